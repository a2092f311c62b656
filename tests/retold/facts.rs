//! The elements of a random board on which pieces can be placed or about which questions can be asked.

use carcassonne_oracle::inside::geometry::{Corner, Crossing, Direction, Shape, Space};
use carcassonne_oracle::inside::scenario::{Feature, Place, Placed, Quadrant, Shown, TileIx, Tip};
use carcassonne_oracle::inside::tiles::{MonasteryKind, Symbol, Tile};
use carcassonne_oracle::inside::verdict::Case;
use proptest::sample::Index;

/// The elements of a bare board.
#[derive(Default)]
pub(super) struct Facts {
    /// The known tiles, by address.
    pub(super) tiles: Vec<(TileIx, String)>,
    /// The features of these tiles, of every kind.
    pub(super) places: Vec<(Place, String)>,
    /// The spaces of the board and those round it.
    pub(super) spaces: Vec<Space>,
    /// The crossings, each named by a tile.
    pub(super) crossings: Vec<String>,
    /// The crossings with field on all four sides, where a barn may be placed.
    pub(super) meadows: Vec<String>,
    /// The tiles as places of pieces: double-size tiles with a space.
    pub(super) stands: Vec<String>,
    /// The double-size tiles, with their spaces.
    pub(super) doubles: Vec<(TileIx, Vec<Space>)>,
    /// The squares.
    pub(super) squares: Vec<String>,
    /// The halves with a crop circle.
    pub(super) circles: Vec<String>,
    /// The monasteries on which abbots are placed.
    pub(super) abbeys: Vec<String>,
    /// The tiles with a church of Darmstadt.
    pub(super) churches: Vec<String>,
}

impl Facts {
    pub(super) fn of(case: &Case) -> Self {
        let board = &case.scenario.board;
        let mut facts = Self::default();
        for tile in board.all() {
            let lies = board.placed(tile);
            facts.spaces.extend(lies.shape.spaces(lies.at).flat_map(|s| s.around().chain([s])));
            let Some(printed) = board.tile(tile) else { continue };
            let address = board.address(tile);
            let places = features(printed).into_iter().map(|feature| Place { tile, feature });
            facts.places.extend(places.map(|place| (place, board.place_text(place))));
            if printed.monastery.is_some_and(MonasteryKind::takes_abbots) {
                facts.abbeys.push(format!("{address}.monastery"));
            }
            if printed.monastery == Some(MonasteryKind::Darmstadt) {
                facts.churches.push(address.clone());
            }
            for (at, word) in crossings(lies) {
                let written = format!("{address}@{word}");
                let field = |tip: &Tip| matches!(tip.shown, Shown::Field(_));
                let open = |side: &Quadrant| !side.tips.is_empty() && side.tips.iter().all(field);
                if board.quadrants(at).iter().all(open) {
                    facts.meadows.push(written.clone());
                }
                facts.crossings.push(written);
            }
            match lies.shape {
                Shape::Double(_) => {
                    let spaces: Vec<Space> = lies.shape.spaces(lies.at).collect();
                    facts.stands.extend(spaces.iter().map(|s| s.written()));
                    facts.doubles.push((tile, spaces));
                }
                Shape::Half(_) => {
                    if printed.symbols.contains(&Symbol::CropCircle) {
                        facts.circles.push(address.clone());
                    }
                    facts.stands.push(address.clone());
                }
                Shape::Square => {
                    facts.squares.push(address.clone());
                    facts.stands.push(address.clone());
                }
            }
            facts.tiles.push((tile, address));
        }
        facts.spaces.sort_unstable();
        facts.spaces.dedup();
        facts
    }

    pub(super) fn tile(&self, die: Index) -> &str {
        &die.get(&self.tiles).1
    }

    /// Returns a tile, and one of its spaces if it is a double-size tile.
    pub(super) fn tile_and_space(&self, die: Index, other: Index) -> (String, String) {
        let (tile, address) = die.get(&self.tiles);
        let double = self.doubles.iter().find(|(double, _)| double == tile);
        let space = double.map(|(_, spaces)| format!(", space: {}", other.get(spaces).written()));
        (address.clone(), space.unwrap_or_default())
    }

    pub(super) fn space(&self, die: Index) -> String {
        die.get(&self.spaces).written()
    }

    pub(super) fn stands(&self, die: Index, count: usize) -> String {
        let from = die.index(self.stands.len());
        let all = self.stands.iter().cycle().skip(from).take(count.min(self.stands.len()));
        all.cloned().collect::<Vec<_>>().join(", ")
    }

    /// Returns a feature of some kinds; `None` if the board has none.
    pub(super) fn place(&self, die: Index, kinds: &[&str]) -> Option<(Place, String)> {
        let fit = |(place, _): &&(Place, String)| kinds.contains(&place.feature.kind().word());
        let all: Vec<_> = self.places.iter().filter(fit).cloned().collect();
        (!all.is_empty()).then(|| die.get(&all).clone())
    }
}

/// Returns the features of a tile.
fn features(tile: &Tile) -> Vec<Feature> {
    let count = |n: usize| 0..u8::try_from(n).unwrap_or_default();
    let all = count(tile.cities.len()).map(Feature::City);
    let all = all.chain(count(tile.roads.len()).map(Feature::Road));
    let all = all.chain(count(tile.fields.len()).map(Feature::Field));
    let all = all.chain(tile.monastery.map(|_| Feature::Monastery));
    let all = all.chain(tile.castle.then_some(Feature::Castle));
    let garden = tile.symbols.contains(&Symbol::Garden);
    all.chain(garden.then_some(Feature::Garden)).collect()
}

/// Returns the crossings at a tile: at its corners, and at the middle of a double-size tile's long sides.
fn crossings(lies: &Placed) -> Vec<(Crossing, &'static str)> {
    let corners =
        Corner::ALL.into_iter().filter_map(|c| Some((Crossing::at_corner(lies.shape, lies.at, c)?, c.word())));
    let middles = [(Direction::North, "n"), (Direction::East, "e"), (Direction::South, "s"), (Direction::West, "w")];
    let middles =
        middles.into_iter().filter_map(|(d, word)| Some((Crossing::at_middle(lies.shape, lies.at, d)?, word)));
    corners.chain(middles).collect()
}
