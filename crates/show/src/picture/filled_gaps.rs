//! The gaps that a ruling joins to the features around them, in the drawing of one outcome.

use carcassonne_base::sorting::sort_unique;
use carcassonne_board::geometry::{Shape, Side};
use carcassonne_law::{AtGap, FieldAtGap, GAP_CITY_ROAD, GAP_FIELD};
use carcassonne_position::FeatureKind;
use carcassonne_rules::landscape::Gap;
use carcassonne_rules::mechanics::SubjectIx;

use super::make::{PlanVerdicts, View};
use super::plan::FilledGap;

impl View<'_> {
    /// Returns the filled gaps: for each of `gaps`, an entry for each kind of feature that it joins in the outcome.
    pub(super) fn filled_gaps(&self, gaps: &[&Gap], overlay: &PlanVerdicts<'_>) -> Vec<FilledGap> {
        // A gap that is not enclosed joins nothing.
        let enclosed = gaps.iter().enumerate().filter(|(_, gap)| gap.enclosed);
        let all = enclosed.flat_map(|(n, gap)| {
            let kinds = [FeatureKind::City, FeatureKind::Road, FeatureKind::Field];
            kinds.into_iter().filter_map(move |kind| {
                let (letter, sides) = self.joined_feature(gap, kind, overlay)?;
                Some(FilledGap { gap: n, letter, kind, sides })
            })
        });
        all.collect()
    }

    /// Returns the letter of the answered feature of a kind that a gap is joined to, and the sides of the gap that have
    /// features of that kind; `None` if the gap is joined to no such feature.
    fn joined_feature(&self, gap: &Gap, kind: FeatureKind, overlay: &PlanVerdicts<'_>) -> Option<(usize, Vec<usize>)> {
        let table = self.table;
        let (mut letter, mut sides) = (None, Vec::new());
        for (n, (tile, side)) in gap.sides.iter().enumerate() {
            let areas = table.land.areas_on_side(table.board(), *tile, *side);
            let areas_of_kind = areas.into_iter().flatten().filter(|area| table.land.kind(*area) == kind);
            for area in areas_of_kind {
                sides.extend(outline_index(gap, n));
                let subject = table.subject_of_area(area);
                let joined_letter = subject.and_then(|subject| {
                    let is_joined = is_joined_across_gaps(subject, kind, overlay);
                    overlay.letters.get(&subject).copied().filter(|_| is_joined)
                });
                letter = letter.or(joined_letter);
            }
        }
        sort_unique(&mut sides);
        // A city or road at only one side of the gap stays open.
        let has_enough_sides = kind == FeatureKind::Field || sides.len() > 1;
        letter.filter(|_| has_enough_sides).map(|letter| (letter, sides))
    }
}

/// Returns `true` if, by the readings of the drawn outcome, a gap joins the feature to others.
fn is_joined_across_gaps(subject: SubjectIx, kind: FeatureKind, overlay: &PlanVerdicts<'_>) -> bool {
    let readings = overlay.key.zip(overlay.for_subject(subject)).map(|(row, judged)| row.readings_of(judged));
    readings.into_iter().flatten().any(|answer| match kind {
        FeatureKind::Field => GAP_FIELD.reading_in(answer) == Some(FieldAtGap::Joins),
        FeatureKind::City | FeatureKind::Road => GAP_CITY_ROAD.reading_in(answer) == Some(AtGap::Ignored),
        FeatureKind::Monastery | FeatureKind::Castle | FeatureKind::Garden => false,
    })
}

/// Returns the index, in the outline of a gap, of the side at the `nth` of [`Gap::sides`]; `None` if there is none.
fn outline_index(gap: &Gap, nth: usize) -> Option<usize> {
    let side = match nth.checked_sub(1) {
        None => Side::L,
        Some(short) => *gap.corner.short_sides().get(short)?,
    };
    Shape::Half(gap.corner).sides().iter().position(|own| *own == side)
}
