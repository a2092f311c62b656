//! The words of a line that are not cells: verbs, and lines in other words with the lines that they mean.

use carcassonne_law::RuleSet;
use carcassonne_position::quick::address::Address;
use carcassonne_position::quick::figure_words::is_large;
use carcassonne_position::quick::named_players::letter_meant;
use carcassonne_position::quick::{cell_parts, is_cell, short_forms};
use carcassonne_position::{PATTERNS, Pattern, feature_named};
use carcassonne_text::{nearest_word, phrase};
use carcassonne_words::dictionary::{Use, english_word, is_known, meaning};
use carcassonne_words::messages::plain::Sentence;

use super::problems::lines;

/// An action, asked for by a word that is not a cell, a question or a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verb {
    New,
    North,
    West,
    Forget,
    Undo,
    Redo,
    Why,
    Yaml,
    Map,
    Rules,
    Save,
    Help,
    Done,
}

/// Every word for a verb; the first for each verb is the usual one.
const VERBS: [(&str, Verb); 18] = [
    ("new", Verb::New),
    ("north", Verb::North),
    ("west", Verb::West),
    ("forget", Verb::Forget),
    ("drop", Verb::Forget),
    ("undo", Verb::Undo),
    ("redo", Verb::Redo),
    ("why", Verb::Why),
    ("yaml", Verb::Yaml),
    ("map", Verb::Map),
    ("rules", Verb::Rules),
    ("save", Verb::Save),
    ("help", Verb::Help),
    ("?", Verb::Help),
    ("done", Verb::Done),
    ("quit", Verb::Done),
    ("exit", Verb::Done),
    ("q", Verb::Done),
];

impl Verb {
    /// Returns the verb of a word in small or capital letters, perhaps with `:` or `?` behind it; `None` for any other
    /// word.
    pub(super) fn from_word(word: &str) -> Option<Self> {
        let lower = word.to_lowercase();
        let bare = lower.strip_suffix([':', '?']).filter(|bare| !bare.is_empty());
        let lower = bare.unwrap_or(&lower);
        let english = english_word(Use::Verb, lower);
        VERBS.iter().find(|(own, _)| *own == english).map(|(_, verb)| *verb)
    }
}

/// Returns `true` if a line reads as a map: it has signs of one, or cells alone.
pub(super) fn is_map(line: &str) -> bool {
    let signs = ['/', '\\', '=', '*', '#', '@', '<', '^', ','];
    line.contains(signs) || cell_parts::join_side_words(line).split_whitespace().all(is_cell)
}

/// Returns `true` if a line is nothing but cells, and more than one: `# #/#, . f`.
pub(super) fn is_row(line: &str) -> bool {
    let mut cells = line.split([',', ' ', '\t', '\r']).filter(|word| !word.is_empty());
    let sign = |word: &str| word.trim_matches(['#', '.', '<', '^', '/', '\\']).is_empty();
    line.split_whitespace().count() > 1 && cells.all(|word| sign(word) || is_cell(word))
}

/// Returns `true` if a word could be a tile as well as the beginning of a pattern: `f`, a field, or field-gap.
pub(super) fn is_tile_or_pattern(word: &str) -> bool {
    !word.contains(char::is_whitespace) && cell_parts::are_parts(word) && !Pattern::find(word).is_empty()
}

/// Returns the space that a line clears, `remove b1` or `clear the tile b1`; `None` for any other line.
pub(super) fn find_cleared_space(line: &str) -> Option<Address> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (verb, rest) = words.split_first()?;
    let (cell, between) = rest.split_last()?;
    let clears = is_known(Use::Clearing, verb) && between.iter().all(|word| is_known(Use::Between, word));
    if clears { Address::read(cell) } else { None }
}

/// Returns `true` if a line changes a space, `set b1 c=r` or `zet b1 c=r`, although its first word may begin a question.
pub(super) fn is_cell_change(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.next().is_some_and(|verb| is_known(Use::Changing, verb)) && words.next().and_then(Address::read).is_some()
}

/// Returns the line on a cell that is meant by `remove the meeple from b1`, `change b1 to c=r` or `a 1 rN`; `None` if
/// none is. `bare` returns the text of a cell without its meeples.
pub(super) fn suggest_cell_line(line: &str, bare: impl Fn(Address) -> String) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        [verb, rest @ ..]
            if is_known(Use::Clearing, verb) && rest.iter().any(|word| is_known(Use::CellMeeple, word)) =>
        {
            let at = rest.iter().find_map(|word| Address::read(word))?;
            Some(format!("{at} {}", bare(at)))
        }
        [verb, cell, rest @ ..] if is_known(Use::Changing, verb) => {
            let at = Address::read(cell)?;
            match rest.iter().filter(|word| !is_known(Use::Between, word)).collect::<Vec<_>>().as_slice() {
                [only] if is_cell(only) => Some(format!("{at} {only}")),
                _ => None,
            }
        }
        // `c=b b2ne`, `2b c=b`. With a capital, `N1`, the second word names a side, not a cell.
        [shows, cell] if is_cell(shows) && Address::read(shows).is_none() && !cell.contains(char::is_uppercase) => {
            Address::read(cell).map(|at| format!("{at} {shows}"))
        }
        [cell, shows] if is_cell(shows) && cell.starts_with(|c: char| c.is_ascii_digit()) => {
            let column = cell.trim_start_matches(|c: char| c.is_ascii_digit());
            let row = cell.get(..cell.len() - column.len())?;
            Address::read(&format!("{column}{row}")).map(|at| format!("{at} {shows}"))
        }
        [column, row, rest @ ..] if !rest.is_empty() && row.bytes().all(|b| b.is_ascii_digit()) => {
            let at = Address::read(&format!("{column}{row}"))?;
            Some(format!("{at} {}", rest.join(" ")))
        }
        _ => None,
    }
}

/// Returns the line that puts a meeple on a cell, as `blue has a meeple on b1` does; `None` if no player or cell is
/// named.
pub(super) fn suggest_meeple_line(line: &str) -> Option<String> {
    let mut words = line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let who = words.clone().find_map(letter_meant)?;
    let large = words.clone().any(is_large);
    let who = if large { who.to_uppercase().to_string() } else { who.to_string() };
    let kinds = [("city", 'c'), ("road", 'r'), ("field", 'f'), ("monastery", 'm'), ("garden", 't')];
    let part = words.clone().find_map(|word| {
        let feature = feature_named(&word.to_lowercase())?.word();
        kinds.iter().find(|(own, _)| *own == feature).map(|(_, letter)| letter.to_string())
    });
    let at = words.find_map(Address::read)?;
    Some(format!("{at} {}={who}", part.unwrap_or_default()))
}

/// Returns the help for a line that asks in other words for an action, for rules, or for a mark that no cell has;
/// `None` for any other line.
pub(super) fn suggest_command(line: &str) -> Option<Sentence> {
    if line.len() > LONGEST {
        return None;
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let (first, rest) = words.split_first()?;
    let lower = first.trim_end_matches(':').to_lowercase();
    if let (Some(word), []) = (meaning(Use::Verb, &lower), rest) {
        return Some(phrase!(lines::TypeLine { line: word }));
    }
    if let ("load" | "open", [file, ..]) = (lower.as_str(), rest)
        && file.contains('.')
    {
        return Some(lines::FileAtStart.into());
    }
    if let ("quick", [_, ..]) = (lower.as_str(), rest) {
        let map = line.trim_start().get(first.len()..).unwrap_or_default().trim();
        let map = map.trim_matches(['\'', '"']);
        if map.split([' ', ',']).filter(|cell| !cell.is_empty()).all(is_cell) {
            return Some(phrase!(lines::TypeMapAlone { map: map.to_owned() }));
        }
    }
    if let ("pattern" | "template", [name]) = (lower.as_str(), rest)
        && Pattern::named(name).is_some()
    {
        return Some(phrase!(lines::TypeLine { line: (*name).to_owned() }));
    }
    // A player says `well` for `wells`; `gates` is left out, since a gate of a road can be typed.
    let one = |mark: &'static str| mark.strip_suffix('s').unwrap_or(mark);
    let said = |mark: &str| words.iter().any(|word| word.to_lowercase() == mark);
    let marks = cell_parts::NO_LETTER.iter().map(|(mark, _)| *mark).filter(|mark| *mark != "gates");
    let mark = marks.map(one).find(|mark| said(mark));
    if let Some(mark) = mark.filter(|_| Address::read(first).is_none()) {
        let vowel = mark.starts_with(['a', 'e', 'i', 'o', 'u']);
        return Some(phrase!(lines::MarkInFile { vowel, mark }));
    }
    suggest_rules(&lower, &words)
}

/// The longest line that is searched for other words, in bytes.
const LONGEST: usize = 80;

/// Returns the help to choose rule sets for `under 2015`, `as of 2021`, `--rules now`, `2015` and `first edition`;
/// `None` for any other line.
fn suggest_rules(first: &str, words: &[&str]) -> Option<Sentence> {
    let leads =
        ["rule", "under", "by", "as", "of", "as-of", "--rules", "--as-of", "unter", "onder", "year", "compare", "diff"];
    let leading = words.iter().take_while(|word| leads.contains(&word.to_lowercase().as_str())).count();
    let rules_text = words.get(leading..)?.join(" ");
    if rules_text.is_empty() || (leading == 0 && is_cell(first)) {
        return None;
    }
    if RuleSet::parse_range(&rules_text).is_ok() {
        return Some(phrase!(lines::TypeLine { line: format!("rules {rules_text}") }));
    }
    match RuleSet::suggest_words(&rules_text).as_slice() {
        // A single word that is only near to a rule set must follow a word such as `under`.
        [_, ..] if leading == 0 && !rules_text.contains(char::is_whitespace) => None,
        meant @ [_, ..] => Some(phrase!(lines::TypeLine { line: format!("rules {}", meant.join(",")) })),
        [] => RuleSet::which_edition(&rules_text, "Type `rules`, and"),
    }
}

/// Returns the help for a word that cannot be typed: a word that is near, or else everything that can be typed.
pub(super) fn explain_unknown_word(word: &str, line: &str) -> Sentence {
    if is_claim_line(line) {
        return lines::FormOfClaim.into();
    }
    if letter_meant(word).is_some() {
        return lines::FormOfMeeple.into();
    }
    let heads = || short_forms::first_words();
    let names = PATTERNS.iter().map(|pattern| pattern.name);
    let verbs = VERBS.iter().map(|(word, _)| *word);
    // `city par` and `feild` are near to a name, or to a word of one.
    let hyphenated = line.trim().replace([' ', '_'], "-");
    let near_name = nearest_word(&hyphenated, names.clone());
    let parts = || PATTERNS.iter().flat_map(|pattern| pattern.name.split('-'));
    let of_part = || {
        let part = nearest_word(word, parts()).filter(|_| line.trim() == word)?;
        let mut all = names.clone().filter(|name| name.split('-').any(|own| own == part));
        all.next().filter(|_| all.next().is_none())
    };
    let near = near_name.or_else(|| nearest_word(word, verbs.chain(heads()).chain(names.clone())));
    match near.or_else(of_part) {
        Some(near) if heads().any(|head| head == near) => {
            let form = short_forms::form_of(near).unwrap_or(near);
            // A form with capitals has words to be replaced, and is not typed as it stands.
            let kind = if form.contains(|c: char| c.is_ascii_uppercase()) { "sample" } else { "near" };
            phrase!(lines::NearWord { kind, word: form })
        }
        Some(near) => {
            let kind = if near == word { "same" } else { "near" };
            phrase!(lines::NearWord { kind, word: near })
        }
        None => lines::FormOfLines.into(),
    }
}

/// Returns the question that is meant by `farmer all`; `None` for any other line.
pub(super) fn suggest_all_farmers(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [who, all] = words.as_slice() else { return None };
    let meant = short_forms::is_farmer(who) && short_forms::is_everybody(all);
    meant.then(|| "farmers all".to_owned())
}

/// Returns `true` if a line says that a player claims something.
pub(super) fn is_claim_line(line: &str) -> bool {
    let all = ["claims", "claim", "says", "said", "wants", "behauptet", "sagt", "zegt"];
    let words = || line.split([' ', ',', ':', '=']).filter(|word| !word.is_empty());
    // `red: 4 points`
    let number = || words().any(|word| word.bytes().all(|b| b.is_ascii_digit()));
    let whose = words().next().is_some_and(|word| word.len() > 1 && letter_meant(word).is_some());
    let is_there = || words().any(|word| Address::read(word).is_some());
    (whose && number() && !is_there() && !line.contains('/'))
        || words().any(|word| all.contains(&word.to_lowercase().as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_does_one_thing() {
        for (n, (word, verb)) in VERBS.iter().enumerate() {
            assert!(VERBS[n + 1..].iter().all(|(other, _)| other != word), "{word}");
            assert_eq!(Verb::from_word(&word.to_uppercase()), Some(*verb));
            // No verb is a cell, a question or a pattern.
            assert!(!is_cell(word) && short_forms::form_of(word).is_none(), "{word}");
            assert!(Pattern::named(word).is_none(), "{word}");
        }
    }
}
