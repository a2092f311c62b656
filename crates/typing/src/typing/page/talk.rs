//! The lines of a conversation, of which the first may be a link, and the draft that results from them.

use std::sync::Arc;

use carcassonne_law::RuleSet;
use carcassonne_text::{RefusedText, SourceText, Span, phrase, problem, shorten};

use super::page_reply::ProblemReply;
use crate::typing::draft::Draft;
use crate::typing::link::LinkContent;
use crate::typing::problems::{lines, refuse_unreadable};
use crate::typing::typed_line::Instruction;

/// The largest line that is read, in bytes.
const MOST_BYTES: usize = 1 << 16;
/// The maximum number of lines that are read, not counting blank ones.
const MOST_LINES: usize = 200;

/// The result of the lines of a conversation.
#[derive(Default)]
pub(super) struct Talk {
    /// The draft after the last line.
    pub(super) draft: Draft,
    /// The problems of the lines that were refused.
    pub(super) problems: Vec<ProblemReply>,
    /// Notes on the questions that were dropped and the options that were ignored.
    pub(super) notes: Vec<String>,
    /// The rules under which the draft is answered.
    pub(super) rules: Rules,
}

impl Talk {
    /// Reads the lines of a text in order; the first that is not blank may be a link.
    pub(super) fn from_text(text: &str) -> Self {
        let mut talk = Self::default();
        let lines = text.split('\n').enumerate().filter(|(_, line)| !line.trim().is_empty());
        // The first line beyond the maximum is refused, and the rest ignored.
        for (lines_before, (n, line)) in lines.take(MOST_LINES + 1).enumerate() {
            let answer = if lines_before < MOST_LINES {
                talk.take_line(line.strip_suffix('\r').unwrap_or(line), lines_before == 0)
            } else {
                Err(RefusedText::of_whole_text("", phrase!(lines::TooManyLines { most: MOST_LINES })))
            };
            if let Err(refused) = answer {
                let of_line = |problem| ProblemReply::from_line_problem(problem, n + 1);
                talk.problems.extend(refused.problems().map(of_line));
            }
        }
        talk
    }

    /// Reads a line and applies it to the draft or the rules.
    fn take_line(&mut self, line: &str, is_first: bool) -> Result<(), RefusedText> {
        if line.len() > MOST_BYTES {
            return Err(RefusedText::of_whole_text("", phrase!(lines::LineTooLong { most: MOST_BYTES >> 10 })));
        }
        let source = SourceText::new("the line", line.into());
        let source = Arc::new(source.map_err(|reason| refuse_unreadable("", "line", reason))?);
        if is_first && Draft::is_link(line) {
            let LinkContent { draft, rules } = Draft::from_link(&source)?;
            self.rules = Rules::from_words(&rules, &source)?;
            self.draft = draft;
            return Ok(());
        }
        let change = match self.draft.read_line(&source)? {
            Instruction::Change(change) => change,
            Instruction::Rules(words) => {
                self.rules = Rules::from_words(&words, &source)?;
                return Ok(());
            }
            _ => {
                let word = line.split_whitespace().next().unwrap_or_default();
                let span = Span::new(0, line.len());
                let problem = problem!(span, lines::LineWithoutChange { word: word.to_owned() });
                return Err(RefusedText::for_problem(&source, problem));
            }
        };
        for question in change.forgotten() {
            self.notes.push(format!("No longer asked: {}", shorten(question)));
        }
        if !change.ignored_options().is_empty() {
            self.notes.push(format!("Ignored: {}", shorten(change.ignored_options())));
        }
        self.draft = change.into_draft();
        Ok(())
    }
}

/// The rules under which a draft is answered; none means all rule sets.
#[derive(Default)]
pub(super) struct Rules {
    /// The rule sets.
    pub(super) sets: Vec<RuleSet>,
    /// The names of the rule sets as they were typed: ids and days.
    pub(super) names: Vec<String>,
}

impl Rules {
    /// Reads the rules that words of a line name: rule sets, and days, `2014-12-01`, for the law on that day.
    fn from_words(words: &str, line: &Arc<SourceText>) -> Result<Self, RefusedText> {
        let named: Vec<&str> = words.split([',', ' ']).filter(|word| !word.is_empty() && *word != "all").collect();
        let sets: Result<Vec<RuleSet>, RefusedText> = named
            .iter()
            .map(|word| {
                RuleSet::from_word(word).map_err(|advice| {
                    let whole = Span::new(0, line.text().len());
                    let span = line.text().find(word).map_or(whole, |at| Span::new(at, at + word.len()));
                    let problem = problem!(span, lines::UnknownRules { word: (*word).to_owned(), advice });
                    RefusedText::for_problem(line, problem)
                })
            })
            .collect();
        Ok(Self { sets: sets?, names: named.into_iter().map(str::to_owned).collect() })
    }
}

/// The word that begins a line which chooses rules.
const CHOOSES: &str = "rules";

/// Splits a text into a first line that chooses rules, `None` if the text has none, and the rest.
pub(super) fn split_rules_line(text: &str) -> (Option<&str>, &str) {
    match text.split_once('\n') {
        Some((line, rest)) if line.split_whitespace().next() == Some(CHOOSES) => (Some(line), rest),
        _ => (None, text),
    }
}
