//! A position that is read once and judged on many threads.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::Arc;
use std::thread::scope;

use carcassonne_oracle::inside::rulebook::RuleSet;
use carcassonne_oracle::inside::scenario::Scenario;
use carcassonne_oracle::inside::text::{Refused, SourceText};
use carcassonne_oracle::inside::verdict::{Case, Judgement, Scope, Verdict, judge};

use crate::judged::{file, scenarios};

/// Checks that the types that a server keeps may be shared between threads.
#[test]
fn what_is_kept_may_be_shared() {
    fn shared<T: Send + Sync>() {}
    shared::<SourceText>();
    shared::<Refused>();
    shared::<Scenario>();
    shared::<Case>();
    shared::<RuleSet>();
    shared::<Judgement>();
    shared::<Verdict>();
}

#[test]
fn one_case_is_judged_from_many_threads() {
    let sets = RuleSet::all();
    for name in scenarios().iter().step_by(40) {
        let text = std::fs::read(file(name)).expect("a scenario");
        let source = Arc::new(SourceText::new(name.as_str(), text).expect("a text"));
        let case = Case::open(&source).expect("a legal position");
        let alone = format!("{:?}", judge(&case.table(), &sets, Scope::Answered));
        scope(|threads| {
            let judged = || format!("{:?}", judge(&case.table(), &sets, Scope::Answered));
            let all: Vec<_> = (0..4).map(|_| threads.spawn(judged)).collect();
            for one in all {
                assert!(one.join().expect("a judgement") == alone, "{name}");
            }
        });
    }
}
