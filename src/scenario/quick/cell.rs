//! What a cell of a quick map says: the parts of a tile, or a printed id, and who stands there.

use super::parts::{self, Kind, Part, Raw, Said, has_city, raw};
use super::people::People;
use super::problems::{beside, cells, whose};
use crate::geometry::SideSet;
use crate::text::{Problem, Span};
use crate::tiles::{self, MonasteryKind};

/// The most parts that a tile may have.
const MOST_PARTS: usize = 20;
/// How many meeples may stand on a part.
const MOST_WHO: usize = 100;

/// Reads a word of the map.
pub(crate) fn read(word: &str, span: Span, people: &mut People) -> Result<Said, Box<Problem>> {
    if let Some(problem) = whose::alone(word, span) {
        return Err(problem.boxed());
    }
    let printed = word.starts_with(|c: char| c.is_ascii_uppercase());
    let end = if printed { word.find(['+', '=']).unwrap_or(word.len()) } else { 0 };
    let (id, rest) = word.split_at_checked(end).unwrap_or((word, ""));
    if printed && let Some(problem) = cells::capital(id, rest, span) {
        return Err(problem.boxed());
    }
    let parts = if printed && rest.is_empty() {
        Vec::new()
    } else {
        parts(word, if printed { end + 1 } else { 0 }, span, people)?
    };
    let said = Said { printed: printed.then(|| id.to_owned()), parts };
    match beside::together(&said, word, span) {
        Some(problem) => Err(problem.boxed()),
        None => Ok(said),
    }
}

/// Reads parts, one after the other.
fn parts(word: &str, from: usize, span: Span, people: &mut People) -> Result<Vec<Part>, Box<Problem>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut at = from;
    loop {
        if let Some(problem) = begun(word, at, parts.last(), span) {
            return Err(problem.boxed());
        }
        let Some(raw) = raw(word, at) else {
            return Err(cells::no_part(word, at, span).boxed());
        };
        let own = span.part(raw.at, raw.end - raw.at);
        let written = raw.sides.as_str();
        let is_kind = raw.kind == Kind::Monastery && MonasteryKind::from_letter(written).is_some();
        let sides = if raw.kind == Kind::Field || written.is_empty() || is_kind {
            SideSet::EMPTY
        } else {
            match tiles::parse_sides(written) {
                Ok(sides) => sides,
                Err(slip) => {
                    let at = span.part(raw.from + slip.at, slip.len);
                    return Err(cells::slip(slip, at).boxed());
                }
            }
        };
        let Raw { kind, coats, built, .. } = raw;
        let mut part = Part { kind, written: written.to_owned(), sides, coats, built, who: Vec::new(), span: own };
        // Behind a part, a bare `g` is sooner Green's meeple.
        let player = written.is_empty() && parts.last().and_then(Part::bare).is_some();
        if raw.kind == Kind::Gate && from == 0 && !player && !has_city(word) {
            return Err(cells::no_city_at(written, own, word, span).boxed());
        }
        if let Some(problem) = cells::part(&part, parts.last()) {
            return Err(problem.boxed());
        }
        at = raw.end;
        while word.as_bytes().get(at) == Some(&b'=') {
            let rest = word.get(at + 1..).unwrap_or_default();
            let name = rest.split(['=', '+']).next().unwrap_or_default();
            let here = span.part(at + 1, name.len());
            if let Some(problem) = cells::name(word, at + 1, name, &part, here, span) {
                return Err(problem.boxed());
            }
            part.who.push(people.meet(name, here));
            if part.who.len() > MOST_WHO {
                return Err(cells::too_many_stand(here, MOST_WHO).boxed());
            }
            at += 1 + name.len();
        }
        parts.push(part);
        if parts.len() > MOST_PARTS {
            return Err(cells::too_many(own, MOST_PARTS).boxed());
        }
        match word.as_bytes().get(at) {
            None => return Ok(parts),
            Some(b'+') => at += 1,
            Some(_) => {}
        }
    }
}

/// What is wrong with a word in the place of a part: who stands there behind a `+`, or a word of which the first letters are
/// parts.
fn begun(word: &str, at: usize, before: Option<&Part>, span: Span) -> Option<Problem> {
    let joined = word.get(..at).is_some_and(|before| before.ends_with('+'));
    let player =
        before.filter(|part| joined && !part.who.is_empty()).and_then(|part| whose::after_plus(word, at, part, span));
    player.or_else(|| {
        let begins = at == 0 || joined;
        if begins { cells::no_word(word, at, span) } else { None }
    })
}

/// Returns `true` if a text reads like a quick map: cells that are all signs, printed ids or parts.
pub fn looks_quick(text: &str) -> bool {
    let text = parts::joined(text);
    let mut cells = text.split([' ', '\t', ',', '\n']).filter(|cell| !cell.is_empty()).peekable();
    text.contains([' ', ',', '\\', '=']) && cells.peek().is_some() && cells.all(is_cell)
}

/// Returns `true` if a word reads like a cell: a sign, printed ids or parts, in whatever state.
pub(crate) fn is_cell(word: &str) -> bool {
    let is_part = |word: &str| {
        let bare = word.split(['=', '+', '@']).next().unwrap_or(word);
        matches!(bare, "." | "#") || parts::are_parts(bare) || tiles::entry(bare).is_some()
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
