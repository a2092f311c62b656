//! Players and their meeples.

use std::collections::BTreeMap;

use crate::text::{
    Code, Fields, Node, Problem, Problems, Span, as_list, as_text, listed, nearest, shortened,
};

use super::board::Board;
use super::feature::Place;
use super::{names, place};

/// A player, by the place in [`Scenario::players`](super::Scenario::players).
pub type PlayerIx = u16;

/// A meeple on the board.
#[derive(Debug, Clone)]
pub struct Meeple {
    /// Whose it is.
    pub player: PlayerIx,
    /// Whether it is the large one, which counts two.
    pub large: bool,
    /// Where it stands.
    pub place: Place,
    /// The place as it was written.
    pub written: String,
    /// Where that is written.
    pub span: Span,
}

/// The players, given or met.
#[derive(Debug)]
pub(super) struct Players {
    names: Vec<String>,
    by_name: BTreeMap<String, PlayerIx>,
    /// Whether `players` lists them, so that nobody else can play.
    given: bool,
}

/// How many players a scenario may have.
const MOST_PLAYERS: usize = 100;

/// Figures that other mechanics know and this version does not judge.
const LATER: [&str; 10] = [
    "abbot",
    "mayor",
    "wagon",
    "builder",
    "pig",
    "barn",
    "shepherd",
    "phantom",
    "ringmaster",
    "messenger",
];

impl Players {
    pub(super) fn into_names(self) -> Vec<String> {
        self.names
    }

    /// A player by name. Where no list was given, whoever has a meeple or a claim plays along.
    pub(super) fn find(
        &mut self,
        name: &str,
        span: Span,
        may_join: bool,
        problems: &mut Problems,
    ) -> Option<PlayerIx> {
        if let Some(player) = self.by_name.get(name) {
            return Some(*player);
        }
        if self.given || !may_join {
            let help = match nearest(name, self.names.iter().map(String::as_str)) {
                Some(near) => format!("did you mean `{near}`?"),
                None if self.names.is_empty() => {
                    "give the players: `players: [red, blue]`".to_owned()
                }
                None => format!("the players are {}", listed(&self.names, "and")),
            };
            let short = shortened(name);
            problems.push(
                Problem::new(
                    Code::PlayerUnknown,
                    span,
                    format!("`{short}` is not among the players"),
                )
                .label("no such player")
                .help(help),
            );
            return None;
        }
        if !named_well(name, span, problems) {
            return None;
        }
        self.join(name, span, problems)
    }

    fn join(&mut self, name: &str, span: Span, problems: &mut Problems) -> Option<PlayerIx> {
        if self.names.len() >= MOST_PLAYERS {
            let message = format!("more than {MOST_PLAYERS} players");
            problems.push(
                Problem::new(Code::ValueWrong, span, message)
                    .label("one too many")
                    .help("name fewer players"),
            );
            return None;
        }
        let player = PlayerIx::try_from(self.names.len()).ok()?;
        self.names.push(name.to_owned());
        self.by_name.insert(name.to_owned(), player);
        Some(player)
    }
}

fn named_well(name: &str, span: Span, problems: &mut Problems) -> bool {
    let letters =
        name.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '_' | '-' | '\'' | '.'));
    let good = letters && name.starts_with(char::is_alphabetic) && name.chars().count() <= 40;
    let taken = names::TAKEN.contains(&name);
    if !good || taken {
        let short = shortened(name);
        problems.push(
            Problem::new(Code::NameForm, span, format!("`{short}` cannot be the name of a player"))
                .label("not a name")
                .help("a player's name begins with a letter and has letters, digits, spaces, `_`, `-`; not a word like yes, no, on, off, true, false"),
        );
    }
    good && !taken
}

/// Reads `players`.
pub(super) fn players(node: Option<&Node>, problems: &mut Problems) -> Players {
    let mut players =
        Players { names: Vec::new(), by_name: BTreeMap::new(), given: node.is_some() };
    if let Some(node) = node.filter(|n| n.is_null()) {
        problems.push(
            Problem::new(Code::ValueWrong, node.span, "`players` names nobody")
                .label("nobody here")
                .help("write names, `players: [red, blue]`, or leave the key out"),
        );
    }
    for item in node.map(as_list).unwrap_or_default() {
        let Some(name) = as_text(item, "a player", "write names: `players: [red, blue]`", problems)
        else {
            continue;
        };
        if players.by_name.contains_key(name) {
            problems.push(
                Problem::new(
                    Code::KeyDuplicate,
                    item.span,
                    format!("the player `{name}` stands there twice"),
                )
                .label("again")
                .help("name each player once"),
            );
        } else if named_well(name, item.span, problems) {
            players.join(name, item.span, problems);
        }
    }
    players
}

/// Reads `meeples`.
pub(super) fn meeples(
    node: Option<&Node>,
    board: &Board,
    players: &mut Players,
    problems: &mut Problems,
) -> Vec<Meeple> {
    let mut meeples = Vec::new();
    let Some(fields) = node.and_then(|n| Fields::open(n, "`meeples`", problems)) else {
        return meeples;
    };
    for (name, at, value) in fields.iter() {
        let player = players.find(name, at, true, problems);
        if value.is_null() {
            problems.push(
                Problem::new(Code::ValueWrong, at, format!("`{name}` has no meeple here"))
                    .label("nothing after it")
                    .help("write where the meeples stand, `red: a.city`, or leave the player out"),
            );
        }
        for item in as_list(value) {
            let meeple = meeple(item, board, problems);
            if let (Some(player), Some((large, place, written))) = (player, meeple) {
                meeples.push(Meeple { player, large, place, written, span: item.span });
            }
        }
    }
    meeples
}

fn meeple(node: &Node, board: &Board, problems: &mut Problems) -> Option<(bool, Place, String)> {
    let text = as_text(
        node,
        "a meeple",
        "write where it stands: `red: a.city`, or `red: large a.city`",
        problems,
    )?;
    let Some((figure, rest)) = text.split_once(' ') else {
        let place = place::resolve(text, node, 0, board, problems)?;
        return Some((false, place, text.to_owned()));
    };
    let written = rest.trim_start();
    if figure != "large" {
        let span = node.part(0, figure.len());
        let short = shortened(figure);
        if LATER.contains(&figure) {
            let message = format!("the figure `{figure}` is not judged by this version");
            problems.push(
                Problem::new(Code::NotJudged, span, message)
                    .label("not judged yet")
                    .help("only meeples and `large` meeples are"),
            );
            return None;
        }
        problems.push(
            Problem::new(Code::ValueWrong, span, format!("`{short}` is no figure")).label("not known").help(
                "write the place alone, `a.city`, or `large a.city`; several meeples are a list, `[a.city, b.road]`",
            ),
        );
    }
    let place = place::resolve(written, node, text.len() - written.len(), board, problems)?;
    (figure == "large").then(|| (true, place, written.to_owned()))
}
