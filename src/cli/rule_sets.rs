//! The words for rule sets, on the command line and in a configuration.

use std::path::Path;

use carcassonne_law::{RuleSet, YOUR_TABLE, presets};
use carcassonne_text::phrase;
use carcassonne_words::messages::plain::Arg;

use super::paths;
use super::problems::command_line as problems;

/// Returns the rule set that a word names: an era, a preset, a date, or `now` for the law of today. Fails, with help on
/// the words to write instead, if the word names no rule set, or several.
pub(super) fn parse_rule_set(word: &str) -> Result<RuleSet, Arg> {
    parse_rule_sets(word).and_then(|sets| match <[RuleSet; 1]>::try_from(sets) {
        Ok([set]) => Ok(set),
        Err(sets) => Err(phrase!(problems::OneRuleSet { ids: Arg::texts(sets.iter().map(RuleSet::id)) }).into()),
    })
}

/// Like [`parse_rule_set`], but a word may name a range of eras: `2021..`.
pub(super) fn parse_rule_sets(word: &str) -> Result<Vec<RuleSet>, Arg> {
    let help = match word.trim() {
        "all" | "alle" | "any" => phrase!(problems::AllRuleSets),
        // The headings of columns of several rule sets.
        "others" | "unofficial" => {
            let presets: Vec<&str> = presets().iter().map(|preset| preset.id).collect();
            phrase!(problems::ColumnOfPresets { ids: Arg::texts(&presets), words: presets.join(",") })
        }
        YOUR_TABLE => phrase!(problems::ColumnOfScenario),
        word if word.strip_suffix('+').is_some_and(|head| RuleSet::from_word(head).is_ok()) => {
            phrase!(problems::ColumnOfSeveral { first: word.trim_end_matches('+').to_owned() })
        }
        word => {
            return RuleSet::parse_range(word).map_err(|help| match RuleSet::suggest_words(word).as_slice() {
                several @ [_, _, ..] => phrase!(problems::WordsToWrite { words: several.join(",") }).into(),
                [] | [_] => help.into(),
            });
        }
    };
    Err(help.into())
}

/// Returns `true` if a word looks like the name of a file with house rules.
pub(super) fn is_yaml(word: &str) -> bool {
    paths::is_yaml(Path::new(word.trim()))
}
