//! The circus: the points that its animal token gives for the meeples and acrobats around the circus.

use std::collections::BTreeMap;

use carcassonne_base::gathering::{collect_map, group_by_key};
use carcassonne_board::geometry::Shape;
use carcassonne_board::tiles::Emblem;
use carcassonne_law::{Inquiry, LawResult, QuestionId};
use carcassonne_position::bodies::{CircusBody, CircusBodyAcrobats, values};
use carcassonne_position::wording::{Arg, Sentence, circus, say};
use carcassonne_position::{At, PlayerIx, Reader, TileIx};
use carcassonne_text::problem;
use carcassonne_words::messages::plain;

use super::acrobat::PYRAMID_CAPACITY;
use super::problems;
use crate::mechanics::{
    Answer, Askable, CIRCUS_FORM, CircusReply, Finding, Hearing, Item, Landmark, Mechanic, Pointer, Query, Role, Score,
    Table, Thing, cards, meeples, survey,
};

/// The values of the animal tokens: flea, monkey, seal, bear, tiger, elephant.
const TOKENS: [u32; 6] = [1, 3, 4, 5, 6, 7];

const ACROBAT: Thing = Thing { key: "acrobat", message: circus::ThingAcrobat::MESSAGE };

pub(super) static CIRCUS: Mechanic = Mechanic {
    card: cards::CIRCUS,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings],
    roles: &[Role::Answers(&[Askable { form: &CIRCUS_FORM, read }])],
};

/// The mark of a circus on the board.
static LANDMARK: Landmark = Landmark {
    rank: 8,
    emblem: Emblem {
        letters: "{C}",
        svg: r##"<path d="M3 12L12 3.5L21 12V21H3Z" fill="#ffffff" stroke="#8c2f2f" stroke-width="1.4" stroke-linejoin="round"/><path d="M12 3.5L8 12V21H4V12ZM12 3.5L14 12V21H10V12ZM12 3.5L20 12V21H17V12Z" fill="#c8433b"/><path d="M12 3.5V.8L15.5 2L12 3.2" fill="#e2b93b" stroke="#8c2f2f" stroke-width=".8"/>"##,
    },
    word: circus::Landmark::MESSAGE,
    spreads: false,
};

/// A question about a circus whose animal token is turned over.
#[derive(Debug)]
struct Circus {
    tile: TileIx,
    value: u32,
    /// The acrobats that the question names: the tile and the owner of each.
    acrobats: Vec<(TileIx, PlayerIx)>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = CircusBody::read(reader);
    let tile = survey::check_square(reader, body.of, "circus");
    let value = body.value.filter(|value| {
        let is_token = TOKENS.contains(&value.value);
        if !is_token {
            let (value, span, tokens) = (value.value, value.span, plain::Arg::list(TOKENS));
            reader.problem(problem!(span, problems::UnknownAnimalToken { value, tokens }));
        }
        is_token
    });
    let mut acrobats = Vec::new();
    for pyramid in body.acrobats.map(At::into_value).unwrap_or_default() {
        let (span, CircusBodyAcrobats { on, players }) = (pyramid.span, pyramid.value);
        let players = values(players);
        if players.len() > PYRAMID_CAPACITY {
            reader.problem(problem!(span, problems::PyramidTooLarge { count: players.len(), most: PYRAMID_CAPACITY }));
        }
        let Some(At { value: on, .. }) = on else { continue };
        let misplacement = if Some(on) == tile {
            Some("circus")
        } else if reader.scenario.board.placed(on).shape != Shape::Square {
            Some("not-square")
        } else if acrobats.iter().any(|(known, _)| *known == on) {
            Some("pyramid")
        } else {
            None
        };
        if let Some(place) = misplacement {
            reader.problem(problem!(span, problems::MisplacedPyramid { place }));
        }
        acrobats.extend(players.iter().map(|player| (on, *player)));
    }
    Some(Box::new(Circus { tile: tile?, value: value?.value, acrobats }))
}

impl Query for Circus {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::with_surroundings(table.board(), LANDMARK.pointer_on(self.tile))
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let pyramids = group_by_key(self.acrobats.iter().copied()).into_iter();
        let pyramids = pyramids.map(|(on, players)| say!(circus::Pyramid { players: Arg::list(players), tile: on }));
        say!(circus::Heading { tile: self.tile, value: self.value, pyramids: Arg::list(pyramids) })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let shares = survey::score_arg(&finding.score);
        Some(Answer::new(
            say!(circus::Today { shares: shares.clone(), each: self.value }),
            say!(circus::Row { shares }),
        ))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let mut hearing = Hearing::new(law);
        let surroundings = survey::survey_tile(table, self.tile, true, &mut hearing)?;
        let meeples = meeples::followers_on(table, &surroundings.tile_indices);
        let mut counts: BTreeMap<PlayerIx, (u32, u32)> = BTreeMap::new();
        for player in meeples::owners(table, &meeples) {
            counts.entry(player).or_default().0 += 1;
        }
        for (_, player) in self.acrobats.iter().filter(|(on, _)| surroundings.tile_indices.contains(on)) {
            counts.entry(*player).or_default().1 += 1;
        }
        let points_each = self.value;
        let shares = counts.into_iter().map(|(player, (meeples, acrobats))| {
            let items = [(survey::MEEPLE, meeples), (ACROBAT, acrobats)];
            let items = items.into_iter().filter(|(_, count)| *count > 0);
            (player, items.map(|(thing, count)| Item { thing, count, points_each }).collect())
        });
        hearing.push(say!(circus::Each { each: points_each }));
        let reply = CircusReply { tiles: surroundings.tile_indices.clone(), meeples };
        let score = Score::per_player(collect_map(shares));
        Ok(Finding { score, ..survey::finding_without_points(reply, hearing.steps) })
    }
}
