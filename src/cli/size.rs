//! The limit on the size of inputs.

use std::fmt;

use carcassonne_text::{AnswerLanguage, Language, RefusedText, SourceText, shorten_path};

use super::problems::{files, refusal};

/// The maximum number of bytes that are read of one input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MaxSize(u64);

/// The limit on the size of an input without `--max-size`, in bytes.
const DEFAULT_BYTES: u64 = SourceText::DEFAULT_LIMIT as u64;
/// The highest value of `--max-size`, in bytes: a board of a million tiles as a list has about 60 MB.
const MAX_BYTES: u64 = 64 << 20;

/// The units of a size, each with its number of bytes; `k`, `m` or `g` alone is the decimal unit.
const UNITS: [(&str, u64); 8] = [
    ("", 1),
    ("b", 1),
    ("kb", 1_000),
    ("mb", 1_000_000),
    ("gb", 1_000_000_000),
    ("kib", 1 << 10),
    ("mib", 1 << 20),
    ("gib", 1 << 30),
];

/// The options for reading inputs: the limit on their size, and the language of the messages about them.
#[derive(Debug, Clone, Copy)]
pub(super) struct ReadOptions {
    pub(super) max_size: MaxSize,
    pub(super) language: AnswerLanguage,
}

impl ReadOptions {
    /// The options for reading without any flag: the default size limit, and messages in English.
    pub(super) const USUAL: Self =
        Self { max_size: MaxSize(DEFAULT_BYTES), language: AnswerLanguage::Usual(Language::ENGLISH) };
}

impl Default for MaxSize {
    fn default() -> Self {
        Self(DEFAULT_BYTES)
    }
}

impl fmt::Display for MaxSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&format_size(self.0))
    }
}

impl MaxSize {
    /// Parses a size from 1 byte to [`MAX_BYTES`]: `20MB`, `64 MiB`, `500 kB`, or bytes. The error is the message.
    pub(super) fn parse(word: &str) -> Result<Self, String> {
        let limit = format_size(MAX_BYTES);
        let error = || format!("write a size like 20MB or 500kB, at most {limit}");
        let word = word.trim().to_ascii_lowercase();
        let digits_end = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
        let (number, unit) = word.split_at_checked(digits_end).ok_or_else(error)?;
        let unit = unit.trim_start();
        let is_unit = |known: &str| known == unit || matches!(unit, "k" | "m" | "g") && known == format!("{unit}b");
        let (_, factor) = UNITS.into_iter().find(|(known, _)| is_unit(known)).ok_or_else(error)?;
        let bytes = number.parse::<u64>().ok().and_then(|number| number.checked_mul(factor));
        match bytes.filter(|bytes| *bytes > 0).ok_or_else(error)? {
            bytes if bytes > MAX_BYTES => Err(format!("at most {limit} can be read")),
            bytes => Ok(Self(bytes)),
        }
    }

    pub(super) fn bytes(self) -> u64 {
        self.0
    }

    /// Returns the error of the file `name`, which has `size` bytes, more than the limit.
    pub(super) fn file_refusal(self, name: &str, size: u64) -> RefusedText {
        let megabytes = size.div_ceil(1_000_000);
        let (file, limit, is_possible) = (shorten_path(name), self.to_string(), size <= MAX_BYTES);
        let most = if !is_possible {
            format_size(MAX_BYTES)
        } else if megabytes * 1_000_000 > MAX_BYTES {
            format_compact(MAX_BYTES)
        } else {
            format!("{megabytes}MB")
        };
        refusal!(name, files::TooLarge { file, size: format_distinct(size, self.0), limit, is_possible, most })
    }

    /// Returns the error of the stream `name`, such as a pipe or a device, that is longer than the limit.
    pub(super) fn stream_refusal(self, name: &str) -> RefusedText {
        let (file, limit, is_possible) = (shorten_path(name), self.to_string(), self.0 < MAX_BYTES);
        refusal!(name, files::StreamTooLarge { file, limit, is_possible, most: format_compact(MAX_BYTES) })
    }
}

/// Formats a size in MB, MiB, kB or KiB if whole, in bytes below 10 000, else rounded up to a tenth of a kB or MB.
fn format_size(bytes: u64) -> String {
    let is_multiple = |unit: u64| bytes >= unit && bytes.is_multiple_of(unit);
    match bytes {
        _ if is_multiple(1_000_000) => format!("{} MB", bytes / 1_000_000),
        _ if is_multiple(1 << 20) => format!("{} MiB", bytes >> 20),
        ..1_000_000 if is_multiple(1_000) => format!("{} kB", bytes / 1_000),
        ..1_000_000 if is_multiple(1 << 10) => format!("{} KiB", bytes >> 10),
        1 => "1 byte".to_owned(),
        0..10_000 => format!("{bytes} bytes"),
        10_000..1_000_000 => format_tenths(bytes.div_ceil(100), "kB"),
        _ => format_tenths(bytes.div_ceil(100_000), "MB"),
    }
}

/// Formats a number of tenths of `unit`: 124 as `12.4 kB`, 120 as `12 kB`.
fn format_tenths(tenths: u64, unit: &str) -> String {
    match tenths % 10 {
        0 => format!("{} {unit}", tenths / 10),
        rest => format!("{}.{rest} {unit}", tenths / 10),
    }
}

/// Formats `bytes` as a size, but as a plain number of bytes if it would otherwise read the same as `other`.
fn format_distinct(bytes: u64, other: u64) -> String {
    let words = format_size(bytes);
    if words == format_size(other) { format!("{bytes} bytes") } else { words }
}

/// Formats a size as one word, such as `64MiB`, for `--max-size`.
fn format_compact(bytes: u64) -> String {
    format_size(bytes).replace(' ', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_as_people_type_them() {
        let bytes = |word: &str| MaxSize::parse(word).map(MaxSize::bytes).ok();
        for (word, means) in [
            ("20MB", 20_000_000),
            ("64 MiB", 64 << 20),
            (" 500 kb ", 500_000),
            ("3m", 3_000_000),
            ("3K", 3_000),
            ("4096", 4096),
            ("7 B", 7),
            ("1kib", 1024),
        ] {
            assert_eq!(bytes(word), Some(means), "{word}");
        }
        let huge = "9".repeat(40);
        for word in ["", "MB", "0", "0MB", "-1", "1.5MB", "20 M B", "20MBs", "ä", &huge, "1GB"] {
            assert_eq!(bytes(word), None, "{word}");
        }
        assert_eq!(MaxSize::parse("1GB"), Err("at most 64 MiB can be read".to_owned()));
    }

    #[test]
    fn a_size_is_told_in_the_unit_in_which_it_is_whole() {
        for (bytes, words) in [
            (DEFAULT_BYTES, "8 MB"),
            (64 << 20, "64 MiB"),
            (8_000_001, "8.1 MB"),
            (12_345, "12.4 kB"),
            (999, "999 bytes"),
            (1, "1 byte"),
            (2_000, "2 kB"),
        ] {
            assert_eq!(format_size(bytes), words);
        }
        let message = |size: u64| {
            let refused = MaxSize::default().file_refusal("a.yaml", size);
            let first = refused.problems().next();
            first.map(|p| format!("{}: {}", p.message(), p.help())).unwrap_or_default()
        };
        assert_eq!(message(9_400_000), "a.yaml is 9.4 MB; the limit is 8 MB: add `--max-size 10MB` to read it");
        assert!(message(64 << 20).ends_with("add `--max-size 64MiB` to read it"));
        assert!(message(1 << 30).contains("no more than 64 MiB can be read"));
    }
}
