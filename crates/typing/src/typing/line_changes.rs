//! Lines that change more than single cells: whole maps, commands, patterns and questions.

use carcassonne_position::quick::address::MOST;
use carcassonne_position::quick::named_players::colour_meant;
use carcassonne_position::quick::short_forms;
use carcassonne_position::{PATTERNS, Pattern};
use carcassonne_text::{Problem, RefusedText, Span, phrase, problem};
use carcassonne_words::messages::plain::{Arg, Sentence};

use super::change::Change;
use super::command;
use super::draft::Draft;
use super::line_input::LineInput;
use super::line_words::{explain_unknown_word, is_tile_or_pattern, suggest_all_farmers, suggest_meeple_line};
use super::problems::lines;
use crate::repairs::questions_meant;

/// The maximum number of questions that a draft may have.
const MOST_QUESTIONS: usize = 50;
/// The maximum number of questions that the help of `forget` lists.
const MOST_TO_FORGET: usize = 6;

impl Draft {
    /// Returns the change to this draft, of which no part was typed letter by letter.
    pub(super) fn into_change(self, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let text = typed.to_quick_text(&self.map(), &self.questions)?;
        Ok(Change::new(self, text, typed.source, typed.span))
    }

    /// Returns the change to a whole map with its questions; each with its place in the line, `None` if it was not
    /// typed there.
    pub(super) fn read_map(
        &self,
        (map, place): (&str, Option<Span>),
        questions: &[(&str, Option<Span>)],
        typed: &LineInput<'_>,
    ) -> Result<Change, RefusedText> {
        let asked: Vec<&str> = questions.iter().map(|(question, _)| *question).collect();
        // Questions asked without a board are asked of the new one.
        let kept_questions: Vec<&str> = if self.is_empty() {
            self.questions.iter().map(String::as_str).filter(|q| !asked.contains(q)).collect()
        } else {
            Vec::new()
        };
        let asked: Vec<&str> = kept_questions.iter().copied().chain(asked).collect();
        let draft = Self::new(map, &asked);
        let owned: Vec<String> = asked.iter().map(|&question| question.to_owned()).collect();
        if draft.columns() > MOST || draft.rows.len() > MOST {
            return Err(typed.refuse(problem!(typed.span, lines::MapTooLarge { most: MOST })));
        }
        let text = typed.to_quick_text(map, &owned)?;
        let mut places: Vec<(Span, Span)> = Vec::new();
        let spans = questions.iter().map(|(_, span)| *span);
        for (own, span) in text.questions().iter().skip(kept_questions.len()).zip(spans) {
            places.extend(span.map(|span| (*own, span)));
        }
        let forgotten = self.questions.iter().filter(|asked| !draft.questions.contains(asked));
        let forgotten = forgotten.cloned().collect();
        places.extend(place.map(|place| (Span::new(0, map.len()), place)));
        Ok(Change { typed_spans: places, forgotten, ..Change::new(draft, text, typed.source, typed.span) })
    }

    /// Reads a command that was printed, or the quoted words of one.
    pub(super) fn read_command(&self, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let (words, options) = command::words(typed.text).map_err(|span| {
            let part = typed.text.get(span.range()).unwrap_or_default();
            typed.refuse(if part.starts_with('-') {
                let place = typed.span.part(span.range().start, span.range().len());
                problem!(place, lines::OptionBeforeMap)
            } else {
                let map = typed.text.trim_start_matches(command::COMMAND).trim();
                problem!(typed.span, lines::MapWithoutQuotes { map: map.to_owned() })
            })
        })?;
        // Without a board, a question stands in place of the map.
        let boardless = words.first().is_some_and(|(word, _)| short_forms::is_question(word));
        let nothing = (String::new(), Span::default());
        let all: Vec<&command::Word> = boardless.then_some(&nothing).into_iter().chain(&words).collect();
        let Some((&(ref map, at), questions)) = all.split_first().map(|(first, rest)| (*first, rest)) else {
            return Err(typed.refuse(problem!(typed.span, lines::CommandWithoutMap)));
        };
        // A word with a quote in it is longer in the line than in the draft, so it has no place letter by letter.
        let to_line_span = |word: &str, at: Span| {
            let span = typed.span.part(at.range().start, at.range().len());
            (word.len() == at.range().len()).then_some(span)
        };
        let asked: Vec<(&str, Option<Span>)> =
            questions.iter().map(|(word, at)| (word.as_str(), to_line_span(word, *at))).collect();
        let change = self.read_map((map, to_line_span(map, at)), &asked, typed)?;
        Ok(Change { ignored_options: options.to_owned(), ..change })
    }

    /// Reads a pattern by its name, the beginnings of its parts, or words of its question; refuses a line that means
    /// none or several.
    pub(super) fn read_pattern(&self, word: &str, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let meanings = Pattern::find(word);
        match meanings.as_slice() {
            [only] if !is_tile_or_pattern(word) => {
                let (map, question) = only.quick;
                let questions: Vec<(&str, Option<Span>)> = question.map(|q| (q, None)).into_iter().collect();
                let change = self.read_map((map, None), &questions, typed)?;
                // The name of the pattern is shown only if it was not typed.
                let pattern = Some(only.name).filter(|_| !only.is_called(word));
                Ok(Change { pattern, ..change })
            }
            [] => {
                let first = word.split_whitespace().next().unwrap_or(word);
                let is_pattern = PATTERNS.iter().any(|pattern| pattern.name == first);
                let mut meanings = questions_meant(typed.text);
                if meanings.is_empty() {
                    meanings.extend(suggest_meeple_line(typed.text));
                }
                meanings.extend(suggest_all_farmers(typed.text));
                let (lines, advice) = (Arg::texts(meanings), explain_unknown_word(first, typed.text));
                let (word, place) = (first.to_owned(), typed.span_of(first));
                let slip = if is_pattern {
                    phrase!(lines::TextAfterTemplate { name: word, lines, advice })
                } else {
                    phrase!(lines::UnknownCommand { word, lines, advice })
                };
                Err(typed.refuse_slip(self, place, slip))
            }
            several => Err(typed.refuse(self.ambiguous_pattern(word, several, typed.span_of(word)))),
        }
    }

    /// Returns the problem of a word that means several patterns, or a pattern or a tile.
    fn ambiguous_pattern(&self, word: &str, meant: &[&Pattern], place: Span) -> Problem {
        // With a board, the same word may ask a question, so the pattern needs `new`.
        let line = |pattern: &&Pattern| {
            let asks = !self.is_empty() && short_forms::form_of(pattern.name).is_some();
            phrase!(lines::Line { line: format!("{}{}", if asks { "new " } else { "" }, pattern.name) })
        };
        let either = |before, next| phrase!(lines::EitherLine { before, next });
        let templates = meant.iter().map(line).reduce(either);
        let sides = ["", "N", "E", "S", "W"].map(|side| format!("a1 {word}{side}"));
        let tile = sides.iter().find(|line| is_tile_or_pattern(word) && self.accepts_line(line));
        let tile = tile.map(|line| phrase!(lines::Line { line }));
        let (count, name) = (meant.len(), meant.first().map(|pattern| pattern.name));
        problem!(place, lines::SeveralTemplates { word: word.to_owned(), count, name, templates, tile })
    }

    pub(super) fn add_question(&self, question: &str, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        if let Some(n) = self.questions.iter().position(|asked| asked == question) {
            return Err(typed.refuse(problem!(typed.span, lines::RepeatedQuestion { number: n + 1 })));
        }
        if self.questions.len() >= MOST_QUESTIONS {
            return Err(typed.refuse(problem!(typed.span, lines::TooManyQuestions { most: MOST_QUESTIONS })));
        }
        let mut draft = self.clone();
        // A draft has one question in words, and one claim of each player on a subject.
        let claimed = |line: &str| {
            let (who, of) = short_forms::claim_subject(line)?;
            Some((colour_meant(who).map_or_else(|| who.to_lowercase(), str::to_owned), of.to_owned()))
        };
        let new_claim = claimed(question);
        let takes_its_place = |known: &String| {
            (short_forms::is_question_text(question) && short_forms::is_question_text(known))
                || (new_claim.is_some() && claimed(known) == new_claim)
        };
        draft.questions.retain(|known| !takes_its_place(known));
        draft.questions.push(question.to_owned());
        let mut change = draft.into_change(typed)?;
        change.typed_spans.extend(change.text.questions().last().map(|own| (*own, typed.span)));
        Ok(change)
    }

    /// Returns the change that forgets a question by its number or its beginning, the only one, or all of them.
    pub(super) fn forget_question(&self, which: &str, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let count = self.questions.len();
        let place = if which.is_empty() { typed.span } else { typed.span_of(which) };
        let refused = |problem: Problem| Err(typed.refuse(problem));
        let begins: Vec<usize> = (0..count).filter(|n| self.questions[*n].starts_with(which)).collect();
        let number = which.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|n| *n < count);
        let found = match (which, number, begins.as_slice()) {
            _ if count == 0 => return refused(problem!(place, lines::NoQuestion)),
            ("all", ..) => None,
            (_, Some(n), _) => Some(n),
            (_, None, [n]) => Some(*n),
            ("", ..) => {
                return refused(problem!(place, lines::SeveralQuestions { count, each: self.list_questions() }));
            }
            _ => {
                let (which, each) = (which.to_owned(), self.list_questions());
                return refused(problem!(place, lines::UnknownQuestion { which, each }));
            }
        };
        let mut draft = self.clone();
        let forgotten = if let Some(n) = found {
            draft.forget(n)
        } else {
            draft.questions.clear();
            Vec::new()
        };
        Ok(Change { forgotten, ..draft.into_change(typed)? })
    }

    /// Returns the lines that forget each of the first questions; `None` if there are no questions.
    fn list_questions(&self) -> Option<Sentence> {
        let each = self.questions.iter().take(MOST_TO_FORGET).enumerate();
        each.map(|(n, question)| phrase!(lines::ForgetLine { number: n + 1, question }))
            .reduce(|before, next| phrase!(lines::ForgetLines { before, next }))
    }

    /// Returns the change that adds an empty column in the west, or an empty row in the north.
    pub(super) fn widen(&self, east: bool, south: bool, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let refused = |problem: Problem| Err(typed.refuse(problem));
        if self.is_empty() {
            return refused(problem!(typed.span, lines::NoBoardToWiden));
        }
        if self.columns() + usize::from(east) > MOST || self.rows.len() + usize::from(south) > MOST {
            return refused(problem!(typed.span, lines::BoardTooWide { most: MOST }));
        }
        match self.shift(east, south) {
            Ok(moved) => moved.into_change(typed),
            Err(n) => refused(problem!(typed.span, lines::QuestionCountsSpaces { number: n + 1 })),
        }
    }
}
