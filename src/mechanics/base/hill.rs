//! How hills break ties, which is part of every majority.
//!
//! A meeple on a square tile's hill is ahead of those who tie with it, under every rule set; several
//! there share (*Hills & Sheep*). Whether a meeple has to stand on the hill of a *half* is a question of
//! law (`hsw`, "2 Hügel"; `2e`, "2 Heuvel"). Where one who ties stands on a square's hill and another on
//! a half's, both are ahead if a meeple on the half's hill is, and else the first alone.

use crate::geometry::Shape;
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::reply::tile_word;
use crate::mechanics::base::step::Step;
use crate::mechanics::base::table::Table;
use crate::rulebook::{
    HILL_TIE, HillReach, HillTie, NotApplicable, PLACE_HILL, REACH_HILL, SYMBOL_ALONE,
    SymbolsAlone, UnderHill,
};
use crate::scenario::{Meeple, PlayerIx, TileIx};
use crate::tiles::Symbol;

/// A meeple and the hill on which it stands.
type OnHill<'m> = (&'m Meeple, TileIx);

/// Those of the players who tie that score the feature. Whoever stands on a square tile's hill is
/// ahead, whatever the law; it is asked only where that of a half makes a difference.
pub(in crate::mechanics) fn settle(
    table: &Table<'_>,
    meeples: &[&Meeple],
    tied: Vec<PlayerIx>,
    hearing: &mut Hearing<'_>,
) -> Result<Vec<PlayerIx>, NotApplicable> {
    let board = table.board();
    let is_half = |tile: TileIx| matches!(board.placed(tile).shape, Shape::Half(_));
    let mut standing: Vec<(&Meeple, TileIx)> = meeples
        .iter()
        .filter(|m| tied.contains(&m.player) && m.figure.is_follower())
        .filter_map(|m| Some((*m, hill_of(table, m.place.tile)?)))
        .collect();
    // One meeple for each player: one on a square if there is one, then one on the half with the hill.
    standing.sort_by_key(|(m, hill)| (m.player, is_half(*hill), m.place.tile != *hill));
    standing.dedup_by_key(|(m, _)| m.player);
    let all: Vec<PlayerIx> = standing.iter().map(|(m, _)| m.player).collect();
    let (halves, squares): (Vec<OnHill<'_>>, Vec<OnHill<'_>>) =
        standing.into_iter().partition(|(_, hill)| is_half(*hill));
    let squares: Vec<PlayerIx> = squares.iter().map(|(m, _)| m.player).collect();
    if all.is_empty() {
        return Ok(tied);
    }
    if all.len() == tied.len() && (squares.is_empty() || halves.is_empty()) {
        hearing.tell("All who tie stand on a hill: it helps none of them.");
        return Ok(tied);
    }
    let mut ahead = squares;
    if !halves.is_empty() {
        match of_half(table, &halves, hearing)? {
            HillTie::MeepleOnHill => ahead = all,
            HillTie::MeepleOnFeatureWithHill => hearing.tell(
                "The feature has the hill of a half, and everyone who ties has a meeple on the feature: it helps none of them.",
            ),
        }
    }
    if ahead.len() == tied.len() {
        hearing.tell("All who tie stand on a hill: it helps none of them.");
    }
    if ahead.is_empty() || ahead.len() == tied.len() {
        return Ok(tied);
    }
    let names: Vec<&str> = ahead.iter().map(|p| table.scenario.player(*p)).collect();
    hearing.push(Step::Tell(format!(
        "Of those who tie {} {} on a hill that helps, and so {} the tie.",
        names.join(" and "),
        if ahead.len() == 1 { "alone stands" } else { "alone stand" },
        if ahead.len() == 1 { "wins" } else { "win" },
    )));
    Ok(ahead)
}

/// What the law says about the hill on a half: what it is laid on, how far it reaches, whom it helps.
fn of_half(
    table: &Table<'_>,
    halves: &[(&Meeple, TileIx)],
    hearing: &mut Hearing<'_>,
) -> Result<HillTie, NotApplicable> {
    if let Some((_, hill)) = halves.first() {
        let hill = tile_word(table.scenario, *hill);
        let (SymbolsAlone::MayBeDisregarded | SymbolsAlone::VineyardAndHillApply) =
            hearing.ask(SYMBOL_ALONE)?;
        let UnderHill::TileBeneath = hearing.ask(PLACE_HILL)?;
        hearing.push(Step::Tell(format!(
            "The hill on {hill} is played with, since the position shows it; a normal tile lies face down beneath."
        )));
    }
    if let Some((meeple, hill)) = halves.iter().find(|(m, hill)| m.place.tile != *hill) {
        let HillReach::Space = hearing.ask(REACH_HILL)?;
        hearing.push(Step::Tell(format!(
            "The hill on {} is that of the whole space, so {} lies on it too.",
            tile_word(table.scenario, *hill),
            tile_word(table.scenario, meeple.place.tile)
        )));
    }
    hearing.ask(HILL_TIE)
}

/// The tile whose hill a tile lies on: itself, or the other half of its space.
fn hill_of(table: &Table<'_>, tile: TileIx) -> Option<TileIx> {
    let board = table.board();
    let hill = |ix: &TileIx| board.tile(*ix).is_some_and(|t| t.symbols.contains(&Symbol::Hill));
    let placed = board.placed(tile);
    match placed.shape {
        _ if hill(&tile) => Some(tile),
        Shape::Half(_) => board.at(placed.at).find(hill),
        Shape::Square | Shape::Double(_) => None,
    }
}
