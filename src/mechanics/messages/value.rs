//! What each of the eight messages is worth to a player on the board as it lies.

use std::collections::BTreeSet;

use crate::landscape::city_print;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::sum::{Thing, counted, worth};
use crate::mechanics::base::table::{Matter, Subject, SubjectIx, Table};
use crate::rulebook::{
    AnotherTile, EightBonus, EightHome, EightMajority, Inquiry, MESSAGE_ABBOTS,
    MESSAGE_ANOTHER_TILE, MESSAGE_EIGHT_BONUS, MESSAGE_EIGHT_HOME, MESSAGE_EIGHT_MAJORITY,
    MESSAGE_LARGE, MESSAGE_MONASTERIES, MESSAGE_UNFINISHED, MESSAGE_VALUE, MessageAbbots,
    MessageLarge, MessageMonasteries, MessageUnfinished, MessageValue, NotApplicable,
};
use crate::scenario::{FeatureKind, Figure, Meeple, Place, PlayerIx};
use crate::text::Span;
use crate::tiles::MonasteryKind;

/// How many messages there are.
pub(super) const MESSAGES: u32 = 8;

/// What a message brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Valued {
    /// Its number, 1 to 8.
    pub(super) number: u32,
    /// Its points; `None` for message 4, which brings a turn.
    pub(super) points: Option<u32>,
    /// How that comes about.
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

/// When a message comes, and what has changed by then.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct When {
    /// Whether it comes before round 3, when complete features are not scored yet.
    pub(super) early: bool,
    /// The meeple that message 8 has sent home, identified by where it is written.
    pub(super) gone: Option<Span>,
}

/// A meeple that message 8 may score and send home.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Eight {
    /// The meeple, identified by where it is written.
    pub(super) meeple: Span,
    /// Where it stands, as it is written.
    pub(super) at: String,
    /// What it brings.
    pub(super) points: u32,
    /// How that comes about.
    because: String,
}

/// What all messages bring at a given time.
#[derive(Debug)]
pub(super) struct Values {
    pub(super) when: When,
    pub(super) valued: Vec<Valued>,
    /// The meeples among which message 8 chooses.
    pub(super) eights: Vec<Eight>,
}

/// Values all eight messages for a player.
pub(super) fn all(
    table: &Table<'_>,
    player: PlayerIx,
    when: When,
    law: &mut Inquiry<'_, '_>,
) -> Result<Values, NotApplicable> {
    let valued = (1..=MESSAGES)
        .map(|number| value(table, player, number, when, law))
        .collect::<Result<_, _>>()?;
    let eights = Eye { table, player, when }.eights(law)?;
    Ok(Values { when, valued, eights })
}

/// Values one message for a player.
pub(super) fn value(
    table: &Table<'_>,
    player: PlayerIx,
    number: u32,
    when: When,
    law: &mut Inquiry<'_, '_>,
) -> Result<Valued, NotApplicable> {
    let eye = Eye { table, player, when };
    let (points, because) = match number {
        1 => eye.smallest(FeatureKind::Road, law)?,
        2 => eye.smallest(FeatureKind::City, law)?,
        3 => eye.smallest(FeatureKind::Monastery, law)?,
        4 => {
            let AnotherTile::WholeTurn = law.ask(MESSAGE_ANOTHER_TILE)?;
            return Ok(Valued {
                number,
                points: None,
                because: "a whole turn with another tile, or 2 points".to_owned(),
            });
        }
        5 => eye.coats(law)?,
        6 => eye.heads(FeatureKind::City, "knight", law)?,
        7 => eye.heads(FeatureKind::Field, "farmer", law)?,
        _ => eye.one_meeple(law)?,
    };
    Ok(Valued { number, points: Some(points), because })
}

/// The board as seen by the player of a message.
struct Eye<'t, 'a> {
    table: &'t Table<'a>,
    player: PlayerIx,
    when: When,
}

/// A feature on which the player stands, found once even if it is several subjects.
struct Held<'t> {
    ix: SubjectIx,
    subject: &'t Subject,
    finding: Finding,
}

impl<'t, 'a> Eye<'t, 'a> {
    /// The unfinished features of a kind on which the player has a follower.
    fn held(
        &self,
        kind: FeatureKind,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Vec<Held<'t>>, NotApplicable> {
        let mut held = Vec::new();
        let mut seen: BTreeSet<SubjectIx> = BTreeSet::new();
        for (ix, matter) in self.table.matters() {
            let Matter::Feature(subject) = matter else { continue };
            let stands = self.table.meeples_of(subject).iter().any(|m| self.is_own(m));
            if subject.kind != kind || !stands || seen.contains(&ix) {
                continue;
            }
            let Some(finding) = self.table.score_alone(subject, law)? else { continue };
            seen.extend(finding.areas.iter().filter_map(|a| self.table.subject_of_area(*a)));
            let open = finding.complete != Some(true) || self.when.early;
            if open || self.in_castle(subject.place) {
                held.push(Held { ix, subject, finding });
            }
        }
        Ok(held)
    }

    /// The player's followers on a feature.
    fn own(&self, held: &Held<'_>) -> Vec<&'a Meeple> {
        let all = if held.subject.area.is_some() {
            self.table.meeples_on(&held.finding.areas)
        } else {
            self.table.meeples_at(held.subject.place)
        };
        all.into_iter().filter(|m| self.is_own(m)).collect()
    }

    /// Whether it is one of the player's followers and still on the board.
    fn is_own(&self, meeple: &Meeple) -> bool {
        meeple.player == self.player
            && meeple.figure.is_follower()
            && self.when.gone != Some(meeple.span)
    }

    /// Messages 1 to 3: the feature of a kind that is worth least.
    fn smallest(
        &self,
        kind: FeatureKind,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(u32, String), NotApplicable> {
        let mut known: Vec<(u32, SubjectIx)> = Vec::new();
        for held in self.held(kind, law)? {
            let own = self.own(&held);
            let special = self.table.monastery(held.subject).is_some_and(|k| match k {
                MonasteryKind::Plain => false,
                MonasteryKind::German
                | MonasteryKind::Dutch
                | MonasteryKind::Japanese
                | MonasteryKind::Abbey
                | MonasteryKind::Shrine
                | MonasteryKind::Darmstadt => true,
            });
            if special {
                let MessageMonasteries::AllSevenKinds = law.ask(MESSAGE_MONASTERIES)?;
            }
            let share = held.finding.score.shares().get(&self.player);
            if self.lies_as_abbot(&held, &own)
                && law.ask(MESSAGE_ABBOTS)? == MessageAbbots::NotCounted
            {
                continue;
            }
            if own.iter().any(|m| self.fairy_at(m.place)) {
                let MessageValue::FeatureAlone = law.ask(MESSAGE_VALUE)?;
            }
            let points = share.map_or_else(|| held.finding.score.worth(), |share| worth(share));
            if points == 0 && kind != FeatureKind::Monastery {
                let MessageUnfinished::Nothing = law.ask(MESSAGE_UNFINISHED)?;
            }
            known.push((points, held.ix));
        }
        let word = kind.word();
        let Some(least) = known.iter().map(|(points, _)| *points).min() else {
            return Ok((0, format!("no unfinished {word} with a meeple there")));
        };
        let least_of: Vec<String> =
            known.iter().filter(|(p, _)| *p == least).map(|(_, ix)| self.table.id(*ix)).collect();
        let of =
            if known.len() > 1 { format!(", the least of {}", known.len()) } else { String::new() };
        Ok((least, format!("{} is worth {least}{of}", least_of.join(" or "))))
    }

    /// Whether the player's meeple on a special monastery is laid as abbot.
    fn lies_as_abbot(&self, held: &Held<'_>, own: &[&Meeple]) -> bool {
        let special = matches!(
            self.table.monastery(held.subject),
            Some(MonasteryKind::German | MonasteryKind::Dutch | MonasteryKind::Japanese)
        );
        special && own.iter().all(|m| m.figure == Figure::Abbot)
    }

    fn fairy_at(&self, place: Place) -> bool {
        let Some(fairy) = &self.table.scenario.figures.fairy else {
            return false;
        };
        // If only her tile is given, she stands by the one follower there, if there is just one.
        let meeples = &self.table.scenario.meeples;
        let there =
            || meeples.iter().filter(|m| m.place.tile == fairy.tile && m.figure.is_follower());
        match fairy.place {
            Some(by) => by == place,
            None => there().count() == 1 && there().any(|m| m.place == place),
        }
    }

    /// Message 5: 2 for each coat of arms in cities with a meeple of the player.
    fn coats(&self, law: &mut Inquiry<'_, '_>) -> Result<(u32, String), NotApplicable> {
        let mut coats: u32 = 0;
        for held in self.held(FeatureKind::City, law)? {
            coats = coats.saturating_add(self.coats_of(&held.finding));
        }
        let points = coats.saturating_mul(2);
        Ok((points, format!("{} x 2", counted(Thing::COAT, coats))))
    }

    /// The number of coats of arms in a city.
    fn coats_of(&self, city: &Finding) -> u32 {
        city_print(self.table.board(), self.table.land, &city.areas).coats
    }

    /// Messages 6 and 7: 2 for each follower of the player in features of a kind.
    fn heads(
        &self,
        kind: FeatureKind,
        word: &str,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(u32, String), NotApplicable> {
        let held = self.held(kind, law)?;
        let all: Vec<&Meeple> = held.iter().flat_map(|h| self.own(h)).collect();
        if all.iter().any(|m| m.figure == Figure::Large) {
            let MessageLarge::One = law.ask(MESSAGE_LARGE)?;
        }
        let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
        let word = if count == 1 { word.to_owned() } else { format!("{word}s") };
        Ok((count.saturating_mul(2), format!("{count} {word} x 2")))
    }

    /// Message 8: the meeple that brings the most, scored as at the end of the game.
    fn one_meeple(&self, law: &mut Inquiry<'_, '_>) -> Result<(u32, String), NotApplicable> {
        let mut best: Option<Eight> = None;
        for eight in self.eights(law)? {
            if best.as_ref().is_none_or(|known| eight.points > known.points) {
                best = Some(eight);
            }
        }
        Ok(match best {
            Some(eight) => (eight.points, eight.because),
            None => (0, "no meeple on an unfinished feature".to_owned()),
        })
    }

    /// Message 8: every meeple that may be chosen.
    fn eights(&self, law: &mut Inquiry<'_, '_>) -> Result<Vec<Eight>, NotApplicable> {
        let mut eights = Vec::new();
        for kind in FeatureKind::ALL {
            for held in self.held(kind, law)? {
                let Some(finding) = self.table.score(held.subject, law)? else { continue };
                for meeple in self.own(&held) {
                    let (points, because) = self.scored(&held, &finding, meeple, law)?;
                    let at = meeple.written.clone();
                    eights.push(Eight { meeple: meeple.span, at, points, because });
                }
            }
        }
        Ok(eights)
    }

    /// What one meeple brings with message 8, and why.
    fn scored(
        &self,
        held: &Held<'_>,
        finding: &Finding,
        meeple: &Meeple,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(u32, String), NotApplicable> {
        let at = &meeple.written;
        let everybody = if held.subject.area.is_some() {
            self.table.meeples_on(&finding.areas)
        } else {
            self.table.meeples_at(held.subject.place)
        };
        if everybody.len() > 1 {
            let EightHome::OnlyThisMeeple = law.ask(MESSAGE_EIGHT_HOME)?;
        }
        let worth_of = finding
            .score
            .shares()
            .get(&self.player)
            .map_or_else(|| finding.score.worth(), |s| worth(s));
        let score = &finding.score;
        let majority =
            score.points().contains_key(&self.player) || score.owners().contains(&self.player);
        let mut because = format!("{at} brings {worth_of}");
        let mut points = worth_of;
        if self.in_castle(meeple.place) {
            points = 0;
            because = format!("{at} stands on a castle, which scores nothing by itself: 0");
        } else if meeple.figure == Figure::Mayor && self.coats_of(finding) == 0 {
            points = 0;
            because = format!("{at} is a mayor in a city without coats of arms: 0");
        } else if !majority {
            because = format!("{at} lacks the majority");
            if law.ask(MESSAGE_EIGHT_MAJORITY)? == EightMajority::Needed {
                points = 0;
                because = format!("{because}: 0");
            } else {
                because = format!("{because}, and brings {worth_of} all the same");
            }
        } else if worth_of == 0 {
            because = match held.subject.kind {
                FeatureKind::Field => format!("{at} touches no complete city: 0"),
                FeatureKind::Road => format!("{at} is on an unfinished road with an inn: 0"),
                FeatureKind::City => format!("{at} is in an unfinished city with a cathedral: 0"),
                FeatureKind::Monastery | FeatureKind::Castle | FeatureKind::Garden => because,
            };
        }
        if meeple.figure == Figure::Ringmaster {
            because = format!(
                "{because}; what the ringmaster adds (`surroundings` tells it) is not counted"
            );
        }
        if self.fairy_at(meeple.place) {
            let EightBonus::Included = law.ask(MESSAGE_EIGHT_BONUS)?;
            points = points.saturating_add(3);
            because = format!("{because}; the fairy adds 3");
        }
        Ok((points, because))
    }

    fn in_castle(&self, place: Place) -> bool {
        let area = self.table.land.area(self.table.board(), place);
        area.is_some_and(|area| self.table.has_castle(&[area]))
    }
}
