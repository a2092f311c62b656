//! The figures that belong to nobody: the dragon and the fairy.

use super::problems as said;
use crate::scenario::board::{Board, Place, TileIx};
use crate::scenario::places::{address, place};
use crate::text::{Fields, Node, Problems, Span};

/// Where a figure stands that belongs to nobody.
#[derive(Debug, Clone)]
pub struct Standing {
    /// The tile.
    pub tile: TileIx,
    /// The feature whose meeple it stands beside, if it stands beside one.
    pub place: Option<Place>,
    /// Where this is written.
    pub span: Span,
}

/// The figures that belong to nobody.
#[derive(Debug, Clone, Default)]
pub struct Figures {
    /// The dragon, on a tile.
    pub dragon: Option<Standing>,
    /// The fairy, beside a meeple or on a tile.
    pub fairy: Option<Standing>,
}

const KEYS: &[&str] = &["dragon", "fairy"];

/// Reads `figures`.
pub(in crate::scenario) fn read(node: Option<&Node>, board: &Board, problems: &mut Problems) -> Figures {
    let Some(fields) = node.and_then(|n| Fields::of(n, "`figures`", KEYS, problems)) else {
        return Figures::default();
    };
    let on_tile = |node: &Node, what: &str, problems: &mut Problems| {
        let tile = address::tile(node, what, board, problems)?;
        Some(Standing { tile, place: None, span: node.span })
    };
    let dragon = fields.get("dragon").and_then(|n| on_tile(n, "the place of the dragon", problems));
    let fairy = fields.get("fairy").and_then(|node| {
        if node.text().is_some_and(|t| t.contains('.')) {
            let place = place::read(node, board, problems)?;
            return Some(Standing { tile: place.tile, place: Some(place), span: node.span });
        }
        on_tile(node, "the place of the fairy", problems)
    });
    if let (Some(dragon), Some(fairy)) = (&dragon, &fairy)
        && dragon.tile == fairy.tile
    {
        problems.push(said::fairy_beside_dragon(fairy.span, dragon.span));
    }
    Figures { dragon, fairy }
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{read, refused};
    use crate::text::Code;

    fn with(figures: &str) -> String {
        format!(
            "board: [{{ name: a, tile: E, at: [0, 0] }}, {{ name: b, tile: B, at: [2, 0] }}, {{ name: h, tile: \"#\", at: [4, 0] }}]\nfigures: {figures}\n"
        )
    }

    #[test]
    fn the_dragon_lies_on_a_tile_and_the_fairy_stands_on_one_or_beside_a_meeple() {
        let found = |figures: &str| {
            let scenario = read(&with(figures)).ok()?;
            let board = &scenario.board;
            let tile = |t| board.address(t);
            let fairy = scenario.figures.fairy.as_ref();
            Some((
                scenario.figures.dragon.as_ref().map(|d| tile(d.tile)),
                fairy.map(|f| f.place.map_or_else(|| tile(f.tile), |p| board.place_text(p))),
            ))
        };
        let some = |word: &str| Some(word.to_owned());
        assert_eq!(found("{ dragon: b, fairy: a.city }"), Some((some("b"), some("a.city"))));
        assert_eq!(found("{ fairy: a }"), Some((None, some("a"))));
        assert_eq!(found("{}"), Some((None, None)));
    }

    #[test]
    fn mistakes_are_underlined() {
        refused(&with("{ dragn: b }"), &[(Code::KeyUnknown, "dragn")]);
        refused(&with("{ dragon: z }"), &[(Code::PlaceUnknown, "z")]);
        refused(&with("{ dragon: h }"), &[(Code::ValueWrong, "h")]);
        refused(&with("{ dragon: a.city }"), &[(Code::ValueWrong, "a.city")]);
        refused(&with("{ dragon: [a, b] }"), &[(Code::ValueWrong, "[a, b]")]);
        refused(&with("{ fairy: a.road }"), &[(Code::PlaceUnknown, "road")]);
        refused(&with("{ dragon: a, fairy: a.city }"), &[(Code::ValueWrong, "a.city")]);
        refused(&with("b"), &[(Code::ValueWrong, "b")]);
    }
}
