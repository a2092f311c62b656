//! The program's answer to a turn, in the simulator's terms.

use std::sync::Arc;

use carcassonne_law::RuleSet;
use carcassonne_rules::mechanics::{ReplyPart, Subject, TrackChoice};
use carcassonne_rules::verdict::{Case, Outcome, Scope, judge};
use carcassonne_text::SourceText;

use super::slow::{Answer, Row};

/// Returns all answers under each rule set, or the messages of the refusal.
pub(crate) fn read_answers(text: &str) -> Result<Vec<(String, Vec<Answer>)>, Vec<String>> {
    let source = Arc::new(SourceText::new("turn.yaml", text.as_bytes().to_vec()).expect("text"));
    let case = Case::open(&source)
        .map_err(|refused| refused.problems().map(carcassonne_text::Problem::message).collect::<Vec<_>>())?;
    let table = case.table();
    let rule_sets = RuleSet::all();
    let sets = table.applicable_rule_sets(&rule_sets);
    let judgement = judge(&table, &sets, Scope::Answered);
    let turn = judgement
        .subjects
        .iter()
        .find(|s| matches!(table.subject(s.subject), Some(Subject::Ask(posed)) if posed.form.ask == "turn"));
    let turn = turn.expect("the turn is answered");
    let answers_under = |n: usize| {
        let verdict = turn.verdict_under(n).expect("a verdict");
        verdict.outcomes.iter().map(|outcome| to_answer(outcome, &case)).collect()
    };
    Ok((0..sets.len()).map(|n| (sets[n].id().to_owned(), answers_under(n))).collect())
}

fn to_answer(outcome: &Outcome, case: &Case) -> Answer {
    let reply = outcome.reply();
    if reply.get("allowed") == Some(&ReplyPart::Flag(false)) {
        return Answer::Impossible;
    }
    let to_entries = |part: Option<&ReplyPart>| match part {
        Some(ReplyPart::Choices(choices)) => TrackChoice::to_entries(choices, &case.scenario),
        _ => Vec::new(),
    };
    let to_points = |part: Option<&ReplyPart>| match part {
        Some(ReplyPart::Figures(figures)) => figures.iter().map(|(_, points)| *points).collect(),
        _ => Vec::new(),
    };
    let to_words = |told: Option<&ReplyPart>| match told {
        Some(told @ ReplyPart::Words(_)) => told.words(&case.scenario),
        _ => Vec::new(),
    };
    let rows = reply.rows().iter().map(|row| Row {
        choice: to_entries(row.get("choice")),
        lands: to_points(row.get("lands")),
        messages: to_words(row.get("messages")),
    });
    let most = match reply.get("most") {
        Some(ReplyPart::Count(most)) => i64::from(*most),
        _ => -1,
    };
    Answer::Rows { rows: rows.collect(), most }
}
