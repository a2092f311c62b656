//! Texts that somebody typed, opened: where one is refused, what mends it is looked for and told.

use std::sync::Arc;

use super::mend::{ways_to_mend, ways_to_mend_quick};
use crate::scenario::QuickText;
use crate::text::{Edit, Problem, Refused, SourceText, edited, lookalike_at_fault};
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
                Ok(text) => Case::open(&Arc::new(text)).err(),
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
        told(&refused, all, ways_to_mend_quick(all), after)
    })
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
    match ways.into_iter().find(|way| is_valid(&way.fix)) {
        Some(way) => refused.instead(way),
        // A sign that looks like another is what is wrong where it stands, whatever else may be.
        None => match lookalike_at_fault(text, &refused) {
            Some(sign) => refused.instead(sign),
            None => refused,
        },
    }
}
