//! Messages for the problems of a table's own rules: one function for each problem.

use crate::text::{Code, Problem, Span, Suggestion, choice_help, shorten};

// Problems of the rules as a whole.

/// Builds the problem of a scenario whose value of `rules` is not a YAML map.
pub(super) fn rules_not_map(at: Span) -> Problem {
    let message = "`rules` in a scenario says what your table plays, question by question";
    Problem::new(Code::ValueWrong, at, message)
        .label("no question")
        .help("delete this line, and choose rule sets when you ask, with the option --rules")
}

/// Builds the problem of a value of `rules` that is empty or has the key `over` only.
pub(super) fn rules_empty(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`rules` has no rule in it")
        .label("no rule")
        .help("write what your table plays: `rules: { city.small: two }`, or leave `rules` out")
}

/// Builds the problem of a key that is not a question of the rulebook.
pub(super) fn unknown_question(word: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a question in the rulebook", shorten(word));
    Problem::new(Code::RuleUnknown, at, message).label("no such question")
}

/// Like [`unknown_question`], but offers the question `suggestion`, which was identified by its reading.
pub(super) fn question_by_reading(word: &str, suggestion: &str, at: Span) -> Problem {
    unknown_question(word, at).help(format!("did you mean `{suggestion}`?")).edit(at, suggestion)
}

fn unknown_rule_set(word: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a rule set or a date", shorten(word));
    Problem::new(Code::RuleUnknown, at, message).label("no such rule set")
}

/// Builds the problem of a word that names no rule set to put rules over; `suggestion` is a correction.
pub(super) fn unknown_base_rules(word: &str, help: String, suggestion: Option<&str>, at: Span) -> Problem {
    unknown_rule_set(word, at).help(help).edits(suggestion.map(|one| (at, one.to_owned())))
}

/// Like [`unknown_base_rules`], but for a word that means several rule sets, of which `first` is the first.
pub(super) fn ambiguous_base_rules(word: &str, first: &str, at: Span) -> Problem {
    unknown_rule_set(word, at).help(format!("these are several rule sets; write one: `over: {first}`"))
}

// Problems of the name of a table.

/// Builds the problem of a table's name with characters or a length that a name may not have.
pub(super) fn invalid_name(at: Span) -> Problem {
    Problem::new(Code::NameForm, at, "this cannot be a name for house rules")
        .label("name")
        .help("use 1 to 40 letters, digits and spaces")
}

/// Builds the problem of a table's name that would be confused with something else; `conflict` says with what.
pub(super) fn name_taken(name: &str, conflict: &str, at: Span) -> Problem {
    let message = format!("house rules cannot be called `{}`: {conflict}", shorten(name));
    Problem::new(Code::NameForm, at, message).label("name").help("choose another name: `name: Our kitchen table`")
}

/// Builds the problem of a table's name that contains YAML syntax, described by `sign`; `plain` is the name without it.
pub(super) fn yaml_syntax_in_name(sign: &str, plain: String, at: Span) -> Problem {
    Problem::new(Code::NameForm, at, format!("the name of the house rules has {sign} in it"))
        .label("name")
        .help(format!("write `name: {}`", shorten(&plain)))
        .edit(at, plain)
}

// Problems of readings and reasons.

/// Builds the problem of a rule in free words for a known question, and offers the `suggestions` to write it.
pub(super) fn rule_without_reading(
    question: &str,
    lead: &str,
    at: Span,
    suggestions: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("this house rule names no reading of {question}"))
        .label("in which way?")
        .offer(lead, suggestions)
}

/// Builds the problem of a reading with its reason in the same value; `correction` has both under their keys.
pub(super) fn reason_without_key(reading: &str, correction: String, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("the reason after `{reading}` needs a key of its own"))
        .label("the reading, and why")
        .fix_by_writing(correction)
}

fn not_a_reading(word: &str, question: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a reading of {question}", shorten(word));
    Problem::new(Code::RuleUnknown, at, message).label("no such reading")
}

/// Builds the problem of a word that begins like one reading only, `near`.
pub(super) fn misspelled_reading(word: &str, question: &str, near: &str, at: Span) -> Problem {
    not_a_reading(word, question, at)
        .help(format!("did you mean `{near}`, or with a reason `{{ reading: {near}, because: agreed in 2019 }}`?"))
        .edit(at, near)
}

/// Builds the problem of a word that is not a reading; `near` is the likely correction, if there is one.
pub(super) fn unknown_reading(word: &str, question: &str, (near, words): (Option<&str>, &[&str]), at: Span) -> Problem {
    let help = near.map_or_else(|| choice_help(word, words), |near| format!("did you mean `{near}`?"));
    not_a_reading(word, question, at).help(help).edits(near.map(|near| (at, near.to_owned())))
}

/// Builds the problem of a sentence where questions of the rulebook are required.
fn sentence_problem(section: &str, words: &str, at: Span) -> Problem {
    let message = format!("{section} must name questions of the rulebook, not `{}`", shorten(words));
    Problem::new(Code::ValueWrong, at, message).label("in a sentence")
}

/// Like [`sentence_problem`], for a sentence whose question is known; offers the `suggestions` to write it.
pub(super) fn sentence_about_question(
    section: &str,
    words: &str,
    lead: &str,
    at: Span,
    suggestions: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    sentence_problem(section, words, at).offer(lead, suggestions)
}

/// Like [`sentence_problem`], for a sentence whose question is unknown; `search_help` says how to find the question.
pub(super) fn sentence_without_question(section: &str, words: &str, search_help: &str, at: Span) -> Problem {
    sentence_problem(section, words, at).help(format!(
        "{search_help}; then write `rules: {{ gap.field: {{ reading: joins, because: agreed in 2019 }} }}` with that question"
    ))
}

/// Builds the problem of a rule whose reason is empty.
pub(super) fn empty_reason(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`because` says nothing")
        .label("empty")
        .help("write why, in a few words, so that the answer can cite it")
}

/// Builds the problem of a reason that contains YAML syntax, described by `sign`.
pub(super) fn yaml_syntax_in_reason(sign: &str, quoted: (String, String), at: Span) -> Problem {
    reason_in_quotes(Code::ValueWrong, &format!("a reason with {sign} in it needs quotes"), quoted, at)
}

/// Builds the problem of an unquoted comma in a reason within braces: YAML reads the rest as an unknown key.
pub(super) fn comma_in_reason(quoted: (String, String), at: Span) -> Problem {
    reason_in_quotes(Code::KeyUnknown, "a comma ends the reason, which goes on", quoted, at)
}

/// Builds the problem of a reason that needs quotes; the pair is the quoted reason as shown and as written.
fn reason_in_quotes(code: Code, message: &str, (excerpt, quoted): (String, String), at: Span) -> Problem {
    Problem::new(code, at, message)
        .label("the reason")
        .help(format!("put it in quotes: `because: {excerpt}`"))
        .edit(at, quoted)
}

/// Builds the problem of a key without its colon.
pub(super) fn missing_colon(word: &str, at: Span) -> Problem {
    Problem::new(Code::YamlSyntax, at, "a colon is missing").label("here").fix_by_writing(format!("{word}:"))
}
