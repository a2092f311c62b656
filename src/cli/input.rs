//! Files and standard input; rule sets by name.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::args::Which;
use super::output::Terminal;
use crate::rulebook::{Date, House, RuleSet};
use crate::text::{Refused, SourceText, shortened};
use crate::verdict::Case;

/// The most that is read of an input, in bytes: one more than is accepted, so that more is noticed.
const MOST: u64 = (64 << 20) + 1;
/// Inputs larger than this are announced while they are read.
const LARGE: u64 = 4 << 20;

/// Reads a file, or standard input for `-`.
pub(super) fn text(path: &Path, terminal: &mut Terminal) -> Result<Arc<SourceText>, Refused> {
    let stdin = path.as_os_str() == "-";
    let name = if stdin { "standard input".to_owned() } else { path.display().to_string() };
    let mut bytes = Vec::new();
    let read = if stdin {
        std::io::stdin().lock().take(MOST).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| {
            let meta = file.metadata()?;
            if meta.is_dir() {
                return Err(std::io::Error::other("this is a folder; name a scenario in it"));
            }
            if meta.len() > LARGE {
                let _ = terminal.progress(&format!("reading {name} ({} MiB)", meta.len() >> 20));
            }
            file.take(MOST).read_to_end(&mut bytes)
        })
    };
    read.map_err(|e| Refused::unreadable(&name, format!("cannot read {name}: {e}")))?;
    SourceText::new(name.clone(), bytes)
        .map(Arc::new)
        .map_err(|m| Refused::unreadable(&name, format!("{name}: {m}")))
}

/// Reads a scenario as a case. `None` where it is refused, which is then said.
pub(super) fn case(path: &Path, terminal: &mut Terminal) -> std::io::Result<Option<Case>> {
    match text(path, terminal).and_then(|source| Case::open(&source)) {
        Ok(case) => Ok(Some(case)),
        Err(refused) => {
            terminal.refuse(&refused)?;
            Ok(None)
        }
    }
}

/// The rule sets that were asked for: all of them if none was named.
pub(super) fn rule_sets(
    which: &Which,
    terminal: &mut Terminal,
) -> std::io::Result<Option<Vec<RuleSet>>> {
    let mut sets = Vec::new();
    let mut fine = true;
    for word in &which.rules {
        match RuleSet::named(word.trim()) {
            Ok(set) => sets.push(set),
            Err(help) => {
                fine = false;
                terminal.complain(
                    &format!("`{}` is not a rule set or a date", shortened(word)),
                    &help,
                )?;
            }
        }
    }
    if let Some(word) = &which.as_of {
        let first = RuleSet::first_day();
        match Date::parse(word) {
            Some(date) if date >= first => sets.push(RuleSet::on(date)),
            Some(_) => {
                fine = false;
                terminal.complain(
                    &format!("--as-of {}: there was no law yet", shortened(word)),
                    &format!(
                        "the first leaflet is from {}; write {first} or a later date",
                        first.parts().0
                    ),
                )?;
            }
            None => {
                fine = false;
                terminal.complain(
                    &format!("--as-of {}: not a date", shortened(word)),
                    "write a date like 2018, 2018-05 or 2018-05-01",
                )?;
            }
        }
    }
    if sets.is_empty() {
        sets = RuleSet::all();
    }
    if let Some(path) = &which.house {
        match text(path, terminal).and_then(|source| House::read(&source)) {
            Ok(set) => sets.insert(0, set),
            Err(refused) => {
                fine = false;
                terminal.refuse(&refused)?;
            }
        }
    }
    let mut kept: Vec<RuleSet> = Vec::new();
    for set in sets {
        if !kept.iter().any(|k| k.id() == set.id()) {
            kept.push(set);
        }
    }
    Ok(fine.then_some(kept))
}

/// The scenario files under some paths: folders are searched, in the order of names. `None` if one
/// cannot be searched, which is reported.
pub(super) fn scenarios(
    paths: &[PathBuf],
    terminal: &mut Terminal,
) -> std::io::Result<Option<Vec<PathBuf>>> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
        } else if let Err(error) = search(path, &mut files, 0) {
            let help = "name a folder or a file that exists";
            terminal.complain(&format!("cannot search the folder: {error}"), help)?;
            return Ok(None);
        }
    }
    Ok(Some(files))
}

fn search(folder: &Path, files: &mut Vec<PathBuf>, depth: usize) -> std::io::Result<()> {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|e| e.map(|e| e.path())).collect::<Result<_, _>>()?;
    entries.sort();
    for entry in entries {
        // Following a link back to a folder above would never end.
        if entry.is_dir() && !entry.is_symlink() && depth < 32 {
            search(&entry, files, depth + 1)?;
        } else if entry.extension().is_some_and(|e| e == "yaml" || e == "yml")
            && entry.is_file()
            && !is_house(&entry)
        {
            files.push(entry);
        }
    }
    Ok(())
}

/// Whether a file holds a table's own rules: they may lie beside the scenarios they are for.
fn is_house(path: &Path) -> bool {
    let mut bytes = Vec::new();
    let read = std::fs::File::open(path).and_then(|f| f.take(MOST).read_to_end(&mut bytes));
    let text = String::from_utf8_lossy(if read.is_ok() { &bytes } else { &[] });
    let has = |key: &str| text.lines().any(|l| l.starts_with(key));
    has("rules:") && !has("board:")
}
