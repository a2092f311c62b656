//! The JSON object of an answer.

use carcassonne_base::gathering::distinct;
use carcassonne_show::picture::Window;
use carcassonne_show::report::Claimable;
use carcassonne_text::{Edit, Problem, Span};
use serde::Serialize;

use crate::typing::draft::Draft;
use crate::typing::draft_tiles::DraftTile;

/// The whole object.
#[derive(Debug, Serialize)]
pub(super) struct Reply<S> {
    pub(super) version: u32,
    pub(super) oracle_version: &'static str,
    #[serde(flatten)]
    pub(super) draft: DraftReply,
    #[serde(flatten)]
    pub(super) answer: AnswerReply<S>,
    pub(super) problems: Vec<ProblemReply>,
}

/// The draft; for a scenario that cannot be a draft, only its board, its rules and its text.
#[derive(Debug, Default, Serialize)]
pub(super) struct DraftReply {
    pub(super) map: Option<String>,
    pub(super) command: Option<String>,
    pub(super) questions: Vec<String>,
    pub(super) link: Option<String>,
    pub(super) turned: Option<TurnedReply>,
    pub(super) columns: usize,
    pub(super) rows: usize,
    pub(super) cells: Vec<DraftTile>,
    pub(super) notes: Vec<String>,
    pub(super) rules: Vec<String>,
    pub(super) leaves_out: Option<String>,
    pub(super) yaml: Option<String>,
}

/// The draft turned clockwise by a quarter.
#[derive(Debug, Serialize)]
pub(super) struct TurnedReply {
    map: String,
    questions: Vec<String>,
}

impl TurnedReply {
    /// Turns a draft; `None` if its board is empty or it cannot be turned.
    pub(super) fn from_draft(draft: &Draft) -> Option<Self> {
        let turned = draft.rotate().filter(|turned| !turned.is_empty())?;
        Some(Self { map: turned.map(), questions: turned.questions().to_vec() })
    }
}

/// The answer; every key is empty if there is none.
#[derive(Debug, Default, Serialize)]
pub(super) struct AnswerReply<S> {
    pub(super) read: Option<String>,
    pub(super) today: Option<Vec<String>>,
    pub(super) otherwise: Option<String>,
    /// The standing of each claim today, in sentences.
    pub(super) claims: Vec<String>,
    pub(super) claimable: Vec<ClaimableReply>,
    pub(super) html: Option<String>,
    pub(super) svg: Option<String>,
    pub(super) board: Option<Pane>,
    pub(super) score: Option<S>,
}

/// A feature or question about which players may claim something.
#[derive(Debug, Serialize)]
pub(super) struct ClaimableReply {
    of: String,
    called: String,
    offers: Vec<OfferReply>,
}

/// A value that may be claimed: in words, and as the line of a claim contains it.
#[derive(Debug, Serialize)]
struct OfferReply {
    says: String,
    value: String,
}

impl ClaimableReply {
    /// Converts a feature or question with the values that may be claimed.
    pub(super) fn from_claimable(claimable: Claimable) -> Self {
        let Claimable { id: of, heading: called, offers } = claimable;
        Self { of, called, offers: offers.into_iter().map(|(says, value)| OfferReply { says, value }).collect() }
    }
}

/// The place of the board in its picture, in the units of the `viewBox`: the north-west corner of the space in column 0
/// and row 0, the width of a space, and the numbers of columns and rows that are drawn.
#[derive(Debug, Serialize)]
pub(super) struct Pane {
    x: i64,
    y: i64,
    space: i64,
    columns: usize,
    rows: usize,
}

impl Pane {
    /// The width of a space, in units.
    const SPACE: i64 = 100;

    /// Returns the place of the board in a picture that shows a part of it.
    pub(super) fn from_window(window: Window) -> Self {
        let from = |first: i32| -i64::from(first) * Self::SPACE;
        Self {
            x: from(window.first.column),
            y: from(window.first.row),
            space: Self::SPACE,
            columns: window.columns,
            rows: window.rows,
        }
    }
}

/// A problem.
#[derive(Debug, Serialize)]
pub(super) struct ProblemReply {
    code: &'static str,
    message: String,
    help: Option<String>,
    /// The places of the problem with their labels, in bytes of the line, if there is one; else of the map with each
    /// question on a line below it, or of the scenario.
    labels: Vec<LabelReply>,
    /// The spaces of the tiles that the problem is about.
    cells: Vec<String>,
    /// The number of the line that was refused, from 1; `None` for a problem of a draft or scenario.
    line: Option<usize>,
    /// Set if the line was refused and changed nothing.
    refused: bool,
    /// The edits that correct the text, as labels; empty if they are not known.
    fix: Vec<LabelReply>,
    /// The command of the corrected draft, which can begin a conversation; `None` if no correction is known.
    mended: Option<String>,
}

/// A place in bytes, and the text that belongs there.
#[derive(Debug, Serialize)]
struct LabelReply {
    start: u32,
    end: u32,
    text: String,
}

impl LabelReply {
    fn from_span(span: Span, text: &str) -> Self {
        Self { start: span.start, end: span.end, text: text.to_owned() }
    }
}

impl ProblemReply {
    /// Converts a problem of a whole text.
    pub(super) fn from_text_problem(problem: &Problem) -> Self {
        let fix = problem.sure_fix();
        let also = problem.related().map(|(span, label)| LabelReply::from_span(span, &label));
        Self {
            code: problem.code().word(),
            message: problem.message(),
            help: Some(problem.help()).filter(|help| !help.is_empty()),
            labels: std::iter::once(LabelReply::from_span(problem.span, &problem.label())).chain(also).collect(),
            cells: Vec::new(),
            line: None,
            refused: false,
            fix: fix.iter().map(|Edit { span, text }| LabelReply::from_span(*span, text)).collect(),
            mended: None,
        }
    }

    /// Converts a problem of a line, which is counted from 1.
    pub(super) fn from_line_problem(problem: &Problem, line: usize) -> Self {
        Self { line: Some(line), refused: true, ..Self::from_text_problem(problem) }
    }

    /// Converts a problem of a draft, with its tiles and the corrected draft.
    pub(super) fn from_draft_problem(problem: &Problem, draft: &Draft) -> Self {
        let also = problem.related().map(|(span, _)| span);
        let spans = std::iter::once(problem.span).chain(also);
        let cells = distinct(spans.flat_map(|span| draft.tiles_in(span)));
        let fix = problem.sure_fix();
        let mended = draft.with_edits(fix).filter(|_| !fix.is_empty());
        let mended = mended.map(|draft| draft.command());
        Self { cells, mended, ..Self::from_text_problem(problem) }
    }
}
