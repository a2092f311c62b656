//! Sentences as text.

use std::convert::Infallible;

use super::lists;
use super::message::{Attribute, Case, Cases, Part, Pattern};
use super::plain;
use super::sentence::{Arg, Sentence};
use crate::language::Language;

/// The way in which the items of a list are joined into one text.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Join {
    #[default]
    And,
    Or,
    /// Commas only, without a word before the last.
    Commas,
    /// Semicolons, for phrases that have commas of their own.
    Semicolons,
    /// A comma and the word "or", for alternative phrases that have commas of their own.
    Either,
    /// The word "or" between any two.
    AnyOf,
    /// A comma and the word "and", for clauses that are all true.
    Clauses,
    /// A comma and the word "or", for clauses of which one is true.
    AnyOfClauses,
}

/// The form in which a text of the user is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum TextForm {
    /// A word in a sentence.
    #[default]
    Word,
    /// A line to type.
    Line,
    /// A phrase of the program.
    Phrase,
}

/// The form in which a part of a sentence is written.
#[derive(Debug, Clone, Copy, Default)]
pub struct PartForm {
    /// The way in which the items of a list are joined.
    pub join: Join,
    /// The form of the user's texts.
    pub text: TextForm,
    /// The case of phrases; `None` for the form in which they are named.
    pub case: Option<Case>,
}

impl PartForm {
    /// Returns the form in which a function writes a part; its name is empty where a part stands alone.
    fn from_function(function: &str) -> Self {
        let (join, text) = match function {
            "OR" => (Join::Or, TextForm::Word),
            "APART" => (Join::Semicolons, TextForm::Word),
            "LINE" => (Join::And, TextForm::Line),
            "PHRASE" => (Join::And, TextForm::Phrase),
            _ => (Join::And, TextForm::Word),
        };
        Self { join, text, case: Case::from_function(function) }
    }

    /// Returns the text of a phrase's message that is in its case.
    pub fn attribute(self) -> Attribute {
        self.case.map_or(Attribute::Message, Attribute::InCase)
    }
}

/// A renderer of sentences in a language. `T` are the things that sentences may name.
///
/// Plurals are those of English, Dutch and German: one, and everything else.
pub trait Speaker<T: Clone>: Copy {
    /// Returns the language.
    fn language(self) -> Language;

    /// Writes the name of a thing; `form` has its case.
    fn write_thing(self, thing: &T, form: PartForm, out: &mut String);

    /// Writes a text of the user.
    fn write_text(self, text: &str, _form: TextForm, out: &mut String) {
        out.push_str(text);
    }

    /// Returns the items of a list with those that belong together grouped; `None` if no two do.
    fn group_items(self, _items: &[Arg<T>]) -> Option<Vec<Arg<T>>> {
        None
    }

    /// Writes a sentence; nothing if its message has no such text.
    fn write_sentence(self, sentence: &Sentence<T>, attribute: Attribute, out: &mut String) {
        if self.language() == Language::ONE_WORD {
            out.push_str("word");
        } else if let Some(pattern) = sentence.message.pattern(attribute, self.language()) {
            self.write_parts(pattern, sentence, out);
        }
    }

    /// Writes the pieces of a sentence's text.
    fn write_parts(self, pattern: Pattern, sentence: &Sentence<T>, out: &mut String) {
        let args = &sentence.args;
        for part in pattern {
            match part {
                // The languages for tests, which the page has no room for.
                #[cfg(not(target_family = "wasm"))]
                Part::Text(text) if self.language() == Language::MARKED => {
                    let mark = sentence.message.private_use_char();
                    out.extend(text.chars().map(|c| if c.is_whitespace() { c } else { mark }));
                }
                #[cfg(not(target_family = "wasm"))]
                Part::Text(text) if self.language() == Language::STRETCHED => write_stretched(text, out),
                Part::Text(text) => out.push_str(text),
                Part::Arg(n, "QUOTED") => self.write_quoted(&args[n], Join::And, out),
                Part::Arg(n, "ANY") => self.write_quoted(&args[n], Join::Or, out),
                Part::Arg(n, function) => self.write_arg(&args[n], PartForm::from_function(function), out),
                Part::Choose(n, cases) => self.write_parts(choose_case(&args[n], cases), sentence, out),
            }
        }
    }

    /// Writes a part of a sentence.
    fn write_arg(self, arg: &Arg<T>, form: PartForm, out: &mut String) {
        match arg {
            Arg::Number(number) => out.push_str(&number.to_string()),
            Arg::Text(text) => self.write_text(text, form.text, out),
            Arg::Word(word) => out.push_str(word),
            Arg::Thing(thing) => self.write_thing(thing, form, out),
            Arg::Sentence(sentence) => self.write_sentence(sentence, form.attribute(), out),
            Arg::List(all) => match self.group_items(all) {
                Some(grouped) => self.write_arg(&Arg::List(grouped), form, out),
                None => self.write_items(all.iter().map(|item| self.arg_text(item, form)), form.join, out),
            },
        }
    }

    /// Returns a part of a sentence as text; a list is joined by "and".
    fn arg_text(self, arg: &Arg<T>, form: PartForm) -> String {
        let mut out = String::new();
        self.write_arg(arg, PartForm { join: Join::And, ..form }, &mut out);
        out
    }

    /// Writes a list of words, or a single one, each in quotes.
    fn write_quoted(self, arg: &Arg<T>, join: Join, out: &mut String) {
        let items = if let Arg::List(items) = arg { items.as_slice() } else { std::slice::from_ref(arg) };
        self.write_items(items.iter().map(|item| format!("`{}`", self.arg_text(item, PartForm::default()))), join, out);
    }

    /// Writes texts, joined.
    fn write_items(self, texts: impl ExactSizeIterator<Item = String>, join: Join, out: &mut String) {
        let language = Plain(self.language());
        let (start, last) = (out.len(), texts.len().saturating_sub(1));
        let mut texts = texts;
        let Some(first) = texts.next() else { return };
        out.push_str(&first);
        for (n, next) in texts.enumerate() {
            let join_two = |before: String, next: String| join_texts(join, n + 1 == last, before, next);
            let continuation = join_two(String::new(), next.clone());
            if language.begins_with_empty_text(&continuation) {
                // The text so far stays in place, so that nothing is copied repeatedly, however long the list.
                language.write_sentence(&continuation, Attribute::Message, out);
            } else {
                let before = out.split_off(start);
                language.write_sentence(&join_two(before, next), Attribute::Message, out);
            }
        }
    }
}

/// A renderer of sentences that name no thing, in a language.
#[derive(Debug, Clone, Copy)]
struct Plain(Language);

impl Speaker<Infallible> for Plain {
    fn language(self) -> Language {
        self.0
    }

    fn write_thing(self, thing: &Infallible, _form: PartForm, _out: &mut String) {
        match *thing {}
    }
}

impl Plain {
    /// Returns `true` if a sentence begins with an empty argument, and no other piece is an empty argument or a choice.
    fn begins_with_empty_text(self, sentence: &plain::Sentence) -> bool {
        let mut parts = sentence.message.pattern(Attribute::Message, self.0).unwrap_or_default();
        let is_empty_text = |n: usize| matches!(&sentence.args[n], Arg::Text(text) if text.is_empty());
        matches!(parts.next(), Some(Part::Arg(n, _)) if is_empty_text(n))
            && parts.all(|part| match part {
                Part::Text(_) => true,
                Part::Arg(n, _) => !is_empty_text(n),
                Part::Choose(..) => false,
            })
    }
}

/// Writes a text with every fourth letter twice.
#[cfg(not(target_family = "wasm"))]
fn write_stretched(text: &str, out: &mut String) {
    let mut letters = 0;
    for c in text.chars() {
        out.push(c);
        letters += usize::from(c.is_alphabetic());
        if c.is_alphabetic() && letters % 4 == 0 {
            out.push(c);
        }
    }
}

/// Returns the sentence that joins an item, the last one or another, to the text of those before it.
fn join_texts(join: Join, is_last: bool, before: String, next: String) -> plain::Sentence {
    let (before, next) = (Arg::Text(before), Arg::Text(next));
    match (is_last, join) {
        (true, Join::And) => lists::And { before, last: next }.into(),
        (true, Join::Or) => lists::Or { before, last: next }.into(),
        (_, Join::Semicolons) => lists::Apart { before, next }.into(),
        (_, Join::Either) => lists::Either { before, next }.into(),
        (_, Join::AnyOf) => lists::AnyOf { before, next }.into(),
        (_, Join::Clauses) => lists::Clauses { before, next }.into(),
        (_, Join::AnyOfClauses) => lists::AnyOfClauses { before, next }.into(),
        (_, Join::Commas) | (false, Join::And | Join::Or) => lists::Further { before, next }.into(),
    }
}

/// Returns the text of the case that a part selects.
fn choose_case<T>(arg: &Arg<T>, cases: Cases) -> Pattern {
    cases.choose(|key| match arg {
        Arg::Word(word) => key == *word,
        Arg::Text(text) => key == text,
        arg => arg.count().is_some_and(|count| if key == "one" { count == 1 } else { key.parse() == Ok(count) }),
    })
}

impl<T> Sentence<T> {
    /// Returns `true` if the text of the sentence in a language begins with a thing of a kind.
    pub fn begins_with_thing(&self, language: Language, is_such: fn(&T) -> bool) -> bool {
        let mut parts = self.message.pattern(Attribute::Message, language).unwrap_or_default();
        loop {
            match parts.next() {
                Some(Part::Choose(n, cases)) => parts = choose_case(&self.args[n], cases),
                Some(Part::Arg(n, _)) => return self.args[n].begins_with_thing(language, is_such),
                Some(Part::Text(_)) | None => return false,
            }
        }
    }
}

impl<T> Arg<T> {
    fn begins_with_thing(&self, language: Language, is_such: fn(&T) -> bool) -> bool {
        match self {
            Self::Thing(thing) => is_such(thing),
            Self::Sentence(sentence) => sentence.begins_with_thing(language, is_such),
            Self::List(all) => all.first().is_some_and(|first| first.begins_with_thing(language, is_such)),
            _ => false,
        }
    }
}
