//! The worth of each of the eight messages to a player. (`msg`, *De nieuwsberichten*, and footnotes 2 to 9 and 15.)

use carcassonne_base::gathering::distinct;
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::{
    AnotherTile, EightHome, Inquiry, LORD_KNIGHT, LawResult, LordKnight, MESSAGE_ABBOTS, MESSAGE_ANOTHER_TILE,
    MESSAGE_COATS, MESSAGE_EIGHT_HOME, MESSAGE_FARMERS, MESSAGE_KNIGHTS, MESSAGE_LARGE, MESSAGE_MONASTERIES,
    MESSAGE_SHORTEST_ROAD, MESSAGE_SMALLEST_CITY, MESSAGE_SMALLEST_MONASTERY, MESSAGE_UNFINISHED, MESSAGE_VALUE,
    MessageAbbots, MessageCoats, MessageFarmers, MessageKnights, MessageLarge, MessageMonasteries, MessageUnfinished,
    MessageValue, Smallest,
};
use carcassonne_position::wording::{Arg, Sentence, feature_arg, say};
use carcassonne_position::{FeatureKind, Figure, MeepleIx, PlayerIx};

use super::message_eight::{self, EightChoice};
use super::position::Position;
use super::view::{HeldFeature, View};
use crate::mechanics::{Hearing, ScoreScope, Subject, SubjectIx, Thing, to_u32, worth};

/// The worth of a message to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ValuedMessage {
    /// The number of the message, 1 to 8.
    pub(super) number: u32,
    /// The points of the message; `None` for message 4, which gives a turn.
    pub(super) points: Option<u32>,
    /// The explanation of the points; for message 8, one for each meeple that brings the most.
    pub(super) reasons: Vec<Sentence>,
}

/// Joins alternative explanations of points, each of which is sufficient, into one sentence.
pub(super) fn join_reasons(reasons: &[Sentence]) -> Sentence {
    match reasons {
        [only] => only.clone(),
        all => say!(messages::BecauseAnyOf { because: Arg::list(all.iter().take(MOST_NAMED).cloned()) }),
    }
}

/// Asks the law about a message that is drawn or asked about, so that the answer cites the ruling on this message.
pub(super) fn cite_message_ruling(number: u32, law: &mut Inquiry<'_, '_>) -> LawResult<()> {
    match number {
        1 => law.ask(MESSAGE_SHORTEST_ROAD).map(|Smallest::LeastOfOwn| ()),
        2 => law.ask(MESSAGE_SMALLEST_CITY).map(|Smallest::LeastOfOwn| ()),
        3 => law.ask(MESSAGE_SMALLEST_MONASTERY).map(|Smallest::LeastOfOwn| ()),
        4 => law.ask(MESSAGE_ANOTHER_TILE).map(|AnotherTile::WholeTurn| ()),
        5 => law.ask(MESSAGE_COATS).map(|MessageCoats::TwoACoat| ()),
        6 => law.ask(MESSAGE_KNIGHTS).map(|MessageKnights::TwoAKnight| ()),
        7 => law.ask(MESSAGE_FARMERS).map(|MessageFarmers::TwoAFarmer| ()),
        _ => law.ask(MESSAGE_EIGHT_HOME).map(|EightHome::OnlyThisMeeple| ()),
    }
}

pub(super) fn value_message(
    view: &mut View<'_, '_>,
    position: &Position,
    number: u32,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<ValuedMessage> {
    let (points, reason) = match number {
        1 => value_smallest(view, position, FeatureKind::Road, law)?,
        2 => value_smallest(view, position, FeatureKind::City, law)?,
        3 => value_smallest(view, position, FeatureKind::Monastery, law)?,
        4 => {
            let reasons = vec![say!(messages::ValueTile)];
            return Ok(ValuedMessage { number, points: None, reasons });
        }
        5 => value_coats(view, position, law)?,
        6 => value_followers(view, position, FeatureKind::City, law)?,
        7 => value_followers(view, position, FeatureKind::Field, law)?,
        _ => {
            let (points, reasons) = best_eight(view.player, message_eight::list_choices(view, position, law)?);
            return Ok(ValuedMessage { number, points: Some(points), reasons });
        }
    };
    Ok(ValuedMessage { number, points: Some(points), reasons: vec![reason] })
}

/// Values messages 1 to 3: the points of the player's feature of `kind` that is worth least, or 0 without one.
fn value_smallest(
    view: &mut View<'_, '_>,
    position: &Position,
    kind: FeatureKind,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<(u32, Sentence)> {
    let mut known: Vec<(u32, SubjectIx)> = Vec::new();
    for held in view.held_features(position, kind, law)? {
        // A castle token is on the city: the player has no knight there unless its lord counts as one.
        if held.feature.castle && law.ask(LORD_KNIGHT)? == LordKnight::NoKnight {
            continue;
        }
        let is_special = held.feature.monastery.is_some_and(|kind| kind != MonasteryKind::Plain);
        if is_special {
            let MessageMonasteries::AllSevenKinds = law.ask(MESSAGE_MONASTERIES)?;
        }
        let finding = view.score(position, &held.feature, ScoreScope::FeatureOnly, law)?;
        if is_held_by_abbots(view, &held) && law.ask(MESSAGE_ABBOTS)? == MessageAbbots::NotCounted {
            continue;
        }
        if held.followers.iter().any(|n| view.is_beside_fairy(position, *n)) {
            let MessageValue::FeatureAlone = law.ask(MESSAGE_VALUE)?;
        }
        let share = finding.score.shares().get(&view.player);
        let points = share.map_or_else(|| finding.score.worth(), |share| worth(share));
        if points == 0 && kind != FeatureKind::Monastery && !held.feature.castle {
            let MessageUnfinished::Nothing = law.ask(MESSAGE_UNFINISHED)?;
        }
        known.push((points, held.feature.ix));
    }
    let Some(least) = known.iter().map(|(points, _)| *points).min() else {
        return Ok((0, say!(messages::ValueNone { player: view.player, kind })));
    };
    let mut least_features: Vec<Arg> = known
        .iter()
        .filter(|(p, _)| *p == least)
        .map(|(_, ix)| match view.table.subject(*ix) {
            Some(Subject::Feature(subject)) => feature_arg(subject.place),
            Some(Subject::Ask(_)) | None => view.table.id(*ix).into(),
        })
        .collect();
    let tied_count = least_features.len();
    least_features.truncate(MOST_NAMED);
    let reason = if tied_count > MOST_NAMED {
        say!(messages::ValueLeastOfMany { alike: tied_count, features: least_features, points: least })
    } else {
        say!(messages::ValueLeast { features: least_features, points: least, of: known.len() })
    };
    Ok((least, reason))
}

/// The maximum number of features or reasons that the explanation of a message's points names.
const MOST_NAMED: usize = 12;

/// Returns `true` if all the player's followers on a special monastery were placed as abbots.
fn is_held_by_abbots(view: &View<'_, '_>, held: &HeldFeature) -> bool {
    let is_abbot = |n: &MeepleIx| view.meeple(*n).figure == Figure::Abbot;
    held.feature.monastery.is_some_and(MonasteryKind::takes_abbots) && held.followers.iter().all(is_abbot)
}

/// Values message 5: 2 points for each coat of arms in cities with a follower of the player.
fn value_coats(view: &mut View<'_, '_>, position: &Position, law: &mut Inquiry<'_, '_>) -> LawResult<(u32, Sentence)> {
    let mut coats: u32 = 0;
    for held in view.held_features(position, FeatureKind::City, law)? {
        coats = coats.saturating_add(view.city_print(&held.feature).coats);
    }
    let reason = match coats {
        0 => say!(messages::ValueNoCoats { player: view.player }),
        _ => say!(messages::ValueEach { counted: Thing::COAT.count_phrase(coats) }),
    };
    Ok((coats.saturating_mul(2), reason))
}

/// Values messages 6 and 7: 2 points for each follower of the player in features of one kind.
fn value_followers(
    view: &mut View<'_, '_>,
    position: &Position,
    kind: FeatureKind,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<(u32, Sentence)> {
    let mut held = view.held_features(position, kind, law)?;
    if kind == FeatureKind::City {
        adjust_lords(view, position, &mut held, law)?;
    }
    let followers = || held.iter().flat_map(|own| &own.followers);
    if followers().any(|n| view.meeple(*n).figure == Figure::Large) {
        let MessageLarge::One = law.ask(MESSAGE_LARGE)?;
    }
    let count = to_u32(followers().count());
    let reason = match count {
        0 => say!(messages::ValueNoHeads { player: view.player, kind }),
        _ => say!(messages::ValueEach { counted: say!(messages::Heads { kind, count }) }),
    };
    Ok((count.saturating_mul(2), reason))
}

/// Adds the lords of German castles to a player's knights, or removes the lords of castle tokens on cities from them,
/// as the law decides.
fn adjust_lords(
    view: &mut View<'_, '_>,
    position: &Position,
    held: &mut Vec<HeldFeature>,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<()> {
    let castles = view.held_features(position, FeatureKind::Castle, law)?;
    Hearing::new(law).ask_doubles_exist(!castles.is_empty())?;
    if castles.is_empty() && !held.iter().any(|own| own.feature.castle) {
        return Ok(());
    }
    match law.ask(LORD_KNIGHT)? {
        LordKnight::Knight => held.extend(castles),
        LordKnight::NoKnight => held.retain(|own| !own.feature.castle),
    }
    Ok(())
}

/// Values message 8: the most points that one of the `eights` brings, and the distinct reasons of all that bring these.
fn best_eight(player: PlayerIx, eights: Vec<EightChoice>) -> (u32, Vec<Sentence>) {
    let Some(most) = eights.iter().map(|eight| eight.points).max() else {
        return (0, vec![say!(messages::ValueNobody { player })]);
    };
    let best = eights.into_iter().filter(|eight| eight.points == most);
    (most, distinct(best.map(|eight| eight.reason)))
}
