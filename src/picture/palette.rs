//! The colours of a board, for every way to draw one. Nothing is told by colour alone.

use anstyle::AnsiColor;

/// Red, green and blue.
pub(super) type Rgb = (u8, u8, u8);

pub(super) const WHITE: Rgb = (255, 255, 255);
pub(super) const DARK: Rgb = (42, 38, 34);
/// What names of tiles are written in.
pub(super) const NAMES: Rgb = (36, 48, 26);
pub(super) const LAND: Rgb = (195, 215, 155);
/// The edge of a tile.
pub(super) const EDGE: Rgb = (95, 122, 58);
/// A tile that does not matter.
pub(super) const HASH: Rgb = (205, 205, 200);
pub(super) const CITY: Rgb = (210, 168, 115);
/// A city that is answered.
pub(super) const ASKED_CITY: Rgb = (200, 145, 79);
pub(super) const WALL: Rgb = (107, 69, 39);
pub(super) const ROAD: Rgb = (251, 246, 233);
pub(super) const ROAD_EDGE: Rgb = (140, 122, 92);
/// Where something is open, or a ruling decides.
pub(super) const MARK: Rgb = (194, 24, 91);
/// The steps of a walk.
pub(super) const WALK: Rgb = (122, 28, 50);
pub(super) const COAT: Rgb = (47, 95, 168);
/// What is not there: gaps, and places where nothing lies.
pub(super) const FAINT: Rgb = (139, 147, 155);

/// The tints of fields that are asked for, one after the other.
pub(super) const FIELDS: [Rgb; 4] = [(242, 224, 138), (143, 208, 196), (216, 180, 224), (240, 181, 154)];

/// The colours of players (those of Okabe and Ito, which colour-blind eyes tell apart), each with the
/// nearest of a terminal's sixteen.
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

/// The colour of a player: that of the name, or else the next that nobody is called by.
pub(super) fn player(player: usize, players: &[String]) -> (Rgb, AnsiColor) {
    let named = |name: &String| PLAYERS.iter().position(|(word, ..)| word == name);
    let own = players.get(player).and_then(named);
    let taken: Vec<usize> = players.iter().filter_map(named).collect();
    let free: Vec<usize> = (0..7).filter(|n| !taken.contains(n)).collect();
    let before = players.iter().take(player).filter(|name| named(name).is_none()).count();
    let chosen = own.or_else(|| free.get(before % free.len().max(1)).copied()).unwrap_or(6);
    let (_, rgb, ansi) = PLAYERS[chosen];
    (rgb, ansi)
}

/// Whether dark ink is read better on a colour than white.
pub(super) fn is_light((r, g, b): Rgb) -> bool {
    2 * u32::from(r) + 5 * u32::from(g) + u32::from(b) > 8 * 140
}

/// What is written in on a ground of a colour.
pub(super) fn ink_on(ground: Rgb) -> Rgb {
    if is_light(ground) { DARK } else { WHITE }
}

/// A colour in hexadecimal digits, as SVG has it.
pub(super) fn hex((red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_get_the_colour_of_their_name_or_one_that_is_free() {
        let players: Vec<String> = ["anna", "red", "bert"].map(str::to_owned).to_vec();
        let colours: Vec<Rgb> = (0..3).map(|n| player(n, &players).0).collect();
        assert_eq!(colours[1], PLAYERS[0].1);
        assert!(is_light(player(0, &["white".to_owned()]).0));
        assert!(colours[0] != colours[1] && colours[0] != colours[2] && colours[1] != colours[2]);
    }
}
