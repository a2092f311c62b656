//! The circus: the points that its animal token gives for the meeples and acrobats around the circus.

use super::problems::{self, Misplacement};
use crate::tiles::Emblem;
use crate::wording::{Arg, Sentence, around, circus, say};
use std::collections::BTreeMap;

use crate::geometry::Shape;
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::{Finding, Score};
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::pointer::{Landmark, Pointer};
use crate::mechanics::base::reply::{Kind, ReplyPart};
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::base::{meeples, survey};
use crate::mechanics::environs::acrobat::PYRAMID_CAPACITY;
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId};
use crate::scenario::asks::circus as ask;
use crate::scenario::bodies::{CircusBody, CircusBodyAcrobats, values};
use crate::scenario::{At, PlayerIx, Reader, TileIx};

/// The values of the animal tokens: flea, monkey, seal, bear, tiger, elephant.
const TOKENS: [u32; 6] = [1, 3, 4, 5, 6, 7];

const ACROBAT: Thing = Thing { key: "acrobat", message: circus::ThingAcrobat::MESSAGE };

pub(in crate::mechanics) static CIRCUS: Mechanic = Mechanic {
    card: cards::CIRCUS,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declaration: &ask::DECLARATION,
            reply_keys: &[
                Key::new("tiles", Kind::Tiles, around::SaidTiles::MESSAGE),
                Key::new("meeples", Kind::Meeples, circus::SaidMeeples::MESSAGE),
            ],
        },
        read,
    }])],
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
    let tile = survey::check_square(reader, body.of, "a circus");
    let value = body.value.filter(|value| {
        let is_token = TOKENS.contains(&value.value);
        if !is_token {
            reader.problem(problems::no_token(value.value, &TOKENS, value.span));
        }
        is_token
    });
    let mut acrobats = Vec::new();
    for pyramid in body.acrobats.map(At::into_value).unwrap_or_default() {
        let (span, CircusBodyAcrobats { on, players }) = (pyramid.span, pyramid.value);
        let players = values(players);
        if players.len() > PYRAMID_CAPACITY {
            reader.problem(problems::too_many_acrobats(players.len(), PYRAMID_CAPACITY, span));
        }
        let Some(At { value: on, .. }) = on else { continue };
        let misplacement = if Some(on) == tile {
            Some(Misplacement::OnCircus)
        } else if reader.scenario.board.placed(on).shape != Shape::Square {
            Some(Misplacement::NotOnSquare)
        } else if acrobats.iter().any(|(known, _)| *known == on) {
            Some(Misplacement::Repeated)
        } else {
            None
        };
        if let Some(reason) = misplacement {
            reader.problem(problems::pyramid_misplaced(reason, span));
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
        let mut pyramids: BTreeMap<TileIx, Vec<PlayerIx>> = BTreeMap::new();
        for (tile, player) in &self.acrobats {
            pyramids.entry(*tile).or_default().push(*player);
        }
        let pyramids =
            pyramids.into_iter().map(|(on, players)| say!(circus::Pyramid { players: Arg::list(players), tile: on }));
        say!(circus::Heading { tile: self.tile, value: self.value, pyramids: Arg::list(pyramids) })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let shares = survey::score_arg(&finding.score);
        Some(Answer::new(
            say!(circus::Today { shares: shares.clone(), each: self.value }),
            say!(circus::Row { shares: shares }),
        ))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
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
        let shares = counts
            .into_iter()
            .map(|(player, (meeples, acrobats))| {
                let items = [(survey::MEEPLE, meeples), (ACROBAT, acrobats)];
                let items = items.into_iter().filter(|(_, count)| *count > 0);
                (player, items.map(|(thing, count)| Item { thing, count, points_each }).collect())
            })
            .collect();
        hearing.push(say!(circus::Each { each: points_each }));
        let reply = survey::reply_with_tiles(&surroundings).with("meeples", ReplyPart::Meeples(meeples));
        let score = Score::per_player(shares);
        Ok(Finding { score, ..survey::finding_without_points(reply, hearing.steps) })
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{all_answer_words, answer_question, pointer_summary, question_problems};
    use crate::text::Code;

    fn circus(more: &str) -> String {
        format!(
            "players: [red, blue]\nboard: |\n  x  p\\q  .  .\n  t  c    k  <\ntiles:\n  x: {{ road: S }}\n  t: {{ road: NW }}\n  p: {{}}\n  q: {{ road: E }}\n  c: {{}}\n  k: {{ road: E }}\nmeeples:\n  red: [p.field, large x.road, builder x.road]\n  blue: [q.road, k.road]\nask:\n  - surroundings: {{ of: c, for: circus{more} }}\n"
        )
    }

    #[test]
    fn every_meeple_on_the_nine_spaces_brings_the_token() {
        let board = circus(", value: 4").replace("  .  .\n  t", "\n  t").replace("k  <", "k");
        let all = "tiles x, p, q, t, c, k; meeples red p.field, red x.road, blue q.road, blue k.road; red 8; blue 8";
        for rules in ["2014", "2015", "2021"] {
            assert_eq!(answer_question(&board, rules), (vec![all.to_owned()], vec!["count.surroundings"]), "{rules}");
        }
    }

    #[test]
    fn a_double_of_which_one_half_lies_there_is_looked_at_whole() {
        let (found, asked) = answer_question(&circus(", value: 1"), "2021");
        assert_eq!(asked, ["count.surroundings", "tile.double"]);
        assert!(found.iter().all(|f| f.ends_with("red 2; blue 2")), "{found:?}");
        assert_eq!(answer_question(&circus(", value: 1"), "2014").0, ["n/a"]);
    }

    #[test]
    fn acrobats_near_the_circus_count() {
        let text = circus(", value: 7, acrobats: [{ on: t, players: [red, red, blue] }]");
        let (found, _) = answer_question(&text, "2021");
        assert!(found.iter().all(|f| f.ends_with("red 28; blue 21")), "{found:?}");
    }

    #[test]
    fn a_lord_counts_where_a_tile_of_his_castle_is_near() {
        let text = "board: |\n  c  a  b\ntiles:\n  c: {}\n  a: { city: E }\n  b: { city: W }\nmeeples: { red: b.city }\ntokens: { castle: a.city }\nask:\n  - surroundings: { of: c, for: circus, value: 3 }\n";
        assert_eq!(answer_question(text, "2021").0, ["tiles c, a; meeples red b.city; red 3"]);
        let without = text.replace("tokens: { castle: a.city }\n", "");
        assert_eq!(answer_question(&without, "2021").0, ["tiles c, a; meeples "]);
    }

    #[test]
    fn mistakes_are_underlined() {
        let refuse = |more: &str| question_problems(&circus(more));
        assert_eq!(refuse(", value: 2"), [(Code::ValueWrong, "2".to_owned())]);
        assert_eq!(refuse("").first().map(|p| p.0), Some(Code::KeyMissing));
        assert_eq!(refuse(", value: 8"), [(Code::ValueWrong, "8".to_owned())]);
        let half = circus(", value: 1").replace("of: c", "of: p");
        assert_eq!(question_problems(&half), [(Code::ValueWrong, "p".to_owned())]);
        let green = ", value: 1, acrobats: { on: t, players: green }";
        assert_eq!(refuse(green), [(Code::PlayerUnknown, "green".to_owned())]);
        assert_eq!(refuse(", value: 1, acrobats: { on: t }").first().map(|p| p.0), Some(Code::KeyMissing));
        let misspelt = refuse(", vale: 1");
        assert!(misspelt.contains(&(Code::KeyUnknown, "vale".to_owned())), "{misspelt:?}");
    }

    #[test]
    fn what_is_said_names_who_gets_how_much() {
        let words = |text: &str| all_answer_words(text, "2021");
        assert_eq!(
            words(&circus(", value: 7, acrobats: [{ on: t, players: [red, red, blue] }]")),
            [
                "The circus on c, with animal token 7 and acrobats in pyramids: Red, Red and Blue on t",
                "The token scores 7 points for each meeple on or around its tile: Red 28 and Blue 21.",
                "+ Red 28 and Blue 21"
            ]
        );
        assert_eq!(
            words(&circus(", value: 1")),
            [
                "The circus on c, with animal token 1",
                "The token scores 1 point for each meeple on or around its tile: Red 2 and Blue 2.",
                "+ Red 2 and Blue 2"
            ]
        );
    }

    #[test]
    fn it_stands_on_its_tile_and_looks_at_the_spaces_round_it() {
        assert_eq!(pointer_summary(&circus(", value: 1")), ("c".to_owned(), 8));
    }
}
