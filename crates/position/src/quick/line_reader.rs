//! Reading of the lines beside a quick map: short questions, entries of `ask` in YAML, and statements on the board.

use std::collections::BTreeSet;

use carcassonne_text::{Node, Problem, Problems, SourceText, Span, Value, parse, problem};

use super::address::Address;
use super::named_players::{NamedMeeple, People, colour, colour_meant, list_colours};
use super::named_tiles::NamedTiles;
use super::problems::{line_slips, player_slips};
use super::refused_lines::{Line, figure_as_player, named_rules, no_city, one_of_two};
use super::short_forms::{
    begins_yaml, declared_question, field_at, file_key_of, form_of, is_all, is_figure_line, is_file_key, is_no_player,
    is_place_word, is_placeholder, line_word, list_forms,
};
use crate::problems::feature_as_tile;
use crate::setup::setup_pieces::{SetupFlea, SetupToken};
use crate::setup::value::{At, Key, SetupValue};
use crate::setup::{Ask, By, Declaration, FieldKind, Setup, is_question_word};

/// The content of the lines beside a quick map.
#[derive(Debug, Default)]
pub(super) struct QuickQuestions {
    /// The questions, the tokens, the score track and its turn, and the question of the players in their words.
    pub(super) setup: Setup,
    /// The named players, each with a figure to put on the board, if the line has one.
    pub(super) pieces: Vec<(NamedMeeple, Option<Node>)>,
    /// The claims, each with its player, its subject and its value.
    pub(super) claims: Vec<(NamedMeeple, Node, Node)>,
    /// The keys of a file that lines had.
    pub(super) keys: BTreeSet<&'static str>,
    /// Set if only the questions are answered, and no features beside them.
    pub(super) is_only_asked: bool,
}

/// The reader of the lines beside a quick map.
#[derive(Debug)]
pub(super) struct LineReader<'l> {
    /// The text with the map and its lines.
    pub(super) source: &'l SourceText,
    /// The tiles of the map.
    pub(super) board: &'l NamedTiles,
    /// The named players.
    pub(super) people: &'l mut People,
    /// The content read so far.
    pub(super) found: &'l mut QuickQuestions,
    /// The problems found.
    pub(super) problems: &'l mut Problems,
}

impl<'l> LineReader<'l> {
    /// Reads the line at a place of the text; reports one that cannot be read.
    pub(super) fn read(&mut self, span: Span) {
        let words = self.split(span);
        let Some((&(first, first_span), rest)) = words.split_first() else {
            self.problems.push(problem!(span, line_slips::AsksNothing { forms: list_forms() }));
            return;
        };
        let words_span = first_span.union(words.last().map_or(first_span, |(_, at)| *at));
        let first = line_word(first);
        let line = Line { first, first_span, rest, words_span, span };
        let to_the_end = |from: Span| Span { end: words_span.end, ..from };
        match (first, rest) {
            ("question", [(_, at), ..]) => self.read_question_text(to_the_end(*at), span),
            ("claim", [player, subject, (_, value), ..]) => {
                let is_place_elsewhere = rest.iter().enumerate().any(|(n, (word, _))| n != 1 && word.contains('.'));
                let claim = Some(line).filter(|_| is_place_elsewhere && !self.source.slice(span).contains('{'));
                match claim.and_then(|line| line.claim_in_words(first, self.board)) {
                    Some(problem) => self.problems.push(problem),
                    None => self.read_claim(*player, *subject, to_the_end(*value)),
                }
            }
            _ if self.read_key(line) => {}
            _ if begins_yaml(first) => self.read_yaml(span),
            _ => {
                if let Err(problem) = self.read_short(line) {
                    self.problems.push(*problem);
                }
            }
        }
    }

    /// Splits a line into its words, each with its place.
    fn split(&self, span: Span) -> Vec<(&'l str, Span)> {
        let text = self.source.slice(span);
        let start = |word: &str| word.as_ptr().addr().saturating_sub(text.as_ptr().addr());
        text.split_whitespace().map(|word| (word, span.part(start(word), word.len()))).collect()
    }

    /// Reads the question of the players, in their words.
    fn read_question_text(&mut self, text: Span, span: Span) {
        if self.found.setup.question.is_some() {
            self.problems.push(problem!(span, line_slips::SecondQuestionInWords));
        }
        self.found.setup.question = Some(Node::word(self.source.slice(text), text).into());
    }

    /// Reads a claim: its player, its subject, and the points or a map.
    fn read_claim(&mut self, (player, player_span): (&str, Span), (subject, subject_span): (&str, Span), value: Span) {
        let Some(who) = self.read_player(player, player_span) else { return };
        let subject = match self.board.resolve_place(subject) {
            Ok(subject) => Node::word(subject, subject_span),
            Err(two) => {
                self.problems.push(one_of_two(subject, subject_span, two, false));
                return;
            }
        };
        let Some(mut value) = self.parse_yaml(value) else { return };
        if let Value::Map(entries) = &mut value.value {
            for (_, points) in entries.iter_mut().filter(|(key, _)| key.text() == Some("points")) {
                if let Value::Map(points) = &mut points.value {
                    for (player, _) in points {
                        use_map_name(player, self.people);
                    }
                }
            }
        }
        self.found.pieces.push((who, None));
        self.found.claims.push((who, subject, value));
    }

    /// Reads or reports a line that begins with a key other than that of a question; returns `true` for such a line.
    fn read_key(&mut self, line: Line<'_>) -> bool {
        let Line { first, first_span, rest, span, .. } = line;
        if let Some((key, rest)) = first.split_once(":{").filter(|(key, _)| !key.is_empty()) {
            let right = format!("{key}: {{{rest}");
            self.problems.push(problem!(first_span, line_slips::NoSpaceAfterColon).fix_by_writing(right));
            return true;
        }
        let Some(key) = first.strip_suffix(':') else { return false };
        if let Some(key) = file_key_of(self.source.slice(span)) {
            self.read_file_key(span, (key, first_span));
            return true;
        }
        let problem = if form_of(key).is_none() && !is_question_word(key) && named_rules(key, rest).is_some() {
            Some(line.unknown_word(key, self.board))
        } else if is_file_key(key) {
            Some(line_slips::key_of_file(key, first_span, self.board.examples.is_empty()))
        } else {
            line.key_of_no_question(key, self.board)
        };
        let Some(problem) = problem else { return false };
        self.problems.push(problem);
        true
    }

    /// Reads a line with a key of a file, as a file has it. Every player whom it names joins, by the name on the map.
    fn read_file_key(&mut self, span: Span, (key, key_span): (&'static str, Span)) {
        let Some(node) = self.parse_yaml(span) else { return };
        let Some(mut said_here) = Setup::read_whole(&node, self.problems) else { return };
        if !self.found.keys.insert(key) && !Setup::MANY.contains(&key) {
            self.problems.push(problem!(key_span, line_slips::RepeatedKey { key }));
            return;
        }
        let mut named: Vec<NamedMeeple> = Vec::new();
        said_here.visit_names(&mut |kind, node| match (kind, &mut node.value) {
            (FieldKind::Player, _) | (FieldKind::Players, Value::Scalar(..)) => {
                named.extend(use_map_name(node, self.people));
            }
            (FieldKind::Players, Value::List(items)) => {
                named.extend(items.iter_mut().filter_map(|item| use_map_name(item, self.people)));
            }
            _ => {}
        });
        self.found.pieces.extend(named.into_iter().map(|who| (who, None)));
        self.found.setup.extend(said_here);
    }

    /// Reads one or several entries of `ask`, with the names of their players on the map.
    fn read_yaml(&mut self, span: Span) {
        let Some(node) = self.parse_yaml(span) else { return };
        let items = if let Value::List(_) = node.value { node } else { Node::list(vec![node], span) };
        let Some(mut asks) = Vec::<Ask>::read(&items, Key::of("ask"), self.problems) else { return };
        asks.visit_names(&mut |kind, node| {
            if matches!(kind, FieldKind::Player) {
                use_map_name(node, self.people);
            }
        });
        self.found.setup.ask.extend(asks);
    }

    /// Reads a part of the text as YAML, with its places in the whole text; reports text that is no YAML.
    fn parse_yaml(&mut self, span: Span) -> Option<Node> {
        let alone = SourceText::new(self.source.name(), self.source.slice(span).into()).ok()?;
        match parse(&alone) {
            Ok(node) => Some(node.shift(span.start)),
            Err(problem) => {
                self.problems.push(problem.shift(span.start));
                None
            }
        }
    }

    /// Reads a line in its short form. Fails on a line of no form, and on a word that does not fit there.
    fn read_short(&mut self, line: Line<'_>) -> Result<(), Box<Problem>> {
        let Line { first, first_span, rest, .. } = line;
        if is_question_word(first) && rest.first().is_some_and(|(word, _)| word.starts_with('{')) {
            let problem = problem!(first_span, line_slips::NoColon { word: first.to_owned() });
            return Err(problem.fix_by_writing(format!("{first}:")).boxed());
        }
        let form = form_of(first).ok_or_else(|| line.unknown_word(first, self.board).boxed())?;
        if let Some(problem) = line.find_misfit(form, self.board) {
            return Err(problem.boxed());
        }
        let words: Vec<Node> =
            rest.iter().enumerate().map(|(n, word)| self.named_word(first, n, *word)).collect::<Result<_, _>>()?;
        match declared_question(first) {
            Some((question, _)) => self.read_declared(question, form, line, &words),
            None => self.read_statement(form, line, words),
        }
    }

    /// Returns the `n`th word behind the first as a file has it: a place by the name of its tile. Fails on a word that
    /// names no place, or one of two.
    fn named_word(&self, first: &str, n: usize, (text, at): (&str, Span)) -> Result<Node, Box<Problem>> {
        if !is_place_word(first, n) {
            return Ok(Node::word(text, at));
        }
        let kind = field_at(first, n).map(|field| field.kind);
        let is_corner = first == "barn" || matches!(kind, Some(FieldKind::Crossing));
        if let Some(half) = self.board.half_with_corner_apart(text).filter(|_| !is_corner) {
            let problem = problem!(at, line_slips::HalfApartFromCorner { place: text.to_owned() });
            return Err(problem.fix_by_writing(half).boxed());
        }
        let is_tile_alone = matches!(kind, Some(FieldKind::Tile | FieldKind::Stand | FieldKind::Stands { .. }));
        if let (true, Some((tile, _))) = (is_tile_alone, text.split_once('.')) {
            return Err(feature_as_tile(text, tile, at).boxed());
        }
        let is_walk = form_of(first).is_some_and(|form| form.ends_with("..."));
        if matches!(kind, Some(FieldKind::PlaceOrAll { .. })) && is_all(text) {
            return Ok(Node::word("all", at));
        }
        let place = self.board.resolve_place(text).map_err(|two| one_of_two(text, at, two, is_walk).boxed())?;
        match kind {
            // A tile alone stands for its city.
            Some(FieldKind::PlaceOrAll { of }) if Address::read(&place).is_some() => {
                let is_known = self.board.examples.is_empty() || self.board.cities.contains(&place);
                if is_known {
                    Ok(Node::word(format!("{place}.{of}"), at))
                } else {
                    Err(no_city(&place, at, self.board))
                }
            }
            _ => Ok(Node::word(place, at)),
        }
    }

    /// Reads a question whose short form a mechanic declares.
    fn read_declared(
        &mut self,
        question: &Declaration,
        form: &'static str,
        line: Line<'_>,
        words: &[Node],
    ) -> Result<(), Box<Problem>> {
        let Line { first, first_span, rest, span, .. } = line;
        let mut typed = form.split(' ').skip(1).zip(rest);
        if let Some((own, (typed, at))) =
            typed.find(|(own, (typed, _))| !is_placeholder(own) && *own != line_word(typed))
        {
            return Err(line.other_word((typed, own), *at, form, self.board).boxed());
        }
        let mut body: Vec<(&str, Node)> = Vec::new();
        let mut is_large = None;
        for (n, (word, (typed, at))) in words.iter().zip(rest).enumerate() {
            let Some(field) = field_at(first, n) else { continue };
            let space = self.board.find_space(typed, *at);
            match field.kind {
                FieldKind::Stands { .. } => {
                    let spaces = words.iter().zip(rest).skip(n);
                    let spaces =
                        spaces.map(|(word, (text, at))| self.board.find_space(text, *at).unwrap_or(word.clone()));
                    body.push((field.key, Node::list(spaces.collect(), span)));
                    break;
                }
                FieldKind::Stand => body.push((field.key, space.unwrap_or(word.clone()))),
                FieldKind::Tile => {
                    body.push((field.key, word.clone()));
                    let space_key = question.fields.iter().find(|field| matches!(field.kind, FieldKind::Space));
                    body.extend(space_key.and_then(|field| Some((field.key, space?))));
                }
                FieldKind::Player => {
                    let Some(who) = self.read_player(typed, *at) else { return Ok(()) };
                    body.push((field.key, Node::word(self.people.name(who), *at)));
                    is_large = who.large.then(|| Node::word("large", *at));
                    self.found.pieces.push((who, None));
                }
                _ => body.push((field.key, word.clone())),
            }
        }
        let figure = question.fields.iter().find(|field| field.key == "figure");
        body.extend(figure.zip(is_large).map(|(field, large)| (field.key, large)));
        if let By::For(mechanic) = question.by {
            body.push(("for", Node::word(mechanic, first_span)));
        }
        let (word, body) = (question.ask.to_owned(), Node::map(body, span));
        self.found.setup.ask.push(Ask { id: None, id_span: span, word, word_span: span, body, span });
        Ok(())
    }

    /// Reads a statement: a token or figure on the board, or the request to answer only the questions.
    fn read_statement(&mut self, form: &'static str, line: Line<'_>, words: Vec<Node>) -> Result<(), Box<Problem>> {
        let Line { first, first_span, rest, span, .. } = line;
        match (first, rest) {
            ("flea", _) => {
                let flea = words.into_iter().map(|flea| SetupToken::Flea(SetupFlea { flea: flea.into() }));
                self.found.setup.tokens.extend(flea.map(|value| At { value, span }));
            }
            ("only", [(typed, _)]) if line_word(typed) == "asked" => self.found.is_only_asked = true,
            ("only", [(typed, at)]) => return Err(line.other_word((typed, "asked"), *at, form, self.board).boxed()),
            (piece, [(_, place_span), (who, at)]) if is_figure_line(piece) => {
                let Some(who) = self.read_player(who, *at) else { return Ok(()) };
                let place = words.first().and_then(Node::text).unwrap_or_default();
                // The text is one value, so that a problem of a part of it has its place.
                let text = format!("{piece} {place}");
                let whole = first_span.union(*place_span);
                let at = if self.source.slice(whole) == text { whole } else { *place_span };
                self.found.pieces.push((who, Some(Node::word(text, at))));
            }
            _ => {}
        }
        Ok(())
    }

    /// Reads a player; reports a letter of no colour, and a figure in the place of a player.
    fn read_player(&mut self, text: &str, at: Span) -> Option<NamedMeeple> {
        let mut letters = text.chars();
        let letter = letters.next()?;
        if letters.next().is_none() && colour(letter).is_none() {
            let problem = problem!(at, line_slips::NoColour { letter, colours: list_colours() });
            self.problems.push(problem.with_ways(player_slips::list_examples(at, "")));
            return None;
        }
        if is_no_player(text) {
            let problem = figure_as_player(text, None, at);
            self.problems.push(problem.with_ways(player_slips::list_examples(at, "")));
            return None;
        }
        Some(self.people.meet(text, at))
    }
}

/// Replaces a colour in YAML by the player's name on the map; returns the player.
fn use_map_name(node: &mut Node, people: &mut People) -> Option<NamedMeeple> {
    let text = node.text()?;
    let is_colour = colour_meant(text).is_some();
    let who = people.meet(text, node.span);
    if is_colour {
        *node = Node::word(people.name(who), node.span);
    }
    Some(who)
}
