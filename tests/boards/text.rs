//! Boards written as scenarios, in every form that scenarios allow.

use std::fmt::Write;

use carcassonne_board::geometry::{Corner, HalfEdge, Motion, Shape, Side, Space};

use super::model::{Board, Mark, PLAYERS, Print, Spot, Tile, move_print};

/// A form of the key `board`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Layout {
    /// A map: rows of cells.
    Map,
    /// A list, with the tiles defined under `tiles`.
    List,
    /// A list ordered from the south-east to the north-west.
    Backwards,
    /// A list with each tile defined in its entry.
    Inline,
    /// A list in which squares are described as they would be before this many quarter turns.
    Turned(u8),
}

/// The way in which a board is written.
#[derive(Debug, Clone, Copy)]
pub(crate) struct WriteOptions {
    pub(crate) layout: Layout,
    /// The prefix of tile names.
    pub(crate) tile_prefix: &'static str,
    /// The prefix of player names.
    pub(crate) player_prefix: &'static str,
    /// Set if tiles that look alike share a name.
    pub(crate) shares_names: bool,
}

/// The suffix of names, so that no name is a prefix of another.
const END: char = 'x';

impl WriteOptions {
    /// Returns a form of board with the default names.
    pub(crate) fn plain(layout: Layout) -> Self {
        Self { layout, tile_prefix: "t", player_prefix: "p", shares_names: false }
    }

    pub(crate) fn player_name(self, player: usize) -> String {
        format!("{}{player}{END}", self.player_prefix)
    }

    /// Returns the name of a tile: its own, or that of the first tile that looks like it if names are shared.
    pub(crate) fn tile_name(self, board: &Board, tile: &Tile) -> String {
        if tile.print.is_unknown {
            return "#".to_owned();
        }
        let lookalike = board.tiles.iter().find(|t| t.print == tile.print);
        let name_giver = lookalike.filter(|_| self.shares_names).unwrap_or(tile);
        format!("{}{}{END}", self.tile_prefix, name_giver.number)
    }

    /// Returns the scenario text.
    pub(crate) fn write(self, board: &Board) -> String {
        let mut text = String::from("question: Who is right?\n");
        let players: Vec<String> = (0..PLAYERS).map(|p| self.player_name(p)).collect();
        let _ = writeln!(text, "players: [{}]", players.join(", "));
        match self.layout {
            Layout::Map => self.write_map(&mut text, board),
            Layout::List | Layout::Backwards | Layout::Inline | Layout::Turned(_) => {
                self.write_list(&mut text, board);
            }
        }
        if self.layout != Layout::Inline {
            text.push_str("tiles:\n");
            let mut defined: Vec<String> = Vec::new();
            for tile in &board.tiles {
                let name = self.tile_name(board, tile);
                if !defined.contains(&name) && !tile.print.is_unknown {
                    let _ = writeln!(text, "  {name}: {}", notation(&self.as_defined(tile)));
                    defined.push(name);
                }
            }
        }
        self.write_pieces(&mut text, board);
        text
    }

    /// Returns the print as defined: that of the tile as it is placed, or before it was turned.
    fn as_defined(self, tile: &Tile) -> Print {
        match (self.layout, tile.shape) {
            (Layout::Turned(quarters), Shape::Square) => move_print(Motion::turn((4 - quarters % 4) % 4), &tile.print),
            _ => tile.print.clone(),
        }
    }

    fn write_map(self, text: &mut String, board: &Board) {
        text.push_str("board: |\n");
        let (first, last) = frame(board);
        for row in first.row..=last.row {
            let cells: Vec<String> =
                (first.column..=last.column).map(|column| self.cell(board, Space::new(column, row))).collect();
            let _ = writeln!(text, "  {}", cells.join(" "));
        }
    }

    fn cell(self, board: &Board, space: Space) -> String {
        let second = board.tiles.iter().find(|t| t.at != space && t.shape.spaces(t.at).any(|s| s == space));
        if let Some(double) = second {
            return if double.at.row == space.row { "<" } else { "^" }.to_owned();
        }
        let tiles_here: Vec<&Tile> = board.tiles.iter().filter(|t| t.at == space).collect();
        let half_name = |corner: Corner| {
            let tile = tiles_here.iter().find(|t| t.shape == Shape::Half(corner));
            tile.map_or(".".to_owned(), |t| self.tile_name(board, t))
        };
        match tiles_here.first().map(|t| t.shape) {
            None => ".".to_owned(),
            Some(Shape::Square | Shape::Double(_)) => self.tile_name(board, tiles_here[0]),
            Some(Shape::Half(Corner::Nw | Corner::Se)) => {
                format!("{}/{}", half_name(Corner::Nw), half_name(Corner::Se))
            }
            Some(Shape::Half(Corner::Sw | Corner::Ne)) => {
                format!("{}\\{}", half_name(Corner::Sw), half_name(Corner::Ne))
            }
        }
    }

    fn write_list(self, text: &mut String, board: &Board) {
        text.push_str("board:\n");
        let mut tiles: Vec<&Tile> = board.tiles.iter().collect();
        if self.layout == Layout::Backwards {
            tiles.reverse();
        }
        for tile in tiles {
            let name = self.tile_name(board, tile);
            let _ = write!(text, "  - {{ name: {name}, at: [{}, {}]", tile.at.column, tile.at.row);
            match (tile.shape, self.layout) {
                (Shape::Half(corner), _) => {
                    let _ = write!(text, ", corner: {corner}");
                }
                (Shape::Square, Layout::Turned(quarters)) => {
                    let _ = write!(text, ", turn: {}", u32::from(quarters) * 90);
                }
                _ => {}
            }
            if self.layout == Layout::Inline {
                let _ = write!(text, ", tile: {}", notation(&tile.print));
            }
            text.push_str(" }\n");
        }
    }

    fn write_pieces(self, text: &mut String, board: &Board) {
        let players_with = |owns: &dyn Fn(usize) -> bool| (0..PLAYERS).filter(|p| owns(*p)).collect::<Vec<_>>();
        let with_meeples = players_with(&|p| board.meeples.iter().any(|m| m.player == p));
        if !with_meeples.is_empty() {
            text.push_str("meeples:\n");
        }
        for player in with_meeples {
            let meeples = board.meeples.iter().filter(|m| m.player == player);
            let places: Vec<String> = meeples
                .map(|m| {
                    let large = if m.large { "large " } else { "" };
                    format!("{large}{}", self.place_text(board, m.spot))
                })
                .collect();
            let _ = writeln!(text, "  {}: [{}]", self.player_name(player), places.join(", "));
        }
        let with_claims = players_with(&|p| board.claims.iter().any(|c| c.player == p));
        if !with_claims.is_empty() {
            text.push_str("claims:\n");
        }
        for player in with_claims {
            let _ = writeln!(text, "  {}:", self.player_name(player));
            for claim in board.claims.iter().filter(|c| c.player == player) {
                let _ = writeln!(text, "    {}: {}", self.place_text(board, claim.spot), claim.points);
            }
        }
    }

    /// Returns the name of a place, with the address of the tile if several share its name.
    fn place_text(self, board: &Board, (number, mark): Spot) -> String {
        let Some(tile) = board.tiles.iter().find(|t| t.number == number) else {
            return "nowhere".to_owned();
        };
        let name = self.tile_name(board, tile);
        let twins = board.tiles.iter().filter(|t| self.tile_name(board, t) == name).count();
        let (first, _) = frame(board);
        let at = match self.layout {
            Layout::Map => Space::new(tile.at.column - first.column, tile.at.row - first.row),
            Layout::List | Layout::Backwards | Layout::Inline | Layout::Turned(_) => tile.at,
        };
        let address = match tile.shape {
            _ if twins == 1 => name,
            Shape::Half(corner) => format!("{name}:{at}:{corner}"),
            Shape::Square | Shape::Double(_) => format!("{name}:{at}"),
        };
        match mark {
            Mark::City(side) => format!("{address}.city@{side}"),
            Mark::Road(side) => format!("{address}.road@{side}"),
            Mark::Field(half) => format!("{address}.field@{half}"),
            Mark::Monastery => format!("{address}.monastery"),
        }
    }
}

/// Returns the north-western and the south-eastern space of the smallest rectangle round all tiles of a board.
pub(crate) fn frame(board: &Board) -> (Space, Space) {
    let spaces = || board.tiles.iter().flat_map(|t| t.shape.spaces(t.at));
    let columns = || spaces().map(|s| s.column);
    let rows = || spaces().map(|s| s.row);
    let corner =
        |column: Option<i32>, row: Option<i32>| Space::new(column.unwrap_or_default(), row.unwrap_or_default());
    (corner(columns().min(), rows().min()), corner(columns().max(), rows().max()))
}

fn notation(print: &Print) -> String {
    let mut keys = Vec::new();
    let cities = print.cities.iter().map(|c| match (c.coats, c.cathedral) {
        (0, false) => letters(&c.sides),
        (coats, cathedral) => {
            format!("{{ sides: {}, coats: {coats}, cathedral: {cathedral} }}", letters(&c.sides))
        }
    });
    keys.extend(list_entry("city", &cities.collect::<Vec<_>>()));
    let roads = print.roads.iter().map(|r| match (r.inn, r.wells) {
        (false, 0) => letters(&r.sides),
        (true, 0) => format!("{{ sides: {}, inn: true }}", letters(&r.sides)),
        (true, wells) => format!("{{ sides: {}, inn: true, wells: {wells} }}", letters(&r.sides)),
        (false, wells) => format!("{{ sides: {}, wells: {wells} }}", letters(&r.sides)),
    });
    keys.extend(list_entry("road", &roads.collect::<Vec<_>>()));
    for (key, sides) in [("crossing", &print.crossing), ("gate", &print.gate)] {
        let (inns, others): (Vec<Side>, Vec<Side>) = sides.iter().copied().partition(|side| print.inns.contains(side));
        let inns = (!inns.is_empty()).then(|| format!("{{ sides: {}, inn: true }}", letters(&inns)));
        let others = (!others.is_empty()).then(|| letters(&others));
        keys.extend(list_entry(key, &[others, inns].into_iter().flatten().collect::<Vec<_>>()));
    }
    keys.extend(print.monastery.map(|kind| format!("monastery: {kind}")));
    keys.extend(print.other_keys.iter().cloned());
    if let Some(fields) = &print.fields {
        let field_texts = fields.iter().map(|(halves, cities)| {
            let halves: Vec<String> = halves.iter().map(HalfEdge::to_string).collect();
            match cities.as_slice() {
                [] => format!("{{ halves: {} }}", halves.join(" ")),
                _ => format!("{{ halves: {}, cities: {} }}", halves.join(" "), letters(cities)),
            }
        });
        keys.push(format!("fields: [{}]", field_texts.collect::<Vec<_>>().join(", ")));
    }
    format!("{{ {} }}", keys.join(", ")).replace("{  }", "{}")
}

fn letters(sides: &[Side]) -> String {
    sides.iter().map(|s| s.word()).collect()
}

fn list_entry(key: &str, items: &[String]) -> Option<String> {
    (!items.is_empty()).then(|| format!("{key}: [{}]", items.join(", ")))
}
