//! The card of the mayor. The mayor's effect on a majority is part of every majority.

use crate::mechanics::base::card::cards;
use crate::mechanics::{Mechanic, Role};

pub(in crate::mechanics) static MAYOR: Mechanic =
    Mechanic { card: cards::MAYOR, questions: &[], roles: &[Role::AffectsMajority] };

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::feature_results;

    fn city(coats: u32, meeples: &str) -> Vec<String> {
        let text = format!(
            "board: |\n  a b\ntiles:\n  a: {{ city: E, coats: {coats} }}\n  b: {{ city: W }}\nmeeples: {meeples}\n"
        );
        feature_results(&text, "a.city", "now")
    }

    #[test]
    fn he_counts_the_coats_of_arms_of_his_city() {
        let against_two = "{ red: mayor b.city, blue: large a.city }";
        assert_eq!(city(1, against_two), ["complete, worth 6: blue 6"]);
        assert_eq!(city(2, against_two), ["complete, worth 8: red 8, blue 8"]);
        assert_eq!(city(3, against_two), ["complete, worth 10: red 10"]);
    }

    #[test]
    fn without_a_coat_of_arms_he_owns_nothing() {
        assert_eq!(city(0, "{ red: mayor a.city }"), ["complete, worth 4: "]);
        let beside = "{ red: [mayor a.city, a.city], blue: b.city }";
        assert_eq!(city(0, beside), ["complete, worth 4: red 4, blue 4"]);
    }

    #[test]
    fn a_city_that_is_not_complete_is_counted_alike() {
        let text = "board: |\n  a\ntiles:\n  a: { city: E, coats: 2 }\nmeeples: { red: mayor a.city, blue: a.city }\n";
        assert_eq!(feature_results(text, "a.city", "now"), ["open, worth 3: red 3"]);
    }
}
