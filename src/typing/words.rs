//! The words of a line that are no cells: what one can do, and the patterns that are meant.

use crate::scenario::quick::address::Address;
use crate::scenario::quick::people::letter;
use crate::scenario::quick::{is_cell, parts, questions};
use crate::scenario::{PATTERNS, Pattern, feature_named};
use crate::text::nearest;

/// What a word does that is neither a cell, nor a question, nor a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verb {
    New,
    North,
    West,
    Forget,
    Undo,
    Redo,
    Why,
    Yaml,
    Map,
    Rules,
    Save,
    Help,
    Done,
}

/// Every such word; the first for a verb is the one that messages name.
const VERBS: [(&str, Verb); 18] = [
    ("new", Verb::New),
    ("north", Verb::North),
    ("west", Verb::West),
    ("forget", Verb::Forget),
    ("drop", Verb::Forget),
    ("undo", Verb::Undo),
    ("redo", Verb::Redo),
    ("why", Verb::Why),
    ("yaml", Verb::Yaml),
    ("map", Verb::Map),
    ("rules", Verb::Rules),
    ("save", Verb::Save),
    ("help", Verb::Help),
    ("?", Verb::Help),
    ("done", Verb::Done),
    ("quit", Verb::Done),
    ("exit", Verb::Done),
    ("q", Verb::Done),
];

impl Verb {
    /// The verb of a word, in whatever letters.
    pub(super) fn of(word: &str) -> Option<Self> {
        let lower = word.to_lowercase();
        let lower = lower.strip_suffix(':').unwrap_or(&lower);
        VERBS.iter().find(|(own, _)| *own == lower).map(|(_, verb)| *verb)
    }
}

/// Whether a line reads as a map: signs, or cells alone.
pub(super) fn is_map(line: &str) -> bool {
    let signs = ['/', '\\', '=', '*', '#', '@', '<', '^', ','];
    line.contains(signs) || parts::joined(line).split_whitespace().all(is_cell)
}

/// Whether a word could be a tile as well as the beginning of a pattern: `f`, a field, or field-gap.
pub(super) fn is_either(word: &str) -> bool {
    !word.contains(char::is_whitespace)
        && parts::are_parts(word)
        && !Pattern::meant(word).is_empty()
}

/// Whether a word says that nothing lies in a cell, as `.` does.
pub(super) fn empty_meant(word: &str) -> bool {
    let all = ["empty", "nothing", "none", "gone", "leer", "nichts", "leeg", "niets", "-"];
    all.contains(&word.to_lowercase().as_str())
}

/// The line on a cell that was meant by `remove b1` or `a 1 rN`.
pub(super) fn cell_meant(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let clears = ["remove", "delete", "clear", "take", "lösche", "entferne", "verwijder"];
    match words.as_slice() {
        [verb, rest @ ..] if clears.contains(&verb.to_lowercase().as_str()) => {
            Address::read(rest.last()?).map(|at| format!("{at} ."))
        }
        [column, row, rest @ ..] if !rest.is_empty() && row.bytes().all(|b| b.is_ascii_digit()) => {
            let at = Address::read(&format!("{column}{row}"))?;
            Some(format!("{at} {}", rest.join(" ")))
        }
        _ => None,
    }
}

/// The letter of a colour in English, German or Dutch.
pub(super) fn in_colour(word: &str) -> Option<char> {
    const OTHERS: [(char, &[&str]); 7] = [
        ('r', &["rot", "rood"]),
        ('b', &["blau", "blauw"]),
        ('y', &["gelb", "geel"]),
        ('g', &["grün", "gruen", "groen"]),
        ('k', &["schwarz", "zwart"]),
        ('p', &["rosa", "roze"]),
        ('w', &["weiß", "weiss", "wit"]),
    ];
    let lower = word.to_lowercase();
    let other = || OTHERS.iter().find(|(_, all)| all.contains(&lower.as_str()));
    letter(&lower).or_else(|| other().map(|(letter, _)| *letter))
}

/// The line on a cell that says who stands there, as `blue has a meeple on b1` does.
pub(super) fn stands_meant(line: &str) -> Option<String> {
    let mut words = line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let who = words.clone().find_map(in_colour)?;
    let kinds = [("city", 'c'), ("road", 'r'), ("field", 'f'), ("monastery", 'm'), ("garden", 't')];
    let part = words.clone().find_map(|word| {
        let feature = feature_named(&word.to_lowercase())?.word();
        kinds.iter().find(|(own, _)| *own == feature).map(|(_, letter)| letter.to_string())
    });
    let at = words.find_map(Address::read)?;
    Some(format!("{at} {}={who}", part.unwrap_or_default()))
}

/// What is said to a word that is nothing that can be typed: a near miss, or all that there is.
pub(super) fn stranger(word: &str, line: &str) -> String {
    if line_claims(line) {
        return "claims need a file: type `save quarrel.yaml`, and write them there under `claims`"
            .to_owned();
    }
    if in_colour(word).is_some() {
        return "who is where is typed after a cell: `b1 c=r`".to_owned();
    }
    let heads = || questions::heads();
    let names = PATTERNS.iter().map(|pattern| pattern.name);
    let verbs = VERBS.iter().map(|(word, _)| *word);
    match nearest(word, verbs.chain(heads()).chain(names)) {
        Some(near) if heads().any(|head| head == near) => {
            let form = questions::form(near).unwrap_or(near);
            format!("did you mean `{form}`?")
        }
        Some(near) if near == word => format!("type `{near}` by itself"),
        Some(near) => format!("did you mean `{near}`?"),
        None => "type a cell and what is there (`b1 c*=r`), a question (`tower b1 1`), a pattern, or draw a map (`. c*=r, c c\\c`); `help` has it all".to_owned(),
    }
}

/// Whether a line says who claims what.
pub(super) fn line_claims(line: &str) -> bool {
    let all = ["claims", "claim", "says", "said", "wants", "behauptet", "sagt", "zegt"];
    line.split_whitespace()
        .any(|word| all.contains(&word.trim_end_matches(':').to_lowercase().as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_does_one_thing() {
        for (n, (word, verb)) in VERBS.iter().enumerate() {
            assert!(VERBS[n + 1..].iter().all(|(other, _)| other != word), "{word}");
            assert_eq!(Verb::of(&word.to_uppercase()), Some(*verb));
            // None is a cell, a question or a pattern.
            assert!(!is_cell(word) && questions::form(word).is_none(), "{word}");
            assert!(Pattern::named(word).is_none(), "{word}");
        }
    }
}
