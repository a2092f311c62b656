//! The card of hills. Their effect on a tie is part of every majority.

use crate::mechanics::base::card::cards;
use crate::mechanics::{Mechanic, Role};
use crate::rulebook::QuestionId;

pub(in crate::mechanics) static HILLS: Mechanic = Mechanic {
    card: cards::HILLS,
    questions: &[
        QuestionId::HillTie,
        QuestionId::HillMost,
        QuestionId::ReachHill,
        QuestionId::PlaceHill,
        QuestionId::SymbolAlone,
    ],
    roles: &[Role::AffectsMajority],
};

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{feature_results, judge_position};

    /// Returns a road from a over the pair p and q to b and on to h; hills are on the half p and on the square h.
    fn road(meeples: &str) -> String {
        format!(
            "board: |\n  a  p/q  b  h\ntiles:\n  a: {{ road: E }}\n  p: {{ road: WL, hill: true }}\n  q: {{ road: LE }}\n  b: {{ road: WE }}\n  h: {{ road: W, hill: true }}\nmeeples: {meeples}\n"
        )
    }

    const TIED: &str = "complete, worth 4: red 4, blue 4";
    const RED: &str = "complete, worth 4: red 4";

    #[test]
    fn the_meeple_on_a_square_s_hill_wins_a_tie_under_every_rule_set() {
        let text = road("{ red: h.road, blue: a.road }");
        for rules in ["2014", "2014-10", "2021", "now"] {
            assert_eq!(feature_results(&text, "a.road", rules), [RED], "{rules}");
            assert_eq!(judge_position(&text, "a.road", rules).1, ["count.road-city"], "{rules}");
        }
        let three = "board: |\n  a  b  c  d\ntiles:\n  a: { road: E }\n  b: { road: WE, hill: true }\n  c: { road: WE, hill: true }\n  d: { road: W }\nmeeples: { red: b.road, blue: c.road, green: a.road }\n";
        for rules in ["2014", "2015", "2020", "2021", "now", "community"] {
            assert_eq!(feature_results(three, "a.road", rules), ["complete, worth 4: red 4, blue 4"]);
        }
    }

    #[test]
    fn the_meeple_on_a_half_s_hill_wins_a_tie_or_all_share() {
        let text = road("{ red: p.road, blue: a.road }");
        assert_eq!(feature_results(&text, "a.road", "2014"), [RED, TIED]);
        // Two cases with one result: the open question is whether the half's symbol counts alone.
        assert_eq!(feature_results(&text, "a.road", "2021"), [TIED, TIED]);
        assert_eq!(feature_results(&text, "a.road", "now"), [RED]);
    }

    #[test]
    fn a_square_s_hill_beats_a_half_s_where_that_one_helps_nobody() {
        let text = road("{ red: h.road, blue: p.road }");
        assert_eq!(feature_results(&text, "a.road", "2014"), [TIED, RED]);
        assert_eq!(feature_results(&text, "a.road", "2021"), [RED, RED]);
        assert_eq!(feature_results(&text, "a.road", "now"), [TIED]);
        let three = road("{ red: h.road, blue: p.road, green: a.road }");
        assert_eq!(feature_results(&three, "a.road", "2021"), [RED, RED]);
        assert_eq!(feature_results(&three, "a.road", "now"), [TIED]);
    }

    #[test]
    fn the_hill_on_a_half_is_that_of_its_space() {
        let text = road("{ red: q.road, blue: a.road }");
        assert_eq!(feature_results(&text, "a.road", "now"), [RED]);
        let asked = ["count.road-city", "hill.tie", "place.hill", "reach.hill", "symbol.alone"];
        assert_eq!(judge_position(&text, "a.road", "now").1, asked);
        let itself = road("{ red: p.road, blue: a.road }");
        assert_eq!(feature_results(&itself, "a.road", "now"), [RED]);
        let asked = ["count.road-city", "hill.tie", "place.hill", "symbol.alone"];
        assert_eq!(judge_position(&itself, "a.road", "now").1, asked);
    }

    #[test]
    fn all_or_none_on_a_hill_share_and_the_law_is_not_asked() {
        for meeples in ["{ red: p.road, blue: q.road }", "{ red: a.road, blue: b.road }"] {
            let text = road(meeples);
            assert_eq!(feature_results(&text, "a.road", "2014"), [TIED], "{meeples}");
            assert_eq!(judge_position(&text, "a.road", "2014").1, ["count.road-city"], "{meeples}");
        }
    }

    #[test]
    fn several_hills_are_no_more_than_one() {
        let text = road("{ red: [q.road, p.road], blue: [q.road, a.road], green: [a.road, b.road] }");
        assert_eq!(feature_results(&text, "a.road", "now"), [TIED]);
    }

    #[test]
    fn without_a_tie_a_hill_is_nothing() {
        let text = road("{ red: [h.road, p.road], blue: large a.road, green: [b.road, a.road, a.road] }");
        assert_eq!(feature_results(&text, "a.road", "now"), ["complete, worth 4: green 4"]);
        assert_eq!(judge_position(&text, "a.road", "now").1, ["count.road-city"]);
    }

    #[test]
    fn a_builder_on_a_hill_decides_nothing() {
        let text = road("{ red: [a.road, builder h.road], blue: a.road }");
        assert_eq!(feature_results(&text, "a.road", "now"), [TIED]);
    }

    #[test]
    fn a_hill_decides_in_cities_and_fields_too() {
        let text = "board: |\n  a  b\ntiles:\n  a: { city: E, hill: true }\n  b: { city: W }\nmeeples:\n  red: [a.city, a.field]\n  blue: [b.city, a.field, b.field]\n";
        assert_eq!(feature_results(text, "a.city", "now"), ["complete, worth 4: red 4"]);
        let joined = "board: |\n  a  b\n  f  g\ntiles:\n  a: { city: E, hill: true }\n  b: { city: W }\n  f g: {}\nmeeples:\n  red: a.field\n  blue: g.field\n";
        assert_eq!(feature_results(joined, "a.field", "now"), ["worth 3: red 3"]);
    }
}
