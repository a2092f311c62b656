//! The law in languages other than English: a folder for each, with the texts of the questions and their rulings
//! (`questions/ID.yaml`), of the sources (`sources.yaml`) and of the rule sets (`rule-sets.yaml`).
//!
//! A file has every text that English has. A language that is begun may lack files, which are then in English.

use std::collections::BTreeMap;
use std::path::Path;

use carcassonne_build::{TextFile, Translation, is_looked_up_enabled};
use serde::Deserialize;

use super::entries::{Cite, Ordered, Question, Source};
use super::generated_tables::looked_up_text;
use super::validate::{MAX_READER_NAME, MAX_SHORT_PLACE, check_length, short_forms};
use super::{BuildResult, Rulebook, tidy, yaml_files};

/// The folders of the rulebook that are not languages.
const NOT_LANGUAGES: [&str; 2] = ["questions", "places"];

/// The texts of the law in one language.
pub(super) struct LawTranslation {
    /// The code of the language.
    code: String,
    questions: BTreeMap<String, QuestionTranslation>,
    sources: BTreeMap<String, SourceTranslation>,
    rule_sets: RuleSetTranslations,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestionTranslation {
    title: String,
    asks: String,
    readings: Ordered,
    shortly: Ordered,
    #[serde(default)]
    since: Option<SinceTranslation>,
    #[serde(default)]
    precision: String,
    #[serde(default)]
    rulings: BTreeMap<String, RulingTranslation>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulingTranslation {
    place: String,
    /// The place in a few words, which English may do without.
    short: String,
    #[serde(default)]
    dated: String,
    /// The paraphrase; empty if readers get the English one, since the source is in another language.
    #[serde(default)]
    says: String,
    #[serde(default)]
    unmoved: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SinceTranslation {
    what: String,
    because: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SourceTranslation {
    called: String,
    edition: String,
    language: String,
    date: String,
    read: String,
    #[serde(default)]
    no_address: String,
    #[serde(default)]
    revision: String,
    about: String,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleSetTranslations {
    eras: BTreeMap<String, RuleSetTranslation>,
    presets: BTreeMap<String, RuleSetTranslation>,
    things: BTreeMap<String, SinceTranslation>,
    /// `None` if the language has no file of rule sets.
    at_own_risk: Option<OwnRiskTranslation>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleSetTranslation {
    called: String,
    title: String,
    about: String,
    /// The places that the rule set cites.
    cites: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnRiskTranslation {
    says: String,
    /// The places that the warning cites.
    cites: Vec<String>,
}

/// Reads and checks the law in each of `languages` that has a folder.
///
/// # Errors
///
/// All faults of all languages, a line for each.
pub(super) fn read(folder: &Path, languages: &[Translation], book: &Rulebook) -> BuildResult<Vec<LawTranslation>> {
    let mut faults = Faults::default();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && !NOT_LANGUAGES.contains(&name) && languages.iter().all(|known| known.code != name) {
            faults.add(&path, "no sentences are written in this language");
        }
    }
    let mut all = Vec::new();
    for language in languages {
        let path = folder.join(&language.code);
        all.push(read_language(&path, language, book, &mut faults)?);
    }
    if faults.0.is_empty() { Ok(all) } else { Err(faults.0.join("\n").into()) }
}

fn read_language(
    folder: &Path,
    language: &Translation,
    book: &Rulebook,
    faults: &mut Faults,
) -> BuildResult<LawTranslation> {
    let mut law = LawTranslation {
        code: language.code.clone(),
        questions: BTreeMap::new(),
        sources: BTreeMap::new(),
        rule_sets: RuleSetTranslations::default(),
    };
    for path in yaml_files(&folder.join("questions"))? {
        let id = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let Some(question) = book.questions.iter().find(|question| question.id == id) else {
            faults.add(&path, "there is no such question");
            continue;
        };
        if let Some(translation) = faults.read(&path) {
            check_question(question, &translation, (language, book), &mut FileFaults { path: &path, all: faults });
            law.questions.insert(id.to_owned(), translation);
        }
    }
    for question in &book.questions {
        let path = folder.join("questions").join(format!("{}.yaml", question.id));
        if language.is_whole() && !path.exists() {
            faults.add(&path, "there is no such file");
        }
    }
    let sources = folder.join("sources.yaml");
    if language.is_whole() || sources.exists() {
        law.sources = faults.read(&sources).unwrap_or_default();
        check_sources(&book.sources, &law.sources, &mut FileFaults { path: &sources, all: faults });
    }
    let rule_sets = folder.join("rule-sets.yaml");
    if language.is_whole() || rule_sets.exists() {
        law.rule_sets = faults.read(&rule_sets).unwrap_or_default();
        check_rule_sets(book, &law.rule_sets, &mut FileFaults { path: &rule_sets, all: faults });
    }
    Ok(law)
}

/// The faults of all files of translations, a line for each.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn add(&mut self, path: &Path, fault: &str) {
        self.0.push(format!("{}: {fault}", path.display()));
    }

    /// Reads a file; `None`, with a fault, if it has another structure.
    fn read<T: for<'de> Deserialize<'de>>(&mut self, path: &Path) -> Option<T> {
        carcassonne_build::read_yaml(path).map_err(|e| self.0.push(e.to_string())).ok()
    }
}

/// The faults of one file.
struct FileFaults<'f> {
    path: &'f Path,
    all: &'f mut Faults,
}

impl FileFaults<'_> {
    fn add(&mut self, key: &str, fault: &str) {
        self.all.add(self.path, &format!("{key}: {fault}"));
    }

    /// Checks that a text is written if, and only if, English has it.
    fn check_text(&mut self, key: &str, english: &str, text: &str) {
        if let Some(fault) = Translation::text_fault(english, text) {
            self.add(key, fault);
        }
    }

    /// Checks that the entries of a list have the ids of English.
    fn check_ids<'i>(&mut self, key: &str, english: &[&str], found: impl IntoIterator<Item = &'i str>) {
        let found: Vec<&str> = found.into_iter().collect();
        for id in found.iter().filter(|id| !english.contains(id)) {
            self.add(key, &format!("English has no {id}"));
        }
        for id in english {
            match found.iter().filter(|known| *known == id).count() {
                0 => self.add(key, &format!("{id} is missing")),
                1 => {}
                _ => self.add(key, &format!("{id} stands there twice")),
            }
        }
    }

    fn check_length(&mut self, key: &str, text: &str, limit: usize) {
        if let Err(fault) = check_length(text, limit) {
            self.add(key, &fault.to_string());
        }
    }
}

/// Checks that a translation has the same texts as the question in English.
fn check_question(
    question: &Question,
    translation: &QuestionTranslation,
    (language, book): (&Translation, &Rulebook),
    faults: &mut FileFaults<'_>,
) {
    faults.check_text("title", &question.title, &translation.title);
    faults.check_text("asks", &question.asks, &translation.asks);
    let readings = translation.readings.0.iter();
    faults.check_ids("readings", &question.reading_words(), readings.clone().map(|(word, _)| word.as_str()));
    for (word, text) in readings {
        faults.check_text(&format!("readings: {word}"), word, text);
    }
    if let Err(fault) = short_forms(question, &translation.shortly) {
        faults.add("shortly", &fault.to_string());
    }
    faults.check_text("precision", &question.precision, &translation.precision);
    let since = question.since.as_ref();
    let (what, because) = translation.since.as_ref().map(|since| (&*since.what, &*since.because)).unwrap_or_default();
    faults.check_text("since: what", since.map_or("", |since| &since.what), what);
    faults.check_text("since: because", since.map_or("", |since| &since.because), because);
    let ids: Vec<&str> = question.rulings.iter().map(|ruling| ruling.id.as_str()).collect();
    faults.check_ids("rulings", &ids, translation.rulings.keys().map(String::as_str));
    for ruling in &question.rulings {
        let Some(texts) = translation.rulings.get(&ruling.id) else { continue };
        let key = |key: &str| format!("rulings: {}: {key}", ruling.id);
        faults.check_text(&key("place"), &ruling.place, &texts.place);
        faults.check_length(&key("short"), &texts.short, MAX_SHORT_PLACE);
        faults.check_text(&key("dated"), &ruling.dated, &texts.dated);
        faults.check_text(&key("unmoved"), &ruling.unmoved, &texts.unmoved);
        // A paraphrase is translated where readers can compare it with the source.
        let source = book.sources.iter().find(|source| source.id == ruling.source);
        if source.is_some_and(|source| source.is_in(language)) {
            faults.check_text(&key("says"), &ruling.says, &texts.says);
        }
    }
}

fn check_sources(english: &[Source], translations: &BTreeMap<String, SourceTranslation>, faults: &mut FileFaults<'_>) {
    let ids: Vec<&str> = english.iter().map(|source| source.id.as_str()).collect();
    faults.check_ids("sources", &ids, translations.keys().map(String::as_str));
    for source in english {
        let Some(texts) = translations.get(&source.id) else { continue };
        let key = |key: &str| format!("{}: {key}", source.id);
        faults.check_length(&key("called"), &texts.called, MAX_READER_NAME);
        faults.check_text(&key("edition"), &source.edition, &texts.edition);
        faults.check_text(&key("language"), &source.language, &texts.language);
        faults.check_text(&key("date"), &source.date, &texts.date);
        faults.check_text(&key("read"), &source.read, &texts.read);
        faults.check_text(&key("no_address"), &source.no_address, &texts.no_address);
        faults.check_text(&key("revision"), &source.revision, &texts.revision);
        faults.check_text(&key("about"), &source.about, &texts.about);
    }
}

fn check_rule_sets(book: &Rulebook, translations: &RuleSetTranslations, faults: &mut FileFaults<'_>) {
    let sets = &book.sets;
    let eras = sets.eras.iter().map(|era| (&era.id, &era.cites)).collect();
    check_described("eras", eras, &translations.eras, faults);
    let presets = sets.presets.iter().map(|preset| (&preset.id, &preset.cites)).collect();
    check_described("presets", presets, &translations.presets, faults);
    let things: Vec<&str> = sets.things.iter().map(|thing| thing.id.as_str()).collect();
    faults.check_ids("things", &things, translations.things.keys().map(String::as_str));
    for (id, since) in &translations.things {
        faults.check_text(&format!("things: {id}: what"), id, &since.what);
        faults.check_text(&format!("things: {id}: because"), id, &since.because);
    }
    match &translations.at_own_risk {
        None => faults.add("at_own_risk", "is missing"),
        Some(risk) => {
            faults.check_text("at_own_risk: says", &sets.at_own_risk.says, &risk.says);
            check_cites("at_own_risk", &sets.at_own_risk.cites, &risk.cites, faults);
        }
    }
}

/// Checks the texts of the eras, or of the presets.
fn check_described(
    key: &str,
    english: Vec<(&String, &Vec<Cite>)>,
    translations: &BTreeMap<String, RuleSetTranslation>,
    faults: &mut FileFaults<'_>,
) {
    let ids: Vec<&str> = english.iter().map(|(id, _)| id.as_str()).collect();
    faults.check_ids(key, &ids, translations.keys().map(String::as_str));
    for (id, cites) in english {
        let Some(texts) = translations.get(id) else { continue };
        for (name, text) in [("called", &texts.called), ("title", &texts.title), ("about", &texts.about)] {
            faults.check_text(&format!("{key}: {id}: {name}"), id, text);
        }
        check_cites(&format!("{key}: {id}"), cites, &texts.cites, faults);
    }
}

fn check_cites(key: &str, english: &[Cite], places: &[String], faults: &mut FileFaults<'_>) {
    if english.len() != places.len() {
        faults.add(key, &format!("cites: {} places, and English has {}", places.len(), english.len()));
    }
    for place in places {
        faults.check_text(&format!("{key}: cites"), key, place);
    }
}

impl LawTranslation {
    /// Returns the texts by their keys, which `law_texts` looks up.
    fn to_text_file(&self) -> TextFile {
        let mut texts = BTreeMap::new();
        let mut add = |subject: &str, key: &str, text: &str| texts.insert(format!("{subject}.{key}"), tidy(text));
        let things = self.rule_sets.things.iter().map(|(id, since)| (format!("thing.{id}"), since));
        let questions = self.questions.iter().filter_map(|(id, question)| Some((id.clone(), question.since.as_ref()?)));
        for (id, since) in things.chain(questions) {
            add(&id, "what", &since.what);
            add(&id, "because", &since.because);
        }
        for (id, question) in &self.questions {
            add(id, "title", &question.title);
            add(id, "asks", &question.asks);
            add(id, "precision", &looked_up_text(&question.precision));
            for (word, text) in &question.readings.0 {
                add(id, &format!("reading.{word}"), text);
            }
            for (word, text) in &question.shortly.0 {
                add(id, &format!("shortly.{word}"), text);
            }
        }
        for (id, ruling) in self.questions.values().flat_map(|question| &question.rulings) {
            add(id, "place", &ruling.place);
            add(id, "short", &ruling.short);
            add(id, "dated", &ruling.dated);
            add(id, "says", &ruling.says);
            add(id, "unmoved", &looked_up_text(&ruling.unmoved));
        }
        for (id, source) in &self.sources {
            let id = &format!("source.{id}");
            add(id, "called", &source.called);
            add(id, "edition", &source.edition);
            add(id, "language", &source.language);
            add(id, "no-address", &source.no_address);
            for (key, text) in [
                ("date", &source.date),
                ("read", &source.read),
                ("revision", &source.revision),
                ("about", &source.about),
            ] {
                add(id, key, &looked_up_text(text));
            }
        }
        for (id, set) in self.rule_sets.eras.iter().chain(&self.rule_sets.presets) {
            let id = &format!("rules.{id}");
            add(id, "called", &set.called);
            add(id, "title", &set.title);
            add(id, "about", &looked_up_text(&set.about));
            for (n, place) in set.cites.iter().enumerate().filter(|_| is_looked_up_enabled()) {
                add(id, &format!("cites.{n}"), place);
            }
        }
        if let Some(risk) = &self.rule_sets.at_own_risk {
            add("at-own-risk", "says", &risk.says);
            for (n, place) in risk.cites.iter().enumerate() {
                add("at-own-risk", &format!("cites.{n}"), place);
            }
        }
        let mut file = TextFile::new(&self.code);
        for (key, text) in texts {
            file.add(key, &text);
        }
        file
    }
}

/// Returns the texts of the law in each language.
pub(super) fn text_files(languages: &[LawTranslation]) -> Vec<TextFile> {
    languages.iter().map(LawTranslation::to_text_file).collect()
}
