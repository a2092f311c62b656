//! What players claim.

use std::collections::BTreeMap;

use super::about::{About, Said, bare, flag, said};
use super::ask;
use super::context::Context;
use super::problems as said;
use crate::scenario::pieces::PlayerIx;
use crate::scenario::pieces::players::once;
use crate::scenario::setup::asked::OWN_SCENARIO;
use crate::scenario::setup::setup_pieces::SetupClaims;
use crate::scenario::setup::value::{At, ByPlayer};
use crate::text::{MapEntries, Node, Span, Style, Value, too_many_entries};

/// A player's claim on a feature or question.
#[derive(Debug, Clone)]
pub struct Claim {
    /// Who claims.
    pub player: PlayerIx,
    /// The feature or question.
    pub about: About,
    /// The feature or question, as written.
    pub written: String,
    /// Where it is written.
    pub span: Span,
    /// How many points each player who scores is claimed to get.
    pub each: Option<u32>,
    /// Exactly who is claimed to score, and how many points each.
    pub points: Option<BTreeMap<PlayerIx, u32>>,
    /// Whether the feature is claimed to be complete.
    pub complete: Option<bool>,
    /// What else the answer to a question is claimed to be, for the mechanic to read.
    pub reply: Vec<Said>,
}

/// What a claim says about its feature or question.
#[derive(Default)]
struct Claimed {
    each: Option<u32>,
    points: Option<BTreeMap<PlayerIx, u32>>,
    complete: Option<bool>,
    reply: Vec<Said>,
}

const KEYS: &[&str] = &["points", "complete"];

/// Checks what players claim.
pub(in crate::scenario) fn check(written: &ByPlayer<SetupClaims>, context: &mut Context<'_>) -> Vec<Claim> {
    let mut claims = Vec::new();
    let most = context.board.most_entries();
    let mut seen: BTreeMap<(PlayerIx, About), Span> = BTreeMap::new();
    let mut named = BTreeMap::new();
    for (name, At { value: own, span: behind }) in &written.players {
        let (name, at) = (name.text(), name.node().span);
        let player = context.players.find_or_join(name, at, context.problems);
        if let Some(player) = player {
            once(player, (name, at), &mut named, "`claims`", context.problems);
        }
        let Some(own) = own else { continue };
        if own.claims.is_empty() {
            context.problems.push(said::claims_nothing(name, *behind));
        }
        for (subject, value) in &own.claims {
            let (word, span) = (subject.text(), subject.node().span);
            if seen.len() == most {
                let message = format!("with a board of this size a scenario can have at most {most} claims");
                context.problems.push(too_many_entries(span, message, OWN_SCENARIO));
                return claims;
            }
            if let Some((feature, number)) = word.rsplit_once(':').filter(|(_, n)| value.is_null() && !n.contains('.'))
            {
                context.problems.push(said::glued(word, feature, number, span));
                continue;
            }
            let about = about(word, span, context);
            let claimed = claimed(value, about, context);
            let (Some(player), Some(about)) = (player, about) else {
                continue;
            };
            if let Some(first) = seen.insert((player, about), span) {
                context.problems.push(said::claims_twice(name, span, first));
            }
            if let Some(Claimed { each, points, complete, reply }) = claimed {
                let written = word.to_owned();
                claims.push(Claim { player, about, written, span, each, points, complete, reply });
            }
        }
    }
    claims
}

/// The feature or question that a claim's key names.
fn about(word: &str, span: Span, context: &mut Context<'_>) -> Option<About> {
    if let Some(ask) = ask::find(word, context.asks) {
        return Some(About::Ask(ask));
    }
    let of_a_tile = word.contains('.') || !context.board.tiles_named(word).is_empty();
    if !of_a_tile && !context.asks.is_empty() {
        context.problems.push(ask::unknown(word, span, context.asks));
        return None;
    }
    let key = Node { span, value: Value::Scalar(word.to_owned(), Style::Plain) };
    context.place(&key).map(About::Feature)
}

/// Reads what is claimed: just points, or a map.
fn claimed(node: &Node, about: Option<About>, context: &mut Context<'_>) -> Option<Claimed> {
    if let (Some(About::Ask(_)), Some(_)) = (about, flag(node)) {
        return Some(Claimed { reply: vec![bare(node)], ..Claimed::default() });
    }
    let Value::Map(_) = node.value else {
        let each = context.count(node, "a claim")?;
        return Some(Claimed { each: Some(each), ..Claimed::default() });
    };
    let place = about.and_then(About::place);
    // Only a question's mechanic knows which keys a claim on it may have.
    let (fields, reply) = if let Some(About::Ask(_)) | None = about {
        let fields = MapEntries::read_any_keys(node, "a claim", context.problems)?;
        let said = said(&fields, KEYS);
        (fields, said)
    } else {
        (MapEntries::read(node, "a claim", KEYS, context.problems)?, Vec::new())
    };
    let points = match fields.get("points") {
        None => None,
        Some(n) => Some(context.points(n)?),
    };
    let complete = match fields.get("complete") {
        None => None,
        Some(n) => Some(context.completion(n, place)?),
    };
    if points.is_none() && complete.is_none() && reply.is_empty() {
        context.problems.push(said::empty_claim(node.span));
        return None;
    }
    Some(Claimed { each: None, points, complete, reply })
}

#[cfg(test)]
mod tests {
    use crate::scenario::test_scenarios::{read, refused};
    use crate::text::Code;

    fn claiming(claims: &str) -> String {
        format!("players: [red, blue]\nboard: |\n  a\ntiles:\n  a: {{ city: N }}\nclaims: {claims}\n")
    }

    #[test]
    fn short_and_long_claims_are_read() {
        for claims in [
            "{ red: { a.city: 10 } }",
            "{ red: { a.city: { points: { blue: 3 }, complete: true } }, blue: { a.field: 0 } }",
        ] {
            assert!(read(&claiming(claims)).is_ok(), "{claims}");
        }
    }

    #[test]
    fn mistakes_are_underlined() {
        refused(&claiming("{ green: { a.city: 1 } }"), &[(Code::PlayerUnknown, "green")]);
        refused(&claiming("{ red: { a.road: 1 } }"), &[(Code::PlaceUnknown, "road")]);
        refused(&claiming("{ red: { a.city: -1 } }"), &[(Code::ValueWrong, "-1")]);
        refused(&claiming("{ red: { a.city: \"8\" } }"), &[(Code::ValueWrong, "\"8\"")]);
        refused(&claiming("{ red: {a.city:8} }"), &[(Code::ValueWrong, "a.city:8")]);
        refused(&claiming("{ red: {} }"), &[(Code::ValueWrong, "{}")]);
        refused(&claiming("{ red: { a.field: { complete: true } } }"), &[(Code::ValueWrong, "true")]);
    }
}
