//! The key `expect`: the expected verdicts of a scenario.

use std::collections::BTreeMap;

use carcassonne_text::{KeySet, MapEntries, Node, Problems, Span, as_list, as_text, as_word, problem, words};

use super::ask::{self, AskIx};
use super::context::Context;
use super::expected_rules::{self, ExpectedRules};
use super::problems;
use super::topic::{ReplyValue, Topic, collect_reply_values};
use crate::board::Place;
use crate::pieces::PlayerIx;
use crate::pieces::players::normalize_name;

words! {
    /// The status of a verdict.
    ///
    /// ```
    /// # use carcassonne_position::Status;
    /// assert_eq!(Status::Open.word(), "open");
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Status {
        /// There is a single answer.
        Settled = "settled",
        /// Nobody has ruled, and the answer depends on a ruling.
        Open = "open",
        /// Rulings contradict each other, and the answer depends on them.
        Contested = "contested",
        /// The subject, or something it depends on, did not exist yet.
        NotApplicable = "not-applicable",
    }

    ///
    /// ```
    /// # use carcassonne_position::Status;
    /// assert_eq!(Status::NotApplicable.word(), "not-applicable");
    /// ```
    fn word;
}

/// The expected values of an outcome; `None` is not checked.
#[derive(Debug, Clone, Default)]
pub struct ExpectedOutcome {
    /// `true` if the feature must be complete, `false` if it must be incomplete.
    pub complete: Option<bool>,
    /// The players who score, with their points; an empty map means that nobody does.
    pub points: Option<BTreeMap<PlayerIx, u32>>,
    /// The worth of the feature, in points.
    pub worth: Option<u32>,
    /// The other answered places that belong to the same feature.
    pub same_as: Option<Vec<Place>>,
    /// The other expected values of the answer to a question, for the mechanic to read.
    pub reply: Vec<ReplyValue>,
}

/// One entry of `expect`.
#[derive(Debug, Clone)]
pub struct Expectation {
    /// The feature or question.
    pub about: Topic,
    /// The feature or question, as written.
    pub written: String,
    /// The key that names the feature or question: `feature`, `ask` or `turn`.
    pub named_by: &'static str,
    /// The place of the feature or question in the file.
    pub about_span: Span,
    /// The place of the entry in the file.
    pub span: Span,
    /// The status that the verdict must have.
    pub status: Option<Status>,
    /// The values that every outcome must have, with or without a list of outcomes.
    pub every: ExpectedOutcome,
    /// All the outcomes, in any order.
    pub outcomes: Option<Vec<ExpectedOutcome>>,
    /// The rule sets under which the verdict is expected.
    pub under: ExpectedRules,
    /// Each key with an expected value, and the place of both in the file.
    pub keys: Vec<(String, Span)>,
}

impl Expectation {
    /// Returns the place of an expected value by its key; the place of the entry if it lacks the key.
    pub fn key_span(&self, key: &str) -> Span {
        let found = self.keys.iter().find(|(word, _)| word == key);
        found.map_or(self.span, |(_, span)| *span)
    }
}

/// The keys of an outcome.
const OUTCOME: KeySet = &["complete", "points", "worth", "same_as"];

/// The kind of topic of an entry, by the key that names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TopicKind {
    Feature,
    Question,
    Turn,
}

impl TopicKind {
    /// Returns the kind of topic of an entry.
    fn of_entry(node: &Node) -> Self {
        let has = |key: &str| MapEntries::from_unchecked(node).is_some_and(|f| f.get(key).is_some());
        if has("ask") {
            Self::Question
        } else if has("turn") && !has("feature") {
            Self::Turn
        } else {
            Self::Feature
        }
    }

    /// Returns the key that names the topic of an entry.
    fn key(self) -> &'static str {
        match self {
            Self::Feature => "feature",
            Self::Question => "ask",
            Self::Turn => "turn",
        }
    }

    /// Returns the keys of an entry, except those that only a mechanic knows.
    fn keys(self) -> KeySet {
        match self {
            Self::Feature | Self::Question => {
                &["feature", "ask", "complete", "points", "worth", "same_as", "status", "outcomes", "under"]
            }
            Self::Turn => &["turn", "complete", "points", "worth", "same_as", "status", "outcomes", "under"],
        }
    }

    /// Opens a map with some keys; a question's map may have others, which only the mechanic knows.
    fn open<'n>(self, node: &'n Node, what: &str, keys: KeySet, problems: &mut Problems) -> Option<MapEntries<'n>> {
        match self {
            Self::Feature => MapEntries::read(node, what, keys, problems),
            Self::Question | Self::Turn => MapEntries::read_any_keys(node, what, problems),
        }
    }

    /// Returns the other keys of a map, for the mechanic to read.
    fn reply_values(self, fields: &MapEntries<'_>, keys: KeySet) -> Vec<ReplyValue> {
        match self {
            Self::Feature => Vec::new(),
            Self::Question | Self::Turn => collect_reply_values(fields, keys),
        }
    }
}

/// Reads `expect`.
pub(crate) fn read(node: Option<&Node>, context: &mut Context<'_>) -> Vec<Expectation> {
    let items = node.map(as_list).unwrap_or_default();
    let most = context.board.most_entries();
    if let Some(one_more) = items.get(most) {
        context.problems.push(problem!(one_more.span, problems::TooManyEntries { kind: "expectations", most }));
    }
    items.iter().take(most).filter_map(|item| read_entry(item, context)).collect()
}

fn read_entry(node: &Node, context: &mut Context<'_>) -> Option<Expectation> {
    let kind = TopicKind::of_entry(node);
    let fields = kind.open(node, WHAT, kind.keys(), context.problems)?;
    let (about, named) = match kind {
        TopicKind::Feature => read_feature(&fields, context),
        TopicKind::Question => read_question(&fields, context),
        TopicKind::Turn => read_turn(&fields, context),
    };
    let status =
        fields.get("status").and_then(|n| as_word(n, "`status`", &Status::ALL, Status::word, context.problems));
    let every =
        ExpectedOutcome { reply: kind.reply_values(&fields, kind.keys()), ..read_outcome(&fields, about, context) };
    let outcomes = fields.get("outcomes").map(|n| read_outcomes(n, kind, about, context));
    let under =
        fields.get("under").map_or(ExpectedRules::All, |n| expected_rules::read(n, context.own, context.problems));
    let named_by = |key: &str| matches!(key, "feature" | "ask" | "turn" | "under");
    if about.is_some() && status.is_none() && fields.iter().all(|(key, _, _)| named_by(key)) {
        context.problems.push(problem!(node.span, problems::EmptyExpectation));
    }
    let keys = fields.iter().filter(|(key, _, _)| !named_by(key));
    let keys = keys.map(|(key, at, value)| (key.to_owned(), at.union(value.span))).collect();
    // An entry with a problem is never checked, but is still returned where possible.
    let named = named?;
    Some(Expectation {
        about: about?,
        written: named.text().unwrap_or("").to_owned(),
        named_by: kind.key(),
        about_span: named.span,
        span: node.span,
        status,
        every,
        outcomes,
        under,
        keys,
    })
}

/// The name of an entry in messages.
const WHAT: &str = "an expectation";

/// The topic of an entry, and the value that names it.
type NamedTopic<'n> = (Option<Topic>, Option<&'n Node>);

fn read_feature<'n>(fields: &MapEntries<'n>, context: &mut Context<'_>) -> NamedTopic<'n> {
    let help = "name any place of the feature: `feature: a.city`, or a question: `ask: flight`";
    let named = fields.require("feature", WHAT, help, context.problems);
    (named.and_then(|n| context.read_place(n)).map(Topic::Feature), named)
}

fn read_question<'n>(fields: &MapEntries<'n>, context: &mut Context<'_>) -> NamedTopic<'n> {
    if let Some(span) = fields.key_span("feature") {
        context.problems.push(problem!(span, problems::FeatureAndQuestion));
    }
    let named = fields.get("ask");
    let asked = named.and_then(|n| {
        let help = "write the question's `id`, or its number: `ask: 1`";
        let word = as_text(n, "`ask`", help, context.problems)?;
        let found = ask::find(word, context.asks);
        if found.is_none() {
            context.problems.push(ask::unknown_question(word, n.span, context.asks));
        }
        found
    });
    (asked.map(Topic::Ask), named)
}

/// Reads the turn of an entry, which its player names.
fn read_turn<'n>(fields: &MapEntries<'n>, context: &mut Context<'_>) -> NamedTopic<'n> {
    let named = fields.get("turn");
    (named.and_then(|n| read_turn_name(n, context)).map(Topic::Ask), named)
}

/// Reads the player at turn, and returns the turn; reports another player, or a scenario without a turn.
fn read_turn_name(node: &Node, context: &mut Context<'_>) -> Option<AskIx> {
    let help = "write whose turn it is: `turn: red`";
    let name = as_text(node, "`turn`", help, context.problems)?;
    context.players.find_or_meet(name, node.span, context.problems)?;
    let Some(found) = ask::find_turn(context.asks) else {
        context.problems.push(problem!(node.span, problems::NoTurn));
        return None;
    };
    let whose =
        MapEntries::from_unchecked(&context.asks[found.index()].body).and_then(|body| body.get("player")?.text());
    if let Some(whose) = whose.filter(|w| normalize_name(w) != normalize_name(name)) {
        context.problems.push(problem!(node.span, problems::TurnOfAnother { player: whose.to_owned() }));
        return None;
    }
    Some(found)
}

/// The maximum number of outcomes, or places of one feature, that an expectation lists.
const MOST_LISTED: usize = 200;

/// Returns `true` if a list of an expectation is short enough; reports one that is not.
fn is_short(node: &Node, key: &'static str, context: &mut Context<'_>) -> bool {
    let items = as_list(node);
    let Some(one_more) = items.get(MOST_LISTED) else { return true };
    let (count, most) = (items.len(), MOST_LISTED);
    context.problems.push(problem!(one_more.span, problems::LongList { key, count, most }));
    false
}

fn read_outcomes(
    node: &Node,
    kind: TopicKind,
    about: Option<Topic>,
    context: &mut Context<'_>,
) -> Vec<ExpectedOutcome> {
    if as_list(node).is_empty() {
        context.problems.push(problem!(node.span, problems::EmptyExpectation));
    }
    if !is_short(node, "outcomes", context) {
        return Vec::new();
    }
    let read_item = |item: &Node| {
        let fields = kind.open(item, "an outcome", OUTCOME, context.problems)?;
        if fields.iter().next().is_none() {
            context.problems.push(problem!(item.span, problems::EmptyExpectation));
        }
        let reply = kind.reply_values(&fields, OUTCOME);
        Some(ExpectedOutcome { reply, ..read_outcome(&fields, about, context) })
    };
    as_list(node).iter().filter_map(read_item).collect()
}

/// Reads the expected values of an outcome, except the keys that only a mechanic can read.
fn read_outcome(fields: &MapEntries<'_>, about: Option<Topic>, context: &mut Context<'_>) -> ExpectedOutcome {
    let place = about.and_then(Topic::place);
    if let (Some(Topic::Ask(_)), Some(span)) = (about, fields.key_span("same_as")) {
        context.problems.push(problem!(span, problems::QuestionWithSameAs));
    }
    ExpectedOutcome {
        complete: fields.get("complete").and_then(|n| context.read_completion(n, place)),
        points: fields.get("points").and_then(|n| context.read_points(n)),
        worth: fields.get("worth").and_then(|n| context.read_count(n, "`worth`")),
        same_as: fields
            .get("same_as")
            .filter(|n| is_short(n, "same_as", context))
            .map(|n| as_list(n).iter().filter_map(|p| read_same_place(p, place, context)).collect()),
        reply: Vec::new(),
    }
}

/// Reads a place that must belong to the same feature as `place`; reports a place of another kind.
fn read_same_place(node: &Node, place: Option<Place>, context: &mut Context<'_>) -> Option<Place> {
    let other = context.read_place(node)?;
    let kind = |p: Place| p.feature.kind().word();
    if let Some(place) = place.filter(|p| kind(*p) != kind(other)) {
        let (kind, other) = (kind(place), kind(other));
        context.problems.push(problem!(node.span, problems::FeatureOfAnotherKind { kind, other }));
    }
    Some(other)
}
