//! Repairs of lines that begin in the wrong column.

use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_position::Setup;
use carcassonne_text::{Problem, Span, problem};

use super::line_repairs::lines;
use super::problems;

/// The number of columns that a level is indented by, as a rule.
const STEP: usize = 2;
/// The number of columns for which a tab stands.
const TAB: usize = 2;

/// Returns the repairs of the indentation of lines near a problem, each given by the byte at which it begins: to a column in
/// which another line begins, or one level below. First those of lines that begin in no usual column, then the others; the keys
/// of a scenario belong at the margin, and no others.
pub(super) fn indentations(text: &str, near: &[usize]) -> (Vec<Problem>, Vec<Problem>) {
    let all: Vec<Line> = lines(text).filter_map(|(start, line)| Line::new(start, line)).collect();
    let columns = sorted_unique(all.iter().map(|line| line.column));
    let usual = |column: usize| columns.contains(&column) && column.is_multiple_of(STEP);
    let mut found = Vec::new();
    for (n, line) in all.iter().enumerate() {
        let Some(rank) = near.iter().position(|start| *start == line.start) else { continue };
        let before = n.checked_sub(1).and_then(|n| all.get(n));
        let deeper = before.map(|line| line.column + STEP);
        let targets = sorted_unique(columns.iter().copied().chain(deeper)).into_iter();
        let is_of_scenario = Setup::KEYS.contains(&line.key());
        for target in targets.filter(|target| *target != line.column || line.has_tab) {
            let is_slipped = line.has_tab || !line.column.is_multiple_of(STEP);
            let is_odd = (target == 0) != is_of_scenario;
            let key = (!is_slipped, !usual(target), target.abs_diff(line.column), is_odd, rank);
            found.push((key, line.moved_to(target)));
        }
    }
    sort_by_key(&mut found, |(key, _)| *key);
    let slipped = found.partition_point(|((is_usual, ..), _)| !is_usual);
    let mut problems: Vec<Problem> = found.into_iter().map(|(_, problem)| problem).collect();
    let others = problems.split_off(slipped);
    (problems, others)
}

/// Returns the repair of a text in which lines begin with tabs or no-break spaces: spaces in place of all.
pub(super) fn plain_blanks(text: &str) -> Option<Problem> {
    let all = || lines(text).filter_map(|(start, line)| Line::new(start, line));
    let odd: Vec<Line<'_>> = all().filter(|line| line.blanks.chars().any(|c| c != ' ')).collect();
    let first = odd.first()?;
    let edits = odd.iter().map(|line| (line.blank_span(), " ".repeat(line.column)));
    Some(problem!(first.blank_span(), problems::OddBlanks { blanks: first.blank_kind() }).edits(edits))
}

/// Returns the repair of a map whose rows begin at the margin, like keys.
pub(super) fn rows_at_the_margin(text: &str) -> Option<Problem> {
    let all = || lines(text).filter(|(_, line)| !line.is_empty());
    let (map, _) = all().find(|(_, line)| line.ends_with(": |"))?;
    let is_row = |(_, line): &(usize, &str)| !line.starts_with([' ', '\t', '#', '-']) && !line.contains(':');
    let rows = all().skip_while(|(start, _)| *start <= map).take_while(is_row);
    let edits: Vec<(Span, String)> = rows.map(|(start, _)| (Span::new(start, start), " ".repeat(STEP))).collect();
    let first = edits.first()?.0;
    let row = Span::new(first.range().start, first.range().start + 1);
    Some(problem!(row, problems::RowsAtTheMargin).edits(edits))
}

/// A line that is not blank.
struct Line<'t> {
    start: usize,
    /// The signs before its text.
    blanks: &'t str,
    /// The column in which its text begins, from 0.
    column: usize,
    has_tab: bool,
    text: &'t str,
}

impl<'t> Line<'t> {
    /// Reads a line that begins at a byte; `None` for a blank one.
    fn new(start: usize, line: &'t str) -> Option<Self> {
        let text = line.trim_start_matches([' ', '\t', '\u{a0}']);
        let blanks = &line[..line.len() - text.len()];
        let column = blanks.chars().map(|c| if c == '\t' { TAB } else { 1 }).sum();
        let has_tab = blanks.contains('\t');
        (!text.is_empty() && !text.starts_with('#')).then_some(Self { start, blanks, column, has_tab, text })
    }

    /// Returns the word by which messages distinguish the blanks before the text.
    fn blank_kind(&self) -> &'static str {
        if self.has_tab { "tab" } else { "space" }
    }

    /// Returns the word before the first colon.
    fn key(&self) -> &'t str {
        self.text.split(':').next().unwrap_or_default()
    }

    fn blank_span(&self) -> Span {
        Span::new(self.start, self.start + self.blanks.len())
    }

    /// Returns the repair that moves the line to a column.
    fn moved_to(&self, column: usize) -> Problem {
        let from = self.start + self.blanks.len();
        let span = Span::new(from, from + self.text.len());
        let line = format!("{}{}", " ".repeat(column), self.text);
        let blanks = self.blank_kind();
        problem!(span, problems::WrongColumn { blanks, column: self.column + 1, spaces: column, line })
            .edit(self.blank_span(), " ".repeat(column))
    }
}
