//! Questions in free words: what of the short questions was meant by `tower at b1 height 1`, `Scheune a1 se r` or `setup 4`.

use super::english::in_english;
use crate::geometry::Corner;
use crate::scenario::is_question_word;
use crate::scenario::quick::address::Address;
use crate::scenario::quick::short_forms::{form_of, is_placed_thing};
use crate::scenario::{feature_by_role, feature_named};
use crate::tiles;

/// The longest line that is looked at, in bytes, and the most words.
const LONGEST: usize = 200;
const MOST_WORDS: usize = 24;

/// What a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Dragon,
    Tower,
    Flier,
    Fairy,
    Barn,
    Flea,
    Plague,
    Farmers,
    Message,
    Around,
    Setup,
    Lay,
    Place,
}

/// The words that tell what it is about; those of the last only where no other does.
const KINDS: [(Kind, &[&str]); 13] = [
    (Kind::Dragon, &["dragon"]),
    (Kind::Tower, &["tower"]),
    (Kind::Flier, &["flier"]),
    (Kind::Fairy, &["fairy"]),
    (Kind::Barn, &["barn", "setbarn", "set-barn", "set_barn"]),
    (Kind::Flea, &["flea", "floh", "vlo"]),
    (Kind::Plague, &["plague"]),
    (Kind::Farmers, &["farmers"]),
    (Kind::Message, &["message"]),
    (Kind::Around, &["surroundings"]),
    (Kind::Setup, &["setup", "set-up", "players", "spieler", "spelers"]),
    (Kind::Lay, &["abbey", "abtei", "abdij", "bridge", "brücke", "brug"]),
    (Kind::Place, &["place", "setze", "stelle", "plaats"]),
];

/// Words before a barn that may be set and does not stand yet.
const MAY: [&str; 14] = [
    "set", "setbarn", "set-barn", "set_barn", "may", "can", "could", "setze", "darf", "mag", "allowed", "place",
    "placed", "put",
];

/// Directions and corners.
const WAYS: [(&str, &[&str]); 8] = [
    ("n", &["n", "up", "oben", "boven", "north", "nord", "noord", "norden"]),
    ("ne", &["ne", "northeast", "nordost", "noordoost", "no"]),
    ("e", &["e", "right", "rechts", "east", "ost", "oost", "osten", "o"]),
    ("se", &["se", "southeast", "südost", "suedost", "zuidoost", "so"]),
    ("s", &["s", "down", "unten", "beneden", "south", "süd", "sued", "zuid", "süden"]),
    ("sw", &["sw", "southwest", "südwest", "suedwest", "zuidwest"]),
    ("w", &["w", "left", "links", "west", "westen"]),
    ("nw", &["nw", "northwest", "nordwest", "noordwest"]),
];

const NUMBERS: [(&str, &[&str]); 6] = [
    ("1", &["one", "eins", "een"]),
    ("2", &["two", "zwei", "twee"]),
    ("3", &["three", "drei", "drie"]),
    ("4", &["four", "vier"]),
    ("5", &["five", "fünf", "vijf"]),
    ("6", &["six", "sechs", "zes"]),
];

/// Words that say nothing that the order of the others does not say.
const FILLING: [&str; 115] = [
    "a",
    "above",
    "allowed",
    "an",
    "and",
    "at",
    "auf",
    "aus",
    "be",
    "bei",
    "bis",
    "by",
    "can",
    "corner",
    "could",
    "darf",
    "das",
    "den",
    "der",
    "die",
    "direction",
    "do",
    "does",
    "een",
    "ein",
    "eine",
    "figure",
    "fit",
    "fits",
    "flies",
    "floors",
    "follower",
    "for",
    "from",
    "geht",
    "go",
    "goes",
    "going",
    "half",
    "halves",
    "he",
    "height",
    "her",
    "here",
    "high",
    "his",
    "hoch",
    "hoog",
    "hoogte",
    "höhe",
    "i",
    "ich",
    "ik",
    "in",
    "is",
    "it",
    "laid",
    "lay",
    "legal",
    "lie",
    "mag",
    "may",
    "me",
    "meeple",
    "meeples",
    "mein",
    "meine",
    "mijn",
    "move",
    "moves",
    "my",
    "naar",
    "nach",
    "of",
    "on",
    "our",
    "over",
    "passt",
    "past",
    "path",
    "possible",
    "put",
    "richting",
    "richtung",
    "roll",
    "rolls",
    "set",
    "setze",
    "she",
    "stand",
    "steps",
    "takes",
    "the",
    "then",
    "there",
    "this",
    "tile",
    "to",
    "und",
    "van",
    "via",
    "vom",
    "von",
    "walks",
    "we",
    "who",
    "will",
    "with",
    "worp",
    "would",
    "wurf",
    "you",
    "zu",
    "zum",
    "zur",
];

/// The corner that a word ends with, by its own letters: `a1@es` and `b1zw` are `a1@se` and `b1sw`.
fn in_corner(word: &str) -> String {
    const CORNERS: [(&str, &[&str]); 4] = [
        ("nw", &["wn"]),
        ("ne", &["en", "no", "on"]),
        ("sw", &["ws", "zw", "wz"]),
        ("se", &["es", "so", "os", "zo", "oz"]),
    ];
    let meant = CORNERS.iter().find_map(|(own, all)| {
        let rest = all.iter().find_map(|other| word.strip_suffix(other))?;
        rest.ends_with(|c: char| c == '@' || c.is_ascii_digit()).then(|| format!("{rest}{own}"))
    });
    meant.unwrap_or_else(|| word.to_owned())
}

/// A cell whose row is named before its column: `1a` for `a1`.
fn row_first(word: &str) -> Option<String> {
    let column = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let row = word.get(..word.len() - column.len())?;
    Address::read(&format!("{column}{row}")).filter(|_| !row.is_empty()).map(|at| at.to_string())
}

/// The word of a list by which one is called otherwise.
fn known(word: &str, list: &[(&'static str, &[&str])]) -> Option<&'static str> {
    list.iter().find(|(_, all)| all.contains(&word)).map(|(own, _)| *own)
}

/// Whether a word says nothing that the order of the others does not say.
pub(super) fn is_filling(word: &str) -> bool {
    FILLING.contains(&word.to_lowercase().as_str())
}

/// A number in words, in digits.
pub(super) fn number(word: &str) -> Option<&'static str> {
    known(&word.to_lowercase(), &NUMBERS)
}

/// A direction as it is written.
pub(super) fn way(word: &str) -> Option<&'static str> {
    known(&word.to_lowercase().replace('-', ""), &WAYS)
}

/// What the words of a question stand for.
#[derive(Debug, Default)]
struct Said<'l> {
    /// Tiles and places, each with whether a feature or a corner belongs to it.
    spots: Vec<String>,
    numbers: Vec<&'l str>,
    ways: Vec<&'static str>,
    who: Vec<&'l str>,
    sets: Vec<&'static str>,
    /// Printed tiles, and whether a bridge goes from east to west.
    printed: Vec<String>,
    axes: Vec<&'static str>,
    /// Whether it is a large meeple.
    large: bool,
}

impl<'l> Said<'l> {
    fn of(kind: Kind, words: &[&'l str]) -> Self {
        let mut said = Self::default();
        let mut feature: Option<&str> = None;
        for word in words {
            let lower = word.to_lowercase();
            let is_kind = lower == "placed"
                || KINDS.iter().any(|(own, all)| {
                    let whose = *own == kind || *own == Kind::Place;
                    whose && all.contains(&in_english(&lower))
                });
            let tile = lower.split(['.', '@']).next().unwrap_or_default();
            if is_kind {
            } else if Address::read(tile).is_some() {
                // Of these the tile alone is asked.
                let alone = matches!(kind, Kind::Dragon | Kind::Tower | Kind::Flier | Kind::Flea | Kind::Plague);
                said.spots.push(if alone { tile.to_owned() } else { in_corner(&lower) });
            } else if Address::read(&in_corner(&lower)).is_some() {
                said.spots.push(in_corner(&lower));
            } else if let Some(cell) = row_first(&lower) {
                said.spots.push(cell);
            } else if let Some(set) = ["I", "II"].into_iter().find(|set| set == word) {
                said.sets.push(set);
            } else if matches!(lower.as_str(), "both" | "beide" | "beiden") && kind == Kind::Setup {
                said.sets.extend(["I", "II"]);
            } else if let (Some(id), Kind::Lay | Kind::Place) = (printed_id(word), kind) {
                said.printed.push(id);
            } else if let (Some(axis), Kind::Lay) = (axis(&lower), kind) {
                said.axes.push(axis);
            } else if ["large", "big", "groß", "grosser", "groot"].contains(&lower.as_str()) {
                said.large = true;
            } else if let Some(kind) = feature_by_role(&lower) {
                feature = Some(kind.word());
            } else if lower.bytes().all(|b| b.is_ascii_digit()) {
                said.numbers.push(word);
            } else if let Some(number) = known(&lower, &NUMBERS) {
                said.numbers.push(number);
            } else if FILLING.contains(&lower.as_str()) {
            } else if let Some(own) = feature_named(&lower) {
                feature = Some(own.word());
            } else if let (Some(way), Kind::Flier | Kind::Barn | Kind::Dragon) =
                (known(&lower.replace('-', ""), &WAYS), kind)
            {
                said.ways.push(way);
            } else {
                said.who.push(word);
            }
        }
        if let (Some(feature), [only]) = (feature, said.spots.as_mut_slice())
            && !only.contains(['.', '@'])
        {
            *only = format!("{only}.{feature}");
        }
        said
    }
}

/// The id of a printed tile, with its turn, that a word is or means: `I-07` for `I7` and `i-07`.
pub(super) fn printed_id(word: &str) -> Option<String> {
    let (id, turn) = match word.split_once('@') {
        Some((id, turn)) => (id, format!("@{turn}")),
        None => (word, String::new()),
    };
    if id.contains(|c: char| c.is_ascii_uppercase()) && tiles::entry(id).is_some() {
        return Some(word.to_owned());
    }
    let upper = id.to_ascii_uppercase();
    let digits = upper.trim_start_matches('I');
    let set = upper.get(..upper.len() - digits.len())?;
    let number: u8 = digits.trim_start_matches('-').parse().ok()?;
    let id = format!("{set}-{number:02}");
    (matches!(set, "I" | "II") && tiles::entry(&id).is_some()).then(|| format!("{id}{turn}"))
}

/// How a bridge goes, in one word.
fn axis(word: &str) -> Option<&'static str> {
    match word {
        "ew" | "we" | "east-west" | "west-east" => Some("ew"),
        "ns" | "sn" | "north-south" | "south-north" => Some("ns"),
        _ => None,
    }
}

/// The questions by which it is asked whether what a line names can be laid: a printed tile, an abbey, a bridge.
fn laying(said: &Said<'_>, words: &[&str]) -> Vec<String> {
    let [spot] = said.spots.as_slice() else { return Vec::new() };
    let Some(at) = Address::read(spot) else { return Vec::new() };
    let space = format!("at: [{}, {}]", at.column, at.row);
    let has = |all: &[&str]| words.iter().any(|word| all.contains(&word.to_lowercase().as_str()));
    let bodies: Vec<String> = if let [id] = said.printed.as_slice() {
        let half = tiles::entry(id.split('@').next().unwrap_or(id)).is_some_and(|entry| entry.half);
        let corners = Corner::ALL.into_iter().filter(|corner| at.corner.is_none_or(|own| own == *corner));
        if half {
            corners.map(|corner| format!("tile: {id}, {space}, corner: {}", corner.word())).collect()
        } else {
            vec![format!("tile: {id}, {space}")]
        }
    } else if has(&["bridge", "brücke", "brug"]) {
        let axes = ["ew", "ns"].into_iter().filter(|axis| said.axes.is_empty() || said.axes.contains(axis));
        axes.map(|axis| format!("bridge: {{ over: {spot}, direction: {axis} }}")).collect()
    } else if has(&["abbey", "abtei", "abdij"]) {
        vec![format!("abbey: [{}, {}]", at.column, at.row)]
    } else {
        Vec::new()
    };
    bodies.into_iter().map(|body| format!("place: {{ {body} }}")).collect()
}

/// The lines that ask whether a barn may be set, or say that one stands there; without a player it may be either.
fn barns(said: &Said<'_>, first: &str, may: bool) -> Vec<String> {
    let who = said.who.first().copied().unwrap_or("r");
    let corner = |tile: &str, way: &str| format!("{tile}@{way}");
    let run_on = |way: &&str| first.len() > way.len() + 1 && first.ends_with(way);
    let corners = ["nw", "ne", "sw", "se"];
    let places: Vec<String> = match said.ways.as_slice() {
        [way] => vec![corner(first, way)],
        [] if first.contains('@') => vec![first.to_owned()],
        _ => corners
            .iter()
            .filter(|way| run_on(way))
            .map(|way| corner(first.strip_suffix(way).unwrap_or(first), way))
            .collect(),
    };
    let begins: &[&str] = match (may, said.who.is_empty()) {
        (true, _) => &["set "],
        (false, false) => &[""],
        (false, true) => &["", "set "],
    };
    let each = |place: &String| {
        let lines = begins.iter().map(|set| format!("{set}barn {place} {who}"));
        lines.collect::<Vec<String>>()
    };
    places.iter().flat_map(each).collect()
}

/// The dragon's path from a cell step by step in directions; `None` for one that leaves the board in the north or west, or goes
/// across a corner.
fn walk(from: &str, ways: &[&str]) -> Option<String> {
    let mut at = Address::read(from).filter(|at| at.corner.is_none())?;
    let mut path = format!("dragon {at}");
    for way in ways {
        match *way {
            "n" => at.row = at.row.checked_sub(1)?,
            "w" => at.column = at.column.checked_sub(1)?,
            "s" => at.row += 1,
            "e" => at.column += 1,
            _ => return None,
        }
        path.push(' ');
        path.push_str(&at.to_string());
    }
    Some(path)
}

/// A line in which the corner of a half stands apart from its space, `tower sw b1 1` or `tower b1-sw 1`, in one word; `None` if
/// there is none. Of a barn the corner belongs to the space alone, and a direction is none.
fn with_corners(words: &[&str]) -> Option<String> {
    let english: Vec<String> = words.iter().map(|word| in_english(&word.to_lowercase()).to_owned()).collect();
    let barn = english.iter().any(|word| word == "barn");
    if english.iter().any(|word| word == "flier") {
        return None;
    }
    let is_corner = |word: &str| Corner::ALL.iter().any(|corner| corner.word() == word.to_lowercase());
    let is_space = |word: &str| Address::read(word).is_some_and(|at| at.corner.is_none());
    let sign = if barn { "@" } else { "" };
    let mut all: Vec<String> = Vec::new();
    let mut found = false;
    let mut rest = words;
    while let Some((word, more)) = rest.split_first() {
        rest = more;
        let next = more.first().copied().unwrap_or_default();
        let glued = word.split_once(['-', '_']);
        let (space, corner) = match glued {
            Some((space, corner)) if is_space(space) && is_corner(corner) => (space, corner),
            _ if is_space(word) && is_corner(next) && !barn => (*word, next),
            _ if is_corner(word) && is_space(next) && !barn => (next, *word),
            _ => {
                all.push((*word).to_owned());
                continue;
            }
        };
        if glued.is_none() {
            rest = more.get(1..).unwrap_or_default();
        }
        found = true;
        all.push(format!("{space}{sign}{}", corner.to_lowercase()));
    }
    found.then(|| all.join(" "))
}

/// The questions about all farmers, messages, and what lies around a tile. What begins as it is written is told what is wrong with
/// it.
fn of_whole(kind: Kind, line: &str, spots: &[String], numbers: &[&str], who: &[&str]) -> Vec<String> {
    let begins = line.split_whitespace().next().unwrap_or_default();
    if matches!(begins, "farmers:" | "message:") || (begins == "farmers" && !spots.is_empty()) {
        return Vec::new();
    }
    match (kind, spots, numbers) {
        (Kind::Farmers, [], []) if who.len() < 2 => vec!["farmers all".to_owned()],
        (Kind::Farmers, [spot], []) if who.is_empty() => {
            let city = if spot.contains('.') { "" } else { ".city" };
            vec![format!("farmers {spot}{city}"), "farmers all".to_owned()]
        }
        (Kind::Message, [], [] | [_]) => message(numbers.first().copied(), who),
        (Kind::Around, [spot], []) if who.is_empty() => {
            let each = ["darmstadt", "circus, value: 4", "watchtower, counts: roads"];
            let each = each.iter();
            each.map(|by| format!("surroundings: {{ of: {spot}, for: {by} }}")).collect()
        }
        _ => Vec::new(),
    }
}

/// The questions about a message, or about all of them: of the player who is named, or of a colour.
fn message(number: Option<&str>, who: &[&str]) -> Vec<String> {
    let number = number.unwrap_or("all");
    match who {
        [] => vec![format!("message: {number}"), format!("message: {{ number: {number}, player: red }}")],
        [who] if *who == "all" => vec![format!("message: {number}")],
        [who] => vec![format!("message: {{ number: {number}, player: {who} }}")],
        _ => Vec::new(),
    }
}

/// The words of a line in free words, without the signs between them; `None` for more than anybody asks in, and for what has a number
/// below zero.
fn words_of(line: &str) -> Option<Vec<&str>> {
    let parted = |c: char| c.is_whitespace() || ",;:()?!=>→".contains(c);
    // A sign before a number is no dash.
    if line.split(parted).any(|word| word.strip_prefix('-').is_some_and(|n| n.parse::<u32>().is_ok())) {
        return None;
    }
    // `a1-b1-c1`: signs between cells.
    let cells = |word: &&str| word.contains('-') && word.split('-').all(|cell| Address::read(cell).is_some());
    let words = line.split(parted).map(|word| word.trim_matches(['.', '-', '\'', '"']));
    let words = words.flat_map(|word| match Some(word).filter(cells) {
        Some(several) => several.split('-').collect(),
        None => vec![word],
    });
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    if words.len() > MOST_WORDS {
        return None;
    }
    Some(words)
}

/// The lines of a quick map's questions that may have been meant by one in free words, the likeliest
/// first. Whoever asks tries them.
pub fn questions_meant(line: &str) -> Vec<String> {
    if line.len() > LONGEST || line.contains(['{', '[', '\n']) {
        return Vec::new();
    }
    // `setup players=4`; in a map somebody stands behind the sign.
    let head = line.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default().to_lowercase();
    let asks = KINDS.iter().any(|(_, all)| all.contains(&in_english(&head)));
    if line.contains('=') && !asks {
        return Vec::new();
    }
    let Some(words) = words_of(line) else { return Vec::new() };
    if let Some(joined) = with_corners(&words) {
        let begins = joined.split(' ').next().unwrap_or_default();
        // What begins no question is none, however its corners are written.
        let whole = Some(joined.clone()).filter(|_| form_of(begins).is_some() || is_question_word(begins));
        return questions_meant(&joined).into_iter().chain(whole).collect();
    }
    let has = |all: &[&str]| words.iter().any(|word| all.contains(&in_english(&word.to_lowercase())));
    let named = KINDS.iter().find(|(_, all)| has(all)).map(|(kind, _)| *kind);
    // `can red put a meeple there?`; without the first word it is said that one stands there.
    let stands = || {
        let who = ["put", "stand", "meeple", "follower", "figure"];
        words.iter().any(|word| feature_by_role(&word.to_lowercase()).is_some())
            || (has(&["can", "may", "could", "darf", "mag"]) && has(&who))
    };
    // `does I-07 fit in b2nw?`
    let prints = words.iter().any(|word| printed_id(word).is_some());
    let lays = || prints && has(&["does", "fit", "fits", "can", "may", "could", "lay"]);
    let named = named.or_else(|| lays().then_some(Kind::Lay));
    let Some(kind) = named.or_else(|| stands().then_some(Kind::Place)) else { return Vec::new() };
    let lies = prints && kind == Kind::Place;
    let kind = if lies { Kind::Lay } else { kind };
    let said = Said::of(kind, &words);
    let spots = said.spots.join(" ");
    let first = said.spots.first().map_or("", String::as_str);
    let found = match (kind, said.numbers.as_slice(), said.ways.as_slice(), said.who.as_slice()) {
        (Kind::Dragon, [], [], []) if !spots.is_empty() => vec![format!("dragon {spots}")],
        (Kind::Dragon, [], ways, []) if said.spots.len() == 1 => walk(first, ways).into_iter().collect(),
        (Kind::Tower, [height], [], []) if said.spots.len() == 1 => {
            vec![format!("tower {first} {height}")]
        }
        (Kind::Flier, [roll], [way], []) if said.spots.len() == 1 => {
            // No die shows more than 3: of what is in another order, the number is open.
            let open = !matches!(*roll, "1" | "2" | "3") && words.get(2) != Some(way);
            let rolls = if open { vec!["1", "2", "3"] } else { vec![*roll] };
            rolls.into_iter().map(|roll| format!("flier {first} {way} {roll}")).collect()
        }
        // `north east`
        (Kind::Flier, [roll], [one, other], []) if said.spots.len() == 1 => {
            let way = known(&format!("{one}{other}"), &WAYS);
            way.map(|way| format!("flier {first} {way} {roll}")).into_iter().collect()
        }
        (Kind::Fairy, [], [], _) if said.spots.len() == 1 => vec![format!("fairy {first}")],
        (Kind::Flea, [], [], _) if said.spots.len() == 1 => vec![format!("flea {first}")],
        (Kind::Plague, [], [], []) if said.spots.len() == 1 => {
            vec![format!("plague: {{ sources: {first} }}")]
        }
        (Kind::Plague, [], [], []) if said.spots.len() > 1 => {
            vec![format!("plague: {{ sources: [{}] }}", said.spots.join(", "))]
        }
        (Kind::Farmers | Kind::Message | Kind::Around, numbers, [], who) => {
            of_whole(kind, line, &said.spots, numbers, who)
        }
        (Kind::Setup, [], [], []) if words.len() == 1 => {
            vec!["setup: { players: 4, sets: I }".to_owned()]
        }
        (Kind::Setup, [], [], [] | ["sets" | "Sets" | "set" | "Set"])
            if said.spots.is_empty() && !said.sets.is_empty() =>
        {
            let sets = said.sets.join(", ");
            let each = |players: u32| format!("setup: {{ players: {players}, sets: [{sets}] }}");
            (2..6).map(each).collect()
        }
        (Kind::Setup, [players, sets @ ..], [], [] | ["sets" | "Sets" | "set" | "Set"])
            if said.spots.is_empty() && sets.iter().all(|n| matches!(*n, "1" | "2")) =>
        {
            let numbered = sets.iter().map(|n| if *n == "1" { "I" } else { "II" });
            let all: Vec<&str> = said.sets.iter().copied().chain(numbered).collect();
            let sets = match all.as_slice() {
                [] => "I".to_owned(),
                [only] => (*only).to_owned(),
                several => format!("[{}]", several.join(", ")),
            };
            vec![format!("setup: {{ players: {players}, sets: {sets} }}")]
        }
        (Kind::Lay, [], [], []) => laying(&said, &words),
        (Kind::Place, [] | [_], [], [who]) if said.spots.len() == 1 && !is_placed_thing(who) => {
            let bare = !first.contains('.');
            let who = &if said.large { who.to_uppercase() } else { (*who).to_owned() };
            let kinds = ["", ".city", ".road", ".monastery", ".field", ".garden"];
            let kinds = kinds.iter().take(if bare { kinds.len() } else { 1 });
            kinds.map(|kind| format!("place {who} {first}{kind}")).collect()
        }
        (Kind::Barn, [], _, [] | [_]) if said.spots.len() == 1 => barns(&said, first, has(&MAY)),
        _ => Vec::new(),
    };
    found.into_iter().filter(|meant| meant != line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_in_free_words_is_told_as_it_is_written() {
        for (line, meant) in [
            ("tower at b1 height 1", "tower b1 1"),
            ("Tower b1, 1", "tower b1 1"),
            ("tower 1 b1", "tower b1 1"),
            ("Turm b1 zwei", "tower b1 2"),
            ("tower 2 floors high on B1", "tower b1 2"),
            ("dragon from a1 to c1", "dragon a1 c1"),
            ("dragon a1,b1,c1", "dragon a1 b1 c1"),
            ("dragon a1 -> b1sw -> c1", "dragon a1 b1sw c1"),
            ("Drache a1 b1", "dragon a1 b1"),
            ("flier a1 E 2", "flier a1 e 2"),
            ("fly a1 se 2", "flier a1 se 2"),
            ("frob a1 se 2", ""),
            ("flier from a1 to the south-east, roll 3", "flier a1 se 3"),
            ("flieger a1 ost 2", "flier a1 e 2"),
            ("fairy b1 city", "fairy b1.city"),
            ("fairy city b1", "fairy b1.city"),
            ("may red set a barn at a1@se?", "set barn a1@se red"),
            ("Set Barn a1@se r", "set barn a1@se r"),
            ("setbarn a1@se r", "set barn a1@se r"),
            ("set barn a1 se r", "set barn a1@se r"),
            ("set barn r a1se", "set barn a1@se r"),
            ("barn a1 south-east Anna", "barn a1@se Anna"),
            ("Scheune a1@se r", "barn a1@se r"),
            ("place red in the city on a1", "place red a1.city"),
            ("flea a1 r", "flea a1"),
            ("plague a1", "plague: { sources: a1 }"),
            ("plague a1 and b2", "plague: { sources: [a1, b2] }"),
            ("setup 4", "setup: { players: 4, sets: I }"),
            ("setup: 4 players, II", "setup: { players: 4, sets: II }"),
            ("dragon a1 east east", "dragon a1 b1 c1"),
            ("dragon goes south from B2 then west", "dragon b2 b3 a3"),
            ("place two red b1sw", "place red b1sw"),
            ("tower b1 -1", ""),
            ("tower a1.city one", "tower a1 1"),
            ("toren b1zw 1", "tower b1sw 1"),
            ("Scheune a1@es green", "barn a1@se green"),
            ("setup 4 Players, Sets 1 and 2", "setup: { players: 4, sets: [I, II] }"),
            ("place bridge b1", "place: { bridge: { over: b1, direction: ew } }"),
            ("can an abbey be placed on b2?", "place: { abbey: [1, 1] }"),
            ("place I-07 b2nw", "place: { tile: I-07, at: [1, 1], corner: nw }"),
            ("can blue put a farmer on b1?", "place blue b1.field"),
            ("place large blue b1.field", "place BLUE b1.field"),
            ("can a barn be placed at a1@se", "set barn a1@se r"),
            ("Drache von a1 nach b1", "dragon a1 b1"),
            ("setup: sets: I and II", "setup: { players: 2, sets: [I, II] }"),
            ("setup players=4 sets=I", "setup: { players: 4, sets: I }"),
            ("blue has a meeple on b1", ""),
            ("c=r c", ""),
            ("tower b1", ""),
            ("tower b1 1", ""),
            ("who wins?", ""),
            ("plague: { sources: a1 }", ""),
        ] {
            assert_eq!(questions_meant(line).first().map_or("", String::as_str), meant, "{line}");
        }
    }
}
