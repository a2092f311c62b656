//! Makes Rust of the messages, and of the answers and cards that mechanics declare.

use std::path::Path;
use std::process::ExitCode;

use carcassonne_build::{TextFile, declarations, messages, run};

fn main() -> ExitCode {
    run(|out| {
        let generated = messages::generate(("rules", Path::new("messages")), [], &[])?;
        generated.write_texts(out)?;
        let source = declarations::generate()?;
        out.write("replies.rs", source.replies)?;
        TextFile::write_all(&source.card_texts, out, "card_texts")?;
        out.write("cards.rs", source.cards)
    })
}
