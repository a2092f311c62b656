//! The parts of a tile, as a cell of a quick map says them.

use super::people::Who;
use crate::geometry::SideSet;
use crate::text::Span;
use crate::tiles::{INNER, MonasteryKind, Symbol};

/// What a part is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    City,
    Road,
    Crossing,
    Gate,
    Monastery,
    Field,
    Bridge,
    /// It has no sides, and a tile has it once.
    Symbol(Symbol),
}

/// What a tile shows and a quick map has no letter for: each by its key, with the letter of what it goes with.
pub(crate) const NO_LETTER: [(&str, &str); 11] = [
    ("besieged", "c"),
    ("carcassonne", "c"),
    ("castle", "c"),
    ("wells", "r"),
    ("ferry", "x"),
    ("sheep", "f"),
    ("pig-herd", "f"),
    ("crop-circle", "f"),
    ("river", "f"),
    ("gates", "c"),
    ("leipzig", "r"),
];

impl Kind {
    /// A garden, on which an abbot may stand.
    pub(crate) const GARDEN: Self = Self::Symbol(Symbol::Garden);

    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let before = [Self::City, Self::Road, Self::Crossing, Self::Gate, Self::Monastery, Self::Field];
        let symbols = Symbol::with_letters().map(|(_, symbol)| Self::Symbol(symbol));
        before.into_iter().chain(symbols).chain([Self::Bridge])
    }

    /// The word for it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Crossing => "crossing",
            Self::Gate => "gate",
            Self::Monastery => "monastery",
            Self::Field => "field",
            Self::Bridge => "bridge",
            Self::Symbol(symbol) => symbol.word(),
        }
    }

    /// The letter that stands for it.
    pub(crate) fn letter(self) -> char {
        match self {
            Self::City => 'c',
            Self::Road => 'r',
            Self::Crossing => 'x',
            Self::Gate => 'g',
            Self::Monastery => 'm',
            Self::Field => 'f',
            Self::Bridge => 'b',
            // Those without a letter are none of a quick map's.
            Self::Symbol(symbol) => symbol.letter().unwrap_or_default(),
        }
    }

    /// The feature on which a meeple stands that is written after it, as places name it.
    pub(crate) fn stood_on(self) -> Option<&'static str> {
        match self {
            Self::City => Some("city"),
            Self::Road | Self::Crossing | Self::Gate | Self::Bridge => Some("road"),
            Self::Monastery => Some("monastery"),
            Self::Field => Some("field"),
            Self::Symbol(Symbol::Garden) => Some("garden"),
            Self::Symbol(_) => None,
        }
    }

    /// The symbol that it is, if it is one.
    pub(crate) fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Symbol(symbol) => Some(symbol),
            _ => None,
        }
    }

    /// What says a symbol; `None` of one that a quick map does not say.
    pub(crate) fn of(symbol: Symbol) -> Option<Self> {
        symbol.letter().map(|_| Self::Symbol(symbol))
    }

    /// Whether it is, or becomes, a road on the sides that it has.
    pub(crate) fn is_road(self) -> bool {
        matches!(self, Self::Road | Self::Crossing | Self::Gate | Self::Bridge)
    }

    /// Whether it has sides that are named by their letters alone.
    pub(crate) fn has_sides(self) -> bool {
        self == Self::City || self.is_road()
    }

    /// What may be built by it, with the letter that says so: an inn by a road, a cathedral in a city.
    pub(crate) fn building(self) -> Option<(char, &'static str)> {
        match self {
            Self::City => Some(('d', "cathedral")),
            Self::Road | Self::Crossing | Self::Gate => Some(('i', "inn")),
            Self::Monastery | Self::Field | Self::Bridge | Self::Symbol(_) => None,
        }
    }

    /// Whether it joins its neighbours if its sides are not named.
    pub(crate) fn joins(self) -> bool {
        matches!(self, Self::City | Self::Road | Self::Crossing)
    }
}

/// A part of a tile.
#[derive(Debug, Clone)]
pub(crate) struct Part {
    pub(crate) kind: Kind,
    /// Its sides as they are written; empty if they are not.
    pub(crate) written: String,
    /// The same, read; of a field it is empty, since a half-edge may stand there.
    pub(crate) sides: SideSet,
    pub(crate) coats: usize,
    /// Whether its building stands there: an inn by a road, a cathedral in a city.
    pub(crate) built: bool,
    pub(crate) who: Vec<Who>,
    pub(crate) span: Span,
}

impl Part {
    /// It as it is written, if somebody can stand on it and nobody does.
    pub(crate) fn bare(&self) -> Option<String> {
        let free = self.who.is_empty() && self.kind.stood_on().is_some();
        free.then(|| format!("{}{}{}", self.kind.letter(), self.written, self.marks()))
    }

    /// What is written behind its sides: its coats of arms, and its building.
    pub(crate) fn marks(&self) -> String {
        let building = self.kind.building().filter(|_| self.built).map(|(letter, _)| letter);
        "*".repeat(self.coats).chars().chain(building).collect()
    }

    /// The kind of monastery that it is.
    pub(crate) fn monastery(&self) -> Option<MonasteryKind> {
        MonasteryKind::from_letter(&self.written).filter(|_| self.kind == Kind::Monastery)
    }

    /// Whether it joins its neighbours, since its sides are not named.
    pub(crate) fn is_open(&self) -> bool {
        self.kind.joins() && self.written.is_empty()
    }
}

/// What a cell, or a half of one, says.
#[derive(Debug, Clone)]
pub(crate) struct Said {
    /// The printed tile with its turn, if it is one: `E@90`. Its parts then say only who stands where.
    pub(crate) printed: Option<String>,
    pub(crate) parts: Vec<Part>,
}

/// A part before anything is known of it: byte ranges of the word, and its sides as they are usually written.
#[derive(Debug, Clone)]
pub(super) struct Raw {
    pub(super) kind: Kind,
    pub(super) at: usize,
    pub(super) end: usize,
    /// Where its sides begin.
    pub(super) from: usize,
    pub(super) sides: String,
    pub(super) coats: usize,
    pub(super) built: bool,
}

/// What people call parts, beside their own words.
const OTHER_WORDS: [(&str, Kind); 2] = [("cloister", Kind::Monastery), ("farm", Kind::Field)];
/// Sides in words.
const SIDES: [(&str, char); 5] = [("north", 'N'), ("east", 'E'), ("south", 'S'), ("west", 'W'), ("long", 'L')];

/// Whether a word reads as parts without anybody on them.
pub(crate) fn are_parts(word: &str) -> bool {
    read_as_parts(word, &raw)
}

/// The same where every side is a capital, and every part a letter: what may be a name is one.
pub(crate) fn are_plain_parts(word: &str) -> bool {
    let plain = |word: &str, at: usize| {
        let sides = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '*';
        let part = raw(word, at)?;
        let rest = word.get(at + 1..part.end)?;
        rest.chars().all(sides).then_some(part)
    };
    read_as_parts(word, &plain)
}

fn read_as_parts(word: &str, part: &dyn Fn(&str, usize) -> Option<Raw>) -> bool {
    let mut at = 0;
    while at < word.len() {
        match part(word, at) {
            Some(raw) => at = raw.end,
            None => return false,
        }
    }
    !word.is_empty()
}

/// Whether a word of the map shows a city among its parts.
pub(super) fn has_city(word: &str) -> bool {
    word.split('+').any(|segment| {
        let own = segment.split('=').next().unwrap_or(segment);
        let mut at = 0;
        while let Some(part) = raw(own, at) {
            if part.kind == Kind::City {
                return true;
            }
            at = part.end;
        }
        false
    })
}

/// The kind that a text begins with, by its word or its letter, and how many bytes say so.
fn kind(text: &str) -> Option<(Kind, usize)> {
    let own = Kind::all().map(|kind| (kind.word(), kind));
    let mut words = own.chain(OTHER_WORDS);
    if let Some((word, kind)) = words.find(|(word, _)| text.starts_with(word)) {
        return Some((kind, word.len()));
    }
    let letter = text.chars().next()?;
    Some((Kind::all().find(|kind| kind.letter() == letter)?, letter.len_utf8()))
}

/// The sides that a text begins with, as they are usually written, and how many bytes say so: `NE`, and where nothing else
/// can be meant `ne`, `north-east` and `-north-and-east`.
fn sides(text: &str, kind: Kind) -> (String, usize) {
    let run = |fits: fn(char) -> bool| text.find(|c| !fits(c)).unwrap_or(text.len());
    let capitals = run(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    // Of a word in whatever letters the first may be a capital.
    let in_words = kind.has_sides() && side_word(text).is_some();
    if !in_words && (capitals > 0 || !kind.has_sides()) {
        return (text.get(..capitals).unwrap_or_default().to_owned(), capitals);
    }
    let (mut found, mut end) = (String::new(), 0);
    loop {
        let rest = text.get(end..).unwrap_or_default();
        let bare = rest.trim_start_matches('-');
        let bare = bare.strip_prefix("and-").unwrap_or(bare).trim_start_matches('-');
        let Some((len, side)) = side_word(bare) else { break };
        found.push(side);
        end += rest.len() - bare.len() + len;
    }
    if end > 0 {
        return (found, end);
    }
    let small = run(|c| "neswl".contains(c) || c.is_ascii_digit());
    let letters = text.get(..small).unwrap_or_default();
    if letters.starts_with(|c: char| c.is_ascii_digit()) {
        return (String::new(), 0);
    }
    (letters.to_ascii_uppercase(), small)
}

/// The side that a text begins with, in a word in whatever letters, and how many bytes say so.
fn side_word(text: &str) -> Option<(usize, char)> {
    let begins = |word: &str| text.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
    let (word, side) = SIDES.iter().find(|(word, _)| begins(word))?;
    Some((word.len(), *side))
}

/// The side that a word is called, in small letters.
pub(crate) fn side_in_words(word: &str) -> Option<char> {
    SIDES.iter().find(|(own, _)| *own == word).map(|(_, side)| *side)
}

/// Whether the part of a letter has sides that are named by theirs.
pub(crate) fn has_sides(letter: char) -> bool {
    Kind::all().any(|kind| kind.letter() == letter && kind.has_sides())
}

/// The part that begins at a byte of a word.
pub(super) fn raw(word: &str, at: usize) -> Option<Raw> {
    let rest = word.get(at..)?;
    let (kind, letters) = kind(rest)?;
    let from = at + letters;
    let rest = rest.get(letters..)?;
    let (sides, bytes) = match kind {
        Kind::Field if rest.starts_with(INNER) => (INNER.to_owned(), INNER.len()),
        _ => sides(rest, kind),
    };
    let rest = rest.get(bytes..)?;
    let coats = rest.find(|c| c != '*').unwrap_or(rest.len());
    // `rEWi`, and in a word `rEWinn`.
    let rest = rest.get(coats..)?;
    let building = kind.building().map_or(0, |(letter, word)| match rest {
        _ if rest.starts_with(word) => word.len(),
        _ => usize::from(rest.starts_with(letter)),
    });
    Some(Raw { kind, at, end: from + bytes + coats + building, from, sides, coats, built: building > 0 })
}

/// A cell as it is usually written: each part by its letter, its sides in capitals. What cannot be read stays.
pub(crate) fn usual(cell: &str) -> String {
    let half = |half: &str| {
        let mut out = String::new();
        let printed = half.starts_with(|c: char| c.is_ascii_uppercase());
        let mut at = if printed { half.find(['+', '=']).unwrap_or(half.len()) } else { 0 };
        out.push_str(half.get(..at).unwrap_or_default());
        while let Some(rest) = half.get(at..).filter(|rest| !rest.is_empty()) {
            let other = rest.split(['=', '+']).nth(1).unwrap_or_default();
            if rest.starts_with('=') {
                at += 1 + other.len();
                out.extend(["=", other]);
            } else if rest.starts_with('+') {
                at += 1;
                out.push('+');
            } else if let Some(part) = raw(half, at) {
                at = part.end;
                out.push(part.kind.letter());
                out.push_str(&part.sides);
                out.push_str(&"*".repeat(part.coats));
                out.extend(part.kind.building().filter(|_| part.built).map(|(letter, _)| letter));
            } else {
                out.push_str(rest);
                break;
            }
        }
        out
    };
    match cell.find(['/', '\\']) {
        Some(cut) => {
            let (first, second) = cell.split_at(cut);
            let sign = second.get(..1).unwrap_or_default();
            format!("{}{sign}{}", half(first), half(second.get(1..).unwrap_or_default()))
        }
        None => half(cell),
    }
}

/// A row in which the words of a side stand in the cell before them, `city west c` as `city-west c`: as many bytes, each
/// where it was.
pub(crate) fn joined(row: &str) -> String {
    let is_side = |word: &str| {
        let (sides, bytes) = sides(word, Kind::City);
        let in_words = sides.len() < bytes;
        let rest = word.get(bytes..).unwrap_or_default();
        in_words && (rest.is_empty() || rest.starts_with(['=', '*', '+', '/', '\\']))
    };
    let mut out = row.to_owned();
    let mut words: Vec<(usize, &str)> = Vec::new();
    let mut at = 0;
    for word in row.split([' ', '\t']) {
        if !word.is_empty() {
            words.push((at, word));
        }
        at += word.len() + 1;
    }
    let (mut takes, mut before) = (false, 0);
    for (n, (at, word)) in words.iter().enumerate() {
        let next = words.get(n + 1).is_some_and(|(_, next)| is_side(next));
        if takes && (is_side(word) || (*word == "and" && next)) {
            out.replace_range(before..*at, &"-".repeat(at - before));
        } else {
            let last = word.rsplit(['/', '\\', '+']).next().unwrap_or(word);
            let open = raw(last, 0).filter(|part| part.end == last.len());
            takes = open.is_some_and(|part| part.kind.has_sides() && part.coats == 0 && part.sides.is_empty());
        }
        takes &= !word.contains(['=', '*', '+', '/', '\\']) || !is_side(word);
        before = at + word.len();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_each_for_one_thing() {
        let mut letters: Vec<char> = Kind::all().map(Kind::letter).collect();
        let all = letters.len();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), all);
    }

    #[test]
    fn sides_are_understood_in_words_and_small_letters() {
        for (typed, usual_form) in [
            ("cw", "cW"),
            ("cne*=r", "cNE*=r"),
            ("city-west", "cW"),
            ("citywest=red", "cW=red"),
            ("rEast=r", "rE=r"),
            ("rEAST-West", "rEW"),
            ("road-east-and-west", "rEW"),
            ("city-north-east**", "cNE**"),
            ("cnrs", "cNrS"),
            ("crossing", "x"),
            ("cloister=r", "m=r"),
            (r"city-south\cl", r"cS\cL"),
            ("E@90+city=r", "E@90+c=r"),
            ("c=green", "c=green"),
            ("f=wes+rew", "f=wes+rEW"),
            ("cx9", "cx9"),
            ("", ""),
            ("=r", "=r"),
            ("+rw", "+rW"),
        ] {
            assert_eq!(usual(typed), usual_form, "{typed}");
        }
        for (row, cells) in [
            ("city west c", "city-west c"),
            ("c  north east=r f", "c--north-east=r f"),
            ("road east and west c", "road-east-and-west c"),
            ("city=r west", "city=r west"),
            ("c w", "c w"),
            ("west c", "west c"),
            ("f west", "f west"),
        ] {
            let is = joined(row);
            assert_eq!((is.as_str(), is.len()), (cells, row.len()), "{row}");
        }
    }

    #[test]
    fn parts_follow_one_another() {
        for word in ["c", "cr", "cNE**rWS2", "mx", "bEW", "cgN", "cw", "city", "roadEW"] {
            assert!(are_parts(word), "{word}");
        }
        for word in ["", "a", "ca", "é", "c=r", "*"] {
            assert!(!are_parts(word), "{word}");
        }
    }
}
