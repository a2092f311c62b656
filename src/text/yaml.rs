//! YAML as a tree in which every value has its place.
//!
//! Values stay as they were typed: `2014-10`, `N` and `1e` are words here, never dates, truth
//! values or numbers. The meaning of a value is decided by its reader, so that all mistakes of a
//! file can be reported together. Size, depth and the growth through aliases are bounded.

use granit_parser::{ErrorKind, Event, Parser, ScalarStyle, Span as ParserSpan};
use std::collections::BTreeMap;

use super::near::{cut, shortened};
use super::problems::{syntax, yaml as said};
use super::{Problem, SourceText, Span};

/// The deepest level to which values may be nested.
const MAX_DEPTH: usize = 48;
/// The most values that a text may have, counting the start and the end of each list and map.
const MAX_VALUES: usize = 24_000_000;
/// The most values that aliases may add to a text.
const MAX_ALIASED: usize = 50_000;

/// The most characters of a value that are repeated in words.
const MOST_IN_WORDS: usize = 1_000;

/// The notation of a scalar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Unquoted.
    Plain,
    /// Quoted, with single or double quotes.
    Quoted,
    /// A literal block (`|`).
    Literal,
    /// A folded block (`>`).
    Folded,
}

/// A value with its place.
#[derive(Debug, Clone)]
pub struct Node {
    /// The place of the value.
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

impl Node {
    /// Returns the value moved `by` bytes, for a part of a text that begins at that byte.
    #[must_use]
    pub fn moved(self, by: u32) -> Self {
        let value = match self.value {
            Value::Scalar(text, style) => Value::Scalar(text, style),
            Value::List(items) => Value::List(items.into_iter().map(|i| i.moved(by)).collect()),
            Value::Map(entries) => {
                Value::Map(entries.into_iter().map(|(key, value)| (key.moved(by), value.moved(by))).collect())
            }
        };
        Self { span: self.span.moved(by), value }
    }

    /// Returns the text of a scalar; `None` for lists, maps and an absent value.
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Scalar(_, _) if self.is_null() => None,
            Value::Scalar(text, _) => Some(text),
            Value::List(_) | Value::Map(_) => None,
        }
    }

    /// Returns the place of a part of a scalar: `len` bytes from its byte `at`. Within quotes or across
    /// lines, offsets in the value differ from those in the text; then it is the place of the whole.
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
    pub fn in_words(&self) -> String {
        cut(&self.whole_in_words(), MOST_IN_WORDS)
    }

    fn whole_in_words(&self) -> String {
        match &self.value {
            Value::Scalar(..) => self.text().unwrap_or_default().to_owned(),
            Value::List(items) => {
                let items: Vec<String> = items
                    .iter()
                    .map(|item| match &item.value {
                        Value::List(_) => format!("[{}]", item.whole_in_words()),
                        Value::Scalar(..) | Value::Map(_) => item.whole_in_words(),
                    })
                    .collect();
                items.join(", ")
            }
            Value::Map(entries) => {
                let entries: Vec<String> = entries
                    .iter()
                    .map(|(key, value)| format!("{} {}", key.whole_in_words(), value.whole_in_words()))
                    .collect();
                entries.join(", ")
            }
        }
    }

    /// Describes the value for a message: "a list", "a map", "nothing", "`x`".
    pub fn describe(&self) -> String {
        match &self.value {
            Value::List(_) => "a list".to_owned(),
            Value::Map(_) => "a map".to_owned(),
            Value::Scalar(..) if self.is_null() => "nothing".to_owned(),
            Value::Scalar(t, _) => format!("`{}`", shortened(t)),
        }
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
/// Returns the first place at which the text stops being YAML, is nested too deeply, grows too much
/// through aliases, or has a second document or none at all.
pub fn parse(source: &SourceText) -> Result<Node, Box<Problem>> {
    Builder::of(source, None).document()
}

/// Like [`parse`], but passes the items of a list under `key` of the document to `take` as soon as each has been
/// read, and leaves the list empty: a long list is never in memory as a tree. A list with an anchor stays whole,
/// since an alias may refer to it; so does any value under the key a second time.
///
/// # Errors
///
/// As in [`parse`]. The items taken until then are to be discarded.
pub fn parse_taking(source: &SourceText, key: &str, take: &mut dyn FnMut(Node)) -> Result<Node, Box<Problem>> {
    Builder::of(source, Some(Taking { key, take })).document()
}

/// The key of a list in the document, and the receiver of its items.
struct Taking<'k> {
    key: &'k str,
    take: &'k mut dyn FnMut(Node),
}

struct Builder<'a, 'k> {
    source: &'a SourceText,
    parser: Parser<'a, granit_parser::StrInput<'a>>,
    anchors: BTreeMap<usize, Node>,
    aliased: usize,
    /// The number of events read.
    read: usize,
    /// The place of the tag of the last event, if it has one.
    tag: Option<Span>,
    /// The list to be taken; `None` once its key was met.
    taking: Option<Taking<'k>>,
}

type Built<T> = Result<T, Box<Problem>>;

impl<'a, 'k> Builder<'a, 'k> {
    fn of(source: &'a SourceText, taking: Option<Taking<'k>>) -> Self {
        Self {
            source,
            parser: Parser::new_from_str(source.text()),
            anchors: BTreeMap::new(),
            aliased: 0,
            read: 0,
            tag: None,
            taking,
        }
    }

    fn document(mut self) -> Built<Node> {
        let mut root: Option<Node> = None;
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::StreamEnd => break,
                Event::DocumentStart(..) if root.is_some() => {
                    return Err(said::second_document(span).boxed());
                }
                Event::Scalar(..)
                | Event::SequenceStart(..)
                | Event::MappingStart(..)
                | Event::Alias(_)
                | Event::UnresolvedAlias(_) => root = Some(self.node(event, span, 0)?),
                _ => {}
            }
        }
        root.filter(|n| !n.is_null()).ok_or_else(|| said::empty().boxed())
    }

    fn next(&mut self) -> Built<(Event<'a>, Span)> {
        match self.parser.next_event() {
            Some(Ok((event, span))) => {
                self.read += 1;
                if self.read > MAX_VALUES {
                    return Err(said::too_many_values(MAX_VALUES, self.span(span)).boxed());
                }
                self.tag = span.tag_span().and_then(|t| t.byte_range()).map(|r| Span::new(r.start, r.end));
                Ok((event, self.span(span)))
            }
            Some(Err(error)) => {
                let text = self.source.text();
                let at = error.marker().byte_offset().unwrap_or(text.len()).min(text.len());
                if matches!(error.kind(), ErrorKind::RecursionLimitExceeded) {
                    return Err(said::too_deep(MAX_DEPTH, Span::new(at, at)).boxed());
                }
                Err(syntax::problem(text, at, &error.to_string()).boxed())
            }
            None => {
                let end = self.source.text().len();
                Err(syntax::problem(self.source.text(), end, "the text ends too early").boxed())
            }
        }
    }

    fn span(&self, span: ParserSpan) -> Span {
        match span.byte_range() {
            Some(range) => {
                // The span of a block extends to the next token; the typed text ends before that.
                let raw = self.source.text().get(range.clone()).unwrap_or("");
                Span::new(range.start, range.start + raw.trim_end().len())
            }
            None => Span::default(),
        }
    }

    fn node(&mut self, event: Event<'a>, span: Span, depth: usize) -> Built<Node> {
        if depth > MAX_DEPTH {
            return Err(said::too_deep(MAX_DEPTH, span).boxed());
        }
        if let Some(tag) = event.tag() {
            return Err(said::tagged(&tag.original(), self.tag.unwrap_or(span)).boxed());
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
                let whole = self.items(span, depth, &mut |item| items.push(item))?;
                Node { span: whole, value: Value::List(items) }
            }
            Event::MappingStart(..) => self.map(span, depth)?,
            Event::Alias(id) => self.alias(id, span)?,
            _ => {
                return Err(said::alias_to_nothing(span).boxed());
            }
        };
        if let Some(id) = anchor {
            self.grow(node.count(), span)?;
            self.anchors.insert(id, node.clone());
        }
        Ok(node)
    }

    /// Reads the items of a list, passes each to `take`, and returns the place of the list.
    fn items(&mut self, mut whole: Span, depth: usize, take: &mut dyn FnMut(Node)) -> Built<Span> {
        loop {
            let (event, at) = self.next()?;
            if matches!(event, Event::SequenceEnd) {
                return Ok(closed(whole, at));
            }
            let Some(event) = node_event(event) else {
                continue;
            };
            let item = self.node(event, at, depth + 1)?;
            whole = whole.to(item.span);
            take(item);
        }
    }

    /// Reads the value of a key, or passes its items to the receiver if the key is the one to be taken.
    fn value(&mut self, key: &Node, event: Event<'a>, span: Span, depth: usize) -> Built<Node> {
        let is_taken = |taking: &mut Taking<'_>| depth == 1 && key.text() == Some(taking.key);
        if let Some(taking) = self.taking.take_if(is_taken)
            && matches!(event, Event::SequenceStart(..))
            && event.tag().is_none()
            && event.anchor_id().is_none()
        {
            let whole = self.items(span, depth, taking.take)?;
            return Ok(Node { span: whole, value: Value::List(Vec::new()) });
        }
        self.node(event, span, depth)
    }

    fn map(&mut self, span: Span, depth: usize) -> Built<Node> {
        let mut entries = Vec::new();
        let mut whole = span;
        loop {
            let (event, at) = self.next()?;
            if matches!(event, Event::MappingEnd) {
                whole = closed(whole, at);
                break;
            }
            let Some(event) = node_event(event) else {
                continue;
            };
            let key = self.node(event, at, depth + 1)?;
            let value = loop {
                let (event, at) = self.next()?;
                if let Some(event) = node_event(event) {
                    break self.value(&key, event, at, depth + 1)?;
                }
            };
            whole = whole.to(key.span).to(value.span);
            entries.push((key, value));
        }
        Ok(Node { span: whole, value: Value::Map(entries) })
    }

    fn alias(&mut self, id: usize, span: Span) -> Built<Node> {
        let Some(target) = self.anchors.get(&id) else {
            return Err(said::alias_to_itself(span).boxed());
        };
        let count = target.count();
        self.grow(count, span)?;
        let value = self.anchors.get(&id).map_or(Value::List(Vec::new()), |n| n.value.clone());
        Ok(Node { span, value })
    }

    /// Counts the values that anchors and aliases keep in addition to the text itself.
    fn grow(&mut self, count: usize, span: Span) -> Built<()> {
        self.aliased += count;
        if self.aliased > MAX_ALIASED {
            return Err(said::aliases_add_too_much(MAX_ALIASED, span).boxed());
        }
        Ok(())
    }
}

/// Extends a list or map to its closing bracket; one without brackets ends with its last value.
fn closed(whole: Span, end: Span) -> Span {
    if end.range().is_empty() { whole } else { whole.to(end) }
}

/// Returns the event if it begins a value; `None` for comments and marks.
fn node_event(event: Event<'_>) -> Option<Event<'_>> {
    (event.is_node() || matches!(event, Event::Alias(_) | Event::UnresolvedAlias(_))).then_some(event)
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::text::Code;

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
        let taken = |text: &str| {
            let source = SourceText::new("t", text.as_bytes().to_vec()).expect("text");
            let mut taken = Vec::new();
            let node = parse_taking(&source, "b", &mut |item| taken.push(item.in_words()));
            (taken.join("|"), node.expect("yaml").in_words())
        };
        let all = |text: &str| (String::new(), text.to_owned());
        assert_eq!(taken("b: [x, { y: z }]\nc: [1]"), ("x|y z".into(), "b , c 1".into()));
        assert_eq!(taken("a: { b: [x] }"), all("a b x"));
        assert_eq!(taken("b: &b [x]\nc: *b"), all("b x, c x"));
        assert_eq!(taken("b: x\nb: [y]"), all("b x, b y"));
        assert_eq!(taken("- b: [x]"), all("b x"));
        let source = SourceText::new("t", b"a: 1\nb:\n  - x\n  - y\n".to_vec()).expect("text");
        let whole = parse(&source).expect("yaml");
        let empty = parse_taking(&source, "b", &mut |_| ()).expect("yaml");
        assert_eq!(whole.span, empty.span);
    }

    #[test]
    fn hostile_texts_are_refused_at_once() {
        let deep = "[".repeat(200_000);
        assert_eq!(read(&deep).map_err(|p| p.code).err(), Some(Code::YamlBounds));
        let mut bomb = String::from("a0: &a0 [x, x, x, x, x, x, x, x]\n");
        for n in 1..20 {
            let refs = vec![format!("*a{}", n - 1); 8].join(", ");
            bomb = format!("{bomb}a{n}: &a{n} [{refs}]\n");
        }
        assert_eq!(read(&bomb).map_err(|p| p.code).err(), Some(Code::YamlBounds));
        assert_eq!(read("").map_err(|p| p.code).err(), Some(Code::YamlEmpty));
        assert_eq!(read("a: 1\n---\nb: 2").map_err(|p| p.code).err(), Some(Code::YamlSyntax));
    }
}
