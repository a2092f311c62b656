//! The short forms of lines beside a quick map, and the kind of line that a text is.

use carcassonne_text::Span;
use carcassonne_words::dictionary::{Use, english_word, is_known, meaning, translated};

use super::figure_words::{is_large, is_no_name};
use crate::setup::{Declaration, Field, Setup, Short, declarations, is_question_word};

/// The forms of lines that put something on the board.
const STANDING: [&str; 7] = [
    "barn PLACE WHO",
    "flea TILE",
    "builder PLACE WHO",
    "pig PLACE WHO",
    "mayor PLACE WHO",
    "wagon PLACE WHO",
    "abbot PLACE WHO",
];

/// The line that leaves out the features, which are otherwise answered beside the questions.
pub const ONLY: &str = "only asked";

/// The forms of lines that neither ask a mechanic nor put anything on the board.
const OTHER_STATEMENTS: [&str; 3] = [ONLY, "question TEXT", "claim WHO PLACE POINTS"];

/// Returns the forms of lines that ask nothing of a mechanic.
fn statement_forms() -> impl Iterator<Item = &'static str> {
    STANDING.into_iter().chain(OTHER_STATEMENTS)
}

/// Returns the English word of a line for a German or Dutch one; other words are returned unchanged.
pub fn line_word(word: &str) -> &str {
    english_word(Use::Line, word)
}

/// Returns `true` if a line that begins with a word puts a figure other than a meeple on the board.
pub(super) fn is_figure_line(word: &str) -> bool {
    let word = line_word(word);
    word != "flea" && STANDING.iter().any(|form| first_word(form) == word)
}

pub(super) fn all_forms() -> impl Iterator<Item = &'static str> {
    let declared = declarations().iter().filter_map(|question| question.short.as_ref());
    declared.map(|short| short.form).chain(statement_forms())
}

/// Returns the question whose short form begins with a word.
pub(super) fn declared_question(first: &str) -> Option<(&'static Declaration, &'static Short)> {
    let first = line_word(first);
    let all = declarations().iter().filter_map(|question| Some((*question, question.short.as_ref()?)));
    all.into_iter().find(|(_, short)| first_word(short.form) == first)
}

/// Returns the key that the `n`th word behind the first stands for; `None` for a word that is typed as it is.
pub fn field_at(question: &str, n: usize) -> Option<&'static Field> {
    let (_, short) = declared_question(question)?;
    let words: Vec<&str> = short.form.split(' ').skip(1).collect();
    let is_open = short.form.ends_with("...");
    let n = if is_open { n.min(words.len().checked_sub(1)?) } else { n };
    let before = words.get(..n)?.iter().filter(|word| is_placeholder(word)).count();
    short.fields.get(before).filter(|_| words.get(n).is_some_and(is_placeholder)).copied()
}

/// Returns `true` if a word of a form is a placeholder, in capitals.
pub(super) fn is_placeholder(word: &&str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
}

/// Returns the first word of a line, in English.
fn own_first_word(line: &str) -> &str {
    line_word(line.split_whitespace().next().unwrap_or_default())
}

pub(super) fn first_word(form: &str) -> &str {
    form.split(' ').next().unwrap_or(form)
}

/// Returns `true` if a refusal of the line can say more than the forms.
///
/// The line has a question in another form, a key of a file, something to be placed, or a question that is answered without being
/// asked.
pub fn is_refused_by_kind(first: &str, line: &str) -> bool {
    let lower = first.trim_end_matches(':').to_lowercase();
    let asked = is_question_word(&lower) && form_of(&lower).is_none();
    asked || is_file_key(&lower) || is_placed_thing(&lower) || asks_of_scores(&lower, line)
}

/// Returns the short form that a sentence in other words is about: `can the dragon eat red?`
pub(super) fn form_in_sentence(words: &[(&str, Span)]) -> Option<&'static str> {
    words.iter().find_map(|(word, _)| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        form_of(&word).filter(|_| !matches!(word.as_str(), "set" | "place"))
    })
}

/// Returns `true` if a line asks for scores, which every feature has without a question.
pub(super) fn asks_of_scores(first: &str, line: &str) -> bool {
    SCORE_WORDS.split(' ').any(|word| word == first) || line.trim_end().ends_with('?')
}

pub fn first_words() -> impl Iterator<Item = &'static str> {
    all_forms().map(first_word)
}

pub fn form_of(word: &str) -> Option<&'static str> {
    let word = line_word(word);
    all_forms().find(|form| first_word(form) == word)
}

/// Returns `true` if a text is a question and no map: `setup: { players: 4, sets: I }`, `tower b1 1`.
pub fn is_question(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let key = first.strip_suffix(':').or(first.split_once(":{").map(|(key, _)| key));
    let begins = key.is_some_and(|key| key.len() > 1 && key.chars().all(|c| c.is_ascii_lowercase() || c == '-'));
    begins && !text.contains(['\n', '\r']) || (form_of(first).is_some() && words.next().is_some())
}

/// Returns `true` if a line asks nothing of a mechanic.
pub fn is_statement(question: &str) -> bool {
    let first = own_first_word(question);
    statement_forms().any(|form| first_word(form) == first) || file_key_of(question).is_some_and(|key| key != "ask")
}

/// Returns `true` if a line is the question of the players, in their words.
pub fn is_question_text(line: &str) -> bool {
    own_first_word(line) == "question"
}

/// Returns `true` if the words of a line behind the first are free text, so that none names a cell.
pub fn is_free_text(line: &str) -> bool {
    matches!(own_first_word(line), "question" | "claim") && line.split_whitespace().nth(1).is_some()
}

/// Returns the player and the subject of a claim; `None` for another line.
pub fn claim_subject(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_whitespace().skip(1);
    if own_first_word(line) != "claim" {
        return None;
    }
    Some((words.next()?, words.next()?))
}

/// Returns `true` if a word begins an entry of `ask` in YAML.
pub fn begins_yaml(word: &str) -> bool {
    word.ends_with(':') || word.starts_with(['{', '-', '[']) || word.contains(":{")
}

/// Returns `true` if the `n`th word behind the first names a place.
pub fn is_place_word(question: &str, n: usize) -> bool {
    match line_word(question) {
        "claim" => n == 1,
        piece if piece == "flea" || is_figure_line(piece) => n == 0,
        _ => field_at(question, n).is_some_and(|field| field.kind.is_on_the_board()),
    }
}

/// Returns `true` if a word begins a line that asks whether a meeple can be placed.
pub(super) fn is_figure_word(word: &str) -> bool {
    is_known(Use::Role, word) || is_known(Use::Standing, word)
}

pub fn is_farmer(word: &str) -> bool {
    meaning(Use::Role, word) == Some("farmer") || meaning(Use::Keyword, word) == Some("farmers")
}

/// Returns `true` if a word is `all`, in English, German or Dutch.
pub(super) fn is_all(word: &str) -> bool {
    word == "all" || translated(Use::Everybody, word).is_some()
}

pub fn is_everybody(word: &str) -> bool {
    is_known(Use::Everybody, word)
}

/// Returns `true` if a word in the place of a player means a figure, or everybody.
pub(super) fn is_no_player(word: &str) -> bool {
    is_everybody(word) || is_no_name(word) || is_large(word)
}

/// The keys of a file that a line cannot have: the map says what they say.
const ON_THE_MAP: [&str; 3] = ["board", "quick", "tiles"];

/// Returns the key of a file with which a line begins, as it does in a file: `track: { red: { meeple: 6 } }`,
/// `figures: { dragon: b1 }`. `None` for another line.
pub fn file_key_of(line: &str) -> Option<&'static str> {
    let (key, value) = line.trim_start().split_once(':')?;
    let is_value = value.starts_with([' ', '\t']) && !value.trim().is_empty();
    // `turn: red` asks in other words, and `rules: 2015` names rules to answer under.
    let is_map = value.trim_start().starts_with('{');
    let is_such_a_line = |known: &str| is_value && (is_map || !matches!(known, "rules" | "track" | "turn"));
    Setup::KEYS.iter().copied().find(|known| *known == key && is_such_a_line(known) && !ON_THE_MAP.contains(known))
}

/// Returns `true` if a word is a key of a file that no line has, or one within a turn.
pub(super) fn is_file_key(key: &str) -> bool {
    Setup::KEYS.contains(&key) || key == "rounds"
}

/// The things to be placed that are no figures: the word for each, and the questions that place it, with `SPACE` and `TILE`
/// for its place.
pub(super) const PLACED: [(&str, &[&str]); 5] = [
    (
        "half",
        &[
            "tile: I-07, at: SPACE, corner: nw",
            "tile: I-07, at: SPACE, corner: ne",
            "tile: I-07, at: SPACE, corner: sw",
            "tile: I-07, at: SPACE, corner: se",
        ],
    ),
    ("tile", &["tile: E, at: SPACE", "tile: E@90, at: SPACE", "tile: B, at: SPACE"]),
    ("abbey", &["abbey: SPACE"]),
    ("bridge", &["bridge: { over: TILE, direction: ew }", "bridge: { over: TILE, direction: ns }"]),
    ("halfling", &["tile: I-07, at: SPACE, corner: nw", "tile: I-07, at: SPACE, corner: se"]),
];

/// Returns `true` if a word means something that is placed and is no figure.
pub fn is_placed_thing(word: &str) -> bool {
    PLACED.iter().any(|(own, _)| *own == word.trim_end_matches(':'))
}

/// The words with which people ask for scores.
const SCORE_WORDS: &str = "garden monastery city road field who does is how what which score scores points wer wie wieviel wat hoeveel complete completed";

/// Lists the forms for a sentence.
pub(super) fn list_forms() -> String {
    let forms: Vec<String> = all_forms().map(|form| format!("`{form}`")).collect();
    forms.join(", ")
}
