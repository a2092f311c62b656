//! The fairy's 3 points: who gets them when a feature is scored (*The Princess & the Dragon*).

use super::meeples;
use super::site::Site;
use super::sum::{Item, Thing};
use super::table::Table;
use std::collections::BTreeMap;

use crate::scenario::{Meeple, MeepleIx, Place, PlayerIx, Scenario, TileIx};
use crate::wording::{Arg, Sentence, say, things};

/// The item for a fairy beside a meeple whose feature is scored.
pub const BESIDE: Thing = Thing { key: "fairy", message: things::Fairy::MESSAGE };

/// Returns the fairy's points for a scored feature, if every follower on her tile brings them: the item of each player
/// who has some on the feature, and the followers on her tile.
pub(in crate::mechanics) fn brings_all(table: &Table<'_>, on: Site<'_>) -> (BTreeMap<PlayerIx, Item>, Vec<MeepleIx>) {
    let scenario = table.scenario;
    let Some(fairy) = scenario.figures.fairy.as_ref() else { return Default::default() };
    let there = on.meeples(table);
    let mut shares: BTreeMap<PlayerIx, Item> = BTreeMap::new();
    for meeple in there.into_iter().filter(|m| could_be_hers(m, fairy.tile, None)) {
        let item = Item { thing: BESIDE, count: 0, each: 3 };
        shares.entry(meeple.player).or_insert(item).count += 1;
    }
    (shares, meeples::which(scenario, |m| could_be_hers(m, fairy.tile, None)))
}

/// The fairy's points for a scored feature with a meeple that she may be beside.
#[derive(Debug)]
pub(in crate::mechanics) enum Reward {
    /// The player of the meeple that she is beside, with the item for it.
    To(PlayerIx, Item),
    /// An uncertain case: she may be beside another meeple, and she is beside only one.
    Unsure,
}

/// Returns the fairy's points for a scored feature, and the meeples that she is or may be beside; `None` if none of
/// these is on the feature.
pub(in crate::mechanics) fn brings(table: &Table<'_>, on: Site<'_>) -> Option<(Reward, Vec<MeepleIx>)> {
    let scenario = table.scenario;
    let fairy = scenario.figures.fairy.as_ref()?;
    let there = on.meeples(table).into_iter();
    let player = there.into_iter().find(|m| could_be_hers(m, fairy.tile, fairy.place)).map(|meeple| meeple.player)?;
    let here = |place: Place| match on {
        Site::Areas(areas) => table.land.area(table.board(), place).is_some_and(|area| areas.contains(&area)),
        Site::Place(own) => place == own,
    };
    let may_be = beside(scenario, fairy.tile, fairy.place);
    let sure = may_be.iter().map(|n| scenario.meeple(*n)).all(|m| here(m.place) && m.player == player);
    let reward = if sure { Reward::To(player, Item { thing: BESIDE, count: 1, each: 3 }) } else { Reward::Unsure };
    Some((reward, may_be))
}

/// Returns the step on the fairy's points for a scored feature: who gets them, or the meeples of which one brings them.
pub(in crate::mechanics) fn says(reward: &Reward, by: &[MeepleIx]) -> Sentence {
    let by = Arg::list(by.iter().copied());
    match reward {
        Reward::To(player, _) => say!(steps::Fairy { by: by, player: *player }),
        Reward::Unsure => say!(steps::FairyUnsure { by: by }),
    }
}

/// Returns the followers that a fairy is or may be beside: those on her tile, or those at `place` if it is known.
pub(in crate::mechanics) fn beside(scenario: &Scenario, tile: TileIx, place: Option<Place>) -> Vec<MeepleIx> {
    meeples::which(scenario, |m| could_be_hers(m, tile, place))
}

fn could_be_hers(meeple: &Meeple, tile: TileIx, place: Option<Place>) -> bool {
    meeple.figure.is_follower() && place.map_or(meeple.place.tile == tile, |place| meeple.place == place)
}
