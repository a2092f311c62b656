//! Problems found in a text: each with a stable code, its place and a remedy.

use std::fmt;
use std::sync::Arc;

use carcassonne_base::sorting::sort_by_key;
use carcassonne_words::messages::{Attribute, Message, plain};
use miette::{Diagnostic, LabeledSpan, Severity, SourceCode};

use super::excerpt::Excerpt;
use super::phrasing::{shorten_path, truncate_to_line};
use super::problem_speaker::text_of;
use super::problems::letter_problems as letters;
use super::written;
use super::{SourceText, Span, phrase};

/// The code of a kind of problem: a stable word, like `key::unknown`. Messages may change, codes do not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(&'static str);

impl Code {
    /// Returns the stable word, as it is printed.
    pub fn word(self) -> &'static str {
        self.0
    }

    /// Returns the family of the code, the word before the colons: `key` for `key::unknown`.
    pub fn family(self) -> &'static str {
        self.0.split("::").next().unwrap_or(self.0)
    }
}

/// The maximum number of characters of a message. Words of the user are shortened before they are inserted; this limit
/// covers everything else.
const MOST_IN_A_MESSAGE: usize = 300;
/// The maximum number of characters of a label, the text shown at a problem's place.
const MOST_IN_A_LABEL: usize = 120;
/// The maximum number of characters of a help text: a list of words may be long.
const MOST_IN_HELP: usize = 1_000;

/// The maximum number of alternatives that a help text offers.
const MOST_OFFERED: usize = 4;
/// The maximum number of alternatives of a problem that are tried, to find those that help.
const MOST_TRIED: usize = 24;
/// The longest text, in bytes, and the most problems with which alternatives are tried: each try reads the text again.
const LONGEST_TRIED: usize = 4_096;
const MOST_PROBLEMS_TRIED: usize = 4;
/// The maximum number of characters of an alternative in a help text: whole questions may be offered.
const MOST_IN_A_WAY: usize = 60;

/// A problem: a kind with its values, the place, and what may be written instead. The texts are those of the message
/// that is the kind.
#[derive(Debug, Clone)]
pub struct Problem {
    /// The kind of the problem, with its values.
    sentence: plain::Sentence,
    /// The place of the problem; an empty span at 0 denotes the text as a whole.
    pub span: Span,
    /// Other places that belong to the problem, each with its label.
    related: Vec<(Span, ProblemText)>,
    /// The texts that are others than those of the kind.
    replaced: Vec<(Attribute, ProblemText)>,
    /// The edits that the help asks for, if they are known exactly; empty if not.
    pub fix: Vec<Edit>,
    /// The confidence that the text is right after the fix.
    pub confidence: Confidence,
    /// The alternatives that may be written to remedy the problem, likeliest first; the help offers at most four.
    pub ways: Vec<Suggestion>,
}

/// One of the texts of the message of a problem, with its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProblemText {
    sentence: plain::Sentence,
    attribute: Attribute,
}

impl ProblemText {
    /// Returns the text, cut after a number of characters.
    fn to_text(&self, limit: usize) -> String {
        truncate_to_line(&text_of(&self.sentence, self.attribute), limit)
    }
}

impl From<plain::Sentence> for ProblemText {
    fn from(sentence: plain::Sentence) -> Self {
        Self { sentence, attribute: Attribute::Message }
    }
}

/// Builds a problem at a place: `problem!(at, problems::NoPlayer { name, players })`.
#[macro_export]
macro_rules! problem {
    ($at:expr, $($path:ident)::+ $({ $($part:ident $(: $value:expr)?),* $(,)? })?) => {
        $crate::Problem::of($at, $crate::phrase!($($path)::+ $({ $($part $(: $value)?),* })?))
    };
}

/// The confidence in a fix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Confidence {
    /// The text can be read after the fix, or has only problems that it had before.
    #[default]
    Sure,
    /// Something else is wrong after the fix.
    Perhaps,
}

/// One of several alternatives that a user may write to remedy a problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    /// The alternative text as the help quotes it.
    pub typed: String,
    /// The meaning of the alternative, like `for a road`; may be empty.
    pub meaning: String,
    /// The edits that write the alternative.
    pub edits: Vec<Edit>,
}

impl Suggestion {
    /// Creates the suggestion to write `text` over a span.
    pub fn new(span: Span, text: impl Into<String>) -> Self {
        let text = text.into();
        let edits = vec![Edit { span, text: text.clone() }];
        Self { typed: text, meaning: String::new(), edits }
    }

    /// Sets the meaning of the suggested text, like `for a road`.
    #[must_use]
    pub fn with_meaning(self, means: impl Into<String>) -> Self {
        Self { meaning: means.into(), ..self }
    }
}

/// A change of a text: the content of a span is replaced by another text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// The part of the text that is replaced; an empty span to insert.
    pub span: Span,
    /// The text that is written in its place.
    pub text: String,
}

/// Returns a text with edits applied from the last to the first; skips one that overlaps a later one or does not fit.
pub fn apply_edits(text: &str, edits: &[Edit]) -> String {
    let mut edits: Vec<&Edit> = edits.iter().collect();
    sort_by_key(&mut edits, |edit| (edit.span.start, edit.span.end));
    let (mut result, mut from) = (text.to_owned(), usize::MAX);
    for edit in edits.into_iter().rev() {
        let range = edit.span.range();
        if range.end <= from && result.get(range.clone()).is_some() {
            from = range.start;
            result.replace_range(range, &edit.text);
        }
    }
    result
}

/// Applies those edits of a whole text that are within `span` to `part`, which begins where `span` does.
pub fn apply_edits_to_part(part: &str, span: Span, edits: &[Edit]) -> String {
    let is_within = |edit: &&Edit| span.start <= edit.span.start && edit.span.end <= span.end;
    let shifted = edits.iter().filter(is_within).map(|edit| {
        let (start, end) = (edit.span.start - span.start, edit.span.end - span.start);
        Edit { span: Span::new(start as usize, end as usize), text: edit.text.clone() }
    });
    apply_edits(part, &shifted.collect::<Vec<Edit>>())
}

/// The degree to which writing an alternative helps against a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Helpfulness {
    /// Useless: more problems than before, or as many and one of them where the edits wrote.
    Useless,
    /// Sufficient where the edits wrote: as many problems as before, but none there.
    Local,
    /// Successful: no problems, or fewer than before.
    Full,
}

/// Returns `true` if a span of the text after `edits` overlaps the text that they wrote.
fn overlaps_written_text(edits: &[Edit], span: Span) -> bool {
    let mut edits: Vec<&Edit> = edits.iter().collect();
    sort_by_key(&mut edits, |edit| edit.span.start);
    let mut growth = 0_i64;
    edits.iter().any(|edit| {
        let len = i64::try_from(edit.text.len()).unwrap_or(i64::MAX);
        let from = i64::from(edit.span.start) + growth;
        growth += len - i64::from(edit.span.end - edit.span.start);
        i64::from(span.start) < from + len && from < i64::from(span.end)
    })
}

impl Problem {
    /// Creates a problem at a place.
    pub fn of(span: Span, sentence: plain::Sentence) -> Self {
        Self {
            sentence,
            span,
            related: Vec::new(),
            replaced: Vec::new(),
            fix: Vec::new(),
            confidence: Confidence::Sure,
            ways: Vec::new(),
        }
    }

    /// Returns the code of the kind.
    pub fn code(&self) -> Code {
        Code(self.sentence.code().unwrap_or_default())
    }

    /// Returns the message of the problem as a sentence, to be a part of another.
    pub fn message_sentence(&self) -> plain::Sentence {
        self.replaced_text(Attribute::Message).map_or(&self.sentence, |text| &text.sentence).clone()
    }

    /// Returns `true` if a message is the kind of the problem.
    pub fn is(&self, kind: &Message) -> bool {
        self.sentence.has_message(kind)
    }

    /// Returns `true` if a message is the help of the problem, in place of that of its kind.
    pub fn has_help(&self, help: &Message) -> bool {
        self.replaced_text(Attribute::Help).is_some_and(|text| text.sentence.has_message(help))
    }

    /// Returns a value of the problem, by the name of the part of its message.
    pub fn value(&self, part: &str) -> Option<&plain::Arg> {
        self.sentence.arg(part)
    }

    /// Returns `true` if the problem is told once, though it is at several places.
    pub(super) fn is_told_once(&self) -> bool {
        self.sentence.is_told_once()
    }

    /// Returns `true` if another problem has the same message, at whatever place.
    pub fn says_the_same(&self, other: &Self) -> bool {
        self.sentence == other.sentence && self.replaced == other.replaced || self.message() == other.message()
    }

    /// Returns one of the texts of the kind, with the values.
    fn own_text(&self, attribute: Attribute) -> ProblemText {
        ProblemText { sentence: self.sentence.clone(), attribute }
    }

    /// Returns the text that replaces one of those of the kind; `None` if none does.
    fn replaced_text(&self, attribute: Attribute) -> Option<&ProblemText> {
        self.replaced.iter().find(|(own, _)| *own == attribute).map(|(_, text)| text)
    }

    /// Replaces one of the texts.
    fn with_text(mut self, attribute: Attribute, text: impl Into<ProblemText>) -> Self {
        self.replaced.retain(|(own, _)| *own != attribute);
        self.replaced.push((attribute, text.into()));
        self
    }

    /// Returns one of the texts, or the one that replaces it, cut after a number of characters.
    fn text(&self, attribute: Attribute, limit: usize) -> String {
        match self.replaced_text(attribute) {
            Some(text) => text.to_text(limit),
            None => truncate_to_line(&text_of(&self.sentence, attribute), limit),
        }
    }

    /// Returns `true` if the kind has a text, and it is not empty with these values.
    fn has_text(&self, attribute: Attribute) -> bool {
        !text_of(&self.sentence, attribute).is_empty()
    }

    /// Returns the fault, in a clause.
    pub fn message(&self) -> String {
        self.text(Attribute::Message, MOST_IN_A_MESSAGE)
    }

    /// Returns the text shown at the problem's place in the excerpt.
    pub fn label(&self) -> String {
        self.text(Attribute::Label, MOST_IN_A_LABEL)
    }

    /// Returns the remedy, as advice to the user.
    pub fn help(&self) -> String {
        if self.replaced_text(Attribute::Help).is_none() && self.offers_ways() {
            truncate_to_line(&self.offer_text(), MOST_IN_HELP)
        } else {
            self.text(Attribute::Help, MOST_IN_HELP)
        }
    }

    /// Returns the other places that belong to the problem, each with its label.
    pub fn related(&self) -> impl Iterator<Item = (Span, String)> {
        self.related.iter().map(|(span, text)| (*span, text.to_text(MOST_IN_A_LABEL)))
    }

    /// Returns the place of the problem and the related places, each with its label.
    pub fn marks(&self) -> impl Iterator<Item = (Span, ProblemText)> {
        let label = self.replaced_text(Attribute::Label).cloned();
        let label = label.unwrap_or_else(|| self.own_text(Attribute::Label));
        std::iter::once((self.span, label)).chain(self.related.iter().cloned())
    }

    /// Returns the place of the problem and the related places, each with the text of its label.
    fn labelled_places(&self) -> impl Iterator<Item = (Span, String)> {
        std::iter::once((self.span, self.label())).chain(self.related())
    }

    /// Returns the same problem, with the same help, at other places, each with its label, without fix and alternatives;
    /// `None` without places.
    pub fn at_marks(&self, marks: impl IntoIterator<Item = (Span, ProblemText)>) -> Option<Self> {
        let mut marks = marks.into_iter();
        let (span, label) = marks.next()?;
        let help = phrase!(written::Phrase { text: self.help() });
        let copy = Self { span, related: marks.collect(), fix: Vec::new(), ways: Vec::new(), ..self.clone() };
        Some(copy.with_text(Attribute::Label, label).with_help(help))
    }

    /// Returns a problem of the same kind, with the same texts, and with other edits.
    #[must_use]
    pub fn with_fix(self, fix: Vec<Edit>) -> Self {
        Self { fix, ..self }
    }

    /// Returns the problem at another place.
    #[must_use]
    pub fn moved_to(self, span: Span) -> Self {
        Self { span, ..self }
    }

    /// Returns the problem with another confidence in its fix.
    #[must_use]
    pub fn with_confidence(self, confidence: Confidence) -> Self {
        Self { confidence, ..self }
    }

    /// Sets a value of the problem, by the name of the part of its message, if it has that part.
    pub fn set_value(&mut self, part: &str, value: impl Into<plain::Arg>) {
        self.sentence.set_arg(part, value.into());
    }

    /// Adds another place that belongs to the problem: the first has the label `.related`, the second `.also`.
    #[must_use]
    pub fn at_related(mut self, span: Span) -> Self {
        let attribute = if self.related.is_empty() { Attribute::Related } else { Attribute::Also };
        self.related.push((span, self.own_text(attribute)));
        self
    }

    /// Adds the related places of another problem, with their labels.
    #[must_use]
    pub fn with_related_of(mut self, other: &Self) -> Self {
        self.related.extend(other.related.iter().cloned());
        self
    }

    /// Adds the place of another problem, with its label.
    pub fn join(&mut self, other: &Self) {
        self.related.push((other.span, other.own_text(Attribute::Label)));
    }

    /// Sets the help to a sentence.
    #[must_use]
    pub fn with_help(self, sentence: plain::Sentence) -> Self {
        self.with_text(Attribute::Help, sentence)
    }

    /// Sets the message to a sentence; the kind stays.
    #[must_use]
    pub fn with_message(self, sentence: plain::Sentence) -> Self {
        self.with_text(Attribute::Message, sentence)
    }

    /// Returns the problem moved `offset` bytes, for a part of a text that begins at that byte.
    #[must_use]
    pub fn shift(self, offset: u32) -> Self {
        let related = self.related.into_iter().map(|(span, label)| (span.shift(offset), label)).collect();
        let shift_edit = |edit: Edit| Edit { span: edit.span.shift(offset), ..edit };
        let fix = self.fix.into_iter().map(shift_edit).collect();
        let shift_way = |way: Suggestion| Suggestion { edits: way.edits.into_iter().map(shift_edit).collect(), ..way };
        let ways = self.ways.into_iter().map(shift_way).collect();
        Self { span: self.span.shift(offset), related, fix, ways, ..self }
    }

    /// Sets the help to writing `text` at the problem's place, and adds the edit that does so to the fix.
    #[must_use]
    pub fn fix_by_writing(self, text: impl Into<String>) -> Self {
        let (text, span) = (text.into(), self.span);
        self.advise_writing(&text).edit(span, text)
    }

    /// Sets the help to writing a text.
    #[must_use]
    pub fn advise_writing(self, text: &str) -> Self {
        self.with_help(phrase!(written::Write { text: text.to_owned() }))
    }

    /// Returns the edits of the fix; none if it is doubtful.
    pub fn sure_fix(&self) -> &[Edit] {
        if self.confidence == Confidence::Sure { &self.fix } else { &[] }
    }

    /// Adds an edit to the fix; the help must ask for it.
    #[must_use]
    pub fn edit(mut self, span: Span, text: impl Into<String>) -> Self {
        self.fix.push(Edit { span, text: text.into() });
        self
    }

    /// Adds several edits to the fix; the help must ask for them.
    #[must_use]
    pub fn edits(mut self, edits: impl IntoIterator<Item = (Span, String)>) -> Self {
        self.fix.extend(edits.into_iter().map(|(span, text)| Edit { span, text }));
        self
    }

    /// Adds alternatives to write, the likeliest first. The help offers the first four after the text `.offer`, if the
    /// kind has one; otherwise it offers them in its own words. [`RefusedText::keep_helpful_ways`] removes those that do
    /// not help.
    #[must_use]
    pub fn with_ways(mut self, ways: impl IntoIterator<Item = Suggestion>) -> Self {
        for way in ways {
            if !self.ways.contains(&way) {
                self.ways.push(way);
            }
        }
        self
    }

    /// Returns the help text that offers alternatives: the lead, followed by the first four.
    fn offer_text(&self) -> String {
        let options = self.ways.iter().take(MOST_OFFERED).map(|way| {
            let typed = truncate_to_line(&way.typed, MOST_IN_A_WAY);
            if way.meaning.is_empty() { format!("`{typed}`") } else { format!("`{typed}` {}", way.meaning) }
        });
        let options: Vec<String> = options.collect();
        let has_meanings = self.ways.iter().any(|way| !way.meaning.is_empty());
        let list = match options.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                format!("{}{} {last}", rest.join(", "), if has_meanings { ", or" } else { " or" })
            }
            _ => options.concat(),
        };
        format!("{}{list}", text_of(&self.sentence, Attribute::Offer))
    }

    /// Returns `true` if the help offers the alternatives to write, rather than in its own words.
    fn offers_ways(&self) -> bool {
        !self.ways.is_empty() && self.has_text(Attribute::Offer)
    }

    /// Keeps the alternatives that help most (a single one becomes the fix); if none helps, the help is that of the kind.
    fn keep_helpful_ways(mut self, rate_edits: &dyn Fn(&[Edit]) -> Helpfulness) -> Self {
        let ways = std::mem::take(&mut self.ways);
        let rated: Vec<(Helpfulness, Suggestion)> =
            ways.into_iter().take(MOST_TRIED).map(|way| (rate_edits(&way.edits), way)).collect();
        // Alternatives that help more exclude those that help less.
        let best = rated.iter().map(|(helps, _)| *helps).max().filter(|helps| *helps != Helpfulness::Useless);
        let ways = rated.into_iter().filter(|(helps, _)| Some(*helps) == best);
        self.ways = ways.map(|(_, way)| way).take(MOST_OFFERED).collect();
        self.replaced.retain(|(own, _)| *own != Attribute::Help);
        match self.ways.as_slice() {
            [only] => self.fix.clone_from(&only.edits),
            [] if self.has_text(Attribute::Help) => {}
            [] if self.code().family() == "cell" => return self.with_help(phrase!(written::NothingHelps)),
            [] => return self.with_help(phrase!(written::NothingPossible)),
            _ => {}
        }
        self
    }

    /// Boxes the problem, for use as an error.
    #[must_use]
    pub fn boxed(self) -> Box<Self> {
        Box::new(self)
    }
}

/// A refused text, with its problems; only the first 500 found are kept, others are counted.
#[derive(Debug, Clone)]
pub struct RefusedText {
    source: Arc<SourceText>,
    problems: Vec<Problem>,
    /// The number of problems that were only counted.
    omitted: usize,
}

impl RefusedText {
    /// Creates the refusal of a text that could not be read.
    pub fn unreadable(name: &str, message: impl Into<String>) -> Self {
        Self::of_whole_text(name, phrase!(letters::Unreadable { message: message.into() }))
    }

    /// Creates the refusal of a text as a whole, for a reason that is the message of a problem.
    pub fn of_whole_text(name: &str, sentence: plain::Sentence) -> Self {
        Self::for_problem(&Arc::new(SourceText::empty(name)), Problem::of(Span::default(), sentence))
    }

    /// Creates the refusal of a text for some reasons, with the number of further ones.
    pub(super) fn new(source: &Arc<SourceText>, problems: Vec<Problem>, omitted: usize) -> Self {
        Self { source: Arc::clone(source), problems, omitted }
    }

    /// Creates the refusal of a text for one reason.
    pub fn for_problem(source: &Arc<SourceText>, problem: Problem) -> Self {
        Self { source: Arc::clone(source), problems: vec![problem], omitted: 0 }
    }

    /// Returns the refusal of the same text with `problem` as the only reason.
    #[must_use]
    pub fn with_problem(self, problem: Problem) -> Self {
        Self { problems: vec![problem], omitted: 0, ..self }
    }

    /// Keeps the alternatives that help most; `after` returns the problems of the text after edits.
    ///
    /// An alternative helps if fewer problems are left, or, where none does that, if as many are left but none where it
    /// wrote. No change above 4,096 bytes or four problems.
    #[must_use]
    pub fn keep_helpful_ways(self, after: impl Fn(&[Edit]) -> Option<RefusedText>) -> Self {
        let count = self.count();
        if self.source.text().len() > LONGEST_TRIED || count > MOST_PROBLEMS_TRIED {
            return self;
        }
        let rate_edits = |edits: &[Edit]| {
            let Some(remaining) = after(edits) else { return Helpfulness::Full };
            match remaining.count() {
                left if left < count => Helpfulness::Full,
                same if same == count && !remaining.overlaps_written_text(edits) => Helpfulness::Local,
                _ => Helpfulness::Useless,
            }
        };
        let keep_helpful = |problem: Problem| {
            // Alternatives that the help describes in its own words, without a lead, are kept.
            if problem.offers_ways() { problem.keep_helpful_ways(&rate_edits) } else { problem }
        };
        Self { problems: self.problems.into_iter().map(keep_helpful).collect(), ..self }
    }

    /// Changes each problem.
    #[must_use]
    pub fn map_problems(self, change: impl FnMut(Problem) -> Problem) -> Self {
        Self { problems: self.problems.into_iter().map(change).collect(), ..self }
    }

    /// Returns the refusal with doubtful fixes only.
    #[must_use]
    pub fn with_doubtful_fixes(mut self) -> Self {
        for problem in &mut self.problems {
            problem.confidence = Confidence::Perhaps;
        }
        self
    }

    /// Returns the refusal of the same text with `problems` as the only reasons, sorted by place, without duplicates.
    #[must_use]
    pub fn with_problems(self, mut problems: Vec<Problem>) -> Self {
        sort_by_key(&mut problems, |problem| problem.span);
        let mut distinct: Vec<Problem> = Vec::new();
        for problem in problems {
            let mut others = distinct.iter().rev().take_while(|other| other.span == problem.span);
            if !others.any(|other| other.says_the_same(&problem)) {
                distinct.push(problem);
            }
        }
        Self { problems: distinct, omitted: 0, ..self }
    }

    /// Returns `true` if `left`, the refusal of the text after edits, has fewer problems than this one, and no message
    /// that this one does not have.
    pub fn is_reduced_to(&self, left: &RefusedText) -> bool {
        let known = |problem: &Problem| self.problems.iter().any(|own| own.says_the_same(problem));
        left.count() < self.count() && left.problems.iter().all(known)
    }

    /// Returns `true` if `left`, the refusal after `edits`, has no more problems, and none where the edits wrote.
    pub fn is_no_worse_after(&self, left: &RefusedText, edits: &[Edit]) -> bool {
        left.count() <= self.count() && !left.overlaps_written_text(edits)
    }

    /// Returns `true` if a place of a problem is where `edits` wrote; this is the refusal of the text after `edits`.
    fn overlaps_written_text(&self, edits: &[Edit]) -> bool {
        self.problems.iter().any(|problem| problem.marks().any(|(span, _)| overlaps_written_text(edits, span)))
    }

    /// Returns the number of problems, including those only counted.
    pub fn count(&self) -> usize {
        self.problems.len() + self.omitted
    }

    /// Returns the text.
    pub fn text(&self) -> &str {
        self.source.text()
    }

    /// Returns the name of the text.
    pub fn name(&self) -> &str {
        self.source.name()
    }

    /// Returns line, column and length of a span, as [`SourceText::line_column_length`] does; `None` if the text is empty.
    pub fn line_column_length(&self, span: Span) -> Option<(usize, usize, usize)> {
        (!self.source.text().is_empty()).then(|| self.source.line_column_length(span))
    }

    /// Returns the problems, in the order of the text.
    pub fn problems(&self) -> impl ExactSizeIterator<Item = &Problem> {
        self.problems.iter()
    }

    /// Returns the problems as diagnostics for printing: each with its lines of the text, cropped to `width` columns,
    /// or to a little more if a line has many marks.
    pub fn diagnostics(&self, width: usize) -> impl ExactSizeIterator<Item = impl Diagnostic> {
        self.problems.iter().map(move |problem| ProblemDiagnostic {
            problem,
            excerpt: (!self.source.text().is_empty())
                .then(|| Excerpt::new(problem.labelled_places(), &self.source, width)),
        })
    }
}

impl fmt::Display for RefusedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.count();
        write!(f, "{}: {n} problem{}", shorten_path(self.name()), if n == 1 { "" } else { "s" })
    }
}

impl std::error::Error for RefusedText {}

/// A problem with its lines of the text; without lines if the text is empty.
#[derive(Debug)]
struct ProblemDiagnostic<'r> {
    problem: &'r Problem,
    excerpt: Option<Excerpt>,
}

impl fmt::Display for ProblemDiagnostic<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem.message())
    }
}

impl std::error::Error for ProblemDiagnostic<'_> {}

impl Diagnostic for ProblemDiagnostic<'_> {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.problem.code().word()))
    }

    fn severity(&self) -> Option<Severity> {
        Some(Severity::Error)
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let help = self.problem.help();
        (!help.is_empty()).then(|| -> Box<dyn fmt::Display + 'a> { Box::new(help) })
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.excerpt.as_ref().map(|e| -> &dyn SourceCode { e })
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let excerpt = self.excerpt.as_ref()?;
        Some(Box::new(excerpt.marks()))
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use miette::{GraphicalReportHandler, GraphicalTheme};

    use super::*;

    fn render(text: &str, span: Span) -> String {
        let source = Arc::new(SourceText::new("x.yaml", text.as_bytes().to_vec()).expect("text"));
        let problem = problem!(span, letters::InvisibleInName { name: "x", sign: "a sign" });
        let refused = RefusedText::for_problem(&source, problem);
        let mut out = String::new();
        for d in refused.diagnostics(80) {
            GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor())
                .with_width(80)
                .render_report(&mut out, &d)
                .expect("rendered");
        }
        out
    }

    #[test]
    fn the_spot_is_underlined_in_its_line() {
        let out = render("one\ntwo x\nthree\n", Span::new(8, 9));
        assert!(out.contains("x.yaml:2:5"), "{out}");
        assert!(out.contains("write the name without it"), "{out}");
    }

    #[test]
    fn long_lines_are_cropped_round_the_spot() {
        let text = format!("{}x{}\n", ". ".repeat(5_000), " .".repeat(5_000));
        let out = render(&text, Span::new(10_000, 10_001));
        assert!(out.lines().all(|l| l.chars().count() < 220), "{out}");
        assert!(out.contains("not visible"), "{out}");
    }
}
