//! The question where a tile can be placed, and whether it can be placed in a space.

use super::problems;
use crate::geometry::{Axis, Shape, Space};
use crate::mechanics::base::card::cards;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::reply::Kind;
use crate::mechanics::base::table::Query;
use crate::mechanics::placing::search::{PLACEMENTS, Search, UNCERTAIN};
use crate::mechanics::placing::tile_site::{TileSite, bridge_as_road};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::QuestionId;
use crate::scenario::asks::tile_placing as ask;
use crate::scenario::{OfferedTile, Reader, UnplacedTile};
use crate::tiles::MonasteryKind;
use crate::wording::{answers, tile_placing};

pub(in crate::mechanics) static TILE_PLACING: Mechanic = Mechanic {
    card: cards::TILE_PLACING,
    questions: &[
        QuestionId::PlaceInstead,
        QuestionId::PlaceLongSide,
        QuestionId::PlaceTouch,
        QuestionId::PlaceMatching,
        QuestionId::PlaceRiver,
        QuestionId::PlaceRiverFirst,
        QuestionId::PlaceHill,
        QuestionId::PlaceNowhere,
        QuestionId::TileDouble,
    ],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declaration: &ask::DECLARATION,
            reply_keys: &[
                Key::new("allowed", Kind::Flag, tile_placing::SaidAllowed::MESSAGE),
                Key::new("reasons", Kind::Words, answers::Reasons::MESSAGE),
                Key::new("unknown", Kind::Words, tile_placing::SaidUnknown::MESSAGE),
                Key::new(PLACEMENTS, Kind::Placements, tile_placing::SaidPlacements::MESSAGE),
                Key::new(UNCERTAIN, Kind::Placements, tile_placing::SaidUncertain::MESSAGE),
            ],
        },
        read,
    }])],
};

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let is_placed = reader.get(&ask::AT).is_some() || reader.get(&ask::TO).is_some();
    let new_tile =
        if is_placed { NewTile::OfferedTile(reader.offered()?) } else { NewTile::UnplacedTile(reader.unplaced()?) };
    let (tile, shape) = match &new_tile {
        NewTile::OfferedTile(offered) => (&offered.tile, offered.shape),
        NewTile::UnplacedTile(unplaced) => (&unplaced.tile, unplaced.shape),
    };
    let axis = match reader.get(&ask::WITH_BRIDGE) {
        Some(node) => Some((reader.one_of(node, "a bridge's direction", &Axis::ALL, Axis::word)?, node.span)),
        None => None,
    };
    if let Some((_, span)) = axis.filter(|_| shape != Shape::Square) {
        reader.problem(problems::bridge_with_no_square(span));
        return None;
    }
    if tile.monastery == Some(MonasteryKind::Abbey) {
        let span = reader.get(&ask::TILE).map_or(reader.span(), |node| node.span);
        let at = if let NewTile::OfferedTile(offered) = &new_tile { offered.at } else { Space::new(0, 0) };
        reader.problem(problems::abbey_as_tile(at, span));
        return None;
    }
    let axis = axis.map(|(axis, _)| axis);
    Some(match new_tile {
        NewTile::OfferedTile(mut candidate) => {
            candidate.tile.roads.extend(axis.map(|axis| bridge_as_road(&candidate.tile, axis)));
            Box::new(TileSite { candidate, bridge_axis: axis })
        }
        NewTile::UnplacedTile(candidate) => Box::new(Search { candidate, bridge_axis: axis }),
    })
}

/// The tile that the question is about.
enum NewTile {
    /// A tile with the space where it would be placed.
    OfferedTile(OfferedTile),
    /// A tile whose possible spaces are asked for.
    UnplacedTile(UnplacedTile),
}

#[cfg(test)]
mod tests {
    use crate::mechanics::placing::try_out::{answer_lines, heading};
    use crate::mechanics::test_support::{answer_question, answer_words, question_problems};
    use crate::text::Code;

    fn scenario_text(board: &str, tiles: &str, body: &str) -> String {
        format!("board: |\n{board}\ntiles:\n{tiles}\nask:\n  - place: {body}\n")
    }

    fn answers(board: &str, tiles: &str, body: &str) -> Vec<String> {
        answer_question(&scenario_text(board, tiles, body), "2021").0
    }

    #[test]
    fn a_half_that_touches_with_a_short_side_is_allowed_everywhere() {
        // I-07: city on both short sides, here W and S.
        let text = scenario_text("  a", "  a: { city: E }", "{ tile: I-07, at: [1, 0], corner: sw }");
        for rule_set in ["2014", "2015", "2021", "community"] {
            assert_eq!(
                answer_question(&text, rule_set),
                (vec!["allowed yes".to_owned()], vec!["place.instead", "place.matching"])
            );
        }
    }

    #[test]
    fn the_long_side_alone_is_enough_or_not() {
        let text = scenario_text(r"  p\.", "  p: { city: L }", "{ tile: { city: L }, at: [0, 0], corner: ne }");
        assert_eq!(
            answer_question(&text, "2014").0,
            ["allowed no; reasons no short side of it touches a tile, and its long side against p is not enough"]
        );
        assert_eq!(answer_question(&text, "2015").0, ["allowed yes"]);
        assert_eq!(answer_question(&text, "2020").1, ["place.instead", "place.matching", "place.touch"]);
    }

    #[test]
    fn with_a_short_side_beside_it_the_long_side_asks_nothing() {
        let text = scenario_text("  p\\.  a", "  p a: {}", "{ tile: {}, at: [0, 0], corner: ne }");
        let (found, asked) = answer_question(&text, "2014");
        assert_eq!(found, ["allowed yes"]);
        assert!(!asked.contains(&"place.touch"));
    }

    #[test]
    fn corners_and_gaps_do_not_touch() {
        let refusal = ["allowed no; reasons no side of it touches a tile, and corner to corner is not enough"];
        assert_eq!(answers("  a", "  a: {}", "{ tile: D, at: [1, 1] }"), refusal);
        assert_eq!(answers("  a", "  a: {}", "{ tile: I-01, at: [1, 1], corner: nw }"), refusal);
        assert_eq!(answers("  a", "  a: {}", "{ tile: D, at: [900, -900] }"), refusal);
        assert_eq!(answers(r"  p\.", "  p: {}", "{ tile: D, at: [1, 0] }"), refusal);
        // Only its east side faces a, and the half does not have that side.
        assert_eq!(answers("  .  a", "  a: {}", "{ tile: I-01, at: [0, 0], corner: sw }"), refusal);
    }

    #[test]
    fn every_side_that_touches_must_continue() {
        let board = "  .  n\n  w  .";
        let tiles = "  n: { city: S }\n  w: { road: E }";
        // D shows city N, road E and W, field S.
        assert_eq!(
            answers(board, "  n: { city: E }\n  w: { road: N }", "{ tile: D, at: [1, 1], turn: 90 }"),
            ["allowed no; reasons its north side shows a road, but the south side of n shows a field"]
        );
        assert_eq!(
            answers(board, tiles, "{ tile: D@90, at: [1, 1] }"),
            [
                "allowed no; reasons its north side shows a road, but the south side of n shows a city, its west side shows a field, but the east side of w shows a road"
            ]
        );
        assert_eq!(answers(board, tiles, "{ tile: { city: N, road: W }, at: [1, 1] }"), ["allowed yes"]);
    }

    #[test]
    fn squares_among_squares_ask_the_law_nothing() {
        let text = scenario_text("  a", "  a: {}", "{ tile: {}, at: [1, 0] }");
        assert_eq!(answer_question(&text, "2014"), (vec!["allowed yes".to_owned()], vec![]));
    }

    #[test]
    fn a_square_beside_a_half_matches_it() {
        let text = scenario_text(r"  p\.", "  p: { road: W }", "{ tile: { road: E }, at: [-1, 0] }");
        assert_eq!(answer_question(&text, "2014").0, ["allowed yes"]);
        assert_eq!(answer_question(&text, "2014").1, ["place.matching"]);
    }

    #[test]
    fn a_castle_beside_an_unknown_tile_is_not_guessed() {
        let tiles = "  a: {}\n  k: { castle: true }";
        let found = answers("  #  a", tiles, "{ tile: k, at: [1, 1], to: [2, 1] }");
        assert_eq!(found, ["unknown whether the unknown tile in column 0, row 0 shows a castle"]);
    }

    #[test]
    fn a_printed_half_is_not_turned() {
        let text = scenario_text("  a", "  a: {}", "{ tile: I-07, turn: 180 }");
        assert_eq!(question_problems(&text), [(Code::ValueWrong, "180".to_owned())]);
    }

    #[test]
    fn what_is_taken_is_taken() {
        let tiles = "  a p q: {}";
        let board = "  a  p\\q";
        assert_eq!(
            answers(board, tiles, "{ tile: {}, at: [0, 0] }"),
            ["allowed no; reasons the space is occupied by a"]
        );
        assert_eq!(
            answers(board, tiles, "{ tile: {}, at: [1, 0], corner: sw }"),
            ["allowed no; reasons that half of the space is occupied by p"]
        );
        assert_eq!(
            answers(board, tiles, "{ tile: {}, at: [1, 0], corner: nw }"),
            ["allowed no; reasons it would overlap p, it would overlap q"]
        );
        assert_eq!(answers(board, tiles, "{ tile: {}, at: [0, 1], to: [1, 1] }"), ["allowed yes"]);
        assert_eq!(
            answers(board, tiles, "{ tile: {}, at: [0, 0], to: [0, 1] }"),
            ["allowed no; reasons the space is occupied by a"]
        );
    }

    #[test]
    fn the_turns_that_fit_are_those_of_the_printed_tile() {
        let fits = |tiles: &str, body: &str| {
            let (_, today, _) = answer_words(&scenario_text("  a", tiles, body), "now");
            today.get(1).cloned().unwrap_or_default()
        };
        let city = "  a: { city: E }";
        for body in ["{ tile: D, at: [1, 0] }", "{ tile: D@90, at: [1, 0] }", "{ tile: D, at: [1, 0], turn: 90 }"] {
            assert_eq!(fits(city, body), "It fits as D@270.", "{body}");
        }
        assert_eq!(
            fits("  a: { city: E }", "{ tile: B, at: [1, 0] }"),
            "It does not fit there whichever way it is turned."
        );
    }

    #[test]
    fn a_long_side_never_lies_against_a_square() {
        let text = scenario_text("  a", "  a: {}", "{ tile: {}, at: [0, 0], corner: ne }");
        let (found, asked) = answer_question(&text, "2021");
        assert_eq!(
            found,
            [
                "allowed no; reasons the space is occupied by a, the long side of the new tile would be against a, which is not a half tile"
            ]
        );
        assert_eq!(asked, ["place.instead", "place.long-side"]);
        let text = scenario_text(r"  p\.", "  p: {}", "{ tile: {}, at: [0, 0] }");
        let (found, asked) = answer_question(&text, "2021");
        assert_eq!(
            found,
            [
                "allowed no; reasons half of the space is occupied by p, the long side of p would be against the new tile"
            ]
        );
        assert_eq!(asked, ["place.long-side"]);
    }

    #[test]
    fn what_does_not_matter_is_not_guessed() {
        assert_eq!(
            answers("  #  a", "  a: {}", "{ tile: { city: N }, at: [0, 1] }"),
            ["unknown what the south side of the unknown tile in column 0, row 0 shows: it must match a city"]
        );
        assert_eq!(
            answers("  #  .\n  .  a", "  a: {}", "{ tile: { road: NE }, at: [0, 1] }"),
            [
                "allowed no; reasons its east side shows a road, but the west side of a shows a field; unknown what the south side of the unknown tile in column 0, row 0 shows: it must match a road"
            ]
        );
    }

    #[test]
    fn beside_an_abbey_anything_may_lie() {
        let tiles = "  m: { monastery: abbey }";
        assert_eq!(answers("  m", tiles, "{ tile: I-07, at: [1, 0], corner: sw }"), ["allowed yes"]);
    }

    #[test]
    fn a_hill_gets_a_tile_beneath() {
        // II-03: road from W to the long side, a hill.
        let text = scenario_text("  a", "  a: { road: E }", "{ tile: II-03, at: [1, 0], corner: sw }");
        assert_eq!(
            answer_question(&text, "2014"),
            (vec!["allowed yes".to_owned()], vec!["place.hill", "place.instead", "place.matching"])
        );
        let forbidden = text.replace("road: E", "city: E");
        assert!(!answer_question(&forbidden, "2014").1.contains(&"place.hill"));
    }

    #[test]
    fn a_name_that_only_a_question_uses_is_used() {
        let text = scenario_text("  a", "  a: {}\n  x: { city: N }", "{ tile: x, at: [1, 0] }");
        assert_eq!(answer_question(&text, "2021").0, ["allowed yes"]);
    }

    #[test]
    fn what_is_said_names_the_tile_its_space_and_the_reason() {
        let text = scenario_text(r"  p\.", "  p: { city: L }", "{ tile: II-12, at: [0, 0], corner: ne }");
        let expected = "Placing II-12 in the space occupied by p, with its right angle to the north-east";
        assert_eq!(heading(&text), expected);
        assert_eq!(
            answer_lines(&text, "2014"),
            [
                "It cannot be placed there: no short side of it touches a tile, and its long side against p is not enough. | not allowed: no short side touches a tile"
            ]
        );
        assert_eq!(answer_lines(&text, "now"), ["It can be placed there. | allowed"]);
        let unnamed_tile = scenario_text("  a", "  a: {}", "{ tile: { city: NE, monastery: shrine }, at: [1, 0] }");
        let expected =
            "Placing a square tile with city on its north side and its east side and a shrine in the space east of a";
        assert_eq!(heading(&unnamed_tile), expected);
        let unknown = scenario_text("  #  a", "  a: {}", "{ tile: { city: N }, at: [0, 1] }");
        assert_eq!(
            answer_lines(&unknown, "now"),
            [
                "It depends on what the south side of the unknown tile in column 0, row 0 shows: it must match a city. | depends on the unknown tile"
            ]
        );
        let hill = scenario_text("  a", "  a: { road: E }", "{ tile: II-03, at: [1, 0], corner: sw }");
        assert!(answer_lines(&hill, "now")[0].contains("face down under the half tile with the hill"));
    }

    #[test]
    fn mistakes_are_underlined() {
        let refuses = |body: &str, code, at: &str| {
            let text = scenario_text("  a", "  a: {}", body);
            assert_eq!(question_problems(&text), [(code, at.to_owned())], "{body}");
        };
        refuses("{ tile: I-07, at: [1, 0] }", Code::TileShape, "I-07");
        refuses("{ tile: D, at: [1, 0], corner: nw }", Code::TileShape, "D");
        refuses("{ tile: Z, at: [1, 0] }", Code::TileUnknown, "Z");
        refuses("{ tile: b, at: [1, 0] }", Code::NameUndefined, "b");
        refuses("{ tile: D, to: [1, 0] }", Code::KeyMissing, "{ tile: D, to: [1, 0] }");
        refuses("{ tile: D, at: a }", Code::ValueWrong, "a");
        refuses("{ tile: D, at: [1, 0], turn: 45 }", Code::ValueWrong, "45");
        refuses("{ tile: D, at: [1, 0], name: x }", Code::KeyUnknown, "name");
        refuses("{ tile: '#', at: [1, 0] }", Code::ValueWrong, "'#'");
        refuses("{ tile: { city: L }, at: [1, 0] }", Code::TileSide, "L");
        refuses("{ tile: {}, at: [1, 0], to: [3, 0] }", Code::MapDouble, "[3, 0]");
        refuses("{ tile: { monastery: abbey }, at: [1, 0] }", Code::ValueWrong, "{ monastery: abbey }");
    }
}
