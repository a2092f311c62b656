//! Repairs of a line and of a quick map, from the tables `line_repairs.yaml` and `map_repairs.yaml`: each is a pattern and what to
//! write in its place.

use std::sync::LazyLock;

use carcassonne_position::quick::address::Address;
use carcassonne_position::quick::named_players::letter_meant;
use carcassonne_text::{Confidence, Edit, Problem, Span, apply_edits_to_part};
use carcassonne_words::messages::Message;
use carcassonne_words::messages::plain::{self, Arg};
use regex_lite::{Captures, Regex};

include!(concat!(env!("OUT_DIR"), "/line_repairs.rs"));

/// A repair of a line or map.
struct Repair {
    /// The regular expression that finds the slip in a line without its comment.
    find: &'static str,
    /// The text to write in place of a match. `$1` is the first group, `$^1` the same in capitals.
    write: &'static str,
    /// The message of the problem. Its part `p1` is the first group, `c1` the same in capitals, `line` the text to write,
    /// `cell` the cell of a map.
    message: &'static Message,
    /// Set if something else may be meant as well.
    doubtful: bool,
    reach: Reach,
    /// Lines with the slip, each with the same line after the repair.
    #[cfg(test)]
    examples: &'static [(&'static str, &'static str)],
}

/// The matches that a repair replaces together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// One match.
    Match,
    /// All matches in the line.
    Line,
    /// All matches in the text.
    Text,
}

/// A table of repairs with their patterns, compiled.
type Table = Vec<(&'static Repair, Regex)>;

/// The table of repairs of lines.
static OF_LINES: LazyLock<Table> = LazyLock::new(|| compile(LINE_REPAIRS));
/// The table of repairs of maps.
static OF_MAPS: LazyLock<Table> = LazyLock::new(|| compile(MAP_REPAIRS));

/// Compiles the patterns of a table.
fn compile(repairs: &'static [Repair]) -> Table {
    repairs.iter().filter_map(|repair| Some((repair, Regex::new(repair.find).ok()?))).collect()
}

/// The longest line that is repaired, in bytes: what is typed by hand is shorter.
const LONGEST: usize = 1_000;

/// The maximum number of slips of one kind in a line that are repaired one by one.
const MOST_SLIPS: usize = 24;
/// The maximum number of brackets around an entry that a help closes.
const MOST_NESTED: usize = 16;

/// Returns the repairs of a line of a text that begins at a byte, in the order of the table. A comment is no part of a line.
pub(super) fn line_repairs(text: &str, start: usize) -> Vec<Problem> {
    let Some(line) = line_at(text, start) else { return Vec::new() };
    let mut repairs = Vec::new();
    for (repair, pattern) in OF_LINES.iter() {
        let slips: Vec<Slip<'_>> = repair.slips(pattern, start, line).collect();
        let Some(first) = slips.first() else { continue };
        match repair.reach {
            Reach::Match => {
                let slips = slips.iter().take(MOST_SLIPS);
                let problem =
                    |slip: &Slip<'_>| repair.problem(slip, vec![slip.edit.clone()], slip.mended_entry().as_deref(), "");
                repairs.extend(slips.map(problem));
            }
            Reach::Line if slips.len() < 2 => {}
            Reach::Line => {
                let edits: Vec<Edit> = slips.iter().map(|slip| slip.edit.clone()).collect();
                let mended = apply_edits_to_part(line, Span::new(start, start + line.len()), &edits);
                let problem = repair.problem(first, edits, Some(mended.trim()), "");
                let blanks = line.len() - line.trim_start().len();
                repairs.push(problem.moved_to(Span::new(start + blanks, start + line.len())));
            }
            Reach::Text => {
                let slips = lines(text).flat_map(|(start, line)| repair.slips(pattern, start, line));
                let edits = slips.map(|slip| slip.edit).collect();
                repairs.push(repair.problem(first, edits, first.mended_entry().as_deref(), ""));
            }
        }
    }
    repairs
}

/// Returns the repairs of a quick map that begins at a byte, in the order of the table. `cell` names the cell at a place.
pub(super) fn map_repairs(map: &str, start: usize, cell: impl Fn(Span) -> String) -> Vec<Problem> {
    let table = OF_MAPS.iter().filter(|_| map.len() <= LONGEST);
    let repairs = table.filter_map(|(repair, pattern)| {
        let slips: Vec<Slip<'_>> = repair.slips(pattern, start, map).collect();
        let edits: Vec<Edit> = slips.iter().map(|slip| slip.edit.clone()).collect();
        let first = slips.first()?;
        let mended = apply_edits_to_part(map, Span::new(start, start + map.len()), &edits);
        Some(repair.problem(first, edits, Some(mended.trim()), &cell(first.span)))
    });
    repairs.collect()
}

/// Returns the lines of a text that may be repaired, each with the byte at which it begins.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
    starts.filter_map(|start| Some((start, line_at(text, start)?)))
}

/// Returns the line that begins at a byte, without its comment and the blanks at its end; `None` if it is too long.
fn line_at(text: &str, start: usize) -> Option<&str> {
    let line = text.get(start..)?.lines().next().unwrap_or_default();
    let line = line.split(" #").next().unwrap_or(line).trim_end();
    (line.len() <= LONGEST).then_some(line)
}

/// Returns `true` if words that may lack a comma are a player and the cell of the player's meeple: `[green a1,`.
fn parts_player_from_place(typed: &str) -> bool {
    let words = typed.split([' ', ',', '[', ']', '{', '}']).filter(|word| !word.is_empty());
    let [first, second] = words.collect::<Vec<&str>>()[..] else { return false };
    let is_cell = |word: &str| word.split('.').next().and_then(Address::read).is_some();
    letter_meant(first).is_some() && is_cell(second) || is_cell(first) && letter_meant(second).is_some()
}

impl Repair {
    /// Returns the slips in a line that begins at a byte.
    fn slips<'t>(&'static self, pattern: &'t Regex, start: usize, line: &'t str) -> impl Iterator<Item = Slip<'t>> {
        let open = open_signs(line);
        pattern.captures_iter(line).filter_map(move |found| {
            let (typed, from) = found.get(0).map(|whole| (whole.as_str(), start + whole.start()))?;
            let mended = fill(self.write, &found);
            if parts_player_from_place(typed) {
                return None;
            }
            // A repair opens and closes no more than is missing.
            let (before, after) = (open_signs(typed), open_signs(&mended));
            let left = [0, 1].map(|n| (open[n] - before[n] + after[n]).abs());
            if typed == mended || left[0] + left[1] > open[0].abs() + open[1].abs() {
                return None;
            }
            // What stays is no part of the edit.
            let lead = common_len(typed.chars(), mended.chars());
            let (rest, other) = (&typed[lead..], &mended[lead..]);
            let tail = common_len(rest.chars().rev(), other.chars().rev());
            let edit = Edit {
                span: Span::new(from + lead, from + typed.len() - tail),
                text: other[..other.len() - tail].to_owned(),
            };
            // Signs before and after that stay as they are need no mark.
            let is_around = |c: char| " :,".contains(c);
            let before = typed[..lead].len() - typed[..lead].trim_start_matches(is_around).len();
            let after = rest[rest.len() - tail..].len() - rest[rest.len() - tail..].trim_end_matches(is_around).len();
            let span = Span::new(from + before, from + typed.len() - after);
            Some(Slip { found, span, edit, line, start })
        })
    }

    /// Returns the problem of a slip, with the edits that repair it and the text to write then.
    fn problem(&self, slip: &Slip<'_>, edits: Vec<Edit>, line: Option<&str>, cell: &str) -> Problem {
        let group = |part: &str| {
            let number: Option<usize> = part.get(1..).and_then(|number| number.parse().ok());
            number.and_then(|number| slip.found.get(number)).map_or("", |group| group.as_str())
        };
        let value = |part: &str| match part {
            "line" => Arg::from(line.map(str::to_owned)),
            "cell" => Arg::Text(cell.to_owned()),
            _ if part.starts_with('c') => Arg::Text(group(part).to_uppercase()),
            _ => Arg::Text(group(part).to_owned()),
        };
        let sentence = plain::Sentence::new(self.message, self.message.args().map(value).collect());
        let confidence = if self.doubtful { Confidence::Perhaps } else { Confidence::Sure };
        Problem::of(slip.span, sentence).with_fix(edits).with_confidence(confidence)
    }
}

/// A slip that a repair has found.
struct Slip<'t> {
    found: Captures<'t>,
    /// The place of the match, without the blanks around it.
    span: Span,
    edit: Edit,
    /// The line, and the byte at which it begins.
    line: &'t str,
    start: usize,
}

impl Slip<'_> {
    /// Returns the entry of a map or list in which the edit writes, as it is then: `city: S, coats: 1`; `None` if
    /// nothing is left. Brackets and braces in it are closed, unless they are too many.
    fn mended_entry(&self) -> Option<String> {
        let Self { line, edit, start, .. } = self;
        let (before, after) = (&line[..edit.span.range().start - start], &line[edit.span.range().end - start..]);
        let mut begins = before.rfind(['{', '[', ',']).map_or(0, |at| at + 1);
        let mut ends = after.find(['}', ']', ',']).unwrap_or(after.len());
        let text = |begins: usize, ends: usize| format!("{}{}{}", &before[begins..], edit.text, &after[..ends]);
        let balance = |begins, ends| open_signs(&text(begins, ends)).iter().sum::<i32>();
        // The nearest brackets that enclose what is not closed or not opened.
        let mut begins_at = before[..begins].rmatch_indices(['{', '[']).map(|(at, _)| at).take(MOST_NESTED);
        let mut ends_at = after[ends..].match_indices(['}', ']']).map(|(at, sign)| at + sign.len()).take(MOST_NESTED);
        let first_end = ends;
        while balance(begins, ends) < 0
            && let Some(at) = begins_at.next()
        {
            begins = at;
        }
        while balance(begins, ends) > 0
            && let Some(at) = ends_at.next()
        {
            ends = first_end + at;
        }
        // What was there before shows nothing new.
        while line.contains(text(begins, ends).trim()) && (begins > 0 || ends < after.len()) {
            begins = begins_at.next().unwrap_or(0);
            ends = ends_at.next().map_or(after.len(), |at| first_end + at);
        }
        Some(text(begins, ends).trim().to_owned()).filter(|entry| !entry.is_empty())
    }
}

/// Returns how many brackets, and how many braces, of a text are opened more often than closed.
pub(super) fn open_signs(text: &str) -> [i32; 2] {
    let mut open = [0; 2];
    for c in text.chars() {
        match c {
            '[' => open[0] += 1,
            ']' => open[0] -= 1,
            '{' => open[1] += 1,
            '}' => open[1] -= 1,
            _ => {}
        }
    }
    open
}

/// Returns the number of bytes with which both texts begin.
fn common_len(one: impl Iterator<Item = char>, other: impl Iterator<Item = char>) -> usize {
    one.zip(other).take_while(|(a, b)| a == b).map(|(c, _)| c.len_utf8()).sum()
}

/// Fills the groups of a match into a template.
fn fill(template: &str, found: &Captures<'_>) -> String {
    let mut parts = template.split('$');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (is_capital, part) = part.strip_prefix('^').map_or((false, part), |part| (true, part));
        let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = part.split_at(digits.min(1));
        let group = number.parse().ok().and_then(|number| found.get(number)).map_or("", |group| group.as_str());
        out += &if is_capital { group.to_uppercase() } else { group.to_owned() };
        out += rest;
    }
    out
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_text::{Problem, apply_edits};

    use super::{LINE_REPAIRS, MAP_REPAIRS, Repair, line_repairs, map_repairs};

    /// Fails unless one of the repairs of each example makes of it what the table says.
    fn check_examples(table: &[Repair], repairs: impl Fn(&str) -> Vec<Problem>) {
        for repair in table {
            regex_lite::Regex::new(repair.find).expect(repair.find);
            for (typed, mended) in repair.examples {
                let all: Vec<String> = repairs(typed).iter().map(|problem| apply_edits(typed, &problem.fix)).collect();
                assert!(all.iter().any(|text| text == mended), "{typed}: {all:?}");
            }
        }
    }

    #[test]
    fn each_repair_mends_its_examples() {
        check_examples(LINE_REPAIRS, |line| line_repairs(line, 0));
        check_examples(MAP_REPAIRS, |map| map_repairs(map, 0, |_| String::new()));
    }
}
