//! What is printed on a tile, described in code.

use crate::text::yaml_word;
use crate::tiles::{MonasteryKind, Symbol};

/// What is printed on a tile. Sides are letters (`N`, `E`, `S`, `W`; `L` is the long side of a half tile); what belongs to a
/// city or road is said right after it.
///
/// ```
/// use carcassonne_oracle::Print;
///
/// let tile = Print::new().city("NW").coats(1).road("ES").inn("E");
/// assert_eq!(tile.to_yaml(), "{ city: { sides: NW, coats: 1 }, road: ES, inn: E }");
/// assert_eq!(Print::printed("E", 90).to_yaml(), "E@90");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Print {
    id: Option<String>,
    cities: Vec<Segment>,
    /// Each with its wells.
    roads: Vec<(String, u32)>,
    crossing: String,
    gate: String,
    inns: Vec<String>,
    monastery: Option<MonasteryKind>,
    castle: bool,
    /// Each with a half-edge of the field that it is on, where that is said.
    symbols: Vec<(Symbol, Option<String>)>,
    fields: Vec<(String, String)>,
}

/// A city segment.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Segment {
    sides: String,
    coats: u32,
    cathedral: bool,
    besieged: bool,
}

impl Print {
    /// A tile that is all field.
    ///
    /// ```
    /// # use carcassonne_oracle::Print;
    /// assert_eq!(Print::new().to_yaml(), "{}");
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// A printed tile by its id (`E`, `II-03`; `oracle tiles` lists them), turned clockwise by so many degrees (0, 90, 180, 270).
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// // The base game's E has its city in the north; turned half round, in the south.
    /// let built = Position::builder().row(["a"]).row(["b"]).tile("a", Print::printed("E", 180));
    /// let built = built.tile("b", Print::printed("E", 0));
    /// let answer = built.meeple("red", "a.city").build()?.judge(&[Rules::today()]);
    /// assert_eq!(answer.subjects()[0].verdicts[0].outcomes[0].complete, Some(true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn printed(id: &str, degrees: u32) -> Self {
        let turn = if degrees == 0 { String::new() } else { format!("@{degrees}") };
        Self { id: Some(format!("{id}{turn}")), ..Self::default() }
    }

    /// A city that joins these sides; again for another one.
    ///
    /// ```
    /// # use carcassonne_oracle::Print;
    /// assert_eq!(Print::new().city("NS").to_yaml(), "{ city: NS }"); // one city
    /// assert_eq!(Print::new().city("N").city("S").to_yaml(), "{ city: [N, S] }"); // two
    /// ```
    #[must_use]
    pub fn city(mut self, sides: &str) -> Self {
        self.cities.push(Segment { sides: sides.to_owned(), ..Segment::default() });
        self
    }

    /// So many coats of arms in the city said last.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// let built = Position::builder().row(["a", "b"]).tile("a", Print::new().city("E").coats(1));
    /// let answer = built.tile("b", Print::new().city("W")).meeple("red", "b.city").build()?.judge(&[Rules::today()]);
    /// assert_eq!(answer.subjects()[0].verdicts[0].points()["red"], 6); // 2 tiles and a coat of arms, 2 points each
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn coats(self, coats: u32) -> Self {
        self.with_city(|city| city.coats = coats)
    }

    /// A cathedral in the city said last.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// let built = Position::builder().row(["a", "b"]).tile("a", Print::new().city("E").cathedral());
    /// let answer = built.tile("b", Print::new().city("W")).meeple("red", "b.city").build()?.judge(&[Rules::today()]);
    /// assert_eq!(answer.subjects()[0].verdicts[0].points()["red"], 6); // 3 points a tile, since it is completed
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn cathedral(self) -> Self {
        self.with_city(|city| city.cathedral = true)
    }

    /// The city said last is besieged.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// let built = Position::builder().row(["a", "b", "c"]).tile("a", Print::new().city("E"));
    /// let built = built.tile("b", Print::new().city("EW").besieged()).tile("c", Print::new().city("W"));
    /// let answer = built.meeple("red", "a.city").build()?.judge(&[Rules::today()]);
    /// assert_eq!(answer.subjects()[0].verdicts[0].points()["red"], 3); // 1 point a tile, and not 2
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn besieged(self) -> Self {
        self.with_city(|city| city.besieged = true)
    }

    fn with_city(mut self, change: impl FnOnce(&mut Segment)) -> Self {
        // Without a city the mistake is told when the position is built.
        if self.cities.is_empty() {
            self.cities.push(Segment::default());
        }
        if let Some(last) = self.cities.last_mut() {
            change(last);
        }
        self
    }

    /// A road that joins these sides, or ends on the tile if there is one; again for another one.
    ///
    /// ```
    /// # use carcassonne_oracle::Print;
    /// assert_eq!(Print::new().road("EW").to_yaml(), "{ road: EW }"); // from side to side
    /// assert_eq!(Print::new().road("N").road("S").to_yaml(), "{ road: [N, S] }"); // two that end here
    /// ```
    #[must_use]
    pub fn road(mut self, sides: &str) -> Self {
        self.roads.push((sides.to_owned(), 0));
        self
    }

    /// So many wells next to the road said last, 1 point each.
    ///
    /// ```
    /// # use carcassonne_oracle::Print;
    /// assert_eq!(Print::new().road("EW").wells(2).to_yaml(), "{ road: { sides: EW, wells: 2 } }");
    /// ```
    #[must_use]
    pub fn wells(mut self, count: u32) -> Self {
        // Without a road the mistake is told when the position is built.
        if self.roads.is_empty() {
            self.roads.push((String::new(), 0));
        }
        if let Some((_, wells)) = self.roads.last_mut() {
            *wells = count;
        }
        self
    }

    /// Roads that meet and end on the tile, one from each of these sides.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let built = Position::builder().row(["x"]).tile("x", Print::new().crossing("NES"));
    /// let answer = built.meeple("red", "x.road@N").meeple("blue", "x.road@S").build()?.judge(&[]);
    /// assert_eq!(answer.subjects().len(), 2); // each road is one of its own
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn crossing(mut self, sides: &str) -> Self {
        sides.clone_into(&mut self.crossing);
        self
    }

    /// Roads that end at the gate of the tile's city, one from each of these sides.
    ///
    /// ```
    /// # use carcassonne_oracle::Print;
    /// assert_eq!(Print::new().city("N").gate("S").to_yaml(), "{ city: N, gate: S }");
    /// ```
    #[must_use]
    pub fn gate(mut self, sides: &str) -> Self {
        sides.clone_into(&mut self.gate);
        self
    }

    /// An inn next to the road that reaches this side.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// let built = Position::builder().row(["a", "b"]).tile("a", Print::new().road("E").inn("E"));
    /// let answer = built.tile("b", Print::new().road("W")).meeple("red", "a.road").build()?.judge(&[Rules::today()]);
    /// assert_eq!(answer.subjects()[0].verdicts[0].points()["red"], 4); // 2 points a tile, since it is completed
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn inn(mut self, side: &str) -> Self {
        self.inns.push(side.to_owned());
        self
    }

    /// A monastery, or what counts as one.
    ///
    /// ```
    /// # use carcassonne_oracle::{MonasteryKind, Position, Print, Rules};
    /// let built = Position::builder().row(["m", "a"]).tile("m", Print::new().monastery(MonasteryKind::Plain));
    /// let answer = built.tile("a", Print::new()).meeple("red", "m.monastery").build()?.judge(&[Rules::today()]);
    /// assert_eq!(answer.subjects()[0].verdicts[0].points()["red"], 2); // its own tile and one of the eight around
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn monastery(mut self, kind: MonasteryKind) -> Self {
        self.monastery = Some(kind);
        self
    }

    /// A German castle, on a double-size tile.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// // On the spaces of `k` and of the sign that points to it.
    /// let built = Position::builder().row(["k", "<"]).tile("k", Print::new().castle());
    /// assert!(built.meeple("red", "k.castle").build().is_ok());
    /// ```
    #[must_use]
    pub fn castle(mut self) -> Self {
        self.castle = true;
        self
    }

    /// A symbol of another expansion.
    ///
    /// ```
    /// # use carcassonne_oracle::{Print, Symbol};
    /// let tile = Print::new().road("EW").symbol(Symbol::Garden);
    /// assert_eq!(tile.to_yaml(), "{ road: EW, garden: true }");
    /// ```
    #[must_use]
    pub fn symbol(mut self, symbol: Symbol) -> Self {
        self.symbols.push((symbol, None));
        self
    }

    /// Sheep or a pig herd on that of several fields which reaches this half-edge: `WL`.
    ///
    /// ```
    /// # use carcassonne_oracle::{Print, Symbol};
    /// // North of the road.
    /// let tile = Print::new().road("EW").symbol_at(Symbol::Sheep, "NL");
    /// assert_eq!(tile.to_yaml(), "{ road: EW, sheep: NL }");
    /// ```
    #[must_use]
    pub fn symbol_at(mut self, symbol: Symbol, half_edge: &str) -> Self {
        self.symbols.push((symbol, Some(half_edge.to_owned())));
        self
    }

    /// A field written out, by the half-edges that it reaches (`WR EL`) and a side of each city that it touches; if none is
    /// said, the fields follow from the rest.
    ///
    /// ```
    /// # use carcassonne_oracle::Print;
    /// let tile = Print::new().city("N").field("EL ER SL SR WL WR", "N");
    /// assert_eq!(tile.to_yaml(), "{ city: N, fields: [{ halves: EL ER SL SR WL WR, cities: N }] }");
    /// ```
    #[must_use]
    pub fn field(mut self, half_edges: &str, cities: &str) -> Self {
        self.fields.push((half_edges.to_owned(), cities.to_owned()));
        self
    }

    /// The tile as a scenario has it.
    ///
    /// ```
    /// # use carcassonne_oracle::Print;
    /// let tile = Print::new().city("NW").coats(1).road("ES");
    /// assert_eq!(tile.to_yaml(), "{ city: { sides: NW, coats: 1 }, road: ES }");
    /// ```
    pub fn to_yaml(&self) -> String {
        if let Some(id) = &self.id {
            return yaml_word(id);
        }
        let mut keys: Vec<String> = Vec::new();
        let list = |all: Vec<String>| match all.as_slice() {
            [one] => one.clone(),
            several => format!("[{}]", several.join(", ")),
        };
        if !self.cities.is_empty() {
            keys.push(format!("city: {}", list(self.cities.iter().map(Segment::to_yaml).collect())));
        }
        let words = |all: &[String]| list(all.iter().map(|word| yaml_word(word)).collect());
        if !self.roads.is_empty() {
            let road = |(sides, wells): &(String, u32)| match wells {
                0 => yaml_word(sides),
                wells => format!("{{ sides: {}, wells: {wells} }}", yaml_word(sides)),
            };
            keys.push(format!("road: {}", list(self.roads.iter().map(road).collect())));
        }
        for (key, sides) in [("crossing", &self.crossing), ("gate", &self.gate)] {
            if !sides.is_empty() {
                keys.push(format!("{key}: {}", yaml_word(sides)));
            }
        }
        if !self.inns.is_empty() {
            keys.push(format!("inn: {}", words(&self.inns)));
        }
        if let Some(kind) = self.monastery {
            keys.push(format!("monastery: {}", kind.word()));
        }
        if self.castle {
            keys.push("castle: true".to_owned());
        }
        for (symbol, on) in &self.symbols {
            let shown = on.as_deref().map_or_else(|| "true".to_owned(), yaml_word);
            keys.push(format!("{}: {shown}", symbol.word()));
        }
        if !self.fields.is_empty() {
            let field = |(halves, cities): &(String, String)| {
                let touched =
                    if cities.is_empty() { String::new() } else { format!(", cities: {}", yaml_word(cities)) };
                format!("{{ halves: {}{touched} }}", yaml_word(halves))
            };
            let fields: Vec<String> = self.fields.iter().map(field).collect();
            keys.push(format!("fields: [{}]", fields.join(", ")));
        }
        if keys.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", keys.join(", ")) }
    }
}

impl Segment {
    fn to_yaml(&self) -> String {
        let mut keys = vec![format!("sides: {}", yaml_word(&self.sides))];
        if self.coats > 0 {
            keys.push(format!("coats: {}", self.coats));
        }
        for (key, is_so) in [("cathedral", self.cathedral), ("besieged", self.besieged)] {
            if is_so {
                keys.push(format!("{key}: true"));
            }
        }
        if keys.len() == 1 { yaml_word(&self.sides) } else { format!("{{ {} }}", keys.join(", ")) }
    }
}
