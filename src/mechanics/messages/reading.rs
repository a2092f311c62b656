//! Reading a turn at the score track.

use super::pile::{self, MESSAGES};
use super::problems::{self as said, Absent};
use super::rounds::{entries_of, pawn};
use super::track::{Pawn, Round};
use super::written::{Entry, MessageDraw, Take, Turn};
use crate::scenario::asks::messages as ask;
use crate::scenario::{PlayerIx, Reader};
use crate::text::{Fields, Node, Span, as_list};

/// The greatest depth to which turns can be nested.
const DEEPEST: usize = 6;
/// The most scores and payments in one turn.
const MOST_ENTRIES: usize = 3_000;
/// The most choices of figures and messages that a turn may leave open.
pub(super) const MOST_FREE: usize = 8;

const WITHIN: &[&str] = &["builder", "laid", "rounds", "drew", "then"];
const DRAWN: &[&str] = &["message", "take", "by"];

/// Reads a turn: its player, the turn itself, and whether it is the end of the game instead.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<(PlayerIx, Turn, bool)> {
    let fields = reader.fields()?;
    let before = reader.problems.len();
    let player = reader.need(&ask::PLAYER);
    let player = player.and_then(|n| reader.player(n));
    if let (Some(player), Some(node)) = (player, fields.get("player"))
        && !reader.scenario.track.contains_key(&player)
    {
        reader.problem(said::not_on_the_track(reader.scenario.player(player), node.span));
    }
    let end = fields.get("end").and_then(|n| reader.flag(n, "`end`")).unwrap_or(false);
    for key in ["laid", "rounds", "drew", "then"] {
        if let Some(span) = fields.key_span(key).filter(|_| end) {
            reader.problem(said::not_at_the_end(key, span));
        }
    }
    let span = reader.span();
    let mut turn = turn(&fields, span, reader, 0)?;
    if let Some(player) = player {
        turn.is_of(player);
    }
    let free = free_choices(&turn);
    if free > MOST_FREE {
        reader.problem(said::too_many_choices(free, MOST_FREE, span));
    }
    if let Some(player) = player {
        only_figures_there_are(&turn, player, reader);
    }
    laid_once(&turn, reader);
    pile::check(&turn, reader);
    (reader.problems.len() == before).then_some((player?, turn, end))
}

/// Counts the choices of figures and messages that a turn and those within it leave open. Choices of other players are
/// not tried one by one, so they do not count.
pub(super) fn free_choices(turn: &Turn) -> usize {
    let entries = turn.written().filter(|e| e.by.is_none() && e.player.is_none()).count();
    let drawn = turn.messages_written().map(|d| {
        let tile = d.may_be_a_tile();
        usize::from(d.by.is_none() && !tile) + usize::from(d.take.is_none())
    });
    entries + drawn.sum::<usize>()
}

/// Reports every entry for a figure that its player does not have.
fn only_figures_there_are(turn: &Turn, player: PlayerIx, reader: &mut Reader<'_>) {
    let track = &reader.scenario.track;
    let second = |player: PlayerIx| track.get(&player).map(|on| on.messenger.is_some());
    let mut wrong: Vec<(Span, Absent)> = Vec::new();
    for entry in turn.written() {
        match (second(entry.player.unwrap_or(player)), entry.by) {
            // A missing entry for the player of the turn has been reported already.
            (None, _) if entry.player.is_none_or(|own| own == player) => {}
            (None, _) => wrong.push((entry.span, Absent::Player)),
            (Some(false), Some(Pawn::Messenger)) => {
                wrong.push((entry.span, Absent::Messenger));
            }
            (Some(_), _) => {}
        }
    }
    for drawn in turn.messages_written() {
        if drawn.by == Some(Pawn::Messenger) && second(player) == Some(false) {
            wrong.push((drawn.span, Absent::Messenger));
        }
    }
    wrong.dedup();
    for (span, who) in wrong {
        reader.problem(said::figure_not_there(who, span));
    }
}

/// Reports a tile that is laid in two turns.
fn laid_once(turn: &Turn, reader: &mut Reader<'_>) {
    let mut seen = Vec::new();
    for within in turn.all() {
        let Some(tile) = within.laid else { continue };
        if seen.contains(&tile) {
            reader.problem(said::laid_again(&reader.scenario.board.address(tile), within.span));
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
        let mut entries: Vec<Entry> = as_list(node).iter().flat_map(|n| entries_of(n, reader)).collect();
        if let Some(one_more) = entries.get(MOST_ENTRIES) {
            reader.problem(said::too_many_rounds(entries.len(), MOST_ENTRIES, one_more.span));
            entries.truncate(MOST_ENTRIES);
        }
        entries.sort_by_key(|e| e.round);
        entries
    });
    if builder && let Some(entry) = entries.iter().flatten().find(|e| e.round == Round::OneA) {
        reader.problem(said::no_round_1a(entry.span));
    }
    let drew = fields.get("drew").map(as_list).unwrap_or_default();
    let drew: Vec<MessageDraw> = drew.iter().filter_map(|n| drawn(n, reader)).collect();
    let mut turn = Turn { builder, laid, entries, drew, then: Vec::new(), span };
    if let Some(node) = fields.get("then") {
        within(node, &mut turn, reader, deep)?;
    }
    if deep > 0 {
        // Without `rounds`, only the outermost turn scores what the board completes.
        turn.entries.get_or_insert_default();
    }
    Some(turn)
}

/// Reads the turns within a turn; `None` if they are nested too deep.
fn within(node: &Node, turn: &mut Turn, reader: &mut Reader<'_>, deep: usize) -> Option<()> {
    if deep >= DEEPEST {
        reader.problem(said::too_deep(DEEPEST, node.span));
        return None;
    }
    for item in as_list(node) {
        let what = "a turn within the turn";
        let Some(fields) = Fields::of(item, what, WITHIN, reader.problems) else { continue };
        let Some(inner) = self::turn(&fields, item.span, reader, deep + 1) else { continue };
        if inner.builder && turn.builder {
            reader.problem(said::builder_after_builder(item.span));
        }
        if !inner.builder && !turn.drew.iter().any(MessageDraw::may_be_a_tile) {
            reader.problem(said::turn_of_which(item.span));
        }
        turn.then.push(inner);
    }
    let builders = turn.then.iter().filter(|within| within.builder).count();
    let fours = turn.drew.iter().filter(|drawn| drawn.may_be_a_tile()).count();
    if builders > 1 || turn.of_message_4().count() > fours.max(1) {
        reader.problem(said::too_many_turns(node.span));
    }
    Some(())
}

fn drawn(node: &Node, reader: &mut Reader<'_>) -> Option<MessageDraw> {
    let number = |node: &Node, reader: &mut Reader<'_>| reader.count(node, "a message", 1, MESSAGES);
    if Fields::peek(node).is_none() {
        let number = number(node, reader)?;
        return Some(MessageDraw { number, take: None, by: None, span: node.span });
    }
    let fields = Fields::of(node, "a message", DRAWN, reader.problems)?;
    let help = "write its number, and if you like how it is taken and with which figure: `{ message: 1, take: points, by: meeple }`";
    let which = fields.need("message", "a message drawn", help, reader.problems)?;
    let take = fields.get("take").and_then(|n| reader.one_of(n, "what is taken", &Take::ALL, Take::word));
    let by = fields.get("by").and_then(|n| pawn(n, reader));
    Some(MessageDraw { number: number(which, reader)?, take, by, span: node.span })
}
