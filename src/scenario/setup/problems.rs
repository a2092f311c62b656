//! What may be wrong with the form of a setup, in words.

use crate::text::{Code, Node, Problem, Span, choice_help, nearest_word, shorten};

/// No tokens under the key.
pub(super) fn no_tokens(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`tokens` has no value")
        .label("nothing here")
        .help("write `tokens: [{ flea: a }]`, or leave the key out")
}

/// A token that is no map; `words` are what a token can be.
pub(super) fn token_not_a_map(node: &Node, words: &[&str]) -> Problem {
    let help = match node.text().and_then(|text| nearest_word(text, words.iter().copied())) {
        Some(near) => format!("write what it is and where: `{{ {near}: a }}`"),
        None => "write what it is and where: `{ flea: a }`".to_owned(),
    };
    let message = format!("a token must be `key: value`, not {}", node.describe());
    Problem::new(Code::ValueWrong, node.span, message).label("expected `{ … }`").help(help)
}

/// A token that is said to be two things, each with where that is.
pub(super) fn two_tokens((first, at): (&str, Span), (second, span): (&str, Span)) -> Problem {
    let message = format!("one token cannot be both {first} and {second}");
    Problem::new(Code::ValueWrong, span, message)
        .label("this one too")
        .with_related(at, "this one")
        .help("write them as two tokens: `tokens: [{ … }, { … }]`")
}

/// A word that is no token.
pub(super) fn no_such_token(word: &str, words: &[&str], at: Span) -> Problem {
    Problem::new(Code::KeyUnknown, at, format!("`{}` is not a token", shorten(word)))
        .label("unknown token")
        .help(choice_help(word, words))
}

/// A token that does not say what it is.
pub(super) fn which_token(words: &[&str], at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "this token does not say what it is")
        .label("which token?")
        .help(choice_help("", words))
}

// Questions.

/// No question under `ask`.
pub(super) fn asks_nothing(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`ask` asks nothing")
        .label("nothing here")
        .help("write a question, `- place: { abbey: [2, 0] }`, or leave the key out")
}

/// A second question of the same name.
pub(super) fn called_alike(id: &str, at: Span, first: Span) -> Problem {
    Problem::new(Code::KeyDuplicate, at, format!("two questions are called `{}`", shorten(id)))
        .label("second time")
        .with_related(first, "first time")
        .help("give one of them another name")
}

/// A turn among the questions.
pub(super) fn turn_in_ask(at: Span) -> Problem {
    Problem::new(Code::KeyUnknown, at, "a turn is written outside `ask`, not in it")
        .label("not here")
        .help("write `turn:` at the beginning of a line")
}

/// An entry that asks nothing.
pub(super) fn no_question(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "this question asks nothing")
        .label("what is asked?")
        .help("write what is asked: `- dragon: { from: a }` (`oracle explain mechanics` lists all)")
}

/// A key of a question that stands beside its word.
pub(super) fn key_beside(key: &str, word: &str, at: Span) -> Problem {
    let (key, word) = (shorten(key), shorten(word));
    Problem::new(Code::KeyUnknown, at, format!("`{key}` is not inside `{word}`"))
        .label("too far to the left")
        .help(format!("indent what belongs to `{word}` further: `- {word}: {{ {key}: ... }}`"))
}

/// Another word for the name of a question.
pub(super) fn not_id(word: &str, at: Span) -> Problem {
    Problem::new(Code::KeyUnknown, at, format!("unknown key `{word}` in a question"))
        .label("no such key")
        .help("name a question with `id`")
}

/// Further questions in an entry; the first is asked by `word`.
pub(super) fn asks_twice<'k>(keys: impl Iterator<Item = &'k str>, word: &str, at: Span) -> Problem {
    let message = format!("an entry asks one thing, and this one already asks `{}`", shorten(word));
    let entries: Vec<String> = keys.map(|key| format!("`- {}: ...`", shorten(key))).collect();
    let (label, help) = match &entries[..] {
        [one] => ("one thing too many", format!("begin another entry: {one}")),
        [first, .., last] if entries.len() > 4 => {
            let help = format!("begin an entry for each of the {}: from {first} to {last}", entries.len());
            ("from here on", help)
        }
        several => ("from here on", format!("begin an entry for each: {}", several.join(", "))),
    };
    Problem::new(Code::KeyUnknown, at, message).label(label).help(help)
}
