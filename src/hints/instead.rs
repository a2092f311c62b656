//! What to write in place of an expectation that fails, as in a file.

use crate::mechanics::{Data, Reply, ReplyPart, Subject, Table, TrackChoice};
use crate::scenario::{ExpectedOutcome, PlayerIx, ReplyValue, Status, Topic};
use crate::text::yaml_word;
use crate::verdict::{GroupedKeys, Outcome, Verdict};

/// The most signs that are advised in a line.
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
        let each = each.collect::<Option<Vec<String>>>()?;
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
        Some(format!("{}: {}", yaml_word(&said.key), told(table, row.get(&said.key)?)?))
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
        said.push(format!("points: {}", numbers(table, outcome.points())));
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
        said.push(format!("{}: {}", yaml_word(&one.key), told(table, found)?));
    }
    Some(said)
}

/// What an answer tells, as a value in a file; `None` if it cannot be put into a line.
fn told(table: &Table<'_>, told: &ReplyPart) -> Option<String> {
    let board = &table.scenario.board;
    let list = |words: Vec<String>| format!("[{}]", words.join(", "));
    Some(match told {
        ReplyPart::Flag(yes) => yes.to_string(),
        ReplyPart::Count(count) => count.to_string(),
        ReplyPart::Tiles(tiles) => {
            if tiles.iter().any(|tile| board.is_hash(*tile)) {
                return None;
            }
            list(tiles.iter().map(|tile| yaml_word(&board.address(*tile))).collect())
        }
        ReplyPart::Places(places) => list(places.iter().map(|place| yaml_word(&board.place_text(*place))).collect()),
        ReplyPart::Features(features) => {
            let first = features.iter().filter_map(|feature| feature.first());
            list(first.map(|place| yaml_word(&board.place_text(*place))).collect())
        }
        ReplyPart::Players(players) => numbers(table, players.iter().map(|(player, count)| (player, count))),
        ReplyPart::Paid(all) => {
            let each = all.iter().filter_map(|paid| {
                let name = yaml_word(&board.place_text(*paid.places.first()?));
                let points = paid.points.iter().map(|(player, count)| (player, count));
                Some(format!("{name}: {}", numbers(table, points)))
            });
            flow_map(each)
        }
        ReplyPart::Meeples(meeples) => {
            let whose = meeples.iter().map(|meeple| table.scenario.meeple(*meeple).player);
            list(whose.map(|player| yaml_word(table.scenario.player(player))).collect())
        }
        ReplyPart::Spaces(spaces) => {
            let each = spaces.iter().map(|space| space.to_notation());
            match each.collect::<Vec<String>>().as_slice() {
                [one] => one.clone(),
                several => list(several.to_vec()),
            }
        }
        ReplyPart::Placements(all) => list(all.iter().map(|placement| placement.written()).collect()),
        ReplyPart::Words(clauses) => {
            let clauses = clauses.iter().map(|clause| Data::from_clause(clause, table.scenario).to_yaml());
            match clauses.collect::<Vec<String>>().as_slice() {
                [one] => one.clone(),
                several => list(several.to_vec()),
            }
        }
        ReplyPart::Choices(choices) => {
            let entries = TrackChoice::to_entries(choices, table.scenario).into_iter();
            flow_map(entries.map(|(occasion, pick)| format!("{}: {}", yaml_word(&occasion), yaml_word(&pick))))
        }
        ReplyPart::Figures(figures) => flow_map(figures.iter().map(|(pawn, points)| format!("{pawn}: {points}"))),
    })
}

/// Returns players, each with a number, as a YAML map.
fn numbers<'n>(table: &Table<'_>, numbers: impl IntoIterator<Item = (&'n PlayerIx, &'n u32)>) -> String {
    let numbers = numbers.into_iter();
    flow_map(numbers.map(|(player, number)| format!("{}: {number}", yaml_word(table.scenario.player(*player)))))
}

/// Returns a YAML map of entries, each with its key.
fn flow_map(entries: impl Iterator<Item = String>) -> String {
    let entries: Vec<String> = entries.collect();
    if entries.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", entries.join(", ")) }
}
