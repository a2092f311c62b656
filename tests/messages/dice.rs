//! Numbers that look random and are the same every time.

use std::collections::VecDeque;

/// Dice (`SplitMix64`), of which the first throws may be told.
#[derive(Debug)]
pub(crate) struct Dice {
    state: u64,
    told: VecDeque<u8>,
}

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        let state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(0x1234_5678);
        Self { state, told: VecDeque::new() }
    }

    /// Dice that fall as they are told, two bytes a throw, and then as they like.
    pub(crate) fn told(bytes: &[u8]) -> Self {
        Self { told: bytes.iter().copied().collect(), ..Self::new(0) }
    }

    fn next(&mut self) -> u64 {
        if let Some(first) = self.told.pop_front() {
            let second = self.told.pop_front().unwrap_or_default();
            return u64::from(u16::from_le_bytes([first, second])) << 33;
        }
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below another one.
    pub(crate) fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() >> 33).expect("31 bits") % most.max(1)
    }

    /// A byte.
    pub(crate) fn byte(&mut self) -> u8 {
        u8::try_from(self.below(256)).expect("a byte")
    }

    /// Adds bytes until there are so many.
    pub(crate) fn fill(&mut self, bytes: &mut Vec<u8>, length: usize) {
        while bytes.len() < length {
            bytes.extend(self.next().to_le_bytes());
        }
    }

    /// Whether something of so many percent happens.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of some things.
    pub(crate) fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}
