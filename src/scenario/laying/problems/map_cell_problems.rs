//! The problems of a cell of the map, in words.

use crate::scenario::laying::map_cell::{CUTS, Halves, is_sign};
use crate::text::{Code, Problem, Span, Suggestion, shorten, shorten_line};

/// Returns the problem of a cell.
fn of_cell(span: Span, message: impl Into<String>) -> Problem {
    Problem::new(Code::MapCell, span, message)
}

/// Returns the problem of a cell without a message, for a problem that is only counted.
pub(in crate::scenario::laying) fn only_counted(at: Span) -> Problem {
    of_cell(at, "")
}

/// Returns the problem of a comment behind the cells of a row.
pub(in crate::scenario::laying) fn comment(at: Span) -> Problem {
    of_cell(at, "a comment inside the map")
        .label("comment")
        .help("put it above `board:`; `#` alone is an unknown tile")
        .edit(at, "")
}

/// Returns the problem of a cut with spaces around it.
fn parted_cut(at: Span) -> Problem {
    of_cell(at, "spaces around the cut of two half tiles").label("should be one cell")
}

/// Returns the problem of a cut with spaces around it, between two empty halves.
pub(in crate::scenario::laying) fn cut_nothing(at: Span) -> Problem {
    parted_cut(at).help("an empty space is a single `.`").edit(at, ".")
}

/// Returns the problem of a cut with spaces around it, between two halves; `help` says how to write the pair, `way` is
/// the pair to write, if there is only one.
pub(in crate::scenario::laying) fn cut_apart(help: &str, way: Option<String>, at: Span) -> Problem {
    parted_cut(at).help(help.replacen("`:", "` without spaces:", 1)).edits(way.map(|way| (at, way)))
}

/// Returns the problem of two halves without one cut between them; for `help` and `way` see [`cut_apart`].
pub(in crate::scenario::laying) fn halves_without_cut(
    word: &str,
    (left, right): (&str, &str),
    help: String,
    way: Option<String>,
    at: Span,
) -> Problem {
    of_cell(at, format!("`{}` does not have one cut between its two half tiles", shorten(word)))
        .label(format!("`{}` and `{}` share this space", shorten(left), shorten(right)))
        .help(help)
        .edits(way.map(|way| (at, way)))
}

/// Returns the problem of two tiles with nothing between them; `help` says how they are written if they are halves.
pub(in crate::scenario::laying) fn tiles_without_space(
    word: &str,
    (left, right): (&str, &str),
    help: &str,
    at: Span,
) -> Problem {
    let (left, right) = (shorten(left), shorten(right));
    let message = format!("`{}` is two tiles with no space and no cut between them", shorten(word));
    of_cell(at, message)
        .label(format!("`{left}` and `{right}`"))
        .help(format!("write `{left} {right}`; or, if they are half tiles that share a space, {help}"))
}

/// Returns the problem of a sign that is no cell.
fn no_cell(sign: &str, at: Span) -> Problem {
    of_cell(at, format!("a cell cannot be `{}`", shorten(sign)))
}

/// Returns the problem of a sign for the second space of the tile before it.
pub(in crate::scenario::laying) fn other_half_of_double(sign: &str, name: &str, at: Span) -> Problem {
    no_cell(sign, at)
        .label("a double-size tile?")
        .help(format!("a double-size tile has its name in the west cell and `<` in the other: `{} <`", shorten(name)))
}

/// Returns the problem of a sign that separates cells.
pub(in crate::scenario::laying) fn parting_sign(sign: &str, at: Span) -> Problem {
    of_cell(at, "separate cells with blanks only")
        .label("leave it out")
        .help(format!("delete every `{}` from the map", shorten(sign)))
}

/// Returns the problem of a sign for an empty space.
pub(in crate::scenario::laying) fn sign_of_emptiness(sign: &str, at: Span) -> Problem {
    no_cell(sign, at).label("an empty space?").help("write `.` for an empty space")
}

/// Returns the problem of a name with punctuation around it.
pub(in crate::scenario::laying) fn punctuated(word: &str, bare: &str, at: Span) -> Problem {
    of_cell(at, format!("`{}`: separate cells with blanks only", shorten(word)))
        .label("more than one name")
        .help(format!("write `{}`", shorten(bare)))
}

/// Returns the problem of a place, which does not belong on the map.
pub(in crate::scenario::laying) fn place_in_map(tile: &str, feature: &str, at: Span) -> Problem {
    let (short, feature) = (shorten(tile), shorten(feature));
    of_cell(at, "a place inside the map")
        .label("the feature belongs under `meeples`")
        .help(format!("write `{short}` here; who is on its {feature} goes under `meeples`"))
        .edit(at, tile)
}

/// Returns the problem of a cell with a cut that is no pair of halves, and offers pairs to write.
pub(in crate::scenario::laying) fn no_pair(word: &str, span: Span) -> Problem {
    let problem = of_cell(span, format!("`{}` is not a pair of half tiles", shorten(word))).label("cannot be read");
    let (left, right) = word.split_once(CUTS).unwrap_or((word, ""));
    let cut = word.get(left.len()..=left.len()).unwrap_or_default();
    let is_lone = |half: &str| !half.is_empty() && !half.contains(CUTS);
    match (left, right) {
        ("", "") => problem.help("write the two half tiles without spaces between them"),
        (".", "." | "") | ("", ".") => problem.help("an empty space is a single `.`").edit(span, "."),
        (left, "") => problem
            .help(format!("write `{}{cut}.`: `.` is the missing half", shorten(left)))
            .edit(span, format!("{left}{cut}.")),
        ("", right) if is_lone(right) => problem
            .help(format!("write `.{cut}{}`: `.` is the missing half", shorten(right)))
            .edit(span, format!(".{cut}{right}")),
        _ => {
            let parts: Vec<&str> = word.split(CUTS).filter(|part| !part.is_empty()).collect();
            let ways: Vec<Suggestion> = match parts.as_slice() {
                [one, other, ..] => ["/", "\\"].map(|cut| Suggestion::new(span, format!("{one}{cut}{other}"))).into(),
                _ => Vec::new(),
            };
            let help = "one character goes between two half tiles: / if the first is in the north-west, \\ if it is in the south-west";
            problem.offer("one character goes between two half tiles: ", ways).with_fallback(help)
        }
    }
}

/// Returns the problem of a sign in the place of a half, with the cell to write.
pub(in crate::scenario::laying) fn no_half(
    half: &str,
    is_first: bool,
    Halves { left, cut, right }: Halves<'_>,
    span: Span,
    whole: Span,
) -> Problem {
    let beside = if is_first { right } else { left };
    let other = if beside == "." || is_sign(beside) {
        ".".to_owned()
    } else if is_first {
        format!(".{cut}{right}")
    } else {
        format!("{left}{cut}.")
    };
    of_cell(span, format!("`{}` is not a half tile", shorten(half)))
        .label("a missing half?")
        .help(format!("write `{}`", shorten_line(&other)))
        .edit(whole, other)
}
