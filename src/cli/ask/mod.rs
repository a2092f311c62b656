//! `oracle ask`: a board typed line by line, with the answer after each.

mod help;

use std::io::{BufRead, IsTerminal, Read, StdinLock};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use super::args::{BoardSize, Which};
use super::choice::Choice;
use super::config::Config;
use super::ending::Ending;
use super::files::{NEVER_OVER, TargetOption};
use super::input::{self, QUICK_MAP};
use super::new::write_scenario;
use super::output::Terminal;
use super::paths;
use super::problems;
use super::rule_sets::{is_yaml, several};
use crate::hints;
use crate::report::{Boards, Detail, Output, Style, Wanted};
use crate::rulebook::RuleSet;
use crate::scenario::{PATTERNS, QuickText, ReadBack};
use crate::text::{Code, Language, Refused, SourceText, shortened};
use crate::typing::{Change, Draft, Drafts, Instruction, dialogue};
use crate::verdict::Case;
use crate::wording::{Arg, say};

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, after_long_help = format!("{}\n\n{EXAMPLES}", help::lines(Style::PLAIN)))]
pub(super) struct Ask {
    /// A scenario to start from: its board and its questions.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    which: Which,
    /// Board size [default: chosen to keep the answer short].
    #[arg(long, value_enum, value_name = "SIZE")]
    board: Option<BoardSize>,
}

const EXAMPLES: &str = "Examples:
  oracle ask
  oracle ask quarrel.yaml
  oracle ask --rules 2015,now
  echo 'c=r c' | oracle ask
  printf '%s\\n' city-pair 'b1 c=r' 'save quarrel.yaml' | oracle ask";

/// The longest line that is read, in bytes.
const MOST: usize = 1 << 16;

/// The most lines, and bytes, that are read if no person types: each line is answered, so a long file would run for
/// minutes.
const MOST_LINES: usize = 500;
const MOST_TYPED: usize = 1 << 18;

/// A conversation about one board.
struct Talk<'t> {
    drafts: Drafts,
    /// The last reading of the draft; `None` for an empty board.
    read: Option<ReadBack>,
    which: &'t Which,
    config: &'t Config,
    /// The rule sets chosen by a line, as typed; `None` if those of the command apply.
    typed: Option<String>,
    choice: Choice,
    /// The language of the answers.
    language: Language,
    /// The board size from the command line.
    board: Option<BoardSize>,
    /// Set if a person types, and is prompted.
    prompted: bool,
    /// The number of lines read; `refused` is set if one of them was refused.
    lines: usize,
    refused: bool,
    /// The hints that were printed and are not repeated.
    told: Vec<Once>,
    /// Set if anything was printed, so that an empty line goes before the next answer.
    printed: bool,
}

/// A hint that is printed once only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Once {
    /// The hint that roads and cities join.
    Joining,
    /// The hint at the lines that can be typed next.
    Next,
    /// The hint at the line `help`.
    Help,
    /// The settings from a configuration.
    Configured,
}

/// The result of reading a line.
enum Input {
    Line(Vec<u8>),
    TooLong,
    End,
}

pub(super) fn run(args: &Ask, config: &Config, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let Some(choice) = Choice::with(&args.which, config, terminal)? else {
        return Ok(Ending::Refused);
    };
    let stdin = std::io::stdin();
    let mut talk = Talk {
        drafts: Drafts::default(),
        read: None,
        which: &args.which,
        config,
        typed: None,
        choice,
        language: terminal.reading().language,
        board: args.board,
        prompted: stdin.is_terminal(),
        lines: 0,
        refused: false,
        told: Vec::new(),
        printed: false,
    };
    match &args.file {
        Some(file) if !talk.begin(file, terminal)? => return Ok(Ending::Refused),
        Some(_) => {}
        None => talk.greet(terminal)?,
    }
    let mut lines = if talk.prompted { Lines::typed() } else { Lines::Piped(stdin.lock()) };
    let mut typed = 0;
    loop {
        let line = match lines.next()? {
            Input::Line(line) => line,
            Input::TooLong => {
                talk.lines += 1;
                typed += MOST;
                let message = format!("the line is longer than {} KiB", MOST >> 10);
                talk.complain(&message, "put a board of that size in a file: `oracle explain board`", terminal)?;
                continue;
            }
            Input::End => break,
        };
        talk.lines += 1;
        typed += line.len();
        if !talk.prompted && (talk.lines > MOST_LINES || typed > MOST_TYPED) {
            let message = format!("only the first {MOST_LINES} lines, or {} KiB, are answered", MOST_TYPED >> 10);
            let help = "write each board to a file of its own; `oracle score` takes many files at once";
            talk.complain(&message, help, terminal)?;
            break;
        }
        if !talk.take(line, terminal)? {
            break;
        }
    }
    talk.part(terminal)?;
    Ok(if talk.refused && !talk.prompted { Ending::Refused } else { Ending::Answered })
}

/// The source of the lines.
enum Lines {
    /// A terminal with line editing and a history.
    Typed(Box<DefaultEditor>),
    /// A pipe or a file, or a terminal without line editing.
    Piped(StdinLock<'static>),
}

impl Lines {
    /// Creates a source of lines from a person, with line editing if the terminal allows it.
    fn typed() -> Self {
        let config = rustyline::Config::builder().auto_add_history(true).build();
        match DefaultEditor::with_config(config) {
            Ok(editor) => Self::Typed(Box::new(editor)),
            Err(_) => Self::Piped(std::io::stdin().lock()),
        }
    }

    /// Reads the next line; Ctrl-C and Ctrl-D end the input.
    fn next(&mut self) -> std::io::Result<Input> {
        match self {
            Self::Piped(lines) => read(lines),
            Self::Typed(editor) => match editor.readline("> ") {
                Ok(line) if line.len() > MOST => Ok(Input::TooLong),
                Ok(line) => Ok(Input::Line(line.into_bytes())),
                Err(ReadlineError::Interrupted | ReadlineError::Eof) => Ok(Input::End),
                Err(ReadlineError::Io(error)) => Err(error),
                Err(error) => Err(std::io::Error::other(error)),
            },
        }
    }
}

/// Reads a line of at most [`MOST`] bytes; skips a longer one.
fn read(input: &mut impl BufRead) -> std::io::Result<Input> {
    let mut line = Vec::new();
    let limit = u64::try_from(MOST).unwrap_or(u64::MAX) + 1;
    input.by_ref().take(limit).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(Input::End);
    }
    if line.len() > MOST && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Input::TooLong);
    }
    Ok(Input::Line(line))
}

impl Talk<'_> {
    /// Prints how to begin, if a person types.
    fn greet(&mut self, terminal: &mut Terminal) -> std::io::Result<()> {
        let names: Vec<&str> = PATTERNS.iter().map(|pattern| pattern.name).collect();
        let text = format!(
            "What is it about? {}; or type the map, like `. c*=r, c c\\c`. `help` shows what else.",
            names.join(", ")
        );
        let text = format!("{}\n", terminal.style().wrap(&text, "", ""));
        self.prompt(&text, terminal)
    }

    /// Starts from a scenario file. Returns `false` after reporting an error.
    fn begin(&mut self, file: &Path, terminal: &mut Terminal) -> std::io::Result<bool> {
        let name = paths::name(file);
        if file == Path::new("-") {
            let help = "name a file: the lines come from standard input";
            self.complain("`-` is not a file to start from", help, terminal)?;
            return Ok(false);
        }
        let Some(case) = input::case(file, terminal)? else { return Ok(false) };
        let opened = Draft::of(&case.scenario).and_then(|draft| {
            let again = hints::open_quick(&self.quick(&draft)?).ok()?;
            Some((draft, again))
        });
        let Some((draft, again)) = opened else {
            let message = format!("{} has more in it than can be typed line by line", shortened(&name));
            let help = format!("`oracle score {name}` answers it; what can be typed: `oracle quick --help`");
            self.complain(&message, &help, terminal)?;
            return Ok(false);
        };
        self.drafts.keep(draft);
        self.show(Some(&again), terminal)?;
        if !case.scenario.expect.is_empty() {
            let left = "Left out: the file's expectations.\n";
            self.say(left, terminal)?;
        }
        Ok(true)
    }

    /// Prints text if a person types.
    fn prompt(&self, text: &str, terminal: &mut Terminal) -> std::io::Result<()> {
        if self.prompted { terminal.prompt(text) } else { Ok(()) }
    }

    /// Returns `true` on the first call for a hint only.
    fn once(&mut self, what: Once) -> bool {
        let first = !self.told.contains(&what);
        if first {
            self.told.push(what);
        }
        first
    }

    /// Prints text, and sets `printed`.
    fn say(&mut self, text: &str, terminal: &mut Terminal) -> std::io::Result<()> {
        self.printed = true;
        terminal.print(text)
    }

    /// Takes a line. Returns `false` if the conversation ends with it.
    fn take(&mut self, line: Vec<u8>, terminal: &mut Terminal) -> std::io::Result<bool> {
        let name = format!("line {}", self.lines);
        let Ok(text) = String::from_utf8(line) else {
            self.complain("the line is not UTF-8 text", "type it again, in UTF-8", terminal)?;
            return Ok(true);
        };
        // A byte order mark at the beginning of a file is no part of its first line.
        let text = text.trim_end_matches(['\n', '\r']).replace('\u{feff}', "");
        if text.contains('\r') {
            let help = "end each line with an ordinary line ending";
            self.complain("there is a carriage return in the line", help, terminal)?;
            return Ok(true);
        }
        if text.trim().is_empty() {
            return Ok(true);
        }
        let said = match SourceText::new(name.clone(), text.into_bytes()) {
            Ok(source) => self.drafts.now().take(&Arc::new(source.answered_in(self.language))),
            Err(message) => Err(problems::files::line_is_no_text(&name, message)),
        };
        match said {
            Ok(Instruction::Done) => return Ok(false),
            Ok(line) => self.answer(line, terminal)?,
            Err(refused) => self.refuse(&refused, terminal)?,
        }
        Ok(true)
    }

    /// Answers a line that was understood.
    fn answer(&mut self, line: Instruction, terminal: &mut Terminal) -> std::io::Result<()> {
        match line {
            Instruction::Change(change) => self.change(*change, terminal),
            Instruction::Undo(steps) => {
                let done = self.drafts.undo(steps);
                self.stepped(done, "nothing to undo", "type a change", terminal)
            }
            Instruction::Redo(steps) => {
                let done = self.drafts.redo(steps);
                self.stepped(done, "nothing to redo", "`redo` repeats what `undo` took back", terminal)
            }
            Instruction::Why => match self.case() {
                Some(case) => self.why(&case, terminal),
                None => self.nothing(terminal),
            },
            Instruction::Yaml => match self.read.clone() {
                Some(read) => self.say(&read.yaml, terminal),
                None => self.nothing(terminal),
            },
            Instruction::Map if self.drafts.now().is_blank() => self.nothing(terminal),
            Instruction::Map => self.say(&format!("{}\n", self.command()), terminal),
            Instruction::Save(name) => match self.read.clone() {
                Some(read) => self.save(&name, &read.yaml, terminal),
                None => self.nothing(terminal),
            },
            Instruction::Rules(words) => self.rules(&words, terminal),
            Instruction::Help => self.say(&format!("{}\n", help::lines(terminal.style())), terminal),
            Instruction::Done => Ok(()),
        }
    }

    /// Applies a change and shows the result, or reports why the board does not allow it.
    fn change(&mut self, change: Change, terminal: &mut Terminal) -> std::io::Result<()> {
        let change = match &self.read {
            Some(before) => change.keeping(before),
            None => change,
        };
        if change.draft().is_blank() && !change.is_typed() {
            self.read = None;
            self.drafts.keep(change.into_draft());
            return self.show(None, terminal);
        }
        match hints::open_quick(change.text()) {
            Ok(case) => {
                for question in change.forgotten() {
                    let said = format!("No longer asked: {}\n", shortened(question));
                    self.say(&said, terminal)?;
                }
                if let Some(pattern) = change.pattern() {
                    self.say(&format!("The pattern {pattern}:\n"), terminal)?;
                }
                if !change.passed_over().is_empty() {
                    let options = shortened(change.passed_over());
                    let said = format!("Ignored: {options}; `rules 2015,now` chooses rule sets\n");
                    self.say(&said, terminal)?;
                }
                let kept = change.kept();
                self.drafts.keep(change.into_draft());
                self.show(Some(&case), terminal)?;
                self.kept(&kept, terminal)
            }
            Err(refused) => {
                let refused = change.refused(&refused, self.read.as_ref());
                self.refuse(&refused, terminal)
            }
        }
    }

    /// Prints which tiles keep their sides although they would join their neighbours differently now.
    fn kept(&mut self, tiles: &[(String, Option<String>)], terminal: &mut Terminal) -> std::io::Result<()> {
        if tiles.is_empty() {
            return Ok(());
        }
        let voice = self.language.voice();
        let each: Vec<&str> = tiles.iter().map(|(is, _)| is.as_str()).collect();
        let joins = Arg::list(tiles.iter().find_map(|(_, joins)| joins.clone()));
        let kept = say!(report::Kept { tiles: voice.apart(&each), line: joins });
        let text = terminal.style().wrap(&voice.say(&kept), "", "  ");
        self.say(&format!("{text}\n"), terminal)
    }

    /// Shows the draft after `done` steps back or forward; reports an error if there were none.
    fn stepped(&mut self, done: usize, message: &str, help: &str, terminal: &mut Terminal) -> std::io::Result<()> {
        if done == 0 {
            return self.complain(message, help, terminal);
        }
        let case = self.case();
        self.show(case.as_ref(), terminal)
    }

    /// Returns a draft as a quick map; `None` if it cannot be written as one.
    fn quick(&self, draft: &Draft) -> Option<QuickText> {
        draft.text(QUICK_MAP).ok().map(|text| text.answered_in(self.language))
    }

    /// Returns the current draft as a case; `None` if it is blank.
    fn case(&self) -> Option<Case> {
        let draft: &Draft = self.drafts.now();
        let text = self.quick(draft).filter(|_| !draft.is_blank())?;
        hints::open_quick(&text).ok()
    }

    /// Prints how the draft was understood, the board, and the answer.
    fn show(&mut self, case: Option<&Case>, terminal: &mut Terminal) -> std::io::Result<()> {
        if self.printed {
            self.say("\n", terminal)?;
        }
        let Some(case) = case else {
            self.read = None;
            return self.say("The board is empty.\n", terminal);
        };
        self.read.clone_from(&case.scenario.read_back);
        let (table, rule_sets) = &case.shown(&self.choice.sets);
        let Some(format) = Output::Answers.format("table") else { return Ok(()) };
        let (board, by) = self.choice.boards(self.board, format);
        let detail = Detail { board, ..Detail::USUAL };
        // The settings from a configuration are printed once, not after each line.
        let wanted = Wanted { file: QUICK_MAP, table, rule_sets, detail, configured: None };
        let style = terminal.style();
        self.say(&wanted.judged(|report| dialogue(report, style)), terminal)?;
        let joining = self.read.as_ref().and_then(|read| read.joining);
        if let Some(joining) = joining.filter(|_| self.once(Once::Joining)) {
            let joining = style.wrap(joining, "", "");
            self.say(&format!("{joining}\n"), terminal)?;
        }
        if let Some(by) = by.shaping().filter(|_| self.once(Once::Configured)) {
            self.say(&by.lines(style), terminal)?;
        }
        if self.once(Once::Next) {
            let next = "Change a cell (b1 c*=r), ask (tower b1 1), why, yaml, save NAME, undo, done.";
            let next = format!("{}\n", style.wrap(next, "", ""));
            self.prompt(&next, terminal)?;
        }
        Ok(())
    }

    /// Prints the whole answer, with the law and the steps, but without the board, which was printed before.
    fn why(&mut self, case: &Case, terminal: &mut Terminal) -> std::io::Result<()> {
        let (table, rule_sets) = &case.shown(&self.choice.sets);
        let detail = Detail { board: Boards::None, ..Detail::EXPLAIN };
        let wanted = Wanted { file: QUICK_MAP, table, rule_sets, detail, configured: None };
        self.printed = true;
        let Some(format) = Output::Answers.format("table") else { return Ok(()) };
        let run = crate::report::Run::over(1);
        terminal.tell(|sheet| format.answer(wanted.judging(), run, sheet))
    }

    /// Writes the scenario to a new file; reports an error if the file exists.
    fn save(&mut self, name: &str, yaml: &str, terminal: &mut Terminal) -> std::io::Result<()> {
        let mut path = PathBuf::from(name);
        if path.extension().is_none() {
            path.set_extension("yaml");
        }
        let asked = TargetOption { force: false, instead: NEVER_OVER, usual: "quarrel.yaml" };
        match write_scenario(&path, yaml, asked, terminal)? {
            Ok(said) => self.say(&said, terminal),
            Err((message, help)) => self.complain(&message, &help, terminal),
        }
    }

    /// Chooses rule sets and answers by them; without words, prints the present ones.
    fn rules(&mut self, words: &str, terminal: &mut Terminal) -> std::io::Result<()> {
        // A name of several words is kept whole, whether it is a rule set (`Oct 2014`) or unknown.
        let parts = |part: &str| {
            let all: Vec<String> = part.split_whitespace().map(str::to_owned).collect();
            let known = |word: &String| several(word).is_ok() || is_yaml(word) || word == "all";
            let apart = several(part).is_err() && all.iter().all(known);
            if apart { all } else { vec![part.to_owned()] }
        };
        let list = words.split(',').map(str::trim).filter(|part| !part.is_empty());
        let list: Vec<String> = list.flat_map(parts).collect();
        if list.is_empty() {
            let ids: Vec<&str> = self.choice.sets.iter().map(RuleSet::id).collect();
            let by = if RuleSet::are_all(&self.choice.sets) { "all".to_owned() } else { ids.join(", ") };
            let said = format!("Rule sets: {by}. Type `rules 2015,now` for others, `rules all` for all.");
            let said = terminal.style().wrap(&said, "", "");
            return self.say(&format!("{said}\n"), terminal);
        }
        let all = list.iter().all(|word| word == "all");
        let rules = if all { Vec::new() } else { list };
        let mut which = Which { rules, as_of: None, house: self.which.house.clone() };
        let mut chosen = Choice::with(&which, self.config, terminal)?;
        let configured = chosen.as_ref().and_then(Choice::configured);
        if all && configured.is_some_and(|by| !by.rules.is_empty()) {
            // All rule sets are chosen, although the configuration names some.
            which.rules = RuleSet::ids().map(str::to_owned).collect();
            chosen = Choice::with(&which, self.config, terminal)?;
        }
        let typed = which.rules.join(",");
        let Some(choice) = chosen else {
            self.refused = true;
            return Ok(());
        };
        self.choice = choice;
        self.typed = Some(typed);
        match self.case() {
            Some(case) => self.show(Some(&case), terminal),
            None => self.rules("", terminal),
        }
    }

    /// Returns the draft as a command, with the chosen rule sets.
    fn command(&self) -> String {
        let mut command = self.drafts.now().command();
        let mut add = |option: &str, value: &str| {
            let plain = |c: char| c.is_ascii_alphanumeric() || "-_.,/".contains(c);
            let value = if value.chars().all(plain) { value.to_owned() } else { Draft::quoted(value) };
            command = format!("{command} {option} {value}");
        };
        let own = self.which.rules.join(",");
        match self.typed.as_deref().unwrap_or(&own) {
            "" => {}
            rules => add("--rules", rules),
        }
        if let Some(day) = self.which.as_of.as_ref().filter(|_| self.typed.is_none()) {
            add("--as-of", day);
        }
        for house in &self.which.house {
            add("--house", &house.display().to_string());
        }
        command
    }

    /// Prints the draft as a command at the end, so that the typed board is not lost.
    fn part(&mut self, terminal: &mut Terminal) -> std::io::Result<()> {
        if self.drafts.now().is_blank() {
            return Ok(());
        }
        self.say(&format!("{}\n", self.command()), terminal)
    }

    /// Reports that there is no board yet.
    fn nothing(&mut self, terminal: &mut Terminal) -> std::io::Result<()> {
        self.complain("there is no board yet", "type a pattern (`city-pair`) or a map: `. c*=r, c c\\c`", terminal)
    }

    /// Reports an error that has no place in the line.
    fn complain(&mut self, message: &str, help: &str, terminal: &mut Terminal) -> std::io::Result<()> {
        self.refused = true;
        terminal.fault(Code::Usage, message, help)
    }

    /// Reports an error at its place in the line.
    fn refuse(&mut self, refused: &Refused, terminal: &mut Terminal) -> std::io::Result<()> {
        self.refused = true;
        let first = self.once(Once::Help);
        terminal.refuse_line(refused, first)
    }
}
