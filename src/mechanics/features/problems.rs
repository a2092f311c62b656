//! The problems of questions about features, in words: one function for each problem.

use crate::scenario::FeatureKind;
use crate::text::{Code, Problem, Span, Suggestion};

/// Returns the problem of a question about farmers next to a place that is no city, with cities to offer instead.
pub(super) fn farmers_of_no_city(at: Span, suggestions: impl IntoIterator<Item = Suggestion>) -> Problem {
    Problem::new(Code::ValueWrong, at, "farmers score cities").label("no city").offer("write ", suggestions)
}

/// Returns the problem of a question about a church on a tile that shows no church of Darmstadt.
pub(super) fn no_church(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "the tile shows no Darmstadt church")
        .label("no church")
        .help("name a tile with a church, which is written `{ monastery: darmstadt }`")
}

/// Returns the problem of mage and witch on one road or city; `by_gap` if only some rules join their areas, at a gap.
pub(super) fn mage_beside_witch(kind: FeatureKind, by_gap: bool, witch: Span, mage: Span) -> Problem {
    let location = if kind == FeatureKind::City { "in one city" } else { "on one road" };
    let qualifier = if by_gap { " where the gap joins what is beside it" } else { "" };
    Problem::new(Code::ValueWrong, witch, format!("the mage and the witch are {location}{qualifier}"))
        .label("the witch")
        .with_related(mage, "the mage")
        .help("move one of them to another road or city, as has to be done before it is scored")
}

/// Returns the problem of a figure in the City of Carcassonne.
pub(super) fn stands_in_carcassonne(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "nobody stands on this city: it is the City of Carcassonne")
        .label("the City of Carcassonne")
        .help("leave out figures in its quarters, or put them on the feature to which they move")
}
