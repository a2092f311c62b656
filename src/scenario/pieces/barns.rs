//! Barns, which stand where four spaces meet.
//!
//! A barn is written among the meeples, `red: barn a@se`; `places` reads the crossing.

use super::players::PlayerIx;
use super::problems as said;
use crate::geometry::Crossing;
use crate::scenario::board::TileIx;
use crate::text::{Problems, Span};

/// A barn, where four spaces meet.
#[derive(Debug, Clone)]
pub struct Barn {
    /// The owner.
    pub player: PlayerIx,
    /// The crossing.
    pub at: Crossing,
    /// The tile by which the crossing is written.
    pub tile: TileIx,
    /// The crossing as it was written.
    pub written: String,
    /// The place of the entry in the file.
    pub span: Span,
}

/// The word for a barn, before its crossing.
pub(super) const WORD: &str = "barn";

/// Adds a barn; reports a second one on the same crossing.
pub(super) fn add(barn: Barn, barns: &mut Vec<Barn>, problems: &mut Problems) {
    match barns.iter().find(|b| b.at == barn.at) {
        Some(first) => problems.push(said::second_barn(barn.span, first.span)),
        None => barns.push(barn),
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::test_scenarios::{read, refused};
    use crate::text::Code;

    fn on(entry: &str) -> String {
        format!(
            "board: |\n  t  k  <\n  m  .  .\ntiles:\n  t: {{ city: N, road: WE }}\n  k: {{ castle: true, road: W }}\n  m: {{}}\nmeeples: {{ red: {entry} }}\n"
        )
    }

    #[test]
    fn barns_stand_on_crossings_one_on_each() {
        let barns = |entry: &str| {
            let scenario = read(&on(entry)).ok()?;
            assert!(scenario.meeples.is_empty());
            Some(scenario.barns.iter().map(|b| b.at.to_string()).collect::<Vec<_>>())
        };
        assert_eq!(barns("[barn t@se, barn k@s]"), Some(vec!["1:1".to_owned(), "2:1".to_owned()]));
        refused(&on("[barn t@se, barn m@ne]"), &[(Code::ValueWrong, "barn m@ne")]);
        refused(&on("barn t.field"), &[(Code::PlaceUnknown, "t.field")]);
        refused(&on("pig t@se"), &[(Code::PlaceUnknown, "t@se")]);
    }
}
