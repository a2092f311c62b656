//! temp
#![allow(warnings)]
mod boards;
use boards::*;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
#[test]
fn stats() {
    let mut runner = TestRunner::deterministic();
    let sets = carcassonne_oracle::rulebook::RuleSet::all();
    let mut n = std::collections::BTreeMap::<String, u32>::new();
    for i in 0..300 {
        let b = plan::boards(plan::Pairs::Some).new_tree(&mut runner).unwrap().current();
        if i < 3 { println!("{b:?}"); }
        let case = verdicts::open(&text::Writing::plain(text::Layout::Map).write(&b));
        let (f, gone) = fuse::fused(&b, &case);
        let mut inc = |s: String, k: u32| *n.entry(s).or_default() += k;
        inc("tiles".into(), b.tiles.len() as u32);
        inc("fused pairs".into(), gone.len() as u32 / 2);
        inc("pairs".into(), b.tiles.iter().filter(|t| b.tiles.iter().any(|u| u.at == t.at && u.number > t.number)).count() as u32);
        inc("gaps".into(), case.land.gaps().len() as u32);
        inc("enclosed".into(), case.land.gaps().iter().filter(|g| g.enclosed).count() as u32);
        for t in &b.tiles { if !t.print.crossing.is_empty() { inc("crossings".into(),1) } if !t.print.gate.is_empty() { inc("gates".into(),1) } }
        for (_, all) in verdicts::verdicts(&case, &sets) {
            inc("subjects".into(), 1);
            for j in &all {
                inc(format!("{} {:?} complete {:?}", j.mechanic, j.status, j.outcomes.first().and_then(|o| o.complete)), 1);
                if j.outcomes.len() > 1 { inc(format!("outcomes {}", j.outcomes.len()), 1); }
                if j.outcomes.iter().any(|o| o.points.len() > 1) { inc("ties".into(), 1); }
                if j.outcomes.iter().any(|o| !o.same_as.is_empty()) { inc("same_as".into(), 1); }
                if j.mechanic == "field" && j.outcomes.iter().any(|o| o.worth() > 0) { inc("fields worth".into(), 1); }
            }
        }
    }
    for (k, v) in n { println!("{v:8} {k}"); }
}
