//! The rulebook as Rust data: sources, questions with their readings and rulings, eras and presets.
//!
//! `entries` defines the contents of the files, `validate` and `places` refuse what cannot be law, `law_names` makes
//! Rust names from words, `translations` reads the law in other languages, `questions` and `generated_tables` write what
//! the program uses.

mod validate;
mod generated_tables;
mod entries;
mod law_names;
mod places;
mod questions;
mod translations;

use std::path::{Path, PathBuf};

use carcassonne_build::{BuildResult, TextFile, Texts, Translation, read_yaml};

use crate::authority::Authority;
use crate::date::Date;
use entries::{Question, RuleSets, Skeleton, Source};
use translations::LawTranslation;

/// The contents of the rulebook's files.
pub(crate) struct Rulebook {
    sources: Vec<Source>,
    questions: Vec<Question>,
    sets: RuleSets,
    skeletons: Vec<Skeleton>,
    translations: Vec<LawTranslation>,
}

impl Rulebook {
    /// Reads and checks the files of a folder.
    pub(crate) fn read(folder: &Path) -> BuildResult<Self> {
        let paths = yaml_files(&folder.join("questions"))?;
        let skeletons = yaml_files(&folder.join("places"))?;
        let mut book = Self {
            sources: read_yaml(&folder.join("sources.yaml"))?,
            questions: Vec::new(),
            sets: read_yaml(&folder.join("rule-sets.yaml"))?,
            skeletons: skeletons.iter().map(|path| read_yaml(path)).collect::<BuildResult<_>>()?,
            translations: Vec::new(),
        };
        validate::check_sources(&book.sources)
            .map_err(|e| format!("{}: {e}", folder.join("sources.yaml").display()))?;
        for path in paths {
            let question: Question = read_yaml(&path)?;
            let in_file = |e: Box<dyn std::error::Error>| format!("{}: {e}", path.display());
            if path.file_stem().and_then(|s| s.to_str()) != Some(&question.id) {
                return Err(in_file("the file is not named after its question".into()).into());
            }
            validate::check_question(&question, &book).map_err(in_file)?;
            book.questions.push(question);
        }
        validate::rule_sets(&book).map_err(|e| format!("{}: {e}", folder.join("rule-sets.yaml").display()))?;
        validate::alike_ids_exist(&book.questions)?;
        validate::ids(&book)?;
        places::check(&book)?;
        book.translations = translations::read(folder, &Translation::all()?, &book)?;
        Ok(book)
    }

    /// Returns the questions and their readings as Rust types.
    pub(crate) fn generate_questions(&self) -> BuildResult<String> {
        questions::generate(&self.questions)
    }

    /// Returns the texts in the languages besides English.
    pub(crate) fn text_files(&self) -> Vec<TextFile> {
        translations::text_files(&self.translations)
    }

    /// Returns the sources, rulings, rule sets, places and texts of the questions as Rust data.
    pub(crate) fn generate_data(&self, texts: &mut Texts) -> BuildResult<String> {
        Ok(generated_tables::generate(self, texts)? + &places::generate(self, texts)?)
    }
}

/// Returns the YAML files in a folder, by name; none if there is no such folder.
fn yaml_files(folder: &Path) -> BuildResult<Vec<PathBuf>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|entry| entry.map(|e| e.path())).collect::<Result<_, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|e| e == "yaml"));
    paths.sort();
    Ok(paths)
}

/// Returns a text of several lines as one line.
fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn parse_authority(word: &str) -> BuildResult<Authority> {
    let is_called = |a: &Authority| a.word().replace(' ', "-") == word;
    let known = Authority::ALL.into_iter().find(is_called);
    known.ok_or_else(|| format!("no authority is called {word}").into())
}

fn parse_date(word: &str) -> BuildResult<Date> {
    let error = || format!("{word} is not a day in the calendar (YYYY, YYYY-MM or YYYY-MM-DD)").into();
    Date::parse(word).ok_or_else(error)
}
