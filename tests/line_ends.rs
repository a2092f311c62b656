//! Line ends and paths of other systems, which do not change an answer.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{MAIN_SEPARATOR_STR, Path};

use carcassonne_oracle::Position;

use crate::judged::{file, scenarios};
use crate::running::{program, ran};

/// Returns the text with a byte order mark and with CRLF line ends.
pub(crate) fn from_elsewhere(text: &str) -> String {
    format!("\u{feff}{}", text.replace('\n', "\r\n"))
}

#[test]
fn a_scenario_is_the_same_with_other_line_ends() {
    for name in scenarios().iter().step_by(6) {
        let text = fs::read_to_string(file(name)).expect("a scenario");
        let answered = |text: &str| {
            Position::read(name, text).map(|position| position.judge(&[]).text(100)).expect("a legal position")
        };
        assert_eq!(answered(&text), answered(&from_elsewhere(&text)), "{name}");
    }
}

#[test]
fn a_path_may_be_written_with_the_separator_of_the_machine() {
    let answered = |path: &Path| {
        let (out, err, code) = ran(program().arg("score").arg(path), b"");
        assert_eq!((err.as_str(), code), ("", 0), "{}", path.display());
        out
    };
    let name = &scenarios()[0];
    let parts: Vec<&str> = name.split('/').collect();
    let inside: std::path::PathBuf = ["scenarios"].iter().chain(&parts).collect();
    let joined = inside.with_extension("yaml");
    let written = format!("scenarios{MAIN_SEPARATOR_STR}{}.yaml", parts.join(MAIN_SEPARATOR_STR));
    assert_eq!(answered(&joined), answered(Path::new(&written)));
    assert_eq!(answered(&joined), answered(&file(name)));
}
