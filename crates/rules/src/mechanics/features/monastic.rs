//! The features that are scored as a monastery is: monasteries, abbeys, shrines and gardens. Meeples
//! laid as abbots are judged in [`abbot`](super::abbot).

use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::{
    COUNT_ABBEY, COUNT_GARDEN, COUNT_MONASTERY, COUNT_SHRINE, Inquiry, LawResult, LikeMonastery, Question, QuestionId,
    Unit,
};
use carcassonne_position::{FeatureKind, Meeple};

use super::challenge;
use crate::mechanics::base::suppositions;
use crate::mechanics::base::surroundings::SpaceCount;
use crate::mechanics::{
    Answer, CompletedBySurroundings, CountedUnit, FeatureScorer, Finding, Hearing, Item, Mechanic, Role, Score,
    ScoredFeature, Site, Suppositions, Table, cards, counted_units, majority, worth,
};

/// Judges a feature that is scored as a monastery is: 1 point for each tile or space, its own and those around it;
/// complete if the law takes each space around as occupied. `unit` asks the law for the unit, and is called only if
/// tiles and spaces differ.
pub(super) fn judge(
    table: &Table<'_>,
    feature: &ScoredFeature,
    law: &mut Inquiry<'_, '_>,
    unit: impl FnOnce(&mut Hearing<'_>) -> LawResult<Unit>,
) -> LawResult<Finding> {
    judge_meeples(table, feature, &table.meeples_at(feature.place), law, unit)
}

/// Judges a feature as [`judge`] does, but only `meeples` of those on it take part in the majority.
pub(super) fn judge_meeples(
    table: &Table<'_>,
    feature: &ScoredFeature,
    meeples: &[&Meeple],
    law: &mut Inquiry<'_, '_>,
    unit: impl FnOnce(&mut Hearing<'_>) -> LawResult<Unit>,
) -> LawResult<Finding> {
    let mut hearing = Hearing::new(law);
    let surroundings = table.surroundings(feature.place.tile, true);
    let completed_by =
        CompletedBySurroundings::at_place(table.board(), feature.place).unwrap_or(CompletedBySurroundings::Monastery);
    let SpaceCount { things: counted, complete } = surroundings.count(completed_by, &mut hearing, unit)?;
    let items: Vec<Item> = counted.into_iter().map(|(thing, count)| Item { thing, count, points_each: 1 }).collect();
    let site = Site::Place(feature.place);
    let owners = majority::owners_among(table, site, meeples, worth(&items), &mut hearing)?;
    Ok(Finding {
        complete: Some(complete),
        score: Score::for_owners(items, owners),
        steps: hearing.steps,
        ..Finding::default()
    })
}

/// The scorer of one kind of feature that is scored as a monastery is.
#[derive(Debug)]
struct Monastic {
    /// A function that returns `true` if a feature is of the kind that this scorer judges.
    judges: fn(&Table<'_>, &ScoredFeature) -> bool,
    /// A function that asks the law for the unit, tiles or spaces, in which features of the kind are counted.
    unit: fn(&mut Hearing<'_>) -> LawResult<Unit>,
}

impl FeatureScorer for Monastic {
    fn can_score(&self, table: &Table<'_>, feature: &ScoredFeature) -> bool {
        (self.judges)(table, feature)
    }

    fn judge(&self, table: &Table<'_>, feature: &ScoredFeature, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        judge(table, feature, law, self.unit)
    }

    fn answer(&self, _: &Table<'_>, _: &ScoredFeature, finding: &Finding) -> Option<Answer> {
        challenge::lost_answer(finding)
    }

    fn counted_units(&self, table: &Table<'_>, feature: &ScoredFeature, finding: &Finding) -> Vec<CountedUnit> {
        counted_units::surrounding_units(table, feature.place.tile, finding)
    }

    fn points_by_supposition(
        &self,
        table: &Table<'_>,
        feature: &ScoredFeature,
        _: &Finding,
        items: &[Item],
    ) -> Suppositions {
        suppositions::surrounding_suppositions(table, feature.place.tile, items)
    }
}

pub(super) static MONASTERY: Mechanic = Mechanic {
    card: cards::MONASTERY,
    questions: &[
        QuestionId::GapMonastery,
        QuestionId::CountDoubleRound,
        QuestionId::TileDouble,
        QuestionId::CountMonastery,
    ],
    roles: &[Role::Scores(&Monastic {
        judges: |table, feature| {
            let kind = table.monastery_kind(feature);
            kind.is_some_and(|k| k == MonasteryKind::Plain || k.takes_abbots()) && !table.has_laid_abbot(feature)
        },
        unit: |law| law.ask(COUNT_MONASTERY),
    })],
};

pub(super) static ABBEY: Mechanic = Mechanic {
    card: cards::ABBEY,
    questions: &[
        QuestionId::GapAbbey,
        QuestionId::CountDoubleAbbey,
        QuestionId::TileDouble,
        QuestionId::CountAbbey,
        QuestionId::CountMonastery,
    ],
    roles: &[Role::Scores(&Monastic {
        judges: |table, subject| table.monastery_kind(subject) == Some(MonasteryKind::Abbey),
        unit: |law| ask_unit(law, COUNT_ABBEY),
    })],
};

/// Asks the law for the unit in which an abbey, shrine or garden counts, which may be that of a monastery.
fn ask_unit(law: &mut Hearing<'_>, question: Question<LikeMonastery>) -> LawResult<Unit> {
    match law.ask(question)? {
        LikeMonastery::AsMonastery => law.ask(COUNT_MONASTERY),
        LikeMonastery::PerTile => Ok(Unit::PerTile),
        LikeMonastery::PerSpace => Ok(Unit::PerSpace),
    }
}

pub(super) static SHRINE: Mechanic = Mechanic {
    card: cards::SHRINE,
    questions: &[
        QuestionId::GapShrine,
        QuestionId::CountDoubleAbbey,
        QuestionId::TileDouble,
        QuestionId::CountShrine,
        QuestionId::CountMonastery,
    ],
    roles: &[Role::Scores(&Monastic {
        judges: |table, subject| table.monastery_kind(subject) == Some(MonasteryKind::Shrine),
        unit: |law| ask_unit(law, COUNT_SHRINE),
    })],
};

pub(super) static GARDEN: Mechanic = Mechanic {
    card: cards::GARDEN,
    questions: &[
        QuestionId::GapGarden,
        QuestionId::CountDoubleAbbey,
        QuestionId::TileDouble,
        QuestionId::CountGarden,
        QuestionId::CountMonastery,
    ],
    roles: &[Role::Scores(&Monastic {
        judges: |_, subject| subject.kind == FeatureKind::Garden,
        unit: |law| ask_unit(law, COUNT_GARDEN),
    })],
};
