//! The elements of a random board on which pieces can be placed or about which questions can be asked.

use carcassonne_board::geometry::{Corner, Crossing, Direction, Shape, Space};
use carcassonne_board::tiles::{MonasteryKind, Symbol, Tile};
use carcassonne_position::{CrossingPrint, Feature, Place, PlacedTile, Quadrant, TileIx, Tip};
use carcassonne_rules::verdict::Case;
use proptest::sample::Index;

/// The elements of a bare board.
#[derive(Default)]
pub(super) struct Facts {
    /// The known tiles, each with its address.
    pub(super) tiles: Vec<(TileIx, String)>,
    /// The features of the known tiles, of every kind, each as it is written.
    pub(super) places: Vec<(Place, String)>,
    /// The spaces of the board and those round it.
    pub(super) spaces: Vec<Space>,
    /// The crossings, each named by a tile.
    pub(super) crossings: Vec<String>,
    /// The crossings with field on all four sides, where a barn may be placed.
    pub(super) meadows: Vec<String>,
    /// The tiles as places of pieces: double-size tiles with a space.
    pub(super) stands: Vec<String>,
    /// The monasteries on which abbots are placed.
    pub(super) abbeys: Vec<String>,
    /// The tiles about which few questions can be asked: with a church of Darmstadt or a crop circle.
    pub(super) rare: Vec<String>,
}

impl Facts {
    pub(super) fn from_case(case: &Case) -> Self {
        let board = &case.scenario.board;
        let mut facts = Self::default();
        for tile in board.all() {
            let placed = board.placed(tile);
            facts.spaces.extend(placed.shape.spaces(placed.at).flat_map(|s| s.neighbors().chain([s])));
            let Some(printed) = board.tile(tile) else { continue };
            let address = board.address(tile);
            let of_tile = features(printed).into_iter().map(|feature| Place { tile, feature });
            facts.places.extend(of_tile.map(|place| (place, board.place_text(place))));
            if printed.monastery.is_some_and(MonasteryKind::takes_abbots) {
                facts.abbeys.push(format!("{address}.monastery"));
            }
            if printed.monastery == Some(MonasteryKind::Darmstadt) || printed.symbols.contains(&Symbol::CropCircle) {
                facts.rare.push(address.clone());
            }
            for (at, word) in crossings(placed) {
                let name = format!("{address}@{word}");
                let is_field = |tip: &Tip| matches!(tip.print, CrossingPrint::Field(_));
                let is_open = |side: &Quadrant| !side.tips.is_empty() && side.tips.iter().all(is_field);
                if board.quadrants(at).iter().all(is_open) {
                    facts.meadows.push(name.clone());
                }
                facts.crossings.push(name);
            }
            match placed.shape {
                Shape::Double(_) => facts.stands.extend(placed.shape.spaces(placed.at).map(Space::to_notation)),
                Shape::Half(_) | Shape::Square => facts.stands.push(address.clone()),
            }
            facts.tiles.push((tile, address));
        }
        facts.spaces.sort_unstable();
        facts.spaces.dedup();
        facts
    }

    /// Returns the address of a random tile; of a rare one often, where there is any.
    pub(super) fn pick_tile(&self, die: Index) -> &str {
        if !self.rare.is_empty() && die.index(1009).is_multiple_of(3) {
            return die.get::<String>(&self.rare);
        }
        &die.get(&self.tiles).1
    }

    pub(super) fn pick_stands(&self, die: Index, count: usize) -> String {
        let from = die.index(self.stands.len());
        let all = self.stands.iter().cycle().skip(from).take(count.min(self.stands.len()));
        all.cloned().collect::<Vec<_>>().join(", ")
    }

    /// Returns a random feature of some kinds; `None` if the board has none.
    pub(super) fn pick_place(&self, die: Index, kinds: &[&str]) -> Option<(Place, String)> {
        let is_fitting = |(place, _): &&(Place, String)| kinds.contains(&place.feature.kind().word());
        let fitting: Vec<_> = self.places.iter().filter(is_fitting).cloned().collect();
        (!fitting.is_empty()).then(|| die.get(&fitting).clone())
    }
}

fn features(tile: &Tile) -> Vec<Feature> {
    let indices = |n: usize| 0..u8::try_from(n).unwrap_or_default();
    let all = indices(tile.cities.len()).map(Feature::City);
    let all = all.chain(indices(tile.roads.len()).map(Feature::Road));
    let all = all.chain(indices(tile.fields.len()).map(Feature::Field));
    let all = all.chain(tile.monastery.map(|_| Feature::Monastery));
    let all = all.chain(tile.castle.then_some(Feature::Castle));
    let garden = tile.symbols.contains(&Symbol::Garden);
    all.chain(garden.then_some(Feature::Garden)).collect()
}

/// Returns the crossings at a tile: at its corners, and at the middle of a double-size tile's long sides.
fn crossings(placed: &PlacedTile) -> Vec<(Crossing, &'static str)> {
    let corners =
        Corner::ALL.into_iter().filter_map(|c| Some((Crossing::at_corner(placed.shape, placed.at, c)?, c.word())));
    let middles = [(Direction::North, "n"), (Direction::East, "e"), (Direction::South, "s"), (Direction::West, "w")];
    let middles =
        middles.into_iter().filter_map(|(d, word)| Some((Crossing::at_middle(placed.shape, placed.at, d)?, word)));
    corners.chain(middles).collect()
}
