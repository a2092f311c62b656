//! Makes Rust of the codes of problems, and completes the page on questions.

#[path = "build/code_table.rs"]
mod code_table;

use std::path::Path;
use std::process::ExitCode;

use carcassonne_build::{declarations, run};

fn main() -> ExitCode {
    run(|out| {
        let (codes, pages) = (Path::new("src/report/codes.yaml"), Path::new("src/report/notation"));
        println!("cargo::rerun-if-changed={}\ncargo::rerun-if-changed={}", codes.display(), pages.display());
        out.write("codes.rs", code_table::generate(codes)?)?;
        for language in ["nl", "de"] {
            let page = pages.join(language).join("ask.md");
            out.write(&format!("ask.{language}.md"), declarations::complete_page(&page)?)?;
        }
        out.write("ask.md", declarations::complete_page(&pages.join("ask.md"))?)
    })
}
