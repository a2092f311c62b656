//! Remedies of failed expectations: what the program offers instead holds when it is written.

use carcassonne_rules::hints::{Remedy, check};
use carcassonne_rules::verdict::Case;
use carcassonne_text::{Span, yaml_word};

use crate::common;
use crate::project::{read_file, read_scenario, scenario_files, source};

const EVERY_RULE_SET: &str = "[2014.., community, house-1e, house-2e, zmg]";

fn open_case(text: &str) -> Option<Case> {
    Case::open(&source("x.yaml", text)).ok()
}

/// Returns a line whose expectation is extended to every rule set.
fn extend_to_every_set(line: &str) -> String {
    match line.find("under: ") {
        None => line.to_owned(),
        Some(at) => {
            let ends = if line.trim_end().ends_with('}') { " }" } else { "" };
            format!("{}under: {EVERY_RULE_SET}{ends}", &line[..at])
        }
    }
}

#[test]
fn what_is_to_be_written_instead_is_accepted_and_holds() {
    let (mut tried, mut rejected) = (0, Vec::new());
    for path in scenario_files() {
        let text = read_file(&path);
        let Some((head, expect)) = text.split_once("\nexpect:\n") else { continue };
        let lines: Vec<String> = expect.lines().map(extend_to_every_set).collect();
        // Expectations for some rule sets are extended to all, so that some of them fail.
        let text = format!("{head}\nexpect:\n{}\n", lines.join("\n"));
        let Some(case) = open_case(&text) else { continue };
        for failure in check(&case.table()) {
            let Some(remedy) = failure.remedy else { continue };
            let entry = match remedy {
                Remedy::NewEntry { entry, .. } => entry,
                Remedy::InPlace(insertion) => {
                    let all = &case.scenario.expect;
                    let expectation = all.iter().find(|e| e.span == failure.span).expect("the entry");
                    let (key, about) = (expectation.named_by, yaml_word(&expectation.written));
                    let rule_sets = failure.rule_sets.join(", ");
                    // The keys that hold are kept, such as those that select the rows.
                    let is_kept = |(_, span): &&(String, Span)| !failure.failing_spans.contains(span);
                    let rest = expectation.keys.iter().filter(is_kept);
                    let rest: String = rest.flat_map(|(_, at)| [&text[at.range()], ", "]).collect();
                    format!("- {{ {key}: {about}, {rest}{insertion}, under: [{rule_sets}] }}")
                }
            };
            tried += 1;
            let failures = open_case(&format!("{head}\nexpect:\n  {entry}\n")).map(|case| check(&case.table()).len());
            if failures != Some(0) {
                rejected.push(format!("{}: {entry}: {failures:?}", path.display()));
            }
        }
    }
    assert!(rejected.is_empty(), "{}", rejected.join("\n"));
    assert!(tried > 300, "only {tried} were tried");
}

/// Returns the remedies for expectations that fail after a change in a scenario, and the text that is marked there.
fn remedies_after(name: &str, from: &str, to: &str) -> (Vec<String>, Vec<String>) {
    let text = read_scenario(name);
    assert!(text.contains(from), "{name}: {from}");
    let text = text.replacen(from, to, 1);
    let case = open_case(&text).expect("a scenario");
    let failures = check(&case.table());
    let marked = failures.iter().flat_map(|failure| &failure.failing_spans);
    let marked = marked.map(|at| text[at.range()].to_owned()).collect();
    let remedies = failures.iter().filter_map(|failure| failure.remedy.as_ref());
    (remedies.map(|remedy| remedy.text().to_owned()).collect(), marked)
}

#[test]
fn spaces_words_rows_and_what_is_open_are_put_into_a_line_and_only_what_is_wrong_is_marked() {
    for [name, from, to, remedy, marked] in common::table_rows(include_str!("remedies.tsv")) {
        let (remedies, marked_text) = remedies_after(name, &from.replace("\\n", "\n"), &to.replace("\\n", "\n"));
        assert_eq!(remedies, [remedy], "{name}");
        assert!(marked.is_empty() || marked_text == [marked], "{name}: {marked_text:?}");
    }
}
