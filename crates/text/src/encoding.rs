//! The decoding of a file's bytes, and the recognition of encodings other than UTF-8.

use super::problems::letter_problems as letters;
use super::{phrase, phrase_text};

/// The maximum number of bytes that are examined to recognise an encoding.
const EXAMINED_BYTES: usize = 512;

/// Decodes UTF-8 bytes and drops a byte-order mark. Fails, with one sentence, if the bytes are not UTF-8: the encoding
/// that they show, or the place of the first wrong byte.
pub(super) fn decode_utf8(bytes: Vec<u8>) -> Result<String, String> {
    if let Some(encoding) = foreign_encoding(&bytes) {
        return Err(phrase_text(&phrase!(letters::ForeignEncoding { encoding })));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let bytes = error.as_bytes();
        let (line, column) = position(bytes, at);
        let byte = bytes.get(at).copied().unwrap_or_default();
        // The character in Latin-1, since most text that is not UTF-8 is in it or in an extension of it.
        let latin = (byte >= 0xa1 && byte != 0xad).then(|| char::from(byte));
        phrase_text(&phrase!(letters::NotUtf8 { line, column, byte: format!("{byte:02X}"), latin }))
    })?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// Returns the error for a text with a NUL byte, which is valid UTF-8 but never typed; `None` if there is none.
pub(super) fn nul_error(text: &str) -> Option<String> {
    let (line, column) = position(text.as_bytes(), text.find('\0')?);
    Some(phrase_text(&phrase!(letters::NulByte { line, column })))
}

/// Returns UTF-16 or UTF-32 if a byte-order mark or the pattern of zero bytes shows that encoding; `None` if not.
fn foreign_encoding(bytes: &[u8]) -> Option<&'static str> {
    // UTF-32 first: its mark begins like that of UTF-16.
    if bytes.starts_with(b"\xff\xfe\0\0") || bytes.starts_with(b"\0\0\xfe\xff") {
        return Some("UTF-32");
    }
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        return Some("UTF-16");
    }
    let examined = bytes.get(..EXAMINED_BYTES.min(bytes.len())).unwrap_or(bytes);
    // The count of zero bytes, and of all bytes, at each position modulo 4.
    let (mut zeros, mut totals) = ([0_usize; 4], [0_usize; 4]);
    for (byte, place) in examined.iter().zip((0..4).cycle()) {
        totals[place] += 1;
        zeros[place] += usize::from(*byte == 0);
    }
    if totals[3] == 0 || zeros == totals {
        return None;
    }
    let (is_all_zero, has_no_zero) = (|n: usize| zeros[n] == totals[n], |n: usize| zeros[n] == 0);
    let is_mostly_zero = |n: usize| zeros[n] * 4 >= totals[n] * 3;
    let is_utf32 = |first: usize, last: usize| is_all_zero(first) && (1..=2).all(is_mostly_zero) && has_no_zero(last);
    if is_utf32(0, 3) || is_utf32(3, 0) {
        return Some("UTF-32");
    }
    let is_utf16 = |here: [usize; 2], there: [usize; 2]| {
        here.into_iter().all(is_mostly_zero) && there.into_iter().all(has_no_zero)
    };
    (is_utf16([0, 2], [1, 3]) || is_utf16([1, 3], [0, 2])).then_some("UTF-16")
}

/// Returns the line and column (in characters) of the byte at offset `at`, both from 1.
fn position(bytes: &[u8], at: usize) -> (usize, usize) {
    let before = bytes.get(..at).unwrap_or(bytes);
    let line = before.split(|byte| *byte == b'\n').count();
    let prefix = before.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    (line, String::from_utf8_lossy(prefix).chars().count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Encodes a text with `bytes` bytes for each character.
    fn encode(text: &str, bytes: usize, big: bool) -> Vec<u8> {
        let encode_char = |c: char| {
            let word = u32::from(c);
            let all = if big { word.to_be_bytes() } else { word.to_le_bytes() };
            if big { all[4 - bytes..].to_vec() } else { all[..bytes].to_vec() }
        };
        text.chars().flat_map(encode_char).collect()
    }

    #[test]
    fn other_encodings_are_named_with_a_mark_and_without() {
        for (bytes, name) in [(2, "UTF-16"), (4, "UTF-32")] {
            for big in [false, true] {
                for text in ["board: |\n  a\n", "\u{feff}board: |\n", "# für König\nboard: a\n"] {
                    let refused = decode_utf8(encode(text, bytes, big)).err();
                    let expected = format!("the text is {name}; save it as UTF-8");
                    assert_eq!(refused, Some(expected), "{text:?} {big}");
                }
            }
        }
    }

    #[test]
    fn the_first_wrong_byte_is_told_with_its_place() {
        let decode_error = |bytes: &[u8]| decode_utf8(bytes.to_vec()).err().unwrap_or_default();
        assert_eq!(
            decode_error(b"a: b\n\xc3\xa4b: \xe4\n"),
            "the text is not UTF-8: line 2, column 5 is the byte E4 (`ä` in Latin-1); save it as UTF-8"
        );
        assert_eq!(decode_error(b"\x80"), "the text is not UTF-8: line 1, column 1 is the byte 80; save it as UTF-8");
        let message = "this is not text: line 2, column 2 is a NUL byte; a scenario is plain text, saved as UTF-8";
        assert_eq!(nul_error("board: |\na\0b\n").as_deref(), Some(message));
        assert_eq!(nul_error("board: |\na\n"), None);
        assert_eq!(decode_error(&[0; 9]), "");
        assert!(decode_error(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").contains("line 1, column 1"));
    }

    #[test]
    fn a_mark_is_dropped_and_short_texts_are_text() {
        assert_eq!(decode_utf8(b"\xef\xbb\xbfboard: |".to_vec()).as_deref(), Ok("board: |"));
        for text in ["", "a", "ab", "abc", "abcd", "äöü"] {
            assert_eq!(decode_utf8(text.as_bytes().to_vec()).as_deref(), Ok(text));
        }
    }
}
