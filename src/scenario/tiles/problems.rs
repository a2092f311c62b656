//! The problems of tiles and their names, in words: one function for each problem.

use std::fmt::Display;

use crate::geometry::{Side, SideSet};
use crate::text::{Code, Node, Problem, Span, Suggestion, join_with, quoted_list, shorten, shorten_line};
use crate::tiles::{Entry, Slip};

/// Returns the problem of a name that is already defined, at `first`.
pub(super) fn defined_twice(name: &str, at: Span, first: Span) -> Problem {
    let message = format!("the name `{}` is defined twice", shorten(name));
    Problem::new(Code::KeyDuplicate, at, message)
        .label("second time")
        .with_related(first, "first time")
        .help("keep one of them")
}

/// Returns the problem of a name without a meaning.
pub(super) fn without_meaning(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "this tile is not described")
        .label("nothing here")
        .help("describe it in braces; empty braces are a tile that is all field")
}

/// Returns the problem of a feature or a key that names no side.
pub(super) fn no_side(what: &str, at: Span) -> Problem {
    Problem::new(Code::TileSide, at, format!("{what} names no side"))
        .label("no side")
        .help("write a letter for each side, like `WL`, or leave the key out")
}

/// Returns the problem of a side or half-edge that is named twice; `one` is the word for such a thing.
pub(super) fn named_twice(one: &str, letter: impl Display, at: Span) -> Problem {
    Problem::new(Code::TileSide, at, format!("the {one} {letter} is named twice"))
        .label("again")
        .help(format!("write each {one} once"))
}

/// Returns the problem of a mistake in a word of sides or half-edges.
pub(super) fn no_letter(slip: Slip, node: &Node) -> Problem {
    Problem::new(Code::TileSide, node.part(slip.at, slip.len), slip.message)
        .label("here")
        .help(slip.help)
        .edits(slip.correction.map(|right| (node.span, right)))
}

/// Returns the problem of more features of a kind than any tile shows.
pub(super) fn too_many(key: &str, most: usize, at: Span) -> Problem {
    Problem::new(Code::TileFeatures, at, format!("more than {most} entries under `{key}`"))
        .label("one too many")
        .help("no tile shows as many: even a double-size tile has only twelve half-edges")
}

/// Returns the problem of a written field without half-edges.
pub(super) fn field_of_nothing(at: Span) -> Problem {
    Problem::new(Code::TileSide, at, "this field has no half-edge")
        .label("no half-edge")
        .help("write half-edges like `WR EL`")
}

/// Returns the problem of a field inside a tile that does not name the cities that it touches.
pub(super) fn inner_field_without_cities(at: Span) -> Problem {
    Problem::new(Code::TileFeatures, at, "a field in the middle of a tile names the cities that it touches")
        .label("which cities?")
        .help("write `{ halves: inner, cities: [N, E] }`, or `cities: []` if it touches none")
}

/// Returns the problem of a ferry that does not join two roads of the lake.
pub(super) fn ferry_of_no_two(at: Span) -> Problem {
    Problem::new(Code::TileFeatures, at, "a ferry joins two roads that end at the tile's lake")
        .label("not two roads of the crossing")
        .help("write the lake's roads as a crossing, and two of their sides: `{ crossing: NES, ferry: NE }`")
}

/// Returns the help for writing a symbol on a field.
pub(super) fn on_a_field(word: &str) -> String {
    format!("write `{word}: true`, or a half-edge of its field if the tile has several: `{word}: WL`")
}

/// Returns the problem of a symbol on a field whose value names no field.
pub(super) fn on_no_field(word: &str, written: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a half-edge that names a field", shorten(written));
    Problem::new(Code::ValueWrong, at, message).label("on which field?").help(on_a_field(word))
}

/// Returns the problem of a key of a tile without a value.
pub(super) fn empty_key(key: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{key}` has no value"))
        .label("nothing here")
        .help(format!("write what it is, or leave `{key}` out"))
}

/// Returns the problem of three or more roads that end on a tile; `inns` are the sides of those with an inn.
pub(super) fn roads_that_end(sides: SideSet, inns: SideSet, at: Span) -> Problem {
    let inns = if inns.is_empty() { String::new() } else { format!(", inn: {inns}") };
    Problem::new(Code::TileFeatures, at, "three or more roads that end on one tile")
        .label("do they meet?")
        .help(format!("if they meet, write one crossing: `crossing: {sides}{inns}`"))
}

/// Returns the problem of an inn at a side that no road reaches; `reached` are the sides that roads reach.
pub(super) fn inn_without_road(side: Side, reached: &[&str], at: Span) -> Problem {
    let help = match reached {
        [] => "add the road, or leave `inn` out".to_owned(),
        reached => format!("the tile's roads reach {}", quoted_list(reached, "and")),
    };
    let message = format!("no road on the tile reaches side {side}");
    Problem::new(Code::TileFeatures, at, message).label("which road?").help(help)
}

/// Returns the problem of an extra key that is already written with a city or road, at `first`.
pub(super) fn written_inside_too(key: &str, of: &str, at: Span, first: Span) -> Problem {
    let message = format!("`{key}` is already written with the {of}");
    Problem::new(Code::KeyDuplicate, at, message)
        .label("second time")
        .with_related(first, "first time")
        .help("keep one of them")
}

/// Returns the problem of an extra key for a kind of feature that the tile does not have.
pub(super) fn without_its_feature(key: &str, of: &str, at: Span) -> Problem {
    Problem::new(Code::TileFeatures, at, format!("`{key}` on a tile that has no {of}"))
        .label(format!("which {of}?"))
        .help(format!("add the {of}, or leave `{key}` out"))
}

/// Returns the problem of an inn that may stand beside several roads; `sides` has one side of each.
pub(super) fn inn_of_which(sides: &[Side], many: usize, at: Span) -> Problem {
    let ways = sides
        .iter()
        .map(|side| Suggestion { typed: format!("inn: {}", side.word()), ..Suggestion::new(at, side.word()) });
    let message = format!("`inn` does not say which of {many} roads it belongs to");
    Problem::new(Code::TileFeatures, at, message).label("which road?").offer("name its road by a side: ", ways)
}

/// Returns the problem of wells that may stand beside several roads.
pub(super) fn wells_of_which(many: usize, at: Span) -> Problem {
    let message = format!("`wells` does not say which of {many} roads it belongs to");
    Problem::new(Code::TileFeatures, at, message)
        .label("which road?")
        .help("give that road an entry of its own, with its sides and its wells, such as { sides: E, wells: 1 }")
}

/// Returns the problem of another extra key that may belong to several cities, each given by its sides.
pub(super) fn of_which((key, value): (&str, &str), of: &str, cities: &[String], at: Span) -> Problem {
    let many = cities.len();
    let message = format!("`{key}` does not say which of {many} it belongs to");
    let with = |n: usize| {
        let entries = cities
            .iter()
            .enumerate()
            .map(|(m, sides)| if n == m { format!("{{ sides: {sides}, {key}: {value} }}") } else { sides.clone() });
        format!("`{of}: [{}]`", entries.collect::<Vec<String>>().join(", "))
    };
    let ways: Vec<String> = (0..many.min(2)).map(with).collect();
    Problem::new(Code::TileFeatures, at, message)
        .label(format!("which {of}?"))
        .help(format!("write it with its sides: {}, and leave `{key}` out here", join_with(&ways, "or")))
}

/// Returns the problem of a crossing of one road.
pub(super) fn crossing_of_one(at: Span) -> Problem {
    Problem::new(Code::TileFeatures, at, "a crossing is where at least two roads meet")
        .label("one road")
        .help("write `road` for a road that just ends")
}

/// Returns the problem of a German castle and a monastery on one tile.
pub(super) fn castle_and_monastery(at: Span) -> Problem {
    Problem::new(Code::TileFeatures, at, "a German castle and a monastery on one tile")
        .label("both")
        .help("leave one of them out")
}

/// Returns the problem of a catalogue id with its turn behind a space.
pub(super) fn turn_apart(entry: &Entry, turn: &str, at: Span) -> Problem {
    Problem::new(Code::TileUnknown, at, format!("a space between `{}` and its rotation", entry.id))
        .label("rotated?")
        .fix_by_writing(format!("{}@{turn}", entry.id))
}

/// Returns the problem of a tile without its braces; `written` has them.
pub(super) fn without_braces(word: &str, written: String, at: Span) -> Problem {
    Problem::new(Code::TileUnknown, at, format!("`{}` is not a tile", shorten(word)))
        .label("the braces are missing")
        .help(format!("write `{}`, with the braces", shorten_line(&written)))
        .edit(at, written)
}

/// The likely meaning of an id that is not in the catalogue.
pub(super) enum IdGuess {
    /// Another half of a set, with the first and the last id of the set.
    OfTheSet(String, &'static str, &'static str),
    /// One of several similar ids.
    OneOf(Vec<&'static str>),
    /// One similar id.
    Near(&'static str),
    /// No known id.
    Anything,
}

/// Returns the problem of an id that is not in the catalogue; `right` is the id to write, if that is known.
pub(super) fn not_in_the_catalogue(id: &str, meant: &IdGuess, right: Option<String>, at: Span) -> Problem {
    let help = match meant {
        IdGuess::OfTheSet(set, first, last) => {
            format!("set {set} has {first} to {last} (`oracle tiles` shows them)")
        }
        IdGuess::OneOf(several) => {
            format!("did you mean {}? (`oracle tiles` shows them)", several.join(", "))
        }
        IdGuess::Near(near) => format!("write `{near}`"),
        IdGuess::Anything => "the printed tiles are A to X, I-01 to I-12 and II-01 to II-12 (`oracle tiles`); a tile of your own is written in braces, like `{ city: N, road: EW }`".to_owned(),
    };
    let message = format!("there is no printed tile `{}`", shorten(id));
    Problem::new(Code::TileUnknown, at, message).label("no such tile").help(help).edits(right.map(|right| (at, right)))
}

/// Returns the problem of a turn that is not by quarters; `turns` are the ids with turns that may be meant.
pub(super) fn no_turn(turns: &[String], at: Span) -> Problem {
    turned_otherwise(at).help(format!("write {}", quoted_list(turns, "or")))
}

/// Returns the problem of a turn with the sign of degrees behind it.
pub(super) fn turn_in_degrees(id: &str, turn: &str, at: Span) -> Problem {
    turned_otherwise(at).fix_by_writing(format!("{id}@{turn}"))
}

fn turned_otherwise(at: Span) -> Problem {
    let message = "a tile is rotated by 0, 90, 180 or 270 degrees, clockwise";
    Problem::new(Code::ValueWrong, at, message).label("not a rotation")
}

/// Returns the problem of a half tile with a turn.
pub(super) fn turned_half(id: &str, at: Span) -> Problem {
    let message = "a half tile needs no rotation: its position in the cell sets it";
    Problem::new(Code::TileShape, at, message).label("rotated half tile").fix_by_writing(id)
}
