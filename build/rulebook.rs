//! The rulebook, laid out: sources, questions with their rulings, eras and presets.
//!
//! Refused here: a ruling of an unknown source or reading, an id that stands twice, a date that is
//! no date, a supersession of a ruling that is not there, not of the same question, or later.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use serde::Deserialize;

use crate::Outcome;
use crate::authority::Authority;
use crate::date::Date;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    id: String,
    title: String,
    publisher: String,
    edition: String,
    language: String,
    date: String,
    read: String,
    about: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    id: String,
    title: String,
    asks: String,
    /// In the order of the file, which is the order of the enum in code.
    readings: Ordered,
    #[serde(default)]
    since: Option<Since>,
    #[serde(default)]
    precision: String,
    #[serde(default)]
    waiting_for: String,
    #[serde(default)]
    rulings: Vec<Ruling>,
}

/// A map of words in the order in which they stand.
struct Ordered(Vec<(String, String)>);

impl<'de> Deserialize<'de> for Ordered {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words;
        impl<'de> serde::de::Visitor<'de> for Words {
            type Value = Ordered;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("readings with their meanings")
            }
            fn visit_map<A: serde::de::MapAccess<'de>>(
                self,
                mut map: A,
            ) -> Result<Ordered, A::Error> {
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
struct Since {
    date: String,
    because: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ruling {
    id: String,
    reading: String,
    #[serde(default)]
    open_between: Vec<String>,
    from: String,
    source: String,
    place: String,
    #[serde(default)]
    dated: String,
    authority: String,
    #[serde(default)]
    derived: bool,
    says: String,
    #[serde(default)]
    supersedes: Vec<String>,
    #[serde(default)]
    overlay: String,
    #[serde(default)]
    still_printed: bool,
    #[serde(default)]
    unmoved: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleSets {
    eras: Vec<Era>,
    presets: Vec<Preset>,
    at_own_risk: AtOwnRisk,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Era {
    id: String,
    title: String,
    date: String,
    about: String,
    cites: Vec<Cite>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Preset {
    id: String,
    title: String,
    over: String,
    overlays: Vec<String>,
    about: String,
    cites: Vec<Cite>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AtOwnRisk {
    says: String,
    cites: Vec<Cite>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cite {
    source: String,
    place: String,
}

/// The rulebook as Rust source.
pub(crate) fn lay_out(folder: &Path) -> Outcome<String> {
    let sources: Vec<Source> = crate::read(&folder.join("sources.yaml"))?;
    let sets: RuleSets = crate::read(&folder.join("rule-sets.yaml"))?;
    let mut questions = Vec::new();
    let mut paths: Vec<_> = std::fs::read_dir(folder.join("questions"))?
        .map(|entry| entry.map(|e| e.path()))
        .collect::<Result<_, _>>()?;
    paths.sort();
    for path in paths.iter().filter(|p| p.extension().is_some_and(|e| e == "yaml")) {
        let question: Question = crate::read(path)?;
        let in_question = |e: Box<dyn std::error::Error>| format!("{}: {e}", path.display());
        if path.file_stem().and_then(|s| s.to_str()) != Some(&question.id) {
            return Err(in_question("the file is not named after its question".into()).into());
        }
        check(&question, &sources).map_err(in_question)?;
        questions.push(question);
    }
    check_ids(&questions, &sources, &sets)?;
    write(&sources, &questions, &sets)
}

fn check(question: &Question, sources: &[Source]) -> Outcome<()> {
    let readings: BTreeSet<&str> = question.readings.0.iter().map(|(w, _)| w.as_str()).collect();
    let from: BTreeMap<&str, &str> =
        question.rulings.iter().map(|r| (r.id.as_str(), r.from.as_str())).collect();
    for ruling in &question.rulings {
        let wrong =
            |what: &str| -> Outcome<()> { Err(format!("ruling {}: {what}", ruling.id).into()) };
        if ruling.reading != "open" && !readings.contains(ruling.reading.as_str()) {
            wrong("a reading that the question does not have")?;
        }
        if ruling.open_between.iter().any(|r| !readings.contains(r.as_str())) {
            wrong("open between a reading that the question does not have")?;
        }
        if !sources.iter().any(|s| s.id == ruling.source) {
            wrong("a source that is not in sources.yaml")?;
        }
        if ruling.place.trim().is_empty() || ruling.says.trim().is_empty() {
            wrong("no place, or nothing said")?;
        }
        authority(&ruling.authority)?;
        date(&ruling.from)?;
        if ruling.supersedes.contains(&ruling.id) {
            wrong("supersedes itself")?;
        }
        for old in &ruling.supersedes {
            match from.get(old.as_str()) {
                None => {
                    wrong(&format!("supersedes {old}, which is not a ruling of this question"))?;
                }
                Some(earlier) if date(earlier)? > date(&ruling.from)? => {
                    wrong(&format!("supersedes {old}, which is later"))?;
                }
                Some(_) => {}
            }
        }
    }
    Ok(())
}

fn check_ids(questions: &[Question], sources: &[Source], sets: &RuleSets) -> Outcome<()> {
    let mut ids = BTreeSet::new();
    let all = questions
        .iter()
        .map(|q| &q.id)
        .chain(questions.iter().flat_map(|q| q.rulings.iter().map(|r| &r.id)))
        .chain(sources.iter().map(|s| &s.id))
        .chain(sets.eras.iter().map(|e| &e.id))
        .chain(sets.presets.iter().map(|p| &p.id));
    for id in all {
        if !ids.insert(id) {
            return Err(format!("the id {id} stands twice").into());
        }
    }
    let overlays: BTreeSet<&String> = sets.presets.iter().flat_map(|p| &p.overlays).collect();
    for ruling in questions.iter().flat_map(|q| &q.rulings) {
        if !ruling.overlay.is_empty() && !overlays.contains(&ruling.overlay) {
            return Err(format!(
                "ruling {}: no preset carries the overlay {}",
                ruling.id, ruling.overlay
            )
            .into());
        }
    }
    if let Some(p) = sets.presets.iter().find(|p| !sets.eras.iter().any(|e| e.id == p.over)) {
        return Err(format!("preset {}: no era {}", p.id, p.over).into());
    }
    let cites =
        sets.eras.iter().flat_map(|e| &e.cites).chain(sets.presets.iter().flat_map(|p| &p.cites));
    match cites.chain(&sets.at_own_risk.cites).find(|c| !sources.iter().any(|s| s.id == c.source)) {
        Some(c) => {
            Err(format!("a rule set cites {}, which is not in sources.yaml", c.source).into())
        }
        None => Ok(()),
    }
}

fn write(sources: &[Source], questions: &[Question], sets: &RuleSets) -> Outcome<String> {
    let mut out = String::new();
    out.push_str(
        "/// Every document that the rulebook cites.\npub(super) static SOURCES: &[Source] = &[\n",
    );
    for s in sources {
        writeln!(
            out,
            "Source {{ id: {:?}, title: {:?}, publisher: {:?}, edition: {:?}, language: {:?}, date: {:?}, read: {:?}, about: {:?} }},",
            s.id,
            s.title,
            s.publisher,
            s.edition,
            s.language,
            s.date,
            s.read,
            tidy(&s.about)
        )?;
    }
    out.push_str("];\n\npub(super) static QUESTIONS: &[QuestionData] = &[\n");
    for q in questions {
        let readings: Vec<_> = q.readings.0.iter().map(|(w, m)| (w.clone(), tidy(m))).collect();
        let since = match &q.since {
            Some(s) => format!(
                "Some(Since {{ date: {}, because: {:?} }})",
                date_code(&s.date)?,
                tidy(&s.because)
            ),
            None => "None".to_owned(),
        };
        writeln!(
            out,
            "QuestionData {{ id: {:?}, title: {:?}, asks: {:?}, readings: &{:?}, since: {since}, precision: {:?}, \
             waiting_for: {:?}, rulings: &[",
            q.id,
            q.title,
            tidy(&q.asks),
            readings,
            tidy(&q.precision),
            q.waiting_for
        )?;
        for r in &q.rulings {
            ruling(&mut out, q, r)?;
        }
        out.push_str("] },\n");
    }
    out.push_str("];\n\npub(super) static ERAS: &[Era] = &[\n");
    for e in &sets.eras {
        writeln!(
            out,
            "Era {{ id: {:?}, title: {:?}, date: {}, about: {:?}, cites: &{:?} }},",
            e.id,
            e.title,
            date_code(&e.date)?,
            tidy(&e.about),
            cites(&e.cites)
        )?;
    }
    out.push_str("];\n\npub(super) static PRESETS: &[Preset] = &[\n");
    for p in &sets.presets {
        writeln!(
            out,
            "Preset {{ id: {:?}, title: {:?}, over: {:?}, overlays: &{:?}, about: {:?}, cites: &{:?} }},",
            p.id,
            p.title,
            p.over,
            p.overlays,
            tidy(&p.about),
            cites(&p.cites)
        )?;
    }
    write!(
        out,
        "];\n\npub(super) static AT_OWN_RISK: (&str, &[(&str, &str)]) = ({:?}, &{:?});\n",
        tidy(&sets.at_own_risk.says),
        cites(&sets.at_own_risk.cites)
    )?;
    Ok(out)
}

fn ruling(out: &mut String, q: &Question, r: &Ruling) -> Outcome<()> {
    let place_of = |word: &str| q.readings.0.iter().position(|(w, _)| w == word);
    let reading = match place_of(&r.reading) {
        Some(n) => format!("Some({})", place(n)),
        None => "None".to_owned(),
    };
    let between: Vec<String> =
        r.open_between.iter().filter_map(|w| place_of(w)).map(place).collect();
    writeln!(
        out,
        "Ruling {{ id: {:?}, reading: {reading}, open_between: &[{}], from: {}, source: {:?}, place: {:?}, \
         dated: {:?}, authority: Authority::{:?}, derived: {}, says: {:?}, supersedes: &{:?}, overlay: {:?}, \
         still_printed: {}, unmoved: {:?} }},",
        r.id,
        between.join(", "),
        date_code(&r.from)?,
        r.source,
        tidy(&r.place),
        tidy(&r.dated),
        authority(&r.authority)?,
        r.derived,
        tidy(&r.says),
        r.supersedes,
        r.overlay,
        r.still_printed,
        tidy(&r.unmoved)
    )?;
    Ok(())
}

fn place(n: usize) -> String {
    format!("ReadingIx::new({n})")
}

fn cites(cites: &[Cite]) -> Vec<(String, String)> {
    cites.iter().map(|c| (c.source.clone(), tidy(&c.place))).collect()
}

/// Folded text as one line.
fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn authority(word: &str) -> Outcome<Authority> {
    let called = |a: &Authority| a.word().replace(' ', "-") == word;
    let known = Authority::ALL.into_iter().find(called);
    known.ok_or_else(|| format!("no authority is called {word}").into())
}

fn date(word: &str) -> Outcome<Date> {
    let wrong = || format!("{word} is no day of the calendar (YYYY, YYYY-MM or YYYY-MM-DD)").into();
    Date::parse(word).ok_or_else(wrong)
}

fn date_code(word: &str) -> Outcome<String> {
    Ok(format!("Date::from_parts{:?}", date(word)?.parts()))
}
