//! The layout of answers: short, within the width, and in plain words, for every scenario.

use std::collections::BTreeSet;

use carcassonne_law::QuestionId;
use carcassonne_rules::hints::doubts;
use carcassonne_rules::mechanics::{Subject, forms};
use carcassonne_rules::verdict::{Scope, judge};
use carcassonne_show::report::{Boards, Detail, Style};
use carcassonne_text::Language;

use crate::common;
use crate::judged::{JudgedScenario, all_rule_sets, map_scenarios, scenarios};

/// The maximum number of lines of an ordinary answer at 80 columns.
const MOST_USUAL_LINES: usize = 25;
/// The maximum number of lines of any answer.
const MOST_LINES: usize = 40;

/// The scenarios whose answers exceed [`MOST_USUAL_LINES`], each with the reason.
const LONG_ANSWERS: &str = include_str!("long_answers.tsv");
/// The least share of short answers among all, in per cent.
const LEAST_SHORT_PERCENT: usize = 98;

fn answer(judged: &JudgedScenario<'_>, format: &str, style: Style, detail: Detail) -> String {
    judged.render_answer("case.yaml", format, style, detail)
}

#[test]
fn an_answer_is_short_and_none_is_very_long() {
    map_scenarios(|judged| {
        let lines = judged.usual_answer().lines().count();
        let is_longer = common::table_rows(LONG_ANSWERS).any(|[longer, _]| longer == judged.name);
        let fits = if is_longer { MOST_USUAL_LINES + 1..=MOST_LINES } else { 1..=MOST_USUAL_LINES };
        assert!(fits.contains(&lines), "{lines} lines");
    });
    for [name, why] in common::table_rows(LONG_ANSWERS) {
        assert!(scenarios().iter().any(|known| known == name) && !why.is_empty(), "{name}");
    }
    let count = LONG_ANSWERS.lines().skip(1).count();
    assert!(count * 100 <= scenarios().len() * (100 - LEAST_SHORT_PERCENT), "{count} are longer");
}

/// Returns the number of answers in a language that have at most [`MOST_USUAL_LINES`], and of all; fails if a line is wider
/// than a terminal of 80 columns.
fn count_short(language: Language) -> (usize, usize) {
    let are_short = map_scenarios(move |judged| {
        let answer = judged.in_language(language, |of| of.usual_answer().to_owned());
        let widest = answer.lines().map(|line| line.chars().count()).max().unwrap_or_default();
        assert!(widest <= 80, "{widest} columns in {answer}");
        answer.lines().count() <= MOST_USUAL_LINES
    });
    (are_short.iter().filter(|is_short| **is_short).count(), are_short.len())
}

#[test]
fn nine_answers_of_ten_are_short_in_languages_with_longer_words() {
    let translations = Language::ALL.into_iter().skip(1);
    for language in translations.chain([Language::STRETCHED]) {
        let (short, all) = count_short(language);
        assert!(short * 10 >= all * 9, "{language:?}: {short} of {all}");
    }
}

/// The scenarios with more pieces than any one game has, each with the excess.
const IMPLAUSIBLE: &str = include_str!("implausible.tsv");

#[test]
fn pieces_are_told_to_be_implausible_only_where_they_are() {
    let marks = ["in the game", "a player has", "returned with the last"];
    map_scenarios(move |judged| {
        let messages = doubts(judged.table, &judge(judged.table, all_rule_sets(), Scope::Mentioned));
        let messages: Vec<&String> =
            messages.iter().filter(|told| marks.iter().any(|mark| told.contains(mark))).collect();
        match common::table_rows(IMPLAUSIBLE).find(|[known, _]| *known == judged.name) {
            Some([_, excess]) => assert!(messages.iter().any(|told| told.contains(excess)), "{messages:?}"),
            None => assert!(messages.is_empty(), "{messages:?}"),
        }
    });
}

#[test]
fn no_line_is_wider_than_it_may_be() {
    // Every other scenario gets the narrowest width, where most lines must break; the others take turns.
    map_scenarios(|judged| {
        let index = judged.index();
        let width = if index.is_multiple_of(2) { 30 } else { [40, 60, 80, 120, 140][index / 2 % 5] };
        let layouts = [("table", Detail::USUAL), ("table", Detail::EXPLAIN), ("list", Detail::USUAL)];
        let (format, detail) = layouts[index % layouts.len()];
        for line in answer(judged, format, Style { width, ..Style::PLAIN }, detail).lines() {
            let line_width = line.chars().count();
            assert!(line_width <= width, "in {format}: {line_width} columns of {width}: {line}");
        }
    });
}

#[test]
fn an_answer_can_be_plain_ascii() {
    map_scenarios(|judged| {
        // A sample of the corpus covers every character.
        if !judged.index().is_multiple_of(4) {
            return;
        }
        let style = Style { unicode: false, ..Style::PLAIN };
        let printed = answer(judged, "table", style, Detail { board: Boards::Fitting, ..Detail::USUAL });
        // The places of sources are quoted as printed, and so is the text of the file.
        let question = judged.case.scenario.question.clone().unwrap_or_default();
        for line in printed.lines().filter(|line| !line.contains('"')) {
            let is_fine = line.is_ascii() || !question.is_ascii();
            assert!(is_fine, "{line}");
        }
    });
}

/// Returns every word that is meant for files and programs and must not appear in prose.
fn machine_words() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = QuestionId::ALL.iter().map(|q| q.word().to_owned()).collect();
    let replies = forms().flat_map(|(_, form)| form.reply_keys).map(|key| key.word);
    keys.extend(replies.filter(|key| key.contains('_')).map(str::to_owned));
    keys
}

#[test]
fn no_key_and_no_id_reaches_a_person() {
    let machine_words = machine_words();
    let failures = map_scenarios(move |judged| {
        let JudgedScenario { name, case, table, .. } = judged;
        let index = judged.index();
        let mut failures = BTreeSet::new();
        let mut ids: BTreeSet<String> = machine_words.clone();
        for (ix, subject) in table.subjects() {
            match subject {
                Subject::Feature(_) => ids.insert(table.id(ix)),
                Subject::Ask(_) => false,
            };
        }
        let question = case.scenario.question.clone().unwrap_or_default();
        // The usual details are covered beside the steps; a list shows the same facts as a table.
        for (format, detail) in [("table", Detail { steps: true, ..Detail::USUAL }), ("list", Detail::USUAL)]
            .into_iter()
            .filter(|(format, _)| *format == "table" || index.is_multiple_of(4))
        {
            for line in answer(judged, format, Style::PLAIN, detail).lines() {
                if question.contains(line.trim()) {
                    continue;
                }
                for word in line.split(|c: char| c.is_whitespace() || "(),;:\"[]?!".contains(c)) {
                    let word = word.trim_end_matches('.');
                    let is_key = ids.contains(word)
                        || (word.contains('_') && word.chars().all(|c| c.is_alphanumeric() || c == '_'));
                    if is_key {
                        failures.insert(format!("{name}: {word}: {}", line.trim()));
                    }
                }
            }
        }
        failures
    });
    let failures: BTreeSet<String> = failures.into_iter().flatten().collect();
    let sample: Vec<&str> = failures.iter().map(String::as_str).take(60).collect();
    assert!(failures.is_empty(), "{} lines:\n{}", failures.len(), sample.join("\n"));
}
