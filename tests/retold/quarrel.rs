//! Random quarrels: a board with figures, tokens, barns and claims, and questions of every kind.
//!
//! Pieces and questions are wished for ([`super::wish`]). The program decides whether a wish makes sense on the board:
//! refused wishes are left out.

use std::collections::BTreeSet;
use std::fmt;
use std::fmt::Write;

use carcassonne_board::geometry::Shape;
use carcassonne_position::{TileIx, Token, TokenKind};
use carcassonne_rules::landscape::Gap;
use carcassonne_rules::verdict::Case;
use proptest::prelude::*;

use super::facts::Facts;
use super::original::open;
use super::wish::WishDice;
use crate::boards::model::{Board, PLAYERS};
use crate::boards::plan::{TileKinds, boards};
use crate::boards::text::{Layout, WriteOptions};

/// A random scenario, with figures, tokens, barns and questions; its `Debug` form is the text.
#[derive(Clone)]
pub(crate) struct Quarrel {
    pub(crate) text: String,
}

impl fmt::Debug for Quarrel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}", self.text)
    }
}

/// Generates random legal scenarios.
pub(crate) fn quarrels() -> impl Strategy<Value = Quarrel> {
    (boards(TileKinds::All), prop::collection::vec(WishDice::strategy(), 0..16))
        .prop_map(|(board, wishes)| build_quarrel(&board, &wishes))
}

fn build_quarrel(board: &Board, wishes: &[WishDice]) -> Quarrel {
    let bare = Board { meeples: Vec::new(), claims: Vec::new(), ..board.clone() };
    // Tiles that look alike may have one name; retellings give them one or several.
    let writing = WriteOptions { shares_names: true, ..WriteOptions::plain(Layout::Map) };
    let mut granted = GrantedWishes { board: writing.write(&bare), ..GrantedWishes::default() };
    let Ok(case) = open(&granted.write()) else {
        return Quarrel { text: granted.write() };
    };
    let facts = Facts::from_case(&case);
    for wish in wishes {
        let candidate = facts.grant(wish, &granted);
        if open(&candidate.write()).is_ok() {
            granted = candidate;
        }
    }
    Quarrel { text: granted.write() }
}

/// The text of a board, and the wishes for it that were granted.
#[derive(Debug, Clone, Default)]
pub(super) struct GrantedWishes {
    pub(super) board: String,
    pub(super) meeples: Vec<(usize, String)>,
    pub(super) dragon: Option<String>,
    pub(super) fairy: Option<String>,
    pub(super) mage: Option<String>,
    pub(super) witch: Option<String>,
    pub(super) tokens: Vec<String>,
    pub(super) asks: Vec<String>,
    pub(super) claims: Vec<(usize, String, String)>,
    pub(super) turn: Option<String>,
    /// The shrine or monastery that was completed first.
    pub(super) first: Option<String>,
}

impl GrantedWishes {
    fn write(&self) -> String {
        let mut text = self.board.clone();
        let mut append = |what: fmt::Arguments<'_>| text.write_fmt(what).unwrap_or_default();
        let player_name = |n: &usize| format!("p{n}x");
        let join_items = |items: &[String]| items.join(", ");
        let figures = [("dragon", &self.dragon), ("fairy", &self.fairy), ("mage", &self.mage), ("witch", &self.witch)];
        let figures: Vec<String> =
            figures.iter().filter_map(|(key, at)| at.as_ref().map(|at| format!("{key}: {at}"))).collect();
        if !self.meeples.is_empty() {
            append(format_args!("meeples:\n"));
        }
        for n in 0..PLAYERS {
            let places = self.meeples.iter().filter(|(p, _)| *p == n).map(|(_, at)| at.clone());
            let places: Vec<String> = places.collect();
            if !places.is_empty() {
                append(format_args!("  {}: [{}]\n", player_name(&n), join_items(&places)));
            }
        }
        if !figures.is_empty() {
            append(format_args!("figures: {{ {} }}\n", join_items(&figures)));
        }
        if !self.tokens.is_empty() {
            append(format_args!("tokens: [{}]\n", join_items(&self.tokens)));
        }
        if let Some(first) = &self.first {
            append(format_args!("completed_first: {first}\n"));
        }
        if let Some(turn) = &self.turn {
            append(format_args!(
                "track: {{ p0x: {{ meeple: 3, messenger: 12 }}, p1x: {{ meeple: 14, messenger: 0 }} }}\n"
            ));
            append(format_args!("turn: {turn}\n"));
        }
        if !self.asks.is_empty() {
            append(format_args!("ask:\n"));
        }
        for ask in &self.asks {
            append(format_args!("  - {ask}\n"));
        }
        if !self.claims.is_empty() {
            append(format_args!("claims:\n"));
        }
        for n in 0..PLAYERS {
            let claims = self.claims.iter().filter(|(p, _, _)| *p == n);
            let claims: Vec<String> = claims.map(|(_, on, points)| format!("{on}: {points}")).collect();
            if !claims.is_empty() {
                append(format_args!("  {}: {{ {} }}\n", player_name(&n), join_items(&claims)));
            }
        }
        text
    }
}

/// Returns words for the elements of a quarrel that make it worth retelling; a question by its example.
pub(crate) fn element_words(case: &Case) -> BTreeSet<&'static str> {
    let scenario = &case.scenario;
    let board = &scenario.board;
    let tile_word = |tile: TileIx| match board.placed(tile).shape {
        _ if board.is_hash(tile) => "a tile that does not matter",
        Shape::Square => "a square",
        Shape::Half(_) => "a half",
        Shape::Double(_) => "a double",
    };
    let token_word = |token: &Token| match token.what {
        TokenKind::Bridge { .. } => "a bridge",
        TokenKind::Flea { .. } => "a flea",
        TokenKind::Building { .. } => "a little building",
        TokenKind::Castle { .. } => "a castle token",
        TokenKind::Sheep { .. } => "a sheep token",
    };
    let gap_word = |gap: &Gap| if gap.enclosed { "an enclosed gap" } else { "an open gap" };
    let mut words: BTreeSet<&'static str> = board.all().map(tile_word).collect();
    let printed = board.all().filter_map(|tile| board.tile(tile));
    words.extend(printed.flat_map(|tile| &tile.symbols).map(|symbol| symbol.word()));
    words.extend(case.land.gaps().iter().map(gap_word));
    words.extend(scenario.tokens.iter().map(token_word));
    words.extend(scenario.meeples.iter().map(|meeple| meeple.figure.word()));
    words.extend(scenario.barns.first().map(|_| "a barn"));
    words.extend(scenario.claims.first().map(|_| "a claim"));
    words.extend(scenario.figures.dragon.iter().map(|_| "the dragon"));
    words.extend(scenario.figures.fairy.iter().map(|_| "the fairy"));
    words.extend(scenario.figures.mage.iter().map(|_| "the mage"));
    words.extend(scenario.figures.witch.iter().map(|_| "the witch"));
    let has_well = |tile: TileIx| board.tile(tile).is_some_and(|tile| tile.roads.iter().any(|road| road.wells > 0));
    words.extend(board.all().any(has_well).then_some("a well"));
    words.extend(case.posed.iter().map(|posed| posed.form.example));
    words
}
