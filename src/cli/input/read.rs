//! The reading of one file, or standard input, as text, with an error that suggests what to name instead.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use super::folder::first_in;
use super::source::{Unread, source};
use crate::cli::paths::name;
use crate::cli::problems::files;
use crate::cli::size::Reading;
use crate::text::{Refused, SourceText, nearest, shortened_path};

/// Reads a file, or standard input for `-`, if it is within the size limit.
pub(in crate::cli) fn read(path: &Path, reading: Reading) -> Result<Arc<SourceText>, Refused> {
    read_as(path, &name(path), reading)
}

/// Like [`read`], but under the name `called`.
pub(super) fn read_as(path: &Path, called: &str, reading: Reading) -> Result<Arc<SourceText>, Refused> {
    source(path, called, reading).map_err(|unread| {
        let name = path.display().to_string();
        let shown = shortened_path(&name);
        match unread {
            Unread::Refused(refused) => refused,
            Unread::Missing => files::no_such_file(&name, &shown, missing(path)),
            Unread::Folder => files::is_a_folder(&name, &shown, in_folder(path)),
        }
    })
}

/// Returns help for a folder in place of a file.
fn in_folder(folder: &Path) -> String {
    match first_in(folder) {
        Some(first) => format!(
            "name a file in it, such as {}; `oracle score` and `oracle check` take whole folders",
            first.display()
        ),
        None => format!("there is no scenario in it; {WRITE}"),
    }
}

/// A scenario in the folder `scenarios`, which is searched once, however many files are missing.
static EXAMPLE: LazyLock<Option<PathBuf>> = LazyLock::new(|| first_in(Path::new("scenarios")));

/// Returns help for a file that does not exist: a similar name beside it, or the folder of examples, or
/// how to write one.
pub(super) fn missing(path: &Path) -> String {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Some(near) = path.file_name().and_then(|name| near_file(name, folder)) {
        return format!("did you mean {}?", path.with_file_name(near).display());
    }
    match &*EXAMPLE {
        Some(example) => format!("the folder `scenarios` has examples, such as {}", example.display()),
        None => WRITE.to_owned(),
    }
}

/// Returns the name of a file in a folder that is similar to `name`.
pub(in crate::cli) fn near_file(name: &OsStr, folder: &Path) -> Option<String> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let mut beside: Vec<String> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    beside.sort();
    nearest(name.to_str()?, beside.iter().map(String::as_str)).map(ToOwned::to_owned)
}

/// The help on how a scenario is written, in one line.
const WRITE: &str = "a scenario is a text file: `board: |` with a row of tiles on each line below it, then `tiles:` and `meeples:`; `oracle explain notation` shows how";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_there_is_told_from_its_neighbours() {
        let help = |path: &str| missing(Path::new(path));
        let near = "did you mean scenarios/city/pair-closes-city.yaml?";
        assert_eq!(help("scenarios/city/pair-closes-cty.yaml"), near);
        assert!(help("x/y/z.yaml").starts_with("the folder `scenarios` has examples, such as "));
        assert_eq!(in_folder(Path::new("src/cli")), format!("there is no scenario in it; {WRITE}"));
    }
}
