//! The house is as ARCHITECTURE.md draws it: each room imports only rooms above it in the list, and
//! every file is part of the program.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};

/// The source files of a folder, at any depth.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The rooms in the order of the table in ARCHITECTURE.md, the first on top.
fn rooms() -> Vec<String> {
    let text = include_str!("../ARCHITECTURE.md");
    let table = text.lines().skip_while(|line| *line != "| room | what it owns |").skip(2);
    let rows = table.take_while(|line| line.starts_with("| `"));
    rows.filter_map(|row| row.split('`').nth(1)).map(ToOwned::to_owned).collect()
}

/// The rooms that a text names, as `crate::room`.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split("crate::").skip(1))
        .map(|rest| rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or(""))
}

#[test]
fn each_room_imports_only_rooms_above_it() {
    let rooms = rooms();
    let folders = std::fs::read_dir(src()).expect("src").flatten();
    let mut there: Vec<String> = folders
        .filter(|entry| entry.path().is_dir())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    let mut listed = rooms.clone();
    there.sort();
    listed.sort();
    assert_eq!(listed, there, "the rooms of src/ against the table in ARCHITECTURE.md");

    let mut against = Vec::new();
    for (n, room) in rooms.iter().enumerate() {
        // What unit tests try mechanics out with may use the whole house.
        let files = sources(&src().join(room)).into_iter().filter(|f| !f.ends_with("try_out.rs"));
        for file in files {
            let text = std::fs::read_to_string(&file).expect("a source file");
            let below = named(&text).find(|name| rooms[n + 1..].iter().any(|r| r == name));
            against.extend(below.map(|below| format!("{} imports {below}", file.display())));
        }
    }
    assert!(against.is_empty(), "{}", against.join("\n"));
}

#[test]
fn every_file_is_a_module_of_its_room() {
    let mut idle = Vec::new();
    for file in sources(&src()) {
        let name = file.file_stem().and_then(|n| n.to_str()).expect("a name");
        let folder = file.parent().expect("a folder");
        let (name, parent) = match name {
            "lib" | "main" => continue,
            "mod" => {
                (folder.file_name().and_then(|n| n.to_str()).expect("a name"), folder.parent())
            }
            _ => (name, Some(folder)),
        };
        let parent = parent.expect("a folder");
        let root = if parent == src() { parent.join("lib.rs") } else { parent.join("mod.rs") };
        let text = std::fs::read_to_string(&root).expect("the file of a module");
        if !text.lines().any(|line| line.ends_with(&format!("mod {name};"))) {
            idle.push(format!("{} needs `mod {name};` in {}", file.display(), root.display()));
        }
    }
    assert!(idle.is_empty(), "{}", idle.join("\n"));
}

#[test]
fn no_test_depends_on_the_configuration_of_whoever_runs_it() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    // In two, so that this file does not name it.
    let program = ["CARGO_BIN_EXE", "oracle"].join("_");
    for file in sources(&tests) {
        let text = std::fs::read_to_string(&file).expect("a test");
        let alone = !text.contains(&program) || file.ends_with("running/mod.rs");
        assert!(alone, "{}: run the program by `running::program`", file.display());
        let unset = text.contains("TestCases::new()") && !text.contains("ORACLE_CONFIG");
        assert!(!unset, "{}: leave the configuration out", file.display());
    }
}
