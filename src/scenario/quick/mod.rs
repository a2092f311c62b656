//! The quick map: a board with all that it needs in a line, `. c*=r, c c\c`.
//!
//! It is read into the same tiles as they were laid, meanings, meeples and questions as a scenario that is
//! written out; nothing that comes after knows of it. What was understood is kept to be read back.
//!
//! - `address`: what a space is called.
//! - `parts`: what a part is; `cell`: what a cell says; `people`: who is named; `figures`: what figures are called; `problems`:
//!   what is not guessed, and what is said instead.
//! - `join`: the sides of what names none.
//! - `words`: a tile in words, and as a scenario has it.
//! - `questions`: a word and what it needs.
//! - `say`: a board as a quick map.

pub(crate) mod address;
pub(crate) mod people;
pub(crate) mod parts;
pub(crate) mod figures;
pub(crate) mod problems;
pub(crate) mod cell;
pub(crate) mod join;
mod say;
pub(crate) mod words;
pub(crate) mod questions;

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::sync::Arc;

use address::name;
pub use join::GuessedEnd;
use join::{Cell, Shows};
use people::{People, Who};
use problems as said;

use crate::geometry::{Corner, Shape, Space};
use crate::scenario::laying::map as drawn;
use crate::scenario::laying::map_tile::{MapTile, What};
use crate::scenario::laying::rows::lines;
use crate::scenario::setup::Setup;
use crate::scenario::setup::parts::{SetupBridge, SetupClaims, SetupPieces, SetupToken};
use crate::scenario::setup::print::map_rows;
use crate::scenario::setup::value::{At, ByPlayer, Name, PieceName};
use crate::scenario::tiles::meaning::{self, Meaning};
use crate::text::{
    Edit, Language, Node, Problem, Problems, SourceText, Span, Style, Value, apply_edits_to_part, shorten,
};

/// A quick map with its questions, in one text.
#[derive(Debug, Clone)]
pub struct QuickText {
    source: Arc<SourceText>,
    map: Span,
    questions: Vec<Span>,
}

impl QuickText {
    /// Puts a map, with `,` or a line end between its rows, and questions into one text, a line each.
    ///
    /// # Errors
    ///
    /// Text that is too large, in a sentence.
    pub fn new(name: &str, map: &str, questions: &[String]) -> Result<Self, String> {
        // Places are counted in what is kept, and a mark of the order of bytes is not.
        let mut text = map.trim_start_matches('\u{feff}').to_owned();
        // A question that needs no board may stand in its place.
        let asked = questions::is_question(&text).then(|| std::mem::take(&mut text));
        let map = Span::new(0, text.len());
        let mut spans = Vec::new();
        for question in asked.iter().chain(questions) {
            let question = question.trim_start_matches('\u{feff}');
            if !spans.is_empty() || !text.is_empty() {
                text.push('\n');
            }
            spans.push(Span::new(text.len(), text.len() + question.len()));
            text.push_str(question);
        }
        let source = Arc::new(SourceText::new(name, text.into_bytes())?);
        Ok(Self { source, map, questions: spans })
    }

    /// The same from somebody who is answered in a language.
    #[must_use]
    pub fn answered_in(self, language: Language) -> Self {
        let source = Arc::unwrap_or_clone(self.source).with_language(language);
        Self { source: Arc::new(source), ..self }
    }

    /// A map that came in several words, with its questions, as a shell hands it over that was given no quotes. `None` for
    /// what came whole.
    pub fn parted(map: &str, questions: &[String]) -> Option<Parted> {
        let words: Vec<&str> = std::iter::once(map).chain(questions.iter().map(String::as_str)).collect();
        let one = |word: &&str| !word.contains(char::is_whitespace);
        let begins = |word: &str| {
            let first = word.split_whitespace().next().unwrap_or_default();
            questions::form(first).is_some() || first.strip_suffix(':').is_some_and(questions::is_asked)
        };
        let is_cells = |word: &str| {
            let mut cells = word.split(',').filter(|cell| !cell.is_empty());
            // A comma alone ends a row.
            !word.is_empty() && cells.all(is_cell)
        };
        let asked = words.iter().position(|word| begins(word)).unwrap_or(words.len());
        let (cells, rest) = words.split_at(asked);
        let mut questions: Vec<String> = Vec::new();
        for word in rest {
            // The second word of `set barn` begins no other question.
            let goes_on = |question: &str| {
                let form = questions::form(question.split_whitespace().next()?)?;
                let typed = form.split(' ').nth(question.split_whitespace().count())?;
                Some(typed == word.split_whitespace().next()?)
            };
            let begins_one = |last: &str| begins(word) && goes_on(last) != Some(true);
            match questions.last_mut().filter(|last| !begins_one(last)) {
                Some(question) => *question = format!("{question} {word}"),
                None => questions.push((*word).to_owned()),
            }
        }
        // A question of one word is none.
        let apart = cells.len() > 1 || rest.first().is_some_and(&one);
        // Round a map of several words somebody put quotes.
        let whole = rest.len() < 2 && !cells.iter().all(&one);
        let cells_apart = cells.iter().skip(1).all(|word| one(word) && is_cells(word));
        let split = rest.len() > questions.len();
        if !(apart || split) || whole || cells.is_empty() || !cells_apart {
            return None;
        }
        let together = cells.join(" ");
        // A shell takes the sign between two halves away, too.
        let halved = |word: &str, whole: bool| {
            let bare = word.trim_end_matches(',');
            let reads = |part: &str| cell::read(part, Span::default(), &mut People::default()).is_ok();
            let fits = whole || !reads(bare);
            let cut = bare.char_indices().skip(1).filter(|_| fits).find(|(at, _)| {
                let (first, second) = bare.split_at(*at);
                reads(first) && reads(second)
            });
            let Some((at, _)) = cut else { return word.to_owned() };
            let (first, second) = word.split_at(at);
            format!("{first}\\{second}")
        };
        let joined = |whole: bool| cells.iter().map(|word| halved(word, whole)).collect::<Vec<String>>().join(" ");
        let mut meant = vec![(together, questions.clone())];
        meant.extend([false, true].map(|whole| (joined(whole), questions.clone())));
        Some(Parted { words: words.len(), meant })
    }

    /// The text, in which problems have their places.
    pub fn source(&self) -> &Arc<SourceText> {
        &self.source
    }

    /// The same with edits; nothing if it would be too large.
    pub fn edited(&self, edits: &[Edit]) -> Option<Self> {
        let part = |span: Span| apply_edits_to_part(self.source.slice(span), span, edits);
        let questions: Vec<String> = self.questions.iter().map(|span| part(*span)).collect();
        let edited = Self::new(self.source.name(), &part(self.map), &questions).ok()?;
        Some(edited.answered_in(self.source.language()))
    }

    /// The map as it would stand in a file.
    pub(super) fn node(&self) -> Node {
        let text = self.source.slice(self.map).to_owned();
        Node { span: self.map, value: Value::Scalar(text, Style::Quoted) }
    }

    /// Whether nothing lies on the board and something is asked, so that there may be no need of one.
    pub(super) fn is_boardless(&self) -> bool {
        self.source.slice(self.map).trim().is_empty() && !self.questions.is_empty()
    }

    /// The map.
    pub(crate) fn map(&self) -> &str {
        self.source.slice(self.map)
    }

    /// Where the questions stand.
    pub(crate) fn questions(&self) -> &[Span] {
        &self.questions
    }

    /// Where the map stands.
    pub(crate) fn map_span(&self) -> Span {
        self.map
    }
}

/// A map that a shell took apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parted {
    /// In how many words it came.
    pub words: usize,
    /// What may have been typed, a map with its questions, the likeliest first.
    pub meant: Vec<(String, Vec<String>)>,
}

/// What was understood of a quick map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadBack {
    /// Every tile, in a line: `Understood: a2 city E; ...`
    pub tiles: String,
    /// Which names may be slips, in a line; nothing if none may.
    pub names: Option<String>,
    /// Whether a comma may be missing, in a line; nothing if none may.
    pub comma: Option<String>,
    /// What was supposed, in a line; nothing if every side was named.
    pub joining: Option<&'static str>,
    /// The scenario that the map and its questions stand for, as a file.
    pub yaml: String,
    /// Each tile by its name, and as it would be typed with every side named: `a2`, `cE`.
    pub sides: Vec<(String, String)>,
    /// The ends of cities and roads that are taken as closed, by the names of their tiles.
    guessed_ends: BTreeMap<String, Vec<GuessedEnd>>,
    /// Whether the features of the board are left alone where something is asked.
    pub(crate) only_asked: bool,
    /// Who is named in the map of a file, and who was noted since.
    of_a_file: Option<Vec<String>>,
}

impl ReadBack {
    /// Notes features that are answered beside what is asked, by their places.
    pub(crate) fn note_features(&mut self, places: &[String]) {
        if !places.is_empty() {
            let _ = writeln!(self.yaml, "features: [{}]", places.join(", "));
        }
    }

    /// Notes players whom the file names beside its map, and who may be meant there as colours.
    pub(super) fn note(&mut self, players: &[String]) {
        let Some(met) = &mut self.of_a_file else { return };
        let others = players.iter().filter(|name| !met.contains(name)).map(String::as_str);
        if let Some(noted) = people::noted_beside(others) {
            let before = self.names.iter().cloned();
            self.names = Some(before.chain([noted]).collect::<Vec<String>>().join(" "));
        }
        players.clone_into(met);
    }

    /// The ends of cities and roads on a tile that are taken as closed.
    pub fn guessed_ends(&self, tile: &str) -> &[GuessedEnd] {
        self.guessed_ends.get(tile).map_or(&[], Vec::as_slice)
    }

    /// What is read back above an answer, a line each.
    pub fn lines(&self) -> Vec<&str> {
        let tiles = std::iter::once(self.tiles.as_str());
        tiles.chain(self.names.as_deref()).chain(self.comma.as_deref()).chain(self.joining).collect()
    }
}

/// What a quick map stands for.
#[derive(Debug)]
pub(super) struct Quick {
    /// What it says beside its board, with the meanings of the tiles and everybody who is named.
    pub(super) setup: Setup,
    /// The tiles of the board.
    pub(super) laid: Vec<MapTile>,
    /// What was understood of it.
    pub(super) read_back: ReadBack,
}

/// The most cells of a quick map, which is meant to be typed.
const MOST_CELLS: usize = 20_000;

/// The longest map in whose problems cells are named, in bytes.
const MOST_NAMED: usize = 1 << 16;

/// What is said of joining.
const JOINING: &str = "Cities and roads connect to their neighbours unless you name the sides (`cN`).";

/// Reads a quick map and the questions beside it. `None` if there is a problem, which is reported.
pub(super) fn read(source: &SourceText, node: &Node, questions: &[Span], problems: &mut Problems) -> Option<Quick> {
    let before = problems.len();
    let rows = rows(source, node, problems)?;
    let cells: usize = rows.iter().map(|(row, _)| row.split_whitespace().count()).sum();
    if cells > MOST_CELLS {
        problems.push(said::map::too_large(cells, MOST_CELLS, node.span));
        return None;
    }
    let joined: Vec<(String, usize)> = rows.iter().map(|(row, start)| (parts::joined(row), *start)).collect();
    let rows: Vec<(&str, usize)> = joined.iter().map(|(row, start)| (row.as_str(), *start)).collect();
    let laid = drawn::cells(&rows, problems);
    if laid.is_empty() && problems.len() == before {
        problems.push(said::map::no_tile(node.span));
    }
    let typed_alone = node.span.start == 0;
    let mut people = if typed_alone { People::default() } else { People::of_a_file() };
    let mut cells: Vec<Cell> = Vec::new();
    let mut slips: Vec<Problem> = Vec::new();
    for (n, tile) in laid.iter().enumerate() {
        if let Some(slip) = apart(n.checked_sub(1).and_then(|n| laid.get(n)), tile) {
            slips.push(slip);
            continue;
        }
        match shows(tile, &mut people, problems) {
            Ok(Some(shows)) => {
                let name = name(tile.at, tile.shape);
                cells.push(Cell { name, shape: tile.shape, at: tile.at, span: tile.span, shows });
            }
            Ok(None) => {}
            Err(slip) => slips.push(*slip),
        }
    }
    // Who writes names of tiles writes many, and some of them are letters of parts; it is one slip.
    match slips.iter().position(said::cells::is_unknown) {
        Some(first) => problems.push(slips.swap_remove(first)),
        None => slips.into_iter().for_each(|slip| problems.push(slip)),
    }
    let mut asked = questions::QuickQuestions::default();
    if problems.len() == before {
        // Beside a side that its tile lacks, which is told when it is laid, what joins nothing is no slip of its own.
        if cells.iter().any(Cell::lacks_a_side) {
            join::join(&mut cells, &mut Problems::new());
            cells.iter_mut().for_each(Cell::leave_out_unjoined);
        } else {
            join::join(&mut cells, problems);
        }
    }
    let halves = questions::Halves::of(&cells, &people);
    for span in questions {
        questions::read(source, *span, &halves, &mut people, &mut asked, problems);
    }
    let meant = if problems.len() > before { Vec::new() } else { meant(&cells, problems) };
    for (cell, (what, _)) in cells.iter().zip(&meant) {
        if let What::Meant(meaning) = what {
            one_field(cell, meaning, problems);
        }
    }
    if problems.len() > before {
        return None;
    }
    let laid = cells.iter().zip(laid).zip(meant);
    let laid: Vec<MapTile> = laid.map(|((cell, laid), (what, _))| as_laid(cell, &laid, what)).collect();
    let quick = gather(&cells, laid, &people, asked, node.span);
    let comma = match rows.as_slice() {
        [(row, _)] => comma_missing(row),
        _ => None,
    };
    Some(Quick { read_back: ReadBack { comma, ..quick.read_back }, ..quick })
}

/// Returns the note on a map of a single row that begins with an empty space, as only the first of several rows needs to.
fn comma_missing(row: &str) -> Option<String> {
    let cells: Vec<&str> = row.split_whitespace().collect();
    if cells.len() < 3 || cells.first() != Some(&".") {
        return None;
    }
    let halves = cells.split_at(cells.len() / 2);
    let example =
        cells.len().is_multiple_of(2).then(|| format!(", as in `{}, {}`", halves.0.join(" "), halves.1.join(" ")));
    let example = example.unwrap_or_default();
    Some(format!("The map is a single row that begins with an empty space: a comma begins the next row{example}."))
}

/// The problem of a tile that belongs to the one before it: the letter of a side beside a part whose sides are not named,
/// `c w` and `r E=r`, or who stands there, `c red`.
fn apart(before: Option<&MapTile>, tile: &MapTile) -> Option<Problem> {
    let before =
        before.filter(|before| before.at.row == tile.at.row && before.at.column.saturating_add(1) == tile.at.column)?;
    let (What::Named(typed), What::Named(word)) = (&before.what, &tile.what) else { return None };
    let side = word.split('=').next().unwrap_or(word);
    // `city w` is as open as `c w`.
    let part = parts::usual(typed);
    let open = |part: &str| part.len() == 1 && parts::are_parts(part);
    // A capital alone is a printed tile.
    let meant = side.len() < word.len() || !parts::are_parts(word);
    if said::cells::is_side(side) && open(&part) && meant {
        return Some(said::cells::side_apart(side, word, (&part, before.span), tile.span));
    }
    said::whose::apart(word, (typed, before.span), tile.span)
}

/// Says of each problem of a quick map, from so many on, in which cell it is, and what stands there, if it does not.
pub(super) fn name_cells(source: &SourceText, node: &Node, after: usize, problems: &mut Problems) {
    // Each is looked for in its row; what is longer than anybody types is not.
    if problems.len() == after || node.span.range().len() > MOST_NAMED {
        return;
    }
    let Some(rows) = rows(source, node, &mut Problems::new()) else { return };
    let rows: Vec<(String, usize)> = rows.iter().map(|(row, start)| (parts::joined(row), *start)).collect();
    problems.reword(after, |problem| {
        let at = problem.span.start as usize;
        let (row, (text, start)) =
            rows.iter().enumerate().find(|(_, (text, start))| (*start..start + text.len()).contains(&at))?;
        let (before, _) = text.split_at_checked(at - start)?;
        let from = before.rfind([' ', '\t']).map_or(0, |n| n + 1);
        let column = before.get(..from)?.split([' ', '\t']).filter(|word| !word.is_empty()).count();
        let joined = text.get(from..)?.split([' ', '\t']).next()?;
        // As it is typed: `gate south`.
        let cell = source.text().get(start + from..start + from + joined.len())?;
        let space = Space::new(i32::try_from(column).ok()?, i32::try_from(row).ok()?);
        let (name, message) = (name(space, Shape::Square), &problem.message);
        let is_word = |word: &str| {
            let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            let corner = word.strip_prefix(name.as_str());
            corner.is_some_and(|rest| rest.is_empty() || Corner::ALL.iter().any(|corner| corner.word() == rest))
        };
        if message.split(' ').any(is_word) {
            return None;
        }
        let quoted = format!("`{}`", shorten(cell));
        Some(if message.contains(&quoted) {
            format!("cell {name}: {message}")
        } else {
            format!("cell {name}, {quoted}: {message}")
        })
    });
}

/// The rows of the map, each with the byte at which it begins.
fn rows<'s>(source: &'s SourceText, node: &Node, problems: &mut Problems) -> Option<Vec<(&'s str, usize)>> {
    let typed_alone = node.span.start == 0;
    let Value::Scalar(text, style) = &node.value else {
        problems.push(said::map::no_text(node.span, typed_alone));
        return None;
    };
    let lines: Vec<(&str, usize)> = if *style == Style::Literal {
        lines(source, node.span)
    } else {
        let written = source.slice(node.span);
        let line = source.text().get(node.span.end as usize..).unwrap_or_default();
        let line = line.split('\n').next().unwrap_or_default();
        let found = written.find(text.as_str()).filter(|_| !text.is_empty());
        match found {
            _ if node.is_null() || text.trim().is_empty() => {
                problems.push(said::map::empty(node.span, typed_alone));
                return None;
            }
            Some(at) if *style != Style::Plain || !line.contains('#') => {
                let mut start = node.span.start as usize + at;
                let mut lines = Vec::new();
                for line in written.get(at..at + text.len()).unwrap_or_default().split('\n') {
                    lines.push((line, start));
                    start += line.len() + 1;
                }
                lines
            }
            _ => {
                problems.push(said::map::read_differently(node.span, typed_alone));
                return None;
            }
        }
    };
    Some(cut(&lines, problems))
}

/// Cuts lines into rows at commas; a row between two that has nothing in it is reported.
pub(crate) fn cut<'s>(lines: &[(&'s str, usize)], problems: &mut Problems) -> Vec<(&'s str, usize)> {
    let mut rows: Vec<(&str, usize)> = Vec::new();
    // A comma at the end of a line ends one row, not two.
    let mut after_comma = false;
    for (line, start) in lines {
        let mut at = *start;
        let pieces: Vec<&str> = line.split(',').collect();
        for (n, piece) in pieces.iter().enumerate() {
            let blank = piece.trim().is_empty();
            let ends_line = n + 1 == pieces.len() && n > 0;
            if blank && n == 0 && pieces.len() > 1 && rows.iter().all(|(row, _)| row.is_empty()) {
                let comma = Span::new(at + piece.len(), at + piece.len() + 1);
                problems.push(said::map::blank_before(comma));
            }
            let begins_line = n == 0 && (pieces.len() == 1 || after_comma);
            if !(blank && (ends_line || begins_line)) {
                let row = piece.trim_end();
                let trimmed = row.trim_start();
                rows.push((trimmed, at + (row.len() - trimmed.len())));
            } else if blank && n == 0 && !after_comma {
                // A line with nothing on it.
                rows.push(("", at));
            }
            at += piece.len() + 1;
        }
        after_comma = pieces.len() > 1 && pieces.last().is_some_and(|last| last.trim().is_empty());
    }
    while rows.first().is_some_and(|(row, _)| row.is_empty()) {
        rows.remove(0);
    }
    while rows.last().is_some_and(|(row, _)| row.is_empty()) {
        rows.pop();
    }
    if let Some((_, at)) = rows.iter().find(|(row, _)| row.is_empty()) {
        problems.push(said::map::blank(Span::new(*at, *at)));
    }
    rows
}

/// What a tile of the map shows.
fn shows(tile: &MapTile, people: &mut People, problems: &mut Problems) -> Result<Option<Shows>, Box<Problem>> {
    let text = match &tile.what {
        What::Hash => return Ok(Some(Shows::Hash)),
        What::Named(word) => word,
        What::Meant(_) => return Ok(None),
    };
    let said = cell::read(text, tile.span, people)?;
    let Some(id) = said.printed else {
        return Ok(Some(Shows::Own(said.parts)));
    };
    let span = tile.span.part(0, id.len());
    if let Some(entry) = crate::tiles::entry(id.split('@').next().unwrap_or(&id))
        && let Some(problem) = said::cells::not_printed((&id, text), &entry.tile(), &said.parts, tile.span)
    {
        return Err(problem.boxed());
    }
    Ok(match (meaning::printed(&id, span, problems), tile.shape) {
        (Meaning::Printed(entry, _), Shape::Half(corner)) if entry.half => {
            let tile = entry.tile().rotate(corner.quarters());
            Some(Shows::Printed(id, Box::new(tile), said.parts))
        }
        (Meaning::Printed(entry, quarters), Shape::Square) if !entry.half => {
            Some(Shows::Printed(id, Box::new(entry.tile().rotate(quarters)), said.parts))
        }
        (Meaning::Printed(entry, _), _) if entry.id == "C" => {
            return Err(said::cells::all_city(span).boxed());
        }
        // That it cannot have this shape is said when it is laid.
        (Meaning::Printed(entry, _), _) => Some(Shows::Printed(id, Box::new(entry.tile()), said.parts)),
        (Meaning::Own(..) | Meaning::Faulty, _) => None,
    })
}

/// The tiles of a map as far as they can be read, and everybody who is named there; joined, whatever else is wrong.
pub(crate) fn made_out(rows: &[(&str, usize)]) -> (Vec<Cell>, People) {
    let (mut people, mut problems) = (People::default(), Problems::new());
    let mut cells: Vec<Cell> = Vec::new();
    for tile in drawn::cells(rows, &mut problems) {
        if let Ok(Some(shows)) = shows(&tile, &mut people, &mut problems) {
            let name = name(tile.at, tile.shape);
            cells.push(Cell { name, shape: tile.shape, at: tile.at, span: tile.span, shows });
        }
    }
    join::join(&mut cells, &mut problems);
    (cells, people)
}

/// What each tile means, with the same as it would be written.
fn meant(cells: &[Cell], problems: &mut Problems) -> Vec<(What, Option<Node>)> {
    let each = |cell: &Cell| {
        let node = words::meaning(cell);
        let what = match (&node, &cell.shows) {
            (None, _) => What::Hash,
            (Some(_), Shows::Printed(id, _, _)) => What::Named(id.as_str().into()),
            (Some(node), _) => What::Meant(Box::new(meaning::read(node, problems))),
        };
        (what, node)
    };
    cells.iter().map(each).collect()
}

/// Reports who stands on the field of a tile that has several.
fn one_field(cell: &Cell, meaning: &Meaning, problems: &mut Problems) {
    let vague =
        |part: &&parts::Part| part.kind == parts::Kind::Field && part.written.is_empty() && !part.who.is_empty();
    let Meaning::Own(sketch, _) = meaning else {
        return;
    };
    if let Some(part) = cell.shows.parts().iter().find(vague)
        && let Ok(tile) = sketch.lay_out(cell.shape)
        && tile.fields.len() > 1
    {
        let written: Vec<String> = tile.fields.iter().map(|field| format!("f{}", field.name())).collect();
        problems.push(said::cells::many_fields(part, &cell.name, &written));
    }
}

/// A tile of the map as the board takes it.
fn as_laid(cell: &Cell, laid: &MapTile, what: What) -> MapTile {
    let name = (!matches!(what, What::Hash)).then(|| cell.name.as_str().into());
    MapTile { what, name, ..laid.clone() }
}

/// Reads the questions that stand beside no board.
pub(super) fn read_questions(source: &SourceText, questions: &[Span], problems: &mut Problems) -> Option<Quick> {
    let before = problems.len();
    let (mut people, mut asked) = (People::default(), questions::QuickQuestions::default());
    let halves = questions::Halves::of(&[], &people);
    for span in questions {
        questions::read(source, *span, &halves, &mut people, &mut asked, problems);
    }
    let span = questions.first().copied().unwrap_or_default();
    let on_a_board = !asked.setup.tokens.is_empty() || asked.pieces.iter().any(|(_, piece)| piece.is_some());
    if on_a_board || asked.setup.ask.is_empty() {
        problems.push(said::map::without_board(span));
    }
    if problems.len() > before {
        return None;
    }
    let quick = gather(&[], Vec::new(), &people, asked, span);
    let read_back = ReadBack { tiles: "Understood: no board.".to_owned(), ..quick.read_back };
    Some(Quick { read_back, ..quick })
}

/// Puts together the setup for which a map and its questions stand.
fn gather(cells: &[Cell], laid: Vec<MapTile>, people: &People, asked: questions::QuickQuestions, span: Span) -> Quick {
    let mut setup = asked.setup;
    let mut standing: BTreeMap<usize, (Who, Vec<Name<PieceName>>)> = BTreeMap::new();
    let mut stand = |who: Who, piece: Option<Node>| {
        standing.entry(who.player).or_insert_with(|| (who, Vec::new())).1.extend(piece.map(Name::from));
    };
    let mut tokens = Vec::new();
    for cell in cells {
        for part in cell.shows.parts() {
            if let Some(axis) = join::bridge(part) {
                let word = |text: &str| Node::word(text, part.span);
                let bridge = SetupBridge { bridge: word(&cell.name).into(), direction: word(axis.word()).into() };
                tokens.push(At { value: SetupToken::Bridge(bridge), span: part.span });
            }
            for who in &part.who {
                let place = words::place(cell, part).unwrap_or_default();
                stand(*who, Some(Node::word(words::meeple(&place, part, *who), who.span)));
            }
        }
    }
    for (who, piece) in asked.pieces {
        stand(who, piece);
    }
    let name = |who: Who| Node::word(people.name(who), who.span);
    if standing.values().any(|(_, pieces)| pieces.is_empty()) {
        setup.players = Some(Node::list(standing.values().map(|(who, _)| name(*who)).collect(), span));
    }
    let pieces = standing.into_values().filter(|(_, pieces)| !pieces.is_empty()).map(|(who, pieces)| {
        let value = Some(SetupPieces { pieces, is_listed: true, is_bracketed: false });
        (name(who).into(), At { value, span })
    });
    setup.meeples = ByPlayer { players: pieces.collect(), span: Some(span) };
    setup.tokens = [tokens, setup.tokens].concat();
    for (who, about, value) in asked.claims {
        let claims = SetupClaims { claims: vec![(about.into(), value)] };
        let of_one = ByPlayer { players: vec![(name(who).into(), At { value: Some(claims), span })], span: Some(span) };
        setup.claims.extend(of_one, |own, others| own.claims.extend(others.claims));
    }
    let meant = cells.iter().filter_map(|cell| Some((cell.name.as_str(), words::meaning(cell)?)));
    let meant: Vec<(&str, Node)> = meant.collect();
    setup.tiles = (!meant.is_empty()).then(|| Node::map(meant, span));
    let rows: Vec<Node> = map_rows(&laid).into_iter().map(|row| Node::word(row, span)).collect();
    setup.board = (!rows.is_empty()).then(|| Node::list(rows, span));
    let read_back = ReadBack {
        tiles: told(cells, people),
        names: people.noted(),
        comma: None,
        joining: cells.iter().any(Cell::joins).then_some(JOINING),
        yaml: setup.to_yaml(),
        sides: cells.iter().map(|cell| (cell.name.clone(), words::typed(cell, people))).collect(),
        guessed_ends: join::guessed_ends(cells),
        only_asked: asked.only,
        of_a_file: people.of_the_file(),
    };
    Quick { setup, laid, read_back }
}

/// Every tile in words; those that show the same are told together.
fn told(cells: &[Cell], people: &People) -> String {
    let mut tiles: Vec<(String, Vec<&str>)> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    let mut idle: Vec<&str> = Vec::new();
    for cell in cells {
        let Some(said) = words::told(cell, people) else {
            idle.push(&cell.name);
            continue;
        };
        let at = *known.entry(said.clone()).or_insert(tiles.len());
        match tiles.get_mut(at) {
            Some((_, names)) => names.push(&cell.name),
            None => tiles.push((said, vec![&cell.name])),
        }
    }
    let mut phrases: Vec<String> = tiles.iter().map(|(said, names)| format!("{} {said}", names.join(", "))).collect();
    if !idle.is_empty() {
        phrases.push(format!("{} unknown tile", idle.join(", ")));
    }
    format!("Understood: {}.", phrases.join("; "))
}

/// Whether a text reads like a quick map: cells that are all signs, printed ids or parts.
pub fn looks_quick(text: &str) -> bool {
    let text = parts::joined(text);
    let mut cells = text.split([' ', '\t', ',', '\n']).filter(|cell| !cell.is_empty()).peekable();
    text.contains([' ', ',', '\\', '=']) && cells.peek().is_some() && cells.all(is_cell)
}

/// Whether a word reads like a cell: a sign, printed ids or parts, in whatever state.
pub(crate) fn is_cell(word: &str) -> bool {
    let is_part = |word: &str| {
        let bare = word.split(['=', '+', '@']).next().unwrap_or(word);
        matches!(bare, "." | "#") || parts::are_parts(bare) || crate::tiles::entry(bare).is_some()
    };
    matches!(word, "<" | "^") || word.split(['/', '\\']).all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_letters() {
        let at = |column| name(Space::new(column, 0), Shape::Square);
        assert_eq!([0, 25, 26, 51, 52, 701, 702].map(at), ["a1", "z1", "aa1", "az1", "ba1", "zz1", "aaa1"]);
    }

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
