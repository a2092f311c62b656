//! Printed tiles, by their ids in the catalogue.

use super::notation::KEYS;
use crate::text::{Code, Problem, Problems, Span, listed, nearest, shortened, synonym};
use crate::tiles::{self, CATALOGUE, Entry};

/// A tile whose braces were left out, as it should be written: `city S, coats 1`.
fn without_braces(text: &str) -> Option<String> {
    let entry = |entry: &str| {
        let entry = entry.trim();
        let (word, value) = entry.split_once([' ', ':', '=']).unwrap_or((entry, ""));
        let key = KEYS
            .iter()
            .copied()
            .find(|key| word.eq_ignore_ascii_case(key))
            .or_else(|| synonym(word, KEYS))?;
        let value = value.trim_start_matches([':', '=', ' ']).trim();
        let value = match (key, value) {
            (_, value) if !value.is_empty() => value.to_uppercase(),
            ("fields" | "city" | "road" | "crossing" | "gate", _) => return None,
            ("coats", _) => "1".to_owned(),
            _ => "true".to_owned(),
        };
        Some(format!("{key}: {value}"))
    };
    let lower = text.to_lowercase();
    if matches!(
        lower.as_str(),
        "field" | "fields" | "farm" | "wiese" | "weide" | "grass" | "meadow"
    ) {
        return Some("{}".to_owned());
    }
    let entries: Option<Vec<String>> = text.split(',').map(entry).collect();
    Some(format!("{{ {} }}", entries?.join(", ")))
}

/// The ids that differ from a word in one sign.
fn like(word: &str) -> Vec<&'static str> {
    let differs = |id: &&str| {
        id.len() > 1
            && id.len() == word.len()
            && id.bytes().zip(word.bytes()).filter(|(a, b)| a != b).count() == 1
    };
    CATALOGUE.iter().map(|entry| entry.id).filter(differs).collect()
}

/// The id that a word is but for its hyphen and the zero before its number: `I1`.
fn padded(word: &str) -> Option<&'static str> {
    let digits = word.trim_start_matches(|c: char| !c.is_ascii_digit());
    let letters = word.get(..word.len() - digits.len())?.trim_end_matches(['-', ' ', '_', '.']);
    let id = format!("{}-{digits:0>2}", letters.to_uppercase());
    tiles::entry(&id).map(|entry| entry.id)
}

/// The halves that there are of a set, if a word names one by a number that the set does not have: any other number
/// would be a guess.
fn beyond_the_set(word: &str) -> Option<String> {
    let (set, number) = word.split_once('-')?;
    let numbered = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    let mut halves =
        CATALOGUE.iter().filter(|e| e.id.split_once('-').is_some_and(|(s, _)| s == set));
    let (first, last) = (halves.next()?, halves.next_back()?);
    numbered
        .then(|| format!("set {set} has {} to {} (`oracle tiles` shows them)", first.id, last.id))
}

/// Reads a catalogue id and its turn: `D@90`. The turn is returned in quarters clockwise.
pub(super) fn read(
    word: &str,
    span: Span,
    problems: &mut Problems,
) -> Option<(&'static Entry, u8)> {
    let (id, turn) = match word.split_once('@') {
        None => (word, None),
        Some((id, turn)) => (id, Some(turn)),
    };
    let ids: Vec<&str> = CATALOGUE.iter().map(|e| e.id).collect();
    let Some(entry) = tiles::entry(id) else {
        let turned = |id: &str| turn.map_or_else(|| id.to_owned(), |turn| format!("{id}@{turn}"));
        let in_capitals = tiles::entry(&id.to_uppercase());
        let like = like(id);
        let beyond = beyond_the_set(id);
        let near =
            in_capitals.map(|e| e.id).or_else(|| padded(id)).or_else(|| match like.as_slice() {
                _ if beyond.is_some() => None,
                [_, _, ..] => None,
                _ => nearest(id, ids.iter().copied()),
            });
        let help = match in_capitals {
            None if near.is_none() && beyond.is_some() => beyond.unwrap_or_default(),
            None if near.is_none() && like.len() > 1 => {
                format!("did you mean {}? (`oracle tiles` shows them)", like.join(", "))
            }
            Some(e) => {
                format!("catalogue ids are written in capitals: `{}`", shortened(&turned(e.id)))
            }
            None => near.map_or_else(
                || "the catalogue has A to X, I-01 to I-12 and II-01 to II-12 (`oracle tiles`); a tile of your own is a map, like `{ city: N, road: EW }`".to_owned(),
                |n| format!("write `{n}`"),
            ),
        };
        // `E 90`
        let apart = id
            .split_once(' ')
            .map(|(id, turn)| (tiles::entry(id), turn.trim_matches(['@', ' ', '°'])));
        if let Some((Some(entry), turn @ ("0" | "90" | "180" | "270"))) = apart {
            let message = format!("the turn stands apart from `{}`", entry.id);
            let problem = Problem::new(Code::TileUnknown, span, message).label("turned?");
            problems.push(problem.write(format!("{}@{turn}", entry.id)));
            return None;
        }
        if let Some(written) = without_braces(word) {
            let message = format!("`{}` is no tile", shortened(word));
            problems.push(
                Problem::new(Code::TileUnknown, span, message)
                    .label("the braces are missing")
                    .help(format!("write `{}`, with the braces", shortened(&written)))
                    .edit(span, written),
            );
            return None;
        }
        let short = shortened(id);
        problems.push(
            Problem::new(Code::TileUnknown, span, format!("`{short}` is not in the catalogue"))
                .label("no such tile")
                .help(help)
                .edits(near.map(|near| (span, turned(near)))),
        );
        return None;
    };
    let quarters = match turn {
        None | Some("0") => 0,
        Some("90") => 1,
        Some("180") => 2,
        Some("270") => 3,
        Some(turn) => {
            // Between two quarter turns, either may be meant.
            let quarter = turn.trim_end_matches('°').parse::<u16>().map(|turn| turn / 90 % 4);
            let turns = match quarter {
                Ok(quarter) => {
                    let (one, two) = (quarter * 90, (quarter + 1) % 4 * 90);
                    vec![format!("{id}@{}", one.min(two)), format!("{id}@{}", one.max(two))]
                }
                Err(_) => [90, 180, 270].map(|turn| format!("{id}@{turn}")).to_vec(),
            };
            let exact =
                turn.strip_suffix('°').filter(|turn| matches!(*turn, "0" | "90" | "180" | "270"));
            let problem = Problem::new(
                Code::ValueWrong,
                span,
                "a tile is turned by 0, 90, 180 or 270 degrees, clockwise",
            )
            .label("not a turn");
            problems.push(match exact {
                Some(turn) => problem.write(format!("{id}@{turn}")),
                None => problem.help(format!("write {}", listed(&turns, "or"))),
            });
            return None;
        }
    };
    if entry.half && turn.is_some() {
        problems.push(
            Problem::new(
                Code::TileShape,
                span,
                "a half needs no turning: its place in the cell turns it",
            )
            .label("turned half")
            .write(id),
        );
        return None;
    }
    Some((entry, quarters))
}
