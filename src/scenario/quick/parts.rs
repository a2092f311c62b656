//! What a cell of a quick map says: the parts of a tile, or a printed id, and who stands there.

use super::people::{People, Who};
use super::refuse;
use crate::geometry::SideSet;
use crate::text::{Problem, Span};
use crate::tiles;

/// The most parts that a tile may have.
const MOST_PARTS: usize = 20;
/// How many meeples may stand on a part.
const MOST_WHO: usize = 100;

/// What a part is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    City,
    Road,
    Crossing,
    Gate,
    Monastery,
    Field,
    Garden,
    Hill,
    Vineyard,
    Bridge,
}

impl Kind {
    /// All of them, in the order of the documentation.
    pub(super) const ALL: [Kind; 10] = [
        Self::City,
        Self::Road,
        Self::Crossing,
        Self::Gate,
        Self::Monastery,
        Self::Field,
        Self::Garden,
        Self::Hill,
        Self::Vineyard,
        Self::Bridge,
    ];

    /// The letter that stands for it.
    pub(super) fn letter(self) -> char {
        match self {
            Self::City => 'c',
            Self::Road => 'r',
            Self::Crossing => 'x',
            Self::Gate => 'g',
            Self::Monastery => 'm',
            Self::Field => 'f',
            Self::Garden => 't',
            Self::Hill => 'h',
            Self::Vineyard => 'v',
            Self::Bridge => 'b',
        }
    }

    /// What it is called.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Crossing => "crossing",
            Self::Gate => "gate",
            Self::Monastery => "monastery",
            Self::Field => "field",
            Self::Garden => "garden",
            Self::Hill => "hill",
            Self::Vineyard => "vineyard",
            Self::Bridge => "bridge",
        }
    }

    /// The feature on which a meeple stands that is written after it, as places name it.
    pub(super) fn stood_on(self) -> Option<&'static str> {
        match self {
            Self::City => Some("city"),
            Self::Road | Self::Crossing | Self::Gate | Self::Bridge => Some("road"),
            Self::Monastery => Some("monastery"),
            Self::Field => Some("field"),
            Self::Garden => Some("garden"),
            Self::Hill | Self::Vineyard => None,
        }
    }

    /// Whether it is, or becomes, a road on the sides that it has.
    pub(super) fn is_road(self) -> bool {
        matches!(self, Self::Road | Self::Crossing | Self::Gate | Self::Bridge)
    }

    /// Whether it joins its neighbours if its sides are not named.
    pub(super) fn joins(self) -> bool {
        matches!(self, Self::City | Self::Road | Self::Crossing)
    }
}

/// A part of a tile.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub(super) kind: Kind,
    /// Its sides as they are written; empty if they are not.
    pub(super) written: String,
    /// The same, read; of a field it is empty, since a half-edge may stand there.
    pub(super) sides: SideSet,
    pub(super) coats: usize,
    pub(super) who: Vec<Who>,
    pub(super) span: Span,
}

impl Part {
    /// It as it is written, if somebody can stand on it and nobody does.
    pub(super) fn bare(&self) -> Option<String> {
        let free = self.who.is_empty() && self.kind.stood_on().is_some();
        free.then(|| format!("{}{}{}", self.kind.letter(), self.written, "*".repeat(self.coats)))
    }

    /// Whether it joins its neighbours, since its sides are not named.
    pub(super) fn is_open(&self) -> bool {
        self.kind.joins() && self.written.is_empty()
    }
}

/// What a cell, or a half of one, says.
#[derive(Debug, Clone)]
pub(super) struct Said {
    /// The printed tile with its turn, if it is one: `E@90`. Its parts then say only who stands where.
    pub(super) printed: Option<String>,
    pub(super) parts: Vec<Part>,
}

/// A part before anything is known of it: byte ranges of the word.
#[derive(Debug, Clone, Copy)]
struct Raw {
    kind: Kind,
    at: usize,
    end: usize,
    sides: (usize, usize),
    coats: usize,
}

/// Whether a word reads as parts without anybody on them.
pub(super) fn are_parts(word: &str) -> bool {
    let mut at = 0;
    while at < word.len() {
        match raw(word, at) {
            Some(raw) => at = raw.end,
            None => return false,
        }
    }
    !word.is_empty()
}

/// The part that begins at a byte of a word.
fn raw(word: &str, at: usize) -> Option<Raw> {
    let rest = word.get(at..)?;
    let letter = rest.chars().next()?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter)?;
    let run = |from: usize, fits: fn(char) -> bool| {
        word.get(from..).map_or(0, |rest| rest.chars().take_while(|c| fits(*c)).count())
    };
    let from = at + 1;
    let sides = (from, from + run(from, |c| c.is_ascii_uppercase() || c.is_ascii_digit()));
    let coats = run(sides.1, |c| c == '*');
    Some(Raw { kind, at, end: sides.1 + coats, sides, coats })
}

/// Reads a word of the map.
pub(super) fn read(word: &str, span: Span, people: &mut People) -> Result<Said, Box<Problem>> {
    let printed = word.starts_with(|c: char| c.is_ascii_uppercase());
    let end = if printed { word.find(['+', '=']).unwrap_or(word.len()) } else { 0 };
    let (id, rest) = word.split_at_checked(end).unwrap_or((word, ""));
    if printed && let Some(problem) = refuse::capital(id, rest, span) {
        return Err(problem.boxed());
    }
    let parts = if printed && rest.is_empty() {
        Vec::new()
    } else {
        parts(word, if printed { end + 1 } else { 0 }, span, people)?
    };
    let said = Said { printed: printed.then(|| id.to_owned()), parts };
    match refuse::together(&said, word, span) {
        Some(problem) => Err(problem.boxed()),
        None => Ok(said),
    }
}

/// Reads parts, one after the other.
fn parts(
    word: &str,
    from: usize,
    span: Span,
    people: &mut People,
) -> Result<Vec<Part>, Box<Problem>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut at = from;
    loop {
        let Some(raw) = raw(word, at) else {
            return Err(refuse::no_part(word, at, span).boxed());
        };
        let own = span.part(raw.at, raw.end - raw.at);
        let written = word.get(raw.sides.0..raw.sides.1).unwrap_or_default();
        let sides = if raw.kind == Kind::Field || written.is_empty() {
            SideSet::EMPTY
        } else {
            match tiles::sides(written) {
                Ok(sides) => sides,
                Err(slip) => {
                    let at = span.part(raw.sides.0 + slip.at, slip.len);
                    return Err(refuse::slip(slip, at).boxed());
                }
            }
        };
        let mut part = Part {
            kind: raw.kind,
            written: written.to_owned(),
            sides,
            coats: raw.coats,
            who: Vec::new(),
            span: own,
        };
        if let Some(problem) = refuse::part(&part, parts.last()) {
            return Err(problem.boxed());
        }
        at = raw.end;
        while word.as_bytes().get(at) == Some(&b'=') {
            let rest = word.get(at + 1..).unwrap_or_default();
            let name = rest.split(['=', '+']).next().unwrap_or_default();
            let here = span.part(at + 1, name.len());
            if let Some(problem) = refuse::name(word, at + 1, name, &part, here, span) {
                return Err(problem.boxed());
            }
            part.who.push(people.meet(name, here));
            if part.who.len() > MOST_WHO {
                return Err(refuse::too_many_stand(here, MOST_WHO).boxed());
            }
            at += 1 + name.len();
        }
        parts.push(part);
        if parts.len() > MOST_PARTS {
            return Err(refuse::too_many(own, MOST_PARTS).boxed());
        }
        match word.as_bytes().get(at) {
            None => return Ok(parts),
            Some(b'+') => at += 1,
            Some(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_each_for_one_thing() {
        for (n, kind) in Kind::ALL.into_iter().enumerate() {
            assert!(Kind::ALL[n + 1..].iter().all(|other| other.letter() != kind.letter()));
        }
    }

    #[test]
    fn parts_follow_one_another() {
        for word in ["c", "cr", "cNE**rWS2", "mx", "bEW", "cgN"] {
            assert!(are_parts(word), "{word}");
        }
        for word in ["", "a", "ca", "é", "c=r", "*"] {
            assert!(!are_parts(word), "{word}");
        }
    }
}
