//! Random corruption of texts: flipped bits, swapped and doubled lines and lines from other texts, huge numbers,
//! renamed keys, odd characters. Some inputs are random bytes.

use std::ops::Range;
use std::sync::LazyLock;

use crate::messages::dice::Dice;

/// The maximum number of bytes of a corrupted text.
const MAX_BYTES: usize = 64 << 10;

/// The texts to insert: words that a reader of the program knows, and some that none should know; numbers that are invalid,
/// too large, or read differently; characters that are wide, composed, invisible, or control characters.
static INSERTIONS: LazyLock<[Vec<Vec<u8>>; 3]> = LazyLock::new(|| {
    let groups: [Vec<String>; 3] = serde_json::from_str(include_str!("insertions.json")).expect("JSON");
    let [mut words, numbers, odd_characters] =
        groups.map(|texts| texts.into_iter().map(String::into_bytes).collect::<Vec<_>>());
    // Bytes that are no text.
    words.extend([vec![0xff], vec![0x85]]);
    [words, numbers, odd_characters]
});

fn pick_text<'t>(texts: &'t [Vec<u8>], dice: &mut Dice) -> &'t [u8] {
    &texts[dice.below(texts.len())]
}

/// Returns a text of the corpus, sometimes random bytes or words, after 1 to `slips` corruptions.
pub(crate) fn random_text(corpus: &[(String, String)], slips: usize, dice: &mut Dice) -> Vec<u8> {
    let pick_seed = |dice: &mut Dice| corpus[dice.below(corpus.len())].1.as_bytes();
    let mut bytes = match dice.below(40) {
        0 => (0..dice.below(200)).map(|_| dice.byte()).collect(),
        1 => (0..dice.below(60)).flat_map(|_| pick_text(&INSERTIONS[0], dice).to_vec()).collect(),
        _ => pick_seed(dice).to_vec(),
    };
    for _ in 0..=dice.below(slips) {
        let other = pick_seed(dice);
        spoil(&mut bytes, other, dice);
        bytes.truncate(MAX_BYTES);
    }
    bytes
}

/// Corrupts a text in one random way, for some of which parts of `other` are used.
pub(crate) fn spoil(bytes: &mut Vec<u8>, other: &[u8], dice: &mut Dice) {
    let [words, numbers, odd_characters] = &*INSERTIONS;
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
        3 | 4 => insert_randomly(bytes, pick_text(words, dice), dice),
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
            let runs = find_runs(bytes, |byte| byte.is_ascii_digit());
            replace_one(bytes, &runs, pick_text(numbers, dice), dice);
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
        16 | 17 => insert_randomly(bytes, pick_text(odd_characters, dice), dice),
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
