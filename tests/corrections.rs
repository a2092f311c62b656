//! The option `--fix`: files that it corrects, with the copies that it keeps, and files that it leaves as they are.

use crate::project::{read_file, root};
use crate::running::{TemporaryFolder, program, run_to_completion};

/// Runs a command on a copy of a faulty file; returns the folder, what it printed on standard error, and its exit code.
fn run_on_copy(name: &str, command: &[&str]) -> (TemporaryFolder, String, i32) {
    let folder = TemporaryFolder::new();
    let path = folder.write(name, read_file(root().join("tests/faulty").join(name)));
    let (_, err, code) = run_to_completion(program().args(command).arg(path), b"");
    (folder, err, code)
}

#[test]
fn a_sure_correction_is_written_and_the_file_as_it_was_is_kept() {
    let name = "brace-not-closed.yaml";
    for command in [["score", "--fix"], ["check", "--fix"]] {
        let (folder, err, code) = run_on_copy(name, &command);
        assert_eq!(code, 0, "{command:?}: {err}");
        let before = folder.read_text(&format!("{name}.orig"));
        assert_eq!(folder.read_text(name), before.replace("b: { city: E", "b: { city: E }"));
        assert!(err.contains("line 6: `b: { city: E` is now `b: { city: E }`"), "{err}");
        assert!(err.contains("brace-not-closed.yaml.orig"), "{err}");
    }
}

#[test]
fn lines_that_come_or_go_are_noted() {
    let (folder, err, _) = run_on_copy("row-behind-the-bar.yaml", &["score", "--fix"]);
    assert!(err.contains("`board: | .  a` is now `board: |`") && err.contains("`.  a` is new"), "{err}");
    assert!(folder.read_text("row-behind-the-bar.yaml").starts_with("board: |\n  .  a\n"));
}

#[test]
fn an_older_copy_is_not_overwritten() {
    let folder = TemporaryFolder::new();
    let path = folder.write("a.yaml", read_file(root().join("tests/faulty/brace-not-closed.yaml")));
    folder.write("a.yaml.orig", "older");
    run_to_completion(program().args(["score", "--fix", &path]), b"");
    assert_eq!(folder.read_text("a.yaml.orig"), "older");
    assert!(folder.read_text("a.yaml.orig1").contains("b: { city: E\n"));
}

#[test]
fn what_is_not_sure_stays_as_it_is() {
    for name in ["side-wrong.yaml", "place-of-two-tiles.yaml", "house.yaml"] {
        let (folder, err, code) = run_on_copy(name, &["score", "--fix"]);
        assert_eq!((code, folder.names()), (2, vec![name.to_owned()]), "{err}");
        assert_eq!(folder.read_text(name), read_file(root().join("tests/faulty").join(name)));
    }
    let (_, err, code) = run_to_completion(program().args(["score", "--fix", "-"]), b"board |\n  E\n");
    assert_eq!(code, 2, "{err}");
}
