//! The names of the tiles of a map in the lines beside it, and examples of lines for that map.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};

use carcassonne_base::gathering::{collect_set, distinct};
use carcassonne_board::geometry::{Corner, Shape, Space};
use carcassonne_text::{Node, Span};
use carcassonne_words::dictionary::{Use, translated};

use super::address::{self, Address};
use super::cell_parts::Kind;
use super::joining::{Cell, Face};
use super::named_players::{People, colour_meant, letter};
use super::short_forms::{declared_question, first_word, is_figure_line, is_no_player, is_placeholder};
use super::tile_words;
use crate::setup::name_change::write_space;
use crate::setup::{FieldKind, Short};

/// The tiles of a map, as lines name them.
#[derive(Debug)]
pub(super) struct NamedTiles {
    /// The halves of each space with halves: `c1sw` and `c1ne` of `c1`.
    by_space: HashMap<String, Vec<String>>,
    /// The tile and the space for each name of a cell that a double-size tile covers.
    doubles: HashMap<String, (String, Space)>,
    /// Tiles for examples, each with a place on it and a corner.
    pub(super) examples: Vec<(String, String, &'static str)>,
    /// The name of the owner of each meeple, in small letters, and the place of the meeple.
    meeples: Vec<(String, String)>,
    /// The tiles that show a city.
    pub(super) cities: BTreeSet<String>,
}

/// The number of tiles from which examples are taken.
pub(super) const MOST_EXAMPLES: usize = 4;

impl NamedTiles {
    /// Collects the names of the tiles of a map.
    pub(super) fn from_cells(cells: &[Cell], people: &People) -> Self {
        let mut all: HashMap<String, Vec<String>> = HashMap::new();
        let mut doubles = HashMap::new();
        for cell in cells {
            match cell.shape {
                Shape::Half(corner) => {
                    if let Some(space) = cell.name.strip_suffix(corner.word()) {
                        all.entry(space.to_owned()).or_default().push(cell.name.clone());
                    }
                }
                Shape::Double(_) => doubles.extend(
                    cell.shape
                        .spaces(cell.at)
                        .map(|space| (address::cell_name(space, Shape::Square), (cell.name.clone(), space))),
                ),
                Shape::Square => {}
            }
        }
        let examples = cells.iter().filter(|cell| !matches!(cell.face, Face::Hash));
        let examples = examples.take(MOST_EXAMPLES).map(|cell| {
            let part = cell.face.parts().iter().find_map(|part| tile_words::meeple_place(cell, part));
            let place = part.unwrap_or_else(|| format!("{}.field", cell.name));
            let corners = cell.shape.corners();
            let corner = corners.iter().find(|corner| **corner == Corner::Se).or(corners.first());
            (cell.name.clone(), place, corner.map_or("se", |corner| corner.word()))
        });
        let stands = |cell: &Cell| {
            let parts = cell.face.parts().iter().filter(|part| !part.who.is_empty());
            let places = parts.filter_map(|part| Some((tile_words::meeple_place(cell, part)?, part.who.clone())));
            let owners = places.take(MOST_EXAMPLES).flat_map(|(place, who)| {
                who.into_iter().map(move |who| (people.name(who).to_lowercase(), place.clone()))
            });
            owners.collect::<Vec<(String, String)>>()
        };
        let examples = examples.collect();
        let has_city = |cell: &&Cell| match &cell.face {
            Face::Printed(_, tile, _) => !tile.cities.is_empty(),
            face => face.parts().iter().any(|part| part.kind == Kind::City),
        };
        let cities = collect_set(cells.iter().filter(has_city).map(|cell| cell.name.clone()));
        Self { by_space: all, doubles, examples, meeples: cells.iter().flat_map(stands).collect(), cities }
    }

    /// Returns the places of the meeples of a player who is named.
    pub(super) fn places_of(&self, word: &str) -> impl Iterator<Item = &str> {
        let name = colour_meant(word).map_or_else(|| word.to_lowercase(), str::to_owned);
        self.meeples.iter().filter(move |(own, _)| *own == name).map(|(_, place)| place.as_str())
    }

    /// Returns lines of a form on this board, with the words that were typed where they fit.
    pub(super) fn example_lines(&self, form: &str, typed: &[(&str, Span)]) -> Vec<String> {
        let word = |n: usize| typed.get(n).map(|(word, _)| *word);
        let who = |n: usize| {
            // The form has a place for a player, who may have been named elsewhere in the line.
            let is_player = |word: &&str| letter(&word.to_lowercase()).is_some() || colour_meant(word).is_some();
            let plain =
                |word: &&str| !word.contains(['.', '@']) && Address::read(word).is_none() && !is_no_player(word);
            let named = word(n).filter(plain).filter(|_| typed.len() <= n + 1);
            let colour = typed.iter().map(|(word, _)| *word).find(is_player);
            colour.or(named).unwrap_or("r")
        };
        if let Some((_, short)) = declared_question(first_word(form)) {
            return self.example_questions(short, typed, who);
        }
        let mut all = Vec::new();
        for (tile, place, corner) in &self.examples {
            match first_word(form) {
                "barn" => all.push(format!("barn {tile}@{corner} {}", who(1))),
                "flea" => all.push(format!("flea {tile}")),
                "only" => all.push(form.to_owned()),
                "claim" => {
                    let typed_words = || typed.iter().map(|(word, _)| *word);
                    let points = typed_words().find(|word| word.parse::<i32>().is_ok()).unwrap_or("4");
                    let owned = typed_words().filter(|word| word.contains('.')).chain(self.places_of(who(0))).next();
                    all.push(format!("claim {} {} {points}", who(0), owned.unwrap_or(place)));
                }
                piece if is_figure_line(piece) => all.push(format!("{piece} {place} {}", who(1))),
                _ => {}
            }
        }
        distinct(all)
    }

    /// Returns questions in the short form `short`, each word in capitals by the kind of its key; `who` returns the player
    /// for the `n`th word that was typed.
    fn example_questions<'t>(
        &self,
        short: &Short,
        typed: &[(&'t str, Span)],
        who: impl Fn(usize) -> &'t str,
    ) -> Vec<String> {
        let mut addresses: Vec<&str> = typed.iter().map(|(word, _)| *word).collect();
        addresses.retain(|word| Address::read(word).is_some());
        addresses.dedup();
        let stands: Vec<&str> = typed.iter().flat_map(|(word, _)| self.places_of(word)).collect();
        let mut all: Vec<String> = Vec::new();
        for (tile, place, corner) in &self.examples {
            let mut lines = vec![String::new()];
            let mut fields = short.fields.iter();
            for (n, word) in short.form.split(' ').enumerate() {
                let field = if is_placeholder(&word) { fields.next() } else { None };
                let words = match field.map(|field| field.kind) {
                    None => vec![word.to_owned()],
                    Some(FieldKind::Stands { .. }) => {
                        let walk = addresses.split_first().filter(|(_, path)| !path.is_empty());
                        let walk = walk.map(|(_, path)| path.join(" "));
                        let next = self.examples.iter().map(|(other, ..)| other).find(|other| *other != tile);
                        walk.into_iter().chain(next.cloned()).chain([String::new()]).collect()
                    }
                    Some(FieldKind::PlaceOrTile) if !stands.is_empty() => {
                        stands.iter().map(|s| (*s).to_owned()).collect()
                    }
                    Some(FieldKind::Stand) => {
                        addresses.first().map(|first| (*first).to_owned()).into_iter().chain([tile.clone()]).collect()
                    }
                    Some(FieldKind::Crossing) => vec![format!("{tile}@{corner}")],
                    Some(FieldKind::Place | FieldKind::Places | FieldKind::PlaceOrTower) => vec![place.clone()],
                    Some(FieldKind::PlaceOrAll { of }) => {
                        let cities = self.cities.iter().take(MOST_EXAMPLES).map(|tile| format!("{tile}.{of}"));
                        std::iter::once("all".to_owned()).chain(cities).collect()
                    }
                    Some(FieldKind::Player) => vec![who(n.saturating_sub(1)).to_owned()],
                    Some(FieldKind::Compass) => ["e", "se", "s", "w"].map(str::to_owned).to_vec(),
                    Some(FieldKind::Count { least, .. }) => vec![least.max(1).to_string()],
                    Some(FieldKind::Numbers(numbers)) => numbers.first().map(u32::to_string).into_iter().collect(),
                    Some(_) => vec![tile.clone()],
                };
                let join = |line: &String, word: &String| {
                    // Nothing walks from a space to itself.
                    let repeats = line.rsplit(' ').next() == Some(word.as_str()) && !word.is_empty();
                    let space = if line.is_empty() || word.is_empty() { "" } else { " " };
                    (!repeats).then(|| format!("{line}{space}{word}"))
                };
                lines = lines.iter().flat_map(|line| words.iter().filter_map(move |word| join(line, word))).collect();
            }
            lines.retain(|line| !all.contains(line));
            all.extend(lines);
        }
        all
    }

    /// Returns the place that a word names, in English: a space with a single half is that half. Fails with the halves of a
    /// space that has two.
    pub(super) fn resolve_place(&self, text: &str) -> Result<String, &[String]> {
        let end = text.find(['.', '@']).unwrap_or(text.len());
        let (tile, rest) = text.split_at(end);
        let lower = tile.to_ascii_lowercase();
        let rest = feature_in_english(rest);
        if let Some((double, _)) = self.doubles.get(&lower) {
            return Ok(format!("{double}{rest}"));
        }
        match self.by_space.get(&lower).map(Vec::as_slice) {
            None | Some([]) => Ok(format!("{tile}{rest}")),
            Some([only]) => Ok(format!("{only}{rest}")),
            Some(two) => Err(two),
        }
    }

    /// Returns the half that a word means with its corner apart from its space: `b1.sw`, `b1@sw`.
    pub(super) fn half_with_corner_apart(&self, text: &str) -> Option<&str> {
        let (space, corner) = text.split_once(['.', '@'])?;
        let name = format!("{space}{corner}").to_ascii_lowercase();
        let halves = self.by_space.get(&space.to_ascii_lowercase())?;
        halves.iter().find(|half| **half == name).map(String::as_str)
    }

    /// Returns the space of a double-size tile that a word names, as column and row.
    pub(super) fn find_space(&self, text: &str, span: Span) -> Option<Node> {
        let (_, space) = self.doubles.get(&text.to_ascii_lowercase())?;
        Some(write_space(*space, span))
    }
}

/// Returns the feature behind a tile, `.stad@N`, in English: `.city@N`. Other text is returned unchanged.
fn feature_in_english(rest: &str) -> Cow<'_, str> {
    let kind = rest.strip_prefix('.').and_then(|named| named.split('@').next()).unwrap_or_default();
    match translated(Use::Feature, kind) {
        Some(english) => rest.replacen(kind, english, 1).into(),
        None => rest.into(),
    }
}
