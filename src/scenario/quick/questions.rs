//! Questions beside a quick map: a word and what it needs, or an entry of `ask` in YAML.

use std::collections::HashMap;

use super::join::Cell;
use super::people::{People, Who, colour, colours};
use super::words::{list, map, word};
use crate::geometry::Shape;
use crate::text::{
    Code, Node, Problem, Problems, SourceText, Span, Value, nearest, parse, shortened,
};

/// What the questions of a quick map say.
#[derive(Debug, Default)]
pub(super) struct Asked {
    /// Entries of `ask`.
    pub(super) asks: Vec<Node>,
    /// What stands on the board besides: whose it is, and the entry of `meeples`.
    pub(super) pieces: Vec<(Who, Node)>,
    /// Entries of `tokens`.
    pub(super) tokens: Vec<Node>,
}

/// The halves on the board by the space in which they lie: `c1` for `c1sw` and `c1ne`.
#[derive(Debug)]
pub(super) struct Halves(HashMap<String, Vec<String>>);

impl Halves {
    /// Those of a board.
    pub(super) fn of(cells: &[Cell]) -> Self {
        let mut all: HashMap<String, Vec<String>> = HashMap::new();
        for cell in cells {
            if let Shape::Half(corner) = cell.shape
                && let Some(space) = cell.name.strip_suffix(corner.word())
            {
                all.entry(space.to_owned()).or_default().push(cell.name.clone());
            }
        }
        Self(all)
    }

    /// The place that a word names: a space with a single half is that half.
    ///
    /// # Errors
    ///
    /// The halves of a space that has two.
    fn place(&self, text: &str) -> Result<String, &[String]> {
        let end = text.find(['.', '@']).unwrap_or(text.len());
        let (tile, rest) = text.split_at(end);
        match self.0.get(&tile.to_ascii_lowercase()).map(Vec::as_slice) {
            None | Some([]) => Ok(text.to_owned()),
            Some([only]) => Ok(format!("{only}{rest}")),
            Some(two) => Err(two),
        }
    }
}

/// How each short question is written, and an example.
const FORMS: [(&str, &str); 8] = [
    ("dragon FROM STEP...", "dragon a1 b1 c1"),
    ("tower AT HEIGHT", "tower b1 1"),
    ("flier FROM DIRECTION ROLL", "flier a1 se 2"),
    ("fairy PLACE", "fairy a1.city"),
    ("place WHO PLACE", "place b a1.city"),
    ("set barn PLACE WHO", "set barn a1@se r"),
    ("barn PLACE WHO", "barn a1@se r"),
    ("flea TILE", "flea a1"),
];

/// The word with which a form begins.
fn head(form: &str) -> &str {
    form.split(' ').next().unwrap_or(form)
}

/// The words with which short questions begin.
pub(super) fn heads() -> impl Iterator<Item = &'static str> {
    FORMS.iter().map(|(form, _)| head(form))
}

/// How the short question is written that begins with a word.
pub(super) fn form(word: &str) -> Option<&'static str> {
    FORMS.iter().find(|(form, _)| head(form) == word).map(|(form, _)| *form)
}

/// Whether a word begins an entry of `ask` in YAML.
pub(super) fn begins_yaml(word: &str) -> bool {
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
pub(super) fn read(
    source: &SourceText,
    span: Span,
    halves: &Halves,
    people: &mut People,
    asked: &mut Asked,
    problems: &mut Problems,
) {
    let words = split(source, span);
    let Some(&(first, first_span)) = words.first() else {
        problems.push(
            Problem::new(Code::ValueWrong, span, "a question that asks nothing")
                .label("nothing here")
                .help(format!("write {}", all())),
        );
        return;
    };
    if begins_yaml(first) {
        asked.asks.extend(in_yaml(source, span, problems));
        return;
    }
    let form = FORMS.iter().find(|(form, _)| head(form) == first);
    let Some((form, example)) = form else {
        problems.push(unknown(first, first_span));
        return;
    };
    let rest = words.get(1..).unwrap_or_default();
    let mut refused = |span: Span, message: String, label: &str| {
        problems.push(
            Problem::new(Code::ValueWrong, span, message)
                .label(label)
                .help(format!("write `{form}`, like `{example}`")),
        );
    };
    let needs = form.split(' ').count() - 1;
    let is_open = form.ends_with("...");
    let least = if is_open { needs - 1 } else { needs };
    if rest.len() < least {
        let lacks = form.split(' ').nth(rest.len() + 1).unwrap_or_default();
        let message = format!("the question does not say {lacks}");
        refused(
            first_span.to(rest.last().map_or(first_span, |(_, span)| *span)),
            message,
            "something is missing",
        );
        return;
    }
    if !is_open && let Some((extra, at)) = rest.get(needs) {
        refused(*at, format!("`{}` is one word too many", shortened(extra)), "too many");
        return;
    }
    let swapped = swapped((first, first_span), rest, form);
    let spots = match swapped.map_or_else(|| spots(first, rest, halves), Err) {
        Ok(spots) => spots,
        Err(problem) => {
            problems.push(*problem);
            return;
        }
    };
    let node =
        |n: usize| spots.get(n).map_or(word("", span), |(text, at)| word(text.as_str(), *at));
    let entry = |body: Vec<(&str, Node)>| map(vec![(first, map(body, span))], span);
    match (first, rest) {
        ("dragon", [_, steps @ ..]) => {
            let steps: Vec<Node> = (1..=steps.len()).map(node).collect();
            let mut body = vec![("from", node(0))];
            if !steps.is_empty() {
                body.push(("path", list(steps, span)));
            }
            asked.asks.push(entry(body));
        }
        ("tower", _) => asked.asks.push(entry(vec![("at", node(0)), ("height", node(1))])),
        ("flier", _) => asked.asks.push(entry(vec![
            ("from", node(0)),
            ("direction", node(1)),
            ("roll", node(2)),
        ])),
        ("fairy", _) => asked.asks.push(entry(vec![("at", node(0))])),
        ("flea", _) => asked.tokens.push(map(vec![("flea", node(0))], span)),
        ("place", [(who, at), _]) => {
            let Some(who) = player(who, *at, people, problems) else { return };
            let name = word(people.name(who), *at);
            let mut body = vec![("meeple", name), ("at", node(1))];
            if who.large {
                body.push(("figure", word("large", *at)));
            }
            asked.pieces.push((who, list(Vec::new(), *at)));
            asked.asks.push(entry(body));
        }
        ("set", [(what, at), _, _]) if *what != "barn" => {
            refused(*at, format!("`{}` cannot be set", shortened(what)), "not a barn");
        }
        ("set", [_, _, (who, at)]) => {
            let Some(who) = player(who, *at, people, problems) else { return };
            let name = word(people.name(who), *at);
            asked.pieces.push((who, list(Vec::new(), *at)));
            let body = map(vec![("barn", node(1)), ("player", name)], span);
            asked.asks.push(map(vec![("place", body)], span));
        }
        ("barn", [(_, place_at), (who, at)]) => {
            let Some(who) = player(who, *at, people, problems) else { return };
            let place = spots.first().map_or("", |(place, _)| place.as_str());
            asked.pieces.push((who, word(format!("barn {place}"), *place_at)));
        }
        _ => {}
    }
}

/// The words of a short question, those that name places as the board calls them.
fn spots(
    question: &str,
    words: &[(&str, Span)],
    halves: &Halves,
) -> Result<Vec<(String, Span)>, Box<Problem>> {
    let spot = |(n, (text, at)): (usize, &(&str, Span))| {
        if !is_place(question, n) {
            return Ok(((*text).to_owned(), *at));
        }
        let meant = halves.place(text);
        let place =
            meant.map_err(|two| Box::new(one_of_two(text, *at, two, question == "dragon")))?;
        Ok((place, *at))
    };
    words.iter().enumerate().map(spot).collect()
}

/// The problem of a player and a place that stand in each other's place.
fn swapped(
    (first, first_span): (&str, Span),
    rest: &[(&str, Span)],
    form: &str,
) -> Option<Box<Problem>> {
    let is_spot = |word: &str| word.contains(['@', '.']);
    let (before, (one, at), (two, end), place_first) = match (first, rest) {
        ("place", [one, two]) => ("", one, two, false),
        ("barn", [one, two]) => ("", one, two, true),
        ("set", [(what, _), one, two]) if *what == "barn" => ("barn ", one, two, true),
        _ => return None,
    };
    if is_spot(one) == place_first || is_spot(two) != place_first {
        return None;
    }
    let right = format!("{first} {before}{two} {one}");
    let message = "the place and the player stand the wrong way round";
    let problem = Problem::new(Code::ValueWrong, at.to(*end), message).label("the other way round");
    let help = format!("write `{}`: the form is `{form}`", shortened(&right));
    Some(problem.help(help).edit(first_span.to(*end), right).boxed())
}

/// Whether a word of a short question names a place.
pub(super) fn is_place(question: &str, n: usize) -> bool {
    match question {
        "dragon" => true,
        "tower" | "flier" | "fairy" | "barn" | "flea" => n == 0,
        "place" | "set" => n == 1,
        _ => false,
    }
}

/// The problem of a space with two halves where one of them is meant.
fn one_of_two(text: &str, at: Span, two: &[String], walk: bool) -> Problem {
    let end = text.find(['.', '@']).unwrap_or(text.len());
    let (space, rest) = text.split_at(end);
    let each: Vec<String> = two.iter().map(|half| format!("`{half}{rest}`")).collect();
    let both = if walk { "; or both, in the order of the walk" } else { "" };
    let message = format!("two halves lie in `{}`", shortened(space));
    Problem::new(Code::PlaceUnknown, at, message)
        .label("which of them?")
        .help(format!("write {}{both}", each.join(" or ")))
}

/// The problem of a word with which no question begins.
fn unknown(first: &str, at: Span) -> Problem {
    let message = format!("`{}` is no question", shortened(first));
    let problem = Problem::new(Code::AskUnknown, at, message).label("not known");
    match nearest(first, FORMS.iter().map(|(form, _)| head(form))) {
        Some(near) => problem.write(near),
        None => problem.help(format!(
            "write {}, or a question as under `ask`, like `plague: {{ sources: a1 }}` (`oracle explain mechanics` lists all)",
            all(),
        )),
    }
}

/// The short questions, as a sentence lists them.
fn all() -> String {
    let forms: Vec<String> = FORMS.iter().map(|(form, _)| format!("`{form}`")).collect();
    forms.join(", ")
}

/// A player in a question.
fn player(text: &str, at: Span, people: &mut People, problems: &mut Problems) -> Option<Who> {
    let mut letters = text.chars();
    let letter = letters.next()?;
    if letters.next().is_none() && colour(letter).is_none() {
        problems.push(
            Problem::new(Code::PlayerUnknown, at, format!("`{}` is no colour", shortened(text)))
                .label("no colour")
                .help(format!(
                    "write the letter of a colour ({}), or a whole name",
                    colours().replace('=', "")
                )),
        );
        return None;
    }
    Some(people.meet(text, at))
}

/// An entry of `ask`, or several, in YAML. It is read alone, and has its places in the whole text.
fn in_yaml(source: &SourceText, span: Span, problems: &mut Problems) -> Vec<Node> {
    let Ok(alone) = SourceText::new(source.name(), source.slice(span).into()) else {
        return Vec::new();
    };
    match parse(&alone) {
        Ok(Node { value: Value::List(items), .. }) => {
            items.into_iter().map(|item| item.moved(span.start)).collect()
        }
        Ok(node) => vec![node.moved(span.start)],
        Err(problem) => {
            problems.push(problem.moved(span.start));
            Vec::new()
        }
    }
}
