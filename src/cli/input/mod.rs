//! The input of commands: the files in the arguments, standard input, and the files in a folder.

mod house;
mod source;
mod folder;
mod read;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::output::Terminal;
use super::paths::{name, told};
use super::problems::quick::no_text;
use super::size::Reading;
use crate::hints;
use crate::rulebook::House;
use crate::scenario::QuickText;
use crate::text::{Code, Refused, SourceText};
use crate::verdict::Case;

use folder::Search;
pub(super) use folder::first_house_in;
use house::{is_house, is_sound_house};
use read::missing;
use read::read_as;
pub(super) use read::{near_file, read};

/// The size in bytes above which a file is announced before it is read.
const LARGE: u64 = 4 << 20;

/// Reads a file, or standard input for `-`. A large one is announced.
pub(super) fn text(path: &Path, terminal: &mut Terminal) -> Result<Arc<SourceText>, Refused> {
    announce(path, terminal);
    read(path, terminal.reading())
}

/// Announces that a file is being read, if it is large.
fn announce(path: &Path, terminal: &mut Terminal) {
    let large = |size: u64| size > LARGE && size <= terminal.reading().max_size.bytes();
    if let Some(meta) = path.metadata().ok().filter(|meta| meta.is_file() && large(meta.len())) {
        let _ = terminal.progress(&format!("reading {} ({} MiB)", path.display(), meta.len() >> 20));
    }
}

/// Reads a scenario as a case; `None` after reporting why it is refused.
pub(super) fn case(path: &Path, terminal: &mut Terminal) -> std::io::Result<Option<Case>> {
    let case = text(path, terminal).and_then(|source| hints::open(&source));
    opened(case, terminal)
}

/// The name of a map from the command line, in messages.
pub(super) const QUICK_MAP: &str = "the quick map";

/// Reads a quick map as a case; `None` after reporting an error.
pub(super) fn quick(map: &str, terminal: &mut Terminal) -> std::io::Result<Option<Case>> {
    let text = quick_text(map, terminal.reading());
    opened(text.and_then(|text| hints::open_quick(&text)), terminal)
}

/// Returns the text of a quick map.
fn quick_text(map: &str, reading: Reading) -> Result<QuickText, Refused> {
    let text = QuickText::new(QUICK_MAP, map, &[]).map_err(|message| no_text(QUICK_MAP, &message))?;
    Ok(text.answered_in(reading.language))
}

/// Returns the case; `None` after reporting an error.
fn opened(case: Result<Case, Refused>, terminal: &mut Terminal) -> std::io::Result<Option<Case>> {
    match case {
        Ok(case) => Ok(Some(case)),
        Err(refused) => {
            terminal.refuse(&refused)?;
            Ok(None)
        }
    }
}

/// A file that may hold a scenario, or a quick map or an error in its place.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    pub(super) path: PathBuf,
    /// The path as it is shown in answers.
    pub(super) told: PathBuf,
    /// Set if an argument names it; a candidate found in a folder is not named.
    named: bool,
    /// The size limit and the language for reading it.
    reading: Reading,
    /// The reason why it cannot be read, if it is known already.
    fault: Option<Refused>,
    /// The quick map in place of a file.
    quick: Option<QuickText>,
}

impl Candidate {
    /// Creates a candidate for a file that was named.
    pub(super) fn named(path: PathBuf, reading: Reading) -> Self {
        Self { told: told(&path, None), path, named: true, reading, fault: None, quick: None }
    }

    /// Creates a candidate for a quick map in place of a file.
    ///
    /// # Errors
    ///
    /// The map is not text.
    pub(super) fn quick(map: &str, reading: Reading) -> Result<Self, Refused> {
        let quick = Some(quick_text(map, reading)?);
        Ok(Self { quick, ..Self::named(PathBuf::from(QUICK_MAP), reading) })
    }

    /// Creates a candidate for a file that was found in a folder that was named.
    fn within(folder: &Path, path: PathBuf, reading: Reading, fault: Option<Refused>) -> Self {
        Self { told: told(&path, Some(folder)), path, named: false, reading, fault, quick: None }
    }

    /// Returns its name in answers.
    pub(super) fn name(&self) -> String {
        name(&self.told)
    }

    /// Returns `true` if an argument names it.
    pub(super) fn is_named(&self) -> bool {
        self.named
    }

    fn read(&self) -> Result<Arc<SourceText>, Refused> {
        match (&self.fault, &self.quick) {
            (Some(refused), _) => Err(refused.clone()),
            (None, Some(quick)) => Ok(Arc::clone(quick.source())),
            (None, None) => read_as(&self.path, &self.name(), self.reading),
        }
    }

    /// Returns `true` if it was found in a folder and is a table's own rules without mistakes.
    pub(super) fn is_house(&self) -> bool {
        !self.named && self.read().is_ok_and(|source| is_sound_house(&source))
    }

    /// Returns `true` if it was named, has claims or a table's own rules, or cannot be read: there is a report on it.
    pub(super) fn may_claim(&self) -> bool {
        let claims = |source: Arc<SourceText>| {
            is_house(&source)
                || source.text().lines().any(|line| line.trim_start_matches(['"', '\'']).starts_with("claims"))
        };
        self.named || self.read().map_or(true, claims)
    }

    /// Opens it as a case; `None` if it is a table's own rules found in a folder: these may be beside the scenarios
    /// that use them. Mistakes in these rules are an error.
    pub(super) fn open(&self) -> Option<Result<(Arc<SourceText>, Case), Refused>> {
        let source = match self.read() {
            Ok(source) => source,
            Err(refused) => return Some(Err(refused)),
        };
        if let Some(quick) = &self.quick {
            return Some(hints::open_quick(quick).map(|case| (source, case)));
        }
        if !self.named && is_house(&source) {
            return House::read(&source).err().map(Err);
        }
        Some(hints::open(&source).map(|case| (source, case)))
    }

    /// Like [`Self::open`], but announces a large file.
    pub(super) fn open_announced(&self, terminal: &mut Terminal) -> Option<Result<(Arc<SourceText>, Case), Refused>> {
        announce(&self.path, terminal);
        self.open()
    }
}

/// Returns the files that may hold scenarios under some paths: folders are searched in the order of names; those that
/// cannot be searched are included. `None` after reporting a path that does not exist.
pub(super) fn scenarios(paths: &[PathBuf], terminal: &mut Terminal) -> std::io::Result<Option<Vec<Candidate>>> {
    for path in paths {
        if path.as_os_str() != "-" && matches!(path.try_exists(), Ok(false)) && !path.is_symlink() {
            let message = format!("no such file or folder: {}", path.display());
            terminal.fault_of(Some(path), Code::TextUnreadable, &message, &missing(path))?;
            return Ok(None);
        }
    }
    searched(paths, terminal).map(Some)
}

/// Like [`scenarios`], but without tables' own rules in folders, and with paths that do not exist: these are reported
/// when they are opened.
pub(super) fn scenarios_or_missing(paths: &[PathBuf], terminal: &mut Terminal) -> std::io::Result<Vec<Candidate>> {
    let mut files = searched(paths, terminal)?;
    files.retain(|found| !found.is_house());
    Ok(files)
}

/// Returns the files under some paths, and prints notes on what is skipped in folders.
fn searched(paths: &[PathBuf], terminal: &mut Terminal) -> std::io::Result<Vec<Candidate>> {
    let mut files = Vec::new();
    for path in paths {
        if path.as_os_str() != "-" && path.is_dir() {
            let search = Search::of(path);
            let reading = terminal.reading();
            let found = search.found.into_iter();
            files.extend(found.map(|(file, fault)| Candidate::within(path, file, reading, fault)));
            for (path, note) in search.notes {
                terminal.note_on(&path.display().to_string(), &note)?;
            }
        } else {
            files.push(Candidate::named(path.clone(), terminal.reading()));
        }
    }
    Ok(files)
}

/// Reports that no scenario was found.
pub(super) fn none_found(terminal: &mut Terminal) -> std::io::Result<()> {
    terminal.fault(
        Code::TextUnreadable,
        "no scenario found: no `.yaml` or `.yml` file there",
        "name a folder that contains scenarios",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_a_table_are_passed_over_in_a_folder_and_told_where_they_are_named() {
        let reading = Reading::USUAL;
        let open = |named| Candidate { named, ..Candidate::named("tests/cmd/kitchen.yaml".into(), reading) }.open();
        assert!(open(false).is_none());
        assert!(open(true).is_some_and(|opened| opened.is_err()));
    }
}
