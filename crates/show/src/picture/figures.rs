//! The appearance of the players' figures: one row each.

use carcassonne_position::Figure;

/// The appearance of a player's figure or barn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Appearance {
    /// The letter before the player's initials where the figure is written in characters; `None` for meeples and barns.
    pub(super) letter: Option<char>,
    /// The outline of the figure, as SVG path data.
    pub(super) outline: &'static str,
    /// The details drawn over the outline of the figure, as SVG.
    pub(super) details: &'static str,
    /// The position of the player's initials, in a box of 24 by 24 units.
    pub(super) at: (f64, f64),
    /// The height of the player's initials, in units.
    pub(super) height: f64,
}

/// The outline of a meeple, as SVG path data.
pub(super) const MEEPLE_OUTLINE: &str = "M12 2.2C10 2.2 8.6 3.7 8.6 5.5C8.6 6.4 8.9 7.1 9.3 7.7C6.7 8.5 2.8 9.9 2.8 12C2.8 13.5 5.4 13.8 7.7 13.8C7.2 15.8 5.4 18.1 4.5 20C4 21 4.4 21.8 5.5 21.8H9.8C10.4 21.8 10.7 21.5 10.9 21L12 18.4L13.1 21C13.3 21.5 13.6 21.8 14.2 21.8H18.5C19.6 21.8 20 21 19.5 20C18.6 18.1 16.8 15.8 16.3 13.8C18.6 13.8 21.2 13.5 21.2 12C21.2 9.9 17.3 8.5 14.7 7.7C15.1 7.1 15.4 6.4 15.4 5.5C15.4 3.7 14 2.2 12 2.2Z";

pub(super) fn appearance(figure: Figure) -> Appearance {
    let upright =
        |letter, over| Appearance { letter, outline: MEEPLE_OUTLINE, details: over, at: (12.0, 12.6), height: 5.4 };
    match figure {
        Figure::Meeple | Figure::Large => upright(None, ""),
        Figure::Abbot => upright(
            Some('a'),
            r##"<path d="M8.8 4.5L8.2 1.2L12 -2L15.8 1.2L15.2 4.5Z" fill="#ffffff" stroke="#2a2622" stroke-width="1.1" stroke-linejoin="round"/><path d="M12 -.3V3.5M10.5 1.3H13.5" stroke="#2a2622" stroke-width="1"/>"##,
        ),
        Figure::Mayor => upright(
            Some('m'),
            r##"<path d="M6 3.6H18L16.5 -.5C15 .6 13.5 .3 12 -1C10.5 .3 9 .6 7.5 -.5Z" fill="#e2b93b" stroke="#2a2622" stroke-width="1.1" stroke-linejoin="round"/>"##,
        ),
        Figure::Builder => upright(
            Some('b'),
            r##"<path d="M6.8 4.6C6.8 .8 9 -.8 12 -.8C15 -.8 17.2 .8 17.2 4.6Z" fill="#f3c21b" stroke="#2a2622" stroke-width="1.1" stroke-linejoin="round"/><path d="M20.5 15V5M18.3 5H22.7" stroke="#2a2622" stroke-width="1.8" stroke-linecap="round"/>"##,
        ),
        Figure::Shepherd => upright(
            Some('s'),
            r##"<path d="M21 21.5V6.5C21 3 17.5 3 17.5 6" fill="none" stroke="#ffffff" stroke-width="3" stroke-linecap="round"/><path d="M21 21.5V6.5C21 3 17.5 3 17.5 6" fill="none" stroke="#5b3a1e" stroke-width="1.5" stroke-linecap="round"/>"##,
        ),
        Figure::Ringmaster => upright(
            Some('r'),
            r##"<path d="M8.8 3.5V-1.8H15.2V3.5H17.5V4.8H6.5V3.5Z" fill="#2a2622" stroke="#ffffff" stroke-width=".8" stroke-linejoin="round"/><path d="M8.8 2.2H15.2" stroke="#d1495b" stroke-width="1.4"/>"##,
        ),
        Figure::Acrobat => Appearance {
            letter: Some('c'),
            outline: "M12 5.2C10.2 5.2 9 6.5 9 8C9 8.7 9.2 9.3 9.5 9.8L7.5 11L6 2.8C5.7 1.4 3.2 1.7 3.4 3.2L4.6 13.2C4.8 14.6 6.6 15.6 8.2 16L5 20C4.3 21 4.7 21.8 5.8 21.8H9.4C10.2 21.8 10.6 21.5 11 20.9L12 19.2L13 20.9C13.4 21.5 13.8 21.8 14.6 21.8H18.2C19.3 21.8 19.7 21 19 20L15.8 16C17.4 15.6 19.2 14.6 19.4 13.2L20.6 3.2C20.8 1.7 18.3 1.4 18 2.8L16.5 11L14.5 9.8C14.8 9.3 15 8.7 15 8C15 6.5 13.8 5.2 12 5.2Z",
            details: "",
            at: (12.0, 14.2),
            height: 4.6,
        },
        Figure::Phantom => Appearance {
            letter: Some('f'),
            outline: "M12 1.8C7.3 1.8 4.6 5.3 4.6 9.8V22L7.1 20L9.5 22L12 20L14.5 22L16.9 20L19.4 22V9.8C19.4 5.3 16.7 1.8 12 1.8Z",
            details: r##"<circle cx="9.4" cy="7.8" r="1.5" fill="#ffffff" stroke="#2a2622" stroke-width=".7"/><circle cx="14.6" cy="7.8" r="1.5" fill="#ffffff" stroke="#2a2622" stroke-width=".7"/>"##,
            at: (12.0, 14.6),
            height: 5.4,
        },
        Figure::Wagon => Appearance {
            letter: Some('w'),
            outline: "M2 6.5H20L23 9.5L19.8 16.5A3.3 3.3 0 1 1 13.8 17H9.7A3.3 3.3 0 1 1 3.7 16.5Z",
            details: r##"<circle cx="6.7" cy="18.2" r="1.6" fill="#2a2622"/><circle cx="16.8" cy="18.2" r="1.6" fill="#2a2622"/>"##,
            at: (11.5, 11.2),
            height: 5.4,
        },
        Figure::Pig => Appearance {
            letter: Some('p'),
            outline: "M4.5 8.5L4 5L7.2 7.2C9 6.3 14.5 5.8 17.5 7.3C20.5 8.8 21.5 11.5 20.8 14.2C20.5 15.3 19.8 16.2 19 16.8V20.5H15.8V18H9.8V20.5H6.6V17C5.4 16.3 4.6 15.5 4.2 14.5L1.8 14V10.5L3.3 10.2Z",
            details: r##"<circle cx="6.2" cy="10.8" r=".9" fill="#2a2622"/><path d="M20.8 10C22.3 9.5 22.5 7.8 21.5 7.3" fill="none" stroke="#2a2622" stroke-width="1.2" stroke-linecap="round"/>"##,
            at: (13.2, 12.2),
            height: 5.2,
        },
    }
}

/// The appearance of a barn.
pub(super) const BARN: Appearance = Appearance {
    letter: None,
    outline: "M1.8 11.5L12 3L22.2 11.5L20.8 13.2V21.8H3.2V13.2Z",
    details: r##"<path d="M2.8 12.3L12 4.6L21.2 12.3" fill="none" stroke="#2a2622" stroke-width="1.2"/>"##,
    at: (12.0, 15.6),
    height: 5.8,
};
