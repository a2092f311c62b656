//! Slips that people make, generated in scenarios of the corpus and in the same boards as quick maps: each must be refused with
//! one message at the slip, and a fix must give back the answer of the text as it was. The shares are printed kind by kind.

use std::fmt::Write;
use std::ops::Range;

use carcassonne_board::tiles::CATALOGUE;
use carcassonne_oracle::Position;
use carcassonne_position::{PATTERNS, Pattern, QuickText};
use carcassonne_rules::verdict::Case;
use carcassonne_text::{Edit, Problem, RefusedText, apply_edits};
use carcassonne_typing::repairs;
use carcassonne_typing::typing::Draft;
use regex_lite::Regex;

use crate::common::table_rows;
use crate::project::{read_scenario, source};

/// The slips: where one is made (in a line of a file, in a cell of a quick map, a word with the comma behind it, or in a line
/// beside one), its kind, a regular expression, and what is written: `$1` is the first group, `$^1` the same in capitals. Of
/// several rows of a kind, the first that finds something is the slip, which is made once.
const SLIPS: &str = include_str!("generated_slips.tsv");

/// A kind of slip: its name, its patterns, each with what is written, and the places in a text where it may be made.
struct Kind {
    name: &'static str,
    edits: Vec<(Regex, &'static str)>,
    places: fn(&str) -> Vec<Range<usize>>,
}

/// The kind of slip that may be in the players' own words.
const AN_OPEN_QUOTE: &str = "an open quote";

/// Returns the kinds of slips that are made in the same places.
fn kinds(own: &str, places: fn(&str) -> Vec<Range<usize>>) -> Vec<Kind> {
    let mut all: Vec<Kind> = Vec::new();
    for [_, name, find, write] in table_rows(SLIPS).filter(|row: &[&str; 4]| row[0] == own) {
        let edit = (Regex::new(find).expect(find), write);
        match all.last_mut().filter(|last| last.name == name) {
            Some(kind) => kind.edits.push(edit),
            None => all.push(Kind { name, edits: vec![edit], places }),
        }
    }
    all
}

impl Kind {
    /// Returns a line or cell after the slip; `None` if it cannot have it.
    fn slipped(&self, typed: &str) -> Option<String> {
        let is_prose = ["question:", "source:"].iter().any(|key| typed.starts_with(key)) || typed.contains("for: ");
        if typed.trim_start().starts_with('#') || is_prose && self.name != AN_OPEN_QUOTE {
            return None;
        }
        let (pattern, write) = self.edits.iter().find(|(pattern, _)| pattern.is_match(typed))?;
        let groups = pattern.captures(typed)?;
        let capital = |n: usize| groups.get(n).map_or_else(String::new, |group| group.as_str().to_uppercase());
        let write = write.replace("$^1", &capital(1)).replace("$^2", &capital(2)).replace("TAB", "\t");
        let slipped = pattern.replace(typed, write).into_owned();
        // A printed tile is another tile, which nobody can tell from a slip.
        let id = slipped.split(['=', ',', '/', '\\', '+']).next()?;
        (slipped != typed && CATALOGUE.iter().all(|entry| entry.id != id)).then_some(slipped)
    }

    /// Returns up to `most` texts with the slip, spread over the text.
    fn texts(&self, text: &str, seed: usize, most: usize) -> Vec<Slip> {
        let slipped = |place: Range<usize>| {
            let slipped = self.slipped(&text[place.clone()])?;
            let text = [&text[..place.start], &slipped, &text[place.end..]].concat();
            Some(Slip { text, place: place.start..place.start + slipped.len() })
        };
        let mut all: Vec<Slip> = (self.places)(text).into_iter().filter_map(slipped).collect();
        let count = all.len();
        all.rotate_left(if count == 0 { 0 } else { seed % count });
        all.into_iter().step_by(count.div_ceil(most).max(1)).collect()
    }
}

/// A text as people type it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    File,
    /// A quick map in one line, with a line for each question.
    Map,
}

/// A text with a slip.
struct Slip {
    text: String,
    /// The place of the line or word with the slip.
    place: Range<usize>,
}

impl Form {
    fn open(self, name: &str, text: &str) -> Result<Case, RefusedText> {
        match self {
            Self::File => repairs::open(&source(name, text)),
            Self::Map => {
                let (map, lines) = text.split_once('\n').unwrap_or((text, ""));
                let lines: Vec<String> = lines.lines().map(str::to_owned).collect();
                repairs::open_quick(&QuickText::new(name, map, &lines).expect("a short text"))
            }
        }
    }

    /// Returns the answer to a text; `None` if it is refused.
    fn answer(self, text: &str) -> Option<String> {
        let position = match self {
            Self::File => Position::read("the file", text),
            Self::Map => {
                let mut lines = text.lines();
                Position::quick(lines.next().expect("a map"), &lines.collect::<Vec<&str>>())
            }
        };
        Some(position.ok()?.judge(&[]).text(100))
    }

    /// Returns `true` if a problem is marked in the line of a slip, in a map at its word.
    fn is_placed(self, slip: &Slip, mark: Range<usize>) -> bool {
        let line_at = |at: usize| slip.text[..at].matches('\n').count();
        match self {
            Self::File => line_at(mark.start) == line_at(slip.place.start),
            Self::Map => mark.start <= slip.place.end && slip.place.start <= mark.end,
        }
    }
}

/// Returns the places of the pieces of a text that a sign parts.
fn pieces(text: &str, sign: char) -> Vec<Range<usize>> {
    let mut start = 0;
    let place = |piece: &str| {
        let place = start..start + piece.len();
        start = place.end + 1;
        place
    };
    text.split(sign).map(place).collect()
}

/// The results of the slips of a kind.
#[derive(Default)]
struct Tally {
    slips: u32,
    /// The slips refused with one message at their place.
    placed: u32,
    /// The slips whose fix gives back the answer.
    mended: u32,
    /// The slips whose fix is refused or answered otherwise.
    wrong: u32,
    /// The slips that are read, and answered otherwise.
    silent: u32,
    /// A line for each slip that is not placed and mended.
    failures: String,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.slips += other.slips;
        self.placed += other.placed;
        self.mended += other.mended;
        self.wrong += other.wrong;
        self.silent += other.silent;
        self.failures += &other.failures;
    }

    /// Returns how many of a hundred slips `count` are.
    fn percent(&self, count: u32) -> f64 {
        100.0 * f64::from(count) / f64::from(self.slips.max(1))
    }

    fn line(&self, name: &str) -> String {
        let (placed, mended) = (self.percent(self.placed), self.percent(self.mended));
        let Self { slips, wrong, silent, .. } = self;
        format!(
            "{name:<28} {slips:>4} slips, placed {placed:>5.1} %, mended {mended:>5.1} %, wrong {wrong}, silent {silent}"
        )
    }

    /// Opens a text with a slip, and counts what is said of it. `right` is the answer to the text without it.
    fn try_slip(&mut self, form: Form, name: &str, slip: &Slip, right: &str) {
        let answer = form.answer(&slip.text);
        // Not every such change is a slip.
        if answer.as_deref() == Some(right) {
            return;
        }
        self.slips += 1;
        let refused = match form.open(name, &slip.text) {
            // An unknown colour is a name, which the answer says.
            Ok(_) if answer.is_some_and(|answer| answer.contains("is taken as a player's name")) => {
                self.placed += 1;
                return self.note("taken as a name", name, slip);
            }
            Ok(_) => {
                self.silent += 1;
                return self.note("read", name, slip);
            }
            Err(refused) => refused,
        };
        let first = refused.problems().next().expect("a problem");
        if refused.count() == 1 && form.is_placed(slip, first.span.range()) {
            self.placed += 1;
        } else {
            self.note(&format!("{} messages, {}", refused.count(), first.message()), name, slip);
        }
        let fix: Vec<Edit> = refused.problems().flat_map(Problem::sure_fix).cloned().collect();
        if fix.is_empty() {
            self.note(&format!("no fix: {}", first.message()), name, slip);
        } else if form.answer(&apply_edits(&slip.text, &fix)).as_deref() == Some(right) {
            self.mended += 1;
        } else {
            self.wrong += 1;
            self.note(&format!("wrong: {}: {}", first.message(), first.help()), name, slip);
        }
    }

    fn note(&mut self, failure: &str, name: &str, slip: &Slip) {
        let line = slip.text[..slip.place.start].matches('\n').count();
        let typed = slip.text.lines().nth(line).unwrap_or_default();
        writeln!(self.failures, "{name}:{}: `{typed}`: {failure}", line + 1).expect("written");
    }
}

/// Returns a scenario with its question in quotes.
fn with_quotes(text: &str) -> String {
    let quoted = |line: &str| match line.strip_prefix("question: ") {
        Some(question) if !question.contains(['"', '\\']) => format!("question: \"{question}\"\n"),
        _ => format!("{line}\n"),
    };
    text.lines().map(quoted).collect()
}

/// Tries slips of some kinds in texts, each with its name, and prints the shares of each kind.
#[expect(clippy::print_stdout, reason = "the shares of each kind are the result")]
fn try_slips(form: Form, texts: &[(String, String)], kinds: &[Kind]) {
    let answers: Vec<String> = texts.iter().map(|(name, text)| form.answer(text).expect(name)).collect();
    let (mut total, mut poor) = (Tally::default(), Vec::new());
    for kind in kinds {
        let mut tally = Tally::default();
        for (seed, ((name, text), right)) in texts.iter().zip(&answers).enumerate() {
            for slip in kind.texts(text, seed, 2) {
                tally.try_slip(form, name, &slip, right);
            }
        }
        println!("{}", tally.line(kind.name));
        if tally.percent(tally.placed) < 85.0 {
            poor.push(kind.name);
        }
        total.add(&tally);
    }
    println!("{}", total.line("all"));
    assert_eq!((total.wrong, total.silent), (0, 0), "{}", total.failures);
    let (placed, mended) = (total.percent(total.placed), total.percent(total.mended));
    assert!(placed >= 99.0 && mended >= 92.0 && poor.is_empty(), "{poor:?}\n{}", total.failures);
}

#[test]
fn generated_slips_in_files_are_placed_and_mended() {
    let names = crate::judged::scenarios().iter().skip(4).step_by(7);
    let texts: Vec<(String, String)> = names.map(|name| (name.clone(), with_quotes(&read_scenario(name)))).collect();
    try_slips(Form::File, &texts, &kinds("file", |text| pieces(text, '\n')));
}

#[test]
fn generated_slips_in_quick_maps_are_placed_and_mended() {
    let written = |draft: &Draft| [&[draft.map()], draft.questions()].concat().join("\n");
    let drafted = |name: &String| {
        let case = Case::open(&source(name, read_scenario(name).as_str())).ok()?;
        let text = written(&Draft::from_scenario(&case.scenario)?);
        Some((name.clone(), text)).filter(|(_, text)| Form::Map.answer(text).is_some())
    };
    let scenarios = crate::judged::scenarios().iter().skip(4).step_by(7).filter_map(drafted);
    let pattern = |pattern: &Pattern| {
        let (map, question) = pattern.quick;
        (pattern.name.to_owned(), std::iter::once(map).chain(question).collect::<Vec<&str>>().join("\n"))
    };
    let texts: Vec<(String, String)> = scenarios.chain(PATTERNS.iter().map(pattern)).collect();
    let mut all = kinds("cell", |text| pieces(text.lines().next().unwrap_or_default(), ' '));
    all.extend(kinds("line", |text| pieces(text, '\n').split_off(1)));
    try_slips(Form::Map, &texts, &all);
}
