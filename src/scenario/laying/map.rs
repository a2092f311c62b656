//! The map form of a board: rows of cells, drawn as the tiles lie.

use super::laid::{Laid, What, Words};
use crate::geometry::{Axis, Corner, Shape, Space};
use crate::text::{Code, Node, Problem, Problems, SourceText, Span, Style, Value, shortened};

/// Reads the rows of a literal block.
pub(in crate::scenario) fn read(
    source: &SourceText,
    node: &Node,
    problems: &mut Problems,
) -> Vec<Laid> {
    let Value::Scalar(_, style) = node.value else {
        return Vec::new();
    };
    if style != Style::Literal {
        // A folded block begins with a `>` on the line of the key.
        let before = source.text().get(..node.span.start as usize).and_then(|t| t.rfind('>'));
        let at = match before {
            Some(n) if style == Style::Folded => Span::new(n, n + 1),
            _ => node.span,
        };
        problems.push(
            Problem::new(Code::MapForm, at, "the map must be a literal block")
                .label("rows would run together here")
                .help("write `board: |` and begin the rows on the next line, indented"),
        );
        return Vec::new();
    }
    let mut drawing = Drawing {
        laid: Vec::new(),
        above: Vec::new(),
        after_hash: false,
        words: Words::default(),
        problems,
    };
    let mut indent = None;
    let mut row = 0;
    for (line, start) in rows(source, node.span) {
        let trimmed = line.trim_start_matches(' ');
        let at = start + (line.len() - trimmed.len());
        if trimmed.is_empty() {
            drawing.problems.push(
                Problem::new(Code::MapForm, Span::new(start, start), "a blank row in the map")
                    .label("blank")
                    .help("delete the line; a row without tiles is a row of `.`"),
            );
            continue;
        }
        if *indent.get_or_insert(at - start) != at - start {
            drawing.problems.push(
                Problem::new(
                    Code::MapForm,
                    Span::new(at, at + 1),
                    "a row that does not begin in the same column as the first",
                )
                .label("out of line")
                .help("begin all rows in the same column; write an empty space at the beginning as `.`"),
            );
        }
        drawing.row(trimmed, at, row);
        row += 1;
    }
    drawing.laid
}

/// The lines of the block, each with the byte that it begins at.
fn rows(source: &SourceText, span: Span) -> Vec<(&str, usize)> {
    let text = source.text();
    let from = span.start as usize;
    // The rows begin on the line after the `|`; the span may begin on either.
    let first = match text.get(from..) {
        Some(rest) if rest.starts_with('|') => rest.find('\n').map_or(text.len(), |n| from + n + 1),
        _ => text.get(..from).and_then(|t| t.rfind('\n')).map_or(0, |n| n + 1),
    };
    let end = (span.end as usize).max(first).min(text.len());
    let mut at = first;
    text.get(first..end)
        .unwrap_or("")
        .split('\n')
        .map(|line| {
            let start = at;
            at += line.len() + 1;
            (line.trim_end_matches(['\r', ' ']), start)
        })
        .collect()
}

struct Drawing<'p> {
    laid: Vec<Laid>,
    /// For each column, the index in `laid` of the tile in the row above, if it fills its space.
    above: Vec<Option<usize>>,
    /// Whether this row has had a `#`.
    after_hash: bool,
    words: Words,
    problems: &'p mut Problems,
}

impl Drawing<'_> {
    fn row(&mut self, line: &str, start: usize, row: i32) {
        let mut here: Vec<Option<usize>> = Vec::new();
        self.after_hash = false;
        let mut at = 0;
        for word in line.split([' ', '\t']) {
            let span = Span::new(start + at, start + at + word.len());
            at += word.len() + 1;
            if word.is_empty() {
                continue;
            }
            if at <= line.len() && line.as_bytes().get(at - 1) == Some(&b'\t') {
                self.problems.push(
                    Problem::new(
                        Code::MapForm,
                        Span::new(start + at - 1, start + at),
                        "a tab between cells",
                    )
                    .label("tab")
                    .help("put spaces between cells"),
                );
            }
            let space = Space::new(i32::try_from(here.len()).unwrap_or(i32::MAX), row);
            let filled = self.cell(word, span, space, &here);
            here.push(filled);
        }
        self.above = here;
    }

    /// Reads one cell; returns the tile that fills it, if one does.
    fn cell(
        &mut self,
        word: &str,
        span: Span,
        space: Space,
        here: &[Option<usize>],
    ) -> Option<usize> {
        let column = here.len();
        match word {
            "." => None,
            "<" => self.continued(
                column.checked_sub(1).and_then(|c| here.get(c).copied().flatten()),
                Axis::EastWest,
                span,
            ),
            "^" => {
                self.continued(self.above.get(column).copied().flatten(), Axis::NorthSouth, span)
            }
            _ if word.contains(['/', '\\']) => {
                self.halves(word, span, space);
                None
            }
            _ => {
                let what = self.what(word, span)?;
                self.lay(what, Shape::Square, space, span);
                Some(self.laid.len() - 1)
            }
        }
    }

    fn halves(&mut self, word: &str, span: Span, space: Space) {
        let Some(cut) = word.find(['/', '\\']) else {
            return;
        };
        let (left, right) = (&word[..cut], &word[cut + 1..]);
        let slash = word.as_bytes()[cut] == b'/';
        if right.contains(['/', '\\'])
            || left.is_empty()
            || right.is_empty()
            || (left == "." && right == ".")
        {
            let help = if left.is_empty() && right.is_empty() {
                "write the two halves without spaces between them: `x/y`"
            } else if left == "." && right == "." {
                "an empty space is a single `.`"
            } else {
                "two halves are `x/y` (x in the north-west) or `x\\y` (x in the south-west), with `.` for one that is missing"
            };
            self.problems.push(
                Problem::new(
                    Code::MapCell,
                    span,
                    format!("`{}` is not a pair of halves", shortened(word)),
                )
                .label("cannot be read")
                .help(help),
            );
            return;
        }
        let corners = if slash { [Corner::Nw, Corner::Se] } else { [Corner::Sw, Corner::Ne] };
        for (part, from, corner) in [(left, 0, corners[0]), (right, cut + 1, corners[1])] {
            if part == "." {
                continue;
            }
            let span = span.part(from, part.len());
            if matches!(part, "<" | "^") {
                self.problems.push(
                    Problem::new(
                        Code::MapCell,
                        span,
                        "a double-size tile fills its spaces: no half fits beside it",
                    )
                    .label("no half")
                    .help("write `<` or `^` alone in its cell"),
                );
                continue;
            }
            if let Some(what) = self.what(part, span) {
                self.lay(what, Shape::Half(corner), space, span);
            }
        }
    }

    fn lay(&mut self, what: What, shape: Shape, at: Space, span: Span) {
        let hash = matches!(what, What::Hash);
        self.laid.push(Laid { after_hash: self.after_hash, ..Laid::new(what, shape, at, span) });
        self.after_hash |= hash && shape == Shape::Square;
    }

    fn what(&mut self, word: &str, span: Span) -> Option<What> {
        if word == "#" {
            return Some(What::Hash);
        }
        if word.starts_with('#') {
            self.problems.push(
                Problem::new(Code::MapCell, span, "a comment inside the map")
                    .label("comment")
                    .help("put comments above or below the map; `#` alone is a tile that does not matter"),
            );
            return None;
        }
        Some(What::Named(self.words.shared(word)))
    }

    fn continued(&mut self, tile: Option<usize>, axis: Axis, span: Span) -> Option<usize> {
        let (sign, whence) = match axis {
            Axis::EastWest => ("<", "to the west"),
            Axis::NorthSouth => ("^", "above"),
        };
        let mut problem = |message: String, help: &str| {
            self.problems.push(
                Problem::new(Code::MapDouble, span, message).label("does not fit").help(help),
            );
        };
        match tile {
            None => problem(
                format!("`{sign}` continues the tile {whence}, but there is no whole tile there"),
                "write the name of a double-size tile in its west or north cell, and `<` or `^` in the other",
            ),
            Some(n) if matches!(self.laid[n].shape, Shape::Double(_)) => {
                problem(
                    "this tile already covers two spaces".to_owned(),
                    "a double-size tile covers just two spaces",
                );
            }
            Some(n) => {
                self.laid[n].shape = Shape::Double(axis);
                return Some(n);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{laid, refused};
    use crate::text::Code;

    #[test]
    fn both_diagonals_lone_halves_and_doubles_lie_where_they_are_drawn() {
        let text = "board: |\n  a    x/y  .\n  b    p\\.  k  <\n  ^\ntiles:\n  a x y p k b: {}\n";
        assert_eq!(
            laid(text),
            [
                "a Square 0:0",
                "x Half(Nw) 1:0",
                "y Half(Se) 1:0",
                "b Double(NorthSouth) 0:1",
                "p Half(Sw) 1:1",
                "k Double(EastWest) 2:1",
            ]
        );
    }

    #[test]
    fn rows_may_be_short_and_line_ends_are_harmless() {
        assert_eq!(laid("board: |\r\n  . a\r\n  a\r\ntiles: { a: {} }\r\n").len(), 2);
        assert_eq!(laid("tiles: { a: {} }\nboard: |\n  a   ").len(), 1);
    }

    #[test]
    fn one_name_twice_is_two_tiles_with_addresses() {
        let text = "board: |\n  f   .\n  .   f/f\ntiles:\n  f: {}\n";
        let addresses: Vec<String> =
            laid(text).iter().filter_map(|l| l.split(' ').next().map(str::to_owned)).collect();
        assert_eq!(addresses, ["f:0:0", "f:1:1:nw", "f:1:1:se"]);
    }

    #[test]
    fn cells_that_cannot_be_read_are_underlined() {
        let tiles = "tiles:\n  a: {}\n";
        refused(&format!("board: |\n  a  a//a\n{tiles}"), &[(Code::MapCell, "a//a")]);
        refused(&format!("board: |\n  a  ./.\n{tiles}"), &[(Code::MapCell, "./.")]);
        refused(&format!("board: |\n  a  #x\n{tiles}"), &[(Code::MapCell, "#x")]);
        refused(&format!("board: |\n  <  a\n{tiles}"), &[(Code::MapDouble, "<")]);
        refused(&format!("board: |\n  a  <  <\n{tiles}"), &[(Code::MapDouble, "<")]);
        refused(&format!("board: |\n  ^  a\n{tiles}"), &[(Code::MapDouble, "^")]);
        refused(&format!("board: |\n  a/.\n  ^\n{tiles}"), &[(Code::MapDouble, "^")]);
    }

    #[test]
    fn rows_out_of_line_and_other_blocks_are_refused() {
        refused("board: |\n  a\n    a\ntiles:\n  a: {}\n", &[(Code::MapForm, "a")]);
        refused("board: |\n  a\n\n  a\ntiles:\n  a: {}\n", &[(Code::MapForm, "")]);
        refused("board: >\n  a\ntiles:\n  a: {}\n", &[(Code::MapForm, ">")]);
        refused("board: a\ntiles:\n  a: {}\n", &[(Code::MapForm, "a")]);
    }
}
