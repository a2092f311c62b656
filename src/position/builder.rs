//! Positions built piece by piece.

use std::sync::Arc;

use carcassonne_position::{Figure, write_file};
use carcassonne_rules::verdict::Case;
use carcassonne_text::{Node, SourceText, Span, Style, Value, parse};

use super::{Position, Print, Refusal};

/// A claim of a player about a place or a question.
///
/// ```
/// # use carcassonne_oracle::{Position, Print, Rules, ClaimValue, Standing};
/// let position = Position::builder().row(["a"]).tile("a", Print::new().city("N")).meeple("red", "a.city");
/// let position = position.claim("red", "a.city", ClaimValue::Complete(true)).build()?;
/// // There is nothing north of it.
/// assert_eq!(position.judge(&[Rules::today()]).claims()[0].under[Rules::today().id()], Standing::Wrong);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ClaimValue {
    /// A number of points for each player who scores. It is the whole claim; beside any other claim about the same
    /// place, use [`Each`](Self::Each).
    Points(u32),
    /// The points of exactly those players who score; nobody scores if the list is empty.
    Each(Vec<(String, u32)>),
    /// The completion that is claimed: `true` if the feature is completed.
    Complete(bool),
}

impl ClaimValue {
    /// Returns the value as a file has it.
    fn to_node(&self, span: Span) -> Node {
        match self {
            Self::Points(points) => Node::word(points.to_string(), span),
            Self::Each(each) => {
                let points = each.iter().map(|(player, n)| (player.as_str(), Node::word(n.to_string(), span)));
                Node::map(vec![("points", Node::map(points.collect(), span))], span)
            }
            Self::Complete(complete) => Node::map(vec![("complete", Node::word(complete.to_string(), span))], span),
        }
    }
}

impl From<u32> for ClaimValue {
    fn from(points: u32) -> Self {
        Self::Points(points)
    }
}

/// A builder of a position: a map of named tiles, the print of each, players, pieces, questions and claims.
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
#[derive(Debug, Clone)]
pub struct Builder {
    /// The calls, a line each, in which mistakes have their places.
    calls: String,
    /// The content of the calls, as the tree of a file.
    root: Node,
}

impl Default for Builder {
    fn default() -> Self {
        Self { calls: String::new(), root: Node::map(Vec::new(), Span::default()) }
    }
}

impl Builder {
    /// Sets the question in the players' words.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let built = Position::builder().question("Is it 2 or 4?").row(["a"]).tile("a", Print::new());
    /// assert_eq!(built.build()?.question(), "Is it 2 or 4?");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn question(self, question: &str) -> Self {
        self.put("question", question)
    }

    /// Sets the source of the position.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let built = Position::builder().source("our game of Sunday");
    /// assert_eq!(built.to_yaml(), "source: our game of Sunday\n");
    /// ```
    #[must_use]
    pub fn source(self, source: &str) -> Self {
        self.put("source", source)
    }

    /// Adds players, in their order. A player named elsewhere must be one of them; if none are listed, everybody who is
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
        for name in names {
            let [name] = self.record_call("players", [name]);
            push(value_of(&mut self.root, Node::word("players", name.span)), name);
        }
        self
    }

    /// Adds the next row of the map to the south, its cells from west to east.
    ///
    /// A cell is a tile's name, `.` for an empty space, `#` for any tile, `p\q` or `p/q` for two half tiles, `<` or `^`
    /// for the other space of a double-size tile.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// // An empty space above a pair of half tiles: its diagonal runs from the north-west to the south-east.
    /// let built = Position::builder().row([".", "a"]).row(["b", "p\\q"]);
    /// assert_eq!(built.to_yaml(), "board: |\n  .  a\n  b  p\\q\n");
    /// ```
    #[must_use]
    pub fn row<'c>(mut self, cells: impl IntoIterator<Item = &'c str>) -> Self {
        let cells: Vec<String> = cells.into_iter().map(as_cell).collect();
        let [row] = self.record_call("row", [&cells.join("  ")]);
        push(value_of(&mut self.root, Node::word("board", row.span)), row);
        self
    }

    /// Adds the print of the tile of this name.
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
        let [name] = self.record_call("tile", [name]);
        let shown = print.into_node(name.span);
        self.add("tiles", name, shown);
        self
    }

    /// Adds a player's meeple on a feature: `a.city`, `b.road@N`.
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
        self.piece("meeple", player, place, "")
    }

    /// Adds another of a player's figures on a feature.
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
            figure => self.piece("figure", player, place, figure.word()),
        }
    }

    /// Adds a player's barn at a corner of a tile: `a@se`.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let built = Position::builder().row(["a", "b"]).row(["c", "d"]).barn("red", "a@se");
    /// let built = ["a", "b", "c", "d"].into_iter().fold(built, |built, name| built.tile(name, Print::new()));
    /// assert!(built.build().is_ok()); // the corner at which the four tiles meet
    /// ```
    #[must_use]
    pub fn barn(self, player: &str, corner: &str) -> Self {
        self.piece("barn", player, corner, "barn")
    }

    /// Puts the dragon on a tile.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let built = Position::builder().row(["a"]).tile("a", Print::new()).dragon("a");
    /// assert!(built.to_yaml().contains("figures: { dragon: a }"));
    /// ```
    #[must_use]
    pub fn dragon(self, tile: &str) -> Self {
        self.figure_on("dragon", tile)
    }

    /// Puts the fairy next to a place.
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
    pub fn fairy(self, place: &str) -> Self {
        self.figure_on("fairy", place)
    }

    /// Puts the mage on a road or city: 1 point more for each tile of it.
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
    pub fn mage(self, place: &str) -> Self {
        self.figure_on("mage", place)
    }

    /// Puts the witch on a road or city: half the points, rounded up.
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
    pub fn witch(self, place: &str) -> Self {
        self.figure_on("witch", place)
    }

    /// Adds a token, as an entry of `tokens` has it: `{ castle: a.city }`.
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
        let [written] = self.record_call("token", [written]);
        push(value_of(&mut self.root, Node::word("tokens", written.span)), parse_written(&written));
        self
    }

    /// Adds a question to a mechanic, as an entry of `ask` has it: `.ask("tower", "{ at: a, height: 2 }")`.
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
        let [word, written] = self.record_call("ask", [word, written]);
        let span = word.span.union(written.span);
        let asked = Node { span, value: Value::Map(vec![(word, parse_written(&written))]) };
        push(value_of(&mut self.root, Node::word("ask", span)), asked);
        self
    }

    /// Adds a claim of a player about a place, or about a question by its number: points, or another [`ClaimValue`].
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print, Rules, ClaimValue, Standing};
    /// let position = Position::builder().row(["a"]).tile("a", Print::new().city("N")).meeple("red", "a.city");
    /// let position = position.claim("red", "a.city", ClaimValue::Each(vec![("red".to_owned(), 1)])).build()?;
    /// assert_eq!(position.judge(&[Rules::today()]).claims()[0].under[Rules::today().id()], Standing::Right);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn claim(mut self, player: &str, about: &str, claimed: impl Into<ClaimValue>) -> Self {
        let claimed = claimed.into();
        let [player, about, value] =
            self.record_call("claim", [player, about, &claimed.to_node(Span::default()).to_inline()]);
        let claim_node = claimed.to_node(value.span);
        let claims = value_of(value_of(&mut self.root, Node::word("claims", player.span)), player);
        add_claim(value_of(claims, about), claim_node);
        self
    }

    /// Adds a rule of the table itself: a question of the rules by its id, and the reading:
    /// `.rule("city.small", "two")`.
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
        let [question, reading] = self.record_call("rule", [question, reading]);
        self.add("rules", question, reading);
        self
    }

    /// Returns the position as a scenario, whether or not it is legal.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let position = Position::builder().row(["a"]).tile("a", Print::new().city("N")).meeple("red", "a.city");
    /// assert_eq!(position.to_yaml(), "board: |\n  a\ntiles:\n  a: { city: N }\nmeeples:\n  red: [a.city]\n");
    /// ```
    pub fn to_yaml(&self) -> String {
        write_file(&self.root)
    }

    /// Builds the position.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let built = Position::builder().row(["a"]).meeple("red", "a.city");
    /// let refusal = built.build().expect_err("nobody says what is on a");
    /// assert_eq!(refusal.mistakes()[0].at, Some((1, 7))); // the first call, `.row("a")`
    /// println!("{refusal}"); // what is wrong, and what to write instead
    /// ```
    ///
    /// # Errors
    ///
    /// [`Refusal`], with every mistake; each has its place in the calls, a line each.
    pub fn build(&self) -> Result<Position, Refusal> {
        let name = "the position";
        let calls = SourceText::new(name, self.calls.clone().into_bytes())
            .map_err(|why| Refusal::for_whole_text(name, &why))?;
        let case = Case::open_tree(&Arc::new(calls), &self.root).map_err(|refused| Refusal::from_refused(&refused))?;
        Ok(Position { case: Arc::new(case), name: name.into(), text: self.to_yaml().into() })
    }

    /// Records a call with its arguments. Returns these as words with their places.
    fn record_call<const N: usize>(&mut self, name: &str, arguments: [&str; N]) -> [Node; N] {
        self.calls.extend([".", name, "("]);
        let mut lead = "\"";
        let words = arguments.map(|argument| {
            self.calls.push_str(lead);
            lead = ", \"";
            let start = self.calls.len();
            self.calls.extend([argument, "\""]);
            Node {
                span: Span::new(start, start + argument.len()),
                value: Value::Scalar(argument.to_owned(), Style::Plain),
            }
        });
        self.calls.push_str(")\n");
        words
    }

    /// Sets the text of a key, in place of any earlier one.
    fn put(mut self, key: &str, text: &str) -> Self {
        let [text] = self.record_call(key, [text]);
        let key = Node::word(key, text.span);
        *value_of(&mut self.root, key) = text;
        self
    }

    /// Adds an entry to the map under a key.
    fn add(&mut self, key: &str, name: Node, value: Node) {
        value_of(&mut self.root, Node::word(key, name.span)).make_map().push((name, value));
    }

    /// Puts a figure that belongs to no player on a tile or next to a place.
    fn figure_on(mut self, figure: &str, at: &str) -> Self {
        let [at] = self.record_call(figure, [at]);
        let figures = value_of(&mut self.root, Node::word("figures", at.span));
        let figure = Node::word(figure, at.span);
        *value_of(figures, figure) = at;
        self
    }

    /// Puts a player's figure on a place; `word` is the word for the figure, empty for a meeple.
    fn piece(mut self, call: &str, player: &str, place: &str, word: &str) -> Self {
        let [player, place] = self.record_call(call, [player, place]);
        let piece = match (word, place.text()) {
            ("", _) => place,
            (word, text) => Node::word(format!("{word} {}", text.unwrap_or_default()), place.span),
        };
        push(value_of(value_of(&mut self.root, Node::word("meeples", player.span)), player), piece);
        self
    }
}

/// Returns the value of a key in a map; adds an empty map for a new key.
fn value_of(node: &mut Node, key: Node) -> &mut Node {
    let entries = node.make_map();
    let known = entries.iter().position(|(known, _)| *known == key);
    let n = known.unwrap_or(entries.len());
    if known.is_none() {
        let span = key.span;
        entries.push((key, Node::map(Vec::new(), span)));
    }
    &mut entries[n].1
}

/// Adds an item to a list; a value that is no list, such as an empty map, is replaced by one.
fn push(node: &mut Node, item: Node) {
    match &mut node.value {
        Value::List(items) => items.push(item),
        Value::Map(_) | Value::Scalar(..) => node.value = Value::List(vec![item]),
    }
}

/// Adds a claim to an earlier one about the same subject. A number beside another claim becomes its `points`, which is
/// refused at its place, with the form of [`ClaimValue::Each`] as help.
fn add_claim(claimed: &mut Node, said: Node) {
    if matches!(&claimed.value, Value::Map(entries) if entries.is_empty()) {
        *claimed = said;
        return;
    }
    let entries = |node: Node| match node.value {
        Value::Map(entries) => entries,
        value @ (Value::Scalar(..) | Value::List(_)) => {
            vec![(Node::word("points", node.span), Node { span: node.span, value })]
        }
    };
    let known = std::mem::replace(claimed, Node::map(Vec::new(), said.span));
    claimed.make_map().extend(entries(known).into_iter().chain(entries(said)));
}

/// Reads a text as YAML; a text that is not YAML stays, and is refused at its place.
fn parse_written(written: &Node) -> Node {
    let text = written.text().unwrap_or_default().as_bytes().to_vec();
    let parsed = SourceText::new("", text).ok().and_then(|source| parse(&source).ok());
    parsed.map_or_else(|| written.clone(), |node| node.shift(written.span.start))
}

/// Returns a cell for a map: any sign that would end the cell becomes one that no cell has.
fn as_cell(cell: &str) -> String {
    let sign = |c: char| if c.is_whitespace() || c.is_control() { '\u{fffd}' } else { c };
    cell.chars().map(sign).collect()
}
