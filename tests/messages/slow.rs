//! A turn played out by hand under one law: every choice of everybody, one after the other.

use std::collections::{BTreeSet, VecDeque};

use super::game::{
    Drawn, Entry, Figure, Game, Kind, LAYS, PAWNS, ROUNDS, SCORES, Spot, Turn, What,
};
use super::laws::{Law, Tests};
use super::text::{place, standing};

/// One way of the turn: what red chose, where red's figures land, which rounds brought a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Row {
    pub(crate) choice: Vec<(String, String)>,
    pub(crate) lands: Vec<i64>,
    pub(crate) messages: Vec<String>,
}

/// What a turn comes to under one law.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Answer {
    /// It cannot be played so.
    No,
    Rows {
        rows: BTreeSet<Row>,
        most: i64,
    },
}

impl Answer {
    /// How many rows it has.
    pub(crate) fn rows(&self) -> usize {
        match self {
            Self::No => 0,
            Self::Rows { rows, .. } => rows.len(),
        }
    }
}

/// What a turn comes to under one law; `None` where somebody has to pay and has not enough, whatever
/// was chosen.
pub(crate) fn answer(game: &Game, law: Law) -> Option<Answer> {
    let table = Hand { game, law };
    let start = table.start();
    let ends = table.turn(&game.turn, start, "");
    if !ends.is_empty() && ends.iter().all(|s| s.broke) {
        return None;
    }
    let ends: Vec<State> = ends.into_iter().filter(|s| !s.broke).collect();
    if ends.iter().all(|s| s.refused) {
        return Some(Answer::No);
    }
    let both = game.track[0].is_some_and(|(_, second)| second.is_some());
    let points = |s: &State| s.at[0][0] + if both { s.at[0][1] } else { 0 } + 2 * s.unknown;
    let most = ends.iter().map(points).max().unwrap_or(0);
    let row = |s: State| Row {
        choice: s.choice,
        lands: if both { s.at[0].to_vec() } else { vec![s.at[0][0]] },
        messages: s.messages,
    };
    Some(Answer::Rows { rows: ends.into_iter().map(row).collect(), most })
}

/// Whether the messages that a turn tells can come in this order out of one pile of eight: every order
/// in which they may lie is tried.
pub(crate) fn can_be_drawn(turn: &Turn) -> bool {
    let mut seen = BTreeSet::new();
    let all = turn.all();
    let mut told = all.iter().flat_map(|t| &t.drew);
    if told.all(|drawn| seen.insert(drawn.number)) {
        return true;
    }
    orders().iter().any(|order| draw_all(turn, &mut order.clone()))
}

fn orders() -> Vec<VecDeque<u32>> {
    let mut orders: Vec<VecDeque<u32>> = vec![VecDeque::new()];
    for number in 1..=8 {
        let longer = |order: &VecDeque<u32>| -> Vec<VecDeque<u32>> {
            let insert = |at: usize| {
                let mut order = order.clone();
                order.insert(at, number);
                order
            };
            (0..=order.len()).map(insert).collect()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

fn draw_all(turn: &Turn, pile: &mut VecDeque<u32>) -> bool {
    let mut tiles = turn.then.iter().filter(|t| !t.builder);
    for drawn in &turn.drew {
        if pile.pop_front() != Some(drawn.number) {
            return false;
        }
        let tile = drawn.number == 4 && drawn.points != Some(true);
        let within = if tile { tiles.next() } else { None };
        if !within.is_none_or(|turn| draw_all(turn, pile)) {
            return false;
        }
        pile.push_back(drawn.number);
    }
    turn.then.iter().filter(|t| t.builder).all(|turn| draw_all(turn, pile))
}

/// How a figure moved last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Moved {
    Not,
    On,
    Back,
}

/// Where one way has led.
#[derive(Debug, Clone)]
struct State {
    at: [[i64; 2]; 3],
    /// Which men are on the board.
    here: Vec<bool>,
    /// Of which parts the last tile lies on the board.
    laid: Vec<bool>,
    /// How red's figures moved last.
    last: [Moved; 2],
    /// Which of them advanced since they were last looked at.
    due: [bool; 2],
    /// Which of them advanced in a round that is looked at with phase 3.
    waits: [bool; 2],
    /// The figure that may advance, where only one may.
    only: Option<usize>,
    /// The figure that advanced last in the turn at hand.
    just: Option<usize>,
    /// The messages face down, the next one first; only those that came are known.
    pile: VecDeque<Option<u32>>,
    next: usize,
    fours: usize,
    choice: Vec<(String, String)>,
    messages: Vec<String>,
    unknown: i64,
    /// A message came that could not be taken as it is told.
    refused: bool,
    /// Somebody could not pay.
    broke: bool,
    /// The first phase 3 is over.
    past: bool,
}

struct Hand<'g> {
    game: &'g Game,
    law: Law,
}

impl Hand<'_> {
    fn start(&self) -> State {
        let at = |on: Option<(i64, Option<i64>)>| {
            let (meeple, messenger) = on.unwrap_or((0, None));
            [meeple, messenger.unwrap_or(0)]
        };
        let mut laid = vec![true; self.game.parts.len()];
        for turn in self.game.turn.all() {
            if let Some(part) = turn.laid {
                laid[part] = false;
            }
        }
        State {
            at: self.game.track.map(at),
            here: vec![true; self.game.men.len()],
            laid,
            last: [Moved::Not; 2],
            due: [false; 2],
            waits: [false; 2],
            only: None,
            just: None,
            pile: VecDeque::from(vec![None; 8]),
            next: 0,
            fours: 0,
            choice: Vec::new(),
            messages: Vec::new(),
            unknown: 0,
            refused: false,
            broke: false,
            past: false,
        }
    }

    fn has(&self, player: usize, pawn: usize) -> bool {
        self.game.track[player].is_some_and(|(_, second)| pawn == 0 || second.is_some())
    }

    fn turn(&self, turn: &Turn, state: State, within: &str) -> Vec<State> {
        let mut state = state;
        state.next = 0;
        state.fours = 0;
        state.due = [false; 2];
        state.waits = [false; 2];
        state.just = None;
        let mut states = vec![state];
        for (round, word) in ROUNDS.iter().enumerate() {
            let mut after = Vec::new();
            for state in states {
                after.extend(self.round(turn, state, round, word, within));
            }
            states = after;
        }
        if let Some(builder) = turn.then.iter().find(|t| t.builder) {
            let name = match within {
                "" => "the builder's turn of the first tile".to_owned(),
                _ => format!("the builder's turn of {within}"),
            };
            states = states
                .into_iter()
                .flat_map(|s| self.go_on(s, |s| self.turn(builder, s, &name)))
                .collect();
        }
        states
    }

    /// Goes on, unless nothing goes on there.
    fn go_on(&self, state: State, then: impl FnOnce(State) -> Vec<State>) -> Vec<State> {
        let _ = self.law;
        if state.broke { vec![state] } else { then(state) }
    }

    fn round(
        &self,
        turn: &Turn,
        state: State,
        round: usize,
        word: &str,
        within: &str,
    ) -> Vec<State> {
        if state.broke {
            return vec![state];
        }
        let mut state = state;
        if round == LAYS
            && let Some(part) = turn.laid
        {
            state.laid[part] = true;
        }
        let outer = within.is_empty();
        if round == SCORES {
            self.forget_unnamed(&mut state);
        }
        let found;
        let entries: Vec<&Entry> = match &turn.entries {
            Some(entries) => entries.iter().filter(|e| e.round == round).collect(),
            None if outer && round == SCORES => {
                found = self.found(turn, &state);
                found.iter().collect()
            }
            None => Vec::new(),
        };
        if entries.is_empty() && round != SCORES {
            return vec![state];
        }
        let scored: Vec<usize> = entries
            .iter()
            .filter_map(|e| match e.what {
                What::Feature(part) => Some(part),
                What::Points(_) => None,
            })
            .collect();
        let mut states = vec![state];
        for entry in &entries {
            states =
                states.into_iter().flat_map(|s| self.go_on(s, |s| self.gain(entry, s))).collect();
        }
        let mut after = Vec::new();
        for mut state in states {
            if state.broke {
                after.push(state);
                continue;
            }
            for part in &scored {
                if self.complete(*part, &state) {
                    self.home(*part, &mut state);
                }
            }
            let label = if outer { word.to_owned() } else { format!("{word} in {within}") };
            after.extend(self.end_of_round(turn, state, round, !scored.is_empty(), &label, within));
        }
        after
    }

    /// Whoever stood on a scored part goes home.
    fn home(&self, part: usize, state: &mut State) {
        for (man, here) in self.game.men.iter().zip(&mut state.here) {
            *here &= man.spot != Spot::On(part);
        }
    }

    /// Complete parts of which the turns say nothing are scored in phase 3 too.
    fn forget_unnamed(&self, state: &mut State) {
        let turn = &self.game.turn;
        let named: Vec<usize> = turn.all().iter().flat_map(|t| t.named()).collect();
        for part in 0..self.game.parts.len() {
            let told = turn.entries.is_some() || state.past;
            if told && self.complete(part, state) && !named.contains(&part) {
                self.home(part, state);
            }
        }
        // What is found is scored in the first phase 3.
        state.past = true;
    }

    /// What phase 3 scores where no rounds are told.
    fn found(&self, turn: &Turn, state: &State) -> Vec<Entry> {
        let later: Vec<usize> =
            turn.then.iter().flat_map(Turn::all).flat_map(Turn::named).collect();
        (0..self.game.parts.len())
            .filter(|part| self.complete(*part, state) && !later.contains(part))
            .map(|part| Entry {
                round: SCORES,
                player: 0,
                what: What::Feature(part),
                by: None,
                name: String::new(),
            })
            .collect()
    }

    fn complete(&self, part: usize, state: &State) -> bool {
        self.game.parts[part].complete && state.laid[part]
    }

    /// What a spot is worth now.
    fn worth(&self, spot: Spot, state: &State) -> i64 {
        let part = match spot {
            Spot::On(part) => part,
            Spot::Field(part) => {
                let city = matches!(self.game.parts[part].kind, Kind::City { .. });
                return if city && self.complete(part, state) { 3 } else { 0 };
            }
        };
        let what = &self.game.parts[part];
        let mut count = i64::from(what.spaces);
        count += i64::from(what.pair && self.law.by_tile);
        count -= i64::from(!state.laid[part]);
        let complete = self.complete(part, state);
        match what.kind {
            Kind::Monastery => count,
            Kind::Road { inn } => count * each(complete, inn, 2, 1),
            Kind::City { coats, cathedral } => {
                (count + i64::from(coats))
                    * if complete {
                        each(true, cathedral, 3, 2)
                    } else {
                        each(false, cathedral, 0, 1)
                    }
            }
        }
    }

    /// A score or payment, with every figure that may take it.
    fn gain(&self, entry: &Entry, state: State) -> Vec<State> {
        match entry.what {
            What::Points(0) => vec![state],
            What::Points(points) => self.take(entry.player, points, entry.by, &entry.name, state),
            What::Feature(part) => {
                let spot = Spot::On(part);
                let points = if self.complete(part, &state) { self.worth(spot, &state) } else { 0 };
                let owners = self.game.owners(spot, &state.here);
                let name = place(self.game, spot);
                let mut states = vec![state];
                for player in 0..3 {
                    if points == 0 || !owners.contains(&player) || self.game.track[player].is_none()
                    {
                        continue;
                    }
                    let by = if player == 0 { entry.by } else { None };
                    if player == 0 || self.law.alone {
                        states = states
                            .into_iter()
                            .flat_map(|s| self.take(player, points, by, &name, s))
                            .collect();
                    }
                }
                states
            }
        }
    }

    fn take(
        &self,
        player: usize,
        points: i64,
        by: Option<usize>,
        name: &str,
        state: State,
    ) -> Vec<State> {
        let mut able = false;
        let mut states = Vec::new();
        for pawn in (0..2).filter(|p| self.has(player, *p) && by.is_none_or(|by| by == *p)) {
            if points < 0 && state.at[player][pawn] + points < 0 {
                continue;
            }
            able = true;
            let free = player != 0 || !self.law.one_figure || points < 0;
            if !free && state.only.is_some_and(|only| only != pawn) {
                continue;
            }
            let mut state = state.clone();
            if player == 0 {
                choose(&mut state, name, PAWNS[pawn]);
            }
            Self::advance(player, pawn, points, &mut state);
            states.push(state);
        }
        if !able {
            return vec![State { broke: true, ..state }];
        }
        states
    }

    fn advance(player: usize, pawn: usize, points: i64, state: &mut State) {
        state.at[player][pawn] += points;
        if player == 0 {
            state.last[pawn] = if points > 0 { Moved::On } else { Moved::Back };
            if points > 0 {
                state.due[pawn] = true;
                state.just = Some(pawn);
                state.only.get_or_insert(pawn);
            }
        }
    }

    fn end_of_round(
        &self,
        turn: &Turn,
        state: State,
        round: usize,
        features: bool,
        label: &str,
        within: &str,
    ) -> Vec<State> {
        let mut state = state;
        let once = self.law.tests == Tests::Once;
        if round != SCORES && (once || (self.law.waits && (round == 0 || round == 2))) {
            for pawn in 0..2 {
                state.waits[pawn] |= state.due[pawn] && round < SCORES;
            }
            state.due = [false; 2];
            return vec![state];
        }
        if round == SCORES {
            for pawn in 0..2 {
                state.due[pawn] |= state.waits[pawn];
            }
            state.waits = [false; 2];
        }
        self.look(turn, state, features || round == SCORES, label, within)
    }

    /// Looks whether a figure has ended on a dark space.
    fn look(
        &self,
        turn: &Turn,
        state: State,
        features: bool,
        label: &str,
        within: &str,
    ) -> Vec<State> {
        let mut state = state;
        let once = self.law.tests == Tests::Once;
        let dark = (0..2).filter(|pawn| {
            state.due[*pawn]
                && state.last[*pawn] == Moved::On
                && state.at[0][*pawn] % 5 == 0
                && (!once || state.just == Some(*pawn))
        });
        let alone = |pawn: &usize| {
            let space = state.at[0][*pawn] % 50;
            let other = |p: usize, q: usize| self.has(p, q) && state.at[p][q] % 50 == space;
            !self.law.alone || (1..3).all(|p| !other(p, 0) && !other(p, 1))
        };
        let count = dark.filter(alone).count();
        let limit = if self.law.tests == Tests::OneForFeatures && !features { 2 } else { 1 };
        state.due = [false; 2];
        let mut states = vec![state];
        for _ in 0..count.min(limit) {
            states = states
                .into_iter()
                .flat_map(|s| self.go_on(s, |s| self.message(turn, s, label, within)))
                .collect();
        }
        states
    }

    fn message(&self, turn: &Turn, state: State, label: &str, within: &str) -> Vec<State> {
        let mut state = state;
        state.messages.push(label.to_owned());
        let top = state.pile.pop_front().expect("a message");
        let Some(drawn) = turn.drew.get(state.next).copied() else {
            state.unknown += 1;
            state.pile.push_back(top);
            return vec![state];
        };
        state.next += 1;
        let known = |pile: &VecDeque<Option<u32>>| pile.contains(&Some(drawn.number));
        if top.is_some_and(|top| top != drawn.number) || (top.is_none() && known(&state.pile)) {
            state.pile.push_back(top);
            state.refused = true;
            return vec![state];
        }
        let mut states = Vec::new();
        let written = turn.then.iter().filter(|t| !t.builder).nth(state.fours);
        let tile = drawn.number == 4 && drawn.points != Some(true);
        if tile {
            states.extend(self.another_tile(drawn, written, state.clone(), within));
        }
        if !tile || (drawn.points.is_none() && written.is_none()) {
            state.pile.push_back(Some(drawn.number));
            let taken = self.points_of(turn, drawn, &state, within, tile);
            if !tile && !self.may_take(drawn, &state) {
                state.refused = true;
                states.push(state);
            }
            states.extend(taken);
        }
        states
    }

    fn another_tile(
        &self,
        drawn: Drawn,
        written: Option<&Turn>,
        state: State,
        within: &str,
    ) -> Vec<State> {
        let mut state = state;
        choose(&mut state, "message 4", "another tile");
        let (next, fours, waits, just) = (state.next, state.fours, state.waits, state.just);
        let name = match within {
            "" => "the turn of message 4".to_owned(),
            _ => format!("the turn of message 4 in {within}"),
        };
        let mut states = match written {
            Some(turn) => self.turn(turn, state, &name),
            None => vec![state],
        };
        for state in &mut states {
            state.pile.push_back(Some(drawn.number));
            (state.next, state.fours, state.just) = (next, fours + 1, just);
            (state.due, state.waits) = ([false; 2], waits);
        }
        states
    }

    /// Whether a figure may take a message in some way.
    fn may_take(&self, drawn: Drawn, state: &State) -> bool {
        let figures = (0..2).filter(|p| self.has(0, *p) && drawn.by.is_none_or(|by| by == *p));
        let bound =
            |pawn: &usize| self.law.one_figure && state.only.is_some_and(|only| only != *pawn);
        let nothing = drawn.points != Some(true)
            && self.ways(drawn.number, state).iter().any(|(points, _, _)| *points == 0);
        let mut figures = figures.filter(|pawn| nothing || !bound(pawn));
        figures.next().is_some()
    }

    /// A message taken as its own points or as 2 instead.
    fn points_of(
        &self,
        turn: &Turn,
        drawn: Drawn,
        state: &State,
        within: &str,
        tile: bool,
    ) -> Vec<State> {
        let mut ways: Vec<(i64, String, Option<usize>)> = Vec::new();
        if drawn.points != Some(true) && !tile {
            ways.extend(self.ways(drawn.number, state));
        }
        if drawn.points != Some(false) {
            ways.push((2, "2 points instead".to_owned(), None));
        }
        let label = format!("message {}", drawn.number);
        let test = if within.is_empty() { label.clone() } else { format!("{label} in {within}") };
        let mut states = Vec::new();
        for (points, how, home) in ways {
            for pawn in (0..2).filter(|p| self.has(0, *p) && drawn.by.is_none_or(|by| by == *p)) {
                let bound = self.law.one_figure && points > 0;
                if bound && state.only.is_some_and(|only| only != pawn) {
                    continue;
                }
                let mut state = state.clone();
                choose(&mut state, &label, &format!("{how} {}", PAWNS[pawn]));
                if let Some(man) = home {
                    state.here[man] = false;
                }
                if points > 0 {
                    Self::advance(0, pawn, points, &mut state);
                }
                if self.law.chain {
                    states.extend(self.look(turn, state, false, &test, within));
                } else {
                    state.due = [false; 2];
                    states.push(state);
                }
            }
        }
        states
    }

    /// What is printed on a message, in every way to take it.
    fn ways(&self, number: u32, state: &State) -> Vec<(i64, String, Option<usize>)> {
        let own = |spot: Spot| {
            let men = self.game.men.iter().zip(&state.here);
            let men = men.filter(|(m, here)| **here && m.player == 0 && m.spot == spot);
            men.filter(|(m, _)| m.figure != Figure::Builder).count()
        };
        let parts = || 0..self.game.parts.len();
        let of = |kind: u32| {
            parts()
                .filter(move |p| kind_of(self.game.parts[*p].kind) == kind && own(Spot::On(*p)) > 0)
        };
        let points = match number {
            1..=3 => of(number).map(|p| self.worth(Spot::On(p), state)).min().unwrap_or(0),
            5 => of(2).map(|p| i64::from(self.game.coats(p))).sum::<i64>() * 2,
            6 => 2 * i64::try_from(of(2).map(|p| own(Spot::On(p))).sum::<usize>()).expect("few"),
            7 => {
                2 * i64::try_from(parts().map(|p| own(Spot::Field(p))).sum::<usize>()).expect("few")
            }
            _ => return self.ways_of_eight(state),
        };
        vec![(points, format!("{points} points"), None)]
    }

    fn ways_of_eight(&self, state: &State) -> Vec<(i64, String, Option<usize>)> {
        let mut ways: Vec<(i64, String, Option<usize>)> = Vec::new();
        for (ix, man) in self.game.men.iter().enumerate() {
            if !state.here[ix] || man.player != 0 || man.figure == Figure::Builder {
                continue;
            }
            let majority = self.game.owners(man.spot, &state.here).contains(&0);
            let idle = match man.spot {
                Spot::On(part) => man.figure == Figure::Mayor && self.game.coats(part) == 0,
                Spot::Field(_) => false,
            };
            let counts = majority || (!self.law.eight_needs && !idle);
            let points = if counts { self.worth(man.spot, state) } else { 0 };
            ways.push((
                points,
                format!("{points} points for {}", standing(self.game, man)),
                Some(ix),
            ));
        }
        if ways.is_empty() {
            ways.push((0, "0 points".to_owned(), None));
        }
        ways
    }
}

/// The number of the message that is about parts of a kind.
fn kind_of(kind: Kind) -> u32 {
    match kind {
        Kind::Road { .. } => 1,
        Kind::City { .. } => 2,
        Kind::Monastery => 3,
    }
}

/// Points for each tile: with an inn or cathedral as `special` says, else as `usual`.
fn each(complete: bool, special: bool, rich: i64, usual: i64) -> i64 {
    match (complete, special) {
        (false, true) => 0,
        (true, true) => rich,
        (_, false) => usual,
    }
}

/// Writes a choice down under a name of its own.
fn choose(state: &mut State, name: &str, what: &str) {
    let mut key = name.to_owned();
    let mut n = 2;
    while state.choice.iter().any(|(k, _)| *k == key) {
        key = format!("{name} ({n})");
        n += 1;
    }
    state.choice.push((key, what.to_owned()));
}
