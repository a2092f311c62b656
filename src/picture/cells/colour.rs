//! How a cell looks in colour. Nothing is told by colour alone.

use std::fmt::Write;

use anstyle::{Ansi256Color, AnsiColor, Color, RgbColor, Style};

/// How many colours there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Inks {
    /// None.
    None,
    /// The sixteen of old: for tokens and marks alone, since nobody knows how they look.
    Sixteen,
    /// The 256 of most terminals.
    Many,
    /// All that 24 bits can say.
    All,
}

/// What a cell is drawn with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ink {
    Faint,
    Land,
    City,
    Line,
    Frame,
    Road,
    Name,
    Token,
    Letter,
    Mark,
    Building,
    Printed,
}

/// What a cell is drawn on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    Void,
    Land,
    Hash,
    City { asked: bool },
    Field { letter: usize },
    Road,
    Player(usize),
    Letter,
    Mark,
    Stop,
    Coat,
}

type Rgb = (u8, u8, u8);

const WHITE: Rgb = (255, 255, 255);
const DARK: Rgb = (42, 38, 34);

/// The tints of fields that are asked for, one after the other.
const FIELDS: [Rgb; 4] = [(242, 224, 138), (143, 208, 196), (216, 180, 224), (240, 181, 154)];

/// The colours of players (those of Okabe and Ito, which colour-blind eyes tell apart), each with the
/// sixteen's nearest.
const PLAYERS: [(&str, Rgb, AnsiColor); 8] = [
    ("red", (213, 94, 0), AnsiColor::Red),
    ("blue", (0, 114, 178), AnsiColor::Blue),
    ("green", (0, 158, 115), AnsiColor::Green),
    ("yellow", (240, 228, 66), AnsiColor::Yellow),
    ("black", (43, 43, 43), AnsiColor::Black),
    ("pink", (204, 121, 167), AnsiColor::Magenta),
    ("grey", (154, 160, 166), AnsiColor::White),
    ("gray", (154, 160, 166), AnsiColor::White),
];

/// The colour of a player: that of the name, or else the next that nobody is called by.
fn player(player: usize, players: &[String]) -> (Rgb, AnsiColor) {
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
fn is_light((r, g, b): Rgb) -> bool {
    2 * u32::from(r) + 5 * u32::from(g) + u32::from(b) > 8 * 140
}

impl Inks {
    /// How a cell looks.
    pub(super) fn style(self, ink: Ink, ground: Ground, players: &[String]) -> Style {
        match self {
            Self::None => Style::new(),
            Self::Sixteen => sixteen(ink, ground, players),
            Self::Many => {
                full(ink, ground, players, |rgb| Color::Ansi256(Ansi256Color(nearest(rgb))))
            }
            Self::All => full(ink, ground, players, |(r, g, b)| Color::Rgb(RgbColor(r, g, b))),
        }
    }
}

fn sixteen(ink: Ink, ground: Ground, players: &[String]) -> Style {
    let on = |colour: AnsiColor| Style::new().bold().bg_color(Some(Color::Ansi(colour)));
    let white = |style: Style| style.fg_color(Some(Color::Ansi(AnsiColor::BrightWhite)));
    match (ink, ground) {
        (Ink::Token, Ground::Player(n)) => {
            let (rgb, ansi) = player(n, players);
            if is_light(rgb) {
                on(ansi).fg_color(Some(Color::Ansi(AnsiColor::Black)))
            } else {
                white(on(ansi))
            }
        }
        (Ink::Mark, _) => white(on(AnsiColor::Magenta)),
        (Ink::Letter, _) => Style::new().bold().invert(),
        _ => Style::new(),
    }
}

fn full(ink: Ink, ground: Ground, players: &[String], colour: impl Fn(Rgb) -> Color) -> Style {
    let back: Option<Rgb> = match ground {
        Ground::Void => None,
        Ground::Land => Some((195, 215, 155)),
        Ground::Hash => Some((205, 205, 200)),
        Ground::City { asked: true } => Some((200, 145, 79)),
        Ground::City { asked: false } => Some((210, 168, 115)),
        Ground::Field { letter } => Some(FIELDS[letter % FIELDS.len()]),
        Ground::Road => Some((251, 246, 233)),
        Ground::Player(n) => Some(player(n, players).0),
        Ground::Letter => Some(DARK),
        Ground::Mark => Some((194, 24, 91)),
        Ground::Stop => Some((122, 28, 50)),
        Ground::Coat => Some((47, 95, 168)),
    };
    let (fore, bold): (Rgb, bool) = match (ink, ground) {
        (Ink::Faint, _) | (Ink::Line | Ink::Name | Ink::Printed, Ground::Void) => {
            ((139, 147, 155), false)
        }
        (Ink::Land, Ground::Hash) => ((120, 120, 116), false),
        (Ink::Land, _) => ((61, 74, 38), false),
        // The ground tells a city; the sign is a shade of it.
        (Ink::City, Ground::City { asked: false }) => ((196, 152, 98), false),
        (Ink::City, _) => ((182, 128, 65), false),
        (Ink::Line, Ground::City { .. }) => ((107, 69, 39), true),
        (Ink::Line, _) => ((95, 122, 58), true),
        (Ink::Frame, Ground::City { .. }) => ((154, 106, 53), false),
        (Ink::Frame, _) => ((95, 122, 58), false),
        (Ink::Road, _) => ((140, 122, 92), false),
        (Ink::Name | Ink::Printed, _) => ((36, 48, 26), false),
        (Ink::Building, _) => ((140, 40, 30), true),
        (Ink::Token, Ground::Player(n)) if is_light(player(n, players).0) => (DARK, true),
        (Ink::Token | Ink::Letter | Ink::Mark, _) => (WHITE, true),
    };
    let style = Style::new().fg_color(Some(colour(fore))).bg_color(back.map(colour));
    if bold { style.bold() } else { style }
}

/// The nearest of the 256 colours, by its number: of the cube of 6 by 6 by 6, or of the greys.
fn nearest((r, g, b): Rgb) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let far = |a: Rgb| {
        let square = |x: u8, y: u8| u32::from(x.abs_diff(y)).pow(2);
        square(a.0, r) + square(a.1, g) + square(a.2, b)
    };
    let cube = (0..216u8).map(|n| {
        let step = |n: u8| STEPS[usize::from(n % 6)];
        (16 + n, (step(n / 36), step(n / 6), step(n)))
    });
    let greys = (0..24u8).map(|n| (232 + n, (8 + 10 * n, 8 + 10 * n, 8 + 10 * n)));
    let all = cube.chain(greys);
    all.min_by_key(|(_, rgb)| far(*rgb)).map_or(7, |(n, _)| n)
}

/// Letters in their styles as text, with as few changes of style as it takes.
pub(super) fn painted(cells: impl Iterator<Item = (char, Style)>) -> String {
    let mut out = String::new();
    let mut last = Style::new();
    for (letter, style) in cells {
        if style != last {
            let _ = write!(out, "{last:#}{style}");
            last = style;
        }
        out.push(letter);
    }
    let _ = write!(out, "{last:#}");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_get_the_colour_of_their_name_or_one_that_is_free() {
        let players: Vec<String> = ["anna", "red", "bert"].map(str::to_owned).to_vec();
        let colours: Vec<Rgb> = (0..3).map(|n| player(n, &players).0).collect();
        assert_eq!(colours[1], PLAYERS[0].1);
        assert!(colours[0] != colours[1] && colours[0] != colours[2] && colours[1] != colours[2]);
    }

    #[test]
    fn the_nearest_of_256_is_the_colour_itself_where_it_is_there() {
        assert_eq!(nearest((255, 255, 255)), 231);
        assert_eq!(nearest((95, 135, 175)), 67);
        assert_eq!(nearest((8, 8, 8)), 232);
    }

    #[test]
    fn a_style_is_written_once_for_a_run_of_cells() {
        let bold = Style::new().bold();
        let cells = [('a', Style::new()), ('b', bold), ('c', bold), ('d', Style::new())];
        assert_eq!(painted(cells.into_iter()), "a\u{1b}[1mbc\u{1b}[0md");
    }
}
