//! Look-ups in the words of people, each with the expected first hit.

use std::sync::LazyLock;

use carcassonne_law::RuleSet;
use carcassonne_show::report::{Index, find, near_words};
use carcassonne_text::Language;
use serde_json::Value;

use crate::project::read_file;

/// The index under today's rules, built once: a look-up takes a fraction of that time.
static TODAY: LazyLock<Index> = LazyLock::new(|| Index::new(&[RuleSet::present_rules()], Language::ENGLISH));

/// Returns the ids of the hits, best first.
fn find_ids(query: &str, all: bool) -> Vec<String> {
    let data = TODAY.find(query, all).map(|listing| listing.data).unwrap_or_default();
    let id = |hit: &Value| hit["id"].as_str().expect("an id").to_owned();
    data["hits"].as_array().into_iter().flatten().map(id).collect()
}

/// Look-ups in three languages, a line each with the id of the first hit; behind a line of three hyphens each with the ids
/// of which one must be among the first three hits.
const LOOK_UPS: &str = include_str!("look_ups.txt");

#[test]
fn what_people_look_for_comes_first() {
    let (first, among_three) = LOOK_UPS.split_once("---\n").expect("two parts");
    let look_ups = first.lines().map(|line| (line, 1)).chain(among_three.lines().map(|line| (line, 3)));
    let failures = look_ups.filter_map(|(line, most)| {
        let (words, expected) = line.split_once(" = ").expect("words and ids");
        let hits: Vec<String> = find_ids(words, false).into_iter().take(most).collect();
        let has_expected = expected.split(", ").any(|id| hits.iter().any(|hit| hit == id));
        (!has_expected).then(|| format!("{words}: wanted {expected}, found {hits:?}"))
    });
    let failures: Vec<String> = failures.collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn who_asks_for_a_thief_hears_what_a_highwayman_is() {
    let data = find("thief", false, Language::ENGLISH).expect("something").data;
    let first = &data["hits"][0];
    assert_eq!(first["kind"], "term");
    assert_eq!(first["title"], "Highwayman: a meeple on a road");
    assert_eq!(first["command"], "oracle explain road");
}

#[test]
fn ten_are_told_unless_all_are_asked_for() {
    assert_eq!(find_ids("half", false).len(), 10);
    let all = find_ids("half", true);
    assert!(all.len() > 50, "{}", all.len());
    assert_eq!(all.get(..10).expect("ten"), find_ids("half", false));
}

#[test]
fn case_accents_and_order_do_not_matter() {
    let plain = find_ids("Stadt Lucke", true);
    assert_eq!(find_ids("LÜCKE stadt", true).len(), plain.len());
    assert_eq!(find_ids("städte lücken", true).first(), plain.first());
}

#[test]
fn whoever_finds_nothing_hears_near_words_if_there_are_any() {
    assert!(find("xyzzy", false, Language::ENGLISH).is_none());
    assert!(find("?!", false, Language::ENGLISH).is_none());
    assert!(find("", true, Language::ENGLISH).is_none());
    assert!(find(&"x".repeat(100_000), true, Language::ENGLISH).is_none());
    assert!(!near_words("blomster").is_empty());
    assert!(near_words("").is_empty());
}

#[test]
fn every_hit_says_what_holds_and_names_a_page_that_is_there() {
    for query in ["half", "city gap", "source", "notation", "rule set", "message"] {
        let data = find(query, true, Language::ENGLISH).expect("something").data;
        for hit in data["hits"].as_array().expect("hits") {
            let text_of = |key: &str| hit[key].as_str().expect("a text").to_owned();
            assert!(!text_of("today").is_empty() && !text_of("title").is_empty(), "{hit}");
            let id = text_of("command").strip_prefix("oracle explain ").expect("a page").to_owned();
            assert!(carcassonne_show::report::explain(&id, Language::ENGLISH).is_ok(), "{id}");
        }
    }
}

#[test]
fn every_word_of_the_glossary_is_known() {
    let page = read_file("docs/glossary.md");
    let game = page.split("## Words of the game").nth(1).expect("its second part");
    let rows = game.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| concept"));
    let mut unknown = Vec::new();
    for row in rows {
        // The first cell explains the entry in ordinary words.
        let cells = row.trim_matches('|').split('|').skip(1);
        let words = cells.flat_map(|cell| cell.split(',')).map(str::trim);
        for word in words.filter(|word| !word.is_empty()) {
            if find_ids(word, false).is_empty() {
                unknown.push(word);
            }
        }
    }
    assert!(unknown.is_empty(), "add to crates/words/src/dictionary/dictionary.yaml: {unknown:?}");
}
