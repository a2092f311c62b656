//! Reading a map key by key, with every unknown and repeated key reported at its place.

use super::near::synonym;
use super::{
    Code, Node, Problem, Problems, Span, Style, Value, listed, nearest, one_of, shortened,
};

/// The keys that a map may have.
pub type KeySet = &'static [&'static str];

/// A map whose keys have been checked.
#[derive(Debug, Clone, Copy)]
pub struct Fields<'a> {
    entries: &'a [(Node, Node)],
    /// The keys that it may have; none if they were not checked.
    legal: KeySet,
    /// Where the whole map stands.
    pub span: Span,
}

impl<'a> Fields<'a> {
    /// Takes a value as a map with no other keys than `legal`.
    ///
    /// Unknown, repeated and value-less keys are reported; `what` says what is being read.
    pub fn of(node: &'a Node, what: &str, legal: KeySet, problems: &mut Problems) -> Option<Self> {
        let fields = Self { legal, ..Self::open(node, what, problems)? };
        let mut before: Option<(&str, &str)> = None;
        for (key, value) in fields.entries {
            let last = before;
            before = key.text().zip(value.text());
            let Some(word) = key.text() else { continue };
            if legal.contains(&word) || problems.is_full() {
                continue;
            }
            let help = match run_on(word, legal).filter(|_| value.is_null()) {
                Some((k, ':', v)) => {
                    format!("put a space after the colon: `{k}: {}`", shortened(v))
                }
                Some((k, _, v)) => {
                    format!("put a colon and a space after the key: `{k}: {}`", shortened(v))
                }
                None => match (meant(word, legal), last) {
                    (Some(near), _) => format!("did you mean `{near}`?"),
                    // `{ city: W,L }`: the comma began a new key.
                    (None, Some((k, v))) if value.is_null() && are_sides(word) && are_sides(v) => {
                        format!("leave out the comma between the sides: `{k}: {v}{word}`")
                    }
                    (None, _) => format!("{what} can have {}", listed(legal, "and")),
                },
            };
            let message = format!("unknown key `{}` in {what}", shortened(word));
            problems.push(
                Problem::new(Code::KeyUnknown, key.span, message)
                    .label("not known here")
                    .help(help),
            );
        }
        Some(fields)
    }

    /// Takes a value as a map without checking its keys; `None` if it is not a map.
    pub fn peek(node: &'a Node) -> Option<Self> {
        match &node.value {
            Value::Map(entries) => Some(Self { entries, legal: &[], span: node.span }),
            Value::Scalar(..) | Value::List(_) => None,
        }
    }

    /// Takes a value as a map whose keys have been checked before; `None` if it is not a map.
    pub fn checked(node: &'a Node, legal: KeySet) -> Option<Self> {
        Some(Self { legal, ..Self::peek(node)? })
    }

    /// Takes a value as a map whose keys are names; repeated keys are reported.
    pub fn open(node: &'a Node, what: &str, problems: &mut Problems) -> Option<Self> {
        if node.is_null() {
            problems.push(
                Problem::new(
                    Code::ValueWrong,
                    node.span,
                    format!("{what} must be a map, but nothing is there"),
                )
                .label("nothing here")
                .help("write `key: value` below it or `{}`, or leave the key out"),
            );
            return None;
        }
        let Value::Map(entries) = &node.value else {
            problems.push(
                Problem::new(
                    Code::ValueWrong,
                    node.span,
                    format!("{what} must be a map, not {}", node.describe()),
                )
                .label("expected `key: value`")
                .help(as_map(node, what)),
            );
            return None;
        };
        let mut seen: std::collections::BTreeMap<&str, Span> = std::collections::BTreeMap::new();
        for (key, _) in entries {
            match key.text() {
                None => problems.push(
                    Problem::new(
                        Code::ValueWrong,
                        key.span,
                        format!("a key of {what} must be a word, not {}", key.describe()),
                    )
                    .label("not a word")
                    .help("write `key: value`"),
                ),
                Some(word) => match seen.get(word) {
                    Some(first) => problems.push(
                        Problem::new(
                            Code::KeyDuplicate,
                            key.span,
                            format!("the key `{}` appears twice in {what}", shortened(word)),
                        )
                        .label("second time")
                        .also(*first, "first time")
                        .help("keep one of them"),
                    ),
                    None => {
                        seen.insert(word, key.span);
                    }
                },
            }
        }
        Some(Self { entries, legal: &[], span: node.span })
    }

    /// The value of a key; the first, if the key appears twice. A key that was misspelt, and has been
    /// reported for that, counts as what was meant.
    pub fn get(&self, key: &str) -> Option<&'a Node> {
        self.entry(key).map(|(_, v)| v)
    }

    /// Where the key itself is.
    pub fn key_span(&self, key: &str) -> Option<Span> {
        self.entry(key).map(|(k, _)| k.span)
    }

    fn entry(&self, key: &str) -> Option<&'a (Node, Node)> {
        let is = |k: &Node| k.text() == Some(key);
        let is_meant = |(k, v): &&(Node, Node)| !v.is_null() && self.meant(k) == Some(key);
        self.entries.iter().find(|(k, _)| is(k)).or_else(|| self.entries.iter().find(is_meant))
    }

    /// What an unknown key was meant to be.
    fn meant(&self, key: &Node) -> Option<&'static str> {
        let word = key.text().filter(|word| !self.legal.contains(word))?;
        meant(word, self.legal)
    }

    /// Whether any key is unknown, and has been reported.
    pub fn has_unknown(&self) -> bool {
        !self.legal.is_empty()
            && self.entries.iter().any(|(k, _)| k.text().is_none_or(|w| !self.legal.contains(&w)))
    }

    /// Whether a key was reported that may have been meant for any other.
    pub fn has_strangers(&self) -> bool {
        let strange = |word: &str| !self.legal.contains(&word) && meant(word, self.legal).is_none();
        !self.legal.is_empty() && self.entries.iter().any(|(k, _)| k.text().is_none_or(strange))
    }

    /// The value of a key that must be there.
    pub fn need(
        &self,
        key: &str,
        what: &str,
        help: &str,
        problems: &mut Problems,
    ) -> Option<&'a Node> {
        let found = self.get(key);
        // A strange key has been reported, and may well be this one.
        if found.is_none() && !self.has_strangers() {
            problems.push(
                Problem::new(Code::KeyMissing, self.span, format!("{what} needs the key `{key}`"))
                    .label(format!("no `{key}` here"))
                    .help(help),
            );
        }
        found
    }

    /// Each key (as a word with its place) and value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&'a str, Span, &'a Node)> + use<'a> {
        self.entries.iter().filter_map(|(k, v)| k.text().map(|word| (word, k.span, v)))
    }
}

/// What to write for a value that must be a map.
fn as_map(node: &Node, what: &str) -> String {
    let written = |items: &[Node]| {
        let entries = items.iter().filter_map(Fields::peek).flat_map(|f| f.entries);
        let all: Vec<String> =
            entries.map(|(k, v)| format!("{}: {}", k.in_words(), v.in_words())).collect();
        shortened(&all.join(", "))
    };
    let pair = node.text().and_then(|t| t.split_once([':', '=']));
    match (&node.value, pair) {
        (Value::List(items), _) if what == "a tile" && !items.is_empty() => {
            format!("write braces, not brackets: `{{ {} }}`", written(items))
        }
        (Value::Scalar(words, _), None) if what == "a question" => format!(
            "what is disputed, in words, goes under `question`: `question: {}`; `ask` is for questions like `tower: {{ at: a, height: 2 }}`",
            shortened(words)
        ),
        (Value::Scalar(points, Style::Plain), None) if what == "the claims of a player" => {
            format!("say what they are for: `{{ a.city: {} }}`", shortened(points))
        }
        (Value::Scalar(..), Some((key, value))) if !key.contains(' ') && !value.is_empty() => {
            format!("put a space after the colon: `{}: {}`", shortened(key), shortened(value.trim()))
        }
        (Value::List(items), _) if items.iter().all(|i| matches!(i.value, Value::Map(_))) => {
            "leave out the `-` before each line, and the brackets: `key: value` on lines of their own, or `{ key: value }`".to_owned()
        }
        _ => "write `{ key: value }`, or the keys on lines of their own, further to the right".to_owned(),
    }
}

/// The key that an unknown word was meant to be.
fn meant(word: &str, legal: KeySet) -> Option<&'static str> {
    if legal.is_empty() {
        return None;
    }
    synonym(word, legal).or_else(|| nearest(word, legal.iter().copied()))
}

/// A word that is a legal key with its value run on: the key, the sign between them and the value.
fn run_on(word: &str, legal: KeySet) -> Option<(&str, char, &str)> {
    let at = word.find([':', '=', ' '])?;
    let (key, rest) = word.split_at(at);
    let mut signs = rest.chars();
    let sign = signs.next()?;
    let value = signs.as_str().trim();
    (legal.contains(&key) && !value.is_empty()).then_some((key, sign, value))
}

/// Whether a word could be sides of a tile.
fn are_sides(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| "NESWL12".contains(c))
}

/// The text of a scalar; anything else is reported. `what` says what is being read.
pub fn as_text<'a>(
    node: &'a Node,
    what: &str,
    help: &str,
    problems: &mut Problems,
) -> Option<&'a str> {
    let text = node.text();
    if text.is_none() {
        problems.push(
            Problem::new(
                Code::ValueWrong,
                node.span,
                format!("{what} must be a word or text, not {}", node.describe()),
            )
            .label("expected a word")
            .help(help),
        );
    }
    text
}

/// One of several things, each named by a word; anything else is reported.
///
/// `what` says what is being read: "`status`", "a corner"; `word_of` gives the word of each of `all`.
pub fn as_word<T: Copy>(
    node: &Node,
    what: &str,
    all: &[T],
    word_of: impl Fn(T) -> &'static str,
    problems: &mut Problems,
) -> Option<T> {
    let legal: Vec<&str> = all.iter().map(|one| word_of(*one)).collect();
    let word = as_text(node, what, &one_of("", &legal), problems)?;
    let found = all.iter().copied().find(|one| word_of(*one) == word);
    if found.is_none() {
        problems.push(unknown_word(Code::ValueWrong, node.span, what, word, &legal));
    }
    found
}

/// A word that is not legal for `what`.
pub fn unknown_word(code: Code, span: Span, what: &str, word: &str, legal: &[&str]) -> Problem {
    let message = format!("{what} cannot be `{}`", shortened(word));
    Problem::new(code, span, message).label("not known").help(one_of(word, legal))
}

/// A whole number within bounds; anything else is reported.
pub fn as_count(
    node: &Node,
    what: &str,
    least: i64,
    most: i64,
    problems: &mut Problems,
) -> Option<i64> {
    let (message, help) = match &node.value {
        Value::Scalar(t, Style::Plain) if number(t).is_none_or(|n| n < least || n > most) => {
            let digits = t.strip_prefix('-').unwrap_or(t);
            let whole = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            match t.parse::<i64>() {
                Ok(n) if whole && (least..=most).contains(&n) => return Some(n),
                _ if whole => (
                    format!("{what} must be from {least} to {most}"),
                    format!("write a number from {least} to {most}"),
                ),
                _ => (
                    format!("{what} must be a whole number, not {}", node.describe()),
                    format!("write a number from {least} to {most}"),
                ),
            }
        }
        Value::Scalar(t, _) if number(t).is_some_and(|n| (least..=most).contains(&n)) => (
            format!("{what} must be a whole number, not {}", node.describe()),
            format!("write `{}`", number(t).unwrap_or(least)),
        ),
        Value::Scalar(t, _) if t.parse::<i64>().is_ok() => (
            format!("{what} must be a number, but this is text"),
            format!("leave out the quotes: `{}`", shortened(t)),
        ),
        Value::Scalar(..) | Value::List(_) | Value::Map(_) => (
            format!("{what} must be a whole number, not {}", node.describe()),
            format!("write a number from {least} to {most}"),
        ),
    };
    problems.push(
        Problem::new(Code::ValueWrong, node.span, message)
            .label(format!("expected {least} to {most}"))
            .help(help),
    );
    None
}

/// A number in words.
fn number(word: &str) -> Option<i64> {
    let words = [
        ["no", "zero", "none", "false", "null"],
        ["one", "a", "yes", "true", "eins"],
        ["two", "both", "twice", "zwei", "twee"],
        ["three", "thrice", "", "drei", "drie"],
        ["four", "", "", "vier", ""],
        ["five", "", "", "fünf", "vijf"],
        ["six", "", "", "sechs", "zes"],
        ["seven", "", "", "sieben", "zeven"],
        ["eight", "", "", "acht", ""],
        ["nine", "", "", "neun", "negen"],
        ["ten", "", "", "zehn", "tien"],
    ];
    let lower = word.to_lowercase();
    let at = words.iter().position(|all| !lower.is_empty() && all.contains(&lower.as_str()))?;
    i64::try_from(at).ok()
}

/// `true` or `false`; anything else is reported.
pub fn as_flag(node: &Node, what: &str, problems: &mut Problems) -> Option<bool> {
    let help = match &node.value {
        Value::Scalar(t, Style::Plain) if t == "true" => return Some(true),
        Value::Scalar(t, Style::Plain) if t == "false" => return Some(false),
        Value::Scalar(t, _) if matches!(t.to_lowercase().as_str(), "true" | "false") => {
            format!("write `{}`, in small letters and without quotes", t.to_lowercase())
        }
        Value::Scalar(..) | Value::List(_) | Value::Map(_) => "write `true` or `false`".to_owned(),
    };
    problems.push(
        Problem::new(
            Code::ValueWrong,
            node.span,
            format!("{what} must be true or false, not {}", node.describe()),
        )
        .label("expected true or false")
        .help(help),
    );
    None
}

/// The items of a list; one value stands for a list of one, and an absent value for an empty list.
pub fn as_list(node: &Node) -> &[Node] {
    match &node.value {
        Value::List(items) => items,
        _ if node.is_null() => &[],
        _ => std::slice::from_ref(node),
    }
}
