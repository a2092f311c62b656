//! The points that vineyards add to a monastery, abbey, shrine, church or garden.

use carcassonne_board::geometry::Shape;
use carcassonne_board::tiles::Symbol;
use carcassonne_law::{
    Inquiry, LawResult, QuestionId, SYMBOL_ALONE, SYMBOL_VINEYARD, SymbolsAlone, VINEYARD_WHERE, VineyardWhere,
    VineyardWorth,
};
use carcassonne_position::wording::{say, vineyard};
use carcassonne_position::{FeatureKind, TileIx};

use crate::mechanics::{Finding, Item, Mechanic, Role, ScoredFeature, Table, Thing, cards, tiles_around, to_u32};

/// A vineyard around a monastery.
const VINEYARD_THING: Thing = Thing { key: "vineyard", message: vineyard::ThingVineyard::MESSAGE };

pub(super) static VINEYARD: Mechanic = Mechanic {
    card: cards::VINEYARD,
    questions: &[QuestionId::SymbolVineyard, QuestionId::SymbolAlone, QuestionId::VineyardWhere],
    roles: &[Role::Adds(contribute)],
};

/// Adds the points of vineyards to a monastery or garden.
fn contribute(
    table: &Table<'_>,
    feature: &ScoredFeature,
    finding: &mut Finding,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<()> {
    let is_garden = feature.kind == FeatureKind::Garden;
    let can_take = is_garden || table.monastery_kind(feature).is_some();
    if !table.printed_features().vineyard || !can_take || finding.is_challenge_lost() {
        return Ok(());
    }
    let board = table.board();
    let mut vineyards = tiles_around(table.board(), feature.place.tile, false);
    vineyards.retain(|ix| board.tile(*ix).is_some_and(|tile| tile.symbols.contains(&Symbol::Vineyard)));
    let count = to_u32(vineyards.len());
    if count == 0 {
        return Ok(());
    }
    if is_garden && law.ask(VINEYARD_WHERE)? == VineyardWhere::None {
        return Ok(());
    }
    // The law is asked for an unfinished monastery too: the ruling that only a completed one gets
    // points for vineyards is cited as the reason for none.
    let VineyardWorth::ThreeEach = law.ask(SYMBOL_VINEYARD)?;
    if finding.complete != Some(true) {
        finding.steps.push(say!(vineyard::Unfinished { count }));
        return Ok(());
    }
    let is_half = |ix: &TileIx| matches!(board.placed(*ix).shape, Shape::Half(_));
    if vineyards.iter().any(is_half) {
        let (SymbolsAlone::MayBeDisregarded | SymbolsAlone::VineyardAndHillApply) = law.ask(SYMBOL_ALONE)?;
        finding.steps.push(say!(vineyard::OnAHalf));
    }
    if !finding.score.allows_additions() {
        finding.steps.push(say!(vineyard::Abbot { count }));
        return Ok(());
    }
    finding.steps.push(say!(vineyard::Brings { count }));
    finding.score.add_for_owners(Item { thing: VINEYARD_THING, count, points_each: 3 });
    Ok(())
}
