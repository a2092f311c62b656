//! Makes Rust of the messages and of the dictionary.

#[path = "build/dictionary.rs"]
mod dictionary;

use std::path::Path;
use std::process::ExitCode;

use carcassonne_build::{Texts, messages, run};

fn main() -> ExitCode {
    run(|out| {
        println!("cargo::rerun-if-changed={}", dictionary::FILE);
        let generated = messages::generate(("words", Path::new("messages")), [], &[])?;
        generated.write_texts(out)?;
        out.write("list_messages.rs", generated.lists)?;
        out.write("languages.rs", generated.languages)?;
        let mut texts = Texts::default();
        out.write("dictionary.rs", dictionary::generate(&mut texts)?)?;
        out.write("texts.txt", texts.contents)
    })
}
