//! The pictures of outcomes, which differ if the outcomes do.

use carcassonne_show::picture::{OutcomeKey, Rendering, View, outcome_keys};

use crate::drawn::{MOST_CELLS, judge_view};
use crate::judged::{all_rule_sets, map_scenarios};

/// Returns every subject with several outcomes: the file, the number of outcomes, and that of distinct pictures.
fn subjects_with_outcomes() -> Vec<(String, usize, usize)> {
    let by_scenario = map_scenarios(|judged| {
        let (file, table) = (judged.name.to_owned(), judged.table);
        let view = View::new(table, MOST_CELLS);
        let verdicts = judge_view(&view, table);
        let keys = outcome_keys(table, all_rule_sets(), &verdicts);
        let look = Rendering { prefix: "p", ..Rendering::new("", "") };
        let mut found: Vec<(String, usize, usize)> = Vec::new();
        for outcomes in keys.chunk_by(|a: &OutcomeKey, b| a.subject == b.subject).filter(|of_one| of_one.len() > 1) {
            let mut pictures: Vec<String> =
                outcomes.iter().take(20).map(|row| view.outcome_svg(&verdicts, row, look).text).collect();
            let outcome_count = pictures.len();
            pictures.sort();
            pictures.dedup();
            found.push((file.clone(), outcome_count, pictures.len()));
        }
        found
    });
    by_scenario.into_iter().flatten().collect()
}

#[test]
fn outcomes_that_differ_look_different() {
    let subjects = subjects_with_outcomes();
    let indistinct: Vec<&(String, usize, usize)> =
        subjects.iter().filter(|(_, ways, pictures)| pictures < ways).collect();
    // The remaining ones differ only in words, which no board shows.
    let tolerated = 3;
    assert!(
        subjects.len() > 200 && indistinct.len() <= tolerated,
        "{} of {}: {indistinct:#?}",
        indistinct.len(),
        subjects.len()
    );
}
