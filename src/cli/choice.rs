//! The choice of rule sets: by flags, and by a configuration where there are no flags.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::args::{BoardSize, Which};
use super::config::{Config, HouseFile, Settings};
use super::input::{self, text};
use super::output::Terminal;
use super::paths::name;
use super::problems::{config as said, files};
use super::rule_sets::{is_yaml, named, several};
use crate::hints;
use crate::mechanics::Table;
use crate::report::{Boards, Configured, Format};
use crate::rulebook::{Date, House, RuleSet};
use crate::text::{Code, Fields, Refused, SourceText, listed, look_alike, parse, shortened};

/// The rule sets to judge under, and the decisions of a configuration.
#[derive(Debug)]
pub(super) struct Choice {
    /// The rule sets in order, house rules first.
    pub(super) sets: Vec<RuleSet>,
    /// Set if rule sets were chosen by name or date. House rules alone are judged beside all rule sets.
    is_chosen: bool,
    /// The decisions of a configuration on the rule sets.
    by: Configured,
    /// The size of boards in a configuration.
    board: Option<BoardSize>,
}

impl Choice {
    /// Builds the choice from flags alone; `None` after reporting an error.
    pub(super) fn of(which: &Which, terminal: &mut Terminal) -> std::io::Result<Option<Self>> {
        Self::with(which, &Config::None, terminal)
    }

    /// Builds the choice from flags, and from a configuration where there are no flags; `None` after reporting an
    /// error.
    pub(super) fn with(which: &Which, config: &Config, terminal: &mut Terminal) -> std::io::Result<Option<Self>> {
        let mut fine = true;
        let asked = rule_sets(which, terminal)?;
        fine &= asked.is_some();
        let mut sets = asked.unwrap_or_default();
        let mut houses = Houses::default();
        for path in split(&which.house) {
            match house_file(&path, terminal) {
                Ok((source, set)) => fine &= houses.add(&path, &source, set, terminal)?,
                Err(refused) => {
                    fine = false;
                    terminal.refuse(&refused)?;
                }
            }
        }
        let mut by = Configured::default();
        let mut board = None;
        match config.read(terminal.reading()) {
            Ok(None) => {}
            Ok(Some(mut settings)) => {
                by.file.clone_from(&settings.file);
                board = settings.board;
                if which.house.is_empty() {
                    fine &= houses.add_all(&mut settings, terminal)?;
                    by.house = houses.known.iter().map(|(_, name, _)| name.clone()).collect();
                }
                let problems = std::mem::take(&mut settings.problems);
                if let Err(refused) = problems.finish(&settings.source, Some(())) {
                    fine = false;
                    terminal.refuse(&refused)?;
                    terminal.without_configuration(&settings.file)?;
                }
                if !which.is_chosen() {
                    let (words, chosen): (Vec<_>, Vec<_>) = settings.rules.into_iter().unzip();
                    by.rules = words;
                    sets = chosen;
                }
            }
            Err(refused) => {
                fine = false;
                terminal.refuse(&refused)?;
                terminal.without_configuration(refused.name())?;
            }
        }
        let is_chosen = which.is_chosen() || !by.rules.is_empty();
        if sets.is_empty() {
            sets = RuleSet::all();
        }
        let mut kept: Vec<RuleSet> = Vec::new();
        for set in houses.sets().chain(sets) {
            if !kept.iter().any(|k| k.id() == set.id()) {
                kept.push(set);
            }
        }
        Ok(fine.then_some(Self { sets: kept, is_chosen, by, board }))
    }

    /// Returns `true` if rule sets were chosen by name or date. House rules alone are judged beside all rule sets.
    pub(super) fn is_chosen(&self) -> bool {
        self.is_chosen
    }

    /// Returns the decisions of a configuration on an answer without boards; `None` if there are none.
    pub(super) fn configured(&self) -> Option<&Configured> {
        self.by.shaping()
    }

    /// Returns the boards of an answer, as a flag (`asked`) or else a configuration sets them, with its decisions.
    pub(super) fn boards(&self, asked: Option<BoardSize>, format: &dyn Format) -> (Boards, Configured) {
        let mut by = self.by.clone();
        let configured = self.board.filter(|size| asked.is_none() && format.shows(size.boards()));
        by.board = configured.map(|size| size.word().to_owned());
        (asked.or(configured).map_or(Boards::Fitting, BoardSize::boards), by)
    }

    /// Returns the configured size for `oracle draw` if `may_be_sized`, and the decisions of the configuration.
    pub(super) fn drawn(&self, may_be_sized: bool) -> (Option<BoardSize>, Configured) {
        let mut by = self.by.clone();
        let size = self.board.filter(|size| may_be_sized && *size != BoardSize::None);
        by.board = size.map(|size| size.word().to_owned());
        (size, by)
    }

    /// Returns the notes on the time of an answer, as sentences; if no rule sets were chosen, only a note on a date in
    /// the question.
    pub(super) fn notices(&self, table: &Table<'_>, path: &Path) -> Vec<String> {
        self.notices_among(&self.sets, table, path)
    }

    /// Like [`Choice::notices`], but for other rule sets than the chosen ones.
    pub(super) fn notices_among(&self, sets: &[RuleSet], table: &Table<'_>, path: &Path) -> Vec<String> {
        let found =
            if self.is_chosen { hints::notices(table, &name(path), sets) } else { hints::notices_of_all(table, sets) };
        let voice = table.voice();
        found.iter().map(|notice| notice.in_words(voice)).collect()
    }
}

/// The house rules that were read, without duplicates: real path, name in messages, and rule set.
#[derive(Default)]
struct Houses {
    known: Vec<(PathBuf, String, RuleSet)>,
    /// The real paths of the files refused because their name is in use.
    refused: Vec<PathBuf>,
}

impl Houses {
    /// Adds the house rules of a file. A file that is named twice counts once; returns `false` after reporting that
    /// another file has rules with a similar name.
    fn add(
        &mut self,
        path: &Path,
        source: &Arc<SourceText>,
        set: RuleSet,
        terminal: &mut Terminal,
    ) -> std::io::Result<bool> {
        let real = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        if self.known.iter().any(|(known, ..)| *known == real) || self.refused.contains(&real) {
            return Ok(true);
        }
        let alike = self.known.iter().find(|(_, _, known)| look_alike(known.id(), set.id()));
        if let Some((_, other, _)) = alike {
            terminal.refuse(&called_alike(source, set.id(), other))?;
            self.refused.push(real);
            return Ok(false);
        }
        self.known.push((real, name(path), set));
        Ok(true)
    }

    /// Adds the house rules of a configuration. A file that cannot be read is a problem at the place that names it.
    fn add_all(&mut self, settings: &mut Settings, terminal: &mut Terminal) -> std::io::Result<bool> {
        let mut fine = true;
        if let Some(own) = settings.own.take() {
            self.known.push((PathBuf::new(), settings.file.clone(), own));
        }
        for HouseFile { path, span } in &settings.house {
            match house_text(path, terminal) {
                Err(refused) => settings.problems.push(said::named_here(&refused, *span)),
                Ok(source) => match house(&source) {
                    Ok(set) => fine &= self.add(path, &source, set, terminal)?,
                    Err(refused) => {
                        fine = false;
                        terminal.refuse(&refused)?;
                    }
                },
            }
        }
        if !fine && settings.problems.is_empty() {
            terminal.without_configuration(&settings.file)?;
        }
        Ok(fine)
    }

    fn sets(self) -> impl Iterator<Item = RuleSet> {
        self.known.into_iter().map(|(_, _, set)| set)
    }
}

/// Builds the refusal of house rules whose name is in use.
fn called_alike(source: &Arc<SourceText>, called: &str, other: &str) -> Refused {
    let root = parse(source).ok();
    let fields = root.as_ref().and_then(Fields::peek);
    let span = fields.and_then(|fields| fields.get("name")).map(|name| name.span);
    let called = shortened(called.trim());
    Refused::one(source, said::called_alike(&called, other, span.unwrap_or_default()))
}

/// Returns the files that were named; a list with commas is split, unless a file has that name.
fn split(named: &[PathBuf]) -> Vec<PathBuf> {
    let each = |path: &PathBuf| -> Vec<PathBuf> {
        match path.to_str().filter(|word| word.contains(',') && !path.exists()) {
            None => vec![path.clone()],
            Some(words) => words.split(',').map(str::trim).filter(|w| !w.is_empty()).map(Into::into).collect(),
        }
    };
    named.iter().flat_map(each).collect()
}

/// The help on the form of house rules, in one line.
const HOUSE: &str = "house rules are a file with `name: Our kitchen table`, `over: 2021` and `rules:`";

/// Reads the text of house rules.
fn house_text(path: &Path, terminal: &mut Terminal) -> Result<Arc<SourceText>, Refused> {
    let told = name(path);
    let help = |folder: &Path| {
        let near = path.file_name().and_then(|word| input::near_file(word, folder));
        near.map_or_else(|| HOUSE.to_owned(), |near| format!("did you mean {}?", path.with_file_name(near).display()))
    };
    if path.is_dir() {
        let first = input::first_house_in(path);
        let help = first.map_or_else(
            || format!("there are no house rules in it; {HOUSE}"),
            |first| format!("name a file in it, such as {}", first.display()),
        );
        return Err(files::is_a_folder(&told, &told, help));
    }
    let is_missing = matches!(path.try_exists(), Ok(false)) && !path.is_symlink();
    if path.as_os_str() != "-" && is_missing {
        let folder = path.parent().unwrap_or(Path::new(""));
        return Err(files::no_such_file(&told, &told, help(folder)));
    }
    text(path, terminal)
}

/// Reads house rules from a file, as a rule set, with their text.
pub(super) fn house_file(path: &Path, terminal: &mut Terminal) -> Result<(Arc<SourceText>, RuleSet), Refused> {
    let source = house_text(path, terminal)?;
    let set = house(&source)?;
    Ok((source, set))
}

/// Returns the rule set that a word names; `None` after reporting that it names none.
fn rule_set(word: &str, terminal: &mut Terminal) -> std::io::Result<Option<RuleSet>> {
    or_said(word, named(word), terminal)
}

/// Returns what a word names; `None` after reporting that it is no rule set.
fn or_said<T>(word: &str, named: Result<T, String>, terminal: &mut Terminal) -> std::io::Result<Option<T>> {
    match named {
        Ok(set) => Ok(Some(set)),
        Err(help) => {
            let message = format!("`{}` is not a rule set or a date", shortened(word));
            let help = if is_yaml(word) { format!("write `--house {}`", word.trim()) } else { help };
            terminal.fault(Code::RuleUnknown, &message, &help)?;
            Ok(None)
        }
    }
}

/// Returns the rule set that a word names, or the house rules in a file; `None` after reporting an error.
pub(super) fn rule_set_or_house(word: &str, terminal: &mut Terminal) -> std::io::Result<Option<RuleSet>> {
    let path = Path::new(word);
    if named(word).is_ok() || !(is_yaml(word) || path.is_file()) {
        return rule_set(word, terminal);
    }
    match house_file(path, terminal) {
        Ok((_, set)) => Ok(Some(set)),
        Err(refused) => {
            terminal.refuse(&refused)?;
            Ok(None)
        }
    }
}

/// Returns the rule sets of `--rules` and `--as-of`, none without these; `None` after reporting an error.
fn rule_sets(which: &Which, terminal: &mut Terminal) -> std::io::Result<Option<Vec<RuleSet>>> {
    let mut sets = Vec::new();
    let mut fine = true;
    // An extra comma is harmless, but commas alone are an error.
    let words: Vec<&String> = which.rules.iter().filter(|word| !word.trim().is_empty()).collect();
    if words.is_empty() && !which.rules.is_empty() {
        let help = format!("{}, separated by commas; `oracle rules` lists all rule sets", RuleSet::some_words());
        terminal.fault(Code::RuleUnknown, "--rules is empty", &help)?;
        return Ok(None);
    }
    for word in words {
        match or_said(word, several(word), terminal)? {
            Some(run) => sets.extend(run),
            None => fine = false,
        }
    }
    match which.as_of.as_deref().map(|word| as_of(word, terminal)).transpose()? {
        Some(Some(set)) => sets.push(set),
        Some(None) => fine = false,
        None => {}
    }
    Ok(fine.then_some(sets))
}

/// Returns the law on a date; `None` after reporting that there is none.
fn as_of(word: &str, terminal: &mut Terminal) -> std::io::Result<Option<RuleSet>> {
    let first = RuleSet::first_day();
    match Date::parse(word) {
        Some(date) if date >= first => return Ok(Some(RuleSet::on(date))),
        Some(_) => terminal.fault(
            Code::RuleUnknown,
            &format!("--as-of {}: there were no rules yet", shortened(word)),
            &format!("the oldest rules that are known are from about {first}; write that or a later date"),
        )?,
        None if RuleSet::ids().any(|id| id == word) || word == "now" => terminal.fault(
            Code::RuleUnknown,
            &format!("--as-of {word}: not a date"),
            &format!("write `--rules {word}`"),
        )?,
        None => {
            let (why, help) = match no_such_day(word) {
                Some(why) => (why, Ok(Vec::new())),
                None => ("not a date".to_owned(), RuleSet::date_meant(word)),
            };
            let help = match help.as_deref() {
                Ok([]) => "write a date like 2018, 2018-05 or 2018-05-01".to_owned(),
                Ok(dates) => {
                    let dates = dates.iter().map(|date| format!("--as-of {date}"));
                    format!("write {}", listed(&dates.collect::<Vec<String>>(), "or"))
                }
                Err(help) => help.clone(),
            };
            terminal.fault(Code::RuleUnknown, &format!("--as-of {}: {why}", shortened(word)), &help)?;
        }
    }
    Ok(None)
}

/// Returns why a word in the form of a date is no date: `there is no month 13`.
fn no_such_day(word: &str) -> Option<String> {
    let (year_month, day) = match word.get(..7) {
        Some(first) if word.len() == 10 => (first, word.get(8..)),
        Some(first) if word.len() == 7 => (first, None),
        Some(_) | None => return None,
    };
    let number = |part: &str| part.parse::<u8>().ok();
    year_month.get(..4)?.parse::<u16>().ok()?;
    if Date::parse(year_month).is_none() {
        let month = number(year_month.get(5..)?).filter(|_| year_month.get(4..5) == Some("-"))?;
        return Some(format!("there is no month {month}"));
    }
    Some(format!("that month has no day {}", number(day?)?))
}

/// Reads house rules. A scenario in their place has an error message of its own.
fn house(source: &Arc<SourceText>) -> Result<RuleSet, Refused> {
    let Ok(root) = parse(source) else { return House::read(source) };
    let fields = Fields::peek(&root).filter(|fields| fields.get("rules").is_none());
    match fields.and_then(|fields| fields.key_span("board")) {
        Some(board) => Err(Refused::one(source, said::scenario_as_house(board))),
        None => House::read(source),
    }
}
