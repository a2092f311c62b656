//! What each laid tile shows, in the shape that it is laid in.

use std::collections::{BTreeSet, HashMap};

use super::laid::{Laid, What};
use crate::geometry::Shape;
use crate::scenario::board::face::{self, Face, Kind};
use crate::scenario::names;
use crate::scenario::tiles::definitions::Definitions;
use crate::scenario::tiles::meaning::{self, Meaning};
use crate::scenario::tiles::notation::Parts;
use crate::text::{Code, Problem, Problems, SourceText, Span, nearest, shortened};
use crate::tiles::{Entry, Fault, Part};

/// The kinds of tile that have been laid so far.
#[derive(Debug)]
pub(super) struct Kinds<'d> {
    source: &'d SourceText,
    definitions: &'d Definitions,
    /// The names under `tiles` that have been met.
    pub(super) used: BTreeSet<&'d str>,
    /// The kinds that have been met.
    pub(super) met: Vec<Kind>,
    /// What each word shows in each shape and turn.
    known: HashMap<String, Vec<(Shape, Option<u8>, Face)>>,
}

impl<'d> Kinds<'d> {
    /// No tile yet.
    pub(super) fn new(source: &'d SourceText, definitions: &'d Definitions) -> Self {
        Self { source, definitions, used: BTreeSet::new(), met: Vec::new(), known: HashMap::new() }
    }

    /// What a tile shows; one that cannot be laid as it is written is reported.
    pub(super) fn face(&mut self, laid: &Laid, problems: &mut Problems) -> Face {
        let word = match &laid.what {
            What::Hash => return Face::Hash,
            What::Meant(meaning) => return self.shaped(meaning, laid, problems),
            What::Named(word) => word.as_ref(),
        };
        let found = self
            .known
            .get(word)
            .and_then(|shapes| shapes.iter().find(|(s, t, _)| (*s, *t) == (laid.shape, laid.turn)));
        if let Some((_, _, face)) = found {
            return *face;
        }
        let face = match self.meaning(word, laid, problems) {
            Some(meaning) => self.shaped(&meaning, laid, problems),
            None => Face::Faulty,
        };
        self.known.entry(word.to_owned()).or_default().push((laid.shape, laid.turn, face));
        face
    }

    /// What a word means; a word without a meaning is reported.
    pub(super) fn meaning(
        &mut self,
        word: &str,
        laid: &Laid,
        problems: &mut Problems,
    ) -> Option<Meaning> {
        if names::is_catalogue(word) {
            return Some(meaning::printed(word, laid.span, problems));
        }
        if let Some((name, definition)) = self.definitions.get_key_value(word) {
            self.used.insert(name);
            return Some(definition.meaning.clone());
        }
        if problems.is_full() {
            return None;
        }
        let turned =
            word.split_once('@').and_then(|(name, _)| self.definitions.get_key_value(name));
        if let Some((name, _)) = turned {
            self.used.insert(name);
        }
        problems.push(undefined(word, turned.map(|(name, _)| name), laid, self.definitions));
        None
    }

    /// What a tile of this meaning shows in the shape that it is laid in.
    fn shaped(&mut self, meaning: &Meaning, laid: &Laid, problems: &mut Problems) -> Face {
        let tile = match meaning {
            Meaning::Faulty => None,
            Meaning::Printed(entry, quarters) => match (entry.half, laid.shape) {
                (true, Shape::Half(corner)) => Some(entry.tile().turned(corner.quarters())),
                (false, Shape::Square) => {
                    Some(entry.tile().turned((quarters + laid.turn.unwrap_or(0)) % 4))
                }
                (true | false, _) => {
                    problems.push(wrong_shape(entry, laid));
                    None
                }
            },
            Meaning::Own(sketch, parts) => match sketch.lay(laid.shape) {
                Ok(tile) => Some(tile.turned(laid.turn.unwrap_or(0))),
                Err(faults) => {
                    for fault in faults {
                        problems.push(impossible(fault, parts, laid, self.source));
                    }
                    None
                }
            },
        };
        tile.map_or(Face::Faulty, |tile| face::keep(tile, &mut self.met))
    }
}

/// The problem of a word that `tiles` does not define. If it is a defined name with a turn,
/// `turned` is that name.
fn undefined(
    word: &str,
    turned: Option<&String>,
    laid: &Laid,
    definitions: &Definitions,
) -> Problem {
    let mut help = if let Some(name) = turned {
        format!("only printed tiles are turned; write `{name}` as it lies")
    } else if let Some(fault) = names::fault(word) {
        fault
    } else if let Some(near) = nearest(word, definitions.keys().map(String::as_str)) {
        format!("did you mean `{near}`? Or define it under `tiles`: `{word}: {{ city: N }}`")
    } else {
        format!(
            "define it under `tiles`: `{word}: {{ city: N, road: EW }}`, or `{word}: {{}}` for field alone"
        )
    };
    if laid.after_hash {
        help.push_str("; if this is a comment, put it outside the map");
    }
    let message = format!("`{}` is not defined", shortened(word));
    Problem::new(Code::NameUndefined, laid.span, message).label("no such tile").help(help)
}

/// The problem of a printed tile that is laid in a shape it does not have.
fn wrong_shape(entry: &Entry, laid: &Laid) -> Problem {
    let (id, shape) = (entry.id, laid.shape.word());
    let (is, help) = if entry.half {
        (
            "a half",
            format!(
                "in the map a half is drawn with its diagonal, like `{id}/.`; where it is written with `at`, it has a `corner`, like `corner: nw`"
            ),
        )
    } else {
        (
            "a square tile",
            "lay it in a cell of its own; where it is written with `at`, without `corner` and `to`"
                .to_owned(),
        )
    };
    let message = format!("{id} is {is}; it cannot be laid as a {shape}");
    Problem::new(Code::TileShape, laid.span, message).label(format!("laid as a {shape}")).help(help)
}

/// The problem of a tile of the scenario's own that cannot be what it is written to be, in the
/// shape that it is laid in.
fn impossible(fault: Fault, parts: &Parts, laid: &Laid, source: &SourceText) -> Problem {
    let code = match fault.part {
        _ if fault.lacks_side => Code::TileSide,
        Part::Castle | Part::Monastery | Part::Garden => Code::TileShape,
        Part::City(_) | Part::Road(_) | Part::Field(_) | Part::Sheep => Code::TileFeatures,
    };
    let at = within(source, parts.span(fault.part), &fault.word);
    let problem = Problem::new(code, at, fault.message).label("here").help(fault.help);
    if at == laid.span {
        problem
    } else {
        problem.also(laid.span, format!("laid here as a {}", laid.shape.word()))
    }
}

/// The span of a word within a span; the whole span if the word is not there.
fn within(source: &SourceText, span: Span, word: &str) -> Span {
    match source.slice(span).find(word) {
        Some(at) if !word.is_empty() => span.part(at, word.len()),
        _ => span,
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::read;

    #[test]
    fn a_comment_in_a_row_is_suspected() {
        let text = "board: |\n  a  # note\ntiles:\n  a: {}\n";
        let help = read(text).err().and_then(|r| r.problems().next().map(|p| p.help.clone()));
        assert!(help.is_some_and(|h| h.contains("comment")));
    }
}
