//! Players and their figures: meeples of every kind, and barns.

use std::collections::BTreeMap;

use crate::geometry::Crossing;
use crate::text::{
    Code, Fields, Node, Problem, Problems, Span, as_list, as_text, listed, nearest, shortened,
};

use crate::scenario::board::{Board, FeatureKind, Place, TileIx};
use crate::scenario::names;
use crate::scenario::places::{crossing, place};

/// A player, by the place in [`Scenario::players`](crate::scenario::Scenario::players).
pub type PlayerIx = u16;

/// The figures that stand on features.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Figure {
    /// The usual one.
    Meeple,
    /// The large meeple, which counts two.
    Large,
    /// The abbot, in a garden or on a monastery; on a German, Dutch or Japanese monastery a meeple
    /// laid as abbot.
    Abbot,
    /// The mayor, who counts the coats of arms of his city.
    Mayor,
    /// The wagon.
    Wagon,
    /// The builder.
    Builder,
    /// The pig.
    Pig,
    /// The shepherd.
    Shepherd,
    /// The ringmaster.
    Ringmaster,
    /// The acrobat, who stands in a pyramid and so on no feature.
    Acrobat,
    /// The phantom.
    Phantom,
}

impl Figure {
    /// Every figure.
    pub const ALL: [Figure; 11] = [
        Self::Meeple,
        Self::Large,
        Self::Abbot,
        Self::Mayor,
        Self::Wagon,
        Self::Builder,
        Self::Pig,
        Self::Shepherd,
        Self::Ringmaster,
        Self::Acrobat,
        Self::Phantom,
    ];

    /// The word before a place, and in output.
    pub fn word(self) -> &'static str {
        match self {
            Self::Meeple => "meeple",
            Self::Large => "large",
            Self::Abbot => "abbot",
            Self::Mayor => "mayor",
            Self::Wagon => "wagon",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Shepherd => "shepherd",
            Self::Ringmaster => "ringmaster",
            Self::Acrobat => "acrobat",
            Self::Phantom => "phantom",
        }
    }

    /// What it is called in a sentence.
    pub fn name(self) -> &'static str {
        match self {
            Self::Large => "large meeple",
            Self::Meeple
            | Self::Abbot
            | Self::Mayor
            | Self::Wagon
            | Self::Builder
            | Self::Pig
            | Self::Shepherd
            | Self::Ringmaster
            | Self::Acrobat
            | Self::Phantom => self.word(),
        }
    }

    /// How many meeples it counts as on its feature; `None` for a mayor, whose strength is that of
    /// his city. What counts 0 never owns a feature.
    pub fn strength(self) -> Option<u32> {
        match self {
            Self::Meeple | Self::Abbot | Self::Wagon | Self::Ringmaster | Self::Phantom => Some(1),
            Self::Large => Some(2),
            Self::Builder | Self::Pig | Self::Shepherd | Self::Acrobat => Some(0),
            Self::Mayor => None,
        }
    }

    /// Whether it is a follower: a figure that can own a feature. A builder, pig, shepherd or acrobat
    /// is none.
    pub fn is_follower(self) -> bool {
        self.strength() != Some(0)
    }

    /// The kinds of features on which it can stand.
    pub fn stands_on(self) -> &'static [FeatureKind] {
        use FeatureKind::{Castle, City, Field, Garden, Monastery, Road};
        match self {
            Self::Meeple | Self::Large | Self::Ringmaster | Self::Phantom => {
                &[City, Road, Field, Monastery, Castle]
            }
            Self::Abbot => &[Monastery, Garden],
            Self::Mayor => &[City],
            Self::Wagon => &[City, Road, Monastery],
            Self::Builder => &[City, Road],
            Self::Pig | Self::Shepherd => &[Field],
            Self::Acrobat => &[],
        }
    }
}

/// A meeple, or another figure, on a feature.
#[derive(Debug, Clone)]
pub struct Meeple {
    /// Whose it is.
    pub player: PlayerIx,
    /// Which figure it is.
    pub figure: Figure,
    /// Where it stands.
    pub place: Place,
    /// The place as it was written.
    pub written: String,
    /// Where that is written.
    pub span: Span,
}

/// A barn, where four spaces meet.
#[derive(Debug, Clone)]
pub struct Barn {
    /// Whose it is.
    pub player: PlayerIx,
    /// Where it stands.
    pub at: Crossing,
    /// The tile by which that is written.
    pub tile: TileIx,
    /// The crossing as it was written.
    pub written: String,
    /// Where that is written.
    pub span: Span,
}

/// The players, given or met.
#[derive(Debug)]
pub(in crate::scenario) struct Players {
    names: Vec<String>,
    by_name: BTreeMap<String, PlayerIx>,
    /// Whether `players` lists them, so that nobody else can play.
    given: bool,
}

/// How many players a scenario may have.
const MOST_PLAYERS: usize = 100;

/// The word before the crossing where a barn stands.
const BARN: &str = "barn";

/// Figures that are known and not judged.
const LATER: [&str; 1] = ["messenger"];

impl Players {
    pub(in crate::scenario) fn into_names(self) -> Vec<String> {
        self.names
    }

    /// A player by name. Where no list was given, whoever has a meeple or a claim plays along.
    pub(in crate::scenario) fn find(
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
pub(in crate::scenario) fn players(node: Option<&Node>, problems: &mut Problems) -> Players {
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

/// Reads `meeples`: what stands on features, and the barns.
pub(in crate::scenario) fn meeples(
    node: Option<&Node>,
    board: &Board,
    players: &mut Players,
    problems: &mut Problems,
) -> (Vec<Meeple>, Vec<Barn>) {
    let (mut meeples, mut barns) = (Vec::new(), Vec::<Barn>::new());
    let Some(fields) = node.and_then(|n| Fields::open(n, "`meeples`", problems)) else {
        return (meeples, barns);
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
            let span = item.span;
            let (Some(piece), Some(player)) = (piece(item, board, problems), player) else {
                continue;
            };
            match piece {
                Piece::Figure(figure, place, written) => {
                    meeples.push(Meeple { player, figure, place, written, span });
                }
                Piece::Barn(at, tile, written) => match barns.iter().find(|b| b.at == at) {
                    Some(first) => problems.push(
                        Problem::new(Code::ValueWrong, span, "two barns on one crossing")
                            .label("second barn")
                            .also(first.span, "first barn")
                            .help("keep one of them"),
                    ),
                    None => barns.push(Barn { player, at, tile, written, span }),
                },
            }
        }
    }
    (meeples, barns)
}

/// What an entry of `meeples` says, with the place as it is written.
enum Piece {
    Figure(Figure, Place, String),
    Barn(Crossing, TileIx, String),
}

fn piece(node: &Node, board: &Board, problems: &mut Problems) -> Option<Piece> {
    let text = as_text(
        node,
        "a meeple",
        "write where it stands: `red: a.city`, or `red: large a.city`",
        problems,
    )?;
    let (word, rest) = text.split_once(' ').unwrap_or((Figure::Meeple.word(), text));
    let written = rest.trim_start();
    let from = text.len() - written.len();
    if word == BARN {
        let (at, tile) = crossing::resolve(written, node, from, board, problems)?;
        return Some(Piece::Barn(at, tile, written.to_owned()));
    }
    let figure = Figure::ALL.into_iter().find(|f| f.word() == word);
    if figure.is_none() {
        let later = LATER.contains(&word);
        problems.push(unknown(word, node.part(0, word.len())));
        if later {
            return None;
        }
    }
    if figure == Some(Figure::Acrobat) {
        problems.push(
            Problem::new(Code::ValueWrong, node.span, "an acrobat stands in a pyramid, on no feature")
                .label("on a feature")
                .help("leave it out here; what its pyramid is worth is asked: `ask: { surroundings: { of: a, for: acrobat, acrobats: [red, blue] } }`"),
        );
        return None;
    }
    let place = place::resolve(written, node, from, board, problems)?;
    let figure = figure?;
    let kind = place.feature.kind();
    if !figure.stands_on().contains(&kind) {
        problems.push(misplaced(figure, kind, written, node.part(from, written.len())));
        return None;
    }
    Some(Piece::Figure(figure, place, written.to_owned()))
}

/// A word before a place that is no figure, or one that is not judged.
fn unknown(word: &str, span: Span) -> Problem {
    if LATER.contains(&word) {
        let message = format!("the figure `{word}` is not judged");
        let figures: Vec<&str> = Figure::ALL.into_iter().map(Figure::word).chain([BARN]).collect();
        return Problem::new(Code::NotJudged, span, message)
            .label("not judged")
            .help(format!("leave it out; judged are {}", listed(&figures, "and")));
    }
    let figures = Figure::ALL.into_iter().map(Figure::word);
    let help = match nearest(word, figures.chain([BARN])) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "write the place alone, `a.city`, or a figure before it, `large a.city`; several meeples are a list, `[a.city, b.road]`".to_owned(),
    };
    if matches!(word, "dragon" | "fairy") {
        return Problem::new(Code::ValueWrong, span, format!("the {word} belongs to nobody"))
            .label("not a meeple")
            .help(format!("write `figures: {{ {word}: a }}`"));
    }
    Problem::new(Code::ValueWrong, span, format!("`{}` is no figure", shortened(word)))
        .label("not known")
        .help(help)
}

/// A figure on a feature of a kind on which it never stands.
fn misplaced(figure: Figure, kind: FeatureKind, written: &str, span: Span) -> Problem {
    let (name, on) = (figure.name(), kind.word());
    let help = if kind == FeatureKind::Garden {
        format!("only an abbot stands in a garden: `{} {written}`", Figure::Abbot.word())
    } else {
        let kinds: Vec<&str> = figure.stands_on().iter().map(|k| k.word()).collect();
        format!("the {name} stands on features of the kind {}", listed(&kinds, "or"))
    };
    Problem::new(Code::ValueWrong, span, format!("the {name} cannot stand on a {on}"))
        .label(format!("a {on}"))
        .help(help)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::try_out::{read, refused};

    fn on(entry: &str) -> String {
        format!(
            "board: |\n  t  k  <\n  m  g  a\ntiles:\n  t: {{ city: N, road: WE }}\n  k: {{ castle: true, road: W }}\n  m: {{ monastery: german }}\n  g: {{ garden: true }}\n  a: {{}}\nmeeples: {{ red: {entry} }}\n"
        )
    }

    const PLACES: [(FeatureKind, &str); 6] = [
        (FeatureKind::City, "t.city"),
        (FeatureKind::Road, "t.road"),
        (FeatureKind::Field, "m.field"),
        (FeatureKind::Monastery, "m.monastery"),
        (FeatureKind::Castle, "k.castle"),
        (FeatureKind::Garden, "g.garden"),
    ];

    #[test]
    fn every_figure_stands_where_it_may_and_nowhere_else() {
        assert_eq!(PLACES.map(|(kind, _)| kind), FeatureKind::ALL);
        for figure in Figure::ALL.into_iter().filter(|f| *f != Figure::Acrobat) {
            for (kind, place) in PLACES {
                let text = on(&format!("{} {place}", figure.word()));
                if figure.stands_on().contains(&kind) {
                    let found = read(&text).map(|s| s.meeples.iter().map(|m| m.figure).collect());
                    assert_eq!(found.ok(), Some(vec![figure]), "{text}");
                } else {
                    refused(&text, &[(Code::ValueWrong, place)]);
                }
            }
        }
    }

    #[test]
    fn a_place_alone_is_a_meeple_and_a_garden_has_room_for_abbots_only() {
        let figures = |entry: &str| {
            read(&on(entry)).ok().map(|s| s.meeples.iter().map(|m| m.figure).collect::<Vec<_>>())
        };
        assert_eq!(figures("[t.city, large  t.road]"), Some(vec![Figure::Meeple, Figure::Large]));
        assert_eq!(figures("[]"), Some(vec![]));
        refused(&on("g.garden"), &[(Code::ValueWrong, "g.garden")]);
    }

    #[test]
    fn what_is_no_figure_is_underlined() {
        refused(&on("abot m.monastery"), &[(Code::ValueWrong, "abot")]);
        refused(&on("messenger t.city"), &[(Code::NotJudged, "messenger")]);
        refused(&on("acrobat t.city"), &[(Code::ValueWrong, "acrobat t.city")]);
    }

    #[test]
    fn barns_stand_on_crossings_one_on_each() {
        let barns = |entry: &str| {
            let scenario = read(&on(entry)).ok()?;
            assert!(scenario.meeples.is_empty());
            Some(scenario.barns.iter().map(|b| b.at.to_string()).collect::<Vec<_>>())
        };
        assert_eq!(barns("[barn t@se, barn k@s]"), Some(vec!["1:1".to_owned(), "2:1".to_owned()]));
        refused(&on("[barn t@se, barn m@ne]"), &[(Code::ValueWrong, "barn m@ne")]);
        refused(&on("barn t.field"), &[(Code::PlaceUnknown, "t.field")]);
        refused(&on("pig t@se"), &[(Code::PlaceUnknown, "t@se")]);
    }
}
