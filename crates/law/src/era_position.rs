//! The position of a day among the eras, and the rule sets whose expectations apply to another one: both are found by
//! comparing the readings of every question.

use super::data::eras;
use super::{EraPosition, House, Law, RuleSet, SetKind, YOUR_TABLE};

impl RuleSet {
    /// Returns the position of a dated rule set among the eras; `None` for other kinds, and for days before all eras.
    pub fn position_of_date(&self) -> Option<EraPosition> {
        match self.kind() {
            SetKind::Dated => *self.era_position.get_or_init(|| self.find_era_position()),
            SetKind::Era | SetKind::Preset | SetKind::House => None,
        }
    }

    fn find_era_position(&self) -> Option<EraPosition> {
        let law = Law::new(self);
        if let Some(era) = eras().iter().find(|era| law.answers_like(&Law::new(&Self::from_era(era)))) {
            return Some(EraPosition::Within(era));
        }
        let next = eras().iter().position(|era| era.date > self.date());
        let before = next.map_or(eras().last(), |next| eras().get(next.checked_sub(1)?));
        let after = next.and_then(|next| eras().get(next));
        match (before, after) {
            // The date of an era that is read at its end, such as 2002, lies after days that belong to it.
            (Some(_), Some(after)) if after.id <= self.id() => Some(EraPosition::Early(after)),
            (Some(before), Some(after)) => Some(EraPosition::Between(before, after)),
            (Some(before), None) => Some(EraPosition::After(before)),
            (None, _) => None,
        }
    }

    /// Returns the ids of the rule sets whose expectations apply to this one too, first its own id.
    ///
    /// A table's file adds those of the rule set beneath (a scenario's rules do not), a date the eras answering alike.
    pub fn expectation_ids(&self) -> Vec<String> {
        let mut ids = vec![self.id().to_owned()];
        match self.kind() {
            SetKind::House if self.id() != YOUR_TABLE => ids.extend(self.base_ids.iter().cloned()),
            SetKind::Dated => {
                let law = Law::new(self);
                let is_alike = |era: &RuleSet| law.answers_like(&Law::new(era));
                ids.extend(eras().iter().map(Self::from_era).filter(is_alike).map(|era| era.id().to_owned()));
            }
            _ => {}
        }
        ids
    }

    /// Builds the rule set of a table's own rules over another rule set.
    #[must_use]
    pub fn with_house(base: &RuleSet, house: House) -> RuleSet {
        Self::with_base(base, base.expectation_ids(), house)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_expected_of_an_era_is_expected_of_the_days_that_answer_like_it() {
        let ids_of = |word: &str| RuleSet::from_word(word).map(|set| set.expectation_ids());
        assert_eq!(ids_of("2015"), Ok(vec!["2015".into()]));
        assert_eq!(ids_of("2018-05-01"), Ok(vec!["2018-05-01".into(), "2015".into()]));
        assert_eq!(ids_of("2015-11-01"), Ok(vec!["2015-11-01".into()]));
    }
}
