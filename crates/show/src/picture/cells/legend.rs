//! The legend of a drawing: the meanings of its signs.

use carcassonne_base::sorting::{sort, sort_by_key, sort_unique};
use carcassonne_board::geometry::Crossing;
use carcassonne_position::Figure;
use carcassonne_position::wording::{Message, Sentence, Voice, say};

use super::canvas::Canvas;
use super::spelling::{Speller, meaning_sentence, to_plain_text};
use crate::picture::plan::{Piece, Plan, QuestionSet, TokenContent};
use crate::picture::signs::{
    CASTLE, CITY_OFFERED, COAT, CUT, FALLING, Glyph, OPEN_UP, REACHED, REACHED_BY_SOME, RISING, SIGNS, Sign,
};

/// The meanings of signs, in the order in which they are printed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Legend(Vec<LegendEntry>);

/// A sign and its meaning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegendEntry {
    /// The sign, or several signs with the same meaning.
    pub sign: String,
    /// The meaning of the sign, in a few words.
    pub meaning: String,
    /// The kind of sign.
    pub kind: LegendKind,
}

/// The kind of an entry of a legend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LegendKind {
    /// A meeple, written as the initial of the player's name.
    Initial,
    /// Any other sign.
    Other,
}

impl Legend {
    /// Returns the entries of the legend, in the order in which they are printed.
    pub fn entries(&self) -> &[LegendEntry] {
        &self.0
    }

    /// Returns the number of entries of the legend.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if the legend has no entries.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns an iterator over the signs of the legend, each with its meaning.
    pub fn iter(&self) -> Pairs<'_> {
        self.0.iter().map(|entry| (&entry.sign, &entry.meaning))
    }
}

/// An iterator over the signs of a legend and their meanings.
type Pairs<'l> = std::iter::Map<std::slice::Iter<'l, LegendEntry>, fn(&LegendEntry) -> (&String, &String)>;

impl<'l> IntoIterator for &'l Legend {
    type Item = (&'l String, &'l String);
    type IntoIter = Pairs<'l>;

    fn into_iter(self) -> Pairs<'l> {
        self.iter()
    }
}

impl FromIterator<(String, String)> for Legend {
    /// Builds a legend of signs other than meeples.
    fn from_iter<I: IntoIterator<Item = (String, String)>>(signs: I) -> Self {
        let entry = |(sign, means)| LegendEntry { sign, meaning: means, kind: LegendKind::Other };
        Self(signs.into_iter().map(entry).collect())
    }
}

/// A token that was drawn, and the glyphs with which it is written.
pub(super) type TokenGlyphs = (TokenContent, Vec<Glyph>);

/// Returns the letters of features on a drawing with their meanings, without duplicates.
pub(super) fn letter_legend(drawn_tokens: &[TokenGlyphs], speller: &Speller, ascii: bool) -> Legend {
    let letter = |(what, form): &TokenGlyphs| match what {
        TokenContent::Letter(_) => Some((*what, glyph_text(form, ascii))),
        _ => None,
    };
    let mut found: Vec<(TokenContent, String)> = drawn_tokens.iter().filter_map(letter).collect();
    sort_unique(&mut found);
    found.into_iter().map(|(what, form)| (form, speller.say(&speller.meaning(what)))).collect()
}

/// The maximum number of names of unplaced tiles that the legend lists.
const OFFERED: usize = 3;

/// Returns the other signs of a drawing with their meanings: players, other tokens and signs, tiles that are not placed
/// yet (under the names `offered_names`), and, if there are several, the questions by their numbers.
pub(super) fn sign_legend(
    drawn_tokens: &[TokenGlyphs],
    offered_names: &[String],
    speller: &Speller,
    canvas: &Canvas,
    ascii: bool,
) -> Legend {
    let mut entries: Vec<(String, Sentence, LegendKind)> = Vec::new();
    let no_questions = QuestionSet::default();
    let stops = drawn_tokens.iter().filter(|(what, _)| matches!(what, TokenContent::Stop(1.., _)));
    let mut stops: Vec<&TokenGlyphs> = stops.collect();
    sort_by_key(&mut stops, |(what, _)| *what);
    let stops: Vec<String> = stops.iter().take(2).map(|(_, form)| glyph_text(form, ascii)).collect();
    let stops = stops.join(" ");
    let numbers = drawn_tokens.iter().filter_map(|(what, _)| match what {
        TokenContent::Counted(n) => Some(*n),
        _ => None,
    });
    let mut numbers: Vec<u32> = numbers.collect();
    sort(&mut numbers);
    let numbers = match numbers.as_slice() {
        [] => String::new(),
        [one] => one.to_string(),
        [one, two] => format!("{one} {two}"),
        [one, .., last] => format!("{one}–{last}"),
    };
    let sheep_counts = drawn_tokens.iter().filter_map(|(what, _)| match what {
        TokenContent::Sheep(count) => Some(*count),
        _ => None,
    });
    let fewest = sheep_counts.min().unwrap_or_default();
    let other_tokens = drawn_tokens.iter().filter(|(what, _)| !matches!(what, TokenContent::Letter(_)));
    let mut tokens: Vec<(TokenContent, String)> = other_tokens
        .map(|(what, form)| match what {
            TokenContent::Stop(0, _) => (TokenContent::Stop(0, no_questions), glyph_text(form, ascii)),
            TokenContent::Stop(..) => (TokenContent::Stop(1, no_questions), stops.clone()),
            TokenContent::Reached(always, some) => {
                let (sign, always) = if always.is_empty() {
                    (REACHED_BY_SOME, no_questions)
                } else {
                    // Of a tile with both marks, the other one gets its entry from its sign, below.
                    (REACHED, no_questions.with_question(0))
                };
                let some = if always.is_empty() { *some } else { no_questions };
                let some = if some.is_empty() { no_questions } else { no_questions.with_question(0) };
                (TokenContent::Reached(always, some), sign.character(ascii).to_string())
            }
            // The lowest number stands for all.
            TokenContent::Sheep(_) => (TokenContent::Sheep(fewest), format!("{{{fewest}s}}")),
            TokenContent::Counted(_) => (TokenContent::Counted(1), numbers.clone()),
            TokenContent::Points { player, now, .. } => {
                (TokenContent::Points { player: *player, points: 0, now: *now }, glyph_text(form, ascii))
            }
            TokenContent::Coats(_) => (TokenContent::Coats(1), COAT.character(ascii).to_string()),
            _ => (*what, glyph_text(form, ascii)),
        })
        .collect();
    // Full forms come before short ones.
    sort_by_key(&mut tokens, |(what, form)| (rank(*what), *what, std::cmp::Reverse(form.len())));
    tokens.dedup();
    let mut last = None;
    for (what, form) in tokens {
        let kind = match what {
            TokenContent::Meeple(player, Figure::Meeple) if speller.is_by_initial(player) => LegendKind::Initial,
            _ => LegendKind::Other,
        };
        match entries.last_mut().filter(|_| last == Some(what)) {
            Some((forms, ..)) => {
                forms.push_str(", ");
                forms.push_str(&form);
            }
            None => entries.push((form, speller.meaning(what), kind)),
        }
        last = Some(what);
    }
    // A board has thousands of signs, of a few kinds.
    let mut drawn_signs: Vec<char> = canvas.signs().map(|sign| sign.sign).collect();
    sort_unique(&mut drawn_signs);
    let signs = SIGNS.iter().copied().filter(|sign| drawn_signs.contains(&sign.sign));
    // The tokens above have the entries of castles: one that is printed differs from a castle token.
    let is_listed = |sign: &Sign| sign.means.is_none() || sign.means == CASTLE.means;
    let mut by_meaning: Vec<(String, Option<&'static Message>)> = Vec::new();
    for sign in signs.filter(|sign| !is_listed(sign)) {
        let letter = sign.character(ascii);
        match by_meaning.iter_mut().find(|(_, means)| *means == sign.means) {
            Some((signs, _)) if sign.means == OPEN_UP.means => signs.push(letter),
            Some(_) => {}
            None => by_meaning.push((letter.to_string(), sign.means)),
        }
    }
    for (sign, means) in by_meaning {
        let meaning = meaning_sentence(means, None);
        if !entries.iter().any(|(known, meant, _)| *known == sign || *meant == meaning) {
            entries.push((sign, meaning, LegendKind::Other));
        }
    }
    if !offered_names.is_empty() {
        // The sign of unplaced cities becomes part of this entry.
        let offered_meaning = meaning_sentence(CITY_OFFERED.means, None);
        let city_index = entries.iter().position(|(_, means, _)| *means == offered_meaning);
        let mut sign_parts: Vec<String> = city_index.map(|n| entries.remove(n).0).into_iter().collect();
        sign_parts.extend(offered_names.iter().take(OFFERED).map(|name| to_plain_text(name, ascii)));
        if offered_names.len() > OFFERED {
            sign_parts.push(CUT.character(ascii).to_string());
        }
        entries.push((sign_parts.join(" "), offered_meaning, LegendKind::Other));
    }
    let sign_entries =
        entries.into_iter().map(|(sign, means, kind)| LegendEntry { sign, meaning: speller.say(&means), kind });
    let questions: Legend = speller.question_legend().into_iter().collect();
    Legend(sign_entries.chain(questions.0).collect())
}

/// Returns an entry for each kind of tile, with the name of one such tile; for an unnamed half, the sign of its edge.
pub(super) fn tile_legend(plan: &Plan, names: bool, ascii: bool) -> Legend {
    let voice = Voice::in_language(plan.language);
    let pieces = plan.pieces.iter().filter(|piece| !piece.offered && plan.window.contains(piece.at));
    let pieces: Vec<&Piece> = pieces.collect();
    let entry = |kind: &'static str, corners: usize| {
        let mut candidates = pieces.iter().filter(|piece| piece.rim.len() == corners);
        let name = if names { candidates.clone().find(|piece| !piece.name.is_empty()) } else { None };
        let sign = match name {
            Some(piece) => to_plain_text(&piece.name, ascii),
            None if corners == HALF => long_side_sign(candidates.next()?).character(ascii).to_string(),
            None => return None,
        };
        Some((sign, voice.say(&say!(legend::Tile { kind: kind }))))
    };
    [("square", SQUARE), ("half", HALF), ("double", DOUBLE)]
        .into_iter()
        .filter_map(|(kind, corners)| entry(kind, corners))
        .collect()
}

/// The number of corners of a square tile, and of other kinds of tiles.
const SQUARE: usize = 4;
const HALF: usize = 3;
const DOUBLE: usize = 6;

/// Returns the sign that draws the long side of a half.
fn long_side_sign(half: &Piece) -> Sign {
    let pairs = half.rim.iter().zip(half.rim.iter().cycle().skip(1));
    let slope = |(from, to): (&Crossing, &Crossing)| (to.column - from.column) * (to.row - from.row);
    let falls = pairs.map(slope).sum::<i32>() > 0;
    if falls { FALLING } else { RISING }
}

/// Returns the rank of a token in the legend: players first, then other figures and barns, then the rest.
fn rank(what: TokenContent) -> u8 {
    match what {
        TokenContent::Meeple(_, Figure::Meeple) => 1,
        TokenContent::Meeple(..) | TokenContent::Ringed(..) | TokenContent::Barn(_) => 2,
        _ => 3,
    }
}

pub(super) fn glyph_text(form: &[Glyph], ascii: bool) -> String {
    let letter = |glyph: &Glyph| match glyph {
        Glyph::Sign(sign) => sign.character(ascii),
        Glyph::Letter(letter) => *letter,
    };
    form.iter().map(letter).collect()
}
