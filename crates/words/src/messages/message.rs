//! A message: its text in each language, with pieces of text and named parts.
//!
//! Each text has lines that begin with a word: `says` with what the message says, the further texts of a problem, and those of
//! a translation in oblique cases (`acc`, `dat`, `gen`). In English there are besides `id` with the id, or `code` and `once` of
//! a problem, and `args` with the names of the parts. In a text, `{0}` is the first part;
//! `{0 OR}` is that part as the function `OR` writes it; `{0[one]a tile[]{0} tiles}` is a choice, in which the case
//! without a key is the last and fits every value. After a backslash, a sign has no meaning.

use std::cmp::Ordering;
use std::fmt;

use crate::language::Language;
use crate::translated_texts::TextFiles;

/// Declares the texts of a crate's messages, which its build script writes one after the other: near to each other they are
/// compressed well.
#[macro_export]
macro_rules! message_texts {
    () => {
        /// The texts of all messages.
        pub(crate) static TEXTS: $crate::messages::MessageTexts = $crate::messages::MessageTexts {
            english: include_str!(concat!(env!("OUT_DIR"), "/messages.txt")),
            translated: $crate::translated_texts::TextFiles::new(&include!(concat!(
                env!("OUT_DIR"),
                "/message_translations.rs"
            ))),
        };
    };
}

/// The code point of the first of the messages' private-use characters, in a range that is large enough for all.
const FIRST_MARK: u32 = 0xf_0000;

/// The texts of a crate's messages.
#[derive(Debug)]
pub struct MessageTexts {
    /// The English ones, one after the other.
    pub english: &'static str,
    /// The translations, by the numbers of the messages.
    pub translated: TextFiles,
}

/// A message, with its text in each language. Messages of a crate are in the order of their subjects.
pub struct Message {
    /// The number of the message; no other has it.
    number: u16,
    texts: &'static MessageTexts,
    /// The bytes at which its text in English begins and ends.
    range: (u32, u32),
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Message({}: {:?})", self.number, self.text(Language::ENGLISH))
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Message {}

impl PartialOrd for Message {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Message {
    fn cmp(&self, other: &Self) -> Ordering {
        self.number.cmp(&other.number)
    }
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
    /// The message itself in a case (`.acc`, `.dat`, `.gen`), where a language has it.
    InCase(Case),
}

/// The grammatical case of a phrase within a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    Accusative,
    Dative,
    Genitive,
}

impl Case {
    /// Returns the case in which the function of a part writes it.
    pub(super) fn from_function(function: &str) -> Option<Self> {
        match function {
            "ACC" => Some(Self::Accusative),
            "DAT" => Some(Self::Dative),
            "GEN" => Some(Self::Genitive),
            _ => None,
        }
    }
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
            Self::InCase(Case::Accusative) => "acc",
            Self::InCase(Case::Dative) => "dat",
            Self::InCase(Case::Genitive) => "gen",
        }
    }
}

impl Message {
    /// Creates a message with its number, the texts of its crate, and the bytes at which its own begins and ends.
    pub const fn new(number: u16, texts: &'static MessageTexts, from: u32, to: u32) -> Self {
        Self { number, texts, range: (from, to) }
    }

    /// Returns the text in a language; empty if the message is in English there.
    fn text(&self, language: Language) -> &'static str {
        if language == Language::ENGLISH {
            let (from, to) = self.range;
            return &self.texts.english[from as usize..to as usize];
        }
        self.texts.translated.find(language, &self.number.to_string()).unwrap_or_default()
    }

    /// Returns the rest of the line that begins with a word, in a language; in English if the language has no such line.
    fn line(&self, word: &str, language: Language) -> Option<&'static str> {
        let own =
            self.text(language).split(['\n', '\u{2028}']).find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
        if own.is_none() && language != Language::ENGLISH { self.line(word, Language::ENGLISH) } else { own }
    }

    /// Returns the id: the subject and the name of the message within the subject, as in `city.finished`; on the
    /// page, which has to be small, the name alone. Empty for the message of a problem.
    pub fn id(&self) -> &'static str {
        self.line("id", Language::ENGLISH).unwrap_or_default()
    }

    /// Returns the code, if the message is that of a problem.
    pub(super) fn code(&self) -> Option<&'static str> {
        self.line("code", Language::ENGLISH)
    }

    /// Returns `true` if a problem of this kind is told once, though it is at several places (`.once = yes`).
    pub(super) fn is_told_once(&self) -> bool {
        self.line("once", Language::ENGLISH).is_some()
    }

    /// Returns the names of the message's parts, in order.
    pub fn args(&self) -> std::str::SplitWhitespace<'static> {
        self.line("args", Language::ENGLISH).unwrap_or_default().split_whitespace()
    }

    /// Returns the message's private-use character, with which [`MARKED`](crate::language::Language::MARKED) replaces
    /// text.
    pub fn private_use_char(&self) -> char {
        char::from_u32(FIRST_MARK + u32::from(self.number)).unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// Returns a text of the message in a language, or in English if there is none; the message itself if it does not differ
    /// in a case. `None` if the message has no such text.
    pub(super) fn pattern(&self, attribute: Attribute, language: Language) -> Option<Pattern> {
        let found = self.line(attribute.word(), language);
        match attribute {
            Attribute::InCase(_) if found.is_none() => self.pattern(Attribute::Message, language),
            _ => found.map(Pattern),
        }
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
