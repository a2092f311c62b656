//! What a refused text may have been meant to be: each way with the problem as it is told if the text, so mended, can
//! be read. Whoever refused the text tries them, so that nothing is told that does not mend it.

use super::english;
use super::entries;
use crate::geometry::Corner;
use crate::scenario::is_question_word;
use crate::scenario::quick::named_players::{colour, colour_near, letter, letter_meant};
use crate::scenario::{By, Declaration, FeatureKind, Setup, declarations};
use crate::text::{Code, Problem, RefusedText, Span, lookalikes_problem, nearest_word, shorten, shorten_line};
use crate::tiles::Symbol;

/// The longest text that is tried, in bytes: what people type is shorter, and each try reads it anew.
const LONGEST: usize = 32_768;
/// How many ways are tried.
const MOST: usize = 120;
/// The longest line that is looked at, in bytes: what is typed by hand is shorter.
const LINE: usize = 1_000;
/// How much text may be read anew in all, in bytes.
const TRIED: usize = 262_144;
/// How many problems one slip makes at most: where there are more, there are more slips.
const OF_ONE: usize = 20;

/// What is true of a tile if it is named at all, besides a symbol.
const MARKS: [&str; 2] = ["monastery", "castle"];

/// The ways to mend a refused file, most likely first: each is the problem that is told if its fix makes the file valid.
/// None for a text that is too long or has too many problems to be one slip.
pub(super) fn ways_to_mend(text: &str, refused: &RefusedText) -> Vec<Problem> {
    if text.len() > LONGEST || refused.count() > OF_ONE {
        return Vec::new();
    }
    let mut ways = ways_to_mend_quick(text);
    // A quick map is too short for more: there, most slips are another map.
    if text.starts_with("quick:") || text.contains("\nquick:") {
        ways.extend(entries::at_the_edge(text, refused));
        ways.extend(entries::figures_as_tokens(text, refused));
        return ways;
    }
    let near: Vec<usize> = refused.problems().map(|problem| problem.span.range().start).collect();
    let unread = refused.problems().any(|problem| problem.code == Code::YamlSyntax);
    let mut start = 0;
    let mut before = 0..0;
    for line in text.split_inclusive('\n') {
        let here = start..start + line.len();
        // What ends a text early is found further down.
        let is_near = near.iter().any(|at| here.contains(at) || before.contains(at));
        let may_be = if unread { near.iter().any(|at| here.start <= *at) } else { is_near };
        if may_be && line.len() <= LINE && ways.len() < MOST {
            let typed = line.trim_end();
            let typed = typed.split(" #").next().unwrap_or(typed).trim_end();
            TypedLine { typed, start }.ways(&mut ways);
        }
        before = here;
        start += line.len();
    }
    let entries = entries::ways(text, refused);
    ways.splice(0..0, entries);
    ways.extend(at_the_margin(text, refused));
    ways.extend(players(text, refused));
    ways.extend(numbered(text));
    ways.extend(capital(text, refused));
    ways.extend(printed_tile(text, refused));
    question(text, refused, &mut ways);
    ways.truncate(MOST.min(TRIED / text.len().max(1)));
    ways
}

/// The ways to mend a refused quick map, as [`ways_to_mend`] gives those of a file: one at most, with the signs of a
/// keyboard instead of others that look like them.
pub(super) fn ways_to_mend_quick(text: &str) -> Vec<Problem> {
    lookalikes_problem(text).filter(|_| text.len() <= LONGEST).into_iter().collect()
}

/// The ways to mend a line of YAML that begins at a byte of a text.
pub(super) fn ways_to_mend_line(line: &str, start: usize) -> Vec<Problem> {
    let mut ways = Vec::new();
    if line.len() <= LINE {
        TypedLine { typed: line, start }.ways(&mut ways);
    }
    ways.truncate(MOST);
    ways
}

/// A player who is not in the list.
fn players(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().find(|problem| problem.code == Code::PlayerUnknown)?;
    let name = text.get(found.span.range())?;
    let begins = |at: &usize| *at == 0 || text.get(at - 1..*at) == Some("\n");
    let mut keys = text.match_indices("players: [").map(|(at, _)| at);
    let at = keys.find(begins)?;
    let line = text.get(at..)?.lines().next()?;
    let close = line.find(']')?;
    let listed = line.get("players: [".len()..close)?.split(',').map(str::trim);
    let listed: Vec<&str> = listed.collect();
    let of = |letter: Option<char>| letter.and_then(colour).filter(|own| listed.contains(own));
    if let Some(colour) = of(letter_meant(name)) {
        return Some(called_in_english(text, found.span, name, colour));
    }
    if let Some(near) = nearest_word(name, listed.iter().copied()) {
        return slip_of_a_player(text, found.span, name, near);
    }
    if let Some(near) = of(colour_near(name)).or_else(|| with_a_letter_left_out(name, &listed)) {
        return Some(called_in_english(text, found.span, name, near));
    }
    let whole = format!("{}, {name}]", line.get(..close)?.trim_end());
    let span = Span::new(at, at + close + 1);
    let message = format!("`{}` is not one of the players", shorten(name));
    let problem = Problem::new(Code::PlayerUnknown, found.span, message).label("no such player");
    Some(problem.with_related(span, "the players").help(format!("write `{}`", shorten_line(&whole))).edit(span, whole))
}

/// The only name that a short one is but for a letter left out: `bn` is `ben`.
fn with_a_letter_left_out<'t>(name: &str, listed: &[&'t str]) -> Option<&'t str> {
    let is_so = |own: &&&str| {
        let mut letters = own.chars();
        own.chars().count() == name.chars().count() + 1
            && own.chars().next() == name.chars().next()
            && name.chars().all(|c| letters.any(|own| own == c))
    };
    let mut found = listed.iter().filter(is_so);
    found.next().copied().filter(|_| found.next().is_none())
}

/// Where a name stands alone in a file, but for the question in words.
fn named<'t>(text: &'t str, name: &'t str) -> impl Iterator<Item = Span> + 't {
    let parts = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let alone = move |at: &usize| {
        let before = text.get(..*at).and_then(|t| t.chars().next_back());
        let after = text.get(at + name.len()..).and_then(|t| t.chars().next());
        let line = text.get(..*at).and_then(|t| t.rsplit('\n').next()).unwrap_or_default();
        !before.is_some_and(parts) && !after.is_some_and(parts) && !line.starts_with("question:")
    };
    let found = text.match_indices(name).map(|(at, _)| at);
    found.filter(alone).map(|at| Span::new(at, at + name.len()))
}

/// A player who is misspelt in the list: named nowhere else, and the other way more than once, or as a colour is written.
pub(super) fn slip_in_the_list(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().find(|problem| problem.code == Code::PlayerUnknown)?;
    let name = text.get(found.span.range()).filter(|_| text.len() <= LONGEST)?;
    let near = found.fix.first().map(|edit| edit.text.as_str()).filter(|near| *near != name)?;
    let mut listed = named(text, near);
    let (at, None) = (listed.next()?, listed.next()) else { return None };
    let line = text.get(..at.range().start)?.rsplit('\n').next()?;
    let is_right = letter(name).is_some() && letter(near).is_none();
    if !line.starts_with("players:") || !is_right && named(text, name).nth(1).is_none() {
        return None;
    }
    let message = format!("`{}` is named nowhere else", shorten(near));
    let problem = Problem::new(Code::PlayerUnknown, at, message);
    let label = format!("did you mean {}?", shorten(name));
    Some(problem.label(label).with_related(found.span, "the same player?").fix_by_writing(name))
}

/// A player in another language than in the list, or with a letter too few.
fn called_in_english(text: &str, at: Span, name: &str, colour: &str) -> Problem {
    let message = format!("`{}` is not one of the players", shorten(name));
    let problem = Problem::new(Code::PlayerUnknown, at, message).label(format!("is it {colour}?"));
    let edits = named(text, name).take(MOST).map(|at| (at, colour.to_owned()));
    problem.help(format!("write `{colour}`")).edits(edits)
}

/// A player whose name is all but that of another who has an entry of their own in the same place: what both have goes under
/// one name.
fn slip_of_a_player(text: &str, at: Span, name: &str, near: &str) -> Option<Problem> {
    let line = |from: usize| {
        let start = text.get(..from)?.rfind('\n').map_or(0, |n| n + 1);
        let end = text.get(from..)?.find('\n').map_or(text.len(), |n| from + n);
        Some((start, end))
    };
    let inner = |value: &str| {
        let value = value.trim();
        let list = value.strip_prefix('[').and_then(|list| list.strip_suffix(']'));
        list.unwrap_or(value).trim().to_owned()
    };
    let (start, end) = line(at.range().start)?;
    let (key, value) = text.get(start..end)?.split_once(": ")?;
    if key.trim() != name || value.contains(['{', '#']) {
        return None;
    }
    let indent = key.len() - key.trim_start().len();
    let other = format!("\n{}{near}: ", text.get(start..start + indent)?);
    let first = text.find(&other)? + other.len();
    let (_, first_end) = line(first)?;
    let own = text.get(first..first_end)?;
    if own.contains(['{', '#']) {
        return None;
    }
    let right = format!("[{}, {}]", inner(own), inner(value));
    let message = format!("`{}` is not one of the players", shorten(name));
    Some(
        Problem::new(Code::PlayerUnknown, at, message)
            .label(format!("did you mean {}?", shorten(near)))
            .help(format!("put everything under one name: `{}: {}`", shorten(near), shorten(&right)))
            .edit(Span::new(first, first_end), right)
            .edit(Span::new(start, (end + 1).min(text.len())), ""),
    )
}

/// Rows of the map with their numbers before them.
fn numbered(text: &str) -> Option<Problem> {
    let from = text.find("board: |")?;
    let mut start = from + text.get(from..)?.find('\n')? + 1;
    let mut edits: Vec<(Span, String)> = Vec::new();
    for line in text.get(start..)?.split_inclusive('\n').take_while(|line| line.starts_with(' ')) {
        let typed = line.trim_start();
        let indent = line.len() - typed.len();
        let number = typed.split(' ').next().unwrap_or_default();
        let digits = number.trim_end_matches(['.', ':', ')', '|']);
        if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
            let rest = typed.get(number.len()..).unwrap_or_default();
            let gap = number.len() + rest.len() - rest.trim_start().len();
            edits.push((Span::new(start + indent, start + indent + gap), String::new()));
        }
        start += line.len();
    }
    let (span, _) = edits.first()?;
    let problem = Problem::new(Code::MapCell, *span, "a number before a row of the map").label("not a tile");
    Some(problem.help("leave out the row numbers").edits(edits))
}

/// A question that stands at the beginning of a line, and not under `ask`.
fn at_the_margin(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().find(|problem| problem.code == Code::KeyUnknown)?;
    let word = text.get(found.span.range())?;
    let at = found.span.range().start;
    let begins = at == 0 || text.get(at - 1..at) == Some("\n");
    if !begins || !is_question_word(word) || text.contains("\nask:") {
        return None;
    }
    let message = format!("`{word}` is a question, and goes under `ask`");
    let problem = Problem::new(Code::KeyUnknown, found.span, message).label("too far to the left");
    let put = Span::new(at, at);
    Some(problem.help("put `ask:` on a line before it, and `-` with a space in front of it").edit(put, "ask:\n- "))
}

/// A tile that is called by a capital in the map or in places, and by a small letter where it is defined.
fn capital(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().next()?;
    let word = text.get(found.span.range())?.split('.').next()?;
    let lower = word.to_lowercase();
    if lower == word || !word.bytes().all(|b| b.is_ascii_alphanumeric()) {
        return None;
    }
    let parted = |c: Option<char>| c.is_none_or(|c| c.is_whitespace() || "\\/[]{},.:\"'".contains(c));
    let alone = |at: &usize| {
        parted(text.get(..*at).and_then(|t| t.chars().next_back()))
            && parted(text.get(at + word.len()..).and_then(|t| t.chars().next()))
    };
    let spans = text.match_indices(word).map(|(at, _)| at).filter(alone);
    let edits: Vec<(Span, String)> = spans.map(|at| (Span::new(at, at + word.len()), lower.clone())).collect();
    let message = if crate::tiles::entry(word).is_some() {
        format!("`{}` is the id of a printed tile, so it cannot be a name", shorten(word))
    } else {
        format!("`{}` is written in lower case", shorten(word))
    };
    let problem = Problem::new(found.code, found.span, message).label("a capital");
    let everywhere = if edits.len() > 1 { ", everywhere" } else { "" };
    Some(problem.help(format!("write `{lower}`{everywhere}")).edits(edits))
}

/// Returns the problem of an undefined name that is the id of a printed tile in small letters: `d`, `i-04`, `k@90`.
pub(super) fn printed_tile(text: &str, refused: &RefusedText) -> Option<Problem> {
    let found = refused.problems().find(|problem| problem.code == Code::NameUndefined)?;
    let word = text.get(found.span.range())?;
    let id = crate::tiles::correct_case(word)?;
    let problem = Problem::new(found.code, found.span, found.message.as_str()).label("a printed tile?");
    let own = if word.contains('@') { "" } else { "; for a tile of your own, say under `tiles` what it shows" };
    Some(problem.help(format!("write `{id}`, the printed tile{own}")).edit(found.span, id))
}

/// A question whose id is not the one by which it is claimed, or that has none, or that does not say what it asks.
fn question(text: &str, refused: &RefusedText, ways: &mut Vec<Problem>) {
    let slice = |problem: &Problem| text.get(problem.span.range()).map(str::to_owned);
    let wanted = refused.problems().find(|problem| problem.message.contains("no question called"));
    let wanted = wanted.and_then(|problem| Some((problem.span, slice(problem)?)));
    let at_entry = text.match_indices("- { ").filter(|(at, _)| {
        text.get(..*at).is_some_and(|before| {
            before.rfind("\nask:").is_some_and(|ask| {
                before.get(ask + 5..).is_some_and(|t| t.lines().all(|l| l.is_empty() || l.starts_with([' ', '-'])))
            })
        })
    });
    for (at, _) in at_entry {
        let line = text.get(at..).and_then(|t| t.lines().next()).unwrap_or_default().trim_end();
        if let Some((span, wanted)) = &wanted {
            let put = Span::new(at + 4, at + 4);
            let message = format!("no question is called `{}`", shorten(wanted));
            let new = |message: &str, span| Problem::new(Code::AskUnknown, span, message).label("which one?");
            match line.find("id: ") {
                None => ways.push(
                    new(&message, *span)
                        .help(format!(
                            "name it: `- {{ id: {}, {}`",
                            shorten(wanted),
                            shorten(line.get(4..).unwrap_or_default())
                        ))
                        .edit(put, format!("id: {wanted}, ")),
                ),
                Some(id) => {
                    let value = line.get(id + 4..).unwrap_or_default().split([',', '}']).next().unwrap_or_default();
                    let span = Span::new(at + id + 4, at + id + 4 + value.trim_end().len());
                    let message = format!("the claims call this question `{}`", shorten(wanted));
                    ways.push(
                        Problem::new(Code::NameForm, span, message).label("a different name").fix_by_writing(wanted),
                    );
                }
            }
        }
        let Some(close) = line.rfind('}') else { continue };
        let body = line.find("id: ").and_then(|id| Some(id + line.get(id..)?.find(", ")? + 2)).unwrap_or(4);
        let inner = line.get(body..close).unwrap_or_default().trim_end();
        let has_keys = |asked: &&&Declaration| {
            let mut keys = inner.split(", ").filter_map(|entry| entry.split_once(':'));
            asked.by == By::Word && keys.all(|(key, _)| asked.keys.contains(&key))
        };
        for kind in declarations().iter().filter(has_keys).map(|asked| asked.ask) {
            let span = Span::new(at + body, at + body + inner.len());
            let right = format!("{kind}: {{ {inner} }}");
            let problem = Problem::new(Code::AskUnknown, span, "the question does not say what it asks");
            ways.push(problem.label("which kind of question?").help(format!("write `{right}`")).edit(span, right));
        }
    }
}

/// A line as it is typed, without a comment.
struct TypedLine<'t> {
    typed: &'t str,
    start: usize,
}

impl<'t> TypedLine<'t> {
    fn ways(&self, ways: &mut Vec<Problem>) {
        self.dash(ways);
        self.doubled(ways);
        self.quote(ways);
        self.closing(ways);
        self.colons(ways);
        self.lists(ways);
        self.words(ways);
        self.commas(ways);
        self.places(ways);
        self.cells(ways);
    }

    /// The way to write another text from one byte of the line to another.
    fn write(&self, from: usize, to: usize, message: &str, label: &str, right: &str) -> Problem {
        let span = Span::new(self.start + from, self.start + to);
        Problem::new(Code::YamlSyntax, span, message).label(label).fix_by_writing(right)
    }

    /// The way to put signs in at a byte of the line, told by what it makes of the words from one byte to another.
    fn put(&self, (from, to): (usize, usize), at: usize, sign: &str, message: &str) -> Option<Problem> {
        let whole = format!("{}{sign}{}", self.typed.get(from..at)?, self.typed.get(at..to)?);
        let here = Span::new(self.start + from, self.start + to);
        let put = Span::new(self.start + at, self.start + at);
        let help = format!("write `{}`", whole.trim());
        Some(Problem::new(Code::YamlSyntax, here, message).label("here").help(help).edit(put, sign))
    }

    /// The words of the line, each with the byte that it begins at: what stands between spaces, brackets and commas.
    fn tokens(&self) -> Vec<(usize, &'t str)> {
        let mut found: Vec<(usize, &str)> = Vec::new();
        let mut from = 0;
        for word in self.typed.split([' ', '\t', '[', ']', '{', '}', '(', ')', ',', '\'', '"']) {
            if !word.is_empty() {
                found.push((from, word));
            }
            from += word.len() + 1;
        }
        found
    }

    /// `-{ id: hunt }`, `red: - a.city`.
    fn dash(&self, ways: &mut Vec<Problem>) {
        let indent = self.typed.len() - self.typed.trim_start().len();
        let rest = self.typed.trim_start();
        if rest.starts_with("-{") || rest.starts_with("-[") {
            let message = "there is no space after the dash";
            let right = format!("- {}", &rest.chars().nth(1).unwrap_or_default());
            ways.push(self.write(indent, indent + 2, message, "a space is missing", &right));
        }
        if let Some(at) = self.typed.find(": - ") {
            let (message, word) =
                ("the dash is on the same line as its key", self.typed.get(at + 4..).unwrap_or_default());
            ways.push(self.write(at + 2, self.typed.len(), message, "leave the dash out", word));
        }
    }

    /// `{{`, `,,`, `||`.
    fn doubled(&self, ways: &mut Vec<Problem>) {
        for sign in ["{", "}", "[", "]", ",", "|", "@", ".", ":"] {
            for (at, _) in self.typed.match_indices(&sign.repeat(2)) {
                let message = format!("`{sign}` appears twice");
                ways.push(self.write(at, at + 2, &message, "one too many", sign));
            }
        }
        for (at, _) in self.typed.match_indices(';') {
            ways.push(self.write(at, at + 1, "separate entries with commas", "here", ","));
            ways.push(self.write(at, at + 1, "separate a key from its value with a colon", "here", ":"));
        }
    }

    /// A quote that opens and does not close, or the other way round.
    fn quote(&self, ways: &mut Vec<Problem>) {
        for sign in ['\'', '"'] {
            if self.typed.matches(sign).count() != 1 {
                continue;
            }
            let Some((before, after)) = self.typed.split_once(sign) else { continue };
            let at = before.len();
            if before.ends_with([' ', '[', '{', ',']) || before.is_empty() {
                let word = after.split(['}', ']', ',']).next().unwrap_or(after).trim_end();
                let right = format!("{sign}{word}{sign}");
                let message = format!("this `{sign}` is never closed");
                ways.push(self.write(at, at + 1 + word.len(), &message, "opened here", &right));
            } else {
                let word = before.rsplit([' ', '[', '{', ',']).next().unwrap_or_default();
                let message = format!("this `{sign}` opens nothing");
                ways.push(self.write(at - word.len(), at + 1, &message, "closed here", word));
            }
        }
    }

    /// `{ city: E ]`, `city: E }`, `a.city, b.road]`, `{ city: E }.`
    fn closing(&self, ways: &mut Vec<Problem>) {
        let whole = self.typed.trim_end_matches(['.', ';', '!', '?', ':']);
        if whole.ends_with(['}', ']']) && whole.len() < self.typed.len() {
            let message = "a character after the end";
            ways.push(self.write(
                whole.len() - 1,
                self.typed.len(),
                message,
                "not needed",
                whole.get(whole.len() - 1..).unwrap_or_default(),
            ));
        }
        if let Some(sign) = self.typed.strip_prefix("board: ")
            && sign.chars().count() == 1
            && sign != "|"
        {
            let message = format!("the map needs `|`, not `{sign}`");
            ways.push(self.write(7, self.typed.len(), &message, "a bar, which keeps the rows separate", "|"));
        }
        for (open, close, other) in [('{', '}', [']', ')']), ('[', ']', ['}', ')'])] {
            let (opened, closed) = (self.typed.matches(open).count(), self.typed.matches(close).count());
            if opened > closed {
                let message = format!("this `{open}` is not closed on this line");
                let from = self.typed.find(open).unwrap_or_default();
                ways.extend(self.put((from, self.typed.len()), self.typed.len(), &format!(" {close}"), &message));
                // `[1, 1 }`: what was opened within ends before.
                let brace = self.typed.get(from..).and_then(|t| t.find('}')).map(|n| from + n);
                if let Some(at) = brace.filter(|_| open == '[') {
                    let end = self.typed.get(..at).map_or(at, |t| t.trim_end().len());
                    ways.extend(self.put((from, self.typed.len()), end, "]", &message));
                }
                for (at, sign) in self.typed.match_indices(other) {
                    let message = format!("opened with `{open}`, but closed with `{sign}`");
                    ways.push(self.write(at, at + 1, &message, "closed here", &close.to_string()));
                }
            }
            if closed > opened {
                for (at, _) in self.typed.match_indices(": ") {
                    let from = self.typed.get(..at).and_then(|t| t.rfind([' ', '{', '['])).map_or(0, |n| n + 1);
                    let sign = if open == '{' { "{ " } else { "[" };
                    let message = format!("no `{open}` opens this");
                    ways.extend(self.put((from, self.typed.len()), at + 2, sign, &message));
                }
                for (at, sign) in self.typed.match_indices(['(', '[', '{']) {
                    let message = format!("opened with `{sign}`, but closed with `{close}`");
                    ways.push(self.write(at, at + 1, &message, "opened here", &open.to_string()));
                }
            }
        }
    }

    /// A colon that is missing, or has no space behind it.
    fn colons(&self, ways: &mut Vec<Problem>) {
        let message = "there is no space after the colon";
        for (at, _) in self.typed.match_indices(':') {
            let next = self.typed.get(at + 1..).and_then(|t| t.chars().next());
            if next.is_some_and(|c| c.is_alphanumeric() || "{[|>'\"".contains(c)) {
                let from = self.typed.get(..at).and_then(|t| t.rfind([' ', '{', '['])).map_or(0, |n| n + 1);
                let to =
                    self.typed.get(at..).and_then(|t| t.find([' ', ',', '}'])).map_or(self.typed.len(), |n| at + n);
                // A list or a map is told whole.
                let close = match next {
                    Some('[') => self.typed.get(at..).and_then(|t| t.find(']')),
                    Some('{') => self.typed.get(at..).and_then(|t| t.rfind('}')),
                    _ => None,
                };
                let to = close.map_or(to, |n| (at + n + 1).max(to));
                ways.extend(self.put((from, to), at + 1, " ", message));
            }
        }
        ways.extend(self.every_colon());
        if let Some((at, _)) = self.typed.match_indices(" = ").next() {
            let end = self.typed.len();
            let message = "a name is followed by a colon, not by `=`";
            let right = self.typed.get(at + 3..).unwrap_or_default();
            let name = self.typed.get(..at).unwrap_or_default().trim_start();
            if !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric()) {
                let from = at - name.len();
                ways.push(self.write(from, end, message, "here", &format!("{name}: {right}")));
            }
        }
        let tokens = self.tokens();
        let indent = self.typed.len() - self.typed.trim_start().len();
        for (n, (at, word)) in tokens.iter().enumerate() {
            let end = at + word.len();
            let next = tokens.get(n + 1).map(|(at, word)| (at + word.len(), *word));
            let spaced = self.typed.get(end..).is_some_and(|rest| rest.starts_with(' '));
            let first = n == 0 && indent == 0 && Setup::KEYS.contains(word);
            let line = self.typed.trim_end().len();
            let rest = self.typed.get(end..line).unwrap_or_default();
            // A key alone on its line, and an entry with its map or list behind it.
            let opens = spaced
                && rest.trim_start().starts_with(['{', '['])
                && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            if matches!(*word, "and" | "or" | "und" | "en") {
                continue;
            }
            if (first && rest.is_empty()) || opens {
                ways.extend(self.put((*at, line), end, ":", "a colon is missing"));
            } else if let Some((to, next)) = next
                && spaced
                && !word.ends_with(':')
                && (first || next.bytes().all(|b| b.is_ascii_digit()))
            {
                let to = if first { line } else { to };
                ways.extend(self.put((*at, to), end, ":", "a colon is missing"));
            }
            if *word == "allowed" && self.typed.get(..*at).is_some_and(|t| t.ends_with(": ")) {
                ways.push(self.write(*at, end, "`allowed` has no value", "nothing after it", "{ allowed: true }"));
            }
            let closes = self.typed.get(end..).is_some_and(|rest| rest.trim_start().starts_with([',', '}']));
            let marked = ["inn", "cathedral", "besieged"].contains(word);
            let what = if marked || MARKS.contains(word) || Symbol::WORDS.contains(word) {
                ": true"
            } else if *word == "coats" {
                ": 1"
            } else {
                continue;
            };
            if closes {
                ways.push(self.write(
                    *at,
                    end,
                    &format!("`{word}` has no value"),
                    "nothing after it",
                    &format!("{word}{what}"),
                ));
            }
        }
    }

    /// `setup:{players:4,sets:I}` and `setup: { players 4, sets I }`: every colon with its space.
    fn every_colon(&self) -> Option<Problem> {
        let close = self.typed.rfind('}')?;
        let open = self.typed.get(..close)?.rfind('{')?;
        let (before, inner) = (self.typed.get(..open)?, self.typed.get(open + 1..close)?);
        if inner.contains(['[', '"', '\'']) {
            return None;
        }
        let pair = |entry: &str| {
            let entry = entry.trim();
            let (key, value) = entry.split_once(':').or_else(|| entry.split_once(' '))?;
            let (key, value) = (key.trim(), value.trim());
            let plain = !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            (plain && !value.is_empty() && !value.contains([' ', ':'])).then(|| format!("{key}: {value}"))
        };
        let pairs: Option<Vec<String>> = inner.split(',').map(pair).collect();
        let head = before.trim_end();
        let head = if head.ends_with([':', '-']) || head.is_empty() { head.to_owned() } else { format!("{head}:") };
        let space = if head.is_empty() { "" } else { " " };
        let rest = self.typed.get(close + 1..)?;
        let right = format!("{head}{space}{{ {} }}{rest}", pairs?.join(", "));
        let from = right.len() - right.trim_start().len();
        let right = right.get(from..)?;
        let typed = self.typed.get(from..)?;
        let wrong = typed.matches(':').count() < right.matches(':').count()
            || typed.matches(": ").count() + 1 < right.matches(": ").count();
        let message = "a key is followed by a colon and a space";
        wrong.then(|| self.write(from, self.typed.len(), message, "not everywhere here", right))
    }

    /// `path: r, s, c`, `path: (r, s, c)`, `city: S, city: N`.
    fn lists(&self, ways: &mut Vec<Problem>) {
        if let (Some(open), Some(close)) = (self.typed.find('('), self.typed.rfind(')'))
            && let Some(inner) = self.typed.get(open + 1..close)
        {
            let (list, map) = (format!("[{}]", inner.trim()), format!("{{ {} }}", inner.trim()));
            ways.push(self.write(open, close + 1, "a list is written in brackets", "parentheses", &list));
            ways.push(self.write(open, close + 1, "a map is written in braces", "parentheses", &map));
        }
        for (at, _) in self.typed.match_indices(": ") {
            let from = at + 2;
            let rest = self.typed.get(from..).unwrap_or_default();
            let rest = rest.get(..rest.find(['}', ']', '{', '[']).unwrap_or(rest.len())).unwrap_or_default();
            let mut words: Vec<&str> = rest.split(',').collect();
            if words.iter().any(|word| word.contains(": ")) {
                // The next key begins behind the last comma before it.
                let n = words.iter().position(|word| word.contains(": ")).unwrap_or(0);
                words.truncate(n);
            }
            let list = words.join(",");
            let list = list.trim_end();
            for sign in [";", "->", ">", " and ", " und ", " en ", " "] {
                let whole = rest.trim_end();
                let words: Vec<&str> = whole.split(sign).map(str::trim).filter(|w| !w.is_empty()).collect();
                let plain = |w: &&str| w.chars().all(|c| c.is_alphanumeric() || "_-.@:".contains(c));
                if words.len() > 1 && words.iter().all(plain) {
                    let right = format!("[{}]", words.join(", "));
                    ways.push(self.write(
                        from,
                        from + whole.len(),
                        "a list is in brackets, with commas",
                        "several in a row",
                        &right,
                    ));
                }
            }
            if words.len() > 1 && words.iter().all(|word| !word.trim().is_empty()) {
                ways.push(self.write(
                    from,
                    from + list.len(),
                    "this list has no brackets",
                    "several in a row",
                    &format!("[{list}]"),
                ));
            }
        }
        let entries: Vec<(usize, &str)> = self.tokens().into_iter().filter(|(_, word)| word.ends_with(':')).collect();
        for (n, (at, key)) in entries.iter().enumerate() {
            let twice = entries.iter().skip(n + 1).find(|(_, other)| other == key);
            if let Some((second, _)) = twice {
                let from = at + key.len() + 1;
                let value = self.typed.get(from..*second).unwrap_or_default().trim_end_matches([' ', ',']);
                let rest = self.typed.get(second + key.len() + 1..).unwrap_or_default();
                let more = rest.split([',', '}', ']']).next().unwrap_or_default().trim_end();
                let to = second + key.len() + 1 + more.len();
                let right = format!("{key} [{value}, {more}]");
                let message = format!("`{}` appears twice in one tile", key.trim_end_matches(':'));
                ways.push(self.write(*at, to, &message, "one key, several values", &right));
            }
        }
    }

    /// Words of another language, and in capitals.
    fn words(&self, ways: &mut Vec<Problem>) {
        for (at, word) in self.tokens() {
            let bare = word.trim_end_matches(':');
            let lower = bare.to_lowercase();
            let known = english::called(&lower);
            let known = known.map(|right| (right.to_owned(), "called something else here"));
            let place = lower.contains('.') || english::is_own(&lower);
            let small = (place && lower != bare).then(|| (lower.clone(), "should be in lower case"));
            for (right, label) in known.chain(small) {
                let message = format!("unknown word `{}`", shorten(bare));
                ways.push(self.write(at, at + bare.len(), &message, label, &right));
            }
        }
    }

    /// A comma that is missing before a key.
    fn commas(&self, ways: &mut Vec<Problem>) {
        let tokens = self.tokens();
        for pair in tokens.windows(2) {
            let [(at, word), (next, key)] = pair else { continue };
            let end = at + word.len();
            let gap = self.typed.get(end..*next).unwrap_or_default();
            if key.ends_with(':') && !word.ends_with(':') && !gap.contains([',', '{', '[']) && !gap.is_empty() {
                let put = end + gap.trim_end().len();
                ways.extend(self.put((*at, next + key.len()), put, ",", "a comma is missing"));
            }
        }
    }

    /// Places with a word or sign too many: `on a.city`, `k.city W`, `k.city @W`, `k.city@w`, `large.a.city`.
    fn places(&self, ways: &mut Vec<Problem>) {
        let tokens = self.tokens();
        for (n, (at, word)) in tokens.iter().enumerate() {
            let end = at + word.len();
            let next = tokens
                .get(n + 1)
                .filter(|(next, _)| self.typed.get(end..*next).is_some_and(|gap| gap.trim().is_empty()));
            if let (true, Some((next, side))) = (word.contains('.'), next)
                && side.trim_start_matches('@').chars().all(|c| "NESWL12R".contains(c.to_ascii_uppercase()))
            {
                let to = next + side.len();
                let (word, side) = (word.trim_end_matches('@'), side.trim_start_matches('@'));
                let right = format!("{word}@{}", side.to_ascii_uppercase());
                ways.push(self.write(
                    *at,
                    to,
                    "there is a space before the side of a feature",
                    "should be one word",
                    &right,
                ));
            }
            if let Some((place, side)) =
                word.split_once('@').filter(|(place, side)| place.contains('.') && side.to_ascii_uppercase() != **side)
            {
                let right = format!("{place}@{}", side.to_ascii_uppercase());
                let message = format!("sides are capital letters, so `{}` is none", shorten(side));
                ways.push(self.write(*at, end, &message, "should be a capital", &right));
            }
            if let Some((next, place)) = next.filter(|(_, place)| place.contains(['.', '@']))
                && matches!(*word, "on" | "in" | "at" | "the" | "auf" | "op")
            {
                let message = format!("a place needs no `{word}`");
                ways.push(self.write(*at, next + place.len(), &message, "not needed", place));
            }
            // `green: a@se`: a barn stands there.
            if let Some((tile, corner)) = word.split_once('@')
                && !tile.contains('.')
                && Corner::ALL.into_iter().any(|known| known.word() == corner)
                && self.typed.get(..*at).is_some_and(|t| t.ends_with(": "))
            {
                let message = format!("`{word}` is a corner: only a barn can be there");
                ways.push(self.write(*at, end, &message, "what is there?", &format!("barn {word}")));
            }
            if let Some((kind, (next, tile))) = Some(*word).zip(next)
                && FeatureKind::ALL.into_iter().any(|known| known.word() == kind)
            {
                let right = format!("{tile}.{kind}");
                ways.push(self.write(
                    *at,
                    next + tile.len(),
                    "the tile comes before its feature",
                    "the wrong way round",
                    &right,
                ));
            }
            for figure in ["large", "abbot", "mayor", "wagon", "builder", "pig", "shepherd", "phantom"] {
                if let Some(place) =
                    word.strip_prefix(figure).filter(|place| place.contains('.') && !place.starts_with('.'))
                {
                    let right = format!("{figure} {place}");
                    ways.push(self.write(
                        *at,
                        end,
                        "there is no space between the figure and its place",
                        "here",
                        &right,
                    ));
                }
            }
            if let Some((first, place)) = word.split_once('.').filter(|(_, place)| place.contains('.')) {
                let right = format!("{first} {place}");
                ways.push(self.write(*at, end, "there is no space between the figure and its place", "here", &right));
            }
        }
    }

    /// Cells of the map that are no cells: `k >`, `bp\q`, `E90`.
    fn cells(&self, ways: &mut Vec<Problem>) {
        if self.typed.contains([':', '{', '[']) {
            return self.turned(ways);
        }
        let tokens = self.tokens();
        for (at, word) in &tokens {
            for (typed, right, way) in [(">", "<", "west"), ("^", "<", "west"), ("<", "^", "north")] {
                if *word == typed {
                    let message = format!("`{typed}` does not continue the tile next to it");
                    let label = format!("the other space of the tile to the {way}?");
                    ways.push(self.write(*at, at + 1, &message, &label, right));
                }
            }
        }
        self.turned(ways);
        for (at, word) in &tokens {
            for (cut, _) in word.char_indices().skip(1).filter(|_| word.len() <= 12 && word.contains(['/', '\\'])) {
                let (left, right) = word.split_at(cut);
                if left.chars().all(char::is_alphanumeric) && right.starts_with(char::is_alphanumeric) {
                    let message = format!("a space is missing between `{left}` and `{right}`");
                    ways.push(self.write(*at, at + word.len(), &message, "two cells", &format!("{left} {right}")));
                }
            }
        }
    }

    /// The turn of a printed tile without its sign: `E90`, `E @ 90`.
    fn turned(&self, ways: &mut Vec<Problem>) {
        let tokens = self.tokens();
        for (n, (at, word)) in tokens.iter().enumerate() {
            for turn in ["90", "180", "270"] {
                let rest: Vec<&(usize, &str)> = tokens.iter().skip(n + 1).take(2).collect();
                let (id, to) = match (word.strip_suffix(turn), rest.as_slice()) {
                    (Some(id), _) => (id, at + word.len()),
                    (None, [(_, "@"), (next, found), ..]) if *found == turn => (*word, next + found.len()),
                    (None, [(next, found), ..]) if found.strip_prefix('@').unwrap_or(found) == turn => {
                        (*word, next + found.len())
                    }
                    _ => continue,
                };
                if id.starts_with(|c: char| c.is_ascii_uppercase()) && !id.contains('@') {
                    let message = format!("the rotation follows `{}` after an `@`", shorten(id));
                    ways.push(self.write(*at, to, &message, "rotated?", &format!("{id}@{turn}")));
                }
            }
        }
    }
}
