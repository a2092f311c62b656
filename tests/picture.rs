//! Drawn boards, over all scenarios: every required element is drawn once, and nothing else; a mirrored board is drawn
//! mirrored.
//!
//! The snapshots are boards for review: `cargo insta review`, or `INSTA_UPDATE=always cargo test --test all picture::`
//! and then read the difference.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, LazyLock};

use carcassonne_oracle::inside::landscape::Gaps;
use carcassonne_oracle::inside::mechanics::{Landmark, Pointer, Subject, Table};
use carcassonne_oracle::inside::picture::{
    Fit, Ghost, Inks, Look, Mark, Piece, Plan, SIGNS, Size, Token, View, What, board, draw, outlined, rows,
};
use carcassonne_oracle::inside::rulebook::RuleSet;
use carcassonne_oracle::inside::scenario::{Feature, FeatureKind};
use carcassonne_oracle::inside::text::SourceText;
use carcassonne_oracle::inside::verdict::{Case, Scope, SubjectVerdicts, judge};

use crate::boards::model::Motion;
use crate::drawn;
use crate::drawn::gist::gist;
use crate::drawn::{case, lines, looks, mirrored, plain, read, scenarios};
use crate::judged::{Judged, every};
use crate::retold::change::Change;
use crate::retold::original::Original;

/// The most columns and rows that are drawn here.
const MOST: (usize, usize) = (16, 16);

/// A scenario with three meeples on a road of two cells.
const CROWDED: &str = "surroundings/ringmaster.yaml";

/// A scenario with the plan of its drawing.
struct Rendering {
    file: String,
    players: Vec<String>,
    plan: Plan,
    /// The open sides of the answered roads and cities, as the landscape counts them.
    open: u32,
    /// Set if a drawn answer depends on a gap, according to its points of law; `asks` is set if one was asked about a
    /// gap at all.
    turns: bool,
    asks: bool,
}

/// The renderings of all scenarios.
static ALL: LazyLock<Vec<Rendering>> = LazyLock::new(|| {
    every(|of| {
        let (case, table) = (of.case, of.table);
        let view = View::of(table, MOST);
        let area = |ix: &_| match table.subject(*ix) {
            Some(Subject::Feature(subject)) => subject.area,
            Some(Subject::Ask(_)) | None => None,
        };
        let open = |area| case.land.open_sides(table.board(), area, Gaps::Apart);
        let closable = |kind| matches!(kind, FeatureKind::City | FeatureKind::Road);
        let areas = view.lettered().iter().filter_map(area);
        let verdicts = judged(&view, table);
        let points = || {
            let verdicts = verdicts.iter().flat_map(|judged| &judged.verdicts);
            let all = verdicts.flat_map(|verdict| verdict.points_of_law.iter());
            all.filter(|point| point.question.word().starts_with("gap."))
        };
        Rendering {
            turns: points().any(|point| point.matters && point.readings.len() > 1),
            asks: points().next().is_some(),
            file: file_of(of),
            players: case.scenario.players.clone(),
            plan: view.plan(&verdicts),
            open: areas.filter(|a| closable(case.land.kind(*a))).map(open).sum(),
        }
    })
});

/// Returns the path of a scenario.
fn file_of(judged: &Judged<'_>) -> String {
    format!("scenarios/{}.yaml", judged.name)
}

static SETS: LazyLock<Vec<RuleSet>> = LazyLock::new(RuleSet::all);

/// Returns the verdicts under every rule set on the subjects of a view.
fn judged(view: &View<'_>, table: &Table<'_>) -> Vec<SubjectVerdicts<'static>> {
    judge(table, &SETS, Scope::These(&|subject| view.is_about(subject))).subjects
}

/// Returns the plan of a view with the verdicts under every rule set.
fn planned(view: &View<'_>, table: &Table<'_>) -> Plan {
    view.plan(&judged(view, table))
}

#[test]
fn no_line_is_wider_than_the_window_and_only_signs_of_the_table_are_drawn() {
    for Rendering { file, plan, .. } in ALL.iter() {
        for look in looks() {
            let drawing = draw(plan, look);
            let (wide, high) = look.size.takes(plan.window.columns, plan.window.rows);
            assert_eq!(drawing.lines.len(), high, "{file}");
            for line in &drawing.lines {
                assert!(line.chars().count() <= wide, "{file}: {line}");
                let known = |c: char| {
                    let sign =
                        |look: Look| SIGNS.iter().any(|s| s.sign == c && !look.ascii || s.ascii == c && look.ascii);
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
    for Rendering { file, plan, .. } in ALL.iter() {
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
            let mut found: Vec<&str> = text.split(|c| !letter(c)).filter(|word| !word.is_empty()).collect();
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
    for Rendering { file, plan, players, .. } in ALL.iter() {
        let keep = |token: &&Token| matches!(token.what, What::Meeple(..) | What::Castle | What::Barn(_));
        // The removed tokens never move meeples, and a monastery only adds letters.
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
                let told = told.filter(|line| line.to_lowercase().starts_with(name.as_str())).count();
                assert_eq!(text.matches(&initial).count() + told, *count, "{file} {name}\n{text}");
                let small = size == Size::Small || file.ends_with(CROWDED);
                assert!(small || told == 0, "{file}: {:?}", drawing.left_out);
            }
        }
    }
}

#[test]
fn in_the_middle_size_nearly_everything_has_room() {
    let told = ALL.iter().filter_map(|Rendering { file, plan, .. }| {
        let told = draw(plan, plain(Size::Medium)).left_out;
        (!told.is_empty()).then_some((file, told))
    });
    let told: Vec<_> = told.collect();
    assert!(told.len() < 8, "{told:#?}");
}

#[test]
fn each_open_side_of_an_answered_feature_has_one_mark() {
    for Rendering { file, plan, open, .. } in ALL.iter() {
        let marks: Vec<&Mark> = plan.marks.iter().filter(|mark| matches!(mark, Mark::Open { .. })).collect();
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

/// Returns the number of arrows for an open side: one, or several along the side of a city; 0 for another mark.
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
    for Rendering { file, plan, turns, asks, .. } in ALL.iter() {
        let turning = plan.marks.iter().filter(|m| matches!(m, Mark::Turns { .. })).count();
        // Names of tiles to be placed also end in `?`, and so does a space in which a tile may not fit.
        let mut bare = plan.clone();
        bare.tokens.retain(|token| token.what != What::Fits(false));
        bare.ghosts.clear();
        bare.pieces.iter_mut().filter(|piece| piece.offered).for_each(|piece| piece.name.clear());
        let text = draw(&bare, plain(Size::Medium)).lines.join("\n");
        assert_eq!(text.matches('?').count(), turning, "{file}\n{text}");
        assert!(turning == 0 || *asks, "{file} has nothing to do with gaps\n{text}");
        let all = plan.window.is_cut() || plan.gaps.is_empty();
        assert!(turning > 0 || !turns || all, "{file} turns on a gap\n{text}");
    }
    let plan = |file: &str| {
        let case = read(&Path::new("scenarios").join(file));
        let table = case.table();
        let plan = planned(&View::of(&table, MOST), &table);
        plan.marks.iter().filter(|m| matches!(m, Mark::Turns { .. })).count()
    };
    assert_eq!(plan("city/round-a-gap.yaml"), 1);
    assert_eq!(plan("field/gap-between-farmers.yaml"), 1);
    assert_eq!(plan("city/unfinished-city.yaml"), 0);
    assert_eq!(plan("city/gap-beside-empty-square.yaml"), 0);
}

#[test]
fn a_tile_that_is_asked_about_is_drawn_in_its_space_and_no_gap_is() {
    let mut seen = 0;
    for Rendering { file, plan, .. } in ALL.iter() {
        for (n, piece) in plan.pieces.iter().enumerate().filter(|(_, piece)| piece.offered) {
            seen += 1;
            // Only the contents of its space: the tile, and the gap that it would fill.
            let mut alone = Plan { pieces: vec![piece.clone()], ..plan.clone() };
            (alone.tokens, alone.marks, alone.ghosts) = (Vec::new(), Vec::new(), Vec::new());
            let corners = |rim: &[_]| rim.iter().copied().collect::<BTreeSet<_>>();
            alone.gaps.retain(|gap| corners(gap) == corners(&piece.rim));
            let face = piece.face.as_ref().expect("what it shows");
            for size in Size::ALL {
                let text = draw(&alone, plain(size)).lines.join("\n");
                assert!(!text.contains('·'), "{file}\n{text}");
                assert_eq!(text.contains('░'), !face.cities.is_empty(), "{file}\n{text}");
                let road = text.chars().any(|c| "═║╔╗╚╝╠╣╦╩╬╪╫".contains(c));
                assert_eq!(road, !face.roads.is_empty(), "{file}\n{text}");
            }
            let lies = n >= plan.pieces.iter().filter(|piece| !piece.offered).count();
            assert!(lies, "{file}: what is not placed yet comes last");
        }
    }
    assert!(seen > 15, "{seen}");
}

#[test]
fn a_mirrored_board_is_drawn_mirrored() {
    for Rendering { file, plan, .. } in ALL.iter() {
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
    for Rendering { file, plan, .. } in ALL.iter() {
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
    let text = format!("board: |\n{}\ntiles:\n  f: {{}}\nfigures: {{ dragon: \"f:33:21\" }}\n", board.join("\n"));
    let case = case("a large board", text);
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
fn a_turned_board_is_drawn_turned() {
    for (n, path) in scenarios().iter().enumerate() {
        let text = std::fs::read_to_string(path).expect("a scenario");
        let original = Original::read(&text).expect("a legal scenario");
        // Each scenario is moved to one of the seven other orientations of a board.
        let way = u8::try_from(n % 7 + 1).expect("a small number");
        let motion = Motion { mirrored: way > 3, ..Motion::turn(way % 4) };
        let told = Change { motion, ..Change::plain(7) }.tell(&original);
        let here = case("as it lay", text);
        let there = case("turned", told.text.clone());
        let gist_of = |case: &Case, motion| {
            let table = case.table();
            let plan = planned(&View::of(&table, MOST), &table);
            (!plan.window.is_cut()).then(|| gist(&plan, motion))
        };
        let (here, there) = (gist_of(&here, Motion::turn(0)), gist_of(&there, told.change.motion));
        if let (Some(here), Some(there)) = (here, there) {
            let only = |a: &BTreeMap<String, u32>, b: &BTreeMap<String, u32>| {
                let other = |(key, n): &(&String, &u32)| b.get(*key) != Some(*n);
                a.iter().filter(other).map(|(key, _)| key.clone()).collect::<Vec<_>>()
            };
            let differs = (only(&here, &there), only(&there, &here));
            assert!(here == there, "{}, {motion:?}: {differs:#?}", path.display());
        }
    }
}

#[test]
fn a_question_about_a_place_shows_it() {
    every(|of| {
        let table = of.table;
        let view = View::of(table, MOST);
        if view.window().is_cut() {
            return;
        }
        let plan = planned(&view, table);
        for pointer in table.posed.iter().flat_map(|posed| posed.query.points(table)) {
            let has = |test: &dyn Fn(What) -> bool| plan.tokens.iter().any(|t| test(t.what));
            let marked = |test: &dyn Fn(&Mark) -> bool| plan.marks.iter().any(test);
            let shown = match pointer {
                Pointer::Lies { shape, at, ref name, .. } => {
                    let rim = outlined(shape, at);
                    let offered = |p: &Piece| p.offered && p.name == *name && p.rim == rim;
                    let named = |g: &Ghost| g.name.as_ref() == Some(name) && g.rim == rim;
                    plan.pieces.iter().any(offered) || plan.ghosts.iter().any(named)
                }
                Pointer::Stop { stop, .. } => {
                    marked(&|mark| matches!(mark, Mark::Stop { number, .. } if *number == stop))
                }
                Pointer::Barn { .. } => has(&|what| matches!(what, What::NewBarn | What::Barn(_))),
                Pointer::Bridge { .. } => marked(&|mark| matches!(mark, Mark::Bridge { .. })),
                Pointer::Set { figure, .. } => has(&|what| matches!(what, What::NewFigure(_, own) if own == figure)),
                Pointer::Stands { what: own, number, .. } => has(&|what| what == What::Landmark(own, number)),
                Pointer::Flea { .. } => has(&|what| what == What::Flea),
                Pointer::About { .. } => has(&|what| matches!(what, What::Asked | What::Letter(_))),
                Pointer::Scores { .. } => has(&|what| matches!(what, What::Letter(_))),
                Pointer::Looks { .. } => has(&|what| what == What::Looked),
                Pointer::Fits { .. } => has(&|what| matches!(what, What::Fits(_))),
                Pointer::At { .. } | Pointer::Passes { .. } | Pointer::Near { .. } => true,
            };
            assert!(shown, "{pointer:?}");
        }
    });
}

#[test]
fn landmarks_are_told_apart() {
    let known = every(|of| {
        let pointers = of.table.posed.iter().flat_map(|posed| posed.query.points(of.table));
        let landmark = |pointer| match pointer {
            Pointer::Stands { what, .. } => Some(what),
            _ => None,
        };
        pointers.filter_map(landmark).collect::<Vec<&'static Landmark>>()
    });
    let known: BTreeSet<&Landmark> = known.into_iter().flatten().collect();
    let letters: BTreeSet<&str> = known.iter().map(|landmark| landmark.emblem.letters).collect();
    let words: BTreeSet<&str> = known.iter().map(|landmark| landmark.word.id()).collect();
    let ranks: BTreeSet<u8> = known.iter().map(|landmark| landmark.rank).collect();
    let shapes: BTreeSet<&str> = known.iter().map(|landmark| landmark.emblem.svg).collect();
    assert_eq!([letters.len(), words.len(), ranks.len(), shapes.len()], [known.len(); 4], "{known:?}");
}

#[test]
fn where_one_outcome_is_drawn_nothing_is_left_open() {
    every(|of| {
        let table = of.table;
        let view = View::of(table, MOST);
        let verdicts = judged(&view, table);
        let fit = Fit { most: MOST, size: Some(Size::Medium), ..Fit::answer(140, 25) };
        let rows = rows(table, &SETS, &verdicts);
        let some = verdicts.iter().any(|v| v.verdicts.iter().any(|v| !v.outcomes.is_empty()));
        assert_eq!(some, !rows.is_empty());
        for (n, row) in rows.iter().enumerate() {
            assert!(!rows[..n].contains(row), "outcome {n} twice");
            let Some(board) = view.board(&verdicts, Some(row), fit) else { continue };
            let text = board.lines.join("\n");
            let open = board.legend.iter().map(|(sign, _)| sign.as_str());
            assert!(!open.into_iter().any(|sign| ["?", "○"].contains(&sign)), "{text}");
        }
    });
    let letters = |file: &str, n: usize| {
        let case = read(&Path::new("scenarios").join(file));
        let table = case.table();
        let view = View::of(&table, MOST);
        let verdicts = judged(&view, &table);
        let row = rows(&table, &SETS, &verdicts).into_iter().nth(n).expect("an outcome");
        let board = view.board(&verdicts, Some(&row), Fit::answer(80, 25)).expect("a board");
        let arrows = board.lines.join("\n").chars().filter(|c| "►◄▲▼".contains(*c)).count();
        let letters: Vec<String> = board.letters.into_iter().map(|(_, letter)| letter).collect();
        (letters.join(""), arrows > 0)
    };
    assert_eq!(letters("city/round-a-gap.yaml", 0), ("ABC".to_owned(), true));
    assert_eq!(letters("city/round-a-gap.yaml", 1), ("AAA".to_owned(), false));
    assert_eq!(letters("city/gap-joins-but-side-open.yaml", 1), ("AAA".to_owned(), true));
}

#[test]
fn a_board_fits_the_room_that_there_is() {
    every(|of| {
        let table = of.table;
        let verdicts = judge(table, &SETS, Scope::Every).subjects;
        // The scenarios take the sizes by turns.
        let turn = crate::judged::scenarios().iter().position(|name| name == of.name).unwrap_or_default();
        let (width, lines) = [(80, 25), (80, 14), (40, 25), (30, 9)][turn % 4];
        let Some(board) = board(table, &verdicts, Fit::answer(width, lines)) else {
            let topic = of.name.split('/').next().expect("a folder");
            assert!(["setup", "end", "messages"].contains(&topic));
            return;
        };
        let text = board.lines.join("\n");
        assert!(board.width <= width && board.lines.len() <= lines, "{text}");
        assert!(board.lines.iter().all(|l| l.chars().count() <= board.width), "{text}");
        assert!(board.left_out.len() <= 5, "{:?}", board.left_out);
        let answered = |(subject, _): &(_, String)| verdicts.iter().any(|v| v.subject == *subject);
        assert!(board.letters.iter().all(answered));
    });
}

#[test]
fn what_has_no_room_is_told_in_a_few_words() {
    let players: Vec<String> = (0..60).map(|n| format!("player-{n:02}")).collect();
    let meeples: Vec<String> = players.iter().map(|p| format!("  {p}: a.city")).collect();
    let text = format!(
        "players: [{}]\nboard: |\n  a\ntiles:\n  a: {{ city: N }}\nmeeples:\n{}\n",
        players.join(", "),
        meeples.join("\n")
    );
    let case = case("a crowd", text);
    let table = case.table();
    let board = board(&table, &[], Fit::answer(80, 25)).expect("a board");
    assert_eq!(board.left_out.len(), 5);
    assert!(board.left_out_more > 30, "{}", board.left_out_more);
}

#[test]
fn no_control_character_of_a_file_is_drawn() {
    let odd = [
        "\\u001b[31mred",
        "a\\u009b2Jx\\u0007",
        "a\\rb",
        "a\\u202eder\\u2066",
        "a\\u200f",
        "\\u05d0\\u05d1",
        "a\\u0661\\u0627",
        "\\u6f22\\u5b57",
    ];
    let mut drawn = 0;
    for name in odd {
        let text = format!(
            "players: [\"{name}\", b]\nboard: |\n  a  c\ntiles:\n  a c: {{}}\nmeeples:\n  \"{name}\": a.field\nask:\n  - place: {{ meeple: \"{name}\", at: c.field }}\n  - dragon: {{ from: a, path: c }}\n  - dragon: {{ from: a }}\n",
        );
        let source = SourceText::new("odd", text.into()).expect("text");
        // Names with control characters are refused; right-to-left letters are accepted.
        let Ok(case) = Case::open(&Arc::new(source)) else { continue };
        drawn += 1;
        let table = case.table();
        let verdicts = judge(&table, &SETS, Scope::Every).subjects;
        for (ascii, size) in [(false, Size::Small), (true, Size::Large)] {
            let fit = Fit { ascii, size: Some(size), ..Fit::answer(80, 25) };
            let board = board(&table, &verdicts, fit).expect("a board");
            let pairs = board.legend.iter().chain(&board.lettered).flat_map(|(a, b)| [a, b]);
            for line in board.lines.iter().chain(pairs).chain(&board.left_out) {
                let turns = |c: char| matches!(u32::from(c), 0x0590..=0x08FF | 0x200E..=0x200F | 0x202A..=0x202E | 0x2066..=0x2069);
                assert!(!line.chars().any(|c| c.is_control() || turns(c)), "{line:?}");
            }
        }
    }
    assert!(drawn > 1, "some of them are names");
}

#[test]
fn a_large_board_takes_the_time_of_its_window() {
    let timed = |side: usize| {
        let board: Vec<String> = (0..side).map(|_| format!("  {}", vec!["f"; side].join(" "))).collect();
        let text =
            format!("board: |\n{}\ntiles:\n  f: {{ road: NS }}\nmeeples:\n  red: f:3:3.road\n", board.join("\n"));
        let case = case("a large board", text);
        let table = case.table();
        let run = || {
            let start = std::time::Instant::now();
            let view = View::of(&table, MOST);
            let plan = view.plan(&judged(&view, &table));
            assert_eq!(draw(&plan, plain(Size::Medium)).lines.len(), 97);
            start.elapsed()
        };
        (0..3).map(|_| run()).min().expect("three runs")
    };
    let (small, large) = (timed(20), timed(250));
    // The larger board has 156 times as many tiles.
    assert!(large < small * 8, "{small:?} and {large:?}");
}

#[test]
fn outcomes_to_look_at() {
    for file in ["city/round-a-gap", "dragon/halves-one-by-one"] {
        let case = read(&Path::new("scenarios").join(file).with_extension("yaml"));
        let table = case.table();
        let view = View::of(&table, MOST);
        let verdicts = judged(&view, &table);
        let mut text = String::new();
        for row in rows(&table, &SETS, &verdicts) {
            let board = view.board(&verdicts, Some(&row), Fit::answer(80, 25)).expect("a board");
            text.push_str(&board.lines.join("\n"));
            text.push_str("\n\n");
        }
        let name = format!("outcomes_{}", file.replace('/', "_"));
        insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => "snapshots/picture", omit_expression => true }, {
            insta::assert_snapshot!(name, text);
        });
    }
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
        "tower/ranges",
        "flier/diagonal-over-halves",
        "dragon/no-step-twice",
        "surroundings/circus",
        "place/monk-or-abbot",
        "bridge/ends",
        "plague/past-gaps",
        "flock/under-a-barn",
    ];
    for file in shown {
        let path = Path::new("scenarios").join(file).with_extension("yaml");
        let case = read(&path);
        let table = case.table();
        let plan = planned(&View::of(&table, MOST), &table);
        let mut text = String::new();
        for look in [plain(Size::Small), plain(Size::Medium), Look { ascii: true, ..plain(Size::Medium) }] {
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
