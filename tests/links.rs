//! Damaged links, which never open another board silently.

use carcassonne_rules::verdict::Case;
use carcassonne_typing::typing::{Draft, LinkContent, answer};
use serde_json::Value;

use crate::judged::scenarios;
use crate::messages::dice::Dice;
use crate::project::{read_scenario, source};

/// The number of damaged links that are tried.
const LINKS_TRIED: usize = 20_000;
/// The characters that links consist of.
const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#.-,!=_/@~%";
/// The rules that links name.
const RULES: [&str; 3] = ["", "2015", "2021,2014-12-01"];

/// A kind of damage to a link in transit.
#[derive(Debug, Clone, Copy)]
enum Damage {
    Changed,
    Lost,
    Added,
    Swapped,
    CutOff,
    CutOut,
}

impl Damage {
    const ALL: [Self; 6] = [Self::Changed, Self::Lost, Self::Added, Self::Swapped, Self::CutOff, Self::CutOut];

    /// Returns the link with this damage at a random position after its `#`.
    fn apply(self, link: &str, dice: &mut Dice) -> String {
        let mut signs = link.as_bytes().to_vec();
        let last = signs.len() - 1;
        let index = 1 + dice.below(last);
        match self {
            Self::Changed => signs[index] = dice.pick(SIGNS),
            Self::Lost => drop(signs.remove(index)),
            Self::Added => signs.insert(index + dice.below(2), dice.pick(SIGNS)),
            Self::Swapped => signs.swap(index.min(last - 1), index.min(last - 1) + 1),
            Self::CutOff => signs.truncate(index + 1),
            Self::CutOut => drop(signs.drain(index..index + 1 + dice.below(last - index))),
        }
        String::from_utf8(signs).expect("ASCII")
    }
}

/// Returns the drafts of all scenarios that a link can hold, with the choices of rules in turn.
fn linked_drafts() -> Vec<LinkContent> {
    let draft_of = |name: &String| {
        let case = Case::open(&source(name, read_scenario(name))).ok()?;
        Draft::from_scenario(&case.scenario)
    };
    let drafts = scenarios().iter().filter_map(draft_of);
    drafts.zip(RULES.iter().cycle()).map(|(draft, rules)| LinkContent { draft, rules: (*rules).to_owned() }).collect()
}

#[test]
fn no_damaged_link_opens_another_board() {
    let boards = linked_drafts();
    assert!(boards.len() > 250, "{} boards", boards.len());
    let mut dice = Dice::new(1478);
    let mut unnoticed = Vec::new();
    let mut tried = 0;
    for board in boards.iter().cycle() {
        let damage = dice.pick(&Damage::ALL);
        let link = board.draft.link_under(&board.rules);
        let damaged = damage.apply(&link, &mut dice);
        if damaged == link {
            continue;
        }
        tried += 1;
        if let Ok(other) = Draft::from_link(&source("a link", damaged.as_str())) {
            if other != *board {
                unnoticed.push(format!("{damage:?} {link} {damaged}"));
            }
        } else if !Draft::is_link(&damaged) {
            // When pasted, it is read as another kind of input.
            let reply: Value = serde_json::from_str(&answer(&damaged)).expect("JSON");
            if reply["problems"].as_array().is_none_or(Vec::is_empty) && damaged.len() > 2 {
                unnoticed.push(format!("{damage:?} {link} {damaged}"));
            }
        }
        if tried == LINKS_TRIED {
            break;
        }
    }
    assert!(unnoticed.is_empty(), "{} of {tried} open another board:\n{}", unnoticed.len(), unnoticed.join("\n"));
}
