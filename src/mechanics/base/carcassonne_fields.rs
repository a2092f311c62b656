//! The City of Carcassonne among the cities, and the question of law about it.

use crate::landscape::{AreaIx, is_carcassonne};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::table::Table;
use crate::rulebook::{CITY_CARCASSONNE, Carcassonne, NotApplicable};
use crate::wording::say;

/// Returns `true` if a city is the City of Carcassonne; `city` is all of its areas.
pub(in crate::mechanics) fn is_carcassonne_city(table: &Table<'_>, city: &[AreaIx]) -> bool {
    table.printed_features().carcassonne && is_carcassonne(table.board(), table.land, city)
}

/// Asks the law whether the City of Carcassonne counts as a completed city, for farmers and for the king's owner.
pub(in crate::mechanics) fn counts_as_complete(hearing: &mut Hearing<'_>) -> Result<bool, NotApplicable> {
    let counts = hearing.ask(CITY_CARCASSONNE)? == Carcassonne::Counts;
    hearing.push(if counts { say!(carcassonne::Counts) } else { say!(carcassonne::CountsNot) });
    Ok(counts)
}
