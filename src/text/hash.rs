//! A number for a text, by which what is the same is known again.

/// A number for a text, the same on every machine: by Fowler, Noll and Vo.
pub(crate) fn hashed(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}
