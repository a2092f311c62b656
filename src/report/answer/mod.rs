//! The answer to a case, part by part, as every format for people shows it: what was understood, what
//! holds today, which rule set says what, who is right, and what decides.
//!
//! - `subjects`: the features and questions in the asker's words; `labels`: their letters.
//! - `rows`, `columns`: the table of outcomes.
//! - `claims`: who claimed what.
//! - `decided`: the questions of law on which the table turns.
//! - `law`: every ruling in full; `steps`: how each answer comes about.
//! - `board`: the drawing that stands beside it; `board_words`: the same in words.
//! - `unanswered`: what turns on tiles of which nobody says what they show.
//! - `data`: what JSON says in the words of the answer.

pub(super) mod board;
mod labels;
pub(super) mod board_words;
pub(super) mod named;
mod claims;
mod law;
mod rows;
mod columns;
mod decided;
mod steps;
mod subjects;
mod today;
pub(super) mod data;
mod unanswered;

use std::collections::BTreeSet;

use crate::hints::{WeighedClaim, doubts};
use crate::mechanics::{Matter, SubjectIx, Table};
use crate::rulebook::{Cited, Holding, Law, Link, QuestionId, ReadingIx, RuleSet, question_data};
use crate::scenario::Status;
use crate::text::harmless;
use crate::verdict::{Judgement, Standing, SubjectVerdicts, answered, heading, spoken_of};
use crate::wording::{Arg, Sentence, Voice, say};

pub use claims::Claimed;
use claims::Extent;
pub(super) use columns::OTHERS;
pub use columns::{Column, Columns};
pub(super) use labels::Labels;
pub use law::{LawOf, Note, ReadingOf};
pub use rows::{Line, Mark};
pub use steps::StepsOf;
pub use subjects::Asked;
pub(super) use subjects::{Opening, is_unfinished, openings};
pub(super) use unanswered::Unanswered;

use super::format::{Boards, Report};
use super::who::speaks_after;

/// How many subjects are told.
const MOST_SUBJECTS: usize = 20;
/// How many subjects may be told side by side in one row.
const MOST_TOGETHER: usize = 3;
/// How many claims are told.
const MOST_CLAIMS: usize = 4;
/// How many answers a sentence lists where nobody ruled; the table shows all.
const MOST_POSSIBLE: usize = 3;

/// How much is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Detail {
    /// Every ruling in full.
    pub law: bool,
    /// How each answer comes about.
    pub steps: bool,
    /// Whether the board is drawn.
    pub board: Boards,
    /// Which rule sets have a column of their own in the table.
    pub columns: Columns,
}

impl Detail {
    /// The answer alone.
    pub const USUAL: Self =
        Self { law: false, steps: false, board: Boards::Fitting, columns: Columns::Runs };
    /// The law and the steps with it.
    pub const EXPLAIN: Self = Self { law: true, steps: true, ..Self::USUAL };
}

/// An answer laid out.
#[derive(Debug, Clone, Default)]
pub struct Page {
    /// The question of the scenario.
    pub question: Option<String>,
    /// What it reconstructs; with the law only.
    pub source: Option<String>,
    /// What the case speaks of that its board does not have.
    pub doubts: Vec<String>,
    /// What is answered.
    pub asked: Vec<Asked>,
    /// What else is answered and not told, and how to be told.
    pub more_asked: Option<String>,
    /// What is not answered, since it turns on tiles that do not matter.
    pub unanswered: Option<String>,
    /// What holds today (and at a table with rules of its own), in sentences.
    pub today: Vec<Today>,
    /// The claims.
    pub claims: Vec<Claimed>,
    /// How many claims are not told.
    pub more_claims: Option<String>,
    /// That all rule sets say the same, where they do.
    pub same: Option<String>,
    /// The table of outcomes; empty where there is nothing to tell apart.
    pub table: Outcomes,
    /// What decides.
    pub decided: Vec<Decision>,
    /// What was asked of the law and is not in dispute.
    pub undisputed: Option<String>,
    /// What more there is to be shown.
    pub more: Option<String>,
    /// Every ruling in full, where that was asked for.
    pub law: Vec<LawOf>,
    /// How each answer comes about, where that was asked for.
    pub steps: Vec<StepsOf>,
}

/// What holds under one rule set: what each subject comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Today {
    /// Whose rules: `By today's rules (2025)`.
    pub by: String,
    /// The rule sets by their places.
    pub sets: Vec<usize>,
    /// The sentences, each with the labels of the subjects that it is about (none where there is only
    /// one), and whether it is settled.
    pub said: Vec<(String, String, bool)>,
}

/// The table of outcomes.
#[derive(Debug, Clone, Default)]
pub struct Outcomes {
    /// The rows, subject by subject: the labels (empty where there is only one subject) and the lines.
    pub groups: Vec<(String, Vec<Line>)>,
    /// The rule sets.
    pub rule_sets: Vec<RuleSet>,
    /// How each claim that is told stands, rule set by rule set.
    pub(super) standings: Vec<Vec<Standing>>,
    /// Which rule sets have a column of their own.
    pub(super) each: Columns,
}

/// A question of law that decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// Its id: `count.road-city`.
    pub id: String,
    /// The question in a few words.
    pub asks: String,
    /// The readings by which rows of the table are so.
    pub readings: Vec<Way>,
    /// Under which rule sets nobody ruled, in a phrase, if there are any.
    pub open: Option<String>,
}

/// A reading by which rows of the table are so, and who says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// Its number, if a row refers to it.
    pub number: Option<usize>,
    /// The reading in a few words.
    pub answer: String,
    /// Who says so and when; that nobody does.
    pub who: String,
    /// Where that stands; empty where nobody says so.
    pub place: String,
    /// Where the citation leads, if anywhere.
    pub link: Option<Link>,
}

impl Outcomes {
    /// Every line.
    pub fn lines(&self) -> Vec<&Line> {
        self.groups.iter().flat_map(|(_, lines)| lines).collect()
    }

    /// The columns; with full ids, if there is room for them.
    pub fn columns(&self, long: bool) -> Vec<Column> {
        self.shown().columns(long)
    }

    /// The columns, where those that answer alike share one.
    pub fn shared_columns(&self) -> Vec<Column> {
        self.shown().shared()
    }

    fn shown(&self) -> columns::Shown<'_> {
        columns::Shown {
            sets: &self.rule_sets,
            lines: self.lines(),
            standings: &self.standings,
            each: self.each,
        }
    }

    /// What each head that is no id stands for.
    pub fn heads(&self, columns: &[Column], voice: Voice<'_>) -> Vec<(String, Vec<String>)> {
        self.shown().heads(columns, voice)
    }
}

/// A subject while the page is made.
struct Told<'r, 'b> {
    verdicts: &'r SubjectVerdicts<'b>,
    label: String,
    lines: Vec<Line>,
}

impl<'r, 'b> Told<'r, 'b> {
    /// A subject with its label and the rows of the table that it has.
    fn of(
        table: &Table<'_>,
        verdicts: &'r SubjectVerdicts<'b>,
        label: String,
        sets: &[RuleSet],
        voice: Voice<'_>,
    ) -> Self {
        Self { verdicts, label, lines: rows::of(table, verdicts, sets, voice) }
    }

    /// Whether all rule sets say the same; those under which there is no such thing may be left out.
    fn is_alike(&self, but_absent: bool) -> bool {
        let so = |mark: &Mark| *mark == Mark::So || but_absent && *mark == Mark::Absent;
        self.lines.len() <= 1 && self.lines.iter().flat_map(|line| &line.marks).all(so)
    }

    /// Whether any rule set says so of anything.
    fn has(&self, mark: Mark) -> bool {
        self.lines.iter().any(|line| line.marks.contains(&mark))
    }
}

impl Page {
    /// Lays a report out; `letters` are those of the features on its board.
    pub fn of(report: &Report<'_>, letters: &[SubjectIx]) -> Self {
        let Report { table, judgement, claims, detail, .. } = *report;
        let sets = judgement.rule_sets;
        let voice = table.voice();
        let all = ordered(table, &judgement.subjects);
        let several = judgement.answered > 1;
        let first: Vec<&SubjectVerdicts<'_>> = all.iter().copied().take(MOST_SUBJECTS).collect();
        let ixs: Vec<SubjectIx> = first.iter().map(|verdicts| verdicts.subject).collect();
        let labels = labels::labels(table, &ixs, several, letters);
        let told: Vec<Told<'_, '_>> = first
            .into_iter()
            .zip(labels)
            .map(|(verdicts, label)| Told::of(table, verdicts, label, sets, voice))
            .collect();
        let today = today::of(table, &told, sets);
        let mut page = Self {
            question: table.scenario.question.as_deref().map(harmless),
            source: table.scenario.source.as_deref().map(harmless).filter(|_| detail.law),
            doubts: doubts(table, judgement),
            asked: all_asked(table, &told, &today),
            today,
            unanswered: Unanswered::of(table).map(|unanswered| unanswered.text),
            ..Self::default()
        };
        if judgement.answered > MOST_SUBJECTS {
            let more = say!(report::MoreAsked { count: judgement.answered - MOST_SUBJECTS });
            page.more_asked = Some(voice.sentence(&more));
        }
        page.claim(table, claims, &told, judgement);
        page.table.standings =
            claims.iter().take(MOST_CLAIMS).map(|claim| claim.weighed.standings.clone()).collect();
        page.table.each = detail.columns;
        page.compare(&told, sets, voice);
        let mut numbers = law::Numbers::default();
        page.decide(table, &told, sets, &mut numbers);
        if detail.law {
            page.law = law::of(judgement, &numbers, voice);
        }
        if detail.steps {
            page.steps = steps::of(table, &told, sets, voice);
        }
        let rulings = law::count(judgement);
        let more = match (detail.law || rulings == 0, detail.steps || told.is_empty()) {
            (true, true) => None,
            (false, true) => Some(say!(report::MoreLaw { rulings: rulings })),
            (true, false) => Some(say!(report::MoreSteps)),
            (false, false) => Some(say!(report::MoreBoth { rulings: rulings })),
        };
        page.more = more.map(|more| voice.sentence(&more));
        page
    }

    /// Of a report on one subject, how it is called and what holds today, without all that takes a look at the
    /// whole board.
    pub(super) fn of_one(report: &Report<'_>) -> Self {
        let Report { table, judgement, .. } = *report;
        let sets = judgement.rule_sets;
        // One has no letter.
        let told: Vec<Told<'_, '_>> = judgement
            .subjects
            .iter()
            .map(|verdicts| Told::of(table, verdicts, String::new(), sets, table.voice()))
            .collect();
        let today = today::of(table, &told, sets);
        let asked = all_asked(table, &told, &today);
        Self { asked, today, ..Self::default() }
    }

    /// The first of what is answered, questions first.
    pub(super) fn first<'r>(report: &Report<'r>) -> Option<&'r SubjectVerdicts<'r>> {
        ordered(report.table, &report.judgement.subjects).first().copied()
    }

    /// Every claim of a report with how it stands, in a sentence each.
    pub fn claims_in_full(report: &Report<'_>) -> Vec<String> {
        let Report { table, judgement, claims, .. } = *report;
        let several =
            claims.windows(2).any(|pair| pair[0].weighed.subject != pair[1].weighed.subject);
        claims
            .iter()
            .map(|claim| {
                let label = if several { claim.weighed.claim.written.as_str() } else { "" };
                claims::told(table, claim, judgement, label, Extent::Fully)
            })
            .collect()
    }

    fn claim(
        &mut self,
        table: &Table<'_>,
        claims: &[WeighedClaim<'_>],
        told: &[Told<'_, '_>],
        judgement: &Judgement<'_>,
    ) {
        let sets = judgement.rule_sets;
        let voice = table.voice();
        for claim in claims.iter().take(MOST_CLAIMS) {
            let weighed = &claim.weighed;
            let ix = table.about(weighed.claim.about);
            let label = told.iter().find(|t| Some(t.verdicts.subject) == ix);
            let label = label.filter(|_| told.len() > 1).map_or("", |t| t.label.as_str());
            let told = |extent| claims::told(table, claim, judgement, label, extent);
            let (text, shortly) = (told(Extent::Usual), told(Extent::Today));
            let present = RuleSet::present_among(sets);
            let today = present.map(|n| weighed.standings[n]);
            self.claims.push(Claimed { subject: weighed.subject.clone(), text, shortly, today });
        }
        if claims.len() > MOST_CLAIMS {
            let more = say!(report::MoreClaims { count: claims.len() - MOST_CLAIMS });
            self.more_claims = Some(voice.sentence(&more));
        }
    }

    /// The table of outcomes, or the sentence that there is no difference.
    fn compare(&mut self, told: &[Told<'_, '_>], sets: &[RuleSet], voice: Voice<'_>) {
        self.table.rule_sets = sets.to_vec();
        // A rule set under which there was no such thing yet says nothing else; asked for by name it is told.
        let all = RuleSet::are_all(sets);
        let (alike, differing): (Vec<_>, Vec<_>) = told.iter().partition(|one| one.is_alike(all));
        let existed = !alike.iter().any(|one| one.has(Mark::Absent));
        let alike: Vec<&str> = alike.iter().map(|one| one.label.as_str()).collect();
        self.table.groups =
            groups(&differing).iter().map(|group| grouped(group, told.len(), voice)).collect();
        // Nothing is said of a comparison where there is nothing to compare, or where the answer names all that agree.
        let named = RuleSet::present_among(sets).is_none();
        if sets.len() > 1 && !alike.is_empty() && !named {
            let labels = if self.table.groups.is_empty() {
                Arg::List(Vec::new())
            } else {
                Arg::list(alike.iter().map(|label| (*label).to_owned()))
            };
            self.same = Some(voice.say(&say!(report::Same {
                labels: labels,
                rules: named::all(sets, voice),
                existed: existed,
            })));
        }
        if sets.len() == 1 {
            // One rule set alone is told in its sentence, unless it leaves several answers open.
            self.table.groups.retain(|(_, lines)| lines.len() > 1);
        }
    }

    /// Has each row refer to the readings by which it is so; these get their numbers in the order in which they are told.
    fn refer(&mut self, deciding: &[decided::Deciding<'_>], numbers: &mut law::Numbers) {
        let rows_of = |(_, lines): &(String, Vec<Line>)| {
            let rows: Vec<&[rows::Course]> = lines.iter().map(|l| l.courses.as_slice()).collect();
            let mut reasons = decided::reasons(&rows, deciding);
            // What is so under all rule sets turns on nothing.
            for (line, reasons) in lines.iter().zip(&mut reasons) {
                if line.marks.iter().all(|mark| *mark == Mark::So) {
                    reasons.clear();
                }
            }
            reasons
        };
        let reasons: Vec<Vec<decided::Reasons>> = self.table.groups.iter().map(rows_of).collect();
        for found in deciding {
            for reading in found.readings.iter().map(|held| (found.question, held.reading)) {
                if reasons.iter().flatten().flatten().flatten().any(|known| *known == reading) {
                    numbers.give(found.question, reading.1);
                }
            }
        }
        for ((_, lines), reasons) in self.table.groups.iter_mut().zip(reasons) {
            for (line, reasons) in lines.iter_mut().zip(reasons) {
                let number = |(question, reading)| numbers.known(question, reading);
                let mut by: Vec<Vec<usize>> = reasons
                    .into_iter()
                    .map(|together| together.into_iter().filter_map(number).collect())
                    .collect();
                for together in &mut by {
                    together.sort_unstable();
                }
                by.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
                line.by = by;
            }
        }
    }

    /// What decides, with a number for each reading to which rows refer.
    fn decide(
        &mut self,
        table: &Table<'_>,
        told: &[Told<'_, '_>],
        sets: &[RuleSet],
        numbers: &mut law::Numbers,
    ) {
        let voice = table.voice();
        let deciding = decided::of(table, told, sets);
        self.refer(&deciding, numbers);
        for found in &deciding {
            let words = question_data(found.question).words(voice.language());
            let mut readings = Vec::new();
            for held in &found.readings {
                let ruling = held.ruling.as_ref();
                readings.push(Way {
                    number: numbers.known(found.question, held.reading),
                    answer: words.reading_shortly(held.reading).to_owned(),
                    who: voice.say(&ruling.map_or_else(
                        || nobody(found.question, held.reading),
                        |ruling| speaks_after(ruling, held.first.as_ref()),
                    )),
                    place: ruling.map_or_else(String::new, Cited::place_shortly),
                    link: ruling.and_then(Cited::link),
                });
            }
            let open: Vec<&RuleSet> = found.open.iter().filter_map(|n| sets.get(*n)).collect();
            let open = (!open.is_empty() && sets.len() > 1).then(|| {
                voice.say(&say!(report::NoRulingUnder { rules: named::rules(&open, voice) }))
            });
            self.decided.push(Decision {
                id: found.question.word().to_owned(),
                asks: words.asks_shortly.to_owned(),
                readings,
                open,
            });
        }
        if sets.len() == 1 {
            return;
        }
        let mut undisputed: Vec<&'static str> = Vec::new();
        for point in
            told.iter().flat_map(|t| &t.verdicts.verdicts).flat_map(|v| v.points_of_law.iter())
        {
            let decides = deciding.iter().any(|known| known.question == point.question);
            let title = question_data(point.question).words(voice.language()).title;
            if !decides && !undisputed.contains(&title) {
                undisputed.push(title);
            }
        }
        if !undisputed.is_empty() {
            let titles = Arg::list(undisputed.iter().map(|title| (*title).to_owned()));
            self.undisputed = Some(voice.sentence(&say!(report::Undisputed { titles: titles })));
        }
    }
}

/// That of what was asked nothing says so: nobody at all, or only rules for which nobody asked.
fn nobody(question: QuestionId, held: ReadingIx) -> Sentence {
    let says = |set: &RuleSet| matches!(Law::of(set).holding(question), Holding::Settled { reading, .. } if *reading == held);
    if RuleSet::all().iter().any(says) {
        say!(report::NoneOfThese)
    } else {
        say!(report::NobodySays)
    }
}

/// The matters of an answer in the order in which it tells them, and gives them letters.
pub fn in_order(table: &Table<'_>, subjects: &[SubjectVerdicts<'_>]) -> Vec<SubjectIx> {
    ordered(table, subjects).into_iter().map(|judged| judged.subject).collect()
}

/// What is told of what is answered.
fn told_first<'j, 'b>(
    table: &Table<'_>,
    subjects: &'j [SubjectVerdicts<'b>],
) -> impl Iterator<Item = &'j SubjectVerdicts<'b>> {
    ordered(table, subjects).into_iter().take(MOST_SUBJECTS)
}

/// What is answered, in the order in which it is told.
fn ordered<'j, 'b>(
    table: &Table<'_>,
    subjects: &'j [SubjectVerdicts<'b>],
) -> Vec<&'j SubjectVerdicts<'b>> {
    let on = |ix: SubjectIx| {
        let place = subjects.binary_search_by_key(&ix, |judged| judged.subject).ok()?;
        subjects.get(place)
    };
    let ixs = subjects.iter().map(|judged| judged.subject);
    labels::in_order(table, ixs).into_iter().filter_map(on).collect()
}

/// The subjects whose verdicts a report for people tells of: the first of what is answered, and whatever claims
/// and expectations speak of.
pub fn told(table: &Table<'_>) -> BTreeSet<SubjectIx> {
    let mut told = spoken_of(table);
    told.extend(labels::in_order(table, answered(table)).into_iter().take(MOST_SUBJECTS));
    told
}

/// What is answered. Where several features one after the other are open in the same places, that is said
/// once.
fn all_asked(table: &Table<'_>, told: &[Told<'_, '_>], today: &[Today]) -> Vec<Asked> {
    let first = today.first().and_then(|today| today.sets.first().copied());
    let mut all: Vec<Asked> = told.iter().map(|t| asked(table, t, first)).collect();
    let voice = table.voice();
    let mut at = 0;
    while at < all.len() {
        let alike = all[at..].iter().take_while(|asked| asked.open == all[at].open).count();
        if alike > 1
            && all[at].open.is_some()
            && let Some(Matter::Feature(feature)) = table.matter(told[at].verdicts.subject)
        {
            for asked in &mut all[at..at + alike] {
                asked.open = None;
            }
            let open = subjects::open(table, feature, true);
            all[at + alike - 1].open = open.map(|open| voice.sentence(&open));
        }
        at += alike;
    }
    all
}

fn asked(table: &Table<'_>, told: &Told<'_, '_>, set: Option<usize>) -> Asked {
    let voice = table.voice();
    let subject = told.verdicts.subject;
    let heading = heading(table, subject).map(|heading| voice.sentence(&heading));
    let unfinished = is_unfinished(told.verdicts);
    let open = match table.matter(subject) {
        Some(Matter::Feature(feature)) if unfinished => subjects::open(table, feature, false),
        Some(Matter::Feature(_) | Matter::Ask(_)) | None => None,
    };
    Asked {
        label: told.label.clone(),
        heading: heading.unwrap_or_default(),
        open: open.map(|open| voice.sentence(&open)),
        shortly: set.and_then(|set| shortly(table, told, set, voice)),
    }
}

/// What a subject comes to under the rule set for which an answer speaks first, in a phrase.
fn shortly(table: &Table<'_>, told: &Told<'_, '_>, set: usize, voice: Voice<'_>) -> Option<String> {
    // By itself, and so with how a feature stands.
    let verdict = told.verdicts.under(set)?;
    if let Some(only) = verdict.only().filter(|_| verdict.status == Status::Settled) {
        let phrase = rows::phrase(table, told.verdicts.subject, only);
        let matter = table.matter(told.verdicts.subject);
        let place = matter.and_then(|matter| today::rule_of(table, matter, only, verdict));
        return Some(match place {
            Some(place) => format!("{phrase} ({place})"),
            None => phrase,
        });
    }
    let so = |mark: Mark| told.lines.iter().filter(move |line| line.marks[set] == mark);
    let said: Vec<&str> = so(Mark::So).map(|line| line.text.as_str()).collect();
    if !said.is_empty() {
        return Some(voice.apart(&said));
    }
    let may: Vec<&str> =
        so(Mark::Maybe).chain(so(Mark::Contested)).map(|line| line.text.as_str()).collect();
    if let [only] = may.as_slice() {
        return Some(voice.say(&say!(report::PhraseOneReading { rows: (*only).to_owned() })));
    }
    let open = !may.is_empty();
    let said = if open { say!(report::NobodyRuled) } else { say!(report::PhraseBarred) };
    Some(voice.say(&said))
}

/// Subjects in groups that are told together, in their order.
fn groups<'t, 'r, 'b>(told: &[&'t Told<'r, 'b>]) -> Vec<Vec<&'t Told<'r, 'b>>> {
    let mut groups: Vec<Vec<&Told<'_, '_>>> = Vec::new();
    for one in told {
        match groups.iter_mut().find(|group| joins(group, one)) {
            Some(group) => group.push(one),
            None => groups.push(vec![one]),
        }
    }
    groups
}

/// Whether a subject is told with those of a group: it says the same in the same words, or they are one
/// feature by some answer and differ alike.
fn joins(group: &[&Told<'_, '_>], one: &Told<'_, '_>) -> bool {
    let Some(first) = group.first() else { return false };
    let alike = |same: fn(&Line, &Line) -> bool| {
        first.lines.len() == one.lines.len()
            && first.lines.iter().zip(&one.lines).all(|(a, b)| same(a, b))
    };
    if !alike(|a, b| a.marks == b.marks) {
        return false;
    }
    if alike(|a, b| a.said == b.said) {
        return true;
    }
    let is_feature = |told: &Told<'_, '_>| told.lines.iter().all(|line| line.brings.is_some());
    is_linked(group, one) || (is_feature(first) == is_feature(one) && is_short(group, one))
}

/// Whether a subject is one feature with one of a group by some answer.
fn is_linked(group: &[&Told<'_, '_>], one: &Told<'_, '_>) -> bool {
    let mut outcomes = one.verdicts.verdicts.iter().flat_map(|v| &v.outcomes);
    outcomes.any(|o| o.same_as().any(|other| group.iter().any(|t| t.verdicts.subject == other)))
}

/// Whether a group and a subject are few enough to be told side by side, and say the same kind of thing in each row,
/// whatever the words: features that stand alike, or answers that differ in numbers and names alone.
fn is_short(group: &[&Told<'_, '_>], one: &Told<'_, '_>) -> bool {
    let goes = |a: &Line, b: &Line| match (&a.brings, &b.brings) {
        (Some((a, _)), Some((b, _))) => a == b,
        _ => a.said.is_shaped_like(&b.said),
    };
    let first = group.first().map_or(&[][..], |first| &first.lines);
    group.len() < MOST_TOGETHER && first.iter().zip(&one.lines).all(|(a, b)| goes(a, b))
}

/// The lines of a group of subjects, with their labels (none, if nothing else is answered).
fn grouped(group: &[&Told<'_, '_>], answered: usize, voice: Voice<'_>) -> (String, Vec<Line>) {
    let labels: Vec<&str> = group.iter().map(|told| told.label.as_str()).collect();
    let labels = if answered == group.len() { String::new() } else { labels.join(", ") };
    let first = group.first().map(|told| told.lines.clone()).unwrap_or_default();
    let lines = first.into_iter().enumerate().map(|(n, mut line)| {
        let parts: Vec<(String, Line)> =
            group.iter().map(|told| (told.label.clone(), told.lines[n].clone())).collect();
        for course in parts.iter().skip(1).flat_map(|(_, part)| &part.courses) {
            if !line.courses.contains(course) {
                line.courses.push(course.clone());
            }
        }
        let said =
            if parts.len() == 1 && line.joined {
                Some(say!(features::TogetherRow { row: line.said.clone() }))
            } else if parts.iter().any(|(_, part)| part.said != line.said)
                || (parts.len() > 1 && line.joined)
            {
                let linked = group.windows(2).any(|pair| is_linked(&pair[..1], pair[1]));
                let each = || parts.iter().map(|(label, part)| (label.as_str(), &part.said));
                Some(rows::of_several(&parts, linked).unwrap_or_else(|| {
                    say!(features::RowsOfSeveral { each: rows::labelled(each()) })
                }))
            } else {
                None
            };
        if let Some(said) = said {
            line.text = voice.say(&said);
            line.said = said;
        }
        line
    });
    (labels, lines.collect())
}
