//! Retellings of a turn: other names, other points, the other figure, more features on the board.

use std::collections::BTreeSet;

use super::game::{EntryValue, Game, Kind, Part, Turn};
use super::slow::{Answer, Row};

pub(crate) type RuleSetAnswers = Vec<(String, Vec<Answer>)>;

/// Returns the answers with `row` applied to every row, and `most` to the most points.
pub(crate) fn map_answers(
    answers: &RuleSetAnswers,
    row: impl Fn(&Row) -> Row,
    most: impl Fn(i64) -> i64,
) -> RuleSetAnswers {
    let map_answer = |answer: &Answer| match answer {
        Answer::Impossible => Answer::Impossible,
        Answer::Rows { rows, most: known } => {
            Answer::Rows { rows: rows.iter().map(&row).collect(), most: most(*known) }
        }
    };
    answers.iter().map(|(set, all)| (set.clone(), all.iter().map(map_answer).collect())).collect()
}

/// Returns a row with every word of its choices replaced.
pub(crate) fn replace_words(row: &Row, word: impl Fn(&str) -> String) -> Row {
    let replace_each = |text: &str| text.split(' ').map(&word).collect::<Vec<_>>().join(" ");
    let choice = row.choice.iter().map(|(key, what)| (replace_each(key), replace_each(what)));
    Row { choice: choice.collect(), ..row.clone() }
}

pub(crate) fn unordered_answers(answers: &RuleSetAnswers) -> Vec<(String, BTreeSet<Answer>)> {
    answers.iter().map(|(set, all)| (set.clone(), all.iter().cloned().collect())).collect()
}

/// Returns `true` if a player pays in a turn.
pub(crate) fn has_payment(turn: &Turn) -> bool {
    let turns = turn.all_turns();
    let mut entries = turns.iter().flat_map(|t| t.entries.iter().flatten());
    entries.any(|e| matches!(e.value, EntryValue::Points(points) if points < 0))
}

/// Returns a game with all figures moved one lap of the track further.
pub(crate) fn add_lap(game: &Game) -> Game {
    let move_on = |on: Option<(i64, Option<i64>)>| on.map(|(m, n)| (m + 50, n.map(|n| n + 50)));
    Game { track: game.track.map(move_on), ..game.clone() }
}

/// Returns a game with the two figures of each player swapped; `None` if a player has only one.
pub(crate) fn swap_figures(game: &Game) -> Option<Game> {
    let mut game = game.clone();
    for on in game.track.iter_mut().flatten() {
        *on = (on.1?, Some(on.0));
    }
    swap_in_turn(&mut game.turn);
    Some(game)
}

fn swap_in_turn(turn: &mut Turn) {
    let swap_pawn = |by: &mut Option<usize>| *by = by.map(|pawn| 1 - pawn);
    turn.entries.iter_mut().flatten().for_each(|entry| swap_pawn(&mut entry.by));
    turn.draws.iter_mut().for_each(|drawn| swap_pawn(&mut drawn.by));
    turn.extra_turns.iter_mut().for_each(swap_in_turn);
}

/// Returns a game with one more road without meeples.
pub(crate) fn with_road(game: &Game) -> Game {
    let mut game = game.clone();
    let kind = Kind::Road { inn: false };
    game.parts.push(Part { kind, spaces: 2, pair: false, hill: false, complete: true });
    game
}
