//! A sentence of an answer as a set of words, each in the words of the original.

use carcassonne_oracle::inside::geometry::{Axis, Compass, HalfEdge, HalfEdgeSet, Shape, Side, SideSet, Space};
use carcassonne_oracle::inside::scenario::{Feature, Place};
use carcassonne_oracle::inside::tiles::{half_edges, sides};

use super::back::Back;

impl Back<'_, '_> {
    /// Returns the words of a sentence, unordered.
    pub(super) fn sentence(&self, text: &str) -> String {
        let mut words: Vec<String> = Vec::new();
        let mut rest = text;
        while let Some((before, numbers, after)) = bracketed(rest) {
            words.extend(before.split_whitespace().map(|word| self.word(word)));
            words.push(self.motion.space(numbers).written());
            rest = after;
        }
        words.extend(rest.split_whitespace().map(|word| self.word(word)));
        // Of a large feature only the first tiles on the map are named, which may be others after a turn.
        let is_cut = text.contains(" more tile");
        words.retain(|word| !(word.is_empty() || is_cut && word.starts_with("tile ")));
        words.sort();
        words.join(" ")
    }

    fn word(&self, word: &str) -> String {
        let bare = word.trim_matches(|c: char| ",.;:()\"'!?`".contains(c));
        let genitive = bare.strip_suffix("'s").unwrap_or(bare);
        // A player's name may begin a sentence, in upper case.
        let mut first = genitive.chars();
        let small: String = first.next().map(|c| c.to_lowercase().chain(first).collect()).unwrap_or_default();
        let began = self.player(&small).is_some();
        for word in [bare, genitive, if began { small.as_str() } else { bare }] {
            let known = self.named(word).or_else(|| self.player(word));
            let known = known.or_else(|| self.offered(word)).or_else(|| self.whither(word));
            if let Some(known) = known {
                return known;
            }
        }
        bare.to_owned()
    }

    /// Translates a tile that a question places.
    fn offered(&self, word: &str) -> Option<String> {
        let offered = self.told.offered.borrow();
        offered.iter().any(|(name, _)| name == word).then(|| "a tile that is laid".to_owned())
    }

    fn player(&self, word: &str) -> Option<String> {
        let known = self.told.players.iter().find(|(_, name)| *name == word);
        known.map(|(n, _)| format!("{n:?}"))
    }

    /// Translates a tile, place or crossing.
    fn named(&self, word: &str) -> Option<String> {
        let board = &self.case.scenario.board;
        let address = word.split(['.', '@']).next()?;
        let name = address.split(':').next().filter(|name| *name != "#")?;
        let tile = *board.named(name).iter().find(|t| {
            let placed = board.placed(**t);
            let shape = match placed.shape {
                Shape::Half(corner) => format!("{name}:{}:{corner}", placed.at),
                Shape::Square | Shape::Double(_) => String::new(),
            };
            address == name || address == format!("{name}:{}", placed.at) || address == shape
        })?;
        let rest = &word[address.len()..];
        let Some(feature) = rest.strip_prefix('.') else {
            let corner = rest.strip_prefix('@').map(|word| self.whither(word).unwrap_or_default());
            return Some(format!("tile {:?} {}", self.tiles[&tile], corner.unwrap_or_default()));
        };
        let (kind, side) = feature.split_once('@').unwrap_or((feature, ""));
        let printed = board.tile(tile)?;
        let half = half_edges(side).ok().and_then(HalfEdgeSet::first);
        let sides = sides(side).ok().and_then(SideSet::first);
        let found = match kind {
            "city" => {
                let n = printed.cities.iter().position(|c| sides.is_none_or(|s| c.sides.contains(s)));
                Feature::City(u8::try_from(n?).ok()?)
            }
            "road" => {
                let n = printed.roads.iter().position(|r| sides.is_none_or(|s| r.sides.contains(s)));
                Feature::Road(u8::try_from(n?).ok()?)
            }
            "field" => {
                let half = half.or_else(|| sides.map(HalfEdge::left));
                let n = half.map_or(Some(0), |half| printed.field_at(half));
                Feature::Field(u8::try_from(n?).ok()?)
            }
            "monastery" => Feature::Monastery,
            "castle" => Feature::Castle,
            "garden" => Feature::Garden,
            _ => return None,
        };
        Some(self.widest(Place { tile, feature: found }))
    }

    /// Translates a direction, a side or a half-edge. No sentence uses left and right.
    fn whither(&self, word: &str) -> Option<String> {
        const LONG: [(&str, Compass); 8] = [
            ("north", Compass::North),
            ("north-east", Compass::NorthEast),
            ("east", Compass::East),
            ("south-east", Compass::SouthEast),
            ("south", Compass::South),
            ("south-west", Compass::SouthWest),
            ("west", Compass::West),
            ("north-west", Compass::NorthWest),
        ];
        let long = LONG.into_iter().find(|(w, _)| *w == word).map(|(_, toward)| toward);
        let toward = Compass::ALL.into_iter().find(|c| c.word() == word).or(long);
        if let Some(toward) = toward {
            return Some(self.motion.compass(toward).word().to_owned());
        }
        if let Some(side) = Side::ALL.into_iter().find(|s| s.word() == word) {
            return Some(self.motion.side(side).to_string());
        }
        if let Some(half) = half_edges(word).ok().and_then(HalfEdgeSet::first) {
            return Some(self.motion.half(half).to_string());
        }
        let axis = Axis::ALL.into_iter().find(|a| a.word() == word);
        axis.map(|axis| self.motion.axis(axis).word().to_owned())
    }
}

/// Returns the first space in a text, written like `[2, 0]`, with the text before and after it.
fn bracketed(text: &str) -> Option<(&str, Space, &str)> {
    let from = text.find('[')?;
    let to = from + text[from..].find(']')?;
    let (column, row) = text[from + 1..to].split_once(", ")?;
    let space = Space::new(column.parse().ok()?, row.parse().ok()?);
    Some((&text[..from], space, &text[to + 1..]))
}
