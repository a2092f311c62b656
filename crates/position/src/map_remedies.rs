//! Remedies of values of a scenario that should be maps, and are words or lists.

use carcassonne_text::{Edit, MapEntries, Node, Style, Value, phrase};
use carcassonne_words::messages::plain;

pub use problems::QuestionInWords;

mod problems {
    carcassonne_text::problem_messages!("map_remedies");
}

/// Returns the remedy of a value that should be a map, with its edits if they are known; `None` if there is none for
/// `description`, the words for what is read.
pub(super) fn map_remedy(node: &Node, description: &str) -> Option<(plain::Sentence, Vec<Edit>)> {
    let write = |text: &str| vec![Edit { span: node.span, text: text.to_owned() }];
    match (&node.value, description) {
        (Value::List(items), "a tile") => {
            let entries: Vec<_> =
                items.iter().filter_map(MapEntries::from_unchecked).flat_map(|map| map.iter()).collect();
            let all: Vec<String> =
                entries.iter().map(|(key, _, value)| format!("{key}: {}", value.to_words())).collect();
            let all = all.join(", ");
            let is_flat = entries.iter().all(|(_, _, value)| value.text().is_some());
            let edits = if is_flat { write(&format!("{{ {all} }}")) } else { Vec::new() };
            (!all.is_empty()).then(|| (phrase!(problems::BracesNotBrackets { entries: all }), edits))
        }
        (Value::List(items), "`meeples`") if items.iter().all(|item| item.text().is_some()) => {
            let place = items.first().and_then(Node::text).unwrap_or("a.city").to_owned();
            Some((phrase!(problems::PlaceWithoutPlayer { place }), Vec::new()))
        }
        (Value::Scalar(words, _), "a question") if !words.contains([':', '=']) => {
            Some((phrase!(problems::QuestionInWords { words }), Vec::new()))
        }
        (Value::Scalar(text, Style::Plain), _) => {
            // The text of a scalar on several lines differs from the source.
            let is_on_one_line = text.len() == node.span.range().len();
            if text.contains([':', '=']) {
                return (description == "`meeples`" && is_on_one_line && !is_entry(text))
                    .then(|| split_meeple(text, write));
            }
            if let Some(map) = guess_map(text, description).filter(|_| is_on_one_line) {
                let edits = write(&map);
                return Some((phrase!(problems::MapToWrite { map }), edits));
            }
            match description {
                "a player's claims" => {
                    let points = text.split(|c: char| !c.is_ascii_digit()).find(|word| !word.is_empty());
                    let points = points.unwrap_or("POINTS").to_owned();
                    Some((phrase!(problems::PointsWithoutPlace { points }), Vec::new()))
                }
                "`points`" => Some((phrase!(problems::PointsWithoutPlayer { points: text }), Vec::new())),
                "`meeples`" if is_on_one_line => Some(split_meeple(text, write)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Returns `true` if a text is a key and a value, with no space after the colon: `red:a.city`.
fn is_entry(text: &str) -> bool {
    text.split_once([':', '=']).is_some_and(|(key, value)| !key.contains(' ') && !value.is_empty())
}

/// Returns the remedy of a player and a place without a colon: `red a.city`, `red = a.city`, `red; a.city`.
fn split_meeple(text: &str, write: impl Fn(&str) -> Vec<Edit>) -> (plain::Sentence, Vec<Edit>) {
    let (player, place) = text.split_once([' ', '=', ';', ':']).unwrap_or((text, ""));
    let place = place.trim_start_matches([' ', '=', ';', ':', '-', '>']).trim().to_owned();
    if !place.contains('.') || player.contains('.') {
        return (phrase!(problems::PlayersWithoutPlaces), Vec::new());
    }
    let player = player.trim().to_owned();
    let edits = write(&format!("{player}: {place}"));
    (phrase!(problems::ColonAfterPlayer { player, place }), edits)
}

/// Returns, in braces, a map that was written as words: `a.city 10`, `red 8`, a player's figures `4, 13`; else `None`.
fn guess_map(text: &str, description: &str) -> Option<String> {
    let is_separator = |c: char| c.is_whitespace() || ",;/".contains(c);
    let words: Vec<&str> = text.split(is_separator).filter(|word| !word.is_empty()).collect();
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    match (description, words.as_slice()) {
        ("a player's claims", [place, points] | [points, place]) if place.contains('.') && is_number(points) => {
            Some(format!("{{ {place}: {points} }}"))
        }
        ("a player's figures", [meeple]) if is_number(meeple) => Some(format!("{{ meeple: {meeple} }}")),
        ("`points`", [player, points]) if !is_number(player) && is_number(points) => {
            Some(format!("{{ {player}: {points} }}"))
        }
        ("a player's figures", [meeple, messenger]) if is_number(meeple) && is_number(messenger) => {
            Some(format!("{{ meeple: {meeple}, messenger: {messenger} }}"))
        }
        ("`figures`", [figure @ ("dragon" | "fairy" | "mage" | "witch"), at]) => Some(format!("{{ {figure}: {at} }}")),
        ("`turn`", [player]) if !is_number(player) => Some(format!("{{ player: {player} }}")),
        _ => None,
    }
}
