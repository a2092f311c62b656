//! The output of the program on standard output and standard error: answers, problems and notes, with width and colour.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use anstream::{AutoStream, ColorChoice};
use carcassonne_position::wording::{Voice, say};
use carcassonne_show::picture::Inks;
use carcassonne_show::report::{Format, Layout, Problems, Sheet, Style, json_text};
use carcassonne_text::{Code, Problem, RefusedText, sanitize_line, shorten_path};

use super::args::{Color, Paging};
use super::command_error::CommandError;
use super::pager;
use super::size::ReadOptions;

/// The maximum number of problems of one file that are printed in full.
const MOST_PROBLEMS: usize = 100;
/// The maximum number of files that a note on several files names.
const MOST_NOTED: usize = 3;
/// The size of the buffer of standard output for JSON and for binary data, in bytes.
const BUFFER_BYTES: usize = 1 << 16;
/// The width of text in columns without `--width` and without a terminal.
const DEFAULT_WIDTH: usize = 80;
/// The maximum number of columns of a line that a problem quotes from a file, without `--width` and without a terminal.
const MAX_LINE_WIDTH: usize = 160;

type Out = std::io::BufWriter<AutoStream<std::io::Stdout>>;

/// The output of a run, with its options: standard output and standard error.
#[derive(Debug)]
pub(super) struct Terminal {
    out: Out,
    err: PipeWriter<AutoStream<std::io::Stderr>>,
    style: Style,
    err_style: Style,
    /// The maximum number of columns of a line of a file that is quoted with its problem.
    line_width: usize,
    /// Set if the program that reads the output has closed it (`oracle … | head`): that is no error, and does not alter
    /// how the run ended.
    is_closed: bool,
    /// Set if standard output is a terminal.
    is_tty: bool,
    /// The progress line of a long run.
    progress_line: ProgressLine,
    /// The layout of the output if its format is JSON; `None` for a format that people read.
    layout: Option<Layout>,
    /// The problems and notes to be printed as JSON when the run ends; empty if people read the output.
    problems: Problems,
    /// Set if any answer was printed.
    has_answered: bool,
    /// The hint at the help on the notation of boards, for a board with problems; `None` once it has been printed.
    notation_hint: Option<&'static str>,
    /// The options for reading inputs.
    read_options: ReadOptions,
}

/// An output stream: writing to it after its reader has closed it has no effect and is no error.
#[derive(Debug)]
struct PipeWriter<W>(Option<W>);

impl<W: Write> PipeWriter<W> {
    fn ignore_broken_pipe<T>(
        &mut self,
        fallback: T,
        say: impl FnOnce(&mut W) -> std::io::Result<T>,
    ) -> std::io::Result<T> {
        let Some(stream) = &mut self.0 else { return Ok(fallback) };
        match say(stream) {
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => {
                self.0 = None;
                Ok(fallback)
            }
            other => other,
        }
    }
}

impl<W: Write> Write for PipeWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.ignore_broken_pipe(bytes.len(), |stream| stream.write(bytes))
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.ignore_broken_pipe((), Write::flush)
    }
}

/// An output that records whether anything is written.
struct WriteTracker<'o> {
    out: &'o mut Out,
    has_written: &'o mut bool,
}

impl Write for WriteTracker<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        *self.has_written |= !bytes.is_empty();
        self.out.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}

/// Returns the colours to use: none without `color`, all in a pipe or file, else as `COLORTERM` and `TERM` say.
fn supported_inks(color: bool, is_tty: bool) -> Inks {
    let env_contains = |name: &str, words: &[&str]| {
        std::env::var(name).is_ok_and(|value| words.iter().any(|word| value.contains(word)))
    };
    if !color {
        Inks::None
    } else if !is_tty || env_contains("COLORTERM", &["truecolor", "24bit"]) {
        Inks::All
    } else if env_contains("TERM", &["256color", "kitty", "alacritty", "ghostty"]) {
        Inks::Many
    } else {
        Inks::Sixteen
    }
}

/// The state of the progress line of a long run; each new line overwrites the one before.
#[derive(Debug, Default)]
struct ProgressLine {
    /// The time of the first call of [`Terminal::show_progress`]; `None` before that call.
    started: Option<Instant>,
    /// The time at which the line was last written; `None` if it never was.
    last_written: Option<Instant>,
    /// The width of the line in columns; 0 if it is not shown.
    columns: usize,
}

/// The time from the first call of [`Terminal::show_progress`] until the line is shown.
const PROGRESS_DELAY: Duration = Duration::from_millis(500);
/// The least time from one writing of the progress line to the next.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

impl Terminal {
    pub(super) fn new(color: Color, width: Option<usize>, read_options: ReadOptions) -> Self {
        let choice = |auto: ColorChoice| match color {
            Color::Auto => auto,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        };
        let (stdout, stderr) = (std::io::stdout(), std::io::stderr());
        let out = choice(AutoStream::choice(&stdout));
        let err = choice(AutoStream::choice(&stderr));
        let style = |choice, is_terminal: bool| Style {
            width: width
                .or_else(|| is_terminal.then(terminal_columns).flatten())
                .unwrap_or(DEFAULT_WIDTH)
                .clamp(30, 140),
            // A locale without UTF-8 applies to a pipe, too; without a locale, Unicode is assumed.
            unicode: is_utf8_locale(),
            color: matches!(choice, ColorChoice::Always | ColorChoice::AlwaysAnsi),
            inks: Inks::None,
            language: read_options.language.language(),
        };
        let has_width = width.is_some() || stderr.is_terminal();
        let err_style = style(err, stderr.is_terminal());
        let is_tty = stdout.is_terminal();
        let mut style_out = style(out, is_tty);
        style_out.inks = supported_inks(style_out.color, is_tty);
        // Output without colours has none to remove.
        let out = if style_out.color { out } else { ColorChoice::AlwaysAnsi };
        Self {
            style: style_out,
            err_style,
            line_width: if has_width { err_style.width } else { MAX_LINE_WIDTH },
            out: std::io::BufWriter::new(AutoStream::new(stdout, out)),
            err: PipeWriter(Some(AutoStream::new(stderr, err))),
            is_closed: false,
            is_tty,
            progress_line: ProgressLine::default(),
            layout: None,
            problems: Problems::default(),
            has_answered: false,
            notation_hint: Some("more: `oracle explain notation`"),
            read_options,
        }
    }

    pub(super) fn read_options(&self) -> ReadOptions {
        self.read_options
    }

    /// Collects problems and notes as data from now on if `format` is JSON, for a program to read. Must be called
    /// before anything is printed.
    pub(super) fn set_format(&mut self, format: &dyn Format) {
        self.layout = format.layout();
        if self.layout.is_some() {
            // Data can be large.
            let out = AutoStream::new(std::io::stdout(), ColorChoice::AlwaysAnsi);
            self.out = std::io::BufWriter::with_capacity(BUFFER_BYTES, out);
        }
    }

    /// Ends a run: prints collected problems and notes on standard error, and on standard output if it has no answer.
    pub(super) fn finish(&mut self) -> std::io::Result<()> {
        if let Some(layout) = self.layout.filter(|_| !self.problems.is_empty()) {
            let text = json_text(&self.problems, layout);
            if !self.has_answered {
                self.print(&text)?;
            }
            self.flush()?;
            self.err.write_all(text.as_bytes())?;
        }
        self.flush()
    }

    /// Calls `write` on standard output, unless its reader has closed it.
    fn write(&mut self, write: impl FnOnce(&mut Out) -> std::io::Result<()>) -> std::io::Result<()> {
        if self.is_tty {
            self.clear_progress()?;
        }
        if self.is_closed {
            return Ok(());
        }
        match write(&mut self.out) {
            Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => {
                self.is_closed = true;
                Ok(())
            }
            other => other,
        }
    }

    /// Prints text on standard output, as an answer.
    pub(super) fn print(&mut self, text: &str) -> std::io::Result<()> {
        self.has_answered = true;
        self.write(|out| out.write_all(text.as_bytes()))
    }

    /// Writes binary data unchanged to standard output, as an answer.
    pub(super) fn print_bytes(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.flush()?;
        self.has_answered = true;
        let out = AutoStream::new(std::io::stdout(), ColorChoice::AlwaysAnsi);
        self.out = std::io::BufWriter::with_capacity(BUFFER_BYTES, out);
        self.write(|out| out.write_all(bytes))
    }

    /// Calls `write` to print an answer with the style of standard output; if nothing is written, no answer is counted.
    pub(super) fn write_sheet(
        &mut self,
        write: impl FnOnce(&mut Sheet<'_>) -> std::io::Result<()>,
    ) -> std::io::Result<()> {
        let (style, mut has_written) = (self.style, false);
        let result = self.write(|out| {
            let out = &mut WriteTracker { out, has_written: &mut has_written };
            write(&mut Sheet { out, style })
        });
        self.has_answered |= has_written;
        result
    }

    /// Like [`Terminal::write_sheet`], but an answer longer than the terminal is shown in a pager, if `paging` allows.
    pub(super) fn write_sheet_paged(
        &mut self,
        paging: &Paging,
        write: impl FnOnce(&mut Sheet<'_>) -> std::io::Result<()>,
    ) -> std::io::Result<()> {
        if paging.no_pager || !self.is_tty || self.layout.is_some() {
            return self.write_sheet(write);
        }
        let mut text = Vec::new();
        write(&mut Sheet { out: &mut text, style: self.style })?;
        let lines = text.split(|byte| *byte == b'\n').count();
        let is_high_enough = terminal_size::terminal_size().is_none_or(|(_, height)| lines <= usize::from(height.0));
        self.flush()?;
        if !is_high_enough && pager::show_in_pager(&text)? {
            self.has_answered = true;
            return Ok(());
        }
        self.write_sheet(|sheet| sheet.out.write_all(&text))
    }

    /// Prints a line about the work in progress on standard error, if that is a terminal and the output is not JSON.
    pub(super) fn print_status(&mut self, text: &str) -> std::io::Result<()> {
        let is_shown = self.layout.is_none() && std::io::stderr().is_terminal();
        if is_shown { writeln!(self.err, "{text}") } else { Ok(()) }
    }

    /// Shows the text of `describe` as the progress line, on a terminal only and after [`PROGRESS_DELAY`]. The next
    /// call overwrites the line, and other output removes it first.
    pub(super) fn show_progress(&mut self, describe: impl FnOnce() -> String) -> std::io::Result<()> {
        let now = Instant::now();
        let started = *self.progress_line.started.get_or_insert(now);
        let is_recent = self.progress_line.last_written.is_some_and(|at| now - at < PROGRESS_INTERVAL);
        if now - started < PROGRESS_DELAY || is_recent || !std::io::stderr().is_terminal() {
            return Ok(());
        }
        self.clear_progress()?;
        // Buffered output must come before the line.
        self.flush()?;
        let line: String = describe().chars().take(self.err_style.width.saturating_sub(1)).collect();
        self.progress_line.columns = line.chars().count();
        self.progress_line.last_written = Some(now);
        write!(self.err, "{line}")?;
        self.err.flush()
    }

    /// Removes the progress line from the terminal, if it is shown.
    pub(super) fn clear_progress(&mut self) -> std::io::Result<()> {
        match std::mem::take(&mut self.progress_line.columns) {
            0 => Ok(()),
            columns => {
                write!(self.err, "\r{}\r", " ".repeat(columns))?;
                self.err.flush()
            }
        }
    }

    /// Reports a note on the answer to a file: collects it if the output is JSON, else prints it on standard error,
    /// so that standard output has answers only.
    pub(super) fn note_on_file(&mut self, file: &str, text: &str) -> std::io::Result<()> {
        if self.layout.is_some() {
            self.problems.note(file, text);
            return Ok(());
        }
        self.note(text)
    }

    /// Like [`Terminal::note_on_file`], for a note on several files; people see it once, with the names of the first.
    pub(super) fn note_on_files(&mut self, files: &[String], text: &str) -> std::io::Result<()> {
        if self.layout.is_some() {
            return files.iter().try_for_each(|file| self.note_on_file(file, text));
        }
        let (named, more) = files.split_at(files.len().min(MOST_NOTED));
        let more = if more.is_empty() { String::new() } else { format!(" and {} more", more.len()) };
        self.note(&format!("{}{more}: {text}", named.join(", ")))
    }

    /// Prints a note on an answer on standard error, for people.
    pub(super) fn note(&mut self, text: &str) -> std::io::Result<()> {
        self.flush()?;
        let word = Voice::in_language(self.err_style.language).say(&say!(report::NoticeWord));
        writeln!(self.err, "{}", self.err_style.wrap(&sanitize_line(text), &format!("{word}: "), "      "))
    }

    /// Returns the style of text on standard output.
    pub(super) fn style(&self) -> Style {
        self.style
    }

    /// Returns the value of a result, or reports its error and returns `None`.
    pub(super) fn ok_or_report<T>(&mut self, result: Result<T, impl Into<CommandError>>) -> std::io::Result<Option<T>> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(error) => self.report(error.into()).map(|()| None),
        }
    }

    /// Reports an error of a command, unless it was reported before. Fails if the report, or the output of the command,
    /// cannot be written.
    pub(super) fn report(&mut self, error: CommandError) -> std::io::Result<()> {
        match error {
            CommandError::Mistake { problem, file } => self.report_mistake(&problem, file),
            CommandError::Refused(refused) => self.report_problems(&refused),
            CommandError::Reported => Ok(()),
            CommandError::Output(error) => Err(error),
        }
    }

    fn report_mistake(&mut self, problem: &Problem, file: Option<String>) -> std::io::Result<()> {
        if self.layout.is_some() {
            self.problems.complain(problem, file);
            return Ok(());
        }
        self.clear_progress()?;
        self.flush()?;
        let error = self.err_style.paint(carcassonne_show::report::Ink::Unsettled, "error:");
        writeln!(self.err, "{error} {}", problem.message())?;
        writeln!(self.err, "{}", self.err_style.wrap(&problem.help(), "  help: ", "        "))
    }

    /// Reports the problems of a refused text; people see at most [`MOST_PROBLEMS`] in full, and a summary.
    pub(super) fn report_problems(&mut self, refused: &RefusedText) -> std::io::Result<()> {
        if self.layout.is_some() {
            self.problems.refuse(refused);
            return Ok(());
        }
        self.clear_progress()?;
        self.flush()?;
        for diagnostic in refused.diagnostics(self.line_width).take(MOST_PROBLEMS) {
            let text = self.err_style.remark(&diagnostic);
            self.err.write_all(text.as_bytes())?;
            writeln!(self.err)?;
        }
        let voice = Voice::in_language(self.err_style.language);
        let total = refused.count();
        if total > MOST_PROBLEMS {
            let more = say!(problems::More { count: total - MOST_PROBLEMS });
            writeln!(self.err, "{}", voice.say(&more))?;
        }
        let file = shorten_path(refused.name());
        let summary = say!(problems::NoAnswer { file: file, count: total });
        writeln!(self.err, "{}", voice.say(&summary))?;
        let is_notation = |code: Code| matches!(code.family(), "map" | "cell" | "board" | "tile");
        if refused.problems().any(|problem| is_notation(problem.code()))
            && let Some(hint) = self.notation_hint.take()
        {
            writeln!(self.err, "{hint}")?;
        }
        Ok(())
    }

    /// Reports the problems of a refused text; people see only messages and help, no quoted lines and no summary.
    pub(super) fn report_briefly(&mut self, refused: &RefusedText) -> std::io::Result<()> {
        if self.layout.is_some() {
            return self.report_problems(refused);
        }
        refused.problems().try_for_each(|problem| self.report_mistake(problem, None))
    }

    /// Reports the problems of a line typed in `oracle ask`; with a hint at the line `help` if `is_first`.
    pub(super) fn report_line_problems(&mut self, refused: &RefusedText, is_first: bool) -> std::io::Result<()> {
        self.clear_progress()?;
        self.flush()?;
        for diagnostic in refused.diagnostics(self.line_width).take(MOST_PROBLEMS) {
            let text = self.err_style.remark(&diagnostic);
            self.err.write_all(text.as_bytes())?;
        }
        let more = if is_first { "; type `help` to see what you can type" } else { "" };
        writeln!(self.err, "nothing changed{more}")
    }

    /// Prints a prompt to a person who types, on standard error, so that standard output does not depend on it.
    pub(super) fn prompt(&mut self, text: &str) -> std::io::Result<()> {
        self.flush()?;
        self.err.write_all(text.as_bytes())?;
        self.err.flush()
    }

    /// Suggests `--no-config`, which ignores the configuration `file`, after the problems of that file were reported.
    pub(super) fn suggest_no_config(&mut self, file: &str) -> std::io::Result<()> {
        let file = sanitize_line(file);
        let text = format!("`--no-config` ignores {file}");
        if self.layout.is_some() {
            self.problems.note(&file, &text);
            return Ok(());
        }
        self.flush()?;
        writeln!(self.err, "{}", self.err_style.wrap(&text, "", "  "))
    }

    /// Writes all buffered output.
    pub(super) fn flush(&mut self) -> std::io::Result<()> {
        self.write(Write::flush)
    }
}

/// Returns the width of the terminal in columns; `None` without a terminal.
fn terminal_columns() -> Option<usize> {
    terminal_size::terminal_size().map(|(width, _)| usize::from(width.0))
}

/// Returns `true` if the locale names UTF-8, or if no locale is set.
fn is_utf8_locale() -> bool {
    let locale =
        ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()));
    locale.is_none_or(|l| {
        let l = l.to_lowercase();
        l.contains("utf-8") || l.contains("utf8")
    })
}
