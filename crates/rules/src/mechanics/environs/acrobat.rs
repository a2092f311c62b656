//! The acrobats: whether one may join a pyramid, and the points of the pyramid.

use carcassonne_base::gathering::{collect_map, count_each};
use carcassonne_board::tiles::{Emblem, disc};
use carcassonne_law::{Inquiry, LawResult, QuestionId};
use carcassonne_position::bodies::{AcrobatBody, values};
use carcassonne_position::wording::{Arg, Sentence, acrobat, say};
use carcassonne_position::{At, PlayerIx, Reader, TileIx};
use carcassonne_text::problem;

use super::problems;
use crate::mechanics::{
    ACROBAT_FORM, AcrobatReply, Answer, Askable, Finding, Hearing, Item, Landmark, Mechanic, Pointer, Query, Role,
    Score, Table, Thing, TypedReply, cards, survey, to_u32,
};

/// The number of acrobats in a full pyramid.
pub(super) const PYRAMID_CAPACITY: usize = 3;

const ACROBAT_THING: Thing = Thing { key: "acrobat", message: acrobat::ThingAcrobat::MESSAGE };

pub(super) static ACROBAT: Mechanic = Mechanic {
    card: cards::ACROBAT,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings],
    roles: &[Role::Answers(&[Askable { form: &ACROBAT_FORM, read }])],
};

/// The mark of a pyramid's space on the board.
static LANDMARK: Landmark = Landmark {
    rank: 6,
    emblem: Emblem {
        letters: "{A}",
        svg: disc!(
            "#fbeedd",
            "#a4511e",
            r##"<g fill="#d9742b" stroke="#7f3a10" stroke-width=".8"><circle cx="12" cy="7" r="2.2"/><path d="M9.3 14L12 9L14.7 14Z"/><circle cx="7.5" cy="13" r="2"/><path d="M4.8 19.5L7.5 15L10.2 19.5Z"/><circle cx="16.5" cy="13" r="2"/><path d="M13.8 19.5L16.5 15L19.2 19.5Z"/></g>"##
        ),
    },
    word: acrobat::Landmark::MESSAGE,
    spreads: false,
};

/// A pyramid and the tile just placed, if the question names one.
#[derive(Debug)]
struct Pyramid {
    tile: TileIx,
    acrobats: Vec<PlayerIx>,
    placed_tile: Option<TileIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = AcrobatBody::read(reader);
    let tile = survey::check_square(reader, body.of, "acrobat-space");
    let acrobats = body.acrobats?;
    if acrobats.value.len() > PYRAMID_CAPACITY {
        reader.problem(problem!(acrobats.span, problems::AcrobatsWithoutRoom));
    }
    Some(Box::new(Pyramid {
        tile: tile?,
        acrobats: values(Some(acrobats)),
        placed_tile: body.laid.map(At::into_value),
    }))
}

impl Pyramid {
    fn is_full(&self) -> bool {
        self.acrobats.len() >= PYRAMID_CAPACITY
    }
}

impl Query for Pyramid {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::with_surroundings(table.board(), LANDMARK.pointer_on(self.tile))
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let players = Arg::list(&self.acrobats);
        match self.placed_tile {
            Some(placed_tile) => say!(acrobat::HeadingJoining { tile: self.tile, players, laid: placed_tile }),
            None => say!(acrobat::Heading { tile: self.tile, players }),
        }
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let shares = || survey::score_arg(&finding.score);
        let worth = match (self.acrobats.is_empty(), self.is_full()) {
            (true, _) => None,
            (false, true) => Some(say!(acrobat::WorthFull { shares: shares() })),
            (false, false) => Some(say!(acrobat::WorthNotFull { shares: shares() })),
        };
        let reply = AcrobatReply::read(&finding.reply)?;
        let mut answer = match (self.placed_tile, reply.reasons) {
            (None, _) if self.is_full() => {
                return Some(Answer::new(
                    say!(acrobat::TodayFull { shares: shares() }),
                    say!(acrobat::RowFull { shares: shares() }),
                ));
            }
            (None, _) => {
                return Some(Answer::new(
                    say!(acrobat::TodayNotFull { shares: shares() }),
                    say!(acrobat::RowNotFull { shares: shares() }),
                ));
            }
            (Some(_), None) => Answer::new(say!(acrobat::TodayMayJoin), say!(acrobat::RowMayJoin)),
            (Some(_), Some(reasons)) => {
                let is_near = reply.tiles.is_some_and(|tiles| tiles.contains(&self.tile));
                let reason = match (is_near, self.is_full()) {
                    (false, true) => "both",
                    (true, true) => "full",
                    (_, false) => "far",
                };
                Answer::new(
                    say!(acrobat::TodayMayNotJoin { reasons: Arg::list(reasons) }),
                    say!(acrobat::RowMayNotJoin { why: reason }),
                )
            }
        };
        answer.today.extend(worth);
        Some(answer)
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let mut hearing = Hearing::new(law);
        let reply = match self.placed_tile {
            None => AcrobatReply::default(),
            Some(placed_tile) => {
                let surroundings = survey::survey_tile(table, placed_tile, true, &mut hearing)?;
                let mut reasons = Vec::new();
                if !surroundings.tile_indices.contains(&self.tile) {
                    reasons.push(say!(acrobat::Far { tile: self.tile, laid: placed_tile }));
                }
                if self.is_full() {
                    reasons.push(say!(acrobat::IsFull));
                }
                AcrobatReply {
                    allowed: Some(reasons.is_empty()),
                    reasons: Some(reasons).filter(|reasons| !reasons.is_empty()),
                    tiles: Some(surroundings.tile_indices.clone()),
                }
            }
        };
        let is_full = self.is_full();
        hearing.push(if is_full { say!(acrobat::Full) } else { say!(acrobat::NotFull) });
        let item = |count| Item { thing: ACROBAT_THING, count: to_u32(count), points_each: 5 };
        let counts = count_each(self.acrobats.iter().copied()).into_iter();
        let score = Score::per_player(collect_map(counts.map(|(player, count)| (player, vec![item(count)]))));
        Ok(Finding { complete: Some(is_full), score, ..survey::finding_without_points(reply, hearing.steps) })
    }
}
