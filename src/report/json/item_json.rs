//! The pages of `oracle explain` as JSON.

use serde_json::{Value, json};

use super::list_items::{non_empty, rule_set_json, ruling_json, source_json};
use crate::mechanics::{Form, MECHANICS, Mechanic, forms};
use crate::report::known_items::{Column, KnownItem, RuleSetScope};
use crate::rulebook::{
    CitedRuling, Holding, Law, QuestionId, RuleSet, Ruling, Source, eras, find_source, own_risk_warning, presets,
    question_data, questions, sources,
};
use crate::text::Code;

/// Returns the page of an item.
pub(in crate::report) fn item_json(item: &KnownItem, scope: RuleSetScope<'_>) -> Value {
    match item {
        KnownItem::Question(question) => question_page(*question, scope),
        KnownItem::Ruling(question, ruling) => ruling_page(*question, ruling, scope.sets),
        KnownItem::Source(source) => source_page(source),
        KnownItem::RuleSet(set) => rule_set_page(set),
        KnownItem::Column(column) => column_page(column),
        KnownItem::Mechanic(mechanic) => mechanic_page(mechanic, scope),
        KnownItem::Ask(word) => forms_page(word),
        KnownItem::Topic(topic) => topic.page_json(),
        KnownItem::Problem(code) => {
            json!({ "kind": "problem", "id": code.word(), "meaning": code.meaning() })
        }
        KnownItem::Problems => codes_page(),
        KnownItem::Mechanics => mechanics_page(),
    }
}

fn question_page(id: QuestionId, scope: RuleSetScope<'_>) -> Value {
    let data = question_data(id);
    let readings: Vec<Value> =
        data.readings.iter().map(|(word, means)| json!({ "id": word, "means": means })).collect();
    let mechanics: Vec<&str> = MECHANICS.iter().filter(|m| m.questions.contains(&id)).map(|m| m.name()).collect();
    let since = data.since.as_ref().map(|since| json!({ "date": since.date.to_string(), "because": since.because }));
    json!({
        "kind": "question",
        "id": data.id,
        "title": data.title,
        "asks": data.asks,
        "readings": readings,
        "precision": non_empty(data.precision),
        "since": since,
        "asked_by": mechanics,
        "waiting_for": non_empty(data.waiting_for),
        "rule_sets": holdings(id, scope.sets),
        "rulings": rulings_in_scope(id, scope),
        "at_own_risk": own_risk(),
    })
}

fn ruling_page(id: QuestionId, ruling: &'static Ruling, sets: &[RuleSet]) -> Value {
    let data = question_data(id);
    let matching_sets = |matches: fn(&Holding<'_>, &str) -> bool| -> Vec<&str> {
        sets.iter().filter(|set| matches(Law::new(set).holding(id), ruling.id())).map(RuleSet::id).collect()
    };
    let cites = |holding: &Holding<'_>, id: &str| holding.rulings().iter().any(|r| r.id() == id);
    let prints = |holding: &Holding<'_>, id: &str| holding.side_rulings().iter().any(|r| r.id() == id);
    let superseding = data.rulings.iter().filter(|r| r.overtakes(ruling));
    json!({
        "kind": "ruling",
        "id": ruling.id(),
        "asks": data.asks,
        "ruling": ruling_json(data, ruling),
        "source": find_source(ruling.source()).map(source_json),
        "in_force": matching_sets(cites),
        "beside": matching_sets(prints),
        "still_printed": ruling.still_printed,
        "superseded_by": superseding.map(Ruling::id).collect::<Vec<_>>(),
        "unmoved": non_empty(ruling.unmoved()),
    })
}

fn source_page(source: &'static Source) -> Value {
    let rulings = questions().iter().flat_map(|data| {
        let cited = data.rulings.iter().filter(|ruling| ruling.source() == source.id);
        cited.map(move |ruling| ruling_json(data, ruling))
    });
    json!({
        "kind": "source",
        "id": source.id,
        "source": source_json(source),
        "rulings": rulings.collect::<Vec<_>>(),
    })
}

fn rule_set_page(set: &RuleSet) -> Value {
    let era = eras().iter().find(|e| e.id == set.id()).map(|e| (e.about, e.cites));
    let preset = presets().iter().find(|p| p.id == set.id()).map(|p| (p.about, p.cites));
    let (about, cites) = era.or(preset).unzip();
    let law = Law::new(set);
    let questions: Vec<Value> =
        QuestionId::ALL.iter().map(|id| holding_json(("question", id.word()), *id, law.holding(*id))).collect();
    json!({
        "kind": "rule-set",
        "id": set.id(),
        "rule_set": rule_set_json(set),
        "about": about,
        "cites": places(cites.unwrap_or_default()),
        "questions": questions,
        "at_own_risk": own_risk(),
    })
}

fn column_page(column: &Column) -> Value {
    json!({
        "kind": "column",
        "id": column.head,
        "about": column.about,
        "rule_sets": column.sets.iter().map(rule_set_json).collect::<Vec<_>>(),
    })
}

fn mechanic_page(mechanic: &Mechanic, scope: RuleSetScope<'_>) -> Value {
    let card = &mechanic.card;
    let question = |id: &QuestionId| {
        let data = question_data(*id);
        json!({ "id": data.id, "asks": data.asks, "rule_sets": holdings(*id, scope.sets),
                "rulings": rulings_in_scope(*id, scope) })
    };
    let is_cited = |source: &&Source| {
        let rulings = mechanic.questions.iter().flat_map(|id| question_data(*id).rulings);
        rulings.into_iter().any(|ruling| ruling.source() == source.id)
    };
    json!({
        "kind": "mechanic",
        "id": card.name,
        "about": card.about,
        "halves": non_empty(card.halves),
        "source": non_empty(card.source),
        "unverified": non_empty(card.unverified),
        "forms": mechanic.forms().map(form_json).collect::<Vec<_>>(),
        "questions": mechanic.questions.iter().map(question).collect::<Vec<_>>(),
        "values_features": mechanic.needs_feature_worth(),
        "sources": sources().iter().filter(is_cited).map(source_json).collect::<Vec<_>>(),
        "at_own_risk": own_risk(),
    })
}

fn forms_page(word: &str) -> Value {
    let forms = forms().filter(|(_, form)| form.ask == word).map(|(mechanic, form)| {
        let mut form = form_json(form);
        form["mechanic"] = mechanic.name().into();
        form
    });
    json!({ "kind": "ask", "id": word, "forms": forms.collect::<Vec<_>>() })
}

fn codes_page() -> Value {
    let all = Code::ALL.iter().map(|c| json!({ "id": c.word(), "meaning": c.meaning() }));
    json!({ "kind": "problems", "id": "problems", "problems": all.collect::<Vec<_>>() })
}

fn mechanics_page() -> Value {
    let all = MECHANICS.iter().map(|mechanic| {
        let questions: Vec<&str> = mechanic.questions.iter().map(|q| q.word()).collect();
        let forms: Vec<Value> = mechanic.forms().map(form_json).collect();
        json!({ "id": mechanic.name(), "questions": questions, "forms": forms })
    });
    json!({ "kind": "mechanics", "id": "mechanics", "mechanics": all.collect::<Vec<_>>() })
}

/// Returns a form of question: an example, and the keys of the reply.
fn form_json(form: &'static Form) -> Value {
    let answers: Vec<&str> = form.reply_keys.iter().map(|key| key.word).collect();
    json!({ "ask": form.ask, "example": form.example, "answers": answers })
}

/// Returns the holding of each rule set on a question.
fn holdings(id: QuestionId, sets: &[RuleSet]) -> Vec<Value> {
    sets.iter().map(|set| holding_json(("rule_set", set.id()), id, Law::new(set).holding(id))).collect()
}

/// Returns a holding after its question or rule set: its word, the possible readings, the rulings in force, and the superseded
/// ones still in print.
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

/// Returns the rulings on a question that are in a scope.
fn rulings_in_scope(id: QuestionId, scope: RuleSetScope<'_>) -> Vec<Value> {
    let data = question_data(id);
    let rulings = data.rulings.iter().filter(|ruling| scope.includes(id, ruling));
    rulings.map(|ruling| ruling_json(data, ruling)).collect()
}

fn own_risk() -> Value {
    let (says, cites) = own_risk_warning();
    json!({ "says": says, "cites": places(cites) })
}

/// Returns places in sources.
fn places(cites: &[(&str, &str)]) -> Vec<Value> {
    cites.iter().map(|(source, place)| json!({ "source": source, "place": place })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_its_kind() {
        let sets = RuleSet::eras_and_presets();
        let scope = RuleSetScope::full(&sets);
        let kind = |id: &str| {
            let item = KnownItem::find(id, scope).ok()?;
            Some(item_json(&item, scope)["kind"].as_str()?.to_owned())
        };
        let ids = [
            "count.road-city",
            "road-city-2021-01",
            "2e",
            "community",
            "2018-05-01",
            "city",
            "place",
            "problems",
            "mechanics",
            "board::edges",
        ];
        let kinds = [
            "question",
            "ruling",
            "source",
            "rule-set",
            "rule-set",
            "mechanic",
            "ask",
            "problems",
            "mechanics",
            "problem",
        ];
        assert_eq!(ids.map(kind), kinds.map(|kind| Some(kind.to_owned())));
        assert_eq!(kind("nothing of the kind"), None);
    }
}
