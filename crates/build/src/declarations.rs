//! The declarations of mechanics, in a file each (`declarations/**/NAME.yaml`).
//!
//! A declaration has the card for readers, and the question that can be asked, key by key. Both become Rust data, without what
//! only tests and schemas need.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::card_translations::{CardTexts, CardTranslations};
use crate::reply_structs::{Answers, Key, write_answers, write_feature_answer};
use crate::{BuildResult, TextFile, type_name};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mechanic {
    heading: Option<String>,
    about: String,
    #[serde(default)]
    halves: String,
    basis: String,
    source: String,
    #[serde(default)]
    unverified: String,
    #[serde(default)]
    asks: Vec<Ask>,
    /// The keys that the answer on a feature has from the mechanic, if any.
    #[serde(default)]
    answers: Vec<Key>,
}

/// A question, as declared by its mechanic.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "the word under `ask` is the key of a file")]
struct Ask {
    ask: String,
    key: Option<String>,
    #[serde(rename = "for")]
    whose: Option<String>,
    since: Option<String>,
    example: String,
    short: Option<String>,
    #[serde(default)]
    short_keys: String,
    fields: Vec<Field>,
    answers: Answers,
    // These are for the schema and tests, which read them from the file.
    what: Option<String>,
    about: Option<String>,
    on: Option<String>,
    #[serde(rename = "schema")]
    _schema: Option<String>,
}

/// A key of a question's body.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Field {
    key: String,
    is: String,
    #[serde(default)]
    needed: bool,
    #[serde(default)]
    bare: bool,
    #[serde(default)]
    help: String,
    since: Option<String>,
    #[serde(default)]
    fields: Vec<Field>,
    about: Option<String>,
    example: Option<String>,
    sample: Option<String>,
    #[serde(rename = "otherwise")]
    _otherwise: Option<String>,
}

/// The folder of the declarations.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/declarations");

/// The Rust source that declarations of mechanics become.
#[derive(Default)]
pub struct Source {
    /// The declarations of questions.
    pub asks: String,
    /// The structs of questions, each with its reader.
    pub bodies: String,
    /// The structs of answers, and the forms of questions.
    pub replies: String,
    /// The cards for readers.
    pub cards: String,
    /// The texts of the cards in each language besides English.
    pub card_texts: Vec<TextFile>,
}

/// Returns the mechanics of a folder as Rust source.
///
/// # Errors
///
/// The file that cannot be read, or that declares what cannot be.
pub fn generate() -> BuildResult<Source> {
    let (mut source, mut all) = (Source::default(), Vec::new());
    let mut translations = CardTranslations::read()?;
    for (name, path) in mechanic_files()? {
        let mechanic: Mechanic = crate::read_yaml(&path)?;
        write_mechanic(&mut source, &name, &mechanic).map_err(|wrong| format!("{}: {wrong}", path.display()))?;
        translations.add(&name, &mechanic.card_texts());
        if !mechanic.asks.is_empty() {
            all.push(format!("&{}::DECLARATION", name.replace('-', "_")));
        }
    }
    source.card_texts = translations.into_files()?;
    writeln!(source.asks, "/// Every question, by the names of the mechanics that answer them.")?;
    writeln!(source.asks, "static ALL: [&Declaration; {}] = [{}];", all.len(), all.join(", "))?;
    Ok(source)
}

/// Writes the card, the question and the answers of a mechanic.
fn write_mechanic(source: &mut Source, name: &str, mechanic: &Mechanic) -> BuildResult<()> {
    write_card(&mut source.cards, name, mechanic)?;
    if mechanic.asks.len() > 1 {
        return Err("a mechanic asks one question".into());
    }
    if !mechanic.answers.is_empty() {
        write_feature_answer(&mut source.replies, name, &mechanic.answers)?;
    }
    for ask in &mechanic.asks {
        check_ask(ask)?;
        write_module(&mut source.asks, name, ask)?;
        write_body(&mut source.bodies, name, ask)?;
        write_answers(&mut source.replies, name, &ask.answers)?;
    }
    Ok(())
}

/// Returns the page on questions, completed with an example of each question but `turn` that the page does not mention.
///
/// # Errors
///
/// The file that cannot be read.
pub fn complete_page(page: &Path) -> BuildResult<String> {
    let mut text = std::fs::read_to_string(page)?;
    let mut more = String::new();
    for path in mechanic_files()?.into_values() {
        let mechanic: Mechanic = crate::read_yaml(&path)?;
        for Ask { ask, example, .. } in &mechanic.asks {
            let start = format!("{ask}: {{");
            if ask != "turn" && !text.contains(&start) && !more.contains(&start) {
                writeln!(more, "{ask}: {example}")?;
            }
        }
    }
    let end = text.rfind("\n```").ok_or("the page has no list")? + 1;
    text.insert_str(end, &more);
    Ok(text)
}

/// Returns the files of mechanics by their names, which are the mechanics' names.
fn mechanic_files() -> BuildResult<BTreeMap<String, PathBuf>> {
    crate::watch(Path::new(FOLDER))?;
    let mut all = BTreeMap::new();
    let mut folders = vec![PathBuf::from(FOLDER)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "yaml") && !crate::is_case_file(&path) {
                let name = path.file_stem().and_then(|n| n.to_str()).ok_or("a name")?.to_owned();
                if let Some(other) = all.insert(name, path.clone()) {
                    let (path, other) = (path.display(), other.display());
                    return Err(format!("{path}: a second mechanic of the name, beside {other}").into());
                }
            }
        }
    }
    Ok(all)
}

fn write_card(out: &mut String, name: &str, mechanic: &Mechanic) -> BuildResult<()> {
    let Mechanic { heading, about, halves, basis, source, unverified, asks: _, answers: _ } = mechanic;
    let [about, halves, source, unverified] =
        [about, halves, source, unverified].map(|text| if crate::is_looked_up_enabled() { text.as_str() } else { "" });
    writeln!(
        out,
        "pub(crate) const {}: Card = Card {{ name: {name:?}, heading: {heading:?}, about: {about:?}, \
         halves: {halves:?}, basis: {basis:?}, source: {source:?}, unverified: {unverified:?} }};",
        constant_name(name),
    )?;
    Ok(())
}

impl Mechanic {
    fn card_texts(&self) -> CardTexts {
        let Self { heading, about, halves, basis, source, unverified, asks: _, answers: _ } = self;
        CardTexts {
            heading: heading.clone().unwrap_or_default(),
            about: about.clone(),
            halves: halves.clone(),
            basis: basis.clone(),
            source: source.clone(),
            unverified: unverified.clone(),
        }
    }
}

/// Returns a name as that of a constant: `baba-yaga` is `BABA_YAGA`.
fn constant_name(name: &str) -> String {
    name.replace('-', "_").to_uppercase()
}

/// Checks a declared question and the keys of its body ([`check_fields`]); `turn` is not checked.
fn check_ask(ask: &Ask) -> Result<(), String> {
    if ask.ask == "turn" {
        return Ok(());
    }
    let required = [("about", &ask.about), ("on", &ask.on)];
    if let Some((key, _)) = required.iter().find(|(_, text)| text.is_none()) {
        return Err(format!("`{}` does not say `{key}`", ask.ask));
    }
    if (ask.key.is_some() || ask.whose.is_some()) != ask.what.is_some() {
        return Err(format!("`{}`: `what` goes with `key` and `for`", ask.ask));
    }
    check_fields(&ask.fields, ask.fields.iter().any(|field| field.is == "new-tile"))
}

/// Checks that keys are unique and have their texts; a needed key may lack `help` if `lays_tile`, as the tile's reader has it.
fn check_fields(fields: &[Field], lays_tile: bool) -> Result<(), String> {
    let mut known_keys = BTreeSet::new();
    for field in fields {
        let key = &field.key;
        if !known_keys.insert(key) {
            return Err(format!("`{key}` is there twice"));
        }
        if field.sample.is_none() {
            return Err(format!("`{key}` has no `sample`"));
        }
        if field.is != "mechanic" && (field.about.is_none() || field.example.is_none()) {
            return Err(format!("`{key}` needs `about` and `example`"));
        }
        if field.needed && field.help.is_empty() && field.is != "mechanic" && !lays_tile {
            return Err(format!("`{key}` is needed and has no `help`"));
        }
        check_fields(&field.fields, lays_tile)?;
    }
    Ok(())
}

/// Writes the module of a question: a constant for each of its keys, and the declaration.
fn write_module(out: &mut String, name: &str, ask: &Ask) -> BuildResult<()> {
    let selector = match (&ask.key, &ask.whose) {
        (Some(key), None) => format!("By::Key({key:?})"),
        (None, Some(whose)) => format!("By::For({whose:?})"),
        (None, None) => "By::Word".to_owned(),
        (Some(_), Some(_)) => return Err("`key` and `for` exclude each other".into()),
    };
    writeln!(out, "/// How `{name}` is asked.\npub mod {} {{", name.replace('-', "_"))?;
    let short = if ask.short.is_some() { ", Short" } else { "" };
    writeln!(out, "use super::{{By, Declaration, Field, FieldKind{short}}};")?;
    let (fields, keys) = write_fields(out, &ask.fields)?;
    let short = match &ask.short {
        None => "None".to_owned(),
        Some(form) => {
            let short_fields: Vec<String> =
                ask.short_keys.split(' ').map(|key| format!("&{}", constant_name(key))).collect();
            format!("Some(Short {{ form: {form:?}, fields: &[{}] }})", short_fields.join(", "))
        }
    };
    writeln!(
        out,
        "/// The whole question.\npub static DECLARATION: Declaration = Declaration {{ mechanic: {name:?}, ask: {:?}, by: {selector}, \
         since: {:?}, example: {:?}, short: {short}, fields: &[{fields}], keys: &[{keys}] }};\n}}",
        ask.ask,
        ask.since.as_deref().unwrap_or("newer"),
        format!("{}: {}", ask.ask, ask.example),
    )?;
    Ok(())
}

/// Writes the constants of some keys; returns the list of these constants, and that of the keys' words.
fn write_fields(out: &mut String, all: &[Field]) -> BuildResult<(String, String)> {
    let (mut names, mut keys) = (Vec::new(), Vec::new());
    for field in all {
        let Field { key, needed, bare, help, since, .. } = field;
        let kind = write_kind(out, field)?;
        writeln!(
            out,
            "/// Its key `{key}`.\npub static {}: Field = Field {{ key: {key:?}, kind: {kind}, needed: {needed}, bare: {bare}, help: {help:?}, since: {since:?} }};",
            constant_name(key),
        )?;
        names.push(format!("&{}", constant_name(key)));
        keys.push(format!("{key:?}"));
    }
    Ok((names.join(", "), keys.join(", ")))
}

/// Returns the kind of value of a key as Rust source; writes the constants of keys within it.
fn write_kind(out: &mut String, field: &Field) -> BuildResult<String> {
    let (word, rest) = field.is.split_once(' ').unwrap_or((&field.is, ""));
    let words = || rest.split(' ').map(|w| format!("{w:?}")).collect::<Vec<_>>().join(", ");
    Ok(match word {
        "axis" | "compass" | "corner" | "crossing" | "flag" | "mechanic" | "messages" | "new-tile" | "own"
        | "place" | "place-or-tile" | "place-or-tower" | "places" | "player" | "players" | "space" | "stand"
        | "tile" | "tiles" | "turn" => format!("FieldKind::{}", type_name(word)),
        "stands" => {
            let most = rest.split(' ').next().and_then(|range| range.strip_prefix("1.."));
            let most = most.ok_or_else(|| format!("`{rest}` is no range from 1"))?;
            format!("FieldKind::Stands {{ most: {most} }}")
        }
        "tile-or-place" => "FieldKind::PlaceOrTile".to_owned(),
        "place-or-all" => format!("FieldKind::PlaceOrAll {{ of: {rest:?} }}"),
        "player-counts" => {
            let most = rest.strip_prefix("..").ok_or_else(|| format!("`{rest}` is no greatest number"))?;
            format!("FieldKind::PlayerCounts {{ most: {most} }}")
        }
        "count" => {
            let (least, most) = rest.split_once("..").ok_or_else(|| format!("`{rest}` is no range"))?;
            format!("FieldKind::Count {{ least: {least}, most: {most} }}")
        }
        "numbers" => format!("FieldKind::Numbers(&[{}])", rest.replace(' ', ", ")),
        "word" => format!("FieldKind::Word(&[{}])", words()),
        "words" => format!("FieldKind::Words(&[{}])", words()),
        "map" | "maps" => {
            let (fields, keys) = write_fields(out, &field.fields)?;
            format!("FieldKind::Map {{ fields: &[{fields}], keys: &[{keys}] }}")
        }
        other => return Err(format!("`{}`: nothing is called `{other}`", field.key).into()),
    })
}

/// The type of a value under a key, and its reader as Rust source.
struct Value {
    of_type: String,
    reader: String,
}

/// Returns the value of a key if its kind is one that `Reader` reads; other kinds are read by
/// their mechanic. `owner` is the name of the struct that has the key, and `constant` the path of its declaration.
fn value_of(field: &Field, owner: &str, constant: &str) -> Option<Value> {
    let single = |of_type: &str, method: &str| Value { of_type: of_type.into(), reader: format!("Reader::{method}") };
    let several = |of_type: &str, read_each: &str| Value {
        of_type: format!("Vec<At<{of_type}>>"),
        reader: format!("|reader, node| reader.read_each(node, {read_each})"),
    };
    let by_key = |of_type: &str, method: &str| Value {
        of_type: of_type.into(),
        reader: format!("|reader, node| reader.{method}(node, &{constant})"),
    };
    Some(match field.is.split(' ').next()? {
        "tile" => single("TileIx", "tile"),
        "tiles" => several("TileIx", "Reader::tile"),
        "place" if field.is == "place road city" => Value {
            of_type: "Place".to_owned(),
            reader: format!("|reader, node| reader.road_or_city(node, {:?})", field.key),
        },
        "place" => single("Place", "place"),
        "places" => several("Place", "Reader::place"),
        "player" => single("PlayerIx", "player"),
        "players" => several("PlayerIx", "Reader::player"),
        "space" => single("Space", "space"),
        "crossing" => single("(Crossing, TileIx)", "crossing"),
        "compass" => single("Compass", "compass"),
        "axis" => single("Axis", "axis"),
        "count" | "numbers" => by_key("u32", "number"),
        "flag" => Value {
            of_type: "bool".to_owned(),
            reader: format!("|reader, node| reader.flag(node, \"`{}`\")", field.key),
        },
        "player-counts" => by_key("BTreeMap<PlayerIx, u32>", "player_counts"),
        kind @ ("map" | "maps") => {
            let inner = inner_name(owner, &field.key);
            let reader = format!("|reader, node| reader.read_map(node, &{constant}, {inner}::read)");
            if kind == "map" { Value { of_type: inner, reader } } else { several(&inner, &reader) }
        }
        _ => return None,
    })
}

/// Returns the name of the struct for the map under a key: that under `acrobats` of `CircusBody` is `CircusBodyAcrobats`.
fn inner_name(owner: &str, key: &str) -> String {
    format!("{owner}{}", type_name(key))
}

/// Writes the struct of a question's body, with its reader. There is none for a turn at the score track, nor for a question
/// that lays a tile, which is read like a tile of the board.
fn write_body(out: &mut String, name: &str, ask: &Ask) -> BuildResult<()> {
    if ask.ask == "turn" || ask.fields.iter().any(|field| field.is == "new-tile") {
        return Ok(());
    }
    let about = format!("The body of the question `{}` of the mechanic `{name}`.", ask.ask);
    let module = format!("asks::{}", name.replace('-', "_"));
    write_struct(out, &format!("{}Body", type_name(name)), &about, &ask.fields, &module)
}

/// Writes a struct with a value for each key that [`value_of`] knows, unless there is no such key.
fn write_struct(out: &mut String, name: &str, about: &str, fields: &[Field], module: &str) -> BuildResult<()> {
    let (mut members, mut readers) = (String::new(), String::new());
    for field in fields {
        let key = &field.key;
        let constant = format!("{module}::{}", constant_name(key));
        let Some(Value { of_type, reader }) = value_of(field, name, &constant) else { continue };
        let doc = field.about.as_deref().unwrap_or_default().replace('[', "\\[");
        writeln!(members, "/// {doc}\npub {key}: Option<At<{of_type}>>,")?;
        let method = if field.needed { "read_needed" } else { "read_optional" };
        writeln!(readers, "{key}: reader.{method}(&{constant}, {reader}),")?;
        if !field.fields.is_empty() {
            let about = format!("The map under `{key}` of [`{name}`].");
            write_struct(out, &inner_name(name, key), &about, &field.fields, module)?;
        }
    }
    if members.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "/// {about} A key that is left out or faulty has no value.\n#[derive(Debug)]\npub struct {name} {{\n{members}}}\n\
         impl {name} {{\n/// Reads each key; reports missing keys and faulty values.\n\
         pub fn read(reader: &mut Reader<'_>) -> Self {{\nSelf {{\n{readers}}}\n}}\n}}"
    )?;
    Ok(())
}
