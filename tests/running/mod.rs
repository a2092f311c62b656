//! The program under test.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Returns the program without the configuration of the user who runs the tests.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_oracle"));
    program.env("ORACLE_CONFIG", "");
    // The user's locale must not matter either.
    program.env("LC_ALL", "C.UTF-8");
    program
}

/// Runs a program to its end with a text on standard input; returns its output on standard output and on standard
/// error, and its exit code.
pub(crate) fn run_to_completion(program: &mut Command, input: &[u8]) -> (String, String, i32) {
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("standard input");
    // The program may answer before it has read everything, and need not read to the end.
    let output = std::thread::scope(|scope| {
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the program ends")
    });
    decode_output(output)
}

/// Returns the output of a program on standard output and on standard error, and its exit code.
pub(crate) fn decode_output(output: Output) -> (String, String, i32) {
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code().expect("an exit code"))
}
