//! The writing of words in YAML, valid within brackets and braces too.

use super::unseen::in_yaml_quotes;

/// Returns a word as YAML: unchanged if it can be written plain, else in quotes.
pub fn in_yaml(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '@' | ' ' | '\'');
    // A colon within a word, as in the address of a tile, is harmless.
    let colon = |(at, c): (usize, char)| {
        c == ':' && word.get(at + 1..).is_some_and(|rest| rest.starts_with(char::is_alphanumeric))
    };
    let begins = word.starts_with(char::is_alphabetic);
    let fine = word.char_indices().all(|(at, c)| plain(c) || colon((at, c)));
    let means = ["true", "false", "null", "yes", "no", "on", "off"];
    let is_word = !means.contains(&word.to_lowercase().as_str()) && word.trim() == word;
    if begins && fine && is_word { word.to_owned() } else { in_quotes(word) }
}

/// Returns a text in double quotes, as YAML.
pub fn in_quotes(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", in_yaml_quotes(&escaped))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_mean_something_else_is_quoted() {
        for word in ["red", "a:1:0.city", "a.city@N", "Anna B", "o'neill"] {
            assert_eq!(in_yaml(word), word);
        }
        for word in ["no", "2021", "a: b", "a, b", "[x]", "", "- a", "a:", "a "] {
            assert_eq!(in_yaml(word), format!("\"{word}\""));
        }
        assert_eq!(in_yaml("say \"so\""), "\"say \\\"so\\\"\"");
    }
}
