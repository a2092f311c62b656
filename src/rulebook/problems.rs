//! What may be wrong with a table's own rules, in words: one function for each problem.

use crate::text::{Code, Problem, Span, Way, one_of, shortened};

// Rules as a whole.

/// Rules in a scenario that are no map.
pub(super) fn no_rules(at: Span) -> Problem {
    let message = "`rules` in a scenario says what your table plays, question by question";
    Problem::new(Code::ValueWrong, at, message)
        .label("no question")
        .help("delete this line, and choose rule sets when you ask, with the option --rules")
}

/// Rules with no rule among them.
pub(super) fn without_a_rule(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`rules` has no rule in it")
        .label("no rule")
        .help("write what your table plays: `rules: { city.small: two }`, or leave `rules` out")
}

/// A key that is no question of the rulebook.
pub(super) fn no_question(word: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a question in the rulebook", shortened(word));
    Problem::new(Code::RuleUnknown, at, message).label("no such question")
}

/// The same where a question is meant, by its reading.
pub(super) fn question_by_reading(word: &str, meant: &str, at: Span) -> Problem {
    no_question(word, at).help(format!("did you mean `{meant}`?")).edit(at, meant)
}

fn no_rule_set(word: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a rule set or a date", shortened(word));
    Problem::new(Code::RuleUnknown, at, message).label("no such rule set")
}

/// A word for no rule set over which rules could be laid; `meant` is one that is.
pub(super) fn over_no_rule_set(word: &str, help: String, meant: Option<&str>, at: Span) -> Problem {
    no_rule_set(word, at).help(help).edits(meant.map(|one| (at, one.to_owned())))
}

/// The same for several rule sets, of which this is the first.
pub(super) fn over_several(word: &str, first: &str, at: Span) -> Problem {
    no_rule_set(word, at).help(format!("these are several rule sets; write one: `over: {first}`"))
}

// The name of a table.

/// A name of signs that no name has.
pub(super) fn no_name(at: Span) -> Problem {
    Problem::new(Code::NameForm, at, "this cannot be a name for house rules")
        .label("name")
        .help("use 1 to 40 letters, digits and spaces")
}

/// A name that would be taken for something else, as `taken` says.
pub(super) fn name_taken(name: &str, taken: &str, at: Span) -> Problem {
    let message = format!("house rules cannot be called `{}`: {taken}", shortened(name));
    Problem::new(Code::NameForm, at, message).label("name").help("choose another name: `name: Our kitchen table`")
}

/// A name with a sign of YAML in it; `plain` has none.
pub(super) fn sign_in_name(sign: &str, plain: String, at: Span) -> Problem {
    Problem::new(Code::NameForm, at, format!("the name of the house rules has {sign} in it"))
        .label("name")
        .help(format!("write `name: {}`", shortened(&plain)))
        .edit(at, plain)
}

// Readings and reasons.

/// A rule in free words, of which it is known what it is about.
pub(super) fn names_no_reading(question: &str, lead: &str, at: Span, ways: impl IntoIterator<Item = Way>) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("this house rule names no reading of {question}"))
        .label("in which way?")
        .offer(lead, ways)
}

/// A reading with the reason behind it; `right` has both under their keys.
pub(super) fn reason_behind(reading: &str, right: String, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("the reason after `{reading}` needs a key of its own"))
        .label("the reading, and why")
        .write(right)
}

fn not_a_reading(word: &str, question: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a reading of {question}", shortened(word));
    Problem::new(Code::RuleUnknown, at, message).label("no such reading")
}

/// A word that begins as a reading does.
pub(super) fn reading_begins_so(word: &str, question: &str, near: &str, at: Span) -> Problem {
    not_a_reading(word, question, at)
        .help(format!("did you mean `{near}`, or with a reason `{{ reading: {near}, because: agreed in 2019 }}`?"))
        .edit(at, near)
}

/// A word that is none of the readings; `near` is the one that may be meant.
pub(super) fn no_reading(word: &str, question: &str, (near, words): (Option<&str>, &[&str]), at: Span) -> Problem {
    let help = near.map_or_else(|| one_of(word, words), |near| format!("did you mean `{near}`?"));
    not_a_reading(word, question, at).help(help).edits(near.map(|near| (at, near.to_owned())))
}

/// Rules in a sentence, where questions are named.
fn in_a_sentence(what: &str, words: &str, at: Span) -> Problem {
    let message = format!("{what} must name questions of the rulebook, not `{}`", shortened(words));
    Problem::new(Code::ValueWrong, at, message).label("in a sentence")
}

/// The same of which it is known what they are about.
pub(super) fn sentence_about(
    what: &str,
    words: &str,
    lead: &str,
    at: Span,
    ways: impl IntoIterator<Item = Way>,
) -> Problem {
    in_a_sentence(what, words, at).offer(lead, ways)
}

/// The same of which it is not; `look_up` says how to find out.
pub(super) fn sentence(what: &str, words: &str, look_up: &str, at: Span) -> Problem {
    in_a_sentence(what, words, at).help(format!(
        "{look_up}; then write `rules: {{ gap.field: {{ reading: joins, because: agreed in 2019 }} }}` with that question"
    ))
}

/// A reason that says nothing.
pub(super) fn empty_reason(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`because` says nothing")
        .label("empty")
        .help("write why, in a few words, so that the answer can cite it")
}

/// A reason with a sign of YAML in it.
pub(super) fn sign_in_reason(sign: &str, quoted: (String, String), at: Span) -> Problem {
    reason_in_quotes(Code::ValueWrong, &format!("a reason with {sign} in it needs quotes"), quoted, at)
}

/// A reason with a comma in it, within braces: to YAML what goes on is a key that a rule does not have.
pub(super) fn comma_in_reason(quoted: (String, String), at: Span) -> Problem {
    reason_in_quotes(Code::KeyUnknown, "a comma ends the reason, which goes on", quoted, at)
}

/// A reason that needs quotes, as the message says: within them, as it is shown and as it is written.
fn reason_in_quotes(code: Code, message: &str, (shown, quoted): (String, String), at: Span) -> Problem {
    Problem::new(code, at, message)
        .label("the reason")
        .help(format!("put it in quotes: `because: {shown}`"))
        .edit(at, quoted)
}

/// A key without its colon.
pub(super) fn no_colon(word: &str, at: Span) -> Problem {
    Problem::new(Code::YamlSyntax, at, "a colon is missing").label("here").write(format!("{word}:"))
}
