//! The problems in input that several mechanics read alike: one function for each.

use std::collections::BTreeSet;

use crate::geometry::Space;
use crate::text::{Code, Problem, Span, join_with, nearest_word, quoted_list, shorten};
use crate::wording::CLAUSES;

/// Returns the problem of a space that is given for a tile, but has none.
pub(super) fn empty_space(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there is no tile in this space")
        .label("nothing there")
        .help("name a space that holds a tile")
}

/// Returns the problem of a space that is given for a half tile, but has two.
pub(super) fn two_halves_in_space(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there are two half tiles in this space")
        .label("which of them?")
        .help("write the name of one of the half tiles")
}

/// Returns the problem of a double-size tile that is given by name; `help` says how to name one of its `spaces`.
pub(super) fn ambiguous_double(name: &str, help: &str, spaces: &[Space], at: Span) -> Problem {
    let written: Vec<String> = spaces.iter().map(|s| format!("`{}`", s.to_notation())).collect();
    let message = format!("`{name}` is a double-size tile: which of its spaces is meant?");
    Problem::new(Code::ValueWrong, at, message)
        .label("covers two spaces")
        .help(format!("{help}: {}", join_with(&written, "or")))
}

/// Returns the problem of the key `thing` of a question that names no tile, or more than `most` tiles.
pub(super) fn wrong_tile_count(thing: &str, count: usize, most: usize, at: Span) -> Problem {
    let (message, label) = if count == 0 {
        (format!("{thing} names nothing"), "empty")
    } else {
        (format!("{thing} names {count} tiles, but at most {most} are allowed"), "too many")
    };
    Problem::new(Code::ValueWrong, at, message)
        .label(label)
        .help(format!("name 1 to {most} tiles, or leave the key out"))
}

/// Returns the problem of a half or double-size tile where only squares are possible; `shape` is the tile in words.
pub(super) fn not_square(thing: &str, shape: &str, at: Span) -> Problem {
    let message = format!("{thing} is only on square tiles, but this is {shape}");
    Problem::new(Code::ValueWrong, at, message).label("not a square").help("name a square tile")
}

/// Returns the problem of a key of the answer for which a claim or expectation gives no value.
pub(super) fn missing_value(thing: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("{thing} has no value"))
        .label("nothing here")
        .help(format!("write what it is (`[]` for nothing at all), or leave {thing} out"))
}

/// Returns the problem of a key of the answer for which a claim or expectation lists more than `most` values.
pub(super) fn list_too_long(thing: &str, count: usize, most: usize, at: Span) -> Problem {
    let message = format!("{thing} lists {count}, but at most {most} are allowed");
    Problem::new(Code::ValueWrong, at, message).label("one too many").help(format!("list fewer, or leave {thing} out"))
}

/// Returns the problem of a meeple that is not on the board.
pub(super) fn unknown_meeple(text: &str, at: Span) -> Problem {
    let message = format!("there is no such meeple: `{}`", shorten(text));
    Problem::new(Code::ValueWrong, at, message)
        .label("no such meeple")
        .help("name a meeple of the scenario, as it is under `meeples`")
}

/// The help text on how to find the words of reasons and remarks.
const CLAUSE_HELP: &str = "leave this key out, and `oracle score FILE --format json` shows the words of the answer: `{ word: too-far, left: 1 }`; one is named by its word, or by its word and some of its parts";

/// Returns the problem of a word that is not the word of a clause.
pub(super) fn unknown_clause(word: &str, at: Span) -> Problem {
    let near = nearest_word(word, CLAUSES.iter().map(|clause| clause.word));
    let label = if word.contains(' ') { "a sentence, not a word" } else { "no such word" };
    let message = format!("`{}` is not the word of a reason or remark", shorten(word));
    let problem = Problem::new(Code::ValueWrong, at, message).label(label);
    match near {
        Some(near) => problem.help(format!("write `{near}`")).edit(at, near),
        None => problem.help(CLAUSE_HELP),
    }
}

/// Returns the problem of a key that no clause has, or none with this word; `keys` are those that there are.
pub(super) fn unknown_clause_key(key: &str, word: Option<&str>, keys: &BTreeSet<&str>, at: Span) -> Problem {
    let name = word.map_or("no reason or remark of an answer".to_owned(), |word| format!("`{}`", shorten(word)));
    let has = if word.is_some() { "has no part" } else { "has the part" };
    let problem = Problem::new(Code::KeyUnknown, at, format!("{name} {has} `{}`", shorten(key))).label("no such part");
    match (nearest_word(key, keys.iter().copied()), word) {
        _ if CLAUSES.iter().any(|clause| clause.word == key) => {
            problem.help(format!("that is a word: write `word: {key}`, then its parts"))
        }
        (Some(near), _) => problem.help(format!("write `{near}`")).edit(at, near),
        (None, Some(_)) if keys.is_empty() => problem.help("leave it out: this reason has no parts"),
        (None, Some(_)) => {
            let keys: Vec<&str> = keys.iter().copied().collect();
            problem.help(format!("its parts are {}", quoted_list(&keys, "and")))
        }
        (None, None) => problem.help(CLAUSE_HELP),
    }
}

/// Returns the problem of parts that no clause has together.
pub(super) fn parts_apart(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "no reason or remark has all these parts")
        .label("not together")
        .help(CLAUSE_HELP)
}

/// Returns the problem of a clause without a word and without parts.
pub(super) fn empty_clause(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "this names no reason or remark")
        .label("nothing in it")
        .help("write its word: `{ word: too-far }`; or `[]` if there must be none")
}

/// Returns the problem of a list, or of nothing, in place of the word of a clause.
pub(super) fn no_clause(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "this is not the word of a reason or remark").label("no word").help(CLAUSE_HELP)
}

/// Returns the help text that lists the keys for the spaces of a double-size tile.
fn space_help(spaces: &[Space]) -> String {
    let written: Vec<String> = spaces.iter().map(|s| format!("space: {}", s.to_notation())).collect();
    format!("write {}", quoted_list(&written, "or"))
}

/// Returns the problem of `thing` on a double-size tile if the question does not say in which space of the tile.
pub(super) fn space_not_given(thing: &str, spaces: &[Space], at: Span) -> Problem {
    let message = format!("{thing} is on a double-size tile: in which of its spaces?");
    Problem::new(Code::KeyMissing, at, message).label("no `space` here").help(space_help(spaces))
}

/// Returns the problem of a space that is none of the `spaces` of a double-size tile.
pub(super) fn wrong_space(spaces: &[Space], at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "the tile is not in this space").label("not there").help(space_help(spaces))
}
