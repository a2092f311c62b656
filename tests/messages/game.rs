//! A game as the simulator knows it: features that do not touch, meeples, a turn.

/// The players; the turn is the first one's.
pub(crate) const PLAYERS: [&str; 3] = ["red", "blue", "green"];
/// The figures on the track.
pub(crate) const PAWNS: [&str; 2] = ["meeple", "messenger"];
/// The rounds of a turn.
pub(crate) const ROUNDS: [&str; 6] = ["1a", "1b", "1c", "2", "3", "4"];
/// The place of the round in which the tile is laid.
pub(crate) const LAYS: usize = 2;
/// The place of the round in which an abbot is taken back.
pub(crate) const TAKES_BACK: usize = 3;
/// The place of the round in which features are scored.
pub(crate) const SCORES: usize = 4;

/// What a part of the board is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Road { inn: bool },
    City { coats: u32, cathedral: bool },
    Monastery,
}

/// A feature on tiles of its own.
#[derive(Debug, Clone)]
pub(crate) struct Part {
    pub(crate) kind: Kind,
    /// How many spaces it covers.
    pub(crate) spaces: u32,
    /// Whether its second space holds two halves.
    pub(crate) pair: bool,
    /// Whether its second tile lies on a hill.
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

/// Where a meeple stands: on a part, or in the field round its first tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Spot {
    On(usize),
    Field(usize),
}

/// A meeple.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Man {
    pub(crate) player: usize,
    pub(crate) figure: Figure,
    pub(crate) spot: Spot,
    /// Whether it stands on the tile with the hill.
    pub(crate) on_hill: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
    Points(i64),
    /// A part.
    Feature(usize),
}

/// A score or payment.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub(crate) round: usize,
    pub(crate) player: usize,
    pub(crate) what: What,
    pub(crate) by: Option<usize>,
    /// For what it is.
    pub(crate) name: String,
}

/// A message that is told.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MessageDraw {
    pub(crate) number: u32,
    /// Whether its 2 points are taken; `None` where that is left open.
    pub(crate) points: Option<bool>,
    pub(crate) by: Option<usize>,
}

/// A turn, or a turn within a turn.
#[derive(Debug, Clone, Default)]
pub(crate) struct Turn {
    pub(crate) builder: bool,
    /// The part whose last tile is laid in it.
    pub(crate) laid: Option<usize>,
    /// Whether that is written, and not left to be found out.
    pub(crate) tells: bool,
    pub(crate) entries: Option<Vec<Entry>>,
    pub(crate) drew: Vec<MessageDraw>,
    pub(crate) then: Vec<Turn>,
}

/// A position with a turn.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    /// Where each player's figures stand.
    pub(crate) track: [Option<(i64, Option<i64>)>; 3],
    pub(crate) parts: Vec<Part>,
    pub(crate) men: Vec<Man>,
    pub(crate) turn: Turn,
}

impl Turn {
    /// This turn and all within it.
    pub(crate) fn all(&self) -> Vec<&Turn> {
        let mut all = vec![self];
        all.extend(self.then.iter().flat_map(Turn::all));
        all
    }

    /// Whether somebody's scoring of a part is written here.
    pub(crate) fn writes(&self, player: usize, part: usize) -> bool {
        let mut entries = self.entries.iter().flatten();
        entries.any(|e| e.player == player && e.what == What::Feature(part))
    }

    /// The parts that are scored by name here.
    pub(crate) fn named(&self) -> Vec<usize> {
        let entries = self.entries.iter().flatten();
        let features = entries.filter_map(|e| match e.what {
            What::Feature(part) => Some(part),
            What::Points(_) => None,
        });
        features.collect()
    }
}

impl Game {
    /// How strong each player is on a spot, with those men who are there.
    pub(crate) fn owners(&self, spot: Spot, here: &[bool]) -> Vec<usize> {
        let mut strengths = [0; 3];
        for (man, _) in self.men.iter().zip(here).filter(|(m, here)| **here && m.spot == spot) {
            strengths[man.player] += self.strength(man);
        }
        let most = strengths.iter().copied().max().unwrap_or(0);
        let tied: Vec<usize> = (0..3).filter(|p| most > 0 && strengths[*p] == most).collect();
        let on_hill = |player: &usize| {
            let mut men = self.men.iter().zip(here);
            men.any(|(m, here)| {
                let follows = m.figure != Figure::Builder && m.player == *player;
                *here && m.spot == spot && m.on_hill && follows
            })
        };
        let ahead: Vec<usize> = tied.iter().copied().filter(on_hill).collect();
        if ahead.is_empty() { tied } else { ahead }
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
