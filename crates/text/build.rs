//! Makes Rust of the messages of problems.

use std::path::Path;
use std::process::ExitCode;

use carcassonne_build::{messages, run};

fn main() -> ExitCode {
    run(|out| {
        let generated = messages::generate(("text", Path::new("messages")), [], &["fields", "written"])?;
        generated.write_texts(out)
    })
}
