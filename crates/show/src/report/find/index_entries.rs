//! The entries of the index: one for each page of `oracle explain`, and one for each term.

use carcassonne_base::gathering::group_in_order;
use carcassonne_law::{
    Era, Holding, Law, Preset, QuestionId, QuestionWords, ReadingIx, RuleSet, RuleSetWords, Ruling, Source, eras,
    presets, question_data, sources,
};
use carcassonne_position::wording::{Arg, Join, Voice, say};
use carcassonne_rules::mechanics::{MECHANICS, Mechanic};
use carcassonne_text::{Language, capitalize};

use super::entry::Entry;
use super::query_words::Vocabulary;
use super::terms::terms;
use crate::report::author_phrases::author_phrase;
use crate::report::notation::TOPICS;

/// Returns all entries, with the law of some rule sets, and the vocabulary of their words.
pub(super) fn entries(sets: &[RuleSet], voice: Voice<'_>) -> (Vec<Entry>, Vocabulary) {
    let present = RuleSet::present_rules();
    let laws = Law::for_sets(sets);
    let mut all: Vec<Entry> = MECHANICS.iter().map(|mechanic| mechanic_entry(mechanic, voice)).collect();
    all.extend(terms(voice));
    all.extend(QuestionId::ALL.iter().map(|id| question_entry(*id, &laws, voice)));
    all.extend(TOPICS.iter().map(|topic| {
        Entry::new("notation", topic.word, topic.in_language(voice.language()).title(), 80)
            .with(topic.text, 2)
            .with("notation", 6)
            .with(topic.title(), 7)
            .with(topic.word, 9)
            .with_today(voice.say(&say!(law_page::FoundNotation)))
    }));
    for id in QuestionId::ALL {
        let rulings = question_data(*id).rulings;
        all.extend(rulings.iter().map(|ruling| ruling_entry(*id, ruling, &laws, voice)));
    }
    all.extend(sources().iter().map(|source| source_entry(source, voice)));
    let rule_set_entry = |kind_words: &'static str, id: &'static str, english: RuleSetWords, words: RuleSetWords| {
        let title = say!(law_page::FoundRuleSet { id: id.to_owned(), title: words.title.to_owned() });
        Entry::new("rule-set", id, voice.say(&title), 80)
            .with(english.about, 2)
            .with(kind_words, 4)
            .with(english.title, 7)
            .with(id, 8)
            .with_today(voice.say(&say!(law_page::FoundPresent { present: id == present.id() })))
    };
    let (english, language) = (Language::ENGLISH, voice.language());
    let era_entry = |era: &Era| rule_set_entry("rule set era", era.id, era.words(english), era.words(language));
    let preset_entry = |set: &Preset| rule_set_entry("rule set", set.id, set.words(english), set.words(language));
    all.extend(eras().iter().map(era_entry));
    all.extend(presets().iter().map(preset_entry));
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
        let words = question_data(id).words(voice.language());
        let either = |readings: &[ReadingIx]| {
            let readings: Vec<&str> = readings.iter().map(|r| words.reading_shortly(*r)).collect();
            voice.join(&readings, Join::AnyOfClauses)
        };
        Self::Readings(match law.holding(id) {
            Holding::Settled { reading, .. } => words.reading_shortly(*reading).to_owned(),
            Holding::Open { readings, .. } => voice.say(&say!(law::HoldsOpen { readings: either(readings) })),
            Holding::Contested { readings, .. } => voice.say(&say!(law::HoldsContested { readings: either(readings) })),
            Holding::NotApplicable(since) => match since.known {
                Some(known) => voice.say(&say!(law::HeldUnknown { date: known.to_string() })),
                None => return Self::NotBefore(since.date.to_string()),
            },
        })
    }
}

fn question_line(words: &QuestionWords) -> &'static str {
    if words.asks_shortly.is_empty() { words.asks } else { words.asks_shortly }
}

fn question_entry(id: QuestionId, laws: &[Law<'_>], voice: Voice<'_>) -> Entry {
    let data = question_data(id);
    // A question without a ruling rarely decides an answer.
    let weight = if data.rulings.is_empty() { 60 } else { 100 };
    let mut entry = Entry::new("question", data.id, question_line(&data.words(voice.language())), weight);
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
    let words = data.words(voice.language());
    let open = || voice.say(&say!(law_page::LeftOpen));
    let reading = ruling.reading.map_or_else(open, |r| words.reading_shortly(r).to_owned());
    let title = say!(law_page::FoundRuling {
        author: voice.capitalized_sentence(&author_phrase(&ruling.attribution())),
        id: ruling.id().to_owned(),
        question: question_line(&words).to_owned(),
        reading: capitalize(&reading),
    });
    let decides = |law: &&Law<'_>| law.holding(id).rulings().iter().any(|r| r.id() == ruling.id());
    let by: Vec<&str> = laws.iter().filter(decides).map(|law| law.set().id()).collect();
    let today = if by.is_empty() {
        let holding = holding_sentences(id, laws, voice);
        say!(law_page::FoundNotInForce { today: is_today_only(laws), holding })
    } else {
        let sets = if is_today_only(laws) { "today".into() } else { Arg::from(by.join(", ")) };
        say!(law_page::FoundInForce { sets })
    };
    Entry::new("ruling", ruling.id(), voice.say(&title), 45)
        .with(data.title, 3)
        .with(ruling.place(), 3)
        .with(ruling.english(), 3)
        .with(ruling.source(), 4)
        .with(ruling.says(), 5)
        .with(ruling.id(), 6)
        .with_today(voice.say(&today))
}

/// Returns the first sentence of a text, cut at 72 characters.
fn first_sentence(text: &str) -> String {
    const LINE: usize = 72;
    // A month that is cut short goes on with a year: `jan. 2021`.
    let is_end = |(end, _): &(usize, &str)| !text[end + 2..].starts_with(|c: char| c.is_ascii_digit());
    let end = text.match_indices(". ").find(is_end);
    let sentence = end.and_then(|(end, _)| text.get(..=end)).unwrap_or(text);
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

fn mechanic_entry(mechanic: &Mechanic, voice: Voice<'_>) -> Entry {
    let card = &mechanic.card;
    let title =
        say!(law_page::FoundMechanic { name: capitalize(&card.name.replace('-', " ")), id: card.name.to_owned() });
    let mut entry = Entry::new("mechanic", card.name, voice.say(&title), 100);
    for form in mechanic.forms() {
        entry = entry.with(form.ask, 5);
    }
    entry
        .with(card.unverified, 1)
        .with(card.halves, 3)
        .with(card.about, 4)
        .with(card.heading.unwrap_or_default(), 6)
        .with(card.name, 8)
        .with_today(first_sentence(card.in_language(voice.language()).about))
}

fn source_entry(source: &'static Source, voice: Voice<'_>) -> Entry {
    let words = source.words(voice.language());
    let title = format!("{} ({}, {})", source.title, source.publisher, words.date);
    Entry::new("source", source.id, title, 70)
        .with(source.about, 2)
        .with(source.publisher, 4)
        .with("source", 4)
        .with(source.title, 6)
        .with(source.id, 8)
        .with_today(first_sentence(words.about))
}
