//! Verdicts on features that are named by the places they reach, not by the names of tiles.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_board::geometry::{Corner, Hand, Shape, Side, Space};
use carcassonne_law::{ReadingPath, RuleSet};
use carcassonne_position::{Board, Feature, FeatureKind, Place, Status};
use carcassonne_rules::mechanics::{Item, Subject, SubjectIx, Table, Thing};
use carcassonne_rules::verdict::{self, Case, Scope, judge};
use carcassonne_show::report::{self, Detail, ReportRequest};

/// One place that a feature reaches: a side or half-edge, or the middle of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Port {
    pub(crate) kind: FeatureKind,
    pub(crate) space: Space,
    /// The half of the space, for the long side and for features without a side.
    pub(crate) corner: Option<Corner>,
    pub(crate) side: Option<Side>,
    pub(crate) hand: Option<Hand>,
}

/// The name of a feature: every port that it reaches.
pub(crate) type FeatureName = BTreeSet<Port>;

/// A possible outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) complete: Option<bool>,
    pub(crate) points: BTreeMap<String, u32>,
    pub(crate) items: Vec<Item>,
    pub(crate) same_as: BTreeSet<FeatureName>,
    ways: Vec<ReadingPath>,
    other_worths: Vec<(u32, ReadingPath)>,
    steps: Vec<String>,
}

impl Outcome {
    /// Returns the sum of the items, in points.
    pub(crate) fn worth(&self) -> u32 {
        self.items.iter().map(|i| i.points()).sum()
    }
}

/// A verdict under one rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RuleSetVerdict {
    pub(crate) rule_set: String,
    pub(crate) mechanic: &'static str,
    pub(crate) status: Status,
    pub(crate) outcomes: Vec<Outcome>,
    /// The questions of law that were asked, with their answers.
    pub(crate) points_of_law: Vec<(String, &'static str)>,
    citations: Vec<String>,
    not_applicable: Option<&'static str>,
}

impl RuleSetVerdict {
    /// Returns the verdict without the parts that depend on whether tiles or spaces were counted.
    pub(crate) fn without_counts(&self) -> Self {
        let strip = |outcome: &Outcome| Outcome {
            items: outcome.items.iter().map(|i| count_by_space(*i)).collect(),
            ways: Vec::new(),
            other_worths: Vec::new(),
            steps: Vec::new(),
            ..outcome.clone()
        };
        Self {
            outcomes: self.outcomes.iter().map(strip).collect(),
            points_of_law: Vec::new(),
            citations: Vec::new(),
            ..self.clone()
        }
    }
}

fn count_by_space(item: Item) -> Item {
    let is_by_tile = [Thing::TILE, Thing::EITHER].contains(&item.thing);
    let thing = if is_by_tile { Thing::SPACE } else { item.thing };
    Item { thing, ..item }
}

/// The verdicts on every feature, one for each rule set.
pub(crate) type Verdicts = BTreeMap<FeatureName, Vec<RuleSetVerdict>>;

/// Renames every feature by mapping its ports; a port mapped to `None` is dropped, and so is a feature without ports.
pub(crate) fn rename_features(verdicts: &Verdicts, map_port: impl Fn(Port) -> Option<Port>) -> Verdicts {
    let map_name = |name: &FeatureName| -> FeatureName { name.iter().filter_map(|p| map_port(*p)).collect() };
    let map_outcome =
        |outcome: &Outcome| Outcome { same_as: outcome.same_as.iter().map(map_name).collect(), ..outcome.clone() };
    let map_verdict = |judged: &RuleSetVerdict| RuleSetVerdict {
        outcomes: judged.outcomes.iter().map(map_outcome).collect(),
        ..judged.clone()
    };
    verdicts
        .iter()
        .map(|(n, all)| (map_name(n), all.iter().map(map_verdict).collect()))
        .filter(|(n, _)| !n.is_empty())
        .collect()
}

pub(crate) fn judge_case(case: &Case, sets: &[RuleSet]) -> Verdicts {
    let table = case.table();
    let judgement = judge(&table, sets, Scope::Answered);
    judgement
        .subjects
        .iter()
        // A subject that is not asked for has no place on the board, by which subjects are identified here.
        .filter(|s| s.mechanic != "farmers")
        .map(|s| {
            let set_verdicts = (0..sets.len())
                .filter_map(|n| s.verdict_under(n).map(|v| read_verdict(&table, sets[n].id(), s.mechanic, n, v)));
            (feature_name(&table, s.subject), set_verdicts.collect())
        })
        .collect()
}

pub(crate) fn to_json(case: &Case, sets: &[RuleSet]) -> serde_json::Value {
    let (table, detail) = (&case.table(), Detail::EXPLAIN);
    ReportRequest { file: "case.yaml", table, rule_sets: sets, detail, configured: None }.with_report(report::json)
}

fn read_verdict(
    table: &Table<'_>,
    set: &str,
    mechanic: &'static str,
    n: usize,
    verdict: &verdict::Verdict<'_>,
) -> RuleSetVerdict {
    let map_outcome = |o: &verdict::Outcome| Outcome {
        complete: o.completion(),
        points: o.points().iter().map(|(p, n)| (table.scenario.player(*p).to_owned(), *n)).collect(),
        items: o.items().to_vec(),
        same_as: o.other_joined_features().map(|s| feature_name(table, s)).collect(),
        ways: o.ways.to_vec(),
        other_worths: o.other_worths.clone(),
        steps: o.steps().iter().map(|s| table.voice().say(s)).collect(),
    };
    let citations = verdict
        .citations
        .iter()
        .filter(|c| c.rule_sets.contains(&n))
        .map(|c| format!("{} {} {}", c.question.word(), c.ruling.id(), c.role.word()));
    RuleSetVerdict {
        rule_set: set.to_owned(),
        mechanic,
        status: verdict.status,
        outcomes: verdict.outcomes.iter().map(map_outcome).collect(),
        points_of_law: verdict.points_of_law.iter().map(|p| (p.question.word().to_owned(), p.holding)).collect(),
        citations: citations.collect(),
        not_applicable: verdict.not_applicable.map(|n| n.question.map_or(n.since.what, |q| q.word())),
    }
}

/// Returns the name of a subject: every port that its feature reaches; empty if it is no feature.
fn feature_name(table: &Table<'_>, ix: SubjectIx) -> FeatureName {
    let Some(Subject::Feature(subject)) = table.subject(ix) else {
        return FeatureName::default();
    };
    match subject.area {
        Some(area) => table.land.members(area).iter().flat_map(|p| ports(table.board(), *p)).collect(),
        None => ports(table.board(), subject.place).into_iter().collect(),
    }
}

pub(crate) fn ports(board: &Board, place: Place) -> Vec<Port> {
    let placed = board.placed(place.tile);
    let corner = match placed.shape {
        Shape::Half(corner) => Some(corner),
        Shape::Square | Shape::Double(_) => None,
    };
    let make_port = |side: Option<Side>, hand: Option<Hand>| Port {
        kind: place.feature.kind(),
        space: placed.at,
        corner: corner.filter(|_| matches!(side, None | Some(Side::L))),
        side,
        hand,
    };
    let Some(tile) = board.tile(place.tile) else {
        return Vec::new();
    };
    match place.feature {
        Feature::City(n) => {
            let sides = tile.cities[usize::from(n)].sides.iter();
            sides.map(|s| make_port(Some(s), None)).collect()
        }
        Feature::Road(n) => {
            let sides = tile.roads[usize::from(n)].sides.iter();
            sides.map(|s| make_port(Some(s), None)).collect()
        }
        Feature::Field(n) => {
            let halves = tile.fields[usize::from(n)].halves.iter();
            halves.map(|h| make_port(Some(h.side), Some(h.hand))).collect()
        }
        Feature::Monastery | Feature::Castle | Feature::Garden => vec![make_port(None, None)],
    }
}
