//! The words for rule sets, on the command line and in a configuration.

use std::path::Path;

use super::paths;
use crate::rulebook::{RuleSet, YOUR_TABLE, presets};
use crate::text::quoted_list;

/// Returns the rule set that a word names: an era, a preset, a date, or `now` for the law of today.
///
/// # Errors
///
/// The help with words to write instead, if the word names no rule set, or several.
pub(super) fn parse_rule_set(word: &str) -> Result<RuleSet, String> {
    parse_rule_sets(word).and_then(|sets| match <[RuleSet; 1]>::try_from(sets) {
        Ok([set]) => Ok(set),
        Err(sets) => {
            let ids: Vec<&str> = sets.iter().map(RuleSet::id).collect();
            Err(format!("that means several rule sets; write one of {}", quoted_list(&ids, "or")))
        }
    })
}

/// Like [`parse_rule_set`], but a word may name a range of eras: `2021..`.
pub(super) fn parse_rule_sets(word: &str) -> Result<Vec<RuleSet>, String> {
    match word.trim() {
        "all" | "alle" | "any" => Err("all rule sets are used if none is named: leave it out".to_owned()),
        // The headings of columns of several rule sets.
        "others" | "unofficial" => {
            let presets: Vec<&str> = presets().iter().map(|preset| preset.id).collect();
            Err(format!("that column stands for {}: write `{}`", quoted_list(&presets, "and"), presets.join(",")))
        }
        YOUR_TABLE => Err("those are the scenario's own rules, shown beside whatever is asked: write `now`".to_owned()),
        word if word.strip_suffix('+').is_some_and(|head| RuleSet::from_word(head).is_ok()) => Err(format!(
            "that column starts with `{0}`: write `{0}`, or several with commas between them",
            word.trim_end_matches('+')
        )),
        word => RuleSet::parse_range(word).map_err(|help| match RuleSet::suggest_words(word).as_slice() {
            several @ [_, _, ..] => format!("write `{}`", several.join(",")),
            [] | [_] => help,
        }),
    }
}

/// Returns `true` if a word looks like the name of a file with house rules.
pub(super) fn is_yaml(word: &str) -> bool {
    paths::is_yaml(Path::new(word.trim()))
}
