//! The meaning of a line, and the draft after it.

use std::sync::Arc;

use carcassonne_position::Pattern;
use carcassonne_position::quick::address::Address;
use carcassonne_position::quick::{is_cell, short_forms};
use carcassonne_text::{Problem, RefusedText, SourceText, phrase, problem};
use carcassonne_words::messages::plain::{Arg, Sentence};

use super::change::Change;
use super::command;
use super::draft::Draft;
use super::draft_tiles::DraftTile;
use super::line_cells::{cell_name, find_wrong_cell};
use super::line_input::LineInput;
use super::line_words::{
    Verb, find_cleared_space, is_cell_change, is_claim_line, is_map, is_tile_or_pattern, suggest_command,
};
use super::problems::lines;
use crate::repairs::questions_meant;

/// The maximum number of lines of an advice that are tried, and of those that are shown.
const MOST_TRIED: usize = 16;
const MOST_ADVISED: usize = 3;
/// The maximum number of cells of a draft on which lines are tried.
const MOST_CELLS_TRIED: usize = 200;

/// The meaning of a line.
#[derive(Debug, Clone)]
pub enum Instruction {
    /// A change to the draft, to be kept if it can be opened.
    Change(Box<Change>),
    /// A number of changes to undo.
    Undo(usize),
    /// A number of changes to redo.
    Redo(usize),
    /// A request for the reasons of the answer.
    Why,
    /// A request for the scenario that the draft stands for.
    Yaml,
    /// A request for the draft as a command.
    Map,
    /// A name of a file in which to save the scenario.
    Save(String),
    /// A choice of rule sets, as it is written.
    Rules(String),
    /// A request for help.
    Help,
    /// The end of the conversation.
    Done,
}

impl Draft {
    /// Reads a line: cells with their texts, a question, a pattern, a whole map, or a verb.
    ///
    /// # Errors
    ///
    /// [`RefusedText`], with the one problem of the line. A problem of the new draft shows only when it is opened
    /// ([`Change::refused`]).
    pub fn read_line(&self, line: &Arc<SourceText>) -> Result<Instruction, RefusedText> {
        self.read(&LineInput::from_source(line))
    }

    /// Reads a line that was typed, or that is tried as advice.
    fn read(&self, typed: &LineInput<'_>) -> Result<Instruction, RefusedText> {
        let first = typed.text.split_whitespace().next().unwrap_or_default();
        let rest = typed.text.get(first.len()..).unwrap_or_default().trim();
        if typed.text.is_empty() {
            return Ok(Instruction::Done);
        }
        if let Some(verb) = Verb::from_word(first) {
            return self.read_verb(verb, first, rest, typed);
        }
        Ok(Instruction::Change(Box::new(self.read_change(first, rest, typed)?)))
    }

    /// Reads a line without a verb, which begins with the word `first`.
    fn read_change(&self, first: &str, rest: &str, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        if short_forms::is_free_text(typed.text) {
            return self.add_question(typed.text, typed);
        }
        if let Some(advice) = suggest_command(typed.text) {
            let lines = Arg::List(Vec::new());
            let problem =
                problem!(typed.span_of(first), lines::UnknownCommand { word: first.to_owned(), lines, advice });
            return Err(typed.refuse(problem));
        }
        // A single word may name both a question and a pattern, in small or capital letters.
        let lower = first.to_lowercase();
        let form = short_forms::form_of(if rest.is_empty() { &lower } else { first });
        let form = form.filter(|_| !is_cell_change(typed.text));
        let is_cell = is_cell(first.trim_end_matches(','));
        if command::is_command(typed.text) {
            self.read_command(typed)
        } else if Address::read(cell_name(first)).is_some() {
            self.read_cells(typed)
        } else if let Some(cleared) = find_cleared_space(typed.text)
            && let Ok(line) = SourceText::new(typed.source.name(), format!("{cleared} .").into_bytes())
        {
            self.read_cells(&LineInput::from_source(&Arc::new(line.with_language(typed.source.answer_language()))))
        } else if let Some(slip) = self.find_late_cell(typed.text) {
            Err(typed.refuse_slip(self, typed.span, slip))
        } else if is_claim_line(typed.text) && short_forms::begins_yaml(first) {
            self.read_pattern(typed.text, typed)
        } else if short_forms::begins_yaml(first) || (form.is_some() && !rest.is_empty()) {
            self.add_question(typed.text, typed)
        } else if let Some(form) = form
            && !self.is_empty()
        {
            let (word, template) = (first.to_owned(), short_forms::line_word(&lower).to_owned());
            if Pattern::find(&template).is_empty() {
                return self.add_question(typed.text, typed);
            }
            Err(typed.refuse(problem!(typed.span, lines::QuestionOrTemplate { word, form, template })))
        } else if let Some((span, slip)) = find_wrong_cell(first, rest, typed) {
            Err(typed.refuse_slip(self, span, slip))
        } else if !is_cell && (is_claim_line(typed.text) || !questions_meant(typed.text).is_empty()) {
            // `Barn a1@se r` has a sign of maps, `@`.
            self.read_pattern(typed.text, typed)
        } else if !is_cell && short_forms::is_refused_by_kind(first, typed.text) {
            // The problem of such a question is found when the draft is opened, and reads the same as beside a map.
            self.add_question(typed.text, typed)
        } else if is_map(typed.text) && !is_tile_or_pattern(typed.text) {
            self.read_map((typed.text, Some(typed.span)), &[], typed)
        } else {
            self.read_pattern(typed.text, typed)
        }
    }

    /// Reads a line that begins with a verb: the verb, its word, and the rest of the line.
    fn read_verb(&self, verb: Verb, word: &str, rest: &str, typed: &LineInput<'_>) -> Result<Instruction, RefusedText> {
        let place = if rest.is_empty() { typed.span } else { typed.span_of(rest) };
        let refused = |problem: Problem| Err(typed.refuse(problem));
        let steps = || match rest {
            "" => Some(1),
            "all" => Some(usize::MAX),
            _ => rest.parse::<usize>().ok().filter(|steps| *steps > 0),
        };
        let change = match verb {
            Verb::New if rest.is_empty() => Self::default().into_change(typed)?,
            Verb::New => self.read_pattern(rest, typed)?,
            Verb::Forget => self.forget_question(rest, typed)?,
            Verb::Undo | Verb::Redo => {
                return match (steps(), verb) {
                    (Some(steps), Verb::Undo) => Ok(Instruction::Undo(steps)),
                    (Some(steps), _) => Ok(Instruction::Redo(steps)),
                    (None, _) => {
                        let (steps, verb) = (rest.to_owned(), word.to_owned());
                        refused(problem!(place, lines::OddNumberOfChanges { steps, verb }))
                    }
                };
            }
            Verb::Save if rest.is_empty() => return refused(problem!(place, lines::MissingFileName)),
            Verb::Save => {
                // `save as quarrel.yaml`
                let name = rest.strip_prefix("as ").unwrap_or(rest).trim();
                return Ok(Instruction::Save(name.to_owned()));
            }
            Verb::Rules => return Ok(Instruction::Rules(rest.to_owned())),
            _ if !rest.is_empty() => {
                let (text, verb) = (rest.to_owned(), word.to_owned());
                return refused(problem!(place, lines::TextAfterVerb { text, verb }));
            }
            Verb::North => self.widen(false, true, typed)?,
            Verb::West => self.widen(true, false, typed)?,
            Verb::Why => return Ok(Instruction::Why),
            Verb::Yaml => return Ok(Instruction::Yaml),
            Verb::Map => return Ok(Instruction::Map),
            Verb::Help => return Ok(Instruction::Help),
            Verb::Done => return Ok(Instruction::Done),
        };
        Ok(Instruction::Change(Box::new(change)))
    }

    /// Returns `true` if a line would be taken.
    pub(super) fn accepts_line(&self, line: &str) -> bool {
        let Ok(source) = SourceText::new("", line.as_bytes().to_vec()) else { return false };
        match self.read(&LineInput { is_advice: true, ..LineInput::from_source(&Arc::new(source)) }) {
            // The tiles that are there keep their sides, if these are known.
            Ok(Instruction::Change(change)) => {
                let named = |tile: DraftTile| Some((tile.at, tile.named?));
                let sides: Vec<(String, String)> = self.tiles().into_iter().filter_map(named).collect();
                change.keep_listed_sides(&sides).can_be_read()
            }
            Ok(_) => true,
            Err(_) => false,
        }
    }

    /// Returns the first of some lines that would be taken, each in quotes; none if the input is advice itself.
    pub(super) fn choose_lines(&self, lines: &[Arg], typed: &LineInput<'_>) -> Vec<Sentence> {
        // Each try reads the whole board.
        let is_small = self.rows.iter().map(Vec::len).sum::<usize>() <= MOST_CELLS_TRIED;
        let tried = lines.iter().take(if typed.is_advice || !is_small { 0 } else { MOST_TRIED });
        let taken = tried.filter(|line| matches!(line, Arg::Text(line) if self.accepts_line(line)));
        taken.take(MOST_ADVISED).map(|line| phrase!(lines::Line { line })).collect()
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_base::case_table::table_rows;

    use super::*;

    fn take(draft: &Draft, line: &str) -> Result<Instruction, RefusedText> {
        draft.read_line(&Arc::new(SourceText::new("line", line.as_bytes().to_vec()).expect("text")))
    }

    /// Returns the draft after a line, as a command; another instruction or a problem as a text.
    fn command_after(draft: &Draft, line: &str) -> String {
        match take(draft, line) {
            Ok(Instruction::Change(change)) => change.into_draft().command(),
            Ok(other) => format!("{other:?}"),
            Err(refused) => {
                let problem = refused.problems().next().expect("a problem");
                let (_, column, length) = refused.line_column_length(problem.span).expect("a place");
                format!("{column}+{length}: {} ({})", problem.message(), problem.help())
            }
        }
    }

    /// Checks a table of lines, each after a draft, `none` or `two`, and before what comes of it.
    fn check_lines(table: &str, two: &Draft) {
        for [draft, line, expected] in table_rows(table) {
            let draft = if draft == "two" { two.clone() } else { Draft::default() };
            assert_eq!(command_after(&draft, line), expected, "{line}");
        }
    }

    #[test]
    fn each_kind_of_line_is_understood() {
        let two = Draft::new(r"f f\f=r f", &["tower b1sw 1", "fairy a1"]);
        check_lines(include_str!("typed_line.kinds.tsv"), &two);
    }

    #[test]
    fn what_is_wrong_is_marked_in_the_line() {
        let two = Draft::new("f f", &["tower b1 1", "place: { tile: I-07, at: [2, 0] }"]);
        check_lines(include_str!("typed_line.mistakes.tsv"), &two);
    }
}
