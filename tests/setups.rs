//! Setups: written and read again, moved and renamed, over the corpus and random boards.

use carcassonne_board::geometry::Motion;
use carcassonne_position::Setup;
use carcassonne_rules::verdict::Case;
use carcassonne_text::Problems;
use proptest::prelude::*;

use crate::boards::plan::{TileKinds, boards};
use crate::boards::text::{Layout, WriteOptions};
use crate::project::{read_file, scenario_files, source};
use crate::properties::cases;

/// Reads a setup; fails if its form has a problem.
fn read(text: &str) -> Setup {
    let source = source("setup.yaml", text);
    let mut problems = Problems::new();
    let setup = Setup::read_text(&source, &mut problems).expect("a setup");
    assert!(problems.is_empty(), "{problems:?}\n{text}");
    setup
}

/// Fails unless a setup is the same once it is written and read again, and can be judged then.
fn check_round_trip(text: &str) {
    let setup = read(text);
    let written = setup.to_yaml();
    let again = read(&written);
    assert!(again == setup, "{text}\nis written\n{written}\nand that\n{}", again.to_yaml());
    assert!(Case::open(&source("setup.yaml", written.as_str())).is_ok(), "{text}\nis written\n{written}");
}

#[test]
fn every_scenario_is_read_as_it_is_written() {
    for path in scenario_files() {
        check_round_trip(&read_file(&path));
    }
}

#[test]
fn what_is_turned_four_times_or_moved_and_moved_back_is_the_same() {
    for path in scenario_files() {
        let setup = read(&read_file(&path));
        let turned = (0..4).try_fold(setup.clone(), |setup, _| setup.turned(1));
        if let Some(turned) = turned {
            assert!(turned == setup, "{}\n{}", path.display(), turned.to_yaml());
        }
        let shifted = setup.moved(Motion::shift(3, -4)).and_then(|setup| setup.moved(Motion::shift(-3, 4)));
        if let Some(shifted) = shifted {
            assert!(shifted == setup, "{}\n{}", path.display(), shifted.to_yaml());
        }
    }
}

proptest! {
    #![proptest_config(cases(32))]

    #[test]
    fn every_board_is_read_as_it_is_written(board in boards(TileKinds::WithPairs), quarters in 0..4u8) {
        let layouts = [Layout::Map, Layout::List, Layout::Backwards, Layout::Inline, Layout::Turned(quarters)];
        for layout in layouts {
            check_round_trip(&WriteOptions::plain(layout).write(&board));
        }
    }
}
