//! The names of tiles: in the frame, where they hide nothing, else inside the tile.

use std::collections::BTreeMap;

use super::canvas::{Canvas, Cell, Hold};
use super::colour::Ink;
use super::land::cells_of;
use super::scale::{Scale, Spot};
use crate::geometry::Crossing;
use crate::picture::plan::{Piece, Plan};
use crate::picture::shape::Outline;
use crate::picture::signs::{BLANK, CUT, Glyph};
use crate::wording::{Sentence, say};

/// Writes the names of all pieces, and of tiles that questions would place; returns the latter that fit in full.
pub(super) fn draw(plan: &Plan, scale: &Scale, canvas: &mut Canvas, left_out: &mut Vec<Sentence>) -> Vec<String> {
    let mut offered: Vec<String> = Vec::new();
    let mut new = |word: &str, piece: &Piece, canvas: &mut Canvas, left_out: &mut Vec<Sentence>| {
        let asked = format!("{word}?");
        let written = name(&[&asked, word], piece, scale, canvas, left_out);
        offered.extend(written.filter(|text| !offered.contains(text)));
    };
    for piece in plan.pieces.iter().filter(|piece| !piece.name.is_empty()) {
        if piece.offered {
            new(&piece.name, piece, canvas, left_out);
        } else {
            name(&[&piece.name], piece, scale, canvas, left_out);
        }
    }
    for ghost in &plan.ghosts {
        if let (Some(word), Some(first)) = (&ghost.name, ghost.rim.first()) {
            let at = crate::geometry::Space::new(first.column, first.row);
            let (rim, name) = (ghost.rim.clone(), word.clone());
            let piece = Piece { name, at, rim, face: None, offered: true };
            new(word, &piece, canvas, left_out);
        }
    }
    offered
}

/// A place for a name: the cells in reading order, and whether the name is aligned with the last.
struct Slot {
    cells: Vec<Spot>,
    at_end: bool,
}

/// Writes a name where it fits best: in full rather than cut, in the frame rather than inside, in the first of `ways`
/// that fits. Returns the name as written; `None` if it is cut or missing, which is noted in `left_out`.
fn name(
    ways: &[&str],
    piece: &Piece,
    scale: &Scale,
    canvas: &mut Canvas,
    left_out: &mut Vec<Sentence>,
) -> Option<String> {
    let slots = slots(piece, scale, canvas);
    // A space outside the window may have no room for a name; that is not reported.
    let visible = scale.window.holds(piece.at);
    for word in ways {
        let letters: Vec<Glyph> = word.chars().map(Glyph::Letter).collect();
        if let Some(slot) = slots.iter().find(|slot| slot.cells.len() >= letters.len()) {
            let skip = if slot.at_end { slot.cells.len() - letters.len() } else { 0 };
            write(canvas, &slot.cells[skip..], &letters);
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
        write(canvas, cells, &cut);
    }
    if visible {
        left_out.push(say!(legend::TileName { name: word.clone(), column: piece.at.column, row: piece.at.row }));
    }
    None
}

fn write(canvas: &mut Canvas, cells: &[Spot], letters: &[Glyph]) {
    for (spot, letter) in cells.iter().zip(letters) {
        canvas.write(*spot, &[*letter], Ink::Name, None);
    }
}

/// Returns the places for a name, the best first: along the north frame, then the rows inside from the north (from the
/// south if the piece has no north frame).
fn slots(piece: &Piece, scale: &Scale, canvas: &Canvas) -> Vec<Slot> {
    let outline = Outline::of(piece);
    let sides = outline.sides();
    let straight = |side: usize| outline.inwards(side % sides).is_some();
    let mut slots = Vec::new();
    let looks = |side: usize, south: bool| {
        outline.inwards(side).is_some_and(|inwards| if south { inwards.y < -0.5 } else { inwards.y > 0.5 })
    };
    let own = |spot: &Spot| {
        let cell = canvas.get(*spot);
        cell.is_some_and(|cell| cell.hold == Hold::Frame && cell.piece.is_none())
    };
    let frame_of = |side: usize| {
        let from = |n: usize| piece.rim.get(n % sides).copied().unwrap_or(Crossing::new(0, 0));
        let (a, b) = (scale.crossing(from(side)), scale.crossing(from(side + 1)));
        ((a.0.min(b.0) + 1)..a.0.max(b.0)).map(|x| (x, a.1)).collect::<Vec<Spot>>()
    };
    for side in (0..sides).filter(|side| looks(*side, false)) {
        let cells = frame_of(side);
        // The end at the right angle of a half comes first.
        let east = !straight(side + sides - 1) && straight(side + 1);
        for at_end in [east, !east] {
            slots.push(Slot { cells: free(&cells, at_end, own), at_end });
        }
    }
    let inside = |spot: &Spot| {
        let blank = |cell: &Cell| cell.piece.is_none() && cell.glyph == Glyph::Sign(BLANK);
        canvas.get(*spot).is_some_and(|cell| cell.hold == Hold::Free || blank(cell))
    };
    let mut by_row: BTreeMap<i32, Vec<Spot>> = BTreeMap::new();
    for spot in cells_of(&piece.rim, scale) {
        let framed = scale.on_frame(spot) != (false, false) && canvas.get(spot).is_none_or(|cell| cell.piece.is_none());
        if !framed && outline.holds(scale.point(spot)) {
            by_row.entry(spot.1).or_default().push(spot);
        }
    }
    let south = (0..sides).find(|side| looks(*side, true));
    let at_end = south.is_some_and(|side| !straight(side + 1) && straight(side + sides - 1));
    let mut rows: Vec<&Vec<Spot>> = by_row.values().collect();
    if slots.is_empty() {
        rows.reverse();
    }
    for row in rows {
        slots.push(Slot { cells: free(row, at_end, inside), at_end });
        slots.push(Slot { cells: free(row, !at_end, inside), at_end: !at_end });
    }
    slots
}

/// Returns the run of free cells at one end of a row of cells.
fn free(cells: &[Spot], from_end: bool, is_free: impl Fn(&Spot) -> bool) -> Vec<Spot> {
    let mut run: Vec<Spot> = if from_end {
        cells.iter().rev().take_while(|spot| is_free(spot)).copied().collect()
    } else {
        cells.iter().take_while(|spot| is_free(spot)).copied().collect()
    };
    if from_end {
        run.reverse();
    }
    run
}
