//! Checks of the rulebook. They refuse a source without an address or a reason for that; a ruling with an unknown
//! source or reading, a repeated id, an invalid date, or a supersession of a ruling that does not exist, belongs to
//! another question or is later; a question or a reading without a short form; questions that share a type of readings
//! but differ in them; an overlay without a ruling, and a ruling in an overlay that no preset has.

use std::collections::{BTreeMap, BTreeSet};

use super::entries::{Ordered, Question, Ruling, Source};
use super::{BuildResult, Rulebook, law_names, parse_authority, parse_date, tidy};

/// The words that no reading may have: those used in place of a reading, and the key `asks` beside the readings.
const NO_READINGS: [&str; 4] = ["open", "contested", "not-applicable", "asks"];

/// The maximum number of characters of a question in its short form: a little more than a line, after `Decided by: `.
const MAX_SHORT_QUESTION: usize = 100;

/// The maximum number of characters of a reading in its short form.
const MAX_SHORT_READING: usize = 40;

/// The maximum number of characters of a ruling's place in its short form. `short_place` in
/// `src/attribution.rs` cuts to no more.
pub(super) const MAX_SHORT_PLACE: usize = 60;

/// The maximum number of characters of the name by which readers know a source.
pub(super) const MAX_READER_NAME: usize = 26;

/// Checks that every source has an address or the reason for having none, and a name that no other source has.
pub(super) fn check_sources(sources: &[Source]) -> BuildResult<()> {
    let mut known_names = BTreeSet::new();
    for source in sources {
        check_source(source).map_err(|e| format!("{}: {e}", source.id))?;
        check_length(source.reader_name(), MAX_READER_NAME).map_err(|e| format!("{}: called: {e}", source.id))?;
        if !known_names.insert(source.reader_name()) {
            return Err(format!("{}: another source is called so too", source.id).into());
        }
    }
    Ok(())
}

fn check_source(source: &Source) -> BuildResult<()> {
    let addresses = source.address.to_vec();
    if addresses.is_empty() == source.no_address.trim().is_empty() {
        return Err("write its `address`, or in `no_address` why it has none; one of the two".into());
    }
    if !addresses.is_empty() && source.revision.trim().is_empty() {
        return Err("write in `revision` what is known of the revision that was read".into());
    }
    let mut known_addresses = BTreeSet::new();
    for address in addresses {
        check_address(address).map_err(|e| format!("address {address:?}: {e}"))?;
        if !known_addresses.insert(address) {
            return Err(format!("address {address:?} stands there twice").into());
        }
    }
    Ok(())
}

/// Checks that an address is that of a page, written so that a line of text and a link can contain it.
fn check_address(address: &str) -> BuildResult<()> {
    let rest = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    let Some(rest) = rest else {
        return Err("an address begins with https:// or http://".into());
    };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if !host.contains('.') || host.starts_with('.') || host.ends_with('.') {
        return Err("it names no host".into());
    }
    let is_strange =
        |c: &char| !c.is_ascii_graphic() || matches!(c, '<' | '>' | '"' | '\\' | '^' | '`' | '{' | '}' | '|');
    match address.chars().find(is_strange) {
        Some(c) => Err(format!("{c:?} is to be written as % and its code").into()),
        None => Ok(()),
    }
}

/// Checks a question, on its own and against those before it.
pub(super) fn check_question(question: &Question, book: &Rulebook) -> BuildResult<()> {
    law_names::check_id(&question.id)?;
    if question.readings.0.is_empty() {
        return Err("a question needs readings".into());
    }
    for (word, _) in &question.readings.0 {
        law_names::check_word(word)?;
        if NO_READINGS.contains(&word.as_str()) {
            return Err(format!("no reading may be called {word}").into());
        }
    }
    short_forms(question, &question.shortly).map_err(|e| format!("shortly: {e}"))?;
    readings_agree(question, &book.questions)?;
    if let Some(since) = &question.since {
        parse_date(&since.date)?;
    }
    for ruling in &question.rulings {
        check_ruling(ruling, question, book).map_err(|e| format!("ruling {}: {e}", ruling.id))?;
    }
    Ok(())
}

/// Checks the short forms in `forms`: the question's, and one for each of its readings.
pub(super) fn short_forms(question: &Question, forms: &Ordered) -> BuildResult<()> {
    let words = question.reading_words();
    let mut known_words = BTreeSet::new();
    for (word, text) in &forms.0 {
        if word != "asks" && !words.contains(&word.as_str()) {
            let known = words.join(", ");
            return Err(format!("the question has no reading {word} (it has {known})").into());
        }
        if !known_words.insert(word.as_str()) {
            return Err(format!("{word} stands there twice").into());
        }
        let limit = if word == "asks" { MAX_SHORT_QUESTION } else { MAX_SHORT_READING };
        check_length(text, limit).map_err(|e| format!("{word}: {e}"))?;
    }
    if let Some(missing) = std::iter::once("asks").chain(words).find(|word| !known_words.contains(word)) {
        let limit = if missing == "asks" { MAX_SHORT_QUESTION } else { MAX_SHORT_READING };
        return Err(format!("{missing} is missing; write it in {limit} characters").into());
    }
    if !forms.short_question().ends_with('?') {
        return Err("asks: write a whole question, with its mark".into());
    }
    let readings = question.readings_shortly(forms);
    if readings.iter().collect::<BTreeSet<_>>().len() < readings.len() {
        return Err("two readings are put in the same words".into());
    }
    Ok(())
}

/// Checks that a text is not empty and has no more than `limit` characters.
pub(super) fn check_length(text: &str, limit: usize) -> BuildResult<()> {
    match tidy(text).chars().count() {
        0 => Err("nothing is written".into()),
        long if long > limit => Err(format!("{long} characters are too many; {limit} may be").into()),
        _ => Ok(()),
    }
}

/// Checks that questions with the same type of readings have the same readings in the same order.
fn readings_agree(question: &Question, earlier: &[Question]) -> BuildResult<()> {
    let (name, words) = (law_names::readings_type(question)?, question.reading_words());
    for other in earlier {
        if law_names::readings_type(other)? == name && other.reading_words() != words {
            return Err(format!(
                "its readings ({}) are of the type {name}, but so are those of {} ({}): let `type` \
                 name another, or make the readings the same",
                words.join(", "),
                other.id,
                other.reading_words().join(", ")
            )
            .into());
        }
    }
    Ok(())
}

fn check_ruling(ruling: &Ruling, question: &Question, book: &Rulebook) -> BuildResult<()> {
    let readings = question.reading_words();
    let stated = std::iter::once(&ruling.reading).filter(|reading| *reading != "open");
    let unknown = stated.chain(&ruling.open_between).find(|r| !readings.contains(&r.as_str()));
    if let Some(reading) = unknown {
        let known = readings.join(", ");
        return Err(format!("the question has no reading {reading} (it has {known})").into());
    }
    let Some(source) = book.sources.iter().find(|s| s.id == ruling.source) else {
        return Err(format!("its source, {}, is not in sources.yaml", ruling.source).into());
    };
    if !ruling.address.is_empty() && !source.address.to_vec().contains(&&*ruling.address) {
        let known = source.address.to_vec().join(", ");
        return Err(format!("{} is no address of {} ({known})", ruling.address, source.id).into());
    }
    if ruling.place.trim().is_empty() || ruling.says.trim().is_empty() {
        return Err("no place, or nothing said".into());
    }
    if !ruling.short.is_empty() {
        check_length(&ruling.short, MAX_SHORT_PLACE).map_err(|e| format!("short: {e}"))?;
    }
    parse_authority(&ruling.authority)?;
    let from = parse_date(&ruling.from)?;
    if ruling.supersedes.contains(&ruling.id) {
        return Err("supersedes itself".into());
    }
    for superseded in &ruling.supersedes {
        match question.rulings.iter().find(|r| r.id == *superseded) {
            None => {
                return Err(format!("supersedes {superseded}, which is not a ruling of this question").into());
            }
            Some(earlier) if parse_date(&earlier.from)? > from => {
                return Err(format!("supersedes {superseded}, which is later").into());
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// Checks the eras and presets of the rulebook.
pub(super) fn rule_sets(book: &Rulebook) -> BuildResult<()> {
    let sets = &book.sets;
    let dates = sets.eras.iter().map(|e| parse_date(&e.date)).collect::<BuildResult<Vec<_>>>()?;
    if dates.is_empty() || !dates.is_sorted_by(|a, b| a < b) {
        return Err("the eras must be in time order, each with a day of its own".into());
    }
    let present: Vec<&str> = sets.eras.iter().filter(|e| e.present).map(|e| &*e.id).collect();
    if present.len() != 1 {
        return Err(format!(
            "just one era is the present law: write `present: true` in one of {}, not in {}",
            sets.eras.iter().map(|e| &*e.id).collect::<Vec<_>>().join(", "),
            if present.is_empty() { "none".to_owned() } else { present.join(" and ") }
        )
        .into());
    }
    if let Some(p) = sets.presets.iter().find(|p| !sets.eras.iter().any(|e| e.id == p.over)) {
        return Err(format!("preset {}: no era {}", p.id, p.over).into());
    }
    let cites = sets.eras.iter().flat_map(|e| &e.cites).chain(sets.presets.iter().flat_map(|p| &p.cites));
    let unknown = cites.chain(&sets.at_own_risk.cites).find(|c| !book.sources.iter().any(|s| s.id == c.source));
    if let Some(cite) = unknown {
        return Err(format!("a rule set cites {}, which is not in sources.yaml", cite.source).into());
    }
    let overlays: BTreeMap<&str, &str> =
        sets.presets.iter().flat_map(|p| p.overlays.iter().map(|overlay| (overlay.as_str(), p.id.as_str()))).collect();
    let rulings = || book.questions.iter().flat_map(|q| &q.rulings);
    let stray = rulings().find(|r| !r.overlay.is_empty() && !overlays.contains_key(&*r.overlay));
    if let Some(ruling) = stray {
        return Err(format!("ruling {}: no preset carries the overlay {}", ruling.id, ruling.overlay).into());
    }
    let idle = overlays.iter().find(|(overlay, _)| !rulings().any(|r| r.overlay == **overlay));
    if let Some((overlay, preset)) = idle {
        return Err(format!("preset {preset}: no ruling is in the overlay {overlay}").into());
    }
    Ok(())
}

/// Checks that every entry of `alike` is a question.
pub(super) fn alike_ids_exist(questions: &[Question]) -> BuildResult<()> {
    for question in questions {
        if let Some(other) = question.alike.iter().find(|id| !questions.iter().any(|q| q.id == **id)) {
            return Err(format!("{}: alike: there is no question {other}", question.id).into());
        }
    }
    Ok(())
}

/// Checks that every id is used only once, and so is every Rust name.
pub(super) fn ids(book: &Rulebook) -> BuildResult<()> {
    // `under: rest` names the remaining rule sets, so `rest` cannot be an id.
    let mut ids = BTreeSet::from(["rest"]);
    let all = book
        .questions
        .iter()
        .map(|q| &q.id)
        .chain(book.questions.iter().flat_map(|q| q.rulings.iter().map(|r| &r.id)))
        .chain(book.sources.iter().map(|s| &s.id))
        .chain(book.sets.eras.iter().map(|e| &e.id))
        .chain(book.sets.presets.iter().map(|p| &p.id));
    for id in all {
        if !ids.insert(id) {
            return Err(format!("the id {id} is taken").into());
        }
    }
    let mut names = BTreeMap::new();
    for question in &book.questions {
        if let Some(other) = names.insert(law_names::camel_case(&question.id), &question.id) {
            return Err(format!("{other} and {} are too much alike", question.id).into());
        }
    }
    Ok(())
}
