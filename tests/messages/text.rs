//! Games written as scenarios.

use std::fmt::Write;

use super::game::{Entry, Figure, Game, Kind, Man, MessageDraw, PAWNS, PLAYERS, ROUNDS, Spot, Turn, What};

/// Returns the name of a tile of a part.
fn tile(part: usize, n: u32) -> String {
    let letter = char::from(b'a' + u8::try_from(part).expect("few parts"));
    format!("{letter}{n}")
}

/// Writes a spot in the notation of a scenario.
pub(crate) fn place(game: &Game, spot: Spot) -> String {
    match spot {
        Spot::Field(part) => format!("{}.field", tile(part, 0)),
        Spot::On(part) => {
            let kind = match game.parts[part].kind {
                Kind::Road { .. } => "road",
                Kind::City { .. } => "city",
                Kind::Monastery => "monastery",
            };
            format!("{}.{kind}", tile(part, 0))
        }
    }
}

/// Writes a man's place in the notation of a scenario.
pub(crate) fn standing(game: &Game, man: &Man) -> String {
    match man.spot {
        Spot::On(part) if man.on_hill => place(game, man.spot).replace(&tile(part, 0), &tile(part, 1)),
        Spot::On(_) | Spot::Field(_) => place(game, man.spot),
    }
}

/// Returns the tile of a part that is placed last.
pub(crate) fn last_tile(game: &Game, part: usize) -> String {
    match game.parts[part].kind {
        Kind::Monastery => tile(part, 1),
        Kind::Road { .. } | Kind::City { .. } => tile(part, game.parts[part].spaces - 1),
    }
}

/// Writes a game as a scenario.
pub(crate) fn write(game: &Game) -> String {
    let mut rows: Vec<String> = Vec::new();
    let mut tiles = String::new();
    for ix in 0..game.parts.len() {
        part(game, ix, &mut rows, &mut tiles);
    }
    let mut text = format!("players: [{}]\nboard: |\n", PLAYERS.join(", "));
    for row in rows {
        writeln!(text, "  {row}").expect("a row");
    }
    write!(text, "tiles:\n{tiles}").expect("the tiles");
    text.push_str("meeples:\n");
    for (player, name) in PLAYERS.iter().enumerate() {
        let own = game.men.iter().filter(|m| m.player == player);
        let own: Vec<String> = own.map(|m| format!("{}{}", figure(m.figure), standing(game, m))).collect();
        if !own.is_empty() {
            writeln!(text, "  {name}: [{}]", own.join(", ")).expect("meeples");
        }
    }
    text.push_str("track:\n");
    for (name, on) in PLAYERS.iter().zip(game.track) {
        let Some((meeple, messenger)) = on else { continue };
        let messenger = messenger.map(|m| format!(", messenger: {m}")).unwrap_or_default();
        writeln!(text, "  {name}: {{ meeple: {meeple}{messenger} }}").expect("a track");
    }
    writeln!(text, "turn: {}", turn(game, &game.turn, true)).expect("a turn");
    if game.men.is_empty() { text.replace("meeples:\n", "") } else { text }
}

fn figure(figure: Figure) -> &'static str {
    match figure {
        Figure::Plain => "",
        Figure::Large => "large ",
        Figure::Mayor => "mayor ",
        Figure::Phantom => "phantom ",
        Figure::Abbot => "abbot ",
        Figure::Builder => "builder ",
    }
}

fn part(game: &Game, ix: usize, rows: &mut Vec<String>, tiles: &mut String) {
    let part = &game.parts[ix];
    let mut say = |name: String, what: String| writeln!(tiles, "  {name}: {what}").expect("a tile");
    if !rows.is_empty() {
        rows.push(".".to_owned());
    }
    let key = match part.kind {
        Kind::Road { .. } => "road",
        Kind::City { .. } => "city",
        Kind::Monastery => {
            let near = |n: u32| if n < part.spaces { tile(ix, n) } else { ".".to_owned() };
            say(tile(ix, 0), "{ monastery: true }".to_owned());
            (1..part.spaces).for_each(|n| say(tile(ix, n), "{}".to_owned()));
            if part.spaces > 3 {
                rows.push([near(3), near(4), near(5)].join("  "));
            }
            rows.push([near(2), tile(ix, 0), near(1)].join("  "));
            if part.spaces > 3 {
                rows.push([near(6), near(7), near(8)].join("  "));
            }
            return;
        }
    };
    let more = match part.kind {
        Kind::Road { inn: true } => ", inn: true".to_owned(),
        Kind::City { coats, cathedral } => {
            let coats = if coats > 0 { format!(", coats: {coats}") } else { String::new() };
            format!("{coats}{}", if cathedral { ", cathedral: true" } else { "" })
        }
        Kind::Road { inn: false } | Kind::Monastery => String::new(),
    };
    let mut row = vec![tile(ix, 0)];
    say(tile(ix, 0), format!("{{ {key}: E{more} }}"));
    for n in 1..part.spaces {
        if part.pair && n == 1 {
            let (p, q) = (format!("{}p", tile(ix, n)), format!("{}q", tile(ix, n)));
            row.push(format!("{p}\\{q}"));
            say(p, format!("{{ {key}: WL }}"));
            say(q, format!("{{ {key}: LE }}"));
        } else {
            let last = part.complete && n + 1 == part.spaces;
            let hill = if part.hill && n == 1 { ", hill: true" } else { "" };
            say(tile(ix, n), format!("{{ {key}: {}{hill} }}", if last { "W" } else { "WE" }));
            row.push(tile(ix, n));
        }
    }
    rows.push(row.join("  "));
}

fn turn(game: &Game, turn_: &Turn, outer: bool) -> String {
    let mut keys: Vec<String> = Vec::new();
    if outer {
        keys.push("player: red".to_owned());
    }
    if turn_.builder {
        keys.push("builder: true".to_owned());
    }
    if let Some(part) = turn_.laid.filter(|_| turn_.tells) {
        keys.push(format!("laid: {}", last_tile(game, part)));
    }
    if let Some(entries) = &turn_.entries {
        let entries: Vec<String> = entries.iter().map(|e| entry(game, e)).collect();
        keys.push(format!("rounds: [{}]", entries.join(", ")));
    }
    if !turn_.drew.is_empty() {
        let drew: Vec<String> = turn_.drew.iter().map(drawn).collect();
        keys.push(format!("drew: [{}]", drew.join(", ")));
    }
    if !turn_.then.is_empty() {
        let then: Vec<String> = turn_.then.iter().map(|t| turn(game, t, false)).collect();
        keys.push(format!("then: [{}]", then.join(", ")));
    }
    format!("{{ {} }}", keys.join(", "))
}

fn entry(game: &Game, entry: &Entry) -> String {
    let by = entry.by.map(|p| format!(", by: {}", PAWNS[p])).unwrap_or_default();
    let player = match entry.player {
        0 => String::new(),
        other => format!(", player: {}", PLAYERS[other]),
    };
    let what = match entry.what {
        What::Points(points) => format!("points: {points}, for: {}", entry.name),
        What::Feature(part) => format!("score: {}", place(game, Spot::On(part))),
    };
    format!("{{ round: {}, {what}{by}{player} }}", ROUNDS[entry.round])
}

fn drawn(drawn: &MessageDraw) -> String {
    let by = drawn.by.map(|p| format!(", by: {}", PAWNS[p])).unwrap_or_default();
    let take = match drawn.points {
        None => "",
        Some(true) => ", take: points",
        Some(false) => ", take: message",
    };
    format!("{{ message: {}{take}{by} }}", drawn.number)
}
