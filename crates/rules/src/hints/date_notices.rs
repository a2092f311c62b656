//! Notices on dates that are easily misread.
//!
//! The word `2015` means an era, with everything ruled until April 2016, or a day before most of these rulings; and a scenario
//! may mention another year than that of its rule sets. If that changes an answer, a notice beside the answer says so.

use std::collections::BTreeSet;

use carcassonne_base::gathering::push_new;
use carcassonne_law::{Date, EraPosition, Law, RuleSet, SetKind};
use carcassonne_position::wording::{Sentence, Voice, say};
use carcassonne_text::words;

use crate::mechanics::{Subject, SubjectIx, Table};
use crate::verdict::{Scope, SubjectVerdicts, heading, judge_lazily, mentioned_subjects};

/// A notice on the date of the rules under which a case is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// A word that means an era or a day, with different answers.
    AmbiguousWord {
        /// The word: `2015`.
        word: String,
        /// The day.
        day: Date,
        /// The day until which the era includes rulings.
        until: Date,
        /// Set if the user asked for the day, and not for the era.
        is_day: bool,
        /// The answers that are different under the other one.
        different: DifferentAnswers,
    },
    /// A date that the scenario mentions, at which none of the rule sets was in force, with different answers.
    OtherDate {
        /// The part of the scenario that mentions the date.
        part: ScenarioPart,
        /// The date, as a word for rule sets: `2015`, `2016-04`.
        date: String,
        /// The answers that are different at that date.
        different: DifferentAnswers,
    },
}

words! {
    /// A part of a scenario that may mention a date.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ScenarioPart {
        /// The question.
        Question = "question",
        /// The source.
        Source = "source",
        /// The name of the file.
        File = "file",
    }
}

/// The answers of a case that are different under other rule sets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DifferentAnswers {
    /// The headings of the features and questions.
    pub headings: Vec<Sentence>,
    /// Set if other answers are the same.
    pub has_same_answers: bool,
}

/// The maximum number of different answers whose headings are given.
const MOST_HEADINGS: usize = 3;
/// The maximum number of subjects that are judged for a notice. A board with more is no real one, and to judge it again would
/// take longer than to answer it.
const MOST_SUBJECTS: usize = 2_000;

impl Notice {
    /// Returns two sentences: how the date was understood, and the option for the different answers.
    pub fn sentences(&self) -> [Sentence; 2] {
        match self {
            Self::AmbiguousWord { word, day, until, is_day, different } => {
                let (day, until) = (day.to_string(), until.to_string());
                if *is_day {
                    [say!(verdict::ReadAsDay { word, day, until }), different.sentence(format!("--rules {word}"))]
                } else {
                    [say!(verdict::ReadAsEra { word, until, day }), different.sentence(format!("--as-of {word}"))]
                }
            }
            Self::OtherDate { part, date, different } => {
                let elsewhen = say!(verdict::Elsewhen { teller: part.word(), time: date });
                [elsewhen, different.sentence(format!("--rules {date}"))]
            }
        }
    }

    /// Returns the sentences in words.
    pub fn in_words(&self, voice: Voice<'_>) -> String {
        self.sentences().map(|sentence| voice.capitalized_sentence(&sentence)).join(" ")
    }
}

impl DifferentAnswers {
    /// Returns the sentence that these answers are different with a command line option.
    fn sentence(&self, option: String) -> Sentence {
        let count = self.headings.len();
        if count == 1 && !self.has_same_answers {
            return say!(verdict::Otherwise { option });
        }
        match self.headings.iter().cloned().reduce(|before, next| say!(verdict::Also { before, next })) {
            Some(about) if count <= MOST_HEADINGS => say!(verdict::OtherwiseFor { option, count, about }),
            _ => say!(verdict::OtherwiseMany { option, count }),
        }
    }
}

/// Returns the notices on the dates of rule sets that the user chose, for a case from a file.
pub fn notices(table: &Table<'_>, file: &str, chosen: &[RuleSet]) -> Vec<Notice> {
    let ambiguous = chosen.iter().filter_map(|set| ambiguous_word(table, chosen, set));
    ambiguous.chain(other_date(table, file, chosen)).collect()
}

/// Returns the notice for a case under rule sets that the user did not choose.
///
/// Its question mentions a month or day between two of them, at which the answer is different from those of all that apply.
pub fn notices_on_question(table: &Table<'_>, sets: &[RuleSet]) -> Vec<Notice> {
    let notice = |date: Date| {
        let ends = rules_at_ends(date);
        let is_between =
            |set: &RuleSet| matches!(set.position_of_date(), Some(EraPosition::Between(..) | EraPosition::Early(_)));
        if !ends.iter().all(is_between) {
            return None;
        }
        let different = different_answers(table, &table.applicable_rule_sets(sets), &ends)?;
        Some(Notice::OtherDate { part: ScenarioPart::Question, date: date.to_string(), different })
    };
    let mentioned = mentioned_dates(table.scenario.question.as_deref().unwrap_or(""));
    // A year stands for any of its rules.
    mentioned.into_iter().find(|date| date.parts().3 > 1).and_then(notice).into_iter().collect()
}

/// Returns the laws of the first and the last day of a date, which may be a month or a year.
fn rules_at_ends(date: Date) -> [RuleSet; 2] {
    [date.to_the_day(), date.last_day()].map(RuleSet::on_date)
}

/// Returns the notice on a chosen rule set whose word also means another, if that one was not chosen too.
fn ambiguous_word(table: &Table<'_>, chosen: &[RuleSet], set: &RuleSet) -> Option<Notice> {
    let (is_day, word) = match set.kind() {
        SetKind::Dated => (true, set.date().to_string()),
        SetKind::Era => (false, set.id().to_owned()),
        SetKind::Preset | SetKind::House => return None,
    };
    let era = RuleSet::from_word(&word).ok().filter(|era| era.kind() == SetKind::Era)?;
    let day = Date::parse(&word).filter(|day| *day >= RuleSet::first_day())?;
    let (day_of_era, until) = (day.to_the_day(), era.date().to_the_day());
    let other = if is_day { era } else { RuleSet::on_date(day) };
    if chosen.iter().any(|known| known.id() == other.id()) {
        return None;
    }
    let different = different_answers(table, std::slice::from_ref(set), &[other])?;
    Some(Notice::AmbiguousWord { word, day: day_of_era, until, is_day, different })
}

/// Returns the notice on the first date that a scenario mentions, if none of its dates is that of a chosen rule set.
fn other_date(table: &Table<'_>, file: &str, chosen: &[RuleSet]) -> Option<Notice> {
    let is_official = |set: &&RuleSet| matches!(set.kind(), SetKind::Era | SetKind::Dated);
    let chosen: Vec<RuleSet> = chosen.iter().filter(is_official).cloned().collect();
    let scenario = table.scenario;
    let parts = [
        (ScenarioPart::Question, scenario.question.as_deref().unwrap_or("")),
        (ScenarioPart::File, file.rsplit(['/', '\\']).next().unwrap_or(file)),
        (ScenarioPart::Source, scenario.source.as_deref().unwrap_or("")),
    ];
    let mentioned: Vec<(ScenarioPart, Date)> = parts
        .into_iter()
        .flat_map(|(part, text)| mentioned_dates(text).into_iter().map(move |date| (part, date)))
        .collect();
    let is_chosen = |(_, date): &(_, Date)| chosen.iter().any(|set| may_mean(*date, set));
    if chosen.is_empty() || mentioned.iter().any(is_chosen) {
        return None;
    }
    let &(part, date) = mentioned.first()?;
    // A year may stand for any of its days, or for the era of that name.
    let era = RuleSet::from_word(&date.to_string()).ok()?;
    let different = different_answers(table, &chosen, &[&[era], &rules_at_ends(date)[..]].concat())?;
    Some(Notice::OtherDate { part, date: date.to_string(), different })
}

/// Returns `true` if a date in a text may mean a rule set.
fn may_mean(date: Date, set: &RuleSet) -> bool {
    let date = date.to_string();
    let is_similar = |word: &str| date.starts_with(word) || word.starts_with(&date);
    is_similar(set.id()) || is_similar(&set.date().to_string())
}

/// The months of the year.
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

/// Returns the dates that a text mentions, from the first law on: `2015`, `2016-04`, `2016-04-01`, `4/2016`, `April 2016`.
pub fn mentioned_dates(text: &str) -> Vec<Date> {
    let first = RuleSet::first_day();
    let mut dates: Vec<Date> = Vec::new();
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '/'));
    // A name may include a date: `castle-in-2020-04`.
    let words: Vec<&str> = [""].into_iter().chain(words.filter(|word| !word.is_empty())).collect();
    for n in 1..words.len() {
        let date = match words[n].split_once('/') {
            Some((month, year)) => Date::parse(&format!("{year}-{month:0>2}")),
            None => match month_number(words[n - 1]).zip(Date::parse(words[n])) {
                Some((month, year)) => Date::parse(&format!("{year}-{month:02}")),
                None => (1..=3)
                    .rev()
                    .find_map(|len| Date::parse(&words.get(n..n + len)?.join("-")))
                    .filter(|date| text.contains(&date.to_string())),
            },
        };
        if let Some(date) = date.filter(|date| *date >= first && date.parts().0 < 2100) {
            push_new(&mut dates, date);
        }
    }
    dates
}

/// Returns the number of a month by its name, or by three or more of its first letters.
fn month_number(word: &str) -> Option<usize> {
    let word = word.to_lowercase();
    MONTHS.iter().position(|month| word.len() >= 3 && month.starts_with(&word)).map(|place| place + 1)
}

/// Returns the answers that each rule set of `sets` gives differently from each of `others`; `None` if there are none, or if
/// the case has more than 2000 subjects.
fn different_answers(table: &Table<'_>, sets: &[RuleSet], others: &[RuleSet]) -> Option<DifferentAnswers> {
    let subjects = concerned_subjects(table);
    if subjects.len() > MOST_SUBJECTS {
        return None;
    }
    let all_sets = [sets, others].concat();
    let is_different = |subject: &SubjectVerdicts<'_>, set: usize, other: usize| {
        let verdicts = subject.verdict_under(set).zip(subject.verdict_under(other));
        verdicts.is_some_and(|(verdict, other)| !verdict.answers_like(other))
    };
    let others = sets.len()..all_sets.len();
    let is_concerned = |subject| subjects.contains(&subject);
    let (mut judged, mut headings): (usize, Vec<Sentence>) = (0, Vec::new());
    for verdicts in judge_lazily(table, Law::for_sets(&all_sets), Scope::Selected(&is_concerned)) {
        judged += 1;
        if (0..sets.len()).all(|set| others.clone().all(|other| is_different(&verdicts, set, other))) {
            headings.extend(heading(table, verdicts.subject));
        }
    }
    let has_same_answers = judged > headings.len();
    (!headings.is_empty()).then_some(DifferentAnswers { headings, has_same_answers })
}

/// Returns the questions of a case, the subjects of its claims and expectations, and the features with a meeple or barn.
fn concerned_subjects(table: &Table<'_>) -> BTreeSet<SubjectIx> {
    let mut subjects = mentioned_subjects(table);
    subjects.extend(table.subjects().filter_map(|(ix, matter)| {
        let is_concerned = match matter {
            Subject::Ask(_) => true,
            Subject::Feature(feature) => !table.meeples_of(feature).is_empty() || !table.barns_of(feature).is_empty(),
        };
        is_concerned.then_some(ix)
    }));
    subjects
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use carcassonne_text::SourceText;

    use super::*;
    use crate::verdict::Case;

    /// Returns the notices on a scenario in words.
    fn notice_texts(text: &str, notices: impl Fn(&Table<'_>) -> Vec<Notice>) -> Vec<String> {
        let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal case");
        notices(&case.table()).iter().map(|notice| notice.in_words(case.scenario.voice())).collect()
    }

    /// Returns the notices on a scenario from a file under rule sets that were chosen by word.
    fn notices_in(file: &str, text: &str, words: &[&str]) -> Vec<String> {
        let sets: Vec<RuleSet> = words.iter().map(|word| RuleSet::from_word(word).expect("a rule set")).collect();
        notice_texts(text, |table| notices(table, file, &sets))
    }

    /// Returns the notices on a scenario by the law on a day.
    fn notices_on_day(text: &str, day: &str) -> Vec<String> {
        let set = RuleSet::on_date(Date::parse(day).expect("a date"));
        notice_texts(text, |table| notices(table, "t", std::slice::from_ref(&set)))
    }

    /// Returns the text of a scenario of the corpus.
    fn scenario(file: &str) -> String {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
        std::fs::read_to_string(root.join(file)).expect("a scenario")
    }

    #[test]
    fn a_word_for_a_day_and_an_era_is_told_where_they_answer_otherwise() {
        let text = scenario("monastery/fifteen-halves.yaml");
        assert_eq!(
            notices_on_day(&text, "2015"),
            [
                "\"2015\" means the day 2015-01-01 here, not the 2015 rules (everything ruled up to 2016-04-01). The answer is different with --rules 2015."
            ]
        );
        assert_eq!(
            notices_in("t", &text, &["2015"]),
            [
                "\"2015\" means the 2015 rules here (everything ruled up to 2016-04-01), not the day 2015-01-01. The answer is different with --as-of 2015."
            ]
        );
        // Whoever writes the day out means it.
        assert_eq!(notices_on_day(&text, "2015-01-01"), [""; 0]);
        // Both were asked for.
        assert_eq!(notices_in("t", &text, &["2015", "2015-01-01"]), [""; 0]);
    }

    #[test]
    fn nothing_is_told_where_the_answers_are_the_same_or_no_time_was_asked_for() {
        let text = scenario("city/one-half-of-a-pair.yaml");
        assert_eq!(notices_on_day(&text, "2015"), [""; 0]);
        assert_eq!(notices_in("quarrel-2015.yaml", &text, &["2021"]), [""; 0]);
        let text = scenario("monastery/fifteen-halves.yaml");
        assert_eq!(notices_in("quarrel-2015.yaml", &text, &["community"]), [""; 0]);
        assert_eq!(notices_in("quarrel-2015.yaml", &text, &[]), [""; 0]);
    }

    #[test]
    fn a_scenario_of_another_time_is_told() {
        let text = scenario("city/pair-closes-city.yaml");
        assert_eq!(
            notices_in("tables/quarrel-of-5-2018.yaml", &text, &["2021"]),
            [
                "The name of the file mentions 2018, but none of these rule sets was in force then. The answer is different with --rules 2018."
            ]
        );
        let asks = text.replace("8 points or 10?", "8 points or 10 in 5/2018?");
        assert!(notices_in("t", &asks, &["2021"])[0].starts_with("The question mentions 2018-05,"));
        assert_eq!(notices_in("t", &asks, &["2018-05-20", "2021"]), [""; 0]);
        // An era that answers like that day.
        let found = notices_in("t", &asks, &["2015", "2021"]);
        assert!(found.iter().all(|notice| notice.starts_with("\"2015\" means the 2015 rules")), "{found:?}");
    }

    #[test]
    fn a_month_between_two_rules_is_told_where_all_are_shown() {
        let noticed = |text: &str| notice_texts(text, |table| notices_on_question(table, &RuleSet::all()));
        let june = scenario("barn/long-side-in-2015.yaml");
        assert!(noticed(&june)[0].starts_with("The question mentions 2015-06, but none of"));
        // A year, a month of an era, and a month that answers as one of them.
        for other in ["2015", "April 2016", "November 2015"] {
            assert_eq!(noticed(&june.replace("June 2015", other)), [""; 0], "{other}");
        }
    }

    #[test]
    fn times_are_found_among_other_words() {
        let dates = |text: &str| mentioned_dates(text).iter().map(Date::to_string).collect::<Vec<_>>();
        assert_eq!(dates("castle-in-2020-04.yaml"), ["2020-04"]);
        assert_eq!(dates("hig-2014-10, 4/2016 (2021); 2021-01-02"), ["2014-10", "2016-04", "2021", "2021-01-02"]);
        assert_eq!(dates("In February 2020; castle-in-march-2021; may 4"), ["2020-02", "2021-03"]);
        assert_eq!(dates("1999, 12014, 2e, room 20, a2015, II-2015x"), [""; 0]);
    }
}
