//! Quick maps in other words and signs: `Stadt*=r`, `C f`, `c* = r`, `E90`.

use carcassonne_board::tiles;
use carcassonne_position::quick::address::column_letters as letters_of;
use carcassonne_position::quick::named_players::{colour, colour_near, colour_of, letter_meant};
use carcassonne_position::quick::problems::map_form::print_file;
use carcassonne_position::quick::problems::{cells, problem_groups};
use carcassonne_position::quick::{QuickText, cell_parts, is_cell, short_forms};
use carcassonne_position::{feature_by_role, is_question_word};
use carcassonne_rules::verdict::Case;
use carcassonne_text::{Edit, Problem, RefusedText, Span, Suggestion, apply_edits_to_part, problem};
use carcassonne_words::dictionary::in_english;
use carcassonne_words::dictionary::{Use, is_known, letter, meaning, words};
use carcassonne_words::messages::plain;

use super::free_words::{printed_id, questions_meant};
use super::line_repairs::map_repairs;
use super::mend::named;
use super::problems::quick as problems;

/// The longest map that is looked at, in bytes.
pub(super) const LONGEST: usize = 1_000;

/// Returns the problem of a map that is wrong in a way that nothing else explains; `None` for another map. `refused` is the
/// refusal of the map.
pub(super) fn unmistakable(text: &QuickText, refused: &RefusedText) -> Option<Problem> {
    if text.map().len() > LONGEST {
        return None;
    }
    let opens = |repair: &Problem| text.edited(&repair.fix).is_some_and(|text| Case::open_quick(&text).is_ok());
    let found = cuts_apart(text).or_else(|| players_as_cells(text)).or_else(|| sentence(text));
    let found = found.or_else(|| misspelt_colour(text).filter(opens));
    found.or_else(|| semicolons(text).filter(opens)).or_else(|| in_capitals(text, refused)).or_else(|| {
        // There is a space before the sign: `cE =r cW`.
        let is_without_part = refused.problems().any(problem_groups::is_meeple_without_part);
        is_without_part.then(|| spaced(text)).flatten().filter(opens)
    })
}

/// The ways to write a map that is written in other words, the likeliest first; so many problems it has. Whoever asks tries
/// them.
pub(super) fn ways(text: &QuickText, count: usize) -> Vec<Problem> {
    let map = text.source().slice(text.map_span());
    if map.len() > LONGEST {
        return Vec::new();
    }
    let mut ways: Vec<Problem> = spaced(text).into_iter().chain(figure(text)).collect();
    ways.extend(empty_words(text));
    ways.extend(glued(text));
    ways.extend(printed_ids(text));
    ways.extend(coats(text));
    ways.extend(map_repairs(map, text.map_span().range().start, |at| cell_at(text, at)));
    ways.extend(in_letters(text, false));
    // A capital alone is told as the printed tile that it names.
    ways.extend(in_letters(text, true).filter(|_| count > 1));
    ways
}

/// The way to part the rows of a map by commas, where they are parted by semicolons.
pub(super) fn semicolons(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    let at = || map.match_indices(';').map(|(at, _)| text.map_span().part(at, 1));
    // Within a cell it is something else.
    let ends = |(at, _): (usize, &str)| map.get(at + 1..).is_some_and(|rest| rest.starts_with(' '));
    let is_row = map.len() <= LONGEST && map.match_indices(';').all(ends);
    let first = at().next().filter(|_| is_row)?;
    let before = map.get(..first.range().start - text.map_span().range().start)?;
    let word = before.rsplit(',').next()?.split_whitespace().last()?;
    let ends = before.trim_end().len() - word.len();
    let cell = cell_at(text, text.map_span().part(ends, word.len()));
    let (word, map) = (word.to_owned(), map.replace(';', ","));
    Some(problem!(first, problems::Semicolon { cell, word, map }).edits(at().map(|at| (at, ",".to_owned()))))
}

/// The problem of a map or line in which the colour of a player is misspelt, `=rde`, and so taken for a name; `None` unless the
/// text can be opened with the colour.
fn misspelt_colour(text: &QuickText) -> Option<Problem> {
    let typed = text.source().text();
    let mut words = typed.split(|c: char| !c.is_alphanumeric());
    let is_slip = |word: &str| word.len() >= LEAST_BEGUN && !is_question_word(word) && letter_meant(word).is_none();
    let (name, letter) = words.find_map(|word| Some((word, colour_near(word).filter(|_| is_slip(word))?)))?;
    let (first, colour) = (named(typed, name).next()?, colour(letter)?);
    let edits = named(typed, name).map(|span| {
        let is_in_map = text.map_span().range().contains(&span.range().start);
        (span, if is_in_map { letter.to_string() } else { colour.to_owned() })
    });
    Some(problem!(first, problems::MisspeltColour { name: name.to_owned(), colour }).edits(edits))
}

/// The problem of a map in which somebody stands behind a comma, as in a list: `r=red,blue r`; `None` unless the map can be opened
/// with an `=` there.
fn players_as_cells(text: &QuickText) -> Option<Problem> {
    let map = text.map();
    if map.len() > LONGEST {
        return None;
    }
    let is_player = |word: &str| letter_meant(word).is_some() || colour_of(word).is_some();
    let mut edits: Vec<Edit> = Vec::new();
    // Each comma behind a player, `r=r,b,g`.
    let mut goes_on = None;
    for (at, _) in map.match_indices(',') {
        let next = map.get(at + 1..)?.split([' ', ',', '/', '\\', '=', '+']).next()?;
        let last = map.get(..at)?.rsplit([' ', ',', '/', '\\', '+']).next()?;
        if is_player(next) && (last.contains('=') || goes_on == Some(at)) {
            edits.push(Edit { span: text.map_span().part(at, 1), text: "=".to_owned() });
            goes_on = Some(at + 1 + next.len());
        }
    }
    let first = edits.first()?.span;
    let (cell, map) = (cell_at(text, first), edited_map(text, &edits));
    let mended = text.edited(&edits)?;
    let problem = problem!(first, problems::CommaBeforePlayer { cell, map }).with_fix(edits);
    Case::open_quick(&mended).is_ok().then_some(problem)
}

/// The problem of a map in which parts are capitals, `C*=r C`, so that what is no printed tile is refused, and what is one would
/// be taken for it; `None` unless the map can be opened in small letters.
fn in_capitals(text: &QuickText, refused: &RefusedText) -> Option<Problem> {
    let map = text.map();
    let problem = refused.problems().next().filter(|_| map.len() <= LONGEST)?;
    let at = problem.span.range().start.checked_sub(text.map_span().range().start)?;
    let begins = map.get(..at)?.rfind([' ', ',', '\n', '/', '\\']).map_or(0, |n| n + 1);
    let word = map.get(begins..)?.split([' ', ',', '\n', '/', '\\', '=', '+']).next()?;
    let is_no_id = tiles::entry(word.split('@').next().unwrap_or(word)).is_none();
    let helps =
        problem.ways.iter().any(|way| text.edited(&way.edits).is_some_and(|text| Case::open_quick(&text).is_ok()));
    if !word.starts_with(|c: char| c.is_ascii_uppercase()) || (!is_no_id && helps) {
        return None;
    }
    let lettered = in_letters(text, true).filter(|lettered| lettered.fix.len() > 1)?;
    let capital = |edit: &Edit| text.source().slice(edit.span).starts_with(char::is_uppercase);
    if !lettered.fix.iter().all(capital) {
        return None;
    }
    let mended = text.edited(&lettered.fix)?;
    Case::open_quick(&mended).ok()?;
    let mut words: Vec<&str> = Vec::new();
    for edit in &lettered.fix {
        let word = text.source().slice(edit.span);
        if !words.contains(&word) {
            words.push(word);
        }
    }
    let first = lettered.fix.first()?.span;
    let (cell, map) = (cell_at(text, first), edited_map(text, &lettered.fix));
    let problem = problem!(first, problems::Capitals { cell, words: plain::Arg::texts(words), map });
    let others = lettered.fix.iter().skip(1);
    Some(others.fold(problem, |problem, edit| problem.at_related(edit.span)).with_fix(lettered.fix.clone()))
}

/// Returns the repair of spaces around the signs that players follow.
pub(super) fn spaced(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    if map.len() > LONGEST {
        return None;
    }
    let mut edits: Vec<Edit> = Vec::new();
    for (at, sign) in map.match_indices('=') {
        let (before, after) = (map.get(..at)?, map.get(at + 1..)?);
        let gap = before.len() - before.trim_end_matches(' ').len();
        let name = after.trim_start_matches(' ');
        let next = after.len() - name.len();
        // The next cell follows a sign without a name.
        let cell = name.split([' ', ',', '/', '\\', '+', '=']).next().unwrap_or_default();
        let is_name = gap > 0 || !cell.is_empty() && (!is_cell(cell) || colour_of(cell).is_some());
        if gap + next > 0 && is_name {
            edits.push(Edit { span: text.map_span().part(at - gap, gap + 1 + next), text: sign.to_owned() });
        }
    }
    let first = edits.first()?.span;
    let (cell, map) = (cell_at(text, first), edited_map(text, &edits));
    Some(problem!(first, problems::SpacesAroundEquals { cell, map }).with_fix(edits))
}

/// The way to ask for a figure that stands in a cell of its own: `Barn f`.
fn figure(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    let mut at = 0;
    for word in map.split(PARTING) {
        let lower = word.split('=').next().unwrap_or(word).to_lowercase();
        let english = in_english(&lower);
        if meaning(Use::Value, &lower) == Some("abbey") {
            let span = text.map_span().part(at, word.split('=').next().unwrap_or(word).len());
            let (cell, word) = (cell_at(text, span), word.to_owned());
            return Some(problem!(span, problems::AbbeyInMap { cell, word, print: print_file() }).edit(span, "m"));
        }
        if let Some(form) = short_forms::form_of(english).filter(|_| !matches!(english, "set" | "place")) {
            let span = text.map_span().part(at, word.len());
            let (cell, word) = (cell_at(text, span), word.to_owned());
            return Some(problem!(span, problems::QuestionAsCell { cell, word, form }).edit(span, "f"));
        }
        at += word.len() + 1;
    }
    None
}

/// The problem of spaces round the sign between two halves, `c \\ c`, or of a sign between rows that parts none, `f f / f f`; `None`
/// unless the map can be opened without.
fn cuts_apart(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    if map.len() > LONGEST {
        return None;
    }
    let is_apart = |at: usize| {
        map.get(..at).is_some_and(|t| t.ends_with(' ')) || map.get(at + 1..).is_some_and(|t| t.starts_with(' '))
    };
    let spaced_cuts: Vec<(usize, &str)> = map.match_indices(['/', '\\']).filter(|(at, _)| is_apart(*at)).collect();
    let (first, sign) = *spaced_cuts.first()?;
    let opens = |other: &str| {
        let questions = text.questions().iter().map(|span| text.source().slice(*span).to_owned());
        let questions: Vec<String> = questions.collect();
        let other = QuickText::new(text.source().name(), other, &questions);
        other.is_ok_and(|other| Case::open_quick(&other).is_ok())
    };
    let mut together = map.to_owned();
    for sign in ["/", "\\"] {
        while together.contains(&format!(" {sign}")) || together.contains(&format!("{sign} ")) {
            together = together.replace(&format!(" {sign}"), sign).replace(&format!("{sign} "), sign);
        }
    }
    let is_alone =
        spaced_cuts.iter().all(|(at, sign)| map.get(at.saturating_sub(1)..at + 2) == Some(&format!(" {sign} ")));
    let rows = map.replace(" / ", ", ").replace(" \\ ", ", ");
    // Rows of one length are rows.
    let lengths: Vec<usize> = rows.split(',').map(|row| row.split_whitespace().count()).collect();
    let square = lengths.iter().all(|length| Some(length) == lengths.first());
    let rows = Some(rows).filter(|_| is_alone && square && !map.contains(','));
    // Two halves are what the sign says; rows may be meant.
    let maps = [Some(together), rows].into_iter().flatten();
    let mut maps = maps.filter(|other| other != map).filter(|other| opens(other));
    let right = maps.next()?;
    let span = text.map_span().part(first, 1);
    let joins = right.contains(sign);
    let problem = problem!(span, problems::CutApart { cell: cell_at(text, span), joins, sign: sign.to_owned() });
    if let Some(rows) = maps.next() {
        let halves = Suggestion::new(text.map_span(), right).with_meaning("for two half tiles");
        let rows = Suggestion::new(text.map_span(), rows).with_meaning("for two rows");
        return Some(problem.with_ways([halves, rows]));
    }
    Some(problem.advise_writing(&right).edit(text.map_span(), right))
}

/// From how many words on that are no cells a text is a sentence.
const MOST_WORDS: usize = 3;

/// The problem of a sentence in the place of a map.
fn sentence(text: &QuickText) -> Option<Problem> {
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
            && !is_known(Use::Coat, &lower)
            && short_forms::form_of(in_english(&lower)).is_none()
    };
    let count = words.filter(strange).take(MOST_WORDS).count();
    if count < MOST_WORDS {
        return None;
    }
    let asked = questions_meant(map).into_iter().find(|asked| {
        QuickText::new(text.source().name(), asked, &[]).is_ok_and(|text| Case::open_quick(&text).is_ok())
    });
    let span = text.map_span();
    Some(match asked {
        Some(asked) => problem!(span, problems::QuestionForMap { typed: map.to_owned() }).fix_by_writing(asked),
        None => problem!(span, problems::Sentence),
    })
}

/// The characters that stand for an empty space in a whole map.
const EMPTY_SIGNS: [&str; 3] = ["_", "0", "?"];

/// Returns `true` if a word means an empty space, as `.` does.
pub fn is_empty_word(word: &str) -> bool {
    word == "-" || is_known(Use::Empty, word)
}

/// The words of a map, each with the byte at which it begins.
fn cells(map: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    map.split([' ', ',', '\t', '\n']).map(move |word| {
        let begins = at;
        at += word.len() + 1;
        (begins, word)
    })
}

/// The signs between the tiles and half tiles of a map.
const PARTING: [char; 6] = [' ', ',', '\t', '\n', '/', '\\'];

/// The way to write an empty space as a dot.
fn empty_words(text: &QuickText) -> Option<Problem> {
    let edit = |(at, word): (usize, &str)| {
        let span = text.map_span().part(at, word.len());
        let empty = is_empty_word(word) || EMPTY_SIGNS.contains(&word);
        empty.then(|| Edit { span, text: ".".to_owned() })
    };
    let edits: Vec<Edit> = cells(text.map()).filter_map(edit).collect();
    let first = edits.first()?.span;
    let (cell, word, map) = described(text, first, &edits);
    Some(problem!(first, problems::EmptySpace { cell, word, map }).with_fix(edits))
}

/// The way to part cells that stand side by side without a space: `fff, fm=rf`, `cc\\c`, `.c`; `None` unless the map can be
/// opened then.
pub(super) fn glued(text: &QuickText) -> Option<Problem> {
    if text.map().len() > LONGEST {
        return None;
    }
    let parted = |word: &str| {
        let mut all: Vec<String> = Vec::new();
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            // What is behind a cut is a cell with what is before it.
            if rest.starts_with(['/', '\\']) {
                all.last_mut()?.push_str(rest);
                break;
            }
            let (cell, behind) = if first == '.' {
                rest.split_at(1)
            } else if first.is_ascii_lowercase() && cell_parts::are_parts(rest.get(..1)?) {
                let sides = |c: char| "NESWL*".contains(c) || c.is_ascii_digit();
                let end = 1 + rest.get(1..)?.find(|c| !sides(c)).unwrap_or(rest.len() - 1);
                let who = rest.get(end..)?.strip_prefix('=').and_then(|who| who.chars().next());
                let who = who.filter(|c| colour_of(&c.to_string()).is_some());
                rest.split_at(end + who.map_or(0, |who| 1 + who.len_utf8()))
            } else {
                return None;
            };
            all.push(cell.to_owned());
            rest = behind;
        }
        (all.len() > 1).then(|| all.join(" "))
    };
    let edit =
        |(at, word): (usize, &str)| Some(Edit { span: text.map_span().part(at, word.len()), text: parted(word)? });
    // Different letters are parts of one tile.
    let repeats = |(_, word): (usize, &str)| {
        let mut letters = word.chars();
        let first = letters.next();
        let second = letters.next();
        (first == Some('.') && second.is_some_and(char::is_alphanumeric))
            || (first == second && first.is_some_and(|c| "cfr".contains(c)))
    };
    if !cells(text.map()).any(repeats) {
        return None;
    }
    let edits: Vec<Edit> = cells(text.map()).filter_map(edit).collect();
    let first = edits.first()?.span;
    let (cell, word, map) = described(text, first, &edits);
    let mended = text.edited(&edits)?;
    let problem = problem!(first, problems::CellsWithoutSpace { cell, word, map }).with_fix(edits);
    Case::open_quick(&mended).is_ok().then_some(problem)
}

/// The ways to write printed tiles by their ids: `ii-03`; halves of a space lie in one corner or another.
fn printed_ids(text: &QuickText) -> Vec<Problem> {
    // Several single letters are the names of tiles, as `board` has them.
    let is_letter = |word: &&str| word.len() == 1 && !is_cell(word);
    let letters = text.map().split(PARTING).filter(is_letter).count();
    let printed = |(at, word): (usize, &str)| {
        let capitals = || tiles::correct_case(word).filter(|_| !is_cell(word) && (word.len() > 1 || letters == 1));
        let id = printed_id(word).or_else(capitals).filter(|id| id != word)?;
        let half = tiles::entry(id.split('@').next().unwrap_or(&id)).is_some_and(|one| one.half);
        Some((text.map_span().part(at, word.len()), id, half))
    };
    let all: Vec<(Span, String, bool)> = cells(text.map()).filter_map(printed).collect();
    let Some((first, ..)) = all.first() else { return Vec::new() };
    let forms = [("", "/."), ("./", ""), ("", "\\."), (".\\", "")];
    let several = all.iter().any(|(_, _, half)| *half);
    let forms = forms.into_iter().take(if several { forms.len() } else { 1 });
    let way = |(before, behind): (&str, &str)| {
        let edit = |(span, id, half): &(Span, String, bool)| {
            let text = if *half { format!("{before}{id}{behind}") } else { id.clone() };
            Edit { span: *span, text }
        };
        let edits: Vec<Edit> = all.iter().map(edit).collect();
        let (cell, word, map) = described(text, *first, &edits);
        let (count, names) = (word.len(), letters == 1);
        problem!(*first, problems::PrintedTile { cell, letters: count, word, names, map }).with_fix(edits)
    };
    forms.map(way).collect()
}

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
        // `cshield`: a coat of arms behind the letters of a part.
        let run = map.get(start..end)?;
        let part = run.to_lowercase();
        let mut coats = words(Use::Coat).map(|(coat, _)| coat);
        let coat = coats.find(|coat| part.strip_suffix(coat).is_some_and(cell_parts::are_parts));
        let start = coat.map_or(start, |coat| end - coat.len());
        let before = if coat.is_some() { map.get(..start)? } else { before };
        let word = map.get(start..end)?;
        let cell = before.rsplit([' ', ',', '/', '\\']).next().unwrap_or_default();
        if is_known(Use::Coat, word) && is_cell(cell) && !comma && before.ends_with(char::is_alphanumeric) {
            let after = map.get(end..)?;
            let closed = after.trim_start_matches([')', ']']);
            // A space before who stands there goes, too.
            let closed = if closed.trim_start().starts_with('=') { closed.trim_start() } else { closed };
            let close = end + after.len() - closed.len();
            first = first.or(Some(text.map_span().part(start, word.len())));
            let span = text.map_span().part(before.len(), close - before.len());
            edits.push(Edit { span, text: "*".to_owned() });
        }
        from = end;
    }
    let first = first?;
    let (cell, word, map) = described(text, first, &edits);
    Some(problem!(first, problems::CoatInWords { cell, word, map }).with_fix(edits))
}

/// The way to write parts of a tile by their letters; what is a printed tile, too, only if it is asked for.
fn in_letters(text: &QuickText, printed: bool) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    let mut edits: Vec<Edit> = Vec::new();
    let mut at = 0;
    for word in map.split(PARTING) {
        let shows = word.split(['=', '+']).next().unwrap_or(word);
        if let Some(own) = letters(shows, printed).filter(|own| own != shows) {
            edits.push(Edit { span: text.map_span().part(at, shows.len()), text: own });
        }
        at += word.len() + 1;
    }
    let Edit { span: first, text: own } = edits.first()?;
    let (cell, word, map) = described(text, *first, &edits);
    let problem = if own.contains('@') {
        problem!(*first, problems::RotationWithoutAt { cell, word, map })
    } else {
        problem!(*first, problems::PartInWords { cell, word, map })
    };
    Some(problem.with_fix(edits))
}

/// Words round a side that say nothing of which it is, and those behind one.
const ROUND_A_SIDE: [&str; 12] =
    ["to", "the", "and", "on", "in", "at", "its", "facing", "toward", "towards", "with", "&"];
const BEHIND_A_SIDE: [&str; 5] = ["side", "sides", "edge", "edges", "end"];

/// The sides that a word names and nothing else, by their letters: `n`, `EW`, `north`, `n+w`.
fn sides_named(word: &str) -> Option<String> {
    let mut all = String::new();
    for piece in word.split(['+', '-', '&']) {
        let lower = piece.to_lowercase();
        let side = if cells::is_side(piece) { piece } else { meaning(Use::Side, &lower)? };
        all.push_str(&side.to_uppercase());
    }
    Some(all)
}

/// The way to write sides right after their part, where they stand apart from it or in words: `road e w=r`, `city n+w=r`, `city to
/// the west=r`, `city long side`; of what has no sides, none.
pub(super) fn sides_apart(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    let words: Vec<(usize, &str)> = cells(map).filter(|(_, word)| !word.is_empty()).collect();
    let is = |all: &[&str], n: usize| words.get(n).is_some_and(|(_, word)| all.contains(&word.to_lowercase().as_str()));
    let row_ends = |n: usize| {
        let from = words.get(n).map_or(0, |(at, word)| at + word.len());
        let to = words.get(n + 1).map_or(map.len(), |(at, _)| *at);
        map.get(from..to).is_none_or(|gap| gap.contains([',', '\n']))
    };
    let mut edits: Vec<Edit> = Vec::new();
    let mut first: Option<(Span, Span, char)> = None;
    let mut n = 0;
    while let Some((at, word)) = words.get(n).copied() {
        n += 1;
        let own = letters(word, false).unwrap_or_else(|| word.to_owned());
        let (Some(letter), true) = (own.chars().next(), cell_parts::are_parts(&own)) else { continue };
        // The sides so far end in no other part.
        let known = own.get(letter.len_utf8()..).unwrap_or_default();
        if !known.is_empty() && sides_named(known).is_none() {
            continue;
        }
        let (mut sides, mut rest, mut end) = (known.to_owned(), String::new(), at + word.len());
        let mut next = n;
        while rest.is_empty() && !row_ends(next - 1) {
            let mut ahead = next;
            while is(&ROUND_A_SIDE, ahead) && !row_ends(ahead) {
                ahead += 1;
            }
            let Some((begins, side)) = words.get(ahead).copied() else { break };
            let bare = side.find(['=', '*']).unwrap_or(side.len());
            let (bare, behind) = side.split_at(bare);
            let behind_one = next > n && BEHIND_A_SIDE.contains(&bare.to_lowercase().as_str());
            let Some(named) = sides_named(bare).or_else(|| behind_one.then(String::new)) else {
                break;
            };
            sides.push_str(&named);
            behind.clone_into(&mut rest);
            end = begins + side.len();
            next = ahead + 1;
            let part = text.map_span().part(at, word.len());
            first = first.or(Some((text.map_span().part(begins, bare.len()), part, letter)));
        }
        if next > n {
            let has_sides = cell_parts::has_sides(letter);
            let sides = if has_sides { sides } else { String::new() };
            let span = text.map_span().part(at, end - at);
            edits.push(Edit { span, text: format!("{letter}{sides}{rest}") });
            n = next;
        }
    }
    let (first, part, letter) = first?;
    let (side, has_sides) = (text.source().slice(first).to_owned(), cell_parts::has_sides(letter));
    let problem = problem!(first, problems::SideApart { cell: cell_at(text, part), side, has_sides });
    Some(problem.with_fix(edits))
}

/// Returns the cell at a place of the map, the word there, and the map after edits.
fn described(text: &QuickText, at: Span, edits: &[Edit]) -> (String, String, String) {
    (cell_at(text, at), text.source().slice(at).to_owned(), edited_map(text, edits))
}

/// Returns the name of the cell at a place of the map.
fn cell_at(text: &QuickText, at: Span) -> String {
    let map = text.source().slice(text.map_span());
    let before = map.get(..at.range().start - text.map_span().range().start).unwrap_or_default();
    let row = before.rsplit(',').next().unwrap_or_default();
    // A word that began before is the cell itself.
    let within = !row.is_empty() && !row.ends_with(' ');
    let column = row.split_whitespace().count() - usize::from(within && !row.trim().is_empty());
    format!("{}{}", letters_of(column), before.matches(',').count() + 1)
}

/// Returns the map after edits.
fn edited_map(text: &QuickText, edits: &[Edit]) -> String {
    let map = apply_edits_to_part(text.source().slice(text.map_span()), text.map_span(), edits);
    map.trim().to_owned()
}

/// A cell by the letters of its parts, `c*=r` for `Stadt*=r`; `None` if it is in no other words.
pub fn cell_in_letters(cell: &str) -> Option<String> {
    let cut = cell.find(['=', '+']).unwrap_or(cell.len());
    let (shows, who) = cell.split_at(cut);
    let own = letters(shows, false).filter(|own| own != shows && !cell_parts::are_parts(shows))?;
    Some(format!("{own}{who}"))
}

/// From how many bytes on a word may be one that is begun.
const LEAST_BEGUN: usize = 3;

/// Returns the longest word for a part with which a text begins, and the letter of the part. A capital behind a small letter is a
/// side: `villeS` is no `villes`.
fn part_named(shows: &str) -> Option<(&'static str, char)> {
    let lower = shows.to_lowercase();
    let has_side = |word: &str| {
        let letters = shows.chars().zip(shows.chars().skip(1)).take(word.chars().count() - 1);
        letters.into_iter().any(|(before, next)| before.is_lowercase() && next.is_uppercase())
    };
    let begun = words(Use::Part).filter(|(word, _)| lower.starts_with(word) && !has_side(word));
    let (word, part) = begun.max_by_key(|(word, _)| word.len())?;
    Some((word, letter(part)?))
}

/// Returns the letters of the parts that a cell, or half of one, shows; `None` if it is written so already.
fn letters(shows: &str, printed: bool) -> Option<String> {
    // `E@90.city`: what stands on a printed tile follows a plus.
    if let Some((id, part)) = shows.split_once('.')
        && tiles::entry(id.split('@').next().unwrap_or(id)).is_some()
    {
        return Some(format!("{id}+{}", meaning(Use::Part, part).and_then(letter)?));
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
    if let Some(kind) = feature_by_role(&lower) {
        let part = cell_parts::Kind::all().find(|part| part.word() == kind.word());
        return part.map(|part| part.letter().to_string());
    }
    let known = part_named(shows);
    // A word that is begun, `str`, unless it begins several.
    let mut begun = words(Use::Part).filter(|(word, _)| word.starts_with(&lower)).filter_map(|(_, part)| letter(part));
    if let (None, true, Some(letter)) = (known, lower.len() >= LEAST_BEGUN, begun.next())
        && begun.all(|other| other == letter)
        && !cell_parts::are_parts(&lower)
    {
        return Some(letter.to_string());
    }
    let lettered = match known {
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
    let is_word = known.is_some_and(|(word, _)| lower.trim_end_matches('*') == word);
    (is_word || cell_parts::are_parts(lettered.trim_end_matches('*'))).then_some(lettered)
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
            ("villeS", false, Some("cS")),
            ("villes", false, Some("c")),
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
