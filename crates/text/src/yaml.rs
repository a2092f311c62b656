//! YAML as a tree in which every value has its place.
//!
//! Values stay as they were typed: `2014-10`, `N` and `1e` are words here, never dates, truth
//! values or numbers. The meaning of a value is decided by its reader, so that all mistakes of a
//! file can be reported together. Size, depth and the growth through aliases are bounded.

use std::collections::BTreeMap;

use carcassonne_words::messages::plain;
use granit_parser::{ErrorKind, Event, Parser, ScalarStyle, Span as ParserSpan};

use super::phrasing::truncate_to_line;
use super::problems::fields;
use super::problems::yaml_problems as problems;
use super::syntax::syntax_problem;
use super::{Problem, SourceText, Span, escape_for_yaml, is_invisible, phrase, phrase_text, problem};

/// The deepest level to which values may be nested.
const MAX_DEPTH: usize = 48;
/// The maximum number of values that a text may have, counting the start and the end of each list and map.
const MAX_VALUES: usize = 24_000_000;
/// The maximum number of values that may be kept for the anchors and aliases of a text, together.
const MAX_ALIASED: usize = 50_000;

/// The maximum number of characters that [`Node::to_words`] returns, without the ellipsis.
const MOST_IN_WORDS: usize = 1_000;

/// The notation of a scalar: of a single word, number or text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// A scalar without quotes.
    Plain,
    /// A scalar in single or double quotes.
    Quoted,
    /// A literal block (`|`).
    Literal,
    /// A folded block (`>`).
    Folded,
}

/// A value with its place.
#[derive(Debug, Clone)]
pub struct Node {
    /// The place of the value in the text.
    pub span: Span,
    /// The value itself.
    pub value: Value,
}

/// A value of any kind.
#[derive(Debug, Clone)]
pub enum Value {
    /// A word, a number, a text: as it was typed.
    Scalar(String, Style),
    /// A list.
    List(Vec<Node>),
    /// Keys and values in their order; a key may appear twice (the reader reports that).
    Map(Vec<(Node, Node)>),
}

/// Two values are equal if they say the same, wherever and with whatever quotes they are written.
impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        match (&self.value, &other.value) {
            (Value::Scalar(..), Value::Scalar(..)) => self.text() == other.text(),
            (Value::List(items), Value::List(others)) => items == others,
            (Value::Map(entries), Value::Map(others)) => entries == others,
            (Value::Scalar(..) | Value::List(_) | Value::Map(_), _) => false,
        }
    }
}

impl Node {
    /// Creates a word, as a file has it without quotes where it can.
    pub fn word(text: impl Into<String>, span: Span) -> Self {
        Self { span, value: Value::Scalar(text.into(), Style::Plain) }
    }

    /// Creates a list.
    pub fn list(items: Vec<Self>, span: Span) -> Self {
        Self { span, value: Value::List(items) }
    }

    /// Creates a map.
    pub fn map(entries: Vec<(&str, Self)>, span: Span) -> Self {
        let entries = entries.into_iter().map(|(key, value)| (Self::word(key, span), value)).collect();
        Self { span, value: Value::Map(entries) }
    }

    /// Makes the value a map, if it is none; returns its entries.
    pub fn make_map(&mut self) -> &mut Vec<(Self, Self)> {
        loop {
            match self.value {
                Value::Map(ref mut entries) => return entries,
                Value::Scalar(..) | Value::List(_) => self.value = Value::Map(Vec::new()),
            }
        }
    }

    /// Returns the value as YAML on one line.
    pub fn to_inline(&self) -> String {
        match &self.value {
            Value::Scalar(text, style) if is_plain(text, *style) => text.clone(),
            // What JSON quotes, YAML reads.
            Value::Scalar(text, _) => escape_for_yaml(&serde_json::Value::String(text.clone()).to_string()),
            Value::List(items) => {
                let items: Vec<String> = items.iter().map(Self::to_inline).collect();
                format!("[{}]", items.join(", "))
            }
            Value::Map(entries) if entries.is_empty() => "{}".to_owned(),
            Value::Map(entries) => {
                let entries: Vec<String> =
                    entries.iter().map(|(key, value)| format!("{}: {}", key.to_inline(), value.to_inline())).collect();
                format!("{{ {} }}", entries.join(", "))
            }
        }
    }

    /// Returns the value moved `offset` bytes, for a part of a text that begins at that byte.
    #[must_use]
    pub fn shift(self, offset: u32) -> Self {
        let value = match self.value {
            Value::Scalar(text, style) => Value::Scalar(text, style),
            Value::List(items) => Value::List(items.into_iter().map(|i| i.shift(offset)).collect()),
            Value::Map(entries) => {
                Value::Map(entries.into_iter().map(|(key, value)| (key.shift(offset), value.shift(offset))).collect())
            }
        };
        Self { span: self.span.shift(offset), value }
    }

    /// Returns the text of a scalar; `None` for lists, maps and an absent value ([`Self::is_null`]).
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Scalar(_, _) if self.is_null() => None,
            Value::Scalar(text, _) => Some(text),
            Value::List(_) | Value::Map(_) => None,
        }
    }

    /// Returns the place of a part of a scalar: `len` bytes from its byte `at`. For a quoted or multi-line scalar,
    /// whose offsets differ from those in the text, and for lists and maps, returns the place of the whole value.
    pub fn part(&self, at: usize, len: usize) -> Span {
        match &self.value {
            Value::Scalar(text, Style::Plain) if text.len() == self.span.range().len() => self.span.part(at, len),
            Value::Scalar(..) | Value::List(_) | Value::Map(_) => self.span,
        }
    }

    /// Returns `true` if the value was left out (or written `~` or `null`).
    pub fn is_null(&self) -> bool {
        matches!(&self.value, Value::Scalar(t, Style::Plain) if matches!(t.as_str(), "" | "~" | "null"))
    }

    /// Returns the value on one line: the items of a list with commas between them, in brackets if they
    /// are lists themselves, and the entries of a map as `red 1`. Cut after a thousand characters.
    pub fn to_words(&self) -> String {
        truncate_to_line(&self.to_full_words(), MOST_IN_WORDS)
    }

    fn to_full_words(&self) -> String {
        match &self.value {
            Value::Scalar(..) => self.text().unwrap_or_default().to_owned(),
            Value::List(items) => {
                let items: Vec<String> = items
                    .iter()
                    .map(|item| match &item.value {
                        Value::List(_) => format!("[{}]", item.to_full_words()),
                        Value::Scalar(..) | Value::Map(_) => item.to_full_words(),
                    })
                    .collect();
                items.join(", ")
            }
            Value::Map(entries) => {
                let entries: Vec<String> = entries
                    .iter()
                    .map(|(key, value)| format!("{} {}", key.to_full_words(), value.to_full_words()))
                    .collect();
                entries.join(", ")
            }
        }
    }

    /// Returns the value as a message names it: "a list", "a map", "nothing", "`x`".
    pub fn to_phrase(&self) -> plain::Sentence {
        let (kind, text) = match &self.value {
            Value::List(_) => ("list", ""),
            Value::Map(_) => ("map", ""),
            Value::Scalar(..) if self.is_null() => ("nothing", ""),
            Value::Scalar(text, _) => ("text", text.as_str()),
        };
        phrase!(fields::FoundValue { kind, text: text.to_owned() })
    }

    /// Returns a description of the value for a message: `a list`, `the text "x"`.
    pub fn describe(&self) -> String {
        phrase_text(&self.to_phrase())
    }

    fn count(&self) -> usize {
        match &self.value {
            Value::Scalar(t, _) => 1 + t.len() / 32,
            Value::List(items) => 1 + items.iter().map(Node::count).sum::<usize>(),
            Value::Map(entries) => 1 + entries.iter().map(|(k, v)| k.count() + v.count()).sum::<usize>(),
        }
    }
}

/// Reads a text as one YAML document.
///
/// # Errors
///
/// Returns the problem at the first place at which the text stops being YAML, is too large or nested too deeply, grows
/// too much through aliases, or has a tag, a wrong alias, a second document or none at all.
pub fn parse(source: &SourceText) -> Result<Node, Box<Problem>> {
    Builder::new(source, None).document()
}

/// Like [`parse`], but passes the items of a list under `key` of the document to `take` as soon as each has been read.
///
/// In the returned tree the list is empty: a long list is never in memory as a tree. A list with an anchor stays whole,
/// since an alias may refer to it; so does any value under the key a second time.
///
/// # Errors
///
/// Returns the errors of [`parse`]. The items taken until then are to be discarded.
pub fn parse_streaming(source: &SourceText, key: &str, take: &mut dyn FnMut(Node)) -> Result<Node, Box<Problem>> {
    Builder::new(source, Some(ListReceiver { key, take })).document()
}

/// The key of a list in the document, and the function to which the items of that list are passed.
struct ListReceiver<'k> {
    key: &'k str,
    take: &'k mut dyn FnMut(Node),
}

struct Builder<'a, 'k> {
    source: &'a SourceText,
    parser: Parser<'a, granit_parser::StrInput<'a>>,
    anchors: BTreeMap<usize, Node>,
    aliased: usize,
    /// The number of parser events read.
    event_count: usize,
    /// The place of the YAML tag of the last event, if that event has one.
    tag: Option<Span>,
    /// The receiver of a list's items; `None` if there is none, and once its key was met.
    receiver: Option<ListReceiver<'k>>,
}

type BuildResult<T> = Result<T, Box<Problem>>;

impl<'a, 'k> Builder<'a, 'k> {
    fn new(source: &'a SourceText, receiver: Option<ListReceiver<'k>>) -> Self {
        Self {
            source,
            parser: Parser::new_from_str(source.text()),
            anchors: BTreeMap::new(),
            aliased: 0,
            event_count: 0,
            tag: None,
            receiver,
        }
    }

    fn document(mut self) -> BuildResult<Node> {
        let mut root: Option<Node> = None;
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::StreamEnd => break,
                Event::DocumentStart(..) if root.is_some() => {
                    return Err(problem!(span, problems::SecondDocument).boxed());
                }
                _ => {
                    if let Some(event) = node_event(event) {
                        root = Some(self.read_node(event, span, 0)?);
                    }
                }
            }
        }
        root.filter(|n| !n.is_null()).ok_or_else(|| problem!(Span::default(), problems::Empty).boxed())
    }

    fn next(&mut self) -> BuildResult<(Event<'a>, Span)> {
        match self.parser.next_event() {
            Some(Ok((event, span))) => {
                self.event_count += 1;
                if self.event_count > MAX_VALUES {
                    return Err(problem!(self.to_span(span), problems::TooManyValues { most: MAX_VALUES }).boxed());
                }
                self.tag = span.tag_span().and_then(|t| t.byte_range()).map(|r| Span::new(r.start, r.end));
                Ok((event, self.to_span(span)))
            }
            Some(Err(error)) => {
                let text = self.source.text();
                let at = error.marker().byte_offset().unwrap_or(text.len()).min(text.len());
                if matches!(error.kind(), ErrorKind::RecursionLimitExceeded) {
                    return Err(problem!(Span::new(at, at), problems::TooDeep { most: MAX_DEPTH }).boxed());
                }
                Err(syntax_problem(text, at, &error.to_string()).boxed())
            }
            None => {
                let end = self.source.text().len();
                Err(syntax_problem(self.source.text(), end, "the text ends too early").boxed())
            }
        }
    }

    fn to_span(&self, span: ParserSpan) -> Span {
        let Some(range) = span.byte_range() else { return Span::default() };
        // The span of a block extends to the next token; the typed text ends before that.
        let raw = self.source.text().get(range.clone()).unwrap_or("");
        Span::new(range.start, range.start + raw.trim_end().len())
    }

    fn read_node(&mut self, event: Event<'a>, span: Span, depth: usize) -> BuildResult<Node> {
        if depth > MAX_DEPTH {
            return Err(problem!(span, problems::TooDeep { most: MAX_DEPTH }).boxed());
        }
        if let Some(tag) = event.tag() {
            return Err(problem!(self.tag.unwrap_or(span), problems::Tagged { tag: tag.original() }).boxed());
        }
        let anchor = event.anchor_id();
        let node = match event {
            Event::Scalar(text, style, ..) => {
                let style = match style {
                    ScalarStyle::Plain => Style::Plain,
                    ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted => Style::Quoted,
                    ScalarStyle::Literal => Style::Literal,
                    ScalarStyle::Folded => Style::Folded,
                };
                Node { span, value: Value::Scalar(text.into_owned(), style) }
            }
            Event::SequenceStart(..) => {
                let mut items = Vec::new();
                let list_span = self.read_items(span, depth, &mut |item| items.push(item))?;
                Node { span: list_span, value: Value::List(items) }
            }
            Event::MappingStart(..) => self.read_map(span, depth)?,
            Event::Alias(id) => self.read_alias(id, span)?,
            _ => return Err(problem!(span, problems::AliasToNothing).boxed()),
        };
        if let Some(id) = anchor {
            self.count_aliased(node.count(), span)?;
            self.anchors.insert(id, node.clone());
        }
        Ok(node)
    }

    /// Reads the items of a list, passes each to `take`, and returns the place of the list.
    fn read_items(&mut self, mut list_span: Span, depth: usize, take: &mut dyn FnMut(Node)) -> BuildResult<Span> {
        loop {
            let (event, at) = self.next()?;
            if matches!(event, Event::SequenceEnd) {
                return Ok(extend_to_bracket(list_span, at));
            }
            let Some(event) = node_event(event) else {
                continue;
            };
            let item = self.read_node(event, at, depth + 1)?;
            list_span = list_span.union(item.span);
            take(item);
        }
    }

    /// Reads the value of a key; if it is the list that the receiver takes, passes on its items and returns it empty.
    fn read_value(&mut self, key: &Node, event: Event<'a>, span: Span, depth: usize) -> BuildResult<Node> {
        let is_taken = |receiver: &mut ListReceiver<'_>| depth == 1 && key.text() == Some(receiver.key);
        if let Some(receiver) = self.receiver.take_if(is_taken)
            && matches!(event, Event::SequenceStart(..))
            && event.tag().is_none()
            && event.anchor_id().is_none()
        {
            let list_span = self.read_items(span, depth, receiver.take)?;
            return Ok(Node { span: list_span, value: Value::List(Vec::new()) });
        }
        self.read_node(event, span, depth)
    }

    fn read_map(&mut self, mut map_span: Span, depth: usize) -> BuildResult<Node> {
        let mut entries = Vec::new();
        loop {
            let (event, at) = self.next()?;
            if matches!(event, Event::MappingEnd) {
                return Ok(Node { span: extend_to_bracket(map_span, at), value: Value::Map(entries) });
            }
            let Some(event) = node_event(event) else {
                continue;
            };
            let key = self.read_node(event, at, depth + 1)?;
            let value = loop {
                let (event, at) = self.next()?;
                if let Some(event) = node_event(event) {
                    break self.read_value(&key, event, at, depth + 1)?;
                }
            };
            map_span = map_span.union(key.span).union(value.span);
            entries.push((key, value));
        }
    }

    fn read_alias(&mut self, id: usize, span: Span) -> BuildResult<Node> {
        let Some(target) = self.anchors.get(&id) else {
            return Err(problem!(span, problems::AliasToItself).boxed());
        };
        let (count, value) = (target.count(), target.value.clone());
        self.count_aliased(count, span)?;
        Ok(Node { span, value })
    }

    /// Adds `count` to the number of values kept for anchors and aliases; returns a problem if there are too many.
    fn count_aliased(&mut self, count: usize, span: Span) -> BuildResult<()> {
        self.aliased += count;
        if self.aliased > MAX_ALIASED {
            return Err(problem!(span, problems::AliasesAddTooMuch { most: MAX_ALIASED }).boxed());
        }
        Ok(())
    }
}

/// Extends the span of a list or map to its closing bracket; one without brackets ends with its last value.
fn extend_to_bracket(span: Span, end: Span) -> Span {
    if end.range().is_empty() { span } else { span.union(end) }
}

/// Returns the parser event if it begins a value; `None` for any other, such as a comment.
fn node_event(event: Event<'_>) -> Option<Event<'_>> {
    (event.is_node() || matches!(event, Event::Alias(_) | Event::UnresolvedAlias(_))).then_some(event)
}

/// Returns `true` if a scalar says the same without quotes.
fn is_plain(text: &str, style: Style) -> bool {
    if style == Style::Plain && matches!(text, "" | "~" | "null") {
        return true;
    }
    // With quotes a number below zero would be a text.
    let digits = text.strip_prefix('-').unwrap_or_default();
    if style == Style::Plain && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
        return true;
    }
    let safe = |c: char| c.is_alphanumeric() && !is_invisible(c) || matches!(c, '_' | '.' | '@' | '-' | ':' | ' ');
    text.starts_with(char::is_alphanumeric)
        && text.chars().all(safe)
        && !text.ends_with([' ', ':'])
        && !text.contains(": ")
        && text != "null"
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Node, Box<Problem>> {
        parse(&SourceText::new("t", text.as_bytes().to_vec()).expect("text"))
    }

    #[test]
    fn words_stay_as_they_were_typed() {
        let node = read("a: 2014-10\nb: N\nc: 1e\nd: 010").expect("yaml");
        let Value::Map(entries) = node.value else {
            return assert_eq!("map", "other");
        };
        let words: Vec<_> = entries.iter().filter_map(|(_, v)| v.text()).collect();
        assert_eq!(words, ["2014-10", "N", "1e", "010"]);
    }

    #[test]
    fn every_value_knows_its_place() {
        let text = "a: { b: [x, 'yy'] }\n";
        let node = read(text).expect("yaml");
        assert_eq!(node.span, Span::new(0, 19));
        let Value::Map(entries) = node.value else {
            return assert_eq!("map", "other");
        };
        assert_eq!(&text[entries[0].1.span.range()], "{ b: [x, 'yy'] }");
    }

    #[test]
    fn the_items_of_one_list_are_taken_as_they_are_read() {
        let parse_items = |text: &str| {
            let source = SourceText::new("t", text.as_bytes().to_vec()).expect("text");
            let mut items = Vec::new();
            let node = parse_streaming(&source, "b", &mut |item| items.push(item.to_words()));
            (items.join("|"), node.expect("yaml").to_words())
        };
        let all = |text: &str| (String::new(), text.to_owned());
        assert_eq!(parse_items("b: [x, { y: z }]\nc: [1]"), ("x|y z".into(), "b , c 1".into()));
        assert_eq!(parse_items("a: { b: [x] }"), all("a b x"));
        assert_eq!(parse_items("b: &b [x]\nc: *b"), all("b x, c x"));
        assert_eq!(parse_items("b: x\nb: [y]"), all("b x, b y"));
        assert_eq!(parse_items("- b: [x]"), all("b x"));
        let source = SourceText::new("t", b"a: 1\nb:\n  - x\n  - y\n".to_vec()).expect("text");
        let whole = parse(&source).expect("yaml");
        let empty = parse_streaming(&source, "b", &mut |_| ()).expect("yaml");
        assert_eq!(whole.span, empty.span);
    }

    #[test]
    fn hostile_texts_are_refused_at_once() {
        let deep = "[".repeat(200_000);
        assert_eq!(read(&deep).map_err(|p| p.code().word()).err(), Some("yaml::bounds"));
        let mut bomb = String::from("a0: &a0 [x, x, x, x, x, x, x, x]\n");
        for n in 1..20 {
            let refs = vec![format!("*a{}", n - 1); 8].join(", ");
            bomb = format!("{bomb}a{n}: &a{n} [{refs}]\n");
        }
        assert_eq!(read(&bomb).map_err(|p| p.code().word()).err(), Some("yaml::bounds"));
        assert_eq!(read("").map_err(|p| p.code().word()).err(), Some("yaml::empty"));
        assert_eq!(read("a: 1\n---\nb: 2").map_err(|p| p.code().word()).err(), Some("yaml::second-document"));
    }
}
