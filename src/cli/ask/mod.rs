//! `oracle ask`: a board typed line by line, with the answer after each.

mod help;

use std::io::{BufRead, IsTerminal, Read, StdinLock};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_law::RuleSet;
use carcassonne_position::wording::{Arg, Join, Voice, say};
use carcassonne_position::{PATTERNS, QuickText, ReadBack};
use carcassonne_rules::verdict::Case;
use carcassonne_show::report::{Boards, Detail, Output, ReportRequest, Style};
use carcassonne_text::{AnswerLanguage, RefusedText, SourceText, shorten};
use carcassonne_typing::repairs;
use carcassonne_typing::typing::{Change, Draft, Drafts, Instruction, dialogue};
use clap::Args;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use super::args::{BoardSize, RuleSetArgs};
use super::choice::Choice;
use super::command_error::{CommandError, mistake};
use super::config::Config;
use super::ending::Ending;
use super::files::TargetOptions;
use super::input::{self, QUICK_MAP};
use super::new::write_scenario;
use super::output::Terminal;
use super::paths;
use super::problems::{command_line, files, refusal};
use super::rule_sets::{is_yaml, parse_rule_sets};

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, after_long_help = format!("{}\n\n{EXAMPLES}", help::help_text(Style::PLAIN)))]
pub(super) struct Ask {
    /// A scenario to start from: its board and its questions.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    which: RuleSetArgs,
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

/// The length of the longest line that is accepted, in bytes.
const MAX_LINE_BYTES: usize = 1 << 16;

/// The maximum number of lines, and bytes, that are read if no person types: each line is answered, so a long file
/// would run for minutes.
const MAX_LINES: usize = 500;
const MAX_INPUT_BYTES: usize = 1 << 18;

/// A conversation about one board.
struct Session<'t> {
    drafts: Drafts,
    /// The account of how the draft was last understood; `None` for an empty board.
    read_back: Option<ReadBack>,
    rule_args: &'t RuleSetArgs,
    config: &'t Config,
    /// The rule sets chosen by a line `rules`, joined by commas; `None` if those of the command line apply.
    typed_rules: Option<String>,
    choice: Choice,
    /// The language of the answers.
    language: AnswerLanguage,
    /// The board size from the command line.
    board: Option<BoardSize>,
    /// Set if a person types, and is prompted.
    is_interactive: bool,
    /// The number of lines read; `has_refused` is set if one of them was refused.
    line_count: usize,
    has_refused: bool,
    /// The hints that were printed and are not repeated.
    given_hints: Vec<Hint>,
    /// Set if anything was printed, so that an empty line goes before the next answer.
    has_printed: bool,
}

/// A hint that is printed once only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hint {
    /// The hint on how the roads and cities of neighbouring tiles join.
    Joining,
    /// The hint at the lines that can be typed next.
    Next,
    /// The hint at the line `help`.
    Help,
    /// The note on the settings that a configuration has chosen.
    Configured,
}

/// The result of reading a typed line.
enum Input {
    Line(Vec<u8>),
    TooLong,
    End,
}

pub(super) fn run(args: &Ask, config: &Config, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    let choice = Choice::with_config(&args.which, config, terminal)?;
    let stdin = std::io::stdin();
    let mut session = Session {
        drafts: Drafts::default(),
        read_back: None,
        rule_args: &args.which,
        config,
        typed_rules: None,
        choice,
        language: terminal.read_options().language,
        board: args.board,
        is_interactive: stdin.is_terminal(),
        line_count: 0,
        has_refused: false,
        given_hints: Vec::new(),
        has_printed: false,
    };
    match &args.file {
        Some(file) => session.start_from_file(file, terminal)?,
        None => session.greet(terminal)?,
    }
    let mut lines = if session.is_interactive { Lines::interactive() } else { Lines::Piped(stdin.lock()) };
    let mut byte_count = 0;
    loop {
        let line = match lines.next_line()? {
            Input::Line(line) => line,
            Input::TooLong => {
                session.line_count += 1;
                byte_count += MAX_LINE_BYTES;
                session.report(mistake!(command_line::LineTooLong { most: MAX_LINE_BYTES >> 10 }), terminal)?;
                continue;
            }
            Input::End => break,
        };
        session.line_count += 1;
        byte_count += line.len();
        if !session.is_interactive && (session.line_count > MAX_LINES || byte_count > MAX_INPUT_BYTES) {
            let (lines, size) = (MAX_LINES, MAX_INPUT_BYTES >> 10);
            session.report(mistake!(command_line::TooManyLines { lines, size }), terminal)?;
            break;
        }
        if !session.handle_line(line, terminal)? {
            break;
        }
    }
    // The draft is not lost as the conversation ends.
    if !session.drafts.current().is_blank() {
        session.print(&format!("{}\n", session.to_command()), terminal)?;
    }
    Ok(if session.has_refused && !session.is_interactive { Ending::Refused } else { Ending::Answered })
}

/// The source of the lines that are typed or piped into `oracle ask`.
enum Lines {
    /// A terminal with line editing and a history.
    Interactive(Box<DefaultEditor>),
    /// A pipe or a file, or a terminal without line editing.
    Piped(StdinLock<'static>),
}

impl Lines {
    /// Creates a source of lines from a person, with line editing if the terminal allows it.
    fn interactive() -> Self {
        let config = rustyline::Config::builder().auto_add_history(true).build();
        match DefaultEditor::with_config(config) {
            Ok(editor) => Self::Interactive(Box::new(editor)),
            Err(_) => Self::Piped(std::io::stdin().lock()),
        }
    }

    /// Reads the next line; Ctrl-C and Ctrl-D end the input.
    fn next_line(&mut self) -> std::io::Result<Input> {
        match self {
            Self::Piped(lines) => read_line(lines),
            Self::Interactive(editor) => match editor.readline("> ") {
                Ok(line) if line.len() > MAX_LINE_BYTES => Ok(Input::TooLong),
                Ok(line) => Ok(Input::Line(line.into_bytes())),
                Err(ReadlineError::Interrupted | ReadlineError::Eof) => Ok(Input::End),
                Err(ReadlineError::Io(error)) => Err(error),
                Err(error) => Err(std::io::Error::other(error)),
            },
        }
    }
}

/// Reads a line of at most [`MAX_LINE_BYTES`] bytes; skips a longer one.
fn read_line(input: &mut impl BufRead) -> std::io::Result<Input> {
    let mut line = Vec::new();
    let limit = u64::try_from(MAX_LINE_BYTES).unwrap_or(u64::MAX) + 1;
    input.by_ref().take(limit).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(Input::End);
    }
    if line.len() > MAX_LINE_BYTES && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Input::TooLong);
    }
    Ok(Input::Line(line))
}

impl Session<'_> {
    /// Prints on standard error how to begin, if a person types.
    fn greet(&mut self, terminal: &mut Terminal) -> std::io::Result<()> {
        let names: Vec<&str> = PATTERNS.iter().map(|pattern| pattern.name).collect();
        let text = format!(
            "What is it about? {}; or type the map, like `. c*=r, c c\\c`. `help` shows what else.",
            names.join(", ")
        );
        let text = format!("{}\n", terminal.style().wrap(&text, "", ""));
        self.prompt(&text, terminal)
    }

    /// Starts with the board and the questions of a scenario file.
    fn start_from_file(&mut self, file: &Path, terminal: &mut Terminal) -> Result<(), CommandError> {
        let name = paths::display_name(file);
        if file == Path::new("-") {
            return Err(mistake!(command_line::NoFileToStartFrom));
        }
        let case = input::read_case(file, terminal)?;
        let opened = Draft::from_scenario(&case.scenario).and_then(|draft| {
            let reopened = repairs::open_quick(&self.quick_text(&draft)?).ok()?;
            Some((draft, reopened))
        });
        let Some((draft, reopened)) = opened else {
            return Err(mistake!(command_line::MoreThanCanBeTyped { file: &name, path: &name }));
        };
        self.drafts.keep(draft);
        self.print_answer(Some(&reopened), terminal)?;
        if !case.scenario.expect.is_empty() {
            self.print("Left out: the file's expectations.\n", terminal)?;
        }
        Ok(())
    }

    /// Prints text on standard error if standard input is a terminal, at which a person types; otherwise nothing.
    fn prompt(&self, text: &str, terminal: &mut Terminal) -> std::io::Result<()> {
        if self.is_interactive { terminal.prompt(text) } else { Ok(()) }
    }

    /// Returns `true` on the first call for `hint`, and `false` on every later one.
    fn is_first_time(&mut self, hint: Hint) -> bool {
        let is_first = !self.given_hints.contains(&hint);
        if is_first {
            self.given_hints.push(hint);
        }
        is_first
    }

    /// Prints text on standard output, and sets `has_printed`.
    fn print(&mut self, text: &str, terminal: &mut Terminal) -> std::io::Result<()> {
        self.has_printed = true;
        terminal.print(text)
    }

    /// Carries out a typed line, or reports why that is impossible. Returns `false` if the line ends the conversation.
    fn handle_line(&mut self, line: Vec<u8>, terminal: &mut Terminal) -> std::io::Result<bool> {
        let name = format!("line {}", self.line_count);
        let Ok(text) = String::from_utf8(line) else {
            self.report(mistake!(command_line::LineNotUtf8), terminal)?;
            return Ok(true);
        };
        // A byte order mark at the beginning of a file is no part of its first line.
        let text = text.trim_end_matches(['\n', '\r']).replace('\u{feff}', "");
        if text.contains('\r') {
            self.report(mistake!(command_line::CarriageReturnInLine), terminal)?;
            return Ok(true);
        }
        if text.trim().is_empty() {
            return Ok(true);
        }
        let instruction = match SourceText::new(name.clone(), text.into_bytes()) {
            Ok(source) => self.drafts.current().read_line(&Arc::new(source.with_language(self.language))),
            Err(reason) => Err(refusal!(&name, files::LineNotText { reason })),
        };
        match instruction {
            Ok(Instruction::Done) => return Ok(false),
            Ok(line) => self.run_instruction(line, terminal)?,
            Err(refused) => self.report_problems(&refused, terminal)?,
        }
        Ok(true)
    }

    /// Carries out the instruction that was read from a typed line.
    fn run_instruction(&mut self, instruction: Instruction, terminal: &mut Terminal) -> std::io::Result<()> {
        match instruction {
            Instruction::Change(change) => self.apply_change(*change, terminal),
            Instruction::Undo(steps) => {
                let steps_done = self.drafts.undo(steps);
                self.show_after_undo_or_redo(steps_done, mistake!(command_line::NothingToUndo), terminal)
            }
            Instruction::Redo(steps) => {
                let steps_done = self.drafts.redo(steps);
                self.show_after_undo_or_redo(steps_done, mistake!(command_line::NothingToRedo), terminal)
            }
            Instruction::Why => match self.current_case() {
                Some(case) => self.explain(&case, terminal),
                None => self.report_no_board(terminal),
            },
            Instruction::Yaml => match self.read_back.clone() {
                Some(read) => self.print(&read.yaml(), terminal),
                None => self.report_no_board(terminal),
            },
            Instruction::Map if self.drafts.current().is_blank() => self.report_no_board(terminal),
            Instruction::Map => self.print(&format!("{}\n", self.to_command()), terminal),
            Instruction::Save(name) => match self.read_back.clone() {
                Some(read) => self.save(&name, &read.yaml(), terminal),
                None => self.report_no_board(terminal),
            },
            Instruction::Rules(words) => self.choose_rules(&words, terminal),
            Instruction::Help => self.print(&format!("{}\n", help::help_text(terminal.style())), terminal),
            Instruction::Done => Ok(()),
        }
    }

    /// Applies a change to the draft and prints the answer, or reports why the board does not allow the change.
    fn apply_change(&mut self, change: Change, terminal: &mut Terminal) -> std::io::Result<()> {
        let change = match &self.read_back {
            Some(before) => change.keep_sides(before),
            None => change,
        };
        if change.draft().is_blank() && !change.is_typed() {
            self.read_back = None;
            self.drafts.keep(change.into_draft());
            return self.print_answer(None, terminal);
        }
        match repairs::open_quick(change.text()) {
            Ok(case) => {
                for question in change.forgotten() {
                    let notice = format!("No longer asked: {}\n", shorten(question));
                    self.print(&notice, terminal)?;
                }
                if let Some(pattern) = change.pattern() {
                    self.print(&format!("The pattern {pattern}:\n"), terminal)?;
                }
                if !change.ignored_options().is_empty() {
                    let options = shorten(change.ignored_options());
                    let notice = format!("Ignored: {options}; `rules 2015,now` chooses rule sets\n");
                    self.print(&notice, terminal)?;
                }
                let kept_sides = change.kept_tiles();
                self.drafts.keep(change.into_draft());
                self.print_answer(Some(&case), terminal)?;
                self.print_kept_sides(&kept_sides, terminal)
            }
            Err(refused) => {
                let refused = change.refused(&refused, self.read_back.as_ref());
                self.report_problems(&refused, terminal)
            }
        }
    }

    /// Prints which tiles keep their sides although they would join their neighbours differently now.
    fn print_kept_sides(&mut self, tiles: &[(String, Option<String>)], terminal: &mut Terminal) -> std::io::Result<()> {
        if tiles.is_empty() {
            return Ok(());
        }
        let voice = Voice::in_language(self.language.language());
        let names: Vec<&str> = tiles.iter().map(|(is, _)| is.as_str()).collect();
        let joins = Arg::list(tiles.iter().find_map(|(_, joins)| joins.clone()));
        let sentence = say!(report::Kept { tiles: voice.join(&names, Join::Semicolons), line: joins });
        let text = terminal.style().wrap(&voice.say(&sentence), "", "  ");
        self.print(&format!("{text}\n"), terminal)
    }

    /// Prints the answer after `undo` or `redo` of `steps_done` steps; reports `error` if there were none.
    fn show_after_undo_or_redo(
        &mut self,
        steps_done: usize,
        error: CommandError,
        terminal: &mut Terminal,
    ) -> std::io::Result<()> {
        if steps_done == 0 {
            return self.report(error, terminal);
        }
        let case = self.current_case();
        self.print_answer(case.as_ref(), terminal)
    }

    /// Returns a draft as a quick map; `None` if it cannot be written as one.
    fn quick_text(&self, draft: &Draft) -> Option<QuickText> {
        draft.text(QUICK_MAP).ok().map(|text| text.answered_in(self.language))
    }

    /// Returns the current draft as a case; `None` if it is blank or refused.
    fn current_case(&self) -> Option<Case> {
        let draft: &Draft = self.drafts.current();
        let text = self.quick_text(draft).filter(|_| !draft.is_blank())?;
        repairs::open_quick(&text).ok()
    }

    /// Prints how the draft was understood, the board, and the answer; without a case, that the board is empty.
    fn print_answer(&mut self, case: Option<&Case>, terminal: &mut Terminal) -> std::io::Result<()> {
        if self.has_printed {
            self.print("\n", terminal)?;
        }
        let Some(case) = case else {
            self.read_back = None;
            return self.print("The board is empty.\n", terminal);
        };
        self.read_back.clone_from(&case.scenario.read_back);
        let (table, rule_sets) = &case.table_with_sets(&self.choice.sets);
        let Some(format) = Output::Answers.format("table") else { return Ok(()) };
        let (board, decisions) = self.choice.boards(self.board, format);
        let detail = Detail { board, ..Detail::USUAL };
        // The settings from a configuration are printed once, not after each line.
        let request = ReportRequest { file: QUICK_MAP, table, rule_sets, detail, configured: None };
        let style = terminal.style();
        self.print(&request.with_report(|report| dialogue(report, style)), terminal)?;
        let joining = self.read_back.as_ref().and_then(|read| read.joining.clone());
        if let Some(joining) = joining.filter(|_| self.is_first_time(Hint::Joining)) {
            let joining = style.wrap(&joining, "", "");
            self.print(&format!("{joining}\n"), terminal)?;
        }
        if let Some(decisions) = decisions.non_empty().filter(|_| self.is_first_time(Hint::Configured)) {
            self.print(&decisions.lines(style), terminal)?;
        }
        if self.is_first_time(Hint::Next) {
            let next = "Change a cell (b1 c*=r), ask (tower b1 1), why, yaml, save NAME, undo, done.";
            let next = format!("{}\n", style.wrap(next, "", ""));
            self.prompt(&next, terminal)?;
        }
        Ok(())
    }

    /// Prints the whole answer on the draft, with the law and the steps; without the board, which was printed before.
    fn explain(&mut self, case: &Case, terminal: &mut Terminal) -> std::io::Result<()> {
        let (table, rule_sets) = &case.table_with_sets(&self.choice.sets);
        let detail = Detail { board: Boards::None, ..Detail::EXPLAIN };
        let request = ReportRequest { file: QUICK_MAP, table, rule_sets, detail, configured: None };
        self.has_printed = true;
        let Some(format) = Output::Answers.format("table") else { return Ok(()) };
        let run = carcassonne_show::report::Run::new(1);
        terminal.write_sheet(|sheet| format.write_answer(request.judge(), run, sheet))
    }

    /// Writes the scenario text `yaml` to the new file `name`, by default with `.yaml`; reports an error if that fails.
    fn save(&mut self, name: &str, yaml: &str, terminal: &mut Terminal) -> std::io::Result<()> {
        let mut path = PathBuf::from(name);
        if path.extension().is_none() {
            path.set_extension("yaml");
        }
        let options = TargetOptions { force: false, kind: "saved", example_name: "quarrel.yaml" };
        match write_scenario(&path, yaml, options, terminal) {
            Ok(message) => self.print(&message, terminal),
            Err(error) => self.report(error, terminal),
        }
    }

    /// Chooses the rule sets that `words` name, and answers under them; without words, prints those in use.
    fn choose_rules(&mut self, words: &str, terminal: &mut Terminal) -> std::io::Result<()> {
        // A name of several words is kept whole, whether it is a rule set (`Oct 2014`) or unknown.
        let split_words = |part: &str| {
            let pieces: Vec<String> = part.split_whitespace().map(str::to_owned).collect();
            let is_known = |word: &String| parse_rule_sets(word).is_ok() || is_yaml(word) || word == "all";
            let is_list = parse_rule_sets(part).is_err() && pieces.iter().all(is_known);
            if is_list { pieces } else { vec![part.to_owned()] }
        };
        let list = words.split(',').map(str::trim).filter(|part| !part.is_empty());
        let list: Vec<String> = list.flat_map(split_words).collect();
        if list.is_empty() {
            let ids: Vec<&str> = self.choice.sets.iter().map(RuleSet::id).collect();
            let names = if RuleSet::is_full_list(&self.choice.sets) { "all".to_owned() } else { ids.join(", ") };
            let message = format!("Rule sets: {names}. Type `rules 2015,now` for others, `rules all` for all.");
            let message = terminal.style().wrap(&message, "", "");
            return self.print(&format!("{message}\n"), terminal);
        }
        let is_all = list.iter().all(|word| word == "all");
        let rules = if is_all { Vec::new() } else { list };
        let mut rule_args = RuleSetArgs { rules, as_of: None, house: self.rule_args.house.clone() };
        let mut chosen = Choice::with_config(&rule_args, self.config, terminal);
        let configured = chosen.as_ref().ok().and_then(Choice::configured);
        if is_all && configured.is_some_and(|by| !by.rules.is_empty()) {
            // All rule sets are chosen, although the configuration names some.
            rule_args.rules = RuleSet::ids().map(str::to_owned).collect();
            chosen = Choice::with_config(&rule_args, self.config, terminal);
        }
        match chosen {
            Ok(choice) => self.choice = choice,
            Err(error) => return self.report(error, terminal),
        }
        self.typed_rules = Some(rule_args.rules.join(","));
        match self.current_case() {
            Some(case) => self.print_answer(Some(&case), terminal),
            None => self.choose_rules("", terminal),
        }
    }

    /// Returns the draft as a command `oracle quick`, with the options for the chosen rule sets.
    fn to_command(&self) -> String {
        let mut command = self.drafts.current().command();
        let mut add = |option: &str, value: &str| {
            let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.,/".contains(c);
            let value = if value.chars().all(is_plain) { value.to_owned() } else { Draft::quoted(value) };
            command = format!("{command} {option} {value}");
        };
        let flag_rules = self.rule_args.rules.join(",");
        match self.typed_rules.as_deref().unwrap_or(&flag_rules) {
            "" => {}
            rules => add("--rules", rules),
        }
        if let Some(day) = self.rule_args.as_of.as_ref().filter(|_| self.typed_rules.is_none()) {
            add("--as-of", day);
        }
        for house in &self.rule_args.house {
            add("--house", &house.display().to_string());
        }
        command
    }

    fn report_no_board(&mut self, terminal: &mut Terminal) -> std::io::Result<()> {
        self.report(mistake!(command_line::NoBoardYet), terminal)
    }

    /// Reports the error of a typed line.
    fn report(&mut self, error: CommandError, terminal: &mut Terminal) -> std::io::Result<()> {
        self.has_refused = true;
        terminal.report(error)
    }

    /// Reports the errors of a typed line, each at its position in the line.
    fn report_problems(&mut self, refused: &RefusedText, terminal: &mut Terminal) -> std::io::Result<()> {
        self.has_refused = true;
        let is_first = self.is_first_time(Hint::Help);
        terminal.report_line_problems(refused, is_first)
    }
}
