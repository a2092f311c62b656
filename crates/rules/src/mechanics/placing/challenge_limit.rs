//! The ban on shrines and monasteries that would challenge several at once (*Heretics & Shrines*).
//!
//! A shrine is not placed beside several monasteries, nor a monastery beside several shrines; and neither is placed so
//! that a building beside the new one would challenge two. (WikiCarpedia, *Heretics and Shrines (1st edition)*; the
//! last part: the publisher's answers, that this leads to great trouble.) *Beside* is any of the eight spaces around a
//! tile. Abbeys are challenged like monasteries (WikiCarpedia, *Glossary*), so the program applies this to them too,
//! and to the monasteries of other countries and the churches of Darmstadt. The print of an unknown tile (`#`) is not
//! guessed.

use std::collections::BTreeSet;

use carcassonne_base::gathering::collect_set;
use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::Space;
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_position::TileIx;
use carcassonne_position::wording::{Arg, Sentence, say};

use crate::mechanics::Table;

/// Returns the reasons, from the tiles around a space, against placing a monastery of `kind` there; empty if none.
pub(super) fn faults(table: &Table<'_>, at: Space, kind: MonasteryKind) -> Vec<Sentence> {
    let is_shrine = |kind: MonasteryKind| kind == MonasteryKind::Shrine;
    let sacred_tiles = |at: Space, shrines: bool| -> Vec<TileIx> {
        let board = table.board();
        let monastery_kind = |tile: &TileIx| board.tile(*tile).and_then(|t| t.monastery);
        sorted_unique(
            at.neighbors()
                .chain([at])
                .flat_map(|space| board.at(space))
                .filter(|tile| monastery_kind(tile).is_some_and(|kind| is_shrine(kind) == shrines)),
        )
    };
    let rivals = sacred_tiles(at, !is_shrine(kind));
    let mut faults = Vec::new();
    if rivals.len() > 1 {
        let tiles = Arg::list(&rivals);
        faults.push(say!(shrine_placing::ChallengesSeveral { kind: kind.word(), tiles }));
    }
    for other in rivals {
        let others = sacred_tiles(table.board().placed(other).at, is_shrine(kind));
        if !others.is_empty() {
            faults.push(say!(shrine_placing::BesideChallengesSeveral {
                kind: kind.word(),
                tile: other,
                others: Arg::list(others)
            }));
        }
    }
    faults
}

/// Returns the unknown tiles (`#`) on which a monastery or shrine would make a difference; none if neither the new tile
/// nor the board has a shrine.
pub(super) fn unknown_rivals(table: &Table<'_>, at: Space, kind: MonasteryKind) -> BTreeSet<TileIx> {
    let board = table.board();
    if kind != MonasteryKind::Shrine && !table.printed_features().shrine {
        return BTreeSet::new();
    }
    let tiles_around = |at: Space| at.neighbors().flat_map(|space| board.at(space));
    let hashes_around = |at: Space| tiles_around(at).filter(|tile| board.is_hash(*tile));
    let is_rival = |tile: &TileIx| {
        let other = board.tile(*tile).and_then(|tile| tile.monastery);
        other.is_some_and(|other| (other == MonasteryKind::Shrine) != (kind == MonasteryKind::Shrine))
    };
    let rivals: Vec<TileIx> = tiles_around(at).filter(is_rival).collect();
    let hash_count = hashes_around(at).count();
    // A single unknown tile may be the only rival, or no rival at all.
    let near_hashes = if rivals.len() + hash_count > 1 { collect_set(hashes_around(at)) } else { BTreeSet::new() };
    let far_hashes = rivals.iter().flat_map(|rival| hashes_around(board.placed(*rival).at));
    collect_set(near_hashes.into_iter().chain(far_hashes))
}
