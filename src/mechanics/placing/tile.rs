//! Whether a tile may be laid.

use super::problems as said;
use crate::geometry::{Axis, Shape, Side, SideSet, Space};
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::placing::{challenge, words};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    Doubles, Inquiry, Instead, LongSide, Matching, NotApplicable, PLACE_HILL, PLACE_INSTEAD, PLACE_LONG_SIDE,
    PLACE_MATCHING, PLACE_RIVER, PLACE_TOUCH, QuestionId, RiverTurn, TILE_DOUBLE, Touch, UnderHill,
};
use crate::scenario::asks::tile_placing as ask;
use crate::scenario::{Beyond, Board, Offered, Reader, TileIx};
use crate::tiles::{Edge, MonasteryKind, Road, RoadEnd, Symbol, Tile};
use crate::wording::{Arg, Sentence, answers, say, tile_placing};

/// Laying a tile.
pub(in crate::mechanics) static TILE_PLACING: Mechanic = Mechanic {
    card: cards::TILE_PLACING,
    questions: &[
        QuestionId::PlaceInstead,
        QuestionId::PlaceLongSide,
        QuestionId::PlaceTouch,
        QuestionId::PlaceMatching,
        QuestionId::PlaceRiver,
        QuestionId::PlaceHill,
        QuestionId::TileDouble,
    ],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declared: &ask::DECLARATION,
            replies: &[
                Key::new("allowed", Kind::Flag, tile_placing::SaidAllowed::MESSAGE),
                Key::new("reasons", Kind::Words, answers::Reasons::MESSAGE),
                Key::new("unknown", Kind::Words, tile_placing::SaidUnknown::MESSAGE),
            ],
        },
        read,
    }])],
};

/// May this tile be laid here?
#[derive(Debug)]
struct Laying {
    new: Offered,
    /// How the bridge runs that is placed over it at once.
    bridge: Option<Axis>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let mut new = reader.offered()?;
    let bridge = match reader.get(&ask::WITH_BRIDGE) {
        Some(node) => Some((reader.one_of(node, "a bridge's direction", &Axis::ALL, Axis::word)?, node.span)),
        None => None,
    };
    if let Some((axis, span)) = bridge {
        if new.shape != Shape::Square {
            reader.problem(said::bridge_with_no_square(span));
            return None;
        }
        let mut bridged = new.tile.clone();
        let sides = axis.directions().into_iter().map(Side::toward);
        let field = sides.filter(|side| bridged.edge(*side) == Edge::Field);
        let road = Road { sides: field.collect(), inn: false, wells: 0, end: RoadEnd::Bridge };
        bridged.roads.push(road);
        new.tile = bridged;
    }
    let bridge = bridge.map(|(axis, _)| axis);
    if new.tile.monastery == Some(MonasteryKind::Abbey) {
        let span = reader.get(&ask::TILE).map_or(reader.span(), |node| node.span);
        reader.problem(said::abbey_as_tile(new.at, span));
        return None;
    }
    Some(Box::new(Laying { new, bridge }))
}

fn is_half(shape: Shape) -> bool {
    matches!(shape, Shape::Half(_))
}

/// Why a tile may not be laid, what cannot be known, and how that was found.
#[derive(Debug, Default)]
struct Weighed {
    reasons: Vec<Sentence>,
    unknown: Vec<Sentence>,
    steps: Vec<Sentence>,
}

/// Two sides that would touch: of the new tile, and of the tile across it.
#[derive(Debug, Clone, Copy)]
struct Contact {
    side: Side,
    other: TileIx,
    other_side: Side,
}

impl Query for Laying {
    fn points(&self, _: &Table<'_>) -> Vec<Pointer> {
        let Offered { name, shape, at, tile } = &self.new;
        let name = name.clone().unwrap_or_else(|| "new".to_owned());
        vec![Pointer::Lies { shape: *shape, at: *at, name, shows: Box::new(tile.clone()) }]
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let Offered { name, tile, shape, at } = &self.new;
        let space = words::where_it_lies(table.board(), *shape, *at);
        if let Some(axis) = self.bridge {
            let what = name.clone().map_or_else(|| Arg::from(shown(tile, *shape)), Arg::from);
            return say!(tile_placing::HeadingBridge { what: what, space: space, axis: axis.word() });
        }
        match (shape, name.clone()) {
            (Shape::Half(corner), Some(name)) => {
                let corner = words::toward(*corner);
                say!(tile_placing::HeadingHalf { name: name, corner: corner, space: space })
            }
            (Shape::Half(corner), None) => {
                let (what, corner) = (shown(tile, *shape), words::toward(*corner));
                say!(tile_placing::HeadingHalfShown { what: what, corner: corner, space: space })
            }
            (Shape::Square | Shape::Double(_), Some(name)) => {
                say!(tile_placing::Heading { what: name, space: space })
            }
            (Shape::Square | Shape::Double(_), None) => {
                say!(tile_placing::Heading { what: shown(tile, *shape), space: space })
            }
        }
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = &finding.reply;
        let unknown = words::clauses(reply, "unknown");
        Some(match words::reasons(reply) {
            [first, others @ ..] => Answer::new(
                say!(tile_placing::TodayNot { because: words::because(first, others) }),
                say!(tile_placing::RowNot { reason: words::name(first) }),
            ),
            [] if !unknown.is_empty() => Answer::new(
                say!(tile_placing::TodayUnknown { unknown: Arg::list(unknown.iter().cloned()) }),
                say!(tile_placing::RowUnknown),
            ),
            [] => {
                let answer = Answer::new(say!(tile_placing::Today), say!(tile_placing::Row));
                if self.has_hill() { answer.and(self.under_the_hill()) } else { answer }
            }
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let mut weighed = Weighed::default();
        let half = is_half(self.new.shape);
        if half {
            let Instead::Instead = law.ask(PLACE_INSTEAD)?;
            weighed.steps.push(say!(tile_placing::Instead));
        }
        let contacts = self.contacts(table, &mut weighed);
        let beneath = self.new.shape.spaces(self.new.at).flat_map(|s| table.board().at(s));
        let looked_at = contacts.iter().map(|c| c.other).chain(beneath);
        if matches!(self.new.shape, Shape::Double(_)) || table.double_among(looked_at) {
            let Doubles::Exists = law.ask(TILE_DOUBLE)?;
        }
        weighed.reasons.extend(self.bridge_faults());
        let free = self.room(table, law, &mut weighed)?;
        if free {
            touches(&contacts, law, &mut weighed)?;
            if let Some(kind) = self.new.tile.monastery {
                weighed.reasons.extend(challenge::faults(table, self.new.at, kind));
            }
            if self.new.tile.castle {
                weighed.reasons.extend(self.castles(table));
            }
        }
        self.matches(table, &contacts, law, &mut weighed)?;
        if let Some(back_beside) = self.turns_back(table.board(), &contacts) {
            let RiverTurn::NoUTurn = law.ask(PLACE_RIVER)?;
            weighed.reasons.push(say!(tile_placing::TurnsBack { tile: back_beside }));
        }
        let Weighed { reasons, unknown, mut steps } = weighed;
        if reasons.is_empty() && self.has_hill() {
            if half {
                let UnderHill::TileBeneath = law.ask(PLACE_HILL)?;
            }
            steps.push(self.under_the_hill());
        }
        let mut reply = match (reasons.is_empty(), unknown.is_empty()) {
            // Whether it is allowed depends on what is unknown.
            (true, false) => Reply::new(),
            (true, true) | (false, _) => Reply::allowed(reasons),
        };
        let not = |why: &Sentence| say!(tile_placing::TodayNot { because: why.clone() });
        steps.extend(words::reasons(&reply).iter().map(not));
        if !unknown.is_empty() {
            reply = reply.with("unknown", ReplyPart::clauses(unknown));
        }
        Ok(Finding { reply, steps, ..Finding::default() })
    }
}

/// A tile without a name, by what it shows.
fn shown(tile: &Tile, shape: Shape) -> Sentence {
    let sides = |sides: SideSet| Arg::list(sides.iter().map(words::own));
    let cities = tile.cities.iter().map(|city| say!(tile_placing::City { sides: sides(city.sides) }));
    let roads = tile
        .roads
        .iter()
        .filter(|road| road.end != RoadEnd::Bridge)
        .map(|road| say!(tile_placing::Road { sides: sides(road.sides) }));
    let monastery = tile.monastery.map(|kind| say!(tile_placing::Monastery { kind: kind.word() }));
    let castle = tile.castle.then(|| say!(tile_placing::Castle));
    let hill = tile.symbols.contains(&Symbol::Hill).then(|| say!(tile_placing::Hill));
    let shows = cities.chain(roads).chain(monastery).chain(castle).chain(hill);
    say!(tile_placing::Shown { shape: words::shape(shape), shows: Arg::list(shows) })
}

impl Laying {
    fn has_hill(&self) -> bool {
        self.new.tile.symbols.contains(&Symbol::Hill)
    }

    /// What is done with the tile that comes under a hill.
    fn under_the_hill(&self) -> Sentence {
        if is_half(self.new.shape) { say!(tile_placing::UnderTheHalf) } else { say!(tile_placing::UnderTheHill) }
    }

    /// Why the bridge that is placed with it does not fit on it.
    fn bridge_faults(&self) -> Vec<Sentence> {
        let ends = self.bridge.into_iter().flat_map(Axis::directions).map(Side::toward);
        let bridged = |side: &Side| {
            let over = |road: &Road| road.end == RoadEnd::Bridge && road.sides.contains(*side);
            self.new.tile.roads.iter().any(over)
        };
        let fault = |side: Side| {
            say!(tile_placing::BridgeEnds { own: words::own(side), edge: words::edge(self.new.tile.edge(side)) })
        };
        ends.filter(|side| !bridged(side)).map(fault).collect()
    }

    /// Whether there is room for the tile.
    fn room(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>, weighed: &mut Weighed) -> Result<bool, NotApplicable> {
        let board = table.board();
        let before = weighed.reasons.len();
        let reasons = &mut weighed.reasons;
        for other in self.new.shape.spaces(self.new.at).flat_map(|space| board.at(space)) {
            match (self.new.shape, board.placed(other).shape) {
                (Shape::Half(mine), Shape::Half(theirs)) if mine == theirs.opposite() => {}
                (Shape::Half(mine), Shape::Half(theirs)) if mine == theirs => {
                    reasons.push(say!(tile_placing::HalfTaken { tile: other }));
                }
                (Shape::Half(_), Shape::Half(_)) => {
                    reasons.push(say!(tile_placing::Overlaps { tile: other }));
                }
                (Shape::Half(_), Shape::Square | Shape::Double(_)) => {
                    let LongSide::NeverAgainstASquare = law.ask(PLACE_LONG_SIDE)?;
                    reasons.push(say!(tile_placing::Taken { tile: other }));
                    reasons.push(say!(tile_placing::LongSideAgainst { tile: other }));
                }
                (Shape::Square | Shape::Double(_), Shape::Half(_)) => {
                    let LongSide::NeverAgainstASquare = law.ask(PLACE_LONG_SIDE)?;
                    reasons.push(say!(tile_placing::Filled { tile: other }));
                    reasons.push(say!(tile_placing::LongSideWithin { tile: other }));
                }
                (Shape::Square | Shape::Double(_), Shape::Square | Shape::Double(_)) => {
                    reasons.push(say!(tile_placing::Taken { tile: other }));
                }
            }
        }
        Ok(weighed.reasons.len() == before)
    }

    /// The castles on the board that a castle's tile would touch, along a side or at a corner.
    fn castles(&self, table: &Table<'_>) -> Option<Sentence> {
        let board = table.board();
        let around = self.new.shape.spaces(self.new.at).flat_map(Space::around);
        let mut castles: Vec<TileIx> = around
            .flat_map(|space| board.at(space))
            .filter(|tile| board.tile(*tile).is_some_and(|tile| tile.castle))
            .collect();
        castles.sort_unstable();
        castles.dedup();
        (!castles.is_empty()).then(|| say!(tile_placing::Castles { tiles: Arg::list(castles) }))
    }

    /// The sides that would touch. A gap across a side is mentioned in the steps.
    fn contacts(&self, table: &Table<'_>, weighed: &mut Weighed) -> Vec<Contact> {
        let Offered { shape, at, .. } = self.new;
        let mut contacts = Vec::new();
        for &side in shape.sides() {
            match table.board().ahead(shape, at, side) {
                Beyond::Tile(other, other_side) => {
                    contacts.push(Contact { side, other, other_side });
                }
                Beyond::Gap(half) => {
                    let own = words::own(side);
                    weighed.steps.push(say!(tile_placing::AcrossAGap { own: own, tile: half }));
                }
                Beyond::Nothing => {}
            }
        }
        contacts
    }

    /// The tile that the river comes from, if it would leave the new tile on the side on which it came to that one: two curves one after the
    /// other that lead back.
    fn turns_back(&self, board: &Board, contacts: &[Contact]) -> Option<TileIx> {
        let is_river = |edge: Option<Edge>| edge == Some(Edge::River);
        let own = |side: Side| is_river(Some(self.new.tile.edge(side)));
        let leads_back = |contact: &&Contact| {
            let before = |side: Side| side != contact.other_side && is_river(board.edge(contact.other, side));
            let continues = own(contact.side) && is_river(board.edge(contact.other, contact.other_side));
            let mut exits = self.new.shape.sides().iter().filter(|side| **side != contact.side && own(**side));
            continues && exits.any(|side| before(*side))
        };
        contacts.iter().find(leads_back).map(|contact| contact.other)
    }

    /// Whether every side that touches continues the other.
    fn matches(
        &self,
        table: &Table<'_>,
        contacts: &[Contact],
        law: &mut Inquiry<'_, '_>,
        weighed: &mut Weighed,
    ) -> Result<(), NotApplicable> {
        let board = table.board();
        for Contact { side, other, other_side } in contacts.iter().copied() {
            let own = words::own(side);
            if is_abbey(board, other) {
                weighed.steps.push(say!(tile_placing::Abbey { own: own, tile: other }));
                continue;
            }
            if is_half(self.new.shape) || is_half(board.placed(other).shape) {
                let Matching::EverySide = law.ask(PLACE_MATCHING)?;
            }
            let mine = self.new.tile.edge(side);
            let (edge, across) = (words::edge(mine), words::side(other, other_side));
            match board.edge(other, other_side) {
                None => {
                    weighed.unknown.push(say!(tile_placing::Unknown { side: across, edge: edge }));
                }
                Some(theirs) if mine.continues(theirs) => {
                    weighed.steps.push(say!(tile_placing::Matches { own: own, side: across, edge: edge }));
                }
                Some(theirs) => weighed.reasons.push(say!(tile_placing::Differs {
                    own: own,
                    mine: edge,
                    side: across,
                    theirs: words::edge(theirs)
                })),
            }
        }
        Ok(())
    }
}

/// Whether enough of a new tile's sides touch.
fn touches(contacts: &[Contact], law: &mut Inquiry<'_, '_>, weighed: &mut Weighed) -> Result<(), NotApplicable> {
    if contacts.is_empty() {
        weighed.reasons.push(say!(tile_placing::TouchesNothing));
    } else if let [Contact { side: Side::L, other, .. }] = contacts {
        match law.ask(PLACE_TOUCH)? {
            Touch::ShortSide => {
                weighed.steps.push(say!(tile_placing::LongSideIsNotEnough { tile: *other }));
                weighed.reasons.push(say!(tile_placing::NoShortSide { tile: *other }));
            }
            Touch::AnySide => {
                weighed.steps.push(say!(tile_placing::LongSideTouches { tile: *other }));
            }
        }
    }
    Ok(())
}

fn is_abbey(board: &Board, tile: TileIx) -> bool {
    board.tile(tile).is_some_and(|t| t.monastery == Some(MonasteryKind::Abbey))
}

#[cfg(test)]
mod tests {
    use crate::mechanics::placing::said::{heading, said};
    use crate::mechanics::try_out::{answered, refused};
    use crate::text::Code;

    fn placing(board: &str, tiles: &str, body: &str) -> String {
        format!("board: |\n{board}\ntiles:\n{tiles}\nask:\n  - place: {body}\n")
    }

    fn found(board: &str, tiles: &str, body: &str) -> Vec<String> {
        answered(&placing(board, tiles, body), "2021").0
    }

    #[test]
    fn a_half_that_touches_with_a_short_side_is_allowed_everywhere() {
        // I-07: city on both short sides, here W and S.
        let text = placing("  a", "  a: { city: E }", "{ tile: I-07, at: [1, 0], corner: sw }");
        for rule_set in ["2014", "2015", "2021", "community"] {
            assert_eq!(
                answered(&text, rule_set),
                (vec!["allowed yes".to_owned()], vec!["place.instead", "place.matching"])
            );
        }
    }

    #[test]
    fn the_long_side_alone_is_enough_or_not() {
        let text = placing(r"  p\.", "  p: { city: L }", "{ tile: { city: L }, at: [0, 0], corner: ne }");
        assert_eq!(
            answered(&text, "2014").0,
            ["allowed no; reasons no short side of it touches a tile, and its long side against p is not enough"]
        );
        assert_eq!(answered(&text, "2015").0, ["allowed yes"]);
        assert_eq!(answered(&text, "2020").1, ["place.instead", "place.matching", "place.touch"]);
    }

    #[test]
    fn with_a_short_side_beside_it_the_long_side_asks_nothing() {
        let text = placing("  p\\.  a", "  p a: {}", "{ tile: {}, at: [0, 0], corner: ne }");
        let (found, asked) = answered(&text, "2014");
        assert_eq!(found, ["allowed yes"]);
        assert!(!asked.contains(&"place.touch"));
    }

    #[test]
    fn corners_and_gaps_do_not_touch() {
        let none = ["allowed no; reasons no side of it touches a tile, and corner to corner is not enough"];
        assert_eq!(found("  a", "  a: {}", "{ tile: D, at: [1, 1] }"), none);
        assert_eq!(found("  a", "  a: {}", "{ tile: I-01, at: [1, 1], corner: nw }"), none);
        assert_eq!(found("  a", "  a: {}", "{ tile: D, at: [900, -900] }"), none);
        assert_eq!(found(r"  p\.", "  p: {}", "{ tile: D, at: [1, 0] }"), none);
        // Only its east side faces a, and the half does not have that side.
        assert_eq!(found("  .  a", "  a: {}", "{ tile: I-01, at: [0, 0], corner: sw }"), none);
    }

    #[test]
    fn every_side_that_touches_must_continue() {
        let board = "  .  n\n  w  .";
        let tiles = "  n: { city: S }\n  w: { road: E }";
        // D shows city N, road E and W, field S.
        assert_eq!(
            found(board, "  n: { city: E }\n  w: { road: N }", "{ tile: D, at: [1, 1], turn: 90 }"),
            ["allowed no; reasons its north side shows a road, but the south side of n shows field"]
        );
        assert_eq!(
            found(board, tiles, "{ tile: D@90, at: [1, 1] }"),
            [
                "allowed no; reasons its north side shows a road, but the south side of n shows city, its west side shows field, but the east side of w shows a road"
            ]
        );
        assert_eq!(found(board, tiles, "{ tile: { city: N, road: W }, at: [1, 1] }"), ["allowed yes"]);
    }

    #[test]
    fn squares_among_squares_ask_the_law_nothing() {
        let text = placing("  a", "  a: {}", "{ tile: {}, at: [1, 0] }");
        assert_eq!(answered(&text, "2014"), (vec!["allowed yes".to_owned()], vec![]));
    }

    #[test]
    fn a_square_beside_a_half_matches_it() {
        let text = placing(r"  p\.", "  p: { road: W }", "{ tile: { road: E }, at: [-1, 0] }");
        assert_eq!(answered(&text, "2014").0, ["allowed yes"]);
        assert_eq!(answered(&text, "2014").1, ["place.matching"]);
    }

    #[test]
    fn what_is_taken_is_taken() {
        let tiles = "  a p q: {}";
        let board = "  a  p\\q";
        assert_eq!(found(board, tiles, "{ tile: {}, at: [0, 0] }"), ["allowed no; reasons the space is occupied by a"]);
        assert_eq!(
            found(board, tiles, "{ tile: {}, at: [1, 0], corner: sw }"),
            ["allowed no; reasons that half of the space is occupied by p"]
        );
        assert_eq!(
            found(board, tiles, "{ tile: {}, at: [1, 0], corner: nw }"),
            ["allowed no; reasons it would overlap p, it would overlap q"]
        );
        assert_eq!(found(board, tiles, "{ tile: {}, at: [0, 1], to: [1, 1] }"), ["allowed yes"]);
        assert_eq!(
            found(board, tiles, "{ tile: {}, at: [0, 0], to: [0, 1] }"),
            ["allowed no; reasons the space is occupied by a"]
        );
    }

    #[test]
    fn a_long_side_never_lies_against_a_square() {
        let text = placing("  a", "  a: {}", "{ tile: {}, at: [0, 0], corner: ne }");
        let (found, asked) = answered(&text, "2021");
        assert_eq!(
            found,
            [
                "allowed no; reasons the space is occupied by a, its long side would be against a, which is not a half tile"
            ]
        );
        assert_eq!(asked, ["place.instead", "place.long-side"]);
        let text = placing(r"  p\.", "  p: {}", "{ tile: {}, at: [0, 0] }");
        let (found, asked) = answered(&text, "2021");
        assert_eq!(
            found,
            ["allowed no; reasons half of the space is occupied by p, the long side of p would be against it"]
        );
        assert_eq!(asked, ["place.long-side"]);
    }

    #[test]
    fn what_does_not_matter_is_not_guessed() {
        assert_eq!(
            found("  #  a", "  a: {}", "{ tile: { city: N }, at: [0, 1] }"),
            ["unknown what the south side of the tile in column 0, row 0 shows, which has to match city"]
        );
        assert_eq!(
            found("  #  .\n  .  a", "  a: {}", "{ tile: { road: NE }, at: [0, 1] }"),
            [
                "allowed no; reasons its east side shows a road, but the west side of a shows field; unknown what the south side of the tile in column 0, row 0 shows, which has to match a road"
            ]
        );
    }

    #[test]
    fn beside_an_abbey_anything_may_lie() {
        let tiles = "  m: { monastery: abbey }";
        assert_eq!(found("  m", tiles, "{ tile: I-07, at: [1, 0], corner: sw }"), ["allowed yes"]);
    }

    #[test]
    fn a_hill_gets_a_tile_beneath() {
        // II-03: road from W to the long side, a hill.
        let text = placing("  a", "  a: { road: E }", "{ tile: II-03, at: [1, 0], corner: sw }");
        assert_eq!(
            answered(&text, "2014"),
            (vec!["allowed yes".to_owned()], vec!["place.hill", "place.instead", "place.matching"])
        );
        let forbidden = text.replace("road: E", "city: E");
        assert!(!answered(&forbidden, "2014").1.contains(&"place.hill"));
    }

    #[test]
    fn a_name_that_only_a_question_uses_is_used() {
        let text = placing("  a", "  a: {}\n  x: { city: N }", "{ tile: x, at: [1, 0] }");
        assert_eq!(answered(&text, "2021").0, ["allowed yes"]);
    }

    #[test]
    fn what_is_said_names_the_tile_its_space_and_the_reason() {
        let text = placing(r"  p\.", "  p: { city: L }", "{ tile: II-12, at: [0, 0], corner: ne }");
        let at = "Placing II-12 in the space of p, right angle to the north-east";
        assert_eq!(heading(&text), at);
        assert_eq!(
            said(&text, "2014"),
            [
                "It cannot be placed there: no short side of it touches a tile, and its long side against p is not enough. | not allowed: no short side touches a tile"
            ]
        );
        assert_eq!(said(&text, "now"), ["It can be placed there. | allowed"]);
        let shown = placing("  a", "  a: {}", "{ tile: { city: NE, monastery: shrine }, at: [1, 0] }");
        let at =
            "Placing a square tile with city on its north side and its east side and a shrine in the space east of a";
        assert_eq!(heading(&shown), at);
        let unknown = placing("  #  a", "  a: {}", "{ tile: { city: N }, at: [0, 1] }");
        assert_eq!(
            said(&unknown, "now"),
            [
                "It depends on what the south side of the tile in column 0, row 0 shows, which has to match city. | depends on the adjacent tile"
            ]
        );
        let hill = placing("  a", "  a: { road: E }", "{ tile: II-03, at: [1, 0], corner: sw }");
        assert!(said(&hill, "now")[0].contains("face down under the half tile with the hill"));
    }

    #[test]
    fn mistakes_are_underlined() {
        let refuses = |body: &str, code, at: &str| {
            let text = placing("  a", "  a: {}", body);
            assert_eq!(refused(&text), [(code, at.to_owned())], "{body}");
        };
        refuses("{ tile: I-07, at: [1, 0] }", Code::TileShape, "I-07");
        refuses("{ tile: D, at: [1, 0], corner: nw }", Code::TileShape, "D");
        refuses("{ tile: Z, at: [1, 0] }", Code::TileUnknown, "Z");
        refuses("{ tile: b, at: [1, 0] }", Code::NameUndefined, "b");
        refuses("{ tile: D }", Code::KeyMissing, "{ tile: D }");
        refuses("{ tile: D, at: a }", Code::ValueWrong, "a");
        refuses("{ tile: D, at: [1, 0], turn: 45 }", Code::ValueWrong, "45");
        refuses("{ tile: D, at: [1, 0], name: x }", Code::KeyUnknown, "name");
        refuses("{ tile: '#', at: [1, 0] }", Code::ValueWrong, "'#'");
        refuses("{ tile: { city: L }, at: [1, 0] }", Code::TileSide, "L");
        refuses("{ tile: {}, at: [1, 0], to: [3, 0] }", Code::MapDouble, "[3, 0]");
        refuses("{ tile: { monastery: abbey }, at: [1, 0] }", Code::ValueWrong, "{ monastery: abbey }");
    }
}
