//! The legend of a drawing: the meanings of its signs.

use super::canvas::Canvas;
use super::spelled::{Spelled, called};
use crate::geometry::Crossing;
use crate::picture::plan::{Piece, Plan, QuestionSet, What};
use crate::picture::signs::{
    CASTLE, CITY_OFFERED, COAT, CUT, FALLING, Glyph, OPEN_UP, REACHED, REACHED_BY_SOME, RISING, SIGNS, Sign,
};
use crate::scenario::Figure;
use crate::wording::{Message, Sentence, say};

/// The meanings of signs, in the order in which they are printed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Legend(Vec<LegendEntry>);

/// A sign and its meaning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegendEntry {
    /// The sign, or several with the same meaning.
    pub sign: String,
    /// The meaning, in a few words.
    pub means: String,
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
    /// Returns the entries in order.
    pub fn entries(&self) -> &[LegendEntry] {
        &self.0
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if there are no entries.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns each sign with its meaning.
    pub fn iter(&self) -> Pairs<'_> {
        self.0.iter().map(|entry| (&entry.sign, &entry.means))
    }
}

/// An iterator over signs and their meanings.
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
        let entry = |(sign, means)| LegendEntry { sign, means, kind: LegendKind::Other };
        Self(signs.into_iter().map(entry).collect())
    }
}

/// A token that was drawn, and the glyphs of it.
pub(super) type TokenGlyphs = (What, Vec<Glyph>);

/// Returns the letters of features on a drawing with their meanings, without duplicates.
pub(super) fn letters(drawn: &[TokenGlyphs], spelled: &Spelled, ascii: bool) -> Legend {
    let letter = |(what, form): &TokenGlyphs| match what {
        What::Letter(_) => Some((*what, text(form, ascii))),
        _ => None,
    };
    let mut found: Vec<(What, String)> = drawn.iter().filter_map(letter).collect();
    found.sort();
    found.dedup();
    found.into_iter().map(|(what, form)| (form, spelled.say(&spelled.means(what)))).collect()
}

/// The most names of tiles that questions would place that the legend lists.
const OFFERED: usize = 3;

/// Returns the other signs of a drawing with their meanings: players, other tokens and signs, tiles that are not placed
/// yet (under the names `offered`), and, if there are several, the questions by their numbers.
pub(super) fn legend(
    drawn: &[TokenGlyphs],
    offered: &[String],
    spelled: &Spelled,
    canvas: &Canvas,
    ascii: bool,
) -> Legend {
    let mut found: Vec<(String, Sentence, LegendKind)> = Vec::new();
    let none = QuestionSet::default();
    let stops = drawn.iter().filter(|(what, _)| matches!(what, What::Stop(1.., _)));
    let mut stops: Vec<&TokenGlyphs> = stops.collect();
    stops.sort_by_key(|(what, _)| *what);
    let stops: Vec<String> = stops.iter().take(2).map(|(_, form)| text(form, ascii)).collect();
    let stops = stops.join(" ");
    let mut numbers: Vec<u32> = Vec::new();
    numbers.extend(drawn.iter().filter_map(|(what, _)| if let What::Counted(n) = what { Some(*n) } else { None }));
    numbers.sort_unstable();
    let numbers = match numbers.as_slice() {
        [] => String::new(),
        [one] => one.to_string(),
        [one, two] => format!("{one} {two}"),
        [one, .., last] => format!("{one}–{last}"),
    };
    let sheep = drawn.iter().filter_map(|(what, _)| match what {
        What::Sheep(count) => Some(*count),
        _ => None,
    });
    let fewest = sheep.min().unwrap_or_default();
    let drawn = drawn.iter().filter(|(what, _)| !matches!(what, What::Letter(_)));
    let mut tokens: Vec<(What, String)> = drawn
        .map(|(what, form)| match what {
            What::Stop(0, _) => (What::Stop(0, none), text(form, ascii)),
            What::Stop(..) => (What::Stop(1, none), stops.clone()),
            What::Reached(always, some) => {
                let (sign, always) = if always.is_empty() {
                    (REACHED_BY_SOME, none)
                } else {
                    // Of a tile with both marks, the other one gets its entry from its sign, below.
                    (REACHED, none.with(0))
                };
                let some = if always.is_empty() { *some } else { none };
                let some = if some.is_empty() { none } else { none.with(0) };
                (What::Reached(always, some), sign.in_set(ascii).to_string())
            }
            // The lowest number stands for all.
            What::Sheep(_) => (What::Sheep(fewest), format!("{{{fewest}s}}")),
            What::Counted(_) => (What::Counted(1), numbers.clone()),
            What::Points { player, now, .. } => {
                (What::Points { player: *player, points: 0, now: *now }, text(form, ascii))
            }
            What::Coats(_) => (What::Coats(1), COAT.in_set(ascii).to_string()),
            _ => (*what, text(form, ascii)),
        })
        .collect();
    // Full forms come before short ones.
    tokens.sort_by_key(|(what, form)| (rank(*what), *what, std::cmp::Reverse(form.len())));
    tokens.dedup();
    let mut last = None;
    for (what, form) in tokens {
        match found.last_mut().filter(|_| last == Some(what)) {
            Some((forms, ..)) => {
                forms.push_str(", ");
                forms.push_str(&form);
            }
            None => found.push((form, spelled.means(what), kind(what, spelled))),
        }
        last = Some(what);
    }
    // A board has thousands of signs, of a few kinds.
    let mut drawn: Vec<char> = canvas.signs().map(|sign| sign.sign).collect();
    drawn.sort_unstable();
    drawn.dedup();
    let signs = SIGNS.iter().copied().filter(|sign| drawn.contains(&sign.sign));
    // The tokens above have the entries of castles: one that is printed differs from a castle token.
    let told = |sign: &Sign| sign.means.is_none() || sign.means == CASTLE.means;
    let mut by_meaning: Vec<(String, Option<&'static Message>)> = Vec::new();
    for sign in signs.filter(|sign| !told(sign)) {
        let letter = sign.in_set(ascii);
        match by_meaning.iter_mut().find(|(_, means)| *means == sign.means) {
            Some((signs, _)) if sign.means == OPEN_UP.means => signs.push(letter),
            Some(_) => {}
            None => by_meaning.push((letter.to_string(), sign.means)),
        }
    }
    for (sign, means) in by_meaning {
        let means = called(means, None);
        if !found.iter().any(|(known, meant, _)| *known == sign || *meant == means) {
            found.push((sign, means, LegendKind::Other));
        }
    }
    if !offered.is_empty() {
        // The sign of unplaced cities becomes part of this entry.
        let offers = called(CITY_OFFERED.means, None);
        let own = found.iter().position(|(_, means, _)| *means == offers);
        let mut told: Vec<String> = own.map(|n| found.remove(n).0).into_iter().collect();
        told.extend(offered.iter().take(OFFERED).map(|name| spelled.named(name)));
        if offered.len() > OFFERED {
            told.push(CUT.in_set(ascii).to_string());
        }
        found.push((told.join(" "), offers, LegendKind::Other));
    }
    let said = found.into_iter().map(|(sign, means, kind)| LegendEntry { sign, means: spelled.say(&means), kind });
    let questions: Legend = spelled.questions().into_iter().collect();
    Legend(said.chain(questions.0).collect())
}

/// Returns the kind of the entry of a token.
fn kind(what: What, spelled: &Spelled) -> LegendKind {
    match what {
        What::Meeple(player, Figure::Meeple) if spelled.is_by_initial(player) => LegendKind::Initial,
        _ => LegendKind::Other,
    }
}

/// Returns an entry for each kind of tile, with the name of one; for a half without a name, with the sign of its edge.
pub(super) fn tiles(plan: &Plan, names: bool, ascii: bool) -> Legend {
    let voice = plan.language.voice();
    let drawn = plan.pieces.iter().filter(|piece| !piece.offered && plan.window.holds(piece.at));
    let drawn: Vec<&Piece> = drawn.collect();
    let entry = |kind: &'static str, corners: usize| {
        let mut of_kind = drawn.iter().filter(|piece| piece.rim.len() == corners);
        let name = if names { of_kind.clone().find(|piece| !piece.name.is_empty()) } else { None };
        let sign = match name {
            Some(piece) => super::spelled::plain(&piece.name, ascii),
            None if corners == HALF => edge(of_kind.next()?).in_set(ascii).to_string(),
            None => return None,
        };
        Some((sign, voice.say(&say!(legend::Tile { kind: kind }))))
    };
    [("square", SQUARE), ("half", HALF), ("double", DOUBLE)]
        .into_iter()
        .filter_map(|(kind, corners)| entry(kind, corners))
        .collect()
}

/// The number of corners of a tile, by kind.
const SQUARE: usize = 4;
const HALF: usize = 3;
const DOUBLE: usize = 6;

/// Returns the sign of the long side of a half.
fn edge(half: &Piece) -> Sign {
    let pairs = half.rim.iter().zip(half.rim.iter().cycle().skip(1));
    let way = |(from, to): (&Crossing, &Crossing)| (to.column - from.column) * (to.row - from.row);
    let falls = pairs.map(way).sum::<i32>() > 0;
    if falls { FALLING } else { RISING }
}

/// Returns the rank of a token in the legend: players first, then other figures and barns.
fn rank(what: What) -> u8 {
    match what {
        What::Meeple(_, Figure::Meeple) => 1,
        What::Meeple(..) | What::Struck(..) | What::Barn(_) => 2,
        _ => 3,
    }
}

fn text(form: &[Glyph], ascii: bool) -> String {
    let letter = |glyph: &Glyph| match glyph {
        Glyph::Sign(sign) => sign.in_set(ascii),
        Glyph::Letter(letter) => *letter,
    };
    form.iter().map(letter).collect()
}
