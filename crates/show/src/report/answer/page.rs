//! The whole answer to a case.

use carcassonne_base::sorting::{sort, sort_by_key};
use carcassonne_law::{QuestionId, RuleSet, SetKind, question_data};
use carcassonne_position::wording::{Arg, say};
use carcassonne_rules::hints::{WeighedClaim, doubts, mentioned_dates};
use carcassonne_rules::mechanics::{SubjectIx, Table};
use carcassonne_rules::verdict::{Judgement, Standing, SubjectVerdicts};
use carcassonne_text::sanitize;

use super::board::AnswerBoard;
use super::cited_rulings::{QuestionRulings, ReadingNumbers, count_rulings, question_rulings};
use super::claim_sentences::{ClaimJudgement, ClaimText, Extent, claim_text};
use super::columns::Outcomes;
use super::decision_texts::{decision, pair_note};
use super::decisions::{self, DecidingQuestion, Decision, Reasons};
use super::explanations::{Explanation, explain_answers};
use super::labels::{MOST_SUBJECTS, labels, order_verdicts};
use super::rows::{Mark, MarkedRow, ReadingMap};
use super::rule_set_names::{all_rules_phrase, newer_than_previous_era, rules_since_era};
use super::section::{Section, group_sections, merge_rows};
use super::steps::{SubjectSteps, subject_steps};
use super::subjects::{SubjectAnswer, subject_answers};
use super::today::{Today, answers_today};
use super::unanswered::Unanswered;
use super::undisputed_law::undisputed_law;
use crate::report::judged::Report;
use crate::report::phrases;

/// The maximum number of claims that an answer shows.
const MOST_CLAIMS: usize = 4;

/// An answer, in texts.
#[derive(Debug, Clone, Default)]
pub struct Page {
    /// The question of the scenario.
    pub question: Option<String>,
    /// The source of the position, in a sentence; with the rulings in full only.
    pub source: Option<String>,
    /// The lines of a typed board as they were understood.
    pub read_back: Vec<String>,
    /// The notes on doubtful points of the case.
    pub notes: Vec<String>,
    /// The features and questions that are answered.
    pub subjects: Vec<SubjectAnswer>,
    /// The sentence on the number of subjects left out, and on the way to see them.
    pub more_subjects: Option<String>,
    /// The sentence on the features that are not answered.
    pub unanswered: Option<String>,
    /// The answers under the leading rule sets.
    pub today: Vec<Today>,
    /// The claims with their standings.
    pub claims: Vec<ClaimText>,
    /// The sentence on the number of claims left out.
    pub more_claims: Option<String>,
    /// The sentence that all rule sets agree.
    pub agreement: Option<String>,
    /// The table of outcomes; without rows if no answers differ.
    pub table: Outcomes,
    /// The explanation that rule sets count two half tiles in one space differently.
    pub pair_note: Option<String>,
    /// The questions of law that decide.
    pub decisions: Vec<Decision>,
    /// The reasons for the answers, in few words; empty if all steps are shown.
    pub explanations: Vec<Explanation>,
    /// The law that is not in dispute.
    pub undisputed: Option<String>,
    /// The sentence on the options that show more detail.
    pub more_detail: Option<String>,
    /// The sentence on these options in the fewest words; `None` unless there are two.
    pub short_more_detail: Option<String>,
    /// The questions of law with all their rulings; empty unless asked for.
    pub law: Vec<QuestionRulings>,
    /// The steps to the answers; empty unless asked for.
    pub steps: Vec<SubjectSteps>,
}

impl Page {
    /// Creates the page of a report with its board, if it has one.
    pub fn with_board(report: &Report<'_>, board: Option<&AnswerBoard<'_>>) -> Self {
        Self::new(report, board.map_or(&[], |board| &board.letters))
    }

    /// Creates the page of a report; `letters` are the features with letters on its board, in the order of these.
    pub fn new(report: &Report<'_>, letters: &[SubjectIx]) -> Self {
        let Report { table, judgement, claims, detail, .. } = *report;
        let sets = judgement.rule_sets;
        let voice = table.voice();
        let sections = sections(report, letters);
        let today = answers_today(table, &sections, sets);
        let deciding = decisions::deciding_questions(table, &sections, sets);
        let disputed = decisions::disputed_questions(&deciding);
        let question = table.scenario.question.as_deref();
        let source = table.scenario.source.as_deref().filter(|_| detail.law);
        let read_back = table.scenario.read_back.iter().flat_map(|read| read.lines());
        let doubts = doubts(table, judgement).into_iter();
        let surplus = judgement.answered.checked_sub(MOST_SUBJECTS).filter(|count| *count > 0);
        let more_subjects = surplus.map(|count| say!(report::MoreAsked { count: count }));
        let standings = claims.iter().take(MOST_CLAIMS).map(|claim| claim.weighed.standings.clone());
        let mut page = Self {
            question: question.map(sanitize),
            source: source.map(|source| voice.capitalized_sentence(&say!(report::Source { source: sanitize(source) }))),
            read_back: read_back.map(str::to_owned).collect(),
            notes: doubts.map(|doubt| voice.capitalized_sentence(&say!(report::Note { text: doubt }))).collect(),
            subjects: subject_answers(table, &sections, &today, &disputed),
            more_subjects: more_subjects.map(|more| voice.capitalized_sentence(&more)),
            today,
            unanswered: Unanswered::from_table(table).map(|unanswered| unanswered.text),
            table: Outcomes {
                groups: Vec::new(),
                rule_sets: sets.to_vec(),
                language: voice.language(),
                standings: standings.collect(),
                sharing: detail.columns,
                named: eras_of_named_years(question.unwrap_or_default(), sets),
            },
            undisputed: undisputed_law(table, &sections, &deciding, sets),
            ..Self::default()
        };
        page.add_claims(table, claims, &sections, judgement);
        page.add_rows(table, &sections, sets, &disputed);
        let numbers = page.number_readings(&deciding);
        let counts_pairs = |d: &DecidingQuestion<'_>| d.readings.len() > 1 && question_data(d.question).pair;
        if !page.table.groups.is_empty() && deciding.iter().any(counts_pairs) {
            page.pair_note = pair_note(table).map(|note| voice.capitalized_sentence(&note));
        }
        page.decisions = deciding.iter().map(|decisive| decision(decisive, sets, &numbers, voice)).collect();
        if detail.law {
            page.law = question_rulings(judgement, &numbers, voice);
        }
        if detail.steps {
            page.steps = subject_steps(table, &sections, sets, voice);
        } else {
            page.explanations = explain_answers(table, &sections, sets, voice);
        }
        page.offer_detail(report, &sections, count_rulings(judgement, &numbers));
        page
    }

    /// Creates a page of headings and of answers under the leading rule sets only, which takes no look at the whole board.
    /// Labels are empty: the report is about one subject.
    pub fn with_answers_only(report: &Report<'_>) -> Self {
        let Report { table, judgement, .. } = *report;
        let sets = judgement.rule_sets;
        let section = |verdicts| Section::new(table, verdicts, String::new(), sets, table.voice());
        let sections: Vec<Section<'_, '_>> = judgement.subjects.iter().map(section).collect();
        let today = answers_today(table, &sections, sets);
        Self { subjects: subject_answers(table, &sections, &today, &[]), today, ..Self::default() }
    }

    /// Returns the verdicts on the first subject of an answer; `None` if there is no subject.
    pub fn first_subject<'r>(report: &Report<'r>) -> Option<&'r SubjectVerdicts<'r>> {
        order_verdicts(report.table, &report.judgement.subjects).first().copied()
    }

    /// Returns all claims of a report with their standings, each in sentences.
    pub fn all_claims(report: &Report<'_>) -> Vec<String> {
        let Report { table, judgement, claims, .. } = *report;
        let several = claims.windows(2).any(|pair| pair[0].weighed.subject != pair[1].weighed.subject);
        let judgement = ClaimJudgement::new(judgement);
        let text = |claim: &WeighedClaim<'_>| {
            let label = if several { claim.weighed.claim.written.as_str() } else { "" };
            claim_text(table, claim, judgement, label, Extent::Full)
        };
        claims.iter().map(text).collect()
    }

    /// Adds the first claims, and the sentence on the number of the others.
    fn add_claims(
        &mut self,
        table: &Table<'_>,
        claims: &[WeighedClaim<'_>],
        sections: &[Section<'_, '_>],
        judgement: &Judgement<'_>,
    ) {
        if claims.is_empty() {
            return;
        }
        let judgement = ClaimJudgement::new(judgement);
        for claim in claims.iter().take(MOST_CLAIMS) {
            let ix = table.find_subject(claim.weighed.claim.about);
            let section = sections.iter().find(|section| Some(section.verdicts.subject) == ix);
            let label = section.filter(|_| sections.len() > 1).map_or("", |section| section.label.as_str());
            let text = |extent| claim_text(table, claim, judgement, label, extent);
            self.claims.push(ClaimText { text: text(Extent::Usual), short_text: text(Extent::Today) });
        }
        if claims.len() > MOST_CLAIMS {
            let more = say!(report::MoreClaims { count: claims.len() - MOST_CLAIMS });
            self.more_claims = Some(table.voice().capitalized_sentence(&more));
        }
    }

    /// Adds the sentences on options that show more detail than the report: the rulings, which are
    /// counted, or the steps.
    fn offer_detail(&mut self, report: &Report<'_>, sections: &[Section<'_, '_>], rulings: usize) {
        let (detail, voice) = (report.detail, report.table.voice());
        let has_law = detail.law || rulings == 0;
        let has_steps = detail.steps || sections.is_empty();
        let more = match (has_law, has_steps) {
            (true, true) => None,
            (false, true) => Some(say!(report::MoreLaw { rulings: rulings })),
            (true, false) => {
                // Without rulings, readers may want the rules that all play by.
                let mechanic = sections.first().filter(|_| rulings == 0).map(|first| first.verdicts.mechanic);
                Some(say!(report::MoreSteps { rule: Arg::list(mechanic.map(str::to_owned)) }))
            }
            (false, false) => Some(say!(report::MoreBoth { rulings: rulings })),
        };
        self.short_more_detail = (!has_law && !has_steps).then(|| voice.capitalized_sentence(&say!(report::MoreFlags)));
        self.more_detail = more.map(|more| voice.capitalized_sentence(&more));
    }

    /// Adds the rows of the subjects on which rule sets differ, and the sentence that they agree on the others.
    fn add_rows(&mut self, table: &Table<'_>, sections: &[Section<'_, '_>], sets: &[RuleSet], disputed: &[QuestionId]) {
        // The absence of a subject is no difference, unless the user asked for that rule set by name.
        let ignores_absent = RuleSet::is_full_list(sets);
        let (agreed, differing): (Vec<_>, Vec<_>) =
            sections.iter().partition(|section| section.is_undisputed(ignores_absent));
        let groups = group_sections(&differing, disputed);
        self.table.groups = groups.iter().map(|group| merge_rows(group, sections.len(), table.voice())).collect();
        self.agreement = self.agreement_sentence(table, &agreed, sets);
        if sets.len() == 1 {
            // The sentences of a single rule set say all, unless there are several answers.
            self.table.groups.retain(|(_, rows)| rows.len() > 1);
        }
    }

    /// Returns the sentence that all rule sets agree on some subjects. `None` if there is nothing to compare, if the answer
    /// names all rule sets that agree, or if only the standings of claims differ.
    fn agreement_sentence(&self, table: &Table<'_>, agreed: &[&Section<'_, '_>], sets: &[RuleSet]) -> Option<String> {
        // Claims about the worth of a feature may differ in their standings where no player scores.
        let stands_differently = |all: &Vec<Standing>| {
            let mut applicable = all.iter().filter(|standing| **standing != Standing::NotApplicable);
            applicable.next().is_some_and(|first| applicable.any(|other| other != first))
        };
        let has_rows = !self.table.groups.is_empty();
        let is_claim_disputed = !has_rows && self.table.standings.iter().any(stands_differently);
        let is_today_asked = RuleSet::find_present(sets).is_some();
        if sets.len() <= 1 || agreed.is_empty() || !is_today_asked || is_claim_disputed {
            return None;
        }
        let is_full_list = RuleSet::is_full_list(sets);
        let existed = !agreed.iter().any(|section| section.has_mark(Mark::Absent));
        let is_absent = |set: usize| {
            let mut rows = agreed.iter().flat_map(|section| &section.rows);
            rows.any(|row| row.marks[set] == Mark::Absent)
        };
        let since_era = rules_since_era(sets, is_absent, table.voice().language()).filter(|_| is_full_list && !existed);
        let labels: Vec<&str> = agreed.iter().map(|section| section.label.as_str()).collect();
        let labels = if has_rows { Arg::list(phrases::label_ranges(&labels)) } else { Arg::List(Vec::new()) };
        let verdicts = agreed.iter().flat_map(|section| &section.verdicts.verdicts);
        let mut absent = verdicts.filter_map(|verdict| verdict.not_applicable.filter(|not| !not.is_unread));
        let newer = match &since_era {
            Some(_) => absent.next().map(|not| not.since.words(table.voice().language()).0),
            None if is_full_list => newer_than_previous_era(table, sets),
            None => None,
        };
        Some(table.voice().say(&say!(report::Same {
            labels: labels,
            existed: existed || since_era.is_some(),
            newer: Arg::list(newer.map(str::to_owned)),
            rules: since_era.unwrap_or_else(|| all_rules_phrase(table, sets)),
        })))
    }

    /// Numbers the readings that are reasons for rows, in the order of the questions that decide, and sets the numbers of each
    /// row. Returns the numbers with all questions that decide.
    fn number_readings(&mut self, deciding: &[DecidingQuestion<'_>]) -> ReadingNumbers {
        let mut numbers = ReadingNumbers::default();
        let groups = self.table.groups.iter();
        let reasons: Vec<Vec<Reasons>> = groups.map(|(_, rows)| group_reasons(rows, deciding)).collect();
        for decisive in deciding {
            numbers.deciding.push(decisive.question);
            for reading in decisive.readings.iter().map(|held| (decisive.question, held.reading)) {
                if reasons.iter().flatten().flatten().flatten().any(|known| *known == reading) {
                    numbers.numbered.push(reading);
                }
            }
        }
        let rows = self.table.groups.iter_mut().flat_map(|(_, rows)| rows);
        for (row, reasons) in rows.zip(reasons.into_iter().flatten()) {
            let number = |(question, reading)| numbers.number(question, reading);
            let numbers_of = |reason: Vec<_>| reason.into_iter().filter_map(number).collect();
            row.reading_numbers = reasons.into_iter().map(numbers_of).collect();
            row.reading_numbers.iter_mut().for_each(|numbers: &mut Vec<usize>| sort(numbers));
            sort_by_key(&mut row.reading_numbers, |numbers| (numbers.len(), numbers.clone()));
        }
        numbers
    }
}

/// Returns the first subjects of a report with their labels and rows, in the order of the answer.
fn sections<'r>(report: &Report<'r>, letters: &[SubjectIx]) -> Vec<Section<'r, 'r>> {
    let (table, judgement) = (report.table, report.judgement);
    let mut verdicts = order_verdicts(table, &judgement.subjects);
    verdicts.truncate(MOST_SUBJECTS);
    let ixs: Vec<SubjectIx> = verdicts.iter().map(|verdicts| verdicts.subject).collect();
    let labels = labels(table, &ixs, judgement.answered > 1, letters).into_iter();
    let section = |(verdicts, label)| Section::new(table, verdicts, label, judgement.rule_sets, table.voice());
    verdicts.into_iter().zip(labels).map(section).collect()
}

fn group_reasons(rows: &[MarkedRow], deciding: &[DecidingQuestion<'_>]) -> Vec<Reasons> {
    let ways: Vec<&[ReadingMap]> = rows.iter().map(|row| row.reading_maps.as_slice()).collect();
    let mut reasons = decisions::reasons(&ways, deciding);
    for (row, reasons) in rows.iter().zip(&mut reasons) {
        // A row that holds under all rule sets needs no reason.
        if row.marks.iter().all(|mark| *mark == Mark::Yes) {
            reasons.clear();
        }
        // If the only reading of a question has no ruling under some rule sets, the row depends on it there.
        for decisive in deciding {
            let is_maybe = |n: &usize| row.marks.get(*n) == Some(&Mark::Maybe);
            let [only] = decisive.readings.as_slice() else { continue };
            let reading = (decisive.question, only.reading);
            let has_reading = |map: &ReadingMap| map.get(&reading.0) == Some(&reading.1);
            if decisive.open.iter().any(is_maybe) && row.reading_maps.iter().any(has_reading) {
                for reason in reasons.iter_mut().filter(|reason| !reason.contains(&reading)) {
                    reason.push(reading);
                }
            }
        }
    }
    reasons
}

/// Returns the eras whose year a question names, by index.
fn eras_of_named_years(question: &str, sets: &[RuleSet]) -> Vec<usize> {
    let years: Vec<u16> = mentioned_dates(question).iter().map(|time| time.parts().0).collect();
    let is_named = |set: &RuleSet| set.kind() == SetKind::Era && years.contains(&set.date().parts().0);
    (0..sets.len()).filter(|n| is_named(&sets[*n])).collect()
}
