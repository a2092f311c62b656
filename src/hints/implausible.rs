//! What can hardly lie or stand on one board: more copies of a printed tile than a game has, more figures of a
//! player than anybody has, helpers whom nobody could have placed there, and what mechanics doubt of their own.
//!
//! None of this is an error, since a table may mix two games or play by a rule of its own; but mostly a tile was
//! misread or a name mistyped. So it is told beside the answer, and the answer stands.

use std::collections::{BTreeMap, BTreeSet};

use crate::geometry::{Shape, Side};
use crate::landscape::Gaps;
use crate::mechanics::{MECHANICS, Table};
use crate::rulebook::RuleSet;
use crate::scenario::{Feature, Figure, Meeple, PlayerIx, TileIx};
use crate::tiles::{MonasteryKind, entry};
use crate::wording::{Arg, Sentence, say};

/// How many ordinary meeples a player has for the board; the eighth stands on the score track.
const MEEPLES: usize = 7;

/// How many copies of a printed tile are named.
const MOST_NAMED: usize = 4;

/// Everything implausible about the pieces of a case under the rule sets that are shown, a sentence each.
pub(super) fn implausible(table: &Table<'_>, shown: &[RuleSet]) -> Vec<Sentence> {
    let mut told = tiles(table);
    told.extend(figures(table));
    told.extend(helpers_alone(table));
    told.extend(long_sides_apart(table));
    told.extend(MECHANICS.iter().flat_map(|mechanic| mechanic.warnings(table, shown)));
    told
}

/// Printed tiles of which more lie on the board, or would with one that a question lays, than a game has.
fn tiles(table: &Table<'_>) -> Vec<Sentence> {
    let (board, scenario) = (table.board(), table.scenario);
    let mut lie: BTreeMap<&'static str, Vec<TileIx>> = BTreeMap::new();
    for tile in board.all() {
        if let Some(printed) = board.printed(tile) {
            lie.entry(printed.id).or_default().push(tile);
        }
    }
    // Each question lays its tile on the board as it is, so two questions lay none of it twice.
    let to_lay: BTreeSet<&'static str> =
        scenario.asks.iter().filter_map(|ask| scenario.printed_to_lay(ask)).map(|printed| printed.id).collect();
    let ids: BTreeSet<&'static str> = lie.keys().copied().chain(to_lay.iter().copied()).collect();
    let too_many = |id: &'static str| {
        let has = entry(id)?.count;
        let on_board = lie.get(id).map_or(&[][..], Vec::as_slice);
        let lying = u32::try_from(on_board.len()).unwrap_or(u32::MAX);
        let count = lying + u32::from(to_lay.contains(id));
        (count > has).then(|| {
            // What lies there may be too many without it.
            let with = count > lying && lying <= has;
            let count = if with { count } else { lying };
            let named = if on_board.len() <= MOST_NAMED { on_board } else { &[] };
            let tiles = Arg::list(named.iter().copied());
            say!(verdict::TooManyTiles { id: id.to_owned(), tiles: tiles, count: count, has: has, with: with })
        })
    };
    ids.into_iter().filter_map(too_many).collect()
}

/// Figures of which a player has more on the board than anybody has.
fn figures(table: &Table<'_>) -> Vec<Sentence> {
    let scenario = table.scenario;
    let mut stand: BTreeMap<(PlayerIx, &'static str), usize> = BTreeMap::new();
    for meeple in &scenario.meeples {
        let word = match meeple.figure {
            // An acrobat is one of the player's meeples, and so is whoever is laid down as an abbot.
            Figure::Meeple | Figure::Acrobat => Figure::Meeple.word(),
            Figure::Abbot if is_laid_down(table, meeple) => Figure::Meeple.word(),
            Figure::Large
            | Figure::Abbot
            | Figure::Mayor
            | Figure::Wagon
            | Figure::Builder
            | Figure::Pig
            | Figure::Shepherd
            | Figure::Ringmaster
            | Figure::Phantom => meeple.figure.word(),
        };
        *stand.entry((meeple.player, word)).or_default() += 1;
    }
    for barn in &scenario.barns {
        *stand.entry((barn.player, "barn")).or_default() += 1;
    }
    let too_many = |((player, figure), count): ((PlayerIx, &'static str), usize)| {
        if figure == Figure::Meeple.word() {
            return (count > MEEPLES).then(|| say!(verdict::TooManyMeeples { player: player, count: count }));
        }
        (count > 1).then(|| say!(verdict::TooManyFigures { player: player, figure: figure, count: count }))
    };
    stand.into_iter().filter_map(too_many).collect()
}

/// Whether an abbot is a meeple that was laid down on a monastery of another country.
fn is_laid_down(table: &Table<'_>, meeple: &Meeple) -> bool {
    let tile = table.board().tile(meeple.place.tile);
    matches!(meeple.place.feature, Feature::Monastery)
        && tile.and_then(|tile| tile.monastery).is_some_and(MonasteryKind::takes_abbots)
}

/// Builders and pigs on a feature where their player has nobody else: they are placed beside a meeple of the
/// same player, and go home with the last.
fn helpers_alone(table: &Table<'_>) -> Vec<Sentence> {
    let (board, land, scenario) = (table.board(), table.land, table.scenario);
    // Whatever a gap does, nobody stands there.
    let whole = |meeple: &Meeple| {
        let area = land.area(board, meeple.place)?;
        Some((meeple.player, land.representative(board, area, Gaps::Joined)))
    };
    let followers = scenario.meeples.iter().filter(|meeple| meeple.figure.is_follower());
    let beside: BTreeSet<_> = followers.filter_map(whole).collect();
    let mut told = Vec::new();
    for (ix, helper) in scenario.each_meeple() {
        if !matches!(helper.figure, Figure::Builder | Figure::Pig) {
            continue;
        }
        if whole(helper).is_some_and(|there| !beside.contains(&there)) {
            told.push(say!(verdict::HelperAlone {
                helper: Arg::Meeple(ix),
                player: helper.player,
                kind: helper.place.feature.kind(),
            }));
        }
    }
    told
}

/// Half tiles, not printed, on which the long side shows a city of its own beside another: `city: [W, L]` for `WL`.
fn long_sides_apart(table: &Table<'_>) -> Vec<Sentence> {
    let board = table.board();
    let halves = board
        .all()
        .filter(|tile| matches!(board.placed(*tile).shape, Shape::Half(_)) && board.printed(*tile).is_none());
    let told = halves.filter_map(|ix| {
        let cities = &board.tile(ix)?.cities;
        cities.iter().find(|city| city.sides.iter().eq([Side::L]))?;
        cities.iter().find(|city| !city.sides.contains(Side::L))?;
        Some(say!(verdict::LongSideApart { tile: ix }))
    });
    told.take(MOST_HALVES).collect()
}

/// How many such half tiles are told.
const MOST_HALVES: usize = 20;

#[cfg(test)]
crate::case_runner::cases!("implausible.cases.yaml");
