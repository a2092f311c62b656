//! The settings of a configuration: `rules`, `house`, `board`, `language`. All mistakes in it are reported in one run.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_law::{House, RuleSet};
use carcassonne_text::{
    LANGUAGES, Language, Node, Problem, Problems, SourceText, Span, Style, Value, choice, nearest_word, phrase,
    problem, shorten,
};
use carcassonne_words::messages::plain::Arg;
use clap::ValueEnum;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::cli::args::BoardSize;
use crate::cli::problems::config;
use crate::cli::rule_sets::{is_yaml, parse_rule_set};

/// The keys at the top level of a configuration.
const KEYS: [&str; 4] = ["rules", "house", "board", "language"];

/// The settings of a configuration.
#[derive(Debug)]
pub(crate) struct Settings {
    /// The name of the configuration file, as it is shown.
    pub(crate) file: String,
    /// The text of the configuration file, for problems with the files that it names.
    pub(crate) source: Arc<SourceText>,
    /// The rule sets to judge under, each with the word that names it in the file.
    pub(crate) rules: Vec<(String, RuleSet)>,
    /// The files with a table's own rules.
    pub(crate) house: Vec<HouseFile>,
    /// The table's own rules in the configuration itself.
    pub(crate) inline_house: Option<RuleSet>,
    /// The size in which boards are drawn.
    pub(crate) board: Option<BoardSize>,
    /// The language of answers to texts that name none.
    pub(crate) language: Option<Language>,
    /// The mistakes in the configuration.
    pub(crate) problems: Problems,
}

/// A file with a table's own rules, named in a configuration.
#[derive(Debug)]
pub(crate) struct HouseFile {
    /// The path of the file; a relative name is joined to the folder of the configuration.
    pub(crate) path: PathBuf,
    /// The position of the name in the configuration.
    pub(crate) span: Span,
}

/// A word that is a value in the configuration, with its position in the file.
struct Word {
    text: String,
    span: Span,
}

/// Reads a configuration file in `folder`, called `file` in messages; mistakes in the file are part of the result.
pub(super) fn parse_settings(source: &Arc<SourceText>, file: &str, folder: &Path) -> Settings {
    let (table, faults) = DeTable::parse_recoverable(source.text());
    let mut settings = Settings {
        file: file.to_owned(),
        source: Arc::clone(source),
        rules: Vec::new(),
        house: Vec::new(),
        inline_house: None,
        board: None,
        language: None,
        problems: Problems::new(),
    };
    let problems = &mut settings.problems;
    let mut bad_lines: Vec<usize> = Vec::new();
    for fault in &faults {
        let span = to_span(&fault.span().unwrap_or_default());
        let line = source.line_column(span.start).0;
        // Further errors in a line may follow from the first, so that only that is reported.
        if !bad_lines.contains(&line) {
            bad_lines.push(line);
            problems.push(syntax_problem(source, fault.message(), span, line));
        }
    }
    // A value in a line with an error is not read either.
    let is_read = |range: &Range<usize>| !bad_lines.contains(&source.line_column(to_span(range).start).0);
    for (key, value) in table.get_ref() {
        if !is_read(&key.span()) || !is_read(&value.span()) {
            continue;
        }
        match key.get_ref().as_ref() {
            "rules" => settings.rules = parse_rules(source, value, problems),
            "house" => match value.get_ref() {
                DeValue::Table(rules) => {
                    let node = Node { span: to_span(&value.span()), value: Value::Map(flatten_entries("", rules)) };
                    settings.inline_house = House::read_from_scenario(source, &node, problems);
                }
                _ => settings.house = parse_house(source, value, folder, problems),
            },
            "board" => settings.board = parse_board(source, value, problems),
            "language" => settings.language = parse_language(source, value, problems),
            other => problems.push(unknown_key(other, to_span(&key.span()))),
        }
    }
    settings
}

/// Returns the entries of a TOML table with keys as in a scenario, `city.small: two`; TOML nests `city.small = "two"`.
fn flatten_entries(prefix: &str, table: &DeTable<'_>) -> Vec<(Node, Node)> {
    let scalar = |text: &str| Value::Scalar(text.to_owned(), Style::Quoted);
    let mut all = Vec::new();
    for (key, value) in table {
        let name = format!("{prefix}{}", key.get_ref());
        let (key_span, span) = (to_span(&key.span()), to_span(&value.span()));
        let value = match value.get_ref() {
            DeValue::Table(inner) if !inner.contains_key("reading") => {
                all.extend(flatten_entries(&format!("{name}."), inner));
                continue;
            }
            DeValue::Table(inner) => Value::Map(flatten_entries("", inner)),
            DeValue::String(text) => scalar(text),
            DeValue::Integer(number) => scalar(number.as_str()),
            DeValue::Float(number) => scalar(number.as_str()),
            DeValue::Boolean(yes) => scalar(&yes.to_string()),
            DeValue::Datetime(day) => scalar(&day.to_string()),
            DeValue::Array(_) => Value::List(Vec::new()),
        };
        all.push((Node { span: key_span, value: scalar(&name) }, Node { span, value }));
    }
    all
}

fn to_span(range: &Range<usize>) -> Span {
    Span::new(range.start, range.end)
}

/// Returns the problem of a line that is not TOML, with help: the corrected line if it can be guessed, else an example.
fn syntax_problem(source: &SourceText, message: &str, span: Span, line: usize) -> Problem {
    let line_text = source.text().lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let content = line_text.split('#').next().unwrap_or_default().trim();
    let key_value = content.split_once(['=', ':']);
    let known = key_value.and_then(|(key, value)| {
        let key = key.trim().trim_matches('"');
        Some((nearest_word(key, KEYS)?, value))
    });
    if message.contains("duplicate key") {
        return problem!(span, config::RepeatedTomlKey);
    }
    let remedy = match known {
        Some((key, value)) if !value.trim().is_empty() => {
            let is_separator = |c: char| c.is_whitespace() || "[]\"',".contains(c);
            let words = value.split(is_separator).filter(|word| !word.is_empty());
            let correct = |word: &str| match key {
                "rules" => nearest_word(word, RuleSet::ids()).map(ToOwned::to_owned),
                "board" => nearest_word(word, board_sizes()).map(ToOwned::to_owned),
                "language" => nearest_word(word, LANGUAGES).map(ToOwned::to_owned),
                _ => None,
            };
            let words = words.map(|word| correct(word).unwrap_or_else(|| shorten(word)));
            let words: Vec<String> = words.map(|word| format!("\"{word}\"")).collect();
            match (key, words.as_slice()) {
                (_, []) => phrase!(config::KeyExample { key }),
                ("board" | "language", [one, ..]) => phrase!(config::TomlLine { line: format!("{key} = {one}") }),
                (_, words) => phrase!(config::TomlLine { line: format!("{key} = [{}]", words.join(", ")) }),
            }
        }
        Some((key, _)) => phrase!(config::KeyExample { key }),
        None => phrase!(config::TomlForm { example: phrase!(config::KeyExample { key: "rules" }) }),
    };
    problem!(span, config::NotToml { remedy })
}

/// Returns the problem of a key that a configuration cannot have.
fn unknown_key(key: &str, span: Span) -> Problem {
    let (near, kind) = match (nearest_word(key, KEYS), key) {
        (Some(near), _) => (Some(near), "near"),
        (None, "as_of" | "as-of" | "date" | "era" | "under") => (None, "date"),
        (None, "size") => (Some("board"), "near"),
        (None, _) => (None, "other"),
    };
    problem!(span, config::UnknownConfigKey { key: key.to_owned(), near, kind, keys: Arg::texts(KEYS) })
}

/// Returns the words of a value of `key`, one word or a list; adds a problem for anything else.
fn parse_words(
    source: &SourceText,
    key: &'static str,
    value: &Spanned<DeValue<'_>>,
    problems: &mut Problems,
) -> Vec<Word> {
    match value.get_ref() {
        DeValue::Array(items) => {
            if items.is_empty() && key == "rules" {
                problems.push(problem!(to_span(&value.span()), config::NoRulesInList));
            }
            items.iter().filter_map(|item| parse_word(source, key, item, problems)).collect()
        }
        _ => parse_word(source, key, value, problems).into_iter().collect(),
    }
}

/// Returns a value of `key` as one word; `None` after adding a problem. In `rules`, a year or date needs no quotes.
fn parse_word(
    source: &SourceText,
    key: &'static str,
    value: &Spanned<DeValue<'_>>,
    problems: &mut Problems,
) -> Option<Word> {
    let span = to_span(&value.span());
    let word = |text: &str| Some(Word { text: text.to_owned(), span });
    let kind = match value.get_ref() {
        DeValue::String(text) => return word(text),
        DeValue::Integer(_) | DeValue::Datetime(_) if key == "rules" => return word(source.slice(span)),
        DeValue::Integer(_) | DeValue::Float(_) => "number",
        DeValue::Boolean(_) => "flag",
        DeValue::Datetime(_) => "date",
        DeValue::Array(_) => "list",
        DeValue::Table(_) => "table",
    };
    problems.push(problem!(span, config::WrongTomlValue { key, kind, example: phrase!(config::KeyExample { key }) }));
    None
}

fn parse_rules(source: &SourceText, value: &Spanned<DeValue<'_>>, problems: &mut Problems) -> Vec<(String, RuleSet)> {
    let mut found: Vec<(String, RuleSet)> = Vec::new();
    for Word { text, span } in parse_words(source, "rules", value, problems) {
        let word = text.trim();
        match parse_rule_set(word) {
            Ok(set) if found.iter().any(|(_, known)| known.id() == set.id()) => {}
            Ok(set) => found.push((word.to_owned(), set)),
            Err(help) => {
                let parts = RuleSet::suggest_words(word);
                let help = if parts.len() > 1 && parts.iter().all(|part| parse_rule_set(part).is_ok()) {
                    let parts: Vec<String> = parts.iter().map(|p| format!("\"{p}\"")).collect();
                    phrase!(config::TomlLine { line: parts.join(", ") }).into()
                } else if is_yaml(word) {
                    phrase!(config::TomlLine { line: format!("house = [\"{}\"]", shorten(word)) }).into()
                } else {
                    help
                };
                problems.push(problem!(span, config::UnknownConfiguredRules { word: word.to_owned(), help }));
            }
        }
    }
    found
}

fn parse_house(
    source: &SourceText,
    value: &Spanned<DeValue<'_>>,
    folder: &Path,
    problems: &mut Problems,
) -> Vec<HouseFile> {
    let files = parse_words(source, "house", value, problems).into_iter();
    files.map(|Word { text, span }| HouseFile { path: folder.join(text), span }).collect()
}

fn board_sizes() -> impl Iterator<Item = &'static str> {
    BoardSize::ALL.into_iter().map(BoardSize::word)
}

fn parse_board(source: &SourceText, value: &Spanned<DeValue<'_>>, problems: &mut Problems) -> Option<BoardSize> {
    let Word { text, span } = parse_word(source, "board", value, problems)?;
    let size = BoardSize::from_str(text.trim(), true).ok();
    if size.is_none() {
        let sizes: Vec<&str> = board_sizes().collect();
        problems.push(problem!(span, config::UnknownSize { choice: choice(&text, &sizes), word: text }));
    }
    size
}

fn parse_language(source: &SourceText, value: &Spanned<DeValue<'_>>, problems: &mut Problems) -> Option<Language> {
    let Word { text, span } = parse_word(source, "language", value, problems)?;
    let language = Language::from_code(text.trim());
    if language.is_none() {
        problems.push(problem!(span, config::UnknownLanguage { choice: choice(&text, &LANGUAGES), word: text }));
    }
    language
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_base::case_table::table_rows;
    use carcassonne_text::RefusedText;

    use super::*;

    fn read_settings(text: &str) -> Result<Settings, RefusedText> {
        let text = SourceText::new("oracle.toml", text.as_bytes().to_vec()).expect("text");
        let source = Arc::new(text);
        let mut settings = parse_settings(&source, "oracle.toml", Path::new("../ours"));
        std::mem::take(&mut settings.problems).finish(&source, Some(settings))
    }

    #[test]
    fn a_year_a_date_and_one_word_need_no_list_and_no_quotation_marks() {
        let found = read_settings(
            "rules = [2021, 2018-05-01, \"now\", \"community\", \"2021\"]\nhouse = 'kitchen.yaml'\nboard = \"Small\"\n",
        )
        .expect("read");
        let rules: Vec<(&str, &str)> = found.rules.iter().map(|(word, set)| (word.as_str(), set.id())).collect();
        assert_eq!(
            rules,
            [
                ("2021", "2021"),
                ("2018-05-01", "2018-05-01"),
                ("now", RuleSet::present_rules().id()),
                ("community", "community")
            ]
        );
        assert_eq!(found.house[0].path, Path::new("../ours/kitchen.yaml"));
        assert_eq!(found.board, Some(BoardSize::Small));
        assert!(read_settings("").is_ok_and(|found| found.rules.is_empty() && found.board.is_none()));
    }

    #[test]
    fn the_rules_of_a_table_may_stand_there() {
        for text in [
            "house = { \"city.small\" = \"two\", over = 2015 }\n",
            "[house]\ncity.small = \"two\"\nover = \"2015\"\n",
            "[house]\nover = \"2015\"\n\"city.small\" = { reading = \"two\", because = \"agreed\" }\n",
        ] {
            let set = read_settings(text).expect("read").inline_house.expect("rules");
            assert_eq!((set.id(), set.base_id()), ("your table", "2015"), "{text}");
            assert_eq!(set.house().map(|house| house.rules.len()), Some(1), "{text}");
        }
        let refused = read_settings("house = { \"city.smal\" = \"two\" }\n").expect_err("a slip");
        let helps: Vec<String> = refused.problems().map(Problem::help).collect();
        assert_eq!(helps, ["did you mean `city.small`?"]);
    }

    #[test]
    fn one_slip_is_one_problem_with_what_to_write() {
        for [text, message, help] in table_rows(include_str!("read_config.mistakes.tsv")) {
            let refused = read_settings(&text.replace("\\n", "\n")).expect_err(text);
            let problems: Vec<_> = refused.problems().map(|p| (p.message(), p.help())).collect();
            assert_eq!(problems, [(message.to_owned(), help.to_owned())], "{text}");
        }
    }

    #[test]
    fn everything_wrong_is_told_at_once() {
        let refused = read_settings("rules = [\"2099x\", \"comunity\"]\nsize = 1\nboard = huge\nhouse = 1\n");
        assert_eq!(refused.expect_err("refused").count(), 5);
    }

    #[test]
    fn nothing_that_is_written_there_breaks_anything() {
        for text in [
            "\u{0}",
            "[[[[",
            "a.b.c = 1",
            "rules.x = 1",
            "'",
            "\"\"\"",
            "= 1",
            "board = \"\\u00\"",
            "rules = [[[\"2021\"]]]",
            "x = \n\n\n]",
            "🐑 = '🐑'",
        ] {
            assert!(read_settings(text).is_err(), "{text}");
        }
        let deep = format!("rules = {}", "[".repeat(100_000));
        assert!(read_settings(&deep).is_err());
    }
}
