//! The players: those listed under `players`, or else everybody who is named anywhere: who has a meeple, a
//! barn, a claim or a figure on the score track, who is expected to score, or whom a question names.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use super::problems as said;
use crate::scenario::index::index;
use crate::scenario::names;
use crate::scenario::places::place_reader::is_figure;
use crate::text::{
    Node, Problem, Problems, Span, as_list, as_text, compose_accents, invisible_in_name, is_accent, nearest_word,
    sanitize,
};

index! {
    /// A player, by index in [`Scenario::players`](crate::scenario::Scenario::players).
    PlayerIx
}

/// The players, listed or met.
#[derive(Debug)]
pub(in crate::scenario) struct Players {
    names: Vec<String>,
    by_name: BTreeMap<String, PlayerIx>,
    /// Whether they are listed under `players`, so that nobody else can join.
    given: bool,
    /// Where each of those listed is written.
    listed: Vec<Span>,
    /// Whether the list could not be read as a whole, so that anybody may be one of them.
    faulty: bool,
}

/// The most players that a scenario may have.
const MOST_PLAYERS: usize = 100;

impl Players {
    /// The names, in order, and who may be named in a question.
    pub(in crate::scenario) fn into_names(self) -> (Vec<String>, Newcomers) {
        (self.names, if self.given { Newcomers::Nobody } else { Newcomers::default() })
    }

    /// Finds a player by name, where one is spoken of who is usually named before. If no players were listed, an
    /// unknown one joins, unless the name is all but that of another.
    pub(in crate::scenario) fn find_or_meet(
        &mut self,
        name: &str,
        span: Span,
        problems: &mut Problems,
    ) -> Option<PlayerIx> {
        if self.given || is_slip(name, &self.names) {
            return self.find(name, span, problems);
        }
        self.find_or_join(name, span, problems)
    }

    /// Finds a player by name; an unknown name is reported.
    fn find(&self, name: &str, span: Span, problems: &mut Problems) -> Option<PlayerIx> {
        let player = self.by_name.get(&as_compared(name)).copied();
        if player.is_none() {
            match unseen(name, span) {
                Some(problem) => problems.push(problem),
                None if self.faulty => {}
                None => problems.push_with(|| self.unknown(name, span)),
            }
        }
        player
    }

    /// Finds a player by name. If no players were listed, an unknown one joins.
    pub(in crate::scenario) fn find_or_join(
        &mut self,
        name: &str,
        span: Span,
        problems: &mut Problems,
    ) -> Option<PlayerIx> {
        if self.given || self.by_name.contains_key(&as_compared(name)) {
            return self.find(name, span, problems);
        }
        if is_a_figure(name, span, problems) || !named_well(name, span, problems) {
            return None;
        }
        self.join(name, span, problems)
    }

    /// The problem of a name that is not one of the players.
    fn unknown(&self, name: &str, span: Span) -> Problem {
        let together = |listed: &&String| listed.split(' ').count() > 1 && listed.split(' ').any(|word| word == name);
        if let Some(at) = self.names.iter().position(|n| together(&n))
            && let Some(span) = self.listed.get(at)
        {
            let together = &self.names[at];
            let each = together.split(' ').filter(|n| !n.is_empty() && !is_and(n));
            let names = each.collect::<Vec<_>>().join(", ");
            return said::one_name(together, &names, self.names.len() == 1, *span);
        }
        said::no_player(name, &self.names, span)
    }
    fn join(&mut self, name: &str, span: Span, problems: &mut Problems) -> Option<PlayerIx> {
        if self.names.len() >= MOST_PLAYERS {
            problems.push(said::too_many_players(MOST_PLAYERS, span));
            return None;
        }
        let player = PlayerIx::new(self.names.len())?;
        self.names.push(compose_accents(name.trim()));
        self.by_name.insert(as_compared(name), player);
        Some(player)
    }
}

/// Reports a player who is named again, in other letters, where each stands once; in the same letters the key is told
/// already. `what` says where.
pub(in crate::scenario) fn once(
    player: PlayerIx,
    (name, span): (&str, Span),
    seen: &mut BTreeMap<PlayerIx, (String, Span)>,
    what: &str,
    problems: &mut Problems,
) {
    match seen.get(&player) {
        None => {
            seen.insert(player, (name.to_owned(), span));
        }
        Some((known, _)) if known == name => {}
        Some((known, first)) => {
            problems.push(said::named_again(known, what, span, *first));
        }
    }
}

/// Whether a word joins two names: `red and blue`.
fn is_and(word: &str) -> bool {
    matches!(word, "and" | "und" | "en" | "&" | "+" | "vs" | "vs.")
}

/// Whether a name that is none of the players' is all but one of them.
pub(in crate::scenario) fn is_slip(name: &str, names: &[String]) -> bool {
    !names.iter().any(|known| as_compared(known) == as_compared(name))
        && nearest_word(name, names.iter().map(String::as_str)).is_some()
}

/// Who is named in questions and was no player before.
#[derive(Debug)]
pub(in crate::scenario) enum Newcomers {
    /// The players are listed, so that nobody else can join.
    Nobody,
    /// These, in the order in which they are met. (Questions are read by mechanics, from a position that stands;
    /// so they are noted here, and [admitted](crate::scenario::Scenario::admit) when all have been read.)
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
    /// Notes somebody who is no player yet. Whether they may join; if their name is no name, or there are too
    /// many, that is reported.
    pub(in crate::scenario) fn note(
        &self,
        name: &str,
        players: &[String],
        span: Span,
        problems: &mut Problems,
    ) -> bool {
        let Self::Met(met) = self else { return false };
        if is_slip(name, players) {
            return false;
        }
        if !is_a_figure(name, span, problems) && named_well(name, span, problems) {
            let mut met = met.lock().unwrap_or_else(PoisonError::into_inner);
            let known = met.iter().any(|known| as_compared(known) == as_compared(name));
            if !known && players.len() + met.len() >= MOST_PLAYERS {
                problems.push(said::too_many_players(MOST_PLAYERS, span));
            } else if !known {
                met.push(compose_accents(name.trim()));
            }
        }
        true
    }

    /// Those who were noted.
    pub(in crate::scenario) fn take(&mut self) -> Vec<String> {
        match self {
            Self::Nobody => Vec::new(),
            Self::Met(met) => std::mem::take(met.get_mut().unwrap_or_else(PoisonError::into_inner)),
        }
    }
}

/// A player's name as names are compared: without the spaces round it, in small letters, and with accents as parts of
/// their letters.
pub(in crate::scenario) fn as_compared(name: &str) -> String {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if name.is_ascii() { name } else { compose_accents(&name) }
}

/// The problem of a player's name with a character that is not seen; `None` if it has none.
fn unseen(name: &str, span: Span) -> Option<Problem> {
    invisible_in_name(name.trim(), span, is_name)
}

/// Whether a player may be called so.
fn is_name(name: &str) -> bool {
    let letters = compose_accents(name)
        .chars()
        .all(|c| c.is_alphanumeric() || is_accent(c) || matches!(c, ' ' | '_' | '-' | '\'' | '.'));
    letters && name.starts_with(char::is_alphabetic) && name.chars().count() <= 40
}

/// Reports a figure in the place of a player; one who is listed under `players` may be called so.
fn is_a_figure(name: &str, span: Span, problems: &mut Problems) -> bool {
    let figure = is_figure(name.trim());
    if figure {
        problems.push(said::a_figure(name, span));
    }
    figure
}

fn named_well(name: &str, span: Span, problems: &mut Problems) -> bool {
    let name = name.trim();
    if let Some(problem) = unseen(name, span) {
        problems.push(problem);
        return false;
    }
    // What is shown by a number in an answer, as a tower of accents is, would be no name there.
    let good = is_name(name) && sanitize(name) == name;
    let taken = names::TAKEN.contains(&name);
    if !good || taken {
        problems.push(said::no_name(name, span));
    }
    good && !taken
}

/// Whether a text is a number.
fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// Reads `players`; `met` are those whom a quick map names, who are players too and not the only ones.
pub(in crate::scenario) fn read(node: Option<&Node>, met: Option<&Node>, problems: &mut Problems) -> Players {
    let mut players = Players {
        names: Vec::new(),
        by_name: BTreeMap::new(),
        given: node.is_some(),
        listed: Vec::new(),
        faulty: false,
    };
    let before = problems.len();
    if let Some(node) = node.filter(|n| n.is_null()) {
        problems.push(said::nobody_plays(node.span));
    }
    if let Some(count) = node.filter(|node| node.text().is_some_and(is_number)) {
        problems.push(said::counted(count));
    }
    let listed = node.or(met).filter(|_| problems.len() == before);
    for item in listed.map(as_list).unwrap_or_default() {
        let Some(name) = as_text(item, "a player", "write names: `players: [red, blue]`", problems) else {
            continue;
        };
        if players.by_name.contains_key(&as_compared(name)) {
            problems.push(said::listed_twice(name, item.span));
        } else if named_well(name, item.span, problems) {
            players.join(name, item.span, problems);
            players.listed.push(item.span);
        }
    }
    players.faulty = problems.len() > before;
    players
}
