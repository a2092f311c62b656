//! Data written as JSON: any text is there as it is, and nothing in the bytes acts on what shows them.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, PrettyFormatter, Serializer};

use crate::report::format::Layout;
use crate::text::is_invisible;

/// Writes data in a layout, without a line ending.
///
/// What data is made of is much code, so that there is one of it for all layouts and places.
pub(super) fn write(data: &impl Serialize, layout: Layout, to: &mut dyn Write) -> io::Result<()> {
    let laid = match layout {
        Layout::Indented => Indentation::Indented(PrettyFormatter::new()),
        Layout::Lines => Indentation::Lines(CompactFormatter),
    };
    data.serialize(&mut Serializer::with_formatter(to, laid)).map_err(Into::into)
}

/// A layout in which characters that are not seen are written as `\u202e`, which whoever reads JSON reads back.
enum Indentation {
    Indented(PrettyFormatter<'static>),
    Lines(CompactFormatter),
}

/// Hands what is about the layout on to it.
macro_rules! as_laid_out {
    ($($name:ident($($arg:ident: $is:ty),*)),+ $(,)?) => {
        $(fn $name<W: ?Sized + Write>(&mut self, to: &mut W, $($arg: $is),*) -> io::Result<()> {
            match self {
                Self::Indented(laid) => laid.$name(to, $($arg),*),
                Self::Lines(laid) => laid.$name(to, $($arg),*),
            }
        })+
    };
}

impl Formatter for Indentation {
    as_laid_out! {
        begin_array(), end_array(), begin_array_value(first: bool), end_array_value(),
        begin_object(), end_object(), begin_object_key(first: bool), end_object_key(),
        begin_object_value(), end_object_value(),
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, to: &mut W, fragment: &str) -> io::Result<()> {
        if fragment.bytes().all(|b| (b' '..0x7f).contains(&b)) {
            return to.write_all(fragment.as_bytes());
        }
        let mut rest = fragment;
        while let Some(at) = rest.find(is_invisible) {
            let (seen, from) = rest.split_at(at);
            to.write_all(seen.as_bytes())?;
            let mut signs = from.chars();
            for unit in signs.next().into_iter().flat_map(units) {
                write!(to, "\\u{unit:04x}")?;
            }
            rest = signs.as_str();
        }
        to.write_all(rest.as_bytes())
    }
}

/// A character as JSON numbers it: beyond the first 65 536, as two.
fn units(c: char) -> Vec<u16> {
    c.encode_utf16(&mut [0; 2]).to_vec()
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn what_is_not_seen_is_written_by_number_and_read_back() {
        let said = "a\u{1b}\u{9b}\u{7f}\u{202e}é 👩\u{200d}👧 \u{e0041}\u{2028}\n\"\\";
        let data = json!({ said: [said], "n": [1, {}] });
        for (layout, as_usual) in [
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
            assert_eq!(String::from_utf8(out).expect("text"), as_usual.expect("JSON"));
        }
    }
}
