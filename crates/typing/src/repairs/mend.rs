//! What a refused text may have been meant to be: each way with the problem as it is told if the text, so mended, can
//! be read. Whoever refused the text tries them, so that nothing is told that does not mend it.

use carcassonne_base::gathering::distinct;
use carcassonne_position::is_question_word;
use carcassonne_position::quick::named_players::{colour, colour_near, letter, letter_meant};
use carcassonne_position::{By, Declaration, declarations, is_unknown_question};
use carcassonne_text::{Confidence, Problem, RefusedText, Span, lookalikes_problem, nearest_word, problem};
use carcassonne_words::dictionary as english;

use super::entry_repairs::{self, block};
use super::indentation::{indentations, plain_blanks, rows_at_the_margin};
use super::line_repairs::{line_repairs, lines};
use super::problems;

/// The longest text that is repaired, in bytes: each try reads it again.
pub(super) const LONGEST: usize = 32_768;
/// The maximum number of repairs that are tried.
const MOST: usize = 240;
/// The number of lines above a problem in which its cause is looked for.
const MOST_ABOVE: usize = 12;
/// The maximum length of the text that is read again in all, in bytes.
const TRIED: usize = 524_288;
/// The maximum number of problems that follow from one slip.
const OF_ONE: usize = 20;

/// The ways to mend a refused file, most likely first: each is the problem that is told if its fix makes the file valid.
/// None for a text that is too long or has too many problems to be one slip.
pub(super) fn ways_to_mend(text: &str, refused: &RefusedText) -> Vec<Problem> {
    if text.len() > LONGEST || refused.count() > OF_ONE {
        return Vec::new();
    }
    let mut ways: Vec<Problem> = lookalikes_problem(text).into_iter().collect();
    // A quick map is too short for more: there, most slips are another map.
    if text.starts_with("quick:") || text.contains("\nquick:") {
        ways.extend(entry_repairs::at_the_edge(text, refused));
        ways.extend(entry_repairs::figures_as_tokens(text, refused));
        return ways;
    }
    let near = lines_near(text, refused);
    let (slipped, others) = indentations(text, &near);
    ways.extend(slipped);
    ways.extend(plain_blanks(text));
    ways.extend(rows_at_the_margin(text));
    let of_line = |start: &usize| line_repairs(text, *start).into_iter().chain(other_words(text, *start));
    ways.extend(near.iter().flat_map(of_line).take(MOST));
    ways.extend(others);
    let entries = entry_repairs::ways(text, refused);
    ways.splice(0..0, entries);
    ways.extend(at_the_margin(text, refused));
    ways.extend(players(text, refused));
    ways.extend(repeated_player(text, refused));
    ways.extend(capital(text, refused));
    ways.extend(printed_tile(text, refused));
    question(text, refused, &mut ways);
    ways.truncate(MOST.min(TRIED / text.len().max(1)));
    ways
}

/// Returns the lines in which a slip may be, each by the byte at which it begins: those of the problems, the lines next to them,
/// the list of players if one is unknown, and, of a text that is no YAML, up to some lines above, since what ends a text early
/// shows further down.
fn lines_near(text: &str, refused: &RefusedText) -> Vec<usize> {
    let starts: Vec<usize> = lines(text).map(|(start, _)| start).collect();
    let is_unread = refused.problems().any(|problem| problem.code().family() == "yaml");
    let most_above = if is_unread { MOST_ABOVE } else { 1 };
    let at_fault = refused.problems().map(|problem| problem.span.range().start);
    let at_fault: Vec<usize> = at_fault.map(|at| starts.partition_point(|start| *start <= at)).collect();
    let mut near: Vec<usize> = Vec::new();
    // The lines at fault, those below them, and then those above.
    for back in [1, 0].into_iter().chain(2..=most_above + 1) {
        near.extend(at_fault.iter().filter_map(|n| starts.get(n.checked_sub(back)?)));
    }
    near.extend(lines(text).filter(|(_, line)| line.trim_start_matches(' ').starts_with('\t')).map(|(start, _)| start));
    if refused.problems().any(|problem| problem.code().word() == "player::unknown") {
        let is_list = |(_, line): &(usize, &str)| line.starts_with("players:");
        near.extend(lines(text).find(is_list).map(|(start, _)| start));
    }
    distinct(near)
}

/// Returns the repairs of words of another language, and of words in capitals, in a line that begins at a byte.
fn other_words(text: &str, start: usize) -> Vec<Problem> {
    let line = text.get(start..).and_then(|rest| rest.lines().next()).unwrap_or_default();
    let mut ways = Vec::new();
    let mut from = start;
    for word in line.split([' ', '\t', '[', ']', '{', '}', '(', ')', ',', '\'', '"']) {
        let bare = word.trim_end_matches(':');
        let lower = bare.to_lowercase();
        let known = english::called(&lower).map(|right| (right.to_owned(), "language"));
        let is_keyword = lower.contains('.') || english::is_own(&lower);
        let small = (is_keyword && lower != bare).then(|| (lower.clone(), "capitals"));
        for (right, fault) in known.chain(small) {
            let span = Span::new(from, from + bare.len());
            ways.push(problem!(span, problems::UnknownWord { word: bare.to_owned(), fault }).fix_by_writing(right));
        }
        from += word.len() + 1;
    }
    ways
}

/// Returns the list of players with its key, `players: [red, blue]`, by its place, and the names in it.
fn list_of_players(text: &str) -> Option<(Span, Vec<&str>)> {
    let (start, line) = lines(text).find(|(_, line)| line.starts_with("players: ["))?;
    let close = line.find(']')?;
    let names = line["players: [".len()..close].split(',').map(str::trim).collect();
    Some((Span::new(start, start + close + 1), names))
}

/// The maximum number of unknown players who are looked for in the list.
const MOST_PLAYERS: usize = 8;

/// Players who are not in the list.
fn players(text: &str, refused: &RefusedText) -> impl Iterator<Item = Problem> {
    let unknown = refused.problems().filter(|problem| problem.code().word() == "player::unknown");
    unknown.take(MOST_PLAYERS).filter_map(|found| unlisted_player(text, found))
}

/// A player who is not in the list, with the one who is meant.
fn unlisted_player(text: &str, found: &Problem) -> Option<Problem> {
    let name = text.get(found.span.range())?;
    let (span, listed) = list_of_players(text)?;
    let listed_colour = |letter: Option<char>| letter.and_then(colour).filter(|own| listed.contains(own));
    if let Some(colour) = listed_colour(letter_meant(name)) {
        let twice = slip_of_a_player(text, found.span, name, colour);
        return Some(twice.unwrap_or_else(|| called_in_english(text, found.span, name, colour)));
    }
    if let Some(near) = nearest_word(name, listed.iter().copied()) {
        return slip_of_a_player(text, found.span, name, near);
    }
    if let Some(near) = listed_colour(colour_near(name)).or_else(|| with_a_letter_left_out(name, &listed)) {
        return Some(called_in_english(text, found.span, name, near));
    }
    let line = format!("{}, {name}]", text.get(span.range())?.strip_suffix(']')?.trim_end());
    let problem = problem!(found.span, problems::UnknownPlayer { name: name.to_owned(), near: "none", line: &line });
    Some(problem.at_related(span).edit(span, line))
}

/// The only name that a short one is but for a letter left out: `bn` is `ben`.
fn with_a_letter_left_out<'t>(name: &str, listed: &[&'t str]) -> Option<&'t str> {
    let is_so = |own: &&&str| {
        let mut letters = own.chars();
        own.chars().count() == name.chars().count() + 1
            && own.chars().next() == name.chars().next()
            && name.chars().all(|c| letters.any(|own| own == c))
    };
    let mut found = listed.iter().filter(is_so);
    found.next().copied().filter(|_| found.next().is_none())
}

/// Returns the places of a name in a file as a word of its own, except in the question in words.
pub(super) fn named<'t>(text: &'t str, name: &'t str) -> impl Iterator<Item = Span> + 't {
    let parts = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let is_alone = move |at: &usize| {
        let before = text.get(..*at).and_then(|t| t.chars().next_back());
        let after = text.get(at + name.len()..).and_then(|t| t.chars().next());
        let line = text.get(..*at).and_then(|t| t.rsplit('\n').next()).unwrap_or_default();
        !before.is_some_and(parts) && !after.is_some_and(parts) && !line.starts_with("question:")
    };
    let found = text.match_indices(name).map(|(at, _)| at);
    found.filter(is_alone).map(|at| Span::new(at, at + name.len()))
}

/// A player who is misspelt in the list: named nowhere else, and the other way more than once, or as a colour is written.
pub(super) fn slip_in_the_list(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().find(|problem| problem.code().word() == "player::unknown")?;
    let name = text.get(found.span.range()).filter(|_| text.len() <= LONGEST)?;
    let written = found.fix.first().map(|edit| edit.text.as_str()).filter(|near| *near != name);
    let near = written.or_else(|| listed_in_another_language(text, name))?;
    let mut listed = named(text, near);
    let (at, None) = (listed.next()?, listed.next()) else { return None };
    let line = text.get(..at.range().start)?.rsplit('\n').next()?;
    let is_right = letter(name).is_some() && letter(near).is_none();
    if !line.starts_with("players:") || !is_right && named(text, name).nth(1).is_none() {
        return None;
    }
    let problem = problem!(at, problems::MisspeltInList { listed: near.to_owned(), name: name.to_owned() });
    Some(problem.at_related(found.span).fix_by_writing(name))
}

/// Returns the only player of the list whose name is the colour of `name` in another language.
fn listed_in_another_language<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let (_, listed) = list_of_players(text)?;
    let mut found = listed.into_iter().filter(|own| *own != name && letter_meant(own).and_then(colour) == Some(name));
    found.next().filter(|_| found.next().is_none())
}

/// A player in another language than in the list, or with a letter too few.
fn called_in_english(text: &str, at: Span, name: &str, colour: &str) -> Problem {
    let edits = named(text, name).take(MOST).map(|at| (at, colour.to_owned()));
    let (name, near) = (name.to_owned(), colour.to_owned());
    problem!(at, problems::UnknownPlayer { name, near, line: "" }).edits(edits)
}

/// A player whose name is that of another, or all but that, who has an entry of their own in the same place: what both have goes
/// under one name.
fn slip_of_a_player(text: &str, at: Span, name: &str, near: &str) -> Option<Problem> {
    let line = |from: usize| {
        let start = text.get(..from)?.rfind('\n').map_or(0, |n| n + 1);
        let end = text.get(from..)?.find('\n').map_or(text.len(), |n| from + n);
        Some((start, end))
    };
    let inner = |value: &str| {
        let value = value.trim();
        let list = value.strip_prefix('[').and_then(|list| list.strip_suffix(']'));
        list.unwrap_or(value).trim().to_owned()
    };
    let (start, end) = line(at.range().start)?;
    let (key, value) = text.get(start..end)?.split_once(": ")?;
    if key.trim() != name || value.contains(['{', '#']) {
        return None;
    }
    let indent = key.len() - key.trim_start().len();
    let other = format!("\n{}{near}: ", text.get(start..start + indent)?);
    let first = text.find(&other)? + other.len();
    let (_, first_end) = line(first)?;
    let known_value = text.get(first..first_end)?;
    if known_value.contains(['{', '#']) {
        return None;
    }
    let right = format!("[{}, {}]", inner(known_value), inner(value));
    let (name, near) = (name.to_owned(), near.to_owned());
    let problem = if name == near {
        problem!(at, problems::RepeatedPlayer { name, entries: &right })
    } else {
        problem!(at, problems::PlayerTwice { name, near, entries: &right })
    };
    let gone = Span::new(start, (end + 1).min(text.len()));
    Some(problem.edit(Span::new(first, first_end), right).edit(gone, ""))
}

/// A player who has two entries under `meeples`: what both have goes into one.
fn repeated_player(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().find(|problem| problem.code().word() == "key::duplicate")?;
    let (from, meeples) = block(text, "meeples")?;
    let is_there = (from..from + meeples.len()).contains(&found.span.range().start);
    let name = text.get(found.span.range()).filter(|_| is_there)?;
    slip_of_a_player(text, found.span, name, name)
}

/// A question that stands at the beginning of a line, and not under `ask`.
fn at_the_margin(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().find(|problem| problem.code().word() == "key::unknown")?;
    let word = text.get(found.span.range())?;
    let at = found.span.range().start;
    let begins = at == 0 || text.get(at - 1..at) == Some("\n");
    if !begins || !is_question_word(word) || text.contains("\nask:") {
        return None;
    }
    let problem = problem!(found.span, problems::QuestionAtTheMargin { word: word.to_owned() });
    Some(problem.edit(Span::new(at, at), "ask:\n- "))
}

/// A tile that is called by a capital in the map or in places, and by a small letter where it is defined.
fn capital(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().next()?;
    let word = text.get(found.span.range())?.split('.').next()?;
    let lower = word.to_lowercase();
    if lower == word || !word.bytes().all(|b| b.is_ascii_alphanumeric()) {
        return None;
    }
    let parted = |c: Option<char>| c.is_none_or(|c| c.is_whitespace() || "\\/[]{},.:\"'".contains(c));
    let is_alone = |at: &usize| {
        parted(text.get(..*at).and_then(|t| t.chars().next_back()))
            && parted(text.get(at + word.len()..).and_then(|t| t.chars().next()))
    };
    let spans = text.match_indices(word).map(|(at, _)| at).filter(is_alone);
    let edits: Vec<(Span, String)> = spans.map(|at| (Span::new(at, at + word.len()), lower.clone())).collect();
    let (printed, name, count) = (carcassonne_board::tiles::entry(word).is_some(), word.to_owned(), edits.len());
    Some(problem!(found.span, problems::TileInCapitals { printed, name, count, lower }).edits(edits))
}

/// Returns the problem of an undefined name that is the id of a printed tile in small letters: `d`, `i-04`, `k@90`.
pub(super) fn printed_tile(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().find(|problem| problem.code().word() == "name::undefined")?;
    let word = text.get(found.span.range())?;
    let id = carcassonne_board::tiles::correct_case(word)?;
    let (rotated, name) = (word.contains('@'), word.to_owned());
    // A letter may be a tile of one's own that is not described yet.
    let is_own = word.len() == 1 && lines(text).any(|(_, line)| line.starts_with("tiles:"));
    let confidence = if is_own { Confidence::Perhaps } else { Confidence::Sure };
    let problem = problem!(found.span, problems::PrintedTileInLowerCase { name, rotated, id: &id });
    Some(problem.edit(found.span, id).with_confidence(confidence))
}

/// A question whose id is not the one by which it is claimed, or that has none, or that does not say what it asks.
fn question(text: &str, refused: &RefusedText, ways: &mut Vec<Problem>) {
    let slice = |problem: &Problem| text.get(problem.span.range()).map(str::to_owned);
    let missing = refused.problems().find(|problem| is_unknown_question(problem));
    let missing = missing.and_then(|problem| Some((problem.span, slice(problem)?)));
    let at_entry = text.match_indices("- { ").filter(|(at, _)| {
        text.get(..*at).is_some_and(|before| {
            before.rfind("\nask:").is_some_and(|ask| {
                before.get(ask + 5..).is_some_and(|t| t.lines().all(|l| l.is_empty() || l.starts_with([' ', '-'])))
            })
        })
    });
    for (at, _) in at_entry {
        let line = text.get(at..).and_then(|t| t.lines().next()).unwrap_or_default().trim_end();
        if let Some((span, missing)) = &missing {
            let put = Span::new(at + 4, at + 4);
            match line.find("id: ") {
                None => {
                    let entry = line.get(4..).unwrap_or_default().to_owned();
                    let problem = problem!(*span, problems::UnnamedQuestion { name: missing, entry });
                    ways.push(problem.edit(put, format!("id: {missing}, ")));
                }
                Some(id) => {
                    let value = line.get(id + 4..).unwrap_or_default().split([',', '}']).next().unwrap_or_default();
                    let span = Span::new(at + id + 4, at + id + 4 + value.trim_end().len());
                    let problem = problem!(span, problems::QuestionByAnotherName { name: missing });
                    ways.push(problem.fix_by_writing(missing));
                }
            }
        }
        let Some(close) = line.rfind('}') else { continue };
        let body = line.find("id: ").and_then(|id| Some(id + line.get(id..)?.find(", ")? + 2)).unwrap_or(4);
        let inner = line.get(body..close).unwrap_or_default().trim_end();
        let has_keys = |asked: &&&Declaration| {
            let mut keys = inner.split(", ").filter_map(|entry| entry.split_once(':'));
            asked.by == By::Word && keys.all(|(key, _)| asked.keys.contains(&key))
        };
        for kind in declarations().iter().filter(has_keys).map(|asked| asked.ask) {
            let span = Span::new(at + body, at + body + inner.len());
            let right = format!("{kind}: {{ {inner} }}");
            ways.push(problem!(span, problems::QuestionWithoutKind { line: &right }).edit(span, right));
        }
    }
}
