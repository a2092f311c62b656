//! The bathhouses: the question when a meeple in one goes home.

use carcassonne_board::tiles::{Emblem, disc};
use carcassonne_law::{Inquiry, LawResult, QuestionId};
use carcassonne_position::bodies::BathhouseBody;
use carcassonne_position::wording::{Sentence, bathhouse, say};
use carcassonne_position::{At, Reader, TileIx};

use crate::mechanics::{
    Answer, Askable, BATHHOUSE_FORM, BathhouseReply, Finding, Hearing, Landmark, Mechanic, Pointer, Query, Role, Table,
    TypedReply, cards, survey,
};

pub(super) static BATHHOUSE: Mechanic = Mechanic {
    card: cards::BATHHOUSE,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings, QuestionId::GapMonastery],
    roles: &[Role::Answers(&[Askable { form: &BATHHOUSE_FORM, read }])],
};

/// The mark of a bathhouse on the board.
static LANDMARK: Landmark = Landmark {
    rank: 7,
    emblem: Emblem {
        letters: "{B}",
        svg: disc!(
            "#e8f3f7",
            "#2f6f8f",
            r##"<path d="M4.5 12.5H19.5C19.5 16.5 17 19 12 19C7 19 4.5 16.5 4.5 12.5Z" fill="#5aa7c7" stroke="#2f6f8f" stroke-width="1.2"/><path d="M8.5 10.5C7.5 9 9.5 8 8.5 6M12 10.5C11 9 13 8 12 6M15.5 10.5C14.5 9 16.5 8 15.5 6" fill="none" stroke="#2f6f8f" stroke-width="1.3" stroke-linecap="round"/>"##
        ),
    },
    word: bathhouse::Landmark::MESSAGE,
    spreads: false,
};

/// A question about a bathhouse and, if given, the value that it shows: the price of buying a meeple back.
#[derive(Debug)]
struct Bathhouse {
    tile: TileIx,
    value: Option<u32>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = BathhouseBody::read(reader);
    let tile = survey::check_square(reader, body.of, "bathhouse");
    Some(Box::new(Bathhouse { tile: tile?, value: body.value.map(At::into_value) }))
}

impl Query for Bathhouse {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::with_surroundings(table.board(), LANDMARK.pointer_on(self.tile))
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        match self.value {
            Some(value) => say!(bathhouse::HeadingShows { tile: self.tile, value }),
            None => say!(bathhouse::Heading { tile: self.tile }),
        }
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let empty_count = BathhouseReply::read(&finding.reply)?.spaces.len();
        Some(match (finding.complete, self.value) {
            (Some(true), _) => Answer::new(say!(bathhouse::TodayHome), say!(bathhouse::RowHome)),
            (_, Some(ransom)) => {
                Answer::new(say!(bathhouse::TodayRansom { empty: empty_count, ransom }), say!(bathhouse::RowStays))
            }
            (_, None) => Answer::new(say!(bathhouse::TodayStays { empty: empty_count }), say!(bathhouse::RowStays)),
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let surroundings = table.surroundings(self.tile, false);
        let mut hearing = Hearing::new(law);
        hearing.ask_doubles_exist(surroundings.doubles > 0)?;
        survey::ask_half_occupies(&surroundings, &mut hearing)?;
        survey::record_survey(table.board(), &surroundings, &mut hearing)?;
        let is_complete = surroundings.is_fully_occupied();
        hearing.push(survey::occupied_step(&surroundings));
        let empty_spaces = survey::empty_spaces(table.board(), &surroundings);
        hearing.push(if is_complete { say!(bathhouse::GoesHome) } else { say!(bathhouse::Stays) });
        let reply = BathhouseReply {
            tiles: surroundings.tile_indices.clone(),
            spaces: empty_spaces,
            ransom: self.value.filter(|_| !is_complete),
        };
        Ok(Finding { complete: Some(is_complete), ..survey::finding_without_points(reply, hearing.steps) })
    }
}
