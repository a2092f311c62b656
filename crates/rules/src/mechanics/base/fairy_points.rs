//! The fairy's 3 points: who gets them when a feature is scored (*The Princess & the Dragon*).

use std::collections::BTreeMap;

use carcassonne_position::wording::{Arg, Sentence, say, things};
use carcassonne_position::{Meeple, MeepleIx, Place, PlayerIx, Scenario, TileIx};

use crate::mechanics::{Item, Site, Table, Thing, meeples};

/// The counted thing for a fairy beside a meeple whose feature is scored.
pub const FAIRY_BONUS: Thing = Thing { key: "fairy", message: things::Fairy::MESSAGE };

/// Returns the fairy's points for a scored feature under rules by which every follower on her tile brings 3: an item
/// for each player with such a follower on the feature, and all followers on her tile. Both are empty without a fairy.
pub(crate) fn reward_every_follower(table: &Table<'_>, site: Site<'_>) -> (BTreeMap<PlayerIx, Item>, Vec<MeepleIx>) {
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

/// The fairy's points for a scored feature that has a meeple beside which she may stand.
#[derive(Debug)]
pub(crate) enum Reward {
    /// All meeples beside which the fairy may stand are on the feature and one player's: that player, and the item.
    Certain(PlayerIx, Item),
    /// The fairy stands beside one meeple only, and that may be another player's or off the feature.
    Uncertain,
}

/// Returns the fairy's points for a scored feature, and all followers beside which she stands or may stand; `None` if
/// none of these followers is on the feature, or there is no fairy.
pub(crate) fn find_reward(table: &Table<'_>, site: Site<'_>) -> Option<(Reward, Vec<MeepleIx>)> {
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

/// Returns the sentence on the fairy's points: the player who gets them, or the `meeples` of which only one may do so.
pub(crate) fn reward_step(reward: &Reward, meeples: &[MeepleIx]) -> Sentence {
    let meeple_list = Arg::list(meeples);
    match reward {
        Reward::Certain(player, _) => say!(steps::Fairy { by: meeple_list, player: *player }),
        Reward::Uncertain => say!(steps::FairyUnsure { by: meeple_list }),
    }
}

/// Returns the followers beside which a fairy on `tile` stands or may stand: at `place` or, if `None`, all on `tile`.
pub(crate) fn followers_beside(scenario: &Scenario, tile: TileIx, place: Option<Place>) -> Vec<MeepleIx> {
    meeples::select(scenario, |m| may_be_beside(m, tile, place))
}

fn may_be_beside(meeple: &Meeple, tile: TileIx, place: Option<Place>) -> bool {
    meeple.figure.is_follower() && place.map_or(meeple.place.tile == tile, |place| meeple.place == place)
}
