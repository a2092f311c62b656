//! Makes Rust of the messages of problems of the program.

use std::path::Path;
use std::process::ExitCode;

use carcassonne_build::{messages, run};

fn main() -> ExitCode {
    run(|out| {
        // `tests/fuzz.rs` sets tighter time limits for optimised builds.
        println!("cargo::rustc-env=OPT_LEVEL={}", std::env::var("OPT_LEVEL").unwrap_or_default());
        let generated = messages::generate(("oracle", Path::new("src/messages")), [], &[])?;
        generated.write_texts(out)
    })
}
