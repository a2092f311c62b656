//! The colours of cells. No information is given by colour alone.

use std::fmt::Write;

use anstyle::{Ansi256Color, AnsiColor, Color, RgbColor, Style};

use crate::picture::palette::{
    ASKED_CITY, CITY, COAT, DARK, EDGE, FAINT, FIELDS, HASH, LAND, MARK, ROAD, ROAD_EDGE, Rgb, WALK, WALL, WHITE,
    is_light, player_colour,
};

/// The number of colours that the output can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Inks {
    /// No colours.
    None,
    /// The sixteen standard colours, whose look depends on the terminal: used for tokens and marks only.
    Sixteen,
    /// The 256 colours of most terminals.
    Many,
    /// All colours of 24 bits.
    All,
}

/// The kind of a character in a cell, which decides its colour.
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

/// The kind of ground in a cell, which decides the background colour.
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

impl Inks {
    /// Returns the terminal style of a cell with this ink and ground.
    pub(super) fn style(self, ink: Ink, ground: Ground, players: &[String]) -> Style {
        match self {
            Self::None => Style::new(),
            Self::Sixteen => sixteen_style(ink, ground, players),
            Self::Many => full_style(ink, ground, players, |rgb| Color::Ansi256(Ansi256Color(nearest_ansi(rgb)))),
            Self::All => full_style(ink, ground, players, |(r, g, b)| Color::Rgb(RgbColor(r, g, b))),
        }
    }
}

fn sixteen_style(ink: Ink, ground: Ground, players: &[String]) -> Style {
    let bold_on = |colour: AnsiColor| Style::new().bold().bg_color(Some(Color::Ansi(colour)));
    let white = |style: Style| style.fg_color(Some(Color::Ansi(AnsiColor::BrightWhite)));
    match (ink, ground) {
        (Ink::Token, Ground::Player(n)) => {
            let (rgb, ansi) = player_colour(n, players);
            if is_light(rgb) {
                bold_on(ansi).fg_color(Some(Color::Ansi(AnsiColor::Black)))
            } else {
                white(bold_on(ansi))
            }
        }
        (Ink::Mark, _) => white(bold_on(AnsiColor::Magenta)),
        (Ink::Letter, _) => Style::new().bold().invert(),
        _ => Style::new(),
    }
}

fn full_style(ink: Ink, ground: Ground, players: &[String], colour: impl Fn(Rgb) -> Color) -> Style {
    let background: Option<Rgb> = match ground {
        Ground::Void => None,
        Ground::Land => Some(LAND),
        Ground::Hash => Some(HASH),
        Ground::City { asked: true } => Some(ASKED_CITY),
        Ground::City { asked: false } => Some(CITY),
        Ground::Field { letter } => Some(FIELDS[letter % FIELDS.len()]),
        Ground::Road => Some(ROAD),
        Ground::Player(n) => Some(player_colour(n, players).0),
        Ground::Letter => Some(DARK),
        Ground::Mark => Some(MARK),
        Ground::Stop => Some(WALK),
        Ground::Coat => Some(COAT),
    };
    let (foreground, is_bold): (Rgb, bool) = match (ink, ground) {
        (Ink::Faint, _) | (Ink::Line | Ink::Name | Ink::Printed, Ground::Void) => (FAINT, false),
        (Ink::Land, Ground::Hash) => ((120, 120, 116), false),
        (Ink::Land, _) => ((61, 74, 38), false),
        // The ground shows the city; its sign is a shade of that colour.
        (Ink::City, Ground::City { asked: false }) => ((196, 152, 98), false),
        (Ink::City, _) => ((182, 128, 65), false),
        (Ink::Line, Ground::City { .. }) => (WALL, true),
        (Ink::Line, _) => (EDGE, true),
        (Ink::Frame, Ground::City { .. }) => ((154, 106, 53), false),
        (Ink::Frame, _) => (EDGE, false),
        (Ink::Road, _) => (ROAD_EDGE, false),
        (Ink::Name | Ink::Printed, _) => ((36, 48, 26), false),
        (Ink::Building, _) => ((140, 40, 30), true),
        (Ink::Token, Ground::Player(n)) if is_light(player_colour(n, players).0) => (DARK, true),
        (Ink::Token | Ink::Letter | Ink::Mark, _) => (WHITE, true),
    };
    let style = Style::new().fg_color(Some(colour(foreground))).bg_color(background.map(colour));
    if is_bold { style.bold() } else { style }
}

/// Returns the number of that of the terminal's 256 colours which is nearest, in the cube of 6 by 6 by 6 or the greys.
fn nearest_ansi((r, g, b): Rgb) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |a: Rgb| {
        let square = |x: u8, y: u8| u32::from(x.abs_diff(y)).pow(2);
        square(a.0, r) + square(a.1, g) + square(a.2, b)
    };
    let cube = (0..216u8).map(|n| {
        let step = |n: u8| STEPS[usize::from(n % 6)];
        (16 + n, (step(n / 36), step(n / 6), step(n)))
    });
    let greys = (0..24u8).map(|n| (232 + n, (8 + 10 * n, 8 + 10 * n, 8 + 10 * n)));
    let all = cube.chain(greys);
    all.min_by_key(|(_, rgb)| distance(*rgb)).map_or(7, |(n, _)| n)
}

/// Formats letters with their styles as text, with as few changes of style as possible.
pub(super) fn format_styled(cells: impl Iterator<Item = (char, Style)>) -> String {
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
    fn the_nearest_of_256_is_the_colour_itself_where_it_is_there() {
        assert_eq!(nearest_ansi((255, 255, 255)), 231);
        assert_eq!(nearest_ansi((95, 135, 175)), 67);
        assert_eq!(nearest_ansi((8, 8, 8)), 232);
    }

    #[test]
    fn a_style_is_written_once_for_a_run_of_cells() {
        let bold = Style::new().bold();
        let cells = [('a', Style::new()), ('b', bold), ('c', bold), ('d', Style::new())];
        assert_eq!(format_styled(cells.into_iter()), "a\u{1b}[1mbc\u{1b}[0md");
    }
}
