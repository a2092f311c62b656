//! What to draw, as plain data: one plan for every way to draw it.
//!
//! Everything lies on the crossings of the grid. A piece is a polygon, walked clockwise; its sides
//! go by their number along that walk, so that whoever draws need not know what kinds of tiles there
//! are.

use crate::geometry::{Axis, Crossing, Hand, Space};
use crate::mechanics::{Landmark, TrackFigure};
use crate::scenario::{Building, Feature, FeatureKind, Figure};
use crate::text::Language;
use crate::tiles::{MonasteryKind, RoadEnd, Symbol};

/// A board, or the part of it that is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    /// The language in which what stands beside the board is told.
    pub language: Language,
    /// The part that is drawn.
    pub window: Window,
    /// The names of the players, in the order of the file.
    pub players: Vec<String>,
    /// The answered features by their letters, in words; several where they are one.
    pub letters: Vec<String>,
    /// The questions whose walks and reaches are drawn, in words, each with its place among all questions;
    /// where there are several, that is its number, from 1 on.
    pub questions: Vec<(usize, String)>,
    /// How many questions more have a walk or a reach, which is not drawn.
    pub untold: usize,
    /// The tiles that questions would place and that are not drawn, since another question would place one
    /// there, by their names; those alone on which there is a city or a road.
    pub unseen: Vec<String>,
    /// The tiles, in map order; behind them those that questions would place where there is room for them.
    pub pieces: Vec<Piece>,
    /// The triangular gaps, each by its corners, clockwise.
    pub gaps: Vec<Vec<Crossing>>,
    /// Gaps that a ruling joins to what lies round them, where one outcome is drawn.
    pub filled: Vec<Filled>,
    /// Places where nothing lies, and which matter.
    pub ghosts: Vec<Ghost>,
    /// What is pointed out.
    pub marks: Vec<Mark>,
    /// What stands or lies on the tiles, or is printed there.
    pub tokens: Vec<Token>,
    /// What players come to by the outcome that is drawn, where that is at no place of the board: each by the place in
    /// [`Plan::players`], and the points.
    pub sums: Vec<(usize, u32)>,
    /// The score track, if a question is about it.
    pub track: Option<TrackPlan>,
    /// What else the outcome that is drawn tells that is at no place of the board, in sentences.
    pub lines: Vec<String>,
}

/// The score track.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TrackPlan {
    /// It, once for each way in which the turn can be played; once, where it is not played.
    pub bands: Vec<Band>,
    /// How far apart its dark spaces are.
    pub dark: i64,
}

/// The score track in one way to play a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Band {
    /// The figures as they are.
    pub before: Vec<TrackFigure>,
    /// Where those of whose turn it is come to.
    pub after: Vec<TrackFigure>,
    /// What becomes of the messages that come, in sentences.
    pub told: Vec<String>,
    /// The spaces that are drawn, in their order.
    pub spaces: Vec<i64>,
}

/// A rectangle of spaces, and the board that it is a part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The space in its north-west corner.
    pub first: Space,
    /// How many columns it has.
    pub columns: usize,
    /// How many rows it has.
    pub rows: usize,
    /// The spaces in the north-west and south-east corners of the whole board.
    pub board: (Space, Space),
}

impl Default for Window {
    fn default() -> Self {
        let first = Space::new(0, 0);
        Self { first, columns: 0, rows: 0, board: (first, first) }
    }
}

impl Window {
    /// The spaces of the window, in map order.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        let (columns, rows) = (count(self.columns), count(self.rows));
        (0..rows).flat_map(move |row| {
            (0..columns).map(move |column| {
                Space::new(self.first.column.saturating_add(column), self.first.row.saturating_add(row))
            })
        })
    }

    /// Whether a space is in it.
    pub fn holds(self, space: Space) -> bool {
        let within = |at: i32, first: i32, count: usize| {
            usize::try_from(i64::from(at) - i64::from(first)).is_ok_and(|n| n < count)
        };
        within(space.column, self.first.column, self.columns) && within(space.row, self.first.row, self.rows)
    }

    /// Whether some of the board lies outside it.
    pub fn is_cut(self) -> bool {
        !(self.holds(self.board.0) && self.holds(self.board.1))
    }

    /// Which part of the board it is, if some of the board lies outside it.
    pub fn cut(self) -> Option<Cut> {
        let (first, last) = self.board;
        let count = |from: i32, to: i32| i64::from(to) - i64::from(from) + 1;
        let end =
            |from: i32, count: usize| i64::from(from).saturating_add(i64::try_from(count).unwrap_or(i64::MAX)) - 1;
        self.is_cut().then(|| Cut {
            board: (count(first.column, last.column), count(first.row, last.row)),
            columns: (self.first.column.into(), end(self.first.column, self.columns)),
            rows: (self.first.row.into(), end(self.first.row, self.rows)),
        })
    }
}

/// The part of a board that a window shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    /// How many columns and rows of spaces the whole board has.
    pub board: (i64, i64),
    /// The first and the last column that are drawn.
    pub columns: (i64, i64),
    /// The first and the last row that are drawn.
    pub rows: (i64, i64),
}

/// A tile as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its name; empty for a tile that does not matter.
    pub name: String,
    /// Its first space.
    pub at: Space,
    /// Its corners, clockwise. Side `n` runs from corner `n` to the next.
    pub rim: Vec<Crossing>,
    /// What it shows; `None` for a tile that does not matter.
    pub face: Option<Face>,
    /// Whether it is not placed yet: only a question would place it.
    pub offered: bool,
}

/// What a tile shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Face {
    /// Its cities.
    pub cities: Vec<CityPart>,
    /// Its roads.
    pub roads: Vec<RoadPart>,
    /// Its rivers, drawn as roads are.
    pub rivers: Vec<RoadPart>,
    /// Its fields.
    pub fields: Vec<FieldPart>,
    /// Whether a building stands in its middle, at which roads end.
    pub building: bool,
}

/// A city on one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CityPart {
    /// The sides that it fills, in the order of the rim.
    pub sides: Vec<usize>,
    /// The half of one of them that is its own, where another city has the other.
    pub half: Option<(usize, Hand)>,
    /// The sides on which it ends at a gate.
    pub gates: Vec<usize>,
    /// The answered feature that it belongs to, by its letter.
    pub letter: Option<usize>,
}

impl CityPart {
    /// Whether it is the one that touches a side in its first or second half, seen clockwise.
    pub fn touches(&self, side: usize, hand: Hand) -> bool {
        self.sides.contains(&side) && self.half.is_none_or(|(shared, own)| shared != side || own == hand)
    }
}

/// A road on one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoadPart {
    /// The sides that it reaches, in the order of the rim.
    pub sides: Vec<usize>,
    /// How it ends.
    pub end: RoadEnd,
    /// The answered feature that it belongs to, by its letter.
    pub letter: Option<usize>,
}

/// A field on one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldPart {
    /// The half-edges that it reaches: a side, and which half of it as seen from the middle.
    pub halves: Vec<(usize, Hand)>,
    /// The answered feature that it belongs to, by its letter.
    pub letter: Option<usize>,
}

/// A gap that a ruling joins to what lies round it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filled {
    /// The gap, by its place in [`Plan::gaps`].
    pub gap: usize,
    /// The answered feature that it belongs to, by its letter.
    pub letter: usize,
    /// What kind of feature that is.
    pub kind: FeatureKind,
    /// The sides of the gap at which such features lie, by their numbers.
    pub sides: Vec<usize>,
}

/// A place where nothing lies, and which matters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ghost {
    /// Its corners, clockwise.
    pub rim: Vec<Crossing>,
    /// The name of the tile that a question would place there, where what it shows has no room: something lies
    /// there, or another question would place something there.
    pub name: Option<String>,
    /// What that tile shows, if it is seen through what lies there.
    pub face: Option<Face>,
}

/// A feature of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part {
    /// The piece, by its place in [`Plan::pieces`].
    pub piece: usize,
    /// Its feature, by its place on the piece.
    pub feature: Feature,
}

/// Something that is pointed out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A road or city is open at a side of a piece.
    Open {
        /// The feature.
        part: Part,
        /// The side.
        side: usize,
    },
    /// A road or city is taken as closed at a side of a piece, which a quick map leaves unsaid.
    TakenAsClosed {
        /// The feature.
        part: Part,
        /// The side.
        side: usize,
    },
    /// An answer turns on a triangular gap, by its place in [`Plan::gaps`].
    Turns {
        /// The gap.
        gap: usize,
    },
    /// A walk stops on a piece.
    Stop {
        /// The piece.
        piece: usize,
        /// Which stop it is; 0 is where the walk begins.
        number: u32,
        /// By which questions.
        of: Few,
    },
    /// Something reaches a piece.
    Reached {
        /// The piece.
        piece: usize,
        /// By which questions it does so whatever the answer.
        always: Few,
        /// By which questions it does so by some answers alone.
        some: Few,
    },
    /// An abbot on a piece scores the row and the column of its space.
    Rows {
        /// The piece.
        piece: usize,
        /// How many spaces in a row have a tile to the north, east, south and west.
        far: [u32; 4],
    },
    /// A bridge would lie over a space.
    Bridge {
        /// The space.
        at: Space,
        /// How it would run.
        axis: Axis,
    },
}

/// The number by which the nth question goes, counted from 0: no tile is called so.
pub fn numbered(place: usize) -> String {
    format!("({})", place + 1)
}

/// Some of the questions of a plan.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Few(u32);

impl Few {
    /// How many questions a plan can tell apart.
    pub const MOST: usize = 26;

    /// These, and one more by its place among all questions.
    #[must_use]
    pub fn with(self, question: usize) -> Self {
        let bit = u32::try_from(question).ok().and_then(|n| 1_u32.checked_shl(n)).unwrap_or(0);
        Self(self.0 | bit)
    }

    /// Whether it is none of them.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their places among all questions.
    pub fn places(self) -> impl Iterator<Item = usize> {
        (0..Self::MOST).filter(move |n| self.0 >> n & 1 == 1)
    }

    /// Their numbers behind a mark: those of one digit without brackets.
    pub fn digits(self) -> String {
        let short = |n: usize| if n < 9 { (n + 1).to_string() } else { numbered(n) };
        self.places().map(short).collect()
    }

    /// Their numbers, one after the other.
    pub fn numbers(self) -> String {
        self.places().map(numbered).collect()
    }
}

/// Where a token stands.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Stand {
    /// On one of these features, the first of them that has room.
    On(Vec<Part>),
    /// Anywhere on a piece.
    Piece(usize),
    /// Anywhere in a space, whatever lies there.
    Space(Space),
    /// Where four spaces meet.
    Crossing(Crossing),
}

/// A token: anything that takes up room and is told by a sign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub what: What,
    /// Where it stands.
    pub stand: Stand,
}

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// A monastery of some kind, printed.
    Monastery(MonasteryKind),
    /// A German castle, printed.
    Castle,
    /// The stop of a walk; 0 is where it begins.
    Stop(u32, Few),
    /// A figure of a player, by the player's place in [`Plan::players`].
    Meeple(usize, Figure),
    /// The same, where the outcome that is drawn names it.
    Struck(usize, Figure),
    /// Whether what a question would place is allowed by the outcome that is drawn.
    Ruled(bool),
    /// A place that the outcome that is drawn names.
    Here,
    /// A space in which a tile can be placed; `false` where that depends on the rules or on an unknown tile.
    Fits(bool),
    /// What a player scores by the outcome that is drawn.
    Points {
        /// The player, by the place in [`Plan::players`].
        player: usize,
        /// The points.
        points: u32,
        /// Whether these are scored now; if not, at the end of the game.
        now: bool,
    },
    /// What a feature is worth that nobody scores, in points.
    Worth(u32),
    /// What a city pays farmers, in points; and the letter of their field.
    Pays(u32, usize),
    /// The nth tile or space that is counted.
    Counted(u32),
    /// A barn of a player.
    Barn(usize),
    /// A barn that a question would set.
    NewBarn,
    /// A figure that a question would set, by its player's place in [`Plan::players`].
    NewFigure(usize, Figure),
    /// What a question says to stand there, and the number on it.
    Landmark(&'static Landmark, Option<u32>),
    /// The dragon.
    Dragon,
    /// The fairy.
    Fairy,
    /// The mage.
    Mage,
    /// The witch.
    Witch,
    /// A flea.
    Flea,
    /// A little building.
    Building(Option<Building>),
    /// A castle token.
    CastleToken,
    /// A sheep token, and how many sheep it shows.
    Sheep(u32),
    /// A question is about this feature.
    Asked,
    /// The letter of an answered feature, counted from 0.
    Letter(usize),
    /// Coats of arms, printed.
    Coats(u32),
    /// A cathedral, printed.
    Cathedral,
    /// Besiegers, printed.
    Besieged,
    /// That a city is the City of Carcassonne.
    Carcassonne,
    /// An inn, printed.
    Inn,
    /// Wells, printed.
    Wells(u32),
    /// A symbol of another expansion, printed.
    Symbol(Symbol),
    /// Something reaches this tile: by these questions whatever the answer, and by those by some
    /// answers alone.
    Reached(Few, Few),
    /// A flight goes over this space.
    Passed,
    /// This space is looked at.
    Looked,
}
