//! The versions at the head of every printed object.

use serde::Serialize;
use serde_json::Value;

/// The version of the format, which rises when a key is removed or changes its meaning.
const SCHEMA_VERSION: u32 = 4;

/// The versions of the format and the program.
#[derive(Debug, Clone, Copy, Serialize)]
pub(in crate::report) struct Stamp {
    schema_version: u32,
    oracle_version: &'static str,
}

impl Stamp {
    /// The versions of this program.
    pub(in crate::report) const CURRENT: Self =
        Self { schema_version: SCHEMA_VERSION, oracle_version: env!("CARGO_PKG_VERSION") };

    /// Passes each key and its value to `write`.
    pub(super) fn write_entries<E>(
        self,
        mut write: impl FnMut(&'static str, &Value) -> Result<(), E>,
    ) -> Result<(), E> {
        write("schema_version", &self.schema_version.into())?;
        write("oracle_version", &self.oracle_version.into())
    }
}
