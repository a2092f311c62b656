//! The pages of `oracle explain` on mechanics and their questions, with their data.

use carcassonne_base::gathering::group_in_order;
use carcassonne_law::{Law, QuestionId, Ruling, Source, question_data, sources};
use carcassonne_rules::mechanics::{Form, MECHANICS, Mechanic, forms};
use carcassonne_text::Language;
use serde_json::{Value, json};

use super::explained_law::{add_own_risk_warning, holdings_json, id_list, own_risk_json, own_risk_sources};
use super::format::Listing;
use super::json::list_items::{non_empty, ruling_json, source_json};
use super::known_items::{RuleSetScope, holding_words};
use super::law_page::LawPage;

pub(super) fn explain_mechanics() -> Listing {
    let mut page = LawPage::new();
    page.head("Mechanics: how to ask about them, and the disputed rules they use");
    let mut all = Vec::new();
    for mechanic in MECHANICS {
        let questions: Vec<&str> = mechanic.questions.iter().map(|q| q.word()).collect();
        let asks = if questions.is_empty() { "no disputed rules".to_owned() } else { questions.join(", ") };
        page.item("-", format!("{}: {asks}", mechanic.name()));
        for form in mechanic.forms() {
            page.aside(form.example);
        }
        let forms: Vec<Value> = mechanic.forms().map(form_json).collect();
        all.push(json!({ "id": mechanic.name(), "questions": questions, "forms": forms }));
    }
    Listing::new(page, json!({ "kind": "mechanics", "id": "mechanics", "mechanics": all }))
}

/// Returns the page on a word of question that several mechanics share.
pub(super) fn explain_forms(word: &str) -> Listing {
    let (mut page, mut all) = (LawPage::new(), Vec::new());
    page.head(format!("{word} — a question"))
        .text("A key, or `for`, says which mechanic answers. `oracle explain MECHANIC` says more about each.")
        .blank();
    for (mechanic, form) in forms().filter(|(_, form)| form.ask == word) {
        page.item("-", format!("{}: {}", mechanic.name(), form.example));
        page.aside(format!("answered with {}", reply_words(form).join(", ")));
        let mut form = form_json(form);
        form["mechanic"] = mechanic.name().into();
        all.push(form);
    }
    Listing::new(page, json!({ "kind": "ask", "id": word, "forms": all }))
}

pub(super) fn explain_mechanic(mechanic: &Mechanic, scope: RuleSetScope<'_>) -> Listing {
    let mut page = LawPage::new();
    let card = &mechanic.card;
    page.head(format!("{} — a mechanic", card.name)).text(card.about);
    for (label, text) in [("Half tiles", card.halves), ("Source", card.source), ("Not verified", card.unverified)] {
        if !text.is_empty() {
            page.blank().text(format!("{label}: {text}"));
        }
    }
    if mechanic.forms().next().is_some() {
        page.blank().head("How to ask");
        for form in mechanic.forms() {
            page.item("-", form.example);
            if !form.reply_keys.is_empty() {
                page.aside(format!("answered with {}", reply_words(form).join(", ")));
            }
        }
    }
    let (mut cited, mut questions) = (Vec::new(), Vec::new());
    for id in mechanic.questions {
        let rulings = add_question_in_short(&mut page, *id, scope);
        cited.extend(rulings.iter().map(|ruling| ruling.source()));
        let data = question_data(*id);
        let rulings: Vec<Value> = rulings.iter().map(|ruling| ruling_json(data, ruling)).collect();
        questions.push(json!({
            "id": data.id, "asks": data.asks, "rule_sets": holdings_json(*id, scope.sets), "rulings": rulings
        }));
    }
    if mechanic.needs_feature_worth() {
        page.blank().text("It also scores features, so the disputed rules on these apply too.");
    } else if mechanic.questions.is_empty() {
        page.blank().text("No disputed rules.");
    }
    add_own_risk_warning(&mut page);
    cited.extend(own_risk_sources());
    page.sources(&cited);
    let is_cited = |source: &&Source| {
        let mut rulings = mechanic.questions.iter().flat_map(|id| question_data(*id).rulings);
        rulings.any(|ruling| ruling.source() == source.id)
    };
    let data = json!({
        "kind": "mechanic",
        "id": card.name,
        "about": card.about,
        "halves": non_empty(card.halves),
        "source": non_empty(card.source),
        "unverified": non_empty(card.unverified),
        "forms": mechanic.forms().map(form_json).collect::<Vec<_>>(),
        "questions": questions,
        "values_features": mechanic.needs_feature_worth(),
        "sources": sources().iter().filter(is_cited).map(source_json).collect::<Vec<_>>(),
        "at_own_risk": own_risk_json(),
    });
    Listing::new(page, data)
}

/// Adds a question with the holdings of the rule sets and a line for each ruling; returns these rulings.
fn add_question_in_short(page: &mut LawPage, id: QuestionId, scope: RuleSetScope<'_>) -> Vec<&'static Ruling> {
    let data = question_data(id);
    page.blank().head(data.id).text(data.asks);
    let words = scope.sets.iter().map(|set| (holding_words(id, Law::new(set).holding(id)), set));
    for (word, sets) in group_in_order(words) {
        page.item("-", format!("{word}: {}", id_list(&sets)));
    }
    let rulings: Vec<&'static Ruling> = data.rulings.iter().filter(|ruling| scope.includes(id, ruling)).collect();
    for ruling in &rulings {
        page.aside(format!(
            "from {}: {} ({}; {}: {})",
            ruling.from,
            data.reading_or_open(ruling.reading),
            ruling.authority,
            ruling.source(),
            ruling.place_in_full(Language::ENGLISH)
        ));
    }
    rulings
}

/// Returns a form of question as data: an example, and the keys of the reply.
fn form_json(form: &'static Form) -> Value {
    json!({ "ask": form.ask, "example": form.example, "answers": reply_words(form) })
}

/// Returns the keys of the reply to a form of question.
fn reply_words(form: &Form) -> Vec<&'static str> {
    form.reply_keys.iter().map(|key| key.word).collect()
}
