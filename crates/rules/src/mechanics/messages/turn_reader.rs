//! Reading a turn at the score track.

use carcassonne_base::sorting::sort_by_key;
use carcassonne_position::asks::messages as ask;
use carcassonne_position::{PlayerIx, Reader};
use carcassonne_text::{MapEntries, Node, Span, as_list, problem};

use super::pile::{self, MESSAGES};
use super::problems;
use super::rounds::{read_entries, read_pawn};
use super::scoreboard::Round;
use super::written_turn::{Entry, MessageDraw, Take, Turn};
use crate::mechanics::Pawn;

/// The greatest depth to which turns can be nested.
const DEEPEST: usize = 6;
/// The maximum number of scores and payments in one turn.
const MOST_ENTRIES: usize = 3_000;
/// The maximum number of choices of figures and messages that a turn may leave open.
pub(super) const MOST_FREE: usize = 8;

const INNER_TURN_KEYS: &[&str] = &["builder", "laid", "rounds", "drew", "then"];
const DRAW_KEYS: &[&str] = &["message", "take", "by"];

/// Reads a turn question: its player, the turn, and `true` if it is about the end of the game; `None` after a problem.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<(PlayerIx, Turn, bool)> {
    let fields = reader.fields()?;
    let before = reader.problems.len();
    let player = reader.need(&ask::PLAYER);
    let player = player.and_then(|n| reader.player(n));
    if let (Some(player), Some(node)) = (player, fields.get("player"))
        && !reader.scenario.track.contains_key(&player)
    {
        let player = reader.scenario.player(player).to_owned();
        reader.problem(problem!(node.span, problems::PlayerNotOnTrack { player }));
    }
    let is_end = fields.get("end").and_then(|n| reader.flag(n, "`end`")).unwrap_or(false);
    for key in ["laid", "rounds", "drew", "then"] {
        if let Some(span) = fields.key_span(key).filter(|_| is_end) {
            reader.problem(problem!(span, problems::KeyBesideEnd { key }));
        }
    }
    let span = reader.span();
    let mut turn = read_turn(&fields, span, reader, 0)?;
    if let Some(player) = player {
        turn.clear_player(player);
    }
    let free = count_open_choices(&turn);
    if free > MOST_FREE {
        reader.problem(problem!(span, problems::TooManyChoices { free, most: MOST_FREE }));
    }
    if let Some(player) = player {
        check_figures(&turn, player, reader);
    }
    check_laid_tiles(&turn, reader);
    pile::check_draws(&turn, reader);
    (reader.problems.len() == before).then_some((player?, turn, is_end))
}

/// Counts the choices of figures and messages that a turn and those within it leave open. Choices of other players are
/// not tried one by one, so they do not count.
pub(super) fn count_open_choices(turn: &Turn) -> usize {
    let entries = turn.all_entries().filter(|e| e.pawn.is_none() && e.player.is_none()).count();
    let draw_choices = turn.all_draws().map(|d| {
        let tile = d.can_be_tile();
        usize::from(d.pawn.is_none() && !tile) + usize::from(d.take.is_none())
    });
    entries + draw_choices.sum::<usize>()
}

/// Reports every entry and every message drawn for a figure that its player does not have.
fn check_figures(turn: &Turn, player: PlayerIx, reader: &mut Reader<'_>) {
    let track = &reader.scenario.track;
    let has_messenger = |player: PlayerIx| track.get(&player).map(|on| on.messenger.is_some());
    let mut wrong: Vec<(Span, &'static str)> = Vec::new();
    for entry in turn.all_entries() {
        match (has_messenger(entry.player.unwrap_or(player)), entry.pawn) {
            // A missing entry for the player of the turn has been reported already.
            (None, _) if entry.player.is_none_or(|own| own == player) => {}
            (None, _) => wrong.push((entry.span, "player")),
            (Some(false), Some(Pawn::Messenger)) => wrong.push((entry.span, "messenger")),
            (Some(_), _) => {}
        }
    }
    for draw in turn.all_draws() {
        if draw.pawn == Some(Pawn::Messenger) && has_messenger(player) == Some(false) {
            wrong.push((draw.span, "messenger"));
        }
    }
    wrong.dedup();
    for (span, absent) in wrong {
        reader.problem(problem!(span, problems::FigureNotOnTrack { absent }));
    }
}

/// Reports a tile that is laid in two turns.
fn check_laid_tiles(turn: &Turn, reader: &mut Reader<'_>) {
    let mut laid_tiles = Vec::new();
    for inner in turn.all_turns() {
        let Some(tile) = inner.laid_tile else { continue };
        if laid_tiles.contains(&tile) {
            let tile = reader.scenario.board.address(tile);
            reader.problem(problem!(inner.span, problems::TilePlacedAgain { tile }));
        }
        laid_tiles.push(tile);
    }
}

/// Reads a turn, at `depth` 0, or a turn within turns; `None` if the turns within it are nested too deep.
fn read_turn(fields: &MapEntries<'_>, span: Span, reader: &mut Reader<'_>, depth: usize) -> Option<Turn> {
    let builder = fields.get("builder").and_then(|node| reader.flag(node, "`builder`")).unwrap_or(false);
    let laid_tile = fields.get("laid").and_then(|node| reader.tile(node));
    let entries = fields.get("rounds").map(|node| {
        let mut entries: Vec<Entry> = as_list(node).iter().flat_map(|n| read_entries(n, reader)).collect();
        if let Some(one_more) = entries.get(MOST_ENTRIES) {
            let rounds = entries.len();
            reader.problem(problem!(one_more.span, problems::TooManyRounds { rounds, most: MOST_ENTRIES }));
            entries.truncate(MOST_ENTRIES);
        }
        sort_by_key(&mut entries, |e| e.round);
        entries
    });
    if builder && let Some(entry) = entries.iter().flatten().find(|e| e.round == Round::OneA) {
        reader.problem(problem!(entry.span, problems::RoundOfFairyInBuilderTurn));
    }
    let draws = fields.get("drew").map(as_list).unwrap_or_default();
    let draws: Vec<MessageDraw> = draws.iter().filter_map(|n| read_draw(n, reader)).collect();
    let mut turn = Turn { builder, laid_tile, entries, draws, inner_turns: Vec::new(), span };
    if let Some(node) = fields.get("then") {
        read_inner_turns(node, &mut turn, reader, depth)?;
    }
    if depth > 0 {
        // Without `rounds`, only the outermost turn scores what the board completes.
        turn.entries.get_or_insert_default();
    }
    Some(turn)
}

/// Reads the turns within a turn; `None` if they are nested too deep.
fn read_inner_turns(node: &Node, turn: &mut Turn, reader: &mut Reader<'_>, depth: usize) -> Option<()> {
    if depth >= DEEPEST {
        reader.problem(problem!(node.span, problems::TurnsTooDeep { most: DEEPEST }));
        return None;
    }
    for item in as_list(node) {
        let what = "a turn within the turn";
        let Some(fields) = MapEntries::read(item, what, INNER_TURN_KEYS, reader.problems) else { continue };
        let Some(inner) = read_turn(&fields, item.span, reader, depth + 1) else { continue };
        if inner.builder && turn.builder {
            reader.problem(problem!(item.span, problems::BuilderTurnInBuilderTurn));
        }
        if !inner.builder && !turn.draws.iter().any(MessageDraw::can_be_tile) {
            reader.problem(problem!(item.span, problems::InnerTurnWithoutOrigin));
        }
        turn.inner_turns.push(inner);
    }
    let builders = turn.inner_turns.iter().filter(|within| within.builder).count();
    let fours = turn.draws.iter().filter(|drawn| drawn.can_be_tile()).count();
    if builders > 1 || turn.message_4_turns().count() > fours.max(1) {
        reader.problem(problem!(node.span, problems::TooManyInnerTurns));
    }
    Some(())
}

fn read_draw(node: &Node, reader: &mut Reader<'_>) -> Option<MessageDraw> {
    let number = |node: &Node, reader: &mut Reader<'_>| reader.count(node, "a message", 1, MESSAGES);
    if MapEntries::from_unchecked(node).is_none() {
        let number = number(node, reader)?;
        return Some(MessageDraw { number, take: None, pawn: None, span: node.span });
    }
    let fields = MapEntries::read(node, "a message", DRAW_KEYS, reader.problems)?;
    let help = "write its number, and if you like how it is taken and with which figure: `{ message: 1, take: points, by: meeple }`";
    let number_node = fields.require("message", "a message drawn", help, reader.problems)?;
    let take = fields.get("take").and_then(|n| reader.one_of(n, "what is taken", &Take::ALL, Take::word));
    let written_pawn = fields.get("by").and_then(|n| read_pawn(n, reader));
    Some(MessageDraw { number: number(number_node, reader)?, take, pawn: written_pawn, span: node.span })
}
