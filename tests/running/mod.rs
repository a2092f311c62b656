//! The program, as tests run it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program without a configuration: whoever runs the tests may have one, and it must not show.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_oracle"));
    program.env("ORACLE_CONFIG", "");
    // And whatever locale they have.
    program.env("LC_ALL", "C.UTF-8");
    program
}

/// Runs a program to its end with a text on standard input: what it says on standard output and on standard error, and
/// its exit code.
pub(crate) fn ran(program: &mut Command, input: &[u8]) -> (String, String, i32) {
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = program.spawn().expect("the program runs");
    let mut to = running.stdin.take().expect("standard input");
    // It may answer before it has read everything, and need not read to the end.
    let ended = std::thread::scope(|scope| {
        scope.spawn(move || drop(to.write_all(input)));
        running.wait_with_output().expect("the program ends")
    });
    said(ended)
}

/// What a program said on standard output and on standard error, and its exit code.
pub(crate) fn said(ended: Output) -> (String, String, i32) {
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(ended.stdout), text(ended.stderr), ended.status.code().expect("an exit code"))
}
