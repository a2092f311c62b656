//! Verdicts on features that are named by the places they reach, not by the names of tiles.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use carcassonne_oracle::inside::geometry::{Corner, Hand, Shape, Side, Space};
use carcassonne_oracle::inside::hints::weigh;
use carcassonne_oracle::inside::mechanics::{Item, Subject, SubjectIx, Table, Thing};
use carcassonne_oracle::inside::report::{self, Detail, Report};
use carcassonne_oracle::inside::rulebook::{ReadingPath, RuleSet};
use carcassonne_oracle::inside::scenario::{Board, Feature, FeatureKind, Place, Status};
use carcassonne_oracle::inside::text::SourceText;
use carcassonne_oracle::inside::verdict::{self, Case, Scope, judge};

use super::model::Motion;

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

impl Port {
    /// Returns the port on a moved board.
    pub(crate) fn moved(self, motion: Motion) -> Self {
        Self {
            kind: self.kind,
            space: motion.space(self.space),
            corner: self.corner.map(|c| motion.corner(c)),
            side: self.side.map(|s| motion.side(s)),
            hand: self.hand.map(|h| motion.hand(h)),
        }
    }
}

/// The name of a feature: every port that it reaches.
pub(crate) type Name = BTreeSet<Port>;

/// A possible outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) complete: Option<bool>,
    pub(crate) points: BTreeMap<String, u32>,
    pub(crate) items: Vec<Item>,
    pub(crate) same_as: BTreeSet<Name>,
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
pub(crate) struct Judged {
    pub(crate) rule_set: String,
    pub(crate) mechanic: &'static str,
    pub(crate) status: Status,
    pub(crate) outcomes: Vec<Outcome>,
    /// The questions of law that were asked, with their answers.
    pub(crate) asked: Vec<(String, &'static str)>,
    citations: Vec<String>,
    not_applicable: Option<&'static str>,
}

impl Judged {
    /// Returns the verdict without the parts that depend on whether tiles or spaces were counted.
    pub(crate) fn bare(&self) -> Self {
        let bare = |outcome: &Outcome| Outcome {
            items: outcome.items.iter().map(|i| unit(*i)).collect(),
            ways: Vec::new(),
            other_worths: Vec::new(),
            steps: Vec::new(),
            ..outcome.clone()
        };
        Self {
            outcomes: self.outcomes.iter().map(bare).collect(),
            asked: Vec::new(),
            citations: Vec::new(),
            ..self.clone()
        }
    }
}

fn unit(item: Item) -> Item {
    let by_tile = [Thing::TILE, Thing::EITHER].contains(&item.thing);
    let thing = if by_tile { Thing::SPACE } else { item.thing };
    Item { thing, ..item }
}

/// The verdicts on every feature, one for each rule set.
pub(crate) type Verdicts = BTreeMap<Name, Vec<Judged>>;

/// Renames every feature by mapping its ports; a port mapped to `None` is dropped, and so is a feature without ports.
pub(crate) fn renamed(verdicts: &Verdicts, port: impl Fn(Port) -> Option<Port>) -> Verdicts {
    let name = |name: &Name| -> Name { name.iter().filter_map(|p| port(*p)).collect() };
    let outcome =
        |outcome: &Outcome| Outcome { same_as: outcome.same_as.iter().map(name).collect(), ..outcome.clone() };
    let judged = |judged: &Judged| Judged { outcomes: judged.outcomes.iter().map(outcome).collect(), ..judged.clone() };
    verdicts.iter().map(|(n, all)| (name(n), all.iter().map(judged).collect())).filter(|(n, _)| !n.is_empty()).collect()
}

/// Replaces the names of tiles in the steps, since a tile that shares its name is shown with its space.
pub(crate) fn unnamed(verdicts: Verdicts) -> Verdicts {
    let is_name = |word: &str| {
        let rest = word.strip_prefix('t').unwrap_or_default();
        let (number, behind) = rest.split_once('x').unwrap_or_default();
        !number.is_empty()
            && number.bytes().all(|b| b.is_ascii_digit())
            && (behind.is_empty() || behind.starts_with(':'))
    };
    let told = |step: &String| -> String {
        let bare = |word: &str| word.trim_end_matches([',', '.', ';', ':']).to_owned();
        let words = step.split(' ').map(|word| if is_name(&bare(word)) { "t" } else { word });
        words.collect::<Vec<_>>().join(" ")
    };
    let outcome = |outcome: &Outcome| {
        let mut steps: Vec<String> = outcome.steps.iter().map(told).collect();
        steps.sort();
        Outcome { steps, ..outcome.clone() }
    };
    let judged = |judged: &Judged| Judged { outcomes: judged.outcomes.iter().map(outcome).collect(), ..judged.clone() };
    verdicts.into_iter().map(|(name, all)| (name, all.iter().map(judged).collect())).collect()
}

/// Sorts steps that depend on the map: challenged players and paying cities are listed in the order of the board, and
/// so are the tiles of a feature.
fn in_one_order(mut steps: Vec<String>) -> Vec<String> {
    for step in &mut steps {
        *step = tiles_in_one_order(step);
    }
    for told in [|s: &String| s.starts_with("It challenges "), |s: &String| s.contains(" pays ")] {
        for run in steps.chunk_by_mut(|a, b| told(a) && told(b)) {
            run.sort();
        }
    }
    // Sort the steps by city, each with the strength of its farmers.
    let by_city = steps.iter().position(|step| step.contains(" next to a completed city"));
    if let Some(first) = by_city {
        steps[first..].sort();
    }
    steps
}

/// Returns a sentence with the tiles of each list (`t0x, t1x and t2x`) sorted by name.
fn tiles_in_one_order(step: &str) -> String {
    let mut words: Vec<(&str, &str)> =
        step.split(' ').map(|word| word.split_at(word.trim_end_matches([',', '.', ':', ';']).len())).collect();
    let tile = |word: &str| {
        let number = word.strip_prefix('t').and_then(|rest| rest.strip_suffix('x'));
        number.is_some_and(|n| n.parse::<usize>().is_ok())
    };
    let listed = |(word, _): &(&str, &str)| *word == "and" || tile(word);
    for run in words.chunk_by_mut(|a, b| listed(a) && listed(b)) {
        let mut names: Vec<&str> = run.iter().map(|(w, _)| *w).filter(|w| tile(w)).collect();
        names.sort_unstable();
        for ((word, _), name) in run.iter_mut().filter(|(w, _)| tile(w)).zip(names) {
            *word = name;
        }
    }
    let whole: Vec<String> = words.iter().map(|(word, tail)| format!("{word}{tail}")).collect();
    whole.join(" ")
}

/// Wraps a text under a file name.
pub(crate) fn source(text: impl Into<Vec<u8>>) -> Result<Arc<SourceText>, String> {
    SourceText::new("case.yaml", text.into()).map(Arc::new)
}

/// Opens a legal scenario; fails with the text if it is refused.
pub(crate) fn open(text: &str) -> Case {
    let refused = match source(text).map(|s| Case::open(&s)) {
        Ok(Ok(case)) => return case,
        Ok(Err(refused)) => refused
            .problems()
            .map(|p| format!("{}: {} ({})", p.code.word(), p.message, p.help))
            .collect::<Vec<_>>()
            .join("\n"),
        Err(message) => message,
    };
    panic!("a legal board was refused:\n{refused}\n{text}")
}

pub(crate) fn verdicts(case: &Case, sets: &[RuleSet]) -> Verdicts {
    let table = case.table();
    let judgement = judge(&table, sets, Scope::Answered);
    judgement
        .subjects
        .iter()
        // A subject that is not asked for has no place on the board, by which subjects are identified here.
        .filter(|s| s.mechanic != "farmers")
        .map(|s| {
            let judged =
                (0..sets.len()).filter_map(|n| s.under(n).map(|v| judged(&table, sets[n].id(), s.mechanic, n, v)));
            (name(&table, s.subject), judged.collect())
        })
        .collect()
}

/// Returns the judgement as JSON.
pub(crate) fn json(case: &Case, sets: &[RuleSet]) -> serde_json::Value {
    let table = &case.table();
    let judgement = &judge(table, sets, Scope::Answered);
    let claims = &weigh(table, judgement);
    report::json(&Report { file: "case.yaml", table, judgement, claims, detail: Detail::EXPLAIN })
}

fn judged(table: &Table<'_>, set: &str, mechanic: &'static str, n: usize, verdict: &verdict::Verdict<'_>) -> Judged {
    let outcome = |o: &verdict::Outcome| Outcome {
        complete: o.complete(),
        points: o.points().iter().map(|(p, n)| (table.scenario.player(*p).to_owned(), *n)).collect(),
        items: o.items().to_vec(),
        same_as: o.same_as().map(|s| name(table, s)).collect(),
        ways: o.ways.to_vec(),
        other_worths: o.other_worths.clone(),
        steps: in_one_order(o.steps().iter().map(|s| table.voice().say(s)).collect()),
    };
    let cited = verdict
        .citations
        .iter()
        .filter(|c| c.rule_sets.contains(&n))
        .map(|c| format!("{} {} {}", c.question.word(), c.ruling.id(), c.role.word()));
    Judged {
        rule_set: set.to_owned(),
        mechanic,
        status: verdict.status,
        outcomes: verdict.outcomes.iter().map(outcome).collect(),
        asked: verdict.points_of_law.iter().map(|p| (p.question.word().to_owned(), p.holding)).collect(),
        citations: cited.collect(),
        not_applicable: verdict.not_applicable.map(|n| n.question.map_or(n.since.what, |q| q.word())),
    }
}

/// Returns the name of a subject: every port that its feature reaches; empty if it is no feature.
fn name(table: &Table<'_>, ix: SubjectIx) -> Name {
    let Some(Subject::Feature(subject)) = table.subject(ix) else {
        return Name::default();
    };
    match subject.area {
        Some(area) => table.land.members(area).iter().flat_map(|p| ports(table.board(), *p)).collect(),
        None => ports(table.board(), subject.place).into_iter().collect(),
    }
}

/// Returns the ports of a feature of one tile.
pub(crate) fn ports(board: &Board, place: Place) -> Vec<Port> {
    let placed = board.placed(place.tile);
    let corner = match placed.shape {
        Shape::Half(corner) => Some(corner),
        Shape::Square | Shape::Double(_) => None,
    };
    let port = |side: Option<Side>, hand: Option<Hand>| Port {
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
            sides.map(|s| port(Some(s), None)).collect()
        }
        Feature::Road(n) => {
            let sides = tile.roads[usize::from(n)].sides.iter();
            sides.map(|s| port(Some(s), None)).collect()
        }
        Feature::Field(n) => {
            let halves = tile.fields[usize::from(n)].halves.iter();
            halves.map(|h| port(Some(h.side), Some(h.hand))).collect()
        }
        Feature::Monastery | Feature::Castle | Feature::Garden => vec![port(None, None)],
    }
}
