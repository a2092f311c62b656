//! Makes Rust of the tables of repairs and of the messages of problems.

#[path = "build/repair_table.rs"]
mod repair_table;

use std::path::Path;
use std::process::ExitCode;

use carcassonne_build::{BuildResult, messages, run};

use repair_table::RepairTable;

fn main() -> ExitCode {
    run(|out| {
        let tables = [RepairTable::read("line_repairs")?, RepairTable::read("map_repairs")?];
        let generated = messages::generate(
            ("typing", Path::new("messages")),
            tables.iter().map(|table| Ok((table.subject(), table.messages()?))).collect::<BuildResult<Vec<_>>>()?,
            &[],
        )?;
        generated.write_texts(out)?;
        let sources = tables.iter().map(RepairTable::to_source).collect::<BuildResult<String>>()?;
        out.write("line_repairs.rs", sources)?;
        Ok(())
    })
}
