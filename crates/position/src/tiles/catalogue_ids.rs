//! Printed tiles, by their ids in the catalogue.

use carcassonne_board::tiles::{self, CATALOGUE, Entry};
use carcassonne_text::{Problem, Problems, Span, nearest_word, problem};
use carcassonne_words::dictionary::{Use, implied_value, key_meant, meaning};
use carcassonne_words::messages::plain::Arg;

use super::problems;
use super::tile_keys::KEYS;

/// Returns the notation of a tile whose braces were left out, `city S, coats 1`; `None` for any other text.
fn add_braces(text: &str) -> Option<String> {
    let entry = |entry: &str| {
        let entry = entry.trim();
        let (word, value) = entry.split_once([' ', ':', '=']).unwrap_or((entry, ""));
        let key = KEYS.iter().copied().find(|key| word.eq_ignore_ascii_case(key)).or_else(|| key_meant(word, KEYS))?;
        let value = value.trim_start_matches([':', '=', ' ']).trim();
        let value = match (key, value) {
            // A value is sides or a number; a text with more words is a sentence.
            (_, value) if value.contains(' ') => return None,
            (_, value) if !value.is_empty() => value.to_uppercase(),
            ("fields" | "city" | "road" | "crossing" | "gate", _) => return None,
            ("coats", _) => "1".to_owned(),
            (key, _) if implied_value(word, key).is_some() => implied_value(word, key)?.to_owned(),
            _ => "true".to_owned(),
        };
        Some(format!("{key}: {value}"))
    };
    if meaning(Use::Feature, text) == Some("field") {
        return Some("{}".to_owned());
    }
    let entries: Option<Vec<String>> = text.split(',').map(entry).collect();
    Some(format!("{{ {} }}", entries?.join(", ")))
}

/// Returns the ids that differ from a word in one byte.
fn similar_ids(word: &str) -> Vec<&'static str> {
    let differs = |id: &&str| {
        id.len() > 1 && id.len() == word.len() && id.bytes().zip(word.bytes()).filter(|(a, b)| a != b).count() == 1
    };
    CATALOGUE.iter().map(|entry| entry.id).filter(differs).collect()
}

/// Returns the id that a word without hyphen or leading zero means, `I-01` for `I1`; `None` if there is none.
fn complete_id(word: &str) -> Option<&'static str> {
    let digits = word.trim_start_matches(|c: char| !c.is_ascii_digit());
    let letters = word.get(..word.len() - digits.len())?.trim_end_matches(['-', ' ', '_', '.']);
    let id = format!("{}-{digits:0>2}", letters.to_uppercase());
    tiles::entry(&id).map(|entry| entry.id)
}

/// Returns the set of a word such as `I-13`, with the first and the last id of the set; `None` if the word is not a set
/// and a number. No other number is suggested, since it would be a guess.
fn range_of_set(word: &str) -> Option<(String, &'static str, &'static str)> {
    let (set, number) = word.split_once('-')?;
    let numbered = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    let mut halves = CATALOGUE.iter().filter(|e| e.id.split_once('-').is_some_and(|(s, _)| s == set));
    let (first, last) = (halves.next()?, halves.next_back()?);
    numbered.then(|| (set.to_owned(), first.id, last.id))
}

/// Reads a catalogue id and its turn: `D@90`. Returns the turn in quarters clockwise; `None` after reporting a problem.
pub(super) fn read(word: &str, span: Span, problems: &mut Problems) -> Option<(&'static Entry, u8)> {
    let (id, turn) = match word.split_once('@') {
        None => (word, None),
        Some((id, turn)) => (id, Some(turn)),
    };
    let Some(entry) = tiles::entry_in_any_case(id) else {
        problems.push(explain_unknown_id(word, id, turn, span));
        return None;
    };
    let quarters = match turn {
        None | Some("0") => 0,
        Some("90") => 1,
        Some("180") => 2,
        Some("270") => 3,
        Some(turn) => {
            problems.push(explain_wrong_turn(entry.id, turn, span));
            return None;
        }
    };
    if entry.half && turn.is_some() {
        problems.push(problem!(span, problems::RotatedHalfTile).fix_by_writing(entry.id));
        return None;
    }
    Some((entry, quarters))
}

fn explain_unknown_id(word: &str, id: &str, turn: Option<&str>, span: Span) -> Problem {
    // `E 90` has a blank in place of the `@`.
    let apart = id.split_once(' ').map(|(id, turn)| (tiles::entry(id), turn.trim_matches(['@', ' ', '°'])));
    if let Some((Some(entry), turn @ ("0" | "90" | "180" | "270"))) = apart {
        let right = format!("{}@{turn}", entry.id);
        return problem!(span, problems::SpaceBeforeRotation { id: entry.id }).fix_by_writing(right);
    }
    if let Some(written) = add_braces(word) {
        let problem = problem!(span, problems::MissingBraces { word: word.to_owned(), right: &written });
        return problem.edit(span, written);
    }
    let similar = similar_ids(id);
    let beyond = range_of_set(id);
    let near = complete_id(id).or_else(|| match similar.as_slice() {
        _ if beyond.is_some() => None,
        [_, _, ..] => None,
        _ => nearest_word(id, CATALOGUE.iter().map(|entry| entry.id)),
    });
    let right = near.map(|id| turn.map_or_else(|| id.to_owned(), |turn| format!("{id}@{turn}")));
    let (set, first, last) = match beyond {
        Some((set, first, last)) => (Some(set), Some(first), Some(last)),
        None => (None, None, None),
    };
    let similar = (similar.len() > 1).then(|| similar.join(", "));
    problem!(span, problems::NoPrintedTile { id: id.to_owned(), near, set, first, last, similar })
        .edits(right.map(|right| (span, right)))
}

/// Returns the problem of an id with something else behind its `@` than quarters.
fn explain_wrong_turn(id: &str, turn: &str, span: Span) -> Problem {
    if let Some(turn @ ("0" | "90" | "180" | "270")) = turn.strip_suffix('°') {
        let right = format!("{id}@{turn}");
        return problem!(span, problems::BadRotation { rotations: Arg::texts([&right]) }).edit(span, right);
    }
    // A turn between two quarters may be meant as either.
    let turns = match turn.trim_end_matches('°').parse::<u16>().map(|turn| turn / 90 % 4) {
        Ok(quarter) => {
            let (one, two) = (quarter * 90, (quarter + 1) % 4 * 90);
            vec![format!("{id}@{}", one.min(two)), format!("{id}@{}", one.max(two))]
        }
        Err(_) => [90, 180, 270].map(|turn| format!("{id}@{turn}")).to_vec(),
    };
    problem!(span, problems::BadRotation { rotations: Arg::texts(turns) })
}
