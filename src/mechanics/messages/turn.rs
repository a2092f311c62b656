//! A turn at the score track as written: its rounds, and the turns within it.

use std::fmt;

use crate::scenario::{Place, PlayerIx, Reader};
use crate::text::{Code, Fields, Node, Problem, Span, as_list, as_text, listed, one_of};

/// A figure on the score track.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pawn {
    /// The usual one.
    Meeple,
    /// The second one.
    Messenger,
}

impl Pawn {
    /// Both.
    pub(super) const BOTH: [Pawn; 2] = [Self::Meeple, Self::Messenger];

    /// The word in files and output.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Meeple => "meeple",
            Self::Messenger => "messenger",
        }
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A scoring round of a turn, in its order. (`msg`, *Tellingsronden*, *Conventionele beurt*.)
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Round {
    /// At the start of the turn: the fairy.
    OneA,
    /// After a tile is drawn: the wheel of fortune, the peasant revolts.
    OneB,
    /// After it is laid: the wind rose.
    OneC,
    /// At the end of moving wood: an abbot taken back, a flock driven home, a pyramid, fruit trees.
    Two,
    /// Scoring: watchtower and tollhouse, features, Leipzig, fairy, ringmaster, teacher, circus.
    Three,
    /// At the end of the turn: the catapult.
    Four,
}

impl Round {
    /// All of them, in their order.
    pub(super) const ALL: [Round; 6] =
        [Self::OneA, Self::OneB, Self::OneC, Self::Two, Self::Three, Self::Four];

    /// The word in files and output.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::OneA => "1a",
            Self::OneB => "1b",
            Self::OneC => "1c",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
        }
    }
}

/// What is scored or paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Gain {
    /// This many points; a negative number is paid.
    Points(i32),
    /// What a feature brings under the rules in force.
    Feature(Place),
}

/// One score within a round, or a payment.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    /// The round it is in.
    pub(super) round: Round,
    /// Who gets it; `None` for the player whose turn it is.
    pub(super) player: Option<PlayerIx>,
    /// What it is.
    pub(super) gain: Gain,
    /// The figure that takes it; `None` where every allowed choice is tried.
    pub(super) by: Option<Pawn>,
    /// What it is called: `a.city`, `fairy`.
    pub(super) called: String,
    /// Where it is written.
    pub(super) at: Node,
    /// Whether it was found on the board instead of written.
    pub(super) found: bool,
}

/// A message that was drawn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Drawn {
    /// Its number, 1 to 8.
    pub(super) number: u32,
    /// Whether its 2 points were taken instead; `None` where both are tried.
    pub(super) two_points: Option<bool>,
    /// The figure that took its points.
    pub(super) by: Option<Pawn>,
    /// Where it is written.
    pub(super) span: Span,
}

/// A turn, or a turn within a turn.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    /// Whether it is the builder's second part of a double turn.
    pub(super) builder: bool,
    /// Its scores in the order of the rounds; `None` where round 3 scores what the board completes.
    pub(super) entries: Option<Vec<Entry>>,
    /// The messages drawn, in order.
    pub(super) drew: Vec<Drawn>,
    /// The turns within it.
    pub(super) then: Vec<Turn>,
}

/// How deeply turns may be nested.
const DEEPEST: usize = 6;
/// How many choices of figures may be left open.
pub(super) const MOST_FREE: usize = 8;

const TURN: &[&str] = &["player", "rounds", "drew", "then", "end"];
const WITHIN: &[&str] = &["builder", "rounds", "drew", "then"];
const ENTRY: &[&str] = &["round", "points", "score", "for", "by", "player"];
const DRAWN: &[&str] = &["message", "take", "by"];

/// Reads a player's turn: whose it is, the whole of it, and whether the game ends with it.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<(PlayerIx, Turn, bool)> {
    let fields = reader.keys(TURN)?;
    let before = reader.problems.len();
    let player = reader.need("player", "say whose turn it is: `player: red`");
    let player = player.and_then(|n| reader.player(n));
    if let (Some(player), Some(node)) = (player, fields.get("player"))
        && !reader.scenario.track.contains_key(&player)
    {
        reader.problem(
            Problem::new(Code::KeyMissing, node.span, "this player stands nowhere on the track")
                .label("not on the track")
                .help("say where: `track: { red: { meeple: 3, messenger: 12 } }`"),
        );
    }
    let end = fields.get("end").and_then(|n| reader.flag(n, "`end`")).unwrap_or(false);
    for key in ["rounds", "drew", "then"] {
        if let Some(span) = fields.key_span(key).filter(|_| end) {
            let message = format!("at the end of the game there is no `{key}`");
            reader.problem(
                Problem::new(Code::KeyUnknown, span, message)
                    .label("with `end`")
                    .help(format!("leave `{key}` or `end` out")),
            );
        }
    }
    let turn = turn(&fields, false, reader, 0)?;
    let free = free_choices(&turn);
    if free > MOST_FREE {
        let span = reader.span();
        reader.problem(
            Problem::new(
                Code::ValueWrong,
                span,
                format!("{free} figures are left to choose: too many to try"),
            )
            .label(format!("more than {MOST_FREE} choices"))
            .help("say with which figure some of the points are taken: `by: meeple`"),
        );
    }
    if let Some(player) = player {
        only_figures_there_are(&turn, player, reader);
    }
    (reader.problems.len() == before).then_some((player?, turn, end))
}

/// How many choices of figures and messages are left open.
pub(super) fn free_choices(turn: &Turn) -> usize {
    let entries = turn.entries.iter().flatten().filter(|e| e.by.is_none()).count();
    let drawn = turn.drew.iter().map(|d| {
        usize::from(d.by.is_none()) + usize::from(d.two_points.is_none() && d.number != 4)
    });
    entries + drawn.sum::<usize>() + turn.then.iter().map(free_choices).sum::<usize>()
}

/// Reports every figure that a player does not have.
fn only_figures_there_are(turn: &Turn, player: PlayerIx, reader: &mut Reader<'_>) {
    for entry in turn.entries.iter().flatten() {
        let whose = entry.player.unwrap_or(player);
        let track = reader.scenario.track.get(&whose).copied();
        let problem = match (track, entry.by) {
            (None, _) => Some("this player stands nowhere on the track"),
            (Some(on), Some(Pawn::Messenger)) if on.messenger.is_none() => {
                Some("this player has no messenger")
            }
            (Some(_), _) => None,
        };
        if let Some(message) = problem {
            reader.problem(
                Problem::new(Code::ValueWrong, entry.at.span, message)
                    .label("this one")
                    .help("give the figures under `track`: `red: { meeple: 3, messenger: 12 }`"),
            );
        }
    }
    let own = reader.scenario.track.get(&player).copied();
    for drawn in &turn.drew {
        if drawn.by == Some(Pawn::Messenger) && own.is_some_and(|on| on.messenger.is_none()) {
            reader.problem(
                Problem::new(Code::ValueWrong, drawn.span, "this player has no messenger")
                    .label("this one")
                    .help("give the figures under `track`: `red: { meeple: 3, messenger: 12 }`"),
            );
        }
    }
    for turn in &turn.then {
        only_figures_there_are(turn, player, reader);
    }
}

fn turn(
    fields: &Fields<'_>,
    is_builder: bool,
    reader: &mut Reader<'_>,
    deep: usize,
) -> Option<Turn> {
    let entries = fields.get("rounds").map(|node| {
        let mut entries: Vec<Entry> =
            as_list(node).iter().flat_map(|n| entries_of(n, reader)).collect();
        entries.sort_by_key(|e| e.round);
        entries
    });
    if is_builder && let Some(entry) = entries.iter().flatten().find(|e| e.round == Round::OneA) {
        reader.problem(
            Problem::new(
                Code::ValueWrong,
                entry.at.span,
                "the second part of a double turn has no round 1a: the fairy's point is left out",
            )
            .label("in a builder turn")
            .help("leave this round out"),
        );
    }
    let drew = fields.get("drew").map(|n| as_list(n).to_vec()).unwrap_or_default();
    let drew: Vec<Drawn> = drew.iter().filter_map(|n| drawn(n, reader)).collect();
    let mut then = Vec::new();
    if let Some(node) = fields.get("then") {
        if deep >= DEEPEST {
            reader.problem(
                Problem::new(Code::ValueWrong, node.span, "too many turns within one another")
                    .label("too deep")
                    .help(format!("at most {DEEPEST} turns may lie within one another")),
            );
            return None;
        }
        for item in as_list(node) {
            let what = "a turn within the turn";
            let Some(within) = Fields::of(item, what, WITHIN, reader.problems) else { continue };
            let builder = match within.get("builder") {
                Some(n) => reader.flag(n, "`builder`").unwrap_or(false),
                None => false,
            };
            if builder && is_builder {
                reader.problem(
                    Problem::new(
                        Code::ValueWrong,
                        item.span,
                        "the second part of a double turn is followed by no other",
                    )
                    .label("a builder turn in a builder turn")
                    .help("only the turn of message 4 can bring another builder turn"),
                );
            }
            let four = |d: &Drawn| d.number == 4 && d.two_points != Some(true);
            if !builder && !drew.iter().any(four) {
                reader.problem(
                    Problem::new(
                        Code::KeyMissing,
                        item.span,
                        "a turn within the turn comes of message 4 or of a builder",
                    )
                    .label("of which?")
                    .help("write `drew: 4` beside `then`, or `builder: true` in it"),
                );
            }
            then.extend(turn(&within, builder, reader, deep + 1));
        }
    }
    let count = |wanted: bool| then.iter().filter(|t: &&Turn| t.builder == wanted).count();
    let fours = drew.iter().filter(|d| d.number == 4 && d.two_points != Some(true)).count();
    if let Some(node) = fields.get("then")
        && (count(true) > 1 || count(false) > fours.max(1))
    {
        reader.problem(
            Problem::new(
                Code::ValueWrong,
                node.span,
                "more turns than message 4 and the builder bring",
            )
            .label("too many")
            .help("a turn has at most one builder turn, and one turn for each message 4 drawn"),
        );
    }
    // Only the turn itself scores what the board completes, if no rounds are written.
    let entries = if deep > 0 { Some(entries.unwrap_or_default()) } else { entries };
    Some(Turn { builder: is_builder, entries, drew, then })
}

fn drawn(node: &Node, reader: &mut Reader<'_>) -> Option<Drawn> {
    let number = |node: &Node, reader: &mut Reader<'_>| reader.count(node, "a message", 1, 8);
    if Fields::peek(node).is_none() {
        let number = number(node, reader)?;
        return Some(Drawn { number, two_points: None, by: None, span: node.span });
    }
    let fields = Fields::of(node, "a message", DRAWN, reader.problems)?;
    let help = "write its number: `{ message: 1, take: points, by: meeple }`";
    let which = fields.need("message", "a message drawn", help, reader.problems)?;
    let two_points = fields.get("take").and_then(|n| {
        let word = |points| if points { "points" } else { "message" };
        reader.one_of(n, "what is taken", &[false, true], word)
    });
    let by = fields.get("by").and_then(|n| pawn(n, reader));
    Some(Drawn { number: number(which, reader)?, two_points, by, span: node.span })
}

fn pawn(node: &Node, reader: &mut Reader<'_>) -> Option<Pawn> {
    reader.one_of(node, "a figure on the track", &Pawn::BOTH, Pawn::word)
}

/// Reads one item of `rounds`; one score may name several features.
fn entries_of(node: &Node, reader: &mut Reader<'_>) -> Vec<Entry> {
    let what = "a round";
    let Some(fields) = Fields::of(node, what, ENTRY, reader.problems) else {
        return Vec::new();
    };
    let words = Round::ALL.map(Round::word);
    let help = format!("write which: `round: 3` ({})", listed(&words, "or"));
    let round = fields.need("round", what, &help, reader.problems).and_then(|n| {
        let word = as_text(n, "`round`", &help, reader.problems)?;
        let found = Round::ALL.into_iter().find(|r| r.word() == word);
        if found.is_none() {
            let message = format!("`{}` is no scoring round", crate::text::shortened(word));
            reader.problem(
                Problem::new(Code::ValueWrong, n.span, message)
                    .label("not a round")
                    .help(one_of(word, &words)),
            );
        }
        found
    });
    let by = fields.get("by").and_then(|n| pawn(n, reader));
    let player = fields.get("player").and_then(|n| reader.player(n));
    let label = fields
        .get("for")
        .and_then(|n| as_text(n, "`for`", "say for what: `for: fairy`", reader.problems))
        .map(str::to_owned);
    let mut gains: Vec<(Gain, Option<Pawn>, Option<String>)> = Vec::new();
    match (fields.get("points"), fields.get("score")) {
        (Some(points), None) => {
            let count = crate::text::as_count(points, "`points`", -1000, 1000, reader.problems);
            gains.extend(
                count.and_then(|n| i32::try_from(n).ok()).map(|n| (Gain::Points(n), by, label)),
            );
        }
        (None, Some(score)) => {
            if as_list(score).is_empty()
                || Fields::peek(score).is_some_and(|f| f.iter().next().is_none())
            {
                reader.problem(
                    Problem::new(Code::ValueWrong, score.span, "`score` names no feature")
                        .label("nothing here")
                        .help("name what is scored: `score: { a.city: messenger }`"),
                );
            }
            if let Some(each) = Fields::peek(score) {
                for (word, span, value) in each.iter() {
                    let key = Node {
                        span,
                        value: crate::text::Value::Scalar(
                            word.to_owned(),
                            crate::text::Style::Plain,
                        ),
                    };
                    let place = scored(&key, reader);
                    let by = if value.is_null() { by } else { pawn(value, reader) };
                    gains.extend(place.map(|p| (Gain::Feature(p), by, Some(word.to_owned()))));
                }
            } else {
                for item in as_list(score) {
                    let place = scored(item, reader);
                    let word = item.text().unwrap_or_default().to_owned();
                    gains.extend(place.map(|p| (Gain::Feature(p), by, Some(word))));
                }
            }
        }
        (points, _) => {
            let both = points.is_some();
            reader.problem(
                Problem::new(
                    Code::KeyMissing,
                    node.span,
                    if both { "a round with both `points` and `score`" } else { "a round in which nothing is scored" },
                )
                .label(if both { "which of them?" } else { "neither `points` nor `score`" })
                .help("write `points: 3` with `for: fairy`, or the features: `score: { a.city: messenger }`"),
            );
        }
    }
    let Some(round) = round else {
        return Vec::new();
    };
    gains
        .into_iter()
        .map(|(gain, by, called)| Entry {
            round,
            player,
            called: called.unwrap_or_else(|| format!("round {}", round.word())),
            gain,
            by,
            at: node.clone(),
            found: false,
        })
        .collect()
}

/// A feature that is scored: a place on the board, but not a field, which is scored only at the
/// end.
fn scored(node: &Node, reader: &mut Reader<'_>) -> Option<Place> {
    let place = reader.place(node)?;
    if place.feature.kind() == crate::scenario::FeatureKind::Field {
        reader.problem(
            Problem::new(Code::ValueWrong, node.span, "a field is not scored in a turn")
                .label("a field")
                .help(
                    "fields are scored at the end of the game; name a road, a city or a monastery",
                ),
        );
        return None;
    }
    Some(place)
}
