//! Hills decide ties: the part of them that belongs to every majority.

use std::collections::BTreeMap;

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

/// Those of the players who tie that score the feature. The law is asked only where some of them
/// stand on a hill.
pub(in crate::mechanics) fn settle(
    table: &Table<'_>,
    meeples: &[&Meeple],
    tied: Vec<PlayerIx>,
    hearing: &mut Hearing<'_>,
) -> Result<Vec<PlayerIx>, NotApplicable> {
    let mut standing: Vec<(&Meeple, TileIx)> = meeples
        .iter()
        .filter(|m| tied.contains(&m.player) && m.figure.is_follower())
        .filter_map(|m| Some((*m, hill_of(table, m.place.tile)?)))
        .collect();
    // Of each player those for which the least law is needed: on a square with a hill, else on a half
    // with one, else beside that. Several that are alike stand for one another.
    let board = table.board();
    let needs = |m: &Meeple, hill: TileIx| {
        (m.place.tile != hill, matches!(board.placed(hill).shape, Shape::Half(_)))
    };
    standing.sort_by_key(|(m, hill)| (m.player, needs(m, *hill), m.place.tile));
    let least: BTreeMap<PlayerIx, _> =
        standing.iter().rev().map(|(m, hill)| (m.player, needs(m, *hill))).collect();
    standing.retain(|(m, hill)| least.get(&m.player) == Some(&needs(m, *hill)));
    standing.dedup_by_key(|(m, _)| (m.player, m.place.tile));
    let ahead: Vec<PlayerIx> = least.into_keys().collect();
    if ahead.is_empty() {
        return Ok(tied);
    }
    if ahead.len() == tied.len() {
        hearing.tell("All who tie stand on a hill: it helps none of them.");
        return Ok(tied);
    }
    let mut halves: Vec<TileIx> = standing.iter().map(|(_, hill)| *hill).collect();
    halves.retain(|hill| matches!(board.placed(*hill).shape, Shape::Half(_)));
    halves.sort_unstable();
    halves.dedup();
    for hill in halves {
        let hill = tile_word(table.scenario, hill);
        let (SymbolsAlone::MayBeDisregarded | SymbolsAlone::VineyardAndHillApply) =
            hearing.ask(SYMBOL_ALONE)?;
        let UnderHill::TileBeneath = hearing.ask(PLACE_HILL)?;
        hearing.push(Step::Tell(format!(
            "The hill on {hill} is played with, since the position shows it; a normal tile lies face down beneath."
        )));
    }
    for (meeple, hill) in standing.iter().filter(|(m, hill)| m.place.tile != *hill) {
        let HillReach::Space = hearing.ask(REACH_HILL)?;
        hearing.push(Step::Tell(format!(
            "The hill on {} is that of the whole space, so {} lies on it too.",
            tile_word(table.scenario, *hill),
            tile_word(table.scenario, meeple.place.tile)
        )));
    }
    let names: Vec<&str> = ahead.iter().map(|p| table.scenario.player(*p)).collect();
    let names = names.join(" and ");
    match hearing.ask(HILL_TIE)? {
        HillTie::MeepleOnHill => {
            hearing.push(Step::Tell(format!(
                "Of those who tie only {names} {} on a hill, and so {} the tie.",
                if ahead.len() == 1 { "stands" } else { "stand" },
                if ahead.len() == 1 { "wins" } else { "win" },
            )));
            Ok(ahead)
        }
        HillTie::MeepleOnFeatureWithHill => {
            hearing.tell("The feature has a hill, and everyone who ties has a meeple on the feature: it helps none of them.");
            Ok(tied)
        }
    }
}

/// The tile with the hill on which a tile lies: itself, or the other half of its space.
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

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::judged;

    #[test]
    fn a_player_on_two_hills_is_on_a_square_one_whichever_meeple_comes_first() {
        let text = |reds: &str| {
            format!(
                "board: |\n  a  b  p/.\ntiles:\n  a: {{ city: E }}\n  b: {{ city: WE, hill: true }}\n  p: {{ city: W, hill: true }}\nmeeples:\n  red: [{reds}]\n  blue: [a.city, a.city]\n"
            )
        };
        let square = judged(&text("b.city, p.city"), "a.city", "2021");
        assert!(!square.1.contains(&"place.hill"), "{square:?}");
        assert_eq!(judged(&text("p.city, b.city"), "a.city", "2021"), square);
    }
}
