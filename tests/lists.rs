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
use carcassonne_oracle::inside::picture::{self, figure_outlines, page_icons};
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
const UPDATE_HINT: &str = "`SCHEMA=overwrite cargo test --test all lists::` brings it up to date";

/// Returns `true` if outdated files are rewritten.
fn is_overwriting() -> bool {
    std::env::var("SCHEMA").is_ok_and(|how| how == "overwrite")
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Joins words with commas and a final `or`: `apart, joined or neither`.
fn join_with_or(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

/// Writes a word in JSON, as a number where YAML would read one.
fn json_word(word: &str) -> String {
    word.parse::<u32>().map_or_else(|_| format!("{word:?}"), |number| number.to_string())
}

/// Formats a key with a list, on one line where it fits.
fn format_list(indent: usize, key: &str, values: &[String]) -> String {
    let margin = " ".repeat(indent);
    let line = format!("{margin}\"{key}\": [{}]", values.join(", "));
    if line.len() < WIDTH {
        return line;
    }
    let values: Vec<String> = values.iter().map(|value| format!("{margin}  {value}")).collect();
    format!("{margin}\"{key}\": [\n{}\n{margin}]", values.join(",\n"))
}

/// Returns the part of the schemas on rule sets.
fn rule_set_schema() -> String {
    // Eras are matched by the pattern of days, so that a new one needs no new schema.
    let unofficial: Vec<&str> = presets().iter().map(|preset| preset.id).collect();
    let words: Vec<String> = unofficial.iter().chain(&["now", "today"]).map(|id| format!("{id:?}")).collect();
    let first = eras().first().map(|era| era.id);
    let examples: Vec<String> =
        first.into_iter().chain(["now"]).chain(unofficial).chain(["2018-05-01"]).map(json_word).collect();
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
        format_list(10, "enum", &words),
        format_list(6, "examples", &examples),
    )
}

/// Returns the part of the schema of house rules on a question.
fn house_rule_schema(question: &QuestionData) -> String {
    let readings: Vec<&str> = question.readings.iter().map(|(word, _)| *word).collect();
    // A number may be written with or without quotation marks.
    let words = readings.iter().map(|word| format!("{word:?}"));
    let numbers = readings.iter().map(|word| json_word(word)).filter(|word| !word.starts_with('"'));
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
        format_list(14, "enum", &words),
        join_with_or(&readings),
        format_list(18, "enum", &words),
    )
}

/// Returns the part of the schema of scenarios on a question that the scenario's own table decided.
fn table_rule_schema(question: &QuestionData) -> String {
    let readings: Vec<&str> = question.readings.iter().map(|(word, _)| *word).collect();
    let words = readings.iter().map(|word| format!("{word:?}"));
    let numbers = readings.iter().map(|word| json_word(word)).filter(|word| !word.starts_with('"'));
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
        format_list(18, "enum", &words),
    )
}

/// Returns the part of the schema of scenarios on the rules of the scenario's own table.
fn table_rules_schema() -> String {
    let mut questions: Vec<&QuestionData> = questions().iter().collect();
    questions.sort_by_key(|question| question.id);
    let rules: Vec<String> = questions.into_iter().map(table_rule_schema).collect();
    format!(
        "      \"properties\": {{\n{},\n            \"over\": {{ \"$ref\": \"#/$defs/ruleSet\" }}\n      }}",
        rules.join(",\n")
    )
}

/// Returns the part of the schema of house rules on all questions.
fn house_rules_schema() -> String {
    let mut questions: Vec<&QuestionData> = questions().iter().collect();
    questions.sort_by_key(|question| question.id);
    let rules: Vec<String> = questions.into_iter().map(house_rule_schema).collect();
    format!("      \"properties\": {{\n{}\n      }}", rules.join(",\n"))
}

/// Compares a part of a schema with `expected`, or rewrites it. The part follows the text `after`, begins with the first
/// line of `expected` and ends with the next line that equals its last.
fn check_schema_part(file: &str, after: &str, expected: &str) {
    let path = root().join("schema").join(file);
    let text = std::fs::read_to_string(&path).expect("the schema");
    let (first, last) = (expected.lines().next().expect("a line"), expected.lines().last());
    let begins = text.find(after).and_then(|at| Some(at + text[at..].find(&format!("{first}\n"))?));
    let begins = begins.expect("the part begins");
    let end = format!("\n{}", last.expect("a line"));
    let ends = begins + text[begins..].find(&end).expect("the part ends") + end.len();
    if &text[begins..ends] == expected {
        return;
    }
    assert!(is_overwriting(), "schema/{file} is behind the rulebook: {UPDATE_HINT}");
    let whole = format!("{}{expected}{}", &text[..begins], &text[ends..]);
    std::fs::write(&path, whole).expect("the schema is written");
}

/// Compares a file of the page with `expected`, or rewrites it.
fn check_page_file(file: &str, expected: &str) {
    let path = root().join("web/page").join(file);
    if std::fs::read_to_string(&path).is_ok_and(|text| text == expected) {
        return;
    }
    assert!(is_overwriting(), "web/page/{file} is behind the library: {UPDATE_HINT}");
    std::fs::write(&path, expected).expect("the file is written");
}

/// Formats an SVG element as the page's code builds it: its name, its attributes, and its content.
fn format_element(node: roxmltree::Node<'_, '_>) -> String {
    let attributes = node.attributes().map(|a| format!("{:?}: {:?}", a.name(), a.value()));
    let attributes: Vec<String> = attributes.collect();
    let head = format!("{:?}, {{{}}}", node.tag_name().name(), attributes.join(", "));
    let children = node.children().map(format_element);
    format!("[{}]", std::iter::once(head).chain(children).collect::<Vec<_>>().join(", "))
}

#[test]
fn the_page_draws_what_the_library_draws() {
    // A symbol that no map can express has no brush.
    let has_no_letter =
        |key: &str| Symbol::ALL.into_iter().any(|symbol| symbol.word() == key && symbol.letter().is_none());
    let drawn_icons = page_icons().into_iter().filter(|(key, _)| !has_no_letter(key));
    let icon = |(key, svg): (&str, &str)| {
        let svg = format!("<svg>{svg}</svg>");
        let document = roxmltree::Document::parse(&svg).expect("well-formed");
        let inside = document.root_element().children();
        let elements: Vec<String> = inside.map(|node| format!("    {},\n", format_element(node))).collect();
        format!("  {key}: [\n{}  ],\n", elements.concat())
    };
    let (meeple, barn) = figure_outlines();
    let symbols: Vec<String> =
        Symbol::with_letters().map(|(letter, symbol)| format!("{:?}: \"{letter}\"", symbol.word())).collect();
    let symbol_words = LANGUAGES.iter().map(|code| {
        let language = Language::from_code(code).expect("one that is listed");
        let entry =
            |(_, symbol): (char, Symbol)| format!("{:?}: {:?}", symbol.word(), picture::symbol_name(symbol, language));
        format!("{code}: {{ {} }}", Symbol::with_letters().map(entry).collect::<Vec<_>>().join(", "))
    });
    let symbol_words: Vec<String> = symbol_words.collect();
    let expected = format!(
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
        drawn_icons.map(icon).collect::<String>(),
        symbols.join(", "),
        symbol_words.join(", ")
    );
    check_page_file("icons.js", &expected);
}

/// Compares the line of a document on the symbols of tiles with `expected`, or rewrites it.
fn check_symbol_line(file: &str, prefix: &str, expected: &str) {
    let path = root().join(file);
    let text = std::fs::read_to_string(&path).expect("a document");
    let found: Vec<&str> = text.lines().filter(|line| line.starts_with(prefix)).collect();
    let [line] = found.as_slice() else { panic!("{file} has one line that begins `{prefix}`") };
    if *line == expected {
        return;
    }
    assert!(is_overwriting(), "{file} is behind src/tiles/tile.rs: {UPDATE_HINT}");
    std::fs::write(&path, text.replace(line, expected)).expect("the document is written");
}

#[test]
fn documents_tell_of_every_symbol_of_a_tile() {
    let symbols: Vec<(char, Symbol)> = Symbol::with_letters().collect();
    let letters: Vec<String> = symbols.iter().map(|(letter, _)| format!("`{letter}`")).collect();
    let names: Vec<String> = symbols.iter().map(|(_, symbol)| symbol.with_article()).collect();
    check_symbol_line(
        "docs/quick.md",
        &format!("| {} ", letters[0]),
        &format!("| {} | {} |", letters.join(" "), names.join(", ")),
    );
    // Sheep may also be given by a half-edge, and have a separate line.
    let keys = || Symbol::WORDS.into_iter().filter(|word| *word != Symbol::Sheep.word());
    let quoted: Vec<String> = keys().map(|word| format!("`{word}`")).collect();
    check_symbol_line(
        "docs/writing.md",
        &format!("| {}, ", quoted[0]),
        &format!("| {} | `true`: symbols of other expansions |", quoted.join(", ")),
    );
    let plain_words: Vec<&str> = keys().collect();
    check_symbol_line(
        "src/report/notation/tiles.md",
        &format!("{}  ", plain_words[0]),
        &format!("{:<47}symbols of other expansions", format!("{}: true", plain_words.join("  "))),
    );
}

/// Returns the part of the schemas for a set of words.
fn words_schema<'w>(name: &str, about: &str, all: impl IntoIterator<Item = &'w str>) -> String {
    let words: BTreeSet<&str> = all.into_iter().collect();
    let words: Vec<String> = words.into_iter().map(|word| format!("{word:?}")).collect();
    format!("    \"{name}\": {{\n      \"description\": {about:?},\n{}\n    }}", format_list(6, "enum", &words))
}

/// The figures on the score track.
const ON_TRACK: [&str; 2] = ["meeple", "messenger"];

/// Returns the part of the schemas for a part of a clause.
fn form_schema(form: Form) -> String {
    let described = |about: &str, is: &str| format!("{{ \"description\": {about:?}, {is} }}");
    let typed = |about: &str, is: &str| described(about, &format!("\"type\": {is:?}"));
    let array_of = |about: &str, each: &str| described(about, &format!("\"type\": \"array\", \"items\": {each}"));
    let reference = |to: &str| format!("{{ \"$ref\": \"#/$defs/{to}\" }}");
    let one_of = |about: &str, all: &[&str]| {
        let words: Vec<String> = all.iter().map(|word| format!("{word:?}")).collect();
        described(about, &format!("\"enum\": [{}]", words.join(", ")))
    };
    let tile = format!("\"anyOf\": [{}, {}]", reference("address"), reference("space"));
    let directions = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
    match form {
        Form::Number => typed("A number. Example: 3.", "integer"),
        Form::Numbers => array_of("Numbers. Example: [5, 6].", "{ \"type\": \"integer\" }"),
        Form::Flag => typed("Whether it is so. Example: true.", "boolean"),
        Form::Player => typed("Who. Example: red.", "string"),
        Form::Players => array_of("Who. Example: [red, blue].", "{ \"type\": \"string\" }"),
        Form::Tile => described("The tile, or its space if it has no name. Example: b.", &tile),
        Form::Stand => described("The tile, or the space. Example: b.", &tile),
        Form::Tiles => array_of("The tiles. Example: [b, c].", &format!("{{ {tile} }}")),
        Form::Place => typed("The feature, by its place. Example: a.city.", "string"),
        Form::Places => array_of("The features. Example: [a.city].", "{ \"type\": \"string\" }"),
        Form::Meeple => reference("toldMeeple"),
        Form::Meeples => array_of("Who has a meeple there.", &reference("toldMeeple")),
        Form::Direction => one_of("In which direction. Example: ne.", &directions),
        Form::Directions => {
            let each = directions.map(|to| format!("{to:?}")).join(", ");
            array_of("In which directions. Example: [n, s].", &format!("{{ \"enum\": [{each}] }}"))
        }
        Form::Side => reference("tileSide"),
        Form::Kind => one_of("The kind of feature. Example: road.", &FeatureKind::ALL.map(FeatureKind::word)),
        Form::Edge => one_of(
            "What the side shows. Example: road.",
            &["field", "road", "city", "cities", "gate", "river", "abbey"],
        ),
        Form::Building => {
            let named = MonasteryKind::NAMED.iter().map(|kind| kind.word());
            let named = named.filter(|word| !["true", "false"].contains(word));
            let all: Vec<&str> = std::iter::once("monastery").chain(named).collect();
            one_of("What has a meeple there. Example: shrine.", &all)
        }
        Form::Figure => reference("figure"),
        Form::Sort => one_of("Which meeples. Example: knight.", &["knight", "highwayman", "farmer"]),
        Form::Round => one_of("The scoring round. Example: 1a.", &["1a", "1b", "1c", "2", "3", "4"]),
        Form::Named => reference("namedScore"),
        Form::Clause => reference("clause"),
        Form::Clauses => array_of("Each of them.", &reference("clause")),
    }
}

/// Returns the part of the schemas for the clauses of an answer.
fn clauses_schema() -> String {
    let mut known = BTreeSet::new();
    let clause_schema = |clause: &Clause| {
        let keys: Vec<String> = std::iter::once("word")
            .chain(clause.parts.iter().map(|piece| piece.key))
            .map(|key| format!("{key:?}"))
            .collect();
        let word = format!(
            "            \"word\": {{ \"description\": \"Which clause it is.\", \"const\": {:?} }}",
            clause.word
        );
        let parts =
            clause.parts.iter().map(|piece| format!("            \"{}\": {}", piece.key, form_schema(piece.form)));
        let properties: Vec<String> = std::iter::once(word).chain(parts).collect();
        format!(
            "        {{\n          \"description\": {:?},\n          \"type\": \"object\",\n          \"properties\": {{\n{}\n          }},\n          \"required\": [{}],\n          \"additionalProperties\": false\n        }}",
            clause.means,
            properties.join(",\n"),
            keys.join(", ")
        )
    };
    let all = CLAUSES.iter().filter(|clause| known.insert(clause.word));
    let all: Vec<String> = all.map(clause_schema).collect();
    format!(
        "    \"clause\": {{\n      \"description\": \"A clause of an answer: a word of this set, with numbers, players and places.\",\n      \"anyOf\": [\n{}\n      ]\n    }}",
        all.join(",\n")
    )
}

/// Collects the words of all things that are counted in sums, from the source of the mechanics.
fn collect_things(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect_things(&path, found);
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
const EXTRA_KEYS: [&str; 3] = ["castle", "challenge", "rows"];

/// Returns the list of the keys of answers.
fn answer_keys() -> String {
    let reply_words = forms().flat_map(|(_, form)| form.reply_keys).map(|key| key.word);
    let keys: BTreeSet<&str> = reply_words.chain(EXTRA_KEYS).collect();
    let words: Vec<String> = keys.into_iter().map(|word| format!("{word:?}")).collect();
    format_list(8, "enum", &words)
}

/// Returns the list of the keys of answers that have sentences beside them.
fn sentence_keys() -> String {
    let mut keys: BTreeSet<&str> = BTreeSet::from(EXTRA_KEYS);
    for key in forms().flat_map(|(_, form)| form.reply_keys) {
        // Of the keys whose values are maps, those on figures map to numbers, which need no sentence.
        let has_sentences = match key.kind {
            Kind::RowMap => ["choice", "message"].contains(&key.word),
            kind => kind.is_of_words(),
        };
        keys.extend(has_sentences.then_some(key.word));
    }
    let words: Vec<String> = keys.into_iter().map(|word| format!("{word:?}")).collect();
    format_list(8, "enum", &words)
}

/// Splits a schema into its head and its definitions, each with its name.
fn split_definitions(text: &str) -> (String, Vec<(String, String)>) {
    let Some((head, body)) = text.split_once(DEFINITIONS) else {
        return (text.to_owned(), Vec::new());
    };
    let body = body.strip_suffix("\n  }\n}\n").expect("the definitions come last");
    let mut definitions: Vec<(String, String)> = Vec::new();
    for line in body.lines() {
        if let Some(name) = line.strip_prefix("    \"").filter(|_| line.ends_with(": {")) {
            let name = name.split('"').next().expect("a name").to_owned();
            definitions.push((name, String::new()));
        }
        let (_, definition) = definitions.last_mut().expect("a definition begins");
        definition.push_str(line);
        definition.push('\n');
    }
    for (_, definition) in &mut definitions {
        let end = definition.trim_end().trim_end_matches(',').len();
        definition.truncate(end);
    }
    (head.to_owned(), definitions)
}

const DEFINITIONS: &str = "\n  \"$defs\": {\n";

/// Returns a schema with exactly those common definitions that it refers to.
fn bundle(text: &str, common: &[(String, String)]) -> String {
    let (head, mut local_definitions) = split_definitions(text);
    local_definitions.retain(|(name, _)| common.iter().all(|(known, _)| known != name));
    let mut needed: BTreeSet<&str> = BTreeSet::new();
    let mut queue: Vec<&str> = local_definitions.iter().map(|(_, text)| text.as_str()).collect();
    queue.push(&head);
    while let Some(text) = queue.pop() {
        for name in text.split("\"#/$defs/").skip(1).filter_map(|rest| rest.split('"').next()) {
            let found = common.iter().find(|(known, _)| known == name);
            queue.extend(found.filter(|(known, _)| needed.insert(known)).map(|(_, text)| text.as_str()));
        }
    }
    let shared = common.iter().filter(|(name, _)| needed.contains(name.as_str()));
    let definitions: Vec<&str> = local_definitions.iter().chain(shared).map(|(_, text)| text.as_str()).collect();
    if definitions.is_empty() {
        return text.to_owned();
    }
    let head = head.strip_suffix("\n}\n").map_or(head.clone(), |head| format!("{head},"));
    format!("{head}{DEFINITIONS}{}\n  }}\n}}\n", definitions.join(",\n"))
}

/// Returns a schema with the present version of the program.
fn stamp_version(text: &str) -> String {
    const COMMENT: &str = "  \"$comment\": \"Of oracle ";
    let (before, rest) = text.split_once(COMMENT).expect("a version");
    let (_, after) = rest.split_once('"').expect("it ends");
    format!("{before}{COMMENT}{}.\"{after}", env!("CARGO_PKG_VERSION"))
}

/// The file of the definitions that the schemas of the commands share.
const COMMON: &str = "common.schema.json";

#[test]
fn the_schemas_list_the_words_of_the_program_and_stand_on_their_own() {
    check_question_schema();
    check_symbol_schema();
    check_schema_part("scenario.schema.json", "\"$defs\": {", &rule_set_schema());
    check_schema_part("scenario.schema.json", "\"rules\": {", &table_rules_schema());
    check_schema_part("house.schema.json", "\"$defs\": {", &rule_set_schema());
    check_schema_part("house.schema.json", "\"rules\": {", &house_rules_schema());
    check_schema_part(COMMON, "\n    \"answer\": {", &answer_keys());
    check_schema_part(COMMON, "\n    \"answerText\": {", &sentence_keys());
    check_schema_part(
        COMMON,
        "\"$defs\": {",
        &words_schema(
            "code",
            "What kind of problem it is; `oracle explain problems` says what each means; they never change. Example: board::edges.",
            Code::ALL.iter().map(|code| code.word()),
        ),
    );
    check_schema_part(
        COMMON,
        "\"$defs\": {",
        &words_schema(
            "figure",
            "What stands there: a meeple, a large one, an abbot and so on; at the score track a meeple or messenger. Example: meeple.",
            Figure::ALL.into_iter().map(Figure::word).chain(ON_TRACK),
        ),
    );
    check_schema_part(
        COMMON,
        "\"$defs\": {",
        &words_schema(
            "mechanicId",
            "The mechanic that judges it; `oracle explain` says more. Example: city.",
            MECHANICS.iter().map(|mechanic| mechanic.name()),
        ),
    );
    let mut found = BTreeSet::new();
    collect_things(&root().join("src/mechanics"), &mut found);
    let about = "What is counted in a sum. Example: space, tile, tile-or-space, coat, city.";
    check_schema_part(COMMON, "\"$defs\": {", &words_schema("thing", about, found.iter().map(String::as_str)));
    let about = "The id of a question of law. Example: count.road-city.";
    let ids = questions().iter().map(|question| question.id);
    check_schema_part(COMMON, "\"$defs\": {", &words_schema("questionId", about, ids));
    check_schema_part(
        COMMON,
        "\"$defs\": {",
        &words_schema(
            "askWord",
            "The word under which it was asked. Example: tower.",
            forms().map(|(_, form)| form.ask),
        ),
    );
    check_schema_part(COMMON, "\"$defs\": {", &clauses_schema());
    let read = |file: &str| std::fs::read_to_string(root().join("schema").join(file)).expect("the schema");
    let (_, common) = split_definitions(&read(COMMON));
    let files = SCHEMAS.iter().map(|schema| format!("{}.schema.json", schema.name));
    for file in files.chain([COMMON.to_owned()]) {
        let text = stamp_version(&read(&file));
        // The schemas of input files have parts of the same names as those of the output, with other contents.
        let input_schemas = ["scenario", "house", "config"];
        let expected = if input_schemas.iter().any(|name| file == format!("{name}.schema.json")) {
            text
        } else {
            bundle(&text, if file == COMMON { &[] } else { &common })
        };
        if read(&file) != expected {
            assert!(is_overwriting(), "schema/{file} is behind the program, or behind {COMMON}: {UPDATE_HINT}");
            std::fs::write(root().join("schema").join(&file), expected).expect("written");
        }
    }
}

/// Compares the schema of questions with the declarations of their mechanics.
fn check_question_schema() {
    let path = root().join("schema/scenario.schema.json");
    let text = std::fs::read_to_string(&path).expect("the schema");
    let schema: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let crossing = schema["$defs"]["crossing"]["pattern"].as_str().expect("a pattern");
    let address = crossing.split("@(?:").next().expect("an address");
    let mut expected = String::new();
    for (name, part) in &crate::asks::schema_parts(address) {
        let key = format!("{name:?}: ");
        expected.extend(["    ", &key, &crate::asks::format_json(part, 4, key.len()), ",\n"]);
    }
    let defs = text.find("\"$defs\"").expect("the parts");
    let begins = defs + text[defs..].find("\n    \"ask\": {").expect("they begin") + 1;
    let ends = defs + text[defs..].find("\n    \"messageNumbers\": {").expect("they end") + 1;
    if text[begins..ends] != expected {
        assert!(is_overwriting(), "schema/scenario.schema.json is behind src/mechanics: {UPDATE_HINT}");
        let whole = format!("{}{expected}{}", &text[..begins], &text[ends..]);
        std::fs::write(&path, whole).expect("written");
    }
}

/// Checks that the schema of tiles has every symbol.
fn check_symbol_schema() {
    let path = root().join("schema/scenario.schema.json");
    let text = std::fs::read_to_string(&path).expect("the schema");
    let schema: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let known = &schema["$defs"]["tile"]["properties"];
    let missing: Vec<Symbol> = Symbol::ALL.into_iter().filter(|s| known[s.word()].is_null()).collect();
    if missing.is_empty() {
        return;
    }
    assert!(is_overwriting(), "schema/scenario.schema.json does not know {missing:?}: {UPDATE_HINT}");
    let part = |symbol: Symbol| {
        let word = symbol.word();
        let shows = word.replace('-', " ");
        format!(
            "        \"{word}\": {{\n          \"description\": \"Whether the tile shows a {shows}. Example: {word}: true.\",\n          \"type\": \"boolean\"\n        }},\n"
        )
    };
    let parts: String = missing.into_iter().map(part).collect();
    let at = text.find("        \"garden\": {\n").expect("the first of them");
    std::fs::write(&path, format!("{}{parts}{}", &text[..at], &text[at..])).expect("written");
}

#[test]
fn no_document_names_an_era_as_todays() {
    let rules = documents::read_document(documents::RULES);
    assert!(rules.contains("the newest official rules that the program knows"));
    let id = format!("`{}`", RuleSet::present_rules().id());
    for document in documents::readme_and_pages() {
        let is_named = documents::read_document(&document).contains(&id);
        assert!(!is_named, "{document} names {id}, which a new era makes untrue");
    }
}

/// Returns the names of the commands.
fn commands() -> Vec<String> {
    let program = Cli::command();
    program.get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

/// Returns the section of a document on the commands.
fn table_of_commands(document: &str) -> String {
    let text = documents::read_document(document);
    let (_, table) = text.split_once("\n## Commands\n").expect("it lists the commands");
    table.split("\n## ").next().expect("a table").to_owned()
}

#[test]
fn the_documents_and_the_transcripts_know_every_command() {
    let tables = [documents::README, documents::COMMANDS].map(|d| (d, table_of_commands(d)));
    let help = documents::read_document("tests/cmd/help.md");
    for name in commands() {
        let mentions = [format!("`oracle {name}"), format!("`{name}`")];
        for (document, table) in &tables {
            assert!(
                mentions.iter().any(|told| table.contains(told)),
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
        let mut asks: Vec<String> = mechanic.forms().map(|form| format!("`{}`", form.example)).collect();
        if asks.is_empty() {
            let how = if mechanic.has_influence() { "affects features" } else { "a feature" };
            asks.push(how.to_owned());
        }
        let mut questions: Vec<&str> = mechanic.questions.iter().map(|q| q.word()).collect();
        if mechanic.needs_feature_worth() {
            questions.push("those of the features involved");
        }
        if questions.is_empty() {
            questions.push("nothing");
        }
        let (asks, questions) = (asks.join("<br>"), questions.join(", "));
        let row = format!("| {} | {asks} | {questions} |\n", mechanic.name());
        table.push_str(&row);
    }
    table
}

#[test]
fn every_mechanic_is_listed_with_its_questions() {
    let text = documents::read_document(documents::MECHANICS);
    let table = table_of_mechanics();
    if text.contains(&format!("\n\n{table}")) {
        return;
    }
    assert!(
        is_overwriting(),
        "{} is behind src/mechanics: {UPDATE_HINT}; its table should be:\n{table}",
        documents::MECHANICS
    );
    let head = table.lines().next().expect("a head");
    let begins = text.find(head).expect("the table begins");
    let ends = text[begins..].find("\n\n").map_or(text.len(), |ends| begins + ends + 1);
    let whole = format!("{}{table}{}", &text[..begins], &text[ends..]);
    std::fs::write(documents::document_path(documents::MECHANICS), whole).expect("the page is written");
}

#[test]
fn every_format_of_an_answer_is_named() {
    let words: Vec<&str> = Output::Answers.formats().iter().map(|format| format.word()).collect();
    let expected = format!("`--format {}`", words.join("\\|"));
    let table = table_of_commands(documents::COMMANDS);
    assert!(table.contains(&expected), "{}, under \"Commands\", should say: {expected}", documents::COMMANDS);
}
