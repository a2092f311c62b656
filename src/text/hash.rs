//! A hash of a text, by which equal texts are recognised.

/// Returns the FNV-1a hash (Fowler, Noll and Vo) of a text, the same on every machine.
fn hashed(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// The number of digits of [`digits`].
const DIGITS: usize = 16;

/// Returns the hash of a text as hexadecimal digits, always 16.
pub(crate) fn digits(text: &str) -> String {
    format!("{:01$x}", hashed(text), DIGITS)
}

/// Replaces the names in a text that are `begin` followed by [`digits`] and are directly preceded by one of `signs`.
/// `other` returns the new name; `None` keeps the old one.
pub(crate) fn renamed<'n>(text: &str, begin: &str, signs: &[&str], other: impl Fn(&str) -> Option<&'n str>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(begin) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let name = from.get(..begin.len() + DIGITS).filter(|_| signs.iter().any(|sign| before.ends_with(sign)));
        let (name, other) = match name.and_then(|name| Some((name, other(name)?))) {
            Some(both) => both,
            None => (begin, begin),
        };
        out.push_str(other);
        rest = &from[name.len()..];
    }
    out.push_str(rest);
    out
}
