//! The problems of names behind `=`.

use super::cells::{ANY, problem};
use super::meeple_slips::{self, PRINT};
use crate::scenario::places::place_reader::is_figure;
use crate::scenario::quick::cell_parts::{Kind, Part, are_plain_parts};
use crate::scenario::quick::named_players::{EXAMPLES, colour, list_colours};
use crate::scenario::quick::short_forms::declared_question;
use crate::text::{Code, Problem, Span, Suggestion, shorten};

/// A name behind the `=` of a part, in the word of a cell.
#[derive(Clone, Copy)]
pub(in crate::scenario::quick) struct NameInCell<'w> {
    /// The word of the cell.
    pub(in crate::scenario::quick) word: &'w str,
    /// The place of the word.
    pub(in crate::scenario::quick) word_span: Span,
    /// The byte of the word at which the name begins.
    pub(in crate::scenario::quick) at: usize,
    /// The name, which may be empty.
    pub(in crate::scenario::quick) name: &'w str,
    /// The place of the name.
    pub(in crate::scenario::quick) span: Span,
    /// The part that the name follows.
    pub(in crate::scenario::quick) part: &'w Part,
}

impl NameInCell<'_> {
    /// Returns the problem of the name, if it has one.
    pub(in crate::scenario::quick) fn find_problem(self) -> Option<Problem> {
        let Self { word, at, name, span, part, .. } = self;
        if part.kind.feature_word().is_none() {
            let letter = part.kind.letter();
            let message = format!("`{letter}={}`: a meeple cannot be on a {}", shorten(name), part.kind.word());
            let help = format!("write the meeple after its road, city or field: `f=r+{letter}`");
            return Some(problem(span, message, "not there", help));
        }
        if name.is_empty() {
            return Some(self.missing_name());
        }
        let mut letters = name.chars();
        let first = letters.next()?;
        let rest = letters.as_str();
        if rest.is_empty() && colour(first).is_none() {
            let message = format!("`{}` is not a colour", shorten(name));
            let problem = problem(span, message, "unknown colour", String::new());
            let with_sign = Span { start: span.start.saturating_sub(1), ..span };
            return Some(offer_players(problem, with_sign));
        }
        meeple_slips::wordy_name(word, at, name, part, span)
            .or_else(|| no_player(name, span))
            .or_else(|| odd_sign(name, span))
            .or_else(|| self.text_behind_colour(first, rest))
    }

    /// Returns the problem of a `=` without a name.
    fn missing_name(self) -> Problem {
        let from = self.at.saturating_sub(1);
        let rest = self.word.get(from..).unwrap_or_default();
        let run = rest.len() - rest.trim_start_matches('=').len();
        let signs = self.word_span.part(from, run);
        if run > 1 && run < rest.len() && !rest[run..].starts_with('+') {
            let problem = problem(signs, "`=` twice".to_owned(), "one too many", String::new());
            return problem.fix_by_writing("=");
        }
        let problem = problem(signs, "no player is named after `=`".to_owned(), "who?", String::new());
        offer_players(problem, signs)
    }

    /// Returns the problem of a colour's letter with coats of arms or parts right behind it: `r*`, `rcN`, `rb`.
    fn text_behind_colour(self, first: char, rest: &str) -> Option<Problem> {
        let bare = rest.trim_end_matches('*');
        if colour(first).is_none() || rest.is_empty() || !(bare.is_empty() || are_plain_parts(rest)) {
            return None;
        }
        if bare.is_empty() {
            let before = self.word.get(..self.at.saturating_sub(1)).unwrap_or_default();
            let coats = if self.part.kind == Kind::City { rest } else { "" };
            let message = format!("`{rest}` is a coat of arms after a meeple");
            let help = format!("write `{}{coats}={first}`", shorten(before));
            return Some(problem(self.span, message, "belongs to the city", help));
        }
        Some(if rest.chars().all(|c| colour(c).is_some()) {
            self.several_players(first, rest)
        } else {
            self.part_behind_colour(first, rest)
        })
    }

    /// Returns the problem of several letters of colours in one name: `rb`.
    fn several_players(self, first: char, rest: &str) -> Problem {
        let Self { word, word_span, at, name, span, .. } = self;
        let before = word.get(..at).unwrap_or_default();
        let all: Vec<String> = name.chars().map(String::from).collect();
        let all = all.join("=");
        let message = format!("`{name}` is several players in one word");
        let problem = Problem::new(Code::MapCell, span, message).label("two meeples?");
        let from = Span { start: word_span.start, end: span.end };
        let meeples = Suggestion { typed: format!("{before}{all}"), ..Suggestion::new(span, all) };
        let road = ["", "N", "E", "S", "W"]
            .map(|side| Suggestion::new(from, format!("{before}{first}+r{side}")).with_meaning("for a road"));
        let road = road.into_iter().filter(|_| rest == "r");
        let meeples = if rest == "r" { meeples.with_meaning("for two meeples") } else { meeples };
        problem.offer("write ", std::iter::once(meeples).chain(road))
    }

    /// Returns the problem of parts right behind the letter of a colour: `rcN`.
    fn part_behind_colour(self, first: char, rest: &str) -> Problem {
        let Self { word, word_span, at, span, part, .. } = self;
        let before = word.get(..at).unwrap_or_default();
        let rest_span = span.part(first.len_utf8(), rest.len());
        let message = format!("`{}` runs into the meeple before it", shorten(rest));
        let from = Span { start: word_span.start, end: span.end };
        let plain = format!("{before}{first}+{rest}");
        let open = part.is_open().then_some(part.span);
        let sides = ANY.iter().filter_map(|side| {
            let at = (open?.start - word_span.start) as usize + 1;
            let (head, tail) = plain.split_at_checked(at)?;
            Some(Suggestion::new(from, format!("{head}{side}{tail}")))
        });
        let ways: Vec<Suggestion> = std::iter::once(Suggestion::new(from, plain.clone())).chain(sides).collect();
        Problem::new(Code::MapCell, rest_span, message).label("a part, or a name?").offer("write ", ways)
    }
}

/// Returns the problem of a sign that no name has.
fn odd_sign(name: &str, span: Span) -> Option<Problem> {
    let is_odd = |c: char| !c.is_alphanumeric() && !matches!(c, '_' | '-' | '\'' | '*');
    let (at, sign) = name.char_indices().find(|(_, c)| is_odd(*c))?;
    let help = "a name is made of letters, digits, _ and -; + begins another part, a comma another row, a space another cell, and / or \\ goes between two halves";
    let message = format!("`{}` is not a name", shorten(name));
    let problem = problem(span.part(at, sign.len_utf8()), message, "not in a name", help.to_owned());
    let plain: String = name.chars().filter(|c| !is_odd(*c)).collect();
    // Signs at the end alone can be left out.
    let is_trailing = name.trim_end_matches(is_odd) == plain && !plain.is_empty();
    Some(if is_trailing {
        problem.offer("write ", [Suggestion::new(span, plain)]).with_fallback(help)
    } else {
        problem
    })
}

/// Returns the problem of a figure behind `=`; of a neutral figure, the help has the question about it.
fn no_player(name: &str, span: Span) -> Option<Problem> {
    let with_sign = Span { start: span.start.saturating_sub(1), ..span };
    let asked = declared_question(name).filter(|(question, _)| question.word() == name);
    let form = match name {
        _ if let Some((_, short)) = asked => short.form,
        "mage" | "witch" => {
            let message = format!("the {name} belongs to no player, and cannot be written in a quick map");
            let help = format!("leave it out, {PRINT}, and add it under `figures` there");
            return Some(problem(span, message, "not a meeple", help).edit(with_sign, ""));
        }
        _ if is_figure(name) => {
            let message = format!("`{name}` is a figure, not a player");
            return Some(offer_players(problem(span, message, "whose?", String::new()), with_sign));
        }
        _ => return None,
    };
    let message = format!("`{name}` is not a player");
    let help = format!("leave it out, and write after the map `{form}`");
    Some(problem(span, message, "not a meeple", help).edit(with_sign, ""))
}

/// Adds examples of players to the problem of a name; `at` begins with the `=`.
fn offer_players(problem: Problem, at: Span) -> Problem {
    let ways = EXAMPLES.map(|(who, means)| Suggestion::new(at, format!("={who}")).with_meaning(means));
    problem.offer("write ", ways).with_fallback(format!(
        "after = comes the letter of a colour ({}), or a whole name; a capital is a large meeple",
        list_colours()
    ))
}
