//! Reading a scenario file, key by key.
//!
//! Reading goes in two stages: first everything that can be read is read, then the position is
//! checked to be legal. Every problem on the way is collected with its place, and a file with a
//! problem is never judged.

use std::sync::Arc;

use carcassonne_base::sorting::sort_by_key;
use carcassonne_law::House;
use carcassonne_text::{
    Language, MapEntries, Node, Problem, Problems, SourceText, Span, as_text, parse_streaming, problem,
};

use super::board::Board;
use super::checked_position::Scenario;
use super::laying::board_map::BoardMap;
use super::laying::map_tile::MapTile;
use super::laying::{board_list, build, edges};
use super::left_out::{self, LeftOut};
use super::map_remedies::map_remedy;
use super::pieces::{
    Token, TokenKind, challenge_order, meeple_reader, neutral_figures, players, tokens, track_positions,
};
use super::problems;
use super::questions::context::Context;
use super::questions::expected_rules::OwnRules;
use super::questions::offered_tiles::{self, Kit};
use super::questions::{ask, claim_reader, expect, fairy_place, features};
use super::quick::{self, QuickReading, QuickText, ReadBack};
use super::setup::asked::report_same_names;
use super::setup::value::{Name, PlayerNames};
use super::setup::{Ask, Setup};
use super::tiles::definitions::Definitions;

/// Returns `true` if the first line with text in it begins a scenario in YAML: with one of its keys, a brace or `---`.
pub fn begins_scenario(line: &str) -> bool {
    let line = line.trim_start_matches('\u{feff}');
    let bare = line.trim_start_matches(['"', '\'']);
    let key = |key: &&&str| {
        let rest = bare.strip_prefix(**key).map(|rest| rest.trim_start_matches(['"', '\'', ' ']));
        rest.is_some_and(|rest| rest.starts_with(':'))
    };
    line.starts_with(['{', '%']) || line.starts_with("---") || Setup::KEYS.iter().find(key).is_some()
}

/// A scenario that was read, whether or not it has problems.
#[derive(Debug)]
pub struct ReadScenario {
    /// The scenario; it must not be judged if there is any problem.
    pub scenario: Scenario,
    /// The state of the board.
    pub board: ReadBoard,
}

/// The state of a board that was read.
#[derive(Debug)]
pub enum ReadBoard {
    /// A board without problems. What stands on it can be checked.
    Sound,
    /// A board with problems, which are reported.
    Unsound,
    /// No board: no question needs one.
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
    let indent = |at: Span| (Span::new(at.range().start, at.range().start), "  ".to_owned());
    let (owner, key, value) = ((*owner).to_owned(), (*first).to_owned(), value.text().unwrap_or("…").to_owned());
    let problem = problem!(*place, problems::NotIndented { owner, key, value }).at_related(*span);
    Some(problem.edits(strays.map(|(_, at, _)| indent(*at))))
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
    Some(problem!(at, problems::SingleQuote { sign }).edit(at, ""))
}

impl Setup {
    /// Reads a scenario as it is written, without checking it: its tiles in the order of a map, each meaning under the name
    /// of its tile.
    ///
    /// Problems of its form go into `problems`; `None` if nothing can be said of it, or if its quick map cannot be read.
    pub fn read_text(source: &Arc<SourceText>, problems: &mut Problems) -> Option<Self> {
        let WrittenPosition { mut setup, met, .. } = WrittenPosition::read_text(source, problems)?;
        setup.players = setup.players.or(met);
        setup.quick = None;
        sort_by_key(&mut setup.board.drawn.tiles, MapTile::map_order);
        setup.board.name_meanings(&mut setup.tiles);
        Some(setup)
    }
}

impl Scenario {
    /// Reads a scenario.
    ///
    /// Every problem goes into `problems`. A scenario may be returned even if there are problems,
    /// so that what depends on it can still be checked; it must not be judged if there is any.
    pub fn read(source: &Arc<SourceText>, problems: &mut Problems) -> Option<ReadScenario> {
        Some(WrittenPosition::read_text(source, problems)?.check(source, problems))
    }

    /// Reads the tree of a scenario, whose values have their places in `source`.
    ///
    /// Problems and what is returned are as in [`Scenario::read`].
    pub fn read_tree(source: &Arc<SourceText>, root: &Node, problems: &mut Problems) -> Option<ReadScenario> {
        let written = WrittenPosition::read_tree(source, root, board_list::Entries::default(), &[], problems)?;
        Some(written.check(source, problems))
    }

    /// Reads a quick map with its questions as a scenario.
    ///
    /// Problems and what is returned are as in [`Scenario::read`].
    pub fn read_quick(text: &QuickText, problems: &mut Problems) -> Option<ReadScenario> {
        let (source, map) = (text.source(), text.node());
        let span = map.span;
        let root = Node::map(if text.is_boardless() { Vec::new() } else { vec![("quick", map)] }, span);
        let before = problems.len();
        let written =
            WrittenPosition::read_tree(source, &root, board_list::Entries::default(), text.questions(), problems);
        let read = written.map(|written| written.check(source, problems));
        if !text.is_boardless() {
            quick::name_cells(source, &text.node(), before, problems);
        }
        read
    }
}

/// A setup whose board is drawn, with what its check has to know of the text besides.
struct WrittenPosition {
    setup: Setup,
    /// The place of the board, for a problem of all of it.
    board_span: Span,
    /// The first thing that needs a board; `None` if there is one.
    left_out: Option<LeftOut>,
    /// Set if the question of the players stands in a file, not in a line.
    is_question_in_file: bool,
    /// The players whom a quick map names, who need not be the only ones.
    met: Option<Name<PlayerNames>>,
    /// The reading of a quick map.
    read_back: Option<ReadBack>,
}

impl WrittenPosition {
    /// Reads a text; reports every problem of its form. `None` if nothing is known of the board.
    fn read_text(source: &Arc<SourceText>, problems: &mut Problems) -> Option<Self> {
        let mut listed = board_list::Entries::default();
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
            problems.push(problem!(rules, problems::HouseRules));
            return None;
        }
        Self::read_tree(source, &root, listed, &[], problems)
    }

    /// Reads the tree of a text, and draws its board or reads its quick map. A list under `board` was read before; `lines`
    /// are those beside a quick map. `None` after reporting a quick map that cannot be read, so that nothing is known of
    /// the board.
    fn read_tree(
        source: &SourceText,
        root: &Node,
        listed: board_list::Entries,
        lines: &[Span],
        problems: &mut Problems,
    ) -> Option<Self> {
        problems.set_map_remedy(map_remedy);
        if let Some(problem) = unindented(root) {
            problems.push(problem);
            return None;
        }
        let mut setup = Setup::read_whole(root, problems)?;
        let file_language = setup.language.as_ref().map(|language| language.value);
        let fields = &MapEntries::from_checked(root, Setup::KEYS)?;
        let has_lines_alone = fields.get("quick").is_none() && !lines.is_empty();
        let quick = match quick(source, fields, lines, file_language, problems)? {
            None if has_lines_alone => Some(quick::read_questions(source, lines, file_language, problems)?),
            quick => quick,
        };
        let is_boardless = has_lines_alone || quick.is_none() && LeftOut::is_from(fields);
        let (mut met, mut read_back) = (None, None);
        if let Some(quick) = quick {
            let mut file = std::mem::replace(&mut setup, quick.setup);
            met = quick.met;
            setup.tiles = std::mem::take(&mut file.tiles);
            setup.extend(file);
            read_back = Some(quick.read_back);
        } else if !is_boardless {
            setup.board.drawn = board(source, fields, listed, &setup.tiles, problems);
        }
        if is_boardless {
            setup.board.drawn = BoardMap::unreadable();
        }
        Some(Self {
            setup,
            board_span: fields.get("board").or(fields.get("quick")).map_or(fields.span, |n| n.span),
            left_out: is_boardless.then(|| LeftOut::of(fields, has_lines_alone)),
            is_question_in_file: fields.get("question").is_some(),
            met,
            read_back,
        })
    }

    /// Checks the position: the board first, then everything on it, then the claims and expectations.
    fn check(mut self, source: &Arc<SourceText>, problems: &mut Problems) -> ReadScenario {
        let [question, origin] = self.check_texts(source, problems);
        let mut asks = std::mem::take(&mut self.setup.ask);
        report_same_names(&asks, problems);
        asks.extend(self.setup.turn.take());
        let (board, tokens, is_sound) = self.check_board(source, &asks, problems);
        let setup = &self.setup;
        let setup_language = setup.language.map(|language| language.value);
        let [listed, met] = [&setup.players, &self.met].map(|names| names.as_ref().map(Name::node));
        let mut players = players::read(listed, met, problems);
        let (meeples, barns) = meeple_reader::check(&setup.meeples, &board, &mut players, problems);
        ask::check_count(&asks, board.len(), meeples.len(), problems);
        let mut figures = neutral_figures::check(setup.figures.as_ref(), &board, problems);
        figures.fairy = figures.fairy.or_else(|| fairy_place::find_fairy(&asks, &board));
        let completed_first = challenge_order::check(&setup.completed_first, &board, problems);
        let track = track_positions::check(&setup.track, &mut players, problems);
        let written = setup.rules.as_ref().map(Name::node);
        let rules = written.and_then(|n| House::read_from_scenario(source, n, problems));
        let own = OwnRules::from_setup(written, rules.as_ref());
        let mut context = Context { board: &board, asks: &asks, players: &mut players, own, problems };
        let claims = claim_reader::check(&setup.claims, &mut context);
        let expect = expect::read(setup.expect.as_ref(), &mut context);
        let features = features::check(&setup.features, &mut context);
        let (players, newcomers) = players.into_names();
        let read_board = match (self.left_out, is_sound) {
            (Some(left_out), _) => ReadBoard::LeftOut(left_out),
            (None, true) => ReadBoard::Sound,
            (None, false) => ReadBoard::Unsound,
        };
        let scenario = Scenario {
            language: source.answer_language().or_of_text(setup_language),
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
            read_back: self.read_back,
            kit: Kit::new(source, self.setup.tiles),
        };
        ReadScenario { scenario, board: read_board }
    }

    /// Returns the question and the source as texts; reports other values, and a quote left open.
    fn check_texts(&self, source: &SourceText, problems: &mut Problems) -> [Option<String>; 2] {
        let mut text = |key: &str, node: Option<&Node>, help: &str| {
            as_text(node?, &format!("`{key}`"), help, problems).map(|text| text.trim().to_owned())
        };
        let written = self.setup.question.as_ref().map(Name::node);
        let question = text("question", written, "write the question in words: `question: 8 points or 10?`");
        let help = "name the document and place: `source: 2e, scoring example 3`";
        let origin = text("source", self.setup.source.as_ref().map(Name::node), help);
        let in_file = question.as_deref().zip(written).filter(|_| self.is_question_in_file);
        if let Some(problem) = in_file.and_then(|q| left_open(source, q)) {
            problems.push(problem);
        }
        [question, origin]
    }

    /// Lays out the board, with its bridges, and checks its edges; returns it with the tokens on it, and `true` if it is
    /// sound.
    fn check_board(&mut self, source: &SourceText, asks: &[Ask], problems: &mut Problems) -> (Board, Vec<Token>, bool) {
        let before = problems.len();
        let drawn = std::mem::take(&mut self.setup.board.drawn);
        let mut board = build::lay_board(
            source,
            drawn,
            &self.setup.tiles,
            &offered_tiles::tile_names(asks),
            self.board_span,
            problems,
        );
        let is_faulty = board.all().any(|ix| board.is_faulty(ix));
        let mut is_sound = problems.len() == before && !board.is_empty() && !board.unread.is_any() && !is_faulty;
        let tokens = tokens::check(&self.setup.tokens, &board, problems);
        for token in &tokens {
            if let TokenKind::Bridge { tile, direction } = token.what {
                board.lay_bridge(board.placed(tile).at, direction);
            }
        }
        let before = problems.len();
        if !board.unread.may_hold_anything {
            edges::check(&board, &offered_tiles::bridge_ends(asks, &board), problems);
        }
        is_sound &= problems.len() == before;
        (board, tokens, is_sound)
    }
}

/// Reads `board`, which must be there unless [`LeftOut`] says otherwise.
fn board(
    source: &SourceText,
    fields: &MapEntries<'_>,
    listed: board_list::Entries,
    definitions: &Definitions,
    problems: &mut Problems,
) -> BoardMap {
    match fields.require("board", "a scenario", left_out::HELP, problems) {
        Some(node) => build::read(source, node, listed, definitions, problems),
        None => BoardMap::unreadable(),
    }
}

/// Reads `quick`, if it is there. `None` if it is and cannot be read, so that nothing is known of the board.
#[expect(clippy::option_option, reason = "whether it is there, and whether it can be read")]
fn quick(
    source: &SourceText,
    fields: &MapEntries<'_>,
    questions: &[Span],
    file_language: Option<Language>,
    problems: &mut Problems,
) -> Option<Option<QuickReading>> {
    let (Some(node), Some(at)) = (fields.get("quick"), fields.key_span("quick")) else {
        return Some(None);
    };
    if let Some(other) = ["board", "tiles"].iter().find_map(|key| fields.key_span(key)) {
        problems.push(problem!(at, problems::MapAndBoard).at_related(other));
        return None;
    }
    quick::read(source, node, questions, file_language, problems).map(Some)
}
