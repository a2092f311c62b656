//! The contents of the rulebook's files.

use std::collections::BTreeMap;

use carcassonne_build::Translation;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Source {
    pub(super) id: String,
    pub(super) title: String,
    /// The name by which readers know the source; empty if the title is suitable.
    #[serde(default)]
    pub(super) called: String,
    pub(super) publisher: String,
    pub(super) edition: String,
    pub(super) language: String,
    pub(super) date: String,
    pub(super) read: String,
    /// The addresses: the one that was read, then others of the same pages; empty only if `no_address` says why.
    #[serde(default)]
    pub(super) address: Addresses,
    /// The reason why the source has no address; empty if there is one.
    #[serde(default)]
    pub(super) no_address: String,
    /// The known facts about the revision that was read.
    #[serde(default)]
    pub(super) revision: String,
    pub(super) about: String,
}

impl Source {
    /// Returns `true` if the document, or a part of it, is in the language.
    pub(super) fn is_in(&self, language: &Translation) -> bool {
        self.language.split([' ', ',']).any(|word| word == language.name)
    }

    /// Returns the name by which readers know the source: the title, unless another is written.
    pub(super) fn reader_name(&self) -> &str {
        if self.called.is_empty() { &self.title } else { &self.called }
    }
}

/// The addresses of a source: none, one, or a list of several.
#[derive(Default, Deserialize)]
#[serde(untagged)]
pub(super) enum Addresses {
    #[default]
    None,
    One(String),
    Several(Vec<String>),
}

impl Addresses {
    pub(super) fn to_vec(&self) -> Vec<&str> {
        match self {
            Self::None => Vec::new(),
            Self::One(address) => vec![address],
            Self::Several(all) => all.iter().map(String::as_str).collect(),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) asks: String,
    /// The type of the readings in code, which questions may share; empty if the type is named after the question.
    #[serde(default, rename = "type")]
    pub(super) of_type: String,
    /// The readings, in the order of the file, which is their order in code.
    pub(super) readings: Ordered,
    /// The question (`asks`) and each of its readings in a few words.
    pub(super) shortly: Ordered,
    /// Set if the question is shown only where its reading makes a difference.
    #[serde(default)]
    pub(super) quiet: bool,
    /// Set if the question arises because two half tiles may share a space.
    #[serde(default)]
    pub(super) pair: bool,
    /// The questions that are read alike with this one where both are open.
    #[serde(default)]
    pub(super) alike: Vec<String>,
    #[serde(default)]
    pub(super) since: Option<Since>,
    #[serde(default)]
    pub(super) precision: String,
    #[serde(default)]
    pub(super) waiting_for: String,
    #[serde(default)]
    pub(super) rulings: Vec<Ruling>,
}

/// A map from words to texts that keeps their order.
#[derive(Default)]
pub(super) struct Ordered(pub(super) Vec<(String, String)>);

impl<'de> Deserialize<'de> for Ordered {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words;
        impl<'de> serde::de::Visitor<'de> for Words {
            type Value = Ordered;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("readings with their meanings")
            }
            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Ordered, A::Error> {
                let mut words = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    words.push(entry);
                }
                Ok(Ordered(words))
            }
        }
        deserializer.deserialize_map(Words)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    pub(super) what: String,
    pub(super) date: String,
    pub(super) because: String,
}

#[expect(clippy::struct_excessive_bools, reason = "facts that have nothing to do with one another")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ruling {
    pub(super) id: String,
    pub(super) reading: String,
    #[serde(default)]
    pub(super) open_between: Vec<String>,
    pub(super) from: String,
    pub(super) source: String,
    /// The cited places in the skeleton of its source, by id; empty for a source that has none.
    #[serde(default)]
    pub(super) at: Vec<String>,
    pub(super) place: String,
    /// The address, of those of its source, at which the place is found; empty for the first.
    #[serde(default)]
    pub(super) address: String,
    /// The place in a few words; empty if its first part is suitable.
    #[serde(default)]
    pub(super) short: String,
    #[serde(default)]
    pub(super) dated: String,
    pub(super) authority: String,
    #[serde(default)]
    pub(super) derived: bool,
    pub(super) says: String,
    #[serde(default)]
    pub(super) supersedes: Vec<String>,
    #[serde(default)]
    pub(super) overlay: String,
    #[serde(default)]
    pub(super) still_printed: bool,
    /// The day on which a later printing replaced the sentence; empty if none did.
    #[serde(default)]
    pub(super) printed_until: String,
    #[serde(default)]
    pub(super) unmoved: String,
    /// Set if nobody knows the year of the print.
    #[serde(default)]
    pub(super) year_unknown: bool,
    /// Set if the day in `from` is a guess.
    #[serde(default)]
    pub(super) guessed: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RuleSets {
    pub(super) eras: Vec<Era>,
    pub(super) presets: Vec<Preset>,
    pub(super) things: Vec<Thing>,
    pub(super) at_own_risk: AtOwnRisk,
}

/// An expansion, or another thing on boards, that was published after the first box.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Thing {
    pub(super) id: String,
    pub(super) what: String,
    pub(super) date: String,
    /// The day from which its rules are known; `None` if they are known from `date` on.
    pub(super) known: Option<String>,
    pub(super) because: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Era {
    pub(super) id: String,
    pub(super) called: String,
    pub(super) title: String,
    pub(super) date: String,
    /// Set if the era is the present law.
    #[serde(default)]
    pub(super) present: bool,
    pub(super) about: String,
    pub(super) cites: Vec<Cite>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Preset {
    pub(super) id: String,
    pub(super) called: String,
    pub(super) title: String,
    /// Set if the preset is the printed rules of another publisher.
    #[serde(default)]
    pub(super) print: bool,
    /// Set if the preset is house rules.
    #[serde(default)]
    pub(super) house: bool,
    pub(super) over: String,
    pub(super) overlays: Vec<String>,
    /// The thing that must be on a board for an answer to include the preset unasked; `None` if any board will do.
    pub(super) only: Option<String>,
    pub(super) about: String,
    pub(super) cites: Vec<Cite>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AtOwnRisk {
    pub(super) says: String,
    pub(super) cites: Vec<Cite>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cite {
    pub(super) source: String,
    /// The cited places in the skeleton of its source, by id; empty for a source that has none.
    #[serde(default)]
    pub(super) at: Vec<String>,
    pub(super) place: String,
}

/// The places of a document, in order.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Skeleton {
    pub(super) source: String,
    /// The words of its headings in English, as on its English page.
    #[serde(default)]
    pub(super) english: BTreeMap<String, String>,
    /// The words of its headings in English, as translated by the project.
    #[serde(default)]
    pub(super) translated: BTreeMap<String, String>,
    pub(super) places: Vec<Place>,
}

/// A place of a document.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    pub(super) id: String,
    /// The kind of place: a heading, a bullet, a footnote, ...
    pub(super) kind: String,
    /// The id of the place that this one belongs to; empty at the top level.
    #[serde(default)]
    pub(super) under: String,
    /// The heading or label by which a reader finds the place.
    pub(super) name: String,
    /// The date of the place as the source prints it; empty if there is none.
    #[serde(default)]
    pub(super) dated: String,
    /// The mark that a wiki puts before a note; empty if there is none.
    #[serde(default)]
    pub(super) icon: String,
    /// The reason why nothing cites the place; empty if something does, or if the place only heads others.
    #[serde(default)]
    pub(super) uncited: String,
    /// The scenarios of the corpus that reconstruct the place's example, by folder and name.
    #[serde(default)]
    pub(super) scenarios: Vec<String>,
}
