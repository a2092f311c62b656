//! Sentences as text.

use carcassonne_base::gathering::group_in_order;
use carcassonne_board::geometry::{Compass, Direction, HalfEdge, Hand, Shape};
use carcassonne_text::{Language, capitalize};
use carcassonne_words::dictionary;
use carcassonne_words::messages::{Attribute, Join, PartForm, Speaker};

use super::say;
use super::thing::{Arg, Sentence, Thing};
use crate::{FeatureStart, Figure, MeepleIx, Place, PlayerIx, Scenario, TileIx};

/// A renderer of sentences in a language, about a position or about the law.
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

impl Voice<'_> {
    /// Returns the renderer of sentences in a language that name nothing of a position.
    pub fn in_language(language: Language) -> Voice<'static> {
        Voice { scenario: None, language }
    }

    /// Returns the language of the renderer.
    pub fn language(self) -> Language {
        self.language
    }

    /// Returns a phrase or sentence as text, without a change of its first letter.
    pub fn say(self, sentence: &Sentence) -> String {
        let mut out = String::new();
        self.write_sentence(sentence, Attribute::Message, &mut out);
        out
    }

    /// Returns a whole sentence as text. It begins with a capital letter, unless it begins with the name of a tile: `a`
    /// is not `A`.
    pub fn capitalized_sentence(self, sentence: &Sentence) -> String {
        let text = self.say(sentence);
        if sentence.begins_with_thing(self.language, |thing| matches!(thing, Thing::Tile(_))) {
            text
        } else {
            capitalize(&text)
        }
    }

    /// Returns a part of a sentence as text; a list is joined by "and".
    pub fn part(self, arg: &Arg) -> String {
        self.arg_text(arg, PartForm::default())
    }

    /// Returns the name of a player for a sentence: a colour in the language, a name in small letters with a capital, any
    /// other unchanged.
    pub fn player_name(self, name: &str) -> String {
        let name = dictionary::colour_in(self.language, name).unwrap_or(name);
        if name.chars().all(char::is_lowercase) { capitalize(name) } else { name.to_owned() }
    }

    /// Joins texts in the way of `join`: `2014, 2015, 2020`, `red 8; blue 4, shared`, `1, 2 or 3+4`.
    pub fn join(self, texts: &[impl AsRef<str>], join: Join) -> String {
        let mut out = String::new();
        self.write_items(texts.iter().map(|text| text.as_ref().to_owned()), join, &mut out);
        out
    }

    /// Writes the name that `name` gives to a tile, meeple or other thing of the position; nothing without a position.
    fn write_name(self, name: &dyn Fn(&Scenario) -> Sentence, form: PartForm, out: &mut String) {
        if let Some(scenario) = self.scenario {
            self.write_sentence(&name(scenario), form.attribute(), out);
        }
    }
}

impl Speaker<Thing> for Voice<'_> {
    fn language(self) -> Language {
        self.language
    }

    fn write_thing(self, thing: &Thing, form: PartForm, out: &mut String) {
        match thing {
            Thing::Player(player) => {
                let name = self.scenario.map_or("", |of| of.player(*player));
                out.push_str(&self.player_name(name));
            }
            Thing::Meeple(ix) => self.write_name(&|of| meeple_name(of, *ix), form, out),
            Thing::Tile(ix) => self.write_name(&|of| tile_name(of, *ix), form, out),
            Thing::Place(at) | Thing::Feature(at) => self.write_name(&|of| place_name(of, *at), form, out),
            Thing::Space(at) => {
                let name = say!(names::Space { column: at.column, row: at.row });
                self.write_sentence(&name, form.attribute(), out);
            }
            Thing::Compass(to) => {
                self.write_sentence(&say!(names::Direction { to: to.word() }), form.attribute(), out);
            }
        }
    }

    /// Groups the meeples of a list by player and figure; `None` if no two belong together, or an item is no meeple.
    fn group_items(self, items: &[Arg]) -> Option<Vec<Arg>> {
        let scenario = self.scenario?;
        let meeple_of = |arg: &Arg| if let Arg::Thing(Thing::Meeple(ix)) = arg { Some(*ix) } else { None };
        let meeples: Vec<MeepleIx> = items.iter().map(meeple_of).collect::<Option<_>>()?;
        let kind = |ix: MeepleIx| (scenario.meeple(ix).player, scenario.meeple(ix).figure);
        let groups = group_in_order(meeples.into_iter().map(|ix| (kind(ix), ix)));
        if groups.len() == items.len() {
            return None;
        }
        let group_part = |((player, figure), members): ((PlayerIx, Figure), Vec<MeepleIx>)| {
            if let [only] = members.as_slice() {
                return (*only).into();
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

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::PlayerIx;
    use crate::test_scenarios::read;
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
