//! Text on a page: whatever a file says gets there through [`Text`] alone, and stays text.

use std::fmt::Write;

use maud::{Escaper, Render};

use crate::text::sanitize;

/// A text that may come from a file, shown as it is. What would be markup is escaped, what is
/// not seen is shown by its number, and a line break is a space.
#[derive(Debug, Clone, Copy)]
pub(super) struct Text<T>(pub(super) T);

impl<T: AsRef<str>> Render for Text<T> {
    fn render_to(&self, out: &mut String) {
        let text = sanitize(self.0.as_ref()).replace('\n', " ");
        // A string can always be written to.
        let _ = Escaper::new(out).write_str(&text);
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn what_a_file_says_is_text_and_never_markup() {
        let said = "</p><script>\"a\" & 'b'</script>\u{1b}[31m\u{202e}\u{2066}\nc";
        let page = html! { p title=(Text(said)) { (Text(said)) } }.into_string();
        let shown = "&lt;/p&gt;&lt;script&gt;&quot;a&quot; &amp; 'b'&lt;/script&gt;\\u{1b}[31m\\u{202e}\\u{2066} c";
        assert_eq!(page, format!("<p title=\"{shown}\">{shown}</p>"));
    }
}
