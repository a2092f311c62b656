//! The search for the edits that mend a refused text: each repair is tried by reading the text again.

use carcassonne_base::gathering::{distinct, push_new};
use carcassonne_base::sorting::sort_by_key;
use carcassonne_text::{Edit, Problem, RefusedText, Span, apply_edits_to_part, lookalike_at_fault, problem};
use carcassonne_words::messages::plain::Arg;

use super::mend::LONGEST;
use super::problems;

/// The longest text of which each problem is tried alone, in bytes.
const SHORT: usize = 8_192;
/// The maximum number of problems of a text whose own fixes are tried alone.
const MOST_ALONE: usize = 8;
/// The maximum number of repairs that are tried together with others.
const MOST_COMBINED: usize = 120;
/// The maximum number of times that a text in capitals is read again: the problems of a part show once that is read.
const MOST_ROUNDS: usize = 8;
/// The maximum number of words that the problem of a text in capitals names.
const MOST_WORDS: usize = 24;

/// Returns `true` if a text is short enough for repairs that need many readings.
pub(super) fn is_short(text: &str) -> bool {
    text.len() <= SHORT
}

/// A refused text, and the means to try edits of it.
pub(super) struct Search<'s> {
    /// The text.
    pub(super) text: &'s str,
    /// The refusal of the text as it is.
    pub(super) refused: RefusedText,
    /// Reads the text again after edits; returns its refusal, or `None` if it can be read then.
    pub(super) reread: &'s dyn Fn(&[Edit]) -> Option<RefusedText>,
    /// Returns `true` if edits seem right though they do not mend all, by the refusals before and after them.
    pub(super) is_progress: &'s dyn Fn(&RefusedText, &RefusedText, &[Edit]) -> bool,
}

impl Search<'_> {
    /// Returns the refusal with the repairs that mend the text in place of the problems that they explain; `repairs` has
    /// the likeliest first. Alternatives that do not help are left out, and fixes that leave problems are doubtful.
    pub(super) fn run(&self, repairs: Vec<Problem>) -> RefusedText {
        let (explained, is_mended) = self.explain(repairs);
        let explained = explained.keep_helpful_ways(self.reread);
        if is_mended || self.is_right_after_fixes(&explained) { explained } else { explained.with_doubtful_fixes() }
    }

    fn is_mended_by(&self, edits: &[Edit]) -> bool {
        (self.reread)(edits).is_none()
    }

    /// Returns `true` if nothing is wrong after all fixes of a refusal but its problems without a fix, or what only shows once the
    /// text is YAML. A long text is not read again for that.
    fn is_right_after_fixes(&self, refused: &RefusedText) -> bool {
        let fixes: Vec<Edit> = refused.problems().flat_map(|problem| problem.fix.iter().cloned()).collect();
        let is_open =
            |problem: &Problem| refused.problems().any(|other| other.fix.is_empty() && other.says_the_same(problem));
        let is_yaml = |refused: &RefusedText| refused.problems().all(|problem| problem.code().family() != "yaml");
        let is_right = || {
            let is_read = |left: &RefusedText| !is_yaml(refused) && is_yaml(left);
            (self.reread)(&fixes).is_none_or(|left| left.problems().all(is_open) || is_read(&left))
        };
        fixes.is_empty() || self.text.len() <= LONGEST && is_right()
    }

    /// Returns the refusal with one problem if one repair mends the text, since several problems may follow from one slip;
    /// otherwise with a problem for each slip that is recognised. Also returns `true` if the text is known to be readable
    /// after the fixes.
    fn explain(&self, repairs: Vec<Problem>) -> (RefusedText, bool) {
        let Self { refused, text, .. } = self;
        let with_problem = |problem: &Problem| refused.clone().with_problem(problem.clone());
        let only = refused.problems().next().filter(|_| refused.count() == 1);
        let is_right = |problem: &Problem| !problem.fix.is_empty() && !is_pair_in_list(text, problem.span);
        if only.is_some_and(|only| is_right(only) && self.is_mended_by(&only.fix)) {
            return (refused.clone(), true);
        }
        // Other problems beside a slip may follow from it.
        let fixable = refused.problems().filter(|problem| !problem.fix.is_empty() && is_short(text)).take(MOST_ALONE);
        if let Some(repair) = repairs.iter().chain(fixable).find(|repair| self.is_mended_by(&repair.fix)) {
            return (with_problem(repair), true);
        }
        // A character that looks like another is wrong, whatever else may be.
        if let Some(lookalike) = lookalike_at_fault(text, refused) {
            return (with_problem(&lookalike), false);
        }
        if !is_short(text) {
            return (refused.clone(), false);
        }
        let by_line = self.problems_by_line();
        if by_line.as_ref().is_none_or(|problems| problems.len() > 1)
            && let Some(capitals) = self.capitals()
        {
            return (with_problem(&capitals), true);
        }
        match by_line {
            Some(problems) => (refused.clone().with_problems(problems), false),
            None => (self.combine(repairs), false),
        }
    }

    /// Returns the problem of a text that only has words in capitals wrong, in place of one for each of them.
    fn capitals(&self) -> Option<Problem> {
        let mut edits: Vec<Edit> = Vec::new();
        let mut left = self.refused.clone();
        for _ in 0..MOST_ROUNDS {
            let is_new = |edit: &Edit| {
                let typed = self.text.get(edit.span.range()).unwrap_or_default();
                let is_known = edits.iter().any(|known| known.span.range().contains(&edit.span.range().start));
                typed != edit.text && typed.to_lowercase() == edit.text && !is_known
            };
            let fixes = left.problems().flat_map(|problem| problem.fix.clone());
            let found: Vec<Edit> = fixes.filter(is_new).collect();
            if found.is_empty() {
                return None;
            }
            for edit in found {
                push_new(&mut edits, edit);
            }
            let Some(next) = (self.reread)(&edits) else { break };
            left = next;
        }
        sort_by_key(&mut edits, |edit| edit.span);
        let first = edits.first().filter(|_| edits.len() > 1 && self.is_mended_by(&edits))?;
        let words = distinct(edits.iter().map(|edit| edit.text.as_str()));
        let word = self.text.get(first.span.range())?.to_owned();
        let words = (words.len() <= MOST_WORDS).then(|| Arg::texts(words))?;
        Some(problem!(first.span, problems::WordsInCapitals { word, words }).with_fix(edits))
    }

    /// Returns the problems of a text that can be read after the fixes of all, with those in one line as one problem; `None`
    /// if no line has several.
    fn problems_by_line(&self) -> Option<Vec<Problem>> {
        if self.refused.count() < 2 {
            return None;
        }
        let mut by_line: Vec<Problem> = Vec::new();
        let mut edits: Vec<Edit> = Vec::new();
        for problem in self.refused.problems() {
            if problem.fix.is_empty() || problem.fix.iter().any(|edit| edits.iter().any(|known| overlaps(known, edit)))
            {
                return None;
            }
            edits.extend(problem.fix.iter().cloned());
            let line = self.line_of(problem);
            match by_line.last_mut().filter(|last| line.is_some() && self.line_of(last) == line) {
                Some(last) => {
                    last.join(problem);
                    last.fix.extend(problem.fix.iter().cloned());
                }
                None => by_line.push(problem.clone()),
            }
        }
        if by_line.len() == self.refused.problems().len() || !self.is_mended_by(&edits) {
            return None;
        }
        by_line.into_iter().map(|problem| self.describe_line(problem)).collect()
    }

    /// Returns the number of the line in which a problem and its fix are; `None` if they are in several.
    fn line_of(&self, problem: &Problem) -> Option<usize> {
        let line_at = |at: usize| self.text.get(..at).map_or(0, |before| before.matches('\n').count());
        let spans = problem.fix.iter().map(|edit| edit.span).chain([problem.span]);
        let mut lines = spans.flat_map(|span| [line_at(span.range().start), line_at(span.range().end)]);
        let first = lines.next()?;
        lines.all(|line| line == first).then_some(first)
    }

    /// Returns a problem that joins several of one line as one that names their words and the line to write; any other is
    /// returned unchanged. `None` if its places are not in the text.
    fn describe_line(&self, problem: Problem) -> Option<Problem> {
        let related: Vec<Span> = problem.related().map(|(span, _)| span).collect();
        if related.is_empty() || problem.fix.len() < 2 {
            return Some(problem);
        }
        // Of a word, a letter may be marked.
        let word_span = |span: Span| {
            let covers = |edit: &&Edit| edit.span.start <= span.start && span.end <= edit.span.end;
            problem.fix.iter().find(covers).map_or(span, |edit| edit.span)
        };
        let slips = std::iter::once(problem.span).chain(related).map(word_span);
        let words = Arg::texts(slips.filter_map(|span| self.text.get(span.range())));
        let edited = problem.fix.iter().map(|edit| edit.span).chain([problem.span]).reduce(Span::union)?;
        // The help has the whole line, so that nothing is cut apart.
        let begins = self.text.get(..edited.range().start)?.rfind('\n').map_or(0, |at| at + 1);
        let rest = self.text.get(edited.range().end..)?;
        let line = Span::new(begins, edited.range().end + rest.find('\n').unwrap_or(rest.len()));
        let mended = apply_edits_to_part(self.text.get(line.range())?, line, &problem.fix);
        let mended = mended.trim();
        let entry = mended.strip_prefix("- ").unwrap_or(mended);
        let entry = entry.split(" #").next().unwrap_or(entry).trim_end();
        let label = problem.label();
        let described = problem!(problem.span, problems::SeveralWords { words, label, line: entry.to_owned() });
        Some(described.with_related_of(&problem).with_fix(problem.fix))
    }

    /// Returns the refusal with each repair that mends a part, in place of the problems that are gone after it.
    fn combine(&self, repairs: Vec<Problem>) -> RefusedText {
        let mut edits: Vec<Edit> = Vec::new();
        let mut chosen: Vec<Problem> = Vec::new();
        let mut left = self.refused.clone();
        for repair in repairs.into_iter().take(MOST_COMBINED) {
            let is_apart = |edit: &Edit| {
                let is_beside = |known: &Edit| known.span.end <= edit.span.start || edit.span.end <= known.span.start;
                edits.iter().all(is_beside)
            };
            let is_known = |known: &Problem| known.span == repair.span && known.says_the_same(&repair);
            if !repair.fix.iter().all(is_apart) || chosen.iter().any(is_known) {
                continue;
            }
            let combined: Vec<Edit> = edits.iter().chain(&repair.fix).cloned().collect();
            match (self.reread)(&combined) {
                None => {
                    chosen.push(repair);
                    return self.refused.clone().with_problems(chosen);
                }
                Some(next) if (self.is_progress)(&left, &next, &combined) => {
                    chosen.push(repair);
                    (edits, left) = (combined, next);
                }
                Some(_) => {}
            }
        }
        if chosen.is_empty() {
            return self.refused.clone();
        }
        // Problems that only show after the repairs are included if they are before everything that was written.
        let first_edit = edits.iter().map(|edit| edit.span.start).min();
        let is_before = |problem: &&Problem| {
            let ends = problem.related().map(|(span, _)| span.end).chain([problem.span.end]);
            ends.max() < first_edit
        };
        let problems_before = left.problems().filter(is_before).cloned();
        let is_replaced = |problem: &Problem| {
            let covers = |edit: &Edit| edit.span.start <= problem.span.start && problem.span.end <= edit.span.end;
            edits.iter().any(covers)
        };
        let stays =
            |problem: &&Problem| !is_replaced(problem) && left.problems().any(|other| other.says_the_same(problem));
        let staying = self.refused.problems().filter(stays).cloned();
        let problems = chosen.into_iter().chain(staying).chain(problems_before).collect();
        self.refused.clone().with_problems(problems)
    }
}

/// Returns `true` if two edits overlap, or begin in the same place.
fn overlaps(one: &Edit, other: &Edit) -> bool {
    let end = |edit: &Edit| edit.span.end.max(edit.span.start + 1);
    one.span.start < end(other) && other.span.start < end(one)
}

/// Returns `true` for an entry of a list that is two words: a comma may be missing between them.
fn is_pair_in_list(text: &str, span: Span) -> bool {
    let line = text.get(..span.range().start).and_then(|before| before.lines().last()).unwrap_or_default();
    let entry = line.rfind(['[', ']', '{', '}']).filter(|at| line[*at..].starts_with('['));
    let after = text.get(span.range().start..).and_then(|after| after.split([',', ']', '\n']).next());
    let before = entry.and_then(|at| line[at + 1..].rsplit(',').next());
    before.zip(after).is_some_and(|(before, after)| format!("{before}{after}").trim().contains(' '))
}
