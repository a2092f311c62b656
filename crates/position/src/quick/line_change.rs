//! Lines beside a quick map after a change of the names in their position.

use carcassonne_text::{Node, Problems, SourceText, parse};

use super::short_forms::{begins_yaml, field_at, file_key_of, form_of, is_place_word, is_question_text, line_word};
use crate::setup::value::{Key, SetupValue};
use crate::setup::{Ask, FieldKind, NameChange, Setup};

/// Returns a line after a change of names; `None` if it names something that cannot be named then. A line that cannot be
/// read stays.
pub fn change_line(line: &str, names: &dyn NameChange) -> Option<String> {
    let mut words = line.split_whitespace();
    let first = words.next().unwrap_or_default();
    if is_question_text(line) {
        return Some(line.to_owned());
    }
    if begins_yaml(first) {
        return change_yaml(line, names);
    }
    // The value of a claim may be a map.
    let map_start = line.find('{').filter(|_| line_word(first) == "claim").unwrap_or(line.len());
    let (words, map) = line.split_at(map_start);
    let words = words.split_whitespace().skip(1).enumerate();
    let changed = words.map(|(n, word)| names.change_word(word_kind(first, n), word));
    let mut changed: Vec<String> = std::iter::once(first.to_owned()).chain(changed).collect();
    if !map.is_empty() {
        changed.push(match parse_line(map) {
            Some(node) => names.change(FieldKind::Own, &node)?.to_inline(),
            None => map.to_owned(),
        });
    }
    Some(changed.join(" "))
}

/// Returns the kind of the `n`th word behind the first of a short line.
fn word_kind(first: &str, n: usize) -> FieldKind {
    match field_at(first, n) {
        Some(field) => field.kind,
        None if is_place_word(first, n) => FieldKind::Own,
        None => {
            let word = form_of(first).and_then(|form| form.split(' ').nth(n + 1));
            if word == Some("WHO") { FieldKind::Player } else { FieldKind::Flag }
        }
    }
}

/// Returns a line in YAML after a change of names: a key of a file, or entries of `ask`.
fn change_yaml(line: &str, names: &dyn NameChange) -> Option<String> {
    let unchanged = || Some(line.to_owned());
    let Some(node) = parse_line(line) else { return unchanged() };
    let mut problems = Problems::new();
    let read = match file_key_of(line) {
        Some(_) => Setup::read_whole(&node, &mut problems),
        None => Vec::<Ask>::read(&node, Key::of("ask"), &mut problems).map(|ask| Setup { ask, ..Setup::default() }),
    };
    let Some(setup) = read.filter(|_| problems.is_empty()) else { return unchanged() };
    let changed = names.change_setup(setup)?;
    if file_key_of(line).is_some() {
        let text = changed.to_node()?.to_inline();
        return text.strip_prefix("{ ").and_then(|text| text.strip_suffix(" }")).map(str::to_owned);
    }
    Some(match changed.ask.as_slice() {
        [only] => only.to_line(),
        several => {
            let entries: Vec<String> = several.iter().map(|ask| format!("{{ {} }}", ask.to_line())).collect();
            format!("[{}]", entries.join(", "))
        }
    })
}

/// Reads a line as YAML; `None` if it is none.
fn parse_line(line: &str) -> Option<Node> {
    let source = SourceText::new("line", line.into()).ok()?;
    parse(&source).ok()
}
