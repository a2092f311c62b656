//! What can be explained, as data: the same that its page says.

use serde_json::{Value, json};

use super::listed::{self, named};
use crate::mechanics::{Form, MECHANICS, Mechanic, forms};
use crate::report::known::{Column, Known, Under};
use crate::rulebook::{
    Holding, Law, QuestionId, RuleSet, Ruling, Source, eras, find_source, own_risk_warning, presets, question_data,
    questions, sources,
};
use crate::text::Code;

/// What an id names as data.
pub(in crate::report) fn explained(known: &Known, under: Under<'_>) -> Value {
    match known {
        Known::Question(question) => of_question(*question, under),
        Known::Ruling(question, ruling) => of_ruling(*question, ruling, under.sets),
        Known::Source(source) => of_source(source),
        Known::RuleSet(set) => of_rule_set(set),
        Known::Column(column) => of_column(column),
        Known::Mechanic(mechanic) => of_mechanic(mechanic, under),
        Known::Ask(word) => of_forms(word),
        Known::Topic(topic) => topic.data(),
        Known::Problem(code) => {
            json!({ "kind": "problem", "id": code.word(), "meaning": code.meaning() })
        }
        Known::Problems => of_codes(),
        Known::Mechanics => of_mechanics(),
    }
}

fn of_question(id: QuestionId, under: Under<'_>) -> Value {
    let data = question_data(id);
    let readings: Vec<Value> =
        data.readings.iter().map(|(word, means)| json!({ "id": word, "means": means })).collect();
    let asked_by: Vec<&str> = MECHANICS.iter().filter(|m| m.questions.contains(&id)).map(|m| m.name()).collect();
    let since = data.since.as_ref().map(|since| json!({ "date": since.date.to_string(), "because": since.because }));
    json!({
        "kind": "question",
        "id": data.id,
        "title": data.title,
        "asks": data.asks,
        "readings": readings,
        "precision": named(data.precision),
        "since": since,
        "asked_by": asked_by,
        "waiting_for": named(data.waiting_for),
        "rule_sets": held(id, under.sets),
        "rulings": rulings_under(id, under),
        "at_own_risk": own_risk(),
    })
}

fn of_ruling(id: QuestionId, of: &'static Ruling, sets: &[RuleSet]) -> Value {
    let data = question_data(id);
    let under = |holds: fn(&Holding<'_>, &str) -> bool| -> Vec<&str> {
        let so = |set: &&RuleSet| holds(Law::new(set).holding(id), of.id());
        sets.iter().filter(so).map(RuleSet::id).collect()
    };
    let cites = |holding: &Holding<'_>, id: &str| holding.rulings().iter().any(|r| r.id() == id);
    let prints = |holding: &Holding<'_>, id: &str| holding.side_rulings().iter().any(|r| r.id() == id);
    let overtaken = data.rulings.iter().filter(|r| r.overtakes(of));
    json!({
        "kind": "ruling",
        "id": of.id(),
        "asks": data.asks,
        "ruling": listed::ruling(data, of),
        "source": find_source(of.source()).map(listed::source),
        "in_force": under(cites),
        "beside": under(prints),
        "still_printed": of.still_printed,
        "superseded_by": overtaken.map(Ruling::id).collect::<Vec<_>>(),
        "unmoved": named(of.unmoved()),
    })
}

fn of_source(of: &'static Source) -> Value {
    let rulings = questions().iter().flat_map(|data| {
        let own = data.rulings.iter().filter(|ruling| ruling.source() == of.id);
        own.map(move |ruling| listed::ruling(data, ruling))
    });
    json!({
        "kind": "source",
        "id": of.id,
        "source": listed::source(of),
        "rulings": rulings.collect::<Vec<_>>(),
    })
}

fn of_rule_set(set: &RuleSet) -> Value {
    let era = eras().iter().find(|e| e.id == set.id()).map(|e| (e.about, e.cites));
    let preset = presets().iter().find(|p| p.id == set.id()).map(|p| (p.about, p.cites));
    let (about, cites) = era.or(preset).unzip();
    let law = Law::new(set);
    let questions: Vec<Value> = QuestionId::ALL
        .iter()
        .map(|id| {
            let mut holds = holding(*id, law.holding(*id));
            holds.insert(0, ("question", id.word().into()));
            holds.into_iter().collect()
        })
        .collect();
    json!({
        "kind": "rule-set",
        "id": set.id(),
        "rule_set": listed::rule_set(set),
        "about": about,
        "cites": places(cites.unwrap_or_default()),
        "questions": questions,
        "at_own_risk": own_risk(),
    })
}

fn of_column(column: &Column) -> Value {
    json!({
        "kind": "column",
        "id": column.head,
        "about": column.about,
        "rule_sets": column.sets.iter().map(listed::rule_set).collect::<Vec<_>>(),
    })
}

fn of_mechanic(mechanic: &Mechanic, under: Under<'_>) -> Value {
    let card = &mechanic.card;
    let question = |id: &QuestionId| {
        let data = question_data(*id);
        json!({ "id": data.id, "asks": data.asks, "rule_sets": held(*id, under.sets),
                "rulings": rulings_under(*id, under) })
    };
    let cited = |of: &&Source| {
        let rulings = mechanic.questions.iter().flat_map(|id| question_data(*id).rulings);
        rulings.into_iter().any(|ruling| ruling.source() == of.id)
    };
    json!({
        "kind": "mechanic",
        "id": card.name,
        "about": card.about,
        "halves": named(card.halves),
        "source": named(card.source),
        "unverified": named(card.unverified),
        "forms": mechanic.forms().map(form).collect::<Vec<_>>(),
        "questions": mechanic.questions.iter().map(question).collect::<Vec<_>>(),
        "values_features": mechanic.needs_feature_worth(),
        "sources": sources().iter().filter(cited).map(listed::source).collect::<Vec<_>>(),
        "at_own_risk": own_risk(),
    })
}

fn of_forms(word: &str) -> Value {
    let of = |(mechanic, of): (&Mechanic, &'static Form)| {
        let mut form = form(of);
        form["mechanic"] = mechanic.name().into();
        form
    };
    let asked = forms().filter(|(_, form)| form.ask == word).map(|(mechanic, form)| of((mechanic, form)));
    json!({ "kind": "ask", "id": word, "forms": asked.collect::<Vec<_>>() })
}

fn of_codes() -> Value {
    let all = Code::ALL.iter().map(|c| json!({ "id": c.word(), "meaning": c.meaning() }));
    json!({ "kind": "problems", "id": "problems", "problems": all.collect::<Vec<_>>() })
}

fn of_mechanics() -> Value {
    let all = MECHANICS.iter().map(|mechanic| {
        let questions: Vec<&str> = mechanic.questions.iter().map(|q| q.word()).collect();
        json!({ "id": mechanic.name(), "questions": questions, "forms": mechanic.forms().map(form).collect::<Vec<_>>() })
    });
    json!({ "kind": "mechanics", "id": "mechanics", "mechanics": all.collect::<Vec<_>>() })
}

/// A form of question: how it is asked, and the keys with which it is answered.
fn form(form: &'static Form) -> Value {
    let answers: Vec<&str> = form.reply_keys.iter().map(|key| key.word).collect();
    json!({ "ask": form.ask, "example": form.example, "answers": answers })
}

/// What rule sets hold on a question.
fn held(id: QuestionId, sets: &[RuleSet]) -> Vec<Value> {
    let of = |set: &RuleSet| {
        let law = Law::new(set);
        let mut holds = holding(id, law.holding(id));
        holds.insert(0, ("rule_set", set.id().into()));
        holds.into_iter().collect()
    };
    sets.iter().map(of).collect()
}

/// What is held on a question: in a word, the readings that are possible, the rulings that say so, and what is
/// still printed beside them.
fn holding(id: QuestionId, holding: &Holding<'_>) -> Vec<(&'static str, Value)> {
    let data = question_data(id);
    let readings: Vec<&str> = holding.readings().iter().map(|r| data.reading(*r)).collect();
    let ids = |rulings: &[crate::rulebook::CitedRuling<'_>]| -> Value {
        rulings.iter().map(|r| Value::from(r.id())).collect()
    };
    vec![
        ("holds", holding.word(id).into()),
        ("readings", readings.into()),
        ("rulings", ids(holding.rulings())),
        ("beside", ids(holding.side_rulings())),
    ]
}

/// The rulings on a question by which any of some rule sets goes.
fn rulings_under(id: QuestionId, under: Under<'_>) -> Vec<Value> {
    let data = question_data(id);
    let told = data.rulings.iter().filter(|ruling| under.goes_by(id, ruling));
    told.map(|ruling| listed::ruling(data, ruling)).collect()
}

fn own_risk() -> Value {
    let (says, cites) = own_risk_warning();
    json!({ "says": says, "cites": places(cites) })
}

/// Places in sources.
fn places(cites: &[(&str, &str)]) -> Vec<Value> {
    cites.iter().map(|(source, place)| json!({ "source": source, "place": place })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_explained_is_data_of_its_kind() {
        let sets = RuleSet::eras_and_presets();
        let under = Under::all(&sets);
        let kind = |id: &str| {
            let known = Known::of(id, under).ok()?;
            Some(explained(&known, under)["kind"].as_str()?.to_owned())
        };
        let found = [
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
        assert_eq!(found.map(kind), kinds.map(|kind| Some(kind.to_owned())));
        assert_eq!(kind("nothing of the kind"), None);
    }
}
