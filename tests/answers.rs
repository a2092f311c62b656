//! How answers read: short, no wider than they may be, and in plain words, whatever a scenario asks.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_oracle::mechanics::{Matter, forms};
use carcassonne_oracle::report::{Boards, Detail, Output, Report, Run, Sheet, Style};
use carcassonne_oracle::rulebook::{QuestionId, RuleSet};
use carcassonne_oracle::text::SourceText;
use carcassonne_oracle::verdict::{Case, doubts, judge, judge_spoken_of, weigh};

/// The lines that an answer should not exceed at 80 columns.
const LINES: usize = 25;
/// The lines that none may exceed.
const MOST_LINES: usize = 40;

/// The scenarios whose answers are longer, each with why.
const LONGER: &[(&str, &str)] = &[
    ("abbot/dutch", "nine spaces round an abbot, five of them in a column"),
    ("abbot/monk-and-abbot", "a row and a column of five spaces, several outcomes"),
    ("abbot/worked-example-gaps-before", "a row and a column of five spaces, several outcomes"),
    ("abbot/worked-example-gaps-behind", "a row and a column of five spaces, several outcomes"),
    (
        "barn/beside-an-enclosed-gap",
        "a board of three rows or several barns, and several questions of law",
    ),
    ("barn/through-a-gap", "a board of three rows or several barns, and several questions of law"),
    ("bridge/loop-beneath", "several features on a board of three rows"),
    ("city/abbey-across-a-gap", "several features, each with several outcomes"),
    ("city/gap-and-pair", "several features, each with several outcomes"),
    ("double/before-2015", "several questions on one board"),
    ("double/beside-one", "several questions on one board"),
    ("double/castle-in-february-2020", "several questions on one board"),
    ("double/german-castle", "several questions on one board"),
    ("field/gap-behind-a-road", "several fields and roads, each with several outcomes"),
    ("field/gap-between-farmers", "several fields and roads, each with several outcomes"),
    ("flier/beside-lone-halves", "several flights over a board of four rows"),
    ("flier/diagonal-half-either-way", "several flights over a board of four rows"),
    ("flier/diagonal-over-halves", "several flights over a board of four rows"),
    ("flier/pair-along-the-flight", "several flights over a board of four rows"),
    ("garden/beside-double", "a garden and what lies round it, beside others"),
    ("messages/a-shared-city", "a turn with several choices, and the features that it scores"),
    ("messages/abbot-taken-back", "a turn with several choices, and the features that it scores"),
    (
        "messages/another-player-chooses",
        "a turn with several choices, and the features that it scores",
    ),
    ("messages/coats-knights-farmers", "four messages, and a note on a second large meeple"),
    (
        "messages/eight-sends-an-owner-home",
        "a turn with several choices, and the features that it scores",
    ),
    ("messages/seven-monasteries", "a turn with several choices, and the features that it scores"),
    (
        "messages/two-features-two-figures",
        "a turn with several choices, and the features that it scores",
    ),
    ("monastery/beside-a-lone-half", "monasteries with all that lies round them"),
    ("monastery/three-ways-round", "monasteries with all that lies round them"),
    ("place/meeple-field-past-a-gap", "a wide board above the words"),
    ("surroundings/castle-fief-double", "a board of four rows round a castle"),
    ("surroundings/castle-fief-monasteries", "a board of four rows round a castle"),
    ("surroundings/castle-fief-neighbour", "a board of four rows round a castle"),
    ("surroundings/doubles", "a board of four rows round a castle"),
    ("tower/ranges", "a reach of five rows, two questions, six outcomes"),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

/// Every scenario by its folder and name.
fn scenarios() -> Vec<(String, PathBuf)> {
    let name = |path: &Path| {
        let name = path.strip_prefix(root()).expect("below it").with_extension("");
        name.to_string_lossy().replace('\\', "/")
    };
    common::files(&root()).into_iter().map(|path| (name(&path), path)).collect()
}

fn open(path: &Path) -> Case {
    let bytes = std::fs::read(path).expect("the scenario is there");
    let source = SourceText::new(path.display().to_string(), bytes).expect("text");
    Case::open(&Arc::new(source)).expect("a legal position")
}

/// An answer in a format.
fn answer(case: &Case, format: &str, style: Style, detail: Detail) -> String {
    let (table, sets) = (&case.table(), RuleSet::all());
    let judgement = &judge(table, &sets);
    let claims = &weigh(table, judgement);
    let report = Report { file: "case.yaml", table, judgement, claims, detail };
    let mut out = Vec::new();
    let mut sheet = Sheet { out: &mut out, style };
    let format = Output::Answers.format(format).expect("a format");
    format.report(&report, Run::over(1), &mut sheet).expect("written");
    String::from_utf8(out).expect("text")
}

#[test]
fn an_answer_is_short_and_none_is_very_long() {
    let mut wrong = Vec::new();
    for (name, path) in scenarios() {
        let lines = answer(&open(&path), "table", Style::PLAIN, Detail::USUAL).lines().count();
        let most =
            if LONGER.iter().any(|(longer, _)| *longer == name) { MOST_LINES } else { LINES };
        if lines > most {
            wrong.push(format!("{name}: {lines} lines"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let known: BTreeSet<String> = scenarios().into_iter().map(|(name, _)| name).collect();
    for (name, why) in LONGER {
        assert!(known.contains(*name) && !why.is_empty(), "{name}");
    }
}

/// The scenarios with pieces that no one game has, each with what there is too much of.
const IMPLAUSIBLE: &[(&str, &str)] = &[
    ("barn/pigs", "pigs"),
    ("city/gap-and-pair", "II-12"),
    ("city/halves-without-a-gap", "I-07"),
    ("crop-circle/take-one-back", "pig"),
    ("implausible/more-figures-than-a-player-has", "builder"),
    ("implausible/more-tiles-than-a-game-has", "C would lie"),
    ("messages/coats-knights-farmers", "large meeples"),
];

#[test]
fn pieces_are_told_to_be_implausible_only_where_they_are() {
    let marks = ["a game has only", "a player has", "goes home with the last"];
    for (name, path) in scenarios() {
        let case = open(&path);
        let (table, sets) = (case.table(), RuleSet::all());
        let told = doubts(&table, &judge_spoken_of(&table, &sets));
        let told: Vec<&String> =
            told.iter().filter(|told| marks.iter().any(|mark| told.contains(mark))).collect();
        match IMPLAUSIBLE.iter().find(|(known, _)| *known == name) {
            Some((_, what)) => {
                assert!(told.iter().any(|told| told.contains(what)), "{name}: {told:?}");
            }
            None => assert!(told.is_empty(), "{name}: {told:?}"),
        }
    }
}

#[test]
fn no_line_is_wider_than_it_may_be() {
    for (name, path) in scenarios() {
        let case = open(&path);
        for width in [30, 40, 60, 80, 120, 140] {
            let style = Style { width, ..Style::PLAIN };
            for (format, detail) in
                [("table", Detail::USUAL), ("table", Detail::EXPLAIN), ("list", Detail::USUAL)]
            {
                for line in answer(&case, format, style, detail).lines() {
                    let wide = line.chars().count();
                    assert!(wide <= width, "{name} in {format}: {wide} columns of {width}: {line}");
                }
            }
        }
    }
}

#[test]
fn an_answer_can_be_plain_ascii() {
    for (name, path) in scenarios() {
        let style = Style { unicode: false, ..Style::PLAIN };
        let case = open(&path);
        let told =
            answer(&case, "table", style, Detail { board: Boards::Fitting, ..Detail::USUAL });
        // Places of sources are quoted as they are printed, and so is what a file says.
        let said = case.scenario.question.clone().unwrap_or_default();
        for line in told.lines().filter(|line| !line.contains('"')) {
            let fine = line.is_ascii() || !said.is_ascii();
            assert!(fine, "{name}: {line}");
        }
    }
}

/// Every word that is for files and programs, and not for people.
fn keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = QuestionId::ALL.iter().map(|q| q.word().to_owned()).collect();
    let replies = forms().flat_map(|(_, form)| form.replies).map(|key| key.word);
    keys.extend(replies.filter(|key| key.contains('_')).map(str::to_owned));
    keys
}

#[test]
fn no_key_and_no_id_reaches_a_person() {
    let keys = keys();
    let mut wrong = BTreeSet::new();
    for (name, path) in scenarios() {
        let case = open(&path);
        let table = case.table();
        let mut ids: BTreeSet<String> = keys.clone();
        for (ix, matter) in table.matters() {
            match matter {
                Matter::Feature(_) => ids.insert(table.id(ix)),
                Matter::Ask(_) => false,
            };
        }
        let said = case.scenario.question.clone().unwrap_or_default();
        for (format, detail) in [
            ("table", Detail::USUAL),
            ("table", Detail { steps: true, ..Detail::USUAL }),
            ("list", Detail::USUAL),
        ] {
            for line in answer(&case, format, Style::PLAIN, detail).lines() {
                if said.contains(line.trim()) {
                    continue;
                }
                for word in line.split(|c: char| c.is_whitespace() || "(),;:\"[]?!".contains(c)) {
                    let word = word.trim_end_matches('.');
                    let key = ids.contains(word)
                        || (word.contains('_')
                            && word.chars().all(|c| c.is_alphanumeric() || c == '_'));
                    if key {
                        wrong.insert(format!("{name}: {word}: {}", line.trim()));
                    }
                }
            }
        }
    }
    let shown: Vec<&str> = wrong.iter().map(String::as_str).take(60).collect();
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), shown.join("\n"));
}
