//! The object that is answered.

use serde::Serialize;

use crate::picture::Window;
use crate::report::Claimable;
use crate::text::{Edit, Problem, Span};
use crate::typing::draft::Draft;
use crate::typing::written::{Written, WrittenMeeple, WrittenPart};

/// The whole.
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

/// The draft as it is, or what is known of a scenario that is no draft.
#[derive(Debug, Default, Serialize)]
pub(super) struct DraftReply {
    pub(super) map: Option<String>,
    pub(super) command: Option<String>,
    pub(super) questions: Vec<String>,
    pub(super) link: Option<String>,
    pub(super) turned: Option<TurnedReply>,
    pub(super) columns: usize,
    pub(super) rows: usize,
    pub(super) cells: Vec<CellReply>,
    pub(super) notes: Vec<String>,
    pub(super) rules: Vec<String>,
    pub(super) leaves_out: Option<String>,
    pub(super) yaml: Option<String>,
}

/// The draft turned by a quarter.
#[derive(Debug, Serialize)]
pub(super) struct TurnedReply {
    map: String,
    questions: Vec<String>,
}

impl TurnedReply {
    /// A draft turned, if it can be.
    pub(super) fn of(draft: &Draft) -> Option<Self> {
        let turned = draft.turned().filter(|turned| !turned.is_empty())?;
        Some(Self { map: turned.map(), questions: turned.questions().to_vec() })
    }
}

/// The answer; nothing where there is none.
#[derive(Debug, Serialize)]
pub(super) struct AnswerReply<S> {
    pub(super) read: Option<String>,
    pub(super) today: Option<Vec<String>>,
    pub(super) otherwise: Option<String>,
    /// How each claim stands today.
    pub(super) claims: Vec<String>,
    pub(super) claimable: Vec<ClaimableReply>,
    pub(super) html: Option<String>,
    pub(super) svg: Option<String>,
    pub(super) board: Option<Pane>,
    pub(super) score: Option<S>,
}

impl<S> Default for AnswerReply<S> {
    fn default() -> Self {
        Self {
            read: None,
            today: None,
            otherwise: None,
            claims: Vec::new(),
            claimable: Vec::new(),
            html: None,
            svg: None,
            board: None,
            score: None,
        }
    }
}

/// What players may claim something of.
#[derive(Debug, Serialize)]
pub(super) struct ClaimableReply {
    of: String,
    called: String,
    offers: Vec<OfferReply>,
}

/// Something that may be claimed: in words, and as the line of a claim has it.
#[derive(Debug, Serialize)]
struct OfferReply {
    says: String,
    value: String,
}

impl ClaimableReply {
    /// What may be claimed, as data.
    pub(super) fn of(claimable: Claimable) -> Self {
        let Claimable { of, called, offers } = claimable;
        Self { of, called, offers: offers.into_iter().map(|(says, value)| OfferReply { says, value }).collect() }
    }
}

/// Where the board lies in its picture, in the units of the `viewBox`: the north-west corner of the first space, how
/// wide a space is, and how many are drawn.
#[derive(Debug, Serialize)]
pub(super) struct Pane {
    x: i64,
    y: i64,
    space: i64,
    columns: usize,
    rows: usize,
}

impl Pane {
    /// How many units a space is wide.
    const SPACE: i64 = 100;

    /// Where the board lies in a picture of a part of it.
    pub(super) fn of(window: Window) -> Self {
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

/// A tile.
#[derive(Debug, Serialize)]
pub(super) struct CellReply {
    at: String,
    column: usize,
    row: usize,
    corner: Option<&'static str>,
    covers: usize,
    stands: bool,
    text: Option<String>,
    named: Option<String>,
    printed: Option<String>,
    any: bool,
    parts: Vec<PartReply>,
}

/// A part of a tile.
#[derive(Debug, Serialize)]
struct PartReply {
    kind: &'static str,
    sides: String,
    written: String,
    coats: usize,
    built: bool,
    meeples: Vec<MeepleReply>,
}

/// A meeple on a part.
#[derive(Debug, Serialize)]
struct MeepleReply {
    who: String,
    letter: String,
    large: bool,
}

impl CellReply {
    /// A tile as data.
    pub(super) fn of(tile: Written) -> Self {
        let Written { at, column, row, corner, covers, stands, text, named, printed, any, .. } = tile;
        let parts = |parts: Vec<WrittenPart>| parts.into_iter().map(PartReply::of).collect();
        let parts = parts(tile.parts);
        Self { at, column, row, corner, covers, stands, text, named, printed, any, parts }
    }
}

impl PartReply {
    fn of(part: WrittenPart) -> Self {
        let WrittenPart { kind, sides, written, coats, built, meeples } = part;
        let meeple = |WrittenMeeple { who, letter, large }| MeepleReply { who, letter, large };
        Self { kind, sides, written, coats, built, meeples: meeples.into_iter().map(meeple).collect() }
    }
}

/// What is wrong.
#[derive(Debug, Serialize)]
pub(super) struct ProblemReply {
    code: &'static str,
    message: String,
    help: Option<String>,
    /// Places, in bytes: of the line, if there is one; else of the map with each question on a line below it, or of
    /// the scenario.
    labels: Vec<LabelReply>,
    /// The tiles that it is about.
    cells: Vec<String>,
    /// The line that was refused, from 1.
    line: Option<usize>,
    /// Whether that line changed nothing.
    refused: bool,
    /// What mends it, as labels.
    fix: Vec<LabelReply>,
    /// The first line of a conversation about the draft as it would be mended.
    mended: Option<String>,
}

/// A place and a text that belongs there.
#[derive(Debug, Serialize)]
struct LabelReply {
    start: u32,
    end: u32,
    text: String,
}

impl LabelReply {
    fn of(span: Span, text: &str) -> Self {
        Self { start: span.start, end: span.end, text: text.to_owned() }
    }
}

impl ProblemReply {
    /// A problem of a text as a whole.
    pub(super) fn of_text(problem: &Problem) -> Self {
        let Problem { code, span, message, label, related: also, help, fix, ways: _, lead: _, fallback: _ } = problem;
        let also = also.iter().map(|(span, label)| LabelReply::of(*span, label));
        Self {
            code: code.word(),
            message: message.clone(),
            help: (!help.is_empty()).then(|| help.clone()),
            labels: std::iter::once(LabelReply::of(*span, label)).chain(also).collect(),
            cells: Vec::new(),
            line: None,
            refused: false,
            fix: fix.iter().map(|Edit { span, text }| LabelReply::of(*span, text)).collect(),
            mended: None,
        }
    }

    /// A problem of a line, counted from 1.
    pub(super) fn of_line(problem: &Problem, line: usize) -> Self {
        Self { line: Some(line), refused: true, ..Self::of_text(problem) }
    }

    /// A problem of a draft.
    pub(super) fn of_draft(problem: &Problem, draft: &Draft) -> Self {
        let mut cells: Vec<String> = Vec::new();
        let also = problem.related.iter().map(|(span, _)| *span);
        for span in std::iter::once(problem.span).chain(also) {
            for cell in draft.tiles_in(span) {
                if !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
        }
        let mended = draft.edited(&problem.fix).filter(|_| !problem.fix.is_empty());
        let mended = mended.map(|draft| draft.command());
        Self { cells, mended, ..Self::of_text(problem) }
    }
}
