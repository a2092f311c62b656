//! The rows of the table of outcomes: one for each answer that a reader can tell apart, with the mark of each rule set.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_base::gathering::collect_map;
use carcassonne_base::sorting::sort_by_key;
use carcassonne_law::{QuestionId, ReadingIx, RuleSet};
use carcassonne_position::Status;
use carcassonne_position::wording::{Arg, Join, Sentence, Voice, say};
use carcassonne_rules::mechanics::{
    Item, RowState, Subject, SubjectIx, Table, describe_finding, first_tiles, scoring_state, sum_sentence, worth,
};
use carcassonne_rules::verdict::{Outcome, Standing, SubjectVerdicts, Verdict};
use carcassonne_text::words;

use crate::picture::OutcomeKey;

words! {
    /// The mark of a rule set in a row. Messages and style sheets select by its word.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Mark {
        /// The row holds.
        Yes = "so",
        /// The row may hold: no ruling decides.
        Maybe = "maybe",
        /// The row may hold: the rulings contradict one another.
        Contested = "contested",
        /// The row does not hold.
        No = "not",
        /// The row is not allowed.
        Barred = "barred",
        /// The subject, or something that it depends on, did not exist yet.
        Absent = "absent",
    }
}

impl Mark {
    /// Returns the meaning of the mark, for a legend.
    pub fn meaning(self, voice: Voice<'_>) -> String {
        voice.say(&say!(report::MarkMeans { mark: self.word() }))
    }

    /// Returns the meaning of the mark in one or two words.
    pub fn short_meaning(self, voice: Voice<'_>) -> String {
        voice.say(&say!(report::MarkShortly { mark: self.word() }))
    }

    /// Returns the word for the mark in JSON.
    pub fn data_word(self) -> &'static str {
        match self {
            Self::Absent => Standing::NotApplicable.word(),
            _ => self.word(),
        }
    }

    /// Returns the sign for the mark in a table.
    pub fn sign(self, unicode: bool) -> &'static str {
        match (self, unicode) {
            (Self::Yes, true) => "●",
            (Self::Yes, false) => "*",
            (Self::Maybe, _) => "?",
            (Self::Contested, _) => "!",
            (Self::No, true) => "·",
            (Self::No, false) => ".",
            (Self::Barred, true) => "×",
            (Self::Barred, false) => "x",
            (Self::Absent, true) => "–",
            (Self::Absent, false) => "-",
        }
    }
}

/// A row of the table of outcomes: an answer, with the mark of each rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkedRow {
    /// The answer as a phrase, which identifies the row in any language.
    pub(super) phrase: Sentence,
    /// The topic that the row may share with others: a row that is barred bars the whole topic.
    topic: Option<Sentence>,
    /// The phrase in words.
    pub text: String,
    /// Set if the text is never cut.
    pub is_uncut: bool,
    /// The mark of each rule set.
    pub marks: Vec<Mark>,
    /// The readings that lead to the answer, for each way to it.
    pub(super) reading_maps: Vec<ReadingMap>,
    /// The reasons as footnote numbers, `[1 or 3+4]`: the readings of one inner list together lead to the answer.
    pub reading_numbers: Vec<Vec<usize>>,
    /// An outcome with the answer, for a drawing: today's if the answer is possible today.
    pub outcome_key: Option<OutcomeKey>,
    /// Set if the answer is about several features that are joined to one.
    pub(super) is_joined: bool,
    /// The state of a feature, and its points or its worth; `None` for a question, or words of a mechanic's own.
    pub(super) result: Option<(&'static str, Sentence)>,
    /// Set if the row is about several subjects, or about joined features.
    pub(super) is_of_several: bool,
}

impl MarkedRow {
    /// Returns the text with the numbers of the readings that lead to it: `8 = 3 spaces × 2 [1]`.
    pub fn text_with_numbers(&self, voice: Voice<'_>) -> String {
        format!("{}{}", self.text, self.number_note(voice, |_| true))
    }

    /// Returns the numbers of readings that follow the text, of sets whose numbers are all shown: ` [1]`, ` [1 or 3+4]`, or an
    /// empty text.
    pub fn number_note(&self, voice: Voice<'_>, is_shown: impl Fn(usize) -> bool) -> String {
        let sets = self.reading_numbers.iter().filter(|numbers| numbers.iter().all(|n| is_shown(*n)));
        let sets: Vec<String> =
            sets.map(|numbers| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")).collect();
        if sets.is_empty() { String::new() } else { format!(" [{}]", voice.join(&sets, Join::Or)) }
    }
}

/// The reading of each question of law that came up on the way to an answer.
pub(super) type ReadingMap = BTreeMap<QuestionId, ReadingIx>;

/// The maximum number of ways to a row that are considered.
const MOST_WAYS: usize = 64;

/// The rows of one outcome.
struct OutcomeRows {
    rows: Vec<OutcomeRow>,
    /// Set if no row is cut.
    is_uncut: bool,
    /// Set if only one of the rows can hold.
    are_alternatives: bool,
    is_joined: bool,
}

/// A row of one outcome; `topic` and `result` are those of the [`MarkedRow`].
struct OutcomeRow {
    phrase: Sentence,
    state: RowState,
    topic: Option<Sentence>,
    result: Option<(&'static str, Sentence)>,
}

impl OutcomeRows {
    fn has_row(&self, phrase: &Sentence) -> bool {
        self.rows.iter().any(|row| row.phrase == *phrase && row.state == RowState::Yes)
    }
}

/// Returns the rows of a subject: today's first, then those that hold under most rule sets.
pub(super) fn marked_rows(
    table: &Table<'_>,
    verdicts: &SubjectVerdicts<'_>,
    sets: &[RuleSet],
    voice: Voice<'_>,
) -> Vec<MarkedRow> {
    let Some(subject) = table.subject(verdicts.subject) else { return Vec::new() };
    let outcomes: Vec<&Outcome> = verdicts.verdicts.iter().flat_map(|v| &v.outcomes).collect();
    let today = RuleSet::find_present(sets);
    let today_verdict = today.and_then(|n| verdicts.verdict_under(n));
    let is_state_known = today_verdict.is_some_and(|verdict| verdict.status == Status::Settled);
    let common = CommonTraits { is_state_known, ..CommonTraits::new(&outcomes) };
    let mut rows: Vec<MarkedRow> = Vec::new();
    let verdict_rows: Vec<(Vec<OutcomeRows>, &Verdict<'_>)> = verdicts
        .verdicts
        .iter()
        .map(|v| (v.outcomes.iter().map(|o| outcome_rows(table, subject, o, &common)).collect(), v))
        .collect();
    for outcome in verdict_rows.iter().flat_map(|(outcomes, _)| outcomes) {
        for OutcomeRow { phrase, topic, result, .. } in &outcome.rows {
            if !rows.iter().any(|row| row.phrase == *phrase) {
                rows.push(MarkedRow {
                    phrase: phrase.clone(),
                    topic: topic.clone(),
                    is_uncut: outcome.is_uncut,
                    text: voice.say(phrase),
                    marks: vec![Mark::No; sets.len()],
                    reading_maps: Vec::new(),
                    reading_numbers: Vec::new(),
                    outcome_key: None,
                    is_joined: outcome.is_joined,
                    result: result.clone(),
                    is_of_several: false,
                });
            }
        }
    }
    for (outcomes, verdict) in &verdict_rows {
        for row in &mut rows {
            let mark = mark(verdict, outcomes, row);
            for n in &verdict.rule_sets {
                row.marks[*n] = mark;
            }
        }
    }
    // A row that holds under no rule set is no answer.
    rows.retain(|row| row.marks.iter().any(|mark| *mark <= Mark::Contested));
    for row in &mut rows {
        row.outcome_key = outcome_key(row, &verdict_rows, verdicts, today);
        row.reading_maps = reading_maps(row, &verdict_rows);
    }
    sort_by_key(&mut rows, |row| {
        let certain = row.marks.iter().filter(|mark| **mark == Mark::Yes).count();
        let possible = row.marks.iter().filter(|m| **m <= Mark::Contested).count();
        (today.map(|n| row.marks[n]), std::cmp::Reverse(certain), std::cmp::Reverse(possible))
    });
    rows
}

/// Returns an outcome with the answer of a row: today's if it is possible today, else that of the rule set with the surest
/// mark.
fn outcome_key(
    row: &MarkedRow,
    verdict_rows: &[(Vec<OutcomeRows>, &Verdict<'_>)],
    verdicts: &SubjectVerdicts<'_>,
    today: Option<usize>,
) -> Option<OutcomeKey> {
    let is_possible = |n: &usize| row.marks.get(*n).is_some_and(|mark| *mark <= Mark::Contested);
    let surest = || (0..row.marks.len()).filter(is_possible).min_by_key(|n| row.marks[*n]);
    let rule_set = today.filter(is_possible).or_else(surest)?;
    let (outcomes, verdict) = verdict_rows.iter().find(|(_, v)| v.rule_sets.contains(&rule_set))?;
    let index = outcomes.iter().position(|outcome| outcome.has_row(&row.phrase))?;
    let readings = verdict.outcomes.get(index)?.ways.first().cloned().unwrap_or_default();
    Some(OutcomeKey { subject: verdicts.subject, rule_set, readings })
}

/// Returns the readings that lead to the answer of a row, for each way to it: those of settled questions, and those of open
/// ones on that way.
fn reading_maps(row: &MarkedRow, verdict_rows: &[(Vec<OutcomeRows>, &Verdict<'_>)]) -> Vec<ReadingMap> {
    let mut maps: BTreeSet<ReadingMap> = BTreeSet::new();
    for (outcomes, verdict) in verdict_rows {
        let settled = verdict.points_of_law.iter().filter_map(|point| match *point.readings {
            [only] => Some((point.question, only)),
            _ => None,
        });
        let settled = collect_map(settled);
        let leading = outcomes.iter().zip(&verdict.outcomes).filter(|(outcome, _)| outcome.has_row(&row.phrase));
        for (_, outcome) in leading {
            for way in outcome.ways.iter() {
                let mut map = settled.clone();
                map.extend(way.iter().copied());
                maps.insert(map);
            }
            if outcome.ways.is_empty() {
                maps.insert(settled.clone());
            }
        }
    }
    maps.into_iter().take(MOST_WAYS).collect()
}

/// Returns the mark of a verdict in a row; `outcomes` has the rows of each outcome of the verdict.
fn mark(verdict: &Verdict<'_>, outcomes: &[OutcomeRows], row: &MarkedRow) -> Mark {
    let bars_topic = |outcome: &OutcomeRows| {
        let bars = |other: &OutcomeRow| other.state == RowState::Barred && other.topic == row.topic;
        row.topic.is_some() && outcome.rows.iter().any(bars)
    };
    let state = |outcome: &OutcomeRows| match outcome.rows.iter().find(|other| other.phrase == row.phrase) {
        Some(known) => known.state,
        None if bars_topic(outcome) => RowState::Barred,
        None => RowState::No,
    };
    let states: Vec<RowState> = outcomes.iter().map(state).collect();
    let possible = match verdict.status {
        Status::NotApplicable => return Mark::Absent,
        Status::Contested => Mark::Contested,
        Status::Open | Status::Settled => Mark::Maybe,
    };
    let yes_count = states.iter().filter(|state| **state == RowState::Yes).count();
    if yes_count == 0 {
        let is_barred = !states.is_empty() && states.iter().all(|state| *state == RowState::Barred);
        return if is_barred { Mark::Barred } else { Mark::No };
    }
    let is_unsure = outcomes.iter().any(|outcome| outcome.are_alternatives && outcome.rows.len() > 1);
    // A single outcome may still depend on a question that no ruling decides.
    let is_single_open = outcomes.len() == 1 && verdict.status != Status::Settled;
    if yes_count < states.len() || is_unsure || is_single_open { possible } else { Mark::Yes }
}

/// The traits that all outcomes of a feature have in common, and that rows therefore leave out.
#[derive(Default)]
struct CommonTraits {
    /// Set if all are completed, or all are unfinished, or all are fields.
    same_state: bool,
    /// Set if the same players score in all, and all of them with one sum.
    one_sum: bool,
    /// Set if the sentence on today's rules gives the state, if that is the same in all.
    is_state_known: bool,
}

impl CommonTraits {
    fn new(outcomes: &[&Outcome]) -> Self {
        let players = |o: &Outcome| o.points().keys().copied().collect::<Vec<_>>();
        Self {
            same_state: outcomes.windows(2).all(|pair| pair[0].completion() == pair[1].completion()),
            one_sum: outcomes.windows(2).all(|pair| players(pair[0]) == players(pair[1]))
                && outcomes.iter().all(|o| single_sum(o).is_some()),
            is_state_known: false,
        }
    }

    /// Returns the keyword for the state of a feature in a row; `told` if the row leaves the state out.
    fn state(&self, outcome: &Outcome) -> &'static str {
        if self.same_state && self.is_state_known { "told" } else { scoring_state(&outcome.finding) }
    }
}

fn outcome_rows(table: &Table<'_>, subject: Subject<'_>, outcome: &Outcome, common: &CommonTraits) -> OutcomeRows {
    let worths = outcome.distinct_worths();
    let (answer, is_own_wording) = describe_finding(table, subject, &outcome.finding, &worths);
    let is_joined = outcome.other_joined_features().any(|other| table.is_answered(other));
    let result = |sentence: Sentence| Some((scoring_state(&outcome.finding), sentence));
    let points = || result(with_shared_fields(table, outcome, points_phrase(outcome)));
    if !is_own_wording && common.same_state && !outcome.points().is_empty() {
        let phrase = with_shared_fields(table, outcome, points_row(outcome, common));
        let rows = vec![OutcomeRow { phrase, state: RowState::Yes, topic: None, result: points() }];
        return OutcomeRows { rows, is_uncut: false, are_alternatives: false, is_joined };
    }
    let is_uncut = answer.rows.iter().any(|row| row.is_uncut);
    let rows = answer.rows.iter().enumerate().map(|(n, row)| OutcomeRow {
        phrase: with_shared_fields(table, outcome, row.text.clone()),
        state: row.state,
        topic: row.topic.clone(),
        result: if is_own_wording {
            None
        } else if outcome.points().is_empty() {
            worths.get(n).and_then(|worth| result(say!(features::Worth { worth: *worth })))
        } else {
            points()
        },
    });
    OutcomeRows { rows: rows.collect(), is_uncut, are_alternatives: !is_own_wording, is_joined }
}

/// Returns the phrases of an outcome's rows in the table of outcomes; `all` are the possible outcomes of the subject.
pub(super) fn phrases(table: &Table<'_>, subject: Subject<'_>, outcome: &Outcome, all: &[&Outcome]) -> Vec<Sentence> {
    let rows = outcome_rows(table, subject, outcome, &CommonTraits::new(all)).rows;
    rows.into_iter().map(|row| row.phrase).collect()
}

/// Joins the phrases of several subjects, each after its label: `A: red 1; B: worth 1`.
pub(super) fn join_labelled<'s>(parts: impl IntoIterator<Item = (&'s str, &'s Sentence)>) -> Arg {
    let with_label = |(label, phrase): (&str, &Sentence)| {
        say!(features::OfLabel { label: label.to_owned(), brings: phrase.clone() })
    };
    let mut phrases = parts.into_iter().map(with_label);
    let Some(first) = phrases.next() else { return Arg::List(Vec::new()) };
    phrases.fold(first, |before, next| say!(features::NextLabel { before: before, next: next })).into()
}

/// Returns the state of a feature by an outcome, and its points or its worth; `None` for words of a mechanic's own.
pub(super) fn feature_result(
    table: &Table<'_>,
    subject: SubjectIx,
    outcome: &Outcome,
) -> Option<(&'static str, Sentence)> {
    let rows = outcome_rows(table, table.subject(subject)?, outcome, &CommonTraits::default());
    let [only] = rows.rows.as_slice() else { return None };
    only.result.clone()
}

/// Returns one phrase for the rows of several features: `joined, completed – red 6`, or the points of each. `None` if they are
/// not all in the same state.
///
/// `parts` are the rows with the labels of their features; `are_linked` is set if some outcome joins these to one feature.
pub(super) fn merged_phrase(parts: &[(String, MarkedRow)], are_linked: bool) -> Option<Sentence> {
    let (_, first) = parts.first()?;
    let (state, points) = first.result.clone()?;
    let results: Vec<&(&'static str, Sentence)> =
        parts.iter().map(|(_, row)| row.result.as_ref()).collect::<Option<_>>()?;
    if results.iter().any(|(other, _)| *other != state) {
        return None;
    }
    // Joined features score once.
    let is_same = are_linked && first.is_joined || results.iter().all(|(_, other)| *other == points);
    let results_phrase = if is_same {
        Arg::from(points)
    } else {
        join_labelled(parts.iter().zip(&results).map(|((label, _), (_, points))| (label.as_str(), points)))
    };
    let keyword = match (are_linked, first.is_joined) {
        (false, _) => "each",
        (true, true) => "together",
        (true, false) => "apart",
    };
    let are_alike = is_same && keyword == "apart" && parts.len() > 1;
    Some(say!(features::RowOfSeveral { how: keyword, state: state, each: results_phrase, alike: are_alike }))
}

/// Returns a row with the other fields that share the points, if there are any.
fn with_shared_fields(table: &Table<'_>, outcome: &Outcome, row: Sentence) -> Sentence {
    match first_tiles(table, outcome.shared_fields()) {
        Some(tiles) => say!(features::RowShared { row: row, tiles: tiles }),
        None => row,
    }
}

/// Returns the items of the sum with which all scoring players score; `None` if no player scores, or several have different
/// sums.
fn single_sum(outcome: &Outcome) -> Option<&[Item]> {
    let points = outcome.points();
    match (points.len(), outcome.shares()) {
        (0, _) => None,
        (_, shares) if shares.is_empty() => Some(outcome.items()),
        (1, shares) => shares.get(points.keys().next()?).map(Vec::as_slice),
        (_, _) => None,
    }
}

/// Returns the row of a feature whose outcomes are all in the same state: the sum, if that is the only difference, else the
/// points of each player.
fn points_row(outcome: &Outcome, common: &CommonTraits) -> Sentence {
    let items = single_sum(outcome).filter(|_| common.one_sum);
    match items.and_then(|items| Some((items, sum_sentence(items)?))) {
        Some((items, sum)) => {
            say!(features::RowSum { points: worth(items), sum: sum, state: common.state(outcome) })
        }
        None => {
            say!(features::RowPointsThen { scores: points_phrase(outcome), state: common.state(outcome) })
        }
    }
}

fn points_phrase(outcome: &Outcome) -> Sentence {
    let scores = outcome.points().iter();
    let scores = scores.map(|(player, points)| say!(features::Scores { player: *player, points: *points }));
    say!(features::RowPoints { scores: Arg::list(scores) })
}

/// Returns an outcome in a phrase without regard to others: that of its answer, or else the rows that hold.
pub(super) fn phrase(table: &Table<'_>, subject: SubjectIx, outcome: &Outcome) -> String {
    let Some(subject) = table.subject(subject) else { return String::new() };
    let (answer, _) = describe_finding(table, subject, &outcome.finding, &outcome.distinct_worths());
    let voice = table.voice();
    if let Some(phrase) = &answer.phrase {
        return voice.say(phrase);
    }
    let rows = outcome_rows(table, subject, outcome, &CommonTraits::default()).rows;
    let holding = rows.iter().filter(|row| row.state == RowState::Yes).map(|row| voice.say(&row.phrase));
    voice.join(&holding.collect::<Vec<_>>(), Join::Semicolons)
}
