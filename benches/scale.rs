//! Boards of a thousand to a hundred thousand tiles: time and memory per tile, and the cost of all rule sets against
//! one; for boards of a million tiles, the memory.
//!
//! The boards are made of blocks of four by four spaces: a city over a pair, a road over a pair, and a field that all
//! blocks share; every fourth block has a monastery, a gap between two cities, and meeples. Both forms of a board are
//! measured. Two more boards have as much to judge as possible: one has two monasteries of some kind in each block, the
//! other two cities at a gap.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]
#![expect(clippy::expect_used, reason = "a benchmark without its board measures nothing")]

#[path = "common/mod.rs"]
mod common;

use std::fmt::Write;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use carcassonne_law::{Law, RuleSet};
use carcassonne_position::Scenario;
use carcassonne_rules::landscape::Landscape;
use carcassonne_rules::mechanics::{Table, build_table};
use carcassonne_rules::verdict::{Case, Judgement, Scope, judge_lazily};
use carcassonne_text::{Problems, SourceText};

use common::{describe_ratio, medians, micros, ratio};

const SIZES: [usize; 3] = [1_000, 10_000, 100_000];
/// The most bytes per tile of a large board.
const MOST_BYTES: f64 = 350.0;
/// The upper limit of the time under all rule sets, as a multiple of the time under one.
const ALL_SETS: f64 = 1.3;

/// A form in which a board is written.
#[derive(Debug, Clone, Copy)]
enum Form {
    /// A map, in which tiles that look alike share a name.
    Map,
    /// A list, in which each tile has its own name.
    List,
    /// A map of monasteries, shrines and abbeys beside pairs, gaps and double-size tiles.
    Cloisters,
    /// A map of cities that meet at gaps.
    Gaps,
}

/// A block without meeples, row by row.
const PLAIN: [[&str; 4]; 4] =
    [["g", "g", "g", "g"], ["a", "p\\q", "b", "g"], ["w", "u/v", "s", "e"], ["g", "g", "g", "g"]];
/// A block with a monastery, and two cities at a gap.
const RICH: [[&str; 4]; 4] =
    [["g", "m", "g", "g"], ["a", "p\\q", "b", "g"], ["w", "u/v", "s", "e"], ["g", "x\\.", "h", "g"]];
/// A block with two tiles like a monastery; `?` is replaced by one of [`CLOISTER_KINDS`].
const CLOISTERS: [[&str; 4]; 4] =
    [["g", "g", "g", "g"], ["g", "?", "k", "<"], ["g", "g", "q", "g"], ["g", "g/.", "g", "g/g"]];
/// The kinds of the second tile of the second row, one for each block in turn.
const CLOISTER_KINDS: [&str; 4] = ["m", "r", "d", "y"];
/// A block with two cities at a gap.
const GAPS: [[&str; 4]; 4] =
    [["g", "g", "g", "g"], ["g", "x\\.", "h", "g"], ["g", "g", "g", "g"], ["g", "g", "g", "g"]];
/// The definitions of the tiles that the maps name.
const TILES: &str = "tiles:\n  g: {}\n  m: { monastery: true }\n  a: { city: E, coats: 1 }\n  b: { city: W }\n  \
    p: { city: WL }\n  q: { city: EL }\n  w: { road: E }\n  s: { road: EW }\n  e: { road: W }\n  u: { road: WL }\n  \
    v: { road: EL }\n  x: { city: L }\n  h: { city: W }\n";
const CLOISTER_TILES: &str = "tiles:\n  g k: {}\n  m: { monastery: true }\n  r: { monastery: shrine }\n  \
    d: { monastery: german }\n  y: { monastery: abbey }\n  q: { monastery: japanese }\n";
const GAP_TILES: &str = "tiles:\n  g: {}\n  x: { city: L }\n  h: { city: W }\n";
/// The number of tiles in a plain or rich block: 16 spaces, two of which have a pair of half tiles.
const TILES_IN_BLOCK: usize = 18;

fn main() {
    // This program is its own child where memory is measured.
    if let Some(file) = std::env::var_os("MEASURE_MEMORY_OF") {
        return answer_and_print_memory(Path::new(&file));
    }
    for form in [Form::Map, Form::List] {
        let measured = SIZES.map(|size| measure(form, size));
        let flatness = |of: fn(&Measurement) -> Duration| ratio(per_tile(&measured[2], of), per_tile(&measured[0], of));
        let label = format!("scale, {form:?}: a tile among {} against one among {}", SIZES[2], SIZES[0]);
        println!("{}", describe_ratio(&format!("{label}, reading"), flatness(|m| m.reading), 1.5));
        println!("{}", describe_ratio(&format!("{label}, scoring"), flatness(|m| m.scoring), 1.5));
        for m in &measured {
            let label = format!("scale, {form:?}: scoring against reading, {} tiles", m.tiles);
            println!("{}", describe_ratio(&label, ratio(m.scoring, m.reading), 1.0));
        }
        print_all_sets(form, &measured[2]);
        print_memory(form, 1_000_000);
    }
    for form in [Form::Cloisters, Form::Gaps] {
        print_all_sets(form, &measure(form, SIZES[2]));
        print_memory(form, 1_000_000);
    }
}

/// Prints the cost of all rule sets against one, from the text to the verdicts.
fn print_all_sets(form: Form, measured: &Measurement) {
    let what = format!("scale, {form:?}: all rule sets against one, {} tiles", measured.tiles);
    let all = measured.reading + measured.scoring;
    println!("{}", describe_ratio(&what, ratio(all, measured.reading + measured.scoring_by_one), ALL_SETS));
}

/// Prints the bytes per tile of a board of about `size` tiles at the peak, including the tile's part of the text.
fn print_memory(form: Form, size: usize) {
    let text = board(form, size);
    let Some((before, peak, tiles)) = peak_memory(&text) else {
        return println!("  peak memory: not measured, since the child says nothing");
    };
    let bytes = peak.saturating_sub(before) * 1024 / tiles;
    let status = if as_f64(bytes) < MOST_BYTES { "met" } else { "MISSED" };
    println!(
        "scale, {form:?}: {bytes} bytes a tile at the peak of {tiles} tiles, of which {} are the text \
         (aim: less than {MOST_BYTES}; {status})",
        text.len() / tiles
    );
}

/// The measured times for one board.
struct Measurement {
    tiles: usize,
    reading: Duration,
    /// The time under all rule sets.
    scoring: Duration,
    scoring_by_one: Duration,
}

fn per_tile(measured: &Measurement, duration: fn(&Measurement) -> Duration) -> Duration {
    Duration::from_secs_f64(duration(measured).as_secs_f64() / as_f64(measured.tiles))
}

/// Converts a number of tiles or bytes for a division.
fn as_f64(number: usize) -> f64 {
    u32::try_from(number).map_or(f64::NAN, f64::from)
}

/// Judges everything that is answered and keeps nothing, as the program does with subjects that it does not print.
fn judge_all(table: &Table<'_>, sets: &[RuleSet]) {
    let verdicts = judge_lazily(table, Law::for_sets(sets), Scope::Answered);
    drop(black_box(Judgement::new_filtered(sets, verdicts, |_| false)));
}

/// Wraps a board's text without a limit of size.
fn source(text: Vec<u8>) -> SourceText {
    SourceText::with_limit("board.yaml", text, usize::MAX).expect("text")
}

fn measure(form: Form, size: usize) -> Measurement {
    let text = board(form, size);
    let bytes = text.len();
    let source = Arc::new(source(text.into_bytes()));
    let (sets, present) = (RuleSet::all(), [RuleSet::present_rules()]);
    let case = Case::open(&source).expect("a legal board");
    let tiles = case.scenario.board.len();
    let subjects = case.table().features().len();

    let read = || drop(black_box(Scenario::read(&source, &mut Problems::new())));
    let build = || drop(black_box(Landscape::new(&case.scenario.board)));
    let build_tables = || drop(black_box(build_table(&case.scenario, &case.land, &case.posed)));
    let table = case.table();
    let runs = (300_000 / size).clamp(5, 100);
    let [reading, building, laying, judging, by_one] = medians(
        runs,
        [&mut || read(), &mut || build(), &mut || build_tables(), &mut || judge_all(&table, &sets), &mut || {
            judge_all(&table, &present);
        }],
    );
    let scoring = building + laying + judging;
    let nanos = |time: Duration| time.as_secs_f64() * 1e9 / as_f64(tiles);
    println!(
        "scale, {form:?}: {tiles} tiles, {bytes} bytes, {} meeples, {subjects} features answered, {} rule sets",
        case.scenario.meeples.len(),
        sets.len()
    );
    println!(
        "  each tile: reading {:.0} ns, scoring {:.0} ns (landscape {:.0}, table {:.0}, judging {:.0}; under one rule set {:.0})",
        nanos(reading),
        nanos(scoring),
        nanos(building),
        nanos(laying),
        nanos(judging),
        nanos(by_one)
    );
    println!(
        "  all of it: reading {}, scoring {} ({:.2} times)",
        micros(reading),
        micros(scoring),
        ratio(scoring, reading)
    );
    Measurement { tiles, reading, scoring, scoring_by_one: building + laying + by_one }
}

/// Returns a board of about `size` tiles.
fn board(form: Form, size: usize) -> String {
    let blocks = size.div_ceil(TILES_IN_BLOCK);
    let blocks_wide = blocks.isqrt().max(1);
    let blocks_high = blocks.div_ceil(blocks_wide);
    let is_rich = |column: usize, row: usize| (column + row * blocks_wide).is_multiple_of(4);
    let rows = (0..blocks_high * 4).map(|row| {
        let cell = |column: usize| {
            let block = match form {
                Form::Cloisters => &CLOISTERS,
                Form::Gaps => &GAPS,
                Form::Map | Form::List if is_rich(column / 4, row / 4) => &RICH,
                Form::Map | Form::List => &PLAIN,
            };
            match block[row % 4][column % 4] {
                "?" => CLOISTER_KINDS[(column / 4 + row / 4) % 4],
                cell => cell,
            }
        };
        (0..blocks_wide * 4).map(cell).collect::<Vec<_>>()
    });
    let mut text = String::from("players: [red, blue]\n");
    match form {
        Form::Map | Form::Cloisters | Form::Gaps => {
            text.push_str("board: |\n");
            rows.for_each(|cells| append(&mut text, format_args!("  {}\n", cells.join(" "))));
        }
        Form::List => {
            text.push_str("board:\n");
            for (row, cells) in rows.enumerate() {
                for (column, cell) in cells.into_iter().enumerate() {
                    list_cell(&mut text, cell, column, row);
                }
            }
        }
    }
    match form {
        Form::Map | Form::List => text.push_str(TILES),
        Form::Cloisters => {
            text.push_str(CLOISTER_TILES);
            return text;
        }
        Form::Gaps => {
            text.push_str(GAP_TILES);
            return text;
        }
    }
    text.push_str("meeples:\n");
    let (mut red, mut blue) = (Vec::new(), Vec::new());
    let places = (0..blocks_high).flat_map(|row| (0..blocks_wide).map(move |column| (column, row)));
    for (n, (column, row)) in places.filter(|&(c, r)| is_rich(c, r)).enumerate() {
        let tile_at = |tile: &str, east: usize, south: usize| {
            let (column, row) = (column * 4 + east, row * 4 + south);
            match form {
                Form::List => format!("{tile}-{column}-{row}"),
                Form::Map | Form::Cloisters | Form::Gaps => format!("{tile}:{column}:{row}"),
            }
        };
        red.push(format!("{}.city", tile_at("a", 0, 1)));
        blue.push(format!("{}.road", tile_at("s", 2, 2)));
        blue.push(format!("{}.monastery", tile_at("m", 1, 0)));
        if n.is_multiple_of(8) {
            red.push(format!("{}.field", tile_at("g", 0, 0)));
        }
    }
    for (player, places) in [("red", red), ("blue", blue)] {
        append(&mut text, format_args!("  {player}:\n"));
        for place in places {
            append(&mut text, format_args!("    - {place}\n"));
        }
    }
    text
}

fn list_cell(text: &mut String, cell: &str, column: usize, row: usize) {
    let (halves, corners) = match cell.split_once(['/', '\\']) {
        Some((a, b)) if cell.contains('/') => (vec![a, b], ["nw", "se"]),
        Some((a, b)) => (vec![a, b], ["sw", "ne"]),
        None => (vec![cell], ["", ""]),
    };
    for (tile, corner) in halves.iter().zip(corners).filter(|(t, _)| **t != ".") {
        let corner = match corner {
            "" => String::new(),
            corner => format!(", corner: {corner}"),
        };
        append(
            text,
            format_args!("  - {{ name: {tile}-{column}-{row}, tile: {tile}, at: [{column}, {row}]{corner} }}\n"),
        );
    }
}

/// Appends to a string, which cannot fail.
fn append(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments).unwrap_or_default();
}

/// Returns the peak memory of a process before it read a text and after it had answered, in KiB, and the number of
/// tiles; `None` where the system does not report it.
fn peak_memory(text: &str) -> Option<(usize, usize, usize)> {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("scale.yaml");
    std::fs::write(&file, text).ok()?;
    let program = std::env::current_exe().ok()?;
    let child = Command::new(program).env("MEASURE_MEMORY_OF", &file).stderr(Stdio::inherit()).output();
    std::fs::remove_file(&file).ok()?;
    let output = String::from_utf8(child.ok()?.stdout).ok()?;
    let mut numbers = output.split_whitespace().map(|word| word.parse::<usize>().ok());
    Some((numbers.next()??, numbers.next()??, numbers.next()??))
}

fn answer_and_print_memory(file: &Path) {
    let before = read_peak_memory();
    let text = std::fs::read(file).expect("the board");
    let source = Arc::new(source(text));
    let case = Case::open(&source).expect("a legal board");
    let sets = RuleSet::all();
    judge_all(&case.table(), &sets);
    if let (Some(before), Some(peak)) = (before, read_peak_memory()) {
        println!("{before} {peak} {}", case.scenario.board.len());
    }
}

/// Returns the peak memory of this process, in KiB; `None` if `/proc` does not report it.
fn read_peak_memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
