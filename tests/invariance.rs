//! Invariance: retellings of a position have the same answer.
//!
//! Every scenario of the corpus and random quarrels, with figures, tokens, barns and questions of every kind, are
//! turned, mirrored, moved, drawn or listed, renamed and reordered; the visible verdicts must be the same.
//! `ORACLE_CASES=20000 cargo test --test all invariance::` tries so many random quarrels, and the corpus in many more
//! retellings.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::OnceLock;

use carcassonne_board::geometry::Motion;
use carcassonne_board::tiles::Symbol;
use carcassonne_position::Figure;
use carcassonne_rules::mechanics::forms;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::judged::all_rule_sets;
use crate::project::{read_file, scenario_files};
use crate::retold::change::{Change, Names};
use crate::retold::original::Original;
use crate::retold::quarrel::{element_words, quarrels};
use crate::retold::visible::{SentenceMode, VerdictView};

/// The number of random quarrels, unless the environment sets another.
const USUAL_CASES: u32 = 64;

/// Returns the number of random cases to try: `usual`, unless `ORACLE_CASES` sets another.
pub(crate) fn case_count(usual: u32) -> u32 {
    std::env::var("ORACLE_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Returns the scenarios of the corpus with their contents.
fn corpus() -> &'static [(PathBuf, Original)] {
    static ALL: OnceLock<Vec<(PathBuf, Original)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let read = |path: PathBuf| {
            let original = Original::read(&read_file(&path));
            (path, original.expect("a legal scenario"))
        };
        scenario_files().into_iter().map(read).collect()
    })
}

/// Returns the view of a scenario under new names; fails if it is refused under these.
fn renamed_view(original: &Original, seed: u64, words: SentenceMode) -> VerdictView {
    let telling = Change::plain(seed).retell(original);
    VerdictView::judge(&telling, all_rule_sets(), words)
        .unwrap_or_else(|codes| panic!("refused under other names: {codes:?}\n{}", telling.text))
}

/// Describes the difference between the answers to a scenario and to its retelling; `None` if they agree.
fn describe_difference(original: &Original, view: &VerdictView, change: Change, words: SentenceMode) -> Option<String> {
    let telling = change.retell(original);
    let found = match VerdictView::judge(&telling, all_rule_sets(), words) {
        Ok(other) if change.motion.mirrored => {
            view.clone().without_copies().first_difference(&other.without_copies())?
        }
        Ok(other) => view.first_difference(&other)?,
        Err(codes) => format!("refused: {codes:?}"),
    };
    Some(format!("{}\nand, told otherwise ({change:?}),\n{}\n{found}", original.text, telling.text))
}

/// Fails with every scenario that answers differently, and describes the first difference.
fn fail_if_any(differences: &[(PathBuf, String)]) {
    let paths: Vec<_> = differences.iter().map(|(path, _)| path.display().to_string()).collect();
    if let Some((_, difference)) = differences.first() {
        panic!("{}\ntold otherwise answer differently; the first:\n{difference}", paths.join("\n"));
    }
}

/// Retells the scenarios of the corpus with their boards moved: all of them if `ORACLE_CASES` exceeds [`USUAL_CASES`], else
/// every other one, so that each is turned in two ways and mirrored in two.
fn check_moved(mirrored: bool, quarters: u8) {
    static PLAIN: OnceLock<Vec<VerdictView>> = OnceLock::new();
    let is_left_out = |n: u64| {
        case_count(USUAL_CASES) <= USUAL_CASES && !(n + u64::from(quarters) + u64::from(mirrored)).is_multiple_of(2)
    };
    let originals = corpus();
    let views = PLAIN.get_or_init(|| {
        (0..).zip(originals).map(|(n, (_, original))| renamed_view(original, n, SentenceMode::Compared)).collect()
    });
    let mut differences = Vec::new();
    for (n, ((path, original), view)) in (0..).zip(originals.iter().zip(views)) {
        if is_left_out(n) {
            continue;
        }
        for round in 0..=u64::from(case_count(USUAL_CASES).saturating_sub(USUAL_CASES) / 500) {
            let die: u64 = round * 1_000_003 + n * 8 + u64::from(quarters) * 2 + u64::from(mirrored);
            let shift = |n: u64| i32::try_from(die * n % 120).unwrap_or_default() - 60;
            let change = Change {
                motion: Motion { mirrored, quarters, by: (shift(7), shift(11)) },
                is_list: !die.is_multiple_of(3),
                names: if die % 5 > 2 { Names::Shared } else { Names::Unique },
                shuffled: true,
                seed: die,
            };
            let difference = describe_difference(original, view, change, SentenceMode::Compared);
            differences.extend(difference.map(|how| (path.clone(), how)));
        }
    }
    fail_if_any(&differences);
}

#[test]
fn the_corpus_answers_alike_turned_and_mirrored() {
    std::thread::scope(|threads| {
        for quarters in 0..4 {
            threads.spawn(move || check_moved(false, quarters));
            threads.spawn(move || check_moved(true, quarters));
        }
    });
}

/// Compares no sentences, since names of the original cannot be distinguished from other words.
#[test]
fn the_corpus_answers_alike_under_other_names() {
    let mut differences = Vec::new();
    for (n, (path, original)) in (0..).zip(corpus()) {
        let view = renamed_view(original, n, SentenceMode::Ignored);
        let difference = describe_difference(original, &view, Change::none(), SentenceMode::Ignored);
        differences.extend(difference.map(|how| (path.clone(), how)));
    }
    fail_if_any(&differences);
}

/// Checks the generator, since one that makes too little would let every property pass.
#[test]
fn random_quarrels_hold_and_ask_everything() {
    let things = "a square;a half;a double;a tile that does not matter;an enclosed gap;an open gap;a bridge;\
                  a flea;a little building;a castle token;a sheep token;a barn;a claim;the dragon;the fairy;\
                  the mage;the witch;a well";
    let questions = forms().map(|(_, form)| form.example);
    // An acrobat is on no feature.
    let stands = Figure::ALL.into_iter().filter(|f| !f.stands_on().is_empty()).map(Figure::word);
    let things = things.split(';').chain(Symbol::WORDS);
    let mut missing: BTreeSet<&str> = things.chain(stands).chain(questions).collect();
    let mut dice = TestRunner::deterministic();
    for _ in 0..1000 {
        let quarrel = quarrels().new_tree(&mut dice).expect("a quarrel").current();
        let original = Original::read(&quarrel.text).expect("a legal scenario");
        let held_words = element_words(&original.case);
        missing.retain(|word| !held_words.contains(word));
        if missing.is_empty() {
            return;
        }
    }
    panic!("no quarrel has {missing:?}");
}

fn changes() -> impl Strategy<Value = Change> {
    (any::<bool>(), 0..4u8, -60..60i32, -60..60i32, any::<[bool; 3]>(), any::<u64>()).prop_map(
        |(mirrored, quarters, columns, rows, [list, shared, shuffled], seed)| Change {
            motion: Motion { mirrored, quarters, by: (columns, rows) },
            is_list: list,
            names: if shared { Names::Shared } else { Names::Unique },
            shuffled,
            ..Change::plain(seed)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: case_count(USUAL_CASES),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_quarrel_is_answered_alike_however_it_is_told(quarrel in quarrels(), change in changes()) {
        let original = Original::read(&quarrel.text).map_err(|codes| {
            TestCaseError::fail(format!("a legal board was refused: {codes:?}"))
        })?;
        let view = renamed_view(&original, change.seed.wrapping_add(1), SentenceMode::Compared);
        if let Some(difference) = describe_difference(&original, &view, change, SentenceMode::Compared) {
            return Err(TestCaseError::fail(difference));
        }
    }
}
