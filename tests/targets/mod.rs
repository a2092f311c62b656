//! The targets of fuzzing: what holds for whatever bytes come, and how bytes are made.
//!
//! A target takes bytes and fails by panicking; each has a file. `fuzz/` hands them what libFuzzer finds, and
//! `tests/fuzz.rs` what seeded dice make of the corpus ([`corpus`], [`spoil`]). What is held against every
//! answer and every refusal stands in [`held`].

mod answer;
mod board;
pub(crate) mod corpus;
mod held;
mod house;
mod quick;
mod read;
pub(crate) mod spoil;
mod turn;

use std::sync::Arc;

use carcassonne_oracle::inside::text::SourceText;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::messages::dice::Dice;
use corpus::Corpus;

pub(crate) use board::quarrel;
pub(crate) use turn::game;

/// What came of some bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Came {
    /// They are no text, or make nothing that is asked.
    Nothing,
    /// They were refused, with problems that hold.
    Refused,
    /// They were read or answered, with output that holds.
    Answered,
}

/// A target.
pub(crate) struct Target {
    /// Its name, under which `fuzz/` knows it.
    pub(crate) name: &'static str,
    /// What holds for whatever bytes.
    pub(crate) run: fn(&[u8]) -> Came,
    /// Bytes to begin from, each with a name; none where any will do.
    pub(crate) seeds: fn(&Corpus) -> &[(String, String)],
    /// How many slips are made in them at most. What has many is refused.
    slips: usize,
}

/// Every target.
pub(crate) const TARGETS: [Target; 6] = [
    Target { name: "read", run: read::run, seeds: |corpus| &corpus.scenarios, slips: 4 },
    Target { name: "house", run: house::run, seeds: |corpus| &corpus.houses, slips: 4 },
    Target { name: "quick", run: quick::run, seeds: |corpus| &corpus.maps, slips: 4 },
    Target { name: "answer", run: answer::run, seeds: |corpus| &corpus.scenarios, slips: 1 },
    Target { name: "board", run: board::run, seeds: |_| &[], slips: 0 },
    Target { name: "turn", run: turn::run, seeds: |_| &[], slips: 0 },
];

impl Target {
    /// The target of a name.
    pub(crate) fn named(name: &str) -> &'static Self {
        TARGETS.iter().find(|target| target.name == name).expect("a target of that name")
    }

    /// Bytes for it, as the dice fall.
    pub(crate) fn bytes(&self, corpus: &Corpus, dice: &mut Dice) -> Vec<u8> {
        let seeds = (self.seeds)(corpus);
        if seeds.is_empty() {
            let length = 64 << dice.below(4);
            let mut bytes = Vec::new();
            dice.fill(&mut bytes, length);
            return bytes;
        }
        spoil::spoilt(seeds, self.slips, dice)
    }
}

/// What a strategy makes if its dice fall as the first 32 bytes say. Not byte by byte: proptest would halve what is
/// left with every choice, and throw for ever when nothing is.
fn made<S: Strategy>(strategy: &S, bytes: &[u8]) -> S::Value {
    let mut seed = bytes.to_vec();
    seed.resize(32, 0);
    let dice = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let config = Config { failure_persistence: None, ..Config::default() };
    let tree = strategy.new_tree(&mut TestRunner::new_with_rng(config, dice));
    tree.expect("nothing is filtered").current()
}

/// Whether a text is read, and answered, a second time, to see that it comes to the same: one in four, as its bytes fall.
fn is_read_twice(bytes: &[u8]) -> bool {
    sum(bytes).is_multiple_of(4)
}

/// Which of so many shares of what there is to look at a run looks at, as its bytes fall: so there can be more runs.
fn share(bytes: &[u8], shares: usize) -> usize {
    sum(bytes) / 4 % shares
}

fn sum(bytes: &[u8]) -> usize {
    bytes.iter().fold(bytes.len(), |sum, byte| sum + usize::from(*byte))
}

/// Bytes as a text under a name; if they are none, the reason is told in a sentence.
fn source(name: &str, bytes: &[u8]) -> Option<Arc<SourceText>> {
    match SourceText::new(name, bytes.to_vec()) {
        Ok(source) => Some(Arc::new(source)),
        Err(message) => {
            held::sentence("what is no text", &message);
            None
        }
    }
}
