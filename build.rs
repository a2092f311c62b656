//! The build script: turns the rulebook, the declarations of mechanics, the tile catalogue and the sentences into Rust
//! data, so that none of it is parsed at run time. Everything that can be checked without the program is checked here.

#[expect(unreachable_pub, reason = "the library's own file")]
#[path = "src/rulebook/authority.rs"]
mod authority;
#[path = "build/tile_catalogue.rs"]
mod tile_catalogue;
#[expect(dead_code, unreachable_pub, reason = "the library's own file")]
#[path = "src/rulebook/date.rs"]
mod date;
#[path = "src/dictionary/fold.rs"]
mod fold;
#[path = "build/clauses.rs"]
mod clauses;
#[path = "build/code_table.rs"]
mod code_table;
#[path = "build/dictionary.rs"]
mod dictionary;
#[path = "build/repair_table.rs"]
mod repair_table;
#[path = "build/mechanics.rs"]
mod mechanics;
#[path = "build/reply_structs.rs"]
mod reply_structs;
#[path = "build/rulebook/mod.rs"]
mod rulebook;
#[path = "build/text_table.rs"]
mod text_table;
#[path = "build/wording.rs"]
mod wording;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use repair_table::RepairTable;

/// The result of a step of the build; its error is a message that names the file.
type BuildResult<T> = Result<T, Box<dyn std::error::Error>>;

/// Returns `true` if the feature `looked-up` is on, which includes the texts that only `oracle explain` shows.
fn is_looked_up_enabled() -> bool {
    std::env::var_os("CARGO_FEATURE_LOOKED_UP").is_some()
}

fn main() -> ExitCode {
    match generate() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Each problem is a line, and Cargo needs a message for each line.
            for line in error.to_string().lines() {
                println!("cargo::error={line}");
            }
            ExitCode::FAILURE
        }
    }
}

fn generate() -> BuildResult<()> {
    for folder in ["src/rulebook", "src/mechanics", "src/wording", "src/repairs", "src/dictionary"] {
        watch(Path::new(folder))?;
    }
    for path in ["src/tiles/catalogue.yaml", "src/report/notation/ask.md", "src/report/codes.yaml", "build"] {
        println!("cargo::rerun-if-changed={path}");
    }
    // `tests/build_script.rs` runs this script on rulebooks that it should refuse.
    println!("cargo::rustc-env=BUILD_SCRIPT={}", std::env::current_exe()?.display());
    // `tests/fuzz.rs` sets tighter time limits for optimised builds.
    println!("cargo::rustc-env=OPT_LEVEL={}", std::env::var("OPT_LEVEL").unwrap_or_default());
    let out = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    std::fs::write(out.join("catalogue.rs"), tile_catalogue::generate(Path::new("src/tiles/catalogue.yaml"))?)?;
    let source = mechanics::generate(Path::new("src/mechanics"))?;
    std::fs::write(out.join("asks.rs"), source.asks)?;
    std::fs::write(out.join("bodies.rs"), source.bodies)?;
    std::fs::write(out.join("replies.rs"), source.replies)?;
    std::fs::write(out.join("cards.rs"), source.cards)?;
    let page = mechanics::complete_page(Path::new("src/mechanics"), Path::new("src/report/notation/ask.md"))?;
    std::fs::write(out.join("ask.md"), page)?;
    let mut texts = text_table::Texts::default();
    let repairs = [RepairTable::read("line_repairs")?, RepairTable::read("map_repairs")?];
    let generated = wording::generate(Path::new("src/wording"), &repairs, &mut texts)?;
    std::fs::write(out.join("messages.rs"), generated.messages)?;
    std::fs::write(out.join("list_messages.rs"), generated.lists)?;
    let problems = out.join("problems");
    std::fs::create_dir_all(&problems)?;
    for (subject, source) in generated.problems {
        std::fs::write(problems.join(format!("{subject}.rs")), source)?;
    }
    std::fs::write(out.join("clauses.rs"), generated.clauses)?;
    std::fs::write(out.join("languages.rs"), generated.languages)?;
    let codes =
        code_table::generate(Path::new("src/report/codes.yaml"), &generated.problem_codes, is_looked_up_enabled())?;
    std::fs::write(out.join("codes.rs"), codes)?;
    let dictionary = dictionary::generate(Path::new("src/dictionary/dictionary.yaml"), &mut texts)?;
    std::fs::write(out.join("dictionary.rs"), dictionary)?;
    let tables = repairs.iter().map(RepairTable::to_source).collect::<BuildResult<String>>()?;
    std::fs::write(out.join("line_repairs.rs"), tables)?;
    let book = rulebook::Rulebook::read(Path::new("src/rulebook"), &generated.codes)?;
    std::fs::write(out.join("rulebook.rs"), book.generate_data(&mut texts)?)?;
    std::fs::write(out.join("questions.rs"), book.generate_questions()?)?;
    std::fs::write(out.join("texts.txt"), texts.contents)?;
    Ok(())
}

/// Makes this script run again when data in a folder changes, but not when Rust code does. A folder without Rust or
/// subfolders is watched as a whole; in others, each data file but those of cases, and `mod.rs`, which changes whenever a
/// file is added.
fn watch(folder: &Path) -> BuildResult<()> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        paths.push(entry?.path());
    }
    let has_ending = |path: &Path, ending| path.extension().is_some_and(|e| e == ending);
    if !paths.iter().any(|path| path.is_dir() || has_ending(path, "rs")) {
        println!("cargo::rerun-if-changed={}", folder.display());
        return Ok(());
    }
    for path in paths {
        if path.is_dir() {
            watch(&path)?;
        } else if (!has_ending(&path, "rs") || path.ends_with("mod.rs")) && !is_case_file(&path) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    Ok(())
}

/// Returns `true` if a file has cases, which only tests read.
fn is_case_file(path: &Path) -> bool {
    path.to_str().is_some_and(|path| path.ends_with(".cases.yaml"))
}

/// Reads a YAML file into a type.
fn read_yaml<T: for<'de> serde::Deserialize<'de>>(path: &Path) -> BuildResult<T> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    serde_yaml::from_str(&text).map_err(|e| format!("{}: {e}", path.display()).into())
}
