//! The reply to a question: whether something may be done, and which tiles, meeples and other things are found.

use super::problems;
use crate::sorting::sort;
use crate::wording::{Arg, Sentence, say};
use std::collections::BTreeMap;

use crate::geometry::{Corner, Space};
use crate::landscape::Landscape;
use crate::matching::{Demand, can_meet_all};
use crate::scenario::{MeepleIx, Place, PlayerIx, Reader, Scenario, TileIx};
use crate::text::{MapEntries, Node, Problems, Value, as_list, as_text};

/// The key for the reasons why something may not be done.
const REASONS: &str = "reasons";

/// The most things that an expectation or claim lists under a key.
const MOST_WANTED: usize = 200;

/// The keys whose clauses each support the same reply: one of them is enough.
const CLAUSES: [&str; 2] = [REASONS, "unknown"];

/// One value in the reply to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplyPart {
    /// A yes or no.
    Flag(bool),
    /// A number.
    Count(u32),
    /// Tiles, in map order.
    Tiles(Vec<TileIx>),
    /// Meeples, in file order.
    Meeples(Vec<MeepleIx>),
    /// Features of tiles, in map order.
    Places(Vec<Place>),
    /// Features of the board, in map order. Each is given by the first places of the parts that the question concerns,
    /// with every gap kept separate, and is named by the first of these. Other parts that the law joins to it are not
    /// listed, and so make no difference.
    Features(Vec<Vec<Place>>),
    /// Spaces, in map order.
    Spaces(Vec<Space>),
    /// Spaces in which a tile can be placed, each with its orientation there, in map order.
    Placements(Vec<Placement>),
    /// Players, each with a number, in the order of the players.
    Players(Vec<(PlayerIx, u32)>),
    /// Features of the board as for [`ReplyPart::Features`], in map order, each with the players that it pays and the
    /// points.
    Paid(Vec<Paid>),
    /// Clauses in words.
    Words(Vec<Sentence>),
    /// Pairs of a key and a value, both in words.
    Map(Vec<(String, String)>),
}

/// A space in which a tile can be placed, with its orientation there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Placement {
    /// The space.
    pub at: Space,
    /// The orientation of the tile.
    pub orientation: Orientation,
}

/// The orientation of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Orientation {
    /// A square tile, turned clockwise by this number of quarters.
    Turn(u8),
    /// A half tile with its right angle in this corner.
    Corner(Corner),
}

impl Placement {
    /// Returns the placement as the keys of a question: `{ at: [1, 0], turn: 90 }`.
    pub fn written(self) -> String {
        let at = self.at.to_notation();
        match self.orientation {
            Orientation::Turn(quarters) => format!("{{ at: {at}, turn: {} }}", u32::from(quarters) * 90),
            Orientation::Corner(corner) => format!("{{ at: {at}, corner: {} }}", corner.word()),
        }
    }
}

/// A feature and the points that it pays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paid {
    /// The first place of each part of the feature, with every gap kept separate; the first of these names it.
    pub places: Vec<Place>,
    /// The players that it pays, with their points, in the order of the players.
    pub points: Vec<(PlayerIx, u32)>,
}

impl Paid {
    /// Returns the feature as a part of a sentence: its tile, with each player's points.
    pub(in crate::mechanics) fn says(&self) -> Option<Sentence> {
        let tile = self.places.first()?.tile;
        let each = Arg::list(
            self.points.iter().map(|(player, points)| say!(names::CountOfPlayer { player: *player, count: *points })),
        );
        Some(say!(names::PaidOn { tile: tile, points: each }))
    }
}

/// The kind of value under a key of a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `true` or `false`.
    Flag,
    /// A number.
    Count,
    /// Tiles.
    Tiles,
    /// Meeples.
    Meeples,
    /// Features of tiles.
    Places,
    /// Features of the board, each by any of its places.
    Features,
    /// Spaces.
    Spaces,
    /// Spaces, each with the orientation of a tile; one without an orientation matches any.
    Placements,
    /// Players with a number each.
    Players,
    /// Features of the board, each by any of its places, with the points of each player.
    Paid,
    /// Words.
    Words,
    /// Pairs of a key and a value, in a row. The first row key that a form lists selects the rows on which an
    /// expectation is checked.
    RowMap,
    /// Words in a row, exactly these and in this order.
    RowWords,
}

impl Kind {
    /// Returns `true` if the value is in words.
    pub fn is_of_words(self) -> bool {
        match self {
            Self::Words | Self::RowWords | Self::RowMap => true,
            Self::Flag
            | Self::Count
            | Self::Tiles
            | Self::Meeples
            | Self::Places
            | Self::Features
            | Self::Spaces
            | Self::Placements
            | Self::Players
            | Self::Paid => false,
        }
    }

    /// Returns `true` if the key is part of a row.
    pub fn is_of_a_row(self) -> bool {
        match self {
            Self::RowMap | Self::RowWords => true,
            Self::Flag
            | Self::Count
            | Self::Tiles
            | Self::Meeples
            | Self::Places
            | Self::Features
            | Self::Spaces
            | Self::Placements
            | Self::Players
            | Self::Paid
            | Self::Words => false,
        }
    }
}

/// The reply to a question, key by key, in the order in which it is shown. Two outcomes of a question are one only if
/// their replies are equal, except for asides: reasons, and what may follow.
///
/// If there are several ways to choose from, each is a row: a reply of its own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reply {
    told: Vec<(&'static str, ReplyPart)>,
    /// The keys of the asides.
    asides: Vec<&'static str>,
    rows: Vec<Reply>,
}

impl Reply {
    /// Creates an empty reply.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the reply with one more key.
    #[must_use]
    pub fn with(mut self, key: &'static str, told: ReplyPart) -> Self {
        self.told.push((key, told));
        self
    }

    /// Returns the reply with one more key as an aside: two replies that differ only in asides are equivalent.
    #[must_use]
    pub fn with_aside(mut self, key: &'static str, told: ReplyPart) -> Self {
        self.asides.push(key);
        self.with(key, told)
    }

    /// Returns the keys that are no asides, with their values.
    fn facts(&self) -> impl Iterator<Item = &(&'static str, ReplyPart)> {
        self.told.iter().filter(|(key, _)| !self.asides.contains(key))
    }

    /// Returns `true` if another reply is equal, except for asides.
    pub fn says_the_same(&self, other: &Self) -> bool {
        let same = |(a, b): (&Self, &Self)| a.facts().eq(b.facts());
        same((self, other)) && self.rows.len() == other.rows.len() && self.rows.iter().zip(&other.rows).all(same)
    }

    /// Returns the reply with only those clauses in its asides that another, equivalent reply has too.
    #[must_use]
    pub fn with_shared_asides(mut self, other: &Self) -> Self {
        self.share_asides(other);
        for (row, same) in self.rows.iter_mut().zip(&other.rows) {
            row.share_asides(same);
        }
        self
    }

    fn share_asides(&mut self, other: &Self) {
        let Self { told, asides, .. } = self;
        for (key, aside) in told.iter_mut().filter(|(key, _)| asides.contains(key)) {
            if let ReplyPart::Words(words) = aside {
                match other.get(key) {
                    Some(ReplyPart::Words(others)) => words.retain(|word| others.contains(word)),
                    _ => words.clear(),
                }
            }
        }
        told.retain(|(key, aside)| !asides.contains(key) || *aside != ReplyPart::Words(Vec::new()));
    }

    /// Returns the reply with one more row.
    #[must_use]
    pub fn with_row(mut self, row: Reply) -> Self {
        self.rows.push(row);
        self
    }

    /// Returns the rows: ways to choose from.
    pub fn rows(&self) -> &[Reply] {
        &self.rows
    }

    /// Creates the reply on whether something may be done, from the reasons why it may not.
    pub fn allowed(reasons: Vec<Sentence>) -> Self {
        let allowed = reasons.is_empty();
        let reply = Self::new().with("allowed", ReplyPart::Flag(allowed));
        if allowed { reply } else { reply.with(REASONS, ReplyPart::clauses(reasons)) }
    }

    /// Returns the tiles under the key `tiles`, in map order.
    pub fn tiles(&self) -> &[TileIx] {
        match self.get("tiles") {
            Some(ReplyPart::Tiles(tiles)) => tiles,
            _ => &[],
        }
    }

    /// Returns the meeples under the key `meeples`, in file order.
    pub fn meeples(&self) -> &[MeepleIx] {
        match self.get("meeples") {
            Some(ReplyPart::Meeples(meeples)) => meeples,
            _ => &[],
        }
    }

    /// Returns the reply with only those reasons (and unknown things) that another reply has too; `None` unless the two
    /// agree in everything else and share at least one.
    pub fn with_shared_clauses(&self, other: &Reply) -> Option<Self> {
        if !self.agrees_but_for_clauses(other) {
            return None;
        }
        let mut shared = self.clone();
        for (key, told) in &mut shared.told {
            if let (true, ReplyPart::Words(words)) = (CLAUSES.contains(key), told) {
                let Some(ReplyPart::Words(others)) = other.get(key) else {
                    return None;
                };
                words.retain(|word| others.contains(word));
                if words.is_empty() {
                    return None;
                }
            }
        }
        Some(shared)
    }

    /// Returns `true` if another reply has the same keys, with equal values under all of them that have no clauses.
    fn agrees_but_for_clauses(&self, other: &Reply) -> bool {
        let told = |reply: &Reply| CLAUSES.map(|key| reply.get(key).is_some());
        let facts = |(key, _): &&(&str, ReplyPart)| !CLAUSES.contains(key);
        told(self) == told(other)
            && self.asides == other.asides
            && self.told.iter().filter(facts).eq(other.told.iter().filter(facts))
            && self.rows == other.rows
    }

    /// Returns the value under a key.
    pub fn get(&self, key: &str) -> Option<&ReplyPart> {
        self.told.iter().find(|(k, _)| *k == key).map(|(_, told)| told)
    }

    /// Returns every key with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &ReplyPart)> {
        self.told.iter().map(|(key, told)| (*key, told))
    }

    /// Returns `true` if the reply has no key and no row.
    pub fn is_empty(&self) -> bool {
        self.told.is_empty() && self.rows.is_empty()
    }
}

impl ReplyPart {
    /// Returns `true` if the value is an empty list.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Flag(_) | Self::Count(_) => false,
            Self::Tiles(tiles) => tiles.is_empty(),
            Self::Meeples(meeples) => meeples.is_empty(),
            Self::Places(places) => places.is_empty(),
            Self::Features(features) => features.is_empty(),
            Self::Spaces(spaces) => spaces.is_empty(),
            Self::Placements(all) => all.is_empty(),
            Self::Players(players) => players.is_empty(),
            Self::Paid(paid) => paid.is_empty(),
            Self::Words(words) => words.is_empty(),
            Self::Map(pairs) => pairs.is_empty(),
        }
    }

    /// Creates a value from clauses.
    pub fn clauses(clauses: impl IntoIterator<Item = Sentence>) -> Self {
        Self::Words(clauses.into_iter().collect())
    }

    /// Returns the kind of the value.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Flag(_) => Kind::Flag,
            Self::Count(_) => Kind::Count,
            Self::Tiles(_) => Kind::Tiles,
            Self::Meeples(_) => Kind::Meeples,
            Self::Places(_) => Kind::Places,
            Self::Features(_) => Kind::Features,
            Self::Spaces(_) => Kind::Spaces,
            Self::Placements(_) => Kind::Placements,
            Self::Players(_) => Kind::Players,
            Self::Paid(_) => Kind::Paid,
            Self::Words(_) => Kind::Words,
            Self::Map(_) => Kind::RowMap,
        }
    }

    /// Returns the value as an argument of a sentence: a flag as a keyword (`yes` or `no`), a number, or a list.
    pub fn arg(&self) -> Arg {
        match self {
            Self::Flag(yes) => (*yes).into(),
            Self::Count(n) => (*n).into(),
            Self::Tiles(tiles) => Arg::list(tiles.iter().copied()),
            Self::Meeples(meeples) => Arg::list(meeples.iter().copied()),
            Self::Places(places) => Arg::list(places.iter().copied()),
            Self::Features(features) => Arg::list(features.iter().filter_map(|f| f.first()).copied()),
            Self::Spaces(spaces) => Arg::list(spaces.iter().copied()),
            Self::Placements(all) => {
                Arg::list(all.iter().map(|placement| placed_at(placement.at, Some(placement.orientation))))
            }
            Self::Players(players) => {
                Arg::list(players.iter().map(|(p, n)| say!(names::CountOfPlayer { player: *p, count: *n })))
            }
            Self::Paid(all) => Arg::list(all.iter().filter_map(Paid::says)),
            Self::Words(words) => Arg::list(words.iter().cloned()),
            Self::Map(pairs) => Arg::list(pairs.iter().map(|(key, value)| format!("{key} {value}"))),
        }
    }

    /// Returns the value in words, one item for each tile, meeple or clause; a flag is `yes` or `no`.
    pub fn words(&self, scenario: &Scenario) -> Vec<String> {
        let board = &scenario.board;
        match self {
            Self::Flag(yes) => vec![if *yes { "yes" } else { "no" }.to_owned()],
            Self::Count(n) => vec![n.to_string()],
            Self::Tiles(tiles) => tiles.iter().map(|t| tile_word(scenario, *t)).collect(),
            Self::Meeples(meeples) => meeples.iter().map(|n| meeple_word(scenario, *n)).collect(),
            Self::Places(places) => places.iter().map(|p| board.place_text(*p)).collect(),
            Self::Features(features) => {
                features.iter().filter_map(|f| f.first()).map(|p| board.place_text(*p)).collect()
            }
            Self::Spaces(spaces) => spaces.iter().map(|s| s.to_notation()).collect(),
            Self::Placements(all) => all.iter().map(|placement| placement.written()).collect(),
            Self::Players(players) => players.iter().map(|(p, n)| format!("{} {n}", scenario.player(*p))).collect(),
            Self::Paid(all) => {
                let voice = scenario.voice();
                all.iter().filter_map(Paid::says).map(|said| voice.say(&said)).collect()
            }
            Self::Words(words) => {
                let voice = scenario.voice();
                words.iter().map(|word| voice.say(word)).collect()
            }
            Self::Map(pairs) => pairs.iter().map(|(key, value)| format!("{key} {value}")).collect(),
        }
    }
}

/// Returns the name of a tile; an unknown tile has none, so its space is given.
pub(in crate::mechanics) fn tile_word(scenario: &Scenario, tile: TileIx) -> String {
    let board = &scenario.board;
    if board.is_hash(tile) { format!("# at {}", board.placed(tile).at.to_notation()) } else { board.address(tile) }
}

/// Returns a meeple as people write it: `red a.city`.
pub(in crate::mechanics) fn meeple_word(scenario: &Scenario, meeple: MeepleIx) -> String {
    let meeple = scenario.meeple(meeple);
    format!("{} {}", scenario.player(meeple.player), meeple.written)
}

/// The value that an expectation or claim wants under a key.
#[derive(Debug)]
pub struct Wanted(Wish);

#[derive(Debug)]
enum Wish {
    Part(ReplyPart),
    /// Words, each a part of a clause of the answer.
    Words(Vec<String>),
    /// Features, each by one of its places.
    Features(Vec<Place>),
    Meeples(Vec<Pattern>),
    /// Spaces, each with the orientation of a tile; `None` for any orientation.
    Placements(Vec<(Space, Option<Orientation>)>),
    /// Exactly these words, in their order.
    JustThese(Vec<String>),
}

/// A wanted meeple: any player's at a place, a player's at any place, or a player's at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    player: Option<PlayerIx>,
    place: Option<Place>,
}

impl Wanted {
    /// Reads the wanted value under a key; returns `None` after reporting mistakes.
    pub fn read(kind: Kind, key: &str, node: &Node, scenario: &Scenario, problems: &mut Problems) -> Option<Self> {
        let before = problems.len();
        let what = format!("`{key}`");
        if node.is_null() {
            problems.push(problems::missing_value(&what, node.span));
            return None;
        }
        if let Some(one_more) = as_list(node).get(MOST_WANTED) {
            let listed = as_list(node).len();
            problems.push(problems::list_too_long(&what, listed, MOST_WANTED, one_more.span));
            return None;
        }
        let mut reader = Reader::new(scenario, key, node, problems);
        let want = match kind {
            Kind::Flag => Wish::Part(ReplyPart::Flag(reader.flag(node, &what)?)),
            Kind::Count => Wish::Part(ReplyPart::Count(reader.count(node, &what, 0, 1_000_000)?)),
            Kind::Tiles => Wish::Part(ReplyPart::Tiles(reader.tiles(node))),
            Kind::Places => {
                let places = as_list(node).iter().filter_map(|n| reader.place(n));
                Wish::Part(ReplyPart::Places(places.collect()))
            }
            Kind::Features => {
                let places = as_list(node).iter().filter_map(|n| reader.place(n));
                Wish::Features(places.collect())
            }
            Kind::Spaces => {
                // A single space is a list itself.
                let one = as_list(node).iter().all(|n| n.text().is_some());
                let nodes = if one && !as_list(node).is_empty() { std::slice::from_ref(node) } else { as_list(node) };
                let spaces = nodes.iter().filter_map(|n| reader.space(n));
                Wish::Part(ReplyPart::Spaces(spaces.collect()))
            }
            Kind::Placements => {
                let all = as_list(node).iter().filter_map(|n| placement(n, &mut reader));
                Wish::Placements(all.collect())
            }
            Kind::Meeples => {
                let patterns = as_list(node).iter().filter_map(|n| pattern(n, &mut reader));
                Wish::Meeples(patterns.collect())
            }
            Kind::Players => {
                let fields = MapEntries::read_any_keys(node, &what, reader.problems)?;
                let mut players: Vec<(PlayerIx, u32)> = Vec::new();
                for (name, span, count) in fields.iter() {
                    let player = reader.player_named(name, span);
                    let count = reader.count(count, "a player's number", 0, 1_000_000);
                    // A player with 0 is left out of answers, and so here.
                    players.extend(player.zip(count).filter(|(_, n)| *n > 0));
                }
                sort(&mut players);
                Wish::Part(ReplyPart::Players(players))
            }
            Kind::Paid => {
                let fields = MapEntries::read_any_keys(node, &what, reader.problems)?;
                let mut all = Vec::new();
                for (name, span, points) in fields.iter() {
                    let at = Node::word(name, span);
                    let place = reader.place(&at);
                    let Some(Self(Wish::Part(ReplyPart::Players(points)))) =
                        Self::read(Kind::Players, name, points, scenario, reader.problems)
                    else {
                        continue;
                    };
                    all.extend(place.map(|place| Paid { places: vec![place], points }));
                }
                Wish::Part(ReplyPart::Paid(all))
            }
            Kind::Words | Kind::RowWords => {
                let words = as_list(node)
                    .iter()
                    .filter_map(|n| as_text(n, &what, "write words", reader.problems))
                    .map(str::to_owned);
                let words = words.collect();
                if kind == Kind::RowWords { Wish::JustThese(words) } else { Wish::Words(words) }
            }
            Kind::RowMap => {
                let fields = MapEntries::read_any_keys(node, &what, reader.problems)?;
                let mut pairs = Vec::new();
                for (key, _, value) in fields.iter() {
                    let help = "write a word or a number for each key";
                    let value = as_text(value, &what, help, reader.problems)?;
                    pairs.push((key.to_owned(), value.to_owned()));
                }
                Wish::Part(ReplyPart::Map(pairs))
            }
        };
        (problems.len() == before).then_some(Self(want))
    }

    /// Returns `true` if an empty list is wanted: the answer must have nothing under the key.
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            Wish::Part(part) => part.is_empty(),
            Wish::Words(words) | Wish::JustThese(words) => words.is_empty(),
            Wish::Features(places) => places.is_empty(),
            Wish::Meeples(patterns) => patterns.is_empty(),
            Wish::Placements(all) => all.is_empty(),
        }
    }

    /// Returns the wanted value with every orientation of a tile replaced.
    #[must_use]
    pub fn turned(self, turn: impl Fn(Orientation) -> Orientation) -> Self {
        match self.0 {
            Wish::Placements(all) => {
                Self(Wish::Placements(all.into_iter().map(|(at, orientation)| (at, orientation.map(&turn))).collect()))
            }
            wish => Self(wish),
        }
    }

    /// Returns the wanted value as an argument of a sentence, like [`ReplyPart::arg`].
    pub fn arg(&self) -> Arg {
        match &self.0 {
            Wish::Part(told) => told.arg(),
            Wish::Words(words) | Wish::JustThese(words) => Arg::list(words.iter().cloned()),
            Wish::Features(places) => Arg::list(places.iter().copied()),
            Wish::Placements(all) => Arg::list(all.iter().map(|(at, orientation)| placed_at(*at, *orientation))),
            Wish::Meeples(patterns) => {
                Arg::list(patterns.iter().map(|pattern| match (pattern.player, pattern.place) {
                    (Some(player), Some(place)) => {
                        say!(names::MeepleAt { player: player, tile: place.tile })
                    }
                    (Some(player), None) => say!(names::Anyones { player: player }),
                    (None, Some(place)) => say!(names::AnyoneAt { tile: place.tile }),
                    (None, None) => say!(names::AnyoneAtAll),
                }))
            }
        }
    }

    /// Returns `true` if an answer has the wanted value: lists in any order, words as parts of the words in the answer,
    /// features by any of their places.
    pub fn is_met(&self, told: &ReplyPart, scenario: &Scenario, land: &Landscape) -> bool {
        match (&self.0, told) {
            (Wish::Meeples(wanted), ReplyPart::Meeples(found)) => {
                wanted.len() == found.len() && matched(wanted, found, scenario)
            }
            (Wish::Placements(wanted), ReplyPart::Placements(found)) => {
                let is_it = |(at, orientation): &(Space, Option<Orientation>), found: &Placement| {
                    *at == found.at && orientation.is_none_or(|orientation| orientation == found.orientation)
                };
                wanted.iter().all(|wanted| found.iter().any(|found| is_it(wanted, found)))
                    && found.iter().all(|found| wanted.iter().any(|wanted| is_it(wanted, found)))
            }
            (Wish::Features(wanted), ReplyPart::Features(found)) => {
                let area = |place: &Place| land.area(&scenario.board, *place);
                let named =
                    |place: &Place| found.iter().position(|f| f.iter().any(|p| p == place || area(p) == area(place)));
                let named: Option<Vec<usize>> = wanted.iter().map(named).collect();
                named.is_some_and(|named| same(&named, &(0..found.len()).collect::<Vec<_>>()))
            }
            (Wish::Part(ReplyPart::Paid(wanted)), ReplyPart::Paid(found)) => {
                let area = |place: &Place| land.area(&scenario.board, *place);
                let is_one = |a: &Paid, b: &Paid| {
                    let same = |p: &Place| b.places.iter().any(|q| p == q || area(p) == area(q));
                    a.points == b.points && a.places.iter().any(same)
                };
                wanted.len() == found.len()
                    && wanted.iter().all(|a| found.iter().any(|b| is_one(a, b)))
                    && found.iter().all(|b| wanted.iter().any(|a| is_one(a, b)))
            }
            (Wish::Words(wanted), ReplyPart::Words(_)) => {
                let found = lowercased(&told.words(scenario));
                wanted.is_empty() == found.is_empty()
                    && lowercased(wanted).iter().all(|want| found.iter().any(|clause| clause.contains(want)))
            }
            (Wish::Part(ReplyPart::Tiles(wanted)), ReplyPart::Tiles(found)) => same(wanted, found),
            (Wish::Part(ReplyPart::Places(wanted)), ReplyPart::Places(found)) => same(wanted, found),
            (Wish::Part(ReplyPart::Spaces(wanted)), ReplyPart::Spaces(found)) => same(wanted, found),
            (Wish::Part(ReplyPart::Flag(wanted)), ReplyPart::Flag(found)) => wanted == found,
            (Wish::Part(ReplyPart::Count(wanted)), ReplyPart::Count(found)) => wanted == found,
            (Wish::Part(ReplyPart::Players(wanted)), ReplyPart::Players(found)) => wanted == found,
            (Wish::Part(ReplyPart::Map(wanted)), ReplyPart::Map(found)) => {
                wanted.iter().all(|pair| found.contains(pair))
            }
            (Wish::JustThese(wanted), ReplyPart::Words(_)) => lowercased(wanted) == lowercased(&told.words(scenario)),
            // The value under a key is always of the kind that its form declares.
            (
                Wish::Meeples(_)
                | Wish::Words(_)
                | Wish::Features(_)
                | Wish::Placements(_)
                | Wish::JustThese(_)
                | Wish::Part(
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
                    | ReplyPart::Words(_)
                    | ReplyPart::Map(_),
                ),
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
                | ReplyPart::Words(_)
                | ReplyPart::Map(_),
            ) => false,
        }
    }
}

/// Returns the texts in lower case, in their order.
fn lowercased(texts: &[String]) -> Vec<String> {
    texts.iter().map(|text| text.to_lowercase()).collect()
}

fn same<T: Ord + Clone>(a: &[T], b: &[T]) -> bool {
    let sorted = |list: &[T]| {
        let mut list = list.to_vec();
        list.sort();
        list.dedup();
        list
    };
    sorted(a) == sorted(b)
}

/// Reads `red`, `a.city` or `red a.city`.
fn pattern(node: &Node, reader: &mut Reader<'_>) -> Option<Pattern> {
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
                reader.problem(problems::unknown_meeple(text, node.span));
                return None;
            }
            Some(found)
        }
    };
    Some(Pattern { player, place })
}

/// Returns a space as part of a sentence, with the orientation of a tile there.
fn placed_at(at: Space, orientation: Option<Orientation>) -> Arg {
    match orientation {
        Some(Orientation::Turn(quarters)) => {
            say!(names::Turned { at: at.to_notation(), degrees: u32::from(quarters) * 90 }).into()
        }
        Some(Orientation::Corner(corner)) => {
            say!(names::Cornered { at: at.to_notation(), corner: corner.word() }).into()
        }
        None => at.to_notation().into(),
    }
}

/// Reads `[1, 0]`, `{ at: [1, 0], turn: 90 }` or `{ at: [1, 0], corner: ne }`.
fn placement(node: &Node, reader: &mut Reader<'_>) -> Option<(Space, Option<Orientation>)> {
    let Value::Map(_) = node.value else {
        return Some((reader.space(node)?, None));
    };
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
fn matched(wanted: &[Pattern], found: &[MeepleIx], scenario: &Scenario) -> bool {
    let mut kinds: BTreeMap<(PlayerIx, Place), usize> = BTreeMap::new();
    for meeple in found.iter().map(|n| scenario.meeple(*n)) {
        *kinds.entry((meeple.player, meeple.place)).or_default() += 1;
    }
    // The kinds that fit each pattern, by their indices.
    let mut fitting: BTreeMap<Pattern, Vec<usize>> = BTreeMap::new();
    for (n, (player, place)) in kinds.keys().enumerate() {
        let (player, place) = (Some(*player), Some(*place));
        for pattern in [Pattern { player, place }, Pattern { player, place: None }, Pattern { player: None, place }] {
            fitting.entry(pattern).or_default().push(n);
        }
    }
    let mut counts: BTreeMap<Pattern, usize> = BTreeMap::new();
    for pattern in wanted {
        *counts.entry(*pattern).or_default() += 1;
    }
    let wants: Vec<Demand> = counts
        .into_iter()
        .map(|(pattern, count)| Demand { count, fits: fitting.remove(&pattern).unwrap_or_default() })
        .collect();
    let supply: Vec<usize> = kinds.into_values().collect();
    can_meet_all(&wants, &supply)
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::Feature;
    use crate::scenario::test_scenarios::read;
    use crate::text::{SourceText, parse};

    const BOARD: &str = "players: [red, blue]\nboard: |\n  a b\ntiles:\n  a: { city: N }\n  b: { city: N }\nmeeples:\n  red: [a.city, a.city, b.city]\n  blue: [b.city]\n";

    fn wanted(kind: Kind, text: &str, scenario: &Scenario) -> Option<Wanted> {
        let source = SourceText::new("t", text.as_bytes().to_vec()).expect("text");
        let node = parse(&source).expect("YAML");
        Wanted::read(kind, "key", &node, scenario, &mut Problems::new())
    }

    fn player(n: usize) -> PlayerIx {
        PlayerIx::new(n).expect("a small number")
    }

    fn met(kind: Kind, text: &str, told: &ReplyPart) -> bool {
        let scenario = read(BOARD).expect("a legal position");
        let land = Landscape::new(&scenario.board);
        wanted(kind, text, &scenario).expect("sound").is_met(told, &scenario, &land)
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
        let told = ReplyPart::Players(vec![(player(0), 2), (player(1), 4)]);
        assert!(met(Kind::Players, "{ blue: 4, red: 2 }", &told));
        assert!(!met(Kind::Players, "{ blue: 4 }", &told));
        assert!(met(Kind::Players, "{ blue: 4, red: 0 }", &ReplyPart::Players(vec![(player(1), 4)])));
        assert!(met(Kind::Players, "{}", &ReplyPart::Players(Vec::new())));
        let scenario = read(BOARD).expect("a legal position");
        assert_eq!(told.words(&scenario), ["red 2", "blue 4"]);
        for wrong in ["{ green: 4 }", "{ red: many }", "[red, blue]"] {
            assert!(wanted(Kind::Players, wrong, &scenario).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_feature_is_named_by_any_of_its_places() {
        let text = "board: |\n  a b c\ntiles:\n  a: { road: E }\n  b: { road: WE }\n  c: { road: W, city: E }\nmeeples: { red: a.road }\n";
        let scenario = read(text).expect("a legal position");
        let land = Landscape::new(&scenario.board);
        let field = |tile| Place { tile: TileIx::new(tile).expect("a small number"), feature: Feature::Field(0) };
        let told = ReplyPart::Features(vec![vec![field(0)]]);
        let met = |text: &str| wanted(Kind::Features, text, &scenario).expect("sound").is_met(&told, &scenario, &land);
        assert!(met("a.field@EL") && met("[c.field@N, a.field@EL]"));
        assert!(!met("[]") && !met("a.road") && !met("[a.field@EL, c.road]"));
        let both = ReplyPart::Features(vec![vec![field(0)], vec![field(2)]]);
        assert_eq!(both.words(&scenario).len(), 2);
    }

    #[test]
    fn of_clauses_what_both_say_is_kept() {
        let words = |words: &[&str]| {
            ReplyPart::Words(words.iter().map(|w| say!(plain::Text { text: (*w).to_owned() })).collect())
        };
        let says = |key, all: &[&str]| Reply::new().with("allowed", ReplyPart::Flag(false)).with(key, words(all));
        for key in ["reasons", "unknown"] {
            let shared = says(key, &["x", "y"]).with_shared_clauses(&says(key, &["y", "z"]));
            assert_eq!(shared, Some(says(key, &["y"])));
            assert_eq!(says(key, &["x"]).with_shared_clauses(&says(key, &["y"])), None);
            assert_eq!(says(key, &["x"]).with_shared_clauses(&says("kinds", &["x"])), None);
            let more = says(key, &["x"]).with("left", ReplyPart::Count(1));
            assert_eq!(says(key, &["x"]).with_shared_clauses(&more), None);
        }
        assert_eq!(says("reasons", &["x"]).with_shared_clauses(&says("unknown", &["x"])), None);
    }

    #[test]
    fn very_many_meeples_are_matched() {
        let many = 9_999;
        let here = ["a.city"].repeat(many).join(", ");
        let text = BOARD.replace("a.city, a.city, b.city", &here);
        let scenario = read(&text).expect("a legal position");
        let told = ReplyPart::Meeples(MeepleIx::all(many + 1).collect());
        let patterns = |n: usize| {
            let mut all = vec![Pattern { player: Some(player(0)), place: None }; n];
            all.resize(many, Pattern { player: None, place: Some(scenario.meeples[0].place) });
            all.push(Pattern { player: Some(player(1)), place: None });
            Wanted(Wish::Meeples(all))
        };
        let land = Landscape::new(&scenario.board);
        let met = |n: usize, told: &ReplyPart| patterns(n).is_met(told, &scenario, &land);
        assert!(met(many, &told));
        assert!(met(many / 2, &told));
        let red = MeepleIx::all(many).chain(MeepleIx::all(1));
        assert!(!met(many / 2, &ReplyPart::Meeples(red.collect())));
    }
}
