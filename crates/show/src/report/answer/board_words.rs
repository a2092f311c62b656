//! The board described in words, for screen readers.

use carcassonne_board::geometry::{Axis, Compass, Corner, Shape, SideSet};
use carcassonne_board::tiles::Tile;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{FeatureKind, TileIx};
use carcassonne_rules::mechanics::Table;

/// The maximum number of tiles and of barns that are described.
const MOST: usize = 60;

/// The maximum number of figures named on one tile.
const MOST_FIGURES: usize = 20;

/// Returns a description of the board, a line for each tile: its place, its features and its figures. Empty if no tile
/// has a name.
pub fn describe_board(table: &Table<'_>) -> Vec<String> {
    let (board, voice) = (table.board(), table.voice());
    let named: Vec<TileIx> = board.all().filter(|tile| !board.is_hash(*tile)).collect();
    let mut lines: Vec<String> = Vec::new();
    // Square tiles without features and figures share one line at the end.
    let mut bare: Vec<TileIx> = Vec::new();
    for tile in named.iter().copied().take(MOST) {
        let features = board.tile(tile).map(features).unwrap_or_default();
        let figures = figures(table, tile);
        let placed = board.placed(tile);
        if features.is_empty() && figures.is_empty() && placed.shape == Shape::Square {
            bare.push(tile);
            continue;
        }
        let place = match placed.shape {
            Shape::Square => say!(board::Square { tile: tile, at: placed.at }),
            Shape::Half(corner) => {
                say!(board::Half { tile: tile, at: placed.at, corner: compass(corner) })
            }
            Shape::Double(axis) => say!(board::Double {
                tile: tile,
                at: placed.at,
                lies: if axis == Axis::EastWest { "across" } else { "down" },
            }),
        };
        let mut line = voice.say(&place);
        for sentence in features.iter().chain(&figures) {
            line.push(' ');
            line.push_str(&voice.capitalized_sentence(sentence));
        }
        lines.push(line);
    }
    if !bare.is_empty() {
        let at = |tile: &TileIx| say!(board::BareAt { tile: *tile, at: board.placed(*tile).at });
        lines.push(voice.say(&say!(board::Bare { tiles: Arg::list(bare.iter().map(at)) })));
    }
    if named.len() > MOST {
        lines.push(voice.capitalized_sentence(&say!(board::More { count: named.len() - MOST })));
    }
    for barn in table.scenario.barns.iter().take(MOST) {
        lines.push(voice.capitalized_sentence(&say!(board::Barn { player: barn.player, tile: barn.tile })));
    }
    lines
}

fn compass(corner: Corner) -> Compass {
    match corner {
        Corner::Nw => Compass::NorthWest,
        Corner::Ne => Compass::NorthEast,
        Corner::Sw => Compass::SouthWest,
        Corner::Se => Compass::SouthEast,
    }
}

/// Returns a sentence for each feature of a tile but its fields.
fn features(tile: &Tile) -> Vec<Sentence> {
    let mut all = Vec::new();
    for city in &tile.cities {
        all.push(say!(board::City { sides: sides(city.sides), coats: city.coats }));
    }
    for road in &tile.roads {
        all.push(say!(board::Road { sides: sides(road.sides) }));
    }
    if tile.monastery.is_some() {
        all.push(say!(board::Monastery));
    }
    if tile.castle {
        all.push(say!(board::Castle));
    }
    all
}

/// Returns sides as directions; the long side of a half tile has a name instead.
fn sides(sides: SideSet) -> Arg {
    Arg::list(sides.iter().map(|side| match side.direction() {
        Some(direction) => say!(board::Side { to: Compass::from(direction) }),
        None => say!(board::LongSide),
    }))
}

fn figures(table: &Table<'_>, tile: TileIx) -> Vec<Sentence> {
    let mut meeples = table.scenario.each_meeple().filter(|(_, meeple)| meeple.place.tile == tile);
    let sentences = meeples.by_ref().take(MOST_FIGURES).map(|(_, meeple)| {
        let kind: FeatureKind = meeple.place.feature.kind();
        say!(board::Stands { player: meeple.player, figure: meeple.figure.word(), kind: kind })
    });
    let mut sentences: Vec<Sentence> = sentences.collect();
    let more = meeples.count();
    if more > 0 {
        sentences.push(say!(board::MoreFigures { count: more }));
    }
    sentences
}
