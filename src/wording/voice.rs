//! Sentences as text.

use super::say;
use super::sentence::{Arg, Case, Cases, Part, Parts, Sentence};
use crate::geometry::{Compass, Direction, HalfEdge, Hand, Shape};
use crate::scenario::{Begins, MeepleIx, Place, Scenario, TileIx, player_called};
use crate::text::{Language, capitalised};

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

/// The part of its tile in which a feature begins, if the tile has several of its kind.
#[derive(Clone, Copy)]
enum Lies {
    /// The only feature of its kind.
    Alone,
    /// A direction from the middle.
    Towards(Compass),
    /// The long side of a half.
    AtLongSide,
    /// Within the tile, at none of its sides.
    Within,
}

/// The way in which a list is joined.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Join {
    And,
    Or,
    /// Commas only, without a word before the last.
    Further,
    /// Semicolons, for phrases that have commas of their own.
    Apart,
    /// Alternatives, for phrases that have commas of their own.
    Either,
    /// The word "or" between any two.
    AnyOf,
    /// Clauses that are all true.
    Clauses,
    /// Clauses of which one is true.
    AnyOfClauses,
}

impl Voice<'_> {
    /// Returns the language.
    pub fn language(self) -> Language {
        self.language
    }

    /// Returns a phrase as text.
    pub fn say(self, sentence: &Sentence) -> String {
        let mut out = String::new();
        self.tell(sentence, &mut out);
        out
    }

    /// Returns a whole sentence as text. It begins with a capital letter, unless it begins with the name of a tile: `a`
    /// is not `A`.
    pub fn sentence(self, sentence: &Sentence) -> String {
        let said = self.say(sentence);
        if begins_with_a_tile(sentence, self.language) { said } else { capitalised(&said) }
    }

    /// Returns a part as text.
    pub fn part(self, arg: &Arg) -> String {
        let mut out = String::new();
        self.arg(arg, Join::And, &mut out);
        out
    }

    /// Joins words by commas: `2014, 2015, 2020`.
    pub fn row(self, words: &[impl AsRef<str>]) -> String {
        self.joined(words, Join::Further)
    }

    /// Joins phrases by semicolons: `red 8; blue 4, shared`.
    pub fn apart(self, phrases: &[impl AsRef<str>]) -> String {
        self.joined(phrases, Join::Apart)
    }

    /// Joins phrases of which one is true: `red 8, or nobody scores`.
    pub fn either(self, phrases: &[impl AsRef<str>]) -> String {
        self.joined(phrases, Join::Either)
    }

    /// Joins words of which each is enough: `1, 2 or 3+4`.
    pub fn or(self, words: &[impl AsRef<str>]) -> String {
        self.joined(words, Join::Or)
    }

    /// Joins words by "or" between any two: `x or y or z`.
    pub fn any_of(self, words: &[impl AsRef<str>]) -> String {
        self.joined(words, Join::AnyOf)
    }

    /// Joins clauses that are all true: `no tile is there, and a shows city`.
    pub fn clauses(self, clauses: &[impl AsRef<str>]) -> String {
        self.joined(clauses, Join::Clauses)
    }

    /// Joins clauses of which one is true: `it counts once, or each half counts`.
    pub fn any_of_clauses(self, clauses: &[impl AsRef<str>]) -> String {
        self.joined(clauses, Join::AnyOfClauses)
    }

    fn joined(self, texts: &[impl AsRef<str>], join: Join) -> String {
        let mut out = String::new();
        let texts: Vec<Arg> = texts.iter().map(|text| Arg::Text(text.as_ref().to_owned())).collect();
        self.list(&texts, join, &mut out);
        out
    }

    fn tell(self, sentence: &Sentence, out: &mut String) {
        if self.language == Language::ONE_WORD {
            out.push_str("word");
            return;
        }
        let parts = sentence.message.says(self.language.0);
        self.parts(parts, sentence, out);
    }

    fn parts(self, parts: &[Part], sentence: &Sentence, out: &mut String) {
        let args = &sentence.args;
        for part in parts {
            match part {
                Part::Text(text) if self.language == Language::MARKED => {
                    let mark = sentence.message.mark();
                    out.extend(text.text().chars().map(|c| if c.is_whitespace() { c } else { mark }));
                }
                Part::Text(text) => out.push_str(text.text()),
                Part::Arg(n) => self.arg(&args[*n], Join::And, out),
                Part::Or(n) => self.arg(&args[*n], Join::Or, out),
                Part::Apart(n) => self.arg(&args[*n], Join::Apart, out),
                Part::Choose { arg, cases, other } => {
                    self.parts(chosen(&args[*arg], *cases, *other), sentence, out);
                }
            }
        }
    }

    fn arg(self, arg: &Arg, join: Join, out: &mut String) {
        match arg {
            Arg::Number(number) => out.push_str(&number.to_string()),
            Arg::Text(text) => out.push_str(text),
            Arg::Word(word) => out.push_str(word),
            Arg::Player(player) => {
                let name = self.scenario.map_or("", |of| of.player(*player));
                out.push_str(&player_called(name));
            }
            Arg::Meeple(ix) => self.named(&|of| meeple(of, *ix), out),
            Arg::Tile(ix) => self.named(&|of| tile(of, *ix), out),
            Arg::Place(at) | Arg::Feature(at) => self.named(&|of| place(of, *at), out),
            Arg::Space(at) => {
                self.tell(&say!(names::Space { column: at.column, row: at.row }), out);
            }
            Arg::Compass(to) => self.tell(&say!(names::Direction { to: to.word() }), out),
            Arg::Sentence(sentence) => self.tell(sentence, out),
            Arg::List(all) => self.list(all, join, out),
        }
    }

    /// Writes the name of something in the position; nothing if there is no position.
    fn named(self, name: &dyn Fn(&Scenario) -> Sentence, out: &mut String) {
        if let Some(scenario) = self.scenario {
            self.tell(&name(scenario), out);
        }
    }

    fn list(self, all: &[Arg], join: Join, out: &mut String) {
        if let Some(grouped) = self.grouped(all) {
            return self.list(&grouped, join, out);
        }
        let mut told = all.iter().map(|one| self.part(one));
        let Some(first) = told.next() else { return };
        let start = out.len();
        out.push_str(&first);
        let last = all.len() - 1;
        for (n, next) in told.enumerate() {
            let both = |before: String, next: String| match (n + 1 == last, join) {
                (true, Join::And) => say!(lists::And { before: before, last: next }),
                (true, Join::Or) => say!(lists::Or { before: before, last: next }),
                (_, Join::Apart) => say!(lists::Apart { before: before, next: next }),
                (_, Join::Either) => say!(lists::Either { before: before, next: next }),
                (_, Join::AnyOf) => say!(lists::AnyOf { before: before, next: next }),
                (_, Join::Clauses) => say!(lists::Clauses { before: before, next: next }),
                (_, Join::AnyOfClauses) => say!(lists::AnyOfClauses { before: before, next: next }),
                (_, Join::Further) | (false, Join::And | Join::Or) => {
                    say!(lists::Further { before: before, next: next })
                }
            };
            let further = both(String::new(), next.clone());
            if self.begins_with_nothing(&further) {
                // The text so far stays in place, so that nothing is copied repeatedly, however long the list.
                self.tell(&further, out);
            } else {
                let before = out.split_off(start);
                self.tell(&both(before, next), out);
            }
        }
    }

    /// Returns `true` if a sentence begins with an empty text, which is its only one, and has no choices.
    fn begins_with_nothing(self, sentence: &Sentence) -> bool {
        let parts = sentence.message.says(self.language.0);
        let nothing = |n: usize| matches!(&sentence.args[n], Arg::Text(text) if text.is_empty());
        let says_nothing = |part: &Part| match part {
            Part::Text(_) => false,
            Part::Arg(n) | Part::Or(n) | Part::Apart(n) => nothing(*n),
            Part::Choose { .. } => true,
        };
        parts.split_first().is_some_and(|(first, others)| {
            matches!(first, Part::Arg(_)) && says_nothing(first) && !others.iter().any(says_nothing)
        })
    }

    /// Groups meeples of one player and kind; `None` if there is nothing to group, or not only meeples.
    fn grouped(self, all: &[Arg]) -> Option<Vec<Arg>> {
        let of = self.scenario?;
        let mut groups: Vec<(MeepleIx, Vec<MeepleIx>)> = Vec::new();
        for arg in all {
            let Arg::Meeple(ix) = arg else { return None };
            let meeple = of.meeple(*ix);
            let alike = |(known, _): &&mut (MeepleIx, Vec<MeepleIx>)| {
                let known = of.meeple(*known);
                known.player == meeple.player && known.figure == meeple.figure
            };
            match groups.iter_mut().find(alike) {
                Some((_, several)) => several.push(*ix),
                None => groups.push((*ix, vec![*ix])),
            }
        }
        if groups.len() == all.len() {
            return None;
        }
        let group = |(first, several): &(MeepleIx, Vec<MeepleIx>)| {
            if several.len() == 1 {
                return Arg::Meeple(*first);
            }
            let meeple = of.meeple(*first);
            let mut tiles: Vec<TileIx> = several.iter().map(|ix| of.meeple(*ix).place.tile).collect();
            tiles.dedup();
            Arg::from(say!(names::Meeples {
                player: meeple.player,
                figure: meeple.figure.word(),
                count: several.len(),
                tiles: Arg::list(tiles),
            }))
        };
        Some(groups.iter().map(group).collect())
    }
}

/// Returns the name of a tile, with its space if others have it, too; an unknown tile has only its space.
fn tile(of: &Scenario, tile: TileIx) -> Sentence {
    let board = &of.board;
    let (at, shape) = (board.placed(tile).at, board.placed(tile).shape);
    if board.is_hash(tile) {
        return match shape {
            Shape::Half(corner) => say!(names::NamelessHalf { to: Compass::from(corner), at: at }),
            Shape::Square | Shape::Double(_) => say!(names::Nameless { at: at }),
        };
    }
    let name = board.name(tile);
    match board.named(name) {
        [_] => say!(names::Tile { name: name.to_owned() }),
        _ => say!(names::TileOfSeveral { name: name.to_owned(), at: at }),
    }
}

/// Returns the name of a meeple, from its player, its figure and its tile.
fn meeple(of: &Scenario, meeple: MeepleIx) -> Sentence {
    let meeple = of.meeple(meeple);
    say!(names::Meeple { player: meeple.player, figure: meeple.figure.word(), tile: meeple.place.tile })
}

/// Returns the name of a feature of a tile; if the tile has several of its kind, with where on the tile it begins.
fn place(of: &Scenario, place: Place) -> Sentence {
    let (kind, tile) = (place.feature.kind(), place.tile);
    match lies(of, place) {
        Lies::Towards(to) => say!(names::PlaceTowards { kind: kind, to: to, tile: tile }),
        Lies::AtLongSide => say!(names::PlaceAtLongSide { kind: kind, tile: tile }),
        Lies::Within => say!(names::PlaceWithin { kind: kind, tile: tile }),
        Lies::Alone => say!(names::Place { kind: kind, tile: tile }),
    }
}

/// Returns where on its tile a feature begins.
fn lies(of: &Scenario, place: Place) -> Lies {
    let to = match of.board.begins(place) {
        Some(Begins::Side(side)) => side.direction().map(Compass::from),
        Some(Begins::Half(half)) => corner(half),
        Some(Begins::Inner) => return Lies::Within,
        None => return Lies::Alone,
    };
    to.map_or(Lies::AtLongSide, Lies::Towards)
}

/// Returns the corner at half of a side, as seen from the middle; `None` for a long side.
fn corner(half: HalfEdge) -> Option<Compass> {
    let left = half.hand == Hand::Left;
    Some(match half.side.direction()? {
        Direction::North if left => Compass::NorthWest,
        Direction::North => Compass::NorthEast,
        Direction::East if left => Compass::NorthEast,
        Direction::East => Compass::SouthEast,
        Direction::South if left => Compass::SouthEast,
        Direction::South => Compass::SouthWest,
        Direction::West if left => Compass::SouthWest,
        Direction::West => Compass::NorthWest,
    })
}

/// Returns the parts of the case that an argument selects.
fn chosen(arg: &Arg, cases: Cases, other: Parts) -> &'static [Part] {
    let fits = |case: &Case| match (case, arg) {
        (Case::Exactly(number), arg) => arg.count() == Some(*number),
        (Case::One, Arg::Word(word)) => *word == "one",
        (Case::One, arg) => arg.count() == Some(1),
        (Case::Word(case), Arg::Word(word)) => case.text() == *word,
        (Case::Word(_), _) => false,
    };
    let case = cases.all().iter().find(|(case, _)| fits(case));
    case.map_or(other, |(_, parts)| *parts).all()
}

fn begins_with_a_tile(sentence: &Sentence, language: Language) -> bool {
    let mut parts = sentence.message.says(language.0);
    loop {
        match parts.first() {
            Some(Part::Choose { arg, cases, other }) => {
                parts = chosen(&sentence.args[*arg], *cases, *other);
            }
            Some(Part::Arg(n) | Part::Or(n) | Part::Apart(n)) => {
                return tile_first(&sentence.args[*n], language);
            }
            Some(Part::Text(_)) | None => return false,
        }
    }
}

fn tile_first(arg: &Arg, language: Language) -> bool {
    match arg {
        Arg::Tile(_) => true,
        Arg::Sentence(sentence) => begins_with_a_tile(sentence, language),
        Arg::List(all) => all.first().is_some_and(|one| tile_first(one, language)),
        Arg::Number(_)
        | Arg::Text(_)
        | Arg::Word(_)
        | Arg::Player(_)
        | Arg::Meeple(_)
        | Arg::Place(_)
        | Arg::Feature(_)
        | Arg::Space(_)
        | Arg::Compass(_) => false,
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::scenario::PlayerIx;
    use crate::scenario::try_out::read;
    use crate::wording::{MESSAGES, features};

    const BOARD: &str = "players: [anna, bob]\nboard: |\n  a b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples:\n  anna: [a.city, b.city, large b.city]\n  bob: a.city\n";

    fn all<T>(count: usize, of: impl Fn(usize) -> Option<T>) -> Vec<T> {
        (0..count).map(|n| of(n).expect("a small number")).collect()
    }

    #[test]
    fn a_number_and_the_length_of_a_list_choose_what_is_said() {
        let scenario = read(BOARD).expect("a legal position");
        let voice = scenario.voice();
        let sides = |count: u32| voice.sentence(&say!(steps::OpenSides { sides: count }));
        assert_eq!(sides(0), "It has no open sides, so it is completed.");
        assert_eq!(sides(1), "It has 1 open side, so it is incomplete.");
        assert_eq!(sides(2), "It has 2 open sides, so it is incomplete.");
        let who = |players: Vec<PlayerIx>| {
            let tiles = Arg::list(all(2, TileIx::new));
            let heading = say!(features::Heading { owners: Arg::list(players), kind: "city", tiles: tiles });
            voice.sentence(&heading)
        };
        assert_eq!(who(Vec::new()), "Unoccupied city on a and b");
        assert_eq!(who(all(2, PlayerIx::new)), "Anna and Bob's city on a and b");
    }

    #[test]
    fn with_marks_a_text_is_as_long_and_shows_which_messages_it_says() {
        let mut scenario = read(BOARD).expect("a legal position");
        let scores = |scenario: &Scenario| {
            let player = PlayerIx::new(0).expect("a small number");
            scenario.voice().sentence(&say!(features::Scoring { player: player, points: 3 }))
        };
        assert_eq!(scores(&scenario), "Anna scores 3 points");
        scenario.language = Language::MARKED;
        let mark = features::Scoring::MESSAGE.mark().to_string();
        assert_eq!(scores(&scenario), format!("Anna {} 3 {}", mark.repeat(6), mark.repeat(6)));
        let marks: BTreeSet<char> = MESSAGES.iter().map(|message| message.mark()).collect();
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
        let open = say!(report::OpenWays { rows: list(&["x", "y", "z"]) });
        assert_eq!(voice.say(&open), "There is no ruling on this: either x, y and z.");
        let meeples = Arg::list(all(4, MeepleIx::new));
        assert_eq!(voice.part(&meeples), "Anna's 2 meeples on a and b, Anna's large meeple on b and Bob's meeple on a");
    }

    #[test]
    fn a_sentence_begins_with_a_capital_but_for_the_name_of_a_tile() {
        let scenario = read(BOARD).expect("a legal position");
        let voice = scenario.voice();
        let player = PlayerIx::new(0).expect("a small number");
        let tile = TileIx::new(0).expect("a small number");
        assert_eq!(voice.sentence(&say!(steps::Alone { player: player })), "Only Anna has a meeple there.");
        let scores = say!(features::Scoring { player: player, points: 3 });
        assert_eq!(voice.sentence(&scores), "Anna scores 3 points");
        let at = scenario.board.placed(tile).at;
        let square = say!(board::Square { tile: tile, at: at });
        assert_eq!(voice.sentence(&square), "a is in column 0, row 0.");
    }
}
