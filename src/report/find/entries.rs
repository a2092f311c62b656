//! What can be found: an entry for everything that has a page.

use super::entry::Entry;
use super::terms::terms;
use super::words::Known;
use crate::mechanics::{MECHANICS, Mechanic};
use crate::report::notation::TOPICS;
use crate::report::who::speaks;
use crate::rulebook::{
    Holding, Law, QuestionId, ReadingIx, RuleSet, Ruling, Source, eras, presets, question_data, sources,
};
use crate::wording::{Arg, Voice, say};

/// Rule sets with their law: each says what it holds.
type Laws<'r> = [(&'r RuleSet, Law<'r>)];

/// Everything that can be found, with what holds under some rule sets, and every word that any of it has.
pub(super) fn entries(sets: &[RuleSet], voice: Voice<'_>) -> (Vec<Entry>, Known) {
    let present = RuleSet::present_rules();
    let law: Vec<(&RuleSet, Law<'_>)> = sets.iter().map(|set| (set, Law::new(set))).collect();
    let mut all: Vec<Entry> = MECHANICS.iter().map(|mechanic| of_mechanic(mechanic)).collect();
    all.extend(terms());
    all.extend(QuestionId::ALL.iter().map(|id| of_question(*id, &law, voice)));
    all.extend(TOPICS.iter().map(|topic| {
        Entry::new("notation", topic.word, topic.title(), 80)
            .with(topic.text, 2)
            .with("notation", 6)
            .with(topic.title(), 7)
            .with(topic.word, 9)
            .today("How it is typed, with examples.")
    }));
    for id in QuestionId::ALL {
        let rulings = question_data(*id).rulings;
        all.extend(rulings.iter().map(|ruling| of_ruling(*id, ruling, &law, voice)));
    }
    all.extend(sources().iter().map(of_source));
    let of_set = |kind_of: &'static str, id: &'static str, title: &'static str, about: &'static str| {
        Entry::new("rule-set", id, format!("The rule set {id}: {title}"), 80)
            .with(about, 2)
            .with(kind_of, 4)
            .with(title, 7)
            .with(id, 8)
            .today(if id == present.id() { "Today's rules." } else { "Not today's rules." })
    };
    all.extend(eras().iter().map(|era| of_set("rule set era", era.id, era.title, era.about)));
    all.extend(presets().iter().map(|set| of_set("rule set", set.id, set.title, set.about)));
    let mut known = Known::new();
    for entry in &mut all {
        entry.read(&mut known);
    }
    (all, known)
}

/// What holds of a question under each rule set, in a sentence; rule sets that say the same share one.
fn held(id: QuestionId, laws: &Laws<'_>, voice: Voice<'_>) -> String {
    let is_today = matches!(laws, [(set, _)] if set.is_present());
    let mut said: Vec<(Holds, Vec<&str>)> = Vec::new();
    for (set, law) in laws {
        let holds = Holds::of(id, law, voice);
        match said.iter_mut().find(|(known, _)| *known == holds) {
            Some((_, sets)) => sets.push(set.id()),
            None => said.push((holds, vec![set.id()])),
        }
    }
    let sentence = |(holds, sets): (Holds, Vec<&str>)| {
        voice.say(&match holds {
            Holds::NotBefore(date) => say!(law::HoldsNotBefore { date: date }),
            Holds::So(what) if is_today => say!(law::HoldsToday { what: what }),
            Holds::So(what) => {
                let sets = Arg::list(sets.into_iter().map(str::to_owned));
                say!(law::HoldsUnder { sets: sets, what: what })
            }
        })
    };
    said.into_iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// What holds of a question under a rule set.
#[derive(PartialEq)]
enum Holds {
    /// This, in a phrase.
    So(String),
    /// Nothing: what it is about came out on a later day.
    NotBefore(String),
}

impl Holds {
    fn of(id: QuestionId, law: &Law<'_>, voice: Voice<'_>) -> Self {
        let data = question_data(id);
        let either = |readings: &[ReadingIx]| {
            let words: Vec<&str> = readings.iter().map(|r| data.reading_shortly(*r)).collect();
            voice.join_alternative_clauses(&words)
        };
        Self::So(match law.holding(id) {
            Holding::Settled { reading, .. } => data.reading_shortly(*reading).to_owned(),
            Holding::Open { readings, .. } => voice.say(&say!(law::HoldsOpen { readings: either(readings) })),
            Holding::Contested { readings, .. } => voice.say(&say!(law::HoldsContested { readings: either(readings) })),
            Holding::NotApplicable(since) => match since.known {
                Some(known) => voice.say(&say!(law::HeldUnknown { date: known.to_string() })),
                None => return Self::NotBefore(since.date.to_string()),
            },
        })
    }
}

/// A question in a line.
fn asked(id: QuestionId) -> &'static str {
    let data = question_data(id);
    if data.asks_shortly.is_empty() { data.asks } else { data.asks_shortly }
}

fn of_question(id: QuestionId, law: &Laws<'_>, voice: Voice<'_>) -> Entry {
    let data = question_data(id);
    // What nobody ruled decides only where tables mix rules.
    let weight = if data.rulings.is_empty() { 60 } else { 100 };
    let mut entry = Entry::new("question", data.id, asked(id), weight);
    for ruling in data.rulings {
        entry = entry.with(ruling.says(), 2);
    }
    for (_, means) in data.readings {
        entry = entry.with(*means, 4);
    }
    entry
        .with(data.precision, 2)
        .with(data.asks, 5)
        .with(data.asks_shortly, 6)
        .with(data.title, 7)
        .with(data.id, 8)
        .today(held(id, law, voice))
}

fn of_ruling(id: QuestionId, ruling: &'static Ruling, laws: &Laws<'_>, voice: Voice<'_>) -> Entry {
    let data = question_data(id);
    let reading = ruling.reading.map_or("open", |r| data.reading_shortly(r));
    let speaks = voice.capitalized_sentence(&speaks(&ruling.attribution()));
    let title = format!("{speaks}, {}: {} {}", ruling.id(), asked(id), said(reading));
    let decides = |law: &Law<'_>| law.holding(id).rulings().iter().any(|r| r.id() == ruling.id());
    let by: Vec<&str> = laws.iter().filter(|(_, law)| decides(law)).map(|(set, _)| set.id()).collect();
    let is_today = matches!(laws, [(set, _)] if set.is_present());
    let today = match (is_today, by.is_empty()) {
        (true, false) => "In force today.".to_owned(),
        (false, false) => format!("In force under {}.", by.join(", ")),
        (true, true) => format!("Not in force today. {}", held(id, laws, voice)),
        (false, true) => format!("Not in force under these rules. {}", held(id, laws, voice)),
    };
    Entry::new("ruling", ruling.id(), title, 45)
        .with(data.title, 3)
        .with(ruling.place(), 3)
        .with(ruling.english(), 3)
        .with(ruling.source(), 4)
        .with(ruling.says(), 5)
        .with(ruling.id(), 6)
        .today(today)
}

/// A phrase as a sentence.
fn said(phrase: &str) -> String {
    format!("{}.", crate::text::capitalize(phrase))
}

/// The first sentence of a text, as much of it as a line holds.
fn first_sentence(text: &str) -> String {
    const LINE: usize = 72;
    let sentence = text.find(". ").and_then(|end| text.get(..=end)).unwrap_or(text);
    if sentence.chars().count() <= LINE {
        return sentence.to_owned();
    }
    let mut line = String::new();
    for word in sentence.split(' ') {
        if line.chars().count() + word.chars().count() + 2 > LINE {
            break;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line + "…"
}

fn of_mechanic(mechanic: &Mechanic) -> Entry {
    let card = &mechanic.card;
    let mut entry = Entry::new(
        "mechanic",
        card.name,
        {
            let name = crate::text::capitalize(&card.name.replace('-', " "));
            format!("{name}, a mechanic")
        },
        100,
    );
    for form in mechanic.forms() {
        entry = entry.with(form.ask, 5);
    }
    entry
        .with(card.unverified, 1)
        .with(card.halves, 3)
        .with(card.about, 4)
        .with(card.heading.unwrap_or_default(), 6)
        .with(card.name, 8)
        .today(first_sentence(card.about))
}

fn of_source(source: &'static Source) -> Entry {
    let title = format!("{} ({}, {})", source.title, source.publisher, source.date);
    Entry::new("source", source.id, title, 70)
        .with(source.about, 2)
        .with(source.publisher, 4)
        .with("source", 4)
        .with(source.title, 6)
        .with(source.id, 8)
        .today(first_sentence(source.about))
}
