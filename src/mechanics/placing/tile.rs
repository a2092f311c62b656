//! Whether a tile may be laid.

use crate::geometry::{Shape, Side, Space};
use crate::mechanics::base::card::Card;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{By, Form};
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Reply, Told, tile_word};
use crate::mechanics::base::step::Step;
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::placing::challenge;
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    Doubles, Inquiry, Instead, LongSide, Matching, NotApplicable, PLACE_HILL, PLACE_INSTEAD,
    PLACE_LONG_SIDE, PLACE_MATCHING, PLACE_TOUCH, QuestionId, TILE_DOUBLE, Touch, UnderHill,
};
use crate::scenario::{Beyond, Board, Offered, Reader, Scenario, TileIx};
use crate::text::{Code, Problem};
use crate::tiles::{MonasteryKind, Symbol};

/// Laying a tile.
pub(in crate::mechanics) static TILE_PLACING: Mechanic = Mechanic {
    card: Card {
        name: "tile-placing",
        heading: Some("Laying"),
        about: "A tile may be laid in a free space where at least one of its sides touches a tile in play and every \
         side that touches one continues it; corner to corner is not enough. An abbey is continued by anything \
         (Abbey & Mayor). A shrine may not be laid beside several monasteries, nor a monastery beside several \
         shrines, nor so that the one beside it would have two (Heretics & Shrines). The tile of a German castle may \
         not touch that of another, along a side or at a corner (Castles in Germany). What a tile that does not \
         matter (`#`) shows is not guessed: where nothing else forbids the tile, the answer says what is unknown and \
         leaves open whether the tile is allowed. Whose turn it is, and whether the tile is in hand, is not looked \
         at.",
        halves: "A half is laid instead of drawing a normal tile. It takes half a space, and touches with a short \
         side or, depending on the rules, with its long side against that of the other half of its space; its long \
         side never lies against a square. Tiles lie on the grid, so the long side of a half faces nothing but the \
         other half of its space: a long side against a square means a half in the space of a square, or a square in \
         the space of a half. (A half laid across the grid, its long side along a square, cannot be written.) Where \
         a gap lies across a side, that side touches nothing. A half with a hill is laid on a normal tile that is \
         put face down.",
        source: "hh, Game Rules; 1e, Landtegel leggen; 2e, \"1. Landtegel leggen\"; hsw, 1. On abbeys: Abbey & \
         Mayor. On shrines: WikiCarpedia, \"Heretics and Shrines (1st edition)\" (wiki-shrines). On castles: \
         WikiCarpedia, \"Castles in Germany\" (castles).",
        unverified: "",
    },
    questions: &[
        QuestionId::PlaceInstead,
        QuestionId::PlaceLongSide,
        QuestionId::PlaceTouch,
        QuestionId::PlaceMatching,
        QuestionId::PlaceHill,
        QuestionId::TileDouble,
    ],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            ask: "place",
            by: By::Key("tile"),
            example: "place: { tile: I-07, at: [2, 0], corner: ne }",
            replies: &[("allowed", Kind::Flag), ("reasons", Kind::Words), ("unknown", Kind::Words)],
        },
        read,
    }])],
};

/// May this tile be laid here?
#[derive(Debug)]
struct Laying {
    new: Offered,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let new = reader.offered()?;
    if new.tile.monastery == Some(MonasteryKind::Abbey) {
        let span = reader.get("tile").map_or(reader.span(), |node| node.span);
        reader.problem(
            Problem::new(Code::ValueWrong, span, "an abbey is laid by rules of its own")
                .label("an abbey")
                .help(format!("ask `place: {{ abbey: {} }}`", new.at.written())),
        );
        return None;
    }
    Some(Box::new(Laying { new }))
}

fn is_half(shape: Shape) -> bool {
    matches!(shape, Shape::Half(_))
}

/// Why a tile may not be laid, what cannot be known, and how that was found.
#[derive(Debug, Default)]
struct Weighed {
    reasons: Vec<String>,
    unknown: Vec<String>,
    steps: Vec<Step>,
}

impl Weighed {
    fn tell(&mut self, sentence: impl Into<String>) {
        self.steps.push(Step::Tell(sentence.into()));
    }
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
        let Offered { name, shape, at, .. } = &self.new;
        let name = name.clone().unwrap_or_else(|| "new".to_owned());
        vec![Pointer::Lies { shape: *shape, at: *at, name }]
    }

    fn title(&self, _: &Scenario) -> String {
        let Offered { name, shape, at, .. } = &self.new;
        let what = match name {
            Some(name) => name.clone(),
            None => format!("a {}", shape.word()),
        };
        let corner = match shape {
            Shape::Half(corner) => format!(", right angle in the {corner}"),
            Shape::Square | Shape::Double(_) => String::new(),
        };
        format!("{what} at {}{corner}", at.written())
    }

    fn judge(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        let mut weighed = Weighed::default();
        let half = is_half(self.new.shape);
        if half {
            let Instead::Instead = law.ask(PLACE_INSTEAD)?;
            weighed.tell("A half is laid instead of drawing and laying a normal tile.");
        }
        let contacts = self.contacts(table, &mut weighed);
        let beneath = self.new.shape.spaces(self.new.at).flat_map(|s| table.board().at(s));
        let looked_at = contacts.iter().map(|c| c.other).chain(beneath);
        if matches!(self.new.shape, Shape::Double(_)) || table.double_among(looked_at) {
            let Doubles::Exists = law.ask(TILE_DOUBLE)?;
        }
        let free = self.room(table, law, &mut weighed)?;
        if free {
            touches(table, &contacts, law, &mut weighed)?;
            if let Some(kind) = self.new.tile.monastery {
                weighed.reasons.extend(challenge::faults(table, self.new.at, kind));
            }
            if self.new.tile.castle {
                weighed.reasons.extend(self.castles(table));
            }
        }
        self.matches(table, &contacts, law, &mut weighed)?;
        let Weighed { reasons, unknown, mut steps } = weighed;
        if reasons.is_empty() && self.new.tile.symbols.contains(&Symbol::Hill) {
            let under = if half {
                let UnderHill::TileBeneath = law.ask(PLACE_HILL)?;
                "A normal tile is drawn and put face down under the half with the hill; another half may take the rest of the space later."
            } else {
                "A tile is drawn and put face down under the tile with the hill (Hills & Sheep)."
            };
            steps.push(Step::Tell(under.to_owned()));
        }
        let mut reply = match (reasons.is_empty(), unknown.is_empty()) {
            // Whether it is allowed depends on what is unknown.
            (true, false) => Reply::new(),
            (true, true) | (false, _) => Reply::allowed(reasons),
        };
        if !unknown.is_empty() {
            reply = reply.with("unknown", Told::Words(unknown));
        }
        Ok(Finding { reply, steps, ..Finding::default() })
    }
}

impl Laying {
    /// Whether there is room for the tile.
    fn room(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
        weighed: &mut Weighed,
    ) -> Result<bool, NotApplicable> {
        let board = table.board();
        let before = weighed.reasons.len();
        for space in self.new.shape.spaces(self.new.at) {
            let at = space.written();
            for other in board.at(space) {
                let name = tile_word(table.scenario, other);
                let there = board.placed(other).shape;
                match (self.new.shape, there) {
                    (Shape::Half(mine), Shape::Half(theirs)) if mine == theirs.opposite() => {}
                    (Shape::Half(mine), Shape::Half(theirs)) if mine == theirs => {
                        weighed
                            .reasons
                            .push(format!("this half of the space {at} is taken by {name}"));
                    }
                    (Shape::Half(_), Shape::Half(_)) => {
                        weighed
                            .reasons
                            .push(format!("it would overlap the half {name} in the space {at}"));
                    }
                    (Shape::Half(_), Shape::Square | Shape::Double(_)) => {
                        let LongSide::NeverAgainstASquare = law.ask(PLACE_LONG_SIDE)?;
                        weighed.reasons.push(format!("the space {at} is taken by {name}"));
                        weighed.reasons.push(format!(
                            "its long side would lie against the {} {name}",
                            there.word()
                        ));
                    }
                    (Shape::Square | Shape::Double(_), Shape::Half(_)) => {
                        let LongSide::NeverAgainstASquare = law.ask(PLACE_LONG_SIDE)?;
                        weighed.reasons.push(format!("the space {at} is taken by the half {name}"));
                        weighed
                            .reasons
                            .push(format!("the long side of {name} would lie against it"));
                    }
                    (Shape::Square | Shape::Double(_), Shape::Square | Shape::Double(_)) => {
                        weighed.reasons.push(format!("the space {at} is taken by {name}"));
                    }
                }
            }
        }
        Ok(weighed.reasons.len() == before)
    }

    /// The castles on the board that a castle's tile would touch, along a side or at a corner.
    fn castles(&self, table: &Table<'_>) -> Option<String> {
        let board = table.board();
        let around = self.new.shape.spaces(self.new.at).flat_map(Space::around);
        let mut castles: Vec<TileIx> = around
            .flat_map(|space| board.at(space))
            .filter(|tile| board.tile(*tile).is_some_and(|tile| tile.castle))
            .collect();
        castles.sort_unstable();
        castles.dedup();
        let names: Vec<String> = castles.iter().map(|t| tile_word(table.scenario, *t)).collect();
        (!names.is_empty()).then(|| {
            format!(
                "a castle's tile may not touch another, even at a corner: {}",
                names.join(" and ")
            )
        })
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
                Beyond::Gap(half) => weighed.tell(format!(
                    "Across its side {side} lies the gap beside {}: it touches nothing there.",
                    tile_word(table.scenario, half)
                )),
                Beyond::Nothing => {}
            }
        }
        contacts
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
            let name = tile_word(table.scenario, other);
            if is_abbey(board, other) {
                weighed.tell(format!("Its side {side} touches the abbey {name}: anything may."));
                continue;
            }
            if is_half(self.new.shape) || is_half(board.placed(other).shape) {
                let Matching::EverySide = law.ask(PLACE_MATCHING)?;
            }
            let mine = self.new.tile.edge(side);
            match board.edge(other, other_side) {
                None => weighed.unknown.push(format!(
                    "what {name} shows on its side {other_side}, against {} on the side {side}",
                    mine.word()
                )),
                Some(theirs) if mine.continues(theirs) => weighed.tell(format!(
                    "Its side {side} continues the side {other_side} of {name}: {}.",
                    mine.word()
                )),
                Some(theirs) => weighed.reasons.push(format!(
                    "its side {side} shows {}, but the side {other_side} of {name} shows {}",
                    mine.word(),
                    theirs.word()
                )),
            }
        }
        Ok(())
    }
}

/// Whether enough of a new tile's sides touch.
fn touches(
    table: &Table<'_>,
    contacts: &[Contact],
    law: &mut Inquiry<'_, '_>,
    weighed: &mut Weighed,
) -> Result<(), NotApplicable> {
    if contacts.is_empty() {
        let none = "no side of it touches a tile (corner to corner is not enough)";
        weighed.reasons.push(none.to_owned());
    } else if let [Contact { side: Side::L, other, .. }] = contacts {
        let name = tile_word(table.scenario, *other);
        match law.ask(PLACE_TOUCH)? {
            Touch::ShortSide => weighed
                .reasons
                .push(format!("no short side of it touches a tile, only its long side {name}")),
            Touch::AnySide => weighed.tell(format!(
                "Only its long side touches, against the long side of {name}: that is enough."
            )),
        }
    }
    Ok(())
}

fn is_abbey(board: &Board, tile: TileIx) -> bool {
    board.tile(tile).is_some_and(|t| t.monastery == Some(MonasteryKind::Abbey))
}

#[cfg(test)]
mod tests {
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
        let text =
            placing(r"  p\.", "  p: { city: L }", "{ tile: { city: L }, at: [0, 0], corner: ne }");
        assert_eq!(
            answered(&text, "2014").0,
            ["allowed no; reasons no short side of it touches a tile, only its long side p"]
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
        let none =
            ["allowed no; reasons no side of it touches a tile (corner to corner is not enough)"];
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
            ["allowed no; reasons its side N shows road, but the side S of n shows field"]
        );
        assert_eq!(
            found(board, tiles, "{ tile: D@90, at: [1, 1] }"),
            [
                "allowed no; reasons its side N shows road, but the side S of n shows city, its side W shows field, but the side E of w shows road"
            ]
        );
        assert_eq!(
            found(board, tiles, "{ tile: { city: N, road: W }, at: [1, 1] }"),
            ["allowed yes"]
        );
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
        assert_eq!(
            found(board, tiles, "{ tile: {}, at: [0, 0] }"),
            ["allowed no; reasons the space [0, 0] is taken by a"]
        );
        assert_eq!(
            found(board, tiles, "{ tile: {}, at: [1, 0], corner: sw }"),
            ["allowed no; reasons this half of the space [1, 0] is taken by p"]
        );
        assert_eq!(
            found(board, tiles, "{ tile: {}, at: [1, 0], corner: nw }"),
            [
                "allowed no; reasons it would overlap the half p in the space [1, 0], it would overlap the half q in the space [1, 0]"
            ]
        );
        assert_eq!(found(board, tiles, "{ tile: {}, at: [0, 1], to: [1, 1] }"), ["allowed yes"]);
        assert_eq!(
            found(board, tiles, "{ tile: {}, at: [0, 0], to: [0, 1] }"),
            ["allowed no; reasons the space [0, 0] is taken by a"]
        );
    }

    #[test]
    fn a_long_side_never_lies_against_a_square() {
        let text = placing("  a", "  a: {}", "{ tile: {}, at: [0, 0], corner: ne }");
        let (found, asked) = answered(&text, "2021");
        assert_eq!(
            found,
            [
                "allowed no; reasons the space [0, 0] is taken by a, its long side would lie against the square a"
            ]
        );
        assert_eq!(asked, ["place.instead", "place.long-side"]);
        let text = placing(r"  p\.", "  p: {}", "{ tile: {}, at: [0, 0] }");
        let (found, asked) = answered(&text, "2021");
        assert_eq!(
            found,
            [
                "allowed no; reasons the space [0, 0] is taken by the half p, the long side of p would lie against it"
            ]
        );
        assert_eq!(asked, ["place.long-side"]);
    }

    #[test]
    fn what_does_not_matter_is_not_guessed() {
        assert_eq!(
            found("  #  a", "  a: {}", "{ tile: { city: N }, at: [0, 1] }"),
            ["unknown what # at [0, 0] shows on its side S, against city on the side N"]
        );
        assert_eq!(
            found("  #  .\n  .  a", "  a: {}", "{ tile: { road: NE }, at: [0, 1] }"),
            [
                "allowed no; reasons its side E shows road, but the side W of a shows field; unknown what # at [0, 0] shows on its side S, against road on the side N"
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
        refuses(
            "{ tile: { monastery: abbey }, at: [1, 0] }",
            Code::ValueWrong,
            "{ monastery: abbey }",
        );
    }
}
