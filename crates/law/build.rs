//! Makes Rust of the rulebook and of the messages of problems. All that can be checked without the program is checked here.

#[expect(unreachable_pub, reason = "the library's own file")]
#[path = "src/authority.rs"]
mod authority;
#[expect(dead_code, unreachable_pub, reason = "the library's own file")]
#[path = "src/date.rs"]
mod date;
#[path = "build/rulebook/mod.rs"]
mod rulebook;

use std::path::Path;
use std::process::ExitCode;

use carcassonne_build::{TextFile, Texts, messages, run, watch};

fn main() -> ExitCode {
    run(|out| {
        let folder = Path::new("src");
        watch(folder)?;
        let generated = messages::generate(("law", Path::new("messages")), [], &["house-rules"])?;
        generated.write_texts(out)?;
        let mut texts = Texts::default();
        let book = rulebook::Rulebook::read(folder)?;
        out.write("rulebook.rs", book.generate_data(&mut texts)?)?;
        out.write("questions.rs", book.generate_questions()?)?;
        TextFile::write_all(&book.text_files(), out, "law_texts")?;
        out.write("texts.txt", texts.contents)
    })
}
