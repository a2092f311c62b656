//! A game in the simulator: features that do not touch, meeples, a turn.

/// The players; the turn is that of the first.
pub(crate) const PLAYERS: [&str; 3] = ["red", "blue", "green"];
/// The figures on the track.
pub(crate) const PAWNS: [&str; 2] = ["meeple", "messenger"];
/// The rounds of a turn, in order.
pub(crate) const ROUNDS: [&str; 6] = ["1a", "1b", "1c", "2", "3", "4"];
/// The index of the round in which the tile is placed.
pub(crate) const PLACEMENT_ROUND: usize = 2;
/// The index of the round in which an abbot is taken back.
pub(crate) const RETURN_ROUND: usize = 3;
/// The index of the round in which features are scored.
pub(crate) const SCORING_ROUND: usize = 4;

/// The kind of a part of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Road { inn: bool },
    City { coats: u32, cathedral: bool },
    Monastery,
}

/// A feature on separate tiles.
#[derive(Debug, Clone)]
pub(crate) struct Part {
    pub(crate) kind: Kind,
    /// The number of spaces that the part covers.
    pub(crate) spaces: u32,
    /// Set if the second space has two halves.
    pub(crate) pair: bool,
    /// Set if the second tile is on a hill.
    pub(crate) hill: bool,
    pub(crate) complete: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Figure {
    Plain,
    Large,
    Mayor,
    Phantom,
    Abbot,
    Builder,
}

/// The place of a meeple: on a part, or in the field round its first tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Spot {
    On(usize),
    Field(usize),
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Man {
    pub(crate) player: usize,
    pub(crate) figure: Figure,
    pub(crate) spot: Spot,
    /// Set if the meeple is on the tile with the hill.
    pub(crate) on_hill: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EntryValue {
    Points(i64),
    /// The points of the part with this index.
    Feature(usize),
}

/// A score or payment.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub(crate) round: usize,
    pub(crate) player: usize,
    pub(crate) value: EntryValue,
    pub(crate) by: Option<usize>,
    /// The reason of the score.
    pub(crate) name: String,
}

/// A message that the scenario states.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MessageDraw {
    pub(crate) number: u32,
    /// `true` if 2 points are taken in place of its effect; `None` where the scenario leaves that open.
    pub(crate) takes_points: Option<bool>,
    pub(crate) by: Option<usize>,
}

/// A turn, or a turn within a turn.
#[derive(Debug, Clone, Default)]
pub(crate) struct Turn {
    pub(crate) builder: bool,
    /// The part whose last tile is placed in the turn.
    pub(crate) placed_part: Option<usize>,
    /// Set if the scenario states the tile that is placed, instead of leaving it to be found.
    pub(crate) states_tile: bool,
    pub(crate) entries: Option<Vec<Entry>>,
    pub(crate) draws: Vec<MessageDraw>,
    pub(crate) extra_turns: Vec<Turn>,
}

/// A position with a turn.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    /// The spaces on the track of each player's meeple and messenger; `None` for a figure, or player, that has none.
    pub(crate) track: [Option<(i64, Option<i64>)>; 3],
    pub(crate) parts: Vec<Part>,
    pub(crate) men: Vec<Man>,
    pub(crate) turn: Turn,
}

impl Turn {
    pub(crate) fn all_turns(&self) -> Vec<&Turn> {
        let mut turns = vec![self];
        turns.extend(self.extra_turns.iter().flat_map(Turn::all_turns));
        turns
    }

    /// Returns `true` if the turn states that a player scores a part.
    pub(crate) fn states_score(&self, player: usize, part: usize) -> bool {
        let mut entries = self.entries.iter().flatten();
        entries.any(|e| e.player == player && e.value == EntryValue::Feature(part))
    }

    pub(crate) fn stated_parts(&self) -> Vec<usize> {
        let entries = self.entries.iter().flatten();
        let features = entries.filter_map(|e| match e.value {
            EntryValue::Feature(part) => Some(part),
            EntryValue::Points(_) => None,
        });
        features.collect()
    }
}

impl Game {
    /// Returns the players with the majority on a spot, counting the men for whom `on_board` is set.
    pub(crate) fn owners(&self, spot: Spot, on_board: &[bool]) -> Vec<usize> {
        let mut strengths = [0; 3];
        for (man, _) in self.men.iter().zip(on_board).filter(|(m, here)| **here && m.spot == spot) {
            strengths[man.player] += self.strength(man);
        }
        let max_strength = strengths.iter().copied().max().unwrap_or(0);
        let tied: Vec<usize> = (0..3).filter(|p| max_strength > 0 && strengths[*p] == max_strength).collect();
        let is_on_hill = |player: &usize| {
            let mut men = self.men.iter().zip(on_board);
            men.any(|(m, is_here)| {
                let follows = m.figure != Figure::Builder && m.player == *player;
                *is_here && m.spot == spot && m.on_hill && follows
            })
        };
        let hill_owners: Vec<usize> = tied.iter().copied().filter(is_on_hill).collect();
        if hill_owners.is_empty() { tied } else { hill_owners }
    }

    fn strength(&self, man: &Man) -> u32 {
        match (man.figure, man.spot) {
            (Figure::Large, _) => 2,
            (Figure::Plain | Figure::Phantom | Figure::Abbot, _) => 1,
            (Figure::Builder, _) | (Figure::Mayor, Spot::Field(_)) => 0,
            (Figure::Mayor, Spot::On(part)) => self.coats(part),
        }
    }

    pub(crate) fn coats(&self, part: usize) -> u32 {
        match self.parts[part].kind {
            Kind::City { coats, .. } => coats,
            Kind::Road { .. } | Kind::Monastery => 0,
        }
    }
}
