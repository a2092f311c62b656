//! Random legal boards for the property tests: their model, their text and their verdicts.
//!
//! A board is planned edge by edge ([`plan`], [`choices`]), turned and fused as a model ([`model`], [`fuse`]), written
//! as scenario text ([`text`]) and judged. Each verdict is named by the sides of the board that its feature reaches
//! ([`verdicts`]), a name that is stable under turning and renaming.

mod choices;
pub(crate) mod fuse;
pub(crate) mod model;
pub(crate) mod plan;
pub(crate) mod text;
pub(crate) mod verdicts;
