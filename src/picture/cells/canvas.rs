//! The cells of a drawing.

use super::colour::{Ground, Ink, Inks};
use super::look::Look;
use super::scale::{Scale, Spot};
use crate::picture::plan::Part;
use crate::picture::signs::{BLANK, Glyph, Sign, drawable};

/// What a cell is taken up by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hold {
    /// Nothing: a token may stand here.
    Free,
    /// A road: a token on that road may stand here.
    Road,
    /// The end of a road: only a token on that road that has no other room may stand here.
    End,
    /// A line between two halves of a space.
    Line,
    /// The frame, or outside the tiles.
    Frame,
    /// Something that may not be covered.
    Held,
}

/// A cell.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cell {
    pub(super) glyph: Glyph,
    pub(super) ink: Ink,
    pub(super) ground: Ground,
    pub(super) hold: Hold,
    /// The piece that lies here, and its feature.
    pub(super) piece: Option<usize>,
    pub(super) part: Option<Part>,
}

/// All cells of a drawing.
#[derive(Debug, Clone)]
pub(super) struct Canvas {
    width: usize,
    height: usize,
    cells: Vec<Cell>,
}

impl Canvas {
    pub(super) fn new(scale: &Scale) -> Self {
        let (width, height) = scale.size.takes(scale.window.columns, scale.window.rows);
        let blank = Cell {
            glyph: Glyph::Sign(BLANK),
            ink: Ink::Faint,
            ground: Ground::Void,
            hold: Hold::Frame,
            piece: None,
            part: None,
        };
        Self { width, height, cells: vec![blank; width * height] }
    }

    fn index(&self, (x, y): Spot) -> Option<usize> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        (x < self.width && y < self.height).then(|| y * self.width + x)
    }

    /// A cell, if it is in the drawing.
    pub(super) fn get(&self, spot: Spot) -> Option<&Cell> {
        self.cells.get(self.index(spot)?)
    }

    /// A cell to change, if it is in the drawing.
    pub(super) fn get_mut(&mut self, spot: Spot) -> Option<&mut Cell> {
        let index = self.index(spot)?;
        self.cells.get_mut(index)
    }

    /// Every cell with its place.
    pub(super) fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let narrow = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        let (width, height) = (narrow(self.width), narrow(self.height));
        (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    /// Draws a sign; returns whether the cell is in the drawing.
    pub(super) fn sign(&mut self, spot: Spot, sign: Sign, ink: Ink, hold: Hold) -> bool {
        let Some(cell) = self.get_mut(spot) else { return false };
        cell.glyph = Glyph::Sign(sign);
        cell.ink = ink;
        cell.hold = hold;
        true
    }

    /// Writes glyphs from a cell on, eastwards; nothing may cover them.
    pub(super) fn write(&mut self, (x, y): Spot, text: &[Glyph], ink: Ink, ground: Option<Ground>) {
        for (n, glyph) in (0..).zip(text) {
            if let Some(cell) = self.get_mut((x.saturating_add(n), y)) {
                cell.glyph = *glyph;
                cell.ink = ink;
                cell.ground = ground.unwrap_or(cell.ground);
                cell.hold = Hold::Held;
            }
        }
    }

    /// The signs that are drawn.
    pub(super) fn signs(&self) -> impl Iterator<Item = Sign> + use<'_> {
        self.cells.iter().filter_map(|cell| match cell.glyph {
            Glyph::Sign(sign) => Some(sign),
            Glyph::Letter(_) => None,
        })
    }

    /// The drawing as lines.
    pub(super) fn lines(&self, look: Look, players: &[String]) -> Vec<String> {
        let rows = self.cells.chunks(self.width.max(1));
        rows.map(|row| {
            let unseen = |cell: &&Cell| cell.glyph == Glyph::Sign(BLANK) && cell.ground == Ground::Void;
            let seen = row.len() - row.iter().rev().take_while(unseen).count();
            let cells = row[..seen].iter().map(|cell| {
                let letter = match cell.glyph {
                    Glyph::Sign(sign) => sign.in_set(look.ascii),
                    Glyph::Letter(letter) => drawable(letter, look.ascii).unwrap_or('?'),
                };
                (letter, look.inks.style(cell.ink, cell.ground, players))
            });
            let line = super::colour::painted(cells);
            if look.inks == Inks::None { line.trim_end().to_owned() } else { line }
        })
        .collect()
    }
}
