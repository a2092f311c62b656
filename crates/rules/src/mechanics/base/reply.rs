//! The reply to a question: whether something may be done, and which tiles, meeples and other things are found.

use carcassonne_board::geometry::{Corner, Space};
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{MeepleIx, Place, PlayerIx, Scenario, TileIx};

use crate::mechanics::{Pawn, TrackChoice};

/// The key for the reasons why something may not be done.
const REASONS: &str = "reasons";

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
    /// Choices in a turn at the score track.
    Choices(Vec<TrackChoice>),
    /// Figures on the score track, each with its points.
    Figures(Vec<(Pawn, i64)>),
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
    pub fn says(&self) -> Option<Sentence> {
        let tile = self.places.first()?.tile;
        let each = Arg::list(
            self.points.iter().map(|(player, points)| say!(names::CountOfPlayer { player: *player, count: *points })),
        );
        Some(say!(names::PaidOn { tile, points: each }))
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
    /// A number in a row. The first row key that a form lists selects the rows on which an expectation is checked.
    RowCount,
    /// Choices in a row.
    RowChoices,
    /// Figures in a row, each with its points.
    RowFigures,
    /// Words in a row, exactly these and in this order.
    RowWords,
}

impl Kind {
    /// Returns `true` if the value is in words.
    pub fn is_of_words(self) -> bool {
        matches!(self, Self::Words | Self::RowWords | Self::RowChoices)
    }

    /// Returns `true` if the key is part of a row.
    pub fn is_of_a_row(self) -> bool {
        matches!(self, Self::RowCount | Self::RowChoices | Self::RowFigures | Self::RowWords)
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

    #[must_use]
    pub fn with_asides(mut self, keys: &[&'static str]) -> Self {
        self.asides.extend(keys);
        self
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

    /// Returns `true` if something may be done, and `false` if not; `None` if that is not asked.
    pub fn is_allowed(&self) -> Option<bool> {
        match self.get("allowed") {
            Some(ReplyPart::Flag(allowed)) => Some(*allowed),
            _ => None,
        }
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
                let Some(ReplyPart::Words(others)) = other.get(key) else { return None };
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
        let clause_keys = |reply: &Reply| CLAUSES.map(|key| reply.get(key).is_some());
        let facts = |(key, _): &&(&str, ReplyPart)| !CLAUSES.contains(key);
        clause_keys(self) == clause_keys(other)
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
            Self::Choices(choices) => choices.is_empty(),
            Self::Figures(figures) => figures.is_empty(),
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
            Self::Choices(_) => Kind::RowChoices,
            Self::Figures(_) => Kind::RowFigures,
        }
    }

    /// Returns the value as an argument of a sentence: a flag as a keyword (`yes` or `no`), a number, or a list.
    pub fn arg(&self) -> Arg {
        match self {
            Self::Flag(yes) => (*yes).into(),
            Self::Count(n) => (*n).into(),
            Self::Tiles(tiles) => Arg::list(tiles),
            Self::Meeples(meeples) => Arg::list(meeples),
            Self::Places(places) => Arg::list(places),
            Self::Features(features) => Arg::list(features.iter().filter_map(|f| f.first()).copied()),
            Self::Spaces(spaces) => Arg::list(spaces),
            Self::Placements(all) => {
                Arg::list(all.iter().map(|placement| placed_at(placement.at, Some(placement.orientation))))
            }
            Self::Players(players) => {
                Arg::list(players.iter().map(|(p, n)| say!(names::CountOfPlayer { player: *p, count: *n })))
            }
            Self::Paid(all) => Arg::list(all.iter().filter_map(Paid::says)),
            Self::Words(words) => Arg::list(words),
            Self::Choices(choices) => Arg::list(choices.iter().map(TrackChoice::to_sentence)),
            Self::Figures(figures) => figures_arg(figures),
        }
    }

    /// Returns the value in words, one item for each tile, meeple or clause; a flag is `yes` or `no`.
    pub fn words(&self, scenario: &Scenario) -> Vec<String> {
        let (board, voice) = (&scenario.board, scenario.voice());
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
            Self::Paid(all) => all.iter().filter_map(Paid::says).map(|said| voice.say(&said)).collect(),
            Self::Words(words) => words.iter().map(|word| voice.say(word)).collect(),
            Self::Choices(choices) => choices.iter().map(|choice| voice.say(&choice.to_sentence())).collect(),
            Self::Figures(figures) => figures.iter().map(|(pawn, points)| format!("{pawn} {points}")).collect(),
        }
    }
}

/// Returns the name of a tile; an unknown tile has none, so its space is given.
pub(crate) fn tile_word(scenario: &Scenario, tile: TileIx) -> String {
    let board = &scenario.board;
    if board.is_hash(tile) { format!("# at {}", board.placed(tile).at.to_notation()) } else { board.address(tile) }
}

/// Returns a meeple as people write it: `red a.city`.
pub(crate) fn meeple_word(scenario: &Scenario, meeple: MeepleIx) -> String {
    let meeple = scenario.meeple(meeple);
    format!("{} {}", scenario.player(meeple.player), meeple.written)
}

/// Returns figures of the score track as an argument of a sentence, each with its points.
pub(super) fn figures_arg(figures: &[(Pawn, i64)]) -> Arg {
    Arg::list(figures.iter().map(|(pawn, points)| say!(messages::Stands { figure: pawn.word(), at: *points })))
}

/// Returns a space as part of a sentence, with the orientation of a tile there.
pub(super) fn placed_at(at: Space, orientation: Option<Orientation>) -> Arg {
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
