//! Random corruption of texts: flipped bits, swapped and doubled lines and lines from other texts, huge numbers,
//! renamed keys, odd characters. Some inputs are random bytes.

use std::ops::Range;

use crate::boards::fuzz::WORDS;
use crate::messages::dice::Dice;

/// The most bytes of a corrupted text.
const MOST: usize = 64 << 10;

/// Numbers that are invalid, too large, or read differently.
const NUMBERS: &[&str] = &[
    "0",
    "-0",
    "-1",
    "00",
    "1.5",
    "1e9",
    "0x10",
    "0o7",
    "1_000",
    "+1",
    "255",
    "256",
    "32768",
    "65535",
    "65536",
    "1000000",
    "2147483647",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551616",
    "99999999999999999999999999999999",
    ".inf",
    ".nan",
    "٣",
    "½",
];

/// Characters that are wide, composed, invisible, or control characters.
const ODD: &[&str] = &[
    "é",
    "e\u{301}",
    "ß",
    "İ",
    "ǆ",
    "Ａ",
    "а",
    "界",
    "👩‍👩‍👧",
    "🇳🇱",
    "𝄞",
    "\u{7f}",
    "\u{1b}[31m",
    "\u{7}",
    "\r",
    "\u{0}",
    "\u{85}",
    "\u{a0}",
    "\u{ad}",
    "\u{200b}",
    "\u{200d}",
    "\u{200f}",
    "\u{202e}",
    "\u{2028}",
    "\u{2066}",
    "\u{fe0f}",
    "\u{feff}",
    "\u{fffd}",
    "\u{ffff}",
    "\u{10ffff}",
    "\u{301}\u{301}\u{301}",
    "\"\\e[2J\"",
    "\"\\u202e\"",
    "\"\\x00\"",
    "<b>",
    "&amp;",
    "](x)",
    "|",
    "`",
    "{{",
    "%s",
    "$x",
];

/// Returns a text of the corpus with a few slips; sometimes random bytes or words.
pub(crate) fn spoilt(corpus: &[(String, String)], slips: usize, dice: &mut Dice) -> Vec<u8> {
    let text = |dice: &mut Dice| corpus[dice.below(corpus.len())].1.as_bytes();
    let mut bytes = match dice.below(40) {
        0 => (0..dice.below(200)).map(|_| dice.byte()).collect(),
        1 => (0..dice.below(60)).flat_map(|_| dice.one(WORDS).to_vec()).collect(),
        _ => text(dice).to_vec(),
    };
    for _ in 0..=dice.below(slips) {
        let other = text(dice);
        spoil(&mut bytes, other, dice);
        bytes.truncate(MOST);
    }
    bytes
}

/// Corrupts a text in one way.
pub(crate) fn spoil(bytes: &mut Vec<u8>, other: &[u8], dice: &mut Dice) {
    match dice.below(20) {
        0 => {
            let at = dice.below(bytes.len());
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << dice.below(8);
            }
        }
        1 => {
            let at = dice.below(bytes.len());
            if let Some(byte) = bytes.get_mut(at) {
                *byte = dice.byte();
            }
        }
        2 => {
            let cut = stretch(bytes, 6, dice);
            bytes.drain(cut);
        }
        3 | 4 => put(bytes, dice.one(WORDS), dice),
        5 => {
            let copied = stretch(bytes, 40, dice);
            let copied = bytes[copied].to_vec();
            put(bytes, &copied, dice);
        }
        6 => with_lines(bytes, |lines| {
            let (a, b) = (dice.below(lines.len()), dice.below(lines.len()));
            lines.swap(a, b);
        }),
        7 => with_lines(bytes, |lines| {
            let at = dice.below(lines.len());
            lines.remove(at);
        }),
        8 => with_lines(bytes, |lines| {
            let (at, to) = (dice.below(lines.len()), dice.below(lines.len()));
            let times = dice.one(&[1, 1, 2, 3, 10, 100]);
            for _ in 0..times {
                lines.insert(to, lines[at].clone());
            }
        }),
        // Join the beginning of one text and the end of the other.
        9 => {
            bytes.truncate(dice.below(bytes.len() + 1));
            let from = dice.below(other.len());
            bytes.extend(&other[from..]);
        }
        10 => with_lines(bytes, |lines| {
            let others: Vec<&[u8]> = other.split(|byte| *byte == b'\n').collect();
            let (from, to) = (dice.below(others.len()), dice.below(lines.len() + 1));
            let taken = others[from..].iter().take(1 + dice.below(4)).map(|line| line.to_vec());
            lines.splice(to..to, taken);
        }),
        11 | 12 => {
            let numbers = runs(bytes, |byte| byte.is_ascii_digit());
            swap(bytes, &numbers, dice.one(NUMBERS).as_bytes(), dice);
        }
        // Replace a key, or another word, by a word of the other text.
        13 | 14 => {
            let (words, others) = (runs(bytes, is_of_word), runs(other, is_of_word));
            let instead = others.get(dice.below(others.len())).map(|range| &other[range.clone()]);
            swap(bytes, &words, instead.unwrap_or(b"key"), dice);
        }
        15 => {
            let (words, others) = (runs(bytes, is_of_word), runs(bytes, is_of_word));
            let instead = others.get(dice.below(others.len())).map(|range| &bytes[range.clone()]);
            let instead = instead.unwrap_or(b"key").to_vec();
            swap(bytes, &words, &instead, dice);
        }
        16 | 17 => put(bytes, dice.one(ODD).as_bytes(), dice),
        18 => {
            let what = stretch(bytes, 12, dice);
            let times = dice.one(&[3, 20, 300, 3000]);
            let many = bytes[what].repeat(times);
            put(bytes, &many, dice);
        }
        _ => match dice.below(4) {
            0 => bytes.truncate(dice.below(bytes.len() + 1)),
            1 => *bytes = [b"\xef\xbb\xbf".as_slice(), bytes].concat(),
            2 => {
                let lines = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec);
                *bytes = lines.collect::<Vec<_>>().join(b"\r\n".as_slice());
            }
            _ => with_lines(bytes, |lines| {
                let at = dice.below(lines.len());
                lines[at].splice(0..0, vec![b' '; dice.below(5)]);
            }),
        },
    }
}

fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

/// Returns the ranges of consecutive bytes that satisfy `is`.
fn runs(bytes: &[u8], is: impl Fn(u8) -> bool) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, _) in bytes.iter().enumerate().filter(|(_, byte)| is(**byte)) {
        match found.last_mut() {
            Some(last) if last.end == at => last.end = at + 1,
            _ => found.push(at..at + 1),
        }
    }
    found
}

/// Returns a random range of at most `most` bytes.
fn stretch(bytes: &[u8], most: usize, dice: &mut Dice) -> Range<usize> {
    let from = dice.below(bytes.len() + 1);
    from..(from + 1 + dice.below(most)).min(bytes.len())
}

/// Inserts `what` at a random position.
fn put(bytes: &mut Vec<u8>, what: &[u8], dice: &mut Dice) {
    let at = dice.below(bytes.len() + 1);
    bytes.splice(at..at, what.iter().copied());
}

/// Replaces a random one of some ranges.
fn swap(bytes: &mut Vec<u8>, places: &[Range<usize>], instead: &[u8], dice: &mut Dice) {
    if let Some(place) = places.get(dice.below(places.len())) {
        bytes.splice(place.clone(), instead.iter().copied());
    }
}

/// Applies a change to the lines, of which there is at least one.
fn with_lines(bytes: &mut Vec<u8>, change: impl FnOnce(&mut Vec<Vec<u8>>)) {
    let mut lines: Vec<Vec<u8>> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    change(&mut lines);
    *bytes = lines.join(b"\n".as_slice());
}
