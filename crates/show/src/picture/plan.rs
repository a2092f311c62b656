//! A drawing as plain data: one plan for every output format.
//!
//! Coordinates are crossings of the grid. A piece is a polygon, listed clockwise, and its sides are numbered in that
//! order, so drawing does not depend on the kinds of tiles.

use carcassonne_board::geometry::{Axis, Crossing, Hand, Space};
use carcassonne_board::tiles::{MonasteryKind, RoadEnd, Symbol};
use carcassonne_position::{Building, Feature, FeatureKind, Figure};
use carcassonne_rules::mechanics::{Landmark, TrackFigure};
use carcassonne_text::Language;

/// The plan of a drawing: all that is shown of a board, or of the part of it that is drawn, whatever the output format.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    /// The language of the text in and beside the drawing.
    pub language: Language,
    /// The part of the board that is drawn.
    pub window: Window,
    /// The names of the players, in the order of the scenario file.
    pub players: Vec<String>,
    /// The answered features in words, by letter; joined features share one entry.
    pub letters: Vec<String>,
    /// The questions whose walks or reaches are drawn, in words, each with its index among all questions, from which
    /// [`question_number`] makes its number if there are several.
    pub questions: Vec<(usize, String)>,
    /// The number of further questions with a walk or a reach that is not drawn.
    pub undrawn_questions: usize,
    /// The names of tiles that are not drawn because another question would place a tile in the same space; only those
    /// with a city or a road.
    pub hidden_tiles: Vec<String>,
    /// The drawn tiles, in map order; after them those that questions would place in free spaces.
    pub pieces: Vec<Piece>,
    /// The triangular gaps, each by its corners, clockwise.
    pub gaps: Vec<Vec<Crossing>>,
    /// The gaps that a ruling joins to the features around them; empty unless one outcome is drawn.
    pub filled_gaps: Vec<FilledGap>,
    /// The outlines of empty spaces to be shown, and of tiles that questions would place in taken spaces.
    pub ghosts: Vec<Ghost>,
    /// The marks on pieces, gaps and spaces.
    pub marks: Vec<Mark>,
    /// The tokens: figures, printed symbols, and signs of the answer.
    pub tokens: Vec<Token>,
    /// The points of players in the drawn outcome that have no place on the board: the index in [`Plan::players`], and
    /// the points.
    pub sums: Vec<(usize, u32)>,
    /// The score track; `None` unless a question is about it.
    pub track: Option<TrackPlan>,
    /// The other findings of the drawn outcome that have no place on the board, in sentences.
    pub lines: Vec<String>,
}

impl Plan {
    /// Returns the set of all questions whose walks or reaches are drawn.
    pub(super) fn all_questions(&self) -> QuestionSet {
        self.questions.iter().fold(QuestionSet::default(), |all, (n, _)| all.with_question(*n))
    }
}

/// The score track as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TrackPlan {
    /// The track, once for each way in which the turn can be played, or once if no turn is played.
    pub bands: Vec<Band>,
    /// The distance between the dark spaces of the track; 0 if it has none.
    pub dark: i64,
}

/// The score track in one way to play a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Band {
    /// The figures before the turn.
    pub before: Vec<TrackFigure>,
    /// The figures that move in the turn, on the spaces where their moves end.
    pub after: Vec<TrackFigure>,
    /// In sentences, what follows from each message that the player draws, in order.
    pub messages: Vec<String>,
    /// The spaces of the track that are shown, in ascending order.
    pub spaces: Vec<i64>,
}

/// A rectangle of spaces, and the board that it is a part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The space in the north-west corner.
    pub first: Space,
    /// The number of columns of spaces.
    pub columns: usize,
    /// The number of rows of spaces.
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
    /// Returns the spaces of the window, in map order.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        let (columns, rows) = (count(self.columns), count(self.rows));
        (0..rows).flat_map(move |row| {
            (0..columns).map(move |column| {
                Space::new(self.first.column.saturating_add(column), self.first.row.saturating_add(row))
            })
        })
    }

    /// Returns `true` if a space is in the window.
    pub fn contains(self, space: Space) -> bool {
        let is_in_range = |at: i32, first: i32, count: usize| {
            usize::try_from(i64::from(at) - i64::from(first)).is_ok_and(|n| n < count)
        };
        is_in_range(space.column, self.first.column, self.columns) && is_in_range(space.row, self.first.row, self.rows)
    }

    /// Returns `true` if part of the board is outside the window.
    pub fn is_cut(self) -> bool {
        !(self.contains(self.board.0) && self.contains(self.board.1))
    }

    /// Returns the part of the board that the window shows; `None` if it shows the whole board.
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
    /// The numbers of columns and rows of spaces of the whole board.
    pub board: (i64, i64),
    /// The first and the last column that are drawn.
    pub columns: (i64, i64),
    /// The first and the last row that are drawn.
    pub rows: (i64, i64),
}

/// A tile or unknown tile as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// The name of the tile; empty for an unknown tile.
    pub name: String,
    /// The first of the spaces that the tile covers, in map order.
    pub at: Space,
    /// The corners of the tile, clockwise. Side `n` runs from corner `n` to the next.
    pub rim: Vec<Crossing>,
    /// The printed features of the tile; `None` for an unknown tile.
    pub face: Option<Face>,
    /// Set if the tile is not on the board, but a question would place it.
    pub offered: bool,
}

/// The features that are printed on a tile.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Face {
    /// The cities on the tile.
    pub cities: Vec<CityPart>,
    /// The roads on the tile.
    pub roads: Vec<RoadPart>,
    /// The rivers on the tile, drawn like roads.
    pub rivers: Vec<RoadPart>,
    /// The fields on the tile.
    pub fields: Vec<FieldPart>,
    /// Set if a monastery or castle is in the middle, at which roads end.
    pub building: bool,
}

/// A city on one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CityPart {
    /// The sides of the tile that the city fills, in the order of its rim.
    pub sides: Vec<usize>,
    /// The side that the city shares with another city, if any, and the half of that side which it has.
    pub half: Option<(usize, Hand)>,
    /// The sides of the tile on which the city ends at a gate.
    pub gates: Vec<usize>,
    /// The letter of the answered feature that the city belongs to; `None` if there is none.
    pub letter: Option<usize>,
}

impl CityPart {
    /// Returns `true` if the city touches the left (first, seen clockwise) or right half of a side.
    pub fn touches(&self, side: usize, hand: Hand) -> bool {
        self.sides.contains(&side) && self.half.is_none_or(|(shared, own)| shared != side || own == hand)
    }
}

/// A road on one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoadPart {
    /// The sides of the tile that the road reaches, in the order of its rim.
    pub sides: Vec<usize>,
    /// The kind of the ends of the road.
    pub end: RoadEnd,
    /// The letter of the answered feature that the road belongs to; `None` if there is none.
    pub letter: Option<usize>,
}

/// A field on one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldPart {
    /// The half-edges of the tile that the field reaches: a side, and the half of it as seen from the middle.
    pub halves: Vec<(usize, Hand)>,
    /// The letter of the answered feature that the field belongs to; `None` if there is none.
    pub letter: Option<usize>,
}

/// A gap that a ruling joins to the features around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilledGap {
    /// The index of the gap in [`Plan::gaps`].
    pub gap: usize,
    /// The letter of the answered feature that the gap is joined to.
    pub letter: usize,
    /// The kind of that feature.
    pub kind: FeatureKind,
    /// The sides of the gap that have features of that kind, by number.
    pub sides: Vec<usize>,
}

/// The outline of an empty space to be shown, or of a tile that a question would place in a taken space.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ghost {
    /// The corners of the outline, clockwise.
    pub rim: Vec<Crossing>,
    /// The name of the tile that a question would place in the taken space; `None` for an empty space.
    pub name: Option<String>,
    /// The printed features of the named tile, drawn through a placed tile; `None` if they are not drawn.
    pub face: Option<Face>,
}

/// A feature on a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part {
    /// The index of the piece in [`Plan::pieces`].
    pub piece: usize,
    /// The feature of the piece.
    pub feature: Feature,
}

/// A mark on a piece, gap or space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A side of a piece at which a road or city is open.
    Open {
        /// The road or city.
        part: Part,
        /// The number of the side.
        side: usize,
    },
    /// A side of a piece at which a road or city is assumed to be closed, since a quick map does not specify it.
    TakenAsClosed {
        /// The road or city.
        part: Part,
        /// The number of the side.
        side: usize,
    },
    /// A triangular gap on which an answer depends.
    DecisiveGap {
        /// The index of the gap in [`Plan::gaps`].
        gap: usize,
    },
    /// A stop of a walk on a piece.
    Stop {
        /// The index of the piece in [`Plan::pieces`].
        piece: usize,
        /// The number of the stop; 0 is the start of the walk.
        number: u32,
        /// The questions that have this stop.
        questions: QuestionSet,
    },
    /// A piece that a figure or an effect reaches.
    Reached {
        /// The index of the piece in [`Plan::pieces`].
        piece: usize,
        /// The questions of which every answer reaches the piece.
        always: QuestionSet,
        /// The questions of which only some answers reach the piece.
        some: QuestionSet,
    },
    /// The row and the column of a piece, which an abbot on it scores.
    Rows {
        /// The index of the piece in [`Plan::pieces`].
        piece: usize,
        /// The numbers of consecutive spaces with a tile to the north, east, south and west.
        lengths: [u32; 4],
    },
    /// A bridge that a question would lay over a space.
    Bridge {
        /// The space that the bridge crosses.
        at: Space,
        /// The direction of the bridge.
        axis: Axis,
    },
}

/// Returns the number of a question in brackets, by its index from 0. No tile has such a name.
pub fn question_number(index: usize) -> String {
    format!("({})", index + 1)
}

/// A set of questions of a plan.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct QuestionSet(u32);

impl QuestionSet {
    /// The maximum number of questions that a plan can distinguish.
    pub const MOST: usize = 26;

    /// Returns the set with one more question, given by its index among all questions.
    #[must_use]
    pub fn with_question(self, question: usize) -> Self {
        let bit = u32::try_from(question).ok().and_then(|n| 1_u32.checked_shl(n)).unwrap_or(0);
        Self(self.0 | bit)
    }

    /// Returns `true` if no question is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the indices, among all questions, of the questions in the set.
    pub fn indices(self) -> impl Iterator<Item = usize> {
        (0..Self::MOST).filter(move |n| self.0 >> n & 1 == 1)
    }

    /// Returns the numbers of the questions for use behind a mark: those of one digit without brackets.
    pub fn digits(self) -> String {
        let short = |n: usize| if n < 9 { (n + 1).to_string() } else { question_number(n) };
        self.indices().map(short).collect()
    }

    /// Returns the numbers of the questions in brackets, one after the other.
    pub fn numbers(self) -> String {
        self.indices().map(question_number).collect()
    }
}

/// The position of a token on the board.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Stand {
    /// The first of some features that has room.
    On(Vec<Part>),
    /// Any point on a piece, by the index of the piece in [`Plan::pieces`].
    Piece(usize),
    /// Any point in a space, with or without a tile.
    Space(Space),
    /// The crossing where four spaces meet.
    Crossing(Crossing),
}

impl Stand {
    /// Returns the index of the piece on which the token is, the first of several; `None` for a space or crossing.
    pub(super) fn piece(&self) -> Option<usize> {
        match self {
            Self::On(parts) => parts.first().map(|part| part.piece),
            Self::Piece(piece) => Some(*piece),
            Self::Space(_) | Self::Crossing(_) => None,
        }
    }
}

/// A token: anything that takes up room and is shown by a sign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// The content of the token.
    pub content: TokenContent,
    /// The position of the token.
    pub stand: Stand,
}

/// The content of a token: what it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TokenContent {
    /// A printed monastery.
    Monastery(MonasteryKind),
    /// A printed German castle.
    Castle,
    /// A stop of a walk, by number (0 is the start of the walk), with the questions whose walks have this stop.
    Stop(u32, QuestionSet),
    /// A figure of a player, by the player's index in [`Plan::players`].
    Meeple(usize, Figure),
    /// A figure, like [`TokenContent::Meeple`], that the drawn outcome names.
    Ringed(usize, Figure),
    /// The permission in the drawn outcome for the action that a question asks about: `true` if it is allowed.
    Permission(bool),
    /// A place that the drawn outcome names.
    NamedPlace,
    /// A space in which a tile can be placed; `false` if that depends on the rules or on an unknown tile.
    Fits(bool),
    /// The points of a player in the drawn outcome.
    Points {
        /// The index of the player in [`Plan::players`].
        player: usize,
        /// The number of points.
        points: u32,
        /// Set if the points are scored now, not at the end of the game.
        now: bool,
    },
    /// The worth, in points, of a feature that no player scores.
    Worth(u32),
    /// The points that a city pays farmers, and the letter of the farmers' field.
    CityPayment(u32, usize),
    /// A tile or space that is counted for the score, by its number from 1.
    Counted(u32),
    /// A barn of a player, by the player's index in [`Plan::players`].
    Barn(usize),
    /// A barn that a question would place.
    NewBarn,
    /// A figure that a question would place, by its player's index in [`Plan::players`].
    NewFigure(usize, Figure),
    /// A landmark that a question places on a tile or that is printed there, and the number on it, if any.
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
    /// A little building; `None` if its kind is not given.
    Building(Option<Building>),
    /// A castle token.
    CastleToken,
    /// A sheep token, by the number of its sheep.
    Sheep(u32),
    /// A feature that a question is about.
    AskedFeature,
    /// The letter of an answered feature, counted from 0.
    Letter(usize),
    /// Printed coats of arms, as many as the number says.
    Coats(u32),
    /// A printed cathedral.
    Cathedral,
    /// Printed besiegers.
    Besieged,
    /// The sign of the City of Carcassonne.
    Carcassonne,
    /// A printed inn.
    Inn,
    /// Printed wells, as many as the number says.
    Wells(u32),
    /// Another printed symbol, such as a garden or a hill.
    Symbol(Symbol),
    /// A reached tile: the questions whose answers all reach it, then the questions of which only some answers do.
    Reached(QuestionSet, QuestionSet),
    /// A space that a flight passes over.
    FlownOver,
    /// A space that a question looks at.
    LookedAt,
}
