//! The plague: the active fleas, the tiles for the next one, and the figures that go home.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::tiles::{Emblem, disc};
use carcassonne_law::{
    DoubleReach, GAP_PLAGUE, GAP_PLAGUE_PAIR, Inquiry, LawResult, QuestionId, REACH_DOUBLE, REACH_FLEA, Reach, Spreads,
};
use carcassonne_position::asks::plague as ask;
use carcassonne_position::wording::{Arg, Sentence, plague, say};
use carcassonne_position::{Board, Field, Reader, TileIx, TokenKind};
use carcassonne_text::{Span, problem};

use super::{hit_owners, problems};
use crate::mechanics::base::adjacency::{self, Adjacency, AdjacencyNode};
use crate::mechanics::{
    Answer, Answers, Askable, Finding, Hearing, Landmark, Mechanic, PLAGUE_FORM, PlagueReply, Pointer, Query, Reply,
    Role, Table, TileSpace, TypedReply, cards, relevance,
};

/// The number of plague sources in the game.
const SOURCES: usize = 6;

/// The number of flea pieces in the game.
const FLEAS: usize = 18;

/// The questions of law on which the spread of the plague may depend.
const SPREADING: [QuestionId; 4] =
    [QuestionId::ReachFlea, QuestionId::ReachDouble, QuestionId::GapPlague, QuestionId::GapPlaguePair];

pub(super) static PLAGUE: Mechanic = Mechanic {
    card: cards::PLAGUE,
    questions: &[
        QuestionId::ReachFlea,
        QuestionId::ReachDouble,
        QuestionId::GapPlague,
        QuestionId::GapPlaguePair,
        QuestionId::TileDouble,
    ],
    roles: &[Role::Answers(&[Askable { form: &PLAGUE_FORM, read }])],
};

/// The mark of a plague source on the board.
static SOURCE: Landmark = Landmark {
    rank: 3,
    emblem: Emblem {
        letters: "{P}",
        svg: disc!(
            "#3a4d2a",
            "#1c2a12",
            r##"<path d="M12 4A6.5 6.5 0 0 0 7.3 15V18H16.7V15A6.5 6.5 0 0 0 12 4Z" fill="#f2f0e4"/><circle cx="9.5" cy="11" r="1.8" fill="#3a4d2a"/><circle cx="14.5" cy="11" r="1.8" fill="#3a4d2a"/><path d="M10 18V15.5M12 18V15.5M14 18V15.5" stroke="#3a4d2a" stroke-width="1"/>"##
        ),
    },
    word: plague::Source::MESSAGE,
    spreads: true,
};

/// The mark of an eradicated plague source on the board.
static ERADICATED: Landmark = Landmark {
    rank: 4,
    emblem: Emblem {
        letters: "{p}",
        svg: disc!(
            "#d8dccf",
            "#6f7a62",
            r##"<path d="M12 4A6.5 6.5 0 0 0 7.3 15V18H16.7V15A6.5 6.5 0 0 0 12 4Z" fill="#ffffff" stroke="#6f7a62"/><path d="M5 5L19 19" stroke="#8c2f2f" stroke-width="2.4" stroke-linecap="round"/>"##
        ),
    },
    word: plague::Eradicated::MESSAGE,
    spreads: true,
};

/// A question about the plague: the places of its sources and fleas.
#[derive(Debug)]
struct Outbreaks {
    sources: Vec<TileSpace>,
    fleas: Vec<TileSpace>,
    /// The sources whose outbreak is over.
    eradicated: Vec<TileSpace>,
}

/// A piece of the plague: a source, an eradicated source or a flea.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Piece {
    Source,
    Eradicated,
    Flea,
}

impl Piece {
    /// Returns the word for the piece in messages of problems.
    fn word(self) -> &'static str {
        match self {
            Self::Source => "source",
            Self::Eradicated => "eradicated",
            Self::Flea => "flea",
        }
    }

    /// Returns the key under which a question names the tiles with the piece.
    fn field(self) -> &'static Field {
        match self {
            Self::Source => &ask::SOURCES,
            Self::Eradicated => &ask::ERADICATED,
            Self::Flea => &ask::FLEAS,
        }
    }
}

/// The pieces read so far with their places: at most one on a tile.
#[derive(Debug, Default)]
struct PlaguePieces(Vec<(TileSpace, Span, Piece)>);

impl PlaguePieces {
    /// Adds a piece; reports a problem if the tile already has one.
    fn add(&mut self, reader: &mut Reader<'_>, stand: TileSpace, span: Span, piece: Piece) {
        let Some((_, first, other)) = self.0.iter().find(|(s, _, _)| *s == stand) else {
            self.0.push((stand, span, piece));
            return;
        };
        let tile = adjacency::format_tile_space(reader.scenario, stand);
        let other = if piece == *other { "same" } else { other.word() };
        let piece = piece.word();
        reader.problem(problem!(span, problems::PieceBesidePiece { piece, tile, other }).at_related(*first));
    }

    /// Adds the pieces that the question names under the key of `piece`, if it has that key.
    fn add_listed(&mut self, reader: &mut Reader<'_>, piece: Piece) {
        let Some(node) = reader.get(piece.field()) else { return };
        let stands = adjacency::read_tile_spaces(reader, node, piece.field());
        for (stand, span) in stands.into_iter().flatten() {
            self.add(reader, stand, span, piece);
        }
    }

    /// Returns the places of all pieces of the kind `piece`.
    fn places_of(&self, piece: Piece) -> Vec<TileSpace> {
        self.0.iter().filter(|(_, _, p)| *p == piece).map(|(s, _, _)| *s).collect()
    }
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let sources_node = reader.need(&ask::SOURCES);
    let mut pieces = PlaguePieces::default();
    for piece in [Piece::Source, Piece::Eradicated, Piece::Flea] {
        pieces.add_listed(reader, piece);
    }
    let scenario = reader.scenario;
    for token in &scenario.tokens {
        if let TokenKind::Flea { tile } = token.what
            && let Some(stand) = adjacency::locate_on_tile(reader, tile, token.span, "flea")
        {
            pieces.add(reader, stand, token.span, Piece::Flea);
        }
    }
    let (sources, eradicated, fleas) =
        (pieces.places_of(Piece::Source), pieces.places_of(Piece::Eradicated), pieces.places_of(Piece::Flea));
    for (count, most, pieces) in [(fleas.len(), FLEAS, "fleas"), (sources.len() + eradicated.len(), SOURCES, "sources")]
    {
        if count > most {
            reader.problem(problem!(reader.span(), problems::TooManyPieces { count, pieces, most }));
        }
    }
    sources_node?;
    Some(Box::new(Outbreaks { sources, fleas, eradicated }))
}

impl Query for Outbreaks {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        let pointers = |stands: &[TileSpace], pointer: fn(TileIx) -> Pointer| {
            stands.iter().map(|stand| pointer(stand.tile)).collect::<Vec<_>>()
        };
        [
            pointers(&self.sources, |tile| SOURCE.pointer_on(tile)),
            pointers(&self.eradicated, |tile| ERADICATED.pointer_on(tile)),
            pointers(&self.fleas, |tile| Pointer::Flea { tile }),
        ]
        .concat()
    }

    fn reached_tiles<'r>(&self, reply: &'r Reply) -> &'r [TileIx] {
        reply.tiles()
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let to_args = |stands: &[TileSpace]| TileSpace::list_arg(stands, table.board());
        say!(plague::Heading {
            sources: to_args(&self.sources),
            fleas: to_args(&self.fleas),
            eradicated: to_args(&self.eradicated),
        })
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = PlagueReply::read(&finding.reply)?;
        let (owners, hit_tiles) = hit_owners::describe_owners(table.scenario, &reply.meeples);
        let is_few = owners.len() <= hit_owners::MOST_NAMED;
        let row = say!(plague::Row {
            outbreaks: reply.outbreaks,
            hit: if is_few { Arg::list(owners) } else { Arg::list(hit_tiles) },
            tiles: Arg::list(&reply.tiles),
            cut_off: Arg::list(&reply.cut_off),
        });
        let hit = Arg::list(&reply.meeples);
        let mut answer = Answer::new(say!(plague::GoHome { meeples: hit }), row)
            .with_sentence(say!(plague::Next { tiles: Arg::list(&reply.tiles) }));
        if !reply.cut_off.is_empty() {
            answer = answer.with_sentence(say!(plague::CutOff { tiles: Arg::list(&reply.cut_off) }));
        }
        if reply.outbreaks > 1 {
            answer = answer.with_sentence(say!(plague::Several { outbreaks: reply.outbreaks }));
        }
        Some(answer)
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let answers = relevance::ask_relevant(law, &SPREADING, |a| self.find_answer(table, a).reply)?;
        let finding = self.find_answer(table, &answers);
        let laid = self.sources.iter().chain(&self.fleas).chain(&self.eradicated);
        let comes_to = laid.map(|stand| stand.tile).chain(finding.reply.tiles().iter().copied());
        let has_doubles = answers.asked_reading(REACH_DOUBLE).is_none() && table.has_double_tile(comes_to);
        Hearing::new(law).ask_doubles_exist(has_doubles)?;
        Ok(finding)
    }
}

/// Returns sentences on the readings of the questions of law that the plague depended on.
fn reading_sentences(answers: &Answers) -> impl Iterator<Item = Sentence> + use<> {
    let reach = answers.asked_reading(REACH_FLEA).map(|reach| match reach {
        Reach::Half => say!(plague::ByHalf),
        Reach::Space => say!(plague::BySpace),
    });
    let doubles = answers.asked_reading(REACH_DOUBLE).map(|doubles| match doubles {
        DoubleReach::OneTile => say!(plague::DoubleIsOne),
        DoubleReach::TwoSpaces => say!(plague::DoubleIsTwo),
    });
    let gaps = answers.asked_reading(GAP_PLAGUE).map(|gaps| match gaps {
        Spreads::Skipped => say!(plague::GapPassed),
        Spreads::Stops => say!(plague::GapStops),
    });
    let pairs = answers.asked_reading(GAP_PLAGUE_PAIR).map(|gaps| match gaps {
        Spreads::Skipped => say!(plague::PairPassed),
        Spreads::Stops => say!(plague::PairStops),
    });
    [reach, doubles, gaps, pairs].into_iter().flatten()
}

impl Outbreaks {
    /// Finds the answer to the question about the plague, under the readings in `answers`.
    fn find_answer(&self, table: &Table<'_>, answers: &Answers) -> Finding {
        let board = table.board();
        let ground = Adjacency {
            reach: answers.reading(REACH_FLEA),
            doubles: answers.reading(REACH_DOUBLE),
            over_gaps: answers.reading(GAP_PLAGUE) == Spreads::Skipped,
            over_pairs: answers.reading(GAP_PLAGUE_PAIR) == Spreads::Skipped,
        };
        let spots = |stands: &[TileSpace]| collect_set(stands.iter().map(|s| ground.node_at(board, *s)));
        let (sources, fleas) = (spots(&self.sources), spots(&self.fleas));
        let infected: BTreeSet<AdjacencyNode> = collect_set(sources.union(&fleas).copied());
        let mut steps: Vec<Sentence> = reading_sentences(answers).collect();
        let mut active: BTreeSet<AdjacencyNode> = BTreeSet::new();
        let mut outbreaks = 0;
        for source in &sources {
            if active.contains(source) {
                continue;
            }
            let area = spread_outbreak(board, ground, *source, &infected);
            let tiles = ground.tiles_of(board, area.iter().copied());
            steps.push(say!(plague::Covers { tiles: Arg::list(tiles) }));
            active.extend(area);
            outbreaks += 1;
        }
        let mut open_spots: BTreeSet<AdjacencyNode> =
            collect_set(active.iter().flat_map(|s| ground.neighbors(board, *s)));
        let eradicated = spots(&self.eradicated);
        open_spots.retain(|s| !infected.contains(s) && !eradicated.contains(s));
        let hit = ground.tiles_of(board, fleas.intersection(&active).copied());
        let cut_off =
            sorted_unique(self.fleas.iter().filter(|s| !active.contains(&ground.node_at(board, **s))).map(|s| s.tile));
        if !cut_off.is_empty() {
            steps.push(say!(plague::CutOff { tiles: Arg::list(&cut_off) }));
        }
        let reply = PlagueReply {
            outbreaks,
            cut_off,
            meeples: table.meeple_indices_on_tiles(&hit),
            tiles: ground.tiles_of(board, open_spots),
        };
        Finding { reply: reply.into_reply(), steps, ..Finding::default() }
    }
}

/// Returns `source` and every spot in `infected` that is connected with it.
fn spread_outbreak(
    board: &Board,
    ground: Adjacency,
    source: AdjacencyNode,
    infected: &BTreeSet<AdjacencyNode>,
) -> BTreeSet<AdjacencyNode> {
    let mut area = collect_set([source]);
    let mut todo = vec![source];
    while let Some(spot) = todo.pop() {
        for next in ground.neighbors(board, spot) {
            if infected.contains(&next) && area.insert(next) {
                todo.push(next);
            }
        }
    }
    area
}
