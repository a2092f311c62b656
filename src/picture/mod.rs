//! The drawing of the board.
//!
//! Data flows one way: `make` builds a [`Plan`] from a table and its verdicts; `shape` computes the paths of
//! everything on a piece; `cells` draws the plan in characters, `svg` as SVG.
//!
//! - `plan`: a drawing as plain data.
//! - `window`: the choice of the part of a board that is drawn.
//! - `make`: the plan of a table.
//! - `alone`: the plan of a single tile.
//! - `asked`: the pointers of questions.
//! - `pointed`: the marks for open sides of features, and for gaps on which an answer depends.
//! - `outcome_overlay`: the tokens for one outcome: things counted, points of players, permissions.
//! - `track`: the score track, and the text beside a board.
//! - `filled`: the gaps that an outcome joins to the features around them.
//! - `rows`: the list of the outcomes of an answer.
//! - `board`: a board as text, fitted to the space available.
//! - `ruler`: letters and numbers at the edges of a board.
//! - `shape`: cities, roads and fields as paths.
//! - `signs`: the table of all signs, each with its ASCII replacement.
//! - `things`: the table of everything that is on tiles or printed there; `figures`: that of figures.
//! - `palette`: the colours.
//! - `cells`: the drawing in characters, plain or in colour.
//! - `svg`: the drawing as SVG; `png`: the SVG in pixels.

mod palette;
mod plan;
mod pointed;
mod rows;
mod shape;
mod signs;
mod figures;
mod things;
mod cells;
mod window;
mod make;
mod alone;
mod asked;
mod board;
mod filled;
mod outcome_overlay;
mod track;
mod ruler;
mod svg;
#[cfg(feature = "png")]
mod png;

pub use alone::alone;
pub use board::{Fit, TextBoard, board};
pub use cells::{Drawing, Inks, Legend, LegendEntry, LegendKind, Look, Size, draw, letter};
pub use make::{View, outlined};
pub use plan::{
    CityPart, Cut, Face, FieldPart, Filled, Ghost, Mark, Part, Piece, Plan, QuestionSet, RoadPart, Stand, Token, What,
    Window, numbered,
};
#[cfg(feature = "png")]
pub use png::{MOST_PIXELS, painted, png};
pub use pointed::{guessed_ends, open_sides};
pub use rows::{OutcomeKey, rows, same};
pub use shape::{Bend, Bulge, Outline, Path, Point, Stroke, ground, regions, wall, way};
pub use signs::{SIGNS, Sign};
pub use svg::{Caption, Ground, Rendering, Svg, named_shortly, svg};
pub use things::{called, icons, outlines};
