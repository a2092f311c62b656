//! The cells of a drawing.

use super::cell_scale::{Scale, Spot};
use super::colour::{Ground, Ink, Inks};
use super::look::Look;
use crate::picture::plan::Part;
use crate::picture::signs::{BLANK, Glyph, Sign, drawable};

/// The use of a cell of the text drawing, which decides whether a token may cover it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Usage {
    /// A free cell: a token may cover it.
    Free,
    /// A road: a token on that road may cover it; another token may do so only for want of other room.
    Road,
    /// The end of a road, a gate or a river: only a token on a road in this cell may cover it, for want of other room.
    End,
    /// A line between two halves of a space: a token may cover it only for want of other room.
    Line,
    /// The frame of a tile, or a cell outside the tiles.
    Frame,
    /// A sign that no token may cover.
    Fixed,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Cell {
    pub(super) glyph: Glyph,
    pub(super) ink: Ink,
    pub(super) ground: Ground,
    pub(super) usage: Usage,
    /// The piece in the cell, and the feature of the piece there.
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
        let (width, height) = scale.size.drawing_size(scale.window.columns, scale.window.rows);
        let blank = Cell {
            glyph: Glyph::Sign(BLANK),
            ink: Ink::Faint,
            ground: Ground::Void,
            usage: Usage::Frame,
            piece: None,
            part: None,
        };
        Self { width, height, cells: vec![blank; width * height] }
    }

    fn index(&self, (x, y): Spot) -> Option<usize> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        (x < self.width && y < self.height).then(|| y * self.width + x)
    }

    /// Returns a cell of the drawing; `None` outside the drawing.
    pub(super) fn get(&self, spot: Spot) -> Option<&Cell> {
        self.cells.get(self.index(spot)?)
    }

    /// Returns a cell of the drawing, to be changed; `None` outside the drawing.
    pub(super) fn get_mut(&mut self, spot: Spot) -> Option<&mut Cell> {
        let index = self.index(spot)?;
        self.cells.get_mut(index)
    }

    /// Returns the column and row of each cell, row by row.
    pub(super) fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let narrow = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        let (width, height) = (narrow(self.width), narrow(self.height));
        (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    /// Draws a sign in a cell; returns `false` if the cell is outside the drawing.
    pub(super) fn draw_sign(&mut self, spot: Spot, sign: Sign, ink: Ink, usage: Usage) -> bool {
        let Some(cell) = self.get_mut(spot) else { return false };
        cell.glyph = Glyph::Sign(sign);
        cell.ink = ink;
        cell.usage = usage;
        true
    }

    /// Writes `text` from a cell eastwards, on the old background if `ground` is `None`; no token may cover it.
    pub(super) fn write(&mut self, (x, y): Spot, text: &[Glyph], ink: Ink, ground: Option<Ground>) {
        for (n, glyph) in (0..).zip(text) {
            if let Some(cell) = self.get_mut((x.saturating_add(n), y)) {
                cell.glyph = *glyph;
                cell.ink = ink;
                cell.ground = ground.unwrap_or(cell.ground);
                cell.usage = Usage::Fixed;
            }
        }
    }

    /// Returns the signs of all cells, with duplicates.
    pub(super) fn signs(&self) -> impl Iterator<Item = Sign> + use<'_> {
        self.cells.iter().filter_map(|cell| match cell.glyph {
            Glyph::Sign(sign) => Some(sign),
            Glyph::Letter(_) => None,
        })
    }

    /// Returns the drawing as lines of text, without trailing blanks.
    pub(super) fn lines(&self, look: Look, players: &[String]) -> Vec<String> {
        let rows = self.cells.chunks(self.width.max(1));
        rows.map(|row| {
            let is_blank = |cell: &&Cell| cell.glyph == Glyph::Sign(BLANK) && cell.ground == Ground::Void;
            let visible_length = row.len() - row.iter().rev().take_while(is_blank).count();
            let cells = row[..visible_length].iter().map(|cell| {
                let letter = match cell.glyph {
                    Glyph::Sign(sign) => sign.character(look.ascii),
                    Glyph::Letter(letter) => drawable(letter, look.ascii).unwrap_or('?'),
                };
                (letter, look.inks.style(cell.ink, cell.ground, players))
            });
            let line = super::colour::format_styled(cells);
            if look.inks == Inks::None { line.trim_end().to_owned() } else { line }
        })
        .collect()
    }
}
