//! The City of Carcassonne as a city that fields may touch, and the question of law on whether it counts as complete.

use carcassonne_law::{CITY_CARCASSONNE, Carcassonne, LawResult};
use carcassonne_position::wording::say;

use crate::landscape::{AreaIx, is_carcassonne};
use crate::mechanics::{Hearing, Table};

/// Returns `true` if the city that consists of the areas `city` is the City of Carcassonne.
pub(crate) fn is_carcassonne_city(table: &Table<'_>, city: &[AreaIx]) -> bool {
    table.printed_features().carcassonne && is_carcassonne(table.board(), table.land, city)
}

/// Returns `true` if, by law, the City of Carcassonne is a completed city, for farmers and for the king's owner.
pub(crate) fn is_carcassonne_complete(hearing: &mut Hearing<'_>) -> LawResult<bool> {
    let counts = hearing.ask(CITY_CARCASSONNE)? == Carcassonne::Counts;
    hearing.push(if counts { say!(carcassonne::Counts) } else { say!(carcassonne::CountsNot) });
    Ok(counts)
}
