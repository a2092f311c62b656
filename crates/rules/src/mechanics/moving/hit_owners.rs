//! The owners of the figures that the dragon eats or the plague sends home, in words.

use carcassonne_base::gathering::distinct;
use carcassonne_position::wording::{Sentence, say};
use carcassonne_position::{MeepleIx, Scenario, TileIx};

/// The maximum number of owners, each with a tile, that a row of a table of outcomes names; with more, it names the
/// tiles alone.
pub(super) const MOST_NAMED: usize = 3;

/// Returns the owner and tile of each hit figure in words, and the tiles, in the order of the figures; a player with
/// several figures on a tile is named once, since all figures there are hit.
pub(super) fn describe_owners(scenario: &Scenario, figures: &[MeepleIx]) -> (Vec<Sentence>, Vec<TileIx>) {
    let figures = || figures.iter().map(|n| scenario.meeple(*n));
    let owners = figures().map(|figure| say!(moving::Whose { player: figure.player, tile: figure.place.tile }));
    (distinct(owners), distinct(figures().map(|figure| figure.place.tile)))
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;

    use super::*;

    #[test]
    fn who_has_several_figures_on_a_tile_is_named_once() {
        let text = "board: |\n  a  b\ntiles:\n  a b: {}\nmeeples:\n  red: [a.field, large a.field, b.field]\n  blue: a.field\n";
        let scenario = read(text).expect("a legal position");
        let all: Vec<MeepleIx> = scenario.each_meeple().map(|(n, _)| n).collect();
        let (owners, tiles) = describe_owners(&scenario, &all);
        let voice = scenario.voice();
        let owners: Vec<String> = owners.iter().map(|one| voice.say(one)).collect();
        assert_eq!(owners, ["Red on a", "Red on b", "Blue on a"]);
        assert_eq!(tiles.len(), 2);
    }
}
