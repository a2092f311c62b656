//! Quick maps in other words and signs: `Stadt*=r`, `C f`, `c* = r`, `E90`.

use super::asked::questions_meant;
use super::english::in_english;
use crate::scenario::quick::address::letters as letters_of;
use crate::scenario::quick::people::colour_of;
use crate::scenario::quick::whose::PRINT;
use crate::scenario::quick::{QuickText, is_cell, parts, questions};
use crate::scenario::stood_on;
use crate::text::{Code, Edit, Problem, Span, Way, edited_part, shortened, shortened_line};
use crate::tiles;
use crate::verdict::Case;

/// The longest map that is looked at, in bytes.
const LONGEST: usize = 1_000;

/// What people call the parts of a tile, each with the letter that stands for it; a word before those that it begins with.
const CALLED: [(&str, char); 32] = [
    ("stadt", 'c'),
    ("stad", 'c'),
    ("town", 'c'),
    ("city", 'c'),
    ("straße", 'r'),
    ("strasse", 'r'),
    ("street", 'r'),
    ("weg", 'r'),
    ("path", 'r'),
    ("road", 'r'),
    ("kreuzung", 'x'),
    ("kruispunt", 'x'),
    ("crossroads", 'x'),
    ("crossing", 'x'),
    ("kloster", 'm'),
    ("klooster", 'm'),
    ("cloister", 'm'),
    ("monastery", 'm'),
    ("wiese", 'f'),
    ("weide", 'f'),
    ("feld", 'f'),
    ("veld", 'f'),
    ("meadow", 'f'),
    ("grass", 'f'),
    ("field", 'f'),
    ("farm", 'f'),
    ("garten", 't'),
    ("tuin", 't'),
    ("garden", 't'),
    ("hill", 'h'),
    ("vineyard", 'v'),
    ("bridge", 'b'),
];

/// The ways to write a map that is written in other words, the likeliest first; so many problems it has. Whoever asks tries
/// them.
pub(super) fn ways(text: &QuickText, count: usize) -> Vec<Problem> {
    let map = text.source().slice(text.map_span());
    if map.len() > LONGEST {
        return Vec::new();
    }
    let mut ways: Vec<Problem> = spaced(text).into_iter().chain(figure(text)).collect();
    ways.extend(star_apart(text));
    ways.extend(coats(text));
    ways.extend(double(text));
    ways.extend(other_signs(text));
    ways.extend(in_letters(text, false));
    // A capital alone is told as the printed tile that it names.
    ways.extend(in_letters(text, true).filter(|_| count > 1));
    ways
}

/// The problem of a map in other words, to which something more is missing once it is in letters: what to write then.
pub(super) fn then(text: &QuickText, ways: &[Problem]) -> Option<Problem> {
    let way = ways.iter().find(|way| way.label == IN_LETTERS)?;
    // A capital is told as what it is.
    let typed = text.source().slice(way.span).to_lowercase();
    CALLED.iter().find(|(word, _)| typed.starts_with(word))?;
    let lettered = text.edited(&way.fix)?;
    let left = Case::open_quick(&lettered).err()?;
    let problem = left.problems().next().filter(|_| left.count() == 1)?;
    let maps = problem.ways.iter().take(MOST_TRIED).filter_map(|more| {
        let whole = lettered.edited(&more.edits)?;
        Case::open_quick(&whole).is_ok().then(|| whole.source().slice(whole.map_span()).to_owned())
    });
    let maps: Vec<Way> = maps.map(|map| Way::new(text.map_span(), map)).collect();
    let told = Problem::new(way.code, way.span, way.message.as_str()).label(IN_LETTERS);
    (!maps.is_empty()).then(|| told.offer("write ", maps))
}

/// What is said at a part that is called by a word.
const IN_LETTERS: &str = "a letter is enough";
/// How many ways to go on are tried.
const MOST_TRIED: usize = 6;

/// The way to leave out the spaces round the signs behind which players stand.
fn spaced(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    let mut edits: Vec<Edit> = Vec::new();
    for (at, _) in map.match_indices('=') {
        let before = map.get(..at)?;
        let after = map.get(at + 1..)?;
        let gap = before.len() - before.trim_end_matches(' ').len();
        let next = after.len() - after.trim_start_matches(' ').len();
        // Behind a sign without a name stands the next cell.
        let cell = after.trim_start_matches(' ').split([' ', ',', '/', '\\']).next()?;
        let nobody = gap == 0 && (cell.is_empty() || (is_cell(cell) && colour_of(cell).is_none()));
        if gap + next > 0 && !nobody {
            let span = text.map_span().part(at - gap, gap + 1 + next);
            edits.push(Edit { span, text: "=".to_owned() });
        }
    }
    let first = edits.first()?.span;
    let problem = Problem::new(Code::MapCell, first, said("spaces around `=`", text, first))
        .label("no space here");
    Some(told(text, problem, edits))
}

/// The way to ask for a figure that stands in a cell of its own: `Barn f`.
fn figure(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    let mut at = 0;
    for word in map.split([' ', ',', '\t', '\n', '/', '\\']) {
        let lower = word.split('=').next().unwrap_or(word).to_lowercase();
        let own = in_english(&lower);
        if matches!(lower.as_str(), "abbey" | "abtei" | "abdij") {
            let span = text.map_span().part(at, word.split('=').next().unwrap_or(word).len());
            let message = format!("`{}` cannot be written in a quick map", shortened(word));
            let help = format!("write `m`, {PRINT}, and make `monastery: abbey` of the tile there");
            let message = said(&message, text, span);
            let problem = Problem::new(Code::MapCell, span, message).label("not in a quick map");
            return Some(problem.help(help).edit(span, "m"));
        }
        if let Some(form) = questions::form(own).filter(|_| !matches!(own, "set" | "place")) {
            let span = text.map_span().part(at, word.len());
            let message = format!("`{}` is not a tile", shortened(word));
            let help =
                format!("write the tile that is there, like `f`, and after the map `{form}`");
            let message = said(&message, text, span);
            let problem = Problem::new(Code::MapCell, span, message).label("a question");
            return Some(problem.help(help).edit(span, "f"));
        }
        at += word.len() + 1;
    }
    None
}

/// The problem of spaces round the sign between two halves, `c \\ c`, or of a sign between rows that parts none, `f f / f f`; `None`
/// unless the map can be opened without.
pub(super) fn cuts_apart(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    if map.len() > LONGEST {
        return None;
    }
    let is_apart = |at: usize| {
        map.get(..at).is_some_and(|t| t.ends_with(' '))
            || map.get(at + 1..).is_some_and(|t| t.starts_with(' '))
    };
    let apart: Vec<(usize, &str)> =
        map.match_indices(['/', '\\']).filter(|(at, _)| is_apart(*at)).collect();
    let (first, sign) = *apart.first()?;
    let opens = |other: &str| {
        let questions = text.questions().iter().map(|span| text.source().slice(*span).to_owned());
        let questions: Vec<String> = questions.collect();
        let other = QuickText::new(text.source().name(), other, &questions);
        other.is_ok_and(|other| Case::open_quick(&other).is_ok())
    };
    let mut together = map.to_owned();
    for sign in ["/", "\\"] {
        while together.contains(&format!(" {sign}")) || together.contains(&format!("{sign} ")) {
            together =
                together.replace(&format!(" {sign}"), sign).replace(&format!("{sign} "), sign);
        }
    }
    let alone = apart
        .iter()
        .all(|(at, sign)| map.get(at.saturating_sub(1)..at + 2) == Some(&format!(" {sign} ")));
    let rows = map.replace(" / ", ", ").replace(" \\ ", ", ");
    // Rows of one length are rows.
    let lengths: Vec<usize> = rows.split(',').map(|row| row.split_whitespace().count()).collect();
    let square = lengths.iter().all(|length| Some(length) == lengths.first());
    let rows = Some(rows).filter(|_| alone && square && !map.contains(','));
    let whole = [rows, Some(together)].into_iter().flatten();
    let right = whole.filter(|other| other != map).find(|other| opens(other))?;
    let span = text.map_span().part(first, 1);
    let joins = right.contains(sign);
    let message = if joins {
        format!("a space beside `{sign}`")
    } else {
        format!("`{sign}` goes between two half tiles, and a comma between rows")
    };
    let problem = Problem::new(Code::MapCell, span, said(&message, text, span));
    let problem = problem.label(if joins { "no space here" } else { "a row ends?" });
    Some(problem.help(format!("write `{}`", shortened_line(&right))).edit(text.map_span(), right))
}

/// From how many words on that are no cells a text is a sentence.
const MOST_WORDS: usize = 3;

/// The problem of a sentence in the place of a map.
pub(super) fn sentence(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    if map.len() > LONGEST || map.contains(['=', '@']) && map.contains(['*', '\\', '/']) {
        return None;
    }
    let words = map.split(|c: char| c.is_whitespace() || ",;:?!()".contains(c));
    let strange = |word: &&str| {
        let lower = word.to_lowercase();
        let plain = word.chars().count() > 2 && word.chars().all(char::is_alphabetic);
        plain
            && !is_cell(word)
            && letters(word, true).is_none()
            && !COATS.contains(&lower.as_str())
            && questions::form(in_english(&lower)).is_none()
    };
    let count = words.filter(strange).take(MOST_WORDS).count();
    if count < MOST_WORDS {
        return None;
    }
    let asked = questions_meant(map).into_iter().find(|asked| {
        QuickText::new(text.source().name(), asked, &[])
            .is_ok_and(|text| Case::open_quick(&text).is_ok())
    });
    let new =
        |message: &str| Problem::new(Code::MapForm, text.map_span(), message).label("in words");
    Some(match asked {
        Some(asked) => {
            new(&format!("`{}` is not how a question is written", shortened(map))).write(asked)
        }
        None => new("this is a sentence, not a map").help("write a sign or letter for each tile, with spaces between tiles and commas between rows, like `. c*=r, c c\\c`: `oracle quick --help`"),
    })
}

/// The way to leave out the space before the coat of arms of a city: `c *=r`.
fn star_apart(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    let mut edits: Vec<Edit> = Vec::new();
    for (at, _) in map.match_indices('*') {
        let before = map.get(..at)?;
        let gap = before.len() - before.trim_end_matches(' ').len();
        if gap > 0 && before.trim_end_matches(' ').ends_with(char::is_alphanumeric) {
            let span = text.map_span().part(at - gap, gap + 1);
            edits.push(Edit { span, text: "*".to_owned() });
        }
    }
    let first = edits.first()?.span;
    let message = said("a space before `*`", text, first);
    let problem = Problem::new(Code::MapCell, first, message).label("no space here");
    Some(told(text, problem, edits))
}

/// What stands on a tile, and not in a quick map.
const MARKS: [&str; 6] = ["inn", "cathedral", "castle", "sheep", "besieged", "abbot"];
/// What people call a coat of arms.
const COATS: [&str; 9] =
    ["shield", "shields", "coat", "coats", "pennant", "wappen", "schild", "coat-of-arms", "crest"];

/// The way to write a coat of arms by its sign: `c+shield=r`, `c shield`, `c(coat)=r`.
fn coats(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    let mut edits: Vec<Edit> = Vec::new();
    let (mut from, mut first) = (0, None);
    let is_letter = |c: char| c.is_alphabetic() || c == '-';
    while let Some(start) = map.get(from..)?.find(is_letter).map(|n| from + n) {
        let rest = map.get(start..)?;
        let end = start + rest.find(|c: char| !is_letter(c)).unwrap_or(rest.len());
        let before = map.get(..start)?.trim_end_matches([' ', '+', '(', '[', '-', ',']);
        let comma = map.get(before.len()..start)?.contains(',');
        let word = map.get(start..end)?;
        let cell = before.rsplit([' ', ',', '/', '\\']).next().unwrap_or_default();
        if COATS.contains(&word.to_lowercase().as_str())
            && is_cell(cell)
            && !comma
            && before.ends_with(char::is_alphanumeric)
        {
            let after = map.get(end..)?;
            let closed = after.trim_start_matches([')', ']']);
            // A space before who stands there goes, too.
            let closed =
                if closed.trim_start().starts_with('=') { closed.trim_start() } else { closed };
            let close = end + after.len() - closed.len();
            first = first.or(Some(text.map_span().part(start, word.len())));
            let span = text.map_span().part(before.len(), close - before.len());
            edits.push(Edit { span, text: "*".to_owned() });
        }
        from = end;
    }
    let first = first?;
    let typed = shortened(text.source().slice(first));
    let message =
        said(&format!("`{typed}` is not part of a tile: a coat of arms is `*`"), text, first);
    let problem = Problem::new(Code::MapCell, first, message).label("a sign is enough");
    Some(told(text, problem, edits))
}

/// The ways to write a double-size tile that is called so: `c=r double`.
fn double(text: &QuickText) -> Vec<Problem> {
    let map = text.source().slice(text.map_span());
    let mut at = 0;
    for word in map.split([' ', ',', '\t', '\n']) {
        if matches!(word.to_lowercase().as_str(), "double" | "doppelt" | "dubbel" | "double-size") {
            let span = text.map_span().part(at, word.len());
            let message =
                format!("`{}` is not a tile: a double-size tile takes two cells", shortened(word));
            let message = said(&message, text, span);
            let way = |part: &str| {
                let edits = vec![Edit { span, text: format!("{part} <") }];
                let problem =
                    Problem::new(Code::MapCell, span, &message).label("what does it show?");
                let told = told(text, problem, edits);
                Problem {
                    help: format!("{}, with what it shows before the `<`", told.help),
                    ..told
                }
            };
            return ["c", "r", "f"].into_iter().map(way).collect();
        }
        at += word.len() + 1;
    }
    Vec::new()
}

/// Signs that may stand in a map where none of them belongs.
const SIGNS: &str = "|()[]{}<>.-_&\"'";

/// The ways to write a map in which something stands in brackets, or is parted by a sign that does not part it.
fn other_signs(text: &QuickText) -> Vec<Problem> {
    let map = text.source().slice(text.map_span());
    let Some((at, sign)) = map.char_indices().find(|(_, c)| SIGNS.contains(*c)) else {
        return Vec::new();
    };
    let mut maps: Vec<String> = Vec::new();
    let mut add = |other: String| {
        let single = other.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        if single != map && !maps.contains(&single) {
            maps.push(single);
        }
    };
    for cut in ["\\", "/"] {
        add(map.replace('|', cut));
    }
    let without = |signs: &str| map.replace(|c| signs.contains(c), "");
    add(map.replace(" | ", ", ").replace('|', ","));
    add(without("\"'"));
    // An empty space is a dot.
    let dotted =
        |word: &str| if matches!(word, "_" | "-" | "__" | "--") { "." } else { word }.to_owned();
    let rows =
        map.split(',').map(|row| row.split(' ').map(dotted).collect::<Vec<String>>().join(" "));
    add(rows.collect::<Vec<String>>().join(","));
    // Where a word would be glued to another by it, a bracket is more than a sign too many.
    let (mut glues, mut names) = (false, true);
    for (at, _) in map.match_indices('(') {
        let rest = map.get(at + 1..).unwrap_or_default();
        let inner = rest.get(..rest.find(')').unwrap_or(rest.len())).unwrap_or_default();
        glues |= map.get(..at).is_some_and(|t| t.ends_with(char::is_alphanumeric))
            && inner.starts_with(char::is_alphanumeric);
        let lower = inner.to_lowercase();
        names &= stood_on(&lower).is_none()
            && !COATS.contains(&lower.as_str())
            && !MARKS.contains(&lower.as_str());
    }
    if !glues {
        add(without("()[]{}"));
    } else if !names {
        // What is said of who stands there need not be.
        let mut out = String::new();
        let mut inside = false;
        for c in map.chars() {
            match c {
                '(' => inside = true,
                ')' => inside = false,
                _ if !inside => out.push(c),
                _ => {}
            }
        }
        add(out);
    }
    if names {
        add(map.replace('(', "=").replace(')', ""));
    }
    // Two halves with another sign between them.
    for cut in ["\\", "/"] {
        add(map.replace('&', cut));
        add(map.replace('-', cut));
    }
    add(map.replace("<<", "<").replace(['<', '>'], " < "));
    add(map.replace('>', "<"));
    // Between letters a dot or a dash says no more than nothing.
    let bare = |sign: char| {
        let mut out = String::new();
        let letters: Vec<char> = map.chars().collect();
        for (n, c) in letters.iter().enumerate() {
            let beside = |n: Option<usize>| {
                n.and_then(|n| letters.get(n)).is_some_and(|c| c.is_alphanumeric())
            };
            if !(*c == sign && beside(n.checked_sub(1)) && beside(Some(n + 1))) {
                out.push(*c);
            }
        }
        out
    };
    add(bare('.'));
    add(bare('-'));
    let told = |whole: String| {
        // The first sign of which there is less than before.
        let count = |text: &str, sign: char| text.chars().filter(|c| *c == sign).count();
        let goes =
            |(_, c): &(usize, char)| SIGNS.contains(*c) && count(&whole, *c) < count(map, *c);
        let (at, sign) = map.char_indices().find(goes).unwrap_or((at, sign));
        let span = text.map_span().part(at, sign.len_utf8());
        let message = said(&format!("`{sign}` does not belong here"), text, span);
        let problem = Problem::new(Code::MapCell, span, &message).label("another sign?");
        problem.help(format!("write `{}`", shortened_line(&whole))).edit(text.map_span(), whole)
    };
    maps.into_iter().map(told).collect()
}

/// The way to write parts of a tile by their letters; what is a printed tile, too, only if it is asked for.
fn in_letters(text: &QuickText, printed: bool) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    let mut edits: Vec<Edit> = Vec::new();
    let mut at = 0;
    for word in map.split([' ', ',', '\t', '\n', '/', '\\']) {
        let shows = word.split(['=', '+']).next().unwrap_or(word);
        if let Some(own) = letters(shows, printed).filter(|own| own != shows) {
            edits.push(Edit { span: text.map_span().part(at, shows.len()), text: own });
        }
        at += word.len() + 1;
    }
    let Edit { span: first, text: own } = edits.first()?;
    let typed = shortened(text.source().slice(*first));
    let turned = own.contains('@');
    let message = if turned {
        format!("the rotation of a printed tile follows an `@`, unlike `{typed}`")
    } else {
        format!("`{typed}` is not the name of a part of a tile")
    };
    let label = if turned { "rotated?" } else { IN_LETTERS };
    let problem = Problem::new(Code::MapCell, *first, said(&message, text, *first)).label(label);
    Some(told(text, problem, edits))
}

/// What is said of a slip, with the cell in which it is.
fn said(message: &str, text: &QuickText, at: Span) -> String {
    format!("{message}, in cell {}", cell_at(text, at))
}

/// What the cell is called in which a place of the map is.
pub(super) fn cell_at(text: &QuickText, at: Span) -> String {
    let map = text.source().slice(text.map_span());
    let before = map.get(..at.range().start - text.map_span().range().start).unwrap_or_default();
    let row = before.rsplit(',').next().unwrap_or_default();
    // A word that began before is the cell itself.
    let within = !row.is_empty() && !row.ends_with(' ');
    let column = row.split_whitespace().count() - usize::from(within && !row.trim().is_empty());
    format!("{}{}", letters_of(column), before.matches(',').count() + 1)
}

/// A problem with the whole map as it is with edits.
fn told(text: &QuickText, problem: Problem, edits: Vec<Edit>) -> Problem {
    let map = edited_part(text.source().slice(text.map_span()), text.map_span(), &edits);
    Problem { fix: edits, ..problem.help(format!("write `{}`", shortened_line(&map))) }
}

/// A cell by the letters of its parts, `c*=r` for `Stadt*=r`; `None` if it is in no other words.
pub(crate) fn cell_in_letters(cell: &str) -> Option<String> {
    let cut = cell.find(['=', '+']).unwrap_or(cell.len());
    let (shows, who) = cell.split_at(cut);
    let own = letters(shows, false).filter(|own| own != shows && !parts::are_parts(shows))?;
    Some(format!("{own}{who}"))
}

/// What a cell, or half of one, shows, by the letters of its parts; `None` if it is in no other words.
fn letters(shows: &str, printed: bool) -> Option<String> {
    // `E@90.city`: what stands on a printed tile follows a plus.
    if let Some((id, part)) = shows.split_once('.')
        && tiles::entry(id.split('@').next().unwrap_or(id)).is_some()
    {
        let known = CALLED.iter().find(|(word, _)| *word == part);
        return known.map(|(_, letter)| format!("{id}+{letter}"));
    }
    let capital = shows.starts_with(char::is_uppercase);
    for turn in ["90", "180", "270"] {
        if let Some(id) = shows.strip_suffix(turn).filter(|id| tiles::entry(id).is_some()) {
            return Some(format!("{id}@{turn}"));
        }
    }
    if capital && !printed && tiles::entry(shows.split('@').next().unwrap_or(shows)).is_some() {
        return None;
    }
    let lower = shows.to_lowercase();
    // A farmer is no farm: who stands there says what it is.
    if let Some(kind) = stood_on(&lower) {
        let part = parts::Kind::ALL.into_iter().find(|part| part.word() == kind.word());
        return part.map(|part| part.letter().to_string());
    }
    let known = CALLED.iter().find(|(word, _)| lower.starts_with(word));
    let own = match known {
        // What follows are sides, as they are written.
        Some((word, letter)) => {
            format!("{letter}{}", lower.get(word.len()..)?.trim_start_matches('-').to_uppercase())
        }
        None if capital => {
            let mut rest = shows.chars();
            let first = rest.next()?.to_lowercase();
            format!("{first}{}", rest.as_str())
        }
        None => return None,
    };
    let is_word = known.is_some_and(|(word, _)| lower.trim_end_matches('*') == *word);
    (is_word || parts::are_parts(own.trim_end_matches('*'))).then_some(own)
}

#[cfg(test)]
mod tests {
    use super::letters;

    #[test]
    fn parts_in_other_words_have_letters() {
        for (shows, printed, own) in [
            ("Stadt*", false, Some("c*")),
            ("stadt", false, Some("c")),
            ("Stadt-N", false, Some("cN")),
            ("CITY", false, Some("c")),
            ("Kloster", false, Some("m")),
            ("C", false, None),
            ("C", true, Some("c")),
            ("C*", false, Some("c*")),
            ("E90", false, Some("E@90")),
            ("E", false, None),
            ("Barn", false, None),
            ("c", false, None),
            ("#", false, None),
        ] {
            assert_eq!(letters(shows, printed).as_deref(), own, "{shows}");
        }
    }
}
