//! Reading a turn at the score track.

use super::pile::{self, MESSAGES};
use super::rounds::{entries_of, pawn};
use super::track::{Pawn, Round};
use super::written::{Drawn, Entry, Take, Turn};
use crate::scenario::asks::messages as ask;
use crate::scenario::{PlayerIx, Reader};
use crate::text::{Code, Fields, Node, Problem, Span, as_list};

/// How deep turns may lie within one another.
const DEEPEST: usize = 6;
/// How many points may come in a turn, one after the other.
const MOST_ENTRIES: usize = 3_000;
/// How many figures and messages may be left to choose.
pub(super) const MOST_FREE: usize = 8;

const WITHIN: &[&str] = &["builder", "laid", "rounds", "drew", "then"];
const DRAWN: &[&str] = &["message", "take", "by"];

/// What to write where a figure is missing on the track.
const ON_TRACK: &str = "give the figures under `track`: `red: { meeple: 3, messenger: 12 }`";

/// Reads a turn of the player: the whole of it, and whether the game ends with it.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<(PlayerIx, Turn, bool)> {
    let fields = reader.fields()?;
    let before = reader.problems.len();
    let player = reader.need(&ask::PLAYER);
    let player = player.and_then(|n| reader.player(n));
    if let (Some(player), Some(node)) = (player, fields.get("player"))
        && !reader.scenario.track.contains_key(&player)
    {
        reader.problem(
            Problem::new(Code::KeyMissing, node.span, "this player is not on the scoreboard")
                .label("no entry in `track`")
                .help(format!(
                    "say where: `track: {{ {}: {{ meeple: 3, messenger: 12 }} }}`",
                    reader.scenario.player(player)
                )),
        );
    }
    let end = fields.get("end").and_then(|n| reader.flag(n, "`end`")).unwrap_or(false);
    for key in ["laid", "rounds", "drew", "then"] {
        if let Some(span) = fields.key_span(key).filter(|_| end) {
            let message = format!("at the end of the game there is no `{key}`");
            reader.problem(
                Problem::new(Code::KeyUnknown, span, message)
                    .label("with `end`")
                    .help(format!("leave `{key}` or `end` out")),
            );
        }
    }
    let span = reader.span();
    let mut turn = turn(&fields, span, reader, 0)?;
    if let Some(player) = player {
        turn.is_of(player);
    }
    let free = free_choices(&turn);
    if free > MOST_FREE {
        let message = format!("{free} figures are left to choose: too many to try");
        reader.problem(
            Problem::new(Code::ValueWrong, span, message)
                .label(format!("more than {MOST_FREE} choices"))
                .help("say with which figure some of the points are taken: `by: meeple`"),
        );
    }
    if let Some(player) = player {
        only_figures_there_are(&turn, player, reader);
    }
    laid_once(&turn, reader);
    pile::check(&turn, reader);
    (reader.problems.len() == before).then_some((player?, turn, end))
}

/// How many figures and messages are left to choose, in a turn and within it. Those of other players
/// are not tried one by one.
pub(super) fn free_choices(turn: &Turn) -> usize {
    let entries = turn.written().filter(|e| e.by.is_none() && e.player.is_none()).count();
    let drawn = turn.told().map(|d| {
        let tile = d.may_be_a_tile();
        usize::from(d.by.is_none() && !tile) + usize::from(d.take.is_none())
    });
    entries + drawn.sum::<usize>()
}

/// Reports every figure that a player does not have.
fn only_figures_there_are(turn: &Turn, player: PlayerIx, reader: &mut Reader<'_>) {
    let track = &reader.scenario.track;
    let second = |player: PlayerIx| track.get(&player).map(|on| on.messenger.is_some());
    let mut wrong: Vec<(Span, &str)> = Vec::new();
    for entry in turn.written() {
        match (second(entry.player.unwrap_or(player)), entry.by) {
            // Of whoever's turn it is, that has been reported.
            (None, _) if entry.player.is_none_or(|own| own == player) => {}
            (None, _) => wrong.push((entry.span, "this player is not on the scoreboard")),
            (Some(false), Some(Pawn::Messenger)) => {
                wrong.push((entry.span, "this player has no messenger"));
            }
            (Some(_), _) => {}
        }
    }
    for drawn in turn.told() {
        if drawn.by == Some(Pawn::Messenger) && second(player) == Some(false) {
            wrong.push((drawn.span, "this player has no messenger"));
        }
    }
    wrong.dedup();
    for (span, message) in wrong {
        reader.problem(
            Problem::new(Code::ValueWrong, span, message).label("this one").help(ON_TRACK),
        );
    }
}

/// Reports a tile that is laid in two turns.
fn laid_once(turn: &Turn, reader: &mut Reader<'_>) {
    let mut seen = Vec::new();
    for within in turn.all() {
        let Some(tile) = within.laid else { continue };
        if seen.contains(&tile) {
            let message =
                format!("`{}` is placed in two turns", reader.scenario.board.address(tile));
            reader.problem(
                Problem::new(Code::ValueWrong, within.span, message)
                    .label("placed again")
                    .help("name the tile that is placed in this turn: `laid: p`"),
            );
        }
        seen.push(tile);
    }
}

/// Reads a turn, or one within a turn.
fn turn(fields: &Fields<'_>, span: Span, reader: &mut Reader<'_>, deep: usize) -> Option<Turn> {
    let builder = match fields.get("builder") {
        Some(node) => reader.flag(node, "`builder`").unwrap_or(false),
        None => false,
    };
    let laid = fields.get("laid").and_then(|node| reader.tile(node));
    let entries = fields.get("rounds").map(|node| {
        let mut entries: Vec<Entry> =
            as_list(node).iter().flat_map(|n| entries_of(n, reader)).collect();
        if let Some(one_more) = entries.get(MOST_ENTRIES) {
            let message = format!("a turn of {} rounds: too many to follow", entries.len());
            reader.problem(
                Problem::new(Code::ValueWrong, one_more.span, message)
                    .label(format!("more than {MOST_ENTRIES}"))
                    .help("leave out what has nothing to do with the question"),
            );
            entries.truncate(MOST_ENTRIES);
        }
        entries.sort_by_key(|e| e.round);
        entries
    });
    if builder && let Some(entry) = entries.iter().flatten().find(|e| e.round == Round::OneA) {
        let message =
            "the second part of a double turn has no round 1a: the fairy's point is left out";
        reader.problem(
            Problem::new(Code::ValueWrong, entry.span, message)
                .label("in a builder turn")
                .help("leave this round out"),
        );
    }
    let drew = fields.get("drew").map(as_list).unwrap_or_default();
    let drew: Vec<Drawn> = drew.iter().filter_map(|n| drawn(n, reader)).collect();
    let mut turn = Turn { builder, laid, entries, drew, then: Vec::new(), span };
    if let Some(node) = fields.get("then") {
        within(node, &mut turn, reader, deep)?;
    }
    if deep > 0 {
        // Only the turn itself scores what the board completes, if no rounds are written.
        turn.entries.get_or_insert_default();
    }
    Some(turn)
}

/// Reads the turns within a turn.
fn within(node: &Node, turn: &mut Turn, reader: &mut Reader<'_>, deep: usize) -> Option<()> {
    if deep >= DEEPEST {
        reader.problem(
            Problem::new(Code::ValueWrong, node.span, "too many turns within one another")
                .label("too deep")
                .help(format!("at most {DEEPEST} turns can be nested")),
        );
        return None;
    }
    for item in as_list(node) {
        let what = "a turn within the turn";
        let Some(fields) = Fields::of(item, what, WITHIN, reader.problems) else { continue };
        let Some(inner) = self::turn(&fields, item.span, reader, deep + 1) else { continue };
        if inner.builder && turn.builder {
            let message = "no other turn follows the second part of a double turn";
            reader.problem(
                Problem::new(Code::ValueWrong, item.span, message)
                    .label("a builder turn in a builder turn")
                    .help("only the turn of message 4 can give another builder turn"),
            );
        }
        if !inner.builder && !turn.drew.iter().any(Drawn::may_be_a_tile) {
            let message = "a turn within the turn comes from message 4 or a builder";
            reader.problem(
                Problem::new(Code::KeyMissing, item.span, message)
                    .label("of which?")
                    .help("write `drew: 4` next to `then`, or `builder: true` in it"),
            );
        }
        turn.then.push(inner);
    }
    let builders = turn.then.iter().filter(|within| within.builder).count();
    let fours = turn.drew.iter().filter(|drawn| drawn.may_be_a_tile()).count();
    if builders > 1 || turn.of_message_4().count() > fours.max(1) {
        let message = "more turns than message 4 and the builder give";
        reader.problem(
            Problem::new(Code::ValueWrong, node.span, message)
                .label("too many")
                .help("a turn has at most one builder turn, and one turn for each message 4 drawn"),
        );
    }
    Some(())
}

fn drawn(node: &Node, reader: &mut Reader<'_>) -> Option<Drawn> {
    let number =
        |node: &Node, reader: &mut Reader<'_>| reader.count(node, "a message", 1, MESSAGES);
    if Fields::peek(node).is_none() {
        let number = number(node, reader)?;
        return Some(Drawn { number, take: None, by: None, span: node.span });
    }
    let fields = Fields::of(node, "a message", DRAWN, reader.problems)?;
    let help = "write its number, and if you like how it is taken and with which figure: `{ message: 1, take: points, by: meeple }`";
    let which = fields.need("message", "a message drawn", help, reader.problems)?;
    let take =
        fields.get("take").and_then(|n| reader.one_of(n, "what is taken", &Take::ALL, Take::word));
    let by = fields.get("by").and_then(|n| pawn(n, reader));
    Some(Drawn { number: number(which, reader)?, take, by, span: node.span })
}
