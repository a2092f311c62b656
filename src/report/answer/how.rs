//! Why an answer on a feature is so, in few sentences: what the steps tell beyond what is seen on the board.

use super::section::Section;
use crate::mechanics::{Item, ScoredFeature, Subject, Table, Thing, sum_sentence, worth};
use crate::rulebook::RuleSet;
use crate::scenario::{FeatureKind, PlayerIx, Status};
use crate::tiles::MonasteryKind;
use crate::verdict::{Outcome, leading_rule_set};
use crate::wording::{
    Arg, Message, Sentence, Voice, castle_tile, city, darmstadt, field, mage_and_witch, road, say, steps, things,
    vineyard, wells,
};

/// What is seen on the board, or told by what decides.
const SEEN: &[&Message] = &[
    steps::OpenSides::MESSAGE,
    steps::Covers::MESSAGE,
    steps::CoversAlike::MESSAGE,
    steps::CoversAndCounts::MESSAGE,
    steps::Nobody::MESSAGE,
    steps::Alone::MESSAGE,
    steps::BuildingsVariant::MESSAGE,
    city::Castle::MESSAGE,
];

/// What tells who scores, and why somebody scores more: of a feature on which rules differ this alone.
const TELLING: &[&Message] = &[
    steps::Majority::MESSAGE,
    steps::Mayor::MESSAGE,
    steps::OwnsNothing::MESSAGE,
    steps::HillHelpsNone::MESSAGE,
    steps::HillWins::MESSAGE,
    steps::Fairy::MESSAGE,
    steps::FairyUnsure::MESSAGE,
    steps::Pig::MESSAGE,
    steps::SheepStay::MESSAGE,
    steps::Cathedral::MESSAGE,
    steps::Inn::MESSAGE,
    mage_and_witch::Mage::MESSAGE,
    mage_and_witch::Witch::MESSAGE,
];

/// The expansions whose rules add to a feature or change who scores it, by the step or the thing counted that shows it.
const EXPANSIONS: &[(&Message, &str)] = &[
    (steps::Cathedral::MESSAGE, "Inns & Cathedrals"),
    (steps::Inn::MESSAGE, "Inns & Cathedrals"),
    (steps::Pig::MESSAGE, "Traders & Builders"),
    (steps::Fairy::MESSAGE, "The Princess & The Dragon"),
    (steps::FairyUnsure::MESSAGE, "The Princess & The Dragon"),
    (steps::Mayor::MESSAGE, "Abbey & Mayor"),
    (things::BarnCity::MESSAGE, "Abbey & Mayor"),
    (field::ThingJoinedCity::MESSAGE, "Abbey & Mayor"),
    (road::ThingBridge::MESSAGE, "Bridges, Castles & Bazaars"),
    (things::Castle::MESSAGE, "Bridges, Castles & Bazaars"),
    (steps::HillHelpsNone::MESSAGE, "Hills & Sheep"),
    (steps::HillWins::MESSAGE, "Hills & Sheep"),
    (steps::SheepStay::MESSAGE, "Hills & Sheep"),
    (vineyard::ThingVineyard::MESSAGE, "Hills & Sheep"),
    (mage_and_witch::Mage::MESSAGE, "Mage & Witch"),
    (mage_and_witch::Witch::MESSAGE, "Mage & Witch"),
    (things::Besieged::MESSAGE, "The Cathars"),
    (city::Besieged::MESSAGE, "The Cathars"),
    (things::LittleBuilding::MESSAGE, "Little Buildings"),
    (castle_tile::ThingCastleTile::MESSAGE, "Castles in Germany"),
    (darmstadt::ThingMostFollowers::MESSAGE, "Darmstadt"),
    (wells::ThingWell::MESSAGE, "The Wells"),
];

/// Why the answer on a feature or to a question is so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct How {
    /// The rule, what is not seen, and the sum; where rules differ, and of what is asked otherwise, who is strongest and why
    /// somebody scores more.
    pub full: String,
    /// The same without the rule, for where there is less room; `None` where that is nothing.
    pub short: Option<String>,
}

/// Why the answers are so under the rules for which the answer speaks, one after the other, where there is anything to say.
pub(super) fn how_counted(table: &Table<'_>, told: &[Section<'_, '_>], sets: &[RuleSet], voice: Voice<'_>) -> Vec<How> {
    let Some(speaking) = leading_rule_set(told.iter().map(|one| one.verdicts), sets) else {
        return Vec::new();
    };
    let all = RuleSet::is_full_list(sets);
    let of_one = |one: &Section<'_, '_>| {
        let matter = table.subject(one.verdicts.subject)?;
        let verdict = one.verdicts.verdict_under(speaking)?;
        let outcome = verdict.single_outcome().filter(|_| verdict.status == Status::Settled)?;
        let telling = among(outcome, |id| TELLING.iter().any(|message| message.id() == id));
        let (full, short) = match matter {
            Subject::Feature(subject) if one.is_alike(all) => {
                let sums = sums(outcome);
                let rule = rule(table, subject, outcome).into_iter();
                let unseen = among(outcome, |id| SEEN.iter().all(|message| message.id() != id));
                let full = rule.chain(unseen).chain(sums.clone()).collect();
                (full, [telling, sums].concat())
            }
            Subject::Ask(_) if one.is_alike(all) => ([telling, sums(outcome)].concat(), Vec::new()),
            Subject::Feature(_) | Subject::Ask(_) => (telling, Vec::new()),
        };
        let said = |why: Vec<Sentence>| {
            let label = (told.len() > 1).then(|| one.label.clone());
            let said: Vec<String> = why.iter().map(|said| voice.capitalized_sentence(said)).collect();
            let why = say!(report::How { label: Arg::list(label), why: said.join(" ") });
            (!said.is_empty()).then(|| voice.capitalized_sentence(&why))
        };
        Some(How { full: said(full)?, short: said(short) })
    };
    told.iter().filter_map(of_one).collect()
}

/// Returns `true` if nothing adds to a feature or changes who scores it, under the rules for which the answer speaks.
pub(super) fn is_plain(table: &Table<'_>, section: &Section<'_, '_>, speaking: usize) -> bool {
    let Some(Subject::Feature(feature)) = table.subject(section.verdicts.subject) else { return true };
    let Some(outcome) = section.verdicts.verdict_under(speaking).and_then(|verdict| verdict.single_outcome()) else {
        return false;
    };
    let counted = [Thing::TILE, Thing::SPACE, Thing::EITHER, Thing::OWN_TILE, Thing::COAT, Thing::CITY];
    let shares = outcome.shares().values().flatten();
    outcome.items().iter().chain(shares).all(|item| counted.contains(&item.thing))
        && among(outcome, |id| TELLING.iter().any(|message| message.id() == id && id != steps::Majority::MESSAGE.id()))
            .is_empty()
        && (outcome.worth() == 0 || feature.kind == FeatureKind::Castle || rule(table, feature, outcome).is_some())
}

/// Returns the expansions whose rules play a part in the answer, each once, under the rules for which it speaks.
pub(super) fn expansions(section: &Section<'_, '_>, speaking: usize) -> Vec<&'static str> {
    let Some(outcome) = section.verdicts.verdict_under(speaking).and_then(|verdict| verdict.single_outcome()) else {
        return Vec::new();
    };
    let shares = outcome.shares().values().flatten();
    let counted = outcome.items().iter().chain(shares).map(|item| item.thing.message.id());
    let shown: Vec<&str> = outcome.steps().iter().map(Sentence::id).chain(counted).collect();
    let mut found: Vec<&str> = Vec::new();
    for (message, expansion) in EXPANSIONS {
        if shown.contains(&message.id()) && !found.contains(expansion) {
            found.push(expansion);
        }
    }
    found
}

/// Those of the steps to an outcome whose messages are wanted. That a figure does not count is no matter where only one player
/// is there, nor what a field touches where the sum has it.
fn among(outcome: &Outcome, wanted: impl Fn(&str) -> bool) -> Vec<Sentence> {
    let has = |message: &Message| outcome.steps().iter().any(|step| step.id() == message.id());
    let alone = has(steps::Alone::MESSAGE);
    let matters = |id: &str| {
        !(alone && id == steps::OwnsNothing::MESSAGE.id() || outcome.worth() > 0 && id == steps::Touches::MESSAGE.id())
    };
    let steps = outcome.steps().iter();
    steps.filter(|step| wanted(step.id()) && matters(step.id())).cloned().collect()
}

/// What is counted, and what it comes to, for each who has a sum of their own.
fn sums(outcome: &Outcome) -> Vec<Sentence> {
    let whole = || {
        let points = outcome.worth();
        let items = outcome.items();
        let is_plain =
            matches!(items, [only] if only.count == 1 && only.points_each == 1 || only.thing == Thing::HALVED);
        let is_told = !outcome.points().is_empty() || items.len() > 1;
        let sum = sum_sentence(items).filter(|_| is_told && !is_plain)?;
        Some(say!(report::Sum { points: points, sum: sum }))
    };
    if outcome.shares().is_empty() {
        return whole().into_iter().collect();
    }
    let own = |(player, items): (&PlayerIx, &Vec<Item>)| {
        // Of one term that is not multiplied there is no more to tell than the points.
        let is_plain = matches!(items.as_slice(), [only] if only.points_each == 1 || only.thing == Thing::HALVED);
        let sum = sum_sentence(items).filter(|_| !is_plain)?;
        Some(say!(report::SumOf { player: *player, points: worth(items), sum: sum }))
    };
    outcome.shares().iter().filter_map(own).collect()
}

/// The rule by which a feature scores, where nothing on it makes that another.
fn rule(table: &Table<'_>, subject: &ScoredFeature, outcome: &Outcome) -> Option<Sentence> {
    let of = |thing: Thing| outcome.items().iter().find(|item| item.thing == thing);
    let finished = outcome.completion() == Some(true);
    let tile = || [Thing::TILE, Thing::SPACE, Thing::EITHER].into_iter().find_map(of);
    let usual = match subject.kind {
        FeatureKind::City => tile()?.points_each == if finished { 2 } else { 1 },
        FeatureKind::Road | FeatureKind::Monastery | FeatureKind::Garden => tile()?.points_each == 1,
        FeatureKind::Field => of(Thing::CITY)?.points_each == 3,
        FeatureKind::Castle => false,
    };
    let by = if of(Thing::SPACE).is_some() { "space" } else { "tile" };
    let kind = match table.monastery_kind(subject) {
        None | Some(MonasteryKind::Plain) => subject.kind.word(),
        Some(_) => "another",
    };
    usual.then(|| say!(features::Rule { kind: kind, finished: finished, by: by }))
}
