//! Message 8: one meeple is scored as at the end of the game, and returned.

use std::collections::BTreeSet;

use carcassonne_law::{EightBonus, EightMajority, Inquiry, LawResult, MESSAGE_EIGHT_BONUS, MESSAGE_EIGHT_MAJORITY};
use carcassonne_position::wording::{Arg, Sentence, feature_arg, say};
use carcassonne_position::{FeatureKind, Figure, Meeple, MeepleIx, Place};

use super::position::Position;
use super::view::{RecordedFeature, View};
use crate::mechanics::environs::ringmaster;
use crate::mechanics::{Hearing, ScoreScope, worth};

/// A meeple that message 8 may score and return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EightChoice {
    pub(super) meeple: MeepleIx,
    /// The place of the meeple.
    pub(super) place: Place,
    /// The points that the meeple brings.
    pub(super) points: u32,
    /// The explanation of the points.
    pub(super) reason: Sentence,
}

/// Returns every meeple that the player may choose for message 8; of equal figures at the same place, only the first.
pub(super) fn list_choices(
    view: &mut View<'_, '_>,
    position: &Position,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<Vec<EightChoice>> {
    let mut eights: Vec<EightChoice> = Vec::new();
    for kind in FeatureKind::ALL {
        for held in view.held_features(position, kind, law)? {
            let mut known: BTreeSet<(Figure, &str)> = BTreeSet::new();
            for ix in &held.followers {
                let meeple = view.meeple(*ix);
                if !known.insert((meeple.figure, &meeple.written)) {
                    continue;
                }
                let (points, reason) = score_meeple(view, position, &held.feature, *ix, law)?;
                eights.push(EightChoice { meeple: *ix, place: meeple.place, points, reason });
            }
        }
    }
    Ok(eights)
}

/// Returns the points that message 8 brings for a meeple, bonuses included, and their explanation.
fn score_meeple(
    view: &mut View<'_, '_>,
    position: &Position,
    feature: &RecordedFeature,
    ix: MeepleIx,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<(u32, Sentence)> {
    let meeple = view.meeple(ix);
    let place = feature_arg(meeple.place);
    let finding = view.score(position, feature, ScoreScope::WithBonuses, law)?;
    let score = &finding.score;
    let feature_points = score.shares().get(&view.player).map_or_else(|| score.worth(), |share| worth(share));
    let has_majority = score.points().contains_key(&view.player) || score.owners().contains(&view.player);
    let is_idle_mayor = meeple.figure == Figure::Mayor && view.city_print(feature).coats == 0;
    let (points, reason) = if feature.castle {
        (0, say!(messages::EightLord { at: place }))
    } else if has_majority {
        (feature_points, explain_worth(view, feature, place, feature_points))
    } else if is_idle_mayor {
        (0, say!(messages::EightMayor { at: place }))
    } else {
        match law.ask(MESSAGE_EIGHT_MAJORITY)? {
            EightMajority::Needed => (0, say!(messages::EightMinority { at: place })),
            EightMajority::NotNeeded => {
                (feature_points, say!(messages::EightMinorityBrings { at: place, points: feature_points }))
            }
        }
    };
    add_bonuses(view, position, (ix, meeple), points, reason, law)
}

/// Returns why a feature brings `worth` points to a player with the majority.
fn explain_worth(view: &View<'_, '_>, feature: &RecordedFeature, place: Arg, worth: u32) -> Sentence {
    match feature.kind {
        FeatureKind::Field if worth == 0 => say!(messages::EightNoCity { at: place }),
        FeatureKind::Road if worth == 0 => say!(messages::EightInn { at: place }),
        FeatureKind::City if worth == 0 && view.city_print(feature).cathedral => {
            say!(messages::EightCathedral { at: place })
        }
        FeatureKind::City if worth == 0 => say!(messages::EightBesieged { at: place }),
        _ => say!(messages::EightBrings { at: place, points: worth }),
    }
}

/// Adds the bonuses of a ringmaster and of the fairy to the meeple's `points`, and to their explanation, `reason`.
fn add_bonuses(
    view: &View<'_, '_>,
    position: &Position,
    (ix, meeple): (MeepleIx, &Meeple),
    mut points: u32,
    mut reason: Sentence,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<(u32, Sentence)> {
    if meeple.figure == Figure::Ringmaster {
        match ringmaster::named_show_tiles(view.table.scenario) {
            Some(shows) => {
                let EightBonus::Included = law.ask(MESSAGE_EIGHT_BONUS)?;
                let mut hearing = Hearing::new(law);
                let item = ringmaster::bonus(view.table, meeple.place.tile, &shows, &mut hearing)?;
                points = points.saturating_add(item.points());
                reason = say!(messages::EightRingmaster { because: reason, points: item.points() });
            }
            None => reason = say!(messages::EightRingmasterUnknown { because: reason }),
        }
    }
    if view.is_beside_fairy(position, ix) {
        let EightBonus::Included = law.ask(MESSAGE_EIGHT_BONUS)?;
        points = points.saturating_add(3);
        reason = say!(messages::EightFairy { because: reason, points: 3 });
    }
    Ok((points, reason))
}
