//! What may be wrong with the keys of a map and their values, whatever they mean. What is read is said as `what`, and what
//! stands there as `is`.

use crate::text::phrasing::{choice_help, quoted_list, shorten};
use crate::text::problem::{Code, Problem, Suggestion};
use crate::text::source::Span;

// Keys.

/// Several keys in capitals: each as it is typed, and as it is written.
pub(in crate::text) fn keys_in_capitals(keys: &[(Span, &str, &str)], first: Span) -> Problem {
    let typed: Vec<&str> = keys.iter().map(|(_, typed, _)| *typed).collect();
    let right: Vec<&str> = keys.iter().map(|(_, _, right)| *right).collect();
    let message = format!("keys are in lower case, unlike {}", quoted_list(&typed, "and"));
    Problem::new(Code::KeyUnknown, first, message)
        .label("a capital")
        .help(format!("write {}", quoted_list(&right, "and")))
        .edits(keys.iter().map(|(at, _, right)| (*at, (*right).to_owned())))
}

/// A key that is not known here.
fn no_key(word: &str, what: &str, at: Span) -> Problem {
    let message = format!("unknown key `{}` in {what}", shorten(word));
    Problem::new(Code::KeyUnknown, at, message).label("no such key")
}

/// A key and its value in one word, with a sign between them.
pub(in crate::text) fn run_on((word, what): (&str, &str), (key, sign, value): (&str, char, &str), at: Span) -> Problem {
    let needed = if sign == ':' { "a space" } else { "a colon and a space" };
    let behind = if sign == ':' { "the colon" } else { "the key" };
    no_key(word, what, at)
        .help(format!("put {needed} after {behind}: `{key}: {}`", shorten(value)))
        .edit(at, format!("{key}: {value}"))
}

/// A key for one that is there already.
pub(in crate::text) fn there_already(word: &str, what: &str, near: &str, at: Span) -> Problem {
    no_key(word, what, at).help(format!("`{near}` is there already; leave one of them out"))
}

/// A key that is the value of another; `whole` is the key with what stands behind it.
pub(in crate::text) fn key_as_value(word: &str, what: &str, right: String, at: Span, whole: Span) -> Problem {
    no_key(word, what, at).help(format!("write `{right}`")).edit(whole, right)
}

/// A key for another.
pub(in crate::text) fn key_meant(word: &str, what: &str, near: &str, at: Span) -> Problem {
    no_key(word, what, at).help(format!("write `{near}:`")).edit(at, near)
}

/// Sides with a comma between them, of which the last are taken for a key; `value_at` is where the first stand.
pub(in crate::text) fn comma_between_sides(
    (word, what): (&str, &str),
    (key, value): (&str, &str),
    at: Span,
    value_at: Span,
) -> Problem {
    no_key(word, what, at)
        .help(format!("leave out the comma between the sides: `{key}: {value}{word}`"))
        .edit(value_at.union(at), format!("{value}{word}"))
}

/// A key that is like none of these.
pub(in crate::text) fn unknown_key(word: &str, what: &str, legal: &[&str], at: Span) -> Problem {
    no_key(word, what, at).help(format!("{what} can have {}", quoted_list(legal, "and")))
}

/// A key that is no word.
pub(in crate::text) fn key_of_no_word(what: &str, is: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("a key of {what} must be a word, not {is}"))
        .label("not a word")
        .help("write a word before the colon")
}

/// A key that is there twice.
pub(in crate::text) fn key_twice(word: &str, what: &str, at: Span, first: Span) -> Problem {
    let message = format!("the key `{}` appears twice in {what}", shorten(word));
    Problem::new(Code::KeyDuplicate, at, message)
        .label("second time")
        .with_related(first, "first time")
        .help("keep one of them")
}

/// A key that is missing; `help` says how it is written, and `ways` are the examples in it.
pub(in crate::text) fn no_such_key_here(
    key: &str,
    what: &str,
    help: &str,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    Problem::new(Code::KeyMissing, at, format!("{what} needs the key `{key}`"))
        .label(format!("no `{key}` here"))
        .offer(help.split('`').next().unwrap_or_default(), ways)
        .with_fallback(help.replace('`', ""))
}

// Values.

/// Nothing where a map is read; the way writes a map of nothing.
pub(in crate::text) fn no_map(what: &str, at: Span, nothing: Suggestion) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("{what} must be `key: value`, but it is empty"))
        .label("nothing here")
        .offer("write its keys below it, further to the right, or leave it out; for none write ", [nothing])
        .with_fallback("write its keys below it, further to the right, or leave it out")
}

/// Something else where a map is read.
pub(in crate::text) fn other_than_a_map(what: &str, is: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("{what} must be `key: value`, not {is}")).label("expected `key: value`")
}

/// Something else where a word is read.
pub(in crate::text) fn other_than_text(what: &str, is: &str, help: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("{what} must be a word or text, not {is}"))
        .label("expected a word")
        .help(help)
}

/// A word that is none of the legal ones; `near` is the one that may be meant.
pub(in crate::text) fn not_allowed(
    code: Code,
    what: &str,
    word: &str,
    (near, legal): (Option<&str>, &[&str]),
    at: Span,
) -> Problem {
    let message = format!("{what} cannot be `{}`", shorten(word));
    let problem = Problem::new(code, at, message).label("not allowed here");
    match near {
        Some(near) => problem.fix_by_writing(near),
        None => problem.help(choice_help(word, legal)),
    }
}

/// A number out of bounds.
pub(in crate::text) fn out_of_bounds(what: &str, (least, most): (i64, i64), at: Span) -> Problem {
    let message = format!("{what} must be from {least} to {most}");
    Problem::new(Code::ValueWrong, at, message)
        .label("out of range")
        .help(format!("write a number from {least} to {most}"))
}

/// A value that is no number within bounds, as the message says.
fn no_number((least, most): (i64, i64), message: String, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, message).label(format!("expected {least} to {most}"))
}

/// Something that is no whole number.
pub(in crate::text) fn no_whole_number(what: &str, is: &str, (least, most): (i64, i64), at: Span) -> Problem {
    no_number((least, most), format!("{what} must be a whole number, not {is}"), at)
        .help(format!("write a number from {least} to {most}"))
}

/// A number in words.
pub(in crate::text) fn number_in_words(what: &str, is: &str, bounds: (i64, i64), number: String, at: Span) -> Problem {
    no_number(bounds, format!("{what} must be a whole number, not {is}"), at).fix_by_writing(number)
}

/// A number with a word behind it.
pub(in crate::text) fn number_with_word(what: &str, is: &str, bounds: (i64, i64), number: String, at: Span) -> Problem {
    no_number(bounds, format!("{what} must be a whole number, not {is}"), at)
        .help(format!("write just the number: `{number}`"))
        .edit(at, number)
}

/// A number between quotes.
pub(in crate::text) fn number_as_text(what: &str, bounds: (i64, i64), text: &str, at: Span) -> Problem {
    no_number(bounds, format!("{what} must be a number, but this is text"), at)
        .help(format!("leave out the quotes: `{}`", shorten(text)))
        .edit(at, text)
}

/// Something that is neither true nor false.
fn no_flag(what: &str, is: &str, at: Span) -> Problem {
    let message = format!("{what} must be true or false, not {is}");
    Problem::new(Code::ValueWrong, at, message).label("expected true or false")
}

/// A yes or no between quotes or in capitals.
pub(in crate::text) fn flag_in_quotes(what: &str, is: &str, small: String, at: Span) -> Problem {
    no_flag(what, is, at).help(format!("write `{small}`, in lower case and without quotes")).edit(at, small)
}

/// A yes or no in other words.
pub(in crate::text) fn flag_in_words(what: &str, is: &str, flag: bool, at: Span) -> Problem {
    no_flag(what, is, at).fix_by_writing(flag.to_string())
}

/// Neither yes nor no.
pub(in crate::text) fn neither_yes_nor_no(what: &str, is: &str, at: Span) -> Problem {
    no_flag(what, is, at).help("write `true` or `false`")
}
