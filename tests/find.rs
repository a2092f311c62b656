//! Look-ups as people would make them, each with what should come first.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use carcassonne_oracle::report::{find, near_words};
use serde_json::Value;

/// The ids of what is found, the best first.
fn found(query: &str, all: bool) -> Vec<String> {
    let data = find(query, all).map(|listing| listing.data).unwrap_or_default();
    let id = |hit: &Value| hit["id"].as_str().expect("an id").to_owned();
    data["hits"].as_array().into_iter().flatten().map(id).collect()
}

/// Words, and the id of what comes first.
const LOOKED_UP: [(&str, &str); 60] = [
    ("cloister halves", "count.monastery"),
    ("klooster halve", "count.monastery"),
    ("Kloster Halbplättchen", "count.monastery"),
    ("monastery pair", "count.monastery"),
    ("half beside a monastery completed", "gap.monastery"),
    ("pair in a city", "count.road-city"),
    ("paar weg", "count.road-city"),
    ("Straße Paar", "count.road-city"),
    ("gap city", "gap.city-road"),
    ("stad gat", "gap.city-road"),
    ("Stadt Lücke", "gap.city-road"),
    ("triangular gap road open", "gap.city-road"),
    ("gap field", "gap.field"),
    ("boer gat", "gap.field"),
    ("Wiese Lücke", "gap.field"),
    ("meadow hole", "gap.field"),
    ("barn", "barn"),
    ("schuur", "barn"),
    ("Scheune", "barn"),
    ("barn joins fields", "barn.fields"),
    ("where may a barn stand", "place.barn"),
    ("dragon", "dragon"),
    ("draak", "dragon"),
    ("Drache Lücke", "gap.dragon"),
    ("dragon gap", "gap.dragon"),
    ("draggon", "dragon"),
    ("tower", "tower"),
    ("Turm", "tower"),
    ("toren bereik", "reach.tower"),
    ("tower gap", "gap.tower"),
    ("fairy half", "reach.fairy"),
    ("Fee", "fairy"),
    ("double size tile city", "count.double"),
    ("dubbele tegel weg", "count.double"),
    ("abbey gap", "gap.abbey"),
    ("shrine", "shrine"),
    ("abbot row", "count.abbot-row"),
    ("garden half", "count.garden"),
    ("German castle farmer", "field.castle"),
    ("bridge two halves", "place.bridge"),
    ("Brücke", "bridge"),
    ("plague gap", "gap.plague"),
    ("Floh", "reach.flea"),
    ("vlieger gat", "gap.flier"),
    ("hill tie", "hill.tie"),
    ("heuvel gelijkspel", "hill.tie"),
    ("Weinberg", "vineyard"),
    ("sheep points", "symbol.sheep-points"),
    ("crop circles", "crop-circle"),
    ("message 8 majority", "message.8-majority"),
    ("last tile end of the game", "end.trigger"),
    ("unplayed halves", "end.unplayed"),
    ("how many halves players", "setup.halves"),
    ("community rules", "community"),
    ("notation", "notation"),
    ("how do I write a half", "half"),
    ("map", "map"),
    ("tiles", "tiles"),
    ("second edition", "2020"),
    ("count.road-city", "count.road-city"),
];

#[test]
fn what_people_look_for_comes_first() {
    let wrong: Vec<String> = LOOKED_UP
        .iter()
        .filter_map(|(words, first)| {
            let hits = found(words, false);
            (hits.first().map(String::as_str) != Some(*first)).then(|| {
                format!("{words}: wanted {first}, found {:?}", hits.get(..3.min(hits.len())))
            })
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn ten_are_told_unless_all_are_asked_for() {
    assert_eq!(found("half", false).len(), 10);
    let all = found("half", true);
    assert!(all.len() > 50, "{}", all.len());
    assert_eq!(all.get(..10).expect("ten"), found("half", false));
}

#[test]
fn case_accents_and_order_do_not_matter() {
    let plain = found("Stadt Lucke", true);
    assert_eq!(found("LÜCKE stadt", true).len(), plain.len());
    assert_eq!(found("städte lücken", true).first(), plain.first());
}

#[test]
fn whoever_finds_nothing_hears_near_words_if_there_are_any() {
    assert!(find("xyzzy", false).is_none());
    assert!(find("?!", false).is_none());
    assert!(find("", true).is_none());
    assert!(find(&"x".repeat(100_000), true).is_none());
    assert!(!near_words("blomster").is_empty());
    assert!(near_words("").is_empty());
}

#[test]
fn every_hit_says_what_holds_and_names_a_page_that_is_there() {
    for query in ["half", "city gap", "source", "notation", "rule set", "message"] {
        let data = find(query, true).expect("something").data;
        for hit in data["hits"].as_array().expect("hits") {
            let told = |key: &str| hit[key].as_str().expect("a text").to_owned();
            assert!(!told("today").is_empty() && !told("title").is_empty(), "{hit}");
            let id = told("command").strip_prefix("oracle explain ").expect("a page").to_owned();
            assert!(carcassonne_oracle::report::explain(&id).is_ok(), "{id}");
        }
    }
}
