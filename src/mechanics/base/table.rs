//! The table: the position with its landscape, its questions, and the matters that are answered.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::rc::Rc;

use super::answer::Answer;
use super::card::Card;
use super::finding::Finding;
use super::form::Form;
use super::inventory::{Inventory, MOST_UNASKED, Printed};
pub use super::inventory::{ScoredFeature, SubjectIx};
use super::pointer::Pointer;
use super::reply::{Orientation, Reply, ReplyPart};
use super::score_track::ScoreTrack;
use super::seen::Seen;
use super::surroundings::{self, Surroundings};
use crate::landscape::{AreaIx, Landscape, Pairs, fields_at};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId, ReadingIx, RuleSet};
use crate::scenario::{
    About, AskIx, Barn, Board, Building, FeatureKind, Figure, Meeple, MeepleIx, Place, Scenario, TileIx,
};
use crate::text::{Problems, Span};
use crate::tiles::MonasteryKind;
use crate::wording::{Sentence, Voice};

/// A feature or question that is answered.
#[derive(Debug, Clone, Copy)]
pub enum Subject<'t> {
    /// A feature.
    Feature(&'t ScoredFeature),
    /// A question.
    Ask(&'t Posed),
}

/// The knowledge of a feature that an answer depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// The extent of the feature.
    Extent,
    /// The points for the feature, and the players who score them.
    Worth,
}

/// A question that has been read and validated.
pub trait Query: std::fmt::Debug + Send + Sync {
    /// Returns the question as a heading, in the asker's words: `The tower on a, 2 floors high`. No full stop.
    fn heading(&self, table: &Table<'_>) -> Sentence;

    /// Returns `true` if the heading recounts the events one by one, so that the outcome is a sentence of its own.
    fn is_account(&self) -> bool {
        false
    }

    /// Returns the finding in words; `None` if the texts of the answer's keys suffice.
    fn answer(&self, _table: &Table<'_>, _finding: &Finding) -> Option<Answer> {
        None
    }

    /// Returns sentences that sum up several possible answers, as ranges; empty if each is listed separately.
    fn together(&self, _answers: &[&Finding]) -> Vec<Sentence> {
        Vec::new()
    }

    /// Returns the features on which the answer depends, each with the span that names it.
    fn turns_on(&self, _scenario: &Scenario) -> Vec<(Place, Span)> {
        Vec::new()
    }

    /// Returns the features of which the answer must know something, each with the span that names it. That knowledge
    /// must not depend on an unknown tile. A query that looks at more features than `turns_on` returns overrides this
    /// method.
    fn needs(&self, scenario: &Scenario) -> Vec<(Place, Needs, Span)> {
        let worth = |(place, span)| (place, Needs::Worth, span);
        self.turns_on(scenario).into_iter().map(worth).collect()
    }

    /// Answers the question.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the law is asked about something that did not exist yet.
    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable>;

    /// Returns the parts of the question that can be marked on the board: where a tile would be placed, the stops of a
    /// walk, the spaces that are looked at.
    fn points(&self, _table: &Table<'_>) -> Vec<Pointer> {
        Vec::new()
    }

    /// Returns the step that leads to each stop of the walk after the first, as far as the walk is possible under the
    /// readings `held`. `None` if the question has no walk.
    fn goes(&self, _table: &Table<'_>, _held: &[(QuestionId, ReadingIx)]) -> Option<Vec<u32>> {
        None
    }

    /// Returns the tiles that something reaches in `reply`; empty if the question is not about reach.
    fn reached<'r>(&self, _reply: &'r Reply) -> &'r [TileIx] {
        &[]
    }

    /// Returns further values that people may give for `key` of `reply`: a tower reaches "as far as" its ends. An
    /// expectation or claim holds if it has one of these.
    fn ways_to_say(&self, _table: &Table<'_>, _key: &str, _reply: &Reply) -> Vec<ReplyPart> {
        Vec::new()
    }

    /// Returns the first of all orientations in which the tile to be placed looks the same as in `orientation`.
    fn same_turn(&self, orientation: Orientation) -> Orientation {
        orientation
    }

    /// Returns the score track, if the question is about it: the present one, and the ways to play in `finding`.
    fn score_track(&self, _table: &Table<'_>, _finding: Option<&Finding>) -> Option<ScoreTrack> {
        None
    }

    /// Returns `true` if the answer depends on the board; that of game setup or the end of the game does not.
    fn looks_at_the_board(&self) -> bool {
        true
    }

    /// Reports mistakes in the question that can only be detected with the table.
    fn check(&self, _table: &Table<'_>, _problems: &mut Problems) {}
}

/// A question of a scenario with the mechanic that answers it.
#[derive(Debug)]
pub struct Posed {
    /// The index of the question in the scenario; `None` if it was added: it is answered beside the features, since its
    /// answer is not the sum of theirs.
    pub ask: Option<AskIx>,
    /// The card of the mechanic that answers.
    pub card: &'static Card,
    /// The form in which the question was asked.
    pub form: &'static Form,
    /// The question itself.
    pub query: Box<dyn Query>,
}

impl Posed {
    /// Returns `true` if the scenario does not ask the question.
    pub fn is_added(&self) -> bool {
        self.ask.is_none()
    }

    /// Returns the question as a heading.
    pub fn heading(&self, table: &Table<'_>) -> Sentence {
        self.query.heading(table)
    }

    /// Returns `true` if the heading recounts the events, as that of a turn does.
    pub fn is_account(&self) -> bool {
        self.query.is_account()
    }
}

/// The scoring of features by whichever mechanics are involved. A mechanic that needs the worth of a feature asks the
/// table, which calls this trait.
pub(crate) trait Scorer: Sync + std::fmt::Debug {
    /// Returns the worth of a feature and the players who score it, with everything that other mechanics add; `None` if
    /// no mechanic scores it.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the law is asked about something that did not exist yet.
    fn score(
        &self,
        table: &Table<'_>,
        subject: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Finding>, NotApplicable>;

    /// Like [`score`](Self::score), but with the points that mechanics give to players separately.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the law is asked about something that did not exist yet.
    fn score_with_rewards(
        &self,
        table: &Table<'_>,
        subject: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable>;

    /// Like [`score`](Self::score), but without the additions of other mechanics.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the law is asked about something that did not exist yet.
    fn score_alone(
        &self,
        table: &Table<'_>,
        subject: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Finding>, NotApplicable>;
}

/// The key in the data for boards on which it makes a difference who gets the fairy's points.
const FAIRY_AMONG_SEVERAL: &str = "fairy-among-several";

/// The position with its landscape and subjects.
#[derive(Debug)]
pub struct Table<'a> {
    /// The position.
    pub scenario: &'a Scenario,
    /// The landscape of the board.
    pub land: &'a Landscape,
    /// The questions that are put to mechanics.
    pub posed: &'a [Posed],
    scorer: &'static dyn Scorer,
    found: Rc<Inventory>,
    /// The meeples that have left the board since the position was recorded.
    gone: BTreeSet<MeepleIx>,
    /// The results of the latest look-ups on the board.
    pub(in crate::mechanics) seen: Rc<Seen>,
}

impl<'a> Table<'a> {
    /// Returns `true` if a scenario asks no question, so that its features are answered.
    fn asks_nothing(posed: &[Posed]) -> bool {
        posed.iter().all(Posed::is_added)
    }

    /// Builds a table and finds the features that may be answered.
    ///
    /// These are every feature with a meeple (a field only if what is beyond unknown tiles cannot change its points),
    /// every monastery and castle, every road, city and field at an enclosed gap (unless it runs into an unknown tile),
    /// and every place that a claim or expectation names. A garden is included only if a meeple is in it or something
    /// names it.
    pub(in crate::mechanics) fn lay(
        scenario: &'a Scenario,
        land: &'a Landscape,
        posed: &'a [Posed],
        scorer: &'static dyn Scorer,
    ) -> Self {
        let found = Rc::new(Inventory::of_board(scenario, land, Self::asks_nothing(posed)));
        let (gone, seen) = (BTreeSet::new(), Rc::default());
        Self { scenario, land, posed, scorer, found, gone, seen }
    }

    /// Returns the voice for sentences about the position.
    pub fn voice(&self) -> Voice<'a> {
        self.scenario.voice()
    }

    /// Returns this table without the meeples in `gone`: features are then scored, and their owners found, without
    /// them.
    pub(in crate::mechanics) fn without(&self, gone: BTreeSet<MeepleIx>) -> Self {
        let Self { scenario, land, posed, scorer, .. } = *self;
        let (found, seen) = (Rc::clone(&self.found), Rc::clone(&self.seen));
        Self { scenario, land, posed, scorer, found, gone, seen }
    }

    /// Builds a table for another position with the same questions.
    pub(in crate::mechanics) fn over<'b>(&'b self, scenario: &'b Scenario, land: &'b Landscape) -> Table<'b> {
        Table::lay(scenario, land, self.posed, self.scorer)
    }

    /// Returns `true` if a meeple has left the board since the position was recorded.
    pub(in crate::mechanics) fn has_gone(&self, meeple: MeepleIx) -> bool {
        self.gone.contains(&meeple)
    }

    /// Returns the board.
    pub fn board(&self) -> &'a Board {
        &self.scenario.board
    }

    /// Returns the features that may be answered, in map order.
    pub fn features(&self) -> &[ScoredFeature] {
        &self.found.subjects
    }

    /// Returns the features that are occupied in the recorded position, in map order, each with its index in
    /// [`subjects`](Self::subjects).
    pub(in crate::mechanics) fn occupied(&self) -> impl Iterator<Item = (SubjectIx, &ScoredFeature)> {
        let found = &self.found;
        found.occupied.iter().filter_map(|ix| Some((*ix, found.subjects.get(ix.0 as usize)?)))
    }

    /// Returns the table with every feature added that a `turn` question scores.
    pub(in crate::mechanics) fn with_what_turns_score(mut self) -> Self {
        let scored = |pointer| match pointer {
            Pointer::Scores { place } => self.subject_of(place),
            _ => None,
        };
        let pointers = self.posed.iter().flat_map(|posed| posed.query.points(&self));
        let scored: Vec<SubjectIx> = pointers.filter_map(scored).collect();
        if let Some(found) = Rc::get_mut(&mut self.found) {
            found.spoken_of.extend(scored);
        }
        self
    }

    /// Returns `true` if a matter is answered: every question, the features that a turn's rounds score, and named
    /// places such as those in claims and expectations; if nothing is asked, also every feature of the table that is
    /// not [left out](Self::left_out) and not [one too many](Self::too_many).
    pub fn is_answered(&self, ix: SubjectIx) -> bool {
        let found = &self.found;
        (Self::asks_nothing(self.posed) && !found.left_out.contains(&ix) && !found.is_too_many(ix))
            || ix.0 as usize >= found.subjects.len()
            || found.spoken_of.contains(&ix)
    }

    /// Returns the number of features that are not answered because they are unoccupied and unnamed, and come, in map
    /// order, after as many of these as are answered on one board.
    pub fn too_many(&self) -> usize {
        if !Self::asks_nothing(self.posed) || self.found.too_many_from.is_none() {
            return 0;
        }
        self.found.unasked().count() - MOST_UNASKED
    }

    /// Returns the occupied fields that are not answered, in map order: nothing names them, and what is beyond an
    /// unknown tile could change their points.
    pub fn left_out(&self) -> impl Iterator<Item = &ScoredFeature> {
        let all = SubjectIx::all().zip(&self.found.subjects);
        all.filter(|(ix, _)| self.found.left_out.contains(ix)).map(|(_, subject)| subject)
    }

    /// Returns everything that may be answered, features first, each with its index.
    pub fn subjects(&self) -> impl Iterator<Item = (SubjectIx, Subject<'_>)> {
        let features = self.found.subjects.iter().map(Subject::Feature);
        SubjectIx::all().zip(features.chain(self.posed.iter().map(Subject::Ask)))
    }

    /// Returns the matter at an index of [`subjects`](Self::subjects).
    pub fn subject(&self, ix: SubjectIx) -> Option<Subject<'_>> {
        let ix = ix.0 as usize;
        match self.found.subjects.get(ix) {
            Some(subject) => Some(Subject::Feature(subject)),
            None => self.posed.get(ix - self.found.subjects.len()).map(Subject::Ask),
        }
    }

    /// Returns the id of a matter: a feature's first place in map order, a question's own id or number, or the word of
    /// an added question's form.
    pub fn id(&self, ix: SubjectIx) -> String {
        match self.subject(ix) {
            Some(Subject::Feature(subject)) => self.board().place_text(subject.place),
            Some(Subject::Ask(posed)) => match posed.ask {
                Some(ask) => self.scenario.ask_id(ask),
                None => posed.form.ask.to_owned(),
            },
            None => String::new(),
        }
    }

    /// Returns the index of the matter that a claim or expectation is about; `None` if it is not answered.
    pub fn about(&self, about: About) -> Option<SubjectIx> {
        match about {
            About::Feature(place) => self.subject_of(place),
            About::Ask(ask) => {
                let n = self.posed.iter().position(|p| p.ask == Some(ask))?;
                u32::try_from(self.found.subjects.len() + n).ok().map(SubjectIx)
            }
        }
    }

    /// Returns the feature at an index of [`subjects`](Self::subjects); `None` for a question.
    pub(in crate::mechanics) fn feature(&self, ix: SubjectIx) -> Option<&ScoredFeature> {
        self.found.subjects.get(ix.0 as usize)
    }

    /// Returns `true` if the feature of an area is answered.
    pub(in crate::mechanics) fn is_told(&self, area: AreaIx) -> bool {
        self.subject_of_area(area).is_some_and(|ix| self.is_answered(ix))
    }

    /// Returns `true` if a question was added to those of the scenario, since several features share in it.
    pub fn answers_more(&self) -> bool {
        self.posed.iter().any(Posed::is_added)
    }

    /// Returns the index of the feature that a place belongs to; `None` if it cannot be answered.
    pub fn subject_of(&self, place: Place) -> Option<SubjectIx> {
        match self.land.area(self.board(), place) {
            Some(area) => self.found.by_area.first(area),
            None => self.found.by_place.first(place),
        }
    }

    /// Returns the index of the feature of an area; `None` if it cannot be answered.
    pub fn subject_of_area(&self, area: AreaIx) -> Option<SubjectIx> {
        self.found.by_area.first(area)
    }

    /// Returns the meeples on areas, in file order.
    pub fn meeples_on(&self, areas: &[AreaIx]) -> Vec<&'a Meeple> {
        self.who_stands_on(areas).into_iter().map(|n| self.scenario.meeple(n)).collect()
    }

    /// Returns the indices of the meeples on areas, in file order.
    pub(in crate::mechanics) fn who_stands_on(&self, areas: &[AreaIx]) -> Vec<MeepleIx> {
        let on = areas.iter().flat_map(|a| self.found.on_area.all(*a));
        let mut there: Vec<MeepleIx> = on.filter(|n| !self.has_gone(*n)).collect();
        there.sort_unstable();
        there
    }

    /// Returns the meeples on a feature that joins no other (a monastery, a castle, a garden).
    pub fn meeples_at(&self, place: Place) -> Vec<&'a Meeple> {
        self.who_stands_at(place).into_iter().map(|n| self.scenario.meeple(n)).collect()
    }

    /// Returns the indices of the meeples on a feature that joins no other, in file order.
    pub(in crate::mechanics) fn who_stands_at(&self, place: Place) -> Vec<MeepleIx> {
        let at = self.found.at_place.all(place);
        at.filter(|n| !self.has_gone(*n)).collect()
    }

    /// Returns the indices of the meeples on tiles, in file order, including those that have left the board since.
    pub(in crate::mechanics) fn who_stands_on_tiles(&self, tiles: &[TileIx]) -> Vec<MeepleIx> {
        let mut there: Vec<MeepleIx> = tiles.iter().flat_map(|tile| self.found.on_tile.all(*tile)).collect();
        there.sort_unstable();
        there.dedup();
        there
    }

    /// Returns the areas of castles that include part of some tiles.
    pub(in crate::mechanics) fn castles_on(&self, tiles: &[TileIx]) -> Vec<AreaIx> {
        if !self.has_castles() {
            return Vec::new();
        }
        let (board, land) = (self.board(), self.land);
        let sides = |tile: &TileIx| {
            let tile = *tile;
            board.placed(tile).shape.sides().iter().map(move |side| (tile, *side))
        };
        let shown = tiles.iter().flat_map(sides);
        let areas = shown.flat_map(|(tile, side)| land.areas_at(board, tile, side)).flatten();
        let mut castles: Vec<AreaIx> = areas.filter(|area| self.found.castles.contains(area)).collect();
        castles.sort_unstable();
        castles.dedup();
        castles
    }

    /// Returns the unknown tiles beside some areas, in map order.
    pub(in crate::mechanics) fn hashes_beside(&self, areas: &[AreaIx]) -> Vec<TileIx> {
        let beside = self.found.hashes.get_or_init(|| {
            let (board, land) = (self.board(), self.land);
            let hashes = board.all().filter(|tile| board.is_hash(*tile));
            let sides = hashes.flat_map(|hash| {
                let sides = board.placed(hash).shape.sides().iter();
                sides.map(move |side| (hash, *side))
            });
            let met = sides.filter_map(|(hash, side)| Some((hash, board.across(hash, side)?)));
            Pairs::of(met.flat_map(|(hash, (tile, side))| {
                let areas = land.areas_at(board, tile, side).into_iter().flatten();
                areas.map(move |area| (area, hash))
            }))
        });
        let mut hashes: Vec<TileIx> = areas.iter().flat_map(|area| beside.all(*area)).collect();
        hashes.sort_unstable();
        hashes.dedup();
        hashes
    }

    /// Returns `true` if several followers are on the fairy's tile.
    pub(in crate::mechanics) fn is_fairy_among_several(&self) -> bool {
        let Some(fairy) = self.scenario.figures.fairy.as_ref() else { return false };
        let on = self.found.on_tile.all(fairy.tile);
        on.filter(|n| self.scenario.meeple(*n).figure.is_follower()).nth(1).is_some()
    }

    /// Returns `true` if there is a little building on the board.
    pub fn has_buildings(&self) -> bool {
        !self.found.buildings.is_empty()
    }

    /// Returns the little buildings on a tile, each with its kind if the scenario gives it.
    pub fn buildings_on(&self, tile: TileIx) -> &[Option<Building>] {
        self.found.buildings.get(&tile).map_or(&[], Vec::as_slice)
    }

    /// Returns `true` if a double-size tile is among some tiles. For rules from before these existed, no question that
    /// looks at one has an answer.
    pub(in crate::mechanics) fn double_among(&self, tiles: impl IntoIterator<Item = TileIx>) -> bool {
        self.found.doubles && tiles.into_iter().any(|tile| self.board().is_double(tile))
    }

    /// Returns `true` if one of some areas is partly on a double-size tile.
    pub(in crate::mechanics) fn double_in(&self, areas: &[AreaIx]) -> bool {
        self.double_among(areas.iter().flat_map(|a| self.land.members(*a)).map(|p| p.tile))
    }

    /// Returns what is on the spaces round a tile, and on its own spaces if `own` is set.
    pub(in crate::mechanics) fn round(&self, tile: TileIx, own: bool) -> Rc<Surroundings> {
        let board = self.board();
        let look = || surroundings::over(board, surroundings::spaces(board, tile, own));
        self.seen.round.or_else(&(tile, own), look)
    }

    /// Returns which special features are printed on tiles of the board.
    pub(in crate::mechanics) fn printed(&self) -> Printed {
        self.found.printed
    }

    /// Returns why a rule set does not judge a feature or question: the newest thing on the board or in the question
    /// that did not exist then, else one of which no rules of that time are known. `None` if it is judged.
    pub fn too_new_for(&self, matter: Subject<'_>, set: &RuleSet) -> Option<NotApplicable> {
        match matter {
            Subject::Ask(Posed { ask: Some(ask), .. }) => self.found.presupposed.ask_too_new_for(*ask, set),
            Subject::Ask(_) | Subject::Feature(_) => self.board_too_new_for(set),
        }
    }

    /// Returns why nothing on the board is judged under a rule set, as for [`Table::too_new_for`].
    pub fn board_too_new_for(&self, set: &RuleSet) -> Option<NotApplicable> {
        self.found.presupposed.board_too_new_for(set)
    }

    /// Returns why none of the answers is judged under a rule set: those to the questions, and those on features unless
    /// questions alone are answered. `None` if one of them is.
    pub fn all_too_new_for(&self, set: &RuleSet) -> Option<NotApplicable> {
        let are_features_answered = Self::asks_nothing(self.posed) || !self.scenario.features.is_empty();
        self.found.presupposed.all_too_new_for(set, are_features_answered)
    }

    /// Returns the rule sets that apply: all of `asked` if some were selected by name, else those that judge some
    /// answer and the presets for the fairy's points where these matter; last, the scenario's own rules.
    pub fn fitting<'s>(&self, asked: &'s [RuleSet]) -> Cow<'s, [RuleSet]> {
        let is_older = |set: &RuleSet| self.all_too_new_for(set).is_some();
        let leaves_out = RuleSet::are_all(asked) && asked.iter().any(is_older);
        let own = self.scenario.rules.as_ref();
        let of_the_fairy = self.is_fairy_among_several() && RuleSet::are_all(asked);
        if !leaves_out && own.is_none() && !of_the_fairy {
            return Cow::Borrowed(asked);
        }
        let more: Vec<RuleSet> =
            if of_the_fairy { RuleSet::only_for(FAIRY_AMONG_SEVERAL).collect() } else { Vec::new() };
        let is_extra = |set: &RuleSet| own.iter().copied().chain(&more).any(|o| o.id() == set.id());
        let fits = asked.iter().filter(|set| !is_extra(set) && (!leaves_out || !is_older(set)));
        Cow::Owned(fits.chain(&more).chain(own).cloned().collect())
    }

    /// Returns `true` if there is a castle token on the board.
    pub(in crate::mechanics) fn has_castles(&self) -> bool {
        !self.found.castles.is_empty()
    }

    /// Returns `true` if there is a castle token on one of these areas.
    pub fn has_castle(&self, areas: &[AreaIx]) -> bool {
        areas.iter().any(|area| self.found.castles.contains(area))
    }

    /// Returns the meeples of a subject, with everything at a gap kept separate.
    pub fn meeples_of(&self, subject: &ScoredFeature) -> Vec<&'a Meeple> {
        match subject.area {
            Some(area) => self.meeples_on(&[area]),
            None => self.meeples_at(subject.place),
        }
    }

    /// Returns the barns in a field, in file order.
    pub(in crate::mechanics) fn barns_in(&self, fields: &[AreaIx]) -> Vec<&'a Barn> {
        let (board, land) = (self.board(), self.land);
        let stands = |barn: &&Barn| fields_at(board, land, barn.at).iter().any(|a| fields.contains(a));
        self.scenario.barns.iter().filter(stands).collect()
    }

    /// Returns the worth of a feature and the players who score it, with everything that other mechanics add.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the law is asked about something that did not exist yet.
    pub(in crate::mechanics) fn score(
        &self,
        subject: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Finding>, NotApplicable> {
        self.scorer.score(self, subject, law)
    }

    /// Like [`score`](Self::score), but with the points that mechanics give to players separately.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the law is asked about something that did not exist yet.
    pub(in crate::mechanics) fn score_with_rewards(
        &self,
        subject: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        self.scorer.score_with_rewards(self, subject, law)
    }

    /// Like [`score`](Self::score), but without the additions of other mechanics.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the law is asked about something that did not exist yet.
    pub(in crate::mechanics) fn score_alone(
        &self,
        subject: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Finding>, NotApplicable> {
        self.scorer.score_alone(self, subject, law)
    }

    /// Returns `true` if the subject is a monastery that takes abbots and a meeple is laid on it as abbot.
    pub(in crate::mechanics) fn is_abbot_laid(&self, subject: &ScoredFeature) -> bool {
        self.monastery(subject).is_some_and(MonasteryKind::takes_abbots)
            && self.meeples_at(subject.place).iter().any(|m| m.figure == Figure::Abbot)
    }

    /// Returns the barns in a subject, with everything at a gap kept separate; empty if it is no field.
    pub fn barns_of(&self, subject: &ScoredFeature) -> Vec<&'a Barn> {
        let field = subject.area.filter(|_| subject.kind == FeatureKind::Field);
        field.map(|area| self.barns_in(&[area])).unwrap_or_default()
    }

    /// Returns the addresses of the tiles on which a subject is placed, without duplicates, in map order.
    pub fn tile_names(&self, subject: &ScoredFeature) -> Vec<String> {
        let mut tiles = match subject.area {
            Some(area) => self.land.members(area).iter().map(|p| p.tile).collect(),
            None => vec![subject.place.tile],
        };
        tiles.dedup();
        tiles.into_iter().map(|tile| self.board().address(tile)).collect()
    }

    /// Returns the kind of a subject's monastery; `None` for other features.
    pub fn monastery(&self, subject: &ScoredFeature) -> Option<MonasteryKind> {
        (subject.kind == FeatureKind::Monastery)
            .then(|| self.board().tile(subject.place.tile).and_then(|t| t.monastery))
            .flatten()
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::try_out::read;

    fn subjects(more: &str) -> Vec<String> {
        let text = format!("board: |\n  g  h\ntiles:\n  g h: {{ garden: true }}\n{more}");
        let scenario = read(&text).expect("a legal position");
        let land = Landscape::of(&scenario.board);
        let table = crate::mechanics::lay(&scenario, &land, &[]);
        table.subjects().map(|(ix, _)| table.id(ix)).collect()
    }

    #[test]
    fn a_garden_is_answered_where_somebody_stands_in_it_or_names_it() {
        assert_eq!(subjects(""), [""; 0]);
        let both = "meeples: { red: abbot h.garden }\nclaims: { red: { g.garden: 9, h.garden: 9 } }\n";
        assert_eq!(subjects(both), ["g.garden", "h.garden"]);
    }
}
