//! Positions as drafts, which can be changed cell by cell.

use std::collections::{BTreeMap, HashMap};

use super::draft::Draft;
use crate::geometry::{Shape, Space};
use crate::scenario::quick::address::Address;
use crate::scenario::quick::named_players::letter;
use crate::scenario::quick::short_forms::ONLY;
use crate::scenario::{Ask, Claim, FieldKind, Figure, Place, PlayerIx, Scenario, SetupValue, TileIx, TokenKind};
use crate::text::{Node, Span, Value};
use crate::tiles;

impl Draft {
    /// Returns a position as a draft; `None` if a quick map does not say all that plays a part: a phantom, the dragon
    /// standing somewhere, a river.
    ///
    /// The draft has the board with its meeples, every side named, each tile called by its column and row, what is
    /// asked, the question in words and the claims. Expectations are left out.
    pub fn from_scenario(scenario: &Scenario) -> Option<Self> {
        if !scenario.completed_first.is_empty() {
            return None;
        }
        let names = Names::from_scenario(scenario)?;
        let fairy = Fairy::from_scenario(scenario)?;
        let mut standing: BTreeMap<Place, String> = BTreeMap::new();
        let mut questions = Vec::new();
        for meeple in &scenario.meeples {
            let is_large = meeple.figure == Figure::Large;
            let who = short_player_name(scenario, meeple.player, is_large)?;
            match meeple.figure {
                Figure::Meeple | Figure::Large => standing.entry(meeple.place).or_default().extend(["=", &who]),
                Figure::Abbot | Figure::Builder | Figure::Mayor | Figure::Pig | Figure::Wagon => {
                    let place = names.rename_tiles(&scenario.board.place_text(meeple.place));
                    questions.push(format!("{} {place} {who}", meeple.figure.word()));
                }
                Figure::Shepherd | Figure::Ringmaster | Figure::Acrobat | Figure::Phantom => return None,
            }
        }
        let who = |place: Place| standing.get(&place).cloned().unwrap_or_default();
        let map = scenario.board.as_quick_with_meeples(&who)?;
        for barn in &scenario.barns {
            let who = short_player_name(scenario, barn.player, false)?;
            questions.push(format!("barn {} {who}", names.rename_tiles(&barn.written)));
        }
        for token in &scenario.tokens {
            match token.what {
                TokenKind::Flea { tile } => questions.push(format!("flea {}", names.cell_name(tile)?)),
                // The map already contains the bridge.
                TokenKind::Bridge { .. } => {}
                _ => return None,
            }
        }
        questions.extend(write_track(scenario));
        for ask in &scenario.asks {
            questions.push(match fairy.asked_place(ask) {
                Some(at) => format!("fairy {}", names.rename_tiles(at)),
                None => names.question(ask)?,
            });
        }
        if !scenario.asks.is_empty() && scenario.features.is_empty() {
            questions.push(ONLY.to_owned());
        }
        if let Some(question) = &scenario.question {
            questions.push(format!("question {}", question.split_whitespace().collect::<Vec<&str>>().join(" ")));
        }
        for claim in &scenario.claims {
            questions.push(names.claim(scenario, claim)?);
        }
        let questions: Vec<&str> = questions.iter().map(String::as_str).collect();
        Some(Self::new(&map, &questions))
    }
}

/// Returns the line that says where figures stand on the scoreboard; `None` if none does.
fn write_track(scenario: &Scenario) -> Option<String> {
    let entries = scenario.track.iter().map(|(player, on)| {
        let messenger = on.messenger.map(|points| format!(", messenger: {points}")).unwrap_or_default();
        format!("{}: {{ meeple: {}{messenger} }}", scenario.player(*player), on.meeple)
    });
    let entries: Vec<String> = entries.collect();
    (!entries.is_empty()).then(|| format!("track: {{ {} }}", entries.join(", ")))
}

/// The place of the fairy, if a question names it.
struct Fairy<'s>(Option<&'s str>);

impl<'s> Fairy<'s> {
    /// Returns the place of the fairy as the only question about it names it, or no place if no figure is on the board;
    /// `None` if a line cannot say where the figures stand.
    fn from_scenario(scenario: &'s Scenario) -> Option<Self> {
        let figures = &scenario.figures;
        let standing = figures.all().count();
        let Some(fairy) = &figures.fairy else { return (standing == 0).then_some(Self(None)) };
        let at =
            fairy.place.map_or_else(|| scenario.board.address(fairy.tile), |place| scenario.board.place_text(place));
        let mut asked = scenario.asks.iter().filter_map(read_fairy_place);
        let only = asked.next().filter(|_| asked.next().is_none() && standing == 1 && !scenario.features.is_empty())?;
        (only == at).then_some(Self(Some(only)))
    }

    /// Returns the place of the fairy if this question names it; `None` for any other question.
    fn asked_place(&self, ask: &'s Ask) -> Option<&'s str> {
        read_fairy_place(ask).filter(|at| self.0 == Some(*at))
    }
}

/// Returns the place where a question says that the fairy is; `None` for any other question.
fn read_fairy_place(ask: &Ask) -> Option<&str> {
    let Value::Map(entries) = &ask.body.value else { return None };
    let [(key, at)] = entries.as_slice() else { return None };
    at.text().filter(|_| ask.id.is_none() && ask.word == "fairy" && key.text() == Some("at"))
}

/// Returns a player as a quick map names one: by the letter of a colour or the name, in capitals for a large meeple.
/// `None` if the name cannot be written there.
fn short_player_name(scenario: &Scenario, player: PlayerIx, large: bool) -> Option<String> {
    let name = scenario.player(player);
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let word = match letter(name) {
        Some(letter) => letter.to_string(),
        None if name.len() > 1 && name.chars().all(fits) => name.to_owned(),
        None => return None,
    };
    Some(if large { word.to_ascii_uppercase() } else { word })
}

/// The names of the tiles of a board, in a file and as cells.
struct Names {
    /// The names as cells, in the order of the tiles.
    cells: Vec<String>,
    /// The names as cells, by the names that a file may use.
    cell_by_address: HashMap<String, String>,
    /// The space from which a quick map counts columns and rows.
    first: Space,
}

impl Names {
    fn from_scenario(scenario: &Scenario) -> Option<Self> {
        let board = &scenario.board;
        let first = board.north_west()?;
        let mut cells = Vec::new();
        let mut cell_by_address = HashMap::new();
        for ix in board.all() {
            let placed = board.placed(ix);
            let index = |at: i32, first: i32| usize::try_from(at.checked_sub(first)?).ok();
            let corner = match placed.shape {
                Shape::Half(corner) => Some(corner),
                Shape::Square | Shape::Double(_) => None,
            };
            let at = Address {
                column: index(placed.at.column, first.column)?,
                row: index(placed.at.row, first.row)?,
                corner,
            };
            cell_by_address.insert(board.address(ix), at.to_string());
            cell_by_address.insert(format!("{}:{}", board.name(ix), placed.at), at.to_string());
            cells.push(at.to_string());
        }
        Some(Self { cells, cell_by_address, first })
    }

    /// Returns the name of a tile as a cell.
    fn cell_name(&self, tile: TileIx) -> Option<&str> {
        self.cells.get(tile.index()).map(String::as_str)
    }

    /// Returns words with their tiles named as cells: `large p.city` as `large b2sw.city`.
    fn rename_tiles(&self, text: &str) -> String {
        let word = |word: &str| {
            let end = word.find(['.', '@']).unwrap_or(word.len());
            let (tile, rest) = word.split_at(end);
            self.cell_by_address.get(tile).map_or_else(|| word.to_owned(), |cell| format!("{cell}{rest}"))
        };
        text.split(' ').map(word).collect::<Vec<String>>().join(" ")
    }

    /// Returns a value with its tiles named as cells.
    fn rename_in_node(&self, node: &Node) -> Node {
        let value = match &node.value {
            Value::Scalar(text, style) => Value::Scalar(self.rename_tiles(text), *style),
            Value::List(items) => Value::List(items.iter().map(|item| self.rename_in_node(item)).collect()),
            Value::Map(entries) => {
                let both = |(key, value): &(Node, Node)| (self.rename_in_node(key), self.rename_in_node(value));
                Value::Map(entries.iter().map(both).collect())
            }
        };
        Node { span: node.span, value }
    }

    /// Returns a space, or spaces and tiles, as a quick map names them; `None` if a number is too large to move.
    fn rename_spaces(&self, node: &Node) -> Option<Node> {
        let Value::List(items) = &node.value else { return Some(self.rename_in_node(node)) };
        let numbers: Option<Vec<i32>> = items.iter().map(|item| item.text()?.parse().ok()).collect();
        let items = match numbers.as_deref() {
            Some([column, row]) => {
                let moved = [column.checked_sub(self.first.column)?, row.checked_sub(self.first.row)?];
                moved.map(|n| Node::word(n.to_string(), node.span)).into()
            }
            _ => items.iter().map(|item| self.rename_spaces(item)).collect::<Option<Vec<Node>>>()?,
        };
        Some(Node::list(items, node.span))
    }

    /// Returns the value of a key of a question as a quick map has it; `None` if it cannot be said there.
    fn rename_value(&self, kind: FieldKind, node: &Node) -> Option<Node> {
        match kind {
            FieldKind::Space | FieldKind::Stand | FieldKind::Stands { .. } => self.rename_spaces(node),
            // A tile of the file's own has no name in a quick map.
            FieldKind::NewTile if node.text().is_some_and(|text| !is_printed(text)) => None,
            FieldKind::Own if self.first != Space::new(0, 0) && has_numbers(node) => None,
            kind if kind.is_on_the_board() || matches!(kind, FieldKind::Own) => Some(self.rename_in_node(node)),
            _ => Some(node.clone()),
        }
    }

    /// Returns the line of a claim: in points, or else in YAML; `None` if a line cannot name the player.
    fn claim(&self, scenario: &Scenario, claim: &Claim) -> Option<String> {
        let nowhere = Span::default();
        let who = short_player_name(scenario, claim.player, false)?;
        let place = self.rename_tiles(&claim.written);
        let value = match (claim.each, claim.reply.as_slice()) {
            (Some(each), _) => each.to_string(),
            (None, [bare]) if bare.key.is_empty() => bare.node.to_inline(),
            (None, reply) => {
                let mut entries: Vec<(&str, Node)> = Vec::new();
                entries.extend(claim.complete.map(|is| ("complete", Node::word(is.to_string(), nowhere))));
                let each = |(who, points): (&PlayerIx, &u32)| {
                    (Node::word(scenario.player(*who), nowhere), Node::word(points.to_string(), nowhere))
                };
                let points = claim.points.as_ref().map(|points| points.iter().map(each).collect());
                entries.extend(points.map(|points| ("points", Node { span: nowhere, value: Value::Map(points) })));
                entries.extend(reply.iter().map(|said| (said.key.as_str(), self.rename_in_node(&said.node))));
                Node::map(entries, nowhere).to_inline()
            }
        };
        Some(format!("claim {who} {place} {value}"))
    }

    /// Returns a question as it stands beside a quick map; `None` if it names something that has no name there.
    fn question(&self, ask: &Ask) -> Option<String> {
        let (mut renamed, mut is_sayable) = (ask.clone(), true);
        renamed.visit_names(&mut |kind, node| match self.rename_value(kind, node) {
            Some(value) => *node = value,
            None => is_sayable = false,
        });
        if !is_sayable {
            return None;
        }
        let nowhere = Span::default();
        let id = renamed.id.as_ref().map(|id| ("id", Node::word(id, nowhere)));
        let entry = Node::map(id.into_iter().chain([(ask.word.as_str(), renamed.body)]).collect(), nowhere);
        let text = entry.to_inline();
        // A question of a single key needs no braces.
        let bare = text.strip_prefix("{ ").and_then(|text| text.strip_suffix(" }"));
        Some(bare.filter(|_| ask.id.is_none()).unwrap_or(&text).to_owned())
    }
}

/// Returns `true` if a value has a list that may be a column and a row.
fn has_numbers(node: &Node) -> bool {
    let number = |node: &Node| node.text().is_some_and(|text| text.parse::<i64>().is_ok());
    match &node.value {
        Value::Scalar(..) => false,
        Value::List(items) => items.iter().any(|item| number(item) || has_numbers(item)),
        Value::Map(entries) => entries.iter().any(|(_, value)| has_numbers(value)),
    }
}

/// Returns `true` if a text is the id of a printed tile, perhaps with its turn.
fn is_printed(text: &str) -> bool {
    tiles::entry(text.split('@').next().unwrap_or(text)).is_some()
}
