//! Drafts as commands for a shell, and such commands typed as lines.

use carcassonne_text::Span;

use super::draft::Draft;

/// The beginning of the command, before its quoted words.
pub(super) const COMMAND: &str = "oracle quick";

impl Draft {
    /// Returns a word between single quotes, as shells take it.
    pub fn quoted(word: &str) -> String {
        format!("'{}'", word.replace('\'', r"'\''"))
    }

    /// Returns the command that answers the draft: `oracle quick '. c*=r, c c\c' 'tower b1 1'`. Empty if nothing is on
    /// the board and nothing is asked.
    pub fn command(&self) -> String {
        if self.is_blank() {
            return String::new();
        }
        // Without a board, the first question stands in place of the map.
        let map = (!self.is_empty()).then(|| self.map());
        let words = map.into_iter().chain(self.questions.iter().cloned());
        let words: Vec<String> = words.map(|word| Self::quoted(&word)).collect();
        format!("{COMMAND} {}", words.join(" "))
    }
}

/// Returns `true` if a line is a command, or the quoted words of one.
pub(super) fn is_command(line: &str) -> bool {
    line.starts_with(['\'', '"']) || line.strip_prefix(COMMAND).is_some_and(|rest| rest.starts_with([' ', '\t']))
}

/// A word of a command, and its place between its quotes.
pub(super) type Word = (String, Span);

/// Splits a command into its quoted words, each with its place in the line, and the options behind them. Fails at the
/// place of a word that is not between quotes, or whose quote does not end.
pub(super) fn words(line: &str) -> Result<(Vec<Word>, &str), Span> {
    let mut at = line.strip_prefix(COMMAND).map_or(0, |rest| line.len() - rest.len());
    let mut words: Vec<Word> = Vec::new();
    loop {
        let rest = line.get(at..).unwrap_or_default();
        at += rest.len() - rest.trim_start().len();
        let rest = rest.trim_start();
        let Some(sign) = rest.chars().next() else { return Ok((words, "")) };
        if rest.starts_with("--") && !words.is_empty() {
            return Ok((words, rest));
        }
        let end = |from: usize| rest.get(from..).and_then(|rest| rest.find(sign)).map(|n| from + n);
        let bare = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let Some(mut end_at) = end(1).filter(|_| matches!(sign, '\'' | '"')) else {
            return Err(Span::new(at, at + bare));
        };
        // `'\''` is a single quote within single quotes.
        while sign == '\''
            && rest.get(end_at..).is_some_and(|rest| rest.starts_with(r"'\''"))
            && let Some(next) = end(end_at + 4)
        {
            end_at = next;
        }
        let written = rest.get(1..end_at).unwrap_or_default();
        words.push((written.replace(r"'\''", "'"), Span::new(at + 1, at + end_at)));
        at += end_at + 1;
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_read_as_it_is_written() {
        for (map, questions) in [
            ("c=r c", vec![]),
            (r". c*=d'anna, c c\c", vec!["tower b1 1", "plague: { sources: \"a1\" }"]),
            ("f='", vec!["''"]),
        ] {
            let draft = Draft::new(map, &questions);
            let line = draft.command();
            assert!(is_command(&line), "{line}");
            let (words, options) = words(&line).expect("words");
            assert_eq!(options, "", "{line}");
            let read: Vec<&str> = words.iter().map(|(word, _)| word.as_str()).collect();
            assert_eq!(read[0], map, "{line}");
            assert_eq!(read[1..], questions, "{line}");
        }
        assert!(words("oracle quick 'c=r").is_err());
        assert_eq!(words("oracle quick --law 'c'").err(), Some(Span::new(13, 18)));
        let options = words("oracle quick 'c' --rules 2015").map(|(_, options)| options);
        assert_eq!(options, Ok("--rules 2015"));
    }
}
