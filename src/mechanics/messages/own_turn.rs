//! A turn of a player at the score track, played with every tile that may be laid in it.

use std::collections::BTreeSet;

use super::laid;
use super::play::{Play, StopReason};
use super::rules::Rules;
use super::turn_state::{Planned, PlayedTurn, TurnIx, plan};
use super::view::{Time, View, Views};
use super::written::Turn;
use crate::landscape::Landscape;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::table::Table;
use crate::rulebook::Inquiry;
use crate::scenario::{PlayerIx, Scenario, TileIx};
use crate::text::Span;
use crate::wording::{Arg, Sentence, say};

/// A turn of a player, or the end of the game.
#[derive(Debug)]
pub(super) struct OwnTurn {
    pub(super) player: PlayerIx,
    pub(super) turn: Turn,
    /// Set if the question is about the end of the game instead of a turn.
    pub(super) end: bool,
    pub(super) span: Span,
}

/// The most boards, without tiles that are not laid yet, that are built for one answer.
const MOST_BOARDS: usize = 16;
/// The most combinations of assumed tiles that are tried.
const MOST_ASSUMED: usize = 8;

/// The tile assumed for each turn that does not name the one laid in it; `None` if the board is taken as it is drawn.
type Assumed = Vec<(TurnIx, Option<TileIx>)>;

impl OwnTurn {
    /// Returns the answer to the turn, or [`StopReason::WhichTile`] if it depends on which tile is laid where none is named.
    pub(super) fn finding(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, StopReason> {
        let mut all = self.play(table, law, |play, lines| play.tell(&lines))?.into_iter();
        let Some((assumed, mut finding)) = all.next() else { return Ok(Finding::default()) };
        let mut many: Vec<Assumed> = vec![assumed];
        for (assumed, other) in all {
            if !finding.reply.says_the_same(&other.reply) {
                many.push(assumed);
                return Err(self.which_tile(&many));
            }
            finding.reply = finding.reply.with_shared_asides(&other.reply);
            finding.steps.retain(|step| other.steps.contains(step));
            many.push(assumed);
        }
        finding.steps.extend(assumption(&many));
        Ok(finding)
    }

    /// Builds the halt that asks which of the assumed tiles is laid.
    fn which_tile(&self, many: &[Assumed]) -> StopReason {
        let turns = plan(&self.turn);
        let first = many.iter().flatten().next();
        let at = first.map_or(0, |(turn, _)| *turn);
        let span = turns.get(at).map_or(self.span, |planned| planned.turn.span);
        let tiles: BTreeSet<TileIx> =
            many.iter().flatten().filter(|(turn, _)| *turn == at).filter_map(|(_, t)| *t).collect();
        StopReason::WhichTile(span, tiles.into_iter().collect())
    }

    /// Plays the turn under the law, once for each tile that may be laid where none is named and it matters, and
    /// applies `end` to the lines of each.
    pub(super) fn play<T>(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
        end: impl Fn(&mut Play<'_, '_, '_, '_, '_>, Vec<PlayedTurn>) -> Result<T, StopReason>,
    ) -> Result<Vec<(Assumed, T)>, StopReason> {
        let rules = Rules::ask(&self.turn, law)?;
        let mut turns = plan(&self.turn);
        let mut open: Vec<Assumed> = vec![Vec::new()];
        let mut done = Vec::new();
        while let Some(assumed) = open.pop() {
            for (n, planned) in turns.iter_mut().enumerate() {
                let known = assumed.iter().find(|(turn, _)| *turn == n);
                planned.laid = planned.turn.laid.or(known.and_then(|(_, tile)| *tile));
                planned.as_drawn = known.is_some_and(|(_, tile)| tile.is_none());
            }
            match self.play_one(table, law, rules, &turns, &end) {
                Ok(made) => done.push((assumed, made)),
                Err(StopReason::Laid(turn)) => {
                    let Some(planned) = turns.get(turn) else { continue };
                    let mut tiles = laid::candidates(table, &self.turn, planned.turn);
                    tiles.retain(|tile| turns.iter().all(|planned| planned.laid != Some(*tile)));
                    let with = |tile| {
                        let mut assumed = assumed.clone();
                        assumed.push((turn, tile));
                        assumed
                    };
                    if done.len() + open.len() + tiles.len() > MOST_ASSUMED {
                        return Err(StopReason::WhichTile(planned.turn.span, tiles));
                    }
                    if tiles.is_empty() {
                        open.push(with(None));
                    }
                    open.extend(tiles.into_iter().rev().map(|tile| with(Some(tile))));
                }
                Err(halt) => return Err(halt),
            }
        }
        Ok(done)
    }

    /// Plays the turn with every tile known.
    fn play_one<T>(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
        rules: Rules,
        turns: &[Planned<'_>],
        end: impl Fn(&mut Play<'_, '_, '_, '_, '_>, Vec<PlayedTurn>) -> Result<T, StopReason>,
    ) -> Result<T, StopReason> {
        // Boards without tiles that are not laid yet are built on demand.
        let mut unlaid: Vec<BTreeSet<TileIx>> = Vec::new();
        loop {
            let boards: Vec<(Scenario, Landscape)> = unlaid.iter().map(|tiles| before(table.scenario, tiles)).collect();
            let tables: Vec<Table<'_>> = boards.iter().map(|(scenario, land)| table.over(scenario, land)).collect();
            let whole = (BTreeSet::new(), self.view(table, turns));
            let others = unlaid.iter().cloned().zip(&tables);
            let others = others.map(|(tiles, table)| (tiles, self.view(table, turns)));
            let mut views = Views::of(std::iter::once(whole).chain(others).collect());
            let mut play = Play {
                table,
                player: self.player,
                turns,
                rules,
                views: &mut views,
                law: &mut *law,
                stopped: Vec::new(),
                followed: 0,
            };
            let done = match play.lines() {
                Ok(lines) => end(&mut play, lines),
                Err(halt) => Err(halt),
            };
            match done {
                Err(StopReason::Board(tiles)) if unlaid.len() < MOST_BOARDS => unlaid.push(tiles),
                done => return done,
            }
        }
    }

    fn view<'t, 'a>(&self, table: &'t Table<'a>, turns: &[Planned<'_>]) -> View<'t, 'a> {
        let named = turns.first().into_iter().flat_map(|planned| planned.turn.named());
        View::of(table, self.player, Time::Turn, named)
    }
}

/// Returns which tiles are assumed to be laid; `None` if nothing had to be assumed.
fn assumption(many: &[Assumed]) -> Option<Sentence> {
    let mut tiles: Vec<TileIx> = many.iter().flatten().filter_map(|(_, tile)| *tile).collect();
    tiles.sort_unstable();
    tiles.dedup();
    many.iter().flatten().next()?;
    Some(match tiles.as_slice() {
        [] => say!(messages::LaidUnknown),
        [one] => say!(messages::LaidAssumed { tile: *one }),
        several => say!(messages::LaidAnyOf { tiles: Arg::list(several.iter().copied()) }),
    })
}

/// Returns the position before some tiles are laid, with its landscape.
fn before(scenario: &Scenario, tiles: &BTreeSet<TileIx>) -> (Scenario, Landscape) {
    let mut before = scenario.clone();
    for tile in tiles {
        before = before.before(*tile);
    }
    let land = Landscape::of(&before.board);
    (before, land)
}
