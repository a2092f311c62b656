//! Finding a feature on a tile by its kind, and by a side or half-edge.

use super::problems;
use crate::geometry::{HalfEdge, Shape, Side, SideSet};
use crate::scenario::board::{Feature, FeatureKind};
use crate::text::{Code, Problem, Span, Suggestion, quoted_list, shorten};
use crate::tiles::{self, Edge, INNER, Symbol, Tile};

/// A feature that its tile lacks or has several times. The message is to follow the address of the tile; `{}` in the
/// help stands for that address.
pub(super) struct Miss {
    code: Code,
    message: String,
    help: String,
    /// The kind of feature to write instead, if only one may be meant.
    kind: Option<FeatureKind>,
}

impl Miss {
    /// Creates the miss of a feature that is not there.
    fn unknown(message: impl Into<String>, help: impl Into<String>) -> Self {
        let (message, help) = (message.into(), help.into());
        Self { code: Code::PlaceUnknown, message, help, kind: None }
    }

    /// Creates the miss of a feature that is there several times.
    fn ambiguous(message: String, help: String) -> Self {
        Self { code: Code::PlaceAmbiguous, message, help, kind: None }
    }

    /// Returns the problem of a place on a tile that lies at a span; `at` is the part of the place that is wrong.
    pub(super) fn into_problem(
        self,
        address: &str,
        (tile, lies): (&Tile, Span),
        at: Span,
        (place_span, kind_span): (Span, Span),
    ) -> Problem {
        let short = shorten(address);
        let problem = problems::not_there(self.code, format!("`{short}` {}", self.message), at, lies);
        let plain = self.help.replace("{}", &short);
        match self.kind {
            Some(kind) => problem.help(plain).edit(kind_span, kind.word()),
            None if self.help.contains(HAS) => {
                let own = features_of(tile);
                let fallback = format!("{HAS} {}", own.join(", "));
                let ways = own.into_iter().map(|one| Suggestion::new(place_span, format!("{address}.{one}")));
                problem.offer("write one of its features: ", ways).with_fallback(fallback)
            }
            None => problem.help(plain),
        }
    }
}

/// Returns the features of a tile as they are written behind its address: `city`, `road@N`.
pub(super) fn features_of(tile: &Tile) -> Vec<String> {
    let mut all = Vec::new();
    let mut several = |kind: FeatureKind, sides: Vec<String>| {
        let many = sides.len() > 1;
        all.extend(
            sides.into_iter().map(|s| if many { format!("{}@{s}", kind.word()) } else { kind.word().to_owned() }),
        );
    };
    let side = |s: Option<Side>| s.map_or(String::new(), |s| s.to_string());
    several(FeatureKind::City, tile.cities.iter().map(|c| side(c.identifying_side())).collect());
    several(FeatureKind::Road, tile.roads.iter().map(|r| side(r.sides.first())).collect());
    several(FeatureKind::Field, tile.fields.iter().map(tiles::Field::name).collect());
    several(FeatureKind::Monastery, tile.monastery.iter().map(|_| String::new()).collect());
    several(FeatureKind::Castle, std::iter::repeat_n(String::new(), usize::from(tile.castle)).collect());
    several(FeatureKind::Garden, std::iter::repeat_n(String::new(), usize::from(has_garden(tile))).collect());
    all
}

fn has_garden(tile: &Tile) -> bool {
    tile.symbols.contains(&Symbol::Garden)
}

fn features_phrase(tile: &Tile) -> String {
    let all = features_of(tile);
    if all.is_empty() {
        return "the tile has no features".to_owned();
    }
    let all: Vec<String> = all.into_iter().map(|f| format!("{{}}.{f}")).collect();
    format!("{HAS} {}", quoted_list(&all, "and"))
}

/// The beginning of a list of features.
const HAS: &str = "the tile has";

/// Finds the only feature of a kind on a tile.
pub(super) fn find_only(kind: FeatureKind, tile: &Tile) -> Result<Feature, Miss> {
    let (count, first) = match kind {
        FeatureKind::City => (tile.cities.len(), Feature::City(0)),
        FeatureKind::Road => (tile.roads.len(), Feature::Road(0)),
        FeatureKind::Field => (tile.fields.len(), Feature::Field(0)),
        FeatureKind::Monastery => (usize::from(tile.monastery.is_some()), Feature::Monastery),
        FeatureKind::Castle => (usize::from(tile.castle), Feature::Castle),
        FeatureKind::Garden => (usize::from(has_garden(tile)), Feature::Garden),
    };
    match count {
        1 => Ok(first),
        // Only one copy of a printed tile carries the garden, and its id does not say which.
        0 if kind == FeatureKind::Garden => Err(Miss::unknown(
            "has no garden",
            "write the tile out with `garden: true`; printed tiles are listed without their gardens",
        )),
        0 if kind == FeatureKind::Castle && tile.cities.len() == 1 => {
            let help = format!("write `{{}}.city`; {}", features_phrase(tile));
            let kind = Some(FeatureKind::City);
            Err(Miss { kind, ..Miss::unknown("has no castle", help) })
        }
        0 if kind == FeatureKind::Field && tile.fields.is_empty() && !tile.cities.is_empty() => {
            let sides: Vec<&str> = tile.cities.iter().filter_map(|city| city.sides.first()).map(Side::word).collect();
            let written = format!("fields: [{{ halves: {INNER}, cities: [{}] }}]", sides.join(", "));
            Err(Miss::unknown(
                "has no field",
                format!("if there is a field in the middle, add `{written}` to the tile"),
            ))
        }
        0 => Err(Miss::unknown(format!("has no {}", kind.word()), features_phrase(tile))),
        n => Err(Miss::ambiguous(
            format!("has {n} features of the kind `{}`: which one?", kind.word()),
            format!("name it by one of its sides; {}", features_phrase(tile)),
        )),
    }
}

/// Finds the feature of a kind at the side or half-edge that a word names.
pub(super) fn find_by_side(kind: FeatureKind, word: &str, tile: &Tile, shape: Shape) -> Result<Feature, Miss> {
    if matches!(kind, FeatureKind::Monastery | FeatureKind::Castle | FeatureKind::Garden) {
        return Err(Miss::unknown(
            format!("has its {} in the middle, not on a side", kind.word()),
            format!("write `{{}}.{}`", kind.word()),
        ));
    }
    if kind == FeatureKind::Field && word == INNER {
        let inner = tile.fields.iter().position(|field| field.halves.is_empty());
        return inner
            .map(number_field)
            .ok_or_else(|| Miss::unknown("has no field that lies within it", features_phrase(tile)));
    }
    if kind == FeatureKind::Field
        && let Ok(halves) = tiles::parse_half_edges(word)
    {
        let half: HalfEdge = halves.first().ok_or_else(|| Miss::unknown("has no such half-edge", ""))?;
        if !shape.side_set().contains(half.side) {
            return Err(missing_side(half.side, shape));
        }
        return tile
            .field_at(half)
            .map(number_field)
            .ok_or_else(|| Miss::unknown(format!("has no field at {half}"), features_phrase(tile)));
    }
    let side = tiles::parse_sides(word).ok().filter(|sides| sides.len() == 1).and_then(SideSet::first);
    let Some(side) = side else {
        return Err(Miss::unknown(
            format!("has no side called `{}`", shorten(word)),
            match kind {
                FeatureKind::Field => {
                    "name a field by a half-edge, like `{}.field@SL`, or by a side that belongs only to it".to_owned()
                }
                _ => features_phrase(tile),
            },
        ));
    };
    if !shape.side_set().contains(side) {
        return Err(missing_side(side, shape));
    }
    find_on_side(kind, side, tile)
}

/// Finds the feature of a kind at a side of the tile.
fn find_on_side(kind: FeatureKind, side: Side, tile: &Tile) -> Result<Feature, Miss> {
    let edge = tile.edge(side);
    match (kind, edge) {
        (FeatureKind::City, Edge::City(n) | Edge::CityGate(n)) => return Ok(Feature::City(n)),
        (FeatureKind::City, Edge::Cities(..)) => {
            return Err(Miss::ambiguous(
                format!("has two cities on side {side}"),
                format!("name it by a side of its own; {}", features_phrase(tile)),
            ));
        }
        (FeatureKind::Road, Edge::Road(n)) => return Ok(Feature::Road(n)),
        (FeatureKind::Field, _) => match (tile.field_at(HalfEdge::left(side)), tile.field_at(HalfEdge::right(side))) {
            (Some(l), Some(r)) if l == r => return Ok(number_field(l)),
            (Some(_), Some(_)) => {
                return Err(Miss::ambiguous(
                    format!("has two fields on side {side}, left and right of the road"),
                    format!(
                        "write `{{}}.field@{side}L` or `{{}}.field@{side}R`, as seen from the tile's middle looking out"
                    ),
                ));
            }
            _ => {}
        },
        _ => {}
    }
    Err(Miss::unknown(
        format!("has no {} on side {side}; it shows {}", kind.word(), edge.word()),
        features_phrase(tile),
    ))
}

/// Returns the field with an index.
fn number_field(n: usize) -> Feature {
    Feature::Field(u8::try_from(n).unwrap_or(u8::MAX))
}

fn missing_side(side: Side, shape: Shape) -> Miss {
    let sides: Vec<&str> = shape.sides().iter().map(|s| s.word()).collect();
    Miss::unknown(
        format!("has no side {side}"),
        format!("here it is a {} with the sides {}", shape.word(), quoted_list(&sides, "and")),
    )
}
