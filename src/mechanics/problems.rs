//! The wording of problems in the choice of a question and in claims about its answer: one function for
//! each problem.

use crate::text::{Code, Edit, Problem, Span, Suggestion, choice_help, nearest_word, quoted_list, shorten};

/// Builds the problem of an expected or claimed key that the answer does not have; `keys` are those that it has.
pub(super) fn unknown_key(key: &str, keys: &[&str], at: Span) -> Problem {
    let message = format!("the answer to this question has no `{}`", shorten(key));
    Problem::new(Code::KeyUnknown, at, message)
        .label("no such key")
        .help(choice_help(key, keys))
        .edits(nearest_word(key, keys.iter().copied()).map(|near| (at, near.to_owned())))
}

/// Builds the problem of an expected or claimed yes or no, `text`, without the key of the answer to which it belongs.
fn missing_key(text: &str, at: Span) -> Problem {
    let message = format!("`{text}` does not say which part of the answer is claimed");
    Problem::new(Code::ValueWrong, at, message).label("which key?")
}

/// Builds the problem of [`missing_key`] for an answer of which none of the `keys` takes a yes or no.
pub(super) fn missing_key_without_flag(text: &str, keys: &[&str], at: Span) -> Problem {
    missing_key(text, at).help(format!("write `{{ key: value }}`; the answer has {}", quoted_list(keys, "and")))
}

/// Builds the problem of [`missing_key`] if only one key of the answer can be meant; `replacement` is key and value.
pub(super) fn missing_key_with_fix(text: &str, replacement: String, at: Span) -> Problem {
    missing_key(text, at).fix_by_writing(replacement)
}

/// Builds the problem of [`missing_key`] if several keys of the answer can be meant; `choices` are each key and value.
pub(super) fn ambiguous_key(text: &str, choices: &[String], at: Span) -> Problem {
    missing_key(text, at).help(format!("write {}", quoted_list(choices, "or")))
}

/// Builds the problem of a question named by `word`, which is a feature of a tile and no question.
pub(super) fn feature_as_question(word: &str, at: Span) -> Problem {
    Problem::new(Code::AskUnknown, at, format!("`{word}` is part of a tile, not a question"))
        .label("no such question")
        .help("every feature is answered without a question: leave it out, and write in the map what is there")
}

/// Builds the problem of a question whose `word` is not that of any kind of question.
fn no_question(word: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a question that can be asked", shorten(word));
    Problem::new(Code::AskUnknown, at, message).label("no such question")
}

/// Builds the problem of [`no_question`] for a word that resembles none of `words`, which name the kinds of questions.
pub(super) fn unknown_question(word: &str, words: &[&str], at: Span) -> Problem {
    no_question(word, at)
        .help(format!("ask one of {} (`oracle explain mechanics` shows how each is written)", words.join(", ")))
}

/// Builds the problem of [`no_question`] for a misspelling of `near`; `suggestions` are that word and others to try.
pub(super) fn misspelled_question(
    word: &str,
    near: &str,
    at: Span,
    suggestions: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let problem = no_question(word, at).offer("write ", suggestions);
    problem.with_fallback(format!("write `{near}:`")).with_fix(vec![Edit { span: at, text: near.to_owned() }])
}

/// Builds the problem of a key of the question `ask` that is misspelled or replaced by another word; `near` is the key.
pub(super) fn misnamed_key(key: &str, ask: &str, near: &str, at: Span) -> Problem {
    Problem::new(Code::KeyUnknown, at, format!("unknown key `{key}` in `{ask}`"))
        .label("no such key")
        .help(format!("write `{near}:`"))
        .edit(at, near)
}

/// Builds the problem of the question `ask` with none of `keys`, one of which has to say what is asked.
pub(super) fn missing_key_choice(ask: &str, keys: &[&str], examples: &str, at: Span) -> Problem {
    let message = format!("`{ask}` needs one of the keys {}", quoted_list(keys, "or"));
    Problem::new(Code::KeyMissing, at, message).label("which of them?").help(format!("write {examples}"))
}

/// Builds the problem of a word after `for` that is none of `words`, the mechanics that look around a tile.
pub(super) fn unknown_survey(word: &str, words: &[&str], at: Span) -> Problem {
    let message = format!("nothing called `{}` looks around a tile", shorten(word));
    let problem = Problem::new(Code::AskUnknown, at, message).label("unknown");
    match nearest_word(word, words.iter().copied()) {
        Some(near) => problem.fix_by_writing(near),
        None => problem.help(choice_help(word, words)),
    }
}
