//! The card of a game mechanic, such as the crop circle: its description for readers.

use carcassonne_text::{Language, capitalize};
use carcassonne_words::translated_texts::TextFiles;

/// The description of a game mechanic, such as the crop circle, for readers.
#[derive(Debug)]
pub struct Card {
    /// The name of the mechanic as a user types it: `crop-circle`.
    pub name: &'static str,
    /// The heading of the mechanic's answers, printed before the question: `Abbot's monastery`; `None` if the heading
    /// is made from the mechanic's name.
    pub heading: Option<&'static str>,
    /// A paragraph on what the mechanic is about and how it is scored or played.
    pub about: &'static str,
    /// The effects of half tiles, gaps and double-size tiles on the mechanic; empty if there are none to describe.
    pub halves: &'static str,
    /// The document that gives the mechanic's rule, as an answer names it: `WikiCarpedia, "The Tower"`.
    pub basis: &'static str,
    /// The sources of the mechanic's rule in full. (Rulings on questions of law cite their own sources.)
    pub source: &'static str,
    /// The parts of the mechanic's rule that are not verified or are assumptions of this program; empty if none are.
    pub unverified: &'static str,
}

/// The texts of the cards in other languages, by the name of the mechanic and the key.
static TRANSLATIONS: TextFiles = TextFiles::new(&include!(concat!(env!("OUT_DIR"), "/card_texts.rs")));

impl Card {
    /// Returns the heading of the mechanic's answers: `Crop circle`.
    pub fn title(&self) -> String {
        self.heading.map_or_else(|| capitalize(&self.name.replace('-', " ")), str::to_owned)
    }

    /// Returns the card in a language; what there is no translation of stays in English.
    #[must_use]
    pub fn in_language(&self, language: Language) -> Card {
        let find = |key: &str| TRANSLATIONS.find_on(self.name, key, language);
        Card {
            name: self.name,
            heading: find("heading").or(self.heading),
            about: find("about").unwrap_or(self.about),
            halves: find("halves").unwrap_or(self.halves),
            basis: find("basis").unwrap_or(self.basis),
            source: find("source").unwrap_or(self.source),
            unverified: find("unverified").unwrap_or(self.unverified),
        }
    }
}

/// The cards of all mechanics, made by the build from what they declare.
pub(crate) mod cards {
    use super::Card;

    include!(concat!(env!("OUT_DIR"), "/cards.rs"));
}
