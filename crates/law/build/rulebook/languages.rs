//! The questions in languages other than English: a folder for each language beside `questions`, with a file for each
//! question that has exactly the texts that the question has in English.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use super::entries::{Question, Translation};
use super::{BuildResult, Texts, tidy, validate, yaml_files};

/// The folders of the rulebook that are not languages.
const NOT_LANGUAGES: [&str; 2] = ["questions", "places"];

/// The words of the questions in a language, by the questions' ids.
pub(super) type QuestionTranslations = BTreeMap<String, Translation>;

/// Reads the words of the questions in each language that has a folder. `known` are the languages that have sentences.
pub(super) fn read(
    folder: &Path,
    known: &[String],
    questions: &[Question],
) -> BuildResult<BTreeMap<String, QuestionTranslations>> {
    let mut languages = BTreeMap::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if !path.is_dir() || NOT_LANGUAGES.contains(&name) {
            continue;
        }
        if !known.iter().any(|language| language == name) {
            return Err(format!("{}: no sentences are written in this language", path.display()).into());
        }
        languages.insert(name.to_owned(), read_language(&path, questions)?);
    }
    Ok(languages)
}

fn read_language(folder: &Path, questions: &[Question]) -> BuildResult<QuestionTranslations> {
    let mut all = QuestionTranslations::new();
    for path in yaml_files(folder)? {
        let in_file = |e: Box<dyn std::error::Error>| format!("{}: {e}", path.display());
        let id = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let question = questions.iter().find(|question| question.id == id);
        let question = question.ok_or_else(|| in_file("there is no such question".into()))?;
        let translation: Translation = carcassonne_build::read_yaml(&path)?;
        check_translation(question, &translation).map_err(in_file)?;
        all.insert(id.to_owned(), translation);
    }
    match questions.iter().find(|question| !all.contains_key(&question.id)) {
        Some(missing) => {
            let path = folder.join(format!("{}.yaml", missing.id));
            Err(format!("{}: there is no such file", path.display()).into())
        }
        None => Ok(all),
    }
}

/// Checks that a translation has the same texts as the question in English.
fn check_translation(question: &Question, translation: &Translation) -> BuildResult<()> {
    check_written("title", &translation.title)?;
    check_written("asks", &translation.asks)?;
    check_same_words("readings", &question.reading_words(), &translation.readings.0)?;
    let rulings: Vec<&str> = question.rulings.iter().map(|ruling| ruling.id.as_str()).collect();
    check_same_words("rulings", &rulings, &translation.rulings.0)?;
    validate::short_forms(question, &translation.shortly).map_err(|e| format!("shortly: {e}"))?;
    check_as_in_english("precision", !question.precision.is_empty(), !tidy(&translation.precision).is_empty())?;
    check_as_in_english("since", question.since.is_some(), translation.since.is_some())?;
    if let Some(since) = &translation.since {
        check_written("since: what", &since.what)?;
        check_written("since: because", &since.because)?;
    }
    Ok(())
}

/// Checks that each of the `expected` words has a text, exactly once, and no other word has.
fn check_same_words(key: &str, expected: &[&str], entries: &[(String, String)]) -> BuildResult<()> {
    let mut found_words = BTreeSet::new();
    for (word, text) in entries {
        if !expected.contains(&word.as_str()) {
            return Err(format!("{key}: English has no {word}").into());
        }
        if !found_words.insert(word.as_str()) {
            return Err(format!("{key}: {word} stands there twice").into());
        }
        check_written(&format!("{key}: {word}"), text)?;
    }
    match expected.iter().find(|word| !found_words.contains(*word)) {
        Some(missing) => Err(format!("{key}: {missing} is missing").into()),
        None => Ok(()),
    }
}

fn check_written(key: &str, text: &str) -> BuildResult<()> {
    if tidy(text).is_empty() { Err(format!("{key}: nothing is written").into()) } else { Ok(()) }
}

fn check_as_in_english(key: &str, is_expected: bool, is_there: bool) -> BuildResult<()> {
    match (is_expected, is_there) {
        (true, false) => Err(format!("{key} is missing").into()),
        (false, true) => Err(format!("{key}: English has none").into()),
        (true, true) | (false, false) => Ok(()),
    }
}

/// Returns Rust source: a table for each language, with the words of its questions in the order of all questions.
pub(super) fn generate(
    languages: &BTreeMap<String, QuestionTranslations>,
    questions: &[Question],
    texts: &mut Texts,
) -> BuildResult<String> {
    let mut out = String::from(
        "\n/// What the questions say in languages other than English, by the codes of these.\n\
         pub(super) static TRANSLATIONS: &[(&str, &[QuestionWords])] = &[\n",
    );
    for (language, all) in languages {
        writeln!(out, "({language:?}, &[")?;
        for question in questions {
            let translation = all.get(&question.id).ok_or("a question without words")?;
            out.push_str(&words_code(question, translation, texts)?);
        }
        out.push_str("]),\n");
    }
    out.push_str("];\n");
    Ok(out)
}

fn words_code(question: &Question, translation: &Translation, texts: &mut Texts) -> BuildResult<String> {
    let words = question.reading_words().into_iter();
    let readings: Vec<(&str, String)> = words.map(|word| (word, tidy(translation.readings.text_of(word)))).collect();
    let rulings = question.rulings.iter().map(|ruling| {
        let text = tidy(translation.rulings.text_of(&ruling.id));
        format!("({}, {})", texts.add(&ruling.id), texts.add(&text))
    });
    let rulings: Vec<String> = rulings.collect();
    let since = translation.since.as_ref().map(|since| (tidy(&since.what), tidy(&since.because)));
    let mut out = String::new();
    writeln!(
        out,
        "QuestionWords {{ title: {:?}, asks: {:?}, asks_shortly: {:?}, readings: &{readings:?}, readings_shortly: &{:?}, \
         precision: {:?}, since: {since:?}, rulings: &[{}] }},",
        tidy(&translation.title),
        tidy(&translation.asks),
        translation.shortly.short_question(),
        question.readings_shortly(&translation.shortly),
        tidy(&translation.precision),
        rulings.join(", "),
    )?;
    Ok(out)
}
