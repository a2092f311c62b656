//! The problem of a text that is not YAML: the place at which reading stopped, and a bracket or quote that is still open there.

use super::problems::yaml_problems as yaml;
use super::{Problem, Span, problem};

/// Returns the problem of a text that stops being YAML at a byte, for the reason that the parser gives.
pub(super) fn syntax_problem(text: &str, at: usize, reason: &str) -> Problem {
    let reason = reason.split(" at char ").next().unwrap_or(reason);
    let reason = reason.split(" at byte ").next().unwrap_or(reason).trim_end_matches(['.', ',', ' ']);
    let next = text.get(at..).and_then(|rest| rest.chars().next());
    let len = next.filter(|c| !matches!(c, '\n' | '\r')).map_or(0, char::len_utf8);
    let stopped = Span::new(at, at + len);
    if let Some((sign, open)) = unclosed(text, at) {
        return problem!(Span::new(open, open + 1), yaml::Unclosed { sign }).at_related(stopped);
    }
    let sign = match next {
        Some('@' | '`' | '%' | '&' | '*' | '!') => "special",
        Some(c) if c.is_control() && c != '\n' => "invisible",
        _ => "other",
    };
    problem!(stopped, yaml::NotYaml { reason: reason.to_owned(), sign })
}

/// Returns the last bracket, brace or quote before a byte that is still open there, with its place.
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
