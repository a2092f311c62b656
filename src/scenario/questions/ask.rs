//! The questions to mechanics: their greatest number, and the search for a question by name.

use super::problems as said;
use crate::scenario::index::index;
use crate::scenario::setup::asked::{Ask, TURN};
use crate::text::{Problem, Problems, Span, too_many_entries};

index! {
    /// A question, by index in [`Scenario::asks`](crate::scenario::Scenario::asks).
    AskIx
}

/// The most tiles of a board, times the number of questions.
const MOST_TILES_ASKED: usize = 20_000_000;
/// The most meeples of a board, times the number of questions: an answer may name them all.
const MOST_MEEPLES_ASKED: usize = 100_000;

/// Reports questions that are too many for the tiles and meeples on the board, all of which each question examines.
pub(in crate::scenario) fn check_count(asks: &[Ask], tiles: usize, meeples: usize, problems: &mut Problems) {
    for (count, most, what) in [(tiles, MOST_TILES_ASKED, "tiles"), (meeples, MOST_MEEPLES_ASKED, "meeples")] {
        let allowed = (most / count.max(1)).max(1);
        if let Some(one_more) = asks.get(allowed) {
            let message = format!(
                "with {count} {what} on the board a scenario can ask at most {allowed} {}",
                if allowed == 1 { "question" } else { "questions" }
            );
            problems.push(too_many_entries(
                one_more.span,
                message,
                "put the others in another scenario, or leave out what has nothing to do with them",
            ));
        }
    }
}

/// Returns the turn among the questions.
pub(in crate::scenario) fn find_turn(asks: &[Ask]) -> Option<AskIx> {
    find_first(asks, |a| a.word == TURN)
}

/// Finds a question by its id, or by its number from 1; the turn has no number.
pub(in crate::scenario) fn find(word: &str, asks: &[Ask]) -> Option<AskIx> {
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

/// Returns the problem of a word that names no question.
pub(super) fn unknown_question(word: &str, span: Span, asks: &[Ask]) -> Problem {
    let ids = asks.iter().filter_map(|a| a.id.as_deref());
    let numbered = asks.iter().filter(|a| a.word != TURN).count();
    let turn = find_turn(asks).map(|_| TURN);
    said::no_such_question(word, ids, numbered, turn, span)
}

#[cfg(test)]
mod tests {
    use crate::scenario::test_scenarios::{read, refused};
    use crate::text::Code;

    fn asking(asks: &str) -> String {
        format!("board: |\n  a\ntiles:\n  a: {{}}\nask:\n{asks}\n")
    }

    #[test]
    fn questions_have_a_word_and_may_have_a_name() {
        let scenario = read(&asking("  - { id: flight, flier: { from: a } }\n  - place: {}"));
        let asks = scenario.map(|s| s.asks).unwrap_or_default();
        let read: Vec<_> = asks.iter().map(|a| (a.id.as_deref(), a.word.as_str())).collect();
        assert_eq!(read, [(Some("flight"), "flier"), (None, "place")]);
    }

    #[test]
    fn mistakes_are_underlined() {
        refused(&asking("  - { id: a }"), &[(Code::KeyMissing, "{ id: a }")]);
        refused(&asking("  - { dragon: a, tower: b }"), &[(Code::KeyUnknown, "tower")]);
        refused(&asking("  - { id: Up, dragon: a }"), &[(Code::NameForm, "Up")]);
        refused(&asking("  - { id: x, dragon: a }\n  - { id: x, dragon: a }"), &[(Code::KeyDuplicate, "x")]);
        refused(&asking("  - dragon"), &[(Code::ValueWrong, "dragon")]);
    }
}
