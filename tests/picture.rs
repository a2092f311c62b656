//! Drawn boards, over all scenarios: what must be there is there once, and nothing else; a mirrored
//! board is drawn mirrored.
//!
//! The snapshots are boards to look at: `cargo insta review`, or `INSTA_UPDATE=always cargo test --test
//! picture` and then read the difference.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod common;
mod drawn;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use carcassonne_oracle::landscape::Gaps;
use carcassonne_oracle::mechanics::{Matter, Table};
use carcassonne_oracle::picture::{Inks, Look, Mark, Plan, SIGNS, Size, Token, View, What, draw};
use carcassonne_oracle::rulebook::RuleSet;
use carcassonne_oracle::scenario::{Feature, FeatureKind};
use carcassonne_oracle::verdict::judge_those;
use drawn::{lines, looks, mirrored, plain, read, scenarios};

/// The most columns and rows that are drawn here.
const MOST: (usize, usize) = (16, 16);

/// Three meeples stand on a road of two cells.
const CROWDED: &str = "surroundings/ringmaster.yaml";

/// A scenario as it is drawn.
struct Drawn {
    file: String,
    players: Vec<String>,
    plan: Plan,
    /// The open sides of the answered roads and cities, as the landscape counts them.
    open: u32,
}

/// Every scenario as it is drawn.
static ALL: LazyLock<Vec<Drawn>> = LazyLock::new(|| {
    let all = scenarios().into_iter().map(|path| {
        let case = read(&path);
        let table = case.table();
        let view = View::of(&table, MOST);
        let area = |ix: &_| match table.matter(*ix) {
            Some(Matter::Feature(subject)) => subject.area,
            Some(Matter::Ask(_)) | None => None,
        };
        let open = |area| case.land.open_sides(table.board(), area, Gaps::Apart);
        let closable = |kind| matches!(kind, FeatureKind::City | FeatureKind::Road);
        let areas = view.lettered().iter().filter_map(area);
        Drawn {
            file: path.display().to_string(),
            players: case.scenario.players.clone(),
            plan: judged(&view, &table),
            open: areas.filter(|a| closable(case.land.kind(*a))).map(open).sum(),
        }
    });
    all.collect()
});

/// The plan of a view with the verdicts under every rule set.
fn judged(view: &View<'_>, table: &Table<'_>) -> Plan {
    let sets = RuleSet::all();
    view.plan(&judge_those(table, &sets, |subject| view.is_about(subject)))
}

#[test]
fn no_line_is_wider_than_the_window_and_only_signs_of_the_table_are_drawn() {
    for Drawn { file, plan, .. } in ALL.iter() {
        for look in looks() {
            let drawing = draw(plan, look);
            let (wide, high) = look.size.takes(plan.window.columns, plan.window.rows);
            assert_eq!(drawing.lines.len(), high, "{file}");
            for line in &drawing.lines {
                assert!(line.chars().count() <= wide, "{file}: {line}");
                let known = |c: char| {
                    let sign = |look: Look| {
                        SIGNS
                            .iter()
                            .any(|s| s.sign == c && !look.ascii || s.ascii == c && look.ascii)
                    };
                    c.is_ascii_alphanumeric() || "(){}[]+_-./\\".contains(c) || sign(look)
                };
                assert!(line.chars().all(known), "{file}: {line}");
                assert!(!look.ascii || line.is_ascii(), "{file}: {line}");
            }
            let legend = drawing.legend.iter().chain(&drawing.lettered);
            let legend = legend.into_iter().all(|(sign, _)| !look.ascii || sign.is_ascii());
            assert!(legend, "{file}: {:?}", drawing.legend);
        }
    }
}

#[test]
fn every_name_stands_on_the_board_once() {
    for Drawn { file, plan, .. } in ALL.iter() {
        let mut bare = plan.clone();
        bare.tokens.clear();
        bare.marks.clear();
        bare.ghosts.clear();
        let mut names: Vec<&str> =
            plan.pieces.iter().map(|p| p.name.as_str()).filter(|name| !name.is_empty()).collect();
        names.sort_unstable();
        for size in Size::ALL {
            let drawing = draw(&bare, plain(size));
            let text = drawing.lines.join("\n");
            let letter = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
            let mut found: Vec<&str> =
                text.split(|c| !letter(c)).filter(|word| !word.is_empty()).collect();
            found.sort_unstable();
            if drawing.left_out.is_empty() {
                assert_eq!(found, names, "{file} {size:?}\n{text}");
            } else {
                assert!(found.len() <= names.len(), "{file} {size:?}\n{text}");
            }
        }
    }
}

#[test]
fn every_meeple_stands_on_the_board_once_or_is_told_below() {
    for Drawn { file, plan, players, .. } in ALL.iter() {
        let keep =
            |token: &&Token| matches!(token.what, What::Meeple(..) | What::Castle | What::Barn(_));
        // What comes after meeples never moves them, and a monastery only has letters of its own.
        let mut bare = plan.clone();
        bare.tokens = plan.tokens.iter().filter(keep).cloned().collect();
        bare.marks.clear();
        let mut meeples: BTreeMap<usize, usize> = BTreeMap::new();
        for token in &bare.tokens {
            if let What::Meeple(player, _) | What::Barn(player) = token.what {
                *meeples.entry(player).or_default() += 1;
            }
        }
        for size in Size::ALL {
            let drawing = draw(&bare, Look { names: false, ..plain(size) });
            let text = drawing.lines.join("\n");
            for (player, count) in &meeples {
                let name = &players[*player];
                let initial = name.chars().next().map(|c| c.to_uppercase().to_string());
                let initial = initial.expect("a name");
                if players.iter().filter(|p| p.to_uppercase().starts_with(&initial)).count() > 1 {
                    continue;
                }
                let told = drawing.left_out.iter();
                let told = told.filter(|line| line.starts_with(name.as_str())).count();
                assert_eq!(text.matches(&initial).count() + told, *count, "{file} {name}\n{text}");
                let small = size == Size::Small || file.ends_with(CROWDED);
                assert!(small || told == 0, "{file}: {:?}", drawing.left_out);
            }
        }
    }
}

#[test]
fn in_the_middle_size_nearly_everything_has_room() {
    let told = ALL.iter().filter_map(|Drawn { file, plan, .. }| {
        let told = draw(plan, plain(Size::Medium)).left_out;
        (!told.is_empty()).then_some((file, told))
    });
    let told: Vec<_> = told.collect();
    assert!(told.len() < 8, "{told:#?}");
}

#[test]
fn each_open_side_of_an_answered_feature_has_one_mark() {
    for Drawn { file, plan, open, .. } in ALL.iter() {
        let marks: Vec<&Mark> =
            plan.marks.iter().filter(|mark| matches!(mark, Mark::Open { .. })).collect();
        let once = marks.iter().all(|mark| marks.iter().filter(|m| m == &mark).count() == 1);
        assert!(once, "{file}: {marks:?}");
        if !plan.window.is_cut() {
            assert_eq!(u32::try_from(marks.len()), Ok(*open), "{file}: {marks:?}");
        }
        for size in Size::ALL {
            let text = draw(plan, plain(size)).lines.join("\n");
            let arrows = text.chars().filter(|c| "►◄▲▼".contains(*c)).count();
            let expected: usize = marks.iter().map(|mark| arrows_of(plan, mark, size)).sum();
            assert_eq!(arrows, expected, "{file}\n{text}");
        }
    }
}

/// How many arrows mark an open side: one, or several along the side of a city.
fn arrows_of(plan: &Plan, mark: &Mark, size: Size) -> usize {
    let Mark::Open { part, side } = mark else { return 0 };
    let rim = &plan.pieces[part.piece].rim;
    let (from, to) = (rim[*side], rim[(side + 1) % rim.len()]);
    let long = from.column != to.column && from.row != to.row;
    match part.feature {
        Feature::City(_) if !long => {
            if size == Size::Small {
                2
            } else {
                3
            }
        }
        _ => 1,
    }
}

#[test]
fn a_question_mark_stands_in_each_gap_on_which_an_answer_turns_and_nowhere_else() {
    for Drawn { file, plan, .. } in ALL.iter() {
        let turning = plan.marks.iter().filter(|m| matches!(m, Mark::Turns { .. })).count();
        let mut bare = plan.clone();
        bare.ghosts.clear();
        let text = draw(&bare, plain(Size::Medium)).lines.join("\n");
        assert_eq!(text.matches('?').count(), turning, "{file}\n{text}");
    }
    let plan = |file: &str| {
        let case = read(&Path::new("scenarios").join(file));
        let table = case.table();
        let plan = judged(&View::of(&table, MOST), &table);
        plan.marks.iter().filter(|m| matches!(m, Mark::Turns { .. })).count()
    };
    assert_eq!(plan("city/round-a-gap.yaml"), 1);
    assert_eq!(plan("field/gap-between-farmers.yaml"), 1);
    assert_eq!(plan("city/unfinished-city.yaml"), 0);
    assert_eq!(plan("city/gap-beside-empty-square.yaml"), 0);
}

#[test]
fn a_mirrored_board_is_drawn_mirrored() {
    for Drawn { file, plan, .. } in ALL.iter() {
        let mut bare = plan.clone();
        bare.tokens.clear();
        bare.marks.retain(|mark| matches!(mark, Mark::Open { .. } | Mark::Turns { .. }));
        for size in Size::ALL {
            let look = Look { names: false, ..plain(size) };
            let here = draw(&bare, look).lines;
            for upside_down in [false, true] {
                let there = draw(&mirrored::plan(&bare, upside_down), look).lines;
                let wide = size.takes(plan.window.columns, plan.window.rows).0;
                let back = lines::mirrored(&there, wide, upside_down);
                assert_eq!(
                    here.join("\n"),
                    back.join("\n"),
                    "{file} {size:?}, upside down: {upside_down}\n{}",
                    there.join("\n")
                );
            }
        }
    }
}

#[test]
fn colour_changes_no_sign() {
    for Drawn { file, plan, .. } in ALL.iter() {
        let bare = draw(plan, plain(Size::Medium)).lines;
        for inks in [Inks::Sixteen, Inks::All] {
            let coloured = draw(plan, Look { inks, ..plain(Size::Medium) }).lines;
            for (bare, coloured) in bare.iter().zip(&coloured) {
                assert_eq!(bare, drawn::uncoloured(coloured).trim_end(), "{file}");
            }
        }
    }
}

#[test]
fn a_window_shows_what_matters_of_a_large_board() {
    let board: Vec<String> = (0..30).map(|_| format!("  {}", ["f"; 40].join(" "))).collect();
    let text = format!(
        "board: |\n{}\ntiles:\n  f: {{}}\nfigures: {{ dragon: \"f:33:21\" }}\n",
        board.join("\n")
    );
    let case = drawn::case("a large board", text);
    let table = case.table();
    let view = View::of(&table, (13, 5));
    let plan = view.plan(&[]);
    assert_eq!((plan.window.columns, plan.window.rows), (13, 5));
    assert!(plan.window.is_cut());
    assert_eq!(plan.pieces.len(), 13 * 5);
    let lines = draw(&plan, plain(Size::Small)).lines;
    assert!(lines.iter().any(|line| line.contains("{D}")), "{}", lines.join("\n"));
    assert!(lines.iter().all(|line| line.chars().count() <= 80));
}

#[test]
fn boards_to_look_at() {
    let shown = [
        "city/round-a-gap",
        "city/unfinished-city",
        "city/one-tile-two-segments",
        "road/pair-closes-road",
        "road/both-short-sides-of-a-half",
        "tower/on-a-half",
        "double/road-with-double",
        "field/gap-between-farmers",
        "monastery/final-scoring",
        "barn/pigs",
        "bridge/over-a-square",
        "bonus/inn-and-cathedral",
        "dragon/halves-one-by-one",
        "crop-circle/take-one-back",
        "place/tile-short-side",
    ];
    for file in shown {
        let path = Path::new("scenarios").join(file).with_extension("yaml");
        let case = read(&path);
        let table = case.table();
        let plan = judged(&View::of(&table, MOST), &table);
        let mut text = String::new();
        for look in
            [plain(Size::Small), plain(Size::Medium), Look { ascii: true, ..plain(Size::Medium) }]
        {
            let drawing = draw(&plan, look);
            text.push_str(&drawing.lines.join("\n"));
            text.push('\n');
            let legend = drawing.lettered.iter().chain(&drawing.legend);
            let legend = legend.map(|(sign, means)| format!("{sign} {means}"));
            text.push_str(&legend.collect::<Vec<_>>().join("; "));
            for left_out in &drawing.left_out {
                text.push_str("\nno room for ");
                text.push_str(left_out);
            }
            text.push_str("\n\n");
        }
        insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => "snapshots/picture", omit_expression => true }, {
            insta::assert_snapshot!(file.replace('/', "_"), text);
        });
    }
}
