//! The question whether a meeple or another figure may be placed on a feature.

use carcassonne_base::sorting::{sort, sort_unique};
use carcassonne_board::geometry::Shape;
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::{
    GAP_CITY_ROAD, GAP_FIELD, Inquiry, LawResult, PLACE_PORTAL, PLACE_SECOND_MEEPLE, PLACE_VOLCANO, Portal, QuestionId,
    SecondMeeple, Volcano,
};
use carcassonne_position::asks::meeple_placing as ask;
use carcassonne_position::bodies::MeeplePlacingBody;
use carcassonne_position::wording::{Arg, Sentence, meeple_placing, say};
use carcassonne_position::{At, Beyond, FeatureKind, Figure, MeepleIx, Place, PlayerIx, Reader, TileIx};
use carcassonne_text::{problem, words};

use super::tower_top::TopOfTower;
use super::{half_words, problems};
use crate::landscape::{AreaIx, Gaps, widest_field};
use crate::mechanics::base::completeness::{Completeness, completeness};
use crate::mechanics::{
    Answer, Askable, Finding, Hearing, MEEPLE_PLACING_FORM, Mechanic, MeeplePlacingReply, Pointer, Query, Role, Table,
    TypedReply, cards, farm,
};

pub(super) static MEEPLE_PLACING: Mechanic = Mechanic {
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
    roles: &[Role::Answers(&[Askable { form: &MEEPLE_PLACING_FORM, read }])],
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
        let place = at.text().unwrap_or_default().to_owned();
        reader.problem(problem!(node.span, problems::NoMonastery { place }));
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
        let reply = MeeplePlacingReply::read(&finding.reply)?;
        Some(match reply.reasons.as_slice() {
            [first, others @ ..] => Answer::new(
                say!(meeple_placing::TodayNot { because: half_words::summarize_reasons(first, others) }),
                self.refusal_row(first, &reply.meeples),
            ),
            [] if !reply.unknown.is_empty() => Answer::new(
                say!(meeple_placing::TodayUnknown { unknown: Arg::list(reply.unknown) }),
                say!(meeple_placing::RowUnknown),
            ),
            [] => {
                let today = say!(meeple_placing::Today { tile: self.place.tile });
                let mut answer = Answer::new(today, say!(meeple_placing::Row));
                // A completed feature is open only to a figure on the tile just placed, not through a portal.
                let is_completed = |step: &&Sentence| step.has_message(meeple_placing::Finished::MESSAGE);
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

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let mut hearing = Hearing::new(law);
        let kind = self.place.feature.kind();
        let areas = self.area(table).into_iter().collect::<Vec<_>>();
        hearing.ask_doubles_exist(table.has_double_in(&areas) || table.has_double_tile([self.place.tile]))?;
        let (mut hindrance, gaps) = self.find_hindrance(table, &mut hearing)?;
        if !self.figure.stands_on().contains(&kind) {
            let figure = self.figure.word();
            let reason = say!(meeple_placing::CannotStand { figure, kind });
            hindrance = Hindrance { reasons: vec![reason], ..Hindrance::default() };
        } else if self.posture == Some(Set::Abbot) && !self.takes_abbots(table) {
            hindrance.reasons.push(say!(meeple_placing::NoAbbot));
        }
        if self.is_on_a_volcano(table, &mut hearing)? {
            hindrance.reasons.push(say!(meeple_placing::Volcano { tile: self.place.tile }));
        }
        if hindrance.is_free() {
            hearing.push(match self.figure {
                Figure::Builder | Figure::Pig => say!(meeple_placing::OwnMeeple { kind, player: self.player }),
                Figure::Shepherd => say!(meeple_placing::NoShepherd),
                _ => say!(meeple_placing::Free { kind }),
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
        hearing.steps.extend(reasons.iter().map(|why| say!(meeple_placing::TodayNot { because: why })));
        let allowed = half_words::decide(&reasons, &unknown);
        let reply = MeeplePlacingReply { allowed, reasons, meeples, unknown, dangers: None };
        Ok(Finding { reply: reply.into_reply(), steps: hearing.steps, ..Finding::default() })
    }
}

impl FigureSite {
    /// Returns the words for a refusal in a row of the table of outcomes, by its first reason.
    fn refusal_row(&self, reason: &Sentence, meeples: &[MeepleIx]) -> Sentence {
        match half_words::reason_name(reason) {
            "taken" => say!(meeple_placing::RowTaken { meeples: Arg::list(meeples) }),
            "shepherd" => say!(meeple_placing::RowShepherd { meeples: Arg::list(meeples) }),
            reason => say!(meeple_placing::RowNot { reason, player: self.player }),
        }
    }

    /// Returns `true` if the tile is a volcano that keeps the figure off: a figure is placed on the tile just placed,
    /// and the dragon is on that tile only if it is a volcano.
    fn is_on_a_volcano(&self, table: &Table<'_>, hearing: &mut Hearing<'_>) -> LawResult<bool> {
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
    fn find_hindrance(&self, table: &Table<'_>, hearing: &mut Hearing<'_>) -> LawResult<(Hindrance, Gaps)> {
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
                sort(&mut meeples);
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
                    hindrance.reasons.push(say!(meeple_placing::NoOwnMeeple { player, kind }));
                }
                return hindrance;
            }
            Figure::Shepherd => find_meeples(&|figure, _| figure == Figure::Shepherd),
            _ => find_meeples(&|figure, _| figure.is_follower()),
        };
        if !blockers.is_empty() {
            let meeples = Arg::list(&blockers);
            hindrance.reasons.push(if self.figure.is_follower() {
                say!(meeple_placing::Taken { kind, meeples })
            } else {
                say!(meeple_placing::Shepherd { meeples })
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
    fn note_neighbor_half(&self, table: &Table<'_>, hearing: &mut Hearing<'_>) -> LawResult<()> {
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
        Some(say!(meeple_placing::Finished { kind, condition }))
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
    sort_unique(&mut hashes);
    let clause = |hash| say!(meeple_placing::Beyond { kind, tile: hash });
    hashes.into_iter().map(clause).collect()
}
