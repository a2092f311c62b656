//! The table: the position with its landscape, what is asked of it, and what is answered.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::rc::Rc;

use super::answer::Answer;
use super::card::Card;
use super::finding::Finding;
use super::form::Form;
use super::lies::{Inventory, MOST_UNASKED, Printed};
pub use super::lies::{Subject, SubjectIx};
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

/// What is answered: a feature or a question.
#[derive(Debug, Clone, Copy)]
pub enum Matter<'t> {
    /// A feature.
    Feature(&'t Subject),
    /// A question.
    Ask(&'t Posed),
}

/// What an answer needs to know of a feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// How far it goes.
    Extent,
    /// What it is worth, and to whom.
    Worth,
}

/// A question that has been read and found sound.
pub trait Query: std::fmt::Debug + Send + Sync {
    /// The question as a heading, in the asker's words: `The tower on a, 2 floors high`. No full stop.
    fn heading(&self, table: &Table<'_>) -> Sentence;

    /// Whether the heading tells what happens, thing by thing, so that what comes of it is a sentence of its own.
    fn is_account(&self) -> bool {
        false
    }

    /// What was found, in words; `None` if what the keys of the answer say will do.
    fn answer(&self, _table: &Table<'_>, _finding: &Finding) -> Option<Answer> {
        None
    }

    /// What several answers, of which one holds, come to together, in sentences, if that says more than each of them: ranges.
    fn together(&self, _answers: &[&Finding]) -> Vec<Sentence> {
        Vec::new()
    }

    /// The features on which the answer turns, each with where the question names it.
    fn turns_on(&self, _scenario: &Scenario) -> Vec<(Place, Span)> {
        Vec::new()
    }

    /// What the answer needs to know of which features, each with where it is written. What it needs to know
    /// of them may not turn on a tile that does not matter. Whatever looks farther than the features on which
    /// it turns says so here.
    fn needs(&self, scenario: &Scenario) -> Vec<(Place, Needs, Span)> {
        let worth = |(place, span)| (place, Needs::Worth, span);
        self.turns_on(scenario).into_iter().map(worth).collect()
    }

    /// Answers it.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where it asks the law about something that did not exist yet.
    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable>;

    /// What of the question can be pointed out on the board: where a tile would lie, the stops of a walk,
    /// what is looked at.
    fn points(&self, _table: &Table<'_>) -> Vec<Pointer> {
        Vec::new()
    }

    /// Under these readings of what the law was asked, as far as its walk goes: which step leads to each
    /// stop after the first. `None` where it is about no walk.
    fn goes(&self, _table: &Table<'_>, _held: &[(QuestionId, ReadingIx)]) -> Option<Vec<u32>> {
        None
    }

    /// The tiles that something reaches by an answer, if that is what the question is about.
    fn reached<'r>(&self, _reply: &'r Reply) -> &'r [TileIx] {
        &[]
    }

    /// What else may be said for what a reply has under a key, as people say it: a tower reaches "as far as" its ends. An
    /// expectation or claim holds if it says one of these.
    fn ways_to_say(&self, _table: &Table<'_>, _key: &str, _reply: &Reply) -> Vec<ReplyPart> {
        Vec::new()
    }

    /// Returns the first of all orientations in which the tile that it would place looks the same.
    fn same_turn(&self, orientation: Orientation) -> Orientation {
        orientation
    }

    /// The score track, if the question is about it: as it stands, and with what an answer makes of it.
    fn score_track(&self, _table: &Table<'_>, _finding: Option<&Finding>) -> Option<ScoreTrack> {
        None
    }

    /// Whether it looks at the board: how a game is set up, and when it ends, is not seen there.
    fn looks_at_the_board(&self) -> bool {
        true
    }

    /// Reports mistakes in it that only the table shows.
    fn check(&self, _table: &Table<'_>, _problems: &mut Problems) {}
}

/// A question of a scenario with the mechanic that answers it.
#[derive(Debug)]
pub struct Posed {
    /// Which question of the scenario it is; `None` if nobody asked it: it is answered beside the features, where its answer is no
    /// sum of theirs.
    pub ask: Option<AskIx>,
    /// The card of the mechanic that answers.
    pub card: &'static Card,
    /// The form in which it was asked.
    pub form: &'static Form,
    /// The question itself.
    pub query: Box<dyn Query>,
}

impl Posed {
    /// Whether nobody asked it.
    pub fn is_added(&self) -> bool {
        self.ask.is_none()
    }

    /// The question as a heading.
    pub fn heading(&self, table: &Table<'_>) -> Sentence {
        self.query.heading(table)
    }

    /// Whether the heading tells what happens, as that of a turn.
    pub fn is_account(&self) -> bool {
        self.query.is_account()
    }
}

/// What scores a feature, whichever mechanic that takes. A mechanic that needs to know what a
/// feature is worth asks the table, which asks this.
pub(crate) trait Scorer: Sync + std::fmt::Debug {
    /// What a feature is worth and who scores it, with everything that other mechanics add; `None`
    /// where nothing is scored.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where the law is asked about something that did not exist yet.
    fn score(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Finding>, NotApplicable>;

    /// The same, with what mechanics give players of their own.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where the law is asked about something that did not exist yet.
    fn score_with_rewards(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable>;

    /// The same, without what other mechanics add to it.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where the law is asked about something that did not exist yet.
    fn score_alone(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Finding>, NotApplicable>;
}

/// What a board has on which it makes a difference whom the fairy's points are for, as the data calls it.
const FAIRY_AMONG_SEVERAL: &str = "fairy-among-several";

/// The position with its landscape and subjects.
#[derive(Debug)]
pub struct Table<'a> {
    /// The position.
    pub scenario: &'a Scenario,
    /// Its landscape.
    pub land: &'a Landscape,
    /// The questions put to mechanics.
    pub posed: &'a [Posed],
    scorer: &'static dyn Scorer,
    found: Rc<Inventory>,
    /// The meeples that have gone home since the position was written down.
    gone: BTreeSet<MeepleIx>,
    /// What was last seen of the board.
    pub(in crate::mechanics) seen: Rc<Seen>,
}

impl<'a> Table<'a> {
    /// Whether a scenario asks nothing, so that its features are answered by themselves.
    fn asks_nothing(posed: &[Posed]) -> bool {
        posed.iter().all(Posed::is_added)
    }

    /// Lays the table: finds which features are answered.
    ///
    /// These are answered: every feature with a meeple (a field only if what lies beyond tiles that do not
    /// matter cannot change its points), every monastery and castle, every road, city and field at an
    /// enclosed gap (unless it runs into a tile that does not matter), and every place that a claim or
    /// expectation names. A garden is answered only if somebody stands in it
    /// or names it.
    pub(in crate::mechanics) fn lay(
        scenario: &'a Scenario,
        land: &'a Landscape,
        posed: &'a [Posed],
        scorer: &'static dyn Scorer,
    ) -> Self {
        let found = Rc::new(Inventory::on(scenario, land, Self::asks_nothing(posed)));
        let (gone, seen) = (BTreeSet::new(), Rc::default());
        Self { scenario, land, posed, scorer, found, gone, seen }
    }

    /// Who says sentences about the position.
    pub fn voice(&self) -> Voice<'a> {
        self.scenario.voice()
    }

    /// The same table after some meeples have gone home: everything that is scored on it, and who
    /// owns it, is then found without them.
    pub(in crate::mechanics) fn without(&self, gone: BTreeSet<MeepleIx>) -> Self {
        let Self { scenario, land, posed, scorer, .. } = *self;
        let (found, seen) = (Rc::clone(&self.found), Rc::clone(&self.seen));
        Self { scenario, land, posed, scorer, found, gone, seen }
    }

    /// A table for another position, on which the same is asked.
    pub(in crate::mechanics) fn over<'b>(&'b self, scenario: &'b Scenario, land: &'b Landscape) -> Table<'b> {
        Table::lay(scenario, land, self.posed, self.scorer)
    }

    /// Whether a meeple has gone home since the position was written down.
    pub(in crate::mechanics) fn has_gone(&self, meeple: MeepleIx) -> bool {
        self.gone.contains(&meeple)
    }

    /// The board.
    pub fn board(&self) -> &'a Board {
        &self.scenario.board
    }

    /// The features that are answered, in map order.
    pub fn subjects(&self) -> &[Subject] {
        &self.found.subjects
    }

    /// The features on which somebody stands as the position is written down, in map order, each with its place in
    /// [`matters`](Self::matters).
    pub(in crate::mechanics) fn occupied(&self) -> impl Iterator<Item = (SubjectIx, &Subject)> {
        let found = &self.found;
        found.occupied.iter().filter_map(|ix| Some((*ix, found.subjects.get(ix.0 as usize)?)))
    }

    /// The same table, on which the features that turns score are answered with them.
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

    /// Whether a matter is answered: every question, the features that a turn's rounds score, and places named
    /// in claims and expectations; where nothing is asked, every feature of the table that is not
    /// [left out](Self::left_out) and not [one too many](Self::too_many).
    pub fn is_answered(&self, ix: SubjectIx) -> bool {
        let found = &self.found;
        (Self::asks_nothing(self.posed) && !found.left_out.contains(&ix) && !found.is_too_many(ix))
            || ix.0 as usize >= found.subjects.len()
            || found.spoken_of.contains(&ix)
    }

    /// How many features are not answered, since nobody stands on them or speaks of them, and as many such
    /// features as are answered on one board come before them in map order.
    pub fn too_many(&self) -> usize {
        if !Self::asks_nothing(self.posed) || self.found.too_many_from.is_none() {
            return 0;
        }
        self.found.unasked().count() - MOST_UNASKED
    }

    /// The fields on which somebody stands that are not answered, since nobody asks for them and what lies
    /// beyond a tile that does not matter could change their points; in map order.
    pub fn left_out(&self) -> impl Iterator<Item = &Subject> {
        let all = SubjectIx::all().zip(&self.found.subjects);
        all.filter(|(ix, _)| self.found.left_out.contains(ix)).map(|(_, subject)| subject)
    }

    /// Everything that may be answered, features first, each with its place.
    pub fn matters(&self) -> impl Iterator<Item = (SubjectIx, Matter<'_>)> {
        let features = self.found.subjects.iter().map(Matter::Feature);
        SubjectIx::all().zip(features.chain(self.posed.iter().map(Matter::Ask)))
    }

    /// What is answered at a place of [`matters`](Self::matters).
    pub fn matter(&self, ix: SubjectIx) -> Option<Matter<'_>> {
        let ix = ix.0 as usize;
        match self.found.subjects.get(ix) {
            Some(subject) => Some(Matter::Feature(subject)),
            None => self.posed.get(ix - self.found.subjects.len()).map(Matter::Ask),
        }
    }

    /// The id of a matter: of a feature its first place in map order, of a question its own id or
    /// its number.
    pub fn id(&self, ix: SubjectIx) -> String {
        match self.matter(ix) {
            Some(Matter::Feature(subject)) => self.board().place_text(subject.place),
            Some(Matter::Ask(posed)) => match posed.ask {
                Some(ask) => self.scenario.ask_id(ask),
                None => posed.form.ask.to_owned(),
            },
            None => String::new(),
        }
    }

    /// What a claim or expectation is about, if it is answered.
    pub fn about(&self, about: About) -> Option<SubjectIx> {
        match about {
            About::Feature(place) => self.subject_of(place),
            About::Ask(ask) => {
                let n = self.posed.iter().position(|p| p.ask == Some(ask))?;
                u32::try_from(self.found.subjects.len() + n).ok().map(SubjectIx)
            }
        }
    }

    /// The feature at a place of [`matters`](Self::matters).
    pub(in crate::mechanics) fn subject(&self, ix: SubjectIx) -> Option<&Subject> {
        self.found.subjects.get(ix.0 as usize)
    }

    /// Whether the feature of an area is answered.
    pub(in crate::mechanics) fn is_told(&self, area: AreaIx) -> bool {
        self.subject_of_area(area).is_some_and(|ix| self.is_answered(ix))
    }

    /// Whether something is answered that nobody asked, since several features have a part in it.
    pub fn answers_more(&self) -> bool {
        self.posed.iter().any(Posed::is_added)
    }

    /// The subject that a place belongs to, if it is answered.
    pub fn subject_of(&self, place: Place) -> Option<SubjectIx> {
        match self.land.area(self.board(), place) {
            Some(area) => self.found.by_area.first(area),
            None => self.found.by_place.first(place),
        }
    }

    /// The subject of an area, if it is answered.
    pub fn subject_of_area(&self, area: AreaIx) -> Option<SubjectIx> {
        self.found.by_area.first(area)
    }

    /// The meeples on areas, in the order of the file.
    pub fn meeples_on(&self, areas: &[AreaIx]) -> Vec<&'a Meeple> {
        self.who_stands_on(areas).into_iter().map(|n| self.scenario.meeple(n)).collect()
    }

    /// The same by their places in the file.
    pub(in crate::mechanics) fn who_stands_on(&self, areas: &[AreaIx]) -> Vec<MeepleIx> {
        let on = areas.iter().flat_map(|a| self.found.on_area.all(*a));
        let mut there: Vec<MeepleIx> = on.filter(|n| !self.has_gone(*n)).collect();
        there.sort_unstable();
        there
    }

    /// The meeples on a feature that joins nothing (a monastery, a castle, a garden).
    pub fn meeples_at(&self, place: Place) -> Vec<&'a Meeple> {
        self.who_stands_at(place).into_iter().map(|n| self.scenario.meeple(n)).collect()
    }

    /// The same by their places in the file.
    pub(in crate::mechanics) fn who_stands_at(&self, place: Place) -> Vec<MeepleIx> {
        let at = self.found.at_place.all(place);
        at.filter(|n| !self.has_gone(*n)).collect()
    }

    /// The meeples on tiles by their places in the file, in its order, whether they have gone home or not.
    pub(in crate::mechanics) fn who_stands_on_tiles(&self, tiles: &[TileIx]) -> Vec<MeepleIx> {
        let mut there: Vec<MeepleIx> = tiles.iter().flat_map(|tile| self.found.on_tile.all(*tile)).collect();
        there.sort_unstable();
        there.dedup();
        there
    }

    /// The castles of which something lies on some tiles.
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

    /// The tiles that do not matter beside some areas, in map order.
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

    /// Whether several followers are on the fairy's tile.
    pub(in crate::mechanics) fn is_fairy_among_several(&self) -> bool {
        let Some(fairy) = self.scenario.figures.fairy.as_ref() else { return false };
        let on = self.found.on_tile.all(fairy.tile);
        on.filter(|n| self.scenario.meeple(*n).figure.is_follower()).nth(1).is_some()
    }

    /// Whether a little building stands anywhere.
    pub fn has_buildings(&self) -> bool {
        !self.found.buildings.is_empty()
    }

    /// The little buildings on a tile, each with its kind where that is said.
    pub fn buildings_on(&self, tile: TileIx) -> &[Option<Building>] {
        self.found.buildings.get(&tile).map_or(&[], Vec::as_slice)
    }

    /// Whether a double-size tile is among some tiles. Before there were any, nothing that looks at
    /// one has an answer.
    pub(in crate::mechanics) fn double_among(&self, tiles: impl IntoIterator<Item = TileIx>) -> bool {
        self.found.doubles && tiles.into_iter().any(|tile| self.board().is_double(tile))
    }

    /// Whether one of some areas lies on a double-size tile.
    pub(in crate::mechanics) fn double_in(&self, areas: &[AreaIx]) -> bool {
        self.double_among(areas.iter().flat_map(|a| self.land.members(*a)).map(|p| p.tile))
    }

    /// Looks at the spaces round a tile, and at its own if these count too.
    pub(in crate::mechanics) fn round(&self, tile: TileIx, own: bool) -> Rc<Surroundings> {
        let board = self.board();
        let look = || surroundings::over(board, surroundings::spaces(board, tile, own));
        self.seen.round.or_else(&(tile, own), look)
    }

    /// What is printed on tiles of the board, wherever.
    pub(in crate::mechanics) fn printed(&self) -> Printed {
        self.found.printed
    }

    /// Returns why a feature or question is not judged under a rule set that is older than something on the board or in the
    /// question: the newest of what did not exist then, else what no rules of that time are known for. `None` if it is judged.
    pub fn too_new_for(&self, matter: Matter<'_>, set: &RuleSet) -> Option<NotApplicable> {
        match matter {
            Matter::Ask(Posed { ask: Some(ask), .. }) => self.found.presupposed.ask_too_new_for(*ask, set),
            Matter::Ask(_) | Matter::Feature(_) => self.board_too_new_for(set),
        }
    }

    /// Returns why nothing on the board is judged under a rule set, as [`Table::too_new_for`] does.
    pub fn board_too_new_for(&self, set: &RuleSet) -> Option<NotApplicable> {
        self.found.presupposed.board_too_new_for(set)
    }

    /// Returns why none of the answers is judged under a rule set: those to the questions, and those on features unless questions
    /// alone are answered. `None` if one of them is.
    pub fn all_too_new_for(&self, set: &RuleSet) -> Option<NotApplicable> {
        let are_features_answered = Self::asks_nothing(self.posed) || !self.scenario.features.is_empty();
        self.found.presupposed.all_too_new_for(set, are_features_answered)
    }

    /// Of rule sets that were asked for those under which the board is judged: all of these if some were asked for by name, else
    /// those under which some answer is judged; and the rules of the table, if the scenario has some.
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

    /// Whether a castle token lies anywhere.
    pub(in crate::mechanics) fn has_castles(&self) -> bool {
        !self.found.castles.is_empty()
    }

    /// Whether a castle token lies on one of these areas.
    pub fn has_castle(&self, areas: &[AreaIx]) -> bool {
        areas.iter().any(|area| self.found.castles.contains(area))
    }

    /// The meeples of a subject, with everything at a gap kept apart.
    pub fn meeples_of(&self, subject: &Subject) -> Vec<&'a Meeple> {
        match subject.area {
            Some(area) => self.meeples_on(&[area]),
            None => self.meeples_at(subject.place),
        }
    }

    /// The barns that stand in a field, in the order of the file.
    pub(in crate::mechanics) fn barns_in(&self, fields: &[AreaIx]) -> Vec<&'a Barn> {
        let (board, land) = (self.board(), self.land);
        let stands = |barn: &&Barn| fields_at(board, land, barn.at).iter().any(|a| fields.contains(a));
        self.scenario.barns.iter().filter(stands).collect()
    }

    /// What a feature is worth and who scores it, with everything that every mechanic adds.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where the law is asked about something that did not exist yet.
    pub(in crate::mechanics) fn score(
        &self,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Finding>, NotApplicable> {
        self.scorer.score(self, subject, law)
    }

    /// The same, with the points that mechanics give players of their own.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where the law is asked about something that did not exist yet.
    pub(in crate::mechanics) fn score_with_rewards(
        &self,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        self.scorer.score_with_rewards(self, subject, law)
    }

    /// The same, without what other mechanics add to the feature's own.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where the law is asked about something that did not exist yet.
    pub(in crate::mechanics) fn score_alone(
        &self,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Finding>, NotApplicable> {
        self.scorer.score_alone(self, subject, law)
    }

    /// Whether a meeple is laid as abbot on a monastery where that is possible.
    pub(in crate::mechanics) fn is_abbot_laid(&self, subject: &Subject) -> bool {
        self.monastery(subject).is_some_and(MonasteryKind::takes_abbots)
            && self.meeples_at(subject.place).iter().any(|m| m.figure == Figure::Abbot)
    }

    /// The barns that stand in a subject, with everything at a gap kept apart.
    pub fn barns_of(&self, subject: &Subject) -> Vec<&'a Barn> {
        let field = subject.area.filter(|_| subject.kind == FeatureKind::Field);
        field.map(|area| self.barns_in(&[area])).unwrap_or_default()
    }

    /// The addresses of the tiles on which a subject lies, each once, in map order.
    pub fn tile_names(&self, subject: &Subject) -> Vec<String> {
        let mut tiles = match subject.area {
            Some(area) => self.land.members(area).iter().map(|p| p.tile).collect(),
            None => vec![subject.place.tile],
        };
        tiles.dedup();
        tiles.into_iter().map(|tile| self.board().address(tile)).collect()
    }

    /// The kind of a subject's monastery.
    pub fn monastery(&self, subject: &Subject) -> Option<MonasteryKind> {
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
        table.matters().map(|(ix, _)| table.id(ix)).collect()
    }

    #[test]
    fn a_garden_is_answered_where_somebody_stands_in_it_or_names_it() {
        assert_eq!(subjects(""), [""; 0]);
        let both = "meeples: { red: abbot h.garden }\nclaims: { red: { g.garden: 9, h.garden: 9 } }\n";
        assert_eq!(subjects(both), ["g.garden", "h.garden"]);
    }
}
