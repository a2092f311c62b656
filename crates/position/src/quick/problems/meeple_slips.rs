//! The problems of players and figures that are not written as a name behind `=`: `r(large)`, `r-abbot`, `2r`, `r&b`,
//! `r=r+blue`, `c red`.

use carcassonne_text::{Problem, Span, Suggestion, problem, problem_messages};
use carcassonne_words::dictionary::{Use, is_known};

use super::map_form::print_file;
use crate::quick::cell_parts::{Kind, Part, are_parts};
use crate::quick::figure_words::{Figure, find_figure, is_no_name};
use crate::quick::named_players::{EXAMPLES, colour_meant, letter_meant};

problem_messages!("quick_meeple_slips");

/// The maximum number of meeples that a number may stand for.
const MOST: usize = 7;

/// Returns a player as it is written behind `=`: the letter of a colour, or a name.
fn write_player(word: &str, large: bool) -> String {
    let colour = letter_meant(word).map_or_else(|| word.to_owned(), String::from);
    if large { colour.to_uppercase() } else { colour }
}

/// Returns the players whom words name, each as often as its number says: `2r`, `r x 3`, `red & blue`.
fn split_players(words: &[&str]) -> Option<Vec<String>> {
    let mut all: Vec<String> = Vec::new();
    let mut times: Option<usize> = None;
    let number = |word: &str| word.parse::<usize>().ok().filter(|n| (1..=MOST).contains(n));
    let pieces = words.iter().flat_map(|word| {
        // A number may stand before or behind its player: `2r`, `r2` and `rx2`.
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (count, rest) = word.split_at(digits);
        let bare = rest.trim_end_matches(|c: char| c.is_ascii_digit());
        let (bare, behind) = rest.split_at(bare.len());
        let bare = if behind.is_empty() { bare } else { bare.strip_suffix('x').unwrap_or(bare) };
        [count, bare, behind]
    });
    for piece in pieces.filter(|piece| !piece.is_empty() && *piece != "x") {
        if let Some(n) = number(piece) {
            match all.last().cloned().filter(|_| times.is_none()) {
                Some(last) => all.extend(std::iter::repeat_n(last, n - 1)),
                None => times = Some(n),
            }
        } else if colour_meant(piece).is_some() {
            all.extend(std::iter::repeat_n(write_player(piece, false), times.take().unwrap_or(1)));
        } else if !is_known(Use::Joining, piece) {
            return None;
        }
    }
    (times.is_none() && all.len() > 1).then_some(all)
}

/// Returns the problem of a name with a figure or several players in it; the name begins at a byte of the word.
pub fn wordy_name(word: &str, at: usize, name: &str, part: &Part, here: Span) -> Option<Problem> {
    let sign = |c: char| !c.is_alphanumeric();
    let words: Vec<&str> = name.split(sign).filter(|word| !word.is_empty()).collect();
    let before = word.get(..at).unwrap_or_default();
    let way = |who: &str| Suggestion { typed: format!("{before}{who}"), ..Suggestion::new(here, who) };
    let glued = name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_'));
    if let [first, rest @ ..] = words.as_slice()
        && rest.len() < 2
        && let Some((kind, player)) = figure_of(first, rest.first().copied())
    {
        // Words joined by a dash alone are a name, unless both are known.
        let known = player.is_none_or(|who| colour_meant(who).is_some());
        if player.is_some() && (known || !glued) || player.is_none() && is_no_name(name) {
            return Some(figure_problem(kind, player, (name, here), part, &way));
        }
    }
    let times = words.len() == 1 && name.contains('x') && name.ends_with(|c: char| c.is_ascii_digit());
    if glued && !times && !name.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let all = split_players(&words)?.join("=");
    let problem = problem!(here, PlayersWithoutSigns { players: name.to_owned() });
    Some(problem.with_ways([way(&all)]))
}

/// Returns the figure of one or two words and its player, in either order.
fn figure_of<'w>(first: &'w str, second: Option<&'w str>) -> Option<(Figure, Option<&'w str>)> {
    match (find_figure(first), second.map(|word| (word, find_figure(word)))) {
        (Some(kind), None) => Some((kind, None)),
        (Some(kind), Some((who, None))) => Some((kind, Some(who))),
        (None, Some((_, Some(kind)))) => Some((kind, Some(first))),
        _ => None,
    }
}

/// Returns the problem of a figure behind `=`.
fn figure_problem(
    kind: Figure,
    player: Option<&str>,
    (name, here): (&str, Span),
    part: &Part,
    way: &dyn Fn(&str) -> Suggestion,
) -> Problem {
    let fault = match player {
        // A figure behind a plus stands alone.
        Some(_) if find_figure(name).is_some() => "part",
        Some(_) => "both",
        None if kind == Figure::Other("sheep") => "token",
        None => "figure",
    };
    let who = |large: bool| -> Vec<Suggestion> {
        match player {
            Some(player) => vec![way(&write_player(player, large))],
            None => EXAMPLES.map(|(who, means)| way(&write_player(who, large)).with_meaning(means)).into(),
        }
    };
    let figure = match kind {
        Figure::Large => Some("large"),
        // Nobody but an abbot stands in a garden.
        Figure::Other("abbot") if part.kind == Kind::GARDEN => None,
        kind => figure_of_file(kind),
    };
    let problem = problem!(here, FigureInName { name: name.to_owned(), kind: fault, figure, print: print_file() });
    problem.with_ways(who(kind == Figure::Large))
}

/// Returns the word for a figure that a quick map lacks; `None` for another figure.
fn figure_of_file(figure: Figure) -> Option<&'static str> {
    match figure {
        Figure::Other(figure) => Some(figure),
        Figure::Large | Figure::Plain => None,
    }
}

/// Returns the problem of a word behind a `+`, at a byte of the word of a cell, that names another player of a meeple on
/// the part before it, or a figure.
pub fn player_after_plus(word: &str, at: usize, before: &Part, span: Span) -> Option<Problem> {
    let segment = word.get(at..)?.split(['+', '=']).next()?;
    let (segment_span, last) = (span.part(at, segment.len()), before.who.last()?);
    let head = word.get(..at.checked_sub(1)?)?;
    let kind = segment.chars().next().and_then(|c| Kind::all().find(|k| k.letter() == c));
    // The letter of a road is a part; a gate and a bridge have sides.
    let is_player = match segment.len() {
        1 => colour_meant(segment).is_some() && !kind.is_some_and(Kind::joins),
        _ => colour_meant(segment).is_some(),
    };
    let sign = span.part(at - 1, segment.len() + 1);
    if is_player {
        let who = write_player(segment, false);
        let meeple = format!("={who}");
        let meeple = Suggestion { typed: format!("{head}={who}"), ..Suggestion::new(sign, meeple) };
        let bridges = ["bEW", "bNS"].map(|text| Suggestion::new(segment_span, text).with_meaning("for a bridge"));
        let bridges = bridges.into_iter().filter(|_| segment == "b");
        let meeple = if segment == "b" { meeple.with_meaning("for a meeple") } else { meeple };
        let problem = problem!(segment_span, AnotherPlayer { player: segment.to_owned() });
        return Some(problem.with_ways(std::iter::once(meeple).chain(bridges)));
    }
    let kind = find_figure(segment)?;
    let from = head.rfind('=')? + 1;
    let player = head.get(from..)?;
    let whole = Span { start: last.span.start, end: segment_span.end };
    let text = head.get(..from)?;
    let way = |who: &str| Suggestion { typed: format!("{text}{who}"), ..Suggestion::new(whole, who) };
    Some(figure_problem(kind, Some(player), (segment, segment_span), before, &way))
}

/// Returns the problem of a word in its own cell that names a player or figure on the cell before it: `c red`, `m=r abbot`.
pub fn separated_player(word: &str, (cell, at): (&str, Span), own: Span) -> Option<Problem> {
    let both = at.union(own);
    let who = letter_meant(word);
    let kind = find_figure(word);
    let (text, player) = match cell.rsplit_once('=') {
        Some((text, player)) => (text, Some(player)),
        None => (cell, None),
    };
    let bare = text.split('=').next().unwrap_or(text);
    if !are_parts(bare) {
        return None;
    }
    let right = match (who, kind, player) {
        // A word before the player may say that the meeple is large: `r=large red`.
        (Some(who), _, Some(said)) if find_figure(said) == Some(Figure::Large) => {
            format!("{text}={}", who.to_uppercase())
        }
        (Some(who), ..) => format!("{cell}={who}"),
        (None, Some(Figure::Large), Some(player)) => format!("{text}={}", write_player(player, true)),
        (None, Some(_), Some(_)) => cell.to_owned(),
        _ => return None,
    };
    let figure = kind.filter(|_| who.is_none()).and_then(figure_of_file);
    let problem =
        problem!(own, SeparatedPlayer { player: who.is_some(), word: word.to_owned(), figure, print: print_file() });
    Some(problem.with_ways([Suggestion::new(both, right)]))
}

/// Returns the problem of a player in the place of a tile: `blue`.
pub fn player_as_tile(word: &str, span: Span) -> Option<Problem> {
    let who = letter_meant(word)?;
    let on = ["c", "r", "f", "m", "cN", "rN"].map(|part| Suggestion::new(span, format!("{part}={who}")));
    Some(problem!(span, PlayerAsTile { player: word.to_owned() }).with_ways(on))
}
