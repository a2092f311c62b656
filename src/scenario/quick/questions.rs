//! Questions beside a quick map: a word and what it needs, or an entry of `ask` in YAML.

use std::collections::{BTreeSet, HashMap};

use super::address::{self, Address};
use super::figures::{is_large, is_no_name};
use super::join::{Cell, Shows};
use super::parts::Kind;
use super::people::{People, Who, colour, colour_meant, colour_of, letter};
use super::problems::questions as said;
use super::words;
use crate::geometry::{Corner, Shape, Space};
use crate::rulebook::RuleSet;
use crate::scenario::board::FeatureKind;
use crate::scenario::pieces::Figure;
use crate::scenario::places::place;
use crate::scenario::setup::asked::TURN;
use crate::scenario::setup::parts::{SetupFlea, SetupToken};
use crate::scenario::setup::value::{At, ByPlayer, Key, SetupValue};
use crate::scenario::setup::{Ask, By, Declaration, Field, FieldKind, Setup, Short, declarations};
use crate::text::{MapEntries, Node, Problem, Problems, SourceText, Span, Suggestion, Value, nearest_word, parse};

/// What the questions of a quick map say.
#[derive(Debug, Default)]
pub(super) struct QuickQuestions {
    /// Questions, tokens, the score track and the turn at it, and the question of the players in their words.
    pub(super) setup: Setup,
    /// Who is named, with what of theirs is on the board besides.
    pub(super) pieces: Vec<(Who, Option<Node>)>,
    /// What is claimed: by whom, of what, and how much.
    pub(super) claims: Vec<(Who, Node, Node)>,
    /// Whether nothing is answered but what is asked.
    pub(super) only: bool,
}

/// What questions name of a board.
#[derive(Debug)]
pub(super) struct Halves {
    /// The halves by the space in which they lie: `c1` for `c1sw` and `c1ne`.
    by_space: HashMap<String, Vec<String>>,
    /// Both spaces of each double-size tile, as the map calls its cells, with the tile that lies there.
    doubles: HashMap<String, (String, Space)>,
    /// A few tiles, each with a place on it and a corner of it, for examples.
    few: Vec<(String, String, &'static str)>,
    /// Who stands where, by name in small letters.
    stand: Vec<(String, String)>,
    /// The tiles on which there is a city.
    cities: BTreeSet<String>,
}

/// From how many tiles examples are taken.
const MOST_EXAMPLES: usize = 4;

impl Halves {
    /// Those of a board.
    pub(super) fn of(cells: &[Cell], people: &People) -> Self {
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
                        .map(|space| (address::name(space, Shape::Square), (cell.name.clone(), space))),
                ),
                Shape::Square => {}
            }
        }
        let few = cells.iter().filter(|cell| !matches!(cell.shows, Shows::Hash));
        let few = few.take(MOST_EXAMPLES).map(|cell| {
            let part = cell.shows.parts().iter().find_map(|part| words::place(cell, part));
            let place = part.unwrap_or_else(|| format!("{}.field", cell.name));
            let corners = cell.shape.corners();
            let corner = corners.iter().find(|corner| **corner == Corner::Se).or(corners.first());
            (cell.name.clone(), place, corner.map_or("se", |corner| corner.word()))
        });
        let stands = |cell: &Cell| {
            let parts = cell.shows.parts().iter().filter(|part| !part.who.is_empty());
            let each = parts.filter_map(|part| Some((words::place(cell, part)?, part.who.clone())));
            let each = each.take(MOST_EXAMPLES).flat_map(|(place, who)| {
                who.into_iter().map(move |who| (people.name(who).to_lowercase(), place.clone()))
            });
            each.collect::<Vec<(String, String)>>()
        };
        let few = few.collect();
        let has_city = |cell: &&Cell| match &cell.shows {
            Shows::Printed(_, tile, _) => !tile.cities.is_empty(),
            shows => shows.parts().iter().any(|part| part.kind == Kind::City),
        };
        let cities = cells.iter().filter(has_city).map(|cell| cell.name.clone()).collect();
        Self { by_space: all, doubles, few, stand: cells.iter().flat_map(stands).collect(), cities }
    }

    /// Where a player stands who is named.
    fn places_of(&self, word: &str) -> impl Iterator<Item = &str> {
        let name = colour_meant(word).map_or_else(|| word.to_lowercase(), str::to_owned);
        self.stand.iter().filter(move |(own, _)| *own == name).map(|(_, place)| place.as_str())
    }

    /// What a question of a form may look like on the board, with what was said of it already.
    fn examples(&self, form: &str, said: &[(&str, Span)]) -> Vec<String> {
        let word = |n: usize| said.get(n).map(|(word, _)| *word);
        let who = |n: usize| {
            // The form has a place for it; somebody may have named a player elsewhere.
            let is_player = |word: &&str| letter(&word.to_lowercase()).is_some() || colour_of(word).is_some();
            let plain = |word: &&str| !word.contains(['.', '@']) && Address::read(word).is_none() && !is_nobody(word);
            let named = word(n).filter(plain).filter(|_| said.len() <= n + 1);
            let colour = said.iter().map(|(word, _)| *word).find(is_player);
            colour.or(named).unwrap_or("r")
        };
        let mut all = Vec::new();
        if head(form) == "fairy" {
            // Beside whoever is named.
            let places = said.iter().flat_map(|(word, _)| self.places_of(word));
            all.extend(places.map(|place| format!("fairy {place}")));
            if !all.is_empty() {
                return all;
            }
        }
        if head(form) == "farmers" {
            let cities = self.cities.iter().take(MOST_EXAMPLES);
            all.push("farmers all".to_owned());
            all.extend(cities.map(|tile| format!("farmers {tile}.city")));
            return all;
        }
        for (tile, place, corner) in &self.few {
            let at = word(0).unwrap_or(tile);
            match head(form) {
                "dragon" => {
                    let named = said.iter().map(|(word, _)| *word);
                    let mut named: Vec<&str> = named.filter(|word| Address::read(word).is_some()).collect();
                    named.dedup();
                    let walk = (named.len() > 1).then(|| format!("dragon {}", named.join(" ")));
                    let next = self.few.iter().map(|(other, ..)| other).find(|other| *other != tile);
                    let step = next.map(|next| format!("dragon {tile} {next}"));
                    all.extend(walk.into_iter().chain(step).chain([format!("dragon {tile}")]));
                }
                "tower" => all.extend([format!("tower {at} 1"), format!("tower {tile} 1")]),
                "flier" => {
                    all.extend(["e", "se", "s", "w"].map(|way| format!("flier {at} {way} 1")));
                }
                "fairy" => all.push(format!("fairy {tile}")),
                "place" => all.push(format!("place {} {place}", who(0))),
                "set" => all.push(format!("set barn {tile}@{corner} {}", who(2))),
                "barn" => all.push(format!("barn {tile}@{corner} {}", who(1))),
                "flea" => all.push(format!("flea {tile}")),
                "only" => all.push(form.to_owned()),
                "claim" => all.push(format!("claim {} {place} 4", who(0))),
                piece if is_piece(piece) => all.push(format!("{piece} {place} {}", who(1))),
                _ => {}
            }
        }
        all
    }

    /// The place that a word names: a space with a single half is that half.
    ///
    /// # Errors
    ///
    /// The halves of a space that has two.
    fn place(&self, text: &str) -> Result<String, &[String]> {
        let end = text.find(['.', '@']).unwrap_or(text.len());
        let (tile, rest) = text.split_at(end);
        let lower = tile.to_ascii_lowercase();
        if let Some((double, _)) = self.doubles.get(&lower) {
            return Ok(format!("{double}{rest}"));
        }
        match self.by_space.get(&lower).map(Vec::as_slice) {
            None | Some([]) => Ok(text.to_owned()),
            Some([only]) => Ok(format!("{only}{rest}")),
            Some(two) => Err(two),
        }
    }

    /// The half that a word means which parts its corner from its space, `b1.sw` or `b1@sw`.
    fn parted(&self, text: &str) -> Option<&str> {
        let (space, corner) = text.split_once(['.', '@'])?;
        let name = format!("{space}{corner}").to_ascii_lowercase();
        let halves = self.by_space.get(&space.to_ascii_lowercase())?;
        halves.iter().find(|half| **half == name).map(String::as_str)
    }

    /// The space of a double-size tile that a word names, as it stands in a file: column and row.
    fn space(&self, text: &str, span: Span) -> Option<Node> {
        let (_, space) = self.doubles.get(&text.to_ascii_lowercase())?;
        let number = |n: i32| Node::word(n.to_string(), span);
        Some(Node::list(vec![number(space.column), number(space.row)], span))
    }
}

/// What stands on the board besides, as a line says it among the questions that mechanics declare.
const STANDING: [&str; 7] = [
    "barn PLACE WHO",
    "flea TILE",
    "builder PLACE WHO",
    "pig PLACE WHO",
    "mayor PLACE WHO",
    "wagon PLACE WHO",
    "abbot PLACE WHO",
];

/// The line by which nothing is answered but what is asked.
pub(crate) const ONLY: &str = "only asked";

/// What else a line says: that features, which are answered beside what is asked, are not; what the players ask in words, and what
/// each of them says.
const SAID: [&str; 3] = [ONLY, "question TEXT", "claim WHO PLACE POINTS"];

/// How the lines are written that ask nothing of a mechanic.
fn pieces() -> impl Iterator<Item = &'static str> {
    STANDING.into_iter().chain(SAID)
}

/// Whether a word names a figure that a line says to stand somewhere, other than a meeple.
fn is_piece(word: &str) -> bool {
    word != "flea" && STANDING.iter().any(|form| head(form) == word)
}

/// How each line is written.
fn forms() -> impl Iterator<Item = &'static str> {
    let declared = declarations().iter().filter_map(|question| question.short.as_ref());
    declared.map(|short| short.form).chain(pieces())
}

/// The question that a line asks which begins with a word, with its short form.
fn declared(first: &str) -> Option<(&'static Declaration, &'static Short)> {
    let all = declarations().iter().filter_map(|question| Some((*question, question.short.as_ref()?)));
    all.into_iter().find(|(_, short)| head(short.form) == first)
}

/// The key for which a word of a line stands, by its place behind the first; `None` for what is typed as it stands.
pub(crate) fn field(question: &str, n: usize) -> Option<&'static Field> {
    let (_, short) = declared(question)?;
    let words: Vec<&str> = short.form.split(' ').skip(1).collect();
    let is_open = short.form.ends_with("...");
    let n = if is_open { n.min(words.len().checked_sub(1)?) } else { n };
    let before = words.get(..n)?.iter().filter(|word| is_named(word)).count();
    short.fields.get(before).filter(|_| words.get(n).is_some_and(is_named)).copied()
}

/// Whether a word of a form is named by whoever asks, and not typed as it stands.
fn is_named(word: &&str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
}

/// The word with which a form begins.
fn head(form: &str) -> &str {
    form.split(' ').next().unwrap_or(form)
}

/// Whether a word stands under `ask`: `plague`.
pub(crate) fn is_asked(word: &str) -> bool {
    declarations().iter().any(|question| question.ask == word)
}

/// Whether what is said of a question that begins with a word is more than how questions are written: a question of another
/// form, a key of a file, what would be laid, or what is told without a question.
pub(crate) fn is_told(first: &str, line: &str) -> bool {
    let lower = first.trim_end_matches(':').to_lowercase();
    let asked = is_asked(&lower) && form(&lower).is_none();
    asked || is_of_a_file(&lower) || is_laid(&lower) || asks_of_scores(&lower, line)
}

/// The short question of which a sentence speaks that begins otherwise: `can the dragon eat red?`
fn spoken_of(words: &[(&str, Span)]) -> Option<&'static str> {
    words.iter().find_map(|(word, _)| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        form(&word).filter(|_| !matches!(word.as_str(), "set" | "place"))
    })
}

/// Whether a line asks what every feature is told without a question.
fn asks_of_scores(first: &str, line: &str) -> bool {
    SCORES.contains(&first) || line.trim_end().ends_with('?')
}

/// The words with which short questions begin.
pub(crate) fn heads() -> impl Iterator<Item = &'static str> {
    forms().map(head)
}

/// How the short question is written that begins with a word.
pub(crate) fn form(word: &str) -> Option<&'static str> {
    forms().find(|form| head(form) == word)
}

/// Whether a text is a question and no map: `setup: { players: 4, sets: I }`, `tower b1 1`.
pub(crate) fn is_question(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let key = first.strip_suffix(':').or(first.split_once(":{").map(|(key, _)| key));
    let begins = key.is_some_and(|key| key.len() > 1 && key.chars().all(|c| c.is_ascii_lowercase() || c == '-'));
    begins && !text.contains(['\n', '\r']) || (form(first).is_some() && words.next().is_some())
}

/// Whether a line among the questions asks nothing of a mechanic: it says what stands or lies there, what is answered, what the
/// players ask in words, and what they claim.
pub(crate) fn says(question: &str) -> bool {
    let first = question.split_whitespace().next().unwrap_or_default();
    pieces().any(|form| head(form) == first) || is_track(question)
}

/// Whether a line is the question of the players, in their words.
pub(crate) fn is_in_words(line: &str) -> bool {
    line.split_whitespace().next() == Some("question")
}

/// Whether a line is in the players' own words but for the first: none of these is a cell.
pub(crate) fn is_worded(line: &str) -> bool {
    let mut words = line.split_whitespace();
    matches!(words.next(), Some("question" | "claim")) && words.next().is_some()
}

/// Whose claim a line is, and of what.
pub(crate) fn claimed(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_whitespace();
    if words.next() != Some("claim") {
        return None;
    }
    Some((words.next()?, words.next()?))
}

/// Whether a word begins an entry of `ask` in YAML.
pub(crate) fn begins_yaml(word: &str) -> bool {
    word.ends_with(':') || word.starts_with(['{', '-', '[']) || word.contains(":{")
}

/// The words of a question, each with its place.
fn split(source: &SourceText, span: Span) -> Vec<(&str, Span)> {
    let text = source.slice(span);
    let mut words = Vec::new();
    let mut at = 0;
    for piece in text.split(char::is_whitespace) {
        if !piece.is_empty() {
            words.push((piece, span.part(at, piece.len())));
        }
        at += piece.len();
        at += text.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    }
    words
}

/// Reads a question.
#[expect(clippy::too_many_lines, reason = "one question after the other, each in a few lines")]
pub(super) fn read(
    source: &SourceText,
    span: Span,
    halves: &Halves,
    people: &mut People,
    asked: &mut QuickQuestions,
    problems: &mut Problems,
) {
    let words = split(source, span);
    let Some(&(first, first_span)) = words.first() else {
        problems.push(said::asks_nothing(span, &all()));
        return;
    };
    if first == "question"
        && let Some((_, at)) = words.get(1)
    {
        let text = at.union(words.last().map_or(*at, |(_, at)| *at));
        if asked.setup.question.is_some() {
            problems.push(said::second_in_words(span));
        }
        asked.setup.question = Some(Node::word(source.slice(text), text));
        return;
    }
    if first == "claim" && words.len() > 3 {
        claim(source, &words, halves, people, asked, problems);
        return;
    }
    if let Some((key, rest)) = first.split_once(":{").filter(|(key, _)| !key.is_empty()) {
        problems.push(said::no_space_after_colon(key, rest, first_span));
        return;
    }
    let rest = words.get(1..).unwrap_or_default();
    let whole = first_span.union(words.last().map_or(first_span, |(_, at)| *at));
    if let Some(key) = first.strip_suffix(':') {
        if form(key).is_none() && !is_asked(key) && rules_meant(key, rest).is_some() {
            problems.push(unknown(key, first_span, span, rest, halves));
            return;
        }
        if is_track(source.slice(span)) {
            at_the_track(source, span, (key, first_span), people, asked, problems);
            return;
        }
        if is_of_a_file(key) {
            problems.push(of_a_file(key, first_span, halves));
            return;
        }
        if let Some(problem) = not_in_yaml(key, first_span, whole, rest, halves) {
            problems.push(problem);
            return;
        }
    }
    if begins_yaml(first) {
        let before = problems.len();
        let items = in_yaml(source, span, problems);
        if problems.len() == before
            && let Some(mut asks) = Vec::<Ask>::read(&Node::list(items, span), Key::of("ask"), problems)
        {
            asks.visit_names(&mut |kind, node| {
                if matches!(kind, FieldKind::Player) {
                    as_the_map_does(node, people);
                }
            });
            asked.setup.ask.extend(asks);
        }
        return;
    }
    if is_asked(first) && rest.first().is_some_and(|(word, _)| word.starts_with('{')) {
        problems.push(said::no_colon(first, first_span));
        return;
    }
    let Some(form) = form(first) else {
        problems.push(unknown(first, first_span, span, rest, halves));
        return;
    };
    if let ("place", [("barn", at), ..]) = (first, rest) {
        let form = self::form("set").unwrap_or_default();
        let ways = halves.examples(form, rest).into_iter().map(|way| Suggestion::new(whole, way));
        problems.push(said::barn_as_player(*at, form, ways));
        return;
    }
    if let ("place", [(what, at), ..]) = (first, rest)
        && let Some(ways) = lay(what, rest.get(1..).unwrap_or_default(), halves)
    {
        let ways = ways.into_iter().map(|way| Suggestion::new(whole, way));
        problems.push(said::laid_as_player(what, *at, ways));
        return;
    }
    let ways = || halves.examples(form, rest).into_iter().map(|way| Suggestion::new(whole, way));
    let several = rest.iter().enumerate().find(|(n, (word, _))| {
        let next = rest.get(n + 1).map_or("", |(word, _)| *word);
        word.ends_with([';', ',']) && (self::form(next).is_some() || is_asked(next.trim_end_matches(':')))
    });
    if let Some((n, _)) = several {
        let at = rest.get(n + 1).map_or(first_span, |(_, at)| *at);
        problems.push(said::second_question(at));
        return;
    }
    let needs = form.split(' ').count() - 1;
    let is_open = form.ends_with("...");
    let least = if is_open { needs - 1 } else { needs };
    if rest.len() < least {
        let lacks = form.split(' ').nth(rest.len() + 1).unwrap_or_default();
        let at = first_span.union(rest.last().map_or(first_span, |(_, span)| *span));
        problems.push(said::says_too_little(lacks, at, form, ways()));
        return;
    }
    // `place wagon red a1.monastery`, in either order.
    if let ("place", [(one, at), (other, _), (place, _)]) = (first, rest)
        && let Some((figure, who)) = [(one, other), (other, one)].into_iter().find_map(|(word, who)| {
            let word = word.to_lowercase();
            Some((Figure::ALL.into_iter().map(Figure::word).find(|figure| *figure == word)?, who))
        })
    {
        let written = format!("place: {{ meeple: {who}, figure: {figure}, at: {place} }}");
        problems.push(said::figure_to_place(figure, *at, Suggestion::new(whole, written)));
        return;
    }
    if !is_open && let Some((extra, at)) = rest.get(needs) {
        problems.push(said::word_too_many(extra, *at, form, ways()));
        return;
    }
    if let ("place", [(who, at), ..]) = (first, rest)
        && (FIGURES.contains(&who.to_lowercase().as_str()) || is_nobody(who))
    {
        let ways = stand(who, rest.get(1..).unwrap_or_default(), halves).into_iter();
        let ways = ways.map(|way| Suggestion::new(whole, way));
        problems.push(said::figure_as_player(nobody(who), *at, form, ways));
        return;
    }
    let is_cell = |word: &str| {
        let tile = word.split(['.', '@']).next().unwrap_or(word);
        Address::read(tile).is_some() || word.starts_with('[')
    };
    let is_all = |n: usize, word: &str| {
        word == "all" && field(first, n).is_some_and(|f| matches!(f.kind, FieldKind::PlaceOrAll { .. }))
    };
    let stray =
        rest.iter().enumerate().find(|(n, (word, _))| is_place(first, *n) && !is_cell(word) && !is_all(*n, word));
    let swapped = swapped((first, first_span), rest, form);
    if let (Some((_, (word, at))), None) = (stray, &swapped) {
        let is_player = colour_meant(word).is_some() || halves.places_of(word).next().is_some();
        problems.push(if is_player {
            said::player_as_place(word, *at, form, ways())
        } else {
            said::no_cell(word, *at, form, ways())
        });
        return;
    }
    let spots = match swapped.map_or_else(|| spots(first, rest, halves), Err) {
        Ok(spots) => spots,
        Err(problem) => {
            problems.push(*problem);
            return;
        }
    };
    let node = |n: usize| spots.get(n).map_or(Node::word("", span), |(text, at)| Node::word(text.as_str(), *at));
    if let Some((question, _)) = declared(first) {
        let other = form.split(' ').skip(1).zip(rest).find(|(own, (typed, _))| !is_named(own) && own != typed);
        if let Some((own, (typed, at))) = other {
            problems.push(said::other_word((typed, own), first, *at, form, ways()));
            return;
        }
        let mut body: Vec<(&str, Node)> = Vec::new();
        let mut figure = None;
        for (n, (said, at)) in rest.iter().enumerate() {
            let Some(field) = field(first, n) else { continue };
            match field.kind {
                FieldKind::Stands { .. } => {
                    let each = rest.iter().enumerate().skip(n);
                    let all = each.map(|(n, (said, at))| halves.space(said, *at).unwrap_or_else(|| node(n)));
                    body.push((field.key, Node::list(all.collect(), span)));
                    break;
                }
                FieldKind::Stand => {
                    body.push((field.key, halves.space(said, *at).unwrap_or_else(|| node(n))));
                }
                FieldKind::Tile => {
                    body.push((field.key, node(n)));
                    let space = question.fields.iter().find(|f| matches!(f.kind, FieldKind::Space));
                    body.extend(space.and_then(|f| Some((f.key, halves.space(said, *at)?))));
                }
                FieldKind::Player => {
                    let Some(who) = player(said, *at, people, problems) else { return };
                    body.push((field.key, Node::word(people.name(who), *at)));
                    figure = who.large.then(|| Node::word("large", *at));
                    asked.pieces.push((who, None));
                }
                _ => body.push((field.key, node(n))),
            }
        }
        let other = question.fields.iter().find(|f| f.key == "figure");
        body.extend(other.zip(figure).map(|(field, large)| (field.key, large)));
        if let By::For(mechanic) = question.by {
            body.push(("for", Node::word(mechanic, first_span)));
        }
        let word = question.ask.to_owned();
        let body = Node::map(body, span);
        asked.setup.ask.push(Ask { id: None, id_span: span, word, word_span: span, body, span });
        return;
    }
    match (first, rest) {
        ("flea", _) => {
            let flea = SetupFlea { flea: node(0).into() };
            asked.setup.tokens.push(At { value: SetupToken::Flea(flea), span });
        }
        ("only", [("asked", _)]) => asked.only = true,
        ("only", [(typed, at)]) => {
            problems.push(said::other_word((typed, "asked"), first, *at, form, ways()));
        }
        (piece, [(_, place_at), (who, at)]) if is_piece(piece) => {
            let Some(who) = player(who, *at, people, problems) else { return };
            let place = spots.first().map_or("", |(place, _)| place.as_str());
            // In one piece, so that what is wrong with a part of it has its place.
            let text = format!("{piece} {place}");
            let whole = first_span.union(*place_at);
            let at = if source.slice(whole) == text { whole } else { *place_at };
            asked.pieces.push((who, Some(Node::word(text, at))));
        }
        _ => {}
    }
}

/// Reads a claim: who, of what, and how much or what else.
fn claim(
    source: &SourceText,
    words: &[(&str, Span)],
    halves: &Halves,
    people: &mut People,
    asked: &mut QuickQuestions,
    problems: &mut Problems,
) {
    let [_, (who, who_at), (of, of_at), (_, from), ..] = words else { return };
    let Some(who) = player(who, *who_at, people, problems) else { return };
    let of = match halves.place(of) {
        Ok(of) => Node::word(of, *of_at),
        Err(two) => {
            problems.push(one_of_two(of, *of_at, two, false));
            return;
        }
    };
    let said = from.union(words.last().map_or(*from, |(_, at)| *at));
    let Ok(alone) = SourceText::new(source.name(), source.slice(said).into()) else { return };
    match parse(&alone) {
        Ok(mut value) => {
            name_scorers(&mut value, people);
            asked.pieces.push((who, None));
            asked.claims.push((who, of, value.shift(said.start)));
        }
        Err(problem) => problems.push(problem.shift(said.start)),
    }
}

/// Calls those who score by a claim as the map calls them.
fn name_scorers(value: &mut Node, people: &mut People) {
    let Value::Map(entries) = &mut value.value else { return };
    for (_, node) in entries.iter_mut().filter(|(key, _)| key.text() == Some("points")) {
        if let Value::Map(points) = &mut node.value {
            for (who, _) in points {
                as_the_map_does(who, people);
            }
        }
    }
}

/// The words of a short question, those that name places as the board calls them.
fn spots(question: &str, words: &[(&str, Span)], halves: &Halves) -> Result<Vec<(String, Span)>, Box<Problem>> {
    let spot = |(n, (text, at)): (usize, &(&str, Span))| {
        if !is_place(question, n) {
            return Ok(((*text).to_owned(), *at));
        }
        let corner =
            question == "barn" || field(question, n).is_some_and(|field| matches!(field.kind, FieldKind::Crossing));
        if let Some(half) = halves.parted(text).filter(|_| !corner) {
            return Err(said::parted_half(text, half, *at).boxed());
        }
        let kind = field(question, n).map(|field| field.kind);
        let tile_alone = matches!(kind, Some(FieldKind::Tile | FieldKind::Stand | FieldKind::Stands { .. }));
        if let (true, Some((tile, _))) = (tile_alone, text.split_once('.')) {
            return Err(said::feature_as_tile(text, tile, *at).boxed());
        }
        let meant = halves.place(text);
        let place = meant.map_err(|two| {
            Box::new(one_of_two(text, *at, two, form(question).is_some_and(|form| form.ends_with("..."))))
        })?;
        match kind {
            // A tile alone stands for its city.
            Some(FieldKind::PlaceOrAll { of }) if Address::read(&place).is_some() => {
                let is_known = halves.few.is_empty() || halves.cities.contains(&place);
                if is_known { Ok((format!("{place}.{of}"), *at)) } else { Err(no_city(&place, *at, halves)) }
            }
            _ => Ok((place, *at)),
        }
    };
    words.iter().enumerate().map(spot).collect()
}

/// The problem of a tile without a city where one is needed.
fn no_city(tile: &str, at: Span, halves: &Halves) -> Box<Problem> {
    let cities = halves.cities.iter().take(MOST_EXAMPLES).map(|tile| format!("{tile}.city"));
    let ways = std::iter::once("all".to_owned()).chain(cities);
    said::no_city(tile, at, ways.map(|way| Suggestion::new(at, way))).boxed()
}

/// The problem of a player and a place that stand in each other's place.
fn swapped((first, first_span): (&str, Span), rest: &[(&str, Span)], form: &str) -> Option<Box<Problem>> {
    let is_spot = |word: &str| word.contains(['@', '.']);
    let (before, (one, at), (two, end), place_first) = match (first, rest) {
        ("place", [one, two]) => ("", one, two, false),
        (piece, [one, two]) if is_piece(piece) => ("", one, two, true),
        ("set", [(what, _), one, two]) if *what == "barn" => ("barn ", one, two, true),
        _ => return None,
    };
    if is_spot(one) == place_first || is_spot(two) != place_first {
        return None;
    }
    let right = format!("{first} {before}{two} {one}");
    Some(said::swapped(right, form, at.union(*end), first_span.union(*end)).boxed())
}

/// Whether a word of a line names a place.
pub(crate) fn is_place(question: &str, n: usize) -> bool {
    match question {
        "claim" => n == 1,
        piece if piece == "flea" || is_piece(piece) => n == 0,
        _ => field(question, n).is_some_and(|field| field.kind.is_on_the_board()),
    }
}

/// The problem of a space with two halves where one of them is meant.
fn one_of_two(text: &str, at: Span, two: &[String], walk: bool) -> Problem {
    let end = text.find(['.', '@']).unwrap_or(text.len());
    let (space, rest) = text.split_at(end);
    // A corner that neither has is none of its features.
    let corner = Corner::ALL.iter().any(|corner| rest.strip_prefix('.') == Some(corner.word()));
    let rest = if corner { "" } else { rest };
    let each = two.iter().map(|half| Suggestion::new(at, format!("{half}{rest}")));
    said::one_of_two(space, at, walk, each)
}

/// What players call those who stand somewhere: what they would ask is whether one may be placed.
const FIGURES: [&str; 14] = [
    "meeple",
    "follower",
    "farmer",
    "knight",
    "highwayman",
    "thief",
    "robber",
    "monk",
    "put",
    "stand",
    "bauer",
    "ritter",
    "boer",
    "ridder",
];

/// Those of them who are in fields, of whom a question asks all.
const FARMERS: [&str; 6] = ["farmer", "farmers", "bauer", "bauern", "boer", "boeren"];

/// Whether a word is one for farmers.
pub(crate) fn is_farmer(word: &str) -> bool {
    FARMERS.contains(&word.to_lowercase().as_str())
}

/// Whether a word means everybody, and no player.
pub(crate) fn is_everybody(word: &str) -> bool {
    matches!(word.to_lowercase().as_str(), "all" | "alle" | "allen" | "everyone" | "everybody" | "iedereen")
}

/// Whether a word in the place of a player means a figure, or everybody.
fn is_nobody(word: &str) -> bool {
    is_everybody(word) || is_no_name(word) || is_large(word)
}

/// What is said of such a word.
fn nobody(word: &str) -> String {
    if FIGURES.contains(&word.to_lowercase().as_str()) || is_everybody(word) {
        return said::not_a_player(word);
    }
    said::a_figure(word)
}

/// Whether a line says what is at the score track: `track: { red: { meeple: 6 } }`, `turn: { player: red }`.
pub(crate) fn is_track(line: &str) -> bool {
    let rest = ["track:", "turn:"].iter().find_map(|key| line.trim().strip_prefix(key));
    rest.is_some_and(|rest| rest.trim_start().starts_with('{'))
}

/// Reads such a line, as a file has it. Everybody who is named is a player.
fn at_the_track(
    source: &SourceText,
    span: Span,
    (key, at): (&str, Span),
    people: &mut People,
    asked: &mut QuickQuestions,
    problems: &mut Problems,
) {
    let Some(Value::Map(mut entries)) = in_yaml(source, span, problems).pop().map(|node| node.value) else { return };
    let Some((_, value)) = entries.pop() else { return };
    let is_there = if key == TURN { asked.setup.turn.is_some() } else { asked.setup.track.span.is_some() };
    if is_there {
        problems.push(said::named_before(key, at));
        return;
    }
    let mut meet = |name: &Node| {
        if let Some(text) = name.text() {
            asked.pieces.push((people.meet(text, name.span), None));
        }
    };
    if key == TURN {
        let player = MapEntries::from_unchecked(&value).and_then(|fields| fields.get("player"));
        player.into_iter().for_each(&mut meet);
        asked.setup.turn = Ask::read(&value, Key::of(TURN), problems);
    } else {
        asked.setup.track = ByPlayer::read(&value, Key::of("track"), problems).unwrap_or_default();
        asked.setup.track.players.iter().for_each(|(name, _)| meet(name.node()));
    }
}

/// Whether a key stands at the beginning of a line of a file, and is no question.
fn is_of_a_file(key: &str) -> bool {
    Setup::KEYS.contains(&key) || key == "rounds"
}

/// The problem of a key of a file among the questions.
fn of_a_file(key: &str, at: Span, halves: &Halves) -> Problem {
    said::of_a_file(key, at, halves.few.is_empty())
}

/// The problem of a word with a colon that is no question under `ask`: `barn: a1@se`, `abbey: b1`.
fn not_in_yaml(key: &str, at: Span, whole: Span, rest: &[(&str, Span)], halves: &Halves) -> Option<Problem> {
    if let Some(ways) = lay(key, rest, halves) {
        let ways = ways.into_iter().map(|way| Suggestion::new(whole, way));
        let stray =
            rest.first().filter(|(word, _)| word.chars().all(char::is_alphanumeric) && Address::read(word).is_none());
        let stray = stray.filter(|_| !halves.few.is_empty()).map(|(word, _)| *word);
        return Some(said::laid_as_key(key, stray, at, ways));
    }
    let form = form(key).filter(|_| declarations().iter().all(|question| question.ask != key))?;
    let places = rest.iter().map(|(word, _)| *word).filter(|word| word.contains(['@', '.']));
    let ways: Vec<String> = places
        .flat_map(|place| [format!("{key} {place} r"), format!("set {key} {place} r")])
        .chain(halves.examples(form, &[]))
        .collect();
    Some(said::colon_after(key, at, form, ways.into_iter().map(|way| Suggestion::new(whole, way))))
}

/// What would be laid and not stood on, by its first word: how a question asks for it, with what stands for the space.
const LAID: [(&str, &[&str]); 5] = [
    (
        "half",
        &[
            "tile: I-07, at: SPACE, corner: nw",
            "tile: I-07, at: SPACE, corner: ne",
            "tile: I-07, at: SPACE, corner: sw",
            "tile: I-07, at: SPACE, corner: se",
        ],
    ),
    ("tile", &["tile: E, at: SPACE", "tile: E@90, at: SPACE", "tile: B, at: SPACE"]),
    ("abbey", &["abbey: SPACE"]),
    ("bridge", &["bridge: { over: TILE, direction: ew }", "bridge: { over: TILE, direction: ns }"]),
    ("halfling", &["tile: I-07, at: SPACE, corner: nw", "tile: I-07, at: SPACE, corner: se"]),
];

/// Whether a word is called what is laid or built, and no player.
pub(crate) fn is_laid(word: &str) -> bool {
    LAID.iter().any(|(own, _)| *own == word.trim_end_matches(':'))
}

/// What somebody may ask who writes `place abbey b1`: with the space that is named, or one beside what lies there.
fn lay(what: &str, rest: &[(&str, Span)], halves: &Halves) -> Option<Vec<String>> {
    let what = what.trim_end_matches(':');
    let (_, forms) = LAID.iter().find(|(word, _)| *word == what)?;
    let counted = |word: &str| {
        let (column, row) = word.trim_matches(['[', ']', '(', ')']).split_once(',')?;
        Some(Address { column: column.parse().ok()?, row: row.parse().ok()?, corner: None })
    };
    let named = rest.iter().filter_map(|(word, _)| Address::read(word).or_else(|| counted(word)));
    // A bridge that is said to go one way.
    let mut words = rest.iter().map(|(word, _)| word.to_lowercase());
    let way = words.rfind(|word| matches!(word.as_str(), "ew" | "ns"));
    let goes = |form: &&&str| way.as_ref().is_none_or(|way| !form.contains("direction") || form.contains(way.as_str()));
    let forms: Vec<&&str> = forms.iter().filter(goes).collect();
    let few = halves.few.iter().filter_map(|(tile, ..)| Address::read(tile));
    let beside = few.clone().map(|at| Address { column: at.column + 1, ..at });
    let on_tiles = forms.iter().any(|form| form.contains("TILE"));
    let named: Vec<Address> = named.collect();
    // A place that is named is the one that is meant.
    let all: Vec<Address> = match (named.is_empty(), on_tiles) {
        (false, _) => named,
        (true, true) => few.collect(),
        (true, false) => beside.chain(few.clone()).collect(),
    };
    let written = |form: &str, at: &Address| {
        let space = format!("[{}, {}]", at.column, at.row);
        let tile = Address { corner: at.corner, ..*at }.to_string();
        format!("place: {{ {} }}", form.replace("SPACE", &space).replace("TILE", &tile))
    };
    // The corner that is named is the one that is meant.
    let fits = |form: &str, at: &Address| {
        let own = at.corner.map(|corner| format!("corner: {}", corner.word()));
        own.is_none_or(|own| !form.contains("corner: ") || form.ends_with(&own))
    };
    let each = |at: &Address| {
        let forms = forms.iter().filter(|form| fits(form, at));
        forms.map(|form| written(form, at)).collect::<Vec<String>>()
    };
    Some(all.iter().flat_map(each).collect())
}

/// With which words people ask what is told without a question.
const SCORES: [&str; 21] = [
    "garden",
    "monastery",
    "city",
    "road",
    "field",
    "who",
    "does",
    "is",
    "how",
    "what",
    "which",
    "score",
    "scores",
    "points",
    "wer",
    "wie",
    "wieviel",
    "wat",
    "hoeveel",
    "complete",
    "completed",
];

/// The problem of a word with which no question begins.
fn unknown(first: &str, at: Span, whole: Span, rest: &[(&str, Span)], halves: &Halves) -> Problem {
    let over = |ways: Vec<String>| ways.into_iter().map(|way| Suggestion::new(whole, way));
    if is_farmer(first) && rest.iter().any(|(word, _)| is_everybody(word)) {
        return said::all_farmers(first, at, whole);
    }
    if FIGURES.contains(&first.to_lowercase().as_str()) {
        return said::asks_of_figure(first, at, over(stand(first, rest, halves)));
    }
    if let Some((part, who)) = first.split_once('=') {
        // Somebody who stands there, in the place of a question.
        let figure = if FIGURES.contains(&part) { part } else { "farmer" };
        return said::says_who_stands(first, at, over(stand(figure, &[(who, at)], halves)));
    }
    let lower = first.to_lowercase();
    if is_of_a_file(&lower) {
        return of_a_file(&lower, at, halves);
    }
    if is_asked(&lower) && form(&lower).is_none() {
        return said::written_out(first, &lower, at);
    }
    if let Some(named) = rules_meant(&lower, rest) {
        return said::names_rules(first, &named, at);
    }
    if let Some(ways) = lay(&lower, rest, halves) {
        return said::asks_of_laid(first, at, over(ways));
    }
    let near = nearest_word(first, heads());
    if form(&lower).is_none()
        && near.is_none()
        && let Some(form) = spoken_of(rest)
    {
        return said::speaks_of(first, at, form, over(halves.examples(form, rest)));
    }
    if asks_of_scores(&lower, rest.last().map_or("", |(word, _)| word)) && form(&lower).is_none() && near.is_none() {
        return said::told_anyway(first, at);
    }
    if let Some(near) = near {
        return said::nearly(first, near, at);
    }
    let tile = halves.few.first().map_or("a1", |(tile, ..)| tile);
    said::unknown(first, &all(), tile, at)
}

/// The rule sets that are named where a question would be, `under 2002` or `first edition`; those of today where it is not
/// known which.
fn rules_meant(first: &str, rest: &[(&str, Span)]) -> Option<String> {
    let leads = ["rules", "rule", "under", "as-of"];
    let said: Vec<&str> = rest.iter().map(|(word, _)| *word).take(MOST_RULES + 1).collect();
    let led = leads.contains(&first);
    let said = if led { said.join(" ") } else { format!("{first} {}", said.join(" ")) };
    if said.len() > LONGEST_RULES || said.split_whitespace().count() > MOST_RULES {
        return None;
    }
    let said = said.trim();
    let meant = RuleSet::suggest_words(said);
    match (RuleSet::parse_range(said), meant.as_slice()) {
        (Ok(_), _) => Some(said.to_owned()),
        (Err(_), [_, ..]) if led || said.contains(' ') => Some(meant.join(",")),
        // Of several editions the first that is named.
        (Err(which), []) if which.contains("? Write") => which.split('`').nth(1).map(str::to_owned),
        (Err(_), []) if led => Some("now".to_owned()),
        _ => None,
    }
}

/// How many words name rule sets, and how long they are at most.
const MOST_RULES: usize = 4;
const LONGEST_RULES: usize = 64;

/// What somebody may ask who writes `farmer b`, `farmer b1` or `farmer b a1`: the player and the place that are named, or
/// places of the board.
fn stand(first: &str, rest: &[(&str, Span)], halves: &Halves) -> Vec<String> {
    let is_tile = |word: &&str| Address::read(word.split(['.', '@']).next().unwrap_or(word)).is_some();
    let words = || rest.iter().map(|(word, _)| *word);
    let who = words().find(|word| !is_tile(word) && !is_nobody(word)).unwrap_or("r");
    let kind = place::stood_on(&first.to_lowercase()).unwrap_or(FeatureKind::Field).word();
    let named = words().filter(is_tile);
    let tiles: Vec<&str> = named.chain(halves.few.iter().map(|(tile, ..)| tile.as_str())).collect();
    let each = tiles.iter().map(|tile| {
        let place = if tile.contains('.') { (*tile).to_owned() } else { format!("{tile}.{kind}") };
        format!("place {who} {place}")
    });
    let places = halves.few.iter().map(|(_, place, _)| format!("place {who} {place}"));
    each.chain(places).collect()
}

/// The short questions, as a sentence lists them.
fn all() -> String {
    let forms: Vec<String> = forms().map(|form| format!("`{form}`")).collect();
    forms.join(", ")
}

/// A player in a question.
fn player(text: &str, at: Span, people: &mut People, problems: &mut Problems) -> Option<Who> {
    let mut letters = text.chars();
    let letter = letters.next()?;
    if letters.next().is_none() && colour(letter).is_none() {
        problems.push(said::no_colour(text, at));
        return None;
    }
    if is_nobody(text) {
        problems.push(said::nobody(nobody(text), at));
        return None;
    }
    Some(people.meet(text, at))
}

/// A player in YAML, a colour as the map calls it.
fn as_the_map_does(node: &mut Node, people: &mut People) {
    let Some(text) = node.text() else { return };
    let is_colour = colour_meant(text).is_some();
    let who = people.meet(text, node.span);
    if is_colour {
        *node = Node::word(people.name(who), node.span);
    }
}

/// An entry of `ask`, or several, in YAML. It is read alone, and has its places in the whole text.
fn in_yaml(source: &SourceText, span: Span, problems: &mut Problems) -> Vec<Node> {
    let Ok(alone) = SourceText::new(source.name(), source.slice(span).into()) else {
        return Vec::new();
    };
    match parse(&alone) {
        Ok(Node { value: Value::List(items), .. }) => items.into_iter().map(|item| item.shift(span.start)).collect(),
        Ok(node) => vec![node.shift(span.start)],
        Err(problem) => {
            problems.push(problem.shift(span.start));
            Vec::new()
        }
    }
}
