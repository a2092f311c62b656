//! Whether an abbey may be laid. The law is asked only where nothing else forbids it.

use crate::geometry::{Compass, Shape, Side, Space};
use crate::mechanics::base::card::Card;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{By, Form};
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Reply, tile_word};
use crate::mechanics::base::step::Step;
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::placing::challenge;
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    Allowed, Doubles, Inquiry, NotApplicable, PLACE_ABBEY, QuestionId, TILE_DOUBLE,
};
use crate::scenario::{Beyond, Reader, Scenario};
use crate::tiles::MonasteryKind;

/// Laying an abbey.
pub(in crate::mechanics) static ABBEY_PLACING: Mechanic = Mechanic {
    card: Card {
        name: "abbey-placing",
        heading: Some("Laying an abbey"),
        about: "An abbey (Abbey & Mayor) may be laid in an empty space that has a tile on each of its four sides; \
         its own sides need not match. Beside several shrines it may not be laid, as a monastery may not. It may be \
         laid even after the last normal tile (ask `end`). Whose turn it is, and whether the abbey is in hand, is \
         not looked at.",
        halves: "Whether a half may lie on one of the four sides, with its short side or with the gap beside it \
         toward the abbey, is a question of law, answered in 3/2015. A gap of a whole space on any of the four sides \
         always forbids the abbey. A space that holds one half is taken: a gap is no place for an abbey, which is a \
         square tile.",
        source: "1e and 2e, Burgemeesters en abdijen, part 1. That shrines challenge abbeys: WikiCarpedia, \
         \"Glossary\", the entry on abbeys (wiki-abbey).",
        unverified: "That an abbey may not be laid beside several shrines is inferred from the rule on monasteries.",
    },
    questions: &[QuestionId::PlaceAbbey, QuestionId::TileDouble],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            ask: "place",
            by: By::Key("abbey"),
            example: "place: { abbey: [2, 0] }",
            replies: &[("allowed", Kind::Flag), ("reasons", Kind::Words)],
        },
        read,
    }])],
};

/// May an abbey be laid here?
#[derive(Debug)]
struct AbbeySite {
    at: Space,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    reader.keys(&["abbey"])?;
    let node = reader.need("abbey", "say where, by column and row: `abbey: [2, 0]`")?;
    let at = reader.space(node)?;
    Some(Box::new(AbbeySite { at }))
}

impl Query for AbbeySite {
    fn points(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Lies { shape: Shape::Square, at: self.at, name: "abbey".to_owned() }]
    }

    fn title(&self, _: &Scenario) -> String {
        format!("at {}", self.at.written())
    }

    fn judge(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        let board = table.board();
        let mut reasons: Vec<String> = board
            .at(self.at)
            .map(|tile| {
                let shape = board.placed(tile).shape.word();
                let name = tile_word(table.scenario, tile);
                format!("the space {} is taken by the {shape} {name}", self.at.written())
            })
            .collect();
        let mut steps = Vec::new();
        // What lies on its sides without being a whole tile.
        let mut halves: Vec<String> = Vec::new();
        for &side in Shape::Square.sides() {
            let toward = toward(side);
            match board.ahead(Shape::Square, self.at, side) {
                Beyond::Tile(tile, other_side) => {
                    let name = tile_word(table.scenario, tile);
                    let shape = board.placed(tile).shape;
                    steps.push(Step::Tell(format!(
                        "On its side {toward} lies the {} {name}.",
                        shape.word()
                    )));
                    if matches!(shape, Shape::Half(_)) {
                        halves.push(format!(
                            "on its side {toward} lies the short side {other_side} of the half {name}"
                        ));
                    }
                }
                Beyond::Gap(half) => {
                    let name = tile_word(table.scenario, half);
                    steps.push(Step::Tell(format!(
                        "On its side {toward} lies the gap beside the half {name}."
                    )));
                    halves
                        .push(format!("on its side {toward} lies the gap beside the half {name}"));
                }
                Beyond::Nothing => {
                    reasons.push(format!("a square gap lies on its side {toward}"));
                }
            }
        }
        let beside = Shape::Square.sides().iter().filter_map(|&side| {
            match board.ahead(Shape::Square, self.at, side) {
                Beyond::Tile(tile, _) => Some(tile),
                Beyond::Gap(_) | Beyond::Nothing => None,
            }
        });
        if reasons.is_empty() {
            reasons.extend(challenge::faults(table, self.at, MonasteryKind::Abbey));
        }
        if table.double_among(beside.chain(board.at(self.at))) {
            let Doubles::Exists = law.ask(TILE_DOUBLE)?;
        }
        if reasons.is_empty() && !halves.is_empty() {
            match law.ask(PLACE_ABBEY)? {
                Allowed::Allowed => steps.push(Step::Tell(
                    "A half occupies its space, and its gap is disregarded.".to_owned(),
                )),
                Allowed::NotAllowed => reasons = halves,
            }
        }
        Ok(Finding { reply: Reply::allowed(reasons), steps, ..Finding::default() })
    }
}

/// The direction in which a side looks, as it is written.
fn toward(side: Side) -> &'static str {
    side.direction().map_or("", |direction| Compass::from(direction).word())
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{answered, refused};
    use crate::text::Code;

    fn at(east: &str, space: &str) -> String {
        format!(
            "board: |\n  .  a  .\n  b  .  {east}\n  .  #  .\ntiles:\n  a b: {{}}\n  p: {{}}\nask:\n  - place: {{ abbey: {space} }}\n"
        )
    }

    #[test]
    fn squares_all_round_ask_nothing() {
        let text = at("#", "[1, 1]").replace("  p: {}\n", "");
        assert_eq!(answered(&text, "2014"), (vec!["allowed yes".to_owned()], vec![]));
    }

    #[test]
    fn a_half_or_its_gap_on_a_side_is_a_question_of_law() {
        for (east, what) in
            [(r"p\.", "the short side W of the half p"), (r".\p", "the gap beside the half p")]
        {
            let text = at(east, "[1, 1]");
            let (found, asked) = answered(&text, "2014");
            assert_eq!(
                found,
                [
                    "allowed yes".to_owned(),
                    format!("allowed no; reasons on its side e lies {what}")
                ]
            );
            assert_eq!(asked, ["place.abbey"]);
            for rule_set in ["2015", "2020", "2021", "community", "house-1e"] {
                assert_eq!(answered(&text, rule_set).0, ["allowed yes"]);
            }
        }
    }

    #[test]
    fn a_square_gap_forbids_it_whatever_the_law() {
        let text = at(r".  p\.", "[1, 1]");
        assert_eq!(
            answered(&text, "2014"),
            (vec!["allowed no; reasons a square gap lies on its side e".to_owned()], vec![])
        );
    }

    #[test]
    fn a_space_with_a_half_is_taken() {
        let text = at(r"p\.", "[2, 1]");
        assert_eq!(
            answered(&text, "2021").0,
            [
                "allowed no; reasons the space [2, 1] is taken by the half p, a square gap lies on its side n, a square gap lies on its side e, a square gap lies on its side s, a square gap lies on its side w"
            ]
        );
    }

    #[test]
    fn mistakes_are_underlined() {
        assert_eq!(refused(&at(r"p\.", "p")), [(Code::ValueWrong, "p".to_owned())]);
        assert_eq!(refused(&at(r"p\.", "[1]")), [(Code::ValueWrong, "[1]".to_owned())]);
        assert_eq!(
            refused(&at(r"p\.", "[1, 1], corner: ne")),
            [(Code::KeyUnknown, "corner".to_owned())]
        );
    }
}
