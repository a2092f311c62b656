//! Line ends and paths of other systems, which do not change an answer.

use std::path::{MAIN_SEPARATOR_STR, Path};

use carcassonne_oracle::Position;

use crate::judged::{scenario_path, scenarios};
use crate::project::read_scenario;
use crate::running::{program, run_successfully};

/// Returns the text with a byte order mark and with CRLF line ends.
pub(crate) fn to_crlf(text: &str) -> String {
    format!("\u{feff}{}", text.replace('\n', "\r\n"))
}

#[test]
fn a_scenario_is_the_same_with_other_line_ends() {
    for name in scenarios().iter().step_by(6) {
        let text = read_scenario(name);
        let answer_text = |text: &str| {
            Position::read(name, text).map(|position| position.judge(&[]).text(100)).expect("a legal position")
        };
        assert_eq!(answer_text(&text), answer_text(&to_crlf(&text)), "{name}");
    }
}

#[test]
fn a_path_may_be_written_with_the_separator_of_the_machine() {
    let score_file = |path: &Path| run_successfully(program().arg("score").arg(path), b"");
    let name = &scenarios()[0];
    let parts: Vec<&str> = name.split('/').collect();
    let inside: std::path::PathBuf = ["scenarios"].iter().chain(&parts).collect();
    let joined = inside.with_extension("yaml");
    let path_text = format!("scenarios{MAIN_SEPARATOR_STR}{}.yaml", parts.join(MAIN_SEPARATOR_STR));
    assert_eq!(score_file(&joined), score_file(Path::new(&path_text)));
    assert_eq!(score_file(&joined), score_file(&scenario_path(name)));
}
