//! The ban on shrines and monasteries that would challenge several at once (*Heretics & Shrines*).
//!
//! A shrine is not placed beside several monasteries, nor a monastery beside several shrines; and none
//! is placed so that the one beside it would have two. (WikiCarpedia, *Heretics and Shrines (1st
//! edition)*; the last part: the publisher's answers, that this leads to great trouble.) *Beside* is any
//! of the eight spaces around it. Abbeys are challenged like monasteries (WikiCarpedia, *Glossary*), so
//! the program applies this to them too, and to the monasteries of other countries and the churches of
//! Darmstadt. The print of an unknown tile (`#`) is not guessed.

use std::collections::BTreeSet;

use crate::geometry::Space;
use crate::mechanics::base::table::Table;
use crate::scenario::TileIx;
use crate::tiles::MonasteryKind;
use crate::wording::{Arg, Sentence, say};

/// Returns why a monastery or shrine may not be placed in a space, because of the tiles around it.
pub(super) fn faults(table: &Table<'_>, at: Space, kind: MonasteryKind) -> Vec<Sentence> {
    let is_shrine = |kind: MonasteryKind| kind == MonasteryKind::Shrine;
    let round = |at: Space, shrines: bool| -> Vec<TileIx> {
        let board = table.board();
        let kind = |tile: &TileIx| board.tile(*tile).and_then(|t| t.monastery);
        let mut found: Vec<TileIx> = at
            .around()
            .chain([at])
            .flat_map(|space| board.at(space))
            .filter(|tile| kind(tile).is_some_and(|kind| is_shrine(kind) == shrines))
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    };
    let beside = round(at, !is_shrine(kind));
    let mut faults = Vec::new();
    if beside.len() > 1 {
        let tiles = Arg::list(beside.iter().copied());
        faults.push(say!(shrine_placing::ChallengesSeveral { kind: kind.word(), tiles: tiles }));
    }
    for other in beside {
        let others = round(table.board().placed(other).at, is_shrine(kind));
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
pub(super) fn unknown(table: &Table<'_>, at: Space, kind: MonasteryKind) -> BTreeSet<TileIx> {
    let board = table.board();
    if kind != MonasteryKind::Shrine && !table.printed().shrine {
        return BTreeSet::new();
    }
    let around = |at: Space| at.around().flat_map(|space| board.at(space));
    let hashes = |at: Space| around(at).filter(|tile| board.is_hash(*tile));
    let is_rival = |tile: &TileIx| {
        let other = board.tile(*tile).and_then(|tile| tile.monastery);
        other.is_some_and(|other| (other == MonasteryKind::Shrine) != (kind == MonasteryKind::Shrine))
    };
    let rivals: Vec<TileIx> = around(at).filter(is_rival).collect();
    let beside = hashes(at).count();
    // A single unknown tile may be the only rival, or no rival at all.
    let near = if rivals.len() + beside > 1 { hashes(at).collect() } else { BTreeSet::new() };
    let beyond = rivals.iter().flat_map(|rival| hashes(board.placed(*rival).at));
    near.into_iter().chain(beyond).collect()
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::answered;

    /// Returns the answers for a tile in the middle of three rows.
    fn laying(board: &str, tiles: &str, kind: &str) -> Vec<String> {
        let text = format!(
            "board: |\n{board}\ntiles:\n{tiles}\nask:\n  - place: {{ tile: {{ monastery: {kind} }}, at: [1, 1] }}\n"
        );
        answered(&text, "now").0
    }

    const TWO: &str = "  m  f  n\n  .  .  .";

    #[test]
    fn a_shrine_is_not_laid_beside_two_monasteries_nor_the_other_way_round() {
        let monasteries = "  m n: { monastery: true }\n  f: {}";
        assert_eq!(
            laying(TWO, monasteries, "shrine"),
            ["allowed no; reasons the shrine would challenge more than one monastery, m and n"]
        );
        assert_eq!(laying(TWO, monasteries, "true"), ["allowed yes"]);
        let shrines = "  m n: { monastery: shrine }\n  f: {}";
        assert_eq!(
            laying(TWO, shrines, "german"),
            ["allowed no; reasons the monastery would challenge more than one shrine, m and n"]
        );
        assert_eq!(laying(TWO, shrines, "shrine"), ["allowed yes"]);
    }

    #[test]
    fn what_an_unknown_tile_shows_is_not_guessed() {
        let unknown = |board: &str, kind: &str| {
            let monastery = if board.contains('m') { "  m: { monastery: true }\n" } else { "" };
            laying(board, &format!("{monastery}  f: {{}}"), kind)
        };
        let two = unknown("  #  f  #\n  .  .  .", "shrine");
        assert!(
            two[0].starts_with("unknown whether the tile in column 0, row 0 shows a monastery or shrine"),
            "{two:?}"
        );
        assert!(unknown("  #  m  f\n  .  .  .", "shrine")[0].starts_with("unknown"));
        assert_eq!(unknown("  #  f  .\n  .  .  .", "shrine"), ["allowed yes"]);
        assert_eq!(unknown("  #  f  #\n  .  .  .", "true"), ["allowed yes"]);
    }

    #[test]
    fn nor_so_that_the_one_beside_it_would_have_two() {
        let board = "  w  m  f\n  .  .  .";
        let tiles = "  w: { monastery: shrine }\n  m: { monastery: true }\n  f: {}";
        assert_eq!(laying(board, tiles, "shrine"), ["allowed no; reasons m would challenge w and this shrine"]);
        let far = "  .  f  m\n  .  .  .\n  w  .  .";
        assert_eq!(laying(far, tiles, "shrine"), ["allowed yes"]);
    }

    #[test]
    fn a_monastery_on_a_half_and_an_abbey_are_beside_it_too() {
        let half = "  f  m\\.  n\n  .  .     .";
        let tiles = "  m: { monastery: true }\n  n: { monastery: abbey }\n  f: {}";
        let found = laying(half, tiles, "shrine");
        assert!(found[0].contains("more than one monastery, m and n"), "{found:?}");
    }
}
