//! The checks of every printed text, every refusal, and all data.

use std::collections::BTreeSet;
use std::fmt::Write;

use carcassonne_oracle::inside::text::{Refused, SourceText, Span, harmless};
use miette::{GraphicalReportHandler, GraphicalTheme};
use serde_json::Value;

/// Returns `true` if a character acts on a terminal or a page, or is invisible. Characters that belong to their
/// neighbours (the joiners of some scripts and of pictures, variation selectors) are excluded.
fn acts(c: char) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let hides = matches!(c, '\u{ad}' | '\u{200b}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2064}' | '\u{feff}' | '\u{e0000}'..='\u{e00ff}');
    (c.is_control() && c != '\n') || turns || hides
}

/// Checks that a printed text is harmless: nothing from a file acts on its display, and nothing is invisible.
pub(super) fn printed(what: &str, text: &str) {
    let near = |place: usize| text[place..].chars().take(20).collect::<String>();
    if let Some(place) = text.find(acts) {
        panic!("{what} has {:?} at byte {place}", near(place));
    }
    let shown = harmless(text);
    if shown != text {
        let place = text.char_indices().zip(shown.chars()).find(|((_, c), shown)| c != shown);
        let place = place.map_or(0, |((place, _), _)| place);
        panic!("{what} has {:?} at byte {place}", near(place));
    }
}

/// Checks that a text is a sentence: not empty, and on one line.
pub(super) fn sentence(what: &str, text: &str) {
    assert!(!text.is_empty(), "{what} is empty");
    assert!(!text.contains('\n'), "{what} takes more than a line: {text:?}");
    printed(what, text);
}

/// Checks a refusal; returns its printed form.
pub(super) fn refused(refused: &Refused, source: &SourceText) -> String {
    assert!(refused.problems().len() > 0, "refused for nothing");
    assert!(refused.count() >= refused.problems().len(), "more are kept than counted");
    let mut told = BTreeSet::new();
    for problem in refused.problems() {
        assert!(told.insert((problem.span, &problem.message)), "told twice: {problem:?}");
        assert!(!problem.code.word().is_empty() && !problem.message.is_empty(), "{problem:?}");
        assert!(!problem.help.is_empty(), "nothing to write instead: {problem:?}");
        let whole = problem.span == Span::default();
        assert!(whole || !problem.label.is_empty(), "nothing at the place: {problem:?}");
        for (span, label) in &problem.also {
            assert!(!label.is_empty(), "nothing at the other place: {problem:?}");
            assert!(source.text().get(span.range()).is_some(), "not in the text: {problem:?}");
        }
        assert!(source.text().get(problem.span.range()).is_some(), "not in the text: {problem:?}");
        let also = problem.also.iter().map(|(_, label)| label);
        for said in also.chain([&problem.message, &problem.label, &problem.help]) {
            assert!(!said.chars().any(char::is_control), "a control character: {problem:?}");
        }
    }
    let mut out = String::new();
    // Many problems are printed alike, so a few suffice.
    for (n, width) in [80, 40].into_iter().enumerate() {
        let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor());
        let handler = handler.with_width(width);
        for problem in refused.diagnostics(width).skip(n * 5).take(5) {
            handler.render_report(&mut out, &problem).expect("printed");
        }
    }
    writeln!(out, "{}", refused.count()).expect("written");
    printed("what is printed of problems", &out);
    out
}

/// Checks that data is JSON, as one document or one per line, and harmless when it is displayed.
pub(super) fn data(what: &str, bytes: &[u8]) {
    let text = std::str::from_utf8(bytes).expect("UTF-8");
    if let Some(place) = text.find(acts) {
        panic!("{what} has {:?} at byte {place}", text[place..].chars().take(20).collect::<String>());
    }
    json(what, text);
}

/// Checks that a text is JSON: one document, or one per line.
pub(super) fn json(what: &str, text: &str) {
    let whole = serde_json::from_str::<Value>(text).is_ok();
    let line = |line: &str| serde_json::from_str::<Value>(line).is_ok();
    assert!(whole || text.lines().all(line), "{what} is no JSON:\n{text}");
}

/// Checks that a picture is XML.
pub(super) fn markup(what: &str, text: &str) {
    if let Err(wrong) = roxmltree::Document::parse(text) {
        panic!("{what} is no XML: {wrong}\n{text}");
    }
}
