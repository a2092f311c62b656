//! What stands at the head of every object that is printed.

use serde::Serialize;
use serde_json::Value;

/// The version of the format: raised when a key changes its meaning or is removed.
const SCHEMA_VERSION: u32 = 4;

/// What stands at the head of every object that is printed: the version of the format, and of the program.
#[derive(Debug, Clone, Copy, Serialize)]
pub(in crate::report) struct Stamp {
    schema_version: u32,
    oracle_version: &'static str,
}

impl Stamp {
    /// What this program prints.
    pub(in crate::report) const HERE: Self =
        Self { schema_version: SCHEMA_VERSION, oracle_version: env!("CARGO_PKG_VERSION") };

    /// Key by key.
    pub(super) fn each<E>(self, mut write: impl FnMut(&'static str, &Value) -> Result<(), E>) -> Result<(), E> {
        write("schema_version", &self.schema_version.into())?;
        write("oracle_version", &self.oracle_version.into())
    }
}
