//! Tokens that lie on tiles: bridges, fleas, little buildings, castles, and the sheep of flocks.

use std::collections::BTreeMap;

use super::{bridges, problems as said};
use crate::geometry::{Axis, Space};
use crate::scenario::board::{Board, FeatureKind, Place, TileIx};
use crate::scenario::places::{address_reader, place_reader};
use crate::scenario::setup::setup_pieces::{
    SetupBridge, SetupBuilding, SetupCastle, SetupFlea, SetupSheep, SetupToken,
};
use crate::scenario::setup::value::{At, Name, TileName};
use crate::text::{Node, Problems, Span};

pub use crate::scenario::setup::setup_pieces::Building;

/// A token on the board.
#[derive(Debug, Clone)]
pub struct Token {
    /// The kind of token, and its place.
    pub what: TokenKind,
    /// The place of the entry in the file.
    pub span: Span,
}

/// A kind of token, and its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// A bridge (*Bridges, Castles and Bazaars*).
    Bridge {
        /// The tile of the space that the bridge spans; either half of a pair.
        tile: TileIx,
        /// The direction in which the bridge runs.
        direction: Axis,
    },
    /// A flea.
    Flea {
        /// The tile under the flea.
        tile: TileIx,
    },
    /// A little building (*Little Buildings*).
    Building {
        /// The tile under the building.
        tile: TileIx,
        /// The kind of building, if the file names it.
        kind: Option<Building>,
    },
    /// A castle token, on a city (*Bridges, Castles and Bazaars*).
    Castle {
        /// The city.
        place: Place,
    },
    /// A sheep token of a flock, on a field (*Hills & Sheep*).
    Sheep {
        /// The field.
        place: Place,
        /// The number of sheep on the token.
        value: u32,
    },
}

/// Checks tokens against the board; reports a token in a wrong place, and a second bridge over a space.
pub(in crate::scenario) fn check(tokens: &[At<SetupToken>], board: &Board, problems: &mut Problems) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut spanned: BTreeMap<Space, Span> = BTreeMap::new();
    for At { value: token, span } in tokens {
        let Some(what) = read_token(token, *span, board, problems) else { continue };
        if let TokenKind::Bridge { tile, .. } = what
            && let space = board.placed(tile).at
            && let Some(first) = spanned.insert(space, *span)
        {
            problems.push(said::second_bridge(space, *span, first));
            continue;
        }
        found.push(Token { what, span: *span });
    }
    found
}

/// Reads a token; reports one in a place where it cannot lie.
fn read_token(token: &SetupToken, span: Span, board: &Board, problems: &mut Problems) -> Option<TokenKind> {
    let mut tile = |name: &Name<TileName>| {
        address_reader::read_tile(name.node(), &format!("the value of `{}`", token.word()), board, problems)
    };
    match token {
        SetupToken::Bridge(SetupBridge { bridge, direction }) => {
            let tile = tile(bridge);
            let direction = bridges::read_direction(direction.node(), problems);
            let (tile, direction) = (bridges::check_one_space(tile?, bridge.node(), board, problems)?, direction?);
            bridges::check_bridge(tile, direction, span, board, problems)
                .then_some(TokenKind::Bridge { tile, direction })
        }
        SetupToken::Flea(SetupFlea { flea }) => Some(TokenKind::Flea { tile: tile(flea)? }),
        SetupToken::Building(SetupBuilding { building, kind }) => {
            Some(TokenKind::Building { tile: tile(building)?, kind: kind.map(|kind| kind.value) })
        }
        SetupToken::Castle(SetupCastle { castle }) => Some(TokenKind::Castle {
            place: read_place_of_kind(FeatureKind::City, token, castle.node(), board, problems)?,
        }),
        SetupToken::Sheep(SetupSheep { sheep, value }) => {
            let place = read_place_of_kind(FeatureKind::Field, token, sheep.node(), board, problems)?;
            Some(TokenKind::Sheep { place, value: value.number })
        }
    }
}

/// Reads a place of the only kind of feature that bears a token; reports another kind.
fn read_place_of_kind(
    kind: FeatureKind,
    token: &SetupToken,
    node: &Node,
    board: &Board,
    problems: &mut Problems,
) -> Option<Place> {
    let place = place_reader::read(node, board, problems)?;
    let found = place.feature.kind();
    if found == kind {
        return Some(place);
    }
    problems.push(said::token_elsewhere((token.owner(), token.word()), kind, found, node.span));
    None
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::test_scenarios::{read, refused};
    use crate::text::Code;

    fn with(tokens: &str) -> String {
        format!(
            "board: |\n  a  p\\q\n  .  .  .  k  <\n  g  .  .  h/.\ntiles:\n  a: {{ city: N, road: SW }}\n  p q k g h: {{}}\ntokens: {tokens}\n"
        )
    }

    fn found(tokens: &str) -> Option<Vec<TokenKind>> {
        read(&with(tokens)).ok().map(|s| s.tokens.iter().map(|t| t.what).collect())
    }

    #[test]
    fn every_token_is_read() {
        use crate::scenario::board::Feature;
        let tile = |n| TileIx::new(n).expect("a small number");
        let (city, field) =
            (Place { tile: tile(0), feature: Feature::City(0) }, Place { tile: tile(1), feature: Feature::Field(0) });
        for (written, meant) in [
            ("{ bridge: q, direction: ns }", TokenKind::Bridge { tile: tile(2), direction: Axis::NorthSouth }),
            ("{ flea: k }", TokenKind::Flea { tile: tile(3) }),
            ("{ building: p }", TokenKind::Building { tile: tile(1), kind: None }),
            ("{ kind: tower, building: p }", TokenKind::Building { tile: tile(1), kind: Some(Building::Tower) }),
            ("{ castle: a.city }", TokenKind::Castle { place: city }),
            ("{ sheep: p.field, value: 4 }", TokenKind::Sheep { place: field, value: 4 }),
        ] {
            assert_eq!(found(written), Some(vec![meant]), "{written}");
        }
        assert_eq!(found("[{ flea: a }, { flea: a }]").map(|t| t.len()), Some(2));
        assert_eq!(found("[]"), Some(vec![]));
    }

    #[test]
    fn mistakes_are_underlined() {
        for (tokens, expected) in [
            ("{ bridge: a }", (Code::KeyMissing, "{ bridge: a }")),
            ("{ bridge: a, direction: up }", (Code::ValueWrong, "up")),
            ("{ bridge: k, direction: ew }", (Code::ValueWrong, "k")),
            ("{ bridge: z, direction: ew }", (Code::PlaceUnknown, "z")),
            ("{ bridge: a.road, direction: ew }", (Code::ValueWrong, "a.road")),
            ("{ flea: a, kind: shed }", (Code::KeyUnknown, "kind")),
            ("{ flee: a }", (Code::KeyUnknown, "flee")),
            ("{ building: a, kind: barn }", (Code::ValueWrong, "barn")),
            ("{ castle: a.road }", (Code::ValueWrong, "a.road")),
            ("{ castle: a }", (Code::PlaceUnknown, "a")),
            ("{ sheep: p.field }", (Code::KeyMissing, "{ sheep: p.field }")),
            ("{ sheep: p.field, value: 5 }", (Code::ValueWrong, "5")),
            ("{ sheep: a.city, value: 1 }", (Code::ValueWrong, "a.city")),
            ("{ flea: a, castle: a.city }", (Code::ValueWrong, "castle")),
            ("{ value: 1 }", (Code::KeyMissing, "{ value: 1 }")),
            ("{}", (Code::KeyMissing, "{}")),
            ("flea", (Code::ValueWrong, "flea")),
        ] {
            refused(&with(tokens), &[expected]);
        }
    }

    #[test]
    fn a_tile_that_does_not_matter_bears_no_token() {
        let text = "board: [{ name: h, tile: \"#\", at: [0, 0] }]\ntokens: { flea: h }\n";
        refused(text, &[(Code::ValueWrong, "h")]);
    }
}
