//! The search for the repairs of a quick map: one edit that mends it, or two.

use carcassonne_base::gathering::distinct;
use carcassonne_position::QuickText;
use carcassonne_position::quick::problems::problem_groups;
use carcassonne_rules::verdict::Case;
use carcassonne_text::{Edit, Problem, RefusedText, Suggestion, lookalikes_problem, problem};

use super::mend::{LONGEST, printed_tile};
use super::problems::quick as problems;
use super::question_repairs::{misplaced_question, question_repairs};
use super::quick_map;
use super::repair_search::Search;

/// The maximum number of edits of each of two steps that are tried.
const MOST_STEPS: usize = 12;
/// The maximum number of alternatives of a problem that are tried as a step.
const MOST_OFFERED: usize = 6;

/// Returns the refusal of a quick map with the repairs that mend it in place of the problems that they explain. Repairs of a
/// faulty map are also tried without the questions beside it, which may be faulty, too.
pub(super) fn explain_quick(text: &QuickText, refused: &RefusedText) -> RefusedText {
    let map = text.map_span().range();
    let is_in_map = |problem: &Problem| !map.is_empty() && problem.span.range().start <= map.end;
    let (has_map_problem, is_of_map_alone) = (refused.problems().any(is_in_map), refused.problems().all(is_in_map));
    let explained = explain_whole(text, refused.clone());
    let is_advised = explained.problems().any(|problem| !problem.fix.is_empty() || !problem.ways.is_empty());
    let is_one = explained.count() == 1 && is_advised;
    let is_right = if is_of_map_alone { is_advised || text.questions().is_empty() } else { is_one };
    if is_right || !has_map_problem {
        return explained;
    }
    let map = QuickText::new(text.source().name(), text.source().slice(text.map_span()), &[]);
    let map = map.map(|map| map.answered_in(text.source().answer_language()));
    match map.map(|map| Case::open_quick(&map).map_err(|refused| explain_whole(&map, refused))) {
        Ok(Err(of_map)) if !is_of_map_alone || of_map.problems().any(|problem| !problem.sure_fix().is_empty()) => {
            let are_kept = explained.problems().any(|problem| !is_in_map(problem));
            let of_questions = if are_kept { &explained } else { refused };
            let of_questions = of_questions.problems().filter(|problem| !is_in_map(problem));
            let problems = of_map.problems().chain(of_questions).cloned().collect();
            explained.with_problems(problems)
        }
        _ => explained,
    }
}

/// Returns the refusal of a quick map and its questions with the repairs that mend them.
fn explain_whole(text: &QuickText, refused: RefusedText) -> RefusedText {
    let reread = |edits: &[Edit]| match text.edited(edits) {
        Some(text) => Case::open_quick(&text).err(),
        None => Some(refused.clone()),
    };
    if let Some(problem) = misplaced_question(text).or_else(|| quick_map::unmistakable(text, &refused)) {
        return refused.with_problem(problem);
    }
    let only = refused.problems().next().filter(|_| refused.count() == 1);
    // One of its alternatives mends the map, or leaves other problems only.
    let helps = |edits: &[Edit]| reread(edits).is_none_or(|left| refused.is_no_worse_after(&left, edits));
    let is_helped = |problem: &&Problem| problem.ways.iter().any(|way| helps(&way.edits));
    let helped = only.filter(|only| problem_groups::is_in_cell(only)).filter(is_helped);
    let mut repairs = quick_repairs(text, &refused, helped, &reread);
    // After a word has been moved into its cell, the cells beside it may not fit yet.
    let is_moved = |problem: &Problem| problem_groups::is_moved(problem) && !is_mended_by_a_way(problem, &reread);
    if let Some(first) = repairs.iter().position(|repair| reread(&repair.fix).is_none()) {
        repairs = vec![repairs.swap_remove(first)];
    } else if text.map().len() <= quick_map::LONGEST && helped.is_none_or(is_moved) {
        let apart = quick_map::sides_apart(text);
        let slips: Vec<Problem> = repairs.iter().chain(&apart).cloned().collect();
        let apart = apart.map(|problem| problem.with_fix(Vec::new()));
        if let Some(repair) = two_steps(text, &refused, &slips).or(apart) {
            return refused.with_problem(repair);
        }
    }
    let is_progress = |before: &RefusedText, left: &RefusedText, edits: &[Edit]| {
        before.is_reduced_to(left) || before.is_no_worse_after(left, edits)
    };
    let (all, is_progress) = (text.source().text(), &is_progress);
    Search { text: all, refused: refused.clone(), reread: &reread, is_progress }.run(repairs)
}

/// Returns `true` if one of the alternatives that the only problem of a quick map offers mends it.
fn is_mended_by_a_way(problem: &Problem, reread: &impl Fn(&[Edit]) -> Option<RefusedText>) -> bool {
    problem.ways.iter().any(|way| reread(&way.edits).is_none())
}

/// Returns the repairs of a quick map and its questions, the likeliest first. `helped` is its only problem, if one of the
/// alternatives that it offers helps: then other ways to write the map are no better.
fn quick_repairs(
    text: &QuickText,
    refused: &RefusedText,
    helped: Option<&Problem>,
    reread: &impl Fn(&[Edit]) -> Option<RefusedText>,
) -> Vec<Problem> {
    let all = text.source().text();
    let lookalikes = lookalikes_problem(all).filter(|_| all.len() <= LONGEST);
    let mut repairs: Vec<Problem> = lookalikes.into_iter().collect();
    repairs.extend(question_repairs(text, refused, reread));
    repairs.extend(printed_tile(all, refused));
    repairs.extend(quick_map::semicolons(text));
    if let Some(only) = helped {
        // `c= r c`: the player follows the sign.
        let is_behind =
            |repair: &Problem| repair.fix.first().is_some_and(|edit| text.source().slice(edit.span).starts_with('='));
        let spaced = quick_map::spaced(text).filter(is_behind);
        repairs.extend(spaced.filter(|repair| reread(&repair.fix).is_none()));
        repairs.extend(quick_map::glued(text).filter(|_| !is_mended_by_a_way(only, reread)));
        return repairs;
    }
    repairs.extend(quick_map::ways(text, refused.count()));
    let apart = quick_map::sides_apart(text).filter(|repair| reread(&repair.fix).is_none());
    repairs.extend(apart.map(|repair| {
        let map = text.edited(&repair.fix).map(|mended| Suggestion::new(text.map_span(), mended.map()));
        repair.with_ways(map)
    }));
    repairs
}

/// One of two edits that mend a map.
enum Step<'p> {
    /// A repair.
    Slip(&'p Problem),
    /// An alternative, or the fix, that a problem of a cell offers.
    Offered(&'p Problem, &'p [Edit]),
}

impl Step<'_> {
    fn edits(&self) -> &[Edit] {
        match self {
            Self::Slip(problem) => &problem.fix,
            Self::Offered(_, edits) => edits,
        }
    }
}

/// Returns the steps from a refused map: its repairs, then what the only problem of its cells offers.
fn steps<'p>(text: &QuickText, refused: &'p RefusedText, repairs: &'p [Problem]) -> Vec<Step<'p>> {
    let map = text.map_span();
    let is_in_map =
        |problem: &&Problem| problem.fix.iter().all(|edit| map.start <= edit.span.start && edit.span.end <= map.end);
    let slips = repairs.iter().filter(|repair| !repair.fix.is_empty()).filter(is_in_map).map(Step::Slip);
    let only = refused.problems().filter(|_| refused.count() == 1);
    // A long side that a square lacks is no slip that was made here.
    let only = only.filter(|only| map.range().contains(&only.span.range().start) && only.code().family() != "tile");
    let offered = only.flat_map(|only| {
        let ways = only.ways.iter().map(|way| way.edits.as_slice()).take(MOST_OFFERED);
        let fix = Some(only.fix.as_slice()).filter(|fix| !fix.is_empty());
        ways.chain(fix).map(move |edits| Step::Offered(only, edits))
    });
    slips.take(MOST_STEPS).chain(offered).collect()
}

/// Returns the problem of a map that two steps mend: two slips, `. C*=r; C c`; one after which something is missing, or a cell
/// in which what is offered is not all that is wrong, `rr=rb`, each with the maps that are right then. One step is known not to
/// be enough.
fn two_steps(text: &QuickText, refused: &RefusedText, repairs: &[Problem]) -> Option<Problem> {
    let mut of_cell: Option<(&Problem, Vec<String>)> = None;
    for first in steps(text, refused, repairs) {
        if matches!(first, Step::Offered(problem, _) if problem.ways.is_empty()) {
            continue;
        }
        let Some(next) = text.edited(first.edits()) else { continue };
        let left = Case::open_quick(&next).err()?;
        let mut more = quick_map::ways(&next, 2);
        more.extend(quick_map::semicolons(&next));
        more.extend(quick_map::sides_apart(&next));
        let mended = steps(&next, &left, &more).into_iter().filter_map(|second| {
            let whole = next.edited(second.edits())?;
            Case::open_quick(&whole).is_ok().then(|| (second, whole.map().to_owned()))
        });
        match first {
            Step::Slip(slip) => {
                let mut maps: Vec<String> = Vec::new();
                for (second, map) in mended {
                    if let Step::Slip(other) = second {
                        let (first, second, label) = (slip.message_sentence(), other.message_sentence(), slip.label());
                        let problem = problem!(slip.span, problems::TwoSlips { first, second, label, map: &map });
                        return Some(problem.edit(text.map_span(), map));
                    }
                    maps.push(map);
                }
                if !maps.is_empty() {
                    return Some(more_than_offered(slip, text, maps));
                }
            }
            Step::Offered(problem, _) => {
                of_cell.get_or_insert((problem, Vec::new())).1.extend(mended.map(|(_, map)| map));
            }
        }
    }
    let (problem, maps) = of_cell.filter(|(_, maps)| !maps.is_empty())?;
    Some(more_than_offered(problem, text, maps))
}

/// Returns a problem that is told as it is, but with maps to write.
fn more_than_offered(problem: &Problem, text: &QuickText, maps: Vec<String>) -> Problem {
    let (first, label) = (problem.message_sentence(), problem.label());
    let ways = distinct(maps).into_iter().map(|map| Suggestion::new(text.map_span(), map));
    problem!(problem.span, problems::OfferedTwice { first, label }).with_ways(ways)
}
