//! Guesses at the meaning of a row of the map that cannot be read. A guess is made after the grammar has refused the
//! row, and reported only if the grammar can read the text to write instead.

use std::collections::BTreeSet;

use carcassonne_text::{Problem, Problems, Span, problem};
use carcassonne_words::messages::plain::Sentence;

use super::map_cell::{CUTS, is_known_cell, is_sign, may_be_cell};
use super::map_rows::{MapRow, Word};
use super::problems;
use super::slips::{self, is_known};
use crate::board::UnreadMap;
use crate::tiles::definitions::Definitions;

/// The guesses about the rows of a map.
pub(super) struct Guesses<'g> {
    /// All rows, since a correction may apply to each of them.
    rows: &'g [MapRow],
    definitions: &'g Definitions,
    /// The signs that were reported: one report is enough, since a sign is often typed in many cells.
    told_signs: BTreeSet<String>,
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
    may_hold_anything: bool,
    /// The problem to report; `None` if it was reported for another cell.
    problem: Option<Problem>,
}

impl<'r> Guess<'r> {
    /// Creates the guess that one word was meant as the text `mended`.
    fn word(mended: String, names: Vec<&'r str>, problem: Problem) -> Self {
        Self { words: 1, mended, names, may_hold_anything: false, problem: Some(problem) }
    }
}

impl<'g> Guesses<'g> {
    /// Creates guesses about rows, with the tiles that are defined.
    pub(super) fn new(rows: &'g [MapRow], definitions: &'g Definitions) -> Self {
        Self { rows, definitions, told_signs: BTreeSet::new() }
    }

    /// Returns the words of a refused row that the grammar is to check, one for each cell; `None` for a cell whose
    /// meaning was guessed. Reports the guesses, and a comment behind the cells.
    pub(super) fn guess_row<'r>(
        &mut self,
        row: &MapRow,
        mut words: Vec<Word<'r>>,
        unread: &mut UnreadMap,
        problems: &mut Problems,
    ) -> Vec<Option<Word<'r>>> {
        if let Some((n, (from, _))) = self.find_comment(&words) {
            words.split_off(n).iter().for_each(|(_, word)| unread.keep(word));
            let span = row.span(from, row.text.len() - from);
            problems.push(problem!(span, problems::CommentInMap).edit(span, ""));
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
            unread.may_hold_anything |= guess.may_hold_anything;
            guess.problem.into_iter().for_each(|problem| problems.push(problem));
            cells.push(None);
            let (taken, more) = rest.split_at(guess.words.min(rest.len()));
            (before, rest) = (taken.last().map(|(_, word)| *word), more);
        }
        cells
    }

    /// Returns a guess if the text to write can be read; else `None`.
    fn keep_readable<'r>(&self, guess: Option<Guess<'r>>) -> Option<Guess<'r>> {
        guess.filter(|guess| {
            let mut words = guess.mended.split(' ').filter(|word| !word.is_empty());
            words.all(|word| may_be_cell(word, self.definitions))
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
        let apart = self.keep_readable(self.guess_cut(row, words));
        if apart.is_some() || is_known_cell(word, self.definitions) {
            return apart;
        }
        self.keep_readable(self.guess_run_together(word, span, is_full))
            .or_else(|| self.keep_readable(guess_place(word, span)))
            .or_else(|| self.guess_sign(word, before, span))
            .or_else(|| self.guess_punctuated(word, span))
    }

    /// Returns the first word of a comment behind the cells, with its index: a `#` before words that are no tiles;
    /// `None` if there is no comment.
    fn find_comment<'r>(&self, words: &[Word<'r>]) -> Option<(usize, Word<'r>)> {
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
    fn guess_cut<'r>(&self, row: &MapRow, words: &[Word<'r>]) -> Option<Guess<'r>> {
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
            let halves = None::<Sentence>;
            let problem = problem!(span, problems::SpacesAroundCut { halves });
            Guess::word(".".to_owned(), names, problem.edit(span, "."))
        } else {
            let halves = slips::describe_halves(left, right, true, self.definitions);
            let way = slips::find_only_drawing(left, right, self.definitions);
            let problem = problem!(span, problems::SpacesAroundCut { halves });
            Guess::word(format!("{left}\\{right}"), names, problem.edits(way.map(|way| (span, way))))
        };
        Some(Guess { words: count, ..guess })
    }

    /// Returns the guess that a word is two tiles or halves with nothing, or a wrong sign, between them.
    fn guess_run_together<'r>(&self, word: &'r str, span: Span, is_full: bool) -> Option<Guess<'r>> {
        let (left, right) = slips::run_together(word, self.definitions)?;
        let names = vec![left, right];
        // A problem that is only counted needs no help about halves.
        let halves = (!is_full).then(|| slips::describe_halves(left, right, false, self.definitions));
        let (written, left, right) = (word.to_owned(), left.to_owned(), right.to_owned());
        if !is_full && slips::are_surely_halves(&left, &right, self.definitions) {
            let way = slips::find_only_drawing(&left, &right, self.definitions);
            let mended = format!("{left}\\{right}");
            let problem = problem!(span, problems::HalvesWithoutCut { word: written, left, right, halves });
            return Some(Guess::word(mended, names, problem.edits(way.map(|way| (span, way)))));
        }
        let mended = format!("{left} {right}");
        let problem = problem!(span, problems::TilesWithoutSpace { word: written, left, right, halves });
        Some(Guess { may_hold_anything: true, ..Guess::word(mended, names, problem) })
    }

    /// Returns the guess about a sign that is no cell: `.` or `<` is written instead, or nothing if the sign only
    /// separates cells.
    fn guess_sign<'r>(&mut self, word: &'r str, before: Option<&str>, span: Span) -> Option<Guess<'r>> {
        if !is_sign(word) || word.contains(CUTS) {
            return None;
        }
        let known_before = before.filter(|word| is_known(word, self.definitions));
        let mended = match (word, known_before) {
            (">" | "<-" | "->" | "=>" | "=", Some(_)) => "<",
            ("|" | "," | ";" | "||" | "+", _) => "",
            _ => ".",
        };
        let problem = self.told_signs.insert(word.to_owned()).then(|| {
            let sign = word.to_owned();
            let problem = match (mended, known_before) {
                ("<", Some(name)) => problem!(span, problems::SignOfDouble { sign, name: name.to_owned() }),
                ("", _) => problem!(span, problems::Separator { sign }),
                _ => problem!(span, problems::SignOfGap { sign }),
            };
            problem.edits(self.edit_everywhere(|cell| (cell == word).then(|| mended.to_owned())))
        });
        let names = Vec::new();
        Some(Guess { words: 1, mended: mended.to_owned(), names, may_hold_anything: true, problem })
    }

    /// Returns the guess that a word is a name with punctuation around it.
    fn guess_punctuated<'r>(&mut self, word: &'r str, span: Span) -> Option<Guess<'r>> {
        let bare = slips::strip_punctuation(word).filter(|_| !word.contains(CUTS))?;
        if !is_known(bare, self.definitions) {
            return None;
        }
        let sign = word.replacen(bare, "", 1);
        let problem = self.told_signs.insert(sign.clone()).then(|| {
            let others = |cell: &str| {
                let bare = slips::strip_punctuation(cell)?;
                let alike = cell.replacen(bare, "", 1) == sign;
                (alike && is_known(bare, self.definitions)).then(|| bare.to_owned())
            };
            let problem = problem!(span, problems::PunctuatedName { word: word.to_owned(), name: bare.to_owned() });
            problem.edits(self.edit_everywhere(others))
        });
        let (mended, names) = (bare.to_owned(), vec![bare]);
        Some(Guess { words: 1, mended, names, may_hold_anything: false, problem })
    }

    /// Returns an edit for every cell for which `written` has another text.
    fn edit_everywhere(&self, written: impl Fn(&str) -> Option<String>) -> Vec<(Span, String)> {
        let mut edits = Vec::new();
        for row in self.rows {
            let edit = |(at, word): Word<'_>| Some((row.span(at, word.len()), written(word)?));
            edits.extend(row.words().into_iter().filter_map(edit));
        }
        edits
    }
}

/// Returns the guess that a word is a place, which does not belong on the map.
fn guess_place(word: &str, span: Span) -> Option<Guess<'_>> {
    let (tile, feature) = slips::split_place(word)?;
    let problem = problem!(span, problems::PlaceInMap { tile: tile.to_owned(), feature: feature.to_owned() });
    Some(Guess::word(tile.to_owned(), vec![word], problem.edit(span, tile)))
}
