//! What may be wrong with what is typed, in words: one function for each problem. `links`: a link. `lines`: a line as a whole, a
//! pattern, a question, the board. `cells`: what a line says of a cell. `advice`: the lines that are offered instead.

pub(super) mod advice;
pub(super) mod links;
pub(super) mod lines;
pub(super) mod cells;
