//! The position of a day among the eras, and the rule sets whose expectations apply to another one: both are found by
//! comparing the readings of every question.

use super::data::eras;
use super::{House, InTime, Law, RuleSet, SetKind, YOUR_TABLE};

impl RuleSet {
    /// Returns the position of a dated rule set among the eras; `None` for any other kind of rule set.
    pub fn in_time(&self) -> Option<InTime> {
        match self.kind() {
            SetKind::Dated => *self.in_time.get_or_init(|| self.found_in_time()),
            SetKind::Era | SetKind::Preset | SetKind::House => None,
        }
    }

    fn found_in_time(&self) -> Option<InTime> {
        let law = Law::of(self);
        if let Some(era) = eras().iter().find(|era| law.answers_like(&Law::of(&Self::era(era)))) {
            return Some(InTime::Within(era.called));
        }
        let next = eras().iter().position(|era| era.date > self.date());
        let before = next.map_or(eras().last(), |next| eras().get(next.checked_sub(1)?));
        let after = next.and_then(|next| eras().get(next));
        match (before, after) {
            // The date of an era that is read at its end, such as 2002, lies after days that belong to it.
            (Some(_), Some(after)) if after.id <= self.id() => Some(InTime::Early(after.called)),
            (Some(before), Some(after)) => Some(InTime::Between(before.called, after.called)),
            (Some(before), None) => Some(InTime::After(before.called)),
            (None, _) => None,
        }
    }

    /// Returns the ids of the rule sets whose expectations apply to this one too: its own id; for a table's own rules
    /// also the ids of the rule set beneath them, unless the rules are part of a scenario, whose expectations can name
    /// them; for a date also the ids of the eras that answer every question alike.
    pub fn also_known_as(&self) -> Vec<String> {
        let mut ids = vec![self.id().to_owned()];
        match self.kind() {
            SetKind::Era | SetKind::Preset => {}
            SetKind::House if self.id() == YOUR_TABLE => {}
            SetKind::House => ids.extend(self.beneath.iter().cloned()),
            SetKind::Dated => {
                let law = Law::of(self);
                let alike = |era: &RuleSet| law.answers_like(&Law::of(era));
                ids.extend(eras().iter().map(Self::era).filter(alike).map(|era| era.id().to_owned()));
            }
        }
        ids
    }

    /// Builds the rule set of a table's own rules over another rule set.
    #[must_use]
    pub fn with_house(over: &RuleSet, house: House) -> RuleSet {
        Self::laid_over(over, over.also_known_as(), house)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_expected_of_an_era_is_expected_of_the_days_that_answer_like_it() {
        let known = |word: &str| RuleSet::named(word).map(|set| set.also_known_as());
        assert_eq!(known("2015"), Ok(vec!["2015".into()]));
        assert_eq!(known("2018-05-01"), Ok(vec!["2018-05-01".into(), "2015".into()]));
        assert_eq!(known("2015-11-01"), Ok(vec!["2015-11-01".into()]));
    }
}
