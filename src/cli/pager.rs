//! The reader's pager for texts longer than the terminal: `PAGER`, else `less`.

use std::io::{self, ErrorKind, Write};
use std::process::{Command, Stdio};

/// The command that shows long texts page by page if `PAGER` is not set.
const DEFAULT_PAGER: &str = "less";
/// The options of `less` if `LESS` is not set, as `git` sets them: it ends at once if one screen is enough, and shows
/// colours.
const LESS_OPTIONS: &str = "FRX";

/// Shows a text in the pager, and waits until the reader leaves it. Returns `false` if no pager runs: `PAGER` is empty
/// or `cat`, or its command cannot be run. Fails if the pager cannot be waited for.
pub(super) fn show_in_pager(text: &[u8]) -> io::Result<bool> {
    let pager = std::env::var("PAGER").unwrap_or_else(|_| DEFAULT_PAGER.to_owned());
    let mut words = pager.split_whitespace();
    let Some(program) = words.next().filter(|program| *program != "cat") else { return Ok(false) };
    let mut command = Command::new(program);
    command.args(words).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        command.env("LESS", LESS_OPTIONS);
    }
    let Ok(mut child) = command.spawn() else { return Ok(false) };
    let result = child.stdin.take().map_or(Ok(()), |mut to| to.write_all(text));
    child.wait()?;
    match result {
        // A reader who leaves the pager early is no error.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
        Ok(()) | Err(_) => Ok(true),
    }
}
