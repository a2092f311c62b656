//! What may be wrong with what is asked of features, in words: one function for each problem.

use crate::scenario::FeatureKind;
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

/// The mage and the witch on one road or city; by a gap, under those rules by which it joins what is beside it.
pub(super) fn mage_beside_witch(kind: FeatureKind, by_gap: bool, witch: Span, mage: Span) -> Problem {
    let one = if kind == FeatureKind::City { "in one city" } else { "on one road" };
    let how = if by_gap { " where the gap joins what is beside it" } else { "" };
    Problem::new(Code::ValueWrong, witch, format!("the mage and the witch are {one}{how}"))
        .label("the witch")
        .also(mage, "the mage")
        .help("move one of them to another road or city, as has to be done before it is scored")
}

/// A figure in the City of Carcassonne.
pub(super) fn stands_in_carcassonne(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "nobody stands on this city: it is the City of Carcassonne")
        .label("the City of Carcassonne")
        .help("leave out figures in its quarters, or put them on the feature to which they move")
}
