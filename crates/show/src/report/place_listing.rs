//! The listing of the places of a source, each with the rulings and rule sets that cite it or the reason why none does.

use carcassonne_law::{CitingItem, Source, SourcePlace, question_data};
use serde_json::{Value, json};

use super::format::Listing;
use super::json::non_empty;
use super::law_page::LawPage;

/// Returns the listing of the places of a source, in the order of the document, or of the uncited ones only.
pub fn place_list(source: &Source, places: &[SourcePlace], only_uncited: bool) -> Listing {
    let cited = places.iter().filter(|p| !p.cited_by().is_empty()).count();
    let headings = places.iter().filter(|p| p.is_heading_only()).count();
    let uncited = places.len() - cited - headings;
    let mut page = LawPage::new();
    page.head(format!("{} — {}", source.id, source.title)).addresses(source).blank().text(format!(
        "{} passages in the order of the document: {cited} are cited, {headings} are only headings, and {uncited} are \
         not cited, with the reason. Each is listed under its heading or our own label, with its kind, and in brackets \
         the id that rulings use.",
        places.len()
    ));
    let listed: Vec<&SourcePlace> =
        places.iter().filter(|p| !only_uncited || (p.cited_by().is_empty() && !p.is_heading_only())).collect();
    // The id of the last heading on the page.
    let mut last_heading = "";
    for (number, place) in listed.iter().enumerate() {
        if place.kind() == "heading" {
            page.blank().head(title(place));
            last_heading = place.id();
        } else {
            let heading = heading_over(places, place).filter(|heading| heading.id() != last_heading);
            if let Some(heading) = heading {
                let repeated = if only_uncited { title(heading) } else { format!("{} (continued)", heading.name()) };
                page.blank().head(repeated);
                last_heading = heading.id();
            } else if number == 0 {
                page.blank();
            }
            page.item("-", title(place));
        }
        for citing in citing_items(place) {
            page.aside(citing_line(citing));
        }
        if !place.scenarios().is_empty() {
            page.aside(format!("reconstructed in {}", scenario_files(place).join(", ")));
        }
        if let Some(reason) = place.uncited_reason().filter(|_| !place.is_heading_only()) {
            let separator = if reason.starts_with("no rule") { ',' } else { ':' };
            page.aside(format!("not cited{separator} {reason}"));
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
fn title(place: &SourcePlace) -> String {
    let mut names = place.name().split(|c: char| !c.is_alphabetic());
    let kind = match (place.is_heading_only(), place.heads) {
        (true, 1) => Some(format!("{} of 1 place", place.kind())),
        (true, heads) => Some(format!("{} of {heads} places", place.kind())),
        (false, _) => names.all(|word| word != place.kind()).then(|| place.kind().to_owned()),
    };
    let icon = non_empty(place.icon()).map(|icon| format!("marked {icon}"));
    let date = non_empty(place.dated()).map(|dated| format!("dated {dated}"));
    let english = non_empty(place.english()).map(|english| {
        let translated = if place.translated { ", our translation" } else { "" };
        format!("in English{translated}: {english}")
    });
    let remarks: Vec<String> = [english, kind, icon, date].into_iter().flatten().collect();
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
fn citing_line(citing: CitingItem) -> String {
    match citing {
        CitingItem::Ruling(question, ruling) => {
            let data = question_data(question);
            format!("{}: {} [{}]", data.title, data.reading_or_open(ruling.reading), ruling.id())
        }
        CitingItem::RuleSet(id, title) => format!("rule set: {title} [{id}]"),
        CitingItem::OwnRisk => "the warning that other expansions are at one's own risk".to_owned(),
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
