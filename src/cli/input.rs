//! Files and standard input.

use std::ffi::OsStr;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::output::Terminal;
use crate::scenario::looks_quick;
use crate::text::{Code, Refused, SourceText, nearest, shortened};
use crate::verdict::Case;

/// The most that is read of an input, in bytes: one more than is accepted, so that more is noticed.
const MOST: u64 = (64 << 20) + 1;
/// Inputs larger than this are announced while they are read.
const LARGE: u64 = 4 << 20;

/// Reads a file, or standard input for `-`. A large one is announced.
pub(super) fn text(path: &Path, terminal: &mut Terminal) -> Result<Arc<SourceText>, Refused> {
    if let Some(meta) = path.metadata().ok().filter(|meta| meta.is_file() && meta.len() > LARGE) {
        let _ =
            terminal.progress(&format!("reading {} ({} MiB)", path.display(), meta.len() >> 20));
    }
    read(path)
}

/// What a file is called: as it was named, or `standard input` for `-`.
pub(super) fn name(path: &Path) -> String {
    if path.as_os_str() == "-" { "standard input".to_owned() } else { path.display().to_string() }
}

/// Reads a file, or standard input for `-`.
pub(super) fn read(path: &Path) -> Result<Arc<SourceText>, Refused> {
    let stdin = path.as_os_str() == "-";
    let name = name(path);
    let mut bytes = Vec::new();
    if !stdin && path.is_dir() {
        return Err(Refused::unreadable(&name, format!("{name} is a folder"), in_folder(path)));
    }
    let done = if stdin {
        std::io::stdin().lock().take(MOST).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(MOST).read_to_end(&mut bytes))
    };
    match done {
        Ok(_) => SourceText::new(name.clone(), bytes)
            .map(Arc::new)
            .map_err(|m| Refused::unreadable(&name, format!("{name}: {m}"), "")),
        Err(_) if looks_quick(&name) => {
            let short = shortened(&name);
            let message = format!("there is no file {short}: this looks like a quick map");
            Err(Refused::unreadable(&name, message, format!("`oracle quick '{short}'` answers it")))
        }
        Err(e) if e.kind() == ErrorKind::NotFound => {
            Err(Refused::unreadable(&name, format!("there is no file {name}"), missing(path)))
        }
        Err(e) => Err(Refused::unreadable(&name, format!("cannot read {name}: {e}"), "")),
    }
}

/// What to do about a folder where a file is wanted.
fn in_folder(folder: &Path) -> String {
    match first_in(folder) {
        Some(first) => format!(
            "name a file in it, such as {}; `oracle score` and `oracle check` take whole folders",
            first.display()
        ),
        None => format!("there is no scenario in it; {WRITE}"),
    }
}

/// What to do about a file that is not there: a near miss beside it, or where scenarios are, or how to
/// write one.
fn missing(path: &Path) -> String {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let near = path.file_name().and_then(|name| near_file(name, folder));
    match (near, first_in(Path::new("scenarios"))) {
        (Some(near), _) => format!("did you mean {}?", path.with_file_name(near).display()),
        (None, Some(first)) => {
            format!("the folder `scenarios` has some to try, such as {}", first.display())
        }
        (None, None) => WRITE.to_owned(),
    }
}

/// The name of a file in a folder that is nearly this one.
pub(super) fn near_file(name: &OsStr, folder: &Path) -> Option<String> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let mut beside: Vec<String> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    beside.sort();
    nearest(name.to_str()?, beside.iter().map(String::as_str)).map(ToOwned::to_owned)
}

/// How a scenario is written, in a line.
const WRITE: &str = "a scenario is a text file: `board: |` with a row of tiles on each line below it, then `tiles:` and `meeples:`, as the README shows";

/// The first scenario of a folder, in the order of names.
fn first_in(folder: &Path) -> Option<PathBuf> {
    let mut files = Vec::new();
    search(folder, &mut files, 0).ok()?;
    files.into_iter().map(|found| found.path).find(|path| !read(path).is_ok_and(|t| is_house(&t)))
}

/// The first file with a table's own rules in a folder, in the order of names.
pub(super) fn first_house_in(folder: &Path) -> Option<PathBuf> {
    let mut files = Vec::new();
    search(folder, &mut files, 0).ok()?;
    files.into_iter().find(Found::is_house).map(|found| found.path)
}

/// Reads a scenario as a case.
pub(super) fn open(path: &Path, terminal: &mut Terminal) -> Result<Case, Refused> {
    text(path, terminal).and_then(|source| Case::open(&source))
}

/// Reads a scenario as a case. `None` where it is refused, which is then said.
pub(super) fn case(path: &Path, terminal: &mut Terminal) -> std::io::Result<Option<Case>> {
    match open(path, terminal) {
        Ok(case) => Ok(Some(case)),
        Err(refused) => {
            terminal.refuse(&refused)?;
            Ok(None)
        }
    }
}

/// A file that may hold a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Found {
    /// Where it is.
    pub(super) path: PathBuf,
    /// Whether it was named itself; else it was found in a folder.
    pub(super) named: bool,
}

impl Found {
    /// Whether it is a table's own rules, found in a folder.
    pub(super) fn is_house(&self) -> bool {
        !self.named && read(&self.path).is_ok_and(|source| is_house(&source))
    }

    /// Whether it was named, or has claims or cannot be read, so that there is something to tell.
    pub(super) fn may_claim(&self) -> bool {
        let claims = |source: &SourceText| {
            source
                .text()
                .lines()
                .any(|line| line.trim_start_matches(['"', '\'']).starts_with("claims"))
        };
        self.named || read(&self.path).map_or(true, |source| claims(&source))
    }

    /// Opens it as a case. `None` if it is a table's own rules: these may lie beside the scenarios they
    /// are for.
    pub(super) fn open(&self) -> Option<Result<(Arc<SourceText>, Case), Refused>> {
        let source = match read(&self.path) {
            Ok(source) => source,
            Err(refused) => return Some(Err(refused)),
        };
        if !self.named && is_house(&source) {
            return None;
        }
        Some(Case::open(&source).map(|case| (source, case)))
    }
}

/// The files that may hold scenarios under some paths: folders are searched, in the order of names.
/// `None` if one is not there or cannot be searched, which is said.
pub(super) fn scenarios(
    paths: &[PathBuf],
    terminal: &mut Terminal,
) -> std::io::Result<Option<Vec<Found>>> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            if let Err(error) = search(path, &mut files, 0) {
                let help = "name a folder or a file that exists";
                let message = format!("cannot search the folder: {error}");
                terminal.fault_of(Some(path), Code::TextUnreadable, &message, help)?;
                return Ok(None);
            }
        } else if path.as_os_str() == "-" || path.exists() {
            files.push(Found { path: path.clone(), named: true });
        } else {
            let message = format!("there is no file or folder {}", path.display());
            terminal.fault_of(Some(path), Code::TextUnreadable, &message, &missing(path))?;
            return Ok(None);
        }
    }
    Ok(Some(files))
}

/// The same without tables' own rules in folders, where a path that is not there is kept: what is wrong with it is
/// told in its turn, when it is opened.
pub(super) fn scenarios_or_missing(
    paths: &[PathBuf],
    terminal: &mut Terminal,
) -> std::io::Result<Option<Vec<Found>>> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            match scenarios(std::slice::from_ref(path), terminal)? {
                Some(found) => files.extend(found.into_iter().filter(|found| !found.is_house())),
                None => return Ok(None),
            }
        } else {
            files.push(Found { path: path.clone(), named: true });
        }
    }
    Ok(Some(files))
}

fn search(folder: &Path, files: &mut Vec<Found>, depth: usize) -> std::io::Result<()> {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|e| e.map(|e| e.path())).collect::<Result<_, _>>()?;
    entries.sort();
    for entry in entries {
        // Following a link back to a folder above would never end.
        if entry.is_dir() && !entry.is_symlink() && depth < 32 {
            search(&entry, files, depth + 1)?;
        } else if entry.extension().is_some_and(|e| e == "yaml" || e == "yml") && entry.is_file() {
            files.push(Found { path: entry, named: false });
        }
    }
    Ok(())
}

/// Says that there was no scenario in what was named.
pub(super) fn none_found(terminal: &mut Terminal) -> std::io::Result<()> {
    terminal.fault(
        Code::TextUnreadable,
        "no scenario found: no `.yaml` or `.yml` file there",
        "name a folder that contains scenarios",
    )
}

/// Whether a text holds a table's own rules.
fn is_house(source: &SourceText) -> bool {
    let has = |key: &str| source.text().lines().any(|line| line.starts_with(key));
    has("rules:") && !has("board:")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_there_is_told_from_its_neighbours() {
        let help = |path: &str| missing(Path::new(path));
        let near = "did you mean scenarios/city/pair-closes-city.yaml?";
        assert_eq!(help("scenarios/city/pair-closes-cty.yaml"), near);
        assert!(help("x/y/z.yaml").starts_with("the folder `scenarios` has some to try, such as "));
        assert_eq!(in_folder(Path::new("src/cli")), format!("there is no scenario in it; {WRITE}"));
        assert_eq!(first_in(Path::new("tests/cmd")), Some("tests/cmd/disputed.yaml".into()));
    }

    #[test]
    fn rules_of_a_table_are_passed_over_in_a_folder_and_told_where_they_are_named() {
        let open = |named| Found { path: "tests/cmd/kitchen.yaml".into(), named }.open();
        assert!(open(false).is_none());
        assert!(open(true).is_some_and(|opened| opened.is_err()));
    }
}
