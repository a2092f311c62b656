//! The writer of JSON. It escapes invisible characters, so that no text from a file can control a terminal.

use std::io::{self, Write};

use carcassonne_text::is_invisible;
use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, PrettyFormatter, Serializer};

use crate::report::format::Layout;

/// Writes data in a layout, without a line ending.
///
/// The formatter and the writer are not generic: serialization is compiled once for each type of data.
pub(super) fn write(data: &impl Serialize, layout: Layout, out: &mut dyn Write) -> io::Result<()> {
    let formatter = match layout {
        Layout::Indented => EscapingFormatter::Indented(PrettyFormatter::new()),
        Layout::Lines => EscapingFormatter::Lines(CompactFormatter),
    };
    data.serialize(&mut Serializer::with_formatter(out, formatter)).map_err(Into::into)
}

/// The formatter of a layout, with invisible characters escaped: `\u202e`.
enum EscapingFormatter {
    Indented(PrettyFormatter<'static>),
    Lines(CompactFormatter),
}

/// Defines methods that call the formatter of the layout.
macro_rules! delegate {
    ($($name:ident($($arg:ident: $type:ty),*)),+ $(,)?) => {
        $(fn $name<W: ?Sized + Write>(&mut self, out: &mut W, $($arg: $type),*) -> io::Result<()> {
            match self {
                Self::Indented(formatter) => formatter.$name(out, $($arg),*),
                Self::Lines(formatter) => formatter.$name(out, $($arg),*),
            }
        })+
    };
}

impl Formatter for EscapingFormatter {
    delegate! {
        begin_array(), end_array(), begin_array_value(first: bool), end_array_value(),
        begin_object(), end_object(), begin_object_key(first: bool), end_object_key(),
        begin_object_value(), end_object_value(),
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, out: &mut W, fragment: &str) -> io::Result<()> {
        if fragment.bytes().all(|b| (b' '..0x7f).contains(&b)) {
            return out.write_all(fragment.as_bytes());
        }
        let mut rest = fragment;
        while let Some(start) = rest.find(is_invisible) {
            let (visible, tail) = rest.split_at(start);
            out.write_all(visible.as_bytes())?;
            let mut chars = tail.chars();
            // JSON escapes a character by its one or two units in UTF-16.
            if let Some(c) = chars.next() {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    write!(out, "\\u{unit:04x}")?;
                }
            }
            rest = chars.as_str();
        }
        out.write_all(rest.as_bytes())
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn invisible_characters_are_escaped_and_read_back() {
        let text = "a\u{1b}\u{9b}\u{7f}\u{202e}é 👩\u{200d}👧 \u{e0041}\u{2028}\n\"\\";
        let data = json!({ text: [text], "n": [1, {}] });
        for (layout, usual) in [
            (Layout::Lines, serde_json::to_string(&json!({ "n": [1, {}] }))),
            (Layout::Indented, serde_json::to_string_pretty(&json!({ "n": [1, {}] }))),
        ] {
            let mut out = Vec::new();
            write(&data, layout, &mut out).expect("written");
            let text = String::from_utf8(out).expect("text");
            assert!(!text.chars().any(|c| c != '\n' && is_invisible(c)), "{text}");
            assert!(text.contains("\\u202eé 👩\\u200d👧 \\udb40\\udc41"), "{text}");
            assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON"), data);
            let mut out = Vec::new();
            write(&json!({ "n": [1, {}] }), layout, &mut out).expect("written");
            assert_eq!(String::from_utf8(out).expect("text"), usual.expect("JSON"));
        }
    }
}
