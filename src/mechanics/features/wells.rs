//! The points that wells add to a road.

use crate::landscape::wells;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{Contributor, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable};
use crate::scenario::FeatureKind;
use crate::wording::{self, say};

#[derive(Debug)]
struct Wells;

/// A well beside a road.
pub(super) const WELL: Thing = Thing { key: "well", message: wording::wells::ThingWell::MESSAGE };

pub(in crate::mechanics) static WELLS: Mechanic =
    Mechanic { card: cards::WELLS, questions: &[], roles: &[Role::Adds(&Wells)] };

impl Contributor for Wells {
    fn contribute(
        &self,
        table: &Table<'_>,
        feature: &ScoredFeature,
        finding: &mut Finding,
        _: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        if feature.kind != FeatureKind::Road || !table.printed_features().well {
            return Ok(());
        }
        let count = wells(table.board(), table.land, &finding.areas);
        // A well is worth as much as a tile of its road.
        let Some(points_each) = finding.score.items().first().map(|item| item.points_each).filter(|_| count > 0) else {
            return Ok(());
        };
        finding.steps.push(say!(wells::Brings { count: count, each: points_each }));
        finding.score.add_for_owners(Item { thing: WELL, count, points_each });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{feature_results, judge_position, steps};

    /// A road from a over b to c: a well on a, two on b.
    const ROAD: &str = "board: |\n  a  b  c\ntiles:\n  a: { road: E, wells: 1 }\n  b: { road: { sides: EW, wells: 2 } }\n  c: { road: W }\nmeeples: { red: a.road }\n";

    #[test]
    fn each_well_adds_one_finished_or_not() {
        assert_eq!(feature_results(ROAD, "a.road", "now"), ["complete, worth 6: red 6"]);
        let open = ROAD.replace("c: { road: W }", "c: { road: EW }");
        assert_eq!(feature_results(&open, "a.road", "now"), ["open, worth 6: red 6"]);
        assert_eq!(judge_position(ROAD, "a.road", "now").1, [""; 0]);
        let told = "There are 3 wells on the road: 1 extra point each.";
        assert_eq!(steps(ROAD, "a.road", "now").last().map(String::as_str), Some(told));
    }

    #[test]
    fn with_an_inn_each_adds_two_or_nothing() {
        let inn = ROAD.replace("c: { road: W }", "c: { road: W, inn: true }");
        assert_eq!(feature_results(&inn, "a.road", "now"), ["complete, worth 12: red 12"]);
        let open = inn.replace("c: { road: W,", "c: { road: EW,");
        assert_eq!(feature_results(&open, "a.road", "now"), ["open, worth 0: "]);
    }

    #[test]
    fn the_mage_counts_no_wells_and_the_witch_halves_them() {
        let mage = format!("{ROAD}figures: {{ mage: a.road }}\n");
        assert_eq!(feature_results(&mage, "a.road", "now"), ["complete, worth 9: red 9"]);
        let witch = format!("{ROAD}figures: {{ witch: a.road }}\n");
        assert_eq!(feature_results(&witch, "a.road", "now"), ["complete, worth 3: red 3"]);
    }
}
