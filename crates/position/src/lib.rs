//! Reading of a scenario file into a checked position: the board, the pieces on it, the claims and the expectations.
//!
//! The modules, each importing only those before it:
//!
//! - `index`: index types, so that no index is taken for another.
//! - `board`: the placed tiles.
//! - `problems`: the problems of a scenario as a whole, in words; `names`: the rule for names that a scenario makes up.
//! - `map_remedies`: remedies of values that should be maps.
//! - `patterns`: commented scenarios to begin from.
//! - `places`: reading of addresses, places, crossings and spaces.
//! - `tiles`: the meanings of tile names.
//! - `laying`: the map or list, laid out as a legal board.
//! - `setup`: a setup: a position as written, before it is checked; the declarations of questions.
//! - `pieces`: players, meeples, barns, tokens, the score track.
//! - `questions`: questions, claims and expectations.
//! - `left_out`: scenarios without a board.
//! - `quick`: the quick map, read into a setup.
//! - `checked_position`: the checked position, [`Scenario`].
//! - `file`: reading of a file key by key.
//! - `reader`: the reader of questions, for mechanics; `bodies`: the bodies of questions as structs, made by the build.
//! - `wording`: sentences about a position. `test_scenarios`: scenarios that tests write out.
//!
//! Each problem is worded in the `problems` of the module that finds it: a problem of laid tiles in `laying`, of a
//! place in `places`, of a meeple in `pieces`.

mod message_texts;
mod index;
mod board;
mod problems;
mod names;
mod map_remedies;
mod patterns;
mod places;
mod tiles;
mod laying;
mod setup;
mod pieces;
mod questions;
mod left_out;
pub mod quick;
mod checked_position;
mod file;
mod reader;
pub mod bodies;

pub mod wording;

pub mod test_scenarios;

pub use board::FeatureStart;
pub use board::{Beyond, Board, CrossingPrint, Feature, FeatureKind, Place, PlacedTile, Quadrant, TileIx, Tip};
pub use checked_position::Scenario;
pub use file::{ReadBoard, ReadScenario, begins_scenario};
pub use left_out::LeftOut;
pub use map_remedies::QuestionInWords;
pub use patterns::{PATTERNS, Pattern};
pub use pieces::{
    Barn, Building, Figure, FigurePosition, Figures, Meeple, MeepleIx, PlayerIx, Token, TokenKind, Track, TrackPosition,
};
pub use places::place_reader::{feature_by_role, feature_named};
pub use places::problems::is_missing_tile;
pub use questions::problems::is_unknown_question;
pub use questions::{
    AskIx, Claim, Expectation, ExpectedOutcome, ExpectedRules, OfferedTile, ReplyValue, Status, Topic, UnplacedTile,
};
pub use quick::{GuessedEnd, PartedMap, QuickText, ReadBack, looks_quick};
pub use reader::Reader;
pub use setup::declared as asks;
pub use setup::print::write_file;
pub use setup::setup_pieces::{SetupCastle, SetupFigures};
pub use setup::value::At;
pub use setup::{
    Ask, By, Declaration, FROM_THE_FIRST, Field, FieldKind, NameChange, Offer, Renaming, Setup, SetupChange, Short,
    declarations, key_schema, setup_schema,
};
pub use setup::{help_on_question, is_question_word};
pub use tiles::meaning::move_written;
