//! Names that a reader takes for one another: players whose names differ by an accent or a letter of another script,
//! tiles or questions whose names differ by a capital.
//!
//! Two such names are two names, and may be meant so. But if one is a slip, a player's meeples are shared out among
//! two, and no answer shows it. So it is told beside the answer.

use std::collections::BTreeMap;

use crate::mechanics::Table;
use crate::text::{appearance_forms, first_difference, foreign_script};
use crate::wording::{Sentence, say};

/// How many pairs are told: a file may have any number of names.
const MOST: usize = 3;
/// How many names with capitals are compared, of tiles or of questions.
const MOST_CAPITALS: usize = 10_000;

/// The names that look alike, a sentence for each pair.
pub(super) fn alike(table: &Table<'_>) -> Vec<Sentence> {
    let players = table.scenario.players.iter().map(String::as_str);
    let players = players_alike(players).into_iter().map(|(one, other)| told(one, other, "players"));
    let tiles = alike_but_for_capitals(|| table.board().names());
    let tiles = tiles.into_iter().map(|(one, other)| told(one, other, "tiles"));
    let asked = || table.scenario.asks.iter().filter_map(|ask| ask.id.as_deref());
    let questions = alike_but_for_capitals(asked).into_iter();
    let questions = questions.map(|(one, other)| told(one, other, "questions"));
    players.chain(tiles).chain(questions).collect()
}

/// The pairs of names that differ by capitals alone, of tiles or of questions, which have no other letters than those of
/// English. A board may have a million names, of which hardly any has a capital behind its first letter.
fn alike_but_for_capitals<'n, N: Iterator<Item = &'n str>>(names: impl Fn() -> N) -> Vec<(&'n str, &'n str)> {
    // A printed tile has its name from the catalogue.
    let own = |name: &&str| name.starts_with(|c: char| c.is_ascii_lowercase());
    let has_capital = |name: &&str| name.contains(|c: char| c.is_ascii_uppercase());
    let mut known: BTreeMap<String, &str> = BTreeMap::new();
    let mut found = Vec::new();
    for name in names().filter(own).filter(has_capital).take(MOST_CAPITALS) {
        match known.get(&name.to_ascii_lowercase()) {
            Some(other) if *other != name => found.push((*other, name)),
            Some(_) => {}
            None => {
                known.insert(name.to_ascii_lowercase(), name);
            }
        }
    }
    let small = names().filter(|name| !has_capital(name));
    found.extend(small.filter_map(|name| Some((name, *known.get(name)?))));
    found.truncate(MOST);
    found
}

/// The pairs of players whose names look alike, each name with the first that it looks like.
fn players_alike<'n>(names: impl Iterator<Item = &'n str>) -> Vec<(&'n str, &'n str)> {
    let mut known: [BTreeMap<String, &str>; 2] = Default::default();
    let mut found = Vec::new();
    for name in names {
        let looks = appearance_forms(name);
        let like = known.iter().zip(&looks).find_map(|(known, look)| known.get(look).copied());
        match like {
            Some(other) if other == name => {}
            Some(other) if found.len() < MOST => found.push((other, name)),
            Some(_) => return found,
            None => {
                for (known, look) in known.iter_mut().zip(looks) {
                    known.insert(look, name);
                }
            }
        }
    }
    found
}

/// What is said of two names.
fn told(one: &str, other: &str, what: &'static str) -> Sentence {
    let (first, second) = first_difference(one, other).unzip();
    let script = |letter: Option<char>| letter.and_then(foreign_script);
    let (of, letter, script) = match (script(first), script(second)) {
        (None, Some(script)) => (other, second, Some(script)),
        (Some(script), None) => (one, first, Some(script)),
        (None, None) | (Some(_), Some(_)) => (other, second, None),
    };
    let (one, other, of) = (one.to_owned(), other.to_owned(), of.to_owned());
    let text = |letter: Option<char>| letter.map(String::from).unwrap_or_default();
    match script {
        Some(script) => say!(verdict::AlikeInAnotherScript {
            one: one,
            other: other,
            what: what,
            letter: text(letter),
            script: script.to_owned(),
            of: of
        }),
        None => say!(verdict::Alike { one: one, other: other, what: what }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_is_paired_with_the_first_that_it_looks_like() {
        let found = |names: &[&'static str]| players_alike(names.iter().copied());
        let capitals = |names: &[&'static str]| alike_but_for_capitals(|| names.iter().copied());
        assert_eq!(found(&["Anna", "Bob", "Аnna"]), [("Anna", "Аnna")]);
        assert_eq!(found(&["zoe", "zoë", "zoé"]), [("zoe", "zoë"), ("zoe", "zoé")]);
        assert_eq!(capitals(&["aB", "ab", "a", "A"]), [("ab", "aB")]);
        assert_eq!(capitals(&["aB", "a", "b", "aBc", "aBC", "aB"]), [("aBc", "aBC")]);
        assert_eq!(capitals(&["a1", "al", "a2", "b", "p", "q"]), []);
        assert_eq!(found(&["a", "á", "à", "ä", "å"]).len(), MOST);
    }
}
