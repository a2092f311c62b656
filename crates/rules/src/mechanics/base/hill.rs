//! The tie-break by hills, which applies whenever players tie for the most meeples on a feature.
//!
//! A tied player with a follower on a square tile's hill is ahead of players without one, under every rule set (*Hills
//! & Sheep*); by law, several such players share or the most followers win. It is a question of law whether the hill of
//! a *half* helps only a follower on it, or all on its feature and so breaks no tie (`hsw`, "2 Hügel"; `2e`, "2
//! Heuvel"). If one player is on a square's hill and one on a half's, both are ahead in the first case, else the first.

use std::collections::BTreeMap;

use carcassonne_base::gathering::{collect_map, count_each};
use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_board::geometry::Shape;
use carcassonne_board::tiles::Symbol;
use carcassonne_law::{
    HILL_MOST, HILL_TIE, HillMost, HillReach, HillTie, LawResult, PLACE_HILL, REACH_HILL, SYMBOL_ALONE, SymbolsAlone,
    UnderHill,
};
use carcassonne_position::wording::{Arg, say};
use carcassonne_position::{Meeple, PlayerIx, TileIx};

use crate::mechanics::{Hearing, Table};

/// A meeple that a hill may help, and the tile with the hill: the meeple's own, or the other half of the same space.
type MeepleWithHill<'m> = (&'m Meeple, TileIx);

/// Returns those of the `tied` players who score the feature: all of them if no hill breaks the tie. The law is asked
/// only if a half's hill, or the number of followers on hills, makes a difference.
pub(crate) fn break_tie(
    table: &Table<'_>,
    meeples: &[&Meeple],
    tied: Vec<PlayerIx>,
    hearing: &mut Hearing<'_>,
) -> LawResult<Vec<PlayerIx>> {
    let board = table.board();
    let is_half = |tile: TileIx| matches!(board.placed(tile).shape, Shape::Half(_));
    let mut on_hills: Vec<(&Meeple, TileIx)> = meeples
        .iter()
        .filter(|m| tied.contains(&m.player) && m.figure.is_follower())
        .filter_map(|m| Some((*m, find_helping_hill(table, m.place.tile)?)))
        .collect();
    // Only those meeples of each player are kept that need the least law: on a square with a hill, else on a half with
    // one, else beside that. Equal ones on several tiles are all kept, since all are named.
    let law_needed = |m: &Meeple, hill: TileIx| (is_half(hill), m.place.tile != hill);
    sort_by_key(&mut on_hills, |(m, hill)| (m.player, law_needed(m, *hill), m.place.tile));
    let least_needed = collect_map(on_hills.iter().rev().map(|(m, hill)| (m.player, law_needed(m, *hill))));
    on_hills.retain(|(m, hill)| least_needed.get(&m.player) == Some(&law_needed(m, *hill)));
    on_hills.dedup_by_key(|(m, _)| (m.player, m.place.tile));
    let (halves, squares): (Vec<MeepleWithHill<'_>>, Vec<MeepleWithHill<'_>>) =
        on_hills.into_iter().partition(|(_, hill)| is_half(*hill));
    let mut squares: Vec<PlayerIx> = squares.iter().map(|(m, _)| m.player).collect();
    squares.dedup();
    let all_on_hills: Vec<PlayerIx> = least_needed.into_keys().collect();
    if all_on_hills.is_empty() {
        return Ok(tied);
    }
    if all_on_hills.len() == tied.len() && (squares.is_empty() || halves.is_empty()) {
        // Every tied player has a meeple on a hill: only the number of these can put a player ahead.
        if halves.is_empty()
            && let Some(most) = leaders_on_hills(table, meeples, &tied, hearing)?
        {
            return Ok(most);
        }
        hearing.push(say!(steps::HillHelpsNone));
        return Ok(tied);
    }
    let mut ahead = squares;
    if !halves.is_empty() {
        match ask_half_hills(&halves, hearing)? {
            HillTie::MeepleOnHill => ahead = all_on_hills,
            HillTie::MeepleOnFeatureWithHill => hearing.push(say!(steps::HillOfHalfHelpsNone)),
        }
    }
    if ahead.len() == tied.len() {
        hearing.push(say!(steps::HillHelpsNone));
    }
    if ahead.is_empty() || ahead.len() == tied.len() {
        return Ok(tied);
    }
    if halves.is_empty()
        && let Some(most) = leaders_on_hills(table, meeples, &ahead, hearing)?
    {
        return Ok(most);
    }
    hearing.push(say!(steps::HillWins { players: Arg::list(&ahead) }));
    Ok(ahead)
}

/// Returns the number of followers that each player has on tiles that show a hill; a player without one has no entry.
fn count_on_hills(table: &Table<'_>, meeples: &[&Meeple]) -> BTreeMap<PlayerIx, usize> {
    let is_on_hill = |tile: TileIx| find_helping_hill(table, tile) == Some(tile);
    let followers = meeples.iter().filter(|m| m.figure.is_follower() && is_on_hill(m.place.tile));
    count_each(followers.map(|m| m.player))
}

/// Returns the players in `ahead` with the most followers on hills; `None` if all are level or, by law, one is enough.
fn leaders_on_hills(
    table: &Table<'_>,
    meeples: &[&Meeple],
    ahead: &[PlayerIx],
    hearing: &mut Hearing<'_>,
) -> LawResult<Option<Vec<PlayerIx>>> {
    let counts = count_on_hills(table, meeples);
    let count_of = |player: &PlayerIx| counts.get(player).copied().unwrap_or_default();
    let most = ahead.iter().map(count_of).max().unwrap_or_default();
    let leaders: Vec<PlayerIx> = ahead.iter().copied().filter(|player| count_of(player) == most).collect();
    if leaders.len() == ahead.len() || hearing.ask(HILL_MOST)? == HillMost::One {
        return Ok(None);
    }
    hearing.push(say!(steps::HillWins { players: Arg::list(&leaders) }));
    Ok(Some(leaders))
}

/// Asks the law about the hills on halves: the tile beneath, the reach of the hill and, as the result, whom it helps.
fn ask_half_hills(halves: &[MeepleWithHill<'_>], hearing: &mut Hearing<'_>) -> LawResult<HillTie> {
    let hills = sorted_unique(halves.iter().map(|(_, hill)| *hill));
    for hill in hills {
        let (SymbolsAlone::MayBeDisregarded | SymbolsAlone::VineyardAndHillApply) = hearing.ask(SYMBOL_ALONE)?;
        let UnderHill::TileBeneath = hearing.ask(PLACE_HILL)?;
        hearing.push(say!(steps::HillIsPlayed { hill }));
    }
    for (meeple, hill) in halves.iter().filter(|(m, hill)| m.place.tile != *hill) {
        let HillReach::Space = hearing.ask(REACH_HILL)?;
        hearing.push(say!(steps::HillOfSpace { hill: *hill, tile: meeple.place.tile }));
    }
    hearing.ask(HILL_TIE)
}

/// Returns the tile whose hill may help a meeple on `tile`: `tile`, or the other half of its space; `None` without one.
fn find_helping_hill(table: &Table<'_>, tile: TileIx) -> Option<TileIx> {
    let board = table.board();
    let has_hill = |ix: &TileIx| board.tile(*ix).is_some_and(|t| t.symbols.contains(&Symbol::Hill));
    let placed = board.placed(tile);
    match placed.shape {
        _ if has_hill(&tile) => Some(tile),
        Shape::Half(_) => board.at(placed.at).find(has_hill),
        Shape::Square | Shape::Double(_) => None,
    }
}
