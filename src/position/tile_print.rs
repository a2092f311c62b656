//! The print of a tile, described in code.

use carcassonne_board::tiles::{MonasteryKind, Symbol};
use carcassonne_text::{Node, Span};

/// The print of a tile. Sides are letters (`N`, `E`, `S`, `W`; `L` is the long side of a half tile); an addition to a
/// city or road follows it.
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
    /// The sides of each road, with the number of its wells.
    roads: Vec<(String, u32)>,
    crossing: String,
    gate: String,
    inns: Vec<String>,
    monastery: Option<MonasteryKind>,
    castle: bool,
    /// The symbols, each with a half-edge of its field, if one was given.
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
    /// Creates the print of a tile that is all field.
    ///
    /// ```
    /// # use carcassonne_oracle::Print;
    /// assert_eq!(Print::new().to_yaml(), "{}");
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates the print of a printed tile by its id (`E`, `II-03`; `oracle tiles` lists them), turned clockwise by so
    /// many degrees (0, 90, 180, 270).
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

    /// Adds a city that joins these sides; another call adds another city.
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

    /// Sets the number of coats of arms in the city added last.
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

    /// Adds a cathedral to the city added last.
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

    /// Marks the city added last as besieged.
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
        // Without a city, an empty one is added, and refused when the position is built.
        if self.cities.is_empty() {
            self.cities.push(Segment::default());
        }
        if let Some(last) = self.cities.last_mut() {
            change(last);
        }
        self
    }

    /// Adds a road that joins these sides, or ends on the tile if there is one; another call adds another road.
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

    /// Sets the number of wells next to the road added last, 1 point each.
    ///
    /// ```
    /// # use carcassonne_oracle::Print;
    /// assert_eq!(Print::new().road("EW").wells(2).to_yaml(), "{ road: { sides: EW, wells: 2 } }");
    /// ```
    #[must_use]
    pub fn wells(mut self, count: u32) -> Self {
        // Without a road, an empty one is added, and refused when the position is built.
        if self.roads.is_empty() {
            self.roads.push((String::new(), 0));
        }
        if let Some((_, wells)) = self.roads.last_mut() {
            *wells = count;
        }
        self
    }

    /// Sets the roads that meet and end on the tile, one from each of these sides.
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

    /// Sets the roads that end at the gate of the tile's city, one from each of these sides.
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

    /// Adds an inn next to the road that reaches this side.
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

    /// Sets the monastery of the tile, or a feature that counts as one.
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

    /// Adds a German castle, on a double-size tile.
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

    /// Adds a symbol of another expansion.
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

    /// Adds sheep or a pig herd on the field, of several, that reaches this half-edge: `WL`.
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

    /// Adds a field by the half-edges that it reaches (`WR EL`) and a side of each city that it touches; if none is
    /// added, the fields follow from the rest.
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

    /// Returns the tile as a scenario has it.
    ///
    /// ```
    /// # use carcassonne_oracle::Print;
    /// let tile = Print::new().city("NW").coats(1).road("ES");
    /// assert_eq!(tile.to_yaml(), "{ city: { sides: NW, coats: 1 }, road: ES }");
    /// ```
    pub fn to_yaml(&self) -> String {
        self.clone().into_node(Span::default()).to_inline()
    }

    /// Returns the tile as a file has it, all of it written at `span`.
    pub(super) fn into_node(self, span: Span) -> Node {
        let word = |text: &str| Node::word(text, span);
        if let Some(id) = &self.id {
            return word(id);
        }
        let list = |mut all: Vec<Node>| if all.len() == 1 { all.remove(0) } else { Node::list(all, span) };
        let cities = self.cities.iter().map(|city| city.to_node(span)).collect();
        let roads = self.roads.iter().map(|(sides, wells)| match wells {
            0 => word(sides),
            wells => Node::map(vec![("sides", word(sides)), ("wells", word(&wells.to_string()))], span),
        });
        let inns = self.inns.iter().map(|inn| word(inn)).collect();
        let fields = self.fields.iter().map(|(halves, cities)| {
            let touched = (!cities.is_empty()).then(|| ("cities", word(cities)));
            Node::map([("halves", word(halves))].into_iter().chain(touched).collect(), span)
        });
        let fields: Vec<Node> = fields.collect();
        let some = |key: &'static str, all: Vec<Node>| (!all.is_empty()).then(|| (key, list(all)));
        let sides = |key: &'static str, sides: &str| (!sides.is_empty()).then(|| (key, word(sides)));
        let keys = [
            some("city", cities),
            some("road", roads.collect()),
            sides("crossing", &self.crossing),
            sides("gate", &self.gate),
            some("inn", inns),
            self.monastery.map(|kind| ("monastery", word(kind.word()))),
            self.castle.then(|| ("castle", word("true"))),
        ];
        let symbols = self.symbols.iter().map(|(symbol, on)| (symbol.word(), word(on.as_deref().unwrap_or("true"))));
        let fields = (!fields.is_empty()).then(|| ("fields", Node::list(fields, span)));
        Node::map(keys.into_iter().flatten().chain(symbols).chain(fields).collect(), span)
    }
}

impl Segment {
    fn to_node(&self, span: Span) -> Node {
        let word = |text: &str| Node::word(text, span);
        let keys = [
            (self.coats > 0).then(|| ("coats", word(&self.coats.to_string()))),
            self.cathedral.then(|| ("cathedral", word("true"))),
            self.besieged.then(|| ("besieged", word("true"))),
        ];
        let keys: Vec<(&str, Node)> = keys.into_iter().flatten().collect();
        if keys.is_empty() {
            return word(&self.sides);
        }
        Node::map([("sides", word(&self.sides))].into_iter().chain(keys).collect(), span)
    }
}
