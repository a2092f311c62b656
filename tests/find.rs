//! Look-ups in the words of people, each with the expected first hit.

use std::sync::LazyLock;

use carcassonne_oracle::inside::report::{Index, Listing, find, near_words};
use carcassonne_oracle::inside::rulebook::RuleSet;
use serde_json::Value;

use crate::project::read_file;

/// The index under today's rules, built once: a look-up takes a fraction of that time.
static TODAY: LazyLock<Index> = LazyLock::new(|| Index::new(&[RuleSet::present_rules()]));

/// Returns the ids of the hits, best first.
fn find_ids(query: &str, all: bool) -> Vec<String> {
    hit_ids(TODAY.find(query, all))
}

/// Returns the ids of a listing.
fn hit_ids(listing: Option<Listing>) -> Vec<String> {
    let data = listing.map(|listing| listing.data).unwrap_or_default();
    let id = |hit: &Value| hit["id"].as_str().expect("an id").to_owned();
    data["hits"].as_array().into_iter().flatten().map(id).collect()
}

/// The words of a look-up, and the id of the first hit.
const FIRST_HITS: [(&str, &str); 63] = [
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
    ("Brunnen", "wells"),
    ("mage half", "mage-and-witch"),
    ("Magier", "mage-and-witch"),
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
    let failures: Vec<String> = FIRST_HITS
        .iter()
        .filter_map(|(words, first)| {
            let hits = find_ids(words, false);
            (hits.first().map(String::as_str) != Some(*first))
                .then(|| format!("{words}: wanted {first}, found {:?}", hits.get(..3.min(hits.len()))))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Queries in three languages, and the ids of which one must be among the first three hits.
const AMONG_THE_FIRST: [(&str, &[&str]); 181] = [
    ("two meeples in one turn", &["place.second-meeple"]),
    ("wie viele Halblinge pro Spieler", &["setup.halves"]),
    ("hoeveel halve tegels", &["setup.halves"]),
    ("dealing", &["setup.halves"]),
    ("Mauer", &["place.long-side"]),
    ("Mauer", &["place.touch"]),
    ("long side", &["place.long-side"]),
    ("long side", &["place.touch"]),
    ("thief", &["highwayman"]),
    ("thief", &["road"]),
    ("30 points", &["messages"]),
    ("Wie viele Punkte bringt ein Kloster mit zwei Halblingen", &["count.monastery"]),
    ("hoeveel punten voor klooster met twee halve tegels", &["count.monastery"]),
    ("does a half count as a whole tile in a city", &["count.road-city"]),
    ("zählen zwei halbe Plättchen in der Stadt einfach oder doppelt", &["count.road-city"]),
    ("tellen twee helften in een stad als een tegel", &["count.road-city"]),
    ("may I put a half with its long edge on a normal tile", &["place.long-side"]),
    ("lange Seite an quadratischem Plättchen", &["place.long-side", "place.touch"]),
    ("lange zijde tegen vierkante tegel", &["place.long-side", "place.touch"]),
    ("is my monastery finished if one neighbour is only a half", &["gap.monastery"]),
    ("Kloster fertig wenn nur ein halbes Plättchen daneben liegt", &["gap.monastery"]),
    ("klooster compleet met gat", &["gap.monastery"]),
    ("hole in the city wall", &["gap.city-road", "place.long-side"]),
    ("dreieckige Lücke Straße", &["gap.city-road"]),
    ("do fields connect across the triangular hole", &["gap.field"]),
    ("Wiesen verbunden über Lücke", &["gap.field"]),
    ("can the dragon cross a gap", &["gap.dragon"]),
    ("darf der Drache über die Lücke", &["gap.dragon"]),
    ("mag de draak over het gat", &["gap.dragon"]),
    ("how far does the dragon move over two halves", &["reach.dragon"]),
    ("Turm Reichweite halbe Plättchen", &["reach.tower"]),
    ("tower captures over a hole", &["gap.tower"]),
    ("what happens to leftover halves", &["end.unplayed"]),
    ("übrige Halblinge am Spielende", &["end.unplayed"]),
    ("ungespielte halbe Plättchen", &["end.unplayed"]),
    ("wann endet das Spiel", &["end.trigger", "end"]),
    ("wanneer eindigt het spel met halve tegels", &["end.trigger"]),
    ("wat gebeurt er met overgebleven halve tegels", &["end.unplayed"]),
    ("instead of a normal tile draw a half", &["place.instead"]),
    ("wann darf ich ein halbes Plättchen legen", &["place.instead", "tile-placing", "place.matching"]),
    ("shield on a half", &["city", "message.coats"]),
    ("pennant points message", &["message.coats"]),
    ("Wappen Botschaft 5", &["message.coats"]),
    ("kleinste Stadt Botschaft", &["message.smallest-city"]),
    ("kortste weg boodschap", &["message.shortest-road"]),
    ("messenger figure dark space", &["messages", "message.trigger"]),
    ("Bote auf dunklem Feld", &["messages", "message.trigger"]),
    ("two messages in a single turn", &["message.per-round"]),
    ("kann ich statt der Nachricht 2 Punkte nehmen", &["message.choice"]),
    ("robber", &["highwayman", "road"]),
    ("Wegelagerer", &["highwayman", "road"]),
    ("struikrover", &["highwayman", "road"]),
    ("monk", &["monk", "monastery"]),
    ("Ritter", &["knight", "city"]),
    ("peasant", &["farmer", "field"]),
    ("Bauernhof Punkte pro Stadt", &["field", "fields.scoring"]),
    ("can a builder give a second turn with message 4", &["message.order"]),
    ("Baumeister Doppelzug", &["message.double-turn", "message.order"]),
    ("fairy protects from dragon on half", &["reach.fairy"]),
    ("Fee auf halbem Plättchen", &["reach.fairy"]),
    ("flea on half", &["reach.flea"]),
    ("Gutshof halbe", &["place.barn"]),
    ("where can I place the barn between halves", &["place.barn"]),
    ("abbey next to a half", &["place.abbey"]),
    ("Abtei neben Dreieck", &["place.abbey", "gap.abbey", "count.abbey"]),
    ("Brücke über zwei halbe Plättchen", &["place.bridge"]),
    ("brug over één halve tegel", &["gap.bridge"]),
    ("double size tile", &["tile.double", "count.double", "count.double-abbey"]),
    ("doppelt große Karte zählen", &["count.double"]),
    ("Unentschieden Hügel", &["hill.tie"]),
    ("large meeple with message 6", &["message.large"]),
    ("Gärten halbe Plättchen", &["count.garden", "gap.garden"]),
    ("how many players can play with halflings", &["setup.players"]),
    ("both sets of halflings", &["setup.both-sets"]),
    ("first game with symbols", &["setup.symbols"]),
    ("wolf and sheep", &["symbol.wolf"]),
    ("Schafe auf halbem Plättchen", &["symbol.sheep-points", "symbol.sheep"]),
    ("vineyard next to monastery", &["symbol.vineyard"]),
    ("crop circle on half what does it do", &["symbol.crop-circle"]),
    ("circus tent", &["circus"]),
    ("akrobaten pyramide", &["acrobat"]),
    ("Zirkusdirektor", &["ringmaster"]),
    ("German castle next to a field", &["field.castle"]),
    ("kasteel naast veld", &["field.castle"]),
    ("Halblinge an jeden Spieler austeilen", &["setup.halves"]),
    ("do neighbouring edges have to match", &["place.matching"]),
    ("müssen die Seiten passen", &["place.matching"]),
    ("cult place versus monastery", &["challenge", "shrine"]),
    ("Herausforderung Kultstätte", &["challenge"]),
    ("rules for 2021", &["2021"]),
    ("Hausregeln", &["house-1e", "house-2e"]),
    ("wagon", &["road", "figures", "meeples"]),
    ("50 Punkte", &["messages", "message.trigger", "message.chain"]),
    ("how many points is a half worth in a road", &["count.road-city"]),
    ("Straße aus zwei Halblingen Punkte", &["count.road-city"]),
    ("is a pair of halves one tile or two", &["count.road-city", "count.monastery", "count.castle", "pair"]),
    ("darf ich auf die zweite Hälfte einen Gefolgsmann setzen", &["place.second-meeple"]),
    ("mag ik een volgeling op de tweede helft zetten", &["place.second-meeple"]),
    ("where must the half touch other tiles", &["place.touch", "place.matching"]),
    ("Spitze Ecke", &["abbey-placing", "place.barn", "abbot"]),
    ("Schnittpunkt Scheune vier Plättchen", &["place.barn"]),
    ("schuur op hoekpunt", &["place.barn", "barn"]),
    ("farmers win with barn", &["barn", "barn.fields"]),
    ("boeren punten schuur", &["barn", "barn.fields"]),
    ("boodschap kleinste klooster", &["message.smallest-monastery"]),
    ("what is the second meeple on the score track", &["messages", "message.figures"]),
    ("Wertungsleiste Figuren am Anfang", &["message.start"]),
    ("Nachricht ziehen wann", &["message.trigger", "message.per-round", "message.pile"]),
    ("same message twice", &["message.pile", "message.per-round", "message.chain"]),
    ("nachrichten gehen aus stapel leer", &["message.pile"]),
    ("Does the mayor count coats", &["mayor"]),
    ("Bürgermeister Stärke", &["mayor"]),
    ("pig herd points", &["pig-herd", "fields.herd"]),
    ("varken boer punten", &["pig"]),
    ("watchtower scoring", &["watchtower"]),
    ("badhuis volgeling weg", &["bathhouse"]),
    ("Hexe", &["baba-yaga"]),
    ("heks hut", &["baba-yaga"]),
    ("tower on a half", &["tower", "gap.tower", "reach.tower"]),
    ("flying machine lands on a half", &["reach.flier-choice"]),
    ("Flieger würfeln Landung", &["flier", "reach.flier-choice"]),
    ("plague stops at hole", &["gap.plague", "gap.plague-pair"]),
    ("Pest breitet sich über Lücke aus", &["gap.plague", "gap.plague-pair"]),
    ("koe schaap kudde", &["flock", "symbol.sheep", "symbol.sheep-points"]),
    ("Schäfer Herde Stall", &["flock"]),
    ("double turn builder", &["message.double-turn", "message.order"]),
    ("abt rij halve tegel", &["count.abbot-row", "gap.abbot-row"]),
    ("abbot walks over triangle", &["gap.abbot-row", "count.abbot-row"]),
    ("japanese monastery", &["monastery", "abbot", "source"]),
    ("Darmstadt kirche", &["darmstadt"]),
    ("Klostergarten", &["garden"]),
    ("tuin met abt", &["garden"]),
    ("Weingut neben Kloster", &["symbol.vineyard"]),
    ("is a knight on city without shield counted message 6", &["message.knights"]),
    ("farmers message 7", &["message.farmers"]),
    ("Zugende Nachricht", &["message.trigger", "message.per-round"]),
    ("game over unused triangles", &["end.unplayed"]),
    ("letzte Karte", &["end.trigger"]),
    ("wer fängt an", &["message.start", "setup"]),
    ("5 players one box", &["setup.players"]),
    ("6 Spieler Halblinge", &["setup.halves", "setup.players"]),
    ("what do I do with the symbols", &["setup.symbols", "symbol.alone"]),
    ("Symbole ohne Erweiterung", &["symbol.alone"]),
    ("Halbling als zwei Felder beim Turm", &["reach.tower"]),
    ("halve tegel bij de draak één of twee stappen", &["reach.dragon"]),
    (
        "does the hypotenuse have to match the neighbouring square",
        &["place.long-side", "place.matching", "place.touch"],
    ),
    ("Schrein mit halben Plättchen vollständig", &["gap.shrine"]),
    ("brug bouwen over een gat", &["gap.bridge"]),
    ("how many wall sides of a half need to fit", &["place.matching", "place.long-side", "place.touch"]),
    ("Hügel auf einem halben Plättchen Mehrheit", &["hill.tie", "reach.hill"]),
    ("Wolf frisst Schafe", &["symbol.wolf"]),
    ("how many halflings are dealt to each player", &["setup.halves"]),
    ("mit vier Spielern wie viele halbe Karten", &["setup.halves", "setup.players"]),
    ("welke boodschap geeft twee punten per ridder", &["message.knights"]),
    ("message after moving messenger back", &["message.trigger", "message.payments"]),
    ("grote volgeling boodschap 7", &["message.large", "message.farmers"]),
    ("does a barn merge two farms", &["barn.fields"]),
    ("Wächterturm Punkte", &["watchtower"]),
    ("mag een abdij naast een halve tegel", &["place.abbey"]),
    ("graancirkel halve tegel", &["symbol.crop-circle", "reach.crop-circle"]),
    ("can I put my farmer in a field through a gap", &["gap.field"]),
    ("highway robber", &["highwayman", "road"]),
    ("Nonne im Kloster", &["monk", "monastery"]),
    ("bleibt die Stadt offen wenn ein Dreieck fehlt", &["gap.city-road"]),
    ("blijft de stad open door het gat", &["gap.city-road"]),
    ("Do I get the fairy point on both halves", &["reach.fairy", "fairy"]),
    ("which message is for shields", &["message.coats"]),
    ("kleinstes Kloster mit Abt Nachricht 3", &["message.abbots", "message.smallest-monastery"]),
    ("draw a second message after scoring a message", &["message.chain", "message.per-round"]),
    ("flying machine over a triangular hole", &["gap.flier"]),
    ("Flugmaschine halbe Plättchen zählen", &["reach.flier"]),
    ("dubbele tegel draak", &["reach.double-dragon"]),
    ("Turm über doppelt großes Plättchen", &["reach.double"]),
    ("unfinished inn message 1", &["message.unfinished"]),
    ("Bauern am Spielende", &["field", "farmer", "message.farmers"]),
    ("when is the game over with halves", &["end.trigger"]),
    ("halbes Plättchen statt normalem ziehen", &["place.instead"]),
    ("schild in stad op halve tegel", &["city", "coat-of-arms", "message.coats"]),
    ("large follower", &["message.large", "meeples", "figures"]),
    ("ridder", &["knight", "city"]),
    ("Does a shepherd count sheep printed on a half", &["symbol.sheep", "symbol.sheep-points"]),
];

#[test]
fn what_people_type_is_among_the_first_three() {
    let failures: Vec<String> = AMONG_THE_FIRST
        .iter()
        .filter_map(|(words, expected)| {
            let hits = hit_ids(TODAY.find(words, false)).into_iter().take(3).collect::<Vec<_>>();
            let has_expected = hits.iter().any(|hit| expected.contains(&hit.as_str()));
            (!has_expected).then(|| format!("{words}: wanted one of {expected:?}, found {hits:?}"))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn who_asks_for_a_thief_hears_what_a_highwayman_is() {
    let data = find("thief", false).expect("something").data;
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
            let text_of = |key: &str| hit[key].as_str().expect("a text").to_owned();
            assert!(!text_of("today").is_empty() && !text_of("title").is_empty(), "{hit}");
            let id = text_of("command").strip_prefix("oracle explain ").expect("a page").to_owned();
            assert!(carcassonne_oracle::inside::report::explain(&id).is_ok(), "{id}");
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
    assert!(unknown.is_empty(), "add to src/report/find/synonyms.yaml: {unknown:?}");
}
