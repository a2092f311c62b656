//! Opens scenarios and quick maps, and looks for repairs of those that are refused.

use std::sync::Arc;

use super::entry_repairs::where_a_barn_goes;
use super::mend::{printed_tile, slip_in_the_list, ways_to_mend, ways_to_mend_quick};
use super::problems;
use super::question_repairs::{misplaced_question, question_repairs};
use super::quick_map;
use super::repair_search::Search;
use crate::scenario::quick::problems::problem_groups;
use crate::scenario::{QuestionInWords, QuickText};
use crate::text::{Edit, Problem, RefusedText, SourceText, apply_edits, phrase};
use crate::verdict::Case;

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
                Ok(text) => Case::open(&Arc::new(text.with_language(source.language()))).err(),
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
        search.run(repairs).map_problems(|problem| match where_a_barn_goes(text, &problem) {
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
        explain_quick(text, refused).map_problems(|problem| {
            let is_in_words = problem.has_help(QuestionInWords::MESSAGE);
            if is_in_words { problem.with_help(phrase!(problems::TypeQuestionAlone)) } else { problem }
        })
    })
}

/// Returns the refusal of a quick map with the repairs that mend it in place of the problems that they explain.
fn explain_quick(text: &QuickText, refused: RefusedText) -> RefusedText {
    let reread = |edits: &[Edit]| match text.edited(edits) {
        Some(text) => Case::open_quick(&text).err(),
        None => Some(refused.clone()),
    };
    if let Some(problem) = misplaced_question(text).or_else(|| quick_map::unmistakable(text, &refused)) {
        return refused.with_problem(problem);
    }
    let only = refused.problems().next().filter(|_| refused.count() == 1);
    let helped = only.filter(|only| is_helped_by_a_way(only, &refused, &reread));
    let repairs = quick_repairs(text, &refused, helped, &reread);
    if let Some(repair) = second_step(text, &refused, helped, &repairs, &reread) {
        return refused.with_problem(repair);
    }
    let map = text.map_span().range();
    let is_in_map = |problem: &Problem| !map.is_empty() && problem.span.range().start <= map.end;
    let is_both = refused.problems().any(is_in_map) && !refused.problems().all(is_in_map);
    let is_progress = |before: &RefusedText, left: &RefusedText, edits: &[Edit]| {
        before.is_reduced_to(left) || before.is_no_worse_after(left, edits)
    };
    let (all, is_progress) = (text.source().text(), &is_progress);
    let explained = Search { text: all, refused: refused.clone(), reread: &reread, is_progress }.run(repairs);
    if !is_both || explained.count() == 1 {
        return explained;
    }
    // Alternatives for a faulty map are tried without its faulty questions.
    let map = QuickText::new(text.source().name(), text.source().slice(text.map_span()), &[]);
    match map.map(|map| open_quick(&map.answered_in(text.source().language()))) {
        Ok(Err(of_map)) => {
            let of_questions = explained.problems().filter(|problem| !is_in_map(problem));
            let problems = of_map.problems().chain(of_questions).cloned().collect();
            explained.with_problems(problems)
        }
        _ => explained,
    }
}

/// Returns `true` if one of the alternatives that the only problem of a quick map offers mends it.
fn is_mended_by_a_way(problem: &Problem, reread: &impl Fn(&[Edit]) -> Option<RefusedText>) -> bool {
    problem.ways.iter().any(|way| reread(&way.edits).is_none())
}

/// Returns `true` if one of the alternatives that a problem in a map offers mends it, or leaves other problems only.
fn is_helped_by_a_way(
    problem: &Problem,
    refused: &RefusedText,
    reread: &impl Fn(&[Edit]) -> Option<RefusedText>,
) -> bool {
    let helps = |edits: &[Edit]| reread(edits).is_none_or(|left| refused.is_no_worse_after(&left, edits));
    problem_groups::is_in_cell(problem) && problem.ways.iter().any(|way| helps(&way.edits))
}

/// Returns the repairs of a quick map and its questions, the likeliest first. `helped` is its only problem, if one of the
/// alternatives that it offers helps.
fn quick_repairs(
    text: &QuickText,
    refused: &RefusedText,
    helped: Option<&Problem>,
    reread: &impl Fn(&[Edit]) -> Option<RefusedText>,
) -> Vec<Problem> {
    let all = text.source().text();
    let mut repairs = ways_to_mend_quick(all);
    repairs.extend(question_repairs(text, refused, reread));
    repairs.extend(printed_tile(all, refused));
    repairs.extend(quick_map::semicolons(text));
    match helped {
        Some(only) => {
            // `c= r c`: the player follows the sign.
            let is_behind = |repair: &Problem| {
                repair.fix.first().is_some_and(|edit| text.source().slice(edit.span).starts_with('='))
            };
            let spaced = quick_map::spaced(text).filter(is_behind);
            repairs.extend(spaced.filter(|repair| reread(&repair.fix).is_none()));
            repairs.extend(quick_map::glued(text).filter(|_| !is_mended_by_a_way(only, reread)));
        }
        None => repairs.extend(quick_map::ways(text, refused.count())),
    }
    repairs
}

/// Returns the repair of a map in which two things are wrong; `None` if one of the repairs mends it, or if `helped`, its
/// only problem, has alternatives that help.
fn second_step(
    text: &QuickText,
    refused: &RefusedText,
    helped: Option<&Problem>,
    repairs: &[Problem],
    reread: &impl Fn(&[Edit]) -> Option<RefusedText>,
) -> Option<Problem> {
    if let Some(repair) = quick_map::then(text, repairs) {
        return Some(repair);
    }
    // After a word has been moved into its cell, the cells beside it may not fit yet.
    let is_moved = |problem: &Problem| problem_groups::is_moved(problem) && !is_mended_by_a_way(problem, reread);
    if helped.is_some_and(|only| !is_moved(only)) || repairs.iter().any(|repair| reread(&repair.fix).is_none()) {
        return None;
    }
    quick_map::twice(text, repairs)
        .or_else(|| quick_map::offered_twice(text, refused))
        .or_else(|| quick_map::sides_apart(text))
}
