//! Random quarrels: a board with figures, tokens, barns and claims, and questions of every kind.
//!
//! Pieces and questions are wished for ([`super::wish`]). The program decides whether a wish makes sense on the board:
//! refused wishes are left out.

use std::collections::BTreeSet;
use std::fmt;
use std::fmt::Write;
use std::sync::Arc;

use carcassonne_oracle::inside::geometry::Shape;
use carcassonne_oracle::inside::landscape::Gap;
use carcassonne_oracle::inside::scenario::{TileIx, Token, TokenKind};
use carcassonne_oracle::inside::text::SourceText;
use carcassonne_oracle::inside::verdict::Case;
use proptest::prelude::*;

use super::facts::Facts;
use super::wish::Dice;
use crate::boards::model::{Board, PLAYERS};
use crate::boards::plan::{Pairs, boards};
use crate::boards::text::{Layout, Writing};

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
    (boards(Pairs::AndAllElse), prop::collection::vec(Dice::any(), 0..16))
        .prop_map(|(board, wishes)| quarrel(&board, &wishes))
}

/// Opens a text as a case; `None` if it is refused.
fn read(text: &str) -> Option<Case> {
    Case::open(&Arc::new(SourceText::new("case.yaml", text.into()).ok()?)).ok()
}

fn quarrel(board: &Board, wishes: &[Dice]) -> Quarrel {
    let bare = Board { meeples: Vec::new(), claims: Vec::new(), ..board.clone() };
    let writing = Writing::plain(Layout::Map);
    let mut had = Had { board: writing.write(&bare), ..Had::default() };
    let Some(case) = read(&had.write()) else {
        return Quarrel { text: had.write() };
    };
    let facts = Facts::of(&case);
    for wish in wishes {
        let more = facts.grant(wish, &had);
        if read(&more.write()).is_some() {
            had = more;
        }
    }
    Quarrel { text: had.write() }
}

/// The granted wishes.
#[derive(Debug, Clone, Default)]
pub(super) struct Had {
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

impl Had {
    fn write(&self) -> String {
        let mut text = self.board.clone();
        let mut put = |what: fmt::Arguments<'_>| text.write_fmt(what).unwrap_or_default();
        let player = |n: &usize| format!("p{n}x");
        let list = |items: &[String]| items.join(", ");
        let figures = [("dragon", &self.dragon), ("fairy", &self.fairy), ("mage", &self.mage), ("witch", &self.witch)];
        let figures: Vec<String> =
            figures.iter().filter_map(|(key, at)| at.as_ref().map(|at| format!("{key}: {at}"))).collect();
        if !self.meeples.is_empty() {
            put(format_args!("meeples:\n"));
        }
        for n in 0..PLAYERS {
            let own = self.meeples.iter().filter(|(p, _)| *p == n).map(|(_, at)| at.clone());
            let own: Vec<String> = own.collect();
            if !own.is_empty() {
                put(format_args!("  {}: [{}]\n", player(&n), list(&own)));
            }
        }
        if !figures.is_empty() {
            put(format_args!("figures: {{ {} }}\n", list(&figures)));
        }
        if !self.tokens.is_empty() {
            put(format_args!("tokens: [{}]\n", list(&self.tokens)));
        }
        if let Some(first) = &self.first {
            put(format_args!("completed_first: {first}\n"));
        }
        if let Some(turn) = &self.turn {
            put(format_args!(
                "track: {{ p0x: {{ meeple: 3, messenger: 12 }}, p1x: {{ meeple: 14, messenger: 0 }} }}\n"
            ));
            put(format_args!("turn: {turn}\n"));
        }
        if !self.asks.is_empty() {
            put(format_args!("ask:\n"));
        }
        for ask in &self.asks {
            put(format_args!("  - {ask}\n"));
        }
        if !self.claims.is_empty() {
            put(format_args!("claims:\n"));
        }
        for n in 0..PLAYERS {
            let own = self.claims.iter().filter(|(p, _, _)| *p == n);
            let own: Vec<String> = own.map(|(_, on, points)| format!("{on}: {points}")).collect();
            if !own.is_empty() {
                put(format_args!("  {}: {{ {} }}\n", player(&n), list(&own)));
            }
        }
        text
    }
}

/// Returns words for the elements of a quarrel that make it worth retelling; a question by its example.
pub(crate) fn holds(case: &Case) -> BTreeSet<&'static str> {
    let scenario = &case.scenario;
    let board = &scenario.board;
    let tile = |tile: TileIx| match board.placed(tile).shape {
        _ if board.is_hash(tile) => "a tile that does not matter",
        Shape::Square => "a square",
        Shape::Half(_) => "a half",
        Shape::Double(_) => "a double",
    };
    let token = |token: &Token| match token.what {
        TokenKind::Bridge { .. } => "a bridge",
        TokenKind::Flea { .. } => "a flea",
        TokenKind::Building { .. } => "a little building",
        TokenKind::Castle { .. } => "a castle token",
        TokenKind::Sheep { .. } => "a sheep token",
    };
    let gap = |gap: &Gap| if gap.enclosed { "an enclosed gap" } else { "an open gap" };
    let mut words: BTreeSet<&'static str> = board.all().map(tile).collect();
    let printed = board.all().filter_map(|tile| board.tile(tile));
    words.extend(printed.flat_map(|tile| &tile.symbols).map(|symbol| symbol.word()));
    words.extend(case.land.gaps().iter().map(gap));
    words.extend(scenario.tokens.iter().map(token));
    words.extend(scenario.meeples.iter().map(|meeple| meeple.figure.word()));
    words.extend(scenario.barns.first().map(|_| "a barn"));
    words.extend(scenario.claims.first().map(|_| "a claim"));
    words.extend(scenario.figures.dragon.iter().map(|_| "the dragon"));
    words.extend(scenario.figures.fairy.iter().map(|_| "the fairy"));
    words.extend(scenario.figures.mage.iter().map(|_| "the mage"));
    words.extend(scenario.figures.witch.iter().map(|_| "the witch"));
    let wells = |tile: TileIx| board.tile(tile).is_some_and(|tile| tile.roads.iter().any(|road| road.wells > 0));
    words.extend(board.all().any(wells).then_some("a well"));
    words.extend(case.posed.iter().map(|posed| posed.form.example));
    words
}
