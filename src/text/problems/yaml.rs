//! What may be wrong with a text that is YAML, or nearly.

use crate::text::phrasing::shorten;
use crate::text::problem::{Code, Problem};
use crate::text::source::Span;

/// A second document in a text.
pub(in crate::text) fn second_document(at: Span) -> Problem {
    Problem::new(Code::YamlSyntax, at, "a second document begins here")
        .label("second document")
        .help("keep one scenario per file")
}

/// A text with nothing in it.
pub(in crate::text) fn empty() -> Problem {
    Problem::new(Code::YamlEmpty, Span::default(), "this text is empty")
        .label("empty")
        .help("a scenario needs `board: |` with a map below it; a house-rules file needs `name` and `rules`")
}

/// More values than are read.
pub(in crate::text) fn too_many_values(most: usize, at: Span) -> Problem {
    Problem::new(Code::YamlBounds, at, format!("the text has more than {most} values"))
        .label("too many")
        .help("this is more than any board needs")
}

/// A value with a tag.
pub(in crate::text) fn tagged(tag: &str, at: Span) -> Problem {
    Problem::new(Code::YamlSyntax, at, format!("a tag (`{}`)", shorten(tag)))
        .label("tagged")
        .help("leave out the tag: values are read as they are typed")
}

/// An alias of no anchor.
pub(in crate::text) fn alias_to_nothing(at: Span) -> Problem {
    Problem::new(Code::YamlSyntax, at, "an alias to nothing")
        .label("no such anchor before this")
        .help("write out the value")
}

/// An alias within what its anchor names.
pub(in crate::text) fn alias_to_itself(at: Span) -> Problem {
    Problem::new(Code::YamlSyntax, at, "an alias to a value that holds it")
        .label("not complete yet here")
        .help("write out the value")
}

/// More values by anchors and aliases than are read.
pub(in crate::text) fn aliases_add_too_much(most: usize, at: Span) -> Problem {
    let message = format!("anchors and aliases add more than {most} values to this text");
    Problem::new(Code::YamlBounds, at, message).label("too much").help("write out the values")
}

/// Values within one another, deeper than are read.
pub(in crate::text) fn too_deep(most: usize, at: Span) -> Problem {
    Problem::new(Code::YamlBounds, at, format!("values are nested more than {most} levels deep"))
        .label("too deep")
        .help("no part of a scenario is nested more than five levels deep")
}
