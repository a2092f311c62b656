//! The rendering of sentences about a text: words of the user are shortened.

use std::convert::Infallible;

use carcassonne_words::language::Language;
use carcassonne_words::messages::{Attribute, PartForm, Speaker, TextForm, plain};

use super::phrasing::{shorten, shorten_line};

/// The renderer of the texts of problems: words of the user are shortened.
#[derive(Debug, Clone, Copy)]
struct ProblemSpeaker(Language);

impl Speaker<Infallible> for ProblemSpeaker {
    fn language(self) -> Language {
        self.0
    }

    fn write_thing(self, thing: &Infallible, _form: PartForm, _out: &mut String) {
        match *thing {}
    }

    fn write_text(self, text: &str, form: TextForm, out: &mut String) {
        match form {
            TextForm::Word => out.push_str(&shorten(text)),
            TextForm::Line => out.push_str(&shorten_line(text)),
            TextForm::Phrase => out.push_str(text),
        }
    }
}

/// Returns one of the texts of a sentence, with the words of the user shortened; empty if its message has no such text.
pub(super) fn text_of(sentence: &plain::Sentence, attribute: Attribute) -> String {
    text_in(sentence, attribute, Language::ENGLISH)
}

fn text_in(sentence: &plain::Sentence, attribute: Attribute, language: Language) -> String {
    let mut out = String::new();
    ProblemSpeaker(language).write_sentence(sentence, attribute, &mut out);
    out
}

/// Returns the text of a sentence, with the words of the user shortened.
pub fn phrase_text(sentence: &plain::Sentence) -> String {
    phrase_text_in(sentence, Language::ENGLISH)
}

/// Returns the text of a sentence in a language, with the words of the user shortened.
pub fn phrase_text_in(sentence: &plain::Sentence, language: Language) -> String {
    text_in(sentence, Attribute::Message, language)
}
