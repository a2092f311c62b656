//! The problems of lines beside a quick map that cannot be read, each with lines that can.

use carcassonne_board::geometry::Corner;
use carcassonne_law::RuleSet;
use carcassonne_text::{Problem, Span, Suggestion, nearest_word, problem};
use carcassonne_words::dictionary::{Use, amount, meaning};

use super::address::Address;
use super::named_players::colour_meant;
use super::named_tiles::{MOST_EXAMPLES, NamedTiles};
use super::problems::line_slips as slips;
use super::short_forms::{
    PLACED, asks_of_scores, field_at, first_words, form_in_sentence, form_of, is_all, is_everybody, is_farmer,
    is_figure_line, is_figure_word, is_file_key, is_no_player, is_place_word, line_word, list_forms,
};
use crate::board::FeatureKind;
use crate::pieces::Figure;
use crate::places::place_reader;
use crate::setup::{FieldKind, declarations, is_question_word};

/// A line beside a quick map that begins with a known word or key.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line<'l> {
    /// The first word.
    pub(super) first: &'l str,
    /// The place of the first word.
    pub(super) first_span: Span,
    /// The other words, each with its place.
    pub(super) rest: &'l [(&'l str, Span)],
    /// The place of all words.
    pub(super) words_span: Span,
    /// The place of the whole line.
    pub(super) span: Span,
}

impl Line<'_> {
    /// Returns lines to write in place of this one.
    fn replacements(&self, lines: Vec<String>) -> Vec<Suggestion> {
        lines.into_iter().map(|line| Suggestion::new(self.words_span, line)).collect()
    }

    /// Returns lines of a form on this board, to write in place of this one.
    fn examples(&self, form: &str, board: &NamedTiles) -> Vec<Suggestion> {
        self.replacements(board.example_lines(form, self.rest))
    }

    /// Returns the problem of a line whose first word, or key, is none that a line begins with.
    pub(super) fn unknown_word(&self, word: &str, board: &NamedTiles) -> Problem {
        let Self { rest, first_span: at, .. } = *self;
        if is_farmer(word) && rest.iter().any(|(word, _)| is_everybody(word)) {
            let way = Suggestion::new(self.span, "farmers all");
            return problem!(at, slips::NoQuestion { word: word.to_owned() }).with_ways([way]);
        }
        if is_figure_word(word) {
            let ways = self.replacements(meeple_questions(word, rest, board));
            return problem!(at, slips::FigureAsQuestion { word: word.to_owned() }).with_ways(ways);
        }
        if let Some((part, who)) = word.split_once('=') {
            // A meeple is written as in a cell, in place of a question.
            let figure = if part == part.to_lowercase() && is_figure_word(part) { part } else { "farmer" };
            let ways = self.replacements(meeple_questions(figure, &[(who, at)], board));
            return problem!(at, slips::MeepleAsQuestion { word: word.to_owned() }).with_ways(ways);
        }
        let lower = word.to_lowercase();
        if let Some(problem) = self.claim_in_words(word, board) {
            return problem;
        }
        if is_file_key(&lower) {
            return slips::key_of_file(&lower, at, board.examples.is_empty());
        }
        if is_question_word(&lower) && form_of(&lower).is_none() {
            return problem!(at, slips::QuestionWithoutShortForm { word: word.to_owned(), key: lower });
        }
        if let Some(rules) = named_rules(&lower, rest) {
            return problem!(at, slips::RulesAsQuestion { word: word.to_owned(), rules });
        }
        if let Some(ways) = placing_questions(&lower, rest, board) {
            let ways = self.replacements(ways);
            return problem!(at, slips::ThingAsQuestion { word: word.to_owned() }).with_ways(ways);
        }
        let figure = meaning(Use::Piece, word).filter(|figure| form_of(figure).is_some());
        let near = figure.or_else(|| nearest_word(word, first_words()));
        if form_of(&lower).is_none() && near.is_none() {
            if let Some(form) = form_in_sentence(rest) {
                let ways = self.examples(form, board);
                return problem!(at, slips::SentenceAsQuestion { word: word.to_owned(), form }).with_ways(ways);
            }
            if asks_of_scores(&lower, rest.last().map_or("", |(word, _)| word)) {
                return problem!(at, slips::ScoresAsQuestion { word: word.to_owned() });
            }
        }
        if let Some(near) = near {
            return problem!(at, slips::NoQuestion { word: word.to_owned() }).fix_by_writing(near);
        }
        let tile = board.examples.first().map_or("a1", |(tile, ..)| tile);
        let (word, tile) = (word.to_owned(), tile.to_owned());
        problem!(at, slips::UnknownQuestion { word, forms: list_forms(), tile })
    }

    /// Returns the problem of a claim in other words or in another order: `red 4`, `rot sagt 8`, `claims red 4 points`,
    /// `claim red 4 a1.city`; `None` for another line. `word` is its first word, without a colon.
    pub(super) fn claim_in_words(&self, word: &str, board: &NamedTiles) -> Option<Problem> {
        let number = |word: &str| word.parse().ok().or_else(|| amount(word));
        let is_player = |word: &str| colour_meant(word).is_some();
        let is_verb = ["claim", "claims"].iter().any(|verb| word.eq_ignore_ascii_case(verb));
        let first = Some((word, self.first_span)).filter(|_| !is_verb);
        let words: Vec<(&str, Span)> = first.into_iter().chain(self.rest.iter().copied()).collect();
        let points: Vec<String> = words.iter().filter_map(|(word, _)| Some(number(word)?.to_string())).collect();
        let ([points], 1) = (points.as_slice(), words.iter().filter(|(word, _)| is_player(word)).count()) else {
            return None;
        };
        if !is_verb && !is_player(word) {
            return None;
        }
        let form = form_of("claim")?;
        let others = words.iter().copied().filter(|(word, _)| number(word).is_none());
        let typed: Vec<(&str, Span)> = others.chain([(points.as_str(), self.first_span)]).collect();
        let ways = self.replacements(board.example_lines(form, &typed));
        Some(problem!(self.first_span, slips::ClaimInWords { form }).with_ways(ways))
    }

    /// Returns the problem of a word with a colon that is no question under `ask`: `barn: a1@se`, `abbey: b1`.
    pub(super) fn key_of_no_question(&self, key: &str, board: &NamedTiles) -> Option<Problem> {
        let Self { rest, first_span: at, .. } = *self;
        if let Some(problem) = self.claim_in_words(key, board) {
            return Some(problem);
        }
        if let Some(ways) = placing_questions(key, rest, board) {
            let ways = self.replacements(ways);
            let stray = rest
                .first()
                .filter(|(word, _)| word.chars().all(char::is_alphanumeric) && Address::read(word).is_none());
            let stray = stray.filter(|_| !board.examples.is_empty()).map(|(word, _)| (*word).to_owned());
            return Some(problem!(at, slips::ThingAsKey { key: key.to_owned(), stray }).with_ways(ways));
        }
        let form = form_of(key).filter(|_| declarations().iter().all(|question| question.ask != key))?;
        let places = rest.iter().map(|(word, _)| *word).filter(|word| word.contains(['@', '.']));
        let ways: Vec<String> = places
            .flat_map(|place| [format!("{key} {place} r"), format!("set {key} {place} r")])
            .chain(board.example_lines(form, &[]))
            .collect();
        let problem = problem!(at, slips::ColonAfterWord { word: key.to_owned(), form });
        Some(problem.with_ways(self.replacements(ways)))
    }

    /// Returns the problem of a line with a known first word whose other words are too few, too many or of another kind.
    pub(super) fn find_misfit(&self, form: &'static str, board: &NamedTiles) -> Option<Problem> {
        let Self { first, first_span, rest, .. } = *self;
        if first == "place"
            && let Some(problem) = self.misplaced_thing(board)
        {
            return Some(problem);
        }
        let ends_question = |(n, (word, _)): &(usize, &(&str, Span))| {
            let next = rest.get(n + 1).map_or("", |(word, _)| *word);
            word.ends_with([';', ',']) && (form_of(next).is_some() || is_question_word(next.trim_end_matches(':')))
        };
        if let Some((n, _)) = rest.iter().enumerate().find(ends_question) {
            let at = rest.get(n + 1).map_or(first_span, |(_, at)| *at);
            return Some(problem!(at, slips::SecondQuestion));
        }
        let count = form.split(' ').count() - 1;
        let is_open = form.ends_with("...");
        if rest.len() < if is_open { count - 1 } else { count } {
            let ends_in_points = first == "claim" && rest.len() == 2 && rest[1].0.parse::<i32>().is_ok();
            let missing = form.split(' ').nth(rest.len() + usize::from(!ends_in_points)).unwrap_or_default();
            let problem = problem!(self.words_span, slips::MissingWord { missing, form });
            return Some(problem.with_ways(self.examples(form, board)));
        }
        if let ("place", [one, other, (place, _)]) = (first, rest)
            && let Some(problem) = self.figure_with_player(*one, *other, place)
        {
            return Some(problem);
        }
        if let Some((extra, at)) = rest.get(count).filter(|_| !is_open) {
            let problem = problem!(*at, slips::ExtraWord { word: (*extra).to_owned(), form });
            return Some(problem.with_ways(self.examples(form, board)));
        }
        if let ("place", [(who, at), others @ ..]) = (first, rest)
            && (is_figure_word(who) || is_no_player(who))
        {
            let questions = self.replacements(meeple_questions(who, others, board));
            return Some(figure_as_player(who, Some(form), *at).with_ways(questions));
        }
        self.exchanged_words(form).or_else(|| self.stray_word(form, board))
    }

    /// Returns the problem of `place` with something that is no player.
    fn misplaced_thing(&self, board: &NamedTiles) -> Option<Problem> {
        let [(word, at), others @ ..] = self.rest else { return None };
        let thing = line_word(word);
        if thing == "barn" {
            let form = form_of("set").unwrap_or_default();
            return Some(problem!(*at, slips::BarnAsPlayer { form }).with_ways(self.examples(form, board)));
        }
        let questions = self.replacements(placing_questions(thing, others, board)?);
        Some(problem!(*at, slips::ThingAsPlayer { thing: (*word).to_owned() }).with_ways(questions))
    }

    /// Returns the problem of a question to place a figure and its player, in either order: `place wagon red a1.monastery`.
    fn figure_with_player(&self, one: (&str, Span), other: (&str, Span), place: &str) -> Option<Problem> {
        let (figure, who) = [(one, other), (other, one)].into_iter().find_map(|((word, _), (who, _))| {
            let word = word.to_lowercase();
            Some((Figure::ALL.into_iter().map(Figure::word).find(|figure| *figure == word)?, who))
        })?;
        let written = format!("place: {{ meeple: {who}, figure: {figure}, at: {place} }}");
        let way = Suggestion::new(self.words_span, written);
        Some(problem!(one.1, slips::FigureToPlace { figure }).with_ways([way]))
    }

    /// Returns the problem of a player and a place in the wrong order.
    fn exchanged_words(&self, form: &'static str) -> Option<Problem> {
        let is_spot = |word: &str| word.contains(['@', '.']);
        let Self { first, first_span, rest, .. } = *self;
        let (before, (one, at), (two, end), is_place_first) = match (first, rest) {
            ("place", [one, two]) => ("", one, two, false),
            (piece, [one, two]) if is_figure_line(piece) => ("", one, two, true),
            ("set", [(what, _), one, two]) if line_word(what) == "barn" => ("barn ", one, two, true),
            _ => return None,
        };
        if is_spot(one) == is_place_first || is_spot(two) != is_place_first {
            return None;
        }
        let right = format!("{first} {before}{two} {one}");
        let problem = problem!(at.union(*end), slips::SwappedWords { line: &right, form });
        Some(problem.edit(first_span.union(*end), right))
    }

    /// Returns the problem of a word that names no cell where a place is needed.
    fn stray_word(&self, form: &'static str, board: &NamedTiles) -> Option<Problem> {
        let is_cell = |word: &str| {
            let tile = word.split(['.', '@']).next().unwrap_or(word);
            Address::read(tile).is_some() || word.starts_with('[')
        };
        let may_be_all = |n: usize, word: &str| {
            is_all(word) && field_at(self.first, n).is_some_and(|f| matches!(f.kind, FieldKind::PlaceOrAll { .. }))
        };
        let mut words = self.rest.iter().enumerate();
        let (_, (word, at)) =
            words.find(|(n, (word, _))| is_place_word(self.first, *n) && !is_cell(word) && !may_be_all(*n, word))?;
        let is_player = colour_meant(word).is_some() || board.places_of(word).next().is_some();
        let kind = if is_player { "player" } else { "other" };
        let problem = problem!(*at, slips::NoCell { word: (*word).to_owned(), kind, form });
        Some(problem.with_ways(self.examples(form, board)))
    }

    /// Returns the problem of a word that differs from the one that its form has there.
    pub(super) fn other_word(
        &self,
        (word, own): (&str, &'static str),
        at: Span,
        form: &'static str,
        board: &NamedTiles,
    ) -> Problem {
        let (word, verb) = (word.to_owned(), self.first.to_owned());
        problem!(at, slips::OtherWord { word, verb, own, form }).with_ways(self.examples(form, board))
    }
}

/// Returns the problem of a word in the place of a player that means a figure, or everybody.
pub(super) fn figure_as_player(word: &str, form: Option<&'static str>, at: Span) -> Problem {
    let kind = if is_figure_word(word) || is_everybody(word) { "other" } else { "figure" };
    problem!(at, slips::FigureAsPlayer { word: word.to_owned(), kind, form })
}

/// Returns the questions about placing a thing, for a line such as `place abbey b1`: with the named space, or spaces of the
/// board; `None` for another word.
fn placing_questions(what: &str, rest: &[(&str, Span)], board: &NamedTiles) -> Option<Vec<String>> {
    let what = what.trim_end_matches(':');
    let (_, forms) = PLACED.iter().find(|(word, _)| *word == what)?;
    let counted = |word: &str| {
        let (column, row) = word.trim_matches(['[', ']', '(', ')']).split_once(',')?;
        Some(Address { column: column.parse().ok()?, row: row.parse().ok()?, corner: None })
    };
    let named = rest.iter().filter_map(|(word, _)| Address::read(word).or_else(|| counted(word)));
    // The direction of a bridge may be named.
    let mut words = rest.iter().map(|(word, _)| word.to_lowercase());
    let way = words.rfind(|word| matches!(word.as_str(), "ew" | "ns"));
    let goes = |form: &&&str| way.as_ref().is_none_or(|way| !form.contains("direction") || form.contains(way.as_str()));
    let forms: Vec<&&str> = forms.iter().filter(goes).collect();
    let examples = board.examples.iter().filter_map(|(tile, ..)| Address::read(tile));
    let neighbours = examples.clone().map(|at| Address { column: at.column + 1, ..at });
    let on_tiles = forms.iter().any(|form| form.contains("TILE"));
    let named: Vec<Address> = named.collect();
    // A named space replaces the examples.
    let all: Vec<Address> = match (named.is_empty(), on_tiles) {
        (false, _) => named,
        (true, true) => examples.collect(),
        (true, false) => neighbours.chain(examples.clone()).collect(),
    };
    let written = |form: &str, at: &Address| {
        let space = format!("[{}, {}]", at.column, at.row);
        let tile = Address { corner: at.corner, ..*at }.to_string();
        format!("place: {{ {} }}", form.replace("SPACE", &space).replace("TILE", &tile))
    };
    // A named corner excludes the others.
    let fits = |form: &str, at: &Address| {
        let own = at.corner.map(|corner| format!("corner: {}", corner.word()));
        own.is_none_or(|own| !form.contains("corner: ") || form.ends_with(&own))
    };
    let write_all = |at: &Address| {
        let forms = forms.iter().filter(|form| fits(form, at));
        forms.map(|form| written(form, at)).collect::<Vec<String>>()
    };
    Some(all.iter().flat_map(write_all).collect())
}

/// Returns the rule sets that a line names in place of a question, `under 2002` or `first edition`: those of today if the
/// name is unclear, `None` if there is none.
pub(super) fn named_rules(first: &str, rest: &[(&str, Span)]) -> Option<String> {
    let leads = ["rules", "rule", "under", "as-of"];
    let words: Vec<&str> = rest.iter().map(|(word, _)| *word).take(MOST_RULES + 1).collect();
    let led = leads.contains(&first);
    let named = if led { words.join(" ") } else { format!("{first} {}", words.join(" ")) };
    if named.len() > LONGEST_RULES || named.split_whitespace().count() > MOST_RULES {
        return None;
    }
    let named = named.trim();
    let suggested = RuleSet::suggest_words(named);
    match (RuleSet::parse_range(named), suggested.as_slice()) {
        (Ok(_), _) => Some(named.to_owned()),
        (Err(_), [_, ..]) if led || named.contains(' ') => Some(suggested.join(",")),
        // The first of several editions is taken.
        (Err(which), []) if which.contains("? Write") => which.split('`').nth(1).map(str::to_owned),
        (Err(_), []) if led => Some("now".to_owned()),
        _ => None,
    }
}

/// The maximum number of words that name rule sets.
const MOST_RULES: usize = 4;
/// The maximum number of bytes of such words.
const LONGEST_RULES: usize = 64;

/// Returns the questions about placing a meeple, for a line such as `farmer b`, `farmer b1` or `farmer b a1`: with the
/// named player and place, or places of the board.
fn meeple_questions(first: &str, rest: &[(&str, Span)], board: &NamedTiles) -> Vec<String> {
    let is_tile = |word: &&str| Address::read(word.split(['.', '@']).next().unwrap_or(word)).is_some();
    let words = || rest.iter().map(|(word, _)| *word);
    let who = words().find(|word| !is_tile(word) && !is_no_player(word)).unwrap_or("r");
    let kind = place_reader::feature_by_role(&first.to_lowercase()).unwrap_or(FeatureKind::Field).word();
    let named = words().filter(is_tile);
    let tiles: Vec<&str> = named.chain(board.examples.iter().map(|(tile, ..)| tile.as_str())).collect();
    let questions = tiles.iter().map(|tile| {
        let place = if tile.contains('.') { (*tile).to_owned() } else { format!("{tile}.{kind}") };
        format!("place {who} {place}")
    });
    let places = board.examples.iter().map(|(_, place, _)| format!("place {who} {place}"));
    questions.chain(places).collect()
}

/// Returns the problem of a space with two halves where one of them is meant.
pub(super) fn one_of_two(text: &str, at: Span, two: &[String], walk: bool) -> Problem {
    let end = text.find(['.', '@']).unwrap_or(text.len());
    let (space, rest) = text.split_at(end);
    // A corner that neither half has is none of their features.
    let corner = Corner::ALL.iter().any(|corner| rest.strip_prefix('.') == Some(corner.word()));
    let rest = if corner { "" } else { rest };
    let each = two.iter().map(|half| Suggestion::new(at, format!("{half}{rest}")));
    problem!(at, slips::TwoHalves { space: space.to_owned(), walk }).with_ways(each)
}

pub(super) fn no_city(tile: &str, at: Span, board: &NamedTiles) -> Box<Problem> {
    let cities = board.cities.iter().take(MOST_EXAMPLES).map(|tile| format!("{tile}.city"));
    let ways = std::iter::once("all".to_owned()).chain(cities);
    let problem = problem!(at, slips::NoCityOnTile { tile: tile.to_owned() });
    problem.with_ways(ways.map(|way| Suggestion::new(at, way))).boxed()
}
