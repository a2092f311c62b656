//! The figures that belong to no player: the dragon, the fairy, the mage and the witch.

use carcassonne_text::{Node, Problem, Problems, Span, Suggestion, problem};

use super::problems;
use crate::board::{Board, FeatureKind, Place, TileIx};
use crate::places::{address_reader, place_reader};
use crate::setup::setup_pieces::SetupFigures;

/// The position of a neutral figure.
#[derive(Debug, Clone)]
pub struct FigurePosition {
    /// The tile.
    pub tile: TileIx,
    /// The feature on which the figure stands, or the meeple beside it; `None` for a figure on a tile.
    pub place: Option<Place>,
    /// The place of the entry in the file.
    pub span: Span,
}

/// The neutral figures.
#[derive(Debug, Clone, Default)]
pub struct Figures {
    /// The dragon, on a tile.
    pub dragon: Option<FigurePosition>,
    /// The fairy, beside a meeple or on a tile.
    pub fairy: Option<FigurePosition>,
    /// The mage, on a road or in a city.
    pub mage: Option<FigurePosition>,
    /// The witch, on a road or in a city.
    pub witch: Option<FigurePosition>,
}

impl Figures {
    /// Returns the positions of the figures, the dragon first.
    pub fn all(&self) -> impl Iterator<Item = &FigurePosition> {
        [&self.dragon, &self.fairy, &self.mage, &self.witch].into_iter().flatten()
    }
}

/// Checks the positions of the neutral figures.
pub(crate) fn check(figures: Option<&SetupFigures>, board: &Board, problems: &mut Problems) -> Figures {
    let Some(SetupFigures { dragon, fairy, mage, witch }) = figures else {
        return Figures::default();
    };
    let dragon = dragon.as_ref().and_then(|name| read_on_tile(name.node(), "the place of the dragon", board, problems));
    let fairy = fairy.as_ref().and_then(|name| read_fairy(name.node(), board, problems));
    if let (Some(dragon), Some(fairy)) = (&dragon, &fairy)
        && dragon.tile == fairy.tile
    {
        problems.push(problem!(fairy.span, problems::FairyBesideDragon).at_related(dragon.span));
    }
    let mage = mage.as_ref().and_then(|name| read_on_road_or_city(name.node(), "mage", board, problems));
    let witch = witch.as_ref().and_then(|name| read_on_road_or_city(name.node(), "witch", board, problems));
    Figures { dragon, fairy, mage, witch }
}

fn read_on_tile(node: &Node, what: &str, board: &Board, problems: &mut Problems) -> Option<FigurePosition> {
    let tile = address_reader::read_tile(node, what, board, problems)?;
    Some(FigurePosition { tile, place: None, span: node.span })
}

/// Reads the position of the fairy: a tile, or the feature of the meeple beside her.
pub(crate) fn read_fairy(node: &Node, board: &Board, problems: &mut Problems) -> Option<FigurePosition> {
    if node.text().is_some_and(|text| text.contains('.')) {
        let place = place_reader::read(node, board, problems)?;
        return Some(FigurePosition { tile: place.tile, place: Some(place), span: node.span });
    }
    read_on_tile(node, "the place of the fairy", board, problems)
}

/// Reads the position of the mage or the witch.
pub(crate) fn read_on_road_or_city(
    node: &Node,
    figure: &'static str,
    board: &Board,
    problems: &mut Problems,
) -> Option<FigurePosition> {
    let written = node.text().unwrap_or_default();
    let tile = written.split('.').next().unwrap_or_default();
    let misplaced = |kind: Option<FeatureKind>, tile_name: &str| -> Problem {
        let kind = kind.map(FeatureKind::word);
        let problem = problem!(node.span, problems::MisplacedMageOrWitch { figure, kind, tile: tile_name.to_owned() });
        let kinds = [FeatureKind::Road, FeatureKind::City].into_iter();
        let places = kinds.flat_map(|kind| place_reader::places_of_kind(tile, kind, board));
        problem.with_ways(places.map(|place| Suggestion::new(node.span, place)))
    };
    if !written.contains('.') && !written.is_empty() {
        let tile = address_reader::read_tile(node, &format!("the place of the {figure}"), board, problems)?;
        problems.push(misplaced(None, board.name(tile)));
        return None;
    }
    let place = place_reader::read(node, board, problems)?;
    let kind = place.feature.kind();
    if matches!(kind, FeatureKind::Road | FeatureKind::City) {
        return Some(FigurePosition { tile: place.tile, place: Some(place), span: node.span });
    }
    problems.push(misplaced(Some(kind), tile));
    None
}
