//! The program `oracle`: runs the command line and returns its exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    carcassonne_oracle::cli::run().into()
}
