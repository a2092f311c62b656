//! The place of the fairy in questions about her.

use carcassonne_text::{MapEntries, Problems};

use crate::board::Board;
use crate::pieces::{FigurePosition, neutral_figures};
use crate::setup::asked::Ask;
use crate::setup::declared::fairy;

/// Returns the position of the fairy that the questions about her name; she stands there for every feature and every other
/// question.
///
/// `None` if no question names a position, or if two questions name different ones, each of which then holds for its
/// question alone.
pub(crate) fn find_fairy(asks: &[Ask], board: &Board) -> Option<FigurePosition> {
    // The mechanic of a question reports its problems when it reads the question.
    let mut unreported = Problems::new();
    let named = asks.iter().filter(|ask| ask.word == fairy::DECLARATION.ask).filter_map(|ask| {
        let body = MapEntries::from_unchecked(&ask.body)?;
        neutral_figures::read_fairy(body.get(fairy::AT.key)?, board, &mut unreported)
    });
    let named: Vec<FigurePosition> = named.collect();
    let place = |standing: &FigurePosition| (standing.tile, standing.place);
    let first = named.first()?;
    named.iter().all(|other| place(other) == place(first)).then(|| first.clone())
}
