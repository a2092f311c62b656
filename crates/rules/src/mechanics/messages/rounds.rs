//! Reading the rounds of a turn: the scores and payments of each.

use carcassonne_position::{FeatureKind, Place, Reader};
use carcassonne_text::{MapEntries, Node, as_count, as_list, as_text, nearest_word, problem};

use super::problems;
use super::scoreboard::Round;
use super::written_turn::{Entry, PointsChange};
use crate::mechanics::Pawn;

const ENTRY_KEYS: &[&str] = &["round", "points", "score", "for", "by", "player"];

/// Reads one item of `rounds` into entries: one for its points, or one for each feature.
pub(super) fn read_entries(node: &Node, reader: &mut Reader<'_>) -> Vec<Entry> {
    let description = "a round";
    let Some(fields) = MapEntries::read(node, description, ENTRY_KEYS, reader.problems) else { return Vec::new() };
    let round = read_round(&fields, description, reader);
    let written_pawn = fields.get("by").and_then(|n| read_pawn(n, reader));
    let player = fields.get("player").and_then(|n| reader.player(n));
    let label = fields
        .get("for")
        .and_then(|n| as_text(n, "`for`", "say for what: `for: fairy`", reader.problems))
        .map(str::to_owned);
    let gains = match (fields.get("points"), fields.get("score")) {
        (Some(points), None) => {
            let count = as_count(points, "`points`", -1000, 1000, reader.problems);
            let count = count.and_then(|n| i32::try_from(n).ok());
            count.map(|n| (PointsChange::Points(n), written_pawn, label)).into_iter().collect()
        }
        (None, Some(score)) => read_features(score, written_pawn, reader),
        (points, _) => {
            reader.problem(problem!(node.span, problems::UnclearRound { both: points.is_some() }));
            Vec::new()
        }
    };
    let Some(round) = round else { return Vec::new() };
    let entry = |(gain, pawn, name): Score| Entry {
        round,
        player,
        written_name: name,
        gain,
        pawn,
        span: node.span,
        found: false,
    };
    gains.into_iter().map(entry).collect()
}

/// A score or payment, the figure that takes it, and its name; `None` for a figure or name that is not written.
type Score = (PointsChange, Option<Pawn>, Option<String>);

fn read_round(fields: &MapEntries<'_>, description: &str, reader: &mut Reader<'_>) -> Option<Round> {
    let words = Round::ALL.map(Round::word);
    let descriptions = Round::ALL.map(|round| format!("{} {}", round.word(), round.description()));
    let help = format!("write which: `round: 3` ({})", descriptions.join(", "));
    let node = fields.require("round", description, &help, reader.problems)?;
    let word = as_text(node, "`round`", &help, reader.problems)?;
    let found = Round::ALL.into_iter().find(|r| r.word() == word);
    if found.is_none() {
        let near = nearest_word(word, words);
        reader.problem(problem!(node.span, problems::UnknownRound { word: word.to_owned(), near, rounds: help }));
    }
    found
}

/// Reads the features that are scored, each with the figure that takes its points.
fn read_features(score: &Node, written_pawn: Option<Pawn>, reader: &mut Reader<'_>) -> Vec<Score> {
    let mut gains = Vec::new();
    let fields = MapEntries::from_unchecked(score);
    if as_list(score).is_empty() || fields.as_ref().is_some_and(|f| f.iter().next().is_none()) {
        reader.problem(problem!(score.span, problems::ScoreWithoutFeature));
    }
    match fields {
        Some(fields) => {
            for (word, span, value) in fields.iter() {
                let key = Node::word(word, span);
                let place = read_feature(&key, reader);
                let written_pawn = if value.is_null() { written_pawn } else { read_pawn(value, reader) };
                gains.extend(place.map(|p| (PointsChange::Feature(p), written_pawn, Some(word.to_owned()))));
            }
        }
        None => {
            for item in as_list(score) {
                let place = read_feature(item, reader);
                let word = item.text().unwrap_or_default().to_owned();
                gains.extend(place.map(|p| (PointsChange::Feature(p), written_pawn, Some(word))));
            }
        }
    }
    gains
}

/// Reads a feature that is scored: a place on the board. Reports a field, which is scored only at the end of the game.
fn read_feature(node: &Node, reader: &mut Reader<'_>) -> Option<Place> {
    let place = reader.place(node)?;
    if place.feature.kind() == FeatureKind::Field {
        reader.problem(problem!(node.span, problems::FieldInTurn));
        return None;
    }
    Some(place)
}

/// Reads the word for the figure on the track that moves, `meeple` or `messenger`.
pub(super) fn read_pawn(node: &Node, reader: &mut Reader<'_>) -> Option<Pawn> {
    reader.one_of(node, "a figure on the track", &Pawn::ALL, Pawn::word)
}
