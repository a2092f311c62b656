//! The answers to questions, as their mechanics declare them: of each a struct with a value for each key, and the form of the
//! question.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde::Deserialize;

use crate::BuildResult;
use crate::rust_names::type_name;

/// The keys of an answer, or the mechanic whose answer has the same.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Answers {
    SameAs(String),
    Keys(Vec<Key>),
}

/// A key of an answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "the word under `key` is the key of a file")]
pub(crate) struct Key {
    key: String,
    is: String,
    /// The message for a value of the key: `around.said-tiles`.
    says: Option<String>,
    about: String,
    /// Set if every answer has the key.
    #[serde(default)]
    always: bool,
    /// Set if an answer has the key exactly when its list is not empty.
    #[serde(default)]
    unless_empty: bool,
    /// Set if outcomes that differ in it alone are one.
    #[serde(default)]
    aside: bool,
}

impl Key {
    /// Returns `true` if the key stands in each of several rows.
    fn is_of_a_row(&self) -> bool {
        self.is.starts_with("row-")
    }

    /// Returns the kind of its value and the type of that, as Rust source.
    fn kind(&self) -> BuildResult<(&'static str, &'static str)> {
        Ok(match self.is.as_str() {
            "flag" => ("Flag", "bool"),
            "count" => ("Count", "u32"),
            "tiles" => ("Tiles", "Vec<TileIx>"),
            "meeples" => ("Meeples", "Vec<MeepleIx>"),
            "places" => ("Places", "Vec<Place>"),
            "features" => ("Features", "Vec<Vec<Place>>"),
            "spaces" => ("Spaces", "Vec<Space>"),
            "placements" => ("Placements", "Vec<Placement>"),
            "players" => ("Players", "Vec<(PlayerIx, u32)>"),
            "paid" => ("Paid", "Vec<Paid>"),
            "words" => ("Words", "Vec<Sentence>"),
            "row-words" => ("RowWords", "Vec<Sentence>"),
            "row-count" => ("RowCount", "u32"),
            "row-choices" => ("RowChoices", "Vec<TrackChoice>"),
            "row-figures" => ("RowFigures", "Vec<(Pawn, i64)>"),
            other => return Err(format!("`{}`: no answer is `{other}`", self.key).into()),
        })
    }

    /// Returns the variant of a reply's value.
    fn part(&self) -> BuildResult<&'static str> {
        Ok(match self.kind()?.0 {
            "RowWords" => "Words",
            "RowCount" => "Count",
            "RowChoices" => "Choices",
            "RowFigures" => "Figures",
            kind => kind,
        })
    }
}

/// Writes the form of a question, and the struct of its answer.
pub(crate) fn write_answers(out: &mut String, name: &str, answers: &Answers) -> BuildResult<()> {
    let (module, constant) = (name.replace('-', "_"), name.replace('-', "_").to_uppercase());
    let answered_by = match answers {
        Answers::SameAs(other) => type_name(other),
        Answers::Keys(keys) => {
            write_reply(out, name, keys)?;
            type_name(name)
        }
    };
    writeln!(
        out,
        "/// The form of the question of `{name}`.\npub(crate) static {constant}_FORM: Form = \
         Form {{ declaration: &asks::{module}::DECLARATION, reply_keys: {answered_by}Reply::KEYS }};"
    )?;
    Ok(())
}

/// Writes the struct of the answer on a feature that a mechanic judges; claims and expectations name none of its keys.
pub(crate) fn write_feature_answer(out: &mut String, name: &str, keys: &[Key]) -> BuildResult<()> {
    let about = format!("The answer of `{name}` on a feature.");
    write_struct(out, &format!("{}Reply", type_name(name)), &about, &keys.iter().collect::<Vec<_>>(), None)
}

/// Writes the struct of an answer, its keys, and how it becomes a reply and is read from one.
fn write_reply(out: &mut String, name: &str, keys: &[Key]) -> BuildResult<()> {
    let owner = format!("{}Reply", type_name(name));
    let mut known_keys = BTreeSet::new();
    let mut list = String::new();
    for key in keys {
        if !known_keys.insert(&key.key) {
            return Err(format!("`{}` is there twice", key.key).into());
        }
        let message = key.says.clone().unwrap_or_else(|| format!("{name}.said-{}", key.key.replace('_', "-")));
        let (subject, id) = message.split_once('.').ok_or_else(|| format!("`{message}` is no message"))?;
        let subject = subject.replace('-', "_");
        writeln!(
            list,
            "Key::new({:?}, Kind::{}, carcassonne_position::wording::{subject}::{}::MESSAGE),",
            key.key,
            key.kind()?.0,
            type_name(id)
        )?;
    }
    let (rows, own): (Vec<&Key>, Vec<&Key>) = keys.iter().partition(|key| key.is_of_a_row());
    let row_struct = format!("{}Row", type_name(name));
    if !rows.is_empty() {
        write_struct(out, &row_struct, &format!("A way to choose from, in a [`{owner}`]."), &rows, None)?;
    }
    let row_type = (!rows.is_empty()).then_some(row_struct.as_str());
    write_struct(out, &owner, &format!("The answer to the question of `{name}`."), &own, row_type)?;
    writeln!(
        out,
        "impl {owner} {{\n/// The keys of the answer, in the order in which they are listed.\n\
         const KEYS: &'static [Key] = &[\n{list}];\n}}"
    )?;
    Ok(())
}

/// Writes a struct with a value for each key.
fn write_struct(out: &mut String, name: &str, about: &str, keys: &[&Key], rows: Option<&str>) -> BuildResult<()> {
    let (mut members, mut writers, mut readers) = (String::new(), String::new(), String::new());
    for key in keys {
        let (word, part, (_, of_type)) = (&key.key, key.part()?, key.kind()?);
        let (with, name) = (if key.aside { "with_aside" } else { "with" }, word);
        let doc = key.about.replace('[', "\\[");
        if key.unless_empty && (key.always || !of_type.starts_with("Vec")) {
            return Err(format!("`{word}` is no list that may be left out").into());
        }
        if key.always || key.unless_empty {
            writeln!(members, "/// {doc}\npub(crate) {name}: {of_type},")?;
            let condition = if key.unless_empty { format!("if !told.{name}.is_empty()") } else { String::new() };
            writeln!(writers, "{condition} {{ reply = reply.{with}({word:?}, ReplyPart::{part}(told.{name})); }}")?;
        } else {
            writeln!(members, "/// {doc}\npub(crate) {name}: Option<{of_type}>,")?;
            writeln!(
                writers,
                "if let Some(value) = told.{name} {{ reply = reply.{with}({word:?}, ReplyPart::{part}(value)); }}"
            )?;
        }
        let end = match (key.always, key.unless_empty) {
            (true, _) => "?",
            (false, true) => ".unwrap_or_default()",
            (false, false) => "",
        };
        let value = if of_type.starts_with("Vec") { "value.clone()" } else { "*value" };
        writeln!(
            readers,
            "{name}: match reply.get({word:?}) {{ Some(ReplyPart::{part}(value)) => Some({value}), _ => None }}{end},"
        )?;
    }
    if let Some(rows) = rows {
        writeln!(members, "/// The ways to choose from.\npub(crate) rows: Vec<{rows}>,")?;
        writeln!(writers, "reply = told.rows.into_iter().fold(reply, |reply, row| reply.with_row(row.into_reply()));")?;
        writeln!(readers, "rows: reply.rows().iter().filter_map({rows}::read).collect(),")?;
    }
    writeln!(
        out,
        "/// {about}\n#[derive(Debug, Clone, Default, PartialEq, Eq)]\npub(crate) struct {name} {{\n{members}}}\n\
         impl TypedReply for {name} {{\nfn read(reply: &Reply) -> Option<Self> {{\nSome(Self {{\n{readers}}})\n}}\n\
         fn into_reply(self) -> Reply {{\nlet told = self;\nlet mut reply = Reply::new();\n{writers}reply\n}}\n}}"
    )?;
    Ok(())
}
