//! A tile of a quick map in words, and as a scenario writes it.

use std::iter;

use carcassonne_board::geometry::{Side, SideSet};
use carcassonne_board::tiles::{INNER, MonasteryKind, Symbol, Tile};
use carcassonne_text::{Node, Span, phrase};
use carcassonne_words::messages::plain::Sentence;

use super::cell_parts::{Kind, Part};
use super::joining::{Cell, Face};
use super::named_players::{NamedMeeple, People, letter};
use super::reading_words::{Figure, PartOfTile, Printed, ReadingSpeaker};

/// Returns a single value as itself, and several in a list.
fn one_or_list(mut items: Vec<Node>, span: Span) -> Node {
    if items.len() == 1 { items.remove(0) } else { Node::list(items, span) }
}

/// Returns the meaning of a tile, as it stands under `tiles`; `None` for an unknown tile.
pub(super) fn to_meaning(cell: &Cell) -> Option<Node> {
    let parts = match &cell.face {
        Face::Hash => return None,
        Face::Printed(id, _, _) => return Some(Node::word(id.as_str(), cell.span)),
        Face::Own(parts) => parts,
    };
    let parts_of = |kind: Kind| parts.iter().filter(move |part| part.kind == kind);
    let sides = |part: &Part| Node::word(sides_text(part), part.span);
    let mut keys: Vec<(&str, Node)> = Vec::new();
    let cities: Vec<&Part> = parts_of(Kind::City).collect();
    let more = |part: &Part| {
        let coats = (part.coats > 0).then(|| ("coats", Node::word(part.coats.to_string(), part.span)));
        let building = part.kind.building().filter(|_| part.built).map(|(_, building)| building);
        coats.into_iter().chain(building.map(|building| (building, Node::word("true", part.span)))).collect::<Vec<_>>()
    };
    let to_value = |part: &Part| match more(part) {
        more if more.is_empty() => sides(part),
        more => Node::map([("sides", sides(part))].into_iter().chain(more).collect(), part.span),
    };
    if let [only] = cities.as_slice() {
        keys.push(("city", sides(only)));
        keys.extend(more(only));
    } else if !cities.is_empty() {
        keys.push(("city", Node::list(cities.iter().map(|part| to_value(part)).collect(), cell.span)));
    }
    for kind in [Kind::Road, Kind::Crossing, Kind::Gate] {
        let roads: Vec<Node> = parts_of(kind).map(to_value).collect();
        if !roads.is_empty() {
            keys.push((kind.word(), one_or_list(roads, cell.span)));
        }
    }
    for kind in iter::once(Kind::Monastery).chain(Symbol::ALL.into_iter().filter_map(Kind::from_symbol)) {
        let how = |part: &Part| part.monastery().unwrap_or(MonasteryKind::Plain).word();
        keys.extend(parts_of(kind).map(|part| (kind.word(), Node::word(how(part), part.span))));
    }
    // A field in the middle touches every city of its tile.
    if let Some(inner) = parts_of(Kind::Field).find(|part| part.written == INNER) {
        let touched: Vec<Node> =
            cities.iter().filter_map(|city| Some(Node::word(city.sides.first()?.word(), city.span))).collect();
        let field = Node::map(
            vec![("halves", Node::word(INNER, inner.span)), ("cities", Node::list(touched, inner.span))],
            inner.span,
        );
        keys.push(("fields", Node::list(vec![field], inner.span)));
    }
    Some(Node::map(keys, cell.span))
}

/// Returns the sides of a part, as a scenario writes them.
fn sides_text(part: &Part) -> String {
    if part.is_open() { part.sides.to_string() } else { part.written.clone() }
}

/// Returns the place of a meeple on a part; `None` if none can stand there.
pub(super) fn meeple_place(cell: &Cell, part: &Part) -> Option<String> {
    let feature = part.kind.feature_word()?;
    let address = format!("{}.{feature}", cell.name);
    let shown = cell.shape.side_set();
    let first = part.sides.iter().find(|side| shown.contains(*side)).or(part.sides.first());
    if part.kind == Kind::Field || matches!(cell.face, Face::Printed(..)) {
        let first = first.map_or(part.written.clone(), |side| side.to_string());
        return Some(if first.is_empty() { address } else { format!("{address}@{first}") });
    }
    let others = cell.face.parts().iter().filter(|other| other.kind.feature_word() == Some(feature));
    let many: usize = others
        .map(|other| match other.kind {
            Kind::Crossing | Kind::Bridge => 2,
            Kind::Gate => other.sides.len(),
            _ => 1,
        })
        .sum();
    Some(match first {
        Some(side) if many > 1 => format!("{address}@{side}"),
        _ => address,
    })
}

/// Returns a meeple as it stands under `meeples`.
pub(super) fn meeple_entry(place: &str, part: &Part, who: NamedMeeple) -> String {
    match (part.kind, who.large) {
        // Only an abbot stands in a garden.
        (Kind::GARDEN, _) => format!("abbot {place}"),
        (_, true) => format!("large {place}"),
        (_, false) => place.to_owned(),
    }
}

/// Returns a tile as it is typed with every side named: `cS*=red`.
pub fn write_cell(cell: &Cell, people: &People) -> String {
    let mut out = match &cell.face {
        Face::Hash => "#".to_owned(),
        Face::Printed(id, _, _) => id.clone(),
        Face::Own(_) => String::new(),
    };
    // After a name, and after the id of a printed tile, a `+` begins the next part.
    let mut needs_sign = !out.is_empty();
    for part in cell.face.parts() {
        if needs_sign {
            out.push('+');
        }
        out.push(part.kind.letter());
        out.push_str(&sides_text(part));
        out.push_str(&part.marks());
        for who in &part.who {
            let name = people.name(*who);
            out.push('=');
            let name = letter(name).map_or_else(|| name.to_owned(), String::from);
            out.push_str(&if who.large { name.to_uppercase() } else { name });
        }
        needs_sign = !part.who.is_empty();
    }
    out
}

/// Describes the parts of a tile in words: `city S, 1 coat of arms, red`; `None` for an unknown tile.
pub(super) fn describe_cell(cell: &Cell, people: &People, speaker: ReadingSpeaker) -> Option<Vec<Sentence>> {
    let mut phrases: Vec<Sentence> = Vec::new();
    match &cell.face {
        Face::Hash => return None,
        Face::Printed(id, tile, _) => {
            let shown = Some(describe_tile(tile, speaker)).filter(|shown| !shown.is_empty());
            phrases.push(phrase!(Printed { id: id.clone(), shown }));
        }
        Face::Own(_) => {}
    }
    phrases.extend(cell.face.parts().iter().map(|part| describe_part(part, people, speaker)));
    Some(phrases)
}

/// Describes a part of a tile, with the figures on it.
fn describe_part(part: &Part, people: &People, speaker: ReadingSpeaker) -> Sentence {
    let monastery = part.monastery().filter(|kind| *kind != MonasteryKind::Plain);
    let kind = monastery.map_or(part.kind.word(), MonasteryKind::word);
    let written = || Some(part.written.clone()).filter(|text| !text.is_empty() && part.monastery().is_none());
    let sides = if part.sides.is_empty() { written() } else { Some(join_sides(part.sides)) };
    let building = part.kind.building().filter(|_| part.built).map(|(_, building)| building);
    let figures = part.who.iter().map(|who| {
        let figure = match (part.kind, who.large) {
            (Kind::GARDEN, _) => "abbot",
            (_, true) => "large",
            (_, false) => "meeple",
        };
        speaker.say(&phrase!(Figure { figure, player: speaker.colour(people.name(*who)).to_owned() }))
    });
    let figures = (!part.who.is_empty()).then(|| figures.collect::<Vec<_>>().join(", "));
    phrase!(PartOfTile { kind, sides, coats: part.coats, building, figures })
}

/// Describes the cities, the roads and the monastery of a printed tile.
fn describe_tile(tile: &Tile, speaker: ReadingSpeaker) -> String {
    let cities = tile.cities.iter().map(|city| ("city", Some(join_sides(city.sides))));
    let roads = tile.roads.iter().map(|road| ("road", Some(join_sides(road.sides))));
    let monastery = tile.monastery.map(|_| ("monastery", None));
    let (coats, none) = (0_u32, || None::<&'static str>);
    let describe = |(kind, sides): (&'static str, Option<String>)| {
        speaker.say(&phrase!(PartOfTile { kind, sides, coats, building: none(), figures: none() }))
    };
    cities.chain(roads).chain(monastery).map(describe).collect::<Vec<_>>().join(", ")
}

/// Returns sides as one word: `N+L`.
fn join_sides(sides: SideSet) -> String {
    let words: Vec<&str> = sides.iter().map(Side::word).collect();
    words.join("+")
}
