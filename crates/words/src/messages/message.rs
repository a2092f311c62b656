//! A message: its text in each language, with pieces of text and named parts.
//!
//! Each text has lines that begin with a word: `id` with the id, or `code` and `once` of a problem; `says` with what the
//! message says; the further texts of a problem; `args` with the names of the parts. In a text, `{0}` is the first part;
//! `{0 OR}` is that part as the function `OR` writes it; `{0[one]a tile[]{0} tiles}` is a choice, in which the case
//! without a key is the last and fits every value. After a backslash, a sign has no meaning.

use crate::language::LANGUAGES;

/// Declares the texts of a crate's messages, which its build script writes one after the other: near to each other they are
/// compressed well.
#[macro_export]
macro_rules! message_texts {
    () => {
        /// The texts of all messages.
        static TEXTS: &str = include_str!(concat!(env!("OUT_DIR"), "/messages.txt"));

        /// Returns a text by the bytes at which it begins and ends.
        pub(crate) const fn part(from: usize, to: usize) -> &'static str {
            TEXTS.split_at(to).0.split_at(from).1
        }
    };
}

/// The code point of the first of the messages' private-use characters, in a range that is large enough for all.
const FIRST_MARK: u32 = 0xf_0000;

/// A message, with its text in each language. Messages of a crate are in the order of their subjects.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Message {
    /// The number of the message among those of its crate.
    number: u16,
    texts: [&'static str; LANGUAGES.len()],
}

/// One of the texts of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attribute {
    /// The message itself; of a problem the fault, in a clause.
    Message,
    /// The text shown at the problem's place (`.label`).
    Label,
    /// The remedy (`.help`), or what is advised if no alternative helps.
    Help,
    /// The beginning of the remedy, before alternatives (`.offer`).
    Offer,
    /// The text shown at a related place (`.related`).
    Related,
    /// The text shown at a second related place (`.also`).
    Also,
}

impl Attribute {
    /// Returns the word with which the line of the text begins.
    fn word(self) -> &'static str {
        match self {
            Self::Message => "says",
            Self::Label => "label",
            Self::Help => "help",
            Self::Offer => "offer",
            Self::Related => "related",
            Self::Also => "also",
        }
    }
}

impl Message {
    /// Creates a message with its number and its text in each language.
    pub const fn new(number: u16, texts: [&'static str; LANGUAGES.len()]) -> Self {
        Self { number, texts }
    }

    /// Returns the rest of the line that begins with a word, in the language with this index, or in English if there is
    /// none.
    fn line(&self, word: &str, language: usize) -> Option<&'static str> {
        let text = self.texts.get(language).unwrap_or(&self.texts[0]);
        text.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '))
    }

    /// Returns the id: the subject and the name of the message within the subject, as in `city.finished`; empty for the
    /// message of a problem.
    pub fn id(&self) -> &'static str {
        self.line("id", 0).unwrap_or_default()
    }

    /// Returns the code, if the message is that of a problem.
    pub(super) fn code(&self) -> Option<&'static str> {
        self.line("code", 0)
    }

    /// Returns `true` if a problem of this kind is told once, though it is at several places (`.once = yes`).
    pub(super) fn is_told_once(&self) -> bool {
        self.line("once", 0).is_some()
    }

    /// Returns the names of the message's parts, in order.
    pub fn args(&self) -> std::str::SplitWhitespace<'static> {
        self.line("args", 0).unwrap_or_default().split_whitespace()
    }

    /// Returns the message's private-use character, with which [`MARKED`](crate::language::Language::MARKED) replaces
    /// text.
    pub fn private_use_char(&self) -> char {
        char::from_u32(FIRST_MARK + u32::from(self.number)).unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// Returns a text of the message in the language with this index, or in English if there is none; `None` if the
    /// message has no such text.
    pub(super) fn pattern(&self, attribute: Attribute, language: usize) -> Option<Pattern> {
        self.line(attribute.word(), language).map(Pattern)
    }
}

/// A text of a message, as an iterator of its pieces.
#[derive(Debug, Default)]
pub struct Pattern(&'static str);

/// A piece of a message's text.
#[derive(Debug)]
pub enum Part {
    /// Literal words of the text.
    Text(&'static str),
    /// A part of the message, by its index, and the function that writes it; the function may be empty.
    Arg(usize, &'static str),
    /// A choice that depends on a part of the message, by its index.
    Choose(usize, Cases),
}

/// The cases of a choice, each with its key before its text.
#[derive(Debug, Clone, Copy)]
pub struct Cases(&'static str);

impl Iterator for Pattern {
    type Item = Part;

    fn next(&mut self) -> Option<Part> {
        let text = self.0;
        let (part, rest) = if let Some(rest) = text.strip_prefix('{') {
            let (inner, rest) = split_at_end(rest, b'}');
            (Part::read(inner), rest)
        } else if let Some(rest) = text.strip_prefix('\\') {
            let (sign, rest) = rest.split_at(1);
            (Part::Text(sign), rest)
        } else {
            let (literal, rest) = text.split_at(text.find(['{', '\\']).unwrap_or(text.len()));
            (Part::Text(literal), rest)
        };
        self.0 = rest;
        (!text.is_empty()).then_some(part)
    }
}

impl Part {
    /// Reads what is between braces.
    fn read(inner: &'static str) -> Self {
        let digits = inner.bytes().take_while(u8::is_ascii_digit).count();
        let (index, rest) = inner.split_at(digits);
        let index = index.parse().unwrap_or_default();
        match rest.strip_prefix('[') {
            Some(cases) => Self::Choose(index, Cases(cases)),
            None => Self::Arg(index, rest.trim_start()),
        }
    }
}

impl Cases {
    /// Returns the text of the first case whose key fits; a key that is empty always does.
    pub(super) fn choose(self, fits: impl Fn(&str) -> bool) -> Pattern {
        let mut cases = self.0;
        while let Some((key, rest)) = cases.split_once(']') {
            let (text, others) = split_at_end(rest, b'[');
            if key.is_empty() || fits(key) {
                return Pattern(text);
            }
            cases = others;
        }
        Pattern::default()
    }
}

/// Returns what is before a sign that ends it, outside of braces, and what is behind it.
fn split_at_end(text: &'static str, end: u8) -> (&'static str, &'static str) {
    let (mut depth, mut is_escaped) = (0, false);
    for (n, byte) in text.bytes().enumerate() {
        match byte {
            _ if is_escaped => {}
            byte if byte == end && depth == 0 => return (&text[..n], &text[n + 1..]),
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        is_escaped = byte == b'\\' && !is_escaped;
    }
    (text, "")
}
