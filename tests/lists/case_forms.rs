//! The forms of German phrases in each case, in a table: a reader checks there that articles and adjectives agree.

use std::collections::BTreeMap;
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::check_file;
use crate::common::files;
use crate::project::{read_file, root};

/// The attributes of messages that are forms, in the order of the table, behind the nominative.
const CASES: [&str; 3] = ["gen", "dat", "acc"];

/// The text of a pattern for each choice that it makes: the keys of its variants, joined by a slash, and the text.
type Forms = BTreeMap<String, String>;

/// Returns the text of a pattern for each choice.
fn expand(pattern: &Pattern<String>) -> Forms {
    let mut forms = Forms::from([(String::new(), String::new())]);
    for element in &pattern.elements {
        let pieces = match element {
            PatternElement::TextElement { value } => Forms::from([(String::new(), value.clone())]),
            PatternElement::Placeable { expression } => expand_expression(expression),
        };
        let mut longer = Forms::new();
        for (keys, text) in &forms {
            for (more, piece) in &pieces {
                let separator = if keys.is_empty() || more.is_empty() { "" } else { "/" };
                longer.insert(format!("{keys}{separator}{more}"), format!("{text}{piece}"));
            }
        }
        forms = longer;
    }
    forms
}

fn expand_expression(expression: &Expression<String>) -> Forms {
    match expression {
        Expression::Select { variants, .. } => {
            let choices = variants.iter().flat_map(|variant| {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = &variant.key;
                expand(&variant.value).into_iter().map(move |(more, text)| {
                    let separator = if more.is_empty() { "" } else { "/" };
                    (format!("{key}{separator}{more}"), text)
                })
            });
            choices.collect()
        }
        Expression::Inline(inline) => Forms::from([(String::new(), show_part(inline))]),
    }
}

/// Returns a part of a message as the file writes it, without `$`: `{at}`, `{DAT(at)}`.
fn show_part(part: &InlineExpression<String>) -> String {
    match part {
        InlineExpression::StringLiteral { value } => value.clone(),
        InlineExpression::VariableReference { id } => format!("{{{}}}", id.name),
        InlineExpression::FunctionReference { id, arguments } => {
            let parts: String = arguments.positional.iter().map(show_part).collect();
            format!("{{{}({})}}", id.name, parts.trim_matches(['{', '}']))
        }
        InlineExpression::Placeable { expression } => expand_expression(expression).into_values().collect(),
        _ => String::new(),
    }
}

/// Returns the row of a choice: its text in the nominative and in each case; a form that is missing is the nominative.
fn row(keys: &str, nominative: &str, forms: &[Option<Forms>; 3]) -> String {
    let form = |forms: &Option<Forms>| {
        let own = forms.as_ref().and_then(|forms| forms.get(keys).or_else(|| forms.get("")));
        own.map_or(nominative, String::as_str).to_owned()
    };
    let texts = [nominative.to_owned()].into_iter().chain(forms.iter().map(form));
    texts.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join("\t")
}

#[test]
fn german_phrases_are_in_the_table_in_every_case() {
    let mut out = "message\tchoice\tnominative\tgenitive\tdative\taccusative\n".to_owned();
    let mut paths = files(&root().join("crates/position/messages/de"));
    paths.sort();
    for path in paths.into_iter().filter(|path| path.extension().is_some_and(|ends| ends == "ftl")) {
        let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let resource = fluent_syntax::parser::parse(read_file(&path)).expect("messages");
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let attribute = |name: &str| message.attributes.iter().find(|attribute| attribute.id.name == name);
            let forms = CASES.map(|case| attribute(case).map(|attribute| expand(&attribute.value)));
            let Some(nominative) = message.value.filter(|_| forms.iter().any(Option::is_some)) else { continue };
            for (keys, text) in expand(&nominative) {
                writeln!(out, "{file}.{}\t{keys}\t{}", message.id.name, row(&keys, &text, &forms)).expect("a text");
            }
        }
    }
    check_file("tests/german_cases.tsv", &out);
}
