//! The board as a picture.
//!
//! Data flows one way: `make` looks at a table and its verdicts and says what to draw, a [`Plan`];
//! `shape` says where everything runs on a piece; `cells` draws the plan in characters.
//!
//! - `plan`: what to draw, as plain data.
//! - `window`: which part of a board is drawn.
//! - `make`: from a table to a plan.
//! - `alone`: a tile by itself.
//! - `asked`: what questions point out.
//! - `pointed`: what is pointed out: where features are open, gaps on which an answer turns.
//! - `come`: what one outcome comes to: what is counted, who scores, what is allowed.
//! - `track`: the score track, and what is told beside a board.
//! - `filled`: the gaps that an outcome joins to what lies round them.
//! - `rows`: the outcomes of an answer, counted.
//! - `board`: a board that fits the room that there is for it.
//! - `ruler`: letters and numbers at the edges of a board.
//! - `shape`: cities, roads and fields as paths.
//! - `signs`: one table of all signs, with ASCII beside each.
//! - `things`: one table of what stands on tiles and is printed there; `figures`: that of figures.
//! - `palette`: the colours.
//! - `cells`: in characters, plain or in colour.
//! - `svg`: as SVG; `png`: that in pixels.

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
mod come;
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
    CityPart, Cut, Face, Few, FieldPart, Filled, Ghost, Mark, Part, Piece, Plan, RoadPart, Stand, Token, What, Window,
    numbered,
};
#[cfg(feature = "png")]
pub use png::{MOST_PIXELS, painted, png};
pub use pointed::{guessed_ends, open_sides};
pub use rows::{OutcomeKey, rows, same};
pub use shape::{Bend, Bulge, Outline, Path, Point, Stroke, ground, regions, wall, way};
pub use signs::{SIGNS, Sign};
pub use svg::{Caption, Ground, Rendering, Svg, named_shortly, svg};
pub use things::{called, icons, outlines};
