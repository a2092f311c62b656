//! Texts with random corruptions.

use proptest::prelude::*;
use proptest::sample::Index;

/// One typing slip.
#[derive(Debug, Clone)]
pub(crate) enum Slip {
    /// A deletion of some bytes.
    Delete(Index, usize),
    /// An insertion of a word.
    Insert(Index, &'static [u8]),
    /// A replacement of a byte.
    Replace(Index, u8),
    /// A repetition of a stretch at another place.
    Copy(Index, usize, Index),
}

/// The words to insert: words that a reader of the program knows, and some that none should know.
pub(crate) const WORDS: &[&[u8]] = &[
    b" ",
    b"\n",
    b"\r\n",
    b"\t",
    b"  ",
    b":",
    b": ",
    b",",
    b"- ",
    b"[",
    b"]",
    b"{",
    b"}",
    b"|",
    b">",
    b"&a ",
    b"*a",
    b"!x ",
    b"? ",
    b"---\n",
    b"...",
    b"'",
    b"\"",
    b"#",
    b" #",
    b"~",
    b"null",
    b".",
    b"..",
    b"@",
    b"/",
    b"\\",
    b"<",
    b"^",
    b"@N",
    b"@NL",
    b"@L",
    b"N",
    b"L",
    b"NESW",
    b"N1",
    b"t0x",
    b"t1x.city",
    b"t0x:0:0:nw.road",
    b"large ",
    b"abbot ",
    b"barn t0x@se",
    b"tokens: { flea: t0x }\n",
    b"figures: { fairy: t0x }\n",
    b"figures: { mage: t0x.road, witch: t1x.city }\n",
    b"city",
    b"road: [N, S]",
    b"fields: [{ halves: NL }]",
    b"castle: true",
    b"D@90",
    b"I-07",
    b"-1",
    b"0",
    b"99999999999",
    b"1000000",
    b"expect",
    b"ask: 1\n",
    b"players",
    b"tiles: {}\n",
    "\u{feff}".as_bytes(),
    "é".as_bytes(),
    "\u{2028}".as_bytes(),
    "𝄞".as_bytes(),
    b"\0",
    b"\xff",
    b"\x85",
];

/// Generates a few slips.
pub(crate) fn slips() -> impl Strategy<Value = Vec<Slip>> {
    let at = any::<Index>;
    let slip = prop_oneof![
        (at(), 1..6usize).prop_map(|(at, n)| Slip::Delete(at, n)),
        (at(), prop::sample::select(WORDS)).prop_map(|(at, word)| Slip::Insert(at, word)),
        (at(), any::<u8>()).prop_map(|(at, byte)| Slip::Replace(at, byte)),
        (at(), prop::sample::select(WORDS)).prop_map(|(at, word)| Slip::Replace(at, word[0])),
        (at(), 1..40usize, at()).prop_map(|(from, n, to)| Slip::Copy(from, n, to)),
    ];
    prop::collection::vec(slip, 1..5)
}

/// Applies slips to a text.
pub(crate) fn apply_slips(text: &str, slips: &[Slip]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for slip in slips {
        let place = |at: &Index| at.index(bytes.len().max(1));
        match slip {
            Slip::Delete(at, n) => {
                let from = place(at);
                let to = (from + n).min(bytes.len());
                bytes.drain(from..to);
            }
            Slip::Insert(at, word) => {
                let at = place(at).min(bytes.len());
                bytes.splice(at..at, word.iter().copied());
            }
            Slip::Replace(at, byte) => {
                let at = place(at);
                if let Some(old) = bytes.get_mut(at) {
                    *old = *byte;
                }
            }
            Slip::Copy(from, n, to) => {
                let (from, to) = (place(from), place(to).min(bytes.len()));
                let end = (from + n).min(bytes.len());
                let copied = bytes[from.min(end)..end].to_vec();
                bytes.splice(to..to, copied);
            }
        }
    }
    bytes
}
