//! Problems of a line as a whole: of its verb, its pattern, its question or its map.

use crate::text::{Code, Problem, RefusedText, Span, join_with, shorten, too_many_entries};

/// Builds the problem of a line on the page that does not change the board.
pub(in crate::typing) fn no_change(word: &str, at: Span) -> Problem {
    usage(format!("`{}` changes nothing on the board", shorten(word)), at)
        .label("no change")
        .help("type a cell and what is there (`b1 c*=r`), or a question (`tower b1 1`)")
}

fn usage(message: impl Into<String>, at: Span) -> Problem {
    Problem::new(Code::Usage, at, message)
}

/// Builds the refusal of more lines than are taken at once on the page.
pub(in crate::typing) fn too_many_lines(most: usize) -> RefusedText {
    let message = format!("more than {most} lines at once");
    RefusedText::for_whole_text("", Code::Usage, message, "draw the whole map on one line: `. c*=r, c c\\c`")
}

/// Builds the refusal of a line on the page of more bytes than are read.
pub(in crate::typing) fn line_too_long(most: usize) -> RefusedText {
    line_is_no_text(format!("the line is longer than {} KiB", most >> 10))
}

/// Builds the refusal of a line on the page that is not a text; `message` says why.
pub(in crate::typing) fn line_is_no_text(message: String) -> RefusedText {
    RefusedText::unreadable("", message, "a board of that size needs a file")
}

/// Builds the refusal of a scenario on the page that is not a text; `message` says why.
pub(in crate::typing) fn scenario_is_no_text(name: &str, message: String) -> RefusedText {
    RefusedText::unreadable(name, message, "make it smaller")
}

/// Builds the refusal of a map with its questions that is not a text; `message` says why.
pub(in crate::typing) fn map_is_no_text(name: &str, message: String) -> RefusedText {
    RefusedText::unreadable(name, message, "")
}

// Verbs.

/// Builds the problem of a word that cannot be typed; `help` says what can.
pub(in crate::typing) fn unknown_command(word: &str, help: String, at: Span) -> Problem {
    no_line(format!("unknown command `{}`", shorten(word)), help, at)
}

fn no_line(message: String, help: String, at: Span) -> Problem {
    Problem::new(Code::IdUnknown, at, message).label("not a cell, question or template").help(help)
}

/// Builds the problem of a text behind `undo` or `redo` that is not a number.
pub(in crate::typing) fn no_number_of_changes(steps: &str, verb: &str, at: Span) -> Problem {
    usage(format!("`{}` is not a number of changes", shorten(steps)), at)
        .label("how many?")
        .help(format!("type `{verb}`, or `{verb} 3`"))
}

/// Builds the problem of `save` without a name.
pub(in crate::typing) fn no_file_name(at: Span) -> Problem {
    usage("the file has no name", at).label("where to?").help("type `save quarrel.yaml`")
}

/// Builds the problem of a text behind a verb that stands alone.
pub(in crate::typing) fn stands_alone(rest: &str, verb: &str, at: Span) -> Problem {
    usage(format!("`{}` is not needed", shorten(rest)), at)
        .label("what for?")
        .help(format!("type `{verb}` alone, or what comes after it"))
}

// The board.

/// Builds the problem of a map of more columns or rows than a draft may have.
pub(in crate::typing) fn map_too_large(most: usize, at: Span) -> Problem {
    Problem::new(Code::MapForm, at, more_than(most))
        .label("too large")
        .help("a larger one needs a file: `oracle explain board`")
}

/// Builds the problem of a column or row more than a draft may have.
pub(in crate::typing) fn cannot_be_wider(most: usize, at: Span) -> Problem {
    usage(more_than(most), at).label("too large").help("leave it as it is")
}

fn more_than(most: usize) -> String {
    format!("a board of more than {most} columns or rows")
}

/// Builds the problem of a column or row added to an empty board.
pub(in crate::typing) fn no_board_to_widen(at: Span) -> Problem {
    usage("there is no board to make larger", at)
        .label("the board is empty")
        .help("draw the board first: `. c*=r, c c\\c`")
}

/// Builds the problem of a column or row added where a question counts them; `number` is that of the question.
pub(in crate::typing) fn question_counts(number: usize, at: Span) -> Problem {
    usage(format!("question {number} counts columns and rows"), at)
        .label("would move its places")
        .help(format!("`forget {number}` first, and ask it again"))
}

/// Builds the problem of a line that empties a board about which something is asked.
pub(in crate::typing) fn would_be_empty(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "the board would be empty, but there are questions about it")
        .label("clears it")
        .help("`new` starts again without them")
}

// Commands.

/// Builds the problem of an option before the map of a command.
pub(in crate::typing) fn option_before_map(at: Span) -> Problem {
    usage("options come after the map", at).label("here").help("leave them out; `rules 2015,now` chooses rule sets")
}

/// Builds the problem of a command whose map is not between quotes.
pub(in crate::typing) fn no_quotes(map: &str, at: Span) -> Problem {
    usage("the map is not between quotes", at)
        .label("no quotes")
        .help(format!("type the map alone: `{}`", shorten(map)))
}

/// Builds the problem of a command without a map.
pub(in crate::typing) fn no_map(at: Span) -> Problem {
    usage("there is no map", at).label("here").help("type the map: `. c*=r, c c\\c`")
}

// Patterns.

/// Builds the problem of a word that is a question, of this form, and a pattern.
pub(in crate::typing) fn question_or_pattern((word, pattern): (&str, &str), form: &str, at: Span) -> Problem {
    usage(format!("`{word}` is both a question and a template"), at)
        .label("which of them?")
        .help(format!("ask {form}, or start again with the template: `new {pattern}`"))
}

/// Builds the problem of a pattern with a text behind it.
pub(in crate::typing) fn more_than_a_pattern(name: &str, help: String, at: Span) -> Problem {
    no_line(format!("`{name}` is a template: it starts a new board"), help, at)
}

/// Builds the problem of a word that could be a pattern or a tile.
pub(in crate::typing) fn pattern_or_tile((word, pattern): (&str, &str), ways: Ways<'_>, at: Span) -> Problem {
    ambiguous_word(format!("`{word}` could be the template {pattern} or a tile"), ways, at)
}

/// Builds the problem of a word that could be several patterns.
pub(in crate::typing) fn several_patterns(word: &str, ways: Ways<'_>, at: Span) -> Problem {
    let count = ways.patterns.len();
    ambiguous_word(format!("`{}` could be {count} templates", shorten(word)), ways, at)
}

/// The lines to type for each meaning of a word.
#[derive(Clone, Copy)]
pub(in crate::typing) struct Ways<'w> {
    /// The lines for patterns.
    pub(in crate::typing) patterns: &'w [String],
    /// The line for a tile; `None` if the word cannot be one.
    pub(in crate::typing) tile: Option<&'w str>,
}

fn ambiguous_word(message: String, ways: Ways<'_>, at: Span) -> Problem {
    let patterns: Vec<String> = ways.patterns.iter().map(|line| format!("`{line}`")).collect();
    let tile = ways.tile.map_or_else(String::new, |line| format!("; for a tile, `{line}`"));
    Problem::new(Code::IdUnknown, at, message)
        .label("which of them?")
        .help(format!("type {}{tile}", join_with(&patterns, "or")))
}

// Questions.

/// Builds the problem of a question that is already asked; `number` is that of the earlier one.
pub(in crate::typing) fn asked_again(number: usize, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "this has already been asked")
        .label("again")
        .help(format!("type another question, or `forget {number}`"))
}

/// Builds the problem of one question more than may be asked.
pub(in crate::typing) fn too_many_questions(most: usize, at: Span) -> Problem {
    too_many_entries(at, format!("more than {most} questions at once"), "`forget 1` forgets the first")
}

/// Builds the problem of `forget` where nothing is asked.
pub(in crate::typing) fn nothing_to_forget(at: Span) -> Problem {
    forget_problem("no question is asked", at).help("there is nothing to forget; `help` shows how questions are asked")
}

/// Builds the problem of `forget` alone where several questions are asked.
pub(in crate::typing) fn forget_which(questions: &[String], at: Span) -> Problem {
    forget_problem(format!("{} questions are asked", questions.len()), at).help(forget_help(questions))
}

/// Builds the problem of a text behind `forget` that is none of the questions.
pub(in crate::typing) fn no_such_question(which: &str, questions: &[String], at: Span) -> Problem {
    forget_problem(format!("`{}` does not name one of the questions", shorten(which)), at).help(forget_help(questions))
}

fn forget_problem(message: impl Into<String>, at: Span) -> Problem {
    Problem::new(Code::AskUnknown, at, message).label("which question?")
}

/// Returns the help with the line that forgets each of the first questions.
fn forget_help(questions: &[String]) -> String {
    let each = questions.iter().take(MOST_TO_FORGET).enumerate();
    let each: Vec<String> = each.map(|(n, asked)| format!("`forget {}` ({})", n + 1, shorten(asked))).collect();
    format!("type {}", each.join(", "))
}

/// The maximum number of questions that the help of `forget` lists.
const MOST_TO_FORGET: usize = 6;

/// Builds the problem of a word that names no rules.
pub(in crate::typing) fn no_rules(word: &str, help: String, at: Span) -> Problem {
    let message = format!("`{}` is not a rule set or a date", shorten(word));
    Problem::new(Code::RuleUnknown, at, message).label("unknown").help(help)
}
