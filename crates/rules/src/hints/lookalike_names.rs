//! Names that a reader takes for one another: players whose names differ by an accent or a letter of another script,
//! tiles or questions whose names differ by a capital.
//!
//! Both names may be intended. But if one is a typing error, the meeples of one player are divided among two, and no answer
//! shows it; so a sentence beside the answer does.

use std::collections::BTreeMap;

use carcassonne_position::wording::{Sentence, say};
use carcassonne_text::{appearance_forms, first_difference, foreign_script};

use crate::mechanics::Table;

/// The maximum number of pairs of names that are mentioned: a file may have any number of names.
const MOST_PAIRS: usize = 3;
/// The maximum number of names with capitals that are compared, of tiles or of questions.
const MOST_CAPITALS: usize = 10_000;

/// Returns a sentence for each pair of players, tiles or questions whose names look alike.
pub(super) fn lookalike_names(table: &Table<'_>) -> Vec<Sentence> {
    let scenario = table.scenario;
    let pairs = [
        ("players", similar_players(scenario.players.iter().map(String::as_str))),
        ("tiles", pairs_by_capitals(|| table.board().names())),
        ("questions", pairs_by_capitals(|| scenario.asks.iter().filter_map(|ask| ask.id.as_deref()))),
    ];
    let mut sentences = Vec::new();
    for (what, pairs) in pairs {
        sentences.extend(pairs.into_iter().map(|(one, other)| sentence(one, other, what)));
    }
    sentences
}

/// Returns the pairs of names that differ by capitals only, among the names of tiles or of questions.
///
/// The names are read twice, as a board may have a million of them, hardly any with a capital.
fn pairs_by_capitals<'n, N: Iterator<Item = &'n str>>(names: impl Fn() -> N) -> Vec<(&'n str, &'n str)> {
    // The names of printed tiles begin with a capital, and are not the user's.
    let is_users = |name: &&str| name.starts_with(|c: char| c.is_ascii_lowercase());
    let has_capital = |name: &&str| name.contains(|c: char| c.is_ascii_uppercase());
    let mut known: BTreeMap<String, &str> = BTreeMap::new();
    let mut pairs = Vec::new();
    for name in names().filter(is_users).filter(has_capital).take(MOST_CAPITALS) {
        let first = *known.entry(name.to_ascii_lowercase()).or_insert(name);
        if first != name {
            pairs.push((first, name));
        }
    }
    let small = names().filter(|name| !has_capital(name));
    pairs.extend(small.filter_map(|name| Some((name, *known.get(name)?))));
    pairs.truncate(MOST_PAIRS);
    pairs
}

/// Returns the pairs of players whose names look alike: each name with the first that it resembles.
fn similar_players<'n>(names: impl Iterator<Item = &'n str>) -> Vec<(&'n str, &'n str)> {
    let mut known: [BTreeMap<String, &str>; 2] = Default::default();
    let mut pairs = Vec::new();
    for name in names {
        let forms = appearance_forms(name);
        match known.iter().zip(&forms).find_map(|(known, form)| known.get(form).copied()) {
            Some(first) if first == name => {}
            Some(first) if pairs.len() < MOST_PAIRS => pairs.push((first, name)),
            Some(_) => return pairs,
            None => {
                for (known, form) in known.iter_mut().zip(forms) {
                    known.insert(form, name);
                }
            }
        }
    }
    pairs
}

/// Returns the sentence on two names that look alike, of things of a kind (`players`); it mentions a letter of a script that
/// only one of the names has.
fn sentence(one: &str, other: &str, what: &'static str) -> Sentence {
    let (first, second) = first_difference(one, other).unzip();
    let script = |letter: Option<char>| letter.and_then(foreign_script);
    let (name, letter, script) = match (script(first), script(second)) {
        (None, Some(script)) => (other, second, script),
        (Some(script), None) => (one, first, script),
        (None, None) | (Some(_), Some(_)) => {
            return say!(verdict::Alike { one: one.to_owned(), other: other.to_owned(), what });
        }
    };
    say!(verdict::AlikeInAnotherScript {
        one: one.to_owned(),
        other: other.to_owned(),
        what,
        letter: letter.map(String::from).unwrap_or_default(),
        script: script.to_owned(),
        of: name.to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_is_paired_with_the_first_that_it_looks_like() {
        let players = |names: &[&'static str]| similar_players(names.iter().copied());
        let capitals = |names: &[&'static str]| pairs_by_capitals(|| names.iter().copied());
        assert_eq!(players(&["Anna", "Bob", "Аnna"]), [("Anna", "Аnna")]);
        assert_eq!(players(&["zoe", "zoë", "zoé"]), [("zoe", "zoë"), ("zoe", "zoé")]);
        assert_eq!(capitals(&["aB", "ab", "a", "A"]), [("ab", "aB")]);
        assert_eq!(capitals(&["aB", "a", "b", "aBc", "aBC", "aB"]), [("aBc", "aBC")]);
        assert_eq!(capitals(&["a1", "al", "a2", "b", "p", "q"]), []);
        assert_eq!(players(&["a", "á", "à", "ä", "å"]).len(), MOST_PAIRS);
    }
}
