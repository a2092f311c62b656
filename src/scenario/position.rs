//! A position that has been read and found legal.

use super::board::{Board, Place, TileIx};
use super::pieces::{Barn, Building, Figures, Meeple, PlayerIx, Token, TokenKind, Track};
use super::questions::ask::TURN;
use super::questions::offered::Kit;
use super::questions::{Ask, AskIx, Claim, Expect};
use crate::geometry::Axis;
use crate::text::Span;

/// A position that has been read and found legal.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// What the table quarrels over.
    pub question: Option<String>,
    /// What the scenario reconstructs.
    pub source: Option<String>,
    /// The players, in the order of the file.
    pub players: Vec<String>,
    /// The tiles as they lie.
    pub board: Board,
    /// The meeples, in the order of the file.
    pub meeples: Vec<Meeple>,
    /// The barns, in the order of the file.
    pub barns: Vec<Barn>,
    /// The dragon and the fairy.
    pub figures: Figures,
    /// The tokens, in the order of the file.
    pub tokens: Vec<Token>,
    /// The figures on the score track.
    pub track: Track,
    /// What is asked of mechanics; a turn at the score track is the last of them.
    pub asks: Vec<Ask>,
    /// What players claim.
    pub claims: Vec<Claim>,
    /// What is expected of the verdicts.
    pub expect: Vec<Expect>,
    /// What the names of tiles mean, for tiles that a question lays.
    pub(super) kit: Kit,
}

impl Scenario {
    /// Every place that the file names and that must therefore be answered, with where it is named.
    pub fn named_places(&self) -> impl Iterator<Item = (Place, Span)> {
        let meeples = self.meeples.iter().map(|m| (m.place, m.span));
        let claims = self.claims.iter().filter_map(|c| Some((c.about.place()?, c.span)));
        let expect = self.expect.iter().filter_map(|e| Some((e.about.place()?, e.about_span)));
        let barns = self.barns.iter().flat_map(|barn| {
            self.board.fields_at(barn.at).into_iter().map(|place| (place, barn.span))
        });
        meeples.chain(barns).chain(claims).chain(expect)
    }

    /// The same scenario before a tile was laid; whoever stands on that tile stands far away with it.
    #[must_use]
    pub fn before(&self, tile: TileIx) -> Self {
        Self { board: self.board.before(tile), ..self.clone() }
    }

    /// How a question is called: by its id, or else by its number.
    pub fn ask_id(&self, ask: AskIx) -> String {
        let asked = self.asks.get(ask);
        if asked.is_some_and(|a| a.word == TURN) {
            return TURN.to_owned();
        }
        let id = asked.and_then(|a| a.id.clone());
        id.unwrap_or_else(|| (ask + 1).to_string())
    }

    /// The name of a player.
    pub fn player(&self, player: PlayerIx) -> &str {
        self.players.get(usize::from(player)).map_or("?", String::as_str)
    }

    /// The bridges, each with a tile of the space that it spans.
    pub fn bridges(&self) -> impl Iterator<Item = (TileIx, Axis)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Bridge { tile, direction } => Some((tile, direction)),
            TokenKind::Flea { .. }
            | TokenKind::Building { .. }
            | TokenKind::Castle { .. }
            | TokenKind::Sheep { .. } => None,
        })
    }

    /// The little buildings, each with its tile and its kind where that is said.
    pub fn buildings(&self) -> impl Iterator<Item = (TileIx, Option<Building>)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Building { tile, kind } => Some((tile, kind)),
            TokenKind::Bridge { .. }
            | TokenKind::Flea { .. }
            | TokenKind::Castle { .. }
            | TokenKind::Sheep { .. } => None,
        })
    }

    /// The castle tokens, each with its city and where it is written.
    pub fn castles(&self) -> impl Iterator<Item = (Place, Span)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Castle { place } => Some((place, token.span)),
            TokenKind::Bridge { .. }
            | TokenKind::Flea { .. }
            | TokenKind::Building { .. }
            | TokenKind::Sheep { .. } => None,
        })
    }

    /// The sheep tokens, each with its field and how many sheep it shows.
    pub fn sheep(&self) -> impl Iterator<Item = (Place, u32)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Sheep { place, value } => Some((place, value)),
            TokenKind::Bridge { .. }
            | TokenKind::Flea { .. }
            | TokenKind::Building { .. }
            | TokenKind::Castle { .. } => None,
        })
    }
}
