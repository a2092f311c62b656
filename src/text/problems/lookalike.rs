//! What may be wrong with the letters of a text.

use crate::text::phrasing::join_phrases;
use crate::text::problem::{Code, Problem};
use crate::text::source::Span;

/// Signs that look like others, the first of them at `at`: what it is, and what each looks like.
pub(in crate::text) fn looks_like((sign, what): (char, &str), found: Vec<(Span, char)>, at: Span) -> Problem {
    let mut plains: Vec<String> = Vec::new();
    for (_, plain) in &found {
        let quoted = format!("`{plain}`");
        if !plains.contains(&quoted) {
            plains.push(quoted);
        }
    }
    let all = join_phrases(&plains, "and");
    let plain = found.first().map_or(' ', |(_, plain)| *plain);
    Problem::new(Code::ValueWrong, at, format!("`{sign}` is {what}"))
        .label(format!("looks like `{plain}`"))
        .help(format!("write {all}"))
        .edits(found.into_iter().map(|(span, plain)| (span, plain.to_string())))
}
