//! What each of the eight messages brings a player. (`msg`, *De nieuwsberichten*, and footnotes 2 to 9
//! and 15.)

use super::eight::{self, Eight};
use super::position::Position;
use super::view::{Own, View};
use crate::mechanics::base::sum::{Thing, counted, worth};
use crate::mechanics::base::table::SubjectIx;
use crate::rulebook::{
    AnotherTile, EightHome, Inquiry, MESSAGE_ABBOTS, MESSAGE_ANOTHER_TILE, MESSAGE_COATS,
    MESSAGE_EIGHT_HOME, MESSAGE_FARMERS, MESSAGE_KNIGHTS, MESSAGE_LARGE, MESSAGE_MONASTERIES,
    MESSAGE_SHORTEST_ROAD, MESSAGE_SMALLEST_CITY, MESSAGE_SMALLEST_MONASTERY, MESSAGE_UNFINISHED,
    MESSAGE_VALUE, MessageAbbots, MessageCoats, MessageFarmers, MessageKnights, MessageLarge,
    MessageMonasteries, MessageUnfinished, MessageValue, NotApplicable, Smallest,
};
use crate::scenario::{FeatureKind, Figure, MeepleIx};
use crate::tiles::MonasteryKind;

/// What a message brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Valued {
    /// Its number, 1 to 8.
    pub(super) number: u32,
    /// Its points; `None` for message 4, which brings a turn.
    pub(super) points: Option<u32>,
    /// How it comes to that.
    pub(super) because: String,
}

/// What the message is called.
pub(super) fn title(number: u32) -> &'static str {
    match number {
        1 => "shortest road",
        2 => "smallest city",
        3 => "smallest monastery",
        4 => "another tile",
        5 => "2 points a coat of arms",
        6 => "2 points a knight",
        7 => "2 points a farmer",
        _ => "one meeple scored and taken back",
    }
}

/// Asks the law what a message is: this is cited where one comes or is asked about, and not where it is
/// only one of those that may come.
pub(super) fn cite(number: u32, law: &mut Inquiry<'_, '_>) -> Result<(), NotApplicable> {
    match number {
        1 => {
            let Smallest::LeastOfOwn = law.ask(MESSAGE_SHORTEST_ROAD)?;
        }
        2 => {
            let Smallest::LeastOfOwn = law.ask(MESSAGE_SMALLEST_CITY)?;
        }
        3 => {
            let Smallest::LeastOfOwn = law.ask(MESSAGE_SMALLEST_MONASTERY)?;
        }
        4 => {
            let AnotherTile::WholeTurn = law.ask(MESSAGE_ANOTHER_TILE)?;
        }
        5 => {
            let MessageCoats::TwoACoat = law.ask(MESSAGE_COATS)?;
        }
        6 => {
            let MessageKnights::TwoAKnight = law.ask(MESSAGE_KNIGHTS)?;
        }
        7 => {
            let MessageFarmers::TwoAFarmer = law.ask(MESSAGE_FARMERS)?;
        }
        _ => {
            let EightHome::OnlyThisMeeple = law.ask(MESSAGE_EIGHT_HOME)?;
        }
    }
    Ok(())
}

/// Values one message for the player who looks at the board.
pub(super) fn value(
    view: &mut View<'_, '_>,
    position: &Position,
    number: u32,
    law: &mut Inquiry<'_, '_>,
) -> Result<Valued, NotApplicable> {
    let (points, because) = match number {
        1 => smallest(view, position, FeatureKind::Road, law)?,
        2 => smallest(view, position, FeatureKind::City, law)?,
        3 => smallest(view, position, FeatureKind::Monastery, law)?,
        4 => {
            let because = "a whole turn with another tile, or 2 points".to_owned();
            return Ok(Valued { number, points: None, because });
        }
        5 => coats(view, position, law)?,
        6 => heads(view, position, FeatureKind::City, "knight", law)?,
        7 => heads(view, position, FeatureKind::Field, "farmer", law)?,
        _ => best(eight::all(view, position, law)?),
    };
    Ok(Valued { number, points: Some(points), because })
}

/// Messages 1 to 3: the feature of a kind that is worth least.
fn smallest(
    view: &mut View<'_, '_>,
    position: &Position,
    kind: FeatureKind,
    law: &mut Inquiry<'_, '_>,
) -> Result<(u32, String), NotApplicable> {
    let mut known: Vec<(u32, SubjectIx)> = Vec::new();
    for own in view.own(position, kind, law)? {
        let special = own.feature.monastery.is_some_and(|kind| kind != MonasteryKind::Plain);
        if special {
            let MessageMonasteries::AllSevenKinds = law.ask(MESSAGE_MONASTERIES)?;
        }
        let finding = view.value(position, &own.feature, law)?;
        if lies_as_abbot(view, &own) && law.ask(MESSAGE_ABBOTS)? == MessageAbbots::NotCounted {
            continue;
        }
        if own.followers.iter().any(|n| eight::fairy_by(view, position, *n)) {
            let MessageValue::FeatureAlone = law.ask(MESSAGE_VALUE)?;
        }
        let share = finding.score.shares().get(&view.player);
        let points = share.map_or_else(|| finding.score.worth(), |share| worth(share));
        if points == 0 && kind != FeatureKind::Monastery {
            let MessageUnfinished::Nothing = law.ask(MESSAGE_UNFINISHED)?;
        }
        known.push((points, own.feature.ix));
    }
    let word = kind.word();
    let Some(least) = known.iter().map(|(points, _)| *points).min() else {
        return Ok((0, format!("no unfinished {word} with a meeple there")));
    };
    let least_of: Vec<String> =
        known.iter().filter(|(p, _)| *p == least).map(|(_, ix)| view.table.id(*ix)).collect();
    let of =
        if known.len() > 1 { format!(", the least of {}", known.len()) } else { String::new() };
    Ok((least, format!("{} is worth {least}{of}", few(&least_of))))
}

/// How many features are named at most.
const MOST_NAMED: usize = 12;

/// The names of a few features; of many the first, and how many there are.
fn few(names: &[String]) -> String {
    match names.get(..MOST_NAMED) {
        Some(first) if names.len() > MOST_NAMED => {
            format!("each of {} features ({}, ...)", names.len(), first.join(", "))
        }
        _ => names.join(" or "),
    }
}

/// Whether the player's meeples on a special monastery were laid as abbots.
fn lies_as_abbot(view: &View<'_, '_>, own: &Own) -> bool {
    let abbot = |n: &MeepleIx| view.meeple(*n).figure == Figure::Abbot;
    own.feature.monastery.is_some_and(MonasteryKind::takes_abbots)
        && own.followers.iter().all(abbot)
}

/// Message 5: 2 for each coat of arms in cities with a meeple of the player.
fn coats(
    view: &mut View<'_, '_>,
    position: &Position,
    law: &mut Inquiry<'_, '_>,
) -> Result<(u32, String), NotApplicable> {
    let mut coats: u32 = 0;
    for own in view.own(position, FeatureKind::City, law)? {
        coats = coats.saturating_add(view.print(&own.feature).coats);
    }
    Ok((coats.saturating_mul(2), format!("{} x 2", counted(Thing::COAT, coats))))
}

/// Messages 6 and 7: 2 for each follower of the player in features of a kind.
fn heads(
    view: &mut View<'_, '_>,
    position: &Position,
    kind: FeatureKind,
    word: &str,
    law: &mut Inquiry<'_, '_>,
) -> Result<(u32, String), NotApplicable> {
    let held = view.own(position, kind, law)?;
    let all = || held.iter().flat_map(|own| &own.followers);
    if all().any(|n| view.meeple(*n).figure == Figure::Large) {
        let MessageLarge::One = law.ask(MESSAGE_LARGE)?;
    }
    let count = u32::try_from(all().count()).unwrap_or(u32::MAX);
    let word = if count == 1 { word.to_owned() } else { format!("{word}s") };
    Ok((count.saturating_mul(2), format!("{count} {word} x 2")))
}

/// Message 8: the meeple that brings most, scored as at the end of the game.
fn best(eights: Vec<Eight>) -> (u32, String) {
    let mut best: Option<Eight> = None;
    for eight in eights {
        if best.as_ref().is_none_or(|known| eight.points > known.points) {
            best = Some(eight);
        }
    }
    match best {
        Some(eight) => (eight.points, eight.because),
        None => (0, "no meeple on an unfinished feature".to_owned()),
    }
}
