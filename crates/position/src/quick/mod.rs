//! The quick map: a board with all that it needs in a line, `. c*=r, c c\c`.
//!
//! A quick map is read into the setup, the tiles and the meanings of a scenario that is written out, so that no later
//! module distinguishes the two. The reading is stored, to be printed above the answer.
//!
//! - `address`: the names of spaces. `reading_words`: the messages on the reading.
//! - `named_players`: the players that a map names; `figure_words`: the words for figures.
//! - `cell_parts`: the parts of a tile; `cell`: reads the text of a cell into parts.
//! - `problems`: the problems of a quick map, in words.
//! - `joining`: gives sides to the cities and roads that name none.
//! - `quick_writer`: writes a board as a quick map.
//! - `tile_words`: a tile in words, and as a scenario writes it.
//! - `short_forms`: the forms of lines beside the map; `named_tiles`: the tiles that lines name; `refused_lines`: the problems
//!   of lines that cannot be read; `line_reader`: reads the lines;
//!   `line_change`: the lines after a change of names.
//! - `quick_text`: the map and its lines as one text; `read_back`: the reading, in words; `map_cells`: reads the cells of a map.

pub mod address;
mod reading_words;
pub mod named_players;
pub mod cell_parts;
pub mod figure_words;
pub mod short_forms;
pub mod problems;
pub mod cell;
pub mod joining;
mod quick_writer;
pub mod tile_words;
mod named_tiles;
mod refused_lines;
mod line_reader;
pub mod line_change;
mod quick_text;
mod read_back;
mod map_cells;

use std::collections::BTreeMap;

pub use cell::is_cell;
pub use cell::looks_quick;
use joining::Cell;
pub use joining::GuessedEnd;
use line_reader::{LineReader, QuickQuestions};
pub(super) use map_cells::name_cells;
use map_cells::{
    note_missing_comma, read_tile, report_unclear_field, separated_part, split_map, tile_references, to_map_tile,
};
pub use map_cells::{read_cells, split_rows};
use named_players::{NamedMeeple, People};
use named_tiles::NamedTiles;
use problems::map_form;
pub use quick_text::{PartedMap, QuickText};
pub use read_back::ReadBack;
use read_back::describe_tiles;
use reading_words::{ReadingSpeaker, SidesJoined, WithoutBoard};

use crate::laying::board_map as drawn;
use crate::laying::map_tile::{MapTile, TileReference};
use crate::setup::Setup;
use crate::setup::setup_board::SetupBoard;
use crate::setup::setup_pieces::{SetupBridge, SetupClaims, SetupPieces, SetupToken};
use crate::setup::value::{At, ByPlayer, Name, PieceName, PlayerNames};
use carcassonne_text::{Language, Node, Problem, Problems, SourceText, Span, phrase, problem};

/// The reading of a quick map and its lines.
#[derive(Debug)]
pub(super) struct QuickReading {
    /// The setup.
    pub(super) setup: Setup,
    /// The named players, who need not be the only ones; `None` if each has a piece.
    pub(super) met: Option<Name<PlayerNames>>,
    /// The reading, in words.
    pub(super) read_back: ReadBack,
}

/// The maximum number of cells of a quick map, which is typed by hand.
const MOST_CELLS: usize = 20_000;

/// Reads a quick map and the lines beside it; `None` after reporting a problem. `file_language` is what a file
/// around it names.
pub(super) fn read(
    source: &SourceText,
    node: &Node,
    lines: &[Span],
    file_language: Option<Language>,
    problems: &mut Problems,
) -> Option<QuickReading> {
    let before = problems.len();
    let rows = split_map(source, node, problems)?;
    let cells: usize = rows.iter().map(|(row, _)| row.split_whitespace().count()).sum();
    if cells > MOST_CELLS {
        problems.push(problem!(node.span, map_form::TooLarge { cells, most: MOST_CELLS }));
        return None;
    }
    let joined: Vec<(String, usize)> =
        rows.iter().map(|(row, start)| (cell_parts::join_side_words(row), *start)).collect();
    let rows: Vec<(&str, usize)> = joined.iter().map(|(row, start)| (row.as_str(), *start)).collect();
    let tiles = drawn::read_cells(&rows, problems);
    if tiles.is_empty() && problems.len() == before {
        let help = phrase!(map_form::CellsAndRows { typed_alone: true });
        problems.push(problem!(node.span, map_form::NoTile).with_help(help));
    }
    let is_typed_alone = node.span.start == 0;
    let mut people = if is_typed_alone { People::default() } else { People::in_file() };
    let mut cells = read_tiles(&tiles, &mut people, problems);
    if problems.len() == before {
        join_cells(&mut cells, problems);
    }
    let asked = read_lines(source, lines, &cells, &mut people, problems);
    let references = if problems.len() > before { Vec::new() } else { tile_references(&cells, problems) };
    for (cell, reference) in cells.iter().zip(&references) {
        if let TileReference::Meant(meaning) = reference {
            report_unclear_field(cell, meaning, problems);
        }
    }
    if problems.len() > before {
        return None;
    }
    let placed = cells.iter().zip(tiles).zip(references);
    let placed = placed.map(|((cell, tile), reference)| to_map_tile(cell, &tile, reference)).collect();
    let speaker = reading_speaker(source, &asked.setup, file_language);
    let quick = gather(&cells, placed, &people, asked, node.span, speaker);
    let comma = match rows.as_slice() {
        [(row, _)] => note_missing_comma(row, speaker),
        _ => None,
    };
    Some(QuickReading { read_back: ReadBack { comma, ..quick.read_back }, ..quick })
}

/// Reads the tiles of a map into cells; reports those that cannot be read.
fn read_tiles(tiles: &[MapTile], people: &mut People, problems: &mut Problems) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    let mut slips: Vec<Problem> = Vec::new();
    for (n, tile) in tiles.iter().enumerate() {
        if let Some(slip) = separated_part(n.checked_sub(1).and_then(|n| tiles.get(n)), tile) {
            slips.push(slip);
            continue;
        }
        match read_tile(tile, people, problems) {
            Ok(Some(face)) => cells.push(Cell::new(tile, face)),
            Ok(None) => {}
            Err(slip) => slips.push(*slip),
        }
    }
    // Names of tiles in place of parts usually come in numbers, and some of their letters are parts: one slip stands for all.
    match slips.iter().position(|slip| slip.is(problems::cells::UnknownPart::MESSAGE)) {
        Some(first) => problems.push(slips.swap_remove(first)),
        None => slips.into_iter().for_each(|slip| problems.push(slip)),
    }
    cells
}

/// Gives sides to the cities and roads that name none; reports those that have none or could have several.
fn join_cells(cells: &mut [Cell], problems: &mut Problems) {
    // A side that its tile lacks is reported when the tile is laid; an unjoined part beside it is no slip of its own.
    if cells.iter().any(Cell::lacks_a_side) {
        joining::join(cells, &mut Problems::new());
        cells.iter_mut().for_each(Cell::leave_out_unjoined);
    } else {
        joining::join(cells, problems);
    }
}

/// Reads the lines beside a map with some cells.
fn read_lines(
    source: &SourceText,
    lines: &[Span],
    cells: &[Cell],
    people: &mut People,
    problems: &mut Problems,
) -> QuickQuestions {
    let mut found = QuickQuestions::default();
    let board = NamedTiles::from_cells(cells, people);
    let mut reader = LineReader { source, board: &board, people, found: &mut found, problems };
    for span in lines {
        reader.read(*span);
    }
    found
}

/// Reads the lines that stand beside no board; `None` after reporting a problem.
pub(super) fn read_questions(
    source: &SourceText,
    lines: &[Span],
    file_language: Option<Language>,
    problems: &mut Problems,
) -> Option<QuickReading> {
    let before = problems.len();
    let mut people = People::default();
    let asked = read_lines(source, lines, &[], &mut people, problems);
    let span = lines.first().copied().unwrap_or_default();
    let setup = &asked.setup;
    let needs_board = !(setup.tokens.is_empty() && setup.features.is_empty() && setup.completed_first.is_empty())
        || setup.figures.is_some()
        || setup.meeples.span.is_some()
        || asked.pieces.iter().any(|(_, piece)| piece.is_some());
    if needs_board || asked.setup.ask.is_empty() {
        problems.push(problem!(span, map_form::WithoutBoard));
    }
    if problems.len() > before {
        return None;
    }
    let speaker = reading_speaker(source, &asked.setup, file_language);
    let quick = gather(&[], Vec::new(), &people, asked, span, speaker);
    let read_back = ReadBack { tiles: speaker.say(&phrase!(WithoutBoard)), ..quick.read_back };
    Some(QuickReading { read_back, ..quick })
}

/// Returns the language in which a reading is told: that of the answer, which a line or the file around it may name.
fn reading_speaker(source: &SourceText, lines: &Setup, file_language: Option<Language>) -> ReadingSpeaker {
    let named = lines.language.as_ref().map(|language| language.value);
    ReadingSpeaker(source.answer_language().or_of_text(named.or(file_language)))
}

/// Builds the reading of a map from its cells, its players and its lines.
fn gather(
    cells: &[Cell],
    tiles: Vec<MapTile>,
    people: &People,
    asked: QuickQuestions,
    span: Span,
    speaker: ReadingSpeaker,
) -> QuickReading {
    let mut setup = asked.setup;
    let mut standing: BTreeMap<usize, (NamedMeeple, Vec<Name<PieceName>>)> = BTreeMap::new();
    let mut stand = |who: NamedMeeple, piece: Option<Node>| {
        standing.entry(who.player).or_insert_with(|| (who, Vec::new())).1.extend(piece.map(Name::from));
    };
    let mut tokens = Vec::new();
    for cell in cells {
        for part in cell.face.parts() {
            if let Some(axis) = joining::bridge_axis(part) {
                let word = |text: &str| Node::word(text, part.span);
                let bridge = SetupBridge { bridge: word(&cell.name).into(), direction: word(axis.word()).into() };
                tokens.push(At { value: SetupToken::Bridge(bridge), span: part.span });
            }
            for who in &part.who {
                let place = tile_words::meeple_place(cell, part).unwrap_or_default();
                stand(*who, Some(Node::word(tile_words::meeple_entry(&place, part, *who), who.span)));
            }
        }
    }
    for (who, piece) in asked.pieces {
        stand(who, piece);
    }
    let name = |who: NamedMeeple| Node::word(people.name(who), who.span);
    let is_anyone_idle = standing.values().any(|(_, pieces)| pieces.is_empty());
    let names = || Node::list(standing.values().map(|(who, _)| name(*who)).collect(), span).into();
    let met = is_anyone_idle.then(names);
    let pieces = standing.into_values().filter(|(_, pieces)| !pieces.is_empty()).map(|(who, pieces)| {
        let value = Some(SetupPieces { pieces, is_listed: true, is_bracketed: false });
        (name(who).into(), At { value, span })
    });
    let listed = std::mem::replace(&mut setup.meeples, ByPlayer { players: pieces.collect(), span: Some(span) });
    setup.meeples.extend(listed, |own, others| own.pieces.extend(others.pieces));
    setup.tokens = [tokens, setup.tokens].concat();
    for (who, about, value) in asked.claims {
        let claims = SetupClaims { claims: vec![(about.into(), value)] };
        let of_one = ByPlayer { players: vec![(name(who).into(), At { value: Some(claims), span })], span: Some(span) };
        setup.claims.extend(of_one, |own, others| own.claims.extend(others.claims));
    }
    setup.board = SetupBoard::from_tiles(tiles);
    let read_back = ReadBack {
        speaker,
        tiles: describe_tiles(cells, people, speaker),
        names: people.note_slips(speaker),
        comma: None,
        joining: cells.iter().any(Cell::joins).then(|| speaker.say(&phrase!(SidesJoined))),
        setup: Setup { players: setup.players.clone().or_else(|| met.clone()), ..setup.clone() },
        sides: cells.iter().map(|cell| (cell.name.clone(), tile_words::write_cell(cell, people))).collect(),
        guessed_ends: joining::find_guessed_ends(cells),
        only_asked: asked.is_only_asked,
        file_players: people.names_in_file(),
    };
    QuickReading { setup, met, read_back }
}
