//! Reading a scenario file, key by key.
//!
//! Reading goes in two stages: first everything that can be read is read, then the position is
//! checked to be legal. Every problem on the way is collected with its place, and a file with a
//! problem is never judged.

use std::sync::Arc;

use super::laying::map::BoardMap;
use super::laying::{build, edges, list};
use super::left_out::{self, LeftOut};
use super::pieces::{TokenKind, challenged, meeples, neutral, players, tokens, track};
use super::position::Scenario;
use super::problems as said;
use super::questions::context::Context;
use super::questions::offered::{self, Kit};
use super::questions::under::OwnRules;
use super::questions::{ask, claims, expect, fairy, features};
use super::quick::{self, Quick, QuickText};
use super::setup::asked::report_same_names;
use super::setup::{Ask, Setup};
use super::tiles::definitions::{self, Definitions};
use crate::rulebook::House;
use crate::text::{MapEntries, Node, Problem, Problems, SourceText, Span, Style, Value, as_text, parse_streaming};

/// Whether a line begins a scenario that is written out, as the first that says something does.
pub fn begins_scenario(line: &str) -> bool {
    let line = line.trim_start_matches('\u{feff}');
    let bare = line.trim_start_matches(['"', '\'']);
    let key = |key: &&&str| {
        let rest = bare.strip_prefix(**key).map(|rest| rest.trim_start_matches(['"', '\'', ' ']));
        rest.is_some_and(|rest| rest.starts_with(':'))
    };
    line.starts_with(['{', '%']) || line.starts_with("---") || Setup::KEYS.iter().find(key).is_some()
}

/// What came of reading a scenario.
#[derive(Debug)]
pub struct ReadScenario {
    /// The scenario; it must not be judged if there is any problem.
    pub scenario: Scenario,
    /// What came of its board.
    pub board: ReadBoard,
}

/// What came of reading a board.
#[derive(Debug)]
pub enum ReadBoard {
    /// It is sound, so that what depends on it can be checked.
    Sound,
    /// It is not, which has been reported.
    Unsound,
    /// It is left out, as it may be where no question looks at it.
    LeftOut(LeftOut),
}

/// The problem of names that are not indented below the key to which they belong.
fn unindented(root: &Node) -> Option<Problem> {
    let fields = MapEntries::from_unchecked(root)?;
    let entries: Vec<(&str, Span, &Node)> = fields.iter().collect();
    let is_owner = |key: &str| matches!(key, "tiles" | "meeples" | "figures" | "tokens" | "claims");
    let at = entries.iter().position(|(key, _, value)| is_owner(key) && value.is_null())?;
    let (owner, span, _) = entries.get(at)?;
    let (first, place, value) = entries.get(at + 1).filter(|(key, ..)| !Setup::KEYS.contains(key))?;
    if value.is_null() {
        return None;
    }
    let below = entries.get(at + 1..).unwrap_or_default();
    let strays = below.iter().take_while(|(key, ..)| !Setup::KEYS.contains(key));
    let value = match value.text() {
        Some(text) => text.to_owned(),
        None => "…".to_owned(),
    };
    let strays = strays.map(|(_, at, _)| *at);
    Some(said::not_indented((owner, *span), (first, &value), *place, strays))
}

/// A typographic quote that stands at the beginning or the end of a text, and not at both.
fn open_quote(text: &str) -> Option<char> {
    let quote = |c: &char| "“”„‟".contains(*c);
    match (text.chars().next().filter(quote), text.chars().next_back().filter(quote)) {
        (Some(sign), None) | (None, Some(sign)) if text.chars().filter(quote).count() == 1 => Some(sign),
        _ => None,
    }
}

/// The problem of a question with a quote on one of its sides; `None` if it has none.
fn left_open(source: &SourceText, (text, node): (&str, &Node)) -> Option<Problem> {
    let sign = open_quote(text)?;
    let within = source.slice(node.span).find(sign)?;
    let at = node.span.part(within, sign.len_utf8());
    Some(said::quote_left_open(sign, at))
}

impl Scenario {
    /// Reads a scenario.
    ///
    /// Every problem goes into `problems`. A scenario may be returned even if there are problems,
    /// so that what depends on it can still be checked; it must not be judged if there is any.
    pub fn read(source: &Arc<SourceText>, problems: &mut Problems) -> Option<ReadScenario> {
        let mut listed = list::Entries::default();
        let root = match parse_streaming(source, "board", &mut |item| listed.read(&item)) {
            Ok(root) => root,
            Err(problem) => {
                problems.push(*problem);
                return None;
            }
        };
        // What asks something needs no board to be a scenario.
        let no_board = |f: &MapEntries<'_>| ["board", "quick", "ask", "turn"].iter().all(|key| f.get(key).is_none());
        if let Some(fields) = MapEntries::from_unchecked(&root).filter(no_board)
            && let Some(rules) = fields.key_span("rules")
        {
            problems.push(said::house_rules(rules));
            return None;
        }
        Self::of(source, &root, listed, &[], problems)
    }

    /// Reads the tree of a scenario, whose values have their places in `source`.
    ///
    /// Problems and what is returned are as in [`Scenario::read`].
    pub fn read_tree(source: &Arc<SourceText>, root: &Node, problems: &mut Problems) -> Option<ReadScenario> {
        Self::of(source, root, list::Entries::default(), &[], problems)
    }

    /// Reads a quick map with its questions as a scenario.
    ///
    /// Problems and what is returned are as in [`Scenario::read`].
    pub fn read_quick(text: &QuickText, problems: &mut Problems) -> Option<ReadScenario> {
        let map = text.node();
        let key = Node { span: map.span, value: Value::Scalar("quick".to_owned(), Style::Plain) };
        let root = Node { span: map.span, value: Value::Map(vec![(key, map)]) };
        let before = problems.len();
        let root = if text.is_boardless() { Node { span: root.span, value: Value::Map(Vec::new()) } } else { root };
        let read = Self::of(text.source(), &root, list::Entries::default(), text.questions(), problems);
        if !text.is_boardless() {
            quick::name_cells(text.source(), &text.node(), before, problems);
        }
        read
    }

    /// Reads the tree of a scenario. A list under `board` was read before; `questions` stand beside a quick map.
    fn of(
        source: &Arc<SourceText>,
        root: &Node,
        listed: list::Entries,
        questions: &[Span],
        problems: &mut Problems,
    ) -> Option<ReadScenario> {
        if let Some(problem) = unindented(root) {
            problems.push(problem);
            return None;
        }
        let mut setup = Setup::read_whole(root, problems)?;
        let fields = MapEntries::from_checked(root, Setup::KEYS)?;
        let beside_nothing = fields.get("quick").is_none() && !questions.is_empty();
        let quick = match quick(source, &fields, questions, problems)? {
            None if beside_nothing => Some(quick::read_questions(source, questions, problems)?),
            quick => quick,
        };
        let mut text = |key: &str, help: &str| {
            let node = fields.get(key)?;
            as_text(node, &format!("`{key}`"), help, problems).map(|t| t.trim().to_owned())
        };
        let written = text("question", "write the question in words: `question: 8 points or 10?`");
        let origin = text("source", "name the document and place: `source: 2e, scoring example 3`");

        let asked = written.as_deref().zip(fields.get("question"));
        asked.and_then(|asked| left_open(source, asked)).into_iter().for_each(|p| problems.push(p));
        let mut definitions = definitions::read(fields.get("tiles"), problems);
        definitions.unread |= fields.get("tiles").is_none() && fields.has_unguessed_key();
        let left_out = beside_nothing || quick.is_none() && LeftOut::is_from(&fields);
        let mut met = None;
        let (drawn, read_back) = match quick {
            Some(quick) => {
                let drawn = BoardMap { laid: quick.laid, ..BoardMap::default() };
                let file = std::mem::replace(&mut setup, quick.setup);
                met = setup.players.take();
                setup.extend(file);
                (if beside_nothing { BoardMap::nothing() } else { drawn }, Some(quick.read_back))
            }
            None if left_out => (BoardMap::nothing(), None),
            None => (board(source, &fields, listed, &definitions, problems), None),
        };
        let question = written.or_else(|| setup.question.as_ref()?.text().map(str::to_owned));
        report_same_names(&setup.ask, problems);
        let asks: Vec<Ask> = setup.ask.iter().chain(&setup.turn).cloned().collect();
        let before = problems.len();
        let mut board = build::board(
            source,
            drawn,
            &definitions,
            &offered::names(&asks),
            fields.get("board").or(fields.get("quick")).map_or(fields.span, |n| n.span),
            problems,
        );
        let faulty = board.all().any(|ix| board.is_faulty(ix));
        let mut board_is_sound = problems.len() == before && !board.is_empty() && !board.unread.is_any() && !faulty;
        let tokens = tokens::check(&setup.tokens, &board, problems);
        for token in &tokens {
            if let TokenKind::Bridge { tile, direction } = token.what {
                board.lay_bridge(board.placed(tile).at, direction);
            }
        }
        let before = problems.len();
        if !board.unread.whole {
            edges::check(&board, &offered::bridge_ends(&asks, &board), problems);
        }
        board_is_sound &= problems.len() == before;

        let mut players = players::read(setup.players.as_ref(), met.as_ref(), problems);
        let (meeples, barns) = meeples::check(&setup.meeples, &board, &mut players, problems);
        ask::few_enough(&asks, board.len(), meeples.len(), problems);
        let mut figures = neutral::check(setup.figures.as_ref(), &board, problems);
        figures.fairy = figures.fairy.or_else(|| fairy::placed(&asks, &board));
        let completed_first = challenged::check(&setup.completed_first, &board, problems);
        let track = track::check(&setup.track, &mut players, problems);
        let rules = fields.get("rules").and_then(|n| House::read_from_scenario(source, n, problems));
        let own = OwnRules::of(fields.get("rules"), rules.as_ref());
        let mut context = Context { board: &board, asks: &asks, players: &mut players, own, problems };
        let claims = claims::check(&setup.claims, &mut context);
        let expect = expect::read(fields.get("expect"), &mut context);
        let features = features::check(&setup.features, &mut context);
        let (players, newcomers) = players.into_names();
        let scenario = Scenario {
            language: source.language(),
            question,
            source: origin,
            players,
            newcomers,
            board,
            meeples,
            barns,
            figures,
            completed_first,
            tokens,
            track,
            rules,
            asks,
            features,
            claims,
            expect,
            read_back,
            kit: Kit::new(source, definitions),
        };
        let board = match (left_out, board_is_sound) {
            (true, _) => ReadBoard::LeftOut(LeftOut::of(&fields, beside_nothing)),
            (false, true) => ReadBoard::Sound,
            (false, false) => ReadBoard::Unsound,
        };
        Some(ReadScenario { scenario, board })
    }
}

/// Reads `board`, which must be there unless [`LeftOut`] says otherwise.
fn board(
    source: &SourceText,
    fields: &MapEntries<'_>,
    listed: list::Entries,
    definitions: &Definitions,
    problems: &mut Problems,
) -> BoardMap {
    match fields.require("board", "a scenario", left_out::HELP, problems) {
        Some(node) => build::read(source, node, listed, definitions, problems),
        None => BoardMap::nothing(),
    }
}

/// Reads `quick`, if it is there. `None` if it is and cannot be read, so that nothing is known of the board.
#[expect(clippy::option_option, reason = "whether it is there, and whether it can be read")]
fn quick(
    source: &SourceText,
    fields: &MapEntries<'_>,
    questions: &[Span],
    problems: &mut Problems,
) -> Option<Option<Quick>> {
    let (Some(node), Some(at)) = (fields.get("quick"), fields.key_span("quick")) else {
        return Some(None);
    };
    if let Some(other) = ["board", "tiles"].iter().find_map(|key| fields.key_span(key)) {
        problems.push(said::two_boards(at, other));
        return None;
    }
    quick::read(source, node, questions, problems).map(Some)
}
