//! Reading of the cells of a quick map: its rows, and the faces of its tiles.

use carcassonne_board::geometry::{Corner, Shape, Space};
use carcassonne_text::{Node, Problem, Problems, SourceText, Span, Style, Suggestion, Value, phrase, problem, shorten};
use carcassonne_words::messages::plain::Arg;

use super::address::cell_name;
use super::joining::{self, Cell, Face};
use super::named_players::People;
use super::problems::{cells, map_form, meeple_slips, part_slips};
use super::reading_words::{ReadingSpeaker, SingleRow};
use super::{cell, cell_parts, tile_words};
use crate::laying::board_map as drawn;
use crate::laying::map_rows::{lines, with_starts};
use crate::laying::map_tile::{MapTile, TileReference};
use crate::tiles::meaning::{self, Meaning};

/// The maximum number of bytes of a map whose problems name their cells.
const MOST_NAMED: usize = 1 << 16;

/// Returns the note on a map of a single row that begins with an empty space, which only a map of several rows needs.
pub(super) fn note_missing_comma(row: &str, speaker: ReadingSpeaker) -> Option<String> {
    let cells: Vec<&str> = row.split_whitespace().collect();
    if cells.len() < 3 || cells.first() != Some(&".") {
        return None;
    }
    let halves = cells.split_at(cells.len() / 2);
    let example = cells.len().is_multiple_of(2).then(|| format!("{}, {}", halves.0.join(" "), halves.1.join(" ")));
    Some(speaker.say(&phrase!(SingleRow { example })))
}

/// Returns the problem of a cell that belongs to the one before it: the letter of a side, `c w` and `r E=r`, or a player,
/// `c red`.
pub(super) fn separated_part(before: Option<&MapTile>, tile: &MapTile) -> Option<Problem> {
    let before =
        before.filter(|before| before.at.row == tile.at.row && before.at.column.saturating_add(1) == tile.at.column)?;
    let (TileReference::Named(typed), TileReference::Named(word)) = (&before.reference, &tile.reference) else {
        return None;
    };
    let side = word.split('=').next().unwrap_or(word);
    // The word `city` is as open as its letter.
    let part = cell_parts::normalize_cell(typed);
    let open = |part: &str| part.len() == 1 && cell_parts::are_parts(part);
    // A capital alone is a printed tile.
    let meant = side.len() < word.len() || !cell_parts::are_parts(word);
    if cells::is_side(side) && open(&part) && meant {
        return Some(cells::separated_side(side, word, (&part, before.span), tile.span));
    }
    meeple_slips::separated_player(word, (typed, before.span), tile.span)
}

/// Adds the name of the cell to each problem of a quick map, from the `after`th on, that does not name its cell.
pub(crate) fn name_cells(source: &SourceText, node: &Node, after: usize, problems: &mut Problems) {
    // The search goes row by row, so a map longer than anybody types is skipped.
    if problems.len() == after || node.span.range().len() > MOST_NAMED {
        return;
    }
    let Some(rows) = split_map(source, node, &mut Problems::new()) else { return };
    let rows: Vec<(String, usize)> =
        rows.iter().map(|(row, start)| (cell_parts::join_side_words(row), *start)).collect();
    problems.reword(after, |problem| {
        let at = problem.span.start as usize;
        let (row, (text, start)) =
            rows.iter().enumerate().find(|(_, (text, start))| (*start..start + text.len()).contains(&at))?;
        let (before, _) = text.split_at_checked(at - start)?;
        let from = before.rfind([' ', '\t']).map_or(0, |n| n + 1);
        let column = before.get(..from)?.split([' ', '\t']).filter(|word| !word.is_empty()).count();
        let joined = text.get(from..)?.split([' ', '\t']).next()?;
        // The cell is quoted as it was typed: `gate south`.
        let cell = source.text().get(start + from..start + from + joined.len())?;
        let space = Space::new(i32::try_from(column).ok()?, i32::try_from(row).ok()?);
        let (name, message) = (cell_name(space, Shape::Square), problem.message());
        let is_word = |word: &str| {
            let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            let corner = word.strip_prefix(name.as_str());
            corner.is_some_and(|rest| rest.is_empty() || Corner::ALL.iter().any(|corner| corner.word() == rest))
        };
        if message.split(' ').any(is_word) {
            return None;
        }
        let typed = (!message.contains(&format!("`{}`", shorten(cell)))).then(|| cell.to_owned());
        Some(phrase!(map_form::InCell { name, typed, message: problem.message_sentence() }))
    });
}

/// Returns the rows of the map, each with the byte at which it begins.
pub(super) fn split_map<'s>(
    source: &'s SourceText,
    node: &Node,
    problems: &mut Problems,
) -> Option<Vec<(&'s str, usize)>> {
    let mut report = |problem: Problem| {
        let typed_alone = node.span.start == 0;
        problems.push(problem.with_help(phrase!(map_form::CellsAndRows { typed_alone })));
    };
    let Value::Scalar(text, style) = &node.value else {
        report(problem!(node.span, map_form::NotText));
        return None;
    };
    let lines: Vec<(&str, usize)> = if *style == Style::Literal {
        lines(source, node.span)
    } else {
        let written = source.slice(node.span);
        let line = source.text().get(node.span.end as usize..).unwrap_or_default();
        let line = line.split('\n').next().unwrap_or_default();
        let found = written.find(text.as_str()).filter(|_| !text.is_empty());
        match found {
            _ if node.is_null() || text.trim().is_empty() => {
                report(problem!(node.span, map_form::NoTile));
                return None;
            }
            Some(at) if *style != Style::Plain || !line.contains('#') => {
                let lines = written.get(at..at + text.len()).unwrap_or_default().split('\n');
                with_starts(lines, node.span.start as usize + at).map(|(start, line)| (line, start)).collect()
            }
            _ => {
                report(problem!(node.span, map_form::OtherInYaml));
                return None;
            }
        }
    };
    Some(split_rows(&lines, problems))
}

/// Splits lines into rows at commas; reports a blank row between two others.
pub fn split_rows<'s>(lines: &[(&'s str, usize)], problems: &mut Problems) -> Vec<(&'s str, usize)> {
    let mut rows: Vec<(&str, usize)> = Vec::new();
    // A comma at the end of a line ends one row, not two.
    let mut after_comma = false;
    for (line, start) in lines {
        let pieces: Vec<(usize, &str)> = with_starts(line.split(','), *start).collect();
        for (n, (at, piece)) in pieces.iter().enumerate() {
            let blank = piece.trim().is_empty();
            let ends_line = n + 1 == pieces.len() && n > 0;
            if blank && n == 0 && pieces.len() > 1 && rows.iter().all(|(row, _)| row.is_empty()) {
                let comma = Span::new(at + piece.len(), at + piece.len() + 1);
                let before = Span { end: comma.start, ..comma };
                let problem = problem!(comma, map_form::BlankFirstRow);
                problems.push(problem.with_ways([Suggestion::new(before, ".")]));
            }
            let begins_line = n == 0 && (pieces.len() == 1 || after_comma);
            if !(blank && (ends_line || begins_line)) {
                let row = piece.trim_end();
                let trimmed = row.trim_start();
                rows.push((trimmed, at + (row.len() - trimmed.len())));
            } else if blank && n == 0 && !after_comma {
                // An empty line.
                rows.push(("", *at));
            }
        }
        after_comma = pieces.len() > 1 && pieces.last().is_some_and(|(_, last)| last.trim().is_empty());
    }
    while rows.first().is_some_and(|(row, _)| row.is_empty()) {
        rows.remove(0);
    }
    while rows.last().is_some_and(|(row, _)| row.is_empty()) {
        rows.pop();
    }
    if let Some((_, at)) = rows.iter().find(|(row, _)| row.is_empty()) {
        problems.push(problem!(Span::new(*at, *at), map_form::BlankRow));
    }
    rows
}

/// Reads the face of a tile; `None` for a tile whose meaning is written in place, or is reported as faulty.
pub(super) fn read_tile(
    tile: &MapTile,
    people: &mut People,
    problems: &mut Problems,
) -> Result<Option<Face>, Box<Problem>> {
    let text = match &tile.reference {
        TileReference::Hash => return Ok(Some(Face::Hash)),
        TileReference::Named(word) => word,
        TileReference::Meant(_) => return Ok(None),
    };
    let content = cell::read(text, tile.span, people)?;
    let Some(id) = content.printed else {
        return Ok(Some(Face::Own(content.parts)));
    };
    let span = tile.span.part(0, id.len());
    if let Some(entry) = carcassonne_board::tiles::entry(id.split('@').next().unwrap_or(&id))
        && let Some(problem) = cells::not_printed((&id, text), &entry.tile(), &content.parts, tile.span)
    {
        return Err(problem.boxed());
    }
    Ok(match (meaning::read_printed(&id, span, problems), tile.shape) {
        (Meaning::Printed(entry, _), Shape::Half(corner)) if entry.half => {
            let tile = entry.tile().rotate(corner.quarters());
            Some(Face::Printed(id, Box::new(tile), content.parts))
        }
        (Meaning::Printed(entry, quarters), Shape::Square) if !entry.half => {
            Some(Face::Printed(id, Box::new(entry.tile().rotate(quarters)), content.parts))
        }
        (Meaning::Printed(entry, _), _) if entry.id == "C" => {
            return Err(cells::all_city(span).boxed());
        }
        // The layout reports a shape that the tile cannot have.
        (Meaning::Printed(entry, _), _) => Some(Face::Printed(id, Box::new(entry.tile()), content.parts)),
        (Meaning::Own(..) | Meaning::Faulty, _) => None,
    })
}

/// Reads the cells of a map that can be read, with joined sides, and the named players.
pub fn read_cells(rows: &[(&str, usize)]) -> (Vec<Cell>, People) {
    let (mut people, mut problems) = (People::default(), Problems::new());
    let mut cells: Vec<Cell> = Vec::new();
    for tile in drawn::read_cells(rows, &mut problems) {
        if let Ok(Some(face)) = read_tile(&tile, &mut people, &mut problems) {
            cells.push(Cell::new(&tile, face));
        }
    }
    joining::join(&mut cells, &mut problems);
    (cells, people)
}

/// Returns the references of tiles to their meanings.
pub(super) fn tile_references(cells: &[Cell], problems: &mut Problems) -> Vec<TileReference> {
    let to_reference = |cell: &Cell| match (tile_words::to_meaning(cell), &cell.face) {
        (None, _) => TileReference::Hash,
        (Some(_), Face::Printed(id, _, _)) => TileReference::Named(id.as_str().into()),
        (Some(node), _) => TileReference::Meant(Box::new(meaning::read(&node, problems))),
    };
    cells.iter().map(to_reference).collect()
}

/// Reports a meeple on the field of a tile that has several fields.
pub(super) fn report_unclear_field(cell: &Cell, meaning: &Meaning, problems: &mut Problems) {
    let vague = |part: &&cell_parts::Part| {
        part.kind == cell_parts::Kind::Field && part.written.is_empty() && !part.who.is_empty()
    };
    let Meaning::Own(sketch, _) = meaning else {
        return;
    };
    if let Some(part) = cell.face.parts().iter().find(vague)
        && let Ok(tile) = sketch.lay_out(cell.shape)
        && tile.fields.len() > 1
    {
        let written: Vec<String> = tile.fields.iter().map(|field| format!("f{}", field.name())).collect();
        let (count, tile, fields) = (written.len(), &cell.name, Arg::texts(&written));
        problems.push(problem!(part.span, part_slips::WhichField { count, tile, fields }));
    }
}

/// Returns a tile of the map with its meaning, and the name of its cell.
pub(super) fn to_map_tile(cell: &Cell, tile: &MapTile, reference: TileReference) -> MapTile {
    let name = (!matches!(reference, TileReference::Hash)).then(|| cell.name.as_str().into());
    MapTile { reference, name, ..tile.clone() }
}
