//! What is listed again elsewhere is compared with its one list: the rule sets, questions and readings
//! in the schemas, the present law, the commands and the formats in the README.
//!
//! `SCHEMA=overwrite cargo test --test lists` writes the lists of the schemas; read the difference
//! before you commit it.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::PathBuf;

use carcassonne_oracle::cli::Cli;
use carcassonne_oracle::report::Output;
use carcassonne_oracle::rulebook::{QuestionData, RuleSet, eras, questions};
use clap::CommandFactory;

/// How many columns a line of a schema may take.
const WIDTH: usize = 100;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Words as a sentence lists them: `apart, joined or neither`.
fn listed(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

/// A word in JSON: as a number where YAML would read one.
fn value(word: &str) -> String {
    word.parse::<u32>().map_or_else(|_| format!("{word:?}"), |number| number.to_string())
}

/// A key with a list, on one line where it fits.
fn list(indent: usize, key: &str, values: &[String]) -> String {
    let margin = " ".repeat(indent);
    let line = format!("{margin}\"{key}\": [{}]", values.join(", "));
    if line.len() < WIDTH {
        return line;
    }
    let values: Vec<String> = values.iter().map(|value| format!("{margin}  {value}")).collect();
    format!("{margin}\"{key}\": [\n{}\n{margin}]", values.join(",\n"))
}

/// What the schemas say of a rule set.
fn rule_set() -> String {
    let words: Vec<String> = RuleSet::ids().map(|id| format!("{id:?}")).collect();
    let examples: Vec<String> = RuleSet::ids().chain(["2018-05-01"]).map(value).collect();
    let eras: Vec<&str> = eras().iter().map(|era| era.id).collect();
    let year = RuleSet::first_day().parts().0;
    assert_eq!(year, 2014, "the pattern of dates, in tests/lists.rs, begins with 2014");
    format!(
        r#"    "ruleSet": {{
      "description": "A rule set: one of the eras ({}), a community set, or the official law on a date from {year} on. Example: 2021, community or 2018-05-01.",
      "anyOf": [
        {{
{}
        }},
        {{
          "type": "string",
          "pattern": "^(?:201[4-9]|20[2-9][0-9]|2[1-9][0-9]{{2}}|[3-9][0-9]{{3}})(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?$",
          "patternErrorMessage": "Write a date from {year} on: 2018, 2018-05 or 2018-05-01."
        }},
        {{ "type": "integer", "minimum": {year}, "maximum": 9999 }}
      ],
{}
    }}"#,
        eras.join(", "),
        list(10, "enum", &words),
        list(6, "examples", &examples),
    )
}

/// What the schema of a table's own rules says of a question.
fn rule(question: &QuestionData) -> String {
    let readings: Vec<&str> = question.readings.iter().map(|(word, _)| *word).collect();
    // A number may be written without quotation marks.
    let words = readings.iter().map(|word| format!("{word:?}"));
    let numbers = readings.iter().map(|word| value(word)).filter(|word| !word.starts_with('"'));
    let words: Vec<String> = words.chain(numbers).collect();
    let first = readings.first().expect("a reading");
    let asks =
        format!("{} Example: {{ reading: {first}, because: agreed in 2019 }}.", question.asks);
    format!(
        r##"        "{}": {{
          "description": {asks:?},
          "type": "object",
          "properties": {{
            "reading": {{
              "description": "What the table decided: {}. Example: {first}.",
{}
            }},
            "because": {{ "$ref": "#/$defs/because" }}
          }},
          "additionalProperties": false,
          "required": ["reading", "because"]
        }}"##,
        question.id,
        listed(&readings),
        list(14, "enum", &words),
    )
}

/// What the schema of a table's own rules says of its rules.
fn rules() -> String {
    let mut questions: Vec<&QuestionData> = questions().iter().collect();
    questions.sort_by_key(|question| question.id);
    let rules: Vec<String> = questions.into_iter().map(rule).collect();
    format!("      \"properties\": {{\n{}\n      }}", rules.join(",\n"))
}

/// Holds a part of a schema against what it should be; the part begins with the first line of what it
/// should be and ends with the first like its last, after a text.
fn holds(file: &str, after: &str, wanted: &str) {
    let path = root().join("schema").join(file);
    let text = std::fs::read_to_string(&path).expect("the schema");
    let (first, last) = (wanted.lines().next().expect("a line"), wanted.lines().last());
    let begins = text.find(after).and_then(|at| Some(at + text[at..].find(&format!("{first}\n"))?));
    let begins = begins.expect("the part begins");
    let end = format!("\n{}", last.expect("a line"));
    let ends = begins + text[begins..].find(&end).expect("the part ends") + end.len();
    if &text[begins..ends] == wanted {
        return;
    }
    let overwrite = std::env::var("SCHEMA").is_ok_and(|how| how == "overwrite");
    let how = "`SCHEMA=overwrite cargo test --test lists` brings it up to date";
    assert!(overwrite, "schema/{file} is behind the rulebook: {how}");
    let whole = format!("{}{wanted}{}", &text[..begins], &text[ends..]);
    std::fs::write(&path, whole).expect("the schema is written");
}

#[test]
fn the_schemas_list_the_rule_sets_and_what_a_table_may_decide() {
    holds("scenario.schema.json", "\"$defs\": {", &rule_set());
    holds("house.schema.json", "\"$defs\": {", &rule_set());
    holds("house.schema.json", "\"rules\": {", &rules());
}

#[test]
fn the_readme_says_which_law_is_todays() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("the README");
    let wanted = format!("today's rules are those of `{}`", RuleSet::present().id());
    assert!(readme.contains(&wanted), "README.md, under \"Rule sets\", should say: {wanted}");
}

/// The commands by name.
fn commands() -> Vec<String> {
    let program = Cli::command();
    program.get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

#[test]
fn the_readme_and_the_transcripts_know_every_command() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("the README");
    let (_, table) = readme.split_once("\n## Commands\n").expect("the README lists the commands");
    let table = table.split("\n\n```").next().expect("a table");
    let help = std::fs::read_to_string(root().join("tests/cmd/help.md")).expect("transcripts");
    for name in commands() {
        let told = [format!("`oracle {name}"), format!("`{name}`")];
        assert!(
            told.iter().any(|told| table.contains(told)),
            "README.md, under \"Commands\", should have a row on `oracle {name}`"
        );
        let run = format!("```console\n$ oracle {name} --help\n```");
        assert!(
            help.contains(run.trim_end_matches("```")),
            "add this to tests/cmd/help.md, and `TRYCMD=overwrite cargo test --test readme` fills it:\n{run}"
        );
    }
}

#[test]
fn the_readme_names_every_format_of_an_answer() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("the README");
    let words: Vec<&str> = Output::Answers.formats().iter().map(|format| format.word()).collect();
    let wanted = format!("`--format {}`", words.join("\\|"));
    assert!(readme.contains(&wanted), "README.md, under \"Commands\", should say: {wanted}");
}
