//! Runs the command line and maps how it ended to an exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    match carcassonne_oracle::cli::run() {
        Ok(ending) => ending.into(),
        Err(error) => {
            let _ = std::io::Write::write_fmt(
                &mut std::io::stderr(),
                format_args!("error: cannot write the answer: {error}\n"),
            );
            ExitCode::from(2)
        }
    }
}
