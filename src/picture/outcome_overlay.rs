//! The tokens for one outcome: things counted, the points of players and their places, permissions.

use std::collections::{BTreeMap, BTreeSet};

use super::make::{PlanVerdicts, View, on, parts};
use super::plan::{Part, Plan, Stand, Token, What};
use crate::geometry::Space;
use crate::mechanics::{CountedUnit, Pointer, Posed, ReplyPart, Subject, UNCERTAIN, counted};
use crate::scenario::{MeepleIx, Place, TileIx};
use crate::verdict::Outcome;

/// The most things of a kind that are marked one by one.
const MOST: usize = 80;

impl View<'_> {
    /// Adds the tokens for the outcome that is drawn: on the answered features, and for the question that it is about.
    pub(super) fn draw_outcome(&self, plan: &mut Plan, number: &BTreeMap<TileIx, usize>, overlay: &PlanVerdicts<'_>) {
        let Some(row) = overlay.row else { return };
        for ix in &self.lettered {
            let (Some(Subject::Feature(subject)), Some(outcome)) = (self.table.subject(*ix), overlay.outcome(*ix))
            else {
                continue;
            };
            if outcome.same_as().any(|other| other < *ix && overlay.letters.contains_key(&other)) {
                continue;
            }
            let parts = self.parts_of(outcome, subject.place, number);
            // A feature that is not complete, or cannot be (a field), is scored at the end of the game.
            let now = outcome.complete() == Some(true);
            plan.tokens.extend(scores(outcome, now, &Stand::On(parts)));
            if *ix == row.subject {
                let letter = overlay.letters.get(ix).copied().unwrap_or(0);
                self.counts(plan, number, letter, &counted(self.table, subject, &outcome.finding));
            }
        }
        let mut asked = self.asked().zip(&self.pointed);
        let drawn = asked.find(|((ix, _), _)| *ix == row.subject);
        if let Some((((_, posed), pointers), outcome)) = drawn.zip(overlay.outcome(row.subject)) {
            self.replies(plan, number, (posed, pointers), outcome);
        }
    }

    /// Returns the drawn parts of a feature; `named` comes first.
    fn parts_of(&self, outcome: &Outcome, named: Place, number: &BTreeMap<TileIx, usize>) -> Vec<Part> {
        let (board, land) = (self.table.board(), self.table.land);
        let own = land.area(board, named);
        let areas = own.into_iter().chain(outcome.finding.areas.iter().copied());
        let all = std::iter::once(named).chain(areas.flat_map(|area| land.members(area).iter().copied()));
        parts(all, number)
    }

    /// Adds numbers to the counted tiles and spaces, and the points that each city pays the field with `letter`.
    fn counts(&self, plan: &mut Plan, number: &BTreeMap<TileIx, usize>, letter: usize, units: &[CountedUnit]) {
        let mut count = 0_u32;
        for unit in units.iter().take(MOST) {
            let token = match unit {
                CountedUnit::Tile(tile) => {
                    count += 1;
                    number.get(tile).map(|piece| (What::Counted(count), Stand::Piece(*piece)))
                }
                CountedUnit::Space(space) => {
                    count += 1;
                    self.in_space(*space, number).map(|stand| (What::Counted(count), stand))
                }
                CountedUnit::City { places, each } => {
                    stand(places, number).map(|stand| (What::Pays(*each, letter), stand))
                }
            };
            plan.tokens.extend(token.map(|(what, stand)| Token { what, stand }));
        }
    }

    /// Returns the stand of a token for a space: its tile, or the space itself if it has two halves or part of a
    /// double; `None` if it has no tile or is not drawn.
    fn in_space(&self, space: Space, number: &BTreeMap<TileIx, usize>) -> Option<Stand> {
        if !self.window.holds(space) {
            return None;
        }
        let mut tiles = self.table.board().at(space);
        let (first, second) = (tiles.next()?, tiles.next());
        if second.is_some() || self.table.board().is_double(first) {
            return Some(Stand::Space(space));
        }
        number.get(&first).map(|piece| Stand::Piece(*piece))
    }

    /// Adds the tokens, sums and lines for the answer to a question.
    fn replies(
        &self,
        plan: &mut Plan,
        number: &BTreeMap<TileIx, usize>,
        (posed, pointers): (&Posed, &[Pointer]),
        outcome: &Outcome,
    ) {
        let reply = outcome.reply();
        let at = self.where_asked(pointers, number);
        if let (Some(ReplyPart::Flag(allowed)), Some(stand)) = (reply.get("allowed"), &at) {
            plan.tokens.push(Token { what: What::Ruled(*allowed), stand: stand.clone() });
        }
        self.lines(plan, posed, outcome);
        plan.sums.extend(Self::sums(posed, at.as_ref(), outcome));
        if let Some(stand) = &at {
            plan.tokens.extend(scores(outcome, outcome.complete() != Some(false), stand));
        }
        let is_finer = |part: &ReplyPart| matches!(part, ReplyPart::Places(_) | ReplyPart::Features(_));
        let by_feature = reply.iter().any(|(_, part)| is_finer(part));
        let reached: BTreeSet<TileIx> = posed.query.reached(reply).iter().copied().collect();
        for (key, told) in reply.iter() {
            match told {
                ReplyPart::Meeples(meeples) => self.strike(plan, meeples),
                ReplyPart::Places(places) => {
                    let here = places.iter().filter_map(|place| on(*place, number)).take(MOST);
                    here.for_each(|stand| Self::mark_place(plan, stand));
                }
                ReplyPart::Features(features) => {
                    let here = features.iter().take(MOST).filter_map(|feature| stand(feature, number));
                    here.for_each(|stand| Self::mark_place(plan, stand));
                }
                // The features in the reply already show their tiles.
                ReplyPart::Tiles(_) if by_feature => {}
                ReplyPart::Tiles(tiles) => {
                    let more = tiles.iter().filter(|tile| !reached.contains(tile)).take(MOST);
                    let here = more.filter_map(|tile| number.get(tile));
                    here.for_each(|piece| Self::mark_place(plan, Stand::Piece(*piece)));
                }
                ReplyPart::Spaces(spaces) => {
                    let here = spaces.iter().filter(|space| self.window.holds(**space)).take(MOST);
                    here.for_each(|space| Self::mark_place(plan, Stand::Space(*space)));
                }
                ReplyPart::Placements(all) => {
                    let spaces = all.iter().map(|placement| placement.at);
                    for space in spaces.filter(|space| self.window.holds(*space)).take(MOST) {
                        Self::point_out(plan, What::Fits(key != UNCERTAIN), Stand::Space(space));
                    }
                }
                ReplyPart::Paid(paid) => {
                    for paid in paid.iter().take(MOST) {
                        let Some(stand) = stand(&paid.places, number) else { continue };
                        for (player, points) in &paid.points {
                            let what = What::Points { player: player.index(), points: *points, now: true };
                            plan.tokens.push(Token { what, stand: stand.clone() });
                        }
                    }
                }
                ReplyPart::Flag(_)
                | ReplyPart::Count(_)
                | ReplyPart::Players(_)
                | ReplyPart::Words(_)
                | ReplyPart::Map(_) => {}
            }
        }
    }

    /// Marks a place that the outcome names, without duplicates.
    fn mark_place(plan: &mut Plan, stand: Stand) {
        Self::point_out(plan, What::Here, stand);
    }

    /// Adds a token unless the plan already has it.
    fn point_out(plan: &mut Plan, what: What, stand: Stand) {
        let token = Token { what, stand };
        if !plan.tokens.contains(&token) {
            plan.tokens.push(token);
        }
    }

    /// Returns the points of players that have no place on the board: the first reply of the question if it lists
    /// players, or else the points of the outcome if there is no `at`.
    fn sums(posed: &Posed, at: Option<&Stand>, outcome: &Outcome) -> Vec<(usize, u32)> {
        let reply = outcome.reply();
        let total = reply.iter().find_map(|(key, told)| match told {
            ReplyPart::Players(players) if posed.form.replies.first().is_some_and(|first| first.word == key) => {
                Some(players.iter().map(|(player, points)| (player.index(), *points)).collect())
            }
            _ => None,
        });
        let points = outcome.finding.score.points();
        let none =
            || points.iter().filter(|_| at.is_none()).map(|(player, points)| (player.index(), *points)).collect();
        total.unwrap_or_else(none)
    }

    /// Returns the position of a question: that of what it would place, or the tile or feature that it names.
    fn where_asked(&self, pointers: &[Pointer], number: &BTreeMap<TileIx, usize>) -> Option<Stand> {
        pointers.iter().find_map(|pointer| match pointer {
            Pointer::Lies { at, .. } | Pointer::Bridge { at, .. } => {
                self.window.holds(*at).then_some(Stand::Space(*at))
            }
            Pointer::Barn { at } => {
                let spaces = at.spaces();
                let (space, _) = spaces.iter().rev().find(|(space, _)| self.window.holds(*space))?;
                Some(Stand::Space(*space))
            }
            Pointer::Set { place, .. } | Pointer::About { place } | Pointer::Scores { place } => on(*place, number),
            Pointer::Stop { tile, .. } | Pointer::Stands { tile, .. } | Pointer::At { tile } => {
                Some(Stand::Piece(*number.get(tile)?))
            }
            Pointer::Flea { .. }
            | Pointer::Looks { .. }
            | Pointer::Fits { .. }
            | Pointer::Passes { .. }
            | Pointer::Near { .. } => None,
        })
    }

    /// Turns the tokens of some meeples into ringed ones.
    fn strike(&self, plan: &mut Plan, meeples: &[MeepleIx]) {
        for ix in meeples.iter().take(MOST) {
            let meeple = self.table.scenario.meeple(*ix);
            let (from, to) = (
                What::Meeple(meeple.player.index(), meeple.figure),
                What::Struck(meeple.player.index(), meeple.figure),
            );
            let here = |token: &&mut Token| {
                token.what == from
                    && matches!(&token.stand, Stand::On(parts) if parts.iter().any(|part| {
                        part.feature == meeple.place.feature
                            && self.tiles.get(part.piece) == Some(&meeple.place.tile)
                    }))
            };
            if let Some(token) = plan.tokens.iter_mut().find(here) {
                token.what = to;
            }
        }
    }
}

/// Returns a stand on those of some places that are drawn; `None` if none is.
fn stand(places: &[Place], number: &BTreeMap<TileIx, usize>) -> Option<Stand> {
    let parts = parts(places.iter().copied(), number);
    (!parts.is_empty()).then_some(Stand::On(parts))
}

/// Returns the tokens for the points of each player, now or at final scoring; if no player scores, for the worth.
fn scores(outcome: &Outcome, now: bool, stand: &Stand) -> Vec<Token> {
    let points = outcome.finding.score.points();
    let each = points.iter().map(|(player, points)| What::Points { player: player.index(), points: *points, now });
    let mut all: Vec<What> = each.collect();
    let counts = outcome.complete().is_some() || !outcome.finding.score.items().is_empty();
    if all.is_empty() && counts {
        all.push(What::Worth(outcome.finding.score.worth()));
    }
    all.into_iter().map(|what| Token { what, stand: stand.clone() }).collect()
}
