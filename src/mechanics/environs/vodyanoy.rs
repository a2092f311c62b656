//! The Vodyanoy: the meeples that it catches, and the points that they cost.

use crate::tiles::{Emblem, disc};
use crate::wording::{Arg, Sentence, around, say, vodyanoy};
use std::collections::BTreeMap;

use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::pointer::{Landmark, Pointer};
use crate::mechanics::base::reply::{Kind, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::base::{meeples, survey};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId};
use crate::scenario::asks::vodyanoy as ask;
use crate::scenario::bodies::{VodyanoyBody, values};
use crate::scenario::{MeepleIx, PlayerIx, Reader, TileIx};

/// The points that a player loses for each follower that the Vodyanoy catches or has caught.
const LOSS: u32 = 2;

pub(in crate::mechanics) static VODYANOY: Mechanic = Mechanic {
    card: cards::VODYANOY,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declaration: &ask::DECLARATION,
            reply_keys: &[
                Key::new("tiles", Kind::Tiles, around::SaidTiles::MESSAGE),
                Key::new("meeples", Kind::Meeples, vodyanoy::SaidMeeples::MESSAGE),
                Key::new("losses", Kind::Players, vodyanoy::SaidLosses::MESSAGE),
            ],
        },
        read,
    }])],
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
    let tile = survey::check_square(reader, body.of, "the Vodyanoy");
    Some(Box::new(Vodyanoy { tile: tile?, caught_owners: values(body.caught) }))
}

impl Query for Vodyanoy {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::with_surroundings(table.board(), LANDMARK.pointer_on(self.tile))
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let mut counts: BTreeMap<PlayerIx, u32> = BTreeMap::new();
        for player in &self.caught_owners {
            *counts.entry(*player).or_default() += 1;
        }
        if counts.is_empty() {
            return say!(vodyanoy::Heading { tile: self.tile });
        }
        let groups =
            counts.into_iter().map(|(player, count)| say!(vodyanoy::MeeplesOf { player: player, count: count }));
        say!(vodyanoy::HeadingCaught { tile: self.tile, caught: Arg::list(groups) })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = &finding.reply;
        let (meeples, losses) = (reply.get("meeples")?.arg(), reply.get("losses")?.arg());
        Some(Answer::new(
            say!(vodyanoy::Today { meeples: meeples.clone(), losses: losses.clone() }),
            say!(vodyanoy::Row { meeples: meeples, losses: losses }),
        ))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let mut hearing = Hearing::new(law);
        let surroundings = survey::survey_tile(table, self.tile, false, &mut hearing)?;
        let mut meeples: Vec<MeepleIx> = meeples::followers_on(table, &surroundings.tile_indices);
        meeples.retain(|n| !meeples::is_lord(table, table.scenario.meeple(*n)));
        let mut losses: BTreeMap<PlayerIx, u32> = BTreeMap::new();
        for player in meeples::owners(table, &meeples).into_iter().chain(self.caught_owners.clone()) {
            *losses.entry(player).or_default() += LOSS;
        }
        hearing.push(say!(vodyanoy::Costs { points: LOSS }));
        let reply = survey::reply_with_tiles(&surroundings)
            .with("meeples", ReplyPart::Meeples(meeples))
            .with("losses", ReplyPart::Players(losses.into_iter().collect()));
        Ok(survey::finding_without_points(reply, hearing.steps))
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{answer_question, answer_words, pointer_summary, question_problems};
    use crate::text::Code;

    fn lake(more: &str) -> String {
        format!(
            "players: [red, blue]\nboard: |\n  v  a\n  .  p\\q  b\ntiles:\n  v: {{}}\n  a: {{ city: N }}\n  p: {{ road: S }}\n  q: {{ road: E }}\n  b: {{ road: W }}\nmeeples:\n  red: [a.city, q.road, builder q.road]\n  blue: [p.road, b.road]\nask:\n  - surroundings: {{ of: v, for: vodyanoy{more} }}\n"
        )
    }

    #[test]
    fn every_follower_round_it_is_caught_on_both_halves_too() {
        // q does not even touch v; b is two spaces away.
        let expected = "tiles a, p, q; meeples red a.city, red q.road, blue p.road; losses red 4, blue 2";
        for rules in ["2014", "2015", "2021", "community"] {
            assert_eq!(
                answer_question(&lake(""), rules),
                (vec![expected.to_owned()], vec!["count.surroundings"]),
                "{rules}"
            );
        }
    }

    #[test]
    fn who_stands_there_already_loses_too() {
        let (found, _) = answer_question(&lake(", caught: [blue, blue]"), "2021");
        assert!(found.iter().all(|f| f.ends_with("losses red 4, blue 6")), "{found:?}");
    }

    #[test]
    fn lords_are_safe_and_doubles_are_caught_whole() {
        let text = "board: |\n  a  v  k  <\n  b\ntiles:\n  a: { city: S }\n  b: { city: N }\n  v: {}\n  k: { road: E }\nmeeples:\n  red: a.city\n  blue: k.road\ntokens: { castle: b.city }\nask:\n  - surroundings: { of: v, for: vodyanoy }\n";
        assert_eq!(
            answer_question(text, "2021"),
            (vec!["tiles a, k, b; meeples blue k.road; losses blue 2".to_owned()], vec!["tile.double"])
        );
        assert_eq!(answer_question(text, "2014").0, ["n/a"]);
    }

    #[test]
    fn mistakes_are_underlined() {
        let green = question_problems(&lake(", caught: green"));
        assert_eq!(green, [(Code::PlayerUnknown, "green".to_owned())]);
        let half = lake("").replace("of: v", "of: q");
        assert_eq!(question_problems(&half), [(Code::ValueWrong, "q".to_owned())]);
    }

    #[test]
    fn what_is_said_names_who_is_caught_and_what_each_loses() {
        let (heading, today, rows) = answer_words(&lake(", caught: blue"), "now");
        assert_eq!(heading, "The Vodyanoy on v, with Blue's meeple already on it");
        assert_eq!(
            today,
            [
                "It catches Red's 2 meeples on a and q and Blue's meeple on p. Points lost at final scoring: Red 4 and Blue 4."
            ]
        );
        assert_eq!(rows, ["+ points lost: Red 4 and Blue 4"]);
    }

    #[test]
    fn it_stands_on_its_tile_and_looks_at_the_spaces_round_it() {
        assert_eq!(pointer_summary(&lake("")), ("v".to_owned(), 8));
    }
}
