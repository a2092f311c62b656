//! The wording of messages: the legal word nearest to a misspelt one, shortened words and lists of words.

use super::invisible::{is_invisible, sanitize_line};

/// The maximum number of legal words that are considered for a misspelt word; a file may define any number.
const MOST_WORDS: usize = 2_000;
/// The maximum number of legal words that are compared letter by letter with a misspelt word, which costs most.
const MOST_COMPARED: usize = 200;
/// The longest word that is compared, in bytes; a longer one is not taken for a typing mistake.
const LONGEST_WORD: usize = 64;

/// Returns the word of `legal` nearest to `word`; `None` if `word` is no typing mistake or abbreviation of any.
pub fn nearest_word<'a>(word: &str, legal: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.is_empty() || word.len() > LONGEST_WORD {
        return None;
    }
    let lower = word.to_lowercase();
    let most_slips = match lower.chars().count() {
        1 | 2 => 0,
        3..=5 => 1,
        _ => 2,
    };
    let starts_with_word = |l: &str| lower.len() > 2 && l.to_lowercase().starts_with(&lower);
    let (length, word_bits) = (lower.len(), letter_bits(&lower));
    let word_chars: Vec<char> = lower.chars().collect();
    // A slip changes the length by one letter at most, and the set of letters by two.
    let may_be_near = |l: &str| {
        !(l.is_ascii() && lower.is_ascii())
            || l.len() >= length && l.as_bytes()[..length].eq_ignore_ascii_case(lower.as_bytes())
            || l.len().abs_diff(length) <= most_slips
                && (word_bits ^ letter_bits(l)).count_ones() as usize <= 2 * most_slips
    };
    legal
        .into_iter()
        .take(MOST_WORDS)
        .filter(|l| l.len() <= LONGEST_WORD && may_be_near(l))
        .take(MOST_COMPARED)
        .filter_map(|l| {
            let other: Vec<char> = l.to_lowercase().chars().collect();
            let distance = edit_distance(&word_chars, &other, most_slips)
                .or_else(|| starts_with_word(l).then(|| other.len().saturating_sub(word_chars.len())));
            distance.map(|distance| (distance, l))
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, l)| l)
}

/// Returns the edit distance of two words if it is at most `limit`: one for each letter omitted, added, replaced or
/// swapped with its neighbour. For two slips this is cheaper than a table of distances.
fn edit_distance(a: &[char], b: &[char], limit: usize) -> Option<usize> {
    let shared = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a[shared..], &b[shared..]);
    if a.is_empty() && b.is_empty() {
        return Some(0);
    }
    let left = limit.checked_sub(1)?;
    let others = [(1, 1), (1, 0), (0, 1)];
    let other = others.into_iter().filter_map(|(n, m)| edit_distance(a.get(n..)?, b.get(m..)?, left));
    let swapped = match (a, b) {
        ([first, second, a @ ..], [third, fourth, b @ ..]) if (first, second) == (fourth, third) => {
            edit_distance(a, b, left)
        }
        _ => None,
    };
    other.chain(swapped).min().map(|more| more + 1)
}

/// Returns the set of the bytes of a word, letters in lower case, with one bit for each by its last six bits.
fn letter_bits(word: &str) -> u64 {
    word.bytes().fold(0, |set, b| set | 1 << (b.to_ascii_lowercase() & 63))
}

/// The character that replaces an omitted part of a word or line.
pub(super) const ELLIPSIS: char = '…';
/// The maximum number of characters of a word that a message shows.
const MOST_OF_A_WORD: usize = 40;
/// The maximum number of characters of a file name that a message shows.
const MOST_OF_A_PATH: usize = 160;
/// The maximum number of characters of a line for the user to type.
const MOST_OF_A_LINE: usize = 240;

/// Returns a word for a message: on one line, and cut after forty characters.
pub fn shorten(word: &str) -> String {
    truncate_to_line(word, MOST_OF_A_WORD)
}

/// Returns a line for the user to type, cut after 240 characters, or after 40 if a word or run of spaces is that long.
pub fn shorten_line(line: &str) -> String {
    // A word of this length is not one to be typed.
    let is_long = |word: &str| word.chars().nth(MOST_OF_A_WORD).is_some();
    let has_wide_gap = line.contains(&" ".repeat(MOST_OF_A_WORD));
    let is_cut_short = has_wide_gap || line.split(' ').any(is_long);
    truncate_to_line(line, if is_cut_short { MOST_OF_A_WORD } else { MOST_OF_A_LINE })
}

/// Returns a file name for a message: on one line, and only the end of a very long one, by which files differ.
pub fn shorten_path(name: &str) -> String {
    let mut from_end = name.char_indices().rev().map(|(at, _)| at);
    let end = from_end.nth(MOST_OF_A_PATH - 1).and_then(|at| name.get(at..));
    match end {
        Some(end) if from_end.next().is_some() => format!("{ELLIPSIS}{}", sanitize_line(end)),
        Some(_) | None => sanitize_line(name),
    }
}

/// Returns a text for printing: on one line, and cut after `limit` characters.
pub(super) fn truncate_to_line(text: &str, limit: usize) -> String {
    let spaced = |c: char| if matches!(c, '\n' | '\t' | '\u{a0}') { ' ' } else { c };
    // Escapes lengthen the text, so it is cut before and after they are written.
    let beginning: String = text.chars().take(limit + 1).map(spaced).collect();
    let escaped = sanitize_line(&beginning);
    let mut letters = escaped.chars();
    let mut short: String = letters.by_ref().take(limit).collect();
    if letters.next().is_some() {
        // A joiner is invisible once the character that it joins is cut off.
        short.truncate(short.trim_end_matches(is_invisible).len());
        short.push(ELLIPSIS);
    }
    short
}

/// Returns the words quoted and listed, with `joint` before the last: `a`, `b` and `c`; `nothing` if there are none.
pub fn quoted_list<S: AsRef<str>>(words: &[S], joint: &str) -> String {
    let quoted: Vec<String> = words.iter().map(|w| format!("`{}`", shorten(w.as_ref()))).collect();
    if quoted.is_empty() { "nothing".to_owned() } else { join_phrases(&quoted, joint) }
}

/// Joins phrases, unquoted, with `joint` before the last: `a, b and c`.
pub fn join_phrases(phrases: &[String], joint: &str) -> String {
    match phrases {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {joint} {last}", most.join(", ")),
    }
}

/// Joins phrases, unquoted, with `joint` between any two: `a or b or c`.
pub fn join_with<S: AsRef<str>>(phrases: &[S], joint: &str) -> String {
    let phrases: Vec<&str> = phrases.iter().map(AsRef::as_ref).collect();
    phrases.join(&format!(" {joint} "))
}

/// Returns a word with its first letter capitalised.
pub fn capitalize(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |c| c.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_where_nothing_unseen_is_left() {
        assert_eq!(shorten(&"x".repeat(41)), "x".repeat(40) + "…");
        let family = "👩\u{200d}".repeat(30);
        assert_eq!(shorten(&family), "👩\u{200d}".repeat(19) + "👩…");
        let path = format!("{}/a.yaml", "long".repeat(60));
        assert_eq!(shorten_path(&path), format!("…{}", &path[path.len() - 160..]));
        assert_eq!(shorten_path(&path[path.len() - 160..]), &path[path.len() - 160..]);
        assert_eq!(shorten_path("a\u{1b}b.yaml"), "a\\u{1b}b.yaml");
    }

    #[test]
    fn a_slip_is_recognised_and_a_stranger_is_not() {
        assert_eq!(nearest_word("meepels", ["meeples", "board"]), Some("meeples"));
        assert_eq!(nearest_word("dragon", ["meeples", "board"]), None);
        assert_eq!(nearest_word("compl", ["complete", "board"]), Some("complete"));
        assert_eq!(nearest_word("z", ["a", "b"]), None);
        assert_eq!(nearest_word(&"x".repeat(10_000), ["x"]), None);
    }

    #[test]
    fn slips_are_counted_as_a_table_of_distances_has_them() {
        let words: Vec<String> = (0..243_u32)
            .map(|n| (0..5).map(|place| ['a', 'b', 'c'][(n / 3_u32.pow(place) % 3) as usize]).collect::<String>())
            .flat_map(|word| [word[1..].to_owned(), word])
            .collect();
        for a in words.iter().step_by(7) {
            for b in &words {
                let [x, y] = [a, b].map(|word| word.chars().collect::<Vec<char>>());
                let distance = strsim::osa_distance(a, b);
                assert_eq!(edit_distance(&x, &y, 2), Some(distance).filter(|distance| *distance <= 2), "{a} {b}");
            }
        }
    }

    #[test]
    fn long_words_are_cut_and_stay_on_one_line() {
        assert_eq!(shorten("meeples"), "meeples");
        assert_eq!(shorten(&"x".repeat(41)), format!("{}…", "x".repeat(40)));
        assert_eq!(shorten("a\nb\u{1b}[1mc"), "a b\\u{1b}[1mc");
    }

    #[test]
    fn lists_read_like_sentences() {
        assert_eq!(quoted_list(&["a", "b", "c"], "or"), "`a`, `b` or `c`");
        assert_eq!(join_with(&["a", "b", "c"], "or"), "a or b or c");
    }
}
