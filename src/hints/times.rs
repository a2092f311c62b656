//! Whether the time that was asked for is the time that was meant.
//!
//! A year is easily misread: `2015` is an era with all that was ruled until April 2016, and it is also a
//! day before most of those rulings; and a scenario may speak of another year than the one that it is
//! judged by. Where that changes an answer, and only there, it is told beside the answer.

use std::collections::BTreeSet;

use crate::mechanics::{Subject, SubjectIx, Table};
use crate::rulebook::{Date, EraPosition, Law, RuleSet, SetKind};
use crate::text::words;
use crate::verdict::{Scope, SubjectVerdicts, heading, judge_lazily};
use crate::wording::{Sentence, Voice, say};

/// What a reader should know about the time of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// A word names both an era and a day, and they answer otherwise.
    Twofold {
        /// The word: `2015`.
        word: String,
        /// The day.
        day: Date,
        /// Until when the era takes in what was ruled.
        until: Date,
        /// Whether the day was asked for; else it was the era.
        asked_for_the_day: bool,
        /// What is answered otherwise.
        about: Otherwise,
    },
    /// The scenario speaks of another time than that of the rule sets, whose answer is another.
    Elsewhen {
        /// What speaks of it.
        teller: Teller,
        /// The time, as rule sets are called: `2015`, `2016-04`.
        time: String,
        /// What is answered otherwise.
        about: Otherwise,
    },
}

words! {
    /// What in a scenario speaks of a time.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Teller {
        /// Its question.
        Question = "question",
        /// What it says of its source.
        Source = "source",
        /// The name of its file.
        File = "file",
    }
}

/// What is answered otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Otherwise {
    /// Each feature or question, as a heading.
    pub about: Vec<Sentence>,
    /// Whether something else is answered alike.
    pub among_others: bool,
}

/// How many things that are answered otherwise are told one by one.
const MOST: usize = 3;
/// Of how many things at stake it is found out what is answered otherwise. A board with more is no table's, and to
/// judge all of it again would take longer than to answer it.
const MOST_AT_STAKE: usize = 2_000;

impl Notice {
    /// The notice in sentences: how the time was understood, and what is answered otherwise if it was meant
    /// in the other way.
    pub fn sentences(&self) -> [Sentence; 2] {
        match self {
            Self::Twofold { word, day, until, asked_for_the_day: true, about } => [
                say!(verdict::ReadAsDay { word: word.clone(), day: day.to_string(), until: until.to_string() }),
                about.with(format!("--rules {word}")),
            ],
            Self::Twofold { word, day, until, asked_for_the_day: false, about } => [
                say!(verdict::ReadAsEra { word: word.clone(), until: until.to_string(), day: day.to_string() }),
                about.with(format!("--as-of {word}")),
            ],
            Self::Elsewhen { teller, time, about } => [
                say!(verdict::Elsewhen { teller: teller.word(), time: time.clone() }),
                about.with(format!("--rules {time}")),
            ],
        }
    }

    /// The notice in words.
    pub fn in_words(&self, voice: Voice<'_>) -> String {
        self.sentences().map(|said| voice.capitalized_sentence(&said)).join(" ")
    }
}

impl Otherwise {
    /// What is answered otherwise with an option, in a sentence.
    fn with(&self, option: String) -> Sentence {
        let count = self.about.len();
        if count == 1 && !self.among_others {
            return say!(verdict::Otherwise { option: option });
        }
        let also = |before, next| say!(verdict::Also { before: before, next: next });
        match self.about.iter().cloned().reduce(also) {
            Some(about) if count <= MOST => {
                say!(verdict::OtherwiseFor { option: option, count: count, about: about })
            }
            _ => say!(verdict::OtherwiseMany { option: option, count: count }),
        }
    }
}

/// What a reader should know about the time of the answers to a case from a file, if these rule sets were
/// asked for by name. Nothing where the answers are the same; nothing of what nobody asked.
pub fn notices(table: &Table<'_>, file: &str, asked: &[RuleSet]) -> Vec<Notice> {
    let mut notices: Vec<Notice> = asked.iter().filter_map(|set| twofold(table, asked, set)).collect();
    notices.extend(elsewhen(table, file, asked));
    notices
}

/// The same where no rule sets were asked for, and all are shown.
///
/// Nothing but that the question speaks of a month or day between two of them, whose law answers otherwise than each of
/// those among `sets` that fit the board.
pub fn notices_of_all(table: &Table<'_>, sets: &[RuleSet]) -> Vec<Notice> {
    let told = times(table.scenario.question.as_deref().unwrap_or(""));
    // A year stands for any of its rules.
    let within = |time: &Date| time.parts().3 > 1;
    let notice = |time: Date| {
        let ends = [time.to_the_day(), time.last_day()].map(RuleSet::on_date);
        let is_between =
            |set: &RuleSet| matches!(set.position_of_date(), Some(EraPosition::Between(..) | EraPosition::Early(_)));
        if !ends.iter().all(is_between) {
            return None;
        }
        let about = otherwise(table, &table.applicable_rule_sets(sets), &ends)?;
        Some(Notice::Elsewhen { teller: Teller::Question, time: time.to_string(), about })
    };
    told.into_iter().find(within).and_then(notice).into_iter().collect()
}

/// Whether a rule set was asked for by a word that also names another, which answers otherwise.
fn twofold(table: &Table<'_>, asked: &[RuleSet], set: &RuleSet) -> Option<Notice> {
    let asked_for_the_day = match set.kind() {
        SetKind::Dated => true,
        SetKind::Era => false,
        SetKind::Preset | SetKind::House => return None,
    };
    let word = if asked_for_the_day { set.date().to_string() } else { set.id().to_owned() };
    let era = RuleSet::from_word(&word).ok().filter(|era| era.kind() == SetKind::Era)?;
    let day = Date::parse(&word)?;
    if day < RuleSet::first_day() {
        return None;
    }
    let other = if asked_for_the_day { era.clone() } else { RuleSet::on_date(day) };
    if asked.iter().any(|known| known.id() == other.id()) {
        return None;
    }
    let about = otherwise(table, std::slice::from_ref(set), &[other])?;
    let (day, until) = (day.to_the_day(), era.date().to_the_day());
    Some(Notice::Twofold { word, day, until, asked_for_the_day, about })
}

/// Whether a scenario speaks of other times only than were asked for, and these answer otherwise.
fn elsewhen(table: &Table<'_>, file: &str, asked: &[RuleSet]) -> Option<Notice> {
    let official = |set: &&RuleSet| matches!(set.kind(), SetKind::Era | SetKind::Dated);
    let asked: Vec<RuleSet> = asked.iter().filter(official).cloned().collect();
    let scenario = table.scenario;
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let tellers = [
        (Teller::Question, scenario.question.as_deref().unwrap_or("")),
        (Teller::File, name),
        (Teller::Source, scenario.source.as_deref().unwrap_or("")),
    ];
    let told: Vec<(Teller, Date)> = tellers
        .into_iter()
        .flat_map(|(teller, text)| times(text).into_iter().map(move |time| (teller, time)))
        .collect();
    if asked.is_empty() || told.iter().any(|(_, time)| asked.iter().any(|set| meant(*time, set))) {
        return None;
    }
    let &(teller, time) = told.first()?;
    // A year may stand for any of its days, or for the era of its name.
    let ends = [time.to_the_day(), time.last_day()].map(RuleSet::on_date);
    let named = RuleSet::from_word(&time.to_string()).ok()?;
    let about = otherwise(table, &asked, &[&[named], &ends[..]].concat())?;
    Some(Notice::Elsewhen { teller, time: time.to_string(), about })
}

/// Whether a rule set may be what a text means by a time.
fn meant(time: Date, set: &RuleSet) -> bool {
    let called = |word: &str| {
        let time = time.to_string();
        time.starts_with(word) || word.starts_with(&time)
    };
    called(set.id()) || called(&set.date().to_string())
}

/// The months.
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The times that a text speaks of, from the first law on: `2015`, `2016-04`, `2016-04-01`, `4/2016`,
/// `April 2016`.
pub(crate) fn times(text: &str) -> Vec<Date> {
    let first = RuleSet::first_day();
    let mut found: Vec<Date> = Vec::new();
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '/'));
    // A name may have a date among its parts: `castle-in-2020-04`.
    let mut words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.insert(0, "");
    for n in 1..words.len() {
        let date = match words[n].split_once('/') {
            Some((month, year)) => Date::parse(&format!("{year}-{month:0>2}")),
            None => match month(words[n - 1]).zip(Date::parse(words[n])) {
                Some((month, year)) => Date::parse(&format!("{year}-{month:02}")),
                None => (1..=3)
                    .rev()
                    .find_map(|len| Date::parse(&words.get(n..n + len)?.join("-")))
                    .filter(|date| text.contains(&date.to_string())),
            },
        };
        let date = date.filter(|date| *date >= first && date.parts().0 < 2100);
        found.extend(date.filter(|date| !found.contains(date)));
    }
    found
}

/// The number of a month that is called by its name, or by at least three of its letters.
fn month(word: &str) -> Option<usize> {
    let word = word.to_lowercase();
    let begins = |month: &str| word.len() >= 3 && month.starts_with(&word);
    MONTHS.iter().position(|month| begins(month)).map(|place| place + 1)
}

/// What was asked or is at stake and gets another answer under every one of some rule sets than under any
/// of others; `None` if nothing does, or more is at stake than [`MOST_AT_STAKE`].
fn otherwise(table: &Table<'_>, these: &[RuleSet], others: &[RuleSet]) -> Option<Otherwise> {
    let spoken = at_stake(table);
    if spoken.len() > MOST_AT_STAKE {
        return None;
    }
    let sets = [these, others].concat();
    let (these, others) = (0..these.len(), these.len()..sets.len());
    let differs = |subject: &SubjectVerdicts<'_>| {
        these.clone().all(|a| {
            others.clone().all(|b| match (subject.verdict_under(a), subject.verdict_under(b)) {
                (Some(a), Some(b)) => !a.answers_like(b),
                _ => false,
            })
        })
    };
    let these_alone = Scope::Selected(&|subject| spoken.contains(&subject));
    let (mut judged, mut differing): (usize, Vec<SubjectIx>) = (0, Vec::new());
    for verdicts in judge_lazily(table, Law::for_sets(&sets), these_alone) {
        judged += 1;
        differing.extend(differs(&verdicts).then_some(verdicts.subject));
    }
    let about: Vec<Sentence> = differing.iter().filter_map(|ix| heading(table, *ix)).collect();
    let among_others = judged > about.len();
    (!about.is_empty()).then_some(Otherwise { about, among_others })
}

/// What is asked, claimed or expected, and the features on which somebody stands.
fn at_stake(table: &Table<'_>) -> BTreeSet<SubjectIx> {
    let scenario = table.scenario;
    let claims = scenario.claims.iter().map(|claim| claim.about);
    let expected = scenario.expect.iter().map(|expect| expect.about);
    let mut spoken: BTreeSet<SubjectIx> =
        claims.chain(expected).filter_map(|about| table.find_subject(about)).collect();
    spoken.extend(table.subjects().filter_map(|(ix, matter)| match matter {
        Subject::Ask(_) => Some(ix),
        Subject::Feature(of) => {
            let stands = !table.meeples_of(of).is_empty() || !table.barns_of(of).is_empty();
            stands.then_some(ix)
        }
    }));
    spoken
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use super::*;
    use crate::text::SourceText;
    use crate::verdict::Case;

    fn noticed(file: &str, text: &str, asked: &[&str]) -> Vec<String> {
        let source = Arc::new(SourceText::new(file, text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal case");
        let sets: Vec<RuleSet> = asked.iter().map(|word| RuleSet::from_word(word).expect("a rule set")).collect();
        let voice = case.scenario.voice();
        notices(&case.table(), file, &sets).iter().map(|notice| notice.in_words(voice)).collect()
    }

    fn of_the_corpus(file: &str) -> String {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
        std::fs::read_to_string(root.join(file)).expect("a scenario")
    }

    /// The notices on a scenario by the law on a day.
    fn on_the_day(text: &str, day: &str) -> Vec<String> {
        let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal case");
        let set = RuleSet::on_date(Date::parse(day).expect("a date"));
        let voice = case.scenario.voice();
        notices(&case.table(), "t", &[set]).iter().map(|notice| notice.in_words(voice)).collect()
    }

    #[test]
    fn a_word_for_a_day_and_an_era_is_told_where_they_answer_otherwise() {
        let text = of_the_corpus("monastery/fifteen-halves.yaml");
        assert_eq!(
            on_the_day(&text, "2015"),
            [
                "\"2015\" means the day 2015-01-01 here, not the 2015 rules (everything ruled up to 2016-04-01). The answer is different with --rules 2015."
            ]
        );
        assert_eq!(
            noticed("t", &text, &["2015"]),
            [
                "\"2015\" means the 2015 rules here (everything ruled up to 2016-04-01), not the day 2015-01-01. The answer is different with --as-of 2015."
            ]
        );
        // Whoever writes the day out means it.
        assert_eq!(on_the_day(&text, "2015-01-01"), [""; 0]);
        // Both were asked for.
        assert_eq!(noticed("t", &text, &["2015", "2015-01-01"]), [""; 0]);
    }

    #[test]
    fn nothing_is_told_where_the_answers_are_the_same_or_no_time_was_asked_for() {
        let text = of_the_corpus("city/one-half-of-a-pair.yaml");
        assert_eq!(on_the_day(&text, "2015"), [""; 0]);
        assert_eq!(noticed("quarrel-2015.yaml", &text, &["2021"]), [""; 0]);
        let text = of_the_corpus("monastery/fifteen-halves.yaml");
        assert_eq!(noticed("quarrel-2015.yaml", &text, &["community"]), [""; 0]);
        assert_eq!(noticed("quarrel-2015.yaml", &text, &[]), [""; 0]);
    }

    #[test]
    fn a_scenario_of_another_time_is_told() {
        let text = of_the_corpus("city/pair-closes-city.yaml");
        assert_eq!(
            noticed("tables/quarrel-of-5-2018.yaml", &text, &["2021"]),
            [
                "The name of the file mentions 2018, but none of these rule sets was in force then. The answer is different with --rules 2018."
            ]
        );
        let asks = text.replace("8 points or 10?", "8 points or 10 in 5/2018?");
        assert!(noticed("t", &asks, &["2021"])[0].starts_with("The question mentions 2018-05,"));
        assert_eq!(noticed("t", &asks, &["2018-05-20", "2021"]), [""; 0]);
        // An era that answers like that day.
        let found = noticed("t", &asks, &["2015", "2021"]);
        assert!(found.iter().all(|notice| notice.starts_with("\"2015\" means the 2015 rules")), "{found:?}");
    }

    #[test]
    fn a_month_between_two_rules_is_told_where_all_are_shown() {
        let noticed = |text: &str| {
            let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
            let case = Case::open(&source).expect("a legal case");
            let table = case.table();
            let found = notices_of_all(&table, &RuleSet::all());
            found.iter().map(|notice| notice.in_words(case.scenario.voice())).collect::<Vec<_>>()
        };
        let june = of_the_corpus("barn/long-side-in-2015.yaml");
        assert!(noticed(&june)[0].starts_with("The question mentions 2015-06, but none of"));
        // A year, a month of an era, and a month that answers as one of them.
        for other in ["2015", "April 2016", "November 2015"] {
            assert_eq!(noticed(&june.replace("June 2015", other)), [""; 0], "{other}");
        }
    }

    #[test]
    fn times_are_found_among_other_words() {
        let told = |text: &str| times(text).iter().map(Date::to_string).collect::<Vec<_>>();
        assert_eq!(told("castle-in-2020-04.yaml"), ["2020-04"]);
        assert_eq!(told("hig-2014-10, 4/2016 (2021); 2021-01-02"), ["2014-10", "2016-04", "2021", "2021-01-02"]);
        assert_eq!(told("In February 2020; castle-in-march-2021; may 4"), ["2020-02", "2021-03"]);
        assert_eq!(told("1999, 12014, 2e, room 20, a2015, II-2015x"), [""; 0]);
    }
}
