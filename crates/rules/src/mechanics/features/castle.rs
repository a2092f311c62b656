//! The scoring of German castles.

use carcassonne_law::{COUNT_CASTLE, Doubles, Inquiry, LawResult, QuestionId, TILE_DOUBLE};
use carcassonne_position::FeatureKind;
use carcassonne_position::wording::say;

use crate::mechanics::base::surroundings::SpaceCount;
use crate::mechanics::{
    CompletedBySurroundings, FeatureScorer, Finding, Hearing, Item, Mechanic, Role, Score, ScoredFeature, Site, Table,
    Thing, cards, majority, worth,
};

#[derive(Debug)]
struct Castle;

pub(super) static CASTLE: Mechanic = Mechanic {
    card: cards::CASTLE,
    questions: &[QuestionId::TileDouble, QuestionId::GapCastle, QuestionId::CountCastle, QuestionId::CountDoubleRound],
    roles: &[Role::Scores(&Castle)],
};

impl FeatureScorer for Castle {
    fn can_score(&self, _: &Table<'_>, feature: &ScoredFeature) -> bool {
        feature.kind == FeatureKind::Castle
    }

    fn judge(&self, table: &Table<'_>, feature: &ScoredFeature, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        // The castle itself is a double-size tile: rules older than these tiles have no answer.
        let mut hearing = Hearing::new(law);
        let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
        hearing.push(say!(steps::OwnTile));
        let surroundings = table.surroundings(feature.place.tile, false);
        let SpaceCount { things: counted, complete } =
            surroundings.count(CompletedBySurroundings::Castle, &mut hearing, |law| law.ask(COUNT_CASTLE))?;
        let surrounding_items = counted.into_iter().map(|(thing, count)| Item { thing, count, points_each: 1 });
        let items: Vec<Item> = std::iter::once(Item { thing: Thing::OWN_TILE, count: 1, points_each: 2 })
            .chain(surrounding_items)
            .filter(|i| i.count > 0)
            .collect();
        let site = Site::Place(feature.place);
        let owners = majority::owners(table, site, worth(&items), &mut hearing)?;
        Ok(Finding {
            complete: Some(complete),
            score: Score::for_owners(items, owners),
            steps: hearing.steps,
            ..Finding::default()
        })
    }
}
