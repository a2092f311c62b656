//! Corrections of an expectation that fails: the values that a verdict has under its keys, as a file has them.

use carcassonne_base::gathering::group_in_order;
use carcassonne_position::{ExpectedOutcome, ReplyValue, Status, Topic};
use carcassonne_text::yaml_word;

use crate::mechanics::{Reply, ReplyPart, Subject, Table, write_expected};
use crate::verdict::{GroupedKeys, Outcome, Verdict};

/// The maximum length of a correction, in bytes.
const MOST_BYTES: usize = 400;

fn written_keys(part: &ExpectedOutcome) -> Vec<String> {
    let keys = [
        ("complete", part.complete.is_some()),
        ("points", part.points.is_some()),
        ("worth", part.worth.is_some()),
        ("same_as", part.same_as.is_some()),
    ];
    let keys = keys.iter().filter(|(_, has_key)| *has_key).map(|(key, _)| (*key).to_owned());
    keys.chain(part.reply.iter().map(|value| value.key.clone())).collect()
}

/// Returns a status as a file has it: `status: open`.
pub(super) fn status_entry(status: Status) -> String {
    format!("status: {}", status.word())
}

/// Returns the entries to write in place of the unmet parts of an expectation: the values that a verdict has under their
/// keys, and `status` if that is wrong too. `None` if that is too long, or a file cannot have one of the values.
pub(super) fn correction(
    table: &Table<'_>,
    about: Topic,
    unmet: &[ExpectedOutcome],
    status: Option<Status>,
    verdict: &Verdict<'_>,
) -> Option<String> {
    let mut entries: Vec<String> = status.map(status_entry).into_iter().collect();
    // Alternatives may have the same keys: one part for all keys that are the same.
    let by_keys = group_in_order(unmet.iter().map(|part| (written_keys(part), part)));
    if !by_keys.is_empty() {
        // The keys that choose a row are written in each of several outcomes, and stay in the file if there is only one.
        let has_several = verdict.outcomes.len() > 1;
        let outcomes = verdict.outcomes.iter().map(|outcome| {
            let parts = by_keys.iter().map(|(_, parts)| match RowEntries::find(table, about, parts[0], outcome) {
                Some(rows) => {
                    let choosing = rows.choosing.into_iter().filter(|_| has_several || !rows.has_chosen_rows);
                    rows.correct.map(|correct| choosing.chain(correct).collect())
                }
                None => outcome_entries(table, about, parts[0], outcome),
            });
            let parts: Vec<String> = parts.collect::<Option<Vec<Vec<String>>>>()?.into_iter().flatten().collect();
            (!parts.is_empty()).then(|| parts.join(", "))
        });
        let mut outcomes = outcomes.collect::<Option<Vec<String>>>()?;
        // Outcomes with the same values need no list.
        outcomes.dedup();
        entries.push(match outcomes.as_slice() {
            [one] => one.clone(),
            several => {
                let maps: Vec<String> = several.iter().map(|one| format!("{{ {one} }}")).collect();
                format!("outcomes: [{}]", maps.join(", "))
            }
        });
    }
    let text = entries.join(", ");
    (!text.is_empty() && text.len() <= MOST_BYTES).then_some(text)
}

/// The entries on the rows of an answer that an expectation is about, as a file has them.
struct RowEntries {
    /// Set if the expectation's keys choose rows of the answer; else the entries are on the row nearest to it.
    has_chosen_rows: bool,
    /// The entries that choose a row.
    choosing: Vec<String>,
    /// The correct entries for the unmet keys; `None` if the rows differ, or a file cannot have the values.
    correct: Option<Vec<String>>,
    /// The unmet keys.
    unmet_keys: Vec<String>,
}

impl RowEntries {
    /// Compares a part of an expectation with the rows of an outcome; `None` if it has no keys of rows, or there are no rows.
    fn find(table: &Table<'_>, about: Topic, part: &ExpectedOutcome, outcome: &Outcome) -> Option<Self> {
        let keys = GroupedKeys::from_values(table, about, &part.reply).filter(GroupedKeys::has_row_keys)?;
        let is_met = |value: &ReplyValue, row: &Reply| keys.is_met(table, value, row);
        let mut rows: Vec<&Reply> = keys.chosen_rows(table, outcome).collect();
        let has_chosen_rows = !rows.is_empty();
        if !has_chosen_rows {
            // The row that has all other values, or else the first.
            let all = outcome.reply().rows();
            let has_values = |row: &&Reply| keys.chosen_row_keys.iter().all(|value| is_met(value, row));
            rows.push(all.iter().find(has_values).or_else(|| all.first())?);
        }
        let row_entry = |value: &ReplyValue, row: &Reply| {
            Some(format!("{}: {}", yaml_word(&value.key), write_expected(row.get(&value.key)?, table.scenario)?))
        };
        let is_unmet = |value: &&ReplyValue| !rows.iter().all(|row| is_met(value, row));
        let unmet: Vec<&ReplyValue> = keys.chosen_row_keys.iter().copied().filter(is_unmet).collect();
        let common_entry = |value: &&ReplyValue| {
            let mut entries = rows.iter().map(|row| row_entry(value, row));
            let first = entries.next()??;
            entries.all(|entry| entry.as_ref() == Some(&first)).then_some(first)
        };
        let unknown = keys.choosing_keys.iter().filter(|_| !has_chosen_rows);
        Some(Self {
            has_chosen_rows,
            choosing: keys.choosing_keys.iter().filter_map(|value| row_entry(value, rows[0])).collect(),
            correct: unmet.iter().map(common_entry).collect(),
            unmet_keys: unknown.chain(&unmet).map(|value| value.key.clone()).collect(),
        })
    }
}

/// Returns the entries that choose the rows with unmet values, if the verdict has one outcome and they choose a row of it.
pub(super) fn choosing_entries(
    table: &Table<'_>,
    about: Topic,
    unmet: &[ExpectedOutcome],
    verdict: &Verdict<'_>,
) -> Option<String> {
    let [outcome] = verdict.outcomes.as_slice() else { return None };
    let rows = unmet.iter().find_map(|part| RowEntries::find(table, about, part, outcome))?;
    (rows.has_chosen_rows && !rows.choosing.is_empty()).then(|| rows.choosing.join(", "))
}

/// Returns the keys of an unmet part of an expectation; of those about rows, only the ones that some outcome does not meet.
pub(super) fn unmet_keys(
    table: &Table<'_>,
    about: Topic,
    part: &ExpectedOutcome,
    verdict: &Verdict<'_>,
) -> Vec<String> {
    let rows = verdict.outcomes.iter().map(|outcome| RowEntries::find(table, about, part, outcome));
    let Some(rows) = rows.collect::<Option<Vec<RowEntries>>>() else { return written_keys(part) };
    let is_unmet = |key: &String| rows.iter().any(|rows| rows.unmet_keys.contains(key));
    written_keys(part).into_iter().filter(is_unmet).collect()
}

/// Returns an unmet part of an expectation without the keys that hold, but for those that choose rows.
pub(super) fn retain_unmet(
    table: &Table<'_>,
    about: Topic,
    mut part: ExpectedOutcome,
    verdict: &Verdict<'_>,
) -> ExpectedOutcome {
    let mut keys = unmet_keys(table, about, &part, verdict);
    let grouped = GroupedKeys::from_values(table, about, &part.reply);
    keys.extend(grouped.into_iter().flat_map(|keys| keys.choosing_keys).map(|value| value.key.clone()));
    part.reply.retain(|value| keys.contains(&value.key));
    part
}

/// Returns the entries of an outcome under the keys of a part of an expectation, without those of which its answer says
/// nothing; `None` if a file cannot have one of the values.
fn outcome_entries(table: &Table<'_>, about: Topic, part: &ExpectedOutcome, outcome: &Outcome) -> Option<Vec<String>> {
    let mut entries: Vec<String> = Vec::new();
    if part.complete.is_some() {
        entries.push(format!("complete: {}", outcome.completion()?));
    }
    if part.points.is_some() {
        let points = outcome.points().iter().map(|(player, points)| (*player, *points)).collect();
        entries.push(format!("points: {}", write_expected(&ReplyPart::Players(points), table.scenario)?));
    }
    if part.worth.is_some() {
        let [worth] = outcome.distinct_worths()[..] else { return None };
        entries.push(format!("worth: {worth}"));
    }
    if part.same_as.is_some() {
        let features = outcome.other_joined_features().filter_map(|ix| match table.subject(ix)? {
            Subject::Feature(subject) => Some(yaml_word(&table.board().place_text(subject.place))),
            Subject::Ask(_) => None,
        });
        entries.push(format!("same_as: [{}]", features.collect::<Vec<String>>().join(", ")));
    }
    for value in &part.reply {
        let Some(Subject::Ask(posed)) = table.subject(table.find_subject(about)?) else { return None };
        let key = posed.form.reply_keys.iter().find(|key| key.word == value.key)?;
        if key.kind.is_of_a_row() {
            return None;
        }
        if let Some(found) = outcome.reply().get(key.word) {
            entries.push(format!("{}: {}", yaml_word(&value.key), write_expected(found, table.scenario)?));
        }
    }
    Some(entries)
}
