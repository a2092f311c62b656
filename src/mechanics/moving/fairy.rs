//! The fairy: the figures that she protects, and the points that she adds.

use super::problems;
use std::collections::BTreeSet;

use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::fairy::{self, Reward};
use crate::mechanics::base::finding::{Finding, LOST};
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::meeples;
use crate::mechanics::base::pointer::{Landmark, Pointer};
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::site::Site;
use crate::mechanics::base::table::{Query, ScoredFeature, Table};
use crate::mechanics::base::turning::{self, Answers};
use crate::mechanics::{Adds, Askable, Mechanic, Role};
use crate::rulebook::{
    Doubles, FAIRY_PLACE, FairyPlace, Inquiry, NotApplicable, QuestionId, REACH_FAIRY, Reach, TILE_DOUBLE,
};
use crate::scenario::asks::fairy as ask;
use crate::scenario::{Board, MeepleIx, Place, PlayerIx, Reader, TileIx};
use crate::tiles::Emblem;
use crate::wording::{self, Arg, Sentence, say};

pub(in crate::mechanics) static FAIRY: Mechanic = Mechanic {
    card: cards::FAIRY,
    questions: &[QuestionId::ReachFairy, QuestionId::TileDouble, QuestionId::FairyPlace],
    roles: &[
        Role::Rewards(&Fairy),
        Role::Answers(&[Askable {
            form: Form {
                declared: &ask::DECLARATION,
                replies: &[
                    Key::new("meeples", Kind::Meeples, wording::fairy::SaidMeeples::MESSAGE),
                    Key::new("tiles", Kind::Tiles, wording::fairy::SaidTiles::MESSAGE),
                    Key::new("beside", Kind::Meeples, wording::fairy::SaidBeside::MESSAGE),
                    Key::new(EACH, Kind::Flag, wording::fairy::SaidEach::MESSAGE),
                ],
            },
            read,
        }]),
    ],
};

/// The key that is present if each meeple on her tile gets her points.
const EACH: &str = "each";

/// The mark of the fairy on the board, if only a question places her.
pub static LANDMARK: Landmark = Landmark {
    rank: 5,
    emblem: Emblem {
        letters: "{F}",
        svg: r##"<circle cx="12" cy="12" r="11.3" fill="#fff7d6" stroke="#a8842a" stroke-width="1.4"/><path d="M12 5.5C8.5 1.5 3.5 5.5 5.5 9.5C3.5 12 6 16 10.5 13.5L12 21L13.5 13.5C18 16 20.5 12 18.5 9.5C20.5 5.5 15.5 1.5 12 5.5Z" fill="#e2b93b" stroke="#7d6118" stroke-width="1.1" stroke-linejoin="round"/><circle cx="12" cy="5.6" r="1.9" fill="#ffffff" stroke="#7d6118" stroke-width="1"/>"##,
    },
    word: wording::fairy::Landmark::MESSAGE,
    spreads: false,
};

/// The mechanic's part that gives the owner of the fairy's meeple their points.
#[derive(Debug)]
struct Fairy;

impl Adds for Fairy {
    fn adds(
        &self,
        table: &Table<'_>,
        subject: &ScoredFeature,
        finding: &mut Finding,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        let on = match subject.area {
            Some(_) => Site::Areas(&finding.areas),
            None => Site::Place(subject.place),
        };
        let scores = finding.reply.get(LOST).is_none() && !table.has_castle(&finding.areas);
        if table.is_fairy_among_several() && scores {
            let (shares, by) = fairy::brings_all(table, on);
            if shares.is_empty() {
                return Ok(());
            }
            if law.ask(FAIRY_PLACE)? == FairyPlace::Tile {
                let players = Arg::list(shares.keys().copied());
                let shares = shares.into_iter().map(|(player, item)| (player, vec![item]));
                finding.score = std::mem::take(&mut finding.score).with(shares.collect());
                let by = Arg::list(by);
                finding.steps.push(say!(fairy::OnTile { meeples: by, players: players }));
                return Ok(());
            }
        }
        let Some((reward, by)) = fairy::brings(table, on) else { return Ok(()) };
        let stands_by = || Arg::list(by.iter().copied());
        let told = if finding.reply.get(LOST).is_some() {
            say!(fairy::NotScored { meeples: stands_by() })
        } else if table.has_castle(&finding.areas) {
            say!(fairy::CastleNotScored { meeples: stands_by() })
        } else {
            let told = fairy::says(&reward, &by);
            if let Reward::To(player, item) = reward {
                let share = [(player, vec![item])].into();
                finding.score = std::mem::take(&mut finding.score).with(share);
            }
            told
        };
        finding.steps.push(told);
        Ok(())
    }
}

/// Returns the tiles that a fairy on `tile` keeps the dragon from entering, in map order.
pub(in crate::mechanics) fn kept(board: &Board, tile: TileIx, reach: Reach) -> Vec<TileIx> {
    let placed = board.placed(tile);
    match reach {
        Reach::Half => vec![tile],
        Reach::Space => {
            let mut tiles: Vec<TileIx> = placed.shape.spaces(placed.at).flat_map(|s| board.at(s)).collect();
            tiles.sort_unstable();
            tiles.dedup();
            tiles
        }
    }
}

#[derive(Debug)]
struct Protection {
    tile: TileIx,
    /// The place of the meeple next to her, if it is given.
    place: Option<Place>,
    /// The followers of whom one is, or may be, next to her.
    beside: Vec<MeepleIx>,
    on_tile: Vec<MeepleIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let standing = reader.scenario.figures.fairy.as_ref();
    let (tile, place, span) = match (reader.get(&ask::AT), standing) {
        (None, Some(standing)) => (standing.tile, standing.place, standing.span),
        (None, None) => {
            reader.need(&ask::AT)?;
            return None;
        }
        (Some(node), _) => {
            let (tile, place) = if node.text().is_some_and(|t| t.contains('.')) {
                let place = reader.place(node)?;
                (place.tile, Some(place))
            } else {
                (reader.tile(node)?, None)
            };
            if let Some(standing) = standing.filter(|s| (s.tile, s.place) != (tile, place)) {
                reader.problem(problems::fairy_elsewhere(node.span, standing.span));
                return None;
            }
            (tile, place, node.span)
        }
    };
    let beside = fairy::beside(reader.scenario, tile, place);
    if place.is_some() && beside.is_empty() {
        reader.problem(problems::fairy_beside_nobody(span));
        return None;
    }
    let on_tile = fairy::beside(reader.scenario, tile, None);
    Some(Box::new(Protection { tile, place, beside, on_tile }))
}

impl Query for Protection {
    fn heading(&self, table: &Table<'_>) -> Sentence {
        let Some(place) = self.place else {
            return say!(fairy::HeadingOnTile { tile: self.tile });
        };
        let owners = self.beside.iter().map(|n| table.scenario.meeple(*n).player);
        let owners: BTreeSet<PlayerIx> = owners.collect();
        let (tile, kind) = (self.tile, place.feature.kind());
        say!(fairy::HeadingByMeeple { tile: tile, players: Arg::list(owners), kind: kind })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let tiles = || Arg::list(finding.reply.tiles().iter().copied());
        let meeples = || Arg::list(finding.reply.meeples().iter().copied());
        let today = say!(fairy::Today { tiles: tiles(), meeples: meeples() });
        let each = finding.reply.get(EACH).is_some();
        let row = if each { say!(fairy::RowEach { tiles: tiles() }) } else { say!(fairy::Row { tiles: tiles() }) };
        let phrase = say!(fairy::Phrase { row: row.clone(), meeples: meeples() });
        let answer = Answer::new(today, row).in_a_phrase(phrase);
        if each {
            return Some(answer.and(say!(fairy::PaysEach { meeples: Arg::list(self.on_tile.iter().copied()) })));
        }
        // The heading already names her meeple if the question does.
        let told = self.place.is_some() && self.beside.len() == 1;
        let by = || say!(fairy::StandsBy { meeples: Arg::list(self.beside.iter().copied()) });
        Some(if told { answer } else { answer.and(by()) })
    }

    fn points(&self, table: &Table<'_>) -> Vec<Pointer> {
        let tile = self.tile;
        vec![match &table.scenario.figures.fairy {
            Some(_) => Pointer::At { tile },
            None => LANDMARK.on(tile),
        }]
    }

    fn reached<'r>(&self, reply: &'r Reply) -> &'r [TileIx] {
        reply.tiles()
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        if table.double_among([self.tile]) {
            let Doubles::Exists = law.ask(TILE_DOUBLE)?;
        }
        let each = self.on_tile.len() > 1 && law.ask(FAIRY_PLACE)? == FairyPlace::Tile;
        let answers = turning::ask(law, &[QuestionId::ReachFairy], |answers| self.find(table, answers, each).reply)?;
        Ok(self.find(table, &answers, each))
    }
}

impl Protection {
    /// Finds the answer under some readings; `each` if every figure on her tile gets her points.
    fn find(&self, table: &Table<'_>, answers: &Answers, each: bool) -> Finding {
        let board = table.board();
        let tiles = kept(board, self.tile, answers.reading(REACH_FAIRY));
        let mut steps = Vec::new();
        if let Some(reach) = answers.asked(REACH_FAIRY) {
            steps.push(match reach {
                Reach::Half => say!(fairy::ByHalf),
                Reach::Space => say!(fairy::BySpace),
            });
        }
        let beside = if each { &self.on_tile } else { &self.beside };
        steps.push(if each {
            say!(fairy::PaysEach { meeples: Arg::list(beside.iter().copied()) })
        } else {
            say!(fairy::AddsTo { meeples: Arg::list(beside.iter().copied()), sure: self.place.is_some() })
        });
        let mut reply = Reply::new()
            .with("meeples", ReplyPart::Meeples(meeples::figures_on(table, &tiles)))
            .with("tiles", ReplyPart::Tiles(tiles))
            .with("beside", ReplyPart::Meeples(beside.clone()));
        if each {
            reply = reply.with(EACH, ReplyPart::Flag(true));
        }
        Finding { reply, steps, ..Finding::default() }
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{answered, found, refused};
    use crate::text::Code;

    /// Returns a complete city of a and b, with two knights of Red and one of Blue.
    fn city(fairy: &str) -> String {
        format!(
            "board: |\n  a  b\ntiles:\n  a: {{ city: E }}\n  b: {{ city: W }}\nmeeples:\n  red: [a.city, b.city]\n  blue: b.city\nfigures: {{ fairy: {fairy} }}\n"
        )
    }

    #[test]
    fn her_three_points_go_to_her_meeple_alone_majority_or_not() {
        let blue = city("b.city").replace("red: [a.city, b.city]", "red: [a.city, a.city]");
        assert_eq!(found(&blue, "a.city", "now"), ["complete, worth 4: red 4, blue 3"]);
        assert_eq!(found(&city("a.city"), "a.city", "now"), ["complete, worth 4: red 7"]);
        let tied = blue.replace("red: [a.city, a.city]", "red: a.city");
        assert_eq!(found(&tied, "a.city", "now"), ["complete, worth 4: red 4, blue 7"]);
    }

    #[test]
    fn they_come_for_what_is_unfinished_or_worth_nothing_too() {
        let inn = "board: |\n  a\ntiles:\n  a: { road: E, inn: true }\nmeeples: { red: [a.road, a.field] }\nfigures: { fairy: a.road }\n";
        assert_eq!(found(inn, "a.road", "now"), ["open, worth 0: red 3"]);
        assert_eq!(found(inn, "a.field", "now"), ["worth 0: "]);
        let farmer = inn.replace("fairy: a.road", "fairy: a.field");
        assert_eq!(found(&farmer, "a.field", "now"), ["worth 0: red 3"]);
        let monk = "board: |\n  #  m\ntiles:\n  m: { monastery: german }\nmeeples: { red: abbot m.monastery }\nfigures: { fairy: m.monastery }\n";
        assert_eq!(found(monk, "m.monastery", "now"), ["worth 2: red 5"]);
    }

    #[test]
    fn where_it_is_not_shown_by_whom_she_stands_they_are_not_counted() {
        let who = city("b.city");
        assert_eq!(found(&who, "a.city", "now"), ["complete, worth 4: red 4"]);
        let tile = city("a");
        assert_eq!(found(&tile, "a.city", "now"), ["complete, worth 4: red 7"]);
        let nobody =
            "board: |\n  a\ntiles:\n  a: { road: E }\nmeeples: { red: builder a.road }\nfigures: { fairy: a }\n";
        assert_eq!(found(nobody, "a.road", "now"), ["open, worth 1: "]);
    }

    #[test]
    fn a_castle_is_not_scored_by_itself() {
        let castle = city("a.city").replace("  blue: b.city\n", "").replace("[a.city, b.city]", "a.city")
            + "tokens: { castle: a.city }\n";
        assert_eq!(found(&castle, "a.city", "now"), ["complete, worth 0: "]);
    }

    fn asked(body: &str, more: &str) -> String {
        format!(
            "board: |\n  p\\q  a  k  <\ntiles:\n  p q k: {{}}\n  a: {{ road: N }}\nmeeples:\n  red: [p.field, builder a.road]\n  blue: [q.field, a.road, a.field]\nask:\n  - fairy: {body}\n{more}"
        )
    }

    #[test]
    fn she_protects_her_half_or_the_space() {
        let text = asked("{ at: p.field }", "");
        let (found, law) = answered(&text, "2015");
        assert_eq!(found, ["meeples red p.field; tiles p; beside red p.field"]);
        assert_eq!(law, ["reach.fairy"]);
        assert_eq!(answered(&text, "2021").0, ["meeples red p.field, blue q.field; tiles p, q; beside red p.field"]);
        assert_eq!(answered(&text, "2014").0.len(), 2);
    }

    #[test]
    fn by_tile_alone_she_may_stand_by_each_follower() {
        let (found, law) = answered(&asked("{ at: a }", ""), "2014");
        assert_eq!(found, ["meeples red a.road, blue a.road, blue a.field; tiles a; beside blue a.road, blue a.field"]);
        assert_eq!(law, ["fairy.place"]);
        assert_eq!(
            answered(&asked("{ at: a }", ""), "fairy-on-tile").0,
            ["meeples red a.road, blue a.road, blue a.field; tiles a; beside blue a.road, blue a.field; each yes"]
        );
    }

    #[test]
    fn a_double_is_protected_whole_under_either_reading() {
        let text = asked("{}", "figures: { fairy: k }\n");
        let (found, law) = answered(&text, "2015-03-01");
        assert_eq!(found, ["meeples ; tiles k; beside "]);
        assert_eq!(law, ["tile.double"]);
        assert_eq!(answered(&text, "2014").0, ["n/a"]);
    }

    #[test]
    fn mistakes_are_underlined() {
        let value = |text: &str| vec![(Code::ValueWrong, text.to_owned())];
        assert_eq!(refused(&asked("{}", "")), [(Code::KeyMissing, "{}".to_owned())]);
        assert_eq!(refused(&asked("{ at: k.field }", "")), value("k.field"));
        assert_eq!(refused(&asked("{ at: z }", "")), [(Code::PlaceUnknown, "z".to_owned())]);
        assert_eq!(refused(&asked("{ on: a }", "")), [(Code::KeyUnknown, "on".to_owned())]);
        let text = asked("{ at: p }", "figures: { fairy: p.field }\n");
        assert_eq!(refused(&text), value("p"));
        let nobody = asked("{}", "figures: { fairy: k.field }\n");
        assert_eq!(refused(&nobody), value("k.field"));
    }
}
