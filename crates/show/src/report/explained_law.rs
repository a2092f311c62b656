//! The pages of `oracle explain` on questions, rulings, sources and rule sets, with their data.

use carcassonne_law::{
    CitedRuling, Holding, House, Law, QuestionId, RuleSet, Ruling, Source, eras, find_release, find_source,
    own_risk_warning, presets, question_data, questions, source_places,
};
use carcassonne_position::wording::{Join, Voice, say};
use carcassonne_rules::mechanics::MECHANICS;
use carcassonne_text::Language;
use serde_json::{Value, json};

use super::answer::rule_set_names;
use super::author_phrases::authority_phrase;
use super::format::Listing;
use super::json::list_items::{non_empty, rule_set_json, ruling_json, source_json};
use super::known_items::{RuleSetScope, holding_words};
use super::law_page::{LawPage, source_place};

pub(super) fn add_own_risk_warning(page: &mut LawPage) {
    let voice = Voice::in_language(Language::ENGLISH);
    let (says, cites) = own_risk_warning(Language::ENGLISH);
    let place = |(source, place): &(&str, &str)| voice.say(&source_place(source, place));
    let places: Vec<String> = cites.iter().map(place).collect();
    let warning = say!(law::Cited { says: says.to_owned(), places: voice.join(&places, Join::Semicolons) });
    page.blank().text(voice.say(&warning));
}

pub(super) fn own_risk_json() -> Value {
    let (says, cites) = own_risk_warning(Language::ENGLISH);
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

pub(super) fn explain_question(id: QuestionId, scope: RuleSetScope<'_>) -> Listing {
    let data = question_data(id);
    let mut page = LawPage::new();
    page.head(format!("{} — {}", data.id, data.title)).text(data.asks).blank();
    for (word, meaning) in data.readings {
        page.item("-", format!("{word}: {meaning}"));
    }
    if !data.precision.is_empty() {
        page.blank().text(format!("Our interpretation of the details: {}", data.precision));
    }
    if let Some(since) = &data.since {
        page.blank().text(format!("Not applicable before {}: {}", since.date, since.because));
    }
    let names: Vec<&str> = MECHANICS.iter().filter(|m| m.questions.contains(&id)).map(|m| m.name()).collect();
    if data.waiting_for.is_empty() {
        page.blank().text(format!("Used by: {}.", names.join(", ")));
    } else {
        page.blank().text(format!("No mechanic uses it yet: it is waiting for {}.", data.waiting_for));
    }
    page.blank().head("Rule set by rule set");
    add_holdings(&mut page, id, scope);
    page.blank().head(if scope.is_full { "History" } else { "What they follow" });
    let rulings: Vec<&'static Ruling> = data.rulings.iter().filter(|ruling| scope.includes(id, ruling)).collect();
    for ruling in &rulings {
        add_ruling(&mut page, id, ruling);
    }
    for set in scope.sets {
        add_house_rules_on(&mut page, id, set);
    }
    if data.rulings.is_empty() {
        page.text("There is no ruling on it.");
    } else if rulings.is_empty() {
        page.text("The sources are silent.");
    }
    add_own_risk_warning(&mut page);
    page.sources(&rulings.iter().map(|r| r.source()).chain(own_risk_sources()).collect::<Vec<_>>());
    let readings: Vec<Value> =
        data.readings.iter().map(|(word, means)| json!({ "id": word, "means": means })).collect();
    let since = data.since.as_ref().map(|since| json!({ "date": since.date.to_string(), "because": since.because }));
    let data = json!({
        "kind": "question",
        "id": data.id,
        "title": data.title,
        "asks": data.asks,
        "readings": readings,
        "precision": non_empty(data.precision),
        "since": since,
        "asked_by": names,
        "waiting_for": non_empty(data.waiting_for),
        "rule_sets": holdings_json(id, scope.sets),
        "rulings": rulings.iter().map(|ruling| ruling_json(data, ruling)).collect::<Vec<_>>(),
        "at_own_risk": own_risk_json(),
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
fn add_holdings(page: &mut LawPage, id: QuestionId, scope: RuleSetScope<'_>) {
    let holdings = scope.sets.iter().map(|set| {
        let law = Law::new(set);
        let holding = law.holding(id);
        (set, holding_words(id, holding), ruling_ids(holding))
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
            Some(vec![id_list(&sets), holding.clone(), rulings.clone()])
        })
        .collect();
    page.table(&["rule set", "answer", "rulings"], rows);
}

/// Returns a list of rule sets, with runs of eras as ranges.
pub(super) fn id_list(sets: &[&RuleSet]) -> String {
    rule_set_names::list(sets, Voice::in_language(Language::ENGLISH)).join(", ")
}

/// Returns the ids of the rulings of a holding, one per line.
fn ruling_ids(holding: &Holding<'_>) -> String {
    let mut ids: Vec<String> = holding.rulings().iter().map(|r| r.id().to_owned()).collect();
    ids.extend(holding.side_rulings().iter().map(|r| format!("still in print: {}", r.id())));
    ids.join("\n")
}

fn add_ruling(page: &mut LawPage, id: QuestionId, ruling: &'static Ruling) {
    let reading = question_data(id).reading_or_open(ruling.reading);
    let overlay =
        if ruling.overlay().is_empty() { String::new() } else { format!(" (in the overlay {})", ruling.overlay()) };
    page.item("-", format!("from {}: {reading}{overlay} [{}]", ruling.from, ruling.id()));
    let cited = CitedRuling::Book(ruling);
    page.aside(Voice::in_language(Language::ENGLISH).say(&authority_phrase(&cited, Language::ENGLISH)));
    page.cite(ruling.source(), &ruling.place_in_full(Language::ENGLISH), ruling.address()).aside(ruling.says());
    if !ruling.supersedes().is_empty() {
        let in_print = if ruling.still_printed { "; its own sentence is superseded, but still in print" } else { "" };
        page.aside(format!("Supersedes {}{in_print}.", ruling.supersedes().join(", ")));
    }
}

fn add_house_rules_on(page: &mut LawPage, id: QuestionId, set: &RuleSet) {
    let rules = set.house().into_iter().flat_map(|house| &house.rules);
    for rule in rules.filter(|rule| rule.question == id) {
        let reading = question_data(id).reading(rule.reading);
        page.item("-", format!("{}: {reading} [{}]", set.id(), rule.id));
        page.aside(format!("{}, {}", rule.file, rule.place)).aside(rule.because.as_str());
    }
}

pub(super) fn explain_ruling(id: QuestionId, ruling: &'static Ruling, sets: &[RuleSet]) -> Listing {
    let data = question_data(id);
    let mut page = LawPage::new();
    page.head(format!("{} — a ruling on {}", ruling.id(), data.id)).text(data.asks).blank();
    add_ruling(&mut page, id, ruling);
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
    if following.is_empty() {
        page.text(match sets {
            [only] => format!("It is not in force under {}.", only.id()),
            _ if sets.len() < RuleSet::eras_and_presets().len() => {
                "It is not in force under any of these rule sets.".to_owned()
            }
            _ => "It is not in force under any rule set.".to_owned(),
        });
    } else {
        page.text(format!("In force under {}.", id_list(&following)));
    }
    if !still_printing.is_empty() {
        let sets = id_list(&still_printing);
        page.text(format!("Superseded under {sets}, but still in print."));
    }
    if !ruling.unmoved().is_empty() {
        page.text(format!("Without it no verdict would change: {}.", ruling.unmoved()));
    }
    let superseding: Vec<&str> = data.rulings.iter().filter(|r| r.overtakes(ruling)).map(Ruling::id).collect();
    if !superseding.is_empty() {
        page.text(format!("Superseded by {}.", superseding.join(", ")));
    }
    page.sources(&[ruling.source()]);
    let source = find_source(ruling.source());
    if let Some(source) = source {
        page.aside(source.about);
    }
    let ids = |sets: &[&RuleSet]| -> Vec<String> { sets.iter().map(|set| set.id().to_owned()).collect() };
    let data = json!({
        "kind": "ruling",
        "id": ruling.id(),
        "asks": data.asks,
        "ruling": ruling_json(data, ruling),
        "source": source.map(source_json),
        "in_force": ids(&following),
        "beside": ids(&still_printing),
        "still_printed": ruling.still_printed,
        "superseded_by": superseding,
        "unmoved": non_empty(ruling.unmoved()),
    });
    Listing::new(page, data)
}

pub(super) fn explain_source(source: &'static Source) -> Listing {
    let (mut page, mut all) = (LawPage::new(), Vec::new());
    page.head(format!("{} — {}", source.id, source.title))
        .text(format!(
            "{}, {}; {}; {}; read: {}.",
            source.publisher, source.edition, source.language, source.date, source.read
        ))
        .addresses(source)
        .text(source.about);
    if source_places(source.id).is_some() {
        page.blank().text(format!(
            "`oracle sources {} --places` goes through it from top to bottom: which rulings cite each place of it, or \
             why none does.",
            source.id
        ));
    }
    page.blank().head("Rulings");
    for data in questions() {
        for ruling in data.rulings.iter().filter(|r| r.source() == source.id) {
            page.item(
                "-",
                format!(
                    "{}: {}, from {} ({}) [{}]",
                    data.id,
                    data.reading_or_open(ruling.reading),
                    ruling.from,
                    ruling.authority,
                    ruling.id()
                ),
            );
            page.aside(ruling.place());
            all.push(ruling_json(data, ruling));
        }
    }
    Listing::new(page, json!({ "kind": "source", "id": source.id, "source": source_json(source), "rulings": all }))
}

pub(super) fn add_house_rules(page: &mut LawPage, house: &House) {
    for rule in &house.rules {
        let data = question_data(rule.question);
        page.item("-", format!("{}: {}", data.id, data.reading(rule.reading))).aside(data.asks);
        page.aside(format!("{}, {}: {}", rule.file, rule.place, rule.because));
    }
}

pub(super) fn explain_rule_set(set: &RuleSet) -> Listing {
    let mut page = LawPage::new();
    page.head(format!("{} — {}", set.id(), set.title(Language::ENGLISH)));
    let era = eras().iter().find(|e| e.id == set.id()).map(|e| (e.about, e.cites));
    let preset = presets().iter().find(|p| p.id == set.id()).map(|p| (p.about, p.cites));
    let (about, cites) = era.or(preset).unzip();
    let cites: &[(&str, &str)] = cites.unwrap_or_default();
    if let Some(about) = about {
        page.text(about);
    }
    for (id, place) in cites {
        page.cite(id, place, find_source(id).and_then(Source::address));
    }
    if let Some(house) = set.house() {
        add_house_rules(page.blank().head("House rules"), house);
    }
    page.blank().text(format!("The rules as of {}.", set.date().to_the_day())).blank();
    let law = Law::new(set);
    let is_earlier = is_early(set);
    let is_silent = |q: &QuestionId| {
        let holding = law.holding(*q);
        !matches!(holding, Holding::Settled { .. }) && holding.rulings().is_empty()
    };
    let rows = QuestionId::ALL
        .iter()
        .filter(|q| !is_earlier || !is_silent(q))
        .map(|q| vec![q.word().to_owned(), holding_words(*q, law.holding(*q))])
        .collect();
    page.table(&["question", "answer"], rows);
    let mut documents: Vec<&str> = cites.iter().map(|(source, _)| *source).collect();
    if is_earlier {
        page.text("Half tiles came out later, and so did most of what the other questions are about.");
    } else {
        add_own_risk_warning(&mut page);
        documents.extend(own_risk_sources());
    }
    page.sources(&documents);
    let questions: Vec<Value> =
        QuestionId::ALL.iter().map(|id| holding_json(("question", id.word()), *id, law.holding(*id))).collect();
    let data = json!({
        "kind": "rule-set",
        "id": set.id(),
        "rule_set": rule_set_json(set),
        "about": about,
        "cites": places_json(cites),
        "questions": questions,
        "at_own_risk": own_risk_json(),
    });
    Listing::new(page, data)
}
