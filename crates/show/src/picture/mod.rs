//! The drawing of the board.
//!
//! Data flows one way: `make` builds a [`Plan`] from a table and its verdicts; `shape` computes the paths of
//! everything on a piece; `cells` draws the plan in characters, `svg` as SVG.
//!
//! - `plan`: a drawing as plain data.
//! - `window`: the choice of the part of a board that is drawn.
//! - `make`: the plan of a table.
//! - `single_tile`: the plan of a single tile.
//! - `question_overlay`: the marks and tokens for the things at which questions point.
//! - `feature_marks`: the marks for open sides of features, and for gaps on which an answer depends.
//! - `outcome_overlay`: the tokens for one outcome: counted units, points of players, named places, permissions.
//! - `track`: the score track, and the text beside a board.
//! - `filled_gaps`: the gaps that an outcome joins to the features around them.
//! - `outcome_keys`: the list of the outcomes of an answer.
//! - `board_drawing`: a board as text, fitted to the space available.
//! - `ruler`: letters and numbers at the edges of a board.
//! - `shape`: cities, roads and fields as paths.
//! - `signs`: the table of all signs, each with its ASCII replacement.
//! - `things`: the table of everything drawn on tiles, printed or placed; `figures`: that of figures.
//! - `palette`: the colours.
//! - `cells`: the drawing in characters, plain or in colour.
//! - `svg`: the drawing as SVG; `png`: the SVG in pixels.

mod palette;
mod plan;
mod feature_marks;
mod outcome_keys;
mod shape;
mod signs;
mod figures;
mod things;
mod cells;
mod window;
mod make;
mod single_tile;
mod question_overlay;
mod board_drawing;
mod filled_gaps;
mod outcome_overlay;
mod track;
mod ruler;
mod svg;
#[cfg(feature = "png")]
mod png;

pub use board_drawing::{Fit, TextBoard, draw_board};
pub use cells::{Drawing, Inks, Legend, LegendEntry, LegendKind, Look, Size, draw, letter};
pub use feature_marks::{guessed_ends, open_sides};
pub use make::{View, shape_corners};
pub use outcome_keys::{OutcomeKey, have_same_answer, outcome_keys};
pub use plan::{
    CityPart, Cut, Face, FieldPart, FilledGap, Ghost, Mark, Part, Piece, Plan, QuestionSet, RoadPart, Stand, Token,
    TokenContent, Window, question_number,
};
#[cfg(feature = "png")]
pub use png::{MOST_PIXELS, paint_pixels, png};
pub use shape::{Bend, Bulge, Outline, Path, Point, Stroke, city_ground, city_wall, field_regions, road_legs};
pub use signs::{SIGNS, Sign};
pub use single_tile::single_tile_plan;
pub use svg::{Background, Caption, Rendering, Svg, shorten_ids, svg};
pub use things::{figure_outlines, page_icons, symbol_name};
