//! The writing of words in YAML, valid within brackets and braces too.

use super::invisible::escape_for_yaml;

/// Returns a word as YAML: unchanged if it can be written plain, else in quotes.
pub fn yaml_word(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '@' | ' ' | '\'');
    // A colon within a word, as in the address of a tile, is harmless.
    let is_inner_colon = |(at, c): (usize, char)| {
        c == ':' && word.get(at + 1..).is_some_and(|rest| rest.starts_with(char::is_alphanumeric))
    };
    let starts_with_letter = word.starts_with(char::is_alphabetic);
    let has_plain_chars = word.char_indices().all(|(at, c)| is_plain(c) || is_inner_colon((at, c)));
    let keywords = ["true", "false", "null", "yes", "no", "on", "off"];
    let is_plain_word = !keywords.contains(&word.to_lowercase().as_str()) && word.trim() == word;
    if starts_with_letter && has_plain_chars && is_plain_word { word.to_owned() } else { quoted_yaml(word) }
}

/// Returns a text in double quotes, as YAML.
pub fn quoted_yaml(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", escape_for_yaml(&escaped))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_mean_something_else_is_quoted() {
        for word in ["red", "a:1:0.city", "a.city@N", "Anna B", "o'neill"] {
            assert_eq!(yaml_word(word), word);
        }
        for word in ["no", "2021", "a: b", "a, b", "[x]", "", "- a", "a:", "a "] {
            assert_eq!(yaml_word(word), format!("\"{word}\""));
        }
        assert_eq!(yaml_word("say \"so\""), "\"say \\\"so\\\"\"");
    }
}
