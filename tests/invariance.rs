//! The same position told otherwise has the same answer.
//!
//! Every scenario of the corpus is turned, mirrored, moved, renamed and listed in another order, and
//! judged again. `ORACLE_CASES=20000 cargo test --test invariance` looks harder.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod boards;
mod common;
mod retold;

use std::path::{Path, PathBuf};

use boards::model::Motion;
use boards::wishes::quarrels;
use carcassonne_oracle::rulebook::RuleSet;
use retold::change::Change;
use retold::original::Original;
use proptest::prelude::*;
use retold::seen::Seen;

/// The scenarios of the corpus.
fn corpus() -> Vec<PathBuf> {
    common::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios"))
}

#[test]
fn every_scenario_of_the_corpus_answers_alike_however_it_is_told() {
    let sets = RuleSet::all();
    let mut wrong = Vec::new();
    for (n, path) in (0..).zip(corpus()) {
        let text = std::fs::read_to_string(&path).expect("a scenario");
        let now = std::time::Instant::now();
        let original = Original::read(&text).expect("a legal scenario");
        eprintln!("read {:?} {:?}", now.elapsed(), path);
        let plain = Change::plain(n).tell(&original);
        let seen = Seen::of(&plain, &sets).unwrap_or_else(|codes| {
            panic!("{} under new names is refused: {codes:?}\n{}", path.display(), plain.text)
        });
        eprintln!("seen {:?}", now.elapsed());
        for quarters in 0..4 {
            for mirrored in [false, true] {
                let seed = n * 8 + u64::from(quarters) * 2 + u64::from(mirrored);
                let change = Change {
                    motion: Motion { mirrored, quarters, by: (3, -50) },
                    list: seed % 3 > 0,
                    shared: seed % 5 > 2,
                    shuffled: true,
                    seed,
                };
                let told = change.tell(&original);
                let differs = match Seen::of(&told, &sets) {
                    Ok(other) => seen.differs(&other),
                    Err(codes) => Some(format!("refused: {codes:?}")),
                };
                if let Some(differs) = differs {
                    wrong.push(format!("{}: {change:?}\n{}\n{differs}", path.display(), told.text));
                }
            }
        }
    }
    if let Ok(out) = std::env::var("ORACLE_OUT") { std::fs::write(out, wrong.join("\n=======\n")).expect("x"); }
    assert!(wrong.is_empty(), "{} differ; first\n{}", wrong.len(), wrong[0]);
}

/// So many cases, unless the environment asks for another number.
fn cases(usual: u32) -> ProptestConfig {
    let asked = std::env::var("ORACLE_CASES").ok().and_then(|n| n.parse().ok());
    ProptestConfig { cases: asked.unwrap_or(usual), failure_persistence: None, ..ProptestConfig::default() }
}

fn changes() -> impl Strategy<Value = Change> {
    (any::<bool>(), 0..4u8, -60..60i32, -60..60i32, any::<[bool; 3]>(), any::<u64>()).prop_map(
        |(mirrored, quarters, columns, rows, [list, shared, shuffled], seed)| Change {
            motion: Motion { mirrored, quarters, by: (columns, rows) },
            list,
            shared,
            shuffled,
            seed,
        },
    )
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn every_quarrel_is_answered_alike_however_it_is_told(quarrel in quarrels(), change in changes()) {
        let sets = RuleSet::all();
        let original = Original::read(&quarrel.text).map_err(|codes| {
            TestCaseError::fail(format!("a legal board was refused: {codes:?}"))
        })?;
        let plain = Change::plain(change.seed).tell(&original);
        let seen = Seen::of(&plain, &sets);
        let told = change.tell(&original);
        let other = Seen::of(&told, &sets);
        match (seen, other) {
            (Ok(seen), Ok(other)) => {
                if std::env::var("ORACLE_STAT").is_ok() { seen.stat(); }
                if let Some(differs) = seen.differs(&other) {
                    return Err(TestCaseError::fail(format!("{}\n{differs}", told.text)));
                }
            }
            (seen, other) => prop_assert!(false, "{:?} {:?}\n{}\n{}", seen.err(), other.err(), plain.text, told.text),
        }
    }
}
