//! What a scenario expects of its verdicts.

use std::collections::BTreeMap;

use super::about::{About, Said, said};
use super::ask::{self, AskIx};
use super::context::Context;
use super::problems as said;
use super::under::{self, Under};
use crate::scenario::board::Place;
use crate::scenario::pieces::PlayerIx;
use crate::scenario::pieces::players::as_compared;
use crate::scenario::setup::asked::OWN_SCENARIO;
use crate::text::{KeySet, MapEntries, Node, Problems, Span, as_list, as_text, as_word, too_many_entries, words};

words! {
    /// The status of a verdict.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules, Status};
    /// // Before the leaflet of 2014 there was no half tile to judge.
    /// let position = Position::quick("f f\\f f", &["dragon a1 b1sw b1ne c1"])?;
    /// let answer = position.judge(&[Rules::named("2002")?, Rules::named("2014")?]);
    /// let found: Vec<_> = answer.subjects()[0].verdicts.iter().map(|verdict| verdict.status).collect();
    /// assert_eq!(found, [Status::NotApplicable, Status::Open]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    #[non_exhaustive]
    pub enum Status {
        /// There is a single answer.
        Settled = "settled",
        /// Nobody has ruled, and it matters.
        Open = "open",
        /// Rulings contradict each other, and it matters.
        Contested = "contested",
        /// What it depends on did not exist yet.
        NotApplicable = "not-applicable",
    }

    ///
    /// ```
    /// # use carcassonne_oracle::Status;
    /// assert_eq!(Status::NotApplicable.word(), "not-applicable");
    /// ```
    fn word;
}

/// What is expected of one outcome; `None` is not checked.
#[derive(Debug, Clone, Default)]
pub struct ExpectedOutcome {
    /// Whether the feature is complete.
    pub complete: Option<bool>,
    /// Who scores, and how many points each; an empty map means that nobody does.
    pub points: Option<BTreeMap<PlayerIx, u32>>,
    /// What the feature is worth, in points.
    pub worth: Option<u32>,
    /// The other answered places that belong to the same feature.
    pub same_as: Option<Vec<Place>>,
    /// What else is expected of the answer to a question, for the mechanic to read.
    pub reply: Vec<Said>,
}

/// One entry of `expect`.
#[derive(Debug, Clone)]
pub struct Expect {
    /// The feature or question.
    pub about: About,
    /// The feature or question, as written.
    pub written: String,
    /// The key by which it is named: `feature`, `ask` or `turn`.
    pub named_by: &'static str,
    /// Where it is written.
    pub about_span: Span,
    /// Where the entry stands.
    pub span: Span,
    /// The status that the verdict must have.
    pub status: Option<Status>,
    /// What must hold in every outcome, whether or not the outcomes are listed.
    pub every: ExpectedOutcome,
    /// All the outcomes, in any order.
    pub outcomes: Option<Vec<ExpectedOutcome>>,
    /// The rule sets under which it is expected.
    pub under: Under,
    /// Each key that it expects something of, and where that stands with its value.
    pub keys: Vec<(String, Span)>,
}

impl Expect {
    /// Where what is expected of a key stands; the whole entry if it has no such key.
    pub fn key_span(&self, key: &str) -> Span {
        let found = self.keys.iter().find(|(word, _)| word == key);
        found.map_or(self.span, |(_, span)| *span)
    }
}

/// The keys of an outcome.
const OUTCOME: KeySet = &["complete", "points", "worth", "same_as"];

/// What an entry is about, by the key that names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Of {
    Feature,
    Question,
    Turn,
}

impl Of {
    /// What an entry is about.
    fn entry(node: &Node) -> Self {
        let has = |key: &str| MapEntries::from_unchecked(node).is_some_and(|f| f.get(key).is_some());
        if has("ask") {
            Self::Question
        } else if has("turn") && !has("feature") {
            Self::Turn
        } else {
            Self::Feature
        }
    }

    /// The key that names what an entry is about.
    fn key(self) -> &'static str {
        match self {
            Self::Feature => "feature",
            Self::Question => "ask",
            Self::Turn => "turn",
        }
    }

    /// The keys of an entry, but for those that only a mechanic knows.
    fn keys(self) -> KeySet {
        match self {
            Self::Feature | Self::Question => {
                &["feature", "ask", "complete", "points", "worth", "same_as", "status", "outcomes", "under"]
            }
            Self::Turn => &["turn", "complete", "points", "worth", "same_as", "status", "outcomes", "under"],
        }
    }

    /// Opens a map with these keys. Only a question's mechanic knows which other keys it may have.
    fn open<'n>(self, node: &'n Node, what: &str, keys: KeySet, problems: &mut Problems) -> Option<MapEntries<'n>> {
        match self {
            Self::Feature => MapEntries::read(node, what, keys, problems),
            Self::Question | Self::Turn => MapEntries::read_any_keys(node, what, problems),
        }
    }

    /// The other keys of a map, for the mechanic to read.
    fn said(self, fields: &MapEntries<'_>, keys: KeySet) -> Vec<Said> {
        match self {
            Self::Feature => Vec::new(),
            Self::Question | Self::Turn => said(fields, keys),
        }
    }
}

/// Reads `expect`.
pub(in crate::scenario) fn read(node: Option<&Node>, context: &mut Context<'_>) -> Vec<Expect> {
    let items = node.map(as_list).unwrap_or_default();
    let most = context.board.most_entries();
    if let Some(one_more) = items.get(most) {
        let message = format!("with a board of this size a scenario can have at most {most} expectations");
        context.problems.push(too_many_entries(one_more.span, message, OWN_SCENARIO));
    }
    items.iter().take(most).filter_map(|item| entry(item, context)).collect()
}

fn entry(node: &Node, context: &mut Context<'_>) -> Option<Expect> {
    let of = Of::entry(node);
    let fields = of.open(node, WHAT, of.keys(), context.problems)?;
    let (about, named) = match of {
        Of::Feature => feature(&fields, context),
        Of::Question => question(&fields, context),
        Of::Turn => turn(&fields, context),
    };
    let status =
        fields.get("status").and_then(|n| as_word(n, "`status`", &Status::ALL, Status::word, context.problems));
    let every = ExpectedOutcome { reply: of.said(&fields, of.keys()), ..outcome(&fields, about, context) };
    let outcomes = fields.get("outcomes").map(|n| outcomes(n, of, about, context));
    let under = fields.get("under").map_or(Under::All, |n| under::read(n, context.own, context.problems));
    let named_by = |key: &str| matches!(key, "feature" | "ask" | "turn" | "under");
    if about.is_some() && status.is_none() && fields.iter().all(|(key, _, _)| named_by(key)) {
        context.problems.push(said::expects_nothing(node.span));
    }
    let keys = fields.iter().filter(|(key, _, _)| !named_by(key));
    let keys = keys.map(|(key, at, value)| (key.to_owned(), at.union(value.span))).collect();
    // An entry with a problem is never checked, but it is still returned where possible.
    let named = named?;
    Some(Expect {
        about: about?,
        written: named.text().unwrap_or("").to_owned(),
        named_by: of.key(),
        about_span: named.span,
        span: node.span,
        status,
        every,
        outcomes,
        under,
        keys,
    })
}

/// What an entry is called in messages.
const WHAT: &str = "an expectation";

/// What an entry is about, and the value that names it.
type Named<'n> = (Option<About>, Option<&'n Node>);

/// Reads the feature that an entry is about.
fn feature<'n>(fields: &MapEntries<'n>, context: &mut Context<'_>) -> Named<'n> {
    let help = "name any place of the feature: `feature: a.city`, or a question: `ask: flight`";
    let named = fields.require("feature", WHAT, help, context.problems);
    (named.and_then(|n| context.place(n)).map(About::Feature), named)
}

/// Reads the question that an entry is about.
fn question<'n>(fields: &MapEntries<'n>, context: &mut Context<'_>) -> Named<'n> {
    if let Some(span) = fields.key_span("feature") {
        context.problems.push(said::feature_and_question(span));
    }
    let named = fields.get("ask");
    let asked = named.and_then(|n| {
        let help = "write the question's `id`, or its number: `ask: 1`";
        let word = as_text(n, "`ask`", help, context.problems)?;
        let found = ask::find(word, context.asks);
        if found.is_none() {
            context.problems.push(ask::unknown(word, n.span, context.asks));
        }
        found
    });
    (asked.map(About::Ask), named)
}

/// Reads the turn at the score track that an entry is about, named by its player.
fn turn<'n>(fields: &MapEntries<'n>, context: &mut Context<'_>) -> Named<'n> {
    let named = fields.get("turn");
    (named.and_then(|n| the_turn(n, context)).map(About::Ask), named)
}

fn the_turn(node: &Node, context: &mut Context<'_>) -> Option<AskIx> {
    let help = "write whose turn it is: `turn: red`";
    let name = as_text(node, "`turn`", help, context.problems)?;
    context.players.find_or_meet(name, node.span, context.problems)?;
    let Some(found) = ask::the_turn(context.asks) else {
        context.problems.push(said::no_turn(node.span));
        return None;
    };
    let whose =
        MapEntries::from_unchecked(&context.asks[found.index()].body).and_then(|body| body.get("player")?.text());
    if let Some(whose) = whose.filter(|w| as_compared(w) != as_compared(name)) {
        context.problems.push(said::turn_of(whose, node.span));
        return None;
    }
    Some(found)
}

/// The most outcomes, or places that are one feature, that an expectation lists.
const MOST_LISTED: usize = 200;

/// Whether a list of an expectation is short enough; if not, that is reported.
fn is_short(node: &Node, key: &str, context: &mut Context<'_>) -> bool {
    let items = as_list(node);
    let Some(one_more) = items.get(MOST_LISTED) else { return true };
    context.problems.push(said::too_long(key, items.len(), MOST_LISTED, one_more.span));
    false
}

/// Reads `outcomes`.
fn outcomes(node: &Node, of: Of, about: Option<About>, context: &mut Context<'_>) -> Vec<ExpectedOutcome> {
    if as_list(node).is_empty() {
        context.problems.push(said::expects_nothing(node.span));
    }
    if !is_short(node, "outcomes", context) {
        return Vec::new();
    }
    let each = |item: &Node| {
        let fields = of.open(item, "an outcome", OUTCOME, context.problems)?;
        if fields.iter().next().is_none() {
            context.problems.push(said::expects_nothing(item.span));
        }
        let reply = of.said(&fields, OUTCOME);
        Some(ExpectedOutcome { reply, ..outcome(&fields, about, context) })
    };
    as_list(node).iter().filter_map(each).collect()
}

/// Reads what is expected of an outcome, but for the keys that only a mechanic can read.
fn outcome(fields: &MapEntries<'_>, about: Option<About>, context: &mut Context<'_>) -> ExpectedOutcome {
    let place = about.and_then(About::place);
    if let (Some(About::Ask(_)), Some(span)) = (about, fields.key_span("same_as")) {
        context.problems.push(said::question_same_as(span));
    }
    ExpectedOutcome {
        complete: fields.get("complete").and_then(|n| context.completion(n, place)),
        points: fields.get("points").and_then(|n| context.points(n)),
        worth: fields.get("worth").and_then(|n| context.count(n, "`worth`")),
        same_as: fields
            .get("same_as")
            .filter(|n| is_short(n, "same_as", context))
            .map(|n| as_list(n).iter().filter_map(|p| another(p, place, context)).collect()),
        reply: Vec::new(),
    }
}

/// Reads a place that is expected to belong to the same feature as `place`, and so must be of its
/// kind.
fn another(node: &Node, place: Option<Place>, context: &mut Context<'_>) -> Option<Place> {
    let other = context.place(node)?;
    let kind = |p: Place| p.feature.kind().word();
    if let Some(place) = place.filter(|p| kind(*p) != kind(other)) {
        context.problems.push(said::another_kind(kind(place), kind(other), node.span));
    }
    Some(other)
}

#[cfg(test)]
mod tests {
    use crate::scenario::test_scenarios::{read, refused};
    use crate::text::Code;

    fn expecting(entry: &str) -> String {
        format!("players: [red]\nboard: |\n  a\ntiles:\n  a: {{ city: N }}\nexpect:\n  - {{ {entry} }}\n")
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
        refused(&expecting("feature: a.city, worth: 1, under: 1999"), &[(Code::RuleUnknown, "1999")]);
        refused(&expecting("feature: a.city, worth: 1, under: [2014, rest]"), &[(Code::RuleUnknown, "rest")]);
        refused(&expecting("complete: true"), &[(Code::KeyMissing, "{ complete: true }")]);
        refused(&expecting("feature: a.city"), &[(Code::KeyMissing, "{ feature: a.city }")]);
        refused(&expecting("ask: 1, allowed: true"), &[(Code::AskUnknown, "1")]);
    }
}
