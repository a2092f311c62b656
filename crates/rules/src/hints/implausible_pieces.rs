//! Pieces that can hardly be on one board: more copies of a printed tile than a game has, more figures of a player than
//! anybody has, builders and pigs that nobody could have placed, and the warnings of mechanics on their own pieces.
//!
//! They are no errors, since a group may mix two games or play by its own rules. Usually, though, a tile was misread or a
//! name mistyped; so a sentence beside the answer says it, and the answer stands.

use carcassonne_base::gathering::{count_each, group_by_key};
use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::{Shape, Side};
use carcassonne_board::tiles::{MonasteryKind, entry};
use carcassonne_law::RuleSet;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Board, Feature, Figure, Meeple, PlayerIx, TileIx};

use crate::landscape::Gaps;
use crate::mechanics::{MECHANICS, Table};

/// The number of ordinary meeples that a player has for the board; the eighth stands on the score track.
const MEEPLES: usize = 7;
/// The maximum number of copies of a printed tile that are named.
const MOST_NAMED: usize = 4;
/// The maximum number of half tiles that are mentioned for their long sides.
const MOST_HALVES: usize = 20;

/// Returns a sentence for everything implausible about the pieces of a case under the rule sets that are shown.
pub(super) fn implausible_pieces(table: &Table<'_>, shown: &[RuleSet]) -> Vec<Sentence> {
    let warnings = MECHANICS.iter().flat_map(|mechanic| mechanic.warnings(table, shown));
    let pieces = surplus_tiles(table).into_iter().chain(surplus_figures(table)).chain(lone_helpers(table));
    pieces.chain(separate_long_sides(table)).chain(warnings).collect()
}

pub(super) fn half_tiles(board: &Board) -> impl Iterator<Item = TileIx> {
    board.all().filter(|tile| matches!(board.placed(*tile).shape, Shape::Half(_)))
}

/// Returns a sentence for each printed tile of which the board has more copies than a game, or would have with the one that
/// a question lays.
fn surplus_tiles(table: &Table<'_>) -> Vec<Sentence> {
    let (board, scenario) = (table.board(), table.scenario);
    let on_board = group_by_key(board.all().filter_map(|tile| Some((board.printed(tile)?.id, tile))));
    // Each question lays its tile on the board as it is, so two questions lay only one copy.
    let to_lay =
        sorted_unique(scenario.asks.iter().filter_map(|ask| scenario.printed_to_lay(ask)).map(|printed| printed.id));
    let ids = sorted_unique(on_board.keys().chain(&to_lay).copied());
    let sentence = |id: &'static str| {
        let has = entry(id)?.count;
        let copies = on_board.get(id).map_or(&[][..], Vec::as_slice);
        let laid_count = u32::try_from(copies.len()).unwrap_or(u32::MAX);
        // The copies on the board may be too many without the one that a question lays.
        let with = laid_count <= has && to_lay.contains(&id);
        let count = laid_count + u32::from(with);
        let named = if copies.len() <= MOST_NAMED { copies } else { &[] };
        let tiles = Arg::list(named);
        (count > has).then(|| say!(verdict::TooManyTiles { id: id.to_owned(), tiles, count, has, with }))
    };
    ids.into_iter().filter_map(sentence).collect()
}

/// Returns a sentence for each kind of figure of which a player has more on the board than anybody has.
fn surplus_figures(table: &Table<'_>) -> Vec<Sentence> {
    let meeples = table.scenario.meeples.iter().map(|meeple| {
        // An acrobat is one of the player's meeples, and so is a meeple laid down as an abbot.
        let is_meeple = meeple.figure == Figure::Acrobat || is_laid_down_abbot(table, meeple);
        (meeple.player, if is_meeple { Figure::Meeple } else { meeple.figure }.word())
    });
    let barns = table.scenario.barns.iter().map(|barn| (barn.player, "barn"));
    let sentence = |((player, figure), count): ((PlayerIx, &'static str), usize)| {
        if figure == Figure::Meeple.word() {
            return (count > MEEPLES).then(|| say!(verdict::TooManyMeeples { player, count }));
        }
        (count > 1).then(|| say!(verdict::TooManyFigures { player, figure, count }))
    };
    count_each(meeples.chain(barns)).into_iter().filter_map(sentence).collect()
}

/// Returns `true` if an abbot is a meeple that was laid down on a monastery of another country.
fn is_laid_down_abbot(table: &Table<'_>, meeple: &Meeple) -> bool {
    let tile = table.board().tile(meeple.place.tile);
    meeple.figure == Figure::Abbot
        && matches!(meeple.place.feature, Feature::Monastery)
        && tile.and_then(|tile| tile.monastery).is_some_and(MonasteryKind::takes_abbots)
}

/// Returns a sentence for each builder or pig on a feature without a follower of its player: it is placed beside a
/// follower, and goes home with the last.
fn lone_helpers(table: &Table<'_>) -> Vec<Sentence> {
    let (board, land, scenario) = (table.board(), table.land, table.scenario);
    // Gaps join features here, so that no reading of the rules finds a follower there.
    let player_and_feature = |meeple: &Meeple| {
        let area = land.area(board, meeple.place)?;
        Some((meeple.player, land.representative(board, area, Gaps::Joined)))
    };
    let followers = scenario.meeples.iter().filter(|meeple| meeple.figure.is_follower());
    let followed = sorted_unique(followers.filter_map(player_and_feature));
    let is_helper = |meeple: &Meeple| matches!(meeple.figure, Figure::Builder | Figure::Pig);
    let is_alone = |helper: &Meeple| player_and_feature(helper).is_some_and(|feature| !followed.contains(&feature));
    let helpers = scenario.each_meeple().filter(|(_, meeple)| is_helper(meeple) && is_alone(meeple));
    let sentence = |(ix, helper): (_, &Meeple)| {
        say!(verdict::HelperAlone { helper: ix, player: helper.player, kind: helper.place.feature.kind() })
    };
    helpers.map(sentence).collect()
}

/// Returns a sentence for each half tile, printed ones excepted, whose long side has a city of its own beside another city:
/// `city: [W, L]` instead of `WL`.
fn separate_long_sides(table: &Table<'_>) -> Vec<Sentence> {
    let board = table.board();
    let has_separate_city = |tile: &TileIx| {
        board.printed(*tile).is_none()
            && board.tile(*tile).is_some_and(|tile| {
                tile.cities.iter().any(|city| city.sides.iter().eq([Side::L]))
                    && tile.cities.iter().any(|city| !city.sides.contains(Side::L))
            })
    };
    let halves = half_tiles(board).filter(has_separate_city).take(MOST_HALVES);
    halves.map(|tile| say!(verdict::LongSideApart { tile })).collect()
}
