//! What a scenario expects of its verdicts.

use std::collections::BTreeMap;

use crate::rulebook::RuleSet;
use crate::text::{
    Code, Fields, Node, Problem, Problems, Span, Value, as_count, as_list, as_text, one_of,
    shortened,
};

use super::ask::{self, About, Ask, AskIx, Said};
use super::claims::{MOST, completion, points};
use crate::scenario::board::{Board, FeatureKind, Place};
use crate::scenario::pieces::PlayerIx;
use crate::scenario::pieces::meeples::Players;
use crate::scenario::places::place;

/// How a verdict stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// There is one answer.
    Settled,
    /// Nobody ruled, and it matters.
    Open,
    /// Rulings contradict one another, and it matters.
    Contested,
    /// What it turns on did not exist yet.
    NotApplicable,
}

impl Status {
    /// Every status.
    pub const ALL: [Status; 4] = [Self::Settled, Self::Open, Self::Contested, Self::NotApplicable];

    /// The word in files and output.
    pub fn word(self) -> &'static str {
        match self {
            Self::Settled => "settled",
            Self::Open => "open",
            Self::Contested => "contested",
            Self::NotApplicable => "not-applicable",
        }
    }
}

/// The rule sets of an expectation.
#[derive(Debug, Clone)]
pub enum Under {
    /// Every rule set.
    All,
    /// These.
    These(Vec<RuleSet>),
    /// Every rule set that no other entry of the same subject names.
    Rest,
}

/// What is expected of one outcome; what is `None` is not checked.
#[derive(Debug, Clone, Default)]
pub struct ExpectedOutcome {
    /// Whether the feature is complete.
    pub complete: Option<bool>,
    /// Who scores, and how much; an empty map says that nobody does.
    pub points: Option<BTreeMap<PlayerIx, u32>>,
    /// What the feature is worth.
    pub worth: Option<u32>,
    /// The other answered features that are the same feature.
    pub same_as: Option<Vec<Place>>,
    /// What else a question is to be answered with, key by key, as the mechanic reads it.
    pub reply: Vec<Said>,
}

/// One entry of `expect`.
#[derive(Debug, Clone)]
pub struct Expect {
    /// The feature or question.
    pub about: About,
    /// The feature or question as it was written.
    pub written: String,
    /// Where it is written.
    pub about_span: Span,
    /// Where the entry stands.
    pub span: Span,
    /// How the verdict is to stand.
    pub status: Option<Status>,
    /// What is to hold in every outcome, whether or not these are listed.
    pub every: ExpectedOutcome,
    /// The outcomes, all of them, in any order.
    pub outcomes: Option<Vec<ExpectedOutcome>>,
    /// Under which rule sets.
    pub under: Under,
}

const KEYS: &[&str] =
    &["feature", "ask", "complete", "points", "worth", "same_as", "status", "outcomes", "under"];
/// How many rule sets an expectation may name.
const MOST_RULE_SETS: usize = 100;
/// The keys of an expectation of a turn that are not its mechanic's.
const TURN_KEYS: &[&str] =
    &["turn", "complete", "points", "worth", "same_as", "status", "outcomes", "under"];
const OUTCOME: &[&str] = &["complete", "points", "worth", "same_as"];

/// Reads `expect`.
pub(in crate::scenario) fn read(
    node: Option<&Node>,
    board: &Board,
    asks: &[Ask],
    players: &mut Players,
    problems: &mut Problems,
) -> Vec<Expect> {
    node.map(as_list)
        .unwrap_or_default()
        .iter()
        .filter_map(|item| entry(item, board, asks, players, problems))
        .collect()
}

fn entry(
    node: &Node,
    board: &Board,
    asks: &[Ask],
    players: &mut Players,
    problems: &mut Problems,
) -> Option<Expect> {
    let what = "an expectation";
    let has = |key: &str| Fields::peek(node).is_some_and(|f| f.get(key).is_some());
    let of_turn = has("turn") && !has("ask") && !has("feature");
    let asked = has("ask") || of_turn;
    // What a question may be answered with is its mechanic's to say.
    let fields = if asked {
        Fields::open(node, what, problems)?
    } else {
        Fields::of(node, what, KEYS, problems)?
    };
    let (about, named) = if asked {
        if let Some(span) = fields.key_span("feature") {
            problems.push(
                Problem::new(
                    Code::KeyUnknown,
                    span,
                    "an expectation is of a feature or of a question, not of both",
                )
                .label("both")
                .help("make two entries of it"),
            );
        }
        let named = fields.get(if of_turn { "turn" } else { "ask" });
        let ask = named.and_then(|n| {
            if of_turn { turn(n, asks, players, problems) } else { question(n, asks, problems) }
        });
        (ask.map(About::Ask), named)
    } else {
        let named = fields.need(
            "feature",
            what,
            "name any place of the feature: `feature: a.city`, or a question: `ask: flight`",
            problems,
        );
        (named.and_then(|n| place::read(n, board, problems)).map(About::Feature), named)
    };
    let status = fields.get("status").and_then(|n| {
        let word = as_text(n, "`status`", "write `status: open`", problems)?;
        let words = Status::ALL.map(Status::word);
        let status = Status::ALL.into_iter().find(|s| s.word() == word);
        if status.is_none() {
            problems.push(
                Problem::new(Code::ValueWrong, n.span, format!("`{word}` is no status"))
                    .label("not known")
                    .help(one_of(word, &words)),
            );
        }
        status
    });
    let mut every = outcome(&fields, about, board, players, problems);
    if asked {
        every.reply = ask::said(&fields, if of_turn { TURN_KEYS } else { KEYS });
    }
    let outcomes = fields.get("outcomes").map(|n| {
        if as_list(n).is_empty() {
            problems.push(nothing(n.span));
        }
        as_list(n)
            .iter()
            .filter_map(|item| {
                let fields = if asked {
                    Fields::open(item, "an outcome", problems)?
                } else {
                    Fields::of(item, "an outcome", OUTCOME, problems)?
                };
                if fields.iter().next().is_none() {
                    problems.push(nothing(item.span));
                }
                let mut outcome = outcome(&fields, about, board, players, problems);
                if asked {
                    outcome.reply = ask::said(&fields, OUTCOME);
                }
                Some(outcome)
            })
            .collect()
    });
    let under = match fields.get("under") {
        None => Under::All,
        Some(n) => under(n, problems),
    };
    if about.is_some()
        && status.is_none()
        && fields.iter().all(|(k, _, _)| matches!(k, "feature" | "ask" | "turn" | "under"))
    {
        problems.push(nothing(node.span));
    }
    // With a problem it is never checked, but what depends on it is still looked at.
    let named = named?;
    Some(Expect {
        about: about?,
        written: named.text().unwrap_or("").to_owned(),
        about_span: named.span,
        span: node.span,
        status,
        every,
        outcomes,
        under,
    })
}

/// The question that an expectation is of.
fn question(node: &Node, asks: &[Ask], problems: &mut Problems) -> Option<AskIx> {
    let help = "write the question's `id`, or its number: `ask: 1`";
    let word = as_text(node, "`ask`", help, problems)?;
    let found = ask::find(word, asks);
    if found.is_none() {
        ask::unknown(word, node.span, asks, problems);
    }
    found
}

/// The turn at the score track, called by its player.
fn turn(
    node: &Node,
    asks: &[Ask],
    players: &mut Players,
    problems: &mut Problems,
) -> Option<AskIx> {
    let name = as_text(node, "`turn`", "write whose turn it is: `turn: red`", problems)?;
    players.find(name, node.span, false, problems)?;
    let Some(found) = ask::the_turn(asks) else {
        problems.push(
            Problem::new(Code::AskUnknown, node.span, "the scenario has no turn")
                .label("of which turn?")
                .help("say what happens in it: `turn: { player: red, rounds: [...] }`"),
        );
        return None;
    };
    let whose = asks.get(found).and_then(|a| Fields::peek(&a.body)?.get("player")?.text());
    if let Some(whose) = whose.filter(|w| *w != name) {
        problems.push(
            Problem::new(Code::ValueWrong, node.span, format!("the turn is that of `{whose}`"))
                .label("another player")
                .help(format!("write `turn: {whose}`")),
        );
        return None;
    }
    Some(found)
}

fn nothing(span: Span) -> Problem {
    Problem::new(Code::KeyMissing, span, "an expectation that expects nothing")
        .label("empty")
        .help("add `complete`, `points`, `worth`, `status` or `outcomes`")
}

fn outcome(
    fields: &Fields<'_>,
    about: Option<About>,
    board: &Board,
    players: &mut Players,
    problems: &mut Problems,
) -> ExpectedOutcome {
    let place = about.and_then(About::place);
    if let (Some(About::Ask(_)), Some(span)) = (about, fields.key_span("same_as")) {
        problems.push(
            Problem::new(Code::KeyUnknown, span, "a question is never the same as a feature")
                .label("of a question")
                .help("leave `same_as` out"),
        );
    }
    ExpectedOutcome {
        complete: fields.get("complete").and_then(|n| completion(n, place, problems)),
        points: fields.get("points").and_then(|n| points(n, players, problems)),
        worth: fields
            .get("worth")
            .and_then(|n| as_count(n, "`worth`", 0, MOST, problems))
            .and_then(|n| u32::try_from(n).ok()),
        same_as: fields.get("same_as").map(|n| {
            as_list(n).iter().filter_map(|p| another(p, place, board, problems)).collect()
        }),
        reply: Vec::new(),
    }
}

/// A place of a feature that may be one with the expected one: of its kind.
fn another(
    node: &Node,
    place: Option<Place>,
    board: &Board,
    problems: &mut Problems,
) -> Option<Place> {
    let other = place::read(node, board, problems)?;
    let kind = |p: Place| -> FeatureKind { p.feature.kind() };
    if let Some(place) = place.filter(|p| kind(*p) != kind(other)) {
        let message =
            format!("a {} and a {} are never one", kind(place).word(), kind(other).word());
        problems.push(
            Problem::new(Code::ValueWrong, node.span, message)
                .label("another kind")
                .help(format!("name a {}", kind(place).word())),
        );
    }
    Some(other)
}

fn under(node: &Node, problems: &mut Problems) -> Under {
    let items = as_list(node);
    if let [one] = items
        && one.text() == Some("rest")
    {
        return Under::Rest;
    }
    if items.len() > MOST_RULE_SETS {
        problems.push(
            Problem::new(
                Code::ValueWrong,
                node.span,
                format!("`under` names more than {MOST_RULE_SETS} rule sets"),
            )
            .label("too many")
            .help("name fewer, or write `rest`"),
        );
        return Under::Rest;
    }
    let mut sets: Vec<RuleSet> = Vec::new();
    for item in items {
        let Some(word) = as_text(
            item,
            "a rule set",
            "write ids, dates or `rest`: `under: [2014, community]`",
            problems,
        ) else {
            continue;
        };
        let mut problem = |message: String, help: String| {
            problems
                .push(Problem::new(Code::RuleUnknown, item.span, message).label("here").help(help));
        };
        match RuleSet::named(word) {
            _ if word == "rest" => {
                problem("`rest` stands alone".to_owned(), "write `under: rest`".to_owned());
            }
            Ok(set) if sets.iter().any(|s| s.id() == set.id()) => {
                problem(
                    format!("`{word}` stands there twice"),
                    "name each rule set once".to_owned(),
                );
            }
            Ok(set) => sets.push(set),
            Err(help) => {
                let short = shortened(word);
                problem(format!("`{short}` is no rule set and no date"), help);
            }
        }
    }
    if items.is_empty() && !matches!(node.value, Value::Map(_)) {
        problems.push(
            Problem::new(Code::ValueWrong, node.span, "`under` names no rule set")
                .label("empty")
                .help("write `under: [2014, community]` or `under: rest`"),
        );
    }
    Under::These(sets)
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{read, refused};
    use crate::text::Code;

    fn expecting(entry: &str) -> String {
        format!(
            "players: [red]\nboard: |\n  a\ntiles:\n  a: {{ city: N }}\nexpect:\n  - {{ {entry} }}\n"
        )
    }

    #[test]
    fn expectations_are_read() {
        for entry in [
            "feature: a.city, complete: false, points: {}, worth: 1, under: [2014, 2014-10]",
            "feature: a.city, status: open, outcomes: [{ complete: true, points: { red: 8 } }, { complete: false }]",
            "feature: a.field, points: { red: 3 }, under: rest",
            "feature: a.city, worth: 1, under: 2018-05-01",
        ] {
            assert!(read(&expecting(entry)).is_ok(), "{entry}");
        }
    }

    #[test]
    fn mistakes_are_underlined() {
        refused(&expecting("feature: a.road, complete: true"), &[(Code::PlaceUnknown, "road")]);
        refused(&expecting("feature: a.field, complete: true"), &[(Code::ValueWrong, "true")]);
        refused(&expecting("feature: a.city, points: { rod: 8 }"), &[(Code::PlayerUnknown, "rod")]);
        refused(&expecting("feature: a.city, points: {red:8}"), &[(Code::ValueWrong, "red:8")]);
        refused(&expecting("feature: a.city, status: opne"), &[(Code::ValueWrong, "opne")]);
        refused(
            &expecting("feature: a.city, worth: 1, under: 2013"),
            &[(Code::RuleUnknown, "2013")],
        );
        refused(
            &expecting("feature: a.city, worth: 1, under: [2014, rest]"),
            &[(Code::RuleUnknown, "rest")],
        );
        refused(&expecting("complete: true"), &[(Code::KeyMissing, "{ complete: true }")]);
        refused(&expecting("feature: a.city"), &[(Code::KeyMissing, "{ feature: a.city }")]);
        refused(&expecting("ask: 1, allowed: true"), &[(Code::AskUnknown, "1")]);
    }
}
