//! The `tiles` of a scenario: what each name means.

use std::collections::BTreeMap;

use crate::geometry::{HalfEdge, HalfEdgeSet, SideSet};
use crate::text::{
    Code, Fields, Node, Problem, Problems, Span, Value, as_count, as_flag, as_list, as_text,
    one_of, shortened,
};
use crate::tiles::{
    self, CATALOGUE, City, Entry, MonasteryKind, Part, Road, RoadEnd, Sketch, SketchField, Slip,
    Symbol,
};

use crate::scenario::names;

/// What a name means: a printed tile, or one in the scenario's own notation.
#[derive(Debug, Clone)]
pub(in crate::scenario) enum Meaning {
    /// A printed tile, turned clockwise by quarters (squares only).
    Printed(&'static Entry, u8),
    /// A tile of the scenario's own, with the places of its parts.
    Own(Box<Sketch>, Box<Parts>),
    /// Something that could not be read; its problem is reported already.
    Faulty,
}

/// Where the parts of a tile are written.
#[derive(Debug, Clone, Default)]
pub(in crate::scenario) struct Parts {
    whole: Span,
    cities: Vec<Span>,
    roads: Vec<Span>,
    fields: Vec<Span>,
    castle: Option<Span>,
    monastery: Option<Span>,
    garden: Option<Span>,
    sheep: Option<Span>,
}

impl Parts {
    /// Where a part is written.
    pub(in crate::scenario) fn span(&self, part: Part) -> Span {
        let found = match part {
            Part::City(n) => self.cities.get(n),
            Part::Road(n) => self.roads.get(n),
            Part::Field(n) => self.fields.get(n),
            Part::Castle => self.castle.as_ref(),
            Part::Monastery => self.monastery.as_ref(),
            Part::Garden => self.garden.as_ref(),
            Part::Sheep => self.sheep.as_ref(),
        };
        found.copied().unwrap_or(self.whole)
    }
}

/// A name and its meaning.
#[derive(Debug, Clone)]
pub(in crate::scenario) struct Definition {
    pub(in crate::scenario) span: Span,
    pub(in crate::scenario) meaning: Meaning,
}

/// The definitions by name.
pub(in crate::scenario) type Definitions = BTreeMap<String, Definition>;

const KEYS: &[&str] = &[
    "city",
    "road",
    "crossing",
    "gate",
    "monastery",
    "castle",
    "fields",
    "coats",
    "cathedral",
    "besieged",
    "inn",
    "garden",
    "vineyard",
    "sheep",
    "hill",
    "crop-circle",
];

/// Reads `tiles`.
pub(in crate::scenario) fn read(node: Option<&Node>, problems: &mut Problems) -> Definitions {
    let mut definitions = Definitions::new();
    let Some(fields) = node.and_then(|n| Fields::open(n, "`tiles`", problems)) else {
        return definitions;
    };
    for (words, at, value) in fields.iter() {
        let meaning = meaning(value, problems);
        if words.trim().is_empty() {
            names::check(words, at, problems);
        }
        let mut from = 0;
        for word in words.split(' ') {
            let span = if words.len() == at.range().len() { at.part(from, word.len()) } else { at };
            from += word.len() + 1;
            if word.is_empty() || !names::check(word, span, problems) {
                continue;
            }
            if let Some(first) = definitions.get(word) {
                // The whole key twice is reported as a repeated key already.
                if !problems.is_full()
                    && fields.iter().filter(|(other, _, _)| *other == words).count() < 2
                {
                    problems.push(
                        Problem::new(
                            Code::KeyDuplicate,
                            span,
                            format!("the name `{word}` is defined twice"),
                        )
                        .label("second time")
                        .also(first.span, "first time")
                        .help("keep one of them"),
                    );
                }
                continue;
            }
            definitions.insert(word.to_owned(), Definition { span, meaning: meaning.clone() });
        }
    }
    definitions
}

/// Reads the meaning of a name: a catalogue id, or the notation of a tile.
pub(in crate::scenario) fn meaning(node: &Node, problems: &mut Problems) -> Meaning {
    if let Some(word) = node.text() {
        return printed(word, node.span, problems);
    }
    if node.is_null() {
        problems.push(
            Problem::new(Code::ValueWrong, node.span, "a name without a meaning")
                .label("nothing here")
                .help("write `{}` for a tile of nothing but field, or a catalogue id like `D@90`"),
        );
        return Meaning::Faulty;
    }
    match own(node, problems) {
        Some((sketch, parts)) => Meaning::Own(Box::new(sketch), Box::new(parts)),
        None => Meaning::Faulty,
    }
}

/// Reads a catalogue id with its turn: `D@90`.
pub(in crate::scenario) fn printed(word: &str, span: Span, problems: &mut Problems) -> Meaning {
    let (id, turn) = match word.split_once('@') {
        None => (word, None),
        Some((id, turn)) => (id, Some(turn)),
    };
    let ids: Vec<&str> = CATALOGUE.iter().map(|e| e.id).collect();
    let Some(entry) = tiles::entry(id) else {
        let help = match tiles::entry(&id.to_uppercase()) {
            Some(e) => format!("catalogue ids are written large: `{}`", e.id),
            None => crate::text::nearest(id, ids.iter().copied()).map_or_else(
                || "the catalogue has A to X, I-01 to I-12 and II-01 to II-12 (`oracle tiles`); a tile of your own is a map, like `{ city: N, road: EW }`".to_owned(),
                |n| format!("did you mean `{n}`?"),
            ),
        };
        let short = shortened(id);
        problems.push(
            Problem::new(Code::TileUnknown, span, format!("`{short}` is not in the catalogue"))
                .label("no such tile")
                .help(help),
        );
        return Meaning::Faulty;
    };
    let quarters = match turn {
        None | Some("0") => 0,
        Some("90") => 1,
        Some("180") => 2,
        Some("270") => 3,
        Some(_) => {
            problems.push(
                Problem::new(
                    Code::ValueWrong,
                    span,
                    "a tile is turned by 0, 90, 180 or 270 degrees, clockwise",
                )
                .label("not a turn")
                .help(format!("write `{id}@90`")),
            );
            return Meaning::Faulty;
        }
    };
    if entry.half && turn.is_some() {
        problems.push(
            Problem::new(
                Code::TileShape,
                span,
                "a half needs no turning: its place in the cell turns it",
            )
            .label("turned half")
            .help(format!("write `{id}`")),
        );
        return Meaning::Faulty;
    }
    Meaning::Printed(entry, quarters)
}

fn own(node: &Node, problems: &mut Problems) -> Option<(Sketch, Parts)> {
    let fields = Fields::of(node, "a tile", KEYS, problems)?;
    // An unknown or repeated key is reported, but what else is said of the tile still counts.
    let before = problems.len();
    for key in KEYS {
        if let Some(node) =
            fields.get(key).filter(|n| n.is_null() || (*key != "fields" && as_list(n).is_empty()))
        {
            problems.push(
                Problem::new(Code::ValueWrong, node.span, format!("`{key}` without a value"))
                    .label("nothing here")
                    .help(format!("write what it is, or leave `{key}` out")),
            );
        }
    }
    let mut sketch = Sketch::default();
    let mut parts = Parts { whole: node.span, ..Parts::default() };
    for item in fields.get("city").map(as_list).unwrap_or_default() {
        if let Some((city, span)) = city(item, problems) {
            sketch.cities.push(city);
            parts.cities.push(span);
        }
    }
    for item in fields.get("road").map(as_list).unwrap_or_default() {
        if let Some((road, span)) = road(item, problems) {
            sketch.roads.push(road);
            parts.roads.push(span);
        }
    }
    dead_ends(&sketch, &parts, problems);
    extras(&fields, &mut sketch, problems);
    for (key, end) in [("crossing", RoadEnd::Crossing), ("gate", RoadEnd::Gate)] {
        let Some(node) = fields.get(key) else {
            continue;
        };
        let Some(sides) = sides(node, &format!("`{key}`"), problems) else {
            continue;
        };
        if key == "crossing" && sides.len() < 2 {
            problems.push(
                Problem::new(
                    Code::TileFeatures,
                    node.span,
                    "a crossing is where at least two roads meet",
                )
                .label("one road")
                .help("write `road` for a road that ends by itself"),
            );
        }
        for side in sides.iter() {
            sketch.roads.push(Road { sides: std::iter::once(side).collect(), inn: false, end });
            parts.roads.push(node.span);
        }
    }
    if let Some(node) = fields.get("fields") {
        let mut written = Vec::new();
        for item in as_list(node) {
            if let Some(field) = field(item, problems) {
                written.push(field);
                parts.fields.push(item.span);
            }
        }
        if parts.fields.is_empty() {
            parts.fields.push(node.span);
        }
        sketch.fields = Some(written);
    }
    parts.monastery = fields.get("monastery").map(|n| n.span);
    sketch.monastery = fields.get("monastery").and_then(|n| monastery(n, problems));
    if let Some(node) = fields.get("castle") {
        sketch.castle = as_flag(node, "`castle`", problems) == Some(true);
        parts.castle = Some(node.span);
    }
    symbols(&fields, &mut sketch, &mut parts, problems);
    if sketch.castle && sketch.monastery.is_some() {
        problems.push(
            Problem::new(
                Code::TileFeatures,
                parts.span(Part::Castle),
                "a German castle and a monastery on one tile",
            )
            .label("both")
            .help("leave one of them out"),
        );
    }
    (problems.len() == before).then_some((sketch, parts))
}

/// The symbols of other expansions.
fn symbols(fields: &Fields<'_>, sketch: &mut Sketch, parts: &mut Parts, problems: &mut Problems) {
    parts.garden = fields.get(Symbol::Garden.word()).map(|n| n.span);
    parts.sheep = fields.get(Symbol::Sheep.word()).map(|n| n.span);
    for symbol in Symbol::ALL {
        let Some(node) = fields.get(symbol.word()) else {
            continue;
        };
        let shown = match symbol {
            Symbol::Sheep => sheep(node, &mut sketch.sheep, problems),
            Symbol::Garden | Symbol::Vineyard | Symbol::Hill | Symbol::CropCircle => {
                as_flag(node, &format!("`{}`", symbol.word()), problems) == Some(true)
            }
        };
        if shown {
            sketch.symbols.push(symbol);
        }
    }
}

/// Three or more roads that end by themselves are nearly always a crossing, written wrongly.
fn dead_ends(sketch: &Sketch, parts: &Parts, problems: &mut Problems) {
    let single: Vec<usize> =
        (0..sketch.roads.len()).filter(|&n| sketch.roads[n].sides.len() == 1).collect();
    if let ([_, _, third, ..], Some(last)) = (single.as_slice(), single.last()) {
        let letters: SideSet = single.iter().flat_map(|&n| sketch.roads[n].sides.iter()).collect();
        problems.push(
            Problem::new(
                Code::TileFeatures,
                parts.roads[*third].to(parts.roads[*last]),
                "three roads or more that end on one tile",
            )
            .label("do they meet?")
            .help(format!("where they meet and end, write `crossing: {letters}`")),
        );
    }
}

/// `coats`, `cathedral` and `inn` beside a single city or road.
fn extras(fields: &Fields<'_>, sketch: &mut Sketch, problems: &mut Problems) {
    for (key, of, many) in [
        ("coats", "city", sketch.cities.len()),
        ("cathedral", "city", sketch.cities.len()),
        ("besieged", "city", sketch.cities.len()),
        ("inn", "road", sketch.roads.len()),
    ] {
        let Some(node) = fields.get(key) else {
            continue;
        };
        let written = fields.get(of).map(as_list).unwrap_or_default();
        let inside = |n: &Node| Fields::peek(n).and_then(|f| f.key_span(key));
        if let Some(first) = written.iter().find_map(inside) {
            let message = format!("`{key}` stands with the {of} already");
            problems.push(
                Problem::new(Code::KeyDuplicate, node.span, message)
                    .label("second time")
                    .also(first, "first time")
                    .help("keep one of them"),
            );
            continue;
        }
        // The one city or road could not be read, and that is reported.
        if written.len() == 1 && many == 0 {
            continue;
        }
        if many != 1 {
            let (message, help) = if many == 0 {
                (
                    format!("`{key}` on a tile without a {of}"),
                    format!("add the {of}, or leave `{key}` out"),
                )
            } else {
                (
                    format!("`{key}` does not say which of {many} it belongs to"),
                    format!("write it with its sides: `{of}: [{{ sides: N, {key}: … }}, S]`"),
                )
            };
            problems.push(
                Problem::new(Code::TileFeatures, node.span, message)
                    .label(format!("which {of}?"))
                    .help(help),
            );
            continue;
        }
        match key {
            "coats" => {
                if let (Some(n), Some(city)) =
                    (as_count(node, "`coats`", 0, 9, problems), sketch.cities.first_mut())
                {
                    city.coats = u32::try_from(n).unwrap_or(0);
                }
            }
            "cathedral" => {
                if let (Some(is), Some(city)) =
                    (as_flag(node, "`cathedral`", problems), sketch.cities.first_mut())
                {
                    city.cathedral = is;
                }
            }
            "besieged" => {
                if let (Some(is), Some(city)) =
                    (as_flag(node, "`besieged`", problems), sketch.cities.first_mut())
                {
                    city.besieged = is;
                }
            }
            _ => {
                if let (Some(is), Some(road)) =
                    (as_flag(node, "`inn`", problems), sketch.roads.first_mut())
                {
                    road.inn = is;
                }
            }
        }
    }
}

fn slip(slip: Slip, node: &Node, problems: &mut Problems) {
    let span = node.part(slip.at, slip.len);
    problems.push(Problem::new(Code::TileSide, span, slip.message).label("here").help(slip.help));
}

/// Reads sides: a word of letters, or a list of such words.
fn sides(node: &Node, what: &str, problems: &mut Problems) -> Option<SideSet> {
    let mut set = SideSet::EMPTY;
    for item in as_list(node) {
        let word = as_text(item, what, "name sides, a letter each: `NE`", problems)?;
        match tiles::sides(word) {
            Ok(more) => {
                for side in more.iter() {
                    if !set.insert(side) {
                        problems.push(
                            Problem::new(
                                Code::TileSide,
                                item.span,
                                format!("the side {side} stands there twice"),
                            )
                            .label("again")
                            .help("write each side once"),
                        );
                    }
                }
            }
            Err(s) => {
                slip(s, item, problems);
                return None;
            }
        }
    }
    if set.is_empty() {
        problems.push(
            Problem::new(Code::TileSide, node.span, format!("{what} names no side"))
                .label("no side")
                .help("write a letter for each side, like `WL`, or leave the key out"),
        );
        return None;
    }
    Some(set)
}

fn city(node: &Node, problems: &mut Problems) -> Option<(City, Span)> {
    if let Value::Map(_) = node.value {
        let fields =
            Fields::of(node, "a city", &["sides", "coats", "cathedral", "besieged"], problems)?;
        let at = fields.need("sides", "a city", "write `{ sides: NW, coats: 1 }`", problems)?;
        let coats =
            fields.get("coats").and_then(|n| as_count(n, "`coats`", 0, 9, problems)).unwrap_or(0);
        let cathedral = fields
            .get("cathedral")
            .and_then(|n| as_flag(n, "`cathedral`", problems))
            .unwrap_or(false);
        let besieged = fields
            .get("besieged")
            .and_then(|n| as_flag(n, "`besieged`", problems))
            .unwrap_or(false);
        let sides = sides(at, "a city", problems)?;
        return Some((
            City { sides, coats: u32::try_from(coats).unwrap_or(0), cathedral, besieged },
            at.span,
        ));
    }
    let sides = sides(node, "a city", problems)?;
    Some((City { sides, coats: 0, cathedral: false, besieged: false }, node.span))
}

fn road(node: &Node, problems: &mut Problems) -> Option<(Road, Span)> {
    if let Value::Map(_) = node.value {
        let fields = Fields::of(node, "a road", &["sides", "inn"], problems)?;
        let at = fields.need("sides", "a road", "write `{ sides: NW, inn: true }`", problems)?;
        let inn = fields.get("inn").and_then(|n| as_flag(n, "`inn`", problems)).unwrap_or(false);
        let sides = sides(at, "a road", problems)?;
        return Some((Road { sides, inn, end: RoadEnd::Own }, at.span));
    }
    let sides = sides(node, "a road", problems)?;
    Some((Road { sides, inn: false, end: RoadEnd::Own }, node.span))
}

fn field(node: &Node, problems: &mut Problems) -> Option<SketchField> {
    let fields = Fields::of(node, "a field", &["halves", "cities"], problems)?;
    let halves =
        fields.need("halves", "a field", "write `{ halves: WR EL, cities: N }`", problems)?;
    let mut set = HalfEdgeSet::EMPTY;
    if as_list(halves).is_empty() {
        problems.push(
            Problem::new(Code::TileSide, halves.span, "a field without a half-edge")
                .label("no half-edge")
                .help("write half-edges like `WR EL`"),
        );
    }
    for item in as_list(halves) {
        let word = as_text(item, "`halves`", "name half-edges: `WR EL`", problems)?;
        match tiles::half_edges(word) {
            Ok(more) => {
                for half in more.iter() {
                    if !set.insert(half) {
                        let message = format!("the half-edge {half} stands there twice");
                        problems.push(
                            Problem::new(Code::TileSide, item.span, message)
                                .label("again")
                                .help("write each half-edge once"),
                        );
                    }
                }
            }
            Err(s) => {
                slip(s, item, problems);
                return None;
            }
        }
    }
    let cities = match fields.get("cities") {
        Some(n) if !as_list(n).is_empty() => sides(n, "`cities`", problems)?,
        _ => SideSet::EMPTY,
    };
    Some(SketchField { halves: set, cities })
}

/// Reads `sheep`: whether there are any, or a half-edge of the field on which they stand.
fn sheep(node: &Node, on: &mut Option<HalfEdge>, problems: &mut Problems) -> bool {
    let help = "write `sheep: true`, or where the tile has several fields a half-edge of theirs: `sheep: WL`";
    match as_text(node, "`sheep`", help, problems) {
        None | Some("false") => false,
        Some("true") => true,
        Some(word) => {
            *on = tiles::half_edges(word)
                .ok()
                .filter(|h| h.iter().count() == 1)
                .and_then(HalfEdgeSet::first);
            if on.is_none() {
                let message =
                    format!("`{}` is no half-edge by which a field is named", shortened(word));
                problems.push(
                    Problem::new(Code::ValueWrong, node.span, message)
                        .label("on which field?")
                        .help(help),
                );
            }
            on.is_some()
        }
    }
}

fn monastery(node: &Node, problems: &mut Problems) -> Option<MonasteryKind> {
    let word = as_text(node, "`monastery`", "write `monastery: true`, or its kind", problems)?;
    let kinds = MonasteryKind::NAMED;
    match word {
        "true" => Some(MonasteryKind::Plain),
        "false" => None,
        _ => {
            let kind = kinds.into_iter().find(|k| k.word() == word);
            if kind.is_none() {
                let words: Vec<&str> =
                    std::iter::once("true").chain(kinds.iter().map(|k| k.word())).collect();
                problems.push(
                    Problem::new(
                        Code::ValueWrong,
                        node.span,
                        format!("`{word}` is no kind of monastery"),
                    )
                    .label("not known")
                    .help(one_of(word, &words)),
                );
            }
            kind
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{read, refused};
    use crate::text::Code;

    /// One square tile.
    fn tile(notation: &str) -> String {
        format!("board: |\n  t\ntiles:\n  t: {notation}\n")
    }

    #[test]
    fn one_value_a_list_and_a_map_are_all_understood() {
        for notation in [
            "{}",
            "D@270",
            "{ city: NW }",
            "{ city: [N, S], road: EW }",
            "{ city: [{ sides: N, coats: 2 }, S] }",
            "{ city: { sides: N, cathedral: true }, coats: 1 }",
            "{ road: [N, S], monastery: german }",
            "{ crossing: NESW, monastery: darmstadt }",
            "{ crossing: NESW }",
            "{ city: NEW, gate: S }",
            "{ road: EW, sheep: SL }",
            "{ sheep: false, road: EW }",
            "{ road: EW, fields: [{ halves: WR NL NR EL }, { halves: [ER, SL, SR, WL] }] }",
        ] {
            assert!(read(&tile(notation)).is_ok(), "{notation}");
        }
    }

    #[test]
    fn mistakes_are_underlined_to_the_letter() {
        refused(&tile("{ city: NX }"), &[(Code::TileSide, "X")]);
        refused(&tile("{ city: n }"), &[(Code::TileSide, "n")]);
        refused(&tile("{ city: NL }"), &[(Code::TileSide, "L")]);
        refused(&tile("{ city: N, road: NS }"), &[(Code::TileFeatures, "N")]);
        refused(&tile("{ city: NS, road: EW }"), &[(Code::TileFeatures, "EW")]);
        refused(&tile("{ gate: S }"), &[(Code::TileFeatures, "S")]);
        refused(&tile("{ crossing: S }"), &[(Code::TileFeatures, "S")]);
        refused(&tile("{ road: [E, S, W] }"), &[(Code::TileFeatures, "W")]);
        refused(&tile("{ coats: 1 }"), &[(Code::TileFeatures, "1")]);
        refused(&tile("{ city: N, coats: many }"), &[(Code::ValueWrong, "many")]);
        refused(&tile("{ city: }"), &[(Code::ValueWrong, "")]);
        refused(&tile("{ castle: true }"), &[(Code::TileShape, "true")]);
        refused(&tile("{ monastery: darm }"), &[(Code::ValueWrong, "darm")]);
        refused(&tile("{ ciyt: N }"), &[(Code::KeyUnknown, "ciyt")]);
        refused(&tile("{ city: N, city: S }"), &[(Code::KeyDuplicate, "city")]);
        refused(&tile("{ sheep: maybe }"), &[(Code::ValueWrong, "maybe")]);
        refused(&tile("{ sheep: true, road: EW }"), &[(Code::TileFeatures, "true")]);
        refused(&tile("{ sheep: NL, city: N }"), &[(Code::TileFeatures, "NL")]);
        refused(&tile("D@45"), &[(Code::ValueWrong, "D@45")]);
        refused(&tile("I-07"), &[(Code::TileShape, "t")]);
    }

    #[test]
    fn written_fields_must_be_whole() {
        refused(
            &tile("{ road: EW, fields: [{ halves: WR NL NR EL }] }"),
            &[(Code::TileFeatures, "{ halves: WR NL NR EL }")],
        );
        refused(
            &tile("{ city: N, fields: [{ halves: NL ER EL SL SR WL WR }] }"),
            &[(Code::TileFeatures, "NL")],
        );
    }

    #[test]
    fn names_are_defined_once_and_used() {
        refused("board: |\n  a\ntiles:\n  a b: {}\n", &[(Code::NameUnused, "b")]);
        refused(
            "board: |\n  a\ntiles:\n  a: {}\n  a c: {}\n",
            &[(Code::KeyDuplicate, "a"), (Code::NameUnused, "c")],
        );
        refused("board: |\n  a  bb\ntiles:\n  a: {}\n", &[(Code::NameUndefined, "bb")]);
        refused("board: |\n  a\ntiles:\n  a: {}\n  no: {}\n", &[(Code::NameForm, "no")]);
    }

    #[test]
    fn a_long_side_and_its_half_edges_belong_to_halves() {
        let half = |notation: &str| format!("board: |\n  t/.\ntiles:\n  t: {notation}\n");
        assert!(read(&half("{ city: L, road: N }")).is_ok());
        refused(&half("{ city: S }"), &[(Code::TileSide, "S")]);
    }
}
