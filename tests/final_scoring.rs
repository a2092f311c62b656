//! Final scoring as the sum of the points of a board's features.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::Arc;

use proptest::prelude::*;

use carcassonne_oracle::inside::mechanics::{ReplyPart, Subject};
use carcassonne_oracle::inside::rulebook::{Law, QuestionId, RuleSet};
use carcassonne_oracle::inside::scenario::{PlayerIx, Status};
use carcassonne_oracle::inside::text::SourceText;
use carcassonne_oracle::inside::verdict::{Case, Scope, judge};

use crate::boards::plan::{Pairs, boards};
use crate::boards::text::{Layout, Writing};
use crate::judged::{file, scenarios};
use crate::properties::cases;

type Points = BTreeMap<PlayerIx, u32>;

fn open(name: &str, text: String) -> Case {
    let source = Arc::new(SourceText::new(name, text.into_bytes()).expect("a text"));
    Case::open(&source).expect("a legal position")
}

/// Returns each player's sum over all features under a rule set; `None` if any of it is not settled.
fn one_by_one(case: &Case, set: &RuleSet) -> Option<Points> {
    let table = case.table();
    let judgement = judge(&table, std::slice::from_ref(set), Scope::Answered);
    let mut points = Points::new();
    let mut seen = BTreeSet::new();
    for subject in &judgement.subjects {
        if !matches!(table.subject(subject.subject), Some(Subject::Feature(_))) || seen.contains(&subject.subject) {
            continue;
        }
        let verdict = subject.verdicts.first()?;
        let only = verdict.only().filter(|_| verdict.status == Status::Settled)?;
        seen.extend(only.same_as());
        for (player, more) in only.points() {
            *points.entry(*player).or_default() += more;
        }
    }
    Some(points)
}

/// Returns each player's total from final scoring under a rule set; `None` if it is not settled.
fn together(case: &Case, set: &RuleSet) -> Option<Points> {
    let table = case.table();
    let judgement = judge(&table, std::slice::from_ref(set), Scope::Answered);
    let asked = judgement.subjects.iter().find(|s| matches!(table.subject(s.subject), Some(Subject::Ask(_))))?;
    match asked.verdicts.first()?.only()?.finding.reply.get("total") {
        Some(ReplyPart::Players(total)) => Some(total.iter().copied().filter(|(_, points)| *points > 0).collect()),
        _ => None,
    }
}

/// Returns `true` if a rule set scores each field separately.
fn by_field(set: &RuleSet) -> bool {
    Law::of(set).holding(QuestionId::FieldsScoring).word(QuestionId::FieldsScoring) == "by-field"
}

#[test]
fn it_is_the_sum_of_the_features_of_every_scenario() {
    let mut compared = 0;
    for name in scenarios() {
        let text = fs::read_to_string(file(name)).expect("a scenario");
        let has = |key: &str| text.lines().any(|line| line.starts_with(key));
        if has("ask:") || has("turn:") || !has("meeples:") || text.contains('#') && text.contains("  #") {
            continue;
        }
        let alone = open(name, text.clone());
        let asked = open(name, format!("{text}\nask:\n  - final-scoring: all\n"));
        for set in RuleSet::all().iter().filter(|set| by_field(set)) {
            if let (Some(one), Some(all)) = (one_by_one(&alone, set), together(&asked, set)) {
                assert_eq!(one, all, "{name} under {}", set.id());
                compared += 1;
            }
        }
    }
    assert!(compared > 500, "only {compared} were compared");
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn it_is_the_sum_of_the_features_of_random_boards(board in boards(Pairs::Some)) {
        let text = Writing::plain(Layout::Map).write(&board);
        let alone = open("board", text.clone());
        let asked = open("board", format!("{text}\nask:\n  - final-scoring: all\n"));
        for set in RuleSet::all().iter().filter(|set| by_field(set)) {
            if let (Some(one), Some(all)) = (one_by_one(&alone, set), together(&asked, set)) {
                prop_assert_eq!(one, all, "under {}\n{}", set.id(), text);
            }
        }
    }
}

#[test]
fn each_question_has_a_king_of_its_own() {
    let board = "players: [red]\nboard: |\n  n\n  a\ntiles:\n  n: { city: S }\n  a: { city: N }\n";
    let case = open("kings", format!("{board}ask:\n  - final-scoring: {{ king: red }}\n  - final-scoring: all\n"));
    let table = case.table();
    let set = [RuleSet::present()];
    let judgement = judge(&table, &set, Scope::Answered);
    let only = judgement.subjects.iter().filter_map(|subject| subject.verdicts.first()?.only());
    let kings: Vec<bool> = only.map(|outcome| outcome.finding.reply.get("for_king").is_some()).collect();
    assert_eq!(kings, [true, false]);
}
