//! What to say where a text stops being YAML: the parser knows where it gave up, but people want
//! to know what they got wrong.

use super::near::shortened;
use super::{Code, Problem, Span};

/// The problem with a text that stops being YAML at a byte, for the reason that the parser gives.
pub(super) fn problem(text: &str, at: usize, said: &str) -> Problem {
    let said = said.split(" at char ").next().unwrap_or(said);
    let said = said.split(" at byte ").next().unwrap_or(said).trim_end_matches(['.', ',', ' ']);
    let stopped =
        Span::new(at, at + text.get(at..).and_then(|t| t.chars().next()).map_or(0, shown_len));
    let found = |span, message: &str| {
        Problem::new(Code::YamlSyntax, span, format!("this is not YAML: {message}"))
    };
    let line = Line::of(text, at);
    if line.text.trim_start_matches(' ').starts_with('\t') {
        return found(stopped, "a tab at the beginning of a line")
            .label("tab")
            .help("YAML indents with spaces; replace the tab");
    }
    if let Some(map) = row_before_the_map(text, &line) {
        return found(line.span(), "a row of the map that begins left of the first row")
            .label("further left")
            .also(map, "the map begins here")
            .help(
                "begin all rows in the same column; an empty space at the beginning of a row is a `.`",
            );
    }
    if let Some((sign, open)) = unclosed(text, at) {
        return found(Span::new(open, open + 1), &format!("this `{sign}` is never closed"))
            .label("opened here")
            .also(stopped, "reading stopped here")
            .help(match sign {
                '[' => "write the closing `]`",
                '{' => "write the closing `}`",
                _ => "write the closing quote",
            });
    }
    if let Some(before) = Line::before(text, &line).filter(|_| said.contains("mapping values")) {
        let key = before.text.trim_start().split(':').next().unwrap_or("");
        if before.text.contains(':')
            && !before.text.trim_end().ends_with(':')
            && !before.text.contains(": ")
        {
            let rest = before.text.trim_start().get(key.len() + 1..).unwrap_or("");
            return found(before.span(), "a key without a space after its colon")
                .label("no space after the colon")
                .help(format!("write `{}: {}`", shortened(key), shortened(rest)));
        }
        if !before.text.contains(':') {
            return found(before.span(), "a line without a key")
                .label("no `key:` here")
                .help("write `key: value`; a text of several lines needs `key: |` or quotes");
        }
    }
    let help = match text.get(at..).and_then(|t| t.chars().next()) {
        Some('@' | '`' | '%' | '&' | '*' | '!') => {
            "a word cannot begin with this character; put the word in quotes"
        }
        Some(c) if c.is_control() && c != '\n' => "remove the invisible character",
        _ => {
            "look for a bracket, brace or quote that is not closed, a missing space after `:`, or a line that is \
             not in the same column as its neighbours"
        }
    };
    found(stopped, said).label("reading stopped here").help(help)
}

fn shown_len(c: char) -> usize {
    if c == '\n' || c == '\r' { 0 } else { c.len_utf8() }
}

/// A line of a text.
struct Line<'t> {
    start: usize,
    text: &'t str,
}

impl<'t> Line<'t> {
    /// The line that holds a byte.
    fn of(text: &'t str, at: usize) -> Self {
        let start = text.get(..at).and_then(|t| t.rfind('\n')).map_or(0, |n| n + 1);
        Self { start, text: text.get(start..).and_then(|t| t.lines().next()).unwrap_or("") }
    }

    /// The last line before another that is not blank.
    fn before(text: &'t str, line: &Line<'_>) -> Option<Self> {
        let mut end = line.start;
        while end > 0 {
            let found = Self::of(text, end - 1);
            if !found.text.trim().is_empty() && !found.text.trim_start().starts_with('#') {
                return Some(found);
            }
            end = found.start;
        }
        None
    }

    fn indent(&self) -> usize {
        self.text.len() - self.text.trim_start_matches(' ').len()
    }

    /// What is written on the line.
    fn span(&self) -> Span {
        Span::new(self.start + self.indent(), self.start + self.text.trim_end().len())
    }
}

/// If the line is a row that begins left of the first row of the map above it: where that map begins.
fn row_before_the_map(text: &str, line: &Line<'_>) -> Option<Span> {
    let indent = line.indent();
    let mut above = Line::before(text, line)?;
    while above.indent() >= indent && indent > 0 {
        let next = Line::before(text, &above)?;
        if next.text.trim_end().ends_with('|') && next.indent() < indent {
            return (above.indent() > indent).then(|| above.span());
        }
        above = next;
    }
    None
}

/// The last bracket, brace or quote before a byte that is still open there.
fn unclosed(text: &str, at: usize) -> Option<(char, usize)> {
    let mut open: Vec<(char, usize)> = Vec::new();
    let mut quote: Option<(char, usize)> = None;
    let mut before = '\n';
    let mut chars = text.char_indices().peekable();
    while let Some((n, c)) = chars.next() {
        if n >= at && quote.is_none() {
            break;
        }
        match (quote, c) {
            (Some(('"', _)), '\\') => {
                chars.next();
            }
            (Some((sign, _)), _) if c == sign => quote = None,
            // A quote opens only where a word may begin.
            (None, '"' | '\'') if before.is_whitespace() || "[{,".contains(before) => {
                quote = Some((c, n));
            }
            (None, '#') if before.is_whitespace() && open.is_empty() => {
                while chars.peek().is_some_and(|(_, c)| *c != '\n') {
                    chars.next();
                }
            }
            (None, '[' | '{') => open.push((c, n)),
            (None, ']' | '}') => {
                open.pop();
            }
            (Some(_) | None, _) => {}
        }
        before = c;
    }
    quote.or_else(|| open.pop())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str, at: usize) -> (String, Span) {
        let problem = problem(text, at, "mapping values are not allowed in this context");
        (problem.message, problem.span)
    }

    #[test]
    fn an_open_bracket_is_shown_where_it_opens() {
        let text = "players: [red, blue\nboard: |\n  a\n";
        assert_eq!(
            said(text, 25),
            ("this is not YAML: this `[` is never closed".into(), Span::new(9, 10))
        );
    }

    #[test]
    fn a_missing_space_is_shown_in_its_own_line() {
        let text = "question:q\nboard: |\n  a\n";
        assert_eq!(said(text, 16).1, Span::new(0, 10));
    }

    #[test]
    fn a_row_left_of_the_first_is_called_so() {
        let text = "board: |\n    a\n  b c\n";
        let (message, span) = said(text, 17);
        assert!(message.contains("left of the first row"), "{message}");
        assert_eq!(span, Span::new(17, 20));
    }
}
