//! Unusual folders, files and streams: nothing is skipped silently, nothing blocks, nothing is half written, and
//! everything that cannot be read or written is reported in a sentence with exit code 2.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::running;

const CITY: &str = "question: Is it 4?\nboard: |\n  a\n  b\ntiles:\n  a: { city: S }\n  b: { city: N }\nmeeples: { red: a.city }\nclaims: { red: { a.city: 4 } }\n";
const KITCHEN: &str = "name: Ours\nrules: { gap.field: { reading: joins, because: so } }\n";

/// A temporary folder that is removed after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("oracle-stream-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.at(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }

    fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.at(name)).expect("a file")
    }

    fn program(&self, words: &[&str]) -> Command {
        let mut program = running::program();
        program.args(words).current_dir(&self.0).stdin(Stdio::null());
        program
    }

    /// Runs the program in the folder.
    fn run(&self, words: &[&str]) -> Said {
        Said::of(running::said(self.program(words).output().expect("it runs")))
    }

    /// Runs the program in the folder with a text on standard input.
    fn fed(&self, words: &[&str], text: &[u8]) -> Said {
        Said::of(running::ran(&mut self.program(words), text))
    }

    /// Returns the sorted names of its entries.
    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The result of a run.
struct Said {
    code: i32,
    out: String,
    err: String,
}

impl Said {
    fn of((out, err, code): (String, String, i32)) -> Self {
        // Undo the wrapping of lines.
        let text = |text: String| text.replace("\n  │ ", " ").replace("\n        ", " ");
        Self { code, out: text(out), err: text(err) }
    }

    /// Checks that the run was refused, with all `words` in its messages.
    fn refused(&self, words: &[&str]) {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        for word in words {
            assert!(self.err.contains(word), "{word}: {}", self.err);
        }
        assert!(!self.err.contains("os error"), "{}", self.err);
    }
}

#[test]
fn too_large_a_file_is_refused_before_it_is_read_and_a_stream_at_the_next_byte() {
    let folder = Folder::new("size");
    folder.write("small.yaml", CITY);
    // Sparse files have the stated size without using the disk.
    let large = std::fs::File::create(folder.at("large.yaml")).expect("a file");
    large.set_len(8_000_001).expect("a size");
    let huge = std::fs::File::create(folder.at("huge.yaml")).expect("a file");
    huge.set_len(70 << 20).expect("a size");
    let told = "large.yaml is 8.1 MB; the limit is 8 MB";
    let lifted = "add `--max-size 9MB` to read it";
    folder.run(&["score", "large.yaml"]).refused(&[told, lifted]);
    folder.run(&["check", "large.yaml"]).refused(&[told]);
    folder.run(&["draw", "large.yaml"]).refused(&[told]);
    folder.run(&["score", "--house", "large.yaml", "small.yaml"]).refused(&[told, lifted]);
    folder.run(&["diff", "now", "large.yaml"]).refused(&[told]);
    folder.run(&["score", "huge.yaml"]).refused(&["no more than 64 MiB can be read"]);
    let configured =
        folder.program(&["score", "small.yaml"]).env("ORACLE_CONFIG", "large.yaml").output().expect("it runs");
    Said::of(running::said(configured)).refused(&[told]);
    let zeros = vec![b'#'; 8_000_001];
    let more = "standard input is larger than the limit of 8 MB";
    folder.fed(&["score", "-"], &zeros).refused(&[more, "--max-size 64MiB"]);
    folder.fed(&["quick", "-"], &zeros).refused(&[more]);
    // With a higher limit the file is read, and has only NUL bytes.
    folder.run(&["--max-size", "9 MB", "score", "large.yaml"]).refused(&["NUL byte"]);
    // The limit may also be lowered.
    let bytes = CITY.len();
    assert_eq!(folder.run(&["score", "--max-size", &bytes.to_string(), "small.yaml"]).code, 0);
    let less = (bytes - 1).to_string();
    folder.run(&["score", "--max-size", &less, "small.yaml"]).refused(&["the limit is"]);
    folder.fed(&["score", "--max-size", &less, "-"], CITY.as_bytes()).refused(&["larger than the limit"]);
    let wrong = "write a size like 20MB or 500kB, at most 64 MiB";
    folder.run(&["--max-size", "lots", "rules"]).refused(&[wrong]);
    folder.run(&["--max-size", "65MiB", "rules"]).refused(&["at most 64 MiB can be read"]);
}

#[test]
fn endings_count_in_letters_of_any_size_and_hidden_files_are_named() {
    let folder = Folder::new("endings");
    for name in ["q/A.YAML", "q/b.Yml", "q/.hidden/c.yaml", "q/.git/d.yaml", "q/notes.txt"] {
        folder.write(name, CITY);
    }
    let said = folder.run(&["check", "q"]);
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("A.YAML: ok") || said.out.contains("A.YAML: valid"), "{}", said.out);
    assert!(said.out.contains("b.Yml: ") && said.out.contains("2 scenarios"), "{}", said.out);
    let note = format!("{} is hidden and was skipped; it is read if you name it", shown("q/.hidden"));
    assert!(said.err.contains(&note) && !said.err.contains(".git"), "{}", said.err);
    assert_eq!(folder.run(&["check", "q/.hidden"]).code, 0);
    assert_eq!(folder.run(&["q/A.YAML"]).code, 0);
}

/// Returns a path as this platform prints it.
fn shown(path: &str) -> String {
    path.split('/').collect::<PathBuf>().display().to_string()
}

#[test]
fn a_broken_table_s_own_rules_in_a_folder_are_told() {
    let folder = Folder::new("house");
    folder.write("q/a.yaml", CITY);
    folder.write("q/kitchen.yaml", KITCHEN);
    for command in ["score", "check", "settle"] {
        let said = folder.run(&[command, "q"]);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{command}");
    }
    folder.write("q/kitchen.yaml", KITCHEN.replace("gap.field", "gap.feild"));
    for command in [&["score", "q"][..], &["check", "q"], &["settle", "q"], &["diff", "2020", "2021", "q"]] {
        let said = folder.run(command);
        said.refused(&["gap.feild", "kitchen.yaml"]);
        assert!(!said.out.is_empty(), "the rest is answered: {command:?}");
    }
    let said = folder.run(&["report", "-o", "-", "q"]);
    said.refused(&["gap.feild"]);
    assert!(said.out.contains("Is it 4?"));
    // A scenario that also has a key of house rules is still a scenario.
    folder.write("q/kitchen.yaml", format!("{CITY}rules: 2021\n").replace("board:", "quick:"));
    folder.run(&["check", "q"]).refused(&["kitchen.yaml"]);
}

#[test]
fn what_is_no_utf_8_is_told_with_what_to_do() {
    let folder = Folder::new("encoding");
    let wide =
        |bytes: usize| -> Vec<u8> { CITY.chars().flat_map(|c| u32::from(c).to_le_bytes()[..bytes].to_vec()).collect() };
    let marked = |mark: &[u8], text: Vec<u8>| [mark.to_vec(), text].concat();
    let utf16 = "the text is UTF-16; save it as UTF-8";
    let utf32 = "the text is UTF-32; save it as UTF-8";
    for (bytes, told) in [
        (wide(2), utf16),
        (marked(b"\xff\xfe", wide(2)), utf16),
        (wide(4), utf32),
        (marked(b"\xff\xfe\0\0", wide(4)), utf32),
        (b"board: |\n  K\xf6nig\n".to_vec(), "line 2, column 4 is the byte F6 (`ö` in Latin-1)"),
        (b"board: |\n  a\0\n".to_vec(), "line 2, column 4 is a NUL byte"),
    ] {
        folder.write("a.yaml", &bytes);
        folder.run(&["score", "a.yaml"]).refused(&["a.yaml: ", told]);
        folder.fed(&["score", "-"], &bytes).refused(&["standard input: ", told]);
    }
}

#[test]
fn what_is_written_is_whole_and_over_nothing_without_force() {
    let folder = Folder::new("written");
    folder.write("a.yaml", CITY);
    folder.write("kitchen.yaml", KITCHEN);
    std::fs::create_dir(folder.at("man")).expect("a folder");
    for (command, file) in [
        (&["draw", "a.yaml", "-o", "b.svg"][..], "b.svg"),
        (&["draw", "a.yaml", "-o", "b.txt"], "b.txt"),
        (&["report", "a.yaml", "-o", "r.html"], "r.html"),
        (&["new", "tower", "-o", "t.yaml"], "t.yaml"),
        (&["man", "-o", "man"], "man/oracle.1"),
    ] {
        assert_eq!(folder.run(command).code, 0, "{command:?}");
        let written = folder.read(file);
        folder.write(file, "mine");
        let over = folder.run(command);
        over.refused(&["already exists", "--force"]);
        assert_eq!((over.out.as_str(), folder.read(file).as_slice()), ("", &b"mine"[..]));
        assert_eq!(folder.run(&[command, &["--force"]].concat()).code, 0);
        assert_eq!(folder.read(file), written, "{command:?}");
    }
    let names = ["a.yaml", "b.svg", "b.txt", "kitchen.yaml", "man", "r.html", "t.yaml"];
    assert_eq!(folder.names(), names, "nothing else is left");
    let both = "is also an input file";
    let own = shown("./a.yaml");
    folder.run(&["draw", "a.yaml", "--format", "svg", "--force", "-o", &own]).refused(&[both]);
    folder.run(&["report", "a.yaml", "--force", "-o", "a.yaml"]).refused(&[both]);
    let house = ["report", "a.yaml", "--house", "kitchen.yaml", "--force", "-o", "kitchen.yaml"];
    folder.run(&house).refused(&[both]);
    assert_eq!(folder.read("a.yaml"), CITY.as_bytes());
    folder.run(&["draw", "a.yaml", "-o", "no/b.svg"]).refused(&["no such folder: no"]);
    folder.run(&["draw", "a.yaml", "--format", "svg", "-o", "man"]).refused(&["man is a folder"]);
    folder.run(&["new", "tower", "-o", "none/"]).refused(&["no such folder: none"]);
    folder.run(&["man", "-o", "none"]).refused(&["no such folder: none"]);
    folder.run(&["man", "-o", "a.yaml"]).refused(&["a.yaml is a file, not a folder"]);
    // `-` is standard output.
    assert_eq!(folder.run(&["new", "tower", "-o", "-"]).out, folder.run(&["new", "tower"]).out);
    assert_eq!(folder.run(&["draw", "a.yaml", "-o", "-"]).out, folder.run(&["draw", "a.yaml"]).out);
}

#[test]
fn the_answers_of_a_folder_come_in_the_order_of_its_names() {
    let folder = Folder::new("order");
    let names: Vec<String> = (0..30).map(|n| format!("q/{n:02}.yaml")).collect();
    for name in &names {
        folder.write(name, CITY);
    }
    let said = folder.run(&["check", "q"]);
    let told: Vec<&str> = said.out.lines().filter_map(|line| line.split(": ").next()).collect();
    let names: Vec<String> = names.iter().map(|name| shown(name)).collect();
    assert_eq!(told[..30], names);
}

/// The commands, each with the arguments that it needs to print something.
const COMMANDS: [&[&str]; 25] = [
    &["--help"],
    &["--version"],
    &["help", "score"],
    &["score", "a.yaml"],
    &["score", "--format", "json", "a.yaml"],
    &["score", "--format", "markdown", "a.yaml"],
    &["score", "--format", "wikitext", "a.yaml"],
    &["score", "--format", "bbcode", "a.yaml"],
    &["score", "--format", "csv", "a.yaml"],
    &["quick", "c=r c"],
    &["ask"],
    &["draw", "a.yaml"],
    &["draw", "a.yaml", "--format", "svg"],
    &["report", "-o", "-", "a.yaml"],
    &["report", "--format", "markdown", "-o", "-", "a.yaml"],
    &["settle", "a.yaml"],
    &["check", "a.yaml"],
    &["new"],
    &["explain", "notation"],
    &["find", "halves"],
    &["rulings"],
    &["rules"],
    &["tiles"],
    &["completions", "bash"],
    &["man"],
];

#[test]
fn a_reader_who_has_gone_is_no_error() {
    let folder = Folder::new("gone");
    folder.write("a.yaml", CITY);
    let gone = || {
        let (read, write) = std::io::pipe().expect("a pipe");
        drop(read);
        Stdio::from(write)
    };
    folder.write("line", "tower\n");
    let input = || Stdio::from(std::fs::File::open(folder.at("line")).expect("a file"));
    for words in COMMANDS {
        let done = folder.program(words).stdin(input()).stdout(gone()).output().expect("it runs");
        assert_eq!((done.status.code(), done.stderr.len()), (Some(0), 0), "{words:?}");
    }
    // The same holds when standard error has no reader.
    for words in [&["score", "none.yaml"][..], &["nonsense"], &["check", "none"], &["rules", "--x"]] {
        let done = folder.program(words).stderr(gone()).output().expect("it runs");
        assert_eq!((done.status.code(), done.stdout.len()), (Some(2), 0), "{words:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let folder = Folder::new("full");
    folder.write("a.yaml", CITY);
    folder.write("line", "tower\n");
    let full = || Stdio::from(std::fs::File::options().write(true).open("/dev/full").expect("full"));
    for words in COMMANDS {
        let input = std::fs::File::open(folder.at("line")).expect("a file");
        let mut program = folder.program(words);
        let done = program.stdin(input).stdout(full()).output().expect("it runs");
        let told = String::from_utf8(done.stderr).expect("text");
        assert_eq!(
            (done.status.code(), told.as_str()),
            (Some(2), "error: cannot write the answer: the disk is full\n"),
            "{words:?}"
        );
    }
    let told = "cannot write /dev/full: the disk is full";
    folder.run(&["draw", "a.yaml", "--format", "svg", "-o", "/dev/full"]).refused(&[told]);
    folder.run(&["report", "a.yaml", "-o", "/dev/full"]).refused(&[told]);
    folder.run(&["new", "tower", "-o", "/dev/full"]).refused(&[told]);
    // Where the message cannot be printed, the exit code still reports the error.
    let done = folder.program(&["nonsense"]).stderr(full()).output().expect("it runs");
    assert_eq!(done.status.code(), Some(2));
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
        let folder = Folder::new("kinds");
        folder.write("q/a.yaml", CITY);
        symlink("gone", folder.at("q/gone.yaml")).expect("a link");
        symlink("round.yaml", folder.at("q/round.yaml")).expect("a link");
        pipe(&folder.at("q/pipe.yaml"));
        let _listens = UnixListener::bind(folder.at("q/socket.yaml")).expect("a socket");
        let sentences = [
            "q/gone.yaml is a link to gone, which does not exist",
            "q/round.yaml is a link that leads back to itself",
            "q/pipe.yaml is a named pipe, not a file",
            "q/socket.yaml is a socket, not a file",
        ];
        for command in ["score", "check", "settle"] {
            let said = folder.run(&[command, "q"]);
            said.refused(&sentences);
            assert!(!said.out.is_empty(), "{command}");
        }
        let names = ["q/gone.yaml", "q/round.yaml", "q/pipe.yaml", "q/socket.yaml"];
        for (name, sentence) in names.into_iter().zip(sentences) {
            for command in ["score", "check", "draw"] {
                folder.run(&[command, name]).refused(&[sentence]);
            }
            folder.run(&["score", "--house", name, "q/a.yaml"]).refused(&[sentence]);
            let mut program = folder.program(&["score", "q/a.yaml"]);
            let done = program.env("ORACLE_CONFIG", name).output().expect("it runs");
            Said::of(running::said(done)).refused(&[sentence]);
        }
    }

    #[test]
    fn links_to_folders_are_followed_once_and_never_in_a_circle() {
        let folder = Folder::new("links");
        folder.write("q/sub/a.yaml", CITY);
        folder.write("other/o.yaml", CITY);
        folder.write("other/deeper/p.yaml", CITY);
        symlink("..", folder.at("q/sub/up")).expect("a link");
        symlink("../..", folder.at("q/sub/out")).expect("a link");
        symlink("sub", folder.at("q/alias")).expect("a link");
        symlink("../other", folder.at("q/there")).expect("a link");
        symlink("../other", folder.at("q/there-too")).expect("a link");
        symlink("gone", folder.at("q/nowhere")).expect("a link");
        let said = folder.run(&["check", "q"]);
        assert_eq!(said.code, 0, "{}", said.err);
        let told: Vec<&str> = said.out.lines().filter_map(|line| line.split(": ").next()).collect();
        assert_eq!(told[..3], ["q/sub/a.yaml", "q/there/deeper/p.yaml", "q/there/o.yaml"]);
        for note in [
            "q/sub/up is a link to a folder above it; it is not followed",
            "q/sub/out is a link to a folder above it; it is not followed",
            "q/alias is a folder that is searched already; it is counted once",
            "q/there-too is a folder that is searched already; it is counted once",
            "q/nowhere is a link to gone, which does not exist; it is skipped",
        ] {
            assert!(said.err.contains(note), "{note}: {}", said.err);
        }
        // For a program the same notes are data.
        let said = folder.run(&["check", "--format", "json", "q"]);
        assert!(said.err.contains("\"notes\"") && said.err.contains("not followed"), "{}", said.err);
    }

    #[test]
    fn a_folder_too_deep_is_told() {
        let folder = Folder::new("deep");
        folder.write("q/a.yaml", CITY);
        folder.write(&format!("q{}/z.yaml", "/d".repeat(32)), CITY);
        assert_eq!(folder.run(&["check", "q"]).code, 0);
        folder.write(&format!("q{}/z.yaml", "/d".repeat(33)), CITY);
        let said = folder.run(&["check", "q"]);
        said.refused(&["is more than 32 folders deep"]);
        assert!(said.out.contains("q/a.yaml: "), "{}", said.out);
    }

    #[test]
    fn what_may_not_be_read_or_written_is_named() {
        let folder = Folder::new("rights");
        folder.write("q/a.yaml", CITY);
        folder.write("q/mine.yaml", CITY);
        folder.write("q/closed/b.yaml", CITY);
        let allow = |name: &str, rights: u32| {
            let rights = std::fs::Permissions::from_mode(rights);
            std::fs::set_permissions(folder.at(name), rights).expect("rights");
        };
        allow("q/mine.yaml", 0);
        allow("q/closed", 0);
        // A privileged user has permission anyway.
        if std::fs::read(folder.at("q/mine.yaml")).is_err() {
            let file = "no permission to read q/mine.yaml";
            let said = folder.run(&["check", "q"]);
            said.refused(&[file, "no permission to look into the folder q/closed"]);
            assert!(said.out.contains("q/a.yaml: "), "{}", said.out);
            folder.run(&["draw", "q/mine.yaml"]).refused(&[file]);
            folder.run(&["score", "--house", "q/mine.yaml", "q/a.yaml"]).refused(&[file]);
            folder.run(&["score", "q/closed/b.yaml"]).refused(&["cannot reach q/closed/b.yaml"]);
            allow("q", 0o500);
            let out = ["draw", "q/a.yaml", "-o", "q/b.svg"];
            folder.run(&out).refused(&["cannot write q/b.svg: permission denied"]);
            allow("q", 0o700);
        }
        allow("q/closed", 0o700);
    }

    #[test]
    fn streams_and_devices_are_read_or_refused_at_once() {
        let folder = Folder::new("devices");
        folder.write("a.yaml", CITY);
        folder.run(&["score", "/dev/zero"]).refused(&["/dev/zero is larger than the limit of 8 MB"]);
        let said = folder.fed(&["score", "/dev/stdin"], CITY.as_bytes());
        assert_eq!(said.code, 0, "{}", said.err);
        let here = std::fs::File::open(&folder.0).expect("a folder");
        let done = folder.program(&["score", "-"]).stdin(here).output().expect("it runs");
        Said::of(running::said(done)).refused(&["standard input is a folder"]);
        let said = folder.run(&["report", "a.yaml", "-o", "/dev/stdout"]);
        assert!(said.code == 0 && said.out.starts_with("<!"), "{}", said.err);
        pipe(&folder.at("p.svg"));
        let named = "p.svg is a named pipe, not a file";
        folder.run(&["draw", "a.yaml", "-o", "p.svg"]).refused(&[named]);
        folder.run(&["draw", "a.yaml", "-o", "p.svg", "--force"]).refused(&[named]);
    }

    #[test]
    fn a_link_stays_a_link_and_a_new_file_has_the_usual_rights() {
        let folder = Folder::new("link");
        folder.write("a.yaml", CITY);
        folder.write("real.svg", "mine");
        folder.write("usual", "");
        symlink("real.svg", folder.at("link.svg")).expect("a link");
        symlink("gone.svg", folder.at("gone-link.svg")).expect("a link");
        let draw = |to: &str| folder.run(&["draw", "a.yaml", "--force", "-o", to]);
        folder.run(&["draw", "a.yaml", "-o", "link.svg"]).refused(&["already exists"]);
        assert_eq!(draw("link.svg").code, 0);
        assert!(folder.at("link.svg").is_symlink());
        assert!(folder.read("real.svg").starts_with(b"<svg"));
        draw("gone-link.svg").refused(&["gone-link.svg is a link to gone.svg"]);
        let rights = |name: &str| std::fs::metadata(folder.at(name)).expect("a file").permissions().mode();
        assert_eq!(rights("real.svg"), rights("usual"));
        // A link to an input file counts as the input file.
        symlink("a.yaml", folder.at("alias.svg")).expect("a link");
        draw("alias.svg").refused(&["is also an input file"]);
    }
}

/// The commands whose answers may be kept in a file and shared, without the final file argument.
const KEPT: [&[&str]; 20] = [
    &["score"],
    &["score", "--format", "json"],
    &["score", "--format", "jsonl"],
    &["score", "--format", "markdown"],
    &["score", "--format", "wikitext"],
    &["score", "--explain", "--house", "HOUSE", "--format", "bbcode"],
    &["score", "--house", "HOUSE", "--format", "csv"],
    &["score", "--format", "list"],
    &["score", "--brief"],
    &["score", "--explain", "--house", "HOUSE"],
    &["score", "--explain", "--house", "HOUSE", "--format", "json"],
    &["score", "--explain", "--house", "HOUSE", "--format", "markdown"],
    &["settle"],
    &["settle", "--format", "json"],
    &["check"],
    &["check", "--format", "json"],
    &["diff", "2020", "2021"],
    &["report", "-o", "-", "--house", "HOUSE"],
    &["report", "--format", "wikitext", "--law", "-o", "-", "--house", "HOUSE"],
    &["draw", "--format", "svg"],
];

#[test]
fn no_answer_tells_where_on_the_machine_a_file_lies() {
    let folder = Folder::new("where");
    folder.write("games/city/a.yaml", CITY.replace("question: Is it 4?\n", ""));
    folder.write("kitchen.yaml", KITCHEN);
    let root = folder.0.to_str().expect("text").to_owned();
    let (file, house) = (format!("{root}/games/city/a.yaml"), format!("{root}/kitchen.yaml"));
    let elsewhere = Folder::new("elsewhere");
    for from in [&folder, &elsewhere] {
        for words in KEPT {
            let words = words.iter().map(|word| if *word == "HOUSE" { &*house } else { *word });
            for named in [&file, &format!("{root}/games")] {
                if words.clone().next() == Some("draw") && *named != file {
                    continue;
                }
                let all: Vec<&str> = words.clone().chain([named.as_str()]).collect();
                let said = from.run(&all);
                assert_eq!(said.code, 0, "{all:?}: {}", said.err);
                assert!(!said.out.contains(&root), "{all:?}: {}", said.out);
            }
        }
    }
    // The path is relative to the working directory, begins at the named folder, or is the bare name.
    let told = |from: &Folder, path: &str| from.run(&["check", path]).out;
    assert!(told(&folder, &file).starts_with("games/city/a.yaml: "));
    assert!(told(&elsewhere, &format!("{root}/games")).starts_with("games/city/a.yaml: "));
    assert!(told(&elsewhere, &file).starts_with("a.yaml: "));
}

#[test]
fn standard_input_is_called_so_when_it_is_checked() {
    let folder = Folder::new("check-input");
    let said = folder.fed(&["check", "-"], CITY.as_bytes());
    assert!(said.out.starts_with("standard input: "), "{}", said.out);
    let said = folder.fed(&["check", "--format", "json", "-"], CITY.as_bytes());
    assert!(said.out.contains("\"file\": \"standard input\""), "{}", said.out);
}

/// Checks that at most a hundred problems of a file are printed, and that one more is counted in the singular.
#[test]
fn of_many_problems_a_hundred_are_told_and_the_rest_counted() {
    let folder = Folder::new("problems");
    for (count, more) in [(100, None), (101, Some("1 more problem")), (102, Some("2 more problems"))] {
        let keys: Vec<String> = (0..count).map(|n| format!("key{n}: 1\n")).collect();
        folder.write("many.yaml", format!("{}{CITY}", keys.concat()));
        let said = folder.run(&["score", "many.yaml"]);
        let line = said.err.lines().find(|line| line.starts_with('…')).map(str::to_owned);
        assert_eq!(line, more.map(|more| format!("… and {more}")), "{}", said.err);
        assert!(said.err.contains(&format!("{count} problems; no answer given")), "{}", said.err);
    }
}

#[test]
fn of_many_failed_expectations_a_thousand_are_told_and_the_rest_counted() {
    let folder = Folder::new("many-failed");
    let wrong = "  - { feature: a.city, points: { red: 9 }, under: 2021 }\n";
    let check = |count: usize| {
        folder.write("a.yaml", format!("{CITY}expect:\n{}", wrong.repeat(count)));
        folder.run(&["check", "a.yaml"])
    };
    let told = |said: &Said| said.out.matches("this does not hold").count();
    let said = check(1_000);
    assert_eq!((said.code, told(&said)), (1, 1_000));
    assert!(!said.out.contains("more expectation"), "{}", said.out);
    let said = check(1_003);
    assert_eq!((said.code, told(&said)), (1, 1_000));
    let more = "3 more expectations fail; `--format json` lists them all";
    assert!(said.out.contains(more) && said.out.contains("all 1003 expectations fail"));
    let json = folder.run(&["check", "--format", "json", "a.yaml"]);
    assert_eq!(json.out.matches("\"instead\": \"points: { red: 4 }\"").count(), 1_003);
}
