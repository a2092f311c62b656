//! The pages of `oracle explain`, with their data: on the item that an id names.

use carcassonne_law::RuleSet;
use carcassonne_position::wording::{Voice, say};
use carcassonne_text::Language;
use serde_json::json;

use super::codes::list_codes;
use super::explained_law::{explain_question, explain_rule_set, explain_ruling, explain_source};
use super::explained_mechanics::{explain_forms, explain_mechanic, explain_mechanics};
use super::format::Listing;
use super::json::list_items::rule_set_json;
use super::known_items::{Column, KnownItem, RuleSetScope};
use super::law_page::LawPage;

/// Explains the item that an id names, in `language`; pages on problems are in English.
///
/// # Errors
///
/// Returns a suggestion: the nearest ids, or the commands that list ids.
pub fn explain(id: &str, language: Language) -> Result<Listing, String> {
    listing(id, RuleSetScope::full(&RuleSet::eras_and_presets()), language)
}

/// Explains an item with the answers and rulings of some rule sets. A house rule set among them is found by its name.
///
/// # Errors
///
/// Returns a suggestion as [`explain`] does.
pub fn explain_under(id: &str, sets: &[RuleSet], language: Language) -> Result<Listing, String> {
    listing(id, RuleSetScope::partial(sets), language)
}

fn listing(id: &str, scope: RuleSetScope<'_>, language: Language) -> Result<Listing, String> {
    let voice = Voice::in_language(language);
    Ok(match KnownItem::find(id, scope)? {
        KnownItem::Question(question) => explain_question(question, scope, voice),
        KnownItem::Ruling(question, ruling) => explain_ruling(question, ruling, scope.sets, voice),
        KnownItem::Source(source) => explain_source(source, voice),
        KnownItem::RuleSet(set) => explain_rule_set(&set, voice),
        KnownItem::Column(column) => explain_column(&column, voice),
        KnownItem::Mechanic(mechanic) => explain_mechanic(mechanic, scope, voice),
        KnownItem::Ask(word) => explain_forms(word, voice),
        KnownItem::Topic(topic) => {
            let topic = topic.in_language(language);
            Listing::new(topic.page(), topic.page_json())
        }
        KnownItem::Problem(code) => code.listing(),
        KnownItem::Problems => list_codes(),
        KnownItem::Mechanics => explain_mechanics(voice),
    })
}

fn explain_column(column: &Column, voice: Voice<'_>) -> Listing {
    let about = voice.say(&column.about);
    let mut page = LawPage::new();
    page.head(voice.say(&say!(law_page::Column { head: column.head.clone() }))).text(about.as_str());
    for set in &column.sets {
        page.item("-", format!("{}: {}", set.id(), set.title(voice.language())));
        page.aside(format!("oracle explain {}", set.id()));
    }
    let data = json!({
        "kind": "column",
        "id": column.head,
        "about": about,
        "rule_sets": column.sets.iter().map(|set| rule_set_json(set, voice.language())).collect::<Vec<_>>(),
    });
    Listing::new(page, data)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_its_kind() {
        let sets = RuleSet::eras_and_presets();
        let scope = RuleSetScope::full(&sets);
        let kind = |id: &str| Some(listing(id, scope, Language::ENGLISH).ok()?.data["kind"].as_str()?.to_owned());
        for (id, expected) in [
            ("count.road-city", "question"),
            ("road-city-2021-01", "ruling"),
            ("2e", "source"),
            ("community", "rule-set"),
            ("2018-05-01", "rule-set"),
            ("city", "mechanic"),
            ("place", "ask"),
            ("problems", "problems"),
            ("mechanics", "mechanics"),
            ("board::edges", "problem"),
        ] {
            assert_eq!(kind(id).as_deref(), Some(expected), "{id}");
        }
        assert_eq!(kind("nothing of the kind"), None);
    }
}
