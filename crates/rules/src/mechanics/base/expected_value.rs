//! The values that expectations and claims want under the keys of a reply.

use carcassonne_base::gathering::{count_each, group_by_key};
use carcassonne_base::sorting::{sort, sorted_unique};
use carcassonne_board::geometry::Space;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{MeepleIx, Place, PlayerIx, Reader, Scenario};
use carcassonne_text::{MapEntries, Node, Problems, Value, as_count, as_list, as_text, problem, yaml_word};

use super::problems;
use super::reply::{figures_arg, placed_at};
use super::reply_data::yaml_map;
use super::written_clause::WrittenClause;
use crate::landscape::Landscape;
use crate::matching::{Demand, can_meet_all};
use crate::mechanics::{Data, Kind, Orientation, Paid, Pawn, Placement, ReplyPart, TrackChoice};

/// The maximum number of things that an expectation or claim lists under a key.
const MOST_WANTED: usize = 200;

/// The keys of the figures of the score track.
const FIGURES: &[&str] = &[Pawn::Meeple.word(), Pawn::Messenger.word()];

/// The value that an expectation or claim wants under a key.
#[derive(Debug)]
pub struct ExpectedValue(ValuePattern);

#[derive(Debug)]
enum ValuePattern {
    Part(ReplyPart),
    /// Clauses; there may be others.
    Clauses(Vec<WrittenClause>),
    /// Features, each by one of its places.
    Features(Vec<Place>),
    Meeples(Vec<MeeplePattern>),
    /// Spaces, each with the orientation of a tile; `None` for any orientation.
    Placements(Vec<(Space, Option<Orientation>)>),
    /// Exactly these clauses, in their order.
    AllClauses(Vec<WrittenClause>),
    /// Choices, each as an entry of a file; there may be others.
    Choices(Vec<(String, String)>),
    /// Figures with their points; there may be others.
    Figures(Vec<(Pawn, i64)>),
}

/// A wanted meeple: any player's at a place, a player's at any place, or a player's at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct MeeplePattern {
    player: Option<PlayerIx>,
    place: Option<Place>,
}

impl ExpectedValue {
    /// Reads the wanted value under a key; returns `None` after reporting mistakes.
    pub fn read(kind: Kind, key: &str, node: &Node, scenario: &Scenario, problems: &mut Problems) -> Option<Self> {
        let before = problems.len();
        let key_text = format!("`{key}`");
        if node.is_null() {
            problems.push(problem!(node.span, problems::MissingValue { key: key.to_owned() }));
            return None;
        }
        if let Some(one_more) = as_list(node).get(MOST_WANTED) {
            let (key, count) = (key.to_owned(), as_list(node).len());
            problems.push(problem!(one_more.span, problems::ListTooLong { key, count, most: MOST_WANTED }));
            return None;
        }
        let mut reader = Reader::new(scenario, key, node, problems);
        let want = match kind {
            Kind::Flag => ValuePattern::Part(ReplyPart::Flag(reader.flag(node, &key_text)?)),
            Kind::Count | Kind::RowCount => {
                ValuePattern::Part(ReplyPart::Count(reader.count(node, &key_text, 0, 1_000_000)?))
            }
            Kind::Tiles => ValuePattern::Part(ReplyPart::Tiles(reader.tiles(node))),
            Kind::Places => {
                let places = as_list(node).iter().filter_map(|n| reader.place(n));
                ValuePattern::Part(ReplyPart::Places(places.collect()))
            }
            Kind::Features => {
                let places = as_list(node).iter().filter_map(|n| reader.place(n));
                ValuePattern::Features(places.collect())
            }
            Kind::Spaces => {
                // A single space is a list itself.
                let one = as_list(node).iter().all(|n| n.text().is_some());
                let nodes = if one && !as_list(node).is_empty() { std::slice::from_ref(node) } else { as_list(node) };
                let spaces = nodes.iter().filter_map(|n| reader.space(n));
                ValuePattern::Part(ReplyPart::Spaces(spaces.collect()))
            }
            Kind::Placements => {
                let all = as_list(node).iter().filter_map(|n| placement(n, &mut reader));
                ValuePattern::Placements(all.collect())
            }
            Kind::Meeples => {
                let patterns = as_list(node).iter().filter_map(|n| pattern(n, &mut reader));
                ValuePattern::Meeples(patterns.collect())
            }
            Kind::Players => {
                let fields = MapEntries::read_any_keys(node, &key_text, reader.problems)?;
                let mut players: Vec<(PlayerIx, u32)> = Vec::new();
                for (name, span, count) in fields.iter() {
                    let player = reader.player_named(name, span);
                    let count = reader.count(count, "a player's number", 0, 1_000_000);
                    // A player with 0 is left out of answers, and so here.
                    players.extend(player.zip(count).filter(|(_, n)| *n > 0));
                }
                sort(&mut players);
                ValuePattern::Part(ReplyPart::Players(players))
            }
            Kind::Paid => {
                let fields = MapEntries::read_any_keys(node, &key_text, reader.problems)?;
                let mut all = Vec::new();
                for (name, span, points) in fields.iter() {
                    let at = Node::word(name, span);
                    let place = reader.place(&at);
                    let Some(Self(ValuePattern::Part(ReplyPart::Players(points)))) =
                        Self::read(Kind::Players, name, points, scenario, reader.problems)
                    else {
                        continue;
                    };
                    all.extend(place.map(|place| Paid { places: vec![place], points }));
                }
                ValuePattern::Part(ReplyPart::Paid(all))
            }
            Kind::Words | Kind::RowWords => {
                let clauses = as_list(node).iter().filter_map(|item| WrittenClause::read(item, &mut reader)).collect();
                if kind == Kind::RowWords { ValuePattern::AllClauses(clauses) } else { ValuePattern::Clauses(clauses) }
            }
            Kind::RowChoices => {
                let fields = MapEntries::read_any_keys(node, &key_text, reader.problems)?;
                let mut entries = Vec::new();
                for (occasion, _, value) in fields.iter() {
                    let help =
                        "write how it is taken: `meeple`, `messenger`, `another tile`, `2 points instead meeple`";
                    let pick = as_text(value, &key_text, help, reader.problems)?;
                    entries.push((occasion.to_owned(), pick.to_owned()));
                }
                ValuePattern::Choices(entries)
            }
            Kind::RowFigures => {
                let fields = MapEntries::read(node, &key_text, FIGURES, reader.problems)?;
                let mut figures = Vec::new();
                for pawn in Pawn::ALL {
                    if let Some(points) = fields.get(pawn.word()) {
                        figures.push((pawn, as_count(points, "points", -1_000_000, 1_000_000, reader.problems)?));
                    }
                }
                ValuePattern::Figures(figures)
            }
        };
        (problems.len() == before).then_some(Self(want))
    }

    /// Returns `true` if the expected list or map has no entries: the answer must have nothing under the key.
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            ValuePattern::Part(part) => part.is_empty(),
            ValuePattern::Clauses(clauses) | ValuePattern::AllClauses(clauses) => clauses.is_empty(),
            ValuePattern::Features(places) => places.is_empty(),
            ValuePattern::Meeples(patterns) => patterns.is_empty(),
            ValuePattern::Placements(all) => all.is_empty(),
            ValuePattern::Choices(entries) => entries.is_empty(),
            ValuePattern::Figures(figures) => figures.is_empty(),
        }
    }

    /// Returns the wanted value with every orientation of a tile replaced.
    #[must_use]
    pub fn turned(self, turn: impl Fn(Orientation) -> Orientation) -> Self {
        match self.0 {
            ValuePattern::Placements(all) => Self(ValuePattern::Placements(
                all.into_iter().map(|(at, orientation)| (at, orientation.map(&turn))).collect(),
            )),
            wish => Self(wish),
        }
    }

    /// Returns the wanted value as an argument of a sentence, like [`ReplyPart::arg`].
    pub fn arg(&self) -> Arg {
        match &self.0 {
            ValuePattern::Part(part) => part.arg(),
            ValuePattern::Clauses(clauses) | ValuePattern::AllClauses(clauses) => {
                Arg::list(clauses.iter().map(|clause| clause.sentence().clone()))
            }
            ValuePattern::Features(places) => Arg::list(places),
            ValuePattern::Choices(entries) => {
                Arg::list(entries.iter().map(|(occasion, pick)| format!("{occasion} {pick}")))
            }
            ValuePattern::Figures(figures) => figures_arg(figures),
            ValuePattern::Placements(all) => {
                Arg::list(all.iter().map(|(at, orientation)| placed_at(*at, *orientation)))
            }
            ValuePattern::Meeples(patterns) => {
                Arg::list(patterns.iter().map(|pattern| match (pattern.player, pattern.place) {
                    (Some(player), Some(place)) => say!(names::MeepleAt { player, tile: place.tile }),
                    (Some(player), None) => say!(names::Anyones { player }),
                    (None, Some(place)) => say!(names::AnyoneAt { tile: place.tile }),
                    (None, None) => say!(names::AnyoneAtAll),
                }))
            }
        }
    }

    /// Returns `true` if an answer has the wanted value: lists in any order, clauses by their words and the wanted parts,
    /// features by any of their places.
    pub fn is_met(&self, part: &ReplyPart, scenario: &Scenario, land: &Landscape) -> bool {
        let area = |place: &Place| land.area(&scenario.board, *place);
        match (&self.0, part) {
            (ValuePattern::Meeples(wanted), ReplyPart::Meeples(found)) => {
                wanted.len() == found.len() && matched(wanted, found, scenario)
            }
            (ValuePattern::Placements(wanted), ReplyPart::Placements(found)) => {
                let is_it = |(at, orientation): &(Space, Option<Orientation>), found: &Placement| {
                    *at == found.at && orientation.is_none_or(|orientation| orientation == found.orientation)
                };
                wanted.iter().all(|wanted| found.iter().any(|found| is_it(wanted, found)))
                    && found.iter().all(|found| wanted.iter().any(|wanted| is_it(wanted, found)))
            }
            (ValuePattern::Features(wanted), ReplyPart::Features(found)) => {
                let named =
                    |place: &Place| found.iter().position(|f| f.iter().any(|p| p == place || area(p) == area(place)));
                let named: Option<Vec<usize>> = wanted.iter().map(named).collect();
                named.is_some_and(|named| is_same_set(&named, &(0..found.len()).collect::<Vec<_>>()))
            }
            (ValuePattern::Part(ReplyPart::Paid(wanted)), ReplyPart::Paid(found)) => {
                let is_one = |a: &Paid, b: &Paid| {
                    let same = |p: &Place| b.places.iter().any(|q| p == q || area(p) == area(q));
                    a.points == b.points && a.places.iter().any(same)
                };
                wanted.len() == found.len()
                    && wanted.iter().all(|a| found.iter().any(|b| is_one(a, b)))
                    && found.iter().all(|b| wanted.iter().any(|a| is_one(a, b)))
            }
            (ValuePattern::Clauses(wanted), ReplyPart::Words(found)) => {
                let found = clause_data(found, scenario);
                wanted.is_empty() == found.is_empty()
                    && wanted.iter().all(|clause| found.iter().any(|data| clause.matches(data)))
            }
            (ValuePattern::AllClauses(wanted), ReplyPart::Words(found)) => {
                let found = clause_data(found, scenario);
                wanted.len() == found.len() && wanted.iter().zip(&found).all(|(clause, data)| clause.matches(data))
            }
            (ValuePattern::Part(ReplyPart::Tiles(wanted)), ReplyPart::Tiles(found)) => is_same_set(wanted, found),
            (ValuePattern::Part(ReplyPart::Places(wanted)), ReplyPart::Places(found)) => is_same_set(wanted, found),
            (ValuePattern::Part(ReplyPart::Spaces(wanted)), ReplyPart::Spaces(found)) => is_same_set(wanted, found),
            (ValuePattern::Choices(wanted), ReplyPart::Choices(found)) => {
                let found = TrackChoice::to_entries(found, scenario);
                wanted.is_empty() == found.is_empty() && wanted.iter().all(|entry| found.contains(entry))
            }
            (ValuePattern::Figures(wanted), ReplyPart::Figures(found)) => {
                wanted.is_empty() == found.is_empty() && wanted.iter().all(|figure| found.contains(figure))
            }
            (ValuePattern::Part(wanted), found) => wanted == found,
            // The value under a key is always of the kind that its form declares.
            _ => false,
        }
    }
}

fn clause_data<'s>(clauses: &[Sentence], scenario: &'s Scenario) -> Vec<Data<'s>> {
    clauses.iter().map(|clause| Data::from_clause(clause, scenario)).collect()
}

/// Returns a value of a reply as an expectation writes it, on one line; `None` if a tile has no address.
pub fn write_expected(part: &ReplyPart, scenario: &Scenario) -> Option<String> {
    Some(match part {
        ReplyPart::Tiles(tiles) if tiles.iter().any(|tile| scenario.board.is_hash(*tile)) => return None,
        ReplyPart::Meeples(meeples) => {
            let players = meeples.iter().map(|meeple| scenario.player(scenario.meeple(*meeple).player));
            players.map(Data::Word).collect::<Data<'_>>().to_yaml()
        }
        ReplyPart::Paid(features) => {
            let entry = |paid: &Paid| {
                let place = scenario.board.place_text(*paid.places.first()?);
                Some((place, Data::from_part(&ReplyPart::Players(paid.points.clone()), scenario).to_yaml()))
            };
            yaml_map(features.iter().filter_map(entry))
        }
        ReplyPart::Choices(choices) => {
            let entries = TrackChoice::to_entries(choices, scenario).into_iter();
            yaml_map(entries.map(|(occasion, pick)| (occasion, yaml_word(&pick))))
        }
        other => match Data::from_part(other, scenario) {
            // A single space or clause needs no list.
            Data::List(items) if matches!((other, items.len()), (ReplyPart::Spaces(_) | ReplyPart::Words(_), 1)) => {
                items.iter().map(Data::to_yaml).collect()
            }
            data => data.to_yaml(),
        },
    })
}

/// Returns `true` if two lists have the same items, regardless of order and repetition.
fn is_same_set<T: Ord>(a: &[T], b: &[T]) -> bool {
    sorted_unique(a) == sorted_unique(b)
}

/// Reads `red`, `a.city` or `red a.city`.
fn pattern(node: &Node, reader: &mut Reader<'_>) -> Option<MeeplePattern> {
    let help = "write whose it is and where it is: `red a.city`";
    let text = as_text(node, "a meeple", help, reader.problems)?;
    // A player's name may have spaces and full stops; a place has no spaces.
    let (player, place) = match text.rsplit_once(' ') {
        _ if reader.known_player(text).is_some() => (Some(text), None),
        Some((player, place)) => (Some(player.trim_end()), Some(place)),
        None if text.contains('.') => (None, Some(text)),
        None => (Some(text), None),
    };
    let player = match player {
        None => None,
        Some(word) => Some(reader.player_named(word, node.part(0, word.len()))?),
    };
    let place = match place {
        None => None,
        Some(word) => {
            let from = text.len() - word.len();
            let found = reader.place_in(word, node, from)?;
            let stands =
                reader.scenario.meeples.iter().any(|m| m.place == found && player.is_none_or(|p| m.player == p));
            if !stands {
                reader.problem(problem!(node.span, problems::MissingMeeple { text: text.to_owned() }));
                return None;
            }
            Some(found)
        }
    };
    Some(MeeplePattern { player, place })
}

/// Reads `[1, 0]`, `{ at: [1, 0], turn: 90 }` or `{ at: [1, 0], corner: ne }`.
fn placement(node: &Node, reader: &mut Reader<'_>) -> Option<(Space, Option<Orientation>)> {
    let Value::Map(_) = node.value else { return Some((reader.space(node)?, None)) };
    let fields = MapEntries::read(node, "a placement", &["at", "turn", "corner"], reader.problems)?;
    let at = fields.require("at", "a placement", "say where: `at: [1, 0]`", reader.problems)?;
    let at = reader.space(at)?;
    let turn = fields.get("turn").map(|node| reader.quarters(node));
    let corner = fields.get("corner").map(|node| reader.corner(node));
    let orientation = match (turn, corner) {
        (Some(quarters), _) => Some(Orientation::Turn(quarters?)),
        (None, Some(corner)) => Some(Orientation::Corner(corner?)),
        (None, None) => None,
    };
    Some((at, orientation))
}

/// Returns `true` if each wanted meeple can be matched with a different one of those found. Meeples of one player at
/// one place are interchangeable, and so are equal patterns.
fn matched(wanted: &[MeeplePattern], found: &[MeepleIx], scenario: &Scenario) -> bool {
    let kinds = count_each(found.iter().map(|n| scenario.meeple(*n)).map(|meeple| (meeple.player, meeple.place)));
    // The kinds that fit each pattern, by their indices.
    let mut fitting = group_by_key(kinds.keys().enumerate().flat_map(|(n, (player, place))| {
        let (player, place) = (Some(*player), Some(*place));
        [(player, place), (player, None), (None, place)].map(|(player, place)| (MeeplePattern { player, place }, n))
    }));
    let demand = |(pattern, count)| Demand { count, fits: fitting.remove(&pattern).unwrap_or_default() };
    let wants: Vec<Demand> = count_each(wanted.iter().copied()).into_iter().map(demand).collect();
    let supply: Vec<usize> = kinds.into_values().collect();
    can_meet_all(&wants, &supply)
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;
    use carcassonne_position::{Feature, TileIx};
    use carcassonne_text::{SourceText, parse};

    use super::*;

    const BOARD: &str = "players: [red, blue]\nboard: |\n  a b\ntiles:\n  a: { city: N }\n  b: { city: N }\nmeeples:\n  red: [a.city, a.city, b.city]\n  blue: [b.city]\n";

    fn read_value(kind: Kind, text: &str, scenario: &Scenario) -> Option<ExpectedValue> {
        let source = SourceText::new("t", text.as_bytes().to_vec()).expect("text");
        let node = parse(&source).expect("YAML");
        ExpectedValue::read(kind, "key", &node, scenario, &mut Problems::new())
    }

    fn player(n: usize) -> PlayerIx {
        PlayerIx::new(n).expect("a small number")
    }

    fn met(kind: Kind, text: &str, part: &ReplyPart) -> bool {
        let scenario = read(BOARD).expect("a legal position");
        let land = Landscape::new(&scenario.board);
        read_value(kind, text, &scenario).expect("sound").is_met(part, &scenario, &land)
    }

    #[test]
    fn each_meeple_is_given_once_whatever_is_said_of_it() {
        let all = ReplyPart::Meeples(MeepleIx::all(4).collect());
        let meeples = |text| met(Kind::Meeples, text, &all);
        assert!(meeples("[red, red, red, blue]"));
        assert!(meeples("[a.city, b.city, b.city, a.city]"));
        assert!(meeples("[b.city, red a.city, red, blue]"));
        assert!(!meeples("[b.city, b.city, blue, red]"));
        assert!(!meeples("[red, red, blue, blue]"));
        assert!(!meeples("[red, red, red]"));
    }

    #[test]
    fn players_are_told_with_their_numbers() {
        let part = ReplyPart::Players(vec![(player(0), 2), (player(1), 4)]);
        assert!(met(Kind::Players, "{ blue: 4, red: 2 }", &part));
        assert!(!met(Kind::Players, "{ blue: 4 }", &part));
        assert!(met(Kind::Players, "{ blue: 4, red: 0 }", &ReplyPart::Players(vec![(player(1), 4)])));
        assert!(met(Kind::Players, "{}", &ReplyPart::Players(Vec::new())));
        let scenario = read(BOARD).expect("a legal position");
        assert_eq!(part.words(&scenario), ["red 2", "blue 4"]);
        for wrong in ["{ green: 4 }", "{ red: many }", "[red, blue]"] {
            assert!(read_value(Kind::Players, wrong, &scenario).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_feature_is_named_by_any_of_its_places() {
        let text = "board: |\n  a b c\ntiles:\n  a: { road: E }\n  b: { road: WE }\n  c: { road: W, city: E }\nmeeples: { red: a.road }\n";
        let scenario = read(text).expect("a legal position");
        let land = Landscape::new(&scenario.board);
        let field = |tile| Place { tile: TileIx::new(tile).expect("a small number"), feature: Feature::Field(0) };
        let part = ReplyPart::Features(vec![vec![field(0)]]);
        let met =
            |text: &str| read_value(Kind::Features, text, &scenario).expect("sound").is_met(&part, &scenario, &land);
        assert!(met("a.field@EL") && met("[c.field@N, a.field@EL]"));
        assert!(!met("[]") && !met("a.road") && !met("[a.field@EL, c.road]"));
        let both = ReplyPart::Features(vec![vec![field(0)], vec![field(2)]]);
        assert_eq!(both.words(&scenario).len(), 2);
    }

    #[test]
    fn very_many_meeples_are_matched() {
        let many = 9_999;
        let here = ["a.city"].repeat(many).join(", ");
        let text = BOARD.replace("a.city, a.city, b.city", &here);
        let scenario = read(&text).expect("a legal position");
        let part = ReplyPart::Meeples(MeepleIx::all(many + 1).collect());
        let patterns = |n: usize| {
            let mut all = vec![MeeplePattern { player: Some(player(0)), place: None }; n];
            all.resize(many, MeeplePattern { player: None, place: Some(scenario.meeples[0].place) });
            all.push(MeeplePattern { player: Some(player(1)), place: None });
            ExpectedValue(ValuePattern::Meeples(all))
        };
        let land = Landscape::new(&scenario.board);
        let met = |n: usize, part: &ReplyPart| patterns(n).is_met(part, &scenario, &land);
        assert!(met(many, &part));
        assert!(met(many / 2, &part));
        let red = MeepleIx::all(many).chain(MeepleIx::all(1));
        assert!(!met(many / 2, &ReplyPart::Meeples(red.collect())));
    }
}
