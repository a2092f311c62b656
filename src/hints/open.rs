//! Texts that somebody typed, opened: where one is refused, what mends it is looked for and told.

use std::sync::Arc;

use super::asked::questions_meant;
use super::mend::{ways_to_mend, ways_to_mend_quick};
use crate::scenario::QuickText;
use crate::scenario::quick::address::letters;
use crate::text::{
    Code, Edit, Problem, Refused, SourceText, Span, edited, listed, lookalike_at_fault, shortened,
};
use crate::verdict::Case;

/// Opens a scenario, as [`Case::open`] does. Of what is refused, what may have been meant is tried: what mends the text
/// is told in place of what follows from the slip, and what a help offers is told only if the text takes it.
///
/// # Errors
///
/// As in [`Case::open`].
pub fn open(source: &Arc<SourceText>) -> Result<Case, Refused> {
    Case::open(source).map_err(|refused| {
        let ways = ways_to_mend(source.text(), &refused);
        let after = |edits: &[Edit]| {
            let text = edited(source.text(), edits).into_bytes();
            match SourceText::new(source.name(), text) {
                Ok(text) => Case::open(&Arc::new(text.answered_in(source.language()))).err(),
                Err(_) => Some(refused.clone()),
            }
        };
        told(&refused, source.text(), ways, after)
    })
}

/// Opens a quick map with its questions in the same way.
///
/// # Errors
///
/// As in [`Case::open_quick`].
pub fn open_quick(text: &QuickText) -> Result<Case, Refused> {
    Case::open_quick(text).map_err(|refused| {
        let all = text.source().text();
        let after = |edits: &[Edit]| match text.edited(edits) {
            Some(text) => Case::open_quick(&text).err(),
            None => Some(refused.clone()),
        };
        if let Some(problem) = question_in_the_map(text) {
            return refused.instead(problem);
        }
        let mut ways = ways_to_mend_quick(all);
        ways.extend(questions(text, &refused));
        ways.extend(semicolons(text));
        told(&refused, all, ways, after)
    })
}

/// The longest map in which a question is looked for, in bytes.
const LONGEST: usize = 1_000;

/// The problem of a map in which its questions stand, too: `c=r c tower b1 1`; `None` if that is not what is wrong.
fn question_in_the_map(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    if map.len() > LONGEST || map.contains(['\n', '\r']) || !text.questions().is_empty() {
        return None;
    }
    let mut words = map.split_whitespace().map(str::to_owned);
    let first = words.next()?;
    let parted = QuickText::parted(&first, &words.collect::<Vec<String>>())?;
    let (cells, asked) = parted.meant.into_iter().next().filter(|(_, asked)| !asked.is_empty())?;
    Case::open_quick(&QuickText::new(text.source().name(), &cells, &asked).ok()?).ok()?;
    let quoted: Vec<String> = asked.iter().map(|question| format!(" '{question}'")).collect();
    let at = map.find(asked.first()?.split(' ').next()?)?;
    let span = text.map_span().part(at, map.len() - at);
    let message = format!("a question stands in the map: `{}`", shortened(asked.first()?));
    let problem = Problem::new(Code::MapForm, span, message);
    let help = format!("put it in quotes of its own: `oracle quick '{cells}'{}`", quoted.concat());
    Some(problem.label("a question").help(help))
}

/// The way to part the rows of a map by commas, where they are parted by semicolons.
fn semicolons(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    let at = || map.match_indices(';').map(|(at, _)| text.map_span().part(at, 1));
    // Within a cell it is something else.
    let ends = |(at, _): (usize, &str)| map.get(at + 1..).is_some_and(|rest| rest.starts_with(' '));
    let is_row = map.len() <= LONGEST && map.match_indices(';').all(ends);
    let first = at().next().filter(|_| is_row)?;
    let before = map.get(..first.range().start - text.map_span().range().start)?;
    let row = before.rsplit(',').next()?.split_whitespace();
    let (word, column) = (row.clone().last()?, letters(row.count().saturating_sub(1)));
    let cell = format!("{column}{}", before.matches(',').count() + 1);
    let message = format!("a comma ends a row, in `{};`, cell {cell}", shortened(word));
    let problem = Problem::new(Code::MapForm, first, message);
    let help = format!("write `{}`", shortened(&map.replace(';', ",")));
    Some(problem.label("a semicolon").help(help).edits(at().map(|at| (at, ",".to_owned()))))
}

/// How many questions in free words are looked at.
const MOST_ASKED: usize = 8;

/// The ways to write the refused questions of a quick map, if they stand in free words: each alone, then all together.
fn questions(text: &QuickText, refused: &Refused) -> Vec<Problem> {
    let at_fault = |span: &Span| {
        refused.problems().any(|problem| span.range().contains(&problem.span.range().start))
    };
    let mut all: Vec<Problem> = Vec::new();
    // A question may stand where the map would.
    let lines = std::iter::once(text.map_span()).chain(text.questions().iter().copied());
    for span in lines.filter(at_fault).take(MOST_ASKED) {
        let line = text.source().slice(span);
        let message = format!("`{}` is not how a question is written", shortened(line));
        let new = || Problem::new(Code::AskUnknown, span, &message).label("in other words");
        all.extend(questions_meant(line).into_iter().map(|meant| new().write(meant)));
    }
    if let [first, rest @ ..] = all.as_slice()
        && !rest.is_empty()
    {
        let edits = all.iter().flat_map(|way| &way.fix);
        let meant: Vec<&str> = edits.clone().map(|edit| edit.text.as_str()).collect();
        let together = first.clone().help(format!("write {}", listed(&meant, "and")));
        let others = rest.iter().flat_map(|way| &way.fix);
        let together = together.edits(others.map(|edit| (edit.span, edit.text.clone())));
        all.push(together);
    }
    all
}

/// A refusal as it is told. `after` says what is wrong with the text after edits.
fn told(
    refused: &Refused,
    text: &str,
    ways: Vec<Problem>,
    after: impl Fn(&[Edit]) -> Option<Refused>,
) -> Refused {
    let told = mended(refused.clone(), text, ways, |edits| after(edits).is_none());
    told.with_what_helps(after)
}

/// The longest text of which each problem is tried alone, in bytes, and how many are.
const SHORT: usize = 8_192;
const MOST_ALONE: usize = 8;

fn is_short(text: &str) -> bool {
    text.len() <= SHORT
}

/// The same refusal, or, where one slip with one thing to write makes the text valid, that alone: several problems may
/// follow from one sign. `is_valid` says whether the text is valid with edits.
fn mended(
    refused: Refused,
    text: &str,
    ways: Vec<Problem>,
    is_valid: impl Fn(&[Edit]) -> bool,
) -> Refused {
    let told = refused.problems().next().filter(|_| refused.count() == 1);
    if told.is_some_and(|told| !told.fix.is_empty() && is_valid(&told.fix)) {
        return refused;
    }
    // What is wrong beside a slip may follow from it.
    let own = refused.problems().filter(|problem| !problem.fix.is_empty() && is_short(text));
    let own: Vec<Problem> = own.take(MOST_ALONE).cloned().collect();
    match ways.into_iter().chain(own).find(|way| is_valid(&way.fix)) {
        Some(way) => refused.instead(way),
        // A sign that looks like another is what is wrong where it stands, whatever else may be.
        None => match lookalike_at_fault(text, &refused) {
            Some(sign) => refused.instead(sign),
            None => refused,
        },
    }
}
