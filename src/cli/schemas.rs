//! The JSON Schemas of files that users write, and of the JSON output of commands. Each is complete without the others.

/// A JSON Schema.
#[derive(Debug)]
pub struct Schema {
    /// The name: a command or a kind of file.
    pub name: &'static str,
    /// A description in a phrase.
    pub about: &'static str,
    /// The other commands with output of this schema.
    pub others: &'static [&'static str],
    /// The text of the schema.
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

/// Every schema: those of files, then those of output.
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
    /// Finds the schema of a kind of file, or of the output of a command.
    pub fn find(name: &str) -> Option<&'static Self> {
        SCHEMAS.iter().find(|schema| schema.name == name || schema.others.contains(&name))
    }
}
