//! The colours of a board, for every output format. No information is given by colour alone.

use anstyle::AnsiColor;

/// A colour as red, green and blue.
pub(super) type Rgb = (u8, u8, u8);

pub(super) const WHITE: Rgb = (255, 255, 255);
pub(super) const DARK: Rgb = (42, 38, 34);
/// The colour in which tile names are written.
pub(super) const NAMES: Rgb = (36, 48, 26);
pub(super) const LAND: Rgb = (195, 215, 155);
/// The colour of the edge of a tile.
pub(super) const EDGE: Rgb = (95, 122, 58);
/// The background colour of an unknown tile (`#`).
pub(super) const HASH: Rgb = (205, 205, 200);
pub(super) const CITY: Rgb = (210, 168, 115);
/// The background colour of an answered city.
pub(super) const ASKED_CITY: Rgb = (200, 145, 79);
pub(super) const WALL: Rgb = (107, 69, 39);
pub(super) const ROAD: Rgb = (251, 246, 233);
pub(super) const ROAD_EDGE: Rgb = (140, 122, 92);
/// The colour of marks such as those of open sides and of gaps on which an answer depends.
pub(super) const MARK: Rgb = (194, 24, 91);
/// The colour of the walk of a question; in SVG, of the first of several walks.
pub(super) const WALK: Rgb = (122, 28, 50);
pub(super) const COAT: Rgb = (47, 95, 168);
/// The colour of the outlines of gaps and empty spaces.
pub(super) const FAINT: Rgb = (139, 147, 155);

/// The colours of answered fields, used in turn.
pub(super) const FIELDS: [Rgb; 4] = [(242, 224, 138), (143, 208, 196), (216, 180, 224), (240, 181, 154)];

/// The colours of players (those of Okabe and Ito, which colour-blind people can distinguish), each with the nearest of
/// a terminal's sixteen.
const PLAYERS: [(&str, Rgb, AnsiColor); 9] = [
    ("red", (213, 94, 0), AnsiColor::Red),
    ("blue", (0, 114, 178), AnsiColor::Blue),
    ("green", (0, 158, 115), AnsiColor::Green),
    ("yellow", (240, 228, 66), AnsiColor::Yellow),
    ("black", (43, 43, 43), AnsiColor::Black),
    ("pink", (204, 121, 167), AnsiColor::Magenta),
    ("grey", (154, 160, 166), AnsiColor::White),
    ("gray", (154, 160, 166), AnsiColor::White),
    ("white", (250, 249, 245), AnsiColor::BrightWhite),
];

/// Returns the colour of a player, in full and for terminals: the colour that is the player's name, or else a free one.
pub(super) fn player_colour(player: usize, players: &[String]) -> (Rgb, AnsiColor) {
    let find_named = |name: &String| PLAYERS.iter().position(|(word, ..)| word == name);
    let by_name = players.get(player).and_then(find_named);
    let used: Vec<usize> = players.iter().filter_map(find_named).collect();
    let free: Vec<usize> = (0..7).filter(|n| !used.contains(n)).collect();
    let unnamed_before = players.iter().take(player).filter(|name| find_named(name).is_none()).count();
    let chosen = by_name.or_else(|| free.get(unnamed_before % free.len().max(1)).copied()).unwrap_or(6);
    let (_, rgb, ansi) = PLAYERS[chosen];
    (rgb, ansi)
}

/// Returns `true` if dark ink is easier to read on a colour than white ink.
pub(super) fn is_light((r, g, b): Rgb) -> bool {
    2 * u32::from(r) + 5 * u32::from(g) + u32::from(b) > 8 * 140
}

/// Returns the ink, dark or white, that is easier to read on the background colour `ground`.
pub(super) fn ink_on(ground: Rgb) -> Rgb {
    if is_light(ground) { DARK } else { WHITE }
}

/// Formats a colour in hexadecimal digits for SVG: `#rrggbb`.
pub(super) fn hex((red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_get_the_colour_of_their_name_or_one_that_is_free() {
        let players: Vec<String> = ["anna", "red", "bert"].map(str::to_owned).to_vec();
        let colours: Vec<Rgb> = (0..3).map(|n| player_colour(n, &players).0).collect();
        assert_eq!(colours[1], PLAYERS[0].1);
        assert!(is_light(player_colour(0, &["white".to_owned()]).0));
        assert!(colours[0] != colours[1] && colours[0] != colours[2] && colours[1] != colours[2]);
    }
}
