//! The question whether a meeple or another figure may be placed on a feature.

use super::problems;
use crate::geometry::Shape;
use crate::landscape::{AreaIx, Gaps, widest_field};
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::completeness::{Completeness, completeness};
use crate::mechanics::base::farm;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::placing::half_words;
use crate::mechanics::placing::tower_top::{DANGERS, TopOfTower};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    Doubles, GAP_CITY_ROAD, GAP_FIELD, Inquiry, NotApplicable, PLACE_PORTAL, PLACE_SECOND_MEEPLE, PLACE_VOLCANO,
    Portal, QuestionId, SecondMeeple, TILE_DOUBLE, Volcano,
};
use crate::scenario::asks::meeple_placing as ask;
use crate::scenario::bodies::MeeplePlacingBody;
use crate::scenario::{At, Beyond, FeatureKind, Figure, MeepleIx, Place, PlayerIx, Reader, TileIx};
use crate::text::words;
use crate::tiles::MonasteryKind;
use crate::wording::{Arg, Sentence, answers, meeple_placing, say};

pub(in crate::mechanics) static MEEPLE_PLACING: Mechanic = Mechanic {
    card: cards::MEEPLE_PLACING,
    questions: &[
        QuestionId::GapCityRoad,
        QuestionId::GapField,
        QuestionId::BarnFields,
        QuestionId::PlaceSecondMeeple,
        QuestionId::PlaceVolcano,
        QuestionId::PlacePortal,
        QuestionId::ReachTowerTop,
        QuestionId::TileDouble,
    ],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declaration: &ask::DECLARATION,
            reply_keys: &[
                Key::new("allowed", Kind::Flag, meeple_placing::SaidAllowed::MESSAGE),
                Key::new("reasons", Kind::Words, answers::Reasons::MESSAGE),
                Key::new("meeples", Kind::Meeples, meeple_placing::SaidMeeples::MESSAGE),
                Key::new("unknown", Kind::Words, meeple_placing::SaidUnknown::MESSAGE),
                Key::new(DANGERS, Kind::Words, meeple_placing::SaidDangers::MESSAGE),
            ],
        },
        read,
    }])],
};

/// A question whether a player may place a figure on a feature of a tile.
#[derive(Debug)]
struct FigureSite {
    player: PlayerIx,
    figure: Figure,
    place: Place,
    /// The way in which the figure is placed on a monastery, if the question gives one.
    posture: Option<Set>,
}

words! {
    /// A way in which a meeple is placed on a monastery.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    enum Set {
        /// Standing, as a monk.
        Monk = "monk",
        /// Laid down, as abbot.
        Abbot = "abbot",
    }
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let player = MeeplePlacingBody::read(reader).meeple.map(At::into_value);
    let at = reader.need(&ask::AT);
    let tower_top = at.and_then(|node| reader.tower_top(node));
    let place = at.filter(|_| tower_top.is_none()).and_then(|node| reader.place(node));
    let figure = reader.get_or(&ask::FIGURE, Figure::Meeple, |reader, node| {
        // An acrobat is not placed on a feature.
        let figures: Vec<Figure> = Figure::ALL.into_iter().filter(|f| *f != Figure::Acrobat).collect();
        reader.one_of(node, "a figure", &figures, Figure::word)
    });
    let posture = reader.get_or(&ask::AS, None, |reader, node| {
        reader.one_of(node, "how a meeple is set", &Set::ALL, Set::word).map(Some)
    });
    if let (Some(node), Some(at)) = (reader.get(&ask::AS), at)
        && (tower_top.is_some() || place.is_some_and(|place| place.feature.kind() != FeatureKind::Monastery))
    {
        reader.problem(problems::no_monastery(at.text().unwrap_or_default(), node.span));
    }
    if let Some(tile) = tower_top {
        return Some(Box::new(TopOfTower { player: player?, figure: figure?, tile: tile? }));
    }
    Some(Box::new(FigureSite { player: player?, figure: figure?, place: place?, posture: posture? }))
}

/// The obstacles to placing a figure on a feature.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Hindrance {
    reasons: Vec<Sentence>,
    /// The meeples that are in the way.
    meeples: Vec<MeepleIx>,
    unknown: Vec<Sentence>,
}

impl Hindrance {
    fn is_free(&self) -> bool {
        self.reasons.is_empty() && self.unknown.is_empty()
    }

    /// Returns `true` if two hindrances give the same answer: of `unknown`, it only matters whether it is empty.
    fn is_same_answer(&self, other: &Self) -> bool {
        self.reasons == other.reasons
            && self.meeples == other.meeples
            && self.unknown.is_empty() == other.unknown.is_empty()
    }
}

impl Query for FigureSite {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Figure { place: self.place, player: self.player, figure: self.figure }]
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        say!(meeple_placing::Heading {
            player: self.player,
            figure: self.figure.word(),
            kind: self.place.feature.kind(),
            place: self.place,
            set: self.posture.map_or("unsaid", Set::word)
        })
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = &finding.reply;
        let unknown = half_words::clauses(reply, "unknown");
        Some(match half_words::reasons(reply) {
            [first, others @ ..] => Answer::new(
                say!(meeple_placing::TodayNot { because: half_words::summarize_reasons(first, others) }),
                self.refusal_row(first, reply),
            ),
            [] if !unknown.is_empty() => Answer::new(
                say!(meeple_placing::TodayUnknown { unknown: Arg::list(unknown.iter().cloned()) }),
                say!(meeple_placing::RowUnknown),
            ),
            [] => {
                let today = say!(meeple_placing::Today { tile: self.place.tile });
                let mut answer = Answer::new(today, say!(meeple_placing::Row));
                // A completed feature is open only to a figure on the tile just placed, not through a portal.
                let is_completed = |step: &&Sentence| step.id() == "meeple-placing.finished";
                if let Some(completed) = finding.steps.iter().find(is_completed) {
                    answer = answer.with_sentence(completed.clone()).with_sentence(say!(meeple_placing::NoPortal));
                }
                if self.posture.is_none() && self.figure.is_follower() && self.takes_abbots(table) {
                    answer.with_sentence(say!(meeple_placing::Either))
                } else {
                    answer
                }
            }
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let mut hearing = Hearing::new(law);
        let kind = self.place.feature.kind();
        let areas = self.area(table).into_iter().collect::<Vec<_>>();
        if table.has_double_in(&areas) || table.has_double_tile([self.place.tile]) {
            let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
        }
        let (mut hindrance, gaps) = self.find_hindrance(table, &mut hearing)?;
        if !self.figure.stands_on().contains(&kind) {
            let figure = self.figure.word();
            let reason = say!(meeple_placing::CannotStand { figure: figure, kind: kind });
            hindrance = Hindrance { reasons: vec![reason], ..Hindrance::default() };
        } else if self.posture == Some(Set::Abbot) && !self.takes_abbots(table) {
            hindrance.reasons.push(say!(meeple_placing::NoAbbot));
        }
        if self.is_on_a_volcano(table, &mut hearing)? {
            hindrance.reasons.push(say!(meeple_placing::Volcano { tile: self.place.tile }));
        }
        if hindrance.is_free() {
            hearing.push(match self.figure {
                Figure::Builder | Figure::Pig => {
                    say!(meeple_placing::OwnMeeple { kind: kind, player: self.player })
                }
                Figure::Shepherd => say!(meeple_placing::NoShepherd),
                Figure::Meeple
                | Figure::Large
                | Figure::Abbot
                | Figure::Mayor
                | Figure::Wagon
                | Figure::Ringmaster
                | Figure::Acrobat
                | Figure::Phantom => say!(meeple_placing::Free { kind: kind }),
            });
            self.note_neighbor_half(table, &mut hearing)?;
        }
        if hindrance.is_free() && self.figure.is_follower() {
            let is_abbot = self.posture == Some(Set::Abbot);
            if self.takes_abbots(table) {
                hearing.push(match self.posture {
                    Some(Set::Abbot) => say!(meeple_placing::AsAbbot),
                    Some(Set::Monk) => say!(meeple_placing::AsMonk),
                    None => say!(meeple_placing::Either),
                });
            }
            if let Some(completed) = self.completion_step(table, gaps).filter(|_| !is_abbot) {
                hearing.push(completed);
                let Portal::IncompleteOnly = hearing.ask(PLACE_PORTAL)?;
                hearing.push(say!(meeple_placing::NoPortal));
            }
        }
        let Hindrance { reasons, meeples, unknown } = hindrance;
        let mut reply = match (reasons.is_empty(), unknown.is_empty()) {
            // The verdict depends on what is unknown.
            (true, false) => Reply::new(),
            (true, true) | (false, _) => Reply::allowed(reasons),
        };
        let refusal_step = |why: &Sentence| say!(meeple_placing::TodayNot { because: why.clone() });
        hearing.steps.extend(half_words::reasons(&reply).iter().map(refusal_step));
        if !meeples.is_empty() {
            reply = reply.with("meeples", ReplyPart::Meeples(meeples));
        }
        if !unknown.is_empty() {
            reply = reply.with("unknown", ReplyPart::clauses(unknown));
        }
        Ok(Finding { reply, steps: hearing.steps, ..Finding::default() })
    }
}

impl FigureSite {
    /// Returns the words for a refusal in a row of the table of outcomes, by its first reason.
    fn refusal_row(&self, reason: &Sentence, reply: &Reply) -> Sentence {
        let meeples = || Arg::list(reply.meeples().iter().copied());
        match half_words::reason_name(reason) {
            "taken" => say!(meeple_placing::RowTaken { meeples: meeples() }),
            "shepherd" => say!(meeple_placing::RowShepherd { meeples: meeples() }),
            reason => say!(meeple_placing::RowNot { reason: reason, player: self.player }),
        }
    }

    /// Returns `true` if the tile is a volcano that keeps the figure off: a figure is placed on the tile just placed,
    /// and the dragon is on that tile only if it is a volcano.
    fn is_on_a_volcano(&self, table: &Table<'_>, hearing: &mut Hearing<'_>) -> Result<bool, NotApplicable> {
        let dragon = table.scenario.figures.dragon.as_ref();
        if dragon.is_none_or(|dragon| dragon.tile != self.place.tile) {
            return Ok(false);
        }
        Ok(match hearing.ask(PLACE_VOLCANO)? {
            Volcano::NoMeeple => self.figure != Figure::Shepherd,
            Volcano::NoFigure => true,
        })
    }

    /// Returns `true` if the place is a monastery on which a meeple may be laid as abbot.
    fn takes_abbots(&self, table: &Table<'_>) -> bool {
        let kind = table.board().tile(self.place.tile).and_then(|tile| tile.monastery);
        self.place.feature.kind() == FeatureKind::Monastery && kind.is_some_and(MonasteryKind::takes_abbots)
    }

    fn area(&self, table: &Table<'_>) -> Option<AreaIx> {
        table.land.area(table.board(), self.place)
    }

    /// Returns the obstacles on the feature, and the reading of the gaps beside it; the gaps are separate if the law is
    /// not asked. Asks the law only if the parts that a gap or a barn joins make a difference.
    fn find_hindrance(&self, table: &Table<'_>, hearing: &mut Hearing<'_>) -> Result<(Hindrance, Gaps), NotApplicable> {
        let can_stand = self.figure.stands_on().contains(&self.place.feature.kind());
        let Some(area) = self.area(table) else {
            return Ok((self.hindrance_in(table, &[], Gaps::Separate), Gaps::Separate));
        };
        let (land, board) = (table.land, table.board());
        let is_field = self.place.feature.kind() == FeatureKind::Field;
        let widest = if is_field {
            widest_field(table.scenario, land, area)
        } else {
            land.areas_joined_with(board, area, Gaps::Joined)
        };
        let least_hindrance = self.hindrance_in(table, &[area], Gaps::Separate);
        if !can_stand || self.hindrance_in(table, &widest, Gaps::Joined).is_same_answer(&least_hindrance) {
            return Ok((least_hindrance, Gaps::Separate));
        }
        if is_field {
            let fields = farm::join_fields(table, area, hearing)?;
            let at_gap = fields.iter().any(|field| land.at_gap(*field));
            let gaps = if at_gap { hearing.ask(GAP_FIELD)?.into() } else { Gaps::Separate };
            return Ok((self.hindrance_in(table, &fields, gaps), gaps));
        }
        let gaps = hearing.ask(GAP_CITY_ROAD)?.into();
        let areas = land.areas_joined_with(board, area, gaps);
        hearing.push(match gaps {
            Gaps::Separate => say!(steps::GapCounts),
            Gaps::Joined => say!(steps::GapIgnored { pieces: areas.len() }),
        });
        Ok((self.hindrance_in(table, &areas, gaps), gaps))
    }

    /// Returns the obstacles if the feature consists of `areas`, under the reading `gaps` of the gaps.
    fn hindrance_in(&self, table: &Table<'_>, areas: &[AreaIx], gaps: Gaps) -> Hindrance {
        let (scenario, board) = (table.scenario, table.board());
        let kind = self.place.feature.kind();
        let find_meeples = |predicate: &dyn Fn(Figure, PlayerIx) -> bool| -> Vec<MeepleIx> {
            // A place that joins nothing belongs to no area.
            let mut meeples = table.meeple_indices_on(areas);
            if table.land.area(board, self.place).is_none() {
                meeples.extend(table.meeple_indices_at(self.place));
                meeples.sort_unstable();
            }
            let is_wanted = |n: &MeepleIx| {
                let meeple = scenario.meeple(*n);
                predicate(meeple.figure, meeple.player)
            };
            meeples.into_iter().filter(is_wanted).collect()
        };
        let mut hindrance = Hindrance::default();
        let blockers = match self.figure {
            Figure::Builder | Figure::Pig => {
                let own_followers = find_meeples(&|figure, player| figure.is_follower() && player == self.player);
                if !own_followers.is_empty() {
                    return hindrance;
                }
                hindrance.unknown = unknown_clauses(table, kind, areas, gaps);
                if hindrance.unknown.is_empty() {
                    let player = self.player;
                    hindrance.reasons.push(say!(meeple_placing::NoOwnMeeple { player: player, kind: kind }));
                }
                return hindrance;
            }
            Figure::Shepherd => find_meeples(&|figure, _| figure == Figure::Shepherd),
            Figure::Meeple
            | Figure::Large
            | Figure::Abbot
            | Figure::Mayor
            | Figure::Wagon
            | Figure::Ringmaster
            | Figure::Acrobat
            | Figure::Phantom => find_meeples(&|figure, _| figure.is_follower()),
        };
        if !blockers.is_empty() {
            let meeples = Arg::list(blockers.iter().copied());
            hindrance.reasons.push(if self.figure.is_follower() {
                say!(meeple_placing::Taken { kind: kind, meeples: meeples })
            } else {
                say!(meeple_placing::Shepherd { meeples: meeples })
            });
            hindrance.meeples = blockers;
        }
        if self.figure.is_follower() {
            let barns = table.barns_in(areas).into_iter();
            let barn_reasons = barns.map(|barn| say!(meeple_placing::Barn { player: barn.player }));
            hindrance.reasons.extend(barn_reasons);
        }
        if hindrance.reasons.is_empty() {
            hindrance.unknown = unknown_clauses(table, kind, areas, gaps);
        }
        hindrance
    }

    /// Adds a step that followers on half tiles beside the half tile of the place are no obstacle to another follower.
    /// Asks the law only if there are any.
    fn note_neighbor_half(&self, table: &Table<'_>, hearing: &mut Hearing<'_>) -> Result<(), NotApplicable> {
        let (scenario, board) = (table.scenario, table.board());
        let is_half = |tile: TileIx| matches!(board.placed(tile).shape, Shape::Half(_));
        if !is_half(self.place.tile) || !self.figure.is_follower() {
            return Ok(());
        }
        let neighbors: Vec<TileIx> = board
            .placed(self.place.tile)
            .shape
            .sides()
            .iter()
            .filter_map(|&side| match board.beyond(self.place.tile, side) {
                Beyond::Tile(other, _) => is_half(other).then_some(other),
                Beyond::Gap(_) | Beyond::Nothing => None,
            })
            .collect();
        let is_follower = |n: &MeepleIx| scenario.meeple(*n).figure.is_follower();
        let followers: Vec<MeepleIx> =
            table.meeple_indices_on_tiles(&neighbors).into_iter().filter(is_follower).collect();
        if followers.is_empty() {
            return Ok(());
        }
        let SecondMeeple::Allowed = hearing.ask(PLACE_SECOND_MEEPLE)?;
        hearing.push(say!(meeple_placing::Beside { meeples: Arg::list(followers) }));
        Ok(())
    }

    /// Returns the sentence that the feature is complete, or on what condition; `None` if it is not. No verdict depends
    /// on that, so the law is not asked.
    fn completion_step(&self, table: &Table<'_>, gaps: Gaps) -> Option<Sentence> {
        let condition = match (completeness(table, self.place), gaps) {
            (Completeness::No, _) => return None,
            (Completeness::Yes, _) | (Completeness::IfGapIgnored, Gaps::Joined) => "none",
            (Completeness::IfHalfFills(waits), _) if waits.has_half_always_filled() => "none",
            (Completeness::IfHalfFills(_), _) => "half-fills",
            (Completeness::IfGapIgnored, Gaps::Separate) => "gaps-ignored",
            (Completeness::IfAbbeyCloses, _) => "abbey-closes",
        };
        let kind = self.place.feature.kind();
        Some(say!(meeple_placing::Finished { kind: kind, condition: condition }))
    }
}

/// Returns a clause on what is unknown beyond each unknown tile into which the areas run, also across an enclosed gap
/// if gaps join areas; in map order.
fn unknown_clauses(table: &Table<'_>, kind: FeatureKind, areas: &[AreaIx], gaps: Gaps) -> Vec<Sentence> {
    let (land, board) = (table.land, table.board());
    let mut hashes = table.unknown_tiles_beside(areas);
    if gaps == Gaps::Joined {
        let gaps = land.gaps_beside(board, areas).into_iter().filter(|gap| gap.enclosed);
        hashes.extend(gaps.flat_map(|gap| &gap.sides).map(|(tile, _)| *tile));
    }
    hashes.retain(|tile| board.is_hash(*tile));
    hashes.sort_unstable();
    hashes.dedup();
    let clause = |hash| say!(meeple_placing::Beyond { kind: kind, tile: hash });
    hashes.into_iter().map(clause).collect()
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use crate::mechanics::placing::try_out::{answer_lines, heading};
    use crate::mechanics::test_support::{answer_question, question_problems};
    use crate::text::Code;

    fn scenario_text(board: &str, meeples: &str, body: &str) -> String {
        format!(
            "players: [red, blue]\nboard: |\n{board}\ntiles:\n  a: {{ city: E }}\n  b: {{ city: WE }}\n  c: {{ city: W, road: S }}\nmeeples: {{ {meeples} }}\nask:\n  - place: {body}\n"
        )
    }

    fn answers_in_row(meeples: &str, body: &str) -> Vec<String> {
        answer_question(&scenario_text("  a  b  c", meeples, body), "2021").0
    }

    #[test]
    fn a_feature_is_free_or_taken_however_far_it_reaches() {
        assert_eq!(answers_in_row("", "{ meeple: red, at: a.city }"), ["allowed yes"]);
        assert_eq!(
            answers_in_row("blue: c.city", "{ meeple: red, at: a.city }"),
            ["allowed no; reasons the city is occupied by Blue's meeple on c; meeples blue c.city"]
        );
        assert_eq!(answers_in_row("blue: c.road", "{ meeple: red, at: a.city }"), ["allowed yes"]);
        // Figures that are not followers do not occupy a feature.
        assert_eq!(answers_in_row("blue: builder c.city", "{ meeple: red, at: a.city }"), ["allowed yes"]);
    }

    #[test]
    fn a_figure_stands_only_where_it_may() {
        let mayor = "{ meeple: red, at: c.road, figure: mayor }";
        assert_eq!(answers_in_row("", mayor), ["allowed no; reasons a mayor cannot be placed on a road"]);
        assert_eq!(answers_in_row("", "{ meeple: red, at: c.city, figure: mayor }"), ["allowed yes"]);
        assert_eq!(
            answers_in_row("blue: c.city", "{ meeple: red, at: a.city, figure: large }"),
            ["allowed no; reasons the city is occupied by Blue's meeple on c; meeples blue c.city"]
        );
    }

    #[test]
    fn a_builder_wants_a_meeple_of_its_own() {
        let builder = "{ meeple: red, at: a.city, figure: builder }";
        let refusal = ["allowed no; reasons Red has no meeple in the city"];
        assert_eq!(answers_in_row("blue: c.city", builder), refusal);
        assert_eq!(answers_in_row("blue: c.city, red: large b.city", builder), ["allowed yes"]);
    }

    #[test]
    fn a_shepherd_wants_a_field_without_a_shepherd() {
        let shepherd = "{ meeple: red, at: a.field, figure: shepherd }";
        assert_eq!(answers_in_row("blue: a.field", shepherd), ["allowed yes"]);
        assert_eq!(
            answers_in_row("blue: shepherd a.field", shepherd),
            ["allowed no; reasons Blue's shepherd on a is already in the field; meeples blue a.field"]
        );
    }

    #[test]
    fn monk_and_abbot_are_in_one_another_s_way_and_a_garden_is_the_abbot_s() {
        let text = |body: &str| {
            format!(
                "players: [red, blue]\nboard: |\n  m g\ntiles:\n  m: {{ monastery: german }}\n  g: {{ garden: true }}\nmeeples: {{ blue: abbot m.monastery }}\nask: {{ place: {body} }}\n"
            )
        };
        assert_eq!(
            answer_question(&text("{ meeple: red, at: m.monastery }"), "2021").0,
            ["allowed no; reasons the monastery is occupied by Blue's abbot on m; meeples blue m.monastery"]
        );
        assert_eq!(
            answer_question(&text("{ meeple: red, at: g.garden }"), "2021").0,
            ["allowed no; reasons a meeple cannot be placed in a garden"]
        );
        assert_eq!(answer_question(&text("{ meeple: red, at: g.garden, figure: abbot }"), "2021").0, ["allowed yes"]);
    }

    #[test]
    fn a_meeple_is_laid_as_abbot_on_special_monasteries_alone() {
        let answers_at = |place: &str, more: &str| {
            let text = format!(
                "players: [red, blue]\nboard: |\n  m  n  g\ntiles:\n  m: {{ monastery: german }}\n  n: {{ monastery: true }}\n  g: {{ garden: true }}\nask:\n  - place: {{ meeple: red, at: {place}{more} }}\n"
            );
            answer_question(&text, "now").0
        };
        for more in ["", ", as: monk", ", as: abbot", ", as: abbot, figure: large", ", as: monk, figure: abbot"] {
            assert_eq!(answers_at("m.monastery", more), ["allowed yes"], "{more}");
        }
        assert_eq!(answers_at("n.monastery", ", as: monk"), ["allowed yes"]);
        assert_eq!(
            answers_at("n.monastery", ", as: abbot"),
            ["allowed no; reasons a meeple can be placed as an abbot only on a German, Dutch or Japanese monastery"]
        );
        let mayor = answers_at("m.monastery", ", as: abbot, figure: mayor");
        assert_eq!(mayor, ["allowed no; reasons a mayor cannot be placed on a monastery"]);
    }

    #[test]
    fn a_barn_keeps_farmers_out() {
        let text = "players: [red, blue]\nboard: |\n  f  g  f\n  f  g  f\ntiles:\n  f: {}\n  g: { road: NS }\nmeeples: { blue: barn f:0:0@se }\nask:\n  - place: { meeple: red, at: PLACE }\n";
        let answers_at = |place: &str| answer_question(&text.replace("PLACE", place), "2021").0;
        let barn = ["allowed no; reasons Blue's barn is in the field"];
        assert_eq!(answers_at("f:0:1.field"), barn);
        assert_eq!(answers_at("g:1:0.field@WL"), barn);
        assert_eq!(answers_at("f:2:0.field"), ["allowed yes"]);
        assert_eq!(answers_at("g:1:0.road"), ["allowed yes"]);
    }

    const PAIR: &str = "players: [red, blue]\nboard: |\n  a  p\\q  b\ntiles:\n  a: { road: E }\n  p: { road: W }\n  q: { road: E }\n  b: { road: W }\nmeeples: { blue: PLACE }\nask:\n  - place: { meeple: red, at: q.road }\n";

    #[test]
    fn a_meeple_on_the_half_beside_does_not_hinder_another() {
        let text = PAIR.replace("PLACE", "p.road");
        for rule_set in ["2014", "2015", "2020", "2021", "now", "community", "house-1e"] {
            let (found, asked) = answer_question(&text, rule_set);
            assert_eq!(found, ["allowed yes"], "{rule_set}");
            assert_eq!(asked, ["place.portal", "place.second-meeple"], "{rule_set}");
        }
        // The other meeple is neither on the half nor on the road: the question does not come up.
        let free = text.replace("blue: p.road", "blue: a.road");
        assert_eq!(answer_question(&free, "2014"), (vec!["allowed yes".to_owned()], vec!["place.portal"]));
        // The other meeple is on the road itself, which is occupied under every reading.
        let occupied = text.replace("blue: p.road", "blue: b.road");
        assert_eq!(
            answer_question(&occupied, "2014"),
            (
                vec!["allowed no; reasons the road is occupied by Blue's meeple on b; meeples blue b.road".to_owned()],
                vec![]
            )
        );
    }

    #[test]
    fn halves_that_touch_with_short_sides_are_beside_one_another_and_squares_are_not() {
        let halves = "players: [red, blue]\nboard: |\n  .\\p  q/.\ntiles:\n  p: { road: N }\n  q: { city: N }\nmeeples: { blue: p.road }\nask:\n  - place: { meeple: red, at: q.city }\n";
        assert_eq!(answer_question(halves, "2014").1, ["place.second-meeple"]);
        let square = halves.replace("q/.", "q");
        assert_eq!(answer_question(&square, "2014"), (vec!["allowed yes".to_owned()], vec![]));
        let pig = halves.replace("at: q.city", "at: q.field, figure: pig");
        assert_eq!(
            answer_question(&pig, "2014"),
            (vec!["allowed no; reasons Red has no meeple in the field".to_owned()], vec![])
        );
    }

    const GAP: &str = "players: [red, blue]\nboard: |\n  c  a    e\n  d  p\\.  b\ntiles:\n  a: { city: S }\n  b: { city: W }\n  p: { city: L }\n  c d e: {}\nmeeples: { blue: b.city }\nask:\n  - place: { meeple: red, at: PLACE }\n";

    #[test]
    fn a_gap_joins_what_is_taken_to_what_is_free_or_keeps_it_apart() {
        let city = GAP.replace("PLACE", "a.city");
        let (found, asked) = answer_question(&city, "2014");
        assert_eq!(
            found,
            ["allowed yes", "allowed no; reasons the city is occupied by Blue's meeple on b; meeples blue b.city"]
        );
        assert_eq!(asked, ["gap.city-road", "place.portal"]);
        assert_eq!(answer_question(&city, "2021").0, ["allowed yes"]);
        let free = city.replace("blue: b.city", "blue: b.field");
        assert_eq!(answer_question(&free, "2014"), (vec!["allowed yes".to_owned()], vec!["place.portal"]));
    }

    /// Returns the steps that say that a feature is completed, under every reading of the 2015 rules.
    fn completion_steps(text: &str) -> Vec<String> {
        use crate::landscape::Landscape;
        use crate::mechanics::{build_table, pose_questions};
        use crate::rulebook::{Law, RuleSet, run_every_reading};
        let mut scenario = crate::scenario::test_scenarios::read(text).expect("a legal position");
        let posed = pose_questions(&mut scenario, &mut crate::text::Problems::new());
        let land = Landscape::new(&scenario.board);
        let table = build_table(&scenario, &land, &posed);
        let set = RuleSet::from_word("2015").expect("a rule set");
        let law = Law::new(&set);
        let runs = run_every_reading(&law, |law| posed[0].query.judge(&table, law)).expect("an answer");
        let steps = runs.into_iter().flat_map(|(_, finding)| finding.steps);
        let voice = scenario.voice();
        steps.map(|s| voice.say(&s)).filter(|s| s.contains(" is completed")).collect()
    }

    #[test]
    fn what_is_complete_is_said_to_be() {
        let scored = ": a meeple placed there is scored immediately.";
        let castle = "players: [red, blue]\nboard: |\n  #  #  #  #\n  #  k  <  #\n  #  #  #  #\ntiles:\n  k: { castle: true }\nask: { place: { meeple: red, at: k.castle } }\n";
        assert_eq!(completion_steps(castle), [format!("The castle is completed{scored}")]);
        assert_eq!(completion_steps(&castle.replacen("  #  #", "  .  #", 1)), [""; 0]);
        let city = GAP.replace("PLACE", "a.city").replace("meeples: { blue: b.city }\n", "");
        let ignored = [format!("The city is completed only if the triangular gap is ignored{scored}")];
        assert_eq!(completion_steps(&city), ignored);
    }

    #[test]
    fn what_stands_beyond_a_tile_that_does_not_matter_is_unknown() {
        let unknown = ["unknown what is beyond the unknown tile in column 2, row 0, where the city continues"];
        let answers_with = |meeples: &str| {
            let text = scenario_text("  a  b  #", meeples, "{ meeple: red, at: a.city }");
            let text = text.replace("  c: { city: W, road: S }\n", "");
            answer_question(&text, "2021").0
        };
        assert_eq!(answers_with(""), unknown);
        assert_eq!(
            answers_with("blue: b.city"),
            ["allowed no; reasons the city is occupied by Blue's meeple on b; meeples blue b.city"]
        );
    }

    #[test]
    fn every_tile_that_does_not_matter_is_named() {
        let text = scenario_text("  #  b  #", "", "{ meeple: red, at: b.city }");
        let text = text.replace("  a: { city: E }\n", "").replace("  c: { city: W, road: S }\n", "");
        let beyond = |at: &str| format!("what is beyond the unknown tile in {at}, where the city continues");
        let unknown = [beyond("column 0, row 0"), beyond("column 2, row 0")].join(", ");
        assert_eq!(answer_question(&text, "2021").0, [format!("unknown {unknown}")]);
    }

    #[test]
    fn the_law_is_not_asked_about_a_gap_where_much_is_unknown_anyway() {
        let board = "players: [red]\nboard: |\n  .  #    .  .\n  c  a    e  .\n  d  p\\.  b  #\ntiles:\n  a: { city: NS }\n  b: { city: WE }\n  p: { city: L }\n  c d e: {}\nask:\n  - place: { meeple: red, at: PLACE }\n";
        // Each city runs into an unknown tile of its own, and across the gap into that of the other.
        for (place, hash) in [("a.city", "column 1, row 0"), ("b.city", "column 3, row 2")] {
            let (found, asked) = answer_question(&board.replace("PLACE", place), "2014");
            let unknown = format!("unknown what is beyond the unknown tile in {hash}, where the city continues");
            assert_eq!((found, asked), (vec![unknown], vec![]));
        }
    }

    #[test]
    fn what_is_said_names_the_figure_the_feature_and_who_is_in_the_way() {
        let text = scenario_text("  a  b  c", "blue: c.city", "{ meeple: red, at: a.city }");
        assert_eq!(heading(&text), "Placing Red's meeple in the city on a");
        assert_eq!(
            answer_lines(&text, "now"),
            [
                "It cannot be placed there: the city is occupied by Blue's meeple on c. | not allowed: occupied by Blue's meeple on c"
            ]
        );
        let pig = "players: [red]\nboard: |\n  g\ntiles:\n  g: { road: NS }\nask:\n  - place: { meeple: red, at: g.field@NR, figure: pig }\n";
        let expected = "Placing Red's pig in the field in the north-east of g";
        assert_eq!(heading(pig), expected);
        assert_eq!(
            answer_lines(pig, "now"),
            ["It cannot be placed there: Red has no meeple in the field. | not allowed: Red has no meeple there"]
        );
    }

    #[test]
    fn a_meeple_that_may_be_monk_or_abbot_is_told_so() {
        let text = "players: [red]\nboard: |\n  m\ntiles:\n  m: { monastery: dutch }\nask:\n  - place: { meeple: red, at: m.monastery }\n";
        let either = "It can be placed there, if m is the tile just placed. It can be a monk (standing up) or an abbot (lying down). | allowed";
        assert_eq!(answer_lines(text, "now"), [either]);
        let monk = text.replace(".monastery }", ".monastery, as: monk }");
        let monk_heading = "Placing Red's meeple on the monastery on m, as a monk (standing up)";
        assert_eq!(heading(&monk), monk_heading);
        assert_eq!(answer_lines(&monk, "now"), ["It can be placed there, if m is the tile just placed. | allowed"]);
    }

    #[test]
    fn mistakes_are_underlined() {
        let refuses = |body: &str, code, at: &str| {
            assert_eq!(question_problems(&scenario_text("  a  b  c", "", body)), [(code, at.to_owned())], "{body}");
        };
        refuses("{ meeple: green, at: a.city }", Code::PlayerUnknown, "green");
        refuses("{ meeple: red }", Code::KeyMissing, "{ meeple: red }");
        refuses("{ meeple: red, at: a }", Code::PlaceUnknown, "a");
        refuses("{ meeple: red, at: a.road }", Code::PlaceUnknown, "road");
        refuses("{ meeple: red, at: a.city, figure: king }", Code::ValueWrong, "king");
        refuses("{ meeple: red, at: a.city, figure: acrobat }", Code::ValueWrong, "acrobat");
        refuses("{ meeple: red, at: a.city, on: a }", Code::KeyUnknown, "on");
        refuses("{ meeple: red, at: a.city, as: monk }", Code::ValueWrong, "monk");
    }
}
