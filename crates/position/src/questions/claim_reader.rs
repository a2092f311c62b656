//! The claims of players.

use std::collections::BTreeMap;

use carcassonne_text::{MapEntries, Node, Span, Value, problem};

use super::ask;
use super::context::Context;
use super::problems;
use super::topic::{ReplyValue, Topic, collect_reply_values, parse_flag, to_bare_reply};
use crate::pieces::PlayerIx;
use crate::pieces::players::report_repeated;
use crate::setup::setup_pieces::SetupClaims;
use crate::setup::value::{At, ByPlayer};

/// A player's claim on a feature or question.
#[derive(Debug, Clone)]
pub struct Claim {
    /// The player who makes the claim.
    pub player: PlayerIx,
    /// The feature or question.
    pub about: Topic,
    /// The feature or question, as written.
    pub written: String,
    /// The place of the feature or question in the file.
    pub span: Span,
    /// The claimed points of each player who scores, whoever these are.
    pub each: Option<u32>,
    /// The claimed points of every player who scores; the others score nothing.
    pub points: Option<BTreeMap<PlayerIx, u32>>,
    /// `true` if the feature is claimed to be complete, `false` if incomplete.
    pub complete: Option<bool>,
    /// The other claimed values of the answer to a question, for the mechanic to read.
    pub reply: Vec<ReplyValue>,
}

/// The values of a claim.
#[derive(Default)]
struct ClaimedValues {
    each: Option<u32>,
    points: Option<BTreeMap<PlayerIx, u32>>,
    complete: Option<bool>,
    reply: Vec<ReplyValue>,
}

const KEYS: &[&str] = &["points", "complete"];

/// Checks the claims of players.
pub(crate) fn check(written: &ByPlayer<SetupClaims>, context: &mut Context<'_>) -> Vec<Claim> {
    let mut claims = Vec::new();
    let most = context.board.most_entries();
    let mut first_claims: BTreeMap<(PlayerIx, Topic), Span> = BTreeMap::new();
    let mut named = BTreeMap::new();
    for (name, At { value: own, span: behind }) in &written.players {
        let (name, at) = (name.text(), name.node().span);
        let player = context.players.find_or_join(name, at, context.problems);
        if let Some(player) = player {
            report_repeated(player, (name, at), &mut named, "`claims`", context.problems);
        }
        let Some(own) = own else { continue };
        if own.claims.is_empty() {
            let name = name.to_owned();
            context.problems.push(problem!(*behind, problems::PlayerWithoutClaims { name }));
        }
        for (subject, value) in &own.claims {
            let (word, span) = (subject.text(), subject.node().span);
            if first_claims.len() == most {
                context.problems.push(problem!(span, problems::TooManyEntries { kind: "claims", most }));
                return claims;
            }
            if let Some((feature, number)) = word.rsplit_once(':').filter(|(_, n)| value.is_null() && !n.contains('.'))
            {
                context.problems.push(problems::no_space_before_number(word, feature, number, span));
                continue;
            }
            let about = read_topic(word, span, context);
            let claimed = read_claim(value, about, context);
            let (Some(player), Some(about)) = (player, about) else {
                continue;
            };
            if let Some(first) = first_claims.insert((player, about), span) {
                let problem = problem!(span, problems::ClaimedTwice { name: name.to_owned() });
                context.problems.push(problem.at_related(first));
            }
            if let Some(ClaimedValues { each, points, complete, reply }) = claimed {
                let written = word.to_owned();
                claims.push(Claim { player, about, written, span, each, points, complete, reply });
            }
        }
    }
    claims
}

/// Returns the feature or question that the key of a claim names.
fn read_topic(word: &str, span: Span, context: &mut Context<'_>) -> Option<Topic> {
    if let Some(ask) = ask::find(word, context.asks) {
        return Some(Topic::Ask(ask));
    }
    let of_a_tile = word.contains('.') || !context.board.tiles_named(word).is_empty();
    if !of_a_tile && !context.asks.is_empty() {
        context.problems.push(ask::unknown_question(word, span, context.asks));
        return None;
    }
    let key = Node::word(word, span);
    context.read_place(&key).map(Topic::Feature)
}

/// Reads the values of a claim: points alone, or a map.
fn read_claim(node: &Node, about: Option<Topic>, context: &mut Context<'_>) -> Option<ClaimedValues> {
    if let (Some(Topic::Ask(_)), Some(_)) = (about, parse_flag(node)) {
        return Some(ClaimedValues { reply: vec![to_bare_reply(node)], ..ClaimedValues::default() });
    }
    let Value::Map(_) = node.value else {
        let each = context.read_count(node, "a claim")?;
        return Some(ClaimedValues { each: Some(each), ..ClaimedValues::default() });
    };
    if let Some(entries) = MapEntries::from_unchecked(node).filter(|entries| names_players(entries, context)) {
        let points: Vec<String> =
            entries.iter().map(|(name, _, points)| format!("{name}: {}", points.to_words())).collect();
        let right = format!("{{ points: {{ {} }} }}", points.join(", "));
        context.problems.push(problem!(node.span, problems::PointsWithoutKey).fix_by_writing(right));
        return None;
    }
    let place = about.and_then(Topic::place);
    // Only the mechanic of a question knows which keys a claim on it may have.
    let (fields, reply) = if let Some(Topic::Ask(_)) | None = about {
        let fields = MapEntries::read_any_keys(node, "a claim", context.problems)?;
        let reply = collect_reply_values(&fields, KEYS);
        (fields, reply)
    } else {
        (MapEntries::read(node, "a claim", KEYS, context.problems)?, Vec::new())
    };
    let points = match fields.get("points") {
        None => None,
        Some(n) => Some(context.read_points(n)?),
    };
    let complete = match fields.get("complete") {
        None => None,
        Some(n) => Some(context.read_completion(n, place)?),
    };
    if points.is_none() && complete.is_none() && reply.is_empty() {
        context.problems.push(problem!(node.span, problems::EmptyClaim));
        return None;
    }
    Some(ClaimedValues { each: None, points, complete, reply })
}

/// Returns `true` if each key of a claim is the name of a player, with points behind it.
fn names_players(entries: &MapEntries<'_>, context: &Context<'_>) -> bool {
    let is_player = |(name, _, points): (&str, Span, &Node)| {
        context.players.has(name) && points.text().is_some_and(|text| text.parse::<u32>().is_ok())
    };
    entries.iter().next().is_some() && entries.iter().all(is_player)
}
