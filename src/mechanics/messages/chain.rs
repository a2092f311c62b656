//! What may follow an unknown message: a sentence for each way to another message.

use super::opponents::Others;
use super::pile::{MESSAGES, Pile};
use super::play::{Play, StopReason};
use super::position::Position;
use super::track::{Pawn, Stands, is_dark};
use super::turn_state::Unknown;
use super::values::{self, title};
use crate::scenario::MeepleIx;
use crate::wording::{Arg, Sentence, say};

/// The most messages in a row that are followed.
pub(super) const DEPTH: usize = 3;
/// The most ways that are listed.
const MOST_WAYS: usize = 40;
/// The most moments at which each message is valued.
const MOST_MOMENTS: usize = 60;

/// The result of looking ahead so far.
#[derive(Debug, Default)]
pub(super) struct Ahead {
    told: Vec<Sentence>,
    moments: usize,
}

impl Ahead {
    fn is_full(&self) -> bool {
        self.told.len() > MOST_WAYS || self.moments >= MOST_MOMENTS
    }
}

/// A way to take the next message: its points, the meeple returned for it, and the messages that give it.
struct NextWay {
    points: i64,
    home: Option<MeepleIx>,
    numbers: Vec<u32>,
}

/// A state that is reached in looking ahead.
struct Path {
    stands: Stands,
    position: Position,
    others: Others,
    /// The pile from which the next message is drawn.
    pile: Pile,
    /// The number of messages in a row that led here.
    deep: usize,
    /// The steps that led here.
    told: Option<Sentence>,
}

impl Play<'_, '_, '_, '_, '_> {
    /// Adds to `ahead` where the points of messages may lead from the figures' spaces, [`DEPTH`] messages deep.
    pub(super) fn ahead(&mut self, from: &Unknown, ahead: &mut Ahead) -> Result<(), StopReason> {
        let pawns = self.may_advance(from)?;
        let path = Path {
            stands: from.stands,
            position: from.position.clone(),
            others: from.others.clone(),
            pile: from.pile.clone(),
            deep: 0,
            told: None,
        };
        let stands = from.stands;
        let stands = Arg::list(stands.pawns().filter_map(|pawn| *stands.get(pawn)));
        self.follow(&path, &stands, &pawns, ahead)
    }

    fn follow(&mut self, path: &Path, from: &Arg, pawns: &[Pawn], ahead: &mut Ahead) -> Result<(), StopReason> {
        if path.deep >= DEPTH || ahead.is_full() {
            return Ok(());
        }
        ahead.moments += 1;
        for way in self.ways_ahead(path)? {
            for pawn in pawns {
                let mut stands = path.stands;
                let Some(at) = stands.get_mut(*pawn) else { continue };
                *at += way.points;
                let at = *at;
                if !is_dark(at) || !self.may_be_alone(&path.others, at) {
                    continue;
                }
                let step = say!(messages::AheadStep {
                    points: way.points,
                    numbers: Arg::list(way.numbers.iter().copied()),
                    instead: way.points == 2,
                    figure: pawn.word(),
                    at: at
                });
                let told = match &path.told {
                    None => step,
                    Some(before) => {
                        say!(messages::AheadThen { before: before.clone(), next: step })
                    }
                };
                let line = say!(messages::Ahead { from: from.clone(), how: told.clone() });
                if !ahead.told.contains(&line) {
                    ahead.told.push(line);
                }
                let mut position = path.position.clone();
                position.taken.extend(way.home);
                let pile = path.pile.after(way.numbers.first().copied());
                let (others, deep) = (path.others.clone(), path.deep + 1);
                let next = Path { stands, position, others, pile, deep, told: Some(told) };
                self.follow(&next, from, pawns, ahead)?;
            }
        }
        Ok(())
    }

    /// Returns the ways to take each message that may be next, by points. Messages that bring equally many points and
    /// return no meeple are one way.
    fn ways_ahead(&mut self, path: &Path) -> Result<Vec<NextWay>, StopReason> {
        let mut ways: Vec<NextWay> = Vec::new();
        for number in (1..=MESSAGES).filter(|n| path.pile.may_be_next(*n)) {
            for way in self.ways_on(&path.position, number)?.into_iter().filter(|w| w.points > 0) {
                let same =
                    |known: &&mut NextWay| way.home.is_none() && known.home.is_none() && known.points == way.points;
                match ways.iter_mut().find(same) {
                    Some(known) => known.numbers.push(number),
                    None => ways.push(NextWay { points: way.points, home: way.home, numbers: vec![number] }),
                }
            }
        }
        if !ways.iter().any(|way| (way.points, way.home) == (2, None)) {
            ways.push(NextWay { points: 2, home: None, numbers: Vec::new() });
        }
        ways.sort_by_key(|way| (way.points, way.home));
        Ok(ways)
    }

    /// Returns what each message that may be drawn at the moment `at` is worth.
    pub(super) fn each_message(&mut self, at: &Unknown) -> Result<Vec<Sentence>, StopReason> {
        let Some(view) = self.views.at(&at.position) else {
            return Err(StopReason::Board(at.position.unlaid.clone()));
        };
        let mut all = Vec::new();
        for number in (1..=MESSAGES).filter(|n| at.pile.may_be_next(*n)) {
            let valued = values::value(view, &at.position, number, self.law)?;
            let because = valued.reason();
            let title = title(number);
            all.push(match valued.points {
                Some(points) => {
                    say!(messages::EachBrings { number: number, title: title, points: points, because: because })
                }
                None => say!(messages::EachTile { number: number, because: because }),
            });
        }
        Ok(all)
    }
}

/// Returns at most `MOST_WAYS` sentences, and one on the depth that was searched; empty if there are none.
pub(super) fn bounded(ahead: Ahead) -> Vec<Sentence> {
    let more = ahead.is_full();
    let mut told = ahead.told;
    if told.is_empty() {
        return told;
    }
    told.truncate(MOST_WAYS);
    if more {
        told.push(say!(messages::AheadMore));
    }
    told.push(say!(messages::AheadDepth { depth: DEPTH }));
    told
}
