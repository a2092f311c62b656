//! What to write in place of an expectation that fails, as in a file.

use crate::mechanics::{Reply, ReplyPart, Subject, Table, write_expected};
use crate::scenario::{ExpectedOutcome, ReplyValue, Status, Topic};
use crate::text::yaml_word;
use crate::verdict::{GroupedKeys, Outcome, Verdict};

/// The maximum number of signs that are advised in a line.
const MOST: usize = 400;

/// The keys under which a part is expected, as they are written.
pub(super) fn keys(part: &ExpectedOutcome) -> Vec<String> {
    let own = [
        ("complete", part.complete.is_some()),
        ("points", part.points.is_some()),
        ("worth", part.worth.is_some()),
        ("same_as", part.same_as.is_some()),
    ];
    let own = own.iter().filter(|(_, is_there)| *is_there).map(|(key, _)| (*key).to_owned());
    own.chain(part.reply.iter().map(|said| said.key.clone())).collect()
}

/// A status as it is expected.
pub(super) fn status(status: Status) -> String {
    format!("status: {}", status.word())
}

/// What a verdict has of what was expected and does not hold, and of its status if that is another. `None` if it cannot
/// be put into a line.
pub(super) fn rewritten(
    table: &Table<'_>,
    about: Topic,
    missing: &[ExpectedOutcome],
    status: Option<Status>,
    verdict: &Verdict<'_>,
) -> Option<String> {
    let mut said: Vec<String> = status.map(self::status).into_iter().collect();
    let spoken = once_each(missing);
    if !spoken.is_empty() {
        // What chooses a row is said in each of several outcomes, and stays where there is one.
        let several = verdict.outcomes.len() > 1;
        let each = verdict.outcomes.iter().map(|outcome| {
            let parts = spoken.iter().map(|part| match rows(table, about, part, outcome) {
                Some(rows) => {
                    let chosen = rows.chosen.into_iter().filter(|_| several || !rows.is_there);
                    rows.rest.map(|rest| chosen.chain(rest).collect())
                }
                None => entry(table, about, part, outcome),
            });
            let parts: Vec<String> = parts.collect::<Option<Vec<Vec<String>>>>()?.into_iter().flatten().collect();
            (!parts.is_empty()).then(|| parts.join(", "))
        });
        let mut each = each.collect::<Option<Vec<String>>>()?;
        // Outcomes that are alike in what is expected need no list.
        each.dedup();
        match each.as_slice() {
            [one] => said.push(one.clone()),
            several => {
                let several: Vec<String> = several.iter().map(|one| format!("{{ {one} }}")).collect();
                said.push(format!("outcomes: [{}]", several.join(", ")));
            }
        }
    }
    let said = said.join(", ");
    (!said.is_empty() && said.len() <= MOST).then_some(said)
}

/// Parts of expectations, one for each key.
fn once_each(missing: &[ExpectedOutcome]) -> Vec<&ExpectedOutcome> {
    let mut once: Vec<(Vec<String>, &ExpectedOutcome)> = Vec::new();
    for part in missing {
        let keys = keys(part);
        if !once.iter().any(|(known, _)| *known == keys) {
            once.push((keys, part));
        }
    }
    once.into_iter().map(|(_, part)| part).collect()
}

/// What is said of the rows of an answer, as in a file.
struct Rows {
    /// Whether the rows that are spoken of are there.
    is_there: bool,
    /// What chooses a row.
    chosen: Vec<String>,
    /// What these have of the rest that is expected otherwise; `None` if they do not all have the same, or it cannot be put
    /// into a line.
    rest: Option<Vec<String>>,
    /// The keys of what does not hold.
    wrong: Vec<String>,
}

/// What the rows of an outcome have that an expectation speaks of; `None` if it speaks of none, or there are none.
fn rows(table: &Table<'_>, about: Topic, part: &ExpectedOutcome, outcome: &Outcome) -> Option<Rows> {
    let spoken = GroupedKeys::from_values(table, about, &part.reply).filter(GroupedKeys::has_row_keys)?;
    let is_met = |said: &&ReplyValue, row: &Reply| spoken.is_met(table, said, row);
    let mut chosen: Vec<&Reply> = spoken.chosen_rows(table, outcome).collect();
    let is_there = !chosen.is_empty();
    if !is_there {
        // The row that has all the rest, or else the first.
        let all = outcome.reply().rows();
        let fits = |row: &&Reply| spoken.chosen_row_keys.iter().all(|said| is_met(said, row));
        chosen.push(all.iter().find(fits).or_else(|| all.first())?);
    }
    let of_row = |said: &ReplyValue, row: &Reply| {
        Some(format!("{}: {}", yaml_word(&said.key), write_expected(row.get(&said.key)?, table.scenario)?))
    };
    let wrong = spoken.chosen_row_keys.iter().filter(|said| !chosen.iter().all(|row| is_met(said, row)));
    let wrong: Vec<&ReplyValue> = wrong.copied().collect();
    let rest = wrong.iter().map(|said| {
        let mut each = chosen.iter().map(|row| of_row(said, row));
        let first = each.next()??;
        each.all(|other| other.as_ref() == Some(&first)).then_some(first)
    });
    let rest = rest.collect::<Option<Vec<String>>>();
    let first = chosen.first()?;
    let choosing = spoken.choosing_keys.iter().filter_map(|said| of_row(said, first));
    let unknown = spoken.choosing_keys.iter().copied().filter(|_| !is_there);
    let wrong = unknown.chain(wrong).map(|said| said.key.clone()).collect();
    Some(Rows { is_there, chosen: choosing.collect(), rest, wrong })
}

/// What chooses the rows of the answer of which something else is expected than they have, where they are there.
pub(super) fn choosing(
    table: &Table<'_>,
    about: Topic,
    missing: &[ExpectedOutcome],
    verdict: &Verdict<'_>,
) -> Option<String> {
    let [outcome] = verdict.outcomes.as_slice() else { return None };
    let rows = missing.iter().find_map(|part| rows(table, about, part, outcome))?;
    (rows.is_there && !rows.chosen.is_empty()).then(|| rows.chosen.join(", "))
}

/// The keys of a part that does not hold in some outcome; of rows, only those that these do not have.
pub(super) fn wrong(table: &Table<'_>, about: Topic, part: &ExpectedOutcome, verdict: &Verdict<'_>) -> Vec<String> {
    let each = verdict.outcomes.iter().map(|outcome| rows(table, about, part, outcome));
    let Some(each) = each.collect::<Option<Vec<Rows>>>() else { return keys(part) };
    let all: Vec<&String> = each.iter().flat_map(|rows| &rows.wrong).collect();
    keys(part).into_iter().filter(|key| all.contains(&key)).collect()
}

/// The same part with those keys alone that do not hold, and with what chooses the rows.
pub(super) fn narrowed(
    table: &Table<'_>,
    about: Topic,
    mut part: ExpectedOutcome,
    verdict: &Verdict<'_>,
) -> ExpectedOutcome {
    let wrong = wrong(table, about, &part, verdict);
    let choosing: Vec<String> = GroupedKeys::from_values(table, about, &part.reply)
        .map(|spoken| spoken.choosing_keys.iter().map(|said| said.key.clone()).collect())
        .unwrap_or_default();
    part.reply.retain(|said| wrong.contains(&said.key) || choosing.contains(&said.key));
    part
}

/// What an outcome has where something is expected of it. What it does not speak of is left out.
fn entry(table: &Table<'_>, about: Topic, part: &ExpectedOutcome, outcome: &Outcome) -> Option<Vec<String>> {
    let board = &table.scenario.board;
    let list = |words: Vec<String>| format!("[{}]", words.join(", "));
    let mut said: Vec<String> = Vec::new();
    if part.complete.is_some() {
        said.push(format!("complete: {}", outcome.completion()?));
    }
    if part.points.is_some() {
        let points = outcome.points().iter().map(|(player, points)| (*player, *points)).collect();
        said.push(format!("points: {}", write_expected(&ReplyPart::Players(points), table.scenario)?));
    }
    if part.worth.is_some() {
        let [worth] = outcome.distinct_worths()[..] else { return None };
        said.push(format!("worth: {worth}"));
    }
    if part.same_as.is_some() {
        let others = outcome.other_joined_features().filter_map(|ix| match table.subject(ix)? {
            Subject::Feature(subject) => Some(yaml_word(&board.place_text(subject.place))),
            Subject::Ask(_) => None,
        });
        said.push(format!("same_as: {}", list(others.collect())));
    }
    for one in &part.reply {
        let Some(Subject::Ask(posed)) = table.subject(table.find_subject(about)?) else { return None };
        let key = posed.form.reply_keys.iter().find(|key| key.word == one.key)?;
        if key.kind.is_of_a_row() {
            return None;
        }
        let Some(found) = outcome.reply().get(key.word) else { continue };
        said.push(format!("{}: {}", yaml_word(&one.key), write_expected(found, table.scenario)?));
    }
    Some(said)
}
