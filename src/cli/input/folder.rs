//! The scenarios and tables' own rules in a folder, in the order of names. Skipped links and hidden files are reported.

use std::collections::HashSet;
use std::fs::DirEntry;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

use carcassonne_text::{RefusedText, phrase_text};

use super::house_input::is_valid_house;
use super::input_source::read_source;
use crate::cli::errors::error_reason;
use crate::cli::paths::{BrokenLink, display_name, is_yaml};
use crate::cli::problems::{files, refusal};
use crate::cli::size::ReadOptions;

/// The maximum number of levels of folders that are searched.
const MAX_DEPTH: usize = 32;
/// The hidden folders of version control tools, which are skipped without a note.
const TOOL_FOLDERS: [&str; 3] = [".git", ".hg", ".svn"];
/// The maximum number of hidden files and folders that a note names.
const MOST_NAMED: usize = 3;

/// A search through a folder and its subfolders.
pub(super) struct Search {
    /// The canonical path of the folder where the search begins.
    root: PathBuf,
    /// The canonical paths of the folders that were searched.
    visited: HashSet<PathBuf>,
    /// The YAML files that were found, and the folders that could not be searched, each of these with its error.
    pub(super) found: Vec<(PathBuf, Option<RefusedText>)>,
    /// The files and folders that were skipped, each with a note.
    pub(super) notes: Vec<(PathBuf, String)>,
    hidden: Vec<PathBuf>,
}

impl Search {
    /// Searches a folder with its subfolders, and returns the results, with a note on what is hidden and skipped.
    pub(super) fn in_folder(folder: &Path) -> Self {
        let root = folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf());
        let visited = HashSet::from([root.clone()]);
        let mut search = Self { root, visited, found: Vec::new(), notes: Vec::new(), hidden: Vec::new() };
        let real = search.root.clone();
        search.search_folder(folder, &real, 0);
        search.notes.extend(hidden_note(&search.hidden).map(|note| (folder.to_path_buf(), note)));
        search
    }

    /// Searches a folder, given by its path as shown and its canonical path `real`, `depth` levels below the first.
    fn search_folder(&mut self, folder: &Path, real: &Path, depth: usize) {
        let mut entries = Vec::new();
        match std::fs::read_dir(folder) {
            Err(error) => self.record_error(folder, &error),
            Ok(all) => {
                for entry in all {
                    match entry {
                        Ok(entry) => entries.push(entry),
                        Err(error) => self.record_error(folder, &error),
                    }
                }
            }
        }
        entries.sort_by_key(DirEntry::path);
        for entry in entries {
            self.handle_entry(&entry, real, depth);
        }
    }

    /// Records an entry of the folder with the canonical path `real`, or searches it if it is a folder.
    fn handle_entry(&mut self, entry: &DirEntry, real: &Path, depth: usize) {
        let path = entry.path();
        let is_folder = path.is_dir();
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with('.') {
            if is_yaml(&path) || is_folder && !TOOL_FOLDERS.contains(&name.as_ref()) {
                self.hidden.push(path);
            }
        } else if is_folder {
            self.handle_folder(path, real, depth);
        } else if is_yaml(&path) {
            // A file that cannot be read is reported when it is read.
            self.found.push((path, None));
        } else if let Some(link) = BrokenLink::detect(&path) {
            let fault = phrase_text(&link.message(&path.display().to_string(), false));
            let note = format!("{fault}; it is skipped");
            self.notes.push((path, note));
        } else if entry.file_type().is_ok_and(|kind| kind.is_dir())
            && let Err(error) = path.metadata()
        {
            self.record_error(&path, &error);
        }
    }

    /// Searches a folder in the one with the canonical path `parent`, unless it is a link upwards, visited or too deep.
    fn handle_folder(&mut self, path: PathBuf, parent: &Path, depth: usize) {
        let real = match path.canonicalize() {
            Ok(real) => real,
            Err(error) => return self.record_error(&path, &error),
        };
        let display = path.display();
        if path.is_symlink() && parent.starts_with(&real) {
            let note = format!("{display} is a link to a folder above it; it is not followed");
            self.notes.push((path, note));
        } else if path.is_symlink() && self.reaches_directly(&real) || self.visited.contains(&real) {
            let note = format!("{display} is a folder that is searched already; it is counted once");
            self.notes.push((path, note));
        } else if depth + 1 > MAX_DEPTH {
            let name = display.to_string();
            self.record_refused(&path, refusal!(&name, files::FolderTooDeep { path: &name, levels: MAX_DEPTH }));
        } else {
            self.visited.insert(real.clone());
            self.search_folder(&path, &real, depth + 1);
        }
    }

    /// Returns `true` if the search reaches the folder with the canonical path `real` without following a link.
    fn reaches_directly(&self, real: &Path) -> bool {
        let is_hidden = |part: Component<'_>| part.as_os_str().to_string_lossy().starts_with('.');
        real.strip_prefix(&self.root).is_ok_and(|within| !within.components().any(is_hidden))
    }

    /// Records a folder that cannot be searched.
    fn record_error(&mut self, folder: &Path, error: &std::io::Error) {
        let name = folder.display().to_string();
        let path = &name;
        let refused = match error.kind() {
            ErrorKind::PermissionDenied => refusal!(&name, files::NoPermissionToLook { path, unix: cfg!(unix) }),
            _ => refusal!(&name, files::FolderNotSearched { path, reason: error_reason(error) }),
        };
        self.record_refused(folder, refused);
    }

    fn record_refused(&mut self, path: &Path, refused: RefusedText) {
        self.found.push((path.to_path_buf(), Some(refused)));
    }
}

/// Returns a note on hidden files and folders; `None` if there are none.
fn hidden_note(hidden: &[PathBuf]) -> Option<String> {
    let named: Vec<String> = hidden.iter().take(MOST_NAMED).map(|path| path.display().to_string()).collect();
    match (named.as_slice(), hidden.len()) {
        ([], _) => None,
        ([name], _) => Some(format!("{name} is hidden and was skipped; it is read if you name it")),
        (all, count) => {
            let more = match count - all.len() {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            let list = all.join(", ");
            Some(format!("{list}{more} are hidden and were skipped; they are read if you name them"))
        }
    }
}

/// Returns the first YAML file in a folder or its subfolders, in the order of names, that is not valid house rules.
pub(super) fn first_scenario(folder: &Path) -> Option<PathBuf> {
    files_in(folder).find(|path| !is_house_file(path))
}

/// Returns the first file with valid house rules in a folder or its subfolders, in the order of names.
pub(crate) fn first_house(folder: &Path) -> Option<PathBuf> {
    files_in(folder).find(|path| is_house_file(path))
}

/// Returns the YAML files in a folder and its subfolders, in the order of names.
fn files_in(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let found = Search::in_folder(folder).found.into_iter();
    found.filter(|(_, fault)| fault.is_none()).map(|(path, _)| path)
}

/// Returns `true` if a file has a table's own rules without mistakes.
fn is_house_file(path: &Path) -> bool {
    read_source(path, &display_name(path), ReadOptions::USUAL).is_ok_and(|source| is_valid_house(&source))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_scenario_is_no_table_s_own_rules() {
        assert_eq!(first_scenario(Path::new("tests/cmd")), Some("tests/cmd/disputed.yaml".into()));
    }

    #[test]
    fn a_few_that_are_hidden_are_named() {
        let note = |names: &[&str]| hidden_note(&names.iter().map(PathBuf::from).collect::<Vec<_>>());
        assert_eq!(note(&[]), None);
        assert_eq!(note(&["q/.a"]).as_deref(), Some("q/.a is hidden and was skipped; it is read if you name it"));
        assert_eq!(
            note(&[".a", ".b", ".c", ".d", ".e"]).as_deref(),
            Some(".a, .b, .c and 2 more are hidden and were skipped; they are read if you name them")
        );
    }
}
