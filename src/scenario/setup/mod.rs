//! A position as it is written: every key with its values, typed, and nothing of it checked.
//!
//! - `declared`: how each question is asked, as its mechanic declares it.
//! - `problems`: what may be wrong with the form of a setup, in words.
//! - `value`: the values.
//! - `setup_macros`: the macros that declare the maps of a setup.
//! - `asked`: the questions to mechanics.
//! - `print`: a setup as a file, and its tiles as the rows of a map.
//! - `setup_pieces`: meeples, tokens, the figures that belong to nobody, and the score track.

pub(crate) mod declared;
mod problems;
pub(in crate::scenario) mod value;
mod setup_macros;
pub(crate) mod asked;
pub(in crate::scenario) mod print;
pub(in crate::scenario) mod setup_pieces;

pub use asked::Ask;
pub use declared::{By, Declaration, FROM_THE_FIRST, Field, FieldKind, Short, declarations};

use crate::text::{Node, Problems};
use setup_macros::keys;
use setup_pieces::{SetupClaims, SetupFigures, SetupOnTrack, SetupPieces, SetupToken};
use value::{At, ByPlayer, Key, Name, PlaceName, SetupValue};

keys! {
    /// A position as it is written, typed but not checked.
    #[derive(Default)]
    pub(crate) struct Setup = "a scenario" {
        /// The question of the table, in its own words.
        question: Option<Node>;
        /// The document and place that the position reconstructs.
        source: Option<Node>;
        /// The players; where they are listed, nobody else plays.
        players: Option<Node>;
        /// The board, as a map or a list.
        board: Option<Node>;
        /// The board with its tiles in a few letters, in place of `board` and `tiles`.
        quick: Option<Node>;
        /// The meaning of each name on the board.
        tiles: Option<Node>;
        /// The meeples and barns of each player.
        meeples: ByPlayer<SetupPieces>;
        /// The figures that belong to nobody.
        figures: Option<SetupFigures>;
        /// The tokens on the board.
        tokens: Vec<At<SetupToken>>;
        /// The rules of the table at which the position came up.
        rules: Option<Node>;
        /// The claims of each player.
        claims: ByPlayer<SetupClaims>;
        /// The expected verdicts.
        expect: Option<Node>;
        /// The questions to mechanics.
        ask: Vec<Ask>;
        /// The features that are answered beside what is asked.
        features: Vec<Name<PlaceName>>;
        /// The figures on the score track.
        track: ByPlayer<SetupOnTrack>;
        /// The turn at the score track.
        turn: Option<Ask>;
        /// The one of a shrine and a monastery in a challenge that was completed first. A board does not show that.
        completed_first: Vec<Name<PlaceName>>;
    }
}

impl Setup {
    /// Reads a whole file; reports every problem. `None` if it is no map.
    pub(in crate::scenario) fn read_whole(root: &Node, problems: &mut Problems) -> Option<Self> {
        Self::read(root, Key::of(""), problems)
    }

    /// Returns the setup as a file.
    pub(in crate::scenario) fn to_yaml(&self) -> String {
        self.to_node().as_ref().map(print::write_file).unwrap_or_default()
    }

    /// Adds what a file says beside its quick map, which is this setup: pieces, questions and claims go behind those of the map;
    /// of what there is once, the file's counts.
    pub(in crate::scenario) fn extend(&mut self, file: Self) {
        self.question = file.question.or_else(|| self.question.take());
        self.track = if file.track.span.is_some() { file.track } else { std::mem::take(&mut self.track) };
        self.turn = file.turn.or_else(|| self.turn.take());
        self.meeples.extend(file.meeples, |own, others| own.pieces.extend(others.pieces));
        self.claims.extend(file.claims, |own, others| own.claims.extend(others.claims));
        self.tokens.extend(file.tokens);
        self.ask.extend(file.ask);
        self.features.extend(file.features);
        self.completed_first.extend(file.completed_first);
        (self.source, self.players) = (file.source, file.players);
        (self.board, self.quick, self.tiles) = (file.board, file.quick, file.tiles);
        (self.figures, self.rules, self.expect) = (file.figures, file.rules, file.expect);
    }
}
