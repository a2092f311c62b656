//! The players who are named in a quick map and its questions.

use std::collections::HashMap;

use carcassonne_base::gathering::distinct;
use carcassonne_text::{Span, capitalize, nearest_word, phrase};
use carcassonne_words::dictionary::{self, Use, meaning};
use carcassonne_words::messages::plain::Arg;

use super::reading_words::{ColourIsTyped, ReadingSpeaker, TakenAsNames, TwoMeeplesAreTyped};

/// Returns the letter of a colour in any language, in small or capital letters.
pub fn letter_meant(word: &str) -> Option<char> {
    meaning(Use::Colour, word).or_else(|| meaning(Use::ColourOrName, word)).and_then(dictionary::letter)
}

/// Returns the colour that a word means behind a part or in a question: its letter, or its word in any language, unless that
/// is a given name, too.
pub fn colour_meant(word: &str) -> Option<&'static str> {
    colour_of(word).or_else(|| meaning(Use::Colour, word))
}

/// The longest name that may be a slip of a colour, in bytes.
const LONGEST_SLIP: usize = 12;

/// Returns the letter of the colour of which a name in small letters may be a slip: `rd`, `balu`. A name with a capital is
/// none.
pub fn colour_near(name: &str) -> Option<char> {
    if name.len() > LONGEST_SLIP || name.contains(char::is_uppercase) {
        return None;
    }
    if let Some(colour) = meaning(Use::ColourOrName, name) {
        return letter(colour);
    }
    let first = name.chars().next()?;
    // A slip may consist of two letters of a colour in their order: `bk`.
    if let [_, last] = name.as_bytes() {
        let mut colours = dictionary::letters(Use::Colour);
        let short = colours
            .find(|(_, colour)| colour.starts_with(first) && colour.as_bytes().iter().skip(1).any(|b| b == last));
        return short.map(|(letter, _)| letter);
    }
    let all = || dictionary::words(Use::Slip).filter(|(word, _)| word.starts_with(first));
    let english = all().filter(|(word, colour)| word == colour);
    let others = all().filter(|(word, colour)| word != colour && word.len() > 3);
    letter_meant(nearest_word(name, english.chain(others).map(|(word, _)| word))?)
}

/// Lists the letters of the colours, for a sentence: r red, b blue ...
pub fn list_colours() -> String {
    let all: Vec<String> =
        dictionary::letters(Use::Colour).map(|(letter, colour)| format!("{letter} {colour}")).collect();
    all.join(", ")
}

/// Players for examples, as they are written behind a part or in a question, with their meanings.
pub const EXAMPLES: [(&str, &str); 3] = [("r", "red"), ("b", "blue"), ("anna", "by name")];

/// Returns the colour of a letter, small or capital.
pub fn colour(letter: char) -> Option<&'static str> {
    dictionary::meaning_of_letter(Use::Colour, letter.to_ascii_lowercase())
}

/// Returns the letter of a colour.
pub fn letter(name: &str) -> Option<char> {
    meaning(Use::Colour, name).filter(|colour| *colour == name).and_then(dictionary::letter)
}

/// Returns the colour of a word that consists of one letter.
pub fn colour_of(word: &str) -> Option<&'static str> {
    let mut letters = word.chars();
    let letter = letters.next()?;
    if letters.next().is_some() { None } else { colour(letter) }
}

/// Returns the note that words are taken as names, with the way to write the colours that they may mean.
fn note_names(names: &[(&str, char)], colours: String, speaker: ReadingSpeaker) -> String {
    let names = Arg::texts(names.iter().take(MOST_NOTED).map(|(name, _)| *name));
    speaker.say(&phrase!(TakenAsNames { names, colours }))
}

/// Returns the note that words are taken as names, with what is typed for the colour of each.
fn note_colours(names: &[(&str, char)], speaker: ReadingSpeaker, typed: impl Fn(char) -> String) -> String {
    let write = |letter: char| {
        let colour = speaker.colour(colour(letter).unwrap_or_default()).to_owned();
        speaker.say(&phrase!(ColourIsTyped { colour, typed: typed(letter) }))
    };
    let colours = distinct(names.iter().take(MOST_NOTED).map(|(_, letter)| write(*letter)));
    note_names(names, colours.join(", "), speaker)
}

/// Returns the note on players who are named in a file beside its map and may be colours: `rot`, or `r`, which is red only
/// in the map.
pub(super) fn note_file_names<'n>(names: impl Iterator<Item = &'n str>, speaker: ReadingSpeaker) -> Option<String> {
    let with_colour = |name: &'n str| {
        let own = colour_meant(name).and_then(letter)?;
        letter(&name.to_lowercase()).is_none().then_some((name, own))
    };
    let all: Vec<(&str, char)> = names.filter_map(with_colour).take(MOST_NOTED).collect();
    let typed = |letter: char| colour(letter).unwrap_or_default().to_owned();
    (!all.is_empty()).then(|| note_colours(&all, speaker, typed))
}

/// A meeple of a named player.
#[derive(Debug, Clone, Copy)]
pub struct NamedMeeple {
    /// The player, by index in [`People`].
    pub player: usize,
    /// Set if the meeple is large.
    pub large: bool,
    pub span: Span,
}

/// The named players, in the order in which their names are met.
#[derive(Debug, Default)]
pub struct People {
    names: Vec<String>,
    /// The index of each player, by the name in small letters.
    known: HashMap<String, usize>,
    /// Set if only English colours are understood: in a file, other words may be names of players elsewhere.
    is_english_only: bool,
}

/// The maximum number of names that a note lists.
const MOST_NOTED: usize = 3;

impl People {
    /// Finds or adds a player by the letter of a colour or by name. Capitals alone mean a large meeple; otherwise small and
    /// capital letters are equal.
    pub fn meet(&mut self, word: &str, span: Span) -> NamedMeeple {
        let large = word.chars().any(char::is_uppercase) && !word.chars().any(char::is_lowercase);
        let colour = if self.is_english_only { colour_of(word) } else { colour_meant(word) };
        let name = match colour {
            Some(colour) => colour.to_owned(),
            None if large => word.to_lowercase(),
            None => word.to_owned(),
        };
        let lower = name.to_lowercase();
        let player = *self.known.entry(lower).or_insert(self.names.len());
        match self.names.get_mut(player) {
            None => self.names.push(name),
            // A spelling with a capital replaces one without.
            Some(known) if !large && name.chars().any(char::is_uppercase) => *known = name,
            Some(_) => {}
        }
        NamedMeeple { player, large, span }
    }

    /// Creates the players of a map in a file, where `rot` is a name and no colour.
    pub(super) fn in_file() -> Self {
        Self { is_english_only: true, ..Self::default() }
    }

    /// Returns the notes on names that may be slips of colours, and on names that may be counts of meeples.
    pub(super) fn note_slips(&self, speaker: ReadingSpeaker) -> Option<String> {
        let mut slips: Vec<(&str, char)> = Vec::new();
        let mut counts: Vec<(&str, char)> = Vec::new();
        for name in &self.names {
            if letter(name).is_some() {
                continue;
            }
            // Only a map typed alone understands the word as a colour.
            let other = colour_meant(name).filter(|_| self.is_english_only);
            if let Some(letter) = other.and_then(letter).or_else(|| colour_near(name)) {
                slips.push((name, letter));
            } else if let Some(letter) = self.counted_colour(name) {
                counts.push((name, letter));
            }
        }
        let mut notes: Vec<String> = Vec::new();
        if !slips.is_empty() {
            notes.push(note_colours(&slips, speaker, String::from));
        }
        if let Some((_, letter)) = counts.first() {
            let colour = capitalize(speaker.colour(colour(*letter).unwrap_or_default()));
            let two = speaker.say(&phrase!(TwoMeeplesAreTyped { colour, letter: *letter }));
            notes.push(note_names(&counts, two, speaker));
        }
        (!notes.is_empty()).then(|| notes.join(" "))
    }

    /// Returns the letter of a colour in a name that may be a count, `r2`; `None` if there is an `r1`.
    fn counted_colour(&self, name: &str) -> Option<char> {
        let mut letters = name.chars();
        let letter = letters.next().filter(|c| c.is_lowercase() && colour(*c).is_some())?;
        let is_count = matches!(letters.as_str(), "2" | "3" | "4");
        (is_count && !self.known.contains_key(&format!("{letter}1"))).then_some(letter)
    }

    /// Returns the players who are named in the map of a file; `None` for a map typed alone.
    pub(super) fn names_in_file(&self) -> Option<Vec<String>> {
        self.is_english_only.then(|| self.names.clone())
    }

    pub fn name(&self, who: NamedMeeple) -> &str {
        self.names.get(who.player).map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use carcassonne_text::Language;

    use super::*;

    #[test]
    fn a_player_is_one_however_written() {
        let mut people = People::default();
        let mut meet = |word: &str| {
            let who = people.meet(word, Span::default());
            (who.player, who.large)
        };
        assert_eq!(meet("r"), (0, false));
        assert_eq!(meet("R"), (0, true));
        assert_eq!(meet("red"), (0, false));
        assert_eq!(meet("ANNA"), (1, true));
        assert_eq!(meet("Anna"), (1, false));
        assert_eq!(people.names, ["red", "Anna"]);
    }

    #[test]
    fn colours_in_other_languages_are_colours_and_slips_are_noted() {
        let noted = |words: &[&str]| {
            let mut people = People::default();
            for word in words {
                people.meet(word, Span::default());
            }
            (people.names.join(" "), people.note_slips(ReadingSpeaker(Language::ENGLISH)).unwrap_or_default())
        };
        for (word, name) in [("rot", "red"), ("Rot", "red"), ("BLAUW", "blue"), ("vert", "green"), ("Rosa", "Rosa")] {
            assert_eq!(noted(&[word]), (name.to_owned(), String::new()), "{word}");
        }
        for (word, colour) in [
            ("balu", "blue is `b`"),
            ("blua", "blue is `b`"),
            ("rd", "red is `r`"),
            ("reed", "red is `r`"),
            ("yel", "yellow is `y`"),
            ("bk", "black is `k`"),
            ("rosa", "pink is `p`"),
        ] {
            let said = format!("`{word}` is taken as a player's name; {colour}.");
            assert_eq!(noted(&[word]).1, said);
        }
        for names in [&["anna", "ben"][..], &["Balu"], &["rob", "fred"], &["r1", "r2"], &["p", "wim"]] {
            assert_eq!(noted(names).1, "", "{names:?}");
        }
        assert_eq!(
            noted(&["rd", "balu", "r2"]).1,
            "`rd` and `balu` are taken as players' names; red is `r`, blue is `b`. `r2` is taken as a player's name; two of Red's meeples are `=r=r`."
        );
    }
}
