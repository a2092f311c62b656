//! Reproducible pseudo-random numbers.

use std::collections::VecDeque;

/// A generator (`SplitMix64`) whose first values may be given.
#[derive(Debug)]
pub(crate) struct Dice {
    state: u64,
    preset: VecDeque<u8>,
}

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        let state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(0x1234_5678);
        Self { state, preset: VecDeque::new() }
    }

    /// Creates a generator that yields the given values, two bytes each, and then pseudo-random ones.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Self {
        Self { preset: bytes.iter().copied().collect(), ..Self::new(0) }
    }

    fn next(&mut self) -> u64 {
        if let Some(first) = self.preset.pop_front() {
            let second = self.preset.pop_front().unwrap_or_default();
            return u64::from(u16::from_le_bytes([first, second])) << 33;
        }
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a random number below `most`; 0 if `most` is 0.
    pub(crate) fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() >> 33).expect("31 bits") % most.max(1)
    }

    pub(crate) fn byte(&mut self) -> u8 {
        u8::try_from(self.below(256)).expect("a byte")
    }

    /// Appends random bytes until `bytes` has at least `length`.
    pub(crate) fn fill(&mut self, bytes: &mut Vec<u8>, length: usize) {
        while bytes.len() < length {
            bytes.extend(self.next().to_le_bytes());
        }
    }

    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}
