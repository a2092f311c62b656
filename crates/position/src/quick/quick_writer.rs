//! Writing of a board as a quick map, with every side named.

use carcassonne_board::geometry::{Axis, Corner, Shape, Space};
use carcassonne_board::tiles::{City, Road, RoadEnd, Sketch, Symbol, Tile};

use super::cell_parts::Kind;
use crate::board::{Board, Feature, FeatureStart, Place, TileIx};

/// The text for the meeples on a place, behind a part: `=r=b`, or nothing.
type MeepleText<'w> = dyn Fn(Place) -> String + 'w;

impl Board {
    /// Returns the board as a quick map in which every side is named: `cS* .,cE cWL\cNL`. `None` if the board shows
    /// something that a quick map lacks, such as wells, or is too large to be drawn.
    pub fn as_quick(&self) -> Option<String> {
        self.as_quick_with_meeples(&|_| String::new())
    }

    /// Returns the space in the first column and the first row with a tile; `None` for an empty board.
    pub fn north_west(&self) -> Option<Space> {
        let spaces = || self.all().flat_map(|ix| self.placed(ix).shape.spaces(self.placed(ix).at));
        let column = spaces().map(|space| space.column).min()?;
        Some(Space::new(column, spaces().map(|space| space.row).min()?))
    }

    /// Returns the board as a quick map with meeples.
    pub fn as_quick_with_meeples(&self, who: &MeepleText<'_>) -> Option<String> {
        let spaces = || self.all().flat_map(|ix| self.placed(ix).shape.spaces(self.placed(ix).at));
        let Space { column: west, row: north } = self.north_west()?;
        let wide = extent(west, spaces().map(|space| space.column).max()?)?;
        let high = extent(north, spaces().map(|space| space.row).max()?)?;
        let mut rows = Vec::new();
        for row in (0..high).map(|n| north.saturating_add(n)) {
            let cells: Option<Vec<String>> =
                (0..wide).map(|n| self.write_cell(Space::new(west.saturating_add(n), row), who)).collect();
            rows.push(cells?.join(" "));
        }
        Some(rows.join(", "))
    }

    fn write_cell(&self, space: Space, who: &MeepleText<'_>) -> Option<String> {
        let tiles: Vec<TileIx> = self.at(space).collect();
        let Some(&first) = tiles.first() else {
            return Some(".".to_owned());
        };
        let placed = self.placed(first);
        match placed.shape {
            Shape::Double(Axis::EastWest) if placed.at != space => return Some("<".to_owned()),
            Shape::Double(Axis::NorthSouth) if placed.at != space => return Some("^".to_owned()),
            Shape::Square | Shape::Double(_) => return self.write_tile(first, who),
            Shape::Half(_) => {}
        }
        let half = |corner: Corner| {
            let here = tiles.iter().find(|ix| self.placed(**ix).shape == Shape::Half(corner));
            here.map_or(Some(".".to_owned()), |ix| self.write_tile(*ix, who))
        };
        let slashed = matches!(placed.shape, Shape::Half(Corner::Nw | Corner::Se));
        let (cut, [one, other]) =
            if slashed { ('/', [Corner::Nw, Corner::Se]) } else { ('\\', [Corner::Sw, Corner::Ne]) };
        Some(format!("{}{cut}{}", half(one)?, half(other)?))
    }

    fn write_tile(&self, ix: TileIx, who: &MeepleText<'_>) -> Option<String> {
        if self.is_hash(ix) {
            return Some("#".to_owned());
        }
        let tile = self.tile(ix)?;
        let stands = |feature: Feature| who(Place { tile: ix, feature });
        let mut parts = write_parts(tile, self.placed(ix).shape, &stands)?;
        // Fields follow from the rest, and are written only for the meeples on them.
        for feature in (0..tile.fields.len()).filter_map(|n| u8::try_from(n).ok()).map(Feature::Field) {
            let who = stands(feature);
            if !who.is_empty() {
                let half = match self.feature_start(Place { tile: ix, feature }) {
                    Some(FeatureStart::Half(half)) => half.to_string(),
                    Some(FeatureStart::Inner) => carcassonne_board::tiles::INNER.to_owned(),
                    Some(FeatureStart::Side(_)) | None => String::new(),
                };
                parts.push(format!("{}{half}{who}", Kind::Field.letter()));
            }
        }
        if parts.is_empty() {
            parts.push(Kind::Field.letter().to_string());
        }
        let mut out = String::new();
        for part in parts {
            // A name would continue without the sign.
            if out.contains('=') {
                out.push('+');
            }
            out.push_str(&part);
        }
        Some(out)
    }
}

/// Returns the number of columns or rows from one to another; `None` if there are too many for a map.
fn extent(from: i32, to: i32) -> Option<i32> {
    to.checked_sub(from)?.checked_add(1).filter(|count| *count <= 1_000)
}

/// Returns the parts of a tile except its fields, each with its sides and meeples; `None` if a quick map cannot show all of
/// the tile.
fn write_parts(tile: &Tile, shape: Shape, who: &dyn Fn(Feature) -> String) -> Option<Vec<String>> {
    let Tile { cities, roads, rivers, fields, monastery, castle, leipzig, symbols, field_symbols: on_fields } = tile;
    let mut parts = Vec::new();
    let part = |kind: Kind, rest: &str, who: &str| format!("{}{rest}{who}", kind.letter());
    for (n, City { sides, gates, halves: _, coats, cathedral, besieged, carcassonne }) in cities.iter().enumerate() {
        if *besieged || *carcassonne || !gates.is_empty() {
            return None;
        }
        let marks = Kind::City.marks(usize::try_from(*coats).ok()?, *cathedral);
        let stands = who(Feature::City(u8::try_from(n).ok()?));
        parts.push(part(Kind::City, &format!("{sides}{marks}"), &stands));
    }
    let mut crossing = String::new();
    let mut bridge = None;
    for (n, Road { sides, inn, wells, end }) in roads.iter().enumerate() {
        let stands = who(Feature::Road(u8::try_from(n).ok()?));
        let side_letters = sides.to_string();
        let written = format!("{side_letters}{}", Kind::Road.marks(0, *inn));
        match end {
            _ if *wells > 0 => return None,
            RoadEnd::Plain => parts.push(part(Kind::Road, &written, &stands)),
            RoadEnd::Gate => parts.push(part(Kind::Gate, &written, &stands)),
            // Each road of a crossing is separate; those without meeples are written together.
            RoadEnd::Crossing if stands.is_empty() && !inn => crossing.push_str(&side_letters),
            RoadEnd::Crossing => parts.push(part(Kind::Crossing, &written, &stands)),
            // A bridge over a pair has an end on each half.
            RoadEnd::Bridge if sides.len() == 2 && shape == Shape::Square => {
                bridge = Some(part(Kind::Bridge, &written, &stands));
            }
            RoadEnd::Bridge | RoadEnd::Ferry => return None,
        }
    }
    if !crossing.is_empty() {
        parts.push(part(Kind::Crossing, &crossing, ""));
    }
    if let Some(kind) = monastery {
        let letter = kind.letter().map(String::from).unwrap_or_default();
        parts.push(part(Kind::Monastery, &letter, &who(Feature::Monastery)));
    }
    for symbol in symbols {
        let garden = *symbol == Symbol::Garden;
        let stands = if garden { who(Feature::Garden) } else { String::new() };
        parts.push(part(Kind::from_symbol(*symbol)?, "", &stands));
    }
    parts.extend(bridge);
    // Fields that are written out may differ from those that follow from the rest.
    let printed = roads.iter().filter(|road| road.end != RoadEnd::Bridge).cloned().collect();
    let sketch = Sketch { cities: cities.clone(), roads: printed, monastery: *monastery, ..Sketch::default() };
    let derived = sketch.lay_out(shape).ok()?;
    if *castle || *leipzig || !rivers.is_empty() || !on_fields.is_empty() || derived.fields != *fields {
        return None;
    }
    Some(parts)
}
