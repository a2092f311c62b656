//! The wording of problems in the choice of a question and in claims about its answer: one function for
//! each problem.

use crate::text::{Code, Edit, Problem, Span, Suggestion, listed, nearest, one_of, shortened};

/// Builds the problem of a key that an answer does not have; `keys` are those that it has.
pub(super) fn no_key(key: &str, keys: &[&str], at: Span) -> Problem {
    let message = format!("the answer to this question has no `{}`", shortened(key));
    Problem::new(Code::KeyUnknown, at, message)
        .label("no such key")
        .help(one_of(key, keys))
        .edits(nearest(key, keys.iter().copied()).map(|near| (at, near.to_owned())))
}

/// Builds the problem of a yes or no, in words, without the key to which it belongs.
fn keyless(said: &str, at: Span) -> Problem {
    let message = format!("`{said}` does not say which part of the answer is claimed");
    Problem::new(Code::ValueWrong, at, message).label("which key?")
}

/// Like [`keyless`], for an answer in which no key is a yes or no; `keys` are those that it has.
pub(super) fn without_a_flag(said: &str, keys: &[&str], at: Span) -> Problem {
    keyless(said, at).help(format!("write `{{ key: value }}`; the answer has {}", listed(keys, "and")))
}

/// Like [`keyless`], if only one key can be meant; `whole` includes it.
pub(super) fn with_its_key(said: &str, whole: String, at: Span) -> Problem {
    keyless(said, at).write(whole)
}

/// Like [`keyless`], if several keys can be meant.
pub(super) fn which_key(said: &str, all: &[String], at: Span) -> Problem {
    keyless(said, at).help(format!("write {}", listed(all, "or")))
}

/// Builds the problem of a feature of a tile in place of a question.
pub(super) fn on_a_tile(word: &str, at: Span) -> Problem {
    Problem::new(Code::AskUnknown, at, format!("`{word}` is part of a tile, not a question"))
        .label("no such question")
        .help("every feature is answered without a question: leave it out, and write in the map what is there")
}

/// Builds the problem of a word that is not that of any question.
fn no_question(word: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a question that can be asked", shortened(word));
    Problem::new(Code::AskUnknown, at, message).label("no such question")
}

/// Like [`no_question`], for a word that resembles none of `words`.
pub(super) fn unknown_question(word: &str, words: &[&str], at: Span) -> Problem {
    no_question(word, at)
        .help(format!("ask one of {} (`oracle explain mechanics` shows how each is written)", words.join(", ")))
}

/// Like [`no_question`], for a misspelt word; `ways` are words that may be equally near.
pub(super) fn nearly_a_question(
    word: &str,
    near: &str,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let problem = no_question(word, at).offer("write ", ways);
    Problem { fix: vec![Edit { span: at, text: near.to_owned() }], ..problem.otherwise(format!("write `{near}:`")) }
}

/// Builds the problem of a key of a question for which a player used another word.
pub(super) fn key_called_otherwise(key: &str, ask: &str, near: &str, at: Span) -> Problem {
    Problem::new(Code::KeyUnknown, at, format!("unknown key `{key}` in `{ask}`"))
        .label("no such key")
        .help(format!("write `{near}:`"))
        .edit(at, near)
}

/// Builds the problem of a question with none of the keys that determine what it asks.
pub(super) fn one_of_the_keys(ask: &str, keys: &[&str], examples: &str, at: Span) -> Problem {
    let message = format!("`{ask}` needs one of the keys {}", listed(keys, "or"));
    Problem::new(Code::KeyMissing, at, message).label("which of them?").help(format!("write {examples}"))
}

/// Builds the problem of a word that is none of `words`, the mechanics that look around a tile.
pub(super) fn looks_not_around(word: &str, words: &[&str], at: Span) -> Problem {
    let message = format!("nothing called `{}` looks around a tile", shortened(word));
    let problem = Problem::new(Code::AskUnknown, at, message).label("unknown");
    match nearest(word, words.iter().copied()) {
        Some(near) => problem.write(near),
        None => problem.help(one_of(word, words)),
    }
}
