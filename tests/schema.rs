//! The schemas in `schema/`, compared with the program.
//!
//! Editors follow the schema, the program its own reader. Therefore every key of a schema is tried on the program,
//! every object that a schema closes is tried with an unknown key, and the words to choose from are compared with the
//! program's.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_oracle::inside::geometry::{Axis, Compass, Corner};
use carcassonne_oracle::inside::hints;
use carcassonne_oracle::inside::mechanics::{Kind, forms};
use carcassonne_oracle::inside::report::SCHEMAS;
use carcassonne_oracle::inside::rulebook::{House, QuestionId, presets};
use carcassonne_oracle::inside::scenario::{Building, By, FeatureKind, Figure, Status};
use carcassonne_oracle::inside::text::{Code, Node, RefusedText, SourceText, Value as Yaml, parse};
use carcassonne_oracle::inside::tiles::{MonasteryKind, Symbol};
use serde_json::{Value, json};

use crate::asks::{self, Field};
use crate::valid::typed;

/// A place for keys: in the schema, and in a short text that has `@@` there.
struct Place {
    at: &'static str,
    text: &'static str,
    /// The samples: for each key, the keys to write so that the whole text is accepted.
    samples: &'static [(&'static str, &'static str)],
}

/// The places for keys in a scenario.
const PLACES: [Place; 24] = [
    Place {
        at: "",
        text: "{ @@ }\n",
        samples: &[
            ("board", "board: [{ tile: D, at: [0, 0] }]"),
            ("quick", "quick: 'c=r c'"),
            ("question", "question: 8 or 10?, board: [{ tile: D, at: [0, 0] }]"),
            ("source", "source: ours, board: [{ tile: D, at: [0, 0] }]"),
            ("players", "players: red, board: [{ tile: D, at: [0, 0] }]"),
            ("tiles", "tiles: { a: D }, board: [{ tile: a, at: [0, 0] }]"),
            ("meeples", "meeples: { red: D.city }, board: [{ tile: D, at: [0, 0] }]"),
            ("figures", "figures: { dragon: D }, board: [{ tile: D, at: [0, 0] }]"),
            ("completed_first", "completed_first: B.monastery, board: [{ tile: B, at: [0, 0] }]"),
            ("tokens", "tokens: [{ flea: D }], board: [{ tile: D, at: [0, 0] }]"),
            ("track", "track: { red: { meeple: 3 } }, board: [{ tile: D, at: [0, 0] }]"),
            ("rules", "rules: { gap.field: joins }, board: [{ tile: D, at: [0, 0] }]"),
            ("turn", "turn: { player: red }, track: { red: { meeple: 3 } }, board: [{ tile: D, at: [0, 0] }]"),
            ("ask", "ask: { tower: { at: D, height: 1 } }, board: [{ tile: D, at: [0, 0] }]"),
            ("features", "features: D.city, board: [{ tile: D, at: [0, 0] }]"),
            ("claims", "claims: { red: { D.city: 1 } }, board: [{ tile: D, at: [0, 0] }]"),
            ("expect", "expect: { feature: D.city, worth: 1 }, board: [{ tile: D, at: [0, 0] }]"),
        ],
    },
    Place {
        at: "/$defs/placement",
        text: "board: |\n  D\nask: { place: { tile: D } }\nexpect: { ask: 1, placements: [{ @@ }] }\n",
        samples: &[("at", "at: [1, 0]"), ("turn", "turn: 90, at: [1, 0]"), ("corner", "corner: ne, at: [1, 0]")],
    },
    Place {
        at: "/$defs/rule",
        text: "board: |\n  D\nrules: { gap.field: { @@ } }\n",
        samples: &[("reading", "reading: joins"), ("because", "because: agreed, reading: joins")],
    },
    Place {
        at: "/$defs/figures",
        text: "board: |\n  D  .  E\nfigures: { @@ }\n",
        samples: &[
            ("dragon", "dragon: D"),
            ("fairy", "fairy: E.city, dragon: D"),
            ("mage", "mage: E.city"),
            ("witch", "witch: D.road, mage: E.city"),
        ],
    },
    Place {
        at: "/$defs/bridge",
        text: "board: |\n  B\ntokens: [{ @@ }]\n",
        samples: &[("bridge", "bridge: B, direction: ns"), ("direction", "direction: ew, bridge: B")],
    },
    Place { at: "/$defs/flea", text: "board: |\n  D\ntokens: [{ @@ }]\n", samples: &[("flea", "flea: D")] },
    Place {
        at: "/$defs/building",
        text: "board: |\n  D\ntokens: [{ @@ }]\n",
        samples: &[("building", "building: D"), ("kind", "kind: house, building: D")],
    },
    Place {
        at: "/$defs/castleToken",
        text: "board: |\n  E@180\n  E\ntokens: [{ @@ }]\n",
        samples: &[("castle", "castle: E:0:1.city")],
    },
    Place {
        at: "/$defs/sheepToken",
        text: "board: |\n  E\ntokens: [{ @@ }]\n",
        samples: &[("sheep", "sheep: E.field, value: 1"), ("value", "value: 4, sheep: E.field")],
    },
    Place {
        at: "/$defs/onTrack",
        text: "board: |\n  D\ntrack: { red: { @@ } }\n",
        samples: &[("meeple", "meeple: 3"), ("messenger", "messenger: 12, meeple: 53")],
    },
    Place {
        at: "/$defs/turn",
        text: "board: |\n  D\ntrack: { red: { meeple: 3, messenger: 12 } }\nturn: { @@ }\n",
        samples: &[
            ("player", "player: red"),
            ("laid", "laid: D, player: red"),
            ("rounds", "rounds: { round: 1a, points: 1 }, player: red"),
            ("drew", "drew: [1, { message: 5, by: meeple }], player: red"),
            ("then", "then: { builder: true, rounds: [] }, player: red"),
            ("end", "end: true, player: red"),
        ],
    },
    Place {
        at: "/$defs/turnWithin",
        text: "board: |\n  D\ntrack: { red: { meeple: 3 } }\nturn: { player: red, drew: 4, then: [{ @@ }] }\n",
        samples: &[
            ("builder", "builder: true"),
            ("laid", "laid: D"),
            ("rounds", "rounds: [{ round: 2, points: 1 }, { round: 3, points: 5 }]"),
            ("drew", "drew: { message: 5 }"),
            ("then", "then: [{ builder: true, drew: 5 }], drew: [6]"),
        ],
    },
    Place {
        at: "/$defs/round",
        text: "board: |\n  E@180  .  C\n  E      .  .\nmeeples: { red: E:0:1.city, blue: C.city }\ntrack: { red: { meeple: 1003, messenger: 12 }, blue: { meeple: 5 } }\nturn: { player: red, rounds: [{ @@ }] }\n",
        samples: &[
            ("round", "round: 1c, points: 3"),
            ("points", "points: 3, round: 2"),
            ("score", "score: { E:0:1.city: messenger }, round: 3"),
            ("for", "for: wind rose, round: 1c, points: 3"),
            ("by", "by: messenger, round: 3, score: E:0:1.city"),
            ("player", "player: blue, round: 3, points: 3, by: meeple"),
        ],
    },
    Place {
        at: "/$defs/drawnMessage",
        text: "board: |\n  D\ntrack: { red: { meeple: 3, messenger: 12 } }\nturn: { player: red, drew: { @@ } }\n",
        samples: &[
            ("message", "message: 1"),
            ("take", "take: points, message: 8"),
            ("by", "by: messenger, message: 5"),
        ],
    },
    Place {
        at: "/$defs/tile",
        text: "board: |\n  a  <\ntiles: { a: { @@ } }\n",
        samples: &[
            ("city", "city: E"),
            ("road", "road: WS2"),
            ("crossing", "crossing: WE"),
            ("gate", "gate: W, city: E"),
            ("ferry", "ferry: WE, crossing: WES1"),
            ("river", "river: WE"),
            ("monastery", "monastery: abbey"),
            ("castle", "castle: true"),
            ("leipzig", "leipzig: true, road: WE"),
            ("fields", "city: WE, fields: { halves: N1L N1R N2L N2R S1L S1R S2L S2R, cities: W }"),
            ("coats", "coats: 1, city: E"),
            ("cathedral", "cathedral: true, city: E"),
            ("besieged", "besieged: true, city: E"),
            ("carcassonne", "carcassonne: true, city: E"),
            ("inn", "inn: true, road: E"),
            ("wells", "wells: 1, road: E"),
            // The symbols are added by `all_places`.
        ],
    },
    Place {
        at: "/$defs/city",
        text: "board: |\n  a\ntiles: { a: { city: { @@ } } }\n",
        samples: &[
            ("sides", "sides: [N, W]"),
            ("gates", "gates: [E, S], sides: N"),
            ("coats", "coats: 2, sides: N"),
            ("cathedral", "cathedral: false, sides: N"),
            ("besieged", "besieged: false, sides: N"),
            ("carcassonne", "carcassonne: true, sides: N"),
        ],
    },
    Place {
        at: "/$defs/road",
        text: "board: |\n  a\ntiles: { a: { road: { @@ } } }\n",
        samples: &[("sides", "sides: NW"), ("inn", "inn: true, sides: N"), ("wells", "wells: 2, sides: N")],
    },
    Place {
        at: "/$defs/field",
        text: "board: |\n  a\ntiles: { a: { city: N, fields: { @@ } } }\n",
        samples: &[("halves", "halves: EL ER SL SR WL WR"), ("cities", "cities: N, halves: EL ER SL SR WL WR")],
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
    Place {
        at: "/$defs/turnExpectation",
        text: "board: |\n  D\ntrack: { red: { meeple: 3, messenger: 12 } }\nturn: { player: red, rounds: { round: 3, points: 2 } }\nexpect: { @@ }\n",
        samples: &[
            ("turn", "turn: red, status: settled"),
            ("points", "points: {}, turn: red"),
            ("worth", "worth: 1, turn: red"),
            ("status", "status: open, turn: red"),
            ("outcomes", "outcomes: [{ messages: [1a, 3] }, { messages: 3 }], turn: red"),
            ("under", "under: rest, turn: red, messages: []"),
            ("choice", "choice: { round 3: meeple }, turn: red"),
            ("before", "before: { meeple: 3, messenger: 12 }, turn: red"),
            ("drawn", "drawn: [an unknown message], turn: red"),
            ("lands", "lands: { meeple: 5, messenger: 12 }, turn: red"),
            ("messages", "messages: [3], turn: red"),
            ("order", "order: [the turn, the extra turn from message 4], turn: red"),
            ("why", "why: [no figure ends on a dark space], turn: red"),
            ("message", "message: under 1 of 2 choices, turn: red"),
            ("most", "most: 17, turn: red"),
            ("best", "best: round 3 meeple, turn: red"),
            ("chain", "chain: from 5 and 12, turn: red"),
            ("allowed", "allowed: false, turn: red"),
            ("reasons", "reasons: only one figure, turn: red"),
        ],
    },
    // House rules are tried below, question by question.
    Place { at: "house", text: "{ @@ }\n", samples: HOUSE_KEYS },
];

const HOUSE_KEYS: &[(&str, &str)] = &[
    ("name", "name: Ours, rules: {}"),
    ("over", "over: 2018-05, name: Ours, rules: {}"),
    ("rules", "rules: { gap.field: { reading: joins, because: agreed } }, name: Ours"),
];

/// A place for the answer to a question: in the schema, and in a text that has `??` for the question and `@@` for the
/// keys.
struct AnswerPlace {
    at: &'static str,
    text: &'static str,
    /// The samples of the keys that do not depend on the question.
    samples: &'static [(&'static str, &'static str)],
}

/// The places for answers; the questions of [`QUESTIONS`] follow each text.
const ANSWER_PLACES: [AnswerPlace; 3] = [
    AnswerPlace {
        at: "/$defs/longAskClaim",
        text: "claims: { red: { ??: { @@ } } }\n",
        samples: &[("points", "points: { red: 8 }"), ("complete", "complete: true")],
    },
    AnswerPlace {
        at: "/$defs/askOutcome",
        text: "expect: { ask: ??, outcomes: { @@ } }\n",
        samples: &[("complete", "complete: false"), ("points", "points: {}"), ("worth", "worth: 1")],
    },
    AnswerPlace {
        at: "/$defs/askExpectation",
        text: "expect: { ask: ??, @@ }\n",
        samples: &[
            // Every text has this key.
            ("ask", "status: open"),
            ("complete", "complete: false"),
            ("points", "points: {}"),
            ("worth", "worth: 1"),
            ("status", "status: settled"),
            ("outcomes", "outcomes: [{ worth: 1 }, { worth: 2 }]"),
            ("under", "under: rest, worth: 1"),
        ],
    },
];

/// The questions of the texts in [`ANSWER_PLACES`], each of which is asked alone.
const QUESTIONS: &str = "\
players: [red, blue]
meeples: { red: D.city }
tokens: { castle: E:0:2.city }
track: { red: { meeple: 3, messenger: 12 } }
turn: { player: red, rounds: { round: 3, points: 2 } }
board: |
  D     .      E  .  II-04/.
  .     .      .  .  .
  E@90  E@270  .  B  .
ask:
  - { id: abbey, place: { abbey: [1, 0] } }
  - { id: tile, place: { tile: D, at: [3, 0] } }
  - { id: search, place: { tile: D } }
  - { id: top, place: { meeple: red, at: D.tower } }
  - { id: barn, place: { barn: B@sw } }
  - { id: tower, tower: { at: D, height: 1 } }
  - { id: flier, flier: { from: D, direction: e, roll: 2 } }
  - { id: dragon, dragon: { from: B } }
  - { id: fairy, fairy: { at: D } }
  - { id: plague, plague: { sources: D } }
  - { id: circle, crop-circle: { tile: II-04 } }
  - { id: bathhouse, surroundings: { of: D, for: bathhouse } }
  - { id: vodyanoy, surroundings: { of: D, for: vodyanoy } }
  - { id: fief, surroundings: { of: E:0:2, for: castle-fief } }
  - { id: castles, surroundings: { for: castle-chain, completed: D.road } }
  - { id: setup, setup: { players: 4, sets: I } }
  - { id: end, end: { normal_tiles_left: 0 } }
  - { id: coats, message: 5 }
  - { id: every, message: all }
  - { id: farmers, farmers: all }
  - { id: final-scoring, final-scoring: all }
";

/// The keys that depend on the question: key, question, and sample.
const ANSWER_SAMPLES: &[(&str, &str, &str)] = &[
    ("allowed", "abbey", "allowed: false"),
    ("reasons", "abbey", "reasons: taken"),
    ("unknown", "tile", "unknown: [what it shows, 1]"),
    ("tiles", "tower", "tiles: [D, B]"),
    ("meeples", "tower", "meeples: [red, D.city, red D.city]"),
    ("places", "flier", "places: D.city"),
    ("spaces", "bathhouse", "spaces: [1, 0]"),
    ("placements", "search", "placements: [[1, 0], { at: [3, 0], turn: 90 }]"),
    ("uncertain", "search", "uncertain: []"),
    ("dangers", "top", "dangers: [a tower]"),
    ("each", "fairy", "each: true"),
    ("steps", "dragon", "steps: 2"),
    ("left", "dragon", "left: 4"),
    ("beside", "fairy", "beside: red D.city"),
    ("outbreaks", "plague", "outbreaks: 1"),
    ("cut_off", "plague", "cut_off: []"),
    ("lands", "flier", "lands: true"),
    ("barn_worth", "barn", "barn_worth: 8"),
    ("kinds", "circle", "kinds: knights"),
    ("players", "circle", "players: [red may, blue may]"),
    ("ransom", "bathhouse", "ransom: 4"),
    ("cities", "farmers", "cities: { D.city: { red: 4 } }"),
    ("fields", "farmers", "fields: { D.field@SL: { red: 3 } }"),
    ("left_out", "farmers", "left_out: D.field@SL"),
    ("unseen", "farmers", "unseen: D.field@SL"),
    ("total", "final-scoring", "total: { red: 4 }"),
    ("from_cities", "final-scoring", "from_cities: { red: 4 }"),
    ("from_roads", "final-scoring", "from_roads: { red: 4 }"),
    ("from_monasteries", "final-scoring", "from_monasteries: { red: 4 }"),
    ("from_gardens", "final-scoring", "from_gardens: { red: 4 }"),
    ("from_castles", "final-scoring", "from_castles: { red: 4 }"),
    ("from_fields", "final-scoring", "from_fields: { red: 4 }"),
    ("for_king", "final-scoring", "for_king: { red: 4 }"),
    ("for_robber", "final-scoring", "for_robber: { red: 4 }"),
    ("for_goods", "final-scoring", "for_goods: { red: 4 }"),
    ("unruled", "final-scoring", "unruled: D.city"),
    ("losses", "vodyanoy", "losses: { red: 2 }"),
    ("chooses", "castles", "chooses: []"),
    ("touches", "fief", "touches: false"),
    ("scores", "fief", "scores: false"),
    ("halves", "setup", "halves: 3"),
    ("mixed", "setup", "mixed: 24"),
    ("notes", "setup", "notes: first game"),
    ("over", "end", "over: true"),
    ("lost", "end", "lost: { red: 1 }"),
    ("abbeys", "end", "abbeys: { red: 1 }"),
    ("choice", "turn", "choice: { round 3: meeple }"),
    ("before", "turn", "before: { meeple: 3, messenger: 12 }"),
    ("drawn", "turn", "drawn: [an unknown message]"),
    ("lands", "turn", "lands: { meeple: 5, messenger: 12 }"),
    ("messages", "turn", "messages: [3]"),
    ("order", "turn", "order: [the turn]"),
    ("message", "turn", "message: under 1 of 2 choices"),
    ("most", "turn", "most: 17"),
    ("best", "turn", "best: round 3 meeple"),
    ("chain", "turn", "chain: from 5 and 12"),
    ("why", "turn", "why: [no figure ends on a dark space]"),
    ("brings", "coats", "brings: 2"),
    ("better", "coats", "better: either"),
    ("because", "coats", "because: 1 coat of arms"),
    ("message", "every", "message: { 5: 2 points a coat of arms }"),
    ("most", "every", "most: message 5"),
    ("gives", "every", "gives: [6]"),
    ("take", "every", "take: [the message]"),
    ("why", "every", "why: []"),
];

/// The only question that is not asked under `ask`.
const TURN: &str = "turn";

/// Returns the text with only one of the questions, and with the turn if the question is about it.
fn question_text(question: &str) -> String {
    let entry = format!("  - {{ id: {question}, ");
    let is_of_turn =
        question == TURN || QUESTIONS.lines().any(|line| line.starts_with(&entry) && line.contains("message: "));
    let is_kept = |line: &&str| {
        if line.starts_with("  - ") {
            line.starts_with(&entry)
        } else if line.starts_with("turn: ") {
            is_of_turn
        } else {
            question != TURN || *line != "ask:"
        }
    };
    QUESTIONS.lines().filter(is_kept).flat_map(|line| [line, "\n"]).collect()
}

/// The input that is recognized and refused as not judged yet; it belongs in the schema once it is judged.
const NOT_JUDGED: [(&str, &str); 2] = [
    ("messenger", "board: |\n  B\nmeeples: { red: messenger B.monastery }\n"),
    ("vineyard", "board: |\n  a\ntiles: { a: { vineyard: true } }\nmeeples: { red: a.vineyard }\n"),
];

/// The keys of a question: in the schema, in a text that has `@@` for them, and a sample for each.
struct KeyPlace {
    at: String,
    text: String,
    samples: Vec<(String, String)>,
}

/// Returns the keys of every question, and of the maps within, as the mechanics declare them.
fn question_places() -> Vec<KeyPlace> {
    let samples = |fields: &[Field]| -> Vec<(String, String)> {
        fields.iter().map(|f| (f.key.clone(), f.sample.clone())).collect()
    };
    let mut places = Vec::new();
    for question in asks::read_questions() {
        let pointer = question.keys_part_name();
        for field in question.fields.iter().filter(|field| !field.fields.is_empty()) {
            // The map is at its position in the sample of its own key.
            let (open, close) = (field.sample.find('{'), field.sample.find('}'));
            let (open, close) = open.zip(close).expect("a map");
            let keys = format!("{} @@ {}", &field.sample[..=open], &field.sample[close..]);
            places.push(KeyPlace {
                at: format!("/$defs/{pointer}{}{}", field.key[..1].to_uppercase(), &field.key[1..]),
                text: question.write_scenario(&keys),
                samples: samples(&field.fields),
            });
        }
        let text = question.write_scenario("@@");
        places.push(KeyPlace { at: format!("/$defs/{pointer}"), text, samples: samples(&question.fields) });
    }
    places
}

/// Returns the symbols that a tile may show, each with a sample.
fn symbol_samples() -> impl Iterator<Item = (String, String)> {
    Symbol::WORDS.into_iter().map(|word| (word.to_owned(), format!("{word}: true")))
}

/// Returns the words under `ask`, each with the first sample of its first question; only the end of the text is fixed.
fn ask_word_place() -> KeyPlace {
    let named = "board: |\n  D\nask: { id: catch, tower: { at: D, height: 1 }".to_owned();
    let mut samples = vec![("id".to_owned(), named)];
    for question in asks::read_questions() {
        if samples.iter().all(|(word, _)| *word != question.word) {
            let text = question.write_scenario(&question.fields[0].sample);
            let open = text.trim_end().strip_suffix('}').expect("a map");
            samples.push((question.word.clone(), open.trim_end().to_owned()));
        }
    }
    KeyPlace { at: "/$defs/ask".to_owned(), text: "@@ }\n".to_owned(), samples }
}

/// Returns every place with keys, including those of questions, with its samples.
fn all_places() -> Vec<KeyPlace> {
    let owned = |(key, written): &(&str, &str)| ((*key).to_owned(), (*written).to_owned());
    let fixed = PLACES.iter().map(|place| KeyPlace {
        at: place.at.to_owned(),
        text: place.text.to_owned(),
        samples: match place.at {
            "/$defs/tile" => place.samples.iter().map(owned).chain(symbol_samples()).collect(),
            _ => place.samples.iter().map(owned).collect(),
        },
    });
    fixed.chain([ask_word_place()]).chain(question_places()).collect()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read_schema(name: &str) -> Value {
    let path = root().join("schema").join(format!("{name}.schema.json"));
    let text = std::fs::read_to_string(&path).expect("the schema");
    serde_json::from_str(&text).expect("the schema is JSON")
}

fn part_at<'a>(schema: &'a Value, pointer: &str) -> &'a Value {
    schema.pointer(pointer).unwrap_or_else(|| panic!("the schema has nothing at {pointer}"))
}

fn property_keys(object: &Value) -> BTreeSet<&str> {
    object["properties"].as_object().expect("properties").keys().map(String::as_str).collect()
}

/// Returns the words of an `enum`, sorted; numbers and booleans are written as they are typed.
fn enum_words(values: &Value) -> BTreeSet<String> {
    let word = |v: &Value| v.as_str().map_or_else(|| v.to_string(), str::to_owned);
    values["enum"].as_array().expect("an enum").iter().map(word).collect()
}

fn source(text: &str) -> Arc<SourceText> {
    Arc::new(SourceText::new("sample", text.into()).expect("text"))
}

fn problem_codes<T>(read: Result<T, RefusedText>) -> Vec<Code> {
    read.err().iter().flat_map(RefusedText::problems).map(|p| p.code).collect()
}

fn scenario_codes(text: &str) -> Vec<Code> {
    problem_codes(hints::open(&source(text)))
}

fn house_codes(text: &str) -> Vec<Code> {
    problem_codes(House::read(&source(text)))
}

/// Visits every part of a schema that allows something, with its pointer.
fn visit_parts<'a>(part: &'a Value, pointer: &str, visit: &mut impl FnMut(&str, &'a Value)) {
    visit(pointer, part);
    match part {
        Value::Object(entries) => {
            for (key, value) in entries.iter().filter(|(key, _)| *key != "not") {
                visit_parts(value, &format!("{pointer}/{key}"), visit);
            }
        }
        Value::Array(items) => {
            for (n, value) in items.iter().enumerate() {
                visit_parts(value, &format!("{pointer}/{n}"), visit);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Returns the files of all scenarios.
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
    let (scenario_schema, house_schema) = (read_schema("scenario"), read_schema("house"));
    for KeyPlace { at: pointer, text, samples } in all_places() {
        let (object, codes_of): (_, fn(&str) -> Vec<Code>) = match pointer.as_str() {
            "house" => (&house_schema, house_codes),
            _ => (part_at(&scenario_schema, &pointer), scenario_codes),
        };
        let tried: BTreeSet<&str> = samples.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(property_keys(object), tried, "at `{pointer}`: one sample for each key of the schema");
        for (key, keys_text) in samples {
            // A monastery or garden is on one space, a castle on two.
            let spaces = if matches!(key.as_str(), "monastery" | "garden") { "  a" } else { "  a  <" };
            let text = text.replace("  a  <", spaces);
            let sample = text.replace("@@", &keys_text);
            assert!(keys_text.split([' ', ':']).any(|word| word == key), "{sample}");
            assert_eq!(codes_of(&sample), [], "`{key}` in\n{sample}");
            let invented = text.replace("@@", &format!("{keys_text}, invented: 1"));
            assert_eq!(codes_of(&invented), [Code::KeyUnknown], "in\n{invented}");
        }
    }
}

#[test]
fn every_place_with_keys_of_its_own_is_closed_and_tried() {
    let schema = read_schema("scenario");
    let mut found = BTreeSet::new();
    visit_parts(&schema, "", &mut |pointer, part| {
        // House rules are tried question by question.
        if pointer != "/properties/rules" && part.get("properties").is_some_and(Value::is_object) {
            found.insert(pointer.to_owned());
            assert_eq!(part["additionalProperties"], Value::Bool(false), "at `{pointer}`");
        }
    });
    let tried = all_places().into_iter().map(|place| place.at).filter(|at| at != "house");
    let tried = tried.chain(ANSWER_PLACES.iter().map(|a| a.at.to_owned()));
    assert_eq!(found, tried.collect());
}

#[test]
fn every_answer_of_the_schema_is_accepted_and_no_other() {
    let schema = read_schema("scenario");
    for AnswerPlace { at: pointer, text, samples } in ANSWER_PLACES {
        let fixed = samples.iter().map(|(key, written)| (*key, "tower", *written));
        let all: Vec<_> = fixed.chain(ANSWER_SAMPLES.iter().copied()).collect();
        let tried: BTreeSet<&str> = all.iter().map(|(key, _, _)| *key).collect();
        assert_eq!(property_keys(part_at(&schema, pointer)), tried, "at `{pointer}`: one sample for each key");
        for (key, question, keys_text) in all {
            let fill = |said: &str| question_text(question) + &text.replace("??", question).replace("@@", said);
            let sample = fill(keys_text);
            assert!(sample.contains(&format!("{key}: ")), "{sample}");
            assert_eq!(scenario_codes(&sample), [], "`{key}` in\n{sample}");
            let invented = fill(&format!("{keys_text}, invented: 1"));
            assert_eq!(scenario_codes(&invented), [Code::KeyUnknown], "in\n{invented}");
        }
    }
}

/// Returns `true` if a key of an answer has exactly the forms of these kinds: where its kind depends on the question,
/// each form is allowed.
fn has_kinds(property: &Value, kinds: &[Kind]) -> bool {
    let mut expected: Vec<Value> = Vec::new();
    for form in kinds.iter().map(|kind| kind_schema(*kind)) {
        if !expected.contains(&form) {
            expected.push(form);
        }
    }
    let mut property = property.clone();
    if let Some(entries) = property.as_object_mut() {
        entries.remove("description");
    }
    if let [only] = expected.as_slice() {
        return property == *only;
    }
    let offered = property["anyOf"].as_array().cloned().unwrap_or_default();
    property.as_object().is_some_and(|said| said.len() == 1)
        && offered.len() == expected.len()
        && expected.iter().all(|form| offered.contains(form))
}

/// Returns the form of a kind of reply.
fn kind_schema(kind: Kind) -> Value {
    let reference = |name: &str| json!({ "$ref": format!("#/$defs/{name}") });
    match kind {
        Kind::Flag => json!({ "type": "boolean" }),
        Kind::Count => json!({ "type": "integer", "minimum": 0, "maximum": 1_000_000 }),
        Kind::Tiles => reference("tileList"),
        Kind::Meeples => reference("meepleList"),
        Kind::Places | Kind::Features => reference("placeList"),
        Kind::Spaces => reference("spaceList"),
        Kind::Placements => reference("placements"),
        Kind::Words | Kind::RowWords => reference("words"),
        Kind::Players => reference("playerNumbers"),
        Kind::Paid => reference("paid"),
        Kind::RowMap => reference("row"),
    }
}

#[test]
fn every_question_that_is_answered_is_offered() {
    let schema = read_schema("scenario");
    let words = property_keys(part_at(&schema, "/$defs/ask"));
    let mut known_words = BTreeSet::from(["id"]);
    let mut kinds: BTreeMap<&str, Vec<Kind>> = BTreeMap::new();
    for key in forms().flat_map(|(_, form)| form.reply_keys) {
        kinds.entry(key.word).or_default().push(key.kind);
    }
    for (mechanic, form) in forms() {
        for pointer in ANSWER_PLACES.map(|a| a.at) {
            let properties = &part_at(&schema, pointer)["properties"];
            for key in form.reply_keys.iter().map(|key| key.word) {
                let property = &properties[key];
                let name = mechanic.name();
                assert!(has_kinds(property, &kinds[key]), "{name}: `{key}` at `{pointer}`: {property}");
            }
        }
        // A turn is not asked under `ask`, and has a separate form of expectation.
        let text = if form.ask == TURN {
            let properties = &part_at(&schema, "/$defs/turnExpectation")["properties"];
            for key in form.reply_keys {
                let property = &properties[key.word];
                assert!(has_kinds(property, &[key.kind]), "`{}` of a turn: {property}", key.word);
            }
            assert!(property_keys(&schema).contains(form.ask), "{}", mechanic.name());
            form.example.to_owned()
        } else {
            known_words.insert(form.ask);
            assert!(words.contains(form.ask), "{}: `{}`", mechanic.name(), form.ask);
            format!("ask: {{ {} }}", form.example)
        };
        let node = parse(&source(&text)).expect("YAML");
        check_node(&schema, &[&schema], &node, Path::new(form.example));
    }
    assert_eq!(words, known_words);
}

#[test]
fn every_number_has_the_bounds_of_the_program() {
    let schema = read_schema("scenario");
    let mut tried = 0;
    for KeyPlace { at: pointer, text, samples } in all_places().into_iter().filter(|place| place.at != "house") {
        for (key, written) in &samples {
            let number = &part_at(&schema, &pointer)["properties"][key];
            let bounds = number["minimum"].as_i64().zip(number["maximum"].as_i64());
            let (Some((least, most)), Some(rest)) = (bounds, written.strip_prefix(&format!("{key}: "))) else {
                continue;
            };
            let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
            for n in [least - 1, least, most, most + 1] {
                let sample = text.replace("@@", &format!("{key}: {n}{rest}"));
                let is_valid = (least..=most).contains(&n);
                let expected: &[Code] = if is_valid { &[] } else { &[Code::ValueWrong] };
                assert_eq!(scenario_codes(&sample), expected, "{sample}");
            }
            tried += 1;
        }
    }
    assert!(tried >= 10, "{tried} numbers tried");
}

#[test]
fn an_answer_is_claimed_and_expected_by_the_same_keys() {
    let schema = read_schema("scenario");
    let answer_keys_of = |pointer: &str| {
        let other_keys = ["ask", "status", "outcomes", "under", "worth"];
        let mut keys = property_keys(part_at(&schema, pointer));
        keys.retain(|key| !other_keys.contains(key));
        keys
    };
    assert_eq!(answer_keys_of("/$defs/askOutcome"), answer_keys_of("/$defs/askExpectation"));
    assert_eq!(answer_keys_of("/$defs/longAskClaim"), answer_keys_of("/$defs/askExpectation"));
}

#[test]
fn every_key_is_described_with_an_example() {
    for schema in [read_schema("scenario"), read_schema("house")] {
        visit_parts(&schema, "", &mut |pointer, part| {
            if let Some(target) = part.get("$ref").and_then(Value::as_str) {
                part_at(&schema, target.trim_start_matches('#'));
            }
            // A description beside a `$ref` is shown before that of the target.
            for (key, value) in part.get("properties").and_then(Value::as_object).into_iter().flatten() {
                let target = value.get("$ref").and_then(Value::as_str).unwrap_or("#");
                let description = value
                    .get("description")
                    .unwrap_or(&part_at(&schema, target.trim_start_matches('#'))["description"]);
                let description = description.as_str().unwrap_or("");
                assert!(description.contains("xample"), "`{key}` at `{pointer}`: {description}");
            }
        });
    }
}

#[test]
fn what_is_not_judged_yet_is_not_offered() {
    let schema = read_schema("scenario");
    for (word, text) in NOT_JUDGED {
        let found = scenario_codes(text);
        assert!(found.contains(&Code::NotJudged), "`{word}` is judged now ({found:?}): add it to the schema\n{text}");
    }
    for pointer in ["", "/$defs/expectation"] {
        let offered = property_keys(part_at(&schema, pointer));
        assert!(NOT_JUDGED.iter().all(|(word, _)| !offered.contains(word)), "at `{pointer}`");
    }
}

#[test]
fn words_to_choose_from_are_the_programs_own() {
    let schema = read_schema("scenario");
    let word_set = |words: &[&str]| words.iter().map(|w| (*w).to_owned()).collect::<BTreeSet<_>>();

    let mut kinds: Vec<&str> = MonasteryKind::NAMED.iter().map(|k| k.word()).collect();
    kinds.retain(|word| NOT_JUDGED.iter().all(|(later, _)| later != word));
    kinds.extend(["true", "false"]);
    assert_eq!(enum_words(part_at(&schema, "/$defs/tile/properties/monastery")), word_set(&kinds));
    for kind in kinds {
        let text = format!("board: |\n  a\ntiles: {{ a: {{ monastery: {kind} }} }}\n");
        assert_eq!(scenario_codes(&text), [], "{text}");
    }

    let directions = Compass::ALL.map(Compass::word);
    assert_eq!(enum_words(part_at(&schema, "/$defs/flierAsk/properties/direction")), word_set(&directions));
    let figures = |fits: fn(Figure) -> bool| {
        let figures = Figure::ALL.into_iter().filter(|f| *f != Figure::Acrobat && fits(*f));
        word_set(&figures.map(Figure::word).collect::<Vec<_>>())
    };
    assert_eq!(enum_words(part_at(&schema, "/$defs/flierAsk/properties/figure")), figures(Figure::is_follower));
    assert_eq!(enum_words(part_at(&schema, "/$defs/placeMeepleAsk/properties/figure")), figures(|_| true));
    let values = enum_words(part_at(&schema, "/$defs/circusAsk/properties/value"));
    for value in 0..=9 {
        let text = format!("board: |\n  D\nask: {{ surroundings: {{ of: D, for: circus, value: {value} }} }}\n");
        assert_eq!(scenario_codes(&text).is_empty(), values.contains(&value.to_string()), "{text}");
    }
    for word in enum_words(part_at(&schema, "/$defs/watchtowerAsk/properties/counts")) {
        let text = format!("board: |\n  D\nask: {{ surroundings: {{ of: D, for: watchtower, counts: {word} }} }}\n");
        assert_eq!(scenario_codes(&text), [], "{text}");
    }
    let looks: BTreeSet<String> = part_at(&schema, "/$defs/surroundingsAsk/anyOf")
        .as_array()
        .expect("forms")
        .iter()
        .filter_map(|form| form["$ref"].as_str())
        .map(|target| part_at(&schema, target.trim_start_matches('#')))
        .filter_map(|form| form["properties"]["for"]["const"].as_str().map(str::to_owned))
        .collect();
    let form_words = forms().filter_map(|(_, form)| match form.by {
        By::For(word) => Some(word.to_owned()),
        By::Word | By::Key(_) => None,
    });
    assert_eq!(looks, form_words.collect());
    for key in ["kind", "do"] {
        for word in enum_words(part_at(&schema, &format!("/$defs/cropCircleAsk/properties/{key}"))) {
            let text = format!(
                "players: red\nboard: |\n  II-04/.\nask: {{ crop-circle: {{ tile: II-04, {key}: {word} }} }}\n"
            );
            assert_eq!(scenario_codes(&text), [], "{text}");
        }
    }

    let status = Status::ALL.map(Status::word);
    for form in ["expectation", "askExpectation", "turnExpectation"] {
        let pointer = format!("/$defs/{form}/properties/status");
        assert_eq!(enum_words(part_at(&schema, &pointer)), word_set(&status), "{form}");
    }
    let corners = Corner::ALL.map(Corner::word);
    for form in ["laidTile", "placeTileAsk"] {
        assert_eq!(enum_words(part_at(&schema, &format!("/$defs/{form}/properties/corner"))), word_set(&corners));
    }
    let axes = Axis::ALL.map(Axis::word);
    for form in ["bridge", "placeBridgeAskBridge"] {
        assert_eq!(enum_words(part_at(&schema, &format!("/$defs/{form}/properties/direction"))), word_set(&axes));
    }
    let buildings = Building::ALL.map(Building::word);
    assert_eq!(enum_words(part_at(&schema, "/$defs/building/properties/kind")), word_set(&buildings));
    let turns = enum_words(part_at(&schema, "/$defs/laidTile/properties/turn"));
    assert_eq!(enum_words(part_at(&schema, "/$defs/placeTileAsk/properties/turn")), turns);
    for turn in turns {
        let text = format!("board: [{{ tile: D, at: [0, 0], turn: {turn} }}]\n");
        assert_eq!(scenario_codes(&text), [], "{text}");
    }

    let ids: Vec<&str> = presets().iter().map(|preset| preset.id).chain(["now", "today"]).collect();
    for schema in [read_schema("scenario"), read_schema("house")] {
        assert_eq!(enum_words(part_at(&schema, "/$defs/ruleSet/anyOf/0")), word_set(&ids));
    }
}

#[test]
fn words_of_a_turn_are_the_programs_own() {
    let schema = read_schema("scenario");
    let on_track = |round: &str| {
        format!("board: |\n  D\ntrack: {{ red: {{ meeple: 3, messenger: 12 }} }}\nturn: {{ player: red, {round} }}\n")
    };
    let rounds = enum_words(part_at(&schema, "/$defs/round/properties/round"));
    for word in ["1", "1a", "1b", "1c", "1d", "2", "3", "4", "5"] {
        let text = on_track(&format!("rounds: {{ round: {word}, points: 1 }}"));
        assert_eq!(scenario_codes(&text).is_empty(), rounds.contains(word), "{text}");
    }
    for figure in enum_words(part_at(&schema, "/$defs/trackFigure")) {
        let text = on_track(&format!("drew: {{ message: 5, by: {figure} }}"));
        assert_eq!(scenario_codes(&text), [], "{text}");
    }
    for word in enum_words(part_at(&schema, "/$defs/drawnMessage/properties/take")) {
        let text = on_track(&format!("drew: {{ message: 5, take: {word} }}"));
        assert_eq!(scenario_codes(&text), [], "{text}");
    }
    let messages = part_at(&schema, "/$defs/messageNumber");
    for number in 0..=9 {
        let is_valid = (messages["minimum"].as_i64() <= Some(number)) && (messages["maximum"].as_i64() >= Some(number));
        for text in [
            on_track(&format!("drew: {number}")),
            format!("players: red\nboard: |\n  D\nask: {{ message: {number} }}\n"),
        ] {
            assert_eq!(scenario_codes(&text).is_empty(), is_valid, "{text}");
        }
    }
}

#[test]
fn every_figure_and_kind_of_place_is_described() {
    let schema = read_schema("scenario");
    let description = |pointer: &str| part_at(&schema, pointer)["description"].as_str().unwrap_or("").to_owned();
    let (meeple, place) = (description("/$defs/meeple"), description("/$defs/place"));
    let forms = part_at(&schema, "/$defs/meeple/anyOf").as_array().expect("forms");
    let pattern = forms.iter().filter_map(|f| f["pattern"].as_str()).collect::<String>();
    // An acrobat is on no feature, so it is not offered there.
    for figure in Figure::ALL.into_iter().filter(|f| *f != Figure::Acrobat) {
        assert!(meeple.contains(figure.word()), "{meeple}");
        assert!(pattern.contains(figure.word()), "{pattern}");
    }
    assert!(!pattern.contains(Figure::Acrobat.word()), "{pattern}");
    for kind in FeatureKind::ALL {
        assert!(place.contains(kind.word()), "{place}");
        let pattern = part_at(&schema, "/$defs/place/pattern").as_str().unwrap_or("");
        assert!(pattern.contains(kind.word()), "{pattern}");
    }
}

#[test]
fn a_table_may_decide_each_question_of_the_rulebook() {
    let (house_schema, scenario_schema) = (read_schema("house"), read_schema("scenario"));
    let rules = part_at(&house_schema, "/properties/rules");
    let at_the_table = part_at(&scenario_schema, "/properties/rules");
    let questions: BTreeSet<&str> = QuestionId::ALL.iter().map(|q| q.word()).collect();
    assert_eq!(property_keys(rules), questions);
    assert_eq!(property_keys(at_the_table), questions.iter().copied().chain(["over"]).collect());
    for rules in [rules, at_the_table] {
        assert_eq!(rules["additionalProperties"], Value::Bool(false));
    }
    for question in QuestionId::ALL {
        let id = question.word();
        let both = &rules["properties"][id]["anyOf"];
        let rule = &both[1];
        assert_eq!(property_keys(rule), BTreeSet::from(["because", "reading"]), "{id}");
        assert_eq!(rule["additionalProperties"], Value::Bool(false), "{id}");
        let readings: BTreeSet<String> = question.readings().into_iter().map(str::to_owned).collect();
        for part in [rules, at_the_table] {
            assert_eq!(enum_words(&part["properties"][id]["anyOf"][0]), readings, "{id}");
        }
        assert_eq!(enum_words(&rule["properties"]["reading"]), readings, "{id}");
        for reading in readings {
            let text =
                |more: &str| format!("name: Ours\nrules: {{ {id}: {{ reading: {reading}, because: x{more} }} }}");
            assert_eq!(house_codes(&text("")), [], "{}", text(""));
            assert_eq!(house_codes(&text(", invented: 1")), [Code::KeyUnknown], "{id}");
            let alone = format!("rules: {{ {id}: {reading} }}");
            assert_eq!(house_codes(&format!("name: Ours\n{alone}")), [], "{id}");
            let beside = format!("board: [{{ tile: D, at: [0, 0] }}]\n{alone}");
            assert_eq!(scenario_codes(&beside), [], "{id}");
        }
    }
    assert_eq!(house_codes("name: Ours\nrules: { gap.invented: { reading: joins, because: x } }"), [Code::RuleUnknown]);
}

#[test]
fn every_scenario_begins_by_naming_its_schema() {
    for path in scenarios() {
        let inside = path.strip_prefix(root()).expect("inside the project");
        let up = "../".repeat(inside.components().count() - 1);
        let text = std::fs::read_to_string(&path).expect("a scenario");
        assert_eq!(
            text.lines().next(),
            Some(format!("# yaml-language-server: $schema={up}schema/scenario.schema.json").as_str()),
            "the first line of {}",
            inside.display()
        );
        let folder = path.parent().expect("a folder");
        assert!(folder.join(up).join("schema/scenario.schema.json").is_file());
    }
}

#[test]
fn the_schema_knows_every_key_of_the_scenarios() {
    let schema = read_schema("scenario");
    for path in scenarios() {
        let text = std::fs::read_to_string(&path).expect("a scenario");
        let node = parse(&source(&text)).expect("YAML");
        check_node(&schema, &[&schema], &node, &path);
    }
}

#[test]
fn every_scenario_is_valid_by_the_schema_that_is_printed() {
    let printed = SCHEMAS.iter().find(|schema| schema.name == "scenario").expect("a schema");
    let schema: Value = serde_json::from_str(printed.text).expect("a schema is JSON");
    let mut failures = Vec::new();
    for path in scenarios() {
        let text = std::fs::read_to_string(&path).expect("a scenario");
        let read = typed::to_json(&parse(&source(&text)).expect("YAML"));
        failures.extend(typed::find_fault(&schema, &schema, &read, "").map(|why| format!("{}: {why}", path.display())));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Checks that a value and all its parts have the form of one of the parts of the schema.
fn check_node(schema: &Value, parts: &[&Value], node: &Node, path: &Path) {
    let mut forms: Vec<&Value> = Vec::new();
    let mut queue: Vec<&Value> = parts.to_vec();
    while let Some(part) = queue.pop() {
        if let Some(target) = part.get("$ref").and_then(Value::as_str) {
            queue.push(part_at(schema, target.trim_start_matches('#')));
        } else if let (Some(choices), None) = (part.get("anyOf"), part.get("type")) {
            queue.extend(choices.as_array().into_iter().flatten());
        } else {
            forms.push(part);
        }
    }
    let forms_of = |kind: &str| forms.iter().copied().filter(|f| f["type"] == kind).collect::<Vec<_>>();
    let place = path.display();
    match &node.value {
        Yaml::Scalar(text, _) => {
            let has_scalar = forms.iter().any(|f| f["type"] != "object" && f["type"] != "array");
            assert!(has_scalar, "{place}: the schema knows no single value here: {text}");
        }
        Yaml::List(items) => {
            let inner: Vec<&Value> = forms_of("array").iter().map(|f| &f["items"]).collect();
            assert!(!inner.is_empty(), "{place}: the schema knows no list at {:?}", node.span);
            for item in items {
                check_node(schema, &inner, item, path);
            }
        }
        Yaml::Map(entries) => {
            for (key, value) in entries {
                let word = key.text().unwrap_or("");
                let inner: Vec<&Value> = forms_of("object")
                    .iter()
                    .filter_map(|f| {
                        let listed = f["properties"].get(word);
                        // The only pattern for keys: features have a full stop, questions have none.
                        let feature = f["patternProperties"].get("\\.").filter(|_| word.contains('.'));
                        listed.or(feature).or_else(|| f.get("additionalProperties"))
                    })
                    .filter(|f| **f != Value::Bool(false))
                    .collect();
                assert!(!inner.is_empty(), "{place}: the schema does not know the key `{word}`");
                check_node(schema, &inner, value, path);
            }
        }
    }
}

#[test]
fn a_map_may_be_a_list_of_rows() {
    let schema = read_schema("scenario");
    let forms = part_at(&schema, "/properties/board/anyOf").as_array().expect("forms");
    assert!(forms.iter().any(|form| form["items"]["type"] == "string"));
    assert_eq!(scenario_codes("board: [D . E, '. .', 'C/. .']\n"), [Code::TileShape]);
    assert_eq!(scenario_codes("board: [D . E@90]\n"), []);
    assert_eq!(scenario_codes("board: [D, { tile: E, at: [1, 1] }]\n"), [Code::MapForm]);
}
