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
use crate::scenario::{Figure, Reader, Scenario, TileIx};
use crate::text::{Fields, Problems, as_list};
use crate::wording::{Arg, Sentence, around, ringmaster, say};

const SHOW: Thing = Thing { key: "show-tile", message: ringmaster::ThingShowTile::MESSAGE };

pub(in crate::mechanics) static RINGMASTER: Mechanic = Mechanic {
    card: cards::RINGMASTER,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declared: &ask::DECLARATION,
            replies: &[
                Key::new("tiles", Kind::Tiles, around::SaidTiles::MESSAGE),
                Key::new("meeples", Kind::Meeples, ringmaster::SaidMeeples::MESSAGE),
            ],
        },
        read,
    }])],
};

/// A tile with a ringmaster, and the tiles with a circus or acrobat space.
#[derive(Debug)]
struct Ring {
    of: TileIx,
    shows: Vec<TileIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let of = reader.need(&ask::OF);
    let named = reader.need(&ask::SHOWS);
    let of = of.and_then(|node| {
        let tile = reader.tile(node)?;
        let mut meeples = reader.scenario.meeples.iter();
        if !meeples.any(|m| m.figure == Figure::Ringmaster && m.place.tile == tile) {
            reader.problem(problems::no_ringmaster(node.span));
            return None;
        }
        Some(tile)
    });
    let mut shows: Vec<TileIx> = Vec::new();
    for node in named.map(as_list).unwrap_or_default() {
        let Some(tile) = reader.tile(node) else { continue };
        if reader.scenario.board.placed(tile).shape != Shape::Square {
            reader.problem(problems::circus_on_no_square(reader.shape_word(tile), node.span));
        }
        shows.push(tile);
    }
    shows.sort_unstable();
    shows.dedup();
    Some(Box::new(Ring { of: of?, shows }))
}

/// Returns the surroundings of a ringmaster on a tile, and the points for those of `shows` among them.
fn near(
    table: &Table<'_>,
    of: TileIx,
    shows: &[TileIx],
    hearing: &mut Hearing<'_>,
) -> Result<(Rc<Surroundings>, Item), NotApplicable> {
    let round = survey::seen(table, of, true, hearing)?;
    let near: Vec<TileIx> = shows.iter().copied().filter(|t| round.on.contains(t)).collect();
    let count = u32::try_from(near.len()).unwrap_or(u32::MAX);
    hearing.push(if near.is_empty() {
        say!(ringmaster::NoneNear)
    } else {
        say!(ringmaster::Near { count: count, tiles: Arg::list(near) })
    });
    Ok((round, Item { thing: SHOW, count, each: 2 }))
}

/// Returns the points that a ringmaster on a tile adds when its feature is scored; `shows` are the tiles with a circus
/// or acrobat space.
///
/// # Errors
///
/// [`NotApplicable`], if a double-size tile is there and the rules are older than these.
pub(in crate::mechanics) fn bonus(
    table: &Table<'_>,
    of: TileIx,
    shows: &[TileIx],
    hearing: &mut Hearing<'_>,
) -> Result<Item, NotApplicable> {
    near(table, of, shows, hearing).map(|(_, item)| item)
}

/// Returns the tiles with a circus or acrobat space that the questions of a file name; `None` if
/// none names any.
pub(in crate::mechanics) fn shows_told(scenario: &Scenario) -> Option<Vec<TileIx>> {
    let mut told: Option<Vec<TileIx>> = None;
    for ask in scenario.asks.iter().filter(|ask| ask.word == "surroundings") {
        let Some(fields) = Fields::peek(&ask.body) else { continue };
        let Some(shows) = fields.get("shows") else { continue };
        // Problems are dropped: they are reported when the question itself is read.
        let mut problems = Problems::new();
        let mut reader = Reader::new(scenario, &ask.word, &ask.body, &mut problems);
        let tiles = as_list(shows).iter().filter_map(|node| reader.tile(node));
        told.get_or_insert_default().extend(tiles);
    }
    if let Some(tiles) = &mut told {
        tiles.sort_unstable();
        tiles.dedup();
    }
    told
}

impl Query for Ring {
    fn points(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::looking(table.board(), Pointer::At { tile: self.of })
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let shows = Arg::list(self.shows.iter().copied());
        say!(ringmaster::Heading { tile: self.of, shows: shows })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let shares = survey::shares(&finding.score);
        let round = finding.reply.tiles();
        let count = self.shows.iter().filter(|tile| round.contains(tile)).count();
        Some(Answer::new(
            say!(ringmaster::Today { shares: shares.clone(), count: count }),
            say!(ringmaster::Row { shares: shares }),
        ))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let mut hearing = Hearing::of(law);
        let (round, item) = near(table, self.of, &self.shows, &mut hearing)?;
        let there = meeples::which(table.scenario, |m| m.figure == Figure::Ringmaster && m.place.tile == self.of);
        let mut shares = Shares::new();
        for player in meeples::owners(table, &there) {
            shares.entry(player).or_default().push(item);
        }
        let reply = survey::reply(&round).with("meeples", ReplyPart::Meeples(there));
        let score = Score::each(shares);
        Ok(Finding { score, ..survey::finding_of(reply, hearing.steps) })
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{all_in_words, answered, refused};
    use crate::text::Code;

    fn near(of: &str, shows: &str) -> String {
        format!(
            "board: |\n  c  .    d\n  k  <    a\n  .  p\\q  .  e\ntiles:\n  a: {{ city: E }}\n  p: {{ city: S }}\n  c d e q k: {{}}\nmeeples:\n  red: [ringmaster a.city, ringmaster p.city]\n  blue: [ringmaster k.field, a.city]\nask:\n  - surroundings: {{ of: {of}, for: ringmaster, shows: {shows} }}\n"
        )
    }

    #[test]
    fn two_points_for_each_tile_that_is_near() {
        let found = answered(&near("a", "[c, d, e]"), "2021").0;
        assert_eq!(
            found,
            ["tiles d, k, a, p, q, e; meeples red ringmaster a.city; red 4"
                .replace("red ringmaster a.city", "red a.city")]
        );
    }

    #[test]
    fn its_own_tile_counts_and_nobody_else_scores() {
        let found = answered(&near("a", "[a]"), "2021").0;
        assert!(found.iter().all(|f| f.ends_with("; red 2")), "{found:?}");
        let found = answered(&near("a", "c"), "2021").0;
        assert!(found.iter().all(|f| f.ends_with("meeples red a.city")), "{found:?}");
    }

    #[test]
    fn on_a_half_and_on_a_double_it_looks_round_too() {
        let (found, asked) = answered(&near("p", "[a, c]"), "2021");
        assert!(found.iter().all(|f| f.ends_with("; red 2")), "{found:?}");
        assert_eq!(asked, ["count.surroundings", "tile.double"]);
        let found = answered(&near("k", "[a, c, d]"), "2015").0;
        assert!(found.iter().all(|f| f.ends_with("; blue 6")), "{found:?}");
        assert_eq!(answered(&near("k", "[a]"), "2014").0, ["n/a"]);
    }

    #[test]
    fn mistakes_are_underlined() {
        assert_eq!(refused(&near("c", "d")), [(Code::ValueWrong, "c".to_owned())]);
        assert_eq!(refused(&near("a", "q")), [(Code::ValueWrong, "q".to_owned())]);
        assert_eq!(refused(&near("a", "z")), [(Code::PlaceUnknown, "z".to_owned())]);
        let none = near("a", "z").replace(", shows: z", "");
        assert_eq!(refused(&none).first().map(|p| p.0), Some(Code::KeyMissing));
    }

    #[test]
    fn what_any_question_tells_of_circus_and_acrobat_spaces_is_known() {
        let told = |text: &str| {
            let scenario = crate::scenario::try_out::read(text).ok()?;
            let tiles = super::shows_told(&scenario)?;
            Some(tiles.iter().map(|tile| scenario.board.name(*tile)).collect::<Vec<_>>().join(" "))
        };
        assert_eq!(told(&near("a", "[e, c, c]")), Some("c e".to_owned()));
        assert_eq!(told(near("a", "c").split("ask:").next().unwrap_or("")), None);
    }

    #[test]
    fn what_is_said_names_what_is_near() {
        let said = |text: &str| all_in_words(text, "2021");
        assert_eq!(
            said(&near("a", "[c, d]")),
            [
                "The ringmaster on a, with circuses and acrobats on c and d",
                "Extra points when its feature is scored: Red 2, for 1 circus or acrobat tile around it.",
                "+ extra points: Red 2"
            ]
        );
        assert_eq!(
            said(&near("a", "c")),
            [
                "The ringmaster on a, with circuses and acrobats on c",
                "No extra points: there is no circus or acrobat tile around the ringmaster.",
                "+ no extra points"
            ]
        );
    }
}
