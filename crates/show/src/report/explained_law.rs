//! The pages of `oracle explain` on questions, rulings, sources and rule sets, with their data.

use carcassonne_law::{
    CitedRuling, Holding, House, Law, QuestionData, QuestionId, RuleSet, Ruling, Source, find_release, find_source,
    own_risk_warning, question_data, questions, source_places,
};
use carcassonne_position::wording::{Arg, Join, Voice, say};
use carcassonne_rules::mechanics::MECHANICS;
use carcassonne_text::Language;
use serde_json::{Value, json};

use super::answer::rule_set_names;
use super::author_phrases::{authority_phrase, paraphrase, rank_phrase};
use super::format::Listing;
use super::json::list_items::{non_empty, rule_set_json, ruling_json, source_json};
use super::known_items::{RuleSetScope, holding_words};
use super::law_page::{LawPage, source_place};

pub(super) fn add_own_risk_warning(page: &mut LawPage, voice: Voice<'_>) {
    let (says, cites) = own_risk_warning(voice.language());
    let place = |(source, place): &(&str, &str)| voice.say(&source_place(source, place));
    let places: Vec<String> = cites.iter().map(place).collect();
    let warning = say!(law::Cited { says: says.to_owned(), places: voice.join(&places, Join::Semicolons) });
    page.blank().text(voice.say(&warning));
}

pub(super) fn own_risk_json(language: Language) -> Value {
    let (says, cites) = own_risk_warning(language);
    json!({ "says": says, "cites": places_json(&cites) })
}

fn places_json(cites: &[(&str, &str)]) -> Vec<Value> {
    cites.iter().map(|(source, place)| json!({ "source": source, "place": place })).collect()
}

/// Returns the ids of the sources of the warning.
pub(super) fn own_risk_sources() -> impl Iterator<Item = &'static str> {
    own_risk_warning(Language::ENGLISH).1.into_iter().map(|(source, _)| source)
}

/// Returns `true` if the rules are older than half tiles and most expansions.
fn is_early(set: &RuleSet) -> bool {
    find_release("newer").is_some_and(|since| since.judged_from() > set.date())
}

pub(super) fn explain_question(id: QuestionId, scope: RuleSetScope<'_>, voice: Voice<'_>) -> Listing {
    let (data, language) = (question_data(id), voice.language());
    let words = data.words(language);
    let since = data.since.as_ref().map(|since| (since.date.to_string(), since.words(language).1));
    let mut page = LawPage::new();
    page.head(format!("{} — {}", data.id, words.title)).text(words.asks).blank();
    for ((word, _), meaning) in data.readings.iter().zip(&words.readings) {
        page.item("-", format!("{word}: {meaning}"));
    }
    if !words.precision.is_empty() {
        let precision = words.precision.to_owned();
        page.blank().text(voice.say(&say!(law_page::QuestionPrecision { precision })));
    }
    if let Some((date, because)) = &since {
        let because = (*because).to_owned();
        page.blank().text(voice.say(&say!(law_page::QuestionSince { date, because })));
    }
    let names: Vec<&str> = MECHANICS.iter().filter(|m| m.questions.contains(&id)).map(|m| m.name()).collect();
    if data.waiting_for.is_empty() {
        page.blank().text(voice.say(&say!(law_page::QuestionUsedBy { mechanics: names.join(", ") })));
    } else {
        page.blank().text(voice.say(&say!(law_page::QuestionWaiting { awaited: data.waiting_for.to_owned() })));
    }
    page.blank().head(voice.say(&say!(law_page::ByRuleSet)));
    add_holdings(&mut page, id, scope, voice);
    let history = if scope.is_full { say!(law_page::History) } else { say!(law_page::Followed) };
    page.blank().head(voice.say(&history));
    let rulings: Vec<&'static Ruling> = data.rulings.iter().filter(|ruling| scope.includes(id, ruling)).collect();
    for ruling in &rulings {
        add_ruling(&mut page, id, ruling, voice);
    }
    for set in scope.sets {
        add_house_rules_on(&mut page, id, set);
    }
    if data.rulings.is_empty() {
        page.text(voice.say(&say!(law_page::NoRuling)));
    } else if rulings.is_empty() {
        page.text(voice.say(&say!(law_page::Silent)));
    }
    add_own_risk_warning(&mut page, voice);
    page.sources(&rulings.iter().map(|r| r.source()).chain(own_risk_sources()).collect::<Vec<_>>(), voice);
    let readings = data.readings.iter().zip(&words.readings);
    let readings: Vec<Value> = readings.map(|((word, _), means)| json!({ "id": word, "means": means })).collect();
    let since = since.map(|(date, because)| json!({ "date": date, "because": because }));
    let data = json!({
        "kind": "question",
        "id": data.id,
        "title": words.title,
        "asks": words.asks,
        "readings": readings,
        "precision": non_empty(words.precision),
        "since": since,
        "asked_by": names,
        "waiting_for": non_empty(data.waiting_for),
        "rule_sets": holdings_json(id, scope.sets),
        "rulings": rulings.iter().map(|ruling| ruling_json(data, ruling, voice.language())).collect::<Vec<_>>(),
        "at_own_risk": own_risk_json(voice.language()),
    });
    Listing::new(page, data)
}

pub(super) fn holdings_json(id: QuestionId, sets: &[RuleSet]) -> Vec<Value> {
    sets.iter().map(|set| holding_json(("rule_set", set.id()), id, Law::new(set).holding(id))).collect()
}

/// Returns a holding as data, after its question or rule set: its word, the possible readings, the rulings in force, and the
/// superseded ones still in print.
fn holding_json((key, word): (&str, &str), id: QuestionId, holding: &Holding<'_>) -> Value {
    let data = question_data(id);
    let readings: Vec<&str> = holding.readings().iter().map(|r| data.reading(*r)).collect();
    let ids = |rulings: &[CitedRuling<'_>]| -> Vec<String> { rulings.iter().map(|r| r.id().to_owned()).collect() };
    json!({
        key: word,
        "holds": holding.word(id),
        "readings": readings,
        "rulings": ids(holding.rulings()),
        "beside": ids(holding.side_rulings()),
    })
}

/// Adds the table of the holdings on a question, with one row for neighbouring rule sets that agree.
fn add_holdings(page: &mut LawPage, id: QuestionId, scope: RuleSetScope<'_>, voice: Voice<'_>) {
    let holdings = scope.sets.iter().map(|set| {
        let law = Law::new(set);
        let holding = law.holding(id);
        (set, holding_words(id, holding, voice), ruling_ids(holding, voice))
    });
    // Most questions are newer than the early rule sets, which are therefore left out where rulings exist but none applies.
    let lists_all = !scope.is_full || question_data(id).rulings.is_empty();
    let is_listed = |set: &RuleSet, rulings: &str| lists_all || !is_early(set) || !rulings.is_empty();
    let holdings: Vec<_> = holdings.filter(|(set, _, rulings)| is_listed(set, rulings)).collect();
    let rows = holdings
        .chunk_by(|a, b| b.0.follows(a.0) && (&a.1, &a.2) == (&b.1, &b.2))
        .filter_map(|run| {
            let (_, holding, rulings) = run.first()?;
            let sets: Vec<&RuleSet> = run.iter().map(|(set, ..)| *set).collect();
            Some(vec![id_list(&sets, voice), holding.clone(), rulings.clone()])
        })
        .collect();
    let header = [say!(law_page::HeadRuleSet), say!(law_page::HeadAnswer), say!(law_page::HeadRulings)];
    page.table(&header.map(|head| voice.say(&head)), rows);
}

/// Returns a list of rule sets, with runs of eras as ranges.
pub(super) fn id_list(sets: &[&RuleSet], voice: Voice<'_>) -> String {
    rule_set_names::list(sets, voice).join(", ")
}

/// Returns the ids of the rulings of a holding, one per line.
fn ruling_ids(holding: &Holding<'_>, voice: Voice<'_>) -> String {
    let mut ids: Vec<String> = holding.rulings().iter().map(|r| r.id().to_owned()).collect();
    let in_print = |r: &CitedRuling<'_>| voice.say(&say!(law_page::StillInPrint { ruling: r.id().to_owned() }));
    ids.extend(holding.side_rulings().iter().map(in_print));
    ids.join("\n")
}

fn add_ruling(page: &mut LawPage, id: QuestionId, ruling: &'static Ruling, voice: Voice<'_>) {
    page.item(
        "-",
        voice.say(&say!(law_page::RulingFrom {
            date: ruling.from.to_string(),
            reading: reading_word(question_data(id), ruling, voice),
            overlay: overlay(ruling),
            ruling: ruling.id().to_owned(),
        })),
    );
    let (cited, language) = (CitedRuling::Book(ruling), voice.language());
    page.aside(voice.say(&authority_phrase(&cited, language)));
    let says = if language == Language::ENGLISH { ruling.says().to_owned() } else { paraphrase(ruling, voice) };
    page.cite(ruling.source(), &ruling.place_in_full(language), ruling.address()).aside(says);
    if !ruling.supersedes().is_empty() {
        let (rulings, printed) = (ruling.supersedes().join(", "), ruling.still_printed);
        page.aside(voice.say(&say!(law_page::Supersedes { rulings, printed })));
    }
}

/// Returns the word of the reading that a ruling gives, or that it leaves the question open.
pub(super) fn reading_word(data: &QuestionData, ruling: &Ruling, voice: Voice<'_>) -> String {
    let open = || voice.say(&say!(law_page::LeftOpen));
    ruling.reading.map_or_else(open, |reading| data.reading(reading).to_owned())
}

/// Returns the overlay of a ruling; `None` for one of the eras themselves.
pub(super) fn overlay(ruling: &Ruling) -> Option<String> {
    non_empty(ruling.overlay()).map(ToOwned::to_owned)
}

fn add_house_rules_on(page: &mut LawPage, id: QuestionId, set: &RuleSet) {
    let rules = set.house().into_iter().flat_map(|house| &house.rules);
    for rule in rules.filter(|rule| rule.question == id) {
        let reading = question_data(id).reading(rule.reading);
        page.item("-", format!("{}: {reading} [{}]", set.id(), rule.id));
        page.aside(format!("{}, {}", rule.file, rule.place)).aside(rule.because.as_str());
    }
}

pub(super) fn explain_ruling(id: QuestionId, ruling: &'static Ruling, sets: &[RuleSet], voice: Voice<'_>) -> Listing {
    let (data, language) = (question_data(id), voice.language());
    let asks = data.words(language).asks;
    let mut page = LawPage::new();
    let head = say!(law_page::RulingOn { ruling: ruling.id().to_owned(), question: data.id.to_owned() });
    page.head(voice.say(&head)).text(asks).blank();
    add_ruling(&mut page, id, ruling, voice);
    let mut following = Vec::new();
    let mut still_printing = Vec::new();
    for set in sets {
        let law = Law::new(set);
        let holding = law.holding(id);
        if holding.rulings().iter().any(|r| r.id() == ruling.id()) {
            following.push(set);
        }
        if holding.side_rulings().iter().any(|r| r.id() == ruling.id()) {
            still_printing.push(set);
        }
    }
    page.blank();
    page.text(voice.say(&if following.is_empty() {
        let none_of: Arg = match sets {
            [only] => only.id().to_owned().into(),
            _ if sets.len() < RuleSet::eras_and_presets().len() => "some".into(),
            _ => "all".into(),
        };
        say!(law_page::NotInForce { sets: none_of })
    } else {
        say!(law_page::InForce { sets: id_list(&following, voice) })
    }));
    if !still_printing.is_empty() {
        let sets = id_list(&still_printing, voice);
        page.text(voice.say(&say!(law_page::SupersededInPrint { sets })));
    }
    let unmoved = ruling.unmoved_in(language);
    if !unmoved.is_empty() {
        page.text(voice.say(&say!(law_page::Unmoved { because: unmoved.to_owned() })));
    }
    let superseding: Vec<&str> = data.rulings.iter().filter(|r| r.overtakes(ruling)).map(Ruling::id).collect();
    if !superseding.is_empty() {
        page.text(voice.say(&say!(law_page::SupersededBy { rulings: superseding.join(", ") })));
    }
    page.sources(&[ruling.source()], voice);
    let source = find_source(ruling.source());
    if let Some(source) = source {
        page.aside(source.words(language).about);
    }
    let ids = |sets: &[&RuleSet]| -> Vec<String> { sets.iter().map(|set| set.id().to_owned()).collect() };
    let data = json!({
        "kind": "ruling",
        "id": ruling.id(),
        "asks": asks,
        "ruling": ruling_json(data, ruling, voice.language()),
        "source": source.map(|source| source_json(source, language)),
        "in_force": ids(&following),
        "beside": ids(&still_printing),
        "still_printed": ruling.still_printed,
        "superseded_by": superseding,
        "unmoved": non_empty(unmoved),
    });
    Listing::new(page, data)
}

pub(super) fn explain_source(source: &'static Source, voice: Voice<'_>) -> Listing {
    let (mut page, mut all, language) = (LawPage::new(), Vec::new(), voice.language());
    let words = source.words(language);
    let facts = say!(law_page::SourceFacts {
        publisher: source.publisher.to_owned(),
        edition: words.edition.to_owned(),
        language: words.language.to_owned(),
        date: words.date.to_owned(),
        read: words.read.to_owned(),
    });
    page.head(format!("{} — {}", source.id, source.title))
        .text(voice.say(&facts))
        .addresses(source, voice)
        .text(words.about);
    if source_places(source.id).is_some() {
        page.blank().text(voice.say(&say!(law_page::SourcePlaces { id: source.id.to_owned() })));
    }
    page.blank().head(voice.say(&say!(law_page::SourceRulings)));
    for data in questions() {
        for ruling in data.rulings.iter().filter(|r| r.source() == source.id) {
            let line = say!(law_page::RulingOfQuestion {
                question: data.id.to_owned(),
                reading: reading_word(data, ruling, voice),
                date: ruling.from.to_string(),
                rank: rank_phrase(ruling.authority),
                ruling: ruling.id().to_owned(),
            });
            page.item("-", voice.say(&line));
            // In English the place is in the words of the source.
            let is_english = language == Language::ENGLISH;
            page.aside(if is_english { ruling.place().to_owned() } else { ruling.place_in_full(language) });
            all.push(ruling_json(data, ruling, language));
        }
    }
    let data = json!({
        "kind": "source", "id": source.id, "source": source_json(source, language), "rulings": all
    });
    Listing::new(page, data)
}

pub(super) fn add_house_rules(page: &mut LawPage, house: &House, voice: Voice<'_>) {
    for rule in &house.rules {
        let data = question_data(rule.question);
        let asks = data.words(voice.language()).asks;
        page.item("-", format!("{}: {}", data.id, data.reading(rule.reading))).aside(asks);
        let place = format!("{}, {}", rule.file, rule.place);
        page.aside(voice.say(&say!(law_page::HouseRulePlace { place, because: rule.because.clone() })));
    }
}

pub(super) fn explain_rule_set(set: &RuleSet, voice: Voice<'_>) -> Listing {
    let language = voice.language();
    let mut page = LawPage::new();
    page.head(format!("{} — {}", set.id(), set.title(language)));
    let (about, cites) = set.words(language).map(|words| (words.about, words.cites)).unzip();
    let cites = cites.unwrap_or_default();
    if let Some(about) = about {
        page.text(about);
    }
    for (id, place) in &cites {
        page.cite(id, place, find_source(id).and_then(Source::address));
    }
    if let Some(house) = set.house() {
        add_house_rules(page.blank().head(voice.say(&say!(law_page::HouseRules))), house, voice);
    }
    let as_of = say!(law_page::RulesAsOf { date: set.date().to_the_day().to_string() });
    page.blank().text(voice.say(&as_of)).blank();
    let law = Law::new(set);
    let is_earlier = is_early(set);
    let is_silent = |q: &QuestionId| {
        let holding = law.holding(*q);
        !matches!(holding, Holding::Settled { .. }) && holding.rulings().is_empty()
    };
    let rows = QuestionId::ALL
        .iter()
        .filter(|q| !is_earlier || !is_silent(q))
        .map(|q| vec![q.word().to_owned(), holding_words(*q, law.holding(*q), voice)])
        .collect();
    let header = [say!(law_page::HeadQuestion), say!(law_page::HeadAnswer)];
    page.table(&header.map(|head| voice.say(&head)), rows);
    let mut documents: Vec<&str> = cites.iter().map(|(source, _)| *source).collect();
    if is_earlier {
        page.text(voice.say(&say!(law_page::RulesBeforeHalves)));
    } else {
        add_own_risk_warning(&mut page, voice);
        documents.extend(own_risk_sources());
    }
    page.sources(&documents, voice);
    let questions: Vec<Value> =
        QuestionId::ALL.iter().map(|id| holding_json(("question", id.word()), *id, law.holding(*id))).collect();
    let data = json!({
        "kind": "rule-set",
        "id": set.id(),
        "rule_set": rule_set_json(set, language),
        "about": about,
        "cites": places_json(&cites),
        "questions": questions,
        "at_own_risk": own_risk_json(voice.language()),
    });
    Listing::new(page, data)
}
