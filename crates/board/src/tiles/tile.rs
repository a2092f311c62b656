//! A tile as placed, with all that it shows.

use carcassonne_text::words;

use super::emblem::Emblem;
use crate::geometry::{HalfEdge, HalfEdgeSet, Side, SideSet};

/// A segment of a city on one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct City {
    /// The sides that the segment reaches.
    pub sides: SideSet,
    /// The sides on which the segment ends at a gate, with field to the left and right (*The City Gates*, 2015).
    pub gates: SideSet,
    /// The city's own half of each side that it shares with another city; empty until the tile has a shape.
    pub halves: HalfEdgeSet,
    /// The number of coats of arms.
    pub coats: u32,
    /// Set if the segment has a cathedral.
    pub cathedral: bool,
    /// Set if the segment is besieged (*The Cathars*, *The Besiegers*, *Siege*).
    pub besieged: bool,
    /// Set if the segment is part of the City of Carcassonne (*The Count of Carcassonne*).
    pub carcassonne: bool,
}

impl Field {
    /// Returns the field's first half-edge, by which the field is named, or `inner` if it reaches none.
    pub fn name(&self) -> String {
        self.halves.first().map_or_else(|| INNER.to_owned(), |half| half.to_string())
    }
}

impl From<SideSet> for City {
    /// Creates a city segment with sides only: without gates, coats of arms and the like.
    fn from(sides: SideSet) -> Self {
        let (gates, halves) = (SideSet::EMPTY, HalfEdgeSet::EMPTY);
        Self { sides, gates, halves, coats: 0, cathedral: false, besieged: false, carcassonne: false }
    }
}

impl City {
    /// Returns a side that no other city of the tile has: the first unshared one, else the first gate, else `None`.
    pub fn identifying_side(&self) -> Option<Side> {
        let is_shared = |side: &Side| self.halves.iter().any(|half| half.side == *side);
        self.sides.iter().find(|side| !is_shared(side)).or_else(|| self.gates.first())
    }
}

/// The kind of end that a road has on its tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoadEnd {
    /// A road from side to side, or one that ends at a house, a farm or a monastery, separating nothing there.
    Plain,
    /// A crossing, at which the road meets the other roads of the tile and ends.
    Crossing,
    /// The gate of the tile's city.
    Gate,
    /// A ferry on the tile's lake: the road with the ferry continues, others end as at a crossing (*The Ferries*).
    Ferry,
    /// A bridge laid over the tile, which neither joins nor separates the features beneath.
    Bridge,
}

/// A segment of a road on one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Road {
    /// The sides that the segment reaches.
    pub sides: SideSet,
    /// Set if an inn is beside the segment.
    pub inn: bool,
    /// The number of wells beside the segment (*The Wells*).
    pub wells: u32,
    /// The kind of end that the segment has on the tile.
    pub end: RoadEnd,
}

impl Road {
    /// Creates a road segment by its sides and its end, without an inn or wells.
    pub fn new(sides: SideSet, end: RoadEnd) -> Self {
        Self { sides, inn: false, wells: 0, end }
    }
}

/// The name of a field that is within its tile and reaches no side.
pub const INNER: &str = "inner";

/// A segment of a field on one tile, on which a farmer may be placed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The half-edges that the field reaches; empty for one within the tile, enclosed by roads or a city.
    pub halves: HalfEdgeSet,
    /// The cities of the tile that the field touches, by index in [`Tile::cities`].
    pub cities: Vec<u8>,
}

words! {
    /// A kind of monastery.
    ///
    /// ```
    /// # use carcassonne_board::tiles::MonasteryKind;
    /// assert!(MonasteryKind::German.takes_abbots());
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum MonasteryKind {
        /// The monastery of the base game (and of the Halflings).
        Plain = "true",
        /// A monastery of *Monasteries in Germany*.
        German = "german",
        /// A monastery of *Monasteries in the Netherlands and Belgium*.
        Dutch = "dutch",
        /// A building of *Japanese Buildings*.
        Japanese = "japanese",
        /// An abbey of *Abbey & Mayor*.
        Abbey = "abbey",
        /// A shrine of *Heretics and Shrines* (*Count, King & Robber* and others).
        Shrine = "shrine",
        /// The Darmstadt church.
        Darmstadt = "darmstadt",
    }

    ///
    /// ```
    /// # use carcassonne_board::tiles::MonasteryKind;
    /// assert_eq!(MonasteryKind::Plain.word(), "true"); // `monastery: true`
    /// ```
    fn word;
}

impl MonasteryKind {
    /// Every kind of monastery that has its own word in the notation.
    #[doc(hidden)]
    pub const NAMED: [MonasteryKind; 6] =
        [Self::German, Self::Dutch, Self::Japanese, Self::Abbey, Self::Shrine, Self::Darmstadt];

    /// Returns the letter that follows the one for a monastery in a quick map; `None` for the plain kind. No side has
    /// such a letter, so that turning a tile does not change the letter.
    #[doc(hidden)]
    pub const fn letter(self) -> Option<char> {
        match self {
            Self::Plain => None,
            Self::German => Some('G'),
            Self::Dutch => Some('D'),
            Self::Japanese => Some('J'),
            Self::Abbey => Some('A'),
            Self::Shrine => Some('H'),
            Self::Darmstadt => Some('C'),
        }
    }

    /// Returns the kind with the letter `word`, or the plain kind for an empty word; `None` for any other word.
    #[doc(hidden)]
    pub fn from_letter(word: &str) -> Option<Self> {
        let mut letters = word.chars();
        let (first, rest) = (letters.next(), letters.next());
        Self::ALL.into_iter().find(|kind| kind.letter() == first && rest.is_none())
    }

    /// Returns `true` if a meeple may be on the monastery lying down, as an abbot, as well as standing, as a monk.
    ///
    /// Sources: WikiCarpedia, "Monasteries"; and The Messages, 2nd edition, footnote 4, which names the German, the
    /// Dutch and Belgian, and the Japanese ones.
    ///
    /// ```
    /// # use carcassonne_board::tiles::MonasteryKind;
    /// let with_abbots: Vec<_> = MonasteryKind::ALL.into_iter().filter(|kind| kind.takes_abbots()).collect();
    /// assert_eq!(with_abbots, [MonasteryKind::German, MonasteryKind::Dutch, MonasteryKind::Japanese]);
    /// ```
    pub fn takes_abbots(self) -> bool {
        matches!(self, Self::German | Self::Dutch | Self::Japanese)
    }
}

words! {
    /// A symbol of another expansion that a tile can show.
    ///
    /// ```
    /// # use carcassonne_board::tiles::Symbol;
    /// let herds = Symbol::ALL.into_iter().filter(|symbol| symbol.is_on_a_field());
    /// assert_eq!(herds.collect::<Vec<_>>(), [Symbol::Sheep, Symbol::PigHerd]);
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Symbol {
        /// A garden.
        Garden = "garden",
        /// A vineyard.
        Vineyard = "vineyard",
        /// Sheep.
        Sheep = "sheep",
        /// A hill.
        Hill = "hill",
        /// A crop circle.
        CropCircle = "crop-circle",
        /// A herd of pigs (*The River II*).
        PigHerd = "pig-herd",
    }

    ///
    /// ```
    /// # use carcassonne_board::tiles::Symbol;
    /// assert_eq!(Symbol::CropCircle.word(), "crop-circle"); // `crop-circle: true`
    /// ```
    fn word;
}

impl Symbol {
    /// The words of all symbols, which are keys of a tile.
    #[doc(hidden)]
    pub const WORDS: [&'static str; Self::ALL.len()] = {
        let mut words = [""; Self::ALL.len()];
        let mut n = 0;
        while n < words.len() {
            words[n] = Self::ALL[n].word();
            n += 1;
        }
        words
    };

    /// Returns the letter for the symbol in a quick map; `None` for a symbol that quick maps cannot express.
    #[doc(hidden)]
    #[doc(hidden)]
    pub const fn letter(self) -> Option<char> {
        match self {
            Self::Garden => Some('t'),
            Self::Hill => Some('h'),
            Self::Vineyard => Some('v'),
            Self::Sheep | Self::CropCircle | Self::PigHerd => None,
        }
    }

    /// Returns `true` if the symbol is on one of the tile's fields, and affects that field only.
    ///
    /// Sources: for sheep the publisher's answer of 11/2014 (WikiCarpedia, 1st edition, footnote 4), by which they
    /// count for a shepherd in a field connected with them. No rules of the pig herd were read.
    ///
    /// ```
    /// # use carcassonne_board::tiles::Symbol;
    /// assert!(Symbol::Sheep.is_on_a_field());
    /// assert!(!Symbol::Vineyard.is_on_a_field()); // it counts for monasteries
    /// ```
    pub const fn is_on_a_field(self) -> bool {
        matches!(self, Self::Sheep | Self::PigHerd)
    }

    /// Returns the symbols that have a letter in quick maps, each after its letter.
    #[doc(hidden)]
    pub fn with_letters() -> impl Iterator<Item = (char, Self)> {
        Self::ALL.into_iter().filter_map(|symbol| Some((symbol.letter()?, symbol)))
    }

    /// Returns the word for the symbol with an article: `a garden`.
    #[doc(hidden)]
    pub fn with_article(self) -> String {
        let word = self.word().replace('-', " ");
        let article = if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        format!("{article} {word}")
    }

    /// Returns the drawing of the symbol on a board.
    #[doc(hidden)]
    pub const fn emblem(self) -> Emblem {
        match self {
            Self::Garden => Emblem {
                letters: "{g}",
                svg: r##"<path d="M2.5 7H21.5V20H2.5Z" fill="#8fbf6a" stroke="#4d7a2e" stroke-width="1.4" stroke-linejoin="round"/><path d="M12 7V20M2.5 13.5H21.5" stroke="#f3e9cf" stroke-width="1.6"/><circle cx="7" cy="10.3" r="1.8" fill="#d1495b"/><circle cx="17" cy="10.3" r="1.8" fill="#edae49"/><circle cx="7" cy="16.8" r="1.8" fill="#edae49"/><circle cx="17" cy="16.8" r="1.8" fill="#d1495b"/>"##,
            },
            Self::Vineyard => Emblem {
                letters: "{v}",
                svg: r##"<path d="M12 7V3M12 4C14 2 17 2.3 18 4C16.5 6 14 6 12 4Z" fill="#4d7a2e" stroke="#3c5f24" stroke-width="1.2"/><g fill="#6a3d8f" stroke="#ffffff" stroke-width=".8"><circle cx="8" cy="9.5" r="2.8"/><circle cx="16" cy="9.5" r="2.8"/><circle cx="12" cy="9.5" r="2.8"/><circle cx="10" cy="13.8" r="2.8"/><circle cx="14" cy="13.8" r="2.8"/><circle cx="12" cy="18" r="2.8"/></g>"##,
            },
            Self::Sheep => Emblem {
                letters: "{s}",
                svg: r##"<path d="M8.5 17V21M15.5 17V21" stroke="#2a2622" stroke-width="1.8"/><path d="M5.5 15.5C3.5 13.5 4.3 10.8 6.5 10.3C7 7.5 10 6.8 12 8.3C14 6.7 17.3 7.5 17.7 10C20.3 10.8 20.5 14.3 18.3 15.5C18 17.5 15.3 18.3 13.8 17C12.3 18.5 9.8 18.3 8.8 17C7.3 17.7 5.8 17 5.5 15.5Z" fill="#ffffff" stroke="#6b6b66" stroke-width="1.2"/><path d="M3.2 8.8C4.3 7.5 7 7.8 7.5 9.5C7.9 11.3 6.5 13 5 13C3.3 13 2.2 10.3 3.2 8.8Z" fill="#2a2622"/>"##,
            },
            Self::Hill => Emblem {
                letters: "{h}",
                svg: r##"<path d="M1.5 20C4 12 6.5 8 9.3 8C11.3 8 12.8 9.8 14 12C15 10.5 16 10 17 10.3C19.5 11 21.3 15 22.5 20Z" fill="#b08d57" stroke="#6e5430" stroke-width="1.4" stroke-linejoin="round"/><path d="M6 14L8.3 11L10 13.5L11.3 12.3M16 14L17.2 12.7L18.6 14.5" fill="none" stroke="#6e5430" stroke-width="1.2" stroke-linecap="round"/>"##,
            },
            Self::CropCircle => Emblem {
                letters: "{o}",
                svg: r##"<circle cx="12" cy="12" r="10" fill="#e9cf6b" stroke="#8d7220" stroke-width="1.4"/><circle cx="12" cy="12" r="6.3" fill="none" stroke="#8d7220" stroke-width="1.8"/><circle cx="12" cy="12" r="2.4" fill="#8d7220"/>"##,
            },
            Self::PigHerd => Emblem {
                letters: "{p}",
                svg: r##"<path d="M6.5 16V20.5M10 16.5V20.5M14 16.5V20.5M17 16V20.5" stroke="#a8606c" stroke-width="2"/><path d="M4 12.5C4 9 7.5 7.3 12 7.3C17 7.3 20.5 9.2 20.5 12.6C20.5 16 17 17.7 12 17.7C7.5 17.7 4 16 4 12.5Z" fill="#e8a3ad" stroke="#a8606c" stroke-width="1.2"/><path d="M20.2 11.5C21.8 11 22.3 9.6 21.5 8.6" fill="none" stroke="#a8606c" stroke-width="1.3" stroke-linecap="round"/><path d="M6 8.8L5 6L8.6 7.7" fill="#e8a3ad" stroke="#a8606c" stroke-width="1.2" stroke-linejoin="round"/><circle cx="4" cy="12.8" r="2" fill="#d4808c" stroke="#a8606c" stroke-width="1"/><circle cx="7.6" cy="11" r="1" fill="#4a2a30"/>"##,
            },
        }
    }
}

/// The print on a side of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// Field from corner to corner.
    Field,
    /// A road in the middle, by its index in [`Tile::roads`].
    Road(u8),
    /// A city from corner to corner, by its index in [`Tile::cities`].
    City(u8),
    /// Two cities, each on its half, by index in [`Tile::cities`]: the left one first, seen from the tile's middle.
    Cities(u8, u8),
    /// A city gate in the middle, with field on both sides of it, by its city's index in [`Tile::cities`].
    CityGate(u8),
    /// A river in the middle, with field on both sides of it (*The River*).
    River,
    /// A side of an abbey, which has no part in the landscape: it ends every feature beside it.
    Abbey,
}

impl Edge {
    /// Returns the phrase for what the side shows: `road`, `an abbey`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Field => "field",
            Self::Road(_) => "road",
            Self::City(_) | Self::Cities(..) => "city",
            Self::CityGate(_) => "city gate",
            Self::River => "river",
            Self::Abbey => "an abbey",
        }
    }

    /// Returns the city on the left and the one on the right, which are the same unless two share the side; `None` if
    /// the side shows no city from corner to corner.
    pub fn cities(self) -> Option<[u8; 2]> {
        match self {
            Self::City(n) => Some([n, n]),
            Self::Cities(left, right) => Some([left, right]),
            Self::Field | Self::Road(_) | Self::CityGate(_) | Self::River | Self::Abbey => None,
        }
    }

    /// Returns `true` if two touching sides match. An abbey matches all; a city gate matches field, road and city gate.
    ///
    /// Source: WikiCarpedia, "The City Gates", 1st edition, 1. Placing a tile.
    pub fn matches(self, other: Edge) -> bool {
        use Edge::{Abbey, Cities, City, CityGate, Field, River, Road};
        matches!(
            (self, other),
            (Abbey, _)
                | (_, Abbey)
                | (Field | CityGate(_), Field | CityGate(_))
                | (Road(_), Road(_) | CityGate(_))
                | (CityGate(_), Road(_))
                | (River, River)
                | (City(_) | Cities(..), City(_) | Cities(..))
        )
    }
}

/// A checked tile in a shape: no side has conflicting features, and the fields are worked out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tile {
    /// The city segments.
    pub cities: Vec<City>,
    /// The road segments.
    pub roads: Vec<Road>,
    /// The rivers, each by the sides that it reaches. Rivers separate fields, and no meeple is placed on a river.
    pub rivers: Vec<SideSet>,
    /// The fields.
    pub fields: Vec<Field>,
    /// The kind of the monastery; `None` if the tile shows none.
    pub monastery: Option<MonasteryKind>,
    /// Set if the tile shows a German castle.
    pub castle: bool,
    /// Set if the tile is a double-size tile of *The Markets of Leipzig*.
    pub leipzig: bool,
    /// The symbols of other expansions.
    pub symbols: Vec<Symbol>,
    /// The symbols that are on a field, each with the index of that field in [`Tile::fields`].
    pub field_symbols: Vec<(Symbol, u8)>,
}

impl Tile {
    /// Returns the print on a side.
    pub fn edge(&self, side: Side) -> Edge {
        let index = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        let mut cities = self.cities.iter().enumerate().filter(|(_, city)| city.sides.contains(side));
        if let Some((first, city)) = cities.next() {
            match cities.next() {
                None => Edge::City(index(first)),
                Some((other, _)) if city.halves.contains(HalfEdge::left(side)) => {
                    Edge::Cities(index(first), index(other))
                }
                Some((other, _)) => Edge::Cities(index(other), index(first)),
            }
        } else if let Some(n) = self.cities.iter().position(|city| city.gates.contains(side)) {
            Edge::CityGate(index(n))
        } else if let Some(n) = self.roads.iter().position(|r| r.sides.contains(side)) {
            Edge::Road(index(n))
        } else if self.rivers.iter().any(|river| river.contains(side)) {
            Edge::River
        } else if self.monastery == Some(MonasteryKind::Abbey) && self.fields.is_empty() {
            Edge::Abbey
        } else {
            Edge::Field
        }
    }

    /// Returns the index in [`Tile::fields`] of the field on which a symbol is; `None` if no field shows it.
    pub fn field_of(&self, symbol: Symbol) -> Option<u8> {
        self.field_symbols.iter().find(|(shown, _)| *shown == symbol).map(|(_, field)| *field)
    }

    /// Returns the index in [`Tile::fields`] of the field that reaches a half-edge; `None` if no field does.
    pub fn field_at(&self, half: HalfEdge) -> Option<usize> {
        self.fields.iter().position(|f| f.halves.contains(half))
    }

    /// Returns `true` if another tile has equal cities, roads and rivers, in any order; the rest is not compared.
    pub fn has_same_print(&self, other: &Self) -> bool {
        fn has_same_parts<T: PartialEq>(parts: &[T], others: &[T]) -> bool {
            parts.len() == others.len() && parts.iter().all(|part| others.contains(part))
        }
        has_same_parts(&self.cities, &other.cities)
            && has_same_parts(&self.roads, &other.roads)
            && has_same_parts(&self.rivers, &other.rivers)
    }

    /// Returns the tile after `quarters` clockwise quarter turns (tiles of one space only).
    #[must_use]
    pub fn rotate(&self, quarters: u8) -> Self {
        let mut tile = self.clone();
        for city in &mut tile.cities {
            city.sides = city.sides.rotate(quarters);
            city.gates = city.gates.rotate(quarters);
            city.halves = city.halves.rotate(quarters);
        }
        for road in &mut tile.roads {
            road.sides = road.sides.rotate(quarters);
        }
        for river in &mut tile.rivers {
            *river = river.rotate(quarters);
        }
        for field in &mut tile.fields {
            field.halves = field.halves.rotate(quarters);
        }
        tile
    }
}
