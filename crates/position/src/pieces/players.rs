//! The players: those listed under `players`, or else everybody who is named: the owner of a meeple, a barn, a claim or a
//! figure on the score track, and a player in an expectation or a question.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use carcassonne_text::{
    Node, Problem, Problems, Span, Suggestion, as_list, as_text, compose_accents, invisible_in_name, is_accent,
    nearest_word, problem, sanitize,
};
use carcassonne_words::dictionary::{Use, is_known};
use carcassonne_words::messages::plain::Arg;

use super::problems;
use crate::index::index;
use crate::names;
use crate::places::place_reader::is_figure;

index! {
    /// A player, by index in [`Scenario::players`](crate::Scenario::players).
    PlayerIx
}

/// The players, listed or named elsewhere.
#[derive(Debug)]
pub(crate) struct Players {
    names: Vec<String>,
    by_name: BTreeMap<String, PlayerIx>,
    /// Set if the players are listed under `players`, so that nobody else can join.
    is_listed: bool,
    /// The place of each listed player in the file.
    listed: Vec<Span>,
    /// Set if a player of the list could not be read, so that an unknown name may be that player's.
    is_faulty: bool,
}

/// The maximum number of players that a scenario may have.
const MOST_PLAYERS: usize = 100;

impl Players {
    /// Returns the names, in order, and the players who may join in a question.
    pub(crate) fn into_names(self) -> (Vec<String>, Newcomers) {
        (self.names, if self.is_listed { Newcomers::Nobody } else { Newcomers::default() })
    }

    /// Finds a player by name, where a player is usually named before. If no players were listed, an unknown player joins,
    /// unless the name resembles that of another.
    pub(crate) fn find_or_meet(&mut self, name: &str, span: Span, problems: &mut Problems) -> Option<PlayerIx> {
        if self.is_listed || is_slip(name, &self.names) {
            return self.find(name, span, problems);
        }
        self.find_or_join(name, span, problems)
    }

    /// Finds a player by name; reports an unknown name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.by_name.contains_key(&normalize_name(name))
    }

    fn find(&self, name: &str, span: Span, problems: &mut Problems) -> Option<PlayerIx> {
        let player = self.by_name.get(&normalize_name(name)).copied();
        if player.is_none() {
            match find_invisible(name, span) {
                Some(problem) => problems.push(problem),
                None if self.is_faulty => {}
                None => problems.push_with(|| self.unknown_player(name, span)),
            }
        }
        player
    }

    /// Finds a player by name; if no players were listed, an unknown player joins.
    pub(crate) fn find_or_join(&mut self, name: &str, span: Span, problems: &mut Problems) -> Option<PlayerIx> {
        if self.is_listed || self.by_name.contains_key(&normalize_name(name)) {
            return self.find(name, span, problems);
        }
        if report_figure(name, span, problems) || !check_name(name, span, problems) {
            return None;
        }
        self.join(name, span, problems)
    }

    fn unknown_player(&self, name: &str, span: Span) -> Problem {
        let together = |listed: &&String| listed.split(' ').count() > 1 && listed.split(' ').any(|word| word == name);
        if let Some(at) = self.names.iter().position(|n| together(&n))
            && let Some(span) = self.listed.get(at)
        {
            let together = &self.names[at];
            let each = together.split(' ').filter(|n| !n.is_empty() && !is_known(Use::Joining, n));
            let names = each.collect::<Vec<_>>().join(", ");
            let is_alone = self.names.len() == 1;
            let problem = problem!(*span, problems::SingleName { together, names: &names });
            return problem.edits(is_alone.then(|| (*span, format!("[{names}]"))));
        }
        let near = nearest_word(name, self.names.iter().map(String::as_str)).map(str::to_owned);
        let players = Arg::texts(&self.names);
        problem!(span, problems::NoPlayer { name: name.to_owned(), near: &near, players })
            .edits(near.map(|near| (span, near)))
    }

    /// Adds a player of a new name; reports one player too many.
    fn join(&mut self, name: &str, span: Span, problems: &mut Problems) -> Option<PlayerIx> {
        if self.names.len() >= MOST_PLAYERS {
            problems.push(problem!(span, problems::TooManyPlayers { most: MOST_PLAYERS }));
            return None;
        }
        let player = PlayerIx::new(self.names.len())?;
        self.names.push(compose_accents(name.trim()));
        self.by_name.insert(normalize_name(name), player);
        Some(player)
    }
}

/// Reports a player who is named again in other letters under a key with each player once. A name in the same letters is
/// already reported as a key.
pub(crate) fn report_repeated(
    player: PlayerIx,
    (name, span): (&str, Span),
    seen: &mut BTreeMap<PlayerIx, (String, Span)>,
    key: &'static str,
    problems: &mut Problems,
) {
    match seen.get(&player) {
        None => {
            seen.insert(player, (name.to_owned(), span));
        }
        Some((known, _)) if known == name => {}
        Some((known, first)) => {
            problems.push(problem!(span, problems::PlayerRepeated { name: known, key }).at_related(*first));
        }
    }
}

/// Returns `true` if a name resembles that of a player and is none.
pub(crate) fn is_slip(name: &str, names: &[String]) -> bool {
    !names.iter().any(|known| normalize_name(known) == normalize_name(name))
        && nearest_word(name, names.iter().map(String::as_str)).is_some()
}

/// The players who are named only in questions.
#[derive(Debug)]
pub(crate) enum Newcomers {
    /// The players are listed, so that nobody else can join.
    Nobody,
    /// The new players, in the order in which they are met. Mechanics read questions from a complete position, which
    /// [admits](crate::Scenario::admit) these players after all questions have been read.
    Met(Mutex<Vec<String>>),
}

impl Default for Newcomers {
    fn default() -> Self {
        Self::Met(Mutex::default())
    }
}

impl Clone for Newcomers {
    fn clone(&self) -> Self {
        match self {
            Self::Nobody => Self::Nobody,
            Self::Met(met) => Self::Met(Mutex::new(met.lock().unwrap_or_else(PoisonError::into_inner).clone())),
        }
    }
}

impl Newcomers {
    /// Notes a player who is first named in a question; returns `false` if nobody can join, or if the name is a slip.
    /// Reports a name that no player can have, and one player too many.
    pub(crate) fn note(&self, name: &str, players: &[String], span: Span, problems: &mut Problems) -> bool {
        let Self::Met(met) = self else { return false };
        if is_slip(name, players) {
            return false;
        }
        if !report_figure(name, span, problems) && check_name(name, span, problems) {
            let mut met = met.lock().unwrap_or_else(PoisonError::into_inner);
            let known = met.iter().any(|known| normalize_name(known) == normalize_name(name));
            if !known && players.len() + met.len() >= MOST_PLAYERS {
                problems.push(problem!(span, problems::TooManyPlayers { most: MOST_PLAYERS }));
            } else if !known {
                met.push(compose_accents(name.trim()));
            }
        }
        true
    }

    /// Takes the new players.
    pub(crate) fn take(&mut self) -> Vec<String> {
        match self {
            Self::Nobody => Vec::new(),
            Self::Met(met) => std::mem::take(met.get_mut().unwrap_or_else(PoisonError::into_inner)),
        }
    }
}

/// Returns a player's name for comparisons: in small letters, without needless spaces, and with accents as parts of their
/// letters.
pub(crate) fn normalize_name(name: &str) -> String {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if name.is_ascii() { name } else { compose_accents(&name) }
}

/// Returns the problem of a player's name with an invisible character; `None` if it has none.
fn find_invisible(name: &str, span: Span) -> Option<Problem> {
    invisible_in_name(name.trim(), span, is_name)
}

/// Returns `true` if a player may have a name.
fn is_name(name: &str) -> bool {
    let letters = compose_accents(name)
        .chars()
        .all(|c| c.is_alphanumeric() || is_accent(c) || matches!(c, ' ' | '_' | '-' | '\'' | '.'));
    letters && name.starts_with(char::is_alphabetic) && name.chars().count() <= 40
}

/// Reports the name of a figure in the place of a player; returns `true` if it is one. A listed player may have such a
/// name.
fn report_figure(name: &str, span: Span, problems: &mut Problems) -> bool {
    let figure = is_figure(name.trim());
    if figure {
        let ways = ["red", "blue", "green", "anna"].map(|owner| Suggestion::new(span, owner));
        problems.push(problem!(span, problems::FigureAsPlayer { name: name.to_owned() }).with_ways(ways));
    }
    figure
}

/// Returns `true` if a name can be that of a player; reports one that cannot.
fn check_name(name: &str, span: Span, problems: &mut Problems) -> bool {
    let name = name.trim();
    if let Some(problem) = find_invisible(name, span) {
        problems.push(problem);
        return false;
    }
    // An answer shows some characters by their numbers, such as a tower of accents, which make no name.
    let is_good = is_name(name) && sanitize(name) == name;
    let is_reserved = names::TAKEN.contains(&name);
    if !is_good || is_reserved {
        let is_digits = name.len() < 9 && is_number(name);
        let better = is_digits.then(|| format!("p{name}"));
        let problem = problem!(span, problems::BadPlayerName { name: name.to_owned(), better: &better });
        problems.push(problem.edits(better.map(|better| (span, better))));
    }
    is_good && !is_reserved
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// Returns the problem of a number where players are named.
fn players_counted(node: &Node) -> Problem {
    let count = node.text().and_then(|text| text.parse::<usize>().ok()).unwrap_or_default();
    let problem = problem!(node.span, problems::PlayersCounted);
    match COLOURS.get(..count).filter(|colours| !colours.is_empty()) {
        Some(colours) => problem.fix_by_writing(format!("[{}]", colours.join(", "))),
        None => problem,
    }
}

/// The names of players who are only counted.
const COLOURS: [&str; 7] = ["red", "blue", "green", "yellow", "black", "pink", "white"];

/// Reads `players`; `met` are the players of a quick map, beside whom others may join.
pub(crate) fn read(node: Option<&Node>, met: Option<&Node>, problems: &mut Problems) -> Players {
    let mut players = Players {
        names: Vec::new(),
        by_name: BTreeMap::new(),
        is_listed: node.is_some(),
        listed: Vec::new(),
        is_faulty: false,
    };
    let before = problems.len();
    if let Some(node) = node.filter(|n| n.is_null()) {
        problems.push(problem!(node.span, problems::NoPlayers));
    }
    if let Some(count) = node.filter(|node| node.text().is_some_and(is_number)) {
        problems.push(players_counted(count));
    }
    let listed = node.or(met).filter(|_| problems.len() == before);
    for item in listed.map(as_list).unwrap_or_default() {
        let Some(name) = as_text(item, "a player", "write names: `players: [red, blue]`", problems) else {
            continue;
        };
        if players.by_name.contains_key(&normalize_name(name)) {
            problems.push(problem!(item.span, problems::PlayerListedTwice { name: name.to_owned() }));
        } else if check_name(name, item.span, problems) {
            players.join(name, item.span, problems);
            players.listed.push(item.span);
        }
    }
    players.is_faulty = problems.len() > before;
    players
}
