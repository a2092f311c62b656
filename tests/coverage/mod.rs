//! The kinds of things that answers show: mechanics, parts, layouts, and messages. Some snapshot must show each of
//! them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::LazyLock;

use carcassonne_position::wording::MESSAGES;
use carcassonne_rules::mechanics::{MECHANICS, Mechanic};
use carcassonne_show::report::{Detail, Page, Part};
use carcassonne_text::Language;

use crate::judged::JudgedScenario;

/// A thing that an answer shows.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ShownItem {
    /// A mechanic, by its name.
    Mechanic(&'static str),
    /// A part of an answer.
    Part(&'static str),
    /// A mark in the table of outcomes, by its word.
    Mark(&'static str),
    /// A table with this number of columns.
    Columns(usize),
    /// The position of the board.
    Board(BoardPosition),
    /// A message, by its id.
    Message(&'static str),
}

/// The position of the board in an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum BoardPosition {
    /// No board.
    Missing,
    /// A board beside words.
    Beside,
    /// A board above all words.
    Above,
}

impl fmt::Display for ShownItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mechanic(name) => write!(f, "the mechanic {name}"),
            Self::Part(name) => write!(f, "the part {name}"),
            Self::Mark(word) => write!(f, "the mark {word}"),
            Self::Columns(count) => write!(f, "{count} columns"),
            Self::Board(BoardPosition::Missing) => write!(f, "no board"),
            Self::Board(BoardPosition::Beside) => write!(f, "a board beside words"),
            Self::Board(BoardPosition::Above) => write!(f, "a board above the words"),
            Self::Message(id) => write!(f, "the message {id}"),
        }
    }
}

/// Returns the things that the answer to a scenario shows.
pub(crate) fn find_shown_items(judged: &JudgedScenario<'_>) -> BTreeSet<ShownItem> {
    let mut items: BTreeSet<ShownItem> = mechanics(judged).map(ShownItem::Mechanic).collect();
    let page = Page::new(&judged.report(judged.name, Detail::USUAL), &[]);
    items.extend(page.parts().map(|part| ShownItem::Part(part_name(part))));
    items.extend(page.table.rows().flat_map(|line| &line.marks).map(|mark| ShownItem::Mark(mark.data_word())));
    if page.table.rows().next().is_some() {
        items.insert(ShownItem::Columns(page.table.columns(false).len()));
    }
    let marked_text = marked_answer(judged);
    items.insert(ShownItem::Board(board_position(&marked_text)));
    items.extend(marked_text.chars().filter_map(|c| MESSAGES_BY_MARK.get(&c)).map(|id| ShownItem::Message(id)));
    items
}

/// Returns the mechanics of a scenario: those that judge, and those that contribute to others and had a question asked.
fn mechanics(judged: &JudgedScenario<'_>) -> impl Iterator<Item = &'static str> {
    let subjects = &judged.judgement.subjects;
    let judging: BTreeSet<&str> = subjects.iter().map(|subject| subject.mechanic).collect();
    let verdicts = subjects.iter().flat_map(|subject| &subject.verdicts);
    let asked_questions: BTreeSet<_> =
        verdicts.flat_map(|v| v.points_of_law.iter()).map(|point| point.question).collect();
    let has_a_say = move |m: &Mechanic| m.has_influence() && m.questions.iter().any(|q| asked_questions.contains(q));
    MECHANICS.iter().filter(move |m| judging.contains(m.name()) || has_a_say(m)).map(|m| m.name())
}

/// The messages, each by the mark that replaces its letters.
static MESSAGES_BY_MARK: LazyLock<BTreeMap<char, &str>> =
    LazyLock::new(|| MESSAGES.iter().map(|message| (message.private_use_char(), message.id())).collect());

/// Returns the answer to a scenario with the mark of its message in place of each letter, in the same layout.
fn marked_answer(judged: &JudgedScenario<'_>) -> String {
    let marked_text = judged.in_language(Language::MARKED, |marked| marked.usual_answer().to_owned());
    let widths = |text: &str| text.lines().map(|line| line.chars().count()).collect::<Vec<_>>();
    assert_eq!(
        widths(judged.usual_answer()),
        widths(&marked_text),
        "it is laid out otherwise with marks:\n{marked_text}"
    );
    marked_text
}

fn board_position(marked_text: &str) -> BoardPosition {
    let is_drawn = |c: char| ('\u{2500}'..='\u{257f}').contains(&c);
    let after_drawing =
        |line: &str| line.rfind(is_drawn).map(|at| line[at..].contains(|c| MESSAGES_BY_MARK.contains_key(&c)));
    let lines: Vec<bool> = marked_text.lines().filter_map(after_drawing).collect();
    match (lines.is_empty(), lines.contains(&true)) {
        (true, _) => BoardPosition::Missing,
        (false, true) => BoardPosition::Beside,
        (false, false) => BoardPosition::Above,
    }
}

fn part_name(part: Part<'_>) -> &'static str {
    match part {
        Part::Question(_) => "question",
        Part::Source(_) => "source",
        Part::ReadBack(_) => "read-back",
        Part::Notes(_) => "notes",
        Part::Board => "board",
        Part::Subjects(_) => "asked",
        Part::MoreSubjects(_) => "more-asked",
        Part::Unanswered(_) => "unanswered",
        Part::Today(_) => "today",
        Part::Agreement(_) => "same",
        Part::Claims(_) => "claims",
        Part::MoreClaims(_) => "more-claims",
        Part::Outcomes(_) => "outcomes",
        Part::PairNote(_) => "why",
        Part::Decisions(_) => "decided",
        Part::Explanations(_) => "how",
        Part::Undisputed(_) => "undisputed",
        Part::MoreDetail(_) => "more",
        Part::Steps(_) => "steps",
        Part::Law(_) => "law",
    }
}
