//! What the files of the rulebook contain.

use std::collections::BTreeMap;

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Source {
    pub(super) id: String,
    pub(super) title: String,
    /// What a reader knows it by, where the title would not do.
    #[serde(default)]
    pub(super) called: String,
    pub(super) publisher: String,
    pub(super) edition: String,
    pub(super) language: String,
    pub(super) date: String,
    pub(super) read: String,
    /// Where it is found, the address that was read first; empty only if `no_address` says why.
    #[serde(default)]
    pub(super) address: Addresses,
    /// Why it has no address.
    #[serde(default)]
    pub(super) no_address: String,
    /// What is known of the revision that was read.
    #[serde(default)]
    pub(super) revision: String,
    pub(super) about: String,
}

impl Source {
    /// What a reader knows it by: its title, where nothing else is written.
    pub(super) fn called(&self) -> &str {
        if self.called.is_empty() { &self.title } else { &self.called }
    }
}

/// One address, or a list of several.
#[derive(Default, Deserialize)]
#[serde(untagged)]
pub(super) enum Addresses {
    #[default]
    None,
    One(String),
    Several(Vec<String>),
}

impl Addresses {
    pub(super) fn all(&self) -> Vec<&str> {
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
    /// The type of its readings in code; questions may share one. Left out, it is named after the
    /// question.
    #[serde(default, rename = "type")]
    pub(super) of_type: String,
    /// In the order of the file, which is their order in code.
    pub(super) readings: Ordered,
    /// The question (`asks`) and each of its readings in a few words.
    pub(super) shortly: Ordered,
    /// Whether it is told only where it decides.
    #[serde(default)]
    pub(super) quiet: bool,
    /// Whether it is asked since two half tiles may share a space.
    #[serde(default)]
    pub(super) pair: bool,
    /// The questions with which it is read alike where both are open.
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

/// What a question says in a language other than English.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Translation {
    pub(super) title: String,
    pub(super) asks: String,
    pub(super) readings: Ordered,
    pub(super) shortly: Ordered,
    #[serde(default)]
    pub(super) precision: String,
    #[serde(default)]
    pub(super) since: Option<SinceWords>,
    /// What each ruling says, by its id.
    #[serde(default)]
    pub(super) rulings: Ordered,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SinceWords {
    pub(super) what: String,
    pub(super) because: String,
}

/// A map of words, in order.
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ruling {
    pub(super) id: String,
    pub(super) reading: String,
    #[serde(default)]
    pub(super) open_between: Vec<String>,
    pub(super) from: String,
    pub(super) source: String,
    /// Where in the skeleton of its source, by ids; empty for a source that has none.
    #[serde(default)]
    pub(super) at: Vec<String>,
    pub(super) place: String,
    /// At which address of its source, where that is not the first.
    #[serde(default)]
    pub(super) address: String,
    /// The place in a few words, where its first part would not do.
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
    /// Until when, if a later printing replaced it.
    #[serde(default)]
    pub(super) printed_until: String,
    #[serde(default)]
    pub(super) unmoved: String,
    /// Whether the day from which it holds is a guess.
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

/// What came out after the first box.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Thing {
    pub(super) id: String,
    pub(super) what: String,
    pub(super) date: String,
    /// From when its rules are known, if that is later.
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
    /// Whether it is today's law.
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
    /// Whether it is what another publisher printed.
    #[serde(default)]
    pub(super) print: bool,
    pub(super) over: String,
    pub(super) overlays: Vec<String>,
    /// Of what must be on a board for it to be a column where nobody asks for it.
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
    /// Where in the skeleton of its source, by ids; empty for a source that has none.
    #[serde(default)]
    pub(super) at: Vec<String>,
    pub(super) place: String,
}

/// The places of a document, in order.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Skeleton {
    pub(super) source: String,
    /// The words of its headings in English, as its English page has them.
    #[serde(default)]
    pub(super) english: BTreeMap<String, String>,
    /// The words of its headings in English, in our translation.
    #[serde(default)]
    pub(super) translated: BTreeMap<String, String>,
    pub(super) places: Vec<Place>,
}

/// A place of a document.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    pub(super) id: String,
    /// A heading, a bullet, a footnote, ...
    pub(super) kind: String,
    /// The place that it belongs to.
    #[serde(default)]
    pub(super) under: String,
    /// How a reader finds it.
    pub(super) name: String,
    /// Its date as printed.
    #[serde(default)]
    pub(super) dated: String,
    /// The mark that a wiki puts before a note.
    #[serde(default)]
    pub(super) icon: String,
    /// Why no ruling cites it; left out where it only heads the places under it.
    #[serde(default)]
    pub(super) uncited: String,
    /// The scenarios of the corpus that reconstruct it, by folder and name.
    #[serde(default)]
    pub(super) scenarios: Vec<String>,
}
