//! Rule sets: an era, a preset, any date, or a table's own rules.

use std::sync::OnceLock;

use super::data::{Era, Preset, came_out, eras, present_era, presets};
use super::{Date, House, HouseRule, QuestionId, meant, question_data};
use crate::text::{listed, nearest, words};

words! {
    /// What kind of rule set it is.
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

/// Where a day lies among the eras, by what these are called in a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InTime {
    /// The law of that day answers every question as the rules of this era do.
    Within(&'static str),
    /// It is the law of this era before all was ruled or published that the era has in the end.
    Early(&'static str),
    /// Something was ruled after the one era began that the other was the first to take in whole.
    Between(&'static str, &'static str),
    /// Something was ruled after the last era began.
    After(&'static str),
}

/// A rule set: a day, overlays, and perhaps a table's own rules.
#[derive(Debug, Clone)]
pub struct RuleSet {
    id: String,
    called: String,
    /// Where its day lies among the eras, once that is found.
    pub(super) in_time: OnceLock<Option<InTime>>,
    title: String,
    kind: SetKind,
    date: Date,
    overlays: Vec<&'static str>,
    /// The ids by which the rule set is known over which a table's own rules are laid.
    pub(super) beneath: Vec<String>,
    house: Option<House>,
    /// Whether it was asked for as today's rules, and not by a name or a day.
    as_today: bool,
}

/// The word for the present official rules, and how a run of eras until then ends.
const NOW: &str = "now";
/// The same, as answers have it.
pub(crate) const TODAY: &str = "today";

/// What rule sets are called where there is little room, and their ids: each word means one thing, and no source is called so.
const SHORT: [(&str, &str); 4] =
    [("Oct 2014", "2014-10"), ("com", "community"), ("h1", "house-1e"), ("h2", "house-2e")];

impl RuleSet {
    /// Every era and every preset that is for all boards: the columns of an answer.
    pub fn all() -> Vec<RuleSet> {
        let presets = presets().iter().filter(|preset| preset.only.is_none());
        eras().iter().map(Self::era).chain(presets.map(Self::preset)).collect()
    }

    /// Every era and every preset, those that are for few boards too.
    pub fn every() -> Vec<RuleSet> {
        eras().iter().map(Self::era).chain(presets().iter().map(Self::preset)).collect()
    }

    /// The presets that are columns where something is on the board, if nobody asks for them by name.
    pub fn only_for(thing: &str) -> impl Iterator<Item = RuleSet> {
        presets().iter().filter(move |preset| preset.only == Some(thing)).map(Self::preset)
    }

    /// The present official rules: the era that the data marks as present.
    pub fn present() -> RuleSet {
        Self::era(present_era())
    }

    /// The place of the present official rules among some rule sets, if they are there.
    pub fn present_among(sets: &[RuleSet]) -> Option<usize> {
        sets.iter().position(Self::is_present)
    }

    /// The place of the rule set for which an answer speaks first: the present official rules; where these were
    /// not asked for, the latest official rules that were; else the first.
    pub fn speaking_among(sets: &[RuleSet]) -> Option<usize> {
        let all: Vec<usize> = (0..sets.len()).collect();
        Self::speaking_of(sets, &all)
    }

    /// The same of those at some places, in order.
    pub fn speaking_of(sets: &[RuleSet], places: &[usize]) -> Option<usize> {
        let each = || places.iter().copied();
        let official = |n: &usize| matches!(sets[*n].kind, SetKind::Era | SetKind::Dated);
        let latest = || each().filter(official).max_by_key(|n| sets[*n].date);
        let agreed = || each().find(|n| sets[*n].kind == SetKind::Preset);
        let present = each().find(|n| sets[*n].is_present());
        present.or_else(latest).or_else(agreed).or_else(|| each().next())
    }

    /// The first day for which the law is known: that of the first era.
    pub fn first_day() -> Date {
        eras()[0].date.to_the_day()
    }

    /// Whether it is the law of today: [`RuleSet::present`].
    pub fn is_present(&self) -> bool {
        self.id == present_era().id
    }

    /// Whether it was asked for as today's rules, whichever these are: as `now`.
    pub fn was_asked_as_today(&self) -> bool {
        self.as_today
    }

    /// The law on a date. On every day since the present rules came into force that is those, by
    /// their own name, so that today is called the same however it is asked for.
    pub fn on(date: Date) -> RuleSet {
        let present = Self::present();
        if date >= present.date && !changes_within(present.date, date) {
            return present;
        }
        RuleSet {
            // To the day, so that it is never taken for the era of that name.
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

    /// The rule set that a word names: an era or a preset, by its id or as it is [called shortly](RuleSet::short), or a
    /// date from [`RuleSet::first_day`] on.
    ///
    /// # Errors
    ///
    /// What to write instead.
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

    /// The same without what to write instead.
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

    /// The words for what was meant by a word that names no rule set, as [`RuleSet::several`] takes each: `now` for `Today`,
    /// `2015..2020` for `2015-2020`, `2015` and `2020` for `2015 2020`. None if it cannot be told.
    pub fn meant(word: &str) -> Vec<String> {
        let ids = Self::ids().map(|id| (id, id)).chain(SHORT);
        let called = eras().iter().map(|era| (era.called, era.id));
        let called = called.chain(presets().iter().map(|preset| (preset.called, preset.id)));
        let names: Vec<(&str, &str)> = ids.chain(called).collect();
        let mut meant = meant::rule_sets(word, &names, &|word| Self::known(word).is_some());
        if meant.is_empty() {
            // Of several dates, or editions, none is more likely.
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

    /// The short id of which two letters have left out the one between them: `zg` is `zmg`.
    fn with_a_letter_left_out(word: &str) -> Option<&'static str> {
        let [first, last] = word.as_bytes() else { return None };
        let is_so = |id: &&str| matches!(id.as_bytes(), [a, _, b] if a.eq_ignore_ascii_case(first) && b.eq_ignore_ascii_case(last));
        Self::ids().chain([NOW]).find(is_so)
    }

    /// The days for which the law is known that a word may stand for which is no date.
    fn dates(word: &str) -> Vec<String> {
        let is_known = |date: &String| Date::parse(date).is_some_and(|date| date >= Self::first_day());
        meant::dates(word).into_iter().filter(is_known).collect()
    }

    /// What to write for a word that is no date, where one is needed: the dates that it may stand for.
    ///
    /// # Errors
    ///
    /// What to write instead of a rule set that is no date.
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

    /// Whether an era is the next in time after another. No other rule sets follow one another.
    pub fn follows(&self, other: &RuleSet) -> bool {
        let place = |set: &RuleSet| {
            let is_era = set.kind == SetKind::Era;
            eras().iter().position(|era| is_era && era.id == set.id)
        };
        place(other).is_some_and(|before| place(self) == Some(before + 1))
    }

    /// Whether all eras and presets are among some rule sets, but for those under which few boards may lie, so that none of
    /// them was asked for by itself.
    pub fn are_all(sets: &[RuleSet]) -> bool {
        let newest = came_out("newer").map(super::data::Since::judged_from);
        let is_late = |era: &&Era| newest.is_none_or(|date| era.date >= date);
        let has = |id: &str| sets.iter().any(|set| set.id == id);
        let late: Vec<&Era> = eras().iter().filter(is_late).collect();
        let mut over_late =
            presets().iter().filter(|preset| preset.only.is_none() && late.iter().any(|era| era.id == preset.over));
        late.iter().all(|era| has(era.id)) && over_late.all(|preset| has(preset.id))
    }

    /// The rule sets that a word names: one, or the eras of a run, from one or up to one or between two of them:
    /// `2021..`, `..2015`, `2015..2020`; also as the head of a column has it, `2015–2020`, `2021–today`.
    ///
    /// # Errors
    ///
    /// What to write instead.
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

    /// Rule sets as a file names them, which [`RuleSet::several`] reads: eras next to each other as a run, which is open
    /// where it goes up to today: `2015..2020`, `2021..`, `community`.
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

    /// What may be written, by example: with what is there whatever is added.
    pub fn some_words() -> String {
        let (first, preset) = (eras().first(), presets().first());
        let words = [first.map(|era| era.id), preset.map(|preset| preset.id), Some(NOW)];
        let words: Vec<&str> = words.into_iter().flatten().collect();
        format!("write {}, or a date like 2018-05-01", listed(&words, "or"))
    }

    /// The run that is meant by ends of which one is a date: from or to the last era named for that date or an earlier one. Of other ends, a run as an example.
    fn run_meant(from: &str, to: &str) -> String {
        let end = |word: &str| match word.trim() {
            "" => Some(String::new()),
            word => {
                Date::parse(word).filter(|date| *date >= Self::first_day())?;
                // Both begin with the year.
                let era = eras().iter().rev().find(|era| era.id <= word)?;
                Some(era.id.to_owned())
            }
        };
        match (end(from), end(to)) {
            (Some(from), Some(to)) => format!("write `{from}..{to}`"),
            _ => Self::a_run(),
        }
    }

    /// A run, to show how one is written.
    fn a_run() -> String {
        match eras() {
            [_, first, .., last, _] => format!("write `{}..{}`", first.id, last.id),
            _ => "write `FROM..TO`".to_owned(),
        }
    }

    /// What it is called where there is little room: `h1`. [`RuleSet::named`] knows it by that, too.
    pub fn short(&self) -> &str {
        SHORT.iter().find(|(_, id)| *id == self.id).map_or(&self.id, |(short, _)| short)
    }

    /// The ids of every era and preset.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        eras().iter().map(|e| e.id).chain(presets().iter().map(|p| p.id))
    }

    /// A table's own rules over a rule set, with the ids by which that is known.
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

    /// Its id: an era, a preset, a date, or the name of a table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What it is called in a sentence: what stands before "rules" (`Oct 2014`, `community`), a day, or the
    /// name of a table.
    pub fn called(&self) -> &str {
        &self.called
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

    /// The id of the rule set over which a table's own rules are laid; its own id if it has none.
    pub fn over(&self) -> &str {
        self.beneath.first().map_or(&self.id, String::as_str)
    }

    /// The table's own rules, if it has any.
    pub fn house(&self) -> Option<&House> {
        self.house.as_ref()
    }

    pub(super) fn house_rule(&self, question: QuestionId) -> Option<&HouseRule> {
        self.house.as_ref()?.rules.iter().find(|r| r.question == question)
    }
}

/// Whether anything of the official law, or of what is printed beside it, changes after one day and by
/// another.
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
        // An edition is one of the box, of the farmers or of the half tiles.
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
