//! The problems of addresses, places, crossings and spaces, in words: one function for each problem.

use crate::scenario::board::FeatureKind;
use crate::text::{Code, Node, Problem, Span, Suggestion, quoted_list, shorten};

// Addresses.

/// Returns the problem of a feature where a tile is needed.
pub(super) fn feature_as_tile(what: &str, address: &str, at: Span, tile: Span) -> Problem {
    let message = format!("{what} must be a tile, not a feature of one");
    let help = format!("write just the tile: `{}`", shorten(address));
    no_tile_here(message, at, tile).help(help).edit(at, address)
}

/// Returns the problem of an unknown tile (`#`) where a known one is needed.
pub(super) fn hash_as_tile(what: &str, at: Span, tile: Span) -> Problem {
    let message = format!("{what} is `#`, an unknown tile");
    no_tile_here(message, at, tile).help("say what the tile shows")
}

fn no_tile_here(message: String, at: Span, tile: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, message).label("expected a tile").with_related(tile, "the tile")
}

/// Returns the problem of an address of no tile, with the code, message and help of the search for the tile.
pub(super) fn no_address((code, message, help): (Code, String, String), at: Span) -> Problem {
    Problem::new(code, at, message).help(help)
}

// Crossings.

/// Returns the problem of a corner that the tile does not have; `message` says so.
pub(super) fn no_corner(message: String, at: Span, tile: Span) -> Problem {
    Problem::new(Code::PlaceUnknown, at, message).label("no such corner").with_related(tile, "the tile")
}

/// Returns the problem of a crossing that names no corner.
pub(super) fn cornerless(text: &str, at: Span) -> Problem {
    let message = format!("`{}` does not name a corner of a tile", shorten(text));
    Problem::new(Code::PlaceUnknown, at, message).label("which corner?")
}

// Places.

/// Returns the problem of a place on an unknown tile (`#`).
pub(super) fn place_on_hash(at: Span) -> Problem {
    Problem::new(Code::PlaceUnknown, at, "`#` is an unknown tile: it has no features")
        .label("nothing here")
        .help("give the tile a name and say what it shows")
}

/// Returns the problem of a feature that its tile lacks or has several times; `message` says so.
pub(super) fn not_there(code: Code, message: String, at: Span, tile: Span) -> Problem {
    Problem::new(code, at, message)
        .label(if code == Code::PlaceAmbiguous { "which one?" } else { "not there" })
        .with_related(tile, "the tile")
}

/// Returns the problem of a place without a feature whose tile is not on the board.
pub(super) fn no_such_tile(text: &str, at: Span) -> Problem {
    let message = format!("there is no tile `{}` on the board", shorten(text));
    Problem::new(Code::PlaceUnknown, at, message).label("no such tile")
}

/// Returns the problem of a place that names no feature.
pub(super) fn featureless(text: &str, at: Span) -> Problem {
    let message = format!("`{}` does not name a feature", shorten(text));
    Problem::new(Code::PlaceUnknown, at, message).label("which feature?")
}

/// Returns the problem of a place without a feature, with the place that is meant, if it is known, or else `ways` to
/// write one.
pub(super) fn with_feature(problem: Problem, meant: Option<String>, ways: Vec<Suggestion>) -> Problem {
    if let Some(meant) = meant {
        let at = problem.span;
        return problem.help(format!("write `{meant}`")).edit(at, meant);
    }
    problem.offer("write the tile and its feature: ", ways).with_fallback("write the tile, a dot and the feature")
}

/// Returns the problem of a place whose feature stands before its tile.
pub(super) fn turned_round(address: &str, rest: &str, kind: FeatureKind, at: Span) -> Problem {
    let message = format!("`{}.{}` names the feature before the tile", shorten(address), shorten(rest));
    Problem::new(Code::PlaceUnknown, at, message)
        .label("the wrong way round")
        .fix_by_writing(format!("{rest}.{}", kind.word()))
}

/// Returns the problem of a thing on a tile that is no feature; `address` is the address of the tile, shortened.
pub(super) fn not_judged(kind: &str, address: &str, at: Span) -> Problem {
    let help = match kind {
        "tower" => format!("to learn what a tower reaches, ask: `ask: {{ tower: {{ at: {address}, height: 2 }} }}`"),
        _ => format!("write what a tile shows under `tiles`; a place is one of its features: `{address}.field`"),
    };
    let message = format!("`{kind}` is not a feature, so it is not judged as a place");
    Problem::new(Code::NotJudged, at, message).label("not judged").help(help)
}

/// Returns the problem of a place with a figure in place of a feature; `is_there` is set if the tile has that feature.
pub(super) fn names_figure(kind: &str, address: &str, on: FeatureKind, is_there: bool, at: Span) -> Problem {
    let message = format!("`{address}.{}` names a figure, not a feature", shorten(kind));
    Problem::new(Code::PlaceUnknown, at, message)
        .label(format!("a figure {} a {}", if on == FeatureKind::City { "in" } else { "on" }, on.word()))
        .help(format!("write `{address}.{}`", on.word()))
        .edits(is_there.then(|| (at, on.word().to_owned())))
}

/// Returns the problem of a word for no kind of feature.
fn no_kind(kind: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a kind of feature", shorten(kind));
    Problem::new(Code::PlaceUnknown, at, message).label("no such feature")
}

/// Returns the problem of a word for no kind of feature that means a feature of the tile, `meant`.
pub(super) fn kind_meant(kind: &str, address: &str, meant: &str, at: Span) -> Problem {
    no_kind(kind, at).help(format!("write `{address}.{meant}`")).edit(at, meant)
}

/// Returns the problem of a word for no kind of feature that means a kind which the tile lacks; `has` are its features.
pub(super) fn kind_elsewhere(kind: &str, address: &str, meant: &str, has: &[String], at: Span) -> Problem {
    let all: Vec<String> = has.iter().map(|one| format!("{address}.{one}")).collect();
    let all = quoted_list(&all, "and");
    no_kind(kind, at).help(format!("the word is `{meant}`, but the tile has {all}"))
}

/// Returns the problem of a word that resembles no kind of feature.
pub(super) fn unknown_kind(kind: &str, at: Span) -> Problem {
    let words = FeatureKind::ALL.map(FeatureKind::word);
    no_kind(kind, at).help(format!("write {}", quoted_list(&words, "or")))
}

// Spaces.

/// The help for writing a space, before an example.
const COLUMN_AND_ROW: &str = "write column and row, counted from 0 in the north-west: ";

fn no_column(node: &Node, what: &str) -> Problem {
    let message = format!("{what} must be a column and a row, not {}", node.describe());
    Problem::new(Code::ValueWrong, node.span, message).label("expected [column, row]")
}

/// Returns the problem of a value that is no space.
pub(super) fn no_space(node: &Node, what: &str) -> Problem {
    no_column(node, what).help(format!("{COLUMN_AND_ROW}`[2, 0]`"))
}

/// Returns the problem of a value that is no space, with spaces to write instead.
pub(super) fn space_meant(node: &Node, what: &str, ways: impl IntoIterator<Item = Suggestion>) -> Problem {
    no_column(node, what).offer(COLUMN_AND_ROW, ways)
}
