//! Reading the rounds of a turn: the scores and payments of each.

use super::problems;
use super::track::{Pawn, Round};
use super::written::{Entry, PointsChange};
use crate::scenario::{FeatureKind, Place, Reader};
use crate::text::{Fields, Node, Style, Value, as_count, as_list, as_text};

const ENTRY: &[&str] = &["round", "points", "score", "for", "by", "player"];

/// Reads one item of `rounds` into entries: one for its points, or one for each feature.
pub(super) fn entries_of(node: &Node, reader: &mut Reader<'_>) -> Vec<Entry> {
    let what = "a round";
    let Some(fields) = Fields::of(node, what, ENTRY, reader.problems) else {
        return Vec::new();
    };
    let round = round(&fields, what, reader);
    let by = fields.get("by").and_then(|n| pawn(n, reader));
    let player = fields.get("player").and_then(|n| reader.player(n));
    let label = fields
        .get("for")
        .and_then(|n| as_text(n, "`for`", "say for what: `for: fairy`", reader.problems))
        .map(str::to_owned);
    let gains = match (fields.get("points"), fields.get("score")) {
        (Some(points), None) => {
            let count = as_count(points, "`points`", -1000, 1000, reader.problems);
            let count = count.and_then(|n| i32::try_from(n).ok());
            count.map(|n| (PointsChange::Points(n), by, label)).into_iter().collect()
        }
        (None, Some(score)) => features(score, by, reader),
        (points, _) => {
            reader.problem(match points {
                Some(_) => problems::points_and_features(node.span),
                None => problems::nothing_scored(node.span),
            });
            Vec::new()
        }
    };
    let Some(round) = round else {
        return Vec::new();
    };
    let entry = |(gain, by, called): Score| Entry {
        round,
        player,
        called: called.unwrap_or_else(|| format!("round {}", round.word())),
        gain,
        by,
        span: node.span,
        found: false,
    };
    gains.into_iter().map(entry).collect()
}

/// A score or payment, the figure that takes it, and its name.
type Score = (PointsChange, Option<Pawn>, Option<String>);

fn round(fields: &Fields<'_>, what: &str, reader: &mut Reader<'_>) -> Option<Round> {
    let words = Round::ALL.map(Round::word);
    let each = Round::ALL.map(|round| format!("{} {}", round.word(), round.about()));
    let help = format!("write which: `round: 3` ({})", each.join(", "));
    let node = fields.need("round", what, &help, reader.problems)?;
    let word = as_text(node, "`round`", &help, reader.problems)?;
    let found = Round::ALL.into_iter().find(|r| r.word() == word);
    if found.is_none() {
        reader.problem(problems::no_round(word, &words, help, node.span));
    }
    found
}

/// Reads the features that are scored, each with the figure that takes its points.
fn features(score: &Node, by: Option<Pawn>, reader: &mut Reader<'_>) -> Vec<Score> {
    let mut gains = Vec::new();
    let each = Fields::peek(score);
    if as_list(score).is_empty() || each.as_ref().is_some_and(|f| f.iter().next().is_none()) {
        reader.problem(problems::no_feature(score.span));
    }
    match each {
        Some(each) => {
            for (word, span, value) in each.iter() {
                let key = Node { span, value: Value::Scalar(word.to_owned(), Style::Plain) };
                let place = feature(&key, reader);
                let by = if value.is_null() { by } else { pawn(value, reader) };
                gains.extend(place.map(|p| (PointsChange::Feature(p), by, Some(word.to_owned()))));
            }
        }
        None => {
            for item in as_list(score) {
                let place = feature(item, reader);
                let word = item.text().unwrap_or_default().to_owned();
                gains.extend(place.map(|p| (PointsChange::Feature(p), by, Some(word))));
            }
        }
    }
    gains
}

/// Reads a feature that is scored: a place on the board. Reports a field, which is scored only at the end of the game.
fn feature(node: &Node, reader: &mut Reader<'_>) -> Option<Place> {
    let place = reader.place(node)?;
    if place.feature.kind() == FeatureKind::Field {
        reader.problem(problems::field_in_a_turn(node.span));
        return None;
    }
    Some(place)
}

/// Reads which figure on the track moves.
pub(super) fn pawn(node: &Node, reader: &mut Reader<'_>) -> Option<Pawn> {
    reader.one_of(node, "a figure on the track", &Pawn::ALL, Pawn::word)
}
