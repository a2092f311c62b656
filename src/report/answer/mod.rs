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
pub(super) mod board_words;
mod claims;
mod columns;
pub(super) mod data;
mod decided;
mod labels;
mod law;
mod rows;
mod steps;
mod subjects;
mod unanswered;

use std::collections::BTreeSet;

use crate::geometry::Shape;
use crate::mechanics::{Matter, SubjectIx, Table, answer_of};
use crate::rulebook::{Link, QuestionData, QuestionId, ReadingIx, RuleSet, SetKind, question_data};
use crate::scenario::Status;
use crate::text::{capitalised, harmless};
use crate::verdict::{
    Citation, Judgement, Outcome, Role, SubjectVerdicts, Verdict, Weighed, answered, doubts,
    heading, spoken_of,
};
use crate::wording::{Arg, Sentence, Voice, say};

pub use claims::Claimed;
pub use columns::Column;
pub(super) use labels::Labels;
pub use law::{LawOf, Note};
pub use rows::{Line, Mark};
pub use steps::StepsOf;
pub use subjects::Asked;
pub(super) use subjects::{Opening, is_unfinished, openings};
pub(super) use unanswered::Unanswered;

use super::format::{Boards, Report};

/// How many subjects are told.
const MOST_SUBJECTS: usize = 20;
/// How many characters several subjects may take in one row.
const MOST_TOGETHER: usize = 56;
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
}

impl Detail {
    /// The answer alone.
    pub const USUAL: Self = Self { law: false, steps: false, board: Boards::Fitting };
    /// The law and the steps with it.
    pub const EXPLAIN: Self = Self { law: true, steps: true, board: Boards::Fitting };
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
    /// The names of the rule sets.
    pub rule_sets: Vec<RuleSet>,
}

/// A question of law that decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// Its id: `count.road-city`.
    pub id: String,
    /// The question in a few words.
    pub asks: String,
    /// Each reading, who says so, where, and the number of the ruling.
    pub readings: Vec<[String; 4]>,
    /// Where the citation of each leads, if anywhere.
    pub links: Vec<Option<Link>>,
}

impl Outcomes {
    /// Every line.
    pub fn lines(&self) -> Vec<&Line> {
        self.groups.iter().flat_map(|(_, lines)| lines).collect()
    }

    /// The columns; with full ids, if there is room for them.
    pub fn columns(&self, long: bool) -> Vec<Column> {
        columns::of(&self.rule_sets, &self.lines(), "others", long)
    }

    /// The columns, where those that answer alike share one.
    pub fn shared_columns(&self) -> Vec<Column> {
        columns::shared(self.columns(false), &self.lines())
    }

    /// What each head that is no id stands for.
    pub fn heads(&self, columns: &[Column]) -> Vec<(String, Vec<String>)> {
        columns::heads(columns, &self.rule_sets)
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
    ) -> Self {
        Self { verdicts, label, lines: rows::of(table, verdicts, sets) }
    }

    /// Whether all rule sets say the same.
    fn is_alike(&self) -> bool {
        self.lines.len() <= 1
            && self.lines.iter().flat_map(|line| &line.marks).all(|mark| *mark == Mark::So)
    }
}

impl Page {
    /// Lays a report out; `letters` are those of the features on its board.
    pub fn of(report: &Report<'_>, letters: &[SubjectIx]) -> Self {
        let Report { table, judgement, claims, detail, .. } = *report;
        let sets = judgement.rule_sets;
        let voice = Voice::english(table.scenario);
        let all = ordered(table, &judgement.subjects);
        let several = judgement.answered > 1;
        let first: Vec<&SubjectVerdicts<'_>> = all.iter().copied().take(MOST_SUBJECTS).collect();
        let ixs: Vec<SubjectIx> = first.iter().map(|verdicts| verdicts.subject).collect();
        let labels = labels::labels(table, &ixs, several, letters);
        let told: Vec<Told<'_, '_>> = first
            .into_iter()
            .zip(labels)
            .map(|(verdicts, label)| Told::of(table, verdicts, label, sets))
            .collect();
        let mut page = Self {
            question: table.scenario.question.as_deref().map(harmless),
            source: table.scenario.source.as_deref().map(harmless).filter(|_| detail.law),
            doubts: doubts(table, judgement),
            asked: all_asked(table, &told, sets),
            unanswered: Unanswered::of(table).map(|unanswered| unanswered.text),
            ..Self::default()
        };
        if judgement.answered > MOST_SUBJECTS {
            let more = say!(report::MoreAsked { count: judgement.answered - MOST_SUBJECTS });
            page.more_asked = Some(voice.sentence(&more));
        }
        page.today = today(table, &told, sets);
        page.claim(table, claims, &told, judgement);
        page.compare(&told, sets, voice);
        let mut numbers = law::Numbers::default();
        page.decide(&told, sets, &mut numbers, voice);
        if detail.law {
            page.law = law::of(judgement, &mut numbers, voice);
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
            .map(|verdicts| Told::of(table, verdicts, String::new(), sets))
            .collect();
        let asked = all_asked(table, &told, sets);
        Self { asked, today: today(table, &told, sets), ..Self::default() }
    }

    /// The first of what is answered, questions first.
    pub(super) fn first<'r>(report: &Report<'r>) -> Option<&'r SubjectVerdicts<'r>> {
        ordered(report.table, &report.judgement.subjects).first().copied()
    }

    /// Every claim of a report with how it stands, in a sentence each.
    pub fn claims_in_full(report: &Report<'_>) -> Vec<String> {
        let Report { table, judgement, claims, .. } = *report;
        let several = claims.windows(2).any(|pair| pair[0].subject != pair[1].subject);
        claims
            .iter()
            .map(|weighed| {
                let label = if several { weighed.claim.written.as_str() } else { "" };
                claims::told(table, weighed, judgement, label)
            })
            .collect()
    }

    fn claim(
        &mut self,
        table: &Table<'_>,
        claims: &[Weighed<'_>],
        told: &[Told<'_, '_>],
        judgement: &Judgement<'_>,
    ) {
        let sets = judgement.rule_sets;
        let voice = Voice::english(table.scenario);
        for weighed in claims.iter().take(MOST_CLAIMS) {
            let ix = table.about(weighed.claim.about);
            let label = told.iter().find(|t| Some(t.verdicts.subject) == ix);
            let label = label.filter(|_| told.len() > 1).map_or("", |t| t.label.as_str());
            let text = claims::told(table, weighed, judgement, label);
            let present = RuleSet::present_among(sets);
            let today = present.map(|n| weighed.standings[n]);
            self.claims.push(Claimed { subject: weighed.subject.clone(), text, today });
        }
        if claims.len() > MOST_CLAIMS {
            let more = say!(report::MoreClaims { count: claims.len() - MOST_CLAIMS });
            self.more_claims = Some(voice.sentence(&more));
        }
    }

    /// The table of outcomes, or the sentence that there is no difference.
    fn compare(&mut self, told: &[Told<'_, '_>], sets: &[RuleSet], voice: Voice<'_>) {
        self.table.rule_sets = sets.to_vec();
        let (alike, differing): (Vec<_>, Vec<_>) = told.iter().partition(|one| one.is_alike());
        let alike: Vec<&str> = alike.iter().map(|one| one.label.as_str()).collect();
        self.table.groups =
            groups(&differing).iter().map(|group| grouped(group, told.len(), voice)).collect();
        // Nothing is said of a comparison where there is nothing to compare.
        if sets.len() > 1 && !alike.is_empty() {
            let labels = if self.table.groups.is_empty() {
                Arg::List(Vec::new())
            } else {
                Arg::list(alike.iter().map(|label| (*label).to_owned()))
            };
            self.same = Some(voice.say(&say!(report::Same { labels: labels, count: sets.len() })));
        }
        if sets.len() == 1 {
            // One rule set alone is told in its sentence, unless it leaves several answers open.
            self.table.groups.retain(|(_, lines)| lines.len() > 1);
        }
    }

    fn decide<'r>(
        &mut self,
        told: &'r [Told<'_, '_>],
        sets: &[RuleSet],
        numbers: &mut law::Numbers<'r>,
        voice: Voice<'_>,
    ) {
        let present = RuleSet::present_among(sets);
        let mut deciding: Vec<decided::Deciding<'r>> = Vec::new();
        for one in told {
            for found in decided::of(one.verdicts, &one.lines, present) {
                if !deciding.iter().any(|known| known.question == found.question) {
                    deciding.push(found);
                }
            }
        }
        let board = &voice.scenario.board;
        let has = |is: fn(Shape) -> bool| board.all().any(|tile| is(board.placed(tile).shape));
        let of_doubles = has(|shape| matches!(shape, Shape::Double(_)))
            && !has(|shape| matches!(shape, Shape::Half(_)));
        let shortly = |data: &QuestionData, reading: Option<ReadingIx>| {
            if of_doubles {
                data.shortly_of_doubles(reading)
            } else {
                (data.asks_shortly, reading.map_or("", |reading| data.reading_shortly(reading)))
            }
        };
        for found in &deciding {
            let data = question_data(found.question);
            let readings = found.readings.iter().map(|(reading, ruling)| {
                let answer = match reading {
                    Some(reading) => shortly(data, Some(*reading)).1.to_owned(),
                    None => voice.say(&say!(report::NobodyRuled)),
                };
                match ruling {
                    Some(ruling) => [
                        answer,
                        ruling.shortly(),
                        ruling.place_shortly(),
                        format!("[{}]", numbers.of(*ruling, found.question)),
                    ],
                    None => {
                        [answer, voice.say(&say!(report::Silent)), String::new(), String::new()]
                    }
                }
            });
            let links = found.readings.iter().map(|(_, ruling)| ruling.and_then(|r| r.link()));
            self.decided.push(Decision {
                id: data.id.to_owned(),
                asks: shortly(data, None).0.to_owned(),
                links: links.collect(),
                readings: readings.collect(),
            });
        }
        if sets.len() == 1 {
            return;
        }
        let mut undisputed: Vec<&'static str> = Vec::new();
        for point in
            told.iter().flat_map(|t| &t.verdicts.verdicts).flat_map(|v| v.points_of_law.iter())
        {
            let data = question_data(point.question);
            let decides = deciding.iter().any(|known| known.question == point.question);
            // That a double-size tile follows the count that decides is no matter of its own.
            let follows = of_doubles
                && matches!(point.question, QuestionId::CountDouble | QuestionId::CountDoubleRound)
                && deciding.iter().any(|d| question_data(d.question).of_doubles.is_some());
            if !decides && !follows && !undisputed.contains(&data.title) {
                undisputed.push(data.title);
            }
        }
        if !undisputed.is_empty() {
            let titles = Arg::list(undisputed.iter().map(|title| (*title).to_owned()));
            self.undisputed = Some(voice.sentence(&say!(report::Undisputed { titles: titles })));
        }
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
fn all_asked(table: &Table<'_>, told: &[Told<'_, '_>], sets: &[RuleSet]) -> Vec<Asked> {
    let mut all: Vec<Asked> = told.iter().map(|t| asked(table, t, sets)).collect();
    let voice = Voice::english(table.scenario);
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

fn asked(table: &Table<'_>, told: &Told<'_, '_>, sets: &[RuleSet]) -> Asked {
    let voice = Voice::english(table.scenario);
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
        shortly: shortly(table, told, sets, voice),
    }
}

/// What a subject comes to under the rule set of whose answer a sentence speaks, in a phrase.
fn shortly(
    table: &Table<'_>,
    told: &Told<'_, '_>,
    sets: &[RuleSet],
    voice: Voice<'_>,
) -> Option<String> {
    let set = match sets {
        [_] => 0,
        _ => RuleSet::present_among(sets)?,
    };
    // By itself, and so with how a feature stands.
    let verdict = told.verdicts.under(set)?;
    if let Some(only) = verdict.only().filter(|_| verdict.status == Status::Settled) {
        let phrase = rows::phrase(table, told.verdicts.subject, only);
        let matter = table.matter(told.verdicts.subject);
        // The first is the one on which the answer rests.
        let place =
            matter.and_then(|matter| rules_of(table, matter, only, verdict).into_iter().next());
        return Some(match place {
            Some(place) => format!("{phrase} ({place})"),
            None => phrase,
        });
    }
    let so = |mark: Mark| told.lines.iter().filter(move |line| line.marks[set] == mark);
    let said: Vec<&str> = so(Mark::So).map(|line| line.text.as_str()).collect();
    if !said.is_empty() {
        return Some(said.join("; "));
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

/// What holds today, and at a table with rules of its own; with one rule set, what holds there.
fn today(table: &Table<'_>, told: &[Told<'_, '_>], sets: &[RuleSet]) -> Vec<Today> {
    let voice = Voice::english(table.scenario);
    // Where today's rules are not among those that are asked, and all of them agree, the first speaks for all.
    let agree = sets.iter().all(|set| !set.is_present() && set.kind() != SetKind::House)
        && told.iter().all(|one| one.verdicts.verdicts.len() == 1);
    let first = sets.first().map(RuleSet::id);
    let told_of = |set: &RuleSet| {
        let speaks = agree && first == Some(set.id());
        speaks || sets.len() == 1 || set.is_present() || set.kind() == SetKind::House
    };
    let is_house = |set: &&RuleSet| set.kind() == SetKind::House;
    let several_houses = sets.iter().filter(is_house).count() > 1;
    // Tables that come to the same are told together: their names, and which of all that is.
    let mut houses: Vec<(Vec<String>, usize)> = Vec::new();
    let mut all: Vec<Today> = Vec::new();
    for (n, set) in sets.iter().enumerate().filter(|(_, set)| told_of(set)) {
        let rules = set.id().to_owned();
        let speaks_for_all = agree && sets.len() > 1;
        let by = if speaks_for_all {
            say!(report::ByAll { rules: Arg::list(sets.iter().map(|set| set.id().to_owned())) })
        } else if set.is_present() {
            say!(report::ByToday { rules: rules })
        } else {
            match set.kind() {
                SetKind::Era => say!(report::ByEra { rules: rules }),
                SetKind::Preset => say!(report::ByPreset { rules: rules }),
                SetKind::Dated => say!(report::ByDate { date: rules }),
                SetKind::House => say!(report::ByHouse { rules: rules }),
            }
        };
        let mut said: Vec<(String, String, bool)> = Vec::new();
        let together = features_together(table, told, n, voice);
        let in_it = |one: &Told<'_, '_>| together.iter().any(|(of, _)| of.contains(&one.label));
        for one in told {
            if in_it(one) {
                let first = together.iter().find(|(of, _)| of.first() == Some(&one.label));
                said.extend(first.map(|(_, text)| (String::new(), text.clone(), true)));
                continue;
            }
            let Some(verdict) = one.verdicts.under(n) else { continue };
            let (text, settled) = sentence(table, one, n, verdict, voice);
            match said.iter_mut().find(|(_, known, _)| *known == text) {
                Some((labels, _, _)) => {
                    *labels = format!("{labels}, {}", one.label);
                }
                None => said.push((one.label.clone(), text, settled)),
            }
        }
        if told.len() == 1 {
            for (label, _, _) in &mut said {
                label.clear();
            }
        }
        let places = if speaks_for_all { (0..sets.len()).collect() } else { vec![n] };
        let mut by = by;
        if several_houses && is_house(&set) {
            let name = set.id().to_owned();
            let by_houses =
                |names: &[String]| say!(report::ByHouses { rules: Arg::list(names.to_vec()) });
            if let Some((names, at)) = houses.iter_mut().find(|(_, at)| all[*at].said == said) {
                names.push(name);
                all[*at].sets.push(n);
                all[*at].by = capitalised(&voice.say(&by_houses(names)));
                continue;
            }
            by = by_houses(std::slice::from_ref(&name));
            houses.push((vec![name], all.len()));
        }
        all.push(Today { by: capitalised(&voice.say(&by)), sets: places, said });
    }
    all
}

/// Features that are alike finished, unfinished or fields under a rule set, each group told in one sentence:
/// their labels and the sentence.
fn features_together(
    table: &Table<'_>,
    told: &[Told<'_, '_>],
    set: usize,
    voice: Voice<'_>,
) -> Vec<(Vec<String>, String)> {
    let mut groups: Vec<(&'static str, Vec<(String, String)>)> = Vec::new();
    for one in told {
        let Some(verdict) = one.verdicts.under(set) else { continue };
        let Some(only) = verdict.only().filter(|_| verdict.status == Status::Settled) else {
            continue;
        };
        let Some((state, brings)) = rows::brings(table, one.verdicts.subject, only) else {
            continue;
        };
        match groups.iter_mut().find(|(known, _)| *known == state) {
            Some((_, of)) => of.push((one.label.clone(), brings)),
            None => groups.push((state, vec![(one.label.clone(), brings)])),
        }
    }
    groups
        .into_iter()
        .filter(|(_, of)| of.len() > 1)
        .map(|(state, of)| {
            let labels = of.iter().map(|(label, _)| label.clone()).collect();
            let each =
                rows::labelled(of.iter().map(|(label, brings)| (label.as_str(), brings.as_str())));
            let said = say!(features::TodaySeveral { state: state, each: each });
            (labels, voice.sentence(&said))
        })
        .collect()
}

/// What a subject comes to under a rule set, in sentences, and whether that is settled.
fn sentence(
    table: &Table<'_>,
    told: &Told<'_, '_>,
    set: usize,
    verdict: &Verdict<'_>,
    voice: Voice<'_>,
) -> (String, bool) {
    if let Some(not) = verdict.not_applicable {
        let since = not.since.date.to_string();
        return (voice.sentence(&say!(report::NotBefore { date: since })), true);
    }
    let Some(matter) = table.matter(told.verdicts.subject) else { return (String::new(), true) };
    let told_today = |outcome: &Outcome, worths: &[u32]| {
        let said = answers(table, matter, outcome, worths, voice);
        let places = rules_of(table, matter, outcome, verdict);
        if places.is_empty() {
            return said;
        }
        let rules = voice.sentence(&say!(report::ByWhich { places: Arg::list(places) }));
        format!("{said} {rules}")
    };
    if let Some(only) = verdict.only() {
        let today = told_today(only, &only.distinct_worths());
        return if verdict.status == Status::Settled {
            (today, true)
        } else {
            (voice.sentence(&say!(report::OneReading { answer: today })), false)
        };
    }
    // Where a reader cannot tell the outcomes apart, nothing turns on what nobody ruled.
    let told_alike = told
        .lines
        .iter()
        .all(|line| line.marks[set] != Mark::Maybe && line.marks[set] != Mark::Contested);
    if let Some(first) = verdict.outcomes.first().filter(|_| told_alike) {
        return (told_today(first, &[first.worth()]), true);
    }
    let possible: Vec<&Line> = told
        .lines
        .iter()
        .filter(|line| matches!(line.marks[set], Mark::Maybe | Mark::Contested))
        .collect();
    let said: Sentence = match (verdict.status, possible.len()) {
        (Status::Contested, _) => {
            say!(report::Contested { rows: either(&possible) })
        }
        (_, count) if count > MOST_POSSIBLE => say!(report::OpenManyWays { count: count }),
        _ => {
            say!(report::OpenWays { rows: either(&possible) })
        }
    };
    (voice.sentence(&said), false)
}

/// What an outcome says, in sentences.
fn answers(
    table: &Table<'_>,
    matter: Matter<'_>,
    outcome: &Outcome,
    worths: &[u32],
    voice: Voice<'_>,
) -> String {
    let (answer, _) = answer_of(table, matter, &outcome.finding, worths);
    let today: Vec<String> = answer.today.iter().map(|said| voice.sentence(said)).collect();
    today.join(" ")
}

/// The places of the rules by which an outcome is so, where the answer names the questions.
fn rules_of(
    table: &Table<'_>,
    matter: Matter<'_>,
    outcome: &Outcome,
    verdict: &Verdict<'_>,
) -> Vec<String> {
    let (answer, _) = answer_of(table, matter, &outcome.finding, &outcome.distinct_worths());
    let mut places: Vec<String> = Vec::new();
    for question in answer.by {
        let decides =
            |cited: &&Citation<'_>| cited.question == question && cited.role == Role::Decides;
        let cited: Vec<&Citation<'_>> = verdict.citations.iter().filter(decides).collect();
        let place = decided::weightiest(cited.iter()).map(|ruling| ruling.place_shortly());
        places.extend(place.filter(|place| !places.contains(place)));
    }
    places
}

/// Answers of which one holds.
fn either(possible: &[&Line]) -> Sentence {
    let mut rows = possible.iter().map(|line| say!(plain::Text { text: line.text.clone() }));
    let first = rows.next().unwrap_or_else(|| say!(report::PhraseNothing));
    rows.fold(first, |before, last| say!(report::Either { before: before, last: last }))
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
    if alike(|a, b| a.text == b.text) {
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

/// Whether the rows of a group and a subject are short enough to be told side by side.
fn is_short(group: &[&Told<'_, '_>], one: &Told<'_, '_>) -> bool {
    (0..one.lines.len()).all(|n| {
        let all = group.iter().copied().chain([one]);
        let long: usize = all.map(|t| t.lines[n].text.chars().count() + t.label.len() + 3).sum();
        long <= MOST_TOGETHER
    })
}

/// The lines of a group of subjects, with their labels (none, if nothing else is answered).
fn grouped(group: &[&Told<'_, '_>], answered: usize, voice: Voice<'_>) -> (String, Vec<Line>) {
    let labels: Vec<&str> = group.iter().map(|told| told.label.as_str()).collect();
    let labels = if answered == group.len() { String::new() } else { labels.join(", ") };
    let first = group.first().map(|told| told.lines.clone()).unwrap_or_default();
    let lines = first.into_iter().enumerate().map(|(n, mut line)| {
        let parts: Vec<(String, Line)> =
            group.iter().map(|told| (told.label.clone(), told.lines[n].clone())).collect();
        if parts.len() == 1 && line.joined {
            line.text = voice.say(&say!(features::TogetherRow { row: line.text.clone() }));
        } else if parts.iter().any(|(_, part)| part.text != line.text)
            || (parts.len() > 1 && line.joined)
        {
            let linked = group.windows(2).any(|pair| is_linked(&pair[..1], pair[1]));
            line.text = rows::of_several(&parts, linked, voice).unwrap_or_else(|| {
                let each = parts.iter().map(|(label, part)| (label.as_str(), part.text.as_str()));
                voice.part(&rows::labelled(each))
            });
        }
        line
    });
    (labels, lines.collect())
}
