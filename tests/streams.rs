//! Unusual folders, files and streams: nothing is skipped silently, nothing blocks, nothing is half written, and
//! everything that cannot be read or written is reported in a sentence with exit code 2.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::running::{self, TemporaryFolder};

const CITY: &str = "question: Is it 4?\nboard: |\n  a\n  b\ntiles:\n  a: { city: S }\n  b: { city: N }\nmeeples: { red: a.city }\nclaims: { red: { a.city: 4 } }\n";
const KITCHEN: &str = "name: Ours\nrules: { gap.field: { reading: joins, because: so } }\n";

impl TemporaryFolder {
    fn program(&self, words: &[&str]) -> Command {
        let mut program = running::program();
        program.args(words).current_dir(self.path()).stdin(Stdio::null());
        program
    }

    /// Runs the program in the folder.
    fn run(&self, words: &[&str]) -> RunResult {
        RunResult::from_program(&mut self.program(words))
    }

    /// Runs the program in the folder with a text on standard input.
    fn run_with_input(&self, words: &[&str], text: &[u8]) -> RunResult {
        RunResult::from_streams(running::run_to_completion(&mut self.program(words), text))
    }
}

struct RunResult {
    code: i32,
    out: String,
    err: String,
}

impl RunResult {
    fn from_program(program: &mut Command) -> Self {
        Self::from_streams(running::decode_output(program.output().expect("it runs")))
    }

    fn from_streams((out, err, code): (String, String, i32)) -> Self {
        // Undo the wrapping of lines.
        let text = |text: String| text.replace("\n  │ ", " ").replace("\n        ", " ");
        Self { code, out: text(out), err: text(err) }
    }

    /// Checks that the run was refused, with all `words` in its messages.
    fn assert_refused(&self, words: &[&str]) {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        for word in words {
            assert!(self.err.contains(word), "{word}: {}", self.err);
        }
        assert!(!self.err.contains("os error"), "{}", self.err);
    }
}

#[test]
fn too_large_a_file_is_refused_before_it_is_read_and_a_stream_at_the_next_byte() {
    let folder = TemporaryFolder::new();
    folder.write("small.yaml", CITY);
    // Sparse files have the stated size without using the disk.
    let large = std::fs::File::create(folder.path().join("large.yaml")).expect("a file");
    large.set_len(8_000_001).expect("a size");
    let huge = std::fs::File::create(folder.path().join("huge.yaml")).expect("a file");
    huge.set_len(70 << 20).expect("a size");
    let message = "large.yaml is 8.1 MB; the limit is 8 MB";
    let advice = "add `--max-size 9MB` to read it";
    folder.run(&["score", "large.yaml"]).assert_refused(&[message, advice]);
    folder.run(&["check", "large.yaml"]).assert_refused(&[message]);
    folder.run(&["draw", "large.yaml"]).assert_refused(&[message]);
    folder.run(&["score", "--house", "large.yaml", "small.yaml"]).assert_refused(&[message, advice]);
    folder.run(&["diff", "now", "large.yaml"]).assert_refused(&[message]);
    folder.run(&["score", "huge.yaml"]).assert_refused(&["no more than 64 MiB can be read"]);
    let mut program = folder.program(&["score", "small.yaml"]);
    RunResult::from_program(program.env("ORACLE_CONFIG", "large.yaml")).assert_refused(&[message]);
    let zeros = vec![b'#'; 8_000_001];
    let stream_message = "standard input is larger than the limit of 8 MB";
    folder.run_with_input(&["score", "-"], &zeros).assert_refused(&[stream_message, "--max-size 64MiB"]);
    folder.run_with_input(&["quick", "-"], &zeros).assert_refused(&[stream_message]);
    // With a higher limit the file is read, and has only NUL bytes.
    folder.run(&["--max-size", "9 MB", "score", "large.yaml"]).assert_refused(&["NUL byte"]);
    // The limit may also be lowered.
    let bytes = CITY.len();
    assert_eq!(folder.run(&["score", "--max-size", &bytes.to_string(), "small.yaml"]).code, 0);
    let less = (bytes - 1).to_string();
    folder.run(&["score", "--max-size", &less, "small.yaml"]).assert_refused(&["the limit is"]);
    folder
        .run_with_input(&["score", "--max-size", &less, "-"], CITY.as_bytes())
        .assert_refused(&["larger than the limit"]);
    let wrong = "write a size like 20MB or 500kB, at most 64 MiB";
    folder.run(&["--max-size", "lots", "rules"]).assert_refused(&[wrong]);
    folder.run(&["--max-size", "65MiB", "rules"]).assert_refused(&["at most 64 MiB can be read"]);
}

#[test]
fn endings_count_in_letters_of_any_size_and_hidden_files_are_named() {
    let folder = TemporaryFolder::new();
    for name in ["q/A.YAML", "q/b.Yml", "q/.hidden/c.yaml", "q/.git/d.yaml", "q/notes.txt"] {
        folder.write(name, CITY);
    }
    let result = folder.run(&["check", "q"]);
    assert_eq!(result.code, 0, "{}", result.err);
    assert!(result.out.contains("A.YAML: ok") || result.out.contains("A.YAML: valid"), "{}", result.out);
    assert!(result.out.contains("b.Yml: ") && result.out.contains("2 scenarios"), "{}", result.out);
    let note = format!("{} is hidden and was skipped; it is read if you name it", native_path("q/.hidden"));
    assert!(result.err.contains(&note) && !result.err.contains(".git"), "{}", result.err);
    assert_eq!(folder.run(&["check", "q/.hidden"]).code, 0);
    assert_eq!(folder.run(&["q/A.YAML"]).code, 0);
}

/// Returns a path as this platform prints it.
fn native_path(path: &str) -> String {
    path.split('/').collect::<PathBuf>().display().to_string()
}

#[test]
fn a_broken_table_s_own_rules_in_a_folder_are_told() {
    let folder = TemporaryFolder::new();
    folder.write("q/a.yaml", CITY);
    folder.write("q/kitchen.yaml", KITCHEN);
    for command in ["score", "check", "settle"] {
        let result = folder.run(&[command, "q"]);
        assert_eq!((result.code, result.err.as_str()), (0, ""), "{command}");
    }
    folder.write("q/kitchen.yaml", KITCHEN.replace("gap.field", "gap.feild"));
    for command in [&["score", "q"][..], &["check", "q"], &["settle", "q"], &["diff", "2020", "2021", "q"]] {
        let result = folder.run(command);
        result.assert_refused(&["gap.feild", "kitchen.yaml"]);
        assert!(!result.out.is_empty(), "the rest is answered: {command:?}");
    }
    let result = folder.run(&["report", "-o", "-", "q"]);
    result.assert_refused(&["gap.feild"]);
    assert!(result.out.contains("Is it 4?"));
    // A scenario that also has a key of house rules is still a scenario.
    folder.write("q/kitchen.yaml", format!("{CITY}rules: 2021\n").replace("board:", "quick:"));
    folder.run(&["check", "q"]).assert_refused(&["kitchen.yaml"]);
}

#[test]
fn what_is_no_utf_8_is_told_with_what_to_do() {
    let folder = TemporaryFolder::new();
    let encode =
        |bytes: usize| -> Vec<u8> { CITY.chars().flat_map(|c| u32::from(c).to_le_bytes()[..bytes].to_vec()).collect() };
    let with_mark = |mark: &[u8], text: Vec<u8>| [mark.to_vec(), text].concat();
    let utf16 = "the text is UTF-16; save it as UTF-8";
    let utf32 = "the text is UTF-32; save it as UTF-8";
    for (bytes, message) in [
        (encode(2), utf16),
        (with_mark(b"\xff\xfe", encode(2)), utf16),
        (encode(4), utf32),
        (with_mark(b"\xff\xfe\0\0", encode(4)), utf32),
        (b"board: |\n  K\xf6nig\n".to_vec(), "line 2, column 4 is the byte F6 (`ö` in Latin-1)"),
        (b"board: |\n  a\0\n".to_vec(), "line 2, column 4 is a NUL byte"),
    ] {
        folder.write("a.yaml", &bytes);
        folder.run(&["score", "a.yaml"]).assert_refused(&["a.yaml: ", message]);
        folder.run_with_input(&["score", "-"], &bytes).assert_refused(&["standard input: ", message]);
    }
}

#[test]
fn what_is_written_is_whole_and_over_nothing_without_force() {
    let folder = TemporaryFolder::new();
    folder.write("a.yaml", CITY);
    folder.write("kitchen.yaml", KITCHEN);
    std::fs::create_dir(folder.path().join("man")).expect("a folder");
    for (command, file) in [
        (&["draw", "a.yaml", "-o", "b.svg"][..], "b.svg"),
        (&["draw", "a.yaml", "-o", "b.txt"], "b.txt"),
        (&["report", "a.yaml", "-o", "r.html"], "r.html"),
        (&["new", "tower", "-o", "t.yaml"], "t.yaml"),
        (&["man", "-o", "man"], "man/oracle.1"),
    ] {
        assert_eq!(folder.run(command).code, 0, "{command:?}");
        let first_output = folder.read(file);
        folder.write(file, "mine");
        let second = folder.run(command);
        second.assert_refused(&["already exists", "--force"]);
        assert_eq!((second.out.as_str(), folder.read(file).as_slice()), ("", &b"mine"[..]));
        assert_eq!(folder.run(&[command, &["--force"]].concat()).code, 0);
        assert_eq!(folder.read(file), first_output, "{command:?}");
    }
    let names = ["a.yaml", "b.svg", "b.txt", "kitchen.yaml", "man", "r.html", "t.yaml"];
    assert_eq!(folder.names(), names, "nothing else is left");
    let overlap = "is also an input file";
    let input_path = native_path("./a.yaml");
    folder.run(&["draw", "a.yaml", "--format", "svg", "--force", "-o", &input_path]).assert_refused(&[overlap]);
    folder.run(&["report", "a.yaml", "--force", "-o", "a.yaml"]).assert_refused(&[overlap]);
    let house = ["report", "a.yaml", "--house", "kitchen.yaml", "--force", "-o", "kitchen.yaml"];
    folder.run(&house).assert_refused(&[overlap]);
    assert_eq!(folder.read("a.yaml"), CITY.as_bytes());
    folder.run(&["draw", "a.yaml", "-o", "no/b.svg"]).assert_refused(&["no such folder: no"]);
    folder.run(&["draw", "a.yaml", "--format", "svg", "-o", "man"]).assert_refused(&["man is a folder"]);
    folder.run(&["new", "tower", "-o", "none/"]).assert_refused(&["no such folder: none"]);
    folder.run(&["man", "-o", "none"]).assert_refused(&["no such folder: none"]);
    folder.run(&["man", "-o", "a.yaml"]).assert_refused(&["a.yaml is a file, not a folder"]);
    // `-` is standard output.
    assert_eq!(folder.run(&["new", "tower", "-o", "-"]).out, folder.run(&["new", "tower"]).out);
    assert_eq!(folder.run(&["draw", "a.yaml", "-o", "-"]).out, folder.run(&["draw", "a.yaml"]).out);
}

#[test]
fn the_answers_of_a_folder_come_in_the_order_of_its_names() {
    let folder = TemporaryFolder::new();
    let names: Vec<String> = (0..30).map(|n| format!("q/{n:02}.yaml")).collect();
    for name in &names {
        folder.write(name, CITY);
    }
    let result = folder.run(&["check", "q"]);
    let listed: Vec<&str> = result.out.lines().filter_map(|line| line.split(": ").next()).collect();
    let names: Vec<String> = names.iter().map(|name| native_path(name)).collect();
    assert_eq!(listed[..30], names);
}

/// The commands, a line each with the arguments that it needs to print something.
const COMMANDS: &str = include_str!("printing_commands.txt");

#[test]
fn a_reader_who_has_gone_is_no_error() {
    let folder = TemporaryFolder::new();
    folder.write("a.yaml", CITY);
    let closed_pipe = || {
        let (read, write) = std::io::pipe().expect("a pipe");
        drop(read);
        Stdio::from(write)
    };
    folder.write("line", "tower\n");
    let input = || Stdio::from(std::fs::File::open(folder.path().join("line")).expect("a file"));
    for words in COMMANDS.lines().map(running::split_words) {
        let output = folder.program(&words).stdin(input()).stdout(closed_pipe()).output().expect("it runs");
        assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{words:?}");
    }
    // The same holds when standard error has no reader.
    for words in [&["score", "none.yaml"][..], &["nonsense"], &["check", "none"], &["rules", "--x"]] {
        let output = folder.program(words).stderr(closed_pipe()).output().expect("it runs");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{words:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let folder = TemporaryFolder::new();
    folder.write("a.yaml", CITY);
    folder.write("line", "tower\n");
    let full = || Stdio::from(std::fs::File::options().write(true).open("/dev/full").expect("full"));
    for words in COMMANDS.lines().map(running::split_words) {
        let input = std::fs::File::open(folder.path().join("line")).expect("a file");
        let mut program = folder.program(&words);
        let output = program.stdin(input).stdout(full()).output().expect("it runs");
        let stderr = String::from_utf8(output.stderr).expect("text");
        assert_eq!(
            (output.status.code(), stderr.as_str()),
            (Some(2), "error: cannot write the answer: the disk is full\n"),
            "{words:?}"
        );
    }
    let message = "cannot write /dev/full: the disk is full";
    folder.run(&["draw", "a.yaml", "--format", "svg", "-o", "/dev/full"]).assert_refused(&[message]);
    folder.run(&["report", "a.yaml", "-o", "/dev/full"]).assert_refused(&[message]);
    folder.run(&["new", "tower", "-o", "/dev/full"]).assert_refused(&[message]);
    // Where the message cannot be printed, the exit code still reports the error.
    let output = folder.program(&["nonsense"]).stderr(full()).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::os::unix::net::UnixListener;

    use super::*;

    fn pipe(path: &Path) {
        let made = Command::new("mkfifo").arg(path).status().expect("mkfifo runs");
        assert!(made.success());
    }

    #[test]
    fn each_that_cannot_be_read_has_a_sentence_and_the_rest_is_answered() {
        let folder = TemporaryFolder::new();
        folder.write("q/a.yaml", CITY);
        symlink("gone", folder.path().join("q/gone.yaml")).expect("a link");
        symlink("round.yaml", folder.path().join("q/round.yaml")).expect("a link");
        pipe(&folder.path().join("q/pipe.yaml"));
        let _listens = UnixListener::bind(folder.path().join("q/socket.yaml")).expect("a socket");
        let sentences = [
            "q/gone.yaml is a link to gone, which does not exist",
            "q/round.yaml is a link that leads back to itself",
            "q/pipe.yaml is a named pipe, not a file",
            "q/socket.yaml is a socket, not a file",
        ];
        for command in ["score", "check", "settle"] {
            let result = folder.run(&[command, "q"]);
            result.assert_refused(&sentences);
            assert!(!result.out.is_empty(), "{command}");
        }
        let names = ["q/gone.yaml", "q/round.yaml", "q/pipe.yaml", "q/socket.yaml"];
        for (name, sentence) in names.into_iter().zip(sentences) {
            for command in ["score", "check", "draw"] {
                folder.run(&[command, name]).assert_refused(&[sentence]);
            }
            folder.run(&["score", "--house", name, "q/a.yaml"]).assert_refused(&[sentence]);
            let mut program = folder.program(&["score", "q/a.yaml"]);
            RunResult::from_program(program.env("ORACLE_CONFIG", name)).assert_refused(&[sentence]);
        }
    }

    #[test]
    fn links_to_folders_are_followed_once_and_never_in_a_circle() {
        let folder = TemporaryFolder::new();
        folder.write("q/sub/a.yaml", CITY);
        folder.write("other/o.yaml", CITY);
        folder.write("other/deeper/p.yaml", CITY);
        symlink("..", folder.path().join("q/sub/up")).expect("a link");
        symlink("../..", folder.path().join("q/sub/out")).expect("a link");
        symlink("sub", folder.path().join("q/alias")).expect("a link");
        symlink("../other", folder.path().join("q/there")).expect("a link");
        symlink("../other", folder.path().join("q/there-too")).expect("a link");
        symlink("gone", folder.path().join("q/nowhere")).expect("a link");
        let result = folder.run(&["check", "q"]);
        assert_eq!(result.code, 0, "{}", result.err);
        let listed: Vec<&str> = result.out.lines().filter_map(|line| line.split(": ").next()).collect();
        assert_eq!(listed[..3], ["q/sub/a.yaml", "q/there/deeper/p.yaml", "q/there/o.yaml"]);
        for note in [
            "q/sub/up is a link to a folder above it; it is not followed",
            "q/sub/out is a link to a folder above it; it is not followed",
            "q/alias is a folder that is searched already; it is counted once",
            "q/there-too is a folder that is searched already; it is counted once",
            "q/nowhere is a link to gone, which does not exist; it is skipped",
        ] {
            assert!(result.err.contains(note), "{note}: {}", result.err);
        }
        // For a program the same notes are data.
        let result = folder.run(&["check", "--format", "json", "q"]);
        assert!(result.err.contains("\"notes\"") && result.err.contains("not followed"), "{}", result.err);
    }

    #[test]
    fn a_folder_too_deep_is_told() {
        let folder = TemporaryFolder::new();
        folder.write("q/a.yaml", CITY);
        folder.write(&format!("q{}/z.yaml", "/d".repeat(32)), CITY);
        assert_eq!(folder.run(&["check", "q"]).code, 0);
        folder.write(&format!("q{}/z.yaml", "/d".repeat(33)), CITY);
        let result = folder.run(&["check", "q"]);
        result.assert_refused(&["is more than 32 folders deep"]);
        assert!(result.out.contains("q/a.yaml: "), "{}", result.out);
    }

    #[test]
    fn what_may_not_be_read_or_written_is_named() {
        let folder = TemporaryFolder::new();
        folder.write("q/a.yaml", CITY);
        folder.write("q/mine.yaml", CITY);
        folder.write("q/closed/b.yaml", CITY);
        let allow = |name: &str, rights: u32| {
            let rights = std::fs::Permissions::from_mode(rights);
            std::fs::set_permissions(folder.path().join(name), rights).expect("rights");
        };
        allow("q/mine.yaml", 0);
        allow("q/closed", 0);
        // A privileged user has permission anyway.
        if std::fs::read(folder.path().join("q/mine.yaml")).is_err() {
            let file = "no permission to read q/mine.yaml";
            let result = folder.run(&["check", "q"]);
            result.assert_refused(&[file, "no permission to look into the folder q/closed"]);
            assert!(result.out.contains("q/a.yaml: "), "{}", result.out);
            folder.run(&["draw", "q/mine.yaml"]).assert_refused(&[file]);
            folder.run(&["score", "--house", "q/mine.yaml", "q/a.yaml"]).assert_refused(&[file]);
            folder.run(&["score", "q/closed/b.yaml"]).assert_refused(&["cannot reach q/closed/b.yaml"]);
            allow("q", 0o500);
            let out = ["draw", "q/a.yaml", "-o", "q/b.svg"];
            folder.run(&out).assert_refused(&["cannot write q/b.svg: permission denied"]);
            allow("q", 0o700);
        }
        allow("q/closed", 0o700);
    }

    #[test]
    fn streams_and_devices_are_read_or_refused_at_once() {
        let folder = TemporaryFolder::new();
        folder.write("a.yaml", CITY);
        folder.run(&["score", "/dev/zero"]).assert_refused(&["/dev/zero is larger than the limit of 8 MB"]);
        let result = folder.run_with_input(&["score", "/dev/stdin"], CITY.as_bytes());
        assert_eq!(result.code, 0, "{}", result.err);
        let directory = std::fs::File::open(folder.path()).expect("a folder");
        let result = RunResult::from_program(folder.program(&["score", "-"]).stdin(directory));
        result.assert_refused(&["standard input is a folder"]);
        let result = folder.run(&["report", "a.yaml", "-o", "/dev/stdout"]);
        assert!(result.code == 0 && result.out.starts_with("<!"), "{}", result.err);
        pipe(&folder.path().join("p.svg"));
        let message = "p.svg is a named pipe, not a file";
        folder.run(&["draw", "a.yaml", "-o", "p.svg"]).assert_refused(&[message]);
        folder.run(&["draw", "a.yaml", "-o", "p.svg", "--force"]).assert_refused(&[message]);
    }

    #[test]
    fn a_link_stays_a_link_and_a_new_file_has_the_usual_rights() {
        let folder = TemporaryFolder::new();
        folder.write("a.yaml", CITY);
        folder.write("real.svg", "mine");
        folder.write("usual", "");
        symlink("real.svg", folder.path().join("link.svg")).expect("a link");
        symlink("gone.svg", folder.path().join("gone-link.svg")).expect("a link");
        let draw = |to: &str| folder.run(&["draw", "a.yaml", "--force", "-o", to]);
        folder.run(&["draw", "a.yaml", "-o", "link.svg"]).assert_refused(&["already exists"]);
        assert_eq!(draw("link.svg").code, 0);
        assert!(folder.path().join("link.svg").is_symlink());
        assert!(folder.read("real.svg").starts_with(b"<svg"));
        draw("gone-link.svg").assert_refused(&["gone-link.svg is a link to gone.svg"]);
        let rights = |name: &str| std::fs::metadata(folder.path().join(name)).expect("a file").permissions().mode();
        assert_eq!(rights("real.svg"), rights("usual"));
        // A link to an input file counts as the input file.
        symlink("a.yaml", folder.path().join("alias.svg")).expect("a link");
        draw("alias.svg").assert_refused(&["is also an input file"]);
    }
}

/// The commands whose answers may be kept in a file and shared, a line each without the final file argument.
const SHARED_COMMANDS: &str = include_str!("shared_commands.txt");

#[test]
fn no_answer_tells_where_on_the_machine_a_file_lies() {
    let folder = TemporaryFolder::new();
    folder.write("games/city/a.yaml", CITY.replace("question: Is it 4?\n", ""));
    folder.write("kitchen.yaml", KITCHEN);
    let root = folder.path().to_str().expect("text").to_owned();
    let (file, house) = (format!("{root}/games/city/a.yaml"), format!("{root}/kitchen.yaml"));
    let elsewhere = TemporaryFolder::new();
    for from in [&folder, &elsewhere] {
        for words in SHARED_COMMANDS.lines().map(running::split_words) {
            let words = words.into_iter().map(|word| if word == "HOUSE" { &*house } else { word });
            for path in [&file, &format!("{root}/games")] {
                if words.clone().next() == Some("draw") && *path != file {
                    continue;
                }
                let args: Vec<&str> = words.clone().chain([path.as_str()]).collect();
                let result = from.run(&args);
                assert_eq!(result.code, 0, "{args:?}: {}", result.err);
                assert!(!result.out.contains(&root), "{args:?}: {}", result.out);
            }
        }
    }
    // The path is relative to the working directory, begins at the named folder, or is the bare name.
    let check_output = |from: &TemporaryFolder, path: &str| from.run(&["check", path]).out;
    assert!(check_output(&folder, &file).starts_with("games/city/a.yaml: "));
    assert!(check_output(&elsewhere, &format!("{root}/games")).starts_with("games/city/a.yaml: "));
    assert!(check_output(&elsewhere, &file).starts_with("a.yaml: "));
}

#[test]
fn standard_input_is_called_so_when_it_is_checked() {
    let folder = TemporaryFolder::new();
    let result = folder.run_with_input(&["check", "-"], CITY.as_bytes());
    assert!(result.out.starts_with("standard input: "), "{}", result.out);
    let result = folder.run_with_input(&["check", "--format", "json", "-"], CITY.as_bytes());
    assert!(result.out.contains("\"file\": \"standard input\""), "{}", result.out);
}

/// Checks that at most a hundred problems of a file are printed, and that one more is counted in the singular.
#[test]
fn of_many_problems_a_hundred_are_told_and_the_rest_counted() {
    let folder = TemporaryFolder::new();
    for (count, more) in [(100, None), (101, Some("1 more problem")), (102, Some("2 more problems"))] {
        let keys: Vec<String> = (0..count).map(|n| format!("key{n}: 1\n")).collect();
        folder.write("many.yaml", format!("{}{CITY}", keys.concat()));
        let result = folder.run(&["score", "many.yaml"]);
        let line = result.err.lines().find(|line| line.starts_with('…')).map(str::to_owned);
        assert_eq!(line, more.map(|more| format!("… and {more}")), "{}", result.err);
        assert!(result.err.contains(&format!("{count} problems; no answer given")), "{}", result.err);
    }
}

#[test]
fn of_many_failed_expectations_a_thousand_are_told_and_the_rest_counted() {
    let folder = TemporaryFolder::new();
    let expectation = "  - { feature: a.city, points: { red: 9 }, under: 2021 }\n";
    let check = |count: usize| {
        folder.write("a.yaml", format!("{CITY}expect:\n{}", expectation.repeat(count)));
        folder.run(&["check", "a.yaml"])
    };
    let count_failures = |said: &RunResult| said.out.matches("this does not hold").count();
    let result = check(1_000);
    assert_eq!((result.code, count_failures(&result)), (1, 1_000));
    assert!(!result.out.contains("more expectation"), "{}", result.out);
    let result = check(1_003);
    assert_eq!((result.code, count_failures(&result)), (1, 1_000));
    let more = "3 more expectations fail; `--format json` lists them all";
    assert!(result.out.contains(more) && result.out.contains("all 1003 expectations fail"));
    let json = folder.run(&["check", "--format", "json", "a.yaml"]);
    assert_eq!(json.out.matches("\"instead\": \"points: { red: 4 }\"").count(), 1_003);
}
