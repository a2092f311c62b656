//! The ringmaster: the points for circuses and acrobats around it.

use super::problems;
use std::rc::Rc;

use crate::geometry::Shape;
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::{Finding, Score, Shares};
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, ReplyPart};
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::surroundings::Surroundings;
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::base::{meeples, survey};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId};
use crate::scenario::asks::ringmaster as ask;
use crate::scenario::bodies::{RingmasterBody, values};
use crate::scenario::{Figure, Reader, Scenario, TileIx};
use crate::text::{MapEntries, Problems, as_list};
use crate::wording::{Arg, Sentence, around, ringmaster, say};

const SHOW: Thing = Thing { key: "show-tile", message: ringmaster::ThingShowTile::MESSAGE };

pub(in crate::mechanics) static RINGMASTER: Mechanic = Mechanic {
    card: cards::RINGMASTER,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declaration: &ask::DECLARATION,
            reply_keys: &[
                Key::new("tiles", Kind::Tiles, around::SaidTiles::MESSAGE),
                Key::new("meeples", Kind::Meeples, ringmaster::SaidMeeples::MESSAGE),
            ],
        },
        read,
    }])],
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
            reader.problem(problems::no_ringmaster(tile.span));
        }
        has_ringmaster
    });
    let shows = body.shows?;
    for show in &shows.value {
        if reader.scenario.board.placed(show.value).shape != Shape::Square {
            reader.problem(problems::circus_on_no_square(reader.shape_word(show.value), show.span));
        }
    }
    let mut show_tiles = values(Some(shows));
    show_tiles.sort_unstable();
    show_tiles.dedup();
    Some(Box::new(Ringmaster { tile: tile?.value, show_tiles }))
}

/// Returns the surroundings of a ringmaster on a tile, and the points for those of `show_tiles` among them.
fn count_shows(
    table: &Table<'_>,
    tile: TileIx,
    show_tiles: &[TileIx],
    hearing: &mut Hearing<'_>,
) -> Result<(Rc<Surroundings>, Item), NotApplicable> {
    let surroundings = survey::survey_tile(table, tile, true, hearing)?;
    let near_tiles: Vec<TileIx> =
        show_tiles.iter().copied().filter(|t| surroundings.tile_indices.contains(t)).collect();
    let count = u32::try_from(near_tiles.len()).unwrap_or(u32::MAX);
    hearing.push(if near_tiles.is_empty() {
        say!(ringmaster::NoneNear)
    } else {
        say!(ringmaster::Near { count: count, tiles: Arg::list(near_tiles) })
    });
    Ok((surroundings, Item { thing: SHOW, count, points_each: 2 }))
}

/// Returns the points that a ringmaster on a tile adds when its feature is scored; `show_tiles` are the tiles with a
/// circus or acrobat space.
///
/// # Errors
///
/// [`NotApplicable`], if a double-size tile is at or next to the ringmaster and the rules are older than such tiles.
pub(in crate::mechanics) fn bonus(
    table: &Table<'_>,
    tile: TileIx,
    show_tiles: &[TileIx],
    hearing: &mut Hearing<'_>,
) -> Result<Item, NotApplicable> {
    count_shows(table, tile, show_tiles, hearing).map(|(_, item)| item)
}

/// Returns the tiles with a circus or acrobat space that a file's questions name; `None` if none names any.
pub(in crate::mechanics) fn named_show_tiles(scenario: &Scenario) -> Option<Vec<TileIx>> {
    let mut show_tiles: Option<Vec<TileIx>> = None;
    for ask in scenario.asks.iter().filter(|ask| ask.word == "surroundings") {
        let Some(fields) = MapEntries::from_unchecked(&ask.body) else { continue };
        let Some(shows_node) = fields.get("shows") else { continue };
        // Problems are dropped: they are reported when the question itself is read.
        let mut problems = Problems::new();
        let mut reader = Reader::new(scenario, &ask.word, &ask.body, &mut problems);
        let tiles = as_list(shows_node).iter().filter_map(|node| reader.tile(node));
        show_tiles.get_or_insert_default().extend(tiles);
    }
    if let Some(tiles) = &mut show_tiles {
        tiles.sort_unstable();
        tiles.dedup();
    }
    show_tiles
}

impl Query for Ringmaster {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::with_surroundings(table.board(), Pointer::SubjectTile { tile: self.tile })
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let shows = Arg::list(self.show_tiles.iter().copied());
        say!(ringmaster::Heading { tile: self.tile, shows: shows })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let shares = survey::score_arg(&finding.score);
        let tiles = finding.reply.tiles();
        let count = self.show_tiles.iter().filter(|tile| tiles.contains(tile)).count();
        Some(Answer::new(
            say!(ringmaster::Today { shares: shares.clone(), count: count }),
            say!(ringmaster::Row { shares: shares }),
        ))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let mut hearing = Hearing::new(law);
        let (surroundings, item) = count_shows(table, self.tile, &self.show_tiles, &mut hearing)?;
        let ringmasters =
            meeples::select(table.scenario, |m| m.figure == Figure::Ringmaster && m.place.tile == self.tile);
        let mut shares = Shares::new();
        for player in meeples::owners(table, &ringmasters) {
            shares.entry(player).or_default().push(item);
        }
        let reply = survey::reply_with_tiles(&surroundings).with("meeples", ReplyPart::Meeples(ringmasters));
        let score = Score::per_player(shares);
        Ok(Finding { score, ..survey::finding_without_points(reply, hearing.steps) })
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{all_answer_words, answer_question, question_problems};
    use crate::text::Code;

    fn scenario_near(of: &str, shows: &str) -> String {
        format!(
            "board: |\n  c  .    d\n  k  <    a\n  .  p\\q  .  e\ntiles:\n  a: {{ city: E }}\n  p: {{ city: S }}\n  c d e q k: {{}}\nmeeples:\n  red: [ringmaster a.city, ringmaster p.city]\n  blue: [ringmaster k.field, a.city]\nask:\n  - surroundings: {{ of: {of}, for: ringmaster, shows: {shows} }}\n"
        )
    }

    #[test]
    fn two_points_for_each_tile_that_is_near() {
        let found = answer_question(&scenario_near("a", "[c, d, e]"), "2021").0;
        assert_eq!(
            found,
            ["tiles d, k, a, p, q, e; meeples red ringmaster a.city; red 4"
                .replace("red ringmaster a.city", "red a.city")]
        );
    }

    #[test]
    fn its_own_tile_counts_and_nobody_else_scores() {
        let found = answer_question(&scenario_near("a", "[a]"), "2021").0;
        assert!(found.iter().all(|f| f.ends_with("; red 2")), "{found:?}");
        let found = answer_question(&scenario_near("a", "c"), "2021").0;
        assert!(found.iter().all(|f| f.ends_with("meeples red a.city")), "{found:?}");
    }

    #[test]
    fn on_a_half_and_on_a_double_it_looks_round_too() {
        let (found, asked) = answer_question(&scenario_near("p", "[a, c]"), "2021");
        assert!(found.iter().all(|f| f.ends_with("; red 2")), "{found:?}");
        assert_eq!(asked, ["count.surroundings", "tile.double"]);
        let found = answer_question(&scenario_near("k", "[a, c, d]"), "2015").0;
        assert!(found.iter().all(|f| f.ends_with("; blue 6")), "{found:?}");
        assert_eq!(answer_question(&scenario_near("k", "[a]"), "2014").0, ["n/a"]);
    }

    #[test]
    fn mistakes_are_underlined() {
        assert_eq!(question_problems(&scenario_near("c", "d")), [(Code::ValueWrong, "c".to_owned())]);
        assert_eq!(question_problems(&scenario_near("a", "q")), [(Code::ValueWrong, "q".to_owned())]);
        assert_eq!(question_problems(&scenario_near("a", "z")), [(Code::PlaceUnknown, "z".to_owned())]);
        let none = scenario_near("a", "z").replace(", shows: z", "");
        assert_eq!(question_problems(&none).first().map(|p| p.0), Some(Code::KeyMissing));
    }

    #[test]
    fn what_any_question_tells_of_circus_and_acrobat_spaces_is_known() {
        let names = |text: &str| {
            let scenario = crate::scenario::test_scenarios::read(text).ok()?;
            let tiles = super::named_show_tiles(&scenario)?;
            Some(tiles.iter().map(|tile| scenario.board.name(*tile)).collect::<Vec<_>>().join(" "))
        };
        assert_eq!(names(&scenario_near("a", "[e, c, c]")), Some("c e".to_owned()));
        assert_eq!(names(scenario_near("a", "c").split("ask:").next().unwrap_or("")), None);
    }

    #[test]
    fn what_is_said_names_what_is_near() {
        let words = |text: &str| all_answer_words(text, "2021");
        assert_eq!(
            words(&scenario_near("a", "[c, d]")),
            [
                "The ringmaster on a, with circuses and acrobats on c and d",
                "Extra points when its feature is scored: Red 2, for 1 circus or acrobat tile around it.",
                "+ extra points: Red 2"
            ]
        );
        assert_eq!(
            words(&scenario_near("a", "c")),
            [
                "The ringmaster on a, with circuses and acrobats on c",
                "No extra points: there is no circus or acrobat tile around the ringmaster.",
                "+ no extra points"
            ]
        );
    }
}
