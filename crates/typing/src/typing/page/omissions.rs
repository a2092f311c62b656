//! The parts of a scenario that its draft does not contain.

use carcassonne_base::sorting::sort;
use carcassonne_position::FeatureKind;
use carcassonne_rules::mechanics::Subject;
use carcassonne_rules::verdict::{Case, answered_subjects};
use carcassonne_text::join_phrases;

use crate::typing::draft::Draft;

/// Returns the parts of a scenario that its draft does not contain, in words; `None` if the draft contains all.
pub(super) fn list_omissions(case: &Case, draft: &Draft) -> Option<String> {
    let scenario = &case.scenario;
    let parts = [
        (has_other_features(case, draft), "its choice of features"),
        (scenario.source.is_some(), "its source"),
        (scenario.rules.is_some(), "the rules of its table"),
        (!scenario.expect.is_empty(), "the answers that are expected"),
    ];
    let parts = parts.into_iter().filter(|(is_there, _)| *is_there);
    let parts: Vec<String> = parts.map(|(_, what)| what.to_owned()).collect();
    (!parts.is_empty()).then(|| join_phrases(&parts, "and"))
}

/// Returns `true` if the numbers of answered features of each kind differ between a scenario and its draft; `false` if
/// the draft cannot be opened.
fn has_other_features(case: &Case, draft: &Draft) -> bool {
    let features = |case: &Case| -> Vec<FeatureKind> {
        let table = case.table();
        let kinds = answered_subjects(&table).filter_map(|ix| match table.subject(ix) {
            Some(Subject::Feature(subject)) => Some(subject.kind),
            Some(Subject::Ask(_)) | None => None,
        });
        let mut kinds: Vec<FeatureKind> = kinds.collect();
        sort(&mut kinds);
        kinds
    };
    let opened = draft.text("the draft").ok().and_then(|text| Case::open_quick(&text).ok());
    opened.is_some_and(|opened| features(&opened) != features(case))
}
