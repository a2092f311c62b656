//! The cells and the questions of a quick map that is written line by line.

use carcassonne_position::QuickText;
use carcassonne_position::quick::{cell_parts, short_forms, split_rows};
use carcassonne_text::{Edit, Problems, Span};

/// A quick map with its questions, written line by line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Draft {
    /// The texts of the cells; a row ends with its last tile, and the last row has one.
    pub(super) rows: Vec<Vec<String>>,
    pub(super) questions: Vec<String>,
}

impl Draft {
    /// Creates a draft from a map, with `,` or line ends between its rows, and its questions. They are checked only
    /// when the draft is opened.
    pub fn new(map: &str, questions: &[&str]) -> Self {
        let lines: Vec<(&str, usize)> = map.split('\n').map(|line| (line, 0)).collect();
        let row = |(row, _): (&str, usize)| {
            cell_parts::join_side_words(row).split_whitespace().map(cell_parts::normalize_cell).collect()
        };
        let rows = split_rows(&lines, &mut Problems::new()).into_iter().map(row).collect();
        let questions = questions.iter().map(|&question| question.to_owned()).collect();
        let mut draft = Self { rows, questions };
        draft.trim();
        draft
    }

    /// Returns `true` if the board is empty.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Returns `true` if the board is empty and nothing is asked.
    pub fn is_blank(&self) -> bool {
        self.rows.is_empty() && self.questions.is_empty()
    }

    /// Returns the map in one line: `. c*=r, c c\c`. Empty if the board is.
    pub fn map(&self) -> String {
        self.map_with_spans().0
    }

    /// Returns the questions as they are written.
    pub fn questions(&self) -> &[String] {
        &self.questions
    }

    /// Returns the draft as a quick map, which can be opened; messages call it `name`.
    ///
    /// # Errors
    ///
    /// A sentence, if the text is too large, as in [`QuickText::new`].
    pub fn text(&self, name: &str) -> Result<QuickText, String> {
        QuickText::new(name, &self.map(), &self.questions)
    }

    /// Returns the draft after edits of its text; `None` if the text would be too large.
    pub fn with_edits(&self, edits: &[Edit]) -> Option<Self> {
        let text = self.text("").ok()?.edited(edits)?;
        let questions = text.questions().iter().map(|span| text.source().slice(*span));
        Some(Self::new(text.map(), &questions.collect::<Vec<&str>>()))
    }

    /// Removes a question, by its index, and the claims on it; renumbers the others in claims. Returns the removed
    /// claims.
    pub(super) fn forget(&mut self, n: usize) -> Vec<String> {
        let asks = |line: &String| !short_forms::is_statement(line);
        let before = self.questions.iter().take(n).filter(|line| asks(line)).count();
        if n >= self.questions.len() {
            return Vec::new();
        }
        let gone = self.questions.remove(n);
        if !asks(&gone) {
            return Vec::new();
        }
        let number = |line: &str| short_forms::claim_subject(line)?.1.parse::<usize>().ok();
        let (own_claims, remaining): (Vec<String>, Vec<String>) =
            self.questions.drain(..).partition(|line| number(line) == Some(before + 1));
        let counted = |line: String| match number(&line).filter(|number| *number > before + 1) {
            Some(number) => {
                let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
                if let Some(word) = words.iter_mut().filter(|word| !word.is_empty()).nth(2) {
                    *word = (number - 1).to_string();
                }
                words.join(" ")
            }
            None => line,
        };
        self.questions = remaining.into_iter().map(counted).collect();
        own_claims
    }

    /// Returns the map in one line, and the place of each cell in it.
    pub(super) fn map_with_spans(&self) -> (String, Vec<Vec<Span>>) {
        let mut text = String::new();
        let mut places = Vec::with_capacity(self.rows.len());
        for row in &self.rows {
            if !places.is_empty() {
                text.push_str(", ");
            }
            let mut spans = Vec::with_capacity(row.len());
            for cell in row {
                if !spans.is_empty() {
                    text.push(' ');
                }
                spans.push(Span::new(text.len(), text.len() + cell.len()));
                text.push_str(cell);
            }
            if row.is_empty() {
                text.push('.');
            }
            places.push(spans);
        }
        (text, places)
    }

    /// Returns the text of a space; `.` beyond the board.
    pub(super) fn cell(&self, column: usize, row: usize) -> &str {
        self.rows.get(row).and_then(|row| row.get(column)).map_or(".", String::as_str)
    }

    /// Writes a text into a space; the board grows as far as that.
    pub(super) fn put(&mut self, column: usize, row: usize, text: String) {
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        let Some(cells) = self.rows.get_mut(row) else { return };
        if cells.len() <= column {
            cells.resize(column + 1, ".".to_owned());
        }
        if let Some(cell) = cells.get_mut(column) {
            *cell = text;
        }
    }

    /// Removes empty cells at the ends of rows, and empty rows at the end.
    pub(super) fn trim(&mut self) {
        for row in &mut self.rows {
            while row.last().is_some_and(|cell| cell == ".") {
                row.pop();
            }
        }
        while self.rows.last().is_some_and(Vec::is_empty) {
            self.rows.pop();
        }
    }

    pub(super) fn columns(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_is_the_same_in_a_line_and_in_rows() {
        let draft = Draft::new(". c*=r . ,\n c\tc\\c\n", &[]);
        assert_eq!(draft.map(), ". c*=r, c c\\c");
        assert_eq!(Draft::new(&draft.map(), &[]), draft);
        assert_eq!(Draft::new(". ., ., . c", &[]).map(), "., ., . c");
        assert!(Draft::new(". ., .", &[]).is_empty());
    }
}
