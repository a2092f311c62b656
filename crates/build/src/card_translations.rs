//! The cards of mechanics in languages besides English, in a file each: `cards/LANGUAGE/NAME.yaml`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::translation::Translation;
use crate::{BuildResult, TextFile, is_looked_up_enabled};

/// The folder of the translated cards.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/cards");

/// The texts of a card; empty where it has none.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct CardTexts {
    pub(crate) heading: String,
    pub(crate) about: String,
    pub(crate) halves: String,
    pub(crate) basis: String,
    pub(crate) source: String,
    pub(crate) unverified: String,
}

impl CardTexts {
    /// Returns the texts by their keys, and whether only `oracle explain` shows them.
    fn by_key(&self) -> [(&'static str, &str, bool); 6] {
        [
            ("heading", &self.heading, false),
            ("about", &self.about, true),
            ("halves", &self.halves, true),
            ("basis", &self.basis, false),
            ("source", &self.source, true),
            ("unverified", &self.unverified, true),
        ]
    }
}

/// The cards of each language besides English.
pub(crate) struct CardTranslations {
    /// Each language with the files that no mechanic has taken yet, and the texts so far.
    languages: Vec<(Translation, BTreeMap<String, PathBuf>, TextFile)>,
    faults: Vec<String>,
}

impl CardTranslations {
    /// Finds the files of all languages.
    pub(crate) fn read() -> BuildResult<Self> {
        crate::watch(Path::new(FOLDER))?;
        let mut languages = Vec::new();
        for language in Translation::all()? {
            let folder = Path::new(FOLDER).join(&language.code);
            let mut files = BTreeMap::new();
            for entry in folder.is_dir().then(|| std::fs::read_dir(&folder)).transpose()?.into_iter().flatten() {
                let path = entry?.path();
                let name = path.file_stem().and_then(|name| name.to_str()).ok_or("a name")?.to_owned();
                files.insert(name, path);
            }
            let texts = TextFile::new(&language.code);
            languages.push((language, files, texts));
        }
        Ok(Self { languages, faults: Vec::new() })
    }

    /// Adds the card of a mechanic in all languages, which has the texts that it has in English. A language that is begun may
    /// lack it.
    pub(crate) fn add(&mut self, mechanic: &str, english: &CardTexts) {
        for (language, files, texts) in &mut self.languages {
            let Some(path) = files.remove(mechanic) else {
                if language.is_whole() {
                    self.faults.push(format!("{FOLDER}/{}/{mechanic}.yaml: there is no such file", language.code));
                }
                continue;
            };
            let card: CardTexts = match crate::read_yaml(&path) {
                Ok(card) => card,
                Err(fault) => {
                    self.faults.push(fault.to_string());
                    continue;
                }
            };
            for ((key, english, is_looked_up), (_, text, _)) in english.by_key().into_iter().zip(card.by_key()) {
                if let Some(fault) = Translation::text_fault(english, text) {
                    self.faults.push(format!("{}: {key}: {fault}", path.display()));
                }
                if !is_looked_up || is_looked_up_enabled() {
                    texts.add(format!("{mechanic}.{key}"), text.trim_end());
                }
            }
        }
    }

    /// Returns the texts of each language by keys.
    ///
    /// # Errors
    ///
    /// All that is wrong with the files, a line for each.
    pub(crate) fn into_files(mut self) -> BuildResult<Vec<TextFile>> {
        for path in self.languages.iter().flat_map(|(_, files, _)| files.values()) {
            self.faults.push(format!("{}: there is no such mechanic", path.display()));
        }
        if self.faults.is_empty() {
            Ok(self.languages.into_iter().map(|(.., texts)| texts).collect())
        } else {
            Err(self.faults.join("\n").into())
        }
    }
}
