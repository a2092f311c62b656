//! The layout of answers: short, within the width, and in plain words, for every scenario.

use std::collections::BTreeSet;

use carcassonne_oracle::inside::hints::doubts;
use carcassonne_oracle::inside::mechanics::{Subject, forms};
use carcassonne_oracle::inside::report::{Boards, Detail, Style};
use carcassonne_oracle::inside::rulebook::QuestionId;
use carcassonne_oracle::inside::verdict::{Scope, judge};

use crate::judged::{Judged, every, scenarios, sets};

/// The most lines of an ordinary answer at 80 columns.
const LINES: usize = 25;
/// The most lines of any answer.
const MOST_LINES: usize = 40;

/// The scenarios whose answers exceed [`LINES`], each with the reason.
const LONGER: &[(&str, &str)] = &[
    ("abbot/monk-and-abbot", "two figures that score apart, four outcomes, four questions of law"),
    ("barn/through-a-gap", "three questions of law, with eight readings"),
    ("city/abbey-across-a-gap", "a flight, a barn, a field, a city and a road, each with two outcomes"),
    ("field/gap-behind-a-road", "three fields and two roads, joined or apart"),
    ("messages/eight-zero-cases", "eight questions, each answered with its reason"),
    ("messages/eight-sends-an-owner-home", "a turn with six outcomes, each of which takes a sentence"),
    ("editions/reviewer-mixes-editions", "a city and two fields, each in three ways, and four claims"),
    ("surroundings/castle-fief-monasteries", "a board of five rows, and three questions of law"),
    ("tower/ranges", "a reach of five rows, two questions, six outcomes"),
];
/// The least share of short answers among all, in per cent.
const SHORT: usize = 98;

fn answer(judged: &Judged<'_>, format: &str, style: Style, detail: Detail) -> String {
    judged.answer("case.yaml", format, style, detail)
}

/// Returns a scenario's index in the corpus, which selects the variants that are tested for it.
fn turn(judged: &Judged<'_>) -> usize {
    scenarios().iter().position(|name| name == judged.name).unwrap_or_default()
}

#[test]
fn an_answer_is_short_and_none_is_very_long() {
    every(|judged| {
        let lines = judged.usual_answer().lines().count();
        let longer = LONGER.iter().any(|(longer, _)| *longer == judged.name);
        let fits = if longer { LINES + 1..=MOST_LINES } else { 1..=LINES };
        assert!(fits.contains(&lines), "{lines} lines");
    });
    for (name, why) in LONGER {
        assert!(scenarios().iter().any(|known| known == name) && !why.is_empty(), "{name}");
    }
    assert!(LONGER.len() * 100 <= scenarios().len() * (100 - SHORT), "{} are longer", LONGER.len());
}

/// The scenarios with more pieces than any one game has, each with the excess.
const IMPLAUSIBLE: &[(&str, &str)] = &[
    ("barn/most-barns", "2 barns"),
    ("barn/pigs", "pigs"),
    ("barn/two-of-one-player", "2 barns"),
    ("barn/two-of-one-player-across-a-gap", "2 barns"),
    ("city/halves-without-a-gap", "I-07"),
    ("crop-circle/take-one-back", "pig"),
    ("implausible/more-figures-than-a-player-has", "builder"),
    ("implausible/more-tiles-than-a-game-has", "C would be"),
    ("editions/two-pigs-of-one-player", "2 pigs"),
    ("messages/coats-knights-farmers", "large meeples"),
];

#[test]
fn pieces_are_told_to_be_implausible_only_where_they_are() {
    let marks = ["in the game", "a player has", "returned with the last"];
    every(move |judged| {
        let told = doubts(judged.table, &judge(judged.table, sets(), Scope::SpokenOf));
        let told: Vec<&String> = told.iter().filter(|told| marks.iter().any(|mark| told.contains(mark))).collect();
        match IMPLAUSIBLE.iter().find(|(known, _)| *known == judged.name) {
            Some((_, what)) => assert!(told.iter().any(|told| told.contains(what)), "{told:?}"),
            None => assert!(told.is_empty(), "{told:?}"),
        }
    });
}

#[test]
fn no_line_is_wider_than_it_may_be() {
    // Every other scenario gets the narrowest width, where most lines must break; the others take turns.
    every(|judged| {
        let turn = turn(judged);
        let width = if turn.is_multiple_of(2) { 30 } else { [40, 60, 80, 120, 140][turn / 2 % 5] };
        let layouts = [("table", Detail::USUAL), ("table", Detail::EXPLAIN), ("list", Detail::USUAL)];
        let (format, detail) = layouts[turn % layouts.len()];
        for line in answer(judged, format, Style { width, ..Style::PLAIN }, detail).lines() {
            let wide = line.chars().count();
            assert!(wide <= width, "in {format}: {wide} columns of {width}: {line}");
        }
    });
}

#[test]
fn an_answer_can_be_plain_ascii() {
    every(|judged| {
        // A sample of the corpus covers every character.
        if !turn(judged).is_multiple_of(4) {
            return;
        }
        let style = Style { unicode: false, ..Style::PLAIN };
        let told = answer(judged, "table", style, Detail { board: Boards::Fitting, ..Detail::USUAL });
        // The places of sources are quoted as printed, and so is the text of the file.
        let said = judged.case.scenario.question.clone().unwrap_or_default();
        for line in told.lines().filter(|line| !line.contains('"')) {
            let fine = line.is_ascii() || !said.is_ascii();
            assert!(fine, "{line}");
        }
    });
}

/// Returns every word that is meant for files and programs and must not appear in prose.
fn keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = QuestionId::ALL.iter().map(|q| q.word().to_owned()).collect();
    let replies = forms().flat_map(|(_, form)| form.replies).map(|key| key.word);
    keys.extend(replies.filter(|key| key.contains('_')).map(str::to_owned));
    keys
}

#[test]
fn no_key_and_no_id_reaches_a_person() {
    let keys = keys();
    let wrong = every(move |judged| {
        let Judged { name, case, table, .. } = judged;
        let turn = turn(judged);
        let mut wrong = BTreeSet::new();
        let mut ids: BTreeSet<String> = keys.clone();
        for (ix, matter) in table.subjects() {
            match matter {
                Subject::Feature(_) => ids.insert(table.id(ix)),
                Subject::Ask(_) => false,
            };
        }
        let said = case.scenario.question.clone().unwrap_or_default();
        // The usual details are covered beside the steps; a list shows the same facts as a table.
        for (format, detail) in [("table", Detail { steps: true, ..Detail::USUAL }), ("list", Detail::USUAL)]
            .into_iter()
            .filter(|(format, _)| *format == "table" || turn.is_multiple_of(4))
        {
            for line in answer(judged, format, Style::PLAIN, detail).lines() {
                if said.contains(line.trim()) {
                    continue;
                }
                for word in line.split(|c: char| c.is_whitespace() || "(),;:\"[]?!".contains(c)) {
                    let word = word.trim_end_matches('.');
                    let key = ids.contains(word)
                        || (word.contains('_') && word.chars().all(|c| c.is_alphanumeric() || c == '_'));
                    if key {
                        wrong.insert(format!("{name}: {word}: {}", line.trim()));
                    }
                }
            }
        }
        wrong
    });
    let wrong: BTreeSet<String> = wrong.into_iter().flatten().collect();
    let shown: Vec<&str> = wrong.iter().map(String::as_str).take(60).collect();
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), shown.join("\n"));
}
