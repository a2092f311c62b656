//! Guesses at the meaning of a row of the map that cannot be read. A guess is made after the grammar has refused the
//! row, and reported only if the grammar can read the text to write instead.

use std::collections::BTreeSet;

use super::cell::{CUTS, is_sign, may_read, reads};
use super::problems::cells as said;
use super::rows::{MapRow, Word};
use super::slips::{self, is_known};
use crate::scenario::board::Unread;
use crate::scenario::tiles::definitions::Definitions;
use crate::text::{Problem, Problems, Span};

/// The guesses about the rows of a map.
pub(super) struct Guesses<'g> {
    /// All rows, since a correction may apply to each of them.
    rows: &'g [MapRow],
    definitions: &'g Definitions,
    /// The signs that were reported: one report is enough, since a sign is often typed in many cells.
    told: BTreeSet<String>,
}

/// The guess about some words of a row, which take one cell.
struct Guess<'r> {
    /// The number of words in the cell.
    words: usize,
    /// The text to write in place of the words.
    mended: String,
    /// The words that may be names.
    names: Vec<&'r str>,
    /// Set if any tile may lie in any space.
    whole: bool,
    /// The problem to report; `None` if it was reported for another cell.
    problem: Option<Problem>,
}

impl<'r> Guess<'r> {
    /// Creates the guess that one word was meant as the text `mended`.
    fn word(mended: String, names: Vec<&'r str>, problem: Problem) -> Self {
        Self { words: 1, mended, names, whole: false, problem: Some(problem) }
    }
}

impl<'g> Guesses<'g> {
    /// Creates guesses about rows, with the tiles that are defined.
    pub(super) fn about(rows: &'g [MapRow], definitions: &'g Definitions) -> Self {
        Self { rows, definitions, told: BTreeSet::new() }
    }

    /// Returns the words of a refused row that the grammar is to check, one for each cell; `None` for a cell whose
    /// meaning was guessed. Reports the guesses, and a comment behind the cells.
    pub(super) fn row<'r>(
        &mut self,
        row: &MapRow,
        mut words: Vec<Word<'r>>,
        unread: &mut Unread,
        problems: &mut Problems,
    ) -> Vec<Option<Word<'r>>> {
        if let Some((n, (from, _))) = self.comment(&words) {
            words.split_off(n).iter().for_each(|(_, word)| unread.keep(word));
            let span = row.span(from, row.text.len() - from);
            problems.push(said::comment(span));
        }
        let mut cells = Vec::with_capacity(words.len());
        let (mut before, mut rest) = (None, words.as_slice());
        while let Some((word, more)) = rest.split_first() {
            let Some(guess) = self.guess(row, rest, before, problems.is_full()) else {
                cells.push(Some(*word));
                (before, rest) = (Some(word.1), more);
                continue;
            };
            guess.names.iter().for_each(|name| unread.keep(name));
            unread.whole |= guess.whole;
            guess.problem.into_iter().for_each(|problem| problems.push(problem));
            cells.push(None);
            let (taken, more) = rest.split_at(guess.words.min(rest.len()));
            (before, rest) = (taken.last().map(|(_, word)| *word), more);
        }
        cells
    }

    /// Returns a guess if the text to write can be read; else `None`.
    fn tried<'r>(&self, guess: Option<Guess<'r>>) -> Option<Guess<'r>> {
        guess.filter(|guess| {
            let mut words = guess.mended.split(' ').filter(|word| !word.is_empty());
            words.all(|word| may_read(word, self.definitions))
        })
    }

    /// Returns a guess about the first of some words, alone or with those behind it; `None` if there is none. Problems
    /// are only counted if `is_full` is set.
    fn guess<'r>(
        &mut self,
        row: &MapRow,
        words: &[Word<'r>],
        before: Option<&str>,
        is_full: bool,
    ) -> Option<Guess<'r>> {
        let (from, word) = *words.first()?;
        let span = row.span(from, word.len());
        let apart = self.tried(self.cut_apart(row, words));
        if apart.is_some() || reads(word, self.definitions) {
            return apart;
        }
        self.tried(self.run_together(word, span, is_full))
            .or_else(|| self.tried(place(word, span)))
            .or_else(|| self.sign(word, before, span))
            .or_else(|| self.punctuated(word, span))
    }

    /// Returns the first word of a comment behind the cells, with its index: a `#` before words that are no tiles;
    /// `None` if there is no comment.
    fn comment<'r>(&self, words: &[Word<'r>]) -> Option<(usize, Word<'r>)> {
        let is_word =
            |word: &str| !is_sign(word) && word != "#" && !word.contains(CUTS) && !is_known(word, self.definitions);
        if !words.iter().any(|(_, word)| word.starts_with('#')) {
            return None;
        }
        let mut strangers = (0..words.len()).rev().filter(|n| is_word(words[*n].1));
        let last_but_one = strangers.nth(1).unwrap_or(0);
        words.iter().copied().enumerate().find(|(n, (_, word))| {
            // `#/a` begins with an unknown half tile, not with a comment.
            let glued = word.starts_with('#') && !word[1..].starts_with(CUTS);
            *word == "#" && *n < last_but_one || *word != "#" && glued
        })
    }

    /// Returns the guess that a cut with spaces around it belongs to the halves beside it.
    fn cut_apart<'r>(&self, row: &MapRow, words: &[Word<'r>]) -> Option<Guess<'r>> {
        let word = |n: usize| words.get(n).map(|(_, word)| *word);
        let (count, left, right) = match (word(0)?, word(1)?, word(2)) {
            (left, "/" | "\\", Some(right)) => (3, left, right),
            (left, right, _) => match (left.strip_suffix(CUTS), right.strip_prefix(CUTS)) {
                (Some(left), None) => (2, left, right),
                (None, Some(right)) => (2, left, right),
                _ => return None,
            },
        };
        if ![left, right].into_iter().all(|half| half == "." || is_known(half, self.definitions)) {
            return None;
        }
        let ((from, _), (last, end)) = (words.first()?, words.get(count - 1)?);
        let span = row.span(*from, last + end.len() - from);
        let names = vec![left, right];
        let guess = if (left, right) == (".", ".") {
            Guess::word(".".to_owned(), names, said::cut_nothing(span))
        } else {
            let help = slips::as_halves(left, right, self.definitions);
            let way = slips::the_way(left, right, self.definitions);
            let problem = said::cut_apart(&help, way, span);
            Guess::word(format!("{left}\\{right}"), names, problem)
        };
        Some(Guess { words: count, ..guess })
    }

    /// Returns the guess that a word is two tiles or halves with nothing, or a wrong sign, between them.
    fn run_together<'r>(&self, word: &'r str, span: Span, is_full: bool) -> Option<Guess<'r>> {
        let (left, right) = slips::run_together(word, self.definitions)?;
        let whole = Guess {
            whole: true,
            ..Guess::word(format!("{left} {right}"), vec![left, right], said::only_counted(span))
        };
        if is_full {
            // The problem is only counted, so no help about halves is needed.
            return Some(whole);
        }
        let help = slips::as_halves(left, right, self.definitions);
        if slips::are_surely_halves(left, right, self.definitions) {
            let way = slips::the_way(left, right, self.definitions);
            let problem = said::halves_without_cut(word, (left, right), help, way, span);
            return Some(Guess::word(format!("{left}\\{right}"), vec![left, right], problem));
        }
        let problem = said::tiles_without_space(word, (left, right), &help, span);
        Some(Guess { problem: Some(problem), ..whole })
    }

    /// Returns the guess about a sign that is no cell: `.` or `<` is written instead, or nothing if the sign only
    /// separates cells.
    fn sign<'r>(&mut self, word: &'r str, before: Option<&str>, span: Span) -> Option<Guess<'r>> {
        if !is_sign(word) || word.contains(CUTS) {
            return None;
        }
        let of = before.filter(|word| is_known(word, self.definitions));
        let mended = match (word, of) {
            (">" | "<-" | "->" | "=>" | "=", Some(_)) => "<",
            ("|" | "," | ";" | "||" | "+", _) => "",
            _ => ".",
        };
        let problem = self.told.insert(word.to_owned()).then(|| {
            let problem = match (mended, of) {
                ("<", Some(name)) => said::other_half_of_double(word, name, span),
                ("", _) => said::parting_sign(word, span),
                _ => said::sign_of_emptiness(word, span),
            };
            problem.edits(self.everywhere(|cell| (cell == word).then(|| mended.to_owned())))
        });
        let names = Vec::new();
        Some(Guess { words: 1, mended: mended.to_owned(), names, whole: true, problem })
    }

    /// Returns the guess that a word is a name with punctuation around it.
    fn punctuated<'r>(&mut self, word: &'r str, span: Span) -> Option<Guess<'r>> {
        let bare = slips::unpunctuated(word).filter(|_| !word.contains(CUTS))?;
        if !is_known(bare, self.definitions) {
            return None;
        }
        let sign = word.replacen(bare, "", 1);
        let problem = self.told.insert(sign.clone()).then(|| {
            let others = |cell: &str| {
                let bare = slips::unpunctuated(cell)?;
                let alike = cell.replacen(bare, "", 1) == sign;
                (alike && is_known(bare, self.definitions)).then(|| bare.to_owned())
            };
            said::punctuated(word, bare, span).edits(self.everywhere(others))
        });
        let (mended, names) = (bare.to_owned(), vec![bare]);
        Some(Guess { words: 1, mended, names, whole: false, problem })
    }

    /// Returns an edit for every cell for which `written` has another text.
    fn everywhere(&self, written: impl Fn(&str) -> Option<String>) -> Vec<(Span, String)> {
        let mut edits = Vec::new();
        for row in self.rows {
            let edit = |(at, word): Word<'_>| Some((row.span(at, word.len()), written(word)?));
            edits.extend(row.words().into_iter().filter_map(edit));
        }
        edits
    }
}

/// Returns the guess that a word is a place, which does not belong on the map.
fn place(word: &str, span: Span) -> Option<Guess<'_>> {
    let (tile, feature) = slips::place(word)?;
    Some(Guess::word(tile.to_owned(), vec![word], said::place_in_map(tile, feature, span)))
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::refused;
    use crate::text::Code;

    #[test]
    fn a_guess_takes_the_place_of_what_cannot_be_read() {
        let tiles = "tiles:\n  a: {}\n  b: {}\n";
        for (row, underlined) in [
            ("a / b", "a / b"),
            ("a/ b  a", "a/ b"),
            ("a|b", "a|b"),
            ("a.city b", "a.city"),
            ("a, b", "a,"),
            ("a | b", "|"),
            ("a b # both lie here", "# both lie here"),
            (". / . a b", ". / ."),
        ] {
            refused(&format!("board: |\n  {row}\n{tiles}"), &[(Code::MapCell, underlined)]);
        }
    }

    #[test]
    fn what_would_not_read_is_no_guess() {
        // The guess `b,` would not be readable either.
        let text = "board: |\n  a b,.city\ntiles:\n  a: {}\n  b: {}\n";
        refused(text, &[(Code::NameUndefined, "b,.city")]);
    }
}
