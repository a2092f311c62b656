//! The option `--fix`: corrections that are sure, written into files.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_text::{Edit, Problem, RefusedText, SourceText, apply_edits, phrase, phrase_text, shorten};
use carcassonne_typing::repairs;

use super::command_error::mistake;
use super::input::Candidate;
use super::output::Terminal;
use super::problems::files;

/// The maximum number of copies of a file.
const MOST_COPIES: usize = 100;
/// The maximum number of times that a file is corrected and read again.
const MOST_PASSES: usize = 4;

/// Corrects refused files, each if it can be read as a scenario then. Keeps a copy of each, and notes what changed. Standard
/// input and quick maps stay as they are.
pub(super) fn fix_files(candidates: &[Candidate], terminal: &mut Terminal) -> io::Result<()> {
    for candidate in candidates.iter().filter(|candidate| candidate.path.is_file()) {
        let Some(Err(refused)) = candidate.open() else { continue };
        let Some(after) = corrected(&refused) else {
            let text = format!("{} stays as it is: not all that is wrong has a sure correction", candidate.name());
            terminal.note_on_file(&candidate.name(), &text)?;
            continue;
        };
        match write_with_copy(&candidate.path, &after) {
            Ok(copy) => note_changes(candidate, (refused.text(), &after), &copy, terminal)?,
            Err(error) => {
                terminal.report(mistake!(files::NotCorrected { file: candidate.name(), reason: error.to_string() }))?;
            }
        }
    }
    Ok(())
}

/// Returns a refused text after its sure corrections; `None` if it cannot be read then. A slip may hide others, so that there are
/// corrections again after the first.
fn corrected(refused: &RefusedText) -> Option<String> {
    let mut left = refused.clone();
    for _ in 0..MOST_PASSES {
        let edits: Vec<Edit> = left.problems().flat_map(Problem::sure_fix).cloned().collect();
        let after = apply_edits(left.text(), &edits);
        if after == left.text() {
            return None;
        }
        let source = SourceText::new(left.name(), after.clone().into_bytes()).ok()?;
        match repairs::open(&Arc::new(source)) {
            Ok(_) => return Some(after),
            Err(next) => left = next,
        }
    }
    None
}

/// Writes a text into a file, and returns the copy of the file as it was.
fn write_with_copy(path: &Path, text: &str) -> io::Result<PathBuf> {
    let name = |n: usize| {
        let mut name = path.as_os_str().to_owned();
        name.push(if n == 0 { ".orig".to_owned() } else { format!(".orig{n}") });
        PathBuf::from(name)
    };
    let free = (0..MOST_COPIES).map(name).find(|copy| !copy.exists());
    let copy = free.ok_or_else(|| io::Error::other(phrase_text(&phrase!(files::TooManyCopies))))?;
    std::fs::copy(path, &copy)?;
    std::fs::write(path, text)?;
    Ok(copy)
}

/// Notes each line that changed, and the copy.
fn note_changes(
    candidate: &Candidate,
    (before, after): (&str, &str),
    copy: &Path,
    terminal: &mut Terminal,
) -> io::Result<()> {
    let (before, after): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    let common = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
    let tail = before[common..].iter().rev().zip(after[common..].iter().rev()).take_while(|(a, b)| a == b).count();
    let (old, new) = (&before[common..before.len() - tail], &after[common..after.len() - tail]);
    let quote = |line: &&str| format!("`{}`", shorten(line.trim()));
    let column = |line: &&str| line.len() - line.trim_start().len() + 1;
    for n in (0..old.len().max(new.len())).filter(|n| old.get(*n) != new.get(*n)) {
        let change = match (old.get(n).map(quote), new.get(n).map(quote)) {
            (Some(old), Some(line)) if old == line => {
                format!("{line} now begins in column {}", new.get(n).map_or(1, column))
            }
            (Some(old), Some(new)) => format!("{old} is now {new}"),
            (Some(old), None) => format!("{old} is gone"),
            (None, new) => format!("{} is new", new.unwrap_or_default()),
        };
        terminal.note_on_file(&candidate.name(), &format!("line {}: {change}", common + n + 1))?;
    }
    let copy = copy.file_name().unwrap_or_default().to_string_lossy();
    let text = format!("{} is corrected; as it was, it is kept in {copy}", candidate.name());
    terminal.note_on_file(&candidate.name(), &text)
}
