//! The configuration: the defaults of a table, read from `oracle.toml` by the command line only.
//!
//! The program looks in its working folder and the folders above it, up to the home folder or one that holds a
//! repository (`.git`), both included; only the nearest file is read. If there is none, it looks in the platform's
//! place for configurations. `ORACLE_CONFIG` names another file, or, with an empty value, none.

mod read_config;

use std::cell::OnceCell;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_text::{Language, RefusedText, SourceText};
use etcetera::BaseStrategy;

use super::input;
use super::paths;
use super::problems::{files, refusal};
use super::size::{MaxSize, ReadOptions};
pub(super) use read_config::{HouseFile, Settings};

/// The name of a configuration file.
const NAME: &str = "oracle.toml";
/// The folder of the configuration in the platform's place for configurations: other programs use `oracle`, too.
const FOLDER: &str = "carcassonne-oracle";
/// The environment variable that names another configuration file, or, if empty, none.
const VARIABLE: &str = "ORACLE_CONFIG";

/// The configuration: its place, and its text once it has been read, which a pipe can be only once.
#[derive(Debug, Default)]
pub(super) struct Config {
    place: Place,
    text: OnceCell<Arc<SourceText>>,
}

/// The choice of the place from which the configuration is read.
#[derive(Debug, Default, PartialEq, Eq)]
enum Place {
    /// No configuration.
    #[default]
    None,
    /// This file, which must exist.
    Named(PathBuf),
    /// The usual places: the working folder, those above it, and that of the platform.
    Usual,
}

impl Place {
    fn from_variable(no_config: bool, variable: Option<OsString>) -> Self {
        match variable {
            _ if no_config => Self::None,
            None => Self::Usual,
            Some(named) if named.is_empty() => Self::None,
            Some(named) => Self::Named(named.into()),
        }
    }
}

impl Config {
    /// Returns the configuration: none if `no_config`, else that of the place that the environment variable names.
    pub(super) fn from_env(no_config: bool) -> Self {
        Self { place: Place::from_variable(no_config, std::env::var_os(VARIABLE)), text: OnceCell::new() }
    }

    /// Returns the language that the configuration names; `None` if it names none or cannot be read, which the command that
    /// uses it reports.
    pub(super) fn language(&self, max_size: MaxSize) -> Option<Language> {
        self.read(ReadOptions { max_size, ..ReadOptions::USUAL }).ok().flatten()?.language
    }

    /// Reads the configuration; `None` if there is no file. Mistakes in the file are part of the result. Fails if the
    /// file cannot be read, or if the environment variable names a file that does not exist.
    pub(super) fn read(&self, read_options: ReadOptions) -> Result<Option<Settings>, RefusedText> {
        let home = etcetera::home_dir().ok();
        let path = match &self.place {
            Place::None => None,
            Place::Named(path) => Some(path.clone()),
            Place::Usual => {
                let platform = etcetera::choose_base_strategy().ok();
                let platform = platform.map(|dirs| dirs.config_dir().join(FOLDER).join(NAME));
                let current = std::env::current_dir().unwrap_or_default();
                find_upwards(&current, home.as_deref()).or_else(|| platform.filter(|path| exists_as_file(path)))
            }
        };
        let Some(path) = path else { return Ok(None) };
        if matches!(self.place, Place::Named(_)) && (path.is_dir() || !exists_as_file(&path)) {
            let name = path.display().to_string();
            return Err(refusal!(&name, files::NoSuchConfig { file: &name, variable: VARIABLE }));
        }
        let source = if let Some(text) = self.text.get() {
            text
        } else {
            let text = input::read(&path, read_options)?;
            self.text.get_or_init(|| text)
        };
        let folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
        Ok(Some(read_config::parse_settings(source, &abbreviate_home(&path, home.as_deref()), &folder)))
    }
}

/// Returns `true` if something other than a folder is at `path`: an unreadable file is reported, not skipped.
fn exists_as_file(path: &Path) -> bool {
    path.symlink_metadata().is_ok() && !path.is_dir()
}

/// Returns the nearest `oracle.toml` in `start` or above, up to `home` or a repository, as a path from `start`.
fn find_upwards(start: &Path, home: Option<&Path>) -> Option<PathBuf> {
    let mut relative = PathBuf::new();
    for folder in start.ancestors() {
        if exists_as_file(&folder.join(NAME)) {
            return Some(relative.join(NAME));
        }
        if home == Some(folder) || folder.join(".git").exists() {
            return None;
        }
        relative.push("..");
    }
    None
}

/// Returns a path for messages: `~` stands for the home folder, so that the name of its owner is not shown.
fn abbreviate_home(path: &Path, home: Option<&Path>) -> String {
    let relative = home.and_then(|home| path.strip_prefix(home).ok());
    relative.map_or_else(|| paths::display_name(path), |rest| format!("~/{}", rest.display()))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn a_flag_or_an_empty_variable_says_that_there_is_none() {
        let config = |flag, variable: Option<&str>| Place::from_variable(flag, variable.map(Into::into));
        assert_eq!(config(false, None), Place::Usual);
        assert_eq!(config(false, Some("")), Place::None);
        assert_eq!(config(false, Some("a.toml")), Place::Named("a.toml".into()));
        assert_eq!(config(true, Some("a.toml")), Place::None);
    }

    #[test]
    fn the_nearest_above_counts_up_to_the_home_folder_or_a_repository() {
        let root = std::env::temp_dir().join(format!("oracle-config-{}", std::process::id()));
        let deep = root.join("home/games/quarrels");
        std::fs::create_dir_all(&deep).unwrap();
        let home = root.join("home");
        let find = |here: &Path| find_upwards(here, Some(&home));
        let write = |folder: &str| std::fs::write(root.join(folder).join(NAME), "").unwrap();
        write("");
        assert_eq!(find(&deep), None, "beyond the home folder nothing is looked at");
        assert_eq!(find_upwards(&deep, None), Some("../../../oracle.toml".into()));
        write("home");
        assert_eq!(find(&deep), Some("../../oracle.toml".into()));
        std::fs::create_dir(root.join("home/games/.git")).unwrap();
        assert_eq!(find(&deep), None, "nor beyond a repository");
        write("home/games");
        assert_eq!(find(&deep), Some("../oracle.toml".into()));
        write("home/games/quarrels");
        assert_eq!(find(&deep), Some("oracle.toml".into()));
        std::fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn what_lies_in_the_home_folder_does_not_tell_whose_it_is() {
        let abbreviated = |path: &str| abbreviate_home(Path::new(path), Some(Path::new("/home/anna")));
        assert_eq!(abbreviated("/home/anna/.config/x/oracle.toml"), "~/.config/x/oracle.toml");
        assert_eq!(abbreviated("../oracle.toml"), "../oracle.toml");
    }
}
