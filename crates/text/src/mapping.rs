//! The reading of a map key by key, with every unknown and repeated key reported at its place.

use carcassonne_base::sorting::sort_by_key;
use carcassonne_words::dictionary::{Use, amount, direction, implied_value, key_meant, meaning};
use carcassonne_words::messages::plain::Arg;

use super::problems::fields;
use super::written::Write;
use super::{Edit, Node, Problem, Problems, Span, Style, Suggestion, Value, nearest_word, phrase, problem};

/// The keys that a map may have.
pub type KeySet = &'static [&'static str];

/// Returns `true` if a value only affirms its key: it is empty, `true`, `yes` or `ja`.
fn is_affirmation(value: &Node) -> bool {
    value.is_null() || matches!(value.text(), Some("true" | "yes" | "ja"))
}

/// Builds one problem for all keys in capitals, each given with the legal key; `None` if there are none.
fn capitals_problem(keys: &[(&Node, &'static str)]) -> Option<Problem> {
    let (first, _) = keys.first()?;
    let typed = Arg::texts(keys.iter().filter_map(|(key, _)| key.text()));
    let legal = Arg::list(keys.iter().map(|(_, legal)| *legal));
    let problem = problem!(first.span, fields::KeysInCapitals { typed, legal });
    Some(problem.edits(keys.iter().map(|(key, legal)| (key.span, (*legal).to_owned()))))
}

/// A map of a text, in most cases with its keys checked against the legal ones.
#[derive(Debug, Clone)]
pub struct MapEntries<'a> {
    entries: &'a [(Node, Node)],
    /// The keys that the map may have; empty if its keys were not checked.
    legal: KeySet,
    /// The legal keys that unknown keys with a value were meant as, with the first entry for each: computed once,
    /// since a map may have any number of keys.
    guesses: Vec<(&'static str, &'a (Node, Node))>,
    /// The place of the whole map.
    pub span: Span,
}

impl<'a> MapEntries<'a> {
    /// Takes a value as a map with no other keys than `legal`; reports any other value, and returns `None`.
    ///
    /// Reports unknown and repeated keys and keys that are not words; `description` names the thing that is read.
    pub fn read(node: &'a Node, description: &str, legal: KeySet, problems: &mut Problems) -> Option<Self> {
        Self::read_with_help(node, description, legal, "", problems)
    }

    /// Like [`Self::read`]; `help`, unless it is empty, is the help for a value that is not a map and that no edit turns
    /// into one.
    pub fn read_with_help(
        node: &'a Node,
        description: &str,
        legal: KeySet,
        help: &str,
        problems: &mut Problems,
    ) -> Option<Self> {
        let fields = Self::read_map(node, description, legal, help, problems)?.with_legal(legal);
        let mut previous: Option<&(Node, Node)> = None;
        let capital_keys = fields.capital_keys();
        if let Some(problem) = capitals_problem(&capital_keys) {
            problems.push(problem);
        }
        for entry in fields.entries {
            let (key, value) = entry;
            if capital_keys.iter().any(|(own, _)| own.span == key.span) {
                continue;
            }
            let last = previous.replace(entry).and_then(|(k, v)| Some((k.text()?, v.text()?, v.span)));
            let Some(word) = key.text() else { continue };
            if legal.contains(&word) || problems.is_full() {
                continue;
            }
            let problem = {
                let legal = Arg::list(legal.iter().copied());
                problem!(key.span, fields::UnknownKey { key: word.to_owned(), what: description.to_owned(), legal })
            };
            problems.push(match split_run_on(word, legal).filter(|_| value.is_null()) {
                Some((own, sign, value)) => {
                    let sign = if sign == ':' { "colon" } else { "other" };
                    let right = format!("{own}: {value}");
                    let help = phrase!(fields::SpaceAfterKey { sign, key: own.to_owned(), value: value.to_owned() });
                    problem.with_help(help).edit(key.span, right)
                }
                None => match (guess_key(word, legal), last) {
                    // The map already has the key that was meant, so this one may be anything.
                    (Some(near), _) if fields.entries.iter().any(|(k, _)| k.text() == Some(near)) => {
                        problem.with_help(phrase!(fields::KeyPresent { key: near }))
                    }
                    (Some(near), _) => match implied_value(word, near).filter(|_| is_affirmation(value)) {
                        Some(kind) => {
                            let right = format!("{near}: {kind}");
                            let replaced = if value.is_null() { key.span } else { key.span.union(value.span) };
                            problem.with_help(phrase!(Write { text: &right })).edit(replaced, right)
                        }
                        None => problem.with_help(phrase!(Write { text: format!("{near}:") })).edit(key.span, near),
                    },
                    // `{ city: W,L }`: the comma began a new key.
                    (None, Some((k, v, at))) if value.is_null() && are_sides(word) && are_sides(v) => {
                        let sides = format!("{v}{word}");
                        let help = phrase!(fields::NoCommaBetweenSides { key: k.to_owned(), sides: &sides });
                        problem.with_help(help).edit(at.union(key.span), sides)
                    }
                    (None, _) => problem,
                },
            });
        }
        Some(fields)
    }

    /// Returns the map's keys that differ from legal ones only in case, if several do; a single one counts as unknown.
    fn capital_keys(&self) -> Vec<(&'a Node, &'static str)> {
        let has_key = |word: &str| self.entries.iter().any(|(key, _)| key.text() == Some(word));
        let capital_key = |legal: &&'static str| {
            let is_match = |key: &&Node| key.text().is_some_and(|w| legal.eq_ignore_ascii_case(w));
            let key = self.entries.iter().map(|(key, _)| key).find(is_match)?;
            (!has_key(legal)).then_some((key, *legal))
        };
        // Iterates over the legal keys, which are few; the map itself may have many.
        let mut all: Vec<(&'a Node, &'static str)> = self.legal.iter().filter_map(capital_key).collect();
        sort_by_key(&mut all, |(key, _)| key.span.start);
        if all.len() > 1 { all } else { Vec::new() }
    }

    /// Returns a value as a map without checking its keys; `None` if it is not a map.
    pub fn from_unchecked(node: &'a Node) -> Option<Self> {
        match &node.value {
            Value::Map(entries) => Some(Self { entries, legal: &[], guesses: Vec::new(), span: node.span }),
            Value::Scalar(..) | Value::List(_) => None,
        }
    }

    /// Returns a value as a map whose keys have already been checked; `None` if it is not a map.
    pub fn from_checked(node: &'a Node, legal: KeySet) -> Option<Self> {
        Some(Self::from_unchecked(node)?.with_legal(legal))
    }

    /// Sets the legal keys, and determines which of them the unknown keys were meant as.
    fn with_legal(self, legal: KeySet) -> Self {
        let mut guesses: Vec<(&'static str, &'a (Node, Node))> = Vec::new();
        for entry in self.entries.iter().filter(|(_, value)| !value.is_null()) {
            let unknown = entry.0.text().filter(|word| !legal.contains(word));
            if let Some(key) = unknown.and_then(|word| guess_key(word, legal))
                && !guesses.iter().any(|(known, _)| *known == key)
            {
                guesses.push((key, entry));
            }
        }
        Self { legal, guesses, ..self }
    }

    /// Returns a value as a map with any words as keys; reports repeated keys, other keys than words, and other values.
    pub fn read_any_keys(node: &'a Node, description: &str, problems: &mut Problems) -> Option<Self> {
        Self::read_map(node, description, &[], "", problems)
    }

    /// Like [`Self::read_any_keys`], with a `help` as in [`Self::read_with_help`].
    pub fn read_any_keys_with_help(
        node: &'a Node,
        description: &str,
        help: &str,
        problems: &mut Problems,
    ) -> Option<Self> {
        Self::read_map(node, description, &[], help, problems)
    }

    /// Like [`Self::read_any_keys`], but the help for a value that is not a map is `help` or, if that is empty, may list the
    /// keys of `legal`.
    fn read_map(node: &'a Node, description: &str, legal: KeySet, help: &str, problems: &mut Problems) -> Option<Self> {
        if node.is_null() {
            let suggestion = Suggestion { typed: "{}".to_owned(), ..suggest_value(node.span, "{}") };
            let problem = problem!(node.span, fields::EmptyMap { what: description.to_owned() });
            problems.push(problem.with_ways([suggestion]));
            return None;
        }
        let Value::Map(entries) = &node.value else {
            let problem = not_map(node, description, legal, help, problems);
            problems.push(problem);
            return None;
        };
        let mut first_spans: std::collections::BTreeMap<&str, Span> = std::collections::BTreeMap::new();
        for (key, _) in entries {
            match key.text() {
                None => {
                    let (what, found) = (description.to_owned(), key.to_phrase());
                    problems.push(problem!(key.span, fields::KeyNotWord { what, found }));
                }
                Some(word) => match first_spans.get(word) {
                    Some(first) => {
                        let (key_word, what) = (word.to_owned(), description.to_owned());
                        let problem = problem!(key.span, fields::RepeatedKey { key: key_word, what });
                        problems.push(problem.at_related(*first));
                    }
                    None => {
                        first_spans.insert(word, key.span);
                    }
                },
            }
        }
        Some(Self { entries, legal: &[], guesses: Vec::new(), span: node.span })
    }

    /// Returns the value of a key; the first, if the key appears twice. A misspelt key, which has been reported,
    /// counts as the key that was meant.
    pub fn get(&self, key: &str) -> Option<&'a Node> {
        self.entry(key).map(|(_, v)| v)
    }

    /// Returns the place of a key (without its value), found as by [`Self::get`].
    pub fn key_span(&self, key: &str) -> Option<Span> {
        self.entry(key).map(|(k, _)| k.span)
    }

    fn entry(&self, key: &str) -> Option<&'a (Node, Node)> {
        let exact = self.entries.iter().find(|(k, _)| k.text() == Some(key));
        exact.or_else(|| self.guesses.iter().find(|(known, _)| *known == key).map(|(_, entry)| *entry))
    }

    /// Returns `true` if any key is unknown, and has been reported; `false` if the keys were not checked.
    pub fn has_unknown(&self) -> bool {
        !self.legal.is_empty() && self.entries.iter().any(|(k, _)| k.text().is_none_or(|w| !self.legal.contains(&w)))
    }

    /// Returns `true` if a key was reported that resembles no legal key, and so may have been meant as any.
    pub fn has_unguessed_key(&self) -> bool {
        let is_unguessed = |word: &str| !self.legal.contains(&word) && guess_key(word, self.legal).is_none();
        !self.legal.is_empty() && self.entries.iter().any(|(k, _)| k.text().is_none_or(is_unguessed))
    }

    /// Returns the value of a required key; reports a missing key, unless an unknown one may have been meant as it.
    pub fn require(&self, key: &str, description: &str, help: &str, problems: &mut Problems) -> Option<&'a Node> {
        let found = self.get(key);
        // A key that resembles none has been reported, and may be this one.
        if found.is_none() && !self.has_unguessed_key() {
            let lead = help.split('`').next().unwrap_or_default().to_owned();
            let (what, key_word, help_text) = (description.to_owned(), key.to_owned(), help.replace('`', ""));
            let problem = problem!(self.span, fields::MissingKey { what, key: key_word, lead, help: help_text });
            problems.push(problem.with_ways(self.suggest_key(key, help)));
        }
        found
    }

    /// Returns the examples of a key in the text `help`, each with an edit that adds it at the end of the map's braces.
    fn suggest_key(&self, key: &str, help: &str) -> Vec<Suggestion> {
        let pieces = help.split('`').skip(1).step_by(2);
        let examples = pieces.filter(|piece| piece.strip_prefix(key).is_some_and(|rest| rest.starts_with(": ")));
        let end = self.span.range().end;
        let (closing, is_empty) = (Span::new(end.saturating_sub(1), end), self.entries.is_empty());
        examples
            .map(|piece| {
                let text = if is_empty { format!(" {piece} }}") } else { format!(", {piece} }}") };
                let edits = vec![Edit { span: closing, text }];
                Suggestion { typed: piece.to_owned(), meaning: String::new(), edits }
            })
            .collect()
    }

    /// Returns each key (as a word with its place) and value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&'a str, Span, &'a Node)> + use<'a> {
        self.entries.iter().filter_map(|(k, v)| k.text().map(|word| (word, k.span, v)))
    }
}

/// Returns the suggestion to write `value` where there is nothing after the colon, or only `~` or `null`.
pub fn suggest_value(span: Span, value: &str) -> Suggestion {
    let at = span.range();
    if at.is_empty() {
        // The place of an absent value is that of the colon.
        return Suggestion::new(Span::new(at.start + 1, at.start + 1), format!(" {value}"));
    }
    Suggestion::new(span, value)
}

/// Returns the problem of a value that should be a map; its help is a remedy that the reader of the text knows, else
/// `help`, else the map to write instead, with its edits if known.
fn not_map(node: &Node, description: &str, legal: KeySet, help: &str, problems: &Problems) -> Problem {
    let (what, legal) = (description.to_owned(), Arg::list(legal.iter().copied()));
    let problem = problem!(node.span, fields::NotMap { what, found: node.to_phrase(), legal });
    if let Some((remedy, fix)) = problems.map_remedy(node, description) {
        return problem.with_help(remedy).with_fix(fix);
    }
    let pair = node.text().and_then(|text| text.split_once([':', '=']));
    match (&node.value, pair) {
        _ if !help.is_empty() => problem.with_help(phrase!(fields::Remedy { help: help.to_owned() })),
        (Value::Scalar(text, _), Some((key, value))) if !key.contains(' ') && !value.is_empty() => {
            let (key, value) = (key.to_owned(), value.trim().to_owned());
            let right = format!("{key}: {value}");
            let problem = problem.with_help(phrase!(fields::SpaceAfterColon { key, value }));
            // No edit for a quoted or multi-line scalar: its text differs from the source.
            if text.len() == node.span.range().len() { problem.edit(node.span, right) } else { problem }
        }
        (Value::List(items), _) if items.iter().all(|i| matches!(i.value, Value::Map(_))) => {
            let problem = problem.with_help(phrase!(fields::EntriesInList));
            // A list in brackets ends after its last item, one with dashes where that item ends.
            let has_dashes = items.last().is_some_and(|last| last.span.end == node.span.end);
            let remove_dash = |item: &Node| {
                let at = item.span.range().start;
                (Span::new(at.saturating_sub(2), at), String::new())
            };
            if has_dashes { problem.edits(items.iter().map(remove_dash)) } else { problem }
        }
        _ => problem,
    }
}

/// Returns the legal key as which an unknown word was probably meant; `None` if it resembles none.
fn guess_key(word: &str, legal: KeySet) -> Option<&'static str> {
    if legal.is_empty() {
        return None;
    }
    key_meant(word, legal).or_else(|| nearest_word(word, legal.iter().copied()))
}

/// Splits a word that is a legal key run together with its value into key, sign between and value; else `None`.
fn split_run_on(word: &str, legal: KeySet) -> Option<(&str, char, &str)> {
    let at = word.find([':', '=', ' '])?;
    let (key, rest) = word.split_at(at);
    let mut signs = rest.chars();
    let sign = signs.next()?;
    let value = signs.as_str().trim_start_matches([' ', '=', ':']).trim();
    (legal.contains(&key) && !value.is_empty()).then_some((key, sign, value))
}

/// Returns `true` if a word consists of names of sides of a tile.
fn are_sides(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| "NESWL12".contains(c))
}

fn not_text(node: &Node, description: &str, help: impl Into<Arg>) -> Problem {
    let (what, found, help) = (description.to_owned(), node.to_phrase(), help.into());
    problem!(node.span, fields::NotText { what, found, help })
}

/// Returns the text of a scalar; anything else is reported. `description` names the value that is read.
pub fn as_text<'a>(node: &'a Node, description: &str, help: &str, problems: &mut Problems) -> Option<&'a str> {
    let text = node.text();
    if text.is_none() {
        problems.push(not_text(node, description, help.to_owned()));
    }
    text
}

/// Returns the one of `all` that a word names; anything else is reported.
///
/// `description` names the value that is read: "`status`", "a corner"; `word_of` returns the word of each of `all`.
pub fn as_word<T: Copy>(
    node: &Node,
    description: &str,
    all: &[T],
    word_of: impl Fn(T) -> &'static str,
    problems: &mut Problems,
) -> Option<T> {
    let legal: Vec<&str> = all.iter().map(|one| word_of(*one)).collect();
    let Some(word) = node.text() else {
        problems.push(not_text(node, description, phrase!(fields::OneOf { legal: Arg::texts(&legal) })));
        return None;
    };
    let found = all.iter().copied().find(|one| word_of(*one) == word);
    if found.is_none() {
        problems.push(word_not_allowed(node.span, description, word, &legal));
    }
    found
}

fn word_not_allowed(span: Span, description: &str, word: &str, legal: &[&str]) -> Problem {
    let is_yes = matches!(word.to_lowercase().as_str(), "yes" | "ja" | "true" | "1");
    let yes_word = legal.iter().copied().find(|legal| is_yes && *legal == "true");
    let bare = word.to_lowercase();
    let bare = bare.trim_start_matches("set").trim();
    let other = match bare {
        "1" | "i" | "one" | "first" => Some("I"),
        "2" | "ii" | "two" | "second" => Some("II"),
        _ => direction(word),
    };
    let other = other.and_then(|other| legal.iter().copied().find(|legal| *legal == other));
    let near = yes_word.or(other).or_else(|| nearest_word(word, legal.iter().copied()));
    let choice = phrase!(fields::OneOf { legal: Arg::texts(legal) });
    let (what, word) = (description.to_owned(), word.to_owned());
    let problem = problem!(span, fields::WordNotAllowed { what, word, choice });
    match near {
        Some(near) => problem.fix_by_writing(near),
        None => problem,
    }
}

/// Returns a whole number from `least` to `most`; anything else is reported.
pub fn as_count(node: &Node, description: &str, least: i64, most: i64, problems: &mut Problems) -> Option<i64> {
    let name = || description.to_owned();
    let not_whole = |number: Option<i64>| {
        problem!(node.span, fields::NotWholeNumber { what: name(), found: node.to_phrase(), number, least, most })
    };
    problems.push(match &node.value {
        Value::Scalar(t, Style::Plain)
            if leading_number(t).is_none() && amount(t).is_none_or(|n| n < least || n > most) =>
        {
            let digits = t.strip_prefix('-').unwrap_or(t);
            let is_whole = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            match t.parse::<i64>() {
                Ok(n) if is_whole && (least..=most).contains(&n) => return Some(n),
                _ if is_whole => problem!(node.span, fields::NumberOutOfRange { what: name(), least, most }),
                _ => not_whole(None),
            }
        }
        Value::Scalar(t, _) if amount(t).is_some_and(|n| (least..=most).contains(&n)) => {
            not_whole(None).fix_by_writing(amount(t).unwrap_or(least).to_string())
        }
        // `8 points`, `2x`
        Value::Scalar(t, _) if leading_number(t).is_some_and(|n| (least..=most).contains(&n)) => {
            let number = leading_number(t).unwrap_or(least);
            not_whole(Some(number)).edit(node.span, number.to_string())
        }
        Value::Scalar(t, _) if t.parse::<i64>().is_ok() => {
            problem!(node.span, fields::NumberInQuotes { what: name(), number: t, least, most }).edit(node.span, t)
        }
        Value::Scalar(..) | Value::List(_) | Value::Map(_) => not_whole(None),
    });
    None
}

/// Returns the number with which a text begins, if only a word follows it: `8 points`.
fn leading_number(text: &str) -> Option<i64> {
    let is_word = |word: &str| !word.is_empty() && word.chars().all(char::is_alphabetic);
    // `one floor`
    let in_words = text.split_once(' ').filter(|(_, rest)| is_word(rest.trim()));
    if let Some(number) = in_words.and_then(|(first, _)| amount(first)) {
        return Some(number);
    }
    let word = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let (digits, word) = (text.get(..text.len() - word.len())?, word.trim());
    digits.parse().ok().filter(|_| is_word(word))
}

/// Returns `true` or `false` if the value is that word, unquoted; anything else is reported.
pub fn as_flag(node: &Node, description: &str, problems: &mut Problems) -> Option<bool> {
    let neither = |quoted: Option<&'static str>| {
        let (what, found) = (description.to_owned(), node.to_phrase());
        problem!(node.span, fields::NeitherTrueNorFalse { what, found, quoted })
    };
    problems.push(match &node.value {
        Value::Scalar(t, Style::Plain) if t == "true" => return Some(true),
        Value::Scalar(t, Style::Plain) if t == "false" => return Some(false),
        Value::Scalar(t, _) => match meaning(Use::TrueOrFalse, t) {
            Some(word) if t.eq_ignore_ascii_case(word) => neither(Some(word)).edit(node.span, word),
            Some(word) => neither(None).fix_by_writing(word),
            None => neither(None),
        },
        Value::List(_) | Value::Map(_) => neither(None),
    });
    None
}

/// Returns the items of a list; one value counts as a list of one, and an absent value as an empty list.
pub fn as_list(node: &Node) -> &[Node] {
    match &node.value {
        Value::List(items) => items,
        _ if node.is_null() => &[],
        _ => std::slice::from_ref(node),
    }
}
