//! The table of outcomes: a row for each answer that a reader can tell apart, and what each rule set says
//! to it.

use crate::sorting::sort_by_key;
use std::collections::{BTreeMap, BTreeSet};

use crate::mechanics::{
    Item, RowState, Subject, Table, describe_finding, first_tiles, scoring_state, sum_sentence, worth,
};
use crate::picture::OutcomeKey;
use crate::rulebook::{QuestionId, ReadingIx, RuleSet};
use crate::scenario::Status;
use crate::text::words;
use crate::verdict::{Outcome, Standing, SubjectVerdicts, Verdict};
use crate::wording::{Arg, Sentence, Voice, say};

words! {
    /// What a rule set says to a row. Its word is that by which messages and pages tell it from the others.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Mark {
        /// Yes, it is so.
        So = "so",
        /// Nobody ruled; it may be so.
        Maybe = "maybe",
        /// The rulings contradict one another; it may be so.
        Contested = "contested",
        /// It is not so.
        Not = "not",
        /// It is not allowed.
        Barred = "barred",
        /// What it turns on did not exist yet.
        Absent = "absent",
    }
}

impl Mark {
    /// What it means.
    pub(in crate::report) fn means(self, voice: Voice<'_>) -> String {
        voice.say(&say!(report::MarkMeans { mark: self.word() }))
    }

    /// The same in a word or two.
    pub(in crate::report) fn shortly(self, voice: Voice<'_>) -> String {
        voice.say(&say!(report::MarkShortly { mark: self.word() }))
    }

    /// The word in data.
    pub fn in_data(self) -> &'static str {
        match self {
            Self::Absent => Standing::NotApplicable.word(),
            _ => self.word(),
        }
    }

    /// The sign in a table.
    pub fn sign(self, unicode: bool) -> &'static str {
        match (self, unicode) {
            (Self::So, true) => "●",
            (Self::So, false) => "*",
            (Self::Maybe, _) => "?",
            (Self::Contested, _) => "!",
            (Self::Not, true) => "·",
            (Self::Not, false) => ".",
            (Self::Barred, true) => "×",
            (Self::Barred, false) => "x",
            (Self::Absent, true) => "–",
            (Self::Absent, false) => "-",
        }
    }
}

/// A row: an answer, and the mark of each rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkedRow {
    /// The answer as a phrase with its parts: what the row is, in any language.
    pub(super) said: Sentence,
    /// What it is about, as a row says it that bars all of that.
    about: Option<Sentence>,
    /// The same in words.
    pub text: String,
    /// Whether it is never cut.
    pub(in crate::report) whole: bool,
    /// The marks, rule set by rule set.
    pub marks: Vec<Mark>,
    /// The courses of law that lead to it.
    pub(super) courses: Vec<Course>,
    /// The numbers of the readings by which it is so, as what decides has them: each entry is enough by itself, what
    /// stands in it is needed together.
    pub by: Vec<Vec<usize>>,
    /// An outcome that it tells of, for a drawing: today's, if it holds today.
    pub(in crate::report) row: Option<OutcomeKey>,
    /// Whether it is an answer for several features that are one.
    pub(super) joined: bool,
    /// Of a feature: whether it is finished, and what it brings, to be told with others.
    pub(super) brings: Option<(&'static str, Sentence)>,
    /// Whether it tells of several subjects, or of several as one.
    pub(super) is_of_several: bool,
}

impl MarkedRow {
    /// The answer with the numbers of the readings by which it is so: `8 = 3 spaces × 2 [1]`.
    pub fn noted(&self, voice: Voice<'_>) -> String {
        format!("{}{}", self.text, self.note(voice, |_| true))
    }

    /// What stands behind the answer of those numbers that are wanted: ` [1]`, ` [1 or 3+4]`, or nothing.
    pub fn note(&self, voice: Voice<'_>, wanted: impl Fn(usize) -> bool) -> String {
        let by = self.by.iter().filter(|together| together.iter().all(|n| wanted(*n)));
        let by: Vec<String> =
            by.map(|together| together.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")).collect();
        if by.is_empty() { String::new() } else { format!(" [{}]", voice.join_or(&by)) }
    }
}

/// What was held on each question of law that came up on the way to an answer.
pub(super) type Course = BTreeMap<QuestionId, ReadingIx>;

/// How many courses that lead to a row are looked at.
const MOST_COURSES: usize = 64;

/// What one outcome says: rows of its mechanic, or of a feature.
struct OutcomeRows {
    rows: Vec<(Sentence, RowState)>,
    /// What each of them is about.
    about: Vec<Option<Sentence>>,
    /// Whether none of them is cut.
    whole: bool,
    /// Of a feature: what each row says of it.
    brings: Vec<Option<(&'static str, Sentence)>>,
    /// Whether only one of the rows can be so.
    either: bool,
    joined: bool,
}

/// The rows of a subject, today's first, then those that most rule sets say.
pub(super) fn marked_rows(
    table: &Table<'_>,
    subject: &SubjectVerdicts<'_>,
    sets: &[RuleSet],
    voice: Voice<'_>,
) -> Vec<MarkedRow> {
    let Some(matter) = table.subject(subject.subject) else { return Vec::new() };
    let all: Vec<&Outcome> = subject.verdicts.iter().flat_map(|v| &v.outcomes).collect();
    let today = RuleSet::find_present(sets);
    let speaks = today.and_then(|n| subject.verdict_under(n));
    let is_told = speaks.is_some_and(|verdict| verdict.status == Status::Settled);
    let plain = Plainly { is_told, ..Plainly::of(&all) };
    let mut lines: Vec<MarkedRow> = Vec::new();
    let told: Vec<(Vec<OutcomeRows>, &Verdict<'_>)> = subject
        .verdicts
        .iter()
        .map(|v| (v.outcomes.iter().map(|o| tell(table, matter, o, &plain)).collect(), v))
        .collect();
    for told in told.iter().flat_map(|(told, _)| told) {
        let rows = told.rows.iter().zip(&told.brings).zip(&told.about);
        for (((said, _), brings), about) in rows {
            if !lines.iter().any(|line| line.said == *said) {
                lines.push(MarkedRow {
                    said: said.clone(),
                    about: about.clone(),
                    whole: told.whole,
                    text: voice.say(said),
                    marks: vec![Mark::Not; sets.len()],
                    courses: Vec::new(),
                    by: Vec::new(),
                    row: None,
                    joined: told.joined,
                    brings: brings.clone(),
                    is_of_several: false,
                });
            }
        }
    }
    for (told, verdict) in &told {
        for line in &mut lines {
            let mark = mark(verdict, told, line);
            for n in &verdict.rule_sets {
                line.marks[*n] = mark;
            }
        }
    }
    // What holds nowhere is no answer.
    lines.retain(|line| line.marks.iter().any(|mark| *mark <= Mark::Contested));
    for line in &mut lines {
        line.row = row(line, &told, subject, today);
        line.courses = courses(line, &told);
    }
    sort_by_key(&mut lines, |line| {
        let so = line.marks.iter().filter(|mark| **mark == Mark::So).count();
        let possible = line.marks.iter().filter(|m| **m <= Mark::Contested).count();
        (today.map(|n| line.marks[n]), std::cmp::Reverse(so), std::cmp::Reverse(possible))
    });
    lines
}

/// An outcome that a line tells of: today's, if it may come out today, else the surest.
fn row(
    line: &MarkedRow,
    told: &[(Vec<OutcomeRows>, &Verdict<'_>)],
    subject: &SubjectVerdicts<'_>,
    today: Option<usize>,
) -> Option<OutcomeKey> {
    let may = |n: &usize| line.marks.get(*n).is_some_and(|mark| *mark <= Mark::Contested);
    let surest = || (0..line.marks.len()).filter(may).min_by_key(|n| line.marks[*n]);
    let rule_set = today.filter(may).or_else(surest)?;
    let (told, verdict) = told.iter().find(|(_, v)| v.rule_sets.contains(&rule_set))?;
    let says = |told: &OutcomeRows| told.rows.iter().any(|(said, so)| *said == line.said && *so == RowState::Yes);
    let place = told.iter().position(says)?;
    let way = verdict.outcomes.get(place)?.ways.first().cloned().unwrap_or_default();
    Some(OutcomeKey { subject: subject.subject, rule_set, readings: way })
}

/// The courses of law that lead to an outcome that says a row: what is settled, and what of the open leads there.
fn courses(line: &MarkedRow, told: &[(Vec<OutcomeRows>, &Verdict<'_>)]) -> Vec<Course> {
    let says = |told: &OutcomeRows| told.rows.iter().any(|(said, so)| *said == line.said && *so == RowState::Yes);
    let mut courses: BTreeSet<Course> = BTreeSet::new();
    for (told, verdict) in told {
        let settled = verdict.points_of_law.iter().filter_map(|point| match *point.readings {
            [only] => Some((point.question, only)),
            _ => None,
        });
        let settled: Course = settled.collect();
        let outcomes = told.iter().zip(&verdict.outcomes).filter(|(told, _)| says(told));
        for (_, outcome) in outcomes {
            for way in outcome.ways.iter() {
                let mut course = settled.clone();
                course.extend(way.iter().copied());
                courses.insert(course);
            }
            if outcome.ways.is_empty() {
                courses.insert(settled.clone());
            }
        }
    }
    courses.into_iter().take(MOST_COURSES).collect()
}

/// What a verdict says to a row.
fn mark(verdict: &Verdict<'_>, told: &[OutcomeRows], line: &MarkedRow) -> Mark {
    let is_out = |told: &OutcomeRows| {
        let mut rows = told.rows.iter().zip(&told.about);
        line.about.is_some() && rows.any(|((_, so), about)| *so == RowState::Barred && *about == line.about)
    };
    let says = |told: &OutcomeRows| match told.rows.iter().find(|(row, _)| *row == line.said) {
        Some((_, so)) => *so,
        None if is_out(told) => RowState::Barred,
        None => RowState::No,
    };
    let says: Vec<RowState> = told.iter().map(says).collect();
    let may = match verdict.status {
        Status::NotApplicable => return Mark::Absent,
        Status::Contested => Mark::Contested,
        Status::Open | Status::Settled => Mark::Maybe,
    };
    let yes = says.iter().filter(|so| **so == RowState::Yes).count();
    let unsure = told.iter().any(|told| told.either && told.rows.len() > 1);
    if yes == 0 {
        let barred = !says.is_empty() && says.iter().all(|so| *so == RowState::Barred);
        return if barred { Mark::Barred } else { Mark::Not };
    }
    // With one outcome alone the law may still be silent.
    let single = told.len() == 1 && verdict.status != Status::Settled;
    if yes < says.len() || unsure || single { may } else { Mark::So }
}

/// How features are told apart: what all outcomes have in common is not said in a row.
struct Plainly {
    /// All are finished, or all are not, or all are fields.
    alike: bool,
    /// All are scored by the same players, each with one sum for all.
    one_sum: bool,
    /// Whether the sentence on today's rules tells already how all stand, if they stand alike.
    is_told: bool,
}

impl Plainly {
    fn of(all: &[&Outcome]) -> Self {
        let same = |a: &&Outcome, b: &&Outcome| a.completion() == b.completion();
        let owners = |o: &Outcome| o.points().keys().copied().collect::<Vec<_>>();
        Self {
            alike: all.windows(2).all(|pair| same(&pair[0], &pair[1])),
            one_sum: all.windows(2).all(|pair| owners(pair[0]) == owners(pair[1]))
                && all.iter().all(|o| only_sum(o).is_some()),
            is_told: false,
        }
    }

    /// How a feature stands, as far as that is still to be said in a row.
    fn state(&self, outcome: &Outcome) -> &'static str {
        if self.alike && self.is_told { "told" } else { scoring_state(&outcome.finding) }
    }
}

fn tell(table: &Table<'_>, matter: Subject<'_>, outcome: &Outcome, plain: &Plainly) -> OutcomeRows {
    let worths = outcome.distinct_worths();
    let (answer, own) = describe_finding(table, matter, &outcome.finding, &worths);
    let joined = outcome.other_joined_features().any(|other| table.is_answered(other));
    if !own && plain.alike && !outcome.points().is_empty() {
        let brings = vec![Some((scoring_state(&outcome.finding), sharing(table, outcome, points_of(outcome))))];
        let rows = vec![(sharing(table, outcome, plainly(outcome, plain)), RowState::Yes)];
        return OutcomeRows { rows, about: vec![None], whole: false, brings, either: false, joined };
    }
    let whole = answer.rows.iter().any(|row| row.is_uncut);
    let about = answer.rows.iter().map(|row| row.topic.clone()).collect();
    let rows: Vec<(Sentence, RowState)> =
        answer.rows.iter().map(|row| (sharing(table, outcome, row.text.clone()), row.state)).collect();
    let brings = if own {
        vec![None; rows.len()]
    } else if outcome.points().is_empty() {
        let worth = |worth: &u32| say!(features::Worth { worth: *worth });
        worths.iter().map(|w| Some((scoring_state(&outcome.finding), worth(w)))).collect()
    } else {
        vec![Some((scoring_state(&outcome.finding), sharing(table, outcome, points_of(outcome))))]
    };
    OutcomeRows { rows, about, whole, brings, either: !own, joined }
}

/// What an outcome of a matter says in the table, beside all that may come out.
pub(super) fn phrases(table: &Table<'_>, matter: Subject<'_>, outcome: &Outcome, all: &[&Outcome]) -> Vec<Sentence> {
    let told = tell(table, matter, outcome, &Plainly::of(all));
    told.rows.into_iter().map(|(said, _)| said).collect()
}

/// What each of several subjects comes to, with its label: `A: red 1; B: worth 1`.
pub(super) fn labelled<'s>(parts: impl IntoIterator<Item = (&'s str, &'s Sentence)>) -> Arg {
    let each = |(label, brings): (&str, &Sentence)| {
        say!(features::OfLabel { label: label.to_owned(), brings: brings.clone() })
    };
    let mut all = parts.into_iter().map(each);
    let Some(first) = all.next() else { return Arg::List(Vec::new()) };
    all.fold(first, |before, next| say!(features::NextLabel { before: before, next: next })).into()
}

/// How a feature stands by an outcome and what it brings; `None` for what is told in words of its own.
pub(super) fn brings(
    table: &Table<'_>,
    subject: crate::mechanics::SubjectIx,
    outcome: &Outcome,
) -> Option<(&'static str, Sentence)> {
    let matter = table.subject(subject)?;
    let plain = Plainly { alike: false, one_sum: false, is_told: false };
    let told = tell(table, matter, outcome, &plain);
    match told.brings.as_slice() {
        [only] => only.clone(),
        _ => None,
    }
}

/// What a row says of several features that differ alike: `joined, completed – red 6`, or what each
/// brings apart. `None` if they do not all stand alike.
pub(super) fn of_several(parts: &[(String, MarkedRow)], linked: bool) -> Option<Sentence> {
    let (_, first) = parts.first()?;
    let (state, brings) = first.brings.clone()?;
    let all: Vec<&(&'static str, Sentence)> =
        parts.iter().map(|(_, line)| line.brings.as_ref()).collect::<Option<_>>()?;
    if all.iter().any(|(other, _)| *other != state) {
        return None;
    }
    // Where they are one feature, it scores once.
    let one = linked && first.joined;
    let same = one || all.iter().all(|(_, other)| *other == brings);
    let each = if same {
        Arg::from(brings)
    } else {
        labelled(parts.iter().zip(&all).map(|((label, _), (_, brings))| (label.as_str(), brings)))
    };
    let how = match (linked, first.joined) {
        (false, _) => "each",
        (true, true) => "together",
        (true, false) => "apart",
    };
    let is_each = same && how == "apart" && parts.len() > 1;
    Some(say!(features::RowOfSeveral { how: how, state: state, each: each, alike: is_each }))
}

/// A row with the other fields that have a part in the same points, if there are any.
fn sharing(table: &Table<'_>, outcome: &Outcome, row: Sentence) -> Sentence {
    match first_tiles(table, outcome.shared_fields()) {
        Some(tiles) => say!(features::RowShared { row: row, tiles: tiles }),
        None => row,
    }
}

/// The one sum of all who score; `None` where nobody does, or several have sums of their own.
fn only_sum(outcome: &Outcome) -> Option<&[Item]> {
    let scoring = outcome.points();
    match (scoring.len(), outcome.shares()) {
        (0, _) => None,
        (_, shares) if shares.is_empty() => Some(outcome.items()),
        (1, shares) => shares.get(scoring.keys().next()?).map(Vec::as_slice),
        (_, _) => None,
    }
}

/// A feature that differs from its other outcomes in points alone.
fn plainly(outcome: &Outcome, plain: &Plainly) -> Sentence {
    let items = only_sum(outcome).filter(|_| plain.one_sum);
    match items.and_then(|items| Some((items, sum_sentence(items)?))) {
        Some((items, sum)) => {
            say!(features::RowSum { points: worth(items), sum: sum, state: plain.state(outcome) })
        }
        None => {
            say!(features::RowPointsThen { scores: points_of(outcome), state: plain.state(outcome) })
        }
    }
}

/// Who scores how much.
fn points_of(outcome: &Outcome) -> Sentence {
    let scores = |(player, points): (_, &u32)| say!(features::Scores { player: player, points: *points });
    let points = outcome.points().iter().map(|(p, n)| (*p, n)).map(scores);
    say!(features::RowPoints { scores: Arg::list(points) })
}

/// An outcome in a phrase by itself: as its answer has it, or else its rows that are so.
pub(super) fn phrase(table: &Table<'_>, subject: crate::mechanics::SubjectIx, outcome: &Outcome) -> String {
    let Some(matter) = table.subject(subject) else { return String::new() };
    let plain = Plainly { alike: false, one_sum: false, is_told: false };
    let (answer, _) = describe_finding(table, matter, &outcome.finding, &outcome.distinct_worths());
    let voice = table.voice();
    if let Some(shortly) = &answer.phrase {
        return voice.say(shortly);
    }
    let told = tell(table, matter, outcome, &plain);
    let so = told.rows.iter().filter(|(_, so)| *so == RowState::Yes).map(|(said, _)| voice.say(said));
    voice.join_semicolons(&so.collect::<Vec<_>>())
}
