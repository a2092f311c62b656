//! The key `completed_first`: the shrine or monastery of a challenge that was completed first. A board does not show that.

use super::problems as said;
use crate::scenario::board::{Board, Feature, Place};
use crate::scenario::places::place_reader;
use crate::scenario::setup::value::{Name, PlaceName};
use crate::text::Problems;

/// Checks the shrines and monasteries that were completed first.
pub(in crate::scenario) fn check(names: &[Name<PlaceName>], board: &Board, problems: &mut Problems) -> Vec<Place> {
    let mut first: Vec<Place> = Vec::new();
    for node in names.iter().map(Name::node) {
        let Some(place) = place_reader::read(node, board, problems) else { continue };
        if place.feature != Feature::Monastery {
            problems.push(said::challenges_nothing(node.span));
            continue;
        }
        if !first.contains(&place) {
            first.push(place);
        }
    }
    first
}

#[cfg(test)]
mod tests {
    use crate::scenario::test_scenarios::{read, refused};
    use crate::text::Code;

    fn with(first: &str) -> String {
        format!(
            "board: |\n  m  w\ntiles:\n  m: {{ monastery: true, road: W }}\n  w: {{ monastery: shrine }}\ncompleted_first: {first}\n"
        )
    }

    #[test]
    fn it_names_one_or_several() {
        let found = |first: &str| {
            let scenario = read(&with(first)).ok()?;
            let board = &scenario.board;
            Some(scenario.completed_first.iter().map(|p| board.place_text(*p)).collect::<Vec<_>>())
        };
        assert_eq!(found("m.monastery"), Some(vec!["m.monastery".to_owned()]));
        let both = ["w.monastery", "m.monastery"].map(str::to_owned).to_vec();
        assert_eq!(found("[w.monastery, m.monastery, w.monastery]"), Some(both));
    }

    #[test]
    fn mistakes_are_underlined() {
        refused(&with("m.road"), &[(Code::ValueWrong, "m.road")]);
        refused(&with("z.monastery"), &[(Code::PlaceUnknown, "z")]);
        refused(&with("m"), &[(Code::PlaceUnknown, "m")]);
    }
}
