//! The letters and numbers at the edges of a board: a, b and so on for columns, 1, 2 and so on for rows, as in the tile
//! names of a quick map.

use super::board_drawing::TextBoard;
use super::cells::letter;

impl TextBoard {
    /// Returns the width in characters of the row numbers beside a board whose last row has the number `rows`.
    pub fn row_number_width(rows: usize) -> usize {
        rows.to_string().len() + 1
    }

    /// Returns the lines of the drawing with column letters above and row numbers beside them. Columns and rows outside
    /// the map have none.
    pub fn with_rulers(&self) -> Vec<String> {
        let (width, height) = self.size.cells_per_space();
        let window = self.window;
        let nth = |first: i32, n: usize| {
            let place = i64::from(first).checked_add(i64::try_from(n).ok()?)?;
            usize::try_from(place).ok()
        };
        let last = nth(window.first.row, window.rows).unwrap_or(0);
        let margin = Self::row_number_width(last);
        let mut head = " ".repeat(margin);
        for n in 0..window.columns {
            let name = nth(window.first.column, n).map_or(String::new(), |n| letter(n).to_lowercase());
            let middle = margin + n * (width + 1) + 1 + width.saturating_sub(name.len()) / 2;
            head.push_str(&" ".repeat(middle.saturating_sub(head.len())));
            head.push_str(&name);
        }
        let mut out = vec![head];
        for (n, line) in self.lines.iter().enumerate() {
            let (space, line_in_space) = (n / (height + 1), n % (height + 1));
            let name = nth(window.first.row, space).map(|n| (n + 1).to_string());
            let name = name.filter(|_| line_in_space == height.div_ceil(2)).unwrap_or_default();
            out.push(format!("{name:<margin$}{line}"));
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use carcassonne_board::geometry::Space;

    use super::*;
    use crate::picture::{Legend, Size, Window};

    fn rulers(column: i32, row: i32) -> Vec<String> {
        let first = Space::new(column, row);
        let window = Window { first, columns: 2, rows: 2, board: (first, first) };
        let lines = vec!["#".repeat(13); 9];
        let board = TextBoard {
            lines,
            width: 13,
            letters: Vec::new(),
            letter_legend: Legend::default(),
            legend: Legend::default(),
            tiles: Legend::default(),
            window,
            cut: None,
            left_out: Vec::new(),
            left_out_more: 0,
            size: Size::Small,
            below: Vec::new(),
        };
        board.with_rulers()
    }

    #[test]
    fn each_column_has_its_letter_and_each_row_its_number() {
        let lines = rulers(0, 0);
        assert_eq!(lines[0], "     a     b");
        let ruler_text = |n: usize| lines[n].replace('#', "");
        assert_eq!([1, 2, 3, 4, 7].map(ruler_text), ["  ", "  ", "1 ", "  ", "2 "]);
        let lines = rulers(26, 9);
        assert_eq!(lines[0], "     aa    ab");
        assert!(lines[3].starts_with("10 #") && lines[7].starts_with("11 #"), "{lines:?}");
        // A space that a question looks at may be outside the map.
        let lines = rulers(-1, -1);
        assert_eq!(lines[0], "           a");
        assert!(lines[3].starts_with("  #") && lines[7].starts_with("1 #"), "{lines:?}");
    }
}
