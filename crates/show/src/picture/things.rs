//! The table of everything drawn on tiles, printed or placed: the form of each thing in characters and as a shape, its
//! name in the legend, and its rank in the order of drawing.

use carcassonne_board::tiles::{Emblem, MonasteryKind, Symbol};
use carcassonne_position::Building;
use carcassonne_position::wording::{self, Message, Sentence, Voice, legend};
use carcassonne_rules::mechanics::{FAIRY_LANDMARK, FLIER_LANDMARK, TOWER_LANDMARK};
use carcassonne_words::language::Language;

use super::figures::{BARN, MEEPLE_OUTLINE};
use super::plan::TokenContent;
use super::signs::{ASKED, BESIEGED, CARCASSONNE, CASTLE, CATHEDRAL, Glyph, INN, LOOKED, MONASTERY, PASSED, Sign};

/// The look of a kind of token on a drawn board, in every output format.
#[derive(Debug, Clone, Copy)]
pub(super) struct Thing {
    pub(super) look: Look,
    /// The colours in which the token is written in characters.
    pub(super) style: Style,
    /// The rank of the shape in the order of drawing, in SVG only: a shape with a lower rank gets room first.
    pub(super) order: u8,
    /// Set if the token may be written, in characters, beside its feature for want of room.
    pub(super) may_stand_beside: bool,
}

/// The look of a token.
#[derive(Debug, Clone, Copy)]
pub(super) enum Look {
    /// A look that is the same on every board.
    Fixed {
        /// The form in characters.
        text_form: TextForm,
        /// The name in the legend, if any. A parameter of the message stands for the number on the token.
        word: Option<&'static Message>,
        /// The form as a shape.
        shape_style: ShapeStyle,
        /// The number on the token, if any, which replaces `#` in its letters.
        number: Option<u32>,
    },
    /// A look with names, letters or numbers of the drawn board, which the drawing of tokens in each format gives.
    Own,
}

/// The form of a token in characters.
#[derive(Debug, Clone, Copy)]
pub(super) enum TextForm {
    /// A sign of [`SIGNS`](super::signs::SIGNS).
    Sign(Sign),
    /// A glyph between the walls of a building, or without them if there is little room.
    Housed(Glyph),
    /// A short text.
    Letters(&'static str),
}

/// The form of a token as an SVG shape.
#[derive(Debug, Clone, Copy)]
pub(super) enum ShapeStyle {
    /// No shape: another mark of the board shows the same fact.
    AsMark,
    /// A shape in the middle of its tile: the SVG, its size in units, and an optional letter beside it.
    Middle(&'static str, f64, Option<char>),
    /// A shape wherever there is room: the SVG, its size in units, and the style of the number on it.
    Icon(&'static str, f64, NumberStyle),
}

/// The style of a number on a shape.
#[derive(Debug, Clone, Copy)]
pub(super) struct NumberStyle {
    /// The offset of the number from the middle of the shape, in spaces.
    pub(super) offset: (f64, f64),
    /// The height of the digits, in units.
    pub(super) height: f64,
    /// Set if the number has a rim.
    pub(super) has_rim: bool,
}

/// The colours in which a token is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// The colours of a player, by the player's index.
    Player(usize),
    /// The colours of letters, findings, asked features and new barns.
    Letter,
    /// The colours of walks, reaches, counts, payments of cities, and the dragon.
    Moving,
    /// The colours of coats of arms.
    Coat,
    /// The colours of buildings.
    Building,
    /// The colours of printed symbols, tokens, landmarks, and neutral figures other than the dragon.
    Printed,
}

const ON_LANDMARK: NumberStyle = NumberStyle { offset: (0.0, 0.03), height: 9.0, has_rim: false };
const ON_SHEEP: NumberStyle = NumberStyle { offset: (0.02, 0.01), height: 8.0, has_rim: true };

impl Thing {
    pub(super) fn for_token(content: TokenContent) -> Self {
        match content {
            TokenContent::Monastery(kind) => monastery_thing(kind),
            TokenContent::Castle => {
                let shape_style = ShapeStyle::Middle(CASTLE_SHAPE, 46.0, None);
                Self::new_building(Glyph::Sign(CASTLE), legend::Castle::MESSAGE, shape_style)
            }
            TokenContent::Stop(..) | TokenContent::Reached(..) => Self::new_own(Style::Moving, 5),
            TokenContent::Meeple(who, _) | TokenContent::Ringed(who, _) | TokenContent::NewFigure(who, _) => {
                Self::new_own(Style::Player(who), 2)
            }
            TokenContent::Permission(true) => Self::new_finding("{yes}", YES, legend::Allowed::MESSAGE, 27.0, 1),
            TokenContent::Permission(false) => Self::new_finding("{no}", NO, legend::NotAllowed::MESSAGE, 27.0, 1),
            TokenContent::NamedPlace => Self::new_finding("{+}", HERE, legend::Here::MESSAGE, 19.0, 5),
            TokenContent::Fits(true) => Self::new_finding("{+}", HERE, legend::Fits::MESSAGE, 19.0, 5),
            TokenContent::Fits(false) => Self::new_finding("{?}", PERHAPS, legend::FitsPerhaps::MESSAGE, 19.0, 5),
            TokenContent::Points { player, .. } => Self::new_own(Style::Player(player), 5).allow_beside(),
            TokenContent::Worth(_) => Self::new_own(Style::Letter, 5).allow_beside(),
            TokenContent::CityPayment(..) => Self::new_own(Style::Moving, 5).allow_beside(),
            TokenContent::Counted(_) => Self::new_own(Style::Moving, 4),
            TokenContent::Barn(who) => Self::new_own(Style::Player(who), 0),
            TokenContent::NewBarn => Self::new_own(Style::Letter, 0),
            TokenContent::Landmark(landmark, number) => {
                Self::new_emblem(landmark.emblem, landmark.word, 30.0, 3).with_number(number, ON_LANDMARK)
            }
            TokenContent::Dragon => {
                let dragon = Self::new_emblem(DRAGON, legend::Dragon::MESSAGE, 38.0, 0);
                Self { style: Style::Moving, ..dragon }
            }
            TokenContent::Fairy => Self::new_emblem(FAIRY_LANDMARK.emblem, FAIRY_LANDMARK.word, 28.0, 3),
            TokenContent::Mage => Self::new_emblem(MAGE, legend::Mage::MESSAGE, 26.0, 3),
            TokenContent::Witch => Self::new_emblem(WITCH, legend::Witch::MESSAGE, 26.0, 3),
            TokenContent::Flea => Self::new_emblem(FLEA, legend::Flea::MESSAGE, 26.0, 3),
            TokenContent::Building(kind) => {
                let (emblem, word) = building_emblem(kind);
                Self::new_emblem(emblem, word, 26.0, 3)
            }
            TokenContent::CastleToken => {
                let shape_style = ShapeStyle::Icon(CASTLE_TOKEN_SHAPE, 26.0, ON_LANDMARK);
                let word = Some(legend::CastleToken::MESSAGE);
                Self::new_fixed(TextForm::Sign(CASTLE), word, shape_style, Style::Printed, 1)
            }
            TokenContent::Sheep(value) => {
                Self::new_emblem(FLOCK, legend::SheepToken::MESSAGE, 28.0, 3).with_number(Some(value), ON_SHEEP)
            }
            TokenContent::AskedFeature => {
                Self { style: Style::Letter, ..Self::sign(ASKED, ASKED_SHAPE, 18.0, 6).allow_beside() }
            }
            TokenContent::Letter(_) => Self::new_own(Style::Letter, 7).allow_beside(),
            TokenContent::Coats(_) => Self::new_own(Style::Coat, 4).allow_beside(),
            TokenContent::Cathedral => Self::sign(CATHEDRAL, CATHEDRAL_SHAPE, 30.0, 1).allow_beside(),
            TokenContent::Besieged => Self::sign(BESIEGED, BESIEGED_SHAPE, 20.0, 1).allow_beside(),
            TokenContent::Carcassonne => Self::sign(CARCASSONNE, CARCASSONNE_SHAPE, 26.0, 1).allow_beside(),
            TokenContent::Inn => Self::sign(INN, INN_SHAPE, 24.0, 1).allow_beside(),
            TokenContent::Wells(count) => {
                let wells = Self::new_emblem(WELL, legend::Well::MESSAGE, 24.0, 1);
                wells.with_number((count > 1).then_some(count), ON_LANDMARK).allow_beside()
            }
            TokenContent::Symbol(symbol) => {
                Self::new_emblem(symbol.emblem(), wording::symbol_message(symbol.word()), 26.0, 1)
            }
            TokenContent::FlownOver => Self::sign(PASSED, PASSED_SHAPE, 24.0, 0),
            TokenContent::LookedAt => {
                Self::new_fixed(TextForm::Sign(LOOKED), LOOKED.means, ShapeStyle::AsMark, Style::Printed, 5)
            }
        }
    }

    fn new_fixed(
        text_form: TextForm,
        word: Option<&'static Message>,
        shape_style: ShapeStyle,
        style: Style,
        order: u8,
    ) -> Self {
        let look = Look::Fixed { text_form, word, shape_style, number: None };
        Self { look, style, order, may_stand_beside: false }
    }

    fn new_own(style: Style, order: u8) -> Self {
        Self { look: Look::Own, style, order, may_stand_beside: false }
    }

    /// Creates the look of an emblem that shows a finding; it may be written beside its feature for want of room.
    fn new_finding(letters: &'static str, svg: &'static str, word: &'static Message, size: f64, order: u8) -> Self {
        let emblem = Self::new_emblem(Emblem { letters, svg }, word, size, order);
        Self { style: Style::Letter, ..emblem }.allow_beside()
    }

    /// Creates the look of an emblem, whose name in the legend is `word`; `size` is in units.
    fn new_emblem(emblem: Emblem, word: impl Into<Option<&'static Message>>, size: f64, order: u8) -> Self {
        let Emblem { letters, svg } = emblem;
        let shape_style = ShapeStyle::Icon(svg, size, ON_LANDMARK);
        Self::new_fixed(TextForm::Letters(letters), word.into(), shape_style, Style::Printed, order)
    }

    /// Creates the look of a sign of [`SIGNS`](super::signs::SIGNS), with its SVG shape; `size` is in units.
    fn sign(sign: Sign, shape: &'static str, size: f64, order: u8) -> Self {
        let shape_style = ShapeStyle::Icon(shape, size, ON_LANDMARK);
        Self::new_fixed(TextForm::Sign(sign), sign.means, shape_style, Style::Printed, order)
    }

    /// Creates the look of a building in the middle of a tile.
    fn new_building(glyph: Glyph, word: &'static Message, shape_style: ShapeStyle) -> Self {
        Self::new_fixed(TextForm::Housed(glyph), Some(word), shape_style, Style::Building, 5)
    }

    fn with_number(mut self, value: Option<u32>, style: NumberStyle) -> Self {
        if let Look::Fixed { shape_style: ShapeStyle::Icon(_, _, number_style), number, .. } = &mut self.look {
            (*number_style, *number) = (style, value);
        }
        self
    }

    /// Allows the token to be written beside its feature.
    fn allow_beside(self) -> Self {
        Self { may_stand_beside: true, ..self }
    }
}

/// Creates the look of a monastery; other kinds with the shape of the plain monastery have a letter beside it.
fn monastery_thing(kind: MonasteryKind) -> Thing {
    let (letter, word, shape, shows_letter) = match kind {
        MonasteryKind::Plain => (None, legend::Monastery::MESSAGE, CHURCH, false),
        MonasteryKind::German => (Some('G'), legend::GermanMonastery::MESSAGE, CHURCH, true),
        MonasteryKind::Dutch => (Some('N'), legend::DutchMonastery::MESSAGE, CHURCH, true),
        MonasteryKind::Japanese => (Some('J'), legend::JapaneseBuilding::MESSAGE, PAGODA, false),
        MonasteryKind::Abbey => (Some('A'), legend::Abbey::MESSAGE, CHURCH, true),
        MonasteryKind::Shrine => (Some('S'), legend::Shrine::MESSAGE, SHRINE, false),
        MonasteryKind::Darmstadt => (Some('D'), legend::DarmstadtChurch::MESSAGE, CHURCH, true),
    };
    let glyph = letter.map_or(Glyph::Sign(MONASTERY), Glyph::Letter);
    Thing::new_building(glyph, word, ShapeStyle::Middle(shape, 40.0, letter.filter(|_| shows_letter)))
}

const _: () = {
    let mut n = 0;
    while n < Symbol::ALL.len() {
        let message = wording::symbol_message(Symbol::ALL[n].word());
        assert!(message.is_some(), "a symbol has no message `symbol-` and its word in the files of what is said");
        n += 1;
    }
};

/// Returns the emblem of a little building, and its name in the legend; if `kind` is `None`, those of an unknown kind.
fn building_emblem(kind: Option<Building>) -> (Emblem, &'static Message) {
    match kind {
        None => (
            Emblem {
                letters: "{b}",
                svg: r##"<path d="M4 12H20V21H4Z" fill="#e4d7bf" stroke="#3f3326" stroke-width="1.6"/><path d="M2 12.5L12 5L22 12.5Z" fill="#6f7f8f" stroke="#3f3326" stroke-width="1.6" stroke-linejoin="round"/>"##,
            },
            legend::LittleBuilding::MESSAGE,
        ),
        Some(Building::Shed) => (
            Emblem {
                letters: "{bs}",
                svg: r##"<path d="M3 13H21V21H3Z" fill="#c99b62" stroke="#5b3a1e" stroke-width="1.5"/><path d="M1.5 13.3L20 7.5L22.5 13.3Z" fill="#7f5a33" stroke="#5b3a1e" stroke-width="1.5" stroke-linejoin="round"/><path d="M7 13V21M11 13V21M15 13V21" stroke="#5b3a1e" stroke-width="1"/>"##,
            },
            legend::Shed::MESSAGE,
        ),
        Some(Building::House) => (Emblem { letters: "{bh}", svg: HOUSE_SHAPE }, legend::House::MESSAGE),
        Some(Building::Tower) => (
            Emblem {
                letters: "{bt}",
                svg: r##"<path d="M7 21V9H17V21Z" fill="#cfd3d8" stroke="#3d434a" stroke-width="1.5"/><path d="M5 9.3L12 1.5L19 9.3Z" fill="#3f6fa3" stroke="#3d434a" stroke-width="1.5" stroke-linejoin="round"/><path d="M10.7 21V17H13.3V21ZM11 13.5V11.5H13V13.5Z" fill="#3d434a"/>"##,
            },
            legend::Tower::MESSAGE,
        ),
    }
}

const DRAGON: Emblem = Emblem {
    letters: "{D}",
    svg: r##"<circle cx="12" cy="12" r="11.3" fill="#7a1c32" stroke="#ffffff" stroke-width="1.2"/><path d="M5 19.5C4.6 15 6.2 12.6 9.4 11.2L7.2 8.2L10.7 8.9L11.3 4.8L13.8 8C17 8.5 19 10.2 19.8 13L17.4 15.2L14.6 13.6L15 15.4L17 16.4C15.2 17.8 13 17.6 11.4 16.4C10.4 17.4 10.2 18.6 10.5 20.6C8.4 21 6.4 20.6 5 19.5Z" fill="#f7e6d0"/><circle cx="14.6" cy="11" r="1" fill="#7a1c32"/>"##,
};

const MAGE: Emblem = Emblem {
    letters: "{M}",
    svg: r##"<circle cx="12" cy="12" r="11.3" fill="#f1e6fa" stroke="#5b2a86" stroke-width="1.4"/><path d="M4.5 17.5L12 2.5L19.5 17.5Z" fill="#7b3fb0" stroke="#3f1c60" stroke-width="1.2" stroke-linejoin="round"/><path d="M12 8V14M9 11H15" stroke="#f4d35e" stroke-width="1.8"/>"##,
};

const WITCH: Emblem = Emblem {
    letters: "{W}",
    svg: r##"<circle cx="12" cy="12" r="11.3" fill="#fff0dc" stroke="#b3541e" stroke-width="1.4"/><path d="M7.5 15.5L14 3L17 15.5Z" fill="#e07b1f" stroke="#7d3510" stroke-width="1.2" stroke-linejoin="round"/><path d="M3.5 16.5H20.5" stroke="#7d3510" stroke-width="3" stroke-linecap="round"/>"##,
};

/// The SVG shape for an action that is allowed; `NO` is the shape for an action that is not.
const YES: &str = r##"<circle cx="12" cy="12" r="11" fill="#1b7f3b" stroke="#ffffff" stroke-width="1.8"/><path d="M6.2 12.6L10.4 16.8L18 7.6" fill="none" stroke="#ffffff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>"##;
const NO: &str = r##"<path d="M7.4 1H16.6L23 7.4V16.6L16.6 23H7.4L1 16.6V7.4Z" fill="#b3261e" stroke="#ffffff" stroke-width="1.8" stroke-linejoin="round"/><path d="M7.4 7.4L16.6 16.6M16.6 7.4L7.4 16.6" stroke="#ffffff" stroke-width="3.2" stroke-linecap="round"/>"##;

/// The SVG shape for a place on the board that an outcome names.
const HERE: &str = r##"<path d="M12 1L23 12L12 23L1 12Z" fill="#1b7f3b" stroke="#ffffff" stroke-width="1.8" stroke-linejoin="round"/><path d="M12 6.5V17.5M6.5 12H17.5" stroke="#ffffff" stroke-width="3" stroke-linecap="round"/>"##;

/// The shape for a space in which the rules or an unknown tile decide whether a tile can be placed.
const PERHAPS: &str = r##"<path d="M12 1L23 12L12 23L1 12Z" fill="#9a6700" stroke="#ffffff" stroke-width="1.8" stroke-linejoin="round"/><path d="M9 9.6A3 3 0 1 1 13.4 12.2C12.4 12.8 12 13.2 12 14.4M12 17.2V17.4" fill="none" stroke="#ffffff" stroke-width="2.6" stroke-linecap="round"/>"##;

const FLEA: Emblem = Emblem {
    letters: "{f}",
    svg: r##"<circle cx="12" cy="12" r="11.3" fill="#e9e4da" stroke="#4a3b2a" stroke-width="1.4"/><path d="M7.5 13L4.5 10M8 15.5L4.5 17M10 17L8.5 20.5M16.5 13L19.5 10M16 15.5L19.5 17M14 17L15.5 20.5" stroke="#4a3b2a" stroke-width="1.3" stroke-linecap="round"/><path d="M12 5.5C15 5.5 16.8 8.6 16.8 12C16.8 15.4 15 18 12 18C9 18 7.2 15.4 7.2 12C7.2 8.6 9 5.5 12 5.5Z" fill="#4a3b2a"/><path d="M8 11H16M7.6 14H16.4" stroke="#e9e4da" stroke-width="1"/>"##,
};

/// The emblem of a sheep token, with the number of its sheep.
const FLOCK: Emblem = Emblem { letters: "{#s}", svg: Symbol::Sheep.emblem().svg };

/// The shape of a gate, where a road enters a city.
pub(super) const GATE_SHAPE: &str = r##"<path d="M5 22V6H8V8.5H10.5V6H13.5V8.5H16V6H19V22Z" fill="#f6ecd9" stroke="#6b4527" stroke-width="1.8" stroke-linejoin="round"/><path d="M9 22V16A3 3 0 0 1 15 16V22Z" fill="#6b4527"/>"##;

/// The shape of a house, in a city or where a road ends.
pub(super) const HOUSE_SHAPE: &str = r##"<path d="M4.5 12H19.5V21H4.5Z" fill="#fbf3e4" stroke="#6b4527" stroke-width="1.4"/><path d="M2 12.5L12 4L22 12.5Z" fill="#9c3f24" stroke="#6b4527" stroke-width="1.4" stroke-linejoin="round"/><path d="M10.5 21V16H13.5V21Z" fill="#6b4527"/>"##;

/// The shape of a coat of arms.
pub(super) const COAT_SHAPE: &str = r##"<path d="M4 2.5H20V11.5C20 16.6 16.7 20 12 22C7.3 20 4 16.6 4 11.5Z" fill="#2f5fa8" stroke="#ffffff" stroke-width="2.2" stroke-linejoin="round"/><path d="M4.8 3.3H19.2V11.5C19.2 16.1 16.3 19.2 12 21.1C7.7 19.2 4.8 16.1 4.8 11.5Z" fill="none" stroke="#17325e" stroke-width="1.2" stroke-linejoin="round"/><path d="M12 5V18M7 9.5H17" stroke="#ffffff" stroke-width="2.2"/>"##;

const CATHEDRAL_SHAPE: &str = r##"<path d="M3 21V11L7 8V3.5L9 1L11 3.5V8H13V3.5L15 1L17 3.5V8L21 11V21Z" fill="#f3ead8" stroke="#5b4632" stroke-width="1.4" stroke-linejoin="round"/><path d="M10 21V16A2 2.5 0 0 1 14 16V21Z" fill="#5b4632"/><circle cx="12" cy="11" r="1.8" fill="#2f5fa8" stroke="#5b4632" stroke-width=".8"/>"##;

const CARCASSONNE_SHAPE: &str = r##"<path d="M3 21V9L6 11V5H9V8H10.5V3H13.5V8H15V5H18V11L21 9V21Z" fill="#f6ecd9" stroke="#6b4527" stroke-width="1.8" stroke-linejoin="round"/><path d="M9.5 21V16.5A2.5 2.5 0 0 1 14.5 16.5V21Z" fill="#6b4527"/>"##;
const BESIEGED_SHAPE: &str = r##"<path d="M4 4L20 20M20 4L4 20" stroke="#ffffff" stroke-width="6" stroke-linecap="round"/><path d="M4 4L20 20M20 4L4 20" stroke="#5a1414" stroke-width="3" stroke-linecap="round"/><path d="M3 9L9 3M15 3L21 9" stroke="#5a1414" stroke-width="2.2" stroke-linecap="round"/>"##;

/// The emblem of wells beside a road.
const WELL: Emblem = Emblem {
    letters: "{w}",
    svg: r##"<path d="M5 13H19V21H5Z" fill="#cfd3d8" stroke="#3d434a" stroke-width="1.5"/><path d="M3 8L12 2.5L21 8Z" fill="#9c3f24" stroke="#3d434a" stroke-width="1.2" stroke-linejoin="round"/><path d="M6.5 8V13M17.5 8V13M12 8V12" stroke="#3d434a" stroke-width="1.4"/><path d="M5 15H19" stroke="#2a6387" stroke-width="2"/>"##,
};

const INN_SHAPE: &str = r##"<circle cx="12" cy="12" r="10.5" fill="#6fb1d6" stroke="#2a6387" stroke-width="1.2"/><path d="M3.5 16C6 14.5 8 17.5 10.5 16C13 14.5 15 17.5 20.5 15.5" fill="none" stroke="#ffffff" stroke-width="1.2"/><path d="M7 8.5H17V14H7Z" fill="#fbf3e4" stroke="#6b4527" stroke-width="1.1"/><path d="M5.5 9L12 4L18.5 9Z" fill="#9c3f24" stroke="#6b4527" stroke-width="1.1" stroke-linejoin="round"/>"##;

/// The shape of a printed German castle.
const CASTLE_SHAPE: &str = r##"<path d="M2 21V8H4V10H6V8H8V10H10V3H11.3V5H12.7V3H14V10H16V8H18V10H20V8H22V21Z" fill="#d9c8ad" stroke="#5b4632" stroke-width="1.4" stroke-linejoin="round"/><path d="M10 21V17A2 2.5 0 0 1 14 17V21Z" fill="#5b4632"/>"##;

/// The shape of a castle token on a small city.
const CASTLE_TOKEN_SHAPE: &str = r##"<circle cx="12" cy="12" r="11" fill="#fff8ea" stroke="#5b4632" stroke-width="1.4"/><path d="M5.5 18V8.5H8V10.5H10.5V8.5H13.5V10.5H16V8.5H18.5V18Z" fill="#b9843f" stroke="#5b4632" stroke-width="1.2" stroke-linejoin="round"/>"##;

/// The shape for a feature that a question is about.
const ASKED_SHAPE: &str = r##"<circle cx="12" cy="12" r="9" fill="none" stroke="#ffffff" stroke-width="6"/><circle cx="12" cy="12" r="9" fill="none" stroke="#c2185b" stroke-width="3"/><circle cx="12" cy="12" r="3" fill="#c2185b"/>"##;

const PASSED_SHAPE: &str = r##"<circle cx="12" cy="12" r="4.5" fill="#742cbe" stroke="#ffffff" stroke-width="2"/>"##;

const CHURCH: &str = r##"<path d="M4 21V12.5H14V21Z" fill="#f6eddc" stroke="#5b3a1e" stroke-width="1.2" stroke-linejoin="round"/><path d="M2.5 12.8L5.5 8.3H13L14.5 12.8Z" fill="#a53d26" stroke="#5b3a1e" stroke-width="1.2" stroke-linejoin="round"/><path d="M14 21V8H20V21Z" fill="#f6eddc" stroke="#5b3a1e" stroke-width="1.2" stroke-linejoin="round"/><path d="M13.3 8.3L17 3.3L20.7 8.3Z" fill="#a53d26" stroke="#5b3a1e" stroke-width="1.2" stroke-linejoin="round"/><path d="M17 .2V3.6M15.6 1.5H18.4" stroke="#5b3a1e" stroke-width="1.1"/><path d="M7.6 21V17.5A1.4 1.6 0 0 1 10.4 17.5V21ZM16.2 13.5V11.5H17.8V13.5Z" fill="#5b3a1e"/>"##;

const PAGODA: &str = r##"<path d="M6 21V16H18V21ZM8 14V10H16V14Z" fill="#f6eddc" stroke="#5b3a1e" stroke-width="1.2"/><path d="M2 16.5C5 16 6.5 15 7.5 13.5H16.5C17.5 15 19 16 22 16.5ZM4.5 10.5C7 10 8.5 9 9.3 7.5H14.7C15.5 9 17 10 19.5 10.5ZM9 6.5L12 2L15 6.5Z" fill="#a53d26" stroke="#5b3a1e" stroke-width="1.1" stroke-linejoin="round"/><path d="M10.5 21V18H13.5V21Z" fill="#5b3a1e"/>"##;

const SHRINE: &str = r##"<path d="M3 21V13H21V21Z" fill="#ece3f2" stroke="#4b3566" stroke-width="1.2"/><path d="M4 13A8 8.5 0 0 1 20 13Z" fill="#8a6bb1" stroke="#4b3566" stroke-width="1.2"/><path d="M12 4.5V1.5" stroke="#4b3566" stroke-width="1.2"/><path d="M10 21V17.5A2 2.4 0 0 1 14 17.5V21ZM5.5 18V16H7.5V18ZM16.5 18V16H18.5V18Z" fill="#4b3566"/>"##;

/// Returns the shapes that the web page also uses: for each its key, and its SVG in a box of 24 by 24 units.
pub fn page_icons() -> Vec<(&'static str, &'static str)> {
    let printed = [("monastery", CHURCH), ("gate", GATE_SHAPE), ("house", HOUSE_SHAPE), ("coat", COAT_SHAPE)];
    let symbols = Symbol::ALL.map(|symbol| (symbol.word(), symbol.emblem().svg));
    let figures = [
        ("tower", TOWER_LANDMARK.emblem.svg),
        ("dragon", DRAGON.svg),
        ("fairy", FAIRY_LANDMARK.emblem.svg),
        ("flier", FLIER_LANDMARK.emblem.svg),
        ("flea", FLEA.svg),
    ];
    printed.into_iter().chain(symbols).chain(figures).collect()
}

/// Returns the name of a printed symbol in a legend, in a language; empty if the symbol has no name there.
pub fn symbol_name(symbol: Symbol, language: Language) -> String {
    let word = wording::symbol_message(symbol.word()).map(|word| Sentence::new(word, Vec::new()));
    word.map_or_else(String::new, |word| Voice::in_language(language).say(&word))
}

/// Returns the outlines of a meeple and of a barn, as SVG path data in boxes of 24 by 24 units.
pub fn figure_outlines() -> (&'static str, &'static str) {
    (MEEPLE_OUTLINE, BARN.outline)
}
