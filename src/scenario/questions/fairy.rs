//! Where questions say that the fairy stands.

use crate::scenario::board::Board;
use crate::scenario::pieces::{Standing, neutral};
use crate::scenario::setup::asked::Ask;
use crate::text::{MapEntries, Problems};

/// Returns where the questions about the fairy say that she stands: there she stands for every feature and every other question.
///
/// `None` if no question says so, or if two name different places: each is then a supposition of its own.
pub(in crate::scenario) fn placed(asks: &[Ask], board: &Board) -> Option<Standing> {
    // What is wrong with a question is reported when its mechanic reads it.
    let mut unreported = Problems::new();
    let named = asks.iter().filter(|ask| ask.word == "fairy").filter_map(|ask| {
        let body = MapEntries::from_unchecked(&ask.body)?;
        neutral::fairy(body.get("at")?, board, &mut unreported)
    });
    let named: Vec<Standing> = named.collect();
    let place = |standing: &Standing| (standing.tile, standing.place);
    let first = named.first()?;
    named.iter().all(|other| place(other) == place(first)).then(|| first.clone())
}
