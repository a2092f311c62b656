//! The messages about refused texts, which are readable for any text.
//!
//! `PROPTEST_CASES=20000 cargo test --test all refused::` tries more cases.

use std::ops::Range;
use std::sync::Arc;

use carcassonne_law::House;
use carcassonne_text::{RefusedText, SourceText};
use carcassonne_typing::repairs;
use miette::{GraphicalReportHandler, GraphicalTheme};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::project::{read_file, scenario_files};
use crate::properties::cases;

/// The maximum number of bytes that may be printed per problem.
const MOST_BYTES: usize = 2_000;
/// The maximum number of characters of a user's word that a message may repeat.
const MOST_OF_A_WORD: usize = 64;
/// The text of house rules.
const HOUSE: &str =
    "name: Our kitchen table\nover: 2021\nrules:\n  gap.field: { reading: joins, because: agreed in 2019 }\n";

/// Returns every scenario of the corpus, and house rules.
fn texts() -> Vec<String> {
    let scenarios = scenario_files().into_iter().map(read_file);
    std::iter::once(HOUSE.to_owned()).chain(scenarios).collect()
}

fn word_ranges(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, sign) in text.char_indices() {
        let range = at..at + sign.len_utf8();
        match found.last_mut() {
            _ if sign.is_whitespace() || "{}[],".contains(sign) => {}
            Some(last) if last.end == range.start => last.end = range.end,
            _ => found.push(range),
        }
    }
    found
}

/// Returns the refusal of a text; `None` if it is accepted or is not UTF-8.
fn find_refusal(text: &str) -> Option<RefusedText> {
    let source = Arc::new(SourceText::new("x.yaml", text.as_bytes().to_vec()).ok()?);
    if text.contains("rules:") { House::read(&source).err() } else { repairs::open(&source).err() }
}

fn render_problems(refused: &RefusedText, width: usize) -> Vec<String> {
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor());
    let handler = handler.with_width(80);
    let print = |problem: &dyn miette::Diagnostic| {
        let mut text = String::new();
        handler.render_report(&mut text, problem).expect("printed");
        text
    };
    refused.diagnostics(width).map(|problem| print(&problem)).collect()
}

/// Returns the length of the longest run of one character.
fn longest_row(text: &str, sign: char) -> usize {
    text.split(|c| c != sign).map(|row| row.chars().count()).max().unwrap_or(0)
}

/// Checks the output about a text that has a long run of one character.
fn check_readable(text: &str, sign: char) -> Result<(), TestCaseError> {
    let Some(refused) = find_refusal(text) else {
        return Ok(());
    };
    for problem in refused.problems() {
        let labels = problem.related().map(|(_, label)| label);
        for sentence in labels.chain([problem.message(), problem.label(), problem.help()]) {
            let row = longest_row(&sentence, sign);
            prop_assert!(row <= MOST_OF_A_WORD, "`{sign}` stands {row} times in a row: {problem:?}");
            let has_control = sentence.chars().any(char::is_control);
            prop_assert!(!has_control, "a control sign in {problem:?}");
        }
    }
    for problem in render_problems(&refused, 80) {
        prop_assert!(problem.len() <= MOST_BYTES, "{} bytes are printed:\n{problem}", problem.len());
        let lines = problem.lines().map(|line| line.chars().count());
        prop_assert!(lines.max() <= Some(200), "a long line is printed:\n{problem}");
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_long_word_is_never_printed_whole(
        text in select(texts()),
        at in any::<Index>(),
        sign in select(vec!['q', 'Q', '0', '界', '\u{301}', '\t', '\u{1b}', '\u{202e}', ' ', '.']),
        shape in select(vec!["*", "a*", "*a", "a.*", "*.city", "a.city@*", "a:*", "a:0*:0.city", "'* *'", "\"a* a\"", "a *", "* a"]),
        instead in any::<bool>(),
        windows in any::<bool>(),
    ) {
        let words = word_ranges(&text);
        let place = words[at.index(words.len())].clone();
        let long = shape.replace('*', &sign.to_string().repeat(3_000));
        let mut spoilt = text.clone();
        spoilt.replace_range(if instead { place } else { place.start..place.start }, &long);
        if windows {
            spoilt = format!("\u{feff}{}", spoilt.replace('\n', "\r\n"));
        }
        check_readable(&spoilt, sign)?;
    }
}

#[test]
fn marks_far_apart_on_one_line_are_shown_together() {
    let refused = find_refusal(&format!("{{{}: 1\n", "x".repeat(65_536))).expect("refused");
    let printed = render_problems(&refused, 60);
    let shown = format!("│ {{{0}…{0}: 1\n", "x".repeat(24));
    assert!(printed.iter().any(|p| p.contains(&shown)), "{printed:#?}");
}

#[test]
fn what_is_printed_of_a_hundred_thousand_problems_is_bounded() {
    let keys: Vec<String> = (0..100_000).map(|n| format!("k{n}: 1")).collect();
    let refused = find_refusal(&format!("{{ board: |, {} }}", keys.join(", "))).expect("refused");
    let printed = render_problems(&refused, 80);
    assert!(printed.len() <= 500 && printed.iter().all(|p| p.len() <= MOST_BYTES), "{}", printed.len());
}
