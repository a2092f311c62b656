//! A position that is read once and judged on many threads.

use std::thread::scope;

use carcassonne_law::RuleSet;
use carcassonne_position::Scenario;
use carcassonne_rules::verdict::{Case, Judgement, Scope, Verdict, judge};
use carcassonne_text::{RefusedText, SourceText};

use crate::judged::scenarios;
use crate::project::open_scenario;

/// Checks that the types that a server keeps may be shared between threads.
#[test]
fn what_is_kept_may_be_shared() {
    fn assert_shareable<T: Send + Sync>() {}
    assert_shareable::<SourceText>();
    assert_shareable::<RefusedText>();
    assert_shareable::<Scenario>();
    assert_shareable::<Case>();
    assert_shareable::<RuleSet>();
    assert_shareable::<Judgement>();
    assert_shareable::<Verdict>();
}

#[test]
fn one_case_is_judged_from_many_threads() {
    let sets = RuleSet::all();
    for name in scenarios().iter().step_by(40) {
        let case = open_scenario(name);
        let expected = format!("{:?}", judge(&case.table(), &sets, Scope::Answered));
        scope(|threads| {
            let judge_again = || format!("{:?}", judge(&case.table(), &sets, Scope::Answered));
            let handles: Vec<_> = (0..4).map(|_| threads.spawn(judge_again)).collect();
            for handle in handles {
                assert!(handle.join().expect("a judgement") == expected, "{name}");
            }
        });
    }
}
