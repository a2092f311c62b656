//! The words in which a question is asked and answered.

use std::ops::Deref;

use super::reply::Kind;
use crate::scenario::Declaration;
use crate::wording::{Arg, Message, Sentence};

/// A question that a mechanic answers: how it is asked, and what the answer can say.
#[derive(Debug)]
pub struct Form {
    /// How it is asked, as it is declared beside the mechanic.
    pub declared: &'static Declaration,
    /// What the answer can say: the keys that an expectation or claim may name.
    pub replies: &'static [Key],
}

/// A form has the word, the keys and the example of its declaration.
impl Deref for Form {
    type Target = Declaration;

    fn deref(&self) -> &Declaration {
        self.declared
    }
}

/// Something that an answer can say.
#[derive(Debug)]
pub struct Key {
    /// The key that an expectation or claim names it by.
    pub word: &'static str,
    /// What kind of thing it is.
    pub kind: Kind,
    /// What it says in words, whether found, expected or claimed: a message with the one part `said`. It
    /// stands behind "expected:", "found:" or "red said:", and so begins with a small letter and has no full stop.
    message: &'static Message,
}

impl Key {
    /// A key with what it says: a message with the one part `said`.
    pub(in crate::mechanics) const fn new(word: &'static str, kind: Kind, message: &'static Message) -> Self {
        Self { word, kind, message }
    }

    /// The parts of what it says.
    #[cfg(test)]
    fn parts(&self) -> Vec<&'static str> {
        self.message.args().collect()
    }

    /// What it says.
    pub fn says(&self, said: Arg) -> Sentence {
        Sentence::new(self.message, vec![said])
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::forms;

    #[test]
    fn whatever_an_answer_says_of_a_key_has_the_one_part_said() {
        for (mechanic, form) in forms() {
            for key in form.replies {
                assert_eq!(key.parts(), ["said"], "{}: {}", mechanic.name(), key.word);
            }
        }
    }
}
