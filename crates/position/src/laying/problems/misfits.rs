//! The problems of the faces of laid tiles, with the texts that they offer.

use carcassonne_board::geometry::{Corner, Shape};
use carcassonne_board::tiles::{self, Entry, Fault, Sketch};
use carcassonne_text::{
    Edit, Problem, SourceText, Span, Suggestion, nearest_word, phrase, problem, problem_messages, shorten,
};

use crate::laying::map_tile::{MapTile, TileReference};
use crate::names;
use crate::tiles::definitions::Definitions;
use crate::tiles::part_spans::PartSpans;

problem_messages!("misfits");

/// Returns the problem of a word that `tiles` does not define. `turned` is the defined name to which the word adds a
/// turn, `spare` the only defined name that is not on the board.
pub(crate) fn undefined(
    word: &str,
    turned: Option<&String>,
    spare: Option<&str>,
    laid: &MapTile,
    (definitions, source): (&Definitions, &SourceText),
) -> Problem {
    if let Some(problem) = names::unseen(word, laid.span) {
        return problem;
    }
    let means_empty = matches!(word, "x" | "o" | "e" | "n" | "empty" | "leer" | "leeg");
    let printed = tiles::correct_case(word).filter(|id| id.contains('@'));
    let right = turned.map(String::as_str).or(spare).or(printed.as_deref());
    let named = |kind: &'static str, name: &str| phrase!(MeantName { kind, name: name.to_owned() });
    let advice = if let Some(name) = turned {
        Some(named("rotated", name))
    } else if let Some(spare) = spare {
        Some(named("spare", spare))
    } else if let Some(id) = &printed {
        Some(named("printed", id))
    } else if let Some(fault) = names::fault(word) {
        Some(phrase!(NoName { fault }))
    } else {
        nearest_word(word, definitions.keys().map(String::as_str)).map(|near| named("near", near))
    };
    let ways = if advice.is_none() { suggest_definitions(word, laid.shape, source) } else { Vec::new() };
    let side = if matches!(laid.shape, Shape::Half(_)) { "L" } else { "N" };
    let after_hash = laid.after_hash;
    problem!(laid.span, UndefinedTile { word: word.to_owned(), advice, after_hash, side, means_empty })
        .edits(right.map(|name| (laid.span, name.to_owned())))
        .with_ways(ways)
}

/// The notations of common tiles, a line each.
const MEANINGS: &str = include_str!("common_tiles.txt");

/// The notations of common half tiles, a line each.
const OF_HALVES: &str = include_str!("common_half_tiles.txt");

/// Returns the lines that could define a word under `tiles`; none if the text has no line `tiles:`.
fn suggest_definitions(word: &str, shape: Shape, source: &SourceText) -> Vec<Suggestion> {
    let text = source.text();
    let line = |line: &str| line.trim_end() == "tiles:";
    let mut start = 0;
    let mut place = None;
    let mut lines = text.split_inclusive('\n').peekable();
    while let Some(own) = lines.next() {
        start += own.len();
        if line(own) {
            let indent = lines.peek().map_or(0, |next| next.len() - next.trim_start().len());
            place = Some((start, " ".repeat(indent.max(2))));
        }
    }
    let Some((at, indent)) = place else { return Vec::new() };
    let at = Span::new(at, at);
    let way = |means: &str| {
        let typed = format!("{word}: {means}");
        let edits = vec![Edit { span: at, text: format!("{indent}{typed}\n") }];
        Suggestion { typed, meaning: String::new(), edits }
    };
    let all = if matches!(shape, Shape::Half(_)) { OF_HALVES } else { MEANINGS };
    all.lines().map(way).collect()
}

/// Returns the problem of a printed tile that is laid in a shape that it does not have.
pub(crate) fn wrong_shape(entry: &Entry, laid: &MapTile) -> Problem {
    let id = entry.id;
    let own_name = (matches!(laid.shape, Shape::Half(_)) && id.len() == 1).then(|| id.to_lowercase());
    let is_offered = entry.half && laid.shape == Shape::Square;
    let ways = if is_offered { suggest_corners(id, laid, |_| true) } else { Vec::new() };
    let shape = laid.shape.word();
    problem!(laid.span, WrongShape { id, half: entry.half, shape, own_name }).with_ways(ways)
}

/// Returns the ways to lay the square tile of a cell as a half, in each corner that `fits`: on the map, the cell with
/// the cut; elsewhere, the corner behind the space.
fn suggest_corners(word: &str, laid: &MapTile, fits: impl Fn(Corner) -> bool) -> Vec<Suggestion> {
    let corners: Vec<Corner> = Corner::ALL.into_iter().filter(|corner| fits(*corner)).collect();
    let drawn = corners.iter().map(|corner| {
        let cell = match corner {
            Corner::Nw => format!("{word}/."),
            Corner::Sw => format!("{word}\\."),
            Corner::Se => format!("./{word}"),
            Corner::Ne => format!(".\\{word}"),
        };
        Suggestion::new(laid.span, cell)
    });
    let end = laid.at_span.range().end;
    let behind = corners.iter().map(|corner| {
        let typed = format!("corner: {}", corner.word());
        let edits = vec![Edit { span: Span::new(end, end), text: format!(", {typed}") }];
        Suggestion { typed, meaning: String::new(), edits }
    });
    drawn.chain(behind).collect()
}

/// Returns the ways to write the keys that a fault names into a tile: in place of the keys that they replace, or behind
/// the last key.
fn suggest_rewrites(fault: &Problem, tile: Span, source: &SourceText) -> Vec<Suggestion> {
    let text = source.slice(tile);
    let from = tile.range().start;
    let mut ways = Vec::new();
    for part in ["features", "fields"] {
        let Some(carcassonne_words::messages::plain::Arg::Text(piece)) = fault.value(part) else { continue };
        let old = match piece.split(':').next() {
            Some("city") => "city:",
            Some("crossing") => "road:",
            Some("fields") if text.ends_with('}') => {
                let last = Span::new(from + text.len() - 1, from + text.len());
                let edits = vec![Edit { span: last, text: format!(", {piece} }}") }];
                ways.push(Suggestion { typed: piece.clone(), meaning: String::new(), edits });
                continue;
            }
            _ => continue,
        };
        let Some((before, after)) = text.split_once(old) else { continue };
        let value = after.trim_start();
        let end = if value.starts_with('[') { value.find(']').map(|n| n + 1) } else { value.find([',', '}', '\n']) };
        let Some(len) = end else { continue };
        let value = value.get(..len).unwrap_or_default().trim_end();
        let to = text.len() - after.trim_start().len() + value.len();
        ways.push(Suggestion::new(Span::new(from + before.len(), from + to), piece));
    }
    ways
}

/// Returns the problem of a tile of the scenario's own that cannot be as described in the shape in which it is laid.
pub(crate) fn impossible(
    fault: Fault,
    sketch: &Sketch,
    parts: &PartSpans,
    laid: &MapTile,
    source: &SourceText,
) -> Problem {
    let at = find_word(source, parts.span(fault.part), &fault.word);
    let is_long_side = fault.lacks_side && laid.shape == Shape::Square && fault.word == "L";
    let word = match &laid.reference {
        TileReference::Named(word) => shorten(word),
        // In a quick map the text of a cell is the description of its tile.
        TileReference::Meant(_) if !source.slice(laid.span).contains([' ', '\n', ':', '{']) => {
            source.slice(laid.span).to_owned()
        }
        TileReference::Hash | TileReference::Meant(_) => "k".to_owned(),
    };
    let mut problem = Problem::of(at, fault.sentence);
    let ways = if is_long_side {
        suggest_corners(&word, laid, |corner| sketch.lay_out(Shape::Half(corner)).is_ok())
    } else {
        suggest_rewrites(&problem, parts.tile_span, source)
    };
    if at != laid.span {
        problem.join(&problem!(laid.span, ImpossibleHere { shape: laid.shape.word() }));
    }
    problem.with_ways(ways)
}

/// Returns the span of a word within a span; the whole span if the word is empty or not in it.
pub(crate) fn find_word(source: &SourceText, span: Span, word: &str) -> Span {
    match source.slice(span).find(word) {
        Some(at) if !word.is_empty() => span.part(at, word.len()),
        _ => span,
    }
}
