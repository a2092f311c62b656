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
        let (mut texts, mut search_texts) = (Texts::default(), Texts::default());
        let generated = dictionary::generate(&mut texts, &mut search_texts)?;
        out.write("dictionary.rs", generated.words)?;
        out.write("texts.txt", texts.contents)?;
        out.write("search_words.rs", generated.search_words)?;
        out.write("search_texts.txt", search_texts.contents)
    })
}
