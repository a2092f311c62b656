//! From a scenario file to a checked position: the board, who stands where, what is claimed and
//! expected.
//!
//! Reading goes in two stages. Anything that can be read is read first; then it is checked that the
//! position is legal. Every problem on the way is collected with its place, and nothing that has a
//! problem is ever judged.

mod ask;
mod board;
mod claims;
mod crossing;
mod definitions;
mod expect;
mod feature;
mod figures;
mod laid;
mod lay;
mod list;
mod map;
mod names;
mod offered;
mod people;
mod place;
mod quadrant;
mod reader;
mod tokens;

#[cfg(test)]
pub(crate) mod try_out;

use std::sync::Arc;

pub use ask::{About, Ask, AskIx, Said};
pub use board::{Beyond, Board, Placed};
pub use claims::Claim;
pub use expect::{Expect, ExpectedOutcome, Status, Under};
pub use feature::{Feature, FeatureKind, Place, TileIx};
pub use figures::{Figures, Standing};
pub use offered::Offered;
pub use people::{Barn, Figure, Meeple, PlayerIx};
pub use quadrant::{Quadrant, Shown, Tip};
pub use reader::Reader;
pub use tokens::{Building, Token, TokenKind};

use crate::text::{Code, Fields, Problem, Problems, SourceText, Span, as_text, parse};

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
    /// What is asked of mechanics.
    pub asks: Vec<Ask>,
    /// What players claim.
    pub claims: Vec<Claim>,
    /// What is expected of the verdicts.
    pub expect: Vec<Expect>,
    /// What the names of tiles mean, for tiles that a question lays.
    kit: offered::Kit,
}

const KEYS: &[&str] = &[
    "question", "source", "players", "board", "tiles", "meeples", "figures", "tokens", "claims",
    "expect", "ask",
];

/// A scenario that was read.
#[derive(Debug)]
pub struct ReadScenario {
    /// The scenario; not to be judged unless there is no problem.
    pub scenario: Scenario,
    /// Whether the board is sound, so that what depends on it can be checked.
    pub board_is_sound: bool,
}

impl Scenario {
    /// Reads a scenario.
    ///
    /// Every problem goes into `problems`. A scenario may be given although there are problems, so
    /// that what depends on it can still be checked; it must not be judged unless there is none.
    pub fn read(source: &Arc<SourceText>, problems: &mut Problems) -> Option<ReadScenario> {
        let root = match parse(source) {
            Ok(root) => root,
            Err(problem) => {
                problems.push(*problem);
                return None;
            }
        };
        if let Some(fields) = Fields::peek(&root).filter(|f| f.get("board").is_none())
            && let Some(rules) = fields.key_span("rules")
        {
            problems.push(
                Problem::new(
                    Code::KeyMissing,
                    rules,
                    "these are a table's own rules, not a scenario",
                )
                .label("rules, and no `board`")
                .help("use the file with `--house`"),
            );
            return None;
        }
        let fields = Fields::of(&root, "a scenario", KEYS, problems)?;
        let mut text = |key: &str, help: &str| {
            let node = fields.get(key)?;
            as_text(node, &format!("`{key}`"), help, problems).map(|t| t.trim().to_owned())
        };
        let question = text("question", "write the question in words: `question: 8 points or 10?`");
        let origin = text("source", "name the document and place: `source: 2e, scoring example 3`");

        let definitions = definitions::read(fields.get("tiles"), problems);
        let laid = match fields.need(
            "board",
            "a scenario",
            "draw the map: `board: |` and a row of cells on each line below",
            problems,
        ) {
            Some(node) => lay::read(source, node, problems),
            None => Vec::new(),
        };
        let asks = ask::read(fields.get("ask"), problems);
        let before = problems.len();
        let mut board = lay::board(
            source,
            laid,
            &definitions,
            &offered::names(&asks),
            fields.get("board").map_or(fields.span, |n| n.span),
            problems,
        );
        let mut board_is_sound = problems.len() == before && !board.is_empty();
        let tokens = tokens::read(fields.get("tokens"), &board, problems);
        for token in &tokens {
            if let TokenKind::Bridge { tile, direction } = token.what {
                board.lay_bridge(board.placed(tile).at, direction);
            }
        }
        let before = problems.len();
        lay::edges(&board, &tokens::asked_bridges(&asks, &board), problems);
        board_is_sound &= problems.len() == before;

        let mut players = people::players(fields.get("players"), problems);
        let (meeples, barns) =
            people::meeples(fields.get("meeples"), &board, &mut players, problems);
        let figures = figures::read(fields.get("figures"), &board, problems);
        let claims = claims::read(fields.get("claims"), &board, &asks, &mut players, problems);
        let expect = expect::read(fields.get("expect"), &board, &asks, &mut players, problems);
        let scenario = Scenario {
            question,
            source: origin,
            players: players.into_names(),
            board,
            meeples,
            barns,
            figures,
            tokens,
            asks,
            claims,
            expect,
            kit: offered::Kit::new(source, definitions),
        };
        Some(ReadScenario { scenario, board_is_sound })
    }

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

    /// How a question is called: by its id, or else by its number.
    pub fn ask_id(&self, ask: AskIx) -> String {
        let id = self.asks.get(ask).and_then(|a| a.id.clone());
        id.unwrap_or_else(|| (ask + 1).to_string())
    }

    /// The name of a player.
    pub fn player(&self, player: PlayerIx) -> &str {
        self.players.get(usize::from(player)).map_or("?", String::as_str)
    }
}
