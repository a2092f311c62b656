//! The worth and the owners of features at a moment of a turn.
//!
//! Points come only from the table, through [`View::value`], [`View::scored`] and [`View::scored_now`]. The table
//! leaves out the meeples that have been returned, so points and majorities come from the code that scores every
//! feature.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::position::Position;
use crate::landscape::{AreaIx, CityPrint, city_print};
use crate::mechanics::base::fairy::beside;
use crate::mechanics::base::finding::{Finding, LOST};
use crate::mechanics::base::table::{Subject, SubjectIx, Table};
use crate::rulebook::{Inquiry, NotApplicable};
use crate::scenario::{FeatureKind, Figure, Meeple, MeepleIx, Place, PlayerIx, TileIx};
use crate::tiles::MonasteryKind;

/// The circumstances in which the board is examined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Time {
    /// The board as it is, outside a turn: complete features have been scored, and their meeples returned.
    Lying,
    /// The board in a turn: complete features keep their meeples until they are scored.
    Turn,
}

/// The part of a feature's points that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Counted {
    /// The feature's own points.
    Alone,
    /// The points with everything that other mechanics add.
    Whole,
}

/// The recipient of the fairy's points for a feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FairyAdds {
    /// The player whose meeple she is next to.
    To(PlayerIx),
    /// An unknown player: the position does not show which meeple she is next to.
    Unsure,
}

/// A feature with all its meeples, as the position is written down.
#[derive(Debug)]
pub(super) struct Standing {
    /// The index of the feature's subject in the table.
    pub(super) ix: SubjectIx,
    pub(super) place: Place,
    pub(super) kind: FeatureKind,
    pub(super) monastery: Option<MonasteryKind>,
    areas: Vec<AreaIx>,
    /// The meeples of all players on the feature, in the order of the file.
    everybody: Vec<MeepleIx>,
    /// The followers of the player of the view on the feature.
    own: Vec<MeepleIx>,
    complete: bool,
    /// Set if a castle token is on the feature.
    pub(super) castle: bool,
    /// Set if the turn scores the feature by name.
    named: bool,
}

/// The board at a moment, seen by the player of the turn.
pub(super) struct View<'t, 'a> {
    pub(super) table: &'t Table<'a>,
    pub(super) player: PlayerIx,
    time: Time,
    /// The features that the turn scores by name.
    named: BTreeSet<SubjectIx>,
    standing: BTreeMap<SubjectIx, Arc<Standing>>,
    held: BTreeMap<FeatureKind, Arc<[Arc<Standing>]>>,
    findings: BTreeMap<(SubjectIx, Counted, BTreeSet<MeepleIx>), Arc<Finding>>,
    /// The followers that the fairy may be next to, as the position is written down.
    with_fairy: Vec<MeepleIx>,
}

impl<'t, 'a> View<'t, 'a> {
    /// Creates a view of the board; `named` are the features that the turn scores by name.
    pub(super) fn of(table: &'t Table<'a>, player: PlayerIx, time: Time, named: impl Iterator<Item = Place>) -> Self {
        Self {
            table,
            player,
            time,
            named: named.filter_map(|place| table.subject_of(place)).collect(),
            standing: BTreeMap::new(),
            held: BTreeMap::new(),
            findings: BTreeMap::new(),
            with_fairy: with_fairy(table),
        }
    }

    /// Returns a meeple of the file.
    pub(super) fn meeple(&self, ix: MeepleIx) -> &'a Meeple {
        self.table.scenario.meeple(ix)
    }

    /// Returns the worth of a feature alone, as if the game ended, to the players on it.
    pub(super) fn value(
        &mut self,
        position: &Position,
        of: &Standing,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Arc<Finding>, NotApplicable> {
        self.finding(of, Counted::Alone, &position.gone(), law)
    }

    /// Returns the points and owners of a feature, with everything that other mechanics add.
    pub(super) fn scored(
        &mut self,
        position: &Position,
        of: &Standing,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Arc<Finding>, NotApplicable> {
        self.finding(of, Counted::Whole, &position.gone(), law)
    }

    /// Like [`scored`](Self::scored), but without meeples placed as abbots, which are scored at the end of the game.
    pub(super) fn scored_now(
        &mut self,
        position: &Position,
        of: &Standing,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Arc<Finding>, NotApplicable> {
        let mut gone = position.gone();
        gone.extend(self.abbots_laid(of));
        self.finding(of, Counted::Whole, &gone, law)
    }

    fn finding(
        &mut self,
        of: &Standing,
        counted: Counted,
        gone: &BTreeSet<MeepleIx>,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Arc<Finding>, NotApplicable> {
        // For a Darmstadt church, meeples around it may decide who gets the bonus.
        let gone = match of.monastery {
            Some(MonasteryKind::Darmstadt) => gone.clone(),
            // Few meeples have been returned, and `everybody` is sorted.
            _ => gone.iter().filter(|n| of.everybody.binary_search(n).is_ok()).copied().collect(),
        };
        let key = (of.ix, counted, gone);
        if let Some(known) = self.findings.get(&key) {
            return Ok(Arc::clone(known));
        }
        let table = self.table.without(key.2.clone());
        let Some(Subject::Feature(subject)) = table.subject(of.ix) else {
            return Ok(Arc::default());
        };
        let finding = match counted {
            Counted::Alone => table.score_alone(subject, law)?,
            Counted::Whole => table.score(subject, law)?,
        };
        let finding = Arc::new(finding.unwrap_or_default());
        self.findings.insert(key, Arc::clone(&finding));
        Ok(finding)
    }

    /// Returns the feature at a place; `None` if the table has no answer there.
    pub(super) fn at(
        &mut self,
        place: Place,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Option<Arc<Standing>>, NotApplicable> {
        match self.table.subject_of(place) {
            Some(ix) => self.standing(ix, law),
            None => Ok(None),
        }
    }

    /// Returns a feature with its areas joined across gaps as the law reads them; `None` if nothing is scored there.
    fn standing(&mut self, ix: SubjectIx, law: &mut Inquiry<'_, '_>) -> Result<Option<Arc<Standing>>, NotApplicable> {
        if let Some(known) = self.standing.get(&ix) {
            return Ok(Some(Arc::clone(known)));
        }
        let table = self.table;
        let Some(Subject::Feature(subject)) = table.subject(ix) else { return Ok(None) };
        let Some(finding) = table.score_alone(subject, law)? else { return Ok(None) };
        let everybody = match subject.area {
            Some(_) => table.who_stands_on(&finding.areas),
            None => table.who_stands_at(subject.place),
        };
        let own = everybody.iter().copied().filter(|n| self.is_own(*n)).collect();
        let mut all: Vec<SubjectIx> = finding.areas.iter().filter_map(|area| table.subject_of_area(*area)).collect();
        all.push(ix);
        let standing = Arc::new(Standing {
            ix,
            place: subject.place,
            kind: subject.kind,
            monastery: table.monastery(subject),
            castle: table.has_castle(&finding.areas),
            complete: finding.complete == Some(true),
            named: all.iter().any(|ix| self.named.contains(ix)),
            areas: finding.areas,
            everybody,
            own,
        });
        for ix in all {
            self.standing.insert(ix, Arc::clone(&standing));
        }
        Ok(Some(standing))
    }

    fn is_own(&self, ix: MeepleIx) -> bool {
        let meeple = self.meeple(ix);
        meeple.player == self.player && meeple.figure.is_follower()
    }

    /// Returns `true` if the fairy is next to a meeple. Once her meeple has been returned, she is next to none.
    pub(super) fn fairy_by(&self, position: &Position, meeple: MeepleIx) -> bool {
        let there = |n: &MeepleIx| self.with_fairy.binary_search(n).is_ok();
        there(&meeple) && !position.taken.iter().any(there)
    }

    /// Returns who gets the fairy's 3 points when a feature is scored in a turn; `None` if no player does.
    pub(super) fn fairy_adds(&self, position: &Position, of: &Standing, finding: &Finding) -> Option<FairyAdds> {
        let fairy = self.table.scenario.figures.fairy.as_ref()?;
        if of.castle || finding.reply.get(LOST).is_some() {
            return None;
        }
        let mut by = beside(self.table.scenario, fairy.tile, fairy.place);
        // Once her meeple has been returned, the fairy is next to none.
        if by.iter().any(|n| position.taken.contains(n)) {
            return None;
        }
        by.retain(|n| !position.unset.contains(n));
        let scored = self.goes_home(of);
        let here = by.iter().find(|n| scored.contains(n))?;
        let player = self.meeple(*here).player;
        let sure = by.iter().all(|n| scored.contains(n) && self.meeple(*n).player == player);
        Some(if sure { FairyAdds::To(player) } else { FairyAdds::Unsure })
    }

    /// Returns the features of a kind on which the player has a follower, as the position is written down.
    fn held(&mut self, kind: FeatureKind, law: &mut Inquiry<'_, '_>) -> Result<Arc<[Arc<Standing>]>, NotApplicable> {
        if let Some(known) = self.held.get(&kind) {
            return Ok(Arc::clone(known));
        }
        let mut held: Vec<Arc<Standing>> = Vec::new();
        let mut seen: BTreeSet<SubjectIx> = BTreeSet::new();
        for (ix, subject) in self.table.occupied().filter(|(_, subject)| subject.kind == kind) {
            let there = match subject.area {
                Some(area) => self.table.who_stands_on(&[area]),
                None => self.table.who_stands_at(subject.place),
            };
            if !there.into_iter().any(|n| self.is_own(n)) {
                continue;
            }
            let Some(standing) = self.standing(ix, law)? else { continue };
            let home = self.time == Time::Lying && standing.complete && !standing.castle;
            // Areas joined across a gap are one feature.
            if seen.insert(standing.ix) && !home {
                held.push(standing);
            }
        }
        let held: Arc<[Arc<Standing>]> = held.into();
        self.held.insert(kind, Arc::clone(&held));
        Ok(held)
    }

    /// Returns the features of a kind on which the player has a follower now, each with those followers.
    pub(super) fn own(
        &mut self,
        position: &Position,
        kind: FeatureKind,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Vec<Own>, NotApplicable> {
        let mut all = Vec::new();
        for feature in self.held(kind, law)?.iter() {
            // A complete feature that the turn does not name is scored in phase 3 too.
            let over = position.past_scoring && feature.complete && !feature.named;
            if over && !feature.castle {
                continue;
            }
            let on_board = |n: &&MeepleIx| !position.taken.contains(n) && !position.unset.contains(n);
            let followers: Vec<MeepleIx> = feature.own.iter().filter(on_board).copied().collect();
            if !followers.is_empty() {
                all.push(Own { feature: Arc::clone(feature), followers });
            }
        }
        Ok(all)
    }

    /// Returns `true` if a message values a road or city of the player that is complete and not scored yet.
    pub(super) fn counts_unscored(
        &mut self,
        position: &Position,
        number: u32,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<bool, NotApplicable> {
        let kinds: &[FeatureKind] = match number {
            1 => &[FeatureKind::Road],
            2 => &[FeatureKind::City],
            8 => &[FeatureKind::City, FeatureKind::Road],
            _ => &[],
        };
        let mut any = false;
        for kind in kinds {
            let own = self.own(position, *kind, law)?;
            any |= own.iter().any(|own| own.feature.complete && !own.feature.castle);
        }
        Ok(any)
    }

    /// Returns the number of meeples on a feature now.
    fn there(position: &Position, of: &Standing) -> usize {
        let on_board = |n: &&MeepleIx| !position.taken.contains(n) && !position.unset.contains(n);
        of.everybody.iter().filter(on_board).count()
    }

    /// Returns what is printed in a city.
    pub(super) fn print(&self, of: &Standing) -> CityPrint {
        city_print(self.table.board(), self.table.land, &of.areas)
    }

    /// Returns the meeples placed as abbots on a special monastery: they stay there when it is scored in a turn.
    fn abbots_laid(&self, of: &Standing) -> Vec<MeepleIx> {
        let takes = of.monastery.is_some_and(MonasteryKind::takes_abbots);
        let abbot = |n: &MeepleIx| self.meeple(*n).figure == Figure::Abbot;
        of.everybody.iter().copied().filter(|n| takes && abbot(n)).collect()
    }

    /// Returns the board as it is drawn, but without the player's own followers on a feature: message 8 may have
    /// returned them.
    pub(super) fn without_own(of: &Standing) -> Position {
        Position { taken: of.own.iter().copied().collect(), ..Position::default() }
    }

    /// Returns the meeples that are returned when a feature is scored in a turn.
    pub(super) fn goes_home(&self, of: &Standing) -> Vec<MeepleIx> {
        let stay = self.abbots_laid(of);
        of.everybody.iter().copied().filter(|n| !stay.contains(n)).collect()
    }

    /// Returns the player's abbot on a monastery or garden from which it may be taken back.
    pub(super) fn abbot_to_take_back(&self, position: &Position, of: &Standing) -> Option<MeepleIx> {
        if of.monastery.is_some_and(MonasteryKind::takes_abbots) {
            return None;
        }
        let gone = position.gone();
        let abbot = |n: &MeepleIx| self.meeple(*n).figure == Figure::Abbot;
        of.own.iter().copied().find(|n| abbot(n) && !gone.contains(n))
    }

    /// Returns the complete features that bring some player points, in map order. Features that the turn scores by name
    /// are left out: a later turn may lay the tile that completes one of them.
    pub(super) fn completed(
        &mut self,
        position: &Position,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Vec<Arc<Standing>>, NotApplicable> {
        let mut all: Vec<Arc<Standing>> = Vec::new();
        let mut seen: BTreeSet<SubjectIx> = BTreeSet::new();
        for (ix, _) in self.table.occupied() {
            let Some(standing) = self.standing(ix, law)? else { continue };
            if !seen.insert(standing.ix) || standing.named || !standing.complete {
                continue;
            }
            if !self.scored_now(position, &standing, law)?.score.points().is_empty() {
                all.push(standing);
            }
        }
        Ok(all)
    }

    /// Returns `true` if a complete feature with a meeple is still to be scored. Features that another turn scores by
    /// name do not count; `here` are those that this turn names.
    pub(super) fn unscored(
        &mut self,
        position: &Position,
        here: &[Place],
        law: &mut Inquiry<'_, '_>,
    ) -> Result<bool, NotApplicable> {
        let here: Vec<_> = here.iter().map(|place| self.table.subject_of(*place)).collect();
        let mut any = false;
        // All features are examined, so that the questions asked do not depend on their order on the map.
        for (ix, _) in self.table.occupied() {
            let Some(standing) = self.standing(ix, law)? else { continue };
            let later = standing.named && !here.contains(&Some(ix));
            let waits = standing.complete && !standing.castle && !later;
            any |= waits && Self::there(position, &standing) > 0;
        }
        Ok(any)
    }

    /// Returns the meeples to be returned from complete features that the turn does not score by name.
    pub(super) fn unnamed(&mut self, law: &mut Inquiry<'_, '_>) -> Result<Vec<MeepleIx>, NotApplicable> {
        let mut home = Vec::new();
        for (ix, _) in self.table.occupied() {
            let Some(standing) = self.standing(ix, law)? else { continue };
            if standing.complete && !standing.castle && !standing.named {
                home.extend(self.goes_home(&standing));
            }
        }
        Ok(home)
    }
}

/// Returns the followers on the feature next to which the fairy is, in the order of the file. If only her tile is
/// written, she is next to the follower there, provided that there is only one.
fn with_fairy(table: &Table<'_>) -> Vec<MeepleIx> {
    let Some(fairy) = &table.scenario.figures.fairy else { return Vec::new() };
    let tile = fairy.place.map_or(fairy.tile, |place| place.tile);
    let by = |n: &MeepleIx| {
        let meeple = table.scenario.meeple(*n);
        meeple.figure.is_follower() && fairy.place.is_none_or(|place| meeple.place == place)
    };
    let mut there = table.who_stands_on_tiles(&[tile]);
    there.retain(by);
    if fairy.place.is_none() && there.len() > 1 {
        there.clear();
    }
    there
}

/// A feature on which the player has followers.
pub(super) struct Own {
    pub(super) feature: Arc<Standing>,
    /// The followers of the player, in the order of the file.
    pub(super) followers: Vec<MeepleIx>,
}

/// The boards of a turn: the board as it is drawn, and boards without some tiles that are laid later.
pub(super) struct Views<'t, 'a> {
    all: Vec<(BTreeSet<TileIx>, View<'t, 'a>)>,
}

impl<'t, 'a> Views<'t, 'a> {
    /// Creates the boards from pairs of the tiles not laid yet and the view.
    pub(super) fn of(all: Vec<(BTreeSet<TileIx>, View<'t, 'a>)>) -> Self {
        Self { all }
    }

    /// Returns the board of a moment; `None` if it has not been built yet.
    pub(super) fn at(&mut self, position: &Position) -> Option<&mut View<'t, 'a>> {
        self.all.iter_mut().find(|(unlaid, _)| *unlaid == position.unlaid).map(|(_, view)| view)
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::with_fairy;
    use crate::landscape::Landscape;
    use crate::mechanics::lay;
    use crate::scenario::try_out::read;

    #[test]
    fn the_fairy_stands_by_a_follower_and_where_she_is_told_to() {
        let by = |fairy: &str| {
            let text = format!(
                "board: |\n  a\ntiles: {{ a: {{ road: E, city: N }} }}\nmeeples: {{ red: [builder a.road, a.road, a.city] }}\nfigures: {{ fairy: {fairy} }}\n"
            );
            let scenario = read(&text).expect("a legal position");
            let land = Landscape::of(&scenario.board);
            let table = lay(&scenario, &land, &[]);
            with_fairy(&table).iter().map(|n| n.index()).collect::<Vec<_>>()
        };
        assert_eq!(by("a.road"), [1]);
        assert_eq!(by("a.city"), [2]);
        assert_eq!(by("a"), [0; 0]);
    }
}
