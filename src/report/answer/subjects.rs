//! What was understood: each feature and question in the asker's words, and where a feature is open.

use crate::geometry::{Compass, Side};
use crate::mechanics::{Subject, Table};
use crate::picture::open_sides;
use crate::scenario::{Beyond, TileIx};
use crate::verdict::SubjectVerdicts;
use crate::wording::{Arg, Sentence, say};

/// A feature or question that is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// Its letter on the board, or its number among several questions; empty where there is only one.
    pub label: String,
    /// What it is: `Red's city on a, b and p`.
    pub heading: String,
    /// Where it is open, in a sentence; only of a road or city that some rule set calls unfinished.
    pub open: Option<String>,
    /// What it comes to today, in a phrase; with one rule set, by that.
    pub shortly: Option<String>,
}

/// How many open sides are told one by one.
const MOST_SIDES: usize = 3;

/// A side at which a road or city is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::report) struct Opening {
    /// The tile.
    pub(in crate::report) tile: TileIx,
    /// Its side.
    pub(in crate::report) side: Side,
    /// What the side faces.
    pub(in crate::report) faces: Beyond,
}

/// Where a feature is open, every gap kept apart, tile by tile. Only a road or city is open anywhere.
pub(in crate::report) fn openings(table: &Table<'_>, subject: &Subject) -> Vec<Opening> {
    let Some(area) = subject.area else { return Vec::new() };
    let board = table.board();
    let mut tiles: Vec<TileIx> = table.land.members(area).iter().map(|place| place.tile).collect();
    tiles.sort_unstable();
    tiles.dedup();
    let of = |tile: TileIx| {
        let sides = board.placed(tile).shape.sides();
        let open = open_sides(table, area, tile).into_iter();
        open.filter_map(move |n| {
            let side = *sides.get(n)?;
            Some(Opening { tile, side, faces: board.beyond(tile, side) })
        })
    };
    tiles.into_iter().flat_map(of).collect()
}

/// Whether some answer leaves a subject unfinished, so that it matters where it is open.
pub(in crate::report) fn is_unfinished(subject: &SubjectVerdicts<'_>) -> bool {
    let mut outcomes = subject.verdicts.iter().flat_map(|v| &v.outcomes);
    outcomes.any(|outcome| outcome.complete() == Some(false))
}

/// Where a road or city is open, every gap kept apart: on which side of which tile, facing what.
pub(super) fn open(table: &Table<'_>, subject: &Subject, each: bool) -> Option<Sentence> {
    let mut sides: Vec<Sentence> = Vec::new();
    let mut gaps: Vec<_> = Vec::new();
    for Opening { tile, side, faces } in openings(table, subject) {
        let toward = match side.direction() {
            Some(direction) => Arg::from(Compass::from(direction)),
            None => Arg::Word("long"),
        };
        sides.push(match faces {
            Beyond::Gap(gap) => {
                // Several sides at one gap are one place.
                if gaps.contains(&gap) {
                    continue;
                }
                gaps.push(gap);
                say!(report::OpenAtGap { tile: gap })
            }
            Beyond::Nothing => match side.direction() {
                Some(_) => say!(report::OpenAt { side: toward, tile: tile }),
                None => say!(report::OpenAtLong { tile: tile }),
            },
            Beyond::Tile(..) => say!(report::OpenTowards { side: toward, tile: tile }),
        });
    }
    match sides.len() {
        0 => None,
        1..=MOST_SIDES => {
            Some(say!(report::Open { count: sides.len(), sides: Arg::list(sides), each: each }))
        }
        many => Some(say!(report::OpenMany { count: many, each: each })),
    }
}
