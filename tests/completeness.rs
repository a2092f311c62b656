//! Completeness of answers: for any rule sets, an answer states its outcome. Each scenario is judged once under all of
//! them; each rule set and each pair is extracted from that judgement and formatted in every format.

use std::collections::BTreeSet;

use carcassonne_law::RuleSet;
use carcassonne_position::Status;
use carcassonne_rules::hints::weigh;
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::{Citation, Judgement, Scope, SubjectVerdicts, Verdict, judge};
use carcassonne_show::report::{Boards, Brief, Detail, Format, Mark, Output, Page, Report, Style, phrase};
use carcassonne_text::Language;

use crate::judged::{JudgedScenario, format_report, map_scenarios};
use crate::project::open_scenario;

fn extract_rule_sets<'b>(judged: &SubjectVerdicts<'b>, places: &[usize]) -> (SubjectVerdicts<'b>, Vec<Option<usize>>) {
    let mut verdicts: Vec<Verdict<'b>> = Vec::new();
    for verdict in &judged.verdicts {
        let chosen =
            |all: &[usize]| -> Vec<usize> { (0..places.len()).filter(|n| all.contains(&places[*n])).collect() };
        let rule_sets = chosen(&verdict.rule_sets);
        if rule_sets.is_empty() {
            continue;
        }
        let extracted_citations = verdict.citations.iter().filter_map(|citation| {
            let rule_sets = chosen(&citation.rule_sets);
            (!rule_sets.is_empty()).then(|| Citation { rule_sets, ..citation.clone() })
        });
        let citations: Vec<Citation<'b>> = extracted_citations.collect();
        verdicts.push(Verdict { rule_sets, citations: citations.into(), ..verdict.clone() });
    }
    let group_of = |n: &usize| judged.verdicts.iter().position(|v| v.rule_sets.contains(n));
    let group = places.iter().map(group_of).collect();
    (SubjectVerdicts { verdicts, ..judged.clone() }, group)
}

/// Returns a text on one line, without the markup of formats.
fn plain_text(text: &str) -> String {
    let plain: String = text.chars().filter(|c| !matches!(c, '*' | '`' | '|' | '\\')).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the texts that may state the outcome of a subject: its sentences, its rows, its phrases.
fn possible_statements(table: &Table<'_>, page: &Page, judged: &SubjectVerdicts<'_>, n: usize) -> Vec<String> {
    let label = page.subjects[n].label.as_str();
    let is_labelled = |labels: &str| labels.is_empty() || labels.split(", ").any(|one| one == label);
    // A sentence on several features names each of them.
    let is_stated = |labels: &str, sentence: &str| {
        let is_only = page.subjects.len() == 1;
        if labels.is_empty() { is_only || sentence.contains(&format!("{label}: ")) } else { is_labelled(labels) }
    };
    let sentences = page.today.iter().flat_map(|today| &today.answers);
    let sentences = sentences.filter(|(of, said, _)| is_stated(of, said)).map(|(_, said, _)| said);
    let rows = page.table.groups.iter().filter(|(labels, _)| is_labelled(labels));
    let rows = rows.flat_map(|(_, lines)| lines).map(|line| &line.text);
    let phrases = judged.verdicts.iter().map(|verdict| phrase(table, judged, verdict));
    let shortly = page.subjects[n].short_answer.clone();
    let all = sentences.chain(rows).cloned().chain(phrases).chain(shortly);
    all.filter(|said| !said.is_empty()).map(|said| plain_text(&said)).collect()
}

/// Returns the formats in which an answer under these rule sets omits a subject.
fn find_omissions(file: &str, table: &Table<'_>, judgement: &Judgement<'_>) -> Vec<String> {
    let claims = &weigh(table, judgement);
    let detail = Detail { board: Boards::None, ..Detail::USUAL };
    let report = Report { file, table, judgement, claims, detail };
    let page = Page::new(&report, &[]);
    let mut subjects: Vec<&SubjectVerdicts<'_>> = Vec::new();
    for ix in carcassonne_show::report::subject_order(table, &judgement.subjects) {
        subjects.extend(judgement.verdicts_on(ix));
    }
    let names: Vec<&str> = judgement.rule_sets.iter().map(RuleSet::id).collect();
    let mut missing = Vec::new();
    // If some rules judge the board, the answer reports these and not the rules that are older than its pieces.
    let is_judged = |n: &usize| {
        let status = |one: &&SubjectVerdicts<'_>| one.verdict_under(*n).map(|verdict| verdict.status);
        subjects.iter().filter_map(status).any(|status| status != Status::NotApplicable)
    };
    let has_judgement = page.today.iter().flat_map(|today| &today.sets).any(is_judged);
    if !has_judgement && (0..names.len()).any(|n| is_judged(&n)) {
        missing.push(format!("{file}, {names:?}: what these rules say"));
    }
    let brief: &dyn Format = &Brief;
    // Data is covered by `tests/json.rs` and `tests/spreadsheet.rs`.
    let is_data = |word: &str| word.starts_with("json") || word == "csv";
    let formats = Output::Answers.formats().into_iter().filter(|format| !is_data(format.word()));
    for format in formats.chain([brief]) {
        let style = Style { width: 80, ..Style::PLAIN };
        let output = plain_text(&format_report(&report, format, style, 1));
        let most = if format.word() == "brief" { 1 } else { usize::MAX };
        for (n, judged) in subjects.iter().take(page.subjects.len().min(most)).enumerate() {
            let is_said = |said: &String| {
                // A long text may be cut; its beginning is there.
                let most = if format.word() == "brief" { 8 } else { 24 };
                let begun: String = said.chars().take(most).collect();
                output.to_lowercase().contains(&begun.trim_end().to_lowercase())
            };
            if !possible_statements(table, &page, judged, n).iter().any(is_said) {
                let heading = &page.subjects[n].heading;
                missing.push(format!("{file}, {names:?}, {}: {heading}", format.word()));
            }
        }
    }
    missing
}

#[test]
fn every_answer_says_what_it_comes_to_under_each_rule_set_and_each_pair() {
    let missing: Vec<String> = map_scenarios(scenario_omissions).into_iter().flatten().collect();
    assert!(missing.is_empty(), "{} are not said:\n{}", missing.len(), missing.join("\n"));
}

fn scenario_omissions(scenario: &JudgedScenario<'_>) -> Vec<String> {
    let (table, judgement) = (scenario.table, scenario.judgement);
    let rule_sets = judgement.rule_sets;
    let name = base_name(scenario.name);
    let single = (0..rule_sets.len()).map(|n| vec![n]);
    // Pairs are tested in a part of the corpus.
    let with_pairs = scenario.index().is_multiple_of(4);
    let pairs =
        (0..rule_sets.len()).filter(|_| with_pairs).flat_map(|a| (a + 1..rule_sets.len()).map(move |b| vec![a, b]));
    let mut groups_seen = BTreeSet::new();
    let mut missing = Vec::new();
    for places in single.chain(pairs) {
        let extracted: Vec<_> = judgement.subjects.iter().map(|subject| extract_rule_sets(subject, &places)).collect();
        let today = places.iter().any(|n| rule_sets[*n].is_present());
        let group: Vec<Vec<Option<usize>>> = extracted.iter().map(|(_, group)| group.clone()).collect();
        // Rule sets with the same verdicts have the same words.
        if !groups_seen.insert((today, group)) {
            continue;
        }
        let sets: Vec<RuleSet> = places.iter().map(|n| rule_sets[*n].clone()).collect();
        let subjects = extracted.into_iter().map(|(subject, _)| subject);
        missing.extend(find_omissions(name, table, &Judgement::new(&sets, subjects)));
    }
    missing
}

/// Returns the name of a scenario without its folder.
fn base_name(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

/// Applies `look` to every third scenario, judged under all rule sets, with its page in full.
fn check_pages(look: impl Fn(&Page, &[RuleSet], String) + Send + Sync + 'static) {
    map_scenarios(move |judged| {
        if !judged.index().is_multiple_of(3) {
            return;
        }
        let name = base_name(judged.name);
        let detail = Detail { board: Boards::None, ..Detail::EXPLAIN };
        let text = judged.render_answer(name, "table", Style { width: 80, ..Style::PLAIN }, detail);
        look(&Page::new(&judged.report(name, detail), &[]), judged.judgement.rule_sets, text);
    });
}

#[test]
fn rule_sets_are_listed_in_their_order_in_steps_and_in_the_law() {
    check_pages(|page, rule_sets, _| {
        let answers = page.steps.iter().flat_map(|steps| &steps.answers);
        // Those under which it is so, and those under which it may be.
        let steps = answers.flat_map(|answer| answer.rules.split("no ruling, but possible: "));
        let steps = steps.map(|rules| rules.trim_end_matches("; ").split(", ").map(str::to_owned).collect());
        let law = page.law.iter().flat_map(|law| &law.readings).map(|reading| reading.rule_sets.clone());
        for names in steps.chain(law).collect::<Vec<Vec<String>>>() {
            // A run of eras is at the place of its first era.
            let place = |name: &String| {
                let first = name.split('–').next().unwrap_or_default();
                let is_called = |set: &RuleSet| first == set.id() || first == set.display_name(Language::ENGLISH);
                let is_house = |set: &RuleSet| first == "house" && set.id().starts_with("house");
                rule_sets.iter().position(|set| is_called(set) || is_house(set))
            };
            assert!(names.iter().map(place).is_sorted(), "{names:?}");
        }
    });
}

#[test]
fn every_row_of_a_disputed_answer_says_by_which_reading_it_is_so() {
    check_pages(|page, _, _| {
        let mut missing = Vec::new();
        let numbers: Vec<usize> =
            page.decisions.iter().flat_map(|d| &d.readings).filter_map(|way| way.number).collect();
        assert!(numbers.is_sorted(), "{numbers:?}");
        for line in page.table.groups.iter().flat_map(|(_, lines)| lines) {
            assert!(line.reading_numbers.iter().flatten().all(|n| numbers.contains(n)), "{}", line.text);
            let marks = line.marks.iter().filter(|mark| **mark != Mark::Absent);
            let marks: BTreeSet<Mark> = marks.copied().collect();
            if line.reading_numbers.is_empty() && (marks.len() > 1 || marks.contains(&Mark::Maybe)) {
                missing.push(line.text.clone());
            }
        }
        assert!(missing.is_empty(), "{}", missing.join("\n"));
    });
}

#[test]
fn the_law_has_its_readings_in_the_order_of_their_numbers() {
    check_pages(|page, _, text| {
        let numbers: Vec<usize> =
            page.law.iter().flat_map(|law| &law.readings).filter_map(|reading| reading.number).collect();
        assert!(numbers.is_sorted() && numbers.first().is_none_or(|n| *n == 1), "{numbers:?}");
        // A reading marked `no ruling` never has a superseded official ruling.
        for reading in page.law.iter().flat_map(|law| &law.readings) {
            let is_unruled = reading.meaning == "no ruling";
            let is_superseded = |note: &carcassonne_show::report::FullRuling| {
                note.is_superseded && note.authority.starts_with("official")
            };
            assert!(!is_unruled || !reading.rulings.iter().any(is_superseded), "{text}");
        }
    });
}

/// Returns the questions that decide a scenario under some rule sets, in the order of the answer.
fn deciding_questions(scenario: &str, words: &[&str]) -> Vec<String> {
    let case = open_scenario(scenario);
    let table = &case.table();
    let sets: Vec<RuleSet> = if words.is_empty() {
        RuleSet::all()
    } else {
        words.iter().map(|word| RuleSet::from_word(word).expect("a rule set")).collect()
    };
    let judgement = &judge(table, &sets, Scope::Answered);
    let claims = &weigh(table, judgement);
    let detail = Detail { board: Boards::None, ..Detail::USUAL };
    let report = Report { file: scenario, table, judgement, claims, detail };
    Page::new(&report, &[]).decisions.into_iter().map(|decision| decision.id).collect()
}

#[test]
fn under_one_rule_set_what_others_answer_otherwise_comes_first() {
    let decided = deciding_questions("hill/in-2024", &["now"]);
    assert_eq!(decided.first().map(String::as_str), Some("hill.tie"), "{decided:?}");
}

#[test]
fn what_makes_today_another_than_most_comes_first() {
    let decided = deciding_questions("messages/ninth-is-the-first", &[]);
    assert_eq!(decided.first().map(String::as_str), Some("message.figures"), "{decided:?}");
}
