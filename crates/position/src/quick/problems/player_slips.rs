//! The problems of names behind `=`.

use carcassonne_text::{Problem, Span, Suggestion, problem, problem_messages};

use super::cells::ANY;
use super::map_form::print_file;
use super::meeple_slips;
use crate::places::place_reader::is_figure;
use crate::quick::cell_parts::{Kind, Part, are_plain_parts};
use crate::quick::named_players::{EXAMPLES, colour, list_colours};
use crate::quick::short_forms::declared_question;

problem_messages!("quick_player_slips");

/// A name behind the `=` of a part, in the word of a cell.
#[derive(Clone, Copy)]
pub(crate) struct NameInCell<'w> {
    /// The word of the cell.
    pub word: &'w str,
    /// The place of the word.
    pub word_span: Span,
    /// The byte of the word at which the name begins.
    pub at: usize,
    /// The name, which may be empty.
    pub name: &'w str,
    /// The place of the name.
    pub span: Span,
    /// The part that the name follows.
    pub part: &'w Part,
}

impl NameInCell<'_> {
    pub(crate) fn find_problem(self) -> Option<Problem> {
        let Self { word, at, name, span, part, .. } = self;
        if part.kind.feature_word().is_none() {
            let letter = part.kind.letter();
            let (name, part) = (name.to_owned(), part.kind.word());
            return Some(problem!(span, MeepleOnPartWithoutFeature { letter, name, part }));
        }
        if name.is_empty() {
            return Some(self.missing_name());
        }
        let mut letters = name.chars();
        let first = letters.next()?;
        let rest = letters.as_str();
        if rest.is_empty() && colour(first).is_none() {
            return Some(no_player("letter", name, (span, signed(span))));
        }
        meeple_slips::wordy_name(word, at, name, part, span)
            .or_else(|| figure_as_player(name, span))
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
            return problem!(signs, SecondEqualsSign).fix_by_writing("=");
        }
        no_player("nothing", "", (signs, signs))
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
            let (coat, part, coats) = (rest.to_owned(), before.to_owned(), coats.to_owned());
            return Some(problem!(self.span, CoatAfterMeeple { coat, part, coats, player: first }));
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
        let from = Span { start: word_span.start, end: span.end };
        let meeples = Suggestion { typed: format!("{before}{all}"), ..Suggestion::new(span, all) };
        let road = ["", "N", "E", "S", "W"]
            .map(|side| Suggestion::new(from, format!("{before}{first}+r{side}")).with_meaning("for a road"));
        let road = road.into_iter().filter(|_| rest == "r");
        let meeples = if rest == "r" { meeples.with_meaning("for two meeples") } else { meeples };
        let ways = std::iter::once(meeples).chain(road);
        problem!(span, SeveralPlayers { name: name.to_owned() }).with_ways(ways)
    }

    /// Returns the problem of parts right behind the letter of a colour: `rcN`.
    fn part_behind_colour(self, first: char, rest: &str) -> Problem {
        let Self { word, word_span, at, span, part, .. } = self;
        let before = word.get(..at).unwrap_or_default();
        let rest_span = span.part(first.len_utf8(), rest.len());
        let from = Span { start: word_span.start, end: span.end };
        let plain = format!("{before}{first}+{rest}");
        let open = part.is_open().then_some(part.span);
        let sides = ANY.iter().filter_map(|side| {
            let at = (open?.start - word_span.start) as usize + 1;
            let (head, tail) = plain.split_at_checked(at)?;
            Some(Suggestion::new(from, format!("{head}{side}{tail}")))
        });
        let ways: Vec<Suggestion> = std::iter::once(Suggestion::new(from, plain.clone())).chain(sides).collect();
        problem!(rest_span, PartAfterMeeple { part: rest.to_owned() }).with_ways(ways)
    }
}

/// Returns the problem of a sign that no name has.
fn odd_sign(name: &str, span: Span) -> Option<Problem> {
    let is_odd = |c: char| !c.is_alphanumeric() && !matches!(c, '_' | '-' | '\'' | '*');
    let (at, sign) = name.char_indices().find(|(_, c)| is_odd(*c))?;
    let problem = problem!(span.part(at, sign.len_utf8()), SignInName { name: name.to_owned() });
    let plain: String = name.chars().filter(|c| !is_odd(*c)).collect();
    // Signs at the end alone can be left out.
    let is_trailing = name.trim_end_matches(is_odd) == plain && !plain.is_empty();
    Some(if is_trailing { problem.with_ways([Suggestion::new(span, plain)]) } else { problem })
}

/// Returns the place of a name with the `=` before it.
fn signed(span: Span) -> Span {
    Span { start: span.start.saturating_sub(1), ..span }
}

/// Returns the problem of a figure behind `=`; of a neutral figure, the help has the question about it.
fn figure_as_player(name: &str, span: Span) -> Option<Problem> {
    let asked = declared_question(name).filter(|(question, _)| question.word() == name);
    let form = asked.map(|(_, short)| short.form);
    if form.is_some() || matches!(name, "mage" | "witch") {
        return Some(
            problem!(span, NeutralFigure { figure: name.to_owned(), form, print: print_file() }).edit(signed(span), ""),
        );
    }
    is_figure(name).then(|| no_player("figure", name, (span, signed(span))))
}

/// Returns the problem of a name that is no player's; `signed` begins with the `=`.
fn no_player(fault: &'static str, name: &str, (at, signed): (Span, Span)) -> Problem {
    let problem = problem!(at, NoPlayer { fault, name: name.to_owned(), colours: list_colours() });
    problem.with_ways(list_examples(signed, "="))
}

/// Returns the players for examples, each behind a sign, to write at a place.
pub(crate) fn list_examples(at: Span, sign: &str) -> [Suggestion; 3] {
    EXAMPLES.map(|(who, means)| Suggestion::new(at, format!("{sign}{who}")).with_meaning(means))
}
