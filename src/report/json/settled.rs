//! The players' claims, weighed.

use serde::Serialize;
use serde_json::{Value, json};

use super::map::Map;
use super::verdict::{Points, points};
use crate::hints::{Step, WeighedClaim, doubts, weigh};
use crate::mechanics::{Kind, Supposition, Table, Thing, forms};
use crate::report::answer::{Page, named::rules_then};
use crate::report::detail::Detail;
use crate::report::judged::Report;
use crate::rulebook::RuleSet;
use crate::text::{MapEntries, Node, as_list};
use crate::verdict::Judgement;
use crate::wording::Voice;

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
    /// Rule sets in their order.
    pub(super) fn all(sets: &'s [RuleSet], voice: Voice<'_>) -> Vec<Self> {
        let of = |set: &'s RuleSet| Self {
            id: set.id(),
            // Of a day, by which rules it was played then.
            title: match rules_then(set) {
                Some(then) => format!("{} {}", set.title(), voice.capitalized_sentence(&then)),
                None => set.title().to_owned(),
            },
            kind: set.kind().word(),
            date: set.date().to_the_day().to_string(),
            now: set.is_present(),
        };
        sets.iter().map(of).collect()
    }
}

/// A claim and how it stands.
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

/// The number nearest to a claimed one that no rule set gives.
#[derive(Debug, Serialize)]
struct NearestJson<'s> {
    points: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    differs: Option<Differs<'s>>,
}

/// The step in which it differs from the claim.
#[derive(Debug, Default, Serialize)]
struct Differs<'s> {
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    things: Vec<ThingJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<Vec<&'s str>>,
}

/// A number of things that are counted.
#[derive(Debug, Serialize)]
struct ThingJson {
    thing: &'static str,
    count: u32,
}

/// Only the weighed claims of a report.
pub(in crate::report) fn settled(report: &Report<'_>) -> Value {
    let Report { file, table, judgement, .. } = report;
    let scenario = table.scenario;
    let mut whole = json!({
        "scenario": { "file": file, "question": scenario.question, "source": scenario.source,
                      "players": scenario.players },
        "rule_sets": RuleSetJson::all(judgement.rule_sets, table.voice()),
        "claims": claims(table, judgement),
    });
    if let (Some(keys), Some(read)) = (whole.as_object_mut(), &scenario.read_back) {
        keys.insert("read_as".to_owned(), json!(read.lines()));
    }
    let doubts = doubts(table, judgement);
    if let Some(keys) = whole.as_object_mut().filter(|_| !doubts.is_empty()) {
        keys.insert("doubts".to_owned(), doubts.into());
    }
    whole
}

/// Every claim weighed; the judgement has what the claims are about.
pub(super) fn claims<'s>(table: &Table<'s>, judgement: &Judgement<'s>) -> Vec<ClaimJson<'s>> {
    let weighed = weigh(table, judgement);
    let report = Report { file: "", table, judgement, claims: &weighed, detail: Detail::USUAL };
    let texts = Page::claims_in_full(&report);
    let sets = judgement.rule_sets;
    weighed.into_iter().zip(texts).map(|(weighed, text)| claim(table, weighed, sets, text)).collect()
}

fn claim<'s>(
    table: &Table<'s>,
    WeighedClaim { weighed, elsewhere, nearest, since }: WeighedClaim<'s>,
    sets: &'s [RuleSet],
    text: String,
) -> ClaimJson<'s> {
    let claim = weighed.claim;
    let said = claim.reply.iter().map(|said| (said.key.as_str(), written(&said.node)));
    let answer = said.map(|(key, value)| {
        let of_meeples = is_of_meeples(key);
        (key, if of_meeples { meeples(table, value) } else { value })
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
        right_elsewhere: elsewhere.iter().map(|set| set.id().to_owned()).collect(),
        nearest: nearest.map(|nearest| NearestJson {
            differs: nearest.step.as_ref().map(|step| differs(table, step)),
            points: nearest.points,
        }),
    }
}

/// A step as data.
fn differs<'s>(table: &Table<'s>, step: &Step) -> Differs<'s> {
    let things =
        |all: &[(Thing, u32)]| all.iter().map(|(thing, count)| ThingJson { thing: thing.key, count: *count }).collect();
    let by = |by| Differs { by, ..Differs::default() };
    match step {
        Step::ScoredBy(players) => {
            let players = players.iter().map(|player| table.scenario.player(*player)).collect();
            Differs { players: Some(players), ..by("scored-by") }
        }
        Step::Shared(_) => by("shared"),
        Step::LeftOut(thing, count) => Differs { things: things(&[(*thing, *count)]), ..by("left-out") },
        Step::Fairy => by("fairy"),
        Step::CoatsAt(each) => Differs { count: Some(*each), ..by("coats-at") },
        Step::Supposed(Supposition::EachSegment(count)) => Differs { count: Some(*count), ..by("each-segment") },
        Step::Supposed(Supposition::Finished(true)) => by("finished"),
        Step::Supposed(Supposition::Finished(false)) => by("unfinished"),
        Step::Supposed(Supposition::GapJoined { .. }) => by("gap-joins"),
        Step::Supposed(Supposition::GapsCounted(count)) => Differs { count: Some(*count), ..by("gaps") },
        Step::Supposed(Supposition::WithoutHalves(count)) => Differs { count: Some(*count), ..by("halves-left-out") },
        Step::Supposed(Supposition::HalvesByHalf) => by("halves-by-half"),
        Step::Supposed(Supposition::PairsAsOne(count)) => Differs { count: Some(*count), ..by("pairs-as-one") },
        Step::More(all) => Differs { things: things(all), ..by("more") },
        Step::Less(all) => Differs { things: things(all), ..by("less") },
    }
}

/// Whether a key of an answer has meeples.
fn is_of_meeples(key: &str) -> bool {
    let mut replies = forms().flat_map(|(_, form)| form.reply_keys);
    replies.any(|reply| reply.word == key && reply.kind == Kind::Meeples)
}

/// Meeples as they were written (`red`, `a.city`, `red a.city`), each with its player and place.
fn meeples(table: &Table<'_>, written: Value) -> Value {
    let one = |text: &str| {
        let is_player = table.scenario.players.iter().any(|player| player == text);
        match text.rsplit_once(' ') {
            _ if is_player => json!({ "player": text }),
            Some((player, place)) => json!({ "player": player.trim_end(), "place": place }),
            None if text.contains('.') => json!({ "place": text }),
            None => json!({ "player": text }),
        }
    };
    match written {
        Value::String(text) => one(&text),
        Value::Array(all) => all.into_iter().map(|each| meeples(table, each)).collect(),
        other => other,
    }
}

/// A value as it was written: numbers and flags as such, everything else as text.
fn written(node: &Node) -> Value {
    if let Some(fields) = MapEntries::from_unchecked(node) {
        return fields.iter().map(|(key, _, value)| (key.to_owned(), written(value))).collect();
    }
    let Some(text) = node.text() else {
        return as_list(node).iter().map(written).collect();
    };
    match (text, text.parse::<i64>()) {
        ("true", _) => true.into(),
        ("false", _) => false.into(),
        (_, Ok(number)) => number.into(),
        (_, Err(_)) => text.into(),
    }
}
