//! The schemas that are shipped: of the files that are written, and of what the commands print as JSON. Each stands on
//! its own.

/// A JSON Schema.
#[derive(Debug)]
pub struct Schema {
    /// What it is called: a command, or a kind of file.
    pub name: &'static str,
    /// What it describes, in a line.
    pub about: &'static str,
    /// The commands besides whose output it describes.
    pub others: &'static [&'static str],
    /// The schema.
    pub text: &'static str,
}

macro_rules! schemas {
    ($($name:literal, $about:literal, $others:expr;)*) => {
        [$(Schema {
            name: $name,
            about: $about,
            others: &$others,
            text: include_str!(concat!("../../schema/", $name, ".schema.json")),
        }),*]
    };
}

/// Every schema: what is written, then what is printed.
pub static SCHEMAS: [Schema; 15] = schemas! {
    "scenario", "a scenario, as you write it", [];
    "house", "a file with your house rules", [];
    "config", "oracle.toml, your defaults", [];
    "score", "oracle score and oracle quick", ["quick", "judge"];
    "settle", "oracle settle", [];
    "check", "oracle check", [];
    "diff", "oracle diff", [];
    "explain", "oracle explain", [];
    "find", "oracle find", [];
    "rulings", "oracle rulings", [];
    "rules", "oracle rules", [];
    "sources", "oracle sources", [];
    "places", "oracle sources ID --places", [];
    "tiles", "oracle tiles", [];
    "problems", "what any command prints when something is wrong", [];
};

impl Schema {
    /// The schema of a file or of what a command prints.
    pub fn named(name: &str) -> Option<&'static Self> {
        SCHEMAS.iter().find(|schema| schema.name == name || schema.others.contains(&name))
    }
}
