//! Standard output and standard error: width, colour, problems.

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anstream::{AutoStream, ColorChoice};

use super::args::{Color, Paging};
use super::pager;
use super::size::Reading;
use crate::picture::Inks;
use crate::report::{Format, Layout, Problems, Sheet, Style, json_text};
use crate::text::{Code, Refused, on_one_line, shortened_path};
use crate::wording::say;

/// The most problems of one file that are printed in full.
const MOST_PROBLEMS: usize = 100;
/// The most files that a note names.
const MOST_NOTED: usize = 3;
/// The size of the buffer for data, in bytes.
const AT_ONCE: usize = 1 << 16;
/// The width without a terminal, in columns.
const WIDTH: usize = 80;
/// The most columns of a line of a file that are shown without a terminal to wrap it.
const LINE: usize = 160;

type Out = std::io::BufWriter<AutoStream<std::io::Stdout>>;

/// The output of a run, with its options: standard output and standard error.
#[derive(Debug)]
pub(super) struct Terminal {
    out: Out,
    err: PipeWriter<AutoStream<std::io::Stderr>>,
    style: Style,
    err_style: Style,
    /// The most columns of a line of a file that is shown with its problem.
    line: usize,
    /// Set if the reader of the output has gone (`oracle … | head`): that is not an error, and does not change how the
    /// run ended.
    closed: bool,
    /// Set if standard output is a terminal.
    shown: bool,
    /// The progress line of a long run.
    watched: ProgressLine,
    /// The layout of data, if a program reads the answers.
    layout: Option<Layout>,
    /// The problems and notes for that program.
    beside: Problems,
    /// Set if any answer was printed.
    answered: bool,
    /// The hint on the notation, until it has been printed.
    notation: Option<&'static str>,
    /// The options for reading inputs.
    reading: Reading,
}

/// A stream that its reader may close: then output to it is dropped, which is no error.
#[derive(Debug)]
struct PipeWriter<W>(Option<W>);

impl<W: Write> PipeWriter<W> {
    fn say<T>(&mut self, silent: T, say: impl FnOnce(&mut W) -> std::io::Result<T>) -> std::io::Result<T> {
        let Some(stream) = &mut self.0 else { return Ok(silent) };
        match say(stream) {
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => {
                self.0 = None;
                Ok(silent)
            }
            other => other,
        }
    }
}

impl<W: Write> Write for PipeWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.say(bytes.len(), |stream| stream.write(bytes))
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.say((), Write::flush)
    }
}

/// An output that records whether anything is written.
struct Noticed<'o> {
    out: &'o mut Out,
    any: &'o mut bool,
}

impl Write for Noticed<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        *self.any |= !bytes.is_empty();
        self.out.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}

/// Returns the number of colours: in a pipe or file all, if any; for a terminal by its environment variables.
fn inks(color: bool, shown: bool) -> Inks {
    let says = |name: &str, words: &[&str]| {
        std::env::var(name).is_ok_and(|value| words.iter().any(|word| value.contains(word)))
    };
    if !color {
        Inks::None
    } else if !shown || says("COLORTERM", &["truecolor", "24bit"]) {
        Inks::All
    } else if says("TERM", &["256color", "kitty", "alacritty", "ghostty"]) {
        Inks::Many
    } else {
        Inks::Sixteen
    }
}

/// The state of a progress line, which is overwritten each time.
#[derive(Debug, Default)]
struct ProgressLine {
    /// The start of the run.
    since: Option<Instant>,
    /// The time at which the line was last written.
    written: Option<Instant>,
    /// The width of the line in columns; 0 if it is not shown.
    columns: usize,
}

/// The time that a run may take before it shows progress.
const PATIENCE: Duration = Duration::from_millis(500);
/// The least time for which a progress line is shown.
const STANDS: Duration = Duration::from_millis(100);

impl Terminal {
    pub(super) fn new(color: Color, width: Option<usize>, reading: Reading) -> Self {
        let choice = |auto: ColorChoice| match color {
            Color::Auto => auto,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        };
        let (stdout, stderr) = (std::io::stdout(), std::io::stderr());
        let out = choice(AutoStream::choice(&stdout));
        let err = choice(AutoStream::choice(&stderr));
        let style = |choice, terminal: bool| Style {
            width: width.or_else(|| terminal.then(columns).flatten()).unwrap_or(WIDTH).clamp(30, 140),
            // A locale without UTF-8 applies to a pipe, too; without a locale, Unicode is assumed.
            unicode: speaks_unicode(),
            color: matches!(choice, ColorChoice::Always | ColorChoice::AlwaysAnsi),
            inks: Inks::None,
            language: reading.language,
        };
        let asked = width.is_some() || stderr.is_terminal();
        let err_style = style(err, stderr.is_terminal());
        let stdout_is_shown = stdout.is_terminal();
        let mut style_out = style(out, stdout_is_shown);
        style_out.inks = inks(style_out.color, stdout_is_shown);
        // Output without colours has none to remove.
        let out = if style_out.color { out } else { ColorChoice::AlwaysAnsi };
        Self {
            style: style_out,
            err_style,
            line: if asked { err_style.width } else { LINE },
            out: std::io::BufWriter::new(AutoStream::new(stdout, out)),
            err: PipeWriter(Some(AutoStream::new(stderr, err))),
            closed: false,
            shown: stdout_is_shown,
            watched: ProgressLine::default(),
            layout: None,
            beside: Problems::default(),
            answered: false,
            notation: Some("more: `oracle explain notation`"),
            reading,
        }
    }

    /// Returns the options for reading inputs.
    pub(super) fn reading(&self) -> Reading {
        self.reading
    }

    /// Makes problems and notes data if answers in this format are data, since a program reads them. Must be called
    /// before anything is printed.
    pub(super) fn speak(&mut self, format: &dyn Format) {
        self.layout = format.layout();
        if self.layout.is_some() {
            // Data can be large.
            let out = AutoStream::new(std::io::stdout(), ColorChoice::AlwaysAnsi);
            self.out = std::io::BufWriter::with_capacity(AT_ONCE, out);
        }
    }

    /// Ends a run. A program gets the problems now: on standard error, and also on standard output if there is no
    /// answer.
    pub(super) fn finish(&mut self) -> std::io::Result<()> {
        if let Some(layout) = self.layout.filter(|_| !self.beside.is_empty()) {
            let text = json_text(&self.beside, layout);
            if !self.answered {
                self.print(&text)?;
            }
            self.flush()?;
            self.err.write_all(text.as_bytes())?;
        }
        self.flush()
    }

    /// Writes to standard output, unless its reader has gone.
    fn write(&mut self, write: impl FnOnce(&mut Out) -> std::io::Result<()>) -> std::io::Result<()> {
        if self.shown {
            self.unwatch()?;
        }
        if self.closed {
            return Ok(());
        }
        match write(&mut self.out) {
            Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => {
                self.closed = true;
                Ok(())
            }
            other => other,
        }
    }

    /// Returns the width of the output in columns.
    pub(super) fn width(&self) -> usize {
        self.style.width
    }

    /// Returns `true` if characters beyond ASCII may be used.
    pub(super) fn is_unicode(&self) -> bool {
        self.style.unicode
    }

    /// Returns the number of colours for a board.
    pub(super) fn inks(&self) -> Inks {
        self.style.inks
    }

    /// Prints text.
    pub(super) fn print(&mut self, text: &str) -> std::io::Result<()> {
        self.answered = true;
        self.write(|out| out.write_all(text.as_bytes()))
    }

    /// Writes binary data unchanged.
    pub(super) fn pour(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.flush()?;
        self.answered = true;
        let out = AutoStream::new(std::io::stdout(), ColorChoice::AlwaysAnsi);
        self.out = std::io::BufWriter::with_capacity(AT_ONCE, out);
        self.write(|out| out.write_all(bytes))
    }

    /// Lets a format write; if it writes nothing, that is no answer.
    pub(super) fn tell(&mut self, write: impl FnOnce(&mut Sheet<'_>) -> std::io::Result<()>) -> std::io::Result<()> {
        let (style, mut any) = (self.style, false);
        let told = self.write(|out| {
            let out = &mut Noticed { out, any: &mut any };
            write(&mut Sheet { out, style })
        });
        self.answered |= any;
        told
    }

    /// Like [`Terminal::tell`], but a text with more lines than the terminal is shown in the reader's pager.
    pub(super) fn tell_paged(
        &mut self,
        paging: &Paging,
        write: impl FnOnce(&mut Sheet<'_>) -> std::io::Result<()>,
    ) -> std::io::Result<()> {
        if paging.no_pager || !self.shown || self.layout.is_some() {
            return self.tell(write);
        }
        let mut text = Vec::new();
        write(&mut Sheet { out: &mut text, style: self.style })?;
        let lines = text.split(|byte| *byte == b'\n').count();
        let is_high_enough = terminal_size::terminal_size().is_none_or(|(_, height)| lines <= usize::from(height.0));
        self.flush()?;
        if !is_high_enough && pager::show(&text)? {
            self.answered = true;
            return Ok(());
        }
        self.tell(|sheet| sheet.out.write_all(&text))
    }

    /// Prints progress on standard error, if a person reads it on a terminal.
    pub(super) fn progress(&mut self, text: &str) -> std::io::Result<()> {
        let shown = self.layout.is_none() && std::io::stderr().is_terminal();
        if shown { writeln!(self.err, "{text}") } else { Ok(()) }
    }

    /// Shows the progress of a run, on a terminal only and after it has taken a while. The line is overwritten the next
    /// time, and removed before other output.
    pub(super) fn watch(&mut self, say: impl FnOnce() -> String) -> std::io::Result<()> {
        let now = Instant::now();
        let since = *self.watched.since.get_or_insert(now);
        let stands = self.watched.written.is_some_and(|at| now - at < STANDS);
        if now - since < PATIENCE || stands || !std::io::stderr().is_terminal() {
            return Ok(());
        }
        self.unwatch()?;
        // Buffered output must come before the line.
        self.flush()?;
        let line: String = say().chars().take(self.err_style.width.saturating_sub(1)).collect();
        self.watched.columns = line.chars().count();
        self.watched.written = Some(now);
        write!(self.err, "{line}")?;
        self.err.flush()
    }

    /// Removes the progress line.
    pub(super) fn unwatch(&mut self) -> std::io::Result<()> {
        match std::mem::take(&mut self.watched.columns) {
            0 => Ok(()),
            columns => {
                write!(self.err, "\r{}\r", " ".repeat(columns))?;
                self.err.flush()
            }
        }
    }

    /// Reports a note on the answer to a file: as data for a program, else on standard error, so that standard output
    /// has answers only.
    pub(super) fn note_on(&mut self, file: &str, text: &str) -> std::io::Result<()> {
        if self.layout.is_some() {
            self.beside.note(file, text);
            return Ok(());
        }
        self.note(text)
    }

    /// Like [`Terminal::note_on`] for several files; for people in one line that names the first of them.
    pub(super) fn note_on_all(&mut self, files: &[String], text: &str) -> std::io::Result<()> {
        if self.layout.is_some() {
            return files.iter().try_for_each(|file| self.note_on(file, text));
        }
        let (named, more) = files.split_at(files.len().min(MOST_NOTED));
        let more = if more.is_empty() { String::new() } else { format!(" and {} more", more.len()) };
        self.note(&format!("{}{more}: {text}", named.join(", ")))
    }

    /// Prints a note on an answer for people, on standard error.
    pub(super) fn note(&mut self, text: &str) -> std::io::Result<()> {
        self.flush()?;
        writeln!(self.err, "{}", self.err_style.wrap(&on_one_line(text), "note: ", "      "))
    }

    /// Returns the style of text on standard output.
    pub(super) fn style(&self) -> Style {
        self.style
    }

    /// Reports a usage error, with help.
    pub(super) fn complain(&mut self, message: &str, help: &str) -> std::io::Result<()> {
        self.fault(Code::Usage, message, help)
    }

    /// Like [`Terminal::complain`], but with a code of its own.
    pub(super) fn fault(&mut self, code: Code, message: &str, help: &str) -> std::io::Result<()> {
        self.fault_of(None, code, message, help)
    }

    /// Like [`Terminal::fault`], but about a file or folder, if there is one.
    pub(super) fn fault_of(
        &mut self,
        path: Option<&Path>,
        code: Code,
        message: &str,
        help: &str,
    ) -> std::io::Result<()> {
        if self.layout.is_some() {
            let file = path.map(super::paths::name);
            self.beside.complain(code, file, message, help);
            return Ok(());
        }
        self.unwatch()?;
        self.flush()?;
        let error = self.err_style.paint(crate::report::Ink::Unsettled, "error:");
        writeln!(self.err, "{error} {}", on_one_line(message))?;
        writeln!(self.err, "{}", self.err_style.wrap(&on_one_line(help), "  help: ", "        "))
    }

    /// Reports the problems of a text.
    pub(super) fn refuse(&mut self, refused: &Refused) -> std::io::Result<()> {
        if self.layout.is_some() {
            self.beside.refuse(refused);
            return Ok(());
        }
        self.unwatch()?;
        self.flush()?;
        for diagnostic in refused.diagnostics(self.line).take(MOST_PROBLEMS) {
            let text = self.err_style.remark(&diagnostic);
            self.err.write_all(text.as_bytes())?;
            writeln!(self.err)?;
        }
        let voice = self.err_style.language.voice();
        let all = refused.count();
        if all > MOST_PROBLEMS {
            let more = say!(problems::More { count: all - MOST_PROBLEMS });
            writeln!(self.err, "{}", voice.say(&more))?;
        }
        let file = shortened_path(refused.name());
        let ended = say!(problems::NoAnswer { file: file, count: all });
        writeln!(self.err, "{}", voice.say(&ended))?;
        let of_notation =
            |code: Code| ["map::", "board::", "tile::"].iter().any(|begin| code.word().starts_with(begin));
        if refused.problems().any(|problem| of_notation(problem.code))
            && let Some(more) = self.notation.take()
        {
            writeln!(self.err, "{more}")?;
        }
        Ok(())
    }

    /// Reports the problems of a text as a whole: to people without its name and without a summary.
    pub(super) fn refuse_briefly(&mut self, refused: &Refused) -> std::io::Result<()> {
        if self.layout.is_some() {
            return self.refuse(refused);
        }
        refused.problems().try_for_each(|p| self.fault(p.code, &p.message, &p.help))
    }

    /// Reports the problems of a typed line; the `first` time with a hint on `help`.
    pub(super) fn refuse_line(&mut self, refused: &Refused, first: bool) -> std::io::Result<()> {
        self.unwatch()?;
        self.flush()?;
        for diagnostic in refused.diagnostics(self.line).take(MOST_PROBLEMS) {
            let text = self.err_style.remark(&diagnostic);
            self.err.write_all(text.as_bytes())?;
        }
        let more = if first { "; type `help` to see what you can type" } else { "" };
        writeln!(self.err, "nothing changed{more}")
    }

    /// Prints a prompt to a person who types, on standard error, so that standard output does not depend on it.
    pub(super) fn prompt(&mut self, text: &str) -> std::io::Result<()> {
        self.flush()?;
        self.err.write_all(text.as_bytes())?;
        self.err.flush()
    }

    /// Reports how to ignore a configuration, after its problems.
    pub(super) fn without_configuration(&mut self, file: &str) -> std::io::Result<()> {
        let file = on_one_line(file);
        let text = format!("`--no-config` ignores {file}");
        if self.layout.is_some() {
            self.beside.note(&file, &text);
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

/// Returns the width of the terminal in columns.
fn columns() -> Option<usize> {
    terminal_size::terminal_size().map(|(width, _)| usize::from(width.0))
}

/// Returns `true` if the locale names UTF-8, or if no locale is set.
fn speaks_unicode() -> bool {
    let locale =
        ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()));
    locale.is_none_or(|l| {
        let l = l.to_lowercase();
        l.contains("utf-8") || l.contains("utf8")
    })
}
