//! The documentation of dependencies: the table in docs/dependencies.md names each, and `deny.toml` each crate that is
//! present in two versions.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::documents;
use crate::project::{read_file, root};

/// Returns the dependencies of the workspace but the page's, each with the word for its use. What tests use besides the program is
/// theirs only if nothing else needs it.
fn dependencies() -> BTreeSet<(String, &'static str)> {
    let root_manifest = read_file("Cargo.toml");
    // Dependencies that only the feature `cli` enables are not the library's.
    let cli = root_manifest.lines().find(|line| line.starts_with("cli = ")).expect("a feature `cli`");
    let crates = std::fs::read_dir(root().join("crates")).expect("crates").flatten();
    let manifests = crates.map(|entry| entry.path().join("Cargo.toml")).chain([root().join("Cargo.toml")]);
    let mut found = BTreeSet::new();
    for path in manifests {
        let folder = path.parent().and_then(Path::file_name).expect("a folder");
        let mut kind = None;
        for line in read_file(&path).lines() {
            if line.starts_with('[') {
                kind = match line {
                    "[dependencies]" if folder == "build" => Some("the build"),
                    "[dependencies]" if folder == "cases" => Some("tests"),
                    "[dependencies]" => Some("the library"),
                    "[build-dependencies]" => Some("the build"),
                    "[dev-dependencies]" => Some("tests"),
                    _ => None,
                };
            } else if let (Some(kind), Some((name, _))) = (kind, line.split_once(" = "))
                && !line.starts_with('#')
                && !name.starts_with("carcassonne-")
            {
                let name = name.trim_end_matches(".workspace");
                let is_program_only = kind == "the library" && cli.contains(&format!("\"dep:{name}\""));
                found.insert((name.to_owned(), if is_program_only { "the program" } else { kind }));
            }
        }
    }
    let others: BTreeSet<String> =
        found.iter().filter(|(_, kind)| *kind != "tests").map(|(name, _)| name.clone()).collect();
    found.into_iter().filter(|(name, kind)| *kind != "tests" || !others.contains(name)).collect()
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
    let needed: BTreeSet<(String, String)> =
        dependencies().into_iter().map(|(name, kind)| (name, kind.to_owned())).collect();
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
