//! The worth and the owners of features at a moment of a turn.
//!
//! Points come only from the table, by [`View::score`] and [`View::score_in_turn`]. The table leaves out the meeples that
//! have been returned, so points and majorities come from the code that scores every feature.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use carcassonne_base::gathering::collect_set;
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::{Inquiry, LawResult};
use carcassonne_position::{FeatureKind, Figure, Meeple, MeepleIx, Place, PlayerIx, TileIx};

use super::position::Position;
use crate::landscape::{AreaIx, CityPrint, city_print};
use crate::mechanics::base::fairy_points::followers_beside;
use crate::mechanics::{Finding, ScoreScope, Subject, SubjectIx, Table};

/// The circumstances in which the board is examined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Timing {
    /// The board as it is, outside a turn: complete features have been scored, and their meeples returned.
    OutsideTurn,
    /// The board in a turn: complete features keep their meeples until they are scored.
    DuringTurn,
}

/// The recipient of the fairy's points for a feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FairyRecipient {
    /// The player whose meeple the fairy is next to.
    Player(PlayerIx),
    /// An unknown player: the position does not show which meeple the fairy is next to.
    Unknown,
}

/// A feature with all its meeples, as the file records the position.
#[derive(Debug)]
pub(super) struct RecordedFeature {
    /// The index of the feature's subject in the table.
    pub(super) ix: SubjectIx,
    pub(super) place: Place,
    pub(super) kind: FeatureKind,
    pub(super) monastery: Option<MonasteryKind>,
    areas: Vec<AreaIx>,
    /// The meeples of all players on the feature, in the order of the file.
    meeples: Vec<MeepleIx>,
    /// The followers on the feature that belong to the player of the view.
    own_followers: Vec<MeepleIx>,
    complete: bool,
    /// Set if a castle token is on the feature.
    pub(super) castle: bool,
    /// Set if the turn scores the feature by name.
    is_named: bool,
}

/// The board at a moment, seen by the player of the turn or of the question.
pub(super) struct View<'t, 'a> {
    pub(super) table: &'t Table<'a>,
    pub(super) player: PlayerIx,
    time: Timing,
    /// The features that the turn scores by name.
    named_subjects: BTreeSet<SubjectIx>,
    states: BTreeMap<SubjectIx, Arc<RecordedFeature>>,
    held: BTreeMap<FeatureKind, Arc<[Arc<RecordedFeature>]>>,
    findings: BTreeMap<(SubjectIx, ScoreScope, BTreeSet<MeepleIx>), Arc<Finding>>,
    /// The followers that the fairy may be next to, as the position is written down.
    beside_fairy: Vec<MeepleIx>,
}

impl<'t, 'a> View<'t, 'a> {
    /// Creates a view of the board; `named_places` are the features that the turn scores by name.
    pub(super) fn new(
        table: &'t Table<'a>,
        player: PlayerIx,
        time: Timing,
        named_places: impl Iterator<Item = Place>,
    ) -> Self {
        Self {
            table,
            player,
            time,
            named_subjects: collect_set(named_places.filter_map(|place| table.subject_of(place))),
            states: BTreeMap::new(),
            held: BTreeMap::new(),
            findings: BTreeMap::new(),
            beside_fairy: followers_beside_fairy(table),
        }
    }

    /// Returns the meeple with this index in the file.
    pub(super) fn meeple(&self, ix: MeepleIx) -> &'a Meeple {
        self.table.scenario.meeple(ix)
    }

    /// Returns the points and owners of a feature as if the game ended, with what `scope` includes.
    pub(super) fn score(
        &mut self,
        position: &Position,
        feature: &RecordedFeature,
        scope: ScoreScope,
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<Arc<Finding>> {
        self.cached_finding(feature, scope, &position.absent_meeples(), law)
    }

    /// Returns the points and owners of a feature with bonuses, but without meeples placed as abbots: these are scored at
    /// the end of the game.
    pub(super) fn score_in_turn(
        &mut self,
        position: &Position,
        feature: &RecordedFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<Arc<Finding>> {
        let mut absent = position.absent_meeples();
        absent.extend(self.placed_abbots(feature));
        self.cached_finding(feature, ScoreScope::WithBonuses, &absent, law)
    }

    fn cached_finding(
        &mut self,
        feature: &RecordedFeature,
        scope: ScoreScope,
        absent: &BTreeSet<MeepleIx>,
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<Arc<Finding>> {
        // For a Darmstadt church, meeples around it may decide who gets the bonus.
        let absent = match feature.monastery {
            Some(MonasteryKind::Darmstadt) => absent.clone(),
            // Few meeples have been returned, and `meeples` is sorted.
            _ => collect_set(absent.iter().filter(|n| feature.meeples.binary_search(n).is_ok()).copied()),
        };
        let key = (feature.ix, scope, absent);
        if let Some(known) = self.findings.get(&key) {
            return Ok(Arc::clone(known));
        }
        let table = self.table.without_meeples(key.2.clone());
        let Some(Subject::Feature(subject)) = table.subject(feature.ix) else { return Ok(Arc::default()) };
        let finding = Arc::new(table.score(subject, scope, law)?.unwrap_or_default());
        self.findings.insert(key, Arc::clone(&finding));
        Ok(finding)
    }

    /// Returns the feature at a place; `None` if nothing is scored there.
    pub(super) fn feature_at(
        &mut self,
        place: Place,
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<Option<Arc<RecordedFeature>>> {
        match self.table.subject_of(place) {
            Some(ix) => self.feature_state(ix, law),
            None => Ok(None),
        }
    }

    /// Returns a feature with its areas joined across gaps as the law rules; `None` if nothing is scored there.
    fn feature_state(&mut self, ix: SubjectIx, law: &mut Inquiry<'_, '_>) -> LawResult<Option<Arc<RecordedFeature>>> {
        if let Some(known) = self.states.get(&ix) {
            return Ok(Some(Arc::clone(known)));
        }
        let table = self.table;
        let Some(Subject::Feature(feature)) = table.subject(ix) else { return Ok(None) };
        let Some(finding) = table.score(feature, ScoreScope::FeatureOnly, law)? else { return Ok(None) };
        let meeples = match feature.area {
            Some(_) => table.meeple_indices_on(&finding.areas),
            None => table.meeple_indices_at(feature.place),
        };
        let own_followers = meeples.iter().copied().filter(|n| self.is_own(*n)).collect();
        let mut subjects: Vec<SubjectIx> =
            finding.areas.iter().filter_map(|area| table.subject_of_area(*area)).collect();
        subjects.push(ix);
        let state = Arc::new(RecordedFeature {
            ix,
            place: feature.place,
            kind: feature.kind,
            monastery: table.monastery_kind(feature),
            castle: table.has_castle(&finding.areas),
            complete: finding.complete == Some(true),
            is_named: subjects.iter().any(|ix| self.named_subjects.contains(ix)),
            areas: finding.areas,
            meeples,
            own_followers,
        });
        for ix in subjects {
            self.states.insert(ix, Arc::clone(&state));
        }
        Ok(Some(state))
    }

    fn is_own(&self, ix: MeepleIx) -> bool {
        let meeple = self.meeple(ix);
        meeple.player == self.player && meeple.figure.is_follower()
    }

    /// Returns `true` if the fairy may be next to `meeple`. Once the fairy's meeple is returned, she is next to none.
    pub(super) fn is_beside_fairy(&self, position: &Position, meeple: MeepleIx) -> bool {
        let is_beside = |n: &MeepleIx| self.beside_fairy.binary_search(n).is_ok();
        is_beside(&meeple) && !position.returned.iter().any(is_beside)
    }

    /// Returns who gets the fairy's 3 points when a feature is scored in a turn; `None` if no player does.
    pub(super) fn fairy_recipient(
        &self,
        position: &Position,
        feature: &RecordedFeature,
        finding: &Finding,
    ) -> Option<FairyRecipient> {
        let fairy = self.table.scenario.figures.fairy.as_ref()?;
        if feature.castle || finding.is_challenge_lost() {
            return None;
        }
        let mut candidates = followers_beside(self.table.scenario, fairy.tile, fairy.place);
        // Once her meeple has been returned, the fairy is next to none.
        if candidates.iter().any(|n| position.returned.contains(n)) {
            return None;
        }
        candidates.retain(|n| !position.unplaced.contains(n));
        let returned = self.returned_meeples(feature);
        let here = candidates.iter().find(|n| returned.contains(n))?;
        let player = self.meeple(*here).player;
        let is_sure = candidates.iter().all(|n| returned.contains(n) && self.meeple(*n).player == player);
        Some(if is_sure { FairyRecipient::Player(player) } else { FairyRecipient::Unknown })
    }

    /// Returns the features of a kind on which the file has a follower of the player; outside a turn, only unscored.
    fn held_at_start(
        &mut self,
        kind: FeatureKind,
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<Arc<[Arc<RecordedFeature>]>> {
        if let Some(known) = self.held.get(&kind) {
            return Ok(Arc::clone(known));
        }
        let mut features: Vec<Arc<RecordedFeature>> = Vec::new();
        let mut counted: BTreeSet<SubjectIx> = BTreeSet::new();
        for (ix, subject) in self.table.occupied_features().filter(|(_, subject)| subject.kind == kind) {
            let meeples = match subject.area {
                Some(area) => self.table.meeple_indices_on(&[area]),
                None => self.table.meeple_indices_at(subject.place),
            };
            if !meeples.into_iter().any(|n| self.is_own(n)) {
                continue;
            }
            let Some(feature) = self.feature_state(ix, law)? else { continue };
            let is_returned = self.time == Timing::OutsideTurn && feature.complete && !feature.castle;
            // Areas joined across a gap are one feature.
            if counted.insert(feature.ix) && !is_returned {
                features.push(feature);
            }
        }
        let features: Arc<[Arc<RecordedFeature>]> = features.into();
        self.held.insert(kind, Arc::clone(&features));
        Ok(features)
    }

    /// Returns the features of a kind on which the player has a follower at `position`, each with those followers.
    pub(super) fn held_features(
        &mut self,
        position: &Position,
        kind: FeatureKind,
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<Vec<HeldFeature>> {
        let mut all = Vec::new();
        for feature in self.held_at_start(kind, law)?.iter() {
            // A complete feature that the turn does not name is scored in phase 3 too.
            let is_scored = position.past_scoring && feature.complete && !feature.is_named;
            if is_scored && !feature.castle {
                continue;
            }
            let own_followers = feature.own_followers.iter().copied();
            let followers: Vec<MeepleIx> = own_followers.filter(|n| position.has_meeple(*n)).collect();
            if !followers.is_empty() {
                all.push(HeldFeature { feature: Arc::clone(feature), followers });
            }
        }
        Ok(all)
    }

    /// Returns `true` if message `number` counts a road or city of the player that is complete and not scored yet.
    pub(super) fn message_counts_unscored(
        &mut self,
        position: &Position,
        number: u32,
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<bool> {
        let kinds: &[FeatureKind] = match number {
            1 => &[FeatureKind::Road],
            2 => &[FeatureKind::City],
            8 => &[FeatureKind::City, FeatureKind::Road],
            _ => &[],
        };
        let mut any = false;
        for kind in kinds {
            let held = self.held_features(position, *kind, law)?;
            any |= held.iter().any(|own| own.feature.complete && !own.feature.castle);
        }
        Ok(any)
    }

    /// Returns the printed properties of a city, such as its coats of arms.
    pub(super) fn city_print(&self, feature: &RecordedFeature) -> CityPrint {
        city_print(self.table.board(), self.table.land, &feature.areas)
    }

    /// Returns the meeples placed as abbots on a special monastery: they stay there when it is scored in a turn.
    fn placed_abbots(&self, feature: &RecordedFeature) -> Vec<MeepleIx> {
        let takes = feature.monastery.is_some_and(MonasteryKind::takes_abbots);
        let abbot = |n: &MeepleIx| self.meeple(*n).figure == Figure::Abbot;
        feature.meeples.iter().copied().filter(|n| takes && abbot(n)).collect()
    }

    /// Returns the board as it is drawn, but without the player's own followers on a feature: message 8 may have
    /// returned them.
    pub(super) fn without_followers(feature: &RecordedFeature) -> Position {
        Position { returned: collect_set(feature.own_followers.iter().copied()), ..Position::default() }
    }

    /// Returns the meeples that are returned when a feature is scored in a turn.
    pub(super) fn returned_meeples(&self, feature: &RecordedFeature) -> Vec<MeepleIx> {
        let stay = self.placed_abbots(feature);
        feature.meeples.iter().copied().filter(|n| !stay.contains(n)).collect()
    }

    /// Returns the player's abbot that may be taken back from a monastery or garden; `None` if there is none.
    pub(super) fn abbot_to_take_back(&self, position: &Position, feature: &RecordedFeature) -> Option<MeepleIx> {
        if feature.monastery.is_some_and(MonasteryKind::takes_abbots) {
            return None;
        }
        let abbot = |n: &MeepleIx| self.meeple(*n).figure == Figure::Abbot;
        feature.own_followers.iter().copied().find(|n| abbot(n) && position.has_meeple(*n))
    }

    /// Returns the complete features that bring some player points, in map order. Features that the turn scores by name
    /// are left out: a later turn may lay the tile that completes one of them.
    pub(super) fn completed_features(
        &mut self,
        position: &Position,
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<Vec<Arc<RecordedFeature>>> {
        let mut all: Vec<Arc<RecordedFeature>> = Vec::new();
        let mut counted: BTreeSet<SubjectIx> = BTreeSet::new();
        for (ix, _) in self.table.occupied_features() {
            let Some(feature) = self.feature_state(ix, law)? else { continue };
            if !counted.insert(feature.ix) || feature.is_named || !feature.complete {
                continue;
            }
            if !self.score_in_turn(position, &feature, law)?.score.points().is_empty() {
                all.push(feature);
            }
        }
        Ok(all)
    }

    /// Returns `true` if a complete feature with a meeple is still to be scored. Features that another turn scores by
    /// name do not count; `own_places` are those that this turn names.
    pub(super) fn has_unscored(
        &mut self,
        position: &Position,
        own_places: &[Place],
        law: &mut Inquiry<'_, '_>,
    ) -> LawResult<bool> {
        let own_subjects: Vec<_> = own_places.iter().map(|place| self.table.subject_of(*place)).collect();
        let mut any = false;
        // All features are examined, so that the questions asked do not depend on their order on the map.
        for (ix, _) in self.table.occupied_features() {
            let Some(feature) = self.feature_state(ix, law)? else { continue };
            let is_later = feature.is_named && !own_subjects.contains(&Some(ix));
            let is_waiting = feature.complete && !feature.castle && !is_later;
            any |= is_waiting && feature.meeples.iter().any(|n| position.has_meeple(*n));
        }
        Ok(any)
    }

    /// Returns the meeples to be returned from complete features that the turn does not score by name.
    pub(super) fn returned_from_unnamed(&mut self, law: &mut Inquiry<'_, '_>) -> LawResult<Vec<MeepleIx>> {
        let mut returned = Vec::new();
        for (ix, _) in self.table.occupied_features() {
            let Some(feature) = self.feature_state(ix, law)? else { continue };
            if feature.complete && !feature.castle && !feature.is_named {
                returned.extend(self.returned_meeples(&feature));
            }
        }
        Ok(returned)
    }
}

/// Returns the followers on the feature next to which the fairy is, in the order of the file. If only her tile is
/// written, she is next to the follower there, provided that there is only one.
fn followers_beside_fairy(table: &Table<'_>) -> Vec<MeepleIx> {
    let Some(fairy) = &table.scenario.figures.fairy else { return Vec::new() };
    let tile = fairy.place.map_or(fairy.tile, |place| place.tile);
    let is_candidate = |n: &MeepleIx| {
        let meeple = table.scenario.meeple(*n);
        meeple.figure.is_follower() && fairy.place.is_none_or(|place| meeple.place == place)
    };
    let mut followers = table.meeple_indices_on_tiles(&[tile]);
    followers.retain(is_candidate);
    if fairy.place.is_none() && followers.len() > 1 {
        followers.clear();
    }
    followers
}

/// A feature on which the player of the view has followers.
pub(super) struct HeldFeature {
    pub(super) feature: Arc<RecordedFeature>,
    /// The followers of that player on the feature, in the order of the file.
    pub(super) followers: Vec<MeepleIx>,
}

/// The error that a board without these tiles is needed, and has not been built.
pub(super) struct MissingBoard(pub(super) BTreeSet<TileIx>);

/// The boards of a turn: the board as it is drawn, and boards without some tiles that are laid later.
pub(super) struct Views<'t, 'a> {
    views: Vec<(BTreeSet<TileIx>, View<'t, 'a>)>,
}

impl<'t, 'a> Views<'t, 'a> {
    /// Creates the boards from pairs: the tiles not laid yet, and the view of the board without these tiles.
    pub(super) fn new(views: Vec<(BTreeSet<TileIx>, View<'t, 'a>)>) -> Self {
        Self { views }
    }

    /// Returns the view of the board without the tiles not laid at `position`, or the error that it has not been built.
    pub(super) fn view_at(&mut self, position: &Position) -> Result<&mut View<'t, 'a>, MissingBoard> {
        let found = self.views.iter_mut().find(|(unlaid, _)| *unlaid == position.unlaid).map(|(_, view)| view);
        found.ok_or_else(|| MissingBoard(position.unlaid.clone()))
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;

    use super::followers_beside_fairy;
    use crate::landscape::Landscape;
    use crate::mechanics::build_table;

    #[test]
    fn the_fairy_stands_by_a_follower_and_where_she_is_told_to() {
        let beside_fairy = |fairy: &str| {
            let text = format!(
                "board: |\n  a\ntiles: {{ a: {{ road: E, city: N }} }}\nmeeples: {{ red: [builder a.road, a.road, a.city] }}\nfigures: {{ fairy: {fairy} }}\n"
            );
            let scenario = read(&text).expect("a legal position");
            let land = Landscape::new(&scenario.board);
            let table = build_table(&scenario, &land, &[]);
            followers_beside_fairy(&table).iter().map(|n| n.index()).collect::<Vec<_>>()
        };
        assert_eq!(beside_fairy("a.road"), [1]);
        assert_eq!(beside_fairy("a.city"), [2]);
        assert_eq!(beside_fairy("a"), [0; 0]);
    }
}
