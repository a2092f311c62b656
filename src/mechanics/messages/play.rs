//! Playing a turn at the score track: every allowed choice of figures, round by round.

use std::collections::BTreeMap;

use super::turn::{Drawn, Entry, Gain, Pawn, Round, Turn};
use super::value::{self, Values, When};
use crate::mechanics::base::reply::{Reply, Told};
use crate::rulebook::{MessageChain, MessageFigures, MessagePerRound, MessageTrigger, OwnRound};
use crate::scenario::{Place, PlayerIx, Scenario};
use crate::text::Span;

/// The length of the printed track, in spaces.
const TRACK: i64 = 50;
/// How many messages in a row the tree of what may follow looks ahead to.
pub(super) const DEPTH: usize = 3;
/// The most lines of that tree that are shown.
const MOST_LINES: usize = 40;

/// How the law answers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rules {
    pub(super) trigger: MessageTrigger,
    pub(super) figures: MessageFigures,
    pub(super) per_round: MessagePerRound,
    pub(super) rounds: OwnRound,
    pub(super) chain: MessageChain,
}

/// A turn being played under one set of answers of the law.
#[derive(Debug)]
pub(super) struct Play<'t> {
    pub(super) scenario: &'t Scenario,
    pub(super) player: PlayerIx,
    pub(super) rules: Rules,
    /// What the messages bring, by when they come; empty where none of that needs to be known.
    pub(super) values: &'t [Values],
    /// How many points each feature that is scored brings which player.
    pub(super) brings: &'t [(Place, BTreeMap<PlayerIx, u32>)],
    /// What round 3 scores where no rounds are written.
    pub(super) completed: &'t [Entry],
}

/// A way to take a message as points.
struct Way {
    points: i64,
    /// What is taken, in words.
    how: String,
    /// The meeple that goes home with it.
    gone: Option<Span>,
}

/// Where a choice of figures has led.
#[derive(Debug, Clone, Default)]
pub(super) struct Line {
    /// Where every figure stands, in points.
    at: BTreeMap<(PlayerIx, Pawn), i64>,
    /// What was chosen: which figure takes what.
    chosen: Vec<(String, String)>,
    /// The rounds that brought a message.
    messages: Vec<String>,
    /// Why a round brought none, or only one.
    why: Vec<String>,
    /// The turns in their order.
    order: Vec<String>,
    /// The figures that moved forward since the last test, the latest one last.
    moved: Vec<Pawn>,
    /// The only figure that may advance, where the rules allow just one.
    only: Option<Pawn>,
    /// Which of the messages drawn in the current turn comes next.
    next: usize,
    /// How many messages came about which nothing more is known.
    unknown: u32,
    /// Where the player's figures stood when the first of these came.
    first_unknown: Option<[i64; 2]>,
    /// How many times message 4 has come in the current turn.
    fours: usize,
    /// The figures that moved forward in a round that is tested in phase 3.
    later: Vec<Pawn>,
    /// What has changed on the board.
    when: When,
    /// What had changed when the first unknown message came.
    first_when: When,
}

impl Line {
    /// Where a figure stands.
    fn at(&self, player: PlayerIx, pawn: Pawn) -> i64 {
        self.at.get(&(player, pawn)).copied().unwrap_or(0)
    }

    /// Writes a choice down, under a name of its own.
    fn choose(&mut self, called: &str, pawn: &str) {
        let taken = |key: &str| self.chosen.iter().any(|(k, _)| k == key);
        let mut key = called.to_owned();
        let mut n = 2;
        while taken(&key) {
            key = format!("{called} ({n})");
            n += 1;
        }
        self.chosen.push((key, pawn.to_owned()));
    }

    /// The points of both figures, with 2 for each message about which nothing is known.
    pub(super) fn points(&self, player: PlayerIx) -> i64 {
        let stands: i64 = Pawn::BOTH.iter().map(|p| self.at(player, *p)).sum();
        stands + 2 * i64::from(self.unknown)
    }

    /// What was chosen, in words without a comma, since commas separate a list of choices.
    pub(super) fn choice(&self) -> String {
        let all: Vec<String> = self.chosen.iter().map(|(k, v)| format!("{k} {v}")).collect();
        all.join(" + ")
    }

    /// Whether some round brought a message.
    pub(super) fn brings_message(&self) -> bool {
        !self.messages.is_empty()
    }

    /// Where the figures stood when the first unknown message came.
    pub(super) fn first_unknown(&self) -> Option<[i64; 2]> {
        self.first_unknown
    }

    /// The line as a row of the answer.
    pub(super) fn row(&self, player: PlayerIx, both: bool) -> Reply {
        let pawns: &[Pawn] = if both { &Pawn::BOTH } else { &[Pawn::Meeple] };
        let lands = pawns.iter().map(|p| (p.word().to_owned(), self.at(player, *p).to_string()));
        let mut row = Reply::new()
            .with("choice", Told::Map(self.chosen.clone()))
            .with("lands", Told::Map(lands.collect()))
            .with("messages", Told::Words(self.messages.clone()));
        if !self.why.is_empty() {
            row = row.with("why", Told::Words(self.why.clone()));
        }
        if self.order.len() > 1 {
            row = row.with("order", Told::Words(self.order.clone()));
        }
        row
    }
}

impl Play<'_> {
    /// Every line of a turn that the rules allow.
    pub(super) fn lines(&self, turn: &Turn) -> Vec<Line> {
        let mut start = Line::default();
        for (player, on) in &self.scenario.track {
            start.at.insert((*player, Pawn::Meeple), on.meeple.into());
            if let Some(messenger) = on.messenger {
                start.at.insert((*player, Pawn::Messenger), messenger.into());
            }
        }
        self.turn(turn, vec![start], "")
    }

    /// Plays a turn from each line on. `within` says which turn within the turn it is.
    fn turn(&self, turn: &Turn, lines: Vec<Line>, within: &str) -> Vec<Line> {
        let mut lines = lines;
        for line in &mut lines {
            line.order.push(if within.is_empty() {
                "the turn".to_owned()
            } else {
                within.to_owned()
            });
            line.next = 0;
            line.fours = 0;
            line.moved.clear();
            line.later.clear();
            line.when.early = true;
        }
        let entries = turn.entries.as_deref().unwrap_or(self.completed);
        for round in Round::ALL {
            let here: Vec<&Entry> = entries.iter().filter(|e| e.round == round).collect();
            let phase_3 = round == Round::Three;
            if phase_3 {
                for line in &mut lines {
                    line.when.early = false;
                }
            }
            if here.is_empty() && !phase_3 {
                continue;
            }
            let merged = matches!(round, Round::OneA | Round::OneC)
                && self.rules.rounds == OwnRound::WithPhase3;
            for entry in &here {
                lines = lines.into_iter().flat_map(|line| self.take(entry, line)).collect();
            }
            let late = self.rules.per_round == MessagePerRound::OnceInPhase3 && !phase_3;
            if merged || late {
                for line in &mut lines {
                    let moved = std::mem::take(&mut line.moved);
                    if round != Round::Four {
                        line.later.extend(moved);
                    }
                }
                continue;
            }
            if phase_3 {
                for line in &mut lines {
                    let mut moved = std::mem::take(&mut line.later);
                    moved.retain(|pawn| !line.moved.contains(pawn));
                    moved.append(&mut line.moved);
                    line.moved = moved;
                }
            }
            let features = phase_3 || here.iter().any(|e| matches!(e.gain, Gain::Feature(_)));
            let label = called(within, round.word());
            lines = lines
                .into_iter()
                .flat_map(|line| self.test(turn, line, &label, features, within))
                .collect();
        }
        if let Some(builder) = turn.then.iter().find(|t| t.builder) {
            let name = match within {
                "" => "the builder's turn of the first tile".to_owned(),
                _ => format!("the builder's turn of {within}"),
            };
            lines = self.turn(builder, lines, &name);
        }
        lines
    }

    /// A score or payment with every figure that may take it.
    fn take(&self, entry: &Entry, line: Line) -> Vec<Line> {
        let player = entry.player.unwrap_or(self.player);
        let mut points: i64 = match entry.gain {
            Gain::Points(points) => points.into(),
            Gain::Feature(place) => {
                let found = self.brings.iter().find(|(known, _)| *known == place);
                found.and_then(|(_, points)| points.get(&player).copied()).unwrap_or(0).into()
            }
        };
        if points == 0 && entry.found {
            return vec![line];
        }
        if points == 0 {
            let mut line = line;
            line.why.push(format!("{} brings nothing here", entry.called));
            return vec![line];
        }
        let pawns = self.pawns(player, entry.by, points > 0, &line);
        let most = pawns.iter().map(|pawn| line.at(player, *pawn)).max().unwrap_or(0);
        if points < 0 && most + points < 0 {
            // Nobody pays more than they have.
            points = -most;
        }
        pawns
            .into_iter()
            .map(|pawn| {
                let mut line = line.clone();
                line.choose(&entry.called, pawn.word());
                self.advance(player, pawn, points, &mut line);
                line
            })
            .collect()
    }

    /// The figures of a player that may move.
    fn pawns(&self, player: PlayerIx, by: Option<Pawn>, forward: bool, line: &Line) -> Vec<Pawn> {
        let has = |pawn: &Pawn| line.at.contains_key(&(player, *pawn));
        let bound = self.rules.figures == MessageFigures::OneATurn && forward;
        let free = |pawn: &Pawn| {
            player != self.player || !bound || line.only.is_none_or(|only| only == *pawn)
        };
        Pawn::BOTH
            .into_iter()
            .filter(|pawn| by.is_none_or(|by| by == *pawn))
            .filter(has)
            .filter(free)
            .collect()
    }

    fn advance(&self, player: PlayerIx, pawn: Pawn, points: i64, line: &mut Line) {
        let at = line.at.entry((player, pawn)).or_insert(0);
        *at = (*at + points).max(0);
        let dark = *at % 5 == 0;
        if player != self.player {
            if dark && points > 0 {
                line.why.push(format!(
                    "the {pawn} of {} ends on a dark space, but it is not their turn",
                    self.scenario.player(player)
                ));
            }
            return;
        }
        line.moved.retain(|moved| *moved != pawn);
        if points > 0 {
            line.moved.push(pawn);
            line.only.get_or_insert(pawn);
        } else if dark {
            line.why
                .push(format!("the {pawn} was moved back onto a dark space: that brings nothing"));
        }
    }

    /// Tests at the end of a round, and goes on with the message that it brings.
    fn test(
        &self,
        turn: &Turn,
        line: Line,
        label: &str,
        features: bool,
        within: &str,
    ) -> Vec<Line> {
        let mut line = line;
        let moved = std::mem::take(&mut line.moved);
        let tested: &[Pawn] = match self.rules.per_round {
            MessagePerRound::OnceInPhase3 => moved.last().map_or(&[], std::slice::from_ref),
            MessagePerRound::OneARound | MessagePerRound::OneWhenScoringFeatures => &moved,
        };
        let dark: Vec<Pawn> =
            tested.iter().copied().filter(|p| line.at(self.player, *p) % 5 == 0).collect();
        if dark.is_empty() {
            let idle = Pawn::BOTH.into_iter().find(|pawn| {
                line.at.contains_key(&(self.player, *pawn))
                    && line.at(self.player, *pawn) % 5 == 0
                    && !tested.contains(pawn)
            });
            line.why.push(match idle {
                Some(pawn) if moved.contains(&pawn) => format!(
                    "round {label}: the {pawn} ends on a dark space, but only the figure moved last is tested"
                ),
                Some(pawn) => format!(
                    "round {label}: the {pawn} stands on a dark space, but did not move forward onto it"
                ),
                None => format!("round {label}: no figure ends on a dark space"),
            });
        }
        let (alone, shared): (Vec<Pawn>, Vec<Pawn>) =
            dark.into_iter().partition(|p| self.stands_alone(*p, &line));
        for pawn in shared {
            line.why.push(format!(
                "round {label}: another player's figure stands on the space of the {pawn}"
            ));
        }
        let limit = match self.rules.per_round {
            MessagePerRound::OneWhenScoringFeatures if !features => alone.len(),
            MessagePerRound::OneWhenScoringFeatures
            | MessagePerRound::OneARound
            | MessagePerRound::OnceInPhase3 => 1,
        };
        if alone.len() > limit {
            line.why.push(format!(
                "round {label}: both figures end on dark spaces, which brings one message"
            ));
        }
        let mut lines = vec![line];
        for _ in 0..alone.len().min(limit) {
            lines = lines
                .into_iter()
                .flat_map(|line| self.message(turn, line, label, within))
                .collect();
        }
        lines
    }

    /// Whether a figure can bring a message where it stands.
    fn stands_alone(&self, pawn: Pawn, line: &Line) -> bool {
        let space = |points: i64| points.rem_euclid(TRACK);
        let here = space(line.at(self.player, pawn));
        match self.rules.trigger {
            MessageTrigger::OwnTurn => true,
            MessageTrigger::OwnTurnAlone => !line
                .at
                .iter()
                .any(|((player, _), at)| *player != self.player && space(*at) == here),
        }
    }

    /// A message comes: what it brings, if it is known which one it is.
    fn message(&self, turn: &Turn, line: Line, label: &str, within: &str) -> Vec<Line> {
        let mut line = line;
        line.messages.push(label.to_owned());
        let Some(drawn) = turn.drew.get(line.next).copied() else {
            line.unknown += 1;
            let stands = Pawn::BOTH.map(|p| line.at(self.player, p));
            if line.first_unknown.is_none() {
                line.first_unknown = Some(stands);
                line.first_when = line.when;
            }
            return vec![line];
        };
        line.next += 1;
        let mut lines = Vec::new();
        if drawn.number == 4 && drawn.two_points != Some(true) {
            lines.extend(self.another_tile(turn, line.clone(), within));
        }
        if drawn.number != 4 || drawn.two_points == Some(true) {
            lines.extend(self.points_of_message(turn, &line, drawn, within));
        }
        lines
    }

    /// Message 4: the turn within the turn, if it is written.
    fn another_tile(&self, turn: &Turn, line: Line, within: &str) -> Vec<Line> {
        let mut line = line;
        let (next, fours) = (line.next, line.fours);
        line.choose("message 4", "another tile");
        let written = turn.then.iter().filter(|t| !t.builder).nth(fours);
        let name = match within {
            "" => "the turn of message 4".to_owned(),
            _ => format!("the turn of message 4 in {within}"),
        };
        let mut lines = if let Some(within) = written {
            self.turn(within, vec![line], &name)
        } else {
            line.order.push(name);
            vec![line]
        };
        for line in &mut lines {
            line.next = next;
            line.fours = fours + 1;
        }
        lines
    }

    /// A message that is taken as points: its own, or 2 instead.
    fn points_of_message(&self, turn: &Turn, line: &Line, drawn: Drawn, within: &str) -> Vec<Line> {
        let mut ways: Vec<Way> = Vec::new();
        if drawn.two_points != Some(true) {
            ways.extend(self.ways(drawn.number, line.when));
        }
        if drawn.two_points != Some(false) {
            ways.push(Way { points: 2, how: "2 points instead".to_owned(), gone: None });
        }
        let label = format!("message {}", drawn.number);
        let mut lines = Vec::new();
        for Way { points, how, gone } in ways {
            for pawn in self.pawns(self.player, drawn.by, points > 0, line) {
                let mut line = line.clone();
                line.choose(&label, &format!("{how} {pawn}"));
                line.when.gone = line.when.gone.or(gone);
                if points > 0 {
                    self.advance(self.player, pawn, points, &mut line);
                }
                match self.rules.chain {
                    MessageChain::GoesOn => {
                        lines.extend(self.test(turn, line, &called(within, &label), false, within));
                    }
                    MessageChain::Ends => {
                        line.moved.clear();
                        lines.push(line);
                    }
                }
            }
        }
        lines
    }

    /// The ways to take what is printed on a message: message 8 has one for each meeple.
    fn ways(&self, number: u32, when: When) -> Vec<Way> {
        let Some(values) = self.values.iter().find(|v| v.when == when) else {
            return Vec::new();
        };
        if number == 8 && !values.eights.is_empty() {
            let way = |eight: &value::Eight| Way {
                points: eight.points.into(),
                how: format!("{} points for {}", eight.points, eight.at),
                gone: Some(eight.meeple),
            };
            return values.eights.iter().map(way).collect();
        }
        let value = values.valued.iter().find(|v| v.number == number).and_then(|v| v.points);
        let way = |points: u32| Way {
            points: points.into(),
            how: format!("{points} points"),
            gone: None,
        };
        value.map(way).into_iter().collect()
    }

    /// What the points of messages may bring from where the figures stand: a line for each way to
    /// another message, [`DEPTH`] messages deep.
    pub(super) fn chain(&self, stands: [i64; 2], line: &Line) -> Vec<String> {
        let mut told = Vec::new();
        if self.rules.chain == MessageChain::GoesOn {
            let mut line = line.clone();
            line.when = line.first_when;
            self.follow(stands, &line, &mut Vec::new(), "", &mut told);
        }
        if told.len() > MOST_LINES {
            let more = told.len() - MOST_LINES;
            told.truncate(MOST_LINES);
            told.push(format!("... and {more} ways more"));
        }
        told
    }

    fn follow(
        &self,
        stands: [i64; 2],
        line: &Line,
        used: &mut Vec<u32>,
        before: &str,
        told: &mut Vec<String>,
    ) {
        if used.len() >= DEPTH || told.len() > MOST_LINES {
            return;
        }
        // Messages that bring the same points and leave the board as it is are one way.
        let mut ways: Vec<(i64, Option<Span>, Vec<u32>)> = Vec::new();
        for number in (1..=value::MESSAGES).filter(|n| !used.contains(n)) {
            for way in self.ways(number, line.when).into_iter().filter(|way| way.points > 0) {
                let same =
                    ways.iter_mut().find(|(p, gone, _)| (*p, *gone) == (way.points, way.gone));
                match same {
                    Some((_, _, numbers)) => numbers.push(number),
                    None => ways.push((way.points, way.gone, vec![number])),
                }
            }
        }
        if !ways.iter().any(|(points, gone, _)| (*points, *gone) == (2, None)) {
            ways.push((2, None, Vec::new()));
        }
        ways.sort();
        for (points, gone, numbers) in ways {
            for pawn in self.pawns(self.player, None, true, line) {
                let mut there = stands;
                there[pawn as usize] += points;
                let mut then = line.clone();
                then.at.insert((self.player, pawn), there[pawn as usize]);
                then.when.gone = then.when.gone.or(gone);
                if there[pawn as usize] % 5 != 0 || !self.stands_alone(pawn, &then) {
                    continue;
                }
                let of: Vec<String> = numbers.iter().map(u32::to_string).collect();
                let of = match (points, of.len()) {
                    (2, 0) => "2 points instead of a message".to_owned(),
                    (2, _) => format!("2 points (message {}, or instead of any)", of.join(", ")),
                    (_, _) => format!("{points} points (message {})", of.join(", ")),
                };
                let text = format!("{before}{of} to the {pawn}, at {}", there[pawn as usize]);
                told.push(format!("{text}: another message"));
                used.push(numbers.first().copied().unwrap_or(0));
                self.follow(there, &then, used, &format!("{text}; then "), told);
                used.pop();
            }
        }
    }

    /// What each message brings, a line each.
    pub(super) fn messages(&self) -> Vec<String> {
        let now = self.values.iter().find(|v| v.when == When::default());
        now.into_iter()
            .flat_map(|v| &v.valued)
            .map(|v| {
                let title = value::title(v.number);
                match v.points {
                    Some(points) => format!("{} {title}: {points} ({})", v.number, v.because),
                    None => format!("{} {title}: {}", v.number, v.because),
                }
            })
            .collect()
    }
}

/// A round, with the turn that it is in.
fn called(within: &str, round: &str) -> String {
    if within.is_empty() { round.to_owned() } else { format!("{round} in {within}") }
}
