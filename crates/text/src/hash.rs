//! A hash of a text, by which equal texts are recognised.

/// The number of digits of [`hash_digits`].
const DIGITS: usize = 16;

/// Returns the FNV-1a hash (Fowler, Noll and Vo) of a text, the same on every machine, as 16 hexadecimal digits.
pub fn hash_digits(text: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    format!("{hash:0DIGITS$x}")
}

/// Replaces the names in a text that are `prefix` followed by [`hash_digits`] and are directly preceded by one of
/// `signs`. `new_name` returns the new name; `None` keeps the old one.
pub fn replace_hashed_names<'n>(
    text: &str,
    prefix: &str,
    signs: &[&str],
    new_name: impl Fn(&str) -> Option<&'n str>,
) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(prefix) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let name = from.get(..prefix.len() + DIGITS).filter(|_| signs.iter().any(|sign| before.ends_with(sign)));
        let (name, replacement) = match name.and_then(|name| Some((name, new_name(name)?))) {
            Some(both) => both,
            None => (prefix, prefix),
        };
        out.push_str(replacement);
        rest = &from[name.len()..];
    }
    out.push_str(rest);
    out
}
