//! The question whether an abbey may be placed. The law on half tiles is asked only if nothing else forbids it.

use carcassonne_base::sorting::sort_by_key;
use carcassonne_board::geometry::{Compass, Direction, Shape, Side, Space};
use carcassonne_board::tiles::{MonasteryKind, Tile};
use carcassonne_law::{Allowed, Inquiry, LawResult, PLACE_ABBEY, QuestionId};
use carcassonne_position::bodies::AbbeyPlacingBody;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Beyond, Reader, TileIx};

use super::{challenge_limit, half_words};
use crate::mechanics::{
    ABBEY_PLACING_FORM, AbbeyPlacingReply, Answer, Askable, Finding, Hearing, Mechanic, Pointer, Query, Role, Table,
    TypedReply, cards,
};

pub(super) static ABBEY_PLACING: Mechanic = Mechanic {
    card: cards::ABBEY_PLACING,
    questions: &[QuestionId::PlaceAbbey, QuestionId::TileDouble],
    roles: &[Role::Answers(&[Askable { form: &ABBEY_PLACING_FORM, read }])],
};

/// A question whether an abbey may be placed in the space `at`.
#[derive(Debug)]
struct AbbeySite {
    at: Space,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let at = AbbeyPlacingBody::read(reader).abbey?.value;
    Some(Box::new(AbbeySite { at }))
}

impl Query for AbbeySite {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        let name = "abbey".to_owned();
        let shows = Tile { monastery: Some(MonasteryKind::Abbey), ..Tile::default() };
        vec![Pointer::Tile { shape: Shape::Square, at: self.at, name, print: Box::new(shows) }]
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let space = half_words::describe_space(table.board(), Shape::Square, self.at);
        say!(abbey_placing::Heading { space })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = AbbeyPlacingReply::read(&finding.reply)?;
        Some(match reply.reasons.as_slice() {
            [] => Answer::new(say!(abbey_placing::Today), say!(abbey_placing::Row)),
            [first, others @ ..] => Answer::new(
                say!(abbey_placing::TodayNot { because: half_words::summarize_reasons(first, others) }),
                say!(abbey_placing::RowNot { reason: half_words::reason_name(first) }),
            ),
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let board = table.board();
        let describe_taken = |tile| match board.placed(tile).shape {
            Shape::Half(_) => say!(abbey_placing::HalfTaken { tile }),
            Shape::Square | Shape::Double(_) => say!(abbey_placing::Taken { tile }),
        };
        let mut reasons: Vec<Sentence> = board.at(self.at).map(describe_taken).collect();
        let Sides { tiles, empty, halves, mut steps } = self.sides(table);
        if !empty.is_empty() {
            reasons.push(say!(abbey_placing::Empty { sides: Arg::list(empty) }));
        }
        if reasons.is_empty() {
            reasons.extend(challenge_limit::faults(table, self.at, MonasteryKind::Abbey));
        }
        Hearing::new(law).ask_doubles_exist(table.has_double_tile(tiles.into_iter().chain(board.at(self.at))))?;
        if reasons.is_empty() && !halves.is_empty() {
            match law.ask(PLACE_ABBEY)? {
                Allowed::Allowed => steps.push(say!(abbey_placing::Occupies)),
                Allowed::NotAllowed => {
                    steps.push(say!(abbey_placing::DoesNotOccupy));
                    reasons = halves;
                    // The order of reasons must not depend on how the board is turned.
                    sort_by_key(&mut reasons, Sentence::message);
                }
            }
        }
        steps.extend(reasons.iter().map(|why| say!(abbey_placing::TodayNot { because: why })));
        let reply = AbbeyPlacingReply { allowed: reasons.is_empty(), reasons };
        Ok(Finding { reply: reply.into_reply(), steps, ..Finding::default() })
    }
}

/// The tiles and gaps on the four sides of a space.
#[derive(Debug, Default)]
struct Sides {
    /// The tiles across the four sides of the space.
    tiles: Vec<TileIx>,
    /// The directions in which there is neither a tile nor a triangular gap.
    empty: Vec<Compass>,
    /// Clauses on the half tiles and gaps, which some rules give as reasons against the abbey.
    halves: Vec<Sentence>,
    /// Steps on the tiles and gaps, one for each side that has either.
    steps: Vec<Sentence>,
}

impl AbbeySite {
    fn sides(&self, table: &Table<'_>) -> Sides {
        let board = table.board();
        let mut sides = Sides::default();
        for direction in Direction::ALL {
            let to = Compass::from(direction);
            match board.ahead(Shape::Square, self.at, Side::from_direction(direction)) {
                Beyond::Tile(tile, _) => {
                    let shape = board.placed(tile).shape;
                    sides.tiles.push(tile);
                    sides.steps.push(say!(abbey_placing::Lies { to, tile, shape: half_words::shape_variant(shape) }));
                    if matches!(shape, Shape::Half(_)) {
                        sides.halves.push(say!(abbey_placing::Half { to, tile }));
                    }
                }
                Beyond::Gap(half) => {
                    sides.steps.push(say!(abbey_placing::LiesGap { to, tile: half }));
                    sides.halves.push(say!(abbey_placing::Gap { to, tile: half }));
                }
                Beyond::Nothing => sides.empty.push(to),
            }
        }
        sides
    }
}

#[cfg(test)]
mod tests {
    use carcassonne_board::tiles::MonasteryKind;

    use crate::mechanics::Pointer;
    use crate::mechanics::testing::with_pointers;

    #[test]
    fn the_abbey_is_pointed_out_where_it_would_lie() {
        let text = "board: |\n  .  a  .\n  b  .  #\n  .  #  .\ntiles:\n  a b: {}\nask:\n  - place: { abbey: [1, 1] }\n";
        let abbey = with_pointers(text, |_, points| match points {
            [Pointer::Tile { at, print: shows, .. }] => Some((at.column, at.row, shows.monastery)),
            _ => None,
        });
        assert_eq!(abbey, Some((1, 1, Some(MonasteryKind::Abbey))));
    }
}
