//! A draft as it would be, and where what is new in it was typed: a refusal points there.

use std::sync::Arc;

use super::Draft;
use super::address::Address;
use crate::scenario::Scenario;
use crate::scenario::quick::{QuickText, ReadBack};
use crate::text::{Problem, Problems, Refused, SourceText, Span, shortened};

/// A draft as it would be after a line. It is kept if it opens as a case, or if nothing lies on it.
#[derive(Debug, Clone)]
pub struct Change {
    pub(super) draft: Draft,
    pub(super) text: QuickText,
    /// What of the text was typed where.
    pub(super) typed: Vec<(Span, Span)>,
    /// The line, and the part of it that says all this.
    pub(super) line: Arc<SourceText>,
    pub(super) whole: Span,
    pub(super) forgotten: Vec<String>,
    /// The cells that were changed, if it is cells that were.
    pub(super) cells: Vec<Address>,
    /// Options of a command, which are none of a draft.
    pub(super) passed_over: String,
}

impl Change {
    /// The draft as it would be.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The same, to be kept.
    pub fn into_draft(self) -> Draft {
        self.draft
    }

    /// It as a quick map, to be opened.
    pub fn text(&self) -> &QuickText {
        &self.text
    }

    /// The options of a command that was typed as a line: they are not obeyed. Mostly there are none.
    pub fn passed_over(&self) -> &str {
        &self.passed_over
    }

    /// Whether any of the map or its questions was typed in the line.
    pub fn is_typed(&self) -> bool {
        !self.typed.is_empty()
    }

    /// The questions that were asked of another board, and are no longer.
    pub fn forgotten(&self) -> &[String] {
        &self.forgotten
    }

    /// The tiles that are otherwise than before and were not typed, since they join what was: each with what it was and
    /// what it is.
    pub fn joined_anew(
        &self,
        before: &ReadBack,
        after: &ReadBack,
    ) -> Vec<(String, String, String)> {
        let typed = |name: &str| {
            let space = |at: &Address| (at.column, at.row);
            let at = Address::read(name);
            self.cells.iter().any(|cell| at.is_some_and(|at| space(&at) == space(cell)))
        };
        let otherwise = |(name, is): &(String, String)| {
            let (_, was) = before.sides.iter().find(|(tile, _)| tile == name)?;
            (was != is && !typed(name)).then(|| (name.clone(), was.clone(), is.clone()))
        };
        if self.cells.is_empty() {
            return Vec::new();
        }
        after.sides.iter().filter_map(otherwise).collect()
    }

    /// Why it cannot be kept: of what was found the first, in the line as it was typed. `before` is what was understood
    /// of the draft before.
    pub fn refused(&self, refused: &Refused, before: Option<&ReadBack>) -> Refused {
        let here = |span: Span| self.typed.iter().find_map(|typed| place(*typed, span));
        let marks = |problem: &Problem| {
            let also = problem.also.iter().map(|(span, label)| (*span, label.clone()));
            let all = std::iter::once((problem.span, problem.label.clone())).chain(also);
            all.filter_map(|(span, label)| Some((here(span)?, label))).collect::<Vec<_>>()
        };
        // What is marked in the line comes first.
        let problems = || refused.problems();
        let found = problems().find(|problem| here(problem.span).is_some());
        let found = found.or_else(|| problems().find(|problem| !marks(problem).is_empty()));
        let Some(problem) = found.or_else(|| problems().next()) else {
            return refused.clone();
        };
        let mut marked = marks(problem).into_iter();
        let told = match marked.next() {
            Some((span, label)) => {
                let told = Problem::new(problem.code, span, &problem.message).label(label);
                let told = told.help(self.help(problem, before));
                marked.fold(told, |told, (span, label)| told.also(span, label))
            }
            None => Problem::new(problem.code, self.whole, &problem.message)
                .label("this change does that")
                .help(self.help(problem, before)),
        };
        Refused::one(&self.line, told)
    }

    /// What to type instead.
    fn help(&self, problem: &Problem, before: Option<&ReadBack>) -> String {
        let asked =
            self.text.questions().iter().position(|span| span.range().contains(&at(problem)));
        if let Some(n) = asked
            && place_of(&self.typed, problem.span).is_none()
        {
            let question = self.draft.questions.get(n).map_or("", String::as_str);
            return format!("`forget {}` first: it asks `{}`", n + 1, shortened(question));
        }
        match before.and_then(|before| self.with_neighbours(before)) {
            Some(line) => format!("say in the same line what lies beside it then: `{line}`"),
            None => problem.help.clone(),
        }
    }

    /// The line with those neighbours named that had joined what it changes, if that will do: as they were, or where there
    /// is one alone, otherwise.
    fn with_neighbours(&self, before: &ReadBack) -> Option<String> {
        let found = self.found(&self.draft).err()?;
        let mut beside: Vec<(Address, &str)> = Vec::new();
        for problem in found.problems() {
            let at = self.draft.tile_at(at(problem))?;
            if place_of(&self.typed, problem.span).is_some() {
                return None;
            }
            let name = at.to_string();
            let (_, sides) = before.sides.iter().find(|(tile, _)| *tile == name)?;
            if !beside.iter().any(|(known, _)| *known == at) {
                beside.push((at, sides));
            }
        }
        let as_it_was: Vec<(Address, String)> =
            beside.iter().map(|(at, sides)| (*at, (*sides).to_owned())).collect();
        let mut ways = vec![as_it_was];
        if let [(at, sides)] = beside.as_slice() {
            ways.extend(otherwise(sides).into_iter().map(|text| vec![(*at, text)]));
        }
        let typed = self.line.slice(self.whole);
        ways.into_iter().find_map(|way| {
            let mut draft = self.draft.clone();
            let mut line = typed.to_owned();
            for (at, text) in &way {
                draft.set(*at, text).ok()?;
                line = format!("{line}, {at} {text}");
            }
            // A line that is longer than what it saves is no help.
            (way.len() <= MOST_BESIDE && self.found(&draft).is_ok()).then_some(line)
        })
    }

    /// What is wrong with a draft, if anything is.
    fn found(&self, draft: &Draft) -> Result<(), Refused> {
        let name = self.line.name();
        let text = draft.text(name).map_err(|m| Refused::unreadable(name, m, ""))?;
        let mut problems = Problems::new();
        let read = Scenario::read_quick(&text, &mut problems);
        problems.finish(text.source(), read.map(|_| ()))
    }
}

/// The most neighbours that are named in a help.
const MOST_BESIDE: usize = 4;

/// A tile with its first part on one other side, or without any.
fn otherwise(tile: &str) -> Vec<String> {
    let is_side = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    let rest = tile.get(1..).unwrap_or_default();
    let (first, after) = (tile.get(..1).unwrap_or_default(), rest.trim_start_matches(is_side));
    let on = |side: &str| format!("{first}{side}{after}");
    let sides = ["N", "E", "S", "W", "L"].map(on);
    sides.into_iter().chain(["f".to_owned()]).collect()
}

/// The byte at which a problem begins.
fn at(problem: &Problem) -> usize {
    problem.span.start as usize
}

/// A place of the text as it was typed, if it lies in what was.
fn place((text, line): (Span, Span), span: Span) -> Option<Span> {
    let lies = text.start <= span.start && span.end <= text.end;
    let from = span.start.checked_sub(text.start)? as usize;
    lies.then(|| line.part(from, (span.end - span.start) as usize))
}

/// The same for several parts.
fn place_of(typed: &[(Span, Span)], span: Span) -> Option<Span> {
    typed.iter().find_map(|typed| place(*typed, span))
}
