//! A sentence of an answer as a set of words, each in the words of the original.

use carcassonne_board::geometry::{Axis, Compass, HalfEdge, HalfEdgeSet, Shape, Side, SideSet, Space};
use carcassonne_board::tiles::{parse_half_edges, parse_sides};
use carcassonne_position::{Feature, Place};

use super::back::ReverseMapping;

impl ReverseMapping<'_, '_> {
    /// Returns the words of a sentence, unordered.
    pub(super) fn sorted_words(&self, text: &str) -> String {
        // A tile that shares its name is told with its space, `a (column 2, row 0)`, and translated by its address.
        let text = text.replace(" (column ", ":").replace(", row ", ":");
        let mut words: Vec<String> = Vec::new();
        let mut rest = text.as_str();
        while let Some((before, numbers, after)) = find_space(rest) {
            words.extend(before.split_whitespace().map(|word| self.translate_word(word)));
            words.push(self.motion.space(numbers).to_notation());
            rest = after;
        }
        words.extend(rest.split_whitespace().map(|word| self.translate_word(word)));
        // Of a large feature only the first tiles on the map are named, which may be others after a turn.
        let is_cut = text.contains(" more tile");
        words.retain(|word| !(word.is_empty() || is_cut && word.starts_with("tile ")));
        words.sort();
        words.join(" ")
    }

    fn translate_word(&self, word: &str) -> String {
        let bare = word.trim_matches(|c: char| ",.;:()\"'!?`".contains(c));
        let genitive = bare.strip_suffix("'s").unwrap_or(bare);
        // A player's name may begin a sentence, in upper case.
        let mut first = genitive.chars();
        let lowercase: String = first.next().map(|c| c.to_lowercase().chain(first).collect()).unwrap_or_default();
        let is_player = self.translate_player(&lowercase).is_some();
        for word in [bare, genitive, if is_player { lowercase.as_str() } else { bare }] {
            let known = self.translate_named(word).or_else(|| self.translate_player(word));
            let known = known.or_else(|| self.translate_offered(word)).or_else(|| self.translate_direction(word));
            if let Some(known) = known {
                return known;
            }
        }
        bare.to_owned()
    }

    /// Returns a common text for every tile that a question places; `None` for other words.
    fn translate_offered(&self, word: &str) -> Option<String> {
        let offered = self.retelling.offered_tiles.borrow();
        offered.iter().any(|name| name == word).then(|| "a tile that is laid".to_owned())
    }

    fn translate_player(&self, word: &str) -> Option<String> {
        let known = self.retelling.players.iter().find(|(_, name)| *name == word);
        known.map(|(n, _)| format!("{n:?}"))
    }

    /// Returns a tile, place or crossing in the words of the original; `None` for other words.
    fn translate_named(&self, word: &str) -> Option<String> {
        let board = &self.case.scenario.board;
        let address = word.split(['.', '@']).next()?;
        let name = address.split(':').next().filter(|name| *name != "#")?;
        let tile = *board.tiles_named(name).iter().find(|t| {
            let placed = board.placed(**t);
            let corner_address = match placed.shape {
                Shape::Half(corner) => format!("{name}:{}:{corner}", placed.at),
                Shape::Square | Shape::Double(_) => String::new(),
            };
            address == name || address == format!("{name}:{}", placed.at) || address == corner_address
        })?;
        let rest = &word[address.len()..];
        let Some(feature) = rest.strip_prefix('.') else {
            let corner = rest.strip_prefix('@').map(|word| self.translate_direction(word).unwrap_or_default());
            return Some(format!("tile {:?} {}", self.tiles[&tile], corner.unwrap_or_default()));
        };
        let (kind, side) = feature.split_once('@').unwrap_or((feature, ""));
        let printed = board.tile(tile)?;
        let half = parse_half_edges(side).ok().and_then(HalfEdgeSet::first);
        let sides = parse_sides(side).ok().and_then(SideSet::first);
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
        Some(self.widest_feature(Place { tile, feature: found }))
    }

    /// Returns a direction, side or half-edge in the original, else `None`. No sentence uses left and right.
    fn translate_direction(&self, word: &str) -> Option<String> {
        const LONG_NAMES: [(&str, Compass); 8] = [
            ("north", Compass::North),
            ("north-east", Compass::NorthEast),
            ("east", Compass::East),
            ("south-east", Compass::SouthEast),
            ("south", Compass::South),
            ("south-west", Compass::SouthWest),
            ("west", Compass::West),
            ("north-west", Compass::NorthWest),
        ];
        let long = LONG_NAMES.into_iter().find(|(w, _)| *w == word).map(|(_, toward)| toward);
        let toward = Compass::ALL.into_iter().find(|c| c.word() == word).or(long);
        if let Some(toward) = toward {
            return Some(self.motion.compass(toward).word().to_owned());
        }
        if let Some(side) = Side::ALL.into_iter().find(|s| s.word() == word) {
            return Some(self.motion.side(side).to_string());
        }
        if let Some(half) = parse_half_edges(word).ok().and_then(HalfEdgeSet::first) {
            return Some(self.motion.half_edge(half).to_string());
        }
        let axis = Axis::ALL.into_iter().find(|a| a.word() == word);
        axis.map(|axis| self.motion.axis(axis).word().to_owned())
    }
}

/// Returns the first space in a text, written like `[2, 0]`, with the text before and after it; `None` without one.
fn find_space(text: &str) -> Option<(&str, Space, &str)> {
    let from = text.find('[')?;
    let to = from + text[from..].find(']')?;
    let (column, row) = text[from + 1..to].split_once(", ")?;
    let space = Space::new(column.parse().ok()?, row.parse().ok()?);
    Some((&text[..from], space, &text[to + 1..]))
}
