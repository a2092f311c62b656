//! A position that has been read and found legal.

use super::board::{Board, Place, TileIx};
use super::pieces::players::Newcomers;
use super::pieces::{Barn, Building, Figures, Meeple, MeepleIx, PlayerIx, Token, TokenKind, Track};
use super::questions::offered::{self, Kit};
use super::questions::{AskIx, Claim, Expect};
use super::quick::ReadBack;
use super::setup::asked::{Ask, TURN};
use crate::geometry::Axis;
use crate::rulebook::RuleSet;
use crate::text::{Language, Span};
use crate::tiles::Entry;

/// A position that has been read and found legal.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// The language in which whoever wrote it is answered.
    pub language: Language,
    /// What the players disagree about, in their words.
    pub question: Option<String>,
    /// The document and example that the scenario reconstructs.
    pub source: Option<String>,
    /// The players, in the order of the file.
    pub players: Vec<String>,
    /// Who is named in questions and is no player yet.
    pub(super) newcomers: Newcomers,
    /// The tiles as they lie.
    pub board: Board,
    /// The meeples, in the order of the file.
    pub meeples: Vec<Meeple>,
    /// The barns, in the order of the file.
    pub barns: Vec<Barn>,
    /// The figures that belong to nobody.
    pub figures: Figures,
    /// The shrines and monasteries that are said to have been completed before those that they
    /// challenge.
    pub completed_first: Vec<Place>,
    /// The tokens, in the order of the file.
    pub tokens: Vec<Token>,
    /// The figures on the score track.
    pub track: Track,
    /// The rules of the table at which it came up, if it has some.
    pub rules: Option<RuleSet>,
    /// The questions put to mechanics; a turn at the score track comes last.
    pub asks: Vec<Ask>,
    /// The features that are answered beside what is asked, with where they are named.
    pub features: Vec<(Place, Span)>,
    /// What players claim.
    pub claims: Vec<Claim>,
    /// What the verdicts are expected to be.
    pub expect: Vec<Expect>,
    /// What was understood of it, if its board is a quick map.
    pub read_back: Option<ReadBack>,
    /// What is needed to read tiles that questions would lay.
    pub(super) kit: Kit,
}

impl Scenario {
    /// Makes players of those whom questions have named. If there were any, the questions have to be read
    /// again.
    pub(crate) fn admit(&mut self) -> bool {
        let listed = matches!(self.newcomers, Newcomers::Nobody);
        let met = self.newcomers.take();
        let any = !met.is_empty();
        self.players.extend(met);
        if let Some(read) = self.read_back.as_mut().filter(|_| !listed) {
            read.note(&self.players);
        }
        any
    }

    /// Every place that the file names, with where it is named.
    pub fn named_places(&self) -> impl Iterator<Item = (Place, Span)> {
        self.stood_on().chain(self.spoken_of())
    }

    /// Every place on which a meeple or a barn stands, with where that is written.
    pub fn stood_on(&self) -> impl Iterator<Item = (Place, Span)> {
        let meeples = self.meeples.iter().map(|m| (m.place, m.span));
        let barns = self
            .barns
            .iter()
            .flat_map(|barn| self.board.fields_at(barn.at).into_iter().map(|place| (place, barn.span)));
        meeples.chain(barns)
    }

    /// Every place that is to be answered, or that a claim or an expectation is about, with where it is named.
    pub fn spoken_of(&self) -> impl Iterator<Item = (Place, Span)> {
        let claims = self.claims.iter().filter_map(|c| Some((c.about.place()?, c.span)));
        let expect = self.expect.iter().filter_map(|e| Some((e.about.place()?, e.about_span)));
        self.features.iter().copied().chain(claims).chain(expect)
    }

    /// The same scenario before a tile was laid; whoever stands on that tile stands far away with it.
    #[must_use]
    pub fn before(&self, tile: TileIx) -> Self {
        Self { board: self.board.before(tile), ..self.clone() }
    }

    /// What a question is called: its id, or else its number from 1.
    pub fn ask_id(&self, ask: AskIx) -> String {
        let asked = self.ask(ask);
        if asked.word == TURN {
            return TURN.to_owned();
        }
        asked.id.clone().unwrap_or_else(|| (ask.index() + 1).to_string())
    }

    /// A question.
    pub fn ask(&self, ask: AskIx) -> &Ask {
        &self.asks[ask.index()]
    }

    /// The printed tile that a question would lay, if it would lay one.
    pub fn printed_to_lay(&self, ask: &Ask) -> Option<&'static Entry> {
        offered::printed(ask, &self.kit)
    }

    /// Every question with its index.
    pub fn each_ask(&self) -> impl Iterator<Item = (AskIx, &Ask)> {
        AskIx::all(self.asks.len()).zip(&self.asks)
    }

    /// The name of a player.
    pub fn player(&self, player: PlayerIx) -> &str {
        &self.players[player.index()]
    }

    /// A meeple.
    pub fn meeple(&self, meeple: MeepleIx) -> &Meeple {
        &self.meeples[meeple.index()]
    }

    /// Every meeple with its index.
    pub fn each_meeple(&self) -> impl Iterator<Item = (MeepleIx, &Meeple)> {
        MeepleIx::all(self.meeples.len()).zip(&self.meeples)
    }

    /// The bridges: a tile of the space that each spans, and the direction in which it runs.
    pub fn bridges(&self) -> impl Iterator<Item = (TileIx, Axis)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Bridge { tile, direction } => Some((tile, direction)),
            TokenKind::Flea { .. }
            | TokenKind::Building { .. }
            | TokenKind::Castle { .. }
            | TokenKind::Sheep { .. } => None,
        })
    }

    /// The little buildings: the tile of each, and its kind if the file says.
    pub fn buildings(&self) -> impl Iterator<Item = (TileIx, Option<Building>)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Building { tile, kind } => Some((tile, kind)),
            TokenKind::Bridge { .. } | TokenKind::Flea { .. } | TokenKind::Castle { .. } | TokenKind::Sheep { .. } => {
                None
            }
        })
    }

    /// The castle tokens: the city of each, and where it is written.
    pub fn castles(&self) -> impl Iterator<Item = (Place, Span)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Castle { place } => Some((place, token.span)),
            TokenKind::Bridge { .. }
            | TokenKind::Flea { .. }
            | TokenKind::Building { .. }
            | TokenKind::Sheep { .. } => None,
        })
    }

    /// The sheep tokens: the field of each, and how many sheep it shows.
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
