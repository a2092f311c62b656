//! Lists that occur in several places, compared with their source: the rule sets, questions and readings in the
//! schemas, the present law, the commands and the formats in the documents.
//!
//! `SCHEMA=overwrite cargo test --test all lists::` writes the lists of the schemas and the table of mechanics in
//! `docs/mechanics.md`; review the difference before you commit it.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use carcassonne_oracle::inside::cli::Cli;
use carcassonne_oracle::inside::mechanics::{Kind, MECHANICS, forms};
use carcassonne_oracle::inside::picture::{self, icons, outlines};
use carcassonne_oracle::inside::report::{CLAUSES, Clause, Form, Output, SCHEMAS};
use carcassonne_oracle::inside::rulebook::{QuestionData, RuleSet, eras, presets, questions};
use carcassonne_oracle::inside::scenario::{FeatureKind, Figure};
use carcassonne_oracle::inside::text::{Code, LANGUAGES, Language};
use carcassonne_oracle::inside::tiles::{MonasteryKind, Symbol};
use clap::CommandFactory;

use crate::documents;

/// The most columns of a line in a schema.
const WIDTH: usize = 100;

/// The advice for an outdated file.
const HOW: &str = "`SCHEMA=overwrite cargo test --test all lists::` brings it up to date";

/// Returns `true` if outdated files are rewritten.
fn overwrites() -> bool {
    std::env::var("SCHEMA").is_ok_and(|how| how == "overwrite")
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Joins words with commas and a final `or`: `apart, joined or neither`.
fn listed(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

/// Writes a word in JSON, as a number where YAML would read one.
fn value(word: &str) -> String {
    word.parse::<u32>().map_or_else(|_| format!("{word:?}"), |number| number.to_string())
}

/// Formats a key with a list, on one line where it fits.
fn list(indent: usize, key: &str, values: &[String]) -> String {
    let margin = " ".repeat(indent);
    let line = format!("{margin}\"{key}\": [{}]", values.join(", "));
    if line.len() < WIDTH {
        return line;
    }
    let values: Vec<String> = values.iter().map(|value| format!("{margin}  {value}")).collect();
    format!("{margin}\"{key}\": [\n{}\n{margin}]", values.join(",\n"))
}

/// Returns the part of the schemas on rule sets.
fn rule_set() -> String {
    // Eras are matched by the pattern of days, so that a new one needs no new schema.
    let unofficial: Vec<&str> = presets().iter().map(|preset| preset.id).collect();
    let words: Vec<String> = unofficial.iter().chain(&["now", "today"]).map(|id| format!("{id:?}")).collect();
    let first = eras().first().map(|era| era.id);
    let examples: Vec<String> =
        first.into_iter().chain(["now"]).chain(unofficial).chain(["2018-05-01"]).map(value).collect();
    let year = RuleSet::first_day().parts().0;
    assert_eq!(year, 2000, "the pattern of dates, in tests/lists.rs, begins with 2000");
    format!(
        r#"    "ruleSet": {{
      "description": "A rule set: an era by its id (oracle rules lists them), now or today for today's, an unofficial set, or the official law on a date from {year} on. Example: 2021, community or 2018-05-01.",
      "anyOf": [
        {{
{}
        }},
        {{
          "type": "string",
          "pattern": "^(?:[2-9][0-9]{{3}})(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?$",
          "patternErrorMessage": "Write a date from {year} on: 2018, 2018-05 or 2018-05-01."
        }},
        {{ "type": "integer", "minimum": {year}, "maximum": 9999 }}
      ],
{}
    }}"#,
        list(10, "enum", &words),
        list(6, "examples", &examples),
    )
}

/// Returns the part of the schema of house rules on a question.
fn rule(question: &QuestionData) -> String {
    let readings: Vec<&str> = question.readings.iter().map(|(word, _)| *word).collect();
    // A number may be written with or without quotation marks.
    let words = readings.iter().map(|word| format!("{word:?}"));
    let numbers = readings.iter().map(|word| value(word)).filter(|word| !word.starts_with('"'));
    let words: Vec<String> = words.chain(numbers).collect();
    let first = readings.first().expect("a reading");
    let asks = format!("{} Example: {first}.", question.asks);
    format!(
        r##"        "{}": {{
          "description": {asks:?},
          "anyOf": [
            {{
{}
            }},
            {{
              "type": "object",
              "properties": {{
                "reading": {{
                  "description": "House rules: {}. Example: {first}.",
{}
                }},
                "because": {{ "$ref": "#/$defs/because" }}
              }},
              "additionalProperties": false,
              "required": ["reading"]
            }}
          ]
        }}"##,
        question.id,
        list(14, "enum", &words),
        listed(&readings),
        list(18, "enum", &words),
    )
}

/// Returns the part of the schema of scenarios on a question that the scenario's own table decided.
fn rule_at_the_table(question: &QuestionData) -> String {
    let readings: Vec<&str> = question.readings.iter().map(|(word, _)| *word).collect();
    let words = readings.iter().map(|word| format!("{word:?}"));
    let numbers = readings.iter().map(|word| value(word)).filter(|word| !word.starts_with('"'));
    let words: Vec<String> = words.chain(numbers).collect();
    let first = readings.first().expect("a reading");
    let asks = format!("{} Example: {first}.", question.asks);
    format!(
        r##"            "{}": {{
              "description": {asks:?},
              "anyOf": [
                {{
{}
                }},
                {{ "$ref": "#/$defs/rule" }}
              ]
            }}"##,
        question.id,
        list(18, "enum", &words),
    )
}

/// Returns the part of the schema of scenarios on the rules of the scenario's own table.
fn rules_at_the_table() -> String {
    let mut questions: Vec<&QuestionData> = questions().iter().collect();
    questions.sort_by_key(|question| question.id);
    let rules: Vec<String> = questions.into_iter().map(rule_at_the_table).collect();
    format!(
        "      \"properties\": {{\n{},\n            \"over\": {{ \"$ref\": \"#/$defs/ruleSet\" }}\n      }}",
        rules.join(",\n")
    )
}

/// Returns the part of the schema of house rules on all questions.
fn rules() -> String {
    let mut questions: Vec<&QuestionData> = questions().iter().collect();
    questions.sort_by_key(|question| question.id);
    let rules: Vec<String> = questions.into_iter().map(rule).collect();
    format!("      \"properties\": {{\n{}\n      }}", rules.join(",\n"))
}

/// Compares a part of a schema with `wanted`, or rewrites it. The part follows the text `after`, begins with the first
/// line of `wanted` and ends with the next line that equals its last.
fn holds(file: &str, after: &str, wanted: &str) {
    let path = root().join("schema").join(file);
    let text = std::fs::read_to_string(&path).expect("the schema");
    let (first, last) = (wanted.lines().next().expect("a line"), wanted.lines().last());
    let begins = text.find(after).and_then(|at| Some(at + text[at..].find(&format!("{first}\n"))?));
    let begins = begins.expect("the part begins");
    let end = format!("\n{}", last.expect("a line"));
    let ends = begins + text[begins..].find(&end).expect("the part ends") + end.len();
    if &text[begins..ends] == wanted {
        return;
    }
    assert!(overwrites(), "schema/{file} is behind the rulebook: {HOW}");
    let whole = format!("{}{wanted}{}", &text[..begins], &text[ends..]);
    std::fs::write(&path, whole).expect("the schema is written");
}

/// Compares a file of the page with `wanted`, or rewrites it.
fn is_written(file: &str, wanted: &str) {
    let path = root().join("web/page").join(file);
    if std::fs::read_to_string(&path).is_ok_and(|text| text == wanted) {
        return;
    }
    assert!(overwrites(), "web/page/{file} is behind the library: {HOW}");
    std::fs::write(&path, wanted).expect("the file is written");
}

/// Formats an SVG element as the page's code builds it: its name, its attributes, and its content.
fn element(node: roxmltree::Node<'_, '_>) -> String {
    let attributes = node.attributes().map(|a| format!("{:?}: {:?}", a.name(), a.value()));
    let attributes: Vec<String> = attributes.collect();
    let own = format!("{:?}, {{{}}}", node.tag_name().name(), attributes.join(", "));
    let inside = node.children().map(element);
    format!("[{}]", std::iter::once(own).chain(inside).collect::<Vec<_>>().join(", "))
}

#[test]
fn the_page_draws_what_the_library_draws() {
    // A symbol that no map can express has no brush.
    let is_unsaid = |key: &str| Symbol::ALL.into_iter().any(|symbol| symbol.word() == key && symbol.letter().is_none());
    let shown = icons().into_iter().filter(|(key, _)| !is_unsaid(key));
    let icon = |(key, svg): (&str, &str)| {
        let svg = format!("<svg>{svg}</svg>");
        let document = roxmltree::Document::parse(&svg).expect("well-formed");
        let inside = document.root_element().children();
        let elements: Vec<String> = inside.map(|node| format!("    {},\n", element(node))).collect();
        format!("  {key}: [\n{}  ],\n", elements.concat())
    };
    let (meeple, barn) = outlines();
    let symbols: Vec<String> =
        Symbol::lettered().map(|(letter, symbol)| format!("{:?}: \"{letter}\"", symbol.word())).collect();
    let called = LANGUAGES.iter().map(|code| {
        let language = Language::named(code).expect("one that is listed");
        let said =
            |(_, symbol): (char, Symbol)| format!("{:?}: {:?}", symbol.word(), picture::called(symbol, language));
        format!("{code}: {{ {} }}", Symbol::lettered().map(said).collect::<Vec<_>>().join(", "))
    });
    let called: Vec<String> = called.collect();
    let wanted = format!(
        "// Signs as shapes to draw, in boxes of 24 by 24: each a list of `[element, attributes, ...inside]`. They are those of the drawn boards;\n\
         // `SCHEMA=overwrite cargo test --test all lists::` writes this file.\n\n\
         export const icons = {{\n{}}};\n\n\
         /** The symbols of other expansions, each with the letter that stands for it in a map. */\n\
         export const symbols = {{ {} }};\n\n\
         /** What they are called, in each language. */\n\
         export const symbolWords = {{ {} }};\n\n\
         /** The outline of a meeple, as data of a path. */\n\
         export const meepleOutline = {meeple:?};\n\n\
         /** The outline of a barn. */\n\
         export const barnOutline = {barn:?};\n",
        shown.map(icon).collect::<String>(),
        symbols.join(", "),
        called.join(", ")
    );
    is_written("icons.js", &wanted);
}

/// Compares the line of a document on the symbols of tiles with `wanted`, or rewrites it.
fn line_of_symbols(file: &str, begins: &str, wanted: &str) {
    let path = root().join(file);
    let text = std::fs::read_to_string(&path).expect("a document");
    let found: Vec<&str> = text.lines().filter(|line| line.starts_with(begins)).collect();
    let [line] = found.as_slice() else { panic!("{file} has one line that begins `{begins}`") };
    if *line == wanted {
        return;
    }
    assert!(overwrites(), "{file} is behind src/tiles/tile.rs: {HOW}");
    std::fs::write(&path, text.replace(line, wanted)).expect("the document is written");
}

#[test]
fn documents_tell_of_every_symbol_of_a_tile() {
    let said: Vec<(char, Symbol)> = Symbol::lettered().collect();
    let letters: Vec<String> = said.iter().map(|(letter, _)| format!("`{letter}`")).collect();
    let named: Vec<String> = said.iter().map(|(_, symbol)| symbol.one()).collect();
    line_of_symbols(
        "docs/quick.md",
        &format!("| {} ", letters[0]),
        &format!("| {} | {} |", letters.join(" "), named.join(", ")),
    );
    // Sheep may also be given by a half-edge, and have a separate line.
    let keys = || Symbol::WORDS.into_iter().filter(|word| *word != Symbol::Sheep.word());
    let quoted: Vec<String> = keys().map(|word| format!("`{word}`")).collect();
    line_of_symbols(
        "docs/writing.md",
        &format!("| {}, ", quoted[0]),
        &format!("| {} | `true`: symbols of other expansions |", quoted.join(", ")),
    );
    let bare: Vec<&str> = keys().collect();
    line_of_symbols(
        "src/report/notation/tiles.md",
        &format!("{}  ", bare[0]),
        &format!("{:<47}symbols of other expansions", format!("{}: true", bare.join("  "))),
    );
}

/// Returns the part of the schemas for a set of words.
fn words<'w>(name: &str, about: &str, all: impl IntoIterator<Item = &'w str>) -> String {
    let words: BTreeSet<&str> = all.into_iter().collect();
    let words: Vec<String> = words.into_iter().map(|word| format!("{word:?}")).collect();
    format!("    \"{name}\": {{\n      \"description\": {about:?},\n{}\n    }}", list(6, "enum", &words))
}

/// The figures on the score track.
const ON_TRACK: [&str; 2] = ["meeple", "messenger"];

/// Returns the part of the schemas for a part of a clause.
fn form(form: Form) -> String {
    let of = |about: &str, is: &str| format!("{{ \"description\": {about:?}, {is} }}");
    let one = |about: &str, is: &str| of(about, &format!("\"type\": {is:?}"));
    let many = |about: &str, each: &str| of(about, &format!("\"type\": \"array\", \"items\": {each}"));
    let refers = |to: &str| format!("{{ \"$ref\": \"#/$defs/{to}\" }}");
    let set = |about: &str, all: &[&str]| {
        let words: Vec<String> = all.iter().map(|word| format!("{word:?}")).collect();
        of(about, &format!("\"enum\": [{}]", words.join(", ")))
    };
    let tile = format!("\"anyOf\": [{}, {}]", refers("address"), refers("space"));
    let directions = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
    match form {
        Form::Number => one("A number. Example: 3.", "integer"),
        Form::Numbers => many("Numbers. Example: [5, 6].", "{ \"type\": \"integer\" }"),
        Form::Flag => one("Whether it is so. Example: true.", "boolean"),
        Form::Player => one("Who. Example: red.", "string"),
        Form::Players => many("Who. Example: [red, blue].", "{ \"type\": \"string\" }"),
        Form::Tile => of("The tile, or its space if it has no name. Example: b.", &tile),
        Form::Stand => of("The tile, or the space. Example: b.", &tile),
        Form::Tiles => many("The tiles. Example: [b, c].", &format!("{{ {tile} }}")),
        Form::Place => one("The feature, by its place. Example: a.city.", "string"),
        Form::Places => many("The features. Example: [a.city].", "{ \"type\": \"string\" }"),
        Form::Meeple => refers("toldMeeple"),
        Form::Meeples => many("Who has a meeple there.", &refers("toldMeeple")),
        Form::Direction => set("In which direction. Example: ne.", &directions),
        Form::Directions => {
            let each = directions.map(|to| format!("{to:?}")).join(", ");
            many("In which directions. Example: [n, s].", &format!("{{ \"enum\": [{each}] }}"))
        }
        Form::Side => refers("tileSide"),
        Form::Kind => set("The kind of feature. Example: road.", &FeatureKind::ALL.map(FeatureKind::word)),
        Form::Edge => {
            set("What the side shows. Example: road.", &["field", "road", "city", "cities", "gate", "river", "abbey"])
        }
        Form::Building => {
            let named = MonasteryKind::NAMED.iter().map(|kind| kind.word());
            let named = named.filter(|word| !["true", "false"].contains(word));
            let all: Vec<&str> = std::iter::once("monastery").chain(named).collect();
            set("What has a meeple there. Example: shrine.", &all)
        }
        Form::Figure => refers("figure"),
        Form::Sort => set("Which meeples. Example: knight.", &["knight", "highwayman", "farmer"]),
        Form::Round => set("The scoring round. Example: 1a.", &["1a", "1b", "1c", "2", "3", "4"]),
        Form::Named => refers("namedScore"),
        Form::Clause => refers("clause"),
        Form::Clauses => many("Each of them.", &refers("clause")),
    }
}

/// Returns the part of the schemas for the clauses of an answer.
fn clauses() -> String {
    let mut known = BTreeSet::new();
    let of = |clause: &Clause| {
        let keys: Vec<String> = std::iter::once("word")
            .chain(clause.parts.iter().map(|piece| piece.key))
            .map(|key| format!("{key:?}"))
            .collect();
        let word = format!(
            "            \"word\": {{ \"description\": \"Which clause it is.\", \"const\": {:?} }}",
            clause.word
        );
        let parts = clause.parts.iter().map(|piece| format!("            \"{}\": {}", piece.key, form(piece.form)));
        let properties: Vec<String> = std::iter::once(word).chain(parts).collect();
        format!(
            "        {{\n          \"description\": {:?},\n          \"type\": \"object\",\n          \"properties\": {{\n{}\n          }},\n          \"required\": [{}],\n          \"additionalProperties\": false\n        }}",
            clause.means,
            properties.join(",\n"),
            keys.join(", ")
        )
    };
    let all = CLAUSES.iter().filter(|clause| known.insert(clause.word));
    let all: Vec<String> = all.map(of).collect();
    format!(
        "    \"clause\": {{\n      \"description\": \"A clause of an answer: a word of this set, with numbers, players and places.\",\n      \"anyOf\": [\n{}\n      ]\n    }}",
        all.join(",\n")
    )
}

/// Collects the words of all things that are counted in sums, from the source of the mechanics.
fn things(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            things(&path, found);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a source file");
        for rest in text.split("{ key: \"").skip(1) {
            let (word, rest) = rest.split_once('"').expect("a word");
            if rest.starts_with(", message: ") {
                found.insert(word.to_owned());
            }
        }
    }
}

/// The keys of answers that belong to no form: the choices of a turn, and the effects on features.
const BESIDE: [&str; 3] = ["castle", "challenge", "rows"];

/// Returns the list of the keys of answers.
fn told() -> String {
    let own = forms().flat_map(|(_, form)| form.replies).map(|key| key.word);
    let keys: BTreeSet<&str> = own.chain(BESIDE).collect();
    let words: Vec<String> = keys.into_iter().map(|word| format!("{word:?}")).collect();
    list(8, "enum", &words)
}

/// Returns the list of the keys of answers that have sentences beside them.
fn in_sentences() -> String {
    let mut keys: BTreeSet<&str> = BTreeSet::from(BESIDE);
    for key in forms().flat_map(|(_, form)| form.replies) {
        // Of the keys whose values are maps, those on figures map to numbers, which need no sentence.
        let told = match key.kind {
            Kind::RowMap => ["choice", "message"].contains(&key.word),
            kind => kind.is_of_words(),
        };
        keys.extend(told.then_some(key.word));
    }
    let words: Vec<String> = keys.into_iter().map(|word| format!("{word:?}")).collect();
    list(8, "enum", &words)
}

/// Splits a schema into its head and its definitions, each with its name.
fn definitions(text: &str) -> (String, Vec<(String, String)>) {
    let Some((head, body)) = text.split_once(DEFINITIONS) else {
        return (text.to_owned(), Vec::new());
    };
    let body = body.strip_suffix("\n  }\n}\n").expect("the definitions come last");
    let mut all: Vec<(String, String)> = Vec::new();
    for line in body.lines() {
        if let Some(name) = line.strip_prefix("    \"").filter(|_| line.ends_with(": {")) {
            let name = name.split('"').next().expect("a name").to_owned();
            all.push((name, String::new()));
        }
        let (_, definition) = all.last_mut().expect("a definition begins");
        definition.push_str(line);
        definition.push('\n');
    }
    for (_, definition) in &mut all {
        let end = definition.trim_end().trim_end_matches(',').len();
        definition.truncate(end);
    }
    (head.to_owned(), all)
}

const DEFINITIONS: &str = "\n  \"$defs\": {\n";

/// Returns a schema with exactly those common definitions that it refers to.
fn bundled(text: &str, common: &[(String, String)]) -> String {
    let (head, mut own) = definitions(text);
    own.retain(|(name, _)| common.iter().all(|(known, _)| known != name));
    let mut wanted: BTreeSet<&str> = BTreeSet::new();
    let mut open: Vec<&str> = own.iter().map(|(_, text)| text.as_str()).collect();
    open.push(&head);
    while let Some(text) = open.pop() {
        for name in text.split("\"#/$defs/").skip(1).filter_map(|rest| rest.split('"').next()) {
            let found = common.iter().find(|(known, _)| known == name);
            open.extend(found.filter(|(known, _)| wanted.insert(known)).map(|(_, text)| text.as_str()));
        }
    }
    let shared = common.iter().filter(|(name, _)| wanted.contains(name.as_str()));
    let all: Vec<&str> = own.iter().chain(shared).map(|(_, text)| text.as_str()).collect();
    if all.is_empty() {
        return text.to_owned();
    }
    let head = head.strip_suffix("\n}\n").map_or(head.clone(), |head| format!("{head},"));
    format!("{head}{DEFINITIONS}{}\n  }}\n}}\n", all.join(",\n"))
}

/// Returns a schema with the present version of the program.
fn stamped(text: &str) -> String {
    const COMMENT: &str = "  \"$comment\": \"Of oracle ";
    let (before, rest) = text.split_once(COMMENT).expect("a version");
    let (_, after) = rest.split_once('"').expect("it ends");
    format!("{before}{COMMENT}{}.\"{after}", env!("CARGO_PKG_VERSION"))
}

/// The file of the definitions that the schemas of the commands share.
const COMMON: &str = "common.schema.json";

#[test]
fn the_schemas_list_the_words_of_the_program_and_stand_on_their_own() {
    questions_hold();
    symbols_hold();
    holds("scenario.schema.json", "\"$defs\": {", &rule_set());
    holds("scenario.schema.json", "\"rules\": {", &rules_at_the_table());
    holds("house.schema.json", "\"$defs\": {", &rule_set());
    holds("house.schema.json", "\"rules\": {", &rules());
    holds(COMMON, "\n    \"answer\": {", &told());
    holds(COMMON, "\n    \"answerText\": {", &in_sentences());
    holds(
        COMMON,
        "\"$defs\": {",
        &words(
            "code",
            "What kind of problem it is; `oracle explain problems` says what each means; they never change. Example: board::edges.",
            Code::ALL.iter().map(|code| code.word()),
        ),
    );
    holds(
        COMMON,
        "\"$defs\": {",
        &words(
            "figure",
            "What stands there: a meeple, a large one, an abbot and so on; at the score track a meeple or messenger. Example: meeple.",
            Figure::ALL.into_iter().map(Figure::word).chain(ON_TRACK),
        ),
    );
    holds(
        COMMON,
        "\"$defs\": {",
        &words(
            "mechanicId",
            "The mechanic that judges it; `oracle explain` says more. Example: city.",
            MECHANICS.iter().map(|mechanic| mechanic.name()),
        ),
    );
    let mut found = BTreeSet::new();
    things(&root().join("src/mechanics"), &mut found);
    let about = "What is counted in a sum. Example: space, tile, tile-or-space, coat, city.";
    holds(COMMON, "\"$defs\": {", &words("thing", about, found.iter().map(String::as_str)));
    let about = "The id of a question of law. Example: count.road-city.";
    let ids = questions().iter().map(|question| question.id);
    holds(COMMON, "\"$defs\": {", &words("questionId", about, ids));
    holds(
        COMMON,
        "\"$defs\": {",
        &words("askWord", "The word under which it was asked. Example: tower.", forms().map(|(_, form)| form.ask)),
    );
    holds(COMMON, "\"$defs\": {", &clauses());
    let read = |file: &str| std::fs::read_to_string(root().join("schema").join(file)).expect("the schema");
    let (_, common) = definitions(&read(COMMON));
    let own = SCHEMAS.iter().map(|schema| format!("{}.schema.json", schema.name));
    for file in own.chain([COMMON.to_owned()]) {
        let text = stamped(&read(&file));
        // The schemas of input files have parts of the same names as those of the output, with other contents.
        let written = ["scenario", "house", "config"];
        let wanted = if written.iter().any(|name| file == format!("{name}.schema.json")) {
            text
        } else {
            bundled(&text, if file == COMMON { &[] } else { &common })
        };
        if read(&file) != wanted {
            assert!(overwrites(), "schema/{file} is behind the program, or behind {COMMON}: {HOW}");
            std::fs::write(root().join("schema").join(&file), wanted).expect("written");
        }
    }
}

/// Compares the schema of questions with the declarations of their mechanics.
fn questions_hold() {
    let path = root().join("schema/scenario.schema.json");
    let text = std::fs::read_to_string(&path).expect("the schema");
    let whole: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let crossing = whole["$defs"]["crossing"]["pattern"].as_str().expect("a pattern");
    let address = crossing.split("@(?:").next().expect("an address");
    let mut wanted = String::new();
    for (name, part) in &crate::asks::parts(address) {
        let key = format!("{name:?}: ");
        wanted.extend(["    ", &key, &crate::asks::laid(part, 4, key.len()), ",\n"]);
    }
    let defs = text.find("\"$defs\"").expect("the parts");
    let begins = defs + text[defs..].find("\n    \"ask\": {").expect("they begin") + 1;
    let ends = defs + text[defs..].find("\n    \"messageNumbers\": {").expect("they end") + 1;
    if text[begins..ends] != wanted {
        assert!(overwrites(), "schema/scenario.schema.json is behind src/mechanics: {HOW}");
        let whole = format!("{}{wanted}{}", &text[..begins], &text[ends..]);
        std::fs::write(&path, whole).expect("written");
    }
}

/// Checks that the schema of tiles has every symbol.
fn symbols_hold() {
    let path = root().join("schema/scenario.schema.json");
    let text = std::fs::read_to_string(&path).expect("the schema");
    let whole: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let known = &whole["$defs"]["tile"]["properties"];
    let new: Vec<Symbol> = Symbol::ALL.into_iter().filter(|s| known[s.word()].is_null()).collect();
    if new.is_empty() {
        return;
    }
    assert!(overwrites(), "schema/scenario.schema.json does not know {new:?}: {HOW}");
    let part = |symbol: Symbol| {
        let word = symbol.word();
        let shows = word.replace('-', " ");
        format!(
            "        \"{word}\": {{\n          \"description\": \"Whether the tile shows a {shows}. Example: {word}: true.\",\n          \"type\": \"boolean\"\n        }},\n"
        )
    };
    let parts: String = new.into_iter().map(part).collect();
    let at = text.find("        \"garden\": {\n").expect("the first of them");
    std::fs::write(&path, format!("{}{parts}{}", &text[..at], &text[at..])).expect("written");
}

#[test]
fn no_document_names_an_era_as_todays() {
    let rules = documents::read(documents::RULES);
    assert!(rules.contains("the newest official rules that the program knows"));
    let id = format!("`{}`", RuleSet::present().id());
    for document in documents::readme_and_pages() {
        let names = documents::read(&document).contains(&id);
        assert!(!names, "{document} names {id}, which a new era makes untrue");
    }
}

/// Returns the names of the commands.
fn commands() -> Vec<String> {
    let program = Cli::command();
    program.get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

/// Returns the section of a document on the commands.
fn table_of_commands(document: &str) -> String {
    let text = documents::read(document);
    let (_, table) = text.split_once("\n## Commands\n").expect("it lists the commands");
    table.split("\n## ").next().expect("a table").to_owned()
}

#[test]
fn the_documents_and_the_transcripts_know_every_command() {
    let tables = [documents::README, documents::COMMANDS].map(|d| (d, table_of_commands(d)));
    let help = documents::read("tests/cmd/help.md");
    for name in commands() {
        let told = [format!("`oracle {name}"), format!("`{name}`")];
        for (document, table) in &tables {
            assert!(
                told.iter().any(|told| table.contains(told)),
                "{document}, under \"Commands\", should have a row on `oracle {name}`"
            );
        }
        let run = format!("```console\n$ oracle {name} --help\n```");
        assert!(
            help.contains(run.trim_end_matches("```")),
            "add this to tests/cmd/help.md, and `TRYCMD=overwrite cargo test --test all readme::` fills it:\n{run}"
        );
    }
}

/// Returns the table of mechanics.
fn table_of_mechanics() -> String {
    let mut table = "| mechanic | how to ask | disputed rules |\n|---|---|---|\n".to_owned();
    for mechanic in MECHANICS {
        let mut asked: Vec<String> = mechanic.forms().map(|form| format!("`{}`", form.example)).collect();
        if asked.is_empty() {
            let how = if mechanic.has_a_say() { "affects features" } else { "a feature" };
            asked.push(how.to_owned());
        }
        let mut questions: Vec<&str> = mechanic.questions.iter().map(|q| q.word()).collect();
        if mechanic.values_features() {
            questions.push("those of the features involved");
        }
        if questions.is_empty() {
            questions.push("nothing");
        }
        let (asked, questions) = (asked.join("<br>"), questions.join(", "));
        let row = format!("| {} | {asked} | {questions} |\n", mechanic.name());
        table.push_str(&row);
    }
    table
}

#[test]
fn every_mechanic_is_listed_with_its_questions() {
    let text = documents::read(documents::MECHANICS);
    let table = table_of_mechanics();
    if text.contains(&format!("\n\n{table}")) {
        return;
    }
    assert!(overwrites(), "{} is behind src/mechanics: {HOW}; its table should be:\n{table}", documents::MECHANICS);
    let head = table.lines().next().expect("a head");
    let begins = text.find(head).expect("the table begins");
    let ends = text[begins..].find("\n\n").map_or(text.len(), |ends| begins + ends + 1);
    let whole = format!("{}{table}{}", &text[..begins], &text[ends..]);
    std::fs::write(documents::at(documents::MECHANICS), whole).expect("the page is written");
}

#[test]
fn every_format_of_an_answer_is_named() {
    let words: Vec<&str> = Output::Answers.formats().iter().map(|format| format.word()).collect();
    let wanted = format!("`--format {}`", words.join("\\|"));
    let table = table_of_commands(documents::COMMANDS);
    assert!(table.contains(&wanted), "{}, under \"Commands\", should say: {wanted}", documents::COMMANDS);
}
