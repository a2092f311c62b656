//! What players claim.

use std::collections::BTreeMap;

use crate::text::{Code, Fields, Node, Problem, Problems, Span, Value, as_count, as_flag};

use super::ask::{self, About, Ask, Said};
use crate::scenario::board::{Board, FeatureKind, Place};
use crate::scenario::pieces::PlayerIx;
use crate::scenario::pieces::meeples::Players;
use crate::scenario::places::place;

/// The most points that a claim or expectation can speak of.
pub(in crate::scenario) const MOST: i64 = 100_000_000;

/// A player's claim on a feature or question.
#[derive(Debug, Clone)]
pub struct Claim {
    /// Who claims.
    pub player: PlayerIx,
    /// The feature or question.
    pub about: About,
    /// The feature or question as it was written.
    pub written: String,
    /// Where that is written.
    pub span: Span,
    /// That each player who scores gets so many points.
    pub each: Option<u32>,
    /// That just these players score, and so much each.
    pub points: Option<BTreeMap<PlayerIx, u32>>,
    /// That the feature is complete, or is not.
    pub complete: Option<bool>,
    /// What else a question is claimed to be answered with, as the mechanic reads it.
    pub reply: Vec<Said>,
}

/// Reads `claims`.
pub(in crate::scenario) fn read(
    node: Option<&Node>,
    board: &Board,
    asks: &[Ask],
    players: &mut Players,
    problems: &mut Problems,
) -> Vec<Claim> {
    let mut claims = Vec::new();
    let mut seen: BTreeMap<(PlayerIx, About), Span> = BTreeMap::new();
    let Some(fields) = node.and_then(|n| Fields::open(n, "`claims`", problems)) else {
        return claims;
    };
    for (name, at, value) in fields.iter() {
        let player = players.find(name, at, true, problems);
        let Some(features) = Fields::open(value, "the claims of a player", problems) else {
            continue;
        };
        if features.iter().next().is_none() {
            problems.push(
                Problem::new(Code::ValueWrong, value.span, format!("`{name}` claims nothing"))
                    .label("empty")
                    .help("write `a.city: 10`, or leave the player out"),
            );
        }
        for (word, at, value) in features.iter() {
            let key =
                Node { span: at, value: Value::Scalar(word.to_owned(), crate::text::Style::Plain) };
            if let Some((feature, number)) =
                word.rsplit_once(':').filter(|(_, n)| value.is_null() && !n.contains('.'))
            {
                problems.push(
                    Problem::new(
                        Code::ValueWrong,
                        at,
                        format!("`{word}` is one word: a key without a value"),
                    )
                    .label("no space after the colon")
                    .help(format!("write `{feature}: {number}`")),
                );
                continue;
            }
            let about = match ask::find(word, asks) {
                Some(ask) => Some(About::Ask(ask)),
                None if !word.contains('.') && !asks.is_empty() && board.named(word).is_empty() => {
                    ask::unknown(word, at, asks, problems);
                    None
                }
                None => place::read(&key, board, problems).map(About::Feature),
            };
            let claim = claim(value, about, players, problems);
            if let (Some(player), Some(about)) = (player, about)
                && let Some(first) = seen.insert((player, about), at)
            {
                problems.push(
                    Problem::new(Code::KeyDuplicate, at, format!("`{name}` claims this twice"))
                        .label("second time")
                        .also(first, "first time")
                        .help("keep one of the claims"),
                );
            }
            if let (Some(player), Some(about), Some((each, points, complete, reply))) =
                (player, about, claim)
            {
                claims.push(Claim {
                    player,
                    about,
                    written: word.to_owned(),
                    span: at,
                    each,
                    points,
                    complete,
                    reply,
                });
            }
        }
    }
    claims
}

type Claimed = (Option<u32>, Option<BTreeMap<PlayerIx, u32>>, Option<bool>, Vec<Said>);

const KEYS: &[&str] = &["points", "complete"];

fn claim(
    node: &Node,
    about: Option<About>,
    players: &mut Players,
    problems: &mut Problems,
) -> Option<Claimed> {
    let place = about.and_then(About::place);
    if let Value::Map(_) = node.value {
        // What cannot be told for a question is not to be told off for its keys.
        let (fields, reply) = if let Some(About::Ask(_)) | None = about {
            let fields = Fields::open(node, "a claim", problems)?;
            (fields, ask::said(&fields, KEYS))
        } else {
            (Fields::of(node, "a claim", KEYS, problems)?, Vec::new())
        };
        let points = match fields.get("points") {
            None => None,
            Some(n) => Some(points(n, players, problems)?),
        };
        let complete = match fields.get("complete") {
            None => None,
            Some(n) => Some(completion(n, place, problems)?),
        };
        if points.is_none() && complete.is_none() && reply.is_empty() {
            problems.push(
                Problem::new(
                    Code::KeyMissing,
                    node.span,
                    "a claim with neither `points` nor `complete`",
                )
                .label("empty")
                .help(
                    "write the points, `a.city: 10`, or `{ points: { red: 10 }, complete: true }`",
                ),
            );
            return None;
        }
        return Some((None, points, complete, reply));
    }
    let each = as_count(node, "a claim", 0, MOST, problems)?;
    Some((u32::try_from(each).ok(), None, None, Vec::new()))
}

/// Reads `complete`, which fields do not have.
pub(in crate::scenario) fn completion(
    node: &Node,
    place: Option<Place>,
    problems: &mut Problems,
) -> Option<bool> {
    if place.is_some_and(|p| p.feature.kind() == FeatureKind::Field) {
        problems.push(
            Problem::new(Code::ValueWrong, node.span, "a field is never complete or incomplete")
                .label("of a field")
                .help("leave `complete` out; a field has `points`"),
        );
        return None;
    }
    as_flag(node, "`complete`", problems)
}

/// Reads points by player. A player with 0 points is as one who is not named.
pub(in crate::scenario) fn points(
    node: &Node,
    players: &mut Players,
    problems: &mut Problems,
) -> Option<BTreeMap<PlayerIx, u32>> {
    let fields = Fields::open(node, "`points`", problems)?;
    let before = problems.len();
    let mut points = BTreeMap::new();
    for (name, at, value) in fields.iter() {
        if value.is_null()
            && let Some((player, number)) = name.split_once(':')
        {
            problems.push(
                Problem::new(
                    Code::ValueWrong,
                    at,
                    format!("`{name}` is one word: a key without a value"),
                )
                .label("no space after the colon")
                .help(format!("write `{player}: {number}`")),
            );
            continue;
        }
        let player = players.find(name, at, false, problems);
        let count =
            as_count(value, "points", 0, MOST, problems).and_then(|n| u32::try_from(n).ok());
        if let (Some(player), Some(count)) = (player, count)
            && count > 0
        {
            points.insert(player, count);
        }
    }
    (problems.len() == before).then_some(points)
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{read, refused};
    use crate::text::Code;

    fn claiming(claims: &str) -> String {
        format!(
            "players: [red, blue]\nboard: |\n  a\ntiles:\n  a: {{ city: N }}\nclaims: {claims}\n"
        )
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
        refused(
            &claiming("{ red: { a.field: { complete: true } } }"),
            &[(Code::ValueWrong, "true")],
        );
    }
}
