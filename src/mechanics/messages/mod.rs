//! The Messages: two figures on the score track, scoring rounds, eight messages.

mod play;
mod turn;
mod value;

use std::collections::{BTreeMap, BTreeSet};

use crate::mechanics::base::card::Card;
use crate::mechanics::base::finding::{Finding, Score};
use crate::mechanics::base::form::{By, Form};
use crate::mechanics::base::reply::{Kind, Reply, Told};
use crate::mechanics::base::step::Step;
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::table::{Matter, Query, SubjectIx, Table};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    AnotherTile, DoubleTurn, Inquiry, Law, MESSAGE_ANOTHER_TILE, MESSAGE_CHAIN,
    MESSAGE_DOUBLE_TURN, MESSAGE_END, MESSAGE_FIGURES, MESSAGE_ORDER, MESSAGE_PAYMENTS,
    MESSAGE_PER_ROUND, MESSAGE_ROUNDS, MESSAGE_TRIGGER, MessageChain, MessageEnd, MessageFigures,
    MessageOrder, MessageTrigger, NotApplicable, OwnRound, Payments, QuestionId, RuleSet,
    every_reading,
};
use crate::scenario::{Place, PlayerIx, Reader, Scenario};
use crate::text::{Code, Fields, Node, Problem, Problems, Span, Style, Value, as_list};
use play::{Play, Rules};
use turn::{Entry, Gain, MOST_FREE, Round, Turn};
use value::{Valued, Values, When};

/// A turn at the score track.
pub(in crate::mechanics) static MESSAGES: Mechanic = Mechanic {
    card: Card {
        name: "messages",
        heading: None,
        about: "The Messages gives each player a second figure on the score track. All points of one score go to one \
         of the two. When one of them ends a scoring round of its player's own turn on a dark space (0, 5, 10, 15, \
         ...), a message comes: it gives what is printed on it, or 2 points. Every allowed choice of figures is a \
         row of the answer: where both figures land, which rounds bring a message, and why others do not. What may \
         follow a message is shown three messages deep. The rounds are 1a (start of the turn), 1b (a tile is drawn), \
         1c (it is laid), 2 (end of moving wood), 3 (scoring) and 4 (end of the turn); without `rounds`, round 3 \
         scores what the board completes. `drew` says which messages came (`4`, or `{ message: 1, take: points, by: \
         meeple }`), `then` gives the turns within the turn (of message 4, or `builder: true`), and `end: true` says \
         that the game ends. The most points are those of both figures together, counting 2 for each message of \
         which nothing is known.",
        halves: "",
        source: "msg, \"Spelverloop\", \"Overige spelregels\", \"Tellingsronden\" and the footnotes; msg-31 for \
         release C3.1.",
        unverified: "",
    },
    questions: &[
        QuestionId::MessageTrigger,
        QuestionId::MessageFigures,
        QuestionId::MessagePerRound,
        QuestionId::MessageRounds,
        QuestionId::MessagePayments,
        QuestionId::MessageChain,
        QuestionId::MessageAnotherTile,
        QuestionId::MessageOrder,
        QuestionId::MessageDoubleTurn,
        QuestionId::MessageEnd,
    ],
    roles: &[
        Role::Values,
        Role::Answers(&[Askable {
            form: Form {
                ask: "turn",
                by: By::Word,
                example: "turn: { player: red, rounds: [{ round: 3, score: { a.city: messenger, b.road: meeple } }] }",
                replies: &[
                    ("choice", Kind::RowMap),
                    ("lands", Kind::RowMap),
                    ("messages", Kind::RowWords),
                    ("order", Kind::RowWords),
                    ("why", Kind::RowWords),
                    ("message", Kind::Words),
                    ("most", Kind::Count),
                    ("best", Kind::Words),
                    ("chain", Kind::Words),
                    ("allowed", Kind::Flag),
                    ("reasons", Kind::Words),
                ],
            },
            read: read_turn,
        }]),
    ],
};

/// A turn of a player, or the end of the game.
#[derive(Debug)]
struct OwnTurn {
    player: PlayerIx,
    turn: Turn,
    end: bool,
    /// Where it is written.
    span: Span,
}

fn read_turn(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let span = reader.span();
    let (player, turn, end) = turn::read(reader)?;
    Some(Box::new(OwnTurn { player, turn, end, span }))
}

/// Points of the usual figure.
const MEEPLE: Thing =
    Thing { one: "point of the meeple", many: "points of the meeple", key: "meeple" };
/// Points of the messenger.
const MESSENGER: Thing =
    Thing { one: "point of the messenger", many: "points of the messenger", key: "messenger" };

impl Query for OwnTurn {
    fn title(&self, scenario: &Scenario) -> String {
        let what = if self.end { "the end of the game, for" } else { "a turn of" };
        format!("{what} {}", scenario.player(self.player))
    }

    fn judge(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        if self.end {
            let MessageEnd::Added = law.ask(MESSAGE_END)?;
            let shares = table.scenario.track.iter().map(|(player, on)| {
                let mut items = vec![Item { thing: MEEPLE, count: on.meeple, each: 1 }];
                let messenger = on.messenger.unwrap_or(0);
                items.push(Item { thing: MESSENGER, count: messenger, each: 1 });
                items.retain(|item| item.count > 0);
                (*player, items)
            });
            let score = Score::each(shares.collect());
            return Ok(Finding { score, ..Finding::default() });
        }
        let completed = match self.turn.entries {
            Some(_) => Vec::new(),
            None => self.completed(table, law)?,
        };
        let brings = self.brings(table, law, &completed)?;
        let rules = self.ask(law)?;
        let turn = match rules.trigger {
            MessageTrigger::OwnTurn => self.turn.clone(),
            MessageTrigger::OwnTurnAlone => {
                self.with_others(&self.turn, &completed, &brings, table.scenario)
            }
        };
        let mut play = Play {
            scenario: table.scenario,
            player: self.player,
            rules,
            values: &[],
            brings: &brings,
            completed: &completed,
        };
        // What messages are worth is looked at only where one comes.
        let mut lines = play.lines(&bare(&turn));
        let any = lines.iter().any(play::Line::brings_message);
        let values;
        if any {
            values = self.values(table, law)?;
            play.values = &values;
            play.rules.chain = law.ask(MESSAGE_CHAIN)?;
            lines = play.lines(&turn);
        }
        Ok(self.tell(&play, &lines))
    }

    fn check(&self, table: &Table<'_>, problems: &mut Problems) {
        let sets = RuleSet::all();
        let laws: Vec<Law<'_>> = sets.iter().map(Law::of).collect();
        let completed = if self.turn.entries.is_some() || self.end {
            0
        } else {
            // Counted under the rules that complete the most.
            let count = |law: &Law<'_>| {
                let runs = every_reading(law, |inquiry| self.completed(table, inquiry));
                runs.map_or(0, |runs| runs.iter().map(|(_, found)| found.len()).max().unwrap_or(0))
            };
            laws.iter().map(count).max().unwrap_or(0)
        };
        let free = turn::free_choices(&self.turn) + completed;
        if completed > 0 && free > MOST_FREE {
            problems.push(
                Problem::new(
                    Code::ValueWrong,
                    self.span,
                    format!("the board completes {completed} features: too many choices of figures to try"),
                )
                .label(format!("more than {MOST_FREE} choices"))
                .help("write the rounds, and with which figure some of the features are scored: `score: { a.city: meeple }`"),
            );
        }
        let mut scored_before: Vec<(SubjectIx, PlayerIx)> = Vec::new();
        let mut told: Vec<(Place, PlayerIx)> = Vec::new();
        for (entry, place) in written(&self.turn) {
            let player = entry.player.unwrap_or(self.player);
            if let Some(ix) = table.subject_of(place) {
                if scored_before.contains(&(ix, player)) {
                    let message = format!("`{}` is scored already in this turn", entry.called);
                    problems.push(
                        Problem::new(Code::ValueWrong, entry.at.span, message)
                            .label("second time")
                            .help("all points of a feature go to one figure, and once; name each feature one time"),
                    );
                    continue;
                }
                scored_before.push((ix, player));
            }
            let scores = laws.iter().any(|law| {
                let runs = every_reading(law, |inquiry| scored(table, place, inquiry));
                runs.is_ok_and(|runs| runs.iter().any(|(_, points)| points.contains_key(&player)))
            });
            if scores || told.contains(&(place, player)) {
                continue;
            }
            told.push((place, player));
            let message = format!(
                "`{}` scores nothing for {} under any rules: it is not complete, or others own it",
                entry.called,
                table.scenario.player(player)
            );
            problems.push(
                Problem::new(Code::ValueWrong, entry.at.span, message)
                    .label("nothing to score")
                    .help("name a feature that the board completes and that this player owns, or leave it out"),
            );
        }
    }
}

/// The turn with nothing known about the messages that were drawn.
fn bare(turn: &Turn) -> Turn {
    Turn { drew: Vec::new(), then: turn.then.iter().map(bare).collect(), ..turn.clone() }
}

/// Every feature that is scored by name, with its entry.
fn written(turn: &Turn) -> Vec<(&Entry, Place)> {
    let own = turn.entries.iter().flatten().filter_map(|entry| match entry.gain {
        Gain::Feature(place) => Some((entry, place)),
        Gain::Points(_) => None,
    });
    own.chain(turn.then.iter().flat_map(written)).collect()
}

/// Who scores the feature at a place now, and how many points: nobody, unless it is complete.
fn scored(
    table: &Table<'_>,
    place: Place,
    law: &mut Inquiry<'_, '_>,
) -> Result<BTreeMap<PlayerIx, u32>, NotApplicable> {
    let subject = table.subject_of(place).and_then(|ix| table.matter(ix));
    let Some(Matter::Feature(subject)) = subject else {
        return Ok(BTreeMap::new());
    };
    let finding = table.score(subject, law)?.filter(|finding| finding.complete == Some(true));
    Ok(finding.map(|finding| finding.score.points()).unwrap_or_default())
}

type Brings = Vec<(Place, BTreeMap<PlayerIx, u32>)>;

impl OwnTurn {
    /// How many points each feature that is scored brings which player.
    fn brings(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
        completed: &[Entry],
    ) -> Result<Brings, NotApplicable> {
        let mut places: Vec<Place> = written(&self.turn).into_iter().map(|(_, p)| p).collect();
        places.extend(completed.iter().filter_map(|entry| match entry.gain {
            Gain::Feature(place) => Some(place),
            Gain::Points(_) => None,
        }));
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(|place| Ok((place, scored(table, place, law)?))).collect()
    }

    /// What the messages bring: before round 3 and after it, and once message 8 has sent a meeple home.
    fn values(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Vec<Values>, NotApplicable> {
        let mut all = Vec::new();
        for early in [false, true] {
            let now = value::all(table, self.player, When { early, gone: None }, law)?;
            let gone: Vec<Span> = now.eights.iter().map(|eight| eight.meeple).collect();
            all.push(now);
            for meeple in gone {
                all.push(value::all(table, self.player, When { early, gone: Some(meeple) }, law)?);
            }
        }
        Ok(all)
    }

    /// What round 3 scores where no rounds are written: whatever the board completes for the player.
    fn completed(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Vec<Entry>, NotApplicable> {
        let mut entries: Vec<Entry> = Vec::new();
        let mut seen = BTreeSet::new();
        for (ix, matter) in table.matters() {
            let Matter::Feature(subject) = matter else { continue };
            let anybody = !table.meeples_of(subject).is_empty();
            if !anybody || seen.contains(&ix) {
                continue;
            }
            let Some(finding) = table.score(subject, law)? else { continue };
            seen.extend(finding.areas.iter().filter_map(|a| table.subject_of_area(*a)));
            if finding.complete == Some(true) && !finding.score.points().is_empty() {
                let called = table.id(ix);
                let at =
                    Node { span: self.span, value: Value::Scalar(called.clone(), Style::Plain) };
                let gain = Gain::Feature(subject.place);
                entries.push(Entry {
                    round: Round::Three,
                    player: None,
                    gain,
                    by: None,
                    called,
                    at,
                    found: true,
                });
            }
        }
        Ok(entries)
    }

    /// The entries with the scores that the same features give to other players. Where others stand
    /// matters only under rules by which a figure has to stand alone.
    fn others(&self, entries: &[Entry], brings: &Brings, scenario: &Scenario) -> Vec<Entry> {
        let mut all = Vec::new();
        for entry in entries {
            all.push(entry.clone());
            let found = brings.iter().find(|(place, _)| entry.gain == Gain::Feature(*place));
            let Some((_, points)) = found.filter(|_| entry.player.is_none()) else { continue };
            for other in points.keys().filter(|p| **p != self.player) {
                let written =
                    entries.iter().any(|e| e.player == Some(*other) && e.gain == entry.gain);
                if !written && scenario.track.contains_key(other) {
                    all.push(Entry {
                        player: Some(*other),
                        by: None,
                        called: format!("{} for {}", entry.called, scenario.player(*other)),
                        found: true,
                        ..entry.clone()
                    });
                }
            }
        }
        all
    }

    /// The turn with the scores of other players, which matter under some rules.
    fn with_others(
        &self,
        turn: &Turn,
        completed: &[Entry],
        brings: &Brings,
        scenario: &Scenario,
    ) -> Turn {
        let own = turn.entries.as_deref().unwrap_or(completed);
        Turn {
            entries: Some(self.others(own, brings, scenario)),
            then: turn
                .then
                .iter()
                .map(|turn| self.with_others(turn, &[], brings, scenario))
                .collect(),
            ..turn.clone()
        }
    }

    /// Asks the law what it has to say about this turn.
    fn ask(&self, law: &mut Inquiry<'_, '_>) -> Result<Rules, NotApplicable> {
        let mut turns: Vec<&Turn> = vec![&self.turn];
        let mut n = 0;
        while let Some(turn) = turns.get(n).copied() {
            turns.extend(&turn.then);
            n += 1;
        }
        let entries = || turns.iter().flat_map(|t| t.entries.iter().flatten());
        if entries().any(|e| matches!(e.gain, Gain::Points(points) if points < 0)) {
            let Payments::NoRound = law.ask(MESSAGE_PAYMENTS)?;
        }
        let builder = turns.iter().any(|t| t.builder);
        let message_4 = turns.iter().any(|t| t.drew.iter().any(|d| d.number == 4));
        if builder {
            let DoubleTurn::Repeated = law.ask(MESSAGE_DOUBLE_TURN)?;
        }
        if message_4 {
            let AnotherTile::WholeTurn = law.ask(MESSAGE_ANOTHER_TILE)?;
        }
        if builder && message_4 {
            let MessageOrder::MessageFirst = law.ask(MESSAGE_ORDER)?;
        }
        let early = entries().any(|e| matches!(e.round, Round::OneA | Round::OneC));
        Ok(Rules {
            trigger: law.ask(MESSAGE_TRIGGER)?,
            figures: law.ask(MESSAGE_FIGURES)?,
            per_round: law.ask(MESSAGE_PER_ROUND)?,
            rounds: if early { law.ask(MESSAGE_ROUNDS)? } else { OwnRound::OwnRound },
            chain: MessageChain::GoesOn,
        })
    }

    /// The answer: a row for each choice of figures, and what they all come to.
    fn tell(&self, play: &Play<'_>, lines: &[play::Line]) -> Finding {
        let both = play.scenario.track.get(&self.player).is_some_and(|on| on.messenger.is_some());
        let with = lines.iter().filter(|l| l.brings_message()).count();
        let word = match with {
            0 => "under no choice".to_owned(),
            n if n == lines.len() => "under every choice".to_owned(),
            n => format!("under {n} of {} choices", lines.len()),
        };
        let mut reply = Reply::new();
        if lines.is_empty() {
            let reason = match play.rules.figures {
                MessageFigures::OneATurn => {
                    "only one figure may advance in the turn, and two are named"
                }
                MessageFigures::OneAFeature => "no figure can take what is written",
            };
            return Finding {
                reply: Reply::allowed(vec![reason.to_owned()]),
                ..Finding::default()
            };
        }
        reply = reply.with("message", Told::Words(vec![word]));
        let most = lines.iter().map(|l| l.points(self.player)).max().unwrap_or(0);
        reply = reply.with("most", Told::Count(u32::try_from(most).unwrap_or(0)));
        let best: Vec<String> = lines
            .iter()
            .filter(|l| l.points(self.player) == most)
            .map(play::Line::choice)
            .collect();
        if best.len() < lines.len() {
            reply = reply.with("best", Told::Words(best));
        }
        let mut chain: Vec<String> = Vec::new();
        let mut seen: Vec<[i64; 2]> = Vec::new();
        for line in lines {
            let Some(stands) = line.first_unknown().filter(|s| !seen.contains(s)) else { continue };
            seen.push(stands);
            for way in play.chain(stands, line) {
                let [meeple, messenger] = stands;
                let from =
                    if both { format!("{meeple} and {messenger}") } else { meeple.to_string() };
                chain.push(format!("from {from}: {way}"));
            }
        }
        if !chain.is_empty() {
            chain.push(format!("(looked at {} messages deep)", play::DEPTH));
            reply = reply.with("chain", Told::Words(chain));
        }
        for line in lines {
            reply = reply.with_row(line.row(self.player, both));
        }
        let mut steps: Vec<Step> = play.messages().into_iter().map(Step::Tell).collect();
        if !steps.is_empty() {
            steps.push(Step::Tell(format!(
                "What may follow on a message is looked at {} messages deep.",
                play::DEPTH
            )));
        }
        Finding { reply, steps, ..Finding::default() }
    }
}

/// What a message would bring.
pub(in crate::mechanics) static MESSAGE: Mechanic = Mechanic {
    card: Card {
        name: "message",
        heading: None,
        about: "The eight messages, valued for one player on the board as it lies: the shortest road, the smallest \
         city and the smallest monastery with a meeple of the player, worth what they are at the end of the game; \
         another tile; 2 points for each coat of arms, each knight, or each farmer; one meeple scored and taken \
         back. Each may be taken as 2 points instead. Complete roads, cities and monasteries are left out: they are \
         scored before a message comes, and their meeples are home.",
        halves: "",
        source: "msg, \"De nieuwsberichten\", and footnotes 2 to 9 and 15.",
        unverified: "",
    },
    questions: &[
        QuestionId::MessageValue,
        QuestionId::MessageUnfinished,
        QuestionId::MessageMonasteries,
        QuestionId::MessageAbbots,
        QuestionId::MessageAnotherTile,
        QuestionId::MessageLarge,
        QuestionId::MessageEightMajority,
        QuestionId::MessageEightBonus,
        QuestionId::MessageEightHome,
    ],
    roles: &[
        Role::Weighs,
        Role::Values,
        Role::Answers(&[Askable {
            form: Form {
                ask: "message",
                by: By::Word,
                example: "message: { number: 1, player: red }",
                replies: &[
                    ("brings", Kind::Count),
                    ("better", Kind::Words),
                    ("because", Kind::Words),
                    ("most", Kind::Words),
                    ("message", Kind::RowMap),
                    ("gives", Kind::RowWords),
                    ("take", Kind::RowWords),
                    ("why", Kind::RowWords),
                ],
            },
            read: read_message,
        }]),
    ],
};

/// Which is better: the message, or 2 points instead.
fn better(valued: &Valued) -> &'static str {
    match valued.points.map(|points| points.cmp(&2)) {
        Some(std::cmp::Ordering::Less) => "2 points",
        Some(std::cmp::Ordering::Equal) | None => "either",
        Some(std::cmp::Ordering::Greater) => "the message",
    }
}

/// The messages that are asked about, and for whom.
#[derive(Debug)]
struct Which {
    player: PlayerIx,
    numbers: Vec<u32>,
}

fn read_message(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = reader.body();
    let (numbers, player) = if Fields::peek(body).is_some() {
        let fields = reader.keys(&["number", "player"])?;
        let player = fields.get("player").map(|n| reader.player(n));
        let help = "write its number, or several: `number: [1, 2]`";
        (reader.need("number", help)?, player)
    } else {
        (body, None)
    };
    let all: Vec<u32> = if numbers.text() == Some("all") {
        (1..=value::MESSAGES).collect()
    } else {
        let each = as_list(numbers).iter();
        each.filter_map(|n| reader.count(n, "a message", 1, value::MESSAGES)).collect()
    };
    if all.is_empty() && as_list(numbers).is_empty() {
        reader.problem(
            Problem::new(Code::ValueWrong, numbers.span, "no message is asked about")
                .label("nothing here")
                .help("write its number, `message: 1`, or `message: all`"),
        );
    }
    let player = match player {
        Some(player) => player?,
        None => whose_turn(reader)?,
    };
    Some(Box::new(Which { player, numbers: all }))
}

/// The player of the turn, or the only one there is.
fn whose_turn(reader: &mut Reader<'_>) -> Option<PlayerIx> {
    let of_turn = reader
        .scenario
        .asks
        .iter()
        .find(|a| a.word == "turn")
        .and_then(|a| Fields::peek(&a.body)?.get("player")?.text());
    let players = &reader.scenario.players;
    let found = match (of_turn, players.as_slice()) {
        (Some(name), _) => players.iter().position(|p| p == name),
        (None, [_]) => Some(0),
        (None, _) => None,
    };
    if found.is_none() {
        let span = reader.span();
        reader.problem(
            Problem::new(Code::KeyMissing, span, "whose message is it?")
                .label("no player here")
                .help("write `message: { number: 1, player: red }`, or give the turn"),
        );
    }
    found.and_then(PlayerIx::new)
}

impl Query for Which {
    fn title(&self, scenario: &Scenario) -> String {
        let numbers: Vec<String> = self.numbers.iter().map(u32::to_string).collect();
        format!("{} for {}", numbers.join(", "), scenario.player(self.player))
    }

    fn judge(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        let valued: Vec<Valued> = self
            .numbers
            .iter()
            .map(|number| value::value(table, self.player, *number, When::default(), law))
            .collect::<Result<_, _>>()?;
        if let [only] = valued.as_slice() {
            let mut reply = Reply::new();
            if let Some(points) = only.points {
                reply = reply.with("brings", Told::Count(points));
            }
            let reply = reply
                .with("better", Told::Words(vec![better(only).to_owned()]))
                .with("because", Told::Words(vec![only.because.clone()]));
            return Ok(Finding { reply, ..Finding::default() });
        }
        let most = valued.iter().filter_map(|v| v.points).max().filter(|points| *points > 0);
        let most = most.into_iter().flat_map(|most| {
            let unit = if most == 1 { "point" } else { "points" };
            let best = valued.iter().filter(move |v| v.points == Some(most));
            best.map(move |v| format!("message {} ({most} {unit})", v.number))
        });
        let mut reply = Reply::new();
        let most: Vec<String> = most.collect();
        if !most.is_empty() {
            reply = reply.with("most", Told::Words(most));
        }
        for one in valued {
            let title = value::title(one.number).to_owned();
            let brings = one.points.map_or_else(|| "a turn".to_owned(), |p| p.to_string());
            reply = reply.with_row(
                Reply::new()
                    .with("message", Told::Map(vec![(one.number.to_string(), title)]))
                    .with("gives", Told::Words(vec![brings]))
                    .with("take", Told::Words(vec![better(&one).to_owned()]))
                    .with("why", Told::Words(vec![one.because])),
            );
        }
        Ok(Finding { reply, ..Finding::default() })
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{answered, refused};
    use crate::text::Code;

    fn turn(rest: &str) -> String {
        format!(
            "players: [red, blue]\nboard: |\n  a  b\ntiles:\n  a: {{ road: E }}\n  b: {{ road: W }}\nmeeples: {{ red: a.road }}\ntrack:\n  red: {{ meeple: 3, messenger: 12 }}\n  blue: {{ meeple: 5 }}\nturn: {{ player: red{rest} }}\n"
        )
    }

    fn rows(text: &str, rule_set: &str) -> Vec<String> {
        answered(text, rule_set).0
    }

    #[test]
    fn what_the_board_completes_is_scored_with_either_figure() {
        let found = rows(&turn(""), "2021");
        assert_eq!(
            found,
            [
                "message under 1 of 2 choices; most 19; best a.road meeple | a.road meeple; meeple 5, messenger 12; 3 | a.road messenger; meeple 3, messenger 14; ; round 3: no figure ends on a dark space"
            ]
        );
    }

    #[test]
    fn a_figure_that_does_not_move_brings_nothing() {
        let found = rows(
            &turn(", rounds: [{ round: 3, points: 1, for: circus, by: messenger, player: red }]"),
            "2021",
        );
        assert!(found[0].contains("under no choice"), "{found:?}");
    }

    #[test]
    fn another_player_gets_no_message() {
        let found =
            rows(&turn(", rounds: [{ round: 3, points: 5, for: circus, player: blue }]"), "2021");
        assert!(found[0].contains("under no choice"), "{found:?}");
    }

    #[test]
    fn mistakes_are_underlined() {
        let one = |rest: &str| {
            let found = refused(&turn(rest));
            let found: Vec<(Code, &str)> = found.iter().map(|(c, s)| (*c, s.as_str())).collect();
            assert_eq!(found.len(), 1, "{rest}: {found:?}");
            (found[0].0, found[0].1.to_owned())
        };
        let entry = |entry: &str| one(&format!(", rounds: [{{ {entry} }}]"));
        assert_eq!(entry("round: 5, points: 1"), (Code::ValueWrong, "5".to_owned()));
        assert_eq!(entry("round: 3, score: c.road"), (Code::PlaceUnknown, "c".to_owned()));
        assert_eq!(
            entry("round: 3, score: { a.city: meeple }"),
            (Code::PlaceUnknown, "city".to_owned())
        );
        assert_eq!(entry("round: 3, score: a.field@N"), (Code::ValueWrong, "a.field@N".to_owned()));
        assert_eq!(
            entry("round: 3, score: { a.road: messanger }"),
            (Code::ValueWrong, "messanger".to_owned())
        );
        assert_eq!(entry("round: 3").0, Code::KeyMissing);
        let whole = "{ round: 3, points: 2, player: blue, by: messenger }";
        assert_eq!(one(&format!(", rounds: [{whole}]")), (Code::ValueWrong, whole.to_owned()));
        let whole = "{ round: 3, score: a.road, player: blue }";
        assert_eq!(one(&format!(", rounds: [{whole}]")), (Code::ValueWrong, whole.to_owned()));
        assert_eq!(one(", drew: 9"), (Code::ValueWrong, "9".to_owned()));
        assert_eq!(one(", then: { rounds: [] }"), (Code::KeyMissing, "{ rounds: [] }".to_owned()));
        assert_eq!(
            one(", then: { builder: true, rounds: [{ round: 1a, points: 1 }] }").0,
            Code::ValueWrong
        );
        let nobody = turn("").replace("player: red", "player: green");
        assert_eq!(refused(&nobody), [(Code::PlayerUnknown, "green".to_owned())]);
    }
}
