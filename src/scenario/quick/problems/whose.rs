//! Whose a meeple is, said otherwise than by a player's name behind `=`: `r(large)`, `r-abbot`, `2r`, `r&b`, `r=r+blue`, `c red`.

use crate::scenario::quick::figures::{Figure, figure, is_no_name};
use crate::scenario::quick::parts::{Kind, Part, are_parts};
use crate::scenario::quick::people::{EXAMPLES, colour_meant, letter_meant};
use crate::text::{Code, Problem, Span, Suggestion, shorten};

/// What to do with what a quick map cannot say.
pub(crate) const PRINT: &str = "print the file with `oracle quick --yaml`";

/// What is said at a word that stands apart from its cell.
pub(super) const BEFORE: &str = "belongs to the cell before it";
/// How many meeples may be meant by a number.
const MOST: usize = 7;

/// A player as it is written behind `=`: the letter of a colour, or a name.
fn written(word: &str, large: bool) -> String {
    let colour = letter_meant(word).map_or_else(|| word.to_owned(), String::from);
    if large { colour.to_uppercase() } else { colour }
}

/// The players whom words name, one after the other, with how many of each: `2r`, `r x 3`, `red & blue`.
fn several(words: &[&str]) -> Option<Vec<String>> {
    let mut all: Vec<String> = Vec::new();
    let mut times: Option<usize> = None;
    let number = |word: &str| word.parse::<usize>().ok().filter(|n| (1..=MOST).contains(n));
    let pieces = words.iter().flat_map(|word| {
        // `2r`, `r2` and `rx2`.
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
            all.extend(std::iter::repeat_n(written(piece, false), times.take().unwrap_or(1)));
        } else if !matches!(piece.to_lowercase().as_str(), "and" | "und" | "en") {
            return None;
        }
    }
    (times.is_none() && all.len() > 1).then_some(all)
}

/// What is wrong with a name that says more than whose a meeple is; it begins at a byte of the word.
pub(in crate::scenario::quick) fn name(word: &str, at: usize, name: &str, part: &Part, here: Span) -> Option<Problem> {
    let sign = |c: char| !c.is_alphanumeric();
    let words: Vec<&str> = name.split(sign).filter(|word| !word.is_empty()).collect();
    let before = word.get(..at).unwrap_or_default();
    let way = |who: &str| Suggestion { typed: format!("{before}{who}"), ..Suggestion::new(here, who) };
    if let [first, rest @ ..] = words.as_slice()
        && rest.len() < 2
        && let Some((kind, player)) = figure_of(first, rest.first().copied())
    {
        // What is joined by a dash alone is a name, unless both are known.
        let known = player.is_none_or(|who| colour_meant(who).is_some());
        let glued = name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_'));
        if player.is_some() && (known || !glued) || player.is_none() && is_no_name(name) {
            return Some(figured(kind, player, (name, here), part, &way));
        }
    }
    let names = name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_'));
    let times = words.len() == 1 && name.contains('x') && name.ends_with(|c: char| c.is_ascii_digit());
    if names && !times && !name.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let all = several(&words)?.join("=");
    let message = format!("`{}`: each meeple has an `=` of its own", shorten(name));
    let problem = Problem::new(Code::MapCell, here, message).label("several meeples?");
    Some(problem.offer("write ", [way(&all)]))
}

/// The figure of two words and whose it is, in whichever order they stand.
fn figure_of<'w>(first: &'w str, second: Option<&'w str>) -> Option<(Figure, Option<&'w str>)> {
    match (figure(first), second.map(|word| (word, figure(word)))) {
        (Some(kind), None) => Some((kind, None)),
        (Some(kind), Some((who, None))) => Some((kind, Some(who))),
        (None, Some((_, Some(kind)))) => Some((kind, Some(first))),
        _ => None,
    }
}

/// The problem of a figure behind `=`.
fn figured(
    kind: Figure,
    player: Option<&str>,
    (name, here): (&str, Span),
    part: &Part,
    way: &dyn Fn(&str) -> Suggestion,
) -> Problem {
    let quoted = shorten(name);
    let message = match player {
        // Behind a plus the figure stands alone.
        Some(_) if figure(name).is_some() => {
            format!("`{quoted}` is a figure, not a part of a tile")
        }
        Some(_) => format!("`{quoted}` is not the name of a player"),
        None if kind == Figure::Other("sheep") => format!("`{quoted}` is not a player"),
        None => format!("`{quoted}` is a figure, not a player"),
    };
    let label = if player.is_some() { "a player and a figure?" } else { "whose?" };
    let problem = Problem::new(Code::MapCell, here, message).label(label);
    let who = |large: bool| -> Vec<Suggestion> {
        match player {
            Some(player) => vec![way(&written(player, large))],
            None => EXAMPLES.map(|(who, means)| way(&written(who, large)).with_meaning(means)).into(),
        }
    };
    match kind {
        Figure::Large => problem.offer("a large meeple is a player in capitals: write ", who(true)),
        // Nobody but an abbot stands in a garden.
        Figure::Other("abbot") if part.kind == Kind::GARDEN => problem.offer("write ", who(false)),
        Figure::Other(figure) => problem.offer(in_a_file(figure), who(false)),
        Figure::Plain => problem.offer("write ", who(false)),
    }
}

/// Where a figure is written that a quick map does not have.
fn in_a_file(figure: &str) -> String {
    let has = match figure {
        "abbot" => "an abbot of a quick map is in a garden".to_owned(),
        _ => format!("a quick map has no {figure}"),
    };
    format!("{has}: {PRINT}, and write it there; for a meeple write ")
}

/// What is wrong with a word behind a `+`, at a byte of the word of a cell, that says who stands there; somebody does on the
/// part before it.
pub(in crate::scenario::quick) fn after_plus(word: &str, at: usize, before: &Part, span: Span) -> Option<Problem> {
    let segment = word.get(at..)?.split(['+', '=']).next()?;
    let (own, last) = (span.part(at, segment.len()), before.who.last()?);
    let head = word.get(..at.checked_sub(1)?)?;
    let kind = segment.chars().next().and_then(|c| Kind::all().find(|k| k.letter() == c));
    // A road is a part; a gate and a bridge have sides.
    let is_player = match segment.len() {
        1 => colour_meant(segment).is_some() && !kind.is_some_and(Kind::joins),
        _ => colour_meant(segment).is_some(),
    };
    let sign = span.part(at - 1, segment.len() + 1);
    if is_player {
        let who = written(segment, false);
        let meeple = format!("={who}");
        let meeple = Suggestion { typed: format!("{head}={who}"), ..Suggestion::new(sign, meeple) };
        let bridges = ["bEW", "bNS"].map(|text| Suggestion::new(own, text).with_meaning("for a bridge"));
        let bridges = bridges.into_iter().filter(|_| segment == "b");
        let meeple = if segment == "b" { meeple.with_meaning("for a meeple") } else { meeple };
        let message = format!("`{}` is a player: a meeple follows `=`", shorten(segment));
        let problem = Problem::new(Code::MapCell, own, message).label("another meeple?");
        return Some(problem.offer("write ", std::iter::once(meeple).chain(bridges)));
    }
    let kind = figure(segment)?;
    let from = head.rfind('=')? + 1;
    let player = head.get(from..)?;
    let whole = Span { start: last.span.start, end: own.end };
    let text = head.get(..from)?;
    let way = |who: &str| Suggestion { typed: format!("{text}{who}"), ..Suggestion::new(whole, who) };
    Some(figured(kind, Some(player), (segment, own), before, &way))
}

/// The problem of a word in a cell of its own that says who stands in the cell before it: `c red`, `m=r abbot`.
pub(in crate::scenario::quick) fn apart(word: &str, (cell, at): (&str, Span), own: Span) -> Option<Problem> {
    let both = at.union(own);
    let who = letter_meant(word);
    let kind = figure(word);
    let (text, player) = match cell.rsplit_once('=') {
        Some((text, player)) => (text, Some(player)),
        None => (cell, None),
    };
    let bare = text.split('=').next().unwrap_or(text);
    if !are_parts(bare) {
        return None;
    }
    let right = match (who, kind, player) {
        // `r=large red`
        (Some(who), _, Some(said)) if figure(said) == Some(Figure::Large) => {
            format!("{text}={}", who.to_uppercase())
        }
        (Some(who), ..) => format!("{cell}={who}"),
        (None, Some(Figure::Large), Some(player)) => format!("{text}={}", written(player, true)),
        (None, Some(_), Some(_)) => cell.to_owned(),
        _ => return None,
    };
    let (lead, message) = match (who, kind) {
        (None, Some(Figure::Other(figure))) => (in_a_file(figure), format!("`{}` is not a tile", shorten(word))),
        (None, _) => ("write ".to_owned(), format!("`{}` is not a tile", shorten(word))),
        (Some(_), _) => {
            ("write ".to_owned(), format!("`{}` is a player: a meeple follows `=`, with no space", shorten(word)))
        }
    };
    let problem = Problem::new(Code::MapCell, own, message).label(BEFORE);
    Some(problem.offer(lead, [Suggestion::new(both, right)]))
}

/// The problem of a player in the place of a tile: `blue`.
pub(in crate::scenario::quick) fn alone(word: &str, span: Span) -> Option<Problem> {
    let who = letter_meant(word)?;
    let message = format!("`{}` is a player, not a tile", shorten(word));
    let problem = Problem::new(Code::MapCell, span, message).label("on what?");
    let on = ["c", "r", "f", "m", "cN", "rN"].map(|part| Suggestion::new(span, format!("{part}={who}")));
    Some(problem.offer("write what it is on before it: ", on))
}
