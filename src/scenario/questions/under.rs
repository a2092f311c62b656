//! The key `under`: the rule sets under which something is expected.

use crate::rulebook::RuleSet;
use crate::text::{Code, Node, Problem, Problems, Value, as_list, as_text, shortened};

/// The rule sets under which something is expected.
#[derive(Debug, Clone)]
pub enum Under {
    /// Every rule set.
    All,
    /// These.
    These(Vec<RuleSet>),
    /// Every rule set that no other entry about the same subject names.
    Rest,
}

/// The most rule sets that an entry may name.
const MOST_RULE_SETS: usize = 100;

/// Reads `under`.
pub(super) fn read(node: &Node, problems: &mut Problems) -> Under {
    let items = as_list(node);
    if let [one] = items
        && one.text() == Some("rest")
    {
        return Under::Rest;
    }
    if items.len() > MOST_RULE_SETS {
        problems.push(
            Problem::new(
                Code::ValueWrong,
                node.span,
                format!("`under` lists more than {MOST_RULE_SETS} rule sets"),
            )
            .label("too many")
            .help("list fewer, or write `rest`"),
        );
        return Under::Rest;
    }
    let mut sets: Vec<RuleSet> = Vec::new();
    for item in items {
        let Some(word) = as_text(
            item,
            "a rule set",
            "write ids, dates or `rest`: `under: [2021.., community]`",
            problems,
        ) else {
            continue;
        };
        let new =
            |message: String| Problem::new(Code::RuleUnknown, item.span, message).label("here");
        let mut problem = |message: String, help: String| problems.push(new(message).help(help));
        match RuleSet::several(word) {
            _ if word == "rest" => {
                problem("`rest` must stand alone".to_owned(), "write `under: rest`".to_owned());
            }
            Ok(run) => match run.iter().find(|set| sets.iter().any(|s| s.id() == set.id())) {
                Some(twice) => {
                    let id = twice.id();
                    problem(
                        format!("`{id}` is listed twice"),
                        "list each rule set once".to_owned(),
                    );
                }
                None => sets.extend(run),
            },
            Err(help) => {
                let short = shortened(word);
                let problem = new(format!("`{short}` is neither a rule set nor a date"));
                let meant = RuleSet::meant(word);
                let list = meant.join(", ");
                problems.push(match meant.len() {
                    0 => problem.help(help),
                    1 => problem.help(help).edit(item.span, list),
                    // An entry of a list, or all that is there.
                    _ if matches!(node.value, Value::List(_)) => {
                        problem.help(format!("write `{list}`")).edit(item.span, list)
                    }
                    _ => {
                        let list = format!("[{list}]");
                        problem.help(format!("write `{list}`")).edit(item.span, list)
                    }
                });
            }
        }
    }
    if items.is_empty() && !matches!(node.value, Value::Map(_)) {
        problems.push(
            Problem::new(Code::ValueWrong, node.span, "`under` lists no rule sets")
                .label("empty")
                .help("write `under: [2021.., community]` or `under: rest`"),
        );
    }
    Under::These(sets)
}
