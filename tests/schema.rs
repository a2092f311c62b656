//! The schemas in `schema/` and the program say the same.
//!
//! An editor believes the schema, a player believes the program. Every key that a schema lists is
//! therefore tried on the program, every place that a schema closes is tried with a key that nobody
//! knows, and the words that can be chosen from are the program's own.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_oracle::geometry::{Axis, Compass, Corner};
use carcassonne_oracle::mechanics::forms;
use carcassonne_oracle::rulebook::{House, QuestionId, RuleSet};
use carcassonne_oracle::scenario::{Building, FeatureKind, Figure, Status};
use carcassonne_oracle::text::{Code, Node, Refused, SourceText, Value as Yaml, parse};
use carcassonne_oracle::tiles::MonasteryKind;
use carcassonne_oracle::verdict::Case;
use serde_json::Value;

/// A place where keys stand: in the schema, and in a small text that has `@@` for them.
struct Place {
    at: &'static str,
    text: &'static str,
    /// For each key, the keys to write so that the text is accepted as a whole.
    samples: &'static [(&'static str, &'static str)],
}

/// Every place of a scenario.
const PLACES: [Place; 20] = [
    Place {
        at: "",
        text: "{ @@ }\n",
        samples: &[
            ("board", "board: [{ tile: D, at: [0, 0] }]"),
            ("question", "question: 8 or 10?, board: [{ tile: D, at: [0, 0] }]"),
            ("source", "source: ours, board: [{ tile: D, at: [0, 0] }]"),
            ("players", "players: red, board: [{ tile: D, at: [0, 0] }]"),
            ("tiles", "tiles: { a: D }, board: [{ tile: a, at: [0, 0] }]"),
            ("meeples", "meeples: { red: D.city }, board: [{ tile: D, at: [0, 0] }]"),
            ("figures", "figures: { dragon: D }, board: [{ tile: D, at: [0, 0] }]"),
            ("tokens", "tokens: [{ flea: D }], board: [{ tile: D, at: [0, 0] }]"),
            ("ask", "ask: { tower: { at: D, height: 1 } }, board: [{ tile: D, at: [0, 0] }]"),
            ("claims", "claims: { red: { D.city: 1 } }, board: [{ tile: D, at: [0, 0] }]"),
            ("expect", "expect: { feature: D.city, worth: 1 }, board: [{ tile: D, at: [0, 0] }]"),
        ],
    },
    Place {
        at: "/$defs/figures",
        text: "board: |\n  D  .  E\nfigures: { @@ }\n",
        samples: &[("dragon", "dragon: D"), ("fairy", "fairy: E.city, dragon: D")],
    },
    Place {
        at: "/$defs/bridge",
        text: "board: |\n  D\ntokens: [{ @@ }]\n",
        samples: &[
            ("bridge", "bridge: D, direction: ns"),
            ("direction", "direction: ew, bridge: D"),
        ],
    },
    Place {
        at: "/$defs/flea",
        text: "board: |\n  D\ntokens: [{ @@ }]\n",
        samples: &[("flea", "flea: D")],
    },
    Place {
        at: "/$defs/building",
        text: "board: |\n  D\ntokens: [{ @@ }]\n",
        samples: &[("building", "building: D"), ("kind", "kind: house, building: D")],
    },
    Place {
        at: "/$defs/castleToken",
        text: "board: |\n  D\ntokens: [{ @@ }]\n",
        samples: &[("castle", "castle: D.city")],
    },
    Place {
        at: "/$defs/sheepToken",
        text: "board: |\n  E\ntokens: [{ @@ }]\n",
        samples: &[("sheep", "sheep: E.field, value: 1"), ("value", "value: 4, sheep: E.field")],
    },
    Place {
        at: "/$defs/tile",
        text: "board: |\n  a  <\ntiles: { a: { @@ } }\n",
        samples: &[
            ("city", "city: E"),
            ("road", "road: WS2"),
            ("crossing", "crossing: WE"),
            ("gate", "gate: W, city: E"),
            ("monastery", "monastery: abbey"),
            ("castle", "castle: true"),
            ("fields", "city: WE, fields: { halves: N1L N1R N2L N2R S1L S1R S2L S2R, cities: W }"),
            ("coats", "coats: 1, city: E"),
            ("cathedral", "cathedral: true, city: E"),
            ("inn", "inn: true, road: E"),
            ("garden", "garden: true"),
            ("vineyard", "vineyard: true"),
            ("sheep", "sheep: true"),
            ("hill", "hill: true"),
            ("crop-circle", "crop-circle: true"),
        ],
    },
    Place {
        at: "/$defs/city",
        text: "board: |\n  a\ntiles: { a: { city: { @@ } } }\n",
        samples: &[
            ("sides", "sides: [N, W]"),
            ("coats", "coats: 2, sides: N"),
            ("cathedral", "cathedral: false, sides: N"),
        ],
    },
    Place {
        at: "/$defs/road",
        text: "board: |\n  a\ntiles: { a: { road: { @@ } } }\n",
        samples: &[("sides", "sides: NW"), ("inn", "inn: true, sides: N")],
    },
    Place {
        at: "/$defs/field",
        text: "board: |\n  a\ntiles: { a: { city: N, fields: { @@ } } }\n",
        samples: &[
            ("halves", "halves: EL ER SL SR WL WR"),
            ("cities", "cities: N, halves: EL ER SL SR WL WR"),
        ],
    },
    Place {
        at: "/$defs/laidTile",
        text: "board: [{ @@ }]\n",
        samples: &[
            ("tile", "tile: D@90, at: [0, 0]"),
            ("name", "name: t1, tile: D, at: [0, 0]"),
            ("at", "at: [-3, 7], tile: D"),
            ("turn", "turn: 270, tile: D, at: [0, 0]"),
            ("corner", "corner: nw, tile: I-07, at: [0, 0]"),
            ("to", "to: [1, 0], tile: { castle: true }, at: [0, 0]"),
        ],
    },
    Place {
        at: "/$defs/ask",
        text: "players: red\nboard: |\n  D  .  E  .  II-04/.\nmeeples: { red: D.city }\nask: [{ @@ }]\n",
        samples: &[
            ("id", "id: catch, tower: { at: D, height: 1 }"),
            ("place", "place: { abbey: [1, 0] }"),
            ("fairy", "fairy: { at: D }"),
            ("dragon", "dragon: { from: D }"),
            ("tower", "tower: { at: D, height: 1 }"),
            ("flier", "flier: { from: D, direction: e, roll: 2 }"),
            ("plague", "plague: { sources: [D] }"),
            ("surroundings", "surroundings: { of: D, for: circus }"),
            ("crop-circle", "crop-circle: { tile: II-04 }"),
            ("flock", "flock: { at: E.field }"),
            ("setup", "setup: { players: 4 }"),
            ("end", "end: { normal_tiles_left: 0 }"),
        ],
    },
    Place {
        at: "/$defs/towerAsk",
        text: "board: |\n  D  .  E\nask: { tower: { @@ } }\n",
        samples: &[
            ("at", "at: D, height: 1"),
            ("height", "height: 30, at: D"),
            ("space", "space: [2, 0], at: E, height: 1"),
        ],
    },
    Place {
        at: "/$defs/cropCircleAsk",
        text: "players: red\nboard: |\n  II-04/.\nask: { crop-circle: { @@ } }\n",
        samples: &[
            ("tile", "tile: II-04"),
            ("kind", "kind: highwayman, tile: II-04"),
            ("do", "do: take-back, tile: II-04"),
            ("player", "player: red, tile: II-04"),
        ],
    },
    Place {
        at: "/$defs/flockAsk",
        text: "players: red\nboard: |\n  E\nask: { flock: { @@ } }\n",
        samples: &[
            ("at", "at: E.field"),
            ("player", "player: red, at: E.field"),
            ("wolf", "wolf: true, at: E.field"),
        ],
    },
    Place {
        at: "/$defs/longClaim",
        text: "board: |\n  D\nclaims: { red: { D.city: { @@ } } }\n",
        samples: &[("points", "points: { red: 8 }"), ("complete", "complete: true")],
    },
    Place {
        at: "/$defs/expectation",
        text: "board: |\n  D  .  E\nplayers: [red, blue]\nexpect: { @@ }\n",
        samples: &[
            ("feature", "feature: D.city, worth: 1"),
            ("complete", "complete: false, feature: D.city"),
            ("points", "points: { red: 1, blue: 1 }, feature: D.city"),
            ("worth", "worth: 1, feature: D.city"),
            ("same_as", "same_as: E.city, feature: D.city"),
            ("status", "status: not-applicable, feature: D.city"),
            ("outcomes", "outcomes: [{ worth: 1 }, { worth: 2 }], feature: D.city"),
            ("under", "under: [2014, 2014-10, 2018-05-01], feature: D.city, worth: 1"),
        ],
    },
    Place {
        at: "/$defs/outcome",
        text: "board: |\n  D\nplayers: red\nexpect: { feature: D.city, outcomes: [{ @@ }] }\n",
        samples: &[
            ("complete", "complete: false"),
            ("points", "points: {}"),
            ("worth", "worth: 1"),
            ("same_as", "same_as: [D.city]"),
        ],
    },
    // The table's own rules are tried below, question by question.
    Place { at: "house", text: "{ @@ }\n", samples: HOUSE },
];

const HOUSE: &[(&str, &str)] = &[
    ("name", "name: Ours, rules: {}"),
    ("over", "over: 2018-05, name: Ours, rules: {}"),
    ("rules", "rules: { gap.field: { reading: joins, because: agreed } }, name: Ours"),
];

/// Places that take other keys than the schema lists: what may be said of an answer depends on the
/// question, and questions whose mechanics are not there yet are only sketched.
const OPEN: [&str; 12] = [
    "/$defs/askExpectation",
    "/$defs/askOutcome",
    "/$defs/bridgeAsk",
    "/$defs/dragonAsk",
    "/$defs/endAsk",
    "/$defs/fairyAsk",
    "/$defs/flierAsk",
    "/$defs/longAskClaim",
    "/$defs/placeAsk",
    "/$defs/plagueAsk",
    "/$defs/setupAsk",
    "/$defs/surroundingsAsk",
];

/// What is known and refused as not judged yet; it belongs into the schema on the day it is judged.
const LATER: [(&str, &str); 2] = [
    ("messenger", "board: |\n  B\nmeeples: { red: messenger B.monastery }\n"),
    ("vineyard", "board: |\n  a\ntiles: { a: { vineyard: true } }\nmeeples: { red: a.vineyard }\n"),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn schema(name: &str) -> Value {
    let path = root().join("schema").join(format!("{name}.schema.json"));
    let text = std::fs::read_to_string(&path).expect("the schema");
    serde_json::from_str(&text).expect("the schema is JSON")
}

fn at<'a>(schema: &'a Value, pointer: &str) -> &'a Value {
    schema.pointer(pointer).unwrap_or_else(|| panic!("the schema has nothing at {pointer}"))
}

fn keys(object: &Value) -> BTreeSet<&str> {
    object["properties"].as_object().expect("properties").keys().map(String::as_str).collect()
}

/// The words of an `enum`, sorted, numbers and truth values as they are typed.
fn words(values: &Value) -> BTreeSet<String> {
    let word = |v: &Value| v.as_str().map_or_else(|| v.to_string(), str::to_owned);
    values["enum"].as_array().expect("an enum").iter().map(word).collect()
}

fn source(text: &str) -> Arc<SourceText> {
    Arc::new(SourceText::new("sample", text.into()).expect("text"))
}

fn codes<T>(read: Result<T, Refused>) -> Vec<Code> {
    read.err().iter().flat_map(Refused::problems).map(|p| p.code).collect()
}

fn scenario(text: &str) -> Vec<Code> {
    codes(Case::open(&source(text)))
}

fn house(text: &str) -> Vec<Code> {
    codes(House::read(&source(text)))
}

/// Goes through a schema: every part of what it allows, with its pointer.
fn every<'a>(part: &'a Value, pointer: &str, visit: &mut impl FnMut(&str, &'a Value)) {
    visit(pointer, part);
    match part {
        Value::Object(entries) => {
            for (key, value) in entries.iter().filter(|(key, _)| *key != "not") {
                every(value, &format!("{pointer}/{key}"), visit);
            }
        }
        Value::Array(items) => {
            for (n, value) in items.iter().enumerate() {
                every(value, &format!("{pointer}/{n}"), visit);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The scenarios of the project.
fn scenarios() -> Vec<PathBuf> {
    let mut folders = vec![root().join("scenarios")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "yaml" || e == "yml") {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(!files.is_empty());
    files
}

#[test]
fn every_key_of_the_schemas_is_accepted_and_no_other() {
    let (scenarios, tables) = (schema("scenario"), schema("house"));
    for Place { at: pointer, text, samples } in PLACES {
        let (object, read): (_, fn(&str) -> Vec<Code>) = match pointer {
            "house" => (&tables, house),
            _ => (at(&scenarios, pointer), scenario),
        };
        let tried: BTreeSet<&str> = samples.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys(object), tried, "at `{pointer}`: one sample for each key of the schema");
        for (key, written) in samples {
            // A monastery or garden lies on one space, a castle on two.
            let spaces = if matches!(*key, "monastery" | "garden") { "  a" } else { "  a  <" };
            let text = text.replace("  a  <", spaces);
            let sample = text.replace("@@", written);
            assert!(written.split([' ', ':']).any(|word| word == *key), "{sample}");
            if pointer == "/$defs/ask" && *key != "id" && !asked(key) {
                assert_eq!(read(&sample), [Code::AskUnknown], "{sample}");
                continue;
            }
            assert_eq!(read(&sample), [], "`{key}` in\n{sample}");
            let invented = text.replace("@@", &format!("{written}, invented: 1"));
            assert_eq!(read(&invented), [Code::KeyUnknown], "in\n{invented}");
        }
    }
}

#[test]
fn every_place_with_keys_of_its_own_is_closed_and_tried() {
    let whole = schema("scenario");
    let mut found = BTreeSet::new();
    every(&whole, "", &mut |pointer, part| {
        if part.get("properties").is_some_and(Value::is_object) {
            found.insert(pointer.to_owned());
            let open = Value::Bool(OPEN.contains(&pointer));
            assert_eq!(part["additionalProperties"], open, "at `{pointer}`");
        }
    });
    let tried = PLACES.iter().map(|p| p.at).filter(|p| *p != "house");
    assert_eq!(found, tried.chain(OPEN).map(str::to_owned).collect());
}

/// Whether a mechanic answers questions with this word.
fn asked(word: &str) -> bool {
    forms().any(|(_, form)| form.ask == word)
}

#[test]
fn every_question_that_is_answered_is_offered() {
    let whole = schema("scenario");
    let words = keys(at(&whole, "/$defs/ask"));
    for (mechanic, form) in forms() {
        assert!(words.contains(form.ask), "{}: `{}`", mechanic.name(), form.ask);
        let target =
            at(&whole, "/$defs/ask/properties")[form.ask]["$ref"].as_str().expect("a form");
        // What is only sketched may be answered in ways that are not listed yet.
        if OPEN.contains(&target.trim_start_matches('#')) {
            continue;
        }
        for pointer in ["/$defs/askExpectation", "/$defs/askOutcome", "/$defs/longAskClaim"] {
            let listed = keys(at(&whole, pointer));
            for (key, _) in form.replies {
                assert!(listed.contains(key), "{}: `{key}` at `{pointer}`", mechanic.name());
            }
        }
        let text = format!("ask: {{ {} }}", form.example);
        let node = parse(&source(&text)).expect("YAML");
        known(&whole, &[&whole], &node, Path::new(form.example));
    }
}

#[test]
fn an_answer_is_claimed_and_expected_by_the_same_keys() {
    let whole = schema("scenario");
    let of = |pointer: &str| {
        let own = ["ask", "status", "outcomes", "under", "worth"];
        let mut keys = keys(at(&whole, pointer));
        keys.retain(|key| !own.contains(key));
        keys
    };
    assert_eq!(of("/$defs/askOutcome"), of("/$defs/askExpectation"));
    assert_eq!(of("/$defs/longAskClaim"), of("/$defs/askExpectation"));
}

#[test]
fn every_key_is_described_with_an_example() {
    for whole in [schema("scenario"), schema("house")] {
        every(&whole, "", &mut |pointer, part| {
            if let Some(target) = part.get("$ref").and_then(Value::as_str) {
                at(&whole, target.trim_start_matches('#'));
            }
            // What stands beside a `$ref` is said before what the target says.
            for (key, value) in
                part.get("properties").and_then(Value::as_object).into_iter().flatten()
            {
                let target = value.get("$ref").and_then(Value::as_str).unwrap_or("#");
                let said = value
                    .get("description")
                    .unwrap_or(&at(&whole, target.trim_start_matches('#'))["description"]);
                let said = said.as_str().unwrap_or("");
                assert!(said.contains("xample"), "`{key}` at `{pointer}`: {said}");
            }
        });
    }
}

#[test]
fn what_is_not_judged_yet_is_not_offered() {
    let whole = schema("scenario");
    for (word, text) in LATER {
        let found = scenario(text);
        assert!(
            found.contains(&Code::NotJudged),
            "`{word}` is judged now ({found:?}): add it to the schema\n{text}"
        );
    }
    for pointer in ["", "/$defs/expectation"] {
        let offered = keys(at(&whole, pointer));
        assert!(LATER.iter().all(|(word, _)| !offered.contains(word)), "at `{pointer}`");
    }
}

#[test]
fn words_to_choose_from_are_the_programs_own() {
    let whole = schema("scenario");
    let own = |words: &[&str]| words.iter().map(|w| (*w).to_owned()).collect::<BTreeSet<_>>();

    let mut kinds: Vec<&str> = MonasteryKind::NAMED.iter().map(|k| k.word()).collect();
    kinds.retain(|word| LATER.iter().all(|(later, _)| later != word));
    kinds.extend(["true", "false"]);
    assert_eq!(words(at(&whole, "/$defs/tile/properties/monastery")), own(&kinds));
    for kind in kinds {
        let text = format!("board: |\n  a\ntiles: {{ a: {{ monastery: {kind} }} }}\n");
        assert_eq!(scenario(&text), [], "{text}");
    }

    let directions = Compass::ALL.map(Compass::word);
    assert_eq!(words(at(&whole, "/$defs/flierAsk/properties/direction")), own(&directions));
    for key in ["kind", "do"] {
        for word in words(at(&whole, &format!("/$defs/cropCircleAsk/properties/{key}"))) {
            let text = format!(
                "players: red\nboard: |\n  II-04/.\nask: {{ crop-circle: {{ tile: II-04, {key}: {word} }} }}\n"
            );
            assert_eq!(scenario(&text), [], "{text}");
        }
    }

    let status = Status::ALL.map(Status::word);
    assert_eq!(words(at(&whole, "/$defs/expectation/properties/status")), own(&status));
    let corners = Corner::ALL.map(Corner::word);
    assert_eq!(words(at(&whole, "/$defs/laidTile/properties/corner")), own(&corners));
    let axes = Axis::ALL.map(Axis::word);
    assert_eq!(words(at(&whole, "/$defs/bridge/properties/direction")), own(&axes));
    let buildings = Building::ALL.map(Building::word);
    assert_eq!(words(at(&whole, "/$defs/building/properties/kind")), own(&buildings));
    for turn in words(at(&whole, "/$defs/laidTile/properties/turn")) {
        let text = format!("board: [{{ tile: D, at: [0, 0], turn: {turn} }}]\n");
        assert_eq!(scenario(&text), [], "{text}");
    }

    let ids: Vec<&str> = RuleSet::ids().collect();
    for whole in [schema("scenario"), schema("house")] {
        assert_eq!(words(at(&whole, "/$defs/ruleSet/anyOf/0")), own(&ids));
    }
}

#[test]
fn every_figure_and_kind_of_place_is_described() {
    let whole = schema("scenario");
    let said = |pointer: &str| at(&whole, pointer)["description"].as_str().unwrap_or("").to_owned();
    let (meeple, place) = (said("/$defs/meeple"), said("/$defs/place"));
    let forms = at(&whole, "/$defs/meeple/anyOf").as_array().expect("forms");
    let pattern = forms.iter().filter_map(|f| f["pattern"].as_str()).collect::<String>();
    // An acrobat stands on no place, so nothing offers it there.
    for figure in Figure::ALL.into_iter().filter(|f| *f != Figure::Acrobat) {
        assert!(meeple.contains(figure.word()), "{meeple}");
        assert!(pattern.contains(figure.word()), "{pattern}");
    }
    assert!(!pattern.contains(Figure::Acrobat.word()), "{pattern}");
    for kind in FeatureKind::ALL {
        assert!(place.contains(kind.word()), "{place}");
        let pattern = at(&whole, "/$defs/place/pattern").as_str().unwrap_or("");
        assert!(pattern.contains(kind.word()), "{pattern}");
    }
}

#[test]
fn a_table_may_decide_each_question_of_the_rulebook() {
    let whole = schema("house");
    let rules = at(&whole, "/properties/rules");
    let questions: BTreeSet<&str> = QuestionId::ALL.iter().map(|q| q.word()).collect();
    assert_eq!(keys(rules), questions);
    assert_eq!(rules["additionalProperties"], Value::Bool(false));
    for question in QuestionId::ALL {
        let id = question.word();
        let rule = &rules["properties"][id];
        assert_eq!(keys(rule), BTreeSet::from(["because", "reading"]), "{id}");
        assert_eq!(rule["additionalProperties"], Value::Bool(false), "{id}");
        let readings: BTreeSet<String> =
            question.readings().into_iter().map(str::to_owned).collect();
        assert_eq!(words(&rule["properties"]["reading"]), readings, "{id}");
        for reading in readings {
            let text = |more: &str| {
                format!("name: Ours\nrules: {{ {id}: {{ reading: {reading}, because: x{more} }} }}")
            };
            assert_eq!(house(&text("")), [], "{}", text(""));
            assert_eq!(house(&text(", invented: 1")), [Code::KeyUnknown], "{id}");
        }
    }
    assert_eq!(
        house("name: Ours\nrules: { gap.invented: { reading: joins, because: x } }"),
        [Code::RuleUnknown]
    );
}

#[test]
fn every_scenario_begins_by_naming_its_schema() {
    for path in scenarios() {
        let inside = path.strip_prefix(root()).expect("inside the project");
        let up = "../".repeat(inside.components().count() - 1);
        let text = std::fs::read_to_string(&path).expect("a scenario");
        assert_eq!(
            text.lines().next(),
            Some(
                format!("# yaml-language-server: $schema={up}schema/scenario.schema.json").as_str()
            ),
            "the first line of {}",
            inside.display()
        );
        let folder = path.parent().expect("a folder");
        assert!(folder.join(up).join("schema/scenario.schema.json").is_file());
    }
}

#[test]
fn the_schema_knows_every_key_of_the_scenarios() {
    let whole = schema("scenario");
    for path in scenarios() {
        let text = std::fs::read_to_string(&path).expect("a scenario");
        let node = parse(&source(&text)).expect("YAML");
        known(&whole, &[&whole], &node, &path);
    }
}

/// Checks that a value has the form of one of the parts of the schema, and so all below it.
fn known(whole: &Value, parts: &[&Value], node: &Node, path: &Path) {
    let mut forms: Vec<&Value> = Vec::new();
    let mut open: Vec<&Value> = parts.to_vec();
    while let Some(part) = open.pop() {
        if let Some(target) = part.get("$ref").and_then(Value::as_str) {
            open.push(at(whole, target.trim_start_matches('#')));
        } else if let (Some(choices), None) = (part.get("anyOf"), part.get("type")) {
            open.extend(choices.as_array().into_iter().flatten());
        } else {
            forms.push(part);
        }
    }
    // Where other keys than those listed may stand, what follows them is not described.
    if forms.contains(&&Value::Bool(true)) {
        return;
    }
    let of = |kind: &str| forms.iter().copied().filter(|f| f["type"] == kind).collect::<Vec<_>>();
    let place = path.display();
    match &node.value {
        Yaml::Scalar(text, _) => {
            let scalar = forms.iter().any(|f| f["type"] != "object" && f["type"] != "array");
            assert!(scalar, "{place}: the schema knows no single value here: {text}");
        }
        Yaml::List(items) => {
            let inner: Vec<&Value> = of("array").iter().map(|f| &f["items"]).collect();
            assert!(!inner.is_empty(), "{place}: the schema knows no list at {:?}", node.span);
            for item in items {
                known(whole, &inner, item, path);
            }
        }
        Yaml::Map(entries) => {
            for (key, value) in entries {
                let word = key.text().unwrap_or("");
                let inner: Vec<&Value> = of("object")
                    .iter()
                    .filter_map(|f| {
                        let listed = f["properties"].get(word);
                        // The one pattern of a key: features have a full stop, questions have none.
                        let feature =
                            f["patternProperties"].get("\\.").filter(|_| word.contains('.'));
                        listed.or(feature).or_else(|| f.get("additionalProperties"))
                    })
                    .filter(|f| **f != Value::Bool(false))
                    .collect();
                assert!(!inner.is_empty(), "{place}: the schema does not know the key `{word}`");
                known(whole, &inner, value, path);
            }
        }
    }
}
