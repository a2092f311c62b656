//! Lists that occur in several places, compared with their source: the rule sets, questions and readings in the
//! schemas, the present law, the commands and the formats in the documents.
//!
//! `SCHEMA=overwrite cargo test --test all lists::` writes the lists of the schemas, the table of mechanics in
//! `docs/mechanics.md` and that of words in `docs/glossary.md`; review the difference before you commit it.

mod case_forms;
mod written_schemas;

use carcassonne_board::tiles::Symbol;
use carcassonne_law::RuleSet;
use carcassonne_oracle::cli::Cli;
use carcassonne_rules::mechanics::MECHANICS;
use carcassonne_show::picture::{self, figure_outlines, page_icons};
use carcassonne_show::report::Output;
use carcassonne_text::{LANGUAGES, Language, parse};
use clap::CommandFactory;

use crate::documents;
use crate::project::{read_file, root, source};
use crate::valid::{list, to_json};

/// The advice for an outdated file.
const UPDATE_HINT: &str = "`SCHEMA=overwrite cargo test --test all lists::` brings it up to date";

/// Returns `true` if outdated files are rewritten.
fn is_overwriting() -> bool {
    std::env::var("SCHEMA").is_ok_and(|how| how == "overwrite")
}

/// Compares a file of the project with what it should be, or rewrites it.
fn check_file(file: &str, expected: &str) {
    let path = root().join(file);
    if std::fs::read_to_string(&path).is_ok_and(|text| text == expected) {
        return;
    }
    assert!(is_overwriting(), "{file} is behind the program: {UPDATE_HINT}");
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
    let expected = format!(
        "// Signs as shapes to draw, in boxes of 24 by 24: each a list of `[element, attributes, ...inside]`. They are those of the drawn boards;\n\
         // `SCHEMA=overwrite cargo test --test all lists::` writes this file.\n\n\
         export const icons = {{\n{}}};\n\n\
         /** The symbols of other expansions, each with the letter that stands for it in a map. */\n\
         export const symbols = {{ {} }};\n\n\
         /** The outline of a meeple, as data of a path. */\n\
         export const meepleOutline = {meeple:?};\n\n\
         /** The outline of a barn. */\n\
         export const barnOutline = {barn:?};\n",
        drawn_icons.map(icon).collect::<String>(),
        symbols.join(", ")
    );
    check_file("web/page/icons.js", &expected);
}

#[test]
fn the_page_names_symbols_as_the_library_does() {
    for code in LANGUAGES {
        let language = Language::from_code(code).expect("one that is listed");
        let words = read_file(format!("web/page/words/{code}.js"));
        for (_, symbol) in Symbol::with_letters() {
            let entry = format!("\"what.{}\": {:?},", symbol.word(), picture::symbol_name(symbol, language));
            assert!(words.contains(&entry), "words/{code}.js has no {entry}");
        }
    }
}

/// Compares the line of a document on the symbols of tiles with `expected`, or rewrites it.
fn check_symbol_line(file: &str, prefix: &str, expected: &str) {
    let text = read_file(file);
    let found: Vec<&str> = text.lines().filter(|line| line.starts_with(prefix)).collect();
    let [line] = found.as_slice() else { panic!("{file} has one line that begins `{prefix}`") };
    check_file(file, &text.replace(line, expected));
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
        "crates/show/src/report/notation/tiles.md",
        &format!("{}  ", plain_words[0]),
        &format!("{}: true   symbols of expansions", plain_words.join("  ")),
    );
}

#[test]
fn no_document_names_an_era_as_todays() {
    let rules = read_file(documents::RULES);
    assert!(rules.contains("the newest official rules that the program knows"));
    let id = format!("`{}`", RuleSet::present_rules().id());
    for document in documents::readme_and_pages() {
        let is_named = read_file(&document).contains(&id);
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
    let text = read_file(document);
    let (_, table) = text.split_once("\n## Commands\n").expect("it lists the commands");
    table.split("\n## ").next().expect("a table").to_owned()
}

#[test]
fn the_documents_and_the_transcripts_know_every_command() {
    let tables = [documents::README, documents::COMMANDS].map(|d| (d, table_of_commands(d)));
    let help = read_file("tests/cmd/help.md");
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
    check_table(documents::MECHANICS, &table_of_mechanics());
}

/// The uses of words that a person does not look up: endings, fillers, and the words of searches and conversations.
const UNLISTED_USES: &str = "amount between cell-meeple changing clearing corner filler find joining no-name placing \
                             slip standing true-or-false verb";

/// Returns the table of the words of the dictionary in each language, a row for each meaning.
fn table_of_words() -> String {
    const LANGUAGES: [&str; 4] = ["en", "de", "nl", "fr"];
    let text = source("the dictionary", read_file("crates/words/src/dictionary/dictionary.yaml"));
    let dictionary = to_json(&parse(&text).expect("YAML"));
    let word_of = |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let mut rows: Vec<(String, [Vec<String>; 4])> = Vec::new();
    for entry in list(&dictionary["words"]) {
        if list(&entry["for"]).iter().all(|of_use| UNLISTED_USES.split(' ').any(|word| *of_use == word)) {
            continue;
        }
        let word = word_of(&entry["word"]);
        let index = rows.iter().position(|(known, _)| *known == word).unwrap_or(rows.len());
        if index == rows.len() {
            rows.push((word, <[Vec<String>; 4]>::default()));
        }
        for (language, cell) in LANGUAGES.iter().zip(&mut rows[index].1) {
            for word in entry.get(*language).map(list).unwrap_or_default().iter().map(word_of) {
                if !cell.contains(&word) {
                    cell.push(word);
                }
            }
        }
    }
    let mut table = "| here | English | German | Dutch | French |\n|---|---|---|---|---|\n".to_owned();
    for (word, cells) in rows {
        let cells = cells.map(|cell| if cell.is_empty() { " |".to_owned() } else { format!(" {} |", cell.join(", ")) });
        table.extend(["| ", &word, " |", &cells.concat(), "\n"]);
    }
    table
}

/// Compares the table of a document that begins with the first line of `table` with it, or rewrites it.
fn check_table(document: &str, table: &str) {
    let text = read_file(document);
    let head = table.lines().next().expect("a head");
    let begins = text.find(head).expect("the table begins");
    let ends = text[begins..].find("\n\n").map_or(text.len(), |ends| begins + ends + 1);
    check_file(document, &format!("{}{table}{}", &text[..begins], &text[ends..]));
}

#[test]
fn the_glossary_has_the_words_of_the_dictionary() {
    check_table("docs/glossary.md", &table_of_words());
}

#[test]
fn every_format_of_an_answer_is_named() {
    let words: Vec<&str> = Output::Answers.formats().iter().map(|format| format.word()).collect();
    let expected = format!("`--format {}`", words.join("\\|"));
    let table = table_of_commands(documents::COMMANDS);
    assert!(table.contains(&expected), "{}, under \"Commands\", should say: {expected}", documents::COMMANDS);
}
