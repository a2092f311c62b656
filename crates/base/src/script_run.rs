//! Runs of a build script on a copy of its data, for tests of what it refuses.

use std::io::Result;
use std::path::Path;
use std::process::Command;

/// Copies a folder with all that is in it, but for Rust.
///
/// # Errors
///
/// The message of the operating system.
pub fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let path = entry?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy_folder(&path, &target)?;
        } else if path.extension().is_some_and(|ending| ending != "rs") {
            std::fs::copy(&path, target)?;
        }
    }
    Ok(())
}

/// Runs a build script in a folder; returns its errors if it refuses, else `None`.
///
/// # Errors
///
/// The message of the operating system.
pub fn run_script(script: &str, folder: &Path) -> Result<Option<String>> {
    let output = Command::new(script).current_dir(folder).env("OUT_DIR", folder).output()?;
    let stdout = String::from_utf8_lossy(&output.stdout);
    let errors: Vec<&str> = stdout.lines().filter_map(|line| line.strip_prefix("cargo::error=")).collect();
    Ok((!output.status.success()).then(|| errors.join("\n")))
}
