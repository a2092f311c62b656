//! The questions of a setup: each has a word and perhaps a name, and a body for its mechanic to read.

use std::collections::BTreeMap;

use carcassonne_text::{MapEntries, Node, Problem, Problems, Span, Value, as_list, as_text, problem, shorten};
use serde_json::{Value as Json, json};

use super::declared::{By, Declaration, Field, FieldKind, declarations};
use super::key_schema::{SchemaParts, one_or_list, refer_to};
use super::problems;
use super::value::{Key, SetupValue};
use crate::names;

/// The maximum number of questions that a scenario may ask.
const MOST_ASKS: usize = 200;
/// The word of a turn at the score track, as a question.
pub(crate) const TURN: &str = "turn";

/// One entry of `ask`.
#[derive(Debug, Clone)]
pub struct Ask {
    /// The name of the question: `id: flight`.
    pub id: Option<String>,
    /// The place of the name; that of the entry if there is no name.
    pub id_span: Span,
    /// The word that says what is asked: `dragon`.
    pub word: String,
    /// The place of the word.
    pub word_span: Span,
    /// The value below the word.
    pub body: Node,
    /// The place of the entry.
    pub span: Span,
}

impl PartialEq for Ask {
    fn eq(&self, other: &Self) -> bool {
        (&self.id, &self.word, &self.body) == (&other.id, &other.word, &other.body)
    }
}

impl Ask {
    /// Returns how the question is declared; `None` if no mechanic declares it.
    pub fn declaration(&self) -> Option<&'static Declaration> {
        let fields = MapEntries::from_unchecked(&self.body);
        let has = |key: &str| fields.as_ref().is_some_and(|fields| fields.get(key).is_some());
        let whose = fields.as_ref().and_then(|fields| fields.get("for")?.text());
        let mut all = declarations().iter().filter(|declaration| declaration.ask == self.word);
        all.find(|declaration| match declaration.by {
            By::Word => true,
            By::Key(key) => has(key),
            By::For(name) => whose == Some(name),
        })
        .copied()
    }

    /// Returns the entry of `ask` as a file has it.
    fn to_entry(&self) -> Node {
        let id = self.id.as_ref().map(|id| ("id", Node::word(id, Span::default())));
        Node::map(id.into_iter().chain([(self.word.as_str(), self.body.clone())]).collect(), self.span)
    }

    /// Returns the question as a line: an entry of `ask`, without braces where it has a single key.
    pub fn to_line(&self) -> String {
        let text = self.to_entry().to_inline();
        let bare = text.strip_prefix("{ ").and_then(|text| text.strip_suffix(" }"));
        bare.filter(|_| self.id.is_none()).map_or_else(|| text.clone(), str::to_owned)
    }
}

pub(crate) fn report_same_names(asks: &[Ask], problems: &mut Problems) {
    let mut places: BTreeMap<&str, Span> = BTreeMap::new();
    for ask in asks {
        let Some(id) = ask.id.as_deref() else { continue };
        match places.get(id) {
            Some(first) => problems
                .push(problem!(ask.id_span, problems::TwoQuestionsOfOneName { id: id.to_owned() }).at_related(*first)),
            None => {
                places.insert(id, ask.id_span);
            }
        }
    }
}

/// The turn at the score track is a question like any other, under a key of its own.
impl SetupValue for Ask {
    fn read(node: &Node, _: Key, _: &mut Problems) -> Option<Self> {
        let (word, span) = (TURN.to_owned(), node.span);
        Some(Self { id: None, id_span: span, word, word_span: span, body: node.clone(), span })
    }

    fn read_entry(fields: &MapEntries<'_>, key: Key, problems: &mut Problems) -> Option<Self> {
        let turn = Self::read(fields.get(key.word)?, key, problems)?;
        Some(Self { word_span: fields.key_span(key.word).unwrap_or(turn.span), ..turn })
    }

    fn to_node(&self) -> Option<Node> {
        Some(self.body.clone())
    }

    fn visit_names(&mut self, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
        match self.declaration().map(|declaration| declaration.fields) {
            Some(fields) => match fields.iter().find(|field| field.bare) {
                Some(field) if MapEntries::from_unchecked(&self.body).is_none() => {
                    visit_kind(field.kind, &mut self.body, visit);
                }
                _ => visit_fields(fields, &mut self.body, visit),
            },
            None => visit(FieldKind::Own, &mut self.body),
        }
    }

    fn schema(_: &mut SchemaParts) -> Json {
        refer_to(TURN)
    }
}

impl SetupValue for Vec<Ask> {
    fn read(node: &Node, _: Key, problems: &mut Problems) -> Option<Self> {
        let items = as_list(node);
        if items.is_empty() {
            problems.push(problem!(node.span, problems::NoQuestions));
        }
        if let Some(one_more) = items.get(MOST_ASKS) {
            problems.push(problem!(one_more.span, problems::TooManyQuestions { most: MOST_ASKS }));
        }
        Some(items.iter().take(MOST_ASKS).filter_map(|item| entry(item, problems)).collect())
    }

    fn if_left_out() -> Option<Self> {
        Some(Vec::new())
    }

    fn to_node(&self) -> Option<Node> {
        (!self.is_empty()).then(|| Node::list(self.iter().map(Ask::to_entry).collect(), Span::default()))
    }

    fn visit_names(&mut self, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
        for ask in self {
            ask.visit_names(visit);
        }
    }

    fn schema(_: &mut SchemaParts) -> Json {
        one_or_list(&refer_to("ask"), json!({ "minItems": 1 }))
    }
}

/// Shows each name under the keys of a map to `visit`.
fn visit_fields(fields: &[&Field], body: &mut Node, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
    let Value::Map(entries) = &mut body.value else { return };
    for (key, value) in entries {
        if let Some(field) = fields.iter().find(|field| key.text() == Some(field.key)) {
            visit_kind(field.kind, value, visit);
        }
    }
}

/// Shows each name in the value of a key to `visit`: of a list each item, of a map by player each key.
fn visit_kind(kind: FieldKind, node: &mut Node, visit: &mut dyn FnMut(FieldKind, &mut Node)) {
    match (&mut node.value, kind) {
        (Value::List(items), FieldKind::Players | FieldKind::Map { .. }) => {
            for item in items {
                visit_kind(kind, item, visit);
            }
        }
        (Value::Map(_), FieldKind::Map { fields, .. }) => visit_fields(fields, node, visit),
        (Value::Map(entries), FieldKind::Players | FieldKind::PlayerCounts { .. }) => {
            for (player, _) in entries {
                visit(FieldKind::Player, player);
            }
        }
        (Value::Scalar(..), FieldKind::Players) => visit(FieldKind::Player, node),
        _ => visit(kind, node),
    }
}

/// The greatest number of further questions in one entry that are listed one by one.
const MOST_LISTED: usize = 4;

/// Returns the problem of further questions in an entry; the first is asked by `word`.
fn several_questions<'k>(keys: impl Iterator<Item = &'k str>, word: &str, at: Span) -> Problem {
    let entries: Vec<String> = keys.map(|key| format!("`- {}: ...`", shorten(key))).collect();
    let count = entries.len();
    let (entries, last) = match entries.as_slice() {
        [first, .., last] if count > MOST_LISTED => (first.clone(), Some(last.clone())),
        all => (all.join(", "), None),
    };
    problem!(at, problems::SeveralQuestions { word: word.to_owned(), count, entries, last })
}

fn entry(node: &Node, problems: &mut Problems) -> Option<Ask> {
    let fields = MapEntries::read_any_keys(node, "a question", problems)?;
    let id = fields.get("id").and_then(|n| {
        let help = "name the question, to refer to it elsewhere: `id: flight`";
        let word = as_text(n, "`id`", help, problems)?;
        names::check(word, n.span, problems).then(|| word.to_owned())
    });
    let mut others = fields.iter().filter(|(key, _, _)| *key != "id");
    if let Some((_, span, _)) = fields.iter().find(|(key, _, _)| *key == TURN) {
        problems.push(problem!(span, problems::TurnUnderAsk));
        return None;
    }
    let Some((word, word_span, body)) = others.next() else {
        problems.push(problem!(node.span, problems::EmptyQuestion));
        return None;
    };
    if body.is_null()
        && let Some((key, span, _)) = others.next()
    {
        let (key, word) = (key.to_owned(), word.to_owned());
        problems.push(problem!(span, problems::KeyBesideQuestion { key, word }));
        return None;
    }
    if matches!(word, "name" | "ID" | "Id") {
        problems.push(problem!(word_span, problems::NameOfQuestion { word: word.to_owned() }));
        return None;
    }
    let more: Vec<(&str, Span)> = others.map(|(key, span, _)| (key, span)).collect();
    if let Some((_, at)) = more.first() {
        problems.push(several_questions(more.iter().map(|(key, _)| *key), word, *at));
    }
    let id_span = fields.get("id").map_or(node.span, |n| n.span);
    Some(Ask { id, id_span, word: word.to_owned(), word_span, body: body.clone(), span: node.span })
}
