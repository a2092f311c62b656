//! The circus: the points for the meeples and acrobats around it by its animal token.

use super::problems::{self as said, Misplaced};
use crate::tiles::Emblem;
use crate::wording::{Arg, Sentence, around, circus, say};
use std::collections::BTreeMap;

use crate::geometry::Shape;
use crate::mechanics::around::acrobat::FULL;
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
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId};
use crate::scenario::asks::circus as ask;
use crate::scenario::{PlayerIx, Reader, TileIx};
use crate::text::as_list;

/// The values of the tokens: flea, monkey, seal, bear, tiger, elephant.
const TOKENS: [u32; 6] = [1, 3, 4, 5, 6, 7];

const ACROBAT: Thing = Thing { key: "acrobat", message: circus::ThingAcrobat::MESSAGE };

pub(in crate::mechanics) static CIRCUS: Mechanic = Mechanic {
    card: cards::CIRCUS,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declared: &ask::DECLARATION,
            replies: &[
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

/// A circus with its token turned over.
#[derive(Debug)]
struct BigTop {
    of: TileIx,
    value: u32,
    /// The acrobats on the board: the tile and the owner of each.
    acrobats: Vec<(TileIx, PlayerIx)>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let of = survey::surveyed_tile(reader, &ask::OF, "a circus");
    let value = reader.need(&ask::VALUE);
    let value = value.and_then(|node| {
        let value = reader.number(node, &ask::VALUE)?;
        if !TOKENS.contains(&value) {
            reader.problem(said::no_token(value, &TOKENS, node.span));
            return None;
        }
        Some(value)
    });
    let mut acrobats = Vec::new();
    for node in reader.get(&ask::ACROBATS).map(as_list).unwrap_or_default() {
        let mut pyramid = Reader::new(reader.scenario, "acrobats", node, reader.problems);
        if pyramid.open_map(&ask::ACROBATS).is_none() {
            continue;
        }
        let on = pyramid.need(&ask::ON).and_then(|n| pyramid.tile(n));
        pyramid.need(&ask::PLAYERS);
        let players = survey::players(&mut pyramid, &ask::PLAYERS);
        if players.len() > FULL {
            pyramid.problem(said::too_many_acrobats(players.len(), FULL, node.span));
        }
        let fault = on.and_then(|on| {
            let shape = pyramid.scenario.board.placed(on).shape;
            if Some(on) == of {
                Some(Misplaced::OnTheCircus)
            } else if shape != Shape::Square {
                Some(Misplaced::OnNoSquare)
            } else if acrobats.iter().any(|(known, _)| *known == on) {
                Some(Misplaced::Again)
            } else {
                None
            }
        });
        if let Some(why) = fault {
            pyramid.problem(said::pyramid_misplaced(why, node.span));
        }
        acrobats.extend(on.into_iter().flat_map(|on| players.iter().map(move |p| (on, *p))));
    }
    Some(Box::new(BigTop { of: of?, value: value?, acrobats }))
}

impl Query for BigTop {
    fn points(&self, table: &Table<'_>) -> Vec<Pointer> {
        Pointer::looking(table.board(), LANDMARK.on(self.of))
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let mut pyramids: BTreeMap<TileIx, Vec<PlayerIx>> = BTreeMap::new();
        for (on, player) in &self.acrobats {
            pyramids.entry(*on).or_default().push(*player);
        }
        let pyramids =
            pyramids.into_iter().map(|(on, players)| say!(circus::Pyramid { players: Arg::list(players), tile: on }));
        say!(circus::Heading { tile: self.of, value: self.value, pyramids: Arg::list(pyramids) })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let shares = survey::shares(&finding.score);
        Some(Answer::new(
            say!(circus::Today { shares: shares.clone(), each: self.value }),
            say!(circus::Row { shares: shares }),
        ))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let mut hearing = Hearing::of(law);
        let round = survey::seen(table, self.of, true, &mut hearing)?;
        let meeples = meeples::followers_on(table, &round.on);
        let mut counts: BTreeMap<PlayerIx, (u32, u32)> = BTreeMap::new();
        for player in meeples::owners(table, &meeples) {
            counts.entry(player).or_default().0 += 1;
        }
        for (_, player) in self.acrobats.iter().filter(|(on, _)| round.on.contains(on)) {
            counts.entry(*player).or_default().1 += 1;
        }
        let each = self.value;
        let shares = counts
            .into_iter()
            .map(|(player, (meeples, acrobats))| {
                let items = [(survey::MEEPLE, meeples), (ACROBAT, acrobats)];
                let items = items.into_iter().filter(|(_, count)| *count > 0);
                (player, items.map(|(thing, count)| Item { thing, count, each }).collect())
            })
            .collect();
        hearing.push(say!(circus::Each { each: each }));
        let reply = survey::reply(&round).with("meeples", ReplyPart::Meeples(meeples));
        let score = Score::each(shares);
        Ok(Finding { score, ..survey::finding_of(reply, hearing.steps) })
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{all_in_words, answered, refused, stands_and_looks};
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
            assert_eq!(answered(&board, rules), (vec![all.to_owned()], vec!["count.surroundings"]), "{rules}");
        }
    }

    #[test]
    fn a_double_of_which_one_half_lies_there_is_looked_at_whole() {
        let (found, asked) = answered(&circus(", value: 1"), "2021");
        assert_eq!(asked, ["count.surroundings", "tile.double"]);
        assert!(found.iter().all(|f| f.ends_with("red 2; blue 2")), "{found:?}");
        assert_eq!(answered(&circus(", value: 1"), "2014").0, ["n/a"]);
    }

    #[test]
    fn acrobats_near_the_circus_count() {
        let text = circus(", value: 7, acrobats: [{ on: t, players: [red, red, blue] }]");
        let (found, _) = answered(&text, "2021");
        assert!(found.iter().all(|f| f.ends_with("red 28; blue 21")), "{found:?}");
    }

    #[test]
    fn a_lord_counts_where_a_tile_of_his_castle_is_near() {
        let text = "board: |\n  c  a  b\ntiles:\n  c: {}\n  a: { city: E }\n  b: { city: W }\nmeeples: { red: b.city }\ntokens: { castle: a.city }\nask:\n  - surroundings: { of: c, for: circus, value: 3 }\n";
        assert_eq!(answered(text, "2021").0, ["tiles c, a; meeples red b.city; red 3"]);
        let without = text.replace("tokens: { castle: a.city }\n", "");
        assert_eq!(answered(&without, "2021").0, ["tiles c, a; meeples "]);
    }

    #[test]
    fn mistakes_are_underlined() {
        let one = |more: &str| refused(&circus(more));
        assert_eq!(one(", value: 2"), [(Code::ValueWrong, "2".to_owned())]);
        assert_eq!(one("").first().map(|p| p.0), Some(Code::KeyMissing));
        assert_eq!(one(", value: 8"), [(Code::ValueWrong, "8".to_owned())]);
        let half = circus(", value: 1").replace("of: c", "of: p");
        assert_eq!(refused(&half), [(Code::ValueWrong, "p".to_owned())]);
        let green = ", value: 1, acrobats: { on: t, players: green }";
        assert_eq!(one(green), [(Code::PlayerUnknown, "green".to_owned())]);
        assert_eq!(one(", value: 1, acrobats: { on: t }").first().map(|p| p.0), Some(Code::KeyMissing));
        let misspelt = one(", vale: 1");
        assert!(misspelt.contains(&(Code::KeyUnknown, "vale".to_owned())), "{misspelt:?}");
    }

    #[test]
    fn what_is_said_names_who_gets_how_much() {
        let said = |text: &str| all_in_words(text, "2021");
        assert_eq!(
            said(&circus(", value: 7, acrobats: [{ on: t, players: [red, red, blue] }]")),
            [
                "The circus on c, with animal token 7 and acrobats of Red, Red and Blue on t",
                "The token scores 7 points per meeple there: Red 28 and Blue 21.",
                "+ Red 28 and Blue 21"
            ]
        );
        assert_eq!(
            said(&circus(", value: 1")),
            [
                "The circus on c, with animal token 1",
                "The token scores 1 point per meeple there: Red 2 and Blue 2.",
                "+ Red 2 and Blue 2"
            ]
        );
    }

    #[test]
    fn it_stands_on_its_tile_and_looks_at_the_spaces_round_it() {
        assert_eq!(stands_and_looks(&circus(", value: 1")), ("c".to_owned(), 8));
    }
}
