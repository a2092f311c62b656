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
    /// Where the whole map stands.
    pub span: Span,
}

impl<'a> Fields<'a> {
    /// Takes a value as a map with no other keys than `legal`.
    ///
    /// Unknown, repeated and value-less keys are reported; `what` says what is being read.
    pub fn of(node: &'a Node, what: &str, legal: KeySet, problems: &mut Problems) -> Option<Self> {
        let fields = Self::open(node, what, problems)?;
        for (key, value) in fields.entries {
            let Some(word) = key.text() else { continue };
            if legal.contains(&word) || problems.is_full() {
                continue;
            }
            let help = match word.split_once(':').filter(|(k, _)| legal.contains(k)) {
                Some((k, v)) if value.is_null() => {
                    format!("put a space after the colon: `{k}: {}`", shortened(v))
                }
                _ => match synonym(word, legal).or_else(|| nearest(word, legal.iter().copied())) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => format!("{what} can have {}", listed(legal, "and")),
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
            Value::Map(entries) => Some(Self { entries, span: node.span }),
            Value::Scalar(..) | Value::List(_) => None,
        }
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
                Problem::new(Code::ValueWrong, node.span, format!("{what} must be a map, not {}", node.describe()))
                    .label("expected `key: value`")
                    .help("write `{ key: value }`, or the keys on lines of their own, further to the right"),
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
        Some(Self { entries, span: node.span })
    }

    /// The value of a key; the first, if the key appears twice.
    pub fn get(&self, key: &str) -> Option<&'a Node> {
        self.entries.iter().find(|(k, _)| k.text() == Some(key)).map(|(_, v)| v)
    }

    /// Where the key itself is.
    pub fn key_span(&self, key: &str) -> Option<Span> {
        self.entries.iter().find(|(k, _)| k.text() == Some(key)).map(|(k, _)| k.span)
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
        if found.is_none() {
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
        Value::Scalar(t, Style::Plain) => {
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
