//! Final scoring as the sum of the points of a board's features.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_law::{Law, QuestionId, RuleSet};
use carcassonne_position::{PlayerIx, Status};
use carcassonne_rules::mechanics::{ReplyPart, Subject};
use carcassonne_rules::verdict::{Case, Scope, judge};
use proptest::prelude::*;

use crate::boards::plan::{TileKinds, boards};
use crate::boards::text::{Layout, WriteOptions};
use crate::judged::scenarios;
use crate::project::{open_case, read_scenario};
use crate::properties::cases;

type Points = BTreeMap<PlayerIx, u32>;

/// Returns each player's sum over all features under a rule set; `None` if any of it is not settled.
fn sum_of_features(case: &Case, set: &RuleSet) -> Option<Points> {
    let table = case.table();
    let judgement = judge(&table, std::slice::from_ref(set), Scope::Answered);
    let mut points = Points::new();
    let mut counted = BTreeSet::new();
    for subject in &judgement.subjects {
        if !matches!(table.subject(subject.subject), Some(Subject::Feature(_))) || counted.contains(&subject.subject) {
            continue;
        }
        let verdict = subject.verdicts.first()?;
        let outcome = verdict.single_outcome().filter(|_| verdict.status == Status::Settled)?;
        counted.extend(outcome.other_joined_features());
        for (player, more) in outcome.points() {
            *points.entry(*player).or_default() += more;
        }
    }
    Some(points)
}

/// Returns each player's total from final scoring under a rule set; `None` if it is not settled.
fn final_total(case: &Case, set: &RuleSet) -> Option<Points> {
    let table = case.table();
    let judgement = judge(&table, std::slice::from_ref(set), Scope::Answered);
    let question = judgement.subjects.iter().find(|s| matches!(table.subject(s.subject), Some(Subject::Ask(_))))?;
    match question.verdicts.first()?.single_outcome()?.finding.reply.get("total") {
        Some(ReplyPart::Players(total)) => Some(total.iter().copied().filter(|(_, points)| *points > 0).collect()),
        _ => None,
    }
}

fn scores_by_field(set: &RuleSet) -> bool {
    Law::new(set).holding(QuestionId::FieldsScoring).word(QuestionId::FieldsScoring) == "by-field"
}

#[test]
fn it_is_the_sum_of_the_features_of_every_scenario() {
    let mut compared = 0;
    for name in scenarios() {
        let text = read_scenario(name);
        let has = |key: &str| text.lines().any(|line| line.starts_with(key));
        if has("ask:") || has("turn:") || !has("meeples:") || text.contains('#') && text.contains("  #") {
            continue;
        }
        let plain_case = open_case(name, text.as_str());
        let asked_case = open_case(name, format!("{text}\nask:\n  - final-scoring: all\n"));
        for set in RuleSet::all().iter().filter(|set| scores_by_field(set)) {
            if let (Some(sum), Some(total)) = (sum_of_features(&plain_case, set), final_total(&asked_case, set)) {
                assert_eq!(sum, total, "{name} under {}", set.id());
                compared += 1;
            }
        }
    }
    assert!(compared > 500, "only {compared} were compared");
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn it_is_the_sum_of_the_features_of_random_boards(board in boards(TileKinds::WithPairs)) {
        let text = WriteOptions::plain(Layout::Map).write(&board);
        let alone = open_case("board", text.as_str());
        let asked = open_case("board", format!("{text}\nask:\n  - final-scoring: all\n"));
        for set in RuleSet::all().iter().filter(|set| scores_by_field(set)) {
            if let (Some(sum), Some(total)) = (sum_of_features(&alone, set), final_total(&asked, set)) {
                prop_assert_eq!(sum, total, "under {}\n{}", set.id(), text);
            }
        }
    }
}

#[test]
fn each_question_has_a_king_of_its_own() {
    let board = "players: [red]\nboard: |\n  n\n  a\ntiles:\n  n: { city: S }\n  a: { city: N }\n";
    let case = open_case("kings", format!("{board}ask:\n  - final-scoring: {{ king: red }}\n  - final-scoring: all\n"));
    let table = case.table();
    let set = [RuleSet::present_rules()];
    let judgement = judge(&table, &set, Scope::Answered);
    let outcomes = judgement.subjects.iter().filter_map(|subject| subject.verdicts.first()?.single_outcome());
    let kings: Vec<bool> = outcomes.map(|outcome| outcome.finding.reply.get("for_king").is_some()).collect();
    assert_eq!(kings, [true, false]);
}
