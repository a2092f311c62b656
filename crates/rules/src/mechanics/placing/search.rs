//! The search for the places of a tile: every space next to another tile is tried, in every turn that is left open.

use std::collections::BTreeSet;

use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_board::geometry::{Axis, Compass, Direction, Shape, Space};
use carcassonne_board::tiles::Tile;
use carcassonne_law::{Inquiry, LawResult, PLACE_NOWHERE, Unplaceable};
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Board, OfferedTile, UnplacedTile};

use super::half_words;
use super::tile_site::{TileSite, bridge_as_road, edges_fit, is_open_river, label_tile, open_river};
use crate::mechanics::{
    Answer, Finding, Orientation, Placement, Pointer, Query, Reply, Table, TilePlacingReply, TypedReply,
};

/// The maximum number of spaces for a tile that a sentence of the answer lists.
const MOST_LISTED: usize = 6;
/// The maximum number of spaces for a tile that a step of the explanation lists.
const MOST_IN_STEPS: usize = 200;

/// A question where a tile can be placed.
#[derive(Debug)]
pub(super) struct Search {
    pub(super) candidate: UnplacedTile,
    /// The direction of the bridge that is placed over the tile in the same turn; `None` without a bridge.
    pub(super) bridge_axis: Option<Axis>,
}

impl Query for Search {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        let mut spaces: Vec<Space> =
            self.fitting_sites(table.board()).iter().map(|(_, laying)| laying.candidate.at).collect();
        spaces.dedup();
        spaces.into_iter().map(|at| Pointer::FittingSpace { at }).collect()
    }

    fn canonical_orientation(&self, orientation: Orientation) -> Orientation {
        let Orientation::Turn(quarters) = orientation else { return orientation };
        let mut turned_tile = self.candidate.tile.rotate((quarters + 4 - self.candidate.quarters) % 4);
        turned_tile.roads.extend(self.bridge_axis.map(|axis| bridge_as_road(&turned_tile, axis)));
        let twin = self.turns().into_iter().find(|(_, _, tile)| tile.has_same_print(&turned_tile));
        twin.map_or(orientation, |(first, ..)| first)
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let is_square = !self.is_half() && self.candidate.is_turned;
        let degrees = if is_square { u32::from(self.candidate.quarters) * 90 } else { 0 };
        say!(tile_placing::HeadingSearch { what: self.tile_label(), turned: degrees })
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let TilePlacingReply { placements, uncertain, .. } = TilePlacingReply::read(&finding.reply)?;
        let count = |all: &[Placement]| group_by_space(all).len();
        let answer = match (placements.as_slice(), uncertain.as_slice()) {
            ([], []) if self.is_half() => Answer::new(say!(tile_placing::TodayNoHalf), say!(tile_placing::RowNowhere)),
            ([], []) => Answer::new(say!(tile_placing::TodayNowhere), say!(tile_placing::RowNowhere)),
            ([], all) => Answer::new(say!(tile_placing::TodayUncertain), say!(tile_placing::RowUnknown))
                .with_phrase(say!(tile_placing::PhraseUncertain { spaces: self.list_spaces(table, all) })),
            (all, _) => Answer::new(
                say!(tile_placing::TodaySpaces { spaces: self.list_spaces(table, all), count: count(all) }),
                if all.len() == count(all) {
                    say!(tile_placing::RowSpaces { count: count(all) })
                } else {
                    say!(tile_placing::RowSpacesWays { count: count(all), ways: all.len() })
                },
            )
            .with_phrase(say!(tile_placing::PhraseSpaces {
                spaces: self.list_spaces(table, all),
                count: count(&uncertain),
                uncertain: self.list_spaces(table, &uncertain)
            })),
        };
        let river_step = finding.steps.iter().find(|step| is_open_river(step)).cloned();
        let answer = river_step.into_iter().fold(answer, Answer::with_sentence);
        Some(if uncertain.is_empty() {
            answer
        } else {
            answer.with_sentence(say!(tile_placing::Uncertain {
                certain: placements.len(),
                spaces: self.list_spaces(table, &uncertain),
                count: count(&uncertain)
            }))
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let board = table.board();
        let (mut placements, mut uncertain) = (Vec::new(), Vec::new());
        for (orientation, site) in self.fitting_sites(board) {
            let assessment = site.assess(table, law)?;
            if assessment.reasons.is_empty() {
                let target = if assessment.unknown.is_empty() { &mut placements } else { &mut uncertain };
                target.push(Placement { at: site.candidate.at, orientation });
            }
        }
        let mut steps = vec![say!(tile_placing::Tried { count: self.candidate_spaces(board).len() })];
        if !placements.is_empty() && self.candidate.tile.rivers.is_empty() {
            steps.extend(open_river(board, law)?);
        }
        if placements.is_empty() && uncertain.is_empty() && !self.is_half() {
            let Unplaceable::OutOfTheGame = law.ask(PLACE_NOWHERE)?;
            steps.push(say!(tile_placing::OutOfTheGame));
        }
        let all = sorted_unique(placements.iter().map(|placement| placement.at));
        if all.len() > MOST_LISTED {
            let surplus = all.len().saturating_sub(MOST_IN_STEPS);
            let listed = all.iter().take(MOST_IN_STEPS).map(|at| Arg::from(at.to_notation()));
            let more = (surplus > 0).then(|| Arg::from(say!(tile_placing::MoreSpaces { count: surplus })));
            steps.push(say!(tile_placing::EverySpace { spaces: Arg::list(listed.chain(more)) }));
        }
        let allowed = (!placements.is_empty() || uncertain.is_empty()).then_some(!placements.is_empty());
        let reply = TilePlacingReply { allowed, placements, uncertain, ..TilePlacingReply::default() };
        Ok(Finding { reply: reply.into_reply(), steps, ..Finding::default() })
    }
}

/// Returns the placements in which an answer allows a tile, and those in which that depends on an unknown tile; none for
/// an answer to another question.
pub fn read_placements(reply: &Reply) -> (Vec<Placement>, Vec<Placement>) {
    let reply = TilePlacingReply::read(reply).unwrap_or_default();
    (reply.placements, reply.uncertain)
}

/// Groups placements by space: one slice for each space. Those of one space must follow one another in `all`.
fn group_by_space(all: &[Placement]) -> Vec<&[Placement]> {
    all.chunk_by(|a, b| a.at == b.at).collect()
}

impl Search {
    fn is_half(&self) -> bool {
        matches!(self.candidate.shape, Shape::Half(_))
    }

    /// Returns the words for the tile: its name, or else what it shows.
    fn tile_label(&self) -> Sentence {
        let UnplacedTile { name, tile, shape, .. } = &self.candidate;
        label_tile(name.as_deref(), tile, *shape)
    }

    /// Returns the empty spaces next to a tile and, for a half tile, those with just one half, in map order.
    fn candidate_spaces(&self, board: &Board) -> BTreeSet<Space> {
        let mut spaces = BTreeSet::new();
        for tile in board.all().map(|tile| board.placed(tile)) {
            let neighbors = tile.shape.spaces(tile.at).flat_map(|at| Direction::ALL.map(|to| at.step(to)));
            spaces.extend(neighbors.filter(|at| board.at(*at).next().is_none()));
            if self.is_half() && matches!(tile.shape, Shape::Half(_)) && board.at(tile.at).nth(1).is_none() {
                spaces.insert(tile.at);
            }
        }
        spaces
    }

    /// Returns every placement in which the tile's sides fit the tiles around it, each with its turn, in map order.
    fn fitting_sites(&self, board: &Board) -> Vec<(Orientation, TileSite)> {
        let turns = self.turns();
        let mut all = Vec::new();
        for at in self.candidate_spaces(board) {
            let occupant = board.at(at).next().map(|tile| board.placed(tile).shape);
            for (orientation, shape, tile) in &turns {
                let has_room = match (occupant, shape) {
                    (None, _) => true,
                    (Some(Shape::Half(theirs)), Shape::Half(own)) => *own == theirs.opposite(),
                    (Some(_), _) => false,
                };
                if has_room && edges_fit(board, at, *shape, tile) {
                    let candidate =
                        OfferedTile { name: self.candidate.name.clone(), tile: tile.clone(), shape: *shape, at };
                    all.push((*orientation, TileSite { candidate, bridge_axis: self.bridge_axis }));
                }
            }
        }
        all
    }

    /// Returns the tile in every turn that the question leaves open; of equal turns, the first. The bridge runs as the
    /// question says in every turn.
    fn turns(&self) -> Vec<(Orientation, Shape, Tile)> {
        let UnplacedTile { tile, shape, quarters, is_turned, .. } = &self.candidate;
        let mut turns: Vec<(Orientation, Shape, Tile)> = Vec::new();
        for extra in 0..if *is_turned { 1 } else { 4 } {
            let (orientation, shape) = match *shape {
                Shape::Half(corner) => {
                    let corner = (0..extra).fold(corner, |corner, _| corner.rotate());
                    (Orientation::Corner(corner), Shape::Half(corner))
                }
                shape @ (Shape::Square | Shape::Double(_)) => (Orientation::Turn((quarters + extra) % 4), shape),
            };
            let turned_tile = tile.rotate(extra);
            if !turns.iter().any(|(_, other, known)| *other == shape && known.has_same_print(&turned_tile)) {
                turns.push((orientation, shape, turned_tile));
            }
        }
        for (_, _, tile) in &mut turns {
            tile.roads.extend(self.bridge_axis.map(|axis| bridge_as_road(tile, axis)));
        }
        sort_by_key(&mut turns, |(orientation, ..)| *orientation);
        turns
    }

    /// Returns at most [`MOST_LISTED`] spaces for a sentence, with the turns that fit, and the number of the rest.
    fn list_spaces(&self, table: &Table<'_>, placements: &[Placement]) -> Arg {
        let spaces = group_by_space(placements);
        let turn_count = if self.candidate.is_turned { 0 } else { self.turns().len() };
        let listed = spaces.iter().take(MOST_LISTED).filter_map(|group| {
            let space = half_words::describe_space(table.board(), Shape::Square, group.first()?.at);
            let corners = group.iter().filter_map(|placement| match placement.orientation {
                Orientation::Corner(corner) => Some(Compass::from(corner)),
                Orientation::Turn(_) => None,
            });
            let degrees = group.iter().filter_map(|placement| match placement.orientation {
                Orientation::Turn(quarters) => Some(say!(tile_placing::Degrees { degrees: u32::from(quarters) * 90 })),
                Orientation::Corner(_) => None,
            });
            Some(if turn_count == 1 {
                space
            } else if group.len() == turn_count {
                say!(tile_placing::SpaceAnyTurn { space })
            } else if self.is_half() {
                say!(tile_placing::SpaceCorners { space, corners: Arg::list(corners) })
            } else {
                say!(tile_placing::SpaceTurns { space, turns: Arg::list(degrees) })
            })
        });
        let surplus = spaces.len().saturating_sub(MOST_LISTED);
        let more = (surplus > 0).then(|| say!(tile_placing::MoreSpaces { count: surplus }));
        Arg::list(listed.chain(more))
    }
}
