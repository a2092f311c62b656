//! The internal modules, for the program, the web page and the tests, which need more than the public API. There is no
//! guarantee of stability: everything here may change with any version. The stable API is at the root of the crate.

/// The command line.
#[cfg(feature = "cli")]
pub mod cli {
    pub use crate::cli::*;
}
/// The module `geometry`.
pub mod geometry {
    pub use crate::geometry::*;
}
/// The module `hints`.
pub mod hints {
    pub use crate::hints::*;
}
/// The module `landscape`.
pub mod landscape {
    pub use crate::landscape::*;
}
/// The module `mechanics`.
pub mod mechanics {
    pub use crate::mechanics::*;
}
/// The module `picture`.
pub mod picture {
    pub use crate::picture::*;
}
/// The module `report`.
pub mod report {
    pub use crate::report::*;
}
/// The module `rulebook`.
pub mod rulebook {
    pub use crate::rulebook::*;
}
/// The module `scenario`.
pub mod scenario {
    pub use crate::scenario::*;
}
/// The module `text`.
pub mod text {
    pub use crate::text::*;
}
/// The module `tiles`.
pub mod tiles {
    pub use crate::tiles::*;
}
/// The module `typing`.
pub mod typing {
    pub use crate::typing::*;
}
/// The module `verdict`.
pub mod verdict {
    pub use crate::verdict::*;
}
/// The module `wording`.
pub mod wording {
    pub use crate::wording::*;
}
