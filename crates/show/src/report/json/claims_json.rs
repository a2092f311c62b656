//! Rule sets and the players' weighed claims as JSON.

use carcassonne_law::RuleSet;
use carcassonne_position::Scenario;
use carcassonne_position::wording::Voice;
use carcassonne_rules::hints::{Step, WeighedClaim, doubts, weigh};
use carcassonne_rules::mechanics::{Kind, Supposition, Table, Thing, forms};
use carcassonne_rules::verdict::Judgement;
use carcassonne_text::{MapEntries, Node, as_list};
use serde::Serialize;
use serde_json::{Value, json};

use super::map::Map;
use super::subject_json::{Points, points};
use crate::report::answer::{Page, rule_set_names::rules_of_day};
use crate::report::detail::Detail;
use crate::report::judged::Report;

/// A rule set.
#[derive(Debug, Serialize)]
pub(super) struct RuleSetJson<'s> {
    id: &'s str,
    title: String,
    kind: &'static str,
    date: String,
    now: bool,
}

impl<'s> RuleSetJson<'s> {
    /// Returns rule sets in their order.
    pub(super) fn list(sets: &'s [RuleSet], voice: Voice<'_>) -> Vec<Self> {
        let rule_set_json = |set: &'s RuleSet| Self {
            id: set.id(),
            // The title of a date is followed by the rules in force at that time.
            title: match rules_of_day(set, voice.language()) {
                Some(then) => format!("{} {}", set.title(voice.language()), voice.capitalized_sentence(&then)),
                None => set.title(voice.language()).to_owned(),
            },
            kind: set.kind().word(),
            date: set.date().to_the_day().to_string(),
            now: set.is_present(),
        };
        sets.iter().map(rule_set_json).collect()
    }
}

/// A claim with its standing under each rule set.
#[derive(Debug, Serialize)]
pub(super) struct ClaimJson<'s> {
    player: &'s str,
    feature: &'s str,
    subject: String,
    text: String,
    each: Option<u32>,
    points: Option<Points<'s>>,
    complete: Option<bool>,
    answer: Map<&'s str, Value>,
    standings: Map<&'s str, &'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    since: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    since_is_guessed: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    right_elsewhere: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nearest: Option<NearestJson<'s>>,
}

/// The answer nearest to claimed points that are right under no rule set.
#[derive(Debug, Serialize)]
struct NearestJson<'s> {
    points: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    differs: Option<DifferenceJson<'s>>,
}

/// The step of the sum in which a claim differs from the nearest answer.
#[derive(Debug, Default, Serialize)]
struct DifferenceJson<'s> {
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    things: Vec<ThingJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<Vec<&'s str>>,
}

/// A number of counted things.
#[derive(Debug, Serialize)]
struct ThingJson {
    thing: &'static str,
    count: u32,
}

/// Returns the settlement of a report: the scenario, the rule sets and the weighed claims.
pub(crate) fn settlement_json(report: &Report<'_>) -> Value {
    let Report { file, table, judgement, .. } = report;
    let mut settlement = json!({
        "scenario": scenario_json(file, table.scenario),
        "rule_sets": RuleSetJson::list(judgement.rule_sets, table.voice()),
        "claims": claims_json(table, judgement),
    });
    if let Some(read_back) = &table.scenario.read_back {
        settlement["read_as"] = json!(read_back.lines());
    }
    let doubts = doubts(table, judgement);
    if !doubts.is_empty() {
        settlement["doubts"] = doubts.into();
    }
    settlement
}

/// Returns a scenario without its board.
pub(super) fn scenario_json(file: &str, scenario: &Scenario) -> Value {
    json!({ "file": file, "question": scenario.question, "source": scenario.source, "players": scenario.players })
}

/// Returns the weighed claims of a scenario. The judgement must have the claimed subjects.
pub(super) fn claims_json<'s>(table: &Table<'s>, judgement: &Judgement<'s>) -> Vec<ClaimJson<'s>> {
    let weighed = weigh(table, judgement);
    let report = Report { file: "", table, judgement, claims: &weighed, detail: Detail::USUAL };
    let texts = Page::all_claims(&report);
    let sets = judgement.rule_sets;
    weighed.into_iter().zip(texts).map(|(weighed, text)| claim_json(table, weighed, sets, text)).collect()
}

fn claim_json<'s>(
    table: &Table<'s>,
    WeighedClaim { weighed, right_elsewhere, nearest, since }: WeighedClaim<'s>,
    sets: &'s [RuleSet],
    text: String,
) -> ClaimJson<'s> {
    let claim = weighed.claim;
    let answer = claim.reply.iter().map(|part| {
        let (key, value) = (part.key.as_str(), node_json(&part.node));
        (key, if is_of_meeples(key) { meeples_json(table, value) } else { value })
    });
    let standings = weighed.standings.iter().map(|standing| standing.word());
    ClaimJson {
        player: table.scenario.player(claim.player),
        feature: &claim.written,
        subject: weighed.subject,
        text,
        each: claim.each,
        points: claim.points.as_ref().map(|p| points(table, p)),
        complete: claim.complete,
        answer: answer.collect(),
        standings: sets.iter().map(RuleSet::id).zip(standings).collect(),
        since: since.map(|since| since.day.to_string()),
        since_is_guessed: since.is_some_and(|since| since.guessed),
        right_elsewhere: right_elsewhere.iter().map(|set| set.id().to_owned()).collect(),
        nearest: nearest.map(|nearest| NearestJson {
            differs: nearest.step.as_ref().map(|step| difference_json(table, step)),
            points: nearest.points,
        }),
    }
}

fn difference_json<'s>(table: &Table<'s>, step: &Step) -> DifferenceJson<'s> {
    let bare = |by| DifferenceJson { by, ..DifferenceJson::default() };
    let counted = |by, count: u32| DifferenceJson { count: Some(count), ..bare(by) };
    let with_things = |by, all: &[(Thing, u32)]| {
        let things = all.iter().map(|(thing, count)| ThingJson { thing: thing.key, count: *count }).collect();
        DifferenceJson { things, ..bare(by) }
    };
    match step {
        Step::ScoredBy(players) => {
            let players = players.iter().map(|player| table.scenario.player(*player)).collect();
            DifferenceJson { players: Some(players), ..bare("scored-by") }
        }
        Step::Shared(_) => bare("shared"),
        Step::LeftOut(thing, count) => with_things("left-out", &[(*thing, *count)]),
        Step::Fairy => bare("fairy"),
        Step::CoatsAt(points_each) => counted("coats-at", *points_each),
        Step::Supposed(Supposition::EachSegment(count)) => counted("each-segment", *count),
        Step::Supposed(Supposition::Finished(true)) => bare("finished"),
        Step::Supposed(Supposition::Finished(false)) => bare("unfinished"),
        Step::Supposed(Supposition::GapJoined { .. }) => bare("gap-joins"),
        Step::Supposed(Supposition::GapsCounted(count)) => counted("gaps", *count),
        Step::Supposed(Supposition::WithoutHalves(count)) => counted("halves-left-out", *count),
        Step::Supposed(Supposition::HalvesByHalf) => bare("halves-by-half"),
        Step::Supposed(Supposition::PairsAsOne(count)) => counted("pairs-as-one", *count),
        Step::More(all) => with_things("more", all),
        Step::Less(all) => with_things("less", all),
    }
}

/// Returns `true` if a key is the key of a reply with meeples in any form of question.
fn is_of_meeples(key: &str) -> bool {
    let mut replies = forms().flat_map(|(_, form)| form.reply_keys);
    replies.any(|reply| reply.word == key && reply.kind == Kind::Meeples)
}

/// Splits meeples as they were written (`red`, `a.city`, `red a.city`) into player and place.
fn meeples_json(table: &Table<'_>, written: Value) -> Value {
    let meeple_json = |text: &str| {
        let is_player = table.scenario.players.iter().any(|player| player == text);
        match text.rsplit_once(' ') {
            _ if is_player => json!({ "player": text }),
            Some((player, place)) => json!({ "player": player.trim_end(), "place": place }),
            None if text.contains('.') => json!({ "place": text }),
            None => json!({ "player": text }),
        }
    };
    match written {
        Value::String(text) => meeple_json(&text),
        Value::Array(all) => all.into_iter().map(|meeple| meeples_json(table, meeple)).collect(),
        other => other,
    }
}

/// Converts YAML to JSON: `true`, `false` and integers as such, other scalars as text.
fn node_json(node: &Node) -> Value {
    if let Some(fields) = MapEntries::from_unchecked(node) {
        return fields.iter().map(|(key, _, value)| (key.to_owned(), node_json(value))).collect();
    }
    let Some(text) = node.text() else {
        return as_list(node).iter().map(node_json).collect();
    };
    match (text, text.parse::<i64>()) {
        ("true", _) => true.into(),
        ("false", _) => false.into(),
        (_, Ok(number)) => number.into(),
        (_, Err(_)) => text.into(),
    }
}
