//! The names of rule sets in lists, in heads of columns and in sentences.

use carcassonne_base::gathering::distinct;
use carcassonne_base::sorting::sort_unique;
use carcassonne_law::{Era, EraPosition, RuleSet, SetKind, YOUR_TABLE, eras, presets};
use carcassonne_position::Status;
use carcassonne_position::wording::{Arg, Sentence, Voice, say};
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::Verdict;
use carcassonne_text::Language;

/// Returns the names of rule sets for a list: one for consecutive eras, for a day also its place among the eras, one for all house
/// rules together. `2014–2015`, `2016-05-01 (2015)`, `community`, `house`.
pub(crate) fn list(sets: &[&RuleSet], voice: Voice<'_>) -> Vec<String> {
    let has_all_houses = has_all_houses(sets);
    let runs = sets.chunk_by(|a, b| b.follows(a));
    distinct(runs.map(|run| match run {
        [day] if day.kind() == SetKind::Dated => match day.position_of_date() {
            Some(position) => {
                let when = position_phrase(position, voice.language());
                voice.say(&say!(report::DayListed { day: day.id().to_owned(), when: when }))
            }
            None => day.id().to_owned(),
        },
        [set] if set.kind() == SetKind::Preset => preset_name(set, has_all_houses, voice),
        [set] if set.kind() != SetKind::Era => head_name(set, true, voice),
        [only] if is_first_of_two(only) => era_head(only, voice),
        eras => run_name(eras, voice),
    }))
}

/// Returns the names of those rule sets of an answer with the indices `selected`; one name for all together, if no rule set
/// was asked for individually.
pub(crate) fn list_selected(selected: &[usize], sets: &[RuleSet], voice: Voice<'_>) -> Vec<String> {
    if selected.len() == sets.len() && RuleSet::is_full_list(sets) {
        return vec![voice.say(&say!(report::RulesEvery))];
    }
    list(&selected.iter().map(|n| &sets[*n]).collect::<Vec<_>>(), voice)
}

/// The rule sets under which a subject may have an answer, by their indices, in order.
pub(super) struct CertainAndPossible {
    /// The rule sets under which it is the only answer.
    pub(super) certain: Vec<usize>,
    /// The rule sets under which another answer is possible too.
    possible: Vec<usize>,
}

impl CertainAndPossible {
    /// Returns the rule sets of verdicts that have the answer.
    pub(super) fn under_verdicts<'v, 'b: 'v>(verdicts: impl IntoIterator<Item = &'v Verdict<'b>>) -> Self {
        let (settled, others): (Vec<_>, Vec<_>) =
            verdicts.into_iter().partition(|verdict| verdict.status == Status::Settled);
        let join = |verdicts: Vec<&Verdict<'_>>| {
            let mut rule_sets: Vec<usize> = verdicts.iter().flat_map(|verdict| &verdict.rule_sets).copied().collect();
            sort_unique(&mut rule_sets);
            rule_sets
        };
        Self { certain: join(settled), possible: join(others) }
    }

    /// Returns the names of the rule sets in a phrase: `2015–2020; no ruling, but possible: 2014`.
    pub(super) fn phrase(&self, sets: &[RuleSet], voice: Voice<'_>) -> Sentence {
        let names = |rule_sets: &[usize]| list_selected(rule_sets, sets, voice).join(", ");
        let (certain, possible) = (names(&self.certain), names(&self.possible));
        match (self.certain.is_empty(), self.possible.is_empty()) {
            (_, true) => say!(report::CaptionSo { rules: certain }),
            (true, _) => say!(report::CaptionMaybe { rules: possible }),
            _ => say!(report::CaptionBoth { so: certain, maybe: possible }),
        }
    }
}

/// Returns the name of consecutive eras: the name of the only one, or the first and the last with a dash. An end in the
/// present is `today`, and two eras of one year have the name of that year.
pub(crate) fn run_name(eras: &[&RuleSet], voice: Voice<'_>) -> String {
    let name = |era: &RuleSet| era.display_name(voice.language()).to_owned();
    match eras {
        [] => String::new(),
        [first, .., last] | [first @ last] if last.is_present() => {
            format!("{}–{}", name(first), voice.say(&say!(report::RunToToday)))
        }
        [only] => name(only),
        [first, last] if year(first.id()) == year(last.id()) => name(first),
        [first, .., last] => format!("{}–{}", name(first), name(last)),
    }
}

/// Returns the name of consecutive eras in a sentence. The first of two eras of one year, alone, is `early 2014`.
fn run_name_in_sentence(eras: &[&RuleSet], voice: Voice<'_>) -> String {
    match eras {
        [only] if is_first_of_two(only) => {
            voice.say(&say!(report::EarlyInYear { year: only.display_name(voice.language()).to_owned() }))
        }
        _ => run_name(eras, voice),
    }
}

/// Returns the name of an era that stands without the next one, in a list or at the head of a column: `Jan 2014` next to
/// `Oct 2014`.
pub(crate) fn era_head(era: &RuleSet, voice: Voice<'_>) -> String {
    let (year, ..) = era.date().parts();
    if is_first_of_two(era) {
        voice.say(&say!(law::Month { month: 1_u32, year: u32::from(year) }))
    } else {
        era.display_name(voice.language()).to_owned()
    }
}

/// Returns the name of a rule set at the head of a column: `h1`, or `1st-edition house` with `long` set.
pub(super) fn head_name(set: &RuleSet, long: bool, voice: Voice<'_>) -> String {
    match set.id() {
        YOUR_TABLE => voice.say(&say!(report::HeadYourTable)),
        _ if long => set.display_name(voice.language()).to_owned(),
        _ => set.short_name(voice.language()).to_owned(),
    }
}

/// Returns `true` if another era of the same year follows.
fn is_first_of_two(era: &RuleSet) -> bool {
    let next = eras().iter().skip_while(|known| known.id != era.id()).nth(1);
    next.is_some_and(|next| year(next.id) == year(era.id()))
}

/// Returns the year in the id of an era.
fn year(id: &str) -> Option<&str> {
    id.split('-').next()
}

/// Returns the place of a day among the eras, in a phrase.
fn position_phrase(position: EraPosition, language: Language) -> Sentence {
    let name = |era: &Era| era.words(language).called.to_owned();
    match position {
        EraPosition::Within(era) => say!(plain::Text { text: name(era) }),
        EraPosition::Early(era) => say!(report::DayEarly { era: name(era) }),
        EraPosition::Between(before, after) => say!(report::DayBetween { before: name(before), after: name(after) }),
        EraPosition::After(era) => say!(report::DayAfter { era: name(era) }),
    }
}

/// Returns the rules that were played on the day of a dated rule set: `2015 rules`. `None` for other kinds.
pub(crate) fn rules_of_day(set: &RuleSet, language: Language) -> Option<Sentence> {
    Some(match set.position_of_date()? {
        EraPosition::Within(era) => say!(report::RulesThen { era: era.words(language).called.to_owned() }),
        position @ (EraPosition::Early(_) | EraPosition::Between(..) | EraPosition::After(_)) => {
            say!(report::DayThen { when: position_phrase(position, language) })
        }
    })
}

/// Returns the rule sets that an answer leads with, in a phrase: `the 2015 and community rules`, or today's rules, with
/// their year if the user asked for that year or for a day.
pub(crate) fn leading_phrase(leading: &[&RuleSet], sets: &[RuleSet], voice: Voice<'_>) -> Sentence {
    match leading {
        [only] if only.is_present() && (only.was_requested_as_today() || RuleSet::is_full_list(sets)) => {
            say!(report::RulesToday)
        }
        [only] if only.is_present() => {
            say!(report::RulesOfToday { rules: only.display_name(voice.language()).to_owned() })
        }
        _ => rules_phrase(leading, voice),
    }
}

/// Returns rule sets in a phrase: `the 2015 and community rules`, `the 2021–today rules`.
pub fn rules_phrase(sets: &[&RuleSet], voice: Voice<'_>) -> Sentence {
    let of_kind = |kind: SetKind| sets.iter().filter(move |set| set.kind() == kind);
    let eras: Vec<&RuleSet> = of_kind(SetKind::Era).copied().collect();
    let runs = eras.chunk_by(|a, b| b.follows(a));
    let mut names: Vec<String> = runs.map(|run| run_name_in_sentence(run, voice)).collect();
    let presets: Vec<&RuleSet> = of_kind(SetKind::Preset).copied().collect();
    // House rules of an edition would lend its name to all before them.
    let (houses, others): (Vec<&RuleSet>, Vec<&RuleSet>) = presets.iter().partition(|set| is_house(set));
    let is_apart = !has_all_houses(sets) || (names.is_empty() && others.is_empty());
    names.extend(preset_names(if is_apart { &others } else { &presets }, voice));
    let houses = if is_apart { preset_names(&houses, voice) } else { Vec::new() };
    let days: Vec<&RuleSet> = of_kind(SetKind::Dated).copied().collect();
    let days = list(&days, voice);
    let is_yours = |set: &RuleSet| set.id() == YOUR_TABLE;
    let has_yours = of_kind(SetKind::House).any(|set| is_yours(set));
    let tables = of_kind(SetKind::House).filter(|set| !is_yours(set));
    let tables: Vec<String> = tables.map(|set| set.id().to_owned()).collect();
    let parts = [
        (!names.is_empty()).then(|| say!(report::RulesCalled { names: Arg::list(names) })),
        (!houses.is_empty()).then(|| say!(report::RulesOfHouses { names: Arg::list(houses) })),
        (!days.is_empty()).then(|| say!(report::RulesOfDays { days: Arg::list(days) })),
        (!tables.is_empty()).then(|| say!(report::RulesOfTables { tables: Arg::list(tables) })),
        has_yours.then(|| say!(report::RulesOfYourTable)),
    ];
    say!(report::RulesTogether { rules: Arg::list(parts.into_iter().flatten()) })
}

/// Returns the rule sets that are not absent, as those since an era: `every rule set from 2015 on`. `None` if an absent one
/// is not earlier than that era. `is_absent` is for the indices of rule sets under which the subject did not exist.
pub(crate) fn rules_since_era(
    sets: &[RuleSet],
    is_absent: impl Fn(usize) -> bool,
    language: Language,
) -> Option<Sentence> {
    let (absent, existing): (Vec<usize>, Vec<usize>) = (0..sets.len()).partition(|n| is_absent(*n));
    let era = existing.iter().map(|n| &sets[*n]).find(|set| set.kind() == SetKind::Era)?;
    let is_earlier = |n: &usize| sets[*n].kind() != SetKind::House && sets[*n].date() < era.date();
    let are_earlier = absent.iter().all(is_earlier);
    are_earlier.then(|| say!(report::RulesFrom { era: era.display_name(language).to_owned() }))
}

/// Returns all rule sets of an answer in a phrase: `every rule set`, or their names. `every rule set from 2014 on`, if the
/// board may have been played under earlier rules that are not known, or that some question is too new for.
pub(crate) fn all_rules_phrase(table: &Table<'_>, sets: &[RuleSet]) -> Sentence {
    if !RuleSet::is_full_list(sets) {
        return rules_phrase(&sets.iter().collect::<Vec<_>>(), table.voice());
    }
    let is_left_out = |set: &RuleSet| sets.iter().all(|known| known.id() != set.id());
    let is_silent = |set: &RuleSet| {
        let is_newer =
            table.all_too_new_for(set).is_some_and(|not| not.is_unread || table.board_too_new_for(set).is_none());
        is_left_out(set) && is_newer
    };
    let first = sets.iter().find(|set| set.kind() == SetKind::Era);
    let begins_late = |era: &&RuleSet| RuleSet::late_eras().skip(1).any(|known| known.id == era.id());
    match first.filter(|era| begins_late(era) || RuleSet::all().iter().any(is_silent)) {
        Some(era) => say!(report::RulesFrom { era: era.display_name(table.voice().language()).to_owned() }),
        None => say!(report::RulesEvery),
    }
}

/// Returns the expansion for which the era before the first of `sets` is too old to judge any subject; `None` if it can
/// judge one.
pub(crate) fn newer_than_previous_era(table: &Table<'_>, sets: &[RuleSet]) -> Option<&'static str> {
    let first = sets.iter().find(|set| set.kind() == SetKind::Era)?;
    let previous = RuleSet::late_eras().take_while(|era| era.id != first.id()).last()?;
    let previous = RuleSet::from_word(previous.id).ok()?;
    table.all_too_new_for(&previous).filter(|not| !not.is_unread).map(|not| not.since.words(table.voice().language()).0)
}

/// Returns the names of the presets among rule sets; all house rules together are named `house`.
pub(super) fn preset_names(sets: &[&RuleSet], voice: Voice<'_>) -> Vec<String> {
    let has_all_houses = has_all_houses(sets);
    let presets = sets.iter().filter(|set| set.kind() == SetKind::Preset);
    distinct(presets.map(|set| preset_name(set, has_all_houses, voice)))
}

/// Returns the name of a preset; house rules are named `house` if all presets of house rules are named together.
fn preset_name(set: &RuleSet, has_all_houses: bool, voice: Voice<'_>) -> String {
    if has_all_houses && is_house(set) {
        voice.say(&say!(report::HouseRulesName))
    } else {
        set.display_name(voice.language()).to_owned()
    }
}

/// Returns `true` if a rule set is one of the presets of house rules.
fn is_house(set: &RuleSet) -> bool {
    set.kind() == SetKind::Preset && presets().iter().any(|preset| preset.house && preset.id == set.id())
}

/// Returns `true` if all presets of house rules are among some rule sets.
fn has_all_houses(sets: &[&RuleSet]) -> bool {
    let houses = sets.iter().filter(|set| is_house(set)).count();
    houses == presets().iter().filter(|preset| preset.house && preset.only.is_none()).count()
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;

    use super::*;

    /// Returns rule sets in a phrase.
    fn phrase(words: &[&str]) -> String {
        let sets: Vec<RuleSet> = words.iter().map(|word| RuleSet::from_word(word).expect("a rule set")).collect();
        let sets: Vec<&RuleSet> = sets.iter().collect();
        let scenario = read("board: |\n  #\n").expect("a legal position");
        let voice = scenario.voice();
        voice.say(&rules_phrase(&sets, voice))
    }

    #[test]
    fn rule_sets_are_named_all_of_them_and_none_besides() {
        let now = RuleSet::from_word("now").expect("a rule set");
        assert_eq!(phrase(&["now"]), format!("the {}–today rules", now.id()));
        let eras = RuleSet::all().into_iter().filter(|set| set.kind() == SetKind::Era);
        let eras: Vec<String> = eras.map(|set| set.id().to_owned()).collect();
        let [before, last] = eras.last_chunk().expect("two eras");
        assert_eq!(phrase(&[before, last]), format!("the {before}–today rules"));
        for (words, expected) in [
            (&["2015"][..], "the 2015 rules"),
            (&["2014", "2014-10"], "the 2014 rules"),
            (&["2020", "2021", "zmg"], "the 2020–2021 and Z-Man rules"),
            (&["2020", "community"], "the 2020 and community rules"),
            (&["2014", "2014-10", "2015"], "the 2014–2015 rules"),
            (&["2014", "2015", "2020"], "the early 2014 and 2015–2020 rules"),
            (&["house-1e", "zmg"], "the Z-Man rules and the 1st-edition house rules"),
            (&["house-1e", "house-2e"], "the house rules"),
            (&["2016-05-01"], "the rules of 2016-05-01 (2015)"),
            (&["2021", "2015-12-01"], "the 2021 rules and the rules of 2015-12-01 (the 2015 rules as they stood then)"),
        ] {
            assert_eq!(phrase(words), expected, "{words:?}");
        }
    }
}
