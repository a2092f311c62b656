//! Help for typing a board: patterns to begin from, and printed tiles as they are drawn.

use carcassonne_board::geometry::Corner;
use carcassonne_board::tiles::{CATALOGUE, Entry, Tile};
use carcassonne_position::PATTERNS;
use carcassonne_rules::verdict::Case;
use carcassonne_show::picture::{Inks, Look, Size, TokenContent, draw, single_tile_plan};

use crate::common;
use crate::project::source;
use crate::running::{self, TemporaryFolder};

/// Runs the program; returns both streams and the exit code.
fn run_program(args: &[&str], input: &str) -> (String, String, i32) {
    running::run_to_completion(running::program().args(args), input.as_bytes())
}

/// Runs the program, which must succeed; returns what it prints.
fn run_successfully(args: &[&str], input: &str) -> String {
    running::run_successfully(running::program().args(args), input.as_bytes())
}

/// The present outcome of each pattern, and the rule sets that differ.
const PATTERN_OUTCOMES: &str = include_str!("pattern_outcomes.tsv");

#[test]
fn every_pattern_is_judged_alike_as_a_quick_map() {
    // The rule sets that differ follow the outcome.
    let outcome_words = |text: &str| -> Vec<String> {
        let line = text.lines().last().unwrap_or_default();
        let last = line.rsplit("  ").next().unwrap_or_default();
        last.split_whitespace().map(ToOwned::to_owned).collect()
    };
    for pattern in PATTERNS {
        let (map, question) = pattern.quick;
        let mut args = vec!["quick", "--brief", "--width", "120", map];
        args.extend(question);
        let short = run_successfully(&args, "");
        let long = run_successfully(&["score", "--brief", "--width", "120", "-"], pattern.text);
        assert_eq!(outcome_words(&short), outcome_words(&long), "{}\n{short}\n{long}", pattern.name);
    }
}

#[test]
fn every_pattern_is_judged_and_its_verdict_holds() {
    let outcomes: Vec<[&str; 2]> = common::table_rows(PATTERN_OUTCOMES).collect();
    assert!(outcomes.iter().map(|[name, _]| *name).eq(PATTERNS.map(|pattern| pattern.name)));
    for [name, expected] in outcomes {
        let text = run_successfully(&["new", name], "");
        let out = run_successfully(&["score", "--brief", "--width", "120", "-"], &text);
        let words: Vec<&str> = out.split_whitespace().skip(2).collect();
        assert_eq!(words.join(" "), expected, "{name}");
    }
}

#[test]
fn a_pattern_is_written_into_a_new_file_and_never_over_one() {
    let folder = TemporaryFolder::new();
    let file = folder.path().join("quarrel.yaml");
    let path = file.to_str().expect("a path");
    let out = run_successfully(&["new", "tower", "-o", path], "");
    assert!(out.contains("oracle score"), "{out}");
    let written = folder.read_text("quarrel.yaml");
    assert_eq!(written, run_successfully(&["new", "tower"], ""));
    let (out, err, code) = run_program(&["new", "barn", "-o", path], "");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("already exists"), "{err}");
    assert_eq!(folder.read_text("quarrel.yaml"), written);
}

/// Returns the only tile of a board.
fn lay_tile(cell: &str, name: &str, means: &str) -> Tile {
    let text = format!("board: |\n  {cell}\ntiles: {{ {name}: {means} }}\n");
    let case = Case::open(&source("test", text.as_str())).map_err(|refused| format!("{refused}: {text}"));
    let case = case.expect("a legal board");
    let table = case.table();
    let ix = table.board().all().next().expect("a tile");
    let mut tile = table.board().tile(ix).expect("what it shows").clone();
    // The order of roads and fields depends on where the description of the tile begins.
    let symbol_halves: Vec<_> = tile.field_symbols.iter().map(|(_, n)| tile.fields[usize::from(*n)].halves).collect();
    tile.fields.sort_by_key(|field| field.halves.to_string());
    tile.roads.sort_by_key(|road| road.sides.to_string());
    let field_index = |halves| tile.fields.iter().position(|field| field.halves == halves);
    for ((_, field), halves) in tile.field_symbols.iter_mut().zip(symbol_halves) {
        *field = field_index(halves).and_then(|n| u8::try_from(n).ok()).expect("few");
    }
    tile
}

#[test]
fn what_is_told_of_a_printed_tile_is_that_tile_however_it_lies() {
    for entry in CATALOGUE {
        for quarters in 0..4_u8 {
            let spelled = entry.notation_turned(quarters);
            let (cell, by_id) = if entry.half {
                let corner = Corner::ALL.into_iter().find(|c| c.quarters() == quarters);
                let cell = match corner.expect("a corner") {
                    Corner::Sw => "p\\.",
                    Corner::Nw => "p/.",
                    Corner::Ne => ".\\p",
                    Corner::Se => "./p",
                };
                (cell, entry.id.to_owned())
            } else {
                ("p", format!("{}@{}", entry.id, u32::from(quarters) * 90))
            };
            let by_id = by_id.strip_suffix("@0").map_or(by_id.clone(), ToOwned::to_owned);
            assert_eq!(lay_tile(cell, "p", &by_id), lay_tile(cell, "p", &spelled), "{by_id}: {spelled}");
        }
    }
}

/// Returns how many things on a tile have a separate symbol.
fn count_signs(entry: &Entry) -> usize {
    let tile = entry.tile();
    single_tile_plan(entry.id, &tile, entry.shape()).tokens.iter().filter(|t| t.content != TokenContent::Dragon).count()
}

#[test]
fn every_printed_tile_is_drawn_in_full() {
    for entry in CATALOGUE {
        let plan = single_tile_plan(entry.id, &entry.tile(), entry.shape());
        for ascii in [false, true] {
            let look = Look { size: Size::Large, ascii, names: true, inks: Inks::None };
            let drawing = draw(&plan, look);
            assert_eq!(drawing.lines.len(), 9, "{}", entry.id);
            assert_eq!(drawing.left_out, [""; 0], "{}", entry.id);
            let text = drawing.lines.join("\n");
            assert!(text.contains(entry.id), "{}", entry.id);
            assert_eq!(text.is_ascii(), ascii, "{}", entry.id);
            let city = if ascii { '%' } else { '▒' };
            assert_eq!(text.contains(city), !entry.cities.is_empty(), "{}\n{text}", entry.id);
            assert!(drawing.legend.len() >= count_signs(entry).min(1), "{}\n{text}", entry.id);
        }
        let out = run_successfully(&["tiles", entry.id], "");
        assert!(out.contains(&entry.notation()), "{out}");
    }
}

#[test]
fn the_notation_is_named_once_a_run_and_not_to_programs() {
    let faulty = "board: |\n  a  b\ntiles:\n  a: { city: E }\n  b: { road: W }\nmeeples: { red: a.city }\n";
    let folder = TemporaryFolder::new();
    let path = folder.write("faulty.yaml", faulty);
    let path = path.as_str();
    let more = "more: `oracle explain notation`";
    let (_, err, code) = run_program(&["score", path, path], "");
    assert_eq!((code, err.matches(more).count()), (2, 1), "{err}");
    let (_, err, _) = run_program(&["score", "--format", "json", path], "");
    assert_eq!(err.matches(more).count(), 0, "{err}");
    // Problems elsewhere get no note on the notation.
    let (_, err, code) = run_program(&["score", "-"], "players: 3\n");
    assert_eq!((code, err.matches(more).count()), (2, 0), "{err}");
}
