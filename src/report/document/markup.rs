//! Text in Markdown: what is text stays text.

use std::fmt;

use super::{Citation, encoded, in_a_line};
use crate::text::sanitize;

/// A piece of Markdown. Text becomes one by being escaped ([`Markup::text`]), and by that alone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Markup(String);

impl Markup {
    /// Signs of our own: `## `, `- `.
    pub(super) fn sign(sign: &'static str) -> Self {
        Self(sign.to_owned())
    }

    /// Any text as it reads, in one line: nothing in it is taken for markup, whatever is before or behind it, and what
    /// is not seen is shown by its number.
    pub(super) fn text(text: &str) -> Self {
        escaped(&in_a_line(text))
    }

    /// The same of a text that goes on behind another, with a space where it has one.
    pub(super) fn text_behind(text: &str) -> Self {
        let space = if text.starts_with(' ') { " " } else { "" };
        Self(space.to_owned()).with(&Self::text(text))
    }

    /// A heading of a level.
    pub(super) fn heading(level: usize, text: &str) -> Self {
        Self(format!("{} {}", "#".repeat(level), Self::text(text)))
    }

    /// A picture in a file, with what it shows.
    pub(super) fn picture(file: &str, shows: &str) -> Self {
        let file = encoded(file, |c| !(c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '/')));
        Self(format!("![{}]({file})", Self::text(shows)))
    }

    /// Lines in a language, which stay as they are.
    pub(super) fn verbatim(language: &str, lines: &[String]) -> Self {
        // A fence longer than any row of backticks in it.
        let fence = lines.iter().map(|line| longest_row(line, '`')).max().unwrap_or(0).max(2) + 1;
        let fence = "`".repeat(fence);
        Self(format!("{fence}{language}\n{}\n{fence}", sanitize(&lines.join("\n"))))
    }

    /// An address, as a link of its own.
    pub(super) fn address(address: &str) -> Self {
        Self(pointed(address))
    }

    /// A passage in bold; nothing if it is empty.
    pub(super) fn strong(self) -> Self {
        self.between("**", "**")
    }

    /// A passage in italics; nothing if it is empty.
    pub(super) fn slanted(self) -> Self {
        self.between("_", "_")
    }

    /// A passage in small print.
    pub(super) fn small(self) -> Self {
        self.between("<sub>", "</sub>")
    }

    /// This with what follows directly behind it.
    pub(super) fn with(self, next: &Self) -> Self {
        Self(self.0 + &next.0)
    }

    /// Pieces with a sign between them; those that are empty are left out.
    pub(super) fn joined(pieces: impl IntoIterator<Item = Self>, sign: &str) -> Self {
        let pieces: Vec<String> = pieces.into_iter().map(|p| p.0).filter(|p| !p.is_empty()).collect();
        Self(pieces.join(sign))
    }

    /// Whether there is nothing in it.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn between(self, before: &str, after: &str) -> Self {
        if self.is_empty() { self } else { Self(format!("{before}{self}{after}")) }
    }
}

impl fmt::Display for Markup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a character would be taken for markup: anywhere, by its neighbours, or at the beginning of a line.
fn is_sign(c: char, before: &str, after: &str) -> bool {
    let opens = before.is_empty();
    match c {
        '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#' | '~' | '$' | '^' => true,
        // What some take for attributes, or for their own commands.
        '{' => after.starts_with(['#', '.', ':', '%', '{']),
        // A list, or the line under a heading.
        '-' | '+' => opens,
        '=' => opens || before.ends_with('=') || after.starts_with('='),
        // A numbered list.
        '.' | ')' if !opens && before.chars().all(|c| c.is_ascii_digit()) => true,
        // Some make links of bare addresses.
        '.' => before.to_ascii_lowercase().ends_with("www"),
        ':' => after.starts_with("//"),
        '@' => !after.starts_with(' ') && !after.is_empty(),
        // A character by its name or number.
        '&' => after
            .split_once(';')
            .is_some_and(|(name, _)| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '#')),
        _ => false,
    }
}

fn escaped(text: &str) -> Markup {
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        if is_sign(c, &text[..at], &text[at + c.len_utf8()..]) {
            out.push('\\');
        }
        out.push(c);
    }
    Markup(out)
}

fn longest_row(text: &str, of: char) -> usize {
    text.split(|c| c != of).map(str::len).max().unwrap_or(0)
}

/// An address between pointed brackets, as a link of its own or where a link leads. What would end it or a
/// cell of a table is written by its code.
fn pointed(address: &str) -> String {
    format!("<{}>", encoded(address, |c| matches!(c, '<' | '>' | '\\' | '|' | '`')))
}

/// The links of a text. Where they lead stands at its end ([`Links::definitions`]), so that it reads well as
/// it is written.
#[derive(Debug, Default)]
pub(super) struct Links(Vec<(String, String)>);

impl Links {
    /// What is cited: the source, as a link if it has an address, and the place in it.
    pub(super) fn cited(&mut self, cited: &Citation) -> Markup {
        let (shown, place) = (Markup::text(&cited.source), Markup::text_behind(&cited.place));
        let Some((source, address)) = &cited.link else { return shown.with(&place) };
        let label = self.label(source, address);
        // `[id]:` and `[id](` would say where a link leads.
        let stands_alone = place.0.is_empty() || place.0.starts_with([',', ';', ' ']);
        if label == cited.source && stands_alone {
            Markup(format!("[{shown}]{place}"))
        } else {
            Markup(format!("[{shown}][{label}]{place}"))
        }
    }

    /// The label of an address: the id of the source for its first, with a number for those after it.
    fn label(&mut self, source: &str, address: &str) -> String {
        let known = |label: &str, to: &str| label.split(' ').next() == Some(source) && to == address;
        if let Some((label, _)) = self.0.iter().find(|(label, to)| known(label, to)) {
            return label.clone();
        }
        let others = self.0.iter().filter(|(label, _)| label.split(' ').next() == Some(source)).count();
        let label = if others == 0 { source.to_owned() } else { format!("{source} {}", others + 1) };
        self.0.push((label.clone(), address.to_owned()));
        label
    }

    /// Where the links lead, a line each; empty if there are none.
    pub(super) fn definitions(&self) -> Markup {
        let line = |(label, address): &(String, String)| Markup(format!("[{label}]: {}", pointed(address)));
        Markup::joined(self.0.iter().map(line), "\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::Link;

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
    fn a_page_is_linked_once_and_what_has_no_address_is_text() {
        let link = |source, address| Some(Link { source, address });
        let (one, other) = (link("2e", "https://x.y/2e_(a)"), link("2e", "https://x.y/1e"));
        let mut links = Links::default();
        let mut shown = |text: &str, name: &str, link| links.cited(&Citation::of(text, name, link)).to_string();
        assert_eq!(shown("2e, \"Roads and cities\"", "2e", one), "[2e], \"Roads and cities\"");
        assert_eq!(shown("2e (a title)", "2e", one), "[2e] (a title)");
        assert_eq!(shown("2e, page on the first edition", "2e", other), "[2e][2e 2], page on the first edition");
        assert_eq!(shown("The *wiki*, \"Farms\"", "The *wiki*", one), "[The \\*wiki\\*][2e], \"Farms\"");
        assert_eq!(shown("hh, \"Cloisters\"", "hh", None), "hh, \"Cloisters\"");
        assert_eq!(shown("2e: x", "2e", one), "2e: x");
        assert_eq!(shown("our *file*, line 3", "our *file*", None), "our \\*file\\*, line 3");
        let all = links.definitions().to_string();
        assert_eq!(all, "[2e]: <https://x.y/2e_(a)>\n[2e 2]: <https://x.y/1e>");
    }
}
