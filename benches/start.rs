//! The time from the start of the process to its answer, against a program that does nothing.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

#[path = "common/mod.rs"]
mod common;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{describe_ratio, medians, micros, ratio};

const SCENARIO: &str = "scenarios/city/pair-closes-city.yaml";

fn main() -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let Some(empty) = empty_program()? else {
        println!("start: no `rustc` found to build the empty program with; nothing measured");
        return Ok(());
    };
    let mut failed = 0;
    let mut run = |command: &mut Command| {
        let quiet = command.stdin(Stdio::null()).stdout(Stdio::null());
        failed += u32::from(!quiet.status().is_ok_and(|s| s.success()));
    };
    run(&mut oracle_command(root));
    run(&mut Command::new(&empty));
    if failed > 0 {
        return Err(std::io::Error::other("a measured program fails"));
    }

    let start_command = |mut command: Command| {
        command.stdin(Stdio::null()).stdout(Stdio::null());
        move || drop(command.status())
    };
    let (mut answers, mut empty_runs) = (start_command(oracle_command(root)), start_command(Command::new(&empty)));
    let [answer, empty_time] = medians(400, [&mut answers, &mut empty_runs]);
    println!(
        "start: `oracle score {SCENARIO}`, process start included, takes {}; an empty Rust program {}",
        micros(answer),
        micros(empty_time)
    );
    println!(
        "{}",
        describe_ratio("start: an answer takes as long as the empty program", ratio(answer, empty_time), 3.0)
    );
    std::fs::remove_file(empty)
}

fn oracle_command(root: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oracle"));
    command.env("ORACLE_CONFIG", "");
    command.arg("score").arg(root.join(SCENARIO));
    command
}

/// Builds a program that does nothing; `None` if there is no compiler.
fn empty_program() -> std::io::Result<Option<PathBuf>> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, program) = (folder.join("empty.rs"), folder.join("empty"));
    std::fs::write(&source, "fn main() {}\n")?;
    let status = Command::new("rustc").args(["-O", "-o"]).args([&program, &source]).status();
    Ok(status.is_ok_and(|s| s.success()).then_some(program))
}
