//! The search for room for a token: a run of cells in its feature that covers nothing important.

use carcassonne_board::geometry::{Corner, Crossing, Space};
use carcassonne_position::Feature;

use super::canvas::{Canvas, Cell, Usage};
use super::cell_scale::{Scale, Spot};
use super::land::bounding_cells;
use crate::picture::plan::{Part, Plan};
use crate::picture::signs::{BLANK, Glyph};

/// The rule for which cells a token may cover.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Overlap {
    /// Only cells of the feature; for a road, at least one, the others free and in no city.
    Strict,
    /// More than half of the cells in the feature, the others free and in no other city.
    Mostly,
    /// One or more cells in the feature, the others free and in no other city.
    Fair,
    /// A cell next to the feature suffices: only for tokens whose facts are shown elsewhere too.
    Adjacent,
    /// One or more cells in the feature; the others may hide roads, lines between halves, and the end of its own road.
    OneFreeCell,
}

/// The rules for covering cells, in order of preference, each with whether the token is written in full or short.
pub(super) const TRIES: [(Overlap, bool); 8] = [
    (Overlap::Strict, true),
    (Overlap::Mostly, true),
    (Overlap::Strict, false),
    (Overlap::Fair, true),
    (Overlap::Fair, false),
    (Overlap::Adjacent, true),
    (Overlap::OneFreeCell, true),
    (Overlap::OneFreeCell, false),
];

/// The cells of a piece or space in which room for a token is searched.
pub(super) struct SearchArea<'a> {
    canvas: &'a Canvas,
    /// The piece that is searched; `None` for a space, regardless of the tiles on it.
    piece: Option<usize>,
    feature: Option<Feature>,
    cells: Vec<Spot>,
    /// The middle of the feature, in half columns of cells: a row counts as two columns.
    middle: (i64, i64),
}

impl<'a> SearchArea<'a> {
    /// Creates the search area for a feature of a piece: the whole piece for `None` and for a feature without cells of
    /// its own.
    pub(super) fn for_piece(
        plan: &Plan,
        scale: &Scale,
        canvas: &'a Canvas,
        piece: usize,
        feature: Option<Feature>,
    ) -> Self {
        let feature = feature.filter(|f| matches!(f, Feature::City(_) | Feature::Road(_) | Feature::Field(_)));
        let rim = plan.pieces.get(piece).map(|p| p.rim.as_slice()).unwrap_or_default();
        let is_own_cell = |spot: &Spot| canvas.get(*spot).is_some_and(|cell| cell.piece == Some(piece));
        let cells: Vec<Spot> = bounding_cells(rim, scale).into_iter().filter(is_own_cell).collect();
        Self { canvas, piece: Some(piece), feature, cells, middle: (0, 0) }.with_middle()
    }

    /// Creates the search area for a space, regardless of the tiles on it.
    pub(super) fn for_space(scale: &Scale, canvas: &'a Canvas, space: Space) -> Self {
        let (x, y) = scale.crossing_cell(Crossing::at_space_corner(space, Corner::Nw));
        let spots = (1..=scale.high).flat_map(|dy| (1..=scale.wide).map(move |dx| (x + dx, y + dy)));
        let cells = spots.filter(|spot| canvas.get(*spot).is_some()).collect();
        Self { canvas, piece: None, feature: None, cells, middle: (0, 0) }.with_middle()
    }

    /// Computes the middle of the feature, or of all searched cells if the feature has no cells.
    fn with_middle(mut self) -> Self {
        let area = &mut self;
        let feature_cells: Vec<Spot> = area.cells.iter().copied().filter(|s| area.is_in_feature(*s)).collect();
        let counted_cells = if feature_cells.is_empty() { &area.cells } else { &feature_cells };
        let count = i64::try_from(counted_cells.len()).unwrap_or(1).max(1);
        let sum = |of: fn(&Spot) -> i32| counted_cells.iter().map(|s| i64::from(of(s))).sum::<i64>();
        area.middle = (2 * sum(|s| s.0) / count, 4 * sum(|s| s.1) / count);
        self
    }

    /// Returns `true` if a cell belongs to the searched feature, covered or not; always `true` without a feature.
    fn is_in_feature(&self, spot: Spot) -> bool {
        let (Some(feature), Some(piece)) = (self.feature, self.piece) else { return true };
        let part = Part { piece, feature };
        self.canvas.get(spot).is_some_and(|cell| cell.part == Some(part))
    }

    /// Returns the first cell of the run of `length` cells nearest to the middle of the feature; `None` without room.
    pub(super) fn find_run(&self, length: usize, overlap: Overlap) -> Option<Spot> {
        let length = i32::try_from(length).ok()?;
        let runs = self.cells.iter().filter(|(x, y)| {
            let mut cells = (0..length).map(|n| (x + n, *y));
            let in_feature = |spot: Spot| self.is_in_feature(spot);
            let feature_count = (0..length).filter(|n| in_feature((x + n, *y))).count();
            let is_beside = || {
                let neighbors = |(x, y): Spot| [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)];
                (0..length).any(|n| neighbors((x + n, *y)).into_iter().any(in_feature))
            };
            let is_touching = match overlap {
                Overlap::Strict | Overlap::Fair | Overlap::OneFreeCell => feature_count > 0,
                Overlap::Mostly => i32::try_from(2 * feature_count).is_ok_and(|n| n > length),
                Overlap::Adjacent => is_beside(),
            };
            is_touching && cells.all(|spot| self.can_cover(spot, overlap))
        });
        let distance = |(x, y): &Spot| {
            let (dx, dy) = (i64::from(2 * x + length - 1) - self.middle.0, 4 * i64::from(*y) - self.middle.1);
            dx * dx + dy * dy
        };
        runs.min_by_key(|spot| (distance(spot), spot.1, spot.0)).copied()
    }

    /// Returns `true` if a token may cover a cell by the rule `overlap`.
    fn can_cover(&self, spot: Spot, overlap: Overlap) -> bool {
        let is_own_cell = |cell: &&Cell| cell.piece == self.piece || self.piece.is_none();
        let Some(cell) = self.canvas.get(spot).filter(is_own_cell) else { return false };
        if self.piece.is_none() && cell.piece.is_none() {
            // Outside the pieces, every blank cell is free.
            return cell.glyph == Glyph::Sign(BLANK);
        }
        let is_in_feature = self.feature.is_some() && self.is_in_feature(spot);
        let is_city = cell.part.is_some_and(|part| matches!(part.feature, Feature::City(_)));
        let is_on_road = matches!(self.feature, Some(Feature::Road(_)));
        match (cell.usage, overlap) {
            (Usage::Fixed | Usage::Frame, _) => false,
            (Usage::End, _) => is_in_feature && is_on_road && overlap == Overlap::OneFreeCell,
            (Usage::Free, Overlap::Strict) => match self.feature {
                Some(Feature::Road(_)) | None => !is_city,
                Some(_) => is_in_feature,
            },
            (Usage::Free, Overlap::Mostly | Overlap::Fair | Overlap::Adjacent) => is_in_feature || !is_city,
            (Usage::Road | Usage::Line, Overlap::Strict | Overlap::Mostly | Overlap::Fair | Overlap::Adjacent) => {
                is_in_feature && is_on_road
            }
            (Usage::Free | Usage::Road | Usage::Line, Overlap::OneFreeCell) => true,
        }
    }
}
