//! Expectations, checked.

use crate::mechanics::{Matter, Reply, Table, called_now, wanted};
use crate::rulebook::RuleSet;
use crate::scenario::{About, Expect, ExpectedOutcome, PlayerIx, Said, Status, Under};
use crate::text::{Problems, Span};

use super::judge::judge;
use super::outcome::{Outcome, Verdict};

/// An expectation that a verdict does not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// Where the expectation stands.
    pub span: Span,
    /// The feature as the expectation names it.
    pub feature: String,
    /// The rule sets under which it fails, with the same result.
    pub rule_sets: Vec<String>,
    /// What was expected.
    pub expected: String,
    /// What came out.
    pub found: String,
    /// Where other expectations of the same subject stand that this result would meet.
    pub met_instead: Vec<Span>,
}

/// Checks every expectation of a case; gives those that fail.
///
/// An entry `under: rest` is checked under every era and preset that no other entry of the same
/// subject names.
pub fn check(table: &Table<'_>) -> Vec<Failure> {
    let mut failures: Vec<Failure> = Vec::new();
    // Every rule set that an entry speaks of is judged once.
    let mut sets = RuleSet::all();
    for expect in &table.scenario.expect {
        if let Under::These(these) = &expect.under {
            for set in these {
                if !sets.iter().any(|s| s.id() == set.id()) {
                    sets.push(set.clone());
                }
            }
        }
    }
    let judgement = judge(table, &sets);
    for expect in &table.scenario.expect {
        let Some(ix) = table.about(expect.about) else {
            continue;
        };
        let Some(subject) = judgement.on(ix) else { continue };
        for id in speaks_of(table, expect) {
            let Some(n) = sets.iter().position(|s| s.id() == id) else {
                continue;
            };
            let Some(verdict) = subject.under(n) else {
                continue;
            };
            if meets(table, expect, verdict) {
                continue;
            }
            let met = table.scenario.expect.iter().filter(|other| {
                table.about(other.about) == Some(ix) && meets(table, other, verdict)
            });
            let failure = Failure {
                met_instead: met.map(|other| other.span).collect(),
                span: expect.span,
                feature: expect.written.clone(),
                rule_sets: Vec::new(),
                expected: expected(table, expect),
                found: found(table, verdict),
            };
            // Those of one entry are adjacent.
            let same = failures.iter_mut().rev().take_while(|f| f.span == failure.span);
            let alike =
                |f: &&mut Failure| f.expected == failure.expected && f.found == failure.found;
            match same.into_iter().find(alike) {
                Some(same) => same.rule_sets.push(id),
                None => failures.push(Failure { rule_sets: vec![id], ..failure }),
            }
        }
    }
    failures
}

/// The rule sets that an expectation of a case speaks of, by id: those it names, or, for `rest`, those
/// that no other expectation of the same subject names.
pub fn speaks_of(table: &Table<'_>, expect: &Expect) -> Vec<String> {
    let every = || RuleSet::ids().map(str::to_owned);
    match &expect.under {
        Under::All => every().collect(),
        Under::These(sets) => sets.iter().map(|s| s.id().to_owned()).collect(),
        Under::Rest => {
            let subject = table.about(expect.about);
            let named: Vec<&str> = table
                .scenario
                .expect
                .iter()
                .filter(|e| table.about(e.about) == subject)
                .filter_map(|e| match &e.under {
                    Under::These(sets) => Some(sets.iter().map(RuleSet::id)),
                    Under::All | Under::Rest => None,
                })
                .flatten()
                .collect();
            every().filter(|id| !named.contains(&id.as_str())).collect()
        }
    }
}

fn meets(table: &Table<'_>, expect: &Expect, verdict: &Verdict<'_>) -> bool {
    if expect.status.is_some_and(|s| s != verdict.status) {
        return false;
    }
    let every = &expect.every;
    let speaks = every.complete.is_some()
        || every.points.is_some()
        || every.worth.is_some()
        || every.same_as.is_some()
        || !every.reply.is_empty();
    if speaks
        && (verdict.status == Status::NotApplicable
            || !verdict.outcomes.iter().all(|o| fits(table, expect.about, every, o)))
    {
        return false;
    }
    match &expect.outcomes {
        None => true,
        Some(outcomes) => covers(table, expect.about, outcomes, &verdict.outcomes),
    }
}

/// Whether what is expected and what was found cover one another: each expected outcome fits one that
/// was found, and each one found fits one that is expected, as far as its keys go.
fn covers(
    table: &Table<'_>,
    about: About,
    expected: &[ExpectedOutcome],
    found: &[Outcome],
) -> bool {
    let fit = |wanted: &ExpectedOutcome, o: &Outcome| fits(table, about, wanted, o);
    expected.iter().all(|wanted| found.iter().any(|o| fit(wanted, o)))
        && found.iter().all(|o| expected.iter().any(|wanted| fit(wanted, o)))
}

fn fits(table: &Table<'_>, about: About, expected: &ExpectedOutcome, outcome: &Outcome) -> bool {
    let same = expected.same_as.as_ref().is_none_or(|places| {
        let mut subjects: Vec<_> = places.iter().map(|p| table.subject_of(*p)).collect();
        subjects.sort_unstable();
        subjects.dedup();
        // Whatever is named must be one with it; if nothing is named, it must be alone.
        let found: Vec<_> = outcome.same_as().map(Some).collect();
        subjects.iter().all(|s| found.contains(s)) && subjects.is_empty() == found.is_empty()
    });
    same && replies(table, about, &expected.reply, outcome)
        && expected.complete.is_none_or(|c| outcome.complete() == Some(c))
        && expected.points.as_ref().is_none_or(|p| p == outcome.points())
        && expected.worth.is_none_or(|w| outcome.worths().all(|worth| worth == w))
}

/// Whether a question's answer has everything that is said of it.
pub(super) fn replies(table: &Table<'_>, about: About, said: &[Said], outcome: &Outcome) -> bool {
    if said.is_empty() {
        return true;
    }
    let Some(Matter::Ask(posed)) = table.about(about).and_then(|ix| table.matter(ix)) else {
        return false;
    };
    let (form, scenario) = (posed.form, table.scenario);
    // What is said was read when the case was opened, so nothing is lost here.
    let met = |said: &Said, reply: &Reply| {
        let wanted = wanted(form, said, scenario, &mut Problems::new());
        let told = reply.get(called_now(&said.key));
        matches!((wanted, told), (Some(wanted), Some(told)) if wanted.is_met(told, scenario, table.land))
    };
    let row_keys = || form.replies.iter().filter(|(_, k)| k.is_of_a_row()).map(|(key, _)| *key);
    let (of_rows, own): (Vec<&Said>, Vec<&Said>) =
        said.iter().partition(|said| row_keys().any(|key| key == called_now(&said.key)));
    if !own.into_iter().all(|said| met(said, outcome.reply())) {
        return false;
    }
    if of_rows.is_empty() {
        return true;
    }
    // The chosen rows must have all the rest, and there must be at least one.
    let (choosing, rest): (Vec<&Said>, Vec<&Said>) =
        of_rows.into_iter().partition(|said| row_keys().next() == Some(called_now(&said.key)));
    let chosen = |row: &&Reply| choosing.iter().all(|said| met(said, row));
    let mut chosen = outcome.reply().rows().iter().filter(chosen).peekable();
    chosen.peek().is_some() && chosen.all(|row| rest.iter().all(|said| met(said, row)))
}

/// Points in words: `red 8, blue 8`, or `nobody scores`.
fn points<'p>(
    table: &Table<'_>,
    points: impl IntoIterator<Item = (&'p PlayerIx, &'p u32)>,
) -> String {
    let all: Vec<String> =
        points.into_iter().map(|(p, n)| format!("{} {n}", table.scenario.player(*p))).collect();
    if all.is_empty() { "nobody scores".to_owned() } else { all.join(", ") }
}

fn completion(complete: bool) -> &'static str {
    if complete { "complete" } else { "not complete" }
}

fn said(table: &Table<'_>, o: &ExpectedOutcome) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend(o.complete.map(|c| completion(c).to_owned()));
    parts.extend(o.points.as_ref().map(|p| points(table, p)));
    parts.extend(o.worth.map(|w| format!("worth {w}")));
    parts.extend(o.reply.iter().map(|said| format!("{} {}", said.key, said.node.in_words())));
    parts.extend(o.same_as.as_ref().map(|places| {
        let ids: Vec<String> = places.iter().map(|p| table.board().place_text(*p)).collect();
        if ids.is_empty() {
            "one with no other".to_owned()
        } else {
            format!("one with {}", ids.join(", "))
        }
    }));
    parts
}

/// What is expected, in words.
pub(super) fn expected(table: &Table<'_>, expect: &Expect) -> String {
    let mut parts: Vec<String> = expect.status.iter().map(|s| s.word().to_owned()).collect();
    parts.extend(said(table, &expect.every));
    if let Some(outcomes) = &expect.outcomes {
        let each: Vec<String> = outcomes.iter().map(|o| said(table, o).join(", ")).collect();
        parts.push(format!("outcomes: {}", each.join(" | ")));
    }
    parts.join(", ")
}

fn found(table: &Table<'_>, verdict: &Verdict<'_>) -> String {
    let each: Vec<String> = verdict
        .outcomes
        .iter()
        .map(|o| {
            let mut parts: Vec<String> =
                o.complete().map(|c| completion(c).to_owned()).into_iter().collect();
            parts.extend(
                o.reply()
                    .iter()
                    .map(|(key, told)| format!("{key} {}", told.words(table.scenario).join(", "))),
            );
            if !o.points().is_empty() || o.reply().is_empty() {
                parts.push(points(table, o.points()));
            }
            if o.points().is_empty() && (o.worth() > 0 || o.reply().is_empty()) {
                parts.push(format!("worth {}", o.worth()));
            }
            let ids: Vec<String> = o.same_as().map(|s| table.id(s)).collect();
            if !ids.is_empty() {
                parts.push(format!("one with {}", ids.join(", ")));
            }
            parts.join(", ")
        })
        .collect();
    match each.as_slice() {
        [] => verdict.status.word().to_owned(),
        [one] => one.clone(),
        many => format!("{}, outcomes: {}", verdict.status.word(), many.join(" | ")),
    }
}
