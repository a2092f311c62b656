//! The key `meeples`: the figures of each player on features, and the barns.

use std::collections::BTreeMap;

use carcassonne_board::geometry::Crossing;
use carcassonne_text::{
    MapEntries, Node, Problem, Problems, Span, Suggestion, as_text, nearest_word, problem, suggest_value,
};
use carcassonne_words::dictionary::{self, Use};
use carcassonne_words::messages::plain::Arg;

use super::barns::{self, Barn};
use super::figure::Figure;
use super::players::{PlayerIx, Players, report_repeated};
use super::problems;
use crate::board::{Board, FeatureKind, Place, TileIx};
use crate::index::index;
use crate::places::{crossing_reader, place_reader};
use crate::problems::no_space_after_colon;
use crate::setup::setup_pieces::SetupPieces;
use crate::setup::value::{At, ByPlayer, Name, PieceName};

index! {
    /// A meeple, by index in [`Scenario::meeples`](crate::Scenario::meeples).
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
pub(crate) fn check(
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
                problems.push(problem!(span, problems::TooManyFigures { most }));
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
        let (player, place) = (piece.text().to_owned(), name.to_owned());
        let edit = format!("{player}: {place}");
        return Some(problem!(at, problems::PlaceBeforePlayer { player, place }).edit(at.union(behind), edit));
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
        let right = match (figure_called(tile), kind.as_str()) {
            (Some(figure), place) => format!("{figure} {place}"),
            (None, "") => (*tile).to_owned(),
            (None, kind) => format!("{tile}.{kind}"),
        };
        problems.push(problem!(node.span, problems::MeepleAsMap).fix_by_writing(right));
        return None;
    }
    let text = as_text(node, "a meeple", "write where it is: `red: a.city`, or `red: large a.city`", problems)?;
    if let Some(figure) = list_words().find(|own| *own == text).or_else(|| find_figure_called(text)) {
        problems.push_with(|| placeless_figure(text, figure, board, node.span));
        return None;
    }
    if let Some(Disorder { fault, word, advice, right }) = find_disorder(text, is_bracketed, board) {
        let problem = problem!(node.span, problems::DisorderedEntry { fault, word, advice, right: &right });
        problems.push(problem.edit(node.span, right));
        return None;
    }
    let (word, rest) = text.split_once(' ').unwrap_or((Figure::Meeple.word(), text));
    let written = rest.trim_start();
    let from = text.len() - written.len();
    let at_word = node.part(0, word.len());
    let word = dictionary::english_word(Use::Piece, word);
    if word == barns::WORD {
        let (at, tile) = crossing_reader::resolve(written, node, from, board, problems)?;
        return Some((Piece::Barn(at, tile), written.to_owned()));
    }
    let figure = match Figure::ALL.into_iter().find(|f| f.word() == word) {
        Some(Figure::Acrobat) => {
            problems.push(problem!(node.span, problems::AcrobatOnFeature));
            return None;
        }
        None if LATER.contains(&word) => {
            let (figure, judged) = (word.to_owned(), Arg::list(list_words()));
            problems.push(problem!(at_word, problems::FigureNotJudged { figure, judged }));
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
        problems.push(misplaced_figure(figure, kind, written, node.part(from, written.len())));
        return None;
    }
    Some((Piece::Figure(figure, place), written.to_owned()))
}

/// Returns the problem of a figure on a kind of feature that it cannot stand on.
fn misplaced_figure(figure: Figure, kind: FeatureKind, written: &str, at: Span) -> Problem {
    let abbot = write_entry(Figure::Abbot, written);
    let kinds = Arg::list(figure.stands_on().iter().map(|kind| kind.word()));
    // The word before the place is replaced too.
    let is_abbot_meant = kind == FeatureKind::Garden && figure == Figure::Meeple;
    let (figure, kind) = (figure.name(), kind.word());
    problem!(at, problems::MisplacedFigure { figure, kind, abbot: &abbot, kinds })
        .edits(is_abbot_meant.then_some((at, abbot)))
}

/// The fault of an entry in another order, or with other signs, and the text to write.
struct Disorder {
    fault: &'static str,
    /// The word behind a place that is no figure.
    word: String,
    advice: &'static str,
    right: String,
}

/// Finds the fault of an entry in another order, with other signs, or with `meeple` after its figure. `is_bracketed` is set if
/// the entry stands with others in brackets.
fn find_disorder(text: &str, is_bracketed: bool, board: &Board) -> Option<Disorder> {
    let disorder = |fault, advice, right| Some(Disorder { fault, word: String::new(), advice, right });
    // The figure may stand in brackets: `a.city(large)`.
    let (first, rest) = text.split_once([' ', ',', '('])?;
    let rest = rest.trim().trim_start_matches('(').trim_end_matches(')');
    let is_place = |word: &str| word.split_once('.').is_some_and(|(tile, kind)| !tile.is_empty() && !kind.is_empty());
    let words = || text.split([' ', ',']).filter(|w| !w.is_empty() && !dictionary::is_known(Use::Joining, w));
    if words().filter(|word| is_place(word)).count() > 1 {
        let mut entries: Vec<String> = Vec::new();
        for word in words() {
            match entries.last_mut().filter(|last| !is_place(last)) {
                Some(figure) => *figure = format!("{figure} {word}"),
                None => entries.push(word.to_owned()),
            }
        }
        let list = entries.join(", ");
        let (advice, right) = if is_bracketed { ("comma", list) } else { ("list", format!("[{list}]")) };
        return disorder("two-places", advice, right);
    }
    if is_place(first) {
        let figure = figure_called(rest);
        let place = first.to_owned();
        return match figure {
            Some(figure) if figure == Figure::Meeple.word() => disorder("figure-last", "place", place),
            Some(figure) => disorder("figure-last", "text", format!("{figure} {place}")),
            None => Some(Disorder { fault: "word-last", word: rest.to_owned(), advice: "place", right: place }),
        };
    }
    let is_meeple = |word: &str| figure_called(word) == Some(Figure::Meeple.word());
    if let (Some(figure), Some((meeple, place))) = (figure_called(first), rest.split_once(' '))
        && is_meeple(meeple)
        && is_place(place)
    {
        return disorder(
            "meeple-word",
            "text",
            if is_meeple(first) { place.to_owned() } else { format!("{figure} {place}") },
        );
    }
    disorder("no-dot", "text", place_reader::suggest_place(text, board)?)
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
fn placeless_figure(word: &str, name: &'static str, board: &Board, at: Span) -> Problem {
    let figure = Figure::ALL.into_iter().find(|figure| figure.word() == name);
    let entries = |figure: Figure| list_places(figure, board).map(move |place| write_entry(figure, &place));
    let ways = figure.into_iter().flat_map(entries);
    problem!(at, problems::PlacelessFigure { word: word.to_owned(), figure: name })
        .with_ways(ways.map(|way| Suggestion::new(at, way)))
}

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
    problem!(at, problems::NoMeeple { name: name.to_owned() }).with_ways(ways)
}

fn list_figures(place: &str) -> Vec<String> {
    let figures = Figure::ALL.into_iter().filter(|figure| can_stand(*figure, place));
    figures.map(|figure| write_entry(figure, place)).collect()
}

/// The maximum number of tiles whose places are offered.
const MOST_EXAMPLES: usize = 40;

/// Returns the figure that a word means, in small or capital letters.
fn figure_called(word: &str) -> Option<&'static str> {
    list_words().find(|own| word.eq_ignore_ascii_case(own)).or_else(|| find_figure_called(word))
}

/// Returns the figure that players call by another word than its name.
fn find_figure_called(word: &str) -> Option<&'static str> {
    dictionary::meaning(Use::Piece, word).filter(|figure| *figure != word.to_lowercase())
}

/// Returns the problem of a word that is no figure; `place` is the text behind it, and the spans are those of the word and of
/// both.
fn unknown_word(word: &str, place: &str, board: &Board, (span, whole): (Span, Span)) -> Problem {
    let place = strip_fillers(place);
    // A place that names a feature is what the help repeats.
    let written = Some(place.to_owned()).filter(|place| place.contains('.'));
    let offer = |problem: Problem, ways: Vec<String>| {
        problem.with_ways(ways.into_iter().map(|way| Suggestion::new(whole, way)))
    };
    let typed = word.to_owned();
    if let Some(figure) = find_figure_called(word) {
        let is_meeple = figure == Figure::Meeple.word();
        let shown = if is_meeple { written.clone() } else { Some(place.to_owned()) };
        let problem = problem!(span, problems::FigureByOtherName { word: typed, figure, place: shown });
        return match written {
            _ if !is_meeple => problem.edit(whole, format!("{figure} {place}")),
            Some(written) => problem.edit(whole, written),
            None => offer(problem, place_reader::places_of_tile(place, board)),
        };
    }
    if let Some(kind) = place_reader::feature_by_role(word) {
        let role = place_reader::role(kind);
        let other_word = (role != word).then_some(typed);
        let problem =
            problem!(span, problems::RoleAsFigure { role, word: other_word, kind: kind.word(), place: &written });
        if let Some(written) = written {
            return problem.edit(whole, written);
        }
        let ways = place_reader::places_of_kind(place, kind, board);
        return offer(problem, if ways.is_empty() { place_reader::places_of_tile(place, board) } else { ways });
    }
    if matches!(word, "dragon" | "fairy" | "mage" | "witch") {
        return problem!(span, problems::NeutralFigure { figure: typed });
    }
    let near = nearest_word(word, list_words());
    let problem = problem!(span, problems::UnknownFigure { word: typed, near, place: place.to_owned() });
    match near {
        Some(near) => problem.edit(whole, format!("{near} {place}")),
        None if written.is_some() => offer(problem, list_figures(place)),
        None => offer(problem, list_places(Figure::Meeple, board).collect()),
    }
}

/// Returns the words that can stand before a place or crossing.
fn list_words() -> impl Iterator<Item = &'static str> {
    Figure::ALL.into_iter().map(Figure::word).chain([barns::WORD])
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::test_scenarios::read;

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
                    let found = refused.problems().map(|problem| (problem.code().word(), &text[problem.span.range()]));
                    assert_eq!(found.collect::<Vec<_>>(), [("figure::misplaced", place)], "{text}");
                }
            }
        }
    }
}
