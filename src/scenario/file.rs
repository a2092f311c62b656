//! Reading a scenario file, key by key.
//!
//! Reading goes in two stages: first everything that can be read is read, then the position is
//! checked to be legal. Every problem on the way is collected with its place, and a file with a
//! problem is never judged.

use std::sync::Arc;

use super::laying::{build, edges, list};
use super::pieces::{TokenKind, challenged, meeples, neutral, players, tokens, track};
use super::position::Scenario;
use super::questions::context::Context;
use super::questions::offered::{self, Kit};
use super::questions::{ask, claims, expect};
use super::tiles::definitions;
use crate::text::{Code, Fields, Problem, Problems, SourceText, as_text, parse_taking};

const KEYS: &[&str] = &[
    "question",
    "source",
    "players",
    "board",
    "tiles",
    "meeples",
    "figures",
    "tokens",
    "claims",
    "expect",
    "ask",
    "track",
    "turn",
    "completed_first",
];

/// What came of reading a scenario.
#[derive(Debug)]
pub struct ReadScenario {
    /// The scenario; it must not be judged if there is any problem.
    pub scenario: Scenario,
    /// Whether the board is sound, so that what depends on it can be checked.
    pub board_is_sound: bool,
}

impl Scenario {
    /// Reads a scenario.
    ///
    /// Every problem goes into `problems`. A scenario may be returned even if there are problems,
    /// so that what depends on it can still be checked; it must not be judged if there is any.
    pub fn read(source: &Arc<SourceText>, problems: &mut Problems) -> Option<ReadScenario> {
        let mut listed = list::Entries::default();
        let root = match parse_taking(source, "board", &mut |item| listed.read(&item)) {
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
                .label("rules, but no `board`")
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
            Some(node) => build::read(source, node, listed, problems),
            None => Vec::new(),
        };
        let mut asks = ask::read(fields.get("ask"), problems);
        asks.extend(ask::turn(&fields));
        let before = problems.len();
        let mut board = build::board(
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
        edges::check(&board, &offered::bridge_ends(&asks, &board), problems);
        board_is_sound &= problems.len() == before;

        let mut players = players::read(fields.get("players"), problems);
        let (meeples, barns) = meeples::read(fields.get("meeples"), &board, &mut players, problems);
        let figures = neutral::read(fields.get("figures"), &board, problems);
        let completed_first = challenged::read(fields.get("completed_first"), &board, problems);
        let track = track::read(fields.get("track"), &mut players, problems);
        let mut context = Context { board: &board, asks: &asks, players: &mut players, problems };
        let claims = claims::read(fields.get("claims"), &mut context);
        let expect = expect::read(fields.get("expect"), &mut context);
        let scenario = Scenario {
            question,
            source: origin,
            players: players.into_names(),
            board,
            meeples,
            barns,
            figures,
            completed_first,
            tokens,
            track,
            asks,
            claims,
            expect,
            kit: Kit::new(source, definitions),
        };
        Some(ReadScenario { scenario, board_is_sound })
    }
}
