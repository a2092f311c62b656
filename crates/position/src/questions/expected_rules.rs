//! The key `under`: the rule sets under which a verdict is expected.

use carcassonne_law::{RuleSet, YOUR_TABLE};
use carcassonne_text::{Node, Problems, Value, as_list, as_text, problem};
use carcassonne_words::messages::plain::Arg;

use super::problems;

/// The rule sets under which a verdict is expected.
#[derive(Debug, Clone)]
pub enum ExpectedRules {
    /// Every rule set.
    All,
    /// Some rule sets.
    Sets(Vec<RuleSet>),
    /// Every rule set that no other entry on the feature or question names.
    Rest,
}

/// The maximum number of rule sets that an entry may name.
const MOST_RULE_SETS: usize = 100;

/// The rules of a scenario's own table.
#[derive(Debug, Clone, Copy)]
pub(crate) enum OwnRules<'s> {
    /// The table has no rules of its own.
    None,
    /// The rules could not be read, which has been reported.
    Unread,
    /// The rules of the table.
    Read(&'s RuleSet),
}

impl<'s> OwnRules<'s> {
    /// Returns the rules that were read; `written` is the value of the key `rules`, if there is one.
    pub(crate) fn from_setup(written: Option<&Node>, read: Option<&'s RuleSet>) -> Self {
        match (written, read) {
            (_, Some(rules)) => Self::Read(rules),
            (Some(_), None) => Self::Unread,
            (None, None) => Self::None,
        }
    }
}

/// Reads `under`. `own` are the rules of the scenario's own table.
pub(super) fn read(node: &Node, own: OwnRules<'_>, problems: &mut Problems) -> ExpectedRules {
    let items = as_list(node);
    if let [one] = items
        && one.text() == Some("rest")
    {
        return ExpectedRules::Rest;
    }
    if items.len() > MOST_RULE_SETS {
        problems.push(problem!(node.span, problems::TooManyRuleSets { most: MOST_RULE_SETS }));
        return ExpectedRules::Rest;
    }
    let mut sets: Vec<RuleSet> = Vec::new();
    for item in items {
        let Some(word) =
            as_text(item, "a rule set", "write ids, dates or `rest`: `under: [2021.., community]`", problems)
        else {
            continue;
        };
        let of_the_table = word.trim().eq_ignore_ascii_case(YOUR_TABLE);
        let named = match own {
            OwnRules::Read(own) if of_the_table => Ok(vec![own.clone()]),
            OwnRules::Unread if of_the_table => Ok(Vec::new()),
            OwnRules::None if of_the_table => Err(Arg::Word("own-table")),
            _ => RuleSet::parse_range(word).map_err(Arg::from),
        };
        match named {
            _ if word == "rest" => {
                problems.push(problem!(item.span, problems::RestAmongOthers));
            }
            Ok(run) => match run.iter().find(|set| sets.iter().any(|s| s.id() == set.id())) {
                Some(twice) => {
                    let id = twice.id().to_owned();
                    problems.push(problem!(item.span, problems::RuleSetListedTwice { id }));
                }
                None => sets.extend(run),
            },
            Err(remedy) => {
                let range = RuleSet::suggest_words(word);
                let list = range.join(", ");
                // The text replaces an entry of a list, or the whole value.
                let is_entry = range.len() == 1 || matches!(node.value, Value::List(_));
                let right = if is_entry { list } else { format!("[{list}]") };
                let remedy = if range.len() > 1 { Arg::Word("several") } else { remedy };
                let problem =
                    problem!(item.span, problems::UnknownRuleSet { word: word.to_owned(), remedy, right: &right });
                problems.push(problem.edits((!range.is_empty()).then_some((item.span, right))));
            }
        }
    }
    if items.is_empty() && !matches!(node.value, Value::Map(_)) {
        problems.push(problem!(node.span, problems::NoRuleSets));
    }
    ExpectedRules::Sets(sets)
}
