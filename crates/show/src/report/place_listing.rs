//! The listing of the places of a source, each with the rulings and rule sets that cite it or the reason why none does.

use carcassonne_law::{CitingItem, RuleSet, Source, SourcePlace, question_data};
use carcassonne_position::wording::{Voice, say};
use carcassonne_text::Language;
use serde_json::{Value, json};

use super::explained_law::reading_word;
use super::format::Listing;
use super::json::non_empty;
use super::law_page::LawPage;

/// Returns the listing of the places of a source, in the order of the document, or of the uncited ones only, in `language`; our
/// own names of places are in English.
pub fn place_list(source: &Source, places: &[SourcePlace], only_uncited: bool, language: Language) -> Listing {
    let voice = Voice::in_language(language);
    let cited = places.iter().filter(|p| !p.cited_by().is_empty()).count();
    let headings = places.iter().filter(|p| p.is_heading_only()).count();
    let uncited = places.len() - cited - headings;
    let mut page = LawPage::new();
    page.head(format!("{} — {}", source.id, source.title)).addresses(source, voice).blank();
    page.text(voice.say(&say!(law_page::Places { places: places.len(), cited, headings, uncited })));
    let listed: Vec<&SourcePlace> =
        places.iter().filter(|p| !only_uncited || (p.cited_by().is_empty() && !p.is_heading_only())).collect();
    // The id of the last heading on the page.
    let mut last_heading = "";
    for (number, place) in listed.iter().enumerate() {
        if place.kind() == "heading" {
            page.blank().head(title(place, voice));
            last_heading = place.id();
        } else {
            let heading = heading_over(places, place).filter(|heading| heading.id() != last_heading);
            if let Some(heading) = heading {
                let name = heading.name().to_owned();
                let continued = || voice.say(&say!(law_page::PlaceContinued { name }));
                page.blank().head(if only_uncited { title(heading, voice) } else { continued() });
                last_heading = heading.id();
            } else if number == 0 {
                page.blank();
            }
            page.item("-", title(place, voice));
        }
        for citing in citing_items(place) {
            page.aside(citing_line(citing, voice));
        }
        if !place.scenarios().is_empty() {
            page.aside(voice.say(&say!(law_page::PlaceScenarios { files: scenario_files(place).join(", ") })));
        }
        if let Some(reason) = place.uncited_reason().filter(|_| !place.is_heading_only()) {
            let rule = !reason.starts_with("no rule");
            let because =
                if language == Language::ENGLISH { reason } else { voice.say(&say!(law::InEnglish { says: reason })) };
            page.aside(voice.say(&say!(law_page::NotCited { rule, because })));
        }
    }
    let all: Vec<Value> = listed
        .iter()
        .map(|p| {
            json!({ "id": p.id(), "kind": p.kind(), "under": non_empty(p.under()), "name": p.name(),
                    "english": non_empty(p.english()), "translated": p.translated, "dated": non_empty(p.dated()),
                    "icon": non_empty(p.icon()), "cited_by": citing_items(p).map(citing_json).collect::<Vec<_>>(),
                    "uncited": p.uncited_reason(), "scenarios": scenario_files(p) })
        })
        .collect();
    Listing::new(
        page,
        json!({ "source": source.id, "title": source.title, "addresses": source.addresses,
                "count": { "places": places.len(), "cited": cited, "only_heading": headings, "uncited": uncited },
                "places": all }),
    )
}

/// Returns a line with the name of a place, its kind unless the name has it, its mark, its date and its id.
fn title(place: &SourcePlace, voice: Voice<'_>) -> String {
    let mut names = place.name().split(|c: char| !c.is_alphabetic());
    let kind = say!(law_page::PlaceKind { kind: place.kind() });
    let kind = if place.is_heading_only() {
        Some(say!(law_page::PlaceHeads { kind, places: place.heads }))
    } else {
        names.all(|word| word != place.kind()).then_some(kind)
    };
    let icon = non_empty(place.icon()).map(|icon| say!(law_page::PlaceIcon { icon: icon }));
    let date = non_empty(place.dated()).map(|date| say!(law_page::PlaceDated { date: date.to_owned() }));
    let english = non_empty(place.english())
        .map(|name| say!(law_page::PlaceInEnglish { translated: place.translated, name: name.to_owned() }));
    let remarks = [english, kind, icon, date].into_iter().flatten();
    let remarks: Vec<String> = remarks.map(|remark| voice.say(&remark)).collect();
    if remarks.is_empty() {
        format!("{} [{}]", place.name(), place.id())
    } else {
        format!("{} ({}) [{}]", place.name(), remarks.join(", "), place.id())
    }
}

/// Returns the files of the scenarios that reconstruct a place.
fn scenario_files(place: &SourcePlace) -> Vec<String> {
    place.scenarios().iter().map(|name| format!("scenarios/{name}.yaml")).collect()
}

/// Returns the nearest heading over a place; `None` at the top of the document.
fn heading_over<'p>(places: &'p [SourcePlace], place: &SourcePlace) -> Option<&'p SourcePlace> {
    let mut parent = places.iter().find(|p| p.id() == place.under())?;
    while parent.kind() != "heading" {
        parent = places.iter().find(|p| p.id() == parent.under())?;
    }
    Some(parent)
}

/// Returns the rulings, rule sets and warnings that cite a place.
fn citing_items(place: &SourcePlace) -> impl Iterator<Item = CitingItem> {
    place.cited_by().into_iter().filter_map(CitingItem::from_id)
}

/// Returns a citing item in a line: `a pair of halves in a road or city: per-tile [...]`.
fn citing_line(citing: CitingItem, voice: Voice<'_>) -> String {
    match citing {
        CitingItem::Ruling(question, ruling) => {
            let data = question_data(question);
            let title = data.words(voice.language()).title;
            format!("{title}: {} [{}]", reading_word(data, ruling, voice), ruling.id())
        }
        CitingItem::RuleSet(id, title) => {
            let set = RuleSet::from_word(id).ok();
            let title = set.as_ref().map_or(title, |set| set.title(voice.language())).to_owned();
            voice.say(&say!(law_page::CitedInRuleSet { title, id: id.to_owned() }))
        }
        CitingItem::OwnRisk => voice.say(&say!(law_page::CitedInWarning)),
    }
}

fn citing_json(citing: CitingItem) -> Value {
    match citing {
        CitingItem::Ruling(question, ruling) => {
            let reading = question_data(question).reading_or_open(ruling.reading);
            json!({ "ruling": ruling.id(), "question": question.word(), "reading": reading })
        }
        CitingItem::RuleSet(id, _) => json!({ "rule_set": id }),
        CitingItem::OwnRisk => json!({ "warning": "own-risk" }),
    }
}
