//! Opens scenarios and quick maps, and looks for repairs of those that are refused.

use std::sync::Arc;

use carcassonne_position::{QuestionInWords, QuickText};
use carcassonne_rules::verdict::Case;
use carcassonne_text::{Edit, RefusedText, SourceText, apply_edits, phrase};

use super::entry_repairs::where_a_figure_goes;
use super::mend::{slip_in_the_list, ways_to_mend};
use super::problems;
use super::quick_search::explain_quick;
use super::repair_search::Search;

/// Opens a scenario, as [`Case::open`] does.
///
/// # Errors
///
/// As [`Case::open`], with a repair in place of the problems that follow from one slip.
pub fn open(source: &Arc<SourceText>) -> Result<Case, RefusedText> {
    Case::open(source).map_err(|refused| {
        let reread = |edits: &[Edit]| {
            let text = apply_edits(source.text(), edits).into_bytes();
            match SourceText::new(source.name(), text) {
                Ok(text) => Case::open(&Arc::new(text.with_language(source.answer_language()))).err(),
                Err(_) => Some(refused.clone()),
            }
        };
        // A slip in the list of players is one, however often they are named.
        let of_list = slip_in_the_list(source.text(), &refused);
        if let Some(repair) = of_list.filter(|repair| reread(&repair.fix).is_none()) {
            return refused.with_problem(repair);
        }
        let is_progress = |before: &RefusedText, left: &RefusedText, _: &[Edit]| {
            before.is_reduced_to(left) || is_read_further(before, left)
        };
        let repairs = ways_to_mend(source.text(), &refused);
        let (text, is_progress) = (source.text(), &is_progress);
        let search = Search { text, refused: refused.clone(), reread: &reread, is_progress };
        search.run(repairs).map_problems(|problem| match where_a_figure_goes(text, &problem) {
            Some(help) => problem.with_help(help),
            None => problem,
        })
    })
}

/// Returns `true` if a text that is not YAML is read further after edits, by the refusals before and after them: past its
/// line at least.
fn is_read_further(before: &RefusedText, left: &RefusedText) -> bool {
    let stop = |refused: &RefusedText| {
        let problem = refused.problems().find(|problem| problem.code().family() == "yaml")?;
        Some(refused.line_column_length(problem.span).map(|(line, ..)| line))
    };
    match (stop(before), stop(left)) {
        (Some(line_before), Some(line_left)) => line_left > line_before,
        (Some(_), None) => true,
        (None, _) => false,
    }
}

/// Opens a quick map with its questions.
///
/// # Errors
///
/// As [`Case::open_quick`], with a repair in place of the problems that follow from one slip.
pub fn open_quick(text: &QuickText) -> Result<Case, RefusedText> {
    Case::open_quick(text).map_err(|refused| {
        explain_quick(text, &refused).map_problems(|problem| {
            let is_advised = !problem.fix.is_empty() || !problem.ways.is_empty();
            if problem.has_help(QuestionInWords::MESSAGE) {
                problem.with_help(phrase!(problems::TypeQuestionAlone))
            } else if problem.code().word() == "tile::unknown" && !is_advised {
                problem.with_help(phrase!(problems::WritePartsInSmallLetters))
            } else {
                problem
            }
        })
    })
}
