//! The contents of a plan, each at its place on the board before it was turned, mirrored and moved.

use std::collections::BTreeMap;

use carcassonne_board::geometry::Motion;
use carcassonne_board::geometry::{Axis, Crossing, Shape, Space};
use carcassonne_position::Feature;
use carcassonne_show::picture::{Mark, Part, Plan, Stand, TokenContent, shape_corners};

/// The column and row of a corner, in half spaces.
type Corner = (i32, i32);

/// Counts everything that a plan shows. `motion` is the motion that was applied to the board.
pub(crate) fn count_contents(plan: &Plan, motion: Motion) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    let original = OriginalPlan { plan, motion };
    for text in original.describe_all() {
        *counts.entry(text).or_default() += 1;
    }
    counts
}

struct OriginalPlan<'p> {
    plan: &'p Plan,
    motion: Motion,
}

impl OriginalPlan<'_> {
    fn describe_all(&self) -> Vec<String> {
        let plan = self.plan;
        let mut contents = Vec::new();
        contents.extend(plan.pieces.iter().map(|piece| {
            let offered = if piece.offered { "offered " } else { "" };
            format!("{offered}piece {:?}", self.rim_corners(&piece.rim))
        }));
        contents.extend(plan.gaps.iter().map(|gap| format!("gap {:?}", self.rim_corners(gap))));
        contents.extend(plan.ghosts.iter().map(|ghost| format!("ghost {:?}", self.rim_corners(&ghost.rim))));
        contents.extend(plan.marks.iter().map(|mark| self.describe_mark(mark)));
        contents.extend(plan.tokens.iter().map(|token| {
            // Letters are assigned in map order, which a motion changes.
            let kind = match token.content {
                TokenContent::Letter(_) => "letter".to_owned(),
                what => format!("{what:?}"),
            };
            format!("{kind} {}", self.describe_stand(&token.stand))
        }));
        contents
    }

    fn describe_mark(&self, mark: &Mark) -> String {
        match *mark {
            Mark::Open { part, side } | Mark::TakenAsClosed { part, side } => {
                let rim = &self.plan.pieces[part.piece].rim;
                let ends = [rim[side], rim[(side + 1) % rim.len()]];
                let state = if matches!(mark, Mark::Open { .. }) { "open" } else { "taken as closed" };
                format!("{state} {} {:?}", feature_word(part.feature), self.rim_corners(&ends))
            }
            Mark::DecisiveGap { gap } => format!("turns {:?}", self.rim_corners(&self.plan.gaps[gap])),
            Mark::Stop { piece, number, questions: of } => {
                format!("stop {number} {of:?} {:?}", self.piece_corners(piece))
            }
            Mark::Reached { piece, always, some } => {
                format!("reached {always:?} {some:?} {:?}", self.piece_corners(piece))
            }
            Mark::Rows { piece, lengths: far } => {
                let mut far = far.to_vec();
                far.sort_unstable();
                format!("rows {:?} {far:?}", self.piece_corners(piece))
            }
            Mark::Bridge { at, axis } => {
                let is_turned = self.motion.quarters % 2 == 1;
                let is_east_west = (axis == Axis::EastWest) != is_turned;
                format!("bridge {is_east_west} {:?}", self.space_corners(at))
            }
        }
    }

    fn describe_stand(&self, stand: &Stand) -> String {
        match stand {
            Stand::On(parts) => {
                let describe_part =
                    |part: &Part| format!("{} {:?}", feature_word(part.feature), self.piece_corners(part.piece));
                let mut places: Vec<String> = parts.iter().map(describe_part).collect();
                places.sort();
                places.join(" ")
            }
            Stand::Piece(piece) => format!("{:?}", self.piece_corners(*piece)),
            Stand::Space(space) => format!("{:?}", self.space_corners(*space)),
            Stand::Crossing(at) => format!("{:?}", self.original_corner(*at)),
        }
    }

    fn piece_corners(&self, piece: usize) -> Vec<Corner> {
        self.rim_corners(&self.plan.pieces[piece].rim)
    }

    fn space_corners(&self, space: Space) -> Vec<Corner> {
        self.rim_corners(&shape_corners(Shape::Square, space))
    }

    fn rim_corners(&self, rim: &[Crossing]) -> Vec<Corner> {
        let mut corners: Vec<Corner> = rim.iter().map(|at| self.original_corner(*at)).collect();
        corners.sort_unstable();
        corners
    }

    /// Returns the place of a corner before the motion.
    fn original_corner(&self, at: Crossing) -> Corner {
        let Motion { mirrored, quarters, by } = self.motion;
        let moved = (2 * (at.column - by.0) - 1, 2 * (at.row - by.1) - 1);
        let (x, y) = (0..quarters).fold(moved, |(x, y), _| (y, -x));
        (if mirrored { -x } else { x }, y)
    }
}

fn feature_word(feature: Feature) -> &'static str {
    feature.kind().word()
}
