//! The problems of the faces of laid tiles, in words: one function for each problem, with the texts that it offers.

use crate::geometry::{Corner, Shape};
use crate::scenario::laying::map_tile::{MapTile, TileReference};
use crate::scenario::names;
use crate::scenario::tiles::definitions::Definitions;
use crate::scenario::tiles::part_spans::PartSpans;
use crate::text::{Code, Edit, Problem, SourceText, Span, Suggestion, nearest_word, shorten};
use crate::tiles::{self, Entry, Fault, Part, Sketch, Symbol};

/// Returns the problem of an undefined word that places use, while `spare` is defined but neither laid nor in a place.
pub(in crate::scenario::laying) fn defined_as_another(word: &str, at: Span, spare: &str, defined: Span) -> Problem {
    let (short, spare) = (shorten(word), shorten(spare));
    Problem::new(Code::NameUndefined, at, format!("`{short}` is not defined"))
        .label("no such tile")
        .with_related(defined, "defined, but not on the board")
        .help(format!("write `{short}` under `tiles` instead of `{spare}`"))
        .edit(defined, word)
}

/// Returns the problem of a word that `tiles` does not define. `turned` is the defined name to which the word adds a
/// turn, `spare` the only defined name that is not on the board.
pub(in crate::scenario::laying) fn undefined(
    word: &str,
    turned: Option<&String>,
    spare: Option<&str>,
    laid: &MapTile,
    (definitions, source): (&Definitions, &SourceText),
) -> Problem {
    if let Some(problem) = names::unseen(word, laid.span) {
        return problem;
    }
    let message = format!("`{}` is not defined", shorten(word));
    let problem = Problem::new(Code::NameUndefined, laid.span, message).label("no such tile");
    let means_empty = matches!(word, "x" | "o" | "e" | "n" | "empty" | "leer" | "leeg");
    let printed = tiles::correct_case(word).filter(|id| id.contains('@'));
    let mut help = if let Some(name) = turned {
        format!("only printed tiles are rotated; write `{name}` as it is placed")
    } else if let Some(spare) = spare {
        format!("write `{}`, which is defined but not on the board", shorten(spare))
    } else if let Some(id) = &printed {
        format!("the printed tile is `{id}`")
    } else if let Some(fault) = names::fault(word) {
        fault
    } else if let Some(near) = nearest_word(word, definitions.keys().map(String::as_str)) {
        format!("did you mean `{near}`? Or say under `tiles` what it shows")
    } else {
        let side = if matches!(laid.shape, Shape::Half(_)) { "L" } else { "N" };
        let comment = if laid.after_hash { "if this is a comment, put it outside the map; else " } else { "" };
        let empty = if means_empty { "an empty space is `.`; a tile: " } else { "" };
        let say = "say under `tiles` what it shows";
        return problem
            .offer(format!("{comment}{empty}{say}, "), suggest_definitions(word, laid.shape, source))
            .with_fallback(format!("{comment}{say}, for example `{word}: {{ city: {side} }}`"));
    };
    if means_empty {
        help.push_str("; an empty space is `.`");
    }
    if laid.after_hash {
        help.push_str("; if this is a comment, put it outside the map");
    }
    let right = turned.map(String::as_str).or(spare).or(printed.as_deref());
    problem.help(help).edits(right.map(|name| (laid.span, name.to_owned())))
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

/// Returns the problem of a name of the scenario's own that is written with a capital.
pub(in crate::scenario::laying) fn capital(word: &str, name: &str, laid: &MapTile) -> Problem {
    let (short, own) = (shorten(word), shorten(name));
    let message = match tiles::entry(word) {
        Some(_) => format!("`{short}` is a printed tile, and `{own}` is not on the board"),
        None => format!("`{short}` is not defined, but `{own}` is"),
    };
    Problem::new(Code::NameUndefined, laid.span, message)
        .label("printed tiles begin with a capital")
        .fix_by_writing(name)
}

/// Returns the problem of a printed tile that is laid in a shape that it does not have.
pub(in crate::scenario::laying) fn wrong_shape(entry: &Entry, laid: &MapTile) -> Problem {
    let (id, shape) = (entry.id, laid.shape.word());
    let (is, help) = if entry.half {
        (
            "a half tile",
            format!(
                "in the map a half tile is drawn with its diagonal, like `{id}/.`; in a list, with `at`, it has a `corner`, like `corner: nw`"
            ),
        )
    } else {
        let own_name_help = match laid.shape {
            Shape::Half(_) if entry.id.len() == 1 => {
                let name = id.to_lowercase();
                format!("; a half tile of your own has a name in lower case, `{name}: {{ city: WL }}` under `tiles`")
            }
            Shape::Half(_) | Shape::Square | Shape::Double(_) => String::new(),
        };
        (
            "a square tile",
            format!("place it in a cell of its own (in a list with `at`, without `corner` and `to`){own_name_help}"),
        )
    };
    let message = format!("{id} is {is}; it cannot be placed as a {shape}");
    let problem = Problem::new(Code::TileShape, laid.span, message).label(format!("placed as a {shape}"));
    if !entry.half || laid.shape != Shape::Square {
        return problem.help(help);
    }
    let ways = suggest_corners(id, laid, |_| true);
    problem.offer("a half tile has one corner of its space: write ", ways).with_fallback(help)
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

/// Returns the ways to write the keys of a help text into a tile: in place of the keys that they replace, or behind the
/// last key.
fn suggest_rewrites(help: &str, tile: Span, source: &SourceText) -> Vec<Suggestion> {
    let text = source.slice(tile);
    let from = tile.range().start;
    let mut ways = Vec::new();
    for piece in help.split('`').skip(1).step_by(2) {
        let old = match piece.split(':').next() {
            Some("city") => "city:",
            Some("crossing") => "road:",
            Some("fields") if text.ends_with('}') => {
                let last = Span::new(from + text.len() - 1, from + text.len());
                let edits = vec![Edit { span: last, text: format!(", {piece} }}") }];
                ways.push(Suggestion { typed: piece.to_owned(), meaning: String::new(), edits });
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
        let span = Span::new(from + before.len(), from + to);
        ways.push(Suggestion { typed: piece.to_owned(), ..Suggestion::new(span, piece) });
    }
    ways
}

/// Returns the problem of a tile of the scenario's own that cannot be as described in the shape in which it is laid.
pub(in crate::scenario::laying) fn impossible(
    fault: Fault,
    sketch: &Sketch,
    parts: &PartSpans,
    laid: &MapTile,
    source: &SourceText,
) -> Problem {
    let code = match fault.part {
        _ if fault.lacks_side => Code::TileSide,
        Part::Castle | Part::Monastery | Part::Symbol(Symbol::Garden) => Code::TileShape,
        Part::City(_) | Part::Road(_) | Part::River(_) | Part::Field(_) | Part::Symbol(_) => Code::TileFeatures,
    };
    let at = find_word(source, parts.span(fault.part), &fault.word);
    let mut help = fault.help;
    let mut halves: Vec<Suggestion> = Vec::new();
    let word = match &laid.reference {
        TileReference::Named(word) => shorten(word),
        // In a quick map the text of a cell is the description of its tile.
        TileReference::Meant(_) if !source.slice(laid.span).contains([' ', '\n', ':', '{']) => {
            source.slice(laid.span).to_owned()
        }
        TileReference::Hash | TileReference::Meant(_) => "k".to_owned(),
    };
    if fault.lacks_side && laid.shape == Shape::Square {
        if fault.word.len() > 1 {
            help = format!("a double-size tile takes two cells: its name, and next to it `<`, or below it `^`; {help}");
        } else if fault.word == "L" {
            let can = |corner| sketch.lay_out(Shape::Half(corner)).is_ok();
            halves = suggest_corners(&word, laid, can);
        }
    }
    let ways = suggest_rewrites(&help, parts.tile_span, source);
    let problem = Problem::new(code, at, fault.message).label("here");
    let problem = if halves.is_empty() {
        problem.help(help).with_ways(ways)
    } else {
        problem.offer("L is the long side of a half tile: write ", halves).with_fallback(help)
    };
    if at == laid.span {
        problem
    } else {
        problem.with_related(laid.span, format!("placed here as a {}", laid.shape.word()))
    }
}

/// Returns the problem of a pair of halves with the wrong cut. `lacking` is a side in the description of a half that
/// the half does not have with this cut, with the span of that side.
pub(in crate::scenario::laying) fn miscut(
    (message, label): (String, String),
    lacking: (Span, &str),
    help: String,
    whole: Span,
) -> Problem {
    let (at, side) = lacking;
    Problem::new(Code::MapCut, whole, message)
        .label(label)
        .with_related(at, format!("but it has a side {side}"))
        .help(help)
}

/// Returns the span of a word within a span; the whole span if the word is empty or not in it.
pub(in crate::scenario::laying) fn find_word(source: &SourceText, span: Span, word: &str) -> Span {
    match source.slice(span).find(word) {
        Some(at) if !word.is_empty() => span.part(at, word.len()),
        _ => span,
    }
}
