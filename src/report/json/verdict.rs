//! What is said of one subject.

use std::collections::BTreeMap;

use serde::Serialize;

use super::map::Map;
use crate::mechanics::{Data, Item, Table};
use crate::rulebook::{ReadingPath, question_data};
use crate::scenario::{FeatureKind, PlayerIx};
use crate::verdict::Outcome;

/// The most features that are named where one feature is the same as others. In a long chain of gaps each
/// would name all others: there, all of them are a group, which is written once, and none is named with each.
pub(super) const MOST_SAME: usize = 12;

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

/// What there is to say of a feature alone.
#[derive(Debug, Serialize)]
pub(super) struct FeatureJson<'s> {
    pub(super) tiles: Vec<String>,
    pub(super) meeples: Vec<MeepleJson<'s>>,
    pub(super) open: Vec<OpenJson>,
    /// The ends that a quick map leaves unsaid, where some answer completes it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) taken_as_closed: Vec<GuessedEndJson>,
}

/// An end of a city or road that is taken as closed.
#[derive(Debug, Serialize)]
pub(super) struct GuessedEndJson {
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

/// A side at which a feature is open.
#[derive(Debug, Serialize)]
pub(super) struct OpenJson {
    pub(super) tile: String,
    pub(super) side: &'static str,
    pub(super) faces: &'static str,
    pub(super) at: [i32; 2],
}

/// A verdict and the rule sets that come to it.
#[derive(Debug, Serialize)]
pub(super) struct VerdictJson<'s> {
    pub(super) rule_sets: Vec<&'s str>,
    pub(super) status: &'static str,
    pub(super) text: String,
    #[serde(flatten)]
    pub(super) comes_to: ComesToJson<'s>,
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

/// What may come out.
#[derive(Debug, Serialize)]
pub(super) struct OutcomeJson<'s> {
    pub(super) text: String,
    #[serde(flatten)]
    pub(super) comes_to: ComesToJson<'s>,
    pub(super) readings: Readings,
    pub(super) ways: Vec<Readings>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) other_worths: Vec<OtherWorthJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) steps: Vec<String>,
}

/// What an outcome comes to; nothing of a verdict that leaves several open.
#[derive(Debug, Default, Serialize)]
pub(super) struct ComesToJson<'s> {
    pub(super) complete: Option<bool>,
    pub(super) points: Option<Points<'s>>,
    pub(super) worth: Option<u32>,
    #[serde(skip_serializing_if = "is_not")]
    pub(super) at_end: bool,
    pub(super) items: Vec<ItemJson>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub(super) shares: Shares<'s>,
    #[serde(skip_serializing_if = "Data::is_empty")]
    pub(super) answer: Data<'s>,
    #[serde(skip_serializing_if = "Data::is_empty")]
    pub(super) answer_text: Data<'s>,
    #[serde(flatten)]
    pub(super) same: SameJson,
}

/// The features that are one with another.
#[derive(Debug, Default, Serialize)]
pub(super) struct SameJson {
    pub(super) same_as: Vec<String>,
    #[serde(skip_serializing_if = "is_zero")]
    pub(super) same_as_more: usize,
    /// The place of the group of them all, where they are not named here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) group: Option<usize>,
    /// Other fields that have a part in the same points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) shared: Vec<String>,
}

/// A part of a sum.
#[derive(Debug, Serialize)]
pub(super) struct ItemJson {
    thing: &'static str,
    count: u32,
    each: u32,
    points: u32,
}

/// What a feature is worth along other ways.
#[derive(Debug, Serialize)]
pub(super) struct OtherWorthJson {
    worth: u32,
    readings: Readings,
}

/// Why something does not apply.
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
/// Readings by question.
pub(super) type Readings = Map<&'static str, &'static str>;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the value this way")]
fn is_zero(count: &usize) -> bool {
    *count == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the value this way")]
fn is_not(so: &bool) -> bool {
    !so
}

/// Whether the points of an outcome are those of the end of the game: of a field, and of what is not finished.
pub(super) fn is_at_end(kind: Option<FeatureKind>, o: &Outcome) -> bool {
    kind.is_some() && o.completion() != Some(true)
}

/// What the feature is worth along other ways.
pub(super) fn other_worths(o: &Outcome) -> Vec<OtherWorthJson> {
    let of = |(worth, way): &(u32, ReadingPath)| OtherWorthJson { worth: *worth, readings: readings(way) };
    o.other_worths.iter().map(of).collect()
}

/// The reasoning, step by step.
pub(super) fn steps(table: &Table<'_>, o: &Outcome) -> Vec<String> {
    o.steps().iter().map(|s| table.voice().say(s)).collect()
}

/// A sum.
pub(super) fn items(items: &[Item]) -> Vec<ItemJson> {
    let of = |i: &Item| ItemJson { thing: i.thing.key, count: i.count, each: i.points_each, points: i.points() };
    items.iter().map(of).collect()
}

/// The sum of each player, where players score by sums of their own.
pub(super) fn shares<'s>(table: &Table<'s>, o: &Outcome) -> Shares<'s> {
    o.shares().iter().map(|(p, all)| (table.scenario.player(*p), items(all))).collect()
}

/// Points by player.
pub(super) fn points<'s>(table: &Table<'s>, points: &BTreeMap<PlayerIx, u32>) -> Points<'s> {
    points.iter().map(|(p, n)| (table.scenario.player(*p), *n)).collect()
}

/// Readings by question.
pub(super) fn readings(way: &ReadingPath) -> Readings {
    way.iter().map(|(q, r)| (q.word(), question_data(*q).reading(*r))).collect()
}
