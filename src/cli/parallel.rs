//! Parallel work on many files, with results in the order of the files.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use carcassonne_rules::verdict::Case;
use carcassonne_text::{RefusedText, SourceText};

use super::input::Candidate;
use super::output::Terminal;

/// The number of files that a worker takes at a time.
const CHUNK: usize = 4;
/// The interval at which progress is checked.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);
/// The stack of a worker, in bytes: as much as the main thread of a program has.
const STACK_BYTES: usize = 8 << 20;

/// Opens each file, several at a time, and passes the result of `examine` on its case, or the refusal, to `report`,
/// like [`for_each_file`]. Valid house rules in a folder are no scenario and are skipped. Fails if output fails, or no
/// thread can be started.
pub(super) fn for_each_case<T: Send>(
    files: &[Candidate],
    verb: &str,
    terminal: &mut Terminal,
    examine: impl Fn(&Candidate, Arc<SourceText>, &Case) -> T + Sync,
    mut report: impl FnMut(&Candidate, Result<T, RefusedText>, &mut Terminal) -> io::Result<()>,
) -> io::Result<()> {
    let open_and_examine =
        |found: &Candidate| found.open().map(|opened| opened.map(|(source, case)| examine(found, source, &case)));
    for_each_file(files, verb, terminal, open_and_examine, |found, result, terminal| match result {
        Some(result) => report(found, result, terminal),
        None => Ok(()),
    })
}

/// Runs `examine` on each file, several at a time, and passes the results to `report` in the order of the files,
/// regardless of which is finished first. On a terminal it shows progress; `verb` names the work, as in `checking`.
/// Fails if output fails, or no thread can be started.
fn for_each_file<T: Send>(
    files: &[Candidate],
    verb: &str,
    terminal: &mut Terminal,
    examine: impl Fn(&Candidate) -> T + Sync,
    mut report: impl FnMut(&Candidate, T, &mut Terminal) -> io::Result<()>,
) -> io::Result<()> {
    let (next, examine) = (AtomicUsize::new(0), &examine);
    let chunk = |n: usize| files.chunks(CHUNK).nth(n);
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let workers = cores.min(files.len().div_ceil(CHUNK));
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..workers {
            let (sender, next) = (sender.clone(), &next);
            let work = move || {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(files) = chunk(n) else { break };
                    let results: Vec<T> = files.iter().map(examine).collect();
                    // The receiver is gone if output failed.
                    if sender.send((n, results)).is_err() {
                        break;
                    }
                }
            };
            thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work)?;
        }
        drop(sender);
        let mut pending: BTreeMap<usize, Vec<T>> = BTreeMap::new();
        let (mut next_chunk, mut examined) = (0, 0);
        loop {
            terminal.show_progress(|| format!("{verb} {examined} of {} files …", files.len()))?;
            match receiver.recv_timeout(PROGRESS_INTERVAL) {
                Ok((n, results)) => {
                    examined += results.len();
                    pending.insert(n, results);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            while let Some(results) = pending.remove(&next_chunk) {
                for (file, result) in chunk(next_chunk).into_iter().flatten().zip(results) {
                    report(file, result, terminal)?;
                }
                next_chunk += 1;
            }
        }
        terminal.clear_progress()
    })
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::cli::args::Color;
    use crate::cli::size::ReadOptions;

    #[test]
    fn files_are_told_in_their_order_whoever_was_first() {
        let path = |n: usize| PathBuf::from(n.to_string());
        let files: Vec<Candidate> = (0..50).map(|n| Candidate::for_path(path(n), ReadOptions::USUAL)).collect();
        let examine = |candidate: &Candidate| {
            // The first files take longest.
            if candidate.path.as_os_str().len() == 1 {
                thread::sleep(Duration::from_millis(2));
            }
            candidate.path.clone()
        };
        let mut reported = Vec::new();
        let mut terminal = Terminal::new(Color::Never, None, ReadOptions::USUAL);
        let done = for_each_file(&files, "looking at", &mut terminal, examine, |found, result, _| {
            assert_eq!(found.path, result);
            reported.push(result);
            Ok(())
        });
        assert!(done.is_ok());
        assert_eq!(reported, (0..50).map(path).collect::<Vec<_>>());
        assert!(for_each_file(&[], "", &mut terminal, |_| (), |_, (), _| Ok(())).is_ok());
    }

    #[test]
    fn when_nothing_more_can_be_told_the_work_ends() {
        let candidate = |n: usize| Candidate::for_path(n.to_string().into(), ReadOptions::USUAL);
        let files: Vec<Candidate> = (0..50).map(candidate).collect();
        let mut terminal = Terminal::new(Color::Never, None, ReadOptions::USUAL);
        let report = |_: &Candidate, (), _: &mut Terminal| Err(io::Error::other("full"));
        assert!(for_each_file(&files, "", &mut terminal, |_| (), report).is_err());
    }
}
