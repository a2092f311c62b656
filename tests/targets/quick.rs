//! Any bytes as a quick map with questions: read, read back and read again, or refused.

use carcassonne_position::QuickText;
use carcassonne_rules::verdict::Case;
use carcassonne_typing::repairs;

use super::{RunOutcome, check_reading, held, is_read_twice, to_source};

/// The prefix of a line that is a question and no row.
pub(super) const QUESTION_PREFIX: &str = "? ";

/// Writes a quick map with questions as the input of this target: each question on a separate line, after [`QUESTION_PREFIX`].
pub(super) fn write_map(map: &str, questions: &[String]) -> String {
    let questions = questions.iter().map(|question| format!("\n{QUESTION_PREFIX}{question}"));
    map.to_owned() + &questions.collect::<String>()
}

pub(super) fn run(bytes: &[u8]) -> RunOutcome {
    let Some(text) = to_source("any map", bytes) else {
        return RunOutcome::Nothing;
    };
    let (questions, rows): (Vec<&str>, Vec<&str>) =
        text.text().split('\n').partition(|line| line.starts_with(QUESTION_PREFIX));
    let questions: Vec<String> = questions.iter().map(|line| line[QUESTION_PREFIX.len()..].to_owned()).collect();
    let quick = match QuickText::new("the quick map", &rows.join("\n"), &questions) {
        Ok(quick) => quick,
        Err(message) => {
            held::assert_sentence("what is no text", &message);
            return RunOutcome::Nothing;
        }
    };
    let describe = |case: &Case| format!("{:?}", case.scenario.read_back);
    let case = check_reading(quick.source(), is_read_twice(bytes), || repairs::open_quick(&quick), describe);
    let Some(case) = case else { return RunOutcome::Refused };
    let read_back = case.scenario.read_back.expect("what was understood is read back");
    read_back.lines().iter().for_each(|line| held::assert_sentence("what is read back", line));
    let yaml = read_back.yaml();
    held::assert_harmless("the long form", &yaml);
    let long_form = to_source("long.yaml", yaml.as_bytes()).expect("text");
    if let Err(refusal) = repairs::open(&long_form) {
        panic!("the long form is refused:\n{}", held::check_refusal(&refusal, &long_form));
    }
    RunOutcome::Answered
}
