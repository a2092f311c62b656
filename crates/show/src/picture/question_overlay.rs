//! The marks and tokens for the things at which questions point.

use std::collections::BTreeMap;

use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::{Shape, Space};
use carcassonne_law::ReadingPath;
use carcassonne_position::TileIx;
use carcassonne_rules::mechanics::{Placement, Pointer, PosedQuestion, Subject, SubjectIx, read_placements};
use carcassonne_rules::verdict::{Outcome, SubjectVerdicts};

use super::feature_marks;
use super::make::{PlanVerdicts, View, build_face, printed_tokens, shape_corners, spaces};
use super::outcome_keys::OutcomeKey;
use super::plan::{Ghost, Mark, Piece, Plan, QuestionSet, Stand, Token, TokenContent};

/// Returns `Some(true)` if the asked tile can be placed in a space, `Some(false)` if that depends on the rules or on an
/// unknown tile, and `None` if it cannot.
fn fit_status(verdicts: &SubjectVerdicts<'_>, at: Space) -> Option<bool> {
    let outcomes = verdicts.verdicts.iter().flat_map(|verdict| &verdict.outcomes);
    let fit_in = |outcome: &Outcome| {
        let (certain, uncertain) = read_placements(outcome.reply());
        let names_space = |all: &[Placement]| all.iter().any(|placement| placement.at == at);
        names_space(&certain).then_some(true).or_else(|| names_space(&uncertain).then_some(false))
    };
    let all: Vec<Option<bool>> = outcomes.map(fit_in).collect();
    all.iter().any(Option::is_some).then(|| all.iter().all(|one| *one == Some(true)))
}

impl View<'_> {
    /// Returns the pointers of the drawn questions, each with its question: of all questions, or of the one whose
    /// outcome is drawn.
    fn drawn_pointers<'p>(
        &'p self,
        key: Option<&OutcomeKey>,
    ) -> impl Iterator<Item = (SubjectIx, &'p Pointer)> + use<'p> {
        let drawn_question = key.map(|row| row.subject).filter(|only| self.question_index(*only).is_some());
        let questions = self
            .questions()
            .zip(&self.question_pointers)
            .filter(move |((ix, _), _)| drawn_question.is_none_or(|only| only == *ix));
        questions.flat_map(|((ix, _), pointers)| pointers.iter().map(move |pointer| (ix, pointer)))
    }

    /// Returns the questions of the table, in the order of [`View::question_pointers`].
    pub(super) fn questions(&self) -> impl Iterator<Item = (SubjectIx, &PosedQuestion)> {
        self.table.subjects().filter_map(|(ix, subject)| match subject {
            Subject::Ask(posed) => Some((ix, posed)),
            Subject::Feature(_) => None,
        })
    }

    /// Returns the index of a question among all questions; `None` if `subject` is a feature.
    fn question_index(&self, subject: SubjectIx) -> Option<usize> {
        self.questions().position(|(ix, _)| ix == subject)
    }

    /// Adds the marks and tokens for the places that questions point at, each once: not for tiles, walks and flights.
    pub(super) fn add_pointers(&self, plan: &mut Plan, overlay: &PlanVerdicts<'_>) {
        for (question, pointer) in self.drawn_pointers(overlay.key) {
            let (content, stand) = match pointer {
                Pointer::Bridge { at, axis } => {
                    let mark = Mark::Bridge { at: *at, axis: *axis };
                    if self.window.contains(*at) && !plan.marks.contains(&mark) {
                        plan.marks.push(mark);
                    }
                    continue;
                }
                Pointer::Barn { at } => {
                    let is_visible = at.spaces().iter().any(|(space, _)| self.window.contains(*space));
                    let stand = Stand::Crossing(*at);
                    let is_added = plan.tokens.iter().any(|token| token.stand == stand);
                    (TokenContent::NewBarn, (is_visible && !is_added).then_some(stand))
                }
                Pointer::Figure { place, player, figure } => {
                    (TokenContent::NewFigure(player.index(), *figure), self.stand_on(*place))
                }
                Pointer::Landmark { tile, landmark, number: landmark_number } => {
                    (TokenContent::Landmark(landmark, *landmark_number), self.stand_on_tile(*tile))
                }
                Pointer::Flea { tile } => (TokenContent::Flea, self.stand_on_tile(*tile)),
                Pointer::Feature { place } => {
                    let subject = self.table.subject_of(*place);
                    let is_lettered = subject.is_some_and(|ix| self.answered.contains(&ix));
                    (TokenContent::AskedFeature, self.stand_on(*place).filter(|_| !is_lettered))
                }
                Pointer::SurveyedSpace { at } => (TokenContent::LookedAt, self.stand_in_window(*at)),
                // An outcome that is drawn shows its own placements instead.
                Pointer::FittingSpace { at } if overlay.key.is_none() => {
                    let certainty = overlay.for_subject(question).and_then(|verdicts| fit_status(verdicts, *at));
                    let Some(fits) = certainty else { continue };
                    (TokenContent::Fits(fits), self.stand_in_window(*at))
                }
                // Drawn elsewhere (`add_offered_tiles`, `add_walks`, `add_flights`), or visible without a mark.
                _ => continue,
            };
            let token = stand.map(|stand| Token { content, stand });
            plan.tokens.extend(token.filter(|token| !plan.tokens.contains(token)));
        }
    }

    /// Adds the tiles that questions would place, without duplicates. A tile whose space is taken, by a placed tile or
    /// by the tile of an earlier question, becomes a ghost: outline, name, and (for a placed tile only) the face.
    pub(super) fn add_offered_tiles(&self, plan: &mut Plan, key: Option<&OutcomeKey>) {
        let board = self.table.board();
        let mut placed: Vec<(Shape, Space)> = Vec::new();
        let mut known: Vec<&Pointer> = Vec::new();
        for (_, pointer) in self.drawn_pointers(key) {
            let Pointer::Tile { shape, at, name, print: shows } = pointer else { continue };
            let is_visible = shape.spaces(*at).any(|space| self.window.contains(space));
            if !is_visible || known.contains(&pointer) {
                continue;
            }
            known.push(pointer);
            let rim = shape_corners(*shape, *at);
            let mut tiles = shape.spaces(*at).flat_map(|space| board.at(space));
            let is_taken = tiles.any(|tile| do_overlap(board.placed(tile).shape, *shape));
            let is_promised = placed.iter().any(|(other, other_space)| {
                let is_shared = |space| other.spaces(*other_space).any(|own| own == space);
                do_overlap(*other, *shape) && shape.spaces(*at).any(is_shared)
            });
            let offered_face = build_face(shows, *shape, |_| None);
            if is_taken || is_promised {
                if is_promised && !(offered_face.cities.is_empty() && offered_face.roads.is_empty()) {
                    plan.hidden_tiles.push(name.clone());
                }
                let face = Some(offered_face).filter(|_| !is_promised);
                plan.ghosts.push(Ghost { rim, name: Some(name.clone()), face });
                continue;
            }
            placed.push((*shape, *at));
            plan.tokens.extend(printed_tokens(shows, plan.pieces.len()));
            plan.pieces.push(Piece { name: name.clone(), at: *at, rim, face: Some(offered_face), offered: true });
        }
    }

    /// Adds the walks and the reached tiles of the questions, with the questions' numbers; equal ones share a number.
    pub(super) fn add_walks(&self, plan: &mut Plan, overlay: &PlanVerdicts<'_>) {
        type Walk = Vec<(TileIx, u32)>;
        // Each drawing has the index of its first question among all questions, which gives the number.
        let mut drawings: Vec<(usize, (Walk, Vec<feature_marks::ReachedTile>))> = Vec::new();
        let drawn_index = overlay.key.and_then(|row| self.question_index(row.subject));
        for (index, ((ix, posed), pointers)) in self.questions().zip(&self.question_pointers).enumerate() {
            if drawn_index.is_some_and(|only| only != index) {
                continue;
            }
            let walk = pointers.iter().filter_map(|pointer| {
                let Pointer::Stop { tile, stop } = pointer else { return None };
                Some((*tile, *stop))
            });
            let verdicts = overlay.for_subject(ix).into_iter().flat_map(|judged| &judged.verdicts);
            let outcomes = verdicts.flat_map(|verdict| &verdict.outcomes);
            let reach = if overlay.key.is_some() {
                feature_marks::reached_tiles(posed, overlay.outcome(ix).into_iter())
            } else {
                feature_marks::reached_tiles(posed, outcomes)
            };
            // In one outcome, a walk has the steps of that outcome, and ends where they do.
            let readings = overlay.key.and_then(|row| Some(row.readings_of(overlay.for_subject(ix)?)));
            let known_steps = readings.and_then(|held| posed.query.walk_steps(self.table, &held));
            // Without an outcome, a walk has today's steps, provided that it reaches its end today.
            let known_steps = known_steps.or_else(|| {
                let today_steps =
                    posed.query.walk_steps(self.table, &self.readings_today(overlay.for_subject(ix)?)?)?;
                let stops = pointers.iter().filter(|p| matches!(p, Pointer::Stop { .. })).count();
                (overlay.key.is_none() && today_steps.len() + 1 == stops).then_some(today_steps)
            });
            let walk: Walk = match known_steps {
                Some(further_steps) => {
                    let steps = std::iter::once(0).chain(further_steps);
                    walk.zip(steps).map(|((tile, _), step)| (tile, step)).collect()
                }
                None => walk.collect(),
            };
            if walk.is_empty() && reach.is_empty() {
                continue;
            }
            let drawing = (walk, reach);
            if drawings.iter().any(|(_, other)| *other == drawing) {
                continue;
            }
            if index < QuestionSet::MOST {
                drawings.push((index, drawing));
                let caption = self.table.voice().capitalized_sentence(&posed.heading(self.table));
                plan.questions.push((index, caption));
            } else {
                plan.undrawn_questions += 1;
            }
        }
        let mut stops: BTreeMap<(usize, u32), QuestionSet> = BTreeMap::new();
        let mut reaches: BTreeMap<usize, (QuestionSet, QuestionSet)> = BTreeMap::new();
        for (n, (walk, reach)) in &drawings {
            for (tile, stop) in walk {
                if let Some(piece) = self.piece(*tile) {
                    let set = stops.entry((piece, *stop)).or_default();
                    *set = set.with_question(*n);
                }
            }
            for reach in reach {
                if let Some(piece) = self.piece(reach.tile) {
                    let (always, some) = reaches.entry(piece).or_default();
                    let set = if reach.always { always } else { some };
                    *set = set.with_question(*n);
                }
            }
        }
        let stops = stops.into_iter().map(|((piece, number), of)| Mark::Stop { piece, number, questions: of });
        plan.marks.extend(stops);
        let reaches = reaches.into_iter();
        plan.marks.extend(reaches.map(|(piece, (always, some))| Mark::Reached { piece, always, some }));
    }

    /// Returns the readings on a subject under today's rule set; `None` unless the subject has a single outcome today.
    fn readings_today(&self, judged: &SubjectVerdicts<'_>) -> Option<ReadingPath> {
        let rule_set = self.today?;
        let readings = judged.verdict_under(rule_set)?.single_outcome()?.ways.first().cloned().unwrap_or_default();
        Some(OutcomeKey { subject: judged.subject, rule_set, readings }.readings_of(judged))
    }

    /// Adds a token to each space that a flight passes over, except spaces of reached tiles.
    pub(super) fn add_flights(&self, plan: &mut Plan, key: Option<&OutcomeKey>) {
        let is_reached = |space: Space| {
            let covers_space = |piece: usize| {
                let piece_spaces = self.tiles.get(piece).map(|tile| spaces(self.table.board(), *tile));
                piece_spaces.is_some_and(|mut lies| lies.any(|own| own == space))
            };
            plan.marks.iter().any(|mark| matches!(mark, Mark::Reached { piece, .. } if covers_space(*piece)))
        };
        let flown_over = self.drawn_pointers(key).filter_map(|(_, pointer)| {
            let Pointer::PassedSpace { at } = pointer else { return None };
            self.window.contains(*at).then_some(*at)
        });
        let unreached = sorted_unique(flown_over.filter(|at| !is_reached(*at)));
        let token = |at| Token { content: TokenContent::FlownOver, stand: Stand::Space(at) };
        plan.tokens.extend(unreached.into_iter().map(token));
    }
}

/// Returns `true` if two tiles in the same space would overlap: all but two opposite halves do.
fn do_overlap(shape: Shape, other: Shape) -> bool {
    !matches!((shape, other), (Shape::Half(one), Shape::Half(other)) if one == other.opposite())
}
