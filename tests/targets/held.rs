//! The checks of every printed text, every refusal, and all data.

use std::collections::BTreeSet;
use std::fmt::Write;

use carcassonne_text::{RefusedText, SourceText, Span, sanitize};
use miette::{GraphicalReportHandler, GraphicalTheme};
use serde_json::Value;

/// Returns `true` if a character acts on a terminal or a page, or is invisible. Characters that belong to their
/// neighbours (the joiners of some scripts and of pictures, variation selectors) are excluded.
fn is_harmful(c: char) -> bool {
    let is_bidi = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_invisible = matches!(c, '\u{ad}' | '\u{200b}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2064}' | '\u{feff}' | '\u{e0000}'..='\u{e00ff}');
    (c.is_control() && c != '\n') || is_bidi || is_invisible
}

/// Checks that a printed text is harmless: nothing from a file acts on its display, and nothing is invisible.
pub(super) fn assert_harmless(label: &str, text: &str) {
    let excerpt = |place: usize| text[place..].chars().take(20).collect::<String>();
    if let Some(place) = text.find(is_harmful) {
        panic!("{label} has {:?} at byte {place}", excerpt(place));
    }
    let escaped = sanitize(text);
    if escaped != text {
        let place = text.char_indices().zip(escaped.chars()).find(|((_, c), shown)| c != shown);
        let place = place.map_or(0, |((place, _), _)| place);
        panic!("{label} has {:?} at byte {place}", excerpt(place));
    }
}

/// Checks that a text is a sentence: not empty, and on one line.
pub(super) fn assert_sentence(label: &str, text: &str) {
    assert!(!text.is_empty(), "{label} is empty");
    assert!(!text.contains('\n'), "{label} takes more than a line: {text:?}");
    assert_harmless(label, text);
}

/// Checks the problems of a refusal, and the printed form of the first ones, which is returned.
pub(super) fn check_refusal(refused: &RefusedText, source: &SourceText) -> String {
    assert!(refused.problems().len() > 0, "refused for nothing");
    assert!(refused.count() >= refused.problems().len(), "more are kept than counted");
    let mut reported = BTreeSet::new();
    for problem in refused.problems() {
        assert!(reported.insert((problem.span, problem.message())), "told twice: {problem:?}");
        assert!(!problem.code().word().is_empty() && !problem.message().is_empty(), "{problem:?}");
        assert!(!problem.help().is_empty(), "nothing to write instead: {problem:?}");
        let is_whole_text = problem.span == Span::default();
        assert!(is_whole_text || !problem.label().is_empty(), "nothing at the place: {problem:?}");
        for (span, label) in problem.related() {
            assert!(!label.is_empty(), "nothing at the other place: {problem:?}");
            assert!(source.text().get(span.range()).is_some(), "not in the text: {problem:?}");
        }
        assert!(source.text().get(problem.span.range()).is_some(), "not in the text: {problem:?}");
        let labels = problem.related().map(|(_, label)| label);
        for text in labels.chain([problem.message(), problem.label(), problem.help()]) {
            assert!(!text.chars().any(char::is_control), "a control character: {problem:?}");
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
    assert_harmless("what is printed of problems", &out);
    out
}

/// Checks that data is JSON, as one document or one per line, and harmless when it is displayed.
pub(super) fn assert_data(label: &str, bytes: &[u8]) {
    let text = std::str::from_utf8(bytes).expect("UTF-8");
    if let Some(place) = text.find(is_harmful) {
        panic!("{label} has {:?} at byte {place}", text[place..].chars().take(20).collect::<String>());
    }
    assert_json(label, text);
}

/// Checks that a text is JSON: one document, or one per line.
pub(super) fn assert_json(label: &str, text: &str) {
    let is_document = serde_json::from_str::<Value>(text).is_ok();
    let is_json_line = |line: &str| serde_json::from_str::<Value>(line).is_ok();
    assert!(is_document || text.lines().all(is_json_line), "{label} is no JSON:\n{text}");
}

pub(super) fn assert_xml(label: &str, text: &str) {
    if let Err(error) = roxmltree::Document::parse(text) {
        panic!("{label} is no XML: {error}\n{text}");
    }
}
