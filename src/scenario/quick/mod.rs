//! The quick map: a board with all that it needs in a line, `. c*=r, c c\c`.
//!
//! It is read into the same tiles as they were laid, meanings, meeples and questions as a scenario that is
//! written out; nothing that comes after knows of it. What was understood is kept to be read back.
//!
//! - `address`: what a space is called.
//! - `parts`: what a part is; `cell`: what a cell says; `people`: who is named; `figures`: what figures are called; `problems`:
//!   what is not guessed, and what is said instead.
//! - `join`: the sides of what names none.
//! - `words`: a tile in words, and as a scenario has it.
//! - `short_forms`: how lines beside the map are written; `named_tiles`: the tiles that they name; `refused_lines`: the problems of
//!   lines that cannot be read; `questions`: reads them.
//! - `say`: a board as a quick map.

pub(crate) mod address;
pub(crate) mod people;
pub(crate) mod parts;
pub(crate) mod figures;
pub(crate) mod problems;
pub(crate) mod cell;
pub(crate) mod join;
mod say;
pub(crate) mod words;
pub(crate) mod short_forms;
mod named_tiles;
mod refused_lines;
mod questions;
mod quick_text;
mod read_back;
mod map_cells;

use std::collections::BTreeMap;

pub(crate) use cell::is_cell;
pub use cell::looks_quick;
use join::Cell;
pub use join::GuessedEnd;
pub(super) use map_cells::name_cells;
use map_cells::{
    note_missing_comma, read_tile, report_unclear_field, separated_part, split_map, tile_meanings, to_map_tile,
};
pub(crate) use map_cells::{read_cells, split_rows};
use named_tiles::NamedTiles;
use people::{People, Who};
use problems as said;
use questions::{LineReader, QuickQuestions};
pub use quick_text::{Parted, QuickText};
pub use read_back::ReadBack;
use read_back::describe_tiles;

use crate::scenario::laying::board_map as drawn;
use crate::scenario::laying::map_tile::{MapTile, TileReference};
use crate::scenario::setup::Setup;
use crate::scenario::setup::print::map_rows;
use crate::scenario::setup::setup_pieces::{SetupBridge, SetupClaims, SetupPieces, SetupToken};
use crate::scenario::setup::value::{At, ByPlayer, Name, PieceName};
use crate::text::{Node, Problem, Problems, SourceText, Span};

/// What a quick map stands for.
#[derive(Debug)]
pub(super) struct Quick {
    /// What it says beside its board, with the meanings of the tiles and everybody who is named.
    pub(super) setup: Setup,
    /// The tiles of the board.
    pub(super) laid: Vec<MapTile>,
    /// What was understood of it.
    pub(super) read_back: ReadBack,
}

/// The most cells of a quick map, which is meant to be typed.
const MOST_CELLS: usize = 20_000;

/// What is said of joining.
const JOINING: &str = "Cities and roads connect to their neighbours unless you name the sides (`cN`).";

/// Reads a quick map and the questions beside it. `None` if there is a problem, which is reported.
pub(super) fn read(source: &SourceText, node: &Node, questions: &[Span], problems: &mut Problems) -> Option<Quick> {
    let before = problems.len();
    let rows = split_map(source, node, problems)?;
    let cells: usize = rows.iter().map(|(row, _)| row.split_whitespace().count()).sum();
    if cells > MOST_CELLS {
        problems.push(said::map::too_large(cells, MOST_CELLS, node.span));
        return None;
    }
    let joined: Vec<(String, usize)> = rows.iter().map(|(row, start)| (parts::joined(row), *start)).collect();
    let rows: Vec<(&str, usize)> = joined.iter().map(|(row, start)| (row.as_str(), *start)).collect();
    let laid = drawn::read_cells(&rows, problems);
    if laid.is_empty() && problems.len() == before {
        problems.push(said::map::no_tile(node.span));
    }
    let typed_alone = node.span.start == 0;
    let mut people = if typed_alone { People::default() } else { People::of_a_file() };
    let mut cells: Vec<Cell> = Vec::new();
    let mut slips: Vec<Problem> = Vec::new();
    for (n, tile) in laid.iter().enumerate() {
        if let Some(slip) = separated_part(n.checked_sub(1).and_then(|n| laid.get(n)), tile) {
            slips.push(slip);
            continue;
        }
        match read_tile(tile, &mut people, problems) {
            Ok(Some(shows)) => {
                let name = address::name(tile.at, tile.shape);
                cells.push(Cell { name, shape: tile.shape, at: tile.at, span: tile.span, shows });
            }
            Ok(None) => {}
            Err(slip) => slips.push(*slip),
        }
    }
    // Who writes names of tiles writes many, and some of them are letters of parts; it is one slip.
    match slips.iter().position(said::cells::is_unknown) {
        Some(first) => problems.push(slips.swap_remove(first)),
        None => slips.into_iter().for_each(|slip| problems.push(slip)),
    }
    let mut asked = QuickQuestions::default();
    if problems.len() == before {
        // Beside a side that its tile lacks, which is told when it is laid, what joins nothing is no slip of its own.
        if cells.iter().any(Cell::lacks_a_side) {
            join::join(&mut cells, &mut Problems::new());
            cells.iter_mut().for_each(Cell::leave_out_unjoined);
        } else {
            join::join(&mut cells, problems);
        }
    }
    let board = NamedTiles::of(&cells, &people);
    let (people_met, found) = (&mut people, &mut asked);
    let mut reader = LineReader { source, board: &board, people: people_met, found, problems };
    for span in questions {
        reader.read(*span);
    }
    let meant = if problems.len() > before { Vec::new() } else { tile_meanings(&cells, problems) };
    for (cell, (what, _)) in cells.iter().zip(&meant) {
        if let TileReference::Meant(meaning) = what {
            report_unclear_field(cell, meaning, problems);
        }
    }
    if problems.len() > before {
        return None;
    }
    let laid = cells.iter().zip(laid).zip(meant);
    let laid: Vec<MapTile> = laid.map(|((cell, laid), (what, _))| to_map_tile(cell, &laid, what)).collect();
    let quick = gather(&cells, laid, &people, asked, node.span);
    let comma = match rows.as_slice() {
        [(row, _)] => note_missing_comma(row),
        _ => None,
    };
    Some(Quick { read_back: ReadBack { comma, ..quick.read_back }, ..quick })
}

/// Reads the questions that stand beside no board.
pub(super) fn read_questions(source: &SourceText, questions: &[Span], problems: &mut Problems) -> Option<Quick> {
    let before = problems.len();
    let (mut people, mut asked) = (People::default(), QuickQuestions::default());
    let board = NamedTiles::of(&[], &people);
    let (people_met, found) = (&mut people, &mut asked);
    let mut reader = LineReader { source, board: &board, people: people_met, found, problems };
    for span in questions {
        reader.read(*span);
    }
    let span = questions.first().copied().unwrap_or_default();
    let on_a_board = !asked.setup.tokens.is_empty() || asked.pieces.iter().any(|(_, piece)| piece.is_some());
    if on_a_board || asked.setup.ask.is_empty() {
        problems.push(said::map::without_board(span));
    }
    if problems.len() > before {
        return None;
    }
    let quick = gather(&[], Vec::new(), &people, asked, span);
    let read_back = ReadBack { tiles: "Understood: no board.".to_owned(), ..quick.read_back };
    Some(Quick { read_back, ..quick })
}

/// Puts together the setup for which a map and its questions stand.
fn gather(cells: &[Cell], laid: Vec<MapTile>, people: &People, asked: QuickQuestions, span: Span) -> Quick {
    let mut setup = asked.setup;
    let mut standing: BTreeMap<usize, (Who, Vec<Name<PieceName>>)> = BTreeMap::new();
    let mut stand = |who: Who, piece: Option<Node>| {
        standing.entry(who.player).or_insert_with(|| (who, Vec::new())).1.extend(piece.map(Name::from));
    };
    let mut tokens = Vec::new();
    for cell in cells {
        for part in cell.shows.parts() {
            if let Some(axis) = join::bridge(part) {
                let word = |text: &str| Node::word(text, part.span);
                let bridge = SetupBridge { bridge: word(&cell.name).into(), direction: word(axis.word()).into() };
                tokens.push(At { value: SetupToken::Bridge(bridge), span: part.span });
            }
            for who in &part.who {
                let place = words::place(cell, part).unwrap_or_default();
                stand(*who, Some(Node::word(words::meeple(&place, part, *who), who.span)));
            }
        }
    }
    for (who, piece) in asked.pieces {
        stand(who, piece);
    }
    let name = |who: Who| Node::word(people.name(who), who.span);
    if standing.values().any(|(_, pieces)| pieces.is_empty()) {
        setup.players = Some(Node::list(standing.values().map(|(who, _)| name(*who)).collect(), span));
    }
    let pieces = standing.into_values().filter(|(_, pieces)| !pieces.is_empty()).map(|(who, pieces)| {
        let value = Some(SetupPieces { pieces, is_listed: true, is_bracketed: false });
        (name(who).into(), At { value, span })
    });
    setup.meeples = ByPlayer { players: pieces.collect(), span: Some(span) };
    setup.tokens = [tokens, setup.tokens].concat();
    for (who, about, value) in asked.claims {
        let claims = SetupClaims { claims: vec![(about.into(), value)] };
        let of_one = ByPlayer { players: vec![(name(who).into(), At { value: Some(claims), span })], span: Some(span) };
        setup.claims.extend(of_one, |own, others| own.claims.extend(others.claims));
    }
    let meant = cells.iter().filter_map(|cell| Some((cell.name.as_str(), words::meaning(cell)?)));
    let meant: Vec<(&str, Node)> = meant.collect();
    setup.tiles = (!meant.is_empty()).then(|| Node::map(meant, span));
    let rows: Vec<Node> = map_rows(&laid).into_iter().map(|row| Node::word(row, span)).collect();
    setup.board = (!rows.is_empty()).then(|| Node::list(rows, span));
    let read_back = ReadBack {
        tiles: describe_tiles(cells, people),
        names: people.noted(),
        comma: None,
        joining: cells.iter().any(Cell::joins).then_some(JOINING),
        yaml: setup.to_yaml(),
        sides: cells.iter().map(|cell| (cell.name.clone(), words::typed(cell, people))).collect(),
        guessed_ends: join::guessed_ends(cells),
        only_asked: asked.only,
        of_a_file: people.of_the_file(),
    };
    Quick { setup, laid, read_back }
}
