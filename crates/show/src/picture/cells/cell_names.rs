//! The names of tiles: in the frame, where they hide nothing, else inside the tile.

use std::collections::BTreeMap;

use carcassonne_board::geometry::Crossing;
use carcassonne_position::wording::{Sentence, say};

use super::canvas::{Canvas, Cell, Usage};
use super::cell_scale::{Scale, Spot};
use super::colour::Ink;
use super::land::bounding_cells;
use crate::picture::plan::{Piece, Plan};
use crate::picture::shape::Outline;
use crate::picture::signs::{BLANK, CUT, Glyph};

/// Writes the names of pieces and of unplaced tiles; returns the names of unplaced tiles that are written in full.
pub(super) fn draw_names(plan: &Plan, scale: &Scale, canvas: &mut Canvas, left_out: &mut Vec<Sentence>) -> Vec<String> {
    let mut offered_names: Vec<String> = Vec::new();
    let mut write_offered = |word: &str, piece: &Piece, canvas: &mut Canvas, left_out: &mut Vec<Sentence>| {
        let question_name = format!("{word}?");
        let written_name = write_name(&[&question_name, word], piece, scale, canvas, left_out);
        offered_names.extend(written_name.filter(|text| !offered_names.contains(text)));
    };
    for piece in plan.pieces.iter().filter(|piece| !piece.name.is_empty()) {
        if piece.offered {
            write_offered(&piece.name, piece, canvas, left_out);
        } else {
            write_name(&[&piece.name], piece, scale, canvas, left_out);
        }
    }
    for ghost in &plan.ghosts {
        if let (Some(word), Some(first)) = (&ghost.name, ghost.rim.first()) {
            let at = carcassonne_board::geometry::Space::new(first.column, first.row);
            let (rim, name) = (ghost.rim.clone(), word.clone());
            let piece = Piece { name, at, rim, face: None, offered: true };
            write_offered(word, &piece, canvas, left_out);
        }
    }
    offered_names
}

/// A place for a tile name: the cells in reading order, and whether the name ends in the last of them.
struct Slot {
    cells: Vec<Spot>,
    at_end: bool,
}

/// Writes a tile name where it fits best: in full rather than cut, in the frame rather than inside, the first of `ways`
/// that fits. Returns the name as written; `None` if cut or missing, noted in `left_out` unless out of the window.
fn write_name(
    ways: &[&str],
    piece: &Piece,
    scale: &Scale,
    canvas: &mut Canvas,
    left_out: &mut Vec<Sentence>,
) -> Option<String> {
    let slots = slots(piece, scale, canvas);
    // A space outside the window may have no room for a name; that is not reported.
    let is_visible = scale.window.contains(piece.at);
    for word in ways {
        let letters: Vec<Glyph> = word.chars().map(Glyph::Letter).collect();
        if let Some(slot) = slots.iter().find(|slot| slot.cells.len() >= letters.len()) {
            let skip = if slot.at_end { slot.cells.len() - letters.len() } else { 0 };
            write_letters(canvas, &slot.cells[skip..], &letters);
            return Some((*word).to_owned());
        }
    }
    let word = &piece.name;
    let letters: Vec<Glyph> = word.chars().map(Glyph::Letter).collect();
    let longest = slots.iter().max_by_key(|slot| slot.cells.len());
    let cells = longest.map(|slot| slot.cells.as_slice()).unwrap_or_default();
    if cells.len() > 1 {
        let mut cut = letters[..cells.len() - 1].to_vec();
        cut.push(Glyph::Sign(CUT));
        write_letters(canvas, cells, &cut);
    }
    if is_visible {
        left_out.push(say!(legend::TileName { name: word.clone(), column: piece.at.column, row: piece.at.row }));
    }
    None
}

fn write_letters(canvas: &mut Canvas, cells: &[Spot], letters: &[Glyph]) {
    for (spot, letter) in cells.iter().zip(letters) {
        canvas.write(*spot, &[*letter], Ink::Name, None);
    }
}

/// Returns the places for a tile name, the best first: along the north frame, then rows inside from the north (from the
/// south if the piece has no north frame).
fn slots(piece: &Piece, scale: &Scale, canvas: &Canvas) -> Vec<Slot> {
    let outline = Outline::from_piece(piece);
    let sides = outline.side_count();
    let is_straight = |side: usize| outline.inward_normal(side % sides).is_some();
    let mut slots = Vec::new();
    let is_facing = |side: usize, south: bool| {
        outline.inward_normal(side).is_some_and(|inwards| if south { inwards.y < -0.5 } else { inwards.y > 0.5 })
    };
    let is_frame = |spot: &Spot| {
        let cell = canvas.get(*spot);
        cell.is_some_and(|cell| cell.usage == Usage::Frame && cell.piece.is_none())
    };
    let frame_cells = |side: usize| {
        let corner = |n: usize| piece.rim.get(n % sides).copied().unwrap_or(Crossing::new(0, 0));
        let (a, b) = (scale.crossing_cell(corner(side)), scale.crossing_cell(corner(side + 1)));
        ((a.0.min(b.0) + 1)..a.0.max(b.0)).map(|x| (x, a.1)).collect::<Vec<Spot>>()
    };
    for side in (0..sides).filter(|side| is_facing(*side, false)) {
        let cells = frame_cells(side);
        // The end at the right angle of a half comes first.
        let is_east_first = !is_straight(side + sides - 1) && is_straight(side + 1);
        for at_end in [is_east_first, !is_east_first] {
            slots.push(Slot { cells: free_run(&cells, at_end, is_frame), at_end });
        }
    }
    let is_free_inside = |spot: &Spot| {
        let is_blank = |cell: &Cell| cell.piece.is_none() && cell.glyph == Glyph::Sign(BLANK);
        canvas.get(*spot).is_some_and(|cell| cell.usage == Usage::Free || is_blank(cell))
    };
    let mut by_row: BTreeMap<i32, Vec<Spot>> = BTreeMap::new();
    for spot in bounding_cells(&piece.rim, scale) {
        let is_framed =
            scale.grid_lines_at(spot) != (false, false) && canvas.get(spot).is_none_or(|cell| cell.piece.is_none());
        if !is_framed && outline.contains(scale.cell_middle_point(spot)) {
            by_row.entry(spot.1).or_default().push(spot);
        }
    }
    let south_side = (0..sides).find(|side| is_facing(*side, true));
    let at_end = south_side.is_some_and(|side| !is_straight(side + 1) && is_straight(side + sides - 1));
    let mut rows: Vec<&Vec<Spot>> = by_row.values().collect();
    if slots.is_empty() {
        rows.reverse();
    }
    for row in rows {
        slots.push(Slot { cells: free_run(row, at_end, is_free_inside), at_end });
        slots.push(Slot { cells: free_run(row, !at_end, is_free_inside), at_end: !at_end });
    }
    slots
}

/// Returns the run of free cells at one end of a row of cells.
fn free_run(cells: &[Spot], from_end: bool, is_free: impl Fn(&Spot) -> bool) -> Vec<Spot> {
    if from_end {
        let length = cells.iter().rev().take_while(|spot| is_free(spot)).count();
        cells[cells.len() - length..].to_vec()
    } else {
        cells.iter().take_while(|spot| is_free(spot)).copied().collect()
    }
}
