//! The key `tiles`: the meaning of each name.

use std::collections::BTreeMap;
use std::ops::Deref;

use carcassonne_text::{MapEntries, Node, Problem, Problems, Span, problem};

use super::meaning::{self, Meaning};
use super::problems;
use crate::names;
use crate::problems::no_space_after_colon;

/// The definition of a name: its span and its meaning.
#[derive(Debug, Clone)]
pub struct Definition {
    pub span: Span,
    pub meaning: Meaning,
    /// The number of the definition, in the order of the file.
    pub number: usize,
}

/// The definitions of a scenario, by name.
#[derive(Debug, Clone, Default)]
pub struct Definitions {
    names: BTreeMap<String, Definition>,
    /// Set if names may be missing because a problem of `tiles` has been reported.
    pub is_incomplete: bool,
}

impl Deref for Definitions {
    type Target = BTreeMap<String, Definition>;

    fn deref(&self) -> &Self::Target {
        &self.names
    }
}

impl Definitions {
    /// Defines a name that has no other meaning; returns `false` if it has one.
    pub fn define(&mut self, name: &str, meaning: &Meaning) -> bool {
        let number = self.names.len();
        let new = || Definition { span: Span::default(), meaning: meaning.clone(), number };
        self.names.entry(name.to_owned()).or_insert_with(new).meaning == *meaning
    }

    /// Removes the definition of a name, if there is one.
    pub fn remove(&mut self, name: &str) {
        self.names.remove(name);
    }
}

/// Two sets of definitions are equal if each name means the same.
impl PartialEq for Definitions {
    fn eq(&self, other: &Self) -> bool {
        let meanings =
            |all: &Self| all.names.iter().map(|(name, own)| (name.clone(), own.meaning.clone())).collect::<Vec<_>>();
        meanings(self) == meanings(other)
    }
}

/// Reads the value of `tiles`; without one there are no definitions.
pub(crate) fn read(node: Option<&Node>, problems: &mut Problems) -> Definitions {
    let mut definitions = Definitions::default();
    let fields = match node.map(|n| MapEntries::read_any_keys(n, "`tiles`", problems)) {
        None => return definitions,
        Some(None) => {
            definitions.is_incomplete = true;
            return definitions;
        }
        Some(Some(fields)) => fields,
    };
    for (words, at, value) in fields.iter() {
        let known = problems.len();
        if let Some(problem) = run_on(words, at, value) {
            definitions.is_incomplete = true;
            problems.push(problem);
            continue;
        }
        let meaning = meaning::read(value, problems);
        if words.trim().is_empty() {
            names::check(words, at, problems);
        }
        let mut from = 0;
        for word in words.split(' ') {
            let span = if words.len() == at.range().len() { at.part(from, word.len()) } else { at };
            from += word.len() + 1;
            if word.is_empty() {
                continue;
            }
            // The map may use a word that cannot be a name, so that word gets a definition, too.
            let meaning = if names::check(word, span, problems) { meaning.clone() } else { Meaning::Faulty };
            if let Some(first) = definitions.get(word) {
                // A repeated key has been reported as a key.
                if !problems.is_full() && fields.iter().filter(|(other, _, _)| *other == words).count() < 2 {
                    let problem = problem!(span, problems::DefinedTwice { name: word.to_owned() });
                    problems.push(problem.at_related(first.span));
                }
                continue;
            }
            let number = definitions.len();
            definitions.names.insert(word.to_owned(), Definition { span, meaning, number });
        }
        definitions.is_incomplete |= problems.len() > known;
    }
    // A name that is defined twice may have been meant as another one.
    definitions.is_incomplete |= fields.iter().count() > definitions.names.len();
    definitions
}

/// Returns the problem of a name without a space behind its colon, so that YAML takes part of the tile for the name;
/// `None` for other names.
fn run_on(words: &str, at: Span, value: &Node) -> Option<Problem> {
    let (name, rest) = words.split_once(':')?;
    let (name, mut rest) = (name.trim(), rest.trim().to_owned());
    if let Some(value) = value.text() {
        rest = if rest.is_empty() { value.to_owned() } else { format!("{rest}: {value}") };
    }
    let end = if value.is_null() { at } else { at.union(value.span) };
    Some(no_space_after_colon(name, &rest, at, end))
}
