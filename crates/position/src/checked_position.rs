//! A position that has been read and found legal.

use carcassonne_board::geometry::Axis;
use carcassonne_board::tiles::Entry;
use carcassonne_law::RuleSet;
use carcassonne_text::{Language, Span};

use super::board::{Board, Place, TileIx};
use super::pieces::players::Newcomers;
use super::pieces::{Barn, Building, Figures, Meeple, MeepleIx, PlayerIx, Token, TokenKind, Track};
use super::questions::offered_tiles::{self, Kit};
use super::questions::{AskIx, Claim, Expectation};
use super::quick::ReadBack;
use super::setup::asked::{Ask, TURN};

/// A position that has been read and found legal.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// The language in which the scenario is answered.
    pub language: Language,
    /// The disagreement of the players, in their words.
    pub question: Option<String>,
    /// The document and example that the scenario reconstructs.
    pub source: Option<String>,
    /// The players, in the order of the file.
    pub players: Vec<String>,
    /// The people who are named in questions and are no players yet.
    pub(super) newcomers: Newcomers,
    /// The board with its tiles.
    pub board: Board,
    /// The meeples, in the order of the file.
    pub meeples: Vec<Meeple>,
    /// The barns, in the order of the file.
    pub barns: Vec<Barn>,
    /// The neutral figures, which belong to no player.
    pub figures: Figures,
    /// The shrines and monasteries that, according to the file, were completed before those that they challenge.
    pub completed_first: Vec<Place>,
    /// The tokens, in the order of the file.
    pub tokens: Vec<Token>,
    /// The figures on the score track.
    pub track: Track,
    /// The rules of the players' table, if it has any.
    pub rules: Option<RuleSet>,
    /// The questions for mechanics; a turn at the score track comes last.
    pub asks: Vec<Ask>,
    /// The features to answer in addition to the questions, each with the span that names it.
    pub features: Vec<(Place, Span)>,
    /// The claims of the players.
    pub claims: Vec<Claim>,
    /// The verdicts that are expected.
    pub expect: Vec<Expectation>,
    /// The quick map as it was understood, if there is one.
    pub read_back: Option<ReadBack>,
    /// The definitions that are needed to read the tiles of questions.
    pub(super) kit: Kit,
}

impl Scenario {
    /// Makes players of the people whom questions have named. Returns `true` if there were any: then the questions have
    /// to be read again.
    pub fn admit(&mut self) -> bool {
        let listed = matches!(self.newcomers, Newcomers::Nobody);
        let met = self.newcomers.take();
        let any = !met.is_empty();
        self.players.extend(met);
        if let Some(read) = self.read_back.as_mut().filter(|_| !listed) {
            read.note(&self.players);
        }
        any
    }

    /// Returns the places of [`Self::stood_on`], then those of [`Self::spoken_of`].
    pub fn named_places(&self) -> impl Iterator<Item = (Place, Span)> {
        self.stood_on().chain(self.spoken_of())
    }

    /// Returns every place on which a meeple or a barn stands, with the span of that meeple or barn.
    pub fn stood_on(&self) -> impl Iterator<Item = (Place, Span)> {
        let meeples = self.meeples.iter().map(|m| (m.place, m.span));
        let barns = self
            .barns
            .iter()
            .flat_map(|barn| self.board.fields_at(barn.at).into_iter().map(|place| (place, barn.span)));
        meeples.chain(barns)
    }

    /// Returns every place that is to be answered, or that a claim or an expectation is about, with the span that names
    /// it.
    pub fn spoken_of(&self) -> impl Iterator<Item = (Place, Span)> {
        let claims = self.claims.iter().filter_map(|c| Some((c.about.place()?, c.span)));
        let expect = self.expect.iter().filter_map(|e| Some((e.about.place()?, e.about_span)));
        self.features.iter().copied().chain(claims).chain(expect)
    }

    /// Returns the scenario before a tile was laid; a figure on that tile is far away with it.
    #[must_use]
    pub fn without_tile(&self, tile: TileIx) -> Self {
        Self { board: self.board.without_tile(tile), ..self.clone() }
    }

    /// Returns the name of a question: its id, or else its number from 1; `turn` for a turn at the score track.
    pub fn ask_id(&self, ask: AskIx) -> String {
        let asked = self.ask(ask);
        if asked.word == TURN {
            return TURN.to_owned();
        }
        asked.id.clone().unwrap_or_else(|| (ask.index() + 1).to_string())
    }

    /// Returns a question.
    pub fn ask(&self, ask: AskIx) -> &Ask {
        &self.asks[ask.index()]
    }

    /// Returns the printed tile that a question would lay; `None` if it would lay none.
    pub fn printed_to_lay(&self, ask: &Ask) -> Option<&'static Entry> {
        offered_tiles::printed_entry(ask, &self.kit)
    }

    /// Returns every question with its index.
    pub fn each_ask(&self) -> impl Iterator<Item = (AskIx, &Ask)> {
        AskIx::all(self.asks.len()).zip(&self.asks)
    }

    /// Returns the name of a player.
    pub fn player(&self, player: PlayerIx) -> &str {
        &self.players[player.index()]
    }

    /// Returns a meeple.
    pub fn meeple(&self, meeple: MeepleIx) -> &Meeple {
        &self.meeples[meeple.index()]
    }

    /// Returns every meeple with its index.
    pub fn each_meeple(&self) -> impl Iterator<Item = (MeepleIx, &Meeple)> {
        MeepleIx::all(self.meeples.len()).zip(&self.meeples)
    }

    /// Returns the bridges: for each, a tile of the space that it spans, and the axis along which it runs.
    pub fn bridges(&self) -> impl Iterator<Item = (TileIx, Axis)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Bridge { tile, direction } => Some((tile, direction)),
            _ => None,
        })
    }

    /// Returns the little buildings: the tile of each, and its kind; `None` if the file does not say.
    pub fn buildings(&self) -> impl Iterator<Item = (TileIx, Option<Building>)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Building { tile, kind } => Some((tile, kind)),
            _ => None,
        })
    }

    /// Returns the castle tokens: the city of each, and the span in which it is written.
    pub fn castles(&self) -> impl Iterator<Item = (Place, Span)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Castle { place } => Some((place, token.span)),
            _ => None,
        })
    }

    /// Returns the sheep tokens: the field of each, and its number of sheep.
    pub fn sheep(&self) -> impl Iterator<Item = (Place, u32)> {
        self.tokens.iter().filter_map(|token| match token.what {
            TokenKind::Sheep { place, value } => Some((place, value)),
            _ => None,
        })
    }
}
