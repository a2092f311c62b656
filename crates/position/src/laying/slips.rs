//! Common mistakes in a cell of the map, and the text to write instead.

use carcassonne_board::geometry::{Corner, Shape};
use carcassonne_board::tiles;
use carcassonne_text::{Span, phrase};
use carcassonne_words::messages::plain::Sentence;

use super::problems;
use crate::board::FeatureKind;
use crate::names;
use crate::tiles::definitions::Definitions;
use crate::tiles::meaning::Meaning;

/// The signs that people put between two halves instead of the cut; the last is empty.
const BETWEEN: [&str; 11] = ["\\\\", "//", "|", "-", "_", ",", "&", "+", ":", ";", ""];

/// The two cuts, each with the corners in which the first and the second half lie.
const CUTS: [(char, Corner, Corner); 2] = [('\\', Corner::Sw, Corner::Ne), ('/', Corner::Nw, Corner::Se)];

/// Returns `true` if a word means a tile.
pub(super) fn is_known(word: &str, definitions: &Definitions) -> bool {
    let id = word.split('@').next().unwrap_or(word);
    definitions.contains_key(word) || tiles::entry(id).is_some()
}

/// Returns `true` if a tile, or `.`, has in a shape all the sides with which it is described.
pub(super) fn has_all_sides(word: &str, shape: Shape, definitions: &Definitions) -> bool {
    let is_half = matches!(shape, Shape::Half(_));
    match definitions.get(word).map(|d| &d.meaning) {
        Some(Meaning::Own(sketch, _)) => {
            sketch.lay_out(shape).err().is_none_or(|faults| faults.iter().all(|f| !f.lacks_side))
        }
        Some(Meaning::Printed(entry, _)) => entry.half == is_half,
        Some(Meaning::Faulty) => true,
        None => word == "." || tiles::entry(word).is_some_and(|entry| entry.half == is_half),
    }
}

/// Two words that are drawn as the halves of one space, each with the corner in which its half lies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DrawnPair {
    left: (String, Corner),
    right: (String, Corner),
    cut: char,
}

impl DrawnPair {
    fn from_words(left: &str, right: &str, (cut, a, b): (char, Corner, Corner)) -> Self {
        Self { left: (left.to_owned(), a), right: (right.to_owned(), b), cut }
    }

    /// Returns the cell that has the pair.
    pub(super) fn drawn(&self) -> String {
        format!("{}{}{}", self.left.0, self.cut, self.right.0)
    }

    /// Returns the help to write the pair; `apart` is set if there were spaces around the cut.
    fn to_help(&self, apart: bool) -> Sentence {
        let Self { left: (left, left_corner), right: (right, right_corner), cut } = self;
        let gap = match (left.as_str(), right.as_str()) {
            (".", _) => "left",
            (_, ".") => "right",
            _ => "none",
        };
        let (left_corner, right_corner) = (left_corner.phrase(), right_corner.phrase());
        phrase!(problems::DrawnHalves { left, cut: *cut, right, apart, gap, left_corner, right_corner })
    }

    /// Returns the pair with the corner of its first half.
    fn to_sentence(&self) -> Sentence {
        let Self { left: (left, left_corner), right: (right, _), cut } = self;
        phrase!(problems::Drawing { left, cut: *cut, right, left_corner: left_corner.phrase() })
    }
}

/// Returns the ways to draw two words as halves that both have the sides of their descriptions.
pub(super) fn draw_pairs(left: &str, right: &str, definitions: &Definitions) -> Vec<DrawnPair> {
    let orders = [(left, right), (right, left)];
    let all = orders.into_iter().flat_map(|(l, r)| CUTS.map(|cut| (l, r, cut)));
    let fits = |(l, r, (_, a, b)): &(&str, &str, (char, Corner, Corner))| {
        has_all_sides(l, Shape::Half(*a), definitions) && has_all_sides(r, Shape::Half(*b), definitions)
    };
    let mut found: Vec<DrawnPair> = all.filter(fits).map(|(l, r, cut)| DrawnPair::from_words(l, r, cut)).collect();
    found.dedup();
    found
}

/// Returns the help for two words that are the halves of one space; `apart` is set if there are spaces around the cut.
pub(super) fn describe_halves(left: &str, right: &str, apart: bool, definitions: &Definitions) -> Sentence {
    match draw_pairs(left, right, definitions).as_slice() {
        [] => DrawnPair::from_words(left, right, CUTS[0]).to_help(apart),
        [one] => one.to_help(apart),
        [one, two, ..] => phrase!(problems::EitherDrawing { one: one.to_sentence(), other: two.to_sentence() }),
    }
}

/// Returns the drawing of two words that are the halves of one space; `None` if there are several.
pub(super) fn find_only_drawing(left: &str, right: &str, definitions: &Definitions) -> Option<String> {
    let ways = draw_pairs(left, right, definitions);
    match ways.as_slice() {
        [one] => Some(one.drawn()),
        [] => Some(DrawnPair::from_words(left, right, CUTS[0]).drawn()),
        [_, _, ..] => None,
    }
}

/// Returns `true` if two words are surely halves: at least one is a printed half, or has a side that no square has.
pub(super) fn are_surely_halves(left: &str, right: &str, definitions: &Definitions) -> bool {
    [left, right].into_iter().any(|word| !has_all_sides(word, Shape::Square, definitions))
}

/// Splits an unknown word into two known words with a wrong sign or none between; `None` if that is not possible.
pub(super) fn run_together<'w>(word: &'w str, definitions: &Definitions) -> Option<(&'w str, &'w str)> {
    if word.len() > 100 || is_known(word, definitions) {
        return None;
    }
    word.char_indices().skip(1).find_map(|(at, _)| {
        let (left, rest) = word.split_at(at);
        if !is_known(left, definitions) {
            return None;
        }
        let right = BETWEEN.into_iter().find_map(|sign| {
            let right = rest.strip_prefix(sign)?;
            let known = is_known(right, definitions) || (right == "." && !sign.is_empty());
            // `aa` is more likely a slip of the finger than two halves.
            let glued = sign.is_empty() && left == right;
            (known && !glued).then_some(right)
        })?;
        Some((left, right))
    })
}

/// Splits a word that names a place into its tile and feature; `None` for other words.
pub(super) fn split_place(word: &str) -> Option<(&str, &str)> {
    let (tile, feature) = word.split_once('.')?;
    let kind = feature.split('@').next().unwrap_or(feature);
    let is_kind = FeatureKind::ALL.into_iter().any(|k| k.word() == kind);
    (is_kind && !tile.is_empty()).then_some((tile, feature))
}

/// Returns the spans of a tile's name in the places of a text: that of `a` in each `a.city`.
pub(super) fn find_in_places<'t>(name: &'t str, text: &'t str) -> impl Iterator<Item = Span> + 't {
    let begins = |at: usize| {
        let before = text.get(..at).and_then(|t| t.chars().next_back());
        before.is_none_or(|c| matches!(c, ' ' | '[' | '{' | ',' | '\n' | '"' | '\''))
    };
    let goes_on = move |at: usize| {
        let rest = text.get(at + name.len()..).and_then(|rest| rest.strip_prefix('.'));
        let kind = rest.map(|rest| rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or(""));
        kind.is_some_and(|kind| FeatureKind::ALL.into_iter().any(|k| k.word() == kind))
    };
    let found = text.match_indices(name).map(|(at, _)| at);
    let found = found.filter(move |at| !name.is_empty() && begins(*at) && goes_on(*at));
    found.map(|at| Span::new(at, at + name.len()))
}

/// Returns a word without the punctuation around it; `None` if there is none, or the rest cannot be a name.
pub(super) fn strip_punctuation(word: &str) -> Option<&str> {
    let bare = word.trim_matches([',', ';', '|', '"', '\'', ':', '.', '[', ']', '(', ')', '`']);
    (bare != word && !bare.is_empty() && names::fault(bare).is_none_or(|_| names::is_catalogue(bare))).then_some(bare)
}
