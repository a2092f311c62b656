//! Messages for the problems of typed lines: one function for each problem. `links`: of a link. `lines`: of a line as a
//! whole, a pattern, a question, the board. `cells`: of a cell in a line. `advice`: the lines that are offered instead.

pub(super) mod advice;
pub(super) mod links;
pub(super) mod lines;
pub(super) mod cell_slips;
