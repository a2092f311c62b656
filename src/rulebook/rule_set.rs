//! Rule sets: an era, a preset, the law on a date, or a table's own rules.

use std::sync::OnceLock;

use super::data::{Era, Preset, came_out, eras, present_era, presets};
use super::{Date, House, HouseRule, QuestionId, meant, question_data};
use crate::text::{listed, nearest, words};

words! {
    /// The kind of a rule set.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum SetKind {
        /// One of the eras.
        Era = "era",
        /// An era with overlays.
        Preset = "preset",
        /// The law on any chosen date.
        Dated = "date",
        /// A table's own rules.
        House = "house",
    }
}

/// The position of a day among the eras, which are given by their names in a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InTime {
    /// A day whose law answers every question like this era.
    Within(&'static str),
    /// A day of this era before everything was ruled or published that the era has in the end.
    Early(&'static str),
    /// A day between two eras: a ruling was made after the first began that only the second has in full.
    Between(&'static str, &'static str),
    /// A day after the last era began, with a ruling since then.
    After(&'static str),
}

/// A rule set: a day, overlays, and perhaps a table's own rules.
#[derive(Debug, Clone)]
pub struct RuleSet {
    id: String,
    called: String,
    /// The position of its day among the eras, once it has been determined.
    pub(super) in_time: OnceLock<Option<InTime>>,
    title: String,
    kind: SetKind,
    date: Date,
    overlays: Vec<&'static str>,
    /// The ids of the rule set over which a table's own rules apply ([`RuleSet::also_known_as`]).
    pub(super) beneath: Vec<String>,
    house: Option<House>,
    /// Set if the rule set was asked for as today's rules, and not by a name or a day.
    as_today: bool,
}

/// The word for the present official rules, which is also the end of a run of eras up to them.
const NOW: &str = "now";
/// The word for the present official rules in answers.
pub(crate) const TODAY: &str = "today";

/// The short names of rule sets for narrow columns, with the ids: each names one rule set, and no source.
const SHORT: [(&str, &str); 4] =
    [("Oct 2014", "2014-10"), ("com", "community"), ("h1", "house-1e"), ("h2", "house-2e")];

impl RuleSet {
    /// Returns every era and every preset that applies to all boards: the columns of an answer.
    pub fn all() -> Vec<RuleSet> {
        let presets = presets().iter().filter(|preset| preset.only.is_none());
        eras().iter().map(Self::era).chain(presets.map(Self::preset)).collect()
    }

    /// Returns every era and every preset, including those for few boards.
    pub fn every() -> Vec<RuleSet> {
        eras().iter().map(Self::era).chain(presets().iter().map(Self::preset)).collect()
    }

    /// Returns the presets that are columns where `thing` is on the board, without being named.
    pub fn only_for(thing: &str) -> impl Iterator<Item = RuleSet> {
        presets().iter().filter(move |preset| preset.only == Some(thing)).map(Self::preset)
    }

    /// Returns the present official rules: the era that the data marks as present.
    pub fn present() -> RuleSet {
        Self::era(present_era())
    }

    /// Returns the index of the present official rules in `sets`, if they are there.
    pub fn present_among(sets: &[RuleSet]) -> Option<usize> {
        sets.iter().position(Self::is_present)
    }

    /// Returns the index of the rule set whose verdict an answer gives first: the present official rules, else the
    /// latest official rules, else the first preset, else the first rule set.
    pub fn speaking_among(sets: &[RuleSet]) -> Option<usize> {
        let all: Vec<usize> = (0..sets.len()).collect();
        Self::speaking_of(sets, &all)
    }

    /// Like [`RuleSet::speaking_among`], but considers only the rule sets at `places`, in order.
    pub fn speaking_of(sets: &[RuleSet], places: &[usize]) -> Option<usize> {
        let each = || places.iter().copied();
        let official = |n: &usize| matches!(sets[*n].kind, SetKind::Era | SetKind::Dated);
        let latest = || each().filter(official).max_by_key(|n| sets[*n].date);
        let agreed = || each().find(|n| sets[*n].kind == SetKind::Preset);
        let present = each().find(|n| sets[*n].is_present());
        present.or_else(latest).or_else(agreed).or_else(|| each().next())
    }

    /// Returns the first day for which the law is known: that of the first era.
    pub fn first_day() -> Date {
        eras()[0].date.to_the_day()
    }

    /// Returns `true` if it is [`RuleSet::present`].
    pub fn is_present(&self) -> bool {
        self.id == present_era().id
    }

    /// Returns `true` if it was asked for as today's rules: as `now` or `today`.
    pub fn was_asked_as_today(&self) -> bool {
        self.as_today
    }

    /// Returns the law on a date. For every day since the present rules came into force this is the present era, under
    /// its own name, so that today's rules have the same name however they are asked for.
    pub fn on(date: Date) -> RuleSet {
        let present = Self::present();
        if date >= present.date && !changes_within(present.date, date) {
            return present;
        }
        RuleSet {
            // To the day, so that it is never confused with the era of that name.
            id: date.to_the_day().to_string(),
            in_time: OnceLock::new(),
            called: date.to_the_day().to_string(),
            title: format!("the official law on {}", date.to_the_day()),
            kind: SetKind::Dated,
            date,
            overlays: Vec::new(),
            beneath: Vec::new(),
            house: None,
            as_today: false,
        }
    }

    /// Returns the rule set that a word names: an era or a preset, by its id or its [short name](RuleSet::short), or a
    /// date from [`RuleSet::first_day`] on.
    ///
    /// # Errors
    ///
    /// A help text with the word to write instead.
    pub fn named(word: &str) -> Result<RuleSet, String> {
        Self::known(word).ok_or_else(|| match Date::parse(word) {
            Some(_) => format!("the law begins on {}; write a later date", Self::first_day()),
            None => match Self::meant(word).as_slice() {
                [] => match (meant::edition(word), Self::dates(word).as_slice()) {
                    (Some(which), _) => which.to_owned(),
                    (None, []) => {
                        format!("{}; `oracle rules` lists all rule sets", Self::some_words())
                    }
                    (None, several) => format!("did you mean {}?", listed(several, "or")),
                },
                [one] => format!("did you mean `{one}`?"),
                several => format!("did you mean {}?", listed(several, "and")),
            },
        })
    }

    /// Like [`RuleSet::named`], but returns `None` instead of a help text.
    fn known(word: &str) -> Option<RuleSet> {
        let word = SHORT.iter().find(|(short, _)| *short == word).map_or(word, |(_, id)| id);
        if word == NOW || word == TODAY {
            return Some(Self { as_today: true, ..Self::present() });
        }
        let era = || eras().iter().find(|era| era.id == word).map(Self::era);
        let preset = || presets().iter().find(|preset| preset.id == word).map(Self::preset);
        let day = || Date::parse(word).filter(|date| *date >= Self::first_day()).map(Self::on);
        era().or_else(preset).or_else(day)
    }

    /// Returns the words, as [`RuleSet::several`] reads them, that an unknown word may mean: `now` for `Today`,
    /// `2015..2020` for `2015-2020`, `2015` and `2020` for `2015 2020`. Empty if there are none.
    pub fn meant(word: &str) -> Vec<String> {
        let ids = Self::ids().map(|id| (id, id)).chain(SHORT);
        let called = eras().iter().map(|era| (era.called, era.id));
        let called = called.chain(presets().iter().map(|preset| (preset.called, preset.id)));
        let names: Vec<(&str, &str)> = ids.chain(called).collect();
        let mut meant = meant::rule_sets(word, &names, &|word| Self::known(word).is_some());
        if meant.is_empty() {
            // Several dates or editions are equally likely, so none is suggested.
            let dates = Self::dates(word);
            if !dates.is_empty() || meant::edition(word).is_some() {
                return if dates.len() == 1 { dates } else { Vec::new() };
            }
            let called = presets().iter().map(|preset| (preset.called, preset.id));
            meant.extend(meant::by_name(word, &called.collect::<Vec<_>>()).iter().map(ToString::to_string));
        }
        if meant.is_empty() {
            let begins = |id: &&str| word.len() > 2 && id.starts_with(word) && !id.starts_with("20");
            meant.extend(Self::ids().filter(begins).map(str::to_owned));
        }
        if meant.is_empty() {
            let near = nearest(word, Self::ids().chain([NOW, TODAY]));
            let near = near.map(|near| if near == TODAY { NOW } else { near });
            meant.extend(near.or_else(|| Self::with_a_letter_left_out(word)).map(str::to_owned));
        }
        meant
    }

    /// Returns the id of three letters of which `word` has the first and the last: `zmg` for `zg`.
    fn with_a_letter_left_out(word: &str) -> Option<&'static str> {
        let [first, last] = word.as_bytes() else { return None };
        let is_so = |id: &&str| matches!(id.as_bytes(), [a, _, b] if a.eq_ignore_ascii_case(first) && b.eq_ignore_ascii_case(last));
        Self::ids().chain([NOW]).find(is_so)
    }

    /// Returns the days for which the law is known that a word in another form than a date may mean.
    fn dates(word: &str) -> Vec<String> {
        let is_known = |date: &String| Date::parse(date).is_some_and(|date| date >= Self::first_day());
        meant::dates(word).into_iter().filter(is_known).collect()
    }

    /// Returns the dates that a word may mean where a date is required; empty if there are none.
    ///
    /// # Errors
    ///
    /// A help text with the rule set to write instead, if the word means one and no date.
    pub fn date_meant(word: &str) -> Result<Vec<String>, String> {
        let dates = Self::dates(word);
        if !dates.is_empty() {
            return Ok(dates);
        }
        match (Self::meant(word).as_slice(), meant::edition(word)) {
            (meant @ [_, ..], _) => Err(format!("write `--rules {}`", meant.join(","))),
            ([], Some(which)) => Err(which.to_owned()),
            ([], None) => Ok(Vec::new()),
        }
    }

    /// Returns `true` if both are eras and this one is the next in time after `other`.
    pub fn follows(&self, other: &RuleSet) -> bool {
        let place = |set: &RuleSet| {
            let is_era = set.kind == SetKind::Era;
            eras().iter().position(|era| is_era && era.id == set.id)
        };
        place(other).is_some_and(|before| place(self) == Some(before + 1))
    }

    /// Returns `true` if `sets` has every era that can judge the newer things (`newer` in the data) and every preset
    /// over these for all boards: then no rule set was asked for individually.
    pub fn are_all(sets: &[RuleSet]) -> bool {
        let newest = came_out("newer").map(super::data::Since::judged_from);
        let is_late = |era: &&Era| newest.is_none_or(|date| era.date >= date);
        let has = |id: &str| sets.iter().any(|set| set.id == id);
        let late: Vec<&Era> = eras().iter().filter(is_late).collect();
        let mut over_late =
            presets().iter().filter(|preset| preset.only.is_none() && late.iter().any(|era| era.id == preset.over));
        late.iter().all(|era| has(era.id)) && over_late.all(|preset| has(preset.id))
    }

    /// Returns the rule sets that a word names: one, or the eras of a run, from one era, up to one, or between two:
    /// `2021..`, `..2015`, `2015..2020`. Also reads runs as in the head of a column: `2015–2020`, `2021–today`.
    ///
    /// # Errors
    ///
    /// A help text with the word to write instead.
    pub fn several(word: &str) -> Result<Vec<RuleSet>, String> {
        let Some((from, to)) = word.split_once("..").or_else(|| word.split_once('–')) else {
            return Self::named(word).map(|set| vec![set]);
        };
        let unread = from.ends_with('.') || to.starts_with('.') || to.contains("..");
        if unread && let [run] = Self::meant(word).as_slice() {
            return Err(format!("did you mean `{run}`?"));
        }
        let place = |end: &str, otherwise: usize| {
            let end = end.trim();
            if end.is_empty() {
                return Ok(otherwise);
            }
            let set = Self::named(end)?;
            let place = eras().iter().position(|era| era.id == set.id);
            place.ok_or_else(|| format!("a range goes from era to era: {}", Self::run_meant(from, to)))
        };
        let (from, to) = (place(from, 0)?, place(to, eras().len() - 1)?);
        match eras().get(from..=to) {
            Some(run) if !run.is_empty() => Ok(run.iter().map(Self::era).collect()),
            _ => {
                let (first, last) = (eras()[to].id, eras()[from].id);
                Err(format!("a range begins with the earlier era: write `{first}..{last}`"))
            }
        }
    }

    /// Returns rule sets as words for a file, which [`RuleSet::several`] reads. Successive eras become a run, which has
    /// no end if it goes up to today: `2015..2020`, `2021..`, `community`.
    pub fn written(sets: &[&RuleSet]) -> Vec<String> {
        let runs = sets.chunk_by(|a, b| b.follows(a));
        runs.map(|run| match run {
            [first, .., last] | [first @ last] if last.is_present() => {
                format!("{}..", first.id)
            }
            [first, .., last] => format!("{}..{}", first.id, last.id),
            _ => run.iter().map(|only| only.id.as_str()).collect(),
        })
        .collect()
    }

    /// Returns a help text with examples of words for rule sets, all taken from the data.
    pub fn some_words() -> String {
        let (first, preset) = (eras().first(), presets().first());
        let words = [first.map(|era| era.id), preset.map(|preset| preset.id), Some(NOW)];
        let words: Vec<&str> = words.into_iter().flatten().collect();
        format!("write {}, or a date like 2018-05-01", listed(&words, "or"))
    }

    /// Returns the help for a run with a date as an end: the last era up to the date is an end; else an example.
    fn run_meant(from: &str, to: &str) -> String {
        let end = |word: &str| match word.trim() {
            "" => Some(String::new()),
            word => {
                Date::parse(word).filter(|date| *date >= Self::first_day())?;
                // Ids of eras and dates both begin with the year.
                let era = eras().iter().rev().find(|era| era.id <= word)?;
                Some(era.id.to_owned())
            }
        };
        match (end(from), end(to)) {
            (Some(from), Some(to)) => format!("write `{from}..{to}`"),
            _ => Self::a_run(),
        }
    }

    /// Returns a help text with a run as an example.
    fn a_run() -> String {
        match eras() {
            [_, first, .., last, _] => format!("write `{}..{}`", first.id, last.id),
            _ => "write `FROM..TO`".to_owned(),
        }
    }

    /// Returns the short name for narrow columns (`h1`), which [`RuleSet::named`] also reads; the id if there is none.
    pub fn short(&self) -> &str {
        SHORT.iter().find(|(_, id)| *id == self.id).map_or(&self.id, |(short, _)| short)
    }

    /// Returns the ids of every era and preset.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        eras().iter().map(|e| e.id).chain(presets().iter().map(|p| p.id))
    }

    /// Builds the rule set of a table's own rules over a rule set with the ids `beneath`.
    pub(super) fn laid_over(over: &RuleSet, beneath: Vec<String>, house: House) -> RuleSet {
        RuleSet {
            id: house.name.clone(),
            in_time: OnceLock::new(),
            called: house.name.clone(),
            title: format!("{} (over {})", house.name, over.id),
            kind: SetKind::House,
            date: over.date,
            overlays: over.overlays.clone(),
            beneath,
            house: Some(house),
            as_today: false,
        }
    }

    pub(super) fn era(era: &Era) -> RuleSet {
        RuleSet {
            id: era.id.to_owned(),
            in_time: OnceLock::new(),
            called: era.called.to_owned(),
            title: era.title.to_owned(),
            kind: SetKind::Era,
            date: era.date,
            overlays: Vec::new(),
            beneath: Vec::new(),
            house: None,
            as_today: false,
        }
    }

    fn preset(preset: &Preset) -> RuleSet {
        let over = eras().iter().find(|e| e.id == preset.over);
        RuleSet {
            id: preset.id.to_owned(),
            in_time: OnceLock::new(),
            called: preset.called.to_owned(),
            title: preset.title.to_owned(),
            kind: SetKind::Preset,
            date: over.map_or_else(Self::first_day, |e| e.date),
            overlays: preset.overlays.to_vec(),
            beneath: Vec::new(),
            house: None,
            as_today: false,
        }
    }

    /// Returns the id: that of an era or a preset, a date, or the name of a table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the name in a sentence: the words before "rules" (`Oct 2014`, `community`), a day, or the
    /// name of a table.
    pub fn called(&self) -> &str {
        &self.called
    }

    /// Returns the title, a description in a few words.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the kind of the rule set.
    pub fn kind(&self) -> SetKind {
        self.kind
    }

    /// Returns the day on which the law is read.
    pub fn date(&self) -> Date {
        self.date
    }

    /// Returns the overlays over the era.
    pub fn overlays(&self) -> &[&'static str] {
        &self.overlays
    }

    /// Returns the id of the rule set over which a table's own rules apply; the own id if there are no such rules.
    pub fn over(&self) -> &str {
        self.beneath.first().map_or(&self.id, String::as_str)
    }

    /// Returns the table's own rules, if there are any.
    pub fn house(&self) -> Option<&House> {
        self.house.as_ref()
    }

    pub(super) fn house_rule(&self, question: QuestionId) -> Option<&HouseRule> {
        self.house.as_ref()?.rules.iter().find(|r| r.question == question)
    }
}

/// Returns `true` if the official law, or a text that is printed beside it, changes after the day `after` and up to
/// the day `by`.
fn changes_within(after: Date, by: Date) -> bool {
    let within = |date: Date| after < date && date <= by;
    QuestionId::ALL.iter().map(|id| question_data(*id)).any(|question| {
        let since = question.since.as_ref().is_some_and(|since| within(since.date));
        let mut rulings = question.rulings.iter().filter(|r| r.overlay().is_empty());
        since || rulings.any(|r| within(r.from) || r.printed_until.is_some_and(within))
    })
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
    fn what_stands_above_a_column_names_its_rule_set_and_nothing_else() {
        for set in RuleSet::all() {
            let named = RuleSet::named(set.short()).map(|named| named.id().to_owned());
            assert_eq!(named, Ok(set.id().to_owned()));
            assert!(crate::rulebook::source(set.short()).is_none(), "{}", set.short());
        }
    }

    #[test]
    fn no_date_is_called_as_an_era_is_but_for_today() {
        for id in RuleSet::ids() {
            let dated = Date::parse(id).map(RuleSet::on);
            assert!(dated.is_none_or(|set| set.id() != id || set.is_present()), "{id}");
        }
    }

    #[test]
    fn today_has_one_name_on_every_day() {
        let present = RuleSet::present();
        let first = present.date();
        for day in [first, Date::from_parts(2026, 11, 22, 3), Date::from_parts(9999, 1, 1, 1)] {
            let set = RuleSet::on(day);
            assert_eq!((set.id(), set.title()), (present.id(), present.title()), "{day}");
        }
        assert!(!RuleSet::on(first.day_before()).is_present());
    }

    #[test]
    fn what_people_call_rule_sets_is_told_by_the_word_for_it() {
        for (typed, meant) in [
            ("Now", "now"),
            ("TODAY", "now"),
            ("latest", "now"),
            ("nwo", "now"),
            ("toady", "now"),
            ("zg", "zmg"),
            ("RG", "rgg"),
            ("nw", "now"),
            ("z-man", "zmg"),
            ("Z-Man", "zmg"),
            ("Community", "community"),
            ("house 1e", "house-1e"),
            ("1st-edition house", "house-1e"),
            ("1e", "house-1e"),
            ("October 2014", "2014-10"),
            ("10/2014", "2014-10"),
            ("1/2021", "2021"),
            ("official", "2014.."),
            ("2015-2020", "2015..2020"),
            ("2015 to today", "2015.."),
            ("2014-10-2020", "2014-10..2020"),
            ("2015...2020", "2015..2020"),
            ("2021-today", "2021.."),
            ("2015 2020", "2015 2020"),
            ("2015; Z-Man", "2015 zmg"),
            ("com+h1", "com h1"),
            ("2015 and 2018-05-01", "2015 2018-05-01"),
            ("comunity", "community"),
            ("Rio Grande", "rgg"),
            ("rio", "rgg"),
            ("Rio Grande Games", "rgg"),
            ("the 2015 rules", "2015"),
            ("community rules", "community"),
            ("3/2015", "2015-03"),
            ("2021-1", "2021"),
            ("5.1.2021", "2021-01-05"),
            ("1/5/2021", ""),
            ("first edition", ""),
            ("house", "house-1e house-2e"),
            ("kitchen", ""),
            ("-", ""),
            ("..", ""),
        ] {
            let found = RuleSet::meant(typed);
            assert_eq!(found.join(" "), meant, "{typed}");
            for word in found {
                assert!(RuleSet::several(&word).is_ok(), "{typed}: {word}");
            }
        }
    }

    #[test]
    fn what_is_no_rule_set_gets_a_hint() {
        assert_eq!(RuleSet::named("comunity").err(), Some("did you mean `community`?".into()));
        assert!(RuleSet::named("1999").is_err_and(|e| e.contains("2000-10-01")));
        // An edition of the box, of the rules for farmers, or of Halflings.
        for (word, says) in [
            ("first edition", ["`2002`", "`2000`", "`2015`", "`house-1e`"].as_slice()),
            ("2nd-edition", &["`2014`", "`2001`", "`2020`", "`house-2e`"]),
            ("C3", &["`now`", "`2002`"]),
        ] {
            let help = RuleSet::named(word).err().unwrap_or_default();
            assert!(says.iter().all(|id| help.contains(id)), "{word}: {help}");
        }
    }

    #[test]
    fn the_present_rules_speak_first_then_the_latest_then_what_was_agreed() {
        let speaking = |ids: &[&str]| {
            let sets: Vec<RuleSet> = ids.iter().filter_map(|id| RuleSet::named(id).ok()).collect();
            assert_eq!(sets.len(), ids.len());
            RuleSet::speaking_among(&sets)
        };
        assert_eq!(speaking(&["2014", "2015", "now", "zmg"]), Some(2));
        assert_eq!(speaking(&["2021", "2014", "zmg"]), Some(0));
        assert_eq!(speaking(&["zmg", "2014", "2016-05-01", "2015"]), Some(2));
        assert_eq!(speaking(&["zmg", "community"]), Some(0));
        assert_eq!(speaking(&[]), None);
    }

    #[test]
    fn three_letters_begin_the_name_of_a_rule_set_and_two_do_not() {
        assert_eq!(RuleSet::meant("hou"), ["house-1e", "house-2e"]);
        assert_eq!(RuleSet::meant("ho"), [""; 0]);
        assert_eq!(RuleSet::meant("20"), [""; 0]);
    }

    #[test]
    fn the_law_changes_between_eras_and_not_within_a_day() {
        let day = |text: &str| Date::parse(text).map_or_else(RuleSet::first_day, Date::to_the_day);
        assert!(changes_within(day("2014-10-31"), day("2021-12-31")));
        assert!(!changes_within(day("2021-12-31"), day("2021-12-31")));
        assert!(!changes_within(day("2021-12-31"), day("2014-10-31")));
    }

    #[test]
    fn how_a_run_is_written_is_shown_by_one_that_can_be_read() {
        let shown = RuleSet::a_run();
        let run = shown.split('`').nth(1).unwrap_or_default();
        let sets = run.split("..").filter(|id| RuleSet::named(id).is_ok());
        assert_eq!(sets.count(), 2, "{shown}");
    }
}
