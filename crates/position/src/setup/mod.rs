//! A position as it is written: every key with its values, typed, and nothing of it checked.
//!
//! - `declared`: how each question is asked, as its mechanic declares it.
//! - `problems`: what may be wrong with the form of a setup, in words.
//! - `key_schema`: the JSON Schema of declared keys.
//! - `value`: the values.
//! - `setup_macros`: the macros that declare the maps of a setup.
//! - `asked`: the questions to mechanics.
//! - `setup_change`: a setup moved and renamed.
//! - `name_change`: a change of the names in a position.
//! - `setup_board`: the board and the meanings of its tiles. `print`: a tree of keys as a file.
//! - `setup_pieces`: meeples, tokens, the figures that belong to nobody, and the score track.

pub mod declared;
mod problems;
pub mod key_schema;
pub(crate) mod value;
mod setup_macros;
pub(crate) mod setup_board;
pub(crate) mod asked;
pub(crate) mod name_change;
mod setup_change;
pub(crate) mod print;
pub(crate) mod setup_pieces;

pub use asked::Ask;
pub use declared::{By, Declaration, FROM_THE_FIRST, Field, FieldKind, Short, declarations};
pub use declared::{help_on_question, is_question_word};
pub use name_change::{NameChange, Offer};
pub use setup_change::{Renaming, SetupChange};

use carcassonne_text::{Language, Node, Problems, Span};

use crate::tiles::definitions::Definitions;
use setup_board::SetupBoard;
use setup_macros::keys;
use setup_pieces::{SetupClaims, SetupFigures, SetupOnTrack, SetupPieces, SetupToken};
use value::{At, ByPlayer, Key, Name, PlaceName, PlayerNames, Prose, SetupValue};

keys! {
    /// A disputed position: the board, the meeples on it, what each player claims, and what is expected of the answers. A
    /// board is required, `board` or `quick`, unless only questions about the game itself are asked.
    #[derive(Default)]
    pub struct Setup = "a scenario", example "`quick: 'c*=r c'`" {
        /// The question of the table, in its own words.
        question: Option<Name<Prose>>, example "Red closes the city with a second half. 8 points or 10?";
        /// The document and place that the position reconstructs.
        source: Option<Name<Prose>>, example "2e, scoring example 3";
        /// The players; where they are listed, nobody else plays. Left out, everybody who is named anywhere plays.
        players: Option<Name<PlayerNames>>, example "[red, blue]";
        /// The map: after | a row of cells on each line, north at the top, cells apart by spaces. A cell is . (empty), # (a
        /// tile that does not matter), a name, or two halves with the diagonal between them: x/y or x\y, with . for a missing
        /// half. A double-size tile has its name in its west or north cell and < or ^ in the other. For programs, a list of
        /// rows, each a text, or a list of laid tiles.
        board: SetupBoard, example "`board: |`, and below it `a  p\\q`";
        /// The board with its tiles in a few letters, in place of `board` and `tiles`: c a city, r a road, x a crossing (each
        /// joins its neighbours unless its sides are named, cNE), gN a road to the city's gate, m a monastery, f field, t a
        /// garden, h a hill, v a vineyard, bEW a bridge, * a coat of arms, =r red's meeple on the part before it. Tiles are
        /// then called by column and row: a1, b2sw.
        quick: Option<Name<Prose>>, example "`quick: |`, and below it `. c*=r` and `c c\\c`";
        /// The meaning of each name on the board: a printed tile, or a tile written as it lies. Several names apart by spaces
        /// share one meaning.
        tiles: Definitions, example "{ a: { city: S, coats: 1 }, s: D@90, n g v: {} }";
        /// The meeples and barns of each player: one place or a list, with the figure before it unless it is a meeple.
        meeples: ByPlayer<SetupPieces>, example "{ red: [a.city, b.road], blue: [large c.field@SL, barn a@se] }";
        /// The figures that belong to nobody.
        figures: Option<SetupFigures>, example "{ dragon: b, fairy: a.city }";
        /// The tokens on the board, a map each.
        tokens: Vec<At<SetupToken>>, example "[{ bridge: x, direction: ew }, { flea: b }]";
        /// The rules of the table at which the position came up, question by question, over today's rules or those that `over`
        /// names: a column of its own, your table.
        rules: Option<Name<Prose>>, example "{ city.small: two }";
        /// The claims of each player, feature by feature, and question by question by its id or number.
        claims: ByPlayer<SetupClaims>,
            example "{ red: { a.city: 10, catch: { tiles: [a, b] } }, blue: { a.city: 8 } }";
        /// The expected verdicts, for `oracle check`.
        expect: Option<Node>,
            example "[{ feature: a.city, points: { red: 8 }, under: 2021 }, { feature: a.city, points: { red: 10 }, under: rest }]";
        /// The questions to mechanics: where something may be placed, how far something reaches, whom it concerns. Each entry
        /// asks one thing.
        ask: Vec<Ask>, example "[{ id: catch, tower: { at: a, height: 2 } }]";
        /// The features that are answered beside what is asked: without a question every one with a meeple is.
        features: Vec<Name<PlaceName>>, example "[a.city, m.monastery]";
        /// The figures of each player on the score track, in points.
        track: ByPlayer<SetupOnTrack>, example "{ red: { meeple: 3, messenger: 12 }, blue: { meeple: 55 } }";
        /// The turn at the score track with The Messages, or the end of the game: what is scored in which round, and with
        /// which figure.
        turn: Option<Ask>, example "{ player: red, rounds: [{ round: 3, score: { a.city: messenger } }] }";
        /// The one of a shrine and a monastery in a challenge that was completed first; both, if the same tile completed them.
        /// A board does not show that.
        completed_first: Vec<Name<PlaceName>>, example "m.monastery";
        /// The language of the answer.
        language: Option<At<Language>>, example "nl";
    }
}

/// Returns the schemas of all maps that `keys!` declares, by their names; that of the whole scenario has the empty name.
pub fn setup_schema() -> key_schema::SchemaParts {
    let mut parts = key_schema::SchemaParts::new();
    Setup::schema(&mut parts);
    parts
}

impl Setup {
    /// Reads a whole file; reports every problem. `None` if it is no map.
    pub fn read_whole(root: &Node, problems: &mut Problems) -> Option<Self> {
        Self::read(root, Key::of(""), problems)
    }

    /// Returns the setup as a file: its board as a map, if a map can show it, else as a list.
    pub fn to_yaml(&self) -> String {
        print::write_file(&self.to_tree())
    }

    /// Returns the setup as a tree, as [`Setup::to_yaml`] has it.
    pub fn to_tree(&self) -> Node {
        let mut named = self.clone();
        // Of a list each meaning may stand in its place; a map needs them by name.
        named.board.name_meanings(&mut named.tiles);
        named.to_node().unwrap_or_else(|| Node::map(Vec::new(), Span::default()))
    }

    /// The keys under which several things may stand, so that a second line adds to them.
    pub const MANY: [&'static str; 6] = ["meeples", "tokens", "claims", "ask", "features", "completed_first"];

    /// Adds what a file or a line says beside a quick map, which is this setup: pieces, questions and claims go behind those of
    /// the map; of what there is once, the file's counts.
    pub fn extend(&mut self, file: Self) {
        fn replace<V>(own: &mut Option<V>, other: Option<V>) {
            *own = other.or_else(|| own.take());
        }
        replace(&mut self.question, file.question);
        replace(&mut self.source, file.source);
        replace(&mut self.players, file.players);
        replace(&mut self.figures, file.figures);
        replace(&mut self.rules, file.rules);
        replace(&mut self.expect, file.expect);
        replace(&mut self.turn, file.turn);
        if file.track.span.is_some() {
            self.track = file.track;
        }
        self.meeples.extend(file.meeples, |own, others| own.pieces.extend(others.pieces));
        self.claims.extend(file.claims, |own, others| own.claims.extend(others.claims));
        self.tokens.extend(file.tokens);
        self.ask.extend(file.ask);
        self.features.extend(file.features);
        self.completed_first.extend(file.completed_first);
    }
}
