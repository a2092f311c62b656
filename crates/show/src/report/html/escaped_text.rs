//! Text on a page. Any text of a file is written as [`Text`], so that none of it is markup.

use std::fmt::Write;

use carcassonne_text::sanitize;
use maud::{Escaper, Render};

/// A text that may come from a file. Markup is escaped, invisible characters are shown by their numbers, and a line end is a
/// space.
#[derive(Debug, Clone, Copy)]
pub(super) struct Text<T>(pub(super) T);

impl<T: AsRef<str>> Render for Text<T> {
    fn render_to(&self, out: &mut String) {
        let text = sanitize(self.0.as_ref()).replace('\n', " ");
        // Writing to a string cannot fail.
        let _ = Escaper::new(out).write_str(&text);
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn text_of_a_file_is_never_markup() {
        let text = "</p><script>\"a\" & 'b'</script>\u{1b}[31m\u{202e}\u{2066}\nc";
        let page = html! { p title=(Text(text)) { (Text(text)) } }.into_string();
        let escaped = "&lt;/p&gt;&lt;script&gt;&quot;a&quot; &amp; 'b'&lt;/script&gt;\\u{1b}[31m\\u{202e}\\u{2066} c";
        assert_eq!(page, format!("<p title=\"{escaped}\">{escaped}</p>"));
    }
}
