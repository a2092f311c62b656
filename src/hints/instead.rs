//! What to write in place of an expectation that fails, as in a file.

use crate::mechanics::{Matter, Table, Told, called_now};
use crate::scenario::{About, ExpectedOutcome, PlayerIx, Status};
use crate::text::in_yaml;
use crate::verdict::{Outcome, Verdict};

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
pub(super) fn of(
    table: &Table<'_>,
    about: About,
    missing: &[ExpectedOutcome],
    status: Option<Status>,
    verdict: &Verdict<'_>,
) -> Option<String> {
    let mut said: Vec<String> = status.map(self::status).into_iter().collect();
    let spoken = once_each(missing);
    if !spoken.is_empty() {
        let each = verdict.outcomes.iter().map(|outcome| {
            let parts = spoken.iter().map(|part| entry(table, about, part, outcome));
            parts.collect::<Option<Vec<String>>>().map(|parts| parts.join(", "))
        });
        let each = each.collect::<Option<Vec<String>>>()?;
        match each.as_slice() {
            [one] => said.push(one.clone()),
            several => {
                let several: Vec<String> =
                    several.iter().map(|one| format!("{{ {one} }}")).collect();
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

/// What an outcome has where something is expected of it.
fn entry(
    table: &Table<'_>,
    about: About,
    part: &ExpectedOutcome,
    outcome: &Outcome,
) -> Option<String> {
    let board = &table.scenario.board;
    let list = |words: Vec<String>| format!("[{}]", words.join(", "));
    let mut said: Vec<String> = Vec::new();
    if part.complete.is_some() {
        said.push(format!("complete: {}", outcome.complete()?));
    }
    if part.points.is_some() {
        said.push(format!("points: {}", numbers(table, outcome.points())));
    }
    if part.worth.is_some() {
        let [worth] = outcome.distinct_worths()[..] else { return None };
        said.push(format!("worth: {worth}"));
    }
    if part.same_as.is_some() {
        let others = outcome.same_as().filter_map(|ix| match table.matter(ix)? {
            Matter::Feature(subject) => Some(in_yaml(&board.place_text(subject.place))),
            Matter::Ask(_) => None,
        });
        said.push(format!("same_as: {}", list(others.collect())));
    }
    for one in &part.reply {
        let Some(Matter::Ask(posed)) = table.matter(table.about(about)?) else { return None };
        let word = called_now(&one.key);
        let key = posed.form.replies.iter().find(|key| key.word == word)?;
        if key.kind.is_of_a_row() {
            return None;
        }
        let told = outcome.reply().get(word)?;
        let value = match told {
            Told::Flag(yes) => yes.to_string(),
            Told::Count(count) => count.to_string(),
            Told::Tiles(tiles) => {
                if tiles.iter().any(|tile| board.is_hash(*tile)) {
                    return None;
                }
                list(tiles.iter().map(|tile| in_yaml(&board.address(*tile))).collect())
            }
            Told::Places(places) => {
                list(places.iter().map(|place| in_yaml(&board.place_text(*place))).collect())
            }
            Told::Features(features) => {
                let first = features.iter().filter_map(|feature| feature.first());
                list(first.map(|place| in_yaml(&board.place_text(*place))).collect())
            }
            Told::Players(players) => {
                numbers(table, players.iter().map(|(player, count)| (player, count)))
            }
            Told::Paid(all) => {
                let each = all.iter().filter_map(|paid| {
                    let name = in_yaml(&board.place_text(*paid.places.first()?));
                    let points = paid.points.iter().map(|(player, count)| (player, count));
                    Some(format!("{name}: {}", numbers(table, points)))
                });
                format!("{{ {} }}", each.collect::<Vec<_>>().join(", "))
            }
            Told::Meeples(meeples) => {
                let whose = meeples.iter().map(|meeple| table.scenario.meeple(*meeple).player);
                list(whose.map(|player| in_yaml(table.scenario.player(player))).collect())
            }
            Told::Spaces(_) | Told::Words(_) | Told::Map(_) => return None,
        };
        said.push(format!("{}: {value}", in_yaml(&one.key)));
    }
    Some(said.join(", "))
}

/// Players with a number each.
fn numbers<'n>(
    table: &Table<'_>,
    numbers: impl IntoIterator<Item = (&'n PlayerIx, &'n u32)>,
) -> String {
    let each = numbers
        .into_iter()
        .map(|(player, number)| format!("{}: {number}", in_yaml(table.scenario.player(*player))));
    let each: Vec<String> = each.collect();
    if each.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", each.join(", ")) }
}
