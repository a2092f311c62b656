//! The search for room for a token: a run of cells in its feature that covers nothing important.

use super::canvas::{Canvas, Cell, Hold};
use super::land::cells_of;
use super::scale::{Scale, Spot};
use crate::geometry::{Corner, Crossing, Space};
use crate::picture::plan::{Part, Plan};
use crate::picture::signs::{BLANK, Glyph};
use crate::scenario::Feature;

/// The share of the board that a token may overwrite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Overlap {
    /// Only cells of the feature; on a road, at least one.
    Strict,
    /// More than half of the cells in the feature, the others free and in no other city.
    Mostly,
    /// One or more cells in the feature, the others free and in no other city.
    Fair,
    /// A cell next to the feature suffices: only for tokens whose facts are shown elsewhere too.
    Beside,
    /// One or more cells in the feature; the others may hide a road, its end, or the line between two halves.
    OneFreeCell,
}

/// The attempts in order of preference, each with whether the token is written in full or short.
pub(super) const TRIES: [(Overlap, bool); 8] = [
    (Overlap::Strict, true),
    (Overlap::Mostly, true),
    (Overlap::Strict, false),
    (Overlap::Fair, true),
    (Overlap::Fair, false),
    (Overlap::Beside, true),
    (Overlap::OneFreeCell, true),
    (Overlap::OneFreeCell, false),
];

/// The cells of a piece or space that are searched for room.
pub(super) struct Ground<'a> {
    canvas: &'a Canvas,
    /// The piece; `None` for a space, regardless of the tiles on it.
    piece: Option<usize>,
    feature: Option<Feature>,
    cells: Vec<Spot>,
    /// The middle of the feature, in half columns: a row counts as two columns.
    middle: (i64, i64),
}

impl<'a> Ground<'a> {
    /// Creates the ground of a feature of a piece; of the whole piece for `None` and for a feature without cells of its
    /// own.
    pub(super) fn of(plan: &Plan, scale: &Scale, canvas: &'a Canvas, piece: usize, feature: Option<Feature>) -> Self {
        let feature = feature.filter(|f| match f {
            Feature::City(_) | Feature::Road(_) | Feature::Field(_) => true,
            Feature::Monastery | Feature::Castle | Feature::Garden => false,
        });
        let rim = plan.pieces.get(piece).map(|p| p.rim.as_slice()).unwrap_or_default();
        let own = |spot: &Spot| canvas.get(*spot).is_some_and(|cell| cell.piece == Some(piece));
        let cells: Vec<Spot> = cells_of(rim, scale).into_iter().filter(own).collect();
        Self { canvas, piece: Some(piece), feature, cells, middle: (0, 0) }.centred()
    }

    /// Creates the ground of a space, regardless of the tiles on it.
    pub(super) fn of_space(scale: &Scale, canvas: &'a Canvas, space: Space) -> Self {
        let (x, y) = scale.crossing(Crossing::of(space, Corner::Nw));
        let inside = (1..=scale.high).flat_map(|dy| (1..=scale.wide).map(move |dx| (x + dx, y + dy)));
        let cells = inside.filter(|spot| canvas.get(*spot).is_some()).collect();
        Self { canvas, piece: None, feature: None, cells, middle: (0, 0) }.centred()
    }

    /// Computes the middle of the feature.
    fn centred(mut self) -> Self {
        let ground = &mut self;
        let mine: Vec<Spot> = ground.cells.iter().copied().filter(|s| ground.is_mine(*s)).collect();
        let shown = if mine.is_empty() { &ground.cells } else { &mine };
        let count = i64::try_from(shown.len()).unwrap_or(1).max(1);
        let sum = |of: fn(&Spot) -> i32| shown.iter().map(|s| i64::from(of(s))).sum::<i64>();
        ground.middle = (2 * sum(|s| s.0) / count, 4 * sum(|s| s.1) / count);
        self
    }

    /// Returns `true` if a cell belongs to the feature, covered or not; always `true` without a feature.
    fn is_mine(&self, spot: Spot) -> bool {
        let (Some(feature), Some(piece)) = (self.feature, self.piece) else { return true };
        let part = Part { piece, feature };
        self.canvas.get(spot).is_some_and(|cell| cell.part == Some(part))
    }

    /// Returns the first cell of the run of `length` cells nearest to the middle of the feature; `None` without room.
    pub(super) fn run(&self, length: usize, manners: Overlap) -> Option<Spot> {
        let length = i32::try_from(length).ok()?;
        let runs = self.cells.iter().filter(|(x, y)| {
            let mut cells = (0..length).map(|n| (x + n, *y));
            let mine = |spot: Spot| self.is_mine(spot);
            let of_feature = (0..length).filter(|n| mine((x + n, *y))).count();
            let beside = || {
                let near = |(x, y): Spot| [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)];
                (0..length).any(|n| near((x + n, *y)).into_iter().any(mine))
            };
            let touched = match manners {
                Overlap::Strict | Overlap::Fair | Overlap::OneFreeCell => of_feature > 0,
                Overlap::Mostly => i32::try_from(2 * of_feature).is_ok_and(|n| n > length),
                Overlap::Beside => beside(),
            };
            touched && cells.all(|spot| self.takes(spot, manners))
        });
        let far = |(x, y): &Spot| {
            let (dx, dy) = (i64::from(2 * x + length - 1) - self.middle.0, 4 * i64::from(*y) - self.middle.1);
            dx * dx + dy * dy
        };
        runs.min_by_key(|spot| (far(spot), spot.1, spot.0)).copied()
    }

    /// Returns `true` if a token may cover a cell.
    fn takes(&self, spot: Spot, manners: Overlap) -> bool {
        let own = |cell: &&Cell| cell.piece == self.piece || self.piece.is_none();
        let Some(cell) = self.canvas.get(spot).filter(own) else { return false };
        if self.piece.is_none() && cell.piece.is_none() {
            // Outside the pieces, every blank cell is free.
            return cell.glyph == Glyph::Sign(BLANK);
        }
        let mine = self.feature.is_some() && self.is_mine(spot);
        let city = cell.part.is_some_and(|part| matches!(part.feature, Feature::City(_)));
        let on_road = matches!(self.feature, Some(Feature::Road(_)));
        match (cell.hold, manners) {
            (Hold::Held | Hold::Frame, _) => false,
            (Hold::End, _) => mine && on_road && manners == Overlap::OneFreeCell,
            (Hold::Free, Overlap::Strict) => match self.feature {
                Some(Feature::Road(_)) | None => !city,
                Some(_) => mine,
            },
            (Hold::Free, Overlap::Mostly | Overlap::Fair | Overlap::Beside) => mine || !city,
            (Hold::Road | Hold::Line, Overlap::Strict | Overlap::Mostly | Overlap::Fair | Overlap::Beside) => {
                mine && on_road
            }
            (Hold::Free | Hold::Road | Hold::Line, Overlap::OneFreeCell) => true,
        }
    }
}
