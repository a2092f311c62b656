//! Entries for words of the game that are neither questions nor mechanics.

use carcassonne_position::wording::{Voice, say};
use carcassonne_text::Language;

use super::entry::Entry;

/// The words of the game: the id of each, and the id of the page that explains it.
const TERMS: [(&str, &str); 8] = [
    ("knight", "city"),
    ("highwayman", "road"),
    ("farmer", "field"),
    ("monk", "monastery"),
    ("lord", "castle-fief"),
    ("coat-of-arms", "city"),
    ("triangular-gap", "gap.city-road"),
    ("pair", "count.road-city"),
];

/// The ids of the expansions without a mechanic.
const UNJUDGED: [&str; 5] = ["gold-mines", "robbers", "festival", "labyrinth", "anniversary"];

/// Returns an entry for each word and each expansion without a mechanic.
pub(super) fn terms(voice: Voice<'_>) -> impl Iterator<Item = Entry> {
    let terms = TERMS.into_iter().map(move |(id, page)| entry(id, page, 90, voice));
    // An expansion that is not judged comes after everything else with the same word.
    terms.chain(UNJUDGED.into_iter().map(move |id| entry(id, "mechanics", 29, voice)))
}

fn entry(id: &'static str, page: &str, weight: u64, voice: Voice<'_>) -> Entry {
    let (title, about) = (say!(law_page::FoundTerm { term: id }), say!(law_page::TermMeans { term: id }));
    let english = Voice::in_language(Language::ENGLISH);
    Entry::new("term", id, voice.say(&title), weight)
        .with(english.say(&about), 1)
        .with(english.say(&title), 5)
        .with(id, 7)
        .with_today(voice.say(&about))
        .with_command(format!("oracle explain {page}"))
}
