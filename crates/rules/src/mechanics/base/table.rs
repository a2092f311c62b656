//! The table: the position with its landscape, its questions, and the features that are answered.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::rc::Rc;

use super::inventory::{Inventory, MAX_UNMENTIONED, PrintedFeatures};
pub use super::inventory::{ScoredFeature, SubjectIx};
use super::lookup_cache::LookupCache;
use super::pointer::Pointer;
use super::reply::{Orientation, Reply, ReplyPart};
use super::score_track::ScoreTrack;
use super::surroundings::{self, Surroundings};
use crate::landscape::{AreaIx, Landscape, Pairs, fields_at};
use crate::mechanics::{Answer, Card, Finding, Form};
use carcassonne_base::sorting::{sort, sorted_unique};
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::{Inquiry, LawResult, NotApplicable, QuestionId, ReadingIx, RuleSet};
use carcassonne_position::wording::{Sentence, Voice};
use carcassonne_position::{
    AskIx, Barn, Board, Building, FeatureKind, Figure, Meeple, MeepleIx, Place, Scenario, TileIx, Topic,
};
use carcassonne_text::{Problems, Span};

/// A feature or question that is answered.
#[derive(Debug, Clone, Copy)]
pub enum Subject<'t> {
    /// A feature of the board.
    Feature(&'t ScoredFeature),
    /// A question that the scenario asks, or that was added.
    Ask(&'t PosedQuestion),
}

/// The knowledge of a feature that an answer depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Knowledge {
    /// The extent of the feature.
    Extent,
    /// The points for the feature, and the players who score them.
    Worth,
}

/// A question that has been read and validated.
pub trait Query: std::fmt::Debug + Send + Sync {
    /// Returns the question as a heading, in the asker's words: `The tower on a, 2 floors high`. No full stop.
    fn heading(&self, table: &Table<'_>) -> Sentence;

    /// Returns `true` if the heading tells the events of a turn one by one, so that the outcome is a separate sentence.
    fn recounts_events(&self) -> bool {
        false
    }

    /// Returns the finding on the question in words; `None` if the texts of the answer's keys suffice.
    fn answer(&self, _table: &Table<'_>, _finding: &Finding) -> Option<Answer> {
        None
    }

    /// Returns sentences that sum up several possible answers, as ranges; empty if each is listed separately.
    fn summarize(&self, _answers: &[&Finding]) -> Vec<Sentence> {
        Vec::new()
    }

    /// Returns the features on which the answer depends, each with the span of the text that names the feature.
    fn deciding_features(&self, _scenario: &Scenario) -> Vec<(Place, Span)> {
        Vec::new()
    }

    /// Returns the features whose extent or worth must not depend on unknown tiles, each with the span that names it.
    ///
    /// A query that looks at more features than `deciding_features` returns must override this method.
    fn required_knowledge(&self, scenario: &Scenario) -> Vec<(Place, Knowledge, Span)> {
        let worth = |(place, span)| (place, Knowledge::Worth, span);
        self.deciding_features(scenario).into_iter().map(worth).collect()
    }

    /// Answers the question under the readings that the law gives.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the law is asked about something that did not exist yet.
    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding>;

    /// Returns the parts of the question that can be marked on the board: where a tile would be placed, the stops of a
    /// walk, the spaces that are looked at.
    fn pointers(&self, _table: &Table<'_>) -> Vec<Pointer> {
        Vec::new()
    }

    /// Returns the number of the step that leads to each stop of the walk after the first, as far as the walk is
    /// possible under the readings `_readings`. `None` if the question has no walk.
    fn walk_steps(&self, _table: &Table<'_>, _readings: &[(QuestionId, ReadingIx)]) -> Option<Vec<u32>> {
        None
    }

    /// Returns the tiles that a tower or such reaches according to `reply`; empty if reach is not asked.
    fn reached_tiles<'r>(&self, _reply: &'r Reply) -> &'r [TileIx] {
        &[]
    }

    /// Returns further values that people may give for `key` of `reply`: a tower reaches "as far as" its ends. An
    /// expectation or claim that gives one of these values holds.
    fn alternative_values(&self, _table: &Table<'_>, _key: &str, _reply: &Reply) -> Vec<ReplyPart> {
        Vec::new()
    }

    /// Returns the first of all orientations in which the tile of the question looks the same as in `orientation`.
    fn canonical_orientation(&self, orientation: Orientation) -> Orientation {
        orientation
    }

    /// Returns the score track, with the ways to play the turn in `finding`; `None` if the question is not about it.
    fn score_track(&self, _table: &Table<'_>, _finding: Option<&Finding>) -> Option<ScoreTrack> {
        None
    }

    /// Returns `true` if the answer depends on the board; that of game setup or the end of the game does not.
    fn depends_on_board(&self) -> bool {
        true
    }

    /// Reports mistakes in the question that can only be detected with the table.
    fn check(&self, _table: &Table<'_>, _problems: &mut Problems) {}
}

/// A question of a scenario with the mechanic that answers it.
#[derive(Debug)]
pub struct PosedQuestion {
    /// The index of the question in the scenario; `None` if it was added, to be answered beside the
    /// features because its answer is not the sum of theirs.
    pub ask: Option<AskIx>,
    /// The card of the mechanic that answers.
    pub card: &'static Card,
    /// The form in which the question was asked.
    pub form: &'static Form,
    /// The question itself.
    pub query: Box<dyn Query>,
}

impl PosedQuestion {
    /// Returns `true` if the question was added, since the scenario does not ask it.
    pub fn is_added(&self) -> bool {
        self.ask.is_none()
    }

    /// Returns the question as a heading.
    pub fn heading(&self, table: &Table<'_>) -> Sentence {
        self.query.heading(table)
    }

    /// Returns `true` if the heading of the question tells the events one by one, as that of a turn does.
    pub fn recounts_events(&self) -> bool {
        self.query.recounts_events()
    }
}

/// The points of a feature that are computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ScoreScope {
    /// The feature's own points.
    FeatureOnly,
    /// The points with everything that other mechanics add.
    WithBonuses,
    /// The points with bonuses, and with what mechanics give players separately.
    WithRewards,
}

/// The function that scores a feature with whichever mechanics are involved. A mechanic that needs the worth of a
/// feature asks the table, which calls this function.
pub(crate) type Scorer = fn(&Table<'_>, &ScoredFeature, ScoreScope, &mut Inquiry<'_, '_>) -> LawResult<Option<Finding>>;

/// The key of the preset rule sets for boards on which it makes a difference who gets the fairy's points.
const FAIRY_AMONG_SEVERAL: &str = "fairy-among-several";

/// The position of a game with its landscape, and with the features and questions that may be answered.
#[derive(Debug)]
pub struct Table<'a> {
    /// The scenario that describes the position.
    pub scenario: &'a Scenario,
    /// The landscape of the board.
    pub land: &'a Landscape,
    /// The questions that mechanics answer.
    pub questions: &'a [PosedQuestion],
    scorer: Scorer,
    inventory: Rc<Inventory>,
    /// The meeples that have left the board since the position was recorded.
    removed: BTreeSet<MeepleIx>,
    /// The results of the latest look-ups on the board.
    pub cache: Rc<LookupCache>,
}

impl<'a> Table<'a> {
    /// Returns `true` if a scenario asks no question, so that its features are answered.
    fn asks_no_question(questions: &[PosedQuestion]) -> bool {
        questions.iter().all(PosedQuestion::is_added)
    }

    /// Builds a table and finds the features that may be answered.
    ///
    /// These are every feature with a meeple or barn, every monastery and castle, every road, city and field at an
    /// enclosed gap (unless it runs into an unknown tile), and every feature that the scenario names to be answered, in
    /// a claim or in an expectation. A garden is included only if a meeple is in it or something names it.
    pub fn new(scenario: &'a Scenario, land: &'a Landscape, questions: &'a [PosedQuestion], scorer: Scorer) -> Self {
        let inventory = Rc::new(Inventory::new(scenario, land, Self::asks_no_question(questions)));
        let (removed, cache) = (BTreeSet::new(), Rc::default());
        Self { scenario, land, questions, scorer, inventory, removed, cache }
    }

    /// Returns the voice for sentences about the position.
    pub fn voice(&self) -> Voice<'a> {
        self.scenario.voice()
    }

    /// Returns this table without the meeples in `removed`: features are then scored, and their owners found, without
    /// them.
    #[must_use]
    pub fn without_meeples(&self, removed: BTreeSet<MeepleIx>) -> Self {
        let Self { scenario, land, questions, scorer, .. } = *self;
        let (inventory, cache) = (Rc::clone(&self.inventory), Rc::clone(&self.cache));
        Self { scenario, land, questions, scorer, inventory, removed, cache }
    }

    /// Builds a table for another position with the same questions.
    pub fn for_position<'b>(&'b self, scenario: &'b Scenario, land: &'b Landscape) -> Table<'b> {
        Table::new(scenario, land, self.questions, self.scorer)
    }

    /// Returns `true` if a meeple has left the board since the position was recorded.
    pub fn is_removed(&self, meeple: MeepleIx) -> bool {
        self.removed.contains(&meeple)
    }

    /// Returns the board.
    pub fn board(&self) -> &'a Board {
        &self.scenario.board
    }

    /// Returns the features that may be answered, in map order.
    pub fn features(&self) -> &[ScoredFeature] {
        &self.inventory.features
    }

    /// Returns the features that are occupied in the recorded position, in map order, each with its index in
    /// [`subjects`](Self::subjects).
    pub fn occupied_features(&self) -> impl Iterator<Item = (SubjectIx, &ScoredFeature)> {
        let inventory = &self.inventory;
        inventory.occupied.iter().filter_map(|ix| Some((*ix, inventory.features.get(ix.0 as usize)?)))
    }

    /// Returns the table, with every feature that a `turn` question scores marked to be answered.
    #[must_use]
    pub fn with_turn_features(mut self) -> Self {
        let scored_subject = |pointer| match pointer {
            Pointer::ScoredFeature { place } => self.subject_of(place),
            _ => None,
        };
        let pointers = self.questions.iter().flat_map(|posed| posed.query.pointers(&self));
        let scored: Vec<SubjectIx> = pointers.filter_map(scored_subject).collect();
        if let Some(inventory) = Rc::get_mut(&mut self.inventory) {
            inventory.mentioned.extend(scored);
        }
        self
    }

    /// Returns `true` if a feature or question is answered: every question, the features that a turn's rounds score,
    /// and named places such as those in claims and expectations; if nothing is asked, also every feature of the table
    /// that is not an [unanswered field](Self::unanswered_fields) and not [surplus](Self::surplus_count).
    pub fn is_answered(&self, ix: SubjectIx) -> bool {
        let inventory = &self.inventory;
        (Self::asks_no_question(self.questions)
            && !inventory.unanswered_fields.contains(&ix)
            && !inventory.is_surplus(ix))
            || ix.0 as usize >= inventory.features.len()
            || inventory.mentioned.contains(&ix)
    }

    /// Returns the number of features that are not answered because they are unoccupied and unnamed, and come, in map
    /// order, after as many of these as are answered on one board.
    pub fn surplus_count(&self) -> usize {
        if !Self::asks_no_question(self.questions) || self.inventory.first_surplus.is_none() {
            return 0;
        }
        self.inventory.unmentioned_features().count() - MAX_UNMENTIONED
    }

    /// Returns the occupied fields that are not answered, in map order: nothing names them, and what is beyond an
    /// unknown tile could change their points.
    pub fn unanswered_fields(&self) -> impl Iterator<Item = &ScoredFeature> {
        let all = SubjectIx::all().zip(&self.inventory.features);
        all.filter(|(ix, _)| self.inventory.unanswered_fields.contains(ix)).map(|(_, feature)| feature)
    }

    /// Returns every feature and question that may be answered, features first, each with its index.
    pub fn subjects(&self) -> impl Iterator<Item = (SubjectIx, Subject<'_>)> {
        let features = self.inventory.features.iter().map(Subject::Feature);
        SubjectIx::all().zip(features.chain(self.questions.iter().map(Subject::Ask)))
    }

    /// Returns the feature or question at an index of [`subjects`](Self::subjects); `None` beyond the last.
    pub fn subject(&self, ix: SubjectIx) -> Option<Subject<'_>> {
        let ix = ix.0 as usize;
        match self.inventory.features.get(ix) {
            Some(feature) => Some(Subject::Feature(feature)),
            None => self.questions.get(ix - self.inventory.features.len()).map(Subject::Ask),
        }
    }

    /// Returns the id of a feature or question: a feature's first place in map order, a question's own id or number, or
    /// the word of an added question's form; empty if there is none at `ix`.
    pub fn id(&self, ix: SubjectIx) -> String {
        match self.subject(ix) {
            Some(Subject::Feature(feature)) => self.board().place_text(feature.place),
            Some(Subject::Ask(question)) => match question.ask {
                Some(ask) => self.scenario.ask_id(ask),
                None => question.form.ask.to_owned(),
            },
            None => String::new(),
        }
    }

    /// Returns the index of the feature or question that a claim or expectation is about; `None` if it is not answered.
    pub fn find_subject(&self, about: Topic) -> Option<SubjectIx> {
        match about {
            Topic::Feature(place) => self.subject_of(place),
            Topic::Ask(ask) => {
                let n = self.questions.iter().position(|p| p.ask == Some(ask))?;
                u32::try_from(self.inventory.features.len() + n).ok().map(SubjectIx)
            }
        }
    }

    /// Returns the feature at an index of [`subjects`](Self::subjects); `None` for a question.
    pub fn feature(&self, ix: SubjectIx) -> Option<&ScoredFeature> {
        self.inventory.features.get(ix.0 as usize)
    }

    pub fn is_area_answered(&self, area: AreaIx) -> bool {
        self.subject_of_area(area).is_some_and(|ix| self.is_answered(ix))
    }

    /// Returns `true` if a question was added to those of the scenario, since its answer is no sum of those on fields.
    pub fn has_added_question(&self) -> bool {
        self.questions.iter().any(PosedQuestion::is_added)
    }

    /// Returns the index of the feature that a place belongs to; `None` if that feature cannot be answered.
    pub fn subject_of(&self, place: Place) -> Option<SubjectIx> {
        match self.land.area(self.board(), place) {
            Some(area) => self.inventory.features_by_area.first_value(area),
            None => self.inventory.features_by_place.first_value(place),
        }
    }

    /// Returns the index of the feature of an area; `None` if that feature cannot be answered.
    pub fn subject_of_area(&self, area: AreaIx) -> Option<SubjectIx> {
        self.inventory.features_by_area.first_value(area)
    }

    /// Returns the meeples on areas, in file order, without those that have left the board since.
    pub fn meeples_on(&self, areas: &[AreaIx]) -> Vec<&'a Meeple> {
        self.meeple_indices_on(areas).into_iter().map(|n| self.scenario.meeple(n)).collect()
    }

    /// Returns the indices of the meeples on areas, in file order, without those that have left the board since.
    pub fn meeple_indices_on(&self, areas: &[AreaIx]) -> Vec<MeepleIx> {
        let occupants = areas.iter().flat_map(|a| self.inventory.meeples_by_area.values(*a));
        let mut meeples: Vec<MeepleIx> = occupants.filter(|n| !self.is_removed(*n)).collect();
        sort(&mut meeples);
        meeples
    }

    /// Returns the meeples on a feature that joins no other (a monastery, a castle, a garden).
    pub fn meeples_at(&self, place: Place) -> Vec<&'a Meeple> {
        self.meeple_indices_at(place).into_iter().map(|n| self.scenario.meeple(n)).collect()
    }

    /// Returns the indices of the meeples on a feature that joins no other, in file order.
    pub fn meeple_indices_at(&self, place: Place) -> Vec<MeepleIx> {
        let at = self.inventory.meeples_by_place.values(place);
        at.filter(|n| !self.is_removed(*n)).collect()
    }

    /// Returns the indices of the meeples on tiles, in file order, including those that have left the board since.
    pub fn meeple_indices_on_tiles(&self, tiles: &[TileIx]) -> Vec<MeepleIx> {
        sorted_unique(tiles.iter().flat_map(|tile| self.inventory.meeples_by_tile.values(*tile)))
    }

    /// Returns the cities with a castle token that are partly on some tiles, as areas.
    pub fn castles_on(&self, tiles: &[TileIx]) -> Vec<AreaIx> {
        if !self.has_castles() {
            return Vec::new();
        }
        let (board, land) = (self.board(), self.land);
        let sides = |tile: &TileIx| {
            let tile = *tile;
            board.placed(tile).shape.sides().iter().map(move |side| (tile, *side))
        };
        let tile_sides = tiles.iter().flat_map(sides);
        let areas = tile_sides.flat_map(|(tile, side)| land.areas_on_side(board, tile, side)).flatten();
        sorted_unique(areas.filter(|area| self.inventory.castles.contains(area)))
    }

    /// Returns the unknown tiles beside some areas, in map order.
    pub fn unknown_tiles_beside(&self, areas: &[AreaIx]) -> Vec<TileIx> {
        let by_area = self.inventory.unknown_tiles.get_or_init(|| {
            let (board, land) = (self.board(), self.land);
            let hashes = board.all().filter(|tile| board.is_hash(*tile));
            let sides = hashes.flat_map(|hash| {
                let sides = board.placed(hash).shape.sides().iter();
                sides.map(move |side| (hash, *side))
            });
            let neighbors = sides.filter_map(|(hash, side)| Some((hash, board.side_across(hash, side)?)));
            Pairs::new(neighbors.flat_map(|(hash, (tile, side))| {
                let areas = land.areas_on_side(board, tile, side).into_iter().flatten();
                areas.map(move |area| (area, hash))
            }))
        });
        sorted_unique(areas.iter().flat_map(|area| by_area.values(*area)))
    }

    /// Returns `true` if several followers are on the fairy's tile.
    pub fn is_fairy_among_several(&self) -> bool {
        let Some(fairy) = self.scenario.figures.fairy.as_ref() else { return false };
        let on = self.inventory.meeples_by_tile.values(fairy.tile);
        on.filter(|n| self.scenario.meeple(*n).figure.is_follower()).nth(1).is_some()
    }

    /// Returns `true` if there is a little building on the board.
    pub fn has_buildings(&self) -> bool {
        !self.inventory.buildings.is_empty()
    }

    /// Returns the little buildings on a tile, each with its kind if the scenario gives it.
    pub fn buildings_on(&self, tile: TileIx) -> &[Option<Building>] {
        self.inventory.buildings.get(&tile).map_or(&[], Vec::as_slice)
    }

    /// Returns `true` if a double-size tile is among some tiles. For rules from before these existed, no question that
    /// looks at one has an answer.
    pub fn has_double_tile(&self, tiles: impl IntoIterator<Item = TileIx>) -> bool {
        self.inventory.has_doubles && tiles.into_iter().any(|tile| self.board().is_double(tile))
    }

    /// Returns `true` if one of some areas is partly on a double-size tile.
    pub fn has_double_in(&self, areas: &[AreaIx]) -> bool {
        self.has_double_tile(areas.iter().flat_map(|a| self.land.members(*a)).map(|p| p.tile))
    }

    /// Returns the content of the spaces round a tile, and of its own spaces if `include_own` is set.
    pub fn surroundings(&self, tile: TileIx, include_own: bool) -> Rc<Surroundings> {
        let board = self.board();
        let look = || surroundings::inspect_spaces(board, surroundings::spaces_around(board, tile, include_own));
        self.cache.surroundings.get_or_compute(&(tile, include_own), look)
    }

    /// Returns which special features are printed on tiles of the board.
    pub fn printed_features(&self) -> PrintedFeatures {
        self.inventory.printed_features
    }

    /// Returns why a rule set does not judge a feature or question: the newest thing on the board or in the question
    /// that did not exist then, else one of which no rules of that time are known. `None` if it is judged.
    pub fn too_new_for(&self, subject: Subject<'_>, set: &RuleSet) -> Option<NotApplicable> {
        match subject {
            Subject::Ask(PosedQuestion { ask: Some(ask), .. }) => {
                self.inventory.prerequisites.ask_too_new_for(*ask, set)
            }
            Subject::Ask(_) | Subject::Feature(_) => self.board_too_new_for(set),
        }
    }

    /// Returns why a rule set does not judge the features of the board, as [`Table::too_new_for`] does for each.
    pub fn board_too_new_for(&self, set: &RuleSet) -> Option<NotApplicable> {
        self.inventory.prerequisites.board_too_new_for(set)
    }

    /// Returns why none of the answers is judged under a rule set: those to the questions, and those on features unless
    /// questions alone are answered. `None` if one of them is.
    pub fn all_too_new_for(&self, set: &RuleSet) -> Option<NotApplicable> {
        let are_features_answered = Self::asks_no_question(self.questions) || !self.scenario.features.is_empty();
        self.inventory.prerequisites.all_too_new_for(set, are_features_answered)
    }

    /// Returns the rule sets that apply: all of `selected` if some were selected by name, else those that judge some
    /// answer and the presets for the fairy's points where these matter; last, the scenario's own rules.
    pub fn applicable_rule_sets<'s>(&self, selected: &'s [RuleSet]) -> Cow<'s, [RuleSet]> {
        let is_older = |set: &RuleSet| self.all_too_new_for(set).is_some();
        let omits_older = RuleSet::is_full_list(selected) && selected.iter().any(is_older);
        let own_rules = self.scenario.rules.as_ref();
        let is_fairy_unclear = self.is_fairy_among_several() && RuleSet::is_full_list(selected);
        if !omits_older && own_rules.is_none() && !is_fairy_unclear {
            return Cow::Borrowed(selected);
        }
        let extra_sets: Vec<RuleSet> =
            if is_fairy_unclear { RuleSet::presets_for(FAIRY_AMONG_SEVERAL).collect() } else { Vec::new() };
        let is_extra = |set: &RuleSet| own_rules.iter().copied().chain(&extra_sets).any(|o| o.id() == set.id());
        let fitting = selected.iter().filter(|set| !is_extra(set) && (!omits_older || !is_older(set)));
        Cow::Owned(fitting.chain(&extra_sets).chain(own_rules).cloned().collect())
    }

    /// Returns `true` if there is a castle token on the board.
    pub fn has_castles(&self) -> bool {
        !self.inventory.castles.is_empty()
    }

    /// Returns `true` if there is a castle token on one of these areas.
    pub fn has_castle(&self, areas: &[AreaIx]) -> bool {
        areas.iter().any(|area| self.inventory.castles.contains(area))
    }

    /// Returns the meeples on a feature, without those on what gaps may join to it.
    pub fn meeples_of(&self, feature: &ScoredFeature) -> Vec<&'a Meeple> {
        match feature.area {
            Some(area) => self.meeples_on(&[area]),
            None => self.meeples_at(feature.place),
        }
    }

    /// Returns the barns in a field, in file order.
    pub fn barns_in(&self, fields: &[AreaIx]) -> Vec<&'a Barn> {
        let (board, land) = (self.board(), self.land);
        let is_in_fields = |barn: &&Barn| fields_at(board, land, barn.at).iter().any(|a| fields.contains(a));
        self.scenario.barns.iter().filter(is_in_fields).collect()
    }

    /// Returns the worth of a feature and the players who score it, with what `scope` includes; `None` if no mechanic
    /// scores the feature.
    ///
    /// # Errors
    ///
    /// A question of law that does not apply.
    pub fn score(
        &self,
        feature: &ScoredFeature,
        scope: ScoreScope,
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<Option<Finding>> {
        (self.scorer)(self, feature, scope, law)
    }

    /// Returns `true` if a feature is a monastery for abbots, and a meeple is laid on it as abbot.
    pub fn has_laid_abbot(&self, feature: &ScoredFeature) -> bool {
        self.monastery_kind(feature).is_some_and(MonasteryKind::takes_abbots)
            && self.meeples_at(feature.place).iter().any(|m| m.figure == Figure::Abbot)
    }

    /// Returns the barns in a feature, without those in what gaps may join to it; empty if the feature is no field.
    pub fn barns_of(&self, feature: &ScoredFeature) -> Vec<&'a Barn> {
        let field = feature.area.filter(|_| feature.kind == FeatureKind::Field);
        field.map(|area| self.barns_in(&[area])).unwrap_or_default()
    }

    /// Returns the addresses of the tiles on which a feature is, without duplicates, in map order.
    pub fn tile_names(&self, feature: &ScoredFeature) -> Vec<String> {
        let mut tiles = match feature.area {
            Some(area) => self.land.members(area).iter().map(|p| p.tile).collect(),
            None => vec![feature.place.tile],
        };
        tiles.dedup();
        tiles.into_iter().map(|tile| self.board().address(tile)).collect()
    }

    /// Returns the kind of monastery that a feature is; `None` for other features.
    pub fn monastery_kind(&self, feature: &ScoredFeature) -> Option<MonasteryKind> {
        (feature.kind == FeatureKind::Monastery)
            .then(|| self.board().tile(feature.place.tile).and_then(|t| t.monastery))
            .flatten()
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use crate::mechanics::testing::with_questions;

    fn subjects(more: &str) -> Vec<String> {
        let text = format!("board: |\n  g  h\ntiles:\n  g h: {{ garden: true }}\n{more}");
        let ids = with_questions(&text, |table, _| table.subjects().map(|(ix, _)| table.id(ix)).collect());
        ids.expect("a legal position")
    }

    #[test]
    fn a_garden_is_answered_where_somebody_stands_in_it_or_names_it() {
        assert_eq!(subjects(""), [""; 0]);
        let both = "meeples: { red: abbot h.garden }\nclaims: { red: { g.garden: 9, h.garden: 9 } }\n";
        assert_eq!(subjects(both), ["g.garden", "h.garden"]);
    }
}
