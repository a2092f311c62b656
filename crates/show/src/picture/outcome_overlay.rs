//! The tokens for one outcome: counted units, points of players, named places, permissions.

use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::Space;
use carcassonne_position::{MeepleIx, Place};
use carcassonne_rules::mechanics::{
    CountedUnit, Pointer, PosedQuestion, ReplyPart, Subject, counted_units, read_placements,
};
use carcassonne_rules::verdict::Outcome;

use super::make::{PlanVerdicts, View};
use super::plan::{Part, Plan, Stand, Token, TokenContent};

/// The maximum number of counted tiles and spaces, and of meeples, tiles, places or spaces of a reply's list, that are
/// marked.
const MOST: usize = 80;

impl View<'_> {
    /// Adds the tokens for the drawn outcome, if any: on the answered features, and for the question that it answers.
    pub(super) fn draw_outcome(&self, plan: &mut Plan, overlay: &PlanVerdicts<'_>) {
        let Some(key) = overlay.key else { return };
        for ix in &self.lettered_features {
            let (Some(Subject::Feature(subject)), Some(outcome)) = (self.table.subject(*ix), overlay.outcome(*ix))
            else {
                continue;
            };
            if outcome.other_joined_features().any(|other| other < *ix && overlay.letters.contains_key(&other)) {
                continue;
            }
            let parts = self.feature_parts(outcome, subject.place);
            // A feature that is not complete, or cannot be (a field), is scored at the end of the game.
            let is_scored_now = outcome.completion() == Some(true);
            plan.tokens.extend(score_tokens(outcome, is_scored_now, &Stand::On(parts)));
            if *ix == key.subject {
                let letter = overlay.letters.get(ix).copied().unwrap_or(0);
                self.add_counts(plan, letter, &counted_units(self.table, subject, &outcome.finding));
            }
        }
        let mut questions = self.questions().zip(&self.question_pointers);
        let drawn_question = questions.find(|((ix, _), _)| *ix == key.subject);
        if let Some((((_, posed), pointers), outcome)) = drawn_question.zip(overlay.outcome(key.subject)) {
            self.add_reply(plan, (posed, pointers), outcome);
        }
    }

    /// Returns the drawn parts of a feature and of those joined to it in `outcome`; the part at `named` comes first.
    fn feature_parts(&self, outcome: &Outcome, named: Place) -> Vec<Part> {
        let (board, land) = (self.table.board(), self.table.land);
        let named_area = land.area(board, named);
        let areas = named_area.into_iter().chain(outcome.finding.areas.iter().copied());
        let all = std::iter::once(named).chain(areas.flat_map(|area| land.members(area).iter().copied()));
        self.parts(all)
    }

    /// Adds numbers to the counted tiles and spaces, and the points that each city pays the field that has `letter`.
    fn add_counts(&self, plan: &mut Plan, letter: usize, units: &[CountedUnit]) {
        let mut count = 0_u32;
        for unit in units.iter().take(MOST) {
            let token = match unit {
                CountedUnit::Tile(tile) => {
                    count += 1;
                    self.stand_on_tile(*tile).map(|stand| (TokenContent::Counted(count), stand))
                }
                CountedUnit::Space(space) => {
                    count += 1;
                    self.stand_in_space(*space).map(|stand| (TokenContent::Counted(count), stand))
                }
                CountedUnit::City { places, points } => {
                    self.stand_on_places(places).map(|stand| (TokenContent::CityPayment(*points, letter), stand))
                }
            };
            plan.tokens.extend(token.map(|(content, stand)| Token { content, stand }));
        }
    }

    /// Returns the position of a token for a space: on its tile, or in the space itself if two halves or part of a
    /// double are there; `None` if the space has no tile or is not drawn.
    fn stand_in_space(&self, space: Space) -> Option<Stand> {
        if !self.window.contains(space) {
            return None;
        }
        let mut tiles = self.table.board().at(space);
        let (first, second) = (tiles.next()?, tiles.next());
        if second.is_some() || self.table.board().is_double(first) {
            return Some(Stand::Space(space));
        }
        self.stand_on_tile(first)
    }

    /// Adds the tokens, sums and lines for the answer to a question.
    fn add_reply(&self, plan: &mut Plan, (posed, pointers): (&PosedQuestion, &[Pointer]), outcome: &Outcome) {
        let reply = outcome.reply();
        let asked_stand = self.question_stand(pointers);
        if let (Some(allowed), Some(stand)) = (reply.is_allowed(), &asked_stand) {
            plan.tokens.push(Token { content: TokenContent::Permission(allowed), stand: stand.clone() });
        }
        self.add_lines(plan, posed, outcome);
        plan.sums.extend(Self::unplaced_points(posed, asked_stand.as_ref(), outcome));
        if let Some(stand) = &asked_stand {
            plan.tokens.extend(score_tokens(outcome, outcome.completion() != Some(false), stand));
        }
        let is_finer = |part: &ReplyPart| matches!(part, ReplyPart::Places(_) | ReplyPart::Features(_));
        let has_features = reply.iter().any(|(_, part)| is_finer(part));
        let reached_tiles = sorted_unique(posed.query.reached_tiles(reply).iter().copied());
        for (_, part) in reply.iter() {
            let named_stands: Vec<Stand> = match part {
                ReplyPart::Places(places) => {
                    places.iter().filter_map(|place| self.stand_on(*place)).take(MOST).collect()
                }
                ReplyPart::Features(features) => {
                    features.iter().take(MOST).filter_map(|feature| self.stand_on_places(feature)).collect()
                }
                // Features in the reply already show their tiles.
                ReplyPart::Tiles(tiles) if !has_features => {
                    let more = tiles.iter().filter(|tile| !reached_tiles.contains(tile)).take(MOST);
                    more.filter_map(|tile| self.stand_on_tile(*tile)).collect()
                }
                ReplyPart::Spaces(spaces) => {
                    let drawn_spaces = spaces.iter().filter(|space| self.window.contains(**space)).take(MOST);
                    drawn_spaces.map(|space| Stand::Space(*space)).collect()
                }
                ReplyPart::Meeples(meeples) => {
                    self.ring_meeples(plan, meeples);
                    Vec::new()
                }
                ReplyPart::Paid(paid) => {
                    for paid in paid.iter().take(MOST) {
                        let Some(stand) = self.stand_on_places(&paid.places) else { continue };
                        for (player, points) in &paid.points {
                            let content = TokenContent::Points { player: player.index(), points: *points, now: true };
                            plan.tokens.push(Token { content, stand: stand.clone() });
                        }
                    }
                    Vec::new()
                }
                _ => Vec::new(),
            };
            for stand in named_stands {
                Self::add_token(plan, TokenContent::NamedPlace, stand);
            }
        }
        let (certain, uncertain) = read_placements(reply);
        for (placements, is_certain) in [(certain, true), (uncertain, false)] {
            let spaces = placements.into_iter().map(|placement| placement.at);
            for space in spaces.filter(|space| self.window.contains(*space)).take(MOST) {
                Self::add_token(plan, TokenContent::Fits(is_certain), Stand::Space(space));
            }
        }
    }

    /// Adds a token to the plan unless the plan already has it.
    fn add_token(plan: &mut Plan, content: TokenContent, stand: Stand) {
        let token = Token { content, stand };
        if !plan.tokens.contains(&token) {
            plan.tokens.push(token);
        }
    }

    /// Returns the points of players that have no place on the board: the value of the question's first reply key if
    /// that lists players, or else the points of the outcome if there is no `asked_stand`.
    fn unplaced_points(posed: &PosedQuestion, asked_stand: Option<&Stand>, outcome: &Outcome) -> Vec<(usize, u32)> {
        let reply = outcome.reply();
        let total = reply.iter().find_map(|(key, part)| match part {
            ReplyPart::Players(players) if posed.form.reply_keys.first().is_some_and(|first| first.word == key) => {
                Some(players.iter().map(|(player, points)| (player.index(), *points)).collect())
            }
            _ => None,
        });
        let points = outcome.finding.score.points();
        let fallback = || {
            points.iter().filter(|_| asked_stand.is_none()).map(|(player, points)| (player.index(), *points)).collect()
        };
        total.unwrap_or_else(fallback)
    }

    /// Returns the drawn position of the thing that a question would place, or of the tile or feature it names.
    fn question_stand(&self, pointers: &[Pointer]) -> Option<Stand> {
        pointers.iter().find_map(|pointer| match pointer {
            Pointer::Tile { at, .. } | Pointer::Bridge { at, .. } => self.stand_in_window(*at),
            Pointer::Barn { at } => {
                let spaces = at.spaces();
                let (space, _) = spaces.iter().rev().find(|(space, _)| self.window.contains(*space))?;
                Some(Stand::Space(*space))
            }
            Pointer::Figure { place, .. } | Pointer::Feature { place } | Pointer::ScoredFeature { place } => {
                self.stand_on(*place)
            }
            Pointer::Stop { tile, .. } | Pointer::Landmark { tile, .. } | Pointer::SubjectTile { tile } => {
                self.stand_on_tile(*tile)
            }
            _ => None,
        })
    }

    /// Replaces the tokens of some meeples by tokens with a ring round the meeple.
    fn ring_meeples(&self, plan: &mut Plan, meeples: &[MeepleIx]) {
        for ix in meeples.iter().take(MOST) {
            let meeple = self.table.scenario.meeple(*ix);
            let (player, figure) = (meeple.player.index(), meeple.figure);
            let stand = self.stand_on(meeple.place);
            let is_meeple = |token: &&mut Token| {
                token.content == TokenContent::Meeple(player, figure) && Some(&token.stand) == stand.as_ref()
            };
            if let Some(token) = plan.tokens.iter_mut().find(is_meeple) {
                token.content = TokenContent::Ringed(player, figure);
            }
        }
    }
}

/// Returns a token for the points of each player, now or at final scoring; if none scores, one for the worth, if any.
fn score_tokens(outcome: &Outcome, now: bool, stand: &Stand) -> Vec<Token> {
    let points = outcome.finding.score.points();
    let player_points =
        points.iter().map(|(player, points)| TokenContent::Points { player: player.index(), points: *points, now });
    let mut all: Vec<TokenContent> = player_points.collect();
    let has_worth = outcome.completion().is_some() || !outcome.finding.score.items().is_empty();
    if all.is_empty() && has_worth {
        all.push(TokenContent::Worth(outcome.finding.score.worth()));
    }
    all.into_iter().map(|what| Token { content: what, stand: stand.clone() }).collect()
}
