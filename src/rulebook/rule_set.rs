//! Rule sets: an era, a preset, any date, or a table's own rules.

use super::data::{Era, Preset, eras, present_era, presets};
use super::{Date, House, HouseRule, QuestionId};

/// What kind of rule set it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetKind {
    /// One of the eras.
    Era,
    /// An era with overlays.
    Preset,
    /// The law on any chosen date.
    Dated,
    /// A table's own rules.
    House,
}

impl SetKind {
    /// The word in output.
    pub fn word(self) -> &'static str {
        match self {
            Self::Era => "era",
            Self::Preset => "preset",
            Self::Dated => "date",
            Self::House => "house",
        }
    }
}

/// A rule set: a day, overlays, and perhaps a table's own rules.
#[derive(Debug, Clone)]
pub struct RuleSet {
    id: String,
    title: String,
    kind: SetKind,
    date: Date,
    overlays: Vec<&'static str>,
    house: Option<House>,
}

impl RuleSet {
    /// Every era and every preset: the columns of an answer.
    pub fn all() -> Vec<RuleSet> {
        eras().iter().map(Self::era).chain(presets().iter().map(Self::preset)).collect()
    }

    /// The present official rules: the era that the data marks as present.
    pub fn present() -> RuleSet {
        Self::era(present_era())
    }

    /// The first day for which the law is known: that of the first era.
    pub fn first_day() -> Date {
        eras()[0].date.to_the_day()
    }

    /// The law on a date.
    pub fn on(date: Date) -> RuleSet {
        RuleSet {
            // To the day, so that it is never taken for the era of that name.
            id: date.to_the_day().to_string(),
            title: format!("the official law on {}", date.to_the_day()),
            kind: SetKind::Dated,
            date,
            overlays: Vec::new(),
            house: None,
        }
    }

    /// The rule set that a word names: an era, a preset, or a date from [`RuleSet::first_day`] on.
    ///
    /// # Errors
    ///
    /// What to write instead.
    pub fn named(word: &str) -> Result<RuleSet, String> {
        if let Some(era) = eras().iter().find(|e| e.id == word) {
            return Ok(Self::era(era));
        }
        if let Some(preset) = presets().iter().find(|p| p.id == word) {
            return Ok(Self::preset(preset));
        }
        match Date::parse(word) {
            Some(date) if date < Self::first_day() => {
                Err(format!("the law begins on {}; write a later date", Self::first_day()))
            }
            Some(date) => Ok(Self::on(date)),
            None => {
                let ids: Vec<&str> = Self::ids().collect();
                let near = crate::text::nearest(word, ids.iter().copied());
                Err(near.map_or_else(
                    || {
                        format!(
                            "write {}, or a date like 2018-05-01",
                            crate::text::listed(&ids, "or")
                        )
                    },
                    |n| format!("did you mean `{n}`?"),
                ))
            }
        }
    }

    /// The ids of every era and preset.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        eras().iter().map(|e| e.id).chain(presets().iter().map(|p| p.id))
    }

    /// A table's own rules over a rule set.
    #[must_use]
    pub fn with_house(over: &RuleSet, house: House) -> RuleSet {
        RuleSet {
            id: house.name.clone(),
            title: format!("{} (over {})", house.name, over.id),
            kind: SetKind::House,
            date: over.date,
            overlays: over.overlays.clone(),
            house: Some(house),
        }
    }

    fn era(era: &Era) -> RuleSet {
        RuleSet {
            id: era.id.to_owned(),
            title: era.title.to_owned(),
            kind: SetKind::Era,
            date: era.date,
            overlays: Vec::new(),
            house: None,
        }
    }

    fn preset(preset: &Preset) -> RuleSet {
        let over = eras().iter().find(|e| e.id == preset.over);
        RuleSet {
            id: preset.id.to_owned(),
            title: preset.title.to_owned(),
            kind: SetKind::Preset,
            date: over.map_or_else(Self::first_day, |e| e.date),
            overlays: preset.overlays.to_vec(),
            house: None,
        }
    }

    /// Its id: an era, a preset, a date, or the name of a table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What it is, in a few words.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// What kind it is.
    pub fn kind(&self) -> SetKind {
        self.kind
    }

    /// The day on which the law is read.
    pub fn date(&self) -> Date {
        self.date
    }

    /// The overlays over the era.
    pub fn overlays(&self) -> &[&'static str] {
        &self.overlays
    }

    /// The table's own rules, if it has any.
    pub fn house(&self) -> Option<&House> {
        self.house.as_ref()
    }

    pub(super) fn house_rule(&self, question: QuestionId) -> Option<&HouseRule> {
        self.house.as_ref()?.rules.iter().find(|r| r.question == question)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_an_era_before_it_is_a_date() {
        let set = RuleSet::named("2015");
        assert_eq!(set.map(|s| s.date().to_string()), Ok("2016-04-01".into()));
        let set = RuleSet::named("2015-06");
        let found = set.map(|s| (s.kind(), s.id().to_owned()));
        assert_eq!(found, Ok((SetKind::Dated, "2015-06-01".into())));
    }

    #[test]
    fn no_date_is_called_as_an_era_is() {
        for id in RuleSet::ids() {
            let dated = Date::parse(id).map(RuleSet::on);
            assert!(dated.is_none_or(|set| set.id() != id), "{id}");
        }
    }

    #[test]
    fn what_is_no_rule_set_gets_a_hint() {
        assert_eq!(RuleSet::named("comunity").err(), Some("did you mean `community`?".into()));
        assert!(RuleSet::named("2013").is_err_and(|e| e.contains("2014-01-01")));
    }
}
