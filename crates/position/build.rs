//! Makes Rust of the messages of problems and of the questions that mechanics declare.

use std::path::Path;
use std::process::ExitCode;

use carcassonne_build::{declarations, messages, run};

fn main() -> ExitCode {
    run(|out| {
        let generated =
            messages::generate(("position", Path::new("messages")), [], &["map-remedies", "quick-map-form"])?;
        generated.write_texts(out)?;
        out.write("messages.rs", generated.messages)?;
        out.write("clauses.rs", generated.clauses)?;
        let source = declarations::generate()?;
        out.write("asks.rs", source.asks)?;
        out.write("bodies.rs", source.bodies)?;
        Ok(())
    })
}
