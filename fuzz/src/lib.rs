//! The targets of `tests/targets/` for libFuzzer.
#![expect(clippy::expect_used, clippy::panic, reason = "a target fails by panicking")]

#[expect(dead_code, reason = "other properties need more of it")]
#[path = "../../tests/boards/mod.rs"]
mod boards;
#[path = "../../tests/common/mod.rs"]
mod common;
#[expect(dead_code, reason = "other properties need more of it")]
#[path = "../../tests/messages/mod.rs"]
mod messages;
#[expect(dead_code, reason = "other properties need more of it")]
#[path = "../../tests/retold/mod.rs"]
mod retold;
#[expect(dead_code, unused_imports, reason = "other properties need more of it")]
#[path = "../../tests/targets/mod.rs"]
mod targets;

use std::path::Path;
use std::sync::LazyLock;

use libfuzzer_sys::fuzzer_mutate;
use messages::dice::Dice;
use targets::Target;
use targets::corpus::Corpus;
use targets::spoil::spoil;

static CORPUS: LazyLock<Corpus> =
    LazyLock::new(|| Corpus::gather(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))));

/// Runs the target with this name on `bytes`; panics if it fails.
pub fn run(name: &str, bytes: &[u8]) {
    (Target::find(name).run)(bytes);
}

/// Mutates the first `size` bytes of `data`, as libFuzzer does or by lines, words and numbers. Returns the new length.
pub fn change(name: &str, data: &mut [u8], size: usize, most: usize, seed: u32) -> usize {
    let mut dice = Dice::new(u64::from(seed));
    let seeds = (Target::find(name).seeds)(&CORPUS);
    if seeds.is_empty() || dice.chance(40) {
        return fuzzer_mutate(data, size, most);
    }
    let mut bytes = data[..size].to_vec();
    spoil(&mut bytes, seeds[dice.below(seeds.len())].1.as_bytes(), &mut dice);
    bytes.truncate(most.min(data.len()));
    data[..bytes.len()].copy_from_slice(&bytes);
    bytes.len()
}

/// Defines a libFuzzer binary that runs the named target.
#[macro_export]
macro_rules! target {
    ($name:literal) => {
        libfuzzer_sys::fuzz_target!(|bytes: &[u8]| $crate::run($name, bytes));
        libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            $crate::change($name, data, size, max_size, seed)
        });
    };
}
