//! Why a text is no legal position.

use std::fmt;

use super::problems as said;
use crate::report::Style;
use crate::text::Refused;

/// Why a text or a built position is refused: every mistake at once.
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
    whole: String,
}

/// A mistake, with its place in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mistake {
    /// What kind of mistake it is, a word that stays: `tile::side`.
    pub code: String,
    /// What is wrong.
    pub message: String,
    /// What to write instead; empty if nothing is known.
    pub help: String,
    /// Line and column, from 1, in the text ([`Builder::to_yaml`](super::Builder::to_yaml) for what was built); `None` where the
    /// text as a whole is meant.
    pub at: Option<(usize, usize)>,
}

impl Refusal {
    pub(super) fn of(refused: &Refused) -> Self {
        let mistake = |problem: &crate::text::Problem| Mistake {
            code: problem.code.word().to_owned(),
            message: problem.message.clone(),
            help: problem.help.clone(),
            at: refused.spot(problem.span).map(|(line, column, _)| (line, column)),
        };
        let style = Style::PLAIN;
        let shown: Vec<String> = refused.diagnostics(style.width).map(|problem| style.remark(&problem)).collect();
        Self { mistakes: refused.problems().map(mistake).collect(), whole: shown.join("\n") }
    }

    /// A text that cannot even be read.
    pub(super) fn whole(name: &str, why: &str) -> Self {
        Self::of(&said::unreadable(name, why))
    }

    /// The mistakes, in the order of the text.
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }
}

impl fmt::Display for Refusal {
    /// Every mistake with its lines of the text, as the program shows it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.whole)
    }
}

impl fmt::Debug for Refusal {
    /// The same: it is what a `main` prints that ends with it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

impl std::error::Error for Refusal {}
