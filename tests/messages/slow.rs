//! A turn played out by hand under one law: every choice of every player, one after the other.

use std::collections::{BTreeSet, VecDeque};

use super::game::{Entry, Figure, Game, LAYS, Man, PAWNS, ROUNDS, SCORES, Spot, TAKES_BACK, Turn, What};
use super::laws::{Law, Tests};
use super::text::place;

/// One way to play the turn: red's choices, the final spaces of red's figures, and the rounds that brought a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Row {
    pub(crate) choice: Vec<(String, String)>,
    pub(crate) lands: Vec<i64>,
    pub(crate) messages: Vec<String>,
}

/// The result of a turn under one law.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Answer {
    /// The turn cannot be played as stated.
    No,
    Rows {
        rows: BTreeSet<Row>,
        most: i64,
    },
}

impl Answer {
    /// Returns the number of rows.
    pub(crate) fn rows(&self) -> usize {
        match self {
            Self::No => 0,
            Self::Rows { rows, .. } => rows.len(),
        }
    }
}

/// Returns the result of a turn under one law; `None` where a player has to pay and cannot, for every choice.
pub(crate) fn answer(game: &Game, law: Law) -> Option<Answer> {
    let table = Hand { game, law };
    let start = table.start();
    let ends = table.turn(&game.turn, start, "");
    if !ends.is_empty() && ends.iter().all(|s| s.broke) {
        return None;
    }
    // A way that contradicts the stated messages or payments is no way to play the turn.
    let ends: Vec<State> = ends.into_iter().filter(|s| !s.is_over()).collect();
    if ends.is_empty() {
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

/// The last move of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Moved {
    Not,
    On,
    Back,
}

/// The state after a part of one way.
#[derive(Debug, Clone)]
pub(super) struct State {
    pub(super) at: [[i64; 2]; 3],
    /// The men that are still on the board.
    pub(super) here: Vec<bool>,
    /// The parts whose last tile is on the board.
    pub(super) laid: Vec<bool>,
    /// The last moves of red's figures.
    pub(super) last: [Moved; 2],
    /// Red's figures that advanced since they were last tested.
    pub(super) due: [bool; 2],
    /// Red's figures that advanced in a round that is tested with phase 3.
    pub(super) waits: [bool; 2],
    /// The number of advances of each of red's figures.
    pub(super) steps: [u32; 2],
    /// The figure that may advance, where only one may.
    pub(super) only: Option<usize>,
    /// The figure that advanced last in the current turn.
    pub(super) just: Option<usize>,
    /// The face-down messages, the next one first; only messages that have come are known.
    pub(super) pile: VecDeque<Option<u32>>,
    pub(super) next: usize,
    pub(super) fours: usize,
    pub(super) choice: Vec<(String, String)>,
    pub(super) messages: Vec<String>,
    pub(super) unknown: i64,
    /// Set if a stated message could not be drawn or taken as stated.
    pub(super) refused: bool,
    /// Set if a player could not pay.
    pub(super) broke: bool,
    /// The parts from which an abbot was taken back.
    pub(super) backs: Vec<usize>,
    /// Set after the first phase 3.
    pub(super) past: bool,
}

impl State {
    /// Returns `true` if the way cannot be continued.
    fn is_over(&self) -> bool {
        self.broke || self.refused
    }
}

pub(super) struct Hand<'g> {
    pub(super) game: &'g Game,
    pub(super) law: Law,
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
            steps: [0; 2],
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
            backs: Vec::new(),
            past: false,
        }
    }

    pub(super) fn has(&self, player: usize, pawn: usize) -> bool {
        self.game.track[player].is_some_and(|(_, second)| pawn == 0 || second.is_some())
    }

    pub(super) fn turn(&self, turn: &Turn, state: State, within: &str) -> Vec<State> {
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
                "" => "the extra turn from the builder".to_owned(),
                _ => format!("the extra turn from the builder in {within}"),
            };
            states = states.into_iter().flat_map(|s| self.go_on(s, |s| self.turn(builder, s, &name))).collect();
        }
        states
    }

    /// Continues with `then`, unless the way is over.
    pub(super) fn go_on(&self, state: State, then: impl FnOnce(State) -> Vec<State>) -> Vec<State> {
        let _ = self.law;
        if state.is_over() { vec![state] } else { then(state) }
    }

    fn round(&self, turn: &Turn, state: State, round: usize, word: &str, within: &str) -> Vec<State> {
        if state.is_over() {
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
            states = states.into_iter().flat_map(|s| self.go_on(s, |s| self.gain(turn, entry, s))).collect();
        }
        let mut after = Vec::new();
        for mut state in states {
            if state.is_over() {
                after.push(state);
                continue;
            }
            for part in &scored {
                if self.complete(*part, &state) && !state.backs.contains(part) {
                    self.home(*part, &mut state);
                }
            }
            let label = if outer { word.to_owned() } else { format!("{word} in {within}") };
            after.extend(self.end_of_round(turn, state, round, !scored.is_empty(), &label, within));
        }
        after
    }

    /// Sends the meeples on a scored part home.
    fn home(&self, part: usize, state: &mut State) {
        for (man, here) in self.game.men.iter().zip(&mut state.here) {
            *here &= man.spot != Spot::On(part);
        }
    }

    /// Sends home the meeples of complete parts that the turns do not mention, since phase 3 scores these too.
    fn forget_unnamed(&self, state: &mut State) {
        let turn = &self.game.turn;
        let named: Vec<usize> = turn.all().iter().flat_map(|t| t.named()).collect();
        for part in 0..self.game.parts.len() {
            let told = turn.entries.is_some() || state.past;
            if told && self.complete(part, state) && !named.contains(&part) {
                self.home(part, state);
            }
        }
        // Parts that are found on the board are scored in the first phase 3.
        state.past = true;
    }

    /// Returns the scores of phase 3 where no rounds are stated.
    fn found(&self, turn: &Turn, state: &State) -> Vec<Entry> {
        let later: Vec<usize> = turn.then.iter().flat_map(Turn::all).flat_map(Turn::named).collect();
        (0..self.game.parts.len())
            .filter(|part| self.complete(*part, state) && !later.contains(part))
            .map(|part| Entry { round: SCORES, player: 0, what: What::Feature(part), by: None, name: String::new() })
            .collect()
    }

    /// Plays a score or payment, with every figure that may take it.
    fn gain(&self, turn: &Turn, entry: &Entry, state: State) -> Vec<State> {
        match entry.what {
            What::Points(0) => vec![state],
            What::Points(points) => self.take(entry.player, points, entry.by, &entry.name, state),
            What::Feature(part) => match self.abbot(entry, part, &state) {
                Some(man) => self.take_back(entry, part, man, state),
                None => self.score(turn, entry, part, state),
            },
        }
    }

    /// Returns red's abbot on a part, if the entry takes him back.
    fn abbot(&self, entry: &Entry, part: usize, state: &State) -> Option<usize> {
        let mut men = self.game.men.iter().zip(&state.here);
        let abbot =
            |(m, here): (&Man, &bool)| *here && m.player == 0 && m.figure == Figure::Abbot && m.spot == Spot::On(part);
        let man = men.position(abbot);
        man.filter(|_| entry.round == TAKES_BACK && entry.player == 0)
    }

    /// Plays the return of an abbot: only red gets the points, and only the abbot goes home.
    fn take_back(&self, entry: &Entry, part: usize, man: usize, state: State) -> Vec<State> {
        let spot = Spot::On(part);
        let owns = self.game.owners(spot, &state.here).contains(&0);
        let points = if owns { self.worth(spot, &state) } else { 0 };
        let mut state = state;
        state.here[man] = false;
        state.backs.push(part);
        match points {
            0 => vec![state],
            _ => self.take(0, points, entry.by, &place(self.game, spot), state),
        }
    }

    fn score(&self, turn: &Turn, entry: &Entry, part: usize, state: State) -> Vec<State> {
        let spot = Spot::On(part);
        let points = if self.complete(part, &state) { self.worth(spot, &state) } else { 0 };
        let owners = self.game.owners(spot, &state.here);
        let name = place(self.game, spot);
        let mut states = vec![state];
        for player in 0..3 {
            if points == 0 || !owners.contains(&player) || self.game.track[player].is_none() {
                continue;
            }
            let own = player == entry.player;
            let along = entry.player == 0 && self.law.alone && !turn.writes(player, part);
            let by = if own { entry.by } else { None };
            if own || along {
                states = states.into_iter().flat_map(|s| self.take(player, points, by, &name, s)).collect();
            }
        }
        states
    }

    pub(super) fn take(&self, player: usize, points: i64, by: Option<usize>, name: &str, state: State) -> Vec<State> {
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

    pub(super) fn advance(player: usize, pawn: usize, points: i64, state: &mut State) {
        state.at[player][pawn] += points;
        if player == 0 {
            state.last[pawn] = if points > 0 { Moved::On } else { Moved::Back };
            if points > 0 {
                state.due[pawn] = true;
                // A waiting figure has moved on, and ends on another space.
                state.waits[pawn] = false;
                state.steps[pawn] += 1;
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
}

/// Records a choice under a unique name.
pub(super) fn choose(state: &mut State, name: &str, what: &str) {
    let mut key = name.to_owned();
    let mut n = 2;
    while state.choice.iter().any(|(k, _)| *k == key) {
        key = format!("{name} ({n})");
        n += 1;
    }
    state.choice.push((key, what.to_owned()));
}
