//! The meeples laid as abbots: the scoring of the row and column of a monastery.

use std::collections::BTreeSet;

use carcassonne_board::geometry::{Compass, Direction, Shape, Space};
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::{
    AbbotBuilding, COUNT_ABBOT_BUILDING, COUNT_ABBOT_ROW, COUNT_DOUBLE_ROW, COUNT_MONASTERY, GAP_ABBOT_ROW,
    GAP_ABBOT_ROW_JAPANESE, Inquiry, JapaneseRow, LawResult, QuestionId, RowAtGap,
};
use carcassonne_position::wording::{Arg, abbot, say};
use carcassonne_position::{Board, Figure, Meeple, Place, PlayerIx, TileIx};

use super::monastic;
use crate::mechanics::base::row_reach::{self, LineReach};
use crate::mechanics::{
    Answer, CountedUnit, FeatureScorer, Finding, Hearing, Item, Mechanic, Role, Score, ScoredFeature, Site, Table,
    Tally, Thing, Things, Units, buildings, cards, counted_units, majority, surroundings, survey, to_u32, worth,
};

#[derive(Debug)]
struct Abbot;

/// A tile in the row or column of an abbot's monastery, as a thing that is counted.
const ROW_TILE: Thing = Thing { key: "row-tile", message: abbot::ThingRowTile::MESSAGE };
/// A space in the row or column of an abbot's monastery, as a thing that is counted.
const ROW_SPACE: Thing = Thing { key: "row-space", message: abbot::ThingRowSpace::MESSAGE };
/// A tile or a space in the row or column of an abbot's monastery, if both give the same count.
const ROW_EITHER: Thing = Thing { key: "row-tile-or-space", message: abbot::ThingRowTileOrSpace::MESSAGE };
/// The things that may be counted in the row and column of an abbot's monastery.
const ROW: Things = Things { tile: ROW_TILE, space: ROW_SPACE, either: ROW_EITHER };

pub(super) static ABBOT: Mechanic = Mechanic {
    card: cards::ABBOT,
    questions: &[
        QuestionId::GapMonastery,
        QuestionId::CountDoubleRound,
        QuestionId::CountDoubleRow,
        QuestionId::TileDouble,
        QuestionId::CountMonastery,
        QuestionId::GapAbbotRow,
        QuestionId::GapAbbotRowJapanese,
        QuestionId::CountAbbotRow,
        QuestionId::CountAbbotBuilding,
    ],
    roles: &[Role::Scores(&Abbot)],
};

impl FeatureScorer for Abbot {
    fn can_score(&self, table: &Table<'_>, feature: &ScoredFeature) -> bool {
        table.has_laid_abbot(feature)
    }

    fn judge(&self, table: &Table<'_>, feature: &ScoredFeature, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let (abbots, monks): (Vec<&Meeple>, Vec<&Meeple>) =
            table.meeples_at(feature.place).into_iter().partition(|m| m.figure == Figure::Abbot);
        if monks.is_empty() {
            return score_row(table, feature.place, &abbots, law);
        }
        let mut monk_finding = monastic::judge_meeples(table, feature, &monks, law, |law| law.ask(COUNT_MONASTERY))?;
        let abbot_finding = score_row(table, feature.place, &abbots, law)?;
        let mut steps = vec![say!(abbot::Monks)];
        steps.append(&mut monk_finding.steps);
        steps.push(say!(abbot::Abbots));
        steps.extend(abbot_finding.steps);
        let scorers = abbot_finding.score.points().into_keys();
        let rows = scorers.map(|player| (player, abbot_finding.score.items().to_vec())).collect();
        let (complete, score) = (monk_finding.complete, monk_finding.score.with_added_shares(rows));
        Ok(Finding { complete, score, steps, ..Finding::default() })
    }

    fn counted_units(&self, table: &Table<'_>, feature: &ScoredFeature, finding: &Finding) -> Vec<CountedUnit> {
        let board = table.board();
        // `complete` is set only if there are monks on the monastery too.
        if finding.complete.is_some() {
            return counted_units::surrounding_units(table, feature.place.tile, finding);
        }
        let candidates = [RowAtGap::Skipped, RowAtGap::Interrupts].into_iter().map(|at_gap| {
            let (tiles, spaces) = row_contents(board, feature.place.tile, at_gap);
            counted_units::match_counted_units(board, (&tiles, &spaces), finding.score.items(), &ROW)
        });
        candidates.into_iter().find(|units| !units.is_empty()).unwrap_or_default()
    }

    fn answer(&self, table: &Table<'_>, feature: &ScoredFeature, finding: &Finding) -> Option<Answer> {
        // `complete` is set only if there are monks on the monastery too.
        if finding.complete != Some(true) {
            return None;
        }
        let meeples = table.meeples_at(feature.place);
        let has_figure = |player: PlayerIx, is_abbot: bool| {
            meeples.iter().any(|m| m.player == player && (m.figure == Figure::Abbot) == is_abbot)
        };
        let points = finding.score.points();
        let shares = |is_listed: &dyn Fn(PlayerIx) -> bool| {
            let listed = points.iter().filter(|(player, _)| is_listed(**player));
            survey::points_arg(listed.map(|(player, points)| (*player, *points)))
        };
        if points.keys().any(|player| has_figure(*player, true) && has_figure(*player, false)) {
            let all_shares = shares(&|_| true);
            return Some(Answer::new(
                say!(abbot::TodayBoth { shares: all_shares.clone() }),
                say!(abbot::RowBoth { shares: all_shares }),
            ));
        }
        let (now, later) = (shares(&|player| has_figure(player, false)), shares(&|player| has_figure(player, true)));
        Some(Answer::new(
            say!(abbot::TodayApart { now: now.clone(), later: later.clone() }),
            say!(abbot::RowApart { now, later }),
        ))
    }
}

/// Returns the tiles and the nearest spaces in the row and the column of a tile, the tile's own space first.
fn row_contents(board: &Board, tile: TileIx, at_gap: RowAtGap) -> (Vec<TileIx>, Vec<Space>) {
    let home = board.placed(tile).at;
    let (mut tiles, mut spaces): (Vec<TileIx>, Vec<Space>) = (board.at(home).collect(), vec![home]);
    for direction in Direction::ALL {
        for (entry, _) in row_reach::row_spaces(board, home, Compass::from(direction), at_gap).take(MOST_POINTED) {
            spaces.push(entry.space);
            tiles.extend(entry.all_tiles());
        }
    }
    let mut known: BTreeSet<TileIx> = BTreeSet::new();
    tiles.retain(|tile| known.insert(*tile));
    (tiles, spaces)
}

/// The maximum number of spaces of a row or column that are listed in one direction from the monastery.
const MOST_POINTED: usize = 64;

/// Scores the row and column of a monastery for the meeples laid there as abbots.
fn score_row(table: &Table<'_>, place: Place, abbots: &[&Meeple], law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
    let (board, tile) = (table.board(), place.tile);
    let across_gaps = RowExtent::from_tile(table, tile, RowAtGap::Skipped);
    let mut hearing = Hearing::new(law);
    hearing.ask_doubles_exist(across_gaps.any_line(|line| line.doubles > 0))?;
    let up_to_gaps = RowExtent::from_tile(table, tile, RowAtGap::Interrupts);
    let (extent, at_gap) = if across_gaps == up_to_gaps {
        (across_gaps, RowAtGap::Skipped)
    } else {
        let at_gap = if board.tile(tile).and_then(|t| t.monastery) == Some(MonasteryKind::Japanese) {
            let JapaneseRow::Skipped = hearing.ask(GAP_ABBOT_ROW_JAPANESE)?;
            RowAtGap::Skipped
        } else {
            hearing.ask(GAP_ABBOT_ROW)?
        };
        hearing.push(match at_gap {
            RowAtGap::Skipped => say!(abbot::GapPassed),
            RowAtGap::Interrupts => say!(abbot::GapEnds),
        });
        match at_gap {
            RowAtGap::Skipped => (across_gaps, at_gap),
            RowAtGap::Interrupts => (up_to_gaps, at_gap),
        }
    };
    hearing.push(say!(abbot::Own { tiles: Arg::list(&extent.own_tiles) }));
    let home = board.placed(tile).at;
    for (direction, line) in Direction::ALL.into_iter().zip(&extent.lines) {
        let toward = Compass::from(direction);
        let first = nearest_tiles_of_line(board, home, toward, at_gap);
        let rest_count = line.tiles.saturating_sub(to_u32(first.len()));
        hearing.push(if rest_count == 0 {
            say!(abbot::Towards { to: toward, tiles: Arg::list(&first) })
        } else {
            say!(abbot::TowardsFar { to: toward, tiles: Arg::list(&first), more: rest_count })
        });
    }
    let tally = extent.tally();
    let has_own_shapes = extent.own_tiles.iter().any(|t| board.placed(*t).shape != Shape::Square);
    let has_shapes = has_own_shapes || extent.any_line(|line| line.has_odd_shapes);
    let double_unit = tally.ask_double_unit(COUNT_DOUBLE_ROW, &mut hearing)?;
    let units = tally.ask_units(double_unit, &mut hearing, |law| law.ask(COUNT_ABBOT_ROW))?;
    match units {
        Units::Either => {}
        Units::All(unit) | Units::Mixed { rest: unit, .. } => {
            hearing.push(surroundings::unit_step(tally.tiles, tally.spaces, unit));
            tally.push_doubles_step(units, &mut hearing);
        }
    }
    let either = if has_shapes { ROW_EITHER } else { ROW_TILE };
    let things = Things { either, ..ROW };
    let counted = tally.counted_things(units, &things).into_iter();
    let mut items: Vec<Item> = counted.map(|(thing, count)| Item { thing, count, points_each: 1 }).collect();
    let site = Site::Place(place);
    if site.may_have_buildings(table) {
        match hearing.ask(COUNT_ABBOT_BUILDING)? {
            AbbotBuilding::AsMonastery => items.extend(buildings::building_items(table, site, &mut hearing)?),
            AbbotBuilding::None => hearing.push(say!(abbot::NoBuildings)),
        }
    }
    let owners = majority::owners_among(table, site, abbots, worth(&items), &mut hearing)?;
    // The score takes no more: bonuses for a monastery do not go to a meeple laid there as abbot.
    let score = Score::Joint { items, owners, allows_additions: false };
    Ok(Finding { score, steps: hearing.steps, ..Finding::default() })
}

/// The tiles and spaces that an abbot's row and column reach.
#[derive(Debug, PartialEq, Eq)]
struct RowExtent {
    /// The tiles in the monastery's own space.
    own_tiles: Vec<TileIx>,
    /// The counts in each direction, in the order of [`Direction::ALL`].
    lines: [LineReach; 4],
}

impl RowExtent {
    /// Returns what the row and column of a tile reach, under the reading `at_gap` of the gaps.
    fn from_tile(table: &Table<'_>, tile: TileIx, at_gap: RowAtGap) -> Self {
        // No monastery is on a double-size tile, so a monastery has one space, and no tile is on two lines.
        let board = table.board();
        let home = board.placed(tile).at;
        let own_tiles: Vec<TileIx> = board.at(home).collect();
        let lines = Direction::ALL.map(|toward| table.cache.rows.reach(board, home, toward, at_gap));
        Self { own_tiles, lines }
    }

    /// Returns the numbers of tiles and spaces in the row and column, the monastery's own included.
    fn tally(&self) -> Tally {
        let sum = |of: fn(&LineReach) -> u32| self.lines.iter().map(of).sum::<u32>();
        Tally {
            tiles: sum(|line| line.tiles) + to_u32(self.own_tiles.len()),
            spaces: sum(|line| line.spaces) + 1,
            doubles: sum(|line| line.doubles),
            double_spaces: sum(|line| line.double_spaces),
        }
    }

    /// Returns `true` if `predicate` holds for at least one of the four lines.
    fn any_line(&self, predicate: impl Fn(&LineReach) -> bool) -> bool {
        self.lines.iter().any(predicate)
    }
}

/// The maximum number of tiles of a row or column, in one direction from the monastery, that a step names.
const MOST_NAMED: usize = 12;

/// Returns the first tiles of the line that goes out from a space, nearest first, at most [`MOST_NAMED`].
fn nearest_tiles_of_line(board: &Board, from: Space, toward: Compass, at_gap: RowAtGap) -> Vec<TileIx> {
    let mut tiles: Vec<TileIx> = Vec::new();
    for (entry, _) in row_reach::row_spaces(board, from, toward, at_gap) {
        for tile in entry.all_tiles() {
            if tiles.last() != Some(&tile) {
                if tiles.len() == MOST_NAMED {
                    return tiles;
                }
                tiles.push(tile);
            }
        }
    }
    tiles
}
