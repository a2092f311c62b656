//! The board, questions and players for claims and expectations.

use std::collections::BTreeMap;

use carcassonne_text::{MapEntries, Node, Problems, as_count, as_flag, problem};

use super::expected_rules::OwnRules;
use super::problems;
use crate::board::{Board, FeatureKind, Place};
use crate::pieces::PlayerIx;
use crate::pieces::players::{Players, report_repeated};
use crate::places::place_reader;
use crate::setup::asked::Ask;

/// The maximum number of points that can be claimed or expected.
const MOST: i64 = 100_000_000;

/// The board, questions and players for claims and expectations, and the problems found.
#[derive(Debug)]
pub(crate) struct Context<'s> {
    /// The board.
    pub board: &'s Board,
    /// The questions.
    pub asks: &'s [Ask],
    /// The players who score.
    pub players: &'s mut Players,
    /// The rules of the table.
    pub own: OwnRules<'s>,
    /// The problems found.
    pub problems: &'s mut Problems,
}

impl Context<'_> {
    pub(super) fn read_place(&mut self, node: &Node) -> Option<Place> {
        place_reader::read(node, self.board, self.problems)
    }

    /// Reads `complete`, which makes no sense for a field.
    pub(super) fn read_completion(&mut self, node: &Node, place: Option<Place>) -> Option<bool> {
        if place.is_some_and(|p| p.feature.kind() == FeatureKind::Field) {
            self.problems.push(problem!(node.span, problems::CompleteField));
            return None;
        }
        as_flag(node, "`complete`", self.problems)
    }

    /// Reads a number of points; `what` names the value in messages.
    pub(super) fn read_count(&mut self, node: &Node, what: &str) -> Option<u32> {
        u32::try_from(as_count(node, what, 0, MOST, self.problems)?).ok()
    }

    /// Reads points by player. A player with 0 points is treated like one who is not named.
    pub(super) fn read_points(&mut self, node: &Node) -> Option<BTreeMap<PlayerIx, u32>> {
        let fields = MapEntries::read_any_keys(node, "`points`", self.problems)?;
        let before = self.problems.len();
        let (mut points, mut seen) = (BTreeMap::new(), BTreeMap::new());
        for (name, at, value) in fields.iter() {
            if value.is_null()
                && let Some((player, number)) = name.split_once(':')
            {
                self.problems.push(problems::no_space_before_number(name, player, number, at));
                continue;
            }
            let player = self.players.find_or_meet(name, at, self.problems);
            let count = self.read_count(value, "points");
            if let Some(player) = player {
                report_repeated(player, (name, at), &mut seen, "`points`", self.problems);
            }
            if let (Some(player), Some(count)) = (player, count)
                && count > 0
            {
                points.insert(player, count);
            }
        }
        (self.problems.len() == before).then_some(points)
    }
}
