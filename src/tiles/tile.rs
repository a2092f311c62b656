//! A tile as it lies on the table, and the sketch from which it is made.

use crate::geometry::{HalfEdge, HalfEdgeSet, Shape, Side, SideSet};

use super::fields;

/// A segment of a city on one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct City {
    /// The sides that it reaches.
    pub sides: SideSet,
    /// How many coats of arms it shows.
    pub coats: u32,
    /// Whether a cathedral stands in it.
    pub cathedral: bool,
}

/// How a road ends on its tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoadEnd {
    /// It runs from side to side, or ends at a house, a farm or a monastery, parting nothing there.
    Own,
    /// It meets the other roads of the tile at a crossing and ends there.
    Crossing,
    /// It ends at the gate of the tile's city.
    Gate,
}

/// A segment of a road on one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Road {
    /// The sides that it reaches.
    pub sides: SideSet,
    /// Whether an inn stands beside it.
    pub inn: bool,
    /// How it ends.
    pub end: RoadEnd,
}

/// A part of a tile on which a farmer may stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The half-edges that it reaches; empty for a field that reaches none.
    pub halves: HalfEdgeSet,
    /// The cities of the tile that it touches, by their place in [`Tile::cities`].
    pub cities: Vec<u8>,
}

/// The kinds of monastery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum MonasteryKind {
    /// The monastery of the base game (and of the Halflings).
    Plain,
    /// A monastery of *Monasteries in Germany*.
    German,
    /// A monastery of *Monasteries in the Netherlands and Belgium*.
    Dutch,
    /// A building of *Japanese Buildings*.
    Japanese,
    /// An abbey of *Abbey & Mayor*.
    Abbey,
    /// A shrine of *Heretics and Shrines* (*Count, King & Robber* and others).
    Shrine,
    /// The Darmstadt church.
    Darmstadt,
}

impl MonasteryKind {
    /// Every kind that has a word of its own in the notation.
    pub const NAMED: [MonasteryKind; 6] =
        [Self::German, Self::Dutch, Self::Japanese, Self::Abbey, Self::Shrine, Self::Darmstadt];

    /// The word that is written after `monastery:`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Plain => "true",
            Self::German => "german",
            Self::Dutch => "dutch",
            Self::Japanese => "japanese",
            Self::Abbey => "abbey",
            Self::Shrine => "shrine",
            Self::Darmstadt => "darmstadt",
        }
    }
}

/// Symbols of other expansions that a tile can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Symbol {
    /// A garden.
    Garden,
    /// A vineyard.
    Vineyard,
    /// Sheep.
    Sheep,
    /// A hill.
    Hill,
    /// A crop circle.
    CropCircle,
}

impl Symbol {
    /// Every symbol.
    pub const ALL: [Symbol; 5] =
        [Self::Garden, Self::Vineyard, Self::Sheep, Self::Hill, Self::CropCircle];

    /// The key that names it in the notation.
    pub fn word(self) -> &'static str {
        match self {
            Self::Garden => "garden",
            Self::Vineyard => "vineyard",
            Self::Sheep => "sheep",
            Self::Hill => "hill",
            Self::CropCircle => "crop-circle",
        }
    }
}

/// What a side shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// Field from corner to corner.
    Field,
    /// A road in the middle, by its place in [`Tile::roads`].
    Road(u8),
    /// A city from corner to corner, by its place in [`Tile::cities`].
    City(u8),
}

impl Edge {
    /// What the side shows, in a word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Field => "field",
            Self::Road(_) => "road",
            Self::City(_) => "city",
        }
    }

    /// Whether two touching sides continue one another.
    pub fn continues(self, other: Edge) -> bool {
        self.word() == other.word()
    }
}

/// A tile in a shape, checked: every side shows one thing, and the fields are worked out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tile {
    /// Its city segments.
    pub cities: Vec<City>,
    /// Its road segments.
    pub roads: Vec<Road>,
    /// Its fields.
    pub fields: Vec<Field>,
    /// Its monastery.
    pub monastery: Option<MonasteryKind>,
    /// Whether it shows a German castle.
    pub castle: bool,
    /// Symbols of other expansions.
    pub symbols: Vec<Symbol>,
}

impl Tile {
    /// What a side shows.
    pub fn edge(&self, side: Side) -> Edge {
        let index = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        if let Some(n) = self.cities.iter().position(|c| c.sides.contains(side)) {
            Edge::City(index(n))
        } else if let Some(n) = self.roads.iter().position(|r| r.sides.contains(side)) {
            Edge::Road(index(n))
        } else {
            Edge::Field
        }
    }

    /// The field that reaches a half-edge, by its place in [`Tile::fields`].
    pub fn field_at(&self, half: HalfEdge) -> Option<usize> {
        self.fields.iter().position(|f| f.halves.contains(half))
    }

    /// The tile turned clockwise by quarters (tiles of one space only).
    #[must_use]
    pub fn turned(&self, quarters: u8) -> Self {
        let mut tile = self.clone();
        for city in &mut tile.cities {
            city.sides = city.sides.turned(quarters);
        }
        for road in &mut tile.roads {
            road.sides = road.sides.turned(quarters);
        }
        for field in &mut tile.fields {
            field.halves = field.halves.turned(quarters);
        }
        tile
    }
}

/// A field as it was written out, in place of the derived ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SketchField {
    /// The half-edges that it reaches.
    pub halves: HalfEdgeSet,
    /// The cities that it touches, each named by any side of it.
    pub cities: SideSet,
}

/// A tile as it was written, before it has a shape.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sketch {
    /// City segments.
    pub cities: Vec<City>,
    /// Road segments.
    pub roads: Vec<Road>,
    /// Fields, where they were written out.
    pub fields: Option<Vec<SketchField>>,
    /// The monastery.
    pub monastery: Option<MonasteryKind>,
    /// Whether a German castle is shown.
    pub castle: bool,
    /// Symbols of other expansions.
    pub symbols: Vec<Symbol>,
}

/// The part of a sketch that a fault lies in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A city segment, by its place.
    City(usize),
    /// A road segment, by its place.
    Road(usize),
    /// A written field, by its place.
    Field(usize),
    /// The castle.
    Castle,
}

/// Why a sketch cannot lie in a shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Where the fault lies.
    pub part: Part,
    /// Whether the shape lacks a side that the part names.
    pub lacks_side: bool,
    /// The letters at fault within the part, if they are known.
    pub word: String,
    /// What is wrong.
    pub message: String,
    /// What to write instead.
    pub help: String,
}

impl Fault {
    /// A fault that has nothing to do with missing sides.
    pub(super) fn new(part: Part, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self {
            part,
            lacks_side: false,
            word: String::new(),
            message: message.into(),
            help: help.into(),
        }
    }

    /// Names the letters at fault.
    fn at(self, word: impl std::fmt::Display) -> Self {
        Self { word: word.to_string(), ..self }
    }
}

impl Sketch {
    /// Lays the sketch out in a shape.
    ///
    /// # Errors
    ///
    /// Every fault: a side that the shape lacks, a side used twice, features that cross, a gate
    /// without a city, written fields that leave a half-edge out or use one twice.
    pub fn lay(&self, shape: Shape) -> Result<Tile, Vec<Fault>> {
        let mut faults = self.side_faults(shape);
        if self.castle && !matches!(shape, Shape::Double(_)) {
            faults.push(Fault::new(
                Part::Castle,
                format!("a German castle lies on a double-size tile, not on a {}", shape.word()),
                "give the tile two spaces: its name in one cell and `<` to its east, or `^` below it",
            ));
        }
        for (n, road) in self.roads.iter().enumerate() {
            if road.end == RoadEnd::Gate && self.cities.is_empty() {
                faults.push(Fault::new(
                    Part::Road(n),
                    "a gate on a tile without a city",
                    "a gate ends at the tile's city; a road that ends by itself is a `road`",
                ));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let fields = match &self.fields {
            Some(written) => self.written_fields(shape, written)?,
            None => fields::derive(shape, &self.cities, &self.roads)?,
        };
        Ok(Tile {
            cities: self.cities.clone(),
            roads: self.roads.clone(),
            fields,
            monastery: self.monastery,
            castle: self.castle,
            symbols: self.symbols.clone(),
        })
    }

    fn side_faults(&self, shape: Shape) -> Vec<Fault> {
        let shown = shape.side_set();
        let mut faults = Vec::new();
        let mut used = SideSet::EMPTY;
        let parts = self
            .cities
            .iter()
            .enumerate()
            .map(|(n, c)| (Part::City(n), c.sides))
            .chain(self.roads.iter().enumerate().map(|(n, r)| (Part::Road(n), r.sides)));
        for (part, sides) in parts {
            for side in sides.iter() {
                if !shown.contains(side) {
                    faults.push(lacking(part, side, shape));
                } else if !used.insert(side) {
                    faults.push(
                        Fault::new(
                            part,
                            format!("the side {side} is used by two features"),
                            "a side shows a city, or a road in its middle, or field; name it once",
                        )
                        .at(side),
                    );
                }
            }
        }
        faults
    }

    fn written_fields(
        &self,
        shape: Shape,
        written: &[SketchField],
    ) -> Result<Vec<Field>, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut seen = HalfEdgeSet::EMPTY;
        let city_sides: SideSet = self.cities.iter().flat_map(|c| c.sides.iter()).collect();
        let mut fields = Vec::new();
        for (n, field) in written.iter().enumerate() {
            let part = Part::Field(n);
            for half in field.halves.iter() {
                if !shape.side_set().contains(half.side) {
                    faults.push(lacking(part, half.side, shape));
                } else if city_sides.contains(half.side) {
                    let message =
                        format!("{half} cannot be field: the side {} is a city", half.side);
                    faults.push(Fault::new(part, message, "leave it out").at(half));
                } else if !seen.insert(half) {
                    let message = format!("{half} belongs to two fields");
                    faults.push(
                        Fault::new(part, message, "give each half-edge to one field").at(half),
                    );
                }
            }
            let mut cities = Vec::new();
            for side in field.cities.iter() {
                match self.cities.iter().position(|c| c.sides.contains(side)) {
                    Some(c) => {
                        let c = u8::try_from(c).unwrap_or(u8::MAX);
                        if !cities.contains(&c) {
                            cities.push(c);
                        }
                    }
                    None => faults.push(Fault::new(
                        part,
                        format!("no city of the tile reaches the side {side}"),
                        "name a city by one of its sides",
                    )),
                }
            }
            cities.sort_unstable();
            fields.push(Field { halves: field.halves, cities });
        }
        let missing: HalfEdgeSet = shape
            .sides()
            .iter()
            .filter(|s| !city_sides.contains(**s))
            .flat_map(|&s| [HalfEdge::left(s), HalfEdge::right(s)])
            .filter(|h| !seen.contains(*h))
            .collect();
        if !missing.is_empty() && faults.is_empty() {
            faults.push(Fault::new(
                Part::Field(written.len().saturating_sub(1)),
                format!("the written fields leave out {missing}"),
                "written fields replace the derived ones whole: give every half-edge to a field",
            ));
        }
        if faults.is_empty() { Ok(fields) } else { Err(faults) }
    }
}

fn lacking(part: Part, side: Side, shape: Shape) -> Fault {
    let shown: Vec<&str> = {
        let set = shape.side_set();
        Side::ALL.into_iter().filter(|s| set.contains(*s)).map(Side::word).collect()
    };
    let lies = match shape {
        Shape::Square => "a square".to_owned(),
        Shape::Half(corner) => format!("a half with its right angle in the {corner}"),
        Shape::Double(_) => "this double-size tile".to_owned(),
    };
    Fault {
        part,
        lacks_side: true,
        word: side.to_string(),
        message: format!("{lies} has no side {side}"),
        help: format!("its sides are {}; a tile is written as it lies, north up", shown.join(", ")),
    }
}
