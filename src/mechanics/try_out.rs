//! Helpers that run a mechanic on a position written in a test.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::sync::Arc;

use crate::landscape::Landscape;
use crate::mechanics::base::answer::{Answer, RowState};
use crate::mechanics::base::finding::Finding;
use crate::mechanics::{
    Pointer, Posed, ScoredFeature, Subject, Table, answer_of, judge_feature, lay, mechanic_of, pose,
};
use crate::rulebook::{Law, QuestionId, RuleSet, every_reading};
use crate::scenario::try_out::read;
use crate::scenario::{Board, Scenario};
use crate::text::{Code, Problems, Refused, SourceText};
use crate::verdict::Case;

/// Returns the result for a feature: completion, worth and who scores, under each reading that the law
/// leaves open; `n/a` if the law does not apply. The second list is every question that was asked.
pub(super) fn judged(text: &str, feature: &str, rule_set: &str) -> (Vec<String>, Vec<&'static str>) {
    let scenario = read(text).expect("a legal position");
    let land = Landscape::of(&scenario.board);
    let table = lay(&scenario, &land, &[]);
    let named = table.subjects().find(|(ix, _)| table.id(*ix) == feature);
    let (_, Subject::Feature(subject)) = named.expect("an answered feature") else {
        panic!("{feature} is no feature");
    };
    assert!(mechanic_of(&table, subject).is_some(), "a mechanic");
    let set = RuleSet::named(rule_set).expect("a rule set");
    let law = Law::of(&set);
    let mut asked: Vec<QuestionId> = Vec::new();
    let runs = every_reading(&law, |inquiry| {
        let finding = judge_feature(&table, subject, inquiry);
        asked.extend(inquiry.asked().iter().map(|(q, _)| *q));
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

/// Returns only the results of [`judged`].
pub(super) fn found(text: &str, feature: &str, rule_set: &str) -> Vec<String> {
    judged(text, feature, rule_set).0
}

/// Returns the result for the first question of a scenario: the reply and who scores, under each reading
/// that the law leaves open, without repeats; `n/a` if the law does not apply. The second list is every
/// question of law that was asked.
pub(super) fn answered(text: &str, rule_set: &str) -> (Vec<String>, Vec<&'static str>) {
    let mut scenario = read(text).expect("a legal position");
    let mut problems = Problems::new();
    let posed = pose(&mut scenario, &mut problems);
    assert!(problems.is_empty(), "the question is refused: {problems:?}");
    let land = Landscape::of(&scenario.board);
    let table = lay(&scenario, &land, &posed);
    let query = &posed.first().expect("a question").query;
    let set = RuleSet::named(rule_set).expect("a rule set");
    let law = Law::of(&set);
    let mut asked: Vec<QuestionId> = Vec::new();
    let runs = every_reading(&law, |inquiry| {
        let finding = query.judge(&table, inquiry);
        asked.extend(inquiry.asked().iter().map(|(q, _)| *q));
        finding
    });
    asked.sort_unstable();
    asked.dedup();
    let mut found: Vec<String> = Vec::new();
    for line in match runs {
        Err(_) => vec!["n/a".to_owned()],
        Ok(runs) => runs.iter().map(|(_, f)| in_one_line(&scenario, f)).collect(),
    } {
        if !found.contains(&line) {
            found.push(line);
        }
    }
    (found, asked.iter().map(|q| q.word()).collect())
}

/// Returns the first question of a scenario and its answer under the first reading that the law leaves open,
/// in words: the heading, the sentences of today, and the rows, prefixed with `+` if they apply, with `-`
/// if they do not, and with `x` if they are not allowed.
pub(super) fn in_words(text: &str, rule_set: &str) -> (String, Vec<String>, Vec<String>) {
    answer_at(text, rule_set, |table, asked, finding| {
        let answer = Answer::to(asked, table, finding);
        let voice = table.scenario.voice();
        let rows = answer.rows.iter().map(|row| {
            let state = match row.state {
                RowState::Yes => '+',
                RowState::No => '-',
                RowState::Barred => 'x',
            };
            format!("{state} {}", voice.say(&row.text))
        });
        let today = answer.today.iter().map(|said| voice.sentence(said)).collect();
        (voice.sentence(&asked.heading(table)), today, rows.collect())
    })
}

/// Returns all parts of [`in_words`] in one list.
pub(super) fn all_in_words(text: &str, rule_set: &str) -> Vec<String> {
    let (heading, today, rows) = in_words(text, rule_set);
    [vec![heading], today, rows].concat()
}

/// Passes the first question of a scenario to `look`, with its table.
fn question_at<T>(text: &str, look: impl FnOnce(&Table<'_>, &Posed) -> T) -> T {
    let mut scenario = read(text).expect("a legal position");
    let posed = pose(&mut scenario, &mut Problems::new());
    let land = Landscape::of(&scenario.board);
    let table = lay(&scenario, &land, &posed);
    let asked = posed.first().expect("a question");
    look(&table, asked)
}

/// Passes the first question and its finding under the first reading that the law leaves open to `look`.
fn answer_at<T>(text: &str, rule_set: &str, look: impl FnOnce(&Table<'_>, &Posed, &Finding) -> T) -> T {
    question_at(text, |table, asked| {
        let set = RuleSet::named(rule_set).expect("a rule set");
        let law = Law::of(&set);
        let runs = every_reading(&law, |inquiry| asked.query.judge(table, inquiry));
        let runs = runs.expect("an answer");
        look(table, asked, &runs.first().expect("an answer").1)
    })
}

/// Passes the pointers of the first question of a scenario to `look`, with its board.
pub(super) fn pointed<T>(text: &str, look: impl FnOnce(&Board, &[Pointer]) -> T) -> T {
    question_at(text, |table, asked| look(table.board(), &asked.query.points(table)))
}

/// Returns the names of the tiles on which the first question places something, and the number of spaces it looks at.
pub(super) fn stands_and_looks(text: &str) -> (String, usize) {
    pointed(text, |board, points| {
        let stands = points.iter().filter(|p| matches!(p, Pointer::Stands { .. }));
        let tiles: Vec<&str> = stands.filter_map(|p| Some(board.name(p.tile()?))).collect();
        (tiles.join(" "), points.iter().filter(|p| matches!(p, Pointer::Looks { .. })).count())
    })
}

/// Passes the finding on a feature under the first reading that the law leaves open to `look`.
fn looked_at<T>(
    text: &str,
    feature: &str,
    rule_set: &str,
    look: impl FnOnce(&Table<'_>, &ScoredFeature, &Finding) -> T,
) -> T {
    let scenario = read(text).expect("a legal position");
    let land = Landscape::of(&scenario.board);
    let table = lay(&scenario, &land, &[]);
    let named = table.subjects().find(|(ix, _)| table.id(*ix) == feature);
    let (_, Subject::Feature(subject)) = named.expect("an answered feature") else {
        panic!("{feature} is no feature");
    };
    let set = RuleSet::named(rule_set).expect("a rule set");
    let law = Law::of(&set);
    let runs = every_reading(&law, |inquiry| judge_feature(&table, subject, inquiry));
    let runs = runs.expect("a finding");
    look(&table, subject, &runs.first().expect("a finding").1)
}

/// Returns the steps that explain what a feature is worth.
pub(super) fn steps(text: &str, feature: &str, rule_set: &str) -> Vec<String> {
    looked_at(text, feature, rule_set, |table, _, finding| {
        let voice = table.scenario.voice();
        finding.steps.iter().map(|step| voice.sentence(step)).collect()
    })
}

/// Returns the answer for a feature whose mechanic has words of its own: today's sentences, then the row.
pub(super) fn feature_in_words(text: &str, feature: &str, rule_set: &str) -> Vec<String> {
    looked_at(text, feature, rule_set, |table, subject, finding| {
        let (answer, own) = answer_of(table, Subject::Feature(subject), finding, &[]);
        if !own {
            return Vec::new();
        }
        let voice = table.scenario.voice();
        let today = answer.today.iter().map(|said| voice.sentence(said));
        today.chain(answer.rows.iter().map(|row| voice.say(&row.text))).collect()
    })
}

/// Returns the steps that explain the answer to the first question of a scenario.
pub(super) fn steps_of_answer(text: &str, rule_set: &str) -> Vec<String> {
    answer_at(text, rule_set, |table, _, finding| {
        let voice = table.scenario.voice();
        finding.steps.iter().map(|step| voice.sentence(step)).collect()
    })
}

/// Returns a finding on a question in one line: `allowed yes; tiles a b; complete; red 3`.
fn in_one_line(scenario: &Scenario, finding: &Finding) -> String {
    let mut parts: Vec<String> =
        finding.reply.iter().map(|(key, told)| format!("{key} {}", told.words(scenario).join(", "))).collect();
    parts.extend(finding.complete.map(|c| if c { "complete" } else { "not complete" }.to_owned()));
    parts.extend(finding.score.points().iter().map(|(p, n)| format!("{} {n}", scenario.player(*p))));
    for row in finding.reply.rows() {
        let told: Vec<String> = row.iter().map(|(_, told)| told.words(scenario).join(", ")).collect();
        parts.push(format!("| {}", told.join("; ")));
    }
    parts.join("; ").replace("; |", " |")
}

/// Returns every problem in the questions of a text: its code, and the text that is underlined.
pub(super) fn refused(text: &str) -> Vec<(Code, String)> {
    let mut scenario = read(text).expect("a legal position");
    let mut problems = Problems::new();
    let posed = pose(&mut scenario, &mut problems);
    let land = Landscape::of(&scenario.board);
    let table = lay(&scenario, &land, &posed);
    for asked in &posed {
        asked.query.check(&table, &mut problems);
    }
    let source = source(text);
    underlined(text, problems.finish(&source, Some(())))
}

/// Like [`refused`], for everything for which a scenario may be refused before it is judged.
pub(super) fn unfit(text: &str) -> Vec<(Code, String)> {
    underlined(text, Case::open(&source(text)).map(|_| ()))
}

/// Returns everything for which a scenario may be refused in words: each message with its help.
pub(super) fn refused_in_words(text: &str) -> Vec<(String, String)> {
    let Err(refused) = Case::open(&source(text)) else { return Vec::new() };
    refused.problems().map(|p| (p.message.clone(), p.help.clone())).collect()
}

fn source(text: &str) -> Arc<SourceText> {
    Arc::new(SourceText::new("test", text.as_bytes().to_vec()).expect("text"))
}

fn underlined(text: &str, outcome: Result<(), Refused>) -> Vec<(Code, String)> {
    let Err(refused) = outcome else {
        return Vec::new();
    };
    let letters = |range| text.get(range).unwrap_or("").to_owned();
    refused.problems().map(|p| (p.code, letters(p.span.range()))).collect()
}
