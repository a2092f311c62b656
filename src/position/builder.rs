//! A position built piece by piece.

use super::{Position, Print, Refusal};
use crate::scenario::Figure;
use crate::text::{SourceText, parse, quoted_yaml, yaml_word};

/// What a player claims of a place or a question.
///
/// ```
/// # use carcassonne_oracle::{Position, Print, Rules, ClaimValue, Standing};
/// let position = Position::builder().row(["a"]).tile("a", Print::new().city("N")).meeple("red", "a.city");
/// let position = position.claim("red", "a.city", ClaimValue::Complete(true)).build()?;
/// // There is nothing north of it.
/// assert_eq!(position.judge(&[Rules::today()]).claims()[0].under["2025"], Standing::Wrong);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ClaimValue {
    /// So many points for each player who scores it. It is the whole of what is claimed; next to anything else, say
    /// [`Each`](Self::Each).
    Points(u32),
    /// Exactly these players score it, with so many points each; nobody, if there are none.
    Each(Vec<(String, u32)>),
    /// Whether it is completed.
    Complete(bool),
}

impl From<u32> for ClaimValue {
    fn from(points: u32) -> Self {
        Self::Points(points)
    }
}

/// A position to be built: a map of named tiles, what is printed on them, who stands where, and what is asked.
///
/// Nothing is checked before [`build`](Builder::build), which finds every mistake at once.
///
/// ```
/// use carcassonne_oracle::{Position, Print};
///
/// let position = Position::builder()
///     .question("Is the city worth 8 points or 10?")
///     .players(["red", "blue"])
///     .row([".", "a"])
///     .row(["b", "p\\q"])
///     .tile("a", Print::new().city("S").coats(1))
///     .tile("b", Print::new().city("E"))
///     .tile("p", Print::new().city("WL"))
///     .tile("q", Print::new().city("NL"))
///     .meeple("red", "a.city")
///     .claim("red", "a.city", 10)
///     .claim("blue", "a.city", 8)
///     .build()?;
/// assert_eq!(position.players(), ["red", "blue"]);
/// # Ok::<(), carcassonne_oracle::Refusal>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Builder {
    question: Option<String>,
    source: Option<String>,
    players: Vec<String>,
    rows: Vec<Vec<String>>,
    tiles: Vec<(String, Print)>,
    pieces: Vec<(String, String)>,
    dragon: Option<String>,
    fairy: Option<String>,
    mage: Option<String>,
    witch: Option<String>,
    tokens: Vec<String>,
    asks: Vec<(String, String)>,
    claims: Vec<(String, String, ClaimValue)>,
    rules: Vec<(String, String)>,
}

impl Builder {
    /// The question in the players' words.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let built = Position::builder().question("Is it 2 or 4?").row(["a"]).tile("a", Print::new());
    /// assert_eq!(built.build()?.question(), "Is it 2 or 4?");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn question(mut self, question: &str) -> Self {
        self.question = Some(question.to_owned());
        self
    }

    /// Where the position comes from.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let built = Position::builder().source("our game of Sunday");
    /// assert_eq!(built.to_yaml(), "source: \"our game of Sunday\"\n");
    /// ```
    #[must_use]
    pub fn source(mut self, source: &str) -> Self {
        self.source = Some(source.to_owned());
        self
    }

    /// The players, in their order. Whoever is named elsewhere must be one of them; if nobody is listed, everybody who is
    /// named is a player.
    ///
    /// ```
    /// # use carcassonne_oracle::{MistakeKind, Position, Print};
    /// let built = Position::builder().players(["Anna", "Ben"]).row(["a"]).tile("a", Print::new().road("N"));
    /// let refusal = built.meeple("Cleo", "a.road").build().expect_err("she does not play");
    /// assert_eq!(refusal.mistakes()[0].kind, MistakeKind::Player);
    /// ```
    #[must_use]
    pub fn players<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Self {
        self.players.extend(names.into_iter().map(str::to_owned));
        self
    }

    /// The next row of the map to the south, its cells from west to east: a tile's name, `.` for an empty space, `#` for any
    /// tile, `p\q` or `p/q` for two half tiles, `<` and `^` for the other space of a double-size tile.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// // An empty space above a pair of half tiles: its diagonal runs from the north-west to the south-east.
    /// let built = Position::builder().row([".", "a"]).row(["b", "p\\q"]);
    /// assert_eq!(built.to_yaml(), "board: |\n  .  a\n  b  p\\q\n");
    /// ```
    #[must_use]
    pub fn row<'c>(mut self, cells: impl IntoIterator<Item = &'c str>) -> Self {
        self.rows.push(cells.into_iter().map(as_cell).collect());
        self
    }

    /// What is printed on the tile of this name.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let built = Position::builder()
    ///     .row(["a", "b"])
    ///     .tile("a", Print::printed("E", 90)) // as it is printed, its city to the east
    ///     .tile("b", Print::new().city("W"));
    /// assert!(built.build().is_ok());
    /// ```
    #[must_use]
    pub fn tile(mut self, name: &str, print: Print) -> Self {
        self.tiles.push((name.to_owned(), print));
        self
    }

    /// A player's meeple on a feature: `a.city`, `b.road@N`.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// let position = Position::builder().row(["a"]).tile("a", Print::new().city("N")).meeple("red", "a.city");
    /// let answer = position.build()?.judge(&[Rules::today()]);
    /// assert_eq!(answer.subjects()[0].heading, "Red's city on a");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn meeple(self, player: &str, place: &str) -> Self {
        self.piece(player, place.to_owned())
    }

    /// Another of a player's figures on a feature.
    ///
    /// ```
    /// # use carcassonne_oracle::{Figure, Position, Print, Rules};
    /// // A mayor is as strong as his city has coats of arms: here two, against one meeple.
    /// let built = Position::builder().row(["a", "b"]).tile("a", Print::new().city("E").coats(2));
    /// let built = built.tile("b", Print::new().city("W")).figure("red", Figure::Mayor, "a.city").meeple("blue", "b.city");
    /// let answer = built.build()?.judge(&[Rules::today()]);
    /// assert_eq!(answer.place("a.city").expect("occupied").verdicts[0].says, "completed, Red 8");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn figure(self, player: &str, figure: Figure, place: &str) -> Self {
        match figure {
            Figure::Meeple => self.meeple(player, place),
            figure => self.piece(player, format!("{} {place}", figure.word())),
        }
    }

    /// A player's barn at a corner of a tile: `a@se`.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let built = Position::builder().row(["a", "b"]).row(["c", "d"]).barn("red", "a@se");
    /// let built = ["a", "b", "c", "d"].into_iter().fold(built, |built, name| built.tile(name, Print::new()));
    /// assert!(built.build().is_ok()); // the corner at which the four tiles meet
    /// ```
    #[must_use]
    pub fn barn(self, player: &str, corner: &str) -> Self {
        self.piece(player, format!("barn {corner}"))
    }

    fn piece(mut self, player: &str, written: String) -> Self {
        self.pieces.push((player.to_owned(), written));
        self
    }

    /// The tile with the dragon.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let built = Position::builder().row(["a"]).tile("a", Print::new()).dragon("a");
    /// assert!(built.to_yaml().contains("figures: { dragon: a }"));
    /// ```
    #[must_use]
    pub fn dragon(mut self, tile: &str) -> Self {
        self.dragon = Some(tile.to_owned());
        self
    }

    /// The place next to which the fairy is.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// // Whoever scores next to the fairy has 3 points more.
    /// let position = Position::builder().row(["a"]).tile("a", Print::new().city("N")).meeple("red", "a.city").fairy("a.city");
    /// let answer = position.build()?.judge(&[Rules::today()]);
    /// assert_eq!(answer.subjects()[0].verdicts[0].points()["red"], 1 + 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn fairy(mut self, place: &str) -> Self {
        self.fairy = Some(place.to_owned());
        self
    }

    /// The road or city with the mage: 1 point more for each tile of it.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// let position = Position::builder()
    ///     .row(["a", "b"])
    ///     .tile("a", Print::new().road("E"))
    ///     .tile("b", Print::new().road("W"))
    ///     .meeple("red", "a.road")
    ///     .mage("b.road")
    ///     .build()?;
    /// let answer = position.judge(&[Rules::today()]);
    /// assert_eq!(answer.subjects()[0].verdicts[0].points()["red"], 2 + 2);
    /// # Ok::<(), carcassonne_oracle::Refusal>(())
    /// ```
    #[must_use]
    pub fn mage(mut self, place: &str) -> Self {
        self.mage = Some(place.to_owned());
        self
    }

    /// The road or city with the witch: half the points, rounded up.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// let position = Position::builder()
    ///     .row(["a", "b"])
    ///     .tile("a", Print::new().road("E"))
    ///     .tile("b", Print::new().road("W"))
    ///     .meeple("red", "a.road")
    ///     .witch("b.road")
    ///     .build()?;
    /// let answer = position.judge(&[Rules::today()]);
    /// assert_eq!(answer.subjects()[0].verdicts[0].points()["red"], 1);
    /// # Ok::<(), carcassonne_oracle::Refusal>(())
    /// ```
    #[must_use]
    pub fn witch(mut self, place: &str) -> Self {
        self.witch = Some(place.to_owned());
        self
    }

    /// A token, as an entry of `tokens` has it: `{ castle: a.city }`.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// // A bridge carries the road over a tile that has none.
    /// let built = Position::builder().row(["a", "b", "c"]).tile("a", Print::new().road("E")).tile("b", Print::new());
    /// let built = built.tile("c", Print::new().road("W")).token("{ bridge: b, direction: ew }").meeple("red", "a.road");
    /// let answer = built.build()?.judge(&[Rules::today()]);
    /// assert_eq!(answer.place("c.road").expect("the same road").verdicts[0].says, "completed, Red 3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn token(mut self, written: &str) -> Self {
        self.tokens.push(written.to_owned());
        self
    }

    /// A question to a mechanic, as an entry of `ask` has it: `.ask("tower", "{ at: a, height: 2 }")`.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules};
    /// let built = Position::builder().row(["a", "b"]).tile("a", Print::new()).tile("b", Print::new().road("N"));
    /// let position = built.meeple("red", "b.road").ask("tower", "{ at: a, height: 1 }").build()?;
    /// let answer = position.judge(&[Rules::today()]);
    /// assert_eq!(answer.question(1).expect("asked").verdicts[0].outcomes[0].answer["meeples"], ["red b.road"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ask(mut self, word: &str, written: &str) -> Self {
        self.asks.push((word.to_owned(), written.to_owned()));
        self
    }

    /// What a player claims of a place, or of a question by its number: points, or [`ClaimValue`].
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules, ClaimValue, Standing};
    /// let position = Position::builder().row(["a"]).tile("a", Print::new().city("N")).meeple("red", "a.city");
    /// let position = position.claim("red", "a.city", ClaimValue::Each(vec![("red".to_owned(), 1)])).build()?;
    /// assert_eq!(position.judge(&[Rules::today()]).claims()[0].under["2025"], Standing::Right);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn claim(mut self, player: &str, about: &str, said: impl Into<ClaimValue>) -> Self {
        self.claims.push((player.to_owned(), about.to_owned(), said.into()));
        self
    }

    /// A rule of the table itself: a question of the rules by its id, and the reading: `.rule("city.small", "two")`.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let built = Position::builder().row(["a", "b"]).tile("a", Print::new().city("E")).tile("b", Print::new().city("W"));
    /// let answer = built.meeple("red", "a.city").rule("city.small", "two").build()?.judge(&[]);
    /// let city = answer.place("a.city").expect("occupied");
    /// assert_eq!(city.under("now").expect("shown").points()["red"], 4);
    /// assert_eq!(city.under("your table").expect("shown").points()["red"], 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rule(mut self, question: &str, reading: &str) -> Self {
        self.rules.push((question.to_owned(), reading.to_owned()));
        self
    }

    /// The position as a scenario, whether or not it is legal.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let position = Position::builder().row(["a"]).tile("a", Print::new().city("N")).meeple("red", "a.city");
    /// assert_eq!(position.to_yaml(), "board: |\n  a\ntiles:\n  a: { city: N }\nmeeples:\n  red: [a.city]\n");
    /// ```
    pub fn to_yaml(&self) -> String {
        let mut lines: Vec<String> = Vec::new();
        for (key, text) in [("question", &self.question), ("source", &self.source)] {
            lines.extend(text.as_ref().map(|text| format!("{key}: {}", quoted_yaml(text))));
        }
        if !self.players.is_empty() {
            let names: Vec<String> = self.players.iter().map(|name| yaml_word(name)).collect();
            lines.push(format!("players: [{}]", names.join(", ")));
        }
        if !self.rows.is_empty() {
            lines.push("board: |".to_owned());
            lines.extend(self.rows.iter().map(|row| format!("  {}", row.join("  "))));
        }
        if !self.tiles.is_empty() {
            lines.push("tiles:".to_owned());
            let tile = |(name, print): &(String, Print)| format!("  {}: {}", yaml_word(name), print.to_yaml());
            lines.extend(self.tiles.iter().map(tile));
        }
        let pieces = self.pieces.iter().map(|(player, written)| (player.as_str(), yaml_word(written)));
        lines.extend(by_player("meeples", pieces, ("[", "]")));
        let figures = [("dragon", &self.dragon), ("fairy", &self.fairy), ("mage", &self.mage), ("witch", &self.witch)];
        let figures = figures.iter().filter_map(|(key, at)| Some((key, at.as_ref()?)));
        let figures: Vec<String> = figures.map(|(key, at)| format!("{key}: {}", yaml_word(at))).collect();
        if !figures.is_empty() {
            lines.push(format!("figures: {{ {} }}", figures.join(", ")));
        }
        if !self.tokens.is_empty() {
            lines.push("tokens:".to_owned());
            lines.extend(self.tokens.iter().map(|token| format!("  - {}", on_a_line(token))));
        }
        if !self.asks.is_empty() {
            lines.push("ask:".to_owned());
            let ask = |(word, written): &(String, String)| format!("  - {}: {}", yaml_word(word), on_a_line(written));
            lines.extend(self.asks.iter().map(ask));
        }
        lines.extend(self.claimed());
        if !self.rules.is_empty() {
            lines.push("rules:".to_owned());
            let rule =
                |(question, reading): &(String, String)| format!("  {}: {}", yaml_word(question), yaml_word(reading));
            lines.extend(self.rules.iter().map(rule));
        }
        lines.push(String::new());
        lines.join("\n")
    }

    /// The claims, player by player, each about a place once.
    fn claimed(&self) -> Vec<String> {
        let mut places: Vec<((&str, &str), Vec<&ClaimValue>)> = Vec::new();
        for (player, about, said) in &self.claims {
            let of = (player.as_str(), about.as_str());
            match places.iter_mut().find(|(known, _)| *known == of) {
                Some((_, all)) => all.push(said),
                None => places.push((of, vec![said])),
            }
        }
        let entry = |((player, about), said): ((_, &str), Vec<&ClaimValue>)| {
            (player, format!("{}: {}", yaml_word(about), said_in_yaml(&said)))
        };
        by_player("claims", places.into_iter().map(entry), ("{ ", " }"))
    }

    /// The finished position.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let built = Position::builder().row(["a"]).meeple("red", "a.city");
    /// let refusal = built.build().expect_err("nobody says what is on a");
    /// println!("{refusal}"); // what is wrong, and what to write instead
    /// ```
    ///
    /// # Errors
    ///
    /// [`Refusal`], with every mistake; places are those in [`to_yaml`](Self::to_yaml).
    pub fn build(&self) -> Result<Position, Refusal> {
        Position::read("the position", self.to_yaml())
    }
}

/// A cell as it stands in a map: whatever would end it is a sign that no cell has.
fn as_cell(cell: &str) -> String {
    let sign = |c: char| if c.is_whitespace() || c.is_control() { '\u{fffd}' } else { c };
    cell.chars().map(sign).collect()
}

/// What is written in YAML, on one line; what is no YAML, as a text, which is refused where it stands.
fn on_a_line(written: &str) -> String {
    let source = SourceText::new("", written.as_bytes().to_vec()).ok();
    let node = source.and_then(|source| parse(&source).ok());
    node.map_or_else(|| quoted_yaml(written), |node| crate::scenario::in_flow(&node))
}

/// Entries under a key, those of each player on a line between two signs.
fn by_player<'p>(
    key: &str,
    entries: impl IntoIterator<Item = (&'p str, String)>,
    (open, close): (&str, &str),
) -> Vec<String> {
    let mut all: Vec<(&str, Vec<String>)> = Vec::new();
    for (player, entry) in entries {
        match all.iter_mut().find(|(known, _)| *known == player) {
            Some((_, own)) => own.push(entry),
            None => all.push((player, vec![entry])),
        }
    }
    let head = (!all.is_empty()).then(|| format!("{key}:"));
    let line = |(player, own): (&str, Vec<String>)| format!("  {}: {open}{}{close}", yaml_word(player), own.join(", "));
    head.into_iter().chain(all.into_iter().map(line)).collect()
}

/// What is claimed of one place.
fn said_in_yaml(said: &[&ClaimValue]) -> String {
    if let [ClaimValue::Points(points)] = said {
        return points.to_string();
    }
    let keys: Vec<String> = said
        .iter()
        .map(|said| match said {
            // A number alone is refused there, with the help that `Each` is.
            ClaimValue::Points(points) => format!("points: {points}"),
            ClaimValue::Each(each) => {
                let each: Vec<String> = each.iter().map(|(player, n)| format!("{}: {n}", yaml_word(player))).collect();
                if each.is_empty() { "points: {}".to_owned() } else { format!("points: {{ {} }}", each.join(", ")) }
            }
            ClaimValue::Complete(complete) => format!("complete: {complete}"),
        })
        .collect();
    format!("{{ {} }}", keys.join(", "))
}
