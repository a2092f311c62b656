//! Tokens that lie on tiles: bridges, fleas, little buildings, castles, and the sheep of flocks.

use std::collections::BTreeMap;

use super::{bridges, problems as said};
use crate::geometry::{Axis, Space};
use crate::scenario::board::{Board, FeatureKind, Place, TileIx};
use crate::scenario::places::{address, place};
use crate::text::{KeySet, MapEntries, Node, Problems, Span, as_count, as_list, as_word, words};

/// A token on the board.
#[derive(Debug, Clone)]
pub struct Token {
    /// What it is, and where it lies.
    pub what: TokenKind,
    /// Where it is written.
    pub span: Span,
}

/// A kind of token, and where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// A bridge (*Bridges, Castles and Bazaars*).
    Bridge {
        /// The tile of the space that it spans; either half of a pair.
        tile: TileIx,
        /// The direction in which it runs.
        direction: Axis,
    },
    /// A flea.
    Flea {
        /// The tile that it lies on.
        tile: TileIx,
    },
    /// A little building (*Little Buildings*).
    Building {
        /// The tile that it stands on.
        tile: TileIx,
        /// Which one it is, if the file says.
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
        /// How many sheep it shows.
        value: u32,
    },
}

words! {
    /// The little buildings.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Building {
        /// A shed.
        Shed = "shed",
        /// A house.
        House = "house",
        /// A tower.
        Tower = "tower",
    }
}

words! {
    /// The key of a token that says what it is.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    enum Key {
        Bridge = "bridge",
        Flea = "flea",
        Building = "building",
        Castle = "castle",
        Sheep = "sheep",
    }
}

impl Key {
    fn keys(self) -> KeySet {
        match self {
            Self::Bridge => &["bridge", "direction"],
            Self::Flea => &["flea"],
            Self::Building => &["building", "kind"],
            Self::Castle => &["castle"],
            Self::Sheep => &["sheep", "value"],
        }
    }

    /// What it is called in messages.
    fn what(self) -> &'static str {
        match self {
            Self::Bridge => "a bridge",
            Self::Flea => "a flea",
            Self::Building => "a little building",
            Self::Castle => "a castle token",
            Self::Sheep => "a sheep token",
        }
    }
}

/// The most sheep that a token shows.
const MOST_SHEEP: i64 = 4;

/// Reads `tokens`.
pub(in crate::scenario) fn read(node: Option<&Node>, board: &Board, problems: &mut Problems) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let Some(node) = node else {
        return tokens;
    };
    if node.is_null() {
        problems.push(said::no_tokens(node.span));
    }
    let mut spanned: BTreeMap<Space, Span> = BTreeMap::new();
    for item in as_list(node) {
        let Some(what) = token(item, board, problems) else {
            continue;
        };
        let span = item.span;
        if let TokenKind::Bridge { tile, .. } = what
            && let space = board.placed(tile).at
            && let Some(first) = spanned.insert(space, span)
        {
            problems.push(said::second_bridge(space, span, first));
            continue;
        }
        tokens.push(Token { what, span });
    }
    tokens
}

fn token(node: &Node, board: &Board, problems: &mut Problems) -> Option<TokenKind> {
    let key = key(node, problems)?;
    let fields = MapEntries::read(node, key.what(), key.keys(), problems)?;
    let on = fields.get(key.word())?;
    let tile = |problems: &mut Problems| address::tile(on, &format!("the value of `{}`", key.word()), board, problems);
    match key {
        Key::Bridge => {
            let tile = tile(problems);
            let direction = fields
                .require("direction", "a bridge", "write `direction: ew` or `direction: ns`", problems)
                .and_then(|n| bridges::direction(n, problems));
            let (tile, direction) = (bridges::one_space(tile?, on, board, problems)?, direction?);
            bridges::can_lie(tile, direction, node, board, problems).then_some(TokenKind::Bridge { tile, direction })
        }
        Key::Flea => Some(TokenKind::Flea { tile: tile(problems)? }),
        Key::Building => {
            let tile = tile(problems);
            let kind = match fields.get("kind") {
                Some(n) => Some(as_word(n, "`kind`", &Building::ALL, Building::word, problems)?),
                None => None,
            };
            Some(TokenKind::Building { tile: tile?, kind })
        }
        Key::Castle => Some(TokenKind::Castle { place: of_kind(FeatureKind::City, key, on, board, problems)? }),
        Key::Sheep => {
            let place = of_kind(FeatureKind::Field, key, on, board, problems);
            let value = fields
                .require("value", "a sheep token", "write how many sheep it shows: `value: 2`", problems)
                .and_then(|n| as_count(n, "`value`", 1, MOST_SHEEP, problems));
            Some(TokenKind::Sheep { place: place?, value: u32::try_from(value?).ok()? })
        }
    }
}

/// What a token is, by its key; none or several are reported.
fn key(node: &Node, problems: &mut Problems) -> Option<Key> {
    let words = Key::ALL.map(Key::word);
    let Some(fields) = MapEntries::from_unchecked(node) else {
        problems.push(said::token_not_a_map(node, &words));
        return None;
    };
    let known = |word: &str| Key::ALL.into_iter().find(|k| k.word() == word);
    let mut found = fields.iter().filter_map(|(word, span, _)| Some((known(word)?, span)));
    if let Some((first, at)) = found.next() {
        if let Some((second, span)) = found.find(|(key, _)| *key != first) {
            problems.push(said::two_tokens((first.what(), at), (second.what(), span)));
            return None;
        }
        return Some(first);
    }
    let extra = |word: &str| Key::ALL.iter().any(|k| k.keys().contains(&word));
    problems.push(match fields.iter().find(|(word, _, _)| !extra(word)) {
        Some((word, span, _)) => said::no_such_token(word, &words, span),
        None => said::which_token(&words, node.span),
    });
    None
}

/// Reads a place of the one kind that a token can lie on.
fn of_kind(kind: FeatureKind, key: Key, node: &Node, board: &Board, problems: &mut Problems) -> Option<Place> {
    let place = place::read(node, board, problems)?;
    let found = place.feature.kind();
    if found == kind {
        return Some(place);
    }
    problems.push(said::token_elsewhere((key.what(), key.word()), kind, found, node.span));
    None
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::try_out::{read, refused};
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
