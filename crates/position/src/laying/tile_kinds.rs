//! The face of each laid tile, in the shape in which it is laid.

use std::collections::{BTreeSet, HashMap};

use carcassonne_board::geometry::{Shape, Space};
use carcassonne_text::{Problems, SourceText, problem};

use super::map_tile::{MapTile, TileReference};
use super::miscut_pair::MiscutPair;
use super::problems::misfits;
use super::slips;
use crate::board::face::{self, Face, Kind};
use crate::names;
use crate::tiles::definitions::Definitions;
use crate::tiles::meaning::{self, Meaning};

/// The kinds of tile laid so far, with the names and words of the board.
#[derive(Debug)]
pub(super) struct Kinds<'d> {
    source: &'d SourceText,
    definitions: &'d Definitions,
    /// The names under `tiles` that have been used so far.
    pub(super) used_names: BTreeSet<&'d str>,
    /// The kinds found so far.
    pub(super) met: Vec<Kind>,
    /// The defined names that are on the board, and the names of tiles that questions would lay.
    pub(super) laid_names: BTreeSet<String>,
    /// The only defined name that is not on the board, if there is just one word without a meaning on it.
    pub(super) spare_name: Option<String>,
    /// Set if a word without a meaning has been found.
    pub(super) undefined: bool,
    /// The ids of printed tiles that were laid in a shape that they do not have.
    misshapen: BTreeSet<String>,
    /// The spaces with halves whose cut is wrong.
    miscut: BTreeSet<Space>,
    /// The faces of each word, by shape and turn.
    known_faces: HashMap<String, Vec<(Shape, Option<u8>, Face)>>,
}

impl<'d> Kinds<'d> {
    /// Creates a collection without kinds.
    pub(super) fn new(source: &'d SourceText, definitions: &'d Definitions) -> Self {
        Self {
            source,
            definitions,
            used_names: BTreeSet::new(),
            met: Vec::new(),
            laid_names: BTreeSet::new(),
            spare_name: None,
            undefined: false,
            misshapen: BTreeSet::new(),
            miscut: BTreeSet::new(),
            known_faces: HashMap::new(),
        }
    }

    /// Returns the face of a tile that may share its space with another, `mate`. If both would have their sides with
    /// the other cut, that is reported, and nothing else about them.
    pub(super) fn face_beside(&mut self, laid: &MapTile, mate: Option<&MapTile>, problems: &mut Problems) -> Face {
        if !matches!(laid.shape, Shape::Half(_)) {
            return self.face(laid, problems);
        }
        let mate = mate.filter(|mate| matches!(mate.shape, Shape::Half(_)));
        if self.is_miscut(laid, mate, problems) { Face::Faulty } else { self.face(laid, problems) }
    }

    /// Returns `true` if a half lies in a pair, or beside a gap, whose cut is wrong; reports each such space once.
    fn is_miscut(&mut self, laid: &MapTile, mate: Option<&MapTile>, problems: &mut Problems) -> bool {
        if self.miscut.contains(&laid.at) {
            return true;
        }
        let known = |one: &MapTile| {
            let TileReference::Named(word) = &one.reference else {
                return true;
            };
            let shapes = self.known_faces.get(word.as_ref());
            shapes.is_some_and(|s| s.iter().any(|(s, _, f)| *s == one.shape && *f != Face::Faulty))
        };
        if known(laid) && mate.is_none_or(known) {
            return false;
        }
        let Some(pair) = MiscutPair::find(laid, mate, self.definitions) else {
            return false;
        };
        self.miscut.insert(laid.at);
        let names = pair.words.iter().filter_map(|word| self.definitions.get_key_value(word));
        self.used_names.extend(names.map(|(name, _)| name.as_str()));
        problems.push(pair.to_problem(self.source));
        true
    }

    /// Returns `true` if a name is known to be nowhere on the board; `false` if only a single tile is looked up.
    fn is_known_absent(&self, name: &str) -> bool {
        !self.laid_names.is_empty() && !self.laid_names.contains(name)
    }

    /// Returns the face of a tile; reports a tile that cannot be laid as it is written.
    pub(super) fn face(&mut self, laid: &MapTile, problems: &mut Problems) -> Face {
        let word = match &laid.reference {
            TileReference::Hash => return Face::Hash,
            TileReference::Meant(meaning) => return self.face_in_shape(meaning, laid, problems),
            TileReference::Named(word) => word.as_ref(),
        };
        let found = self
            .known_faces
            .get(word)
            .and_then(|shapes| shapes.iter().find(|(s, t, _)| (*s, *t) == (laid.shape, laid.turn)));
        if let Some((_, _, face)) = found {
            return *face;
        }
        let face = match self.meaning(word, laid, problems) {
            Some(meaning) => self.face_in_shape(&meaning, laid, problems),
            None => Face::Faulty,
        };
        self.known_faces.entry(word.to_owned()).or_default().push((laid.shape, laid.turn, face));
        face
    }

    /// Returns the meaning of a word; `None` for a word without one, which is reported unless definitions are missing.
    pub(super) fn meaning(&mut self, word: &str, laid: &MapTile, problems: &mut Problems) -> Option<Meaning> {
        if let Some((name, definition)) = self.definitions.get_key_value(word) {
            self.used_names.insert(name);
            return Some(definition.meaning.clone());
        }
        if names::is_catalogue(word) {
            self.undefined |= carcassonne_board::tiles::entry(word.split('@').next().unwrap_or(word)).is_none();
            let meant = self.definitions.get_key_value(&word.to_lowercase());
            if let Some((name, _)) = meant.filter(|(name, _)| self.is_known_absent(name)) {
                self.used_names.insert(name);
                let is_printed = carcassonne_board::tiles::entry(word).is_some();
                let [word, own] = [word, name].map(str::to_owned);
                let problem = problem!(laid.span, misfits::CapitalName { printed: is_printed, word, name: own });
                problems.push(problem.fix_by_writing(name));
                return None;
            }
            return Some(meaning::read_printed(word, laid.span, problems));
        }
        self.undefined = true;
        if problems.is_full() || self.definitions.is_incomplete {
            return None;
        }
        let turned = word.split_once('@').and_then(|(name, _)| self.definitions.get_key_value(name));
        if let Some((name, _)) = turned {
            self.used_names.insert(name);
        }
        let spare = self.spare_name.as_deref();
        // If places have the undefined word and not the spare name, the name under `tiles` is the wrong one.
        let spoken = spare.filter(|spare| {
            let spoken = |name: &str| slips::find_in_places(name, self.source.text()).next().is_some();
            spoken(word) && !spoken(spare)
        });
        if let Some(definition) = spoken.and_then(|spare| self.definitions.get(spare)) {
            let spare = spare.unwrap_or_default();
            let problem =
                problem!(laid.span, misfits::NameOfOtherTile { word: word.to_owned(), spare: spare.to_owned() });
            problems.push(problem.at_related(definition.span).edit(definition.span, word));
            return None;
        }
        problems.push(misfits::undefined(
            word,
            turned.map(|(name, _)| name),
            spare,
            laid,
            (self.definitions, self.source),
        ));
        None
    }

    /// Returns the face of a tile with a meaning in the shape in which it is laid; reports a shape that it cannot have.
    fn face_in_shape(&mut self, meaning: &Meaning, laid: &MapTile, problems: &mut Problems) -> Face {
        let tile = match meaning {
            Meaning::Faulty => None,
            Meaning::Printed(entry, quarters) => match (entry.half, laid.shape) {
                (true, Shape::Half(corner)) => Some(entry.tile().rotate(corner.quarters())),
                (false, Shape::Square) => Some(entry.tile().rotate((quarters + laid.turn.unwrap_or(0)) % 4)),
                (true | false, _) => {
                    if self.misshapen.insert(entry.id.to_owned()) {
                        problems.push(misfits::wrong_shape(entry, laid));
                    }
                    None
                }
            },
            Meaning::Own(sketch, parts) => match sketch.lay_out(laid.shape) {
                Ok(tile) => Some(tile.rotate(laid.turn.unwrap_or(0))),
                Err(faults) => {
                    for fault in faults {
                        problems.push_with(|| misfits::impossible(fault, sketch, parts, laid, self.source));
                    }
                    None
                }
            },
        };
        tile.map_or(Face::Faulty, |tile| face::add_kind(tile, &mut self.met))
    }
}
