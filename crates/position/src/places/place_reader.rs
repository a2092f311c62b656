//! Reading a place, a feature of one tile: `a.city`, `a.road@N`.

use carcassonne_board::geometry::Corner;
use carcassonne_board::tiles::Symbol;
use carcassonne_text::{Node, Problem, Problems, Span, Suggestion, as_text, nearest_word, problem, shorten};
use carcassonne_words::dictionary::{self, Use};
use carcassonne_words::messages::plain::Arg;

use super::address_reader::{find_tile, resolve_address};
use super::feature_finder::{FeatureSearch, features_of};
use super::problems;
use crate::board::{Board, FeatureKind, Place, TileIx};

/// Reads a place: `a.city`, `a.road@N`, `w.field@SL`, `f:1:1:ne.city`.
pub(crate) fn read(node: &Node, board: &Board, problems: &mut Problems) -> Option<Place> {
    let text = as_text(node, "a place", "write the tile and its feature: `a.city`", problems)?;
    resolve(text, node, 0, board, problems)
}

/// Reads the place in `text`, which begins at byte `from` of the value.
pub(crate) fn resolve(text: &str, node: &Node, from: usize, board: &Board, problems: &mut Problems) -> Option<Place> {
    let span = |at: usize, len: usize| node.part(from + at, len);
    let text_span = span(0, text.len());
    let (address, rest) = match text.split_once('.') {
        Some((address, rest)) if !address.is_empty() && !rest.is_empty() => (address, Some(rest)),
        _ => (text.trim_end_matches('.'), None),
    };
    if problems.is_full() {
        return None;
    }
    let Some(rest) = rest else {
        let tile = resolve_address(address, "", board).ok();
        problems.push(featureless(text, address, tile, board, text_span));
        return None;
    };
    if let Some(problem) = turned_round(address, rest, board, text_span) {
        problems.push(problem);
        return None;
    }
    let tile = find_tile(address, &text[address.len()..], span(0, address.len()), board, problems);
    let (kind, side) = match rest.split_once('@') {
        Some((kind, side)) => (kind, Some(side)),
        None => (rest, None),
    };
    let kind_at = span(address.len() + 1, kind.len());
    let Some(known) = kind_by_word(kind) else {
        let has = tile.and_then(|tile| board.tile(tile)).map(features_of);
        problems.push(kindless(kind, side, address, kind_at, has.as_deref()));
        return None;
    };
    let tile = tile?;
    if board.is_faulty(tile) {
        return None;
    }
    let Some(printed) = board.tile(tile) else {
        problems.push(problem!(text_span, problems::PlaceOnHash));
        return None;
    };
    let search = FeatureSearch { kind: known, address, printed, placed: board.placed(tile), text_span, kind_at };
    let found = match side {
        None => search.find_only(),
        Some(word) => search.find_by_side(word, span(address.len() + 2 + kind.len(), word.len())),
    };
    let feature = found.map_err(|problem| problems.push(*problem)).ok()?;
    Some(Place { tile, feature })
}

/// Returns the problem of a place without a feature.
fn featureless(text: &str, address: &str, tile: Option<TileIx>, board: &Board, at: Span) -> Problem {
    // `c1` may be meant as a cell of a quick map in which there is no tile.
    let (cell, meant) = (tile.is_none() && is_cell_name(text), suggest_place(text, board));
    let problem = problem!(at, problems::FeaturelessPlace { cell, text: text.to_owned(), meant: &meant });
    if let Some(meant) = meant {
        return problem.edit(at, meant);
    }
    let ways = if tile.is_some() { places_of_tile(address, board) } else { examples(board) };
    problem.with_ways(ways.into_iter().map(|way| Suggestion::new(at, way)))
}

/// Returns `true` if a word has the form of a cell of a quick map: `c1`, `b2sw`.
fn is_cell_name(word: &str) -> bool {
    let row = word.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let corner = row.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_corner = corner.is_empty() || Corner::ALL.iter().any(|own| own.word() == corner);
    row.len() < word.len() && corner.len() < row.len() && is_corner
}

/// Returns examples of places on a board: one feature of each of the first tiles.
fn examples(board: &Board) -> Vec<String> {
    let tiles = board.all().filter_map(|tile| Some((board.address(tile), board.tile(tile)?)));
    let each = tiles
        .take(MOST_EXAMPLES)
        .filter_map(|(address, tile)| Some(format!("{address}.{}", features_of(tile).first()?)));
    each.collect()
}

/// The number of tiles from which examples of places are taken.
const MOST_EXAMPLES: usize = 3;

/// Returns the places of the tile at an address; examples from other tiles if that tile has none.
pub(crate) fn places_of_tile(address: &str, board: &Board) -> Vec<String> {
    let tile = resolve_address(address, "", board).ok().and_then(|tile| board.tile(tile));
    let all = tile.map(features_of).unwrap_or_default();
    if all.is_empty() {
        return examples(board);
    }
    all.iter().map(|one| format!("{address}.{one}")).collect()
}

/// Returns the places of the tile at an address that have this kind of feature: `a.field`.
pub(crate) fn places_of_kind(address: &str, kind: FeatureKind, board: &Board) -> Vec<String> {
    let tile = resolve_address(address, "", board).ok().and_then(|tile| board.tile(tile));
    let all = tile.map(features_of).unwrap_or_default().into_iter();
    let own = all.filter(|one| one.split('@').next() == Some(kind.word()));
    own.map(|one| format!("{address}.{one}")).collect()
}

/// Returns a place with the dot in place of another sign, `a.city` for `a city`; `None` if tile or feature is unknown.
pub(crate) fn suggest_place(text: &str, board: &Board) -> Option<String> {
    let (tile, feature) = text.split_once([' ', ':', '-', '_', '/', ',', '.'])?;
    let (tile, feature) = (tile.trim(), feature.trim_start_matches(['.', ' ', ':']).trim());
    let kind = feature_meant(feature.split('@').next().unwrap_or(feature))?;
    let on_board = board.tiles_named(tile.split('@').next().unwrap_or(tile));
    let side = feature.split_once('@').map_or(String::new(), |(_, side)| format!("@{side}"));
    (!on_board.is_empty()).then(|| format!("{}.{}{}", shorten(tile), kind.word(), shorten(&side)))
}

/// Returns the problem of a place whose feature stands before its tile, `city.a`; `None` for any other place.
fn turned_round(address: &str, rest: &str, board: &Board, at: Span) -> Option<Problem> {
    let kind = feature_meant(address).filter(|_| board.tiles_named(address).is_empty())?;
    if board.tiles_named(rest).is_empty() {
        return None;
    }
    let (feature, tile) = (address.to_owned(), rest.to_owned());
    let right = format!("{rest}.{}", kind.word());
    Some(problem!(at, problems::FeatureBeforeTile { feature, tile }).fix_by_writing(right))
}

/// Returns the kind of feature on which players call a figure by a word: the city for `knight`; `None` for other words.
pub fn feature_by_role(word: &str) -> Option<FeatureKind> {
    let meant = dictionary::meaning(Use::Role, word)?;
    FeatureKind::ALL.into_iter().find(|kind| role(*kind) == meant)
}

/// Returns `true` if a word in small letters is the name of a figure; with a capital it may be that of a player.
pub(crate) fn is_figure(word: &str) -> bool {
    let small = word.chars().all(char::is_lowercase);
    small && [Use::NoName, Use::Role].into_iter().any(|of_use| dictionary::is_known(of_use, word))
}

/// Returns the name of a figure on a kind of feature; empty if there is none.
pub(crate) fn role(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::City => "knight",
        FeatureKind::Road => "highwayman",
        FeatureKind::Field => "farmer",
        FeatureKind::Monastery => "monk",
        FeatureKind::Castle | FeatureKind::Garden => "",
    }
}

/// Returns the kind of feature that a word names, also in the words of players; `None` for other words.
pub fn feature_named(word: &str) -> Option<FeatureKind> {
    let meant = dictionary::meaning(Use::Feature, word)?;
    FeatureKind::ALL.into_iter().find(|kind| kind.word() == meant)
}

/// Returns the kind of feature of a word in English, German or Dutch; `None` for other words, also those of players.
fn kind_by_word(word: &str) -> Option<FeatureKind> {
    let own = dictionary::english_word(Use::Feature, word);
    FeatureKind::ALL.into_iter().find(|kind| kind.word() == own)
}

/// Returns the kind of feature that a word means: by its name, by a figure on it, or by its letter in a quick map; `None` for
/// other words.
fn feature_meant(word: &str) -> Option<FeatureKind> {
    let by_letter = || {
        let letter = word.parse().ok()?;
        feature_named(dictionary::meaning_of_letter(Use::Part, letter)?)
    };
    feature_named(word).or_else(|| feature_by_role(word)).or_else(by_letter)
}

/// Returns the problem of a place with an unknown kind of feature; `has` are the features of the tile, if it is known.
fn kindless(kind: &str, side: Option<&str>, address: &str, at: Span, has: Option<&[String]>) -> Problem {
    // With several features of a kind, `has` contains each with its side, and not the bare word.
    let has_side = |rest: &str| rest.strip_prefix('@') == side;
    let is_it = |one: &String, kind: &str| one.strip_prefix(kind).is_some_and(|rest| rest.is_empty() || has_side(rest));
    let is_there = |kind: &str| has.is_none_or(|has| has.iter().any(|one| is_it(one, kind)));
    let (word, tile) = (kind.to_owned(), address.to_owned());
    if kind == "tower" || Symbol::WORDS.contains(&kind) {
        return problem!(at, problems::PlaceNotJudged { kind: word, tile });
    }
    if let Some(on) = feature_by_role(kind).map(FeatureKind::word) {
        return problem!(at, problems::FigureAsFeature { tile, word, kind: on })
            .edits(is_there(on).then(|| (at, on.to_owned())));
    }
    let kinds = FeatureKind::ALL.map(FeatureKind::word);
    let near_kind = feature_meant(kind).map(FeatureKind::word).or_else(|| nearest_word(kind, kinds));
    let there = near_kind.is_some_and(is_there);
    let features = Arg::texts(has.unwrap_or_default().iter().map(|one| format!("{address}.{one}")));
    problem!(at, problems::UnknownFeature { word, meant: near_kind, kinds: Arg::list(kinds), there, tile, features })
        .edits(near_kind.filter(|_| there).map(|near_kind| (at, near_kind.to_owned())))
}
