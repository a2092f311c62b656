//! Text in Markdown, escaped so that none of it is markup.

use std::fmt;

use carcassonne_text::sanitize;

use crate::report::document::{Citation, percent_encode, to_one_line};

/// A piece of Markdown. Text from elsewhere is escaped by [`Markup::text`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Markup(String);

impl Markup {
    /// Returns a sign of Markdown: `## `, `- `.
    pub(super) fn sign(sign: &'static str) -> Self {
        Self(sign.to_owned())
    }

    /// Escapes a text and puts it on one line. Invisible characters are shown by their numbers.
    pub(super) fn text(text: &str) -> Self {
        escape(&to_one_line(text))
    }

    /// Escapes a text that continues a line, with the space at its beginning.
    pub(super) fn text_after(text: &str) -> Self {
        let space = if text.starts_with(' ') { " " } else { "" };
        Self(space.to_owned()).with(&Self::text(text))
    }

    pub(super) fn heading(level: usize, text: &str) -> Self {
        Self(format!("{} {}", "#".repeat(level), Self::text(text)))
    }

    pub(super) fn picture(file: &str, alternative: &str) -> Self {
        let file = percent_encode(file, |c| !(c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '/')));
        Self(format!("![{}]({file})", Self::text(alternative)))
    }

    pub(super) fn verbatim(language: &str, lines: &[String]) -> Self {
        // The fence must be longer than any run of backticks in the lines.
        let fence = lines.iter().map(|line| longest_run(line, '`')).max().unwrap_or(0).max(2) + 1;
        let fence = "`".repeat(fence);
        Self(format!("{fence}{language}\n{}\n{fence}", sanitize(&lines.join("\n"))))
    }

    /// Returns an address as a link.
    pub(super) fn address(address: &str) -> Self {
        Self(bracket_address(address))
    }

    /// Puts the text in bold, unless it is empty.
    pub(super) fn strong(self) -> Self {
        self.enclose("**", "**")
    }

    /// Puts the text in italics, unless it is empty.
    pub(super) fn italic(self) -> Self {
        self.enclose("_", "_")
    }

    /// Puts the text in small print, unless it is empty.
    pub(super) fn small(self) -> Self {
        self.enclose("<sub>", "</sub>")
    }

    /// Appends another piece.
    pub(super) fn with(self, next: &Self) -> Self {
        Self(self.0 + &next.0)
    }

    /// Joins the pieces that are not empty.
    pub(super) fn join(pieces: impl IntoIterator<Item = Self>, separator: &str) -> Self {
        let pieces: Vec<String> = pieces.into_iter().map(|p| p.0).filter(|p| !p.is_empty()).collect();
        Self(pieces.join(separator))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn enclose(self, before: &str, after: &str) -> Self {
        if self.is_empty() { self } else { Self(format!("{before}{self}{after}")) }
    }
}

impl fmt::Display for Markup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Returns `true` if a character could be markup, given the text before it and the text after it.
fn is_markup(c: char, before: &str, after: &str) -> bool {
    let is_first = before.is_empty();
    match c {
        '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#' | '~' | '$' | '^' => true,
        // Attributes or commands of some dialects.
        '{' => after.starts_with(['#', '.', ':', '%', '{']),
        // A list, or the line under a heading.
        '-' | '+' => is_first,
        '=' => is_first || before.ends_with('=') || after.starts_with('='),
        // A numbered list.
        '.' | ')' if !is_first && before.chars().all(|c| c.is_ascii_digit()) => true,
        // Bare addresses, which some dialects turn into links.
        '.' => before.to_ascii_lowercase().ends_with("www"),
        ':' => after.starts_with("//"),
        '@' => !after.starts_with(' ') && !after.is_empty(),
        // The name or number of a character.
        '&' => after
            .split_once(';')
            .is_some_and(|(name, _)| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '#')),
        _ => false,
    }
}

fn escape(text: &str) -> Markup {
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        if is_markup(c, &text[..at], &text[at + c.len_utf8()..]) {
            out.push('\\');
        }
        out.push(c);
    }
    Markup(out)
}

fn longest_run(text: &str, sign: char) -> usize {
    text.split(|c| c != sign).map(str::len).max().unwrap_or(0)
}

/// Puts an address between angle brackets. Characters that could end it, or a cell of a table, are percent-encoded.
fn bracket_address(address: &str) -> String {
    format!("<{}>", percent_encode(address, |c| matches!(c, '<' | '>' | '\\' | '|' | '`')))
}

/// The links of a text: the label and the address of each. They are defined at the end, so that the source reads well.
#[derive(Debug, Default)]
pub(super) struct Links(Vec<(String, String)>);

impl Links {
    /// Returns a citation: the source, as a link if it has an address, and the place in it.
    pub(super) fn citation(&mut self, citation: &Citation) -> Markup {
        let (name, place) = (Markup::text(&citation.source), Markup::text_after(&citation.place));
        let Some((source, address)) = &citation.link else { return name.with(&place) };
        let label = self.label(source, address);
        // `[id]:` and `[id](` would define a link.
        let can_be_short = place.0.is_empty() || place.0.starts_with([',', ';', ' ']);
        if label == citation.source && can_be_short {
            Markup(format!("[{name}]{place}"))
        } else {
            Markup(format!("[{name}][{label}]{place}"))
        }
    }

    /// Returns the label of an address: the id of the source, with a number for any but its first address.
    fn label(&mut self, source: &str, address: &str) -> String {
        let is_of_source = |label: &str| label.split(' ').next() == Some(source);
        if let Some((label, _)) = self.0.iter().find(|(label, known)| is_of_source(label) && known == address) {
            return label.clone();
        }
        let count = self.0.iter().filter(|(label, _)| is_of_source(label)).count();
        let label = if count == 0 { source.to_owned() } else { format!("{source} {}", count + 1) };
        self.0.push((label.clone(), address.to_owned()));
        label
    }

    /// Returns the definitions of the links, one per line.
    pub(super) fn definitions(&self) -> Markup {
        let line = |(label, address): &(String, String)| Markup(format!("[{label}]: {}", bracket_address(address)));
        Markup::join(self.0.iter().map(line), "\n")
    }
}

#[cfg(test)]
mod tests {
    use carcassonne_law::Link;

    use super::*;

    #[test]
    fn nothing_in_a_text_is_markup() {
        for (text, written) in [
            ("a | b", "a \\| b"),
            ("`x` *y* _z_ ~w~ $v$", "\\`x\\` \\*y\\* \\_z\\_ \\~w\\~ \\$v\\$"),
            ("<b>x</b>", "\\<b\\>x\\</b\\>"),
            ("[x](y)", "\\[x\\](y)"),
            ("# x\n\n## y", "\\# x \\#\\# y"),
            ("- x - y", "\\- x - y"),
            ("1. x 2. y", "1\\. x 2. y"),
            ("12) x", "12\\) x"),
            ("=== x = y", "\\=\\=\\= x = y"),
            ("x^2 {y} {.z}", "x\\^2 {y} \\{.z}"),
            ("see https://x.y or www.x.y", "see https\\://x.y or www\\.x.y"),
            ("&lt;b&gt; &#60; A & B; C&D", "\\&lt;b\\&gt; \\&#60; A & B; C&D".replace('#', "\\#").as_str()),
            ("C:\\x", "C:\\\\x"),
            ("@all a@b @", "\\@all a\\@b @"),
            ("  spaces\t\nand lines ", "spaces and lines"),
            ("a\u{1b}]8;;x\u{7}b\u{202e}", "a\\\\u{1b}\\]8;;x\\\\u{7}b\\\\u{202e}"),
        ] {
            assert_eq!(Markup::text(text).to_string(), written);
        }
    }

    #[test]
    fn a_drawing_cannot_leave_its_fence() {
        let drawn = Markup::verbatim("text", &["a".to_owned(), "```` <b>".to_owned()]).to_string();
        assert!(drawn.starts_with("`````text\n") && drawn.ends_with("\n`````"), "{drawn}");
        assert!(Markup::verbatim("text", &[]).to_string().starts_with("```text\n"));
    }

    #[test]
    fn an_address_stays_within_its_brackets() {
        let strange = Markup::address("https://x.y/a b<c>(d)|e\\f`g_h*é\u{a0}").to_string();
        assert_eq!(strange, "<https://x.y/a%20b%3Cc%3E(d)%7Ce%5Cf%60g_h*é%C2%A0>");
    }

    #[test]
    fn an_address_is_defined_once_and_a_source_without_one_is_text() {
        let link = |source, address| Some(Link { source, address });
        let (one, other) = (link("2e", "https://x.y/2e_(a)"), link("2e", "https://x.y/1e"));
        let mut links = Links::default();
        let mut cite =
            |text: &str, name: &str, link| links.citation(&Citation::from_text(text, name, link)).to_string();
        assert_eq!(cite("2e, \"Roads and cities\"", "2e", one), "[2e], \"Roads and cities\"");
        assert_eq!(cite("2e (a title)", "2e", one), "[2e] (a title)");
        assert_eq!(cite("2e, page on the first edition", "2e", other), "[2e][2e 2], page on the first edition");
        assert_eq!(cite("The *wiki*, \"Farms\"", "The *wiki*", one), "[The \\*wiki\\*][2e], \"Farms\"");
        assert_eq!(cite("hh, \"Cloisters\"", "hh", None), "hh, \"Cloisters\"");
        assert_eq!(cite("2e: x", "2e", one), "2e: x");
        assert_eq!(cite("our *file*, line 3", "our *file*", None), "our \\*file\\*, line 3");
        let all = links.definitions().to_string();
        assert_eq!(all, "[2e]: <https://x.y/2e_(a)>\n[2e 2]: <https://x.y/1e>");
    }
}
