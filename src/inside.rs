//! The one door to the rooms behind the library: for the program, the page and the tests, which look at what nobody else needs.
//! It promises nothing: whatever is here may change with any version. What is promised stands at the root of the crate.

/// The command line.
#[cfg(feature = "cli")]
pub mod cli {
    pub use crate::cli::*;
}
/// The room `geometry`.
pub mod geometry {
    pub use crate::geometry::*;
}
/// The room `hints`.
pub mod hints {
    pub use crate::hints::*;
}
/// The room `landscape`.
pub mod landscape {
    pub use crate::landscape::*;
}
/// The room `mechanics`.
pub mod mechanics {
    pub use crate::mechanics::*;
}
/// The room `picture`.
pub mod picture {
    pub use crate::picture::*;
}
/// The room `report`.
pub mod report {
    pub use crate::report::*;
}
/// The room `rulebook`.
pub mod rulebook {
    pub use crate::rulebook::*;
}
/// The room `scenario`.
pub mod scenario {
    pub use crate::scenario::*;
}
/// The room `text`.
pub mod text {
    pub use crate::text::*;
}
/// The room `tiles`.
pub mod tiles {
    pub use crate::tiles::*;
}
/// The room `typing`.
pub mod typing {
    pub use crate::typing::*;
}
/// The room `verdict`.
pub mod verdict {
    pub use crate::verdict::*;
}
/// The room `wording`.
pub mod wording {
    pub use crate::wording::*;
}
