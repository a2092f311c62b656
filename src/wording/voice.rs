//! Sentences as text.

use super::say;
use super::sentence::{Arg, Case, Cases, Part, Parts, Sentence};
use crate::gathering::group_in_order;
use crate::geometry::{Compass, Direction, HalfEdge, Hand, Shape};
use crate::scenario::{FeatureStart, Figure, MeepleIx, Place, PlayerIx, Scenario, TileIx, capitalize_player};
use crate::text::{Language, capitalize};

/// A renderer of sentences in a language, about a position or about the law.
///
/// Plurals are those of English, Dutch and German: one, and everything else.
#[derive(Debug, Clone, Copy)]
pub struct Voice<'s> {
    /// The position whose players, tiles and meeples are named; `None` for sentences that name none.
    scenario: Option<&'s Scenario>,
    language: Language,
}

impl Scenario {
    /// Returns the renderer of sentences about this position, in the language of its answers.
    pub fn voice(&self) -> Voice<'_> {
        Voice { scenario: Some(self), language: self.language }
    }
}

impl Language {
    /// Returns the renderer of sentences in this language that name nothing of a position.
    pub fn voice(self) -> Voice<'static> {
        Voice { scenario: None, language: self }
    }
}

/// The part of a tile in which a feature begins, which names the feature if the tile has several of its kind.
#[derive(Clone, Copy)]
enum StartPosition {
    /// No part: the tile has no other feature of that kind.
    Single,
    /// The part that lies in a direction from the middle of the tile.
    Towards(Compass),
    /// The long side of a half tile.
    AtLongSide,
    /// The inside of the tile: the feature begins at none of the sides.
    Inside,
}

/// The way in which the items of a list are joined into one text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Join {
    And,
    Or,
    /// Commas only, without a word before the last.
    Commas,
    /// Semicolons, for phrases that have commas of their own.
    Semicolons,
    /// A comma and the word "or", for alternative phrases that have commas of their own.
    Either,
    /// The word "or" between any two.
    AnyOf,
    /// A comma and the word "and", for clauses that are all true.
    Clauses,
    /// A comma and the word "or", for clauses of which one is true.
    AnyOfClauses,
}

impl Voice<'_> {
    /// Returns the language of the renderer.
    pub fn language(self) -> Language {
        self.language
    }

    /// Returns a phrase or sentence as text, without a change of its first letter.
    pub fn say(self, sentence: &Sentence) -> String {
        let mut out = String::new();
        self.write_sentence(sentence, &mut out);
        out
    }

    /// Returns a whole sentence as text. It begins with a capital letter, unless it begins with the name of a tile: `a`
    /// is not `A`.
    pub fn capitalized_sentence(self, sentence: &Sentence) -> String {
        let text = self.say(sentence);
        if begins_with_a_tile(sentence, self.language) { text } else { capitalize(&text) }
    }

    /// Returns a part of a sentence as text; a list is joined by "and".
    pub fn part(self, arg: &Arg) -> String {
        let mut out = String::new();
        self.write_arg(arg, Join::And, &mut out);
        out
    }

    /// Joins words by commas: `2014, 2015, 2020`.
    pub fn join_commas(self, words: &[impl AsRef<str>]) -> String {
        self.join_texts(words, Join::Commas)
    }

    /// Joins phrases by semicolons: `red 8; blue 4, shared`.
    pub fn join_semicolons(self, phrases: &[impl AsRef<str>]) -> String {
        self.join_texts(phrases, Join::Semicolons)
    }

    /// Joins phrases of which one is true: `red 8, or nobody scores`.
    pub fn join_alternative_phrases(self, phrases: &[impl AsRef<str>]) -> String {
        self.join_texts(phrases, Join::Either)
    }

    /// Joins words of which each is enough: `1, 2 or 3+4`.
    pub fn join_or(self, words: &[impl AsRef<str>]) -> String {
        self.join_texts(words, Join::Or)
    }

    /// Joins words by "or" between any two: `x or y or z`.
    pub fn join_or_between(self, words: &[impl AsRef<str>]) -> String {
        self.join_texts(words, Join::AnyOf)
    }

    /// Joins clauses that are all true: `no tile is there, and a shows city`.
    pub fn join_clauses(self, clauses: &[impl AsRef<str>]) -> String {
        self.join_texts(clauses, Join::Clauses)
    }

    /// Joins clauses of which one is true: `it counts once, or each half counts`.
    pub fn join_alternative_clauses(self, clauses: &[impl AsRef<str>]) -> String {
        self.join_texts(clauses, Join::AnyOfClauses)
    }

    fn join_texts(self, texts: &[impl AsRef<str>], join: Join) -> String {
        let mut out = String::new();
        let texts: Vec<Arg> = texts.iter().map(|text| Arg::Text(text.as_ref().to_owned())).collect();
        self.write_list(&texts, join, &mut out);
        out
    }

    fn write_sentence(self, sentence: &Sentence, out: &mut String) {
        if self.language == Language::ONE_WORD {
            out.push_str("word");
            return;
        }
        let parts = sentence.message.text_parts(self.language.0);
        self.write_parts(parts, sentence, out);
    }

    fn write_parts(self, parts: &[Part], sentence: &Sentence, out: &mut String) {
        let args = &sentence.args;
        for part in parts {
            match part {
                Part::Text(text) if self.language == Language::MARKED => {
                    let mark = sentence.message.private_use_char();
                    out.extend(text.text().chars().map(|c| if c.is_whitespace() { c } else { mark }));
                }
                Part::Text(text) => out.push_str(text.text()),
                Part::Arg(n) => self.write_arg(&args[*n], Join::And, out),
                Part::Or(n) => self.write_arg(&args[*n], Join::Or, out),
                Part::Apart(n) => self.write_arg(&args[*n], Join::Semicolons, out),
                Part::Choose { arg, cases, other } => {
                    self.write_parts(choose_parts(&args[*arg], *cases, *other), sentence, out);
                }
            }
        }
    }

    fn write_arg(self, arg: &Arg, join: Join, out: &mut String) {
        match arg {
            Arg::Number(number) => out.push_str(&number.to_string()),
            Arg::Text(text) => out.push_str(text),
            Arg::Word(word) => out.push_str(word),
            Arg::Player(player) => {
                let name = self.scenario.map_or("", |of| of.player(*player));
                out.push_str(&capitalize_player(name));
            }
            Arg::Meeple(ix) => self.write_name(&|of| meeple_name(of, *ix), out),
            Arg::Tile(ix) => self.write_name(&|of| tile_name(of, *ix), out),
            Arg::Place(at) | Arg::Feature(at) => self.write_name(&|of| place_name(of, *at), out),
            Arg::Space(at) => {
                self.write_sentence(&say!(names::Space { column: at.column, row: at.row }), out);
            }
            Arg::Compass(to) => self.write_sentence(&say!(names::Direction { to: to.word() }), out),
            Arg::Sentence(sentence) => self.write_sentence(sentence, out),
            Arg::List(all) => self.write_list(all, join, out),
        }
    }

    /// Writes the name that `name` gives to a tile, meeple or other thing of the position; nothing without a position.
    fn write_name(self, name: &dyn Fn(&Scenario) -> Sentence, out: &mut String) {
        if let Some(scenario) = self.scenario {
            self.write_sentence(&name(scenario), out);
        }
    }

    fn write_list(self, items: &[Arg], join: Join, out: &mut String) {
        if let Some(grouped) = self.group_meeples(items) {
            return self.write_list(&grouped, join, out);
        }
        let mut texts = items.iter().map(|one| self.part(one));
        let Some(first) = texts.next() else { return };
        let start = out.len();
        out.push_str(&first);
        let last = items.len() - 1;
        for (n, next) in texts.enumerate() {
            let join_two = |before: String, next: String| match (n + 1 == last, join) {
                (true, Join::And) => say!(lists::And { before, last: next }),
                (true, Join::Or) => say!(lists::Or { before, last: next }),
                (_, Join::Semicolons) => say!(lists::Apart { before, next }),
                (_, Join::Either) => say!(lists::Either { before, next }),
                (_, Join::AnyOf) => say!(lists::AnyOf { before, next }),
                (_, Join::Clauses) => say!(lists::Clauses { before, next }),
                (_, Join::AnyOfClauses) => say!(lists::AnyOfClauses { before, next }),
                (_, Join::Commas) | (false, Join::And | Join::Or) => say!(lists::Further { before, next }),
            };
            let continuation = join_two(String::new(), next.clone());
            if self.begins_with_empty_text(&continuation) {
                // The text so far stays in place, so that nothing is copied repeatedly, however long the list.
                self.write_sentence(&continuation, out);
            } else {
                let before = out.split_off(start);
                self.write_sentence(&join_two(before, next), out);
            }
        }
    }

    /// Returns `true` if a sentence begins with an empty argument, and no other piece is an empty argument or a choice.
    fn begins_with_empty_text(self, sentence: &Sentence) -> bool {
        let parts = sentence.message.text_parts(self.language.0);
        let is_empty_text = |n: usize| matches!(&sentence.args[n], Arg::Text(text) if text.is_empty());
        let is_empty_part = |part: &Part| match part {
            Part::Text(_) => false,
            Part::Arg(n) | Part::Or(n) | Part::Apart(n) => is_empty_text(*n),
            Part::Choose { .. } => true,
        };
        parts.split_first().is_some_and(|(first, others)| {
            matches!(first, Part::Arg(_)) && is_empty_part(first) && !others.iter().any(is_empty_part)
        })
    }

    /// Groups the meeples of a list by player and figure; `None` if no two belong together, or an item is no meeple.
    fn group_meeples(self, items: &[Arg]) -> Option<Vec<Arg>> {
        let scenario = self.scenario?;
        let meeple_of = |arg: &Arg| if let Arg::Meeple(ix) = arg { Some(*ix) } else { None };
        let meeples: Vec<MeepleIx> = items.iter().map(meeple_of).collect::<Option<_>>()?;
        let kind = |ix: MeepleIx| (scenario.meeple(ix).player, scenario.meeple(ix).figure);
        let groups = group_in_order(meeples.into_iter().map(|ix| (kind(ix), ix)));
        if groups.len() == items.len() {
            return None;
        }
        let group_part = |((player, figure), members): ((PlayerIx, Figure), Vec<MeepleIx>)| {
            if let [only] = members.as_slice() {
                return Arg::Meeple(*only);
            }
            let mut tiles: Vec<TileIx> = members.iter().map(|ix| scenario.meeple(*ix).place.tile).collect();
            tiles.dedup();
            let (figure, count) = (figure.word(), members.len());
            say!(names::Meeples { player, figure, count, tiles: Arg::list(tiles) }).into()
        };
        Some(groups.into_iter().map(group_part).collect())
    }
}

/// Returns the name of a tile, with its space if others have the name; for an unknown tile, its space and any corner.
fn tile_name(scenario: &Scenario, tile: TileIx) -> Sentence {
    let board = &scenario.board;
    let (at, shape) = (board.placed(tile).at, board.placed(tile).shape);
    if board.is_hash(tile) {
        return match shape {
            Shape::Half(corner) => say!(names::NamelessHalf { to: Compass::from(corner), at }),
            Shape::Square | Shape::Double(_) => say!(names::Nameless { at }),
        };
    }
    let name = board.name(tile);
    match board.tiles_named(name) {
        [_] => say!(names::Tile { name: name.to_owned() }),
        _ => say!(names::TileOfSeveral { name: name.to_owned(), at }),
    }
}

/// Returns the name of a meeple, from its player, its figure and its tile.
fn meeple_name(scenario: &Scenario, meeple: MeepleIx) -> Sentence {
    let meeple = scenario.meeple(meeple);
    say!(names::Meeple { player: meeple.player, figure: meeple.figure.word(), tile: meeple.place.tile })
}

/// Returns the name of a feature of a tile, with the part where it begins if the tile has several of its kind.
fn place_name(scenario: &Scenario, place: Place) -> Sentence {
    let (kind, tile) = (place.feature.kind(), place.tile);
    match start_position(scenario, place) {
        StartPosition::Towards(to) => say!(names::PlaceTowards { kind, to, tile }),
        StartPosition::AtLongSide => say!(names::PlaceAtLongSide { kind, tile }),
        StartPosition::Inside => say!(names::PlaceWithin { kind, tile }),
        StartPosition::Single => say!(names::Place { kind, tile }),
    }
}

/// Returns the part of its tile in which a feature begins.
fn start_position(scenario: &Scenario, place: Place) -> StartPosition {
    let to = match scenario.board.feature_start(place) {
        Some(FeatureStart::Side(side)) => side.direction().map(Compass::from),
        Some(FeatureStart::Half(half)) => corner(half),
        Some(FeatureStart::Inner) => return StartPosition::Inside,
        None => return StartPosition::Single,
    };
    to.map_or(StartPosition::AtLongSide, StartPosition::Towards)
}

/// Returns the direction of the corner at a half-edge, as seen from the middle of the tile; `None` for a long side.
fn corner(half: HalfEdge) -> Option<Compass> {
    let is_left = half.hand == Hand::Left;
    Some(match half.side.direction()? {
        Direction::North if is_left => Compass::NorthWest,
        Direction::North => Compass::NorthEast,
        Direction::East if is_left => Compass::NorthEast,
        Direction::East => Compass::SouthEast,
        Direction::South if is_left => Compass::SouthEast,
        Direction::South => Compass::SouthWest,
        Direction::West if is_left => Compass::SouthWest,
        Direction::West => Compass::NorthWest,
    })
}

/// Returns the pieces of text of the case that an argument selects, else `other`, which has those for every other case.
fn choose_parts(arg: &Arg, cases: Cases, other: Parts) -> &'static [Part] {
    let fits = |case: &Case| match (case, arg) {
        (Case::Exactly(number), arg) => arg.count() == Some(*number),
        (Case::One, Arg::Word(word)) => *word == "one",
        (Case::One, arg) => arg.count() == Some(1),
        (Case::Word(case), Arg::Word(word)) => case.text() == *word,
        (Case::Word(case), Arg::Text(word)) => case.text() == word,
        (Case::Word(_), _) => false,
    };
    let case = cases.as_slice().iter().find(|(case, _)| fits(case));
    case.map_or(other, |(_, parts)| *parts).as_slice()
}

fn begins_with_a_tile(sentence: &Sentence, language: Language) -> bool {
    let mut parts = sentence.message.text_parts(language.0);
    loop {
        match parts.first() {
            Some(Part::Choose { arg, cases, other }) => parts = choose_parts(&sentence.args[*arg], *cases, *other),
            Some(Part::Arg(n) | Part::Or(n) | Part::Apart(n)) => return is_tile_first(&sentence.args[*n], language),
            Some(Part::Text(_)) | None => return false,
        }
    }
}

fn is_tile_first(arg: &Arg, language: Language) -> bool {
    match arg {
        Arg::Tile(_) => true,
        Arg::Sentence(sentence) => begins_with_a_tile(sentence, language),
        Arg::List(all) => all.first().is_some_and(|one| is_tile_first(one, language)),
        _ => false,
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::scenario::PlayerIx;
    use crate::scenario::test_scenarios::read;
    use crate::wording::{MESSAGES, features};

    const BOARD: &str = "players: [anna, bob]\nboard: |\n  a b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples:\n  anna: [a.city, b.city, large b.city]\n  bob: a.city\n";

    fn indices<T>(count: usize, make: impl Fn(usize) -> Option<T>) -> Vec<T> {
        (0..count).map(|n| make(n).expect("a small number")).collect()
    }

    #[test]
    fn a_number_and_the_length_of_a_list_choose_what_is_said() {
        let scenario = read(BOARD).expect("a legal position");
        let voice = scenario.voice();
        let sides = |count: u32| voice.capitalized_sentence(&say!(steps::OpenSides { sides: count }));
        assert_eq!(sides(0), "It has no open sides, so it is completed.");
        assert_eq!(sides(1), "It has 1 open side, so it is incomplete.");
        assert_eq!(sides(2), "It has 2 open sides, so it is incomplete.");
        let heading_for = |players: Vec<PlayerIx>| {
            let tiles = Arg::list(indices(2, TileIx::new));
            let heading = say!(features::Heading { owners: Arg::list(players), kind: "city", tiles });
            voice.capitalized_sentence(&heading)
        };
        assert_eq!(heading_for(Vec::new()), "Unoccupied city on a and b");
        assert_eq!(heading_for(indices(2, PlayerIx::new)), "Anna and Bob's city on a and b");
    }

    #[test]
    fn with_marks_a_text_is_as_long_and_shows_which_messages_it_says() {
        let mut scenario = read(BOARD).expect("a legal position");
        let scores = |scenario: &Scenario| {
            let player = PlayerIx::new(0).expect("a small number");
            scenario.voice().capitalized_sentence(&say!(features::Scoring { player, points: 3 }))
        };
        assert_eq!(scores(&scenario), "Anna scores 3 points");
        scenario.language = Language::MARKED;
        let mark = features::Scoring::MESSAGE.private_use_char().to_string();
        assert_eq!(scores(&scenario), format!("Anna {} 3 {}", mark.repeat(6), mark.repeat(6)));
        let marks: BTreeSet<char> = MESSAGES.iter().map(|message| message.private_use_char()).collect();
        assert_eq!(marks.len(), MESSAGES.len());
    }

    #[test]
    fn lists_are_joined_and_meeples_of_one_player_told_together() {
        let scenario = read(BOARD).expect("a legal position");
        let voice = scenario.voice();
        let list = |words: &[&str]| Arg::list(words.iter().map(|word| (*word).to_owned()));
        assert_eq!(voice.part(&list(&[])), "");
        assert_eq!(voice.part(&list(&["x"])), "x");
        assert_eq!(voice.part(&list(&["x", "y", "z"])), "x, y and z");
        let open = say!(report::OpenWays { rows: list(&["x", "y", "z"]), finished: "none" });
        assert_eq!(voice.say(&open), "There is no ruling on this: either x, y and z.");
        let meeples = Arg::list(indices(4, MeepleIx::new));
        assert_eq!(voice.part(&meeples), "Anna's 2 meeples on a and b, Anna's large meeple on b and Bob's meeple on a");
    }

    #[test]
    fn a_sentence_begins_with_a_capital_but_for_the_name_of_a_tile() {
        let scenario = read(BOARD).expect("a legal position");
        let voice = scenario.voice();
        let player = PlayerIx::new(0).expect("a small number");
        let tile = TileIx::new(0).expect("a small number");
        assert_eq!(voice.capitalized_sentence(&say!(steps::Alone { player })), "Only Anna has a meeple there.");
        let scores = say!(features::Scoring { player, points: 3 });
        assert_eq!(voice.capitalized_sentence(&scores), "Anna scores 3 points");
        let at = scenario.board.placed(tile).at;
        let square = say!(board::Square { tile, at });
        assert_eq!(voice.capitalized_sentence(&square), "a is in column 0, row 0.");
    }
}
