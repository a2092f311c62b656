//! `oracle draw`: the board of a scenario.

use std::path::{Path, PathBuf};

use carcassonne_position::wording::{Join, Voice, say};
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::{Scope, SubjectVerdicts, judge};
use carcassonne_show::picture::{
    self, Background, Caption, Fit, Inks, OutcomeKey, Rendering, Size, Svg, View, outcome_keys,
};
use carcassonne_show::report::{self, ConfigDecisions};
use clap::{Args, ValueEnum};

use super::args::{OverwriteArgs, RuleSetArgs, one_of};
use super::choice::Choice;
use super::command_error::{CommandError, mistake};
use super::config::Config;
use super::ending::Ending;
use super::files::{Target, TargetOptions, is_standard_output};
use super::input::{self, QUICK_MAP};
use super::output::Terminal;
use super::paths;
use super::problems::command_line;

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/draw.txt"))]
pub(super) struct Draw {
    /// A scenario file; `-` reads standard input.
    #[arg(value_name = "FILE", required_unless_present = "quick")]
    file: Option<PathBuf>,
    /// Draw a quick map in place of a file.
    #[arg(long, value_name = "MAP", conflicts_with = "file")]
    quick: Option<String>,
    /// Write the board to a file; the extension chooses the format: .svg, .png or .txt. `-` is standard output.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    over: OverwriteArgs,
    /// Output format [default: from the file extension, else text].
    #[arg(long, value_enum, value_name = "FORMAT")]
    format: Option<Kind>,
    /// Picture size: 1 is 100 pixels per space [default: 1 for SVG, 2 for PNG].
    #[arg(long, value_name = "TIMES", value_parser = parse_scale)]
    scale: Option<f64>,
    /// Picture width in pixels, instead of --scale.
    #[arg(long, value_name = "WIDTH", value_parser = clap::value_parser!(u32).range(20..=20_000), conflicts_with = "scale")]
    pixels: Option<u32>,
    /// What is behind a picture [default: transparent].
    #[arg(long, value_parser = one_of(GROUNDS), value_name = "GROUND")]
    ground: Option<Background>,
    /// Board size in text [default: the largest that fits].
    #[arg(long, value_parser = one_of(SIZES), value_name = "SIZE")]
    board: Option<Size>,
    /// Draw text in plain ASCII.
    #[arg(long)]
    ascii: bool,
    /// Leave out tile names.
    #[arg(long)]
    no_names: bool,
    /// Draw only this outcome: 1 is the first that --outcomes draws, 2 the second, and so on.
    #[arg(long, value_name = "N")]
    outcome: Option<usize>,
    /// Draw the board once per outcome, side by side in a picture.
    #[arg(long, conflicts_with = "outcome")]
    outcomes: bool,
    #[command(flatten)]
    which: RuleSetArgs,
}

/// The output format of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Text characters.
    Text,
    /// A vector image, sharp at any size.
    Svg,
    /// A bitmap image.
    Png,
}

impl Kind {
    /// Returns the format for the extension of a file; `None` if that is missing or unknown.
    fn from_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        match extension.as_str() {
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            "txt" | "text" | "ans" => Some(Self::Text),
            _ => None,
        }
    }
}

/// The choices of `--ground`.
const GROUNDS: &[(&str, &str, Background)] = &[
    ("transparent", "Nothing, so that the page shows through", Background::Transparent),
    ("light", "White", Background::Light),
    ("dark", "Almost black", Background::Dark),
];

/// Parses the scale of a picture, from 0.1 to 20.
fn parse_scale(word: &str) -> Result<f64, String> {
    let scale = word.parse().ok().filter(|times: &f64| (0.1..=20.0).contains(times));
    scale.ok_or_else(|| "write a number from 0.1 to 20".to_owned())
}

/// The choices of `--board`.
const SIZES: &[(&str, &str, Size)] = &[
    ("small", "5 by 3 characters per space", Size::Small),
    ("medium", "9 by 5 characters per space", Size::Medium),
    ("large", "13 by 7 characters per space", Size::Large),
];

/// The maximum number of columns and rows of spaces of a board that are drawn as text.
const MAX_SPACES: usize = 16;
/// The maximum number of lines of a board as text; a taller one is drawn smaller.
const MAX_LINES: usize = 25;

pub(super) fn run(args: &Draw, config: &Config, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    let kind = choose_kind(args)?;
    let target = args.target(kind)?;
    let choice = Choice::with_config(&args.which, config, terminal)?;
    let (size, decisions) = choice.drawing_size(args.board.is_none() && kind == Kind::Text);
    let case = match (&args.quick, &args.file) {
        (Some(map), _) => input::read_quick_map(map, terminal)?,
        (None, file) => input::read_case(file.as_deref().unwrap_or(Path::new("-")), terminal)?,
    };
    let (table, sets) = case.table_with_sets(&choice.sets);
    let sets = &sets;
    let fit = args.board_limits(size.and_then(super::args::BoardSize::drawn_size), terminal.style());
    let columns = match kind {
        // The width limits the columns; the height of the terminal does not limit the rows.
        Kind::Text => fit.max_spaces().0,
        Kind::Svg | Kind::Png => MAX_SPACES,
    };
    let view = View::new(&table, (columns, MAX_SPACES));
    let verdicts = judge(&table, sets, Scope::Selected(&|subject| view.is_about(subject))).subjects;
    // The letters are those of the printed answer.
    let view = view.with_letter_order(&report::subject_order(&table, &verdicts));
    let outcomes = outcome_keys(&table, sets, &verdicts);
    // A plain board in text has no captions of outcomes.
    let has_captions = kind != Kind::Text || args.outcomes || args.outcome.is_some();
    let captions = if has_captions { report::captions(&table, sets, &verdicts, &outcomes) } else { Vec::new() };
    let mut selected: Vec<(&OutcomeKey, Caption)> = outcomes.iter().zip(captions.iter().cloned()).collect();
    match args.outcome {
        None if args.outcomes && selected.is_empty() => {
            return Err(mistake!(command_line::NoOutcome { number: 0, count: 0 }));
        }
        None if args.outcomes => {}
        None => selected.clear(),
        Some(number) if (1..=selected.len()).contains(&number) => {
            selected = selected.drain(number - 1..number).collect();
        }
        Some(number) => {
            return Err(mistake!(command_line::NoOutcome { number, count: outcomes.len() }));
        }
    }
    if !view.is_board_relevant() && (selected.is_empty() || !view.has_more_than_board()) {
        terminal.print("The board plays no part in this answer.\n")?;
        return Ok(Ending::Answered);
    }
    let bytes = match kind {
        Kind::Text => format_boards(&view, &verdicts, &selected, fit, table.voice()).into_bytes(),
        Kind::Svg | Kind::Png => {
            let file = args.file.as_deref().map_or(QUICK_MAP.into(), paths::display_name);
            let title = table.scenario.question.as_deref().unwrap_or(&file);
            let description = describe_in_words(&table, &captions);
            let default_scale = if kind == Kind::Png { 2.0 } else { 1.0 };
            let rendering = Rendering {
                names: !args.no_names,
                scale: args.scale.unwrap_or(default_scale),
                background: args.ground.unwrap_or_default(),
                ..Rendering::new(title, &description)
            };
            let mut svg = view.svg_of_outcomes(&verdicts, &selected, rendering);
            if let Some(width) = args.pixels {
                let scale = rendering.scale * f64::from(width) / svg.width.max(1.0);
                svg = view.svg_of_outcomes(&verdicts, &selected, Rendering { scale, ..rendering });
            }
            if let Some(cut) = view.window().cut() {
                terminal.note(&table.voice().capitalized_sentence(&report::cut(cut)))?;
            }
            if kind == Kind::Svg {
                format!("{}\n", svg.text).into_bytes()
            } else {
                encode_png(&svg).map_err(|reason| mistake!(command_line::PictureNotDrawn { reason }))?
            }
        }
    };
    report_read_back(&table, kind, args, terminal)?;
    match target {
        Some(target) => target.write(&bytes, terminal)?,
        None => terminal.print(&String::from_utf8_lossy(&bytes))?,
    }
    let is_printed = kind == Kind::Text && args.file_to_write().is_none();
    report_decisions(&decisions, is_printed, terminal)?;
    Ok(Ending::Answered)
}

impl Draw {
    /// Returns the limits on the size of a board as text, and its look; `configured_size` applies without `--board`.
    fn board_limits(&self, configured_size: Option<Size>, style: report::Style) -> Fit {
        Fit {
            width: style.width,
            lines: MAX_LINES,
            most: (MAX_SPACES, MAX_SPACES),
            size: self.board.or(configured_size),
            ascii: self.ascii || !style.unicode,
            names: !self.no_names,
            inks: if self.file_to_write().is_none() { style.inks } else { Inks::None },
        }
    }

    /// Returns the file to write; `None` for standard output.
    fn file_to_write(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| !is_standard_output(path))
    }

    /// Returns the target of the drawing; `None` if it is text or SVG for standard output.
    fn target(&self, kind: Kind) -> Result<Option<Target>, CommandError> {
        let example_name = match kind {
            Kind::Text => "board.txt",
            Kind::Svg => "board.svg",
            Kind::Png => "board.png",
        };
        let path = match (&self.output, kind) {
            (Some(path), _) if !is_standard_output(path) => path,
            (Some(_), Kind::Png) => return Ok(Some(Target::StandardOutput)),
            _ => return Ok(None),
        };
        let inputs = self.file.iter().chain(&self.which.house);
        Target::check_not_input(path, inputs.map(PathBuf::as_path))?;
        Target::for_path(path, TargetOptions { force: self.over.force, kind: "file", example_name }).map(Some)
    }
}

/// Reports how a quick map was understood: above a board in text on standard output, else in a note, so that nothing
/// else is in the picture or file.
fn report_read_back(table: &Table<'_>, kind: Kind, args: &Draw, terminal: &mut Terminal) -> std::io::Result<()> {
    let Some(read_back) = &table.scenario.read_back else { return Ok(()) };
    if kind != Kind::Text || args.file_to_write().is_some() {
        return terminal.note(&read_back.lines().join(" "));
    }
    let style = terminal.style();
    let lines = read_back.lines().into_iter().map(|line| style.wrap(line, "", "  ") + "\n");
    terminal.print(&format!("{}\n", lines.collect::<String>()))
}

/// Reports the decisions of a configuration on the drawing: below a board printed as text, else in a note.
fn report_decisions(decisions: &ConfigDecisions, is_printed: bool, terminal: &mut Terminal) -> std::io::Result<()> {
    match decisions.non_empty() {
        None => Ok(()),
        Some(decisions) if is_printed => {
            let lines = decisions.lines(terminal.style());
            terminal.print(&lines)
        }
        Some(decisions) => terminal.note(&decisions.sentence(Voice::in_language(terminal.style().language))),
    }
}

/// Returns the output format of the drawing, by the flag or the file extension.
fn choose_kind(args: &Draw) -> Result<Kind, CommandError> {
    let kind = match (args.format, args.file_to_write()) {
        (Some(kind), _) => kind,
        (None, None) => Kind::Text,
        (None, Some(path)) => Kind::from_path(path)
            .ok_or_else(|| mistake!(command_line::NoPictureFormat { file: path.display().to_string() }))?,
    };
    let is_picture = kind != Kind::Text;
    match kind {
        Kind::Png if args.output.is_none() => Err(mistake!(command_line::PngAsText)),
        _ if is_picture && (args.board.is_some() || args.ascii) => Err(mistake!(command_line::OptionsForText)),
        Kind::Text if args.scale.is_some() || args.pixels.is_some() || args.ground.is_some() => {
            Err(mistake!(command_line::OptionsForPictures))
        }
        Kind::Png if !cfg!(feature = "png") => Err(mistake!(command_line::NoPng)),
        Kind::Text | Kind::Svg | Kind::Png => Ok(kind),
    }
}

#[cfg(feature = "png")]
fn encode_png(svg: &Svg) -> Result<Vec<u8>, String> {
    picture::png(svg)
}

#[cfg(not(feature = "png"))]
fn encode_png(_: &Svg) -> Result<Vec<u8>, String> {
    Err(carcassonne_text::phrase_text(&carcassonne_text::phrase!(command_line::NoPng)))
}

/// Describes the board and the outcomes in words, for readers who cannot see the picture.
fn describe_in_words(table: &Table<'_>, captions: &[Caption]) -> String {
    let voice = table.voice();
    let mut lines = report::describe_board(table);
    lines.extend(captions.iter().map(|caption| {
        let Caption { number, answer, rules } = caption.clone();
        voice.say(&say!(report::OutcomeHeaded { number: number, answer: answer, rules: rules }))
    }));
    lines.join("\n")
}

/// Returns the boards as text, each below its outcome; a single board without a heading if `outcomes` is empty.
fn format_boards(
    view: &View<'_>,
    verdicts: &[SubjectVerdicts<'_>],
    outcomes: &[(&OutcomeKey, Caption)],
    fit: Fit,
    voice: Voice<'_>,
) -> String {
    if outcomes.is_empty() {
        return view.draw_board(verdicts, None, fit).map(|board| format_board(&board, fit, voice)).unwrap_or_default();
    }
    let mut out = String::new();
    for (n, (row, caption)) in outcomes.iter().enumerate() {
        let Caption { number, answer, rules } = caption.clone();
        let answer = answer.trim_end_matches('.').to_owned();
        let heading = voice.say(&say!(report::OutcomeHeaded { number: number, answer: answer, rules: rules }));
        if n > 0 {
            out.push('\n');
        }
        out.push_str(&wrap_text(&heading, fit.width));
        if let Some(board) = view.draw_board(verdicts, Some(row), fit) {
            out.push_str(&format_board(&board, fit, voice));
        }
    }
    out
}

/// Formats the board as text, with the meanings of its signs and the parts that it leaves out.
fn format_board(board: &picture::TextBoard, fit: Fit, voice: Voice<'_>) -> String {
    let mut legend: Vec<String> = Vec::new();
    for (sign, meaning) in board.letter_legend.iter().chain(&board.legend) {
        let entry: String = format!("{sign} {meaning}").chars().take(fit.width).collect();
        match legend.last_mut() {
            Some(line) if line.chars().count() + 3 + entry.chars().count() <= fit.width => {
                line.extend(["   ", &entry]);
            }
            _ => legend.push(entry),
        }
    }
    let lines = board.lines.iter().chain(&legend).chain(&board.below);
    let mut out: String = lines.flat_map(|line| [line, "\n"]).collect();
    if let Some(cut) = board.cut {
        out.push_str(&wrap_text(&voice.capitalized_sentence(&report::cut(cut)), fit.width));
    }
    if !board.left_out.is_empty() {
        let mut all = board.left_out.clone();
        if board.left_out_more > 0 {
            all.push(voice.say(&say!(report::AndMoreThings { count: board.left_out_more })));
        }
        let left_out = say!(report::LeftOut { all: voice.join(&all, Join::Semicolons) });
        out.push_str(&wrap_text(&voice.capitalized_sentence(&left_out), fit.width));
    }
    if fit.ascii { out.replace(|c: char| !c.is_ascii(), "?") } else { out }
}

fn wrap_text(text: &str, width: usize) -> String {
    report::Style { width, ..report::Style::PLAIN }.wrap(text, "", "") + "\n"
}
