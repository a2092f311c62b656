//! The pages of `oracle explain` on mechanics and their questions, with their data.

use carcassonne_base::gathering::group_in_order;
use carcassonne_law::{Law, QuestionId, Ruling, Source, question_data, sources};
use carcassonne_position::wording::{Voice, say};
use carcassonne_rules::mechanics::{Form, MECHANICS, Mechanic, forms};
use serde_json::{Value, json};

use super::author_phrases::rank_phrase;
use super::explained_law::{
    add_own_risk_warning, holdings_json, id_list, own_risk_json, own_risk_sources, reading_word,
};
use super::format::Listing;
use super::json::list_items::{non_empty, ruling_json, source_json};
use super::known_items::{RuleSetScope, holding_words};
use super::law_page::{LawPage, source_place};

pub(super) fn explain_mechanics(voice: Voice<'_>) -> Listing {
    let mut page = LawPage::new();
    page.head(voice.say(&say!(law_page::Mechanics)));
    let mut all = Vec::new();
    for mechanic in MECHANICS {
        let questions: Vec<&str> = mechanic.questions.iter().map(|q| q.word()).collect();
        let listed = (!questions.is_empty()).then(|| questions.join(", "));
        let line = say!(law_page::MechanicRules { mechanic: mechanic.name().to_owned(), questions: listed });
        page.item("-", voice.say(&line));
        for form in mechanic.forms() {
            page.aside(form.example);
        }
        let forms: Vec<Value> = mechanic.forms().map(form_json).collect();
        all.push(json!({ "id": mechanic.name(), "questions": questions, "forms": forms }));
    }
    Listing::new(page, json!({ "kind": "mechanics", "id": "mechanics", "mechanics": all }))
}

/// Returns the page on a word of question that several mechanics share.
pub(super) fn explain_forms(word: &str, voice: Voice<'_>) -> Listing {
    let (mut page, mut all) = (LawPage::new(), Vec::new());
    page.head(voice.say(&say!(law_page::AskedOfSeveral { word: word.to_owned() })))
        .text(voice.say(&say!(law_page::WhichMechanic)))
        .blank();
    for (mechanic, form) in forms().filter(|(_, form)| form.ask == word) {
        page.item("-", format!("{}: {}", mechanic.name(), form.example));
        page.aside(answered_with(form, voice));
        let mut form = form_json(form);
        form["mechanic"] = mechanic.name().into();
        all.push(form);
    }
    Listing::new(page, json!({ "kind": "ask", "id": word, "forms": all }))
}

pub(super) fn explain_mechanic(mechanic: &Mechanic, scope: RuleSetScope<'_>, voice: Voice<'_>) -> Listing {
    let mut page = LawPage::new();
    let card = mechanic.card.in_language(voice.language());
    page.head(voice.say(&say!(law_page::Mechanic { mechanic: card.name.to_owned() }))).text(card.about);
    for (text, labelled) in [
        (card.halves, say!(law_page::MechanicHalves { text: card.halves.to_owned() })),
        (card.source, say!(law_page::MechanicSource { text: card.source.to_owned() })),
        (card.unverified, say!(law_page::MechanicUnverified { text: card.unverified.to_owned() })),
    ] {
        if !text.is_empty() {
            page.blank().text(voice.say(&labelled));
        }
    }
    if mechanic.forms().next().is_some() {
        page.blank().head(voice.say(&say!(law_page::HowToAsk)));
        for form in mechanic.forms() {
            page.item("-", form.example);
            if !form.reply_keys.is_empty() {
                page.aside(answered_with(form, voice));
            }
        }
    }
    let (mut cited, mut questions) = (Vec::new(), Vec::new());
    for id in mechanic.questions {
        let rulings = add_question_in_short(&mut page, *id, scope, voice);
        cited.extend(rulings.iter().map(|ruling| ruling.source()));
        let data = question_data(*id);
        let rulings: Vec<Value> = rulings.iter().map(|ruling| ruling_json(data, ruling, voice.language())).collect();
        questions.push(json!({
            "id": data.id, "asks": data.words(voice.language()).asks, "rule_sets": holdings_json(*id, scope.sets), "rulings": rulings
        }));
    }
    if mechanic.needs_feature_worth() {
        page.blank().text(voice.say(&say!(law_page::FeatureRulesToo)));
    } else if mechanic.questions.is_empty() {
        page.blank().text(voice.say(&say!(law_page::NoDisputedRules)));
    }
    add_own_risk_warning(&mut page, voice);
    cited.extend(own_risk_sources());
    page.sources(&cited, voice);
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
        "sources": sources().iter().filter(is_cited).map(|source| source_json(source, voice.language())).collect::<Vec<_>>(),
        "at_own_risk": own_risk_json(voice.language()),
    });
    Listing::new(page, data)
}

/// Adds a question with the holdings of the rule sets and a line for each ruling; returns these rulings.
fn add_question_in_short(
    page: &mut LawPage,
    id: QuestionId,
    scope: RuleSetScope<'_>,
    voice: Voice<'_>,
) -> Vec<&'static Ruling> {
    let data = question_data(id);
    page.blank().head(data.id).text(data.words(voice.language()).asks);
    let words = scope.sets.iter().map(|set| (holding_words(id, Law::new(set).holding(id), voice), set));
    for (word, sets) in group_in_order(words) {
        page.item("-", format!("{word}: {}", id_list(&sets, voice)));
    }
    let rulings: Vec<&'static Ruling> = data.rulings.iter().filter(|ruling| scope.includes(id, ruling)).collect();
    for ruling in &rulings {
        page.aside(voice.say(&say!(law_page::RulingInShort {
            date: ruling.from.to_string(),
            reading: reading_word(data, ruling, voice),
            rank: rank_phrase(ruling.authority),
            place: source_place(ruling.source(), &ruling.place_in_full(voice.language())),
        })));
    }
    rulings
}

/// Returns a form of question as data: an example, and the keys of the reply.
fn form_json(form: &'static Form) -> Value {
    json!({ "ask": form.ask, "example": form.example, "answers": reply_words(form) })
}

/// Returns the line on the keys of the reply to a form of question.
fn answered_with(form: &Form, voice: Voice<'_>) -> String {
    voice.say(&say!(law_page::AnsweredWith { keys: reply_words(form).join(", ") }))
}

/// Returns the keys of the reply to a form of question.
fn reply_words(form: &Form) -> Vec<&'static str> {
    form.reply_keys.iter().map(|key| key.word).collect()
}
