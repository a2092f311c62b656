//! A turn of a player at the score track, played once for each tile that may be laid in it.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_base::sorting::sorted_unique;
use carcassonne_law::Inquiry;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{PlayerIx, Scenario, TileIx};
use carcassonne_text::Span;

use super::play::{Play, StopReason};
use super::tile_candidates;
use super::turn_rules::Rules;
use super::turn_state::{PlannedTurn, PlayedTurn, TurnIx, plan_turns};
use super::view::{Timing, View, Views};
use super::written_turn::Turn;
use crate::landscape::Landscape;
use crate::mechanics::{Finding, Table};

/// A turn of a player, or the end of the game.
#[derive(Debug)]
pub(super) struct TurnQuery {
    pub(super) player: PlayerIx,
    pub(super) turn: Turn,
    /// Set if the question is about the end of the game instead of a turn.
    pub(super) is_end: bool,
    pub(super) span: Span,
}

/// The maximum number of boards without some tiles, laid later, that are built for one combination of assumed tiles.
const MOST_BOARDS: usize = 16;
/// The maximum number of combinations of assumed tiles that are tried.
const MOST_ASSUMED: usize = 8;

/// The tile assumed for each turn that names none, where that matters; `None` if the board is taken as it is drawn.
type Assumed = Vec<(TurnIx, Option<TileIx>)>;

impl TurnQuery {
    /// Returns the answer to the turn, or [`StopReason::TileNotNamed`] if it depends on a laid tile that is not named.
    pub(super) fn finding(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, StopReason> {
        let mut all = self.play(table, law, |play, lines| play.build_finding(&lines))?.into_iter();
        let Some((assumed, mut finding)) = all.next() else { return Ok(Finding::default()) };
        let mut assumptions: Vec<Assumed> = vec![assumed];
        for (assumed, other) in all {
            if !finding.reply.says_the_same(&other.reply) {
                assumptions.push(assumed);
                return Err(self.tile_not_named(&assumptions));
            }
            finding.reply = finding.reply.with_shared_asides(&other.reply);
            finding.steps.retain(|step| other.steps.contains(step));
            assumptions.push(assumed);
        }
        finding.steps.extend(assumption_sentence(&assumptions));
        Ok(finding)
    }

    /// Builds the [`StopReason::TileNotNamed`] that asks which of the assumed tiles is laid in the first such turn.
    fn tile_not_named(&self, assumptions: &[Assumed]) -> StopReason {
        let turns = plan_turns(&self.turn);
        let first = assumptions.iter().flatten().next();
        let turn_ix = first.map_or(0, |(turn, _)| *turn);
        let span = turns.get(turn_ix).map_or(self.span, |planned| planned.turn.span);
        let tiles: BTreeSet<TileIx> =
            collect_set(assumptions.iter().flatten().filter(|(turn, _)| *turn == turn_ix).filter_map(|(_, t)| *t));
        StopReason::TileNotNamed(span, tiles.into_iter().collect())
    }

    /// Plays the turn under the law, once for each combination of tiles that may be laid where none is named and that
    /// matters, and applies `finish` to the lines of each.
    pub(super) fn play<T>(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
        finish: impl Fn(&mut Play<'_, '_, '_, '_, '_>, Vec<PlayedTurn>) -> Result<T, StopReason>,
    ) -> Result<Vec<(Assumed, T)>, StopReason> {
        let rules = Rules::ask(&self.turn, law)?;
        let mut turns = plan_turns(&self.turn);
        let mut open: Vec<Assumed> = vec![Vec::new()];
        let mut done = Vec::new();
        while let Some(assumed) = open.pop() {
            for (n, planned) in turns.iter_mut().enumerate() {
                let known = assumed.iter().find(|(turn, _)| *turn == n);
                planned.laid_tile = planned.turn.laid_tile.or(known.and_then(|(_, tile)| *tile));
                planned.as_drawn = known.is_some_and(|(_, tile)| tile.is_none());
            }
            match self.play_with_assumed_tiles(table, law, rules, &turns, &finish) {
                Ok(made) => done.push((assumed, made)),
                Err(StopReason::TileUnknown(turn)) => {
                    let Some(planned) = turns.get(turn) else { continue };
                    let mut tiles = tile_candidates::completing_tiles(table, &self.turn, planned.turn);
                    tiles.retain(|tile| turns.iter().all(|planned| planned.laid_tile != Some(*tile)));
                    let assume = |tile| {
                        let mut assumed = assumed.clone();
                        assumed.push((turn, tile));
                        assumed
                    };
                    if done.len() + open.len() + tiles.len() > MOST_ASSUMED {
                        return Err(StopReason::TileNotNamed(planned.turn.span, tiles));
                    }
                    if tiles.is_empty() {
                        open.push(assume(None));
                    }
                    open.extend(tiles.into_iter().rev().map(|tile| assume(Some(tile))));
                }
                Err(halt) => return Err(halt),
            }
        }
        Ok(done)
    }

    /// Plays the turn under one assumption about the tiles laid, and applies `finish` to the lines; returns the error
    /// [`StopReason::TileUnknown`] if another tile has to be assumed.
    fn play_with_assumed_tiles<T>(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
        rules: Rules,
        turns: &[PlannedTurn<'_>],
        finish: impl Fn(&mut Play<'_, '_, '_, '_, '_>, Vec<PlayedTurn>) -> Result<T, StopReason>,
    ) -> Result<T, StopReason> {
        // Boards without tiles that are not laid yet are built on demand.
        let mut unlaid: Vec<BTreeSet<TileIx>> = Vec::new();
        loop {
            let boards: Vec<(Scenario, Landscape)> =
                unlaid.iter().map(|tiles| scenario_without_tiles(table.scenario, tiles)).collect();
            let tables: Vec<Table<'_>> =
                boards.iter().map(|(scenario, land)| table.for_position(scenario, land)).collect();
            let drawn_view = (BTreeSet::new(), self.build_view(table, turns));
            let other_views = unlaid.iter().cloned().zip(&tables);
            let other_views = other_views.map(|(tiles, table)| (tiles, self.build_view(table, turns)));
            let mut views = Views::new(std::iter::once(drawn_view).chain(other_views).collect());
            let mut play = Play {
                table,
                player: self.player,
                turns,
                rules,
                views: &mut views,
                law: &mut *law,
                stopped: Vec::new(),
                followed_pairs: 0,
            };
            let done = match play.play_lines() {
                Ok(lines) => finish(&mut play, lines),
                Err(halt) => Err(halt),
            };
            match done {
                Err(StopReason::BoardNeeded(tiles)) if unlaid.len() < MOST_BOARDS => unlaid.push(tiles),
                done => return done,
            }
        }
    }

    fn build_view<'t, 'a>(&self, table: &'t Table<'a>, turns: &[PlannedTurn<'_>]) -> View<'t, 'a> {
        let named = turns.first().into_iter().flat_map(|planned| planned.turn.named_features());
        View::new(table, self.player, Timing::DuringTurn, named)
    }
}

/// Returns the sentence on the tiles that are assumed to be laid; `None` if nothing had to be assumed.
fn assumption_sentence(assumptions: &[Assumed]) -> Option<Sentence> {
    let tiles = sorted_unique(assumptions.iter().flatten().filter_map(|(_, tile)| *tile));
    assumptions.iter().flatten().next()?;
    Some(match tiles.as_slice() {
        [] => say!(messages::LaidUnknown),
        [one] => say!(messages::LaidAssumed { tile: *one }),
        several => say!(messages::LaidAnyOf { tiles: Arg::list(several) }),
    })
}

/// Returns the scenario and the landscape of the position before `tiles` are laid.
fn scenario_without_tiles(scenario: &Scenario, tiles: &BTreeSet<TileIx>) -> (Scenario, Landscape) {
    let mut earlier = scenario.clone();
    for tile in tiles {
        earlier = earlier.without_tile(*tile);
    }
    let land = Landscape::new(&earlier.board);
    (earlier, land)
}
