//! Reading of a cell of a quick map: the parts of a tile, or the id of a printed tile, and the meeples on them.

use carcassonne_board::geometry::SideSet;
use carcassonne_board::tiles::{self, MonasteryKind};
use carcassonne_text::{Problem, Span, problem};

use super::cell_parts::{self, CellContent, Kind, Part, RawPart, has_city, id_length, read_raw};
use super::named_players::People;
use super::problems::player_slips::NameInCell;
use super::problems::{adjacent_parts, cells, meeple_slips, part_slips, unknown_parts};

/// The maximum number of parts that a tile may have.
const MOST_PARTS: usize = 20;
/// The maximum number of meeples that may stand on a part.
const MOST_WHO: usize = 100;

/// Reads a word of the map.
///
/// # Errors
///
/// The first problem of the word.
pub fn read(word: &str, span: Span, people: &mut People) -> Result<CellContent, Box<Problem>> {
    if let Some(problem) = meeple_slips::player_as_tile(word, span) {
        return Err(problem.boxed());
    }
    let end = id_length(word);
    let is_printed = end > 0;
    let (id, rest) = word.split_at_checked(end).unwrap_or((word, ""));
    if is_printed && let Some(problem) = cells::capital_letter(id, rest, span) {
        return Err(problem.boxed());
    }
    // Behind the `=` of an unknown id is a player.
    let parts = if is_printed && !rest.starts_with('+') {
        Vec::new()
    } else {
        read_parts(word, if is_printed { end + 1 } else { 0 }, span, people)?
    };
    let content = CellContent { printed: is_printed.then(|| id.to_owned()), parts };
    match adjacent_parts::find_conflict(&content, word, span) {
        Some(problem) => Err(problem.boxed()),
        None => Ok(content),
    }
}

/// Reads parts from a byte of a word on, one after the other.
fn read_parts(word: &str, from: usize, span: Span, people: &mut People) -> Result<Vec<Part>, Box<Problem>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut at = from;
    loop {
        if let Some(problem) = find_stray_word(word, at, parts.last(), span) {
            return Err(problem.boxed());
        }
        let Some(raw) = read_raw(word, at) else {
            return Err(unknown_parts::no_part(word, at, span).boxed());
        };
        at = raw.end;
        let mut part = to_part(raw, span)?;
        // A bare `g` behind a part is more likely the green player's meeple.
        let is_meeple = part.written.is_empty() && parts.last().and_then(Part::text_if_free).is_some();
        if part.kind == Kind::Gate && from == 0 && !is_meeple && !has_city(word) {
            return Err(part_slips::gate_without_city(&part.written, part.span, word, span).boxed());
        }
        if let Some(problem) = part_slips::find_part_problem(&part, parts.last()) {
            return Err(problem.boxed());
        }
        at += read_names(word, at, &mut part, span, people)?;
        let part_span = part.span;
        parts.push(part);
        if parts.len() > MOST_PARTS {
            return Err(problem!(part_span, cells::TooManyParts { most: MOST_PARTS }).boxed());
        }
        match word.as_bytes().get(at) {
            None => return Ok(parts),
            Some(b'+') => at += 1,
            Some(_) => {}
        }
    }
}

/// Reads the sides of a part in a word at a place.
fn to_part(raw: RawPart, word_span: Span) -> Result<Part, Box<Problem>> {
    let RawPart { kind, at, end, sides_start, sides: written, coats, built } = raw;
    let is_monastery_kind = kind == Kind::Monastery && MonasteryKind::from_letter(&written).is_some();
    let sides = if kind == Kind::Field || written.is_empty() || is_monastery_kind {
        SideSet::EMPTY
    } else {
        tiles::parse_sides(&written).map_err(|slip| {
            let at = word_span.part(sides_start + slip.at, slip.len);
            Problem::of(at, slip.sentence).boxed()
        })?
    };
    Ok(Part { kind, written, sides, coats, built, who: Vec::new(), span: word_span.part(at, end - at) })
}

/// Reads the names behind a part, each after a `=`; returns the number of bytes that they take.
fn read_names(
    word: &str,
    from: usize,
    part: &mut Part,
    word_span: Span,
    people: &mut People,
) -> Result<usize, Box<Problem>> {
    let mut at = from;
    while word.as_bytes().get(at) == Some(&b'=') {
        at += 1;
        let rest = word.get(at..).unwrap_or_default();
        let name = rest.split(['=', '+']).next().unwrap_or_default();
        let span = word_span.part(at, name.len());
        if let Some(problem) = (NameInCell { word, word_span, at, name, span, part }).find_problem() {
            return Err(problem.boxed());
        }
        part.who.push(people.meet(name, span));
        if part.who.len() > MOST_WHO {
            return Err(problem!(span, cells::TooManyMeeples { most: MOST_WHO }).boxed());
        }
        at += name.len();
    }
    Ok(at - from)
}

/// Returns the problem of a word in the place of a part: a player behind a `+`, or a word of which only the first letters are
/// parts.
fn find_stray_word(word: &str, at: usize, before: Option<&Part>, span: Span) -> Option<Problem> {
    let is_joined = word.get(..at).is_some_and(|before| before.ends_with('+'));
    let player = before
        .filter(|part| is_joined && !part.who.is_empty())
        .and_then(|part| meeple_slips::player_after_plus(word, at, part, span));
    player.or_else(|| if at == 0 || is_joined { unknown_parts::no_word(word, at, span) } else { None })
}

/// Returns `true` if a text reads like a quick map: cells that are all signs, printed ids or parts.
pub fn looks_quick(text: &str) -> bool {
    let text = cell_parts::join_side_words(text);
    let mut cells = text.split([' ', '\t', ',', '\n']).filter(|cell| !cell.is_empty()).peekable();
    text.contains([' ', ',', '\\', '=']) && cells.peek().is_some() && cells.all(is_cell)
}

/// Returns `true` if a word reads like a cell: a sign, printed ids or parts, complete or not.
pub fn is_cell(word: &str) -> bool {
    let is_part = |word: &str| {
        let bare = word.split(['=', '+', '@']).next().unwrap_or(word);
        matches!(bare, "." | "#") || cell_parts::are_parts(bare) || tiles::entry(bare).is_some()
    };
    matches!(word, "<" | "^") || word.split(['/', '\\']).all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_reads_like_a_quick_map_is_one() {
        for text in [". c*=r, c c\\c", "f f\\f=r f=b", "c=r c < c", "# #\\# #", "E@90 c"] {
            assert!(looks_quick(text), "{text}");
        }
        for text in ["quarrel.yaml", "my file.yaml", "c", "", "scenarios/city"] {
            assert!(!looks_quick(text), "{text}");
        }
    }
}
