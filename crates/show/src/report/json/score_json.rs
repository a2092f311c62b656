//! The report on a file as JSON. Each subject is written as soon as it is judged and then dropped, so that memory does not grow
//! with the number of subjects.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use carcassonne_base::sorting::sort_by_key;
use carcassonne_board::geometry::Facing;
use carcassonne_law::{QuestionId, RuleSet};
use carcassonne_position::{Beyond, FeatureKind, Figure, Place, Status};
use carcassonne_rules::hints::doubts;
use carcassonne_rules::landscape::{first_place, rank_on_tile};
use carcassonne_rules::mechanics::{Data, ScoredFeature, Subject, SubjectIx, Table};
use carcassonne_rules::verdict::{Judgement, Outcome, SubjectVerdicts, Verdict, heading, mentioned_subjects};
use serde::ser::{Error, SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};

use super::claims_json::{ClaimJson, RuleSetJson, claims_json, scenario_json};
use super::law_json::Laws;
use super::map::Map;
use super::subject_json::{
    AssumedEndJson, FeatureJson, JoinedJson, MOST_NAMED, MeepleJson, NotApplicableJson, OpenJson, OutcomeJson,
    Readings, ResultJson, SubjectJson, VerdictJson, items, other_worths, points, readings, shares,
};
use crate::report::answer::{
    Labels, Opening, Unanswered, answer_data, can_stay_unfinished, ends_taken_as_closed, is_completed, openings,
};
use crate::report::judging::{Judging, ReportRequest};

/// The number of labels, and the number of subjects up to which there is a table of outcomes.
const MOST_IN_TABLE: usize = 50;
/// The width in columns of the plain answer, whose letters the labels are.
const WIDTH: usize = 80;

/// The report on a file, whose subjects are judged while it is written. It can be written once.
pub(super) struct ScoreJson<'r>(Cell<Option<Judging<'r>>>);

/// The parts of written subjects that later keys of the report need.
#[derive(Default)]
struct Retained<'b> {
    subjects: Vec<SubjectVerdicts<'b>>,
    laws: Laws<'b>,
    groups: Groups,
}

/// The groups of joined features with too many features to name them with each.
#[derive(Default)]
struct Groups {
    all: Vec<Arc<[SubjectIx]>>,
    /// The index of each group.
    indices: BTreeMap<Arc<[SubjectIx]>, usize>,
    /// The indices by the address of the group, which are quicker to find: most features share the list of their finding.
    by_address: BTreeMap<usize, usize>,
}

impl Groups {
    /// Returns the index of a group, which is added if it is new.
    fn index_of(&mut self, group: &Arc<[SubjectIx]>) -> usize {
        let address = Arc::as_ptr(group).addr();
        if let Some(index) = self.by_address.get(&address).or_else(|| self.indices.get(group)) {
            return *index;
        }
        // The clone keeps the address from being used again.
        self.all.push(Arc::clone(group));
        let index = self.all.len() - 1;
        self.indices.insert(Arc::clone(group), index);
        self.by_address.insert(address, index);
        index
    }
}

impl<'r> ScoreJson<'r> {
    pub(super) fn new(judging: Judging<'r>) -> Self {
        Self(Cell::new(Some(judging)))
    }
}

impl Serialize for ScoreJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written_twice = || S::Error::custom("it was written before");
        let Judging { request, subjects } = self.0.take().ok_or_else(written_twice)?;
        let ReportRequest { file, table, rule_sets: sets, detail, configured } = request;
        let labels = Labels::new(table, detail.board, WIDTH, MOST_IN_TABLE);
        let has_table = labels.answered <= MOST_IN_TABLE;
        let subjects = SubjectList {
            context: JsonContext { table, sets, labels: &labels, shows_steps: detail.steps },
            mentioned: mentioned_subjects(table),
            retains_all: has_table,
            judged: RefCell::new((subjects, Retained::default())),
        };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("scenario", &scenario_json(file, table.scenario))?;
        if let Some(read_back) = &table.scenario.read_back {
            map.serialize_entry("read_as", &read_back.lines())?;
        }
        if let Some(configured) = configured {
            map.serialize_entry("configuration", configured)?;
        }
        map.serialize_entry("language", table.voice().language().code())?;
        map.serialize_entry("rule_sets", &RuleSetJson::list(sets, table.voice()))?;
        map.serialize_entry("subjects", &subjects)?;
        let (_, Retained { subjects, laws, groups }) = subjects.judged.into_inner();
        map.serialize_entry("laws", &laws.to_json(sets))?;
        if !groups.all.is_empty() {
            let ids = |group: &Arc<[SubjectIx]>| -> Vec<String> { group.iter().map(|ix| table.id(*ix)).collect() };
            map.serialize_entry("groups", &SerializeIter(groups.all.iter().map(ids)))?;
        }
        let judgement = Judgement { answered: labels.answered, ..Judgement::new(sets, subjects) };
        map.serialize_entry::<_, [ClaimJson<'_>]>("claims", &claims_json(table, &judgement))?;
        map.serialize_entry("citations", &laws.cited_rulings(table.voice()))?;
        let doubts = doubts(table, &judgement);
        if !doubts.is_empty() {
            map.serialize_entry("doubts", &doubts)?;
        }
        if let Some(unanswered) = Unanswered::from_table(table) {
            map.serialize_entry("not_answered", &unanswered)?;
        }
        if has_table {
            map.serialize_entry("table", &TableJson::new(table, &judgement.subjects, &labels, sets))?;
        }
        map.end()
    }
}

/// A list whose items are made while it is written.
struct SerializeIter<I>(I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for SerializeIter<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

/// The list of subjects.
struct SubjectList<'t, 'b, I> {
    context: JsonContext<'t>,
    /// The subjects of claims and expectations, which are always retained.
    mentioned: BTreeSet<SubjectIx>,
    retains_all: bool,
    /// The subjects that are not yet written, and the retained parts of the others.
    judged: RefCell<(I, Retained<'b>)>,
}

impl<'b, I: Iterator<Item = SubjectVerdicts<'b>>> Serialize for SubjectList<'_, 'b, I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let (judged, retained) = &mut *self.judged.borrow_mut();
        for judged in judged {
            if let Some(subject) = self.context.subject(&judged, retained) {
                list.serialize_element(&subject)?;
            }
            if self.retains_all || self.mentioned.contains(&judged.subject) {
                retained.subjects.push(judged);
            }
        }
        list.end()
    }
}

/// The context in which subjects are converted to JSON.
struct JsonContext<'t> {
    table: &'t Table<'t>,
    sets: &'t [RuleSet],
    labels: &'t Labels,
    /// Set if answers have their steps.
    shows_steps: bool,
}

impl<'t> JsonContext<'t> {
    fn subject<'b>(&self, judged: &SubjectVerdicts<'b>, retained: &mut Retained<'b>) -> Option<SubjectJson<'t>> {
        let (table, ix) = (self.table, judged.subject);
        let texts = answer_data::verdict_texts(table, judged, self.sets);
        let (kind, ask, feature) = match table.subject(ix)? {
            Subject::Feature(feature) => (Some(feature.kind), None, Some(self.feature(feature, judged))),
            Subject::Ask(posed) => (None, Some(posed.form.ask), None),
        };
        let verdicts = judged.verdicts.iter().zip(texts);
        let verdicts = verdicts.map(|(v, text)| self.verdict(kind, ix, v, text, retained)).collect();
        let called = heading(table, ix)?;
        Some(SubjectJson {
            id: table.id(ix),
            label: self.labels.label(ix),
            called: table.voice().capitalized_sentence(&called),
            kind: kind.map_or("ask", FeatureKind::word),
            ask,
            mechanic: judged.mechanic,
            feature,
            verdicts,
        })
    }

    fn feature(&self, feature: &ScoredFeature, judged: &SubjectVerdicts<'_>) -> FeatureJson<'t> {
        let table = self.table;
        let meeples = table.meeples_of(feature).into_iter().map(|m| MeepleJson {
            player: table.scenario.player(m.player),
            place: &m.written,
            figure: m.figure.word(),
            large: m.figure == Figure::Large,
        });
        let openings = if can_stay_unfinished(judged) { openings(table, feature) } else { Vec::new() };
        let assumed_ends = if is_completed(judged) { ends_taken_as_closed(table, feature) } else { Vec::new() };
        let assumed_ends = assumed_ends.into_iter().map(|(tile, end)| AssumedEndJson {
            tile: table.board().address(tile),
            side: end.free.word(),
            typed: end.typed.clone(),
        });
        FeatureJson {
            tiles: table.tile_names(feature),
            meeples: meeples.collect(),
            open: openings.iter().filter_map(|opening| open_json(table, opening)).collect(),
            taken_as_closed: assumed_ends.collect(),
        }
    }

    fn verdict<'b>(
        &self,
        kind: Option<FeatureKind>,
        ix: SubjectIx,
        v: &Verdict<'b>,
        text: String,
        retained: &mut Retained<'b>,
    ) -> VerdictJson<'t> {
        let settled = v.single_outcome().filter(|_| v.status == Status::Settled);
        let outcomes = match settled {
            Some(_) => Vec::new(),
            None => v.outcomes.iter().map(|o| self.outcome(kind, ix, o, &mut retained.groups)).collect(),
        };
        VerdictJson {
            rule_sets: v.rule_sets.iter().filter_map(|n| self.sets.get(*n)).map(RuleSet::id).collect(),
            status: v.status.word(),
            text,
            result: settled.map(|o| self.result(kind, o, &mut retained.groups)).unwrap_or_default(),
            law: retained.laws.index_of(v),
            other_worths: settled.map(other_worths).unwrap_or_default(),
            outcomes,
            not_applicable: v.not_applicable.map(|n| NotApplicableJson {
                question: n.question.map(QuestionId::word),
                since: if n.is_unread { n.since.judged_from() } else { n.since.date }.to_string(),
                because: n.since.words(self.table.voice().language()).1,
            }),
            steps: settled.map(|o| self.steps(o)).unwrap_or_default(),
        }
    }

    fn outcome(&self, kind: Option<FeatureKind>, ix: SubjectIx, o: &Outcome, groups: &mut Groups) -> OutcomeJson<'t> {
        let table = self.table;
        OutcomeJson {
            text: answer_data::outcome_text(table, ix, o),
            result: self.result(kind, o, groups),
            readings: o.ways.first().map(readings).unwrap_or_default(),
            ways: o.ways.iter().map(readings).collect(),
            other_worths: other_worths(o),
            steps: self.steps(o),
        }
    }

    /// Returns the steps of the reasoning in sentences, if answers have them.
    fn steps(&self, o: &Outcome) -> Vec<String> {
        let steps = if self.shows_steps { o.steps() } else { &[] };
        steps.iter().map(|step| self.table.voice().say(step)).collect()
    }

    fn result(&self, kind: Option<FeatureKind>, o: &Outcome, groups: &mut Groups) -> ResultJson<'t> {
        let table = self.table;
        ResultJson {
            complete: o.completion(),
            points: Some(points(table, o.points())),
            worth: Some(o.worth()),
            at_end: kind.is_some() && o.completion() != Some(true),
            items: items(o.items()),
            shares: shares(table, o),
            answer: Data::from_reply(o.reply(), table.scenario),
            answer_text: Data::clause_sentences(o.reply(), table.scenario),
            joined: self.joined(o, groups),
        }
    }

    fn joined(&self, o: &Outcome, groups: &mut Groups) -> JoinedJson {
        let others = o.joined_features().len().saturating_sub(1);
        let (board, land) = (self.table.board(), &self.table.land);
        let mut places: Vec<Place> =
            o.shared_fields().iter().filter_map(|area| first_place(board, land.members(*area))).collect();
        sort_by_key(&mut places, |place| (place.tile, rank_on_tile(board, *place)));
        let shared = places.into_iter().map(|place| board.place_text(place)).collect();
        if others <= MOST_NAMED {
            let same_as = o.other_joined_features().map(|s| self.table.id(s)).collect();
            return JoinedJson { same_as, shared, ..JoinedJson::default() };
        }
        let group = Some(groups.index_of(o.joined_features()));
        JoinedJson { same_as: Vec::new(), same_as_more: Some(others), group, shared }
    }
}

/// Converts an open side; `None` if it faces no space.
fn open_json(table: &Table<'_>, Opening { tile, side, faces }: &Opening) -> Option<OpenJson> {
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

/// A row of the table of outcomes.
#[derive(Serialize)]
struct RowJson<'s> {
    subjects: Vec<String>,
    text: String,
    marks: Map<&'s str, &'static str>,
    /// The sets of readings under which the row applies: all readings of one set are needed.
    by: Vec<Readings>,
}

impl<'s> TableJson<'s> {
    fn new(table: &Table<'_>, judged: &[SubjectVerdicts<'_>], labels: &Labels, sets: &'s [RuleSet]) -> Self {
        let rows = answer_data::table_rows(table, judged, labels, sets).into_iter().map(|row| RowJson {
            subjects: row.subjects.iter().map(|ix| table.id(*ix)).collect(),
            text: row.text,
            marks: sets.iter().map(RuleSet::id).zip(row.marks.iter().map(|m| m.data_word())).collect(),
            by: row.reasons.iter().map(readings).collect(),
        });
        Self { unstable: true, rows: rows.collect() }
    }
}
