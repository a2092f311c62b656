//! The rulebook's data: sources, questions with their rulings, eras and presets.

use std::fmt::Write;

use super::entries::{Cite, Preset, Question, Ruling, Skeleton, Thing};
use super::places::{english_title, quoted_pieces};
use super::{BuildResult, Rulebook, Texts, law_names, parse_authority, parse_date, tidy};

/// Returns the tables of sources, questions with their rulings, rule sets and release dates as Rust source.
pub(super) fn generate(book: &Rulebook, texts: &mut Texts) -> BuildResult<String> {
    let Rulebook { sources, questions, sets, .. } = book;
    let mut out = String::new();
    out.push_str("/// Every document that the rulebook cites.\npub(super) static SOURCES: &[Source] = &[\n");
    for s in sources {
        writeln!(
            out,
            "Source {{ id: {:?}, title: {:?}, called: {:?}, publisher: {:?}, edition: {:?}, language: {:?}, date: {:?}, read: {:?}, \
             addresses: &{:?}, no_address: {:?}, revision: {:?}, about: {:?} }},",
            s.id,
            s.title,
            s.reader_name(),
            s.publisher,
            s.edition,
            s.language,
            looked_up_text(&s.date),
            looked_up_text(&s.read),
            s.address.to_vec(),
            tidy(&s.no_address),
            looked_up_text(&s.revision),
            looked_up_text(&s.about)
        )?;
    }
    out.push_str("];\n\npub(super) static QUESTIONS: &[QuestionData] = &[\n");
    for q in questions {
        let readings: Vec<_> = q.readings.0.iter().map(|(w, m)| (w.clone(), tidy(m))).collect();
        let alike: Vec<String> =
            q.alike.iter().map(|id| format!("QuestionId::{}", law_names::camel_case(id))).collect();
        let since = q.since.as_ref().map(|s| since_code(&q.id, &s.what, (&s.date, None), &s.because)).transpose()?;
        let since = option_code(since);
        writeln!(
            out,
            "QuestionData {{ id: {:?}, title: {:?}, asks: {:?}, asks_shortly: {:?}, readings: &{:?}, \
             readings_shortly: &{:?}, since: {since}, precision: {:?}, waiting_for: {:?}, \
             pair: {:?}, quiet: {:?}, alike: &[{}], rulings: &[",
            q.id,
            q.title,
            tidy(&q.asks),
            q.shortly.short_question(),
            readings,
            q.readings_shortly(&q.shortly),
            looked_up_text(&q.precision),
            q.waiting_for,
            q.pair,
            q.quiet,
            alike.join(", ")
        )?;
        for r in &q.rulings {
            let source = sources.iter().find(|s| s.id == r.source);
            let first = source.and_then(|s| s.address.to_vec().first().copied());
            let address = Some(&*r.address).filter(|a| !a.is_empty()).or(first);
            let skeleton = book.skeletons.iter().find(|s| s.source == r.source);
            out.push_str(&ruling_code(texts, q, r, address, skeleton)?);
        }
        out.push_str("] },\n");
    }
    out.push_str("];\n\npub(super) static ERAS: &[Era] = &[\n");
    for e in &sets.eras {
        writeln!(
            out,
            "Era {{ id: {:?}, called: {:?}, title: {:?}, date: {}, about: {:?}, cites: &{:?} }},",
            e.id,
            e.called,
            e.title,
            date_code(&e.date)?,
            looked_up_text(&e.about),
            looked_up_cites(&e.cites)
        )?;
    }
    let present = sets.eras.iter().position(|e| e.present).unwrap_or_default();
    writeln!(out, "];\n\n/// The place of the present era.\npub(super) const PRESENT: usize = {present};")?;
    write_presets(&mut out, &sets.presets)?;
    write_things(&mut out, &sets.things)?;
    write!(
        out,
        "\npub(super) static AT_OWN_RISK: (&str, &[(&str, &str)]) = ({:?}, &{:?});\n",
        tidy(&sets.at_own_risk.says),
        cite_pairs(&sets.at_own_risk.cites)
    )?;
    Ok(out)
}

/// Returns a text that only `oracle explain` shows; empty without the feature `looked-up`.
pub(super) fn looked_up_text(text: &str) -> String {
    if carcassonne_build::is_looked_up_enabled() { tidy(text) } else { String::new() }
}

/// Returns cited places that only `oracle explain` shows; empty without the feature `looked-up`.
fn looked_up_cites(all: &[Cite]) -> Vec<(String, String)> {
    if carcassonne_build::is_looked_up_enabled() { cite_pairs(all) } else { Vec::new() }
}

fn write_presets(out: &mut String, all: &[Preset]) -> BuildResult<()> {
    out.push_str("\npub(super) static PRESETS: &[Preset] = &[\n");
    for p in all {
        writeln!(
            out,
            "Preset {{ id: {:?}, called: {:?}, title: {:?}, print: {:?}, house: {:?}, over: {:?}, overlays: &{:?}, only: {:?}, about: {:?}, \
             cites: &{:?} }},",
            p.id,
            p.called,
            p.title,
            p.print,
            p.house,
            p.over,
            p.overlays,
            p.only,
            looked_up_text(&p.about),
            looked_up_cites(&p.cites)
        )?;
    }
    out.push_str("];\n");
    Ok(())
}

/// Writes the table of the release dates of things on boards.
fn write_things(out: &mut String, all: &[Thing]) -> BuildResult<()> {
    out.push_str("\npub(super) static THINGS: &[(&str, Since)] = &[\n");
    for t in all {
        writeln!(
            out,
            "({:?}, {}),",
            t.id,
            since_code(&format!("thing.{}", t.id), &t.what, (&t.date, t.known.as_deref()), &t.because)?
        )?;
    }
    out.push_str("];\n");
    Ok(())
}

fn ruling_code(
    texts: &mut Texts,
    q: &Question,
    r: &Ruling,
    address: Option<&str>,
    skeleton: Option<&Skeleton>,
) -> BuildResult<String> {
    let (english, translated) = translate_place(&tidy(&r.place), skeleton);
    let (short_english, _) = translate_place(&tidy(&r.short), skeleton);
    let reading_index = |word: &str| q.readings.0.iter().position(|(w, _)| w == word);
    let reading = option_code(reading_index(&r.reading).map(reading_code));
    let open_readings: Vec<String> = r.open_between.iter().filter_map(|w| reading_index(w)).map(reading_code).collect();
    let supersedes: Vec<String> = r.supersedes.iter().map(|id| texts.add(id)).collect();
    let printed_until = (!r.printed_until.is_empty()).then(|| date_code(&r.printed_until)).transpose()?;
    Ok(format!(
        "Ruling {{ id: {}, reading: {reading}, open_between: &[{}], from: {}, source: {}, at: {}, place: {}, english: {}, \
         translated: {translated}, address: {}, short: {}, short_english: {}, dated: {}, authority: Authority::{:?}, \
         derived: {}, says: {}, supersedes: &[{}], overlay: {}, still_printed: {}, printed_until: {}, unmoved: {}, guessed: {}, year_unknown: {} }},\n",
        texts.add(&r.id),
        open_readings.join(", "),
        date_code(&r.from)?,
        texts.add(&r.source),
        texts.add_list(&r.at),
        texts.add(&tidy(&r.place)),
        texts.add(&english),
        texts.add(address.unwrap_or_default()),
        texts.add(&tidy(&r.short)),
        texts.add(&short_english),
        texts.add(&tidy(&r.dated)),
        parse_authority(&r.authority)?,
        r.derived,
        texts.add(&tidy(&r.says)),
        supersedes.join(", "),
        texts.add(&r.overlay),
        r.still_printed,
        option_code(printed_until),
        texts.add(&looked_up_text(&r.unmoved)),
        r.guessed,
        r.year_unknown
    ))
}

/// Returns a place with the words of its headings in English, and `true` if some of them are the project's translation;
/// empty if it names none in another language.
fn translate_place(place: &str, skeleton: Option<&Skeleton>) -> (String, bool) {
    let Some(skeleton) = skeleton else { return (String::new(), false) };
    let (mut english, mut is_ours) = (place.to_owned(), false);
    for piece in quoted_pieces(place) {
        if let Some((words, translated)) = english_title(skeleton, piece) {
            english = english.replace(&format!("\"{piece}\""), &format!("\"{words}\""));
            is_ours |= translated;
        }
    }
    if english == place { (String::new(), false) } else { (english, is_ours) }
}

/// Returns the release date of a thing; `known` is the day from which its rules are known, if that is another.
fn since_code(key: &str, what: &str, (date, known): (&str, Option<&str>), because: &str) -> BuildResult<String> {
    let (date, known) = (date_code(date)?, option_code(known.map(date_code).transpose()?));
    Ok(format!("Since {{ key: {key:?}, what: {what:?}, date: {date}, known: {known}, because: {:?} }}", tidy(because)))
}

fn option_code(code: Option<String>) -> String {
    code.map_or_else(|| "None".to_owned(), |code| format!("Some({code})"))
}

fn reading_code(n: usize) -> String {
    format!("ReadingIx::new({n})")
}

fn cite_pairs(cites: &[Cite]) -> Vec<(String, String)> {
    cites.iter().map(|c| (c.source.clone(), tidy(&c.place))).collect()
}

fn date_code(word: &str) -> BuildResult<String> {
    Ok(format!("Date::from_parts{:?}", parse_date(word)?.parts()))
}
