//! An answer laid out, part by part.

use super::board::AnswerBoard;
use super::claims::{self, Against, Claimed, Extent};
use super::columns::Outcomes;
use super::decided::{self, Decision, Way};
use super::how::{self, How};
use super::labels::{MOST_SUBJECTS, labels, ordered};
use super::law::{self, LawOf};
use super::named;
use super::rows::{self, Mark, MarkedRow};
use super::section::{Section, grouped, groups};
use super::steps::{self, StepsOf};
use super::subjects::{SubjectAnswer, all_asked};
use super::today::{self, Today};
use super::unanswered::Unanswered;
use crate::geometry::{Shape, Space};
use crate::hints::{WeighedClaim, doubts, times};
use crate::mechanics::{MECHANICS, SubjectIx, Table};
use crate::report::author_phrases::{author_and_first, date_after_name, name_months};
use crate::report::judged::Report;
use crate::report::phrases;
use crate::rulebook::{CitedRuling, Holding, Law, QuestionId, ReadingIx, RuleSet, SetKind, question_data};
use crate::scenario::{Status, TileIx};
use crate::sorting::{sort, sort_by_key};
use crate::text::{capitalize, sanitize};
use crate::verdict::{Judgement, Standing, SubjectVerdicts, leading_rule_set};
use crate::wording::{Arg, Sentence, Voice, say};

/// How many claims are told.
const MOST_CLAIMS: usize = 4;

/// An answer laid out.
#[derive(Debug, Clone, Default)]
pub struct Page {
    /// The question of the scenario.
    pub question: Option<String>,
    /// What it reconstructs, in a sentence; with the law only.
    pub source: Option<String>,
    /// What was understood of a board that was typed, line by line.
    pub read_back: Vec<String>,
    /// What the case speaks of that its board does not have, in a note each.
    pub notes: Vec<String>,
    /// What is answered.
    pub asked: Vec<SubjectAnswer>,
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
    /// Why there are several answers, where it is for two half tiles in one space.
    pub why: Option<String>,
    /// What decides.
    pub decided: Vec<Decision>,
    /// Why the answers on features are so, in few words; not where every step is told.
    pub how: Vec<How>,
    /// The documents that give the rules, where no ruling decides, and the questions of law that are not in dispute.
    pub undisputed: Option<String>,
    /// What more there is to be shown.
    pub more: Option<String>,
    /// The same in the fewest words, where two flags show more.
    pub more_flags: Option<String>,
    /// Every ruling in full, where that was asked for.
    pub law: Vec<LawOf>,
    /// How each answer comes about, where that was asked for.
    pub steps: Vec<StepsOf>,
}

impl Page {
    /// Lays a report out beside its board, if that plays a part.
    pub(crate) fn beside(report: &Report<'_>, board: Option<&AnswerBoard<'_>>) -> Self {
        Self::of(report, board.map_or(&[], |board| &board.letters))
    }

    /// Lays a report out; `letters` are those of the features on its board.
    pub fn of(report: &Report<'_>, letters: &[SubjectIx]) -> Self {
        let Report { table, judgement, claims, detail, .. } = *report;
        let sets = judgement.rule_sets;
        let voice = table.voice();
        let all = ordered(table, &judgement.subjects);
        let several = judgement.answered > 1;
        let first: Vec<&SubjectVerdicts<'_>> = all.iter().copied().take(MOST_SUBJECTS).collect();
        let ixs: Vec<SubjectIx> = first.iter().map(|verdicts| verdicts.subject).collect();
        let labels = labels(table, &ixs, several, letters);
        let told: Vec<Section<'_, '_>> = first
            .into_iter()
            .zip(labels)
            .map(|(verdicts, label)| Section::of(table, verdicts, label, sets, voice))
            .collect();
        let today = today::answers_today(table, &told, sets);
        let deciding = decided::all_deciding(table, &told, sets);
        let read_back = table.scenario.read_back.iter().flat_map(|read| read.lines());
        let mut page = Self {
            question: table.scenario.question.as_deref().map(sanitize),
            source: table
                .scenario
                .source
                .as_deref()
                .filter(|_| detail.law)
                .map(|source| voice.capitalized_sentence(&say!(report::Source { source: sanitize(source) }))),
            read_back: read_back.map(str::to_owned).collect(),
            notes: doubts(table, judgement)
                .into_iter()
                .map(|doubt| voice.capitalized_sentence(&say!(report::Note { text: doubt })))
                .collect(),
            asked: all_asked(table, &told, &today, &decided::disputed(&deciding)),
            today,
            unanswered: Unanswered::of(table).map(|unanswered| unanswered.text),
            ..Self::default()
        };
        if judgement.answered > MOST_SUBJECTS {
            let more = say!(report::MoreAsked { count: judgement.answered - MOST_SUBJECTS });
            page.more_asked = Some(voice.capitalized_sentence(&more));
        }
        page.claim(table, claims, &told, judgement);
        page.table.standings = claims.iter().take(MOST_CLAIMS).map(|claim| claim.weighed.standings.clone()).collect();
        page.table.each = detail.columns;
        page.table.named = named_by_year(table.scenario.question.as_deref().unwrap_or_default(), sets);
        page.compare(table, &told, sets, &deciding);
        let mut numbers = law::Numbers::default();
        page.decide(table, &told, &deciding, sets, &mut numbers);
        if detail.law {
            page.law = law::law_of(judgement, &numbers, voice);
        }
        if detail.steps {
            page.steps = steps::steps_of(table, &told, sets, voice);
        } else {
            page.how = how::how_counted(table, &told, sets, voice);
        }
        let rulings = law::count(judgement, &numbers);
        let more = match (detail.law || rulings == 0, detail.steps || told.is_empty()) {
            (true, true) => None,
            (false, true) => Some(say!(report::MoreLaw { rulings: rulings })),
            (true, false) => {
                // Where nothing is disputed, what everybody plays by is what one may want to read.
                let rule = told.first().filter(|_| rulings == 0).map(|one| one.verdicts.mechanic);
                let rule = Arg::list(rule.map(str::to_owned));
                Some(say!(report::MoreSteps { rule: rule }))
            }
            (false, false) => Some(say!(report::MoreBoth { rulings: rulings })),
        };
        let is_both = !detail.law && rulings > 0 && !detail.steps && !told.is_empty();
        page.more_flags = is_both.then(|| voice.capitalized_sentence(&say!(report::MoreFlags)));
        page.more = more.map(|more| voice.capitalized_sentence(&more));
        page
    }

    /// Of a report on one subject, how it is called and what holds today, without all that takes a look at the
    /// whole board.
    pub(in crate::report) fn of_one(report: &Report<'_>) -> Self {
        let Report { table, judgement, .. } = *report;
        let sets = judgement.rule_sets;
        // One has no letter.
        let told: Vec<Section<'_, '_>> = judgement
            .subjects
            .iter()
            .map(|verdicts| Section::of(table, verdicts, String::new(), sets, table.voice()))
            .collect();
        let today = today::answers_today(table, &told, sets);
        let asked = all_asked(table, &told, &today, &[]);
        Self { asked, today, ..Self::default() }
    }

    /// The first of what is answered, questions first.
    pub(in crate::report) fn first<'r>(report: &Report<'r>) -> Option<&'r SubjectVerdicts<'r>> {
        ordered(report.table, &report.judgement.subjects).first().copied()
    }

    /// Every claim of a report with how it stands, in a sentence each.
    pub fn claims_in_full(report: &Report<'_>) -> Vec<String> {
        let Report { table, judgement, claims, .. } = *report;
        let several = claims.windows(2).any(|pair| pair[0].weighed.subject != pair[1].weighed.subject);
        let against = Against::of(judgement);
        claims
            .iter()
            .map(|claim| {
                let label = if several { claim.weighed.claim.written.as_str() } else { "" };
                claims::told(table, claim, against, label, Extent::Fully)
            })
            .collect()
    }

    fn claim(
        &mut self,
        table: &Table<'_>,
        claims: &[WeighedClaim<'_>],
        told: &[Section<'_, '_>],
        judgement: &Judgement<'_>,
    ) {
        if claims.is_empty() {
            return;
        }
        let against = Against::of(judgement);
        for claim in claims.iter().take(MOST_CLAIMS) {
            let ix = table.find_subject(claim.weighed.claim.about);
            let label = told.iter().find(|t| Some(t.verdicts.subject) == ix);
            let label = label.filter(|_| told.len() > 1).map_or("", |t| t.label.as_str());
            let told = |extent| claims::told(table, claim, against, label, extent);
            let (text, shortly) = (told(Extent::Usual), told(Extent::Today));
            self.claims.push(Claimed { text, shortly });
        }
        if claims.len() > MOST_CLAIMS {
            let more = say!(report::MoreClaims { count: claims.len() - MOST_CLAIMS });
            self.more_claims = Some(table.voice().capitalized_sentence(&more));
        }
    }

    /// The table of outcomes, or the sentence that there is no difference.
    fn compare(
        &mut self,
        table: &Table<'_>,
        told: &[Section<'_, '_>],
        sets: &[RuleSet],
        deciding: &[decided::Deciding<'_>],
    ) {
        let voice = table.voice();
        self.table.rule_sets = sets.to_vec();
        // A rule set under which there was no such thing yet says nothing else; asked for by name it is told.
        let all = RuleSet::is_full_list(sets);
        let (alike, differing): (Vec<_>, Vec<_>) = told.iter().partition(|one| one.is_alike(all));
        let existed = !alike.iter().any(|one| one.has(Mark::Absent));
        let absent = |n: usize| alike.iter().any(|one| one.lines.iter().any(|line| line.marks[n] == Mark::Absent));
        let from = named::from_which(sets, absent).filter(|_| all && !existed);
        let alike: Vec<&str> = alike.iter().map(|one| one.label.as_str()).collect();
        self.table.groups = groups(&differing, &decided::disputed(deciding))
            .iter()
            .map(|group| grouped(group, told.len(), voice))
            .collect();
        // Nothing is said of a comparison where there is nothing to compare, or where the answer names all that agree.
        let named = RuleSet::find_present(sets).is_none();
        // Where nobody scores, a claim of what it would be worth may stand differently all the same.
        let stands_differently = |all: &Vec<Standing>| {
            let mut applicable = all.iter().filter(|standing| **standing != Standing::NotApplicable);
            applicable.next().is_some_and(|first| applicable.any(|other| other != first))
        };
        let is_claim_disputed = self.table.groups.is_empty() && self.table.standings.iter().any(stands_differently);
        if sets.len() > 1 && !alike.is_empty() && !named && !is_claim_disputed {
            let labels = if self.table.groups.is_empty() {
                Arg::List(Vec::new())
            } else {
                Arg::list(phrases::label_ranges(&alike))
            };
            let verdicts = told.iter().filter(|one| one.is_alike(all)).flat_map(|one| &one.verdicts.verdicts);
            let mut absent = verdicts.filter_map(|verdict| verdict.not_applicable.filter(|not| !not.is_unread));
            let newer = match &from {
                Some(_) => absent.next().map(|not| not.since.what),
                None if all => named::newer_than_before(table, sets),
                None => None,
            };
            self.same = Some(voice.say(&say!(report::Same {
                labels: labels,
                existed: existed || from.is_some(),
                newer: Arg::list(newer.map(str::to_owned)),
                rules: from.unwrap_or_else(|| named::all(table, sets)),
            })));
        }
        if sets.len() == 1 {
            // One rule set alone is told in its sentence, unless it leaves several answers open.
            self.table.groups.retain(|(_, lines)| lines.len() > 1);
        }
    }

    /// Has each row refer to the readings by which it is so; these get their numbers in the order in which they are told.
    fn refer(&mut self, deciding: &[decided::Deciding<'_>], numbers: &mut law::Numbers) {
        let rows_of = |(_, lines): &(String, Vec<MarkedRow>)| {
            let rows: Vec<&[rows::Course]> = lines.iter().map(|l| l.courses.as_slice()).collect();
            let mut reasons = decided::reasons(&rows, deciding);
            // What is so under all rule sets turns on nothing.
            for (line, reasons) in lines.iter().zip(&mut reasons) {
                if line.marks.iter().all(|mark| *mark == Mark::So) {
                    reasons.clear();
                }
                // Of what has only one reading it may turn all the same whether anybody ruled so.
                for found in deciding {
                    let maybe = |n: &usize| line.marks.get(*n) == Some(&Mark::Maybe);
                    let [only] = found.readings.as_slice() else { continue };
                    let own = (found.question, only.reading);
                    let is_held = |course: &rows::Course| course.get(&own.0) == Some(&own.1);
                    if found.open.iter().any(maybe) && line.courses.iter().any(is_held) {
                        let without = |together: &&mut Vec<_>| !together.contains(&own);
                        for together in reasons.iter_mut().filter(without) {
                            together.push(own);
                        }
                    }
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
                let mut by: Vec<Vec<usize>> =
                    reasons.into_iter().map(|together| together.into_iter().filter_map(number).collect()).collect();
                for together in &mut by {
                    sort(together);
                }
                sort_by_key(&mut by, |together| (together.len(), together.clone()));
                line.by = by;
            }
        }
    }

    /// What decides, with a number for each reading to which rows refer.
    fn decide(
        &mut self,
        table: &Table<'_>,
        told: &[Section<'_, '_>],
        deciding: &[decided::Deciding<'_>],
        sets: &[RuleSet],
        numbers: &mut law::Numbers,
    ) {
        let voice = table.voice();
        self.refer(deciding, numbers);
        let differs = !self.table.groups.is_empty();
        let differ = |found: &decided::Deciding<'_>| found.readings.len() > 1 && question_data(found.question).pair;
        if differs && deciding.iter().any(differ) {
            self.why = why_pairs(table).map(|why| voice.capitalized_sentence(&why));
        }
        for found in deciding {
            numbers.decide(found.question);
            let words = question_data(found.question).words(voice.language());
            let mut readings = Vec::new();
            for held in &found.readings {
                let ruling = held.ruling.as_ref();
                let who = ruling.map_or_else(
                    || nobody(found.question, held.reading),
                    |ruling| author_and_first(ruling, held.first.as_ref()),
                );
                let told = held.today && found.readings.len() > 1;
                let who = if told { say!(report::TodayBy { who: who }) } else { who };
                // Whose a table's own rule is says enough.
                let document = ruling.filter(|ruling| !matches!(ruling, CitedRuling::House(_)));
                readings.push(Way {
                    reading: held.reading,
                    number: numbers.known(found.question, held.reading),
                    answer: words.reading_shortly(held.reading).to_owned(),
                    who: voice.say(&who),
                    is_ruled: ruling.is_some(),
                    place: document.map(|ruling| name_months(&ruling.short_place(), voice)).unwrap_or_default(),
                    document: document.map(|ruling| name_months(&ruling.document_name(), voice)).unwrap_or_default(),
                    dated: ruling.and_then(|ruling| date_after_name(ruling, voice)).map(|date| match &held.first {
                        Some(first) => voice.say(&say!(report::DatedEarlier {
                            date: date,
                            first: Arg::list(date_after_name(first, voice))
                        })),
                        None => date,
                    }),
                    link: ruling.and_then(CitedRuling::link),
                });
            }
            let present = RuleSet::find_present(sets);
            let open_today = sets.len() > 1 && found.open.iter().any(|n| present == Some(*n));
            let open: Vec<&RuleSet> = found.open.iter().filter_map(|n| sets.get(*n)).collect();
            let cited = |open: &Sentence, sets: &[&RuleSet]| {
                let open = voice.say(open);
                match open_in(found.question, sets, voice).as_slice() {
                    [] => open,
                    all => voice.say(&say!(report::OpenCited { open: open, documents: voice.join_semicolons(all) })),
                }
            };
            let today: Vec<&RuleSet> = present.and_then(|n| sets.get(n)).into_iter().collect();
            let open = (!open.is_empty() && sets.len() > 1)
                .then(|| cited(&say!(report::NoRulingUnder { rules: named::rules(&open, voice) }), &open));
            let question = words.asks_shortly.to_owned();
            self.decided.push(Decision {
                head: voice.capitalized_sentence(&say!(report::DecidedBy { question: question })),
                id: found.question.word().to_owned(),
                asks: words.asks_shortly.to_owned(),
                readings,
                open,
                open_today: open_today.then(|| cited(&say!(report::OpenToday), &today)),
                is_left_open: !open_in(found.question, &today, voice).is_empty(),
            });
        }
        self.tell_undisputed(table, told, deciding, sets);
    }

    /// Names the documents of the rules where no ruling decides, and the questions of law that are not in dispute.
    fn tell_undisputed(
        &mut self,
        table: &Table<'_>,
        told: &[Section<'_, '_>],
        deciding: &[decided::Deciding<'_>],
        sets: &[RuleSet],
    ) {
        let voice = table.voice();
        if deciding.is_empty() {
            let speaking = leading_rule_set(told.iter().map(|one| one.verdicts), sets);
            let is_plain = speaking.is_some_and(|set| told.iter().all(|one| how::is_plain(table, one, set)));
            let judged = |one: &Section<'_, '_>| {
                let verdict = speaking.and_then(|set| one.verdicts.verdict_under(set));
                verdict.is_some_and(|verdict| verdict.status != Status::NotApplicable)
            };
            self.undisputed = basis(told).filter(|_| told.iter().any(judged)).map(|mut documents| {
                let shown = told.iter().flat_map(|one| speaking.map_or_else(Vec::new, |set| how::expansions(one, set)));
                let expansions: Vec<&str> = shown.collect();
                let is_plain = is_plain || !expansions.is_empty();
                let is_short = documents.len() <= MOST_BASES;
                for expansion in expansions {
                    if !documents.iter().any(|document| document.contains(expansion)) {
                        documents.push(expansion);
                    }
                }
                let several = !is_short || documents.len() > 1;
                let documents = Arg::list(is_short.then(|| documents.join("; ")));
                let basis = say!(report::Basis { documents: documents, plain: is_plain, several: several });
                voice.capitalized_sentence(&basis)
            });
        }
        if sets.len() == 1 {
            return;
        }
        let mut undisputed: Vec<(QuestionId, &'static str)> = Vec::new();
        for point in told.iter().flat_map(|t| &t.verdicts.verdicts).flat_map(|v| v.points_of_law.iter()) {
            let decides = deciding.iter().any(|known| known.question == point.question);
            let data = question_data(point.question);
            let title = data.words(voice.language()).title;
            if !decides && !data.quiet && !undisputed.iter().any(|(_, known)| *known == title) {
                undisputed.push((point.question, title));
            }
        }
        if undisputed.is_empty() {
            return;
        }
        // Where nothing is disputed, what one may ask is by which rule it is so.
        let few = deciding.is_empty() && undisputed.len() <= MOST_RULES;
        let rules: Vec<String> = if few {
            let rule = |question| rule_behind(told, question, sets, voice);
            undisputed.iter().filter_map(|(question, _)| rule(*question)).collect()
        } else {
            Vec::new()
        };
        self.undisputed = Some(if rules.len() == undisputed.len() {
            voice.capitalized_sentence(&say!(report::Rules { count: rules.len(), rules: rules.join(" ") }))
        } else {
            // They have an "and" of their own.
            let with_document = |(question, title): &(QuestionId, &'static str)| {
                let is_cited = deciding.is_empty() && undisputed.len() <= MOST_BASES;
                let ruling = is_cited.then(|| ruling_behind(told, *question, sets)).flatten();
                let document = ruling.map(|(ruling, _)| name_months(&ruling.document_name(), voice));
                voice.say(&say!(report::UndisputedTitle { title: (*title).to_owned(), document: Arg::list(document) }))
            };
            let titles: Vec<String> = undisputed.iter().map(with_document).collect();
            let also = voice.capitalized_sentence(&say!(report::Undisputed { titles: voice.join_semicolons(&titles) }));
            self.undisputed.take().into_iter().chain([also]).collect::<Vec<String>>().join(" ")
        });
    }
}

/// Returns the documents that give the rules of the mechanics told, each once; `None` if there are none.
fn basis(told: &[Section<'_, '_>]) -> Option<Vec<&'static str>> {
    let mut documents: Vec<&str> = Vec::new();
    for section in told {
        let mechanic = MECHANICS.iter().find(|mechanic| mechanic.name() == section.verdicts.mechanic)?;
        if !documents.contains(&mechanic.card.basis) {
            documents.push(mechanic.card.basis);
        }
    }
    (!documents.is_empty()).then_some(documents)
}

/// The most documents named as the basis of an answer.
const MOST_BASES: usize = 3;

/// How many documents are named that leave a question open.
const MOST_OPEN: usize = 2;

/// Returns the documents that leave a question open under some rule sets, by what they are called.
fn open_in(question: QuestionId, sets: &[&RuleSet], voice: Voice<'_>) -> Vec<String> {
    let mut documents: Vec<String> = Vec::new();
    for set in sets {
        let law = Law::new(set);
        let Holding::Open { rulings, .. } = law.holding(question) else { continue };
        for document in rulings.iter().map(|ruling| name_months(&ruling.document_name(), voice)) {
            if !documents.contains(&document) {
                documents.push(document);
            }
        }
    }
    documents.truncate(MOST_OPEN);
    documents
}

/// How many rules are told where nothing is disputed.
const MOST_RULES: usize = 2;

/// The ruling by which a question is settled under the rules for which an answer speaks, and the reading; `None` where these
/// do not settle it by a ruling.
fn ruling_behind<'v>(
    told: &'v [Section<'_, '_>],
    question: QuestionId,
    sets: &[RuleSet],
) -> Option<(CitedRuling<'v>, ReadingIx)> {
    let speaking = leading_rule_set(told.iter().map(|one| one.verdicts), sets)?;
    let mut verdicts = told.iter().filter_map(|one| one.verdicts.verdict_under(speaking));
    verdicts.find_map(|verdict| {
        let point = verdict.points_of_law.iter().find(|point| point.question == question)?;
        let [reading] = *point.readings else { return None };
        Some((decided::weightiest(verdict, question)?, reading))
    })
}

/// The same in a sentence: `Can … ? yes (Halb so Wild leaflet, 2024, "…")`.
fn rule_behind(told: &[Section<'_, '_>], question: QuestionId, sets: &[RuleSet], voice: Voice<'_>) -> Option<String> {
    let (ruling, reading) = ruling_behind(told, question, sets)?;
    let words = question_data(question).words(voice.language());
    Some(voice.capitalized_sentence(&say!(report::RuleBehind {
        asks: words.asks_shortly.to_owned(),
        answer: capitalize(words.reading_shortly(reading)),
        place: name_months(&ruling.short_place(), voice)
    })))
}

/// That two half tiles share a space, and that the rules differ on how many they are; `None` on a board without such.
fn why_pairs(table: &Table<'_>) -> Option<Sentence> {
    let board = table.board();
    let mut halves: Vec<(Space, TileIx)> = board
        .all()
        .filter(|tile| matches!(board.placed(*tile).shape, Shape::Half(_)))
        .map(|tile| (board.placed(tile).at, tile))
        .collect();
    sort(&mut halves);
    let mut pairs = halves.windows(2).filter(|pair| pair[0].0 == pair[1].0);
    let first = pairs.next()?;
    let tiles = match pairs.next() {
        None if !board.is_hash(first[0].1) && board.name(first[0].1) == board.name(first[1].1) => {
            Arg::list([board.name(first[0].1).to_owned()])
        }
        // One without a name is the other one there.
        None => Arg::list([first[0].1, first[1].1].into_iter().filter(|tile| !board.is_hash(*tile))),
        Some(_) => Arg::List(Vec::new()),
    };
    Some(say!(report::WhyPairs { tiles: tiles }))
}

/// That of what was asked nothing says so: nobody at all, some document that leaves it open, or only rules for which nobody asked.
fn nobody(question: QuestionId, held: ReadingIx) -> Sentence {
    let says =
        |set: &RuleSet| matches!(Law::new(set).holding(question), Holding::Settled { reading, .. } if *reading == held);
    let leaves_open = |set: &RuleSet| match Law::new(set).holding(question) {
        Holding::Open { rulings, .. } => rulings.iter().any(|ruling| ruling.leaves_open(held)),
        Holding::Settled { .. } | Holding::Contested { .. } | Holding::NotApplicable(_) => false,
    };
    let all = RuleSet::all();
    if all.iter().any(says) {
        say!(report::NoneOfThese)
    } else if all.iter().any(leaves_open) {
        say!(report::LeftOpen)
    } else {
        say!(report::NobodySays)
    }
}

/// The eras whose year stands in a question, by their places.
fn named_by_year(question: &str, sets: &[RuleSet]) -> Vec<usize> {
    let years: Vec<u16> = times(question).iter().map(|time| time.parts().0).collect();
    let is_named = |set: &RuleSet| set.kind() == SetKind::Era && years.contains(&set.date().parts().0);
    (0..sets.len()).filter(|n| is_named(&sets[*n])).collect()
}
