//! Retellings of a turn: other names, other points, the other figure, more features on the board.

use std::collections::BTreeSet;

use super::game::{Game, Kind, Part, Turn, What};
use super::slow::{Answer, Row};

/// The answers by rule set.
pub(crate) type Told = Vec<(String, Vec<Answer>)>;

/// Returns the answers with `row` applied to every row, and `most` to the most points.
pub(crate) fn changed(told: &Told, row: impl Fn(&Row) -> Row, most: impl Fn(i64) -> i64) -> Told {
    let answer = |answer: &Answer| match answer {
        Answer::No => Answer::No,
        Answer::Rows { rows, most: known } => {
            Answer::Rows { rows: rows.iter().map(&row).collect(), most: most(*known) }
        }
    };
    told.iter().map(|(set, all)| (set.clone(), all.iter().map(answer).collect())).collect()
}

/// Returns a row with every word of its choices replaced.
pub(crate) fn worded(row: &Row, word: impl Fn(&str) -> String) -> Row {
    let words = |text: &str| text.split(' ').map(&word).collect::<Vec<_>>().join(" ");
    let choice = row.choice.iter().map(|(key, what)| (words(key), words(what)));
    Row { choice: choice.collect(), ..row.clone() }
}

/// Returns the answers without their order.
pub(crate) fn sets(told: &Told) -> Vec<(String, BTreeSet<Answer>)> {
    told.iter().map(|(set, all)| (set.clone(), all.iter().cloned().collect())).collect()
}

/// Returns `true` if a player pays in a turn.
pub(crate) fn pays(turn: &Turn) -> bool {
    let all = turn.all();
    let mut entries = all.iter().flat_map(|t| t.entries.iter().flatten());
    entries.any(|e| matches!(e.what, What::Points(points) if points < 0))
}

/// Returns a game with all figures moved one lap of the track further.
pub(crate) fn once_round(game: &Game) -> Game {
    let further = |on: Option<(i64, Option<i64>)>| on.map(|(m, n)| (m + 50, n.map(|n| n + 50)));
    Game { track: game.track.map(further), ..game.clone() }
}

/// Returns a game with the two figures of each player swapped; `None` if a player has only one.
pub(crate) fn swapped(game: &Game) -> Option<Game> {
    let mut game = game.clone();
    for on in game.track.iter_mut().flatten() {
        *on = (on.1?, Some(on.0));
    }
    swap(&mut game.turn);
    Some(game)
}

fn swap(turn: &mut Turn) {
    let other = |by: &mut Option<usize>| *by = by.map(|pawn| 1 - pawn);
    turn.entries.iter_mut().flatten().for_each(|entry| other(&mut entry.by));
    turn.drew.iter_mut().for_each(|drawn| other(&mut drawn.by));
    turn.then.iter_mut().for_each(swap);
}

/// Returns a game with one more road without meeples.
pub(crate) fn with_a_road(game: &Game) -> Game {
    let mut game = game.clone();
    let kind = Kind::Road { inn: false };
    game.parts.push(Part { kind, spaces: 2, pair: false, hill: false, complete: true });
    game
}
