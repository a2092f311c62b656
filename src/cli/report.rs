//! `oracle report`: answers as a page of HTML, or a book of them.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;

use super::Ending;
use super::args::Which;
use super::choice::Choice;
use super::config::Config;
use super::files::write_whole;
use super::input::{self, Found};
use super::many;
use super::output::{Terminal, printable};
use crate::report::{Book, Detail, Leaf, Shelf, Spot, Unfolded, Wanted};
use crate::text::Refused;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle report -o answer.html quarrel.yaml
  oracle report -o book.html scenarios/
  oracle report --title 'Our quarrels' --house kitchen.yaml -o ours.html quarrels/
  oracle report --rules 2015,2021,community --law --steps -o print.html quarrel.yaml
  cat quarrel.yaml | oracle report -o - - > answer.html

One file gives a page; several, or a folder, give a book with contents.
It is one file that needs no other: it has no script and loads nothing.")]
pub(super) struct Report {
    /// Scenario files, or folders to search for `.yaml` and `.yml` files; `-` reads standard input.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Where the report is written; `-` for standard output. An earlier report is replaced, any other file
    /// is left alone.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// What the report is called.
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    #[command(flatten)]
    which: Which,
    /// Unfold every ruling, not only those that decide.
    #[arg(long)]
    law: bool,
    /// Unfold how each answer comes about.
    #[arg(long)]
    steps: bool,
    /// Unfold both: --law and --steps.
    #[arg(long)]
    explain: bool,
}

/// What came of a file.
enum Looked {
    /// It is no scenario: a table's own rules, found in a folder.
    Passed,
    Refused(Refused),
    /// The answer, and what the reader should know beside it.
    Laid(Box<Leaf>, Vec<String>),
}

pub(super) fn run(
    args: &Report,
    config: &Config,
    terminal: &mut Terminal,
) -> std::io::Result<Ending> {
    let Some(target) = Target::of(args.output.as_deref(), terminal)? else {
        return Ok(Ending::Refused);
    };
    let Some(choice) = Choice::with(&args.which, config, terminal)? else {
        return Ok(Ending::Refused);
    };
    let mut ending = Ending::Answered;
    let mut files = Vec::new();
    for path in &args.paths {
        match input::scenarios(std::slice::from_ref(path), terminal)? {
            Some(found) => files.extend(found),
            None => ending = Ending::Refused,
        }
    }
    files.retain(|found| !found.is_house());
    if files.is_empty() {
        if ending == Ending::Answered {
            terminal.complain(
                "no scenario found: no `.yaml` or `.yml` file there",
                "name a folder that contains scenarios",
            )?;
        }
        return Ok(Ending::Refused);
    }
    let shelf = Shelf::of(files.iter().map(|found| found.path.as_path()));
    let spot = |found: &Found| {
        let place = files.iter().position(|other| std::ptr::eq(other, found));
        place.and_then(|place| shelf.spots.get(place))
    };
    let mut leaves: Vec<Leaf> = Vec::new();
    let mut noted: BTreeSet<String> = BTreeSet::new();
    many::each(
        &files,
        "reporting on",
        terminal,
        |found| spot(found).map_or(Looked::Passed, |spot| look(found, spot, args, &choice)),
        |_, looked, terminal| {
            match looked {
                Looked::Passed => {}
                Looked::Refused(refused) => {
                    ending = Ending::Refused;
                    terminal.refuse(&refused)?;
                }
                Looked::Laid(leaf, notices) => {
                    leaves.push(*leaf);
                    for notice in notices {
                        // What many files have in common is said once.
                        if noted.insert(notice.clone()) {
                            terminal.note(&notice)?;
                        }
                    }
                }
            }
            Ok(())
        },
    )?;
    if leaves.is_empty() {
        return Ok(Ending::Refused);
    }
    let book = Book {
        title: args.title.as_deref(),
        leaves: &leaves,
        rule_sets: &choice.sets,
        configured: choice.configured(),
    };
    let told = target.write(&book.html(), leaves.len(), terminal)?;
    Ok(if told { ending } else { Ending::Refused })
}

/// Opens a file, judges it and lays out the answer.
fn look(found: &Found, spot: &Spot, args: &Report, choice: &Choice) -> Looked {
    let case = match found.open() {
        None => return Looked::Passed,
        Some(Err(refused)) => return Looked::Refused(refused),
        Some(Ok((_, case))) => case,
    };
    let table = &case.table();
    let file = &input::name(&found.path);
    let rule_sets = &choice.sets;
    let wanted = Wanted { file, table, rule_sets, detail: Detail::EXPLAIN, configured: None };
    let unfolded = Unfolded { law: args.law || args.explain, steps: args.steps || args.explain };
    let notices = choice.notices(table, &found.path);
    let leaf = wanted.judged(|report| Leaf::of(report, spot, unfolded));
    Looked::Laid(Box::new(leaf), notices)
}

/// Where a report is written.
#[derive(Debug, PartialEq, Eq)]
enum Target {
    StandardOutput,
    /// A file: as it was named, and where that is.
    File(String, PathBuf),
}

/// How much of a file is read to see whether it is a report.
const HEAD: u64 = 1024;

impl Target {
    /// The target that was named, if a report may be written there. If not, that is said.
    fn of(named: Option<&Path>, terminal: &mut Terminal) -> std::io::Result<Option<Self>> {
        let Some(path) = named else {
            let help = "add `-o report.html`, or `-o -` for standard output";
            terminal.complain("it is not said where the report goes", help)?;
            return Ok(None);
        };
        if path.as_os_str() == "-" {
            return Ok(Some(Self::StandardOutput));
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let (message, help) = if path.is_dir() {
            let inside = path.join("report.html");
            let help = format!("name a file in it: `-o {}`", inside.display());
            (format!("{} is a folder", path.display()), help)
        } else if path.is_file() && !is_report(path) {
            let help = "name another file, or remove this one first".to_owned();
            (format!("{} is there already and is no report", path.display()), help)
        } else if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            let help = "make it first, or name another file".to_owned();
            (format!("there is no folder {}", folder.display()), help)
        } else {
            // A link stays a link, to the new report.
            let real = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
            return Ok(Some(Self::File(path.display().to_string(), real)));
        };
        terminal.complain(&message, &help)?;
        Ok(None)
    }

    /// Writes the report, whole or not at all, and says so. Whether that went well; if not, that is said.
    fn write(&self, html: &str, answers: usize, terminal: &mut Terminal) -> std::io::Result<bool> {
        let (name, path) = match self {
            Self::StandardOutput => {
                terminal.print(html)?;
                return Ok(true);
            }
            Self::File(name, path) => (printable(name), path),
        };
        if let Err(error) = replace(path, html) {
            terminal.complain(&format!("cannot write {name}: {error}"), "name another file")?;
            return Ok(false);
        }
        let answers =
            if answers == 1 { "1 answer".to_owned() } else { format!("{answers} answers") };
        terminal.print(&format!("{name}: {answers}\n"))?;
        Ok(true)
    }
}

/// Whether a file is an earlier report, or empty.
fn is_report(path: &Path) -> bool {
    let mut head = Vec::new();
    let read = std::fs::File::open(path).and_then(|file| file.take(HEAD).read_to_end(&mut head));
    read.is_ok() && (head.is_empty() || String::from_utf8_lossy(&head).contains(Book::MARK))
}

/// Puts a report where it belongs, whole or not at all. What is no common file, as a pipe, is written to.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    if path.exists() && !path.is_file() {
        return std::fs::write(path, text);
    }
    write_whole(path, text.as_bytes())
}
