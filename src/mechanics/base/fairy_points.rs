//! The fairy's 3 points: who gets them when a feature is scored (*The Princess & the Dragon*).

use super::meeples;
use super::site::Site;
use super::sum::{Item, Thing};
use super::table::Table;
use std::collections::BTreeMap;

use crate::scenario::{Meeple, MeepleIx, Place, PlayerIx, Scenario, TileIx};
use crate::wording::{Arg, Sentence, say, things};

/// The item for a fairy beside a meeple whose feature is scored.
pub const FAIRY_BONUS: Thing = Thing { key: "fairy", message: things::Fairy::MESSAGE };

/// Returns the fairy's points for a scored feature, if every follower on her tile brings them: the item of each player
/// who has some on the feature, and the followers on her tile.
pub(in crate::mechanics) fn reward_for_all(
    table: &Table<'_>,
    site: Site<'_>,
) -> (BTreeMap<PlayerIx, Item>, Vec<MeepleIx>) {
    let scenario = table.scenario;
    let Some(fairy) = scenario.figures.fairy.as_ref() else { return Default::default() };
    let occupants = site.meeples(table);
    let mut shares: BTreeMap<PlayerIx, Item> = BTreeMap::new();
    for meeple in occupants.into_iter().filter(|m| may_be_beside(m, fairy.tile, None)) {
        let item = Item { thing: FAIRY_BONUS, count: 0, points_each: 3 };
        shares.entry(meeple.player).or_insert(item).count += 1;
    }
    (shares, meeples::select(scenario, |m| may_be_beside(m, fairy.tile, None)))
}

/// The fairy's points for a scored feature with a meeple that she may be beside.
#[derive(Debug)]
pub(in crate::mechanics) enum Reward {
    /// The player of the meeple that she is beside, with the item for it.
    Certain(PlayerIx, Item),
    /// An uncertain case: she may be beside another meeple, and she is beside only one.
    Uncertain,
}

/// Returns the fairy's points for a scored feature, and the meeples that she is or may be beside; `None` if none of
/// these is on the feature.
pub(in crate::mechanics) fn find_reward(table: &Table<'_>, site: Site<'_>) -> Option<(Reward, Vec<MeepleIx>)> {
    let scenario = table.scenario;
    let fairy = scenario.figures.fairy.as_ref()?;
    let occupants = site.meeples(table).into_iter();
    let player =
        occupants.into_iter().find(|m| may_be_beside(m, fairy.tile, fairy.place)).map(|meeple| meeple.player)?;
    let is_on_site = |place: Place| match site {
        Site::Areas(areas) => table.land.area(table.board(), place).is_some_and(|area| areas.contains(&area)),
        Site::Place(own_place) => place == own_place,
    };
    let candidates = followers_beside(scenario, fairy.tile, fairy.place);
    let is_sure = candidates.iter().map(|n| scenario.meeple(*n)).all(|m| is_on_site(m.place) && m.player == player);
    let reward = if is_sure {
        Reward::Certain(player, Item { thing: FAIRY_BONUS, count: 1, points_each: 3 })
    } else {
        Reward::Uncertain
    };
    Some((reward, candidates))
}

/// Returns the step on the fairy's points for a scored feature: who gets them, or the meeples of which one brings them.
pub(in crate::mechanics) fn reward_step(reward: &Reward, meeples: &[MeepleIx]) -> Sentence {
    let meeple_list = Arg::list(meeples.iter().copied());
    match reward {
        Reward::Certain(player, _) => say!(steps::Fairy { by: meeple_list, player: *player }),
        Reward::Uncertain => say!(steps::FairyUnsure { by: meeple_list }),
    }
}

/// Returns the followers that a fairy is or may be beside: those on her tile, or those at `place` if it is known.
pub(in crate::mechanics) fn followers_beside(scenario: &Scenario, tile: TileIx, place: Option<Place>) -> Vec<MeepleIx> {
    meeples::select(scenario, |m| may_be_beside(m, tile, place))
}

fn may_be_beside(meeple: &Meeple, tile: TileIx, place: Option<Place>) -> bool {
    meeple.figure.is_follower() && place.map_or(meeple.place.tile == tile, |place| meeple.place == place)
}
