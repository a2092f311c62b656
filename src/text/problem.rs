//! Problems found in a text: each with a stable code, its place and a remedy.

use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;

use miette::{Diagnostic, LabeledSpan, Severity, SourceCode};

use super::excerpt::Excerpt;
use super::invisible::{invisible_name, strip_invisible};
use super::phrasing::{shorten, shorten_line, shorten_path, truncate_to_line};
use super::written;
use super::{SourceText, Span};
use crate::language::Language;
use crate::messages::{Attribute, Message, Speaker, TextForm, plain};
use crate::sorting::sort_by_key;

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

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $code:literal,)+) => {
        /// Codes of problems whose messages are not in files yet.
        #[allow(non_upper_case_globals, missing_docs)]
        impl Code { $(pub const $name: Self = Self($code);)+

            /// Every code, in the order of the documentation.
            pub const ALL: &'static [Code] = &[$(Code::$name,)+];

            /// Returns the meaning of the code, in a sentence.
            pub fn meaning(self) -> &'static str {
                match self.0 { $($code => concat!($($doc),+).trim_ascii(),)+ _ => "" }
            }
        }
    };
}

codes! {
    /// The text cannot be read at all: too large, or not UTF-8.
    TextUnreadable = "text::unreadable",
    /// The text is not YAML.
    YamlSyntax = "yaml::syntax",
    /// The text is nested too deeply or grows too much through aliases.
    YamlBounds = "yaml::bounds",
    /// The text is empty.
    YamlEmpty = "yaml::empty",
    /// A sign is never closed.
    Unclosed = "yaml::unclosed",
    /// Another document.
    SecondDocument = "yaml::second-document",
    /// A tag.
    Tag = "yaml::tag",
    /// An alias.
    Alias = "yaml::alias",
    /// The configuration is not TOML.
    TomlSyntax = "toml::syntax",
    /// A key that is not known here.
    KeyUnknown = "key::unknown",
    /// A key that appears twice in one map.
    KeyDuplicate = "key::duplicate",
    /// A required key that is missing.
    KeyMissing = "key::missing",
    /// A value of the wrong kind or outside its bounds.
    ValueWrong = "value::wrong",
    /// A name that breaks the rule for names.
    NameForm = "name::form",
    /// A name that is used but not defined.
    NameUndefined = "name::undefined",
    /// A name that is defined but never used.
    NameUnused = "name::unused",
    /// A name that could mean several things.
    NameAmbiguous = "name::ambiguous",
    /// The map is not a literal block, or its rows are out of line.
    MapForm = "map::form",
    /// A cell of the map that cannot be read.
    MapCell = "map::cell",
    /// Two half tiles whose cut does not fit the sides written for them.
    MapCut = "map::cut",
    /// A double-size tile that does not fit where it is placed.
    MapDouble = "map::double",
    /// Two tiles in the same place.
    BoardOverlap = "board::overlap",
    /// A half tile with its long side against a square or double-size tile.
    BoardLongSide = "board::long-side",
    /// Two touching sides that do not match.
    BoardEdges = "board::edges",
    /// A road, city or field to be judged that runs into an unknown tile (`#`).
    BoardRunsInto = "board::runs-into-hash",
    /// A side that the tile does not have.
    TileSide = "tile::side",
    /// Features that cannot be on one tile together.
    TileFeatures = "tile::features",
    /// A tile that cannot have the shape its place gives it.
    TileShape = "tile::shape",
    /// A tile id that no printed tile has.
    TileUnknown = "tile::unknown",
    /// A place that is not on the board.
    PlaceUnknown = "place::unknown",
    /// A place that could mean several features.
    PlaceAmbiguous = "place::ambiguous",
    /// A player who is not one of the players.
    PlayerUnknown = "player::unknown",
    /// A question that no mechanic knows, or that the scenario does not ask.
    AskUnknown = "ask::unknown",
    /// A rule set, date, question or reading that is not known.
    RuleUnknown = "rule::unknown",
    /// A valid question that `oracle` does not judge.
    NotJudged = "not-judged",
    /// An unknown id on the command line.
    IdUnknown = "id::unknown",
    /// Something asked for on the command line that cannot be done in that way.
    Usage = "usage",
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
    /// The code of a problem whose message is not in a file yet.
    written_code: Option<Code>,
    /// The place of the problem; an empty span at 0 denotes the text as a whole.
    pub span: Span,
    /// Other places that belong to the problem, each with its label.
    related: Vec<(Span, ProblemText)>,
    /// The remedy, if it is another than that of the kind.
    help: Option<ProblemText>,
    /// The message, if it is another than that of the kind.
    message: Option<ProblemText>,
    /// The edits that the help asks for, if they are known exactly; empty if not.
    pub fix: Vec<Edit>,
    /// The confidence that the text is right after the fix.
    pub confidence: Confidence,
    /// The alternatives that may be written to remedy the problem, likeliest first; the help offers at most four.
    pub ways: Vec<Suggestion>,
}

/// One of the texts of the message of a problem, with its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ProblemText {
    sentence: plain::Sentence,
    attribute: Attribute,
}

/// The renderer of the texts of problems: words of the user are shortened.
#[derive(Debug, Clone, Copy)]
struct ProblemSpeaker(Language);

impl Speaker<Infallible> for ProblemSpeaker {
    fn language(self) -> Language {
        self.0
    }

    fn write_thing(self, thing: &Infallible, _out: &mut String) {
        match *thing {}
    }

    fn write_text(self, text: &str, form: TextForm, out: &mut String) {
        match form {
            TextForm::Word => out.push_str(&shorten(text)),
            TextForm::Line => out.push_str(&shorten_line(text)),
            TextForm::Phrase => out.push_str(text),
        }
    }
}

impl ProblemText {
    /// Returns the text, cut after a number of characters.
    fn to_text(&self, limit: usize) -> String {
        let mut out = String::new();
        ProblemSpeaker(Language::ENGLISH).write_sentence(&self.sentence, self.attribute, &mut out);
        truncate_to_line(&out, limit)
    }
}

/// Builds a problem at a place: `problem!(at, problems::NoPlayer { name, players })`.
macro_rules! problem {
    ($at:expr, $($path:ident)::+ $({ $($part:ident $(: $value:expr)?),* $(,)? })?) => {
        $crate::text::Problem::of($at, $crate::text::phrase!($($path)::+ $({ $($part $(: $value)?),* })?))
    };
}

/// Builds a sentence that names no thing of a position: `phrase!(problems::OfTile { name })`.
macro_rules! phrase {
    ($($path:ident)::+) => {
        $crate::messages::plain::Sentence::from($($path)::+)
    };
    ($($path:ident)::+ { $($part:ident $(: $value:expr)?),* $(,)? }) => {
        $crate::messages::plain::Sentence::from($($path)::+ {
            $($part: $crate::text::phrase!(@arg $part $($value)?)),*
        })
    };
    (@arg $part:ident) => {
        $crate::messages::plain::Arg::from($part)
    };
    (@arg $part:ident $value:expr) => {
        $crate::messages::plain::Arg::from($value)
    };
}

/// Includes the messages of a file of problems, as types: `problem_messages!("players")`.
macro_rules! problem_messages {
    ($file:literal) => {
        include!(concat!(env!("OUT_DIR"), "/problems/", $file, ".rs"));
    };
}

pub(crate) use {phrase, problem, problem_messages};

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
    pub(crate) fn of(span: Span, sentence: plain::Sentence) -> Self {
        Self {
            sentence,
            written_code: None,
            span,
            related: Vec::new(),
            help: None,
            message: None,
            fix: Vec::new(),
            confidence: Confidence::Sure,
            ways: Vec::new(),
        }
    }

    /// Creates a problem at a place, whose texts are not in a file yet.
    pub fn new(code: Code, span: Span, message: impl Into<String>) -> Self {
        let (message, label, help) = (message.into(), "", "");
        let sentence = phrase!(written::Problem { message, label, help, offer: "", related: "" });
        Self { written_code: Some(code), ..Self::of(span, sentence) }
    }

    /// Returns the code of the kind.
    pub fn code(&self) -> Code {
        self.written_code.unwrap_or_else(|| Code(self.sentence.code().unwrap_or_default()))
    }

    /// Returns the message of the problem as a sentence, to be a part of another.
    pub(crate) fn sentence(&self) -> plain::Sentence {
        self.sentence.clone()
    }

    /// Returns `true` if a message is the kind of the problem.
    pub(crate) fn is(&self, kind: &Message) -> bool {
        self.sentence.has_message(kind)
    }

    /// Returns a value of the problem, by the name of the part of its message.
    pub(crate) fn value(&self, part: &str) -> Option<&plain::Arg> {
        self.sentence.arg(part)
    }

    /// Returns `true` if another problem has the same message, at whatever place.
    pub fn says_the_same(&self, other: &Self) -> bool {
        self.sentence == other.sentence && self.message == other.message || self.message() == other.message()
    }

    fn own_text(&self, attribute: Attribute) -> ProblemText {
        ProblemText { sentence: self.sentence.clone(), attribute }
    }

    /// Returns the fault, in a clause.
    pub fn message(&self) -> String {
        match &self.message {
            Some(message) => message.to_text(MOST_IN_A_MESSAGE),
            None => self.own_text(Attribute::Message).to_text(MOST_IN_A_MESSAGE),
        }
    }

    /// Returns the text shown at the problem's place in the excerpt.
    pub fn label_text(&self) -> String {
        self.own_text(Attribute::Label).to_text(MOST_IN_A_LABEL)
    }

    /// Returns the remedy, as advice to the user.
    pub fn help_text(&self) -> String {
        if let Some(help) = &self.help {
            return help.to_text(MOST_IN_HELP);
        }
        let lead = self.own_text(Attribute::Offer).to_text(MOST_IN_HELP);
        if lead.is_empty() || self.ways.is_empty() {
            return self.own_text(Attribute::Help).to_text(MOST_IN_HELP);
        }
        truncate_to_line(&self.offer_text(&lead), MOST_IN_HELP)
    }

    /// Returns the other places that belong to the problem, each with its label.
    pub fn related(&self) -> impl Iterator<Item = (Span, String)> {
        self.related.iter().map(|(span, text)| (*span, text.to_text(MOST_IN_A_LABEL)))
    }

    /// Returns a problem of this kind, with the same message and code, at another place, without label, help and fix.
    #[must_use]
    pub fn copy_at(&self, span: Span) -> Self {
        Self::new(self.code(), span, self.message())
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

    fn set_written(&mut self, part: &str, text: String) {
        self.sentence.set_arg(part, text.into());
    }

    /// Sets the label: the text shown at the problem's place in the excerpt.
    #[must_use]
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.set_written("label", text.into());
        self
    }

    /// Adds another place that belongs to the problem, with the label shown there.
    #[must_use]
    pub fn with_related(mut self, span: Span, text: impl Into<String>) -> Self {
        let (message, help) = ("", "");
        let sentence = phrase!(written::Problem { message, label: text.into(), help, offer: "", related: "" });
        self.related.push((span, ProblemText { sentence, attribute: Attribute::Label }));
        self
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
    pub(crate) fn with_related_of(mut self, other: &Self) -> Self {
        self.related.extend(other.related.iter().cloned());
        self
    }

    /// Adds the place of another problem, with its label.
    pub(crate) fn join(&mut self, other: &Self) {
        self.related.push((other.span, other.own_text(Attribute::Label)));
    }

    /// Sets the help, the advice on how to remedy the problem.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        let (message, label) = ("", "");
        let sentence = phrase!(written::Problem { message, label, help: text.into(), offer: "", related: "" });
        self.help = Some(ProblemText { sentence, attribute: Attribute::Help });
        self
    }

    /// Sets the help to a sentence.
    #[must_use]
    pub(crate) fn with_help(mut self, sentence: plain::Sentence) -> Self {
        self.help = Some(ProblemText { sentence, attribute: Attribute::Message });
        self
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

    /// Adds alternatives to write, the likeliest first, which the help offers after `lead`.
    #[must_use]
    pub fn offer(mut self, lead: impl Into<String>, ways: impl IntoIterator<Item = Suggestion>) -> Self {
        self.set_written("offer", lead.into());
        self.help = None;
        self.with_ways(ways)
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

    /// Sets the help for the case that no alternative helps.
    #[must_use]
    pub fn with_fallback(mut self, text: impl Into<String>) -> Self {
        self.set_written("help", text.into());
        self
    }

    /// Returns the help text that offers alternatives: the lead, followed by the first four.
    fn offer_text(&self, lead: &str) -> String {
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
        format!("{lead}{list}")
    }

    /// Returns `true` if the help offers the alternatives to write, rather than in its own words.
    fn offers_ways(&self) -> bool {
        !self.ways.is_empty() && !self.own_text(Attribute::Offer).to_text(1).is_empty()
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
        self.help = None;
        match self.ways.as_slice() {
            [only] => self.fix.clone_from(&only.edits),
            [] if self.own_text(Attribute::Help).to_text(1).is_empty() && self.code().family() == "map" => {
                return self.with_help(phrase!(written::NothingHelps));
            }
            [] if self.own_text(Attribute::Help).to_text(1).is_empty() => {
                return self.with_help(phrase!(written::NothingPossible));
            }
            _ => {}
        }
        self
    }

    /// Returns the place of the problem and the related places, each with its label.
    fn marks(&self) -> impl Iterator<Item = (Span, String)> {
        std::iter::once((self.span, self.label_text())).chain(self.related())
    }

    /// Boxes the problem, for use as an error.
    #[must_use]
    pub fn boxed(self) -> Box<Self> {
        Box::new(self)
    }
}

/// Builds the problem of a list with too many entries; its place is the first entry too many.
pub fn too_many_entries(at: Span, message: impl Into<String>, help: impl Into<String>) -> Problem {
    Problem::new(Code::ValueWrong, at, message).label("one too many").help(help)
}

/// Builds the problem of a name with an invisible character; `None` for a name without any. The fix is the name without
/// invisible characters, if `is_name` accepts that.
pub fn invisible_in_name(name: &str, span: Span, is_name: impl FnOnce(&str) -> bool) -> Option<Problem> {
    let description = name.chars().find_map(invisible_name)?;
    let message = format!("the name `{}` contains {description}", shorten(name));
    let problem = Problem::new(Code::NameForm, span, message).label("not visible");
    let plain = strip_invisible(name);
    Some(if is_name(&plain) { problem.fix_by_writing(plain) } else { problem.help("write the name without it") })
}

/// The problems of one text, collected during reading.
#[derive(Debug, Default)]
pub struct Problems {
    problems: Vec<Problem>,
    omitted: usize,
}

/// The maximum number of problems of one text that are kept; further ones are only counted.
const MOST_KEPT: usize = 500;

impl Problems {
    /// Creates an empty collection.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a problem, or only counts it once the collection is full.
    pub fn push(&mut self, problem: Problem) {
        self.push_with(|| problem);
    }

    /// Adds a problem, which is computed only if it is kept.
    pub fn push_with(&mut self, problem: impl FnOnce() -> Problem) {
        if self.is_full() {
            self.omitted += 1;
        } else {
            self.problems.push(problem());
        }
    }

    /// Adds problems that were found in the same text by another reader.
    pub fn append(&mut self, others: Self) {
        self.omitted += others.omitted;
        others.problems.into_iter().for_each(|problem| self.push(problem));
    }

    /// Replaces the message of each problem for which `reword` returns another, except the first `after` problems.
    pub fn reword(&mut self, after: usize, reword: impl Fn(&Problem) -> Option<String>) {
        for problem in self.problems.iter_mut().skip(after) {
            if let Some(message) = reword(problem) {
                let sentence = phrase!(written::Phrase { text: message });
                problem.message = Some(ProblemText { sentence, attribute: Attribute::Message });
            }
        }
    }

    /// Adds edits to the fix of the first problem with this code and place that has a fix.
    pub fn extend_fix(&mut self, code: Code, at: Span, edits: Vec<Edit>) {
        let is_match = |problem: &&mut Problem| problem.code() == code && problem.span == at && !problem.fix.is_empty();
        if let Some(problem) = self.problems.iter_mut().find(is_match) {
            problem.fix.extend(edits);
        }
    }

    /// Returns `true` if further problems are only counted, so that their messages need not be computed.
    pub fn is_full(&self) -> bool {
        self.problems.len() >= MOST_KEPT
    }

    /// Returns `true` if there are no problems.
    pub fn is_empty(&self) -> bool {
        self.problems.is_empty()
    }

    /// Returns the number of problems, including those only counted.
    pub fn len(&self) -> usize {
        self.problems.len() + self.omitted
    }

    /// Ends the reading: returns `value` if there are no problems, else the problems that were kept, each once, in the
    /// order of the text.
    ///
    /// # Errors
    ///
    /// Returns [`RefusedText`] if there is at least one problem or no value.
    pub fn finish<T>(mut self, source: &Arc<SourceText>, value: Option<T>) -> Result<T, RefusedText> {
        match value {
            Some(value) if self.problems.is_empty() => Ok(value),
            _ => {
                sort_by_key(&mut self.problems, |problem| (problem.span, problem.code(), problem.message()));
                self.problems.dedup_by(|a, b| a.span == b.span && a.says_the_same(b));
                let problems = merge_repeated(self.problems);
                Err(RefusedText { source: Arc::clone(source), problems, omitted: self.omitted })
            }
        }
    }
}

/// Merges problems of unknown players, undefined or malformed names into the first with that message and its edits.
fn merge_repeated(problems: Vec<Problem>) -> Vec<Problem> {
    let mut first_index: std::collections::BTreeMap<(Code, String), usize> = std::collections::BTreeMap::new();
    let mut merged: Vec<Problem> = Vec::with_capacity(problems.len());
    for problem in problems {
        if matches!(problem.code(), Code::PlayerUnknown | Code::NameUndefined | Code::NameForm) {
            let index = first_index.entry((problem.code(), problem.message())).or_insert(merged.len());
            if let Some(first) = merged.get_mut(*index) {
                for edit in problem.fix {
                    if !first.fix.contains(&edit) {
                        first.fix.push(edit);
                    }
                }
                continue;
            }
        }
        merged.push(problem);
    }
    merged
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
    /// Creates the refusal of a text that could not be read, with a remedy.
    pub fn unreadable(name: &str, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self::for_whole_text(name, Code::TextUnreadable, message, help)
    }

    /// Creates the refusal of a text as a whole, with a remedy.
    pub fn for_whole_text(name: &str, code: Code, message: impl Into<String>, help: impl Into<String>) -> Self {
        let problem = Problem::new(code, Span::default(), message).help(help);
        Self::for_problem(&Arc::new(SourceText::empty(name)), problem)
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

    /// Replaces the help of each problem for which `help` returns another help text.
    #[must_use]
    pub fn with_help(mut self, help: impl Fn(&Problem) -> Option<String>) -> Self {
        for problem in &mut self.problems {
            if let Some(other) = help(problem) {
                *problem = problem.clone().help(other);
            }
        }
        self
    }

    /// Replaces the help of each problem for which `help` returns another.
    #[must_use]
    pub(crate) fn with_helps(mut self, help: impl Fn(&Problem) -> Option<plain::Sentence>) -> Self {
        for problem in &mut self.problems {
            if let Some(sentence) = help(problem) {
                *problem = problem.clone().with_help(sentence);
            }
        }
        self
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
        problems.dedup_by(|next, before| next.span == before.span && next.says_the_same(before));
        Self { problems, omitted: 0, ..self }
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
            excerpt: (!self.source.text().is_empty()).then(|| Excerpt::new(problem.marks(), &self.source, width)),
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
        let help = self.problem.help_text();
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
    use super::*;
    use miette::{GraphicalReportHandler, GraphicalTheme};

    fn render(text: &str, span: Span) -> String {
        let source = Arc::new(SourceText::new("x.yaml", text.as_bytes().to_vec()).expect("text"));
        let refused =
            RefusedText::for_problem(&source, Problem::new(Code::MapCell, span, "odd").label("here").help("write `.`"));
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
        assert!(out.contains("write `.`"), "{out}");
    }

    #[test]
    fn long_lines_are_cropped_round_the_spot() {
        let text = format!("{}x{}\n", ". ".repeat(5_000), " .".repeat(5_000));
        let out = render(&text, Span::new(10_000, 10_001));
        assert!(out.lines().all(|l| l.chars().count() < 220), "{out}");
        assert!(out.contains("here"), "{out}");
    }

    #[test]
    fn codes_are_told_apart_and_explained() {
        let mut words: Vec<_> = Code::ALL.iter().map(|c| c.word()).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), Code::ALL.len());
        assert!(Code::ALL.iter().all(|c| c.meaning().ends_with('.')));
    }
}
