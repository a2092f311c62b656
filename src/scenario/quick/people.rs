//! Who is named in a quick map and its questions.

use std::borrow::Cow;
use std::collections::HashMap;

use crate::text::{Span, capitalised};

/// The letters of players.
const COLOURS: [(char, &str); 7] = [
    ('r', "red"),
    ('b', "blue"),
    ('y', "yellow"),
    ('g', "green"),
    ('k', "black"),
    ('p', "pink"),
    ('w', "white"),
];

/// The colours, as a sentence lists them: r red, b blue ...
pub(crate) fn colours() -> String {
    let all: Vec<String> =
        COLOURS.iter().map(|(letter, colour)| format!("{letter} {colour}")).collect();
    all.join(", ")
}

/// A few players, as they are written behind a part or in a question, for examples.
pub(crate) const EXAMPLES: [(&str, &str); 3] = [("r", "red"), ("b", "blue"), ("anna", "by name")];

/// The colour of a letter, small or capital.
pub(crate) fn colour(letter: char) -> Option<&'static str> {
    let small = letter.to_ascii_lowercase();
    COLOURS.iter().find(|(own, _)| *own == small).map(|(_, colour)| *colour)
}

/// The letter of a colour.
pub(crate) fn letter(name: &str) -> Option<char> {
    COLOURS.iter().find(|(_, colour)| *colour == name).map(|(letter, _)| *letter)
}

/// What a sentence calls a player: a colour, and any name in small letters, begins with a capital; any other name is as
/// it is written.
pub(crate) fn player_called(name: &str) -> Cow<'_, str> {
    if name.chars().all(char::is_lowercase) {
        Cow::Owned(capitalised(name))
    } else {
        Cow::Borrowed(name)
    }
}

/// The colour of a word of one letter.
pub(crate) fn colour_of(word: &str) -> Option<&'static str> {
    let mut letters = word.chars();
    let letter = letters.next()?;
    if letters.next().is_some() { None } else { colour(letter) }
}

/// A player who is named, and which meeple.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Who {
    /// The player, by index in [`People`].
    pub(crate) player: usize,
    /// Whether a large meeple was meant.
    pub(crate) large: bool,
    pub(crate) span: Span,
}

/// Everybody who is named, in the order in which they are met.
#[derive(Debug, Default)]
pub(crate) struct People {
    names: Vec<String>,
    /// The place of each, by its name in small letters.
    known: HashMap<String, usize>,
}

impl People {
    /// Finds or adds a player: a letter of a colour, or a name. Capitals alone mean a large meeple; but for
    /// that, names are the same in whatever letters.
    pub(crate) fn meet(&mut self, word: &str, span: Span) -> Who {
        let large = word.chars().any(char::is_uppercase) && !word.chars().any(char::is_lowercase);
        let name = match colour_of(word) {
            Some(colour) => colour.to_owned(),
            None if large => word.to_lowercase(),
            None => word.to_owned(),
        };
        let lower = name.to_lowercase();
        let player = *self.known.entry(lower).or_insert(self.names.len());
        match self.names.get_mut(player) {
            None => self.names.push(name),
            // A spelling with a capital is the player's own.
            Some(known) if !large && name.chars().any(char::is_uppercase) => *known = name,
            Some(_) => {}
        }
        Who { player, large, span }
    }

    /// What a player is called.
    pub(crate) fn name(&self, who: Who) -> &str {
        self.names.get(who.player).map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
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
}
