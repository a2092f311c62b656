//! A board that is left out: questions about the game itself, such as how it is set up, look at none.

use super::problems as said;
use super::setup::Ask;
use crate::text::{MapEntries, Problem, Span, as_list, shorten};

/// How a board is written.
pub(in crate::scenario) const HELP: &str = "draw the map under `board`: a row of cells on each line";

/// How a quick map is, before a question that needs one.
pub(in crate::scenario) const BOARD_FIRST: &str =
    "draw the map before it: cells with spaces between them, rows with commas, like `. c*=r, c c\\c`";

/// The keys that say what lies on a board.
const ON_IT: &[&str] = &["tiles", "meeples", "figures", "tokens", "completed_first", "features"];

/// What a scenario without a board has that needs one, apart from its questions.
#[derive(Debug)]
pub struct LeftOut {
    needs: Option<(Span, String)>,
    /// What is said to draw it.
    help: &'static str,
}

impl LeftOut {
    /// Whether a scenario has no board and asks something, so that it may need none.
    pub(in crate::scenario) fn is_from(fields: &MapEntries<'_>) -> bool {
        let has = |key: &&str| fields.get(key).is_some();
        !["board", "quick"].iter().any(has) && ["ask", "turn"].iter().any(has)
    }

    /// Looks for what needs a board.
    pub(in crate::scenario) fn of(fields: &MapEntries<'_>, quick: bool) -> Self {
        let key = |key: &&str| fields.key_span(key).map(|span| (span, format!("`{key}`")));
        let needs = ON_IT.iter().find_map(key);
        let needs = needs.or_else(|| expected(fields)).or_else(|| claimed(fields));
        Self { needs, help: if quick { BOARD_FIRST } else { HELP } }
    }

    /// The problem of a scenario that needs a board after all: for what it has beside its questions, or else
    /// for the question that looks at it.
    pub fn problem(&self, looking: Option<&Ask>) -> Option<Problem> {
        let asked = |asked: &Ask| (asked.word_span, format!("the question `{}`", shorten(&asked.word)));
        let (span, what) = self.needs.clone().or_else(|| looking.map(asked))?;
        Some(said::no_board(&what, self.help, span))
    }
}

/// An expectation of a feature.
fn expected(fields: &MapEntries<'_>) -> Option<(Span, String)> {
    let entries = fields.get("expect").map(as_list).unwrap_or_default();
    let feature = |entry| MapEntries::from_unchecked(entry)?.key_span("feature");
    Some((entries.iter().find_map(feature)?, "an expectation about a feature".to_owned()))
}

/// A claim of a feature.
fn claimed(fields: &MapEntries<'_>) -> Option<(Span, String)> {
    let players = MapEntries::from_unchecked(fields.get("claims")?)?;
    let named = players.iter().filter_map(|(_, _, claims)| MapEntries::from_unchecked(claims));
    let mut all = named.flat_map(|claims| claims.iter().collect::<Vec<_>>());
    let (_, span, _) = all.find(|(about, ..)| about.contains('.'))?;
    Some((span, "a claim about a feature".to_owned()))
}
