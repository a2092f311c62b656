//! The allowed ways to play a turn, as read from the rows of a reply: what was chosen, what came of it, and what is
//! left to choose.

use super::moment;
use super::opponents::stands_there;
use super::own_turn::OwnTurn;
use super::payout::{How, Taken};
use super::track::Pawn;
use super::written::Take;
use crate::mechanics::base::reply::{Reply, ReplyPart};
use crate::scenario::{PlayerIx, Scenario};
use crate::wording::{Arg, Sentence, messages, say};

/// The most messages whose outcomes are listed one by one.
const MOST_DRAWN: usize = 4;
/// The most choices of figures that are searched for those that the rules bar.
const MOST_CHOICES: usize = 12;

/// A score, payment or message by name, with what was done with it.
pub(super) type Chosen = (String, Taken);

pub(super) struct Playthrough {
    /// The player's choices, left open or fixed by the turn.
    pub(super) own: Vec<Chosen>,
    /// The choices of other players that this way requires.
    pub(super) others: Vec<Sentence>,
    /// The points on which the player's figures end.
    pub(super) lands: Vec<(Pawn, i64)>,
    /// The moments after which messages were drawn.
    pub(super) messages: Vec<Sentence>,
    /// The outcome of each message.
    pub(super) drawn: Vec<Sentence>,
    /// The reasons why no message was drawn, or only one.
    pub(super) why: Vec<Sentence>,
}

impl Playthrough {
    /// Returns the choices for scores and payments, without those for messages.
    pub(super) fn scores(&self) -> impl Iterator<Item = &Chosen> {
        self.own.iter().filter(|(_, taken)| matches!(taken, Taken::Figure(_)))
    }

    /// Returns `true` if another way differs at most in the figure that takes 0 points.
    pub(super) fn comes_to_the_same(&self, other: &Self) -> bool {
        let same = |(one, other): (&Chosen, &Chosen)| match (&one.1, &other.1) {
            (Taken::Points { points: 0, how, .. }, Taken::Points { points: 0, how: as_well, .. }) => {
                one.0 == other.0 && how == as_well
            }
            _ => one == other,
        };
        self.own.len() == other.own.len()
            && self.own.iter().zip(&other.own).all(same)
            && self.others == other.others
            && self.lands == other.lands
            && self.messages == other.messages
    }

    /// Returns the points of both figures at the end.
    pub(super) fn points(&self) -> i64 {
        self.lands.iter().map(|(_, at)| at).sum()
    }

    /// Counts the messages drawn whose outcome is not known.
    pub(super) fn untold(&self) -> usize {
        let untold = |said: &&Sentence| said.id() == messages::DrawnUntold::MESSAGE.id();
        self.drawn.iter().filter(untold).count()
    }

    /// Returns the messages drawn with their outcomes and moments; the moment is left out if it is `usual`. Of more
    /// than `MOST_DRAWN` messages only the numbers and the points are given.
    pub(super) fn drawn(&self, usual: Option<&Sentence>) -> Arg {
        if self.drawn.len() > MOST_DRAWN {
            let points = self.own.iter().map(|(_, taken)| match taken {
                Taken::Points { points, .. } => *points,
                Taken::Figure(_) | Taken::Tile => 0,
            });
            return Arg::list([say!(messages::DrawnMany {
                count: self.drawn.len(),
                points: points.sum::<i64>(),
                untold: self.untold()
            })]);
        }
        Arg::list(self.drawn.iter().zip(&self.messages).enumerate().map(|(n, (drawn, moment))| {
            // In a row, a message drawn for another message's points follows that one, so its moment is left out.
            let chained = usual.is_some() && moment.id() == messages::OfMessage::MESSAGE.id();
            let is_another = n > 0 && drawn.id() == messages::DrawnUntold::MESSAGE.id();
            let drawn = match usual {
                _ if is_another => say!(messages::DrawnAnother),
                Some(_) => shortly(drawn),
                None => drawn.clone(),
            };
            if Some(moment) == usual || chained {
                drawn
            } else {
                say!(messages::DrawnAfter { drawn: drawn, moment: moment.clone() })
            }
        }))
    }
}

/// Returns the outcome of a message, as short as in a row.
fn shortly(drawn: &Sentence) -> Sentence {
    let said = [
        (messages::DrawnPrinted::MESSAGE, messages::RowDrawnPrinted::MESSAGE),
        (messages::DrawnFor::MESSAGE, messages::RowDrawnFor::MESSAGE),
        (messages::DrawnInstead::MESSAGE, messages::RowDrawnInstead::MESSAGE),
        (messages::DrawnTile::MESSAGE, messages::RowDrawnTile::MESSAGE),
        (messages::DrawnUntold::MESSAGE, messages::RowDrawnUntold::MESSAGE),
    ];
    match said.into_iter().find(|(fully, _)| fully.id() == drawn.id()) {
        Some((_, short)) => Sentence::new(short, drawn.args().to_vec()),
        None => drawn.clone(),
    }
}

/// The turn question that is answered.
pub(super) struct TurnQuestion<'a> {
    pub(super) own: &'a OwnTurn,
    pub(super) scenario: &'a Scenario,
}

impl TurnQuestion<'_> {
    /// Reads a row of the reply.
    pub(super) fn way(&self, row: &Reply) -> Playthrough {
        let mut own: Vec<Chosen> = Vec::new();
        let mut others = Vec::new();
        let chosen = pairs(row, "choice");
        for (n, (called, what)) in chosen.iter().enumerate() {
            let taken = Taken::read(what);
            let before = chosen.iter().take(n).filter(|(known, _)| known == called);
            let other = self.other(called, before.count());
            match (taken, other) {
                (Some(Taken::Figure(pawn)), Some((player, what))) => {
                    // A feature that is also the player's only own choice is not named again.
                    let same = matches!(own.as_slice(), [(known, _)] if known == what);
                    others.push(if same {
                        say!(messages::ConditionSame { player: player, figure: pawn.word() })
                    } else {
                        say!(messages::ConditionFigure {
                            player: player,
                            figure: pawn.word(),
                            pays: self.pays(what),
                            what: self.named(what)
                        })
                    });
                }
                (Some(taken), _) => own.push((called.clone(), taken)),
                (None, _) => others.extend(what.split(", ").filter_map(stands_there)),
            }
        }
        let lands = pairs(row, "lands").iter().filter_map(|(figure, at)| {
            let pawn = Pawn::ALL.into_iter().find(|pawn| pawn.word() == figure)?;
            Some((pawn, at.parse().ok()?))
        });
        Playthrough {
            own,
            others,
            lands: lands.collect(),
            messages: words(row, "messages").iter().map(moment::phrase).collect(),
            drawn: words(row, "drawn"),
            why: words(row, "why"),
        }
    }

    /// Returns the other player who takes the entry `called`, and its name; `before` entries of that name precede it.
    fn other<'c>(&self, called: &'c str, before: usize) -> Option<(PlayerIx, &'c str)> {
        let found = self.scenario.players.iter().enumerate().find_map(|(n, name)| {
            let what = called.strip_suffix(name.as_str())?.strip_suffix(" for ")?;
            Some((PlayerIx::new(n)?, what))
        });
        let name = unnumbered(called);
        let written = || self.own.turn.written().filter(|entry| entry.called == name);
        // Among entries of the same name, the player's own comes first.
        let own = written().any(|entry| entry.player.is_none());
        let nth = before.checked_sub(usize::from(own))?;
        let theirs = written().filter_map(|entry| entry.player).nth(nth);
        theirs.map(|player| (player, called)).or(found)
    }

    /// Returns `true` if the entry `called` is a payment.
    pub(super) fn pays(&self, called: &str) -> bool {
        let name = unnumbered(called);
        let mut entries = self.own.turn.written();
        entries.any(|entry| entry.called == name && entry.gain.paid().is_some())
    }

    /// Returns `true` if the player has two figures to choose from.
    fn has_both(&self) -> bool {
        let on = self.scenario.track.get(&self.own.player);
        on.is_some_and(|on| on.messenger.is_some())
    }

    /// Returns `true` if something about the choice is left open by the turn as written.
    pub(super) fn is_free(&self, called: &str, taken: &Taken) -> bool {
        let name = unnumbered(called);
        let mut entries = self.own.turn.written().filter(|e| e.player.is_none() && e.called == name);
        let mut drawn = self.own.turn.messages_written().filter(|drawn| Some(drawn.number) == message(name));
        match taken {
            Taken::Figure(_) => {
                let told =
                    entries.next().is_some_and(|first| first.by.is_some()) && entries.all(|entry| entry.by.is_some());
                self.has_both() && !told
            }
            Taken::Tile => {
                let told = self.own.turn.all().iter().any(|turn| turn.of_message_4().next().is_some());
                drawn.any(|drawn| drawn.take.is_none()) && !told
            }
            Taken::Points { how, .. } => drawn.any(|drawn| {
                let figure = self.has_both() && drawn.by.is_none();
                let meeple = drawn.number == 8 && drawn.take != Some(Take::Points);
                let tile = drawn.number == 4 && drawn.take == Some(Take::Message);
                (figure && !tile) || drawn.take.is_none() || (meeple && *how != How::Instead)
            }),
        }
    }

    /// Returns the player's choices for scores and payments that are left open.
    pub(super) fn free<'w>(&self, way: &'w Playthrough) -> Vec<&'w Chosen> {
        way.scores().filter(|(called, taken)| self.is_free(called, taken)).collect()
    }

    /// Returns the choices of figures for scores and payments that no way plays: the rules bar them.
    pub(super) fn barred(&self, ways: &[Playthrough]) -> Vec<Vec<Chosen>> {
        let Some(first) = ways.first() else { return Vec::new() };
        let chosen = |way: &Playthrough| -> Vec<Chosen> { way.scores().cloned().collect() };
        let names = |way: &Playthrough| -> Vec<String> { way.scores().map(|(called, _)| called.clone()).collect() };
        let alike = ways.iter().all(|way| names(way) == names(first));
        let played: Vec<Vec<Chosen>> = ways.iter().map(chosen).collect();
        let own = chosen(first);
        let free: Vec<usize> =
            (0..own.len()).filter(|n| own.get(*n).is_some_and(|(c, t)| self.is_free(c, t))).collect();
        if !alike || 1_usize << free.len().min(8) > MOST_CHOICES {
            return Vec::new();
        }
        let mut all = vec![own];
        for n in free {
            all = Pawn::ALL
                .into_iter()
                .flat_map(|pawn| {
                    all.iter().cloned().map(move |mut own| {
                        if let Some((_, taken)) = own.get_mut(n) {
                            *taken = Taken::Figure(pawn);
                        }
                        own
                    })
                })
                .collect();
        }
        all.retain(|own| !played.contains(own));
        all
    }
}

/// Counts the player's choices that bring a message in every case, those that bring one only for some choices of
/// others, and all choices.
pub(super) fn counts(ways: &[Playthrough]) -> (usize, usize, usize) {
    let mut choices: Vec<(&[Chosen], bool, bool)> = Vec::new();
    for way in ways {
        let brings = !way.messages.is_empty();
        match choices.iter_mut().find(|(own, _, _)| *own == way.own.as_slice()) {
            Some((_, some, every)) => {
                *some |= brings;
                *every &= brings;
            }
            None => choices.push((&way.own, brings, brings)),
        }
    }
    let every = choices.iter().filter(|(_, _, every)| *every).count();
    let some = choices.iter().filter(|(_, some, every)| *some && !every).count();
    (every, some, choices.len())
}

/// Returns the sentences under a key of a reply; empty if there are none.
pub(super) fn words(reply: &Reply, key: &str) -> Vec<Sentence> {
    match reply.get(key) {
        Some(ReplyPart::Words(words)) => words.clone(),
        _ => Vec::new(),
    }
}

/// Returns the pairs under a key of a reply; empty if there are none.
fn pairs<'r>(reply: &'r Reply, key: &str) -> &'r [(String, String)] {
    match reply.get(key) {
        Some(ReplyPart::Map(pairs)) => pairs,
        _ => &[],
    }
}

/// Returns a name without the number that marks a repetition: `fairy` for `fairy (2)`.
pub(super) fn unnumbered(called: &str) -> &str {
    let name = called.strip_suffix(')').and_then(|rest| rest.rsplit_once(" ("));
    match name {
        Some((name, n)) if n.parse::<u32>().is_ok() => name,
        _ => called,
    }
}

/// Returns the number of a message from its name, `message 5`; `None` for another name.
pub(super) fn message(called: &str) -> Option<u32> {
    called.strip_prefix("message ")?.parse().ok()
}
