//! What each era moves: `oracle diff` of each era against the one before over `scenarios/`, a page each in
//! `snapshots/moved/`. An era that moves nothing has a page that says so, and changes no other.

use std::path::Path;

use carcassonne_oracle::inside::rulebook::eras;

use crate::running;

#[test]
fn what_an_era_moves_is_a_page_of_its_own() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("snapshots").join("moved");
    let overwrite = std::env::var("INSTA_UPDATE").is_ok_and(|word| word == "always");
    let mut pages = Vec::new();
    for pair in eras().windows(2) {
        let (before, era) = (pair[0].id, pair[1].id);
        let mut program = running::program();
        program.current_dir(root).args(["--width", "100", "diff", before, era, "scenarios"]);
        let (told, err, code) = running::ran(&mut program, b"");
        assert_eq!((err.as_str(), code), ("", 0));
        let page = folder.join(format!("{era}.txt"));
        if overwrite {
            std::fs::create_dir_all(&folder).expect("the folder can be made");
            std::fs::write(&page, &told).expect("the page can be written");
        }
        let known = std::fs::read_to_string(&page).unwrap_or_default();
        assert!(known == told, "{} is not what {era} moves: run `.ci/accept`, and read the difference", page.display());
        pages.push(page);
    }
    for page in std::fs::read_dir(&folder).expect("the folder").flatten() {
        assert!(pages.contains(&page.path()), "{} is of no era", page.path().display());
    }
}
