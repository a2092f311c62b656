//! The key `meeples`: the figures of each player on features, and the barns.

use std::collections::BTreeMap;

use super::barns::{self, Barn};
use super::figure::Figure;
use super::players::{PlayerIx, Players, report_repeated};
use super::problems as said;
use crate::dictionary::{self, Use};
use crate::geometry::Crossing;
use crate::scenario::board::{Board, Place, TileIx};
use crate::scenario::index::index;
use crate::scenario::places::{crossing_reader, place_reader};
use crate::scenario::problems::no_space_after_colon;
use crate::scenario::setup::setup_pieces::SetupPieces;
use crate::scenario::setup::value::{At, ByPlayer, Name, PieceName};
use crate::text::{
    MapEntries, Node, Problem, Problems, Span, Suggestion, as_text, nearest_word, shorten, suggest_value,
    too_many_entries,
};

index! {
    /// A meeple, by index in [`Scenario::meeples`](crate::scenario::Scenario::meeples).
    MeepleIx
}

/// A meeple, or another figure, on a feature.
#[derive(Debug, Clone)]
pub struct Meeple {
    /// The owner.
    pub player: PlayerIx,
    /// The figure.
    pub figure: Figure,
    /// The place on which the figure stands.
    pub place: Place,
    /// The place as it was written.
    pub written: String,
    /// The place of the entry in the file.
    pub span: Span,
}

/// Figures that are known but not judged.
const LATER: [&str; 1] = ["messenger"];

/// Checks the figures on features, and the barns.
pub(in crate::scenario) fn check(
    written: &ByPlayer<SetupPieces>,
    board: &Board,
    players: &mut Players,
    problems: &mut Problems,
) -> (Vec<Meeple>, Vec<Barn>) {
    let (mut meeples, mut barns) = (Vec::new(), Vec::new());
    let most = board.most_entries();
    let mut named = BTreeMap::new();
    for (name, At { value: own, span: behind }) in &written.players {
        let (name, at) = (name.text(), name.node().span);
        let Some(SetupPieces { pieces: own, is_listed, is_bracketed }) = own else { continue };
        if let Some(problem) = find_misplaced_player(name, at, own, *behind) {
            problems.push(problem);
            continue;
        }
        let player = players.find_or_join(name, at, problems);
        if let Some(player) = player {
            report_repeated(player, (name, at), &mut named, "`meeples`", problems);
        }
        if own.is_empty() && !is_listed {
            problems.push(missing_meeple(name, at, *behind, board));
        }
        for item in own {
            let span = item.node().span;
            if meeples.len() + barns.len() == most {
                let message = format!("a board of this size can have at most {most} figures");
                let help = "leave out those that have nothing to do with the question";
                problems.push(too_many_entries(span, message, help));
                return (meeples, barns);
            }
            let read = read_piece(item.node(), *is_bracketed, board, problems);
            let (Some((piece, written)), Some(player)) = (read, player) else {
                continue;
            };
            match piece {
                Piece::Figure(figure, place) => {
                    meeples.push(Meeple { player, figure, place, written, span });
                }
                Piece::Barn(at, tile) => {
                    barns::add(Barn { player, at, tile, written, span }, &mut barns, problems);
                }
            }
        }
    }
    (meeples, barns)
}

/// Returns the problem of a player whose colon has no space behind it, or whose place comes first.
fn find_misplaced_player(name: &str, at: Span, pieces: &[Name<PieceName>], behind: Span) -> Option<Problem> {
    if let [piece] = pieces
        && name.contains('.')
        && !piece.text().is_empty()
        && !piece.text().contains('.')
    {
        return Some(said::place_before_player(piece.text(), name, at, at.union(behind)));
    }
    let (player, place) = name.split_once(':').filter(|_| pieces.is_empty())?;
    Some(no_space_after_colon(player, place.trim(), at, at))
}

/// An entry of `meeples`.
enum Piece {
    Figure(Figure, Place),
    Barn(Crossing, TileIx),
}

/// Reads an entry of `meeples`: a place or crossing with a word before it, or a place alone. Returns the place or crossing
/// as it is written, too. `is_bracketed` is set if the entry stands with others in brackets.
fn read_piece(node: &Node, is_bracketed: bool, board: &Board, problems: &mut Problems) -> Option<(Piece, String)> {
    if let Some([(tile, kind)]) = MapEntries::from_unchecked(node)
        .map(|f| f.iter().map(|(t, _, k)| (t, k.to_words())).collect::<Vec<_>>())
        .as_deref()
    {
        problems.push(said::meeple_as_map(tile, kind, node.span));
        return None;
    }
    let text = as_text(node, "a meeple", "write where it is: `red: a.city`, or `red: large a.city`", problems)?;
    if let Some(figure) = list_words().find(|own| *own == text).or_else(|| find_figure_called(text)) {
        problems.push_with(|| placeless_figure(text, figure, board, node.span));
        return None;
    }
    if let Some((message, advice, right)) = find_wrong_order(text, board) {
        let inner = right.strip_prefix('[').and_then(|list| list.strip_suffix(']'));
        let (advice, right) = match inner {
            Some(inner) if is_bracketed => ("put a comma between them:", inner.to_owned()),
            _ => (advice, right),
        };
        problems.push(said::wrong_order(message, advice, right, node.span));
        return None;
    }
    let (word, rest) = text.split_once(' ').unwrap_or((Figure::Meeple.word(), text));
    let written = rest.trim_start();
    let from = text.len() - written.len();
    let at_word = node.part(0, word.len());
    if word == barns::WORD {
        let (at, tile) = crossing_reader::resolve(written, node, from, board, problems)?;
        return Some((Piece::Barn(at, tile), written.to_owned()));
    }
    let figure = match Figure::ALL.into_iter().find(|f| f.word() == word) {
        Some(Figure::Acrobat) => {
            problems.push(said::acrobat_on_feature(node.span));
            return None;
        }
        None if LATER.contains(&word) => {
            let judged: Vec<&str> = list_words().collect();
            problems.push(said::figure_not_judged(word, &judged, at_word));
            return None;
        }
        // The place is still read, so that its problems are reported too.
        None => {
            problems.push(unknown_word(word, written, board, (at_word, node.span)));
            if !written.contains('.') || strip_fillers(written) != written {
                return None;
            }
            None
        }
        figure @ Some(_) => figure,
    };
    let place = place_reader::resolve(written, node, from, board, problems)?;
    let (figure, kind) = (figure?, place.feature.kind());
    if !figure.stands_on().contains(&kind) {
        problems.push(said::misplaced_figure(figure, kind, written, node.part(from, written.len())));
        return None;
    }
    Some((Piece::Figure(figure, place), written.to_owned()))
}

/// Returns the problem of a meeple in another order, or with other signs: the message, the help, and the text to write.
fn find_wrong_order(text: &str, board: &Board) -> Option<(String, &'static str, String)> {
    // The figure may stand in brackets: `a.city(large)`.
    let (first, rest) = text.split_once([' ', ',', '('])?;
    let rest = rest.trim().trim_start_matches('(').trim_end_matches(')');
    let is_place = |word: &str| word.split_once('.').is_some_and(|(tile, kind)| !tile.is_empty() && !kind.is_empty());
    if is_place(first) {
        if is_place(rest.rsplit([' ', ',']).next().unwrap_or(rest)) {
            let places = text.split([' ', ',']).filter(|w| !w.is_empty() && !is_and(w));
            let list = places.collect::<Vec<&str>>().join(", ");
            return Some(("two places in one word".to_owned(), "write them as a list:", format!("[{list}]")));
        }
        let figure = list_words().find(|w| rest.eq_ignore_ascii_case(w)).or_else(|| find_figure_called(rest));
        return Some(match figure {
            Some(figure) if figure == Figure::Meeple.word() => {
                ("the figure comes before its place".to_owned(), "write just the place:", first.to_owned())
            }
            Some(figure) => ("the figure comes before its place".to_owned(), "write", format!("{figure} {first}")),
            None => (format!("`{}` after a place", shorten(rest)), "write just the place:", first.to_owned()),
        });
    }
    let meant = place_reader::suggest_place(text, board)?;
    Some(("put only a dot between the tile and its feature".to_owned(), "write", meant))
}

/// Returns a place without prepositions and articles before it: `on the a.city`.
fn strip_fillers(place: &str) -> &str {
    let is_filling = |word: &str| matches!(word, "on" | "in" | "at" | "the" | "auf" | "op");
    let mut rest = place;
    while let Some((_, behind)) = rest.split_once(' ').filter(|(word, _)| is_filling(word)) {
        rest = behind.trim_start();
    }
    rest
}

/// Returns the problem of a figure without a place: `red: abbot`.
fn placeless_figure(word: &str, name: &str, board: &Board, at: Span) -> Problem {
    let figure = Figure::ALL.into_iter().find(|figure| figure.word() == name);
    let entries = |figure: Figure| list_places(figure, board).map(move |place| write_entry(figure, &place));
    let ways = figure.into_iter().flat_map(entries);
    said::placeless_figure(word, name, name == barns::WORD, at, ways.map(|way| Suggestion::new(at, way)))
}

/// Returns the places of a board on which a figure can stand.
fn list_places(figure: Figure, board: &Board) -> impl Iterator<Item = String> + '_ {
    let tiles = board.all().filter(|tile| board.tile(*tile).is_some()).take(MOST_EXAMPLES);
    let places = tiles.flat_map(|tile| place_reader::places_of_tile(&board.address(tile), board));
    places.filter(move |place| can_stand(figure, place))
}

/// Returns `true` if a figure can stand on the kind of feature that a place names.
fn can_stand(figure: Figure, place: &str) -> bool {
    let kind = place.split('.').nth(1).and_then(|kind| kind.split('@').next());
    figure.stands_on().iter().any(|own| Some(own.word()) == kind)
}

/// Returns the entry for a figure on a place: the place alone, for a meeple, or the figure before it.
fn write_entry(figure: Figure, place: &str) -> String {
    match figure {
        Figure::Meeple => place.to_owned(),
        figure => format!("{} {place}", figure.word()),
    }
}

/// Returns the problem of a player with no meeple behind the colon, with places of the board to write.
fn missing_meeple(name: &str, at: Span, behind: Span, board: &Board) -> Problem {
    let ways = list_places(Figure::Meeple, board)
        .map(|place| Suggestion { typed: format!("{name}: {place}"), ..suggest_value(behind, &place) });
    said::no_meeple(name, at, ways)
}

/// Returns the entries for figures on a place.
fn list_figures(place: &str) -> Vec<String> {
    let figures = Figure::ALL.into_iter().filter(|figure| can_stand(*figure, place));
    figures.map(|figure| write_entry(figure, place)).collect()
}

/// The maximum number of tiles whose places are offered.
const MOST_EXAMPLES: usize = 40;

/// Returns `true` if a word joins two places: `a.city and b.road`.
fn is_and(word: &str) -> bool {
    matches!(word, "and" | "und" | "en" | "&" | "+")
}

/// Returns the figure that players call by another word than its name.
fn find_figure_called(word: &str) -> Option<&'static str> {
    dictionary::meaning(Use::Piece, word).filter(|figure| *figure != word.to_lowercase())
}

/// Returns the problem of a word that is no figure; `place` is the text behind it, and the spans are those of the word and of
/// both.
fn unknown_word(word: &str, place: &str, board: &Board, (span, whole): (Span, Span)) -> Problem {
    let place = strip_fillers(place);
    let to_suggestions = |ways: Vec<String>| ways.into_iter().map(|way| Suggestion::new(whole, way));
    if let Some(figure) = find_figure_called(word) {
        return if figure != Figure::Meeple.word() {
            said::other_figure_word(word, figure, place, span, whole)
        } else if place.contains('.') {
            said::ordinary_meeple(word, place, span, whole)
        } else {
            said::meeple_on_which(word, span, to_suggestions(place_reader::places_of_tile(place, board)))
        };
    }
    if let Some(kind) = place_reader::feature_by_role(word) {
        let role = place_reader::role(kind);
        if place.contains('.') {
            return said::role_before_place(word, role, kind, place, span, whole);
        }
        let mut ways = place_reader::places_of_kind(place, kind, board);
        if ways.is_empty() {
            ways = place_reader::places_of_tile(place, board);
        }
        return said::role_on_which(word, role, kind, span, to_suggestions(ways));
    }
    if matches!(word, "dragon" | "fairy" | "mage" | "witch") {
        return said::of_no_player(word, span);
    }
    if let Some(near) = nearest_word(word, list_words()) {
        return said::misspelled_figure(word, near, place, span, whole);
    }
    let ways = if place.contains('.') { list_figures(place) } else { list_places(Figure::Meeple, board).collect() };
    said::unknown_figure(word, span, to_suggestions(ways))
}

/// Returns the words that can stand before a place or crossing.
fn list_words() -> impl Iterator<Item = &'static str> {
    Figure::ALL.into_iter().map(Figure::word).chain([barns::WORD])
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::board::FeatureKind;
    use crate::scenario::test_scenarios::read;
    use crate::text::Code;

    fn on(entry: &str) -> String {
        format!(
            "board: |\n  t  k  <\n  m  g  a\ntiles:\n  t: {{ city: N, road: WE }}\n  k: {{ castle: true, road: W }}\n  m: {{ monastery: german }}\n  g: {{ garden: true }}\n  a: {{}}\nmeeples: {{ red: {entry} }}\n"
        )
    }

    const PLACES: [(FeatureKind, &str); 6] = [
        (FeatureKind::City, "t.city"),
        (FeatureKind::Road, "t.road"),
        (FeatureKind::Field, "m.field"),
        (FeatureKind::Monastery, "m.monastery"),
        (FeatureKind::Castle, "k.castle"),
        (FeatureKind::Garden, "g.garden"),
    ];

    #[test]
    fn every_figure_stands_where_it_may_and_nowhere_else() {
        assert_eq!(PLACES.map(|(kind, _)| kind), FeatureKind::ALL);
        for figure in Figure::ALL.into_iter().filter(|f| *f != Figure::Acrobat) {
            for (kind, place) in PLACES {
                let text = on(&format!("{} {place}", figure.word()));
                if figure.stands_on().contains(&kind) {
                    let found = read(&text).map(|s| s.meeples.iter().map(|m| m.figure).collect());
                    assert_eq!(found.ok(), Some(vec![figure]), "{text}");
                } else {
                    let refused = read(&text).expect_err("refused");
                    let found = refused.problems().map(|problem| (problem.code(), &text[problem.span.range()]));
                    assert_eq!(found.collect::<Vec<_>>(), [(Code::ValueWrong, place)], "{text}");
                }
            }
        }
    }
}

#[cfg(test)]
crate::case_runner::cases!("meeple_reader.cases.yaml");
