//! The effects of each era: `oracle diff` of each era against the previous one over `scenarios/`, a page each in
//! `snapshots/moved/`. The page of an era without effects states that.

use carcassonne_law::eras;

use crate::common::{compare_with_snapshot, snapshot_folder};
use crate::project::root;
use crate::running;

#[test]
fn what_an_era_moves_is_a_page_of_its_own() {
    let mut pages = Vec::new();
    for pair in eras().windows(2) {
        let (before, era) = (pair[0].id, pair[1].id);
        let mut program = running::program();
        program.current_dir(root()).args(["--width", "100", "diff", before, era, "scenarios"]);
        let output = running::run_successfully(&mut program, b"");
        let page = format!("moved/{era}.txt");
        compare_with_snapshot(&page, &output);
        pages.push(snapshot_folder().join(page));
    }
    for page in std::fs::read_dir(snapshot_folder().join("moved")).expect("the folder").flatten() {
        assert!(pages.contains(&page.path()), "{} is of no era", page.path().display());
    }
}
