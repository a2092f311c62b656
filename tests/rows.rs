//! The rows of answers as values: they are the same, with the same marks, in any wording.

use std::collections::BTreeSet;

use carcassonne_show::report::{Detail, Page, ReportRequest};
use carcassonne_text::{LANGUAGES, Language};

use crate::judged::{JudgedScenario, all_rule_sets, map_scenarios};
use crate::project::open_case;

/// Returns the marks of each row and the readings behind it, group by group.
fn describe_rows(page: &Page) -> String {
    let groups = page.table.groups.iter().map(|(labels, lines)| {
        let lines = lines.iter().map(|line| format!("{:?} by {:?}", line.marks, line.reading_numbers));
        format!("{labels}: {}", lines.collect::<Vec<_>>().join("\n  "))
    });
    groups.collect::<Vec<_>>().join("\n")
}

/// Returns the number of rows of an answer; fails if they differ in a language of one word, or if two read alike.
fn count_rows(judged: &JudgedScenario<'_>) -> usize {
    let english = Page::new(&judged.report("x", Detail::USUAL), &[]);
    let one_word = judged.in_language(Language::ONE_WORD, |of| Page::new(&of.report("x", Detail::USUAL), &[]));
    assert_eq!(describe_rows(&english), describe_rows(&one_word), "{}", judged.name);
    for (labels, lines) in &one_word.table.groups {
        assert!(lines.iter().all(|line| line.text == "word"), "{labels} of {}", judged.name);
    }
    check_rows_differ(&english, judged.name);
    english.table.groups.iter().map(|(_, lines)| lines.len()).sum()
}

/// Fails if two rows of a group read alike.
fn check_rows_differ(page: &Page, name: &str) {
    for (labels, lines) in &page.table.groups {
        let texts: BTreeSet<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(texts.len(), lines.len(), "{labels} of {name} reads alike twice");
    }
}

#[test]
fn where_every_message_is_the_same_word_the_rows_and_marks_are_the_same() {
    let count: usize = map_scenarios(count_rows).into_iter().sum();
    assert!(count > 300, "only {count} rows");
}

#[test]
fn each_language_has_the_rows_and_marks_of_english() {
    map_scenarios(|judged| {
        let page = |of: &JudgedScenario<'_>| Page::new(&of.report("x", Detail::USUAL), &[]);
        let english = describe_rows(&page(judged));
        for code in LANGUAGES.into_iter().skip(1) {
            let language = Language::from_code(code).expect("a language");
            let translated = judged.in_language(language, page);
            assert_eq!(describe_rows(&translated), english, "{} in {code}", judged.name);
            check_rows_differ(&translated, judged.name);
        }
    });
}

/// Returns the rows of the answer to a text, with their marks.
fn answer_rows(text: String) -> String {
    let case = open_case("x", text);
    let (table, rule_sets, detail) = (&case.table(), all_rule_sets(), Detail::USUAL);
    ReportRequest { file: "x", table, rule_sets, detail, configured: None }
        .with_report(|report| describe_rows(&Page::new(report, &[])))
}

#[test]
fn longer_names_take_no_row_away() {
    let text = |[city, road, other]: [&str; 3], turn: &str| {
        let turn = turn.replace("CITY", city).replace("ROAD", road).replace("OTHER", other);
        format!(
            "players: [red, blue]\n\
             board: |\n  {city} {road} {other}\n  x y z\n\
             tiles:\n  {city}: {{ city: S }}\n  {road}: {{ road: S }}\n  {other}: {{ city: S }}\n  \
             x: {{ city: N }}\n  y: {{ road: N }}\n  z: {{ city: N }}\n\
             meeples: {{ red: [{city}.city, {road}.road, {other}.city] }}\n\
             track:\n  red: {{ meeple: 4, messenger: 13 }}\n  blue: {{ meeple: 10, messenger: 0 }}\n\
             turn: {{ player: red{turn} }}\n"
        )
    };
    let long = ["a-city-of-many-spires", "b-road-through-the-dark-woods", "c-city-by-the-sea-of-fog"];
    for turn in ["", ", rounds: [{ round: 3, score: [CITY.city, ROAD.road, OTHER.city] }]"] {
        let short = answer_rows(text(["a", "b", "c"], turn));
        assert!(short.lines().count() > 3, "{short}");
        assert_eq!(short, answer_rows(text(long, turn)));
    }
}
