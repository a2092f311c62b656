//! The meaning of a line, and the draft after it.

use std::sync::Arc;

use super::cell_changes::cell_text;
use super::change::Change;
use super::command;
use super::draft::Draft;
use super::draft_tiles::DraftTile;
use super::line_words::{
    Verb, explain_unknown_word, find_cleared_space, is_claim_line, is_map, is_tile_or_pattern, suggest_all_farmers,
    suggest_cell_line, suggest_command, suggest_meeple_line,
};
use super::problems::advice::{Advice, Slip};
use super::problems::cell_slips::{self, ExtraCell};
use super::problems::lines::{self, Ways};
use crate::geometry::Corner;
use crate::hints::{cell_in_letters, is_empty_word, questions_meant};
use crate::scenario::quick::address::{Address, MOST, cornered};
use crate::scenario::quick::people::{colour_meant, letter_meant};
use crate::scenario::quick::problems::cells;
use crate::scenario::quick::{QuickText, is_cell, parts, short_forms};
use crate::scenario::{PATTERNS, Pattern};
use crate::text::{Problem, RefusedText, SourceText, Span};

/// The most lines of an advice that are tried, and the most that are shown.
const MOST_TRIED: usize = 16;
const MOST_ADVISED: usize = 3;
/// The most cells of a draft on which lines are tried.
const MOST_CELLS_TRIED: usize = 200;
/// The most questions that a draft may have.
const MOST_QUESTIONS: usize = 50;

/// The meaning of a line.
#[derive(Debug, Clone)]
pub enum Instruction {
    /// A change to the draft, to be kept if it can be opened.
    Change(Box<Change>),
    /// A number of changes to undo.
    Undo(usize),
    /// A number of changes to redo.
    Redo(usize),
    /// A request for the reasons of the answer.
    Why,
    /// A request for the scenario that the draft stands for.
    Yaml,
    /// A request for the draft as a command.
    Map,
    /// A name of a file in which to save the scenario.
    Save(String),
    /// A choice of rule sets, as it is written.
    Rules(String),
    /// A request for help.
    Help,
    /// The end of the conversation.
    Done,
}

/// A line while it is read.
struct LineInput<'l> {
    source: &'l Arc<SourceText>,
    /// The line without the spaces at its ends.
    text: &'l str,
    span: Span,
    /// Set if the line is advice that is tried; then no advice is looked for, since nobody would read it.
    is_advice: bool,
}

impl<'l> LineInput<'l> {
    fn from_source(source: &'l Arc<SourceText>) -> Self {
        let line = source.text();
        let text = line.trim();
        let whole = Span::new(0, 0).part(line.len() - line.trim_start().len(), text.len());
        Self { source, text, span: whole, is_advice: false }
    }

    /// Returns the place in the line of a part that was cut out of its text.
    fn span_of(&self, part: &str) -> Span {
        let from = part.as_ptr().addr().saturating_sub(self.text.as_ptr().addr());
        self.span.part(from.min(self.text.len()), part.len())
    }

    fn refuse(&self, problem: Problem) -> RefusedText {
        RefusedText::for_problem(self.source, problem)
    }

    /// Returns a map with its questions, which can be opened; an error if the text is too large.
    fn to_quick_text(&self, map: &str, questions: &[String]) -> Result<QuickText, RefusedText> {
        let name = self.source.name();
        QuickText::new(name, map, questions)
            .map(|text| text.answered_in(self.source.language()))
            .map_err(|message| lines::map_is_no_text(name, message))
    }

    fn refuse_slip(&self, draft: &Draft, span: Span, slip: Slip) -> RefusedText {
        let help = draft.advise(&slip.advice, self);
        self.refuse(slip.into_problem(help, span))
    }
}

impl Draft {
    /// Reads a line: cells with their texts, a question, a pattern, a whole map, or a verb.
    ///
    /// # Errors
    ///
    /// [`RefusedText`], with the one problem of the line. A problem of the new draft shows only when it is opened
    /// ([`Change::refused`]).
    pub fn read_line(&self, line: &Arc<SourceText>) -> Result<Instruction, RefusedText> {
        self.read(&LineInput::from_source(line))
    }

    /// Reads a line that was typed, or that is tried as advice.
    fn read(&self, typed: &LineInput<'_>) -> Result<Instruction, RefusedText> {
        let first = typed.text.split_whitespace().next().unwrap_or_default();
        let rest = typed.text.get(first.len()..).unwrap_or_default().trim();
        if typed.text.is_empty() {
            return Ok(Instruction::Done);
        }
        if let Some(verb) = Verb::from_word(first) {
            return self.read_verb(verb, first, rest, typed);
        }
        if short_forms::is_free_text(typed.text) {
            return Ok(Instruction::Change(Box::new(self.add_question(typed.text, typed)?)));
        }
        if let Some(help) = suggest_command(typed.text) {
            return Err(typed.refuse(lines::unknown_command(first, help, typed.span_of(first))));
        }
        // A single word may name both a question and a pattern, in small or capital letters.
        let lower = first.to_lowercase();
        let form = short_forms::form_of(if rest.is_empty() { &lower } else { first });
        let cell = first.trim_end_matches(',');
        let change = if command::is_command(typed.text) {
            self.read_command(typed)?
        } else if Address::read(cell_name(first)).is_some() {
            self.read_cells(typed)?
        } else if let Some(cleared) = find_cleared_space(typed.text)
            && let Ok(line) = SourceText::new(typed.source.name(), format!("{cleared} .").into_bytes())
        {
            self.read_cells(&LineInput::from_source(&Arc::new(line.with_language(typed.source.language()))))?
        } else if let Some(line) = suggest_cell_line(typed.text, |at| self.without_meeples(at)) {
            let slip = cell_slips::begins_with_its_cell(self.with_half_lines(&line));
            return Err(typed.refuse_slip(self, typed.span, slip));
        } else if let Some(lines) = self.suggest_doubles(typed.text) {
            return Err(typed.refuse_slip(self, typed.span, cell_slips::takes_two_cells(lines, false)));
        } else if is_claim_line(typed.text) && short_forms::begins_yaml(first) {
            self.read_pattern(typed.text, typed)?
        } else if short_forms::begins_yaml(first) || (form.is_some() && !rest.is_empty()) {
            self.add_question(typed.text, typed)?
        } else if let Some(form) = form
            && !self.is_empty()
        {
            let problem = lines::question_or_pattern((first, &lower), form, typed.span);
            return Err(typed.refuse(problem));
        } else if let Some((space, corner)) = cornered(first)
            && !rest.is_empty()
        {
            let slip = cell_slips::no_corner(corner, space, rest);
            return Err(typed.refuse_slip(self, typed.span_of(first), slip));
        } else if let Some((cell, rest)) = typed.text.split_once([',', ';'])
            && let (Some(at), false) = (Address::read(cell.trim()), rest.trim().is_empty())
        {
            let sign = typed.text.get(cell.len()..=cell.len()).unwrap_or(",");
            let slip = cell_slips::sign_behind(sign, at, rest.trim());
            return Err(typed.refuse_slip(self, typed.span, slip));
        } else if !is_cell(cell) && (is_claim_line(typed.text) || !questions_meant(typed.text).is_empty()) {
            // `Barn a1@se r` has a sign of maps, `@`.
            self.read_pattern(typed.text, typed)?
        } else if !is_cell(cell) && short_forms::is_refused_by_kind(first, typed.text) {
            // The problem of such a question is found when the draft is opened, and reads the same as beside a map.
            self.add_question(typed.text, typed)?
        } else if is_map(typed.text) && !is_tile_or_pattern(typed.text) {
            self.read_map((typed.text, Some(typed.span)), &[], typed)?
        } else {
            self.read_pattern(typed.text, typed)?
        };
        Ok(Instruction::Change(Box::new(change)))
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
        let all = all.chain(sided.iter().map(String::as_str)).chain(["c", "f", "r"]);
        let mut once: Vec<&str> = Vec::new();
        for shows in all {
            if !once.contains(&shows) {
                once.push(shows);
            }
        }
        let all = once;
        let (east, south) =
            (Address { column: at.column + 1, corner: None, ..at }, Address { row: at.row + 1, corner: None, ..at });
        let each = |shows: &&str| [format!("{at} {shows}, {east} <"), format!("{at} {shows}, {south} ^")];
        Some(all.iter().flat_map(each).collect())
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

    /// Returns the text of a cell without its meeples.
    fn without_meeples(&self, at: Address) -> String {
        let cell = cell_text(self, at);
        let parts = cell.split('+').map(|part| part.split('=').next().unwrap_or(part));
        parts.collect::<Vec<&str>>().join("+")
    }

    /// Returns `true` if a line would be taken.
    fn accepts_line(&self, line: &str) -> bool {
        let Ok(source) = SourceText::new("", line.as_bytes().to_vec()) else { return false };
        match self.read(&LineInput { is_advice: true, ..LineInput::from_source(&Arc::new(source)) }) {
            // The tiles that are there keep their sides, if these are known.
            Ok(Instruction::Change(change)) => {
                let named = |tile: DraftTile| Some((tile.at, tile.named?));
                let sides: Vec<(String, String)> = self.tiles().into_iter().filter_map(named).collect();
                change.keep_listed_sides(&sides).can_be_read()
            }
            Ok(_) => true,
            Err(_) => false,
        }
    }

    /// Returns the help of an advice, with those of its lines that would be taken.
    fn advise(&self, advice: &Advice, typed: &LineInput<'_>) -> String {
        if typed.is_advice {
            return advice.fallback.clone();
        }
        // Each try reads the whole board.
        let small = self.rows.iter().map(Vec::len).sum::<usize>() <= MOST_CELLS_TRIED;
        let tried = |line: &&String| small && self.accepts_line(line);
        let lines = advice.lines.iter().take(MOST_TRIED).filter(tried);
        advice.to_sentence(lines.take(MOST_ADVISED).map(String::as_str))
    }

    /// Reads a line that begins with a verb: the verb, its word, and the rest of the line.
    fn read_verb(&self, verb: Verb, word: &str, rest: &str, typed: &LineInput<'_>) -> Result<Instruction, RefusedText> {
        let place = if rest.is_empty() { typed.span } else { typed.span_of(rest) };
        let refused = |problem: Problem| Err(typed.refuse(problem));
        let steps = || match rest {
            "" => Some(1),
            "all" => Some(usize::MAX),
            _ => rest.parse::<usize>().ok().filter(|steps| *steps > 0),
        };
        let change = match verb {
            Verb::New if rest.is_empty() => Self::change_to(Self::default(), typed)?,
            Verb::New => self.read_pattern(rest, typed)?,
            Verb::Forget => self.forget_question(rest, typed)?,
            Verb::Undo | Verb::Redo => {
                return match (steps(), verb) {
                    (Some(steps), Verb::Undo) => Ok(Instruction::Undo(steps)),
                    (Some(steps), _) => Ok(Instruction::Redo(steps)),
                    (None, _) => refused(lines::no_number_of_changes(rest, word, place)),
                };
            }
            Verb::Save if rest.is_empty() => return refused(lines::no_file_name(place)),
            Verb::Save => {
                // `save as quarrel.yaml`
                let name = rest.strip_prefix("as ").unwrap_or(rest).trim();
                return Ok(Instruction::Save(name.to_owned()));
            }
            Verb::Rules => return Ok(Instruction::Rules(rest.to_owned())),
            _ if !rest.is_empty() => return refused(lines::stands_alone(rest, word, place)),
            Verb::North => self.widen(false, true, typed)?,
            Verb::West => self.widen(true, false, typed)?,
            Verb::Why => return Ok(Instruction::Why),
            Verb::Yaml => return Ok(Instruction::Yaml),
            Verb::Map => return Ok(Instruction::Map),
            Verb::Help => return Ok(Instruction::Help),
            Verb::Done => return Ok(Instruction::Done),
        };
        Ok(Instruction::Change(Box::new(change)))
    }

    /// Returns the change to a draft of which no part was typed letter by letter.
    fn change_to(draft: Self, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let text = typed.to_quick_text(&draft.map(), &draft.questions)?;
        let line = Arc::clone(typed.source);
        Ok(Change {
            draft,
            text,
            typed_spans: Vec::new(),
            line,
            line_span: typed.span,
            forgotten: Vec::new(),
            set_cells: Vec::new(),
            kept_tiles: Vec::new(),
            ignored_options: String::new(),
            pattern: None,
        })
    }

    /// Returns the change to a whole map with its questions; each with its place in the line, `None` if it was not
    /// typed there.
    fn read_map(
        &self,
        (map, place): (&str, Option<Span>),
        questions: &[(&str, Option<Span>)],
        typed: &LineInput<'_>,
    ) -> Result<Change, RefusedText> {
        let asked: Vec<&str> = questions.iter().map(|(question, _)| *question).collect();
        // Questions asked without a board are asked of the new one.
        let kept_questions: Vec<&str> = if self.is_empty() {
            self.questions.iter().map(String::as_str).filter(|q| !asked.contains(q)).collect()
        } else {
            Vec::new()
        };
        let asked: Vec<&str> = kept_questions.iter().copied().chain(asked).collect();
        let draft = Self::new(map, &asked);
        let owned: Vec<String> = asked.iter().map(|&question| question.to_owned()).collect();
        if draft.columns() > MOST || draft.rows.len() > MOST {
            return Err(typed.refuse(lines::map_too_large(MOST, typed.span)));
        }
        let text = typed.to_quick_text(map, &owned)?;
        let mut places: Vec<(Span, Span)> = Vec::new();
        let spans = questions.iter().map(|(_, span)| *span);
        for (own, span) in text.questions().iter().skip(kept_questions.len()).zip(spans) {
            places.extend(span.map(|span| (*own, span)));
        }
        let forgotten = self.questions.iter().filter(|asked| !draft.questions.contains(asked));
        let forgotten = forgotten.cloned().collect();
        places.extend(place.map(|place| (Span::new(0, map.len()), place)));
        let line = Arc::clone(typed.source);
        Ok(Change {
            draft,
            text,
            typed_spans: places,
            line,
            line_span: typed.span,
            forgotten,
            set_cells: Vec::new(),
            kept_tiles: Vec::new(),
            ignored_options: String::new(),
            pattern: None,
        })
    }

    /// Reads a command that was printed, or the quoted words of one.
    fn read_command(&self, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let (words, options) = command::words(typed.text).map_err(|span| {
            let part = typed.text.get(span.range()).unwrap_or_default();
            typed.refuse(if part.starts_with('-') {
                let place = typed.span.part(span.range().start, span.range().len());
                lines::option_before_map(place)
            } else {
                let map = typed.text.trim_start_matches(command::COMMAND).trim();
                lines::no_quotes(map, typed.span)
            })
        })?;
        // Without a board, a question stands in place of the map.
        let boardless = words.first().is_some_and(|(word, _)| short_forms::is_question(word));
        let nothing = (String::new(), Span::default());
        let all: Vec<&command::Word> = boardless.then_some(&nothing).into_iter().chain(&words).collect();
        let Some((&(ref map, at), questions)) = all.split_first().map(|(first, rest)| (*first, rest)) else {
            return Err(typed.refuse(lines::no_map(typed.span)));
        };
        // A word with a quote in it is longer in the line than in the draft, so it has no place letter by letter.
        let to_line_span = |word: &str, at: Span| {
            let span = typed.span.part(at.range().start, at.range().len());
            (word.len() == at.range().len()).then_some(span)
        };
        let asked: Vec<(&str, Option<Span>)> =
            questions.iter().map(|(word, at)| (word.as_str(), to_line_span(word, *at))).collect();
        let change = self.read_map((map, to_line_span(map, at)), &asked, typed)?;
        Ok(Change { ignored_options: options.to_owned(), ..change })
    }

    /// Reads a pattern by its name, the beginnings of its parts, or words of its question; refuses a line that means
    /// none or several.
    fn read_pattern(&self, word: &str, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let meant = Pattern::find(word);
        match meant.as_slice() {
            [only] if !is_tile_or_pattern(word) => {
                let (map, question) = only.quick;
                let questions: Vec<(&str, Option<Span>)> = question.map(|q| (q, None)).into_iter().collect();
                let change = self.read_map((map, None), &questions, typed)?;
                // The name of the pattern is shown only if it was not typed.
                let pattern = Some(only.name).filter(|_| !only.is_called(word));
                Ok(Change { pattern, ..change })
            }
            [] => {
                let first = word.split_whitespace().next().unwrap_or(word);
                let is_pattern = PATTERNS.iter().any(|pattern| pattern.name == first);
                let mut lines = questions_meant(typed.text);
                if lines.is_empty() {
                    lines.extend(suggest_meeple_line(typed.text));
                }
                lines.extend(suggest_all_farmers(typed.text));
                let otherwise = explain_unknown_word(first, typed.text);
                let help = self.advise(&Advice::write(lines, otherwise), typed);
                let place = typed.span_of(first);
                Err(typed.refuse(if is_pattern {
                    lines::more_than_a_pattern(first, help, place)
                } else {
                    lines::unknown_command(first, help, place)
                }))
            }
            several => Err(typed.refuse(self.ambiguous_pattern(word, several, typed.span_of(word)))),
        }
    }

    /// Returns the problem of a word that means several patterns, or a pattern or a tile.
    fn ambiguous_pattern(&self, word: &str, meant: &[&Pattern], place: Span) -> Problem {
        // With a board, the same word may ask a question, so the pattern needs `new`.
        let line = |pattern: &&Pattern| {
            let asks = !self.is_empty() && short_forms::form_of(pattern.name).is_some();
            format!("{}{}", if asks { "new " } else { "" }, pattern.name)
        };
        let patterns: Vec<String> = meant.iter().map(line).collect();
        let sides = ["", "N", "E", "S", "W"].map(|side| format!("a1 {word}{side}"));
        let tile = sides.iter().find(|line| is_tile_or_pattern(word) && self.accepts_line(line));
        let ways = Ways { patterns: &patterns, tile: tile.map(String::as_str) };
        match meant {
            [only] => lines::pattern_or_tile((word, only.name), ways, place),
            _ => lines::several_patterns(word, ways, place),
        }
    }

    /// Reads cells, each with its text: `b1 c*=r, a2 f`.
    fn read_cells(&self, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let mut draft = self.clone();
        let mut set: Vec<(Address, String, Span)> = Vec::new();
        for piece in typed.text.split(',').filter(|piece| !piece.trim().is_empty()) {
            let (at, text) = self.read_cell(piece.trim(), typed)?;
            let usual = parts::usual(&text.split_whitespace().collect::<Vec<&str>>().join("-"));
            let usual = if is_empty_word(text) { ".".to_owned() } else { usual };
            draft.set(at, &usual).map_err(|slip| typed.refuse_slip(self, typed.span_of(piece.trim()), slip))?;
            set.push((at, text.to_owned(), typed.span_of(text)));
        }
        draft.trim();
        if draft.is_empty() && !draft.questions.is_empty() {
            return Err(typed.refuse(lines::would_be_empty(typed.span)));
        }
        let mut change = Self::change_to(draft, typed)?;
        change.set_cells = set;
        change.find_typed();
        Ok(change)
    }

    /// Reads one cell with its text.
    fn read_cell<'l>(&self, piece: &'l str, typed: &LineInput<'l>) -> Result<(Address, &'l str), RefusedText> {
        let words: Vec<&str> = piece.split_whitespace().collect();
        let joined = parts::joined(piece);
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
            return Err(typed.refuse_slip(self, typed.span_of(first), cell_slips::no_cell(first)));
        };
        // `b1=r`: a player right behind the cell.
        let glued = first.get(name.len()..).filter(|rest| rest.starts_with('='));
        // `b2ne=c`: a part in place of a player.
        if let (Some(part), 1) = (glued.and_then(|text| text.strip_prefix('=')), words.len())
            && is_cell(part)
            && colour_meant(part).is_none()
            && part.chars().skip(1).all(|c| !c.is_lowercase())
        {
            let slip = cell_slips::no_player(part, self.with_half_lines(&format!("{at} {part}")));
            return Err(typed.refuse_slip(self, typed.span_of(piece), slip));
        }
        match (glued, words.get(1..).unwrap_or_default()) {
            (Some(text), []) => Ok((at, text)),
            (None, [text]) => self.read_one_word(at, text, typed),
            (None, []) => Err(self.refuse_bare_cell(at, piece, typed)),
            (_, [shows, "<" | "^"]) if at.corner.is_none() => {
                let lines = self.suggest_doubles(&format!("{at} {shows} double")).unwrap_or_default();
                let slip = cell_slips::takes_two_cells(lines, true);
                Err(typed.refuse_slip(self, typed.span_of(piece), slip))
            }
            (_, many) => {
                if let Some(slip) = find_stray_sign(at, many).or_else(|| find_split_word(at, many)) {
                    return Err(typed.refuse_slip(self, typed.span_of(piece), slip));
                }
                let (one, other) = (many.first().copied(), many.get(1).copied());
                let (one, other) = (one.unwrap_or("c"), other.unwrap_or("c"));
                let is_apart = |word: &&str| word.ends_with(['/', '\\']) || word.starts_with(['/', '\\', '=']);
                let extra_cell = if many.iter().any(is_apart) {
                    ExtraCell::Apart(format!("{at} {}", many.concat()))
                } else if let [part, sides] = many
                    && cells::is_side(sides)
                {
                    ExtraCell::Sides(format!("{at} {part}{}", sides.to_uppercase()))
                } else if let [_, cell, text, ..] = many
                    && Address::read(cell).is_some()
                {
                    // `a1 c b1 r` lacks only the comma.
                    ExtraCell::Cells(format!("{at} {one}, {cell} {text}"))
                } else {
                    let next = Address { column: at.column + 1, corner: None, ..at };
                    ExtraCell::Cells(format!("{at} {one}, {next} {other}"))
                };
                let extra = many.last().copied().unwrap_or_default();
                let slip = cell_slips::one_cell_too_many(extra, extra_cell);
                Err(typed.refuse_slip(self, typed.span_of(extra), slip))
            }
        }
    }

    /// Returns the refusal of a line that names nothing but a cell.
    fn refuse_bare_cell(&self, at: Address, piece: &str, typed: &LineInput<'_>) -> RefusedText {
        let is = cell_text(self, at);
        let name = at.to_string();
        let is_asked = self.questions.iter().any(|asked| asked.contains(&name));
        let slip = cell_slips::nothing_said(at, Some(is.as_str()).filter(|is| *is != "."), is_asked);
        typed.refuse_slip(self, typed.span_of(piece), slip)
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
            let slip = cell_slips::takes_two_cells(lines, false);
            return Err(typed.refuse_slip(self, typed.span_of(text), slip));
        }
        let lettered = cell_in_letters(text).map(|own| format!("{at} {own}"));
        let player = letter_meant(text).map(|who| format!("{at} ={who}"));
        let Some(line) = lettered.or(player) else { return Ok((at, text)) };
        Err(typed.refuse_slip(self, typed.span_of(text), cell_slips::no_part(text, line)))
    }

    /// Returns the change that adds a question.
    fn add_question(&self, question: &str, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        if let Some(n) = self.questions.iter().position(|asked| asked == question) {
            return Err(typed.refuse(lines::asked_again(n + 1, typed.span)));
        }
        if self.questions.len() >= MOST_QUESTIONS {
            return Err(typed.refuse(lines::too_many_questions(MOST_QUESTIONS, typed.span)));
        }
        let mut draft = self.clone();
        // A draft has one question in words, and one claim of each player on a subject.
        let claimed = |line: &str| {
            let (who, of) = short_forms::claim_subject(line)?;
            Some((colour_meant(who).map_or_else(|| who.to_lowercase(), str::to_owned), of.to_owned()))
        };
        let new_claim = claimed(question);
        let takes_its_place = |known: &String| {
            (short_forms::is_question_text(question) && short_forms::is_question_text(known))
                || (new_claim.is_some() && claimed(known) == new_claim)
        };
        draft.questions.retain(|known| !takes_its_place(known));
        draft.questions.push(question.to_owned());
        let mut change = Self::change_to(draft, typed)?;
        change.typed_spans.extend(change.text.questions().last().map(|own| (*own, typed.span)));
        Ok(change)
    }

    /// Returns the change that forgets a question by its number or its beginning, the only one, or all of them.
    fn forget_question(&self, which: &str, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let count = self.questions.len();
        let place = if which.is_empty() { typed.span } else { typed.span_of(which) };
        let refused = |problem: Problem| Err(typed.refuse(problem));
        let begins: Vec<usize> = (0..count).filter(|n| self.questions[*n].starts_with(which)).collect();
        let number = which.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|n| *n < count);
        let found = match (which, number, begins.as_slice()) {
            _ if count == 0 => return refused(lines::nothing_to_forget(place)),
            ("all", ..) => None,
            (_, Some(n), _) => Some(n),
            (_, None, [n]) => Some(*n),
            ("", ..) => return refused(lines::forget_which(&self.questions, place)),
            _ => return refused(lines::no_such_question(which, &self.questions, place)),
        };
        let mut draft = self.clone();
        let forgotten = if let Some(n) = found {
            draft.forget(n)
        } else {
            draft.questions.clear();
            Vec::new()
        };
        Ok(Change { forgotten, ..Self::change_to(draft, typed)? })
    }

    /// Returns the change that adds an empty column in the west, or an empty row in the north.
    fn widen(&self, east: bool, south: bool, typed: &LineInput<'_>) -> Result<Change, RefusedText> {
        let refused = |problem: Problem| Err(typed.refuse(problem));
        if self.is_empty() {
            return refused(lines::no_board_to_widen(typed.span));
        }
        if self.columns() + usize::from(east) > MOST || self.rows.len() + usize::from(south) > MOST {
            return refused(lines::cannot_be_wider(MOST, typed.span));
        }
        // `at: [2, 0]` and `f:2:0` count columns and rows, and would name another place.
        let counts = |asked: &&String| {
            let bytes = asked.as_bytes();
            let counted = |pair: &[u8]| matches!(pair, [b'[' | b':', next] if next.is_ascii_digit());
            bytes.windows(2).any(counted)
        };
        if let Some(n) = self.questions.iter().position(|asked| counts(&asked)) {
            return refused(lines::question_counts(n + 1, typed.span));
        }
        Self::change_to(self.shift(east, south), typed)
    }
}

/// Returns the name of a cell without the text right behind it.
fn cell_name(word: &str) -> &str {
    let word = word.split('=').next().unwrap_or(word);
    word.strip_suffix([':', ',']).unwrap_or(word)
}

/// Returns the slip of two words that belong together, as in `b1 c red`, `b1 sw c` and `b1 c=r large`; `None` for
/// others.
fn find_split_word(at: Address, words: &[&str]) -> Option<Slip> {
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
    Some(cell_slips::space_between(first, second, line))
}

/// Returns the slip of a sign between a cell and its text, as in `b1 = cW`; `None` if there is none.
fn find_stray_sign(at: Address, words: &[&str]) -> Option<Slip> {
    let [sign, text] = words else { return None };
    if !matches!(*sign, "=" | ":" | "-" | "is" | "->") || text.starts_with('=') {
        return None;
    }
    // A single letter may mean a player, as a colour does.
    let stands = (text.len() == 1).then(|| format!("{at} ={text}"));
    let stands = stands.or_else(|| letter_meant(text).map(|who| format!("{at} ={who}")));
    let lines = [format!("{at} {text}")].into_iter().chain(stands);
    Some(cell_slips::sign_between(sign, lines))
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn take(draft: &Draft, line: &str) -> Result<Instruction, RefusedText> {
        draft.read_line(&Arc::new(SourceText::new("line", line.as_bytes().to_vec()).expect("text")))
    }

    /// Returns the draft after a line, as a command; another instruction or a problem as a text.
    fn command_after(draft: &Draft, line: &str) -> String {
        match take(draft, line) {
            Ok(Instruction::Change(change)) => change.into_draft().command(),
            Ok(other) => format!("{other:?}"),
            Err(refused) => {
                let problem = refused.problems().next().expect("a problem");
                let (_, column, length) = refused.line_column_length(problem.span).expect("a place");
                format!("{column}+{length}: {} ({})", problem.message, problem.help)
            }
        }
    }

    #[test]
    fn each_kind_of_line_is_understood() {
        let none = Draft::default();
        let two = Draft::new(r"f f\f=r f", &["tower b1sw 1", "fairy a1"]);
        for (draft, line, then) in [
            (&none, "city-p", r"oracle quick '. c*=r, c c\c'"),
            (&none, "  dr ", r"oracle quick 'f f f=r\f=b f .\f=r f' 'dragon a1 b1 c1sw c1ne d1 e1ne f1'"),
            (&none, "tower", r"oracle quick 'f f\f=r f=b' 'tower b1sw 1'"),
            (&two, "new tower", r"oracle quick 'f f\f=r f=b' 'tower b1sw 1'"),
            (&two, "new", ""),
            (&two, "c=r c", "oracle quick 'c=r c'"),
            (&two, "m=r", "oracle quick 'm=r'"),
            (&two, "a1 c, c1: c", r"oracle quick 'c f\f=r c' 'tower b1sw 1' 'fairy a1'"),
            (&two, "C1=b", r"oracle quick 'f f\f=r f=b' 'tower b1sw 1' 'fairy a1'"),
            (&two, "b1sw f=b", r"oracle quick 'f f=b\f=r f' 'tower b1sw 1' 'fairy a1'"),
            (&two, "place b a1.field", r"oracle quick 'f f\f=r f' 'tower b1sw 1' 'fairy a1' 'place b a1.field'"),
            (&two, "forget 1", r"oracle quick 'f f\f=r f' 'fairy a1'"),
            (&two, "drop fairy", r"oracle quick 'f f\f=r f' 'tower b1sw 1'"),
            (&two, "forget all", r"oracle quick 'f f\f=r f'"),
            (&two, "west", r"oracle quick '. f f\f=r f' 'tower c1sw 1' 'fairy b1'"),
            (&two, "north", r"oracle quick '., f f\f=r f' 'tower b2sw 1' 'fairy a2'"),
            (&two, "oracle quick 'c=r c' 'fairy a1'", "oracle quick 'c=r c' 'fairy a1'"),
            (&two, "undo", "Undo(1)"),
            (&two, "redo 3", "Redo(3)"),
            (&two, "?", "Help"),
            (&two, "save my quarrel", "Save(\"my quarrel\")"),
            (&two, "rules 2015, now", "Rules(\"2015, now\")"),
            (&two, "", "Done"),
            (&two, "q", "Done"),
        ] {
            assert_eq!(command_after(draft, line), then, "{line}");
        }
    }

    #[test]
    fn what_is_wrong_is_marked_in_the_line() {
        let none = Draft::default();
        let two = Draft::new("f f", &["tower b1 1", "place: { tile: I-07, at: [2, 0] }"]);
        for (draft, line, said) in [
            (&none, " d", "2+1: `d` could be 2 templates (type `dragon` or `double`)"),
            (&none, "f", "1+1: `f` could be the template field-gap or a tile (type `field-gap`; for a tile, `a1 f`)"),
            (&none, "towr b1 1", "1+4: unknown command `towr` (did you mean tower AT HEIGHT?)"),
            (
                &two,
                "tower",
                "1+5: `tower` is both a question and a template (ask tower AT HEIGHT, or start again with the template: `new tower`)",
            ),
            (&two, "b1", "1+2: the line does not say what is at b1 (type `b1 f` with your changes)"),
            (
                &two,
                "b1 c r",
                "6+1: `r` is one cell too many (name each cell, with commas between them; or draw the whole map)",
            ),
            (&two, "b1 c \\ c", "8+1: `c` is one cell too many (type it without spaces)"),
            (
                &two,
                "b1 c, c",
                "7+1: `c` is not a place on the board (each change begins with its cell: `b1 c*=r, a2 f`)",
            ),
            (
                &two,
                "a0 c",
                "1+4: rows are counted from 1 (type `north` for a row above the first, and then what is in row 1)",
            ),
            (
                &two,
                "forget",
                "1+6: 2 questions are asked (type `forget 1` (tower b1 1), `forget 2` (place: { tile: I-07, at: [2, 0] }))",
            ),
            (
                &two,
                "forget 3",
                "8+1: `3` does not name one of the questions (type `forget 1` (tower b1 1), `forget 2` (place: { tile: I-07, at: [2, 0] }))",
            ),
            (&two, "west", "1+4: question 2 counts columns and rows (`forget 2` first, and ask it again)"),
            (&two, "tower b1 1", "1+10: this has already been asked (type another question, or `forget 1`)"),
            (
                &two,
                "a1 ., b1 .",
                "1+10: the board would be empty, but there are questions about it (`new` starts again without them)",
            ),
            (&two, "undo x", "6+1: `x` is not a number of changes (type `undo`, or `undo 3`)"),
            (&two, "map c c", "5+3: `c c` is not needed (type `map` alone, or what comes after it)"),
            (
                &two,
                "oracle quick --law 'c=r c'",
                "14+5: options come after the map (leave them out; `rules 2015,now` chooses rule sets)",
            ),
        ] {
            assert_eq!(command_after(draft, line), said, "{line}");
        }
    }
}
