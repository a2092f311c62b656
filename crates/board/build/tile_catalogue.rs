//! The tile catalogue as Rust data.

use std::fmt::Write;
use std::path::Path;

use carcassonne_build::{BuildResult, read_yaml};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    set: String,
    count: u32,
    #[serde(default)]
    half: bool,
    #[serde(default)]
    cities: Vec<City>,
    #[serde(default)]
    roads: Vec<String>,
    #[serde(default)]
    crossing: String,
    #[serde(default)]
    gate: String,
    #[serde(default)]
    monastery: bool,
    #[serde(default)]
    symbols: Vec<String>,
    #[serde(default)]
    sheep: String,
    #[serde(default)]
    fields: Vec<Field>,
    #[serde(default)]
    note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct City {
    sides: String,
    #[serde(default)]
    coats: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Field {
    halves: String,
    #[serde(default)]
    cities: String,
}

/// The file of the printed tiles.
pub(crate) const FILE: &str = "src/tiles/catalogue.yaml";

/// Returns the tile catalogue as Rust source.
pub(crate) fn generate() -> BuildResult<String> {
    let entries: Vec<Entry> = read_yaml(Path::new(FILE))?;
    let mut out = String::from("/// Every printed tile, base game first.\npub static CATALOGUE: &[Entry] = &[\n");
    for e in entries {
        let cities: Vec<_> = e.cities.iter().map(|c| (&c.sides, c.coats)).collect();
        let fields: Vec<_> = e.fields.iter().map(|f| (&f.halves, &f.cities)).collect();
        writeln!(
            out,
            "Entry {{ id: {:?}, set: {:?}, count: {}, half: {}, cities: &{:?}, roads: &{:?}, crossing: {:?}, \
             gate: {:?}, monastery: {}, symbols: &{:?}, sheep: {:?}, fields: &{:?}, note: {:?} }},",
            e.id,
            e.set,
            e.count,
            e.half,
            cities,
            e.roads,
            e.crossing,
            e.gate,
            e.monastery,
            e.symbols,
            e.sheep,
            fields,
            e.note
        )?;
    }
    out.push_str("];\n");
    Ok(out)
}
