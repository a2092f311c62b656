//! Problems of links.

use crate::text::{Code, Problem, Span, shorten};

/// The fault of a link that is not as it was made.
#[derive(Clone, Copy)]
pub(in crate::typing) enum LinkFault {
    TooLong,
    Percent,
    NoVersion,
    Tilde,
    LineBreak,
    Check,
}

/// Builds the problem of a link that is not as it was made.
pub(in crate::typing) fn broken_link(why: LinkFault, at: Span) -> Problem {
    let message = match why {
        LinkFault::TooLong => "the link is longer than any real one",
        LinkFault::Percent => "the link contains `%` where no browser puts it",
        LinkFault::NoVersion => "the link does not say how it is written",
        LinkFault::Tilde => "the link contains `~` without the number of a sign",
        LinkFault::LineBreak => "the link contains a line break",
        LinkFault::Check => "the link is cut off, or a sign in it is wrong",
    };
    Problem::new(Code::Usage, at, message)
        .label("not as it was made")
        .help("copy the whole link again, from `#` to its end")
}

/// Builds the problem of a link of another version than the `known` one.
pub(in crate::typing) fn other_version(version: &str, known: u32, at: Span) -> Problem {
    let is_older = version.parse::<u32>().is_ok_and(|version| version < known);
    let version = shorten(version);
    let message = format!("the link is version {version}, but this program reads version {known}");
    Problem::new(Code::Usage, at, message).label("another version").help(if is_older {
        "ask whoever made it for a new link, or for the map"
    } else {
        "open it with the newest oracle; or ask whoever made it for the map"
    })
}

/// Builds the problem of a link to a board of more columns or rows than a draft may have.
pub(in crate::typing) fn board_too_large(most: usize, at: Span) -> Problem {
    Problem::new(Code::Usage, at, format!("a board of more than {most} columns or rows"))
        .label("too large")
        .help("a larger one needs a file: `oracle explain board`")
}
