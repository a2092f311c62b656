//! The pictures of outcomes, which differ if the outcomes do.

use carcassonne_oracle::inside::picture::{OutcomeKey, Rendering, View, rows};
use carcassonne_oracle::inside::verdict::{Scope, judge};

use crate::judged::{every, sets};

const MOST: (usize, usize) = (16, 16);

/// Returns every subject with several outcomes: the file, the number of outcomes, and that of distinct pictures.
fn matters() -> Vec<(String, usize, usize)> {
    let each = every(|judged| {
        let (file, table) = (judged.name.to_owned(), judged.table);
        let view = View::of(table, MOST);
        let verdicts = judge(table, sets(), Scope::These(&|subject| view.is_about(subject))).subjects;
        let all = rows(table, sets(), &verdicts);
        let look = Rendering { prefix: "p", ..Rendering::of("", "") };
        let mut found: Vec<(String, usize, usize)> = Vec::new();
        for of_one in all.chunk_by(|a: &OutcomeKey, b| a.subject == b.subject).filter(|of_one| of_one.len() > 1) {
            let mut pictures: Vec<String> =
                of_one.iter().take(20).map(|row| view.outcome(&verdicts, row, look).text).collect();
            let ways = pictures.len();
            pictures.sort();
            pictures.dedup();
            found.push((file.clone(), ways, pictures.len()));
        }
        found
    });
    each.into_iter().flatten().collect()
}

#[test]
fn outcomes_that_differ_look_different() {
    let all = matters();
    let alike: Vec<&(String, usize, usize)> = all.iter().filter(|(_, ways, pictures)| pictures < ways).collect();
    // The remaining ones differ only in words, which no board shows.
    let few = 3;
    assert!(all.len() > 200 && alike.len() <= few, "{} of {}: {alike:#?}", alike.len(), all.len());
}
