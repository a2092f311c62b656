//! Slips that people make, generated in scenarios of the corpus: each must be refused with one message in the line of the
//! slip, and a fix must give back the answer of the file as it was. The shares are printed kind by kind.

use std::fmt::Write;

use carcassonne_oracle::Position;
use carcassonne_oracle::inside::repairs;
use carcassonne_oracle::inside::text::{Edit, Problem, apply_edits};

use crate::project::{read_scenario, source};

/// The kind of slip that may be in a text in quotes.
const AN_OPEN_QUOTE: &str = "an open quote";

/// A kind of slip: its name, and the line after the slip, if the line allows it.
type Kind = (&'static str, fn(&str) -> Option<String>);

/// The words of the game in other languages that people write.
const FOREIGN_WORDS: [(&str, &str); 10] = [
    ("city", "Stadt"),
    ("road", "weg"),
    ("field", "Wiese"),
    ("monastery", "klooster"),
    ("red", "rood"),
    ("blue", "blau"),
    ("green", "groen"),
    ("yellow", "gelb"),
    ("players", "spelers"),
    ("barn", "Scheune"),
];

/// The colours of players, misspelt.
const MISSPELT_COLOURS: [(&str, &str); 5] =
    [("red", "rde"), ("blue", "bleu"), ("green", "gren"), ("yellow", "yelow"), ("black", "blak")];

const KINDS: [Kind; 15] = [
    ("a line indented by one", |line| key(line).map(|_| format!(" {line}"))),
    ("a dash before a key", |line| {
        let (indent, _) = key(line)?;
        Some(format!("{}- {}", &line[..indent], &line[indent..]))
    }),
    ("no colon", |line| {
        let (indent, key) = key(line)?;
        Some(format!("{}{}", &line[..indent + key.len()], &line[indent + key.len() + 1..]))
    }),
    ("`=` for a colon", |line| {
        let (indent, key) = key(line)?;
        Some(format!("{} ={}", &line[..indent + key.len()], &line[indent + key.len() + 1..]))
    }),
    (AN_OPEN_QUOTE, |line| without_last(line, &['"', '\''])),
    ("an open bracket", |line| without_last(line, &[']', '}'])),
    ("no comma", |line| flow(line)?.contains(", ").then(|| line.replacen(", ", " ", 1))),
    ("a key misspelt", |line| {
        let (indent, key) = key(line).filter(|(_, key)| key.len() > 3)?;
        let mut letters: Vec<char> = key.chars().collect();
        letters.swap(1, 2);
        let misspelt: String = letters.into_iter().collect();
        (misspelt != key).then(|| format!("{}{misspelt}{}", &line[..indent], &line[indent + key.len()..]))
    }),
    ("a letter left out of a key", |line| {
        let (indent, key) = key(line).filter(|(_, key)| key.len() > 4)?;
        Some(format!("{}{}{}", &line[..indent], &key[..key.len() - 2], &line[indent + key.len() - 1..]))
    }),
    ("a capital", |line| {
        let (indent, key) = key(line).filter(|(_, key)| key.len() > 2)?;
        let first = key[..1].to_uppercase();
        (first != key[..1]).then(|| format!("{}{first}{}", &line[..indent], &line[indent + 1..]))
    }),
    ("a tab", |line| {
        let (indent, _) = key(line).filter(|(indent, _)| *indent > 0)?;
        Some(format!("\t{}", &line[indent..]))
    }),
    ("a word of another language", |line| replace_word(line, &FOREIGN_WORDS)),
    ("a colour misspelt", |line| replace_word(line, &MISSPELT_COLOURS)),
    ("a tile renamed in one place", |line| {
        let dot = [".city", ".road", ".field", ".monastery"].iter().find_map(|kind| line.find(kind))?;
        let tile = line[..dot].rfind(|c: char| !c.is_alphanumeric()).map_or(0, |at| at + 1);
        (tile < dot).then(|| format!("{}{}x{}", &line[..tile], &line[tile..dot], &line[dot..]))
    }),
    ("a value in smart quotes", |line| {
        let (indent, key) = key(line)?;
        let value = line[indent + key.len() + 1..].trim();
        let is_plain = !value.is_empty() && value.chars().all(|c| c.is_alphanumeric() || " .@".contains(c));
        is_plain.then(|| format!("{}: “{value}”", &line[..indent + key.len()]))
    }),
];

/// Returns the indent of a line and the key with which it begins; `None` for a line without a key.
fn key(line: &str) -> Option<(usize, &str)> {
    let text = line.trim_start();
    let (key, rest) = text.split_once(':')?;
    let is_key = !key.is_empty() && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    (is_key && (rest.is_empty() || rest.starts_with(' '))).then_some((line.len() - text.len(), key))
}

/// Returns the part of a line in brackets or braces.
fn flow(line: &str) -> Option<&str> {
    line.find(['{', '[']).map(|at| &line[at..])
}

/// Returns a line without the last of some signs.
fn without_last(line: &str, signs: &[char]) -> Option<String> {
    let at = line.rfind(signs)?;
    Some(format!("{}{}", &line[..at], &line[at + 1..]))
}

/// Returns a line with the first of some words replaced.
fn replace_word(line: &str, words: &[(&str, &str)]) -> Option<String> {
    let is_word = |at: usize, word: &str| {
        let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        !is_letter(line[..at].chars().next_back()) && !is_letter(line[at + word.len()..].chars().next())
    };
    words.iter().find_map(|(word, other)| {
        let (at, _) = line.match_indices(word).find(|(at, _)| is_word(*at, word))?;
        Some(format!("{}{other}{}", &line[..at], &line[at + word.len()..]))
    })
}

/// Returns `true` for a line in which a slip is one of notation: not in a comment, and in the players' own words only if it is
/// one of their quotes.
fn may_slip(line: &str, kind: &str) -> bool {
    let is_free_text = ["question:", "source:"].iter().any(|key| line.starts_with(key)) || line.contains("for: ");
    !line.trim_start().starts_with('#') && (!is_free_text || kind == AN_OPEN_QUOTE)
}

/// Returns up to `most` texts with a slip, each with its line, from 0, spread over the text.
fn with_slips(text: &str, (kind, slip): Kind, seed: usize, most: usize) -> Vec<(usize, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let slipped = |n: usize| Some((n, slip(lines[n]).filter(|_| may_slip(lines[n], kind))?));
    let mut all: Vec<(usize, String)> = (0..lines.len()).filter_map(slipped).collect();
    let count = all.len();
    all.rotate_left(if count == 0 { 0 } else { seed % count });
    let step = count.div_ceil(most).max(1);
    let with = |(n, line): (usize, String)| {
        let new: Vec<&str> =
            lines.iter().enumerate().map(|(m, old)| if m == n { line.as_str() } else { old }).collect();
        (n, new.join("\n") + "\n")
    };
    all.into_iter().step_by(step).map(with).collect()
}

/// Returns the answer to a text; `None` if it is refused.
fn answer(text: &str) -> Option<String> {
    Some(Position::read("the file", text).ok()?.judge(&[]).text(100))
}

/// The results of the slips of a kind.
#[derive(Default)]
struct Tally {
    slips: u32,
    /// The slips refused with one message in their line.
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

    /// Opens a text with a slip in a line, and counts what is said of it. `right` is the answer to the text without it.
    fn try_slip(&mut self, name: &str, (line, slipped): &(usize, String), right: &str) {
        let source = source(name, slipped.as_str());
        let refused = match repairs::open(&source) {
            // Not every such change is a slip.
            Ok(_) if answer(slipped).as_deref() == Some(right) => return,
            Ok(_) => {
                self.slips += 1;
                self.silent += 1;
                return self.note("read", name, *line, slipped);
            }
            Err(refused) => refused,
        };
        self.slips += 1;
        let first = refused.problems().next().expect("a problem");
        if refused.count() == 1 && source.line_column(first.span.start).0 == line + 1 {
            self.placed += 1;
        } else {
            self.note(&format!("{} messages, {}", refused.count(), first.message()), name, *line, slipped);
        }
        let fix: Vec<Edit> = refused.problems().flat_map(Problem::sure_fix).cloned().collect();
        if fix.is_empty() {
            self.note(&format!("no fix: {}", first.message()), name, *line, slipped);
        } else if answer(&apply_edits(slipped, &fix)).as_deref() == Some(right) {
            self.mended += 1;
        } else {
            self.wrong += 1;
            self.note(&format!("wrong: {}: {}", first.message(), first.help()), name, *line, slipped);
        }
    }

    fn note(&mut self, failure: &str, name: &str, line: usize, slipped: &str) {
        let typed = slipped.lines().nth(line).unwrap_or_default();
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

#[test]
#[expect(clippy::print_stdout, reason = "the shares of each kind are the result")]
fn generated_slips_are_placed_and_mended() {
    let names = crate::judged::scenarios().iter().skip(4).step_by(7);
    let texts: Vec<(&String, String)> = names.map(|name| (name, with_quotes(&read_scenario(name)))).collect();
    let answers: Vec<String> = texts.iter().map(|(_, text)| answer(text).expect("a legal scenario")).collect();
    let (mut total, mut poor) = (Tally::default(), Vec::new());
    for kind in KINDS {
        let mut tally = Tally::default();
        for (seed, ((name, text), right)) in texts.iter().zip(&answers).enumerate() {
            for slipped in with_slips(text, kind, seed, 2) {
                tally.try_slip(name, &slipped, right);
            }
        }
        println!("{}", tally.line(kind.0));
        if tally.percent(tally.placed) < 85.0 {
            poor.push(kind.0);
        }
        total.add(&tally);
    }
    println!("{}", total.line("all"));
    assert_eq!((total.wrong, total.silent), (0, 0), "{}", total.failures);
    let (placed, mended) = (total.percent(total.placed), total.percent(total.mended));
    assert!(placed >= 99.0 && mended >= 92.0 && poor.is_empty(), "{poor:?}\n{}", total.failures);
}
