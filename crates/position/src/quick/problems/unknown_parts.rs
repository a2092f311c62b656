//! The problems of text in a cell that is no part of a tile.

use carcassonne_text::{Problem, Span, Suggestion, problem, problem_messages};
use carcassonne_words::dictionary::{Use, translated};

use super::cells::unknown_part;
use super::map_form::print_file;
use crate::quick::cell_parts::{NO_LETTER, are_parts, read_raw};
use crate::quick::named_players::{colour, colour_of};

problem_messages!("quick_unknown_parts");

/// Returns the problem of a word for a thing that a quick map has no letter for: `rWinn`, or `inn` where a road is meant.
/// `segment` begins at a byte of the word.
fn unwritable_thing(word: &str, (begin, segment): (usize, &str), span: Span) -> Option<Problem> {
    let translated = translated(Use::Key, segment);
    let (mark, ground) = NO_LETTER.iter().find(|(mark, _)| segment.ends_with(mark) || translated == Some(mark))?;
    let len = if translated.is_some() { segment.len() } else { mark.len() };
    let from = begin + segment.len() - len;
    let mark_span = span.part(from, len);
    let sign = word.get(..from).filter(|before| before.ends_with(['+', '-'])).map_or(0, |_| 1);
    let problem = problem!(mark_span, UnwritableThing { thing: *mark, print: print_file() });
    if from > 0 {
        return Some(problem.edit(span.part(from - sign, len + sign), ""));
    }
    let ways = ["", "N", "E", "S", "W"].map(|side| Suggestion::new(mark_span, format!("{ground}{side}")));
    Some(problem.with_ways(ways))
}

/// Returns the problem of text that begins at a byte of a word and is no part.
pub(crate) fn no_part(word: &str, at: usize, span: Span) -> Problem {
    let rest = word.get(at..).unwrap_or_default();
    let first = rest.chars().next();
    match first {
        Some('*') => return loose_coat(word, at, span),
        Some('=') => return meeple_on_nothing(word, at, span),
        Some('+') | None => return loose_plus(word, at, span),
        Some(_) => {}
    }
    let begin = word.get(..at).and_then(|t| t.rfind(['+', '='])).map_or(0, |n| n + 1);
    let segment = word.get(begin..).unwrap_or_default();
    let segment = segment.split(['+', '=', '*']).next().unwrap_or_default();
    if let Some(problem) = unwritable_thing(word, (begin, segment), span) {
        return problem;
    }
    let letters = rest.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '@' | '.'));
    let count: usize = letters.map(char::len_utf8).sum();
    let len = if count == 0 { first.map_or(0, char::len_utf8) } else { count };
    let odd = OddText { word, at, text: rest.get(..len).unwrap_or_default(), span };
    if let Some(problem) =
        odd.side_after_coats().or_else(|| odd.reversed_half_edge()).or_else(|| odd.meeple_without_sign())
    {
        return problem;
    }
    let is_side = first.is_some_and(|c| c.is_ascii_uppercase()) && at > 0;
    unknown_part(odd.text, if is_side { "sides" } else { "part" }, odd.text_span())
}

/// Returns the problem of a `*` that follows no city.
fn loose_coat(word: &str, at: usize, span: Span) -> Problem {
    let rest = word.trim_matches('*');
    let typed = format!("{}{}", if rest.starts_with('c') { rest } else { "c" }, "*");
    let sides = ["", "N", "E", "S", "W"].map(|side| Suggestion::new(span, format!("c{side}*")));
    let ways = std::iter::once(Suggestion::new(span, typed)).chain(sides);
    problem!(span.part(at, 1), CoatWithoutCity).with_ways(ways)
}

/// Returns the problem of a `=` that follows no part.
fn meeple_on_nothing(word: &str, at: usize, span: Span) -> Problem {
    let (before, rest) = word.split_at_checked(at).unwrap_or_default();
    let ways = ["c", "r", "f", "m", "cN", "rN"].map(|part| Suggestion::new(span, format!("{before}{part}{rest}")));
    problem!(span.part(at, 1), MeepleWithoutPart { meeple: rest.to_owned() }).with_ways(ways)
}

/// Returns the problem of a `+` that is not between two parts.
fn loose_plus(word: &str, at: usize, span: Span) -> Problem {
    let at = at.min(word.len().saturating_sub(1));
    let mut right = word.to_owned();
    if word.is_char_boundary(at) && word.get(at..).is_some_and(|rest| rest.starts_with('+')) {
        right.remove(at);
    }
    let cell = (!right.is_empty()).then_some(right);
    problem!(span.part(at, 1), LoosePlus { cell }).edit(span.part(at, 1), "")
}

/// Text in the word of a cell that is no part.
#[derive(Clone, Copy)]
struct OddText<'w> {
    word: &'w str,
    /// The byte of the word at which the text begins.
    at: usize,
    text: &'w str,
    /// The place of the word.
    span: Span,
}

impl<'w> OddText<'w> {
    fn text_span(self) -> Span {
        self.span.part(self.at, self.text.len())
    }

    /// Returns the part of the word before the text.
    fn text_before(self) -> &'w str {
        self.word.get(..self.at).unwrap_or_default()
    }

    /// Returns the problem of a side that stands behind coats of arms: `c*N`.
    fn side_after_coats(self) -> Option<Problem> {
        let stars = self.text_before().trim_end_matches('*').len();
        let is_sides = self.text.chars().all(|c| "NESWL".contains(c.to_ascii_uppercase()));
        if !is_sides || stars == 0 || stars >= self.at {
            return None;
        }
        let (before, coats) = self.text_before().split_at(stars);
        let after = self.word.get(self.at + self.text.len()..).unwrap_or_default();
        let right = format!("{before}{}{coats}{after}", self.text.to_uppercase());
        let problem = problem!(self.text_span(), SideAfterCoats { side: self.text.to_owned() });
        Some(problem.with_ways([Suggestion::new(self.span, right)]))
    }

    /// Returns the problem of a half-edge in small letters or in reverse: `fsl`, `fLS`.
    fn reversed_half_edge(self) -> Option<Problem> {
        let letters: Vec<char> = self.text.to_ascii_uppercase().chars().collect();
        let [one, other] = letters.as_slice() else { return None };
        let half = half_edge(*one, *other).filter(|_| self.text_before().ends_with('f'))?;
        let problem = problem!(self.text_span(), HalfEdgeWithSlip { half_edge: self.text.to_owned() });
        Some(problem.with_ways([Suggestion::new(self.text_span(), half)]))
    }

    /// Returns the problem of the letter of a player, which is that of no part, without its `=`: `c*k`.
    fn meeple_without_sign(self) -> Option<Problem> {
        let letter = self.text.chars().next().filter(|_| self.text.chars().count() == 1 && self.at > 0)?;
        let before = self.text_before();
        if colour(letter).is_none() || before.contains(['=', '+']) {
            return None;
        }
        let problem = problem!(self.text_span(), MeepleWithoutSign { player: letter, part: before.to_owned() });
        Some(problem.edit(self.span.part(self.at, 0), "="))
    }
}

/// Returns the problem of a word at a byte of a cell's word of which only the first letters are parts: `half`, `gap`.
pub(crate) fn no_word(word: &str, at: usize, span: Span) -> Option<Problem> {
    let rest = word.get(at..)?;
    let len = rest.find(|c: char| !c.is_lowercase()).unwrap_or(rest.len());
    let text = rest.get(..len)?;
    // The letter may be that of a player behind a part: `ck`.
    let (bare, last) = text.split_at_checked(text.char_indices().next_back()?.0)?;
    let is_player = are_parts(bare) && colour_of(last).is_some();
    let count = text.chars().count();
    let unwritable = unwritable_thing(word, (at, text), span);
    if translated(Use::Key, text).is_some() && unwritable.is_some() {
        return unwritable;
    }
    let is_unwritable = unwritable.is_some();
    let is_known = is_player || is_unwritable || are_parts(text) || begins_with_part_word(text);
    if count < LEAST_WORD || is_known {
        return None;
    }
    let kind = if matches!(text, "half" | "halves") { "halves" } else { "part" };
    Some(unknown_part(text, kind, span.part(at, len)))
}

/// The least letters of text that is taken for a word.
const LEAST_WORD: usize = 3;

/// Returns `true` if a text begins with a part that is called by a word: `cityx`.
fn begins_with_part_word(text: &str) -> bool {
    read_raw(text, 0).is_some_and(|part| part.sides_start > 1)
}

/// Returns two letters as a half-edge, the side first; `None` if they are not a side and an end.
pub(super) fn half_edge(one: char, other: char) -> Option<String> {
    let is_side = |c: char| "NESW".contains(c);
    let is_end = |c: char| "LR".contains(c);
    match (one, other) {
        _ if is_side(one) && is_end(other) => Some(format!("{one}{other}")),
        _ if is_end(one) && is_side(other) => Some(format!("{other}{one}")),
        _ => None,
    }
}
