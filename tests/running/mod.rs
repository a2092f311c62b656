//! The program, as tests run it.

use std::process::Command;

/// The program without a configuration: whoever runs the tests may have one, and it must not show.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_oracle"));
    program.env("ORACLE_CONFIG", "");
    program
}
