//! The owners of the figures that are hit.

use crate::scenario::{MeepleIx, Scenario, TileIx};
use crate::wording::{Sentence, say};

/// The most figures that are named by their players in a row of a table of outcomes.
pub(super) const FEW: usize = 3;

/// Returns the owner and tile of each hit figure in words, and the tiles, in the order of the figures; a player with
/// several figures on a tile is named once, since all figures there are hit.
pub(super) fn whose(scenario: &Scenario, figures: &[MeepleIx]) -> (Vec<Sentence>, Vec<TileIx>) {
    let (mut whose, mut tiles) = (Vec::new(), Vec::new());
    for figure in figures.iter().map(|n| scenario.meeple(*n)) {
        let (player, tile) = (figure.player, figure.place.tile);
        let one = say!(moving::Whose { player: player, tile: tile });
        if !whose.contains(&one) {
            whose.push(one);
        }
        if !tiles.contains(&tile) {
            tiles.push(tile);
        }
    }
    (whose, tiles)
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::try_out::read;

    #[test]
    fn who_has_several_figures_on_a_tile_is_named_once() {
        let text = "board: |\n  a  b\ntiles:\n  a b: {}\nmeeples:\n  red: [a.field, large a.field, b.field]\n  blue: a.field\n";
        let scenario = read(text).expect("a legal position");
        let all: Vec<MeepleIx> = scenario.each_meeple().map(|(n, _)| n).collect();
        let (whose, tiles) = whose(&scenario, &all);
        let voice = scenario.voice();
        let whose: Vec<String> = whose.iter().map(|one| voice.say(one)).collect();
        assert_eq!(whose, ["Red on a", "Red on b", "Blue on a"]);
        assert_eq!(tiles.len(), 2);
    }
}
