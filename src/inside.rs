//! The internal modules, for the program, the web page and the tests, which need more than the public API. There is no
//! guarantee of stability: everything here may change with any version. The stable API is at the root of the crate.

/// The command line.
#[cfg(feature = "cli")]
pub mod cli {
    pub use crate::cli::*;
}
/// Spaces, crossings, sides and shapes: the positions of tiles.
pub mod geometry {
    pub use crate::geometry::*;
}
/// Notes on an answer: what comes near to a claim, what an expectation lacks.
pub mod hints {
    pub use crate::hints::*;
}
/// Roads, cities and fields joined across tiles, and the gaps between tiles.
pub mod landscape {
    pub use crate::landscape::*;
}
/// The mechanics: each examines the board and answers by the law.
pub mod mechanics {
    pub use crate::mechanics::*;
}
/// The drawing of the board.
pub mod picture {
    pub use crate::picture::*;
}
/// The repairs of texts that are refused.
pub mod repairs {
    pub use crate::repairs::*;
}
/// The reports: verdicts, claims and the law, for reading.
pub mod report {
    pub use crate::report::*;
}
/// The law: rulings with their dates and sources.
pub mod rulebook {
    pub use crate::rulebook::*;
}
/// The reading of a scenario file, up to a checked position.
pub mod scenario {
    pub use crate::scenario::*;
}
/// The text that users write: the positions in it, its problems, and its YAML.
pub mod text {
    pub use crate::text::*;
}
/// The print on tiles, and the catalogue of printed tiles.
pub mod tiles {
    pub use crate::tiles::*;
}
/// The boards that are typed line by line.
pub mod typing {
    pub use crate::typing::*;
}
/// The verdicts of a case under each rule set.
pub mod verdict {
    pub use crate::verdict::*;
}
/// The messages of the program: sentences with parameters.
pub mod wording {
    pub use crate::wording::*;
}
