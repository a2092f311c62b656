//! Answers over time: between two neighbouring months an answer changes only if a ruling that came into force in
//! between requires it. Every change in the corpus is listed in `snapshots/calendar.txt`.

use std::collections::BTreeSet;
use std::fmt::Write;

use carcassonne_law::{Date, Law, QuestionId, RuleSet, SetKind, question_data, questions};
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::{Scope, Verdict, judge, weigh_claims};
use carcassonne_show::report;

use crate::common::compare_with_snapshot;
use crate::judged::{JudgedScenario, map_scenarios};

/// Returns the first day of every month from 2014 to the end of the year after the newest era began.
fn month_starts() -> Vec<Date> {
    let newest = RuleSet::present_rules().date();
    (2014..=u16::MAX)
        .take_while(|year| Date::from_parts(year - 1, 1, 1, 2) <= newest)
        .flat_map(|year| (1..=12).map(move |month| Date::from_parts(year, month, 1, 2)))
        .collect()
}

/// Returns the changes of law after `span.0` and by `span.1`, on questions that either verdict asks.
fn rulings_between(before: &Verdict<'_>, after: &Verdict<'_>, span: (Date, Date)) -> Vec<String> {
    let is_in_span = |date: Date| span.0 < date && date <= span.1;
    let questions: BTreeSet<_> = [before, after]
        .into_iter()
        .flat_map(|v| {
            let asked = v.points_of_law.iter().map(|p| p.question);
            asked.chain(v.not_applicable.and_then(|not| not.question))
        })
        .collect();
    let mut found = Vec::new();
    // The pieces on the board were released in between.
    let unreleased = |v: &Verdict<'_>| v.not_applicable.filter(|not| not.question.is_none());
    if let (Some(exclusion), None) = (unreleased(before), unreleased(after))
        && is_in_span(exclusion.since.date)
    {
        found.push(format!("{} exist", exclusion.since.what));
    }
    for question in questions {
        let data = question_data(question);
        if data.since.as_ref().is_some_and(|since| is_in_span(since.date)) {
            found.push(format!("{} begins", data.id));
        }
        let new = data.rulings.iter().filter(|r| r.overlay().is_empty() && is_in_span(r.from));
        found.extend(new.map(|r| r.id().to_owned()));
    }
    found
}

/// Returns the changes in a scenario's answers, and those of them that no ruling explains.
fn find_changes(name: &str, table: &Table<'_>, sets: &[RuleSet], dates: &[Date]) -> (Vec<(Date, String)>, Vec<String>) {
    let judgement = judge(table, sets, Scope::Answered);
    let (mut changes, mut causeless) = (Vec::new(), Vec::new());
    for subject in &judgement.subjects {
        let answer_on = |n: usize| -> (&Verdict<'_>, String) {
            let verdict = subject.verdict_under(n).expect("a verdict on every day");
            (verdict, report::phrase(table, subject, verdict))
        };
        for n in 1..sets.len() {
            let ((before, from), (after, to)) = (answer_on(n - 1), answer_on(n));
            if from == to {
                continue;
            }
            let rulings = rulings_between(before, after, (dates[n - 1], dates[n]));
            let line = format!("{name}: {}: {from} -> {to} [{}]", table.id(subject.subject), rulings.join(", "));
            if rulings.is_empty() {
                causeless.push(format!("{} {line}", dates[n]));
            }
            changes.push((dates[n], line));
        }
    }
    (changes, causeless)
}

#[test]
fn an_answer_changes_only_where_a_ruling_says_so() {
    let (mut lines, mut causeless) = (Vec::new(), Vec::new());
    let dates = month_starts();
    let sets: Vec<RuleSet> = dates.iter().map(|date| RuleSet::on_date(*date)).collect();
    for (changed, unexplained) in map_scenarios(move |of| find_changes(of.name, of.table, &sets, &dates)) {
        lines.extend(changed);
        causeless.extend(unexplained);
    }
    assert_eq!(causeless, [""; 0], "an answer changes and no ruling of that time says so");
    lines.sort();
    let mut text =
        String::from("What changes in the answers of the corpus from month to month, and by which rulings.\n");
    let mut day = None;
    for (date, line) in &lines {
        if day != Some(*date) {
            day = Some(*date);
            let _ = write!(text, "\n{date}\n");
        }
        let _ = writeln!(text, "  {line}");
    }
    compare_with_snapshot("calendar.txt", &text);
}

/// Returns how many days are given before which something did not exist, after checking days before and after each.
fn days_stated(scenario: &JudgedScenario<'_>) -> usize {
    let mut days: BTreeSet<(_, Date)> = BTreeSet::new();
    for subject in &scenario.judgement.subjects {
        let exclusions = subject.verdicts.iter().filter_map(|verdict| verdict.not_applicable);
        days.extend(exclusions.map(|not| (subject.subject, not.since.date)));
    }
    for (subject, day) in &days {
        // The first day of every half year, and the two days between which the change happens.
        let sampled = month_starts().into_iter().step_by(6).chain([*day, day.day_before()]);
        let sets: Vec<RuleSet> = sampled.filter(|day| *day >= RuleSet::first_day()).map(RuleSet::on_date).collect();
        let judgement = judge(scenario.table, &sets, Scope::Answered);
        let verdicts = judgement.verdicts_on(*subject).expect("the same subject");
        for (n, set) in sets.iter().enumerate() {
            let since = verdicts.verdict_under(n).and_then(|v| v.not_applicable).map(|not| not.since.date);
            let stated = (since == Some(*day), set.date() < *day);
            assert_eq!(stated.0, stated.1, "{}: {day} on {}", scenario.name, set.id());
        }
    }
    days.len()
}

#[test]
fn what_did_not_exist_before_a_day_is_so_on_every_day_before_it_and_on_none_after() {
    let stated: usize = map_scenarios(days_stated).into_iter().sum();
    assert!(stated > 20, "only {stated} days are stated");
}

/// Returns how many claims have a day since which their standing applies, and checks that it does not the day before.
fn count_turned_claims(scenario: &JudgedScenario<'_>) -> usize {
    let mut turned = 0;
    for (n, claim) in scenario.claims.iter().enumerate() {
        let Some(since) = claim.since.map(|since| since.day) else { continue };
        let later = month_starts().into_iter().filter(|day| *day > since);
        let sets: Vec<RuleSet> = [since.day_before(), since].into_iter().chain(later).map(RuleSet::on_date).collect();
        let judgement = judge(scenario.table, &sets, Scope::Answered);
        let standings = &weigh_claims(scenario.table, &judgement)[n].standings;
        let (before, after) = standings.split_first().expect("days");
        let today = after.last().expect("today");
        assert!(after.iter().all(|so| so == today), "{}: {since}: {after:?}", scenario.name);
        assert_ne!(before, today, "{}: {since}", scenario.name);
        turned += 1;
    }
    turned
}

#[test]
fn a_claim_is_right_or_wrong_on_every_day_since_it_is_told_to_be_so() {
    let turned: usize = map_scenarios(count_turned_claims).into_iter().sum();
    assert!(turned > 60, "only {turned} claims turned");
}

#[test]
fn an_era_is_the_law_of_its_day() {
    for era in RuleSet::all().iter().filter(|set| set.kind() == SetKind::Era) {
        let (era_law, set_then) = (Law::new(era), RuleSet::on_date(era.date()));
        let law_then = Law::new(&set_then);
        for question in questions() {
            let id = QuestionId::from_word(question.id).expect("a question");
            assert_eq!(era_law.holding(id), law_then.holding(id), "{}: {}", era.id(), question.id);
        }
    }
}
