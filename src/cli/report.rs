//! `oracle report`: answers as an HTML page or book, or as a text with pictures in files beside it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use carcassonne_rules::verdict::Case;
use carcassonne_show::report::{
    self, Book, DIALECTS, Detail, Dialect, Leaf, OpenDetails, Pages, PictureFile, ReportRequest, Section, Shelf, Spot,
};
use carcassonne_text::sanitize_line;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::args::{OverwriteArgs, RuleSetArgs};
use super::choice::Choice;
use super::command_error::{CommandError, mistake};
use super::config::Config;
use super::ending::Ending;
use super::files::{Target, TargetOptions};
use super::input::{self, Candidate};
use super::output::Terminal;
use super::parallel;
use super::problems::{command_line, files as file_problems};

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/report.txt"))]
pub(super) struct Report {
    /// Scenario files, or folders to search for `.yaml` and `.yml` files; `-` reads standard input.
    #[arg(required_unless_present = "quick", value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Report on a quick map in place of files.
    #[arg(long, value_name = "MAP", conflicts_with = "paths")]
    quick: Option<String>,
    /// Output file; `-` for standard output.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    over: OverwriteArgs,
    /// Output format.
    #[arg(long, value_parser = ReportFormat::parser(), default_value = ReportFormat::HTML, value_name = "FORMAT")]
    format: ReportFormat,
    /// Title of the report.
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    #[command(flatten)]
    which: RuleSetArgs,
    /// Expand every ruling, not only those that decide; a book has the others only then.
    #[arg(long)]
    law: bool,
    /// Expand the steps of each answer; a book has them only then.
    #[arg(long)]
    steps: bool,
    /// The same as --law --steps.
    #[arg(long)]
    explain: bool,
}

/// The output format of a report: a markup language with pictures, or HTML.
#[derive(Debug, Clone, Copy)]
struct ReportFormat(Option<&'static Dialect>);

impl ReportFormat {
    const HTML: &str = "html";

    /// Returns a parser for the name of a format.
    fn parser() -> impl TypedValueParser<Value = Self> {
        let html = PossibleValue::new(Self::HTML).help("A page of HTML, with everything in it");
        let dialects = DIALECTS.iter().map(|dialect| PossibleValue::new(dialect.word).help(dialect.use_of_report));
        PossibleValuesParser::new(std::iter::once(html).chain(dialects))
            .map(|word| Self(DIALECTS.into_iter().find(|dialect| dialect.word == word)))
    }

    /// Returns the usual name of a report in this format, for help texts.
    fn example_name(self) -> &'static str {
        self.0.map_or("report.html", |dialect| dialect.file_name)
    }
}

/// The files to report on, with the options of the report.
struct Job<'j> {
    args: &'j Report,
    choice: &'j Choice,
    files: &'j [Candidate],
    shelf: &'j Shelf,
}

/// The extensions of formats in which no report is written.
const OTHER_FORMATS: [&str; 11] = ["pdf", "doc", "docx", "odt", "rtf", "svg", "png", "jpg", "jpeg", "gif", "json"];

/// Returns the error of an output file whose name promises another format; `None` for another name.
fn wrong_extension(args: &Report) -> Option<CommandError> {
    let path = args.output.as_deref()?;
    let extension = path.extension()?.to_str()?.to_ascii_lowercase();
    if !OTHER_FORMATS.contains(&extension.as_str()) {
        return None;
    }
    let kind = match extension.as_str() {
        "svg" | "png" | "jpg" | "jpeg" | "gif" => "picture",
        "json" => "json",
        _ => "other",
    };
    Some(mistake!(command_line::OtherReportFormat { extension, file: path.display().to_string(), kind }))
}

pub(super) fn run(args: &Report, config: &Config, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    if let Some(error) = wrong_extension(args) {
        return Err(error);
    }
    let target = choose_target(args)?;
    let choice = Choice::with_config(&args.which, config, terminal)?;
    let mut ending = Ending::Answered;
    let mut files = Vec::new();
    if let Some(map) = &args.quick {
        files.push(Candidate::for_quick_map(map, terminal.read_options())?);
    }
    for path in &args.paths {
        let found = input::find_scenarios(std::slice::from_ref(path), terminal);
        match terminal.ok_or_report(found)? {
            Some(found) => files.extend(found),
            None => ending = Ending::Refused,
        }
    }
    files.retain(|found| !found.is_house());
    if files.is_empty() {
        return Err(if ending == Ending::Answered { input::none_found() } else { CommandError::Reported });
    }
    if let Some(path) = &args.output {
        check_not_input(path, &files, args)?;
    }
    let shelf = Shelf::new(files.iter().map(|found| found.display_path.as_path()));
    let job = Job { args, choice: &choice, files: &files, shelf: &shelf };
    match args.format.0 {
        None => job.write_page(&target, terminal, &mut ending)?,
        Some(dialect) => job.write_text(dialect, &target, terminal, &mut ending)?,
    }
    Ok(ending)
}

/// Refuses an output file `path` that is also an input file.
fn check_not_input(path: &Path, files: &[Candidate], args: &Report) -> Result<(), CommandError> {
    let inputs = files.iter().map(|found| &found.path).chain(&args.which.house);
    Target::check_not_input(path, inputs.map(PathBuf::as_path))
}

impl Job<'_> {
    fn write_page(&self, target: &Target, terminal: &mut Terminal, ending: &mut Ending) -> Result<(), CommandError> {
        let Self { args, choice, .. } = *self;
        let unfolded = OpenDetails { law: args.law || args.explain, steps: args.steps || args.explain };
        let lay_out = |report: &report::Report<'_>, spot: &Spot, _| Leaf::new(report, spot, unfolded);
        let leaves: Vec<Leaf> = self.judge_each(Detail::EXPLAIN, lay_out, terminal, ending)?;
        let book = Book {
            title: args.title.as_deref(),
            leaves: &leaves,
            rule_sets: &choice.sets,
            config_decisions: choice.configured(),
            language: terminal.read_options().language.language(),
        };
        write_files(&book.html(), &[], leaves.len(), target, terminal)
    }

    fn write_text(
        &self,
        dialect: &Dialect,
        target: &Target,
        terminal: &mut Terminal,
        ending: &mut Ending,
    ) -> Result<(), CommandError> {
        let Self { args, choice, files, .. } = *self;
        let detail = Detail { law: args.law || args.explain, steps: args.steps || args.explain, ..Detail::USUAL };
        // Standard output has no folder for pictures.
        let text_path = args.output.as_deref().filter(|_| matches!(target, Target::File { .. }));
        let names = text_path.map(|path| self.picture_names(path));
        let lay_out = |report: &report::Report<'_>, spot: &Spot, n: usize| {
            let picture = names.as_ref().and_then(|names| names.get(n)).map(String::as_str);
            Section::new(report, spot, Pages::level(dialect, spot, args.title.is_some()), picture)
        };
        let mut sections: Vec<Section> = self.judge_each(detail, lay_out, terminal, ending)?;
        let new_pictures: Vec<PictureFile> = sections.iter_mut().filter_map(|section| section.picture.take()).collect();
        let mut pictures: Vec<(Target, PictureFile)> = Vec::new();
        for picture in new_pictures {
            let path = text_path.unwrap_or(Path::new("")).with_file_name(&picture.name);
            let options =
                TargetOptions { force: args.over.force, kind: "picture", example_name: args.format.example_name() };
            check_not_input(&path, files, args)?;
            pictures.push((Target::for_path(&path, options)?, picture));
        }
        let answers = sections.len();
        let pages = Pages {
            title: args.title.as_deref(),
            sections,
            config_decisions: choice.configured(),
            language: terminal.read_options().language.language(),
        };
        write_files(&pages.text(dialect), &pictures, answers, target, terminal)
    }

    /// Returns a name without extension for the picture of each file: that of the text, plus that of the file if there
    /// are several, and a number if the name is used already.
    fn picture_names(&self, path: &Path) -> Vec<String> {
        let has_picture_extension =
            path.extension().is_some_and(|end| end.eq_ignore_ascii_case("png") || end.eq_ignore_ascii_case("svg"));
        let stem = if has_picture_extension { path.file_name() } else { path.file_stem() };
        let stem = stem.map(|stem| stem.to_string_lossy()).unwrap_or_default();
        // Every wiki, forum and address accepts these characters unchanged.
        let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let stem: String = stem.chars().map(|c| if is_plain(c) { c } else { '-' }).collect();
        let mut used_names: BTreeSet<String> = BTreeSet::new();
        let unique_name = |spot: &Spot| {
            let name = if self.files.len() > 1 { format!("{stem}-{}", spot.file_name()) } else { stem.clone() };
            // Some file systems ignore case.
            let numbered = (2..).map(|n| format!("{name}-{n}"));
            let mut candidates = std::iter::once(name.clone()).chain(numbered);
            candidates.find(|name| used_names.insert(name.to_lowercase())).unwrap_or(name)
        };
        self.shelf.spots.iter().map(unique_name).collect()
    }

    /// Judges every file and lays out its answer with `lay_out`, which also gets the index of the file; reports
    /// problems, and prints the notes for the reader. Returns what was laid out, in the order of the files; an error if
    /// there are no answers.
    fn judge_each<T: Send>(
        &self,
        detail: Detail,
        lay_out: impl Fn(&report::Report<'_>, &Spot, usize) -> T + Sync,
        terminal: &mut Terminal,
        ending: &mut Ending,
    ) -> Result<Vec<T>, CommandError> {
        let Self { choice, files, shelf, .. } = *self;
        let mut results: Vec<T> = Vec::new();
        let mut printed_notes: BTreeSet<String> = BTreeSet::new();
        let judge_file = |candidate: &Candidate, _, case: &Case| {
            let n = files.iter().position(|other| std::ptr::eq(other, candidate))?;
            let spot = shelf.spots.get(n)?;
            let (table, rule_sets) = &case.table_with_sets(&choice.sets);
            let file = &candidate.name();
            let request = ReportRequest { file, table, rule_sets, detail, configured: None };
            let notices = choice.notices(table, &candidate.display_path);
            Some((request.with_report(|report| lay_out(report, spot, n)), notices))
        };
        parallel::for_each_case(files, "reporting on", terminal, judge_file, |_, result, terminal| {
            let (item, notices) = match result {
                Ok(Some(looked)) => looked,
                Ok(None) => return Ok(()),
                Err(refused) => {
                    *ending = Ending::Refused;
                    return terminal.report_problems(&refused);
                }
            };
            results.push(item);
            for notice in notices {
                // A note that several files share is printed once.
                if printed_notes.insert(notice.clone()) {
                    terminal.note(&notice)?;
                }
            }
            Ok(())
        })?;
        if results.is_empty() { Err(CommandError::Reported) } else { Ok(results) }
    }
}

fn choose_target(args: &Report) -> Result<Target, CommandError> {
    let example_name = args.format.example_name();
    let Some(path) = &args.output else {
        return Err(mistake!(file_problems::NoOutputFile { example: example_name }));
    };
    Target::for_path(path, TargetOptions { force: args.over.force, kind: "file", example_name })
}

/// Writes the pictures, then the report, and prints the name of its file.
fn write_files(
    text: &str,
    pictures: &[(Target, PictureFile)],
    answers: usize,
    target: &Target,
    terminal: &mut Terminal,
) -> Result<(), CommandError> {
    let pieces = pictures.iter().map(|(target, picture)| (target, picture.bytes.as_slice()));
    for (target, bytes) in pieces.chain([(target, text.as_bytes())]) {
        target.write(bytes, terminal)?;
    }
    if let Target::File { name: file_name, .. } = target {
        let name = sanitize_line(file_name);
        let format_count = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
        let mut summary = format_count(answers, "answer");
        if !pictures.is_empty() {
            summary = format!("{summary}, {} beside it", format_count(pictures.len(), "picture"));
        }
        terminal.print(&format!("{name}: {summary}\n"))?;
    }
    Ok(())
}
