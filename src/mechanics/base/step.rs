//! The steps of the reasoning. They are data, since most are never read and words cost time.

use crate::mechanics::base::sum::{Thing, counted};
use crate::scenario::{PlayerIx, Scenario};

/// One step of the reasoning that leads to a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A gap beside a road or city is a gap like any other.
    GapCounts,
    /// A gap beside a road or city is ignored; this many pieces that meet round it are one.
    GapIgnored(usize),
    /// This many sides face nothing.
    OpenSides(u32),
    /// How many tiles and spaces a road or city covers.
    Covers {
        /// Different tiles.
        tiles: u32,
        /// Different spaces.
        spaces: u32,
        /// Whether a half or a double-size tile is among them.
        shapes: bool,
        /// What these rules count, where it makes a difference.
        by: Option<Thing>,
    },
    /// A cathedral stands in the city: this many points for each.
    Cathedral(u32),
    /// An inn stands beside the road: this many points for each.
    Inn(u32),
    /// A gap beside a field is a border.
    GapSeparates,
    /// A gap beside a field joins this many pieces.
    GapJoins(usize),
    /// How many cities a field touches, and how many of them are complete.
    Touches(usize, u32),
    /// A space with one half and its gap is occupied.
    HalfOccupies,
    /// How many of some spaces are occupied.
    Occupied {
        /// Spaces that hold something.
        occupied: u32,
        /// Spaces looked at.
        of: u32,
        /// Whether they are the spaces round the tile, without its own.
        round: bool,
    },
    /// How many of the spaces looked at are full; one with one half and a gap is not.
    Full {
        /// Spaces that are full.
        full: u32,
        /// Spaces looked at.
        of: u32,
        /// Whether they lie round the tile, its own not among them.
        round: bool,
    },
    /// How many tiles lie there, in how many spaces, and which of the two these rules count.
    LieThere(u32, u32, Thing),
    /// The castle's own tile is worth 2.
    OwnTile,
    /// Something in the mechanic's own words.
    Tell(String),
    /// Nobody stands there; what the feature is worth.
    Nobody(u32),
    /// One player alone stands there.
    Alone(PlayerIx),
    /// Several players stand there.
    Strengths {
        /// How strong each is.
        strengths: Vec<(PlayerIx, u32)>,
        /// Who is strongest; several, where they tie.
        owners: Vec<PlayerIx>,
        /// Whether a large meeple is among them.
        large: bool,
        /// Whether a hill breaks a tie; the next step says how.
        hill: bool,
    },
}

impl Step {
    /// The step as a sentence.
    pub fn say(&self, scenario: &Scenario) -> String {
        match self {
            Self::GapCounts => "A triangular gap lies beside it, and counts as a gap.".to_owned(),
            Self::GapIgnored(1) => {
                "A triangular gap lies beside it, and is ignored; nothing else of its kind meets it there.".to_owned()
            }
            Self::GapIgnored(pieces) => {
                format!("A triangular gap lies beside it, and is ignored: {pieces} pieces that meet round it are one.")
            }
            Self::OpenSides(0) => "No side of it faces nothing: complete.".to_owned(),
            Self::OpenSides(1) => "1 side faces nothing: not complete.".to_owned(),
            Self::OpenSides(open) => format!("{open} sides face nothing: not complete."),
            Self::Covers { tiles, spaces, by: Some(by), .. } => format!(
                "It covers {} in {}; these rules count {}.",
                counted(Thing::TILE, *tiles),
                counted(Thing::SPACE, *spaces),
                by.word(2)
            ),
            Self::Covers { tiles, spaces, shapes: true, by: None } => format!(
                "It covers {} in {}: either way of counting gives the same.",
                counted(Thing::TILE, *tiles),
                counted(Thing::SPACE, *spaces)
            ),
            Self::Covers { tiles, .. } => format!("It covers {}.", counted(Thing::TILE, *tiles)),
            Self::Cathedral(each) => format!("A cathedral stands in it: {each} points for each."),
            Self::Inn(each) => format!("An inn stands beside it: {each} points for each."),
            Self::GapSeparates => "A triangular gap lies beside it, and is a border.".to_owned(),
            Self::GapJoins(1) => "A triangular gap lies beside it, and joins nothing new to it.".to_owned(),
            Self::GapJoins(pieces) => {
                format!("A triangular gap lies beside it, and joins {pieces} pieces of field into one.")
            }
            Self::Touches(cities, complete) => format!(
                "It touches {cities} {}, of which {complete} {} complete.",
                if *cities == 1 { "city" } else { "cities" },
                if *complete == 1 { "is" } else { "are" }
            ),
            Self::HalfOccupies => "A space with one half and a triangular gap is occupied.".to_owned(),
            Self::Occupied { occupied, of, round } => format!(
                "{occupied} of {} {of} spaces{} are occupied: {}.",
                if *round { "the" } else { "its" },
                if *round { " round it" } else { "" },
                if occupied == of { "complete" } else { "not complete" }
            ),
            Self::Full { full, of, round } => format!(
                "A space with one half and a triangular gap is not full: {full} of {} {of} spaces{} are: not complete.",
                if *round { "the" } else { "its" },
                if *round { " round it" } else { "" },
            ),
            Self::LieThere(tiles, spaces, by) => format!(
                "{} lie there in {}; these rules count {}.",
                counted(Thing::TILE, *tiles),
                counted(Thing::SPACE, *spaces),
                by.word(2)
            ),
            Self::OwnTile => "2 points for the castle's own tile.".to_owned(),
            Self::Tell(sentence) => sentence.clone(),
            Self::Nobody(worth) => format!("No meeple stands there: nobody scores; it is worth {worth}."),
            Self::Alone(player) => format!("Only {} stands there.", scenario.player(*player)),
            Self::Strengths { strengths, owners, large, hill } => {
                let each: Vec<String> =
                    strengths.iter().map(|(p, n)| format!("{} {n}", scenario.player(*p))).collect();
                let names: Vec<&str> = owners.iter().map(|p| scenario.player(*p)).collect();
                format!(
                    "Meeples there: {}{}; {}: {}.",
                    each.join(", "),
                    if *large { " (a large meeple counts 2)" } else { "" },
                    names.join(" and "),
                    match (owners.len() > 1, hill) {
                        (false, _) => "the majority",
                        (true, false) => "a tie, so all of them score",
                        (true, true) => "a tie, which a hill decides",
                    }
                )
            }
        }
    }
}
