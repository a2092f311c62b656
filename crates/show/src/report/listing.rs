//! Listings of rulings, rule sets, sources and tiles, and of the differences between two rule sets.

use carcassonne_board::geometry::Corner;
use carcassonne_board::tiles::Entry;
use carcassonne_law::{Holding, Law, QuestionId, RuleSet, Ruling, Source, eras, presets, question_data, sources};
use carcassonne_position::wording::{Voice, say};
use carcassonne_text::Language;
use serde_json::{Value, json};

use super::author_phrases::rank_phrase;
use super::explained_law::{add_house_rules, overlay, reading_word};
use super::format::Listing;
use super::json::list_items::{rule_set_json, ruling_json, source_json, tile_json};
use super::known_items::holding_words;
use super::law_page::LawPage;
use crate::picture::{self, Inks, Look, Size};

/// Returns the listing of the questions whose id begins with a word, with their rulings, or only those of a source, in
/// `language`.
pub fn rulings(question: &str, source: Option<&str>, language: Language) -> Listing {
    rulings_under(question, source, &[], language)
}

/// Returns the listing of [`rulings`] with the holding of each rule set, and only with the rulings that one of them follows.
/// Without rule sets all rulings are listed.
pub fn rulings_under(question: &str, source: Option<&str>, sets: &[RuleSet], language: Language) -> Listing {
    let voice = Voice::in_language(language);
    let laws = Law::for_sets(sets);
    let mut page = LawPage::new();
    let mut all = Vec::new();
    for id in QuestionId::ALL.iter().copied().filter(|id| id.word().starts_with(question)) {
        let data = question_data(id);
        let follows = |law: &Law<'_>, ruling: &Ruling| law.holding(id).rulings().iter().any(|r| r.id() == ruling.id());
        let is_listed = |ruling: &&Ruling| {
            source.is_none_or(|source| ruling.source() == source)
                && (laws.is_empty() || laws.iter().any(|law| follows(law, ruling)))
        };
        let rulings: Vec<&Ruling> = data.rulings.iter().filter(is_listed).collect();
        if rulings.is_empty() && source.is_some() {
            continue;
        }
        page.head(format!("{} — {}", data.id, data.words(language).title));
        for law in &laws {
            page.text(format!("{}: {}", law.set().id(), holding_words(id, law.holding(id), voice)));
        }
        for ruling in rulings {
            let line = say!(law_page::RulingListed {
                reading: reading_word(data, ruling, voice),
                date: ruling.from.to_string(),
                overlay: overlay(ruling),
                rank: rank_phrase(ruling.authority),
                ruling: ruling.id().to_owned(),
            });
            page.item("-", voice.say(&line));
            page.cite(ruling.source(), &ruling.place_in_full(language), ruling.address());
            all.push(ruling_json(data, ruling, language));
        }
        page.blank();
    }
    Listing::new(page, json!({ "rulings": all }))
}

/// Returns the listing of the eras, the presets and some house rule sets, in `language`.
pub fn rules(houses: &[RuleSet], language: Language) -> Listing {
    let voice = Voice::in_language(language);
    let houses = || houses.iter().filter_map(|set| Some((set, set.house()?)));
    let mut page = LawPage::new();
    let first = RuleSet::first_day().to_string();
    page.head(voice.say(&say!(law_page::RuleSets))).text(voice.say(&say!(law_page::RuleSetsAre { first })));
    let layered = |base: &str| voice.say(&say!(law_page::RulesOver { base: base.to_owned() }));
    let rows = eras()
        .iter()
        .map(|e| {
            let words = e.words(language);
            let (called, date) = (words.called.to_owned(), e.date.to_the_day().to_string());
            let since = voice.say(&say!(law_page::RulesSince { called, date }));
            vec![e.id.to_owned(), since, words.title.to_owned()]
        })
        .chain(presets().iter().map(|p| vec![p.id.to_owned(), layered(p.over), p.words(language).title.to_owned()]))
        .chain(houses().map(|(set, house)| {
            let count = voice.say(&say!(law_page::HouseDecisions { count: house.rules.len() }));
            vec![set.id().to_owned(), layered(set.base_id()), count]
        }))
        .collect();
    let header = [say!(law_page::HeadId), say!(law_page::HeadWhat), say!(law_page::HeadTitle)];
    page.table(&header.map(|head| voice.say(&head)), rows);
    page.text(voice.say(&say!(law_page::MoreById)));
    for (set, house) in houses() {
        let head = say!(law_page::HouseRulesOf { set: set.id().to_owned() });
        add_house_rules(page.blank().head(voice.say(&head)), house, voice);
    }
    let named = RuleSet::eras_and_presets();
    let sets: Vec<Value> =
        named.iter().chain(houses().map(|(set, _)| set)).map(|set| rule_set_json(set, language)).collect();
    Listing::new(page, json!({ "rule_sets": sets }))
}

/// Returns the listing of the sources, or of one of them, in `language`.
pub fn source_list(only: Option<&Source>, language: Language) -> Listing {
    let voice = Voice::in_language(language);
    let mut page = LawPage::new();
    page.head(voice.say(&say!(law_page::Sources)));
    let listed: Vec<&Source> = sources().iter().filter(|s| only.is_none_or(|o| o.id == s.id)).collect();
    for s in &listed {
        let words = s.words(language);
        page.blank().item(s.id, format!("{} ({}, {})", s.title, s.publisher, words.edition));
        page.aside(voice.say(&say!(law_page::SourceInShort {
            language: words.language.to_owned(),
            date: words.date.to_owned(),
            read: words.read.to_owned(),
        })));
        page.addresses(s, voice).aside(words.about);
    }
    let all: Vec<Value> = listed.into_iter().map(|source| source_json(source, language)).collect();
    Listing::new(page, json!({ "sources": all }))
}

/// Returns the listing of printed tiles; that of a single tile with its drawing and its fields.
pub fn tile_list(tiles: &[&Entry]) -> Listing {
    let mut page = LawPage::new();
    page.head("Printed tiles").text(
        "A square tile is written as in the rule booklet and turned with `D@90`; a half tile is written with its right \
         angle to the south-west, and its place in the cell turns it.",
    );
    let rows = tiles
        .iter()
        .map(|e| vec![e.id.to_owned(), format!("{} x{}", e.set, e.count), e.notation(), e.note.to_owned()])
        .collect();
    page.table(&["id", "set", "in the notation", "note"], rows);
    if let [entry] = tiles {
        add_drawing(&mut page, entry);
        page.blank().text("Its fields, and the cities they touch (named by a side):");
        for (halves, cities) in entry.fields {
            page.item(
                "-",
                if cities.is_empty() { (*halves).to_owned() } else { format!("{halves} (touches {cities})") },
            );
        }
        if entry.fields.is_empty() {
            page.item("-", "none");
        }
    }
    let all: Vec<Value> = tiles.iter().copied().map(tile_json).collect();
    Listing::new(page, json!({ "tiles": all }))
}

/// Adds the drawing of a tile, and a table of its spellings in each orientation.
fn add_drawing(page: &mut LawPage, entry: &Entry) {
    let plan = picture::single_tile_plan(entry.id, &entry.tile(), entry.shape());
    let lines = |ascii| {
        let look = Look { size: Size::Large, ascii, names: true, inks: Inks::None };
        let drawing = picture::draw(&plan, look);
        let signs = drawing.legend.iter().map(|(sign, means)| format!("{sign} {means}"));
        drawing.lines.iter().cloned().chain(signs).collect()
    };
    page.blank().drawing(lines(false), lines(true));
    page.blank().text("How to type it: in the map, or under `tiles` by its id or side by side.");
    let id = entry.id;
    let rows = if entry.half {
        let place = |corner: Corner| {
            let (map, spelled) = match corner {
                Corner::Sw => (format!("{id}\\."), "p\\."),
                Corner::Nw => (format!("{id}/."), "p/."),
                Corner::Ne => (format!(".\\{id}"), ".\\p"),
                Corner::Se => (format!("./{id}"), "./p"),
            };
            let notation = entry.notation_turned(corner.quarters());
            vec![map, format!("{spelled}  p: {id}"), format!("{spelled}  p: {notation}")]
        };
        [Corner::Sw, Corner::Nw, Corner::Ne, Corner::Se].map(place).to_vec()
    } else {
        let turn = |quarters: u8| {
            let id = match quarters {
                0 => id.to_owned(),
                _ => format!("{id}@{}", u32::from(quarters) * 90),
            };
            let notation = entry.notation_turned(quarters);
            vec![id.clone(), format!("s: {id}"), format!("s: {notation}")]
        };
        [0, 1, 2, 3].map(turn).to_vec()
    };
    page.table(&["in the map", "by its id", "side by side"], rows);
}

/// A subject of a scenario that two rule sets answer differently.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DifferingSubject {
    /// The id of the subject.
    pub subject: String,
    /// The heading of the subject.
    pub about: String,
    /// The phrases of the answers under the first and the second rule set.
    pub answers: [String; 2],
}

/// Returns the listing of the questions that two rule sets answer differently, in `language`; with `affected`, also of scenarios
/// by file and the subjects in them that differ.
pub fn difference(
    a: &RuleSet,
    b: &RuleSet,
    affected: Option<&[(String, Vec<DifferingSubject>)]>,
    language: Language,
) -> Listing {
    let voice = Voice::in_language(language);
    let (law_a, law_b) = (Law::new(a), Law::new(b));
    let mut page = LawPage::new();
    page.head(voice.say(&say!(law_page::RulesCompared { one: a.id().to_owned(), other: b.id().to_owned() })));
    let mut rows = Vec::new();
    let mut differing = Vec::new();
    for id in QuestionId::ALL {
        let (x, y) = (law_a.holding(*id), law_b.holding(*id));
        if x.word(*id) == y.word(*id) && x.readings() == y.readings() {
            continue;
        }
        rows.push(vec![
            id.word().to_owned(),
            question_data(*id).words(language).title.to_owned(),
            x.word(*id).to_owned(),
            y.word(*id).to_owned(),
        ]);
        let cites = |holding: &Holding<'_>| -> Vec<Value> { holding.rulings().iter().map(|r| r.id().into()).collect() };
        differing.push(json!({
            "question": id.word(),
            "a": { "answer": x.word(*id), "rulings": cites(x) },
            "b": { "answer": y.word(*id), "rulings": cites(y) },
        }));
    }
    if rows.is_empty() {
        page.text(voice.say(&say!(law_page::RulesAlike)));
    } else {
        let heads = [say!(law_page::HeadQuestion), say!(law_page::HeadAbout)].map(|head| voice.say(&head));
        page.table(&[&heads[0], &heads[1], a.id(), b.id()], rows);
        page.text(voice.say(&say!(law_page::RulingsByQuestion)));
    }
    let mut scenarios = Vec::new();
    if let Some(affected) = affected {
        page.blank().head(voice.say(&say!(law_page::ScenariosAffected)));
        for (file, subjects) in affected {
            page.item("-", file.clone());
            let mut subjects_json: Vec<Value> = Vec::new();
            for DifferingSubject { subject, about, answers: [of_a, of_b] } in subjects {
                page.aside(about.clone());
                page.aside(format!("{}: {of_a}", a.id())).aside(format!("{}: {of_b}", b.id()));
                subjects_json.push(json!({ "subject": subject, "called": about, "a": of_a, "b": of_b }));
            }
            scenarios.push(json!({ "file": file, "subjects": subjects_json }));
        }
        if affected.is_empty() {
            page.text(voice.say(&say!(law_page::NoneAffected)));
        }
    }
    Listing::new(page, json!({ "a": a.id(), "b": b.id(), "questions": differing, "scenarios": scenarios }))
}
