//! The score track: where each player's figures stand. (*The Messages* gives everybody a second
//! one.)

use std::collections::BTreeMap;

use super::players::{PlayerIx, Players};
use super::problems as said;
use crate::text::{MapEntries, Node, Problems, Span, as_count};

/// The most points that a figure can stand at.
const MOST: i64 = 1_000_000;

/// Where a player's figures stand, in points: a figure on space 3 that has been round the track
/// once has 53.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OnTrack {
    /// The player's usual figure.
    pub meeple: u32,
    /// The messenger; `None` if the player has none.
    pub messenger: Option<u32>,
    /// Where this is written.
    pub span: Span,
}

/// The figures on the track, player by player.
pub type Track = BTreeMap<PlayerIx, OnTrack>;

const KEYS: &[&str] = &["meeple", "messenger"];

/// Reads `track`.
pub(in crate::scenario) fn read(node: Option<&Node>, players: &mut Players, problems: &mut Problems) -> Track {
    let mut track = Track::new();
    let Some(fields) = node.and_then(|n| MapEntries::read_any_keys(n, "`track`", problems)) else {
        return track;
    };
    if fields.iter().next().is_none() {
        problems.push(said::nobody_on_track(fields.span));
    }
    for (name, at, value) in fields.iter() {
        let player = players.find_or_join(name, at, problems);
        let Some(figures) = MapEntries::read(value, "a player's figures", KEYS, problems) else {
            // Somewhere: where has been reported as missing.
            let on = OnTrack { meeple: 0, messenger: Some(0), span: value.span };
            track.extend(player.map(|player| (player, on)));
            continue;
        };
        let help = "write the points of both: `red: { meeple: 3, messenger: 12 }`";
        let meeple = figures.require("meeple", "a player's figures", help, problems);
        let mut points =
            |node: &Node, what: &str| as_count(node, what, 0, MOST, problems).and_then(|n| u32::try_from(n).ok());
        let meeple = meeple.and_then(|n| points(n, "the points of the scoring meeple"));
        let messenger = figures.get("messenger").and_then(|n| points(n, "the points of the messenger"));
        if let (Some(player), Some(meeple)) = (player, meeple) {
            track.insert(player, OnTrack { meeple, messenger, span: value.span });
        }
    }
    track
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{read, refused};
    use crate::text::Code;

    fn with(track: &str) -> String {
        format!("players: [red, blue]\nboard: |\n  a\ntiles:\n  a: {{}}\ntrack: {track}\n")
    }

    #[test]
    fn figures_stand_at_points() {
        let scenario = read(&with("{ red: { meeple: 3, messenger: 112 }, blue: { meeple: 0 } }"));
        let track = scenario.map(|s| s.track).unwrap_or_default();
        let points: Vec<_> = track.values().map(|t| (t.meeple, t.messenger)).collect();
        assert_eq!(points, [(3, Some(112)), (0, None)]);
    }

    #[test]
    fn mistakes_are_underlined() {
        refused(&with("{ red: { meeple: -3 } }"), &[(Code::ValueWrong, "-3")]);
        refused(&with("{ red: { messenger: 3 } }"), &[(Code::KeyMissing, "{ messenger: 3 }")]);
        refused(&with("{ green: { meeple: 3 } }"), &[(Code::PlayerUnknown, "green")]);
        refused(&with("{ red: { meeple: 3, mesenger: 2 } }"), &[(Code::KeyUnknown, "mesenger")]);
        refused(&with("{}"), &[(Code::ValueWrong, "{}")]);
    }
}
