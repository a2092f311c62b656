//! The letters in which sides and half-edges are written.

use carcassonne_text::phrase;
use carcassonne_words::dictionary::{Use, meaning};
use carcassonne_words::messages::plain::{Arg, Sentence};

use super::problems;
use crate::geometry::{HalfEdge, HalfEdgeSet, Hand, Side, SideSet};

/// A mistake in a word of the notation: its position in the word, and the correction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// The byte offset at which the mistake starts.
    pub at: usize,
    /// The length of the mistake in bytes.
    pub len: usize,
    /// The problem that the mistake is.
    pub sentence: Sentence,
    /// The replacement for the whole word, if it is known exactly.
    pub correction: Option<String>,
}

impl Slip {
    fn new(at: usize, len: usize, sentence: Sentence) -> Self {
        Self { at, len, sentence, correction: None }
    }
}

/// Reads one side at a byte offset of a word; returns the side and its length in bytes, or a slip if there is none.
fn parse_side(word: &str, at: usize) -> Result<(Side, usize), Slip> {
    let rest = word.get(at..).unwrap_or("");
    let with_number = rest.get(..2).and_then(|two| Side::ALL.into_iter().find(|s| s.word() == two));
    if let Some(side) = with_number {
        return Ok((side, 2));
    }
    let first = rest.chars().next().unwrap_or(' ');
    if let Some(side) = Side::ALL.into_iter().find(|s| s.word().chars().eq([first])) {
        return Ok((side, 1));
    }
    let capital = "neswl".contains(first).then(|| first.to_ascii_uppercase());
    let sides = None::<String>;
    Err(Slip::new(at, first.len_utf8(), phrase!(problems::NoSuchLetter { letter: first, sides, capital })))
}

/// Returns the sides that a malformed word probably names, such as `north` or `n/e`; `None` if that cannot be guessed.
fn guess_sides(word: &str) -> Option<String> {
    let mut found = String::new();
    let lower = word.to_lowercase();
    let parts = lower.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    for part in parts {
        match meaning(Use::Side, part) {
            Some(side) => found.push_str(&side.to_uppercase()),
            None if part.chars().all(|c| "neswol12".contains(c)) => {
                found.extend(part.chars().map(|c| if c == 'o' { 'E' } else { c.to_ascii_uppercase() }));
            }
            None => return None,
        }
    }
    let is_valid = !found.is_empty() && found != word && parse_sides(&found).is_ok();
    is_valid.then_some(found)
}

/// Reads sides, one letter or letter and number each: `WL`, `EW`, `WS2`.
///
/// # Errors
///
/// Returns a slip for the first letter that is not a side, a side that is named twice, or an empty word.
pub fn parse_sides(word: &str) -> Result<SideSet, Slip> {
    let mut set = SideSet::EMPTY;
    let mut at = 0;
    while at < word.len() {
        let (side, len) = parse_side(word, at).map_err(|slip| match guess_sides(word) {
            // A word of letters is marked as a whole; in any other, only the character at fault is.
            Some(sides) if word.len() > 1 && word.chars().all(char::is_alphabetic) => {
                let sentence = phrase!(problems::SidesInWords { word: word.to_owned(), sides: &sides });
                Slip { at: 0, len: word.len(), sentence, correction: Some(sides) }
            }
            Some(sides) => {
                let mut sentence = slip.sentence;
                sentence.set_arg("sides", Arg::from(&sides));
                Slip { sentence, correction: Some(sides), ..slip }
            }
            None => slip,
        })?;
        if !set.insert(side) {
            return Err(Slip::new(at, len, phrase!(problems::SideTwice { side: side.word() })));
        }
        at += len;
    }
    if set.is_empty() {
        return Err(Slip::new(0, word.len(), problems::NoSides.into()));
    }
    Ok(set)
}

/// Reads half-edges, separated by spaces: `WR EL`.
///
/// # Errors
///
/// Returns a slip for the first word that is not a half-edge, a half-edge named twice, or a text without half-edges.
pub fn parse_half_edges(text: &str) -> Result<HalfEdgeSet, Slip> {
    let mut set = HalfEdgeSet::EMPTY;
    let mut at = 0;
    for word in text.split(' ') {
        if !word.is_empty() {
            let half = parse_half_edge(word).map_err(|mut slip| {
                slip.at += at;
                slip
            })?;
            if !set.insert(half) {
                let sentence = phrase!(problems::HalfEdgeTwice { half: half.to_string() });
                return Err(Slip::new(at, word.len(), sentence));
            }
        }
        at += word.len() + 1;
    }
    if set.is_empty() {
        return Err(Slip::new(0, text.len(), problems::NoHalfEdges.into()));
    }
    Ok(set)
}

fn parse_half_edge(word: &str) -> Result<HalfEdge, Slip> {
    let (side, len) = parse_side(word, 0)?;
    let hand = match word.get(len..) {
        Some("L") => Hand::Left,
        Some("R") => Hand::Right,
        _ => return Err(Slip::new(0, word.len(), phrase!(problems::NoHalfEdge { word: word.to_owned() }))),
    };
    Ok(HalfEdge { side, hand })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(word: &str) -> Result<String, usize> {
        parse_sides(word).map(|s| s.to_string()).map_err(|slip| slip.at)
    }

    #[test]
    fn sides_are_letters_and_numbers() {
        assert_eq!(read("WL"), Ok("WL".into()));
        assert_eq!(read("WS2"), Ok("S2W".into()));
        assert_eq!(read("EX"), Err(1));
        assert_eq!(read("w"), Err(0));
        assert_eq!(read("NN"), Err(1));
        assert_eq!(read(""), Err(0));
        assert_eq!(read("N3"), Err(1));
    }

    #[test]
    fn half_edges_are_words() {
        assert_eq!(parse_half_edges("WR  EL").map(|s| s.to_string()), Ok("EL WR".into()));
        assert_eq!(parse_half_edges("LL LR").map(|s| s.to_string()), Ok("LL LR".into()));
        assert_eq!(parse_half_edges("WR E").map_err(|slip| slip.at), Err(3));
        assert_eq!(parse_half_edges("N1R").map(|s| s.to_string()), Ok("N1R".into()));
    }
}
