//! Tokens that lie on tiles: bridges, fleas, little buildings, castles, and the sheep of flocks.

use std::collections::BTreeMap;

use carcassonne_board::geometry::{Axis, Space};
use carcassonne_text::{Node, Problems, Span, problem};

use super::{bridges, problems};
use crate::board::{Board, FeatureKind, Place, TileIx};
use crate::places::{address_reader, place_reader};
use crate::setup::setup_pieces::{SetupBridge, SetupBuilding, SetupCastle, SetupFlea, SetupSheep, SetupToken};
use crate::setup::value::{At, Name, TileName};

pub use crate::setup::setup_pieces::Building;

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
pub(crate) fn check(tokens: &[At<SetupToken>], board: &Board, problems: &mut Problems) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut spanned: BTreeMap<Space, Span> = BTreeMap::new();
    for At { value: token, span } in tokens {
        let Some(what) = read_token(token, *span, board, problems) else { continue };
        if let TokenKind::Bridge { tile, .. } = what
            && let space = board.placed(tile).at
            && let Some(first) = spanned.insert(space, *span)
        {
            let problem = problem!(*span, problems::SecondBridge { space: space.to_notation() });
            problems.push(problem.at_related(first));
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
    problems.push(problem!(
        node.span,
        problems::MisplacedToken { token: token.owner(), key: token.word(), kind: kind.word(), found: found.word() }
    ));
    None
}
