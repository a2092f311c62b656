//! The questions in languages other than English: a folder for each language beside `questions`, with a file for each
//! question that has exactly the texts that the question has in English.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use super::entries::{Question, Translation};
use super::{Outcome, Texts, check, tidy, yaml_files};

/// The folders of the rulebook that are not languages.
const OTHERS: [&str; 2] = ["questions", "places"];

/// The words of the questions in a language, by id.
pub(super) type Translations = BTreeMap<String, Translation>;

/// Reads the words of the questions in each language that has a folder. `known` are the languages of the sentences.
pub(super) fn read(folder: &Path, known: &[String], questions: &[Question]) -> Outcome<BTreeMap<String, Translations>> {
    let mut languages = BTreeMap::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if !path.is_dir() || OTHERS.contains(&name) {
            continue;
        }
        if !known.iter().any(|language| language == name) {
            return Err(format!("{}: no sentences are written in this language", path.display()).into());
        }
        languages.insert(name.to_owned(), language(&path, questions)?);
    }
    Ok(languages)
}

fn language(folder: &Path, questions: &[Question]) -> Outcome<Translations> {
    let mut all = Translations::new();
    for path in yaml_files(folder)? {
        let in_file = |e: Box<dyn std::error::Error>| format!("{}: {e}", path.display());
        let id = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let question = questions.iter().find(|question| question.id == id);
        let question = question.ok_or_else(|| in_file("there is no such question".into()))?;
        let says: Translation = crate::read(&path)?;
        agrees(question, &says).map_err(in_file)?;
        all.insert(id.to_owned(), says);
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
fn agrees(question: &Question, says: &Translation) -> Outcome<()> {
    written("title", &says.title)?;
    written("asks", &says.asks)?;
    same("readings", &question.reading_words(), &says.readings.0)?;
    let rulings: Vec<&str> = question.rulings.iter().map(|ruling| ruling.id.as_str()).collect();
    same("rulings", &rulings, &says.rulings.0)?;
    check::shortly(question, &says.shortly).map_err(|e| format!("shortly: {e}"))?;
    as_in_english("precision", !question.precision.is_empty(), !tidy(&says.precision).is_empty())?;
    as_in_english("since", question.since.is_some(), says.since.is_some())?;
    if let Some(since) = &says.since {
        written("since: what", &since.what)?;
        written("since: because", &since.because)?;
    }
    Ok(())
}

/// Checks that each of the `wanted` words has a text, exactly once, and no other word has.
fn same(key: &str, wanted: &[&str], there: &[(String, String)]) -> Outcome<()> {
    let mut seen = BTreeSet::new();
    for (word, text) in there {
        if !wanted.contains(&word.as_str()) {
            return Err(format!("{key}: English has no {word}").into());
        }
        if !seen.insert(word.as_str()) {
            return Err(format!("{key}: {word} stands there twice").into());
        }
        written(&format!("{key}: {word}"), text)?;
    }
    match wanted.iter().find(|word| !seen.contains(*word)) {
        Some(missing) => Err(format!("{key}: {missing} is missing").into()),
        None => Ok(()),
    }
}

fn written(key: &str, text: &str) -> Outcome<()> {
    if tidy(text).is_empty() { Err(format!("{key}: nothing is written").into()) } else { Ok(()) }
}

fn as_in_english(key: &str, wanted: bool, is_there: bool) -> Outcome<()> {
    match (wanted, is_there) {
        (true, false) => Err(format!("{key} is missing").into()),
        (false, true) => Err(format!("{key}: English has none").into()),
        (true, true) | (false, false) => Ok(()),
    }
}

/// Returns Rust source: a table for each language, with the words of its questions in the order of all questions.
pub(super) fn lay_out(
    languages: &BTreeMap<String, Translations>,
    questions: &[Question],
    texts: &mut Texts,
) -> Outcome<String> {
    let mut out = String::from(
        "\n/// What the questions say in languages other than English, by the codes of these.\n\
         pub(super) static TRANSLATIONS: &[(&str, &[QuestionWords])] = &[\n",
    );
    for (language, all) in languages {
        writeln!(out, "({language:?}, &[")?;
        for question in questions {
            let says = all.get(&question.id).ok_or("a question without words")?;
            out.push_str(&words(question, says, texts)?);
        }
        out.push_str("]),\n");
    }
    out.push_str("];\n");
    Ok(out)
}

fn words(question: &Question, says: &Translation, texts: &mut Texts) -> Outcome<String> {
    let words = question.reading_words().into_iter();
    let readings: Vec<(&str, String)> = words.map(|word| (word, tidy(says.readings.word(word)))).collect();
    let rulings = question.rulings.iter().map(|ruling| {
        let text = tidy(says.rulings.word(&ruling.id));
        format!("({}, {})", texts.add(&ruling.id), texts.add(&text))
    });
    let rulings: Vec<String> = rulings.collect();
    let since = says.since.as_ref().map(|since| (tidy(&since.what), tidy(&since.because)));
    let mut out = String::new();
    writeln!(
        out,
        "QuestionWords {{ title: {:?}, asks: {:?}, asks_shortly: {:?}, readings: &{readings:?}, readings_shortly: &{:?}, \
         precision: {:?}, since: {since:?}, rulings: &[{}] }},",
        tidy(&says.title),
        tidy(&says.asks),
        says.shortly.asks(),
        question.readings_shortly(&says.shortly),
        tidy(&says.precision),
        rulings.join(", "),
    )?;
    Ok(out)
}
