//! Entries of turns, questions and expectations that lack what makes them one: `round: 3` beside the player of a turn,
//! `barn: { at: a@se, who: red }`.

use carcassonne_base::gathering::distinct;
use carcassonne_law::RulesNotMap;
use carcassonne_position::quick::address::Address;
use carcassonne_position::{Declaration, FeatureKind, FieldKind, Figure, SetupCastle, SetupFigures, declarations};
use carcassonne_text::{NotMap, Problem, RefusedText, Span, Suggestion, phrase, problem};
use carcassonne_words::dictionary::in_english;
use carcassonne_words::dictionary::{Use, direction, is_known, meaning};
use carcassonne_words::messages::plain;

use super::free_words::questions_meant;
use super::line_repairs::{lines, open_signs};
use super::problems;

/// The longest line that is looked at, in bytes.
const LONGEST: usize = 400;

/// A number where each player has one: `halves_in_hand: 1`. Whose it is is tried with the players of the file.
fn number_of_a_player(text: &str, refused: &RefusedText) -> Vec<Problem> {
    let is_so = |problem: &&Problem| {
        let value = text.get(problem.span.range()).unwrap_or_default();
        problem.is(NotMap::MESSAGE)
            && !value.is_empty()
            && value.len() < 10
            && value.bytes().all(|b| b.is_ascii_digit())
    };
    let Some(found) = refused.problems().find(is_so) else { return Vec::new() };
    let number = text.get(found.span.range()).unwrap_or_default();
    let parted = |c: char| c.is_whitespace() || "{}[],:'\"".contains(c);
    let listed = block(text, "players").map(|(_, line)| line.split(parted).skip(1));
    let listed = listed.into_iter().flatten().filter(|word| !word.is_empty()).map(str::to_owned);
    let known = stand(text).into_iter().map(|(who, _)| who);
    let who = listed.chain(known).next();
    let way = |who: String| {
        let right = format!("{{ {who}: {number} }}");
        problem!(found.span, problems::NumberOfNobody { message: found.message(), line: &right })
            .edit(found.span, right)
    };
    who.map(way).into_iter().collect()
}

/// The ways to mend entries in the lines at fault.
pub(super) fn ways(text: &str, refused: &RefusedText) -> Vec<Problem> {
    let mut ways = Vec::new();
    for line in lines_at_fault(text, refused) {
        let next = text.get(line.end..).and_then(|rest| rest.lines().next()).unwrap_or_default();
        ways.extend(line.round_with(next));
        ways.extend(line.barn());
        ways.extend(line.asked());
        ways.extend(line.points_alone(text));
        ways.extend(line.beside_a_player(text));
        ways.extend(line.figures_as_tokens());
        ways.extend(line.braces());
    }
    ways.extend(at_the_edge(text, refused));
    ways.extend(number_of_a_player(text, refused));
    ways.extend(by_number(text, refused));
    ways.extend(rule_sets(text, refused));
    ways.extend(claims(text));
    // Who leaves out the braces of one entry leaves them out of all.
    let mut all = entry_lines(text).filter_map(|line| line.braces());
    ways.extend(all.next().map(|first| {
        let edits = all.take(MOST_LINES).flat_map(|way| way.fix);
        first.edits(edits.map(|edit| (edit.span, edit.text)))
    }));
    ways
}

/// Returns the lines of a text that are not too long.
fn entry_lines(text: &str) -> impl Iterator<Item = EntryLine<'_>> {
    let lines = lines(text).filter(|(_, line)| line.len() <= LONGEST);
    lines.map(|(start, line)| {
        let end = text.get(start..).and_then(|rest| rest.find('\n')).map_or(text.len(), |at| start + at + 1);
        EntryLine { text: line, start, end }
    })
}

/// Returns the lines in which problems begin.
fn lines_at_fault<'t>(text: &'t str, refused: &RefusedText) -> Vec<EntryLine<'t>> {
    let begins_in = |line: &EntryLine<'_>, at: usize| (line.start..line.end).contains(&at);
    let is_at_fault =
        |line: &EntryLine<'_>| refused.problems().any(|problem| begins_in(line, problem.span.range().start));
    entry_lines(text).filter(is_at_fault).collect()
}

/// The ways to mend what stands at the edge of a file and is no key there.
pub(super) fn at_the_edge(text: &str, refused: &RefusedText) -> Vec<Problem> {
    let unknown = refused.problems().filter(|problem| problem.code().word() == "key::unknown");
    let lines = unknown.filter_map(|problem| {
        let start = problem.span.range().start;
        let line = text.get(start..)?.split_inclusive('\n').next()?;
        (line.len() <= LONGEST && (start == 0 || text.get(..start)?.ends_with('\n'))).then(|| EntryLine {
            text: line.trim_end(),
            start,
            end: start + line.len(),
        })
    });
    lines.flat_map(|line| line.at_the_edge(text)).collect()
}

/// The ways to write under `figures` what stands under `tokens` and is one.
pub(super) fn figures_as_tokens(text: &str, refused: &RefusedText) -> Vec<Problem> {
    lines_at_fault(text, refused).iter().filter_map(EntryLine::figures_as_tokens).collect()
}

/// Returns the help for a barn or another figure of a player where no key has that name; `None` for another problem.
pub(super) fn where_a_figure_goes(text: &str, problem: &Problem) -> Option<plain::Sentence> {
    if problem.code().word() != "key::unknown" || !problem.fix.is_empty() {
        return None;
    }
    let word = text.get(problem.span.range()).filter(|word| word.len() < LONGEST)?.to_lowercase();
    if matches!(in_english(&word), "barn" | "barns") {
        return Some(phrase!(problems::WhereABarnGoes));
    }
    let figure = Figure::ALL.into_iter().find(|figure| meaning(Use::Figure, &word) == Some(figure.word()))?;
    let place = figure.stands_on().first()?.word();
    Some(phrase!(problems::WhereAFigureGoes { figure: figure.word(), place }))
}

/// The lines below a key at the edge of a file with the key itself, and the byte at which they begin; without comments.
pub(super) fn block<'t>(text: &'t str, key: &str) -> Option<(usize, &'t str)> {
    let begins = |at: &usize| *at == 0 || text.get(at - 1..*at) == Some("\n");
    let mut found = text.match_indices(key).map(|(at, _)| at).filter(begins);
    let from = found.find(|at| text.get(at + key.len()..).is_some_and(|t| t.starts_with(':')))?;
    let lines = text.get(from..)?.split_inclusive('\n');
    let within = |line: &&str| line.starts_with([' ', '\t', '-']) || line.trim().is_empty();
    let rest = lines.clone().skip(1).take_while(within).map(str::len).sum::<usize>();
    let to = from + lines.clone().next()?.len() + rest;
    Some((from, text.get(from..to)?))
}

/// The features on which somebody stands by `meeples`, each with whose it is, in small letters.
fn stand(text: &str) -> Vec<(String, &str)> {
    let Some((_, whole)) = block(text, "meeples").filter(|(_, whole)| whole.len() <= LONGEST * 4) else {
        return Vec::new();
    };
    let mut who = String::new();
    let mut all = Vec::new();
    for line in whole.lines() {
        let line = line.split(" #").next().unwrap_or(line);
        for word in line.split(|c: char| c.is_whitespace() || ",[]{}".contains(c)) {
            match word.strip_suffix(':') {
                Some(key) => who = key.to_lowercase(),
                None if is_place(word) => all.push((who.clone(), word)),
                None => {}
            }
        }
    }
    all
}

/// Returns `true` if a word is a tile with one of its features.
fn is_place(word: &str) -> bool {
    let is_kind = |word: &str| FeatureKind::ALL.into_iter().any(|kind| kind.word() == word);
    word.split_once('.').is_some_and(|(tile, kind)| !tile.is_empty() && kind.split('@').next().is_some_and(is_kind))
}

/// A line as it is typed, with the bytes at which it and the next begin.
struct EntryLine<'t> {
    text: &'t str,
    start: usize,
    end: usize,
}

impl EntryLine<'_> {
    fn span(&self, from: usize, to: usize) -> Span {
        Span::new(self.start + from, self.start + to)
    }

    /// `round: 3` and below it `score: a.city`, beside the player of a turn.
    fn round_with(&self, next: &str) -> Option<Problem> {
        let (typed, scored) = (self.text.trim(), next.trim());
        let from = self.text.len() - self.text.trim_start().len();
        let aligned = next.len() - next.trim_start().len() == from;
        let is_score = scored.starts_with("score: ") || scored.starts_with("points: ");
        let one = typed.split_once(": ").is_some_and(|(key, round)| key == "round" && round.len() < 3);
        if !one || !is_score || !aligned || next.len() > LONGEST {
            return None;
        }
        let right = format!("rounds: [{{ {typed}, {scored} }}]");
        let to = self.end - self.start + next.trim_end().len();
        Some(problem!(self.span(from, to), problems::RoundBesidePlayer).fix_by_writing(right))
    }

    /// A barn that is asked for by its own name.
    fn barn(&self) -> Option<Problem> {
        let keys = ["set barn:", "set-barn:", "barn:"];
        let asks = self.text.trim_start().starts_with(['-', 'a']);
        let words = ["place barn ", "set barn ", "barn "];
        let words = words.iter().filter(|_| asks && !self.text.contains('{'));
        let from = keys.iter().chain(words).find_map(|key| self.text.find(key))?;
        let parted = |c: char| c.is_whitespace() || "{}[],:'\"".contains(c);
        let words = self.text.get(from..)?.split(parted).filter(|word| !word.is_empty());
        let words: Vec<&str> = words.collect();
        let place = words.iter().find(|word| word.contains('@'))?;
        let keys = ["set", "set-barn", "barn", "at", "who", "player", "corner", "on", "by", "place", "tile"];
        let who = words.iter().find(|word| *word != place && !keys.contains(*word))?;
        let right = format!("place: {{ barn: {place}, player: {who} }}");
        let ends = self.text.trim_end().len();
        Some(problem!(self.span(from, ends), problems::QuestionAboutBarn).fix_by_writing(right))
    }

    /// `tower: p 1`, `place: abbey b1`, `setup: 4 players`: a question whose body stands in words.
    fn asked(&self) -> Vec<Problem> {
        let typed = self.text.trim_start().trim_start_matches("ask:").trim_start();
        let typed = typed.trim_start_matches('-').trim_start();
        let from = self.text.len() - typed.len();
        let parted = |c: char| c.is_whitespace() || ",;:()[]{}>→".contains(c);
        // `tower: { p, 1 }`: no keys within.
        let keyed = typed.split_once('{').is_some_and(|(_, body)| body.contains(':'));
        let all: Vec<&str> = typed.split(parted).filter(|word| !word.is_empty()).collect();
        let (Some((first, rest)), false) = (all.split_first(), keyed) else {
            return Vec::new();
        };
        let lower = first.to_lowercase();
        let head = in_english(&lower);
        let span = self.span(from, self.text.len());
        // Behind its key, a question is in braces.
        let behind = self.text.trim_start().starts_with("ask: ") && !typed.starts_with('{');
        let way = |right: String| {
            let right = if behind { format!("{{ {right} }}") } else { right };
            problem!(span, problems::NotAQuestion { typed: typed.to_owned() }).fix_by_writing(right)
        };
        let mut ways: Vec<Problem> = in_order(head, rest).map(way).collect();
        let is_space = |asked: &&&Declaration| {
            asked.word() == head && matches!(asked.fields, [field] if matches!(field.kind, FieldKind::Space))
        };
        if let (Some(asked), Some(space)) =
            (declarations().iter().find(is_space), typed.find('[').and_then(|open| typed.get(open..)))
        {
            ways.push(way(format!("{}: {{ {head}: {space} }}", asked.ask)));
        }
        ways.extend(questions_meant(typed).into_iter().filter(|meant| meant.contains(": {")).map(way));
        ways
    }

    /// `fairy: { at: a.city }` and `Drache: a` at the edge of a file: where a figure stands, or a question.
    fn at_the_edge(&self, text: &str) -> Vec<Problem> {
        let Some((key, body)) = self.text.split_once(':') else { return Vec::new() };
        let lower = key.trim_end().to_lowercase();
        let (word, body) = (in_english(&lower), body.trim());
        let span = self.span(0, self.text.len());
        let way = |meant: &'static str, right: String| {
            problem!(span, problems::NotAKey { key: key.trim_end().to_owned(), meant }).fix_by_writing(right)
        };
        let bare = body.trim_start_matches('{').trim_end_matches('}').trim();
        let at = bare.strip_prefix("at:").map_or(bare, str::trim);
        let mut ways = Vec::new();
        if matches!(word, "barn" | "barns") {
            ways.extend(self.barn_at_the_edge(body, text));
        }
        if SetupFigures::KEYS.contains(&word) {
            ways.push(way("figure", format!("figures: {{ {word}: {at} }}")));
            // A player stands for the place of their meeple.
            let own = stand(text).into_iter().filter(|(who, _)| *who == at.to_lowercase());
            let own = own.take(MOST_PLACES);
            ways.extend(own.map(|(_, at)| way("player", format!("figures: {{ {word}: {at} }}"))));
        }
        if word == SetupCastle::KEYS[0] {
            ways.push(way("token", format!("tokens: {{ {word}: {at} }}")));
        }
        for asked in declarations().iter().filter(|asked| asked.ask == word) {
            if let ([first, ..], false) = (asked.fields, body.contains(':')) {
                // What else has to be said is said as in the example.
                let needed = asked.fields.iter().skip(1).filter(|field| field.needed);
                let needed =
                    needed.filter_map(|field| Some(format!(", {}: {}", field.key, asked.example_value(field)?)));
                let body = format!("{}: {at}{}", first.key, needed.collect::<String>());
                ways.push(way("question", format!("ask: {{ {word}: {{ {body} }} }}")));
            }
            ways.push(way("question", format!("ask: {{ {word}: {body} }}")));
        }
        ways
    }

    /// `barn: a@se` and `barns: { red: a@se }` at the edge of a file: a barn stands with its player.
    fn barn_at_the_edge(&self, body: &str, text: &str) -> Option<Problem> {
        let parted = |c: char| c.is_whitespace() || "{}[],:'\"".contains(c);
        let words: Vec<&str> = body.split(parted).filter(|word| !word.is_empty()).collect();
        let place = words.iter().find(|word| word.contains('@'))?;
        let named =
            words.iter().find(|word| !word.contains('@') && !matches!(**word, "at" | "player" | "who" | "barn" | "on"));
        let listed = block(text, "players").map(|(_, line)| line);
        let mut listed = listed.into_iter().flat_map(|line| line.split(parted).skip(1));
        let first = listed.find(|word| !word.is_empty());
        let known = stand(text).into_iter().next().map(|(who, _)| who);
        let who = named.or(first.as_ref()).map(|who| (*who).to_owned()).or(known)?;
        let gone = (Span::new(self.start, self.end), String::new());
        let span = self.span(0, self.text.len());
        let problem = |line: &str| problem!(span, problems::BarnAsKey { line: line.to_owned() });
        let Some((from, whole)) = block(text, "meeples") else {
            return Some(problem("").fix_by_writing(format!("meeples: {{ {who}: barn {place} }}")));
        };
        let written = whole.trim_end();
        if let (Some(open), Some(inner)) = (written.find('{'), written.strip_suffix('}')) {
            let right = format!("{}, {who}: barn {place} }}", inner.get(open..)?.trim_end());
            let put = (Span::new(from + open, from + written.len()), right.clone());
            return Some(problem(&format!("meeples: {right}")).edits([put, gone]));
        }
        let mut start = from;
        for line in whole.split_inclusive('\n') {
            let entry = line.trim();
            let value = entry.strip_prefix(who.as_str()).and_then(|rest| rest.strip_prefix(": "));
            if let Some(value) = value.filter(|value| !value.contains(['{', '#'])) {
                let inner = value.strip_prefix('[').and_then(|list| list.strip_suffix(']'));
                let right = format!("{who}: [{}, barn {place}]", inner.unwrap_or(value));
                let at = start + line.len() - line.trim_start().len();
                let put = (Span::new(at, at + entry.len()), right.clone());
                return Some(problem(&right).edits([put, gone]));
            }
            start += line.len();
        }
        let indent = whole.lines().nth(1).map_or("  ".len(), |line| line.len() - line.trim_start().len());
        let right = format!("{who}: barn {place}");
        let put = (Span::new(start, start), format!("{}{right}\n", " ".repeat(indent)));
        Some(problem(&right).edits([put, gone]))
    }

    /// `red: 10` among claims that are written out: what the points are for.
    fn points_alone(&self, text: &str) -> Vec<Problem> {
        let within =
            block(text, "claims").is_some_and(|(from, whole)| (from..from + whole.len()).contains(&self.start));
        let typed = self.text.trim();
        let pair = typed.split_once(": ").filter(|_| within && self.text.starts_with(' '));
        let Some((who, said)) = pair else { return Vec::new() };
        let points = said.trim().trim_end_matches("points").trim();
        if points.is_empty() || !points.bytes().all(|b| b.is_ascii_digit()) || who.contains('.') {
            return Vec::new();
        }
        // What others claim points for comes first.
        let claimed = block(text, "claims").map_or("", |(_, whole)| whole);
        let claimed = claimed.split(|c: char| c.is_whitespace() || ",{}[]".contains(c));
        let claimed = claimed.filter_map(|word| word.strip_suffix(':')).filter(|w| is_place(w));
        let stood = stand(text).into_iter().map(|(_, place)| place);
        let places = distinct(claimed.chain(stood));
        let from = self.text.len() - said.len();
        let way = |place: &&str| {
            problem!(self.span(from, self.text.len()), problems::PointsForNothing { typed: typed.to_owned() })
                .fix_by_writing(format!("{{ {place}: {points} }}"))
        };
        places.iter().take(MOST_PLACES).map(way).collect()
    }

    /// `fairy: red` among the figures: the place of a player's meeple.
    fn beside_a_player(&self, text: &str) -> Vec<Problem> {
        let Some((at, key)) =
            ["fairy: ", "dragon: ", "mage: ", "witch: "].iter().find_map(|key| Some((self.text.find(key)?, *key)))
        else {
            return Vec::new();
        };
        let rest = self.text.get(at + key.len()..).unwrap_or_default();
        let mut from = at + key.len();
        let mut word = rest.trim_start_matches('{').trim_start();
        word = word.strip_prefix("at: ").unwrap_or(word);
        from += rest.len() - word.len();
        let word = word.split([' ', ',', '}']).next().unwrap_or_default();
        let lower = word.to_lowercase();
        let tile = key == "dragon: ";
        let owned = stand(text).into_iter().filter(|(who, _)| !word.is_empty() && *who == lower);
        let way = |(_, place): (String, &str)| {
            let right = if tile { place.split('.').next().unwrap_or(place) } else { place };
            let span = self.span(from, from + word.len());
            problem!(span, problems::PlayerForPlace { name: word.to_owned() }).fix_by_writing(right)
        };
        owned.take(MOST_PLACES).map(way).collect()
    }

    /// `tokens: { fairy: a1 }`: what goes under `figures`.
    fn figures_as_tokens(&self) -> Option<Problem> {
        let value = self.text.strip_prefix("tokens: ")?.trim();
        let inner = value.strip_prefix('[').and_then(|list| list.strip_suffix(']'));
        let inner = inner.unwrap_or(value).trim();
        let body = inner.strip_prefix('{')?.strip_suffix('}').filter(|b| !b.contains(['{', '}']));
        let keys = body?.split(", ").filter_map(|entry| entry.split_once(": "));
        let figure = keys.map(|(key, _)| key.trim()).find(|key| SetupFigures::KEYS.contains(key));
        let (figure, line) = (figure?.to_owned(), format!("figures: {inner}"));
        let at = self.text.find(&figure)?;
        let span = self.span(at, at + figure.len());
        let problem = problem!(span, problems::FigureAsToken { figure, line: &line });
        Some(problem.edit(self.span(0, self.text.len()), line))
    }

    /// `- round: 3, score: a.city`: several keys on a line without their braces.
    fn braces(&self) -> Option<Problem> {
        let from = self.text.find("- ").filter(|at| self.text.get(..*at).is_some_and(|t| t.trim().is_empty()))? + 2;
        let typed = self.text.get(from..)?;
        let inner = typed.trim_start_matches('{').trim_start();
        let inner = inner.strip_suffix('}').filter(|_| open_signs(inner) != [0, 0]).unwrap_or(inner).trim_end();
        let several = inner.split(',').filter(|part| part.contains(": ")).count() > 1;
        if !several || typed.starts_with('{') || open_signs(inner) != [0, 0] {
            return None;
        }
        let span = self.span(from, self.text.len());
        let problem = problem!(span, problems::KeysWithoutBraces { line: format!("{{ {inner} }}") });
        let (first, last) = (self.span(from, from), self.span(from + inner.len(), self.text.len()));
        Some(problem.edit(first, "{ ").edit(last, " }"))
    }
}

/// A question with what is said of it under its keys, in the order of its short form: `tower: { at: p, height: 1 }`.
fn in_order(head: &str, said: &[&str]) -> impl Iterator<Item = String> {
    // A tile may be called `a`.
    let without = |kept: &str| {
        let words = said.iter().copied().filter(|word| *word == kept || !is_known(Use::Filler, word));
        filled(head, words.collect())
    };
    ["a", ""].map(without).into_iter().flatten()
}

/// Returns the question as [`in_order`] does, if it needs each of the words.
fn filled(head: &str, mut words: Vec<&str>) -> Option<String> {
    let shorts = declarations().iter().filter_map(|question| question.short.as_ref());
    let mut own = shorts.filter(|short| short.form.split(' ').next() == Some(head));
    let short = own.next()?;
    let is_number = |word: &&str| word.bytes().all(|b| b.is_ascii_digit()) || is_known(Use::Number, word);
    let mut body: Vec<String> = Vec::new();
    for field in short.fields {
        let value = match field.kind {
            FieldKind::Stands { .. } => format!("[{}]", words.split_off(0).join(", ")),
            FieldKind::Count { .. } | FieldKind::Numbers(_) => {
                let at = words.iter().position(&is_number)?;
                let word = words.remove(at);
                meaning(Use::Number, word).unwrap_or(word).to_owned()
            }
            FieldKind::Compass => {
                let at = words.iter().position(|word| direction(word).is_some())?;
                direction(words.remove(at))?.to_owned()
            }
            _ => {
                let at = words.iter().position(|word| !is_number(word))?;
                words.remove(at).to_owned()
            }
        };
        body.push(format!("{}: {value}", field.key));
    }
    (words.is_empty() && !body.is_empty()).then(|| format!("{head}: {{ {} }}", body.join(", ")))
}

/// A tile that has a name in the map and is called by its column and row: `b1.city`, `1:0.city`.
fn by_number(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().find(|problem| problem.code().word() == "place::unknown")?;
    let start = found.span.range().start;
    let word = text.get(start..)?;
    let word = word.get(..word.find(|c: char| !(c.is_ascii_alphanumeric() || c == ':')).unwrap_or(word.len()))?;
    let (column, row, corner) = match word.split(':').collect::<Vec<&str>>().as_slice() {
        [only] => {
            let at = Address::read(only)?;
            (at.column, at.row, at.corner.map_or("", |corner| corner.word()))
        }
        [column, row] => (column.parse().ok()?, row.parse().ok()?, ""),
        [column, row, corner] => (column.parse().ok()?, row.parse().ok()?, *corner),
        _ => return None,
    };
    let (_, map) = text.split_once("board: |")?;
    let rows = map.lines().skip(1).take_while(|line| line.starts_with([' ', '\t']));
    let cell = rows.map(str::trim).nth(row)?.split_whitespace().nth(column)?;
    let name = match (cell.split_once('\\'), cell.split_once('/'), corner) {
        (Some((name, _)), _, "sw")
        | (Some((_, name)), _, "ne")
        | (_, Some((name, _)), "nw")
        | (_, Some((_, name)), "se") => name,
        (None, None, _) => cell,
        _ => return None,
    };
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        return None;
    }
    let span = Span::new(start, start + word.len());
    let problem = problem!(span, problems::TileByNumber { address: word.to_owned(), name: name.to_owned() });
    Some(problem.fix_by_writing(name))
}

/// The rule sets that a scenario names at the margin, where they are none of its keys.
fn rule_sets(text: &str, refused: &RefusedText) -> Option<Problem> {
    let is_key = |problem: &&Problem| problem.code().word() == "key::unknown" || problem.is(RulesNotMap::MESSAGE);
    let found = refused.problems().find(is_key)?;
    let start = found.span.range().start;
    let start = text.get(..start)?.rfind('\n').map_or(0, |end| end + 1);
    let line = text.get(start..)?.lines().next()?;
    let key = line.split(':').next()?.trim().to_lowercase();
    let key = key.as_str();
    let is_alone = !line.split_once(':')?.1.trim().is_empty() && !line.contains(['{', '[']);
    let names = matches!(key, "under" | "as-of" | "as_of" | "era" | "rule-set");
    if line.starts_with(' ') || !(names || key == "rules" && is_alone) {
        return None;
    }
    let end = (start + line.len() + 1).min(text.len());
    let key = match key {
        "rules" if found.is(RulesNotMap::MESSAGE) => "other-rules",
        "rules" => "rules",
        _ => "other",
    };
    let problem = problem!(found.span, problems::RuleSetsInFile { key, message: found.message() });
    Some(problem.edit(Span::new(start, end), ""))
}

/// The longest block of claims that is looked at, in lines, and how many places are offered.
const MOST_LINES: usize = 12;
const MOST_PLACES: usize = 3;

/// The way to write claims of which nobody says what they are for: `red: 10`, `red says 10, blue says 8`. They are for what
/// somebody stands on.
fn claims(text: &str) -> Option<Problem> {
    let (from, whole) = block(text, "claims")?;
    let claimed = whole.trim_end();
    if claimed.lines().count() > MOST_LINES {
        return None;
    }
    let lines = claimed.get("claims:".len()..)?.lines().map(|line| line.split(" #").next().unwrap_or(line));
    let body = lines.collect::<Vec<&str>>().join("\n");
    if body.contains('.') {
        return None;
    }
    let parted = |c: char| !(c.is_alphanumeric() || c == '_' || c == '-');
    let words = body
        .split(parted)
        .filter(|word| !matches!(*word, "" | "-" | "points" | "point" | "and" | "says" | "claims" | "wants" | "gets"));
    let words: Vec<&str> = words.take(4 * MOST_LINES).collect();
    let pairs: Vec<(&str, &str)> = words
        .chunks(2)
        .map(|pair| match pair {
            [who, points] => Some((*who, *points)),
            _ => None,
        })
        .collect::<Option<Vec<_>>>()?;
    let is_pair = |(who, points): &(&str, &str)| {
        who.starts_with(char::is_alphabetic) && points.bytes().all(|b| b.is_ascii_digit())
    };
    let places = distinct(stand(text).into_iter().map(|(_, place)| place));
    if pairs.is_empty() || !pairs.iter().all(is_pair) {
        return None;
    }
    let span = Span::new(from, from + claimed.len());
    let ways = places.iter().take(MOST_PLACES).map(|place| {
        let each = pairs.iter().map(|(who, points)| format!("{who}: {{ {place}: {points} }}"));
        Suggestion::new(span, format!("claims: {{ {} }}", each.collect::<Vec<String>>().join(", ")))
    });
    let ways: Vec<Suggestion> = ways.collect();
    let first = ways.first()?.edits.clone();
    Some(problem!(span, problems::ClaimsForNothing).with_ways(ways).with_fix(first))
}
