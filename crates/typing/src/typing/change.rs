//! The draft after a line, with the places in the line from which its new text comes: a refusal points there.

use std::collections::HashMap;
use std::sync::Arc;

use carcassonne_position::Scenario;
use carcassonne_position::quick::address::Address;
use carcassonne_position::quick::problems::map_form::SaveFile;
use carcassonne_position::quick::{QuickText, ReadBack};
use carcassonne_text::{Edit, Problem, Problems, RefusedText, SourceText, Span, Suggestion, phrase};
use carcassonne_words::messages::plain::Sentence;

use super::cell_changes::cell_text;
use super::draft::Draft;
use super::problems::{lines, refuse_unreadable};

/// The draft as it would be after a line. `oracle ask` keeps it if it can be opened or is blank.
#[derive(Debug, Clone)]
pub struct Change {
    pub(super) draft: Draft,
    pub(super) text: QuickText,
    /// The parts of the text that were typed, each with its place in the line.
    pub(super) typed_spans: Vec<(Span, Span)>,
    /// The line, and the part of it between the spaces at its ends.
    pub(super) line: Arc<SourceText>,
    pub(super) line_span: Span,
    pub(super) forgotten: Vec<String>,
    /// The cells that the line changes one by one, each with the text that was typed for it and its place; empty for
    /// other lines.
    pub(super) set_cells: Vec<(Address, String, Span)>,
    /// The tiles that were given the sides that they had before, each with the text that these replaced.
    pub(super) kept_tiles: Vec<(Address, String)>,
    /// The options of a command, which have no effect; empty for other lines.
    pub(super) ignored_options: String,
    /// The name of the pattern that the line means; `None` if it means none, or if the name was typed.
    pub(super) pattern: Option<&'static str>,
}

impl Change {
    /// Creates the change of a line to a draft, without places and other marks.
    pub(super) fn new(draft: Draft, text: QuickText, line: &Arc<SourceText>, line_span: Span) -> Self {
        Self {
            draft,
            text,
            typed_spans: Vec::new(),
            line: Arc::clone(line),
            line_span,
            forgotten: Vec::new(),
            set_cells: Vec::new(),
            kept_tiles: Vec::new(),
            ignored_options: String::new(),
            pattern: None,
        }
    }

    /// Returns the draft after the line.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Converts the change into the draft after the line.
    pub fn into_draft(self) -> Draft {
        self.draft
    }

    /// Returns the draft after the line as a quick map, which can be opened.
    pub fn text(&self) -> &QuickText {
        &self.text
    }

    /// Returns the options of a command that was typed as a line, which have no effect; empty for other lines.
    pub fn ignored_options(&self) -> &str {
        &self.ignored_options
    }

    /// Returns the name of the pattern that the line means; `None` if it means none, or if the name was typed.
    pub fn pattern(&self) -> Option<&'static str> {
        self.pattern
    }

    /// Returns `true` if a part of the map or of the questions was typed in the line.
    pub fn is_typed(&self) -> bool {
        !self.typed_spans.is_empty()
    }

    /// Returns the lines that the change drops unasked: the questions of a board that it replaces, or the claims on a
    /// question that it forgets.
    pub fn forgotten(&self) -> &[String] {
        &self.forgotten
    }

    /// Sets the parts of the text that were typed, from the cells that the line changes.
    pub(super) fn find_typed(&mut self) {
        self.typed_spans.clear();
        for (at, text, place) in &self.set_cells {
            let Some(span) = self.draft.span_of(*at) else { continue };
            // A text added to a cell stands at its end. For a text that is written otherwise than it was typed, the
            // whole cell counts.
            let from = span.range().len().saturating_sub(text.len());
            let same = self.text.source().slice(span).get(from..) == Some(text);
            let own = if same { span.part(from, text.len()) } else { span };
            self.typed_spans.push((own, *place));
        }
    }

    /// Returns the change in which every tile that the line does not change keeps its sides; `before` is how the draft
    /// before the line was understood.
    #[must_use]
    pub fn keep_sides(self, before: &ReadBack) -> Self {
        self.keep_listed_sides(&before.sides)
    }

    /// Like [`Change::keep_sides`], but takes the tiles with their sides. Changes nothing unless the line changes single
    /// cells and the sides can be written.
    pub(super) fn keep_listed_sides(mut self, before: &[(String, String)]) -> Self {
        if self.set_cells.is_empty() {
            return self;
        }
        let typed = |at: &Address| {
            self.set_cells.iter().any(|(own, _, _)| {
                let same = own.column == at.column && own.row == at.row;
                same && own.corner.is_none_or(|corner| Some(corner) == at.corner)
            })
        };
        let known: HashMap<&str, &str> = before.iter().map(|(name, sides)| (name.as_str(), sides.as_str())).collect();
        let mut kept_tiles: Vec<(Address, String, &str)> = Vec::new();
        for tile in self.draft.tiles() {
            let (Some(at), Some(text)) = (Address::read(&tile.at), tile.text) else { continue };
            if let Some(was) = known.get(tile.at.as_str())
                && tile.named.as_deref() != Some(was)
                && !typed(&at)
            {
                kept_tiles.push((at, text, was));
            }
        }
        let mut draft = self.draft.clone();
        let fits = kept_tiles.iter().all(|(at, _, was)| draft.set(*at, was).is_ok());
        let Some(text) = draft.text(self.line.name()).ok().filter(|_| fits && !kept_tiles.is_empty()) else {
            return self;
        };
        let text = text.answered_in(self.line.answer_language());
        self.kept_tiles = kept_tiles.into_iter().map(|(at, text, _)| (at, text)).collect();
        (self.draft, self.text) = (draft, text);
        self.find_typed();
        self
    }

    /// Returns the first of the tiles that keep their sides though they would join otherwise now: each as it is
    /// written, with the line that joins it anew, or `None` if no line can.
    pub fn kept_tiles(&self) -> Vec<(String, Option<String>)> {
        let describe_tile = |(at, text): &(Address, String)| {
            let is = format!("{at} {}", cell_text(&self.draft, *at));
            let mut draft = self.draft.clone();
            let joins = draft.set(*at, text).is_ok() && self.check_draft(&draft).is_ok();
            (is, joins.then(|| format!("{at} {text}")))
        };
        self.kept_tiles.iter().take(MOST_KEPT).map(describe_tile).collect()
    }

    /// Returns the refusal of the line, with one of the problems that were found: the first that has a place in the
    /// line, or else the first. `before` is how the draft before the line was understood.
    pub fn refused(&self, refused: &RefusedText, before: Option<&ReadBack>) -> RefusedText {
        let marks = |problem: &Problem| {
            problem.marks().filter_map(|(span, label)| Some((self.to_line_span(span)?, label))).collect::<Vec<_>>()
        };
        // A problem whose own place was typed is preferred to one with a related place in the line.
        let problems = || refused.problems();
        let found = problems().find(|problem| self.to_line_span(problem.span).is_some());
        let found = found.or_else(|| problems().find(|problem| !marks(problem).is_empty()));
        let Some(problem) = found.or_else(|| problems().next()) else {
            return refused.clone();
        };
        // The help saves the scenario as a file, as in a conversation, rather than prints it.
        let mut problem = problem.clone();
        problem.set_value("print", phrase!(SaveFile));
        let problem = &problem;
        let copy = problem.at_marks(marks(problem));
        let is_in_line = copy.is_some();
        let whole_line = || problem.at_marks([(self.line_span, phrase!(lines::CausedByLine).into())]);
        let copy = copy.or_else(whole_line).unwrap_or_else(|| problem.clone());
        let problem_in_line = match self.help(problem, before) {
            Some(help) => copy.with_help(help),
            None if is_in_line => {
                // The edits of the map also correct the line, if it contains the place of each.
                let edit = |edit: &Edit| Some(Edit { span: self.to_line_span(edit.span)?, text: edit.text.clone() });
                let edits = |edits: &[Edit]| edits.iter().map(edit).collect::<Option<Vec<Edit>>>();
                let way = |way: &Suggestion| Some(Suggestion { edits: edits(&way.edits)?, ..way.clone() });
                let copy = copy.with_fix(edits(&problem.fix).unwrap_or_default());
                copy.with_ways(problem.ways.iter().filter_map(way))
            }
            None => copy,
        };
        RefusedText::for_problem(&self.line, problem_in_line)
    }

    /// Returns the help of a problem, with the line to type instead, if one is found.
    fn help(&self, problem: &Problem, before: Option<&ReadBack>) -> Option<Sentence> {
        let asked = self.text.questions().iter().position(|span| span.range().contains(&start_byte(problem)));
        if let Some(n) = asked
            && self.to_line_span(problem.span).is_none()
        {
            let question = self.draft.questions.get(n).cloned().unwrap_or_default();
            return Some(phrase!(lines::ForgetFirst { number: n + 1, question }));
        }
        let rejoined = (!self.kept_tiles.is_empty()).then(|| self.line_with(&self.kept_tiles)).flatten();
        let line = rejoined.or_else(|| self.line_with_neighbours(before?))?;
        Some(phrase!(lines::LineWithNeighbours { line }))
    }

    /// Returns the place in the line of a span of the text; `None` if it was not typed there.
    fn to_line_span(&self, span: Span) -> Option<Span> {
        self.typed_spans.iter().find_map(|typed| locate_in_part(*typed, span))
    }

    /// Returns the line with more tiles, each with its text; `None` if these are too many to be a help, or if the result
    /// cannot be read.
    fn line_with(&self, tiles: &[(Address, String)]) -> Option<String> {
        if tiles.len() > MOST_BESIDE {
            return None;
        }
        let mut draft = self.draft.clone();
        let mut line = self.line.slice(self.line_span).to_owned();
        for (at, text) in tiles {
            draft.set(*at, text).ok()?;
            line = format!("{line}, {at} {text}");
        }
        self.check_draft(&draft).is_ok().then_some(line)
    }

    /// Returns the line with the neighbours at fault named, with the sides that they had or, for one alone, with
    /// others; `None` if no such line can be read.
    fn line_with_neighbours(&self, before: &ReadBack) -> Option<String> {
        let found = self.check_draft(&self.draft).err()?;
        let mut neighbours: Vec<(Address, String)> = Vec::new();
        for problem in found.problems() {
            let at = self.draft.tile_at(start_byte(problem))?;
            if self.to_line_span(problem.span).is_some() {
                return None;
            }
            let name = at.to_string();
            let (_, sides) = before.sides.iter().find(|(tile, _)| *tile == name)?;
            if !neighbours.iter().any(|(known, _)| *known == at) {
                neighbours.push((at, sides.clone()));
            }
        }
        let others = match neighbours.as_slice() {
            [(at, sides)] => vary_first_side(sides).into_iter().map(|text| vec![(*at, text)]).collect(),
            _ => Vec::new(),
        };
        let ways = [neighbours].into_iter().chain(others);
        ways.into_iter().find_map(|way| self.line_with(&way))
    }

    /// Returns `true` if the draft can be read as a quick map, or is blank.
    pub(super) fn can_be_read(&self) -> bool {
        self.draft.is_blank() || self.check_draft(&self.draft).is_ok()
    }

    /// Reads a draft as a quick map; the error has its problems.
    fn check_draft(&self, draft: &Draft) -> Result<(), RefusedText> {
        let name = self.line.name();
        let text = draft.text(name).map_err(|reason| refuse_unreadable(name, "map", reason))?;
        let text = text.answered_in(self.line.answer_language());
        let mut problems = Problems::new();
        let read = Scenario::read_quick(&text, &mut problems);
        problems.finish(text.source(), read.map(|_| ()))
    }
}

/// The maximum number of tiles that are listed as keeping their sides.
const MOST_KEPT: usize = 4;
/// The maximum number of tiles that a help adds to a line.
const MOST_BESIDE: usize = 4;

/// Returns a tile with its first part on each single side in turn, and last a plain field.
fn vary_first_side(tile: &str) -> Vec<String> {
    let is_side = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    let rest = tile.get(1..).unwrap_or_default();
    let (first, after) = (tile.get(..1).unwrap_or_default(), rest.trim_start_matches(is_side));
    let on = |side: &str| format!("{first}{side}{after}");
    let sides = ["N", "E", "S", "W", "L"].map(on);
    sides.into_iter().chain(["f".to_owned()]).collect()
}

fn start_byte(problem: &Problem) -> usize {
    problem.span.start as usize
}

/// Returns the place in the line of a span of the text: the whole typed part if its text has another length in the
/// line; `None` if the span is not within that part.
fn locate_in_part((text, line): (Span, Span), span: Span) -> Option<Span> {
    let lies = text.start <= span.start && span.end <= text.end;
    let from = span.start.checked_sub(text.start)? as usize;
    let alike = text.range().len() == line.range().len();
    let part = || if alike { line.part(from, (span.end - span.start) as usize) } else { line };
    lies.then(part)
}
