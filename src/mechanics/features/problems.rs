//! What may be wrong with what is asked of features, in words: one function for each problem.

use crate::text::{Code, Problem, Span, Way};

/// Farmers of a place that is no city, with those that may be asked about.
pub(super) fn farmers_of_no_city(at: Span, ways: impl IntoIterator<Item = Way>) -> Problem {
    Problem::new(Code::ValueWrong, at, "farmers score cities").label("no city").offer("write ", ways)
}

/// A tile without a church of Darmstadt.
pub(super) fn no_church(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "the tile shows no Darmstadt church")
        .label("no church")
        .help("name a tile with a church, which is written `{ monastery: darmstadt }`")
}
