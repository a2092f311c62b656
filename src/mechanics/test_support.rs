//! Helpers that run a mechanic on a position written in a test.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::sync::Arc;

use crate::landscape::Landscape;
use crate::mechanics::base::answer::{Answer, RowState};
use crate::mechanics::base::finding::Finding;
use crate::mechanics::{
    Pointer, PosedQuestion, ScoredFeature, Subject, Table, build_table, judge_feature, mechanic_of, pose_questions,
};
use crate::rulebook::{Law, QuestionId, RuleSet, run_every_reading};
use crate::scenario::test_scenarios::read;
use crate::scenario::{Board, Scenario};
use crate::text::{Code, Problems, RefusedText, SourceText};
use crate::verdict::Case;

/// Returns the result for a feature: completion, worth and who scores, under each reading that the law
/// leaves open; `n/a` if the law does not apply. The second list is every question of law that was asked.
pub(super) fn judge_position(text: &str, feature: &str, rule_set: &str) -> (Vec<String>, Vec<&'static str>) {
    let scenario = read(text).expect("a legal position");
    let land = Landscape::new(&scenario.board);
    let table = build_table(&scenario, &land, &[]);
    let named = table.subjects().find(|(ix, _)| table.id(*ix) == feature);
    let (_, Subject::Feature(subject)) = named.expect("an answered feature") else {
        panic!("{feature} is no feature");
    };
    assert!(mechanic_of(&table, subject).is_some(), "a mechanic");
    let set = RuleSet::from_word(rule_set).expect("a rule set");
    let law = Law::new(&set);
    let mut asked: Vec<QuestionId> = Vec::new();
    let runs = run_every_reading(&law, |inquiry| {
        let finding = judge_feature(&table, subject, inquiry);
        asked.extend(inquiry.asked_questions().iter().map(|(q, _)| *q));
        finding
    });
    asked.sort_unstable();
    asked.dedup();
    let found = match runs {
        Err(_) => vec!["n/a".to_owned()],
        Ok(runs) => runs
            .iter()
            .map(|(_, f)| {
                let points: Vec<String> =
                    f.score.points().iter().map(|(p, n)| format!("{} {n}", scenario.player(*p))).collect();
                let complete = match f.complete {
                    None => "",
                    Some(true) => "complete, ",
                    Some(false) => "open, ",
                };
                format!("{complete}worth {}: {}", f.score.worth(), points.join(", "))
            })
            .collect(),
    };
    (found, asked.iter().map(|q| q.word()).collect())
}

/// Returns only the results of [`judge_position`].
pub(super) fn feature_results(text: &str, feature: &str, rule_set: &str) -> Vec<String> {
    judge_position(text, feature, rule_set).0
}

/// Returns the reply to the first question of a scenario and who scores, under each reading that the law leaves open.
///
/// There are no repeats; `n/a` if the law does not apply. The second list is every question of law that was asked.
pub(super) fn answer_question(text: &str, rule_set: &str) -> (Vec<String>, Vec<&'static str>) {
    let mut scenario = read(text).expect("a legal position");
    let mut problems = Problems::new();
    let posed = pose_questions(&mut scenario, &mut problems);
    assert!(problems.is_empty(), "the question is refused: {problems:?}");
    let land = Landscape::new(&scenario.board);
    let table = build_table(&scenario, &land, &posed);
    let query = &posed.first().expect("a question").query;
    let set = RuleSet::from_word(rule_set).expect("a rule set");
    let law = Law::new(&set);
    let mut asked: Vec<QuestionId> = Vec::new();
    let runs = run_every_reading(&law, |inquiry| {
        let finding = query.judge(&table, inquiry);
        asked.extend(inquiry.asked_questions().iter().map(|(q, _)| *q));
        finding
    });
    asked.sort_unstable();
    asked.dedup();
    let mut found: Vec<String> = Vec::new();
    for line in match runs {
        Err(_) => vec!["n/a".to_owned()],
        Ok(runs) => runs.iter().map(|(_, f)| format_finding(&scenario, f)).collect(),
    } {
        if !found.contains(&line) {
            found.push(line);
        }
    }
    (found, asked.iter().map(|q| q.word()).collect())
}

/// Returns the first question and its answer in words: the heading, the sentences on today's rules, and the rows.
///
/// This is under the first reading that the law leaves open. Rows begin with `+` for yes, `-` for no, `x` if barred.
pub(super) fn answer_words(text: &str, rule_set: &str) -> (String, Vec<String>, Vec<String>) {
    with_answer(text, rule_set, |table, question, finding| {
        let answer = Answer::from_finding(question, table, finding);
        let voice = table.scenario.voice();
        let rows = answer.rows.iter().map(|row| {
            let state = match row.state {
                RowState::Yes => '+',
                RowState::No => '-',
                RowState::Barred => 'x',
            };
            format!("{state} {}", voice.say(&row.text))
        });
        let today = answer.today.iter().map(|said| voice.capitalized_sentence(said)).collect();
        (voice.capitalized_sentence(&question.heading(table)), today, rows.collect())
    })
}

/// Passes the first question of a scenario to `look`, with its table.
fn with_question<T>(text: &str, look: impl FnOnce(&Table<'_>, &PosedQuestion) -> T) -> T {
    let mut scenario = read(text).expect("a legal position");
    let posed = pose_questions(&mut scenario, &mut Problems::new());
    let land = Landscape::new(&scenario.board);
    let table = build_table(&scenario, &land, &posed);
    let question = posed.first().expect("a question");
    look(&table, question)
}

/// Passes the first question and its finding under the first reading that the law leaves open to `look`.
fn with_answer<T>(text: &str, rule_set: &str, look: impl FnOnce(&Table<'_>, &PosedQuestion, &Finding) -> T) -> T {
    with_question(text, |table, question| {
        let set = RuleSet::from_word(rule_set).expect("a rule set");
        let law = Law::new(&set);
        let runs = run_every_reading(&law, |inquiry| question.query.judge(table, inquiry));
        let runs = runs.expect("an answer");
        look(table, question, &runs.first().expect("an answer").1)
    })
}

/// Passes the pointers to what the first question of a scenario marks on the board to `look`, with that board.
pub(super) fn with_pointers<T>(text: &str, look: impl FnOnce(&Board, &[Pointer]) -> T) -> T {
    with_question(text, |table, asked| look(table.board(), &asked.query.pointers(table)))
}

/// Passes the finding on a feature under the first reading that the law leaves open to `look`.
fn with_finding<T>(
    text: &str,
    feature: &str,
    rule_set: &str,
    look: impl FnOnce(&Table<'_>, &ScoredFeature, &Finding) -> T,
) -> T {
    let scenario = read(text).expect("a legal position");
    let land = Landscape::new(&scenario.board);
    let table = build_table(&scenario, &land, &[]);
    let named = table.subjects().find(|(ix, _)| table.id(*ix) == feature);
    let (_, Subject::Feature(subject)) = named.expect("an answered feature") else {
        panic!("{feature} is no feature");
    };
    let set = RuleSet::from_word(rule_set).expect("a rule set");
    let law = Law::new(&set);
    let runs = run_every_reading(&law, |inquiry| judge_feature(&table, subject, inquiry));
    let runs = runs.expect("a finding");
    look(&table, subject, &runs.first().expect("a finding").1)
}

/// Returns the steps that explain the worth of a feature.
pub(super) fn steps(text: &str, feature: &str, rule_set: &str) -> Vec<String> {
    with_finding(text, feature, rule_set, |table, _, finding| {
        let voice = table.scenario.voice();
        finding.steps.iter().map(|step| voice.capitalized_sentence(step)).collect()
    })
}

/// Returns the steps that explain the answer to the first question of a scenario.
pub(super) fn answer_steps(text: &str, rule_set: &str) -> Vec<String> {
    with_answer(text, rule_set, |table, _, finding| {
        let voice = table.scenario.voice();
        finding.steps.iter().map(|step| voice.capitalized_sentence(step)).collect()
    })
}

/// Returns a finding on a question in one line: `allowed yes; tiles a b; complete; red 3`.
fn format_finding(scenario: &Scenario, finding: &Finding) -> String {
    let mut parts: Vec<String> =
        finding.reply.iter().map(|(key, told)| format!("{key} {}", told.words(scenario).join(", "))).collect();
    parts.extend(finding.complete.map(|c| if c { "complete" } else { "not complete" }.to_owned()));
    parts.extend(finding.score.points().iter().map(|(p, n)| format!("{} {n}", scenario.player(*p))));
    for row in finding.reply.rows() {
        let values: Vec<String> = row.iter().map(|(_, told)| told.words(scenario).join(", ")).collect();
        parts.push(format!("| {}", values.join("; ")));
    }
    parts.join("; ").replace("; |", " |")
}

/// Returns every problem in the questions of a scenario: its code, and the text that is underlined.
pub(super) fn question_problems(text: &str) -> Vec<(Code, String)> {
    let mut scenario = read(text).expect("a legal position");
    let mut problems = Problems::new();
    let posed = pose_questions(&mut scenario, &mut problems);
    let land = Landscape::new(&scenario.board);
    let table = build_table(&scenario, &land, &posed);
    for question in &posed {
        question.query.check(&table, &mut problems);
    }
    let source = source(text);
    underlined_problems(text, problems.finish(&source, Some(())))
}

/// Returns every problem for which a scenario is refused before it is judged, as [`question_problems`] does.
pub(super) fn scenario_problems(text: &str) -> Vec<(Code, String)> {
    underlined_problems(text, Case::open(&source(text)).map(|_| ()))
}

/// Returns every problem for which a scenario is refused before it is judged, in words: the message, and the help.
pub(super) fn problem_messages(text: &str) -> Vec<(String, String)> {
    let Err(refused) = Case::open(&source(text)) else { return Vec::new() };
    refused.problems().map(|p| (p.message.clone(), p.help.clone())).collect()
}

fn source(text: &str) -> Arc<SourceText> {
    Arc::new(SourceText::new("test", text.as_bytes().to_vec()).expect("text"))
}

fn underlined_problems(text: &str, outcome: Result<(), RefusedText>) -> Vec<(Code, String)> {
    let Err(refused) = outcome else {
        return Vec::new();
    };
    let letters = |range| text.get(range).unwrap_or("").to_owned();
    refused.problems().map(|p| (p.code, letters(p.span.range()))).collect()
}
