//! The program under test, and folders to run it in.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Returns the program without the configuration of the user who runs the tests.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_oracle"));
    program.env("ORACLE_CONFIG", "");
    // The user's locale must not matter either.
    program.env("LC_ALL", "C.UTF-8");
    program
}

/// Splits a command into words; a text in single quotes is one word, as in a shell.
pub(crate) fn split_words(command: &str) -> Vec<&str> {
    let pieces = command.split('\'').enumerate();
    pieces
        .flat_map(|(n, piece)| match n % 2 {
            0 => piece.split_whitespace().collect(),
            _ => vec![piece],
        })
        .collect()
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

/// Runs a program like [`run_to_completion`]; returns its standard output. Fails if it prints an error or a note.
pub(crate) fn run_successfully(program: &mut Command, input: &[u8]) -> String {
    let (out, err, code) = run_to_completion(program, input);
    assert_eq!((err.as_str(), code), ("", 0), "{program:?}\n{out}");
    out
}

/// Returns the output of a program on standard output and on standard error, and its exit code.
pub(crate) fn decode_output(output: Output) -> (String, String, i32) {
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code().expect("an exit code"))
}

/// A temporary folder that is removed after the test.
pub(crate) struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    /// Creates an empty folder.
    pub(crate) fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("oracle-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        // A run that was stopped leaves its folders.
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file, with the folders above it; returns its path.
    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, text).expect("a file");
        path.to_str().expect("a path").to_owned()
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.0.join(name)).expect("a file")
    }

    pub(crate) fn read_text(&self, name: &str) -> String {
        String::from_utf8(self.read(name)).expect("a text")
    }

    /// Returns the sorted names of its entries.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
