//! The input of commands: the files in the arguments, standard input, and the files in a folder.

mod house_input;
mod input_source;
mod folder;
mod read_input;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_law::House;
use carcassonne_position::QuickText;
use carcassonne_rules::verdict::Case;
use carcassonne_text::{RefusedText, SourceText};
use carcassonne_typing::repairs;

use super::command_error::{CommandError, mistake};
use super::output::Terminal;
use super::paths::{display_name, display_path};
use super::problems::{files as problems, refusal};
use super::size::ReadOptions;
use folder::Search;
pub(super) use folder::first_house;
use house_input::{is_valid_house, looks_like_house};
use read_input::missing_help;
use read_input::read_with_name;
pub(super) use read_input::{read, similar_file};

/// The size in bytes above which a file is announced before it is read.
const LARGE: u64 = 4 << 20;

/// Reads a file, or standard input for `-`. A large file is announced on standard error.
pub(super) fn read_announced(path: &Path, terminal: &mut Terminal) -> Result<Arc<SourceText>, RefusedText> {
    announce_if_large(path, terminal);
    read(path, terminal.read_options())
}

/// Announces that a file is being read, if it is large.
fn announce_if_large(path: &Path, terminal: &mut Terminal) {
    let is_large = |size: u64| size > LARGE && size <= terminal.read_options().max_size.bytes();
    if let Some(meta) = path.metadata().ok().filter(|meta| meta.is_file() && is_large(meta.len())) {
        let _ = terminal.print_status(&format!("reading {} ({} MiB)", path.display(), meta.len() >> 20));
    }
}

pub(super) fn read_case(path: &Path, terminal: &mut Terminal) -> Result<Case, RefusedText> {
    repairs::open(&read_announced(path, terminal)?)
}

/// The name of a quick map in answers and messages, in place of a file's.
pub(super) const QUICK_MAP: &str = "the quick map";

/// Reads a quick map as a case.
pub(super) fn read_quick_map(map: &str, terminal: &Terminal) -> Result<Case, RefusedText> {
    repairs::open_quick(&quick_text(map, terminal.read_options())?)
}

/// Returns a quick map from the command line as a text to open; the error if it is not text.
fn quick_text(map: &str, read_options: ReadOptions) -> Result<QuickText, RefusedText> {
    let text = QuickText::new(QUICK_MAP, map, &[]).map_err(|reason| map_not_text(QUICK_MAP, reason))?;
    Ok(text.answered_in(read_options.language))
}

/// Returns the error of a quick map, called `name`, that is not text.
pub(super) fn map_not_text(name: &str, reason: String) -> RefusedText {
    refusal!(name, problems::NotText { file: name.to_owned(), reason })
}

/// A file that may be a scenario, or in its place a quick map or a known error.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    pub(super) path: PathBuf,
    /// The path as it is shown in answers.
    pub(super) display_path: PathBuf,
    /// Set if an argument names the file; a candidate found in a folder is not named.
    is_named: bool,
    /// The size limit and the language for reading the file.
    read_options: ReadOptions,
    /// The reason why the file cannot be read, if it is known already.
    fault: Option<RefusedText>,
    /// The quick map in place of a file, if there is one.
    quick: Option<QuickText>,
}

impl Candidate {
    /// Creates a candidate for a file that an argument names.
    pub(super) fn for_path(path: PathBuf, read_options: ReadOptions) -> Self {
        Self { display_path: display_path(&path, None), path, is_named: true, read_options, fault: None, quick: None }
    }

    /// Creates a candidate for a quick map in place of a file. Fails if the map is not text.
    pub(super) fn for_quick_map(map: &str, read_options: ReadOptions) -> Result<Self, RefusedText> {
        let quick = Some(quick_text(map, read_options)?);
        Ok(Self { quick, ..Self::for_path(PathBuf::from(QUICK_MAP), read_options) })
    }

    /// Creates a candidate for a file found in a folder that an argument names.
    fn in_folder(folder: &Path, path: PathBuf, read_options: ReadOptions, fault: Option<RefusedText>) -> Self {
        let display_path = display_path(&path, Some(folder));
        Self { display_path, is_named: false, fault, ..Self::for_path(path, read_options) }
    }

    /// Returns the name of the candidate in answers.
    pub(super) fn name(&self) -> String {
        display_name(&self.display_path)
    }

    /// Returns `true` if an argument names the candidate.
    pub(super) fn is_named(&self) -> bool {
        self.is_named
    }

    fn read_source(&self) -> Result<Arc<SourceText>, RefusedText> {
        match (&self.fault, &self.quick) {
            (Some(refused), _) => Err(refused.clone()),
            (None, Some(quick)) => Ok(Arc::clone(quick.source())),
            (None, None) => read_with_name(&self.path, &self.name(), self.read_options),
        }
    }

    /// Returns `true` if the candidate was found in a folder and is house rules without mistakes.
    pub(super) fn is_house(&self) -> bool {
        !self.is_named && self.read_source().is_ok_and(|source| is_valid_house(&source))
    }

    /// Returns `true` if the candidate was named, seems to have claims, may be house rules, or cannot be read.
    pub(super) fn may_have_claims(&self) -> bool {
        let has_claims = |source: Arc<SourceText>| {
            looks_like_house(&source)
                || source.text().lines().any(|line| line.trim_start_matches(['"', '\'']).starts_with("claims"))
        };
        self.is_named || self.read_source().map_or(true, has_claims)
    }

    /// Opens the candidate as a case, with its text. `None` if it was found in a folder and is house rules without
    /// mistakes, since such a file may be beside scenarios; house rules with mistakes are an error.
    pub(super) fn open(&self) -> Option<Result<(Arc<SourceText>, Case), RefusedText>> {
        let source = match self.read_source() {
            Ok(source) => source,
            Err(refused) => return Some(Err(refused)),
        };
        if let Some(quick) = &self.quick {
            return Some(repairs::open_quick(quick).map(|case| (source, case)));
        }
        if !self.is_named && looks_like_house(&source) {
            return House::read(&source).err().map(Err);
        }
        Some(repairs::open(&source).map(|case| (source, case)))
    }

    /// Like [`Self::open`], but announces a large file before it is read.
    pub(super) fn open_announced(
        &self,
        terminal: &mut Terminal,
    ) -> Option<Result<(Arc<SourceText>, Case), RefusedText>> {
        announce_if_large(&self.path, terminal);
        self.open()
    }
}

/// Returns the files that may be scenarios under some paths: folders are searched in the order of names, and one that
/// cannot be searched is included as an error. Fails if one of the paths does not exist.
pub(super) fn find_scenarios(paths: &[PathBuf], terminal: &mut Terminal) -> Result<Vec<Candidate>, CommandError> {
    for path in paths {
        if path.as_os_str() != "-" && matches!(path.try_exists(), Ok(false)) && !path.is_symlink() {
            let file = path.display().to_string();
            let error = mistake!(problems::NoSuchPath { file, help: missing_help(path) });
            return Err(error.in_file(display_name(path)));
        }
    }
    Ok(search_paths(paths, terminal)?)
}

/// Like [`find_scenarios`], but leaves out valid house rules found in folders, and includes paths that do not exist,
/// which are reported when they are opened.
pub(super) fn find_scenarios_or_missing(paths: &[PathBuf], terminal: &mut Terminal) -> std::io::Result<Vec<Candidate>> {
    let mut files = search_paths(paths, terminal)?;
    files.retain(|found| !found.is_house());
    Ok(files)
}

/// Returns the files under some paths, and prints notes on what is skipped in folders.
fn search_paths(paths: &[PathBuf], terminal: &mut Terminal) -> std::io::Result<Vec<Candidate>> {
    let mut files = Vec::new();
    for path in paths {
        if path.as_os_str() != "-" && path.is_dir() {
            let search = Search::in_folder(path);
            let read_options = terminal.read_options();
            let found = search.found.into_iter();
            files.extend(found.map(|(file, fault)| Candidate::in_folder(path, file, read_options, fault)));
            for (path, note) in search.notes {
                terminal.note_on_file(&path.display().to_string(), &note)?;
            }
        } else {
            files.push(Candidate::for_path(path.clone(), terminal.read_options()));
        }
    }
    Ok(files)
}

/// Returns the error that no scenario was found under the paths in the arguments.
pub(super) fn none_found() -> CommandError {
    mistake!(problems::NoScenarioFound)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_a_table_are_passed_over_in_a_folder_and_told_where_they_are_named() {
        let read_options = ReadOptions::USUAL;
        let open = |named| {
            Candidate { is_named: named, ..Candidate::for_path("tests/cmd/kitchen.yaml".into(), read_options) }.open()
        };
        assert!(open(false).is_none());
        assert!(open(true).is_some_and(|opened| opened.is_err()));
    }
}
