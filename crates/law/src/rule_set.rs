//! Rule sets: an era, a preset, the law on a date, or a table's own rules.

use std::sync::OnceLock;

use carcassonne_text::{nearest_word, phrase, phrase_text, words};
use carcassonne_words::language::Language;
use carcassonne_words::messages::plain::{self, Arg};

use super::data::{Era, Preset, RuleSetWords, eras, find_release, present_era, presets};
use super::{Date, House, HouseRule, QuestionId, problems, question_data, suggest};

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

/// The position of a day among the eras.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EraPosition {
    /// A day whose law answers every question like this era.
    Within(&'static Era),
    /// A day of this era before everything was ruled or published that the era has in the end.
    Early(&'static Era),
    /// A day between the dates of two eras, when part of what divides their laws was ruled or published already.
    Between(&'static Era, &'static Era),
    /// A day after the date of the last era, with a change of the law since then.
    After(&'static Era),
}

/// A rule set: a day, overlays, and perhaps a table's own rules.
#[derive(Debug, Clone)]
pub struct RuleSet {
    id: String,
    display_name: String,
    /// The position of the rule set's day among the eras, once it has been determined.
    pub(super) era_position: OnceLock<Option<EraPosition>>,
    title: String,
    kind: SetKind,
    date: Date,
    overlays: Vec<&'static str>,
    /// The ids of the rule set over which a table's own rules apply ([`RuleSet::expectation_ids`]).
    pub(super) base_ids: Vec<String>,
    house: Option<House>,
    /// Set if the rule set was asked for as today's rules, and not by a name or a day.
    asked_as_today: bool,
}

/// The word for the present official rules, which is also the end of a run of eras up to them.
const NOW: &str = "now";
/// The word for the present official rules in answers.
pub const TODAY: &str = "today";

/// The short names of presets for narrow columns, with the ids: each names one rule set, and no source.
const SHORT_NAMES: [(&str, &str); 3] = [("com", "community"), ("h1", "house-1e"), ("h2", "house-2e")];

impl RuleSet {
    /// Returns every era and every preset that applies to all boards: the columns of an answer.
    pub fn all() -> Vec<RuleSet> {
        let presets = presets().iter().filter(|preset| preset.only.is_none());
        eras().iter().map(Self::from_era).chain(presets.map(Self::from_preset)).collect()
    }

    /// Returns every era and every preset, including those for few boards.
    pub fn eras_and_presets() -> Vec<RuleSet> {
        eras().iter().map(Self::from_era).chain(presets().iter().map(Self::from_preset)).collect()
    }

    /// Returns the presets that an answer includes unasked where `thing` is on the board ([`Preset::only`]).
    pub fn presets_for(thing: &str) -> impl Iterator<Item = RuleSet> {
        presets().iter().filter(move |preset| preset.only == Some(thing)).map(Self::from_preset)
    }

    /// Returns the present official rules: the era that the data marks as present.
    pub fn present_rules() -> RuleSet {
        Self::from_era(present_era())
    }

    /// Returns the index of the present official rules in `sets`; `None` if they are not among them.
    pub fn find_present(sets: &[RuleSet]) -> Option<usize> {
        sets.iter().position(Self::is_present)
    }

    /// Returns the index of the rule set whose verdict an answer gives first: the present official rules, else the
    /// latest official rules, else the first preset, else the first rule set. `None` if `sets` is empty.
    pub fn leading_index(sets: &[RuleSet]) -> Option<usize> {
        let all: Vec<usize> = (0..sets.len()).collect();
        Self::leading_index_among(sets, &all)
    }

    /// Like [`RuleSet::leading_index`], but considers only the rule sets at `indices`, in order.
    pub fn leading_index_among(sets: &[RuleSet], indices: &[usize]) -> Option<usize> {
        let candidates = || indices.iter().copied();
        let is_official = |n: &usize| matches!(sets[*n].kind, SetKind::Era | SetKind::Dated);
        let latest = || candidates().filter(is_official).max_by_key(|n| sets[*n].date);
        let first_preset = || candidates().find(|n| sets[*n].kind == SetKind::Preset);
        let present = candidates().find(|n| sets[*n].is_present());
        present.or_else(latest).or_else(first_preset).or_else(|| candidates().next())
    }

    /// Returns the first day for which the law is known: that of the first era.
    pub fn first_day() -> Date {
        eras()[0].date.to_the_day()
    }

    /// Returns `true` if the rule set is that of the present official rules ([`RuleSet::present_rules`]).
    pub fn is_present(&self) -> bool {
        self.id == present_era().id
    }

    /// Returns `true` if the rule set was asked for as today's rules: as `now` or `today`.
    pub fn was_requested_as_today(&self) -> bool {
        self.asked_as_today
    }

    /// Returns the law on a date. From the day of the present rules until the law changes again this is the present
    /// era, under its own name, so that today's rules have the same name however they are asked for.
    pub fn on_date(date: Date) -> RuleSet {
        let present = Self::present_rules();
        if date >= present.date && !changes_within(present.date, date) {
            return present;
        }
        // To the day, so that it is never confused with the era of that name.
        let day = date.to_the_day().to_string();
        Self::new(SetKind::Dated, &day, &day, format!("the official law on {day}"), date)
    }

    /// Returns the rule set that a word names: an era or a preset, by id or [short name](RuleSet::short_name), `now` or
    /// `today`, or a date from [`RuleSet::first_day`] on.
    ///
    /// # Errors
    ///
    /// A help text with the word to write instead.
    pub fn from_word(word: &str) -> Result<RuleSet, String> {
        Self::find(word).ok_or_else(|| phrase_text(&Self::remedy(word)))
    }

    /// Returns the remedy of a word that names no rule set: the word to write instead.
    pub(super) fn remedy(word: &str) -> plain::Sentence {
        if Date::parse(word).is_some() {
            return phrase!(problems::DateBeforeLaw { first: Self::first_day().to_string() });
        }
        match Self::suggest_words(word).as_slice() {
            [] => match (Self::which_edition(word, "Write"), Self::possible_dates(word).as_slice()) {
                (Some(which), _) => which,
                (None, []) => phrase!(problems::NoRuleSet { examples: Self::example_words() }),
                (None, several) => phrase!(problems::LikelyRuleSets { words: Arg::texts(several) }),
            },
            meant => phrase!(problems::SeveralRuleSets { words: Arg::texts(meant) }),
        }
    }

    /// Returns the question which rule set is meant by a word for an edition or old rules, with a command, such as `Write`,
    /// before the rule sets; `None` for other words.
    pub fn which_edition(word: &str, command: &'static str) -> Option<plain::Sentence> {
        suggest::edition_help(word, command)
    }

    /// Like [`RuleSet::from_word`], but returns `None` instead of a help text.
    fn find(word: &str) -> Option<RuleSet> {
        let word = SHORT_NAMES.iter().find(|(short, _)| *short == word).map_or(word, |(_, id)| id);
        // As the head of a column has it.
        let word = eras().iter().find(|era| era.called == word).map_or(word, |era| era.id);
        if word == NOW || word == TODAY {
            return Some(Self { asked_as_today: true, ..Self::present_rules() });
        }
        let era = || eras().iter().find(|era| era.id == word).map(Self::from_era);
        let preset = || presets().iter().find(|preset| preset.id == word).map(Self::from_preset);
        let day = || Date::parse(word).filter(|date| *date >= Self::first_day()).map(Self::on_date);
        era().or_else(preset).or_else(day)
    }

    /// Returns the words, as [`RuleSet::parse_range`] reads them, that an unknown word may mean: `now` for `Today`,
    /// `2015..2020` for `2015-2020`, `2015` and `2020` for `2015 2020`. Empty if there are none.
    pub fn suggest_words(word: &str) -> Vec<String> {
        let ids = Self::ids().map(|id| (id, id)).chain(SHORT_NAMES);
        let display_names = eras().iter().map(|era| (era.called, era.id));
        let display_names = display_names.chain(presets().iter().map(|preset| (preset.called, preset.id)));
        let names: Vec<(&str, &str)> = ids.chain(display_names).collect();
        let mut suggestions = suggest::guess_rule_sets(word, &names, &|word| Self::find(word).is_some());
        if suggestions.is_empty() {
            // Several dates or editions are equally likely, so none is suggested.
            let dates = Self::possible_dates(word);
            if !dates.is_empty() || Self::which_edition(word, "Write").is_some() {
                return if dates.len() == 1 { dates } else { Vec::new() };
            }
            suggestions.extend(suggest::find_presets_by_name(word).into_iter().map(str::to_owned));
        }
        if suggestions.is_empty() {
            let is_prefix = |id: &&str| word.len() > 2 && id.starts_with(word) && !id.starts_with("20");
            suggestions.extend(Self::ids().filter(is_prefix).map(str::to_owned));
        }
        if suggestions.is_empty() {
            let near = nearest_word(word, Self::ids().chain([NOW, TODAY]));
            let near = near.map(|near| if near == TODAY { NOW } else { near });
            suggestions.extend(near.or_else(|| Self::fill_missing_letter(word)).map(str::to_owned));
        }
        suggestions
    }

    /// Returns the id (or `now`) of three letters of which `word` has the first and the last: `zmg` for `zg`.
    fn fill_missing_letter(word: &str) -> Option<&'static str> {
        let [first, last] = word.as_bytes() else { return None };
        let has_ends = |id: &&str| matches!(id.as_bytes(), [a, _, b] if a.eq_ignore_ascii_case(first) && b.eq_ignore_ascii_case(last));
        Self::ids().chain([NOW]).find(has_ends)
    }

    /// Returns the dates from [`RuleSet::first_day`] on that a word in another form may mean; empty if there are none.
    fn possible_dates(word: &str) -> Vec<String> {
        let is_known = |date: &String| Date::parse(date).is_some_and(|date| date >= Self::first_day());
        suggest::guess_dates(word).into_iter().filter(is_known).collect()
    }

    /// Returns the dates that a word may mean where a date is required; empty if there are none.
    ///
    /// # Errors
    ///
    /// A help text with the rule set to write instead, if the word means one and no date.
    pub fn suggest_dates(word: &str) -> Result<Vec<String>, String> {
        let dates = Self::possible_dates(word);
        if !dates.is_empty() {
            return Ok(dates);
        }
        match (Self::suggest_words(word).as_slice(), Self::which_edition(word, "Write")) {
            (meant @ [_, ..], _) => Err(phrase_text(&phrase!(problems::RulesOption { words: meant.join(",") }))),
            ([], Some(which)) => Err(phrase_text(&which)),
            ([], None) => Ok(Vec::new()),
        }
    }

    /// Returns `true` if both are eras and this one is the next in time after `other`.
    pub fn follows(&self, other: &RuleSet) -> bool {
        let era_index = |set: &RuleSet| {
            let is_era = set.kind == SetKind::Era;
            eras().iter().position(|era| is_era && era.id == set.id)
        };
        era_index(other).is_some_and(|before| era_index(self) == Some(before + 1))
    }

    /// Returns `true` if `sets` has every era since the rules of newer things are known (`newer` in the data), and
    /// every preset for all boards over one of these eras: then no rule set was asked for individually. The first of these
    /// eras may be left out, as they are where nothing on the board existed yet.
    pub fn is_full_list(sets: &[RuleSet]) -> bool {
        let has_id = |id: &str| sets.iter().any(|set| set.id == id);
        let late: Vec<&Era> = Self::late_eras().collect();
        let mut late_presets =
            presets().iter().filter(|preset| preset.only.is_none() && late.iter().any(|era| era.id == preset.over));
        let mut from_first = late.iter().skip_while(|era| !has_id(era.id)).peekable();
        from_first.peek().is_some()
            && from_first.all(|era| has_id(era.id))
            && late_presets.all(|preset| has_id(preset.id))
    }

    /// Returns the eras since the rules of newer things are known (`newer` in the data), the oldest first.
    pub fn late_eras() -> impl Iterator<Item = &'static Era> {
        let newest = find_release("newer").map(super::data::Since::judged_from);
        eras().iter().filter(move |era| newest.is_none_or(|date| era.date >= date))
    }

    /// Returns the rule sets that a word names: one, or the eras of a run, from one era, up to one, or between two:
    /// `2021..`, `..2015`, `2015..2020`. Also reads runs as in the head of a column: `2015–2020`, `2021–today`.
    ///
    /// # Errors
    ///
    /// A help text with the word to write instead.
    pub fn parse_range(word: &str) -> Result<Vec<RuleSet>, String> {
        let Some((from, to)) = word.split_once("..").or_else(|| word.split_once('–')) else {
            return Self::from_word(word).map(|set| vec![set]);
        };
        let is_malformed = from.ends_with('.') || to.starts_with('.') || to.contains("..");
        if is_malformed && let [run] = Self::suggest_words(word).as_slice() {
            return Err(phrase_text(&phrase!(problems::LikelyRuleSets { words: Arg::texts([run]) })));
        }
        let era_index = |end: &str, otherwise: usize| {
            let end = end.trim();
            if end.is_empty() {
                return Ok(otherwise);
            }
            let set = Self::from_word(end)?;
            let index = eras().iter().position(|era| era.id == set.id);
            index.ok_or_else(|| phrase_text(&phrase!(problems::EndNotEra { range: Self::suggest_range(from, to) })))
        };
        let (from, to) = (era_index(from, 0)?, era_index(to, eras().len() - 1)?);
        match eras().get(from..=to) {
            Some(run) if !run.is_empty() => Ok(run.iter().map(Self::from_era).collect()),
            _ => {
                let range = format!("{}..{}", eras()[to].id, eras()[from].id);
                Err(phrase_text(&phrase!(problems::RangeBackwards { range })))
            }
        }
    }

    /// Returns rule sets as words for a file, as [`RuleSet::parse_range`] reads them. Successive eras become a run with
    /// no end if it goes up to today: `2015..2020`, `2021..`, `community`.
    pub fn to_words(sets: &[&RuleSet]) -> Vec<String> {
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
    pub fn example_words() -> String {
        let (first, preset) = (eras().first(), presets().first());
        let words = [first.map(|era| era.id), preset.map(|preset| preset.id), Some(NOW)];
        phrase_text(&phrase!(problems::ExampleRuleSets { words: Arg::texts(words.into_iter().flatten()) }))
    }

    /// Returns a run of eras for one with a date as an end: a run with the last era by that date; else an example.
    fn suggest_range(from: &str, to: &str) -> String {
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
            (Some(from), Some(to)) => format!("{from}..{to}"),
            _ => Self::example_range(),
        }
    }

    fn example_range() -> String {
        match eras() {
            [_, first, .., last, _] => format!("{}..{}", first.id, last.id),
            _ => "FROM..TO".to_owned(),
        }
    }

    /// Returns the name for narrow columns: that of an era in `language`, a short one of a preset (`h1`), as
    /// [`RuleSet::from_word`] also reads them; else the id.
    pub fn short_name(&self, language: Language) -> &str {
        let short = SHORT_NAMES.iter().find(|(_, id)| *id == self.id).map(|(short, _)| *short);
        match self.kind {
            SetKind::Era => self.display_name(language),
            SetKind::Preset | SetKind::Dated | SetKind::House => short.unwrap_or(&self.id),
        }
    }

    /// Returns the ids of every era and preset.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        eras().iter().map(|e| e.id).chain(presets().iter().map(|p| p.id))
    }

    /// Builds the rule set of a table's own rules over a rule set with the ids `base_ids`.
    pub(super) fn with_base(base: &RuleSet, base_ids: Vec<String>, house: House) -> RuleSet {
        let title = format!("{} (over {})", house.name, base.id);
        let set = Self::new(SetKind::House, &house.name, &house.name, title, base.date);
        RuleSet { overlays: base.overlays.clone(), base_ids, house: Some(house), ..set }
    }

    pub(super) fn from_era(era: &Era) -> RuleSet {
        Self::new(SetKind::Era, era.id, era.called, era.title, era.date)
    }

    fn from_preset(preset: &Preset) -> RuleSet {
        let base = eras().iter().find(|e| e.id == preset.over);
        let date = base.map_or_else(Self::first_day, |e| e.date);
        let set = Self::new(SetKind::Preset, preset.id, preset.called, preset.title, date);
        RuleSet { overlays: preset.overlays.to_vec(), ..set }
    }

    /// Creates a rule set without overlays and without a table's own rules.
    fn new(kind: SetKind, id: &str, display_name: &str, title: impl Into<String>, date: Date) -> RuleSet {
        RuleSet {
            id: id.to_owned(),
            display_name: display_name.to_owned(),
            era_position: OnceLock::new(),
            title: title.into(),
            kind,
            date,
            overlays: Vec::new(),
            base_ids: Vec::new(),
            house: None,
            asked_as_today: false,
        }
    }

    /// Returns the id: that of an era or a preset, a date, or the name of a table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the name in a sentence on rules, in `language` (`Oct 2014`, `community`); a day, or the name of a table.
    pub fn display_name(&self, language: Language) -> &str {
        self.words(language).map_or(&self.display_name, |words| words.called)
    }

    /// Returns the title in `language`, a description in a few words; in English for a day and for a table.
    pub fn title(&self, language: Language) -> &str {
        self.words(language).map_or(&self.title, |words| words.title)
    }

    /// Returns the texts on an era or a preset in `language`; `None` for other kinds.
    pub fn words(&self, language: Language) -> Option<RuleSetWords> {
        let era = || eras().iter().find(|era| era.id == self.id).map(|era| era.words(language));
        let preset = || presets().iter().find(|preset| preset.id == self.id).map(|preset| preset.words(language));
        match self.kind {
            SetKind::Era => era(),
            SetKind::Preset => preset(),
            SetKind::Dated | SetKind::House => None,
        }
    }

    /// Returns the kind of the rule set.
    pub fn kind(&self) -> SetKind {
        self.kind
    }

    /// Returns the day on which the law is read.
    pub fn date(&self) -> Date {
        self.date
    }

    /// Returns the ids of the overlays over the era; empty if there are none.
    pub fn overlays(&self) -> &[&'static str] {
        &self.overlays
    }

    /// Returns the id of the rule set over which a table's own rules apply; the own id if there are no such rules.
    pub fn base_id(&self) -> &str {
        self.base_ids.first().map_or(&self.id, String::as_str)
    }

    /// Returns the table's own rules, if there are any.
    pub fn house(&self) -> Option<&House> {
        self.house.as_ref()
    }

    pub(super) fn house_rule(&self, question: QuestionId) -> Option<&HouseRule> {
        self.house.as_ref()?.rules.iter().find(|r| r.question == question)
    }
}

/// Returns `true` if the official law, or a text printed beside it, changes after the day `after` and by the day
/// `until`.
fn changes_within(after: Date, until: Date) -> bool {
    let is_within = |date: Date| after < date && date <= until;
    QuestionId::ALL.iter().map(|id| question_data(*id)).any(|question| {
        let since = question.since.as_ref().is_some_and(|since| is_within(since.date));
        let mut rulings = question.rulings.iter().filter(|r| r.overlay().is_empty());
        since || rulings.any(|r| is_within(r.from) || r.printed_until.is_some_and(is_within))
    })
}

#[cfg(test)]
mod tests {
    use carcassonne_base::case_table::table_rows;

    use super::*;

    #[test]
    fn a_word_is_an_era_before_it_is_a_date() {
        let set = RuleSet::from_word("2015");
        assert_eq!(set.map(|s| s.date().to_string()), Ok("2016-04-01".into()));
        let set = RuleSet::from_word("2015-06");
        let found = set.map(|s| (s.kind(), s.id().to_owned()));
        assert_eq!(found, Ok((SetKind::Dated, "2015-06-01".into())));
    }

    #[test]
    fn what_stands_above_a_column_names_its_rule_set_and_nothing_else() {
        for set in RuleSet::all() {
            let named = RuleSet::from_word(set.short_name(Language::ENGLISH)).map(|named| named.id().to_owned());
            assert_eq!(named, Ok(set.id().to_owned()));
            assert!(
                crate::find_source(set.short_name(Language::ENGLISH)).is_none(),
                "{}",
                set.short_name(Language::ENGLISH)
            );
        }
    }

    #[test]
    fn no_date_is_called_as_an_era_is_but_for_today() {
        for id in RuleSet::ids() {
            let dated = Date::parse(id).map(RuleSet::on_date);
            assert!(dated.is_none_or(|set| set.id() != id || set.is_present()), "{id}");
        }
    }

    #[test]
    fn today_has_one_name_on_every_day() {
        let present = RuleSet::present_rules();
        let first = present.date();
        for day in [first, Date::from_parts(2026, 11, 22, 3), Date::from_parts(9999, 1, 1, 1)] {
            let set = RuleSet::on_date(day);
            assert_eq!(
                (set.id(), set.title(Language::ENGLISH)),
                (present.id(), present.title(Language::ENGLISH)),
                "{day}"
            );
        }
        assert!(!RuleSet::on_date(first.day_before()).is_present());
    }

    #[test]
    fn what_people_call_rule_sets_is_told_by_the_word_for_it() {
        for [typed, expected] in table_rows(include_str!("rule_set.suggested.tsv")) {
            let found = RuleSet::suggest_words(typed);
            assert_eq!(found.join(" "), expected, "{typed}");
            for word in found {
                assert!(RuleSet::parse_range(&word).is_ok(), "{typed}: {word}");
            }
        }
    }

    #[test]
    fn what_is_no_rule_set_gets_a_hint() {
        assert_eq!(RuleSet::from_word("comunity").err(), Some("did you mean `community`?".into()));
        assert!(RuleSet::from_word("1999").is_err_and(|e| e.contains("2000-10-01")));
        // An edition of the box, of the rules for farmers, or of Halflings.
        for (word, says) in [
            ("first edition", ["`2002`", "`2000`", "`2015`", "`house-1e`"].as_slice()),
            ("2nd-edition", &["`2014`", "`2001`", "`2020`", "`house-2e`"]),
            ("C3", &["`now`", "`2002`"]),
        ] {
            let help = RuleSet::from_word(word).err().unwrap_or_default();
            assert!(says.iter().all(|id| help.contains(id)), "{word}: {help}");
        }
    }

    #[test]
    fn the_present_rules_speak_first_then_the_latest_then_what_was_agreed() {
        let leading = |ids: &[&str]| {
            let sets: Vec<RuleSet> = ids.iter().filter_map(|id| RuleSet::from_word(id).ok()).collect();
            assert_eq!(sets.len(), ids.len());
            RuleSet::leading_index(&sets)
        };
        assert_eq!(leading(&["2014", "2015", "now", "zmg"]), Some(2));
        assert_eq!(leading(&["2021", "2014", "zmg"]), Some(0));
        assert_eq!(leading(&["zmg", "2014", "2016-05-01", "2015"]), Some(2));
        assert_eq!(leading(&["zmg", "community"]), Some(0));
        assert_eq!(leading(&[]), None);
    }

    #[test]
    fn three_letters_begin_the_name_of_a_rule_set_and_two_do_not() {
        assert_eq!(RuleSet::suggest_words("hou"), ["house-1e", "house-2e"]);
        assert_eq!(RuleSet::suggest_words("ho"), [""; 0]);
        assert_eq!(RuleSet::suggest_words("20"), [""; 0]);
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
        let run = RuleSet::example_range();
        let sets = run.split("..").filter(|id| RuleSet::from_word(id).is_ok());
        assert_eq!(sets.count(), 2, "{run}");
    }
}
