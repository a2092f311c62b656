//! What a question is answered with, key by key: words of a documented set with numbers and places, and beside them
//! the same in sentences.

use serde::Serialize;

use super::map::Map;
use crate::mechanics::{Orientation, Paid, Placement, Reply, ReplyPart, describe_choice};
use crate::scenario::{MeepleIx, Scenario, TileIx};
use crate::wording::{Arg, Clause, Message, PartKind, Sentence, placing};

/// What a question is answered with, key by key.
pub(super) type Answer<'s> = Map<&'static str, ToldJson<'s>>;
/// The same in sentences, where it is clauses.
pub(super) type AnswerText = Map<&'static str, TextJson>;

/// What stands under a key of an answer.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum ToldJson<'s> {
    One(Data<'s>),
    /// Players or figures, each with a number.
    Numbers(Map<&'s str, u32>),
    /// Features, each with the points of the players whom it pays.
    Paid(Vec<PaidJson<'s>>),
    /// What goes with what.
    Pairs(Map<String, Data<'s>>),
    Rows(Vec<Answer<'s>>),
}

/// What a feature pays.
#[derive(Debug, Serialize)]
pub(super) struct PaidJson<'s> {
    feature: String,
    points: Map<&'s str, u32>,
}

/// What stands under a key in sentences.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum TextJson {
    Clauses(Vec<String>),
    Rows(Vec<AnswerText>),
}

/// A piece of data.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Data<'s> {
    Number(i64),
    Flag(bool),
    Word(&'s str),
    /// The address of a tile or place.
    Address(String),
    Space([i32; 2]),
    Meeple(ToldMeeple<'s>),
    Keys(Map<&'static str, Data<'s>>),
    List(Vec<Data<'s>>),
}

/// A meeple that an answer names.
#[derive(Debug, Serialize)]
pub(super) struct ToldMeeple<'s> {
    player: &'s str,
    place: &'s str,
    figure: &'static str,
}

/// What a question is answered with, and the same in sentences.
pub(super) fn answer<'s>(scenario: &'s Scenario, reply: &Reply) -> (Answer<'s>, AnswerText) {
    let (mut all, mut texts) = (told(scenario, reply), said(scenario, reply));
    if !reply.rows().is_empty() {
        let rows = reply.rows().iter();
        all.push(ROWS, ToldJson::Rows(rows.clone().map(|row| told(scenario, row)).collect()));
        let said: Vec<AnswerText> = rows.map(|row| said(scenario, row)).collect();
        if said.iter().any(|row| !row.is_empty()) {
            texts.push(ROWS, TextJson::Rows(said));
        }
    }
    (all, texts)
}

/// The side of a tile that a phrase names, and its parts there.
const SIDES: [(&Message, Option<&str>); 6] = [
    (placing::OwnSide::MESSAGE, None),
    (placing::OwnEnd::MESSAGE, Some("end")),
    (placing::OwnLongSide::MESSAGE, None),
    (placing::Side::MESSAGE, None),
    (placing::End::MESSAGE, Some("half")),
    (placing::LongSide::MESSAGE, None),
];

/// The phrase for what a side shows.
const EDGE: &Message = placing::Edge::MESSAGE;

/// The key of the ways to choose from.
const ROWS: &str = "rows";
/// The key of the kinds of meeple to which a crop circle speaks, each a word alone.
const KINDS: &str = "kinds";
/// The key of a message by its number, which has a title.
const MESSAGE: &str = "message";
/// The key of what was chosen.
const CHOICE: &str = "choice";

fn told<'s>(scenario: &'s Scenario, reply: &Reply) -> Answer<'s> {
    reply.iter().map(|(key, told)| (key, value(scenario, key, told))).collect()
}

fn value<'s>(scenario: &'s Scenario, key: &str, told: &ReplyPart) -> ToldJson<'s> {
    let teller = Teller { scenario };
    let list = |all: Vec<Data<'s>>| ToldJson::One(Data::List(all));
    match told {
        ReplyPart::Flag(yes) => ToldJson::One(Data::Flag(*yes)),
        ReplyPart::Count(n) => ToldJson::One(Data::Number((*n).into())),
        ReplyPart::Tiles(tiles) => list(tiles.iter().map(|tile| teller.tile(*tile)).collect()),
        ReplyPart::Meeples(meeples) => list(meeples.iter().map(|n| teller.meeple(*n)).collect()),
        ReplyPart::Places(_) | ReplyPart::Features(_) => {
            list(told.words(scenario).into_iter().map(Data::Address).collect())
        }
        ReplyPart::Spaces(spaces) => list(spaces.iter().map(|s| Data::Space([s.column, s.row])).collect()),
        ReplyPart::Placements(all) => list(all.iter().map(placement).collect()),
        ReplyPart::Players(players) => {
            ToldJson::Numbers(players.iter().map(|(p, n)| (scenario.player(*p), *n)).collect())
        }
        ReplyPart::Paid(all) => {
            let place = |paid: &Paid| paid.places.first().map(|p| scenario.board.place_text(*p));
            let each = all.iter().map(|paid| PaidJson {
                feature: place(paid).unwrap_or_default(),
                points: paid.points.iter().map(|(p, n)| (scenario.player(*p), *n)).collect(),
            });
            ToldJson::Paid(each.collect())
        }
        ReplyPart::Words(words) if key == KINDS => {
            let kind = |said: &Sentence| said.arg("sort").map(|sort| teller.part(sort, PartKind::Sort));
            list(words.iter().filter_map(kind).collect())
        }
        ReplyPart::Words(words) => list(words.iter().map(|said| teller.sentence(said)).collect()),
        ReplyPart::Map(pairs) if key == CHOICE => {
            let all = pairs.iter().flat_map(|(called, words)| describe_choice(called, words));
            list(all.map(|said| teller.sentence(&said)).collect())
        }
        ReplyPart::Map(pairs) if key == MESSAGE => {
            let number = pairs.first().and_then(|(number, _)| number.parse().ok());
            ToldJson::One(Data::Number(number.unwrap_or_default()))
        }
        ReplyPart::Map(pairs) => {
            let data = |(key, word): &(String, String)| {
                let one = word.parse().map_or_else(|_| Data::Address(word.clone()), Data::Number);
                (key.clone(), one)
            };
            ToldJson::Pairs(pairs.iter().map(data).collect())
        }
    }
}

/// A placement by the keys of the question whether a tile can be placed there.
fn placement<'s>(placement: &Placement) -> Data<'s> {
    let orientation = match placement.orientation {
        Orientation::Turn(quarters) => ("turn", Data::Number(i64::from(quarters) * 90)),
        Orientation::Corner(corner) => ("corner", Data::Word(corner.word())),
    };
    let at = ("at", Data::Space([placement.at.column, placement.at.row]));
    Data::Keys([at, orientation].into_iter().collect())
}

/// The clauses of a reply in sentences, in the order in which they stand in the answer.
fn said(scenario: &Scenario, reply: &Reply) -> AnswerText {
    let clauses = |(key, told): (&'static str, &ReplyPart)| {
        let words = match told {
            ReplyPart::Words(_) => told.words(scenario),
            ReplyPart::Map(_) if key == CHOICE => told.words(scenario),
            ReplyPart::Map(pairs) if key == MESSAGE => pairs.iter().map(|(_, title)| title.clone()).collect(),
            ReplyPart::Flag(_)
            | ReplyPart::Count(_)
            | ReplyPart::Tiles(_)
            | ReplyPart::Meeples(_)
            | ReplyPart::Places(_)
            | ReplyPart::Features(_)
            | ReplyPart::Spaces(_)
            | ReplyPart::Placements(_)
            | ReplyPart::Players(_)
            | ReplyPart::Paid(_)
            | ReplyPart::Map(_) => Vec::new(),
        };
        (!words.is_empty()).then_some((key, TextJson::Clauses(words)))
    };
    reply.iter().filter_map(clauses).collect()
}

/// Tells of a position as data.
#[derive(Clone, Copy)]
struct Teller<'s> {
    scenario: &'s Scenario,
}

impl<'s> Teller<'s> {
    /// A tile by its address; one that does not matter has none, so it goes by its space.
    fn tile(self, tile: TileIx) -> Data<'s> {
        let board = &self.scenario.board;
        if board.is_hash(tile) {
            let at = board.placed(tile).at;
            Data::Space([at.column, at.row])
        } else {
            Data::Address(board.address(tile))
        }
    }

    fn meeple(self, meeple: MeepleIx) -> Data<'s> {
        let meeple = self.scenario.meeple(meeple);
        Data::Meeple(ToldMeeple {
            player: self.scenario.player(meeple.player),
            place: &meeple.written,
            figure: meeple.figure.word(),
        })
    }

    /// A sentence: its word, and its parts.
    fn sentence(self, said: &Sentence) -> Data<'s> {
        if said.id() == EDGE.id() {
            return said.arg("edge").map_or(Data::Word("field"), |e| self.part(e, PartKind::Edge));
        }
        if let Some((_, end)) = SIDES.iter().find(|(message, _)| message.id() == said.id()) {
            return self.side(said, *end);
        }
        let mut keys = Map::default();
        if let Some(clause) = Clause::find(said) {
            keys.push("word", Data::Word(clause.word));
            for piece in clause.parts {
                if let Some(arg) = piece.value(said) {
                    keys.push(piece.key, self.part(arg, piece.kind));
                }
            }
        } else {
            let word = said.id().rsplit_once('.').map_or(said.id(), |(_, word)| word);
            keys.push("word", Data::Word(word));
            for (name, arg) in said.names().zip(said.args()) {
                keys.push(name, self.part(arg, PartKind::Clause));
            }
        }
        Data::Keys(keys)
    }

    /// A side of a tile: which, and at which end of it, and of which tile where it is another.
    fn side(self, said: &Sentence, end: Option<&str>) -> Data<'s> {
        let mut keys = Map::default();
        if let Some(tile) = said.arg("tile") {
            keys.push("tile", self.part(tile, PartKind::Tile));
        }
        let side = said.arg("to").map(|to| self.part(to, PartKind::Direction));
        keys.push("side", side.unwrap_or(Data::Word("long")));
        if let Some(end) = end.and_then(|end| said.arg(end)) {
            keys.push("end", self.part(end, PartKind::Direction));
        }
        Data::Keys(keys)
    }

    fn part(self, arg: &Arg, kind: PartKind) -> Data<'s> {
        let one = match arg {
            Arg::List(all) => {
                return Data::List(all.iter().map(|one| self.part(one, kind.item())).collect());
            }
            Arg::Number(number) => Data::Number(*number),
            Arg::Text(text) if kind == PartKind::Named => Data::Keys(named(text)),
            Arg::Text(text) => Data::Address(text.clone()),
            Arg::Word(word) => match (kind, *word) {
                (PartKind::Flag, word) => Data::Flag(word == "yes"),
                (PartKind::Building, "true") => Data::Word("monastery"),
                (_, word) => Data::Word(word),
            },
            Arg::Player(player) => Data::Word(self.scenario.player(*player)),
            Arg::Meeple(meeple) => self.meeple(*meeple),
            Arg::Tile(tile) => self.tile(*tile),
            Arg::Place(place) | Arg::Feature(place) => {
                let address = Data::Address(self.scenario.board.place_text(*place));
                match kind {
                    PartKind::Named => Data::Keys([("place", address)].into_iter().collect()),
                    _ => address,
                }
            }
            Arg::Space(at) => Data::Space([at.column, at.row]),
            Arg::Compass(to) => Data::Word(to.word()),
            Arg::Sentence(sentence) => self.sentence(sentence),
        };
        if kind.item() == kind { one } else { Data::List(vec![one]) }
    }
}

/// What a score, a payment or a message is called, in its parts: `round 3`, `message 4 (2)`, `a.city for blue`, or
/// what a player wrote.
fn named<'s>(called: &str) -> Map<&'static str, Data<'s>> {
    let numbered = called.strip_suffix(')').and_then(|rest| rest.rsplit_once(" ("));
    let numbered = numbered.and_then(|(name, n)| Some((name, n.parse::<i64>().ok()?)));
    let (name, time) = numbered.map_or((called, None), |(name, n)| (name, Some(n)));
    let address = |text: &str| Data::Address(text.to_owned());
    let is_place = |text: &str| text.contains('.') && !text.contains(' ');
    let mut keys = Map::default();
    if let Some(number) = name.strip_prefix("message ").and_then(|n| n.parse().ok()) {
        keys.push("message", Data::Number(number));
    } else if let Some(round) = name.strip_prefix("round ").filter(|word| !word.contains(' ')) {
        keys.push("round", address(round));
    } else if is_place(name) {
        keys.push("place", address(name));
    } else if let Some((place, player)) = name.split_once(" for ").filter(|(p, _)| is_place(p)) {
        keys.push("place", address(place));
        keys.push("player", address(player));
    } else {
        keys.push("called", address(name));
    }
    if let Some(time) = time {
        keys.push("time", Data::Number(time));
    }
    keys
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_called_so_is_told_in_its_parts() {
        for (called, told) in [
            ("round 3", json!({ "round": "3" })),
            ("message 4 (2)", json!({ "message": 4, "time": 2 })),
            ("a.city@N", json!({ "place": "a.city@N" })),
            ("a.city for blue may", json!({ "place": "a.city", "player": "blue may" })),
            ("a road elsewhere", json!({ "called": "a road elsewhere" })),
            ("fairy (3)", json!({ "called": "fairy", "time": 3 })),
        ] {
            assert_eq!(json!(named(called)), told, "{called}");
        }
    }
}
