//! Verdicts in CSV as a spreadsheet reads them.

use std::collections::BTreeSet;

use carcassonne_law::{RuleSet, find_ruling};
use carcassonne_show::report::{Detail, Style, json};

use crate::judged::map_scenarios;
use crate::markdown::hostile_answers;
use crate::running;

const COLUMNS: [&str; 11] =
    ["file", "question", "subject", "place", "rule_set", "status", "complete", "outcome", "points", "ruling", "source"];

/// Returns the rows below the header; each must have the same length.
fn rows(csv: &str) -> Vec<Vec<String>> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    assert_eq!(reader.headers().expect("a head").iter().collect::<Vec<_>>(), COLUMNS);
    reader.records().map(|row| row.expect("a row").iter().map(str::to_owned).collect()).collect()
}

#[test]
fn every_answer_is_told_as_its_data_is() {
    map_scenarios(|judged| {
        let name = format!("scenarios/{}.yaml", judged.name);
        let rows = rows(&judged.render_answer(&name, "csv", Style::PLAIN, Detail::USUAL));
        let data = json(&judged.report(&name, Detail::USUAL));
        let mut expected = Vec::new();
        for subject in data["subjects"].as_array().expect("subjects") {
            let verdicts = subject["verdicts"].as_array().expect("verdicts");
            for set in data["rule_sets"].as_array().expect("rule sets").iter().map(|set| &set["id"]) {
                let of = |v: &&serde_json::Value| v["rule_sets"].as_array().is_some_and(|all| all.contains(set));
                let Some(verdict) = verdicts.iter().find(of) else { continue };
                let outcomes = verdict["outcomes"].as_array().filter(|all| all.len() > 1);
                let texts = outcomes.map_or(vec![verdict], |all| all.iter().collect());
                expected.extend(texts.into_iter().map(|outcome| {
                    let word = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
                    let text = word(&outcome["text"]).split_whitespace().collect::<Vec<_>>().join(" ");
                    [word(&subject["called"]), word(set), word(&verdict["status"]).replace('-', " "), text]
                }));
            }
        }
        let cells: Vec<_> = rows.iter().map(|row| [2, 4, 5, 7].map(|n| row[n].clone())).collect();
        assert_eq!(cells, expected);
        for row in &rows {
            assert_eq!(row[0], name);
            assert!(["", "yes", "no"].contains(&row[6].as_str()), "{row:?}");
            let known = |id: &str| find_ruling(id).is_some() || judged.source.text().contains("rules:");
            assert!(row[9].split("; ").all(|id| id.is_empty() || known(id)), "{row:?}");
            assert_eq!(row[9].is_empty(), row[10].is_empty(), "{row:?}");
        }
    });
}

#[test]
fn what_a_file_says_stays_in_its_cell() {
    for (hostile, table) in hostile_answers("csv") {
        for row in rows(&table) {
            assert_eq!((row[0].as_str(), row[1].as_str()), (hostile, hostile));
        }
    }
}

#[test]
fn several_files_have_one_head_even_if_the_first_is_refused() {
    let score = |files: &[&str]| {
        let words = ["score", "--format", "csv", "--rules", "2020,now"];
        running::run_to_completion(running::program().args(words).args(files), b"")
    };
    let (city, faulty) = ("scenarios/city/pair-closes-city.yaml", "tests/faulty/meeple-on-nothing.yaml");
    let (out, _, code) = score(&[city, "scenarios/city/round-a-gap.yaml"]);
    assert_eq!(code, 0);
    let files: BTreeSet<String> = rows(&out).into_iter().map(|row| row[0].clone()).collect();
    assert_eq!(files.len(), 2);
    let (out, err, code) = score(&[faulty, city]);
    assert_eq!(code, 2);
    let cells: Vec<_> = rows(&out).into_iter().map(|row| [4, 6, 8, 9].map(|n| row[n].clone())).collect();
    let present = RuleSet::present_rules();
    let expected =
        [["2020", "yes", "red 10", "road-city-2020-04-general"], [present.id(), "yes", "red 8", "road-city-2021-01"]];
    assert_eq!(cells, expected);
    assert!(err.contains("meeple-on-nothing.yaml: 2 problems"), "{err}");
    let (out, _, code) = score(&[faulty]);
    assert_eq!((out.as_str(), code), ("", 2));
}
