//! Any bytes as a quick map with questions: read, read back and read again, or refused.

use super::{Came, held, is_read_twice, source};
use carcassonne_oracle::inside::hints;
use carcassonne_oracle::inside::scenario::QuickText;

/// The prefix of a line that is a question and no row.
pub(super) const QUESTION: &str = "? ";

/// Writes a quick map with questions as the input of this target: each question on a separate line, after [`QUESTION`].
pub(super) fn written(map: &str, questions: &[String]) -> String {
    let questions = questions.iter().map(|question| format!("\n{QUESTION}{question}"));
    map.to_owned() + &questions.collect::<String>()
}

pub(super) fn run(bytes: &[u8]) -> Came {
    let Some(text) = source("any map", bytes) else {
        return Came::Nothing;
    };
    let (questions, rows): (Vec<&str>, Vec<&str>) =
        text.text().split('\n').partition(|line| line.starts_with(QUESTION));
    let questions: Vec<String> = questions.iter().map(|line| line[QUESTION.len()..].to_owned()).collect();
    let quick = match QuickText::new("the quick map", &rows.join("\n"), &questions) {
        Ok(quick) => quick,
        Err(message) => {
            held::sentence("what is no text", &message);
            return Came::Nothing;
        }
    };
    let twice = is_read_twice(bytes);
    match hints::open_quick(&quick) {
        Ok(case) => {
            let read = case.scenario.read_back.as_ref();
            if twice {
                let again = hints::open_quick(&quick).expect("it was read before");
                assert_eq!(read, again.scenario.read_back.as_ref(), "read twice");
            }
            let read = read.expect("what was understood is read back");
            read.lines().iter().for_each(|line| held::sentence("what is read back", line));
            held::printed("the long form", &read.yaml);
            let long = source("long.yaml", read.yaml.as_bytes()).expect("text");
            if let Err(refused) = hints::open(&long) {
                panic!("the long form is refused:\n{}", held::refused(&refused, &long));
            }
            Came::Answered
        }
        Err(refused) => {
            let told = held::refused(&refused, quick.source());
            if twice {
                let again = hints::open_quick(&quick).expect_err("it was refused before");
                assert_eq!(told, held::refused(&again, quick.source()), "refused twice");
            }
            Came::Refused
        }
    }
}
