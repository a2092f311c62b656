//! Reading a space by column and row: `[2, 0]`.

use crate::geometry::Space;
use crate::text::{Code, Node, Problem, Problems, Value, as_count};

/// How far from column and row 0 a space may be, in spaces.
const FARTHEST: i64 = 1_000_000;

/// Reads a space. It may be empty, or lie outside the map. `what` says what is being read.
pub(in crate::scenario) fn read(node: &Node, what: &str, problems: &mut Problems) -> Option<Space> {
    let column_and_row = match &node.value {
        Value::List(items) => <&[Node; 2]>::try_from(items.as_slice()).ok(),
        Value::Scalar(..) | Value::Map(_) => None,
    };
    let Some([column, row]) = column_and_row else {
        problems.push(
            Problem::new(
                Code::ValueWrong,
                node.span,
                format!("{what} must be a column and a row, not {}", node.describe()),
            )
            .label("expected [column, row]")
            .help("write column and row, from 0 in the north-west: `[2, 0]`"),
        );
        return None;
    };
    let column = as_count(column, "the column", -FARTHEST, FARTHEST, problems);
    let row = as_count(row, "the row", -FARTHEST, FARTHEST, problems);
    Some(Space::new(i32::try_from(column?).ok()?, i32::try_from(row?).ok()?))
}
