//! What rule sets are called.

use crate::rulebook::{InTime, RuleSet, SetKind};
use crate::wording::{Arg, Sentence, Voice, say};

/// A rule set in a list of them: its id, and of a day the rules of that day: `2016-05-01 (2015)`.
pub(in crate::report) fn listed(set: &RuleSet, voice: Voice<'_>) -> String {
    match set.in_time() {
        Some(when) => {
            voice.say(&say!(report::DayListed { day: set.id().to_owned(), when: in_time(when) }))
        }
        None => set.id().to_owned(),
    }
}

/// Where a day lies among the eras.
fn in_time(when: InTime) -> Sentence {
    match when {
        InTime::Within(era) => say!(plain::Text { text: era.to_owned() }),
        InTime::Between(before, after) => {
            say!(report::DayBetween { before: before.to_owned(), after: after.to_owned() })
        }
        InTime::After(era) => say!(report::DayAfter { era: era.to_owned() }),
    }
}

/// Of a day, by which rules it was played then: `2015 rules`.
pub(super) fn rules_then(set: &RuleSet) -> Option<Sentence> {
    Some(say!(report::RulesThen { when: in_time(set.in_time()?) }))
}

/// Rule sets in a sentence: `the 2015 and community rules`, `today's rules (2025)`.
pub(in crate::report) fn rules(sets: &[&RuleSet], voice: Voice<'_>) -> Sentence {
    if let [only] = sets
        && only.is_present()
    {
        return say!(report::RulesOfToday { rules: only.called().to_owned() });
    }
    let of = |kind: SetKind| sets.iter().filter(move |set| set.kind() == kind);
    let mut adjectives = eras(sets);
    adjectives.extend(presets(sets));
    let days: Vec<String> = of(SetKind::Dated).map(|set| listed(set, voice)).collect();
    let tables: Vec<String> = of(SetKind::House).map(|set| set.called().to_owned()).collect();
    let parts = [
        (!adjectives.is_empty())
            .then(|| say!(report::RulesCalled { names: Arg::list(adjectives) })),
        (!days.is_empty()).then(|| say!(report::RulesOfDays { days: Arg::list(days) })),
        (!tables.is_empty()).then(|| say!(report::RulesOfTables { tables: Arg::list(tables) })),
    ];
    say!(report::RulesTogether { rules: Arg::list(parts.into_iter().flatten()) })
}

/// What the eras among rule sets are called: from the third on in a run without a break as one, `2014–2020`.
fn eras(sets: &[&RuleSet]) -> Vec<String> {
    let known: Vec<RuleSet> =
        RuleSet::all().into_iter().filter(|set| set.kind() == SetKind::Era).collect();
    let is_meant = |era: &RuleSet| sets.iter().any(|set| set.id() == era.id());
    let mut called = Vec::new();
    for run in known.chunk_by(|a, b| is_meant(a) == is_meant(b)).filter(|run| is_meant(&run[0])) {
        match run {
            [first, _, .., last] => called.push(format!("{}–{}", first.called(), last.called())),
            few => called.extend(few.iter().map(|era| era.called().to_owned())),
        }
    }
    called
}

/// What the presets among rule sets are called: all of one kind by that alone, `house`.
fn presets(sets: &[&RuleSet]) -> Vec<String> {
    let kind = |set: &RuleSet| set.called().rsplit(' ').next().unwrap_or_default().to_owned();
    let all = RuleSet::all();
    let is_preset = |set: &&RuleSet| set.kind() == SetKind::Preset;
    let of_kind = |word: &str| all.iter().filter(is_preset).filter(|set| kind(set) == word).count();
    let meant: Vec<&RuleSet> = sets.iter().copied().filter(is_preset).collect();
    let mut called: Vec<String> = Vec::new();
    for set in &meant {
        let word = kind(set);
        let together = meant.iter().filter(|other| kind(other) == word).count();
        let name =
            if together > 1 && together == of_kind(&word) { word } else { set.called().to_owned() };
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
    use crate::scenario::try_out::read;

    /// What rule sets are called in a sentence.
    fn called(words: &[&str]) -> String {
        let sets: Vec<RuleSet> =
            words.iter().map(|word| RuleSet::named(word).expect("a rule set")).collect();
        let sets: Vec<&RuleSet> = sets.iter().collect();
        let scenario = read("board: |\n  #\n").expect("a legal position");
        let voice = Voice::english(&scenario);
        voice.say(&rules(&sets, voice))
    }

    #[test]
    fn rule_sets_are_named_all_of_them_and_none_besides() {
        for (words, said) in [
            (&["2025"][..], "today's rules (2025)"),
            (&["2015"], "the 2015 rules"),
            (&["2020", "community"], "the 2020 and community rules"),
            (&["2014", "2014-10", "2015"], "the 2014–2015 rules"),
            (&["2014", "2015", "2020"], "the 2014, 2015 and 2020 rules"),
            (&["house-1e", "zmg"], "the 1st-edition house and Z-Man rules"),
            (&["house-1e", "house-2e"], "the house rules"),
            (&["2016-05-01"], "the rules of 2016-05-01 (2015)"),
            (
                &["2021", "2015-12-01"],
                "the 2021 rules and the rules of 2015-12-01 (between October 2014 and 2015)",
            ),
        ] {
            assert_eq!(called(words), said, "{words:?}");
        }
    }
}
