//! A subject with its verdicts as JSON.

use std::collections::BTreeMap;

use carcassonne_law::{ReadingPath, question_data};
use carcassonne_position::PlayerIx;
use carcassonne_rules::mechanics::{Data, Item, Table};
use carcassonne_rules::verdict::Outcome;
use serde::Serialize;

use super::map::Map;

/// The maximum number of other joined features that a feature names; more, as in a long chain of gaps, are written once, as a
/// group.
pub(super) const MOST_NAMED: usize = 12;

/// A subject with its verdicts.
#[derive(Debug, Serialize)]
pub(super) struct SubjectJson<'s> {
    pub(super) id: String,
    pub(super) label: Option<&'s str>,
    pub(super) called: String,
    pub(super) kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ask: Option<&'static str>,
    pub(super) mechanic: &'static str,
    #[serde(flatten)]
    pub(super) feature: Option<FeatureJson<'s>>,
    pub(super) verdicts: Vec<VerdictJson<'s>>,
}

/// The keys of a subject that is a feature.
#[derive(Debug, Serialize)]
pub(super) struct FeatureJson<'s> {
    pub(super) tiles: Vec<String>,
    pub(super) meeples: Vec<MeepleJson<'s>>,
    pub(super) open: Vec<OpenJson>,
    /// The ends that a quick map does not show, if some answer completes the feature.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) taken_as_closed: Vec<AssumedEndJson>,
}

/// An end of a city or road that is assumed to be closed.
#[derive(Debug, Serialize)]
pub(super) struct AssumedEndJson {
    pub(super) tile: String,
    pub(super) side: &'static str,
    pub(super) typed: String,
}

/// A meeple on a feature.
#[derive(Debug, Serialize)]
pub(super) struct MeepleJson<'s> {
    pub(super) player: &'s str,
    pub(super) place: &'s str,
    pub(super) figure: &'static str,
    pub(super) large: bool,
}

/// A side at which a feature is open, and the space that it faces.
#[derive(Debug, Serialize)]
pub(super) struct OpenJson {
    pub(super) tile: String,
    pub(super) side: &'static str,
    pub(super) faces: &'static str,
    pub(super) at: [i32; 2],
}

/// A verdict with its rule sets.
#[derive(Debug, Serialize)]
pub(super) struct VerdictJson<'s> {
    pub(super) rule_sets: Vec<&'s str>,
    pub(super) status: &'static str,
    pub(super) text: String,
    #[serde(flatten)]
    pub(super) result: ResultJson<'s>,
    /// The index of the law behind the verdict.
    pub(super) law: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) other_worths: Vec<OtherWorthJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) outcomes: Vec<OutcomeJson<'s>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) not_applicable: Option<NotApplicableJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) steps: Vec<String>,
}

/// One of the possible outcomes of an open verdict.
#[derive(Debug, Serialize)]
pub(super) struct OutcomeJson<'s> {
    pub(super) text: String,
    #[serde(flatten)]
    pub(super) result: ResultJson<'s>,
    pub(super) readings: Readings,
    pub(super) ways: Vec<Readings>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) other_worths: Vec<OtherWorthJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) steps: Vec<String>,
}

/// The points and the reply of an outcome; empty for a verdict that is not settled.
#[derive(Debug, Default, Serialize)]
pub(super) struct ResultJson<'s> {
    pub(super) complete: Option<bool>,
    pub(super) points: Option<Points<'s>>,
    pub(super) worth: Option<u32>,
    /// Set if the points are those of final scoring: of a field or an unfinished feature.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) at_end: bool,
    pub(super) items: Vec<ItemJson>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub(super) shares: Shares<'s>,
    #[serde(skip_serializing_if = "Data::is_empty")]
    pub(super) answer: Data<'s>,
    #[serde(skip_serializing_if = "Data::is_empty")]
    pub(super) answer_text: Data<'s>,
    #[serde(flatten)]
    pub(super) joined: JoinedJson,
}

/// The features that are joined with a feature, and the fields that share in its points.
#[derive(Debug, Default, Serialize)]
pub(super) struct JoinedJson {
    pub(super) same_as: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) same_as_more: Option<usize>,
    /// The index of the group with all joined features, if they are more than [`MOST_NAMED`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) group: Option<usize>,
    /// The other fields that share in the points, each by a place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) shared: Vec<String>,
}

/// A term of a sum.
#[derive(Debug, Serialize)]
pub(super) struct ItemJson {
    thing: &'static str,
    count: u32,
    each: u32,
    points: u32,
}

/// The worth of a feature under other readings.
#[derive(Debug, Serialize)]
pub(super) struct OtherWorthJson {
    worth: u32,
    readings: Readings,
}

/// The reason why a subject does not apply yet under a rule set, and the day from which on it does.
#[derive(Debug, Serialize)]
pub(super) struct NotApplicableJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) question: Option<&'static str>,
    pub(super) since: String,
    pub(super) because: &'static str,
}

/// Points by player.
pub(super) type Points<'s> = Map<&'s str, u32>;
/// The sum of each player.
pub(super) type Shares<'s> = Map<&'s str, Vec<ItemJson>>;
pub(super) type Readings = Map<&'static str, &'static str>;

/// Returns the worths of the feature under other readings.
pub(super) fn other_worths(o: &Outcome) -> Vec<OtherWorthJson> {
    o.other_worths.iter().map(|(worth, path)| OtherWorthJson { worth: *worth, readings: readings(path) }).collect()
}

/// Returns the terms of a sum.
pub(super) fn items(items: &[Item]) -> Vec<ItemJson> {
    let item_json = |i: &Item| ItemJson { thing: i.thing.key, count: i.count, each: i.points_each, points: i.points() };
    items.iter().map(item_json).collect()
}

/// Returns the sum of each player, if players score by different sums.
pub(super) fn shares<'s>(table: &Table<'s>, o: &Outcome) -> Shares<'s> {
    o.shares().iter().map(|(p, all)| (table.scenario.player(*p), items(all))).collect()
}

pub(super) fn points<'s>(table: &Table<'s>, points: &BTreeMap<PlayerIx, u32>) -> Points<'s> {
    points.iter().map(|(p, n)| (table.scenario.player(*p), *n)).collect()
}

pub(super) fn readings(path: &ReadingPath) -> Readings {
    path.iter().map(|(q, r)| (q.word(), question_data(*q).reading(*r))).collect()
}
