//! The answers of other rule sets where they differ from today's, in a sentence for each subject.

use carcassonne_base::gathering::group_in_order;
use carcassonne_law::RuleSet;
use carcassonne_position::wording::{Join, Voice, say};

use super::labels::prefix_labels;
use super::page::Page;
use super::rows::{Mark, MarkedRow};
use super::rule_set_names;

/// The maximum number of other answers given for one subject.
const MOST_ANSWERS: usize = 3;
/// The maximum number of subjects for which other answers are given.
const MOST_SUBJECTS: usize = 3;
/// The maximum number of characters of an answer that is given in full.
const MOST_LETTERS: usize = 90;

/// The result of a rule set for the rows of a subject.
#[derive(Debug, Clone, PartialEq, Eq)]
enum RowsResult {
    /// These rows hold, by index.
    Settled(Vec<usize>),
    /// No ruling decides.
    Open,
    /// The rulings contradict one another.
    Contested,
    /// No row holds: the subject did not exist yet, or all rows are barred.
    None,
}

impl RowsResult {
    fn from_rows(rows: &[MarkedRow], set: usize) -> Self {
        let has_mark = |row: &MarkedRow, mark: Mark| row.marks.get(set) == Some(&mark);
        if rows.iter().any(|row| has_mark(row, Mark::Maybe)) {
            return Self::Open;
        }
        if rows.iter().any(|row| has_mark(row, Mark::Contested)) {
            return Self::Contested;
        }
        let holding: Vec<usize> = (0..rows.len()).filter(|n| has_mark(&rows[*n], Mark::Yes)).collect();
        if holding.is_empty() { Self::None } else { Self::Settled(holding) }
    }
}

impl Page {
    /// Returns the answers of rule sets that differ from today's: `Red 10 under the 2015–2020 rules; no ruling under the
    /// 2014 rules.` Rule sets with an answer of their own on the page are left out. `None` if today's rules are not among the
    /// rule sets, or no answer differs.
    pub fn differences(&self, voice: Voice<'_>) -> Option<String> {
        let sets = &self.table.rule_sets;
        let present = RuleSet::find_present(sets)?;
        let answered: Vec<usize> = self.today.iter().flat_map(|today| today.sets.iter().copied()).collect();
        let others: Vec<usize> = (0..sets.len()).filter(|n| !answered.contains(n)).collect();
        let differences = self.table.groups.iter().filter_map(|(labels, rows)| {
            let difference = row_differences(rows, sets, (present, &others), voice)?;
            Some(prefix_labels(labels, &difference))
        });
        let differences: Vec<String> = differences.collect();
        let sentences = differences.iter().take(MOST_SUBJECTS).map(|text| format!("{text}."));
        let text = sentences.collect::<Vec<String>>().join(" ");
        if differences.len() > MOST_SUBJECTS {
            let more = voice.capitalized_sentence(&say!(report::OtherwiseMore));
            return Some(format!("{text} {more}."));
        }
        (!text.is_empty()).then_some(text)
    }
}

/// Returns the answers of `others` (indices of rule sets) that differ from the answer of `present`, in a phrase; `None` if
/// none differs.
fn row_differences(
    rows: &[MarkedRow],
    sets: &[RuleSet],
    (present, others): (usize, &[usize]),
    voice: Voice<'_>,
) -> Option<String> {
    let today = RowsResult::from_rows(rows, present);
    let results = others.iter().filter_map(|n| Some((RowsResult::from_rows(rows, *n), sets.get(*n)?)));
    let results = group_in_order(results.filter(|(result, _)| *result != today));
    let mut phrases: Vec<String> = Vec::new();
    let settled = results.iter().filter_map(|(result, sets)| match result {
        RowsResult::Settled(holding) => Some((holding, sets)),
        RowsResult::Open | RowsResult::Contested | RowsResult::None => None,
    });
    for (n, (holding, sets)) in settled.enumerate() {
        if n == MOST_ANSWERS {
            phrases.push(voice.say(&say!(report::OtherwiseMore)));
            break;
        }
        let differing = differing_rows(holding, &today).into_iter();
        let texts: Vec<String> = differing.filter_map(|n| Some(short_text(rows.get(n)?, rows, voice))).collect();
        let (answer, rules) = (voice.join(&texts, Join::Semicolons), rule_set_names::rules_phrase(sets, voice));
        phrases.push(voice.say(&if answer.chars().count() > MOST_LETTERS {
            say!(report::OtherwiseAnother { rules: rules })
        } else {
            say!(report::OtherwiseSay { answer: answer, rules: rules })
        }));
    }
    for (result, sets) in &results {
        let rules = rule_set_names::rules_phrase(sets, voice);
        match result {
            RowsResult::Open => phrases.push(voice.say(&say!(report::NoRulingUnder { rules: rules }))),
            RowsResult::Contested => phrases.push(voice.say(&say!(report::ConflictUnder { rules: rules }))),
            RowsResult::Settled(_) | RowsResult::None => {}
        }
    }
    (!phrases.is_empty()).then(|| phrases.join("; "))
}

/// Returns the rows, of those that hold, that do not hold today; all that hold, if each of them holds today too.
fn differing_rows(holding: &[usize], today: &RowsResult) -> Vec<usize> {
    let holds_today = |row: &usize| matches!(today, RowsResult::Settled(known) if known.contains(row));
    let differing: Vec<usize> = holding.iter().copied().filter(|row| !holds_today(row)).collect();
    if differing.is_empty() { holding.to_vec() } else { differing }
}

/// Returns a row in few words: for a feature in the same state in all rows, the players who score and their points.
fn short_text(row: &MarkedRow, rows: &[MarkedRow], voice: Voice<'_>) -> String {
    let mut states = rows.iter().map(|row| row.result.as_ref().map(|(state, _)| *state));
    let first = states.next().flatten();
    let are_alike = first.is_some() && states.all(|state| state == first);
    match row.result.as_ref().filter(|_| are_alike && !row.is_of_several) {
        Some((_, points)) => voice.say(points),
        None => row.text.clone(),
    }
}
