//! Random corruption of texts: flipped bits, swapped and doubled lines and lines from other texts, huge numbers,
//! renamed keys, odd characters. Some inputs are random bytes.

use std::ops::Range;

use crate::messages::dice::Dice;

/// The maximum number of bytes of a corrupted text.
const MAX_BYTES: usize = 64 << 10;

/// The words to insert: words that a reader of the program knows, and some that none should know.
const WORDS: &[&[u8]] = &[
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
const ODD_CHARACTERS: &[&str] = &[
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

/// Returns a text of the corpus, sometimes random bytes or words, after 1 to `slips` corruptions.
pub(crate) fn random_text(corpus: &[(String, String)], slips: usize, dice: &mut Dice) -> Vec<u8> {
    let pick_text = |dice: &mut Dice| corpus[dice.below(corpus.len())].1.as_bytes();
    let mut bytes = match dice.below(40) {
        0 => (0..dice.below(200)).map(|_| dice.byte()).collect(),
        1 => (0..dice.below(60)).flat_map(|_| dice.pick(WORDS).to_vec()).collect(),
        _ => pick_text(dice).to_vec(),
    };
    for _ in 0..=dice.below(slips) {
        let other = pick_text(dice);
        spoil(&mut bytes, other, dice);
        bytes.truncate(MAX_BYTES);
    }
    bytes
}

/// Corrupts a text in one random way, for some of which parts of `other` are used.
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
            let cut = random_range(bytes, 6, dice);
            bytes.drain(cut);
        }
        3 | 4 => insert_randomly(bytes, dice.pick(WORDS), dice),
        5 => {
            let copied = random_range(bytes, 40, dice);
            let copied = bytes[copied].to_vec();
            insert_randomly(bytes, &copied, dice);
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
            let times = dice.pick(&[1, 1, 2, 3, 10, 100]);
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
            let inserted = others[from..].iter().take(1 + dice.below(4)).map(|line| line.to_vec());
            lines.splice(to..to, inserted);
        }),
        11 | 12 => {
            let numbers = find_runs(bytes, |byte| byte.is_ascii_digit());
            replace_one(bytes, &numbers, dice.pick(NUMBERS).as_bytes(), dice);
        }
        // Replace a key, or another word, by a word of the other text.
        13 | 14 => {
            let (words, others) = (find_runs(bytes, is_word_byte), find_runs(other, is_word_byte));
            let replacement = others.get(dice.below(others.len())).map(|range| &other[range.clone()]);
            replace_one(bytes, &words, replacement.unwrap_or(b"key"), dice);
        }
        15 => {
            let (words, others) = (find_runs(bytes, is_word_byte), find_runs(bytes, is_word_byte));
            let replacement = others.get(dice.below(others.len())).map(|range| &bytes[range.clone()]);
            let replacement = replacement.unwrap_or(b"key").to_vec();
            replace_one(bytes, &words, &replacement, dice);
        }
        16 | 17 => insert_randomly(bytes, dice.pick(ODD_CHARACTERS).as_bytes(), dice),
        18 => {
            let repeated = random_range(bytes, 12, dice);
            let times = dice.pick(&[3, 20, 300, 3000]);
            let many = bytes[repeated].repeat(times);
            insert_randomly(bytes, &many, dice);
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

fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

/// Returns the ranges of consecutive bytes that satisfy `predicate`.
fn find_runs(bytes: &[u8], predicate: impl Fn(u8) -> bool) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, _) in bytes.iter().enumerate().filter(|(_, byte)| predicate(**byte)) {
        match found.last_mut() {
            Some(last) if last.end == at => last.end = at + 1,
            _ => found.push(at..at + 1),
        }
    }
    found
}

/// Returns a random range of at most `most` bytes.
fn random_range(bytes: &[u8], most: usize, dice: &mut Dice) -> Range<usize> {
    let from = dice.below(bytes.len() + 1);
    from..(from + 1 + dice.below(most)).min(bytes.len())
}

/// Inserts bytes at a random position.
fn insert_randomly(bytes: &mut Vec<u8>, inserted: &[u8], dice: &mut Dice) {
    let at = dice.below(bytes.len() + 1);
    bytes.splice(at..at, inserted.iter().copied());
}

/// Replaces a random one of some ranges.
fn replace_one(bytes: &mut Vec<u8>, ranges: &[Range<usize>], replacement: &[u8], dice: &mut Dice) {
    if let Some(range) = ranges.get(dice.below(ranges.len())) {
        bytes.splice(range.clone(), replacement.iter().copied());
    }
}

/// Applies a change to the lines of a text, of which there is at least one.
fn with_lines(bytes: &mut Vec<u8>, change: impl FnOnce(&mut Vec<Vec<u8>>)) {
    let mut lines: Vec<Vec<u8>> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    change(&mut lines);
    *bytes = lines.join(b"\n".as_slice());
}
