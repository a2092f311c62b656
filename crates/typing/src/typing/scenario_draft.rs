//! Positions as drafts, which can be changed cell by cell.

use std::collections::{BTreeMap, HashMap};

use carcassonne_board::geometry::{Motion, Shape, Space};
use carcassonne_board::tiles;
use carcassonne_position::asks::fairy;
use carcassonne_position::quick::address::Address;
use carcassonne_position::quick::named_players::letter;
use carcassonne_position::quick::short_forms::ONLY;
use carcassonne_position::{
    Ask, Claim, FieldKind, Figure, Figures, NameChange, Offer, Place, PlayerIx, Scenario, TileIx, Token, TokenKind,
};
use carcassonne_text::{Node, Span, Value};

use super::draft::Draft;

impl Draft {
    /// Returns a position as a draft; `None` if a quick map does not say all that plays a part: a phantom, the dragon
    /// standing somewhere, a river.
    ///
    /// The draft has the board with its meeples, every side named, each tile called by its column and row, what is
    /// asked, the question in words and the claims. Expectations are left out.
    pub fn from_scenario(scenario: &Scenario) -> Option<Self> {
        let tile_names = Names::from_scenario(scenario)?;
        let names: &dyn NameChange = &tile_names;
        let fairy = Fairy::from_scenario(scenario);
        let mut standing: BTreeMap<Place, String> = BTreeMap::new();
        let mut questions = Vec::new();
        for meeple in &scenario.meeples {
            let is_large = meeple.figure == Figure::Large;
            let who = short_player_name(scenario, meeple.player, is_large)?;
            match meeple.figure {
                Figure::Meeple | Figure::Large => standing.entry(meeple.place).or_default().extend(["=", &who]),
                Figure::Abbot | Figure::Builder | Figure::Mayor | Figure::Pig | Figure::Wagon => {
                    let place = names.change_places(&scenario.board.place_text(meeple.place));
                    questions.push(format!("{} {place} {who}", meeple.figure.word()));
                }
                Figure::Shepherd | Figure::Ringmaster | Figure::Acrobat | Figure::Phantom => {
                    let place = names.change_places(&scenario.board.place_text(meeple.place));
                    let (player, figure) = (scenario.player(meeple.player), meeple.figure.word());
                    questions.push(format!("meeples: {{ {player}: {figure} {place} }}"));
                }
            }
        }
        let who = |place: Place| standing.get(&place).cloned().unwrap_or_default();
        let map = scenario.board.as_quick_with_meeples(&who)?;
        for barn in &scenario.barns {
            let who = short_player_name(scenario, barn.player, false)?;
            questions.push(format!("barn {} {who}", names.change_places(&barn.written)));
        }
        // The map already contains the bridges.
        for token in scenario.tokens.iter().filter(|token| !matches!(token.what, TokenKind::Bridge { .. })) {
            questions.push(write_token(scenario, token, names)?);
        }
        questions.extend(write_figures(scenario, &fairy, names));
        for first in &scenario.completed_first {
            questions.push(format!("completed_first: {}", names.change_places(&scenario.board.place_text(*first))));
        }
        questions.extend(write_track(scenario));
        for ask in &scenario.asks {
            questions.push(match fairy.asked_place(ask) {
                Some(at) => format!("fairy {}", names.change_places(at)),
                None => names.change_ask(ask)?.to_line(),
            });
        }
        if !scenario.asks.is_empty() && scenario.features.is_empty() {
            questions.push(ONLY.to_owned());
        }
        if let Some(question) = &scenario.question {
            questions.push(format!("question {}", question.split_whitespace().collect::<Vec<&str>>().join(" ")));
        }
        for claim in &scenario.claims {
            questions.push(tile_names.claim(scenario, claim)?);
        }
        let questions: Vec<&str> = questions.iter().map(String::as_str).collect();
        Some(Self::new(&map, &questions))
    }
}

/// Returns the line that puts a token on the board; `None` for a bridge, or if its tile cannot be named.
fn write_token(scenario: &Scenario, token: &Token, names: &dyn NameChange) -> Option<String> {
    let address = |tile: TileIx| names.tile(&scenario.board.address(tile));
    let at = |place: Place| names.place(&scenario.board.place_text(place));
    Some(match token.what {
        TokenKind::Bridge { .. } => return None,
        TokenKind::Flea { tile } => format!("flea {}", address(tile)?),
        TokenKind::Building { tile, kind } => {
            let kind = kind.map(|kind| format!(", kind: {}", kind.word())).unwrap_or_default();
            format!("tokens: {{ building: {}{kind} }}", address(tile)?)
        }
        TokenKind::Castle { place } => format!("tokens: {{ castle: {} }}", at(place)?),
        TokenKind::Sheep { place, value } => format!("tokens: {{ sheep: {}, value: {value} }}", at(place)?),
    })
}

/// Returns the line with the figures that belong to nobody and of which no question says where they are; `None` if there are
/// none.
fn write_figures(scenario: &Scenario, fairy: &Fairy<'_>, names: &dyn NameChange) -> Option<String> {
    let Figures { dragon, fairy: own_fairy, mage, witch } = &scenario.figures;
    let own_fairy = own_fairy.as_ref().filter(|_| fairy.0.is_none());
    let figures =
        [("dragon", dragon.as_ref()), ("fairy", own_fairy), ("mage", mage.as_ref()), ("witch", witch.as_ref())];
    let figures = figures.into_iter().filter_map(|(word, position)| Some((word, position?))).map(|(word, position)| {
        let at =
            position.place.map_or_else(|| scenario.board.address(position.tile), |at| scenario.board.place_text(at));
        format!("{word}: {}", names.change_places(&at))
    });
    let figures: Vec<String> = figures.collect();
    (!figures.is_empty()).then(|| format!("figures: {{ {} }}", figures.join(", ")))
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
    /// Returns the place of the fairy as the only question about it names it, if that is where she is.
    fn from_scenario(scenario: &'s Scenario) -> Self {
        let asked = scenario.figures.fairy.as_ref().and_then(|fairy| {
            let at = fairy.place.map_or_else(|| scenario.board.address(fairy.tile), |at| scenario.board.place_text(at));
            let mut asked = scenario.asks.iter().filter_map(read_fairy_place);
            let is_alone = scenario.figures.all().count() == 1 && !scenario.features.is_empty();
            asked.next().filter(|only| asked.next().is_none() && is_alone && *only == at)
        });
        Self(asked)
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
    at.text().filter(|_| ask.id.is_none() && ask.word == fairy::DECLARATION.ask && key.text() == Some(fairy::AT.key))
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
    /// The names as cells, by the names that a file may use.
    cell_by_address: HashMap<String, String>,
    /// The space from which a quick map counts columns and rows.
    first: Space,
}

impl Names {
    fn from_scenario(scenario: &Scenario) -> Option<Self> {
        let board = &scenario.board;
        let first = board.north_west()?;
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
        }
        Some(Self { cell_by_address, first })
    }

    /// Returns the line of a claim: in points, or else in YAML; `None` if a line cannot name the player.
    fn claim(&self, scenario: &Scenario, claim: &Claim) -> Option<String> {
        let nowhere = Span::default();
        let who = short_player_name(scenario, claim.player, false)?;
        let names: &dyn NameChange = self;
        let place = names.change_places(&claim.written);
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
                for said in reply {
                    entries.push((said.key.as_str(), names.change(FieldKind::Own, &said.node)?));
                }
                Node::map(entries, nowhere).to_inline()
            }
        };
        Some(format!("claim {who} {place} {value}"))
    }
}

impl NameChange for Names {
    fn motion(&self) -> Motion {
        Motion::shift(self.first.column.saturating_neg(), self.first.row.saturating_neg())
    }

    fn tile(&self, address: &str) -> Option<String> {
        self.cell_by_address.get(address).cloned()
    }

    fn space(&self, at: Space) -> Option<Space> {
        Some(Space::new(at.column.checked_sub(self.first.column)?, at.row.checked_sub(self.first.row)?))
    }

    /// A tile of the file's own has no name in a quick map.
    fn new_tile(&self, tile: &Node, offer: Offer) -> Option<(Node, u16)> {
        tile.text().is_none_or(is_printed).then(|| (tile.clone(), offer.turn.unwrap_or(0)))
    }
}

/// Returns `true` if a text is the id of a printed tile, perhaps with its turn.
fn is_printed(text: &str) -> bool {
    tiles::entry(text.split('@').next().unwrap_or(text)).is_some()
}
