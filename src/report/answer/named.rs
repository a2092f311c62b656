//! What rule sets are called.

use crate::mechanics::Table;
use crate::rulebook::{EraPosition, RuleSet, SetKind, TODAY, YOUR_TABLE, eras};
use crate::wording::{Arg, Sentence, Voice, say};

/// Rule sets in a list: eras without a break between them as one, of a day the rules of that day, of all others their ids:
/// `2014–2015`, `2016-05-01 (2015)`, `community`.
pub(in crate::report) fn list(sets: &[&RuleSet], voice: Voice<'_>) -> Vec<String> {
    by_runs(sets, RuleSet::short_name, |set| match set.position_of_date() {
        Some(when) => voice.say(&say!(report::DayListed { day: set.id().to_owned(), when: in_time(when) })),
        None => set.id().to_owned(),
    })
}

/// Rule sets in a list: eras without a break between them as one, with what each end is called, all others as `one` says.
pub(in crate::report) fn by_runs(
    sets: &[&RuleSet],
    called: fn(&RuleSet) -> &str,
    one: impl Fn(&RuleSet) -> String,
) -> Vec<String> {
    let runs = sets.chunk_by(|a, b| b.follows(a));
    runs.map(|run| match run {
        [set] if set.kind() != SetKind::Era => one(set),
        run => self::run(run, called),
    })
    .collect()
}

/// Some of the rule sets that were asked, in a list: all there are as one.
pub(in crate::report) fn under(some: &[usize], asked: &[RuleSet], voice: Voice<'_>) -> Vec<String> {
    if some.len() == asked.len() && RuleSet::is_full_list(asked) {
        return vec![voice.say(&say!(report::RulesEvery))];
    }
    list(&some.iter().map(|n| &asked[*n]).collect::<Vec<_>>(), voice)
}

/// What eras without a break between them are called: by the first and the last, of which the present is today; one by
/// itself, but the present one as all that are so until today.
pub(in crate::report) fn run(eras: &[&RuleSet], called: fn(&RuleSet) -> &str) -> String {
    names_of_run(eras, called).join(", ")
}

/// The same as a list of names. Two eras of one year are that year.
fn names_of_run(eras: &[&RuleSet], called: fn(&RuleSet) -> &str) -> Vec<String> {
    match eras {
        [] => Vec::new(),
        [first, .., last] | [first @ last] if last.is_present() => {
            vec![format!("{}–{TODAY}", called(first))]
        }
        [only] => vec![called(only).to_owned()],
        [first, last] if year(first) == year(last) => {
            vec![called(first).to_owned()]
        }
        [first, .., last] => vec![format!("{}–{}", called(first), called(last))],
    }
}

/// The names of a run of eras in a sentence, where the first of two eras of one year is the beginning of it: `early 2014`.
fn names_in_a_sentence(eras: &[&RuleSet]) -> Vec<String> {
    match eras {
        [only] if is_first_of_two(only) => vec![format!("{EARLY} {}", only.display_name())],
        _ => names_of_run(eras, RuleSet::display_name),
    }
}

/// The word for the first of two eras of one year.
const EARLY: &str = "early";

/// The month with which the first of two eras of one year begins.
const FIRST_MONTH: &str = "Jan";

/// Returns the name of an era in the head of a column beside that of a later era of its year: `Jan 2014` beside `Oct 2014`.
pub(in crate::report) fn beside_the_next(era: &RuleSet) -> String {
    if is_first_of_two(era) { format!("{FIRST_MONTH} {}", era.short_name()) } else { era.short_name().to_owned() }
}

/// Returns `true` if another era of the same year follows.
fn is_first_of_two(era: &RuleSet) -> bool {
    let next = eras().iter().skip_while(|known| known.id != era.id()).nth(1);
    next.is_some_and(|next| year_of(next.id) == year(era))
}

/// The year by which an era is called.
fn year(era: &RuleSet) -> Option<&str> {
    year_of(era.id())
}

fn year_of(id: &str) -> Option<&str> {
    id.split('-').next()
}

/// Where a day lies among the eras.
fn in_time(when: EraPosition) -> Sentence {
    match when {
        EraPosition::Within(era) => say!(plain::Text { text: era.to_owned() }),
        EraPosition::Early(era) => say!(report::DayEarly { era: era.to_owned() }),
        EraPosition::Between(before, after) => {
            say!(report::DayBetween { before: before.to_owned(), after: after.to_owned() })
        }
        EraPosition::After(era) => say!(report::DayAfter { era: era.to_owned() }),
    }
}

/// Of a day, by which rules it was played then: `2015 rules`.
pub(in crate::report) fn rules_then(set: &RuleSet) -> Option<Sentence> {
    Some(match set.position_of_date()? {
        EraPosition::Within(era) => say!(report::RulesThen { era: era.to_owned() }),
        when @ (EraPosition::Early(_) | EraPosition::Between(..) | EraPosition::After(_)) => {
            say!(report::DayThen { when: in_time(when) })
        }
    })
}

/// The rules for which a sentence speaks: `the 2015 and community rules`, or today's; these with their year where they were
/// asked for by it or by a day.
pub(in crate::report) fn speaking(sets: &[&RuleSet], asked: &[RuleSet], voice: Voice<'_>) -> Sentence {
    match sets {
        [only] if only.is_present() && (only.was_requested_as_today() || RuleSet::is_full_list(asked)) => {
            say!(report::RulesToday)
        }
        [only] if only.is_present() => {
            say!(report::RulesOfToday { rules: only.display_name().to_owned() })
        }
        _ => rules(sets, voice),
    }
}

/// Rule sets in a sentence: `the 2015 and community rules`, `the 2021–today rules`.
pub(crate) fn rules(sets: &[&RuleSet], voice: Voice<'_>) -> Sentence {
    let of = |kind: SetKind| sets.iter().filter(move |set| set.kind() == kind);
    let eras: Vec<&RuleSet> = of(SetKind::Era).copied().collect();
    let runs = eras.chunk_by(|a, b| b.follows(a));
    let mut adjectives: Vec<String> = runs.flat_map(names_in_a_sentence).collect();
    // House rules with an edition of their own would lend their name to all before them.
    let (mut house, others) = presets(sets).into_iter().partition::<Vec<String>, _>(|name| name.ends_with(" house"));
    adjectives.extend(others);
    if adjectives.is_empty() {
        adjectives.append(&mut house);
    }
    let days: Vec<&RuleSet> = of(SetKind::Dated).copied().collect();
    let days = list(&days, voice);
    let is_yours = |set: &RuleSet| set.id() == YOUR_TABLE;
    let yours = of(SetKind::House).any(|set| is_yours(set));
    let others = of(SetKind::House).filter(|set| !is_yours(set));
    let tables: Vec<String> = others.map(|set| set.display_name().to_owned()).collect();
    let parts = [
        (!adjectives.is_empty()).then(|| say!(report::RulesCalled { names: Arg::list(adjectives) })),
        (!house.is_empty()).then(|| say!(report::RulesCalled { names: Arg::list(house) })),
        (!days.is_empty()).then(|| say!(report::RulesOfDays { days: Arg::list(days) })),
        (!tables.is_empty()).then(|| say!(report::RulesOfTables { tables: Arg::list(tables) })),
        yours.then(|| say!(report::RulesOfYourTable)),
    ];
    say!(report::RulesTogether { rules: Arg::list(parts.into_iter().flatten()) })
}

/// The rule sets from an era on, where what is told did not exist before it and did under all others: `every rule set from 2015
/// on`.
pub(in crate::report) fn from_which(sets: &[RuleSet], absent: impl Fn(usize) -> bool) -> Option<Sentence> {
    let (without, with): (Vec<usize>, Vec<usize>) = (0..sets.len()).partition(|n| absent(*n));
    let era = with.iter().map(|n| &sets[*n]).find(|set| set.kind() == SetKind::Era)?;
    let is_earlier = |n: &usize| sets[*n].kind() != SetKind::House && sets[*n].date() < era.date();
    let earlier = without.iter().all(is_earlier);
    earlier.then(|| say!(report::RulesFrom { era: era.display_name().to_owned() }))
}

/// All rule sets that were asked, as one: `every rule set`, or their names. Where what is known of them begins later than what
/// lies on the board may have been played, from when on: `every rule set from 2014 on`.
pub(in crate::report) fn all(table: &Table<'_>, asked: &[RuleSet]) -> Sentence {
    if !RuleSet::is_full_list(asked) {
        return rules(&asked.iter().collect::<Vec<_>>(), table.voice());
    }
    // Rules under which it may have been played, and of which none are known, or of which something newer was asked.
    let is_left_out = |set: &RuleSet| asked.iter().all(|one| one.id() != set.id());
    let is_silent = |set: &RuleSet| {
        let is_newer =
            table.all_too_new_for(set).is_some_and(|not| not.is_unread || table.board_too_new_for(set).is_none());
        is_left_out(set) && is_newer
    };
    let first = asked.iter().find(|set| set.kind() == SetKind::Era);
    let begins_late = |era: &&RuleSet| RuleSet::late_eras().skip(1).any(|known| known.id == era.id());
    match first.filter(|era| begins_late(era) || RuleSet::all().iter().any(is_silent)) {
        Some(era) => say!(report::RulesFrom { era: era.display_name().to_owned() }),
        None => say!(report::RulesEvery),
    }
}

/// What did not exist under the era before the first that was asked, where nothing on the board or in the questions did.
pub(in crate::report) fn newer_than_before(table: &Table<'_>, asked: &[RuleSet]) -> Option<&'static str> {
    let first = asked.iter().find(|set| set.kind() == SetKind::Era)?;
    let before = RuleSet::late_eras().take_while(|era| era.id != first.id()).last()?;
    let before = RuleSet::from_word(before.id).ok()?;
    table.all_too_new_for(&before).filter(|not| !not.is_unread).map(|not| not.since.what)
}

/// What the presets among rule sets are called: all of one kind by that alone, `house`.
pub(super) fn presets(sets: &[&RuleSet]) -> Vec<String> {
    let kind = |set: &RuleSet| set.display_name().rsplit(' ').next().unwrap_or_default().to_owned();
    let all = RuleSet::all();
    let is_preset = |set: &&RuleSet| set.kind() == SetKind::Preset;
    let of_kind = |word: &str| all.iter().filter(is_preset).filter(|set| kind(set) == word).count();
    let meant: Vec<&RuleSet> = sets.iter().copied().filter(is_preset).collect();
    let mut called: Vec<String> = Vec::new();
    for set in &meant {
        let word = kind(set);
        let together = meant.iter().filter(|other| kind(other) == word).count();
        let name = if together > 1 && together == of_kind(&word) { word } else { set.display_name().to_owned() };
        if !called.contains(&name) {
            called.push(name);
        }
    }
    called
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::test_scenarios::read;

    /// What rule sets are called in a sentence.
    fn called(words: &[&str]) -> String {
        let sets: Vec<RuleSet> = words.iter().map(|word| RuleSet::from_word(word).expect("a rule set")).collect();
        let sets: Vec<&RuleSet> = sets.iter().collect();
        let scenario = read("board: |\n  #\n").expect("a legal position");
        let voice = scenario.voice();
        voice.say(&rules(&sets, voice))
    }

    #[test]
    fn rule_sets_are_named_all_of_them_and_none_besides() {
        let now = RuleSet::from_word("now").expect("a rule set");
        assert_eq!(called(&["now"]), format!("the {}–today rules", now.id()));
        let eras = RuleSet::all().into_iter().filter(|set| set.kind() == SetKind::Era);
        let eras: Vec<String> = eras.map(|set| set.id().to_owned()).collect();
        let [before, last] = eras.last_chunk().expect("two eras");
        assert_eq!(called(&[before, last]), format!("the {before}–today rules"));
        for (words, said) in [
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
            assert_eq!(called(words), said, "{words:?}");
        }
    }
}
