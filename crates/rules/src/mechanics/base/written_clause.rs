//! The reasons and remarks that expectations and claims name, each by the word of a clause, or by its word and parts.

use carcassonne_base::sorting::sorted_unique;
use carcassonne_position::Reader;
use carcassonne_position::wording::{Arg, CLAUSES, Clause, PartKind, Sentence, feature_arg};
use carcassonne_text::{MapEntries, Node, Problem, Span, Value, as_count, as_list, nearest_word, phrase, problem};
use carcassonne_words::messages::plain;

use super::problems;
use super::reply_data::WORD;
use crate::mechanics::Data;

/// A clause as it is written.
#[derive(Debug)]
pub(super) struct WrittenClause {
    written: Node,
    /// The clause in words, with an ellipsis for each part that is not written.
    sentence: Sentence,
}

impl WrittenClause {
    /// Reads a clause: `too-far` or `{ word: too-far, left: 1 }`; returns `None` after reporting a word or key that no clause
    /// has, or a part that does not exist in the scenario.
    pub(super) fn read(node: &Node, reader: &mut Reader<'_>) -> Option<Self> {
        let before = reader.problems.len();
        let sentence = read_sentence(node, reader)?;
        (reader.problems.len() == before).then(|| Self { written: node.clone(), sentence })
    }

    /// Returns the clause in words.
    pub(super) fn sentence(&self) -> &Sentence {
        &self.sentence
    }

    /// Returns `true` if a clause of a reply has everything that is written.
    pub(super) fn matches(&self, clause: &Data<'_>) -> bool {
        clause.matches(&self.written)
    }
}

fn read_sentence(node: &Node, reader: &mut Reader<'_>) -> Option<Sentence> {
    let not_written = || Arg::from("…".to_owned());
    let Value::Map(_) = &node.value else {
        let clause = find_clause(read_word(node, reader)?)?;
        return Some(clause.to_sentence(|_| not_written()));
    };
    let fields = MapEntries::read_any_keys(node, "a reason", reader.problems)?;
    let word = match fields.get(WORD) {
        Some(word) => Some(read_word(word, reader)?),
        None => None,
    };
    let keys: Vec<&str> = fields.iter().map(|(key, ..)| key).filter(|key| *key != WORD).collect();
    if word.is_none() && keys.is_empty() {
        reader.problem(problem!(node.span, problems::EmptyClause));
        return None;
    }
    let has_key = |clause: &Clause, key: &str| clause.parts.iter().any(|part| part.key == key);
    let Some(clause) = clauses_with(word).find(|clause| keys.iter().all(|key| has_key(clause, key))) else {
        let known = clauses_with(word).flat_map(|clause| clause.parts).map(|part| part.key);
        let known = sorted_unique(known);
        let before = reader.problems.len();
        for (key, span, _) in fields.iter().filter(|(key, ..)| *key != WORD && !known.contains(key)) {
            reader.problem(unknown_part(key, word, &known, span));
        }
        if reader.problems.len() == before {
            let form = phrase!(problems::ClauseForm);
            reader.problem(problem!(node.span, problems::PartsOfSeveralClauses { form }));
        }
        return None;
    };
    Some(clause.to_sentence(|part| match fields.get(part.key) {
        Some(value) => read_part(part.kind, value, reader),
        None => not_written(),
    }))
}

/// Returns the clauses with a word, or all clauses.
fn clauses_with(word: Option<&str>) -> impl Iterator<Item = &'static Clause> {
    CLAUSES.iter().filter(move |clause| word.is_none_or(|word| clause.word == word))
}

/// Reads the word of a clause; returns `None` after reporting another value.
fn read_word<'n>(node: &'n Node, reader: &mut Reader<'_>) -> Option<&'n str> {
    let form = phrase!(problems::ClauseForm);
    match node.text() {
        Some(known) if find_clause(known).is_some() => return Some(known),
        Some(unknown) => {
            let near = nearest_word(unknown, CLAUSES.iter().map(|clause| clause.word));
            let (word, is_sentence) = (unknown.to_owned(), unknown.contains(' '));
            let problem = problem!(node.span, problems::UnknownClause { word, is_sentence, near, form });
            reader.problem(problem.edits(near.map(|near| (node.span, near.to_owned()))));
        }
        None => reader.problem(problem!(node.span, problems::ListAsClause { form })),
    }
    None
}

/// Returns the problem of a key that no clause has, or none with this word; `known` are those that there are.
fn unknown_part(part: &str, word: Option<&str>, known: &[&'static str], span: Span) -> Problem {
    let is_word = find_clause(part).is_some();
    let near = nearest_word(part, known.iter().copied()).filter(|_| !is_word);
    let (word, parts) = (word.map(str::to_owned), plain::Arg::texts(known));
    let (part, form) = (part.to_owned(), phrase!(problems::ClauseForm));
    problem!(span, problems::UnknownClausePart { word, part, is_word, near, form, parts })
        .edits(near.map(|near| (span, near.to_owned())))
}

fn find_clause(word: &str) -> Option<&'static Clause> {
    CLAUSES.iter().find(|clause| clause.word == word)
}

/// Reads a part of a clause as an argument of its sentence; a value of no certain kind stays as it is written.
fn read_part(kind: PartKind, node: &Node, reader: &mut Reader<'_>) -> Arg {
    if kind.item() != kind {
        return Arg::List(as_list(node).iter().map(|item| read_part(kind.item(), item, reader)).collect());
    }
    let read = match (kind, &node.value) {
        (PartKind::Number, _) => as_count(node, "a number", -1_000_000, 1_000_000, reader.problems).map(Arg::Number),
        (PartKind::Flag, _) => reader.flag(node, "a part of the reason").map(Arg::from),
        (PartKind::Player, _) => reader.player(node).map(Arg::from),
        (PartKind::Tile | PartKind::Stand, Value::List(_)) => reader.space(node).map(Arg::from),
        (PartKind::Tile | PartKind::Stand, _) => reader.tile(node).map(Arg::from),
        (PartKind::Place, _) => reader.place(node).map(feature_arg),
        (PartKind::Direction, _) => reader.compass(node).map(Arg::from),
        (PartKind::Clause, Value::Map(entries)) if entries.iter().any(|(key, _)| key.text() == Some(WORD)) => {
            read_sentence(node, reader).map(Arg::Sentence)
        }
        (PartKind::Clause, Value::Scalar(..)) if node.text().is_some_and(|word| find_clause(word).is_some()) => {
            read_sentence(node, reader).map(Arg::Sentence)
        }
        _ => None,
    };
    read.unwrap_or_else(|| Arg::from(node.to_words()))
}
