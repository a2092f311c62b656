//! The parts of a tile in a cell of a quick map.

use carcassonne_board::geometry::SideSet;
use carcassonne_board::tiles::{INNER, MonasteryKind, Symbol};
use carcassonne_text::Span;
use carcassonne_words::dictionary::{Use, is_known, translated_start};

use super::named_players::NamedMeeple;
use crate::laying::map_rows::words_with_starts;

/// The kind of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    City,
    Road,
    Crossing,
    Gate,
    Monastery,
    Field,
    Bridge,
    /// A symbol, which has no sides, and which a tile has once.
    Symbol(Symbol),
}

/// The things on a tile for which a quick map has no letter: the key of each, with the letter of the part that bears it.
pub const NO_LETTER: [(&str, &str); 11] = [
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
    pub const GARDEN: Self = Self::Symbol(Symbol::Garden);

    pub fn all() -> impl Iterator<Item = Self> {
        let before = [Self::City, Self::Road, Self::Crossing, Self::Gate, Self::Monastery, Self::Field];
        let symbols = Symbol::with_letters().map(|(_, symbol)| Self::Symbol(symbol));
        before.into_iter().chain(symbols).chain([Self::Bridge])
    }

    pub fn word(self) -> &'static str {
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

    pub fn letter(self) -> char {
        match self {
            Self::City => 'c',
            Self::Road => 'r',
            Self::Crossing => 'x',
            Self::Gate => 'g',
            Self::Monastery => 'm',
            Self::Field => 'f',
            Self::Bridge => 'b',
            // A symbol without a letter is never read from a quick map.
            Self::Symbol(symbol) => symbol.letter().unwrap_or_default(),
        }
    }

    /// Returns the feature of a meeple behind the part, as places name it; `None` if a meeple cannot stand there.
    pub fn feature_word(self) -> Option<&'static str> {
        match self {
            Self::City => Some("city"),
            Self::Road | Self::Crossing | Self::Gate | Self::Bridge => Some("road"),
            Self::Monastery => Some("monastery"),
            Self::Field => Some("field"),
            Self::Symbol(Symbol::Garden) => Some("garden"),
            Self::Symbol(_) => None,
        }
    }

    /// Returns the symbol; `None` for another kind.
    pub fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Symbol(symbol) => Some(symbol),
            _ => None,
        }
    }

    /// Returns the kind of a symbol; `None` if a quick map has no letter for it.
    pub fn from_symbol(symbol: Symbol) -> Option<Self> {
        symbol.letter().map(|_| Self::Symbol(symbol))
    }

    /// Returns `true` if the sides of the part show roads.
    pub fn is_road(self) -> bool {
        matches!(self, Self::Road | Self::Crossing | Self::Gate | Self::Bridge)
    }

    /// Returns `true` if letters alone name the sides of the part.
    pub fn has_sides(self) -> bool {
        self == Self::City || self.is_road()
    }

    /// Returns the building that may stand on the part, with its letter: an inn by a road, a cathedral in a city.
    pub fn building(self) -> Option<(char, &'static str)> {
        match self {
            Self::City => Some(('d', "cathedral")),
            Self::Road | Self::Crossing | Self::Gate => Some(('i', "inn")),
            Self::Monastery | Self::Field | Self::Bridge | Self::Symbol(_) => None,
        }
    }

    /// Returns the signs behind the sides of a part: the coats of arms, and the building if there is one.
    pub(super) fn marks(self, coats: usize, built: bool) -> String {
        let building = self.building().filter(|_| built).map(|(letter, _)| letter);
        "*".repeat(coats).chars().chain(building).collect()
    }

    /// Returns `true` if a part of the kind without named sides joins its neighbours.
    pub fn joins(self) -> bool {
        matches!(self, Self::City | Self::Road | Self::Crossing)
    }
}

/// A part of a tile.
#[derive(Debug, Clone)]
pub struct Part {
    pub kind: Kind,
    /// The sides as they are written; empty if they are not.
    pub written: String,
    /// The sides as they are read, or those at which an open part joins its neighbours; empty for a field, which may be
    /// written with half-edges.
    pub sides: SideSet,
    pub coats: usize,
    /// Set if the building of its kind stands there: an inn by a road, a cathedral in a city.
    pub built: bool,
    pub who: Vec<NamedMeeple>,
    pub span: Span,
}

impl Part {
    /// Returns the text of the part; `None` if a meeple stands there or none can.
    pub fn text_if_free(&self) -> Option<String> {
        let free = self.who.is_empty() && self.kind.feature_word().is_some();
        free.then(|| format!("{}{}{}", self.kind.letter(), self.written, self.marks()))
    }

    /// Returns the signs behind the sides: the coats of arms and the building.
    pub fn marks(&self) -> String {
        self.kind.marks(self.coats, self.built)
    }

    /// Returns the kind of monastery that the letter behind the part names; `None` for other letters, or another part.
    pub fn monastery(&self) -> Option<MonasteryKind> {
        MonasteryKind::from_letter(&self.written).filter(|_| self.kind == Kind::Monastery)
    }

    /// Returns `true` if the part joins its neighbours since its sides are not named.
    pub fn is_open(&self) -> bool {
        self.kind.joins() && self.written.is_empty()
    }
}

/// The content of a cell, or of a half of one.
#[derive(Debug, Clone)]
pub struct CellContent {
    /// The printed tile with its turn, if there is one: `E@90`. The parts then only bear meeples.
    pub printed: Option<String>,
    pub parts: Vec<Part>,
}

/// A part as it is read from a word, with byte positions in the word.
#[derive(Debug, Clone)]
pub(super) struct RawPart {
    pub(super) kind: Kind,
    pub(super) at: usize,
    pub(super) end: usize,
    /// The byte at which the sides begin.
    pub(super) sides_start: usize,
    pub(super) sides: String,
    pub(super) coats: usize,
    pub(super) built: bool,
}

/// The other words for kinds of parts.
const OTHER_WORDS: [(&str, Kind); 2] = [("cloister", Kind::Monastery), ("farm", Kind::Field)];
/// The words for sides, with their letters.
const SIDES: [(&str, char); 5] = [("north", 'N'), ("east", 'E'), ("south", 'S'), ("west", 'W'), ("long", 'L')];

/// Returns `true` if a word consists of parts without meeples.
pub fn are_parts(word: &str) -> bool {
    raw_parts(word).last().is_some_and(|part| part.end == word.len())
}

/// Returns `true` if a word consists of parts by their letters, with every side in capitals. Other parts may be a name.
pub fn are_plain_parts(word: &str) -> bool {
    let is_sign = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '*';
    let is_plain = |part: RawPart| word.get(part.at + 1..part.end).is_some_and(|rest| rest.chars().all(is_sign));
    are_parts(word) && raw_parts(word).all(is_plain)
}

/// Returns `true` if a word of the map shows a city among its parts.
pub(super) fn has_city(word: &str) -> bool {
    word.split('+').any(|segment| {
        let own = segment.split('=').next().unwrap_or(segment);
        raw_parts(own).any(|part| part.kind == Kind::City)
    })
}

/// Returns the kind that a text begins with, by its word or its letter, and the number of bytes that name it.
fn read_kind(text: &str) -> Option<(Kind, usize)> {
    let own = Kind::all().map(|kind| (kind.word(), kind));
    let mut words = own.chain(OTHER_WORDS);
    if let Some((word, kind)) = words.find(|(word, _)| text.starts_with(word)) {
        return Some((kind, word.len()));
    }
    if let Some(translated) = read_translated_kind(text) {
        return Some(translated);
    }
    let letter = text.chars().next()?;
    Some((Kind::all().find(|kind| kind.letter() == letter)?, letter.len_utf8()))
}

/// Returns the kind whose whole German or Dutch word a text begins with, and the length of the word in bytes.
fn read_translated_kind(text: &str) -> Option<(Kind, usize)> {
    let (word, len) = translated_start(Use::Part, text)?;
    let kind = Kind::all().find(|kind| kind.word() == word)?;
    // `toren` is no `Tor`.
    let rest = text.get(len..)?;
    let is_whole = !rest.starts_with(char::is_alphabetic)
        || rest.starts_with(|c: char| c.is_ascii_uppercase())
        || kind.has_sides() && read_side_word(rest).is_some()
        || read_building(rest, kind) > 1
        || kind == Kind::Field && rest.starts_with(INNER);
    is_whole.then_some((kind, len))
}

/// Returns the length of the building of a kind with which a text begins, a letter, `i`, or a word, `inn`; 0 if there is none.
fn read_building(text: &str, kind: Kind) -> usize {
    kind.building().map_or(0, |(letter, word)| match translated_start(Use::Building, text) {
        _ if text.starts_with(word) => word.len(),
        Some((other, len)) if other == word => len,
        _ => usize::from(text.starts_with(letter)),
    })
}

/// Returns the length of the id with which a word begins, with its turn: `E@90` of `E@90+c=r`; 0 for a word without one.
pub(super) fn id_length(word: &str) -> usize {
    let is_printed = word.starts_with(|c: char| c.is_ascii_uppercase()) && read_translated_kind(word).is_none();
    if is_printed { word.find(['+', '=']).unwrap_or(word.len()) } else { 0 }
}

/// Returns the sides that a text begins with, in capitals, and the number of bytes that name them: `NE`, and for a part
/// with sides also `ne`, `north-east` and `-north-and-east`.
fn read_sides(text: &str, kind: Kind) -> (String, usize) {
    let capitals = count_capitals(text, kind);
    // The first letter of a word for a side may be a capital.
    let in_words = kind.has_sides() && read_side_word(text).is_some();
    if !in_words && (capitals > 0 || !kind.has_sides()) {
        return (text.get(..capitals).unwrap_or_default().to_owned(), capitals);
    }
    let (mut found, mut end) = (String::new(), 0);
    loop {
        let rest = text.get(end..).unwrap_or_default();
        let bare = rest.trim_start_matches('-');
        let bare = bare.split_once('-').filter(|(word, _)| is_and(word)).map_or(bare, |(_, behind)| behind);
        let bare = bare.trim_start_matches('-');
        let Some((len, side)) = read_side_word(bare) else { break };
        found.push(side);
        end += rest.len() - bare.len() + len;
    }
    if end > 0 {
        return (found, end);
    }
    let small = text.find(|c: char| !("neswl".contains(c) || c.is_ascii_digit())).unwrap_or(text.len());
    let letters = text.get(..small).unwrap_or_default();
    if letters.starts_with(|c: char| c.is_ascii_digit()) {
        return (String::new(), 0);
    }
    (letters.to_ascii_uppercase(), small)
}

/// Returns the number of capitals and digits with which a text begins; of `NDom`, where a building begins with a capital, 1.
fn count_capitals(text: &str, kind: Kind) -> usize {
    let is_sign = |at: usize, c: char| {
        let begins_building = || text.get(at..).is_some_and(|rest| read_building(rest, kind) > 1);
        (c.is_ascii_uppercase() || c.is_ascii_digit()) && !begins_building()
    };
    text.char_indices().find(|&(at, c)| !is_sign(at, c)).map_or(text.len(), |(at, _)| at)
}

/// Returns the side of the word that a text begins with, in small or capital letters, and the length of that word in bytes.
fn read_side_word(text: &str) -> Option<(usize, char)> {
    let begins = |word: &str| text.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
    let english = SIDES.iter().find(|(word, _)| begins(word)).map(|(word, side)| (word.len(), *side));
    let translated = translated_start(Use::Side, text)
        .and_then(|(side, len)| Some((len, side.chars().next()?.to_ascii_uppercase())));
    // `Westen` is longer than `West`.
    english.max(translated)
}

/// Returns `true` if a word stands between two sides: `and`.
fn is_and(word: &str) -> bool {
    word.chars().all(char::is_alphabetic) && is_known(Use::Joining, word)
}

/// Returns `true` if letters alone name the sides of the part with a letter.
pub fn has_sides(letter: char) -> bool {
    Kind::all().any(|kind| kind.letter() == letter && kind.has_sides())
}

/// Returns the parts with which a word begins, one after another.
fn raw_parts(word: &str) -> impl Iterator<Item = RawPart> {
    std::iter::successors(read_raw(word, 0), |part| read_raw(word, part.end))
}

/// Reads the part that begins at a byte of a word; `None` if none does.
pub(super) fn read_raw(word: &str, at: usize) -> Option<RawPart> {
    let rest = word.get(at..)?;
    let (kind, letters) = read_kind(rest)?;
    let sides_start = at + letters;
    let rest = rest.get(letters..)?;
    let (sides, bytes) = match kind {
        // `rwirtshaus` is no road to the west.
        _ if read_building(rest, kind) > 1 => (String::new(), 0),
        Kind::Field if rest.starts_with(INNER) => (INNER.to_owned(), INNER.len()),
        _ => read_sides(rest, kind),
    };
    let rest = rest.get(bytes..)?;
    let coats = rest.find(|c| c != '*').unwrap_or(rest.len());
    let building = read_building(rest.get(coats..)?, kind);
    Some(RawPart {
        kind,
        at,
        end: sides_start + bytes + coats + building,
        sides_start,
        sides,
        coats,
        built: building > 0,
    })
}

/// Returns a cell with each part by its letter and its sides in capitals. Text that cannot be read remains.
pub fn normalize_cell(cell: &str) -> String {
    let half = |half: &str| {
        let mut out = String::new();
        let mut at = id_length(half);
        out.push_str(half.get(..at).unwrap_or_default());
        while let Some(rest) = half.get(at..).filter(|rest| !rest.is_empty()) {
            let other = rest.split(['=', '+']).nth(1).unwrap_or_default();
            if rest.starts_with('=') {
                at += 1 + other.len();
                out.extend(["=", other]);
            } else if rest.starts_with('+') {
                at += 1;
                out.push('+');
            } else if let Some(part) = read_raw(half, at) {
                at = part.end;
                out.push(part.kind.letter());
                out.push_str(&part.sides);
                out.push_str(&part.kind.marks(part.coats, part.built));
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

/// Joins the words for sides to the cell before them, `city west c` as `city-west c`; every byte keeps its place.
pub fn join_side_words(row: &str) -> String {
    let is_side = |word: &str| {
        let (sides, bytes) = read_sides(word, Kind::City);
        let in_words = sides.len() < bytes;
        let rest = word.get(bytes..).unwrap_or_default();
        in_words && (rest.is_empty() || rest.starts_with(['=', '*', '+', '/', '\\']))
    };
    let mut out = row.to_owned();
    let words = words_with_starts(row);
    let (mut takes, mut before) = (false, 0);
    for (n, (at, word)) in words.iter().enumerate() {
        let next = words.get(n + 1).is_some_and(|(_, next)| is_side(next));
        if takes && (is_side(word) || (is_and(word) && next)) {
            out.replace_range(before..*at, &"-".repeat(at - before));
        } else {
            let last = word.rsplit(['/', '\\', '+']).next().unwrap_or(word);
            let open = read_raw(last, 0).filter(|part| part.end == last.len());
            takes = open.is_some_and(|part| part.kind.has_sides() && part.coats == 0 && part.sides.is_empty());
        }
        takes &= !word.contains(['=', '*', '+', '/', '\\']) || !is_side(word);
        before = at + word.len();
    }
    out
}

#[cfg(test)]
mod tests {
    use carcassonne_base::case_table::table_rows;

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
        for [typed, usual_form] in table_rows(include_str!("cell_parts.usual.tsv")) {
            assert_eq!(normalize_cell(typed), usual_form, "{typed}");
        }
        for (row, cells) in [
            ("city west c", "city-west c"),
            ("c  north east=r f", "c--north-east=r f"),
            ("road east and west c", "road-east-and-west c"),
            ("weg oost en west c", "weg-oost-en-west c"),
            ("Straße Ost und West=r .", "Straße-Ost-und-West=r ."),
            ("stad zuid* klooster noord", "stad-zuid* klooster noord"),
            ("city=r west", "city=r west"),
            ("c w", "c w"),
            ("west c", "west c"),
            ("f west", "f west"),
        ] {
            let is = join_side_words(row);
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
