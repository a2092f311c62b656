//! What other rule sets settle otherwise than today's, named, and under which nobody ruled: in a sentence for each of what
//! is answered.

use super::labels::labelled;
use super::named;
use super::page::Page;
use super::rows::{Mark, MarkedRow};
use crate::rulebook::RuleSet;
use crate::wording::{Voice, say};

/// How many other answers are named of each matter.
const MOST_ANSWERS: usize = 3;
/// Of how many matters they are named.
const MOST_MATTERS: usize = 3;
/// The longest answer that is told in full, in characters.
const MOST_LETTERS: usize = 90;

/// How a rule set leaves a matter.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Leaves {
    /// With these rows.
    Settled(Vec<usize>),
    /// Nobody ruled.
    Open,
    /// The rulings contradict one another.
    Contested,
    /// There is no such thing, or all of it is barred.
    Nothing,
}

impl Leaves {
    fn under(lines: &[MarkedRow], set: usize) -> Self {
        let is = |line: &MarkedRow, mark: Mark| line.marks.get(set) == Some(&mark);
        if lines.iter().any(|line| is(line, Mark::Maybe)) {
            return Self::Open;
        }
        if lines.iter().any(|line| is(line, Mark::Contested)) {
            return Self::Contested;
        }
        let rows: Vec<usize> = (0..lines.len()).filter(|n| is(&lines[*n], Mark::So)).collect();
        if rows.is_empty() { Self::Nothing } else { Self::Settled(rows) }
    }
}

impl Page {
    /// What other rule sets say than today's: `Red 10 under the 2015–2020 rules; no ruling under the 2014 rules.` `None` where
    /// all that say anything say the same, and where today's rules are not asked. Rules that are told of beside today's are left
    /// out.
    pub(in crate::report) fn otherwise(&self, voice: Voice<'_>) -> Option<String> {
        let sets = &self.table.rule_sets;
        let now = RuleSet::find_present(sets)?;
        let told: Vec<usize> = self.today.iter().flat_map(|today| today.sets.iter().copied()).collect();
        let others: Vec<usize> = (0..sets.len()).filter(|n| !told.contains(n)).collect();
        let each = self.table.groups.iter().filter_map(|(labels, lines)| {
            let said = of_matter(lines, sets, (now, &others), voice)?;
            Some(labelled(labels, &said))
        });
        let each: Vec<String> = each.collect();
        let told = each.iter().take(MOST_MATTERS).map(|said| format!("{said}.")).collect::<Vec<String>>().join(" ");
        if each.len() > MOST_MATTERS {
            let more = voice.capitalized_sentence(&say!(report::OtherwiseMore));
            return Some(format!("{told} {more}."));
        }
        (!told.is_empty()).then_some(told)
    }
}

/// What others among the rule sets say of a matter than today's, in a phrase.
fn of_matter(
    lines: &[MarkedRow],
    sets: &[RuleSet],
    (now, among): (usize, &[usize]),
    voice: Voice<'_>,
) -> Option<String> {
    let today = Leaves::under(lines, now);
    let mut others: Vec<(Leaves, Vec<&RuleSet>)> = Vec::new();
    for (n, set) in among.iter().filter_map(|n| Some((*n, sets.get(*n)?))) {
        let leaves = Leaves::under(lines, n);
        if leaves == today {
            continue;
        }
        match others.iter_mut().find(|(known, _)| *known == leaves) {
            Some((_, by)) => by.push(set),
            None => others.push((leaves, vec![set])),
        }
    }
    let mut said: Vec<String> = Vec::new();
    let settled = others.iter().filter_map(|(leaves, by)| match leaves {
        Leaves::Settled(rows) => Some((rows, by)),
        Leaves::Open | Leaves::Contested | Leaves::Nothing => None,
    });
    for (n, (rows, by)) in settled.enumerate() {
        if n == MOST_ANSWERS {
            said.push(voice.say(&say!(report::OtherwiseMore)));
            break;
        }
        let rows = apart(rows, &today);
        let rows: Vec<String> =
            rows.into_iter().filter_map(|row| Some(shortly(lines.get(row)?, lines, voice))).collect();
        let (answer, rules) = (voice.join_semicolons(&rows), named::rules(by, voice));
        said.push(voice.say(&if answer.chars().count() > MOST_LETTERS {
            say!(report::OtherwiseAnother { rules: rules })
        } else {
            say!(report::OtherwiseSay { answer: answer, rules: rules })
        }));
    }
    for (leaves, by) in &others {
        let rules = named::rules(by, voice);
        match leaves {
            Leaves::Open => said.push(voice.say(&say!(report::NoRulingUnder { rules: rules }))),
            Leaves::Contested => said.push(voice.say(&say!(report::ConflictUnder { rules: rules }))),
            Leaves::Settled(_) | Leaves::Nothing => {}
        }
    }
    (!said.is_empty()).then(|| said.join("; "))
}

/// The rows that are not so today; all, where those are fewer than today's.
fn apart(rows: &[usize], today: &Leaves) -> Vec<usize> {
    let known = |row: &usize| matches!(today, Leaves::Settled(known) if known.contains(row));
    let other: Vec<usize> = rows.iter().copied().filter(|row| !known(row)).collect();
    if other.is_empty() { rows.to_vec() } else { other }
}

/// A row in as few words as will do: of a feature that stands alike in all rows, who scores how much.
fn shortly(row: &MarkedRow, all: &[MarkedRow], voice: Voice<'_>) -> String {
    let states = || all.iter().map(|line| line.brings.as_ref().map(|(state, _)| *state));
    let alike = states().all(|state| state.is_some() && state == states().next().flatten());
    match row.brings.as_ref().filter(|_| alike && !row.is_of_several) {
        Some((_, brings)) => voice.say(brings),
        None => row.text.clone(),
    }
}
