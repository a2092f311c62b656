//! The key `ask`: the questions that a scenario puts to mechanics.
//!
//! Here each question gets its word and its id; its body is left for its mechanic to read.

use std::collections::BTreeMap;

use super::problems as said;
use crate::scenario::index::index;
use crate::scenario::names;
use crate::text::{MapEntries, Node, Problem, Problems, Span, as_list, as_text, too_many_entries};

index! {
    /// A question, by index in [`Scenario::asks`](crate::scenario::Scenario::asks).
    AskIx
}

/// The most questions that a scenario may ask.
const MOST_ASKS: usize = 200;
/// What to do with questions, claims and expectations that are too many.
pub(super) const OWN_SCENARIO: &str = "put the others in another scenario";

/// The most tiles of a board, times the questions on it.
const MOST_TILES_ASKED: usize = 20_000_000;
/// The most meeples of a board, times the questions on it: an answer may name them all.
const MOST_MEEPLES_ASKED: usize = 100_000;

/// One entry of `ask`.
#[derive(Debug, Clone)]
pub struct Ask {
    /// Its own name, if it has one.
    pub id: Option<String>,
    /// The word that says what is asked: `dragon`.
    pub word: String,
    /// Where that word stands.
    pub word_span: Span,
    /// What follows the word.
    pub body: Node,
    /// Where the entry stands.
    pub span: Span,
}

/// Reads `ask`.
pub(in crate::scenario) fn read(node: Option<&Node>, problems: &mut Problems) -> Vec<Ask> {
    let mut asks = Vec::new();
    let mut seen: BTreeMap<String, Span> = BTreeMap::new();
    let items = node.map(as_list).unwrap_or_default();
    if let Some(node) = node.filter(|_| items.is_empty()) {
        problems.push(said::asks_nothing(node.span));
    }
    if let Some(one_more) = items.get(MOST_ASKS) {
        let message = format!("a scenario can ask at most {MOST_ASKS} questions");
        problems.push(too_many_entries(one_more.span, message, OWN_SCENARIO));
    }
    for item in items.iter().take(MOST_ASKS) {
        asks.extend(entry(item, &mut seen, problems));
    }
    asks
}

/// Reports questions that are too many for what lies and stands on the board, which each of them looks over.
pub(in crate::scenario) fn few_enough(asks: &[Ask], tiles: usize, meeples: usize, problems: &mut Problems) {
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

fn entry(node: &Node, seen: &mut BTreeMap<String, Span>, problems: &mut Problems) -> Option<Ask> {
    let fields = MapEntries::read_any_keys(node, "a question", problems)?;
    let id = fields.get("id").and_then(|n| {
        let help = "name the question, to refer to it elsewhere: `id: flight`";
        let word = as_text(n, "`id`", help, problems)?;
        if let Some(first) = seen.get(word) {
            problems.push(said::called_alike(word, n.span, *first));
            return None;
        }
        seen.insert(word.to_owned(), n.span);
        names::check(word, n.span, problems).then(|| word.to_owned())
    });
    let mut others = fields.iter().filter(|(key, _, _)| *key != "id");
    if let Some((_, span, _)) = fields.iter().find(|(key, _, _)| *key == TURN) {
        problems.push(said::turn_in_ask(span));
        return None;
    }
    let Some((word, word_span, body)) = others.next() else {
        problems.push(said::no_question(node.span));
        return None;
    };
    if body.is_null()
        && let Some((key, span, _)) = others.next()
    {
        problems.push(said::key_beside(key, word, span));
        return None;
    }
    if matches!(word, "name" | "ID" | "Id") {
        problems.push(said::not_id(word, word_span));
        return None;
    }
    let more: Vec<(&str, Span)> = others.map(|(key, span, _)| (key, span)).collect();
    if let Some((_, at)) = more.first() {
        problems.push(said::asks_twice(more.iter().map(|(key, _)| *key), word, *at));
    }
    Some(Ask { id, word: word.to_owned(), word_span, body: body.clone(), span: node.span })
}

/// The word of a turn at the score track, as a question.
pub(crate) const TURN: &str = "turn";

/// The turn at the score track, which is a question like any other.
pub(in crate::scenario) fn turn(fields: &MapEntries<'_>, beside_a_map: Option<&Node>) -> Option<Ask> {
    let body = fields.get(TURN).or(beside_a_map)?;
    let word_span = fields.key_span(TURN).unwrap_or(body.span);
    Some(Ask { id: None, word: TURN.to_owned(), word_span, body: body.clone(), span: body.span })
}

/// The turn among the questions.
pub(in crate::scenario) fn the_turn(asks: &[Ask]) -> Option<AskIx> {
    first(asks, |a| a.word == TURN)
}

/// Finds a question by its id, or by its number from 1; the turn has no number.
pub(in crate::scenario) fn find(word: &str, asks: &[Ask]) -> Option<AskIx> {
    if let Some(named) = first(asks, |a| a.id.as_deref() == Some(word)) {
        return Some(named);
    }
    if word == TURN {
        return the_turn(asks);
    }
    let count = asks.iter().filter(|a| a.word != TURN).count();
    let number = word.parse::<usize>().ok().filter(|n| (1..=count).contains(n))?;
    AskIx::new(number - 1)
}

/// The first question of which something is so.
fn first(asks: &[Ask], is_so: impl Fn(&Ask) -> bool) -> Option<AskIx> {
    AskIx::all(asks.len()).zip(asks).find(|(_, ask)| is_so(ask)).map(|(ix, _)| ix)
}

/// The problem of a word that names no question.
pub(super) fn unknown(word: &str, span: Span, asks: &[Ask]) -> Problem {
    let ids = asks.iter().filter_map(|a| a.id.as_deref());
    let numbered = asks.iter().filter(|a| a.word != TURN).count();
    let turn = the_turn(asks).map(|_| TURN);
    said::no_such_question(word, ids, numbered, turn, span)
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{read, refused};
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
