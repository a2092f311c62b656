//! Parts of the build scripts of the other crates: data is checked, and turned into Rust, so that none of it is parsed at run
//! time. The declarations of mechanics are here, since several crates are made of them.

#![expect(clippy::print_stdout, reason = "so a build script speaks to Cargo")]

mod rust_names;
mod text_table;
mod text_file;
mod clauses;
mod translation;
mod card_translations;
pub mod messages;
mod reply_structs;
pub mod declarations;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

pub use rust_names::type_name;
pub use text_file::TextFile;
pub use text_table::Texts;
pub use translation::Translation;

/// The result of a step of a build; its error is a message that names the file.
pub type BuildResult<T> = Result<T, Box<dyn std::error::Error>>;

/// The folder into which a build script writes.
pub struct Output {
    folder: PathBuf,
}

impl Output {
    /// Writes a file, which the crate includes.
    ///
    /// # Errors
    ///
    /// The message of the operating system.
    pub fn write(&self, name: &str, contents: impl AsRef<[u8]>) -> BuildResult<()> {
        let path = self.folder.join(name);
        std::fs::create_dir_all(path.parent().unwrap_or(&self.folder))?;
        Ok(std::fs::write(path, contents)?)
    }
}

/// Runs a build script: Cargo shows each line of its error.
pub fn run(generate: impl FnOnce(&Output) -> BuildResult<()>) -> ExitCode {
    // `tests/build_script.rs` of a crate runs its script on data that it should refuse.
    if let Ok(script) = std::env::current_exe() {
        println!("cargo::rustc-env=BUILD_SCRIPT={}", script.display());
    }
    let folder = std::env::var_os("OUT_DIR").map(PathBuf::from).ok_or("no OUT_DIR".into());
    match folder.and_then(|folder| generate(&Output { folder })) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            for line in error.to_string().lines() {
                println!("cargo::error={line}");
            }
            ExitCode::FAILURE
        }
    }
}

/// Returns `true` if the feature `looked-up` is on, which includes the texts that only `oracle explain` shows.
pub fn is_looked_up_enabled() -> bool {
    std::env::var_os("CARGO_FEATURE_LOOKED_UP").is_some()
}

/// Makes the build script run again when data in a folder changes, but not when Rust code does.
///
/// # Errors
///
/// A folder that cannot be read.
pub fn watch(folder: &Path) -> BuildResult<()> {
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
        } else if !has_ending(&path, "rs") && !is_case_file(&path) {
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
///
/// # Errors
///
/// The name of the file, with the message of the operating system or of the reader.
pub fn read_yaml<T: for<'de> serde::Deserialize<'de>>(path: &Path) -> BuildResult<T> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    serde_yaml::from_str(&text).map_err(|e| format!("{}: {e}", path.display()).into())
}
