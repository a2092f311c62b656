//! Refusals of texts and built positions that are not legal.

use std::fmt;

use carcassonne_show::report::Style;
use carcassonne_text::{Code, RefusedText};

/// The refusal of a text or a built position, with every mistake at once.
///
/// ```
/// use carcassonne_oracle::Position;
///
/// let refusal = Position::read("quarrel.yaml", "board: |\n  a\n").expect_err("nobody says what is on a");
/// let mistake = &refusal.mistakes()[0];
/// assert_eq!(mistake.at, Some((2, 3)));
/// println!("{refusal}"); // with its line of the text, and what to write instead
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Refusal {
    mistakes: Vec<Mistake>,
    text: String,
}

/// A mistake, with its place in the text.
///
/// ```
/// # use carcassonne_oracle::Position;
/// let refusal = Position::quick("cE=r r", &[]).expect_err("a road next to a city");
/// for mistake in refusal.mistakes() {
///     println!("{:?} {}: {}", mistake.at, mistake.message, mistake.help);
///     assert!(!mistake.code.is_empty());
/// }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mistake {
    /// The kind of thing that the mistake is about.
    pub kind: MistakeKind,
    /// The exact kind of mistake, in a word that never changes: `tile::side`.
    pub code: String,
    /// The fault, in a clause.
    pub message: String,
    /// The correction, as advice; empty if none is known.
    pub help: String,
    /// The line and column, from 1, in the text; for a built position in the calls of its [`Builder`](super::Builder),
    /// a line each. `None` if the text is empty or cannot be read.
    pub at: Option<(usize, usize)>,
}

/// The kind of thing that a mistake is about; [`Mistake::code`] names the exact mistake.
///
/// ```
/// use carcassonne_oracle::{MistakeKind, Position};
///
/// let refusal = Position::quick("cE=x", &[]).expect_err("no colour begins with x");
/// assert_eq!(refusal.mistakes()[0].kind, MistakeKind::Map);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum MistakeKind {
    /// The text as a whole: too large, empty, or no YAML.
    Text,
    /// A key that is unknown, missing, or repeated.
    Key,
    /// A value of the wrong kind, or out of its bounds.
    Value,
    /// A name of a tile that is invalid, used but not explained, explained but not used, or ambiguous.
    Name,
    /// A map, or a cell of it, that cannot be read.
    Map,
    /// Tiles that cannot be placed there: two in one place, or sides that do not match.
    Board,
    /// A tile that cannot exist, or an id that no printed tile has.
    Tile,
    /// A place that is not on the board, or that could be several.
    Place,
    /// A player who does not play.
    Player,
    /// A question that no mechanic answers, or that is not asked.
    Question,
    /// A rule set, date, question of law or reading that is not known.
    Rules,
    /// A position that is possible on a table, but is not judged.
    NotJudged,
}

impl MistakeKind {
    fn from_code(code: Code) -> Self {
        match code.family() {
            "text" | "yaml" | "toml" => Self::Text,
            "key" => Self::Key,
            "name" => Self::Name,
            "map" | "cell" => Self::Map,
            "board" => Self::Board,
            "tile" => Self::Tile,
            "place" => Self::Place,
            "player" => Self::Player,
            "ask" => Self::Question,
            "rule" => Self::Rules,
            "not-judged" => Self::NotJudged,
            _ => Self::Value,
        }
    }
}

impl Refusal {
    pub(super) fn from_refused(refused: &RefusedText) -> Self {
        let mistake = |problem: &carcassonne_text::Problem| Mistake {
            kind: MistakeKind::from_code(problem.code()),
            code: problem.code().word().to_owned(),
            message: problem.message(),
            help: problem.help(),
            at: refused.line_column_length(problem.span).map(|(line, column, _)| (line, column)),
        };
        let style = Style::PLAIN;
        let shown: Vec<String> = refused.diagnostics(style.width).map(|problem| style.remark(&problem)).collect();
        Self { mistakes: refused.problems().map(mistake).collect(), text: shown.join("\n") }
    }

    /// Returns the refusal of a text that cannot be read at all.
    pub(super) fn for_whole_text(name: &str, why: &str) -> Self {
        Self::from_refused(&RefusedText::unreadable(name, why))
    }

    /// Returns the mistakes, in the order of the text.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Print};
    /// let built = Position::builder().row(["a", "b"]).tile("a", Print::new().city("E").road("E"));
    /// let refusal = built.build().expect_err("a side shows one thing, and nobody says what is on b");
    /// assert!(refusal.mistakes().len() >= 2);
    /// ```
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }
}

impl fmt::Display for Refusal {
    /// Writes every mistake with its lines of the text, as the program shows it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Debug for Refusal {
    /// Writes the same as `Display`, since a `main` that ends with the refusal prints this.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

impl std::error::Error for Refusal {}
