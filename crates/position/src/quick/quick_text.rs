//! A quick map with the lines beside it, as one text.

use std::sync::Arc;

use carcassonne_text::{AnswerLanguage, Edit, Node, SourceText, Span, Style, Value, apply_edits_to_part};

use super::cell::{self, is_cell};
use super::named_players::People;
use super::short_forms;
use crate::setup::is_question_word;

/// A quick map with the lines beside it, in one text.
#[derive(Debug, Clone)]
pub struct QuickText {
    source: Arc<SourceText>,
    map: Span,
    questions: Vec<Span>,
}

impl QuickText {
    /// Puts a map, with `,` or a line end between its rows, and the lines beside it into one text.
    ///
    /// # Errors
    ///
    /// A sentence on a text that is too large.
    pub fn new(name: &str, map: &str, questions: &[String]) -> Result<Self, String> {
        // Spans count from the first letter, so a byte order mark is removed.
        let mut text = map.trim_start_matches('\u{feff}').to_owned();
        // A question without a board may stand in place of the map.
        let asked = short_forms::is_question(&text).then(|| std::mem::take(&mut text));
        let map = Span::new(0, text.len());
        let mut spans = Vec::new();
        for question in asked.iter().chain(questions) {
            let question = question.trim_start_matches('\u{feff}');
            if !spans.is_empty() || !text.is_empty() {
                text.push('\n');
            }
            spans.push(Span::new(text.len(), text.len() + question.len()));
            text.push_str(question);
        }
        let source = Arc::new(SourceText::new(name, text.into_bytes())?);
        Ok(Self { source, map, questions: spans })
    }

    /// Returns the text with another language for its answers.
    #[must_use]
    pub fn answered_in(self, language: AnswerLanguage) -> Self {
        let source = Arc::unwrap_or_clone(self.source).with_language(language);
        Self { source: Arc::new(source), ..self }
    }

    /// Returns the maps that may have been typed if a map came in several words, as a shell passes on a map without quotes;
    /// `None` for a map that came whole.
    pub fn parted(map: &str, questions: &[String]) -> Option<PartedMap> {
        // A shell takes curly quotes for letters.
        let all = std::iter::once(map).chain(questions.iter().map(String::as_str));
        let words: Vec<&str> = all.map(|word| word.trim_matches(['‘', '’', '“', '”'])).collect();
        let one = |word: &&str| !word.contains(char::is_whitespace);
        let begins = |word: &str| {
            let first = word.split_whitespace().next().unwrap_or_default();
            short_forms::form_of(first).is_some() || first.strip_suffix(':').is_some_and(is_question_word)
        };
        let is_cells = |word: &str| {
            let mut cells = word.split(',').filter(|cell| !cell.is_empty());
            // A comma alone ends a row, and `.\c` has lost its backslash.
            let is_half = |cell: &str| cell.strip_prefix('.').is_some_and(is_cell);
            !word.is_empty() && cells.all(|cell| is_cell(cell) || is_half(cell))
        };
        let asked = words.iter().position(|word| begins(word)).unwrap_or(words.len());
        let (cells, rest) = words.split_at(asked);
        let mut questions: Vec<String> = Vec::new();
        for word in rest {
            // The second word of `set barn` begins no other question.
            let goes_on = |question: &str| {
                let form = short_forms::form_of(question.split_whitespace().next()?)?;
                let typed = form.split(' ').nth(question.split_whitespace().count())?;
                Some(typed == word.split_whitespace().next()?)
            };
            let begins_one = |last: &str| begins(word) && goes_on(last) != Some(true);
            match questions.last_mut().filter(|last| !begins_one(last)) {
                Some(question) => *question = format!("{question} {word}"),
                None => questions.push((*word).to_owned()),
            }
        }
        // A question has several words.
        let is_apart = cells.len() > 1 || rest.first().is_some_and(&one);
        // A map of several words came in quotes.
        let is_whole = rest.len() < 2 && !cells.iter().all(&one);
        let cells_apart = cells.iter().skip(1).all(|word| one(word) && is_cells(word));
        let is_split = rest.len() > questions.len();
        if !(is_apart || is_split) || is_whole || cells.is_empty() || !cells_apart {
            return None;
        }
        let together = cells.join(" ");
        // A shell also drops the backslash between two halves.
        let halved = |word: &str, whole: bool| {
            let bare = word.trim_end_matches(',');
            let reads = |part: &str| cell::read(part, Span::default(), &mut People::default()).is_ok();
            let fits = whole || !reads(bare);
            let cut = bare.char_indices().skip(1).filter(|_| fits).find(|(at, _)| {
                let (first, second) = bare.split_at(*at);
                reads(first) && reads(second)
            });
            let Some((at, _)) = cut else { return word.to_owned() };
            let (first, second) = word.split_at(at);
            format!("{first}\\{second}")
        };
        let joined = |whole: bool| cells.iter().map(|word| halved(word, whole)).collect::<Vec<String>>().join(" ");
        let mut meant = vec![(together, questions.clone())];
        meant.extend([false, true].map(|whole| (joined(whole), questions.clone())));
        Some(PartedMap { words: words.len(), meant })
    }

    /// Returns the text, in which problems have their places.
    pub fn source(&self) -> &Arc<SourceText> {
        &self.source
    }

    /// Returns the text with edits; `None` if it would be too large.
    pub fn edited(&self, edits: &[Edit]) -> Option<Self> {
        let part = |span: Span| apply_edits_to_part(self.source.slice(span), span, edits);
        let questions: Vec<String> = self.questions.iter().map(|span| part(*span)).collect();
        let edited = Self::new(self.source.name(), &part(self.map), &questions).ok()?;
        Some(edited.answered_in(self.source.answer_language()))
    }

    /// Returns the map as a value of a file.
    pub fn node(&self) -> Node {
        let text = self.source.slice(self.map).to_owned();
        Node { span: self.map, value: Value::Scalar(text, Style::Quoted) }
    }

    /// Returns `true` if the map has no tile but there are lines beside it, which may need no board.
    pub fn is_boardless(&self) -> bool {
        self.source.slice(self.map).trim().is_empty() && !self.questions.is_empty()
    }

    pub fn map(&self) -> &str {
        self.source.slice(self.map)
    }

    /// Returns the places of the lines beside the map.
    pub fn questions(&self) -> &[Span] {
        &self.questions
    }

    pub fn map_span(&self) -> Span {
        self.map
    }
}

/// A map whose words came apart, as from a shell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartedMap {
    /// The number of words that came.
    pub words: usize,
    /// The maps with their questions that may have been typed, the likeliest first.
    pub meant: Vec<(String, Vec<String>)>,
}
