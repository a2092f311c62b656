//! The questions to mechanics: their greatest number, and the search for a question by name.

use carcassonne_text::{Problem, Problems, Span, nearest_word, problem};

use super::problems;
use crate::index::index;
use crate::setup::asked::{Ask, TURN};

index! {
    /// A question, by index in [`Scenario::asks`](crate::Scenario::asks).
    AskIx
}

/// The maximum number of tiles of a board, times the number of questions.
const MOST_TILES_ASKED: usize = 20_000_000;
/// The maximum number of meeples of a board, times the number of questions: an answer may name them all.
const MOST_MEEPLES_ASKED: usize = 100_000;

/// Reports questions that are too many for the tiles and meeples on the board, all of which each question examines.
pub(crate) fn check_count(asks: &[Ask], tiles: usize, meeples: usize, problems: &mut Problems) {
    for (count, most, things) in [(tiles, MOST_TILES_ASKED, "tiles"), (meeples, MOST_MEEPLES_ASKED, "meeples")] {
        let allowed = (most / count.max(1)).max(1);
        if let Some(one_more) = asks.get(allowed) {
            problems.push(problem!(one_more.span, problems::TooManyQuestions { count, things, most: allowed }));
        }
    }
}

pub(crate) fn find_turn(asks: &[Ask]) -> Option<AskIx> {
    find_first(asks, |a| a.word == TURN)
}

/// Finds a question by its id, or by its number from 1; the turn has no number.
pub(crate) fn find(word: &str, asks: &[Ask]) -> Option<AskIx> {
    if let Some(named) = find_first(asks, |a| a.id.as_deref() == Some(word)) {
        return Some(named);
    }
    if word == TURN {
        return find_turn(asks);
    }
    let count = asks.iter().filter(|a| a.word != TURN).count();
    let number = word.parse::<usize>().ok().filter(|n| (1..=count).contains(n))?;
    AskIx::new(number - 1)
}

/// Returns the first question that fulfils a condition.
fn find_first(asks: &[Ask], is_so: impl Fn(&Ask) -> bool) -> Option<AskIx> {
    AskIx::all(asks.len()).zip(asks).find(|(_, ask)| is_so(ask)).map(|(ix, _)| ix)
}

pub(super) fn unknown_question(word: &str, span: Span, asks: &[Ask]) -> Problem {
    let ids = asks.iter().filter_map(|a| a.id.as_deref());
    let near = nearest_word(word, ids).map(str::to_owned);
    let count = asks.iter().filter(|a| a.word != TURN).count();
    let turn = find_turn(asks).map(|_| TURN);
    problem!(span, problems::UnknownQuestion { word: word.to_owned(), near, count, turn })
}
