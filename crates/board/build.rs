//! Makes Rust of the messages of problems and of the printed tiles.

#[path = "build/tile_catalogue.rs"]
mod tile_catalogue;

use std::path::Path;
use std::process::ExitCode;

use carcassonne_build::{messages, run};

fn main() -> ExitCode {
    run(|out| {
        let generated = messages::generate(("board", Path::new("messages")), [], &[])?;
        generated.write_texts(out)?;
        println!("cargo::rerun-if-changed={}", tile_catalogue::FILE);
        out.write("catalogue.rs", tile_catalogue::generate()?)?;
        Ok(())
    })
}
