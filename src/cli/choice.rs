//! The choice of rule sets: by flags, and by a configuration where there are no flags.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_law::{Date, House, RuleSet};
use carcassonne_rules::hints;
use carcassonne_rules::mechanics::Table;
use carcassonne_show::report::{Boards, ConfigDecisions, Format};
use carcassonne_text::{MapEntries, Problem, RefusedText, SourceText, Span, are_lookalikes, parse, phrase, problem};
use carcassonne_words::messages::plain::Arg;

use super::args::{BoardSize, RuleSetArgs};
use super::command_error::{CommandError, mistake};
use super::config::{Config, HouseFile, Settings};
use super::input::{self, read_announced};
use super::output::Terminal;
use super::paths::display_name;
use super::problems::{command_line as problems, config as config_problems, files, refusal};
use super::rule_sets::{is_yaml, parse_rule_set, parse_rule_sets};

/// The rule sets to judge under, and the decisions of a configuration.
#[derive(Debug)]
pub(super) struct Choice {
    /// The rule sets in order, house rules first.
    pub(super) sets: Vec<RuleSet>,
    /// Set if rule sets were chosen by name or date. House rules alone are judged beside all rule sets.
    pub(super) is_chosen: bool,
    /// The decisions of a configuration on the rule sets.
    decisions: ConfigDecisions,
    /// The size of boards in a configuration.
    board: Option<BoardSize>,
}

impl Choice {
    /// Builds the choice from flags alone.
    pub(super) fn from_args(args: &RuleSetArgs, terminal: &mut Terminal) -> Result<Self, CommandError> {
        Self::with_config(args, &Config::default(), terminal)
    }

    /// Builds the choice from flags, and from a configuration where there are no flags. Several errors are reported in
    /// one run.
    pub(super) fn with_config(
        args: &RuleSetArgs,
        config: &Config,
        terminal: &mut Terminal,
    ) -> Result<Self, CommandError> {
        let flag_sets = flag_rule_sets(args, terminal)?;
        let mut is_ok = flag_sets.is_some();
        let mut sets = flag_sets.unwrap_or_default();
        let mut houses = Houses::default();
        for path in split_paths(&args.house) {
            let read = read_house_file(&path, terminal).and_then(|(source, set)| houses.add(&path, &source, set));
            is_ok &= terminal.ok_or_report(read)?.is_some();
        }
        let mut decisions = ConfigDecisions::default();
        let mut board = None;
        match config.read(terminal.read_options()) {
            Ok(None) => {}
            Ok(Some(mut settings)) => {
                decisions.file.clone_from(&settings.file);
                board = settings.board;
                if args.house.is_empty() {
                    is_ok &= houses.add_configured(&mut settings, terminal)?;
                    decisions.house = houses.known.iter().map(|(_, name, _)| name.clone()).collect();
                }
                let problems = std::mem::take(&mut settings.problems);
                if let Err(refused) = problems.finish(&settings.source, Some(())) {
                    is_ok = false;
                    terminal.report_problems(&refused)?;
                    terminal.suggest_no_config(&settings.file)?;
                }
                if !args.selects_rule_sets() {
                    let (words, chosen): (Vec<_>, Vec<_>) = settings.rules.into_iter().unzip();
                    decisions.rules = words;
                    sets = chosen;
                }
            }
            Err(refused) => {
                is_ok = false;
                terminal.report_problems(&refused)?;
                terminal.suggest_no_config(refused.name())?;
            }
        }
        let is_chosen = args.selects_rule_sets() || !decisions.rules.is_empty();
        if sets.is_empty() {
            sets = RuleSet::all();
        }
        let mut unique: Vec<RuleSet> = Vec::new();
        for set in houses.known.into_iter().map(|(_, _, set)| set).chain(sets) {
            if !unique.iter().any(|k| k.id() == set.id()) {
                unique.push(set);
            }
        }
        if is_ok { Ok(Self { sets: unique, is_chosen, decisions, board }) } else { Err(CommandError::Reported) }
    }

    /// Returns the decisions of a configuration on an answer without boards; `None` if there are none.
    pub(super) fn configured(&self) -> Option<&ConfigDecisions> {
        self.decisions.non_empty()
    }

    /// Returns the boards of an answer, by `flag`, else as configured, else as they fit; and the configured decisions.
    pub(super) fn boards(&self, flag: Option<BoardSize>, format: &dyn Format) -> (Boards, ConfigDecisions) {
        let mut decisions = self.decisions.clone();
        let configured = self.board.filter(|size| flag.is_none() && format.can_show(size.boards()));
        decisions.board = configured.map(|size| size.word().to_owned());
        (flag.or(configured).map_or(Boards::Fitting, BoardSize::boards), decisions)
    }

    /// Returns the configured size for `oracle draw`, `None` unless `may_be_sized`, and the configuration's decisions.
    pub(super) fn drawing_size(&self, may_be_sized: bool) -> (Option<BoardSize>, ConfigDecisions) {
        let mut decisions = self.decisions.clone();
        let size = self.board.filter(|size| may_be_sized && *size != BoardSize::None);
        decisions.board = size.map(|size| size.word().to_owned());
        (size, decisions)
    }

    /// Returns the notes on the time of an answer, as sentences; if no rule sets were chosen, only a note on a date in
    /// the question.
    pub(super) fn notices(&self, table: &Table<'_>, path: &Path) -> Vec<String> {
        self.notices_under(&self.sets, table, path)
    }

    /// Like [`Choice::notices`], but for other rule sets than the chosen ones.
    pub(super) fn notices_under(&self, sets: &[RuleSet], table: &Table<'_>, path: &Path) -> Vec<String> {
        let notices = if self.is_chosen {
            hints::notices(table, &display_name(path), sets)
        } else {
            hints::notices_on_question(table, sets)
        };
        let voice = table.voice();
        notices.iter().map(|notice| notice.in_words(voice)).collect()
    }
}

/// The house rules that were read, without duplicates: real path, name of the file, and rule set of each.
#[derive(Default)]
struct Houses {
    known: Vec<(PathBuf, String, RuleSet)>,
    /// The real paths of the files refused because other house rules have the same name, or one that looks like it.
    refused: Vec<PathBuf>,
}

impl Houses {
    /// Adds the house rules of a file; a file that is named twice counts once. Refuses rules with a name similar to that
    /// of another file's.
    fn add(&mut self, path: &Path, source: &Arc<SourceText>, set: RuleSet) -> Result<(), RefusedText> {
        let real = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        if self.known.iter().any(|(known, ..)| *known == real) || self.refused.contains(&real) {
            return Ok(());
        }
        let similar = self.known.iter().find(|(_, _, known)| are_lookalikes(known.id(), set.id()));
        if let Some((_, other, _)) = similar {
            self.refused.push(real);
            return Err(name_clash(source, set.id(), other));
        }
        self.known.push((real, display_name(path), set));
        Ok(())
    }

    /// Adds the house rules of a configuration; returns `false` after reporting mistakes or a name that is in use. A
    /// file that cannot be read becomes a problem of the configuration.
    fn add_configured(&mut self, settings: &mut Settings, terminal: &mut Terminal) -> std::io::Result<bool> {
        let mut is_ok = true;
        if let Some(inline_house) = settings.inline_house.take() {
            self.known.push((PathBuf::new(), settings.file.clone(), inline_house));
        }
        for HouseFile { path, span } in &settings.house {
            match read_house_text(path, terminal) {
                Err(refused) => settings.problems.push(named_file_problem(&refused, *span)),
                Ok(source) => {
                    let added = parse_house(&source).and_then(|set| self.add(path, &source, set));
                    is_ok &= terminal.ok_or_report(added)?.is_some();
                }
            }
        }
        if !is_ok && settings.problems.is_empty() {
            terminal.suggest_no_config(&settings.file)?;
        }
        Ok(is_ok)
    }
}

/// Returns the problem of a file named in a configuration, at that name, for the first reason why it is refused.
fn named_file_problem(refused: &RefusedText, span: Span) -> Problem {
    let (message, help) = refused.problems().next().map(|first| (first.message(), first.help())).unwrap_or_default();
    problem!(span, config_problems::UnreadableNamedFile { message, help })
}

/// Builds the refusal of house rules whose name is, or looks like, that of the house rules in the file `other`.
fn name_clash(source: &Arc<SourceText>, house_name: &str, other: &str) -> RefusedText {
    let root = parse(source).ok();
    let fields = root.as_ref().and_then(MapEntries::from_unchecked);
    let span = fields.and_then(|fields| fields.get("name")).map(|name| name.span);
    let (file, name) = (other.to_owned(), house_name.trim().to_owned());
    let problem = problem!(span.unwrap_or_default(), config_problems::SimilarHouseName { file, name });
    RefusedText::for_problem(source, problem)
}

/// Returns the files named by `--house`; a list with commas is split, unless a file has that name.
fn split_paths(paths: &[PathBuf]) -> Vec<PathBuf> {
    let split_path = |path: &PathBuf| -> Vec<PathBuf> {
        match path.to_str().filter(|word| word.contains(',') && !path.exists()) {
            None => vec![path.clone()],
            Some(words) => words.split(',').map(str::trim).filter(|w| !w.is_empty()).map(Into::into).collect(),
        }
    };
    paths.iter().flat_map(split_path).collect()
}

/// Reads the text of house rules from a file; the error suggests what to name instead.
fn read_house_text(path: &Path, terminal: &mut Terminal) -> Result<Arc<SourceText>, RefusedText> {
    let name = display_name(path);
    let help = |folder: &Path| {
        let near = path.file_name().and_then(|word| input::similar_file(word, folder));
        near.map_or_else(
            || phrase!(files::HouseForm),
            |near| phrase!(files::SimilarName { path: path.with_file_name(near).display().to_string() }),
        )
    };
    if path.is_dir() {
        let first = input::first_house(path);
        let help = first.map_or_else(
            || phrase!(files::FolderWithoutHouse { form: phrase!(files::HouseForm) }),
            |first| phrase!(files::HouseInFolder { path: first.display().to_string() }),
        );
        return Err(refusal!(&name, files::FolderNotFile { file: &name, help }));
    }
    let is_missing = matches!(path.try_exists(), Ok(false)) && !path.is_symlink();
    if path.as_os_str() != "-" && is_missing {
        let folder = path.parent().unwrap_or(Path::new(""));
        return Err(refusal!(&name, files::NoSuchFile { file: &name, help: help(folder) }));
    }
    read_announced(path, terminal)
}

/// Reads house rules from a file, as a rule set, with their text.
pub(super) fn read_house_file(path: &Path, terminal: &mut Terminal) -> Result<(Arc<SourceText>, RuleSet), RefusedText> {
    let source = read_house_text(path, terminal)?;
    let set = parse_house(&source)?;
    Ok((source, set))
}

/// Returns the error of a word that names no rule set; `help` is the one of the parser of rule sets.
fn unknown_rule_set(word: &str, help: Arg) -> CommandError {
    let house = || phrase!(problems::WordsToWrite { words: format!("--house {}", word.trim()) });
    let help = if is_yaml(word) { house().into() } else { help };
    mistake!(problems::UnknownRuleSet { word: word.to_owned(), help })
}

/// Returns the rule set that a word names, or the house rules in a file.
pub(super) fn parse_rule_set_or_house(word: &str, terminal: &mut Terminal) -> Result<RuleSet, CommandError> {
    let path = Path::new(word);
    match parse_rule_set(word) {
        Err(_) if is_yaml(word) || path.is_file() => Ok(read_house_file(path, terminal)?.1),
        parsed => parsed.map_err(|help| unknown_rule_set(word, help)),
    }
}

/// Returns the rule sets of `--rules` and `--as-of`, empty without both options; `None` after reporting errors.
fn flag_rule_sets(args: &RuleSetArgs, terminal: &mut Terminal) -> std::io::Result<Option<Vec<RuleSet>>> {
    let mut sets = Vec::new();
    let mut is_ok = true;
    // An extra comma is harmless, but commas alone are an error.
    let words: Vec<&String> = args.rules.iter().filter(|word| !word.trim().is_empty()).collect();
    if words.is_empty() && !args.rules.is_empty() {
        terminal.report(mistake!(problems::NoRulesNamed { examples: RuleSet::example_words() }))?;
        return Ok(None);
    }
    for word in words {
        let run = parse_rule_sets(word).map_err(|help| unknown_rule_set(word, help));
        let run = terminal.ok_or_report(run)?;
        is_ok &= run.is_some();
        sets.extend(run.into_iter().flatten());
    }
    if let Some(word) = &args.as_of {
        let set = terminal.ok_or_report(parse_as_of(word))?;
        is_ok &= set.is_some();
        sets.extend(set);
    }
    Ok(is_ok.then_some(sets))
}

/// Returns the official rules on a date. Fails if `word` is no date, or before the first rules.
fn parse_as_of(word: &str) -> Result<RuleSet, CommandError> {
    let first = RuleSet::first_day();
    let (reason, number, help) = match Date::parse(word) {
        Some(date) if date >= first => return Ok(RuleSet::on_date(date)),
        Some(_) => ("before-law", None, phrase!(problems::OldestRules { first: first.to_string() }).into()),
        None if RuleSet::ids().any(|id| id == word) || word == "now" => {
            ("other", None, phrase!(problems::WordsToWrite { words: format!("--rules {word}") }).into())
        }
        None => match (missing_day(word), RuleSet::suggest_dates(word)) {
            (Some((reason, number)), _) => (reason, Some(number), phrase!(problems::DateForm).into()),
            (None, Ok(dates)) if dates.is_empty() => ("other", None, phrase!(problems::DateForm).into()),
            (None, Ok(dates)) => {
                let options = Arg::texts(dates.iter().map(|date| format!("--as-of {date}")));
                ("other", None, phrase!(problems::DatesToWrite { options }).into())
            }
            (None, Err(help)) => ("other", None, Arg::from(help)),
        },
    };
    Err(mistake!(problems::BadDate { word: word.to_owned(), reason, number, help }))
}

/// Returns the month or day that does not exist in a word in the form of a date; `None` for other words.
fn missing_day(word: &str) -> Option<(&'static str, u32)> {
    let (year_month, day) = match word.get(..7) {
        Some(first) if word.len() == 10 => (first, word.get(8..)),
        Some(first) if word.len() == 7 => (first, None),
        Some(_) | None => return None,
    };
    let number = |part: &str| part.parse::<u8>().ok().map(u32::from);
    year_month.get(..4)?.parse::<u16>().ok()?;
    if Date::parse(year_month).is_none() {
        let month = number(year_month.get(5..)?).filter(|_| year_month.get(4..5) == Some("-"))?;
        return Some(("month", month));
    }
    Some(("day", number(day?)?))
}

/// Reads the text of house rules as a rule set. A scenario in their place has an error message of its own.
fn parse_house(source: &Arc<SourceText>) -> Result<RuleSet, RefusedText> {
    let Ok(root) = parse(source) else { return House::read(source) };
    let fields = MapEntries::from_unchecked(&root).filter(|fields| fields.get("rules").is_none());
    match fields.and_then(|fields| fields.key_span("board")) {
        Some(board) => {
            let problem = problem!(board, config_problems::ScenarioInsteadOfHouse);
            Err(RefusedText::for_problem(source, problem))
        }
        None => House::read(source),
    }
}
