//! The entries of the index: one for each page of `oracle explain`, and one for each term.

use carcassonne_base::gathering::group_in_order;
use carcassonne_law::{
    Holding, Law, QuestionId, ReadingIx, RuleSet, Ruling, Source, eras, presets, question_data, sources,
};
use carcassonne_position::wording::{Arg, Join, Voice, say};
use carcassonne_rules::mechanics::{MECHANICS, Mechanic};
use carcassonne_text::capitalize;

use super::entry::Entry;
use super::query_words::Vocabulary;
use super::terms::terms;
use crate::report::author_phrases::author_phrase;
use crate::report::notation::TOPICS;

/// Returns all entries, with the law of some rule sets, and the vocabulary of their words.
pub(super) fn entries(sets: &[RuleSet], voice: Voice<'_>) -> (Vec<Entry>, Vocabulary) {
    let present = RuleSet::present_rules();
    let laws = Law::for_sets(sets);
    let mut all: Vec<Entry> = MECHANICS.iter().map(|mechanic| mechanic_entry(mechanic)).collect();
    all.extend(terms());
    all.extend(QuestionId::ALL.iter().map(|id| question_entry(*id, &laws, voice)));
    all.extend(TOPICS.iter().map(|topic| {
        Entry::new("notation", topic.word, topic.title(), 80)
            .with(topic.text, 2)
            .with("notation", 6)
            .with(topic.title(), 7)
            .with(topic.word, 9)
            .with_today("How it is typed, with examples.")
    }));
    for id in QuestionId::ALL {
        let rulings = question_data(*id).rulings;
        all.extend(rulings.iter().map(|ruling| ruling_entry(*id, ruling, &laws, voice)));
    }
    all.extend(sources().iter().map(source_entry));
    let rule_set_entry = |kind_words: &'static str, id: &'static str, title: &'static str, about: &'static str| {
        Entry::new("rule-set", id, format!("The rule set {id}: {title}"), 80)
            .with(about, 2)
            .with(kind_words, 4)
            .with(title, 7)
            .with(id, 8)
            .with_today(if id == present.id() { "Today's rules." } else { "Not today's rules." })
    };
    all.extend(eras().iter().map(|era| rule_set_entry("rule set era", era.id, era.title, era.about)));
    all.extend(presets().iter().map(|set| rule_set_entry("rule set", set.id, set.title, set.about)));
    let mut vocabulary = Vocabulary::new();
    for entry in &mut all {
        entry.read_texts(&mut vocabulary);
    }
    (all, vocabulary)
}

/// Returns `true` if the only rule set is today's.
fn is_today_only(laws: &[Law<'_>]) -> bool {
    matches!(laws, [law] if law.set().is_present())
}

/// Returns the holdings on a question in sentences, one for all rule sets with the same holding.
fn holding_sentences(id: QuestionId, laws: &[Law<'_>], voice: Voice<'_>) -> String {
    let holdings = group_in_order(laws.iter().map(|law| (HoldingPhrase::new(id, law, voice), law.set().id())));
    let sentence = |(phrase, sets): (HoldingPhrase, Vec<&str>)| {
        voice.say(&match phrase {
            HoldingPhrase::NotBefore(date) => say!(law::HoldsNotBefore { date: date }),
            HoldingPhrase::Readings(what) if is_today_only(laws) => say!(law::HoldsToday { what: what }),
            HoldingPhrase::Readings(what) => {
                let sets = Arg::list(sets.into_iter().map(str::to_owned));
                say!(law::HoldsUnder { sets: sets, what: what })
            }
        })
    };
    holdings.into_iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// The holding of a rule set on a question.
#[derive(PartialEq)]
enum HoldingPhrase {
    /// The readings, in a phrase.
    Readings(String),
    /// The day from which on the question applies.
    NotBefore(String),
}

impl HoldingPhrase {
    fn new(id: QuestionId, law: &Law<'_>, voice: Voice<'_>) -> Self {
        let data = question_data(id);
        let either = |readings: &[ReadingIx]| {
            let words: Vec<&str> = readings.iter().map(|r| data.reading_shortly(*r)).collect();
            voice.join(&words, Join::AnyOfClauses)
        };
        Self::Readings(match law.holding(id) {
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

fn question_line(id: QuestionId) -> &'static str {
    let data = question_data(id);
    if data.asks_shortly.is_empty() { data.asks } else { data.asks_shortly }
}

fn question_entry(id: QuestionId, laws: &[Law<'_>], voice: Voice<'_>) -> Entry {
    let data = question_data(id);
    // A question without a ruling rarely decides an answer.
    let weight = if data.rulings.is_empty() { 60 } else { 100 };
    let mut entry = Entry::new("question", data.id, question_line(id), weight);
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
        .with_today(holding_sentences(id, laws, voice))
}

fn ruling_entry(id: QuestionId, ruling: &'static Ruling, laws: &[Law<'_>], voice: Voice<'_>) -> Entry {
    let data = question_data(id);
    let reading = ruling.reading.map_or("open", |r| data.reading_shortly(r));
    let author = voice.capitalized_sentence(&author_phrase(&ruling.attribution()));
    let title = format!("{author}, {}: {} {}.", ruling.id(), question_line(id), capitalize(reading));
    let decides = |law: &&Law<'_>| law.holding(id).rulings().iter().any(|r| r.id() == ruling.id());
    let by: Vec<&str> = laws.iter().filter(decides).map(|law| law.set().id()).collect();
    let today = match (is_today_only(laws), by.is_empty()) {
        (true, false) => "In force today.".to_owned(),
        (false, false) => format!("In force under {}.", by.join(", ")),
        (true, true) => format!("Not in force today. {}", holding_sentences(id, laws, voice)),
        (false, true) => format!("Not in force under these rules. {}", holding_sentences(id, laws, voice)),
    };
    Entry::new("ruling", ruling.id(), title, 45)
        .with(data.title, 3)
        .with(ruling.place(), 3)
        .with(ruling.english(), 3)
        .with(ruling.source(), 4)
        .with(ruling.says(), 5)
        .with(ruling.id(), 6)
        .with_today(today)
}

/// Returns the first sentence of a text, cut at 72 characters.
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

fn mechanic_entry(mechanic: &Mechanic) -> Entry {
    let card = &mechanic.card;
    let title = format!("{}, a mechanic", capitalize(&card.name.replace('-', " ")));
    let mut entry = Entry::new("mechanic", card.name, title, 100);
    for form in mechanic.forms() {
        entry = entry.with(form.ask, 5);
    }
    entry
        .with(card.unverified, 1)
        .with(card.halves, 3)
        .with(card.about, 4)
        .with(card.heading.unwrap_or_default(), 6)
        .with(card.name, 8)
        .with_today(first_sentence(card.about))
}

fn source_entry(source: &'static Source) -> Entry {
    let title = format!("{} ({}, {})", source.title, source.publisher, source.date);
    Entry::new("source", source.id, title, 70)
        .with(source.about, 2)
        .with(source.publisher, 4)
        .with("source", 4)
        .with(source.title, 6)
        .with(source.id, 8)
        .with_today(first_sentence(source.about))
}
