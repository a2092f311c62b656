//! Games written as scenarios.

use std::fmt::Write;

use super::game::{Entry, EntryValue, Figure, Game, Kind, Man, MessageDraw, PAWNS, PLAYERS, ROUNDS, Spot, Turn};

fn tile_name(part: usize, n: u32) -> String {
    let letter = char::from(b'a' + u8::try_from(part).expect("few parts"));
    format!("{letter}{n}")
}

/// Writes a spot in the notation of a scenario.
pub(crate) fn place_text(game: &Game, spot: Spot) -> String {
    match spot {
        Spot::Field(part) => format!("{}.field", tile_name(part, 0)),
        Spot::On(part) => {
            let kind = match game.parts[part].kind {
                Kind::Road { .. } => "road",
                Kind::City { .. } => "city",
                Kind::Monastery => "monastery",
            };
            format!("{}.{kind}", tile_name(part, 0))
        }
    }
}

/// Writes a man's place in the notation of a scenario.
pub(crate) fn man_place(game: &Game, man: &Man) -> String {
    match man.spot {
        Spot::On(part) if man.on_hill => place_text(game, man.spot).replace(&tile_name(part, 0), &tile_name(part, 1)),
        Spot::On(_) | Spot::Field(_) => place_text(game, man.spot),
    }
}

/// Returns the tile of a part that is placed last.
pub(crate) fn last_tile(game: &Game, part: usize) -> String {
    match game.parts[part].kind {
        Kind::Monastery => tile_name(part, 1),
        Kind::Road { .. } | Kind::City { .. } => tile_name(part, game.parts[part].spaces - 1),
    }
}

/// Writes a game as a scenario.
pub(crate) fn write(game: &Game) -> String {
    let mut rows: Vec<String> = Vec::new();
    let mut tiles = String::new();
    for ix in 0..game.parts.len() {
        write_part(game, ix, &mut rows, &mut tiles);
    }
    let mut text = format!("players: [{}]\nboard: |\n", PLAYERS.join(", "));
    for row in rows {
        writeln!(text, "  {row}").expect("a row");
    }
    write!(text, "tiles:\n{tiles}").expect("the tiles");
    text.push_str("meeples:\n");
    for (player, name) in PLAYERS.iter().enumerate() {
        let men = game.men.iter().filter(|m| m.player == player);
        let places: Vec<String> = men.map(|m| format!("{}{}", figure_prefix(m.figure), man_place(game, m))).collect();
        if !places.is_empty() {
            writeln!(text, "  {name}: [{}]", places.join(", ")).expect("meeples");
        }
    }
    text.push_str("track:\n");
    for (name, on) in PLAYERS.iter().zip(game.track) {
        let Some((meeple, messenger)) = on else { continue };
        let messenger = messenger.map(|m| format!(", messenger: {m}")).unwrap_or_default();
        writeln!(text, "  {name}: {{ meeple: {meeple}{messenger} }}").expect("a track");
    }
    writeln!(text, "turn: {}", write_turn(game, &game.turn, true)).expect("a turn");
    if game.men.is_empty() { text.replace("meeples:\n", "") } else { text }
}

fn figure_prefix(figure: Figure) -> &'static str {
    match figure {
        Figure::Plain => "",
        Figure::Large => "large ",
        Figure::Mayor => "mayor ",
        Figure::Phantom => "phantom ",
        Figure::Abbot => "abbot ",
        Figure::Builder => "builder ",
    }
}

fn write_part(game: &Game, ix: usize, rows: &mut Vec<String>, tiles: &mut String) {
    let part = &game.parts[ix];
    let mut define_tile = |name: String, what: String| writeln!(tiles, "  {name}: {what}").expect("a tile");
    if !rows.is_empty() {
        rows.push(".".to_owned());
    }
    let key = match part.kind {
        Kind::Road { .. } => "road",
        Kind::City { .. } => "city",
        Kind::Monastery => {
            let near_tile = |n: u32| if n < part.spaces { tile_name(ix, n) } else { ".".to_owned() };
            define_tile(tile_name(ix, 0), "{ monastery: true }".to_owned());
            (1..part.spaces).for_each(|n| define_tile(tile_name(ix, n), "{}".to_owned()));
            if part.spaces > 3 {
                rows.push([near_tile(3), near_tile(4), near_tile(5)].join("  "));
            }
            rows.push([near_tile(2), tile_name(ix, 0), near_tile(1)].join("  "));
            if part.spaces > 3 {
                rows.push([near_tile(6), near_tile(7), near_tile(8)].join("  "));
            }
            return;
        }
    };
    let extra_keys = match part.kind {
        Kind::Road { inn: true } => ", inn: true".to_owned(),
        Kind::City { coats, cathedral } => {
            let coats = if coats > 0 { format!(", coats: {coats}") } else { String::new() };
            format!("{coats}{}", if cathedral { ", cathedral: true" } else { "" })
        }
        Kind::Road { inn: false } | Kind::Monastery => String::new(),
    };
    let mut row = vec![tile_name(ix, 0)];
    define_tile(tile_name(ix, 0), format!("{{ {key}: E{extra_keys} }}"));
    for n in 1..part.spaces {
        if part.pair && n == 1 {
            let (p, q) = (format!("{}p", tile_name(ix, n)), format!("{}q", tile_name(ix, n)));
            row.push(format!("{p}\\{q}"));
            define_tile(p, format!("{{ {key}: WL }}"));
            define_tile(q, format!("{{ {key}: LE }}"));
        } else {
            let is_last = part.complete && n + 1 == part.spaces;
            let hill = if part.hill && n == 1 { ", hill: true" } else { "" };
            define_tile(tile_name(ix, n), format!("{{ {key}: {}{hill} }}", if is_last { "W" } else { "WE" }));
            row.push(tile_name(ix, n));
        }
    }
    rows.push(row.join("  "));
}

fn write_turn(game: &Game, turn: &Turn, is_outer: bool) -> String {
    let mut keys: Vec<String> = Vec::new();
    if is_outer {
        keys.push("player: red".to_owned());
    }
    if turn.builder {
        keys.push("builder: true".to_owned());
    }
    if let Some(part) = turn.placed_part.filter(|_| turn.states_tile) {
        keys.push(format!("laid: {}", last_tile(game, part)));
    }
    if let Some(entries) = &turn.entries {
        let entries: Vec<String> = entries.iter().map(|e| write_entry(game, e)).collect();
        keys.push(format!("rounds: [{}]", entries.join(", ")));
    }
    if !turn.draws.is_empty() {
        let draws: Vec<String> = turn.draws.iter().map(write_draw).collect();
        keys.push(format!("drew: [{}]", draws.join(", ")));
    }
    if !turn.extra_turns.is_empty() {
        let extra_turns: Vec<String> = turn.extra_turns.iter().map(|t| write_turn(game, t, false)).collect();
        keys.push(format!("then: [{}]", extra_turns.join(", ")));
    }
    format!("{{ {} }}", keys.join(", "))
}

fn write_entry(game: &Game, entry: &Entry) -> String {
    let by = entry.by.map(|p| format!(", by: {}", PAWNS[p])).unwrap_or_default();
    let player = match entry.player {
        0 => String::new(),
        other => format!(", player: {}", PLAYERS[other]),
    };
    let value = match entry.value {
        EntryValue::Points(points) => format!("points: {points}, for: {}", entry.name),
        EntryValue::Feature(part) => format!("score: {}", place_text(game, Spot::On(part))),
    };
    format!("{{ round: {}, {value}{by}{player} }}", ROUNDS[entry.round])
}

fn write_draw(drawn: &MessageDraw) -> String {
    let by = drawn.by.map(|p| format!(", by: {}", PAWNS[p])).unwrap_or_default();
    let take = match drawn.takes_points {
        None => "",
        Some(true) => ", take: points",
        Some(false) => ", take: message",
    };
    format!("{{ message: {}{take}{by} }}", drawn.number)
}
