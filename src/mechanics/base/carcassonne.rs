//! The City of Carcassonne among the cities: what is asked of the law about it.

use crate::landscape::{AreaIx, is_carcassonne};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::table::Table;
use crate::rulebook::{CITY_CARCASSONNE, Carcassonne, NotApplicable};
use crate::wording::say;

/// Whether a city is the City of Carcassonne; `city` is everything that belongs to it.
pub(in crate::mechanics) fn is_it(table: &Table<'_>, city: &[AreaIx]) -> bool {
    table.printed().carcassonne && is_carcassonne(table.board(), table.land, city)
}

/// Whether it counts as a completed city, to farmers and to whoever has the king.
pub(in crate::mechanics) fn counts(hearing: &mut Hearing<'_>) -> Result<bool, NotApplicable> {
    let counts = hearing.ask(CITY_CARCASSONNE)? == Carcassonne::Counts;
    hearing.push(if counts { say!(carcassonne::Counts) } else { say!(carcassonne::CountsNot) });
    Ok(counts)
}
