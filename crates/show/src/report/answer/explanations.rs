//! The reasons for an answer on a feature in few sentences: the steps that the board does not show.

use carcassonne_base::gathering::distinct;
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::RuleSet;
use carcassonne_position::wording::{
    Arg, Message, Sentence, Voice, castle_tile, city, darmstadt, field, mage_and_witch, road, say, steps, things,
    vineyard, wells,
};
use carcassonne_position::{FeatureKind, PlayerIx, Status};
use carcassonne_rules::mechanics::{Item, ScoredFeature, Subject, Table, Thing, sum_sentence, worth};
use carcassonne_rules::verdict::{Outcome, leading_rule_set};

use super::section::Section;

/// The steps that are evident from the board, or that the deciding questions explain.
const EVIDENT: &[&Message] = &[
    steps::OpenSides::MESSAGE,
    steps::Covers::MESSAGE,
    steps::CoversAlike::MESSAGE,
    steps::CoversAndCounts::MESSAGE,
    steps::Nobody::MESSAGE,
    steps::Alone::MESSAGE,
    steps::BuildingsVariant::MESSAGE,
    city::Castle::MESSAGE,
];

/// The steps that explain who scores, and why a player scores more. On a feature where rule sets differ, only these are given.
const PLAYER_STEPS: &[&Message] = &[
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

/// The expansions whose rules add to a feature or change who scores it, as `report.expansion` names them, by the step or the thing
/// counted that shows it.
const EXPANSIONS: &[(&Message, &str)] = &[
    (steps::Cathedral::MESSAGE, "inns-and-cathedrals"),
    (steps::Inn::MESSAGE, "inns-and-cathedrals"),
    (steps::Pig::MESSAGE, "traders-and-builders"),
    (steps::Fairy::MESSAGE, "princess-and-dragon"),
    (steps::FairyUnsure::MESSAGE, "princess-and-dragon"),
    (steps::Mayor::MESSAGE, "abbey-and-mayor"),
    (things::BarnCity::MESSAGE, "abbey-and-mayor"),
    (field::ThingJoinedCity::MESSAGE, "abbey-and-mayor"),
    (road::ThingBridge::MESSAGE, "bridges"),
    (things::Castle::MESSAGE, "bridges"),
    (steps::HillHelpsNone::MESSAGE, "hills-and-sheep"),
    (steps::HillWins::MESSAGE, "hills-and-sheep"),
    (steps::SheepStay::MESSAGE, "hills-and-sheep"),
    (vineyard::ThingVineyard::MESSAGE, "hills-and-sheep"),
    (mage_and_witch::Mage::MESSAGE, "mage-and-witch"),
    (mage_and_witch::Witch::MESSAGE, "mage-and-witch"),
    (things::Besieged::MESSAGE, "cathars"),
    (city::Besieged::MESSAGE, "cathars"),
    (things::LittleBuilding::MESSAGE, "little-buildings"),
    (castle_tile::ThingCastleTile::MESSAGE, "castles-in-germany"),
    (darmstadt::ThingMostFollowers::MESSAGE, "darmstadt"),
    (wells::ThingWell::MESSAGE, "wells"),
];

/// The reasons for the answer on a feature or to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The rule, the steps that are not evident, and the sum; of a question, or where rule sets differ, the steps about players.
    pub full: String,
    /// The steps about players, and the sum of a feature, for little room; `None` if there are none.
    pub short: Option<String>,
}

/// Returns the reasons for the answers under the leading rule set, in the order of the subjects; subjects without any are
/// left out.
pub(super) fn explain_answers(
    table: &Table<'_>,
    sections: &[Section<'_, '_>],
    sets: &[RuleSet],
    voice: Voice<'_>,
) -> Vec<Explanation> {
    let Some(leading) = leading_rule_set(sections.iter().map(|section| section.verdicts), sets) else {
        return Vec::new();
    };
    let ignores_absent = RuleSet::is_full_list(sets);
    let explain = |section: &Section<'_, '_>| {
        let subject = table.subject(section.verdicts.subject)?;
        let verdict = section.verdicts.verdict_under(leading)?;
        let outcome = verdict.single_outcome().filter(|_| verdict.status == Status::Settled)?;
        let player_steps = select_steps(outcome, |step| PLAYER_STEPS.contains(&step));
        let (full, short) = match subject {
            Subject::Feature(feature) if section.is_undisputed(ignores_absent) => {
                let sums = sums(outcome);
                let rule = usual_rule(table, feature, outcome).into_iter();
                let hidden_steps = select_steps(outcome, |step| !EVIDENT.contains(&step));
                let full = rule.chain(hidden_steps).chain(sums.clone()).collect();
                (full, [player_steps, sums].concat())
            }
            Subject::Ask(_) if section.is_undisputed(ignores_absent) => {
                ([player_steps, sums(outcome)].concat(), Vec::new())
            }
            Subject::Feature(_) | Subject::Ask(_) => (player_steps, Vec::new()),
        };
        let join = |reasons: Vec<Sentence>| {
            let label = (sections.len() > 1).then(|| section.label.clone());
            let texts: Vec<String> = reasons.iter().map(|sentence| voice.capitalized_sentence(sentence)).collect();
            let text = say!(report::How { label: Arg::list(label), why: texts.join(" ") });
            (!texts.is_empty()).then(|| voice.capitalized_sentence(&text))
        };
        Some(Explanation { full: join(full)?, short: join(short) })
    };
    sections.iter().filter_map(explain).collect()
}

/// Returns `true` if nothing adds to a feature or changes who scores it, under the rule set with the index `leading`.
pub(super) fn is_plain(table: &Table<'_>, section: &Section<'_, '_>, leading: usize) -> bool {
    let Some(Subject::Feature(feature)) = table.subject(section.verdicts.subject) else { return true };
    let Some(outcome) = section.verdicts.verdict_under(leading).and_then(|verdict| verdict.single_outcome()) else {
        return false;
    };
    let counted = [Thing::TILE, Thing::SPACE, Thing::EITHER, Thing::OWN_TILE, Thing::COAT, Thing::CITY];
    let shares = outcome.shares().values().flatten();
    outcome.items().iter().chain(shares).all(|item| counted.contains(&item.thing))
        && select_steps(outcome, |step| PLAYER_STEPS.contains(&step) && step != steps::Majority::MESSAGE).is_empty()
        && (outcome.worth() == 0
            || feature.kind == FeatureKind::Castle
            || usual_rule(table, feature, outcome).is_some())
}

/// Returns the expansions whose rules affect an answer, each once, under the rule set with the index `leading`.
pub(super) fn expansions(section: &Section<'_, '_>, leading: usize) -> Vec<&'static str> {
    let Some(outcome) = section.verdicts.verdict_under(leading).and_then(|verdict| verdict.single_outcome()) else {
        return Vec::new();
    };
    let shares = outcome.shares().values().flatten();
    let counted = outcome.items().iter().chain(shares).map(|item| item.thing.message);
    let shown: Vec<&Message> = outcome.steps().iter().map(Sentence::message).chain(counted).collect();
    let shown_by = EXPANSIONS.iter().filter(|(message, _)| shown.contains(message));
    distinct(shown_by.map(|(_, expansion)| *expansion))
}

/// Returns the steps to an outcome whose messages are selected.
///
/// Figures that do not count are left out where only one player has figures, and neighbours where the sum has them.
fn select_steps(outcome: &Outcome, is_selected: impl Fn(&Message) -> bool) -> Vec<Sentence> {
    let is_alone = outcome.steps().iter().any(|step| step.has_message(steps::Alone::MESSAGE));
    let matters = |step: &Message| {
        !(is_alone && step == steps::OwnsNothing::MESSAGE || outcome.worth() > 0 && step == steps::Touches::MESSAGE)
    };
    let steps = outcome.steps().iter();
    steps.filter(|step| is_selected(step.message()) && matters(step.message())).cloned().collect()
}

/// Returns the sums of an outcome with what they count: one for all players, or one for each player with a share.
fn sums(outcome: &Outcome) -> Vec<Sentence> {
    if outcome.shares().is_empty() {
        let items = outcome.items();
        let is_plain =
            matches!(items, [only] if only.count == 1 && only.points_each == 1 || only.thing == Thing::HALVED);
        let is_shown = !outcome.points().is_empty() || items.len() > 1;
        let sum = sum_sentence(items).filter(|_| is_shown && !is_plain);
        return sum.map(|sum| say!(report::Sum { points: outcome.worth(), sum: sum })).into_iter().collect();
    }
    let player_sum = |(player, items): (&PlayerIx, &Vec<Item>)| {
        // A single term that is not multiplied says no more than the points.
        let is_plain = matches!(items.as_slice(), [only] if only.points_each == 1 || only.thing == Thing::HALVED);
        let sum = sum_sentence(items).filter(|_| !is_plain)?;
        Some(say!(report::SumOf { player: *player, points: worth(items), sum: sum }))
    };
    outcome.shares().iter().filter_map(player_sum).collect()
}

/// Returns the usual rule by which a feature of this kind scores; `None` for a castle, if nothing is counted, or if a tile or city
/// counts another number of points than usual.
fn usual_rule(table: &Table<'_>, feature: &ScoredFeature, outcome: &Outcome) -> Option<Sentence> {
    let find_item = |thing: Thing| outcome.items().iter().find(|item| item.thing == thing);
    let finished = outcome.completion() == Some(true);
    let tile = || [Thing::TILE, Thing::SPACE, Thing::EITHER].into_iter().find_map(find_item);
    let is_usual = match feature.kind {
        FeatureKind::City => tile()?.points_each == if finished { 2 } else { 1 },
        FeatureKind::Road | FeatureKind::Monastery | FeatureKind::Garden => tile()?.points_each == 1,
        FeatureKind::Field => find_item(Thing::CITY)?.points_each == 3,
        FeatureKind::Castle => false,
    };
    let by = if find_item(Thing::SPACE).is_some() { "space" } else { "tile" };
    let kind = match table.monastery_kind(feature) {
        None | Some(MonasteryKind::Plain) => feature.kind.word(),
        Some(_) => "another",
    };
    is_usual.then(|| say!(features::Rule { kind: kind, finished: finished, by: by }))
}
