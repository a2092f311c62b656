//! The documentation of dependencies: the table in docs/dependencies.md names each, and `deny.toml` each crate that is
//! present in two versions.

use std::collections::{BTreeMap, BTreeSet};

use crate::documents;
use crate::project::read_file;

/// Returns the dependencies of a manifest, each with the word for its use.
fn dependencies(manifest: &str) -> BTreeSet<(String, &'static str)> {
    let kinds =
        [("[dependencies]", "the library"), ("[build-dependencies]", "the build"), ("[dev-dependencies]", "tests")];
    // Dependencies that only the feature `cli` enables are not the library's.
    let cli = manifest.lines().find(|line| line.starts_with("cli = ")).expect("a feature `cli`");
    let mut kind = None;
    let mut found = BTreeSet::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            kind = kinds.iter().find(|(section, _)| *section == line).map(|(_, kind)| *kind);
        } else if let (Some(kind), Some((name, _))) = (kind, line.split_once(" = "))
            && !line.starts_with('#')
        {
            let is_program_only = kind == "the library" && cli.contains(&format!("\"dep:{name}\""));
            found.insert((name.to_owned(), if is_program_only { "the program" } else { kind }));
        }
    }
    found
}

/// Returns the first two cells of each row of the table of dependencies.
fn listed_dependencies(page: &str) -> BTreeSet<(String, String)> {
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.map(|row| {
        let mut cells = row.split(" | ");
        let name = cells.next().expect("a name").trim_end_matches('`');
        (name.to_owned(), cells.next().expect("what it is for").to_owned())
    })
    .collect()
}

#[test]
fn the_page_names_each_dependency_and_where_it_is_needed() {
    let needed = dependencies(&read_file("Cargo.toml"));
    let needed: BTreeSet<(String, String)> = needed.into_iter().map(|(name, kind)| (name, kind.to_owned())).collect();
    let page = documents::DEPENDENCIES;
    assert_eq!(listed_dependencies(&read_file(page)), needed, "the table in {page}");
}

#[test]
fn what_is_there_in_two_versions_says_why() {
    let lock = read_file("Cargo.lock");
    let quoted_part = |line: &str| line.split('"').nth(1).map(str::to_owned);
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut name = None;
    for line in lock.lines() {
        if line.starts_with("name = ") {
            name = quoted_part(line);
        } else if let (true, Some(name)) = (line.starts_with("version = "), name.take()) {
            versions.entry(name).or_default().extend(quoted_part(line));
        }
    }
    let duplicates: BTreeSet<String> =
        versions.into_iter().filter(|(_, all)| all.len() > 1).map(|(name, _)| name).collect();
    let deny = read_file("deny.toml");
    let skipped = deny.lines().filter_map(|line| line.trim().strip_prefix("{ crate = \""));
    let skipped = skipped.filter_map(|line| Some(line.split_once('@')?.0.to_owned()));
    assert_eq!(skipped.collect::<BTreeSet<String>>(), duplicates, "`skip` in deny.toml");
}
