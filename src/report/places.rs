//! The places of a source, each with what cites it or why nothing does.

use serde_json::{Value, json};

use super::format::Listing;
use super::law::LawPage;
use crate::rulebook::{Source, SourcePlace};

/// The places of a source, in order.
pub fn place_list(source: &Source, places: &[SourcePlace]) -> Listing {
    let mut page = LawPage::new();
    let cited = places.iter().filter(|p| !p.cited_by.is_empty()).count();
    page.head(format!("{} — {}", source.id, source.title)).text(format!(
        "{} places in the order of the document: {cited} are cited; for each of the others it says why not. A place is \
         named by the words of its heading, or by a label of ours; its id is what rulings cite.",
        places.len()
    ));
    for place in places {
        let mark = if place.icon.is_empty() { String::new() } else { format!(", {}", place.icon) };
        let dated =
            if place.dated.is_empty() { String::new() } else { format!(", {}", place.dated) };
        let name = format!("{} ({}{mark}{dated})", place.name, place.kind);
        if place.kind == "heading" {
            page.blank();
        }
        page.item(place.id, name);
        page.aside(if place.cited_by.is_empty() {
            format!("not cited: {}", place.uncited)
        } else {
            format!("cited by {}", place.cited_by.join(", "))
        });
    }
    let all: Vec<Value> = places
        .iter()
        .map(|p| {
            json!({ "id": p.id, "kind": p.kind, "under": named(p.under), "name": p.name, "dated": named(p.dated),
                    "icon": named(p.icon), "cited_by": p.cited_by, "uncited": named(p.uncited) })
        })
        .collect();
    Listing::new(page, json!({ "source": source.id, "places": all }))
}

/// The word; `None` if it is empty.
fn named(word: &str) -> Option<&str> {
    (!word.is_empty()).then_some(word)
}
