//! The board in words, for screen readers: where each tile lies, what it shows, and who stands there.

use crate::geometry::{Axis, Compass, Corner, Shape, SideSet};
use crate::mechanics::Table;
use crate::scenario::{FeatureKind, TileIx};
use crate::tiles::Tile;
use crate::wording::{Arg, Sentence, say};

/// How many tiles are told.
const MOST: usize = 60;

/// How many figures are told of a tile.
const MOST_FIGURES: usize = 20;

/// The board in words, a sentence or two a tile; nothing where no tile with a name lies.
pub fn told(table: &Table<'_>) -> Vec<String> {
    let (board, voice) = (table.board(), table.voice());
    let named: Vec<TileIx> = board.all().filter(|tile| !board.is_hash(*tile)).collect();
    let mut lines: Vec<String> = Vec::new();
    // Tiles that show nothing and bear nobody are told together, at the end.
    let mut bare: Vec<TileIx> = Vec::new();
    for tile in named.iter().copied().take(MOST) {
        let features = board.tile(tile).map(features).unwrap_or_default();
        let people = meeples(table, tile);
        let placed = board.placed(tile);
        if features.is_empty() && people.is_empty() && placed.shape == Shape::Square {
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
        for said in features.iter().chain(&people) {
            line.push(' ');
            line.push_str(&voice.capitalized_sentence(said));
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

/// What a tile shows, a sentence each; fields are what is left.
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

/// Sides as directions; the long side of a half by that name.
fn sides(sides: SideSet) -> Arg {
    Arg::list(sides.iter().map(|side| match side.direction() {
        Some(direction) => say!(board::Side { to: Compass::from(direction) }),
        None => say!(board::LongSide),
    }))
}

/// Who stands on a tile.
fn meeples(table: &Table<'_>, tile: TileIx) -> Vec<Sentence> {
    let mut there = table.scenario.each_meeple().filter(|(_, meeple)| meeple.place.tile == tile);
    let told = there.by_ref().take(MOST_FIGURES).map(|(_, meeple)| {
        let kind: FeatureKind = meeple.place.feature.kind();
        say!(board::Stands { player: meeple.player, figure: meeple.figure.word(), kind: kind })
    });
    let mut told: Vec<Sentence> = told.collect();
    let more = there.count();
    if more > 0 {
        told.push(say!(board::MoreFigures { count: more }));
    }
    told
}
