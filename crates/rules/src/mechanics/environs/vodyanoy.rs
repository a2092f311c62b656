//! The Vodyanoy: the meeples that it catches, and the points that they cost.

use carcassonne_base::gathering::count_each;
use carcassonne_board::tiles::{Emblem, disc};
use carcassonne_law::{Inquiry, LawResult, QuestionId};
use carcassonne_position::bodies::{VodyanoyBody, values};
use carcassonne_position::wording::{Arg, Sentence, say, vodyanoy};
use carcassonne_position::{MeepleIx, PlayerIx, Reader, TileIx};

use crate::mechanics::{
    Answer, Askable, Finding, Hearing, Landmark, Mechanic, Pointer, Query, ReplyPart, Role, Table, TypedReply,
    VODYANOY_FORM, VodyanoyReply, cards, meeples, survey, to_u32,
};

/// The points that a player loses for each follower that the Vodyanoy catches or has caught.
const LOSS: u32 = 2;

pub(super) static VODYANOY: Mechanic = Mechanic {
    card: cards::VODYANOY,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings],
    roles: &[Role::Answers(&[Askable { form: &VODYANOY_FORM, read }])],
};

/// The mark of the Vodyanoy on the board.
static LANDMARK: Landmark = Landmark {
    rank: 11,
    emblem: Emblem {
        letters: "{V}",
        svg: disc!(
            "#d9eef2",
            "#1f5b66",
            r##"<path d="M4 12C7 6.5 13.5 6.5 16 11L20 7.5V16.5L16 13C13.5 17.5 7 17.5 4 12Z" fill="#3f8f8a" stroke="#1f5b66" stroke-width="1.2" stroke-linejoin="round"/><circle cx="8" cy="11" r="1.1" fill="#ffffff"/>"##
        ),
    },
    word: vodyanoy::Landmark::MESSAGE,
    spreads: false,
};

/// The Vodyanoy's tile and the owners of the meeples already on it.
#[derive(Debug)]
struct Vodyanoy {
    tile: TileIx,
    caught_owners: Vec<PlayerIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = VodyanoyBody::read(reader);
    let tile = survey::check_square(reader, body.of, "vodyanoy");
    Some(Box::new(Vodyanoy { tile: tile?, caught_owners: values(body.caught) }))
}

impl Query for Vodyanoy {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::with_surroundings(table.board(), LANDMARK.pointer_on(self.tile))
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let counts = count_each(self.caught_owners.iter().copied());
        if counts.is_empty() {
            return say!(vodyanoy::Heading { tile: self.tile });
        }
        let groups = counts.into_iter().map(|(player, count)| say!(vodyanoy::MeeplesOf { player, count }));
        say!(vodyanoy::HeadingCaught { tile: self.tile, caught: Arg::list(groups) })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let VodyanoyReply { meeples, losses, .. } = VodyanoyReply::read(&finding.reply)?;
        let (meeples, losses) = (Arg::list(meeples), ReplyPart::Players(losses).arg());
        Some(Answer::new(
            say!(vodyanoy::Today { meeples: meeples.clone(), losses: losses.clone() }),
            say!(vodyanoy::Row { meeples, losses }),
        ))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let mut hearing = Hearing::new(law);
        let surroundings = survey::survey_tile(table, self.tile, false, &mut hearing)?;
        let mut meeples: Vec<MeepleIx> = meeples::followers_on(table, &surroundings.tile_indices);
        meeples.retain(|n| !meeples::is_lord(table, table.scenario.meeple(*n)));
        let caught = count_each(meeples::owners(table, &meeples).into_iter().chain(self.caught_owners.clone()));
        let losses = caught.into_iter().map(|(player, count)| (player, to_u32(count) * LOSS)).collect();
        hearing.push(say!(vodyanoy::Costs { points: LOSS }));
        let tiles = surroundings.tile_indices.clone();
        let reply = VodyanoyReply { tiles, meeples, losses };
        Ok(survey::finding_without_points(reply, hearing.steps))
    }
}
