//! The configuration: what a table always asks for, read from `oracle.toml` by the command line alone.
//!
//! It is looked for in the folder in which the program runs and in those above it, up to the home folder or one that
//! holds a repository (`.git`), both included; the nearest counts, and no other is read. If there is none, the
//! platform's place for configurations is looked at. `ORACLE_CONFIG` names another file, or by an empty value none.

mod read;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

use super::input;
use super::paths;
use super::problems::files;
use super::size::Reading;
use crate::text::Refused;
pub(super) use read::{HouseFile, Settings};

/// What the file is called.
const NAME: &str = "oracle.toml";
/// The folder that it has in the platform's place: `oracle` alone is the name of others, too.
const FOLDER: &str = "carcassonne-oracle";
/// Names another file, or none.
const VARIABLE: &str = "ORACLE_CONFIG";

/// Where a configuration is looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Config {
    /// Nowhere.
    None,
    /// In this file, which must be there.
    Named(PathBuf),
    /// In the usual places.
    Usual,
}

impl Config {
    /// What the command line and the environment say of it.
    pub(super) fn of(no_config: bool) -> Self {
        Self::meant(no_config, std::env::var_os(VARIABLE))
    }

    fn meant(no_config: bool, variable: Option<OsString>) -> Self {
        match variable {
            _ if no_config => Self::None,
            None => Self::Usual,
            Some(named) if named.is_empty() => Self::None,
            Some(named) => Self::Named(named.into()),
        }
    }

    /// Reads the configuration, if there is one. What is wrong with it is in it.
    ///
    /// # Errors
    ///
    /// When it cannot be read at all.
    pub(super) fn read(&self, reading: Reading) -> Result<Option<Settings>, Refused> {
        let home = etcetera::home_dir().ok();
        let path = match self {
            Self::None => None,
            Self::Named(path) => Some(path.clone()),
            Self::Usual => {
                let platform = etcetera::choose_base_strategy().ok();
                let platform = platform.map(|dirs| dirs.config_dir().join(FOLDER).join(NAME));
                let here = std::env::current_dir().unwrap_or_default();
                nearest(&here, home.as_deref()).or_else(|| platform.filter(|path| is_there(path)))
            }
        };
        let Some(path) = path else { return Ok(None) };
        if matches!(self, Self::Named(_)) && (path.is_dir() || !is_there(&path)) {
            let told = path.display().to_string();
            return Err(files::no_such_config(&told, VARIABLE));
        }
        let source = input::read(&path, reading)?;
        let folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
        Ok(Some(read::settings(&source, &shown(&path, home.as_deref()), &folder)))
    }
}

/// Whether there is something that should be a file: one that cannot be read is told, not passed over.
fn is_there(path: &Path) -> bool {
    path.symlink_metadata().is_ok() && !path.is_dir()
}

/// The nearest file in a folder and those above it, as one would name it from that folder.
fn nearest(here: &Path, home: Option<&Path>) -> Option<PathBuf> {
    let mut way = PathBuf::new();
    for folder in here.ancestors() {
        if is_there(&folder.join(NAME)) {
            return Some(way.join(NAME));
        }
        if home == Some(folder) || folder.join(".git").exists() {
            return None;
        }
        way.push("..");
    }
    None
}

/// A path as it is told: what lies in the home folder does not tell whose that is.
fn shown(path: &Path, home: Option<&Path>) -> String {
    let within = home.and_then(|home| path.strip_prefix(home).ok());
    within.map_or_else(|| paths::name(path), |rest| format!("~/{}", rest.display()))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn a_flag_or_an_empty_variable_says_that_there_is_none() {
        let meant = |flag, variable: Option<&str>| Config::meant(flag, variable.map(Into::into));
        assert_eq!(meant(false, None), Config::Usual);
        assert_eq!(meant(false, Some("")), Config::None);
        assert_eq!(meant(false, Some("a.toml")), Config::Named("a.toml".into()));
        assert_eq!(meant(true, Some("a.toml")), Config::None);
    }

    #[test]
    fn the_nearest_above_counts_up_to_the_home_folder_or_a_repository() {
        let root = std::env::temp_dir().join(format!("oracle-config-{}", std::process::id()));
        let deep = root.join("home/games/quarrels");
        std::fs::create_dir_all(&deep).unwrap();
        let home = root.join("home");
        let found = |here: &Path| nearest(here, Some(&home));
        let write = |folder: &str| std::fs::write(root.join(folder).join(NAME), "").unwrap();
        write("");
        assert_eq!(found(&deep), None, "beyond the home folder nothing is looked at");
        assert_eq!(nearest(&deep, None), Some("../../../oracle.toml".into()));
        write("home");
        assert_eq!(found(&deep), Some("../../oracle.toml".into()));
        std::fs::create_dir(root.join("home/games/.git")).unwrap();
        assert_eq!(found(&deep), None, "nor beyond a repository");
        write("home/games");
        assert_eq!(found(&deep), Some("../oracle.toml".into()));
        write("home/games/quarrels");
        assert_eq!(found(&deep), Some("oracle.toml".into()));
        std::fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn what_lies_in_the_home_folder_does_not_tell_whose_it_is() {
        let shown = |path: &str| shown(Path::new(path), Some(Path::new("/home/anna")));
        assert_eq!(shown("/home/anna/.config/x/oracle.toml"), "~/.config/x/oracle.toml");
        assert_eq!(shown("../oracle.toml"), "../oracle.toml");
    }
}
