//! The ringmaster: the points for circuses and acrobats around it.

use std::rc::Rc;

use carcassonne_base::gathering::group_by_key;
use carcassonne_base::sorting::{sort_unique, sorted_unique};
use carcassonne_board::geometry::Shape;
use carcassonne_law::{Inquiry, LawResult, QuestionId};
use carcassonne_position::bodies::{RingmasterBody, values};
use carcassonne_position::wording::{Arg, Sentence, ringmaster, say};
use carcassonne_position::{Figure, Reader, Scenario, TileIx, asks};
use carcassonne_text::{MapEntries, Problems, as_list, problem};

use super::problems;
use crate::mechanics::{
    Answer, Askable, Finding, Hearing, Item, Mechanic, Pointer, Query, RINGMASTER_FORM, RingmasterReply, Role, Score,
    Surroundings, Table, Thing, TypedReply, cards, meeples, survey, to_u32,
};

const SHOW: Thing = Thing { key: "show-tile", message: ringmaster::ThingShowTile::MESSAGE };

pub(crate) static RINGMASTER: Mechanic = Mechanic {
    card: cards::RINGMASTER,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings],
    roles: &[Role::Answers(&[Askable { form: &RINGMASTER_FORM, read }])],
};

/// A question about a tile with a ringmaster, with the tiles that have a circus or acrobat space.
#[derive(Debug)]
struct Ringmaster {
    tile: TileIx,
    show_tiles: Vec<TileIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = RingmasterBody::read(reader);
    let tile = body.of.filter(|tile| {
        let mut meeples = reader.scenario.meeples.iter();
        let has_ringmaster = meeples.any(|m| m.figure == Figure::Ringmaster && m.place.tile == tile.value);
        if !has_ringmaster {
            reader.problem(problem!(tile.span, problems::MissingRingmaster));
        }
        has_ringmaster
    });
    let shows = body.shows?;
    for show in &shows.value {
        if reader.scenario.board.placed(show.value).shape != Shape::Square {
            let shape = reader.shape_word(show.value);
            reader.problem(problem!(show.span, problems::ShowNotOnSquare { shape }));
        }
    }
    let show_tiles = sorted_unique(values(Some(shows)));
    Some(Box::new(Ringmaster { tile: tile?.value, show_tiles }))
}

/// Returns the surroundings of a ringmaster on a tile, and the points for those of `show_tiles` among them.
fn count_shows(
    table: &Table<'_>,
    tile: TileIx,
    show_tiles: &[TileIx],
    hearing: &mut Hearing<'_>,
) -> LawResult<(Rc<Surroundings>, Item)> {
    let surroundings = survey::survey_tile(table, tile, true, hearing)?;
    let near_tiles: Vec<TileIx> =
        show_tiles.iter().copied().filter(|t| surroundings.tile_indices.contains(t)).collect();
    let count = to_u32(near_tiles.len());
    hearing.push(if near_tiles.is_empty() {
        say!(ringmaster::NoneNear)
    } else {
        say!(ringmaster::Near { count, tiles: Arg::list(near_tiles) })
    });
    Ok((surroundings, Item { thing: SHOW, count, points_each: 2 }))
}

/// Returns the points that a ringmaster on a tile adds when its feature is scored; `show_tiles` are the tiles with a
/// circus or acrobat space. Fails if a double-size tile is at or next to the ringmaster and the rules are older than
/// such tiles.
pub(crate) fn bonus(
    table: &Table<'_>,
    tile: TileIx,
    show_tiles: &[TileIx],
    hearing: &mut Hearing<'_>,
) -> LawResult<Item> {
    count_shows(table, tile, show_tiles, hearing).map(|(_, item)| item)
}

/// Returns the tiles with a circus or acrobat space that a file's questions name; `None` if none names any.
pub(crate) fn named_show_tiles(scenario: &Scenario) -> Option<Vec<TileIx>> {
    let mut show_tiles: Option<Vec<TileIx>> = None;
    for ask in scenario.asks.iter().filter(|ask| ask.word == asks::ringmaster::DECLARATION.ask) {
        let Some(fields) = MapEntries::from_unchecked(&ask.body) else { continue };
        let Some(shows_node) = fields.get(asks::ringmaster::SHOWS.key) else { continue };
        // Problems are dropped: they are reported when the question itself is read.
        let mut problems = Problems::new();
        let mut reader = Reader::new(scenario, &ask.word, &ask.body, &mut problems);
        let tiles = as_list(shows_node).iter().filter_map(|node| reader.tile(node));
        show_tiles.get_or_insert_default().extend(tiles);
    }
    if let Some(tiles) = &mut show_tiles {
        sort_unique(tiles);
    }
    show_tiles
}

impl Query for Ringmaster {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::with_surroundings(table.board(), Pointer::SubjectTile { tile: self.tile })
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let shows = Arg::list(&self.show_tiles);
        say!(ringmaster::Heading { tile: self.tile, shows })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let shares = survey::score_arg(&finding.score);
        let RingmasterReply { tiles, .. } = RingmasterReply::read(&finding.reply)?;
        let count = self.show_tiles.iter().filter(|tile| tiles.contains(tile)).count();
        Some(Answer::new(say!(ringmaster::Today { shares: shares.clone(), count }), say!(ringmaster::Row { shares })))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let mut hearing = Hearing::new(law);
        let (surroundings, item) = count_shows(table, self.tile, &self.show_tiles, &mut hearing)?;
        let ringmasters =
            meeples::select(table.scenario, |m| m.figure == Figure::Ringmaster && m.place.tile == self.tile);
        let shares = group_by_key(meeples::owners(table, &ringmasters).into_iter().map(|player| (player, item)));
        let reply = RingmasterReply { tiles: surroundings.tile_indices.clone(), meeples: ringmasters };
        let score = Score::per_player(shares);
        Ok(Finding { score, ..survey::finding_without_points(reply, hearing.steps) })
    }
}

#[cfg(test)]
mod tests {
    use carcassonne_position::test_scenarios::read;

    #[test]
    fn what_any_question_tells_of_circus_and_acrobat_spaces_is_known() {
        let names = |ask: &str| {
            let board = "board: |\n  a  c  e\ntiles:\n  a c e: {}\nmeeples: { red: ringmaster a.field }\n";
            let scenario = read(&format!("{board}{ask}")).ok()?;
            let tiles = super::named_show_tiles(&scenario)?;
            Some(tiles.iter().map(|tile| scenario.board.name(*tile)).collect::<Vec<_>>().join(" "))
        };
        let shows = "ask:\n  - surroundings: { of: a, for: ringmaster, shows: [e, c, c] }\n";
        assert_eq!(names(shows), Some("c e".to_owned()));
        assert_eq!(names(""), None);
    }
}
