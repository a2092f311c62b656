//! The key `tiles`: what each name means.

use std::collections::BTreeMap;

use super::meaning::{self, Meaning};
use crate::scenario::names;
use crate::text::{Code, Fields, Node, Problem, Problems, Span, shortened};

/// A name and its meaning.
#[derive(Debug, Clone)]
pub(in crate::scenario) struct Definition {
    pub(in crate::scenario) span: Span,
    pub(in crate::scenario) meaning: Meaning,
}

/// What each name means.
pub(in crate::scenario) type Definitions = BTreeMap<String, Definition>;

/// Reads `tiles`.
pub(in crate::scenario) fn read(node: Option<&Node>, problems: &mut Problems) -> Definitions {
    let mut definitions = Definitions::new();
    let Some(fields) = node.and_then(|n| Fields::open(n, "`tiles`", problems)) else {
        return definitions;
    };
    for (words, at, value) in fields.iter() {
        let meaning = meaning::read(value, problems);
        if words.trim().is_empty() {
            names::check(words, at, problems);
        }
        let mut from = 0;
        for word in words.split(' ') {
            let span = if words.len() == at.range().len() { at.part(from, word.len()) } else { at };
            from += word.len() + 1;
            if word.is_empty() || !names::check(word, span, problems) {
                continue;
            }
            if let Some(first) = definitions.get(word) {
                // A whole key that is repeated has been reported already.
                if !problems.is_full()
                    && fields.iter().filter(|(other, _, _)| *other == words).count() < 2
                {
                    problems.push(
                        Problem::new(
                            Code::KeyDuplicate,
                            span,
                            format!("the name `{}` is defined twice", shortened(word)),
                        )
                        .label("second time")
                        .also(first.span, "first time")
                        .help("keep one of them"),
                    );
                }
                continue;
            }
            definitions.insert(word.to_owned(), Definition { span, meaning: meaning.clone() });
        }
    }
    definitions
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::refused;
    use crate::text::Code;

    #[test]
    fn names_are_defined_once_and_used() {
        refused("board: |\n  a\ntiles:\n  a b: {}\n", &[(Code::NameUnused, "b")]);
        refused(
            "board: |\n  a\ntiles:\n  a: {}\n  a c: {}\n",
            &[(Code::KeyDuplicate, "a"), (Code::NameUnused, "c")],
        );
        refused("board: |\n  a  bb\ntiles:\n  a: {}\n", &[(Code::NameUndefined, "bb")]);
        refused("board: |\n  a\ntiles:\n  a: {}\n  no: {}\n", &[(Code::NameForm, "no")]);
    }
}
