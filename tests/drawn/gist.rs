//! The contents of a plan, each at its place on the board before it was turned, mirrored and moved.

use std::collections::BTreeMap;

use carcassonne_oracle::inside::geometry::{Axis, Crossing, Shape, Space};
use carcassonne_oracle::inside::picture::{Mark, Part, Plan, Stand, What, outlined};
use carcassonne_oracle::inside::scenario::Feature;

use crate::boards::model::Motion;

/// A corner, in half spaces.
type Corner = (i32, i32);

/// Counts everything that a plan shows. `motion` is the motion that was applied to the board.
pub(crate) fn gist(plan: &Plan, motion: Motion) -> BTreeMap<String, u32> {
    let mut found = BTreeMap::new();
    let back = Back { plan, motion };
    for text in back.all() {
        *found.entry(text).or_default() += 1;
    }
    found
}

struct Back<'p> {
    plan: &'p Plan,
    motion: Motion,
}

impl Back<'_> {
    fn all(&self) -> Vec<String> {
        let plan = self.plan;
        let mut all = Vec::new();
        all.extend(plan.pieces.iter().map(|piece| {
            let offered = if piece.offered { "offered " } else { "" };
            format!("{offered}piece {:?}", self.rim(&piece.rim))
        }));
        all.extend(plan.gaps.iter().map(|gap| format!("gap {:?}", self.rim(gap))));
        all.extend(plan.ghosts.iter().map(|ghost| format!("ghost {:?}", self.rim(&ghost.rim))));
        all.extend(plan.marks.iter().map(|mark| self.mark(mark)));
        all.extend(plan.tokens.iter().map(|token| {
            // Letters are assigned in map order, which a motion changes.
            let what = match token.what {
                What::Letter(_) => "letter".to_owned(),
                what => format!("{what:?}"),
            };
            format!("{what} {}", self.stand(&token.stand))
        }));
        all
    }

    fn mark(&self, mark: &Mark) -> String {
        match *mark {
            Mark::Open { part, side } | Mark::TakenAsClosed { part, side } => {
                let rim = &self.plan.pieces[part.piece].rim;
                let ends = [rim[side], rim[(side + 1) % rim.len()]];
                let what = if matches!(mark, Mark::Open { .. }) { "open" } else { "taken as closed" };
                format!("{what} {} {:?}", kind(part.feature), self.rim(&ends))
            }
            Mark::Turns { gap } => format!("turns {:?}", self.rim(&self.plan.gaps[gap])),
            Mark::Stop { piece, number, of } => {
                format!("stop {number} {of:?} {:?}", self.piece(piece))
            }
            Mark::Reached { piece, always, some } => {
                format!("reached {always:?} {some:?} {:?}", self.piece(piece))
            }
            Mark::Rows { piece, far } => {
                let mut far = far.to_vec();
                far.sort_unstable();
                format!("rows {:?} {far:?}", self.piece(piece))
            }
            Mark::Bridge { at, axis } => {
                let turned = self.motion.quarters % 2 == 1;
                let east = (axis == Axis::EastWest) != turned;
                format!("bridge {east} {:?}", self.space(at))
            }
        }
    }

    fn stand(&self, stand: &Stand) -> String {
        match stand {
            Stand::On(parts) => {
                let place = |part: &Part| format!("{} {:?}", kind(part.feature), self.piece(part.piece));
                let mut places: Vec<String> = parts.iter().map(place).collect();
                places.sort();
                places.join(" ")
            }
            Stand::Piece(piece) => format!("{:?}", self.piece(*piece)),
            Stand::Space(space) => format!("{:?}", self.space(*space)),
            Stand::Crossing(at) => format!("{:?}", self.corner(*at)),
        }
    }

    fn piece(&self, piece: usize) -> Vec<Corner> {
        self.rim(&self.plan.pieces[piece].rim)
    }

    fn space(&self, space: Space) -> Vec<Corner> {
        self.rim(&outlined(Shape::Square, space))
    }

    fn rim(&self, rim: &[Crossing]) -> Vec<Corner> {
        let mut corners: Vec<Corner> = rim.iter().map(|at| self.corner(*at)).collect();
        corners.sort_unstable();
        corners
    }

    /// Returns the place of a corner before the motion.
    fn corner(&self, at: Crossing) -> Corner {
        let Motion { mirrored, quarters, by } = self.motion;
        let moved = (2 * (at.column - by.0) - 1, 2 * (at.row - by.1) - 1);
        let (x, y) = (0..quarters).fold(moved, |(x, y), _| (y, -x));
        (if mirrored { -x } else { x }, y)
    }
}

fn kind(feature: Feature) -> &'static str {
    feature.kind().word()
}
