//! The versions at the head of every printed object.

use serde::Serialize;

/// The version of the format, which rises when a key is removed or changes its meaning.
const SCHEMA_VERSION: u32 = 4;

/// The versions of the format and the program.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Stamp {
    schema_version: u32,
    oracle_version: &'static str,
}

impl Default for Stamp {
    /// Returns the versions of this program.
    fn default() -> Self {
        Self { schema_version: SCHEMA_VERSION, oracle_version: env!("CARGO_PKG_VERSION") }
    }
}

/// An object after the versions of the format and the program.
#[derive(Debug, Serialize)]
pub(super) struct Versioned<T> {
    #[serde(flatten)]
    stamp: Stamp,
    #[serde(flatten)]
    object: T,
}

impl<T> Versioned<T> {
    pub(super) fn new(object: T) -> Self {
        Self { stamp: Stamp::default(), object }
    }
}
