//! The problems of questions, claims and expectations, in words: one function for each problem.

use crate::text::{Code, Node, Problem, Span, nearest_word, shorten};

// Questions.

/// Returns the problem of a name or number of no question. `ids` are the names of the questions, `numbered` is the number
/// of those besides a turn, and `turn` is the word for the turn, if there is one.
pub(super) fn no_such_question<'i>(
    word: &str,
    ids: impl IntoIterator<Item = &'i str>,
    numbered: usize,
    turn: Option<&str>,
    at: Span,
) -> Problem {
    let help = match (nearest_word(word, ids), numbered, turn) {
        (Some(near), ..) => format!("write `{near}`"),
        (None, 0, None) => "the scenario asks nothing; put the question under `ask`".to_owned(),
        (None, 0, Some(turn)) => format!("write `{turn}`"),
        (None, 1, _) => "write its `id`, or `1`".to_owned(),
        (None, n, _) => format!("write its `id`, or its number from 1 to {n}"),
    };
    let message = format!("the scenario has no question called `{}`", shorten(word));
    Problem::new(Code::AskUnknown, at, message).label("not asked").help(help)
}

/// Returns the problem of an unknown tile that a question would lay.
pub(super) fn hash_offered(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`#` is an unknown tile")
        .label("what does it show?")
        .help("name a printed tile, `tile: D`, or write out what it shows: `tile: { city: N }`")
}

// Claims.

/// Returns the problem of a player without a claim.
pub(super) fn claims_nothing(name: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{}` claims nothing", shorten(name)))
        .label("empty")
        .help("write `a.city: 10`, or leave the player out")
}

/// Returns the problem of a player's second claim on one feature or question.
pub(super) fn claims_twice(name: &str, at: Span, first: Span) -> Problem {
    Problem::new(Code::KeyDuplicate, at, format!("`{}` claims this twice", shorten(name)))
        .label("second time")
        .with_related(first, "first time")
        .help("keep one of the claims")
}

/// Returns the problem of a claim without values.
pub(super) fn empty_claim(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "this claim has neither `points` nor `complete`")
        .label("empty")
        .help("write the points, `a.city: 10`, or `{ points: { red: 10 }, complete: true }`")
}

/// Returns the problem of `complete` for a field.
pub(super) fn field_complete(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "a field is never complete or incomplete")
        .label("of a field")
        .help("leave `complete` out; a field has `points`")
}

/// Returns the problem of a key and a number without a space between them, which YAML takes for one word.
pub(super) fn missing_space(word: &str, key: &str, number: &str, at: Span) -> Problem {
    let message = format!("`{}` is one word: a key with no value", shorten(word));
    Problem::new(Code::ValueWrong, at, message)
        .label("no space after the colon")
        .fix_by_writing(format!("{key}: {}", number.trim()))
}

// Expectations.

/// Returns the problem of an expectation about a feature and a question.
pub(super) fn feature_and_question(at: Span) -> Problem {
    let message = "an expectation is about a feature or a question, not both";
    Problem::new(Code::KeyUnknown, at, message).label("both").help("split it into two entries")
}

/// Returns the problem of an expectation of a turn where there is none.
pub(super) fn no_turn(at: Span) -> Problem {
    Problem::new(Code::AskUnknown, at, "the scenario has no turn")
        .label("which turn?")
        .help("say what happens in it: `turn: { player: red, rounds: [...] }`")
}

/// Returns the problem of an expectation of another player's turn; `whose` is the player at turn.
pub(super) fn turn_of(whose: &str, at: Span) -> Problem {
    let whose = shorten(whose);
    Problem::new(Code::ValueWrong, at, format!("it is the turn of `{whose}`"))
        .label("another player")
        .help(format!("write `turn: {whose}`"))
}

/// Returns the problem of a list with more than `most` items; `at` is the place of the first too many.
pub(super) fn too_long(key: &str, items: usize, most: usize, at: Span) -> Problem {
    let message = format!("`{key}` lists {items}, but at most {most} are allowed");
    Problem::new(Code::ValueWrong, at, message).label("one too many").help("list fewer")
}

/// Returns the problem of `same_as` for a question.
pub(super) fn question_same_as(at: Span) -> Problem {
    Problem::new(Code::KeyUnknown, at, "a question is never the same as a feature")
        .label("of a question")
        .help("leave `same_as` out")
}

/// Returns the problem of `same_as` with a feature of another kind.
pub(super) fn another_kind(one: &str, other: &str, at: Span) -> Problem {
    let message = format!("a {one} and a {other} are never the same feature");
    Problem::new(Code::ValueWrong, at, message).label("another kind").help(format!("name a {one}"))
}

/// Returns the problem of an expectation without values.
pub(super) fn expects_nothing(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "this expectation expects nothing")
        .label("empty")
        .help("add `complete`, `points`, `worth`, `status` or `outcomes`")
}

// The rule sets of an expectation.

/// Returns the problem of more than `most` rule sets.
pub(super) fn too_many_rule_sets(most: usize, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`under` lists more than {most} rule sets"))
        .label("too many")
        .help("list fewer, or write `rest`")
}

/// Returns the problem of `rest` in a list of rule sets.
pub(super) fn rest_among_others(at: Span) -> Problem {
    Problem::new(Code::RuleUnknown, at, "`rest` must stand alone").label("here").help("write `under: rest`")
}

/// Returns the problem of a rule set that is listed again.
pub(super) fn listed_twice(id: &str, at: Span) -> Problem {
    Problem::new(Code::RuleUnknown, at, format!("`{id}` is listed twice")).label("here").help("list each rule set once")
}

/// Returns the problem of an empty list of rule sets.
pub(super) fn no_rule_set(node: &Node) -> Problem {
    Problem::new(Code::ValueWrong, node.span, "`under` lists no rule sets")
        .label("empty")
        .help("write `under: [2021.., community]` or `under: rest`")
}

/// Returns the problem of a word that is neither a rule set nor a date. `meant` are the rule sets that it may stand for,
/// and `listed` is set for an entry of a list; `help` is used unless several are meant.
pub(super) fn no_such_rule_set(word: &str, help: String, meant: &[String], listed: bool, at: Span) -> Problem {
    let message = format!("`{}` is neither a rule set nor a date", shorten(word));
    let problem = Problem::new(Code::RuleUnknown, at, message).label("here");
    let list = meant.join(", ");
    match meant.len() {
        0 => problem.help(help),
        1 => problem.help(help).edit(at, list),
        // The text replaces an entry of a list, or the whole value.
        _ if listed => problem.help(format!("write `{list}`")).edit(at, list),
        _ => {
            let list = format!("[{list}]");
            problem.help(format!("write `{list}`")).edit(at, list)
        }
    }
}
