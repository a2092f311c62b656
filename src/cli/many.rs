//! Parallel work on many files, with results in the order of the files.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::input::Candidate;
use super::output::Terminal;
use crate::text::{Refused, SourceText};
use crate::verdict::Case;

/// The number of files that a worker takes at a time.
const CHUNK: usize = 4;
/// The interval at which progress is checked.
const LOOK: Duration = Duration::from_millis(100);
/// The stack of a worker, in bytes: as much as the main thread of a program has.
const STACK: usize = 8 << 20;

/// Opens each file, several at a time, and passes the result of `look` on its case, or the refusal, to `tell`, like
/// [`for_each_file`]. Valid house rules in a folder are no scenario and are skipped.
///
/// # Errors
///
/// If output fails, or no thread can be started.
pub(super) fn cases<T: Send>(
    files: &[Candidate],
    doing: &str,
    terminal: &mut Terminal,
    look: impl Fn(&Candidate, Arc<SourceText>, &Case) -> T + Sync,
    mut tell: impl FnMut(&Candidate, Result<T, Refused>, &mut Terminal) -> io::Result<()>,
) -> io::Result<()> {
    let look = |found: &Candidate| found.open().map(|opened| opened.map(|(source, case)| look(found, source, &case)));
    for_each_file(files, doing, terminal, look, |found, looked, terminal| match looked {
        Some(looked) => tell(found, looked, terminal),
        None => Ok(()),
    })
}

/// Runs `look` on each file, several at a time, and passes the results to `tell` in the order of the files, regardless
/// of which is finished first. On a terminal it shows progress; `doing` is its verb, as in `checking`.
///
/// # Errors
///
/// If output fails, or no thread can be started.
fn for_each_file<T: Send>(
    files: &[Candidate],
    doing: &str,
    terminal: &mut Terminal,
    look: impl Fn(&Candidate) -> T + Sync,
    mut tell: impl FnMut(&Candidate, T, &mut Terminal) -> io::Result<()>,
) -> io::Result<()> {
    let (next, look) = (AtomicUsize::new(0), &look);
    let chunk = |n: usize| files.chunks(CHUNK).nth(n);
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let workers = cores.min(files.len().div_ceil(CHUNK));
    thread::scope(|scope| {
        let (send, found) = mpsc::channel();
        for _ in 0..workers {
            let (send, next) = (send.clone(), &next);
            let work = move || {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(files) = chunk(n) else { break };
                    let looked: Vec<T> = files.iter().map(look).collect();
                    // The receiver is gone if output failed.
                    if send.send((n, looked)).is_err() {
                        break;
                    }
                }
            };
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work)?;
        }
        drop(send);
        let mut early: BTreeMap<usize, Vec<T>> = BTreeMap::new();
        let (mut told, mut looked_at) = (0, 0);
        loop {
            terminal.watch(|| format!("{doing} {looked_at} of {} files …", files.len()))?;
            match found.recv_timeout(LOOK) {
                Ok((n, looked)) => {
                    looked_at += looked.len();
                    early.insert(n, looked);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            while let Some(looked) = early.remove(&told) {
                for (file, looked) in chunk(told).into_iter().flatten().zip(looked) {
                    tell(file, looked, terminal)?;
                }
                told += 1;
            }
        }
        terminal.unwatch()
    })
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::cli::args::Color;
    use crate::cli::size::Reading;

    #[test]
    fn files_are_told_in_their_order_whoever_was_first() {
        let path = |n: usize| PathBuf::from(n.to_string());
        let files: Vec<Candidate> = (0..50).map(|n| Candidate::named(path(n), Reading::USUAL)).collect();
        let look = |found: &Candidate| {
            // The first files take longest.
            if found.path.as_os_str().len() == 1 {
                thread::sleep(Duration::from_millis(2));
            }
            found.path.clone()
        };
        let mut told = Vec::new();
        let mut terminal = Terminal::new(Color::Never, None, Reading::USUAL);
        let done = for_each_file(&files, "looking at", &mut terminal, look, |found, looked, _| {
            assert_eq!(found.path, looked);
            told.push(looked);
            Ok(())
        });
        assert!(done.is_ok());
        assert_eq!(told, (0..50).map(path).collect::<Vec<_>>());
        assert!(for_each_file(&[], "", &mut terminal, |_| (), |_, (), _| Ok(())).is_ok());
    }

    #[test]
    fn when_nothing_more_can_be_told_the_work_ends() {
        let found = |n: usize| Candidate::named(n.to_string().into(), Reading::USUAL);
        let files: Vec<Candidate> = (0..50).map(found).collect();
        let mut terminal = Terminal::new(Color::Never, None, Reading::USUAL);
        let tell = |_: &Candidate, (), _: &mut Terminal| Err(io::Error::other("full"));
        assert!(for_each_file(&files, "", &mut terminal, |_| (), tell).is_err());
    }
}
