//! Scenarios without a board: questions about the game itself, such as its setup, need none.

use carcassonne_text::{MapEntries, Problem, Span, as_list, problem};

use super::problems;
use super::setup::Ask;

/// The help for writing a board.
pub(crate) const HELP: &str = "draw the map under `board`: a row of cells on each line";

/// The keys that need a board.
const ON_IT: &[&str] = &["tiles", "meeples", "figures", "tokens", "completed_first", "features"];

/// The first thing that needs a board in a scenario without one, apart from its questions.
#[derive(Debug)]
pub struct LeftOut {
    needs: Option<Need>,
    /// Set if the missing board is a quick map.
    is_quick: bool,
}

/// A thing that needs a board: its place, the word for its kind, and its key.
type Need = (Span, &'static str, String);

impl LeftOut {
    /// Returns `true` if a scenario has no board and asks a question, so that it may need none.
    pub fn is_from(fields: &MapEntries<'_>) -> bool {
        let has = |key: &&str| fields.get(key).is_some();
        !["board", "quick"].iter().any(has) && ["ask", "turn"].iter().any(has)
    }

    /// Finds the first key, expectation or claim that needs a board; `is_quick` is set for a quick map.
    pub fn of(fields: &MapEntries<'_>, is_quick: bool) -> Self {
        let key = |key: &&str| fields.key_span(key).map(|span| (span, "key", (*key).to_owned()));
        let needs = ON_IT.iter().find_map(key);
        let needs = needs.or_else(|| expected(fields)).or_else(|| claimed(fields));
        Self { needs, is_quick }
    }

    /// Returns the problem of a scenario that does need a board: for a key, expectation or claim, or else for the
    /// question `looking`; `None` if there is neither.
    pub fn problem(&self, looking: Option<&Ask>) -> Option<Problem> {
        let asked = |asked: &Ask| (asked.word_span, "question", asked.word.clone());
        let (span, kind, word) = self.needs.clone().or_else(|| looking.map(asked))?;
        Some(problem!(span, problems::NoBoard { kind, word, quick: self.is_quick }))
    }
}

/// Returns the need of an expectation about a feature; `None` if there is none.
fn expected(fields: &MapEntries<'_>) -> Option<Need> {
    let entries = fields.get("expect").map(as_list).unwrap_or_default();
    let feature = |entry| MapEntries::from_unchecked(entry)?.key_span("feature");
    Some((entries.iter().find_map(feature)?, "expectation", String::new()))
}

/// Returns the need of a claim about a feature; `None` if there is none.
fn claimed(fields: &MapEntries<'_>) -> Option<Need> {
    let players = MapEntries::from_unchecked(fields.get("claims")?)?;
    let named = players.iter().filter_map(|(_, _, claims)| MapEntries::from_unchecked(claims));
    let mut all = named.flat_map(|claims| claims.iter().collect::<Vec<_>>());
    let (_, span, _) = all.find(|(about, ..)| about.contains('.'))?;
    Some((span, "claim", String::new()))
}
