//! Message 8: one meeple is scored as at the end of the game, and returned.

use std::collections::BTreeSet;

use super::position::Position;
use super::view::{Standing, View};
use crate::mechanics::around::ringmaster;
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::sum::worth;
use crate::rulebook::{EightBonus, EightMajority, Inquiry, MESSAGE_EIGHT_BONUS, MESSAGE_EIGHT_MAJORITY, NotApplicable};
use crate::scenario::{FeatureKind, Figure, Meeple, MeepleIx};
use crate::wording::{Arg, Sentence, say};

/// A meeple that message 8 may score and return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Eight {
    pub(super) meeple: MeepleIx,
    /// The place of the meeple, as it is written.
    pub(super) at: String,
    /// The points that the meeple brings.
    pub(super) points: u32,
    /// The explanation of the points.
    pub(super) because: Sentence,
}

/// Returns every meeple that the player may choose; of equal figures at the same place, only the first.
pub(super) fn all(
    view: &mut View<'_, '_>,
    position: &Position,
    law: &mut Inquiry<'_, '_>,
) -> Result<Vec<Eight>, NotApplicable> {
    let mut eights: Vec<Eight> = Vec::new();
    for kind in FeatureKind::ALL {
        for own in view.own(position, kind, law)? {
            let mut alike: BTreeSet<(Figure, &str)> = BTreeSet::new();
            for ix in &own.followers {
                let meeple = view.meeple(*ix);
                if !alike.insert((meeple.figure, &meeple.written)) {
                    continue;
                }
                let (points, because) = scored(view, position, &own.feature, *ix, law)?;
                let at = meeple.written.clone();
                eights.push(Eight { meeple: *ix, at, points, because });
            }
        }
    }
    Ok(eights)
}

/// Returns the points that a meeple brings, and the explanation.
fn scored(
    view: &mut View<'_, '_>,
    position: &Position,
    on: &Standing,
    ix: MeepleIx,
    law: &mut Inquiry<'_, '_>,
) -> Result<(u32, Sentence), NotApplicable> {
    let meeple = view.meeple(ix);
    let at = Arg::Feature(meeple.place);
    let finding = view.scored(position, on, law)?;
    let score = &finding.score;
    let worth_of = score.shares().get(&view.player).map_or_else(|| score.worth(), |share| worth(share));
    let majority = score.points().contains_key(&view.player) || score.owners().contains(&view.player);
    let idle = meeple.figure == Figure::Mayor && view.print(on).coats == 0;
    let (points, because) = if on.castle {
        (0, say!(messages::EightLord { at: at }))
    } else if majority {
        (worth_of, brings(view, on, at, worth_of))
    } else if idle {
        (0, say!(messages::EightMayor { at: at }))
    } else {
        match law.ask(MESSAGE_EIGHT_MAJORITY)? {
            EightMajority::Needed => (0, say!(messages::EightMinority { at: at })),
            EightMajority::NotNeeded => (worth_of, say!(messages::EightMinorityBrings { at: at, points: worth_of })),
        }
    };
    with_bonuses(view, position, (ix, meeple), points, because, law)
}

/// Returns why a feature brings `worth` points to a player with the majority.
fn brings(view: &View<'_, '_>, on: &Standing, at: Arg, worth: u32) -> Sentence {
    match on.kind {
        FeatureKind::Field if worth == 0 => say!(messages::EightNoCity { at: at }),
        FeatureKind::Road if worth == 0 => say!(messages::EightInn { at: at }),
        FeatureKind::City if worth == 0 && view.print(on).cathedral => {
            say!(messages::EightCathedral { at: at })
        }
        FeatureKind::City if worth == 0 => say!(messages::EightBesieged { at: at }),
        FeatureKind::City
        | FeatureKind::Road
        | FeatureKind::Field
        | FeatureKind::Monastery
        | FeatureKind::Castle
        | FeatureKind::Garden => say!(messages::EightBrings { at: at, points: worth }),
    }
}

/// Adds the bonuses of the meeple to its points, and to their explanation.
fn with_bonuses(
    view: &View<'_, '_>,
    position: &Position,
    (ix, meeple): (MeepleIx, &Meeple),
    mut points: u32,
    mut because: Sentence,
    law: &mut Inquiry<'_, '_>,
) -> Result<(u32, Sentence), NotApplicable> {
    if meeple.figure == Figure::Ringmaster {
        match ringmaster::shows_told(view.table.scenario) {
            Some(shows) => {
                let EightBonus::Included = law.ask(MESSAGE_EIGHT_BONUS)?;
                let mut hearing = Hearing::of(law);
                let item = ringmaster::bonus(view.table, meeple.place.tile, &shows, &mut hearing)?;
                points = points.saturating_add(item.points());
                because = say!(messages::EightRingmaster { because: because, points: item.points() });
            }
            None => {
                because = say!(messages::EightRingmasterUnknown { because: because });
            }
        }
    }
    if view.fairy_by(position, ix) {
        let EightBonus::Included = law.ask(MESSAGE_EIGHT_BONUS)?;
        points = points.saturating_add(3);
        because = say!(messages::EightFairy { because: because, points: 3 });
    }
    Ok((points, because))
}
