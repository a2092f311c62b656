//! The fuzzing targets: the properties that hold for any bytes, and the generation of bytes.
//!
//! A target takes bytes and fails by panicking; each has a file. `fuzz/` passes them the findings of libFuzzer, and
//! `tests/fuzz.rs` random mutations of the corpus ([`corpus`], [`spoil`]). The checks of every answer and every refusal
//! are in [`held`].

mod answer;
mod board;
pub(crate) mod corpus;
mod held;
mod house;
mod quick;
mod read;
pub(crate) mod spoil;
mod turn;

use std::fmt::Debug;
use std::sync::Arc;

use carcassonne_text::{RefusedText, SourceText};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::messages::dice::Dice;
use corpus::Corpus;

pub(crate) use board::quarrel_from_bytes;
pub(crate) use turn::turn_from_bytes;

/// The result for some bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum RunOutcome {
    /// The bytes are no text.
    Nothing,
    /// The bytes were refused, with correct problems.
    Refused,
    /// The bytes were read or answered, with correct output.
    Answered,
}

pub(crate) struct Target {
    /// The name, as in `fuzz/`.
    pub(crate) name: &'static str,
    /// The check of the properties for any bytes.
    pub(crate) run: fn(&[u8]) -> RunOutcome,
    /// The texts to begin from, each with a name; empty where any bytes will do.
    pub(crate) seeds: fn(&Corpus) -> &[(String, String)],
    /// The maximum number of slips in a text, since a text with many is refused.
    max_slips: usize,
}

pub(crate) const TARGETS: [Target; 6] = [
    Target { name: "read", run: read::run, seeds: |corpus| &corpus.scenarios, max_slips: 4 },
    Target { name: "house", run: house::run, seeds: |corpus| &corpus.houses, max_slips: 4 },
    Target { name: "quick", run: quick::run, seeds: |corpus| &corpus.maps, max_slips: 4 },
    Target { name: "answer", run: answer::run, seeds: |corpus| &corpus.scenarios, max_slips: 1 },
    Target { name: "board", run: board::run, seeds: |_| &[], max_slips: 0 },
    Target { name: "turn", run: turn::run, seeds: |_| &[], max_slips: 0 },
];

impl Target {
    /// Returns the target of this name; fails if there is none.
    pub(crate) fn find(name: &str) -> &'static Self {
        TARGETS.iter().find(|target| target.name == name).expect("a target of that name")
    }

    pub(crate) fn generate_bytes(&self, corpus: &Corpus, dice: &mut Dice) -> Vec<u8> {
        let seeds = (self.seeds)(corpus);
        if seeds.is_empty() {
            let length = 64 << dice.below(4);
            let mut bytes = Vec::new();
            dice.fill(&mut bytes, length);
            return bytes;
        }
        spoil::random_text(seeds, self.max_slips, dice)
    }
}

/// Returns the value that a strategy generates with the first 32 bytes as seed. Not byte by byte: proptest would halve
/// the rest with every choice, and loop forever when nothing is left.
fn generate<S: Strategy>(strategy: &S, bytes: &[u8]) -> S::Value {
    let mut seed = bytes.to_vec();
    seed.resize(32, 0);
    let dice = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let config = Config { failure_persistence: None, ..Config::default() };
    let tree = strategy.new_tree(&mut TestRunner::new_with_rng(config, dice));
    tree.expect("nothing is filtered").current()
}

/// Returns `true` if a text is to be processed twice, for the same result: for one in four, by the sum of its bytes.
fn is_read_twice(bytes: &[u8]) -> bool {
    byte_sum(bytes).is_multiple_of(4)
}

/// Returns the index of the share of `shares` that a run checks, by the sum of its bytes; one share allows more runs.
fn share_index(bytes: &[u8], shares: usize) -> usize {
    byte_sum(bytes) / 4 % shares
}

fn byte_sum(bytes: &[u8]) -> usize {
    bytes.iter().fold(bytes.len(), |sum, byte| sum + usize::from(*byte))
}

/// Reads a text, and again if `is_repeated`, which must come to the same; returns what was read, or `None` after a check
/// of the refusal.
fn check_reading<T: Debug>(
    source: &SourceText,
    is_repeated: bool,
    read: impl Fn() -> Result<T, RefusedText>,
    describe: impl Fn(&T) -> String,
) -> Option<T> {
    match read() {
        Ok(result) => {
            if is_repeated {
                let again = read().expect("it was read before");
                assert_eq!(describe(&result), describe(&again), "read twice");
            }
            Some(result)
        }
        Err(refusal) => {
            let printed = held::check_refusal(&refusal, source);
            if is_repeated {
                let again = read().expect_err("it was refused before");
                assert_eq!(printed, held::check_refusal(&again, source), "refused twice");
            }
            None
        }
    }
}

/// Wraps bytes as a text; `None` if they are none, after a check that the reason is a sentence.
fn to_source(name: &str, bytes: &[u8]) -> Option<Arc<SourceText>> {
    match SourceText::new(name, bytes.to_vec()) {
        Ok(source) => Some(Arc::new(source)),
        Err(message) => {
            held::assert_sentence("what is no text", &message);
            None
        }
    }
}
