//! A tile of a quick map in words, and as it is written in a scenario.

use super::join::{Cell, Shows};
use super::parts::{Kind, Part};
use super::people::{People, Who, letter};
use crate::geometry::{Side, SideSet};
use crate::text::{Node, Span, capitalize, join_with};
use crate::tiles::{INNER, MonasteryKind, Symbol, Tile};
use std::iter;

/// One value, or several in a list.
fn one_or_list(mut items: Vec<Node>, span: Span) -> Node {
    match items.pop() {
        Some(only) if items.is_empty() => only,
        Some(last) => {
            items.push(last);
            Node::list(items, span)
        }
        None => Node::list(items, span),
    }
}

/// What a tile means, as it stands under `tiles`; `None` for one that does not matter.
pub(super) fn meaning(cell: &Cell) -> Option<Node> {
    let parts = match &cell.shows {
        Shows::Hash => return None,
        Shows::Printed(id, _, _) => return Some(Node::word(id.as_str(), cell.span)),
        Shows::Own(parts) => parts,
    };
    let of = |kind: Kind| parts.iter().filter(move |part| part.kind == kind);
    let sides = |part: &Part| Node::word(written(part), part.span);
    let mut keys: Vec<(&str, Node)> = Vec::new();
    let cities: Vec<&Part> = of(Kind::City).collect();
    let more = |part: &Part| {
        let coats = (part.coats > 0).then(|| ("coats", Node::word(part.coats.to_string(), part.span)));
        let building = part.kind.building().filter(|_| part.built).map(|(_, building)| building);
        coats.into_iter().chain(building.map(|building| (building, Node::word("true", part.span)))).collect::<Vec<_>>()
    };
    let whole = |part: &Part| match more(part) {
        more if more.is_empty() => sides(part),
        more => Node::map([("sides", sides(part))].into_iter().chain(more).collect(), part.span),
    };
    if let [only] = cities.as_slice() {
        keys.push(("city", sides(only)));
        keys.extend(more(only));
    } else if !cities.is_empty() {
        keys.push(("city", Node::list(cities.iter().map(|part| whole(part)).collect(), cell.span)));
    }
    let roads: Vec<Node> = of(Kind::Road).map(whole).collect();
    if !roads.is_empty() {
        keys.push(("road", one_or_list(roads, cell.span)));
    }
    for kind in [Kind::Crossing, Kind::Gate] {
        let roads: Vec<Node> = of(kind).map(whole).collect();
        if !roads.is_empty() {
            keys.push((kind.word(), one_or_list(roads, cell.span)));
        }
    }
    for kind in iter::once(Kind::Monastery).chain(Symbol::ALL.into_iter().filter_map(Kind::of)) {
        let how = |part: &Part| part.monastery().unwrap_or(MonasteryKind::Plain).word();
        keys.extend(of(kind).map(|part| (kind.word(), Node::word(how(part), part.span))));
    }
    // A field in the middle touches every city of its tile.
    if let Some(inner) = of(Kind::Field).find(|part| part.written == INNER) {
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

/// The sides of a part as a scenario has them.
fn written(part: &Part) -> String {
    if part.is_open() { part.sides.to_string() } else { part.written.clone() }
}

/// The place of a meeple that stands on a part.
pub(super) fn place(cell: &Cell, part: &Part) -> Option<String> {
    let feature = part.kind.stood_on()?;
    let whole = format!("{}.{feature}", cell.name);
    let shown = cell.shape.side_set();
    let first = part.sides.iter().find(|side| shown.contains(*side)).or(part.sides.first());
    if part.kind == Kind::Field || matches!(cell.shows, Shows::Printed(..)) {
        let first = first.map_or(part.written.clone(), |side| side.to_string());
        return Some(if first.is_empty() { whole } else { format!("{whole}@{first}") });
    }
    let others = cell.shows.parts().iter().filter(|other| other.kind.stood_on() == Some(feature));
    let many: usize = others
        .map(|other| match other.kind {
            Kind::Crossing | Kind::Bridge => 2,
            Kind::Gate => other.sides.len(),
            _ => 1,
        })
        .sum();
    Some(match first {
        Some(side) if many > 1 => format!("{whole}@{side}"),
        _ => whole,
    })
}

/// A meeple as it stands under `meeples`.
pub(super) fn meeple(place: &str, part: &Part, who: Who) -> String {
    match (part.kind, who.large) {
        // Nobody but an abbot stands in a garden.
        (Kind::GARDEN, _) => format!("abbot {place}"),
        (_, true) => format!("large {place}"),
        (_, false) => place.to_owned(),
    }
}

/// A tile as it would be typed with every side named: `cS*=red`.
pub(crate) fn typed(cell: &Cell, people: &People) -> String {
    let mut out = match &cell.shows {
        Shows::Hash => "#".to_owned(),
        Shows::Printed(id, _, _) => id.clone(),
        Shows::Own(_) => String::new(),
    };
    // After a name, and after the id of a printed tile, a `+` begins the next part.
    let mut apart = !out.is_empty();
    for part in cell.shows.parts() {
        if apart {
            out.push('+');
        }
        out.push(part.kind.letter());
        out.push_str(&written(part));
        out.push_str(&part.marks());
        for who in &part.who {
            let name = people.name(*who);
            out.push('=');
            let name = letter(name).map_or_else(|| name.to_owned(), String::from);
            out.push_str(&if who.large { name.to_uppercase() } else { name });
        }
        apart = !part.who.is_empty();
    }
    out
}

/// What was understood of a tile: `city S, 1 coat of arms, red`.
pub(super) fn told(cell: &Cell, people: &People) -> Option<String> {
    let mut phrases: Vec<String> = Vec::new();
    match &cell.shows {
        Shows::Hash => return None,
        Shows::Printed(id, tile, _) => {
            let shown = printed(tile);
            phrases.push(if shown.is_empty() { id.clone() } else { format!("{id} ({shown})") });
        }
        Shows::Own(_) => {}
    }
    for part in cell.shows.parts() {
        let mut phrase = match part.monastery() {
            Some(MonasteryKind::Plain) | None => part.kind.word().to_owned(),
            Some(kind) => monastery(kind),
        };
        if part.sides.is_empty() {
            if !part.written.is_empty() && part.monastery().is_none() {
                phrase = format!("{phrase} {}", part.written);
            }
        } else {
            phrase = format!("{phrase} {}", apart(part.sides));
        }
        match part.coats {
            0 => {}
            1 => phrase.push_str(", 1 coat of arms"),
            coats => phrase = format!("{phrase}, {coats} coats of arms"),
        }
        if let Some((_, building)) = part.kind.building().filter(|_| part.built) {
            phrase.extend([", ", building]);
        }
        for who in &part.who {
            let (name, figure) = (
                people.name(*who),
                match (part.kind, who.large) {
                    (Kind::GARDEN, _) => "'s abbot",
                    (_, true) => "'s large meeple",
                    (_, false) => "",
                },
            );
            phrase.extend([", ", name, figure]);
        }
        phrases.push(phrase);
    }
    Some(join_with(&phrases, "and"))
}

/// A monastery of a kind: `German monastery`.
fn monastery(kind: MonasteryKind) -> String {
    match kind {
        MonasteryKind::Plain => "monastery".to_owned(),
        MonasteryKind::German | MonasteryKind::Dutch => format!("{} monastery", capitalize(kind.word())),
        MonasteryKind::Japanese => "Japanese building".to_owned(),
        MonasteryKind::Abbey | MonasteryKind::Shrine => kind.word().to_owned(),
        MonasteryKind::Darmstadt => "Darmstadt church".to_owned(),
    }
}

/// What a printed tile shows at its sides.
fn printed(tile: &Tile) -> String {
    let cities = tile.cities.iter().map(|city| format!("city {}", apart(city.sides)));
    let roads = tile.roads.iter().map(|road| format!("road {}", apart(road.sides)));
    let monastery = tile.monastery.map(|_| "monastery".to_owned());
    let all: Vec<String> = cities.chain(roads).chain(monastery).collect();
    all.join(", ")
}

/// Sides as one word: `N+L`.
fn apart(sides: SideSet) -> String {
    let words: Vec<&str> = sides.iter().map(Side::word).collect();
    words.join("+")
}
