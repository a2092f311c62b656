//! The places of a source, each with what cites it or why nothing does.

use serde_json::{Value, json};

use super::format::Listing;
use super::json::listed::named;
use super::law::LawPage;
use crate::rulebook::{CitingItem, QuestionId, Ruling, Source, SourcePlace, question_data};

/// The places of a source in the order of the document; those that nothing cites alone, if that is asked.
pub fn place_list(source: &Source, places: &[SourcePlace], only_uncited: bool) -> Listing {
    let cited = places.iter().filter(|p| !p.cited_by().is_empty()).count();
    let heading = places.iter().filter(|p| p.is_heading_only()).count();
    let excused = places.len() - cited - heading;
    let mut page = LawPage::new();
    page.head(format!("{} — {}", source.id, source.title)).found(source).blank().text(format!(
        "{} passages in the order of the document: {cited} are cited, {heading} are only headings, and {excused} are \
         not cited, with the reason. Each is listed under its heading or our own label, with its kind, and in brackets \
         the id that rulings use.",
        places.len()
    ));
    let shown: Vec<&SourcePlace> =
        places.iter().filter(|p| !only_uncited || (p.cited_by().is_empty() && !p.is_heading_only())).collect();
    // Under which heading the last one stood that was told.
    let mut under = "";
    for (number, place) in shown.iter().enumerate() {
        if place.kind() == "heading" {
            page.blank().head(titled(place));
            under = place.id();
        } else {
            let over = heading_over(places, place).filter(|over| over.id() != under);
            if let Some(over) = over {
                let again = if only_uncited { titled(over) } else { format!("{} (continued)", over.name()) };
                page.blank().head(again);
                under = over.id();
            } else if number == 0 {
                page.blank();
            }
            page.item("-", titled(place));
        }
        for citing in citing(place) {
            page.aside(in_short(citing));
        }
        if !place.scenarios().is_empty() {
            page.aside(format!("reconstructed in {}", files(place).join(", ")));
        }
        if let Some(why) = place.uncited_reason().filter(|_| !place.is_heading_only()) {
            let so = if why.starts_with("no rule") { ',' } else { ':' };
            page.aside(format!("not cited{so} {why}"));
        }
    }
    let all: Vec<Value> = shown
        .iter()
        .map(|p| {
            json!({ "id": p.id(), "kind": p.kind(), "under": named(p.under()), "name": p.name(), "english": named(p.english()),
                    "translated": p.translated, "dated": named(p.dated()),
                    "icon": named(p.icon()), "cited_by": citing(p).map(as_data).collect::<Vec<_>>(),
                    "uncited": p.uncited_reason(), "scenarios": files(p) })
        })
        .collect();
    Listing::new(
        page,
        json!({ "source": source.id, "title": source.title, "addresses": source.addresses,
                "count": { "places": places.len(), "cited": cited, "only_heading": heading, "uncited": excused },
                "places": all }),
    )
}

/// A place by name, with its id; between them its kind where the name does not say it, its mark and its date.
fn titled(place: &SourcePlace) -> String {
    let mut names = place.name().split(|c: char| !c.is_alphabetic());
    let kind = match (place.is_heading_only(), place.heads) {
        (true, 1) => Some(format!("{} of 1 place", place.kind())),
        (true, heads) => Some(format!("{} of {heads} places", place.kind())),
        (false, _) => names.all(|word| word != place.kind()).then(|| place.kind().to_owned()),
    };
    let icon = named(place.icon()).map(|icon| format!("marked {icon}"));
    let dated = named(place.dated()).map(|dated| format!("dated {dated}"));
    let english = named(place.english()).map(|english| {
        let ours = if place.translated { ", our translation" } else { "" };
        format!("in English{ours}: {english}")
    });
    let words: Vec<String> = [english, kind, icon, dated].into_iter().flatten().collect();
    if words.is_empty() {
        format!("{} [{}]", place.name(), place.id())
    } else {
        format!("{} ({}) [{}]", place.name(), words.join(", "), place.id())
    }
}

/// The files of the scenarios that reconstruct a place.
fn files(place: &SourcePlace) -> Vec<String> {
    place.scenarios().iter().map(|name| format!("scenarios/{name}.yaml")).collect()
}

/// The heading under which a place stands; `None` at the top.
fn heading_over<'p>(places: &'p [SourcePlace], place: &SourcePlace) -> Option<&'p SourcePlace> {
    let mut over = places.iter().find(|p| p.id() == place.under())?;
    while over.kind() != "heading" {
        over = places.iter().find(|p| p.id() == over.under())?;
    }
    Some(over)
}

/// What cites a place.
fn citing(place: &SourcePlace) -> impl Iterator<Item = CitingItem> {
    place.cited_by().into_iter().filter_map(CitingItem::from_id)
}

/// The reading that a ruling gives, as the data has it; `open` if none.
fn reading(question: QuestionId, ruling: &Ruling) -> &'static str {
    question_data(question).reading_or_open(ruling.reading)
}

/// What cites a place and says of it, in a line: `a pair of halves in a road or city: per-tile [...]`.
fn in_short(citing: CitingItem) -> String {
    match citing {
        CitingItem::Ruling(question, ruling) => {
            let title = question_data(question).title;
            format!("{title}: {} [{}]", reading(question, ruling), ruling.id())
        }
        CitingItem::RuleSet(id, title) => format!("rule set: {title} [{id}]"),
        CitingItem::OwnRisk => "the warning that other expansions are at one's own risk".to_owned(),
    }
}

fn as_data(citing: CitingItem) -> Value {
    match citing {
        CitingItem::Ruling(question, ruling) => {
            json!({ "ruling": ruling.id(), "question": question.word(), "reading": reading(question, ruling) })
        }
        CitingItem::RuleSet(id, _) => json!({ "rule_set": id }),
        CitingItem::OwnRisk => json!({ "warning": "own-risk" }),
    }
}
