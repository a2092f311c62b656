//! The reading of one file, or standard input, as text, with an error that suggests what to name instead.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use carcassonne_text::{RefusedText, SourceText, nearest_word, phrase, shorten_path};
use carcassonne_words::messages::plain;

use super::folder::first_scenario;
use super::input_source::{ReadError, read_source};
use crate::cli::paths::display_name;
use crate::cli::problems::{files, refusal};
use crate::cli::size::ReadOptions;

/// Reads a file, or standard input for `-`, if it is within the size limit.
pub(crate) fn read(path: &Path, read_options: ReadOptions) -> Result<Arc<SourceText>, RefusedText> {
    read_with_name(path, &display_name(path), read_options)
}

/// Like [`read`], but the text is called `shown_name` in answers.
pub(super) fn read_with_name(
    path: &Path,
    shown_name: &str,
    read_options: ReadOptions,
) -> Result<Arc<SourceText>, RefusedText> {
    read_source(path, shown_name, read_options).map_err(|error| {
        let name = path.display().to_string();
        let file = shorten_path(&name);
        match error {
            ReadError::Refused(refused) => refused,
            ReadError::Missing => refusal!(&name, files::NoSuchFile { file, help: missing_help(path) }),
            ReadError::Folder => refusal!(&name, files::FolderNotFile { file, help: folder_help(path) }),
        }
    })
}

/// Returns help for a folder in place of a file.
fn folder_help(folder: &Path) -> plain::Sentence {
    match first_scenario(folder) {
        Some(first) => phrase!(files::ScenarioInFolder { path: first.display().to_string() }),
        None => phrase!(files::FolderWithoutScenario { form: phrase!(files::ScenarioForm) }),
    }
}

/// A scenario in the folder `scenarios`, if any; searched for once, however many files are missing.
static EXAMPLE: LazyLock<Option<PathBuf>> = LazyLock::new(|| first_scenario(Path::new("scenarios")));

/// Returns help for a file that does not exist: a similar name beside it, or the folder of examples, or
/// how to write one.
pub(super) fn missing_help(path: &Path) -> plain::Sentence {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Some(near) = path.file_name().and_then(|name| similar_file(name, folder)) {
        return phrase!(files::SimilarName { path: path.with_file_name(near).display().to_string() });
    }
    match &*EXAMPLE {
        Some(example) => phrase!(files::ExampleFiles { path: example.display().to_string() }),
        None => phrase!(files::ScenarioForm),
    }
}

/// Returns the name of the file or folder in `folder` that is most similar to `name`; `None` if none is similar.
pub(crate) fn similar_file(name: &OsStr, folder: &Path) -> Option<String> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let mut neighbors: Vec<String> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    neighbors.sort();
    nearest_word(name.to_str()?, neighbors.iter().map(String::as_str)).map(ToOwned::to_owned)
}

#[cfg(test)]
mod tests {
    use carcassonne_text::phrase_text;

    use super::*;

    #[test]
    fn a_file_that_is_not_there_is_told_from_its_neighbours() {
        let help = |path: &str| phrase_text(&missing_help(Path::new(path)));
        let near = "did you mean scenarios/city/pair-closes-city.yaml?";
        assert_eq!(help("scenarios/city/pair-closes-cty.yaml"), near);
        assert!(help("x/y/z.yaml").starts_with("the folder `scenarios` has examples, such as "));
        let help = phrase_text(&folder_help(Path::new("src/cli")));
        assert!(help.starts_with("there is no scenario in it; a scenario is a text file: "), "{help}");
    }
}
