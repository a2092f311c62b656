//! Drawn boards, over all scenarios: every required element is drawn once, and nothing else; a mirrored board is drawn
//! mirrored.
//!
//! The snapshots are boards for review: `cargo insta review`, or `INSTA_UPDATE=always cargo test --test all picture::`
//! and then read the difference.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use carcassonne_board::geometry::Motion;
use carcassonne_position::{Feature, FeatureKind};
use carcassonne_rules::landscape::Gaps;
use carcassonne_rules::mechanics::{Landmark, Pointer, Subject};
use carcassonne_rules::verdict::{Case, Scope, judge};
use carcassonne_show::picture::{
    Fit, Ghost, Inks, Look, Mark, Piece, Plan, SIGNS, Size, Token, TokenContent, View, draw, draw_board, outcome_keys,
    shape_corners,
};

use crate::drawn;
use crate::drawn::gist::count_contents;
use crate::drawn::{MOST_CELLS, judge_view, lines, looks, plain_look, plan_table};
use crate::judged::{all_rule_sets, map_scenarios};
use crate::project::{open_case, open_scenario, read_file, scenario_files, source};
use crate::retold::change::Change;
use crate::retold::original::Original;

/// A scenario with three meeples on a road of two cells.
const CROWDED: &str = "surroundings/ringmaster.yaml";

/// A scenario with the plan of its drawing.
struct Rendering {
    file: String,
    players: Vec<String>,
    plan: Plan,
    /// The open sides of the answered roads and cities, as the landscape counts them.
    open: u32,
    /// Set if a drawn answer depends on a gap, according to its points of law; `asks_of_gap` is set if one was asked about a
    /// gap at all.
    depends_on_gap: bool,
    asks_of_gap: bool,
}

/// The renderings of all scenarios.
static RENDERINGS: LazyLock<Vec<Rendering>> = LazyLock::new(|| {
    map_scenarios(|scenario| {
        let (case, table) = (scenario.case, scenario.table);
        let view = View::new(table, MOST_CELLS);
        let area = |ix: &_| match table.subject(*ix) {
            Some(Subject::Feature(subject)) => subject.area,
            Some(Subject::Ask(_)) | None => None,
        };
        let count_open = |area| case.land.open_sides(table.board(), area, Gaps::Separate);
        let is_closable = |kind| matches!(kind, FeatureKind::City | FeatureKind::Road);
        let areas = view.lettered_features().iter().filter_map(area);
        let verdicts = judge_view(&view, table);
        let points = || {
            let verdicts = verdicts.iter().flat_map(|judged| &judged.verdicts);
            let all = verdicts.flat_map(|verdict| verdict.points_of_law.iter());
            all.filter(|point| point.question.word().starts_with("gap."))
        };
        Rendering {
            depends_on_gap: points().any(|point| point.matters && point.readings.len() > 1),
            asks_of_gap: points().next().is_some(),
            file: format!("scenarios/{}.yaml", scenario.name),
            players: case.scenario.players.clone(),
            plan: view.plan(&verdicts),
            open: areas.filter(|a| is_closable(case.land.kind(*a))).map(count_open).sum(),
        }
    })
});

#[test]
fn no_line_is_wider_than_the_window_and_only_signs_of_the_table_are_drawn() {
    for Rendering { file, plan, .. } in RENDERINGS.iter() {
        for look in looks() {
            let drawing = draw(plan, look);
            let (width, height) = look.size.drawing_size(plan.window.columns, plan.window.rows);
            assert_eq!(drawing.lines.len(), height, "{file}");
            for line in &drawing.lines {
                assert!(line.chars().count() <= width, "{file}: {line}");
                let is_known = |c: char| {
                    let sign =
                        |look: Look| SIGNS.iter().any(|s| s.sign == c && !look.ascii || s.ascii == c && look.ascii);
                    c.is_ascii_alphanumeric() || "(){}[]+_-./\\".contains(c) || sign(look)
                };
                assert!(line.chars().all(is_known), "{file}: {line}");
                assert!(!look.ascii || line.is_ascii(), "{file}: {line}");
            }
            let legend = drawing.legend.iter().chain(&drawing.feature_letters);
            let legend = legend.into_iter().all(|(sign, _)| !look.ascii || sign.is_ascii());
            assert!(legend, "{file}: {:?}", drawing.legend);
        }
    }
}

#[test]
fn every_name_stands_on_the_board_once() {
    for Rendering { file, plan, .. } in RENDERINGS.iter() {
        let mut bare_plan = plan.clone();
        bare_plan.tokens.clear();
        bare_plan.marks.clear();
        bare_plan.ghosts.clear();
        let mut names: Vec<&str> =
            plan.pieces.iter().map(|p| p.name.as_str()).filter(|name| !name.is_empty()).collect();
        names.sort_unstable();
        for size in Size::ALL {
            let drawing = draw(&bare_plan, plain_look(size));
            let text = drawing.lines.join("\n");
            let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
            let mut found: Vec<&str> = text.split(|c| !is_letter(c)).filter(|word| !word.is_empty()).collect();
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
    for Rendering { file, plan, players, .. } in RENDERINGS.iter() {
        let is_kept = |token: &&Token| {
            matches!(token.content, TokenContent::Meeple(..) | TokenContent::Castle | TokenContent::Barn(_))
        };
        // The removed tokens never move meeples, and a monastery only adds letters.
        let mut bare_plan = plan.clone();
        bare_plan.tokens = plan.tokens.iter().filter(is_kept).cloned().collect();
        bare_plan.marks.clear();
        let mut meeples: BTreeMap<usize, usize> = BTreeMap::new();
        for token in &bare_plan.tokens {
            if let TokenContent::Meeple(player, _) | TokenContent::Barn(player) = token.content {
                *meeples.entry(player).or_default() += 1;
            }
        }
        for size in Size::ALL {
            let drawing = draw(&bare_plan, Look { names: false, ..plain_look(size) });
            let text = drawing.lines.join("\n");
            for (player, count) in &meeples {
                let name = &players[*player];
                let initial = name.chars().next().map(|c| c.to_uppercase().to_string());
                let initial = initial.expect("a name");
                if players.iter().filter(|p| p.to_uppercase().starts_with(&initial)).count() > 1 {
                    continue;
                }
                let left_out_count = drawing.left_out.iter();
                let left_out_count =
                    left_out_count.filter(|line| line.to_lowercase().starts_with(name.as_str())).count();
                assert_eq!(text.matches(&initial).count() + left_out_count, *count, "{file} {name}\n{text}");
                let is_small = size == Size::Small || file.ends_with(CROWDED);
                assert!(is_small || left_out_count == 0, "{file}: {:?}", drawing.left_out);
            }
        }
    }
}

#[test]
fn in_the_middle_size_nearly_everything_has_room() {
    let left_out = RENDERINGS.iter().filter_map(|Rendering { file, plan, .. }| {
        let left_out = draw(plan, plain_look(Size::Medium)).left_out;
        (!left_out.is_empty()).then_some((file, left_out))
    });
    let left_out: Vec<_> = left_out.collect();
    assert!(left_out.len() < 8, "{left_out:#?}");
}

#[test]
fn each_open_side_of_an_answered_feature_has_one_mark() {
    for Rendering { file, plan, open, .. } in RENDERINGS.iter() {
        let marks: Vec<&Mark> = plan.marks.iter().filter(|mark| matches!(mark, Mark::Open { .. })).collect();
        let is_unique = marks.iter().all(|mark| marks.iter().filter(|m| m == &mark).count() == 1);
        assert!(is_unique, "{file}: {marks:?}");
        if !plan.window.is_cut() {
            assert_eq!(u32::try_from(marks.len()), Ok(*open), "{file}: {marks:?}");
        }
        for size in Size::ALL {
            let text = draw(plan, plain_look(size)).lines.join("\n");
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
    let is_diagonal = from.column != to.column && from.row != to.row;
    match part.feature {
        Feature::City(_) if !is_diagonal && size == Size::Small => 2,
        Feature::City(_) if !is_diagonal => 3,
        _ => 1,
    }
}

#[test]
fn a_question_mark_stands_in_each_gap_on_which_an_answer_turns_and_nowhere_else() {
    for Rendering { file, plan, depends_on_gap: turns, asks_of_gap: asks, .. } in RENDERINGS.iter() {
        let question_marks = plan.marks.iter().filter(|m| matches!(m, Mark::DecisiveGap { .. })).count();
        // Names of tiles to be placed also end in `?`, and so does a space in which a tile may not fit.
        let mut bare_plan = plan.clone();
        bare_plan.tokens.retain(|token| token.content != TokenContent::Fits(false));
        bare_plan.ghosts.clear();
        bare_plan.pieces.iter_mut().filter(|piece| piece.offered).for_each(|piece| piece.name.clear());
        let text = draw(&bare_plan, plain_look(Size::Medium)).lines.join("\n");
        assert_eq!(text.matches('?').count(), question_marks, "{file}\n{text}");
        assert!(question_marks == 0 || *asks, "{file} has nothing to do with gaps\n{text}");
        let is_exempt = plan.window.is_cut() || plan.gaps.is_empty();
        assert!(question_marks > 0 || !turns || is_exempt, "{file} turns on a gap\n{text}");
    }
    let count_marks = |file: &str| {
        let plan = plan_table(&open_scenario(file).table());
        plan.marks.iter().filter(|m| matches!(m, Mark::DecisiveGap { .. })).count()
    };
    assert_eq!(count_marks("city/round-a-gap"), 1);
    assert_eq!(count_marks("field/gap-between-farmers"), 1);
    assert_eq!(count_marks("city/unfinished-city"), 0);
    assert_eq!(count_marks("city/gap-beside-empty-square"), 0);
}

#[test]
fn a_tile_that_is_asked_about_is_drawn_in_its_space_and_no_gap_is() {
    let mut checked = 0;
    for Rendering { file, plan, .. } in RENDERINGS.iter() {
        for (n, piece) in plan.pieces.iter().enumerate().filter(|(_, piece)| piece.offered) {
            checked += 1;
            // Only the contents of its space: the tile, and the gap that it would fill.
            let mut single = Plan { pieces: vec![piece.clone()], ..plan.clone() };
            (single.tokens, single.marks, single.ghosts) = (Vec::new(), Vec::new(), Vec::new());
            let corners = |rim: &[_]| rim.iter().copied().collect::<BTreeSet<_>>();
            single.gaps.retain(|gap| corners(gap) == corners(&piece.rim));
            let face = piece.face.as_ref().expect("what it shows");
            for size in Size::ALL {
                let text = draw(&single, plain_look(size)).lines.join("\n");
                assert!(!text.contains('·'), "{file}\n{text}");
                assert_eq!(text.contains('░'), !face.cities.is_empty(), "{file}\n{text}");
                let has_road = text.chars().any(|c| "═║╔╗╚╝╠╣╦╩╬╪╫".contains(c));
                assert_eq!(has_road, !face.roads.is_empty(), "{file}\n{text}");
            }
            let lies = n >= plan.pieces.iter().filter(|piece| !piece.offered).count();
            assert!(lies, "{file}: what is not placed yet comes last");
        }
    }
    assert!(checked > 15, "{checked}");
}

#[test]
fn a_mirrored_board_is_drawn_mirrored() {
    map_scenarios(|judged| {
        let original = Original::read(judged.source.text()).expect("a legal scenario");
        // What stands on the board is not drawn symmetrically.
        let bare_plan = |case: &Case| {
            let mut plan = plan_table(&case.table());
            plan.tokens.clear();
            plan.marks.retain(|mark| matches!(mark, Mark::Open { .. } | Mark::DecisiveGap { .. }));
            plan
        };
        let plan = bare_plan(judged.case);
        if plan.window.is_cut() {
            return;
        }
        for upside_down in [false, true] {
            // Flipping a board upside down is mirroring it and a half turn.
            let motion = Motion { mirrored: true, quarters: if upside_down { 2 } else { 0 }, by: (0, 0) };
            let telling = Change { motion, ..Change::plain(7) }.retell(&original);
            let mirrored_plan = bare_plan(&open_case("mirrored", telling.text));
            for size in Size::ALL {
                let look = Look { names: false, ..plain_look(size) };
                let mirrored_lines = draw(&mirrored_plan, look).lines;
                let width = size.drawing_size(plan.window.columns, plan.window.rows).0;
                let expected = lines::mirror_lines(&draw(&plan, look).lines, width, upside_down);
                assert_eq!(mirrored_lines.join("\n"), expected.join("\n"), "{size:?}, upside down: {upside_down}");
            }
        }
    });
}

#[test]
fn colour_changes_no_sign() {
    for Rendering { file, plan, .. } in RENDERINGS.iter() {
        let plain_lines = draw(plan, plain_look(Size::Medium)).lines;
        for inks in [Inks::Sixteen, Inks::All] {
            let coloured = draw(plan, Look { inks, ..plain_look(Size::Medium) }).lines;
            for (bare, coloured) in plain_lines.iter().zip(&coloured) {
                assert_eq!(bare, drawn::strip_colours(coloured).trim_end(), "{file}");
            }
        }
    }
}

#[test]
fn a_window_shows_what_matters_of_a_large_board() {
    let board: Vec<String> = (0..30).map(|_| format!("  {}", ["f"; 40].join(" "))).collect();
    let text = format!("board: |\n{}\ntiles:\n  f: {{}}\nfigures: {{ dragon: \"f:33:21\" }}\n", board.join("\n"));
    let case = open_case("a large board", text);
    let table = case.table();
    let view = View::new(&table, (13, 5));
    let plan = view.plan(&[]);
    assert_eq!((plan.window.columns, plan.window.rows), (13, 5));
    assert!(plan.window.is_cut());
    assert_eq!(plan.pieces.len(), 13 * 5);
    let lines = draw(&plan, plain_look(Size::Small)).lines;
    assert!(lines.iter().any(|line| line.contains("{D}")), "{}", lines.join("\n"));
    assert!(lines.iter().all(|line| line.chars().count() <= 80));
}

#[test]
fn a_turned_board_is_drawn_turned() {
    for (n, path) in scenario_files().iter().enumerate() {
        let text = read_file(path);
        let original = Original::read(&text).expect("a legal scenario");
        let telling = Change::reoriented(n).retell(&original);
        let original_case = open_case("as it lay", text);
        let turned_case = open_case("turned", telling.text.clone());
        let gist_of = |case: &Case, motion| {
            let plan = plan_table(&case.table());
            (!plan.window.is_cut()).then(|| count_contents(&plan, motion))
        };
        let (gist_before, gist_after) =
            (gist_of(&original_case, Motion::turn(0)), gist_of(&turned_case, telling.change.motion));
        if let (Some(before), Some(after)) = (gist_before, gist_after) {
            let differing_keys = |a: &BTreeMap<String, u32>, b: &BTreeMap<String, u32>| {
                let other = |(key, n): &(&String, &u32)| b.get(*key) != Some(*n);
                a.iter().filter(other).map(|(key, _)| key.clone()).collect::<Vec<_>>()
            };
            let differences = (differing_keys(&before, &after), differing_keys(&after, &before));
            assert!(before == after, "{}, {:?}: {differences:#?}", path.display(), telling.change);
        }
    }
}

#[test]
fn a_question_about_a_place_shows_it() {
    map_scenarios(|scenario| {
        let table = scenario.table;
        let view = View::new(table, MOST_CELLS);
        if view.window().is_cut() {
            return;
        }
        let plan = view.plan(&judge_view(&view, table));
        for pointer in table.questions.iter().flat_map(|posed| posed.query.pointers(table)) {
            let has_token = |test: &dyn Fn(TokenContent) -> bool| plan.tokens.iter().any(|t| test(t.content));
            let has_mark = |test: &dyn Fn(&Mark) -> bool| plan.marks.iter().any(test);
            let is_shown = match pointer {
                Pointer::Tile { shape, at, ref name, .. } => {
                    let rim = shape_corners(shape, at);
                    let offered = |p: &Piece| p.offered && p.name == *name && p.rim == rim;
                    let named = |g: &Ghost| g.name.as_ref() == Some(name) && g.rim == rim;
                    plan.pieces.iter().any(offered) || plan.ghosts.iter().any(named)
                }
                Pointer::Stop { stop, .. } => {
                    has_mark(&|mark| matches!(mark, Mark::Stop { number, .. } if *number == stop))
                }
                Pointer::Barn { .. } => {
                    has_token(&|what| matches!(what, TokenContent::NewBarn | TokenContent::Barn(_)))
                }
                Pointer::Bridge { .. } => has_mark(&|mark| matches!(mark, Mark::Bridge { .. })),
                Pointer::Figure { figure, .. } => {
                    has_token(&|what| matches!(what, TokenContent::NewFigure(_, own) if own == figure))
                }
                Pointer::Landmark { landmark: own, number, .. } => {
                    has_token(&|what| what == TokenContent::Landmark(own, number))
                }
                Pointer::Flea { .. } => has_token(&|what| what == TokenContent::Flea),
                Pointer::Feature { .. } => {
                    has_token(&|what| matches!(what, TokenContent::AskedFeature | TokenContent::Letter(_)))
                }
                Pointer::ScoredFeature { .. } => has_token(&|what| matches!(what, TokenContent::Letter(_))),
                Pointer::SurveyedSpace { .. } => has_token(&|what| what == TokenContent::LookedAt),
                Pointer::FittingSpace { .. } => has_token(&|what| matches!(what, TokenContent::Fits(_))),
                Pointer::SubjectTile { .. } | Pointer::PassedSpace { .. } | Pointer::NearbySpace { .. } => true,
            };
            assert!(is_shown, "{pointer:?}");
        }
    });
}

#[test]
fn landmarks_are_told_apart() {
    let landmarks = map_scenarios(|scenario| {
        let pointers = scenario.table.questions.iter().flat_map(|posed| posed.query.pointers(scenario.table));
        let landmark = |pointer| match pointer {
            Pointer::Landmark { landmark: what, .. } => Some(what),
            _ => None,
        };
        pointers.filter_map(landmark).collect::<Vec<&'static Landmark>>()
    });
    #[expect(clippy::mutable_key_type, reason = "messages are ordered by their numbers, which never change")]
    let landmarks: BTreeSet<&Landmark> = landmarks.into_iter().flatten().collect();
    let letters: BTreeSet<&str> = landmarks.iter().map(|landmark| landmark.emblem.letters).collect();
    let words: BTreeSet<&str> = landmarks.iter().map(|landmark| landmark.word.id()).collect();
    let ranks: BTreeSet<u8> = landmarks.iter().map(|landmark| landmark.rank).collect();
    let shapes: BTreeSet<&str> = landmarks.iter().map(|landmark| landmark.emblem.svg).collect();
    assert_eq!([letters.len(), words.len(), ranks.len(), shapes.len()], [landmarks.len(); 4], "{landmarks:?}");
}

#[test]
fn where_one_outcome_is_drawn_nothing_is_left_open() {
    map_scenarios(|scenario| {
        let table = scenario.table;
        let view = View::new(table, MOST_CELLS);
        let verdicts = judge_view(&view, table);
        let fit = Fit { most: MOST_CELLS, size: Some(Size::Medium), ..Fit::for_answer(140, 25) };
        let rows = outcome_keys(table, all_rule_sets(), &verdicts);
        let has_outcomes = verdicts.iter().any(|v| v.verdicts.iter().any(|v| !v.outcomes.is_empty()));
        assert_eq!(has_outcomes, !rows.is_empty());
        for (n, row) in rows.iter().enumerate() {
            assert!(!rows[..n].contains(row), "outcome {n} twice");
            let Some(board) = view.draw_board(&verdicts, Some(row), fit) else { continue };
            let text = board.lines.join("\n");
            let open_signs = board.legend.iter().map(|(sign, _)| sign.as_str());
            assert!(!open_signs.into_iter().any(|sign| ["?", "○"].contains(&sign)), "{text}");
        }
    });
    let draw_letters = |file: &str, n: usize| {
        let case = open_scenario(file);
        let table = case.table();
        let view = View::new(&table, MOST_CELLS);
        let verdicts = judge_view(&view, &table);
        let row = outcome_keys(&table, all_rule_sets(), &verdicts).into_iter().nth(n).expect("an outcome");
        let board = view.draw_board(&verdicts, Some(&row), Fit::for_answer(80, 25)).expect("a board");
        let arrows = board.lines.join("\n").chars().filter(|c| "►◄▲▼".contains(*c)).count();
        let letters: Vec<String> = board.letters.into_iter().map(|(_, letter)| letter).collect();
        (letters.join(""), arrows > 0)
    };
    assert_eq!(draw_letters("city/round-a-gap", 0), ("ABC".to_owned(), true));
    assert_eq!(draw_letters("city/round-a-gap", 1), ("AAA".to_owned(), false));
    assert_eq!(draw_letters("city/gap-joins-but-side-open", 1), ("AAA".to_owned(), true));
}

#[test]
fn a_board_fits_the_room_that_there_is() {
    map_scenarios(|scenario| {
        let table = scenario.table;
        let verdicts = judge(table, all_rule_sets(), Scope::All).subjects;
        // The scenarios take the sizes by turns.
        let (width, lines) = [(80, 25), (80, 14), (40, 25), (30, 9)][scenario.index() % 4];
        let Some(board) = draw_board(table, &verdicts, Fit::for_answer(width, lines)) else {
            let topic = scenario.name.split('/').next().expect("a folder");
            assert!(["setup", "end", "messages"].contains(&topic));
            return;
        };
        let text = board.lines.join("\n");
        assert!(board.width <= width && board.lines.len() <= lines, "{text}");
        assert!(board.lines.iter().all(|l| l.chars().count() <= board.width), "{text}");
        assert!(board.left_out.len() <= 5, "{:?}", board.left_out);
        let is_answered = |(subject, _): &(_, String)| verdicts.iter().any(|v| v.subject == *subject);
        assert!(board.letters.iter().all(is_answered));
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
    let case = open_case("a crowd", text);
    let table = case.table();
    let board = draw_board(&table, &[], Fit::for_answer(80, 25)).expect("a board");
    assert_eq!(board.left_out.len(), 5);
    assert!(board.left_out_more > 30, "{}", board.left_out_more);
}

#[test]
fn no_control_character_of_a_file_is_drawn() {
    let names = [
        "\\u001b[31mred",
        "a\\u009b2Jx\\u0007",
        "a\\rb",
        "a\\u202eder\\u2066",
        "a\\u200f",
        "\\u05d0\\u05d1",
        "a\\u0661\\u0627",
        "\\u6f22\\u5b57",
    ];
    let mut drawn_count = 0;
    for name in names {
        let text = format!(
            "players: [\"{name}\", b]\nboard: |\n  a  c\ntiles:\n  a c: {{}}\nmeeples:\n  \"{name}\": a.field\nask:\n  - place: {{ meeple: \"{name}\", at: c.field }}\n  - dragon: {{ from: a, path: c }}\n  - dragon: {{ from: a }}\n",
        );
        // Names with control characters are refused; right-to-left letters are accepted.
        let Ok(case) = Case::open(&source("odd", text)) else { continue };
        drawn_count += 1;
        let table = case.table();
        let verdicts = judge(&table, all_rule_sets(), Scope::All).subjects;
        for (ascii, size) in [(false, Size::Small), (true, Size::Large)] {
            let fit = Fit { ascii, size: Some(size), ..Fit::for_answer(80, 25) };
            let board = draw_board(&table, &verdicts, fit).expect("a board");
            let pairs = board.legend.iter().chain(&board.letter_legend).flat_map(|(a, b)| [a, b]);
            for line in board.lines.iter().chain(pairs).chain(&board.left_out) {
                let turns = |c: char| matches!(u32::from(c), 0x0590..=0x08FF | 0x200E..=0x200F | 0x202A..=0x202E | 0x2066..=0x2069);
                assert!(!line.chars().any(|c| c.is_control() || turns(c)), "{line:?}");
            }
        }
    }
    assert!(drawn_count > 1, "some of them are names");
}

#[test]
fn a_large_board_takes_the_time_of_its_window() {
    let time_drawing = |side: usize| {
        let board: Vec<String> = (0..side).map(|_| format!("  {}", vec!["f"; side].join(" "))).collect();
        let text =
            format!("board: |\n{}\ntiles:\n  f: {{ road: NS }}\nmeeples:\n  red: f:3:3.road\n", board.join("\n"));
        let case = open_case("a large board", text);
        let table = case.table();
        let run = || {
            let start = std::time::Instant::now();
            let view = View::new(&table, MOST_CELLS);
            let plan = view.plan(&judge_view(&view, &table));
            assert_eq!(draw(&plan, plain_look(Size::Medium)).lines.len(), 97);
            start.elapsed()
        };
        (0..3).map(|_| run()).min().expect("three runs")
    };
    let (small, large) = (time_drawing(20), time_drawing(250));
    // The larger board has 156 times as many tiles.
    assert!(large < small * 8, "{small:?} and {large:?}");
}

#[test]
fn outcomes_to_look_at() {
    for file in ["city/round-a-gap", "dragon/halves-one-by-one"] {
        let case = open_scenario(file);
        let table = case.table();
        let view = View::new(&table, MOST_CELLS);
        let verdicts = judge_view(&view, &table);
        let mut text = String::new();
        for row in outcome_keys(&table, all_rule_sets(), &verdicts) {
            let board = view.draw_board(&verdicts, Some(&row), Fit::for_answer(80, 25)).expect("a board");
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
    let files = "city/round-a-gap city/unfinished-city city/one-tile-two-segments road/pair-closes-road \
                 road/both-short-sides-of-a-half tower/on-a-half double/road-with-double field/gap-between-farmers \
                 monastery/final-scoring barn/pigs bridge/over-a-square bonus/inn-and-cathedral \
                 dragon/halves-one-by-one crop-circle/take-one-back place/tile-short-side tower/ranges \
                 flier/diagonal-over-halves dragon/no-step-twice surroundings/circus place/monk-or-abbot \
                 bridge/ends plague/past-gaps flock/under-a-barn";
    for file in files.split(' ') {
        let plan = plan_table(&open_scenario(file).table());
        let mut text = String::new();
        for look in
            [plain_look(Size::Small), plain_look(Size::Medium), Look { ascii: true, ..plain_look(Size::Medium) }]
        {
            let drawing = draw(&plan, look);
            text.push_str(&drawing.lines.join("\n"));
            text.push('\n');
            let legend = drawing.feature_letters.iter().chain(&drawing.legend);
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
