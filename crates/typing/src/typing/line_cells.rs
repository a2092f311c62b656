//! Lines that change cells one by one: `b1 c*=r, a2 f`.

use carcassonne_base::gathering::distinct;
use carcassonne_board::geometry::Corner;
use carcassonne_position::quick::address::{Address, split_corner};
use carcassonne_position::quick::named_players::{colour_meant, letter_meant};
use carcassonne_position::quick::problems::cells as quick_cells;
use carcassonne_position::quick::{cell_parts, is_cell};
use carcassonne_text::{RefusedText, Span, phrase, problem};
use carcassonne_words::messages::plain::{Arg, Sentence};

use super::cell_changes::cell_text;
use super::change::Change;
use super::draft::Draft;
use super::line_input::LineInput;
use super::line_words::suggest_cell_line;
use super::problems::{lines, typed_cells as cells};
use crate::repairs::{cell_in_letters, is_empty_word};

impl Draft {
    /// Reads cells, each with its text: `b1 c*=r, a2 f`.
    pub(super) fn read_cells(&self, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let mut draft = self.clone();
        let mut set: Vec<(Address, String, Span)> = Vec::new();
        for piece in typed.text.split(',').filter(|piece| !piece.trim().is_empty()) {
            let (at, text) = self.read_cell(piece.trim(), typed)?;
            let usual = cell_parts::normalize_cell(&text.split_whitespace().collect::<Vec<&str>>().join("-"));
            let usual = if is_empty_word(text) { ".".to_owned() } else { usual };
            draft.set(at, &usual).map_err(|slip| typed.refuse_slip(self, typed.span_of(piece.trim()), slip))?;
            set.push((at, text.to_owned(), typed.span_of(text)));
        }
        draft.trim();
        if draft.is_empty() && !draft.questions.is_empty() {
            return Err(typed.refuse(problem!(typed.span, lines::QuestionsWithoutBoard)));
        }
        let mut change = draft.into_change(typed)?;
        change.set_cells = set;
        change.find_typed();
        Ok(change)
    }

    fn read_cell<'l>(&self, piece: &'l str, typed: &LineInput<'l>) -> Result<(Address, &'l str), RefusedText> {
        let words: Vec<&str> = piece.split_whitespace().collect();
        let joined = cell_parts::join_side_words(piece);
        if let [_, cell] = joined.split_whitespace().collect::<Vec<&str>>().as_slice()
            && words.len() > 2
            && let Some(at) = Address::read(cell_name(words.first().copied().unwrap_or_default()))
        {
            // `b1 city west`: the text as it was typed, which has the same length.
            let from = piece.len() - cell.len();
            return Ok((at, piece.get(from..).unwrap_or_default()));
        }
        let first = words.first().copied().unwrap_or_default();
        let name = cell_name(first);
        let Some(at) = Address::read(name) else {
            let slip = phrase!(cells::NoCell { word: first.to_owned() });
            return Err(typed.refuse_slip(self, typed.span_of(first), slip));
        };
        // `b1=r`: a player right behind the cell.
        let glued = first.get(name.len()..).filter(|rest| rest.starts_with('='));
        // `b2ne=c`: a part in place of a player.
        if let (Some(part), 1) = (glued.and_then(|text| text.strip_prefix('=')), words.len())
            && is_cell(part)
            && colour_meant(part).is_none()
            && part.chars().skip(1).all(|c| !c.is_lowercase())
        {
            let lines = Arg::texts(self.with_half_lines(&format!("{at} {part}")));
            let slip = phrase!(cells::NoPlayer { part: part.to_owned(), lines });
            return Err(typed.refuse_slip(self, typed.span_of(piece), slip));
        }
        match (glued, words.get(1..).unwrap_or_default()) {
            (Some(text), []) => Ok((at, text)),
            (None, [text]) => self.read_one_word(at, text, typed),
            (None, []) => Err(self.refuse_bare_cell(at, piece, typed)),
            (_, [shows, "<" | "^"]) if at.corner.is_none() => {
                let lines = self.suggest_doubles(&format!("{at} {shows} double")).unwrap_or_default();
                let slip = phrase!(cells::DoubleInOneCell { lines: Arg::texts(lines), shown: true });
                Err(typed.refuse_slip(self, typed.span_of(piece), slip))
            }
            (_, many) => Err(self.refuse_many_words(at, many, piece, typed)),
        }
    }

    /// Returns the refusal of a cell with a text of several words.
    fn refuse_many_words(&self, at: Address, many: &[&str], piece: &str, typed: &LineInput<'_>) -> RefusedText {
        if let Some(slip) = find_stray_sign(at, many).or_else(|| find_split_word(at, many)) {
            return typed.refuse_slip(self, typed.span_of(piece), slip);
        }
        let (one, other) = (many.first().copied(), many.get(1).copied());
        let (one, other) = (one.unwrap_or("c"), other.unwrap_or("c"));
        let is_apart = |word: &&str| word.ends_with(['/', '\\']) || word.starts_with(['/', '\\', '=']);
        let (cause, line) = if many.iter().any(is_apart) {
            ("spaces", format!("{at} {}", many.concat()))
        } else if let [part, sides] = many
            && quick_cells::is_side(sides)
        {
            ("sides", format!("{at} {part}{}", sides.to_uppercase()))
        } else if let [_, cell, text, ..] = many
            && Address::read(cell).is_some()
        {
            // `a1 c b1 r` lacks only the comma.
            ("cells", format!("{at} {one}, {cell} {text}"))
        } else {
            let next = Address { column: at.column + 1, corner: None, ..at };
            ("cells", format!("{at} {one}, {next} {other}"))
        };
        let extra = many.last().copied().unwrap_or_default();
        let slip = phrase!(cells::ExtraCell { extra: extra.to_owned(), cause, lines: Arg::texts([line]) });
        typed.refuse_slip(self, typed.span_of(extra), slip)
    }

    /// Returns a cell and its text of one word; refuses a double-size tile, a part in other words or a player alone,
    /// with the line to type.
    fn read_one_word<'l>(
        &self,
        at: Address,
        text: &'l str,
        typed: &LineInput<'l>,
    ) -> Result<(Address, &'l str), RefusedText> {
        // `b1 double`, `b1 c<`
        let glued = text.strip_suffix(['<', '^']).filter(|shows| !shows.is_empty());
        if (text.to_lowercase() == "double" || glued.is_some())
            && let Some(lines) = self.suggest_doubles(&format!("{at} {} double", glued.unwrap_or_default()))
        {
            let slip = phrase!(cells::DoubleInOneCell { lines: Arg::texts(lines), shown: false });
            return Err(typed.refuse_slip(self, typed.span_of(text), slip));
        }
        let lettered = cell_in_letters(text).map(|own| format!("{at} {own}"));
        let player = letter_meant(text).map(|who| format!("{at} ={who}"));
        let Some(line) = lettered.or(player) else { return Ok((at, text)) };
        let slip = phrase!(cells::NoPart { word: text.to_owned(), lines: Arg::texts([&line]), line: &line });
        Err(typed.refuse_slip(self, typed.span_of(text), slip))
    }

    /// Returns the refusal of a line that names nothing but a cell.
    fn refuse_bare_cell(&self, at: Address, piece: &str, typed: &LineInput<'_>) -> RefusedText {
        let is = cell_text(self, at);
        let name = at.to_string();
        let asked = self.questions.iter().any(|asked| asked.contains(&name));
        let is_empty = is == ".";
        let shows = ["f=r", "c=r", "r=r", "m=r", "cN=r", "#"].map(|text| format!("{at} {text}"));
        let lines = Arg::texts(shows.iter().filter(|_| is_empty));
        let present = Some(is).filter(|_| !is_empty);
        let slip = phrase!(cells::CellWithoutText { at, present, lines, asked });
        typed.refuse_slip(self, typed.span_of(piece), slip)
    }

    /// Returns the slip of a line whose cell is not its first word, or that asks for a double-size tile; else `None`.
    pub(super) fn find_late_cell(&self, line: &str) -> Option<Sentence> {
        if let Some(line) = suggest_cell_line(line, |at| self.without_meeples(at)) {
            return Some(phrase!(cells::CellNotFirst { lines: Arg::texts(self.with_half_lines(&line)) }));
        }
        let lines = Arg::texts(self.suggest_doubles(line)?);
        Some(phrase!(cells::DoubleInOneCell { lines, shown: false }))
    }

    /// Returns lines that place a double-size tile for a line that asks for one, `double b1`; `None` for any other
    /// line.
    fn suggest_doubles(&self, line: &str) -> Option<Vec<String>> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_named =
            |word: &&str| matches!(word.to_lowercase().as_str(), "double" | "doppelt" | "dubbel" | "double-size");
        let at = words.iter().find_map(|word| Address::read(word.trim_matches([',', ':'])))?;
        if !words.iter().any(is_named) || at.corner.is_some() {
            return None;
        }
        let said = words.iter().find(|word| is_cell(word) && Address::read(word).is_none());
        let lies = cell_text(self, at);
        let all = said.copied().into_iter().chain((lies != ".").then_some(lies.as_str()));
        let sided = said.and_then(|said| Some((said.get(..1)?, said.get(1..)?)));
        let sided: Vec<String> = sided.map_or_else(Vec::new, |(part, rest)| {
            ["W", "E"].iter().map(|side| format!("{part}{side}{rest}")).collect()
        });
        let once = distinct(all.chain(sided.iter().map(String::as_str)).chain(["c", "f", "r"]));
        let (east, south) =
            (Address { column: at.column + 1, corner: None, ..at }, Address { row: at.row + 1, corner: None, ..at });
        let each = |shows: &&str| [format!("{at} {shows}, {east} <"), format!("{at} {shows}, {south} ^")];
        Some(once.iter().flat_map(each).collect())
    }

    /// Returns a line on a cell, and the same for each of the halves that lie there.
    fn with_half_lines(&self, line: &str) -> Vec<String> {
        let mut all = vec![line.to_owned()];
        if let Some((cell, shows)) = line.split_once(' ')
            && let Some(at) = Address::read(cell).filter(|at| at.corner.is_none())
        {
            let halves = Corner::ALL.map(|corner| Address { corner: Some(corner), ..at });
            let lies = halves.into_iter().filter(|half| cell_text(self, *half) != ".");
            all.extend(lies.map(|half| format!("{half} {shows}")));
        }
        all
    }

    fn without_meeples(&self, at: Address) -> String {
        let cell = cell_text(self, at);
        let parts = cell.split('+').map(|part| part.split('=').next().unwrap_or(part));
        parts.collect::<Vec<&str>>().join("+")
    }
}

/// Returns the name of a cell without the text right behind it.
pub(super) fn cell_name(word: &str) -> &str {
    let word = word.split('=').next().unwrap_or(word);
    word.strip_suffix([':', ',']).unwrap_or(word)
}

/// Returns the slip, with its place, of a cell with a wrong corner or with a sign behind it; `None` if there is none.
pub(super) fn find_wrong_cell(first: &str, rest: &str, typed: &LineInput<'_>) -> Option<(Span, Sentence)> {
    if let Some((space, corner)) = split_corner(first)
        && !rest.is_empty()
    {
        let lines = Arg::texts(Corner::ALL.map(|c| format!("{space}{} {rest}", c.word())));
        return Some((typed.span_of(first), phrase!(cells::NoCorner { corner: corner.to_owned(), space, lines })));
    }
    let (cell, rest) = typed.text.split_once([',', ';'])?;
    let at = Address::read(cell.trim()).filter(|_| !rest.trim().is_empty())?;
    let sign = typed.text.get(cell.len()..=cell.len()).unwrap_or(",");
    let lines = Arg::texts([format!("{at} {}", rest.trim())]);
    Some((typed.span, phrase!(cells::NeedlessSign { sign: sign.to_owned(), place: "cell", lines })))
}

/// Returns the slip of two words that belong together, as in `b1 c red`, `b1 sw c` and `b1 c=r large`; `None` for
/// others.
fn find_split_word(at: Address, words: &[&str]) -> Option<Sentence> {
    let [first, second] = words else { return None };
    let corner = Corner::ALL.into_iter().find(|corner| corner.word() == first.to_lowercase());
    let large = ["large", "big", "groß", "gross", "groot"].contains(&second.to_lowercase().as_str());
    let line = match (corner, letter_meant(second), first.split_once('=')) {
        (Some(corner), ..) if at.corner.is_none() => {
            format!("{} {second}", Address { corner: Some(corner), ..at })
        }
        (_, Some(who), None) => format!("{at} {first}={who}"),
        (_, _, Some((part, who))) if large => format!("{at} {part}={}", who.to_uppercase()),
        _ => return None,
    };
    let (first, second) = ((*first).to_owned(), (*second).to_owned());
    Some(phrase!(cells::SpaceInsideCell { first, second, lines: Arg::texts([line]) }))
}

/// Returns the slip of a sign between a cell and its text, as in `b1 = cW`; `None` if there is none.
fn find_stray_sign(at: Address, words: &[&str]) -> Option<Sentence> {
    let [sign, text] = words else { return None };
    if !matches!(*sign, "=" | ":" | "-" | "is" | "->") || text.starts_with('=') {
        return None;
    }
    // A single letter may mean a player, as a colour does.
    let stands = (text.len() == 1).then(|| format!("{at} ={text}"));
    let stands = stands.or_else(|| letter_meant(text).map(|who| format!("{at} ={who}")));
    let lines = [format!("{at} {text}")].into_iter().chain(stands);
    Some(phrase!(cells::NeedlessSign { sign: (*sign).to_owned(), place: "between", lines: Arg::texts(lines) }))
}
