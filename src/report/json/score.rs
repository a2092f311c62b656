//! The report on a file: each subject is written as soon as it is judged, and then forgotten, so that what is
//! kept does not grow with the number of subjects.

use crate::sorting::sort_by_key;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::ser::{Error, SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};

use super::law::Laws;
use super::map::Map;
use super::settled::{ClaimJson, RuleSetJson, claims};
use super::stamp::Stamp;
use super::verdict::{
    ComesToJson, FeatureJson, GuessedEndJson, MOST_SAME, MeepleJson, NotApplicableJson, OpenJson, OutcomeJson,
    SameJson, SubjectJson, VerdictJson, is_at_end, items, other_worths, points, readings, shares, steps,
};
use crate::geometry::Facing;
use crate::hints::doubts;
use crate::landscape::{first_place, rank_on_tile};
use crate::mechanics::{Data, ScoredFeature, Subject, SubjectIx, Table};
use crate::report::answer::{
    Labels, Opening, Unanswered, data, ends_taken_as_closed, is_completed, is_unfinished, openings,
};
use crate::report::judging::{Judging, Wanted};
use crate::rulebook::{QuestionId, ReadingIx, RuleSet, question_data};
use crate::scenario::{Beyond, FeatureKind, Figure, Place, Status};
use crate::verdict::{Judgement, Outcome, SubjectVerdicts, Verdict, heading, mentioned_subjects};

/// Up to how many subjects the table of outcomes is made, and how many of them have a label.
const MOST_IN_TABLE: usize = 50;
/// The columns of the answer whose letters the labels are.
const WIDTH: usize = 80;

/// The report on a file, whose subjects are judged while it is written. It can be written once.
pub(super) struct Whole<'r>(Cell<Option<Judging<'r>>>);

/// What is kept while subjects come and go.
#[derive(Default)]
struct Kept<'b> {
    /// The subjects that are needed again.
    subjects: Vec<SubjectVerdicts<'b>>,
    laws: Laws<'b>,
    groups: Groups,
}

/// Features that are one, where there are too many to name all of them with each.
#[derive(Default)]
struct Groups {
    all: Vec<Arc<[SubjectIx]>>,
    known: BTreeMap<Arc<[SubjectIx]>, usize>,
    /// The same by where they lie in memory, which is quicker: most have their group from the same finding.
    by_address: BTreeMap<usize, usize>,
}

impl Groups {
    fn place(&mut self, group: &Arc<[SubjectIx]>) -> usize {
        let address = Arc::as_ptr(group).addr();
        if let Some(place) = self.by_address.get(&address) {
            return *place;
        }
        if let Some(place) = self.known.get(group) {
            return *place;
        }
        // Kept, so that nothing else comes to lie at its address.
        self.all.push(Arc::clone(group));
        let place = self.all.len() - 1;
        self.known.insert(Arc::clone(group), place);
        self.by_address.insert(address, place);
        place
    }
}

impl<'r> Whole<'r> {
    /// The report on a file.
    pub(super) fn new(judging: Judging<'r>) -> Self {
        Self(Cell::new(Some(judging)))
    }
}

impl Serialize for Whole<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let before = || S::Error::custom("it was written before");
        let Judging { wanted, subjects } = self.0.take().ok_or_else(before)?;
        let Wanted { file, table, rule_sets: sets, detail, configured } = wanted;
        let labels = Labels::of(table, detail.board, WIDTH, MOST_IN_TABLE);
        let has_table = labels.answered <= MOST_IN_TABLE;
        let told = Subjects {
            teller: Teller { table, sets, labels: &labels, steps: detail.steps },
            spoken: mentioned_subjects(table),
            all_kept: has_table,
            judged: RefCell::new((subjects, Kept::default())),
        };
        let mut map = to.serialize_map(None)?;
        Stamp::HERE.each(|key, value| map.serialize_entry(key, value))?;
        map.serialize_entry("scenario", &ScenarioJson::of(file, table))?;
        if let Some(read) = &table.scenario.read_back {
            map.serialize_entry("read_as", &read.lines())?;
        }
        if let Some(by) = configured {
            map.serialize_entry("configuration", by)?;
        }
        map.serialize_entry("rule_sets", &RuleSetJson::all(sets, table.voice()))?;
        map.serialize_entry("subjects", &told)?;
        let (_, Kept { subjects, laws, groups }) = told.judged.into_inner();
        map.serialize_entry("laws", &laws.kinds(sets))?;
        if !groups.all.is_empty() {
            let ids = |group: &Arc<[SubjectIx]>| -> Vec<String> { group.iter().map(|ix| table.id(*ix)).collect() };
            map.serialize_entry("groups", &Lazily(groups.all.iter().map(ids)))?;
        }
        let judgement = Judgement { answered: labels.answered, ..Judgement::new(sets, subjects) };
        map.serialize_entry::<_, [ClaimJson<'_>]>("claims", &claims(table, &judgement))?;
        map.serialize_entry("citations", &laws.cited())?;
        let doubts = doubts(table, &judgement);
        if !doubts.is_empty() {
            map.serialize_entry("doubts", &doubts)?;
        }
        if let Some(unanswered) = Unanswered::of(table) {
            map.serialize_entry("not_answered", &unanswered)?;
        }
        if has_table {
            map.serialize_entry("table", &TableJson::of(table, &judgement.subjects, &labels, sets))?;
        }
        map.end()
    }
}

/// A list that is made while it is written.
struct Lazily<I>(I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for Lazily<I> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.clone())
    }
}

/// The scenario.
#[derive(Serialize)]
struct ScenarioJson<'s> {
    file: &'s str,
    question: Option<&'s str>,
    source: Option<&'s str>,
    players: &'s [String],
}

impl<'s> ScenarioJson<'s> {
    fn of(file: &'s str, table: &Table<'s>) -> Self {
        let scenario = table.scenario;
        Self {
            file,
            question: scenario.question.as_deref(),
            source: scenario.source.as_deref(),
            players: &scenario.players,
        }
    }
}

/// The subjects, one after the other.
struct Subjects<'t, 'b, I> {
    teller: Teller<'t>,
    /// What claims and expectations speak of.
    spoken: BTreeSet<SubjectIx>,
    /// Whether all subjects are needed again, or only those spoken of.
    all_kept: bool,
    /// Those that are still to come, and what is kept of the others.
    judged: RefCell<(I, Kept<'b>)>,
}

impl<'b, I: Iterator<Item = SubjectVerdicts<'b>>> Serialize for Subjects<'_, 'b, I> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(None)?;
        let (judged, kept) = &mut *self.judged.borrow_mut();
        for judged in judged {
            if let Some(subject) = self.teller.subject(&judged, kept) {
                list.serialize_element(&subject)?;
            }
            if self.all_kept || self.spoken.contains(&judged.subject) {
                kept.subjects.push(judged);
            }
        }
        list.end()
    }
}

/// What is needed to tell of a subject.
struct Teller<'t> {
    table: &'t Table<'t>,
    sets: &'t [RuleSet],
    labels: &'t Labels,
    /// Whether the steps of each answer are told.
    steps: bool,
}

impl<'t> Teller<'t> {
    fn subject<'b>(&self, judged: &SubjectVerdicts<'b>, kept: &mut Kept<'b>) -> Option<SubjectJson<'t>> {
        let (table, ix) = (self.table, judged.subject);
        let texts = data::sentences(table, judged, self.sets);
        let (kind, ask, feature) = match table.subject(ix)? {
            Subject::Feature(of) => (Some(of.kind), None, Some(self.feature(of, judged))),
            Subject::Ask(posed) => (None, Some(posed.form.ask), None),
        };
        let verdicts = judged.verdicts.iter().zip(texts);
        let verdicts = verdicts.map(|(v, text)| self.verdict(kind, ix, v, text, kept)).collect();
        let called = heading(table, ix)?;
        Some(SubjectJson {
            id: table.id(ix),
            label: self.labels.on(ix),
            called: table.voice().capitalized_sentence(&called),
            kind: kind.map_or("ask", FeatureKind::word),
            ask,
            mechanic: judged.mechanic,
            feature,
            verdicts,
        })
    }

    fn feature(&self, of: &ScoredFeature, judged: &SubjectVerdicts<'_>) -> FeatureJson<'t> {
        let table = self.table;
        let meeples = table.meeples_of(of).into_iter().map(|m| MeepleJson {
            player: table.scenario.player(m.player),
            place: &m.written,
            figure: m.figure.word(),
            large: m.figure == Figure::Large,
        });
        let open = if is_unfinished(judged) { openings(table, of) } else { Vec::new() };
        let guessed = if is_completed(judged) { ends_taken_as_closed(table, of) } else { Vec::new() };
        let guessed = guessed.into_iter().map(|(tile, end)| GuessedEndJson {
            tile: table.board().address(tile),
            side: end.free.word(),
            typed: end.typed.clone(),
        });
        FeatureJson {
            tiles: table.tile_names(of),
            meeples: meeples.collect(),
            open: open.iter().filter_map(|one| opened(table, one)).collect(),
            taken_as_closed: guessed.collect(),
        }
    }

    fn verdict<'b>(
        &self,
        kind: Option<FeatureKind>,
        ix: SubjectIx,
        v: &Verdict<'b>,
        text: String,
        kept: &mut Kept<'b>,
    ) -> VerdictJson<'t> {
        let table = self.table;
        let only = v.single_outcome().filter(|_| v.status == Status::Settled);
        let outcomes = match only {
            Some(_) => Vec::new(),
            None => v.outcomes.iter().map(|o| self.outcome(kind, ix, o, &mut kept.groups)).collect(),
        };
        let steps = only.filter(|_| self.steps).map(|o| steps(table, o));
        VerdictJson {
            rule_sets: v.rule_sets.iter().filter_map(|n| self.sets.get(*n)).map(RuleSet::id).collect(),
            status: v.status.word(),
            text,
            comes_to: only.map(|o| self.comes_to(kind, o, &mut kept.groups)).unwrap_or_default(),
            law: kept.laws.place(v),
            other_worths: only.map(other_worths).unwrap_or_default(),
            outcomes,
            not_applicable: v.not_applicable.map(|n| NotApplicableJson {
                question: n.question.map(QuestionId::word),
                since: if n.is_unread { n.since.judged_from() } else { n.since.date }.to_string(),
                because: n.since.because,
            }),
            steps: steps.unwrap_or_default(),
        }
    }

    fn outcome(&self, kind: Option<FeatureKind>, ix: SubjectIx, o: &Outcome, groups: &mut Groups) -> OutcomeJson<'t> {
        let table = self.table;
        OutcomeJson {
            text: data::outcome(table, ix, o),
            comes_to: self.comes_to(kind, o, groups),
            readings: o.ways.first().map(readings).unwrap_or_default(),
            ways: o.ways.iter().map(readings).collect(),
            other_worths: other_worths(o),
            steps: if self.steps { steps(table, o) } else { Vec::new() },
        }
    }

    fn comes_to(&self, kind: Option<FeatureKind>, o: &Outcome, groups: &mut Groups) -> ComesToJson<'t> {
        let table = self.table;
        ComesToJson {
            complete: o.completion(),
            points: Some(points(table, o.points())),
            worth: Some(o.worth()),
            at_end: is_at_end(kind, o),
            items: items(o.items()),
            shares: shares(table, o),
            answer: Data::from_reply(o.reply(), table.scenario),
            answer_text: Data::clause_sentences(o.reply(), table.scenario),
            same: self.same(o, groups),
        }
    }

    fn same(&self, o: &Outcome, groups: &mut Groups) -> SameJson {
        let others = o.joined_features().len().saturating_sub(1);
        let (board, land) = (self.table.board(), &self.table.land);
        let mut first: Vec<Place> =
            o.shared_fields().iter().filter_map(|area| first_place(board, land.members(*area))).collect();
        sort_by_key(&mut first, |place| (place.tile, rank_on_tile(board, *place)));
        let shared = first.into_iter().map(|place| board.place_text(place)).collect();
        if others <= MOST_SAME {
            let same_as = o.other_joined_features().map(|s| self.table.id(s)).collect();
            return SameJson { same_as, shared, ..SameJson::default() };
        }
        let group = Some(groups.place(o.joined_features()));
        SameJson { same_as: Vec::new(), same_as_more: others, group, shared }
    }
}

/// An open side as data: which, what it faces, and the space in which that lies.
fn opened(table: &Table<'_>, Opening { tile, side, faces }: &Opening) -> Option<OpenJson> {
    let board = table.board();
    let placed = board.placed(*tile);
    let at = match placed.shape.facing(*side, placed.at)? {
        Facing::Across(space, _) | Facing::OtherHalf(space, _) => space,
    };
    Some(OpenJson {
        tile: board.address(*tile),
        side: side.word(),
        faces: match faces {
            Beyond::Nothing => "empty",
            Beyond::Gap(_) => "gap",
            Beyond::Tile(..) => "tile",
        },
        at: [at.column, at.row],
    })
}

/// The table of outcomes.
#[derive(Serialize)]
struct TableJson<'s> {
    unstable: bool,
    rows: Vec<RowJson<'s>>,
}

/// A row of it.
#[derive(Serialize)]
struct RowJson<'s> {
    subjects: Vec<String>,
    text: String,
    marks: Map<&'s str, &'static str>,
    /// The readings by which it is so: each entry is enough by itself, what stands in it is needed together.
    by: Vec<Map<&'static str, &'static str>>,
}

/// A question and a reading of it, in words.
fn held((question, reading): (QuestionId, ReadingIx)) -> (&'static str, &'static str) {
    let data = question_data(question);
    (data.id, data.reading(reading))
}

impl<'s> TableJson<'s> {
    fn of(table: &Table<'_>, judged: &[SubjectVerdicts<'_>], labels: &Labels, sets: &'s [RuleSet]) -> Self {
        let rows = data::outcomes(table, judged, labels, sets).into_iter().map(|row| RowJson {
            subjects: row.subjects.iter().map(|ix| table.id(*ix)).collect(),
            text: row.text,
            marks: sets.iter().map(RuleSet::id).zip(row.marks.iter().map(|m| m.in_data())).collect(),
            by: row.by.iter().map(|together| together.iter().copied().map(held).collect()).collect(),
        });
        Self { unstable: true, rows: rows.collect() }
    }
}
