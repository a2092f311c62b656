//! The hut of Baba Yaga, and its points.

use carcassonne_board::tiles::Emblem;
use carcassonne_law::{Inquiry, LawResult, QuestionId};
use carcassonne_position::bodies::BabaYagaBody;
use carcassonne_position::wording::{Sentence, baba_yaga, say};
use carcassonne_position::{At, PlayerIx, Reader, TileIx};

use crate::mechanics::{
    Answer, Askable, BABA_YAGA_FORM, BabaYagaReply, Finding, Hearing, Item, Landmark, Mechanic, Pointer, Query, Role,
    Score, Table, Thing, cards, survey, worth,
};

const EMPTY: Thing = Thing { key: "empty-space", message: baba_yaga::ThingEmptySpace::MESSAGE };
const HUT: Thing = Thing { key: "hut", message: baba_yaga::ThingHut::MESSAGE };

pub(super) static BABA_YAGA: Mechanic = Mechanic {
    card: cards::BABA_YAGA,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings, QuestionId::GapMonastery],
    roles: &[Role::Answers(&[Askable { form: &BABA_YAGA_FORM, read }])],
};

/// The mark of the hut on the board.
static LANDMARK: Landmark = Landmark {
    rank: 10,
    emblem: Emblem {
        letters: "{H}",
        svg: r##"<path d="M8.5 15L7.5 21L4.5 22.5M7.5 21L10 22.5M15.5 15L16.5 21L14 22.5M16.5 21L19.5 22.5" fill="none" stroke="#b0781c" stroke-width="1.6" stroke-linecap="round"/><path d="M5 8.5H19V16H5Z" fill="#c99b62" stroke="#4b2f14" stroke-width="1.4"/><path d="M2.5 9L12 1.5L21.5 9Z" fill="#5d6f3a" stroke="#4b2f14" stroke-width="1.4" stroke-linejoin="round"/><path d="M10.5 13.5V10.5H13.5V13.5Z" fill="#4b2f14"/>"##,
    },
    word: baba_yaga::Landmark::MESSAGE,
    spreads: false,
};

/// The hut and the player whose meeple is on it, if the question names one.
#[derive(Debug)]
struct Hut {
    tile: TileIx,
    player: Option<PlayerIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = BabaYagaBody::read(reader);
    let tile = survey::check_square(reader, body.of, "baba-yaga");
    Some(Box::new(Hut { tile: tile?, player: body.player.map(At::into_value) }))
}

impl Query for Hut {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::with_surroundings(table.board(), LANDMARK.pointer_on(self.tile))
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        match self.player {
            Some(player) => say!(baba_yaga::HeadingOf { tile: self.tile, player }),
            None => say!(baba_yaga::Heading { tile: self.tile }),
        }
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let items = finding.score.items();
        let points = finding.score.worth();
        let empty_count = items.iter().find(|item| item.thing == EMPTY).map(|item| item.count);
        Some(match (self.player, empty_count) {
            (None, _) => Answer::new(say!(baba_yaga::TodayNobody { points }), say!(baba_yaga::RowNobody { points })),
            (Some(player), None) => Answer::new(
                say!(baba_yaga::TodaySurrounded { player, points }),
                say!(baba_yaga::RowSurrounded { player, points }),
            ),
            (Some(player), Some(empty)) => Answer::new(
                say!(baba_yaga::TodayEnd { player, points, empty }),
                say!(baba_yaga::RowEnd { player, points }),
            ),
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let board = table.board();
        let surroundings = table.surroundings(self.tile, false);
        let mut hearing = Hearing::new(law);
        hearing.ask_doubles_exist(surroundings.doubles > 0)?;
        survey::ask_half_occupies(&surroundings, &mut hearing)?;
        survey::record_survey(board, &surroundings, &mut hearing)?;
        hearing.push(survey::occupied_step(&surroundings));
        let empty_spaces = survey::empty_spaces(board, &surroundings);
        let count = surroundings.space_count.saturating_sub(surroundings.occupied);
        let items: Vec<Item> = [(EMPTY, count), (HUT, 1)]
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(thing, count)| Item { thing, count, points_each: 1 })
            .collect();
        match self.player {
            Some(player) => hearing.push(say!(steps::Alone { player })),
            None => hearing.push(say!(steps::Nobody { points: worth(&items) })),
        }
        let complete = Some(surroundings.is_fully_occupied());
        let reply = BabaYagaReply { tiles: surroundings.tile_indices.clone(), spaces: empty_spaces };
        let owners = self.player.into_iter().collect();
        let score = Score::Joint { items, owners, allows_additions: false };
        Ok(Finding { complete, score, ..survey::finding_without_points(reply, hearing.steps) })
    }
}
