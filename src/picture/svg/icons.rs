//! What stands on tiles and what is printed there, drawn in boxes of 24 by 24 units.

use crate::mechanics::Landmark;
use crate::picture::palette::{DARK, Rgb, WHITE, hex};
use crate::scenario::{Building, Figure};
use crate::tiles::{MonasteryKind, Symbol};

/// Where a road enters a city.
pub(super) const GATE: &str = "<path d=\"M5 22V6H8V8.5H10.5V6H13.5V8.5H16V6H19V22Z\" fill=\"#f6ecd9\" stroke=\"#6b4527\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/><path d=\"M9 22V16A3 3 0 0 1 15 16V22Z\" fill=\"#6b4527\"/>";

/// A house where a road ends, or in a city.
pub(super) const HOUSE: &str = "<path d=\"M4.5 12H19.5V21H4.5Z\" fill=\"#fbf3e4\" stroke=\"#6b4527\" stroke-width=\"1.4\"/><path d=\"M2 12.5L12 4L22 12.5Z\" fill=\"#9c3f24\" stroke=\"#6b4527\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><path d=\"M10.5 21V16H13.5V21Z\" fill=\"#6b4527\"/>";

/// A coat of arms.
pub(super) const COAT: &str = "<path d=\"M4 2.5H20V11.5C20 16.6 16.7 20 12 22C7.3 20 4 16.6 4 11.5Z\" fill=\"#2f5fa8\" stroke=\"#ffffff\" stroke-width=\"2.2\" stroke-linejoin=\"round\"/><path d=\"M4.8 3.3H19.2V11.5C19.2 16.1 16.3 19.2 12 21.1C7.7 19.2 4.8 16.1 4.8 11.5Z\" fill=\"none\" stroke=\"#17325e\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><path d=\"M12 5V18M7 9.5H17\" stroke=\"#ffffff\" stroke-width=\"2.2\"/>";

pub(super) const CATHEDRAL: &str = "<path d=\"M3 21V11L7 8V3.5L9 1L11 3.5V8H13V3.5L15 1L17 3.5V8L21 11V21Z\" fill=\"#f3ead8\" stroke=\"#5b4632\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><path d=\"M10 21V16A2 2.5 0 0 1 14 16V21Z\" fill=\"#5b4632\"/><circle cx=\"12\" cy=\"11\" r=\"1.8\" fill=\"#2f5fa8\" stroke=\"#5b4632\" stroke-width=\".8\"/>";

pub(super) const BESIEGED: &str = "<path d=\"M4 4L20 20M20 4L4 20\" stroke=\"#ffffff\" stroke-width=\"6\" stroke-linecap=\"round\"/><path d=\"M4 4L20 20M20 4L4 20\" stroke=\"#5a1414\" stroke-width=\"3\" stroke-linecap=\"round\"/><path d=\"M3 9L9 3M15 3L21 9\" stroke=\"#5a1414\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>";

pub(super) const INN: &str = "<circle cx=\"12\" cy=\"12\" r=\"10.5\" fill=\"#6fb1d6\" stroke=\"#2a6387\" stroke-width=\"1.2\"/><path d=\"M3.5 16C6 14.5 8 17.5 10.5 16C13 14.5 15 17.5 20.5 15.5\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"1.2\"/><path d=\"M7 8.5H17V14H7Z\" fill=\"#fbf3e4\" stroke=\"#6b4527\" stroke-width=\"1.1\"/><path d=\"M5.5 9L12 4L18.5 9Z\" fill=\"#9c3f24\" stroke=\"#6b4527\" stroke-width=\"1.1\" stroke-linejoin=\"round\"/>";

/// A German castle, printed.
pub(super) const CASTLE: &str = "<path d=\"M2 21V8H4V10H6V8H8V10H10V3H11.3V5H12.7V3H14V10H16V8H18V10H20V8H22V21Z\" fill=\"#d9c8ad\" stroke=\"#5b4632\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><path d=\"M10 21V17A2 2.5 0 0 1 14 17V21Z\" fill=\"#5b4632\"/>";

/// A castle token on a small city.
pub(super) const CASTLE_TOKEN: &str = "<circle cx=\"12\" cy=\"12\" r=\"11\" fill=\"#fff8ea\" stroke=\"#5b4632\" stroke-width=\"1.4\"/><path d=\"M5.5 18V8.5H8V10.5H10.5V8.5H13.5V10.5H16V8.5H18.5V18Z\" fill=\"#b9843f\" stroke=\"#5b4632\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/>";

pub(super) const DRAGON: &str = "<circle cx=\"12\" cy=\"12\" r=\"11.3\" fill=\"#7a1c32\" stroke=\"#ffffff\" stroke-width=\"1.2\"/><path d=\"M5 19.5C4.6 15 6.2 12.6 9.4 11.2L7.2 8.2L10.7 8.9L11.3 4.8L13.8 8C17 8.5 19 10.2 19.8 13L17.4 15.2L14.6 13.6L15 15.4L17 16.4C15.2 17.8 13 17.6 11.4 16.4C10.4 17.4 10.2 18.6 10.5 20.6C8.4 21 6.4 20.6 5 19.5Z\" fill=\"#f7e6d0\"/><circle cx=\"14.6\" cy=\"11\" r=\"1\" fill=\"#7a1c32\"/>";

pub(super) const FAIRY: &str = "<circle cx=\"12\" cy=\"12\" r=\"11.3\" fill=\"#fff7d6\" stroke=\"#a8842a\" stroke-width=\"1.4\"/><path d=\"M12 5.5C8.5 1.5 3.5 5.5 5.5 9.5C3.5 12 6 16 10.5 13.5L12 21L13.5 13.5C18 16 20.5 12 18.5 9.5C20.5 5.5 15.5 1.5 12 5.5Z\" fill=\"#e2b93b\" stroke=\"#7d6118\" stroke-width=\"1.1\" stroke-linejoin=\"round\"/><circle cx=\"12\" cy=\"5.6\" r=\"1.9\" fill=\"#ffffff\" stroke=\"#7d6118\" stroke-width=\"1\"/>";

pub(super) const FLEA: &str = "<circle cx=\"12\" cy=\"12\" r=\"11.3\" fill=\"#e9e4da\" stroke=\"#4a3b2a\" stroke-width=\"1.4\"/><path d=\"M7.5 13L4.5 10M8 15.5L4.5 17M10 17L8.5 20.5M16.5 13L19.5 10M16 15.5L19.5 17M14 17L15.5 20.5\" stroke=\"#4a3b2a\" stroke-width=\"1.3\" stroke-linecap=\"round\"/><path d=\"M12 5.5C15 5.5 16.8 8.6 16.8 12C16.8 15.4 15 18 12 18C9 18 7.2 15.4 7.2 12C7.2 8.6 9 5.5 12 5.5Z\" fill=\"#4a3b2a\"/><path d=\"M8 11H16M7.6 14H16.4\" stroke=\"#e9e4da\" stroke-width=\"1\"/>";

/// A feature that a question is about.
pub(super) const ASKED: &str = "<circle cx=\"12\" cy=\"12\" r=\"9\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"6\"/><circle cx=\"12\" cy=\"12\" r=\"9\" fill=\"none\" stroke=\"#c2185b\" stroke-width=\"3\"/><circle cx=\"12\" cy=\"12\" r=\"3\" fill=\"#c2185b\"/>";

pub(super) const PASSED: &str = "<circle cx=\"12\" cy=\"12\" r=\"4.5\" fill=\"#742cbe\" stroke=\"#ffffff\" stroke-width=\"2\"/>";

const CHURCH: &str = "<path d=\"M4 21V12.5H14V21Z\" fill=\"#f6eddc\" stroke=\"#5b3a1e\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><path d=\"M2.5 12.8L5.5 8.3H13L14.5 12.8Z\" fill=\"#a53d26\" stroke=\"#5b3a1e\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><path d=\"M14 21V8H20V21Z\" fill=\"#f6eddc\" stroke=\"#5b3a1e\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><path d=\"M13.3 8.3L17 3.3L20.7 8.3Z\" fill=\"#a53d26\" stroke=\"#5b3a1e\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><path d=\"M17 .2V3.6M15.6 1.5H18.4\" stroke=\"#5b3a1e\" stroke-width=\"1.1\"/><path d=\"M7.6 21V17.5A1.4 1.6 0 0 1 10.4 17.5V21ZM16.2 13.5V11.5H17.8V13.5Z\" fill=\"#5b3a1e\"/>";

const PAGODA: &str = "<path d=\"M6 21V16H18V21ZM8 14V10H16V14Z\" fill=\"#f6eddc\" stroke=\"#5b3a1e\" stroke-width=\"1.2\"/><path d=\"M2 16.5C5 16 6.5 15 7.5 13.5H16.5C17.5 15 19 16 22 16.5ZM4.5 10.5C7 10 8.5 9 9.3 7.5H14.7C15.5 9 17 10 19.5 10.5ZM9 6.5L12 2L15 6.5Z\" fill=\"#a53d26\" stroke=\"#5b3a1e\" stroke-width=\"1.1\" stroke-linejoin=\"round\"/><path d=\"M10.5 21V18H13.5V21Z\" fill=\"#5b3a1e\"/>";

const SHRINE: &str = "<path d=\"M3 21V13H21V21Z\" fill=\"#ece3f2\" stroke=\"#4b3566\" stroke-width=\"1.2\"/><path d=\"M4 13A8 8.5 0 0 1 20 13Z\" fill=\"#8a6bb1\" stroke=\"#4b3566\" stroke-width=\"1.2\"/><path d=\"M12 4.5V1.5\" stroke=\"#4b3566\" stroke-width=\"1.2\"/><path d=\"M10 21V17.5A2 2.4 0 0 1 14 17.5V21ZM5.5 18V16H7.5V18ZM16.5 18V16H18.5V18Z\" fill=\"#4b3566\"/>";

/// A monastery of some kind; kinds of one look bear a letter beside it.
pub(super) fn monastery(kind: MonasteryKind) -> (&'static str, Option<char>) {
    match kind {
        MonasteryKind::Plain => (CHURCH, None),
        MonasteryKind::German => (CHURCH, Some('G')),
        MonasteryKind::Dutch => (CHURCH, Some('N')),
        MonasteryKind::Abbey => (CHURCH, Some('A')),
        MonasteryKind::Darmstadt => (CHURCH, Some('D')),
        MonasteryKind::Japanese => (PAGODA, None),
        MonasteryKind::Shrine => (SHRINE, None),
    }
}

/// A symbol of another expansion.
pub(super) fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Garden => {
            "<path d=\"M2.5 7H21.5V20H2.5Z\" fill=\"#8fbf6a\" stroke=\"#4d7a2e\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><path d=\"M12 7V20M2.5 13.5H21.5\" stroke=\"#f3e9cf\" stroke-width=\"1.6\"/><circle cx=\"7\" cy=\"10.3\" r=\"1.8\" fill=\"#d1495b\"/><circle cx=\"17\" cy=\"10.3\" r=\"1.8\" fill=\"#edae49\"/><circle cx=\"7\" cy=\"16.8\" r=\"1.8\" fill=\"#edae49\"/><circle cx=\"17\" cy=\"16.8\" r=\"1.8\" fill=\"#d1495b\"/>"
        }
        Symbol::Vineyard => {
            "<path d=\"M12 7V3M12 4C14 2 17 2.3 18 4C16.5 6 14 6 12 4Z\" fill=\"#4d7a2e\" stroke=\"#3c5f24\" stroke-width=\"1.2\"/><g fill=\"#6a3d8f\" stroke=\"#ffffff\" stroke-width=\".8\"><circle cx=\"8\" cy=\"9.5\" r=\"2.8\"/><circle cx=\"16\" cy=\"9.5\" r=\"2.8\"/><circle cx=\"12\" cy=\"9.5\" r=\"2.8\"/><circle cx=\"10\" cy=\"13.8\" r=\"2.8\"/><circle cx=\"14\" cy=\"13.8\" r=\"2.8\"/><circle cx=\"12\" cy=\"18\" r=\"2.8\"/></g>"
        }
        Symbol::Sheep => {
            "<path d=\"M8.5 17V21M15.5 17V21\" stroke=\"#2a2622\" stroke-width=\"1.8\"/><path d=\"M5.5 15.5C3.5 13.5 4.3 10.8 6.5 10.3C7 7.5 10 6.8 12 8.3C14 6.7 17.3 7.5 17.7 10C20.3 10.8 20.5 14.3 18.3 15.5C18 17.5 15.3 18.3 13.8 17C12.3 18.5 9.8 18.3 8.8 17C7.3 17.7 5.8 17 5.5 15.5Z\" fill=\"#ffffff\" stroke=\"#6b6b66\" stroke-width=\"1.2\"/><path d=\"M3.2 8.8C4.3 7.5 7 7.8 7.5 9.5C7.9 11.3 6.5 13 5 13C3.3 13 2.2 10.3 3.2 8.8Z\" fill=\"#2a2622\"/>"
        }
        Symbol::Hill => {
            "<path d=\"M1.5 20C4 12 6.5 8 9.3 8C11.3 8 12.8 9.8 14 12C15 10.5 16 10 17 10.3C19.5 11 21.3 15 22.5 20Z\" fill=\"#b08d57\" stroke=\"#6e5430\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><path d=\"M6 14L8.3 11L10 13.5L11.3 12.3M16 14L17.2 12.7L18.6 14.5\" fill=\"none\" stroke=\"#6e5430\" stroke-width=\"1.2\" stroke-linecap=\"round\"/>"
        }
        Symbol::CropCircle => {
            "<circle cx=\"12\" cy=\"12\" r=\"10\" fill=\"#e9cf6b\" stroke=\"#8d7220\" stroke-width=\"1.4\"/><circle cx=\"12\" cy=\"12\" r=\"6.3\" fill=\"none\" stroke=\"#8d7220\" stroke-width=\"1.8\"/><circle cx=\"12\" cy=\"12\" r=\"2.4\" fill=\"#8d7220\"/>"
        }
    }
}

/// A little building.
pub(super) fn building(kind: Option<Building>) -> &'static str {
    match kind {
        Some(Building::House) => HOUSE,
        None => {
            "<path d=\"M4 12H20V21H4Z\" fill=\"#e4d7bf\" stroke=\"#3f3326\" stroke-width=\"1.6\"/><path d=\"M2 12.5L12 5L22 12.5Z\" fill=\"#6f7f8f\" stroke=\"#3f3326\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/>"
        }
        Some(Building::Shed) => {
            "<path d=\"M3 13H21V21H3Z\" fill=\"#c99b62\" stroke=\"#5b3a1e\" stroke-width=\"1.5\"/><path d=\"M1.5 13.3L20 7.5L22.5 13.3Z\" fill=\"#7f5a33\" stroke=\"#5b3a1e\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/><path d=\"M7 13V21M11 13V21M15 13V21\" stroke=\"#5b3a1e\" stroke-width=\"1\"/>"
        }
        Some(Building::Tower) => {
            "<path d=\"M7 21V9H17V21Z\" fill=\"#cfd3d8\" stroke=\"#3d434a\" stroke-width=\"1.5\"/><path d=\"M5 9.3L12 1.5L19 9.3Z\" fill=\"#3f6fa3\" stroke=\"#3d434a\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/><path d=\"M10.7 21V17H13.3V21ZM11 13.5V11.5H13V13.5Z\" fill=\"#3d434a\"/>"
        }
    }
}

/// What only a question speaks of: how it looks, and a number on it.
pub(super) fn landmark(what: Landmark) -> (String, Option<u32>) {
    let disc = |colour: &str, edge: &str, inside: &str| {
        format!(
            "<circle cx=\"12\" cy=\"12\" r=\"11.3\" fill=\"{colour}\" stroke=\"{edge}\" stroke-width=\"1.4\"/>{inside}"
        )
    };
    match what {
        Landmark::Tower(floors) => (
            "<path d=\"M4.5 23V6.5H3V1.5H6.5V4H10V1.5H14V4H17.5V1.5H21V6.5H19.5V23Z\" fill=\"#d6d9dc\" stroke=\"#3d434a\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/>".to_owned(),
            Some(floors),
        ),
        Landmark::Flier => (
            disc("#eef3f8", "#35506b", "<path d=\"M2.5 11.5L21 5L15.5 12L21 19L2.5 12.5Z\" fill=\"#5b8db8\" stroke=\"#35506b\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><path d=\"M2.5 12H15.5\" stroke=\"#35506b\" stroke-width=\"1.2\"/>"),
            None,
        ),
        Landmark::Source => (
            disc("#3a4d2a", "#1c2a12", "<path d=\"M12 4A6.5 6.5 0 0 0 7.3 15V18H16.7V15A6.5 6.5 0 0 0 12 4Z\" fill=\"#f2f0e4\"/><circle cx=\"9.5\" cy=\"11\" r=\"1.8\" fill=\"#3a4d2a\"/><circle cx=\"14.5\" cy=\"11\" r=\"1.8\" fill=\"#3a4d2a\"/><path d=\"M10 18V15.5M12 18V15.5M14 18V15.5\" stroke=\"#3a4d2a\" stroke-width=\"1\"/>"),
            None,
        ),
        Landmark::Eradicated => (
            disc("#d8dccf", "#6f7a62", "<path d=\"M12 4A6.5 6.5 0 0 0 7.3 15V18H16.7V15A6.5 6.5 0 0 0 12 4Z\" fill=\"#ffffff\" stroke=\"#6f7a62\"/><path d=\"M5 5L19 19\" stroke=\"#8c2f2f\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>"),
            None,
        ),
        Landmark::Flea => (FLEA.to_owned(), None),
        Landmark::Fairy => (FAIRY.to_owned(), None),
        Landmark::Acrobats => (
            disc("#fbeedd", "#a4511e", "<g fill=\"#d9742b\" stroke=\"#7f3a10\" stroke-width=\".8\"><circle cx=\"12\" cy=\"7\" r=\"2.2\"/><path d=\"M9.3 14L12 9L14.7 14Z\"/><circle cx=\"7.5\" cy=\"13\" r=\"2\"/><path d=\"M4.8 19.5L7.5 15L10.2 19.5Z\"/><circle cx=\"16.5\" cy=\"13\" r=\"2\"/><path d=\"M13.8 19.5L16.5 15L19.2 19.5Z\"/></g>"),
            None,
        ),
        Landmark::Bathhouse => (
            disc("#e8f3f7", "#2f6f8f", "<path d=\"M4.5 12.5H19.5C19.5 16.5 17 19 12 19C7 19 4.5 16.5 4.5 12.5Z\" fill=\"#5aa7c7\" stroke=\"#2f6f8f\" stroke-width=\"1.2\"/><path d=\"M8.5 10.5C7.5 9 9.5 8 8.5 6M12 10.5C11 9 13 8 12 6M15.5 10.5C14.5 9 16.5 8 15.5 6\" fill=\"none\" stroke=\"#2f6f8f\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>"),
            None,
        ),
        Landmark::Circus => (
            "<path d=\"M3 12L12 3.5L21 12V21H3Z\" fill=\"#ffffff\" stroke=\"#8c2f2f\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><path d=\"M12 3.5L8 12V21H4V12ZM12 3.5L14 12V21H10V12ZM12 3.5L20 12V21H17V12Z\" fill=\"#c8433b\"/><path d=\"M12 3.5V.8L15.5 2L12 3.2\" fill=\"#e2b93b\" stroke=\"#8c2f2f\" stroke-width=\".8\"/>".to_owned(),
            None,
        ),
        Landmark::Watchtower => (
            "<path d=\"M8 10L6 22H18L16 10Z\" fill=\"#c99b62\" stroke=\"#5b3a1e\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><path d=\"M5 10V5.5H19V10Z\" fill=\"#e4c79a\" stroke=\"#5b3a1e\" stroke-width=\"1.4\"/><path d=\"M4 5.8L12 1L20 5.8Z\" fill=\"#7f5a33\" stroke=\"#5b3a1e\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><path d=\"M7.5 13L17 19M16.5 13L7 19\" stroke=\"#5b3a1e\" stroke-width=\"1.1\"/>".to_owned(),
            None,
        ),
        Landmark::Hut => (
            "<path d=\"M8.5 15L7.5 21L4.5 22.5M7.5 21L10 22.5M15.5 15L16.5 21L14 22.5M16.5 21L19.5 22.5\" fill=\"none\" stroke=\"#b0781c\" stroke-width=\"1.6\" stroke-linecap=\"round\"/><path d=\"M5 8.5H19V16H5Z\" fill=\"#c99b62\" stroke=\"#4b2f14\" stroke-width=\"1.4\"/><path d=\"M2.5 9L12 1.5L21.5 9Z\" fill=\"#5d6f3a\" stroke=\"#4b2f14\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><path d=\"M10.5 13.5V10.5H13.5V13.5Z\" fill=\"#4b2f14\"/>".to_owned(),
            None,
        ),
        Landmark::Vodyanoy => (
            disc("#d9eef2", "#1f5b66", "<path d=\"M4 12C7 6.5 13.5 6.5 16 11L20 7.5V16.5L16 13C13.5 17.5 7 17.5 4 12Z\" fill=\"#3f8f8a\" stroke=\"#1f5b66\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><circle cx=\"8\" cy=\"11\" r=\"1.1\" fill=\"#ffffff\"/>"),
            None,
        ),
    }
}

/// How a figure stands: its outline, what is drawn over it, where its player's letter is written, and how
/// high.
struct Body {
    outline: &'static str,
    over: &'static str,
    at: (f64, f64),
    high: f64,
}

const STANDING: &str = "M12 2.2C10 2.2 8.6 3.7 8.6 5.5C8.6 6.4 8.9 7.1 9.3 7.7C6.7 8.5 2.8 9.9 2.8 12C2.8 13.5 5.4 13.8 7.7 13.8C7.2 15.8 5.4 18.1 4.5 20C4 21 4.4 21.8 5.5 21.8H9.8C10.4 21.8 10.7 21.5 10.9 21L12 18.4L13.1 21C13.3 21.5 13.6 21.8 14.2 21.8H18.5C19.6 21.8 20 21 19.5 20C18.6 18.1 16.8 15.8 16.3 13.8C18.6 13.8 21.2 13.5 21.2 12C21.2 9.9 17.3 8.5 14.7 7.7C15.1 7.1 15.4 6.4 15.4 5.5C15.4 3.7 14 2.2 12 2.2Z";

fn body(figure: Figure) -> Body {
    let standing = |over| Body { outline: STANDING, over, at: (12.0, 12.6), high: 5.4 };
    match figure {
        Figure::Meeple | Figure::Large => standing(""),
        Figure::Abbot => standing(
            "<path d=\"M8.8 4.5L8.2 1.2L12 -2L15.8 1.2L15.2 4.5Z\" fill=\"#ffffff\" stroke=\"#2a2622\" stroke-width=\"1.1\" stroke-linejoin=\"round\"/><path d=\"M12 -.3V3.5M10.5 1.3H13.5\" stroke=\"#2a2622\" stroke-width=\"1\"/>",
        ),
        Figure::Mayor => standing(
            "<path d=\"M6 3.6H18L16.5 -.5C15 .6 13.5 .3 12 -1C10.5 .3 9 .6 7.5 -.5Z\" fill=\"#e2b93b\" stroke=\"#2a2622\" stroke-width=\"1.1\" stroke-linejoin=\"round\"/>",
        ),
        Figure::Builder => standing(
            "<path d=\"M6.8 4.6C6.8 .8 9 -.8 12 -.8C15 -.8 17.2 .8 17.2 4.6Z\" fill=\"#f3c21b\" stroke=\"#2a2622\" stroke-width=\"1.1\" stroke-linejoin=\"round\"/><path d=\"M20.5 15V5M18.3 5H22.7\" stroke=\"#2a2622\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>",
        ),
        Figure::Shepherd => standing(
            "<path d=\"M21 21.5V6.5C21 3 17.5 3 17.5 6\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"3\" stroke-linecap=\"round\"/><path d=\"M21 21.5V6.5C21 3 17.5 3 17.5 6\" fill=\"none\" stroke=\"#5b3a1e\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>",
        ),
        Figure::Ringmaster => standing(
            "<path d=\"M8.8 3.5V-1.8H15.2V3.5H17.5V4.8H6.5V3.5Z\" fill=\"#2a2622\" stroke=\"#ffffff\" stroke-width=\".8\" stroke-linejoin=\"round\"/><path d=\"M8.8 2.2H15.2\" stroke=\"#d1495b\" stroke-width=\"1.4\"/>",
        ),
        Figure::Acrobat => Body {
            outline: "M12 5.2C10.2 5.2 9 6.5 9 8C9 8.7 9.2 9.3 9.5 9.8L7.5 11L6 2.8C5.7 1.4 3.2 1.7 3.4 3.2L4.6 13.2C4.8 14.6 6.6 15.6 8.2 16L5 20C4.3 21 4.7 21.8 5.8 21.8H9.4C10.2 21.8 10.6 21.5 11 20.9L12 19.2L13 20.9C13.4 21.5 13.8 21.8 14.6 21.8H18.2C19.3 21.8 19.7 21 19 20L15.8 16C17.4 15.6 19.2 14.6 19.4 13.2L20.6 3.2C20.8 1.7 18.3 1.4 18 2.8L16.5 11L14.5 9.8C14.8 9.3 15 8.7 15 8C15 6.5 13.8 5.2 12 5.2Z",
            over: "",
            at: (12.0, 14.2),
            high: 4.6,
        },
        Figure::Phantom => Body {
            outline: "M12 1.8C7.3 1.8 4.6 5.3 4.6 9.8V22L7.1 20L9.5 22L12 20L14.5 22L16.9 20L19.4 22V9.8C19.4 5.3 16.7 1.8 12 1.8Z",
            over: "<circle cx=\"9.4\" cy=\"7.8\" r=\"1.5\" fill=\"#ffffff\" stroke=\"#2a2622\" stroke-width=\".7\"/><circle cx=\"14.6\" cy=\"7.8\" r=\"1.5\" fill=\"#ffffff\" stroke=\"#2a2622\" stroke-width=\".7\"/>",
            at: (12.0, 14.6),
            high: 5.4,
        },
        Figure::Wagon => Body {
            outline: "M2 6.5H20L23 9.5L19.8 16.5A3.3 3.3 0 1 1 13.8 17H9.7A3.3 3.3 0 1 1 3.7 16.5Z",
            over: "<circle cx=\"6.7\" cy=\"18.2\" r=\"1.6\" fill=\"#2a2622\"/><circle cx=\"16.8\" cy=\"18.2\" r=\"1.6\" fill=\"#2a2622\"/>",
            at: (11.5, 11.2),
            high: 5.4,
        },
        Figure::Pig => Body {
            outline: "M4.5 8.5L4 5L7.2 7.2C9 6.3 14.5 5.8 17.5 7.3C20.5 8.8 21.5 11.5 20.8 14.2C20.5 15.3 19.8 16.2 19 16.8V20.5H15.8V18H9.8V20.5H6.6V17C5.4 16.3 4.6 15.5 4.2 14.5L1.8 14V10.5L3.3 10.2Z",
            over: "<circle cx=\"6.2\" cy=\"10.8\" r=\".9\" fill=\"#2a2622\"/><path d=\"M20.8 10C22.3 9.5 22.5 7.8 21.5 7.3\" fill=\"none\" stroke=\"#2a2622\" stroke-width=\"1.2\" stroke-linecap=\"round\"/>",
            at: (13.2, 12.2),
            high: 5.2,
        },
    }
}

/// Where the letters on a figure stand in its box, and how high they are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lettered {
    pub(super) at: (f64, f64),
    pub(super) high: f64,
}

/// A figure in the colour of its player; `new` for one that a question would set.
pub(super) fn figure(figure: Figure, colour: Rgb, new: bool) -> (Standing, Lettered) {
    let Body { outline, over, at, high } = body(figure);
    (Standing { outline, over, colour, new }, Lettered { at, high })
}

/// A barn in the colour of its player.
pub(super) fn barn(colour: Rgb, new: bool) -> (Standing, Lettered) {
    let outline = "M1.8 11.5L12 3L22.2 11.5L20.8 13.2V21.8H3.2V13.2Z";
    let over = "<path d=\"M2.8 12.3L12 4.6L21.2 12.3\" fill=\"none\" stroke=\"#2a2622\" stroke-width=\"1.2\"/>";
    (Standing { outline, over, colour, new }, Lettered { at: (12.0, 15.6), high: 5.8 })
}

/// What stands on a tile in the colour of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Standing {
    /// Its outline, as data of a path.
    pub(super) outline: &'static str,
    over: &'static str,
    colour: Rgb,
    new: bool,
}

impl Standing {
    /// As it is drawn; `id` is the name of its outline in the picture.
    pub(super) fn drawn(self, id: &str) -> String {
        let Self { over, colour, new, .. } = self;
        let (fill, white, dark) = (hex(colour), hex(WHITE), hex(DARK));
        let (opacity, dash) =
            if new { (" fill-opacity=\".55\"", " stroke-dasharray=\"2.6 1.6\"") } else { ("", "") };
        format!(
            "<g stroke-linejoin=\"round\"><use href=\"#{id}\" fill=\"none\" stroke=\"{white}\" stroke-width=\"3.4\"/><use href=\"#{id}\" fill=\"{fill}\"{opacity} stroke=\"{dark}\" stroke-width=\"1.3\"{dash}/></g>{over}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_has_a_look_of_its_own() {
        let all = [
            Figure::Meeple,
            Figure::Abbot,
            Figure::Mayor,
            Figure::Wagon,
            Figure::Builder,
            Figure::Pig,
            Figure::Shepherd,
            Figure::Ringmaster,
            Figure::Acrobat,
            Figure::Phantom,
        ];
        let look = |standing: Standing| format!("{}{}", standing.outline, standing.drawn(""));
        let mut looks: Vec<String> = all.iter().map(|f| look(figure(*f, DARK, false).0)).collect();
        looks.push(look(barn(DARK, false).0));
        looks.sort();
        looks.dedup();
        assert_eq!(looks.len(), all.len() + 1);
    }
}
