//! Damaged links, which never open another board silently.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use carcassonne_oracle::inside::text::SourceText;
use carcassonne_oracle::inside::typing::{Draft, Linked, answer};
use carcassonne_oracle::inside::verdict::Case;
use serde_json::Value;

use crate::judged::{file, scenarios};
use crate::messages::dice::Dice;

/// The number of damaged links that are tried.
const TRIED: usize = 20_000;
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
    fn of(self, link: &str, dice: &mut Dice) -> String {
        let mut signs = link.as_bytes().to_vec();
        let last = signs.len() - 1;
        let at = 1 + dice.below(last);
        match self {
            Self::Changed => signs[at] = dice.one(SIGNS),
            Self::Lost => drop(signs.remove(at)),
            Self::Added => signs.insert(at + dice.below(2), dice.one(SIGNS)),
            Self::Swapped => signs.swap(at.min(last - 1), at.min(last - 1) + 1),
            Self::CutOff => signs.truncate(at + 1),
            Self::CutOut => drop(signs.drain(at..at + 1 + dice.below(last - at))),
        }
        String::from_utf8(signs).expect("ASCII")
    }
}

fn opened(link: &str) -> Option<Linked> {
    Draft::from_link(&Arc::new(SourceText::new("a link", link.as_bytes().to_vec()).expect("text"))).ok()
}

/// Returns the drafts of all scenarios that a link can hold, with the choices of rules in turn.
fn linked() -> Vec<Linked> {
    let draft_of = |name: &String| {
        let bytes = std::fs::read(file(name)).expect("a scenario");
        let case = Case::open(&Arc::new(SourceText::new(name, bytes).expect("text"))).ok()?;
        Draft::of(&case.scenario)
    };
    let drafts = scenarios().iter().filter_map(draft_of);
    drafts.zip(RULES.iter().cycle()).map(|(draft, rules)| Linked { draft, rules: (*rules).to_owned() }).collect()
}

#[test]
fn no_damaged_link_opens_another_board() {
    let boards = linked();
    assert!(boards.len() > 250, "{} boards", boards.len());
    let mut dice = Dice::new(1478);
    let mut silent = Vec::new();
    let mut tried = 0;
    for board in boards.iter().cycle() {
        let damage = dice.one(&Damage::ALL);
        let link = board.draft.link_under(&board.rules);
        let damaged = damage.of(&link, &mut dice);
        if damaged == link {
            continue;
        }
        tried += 1;
        if let Some(other) = opened(&damaged) {
            if other != *board {
                silent.push(format!("{damage:?} {link} {damaged}"));
            }
        } else if !Draft::is_link(&damaged) {
            // When pasted, it is read as another kind of input.
            let reply: Value = serde_json::from_str(&answer(&damaged)).expect("JSON");
            if reply["problems"].as_array().is_none_or(Vec::is_empty) && damaged.len() > 2 {
                silent.push(format!("{damage:?} {link} {damaged}"));
            }
        }
        if tried == TRIED {
            break;
        }
    }
    assert!(silent.is_empty(), "{} of {tried} open another board:\n{}", silent.len(), silent.join("\n"));
}
