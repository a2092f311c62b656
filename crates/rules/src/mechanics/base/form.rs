//! The form of a question: the word and keys with which it is asked, and the keys of its answer.

use std::ops::Deref;

use carcassonne_position::Declaration;
use carcassonne_position::wording::{Arg, Message, Sentence};

use crate::mechanics::Kind;

/// A kind of question that a mechanic answers: how it is asked, and the keys of its answer.
#[derive(Debug)]
pub struct Form {
    /// The declaration of the question: its word, the keys that are written under it, and an example.
    pub declaration: &'static Declaration,
    /// The keys of the answer, any of which an expectation or claim may name.
    pub reply_keys: &'static [Key],
}

/// Gives access to the word, the keys and the example of the form's declaration.
impl Deref for Form {
    type Target = Declaration;

    fn deref(&self) -> &Declaration {
        self.declaration
    }
}

/// A key under which an answer reports a value.
#[derive(Debug)]
pub struct Key {
    /// The word by which an expectation or claim names the key.
    pub word: &'static str,
    /// The kind of the key's value.
    pub kind: Kind,
    /// The text for a value that is found, expected or claimed: a message with the one argument `said`. The text comes
    /// after "expected:", "found:" or "red said:", and so begins with a small letter and has no full stop.
    message: &'static Message,
}

impl Key {
    /// Creates a key with the message for its values, which has the one argument `said`.
    pub const fn new(word: &'static str, kind: Kind, message: &'static Message) -> Self {
        Self { word, kind, message }
    }

    /// Returns the names of the arguments of the key's message.
    #[cfg(test)]
    fn args(&self) -> Vec<&'static str> {
        self.message.args().collect()
    }

    /// Returns the text that reports `value` as the value of the key.
    pub fn to_sentence(&self, value: Arg) -> Sentence {
        Sentence::new(self.message, vec![value])
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::forms;

    #[test]
    fn whatever_an_answer_says_of_a_key_has_the_one_part_said() {
        for (mechanic, form) in forms() {
            for key in form.reply_keys {
                assert_eq!(key.args(), ["said"], "{}: {}", mechanic.name(), key.word);
            }
        }
    }
}
