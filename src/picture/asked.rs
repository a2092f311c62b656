//! The pointers of questions, added to a plan.

use std::collections::{BTreeMap, BTreeSet};

use super::make::{PlanVerdicts, View, face, on, outlined, printed, spaces};
use super::plan::{Ghost, Mark, Piece, Plan, QuestionSet, Stand, Token, What};
use super::pointed;
use super::rows::OutcomeKey;
use crate::geometry::{Shape, Space};
use crate::mechanics::{Pointer, Posed, ReplyPart, Subject, SubjectIx, Table, UNCERTAIN};
use crate::rulebook::ReadingPath;
use crate::scenario::TileIx;
use crate::verdict::{Outcome, SubjectVerdicts};

/// Returns `Some(true)` if a tile can be placed in a space, `Some(false)` if that depends on the rules or on an unknown
/// tile, and `None` if it cannot.
fn fits(verdicts: &SubjectVerdicts<'_>, at: Space) -> Option<bool> {
    let outcomes = verdicts.verdicts.iter().flat_map(|verdict| &verdict.outcomes);
    let how = |outcome: &Outcome| {
        let named = |part: &ReplyPart| matches!(part, ReplyPart::Placements(all) if all.iter().any(|one| one.at == at));
        let keys = outcome.reply().iter().filter(|(_, part)| named(part)).map(|(key, _)| key != UNCERTAIN);
        keys.max()
    };
    let all: Vec<Option<bool>> = outcomes.map(how).collect();
    all.iter().any(Option::is_some).then(|| all.iter().all(|one| *one == Some(true)))
}

impl View<'_> {
    /// Returns the pointers of the drawn questions, each with its question: of all questions, or of the one whose
    /// outcome is drawn.
    fn pointers<'p>(&'p self, row: Option<&OutcomeKey>) -> impl Iterator<Item = (SubjectIx, &'p Pointer)> + use<'p> {
        let only = row.map(|row| row.subject).filter(|only| self.place_of(*only).is_some());
        let drawn = self.asked().zip(&self.pointed).filter(move |((ix, _), _)| only.is_none_or(|only| only == *ix));
        drawn.flat_map(|((ix, _), pointers)| pointers.iter().map(move |pointer| (ix, pointer)))
    }

    /// Returns the questions, in the order of [`View::pointed`].
    pub(super) fn asked(&self) -> impl Iterator<Item = (SubjectIx, &Posed)> {
        self.table.subjects().filter_map(|(ix, matter)| match matter {
            Subject::Ask(posed) => Some((ix, posed)),
            Subject::Feature(_) => None,
        })
    }

    /// Returns the index of a question among all questions; `None` if the matter is a feature.
    fn place_of(&self, matter: SubjectIx) -> Option<usize> {
        self.asked().position(|(ix, _)| ix == matter)
    }

    /// Adds the marks and tokens for the pointers of questions, without duplicates.
    pub(super) fn point(&self, plan: &mut Plan, number: &BTreeMap<TileIx, usize>, overlay: &PlanVerdicts<'_>) {
        for (question, pointer) in self.pointers(overlay.row) {
            let token = match pointer {
                Pointer::Bridge { at, axis } => {
                    let mark = Mark::Bridge { at: *at, axis: *axis };
                    if self.window.holds(*at) && !plan.marks.contains(&mark) {
                        plan.marks.push(mark);
                    }
                    continue;
                }
                Pointer::Barn { at } => {
                    let seen = at.spaces().iter().any(|(space, _)| self.window.holds(*space));
                    let stand = Stand::Crossing(*at);
                    let stands = plan.tokens.iter().any(|token| token.stand == stand);
                    (seen && !stands).then_some(Token { what: What::NewBarn, stand })
                }
                Pointer::Set { place, player, figure } => {
                    on(*place, number).map(|stand| Token { what: What::NewFigure(player.index(), *figure), stand })
                }
                Pointer::Stands { tile, what, number: own } => number
                    .get(tile)
                    .map(|piece| Token { what: What::Landmark(what, *own), stand: Stand::Piece(*piece) }),
                Pointer::Flea { tile } => {
                    number.get(tile).map(|piece| Token { what: What::Flea, stand: Stand::Piece(*piece) })
                }
                Pointer::About { place } => {
                    let own = self.table.subject_of(*place);
                    let lettered = own.is_some_and(|ix| self.seen.contains(&ix));
                    let stand = on(*place, number).filter(|_| !lettered);
                    stand.map(|stand| Token { what: What::Asked, stand })
                }
                Pointer::Looks { at } => {
                    self.window.holds(*at).then_some(Token { what: What::Looked, stand: Stand::Space(*at) })
                }
                // An outcome that is drawn shows its own placements instead.
                Pointer::Fits { at } if overlay.row.is_none() && self.window.holds(*at) => {
                    let fits = overlay.on(question).and_then(|verdicts| fits(verdicts, *at));
                    fits.map(|fits| Token { what: What::Fits(fits), stand: Stand::Space(*at) })
                }
                // Drawn elsewhere (`offered`, `told_apart`, `passed`, `come`), or visible without a mark.
                Pointer::Fits { .. }
                | Pointer::Lies { .. }
                | Pointer::Stop { .. }
                | Pointer::At { .. }
                | Pointer::Scores { .. }
                | Pointer::Passes { .. }
                | Pointer::Near { .. } => None,
            };
            plan.tokens.extend(token.filter(|token| !plan.tokens.contains(token)));
        }
    }

    /// Adds the tiles that questions would place, without duplicates. A tile whose space is taken, by a placed tile or
    /// by the tile of an earlier question, becomes a ghost: outline, name, and (unless the latter is there) its face.
    pub(super) fn offered(&self, plan: &mut Plan, row: Option<&OutcomeKey>) {
        let board = self.table.board();
        let mut placed: Vec<(Shape, Space)> = Vec::new();
        let mut known: Vec<&Pointer> = Vec::new();
        for (_, pointer) in self.pointers(row) {
            let Pointer::Lies { shape, at, name, shows } = pointer else { continue };
            let seen = shape.spaces(*at).any(|space| self.window.holds(space));
            if !seen || known.contains(&pointer) {
                continue;
            }
            known.push(pointer);
            let rim = outlined(*shape, *at);
            let mut lies = shape.spaces(*at).flat_map(|space| board.at(space));
            let taken = lies.any(|tile| overlap(board.placed(tile).shape, *shape));
            let promised = placed.iter().any(|(other, there)| {
                let meets = |space| other.spaces(*there).any(|own| own == space);
                overlap(*other, *shape) && shape.spaces(*at).any(meets)
            });
            let shown = face(shows, *shape, |_| None);
            if taken || promised {
                if promised && !(shown.cities.is_empty() && shown.roads.is_empty()) {
                    plan.unseen.push(name.clone());
                }
                let face = Some(shown).filter(|_| !promised);
                plan.ghosts.push(Ghost { rim, name: Some(name.clone()), face });
                continue;
            }
            placed.push((*shape, *at));
            plan.tokens.extend(printed(shows, plan.pieces.len()));
            plan.pieces.push(Piece { name: name.clone(), at: *at, rim, face: Some(shown), offered: true });
        }
    }

    /// Adds the walks and reaches of the questions, distinguished by question number; equal ones share one number.
    pub(super) fn told_apart(&self, plan: &mut Plan, number: &BTreeMap<TileIx, usize>, overlay: &PlanVerdicts<'_>) {
        type Walk = Vec<(TileIx, u32)>;
        let mut known: Vec<(Walk, Vec<pointed::Reach>)> = Vec::new();
        // Each with its index among all questions, which gives its number.
        let mut questions: Vec<(usize, Vec<&Posed>)> = Vec::new();
        let only = overlay.row.and_then(|row| self.place_of(row.subject));
        for (place, ((ix, posed), pointers)) in self.asked().zip(&self.pointed).enumerate() {
            if only.is_some_and(|only| only != place) {
                continue;
            }
            let walk = pointers.iter().filter_map(|pointer| {
                let Pointer::Stop { tile, stop } = pointer else { return None };
                Some((*tile, *stop))
            });
            let verdicts = overlay.on(ix).into_iter().flat_map(|judged| &judged.verdicts);
            let outcomes = verdicts.flat_map(|verdict| &verdict.outcomes);
            let reach = if overlay.row.is_some() {
                pointed::reached(posed, overlay.outcome(ix).into_iter())
            } else {
                pointed::reached(posed, outcomes)
            };
            // In one outcome, a walk has the steps of that outcome, and ends where they do.
            let held = overlay.row.and_then(|row| Some(row.held(overlay.on(ix)?)));
            let goes = held.and_then(|held| posed.query.goes(self.table, &held));
            // Without an outcome, a walk has today's steps, provided that it reaches its end today.
            let goes = goes.or_else(|| {
                let goes = posed.query.goes(self.table, &self.held_today(overlay.on(ix)?)?)?;
                let stops = pointers.iter().filter(|p| matches!(p, Pointer::Stop { .. })).count();
                (overlay.row.is_none() && goes.len() + 1 == stops).then_some(goes)
            });
            let walk: Walk = match goes {
                Some(goes) => {
                    let steps = std::iter::once(0).chain(goes);
                    walk.zip(steps).map(|((tile, _), step)| (tile, step)).collect()
                }
                None => walk.collect(),
            };
            if walk.is_empty() && reach.is_empty() {
                continue;
            }
            let one = (walk, reach);
            match known.iter().position(|other| *other == one) {
                Some(n) => {
                    questions.get_mut(n).into_iter().for_each(|(_, alike)| alike.push(posed));
                }
                None if place < QuestionSet::MOST => {
                    known.push(one);
                    questions.push((place, vec![posed]));
                }
                None => plan.untold += 1,
            }
        }
        let called = |(place, alike): &(usize, Vec<&Posed>)| (*place, called(self.table, alike));
        plan.questions = questions.iter().map(called).collect();
        let mut stops: BTreeMap<(usize, u32), QuestionSet> = BTreeMap::new();
        let mut reaches: BTreeMap<usize, (QuestionSet, QuestionSet)> = BTreeMap::new();
        for ((n, _), (walk, reach)) in questions.iter().zip(&known) {
            for (tile, stop) in walk {
                if let Some(piece) = number.get(tile) {
                    let of = stops.entry((*piece, *stop)).or_default();
                    *of = of.with(*n);
                }
            }
            for reach in reach {
                if let Some(piece) = number.get(&reach.tile) {
                    let (always, some) = reaches.entry(*piece).or_default();
                    let of = if reach.always { always } else { some };
                    *of = of.with(*n);
                }
            }
        }
        let stops = stops.into_iter().map(|((piece, number), of)| Mark::Stop { piece, number, of });
        plan.marks.extend(stops);
        let reaches = reaches.into_iter();
        plan.marks.extend(reaches.map(|(piece, (always, some))| Mark::Reached { piece, always, some }));
    }

    /// Returns the readings of law on a matter under today's rule set; `None` unless its answer is settled.
    fn held_today(&self, judged: &SubjectVerdicts<'_>) -> Option<ReadingPath> {
        let rule_set = self.today?;
        let way = judged.under(rule_set)?.only()?.ways.first().cloned().unwrap_or_default();
        Some(OutcomeKey { subject: judged.subject, rule_set, way }.held(judged))
    }

    /// Adds a token to each space that a flight passes over, except spaces of reached tiles.
    pub(super) fn passed(&self, plan: &mut Plan, row: Option<&OutcomeKey>) {
        let reached = |space: Space| {
            let here = |piece: usize| {
                let lies = self.tiles.get(piece).map(|tile| spaces(self.table.board(), *tile));
                lies.is_some_and(|mut lies| lies.any(|own| own == space))
            };
            plan.marks.iter().any(|mark| matches!(mark, Mark::Reached { piece, .. } if here(*piece)))
        };
        let passes = self.pointers(row).filter_map(|(_, pointer)| {
            let Pointer::Passes { at } = pointer else { return None };
            self.window.holds(*at).then_some(*at)
        });
        let passes: BTreeSet<Space> = passes.filter(|at| !reached(*at)).collect();
        let token = |at| Token { what: What::Passed, stand: Stand::Space(at) };
        plan.tokens.extend(passes.into_iter().map(token));
    }
}

/// Returns `true` if two tiles in the same space would overlap: all but two opposite halves do.
fn overlap(one: Shape, other: Shape) -> bool {
    match (one, other) {
        (Shape::Half(one), Shape::Half(other)) => one != other.opposite(),
        (Shape::Square | Shape::Half(_) | Shape::Double(_), _) => true,
    }
}

/// Returns the caption of questions with equal drawings: the heading of the first.
fn called(table: &Table<'_>, alike: &[&Posed]) -> String {
    let voice = table.voice();
    alike.first().map_or_else(String::new, |posed| voice.sentence(&posed.heading(table)))
}
