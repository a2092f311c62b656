//! A turn played out by hand under one law: every choice of every player, one after the other.

use std::collections::{BTreeSet, VecDeque};

use super::game::{
    Entry, EntryValue, Figure, Game, Man, PAWNS, PLACEMENT_ROUND, RETURN_ROUND, ROUNDS, SCORING_ROUND, Spot, Turn,
};
use super::laws::{Law, TestRule};
use super::text::place_text;

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
    Impossible,
    Rows {
        rows: BTreeSet<Row>,
        most: i64,
    },
}

impl Answer {
    /// Returns the number of rows.
    pub(crate) fn row_count(&self) -> usize {
        match self {
            Self::Impossible => 0,
            Self::Rows { rows, .. } => rows.len(),
        }
    }
}

/// Returns the result of a turn under one law; `None` where a player has to pay and cannot, for every choice.
pub(crate) fn simulate(game: &Game, law: Law) -> Option<Answer> {
    let simulator = Simulator { game, law };
    let start = simulator.start_state();
    let final_states = simulator.play_turn(&game.turn, start, "");
    if !final_states.is_empty() && final_states.iter().all(|s| s.is_broke) {
        return None;
    }
    // A way that contradicts the stated messages or payments is no way to play the turn.
    let final_states: Vec<State> = final_states.into_iter().filter(|s| !s.is_over()).collect();
    if final_states.is_empty() {
        return Some(Answer::Impossible);
    }
    let has_both = game.track[0].is_some_and(|(_, second)| second.is_some());
    let points = |s: &State| s.spaces[0][0] + if has_both { s.spaces[0][1] } else { 0 } + 2 * s.unknown;
    let most = final_states.iter().map(points).max().unwrap_or(0);
    let to_row = |s: State| Row {
        choice: s.choice,
        lands: if has_both { s.spaces[0].to_vec() } else { vec![s.spaces[0][0]] },
        messages: s.messages,
    };
    Some(Answer::Rows { rows: final_states.into_iter().map(to_row).collect(), most })
}

/// The last move of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LastMove {
    Unmoved,
    Forward,
    Backward,
}

/// The state after a part of one way to play the turn.
#[derive(Debug, Clone)]
pub(super) struct State {
    pub(super) spaces: [[i64; 2]; 3],
    /// The men that are still on the board.
    pub(super) on_board: Vec<bool>,
    /// The parts whose last tile is on the board.
    pub(super) placed: Vec<bool>,
    /// The last moves of red's figures.
    pub(super) last_moves: [LastMove; 2],
    /// Red's figures that advanced since they were last tested.
    pub(super) is_due: [bool; 2],
    /// Red's figures that advanced in a round that is tested with phase 3.
    pub(super) is_waiting: [bool; 2],
    /// The number of advances of each of red's figures.
    pub(super) advances: [u32; 2],
    /// The figure that may advance, where only one may; `None` until one has.
    pub(super) only_pawn: Option<usize>,
    /// The figure that advanced last in the current turn.
    pub(super) last_pawn: Option<usize>,
    /// The face-down messages, the next one first; `None` for a message that has not come yet, which is unknown.
    pub(super) pile: VecDeque<Option<u32>>,
    pub(super) next_draw: usize,
    pub(super) extra_tiles: usize,
    pub(super) choice: Vec<(String, String)>,
    pub(super) messages: Vec<String>,
    pub(super) unknown: i64,
    /// Set if a stated message could not be drawn or taken as stated.
    pub(super) is_refused: bool,
    /// Set if a player could not pay.
    pub(super) is_broke: bool,
    /// The parts from which an abbot was taken back.
    pub(super) returned_abbots: Vec<usize>,
    /// Set after the first phase 3.
    pub(super) has_scored: bool,
}

impl State {
    /// Returns `true` if the turn cannot be played on from this state.
    fn is_over(&self) -> bool {
        self.is_broke || self.is_refused
    }

    /// Returns the states to which `then` leads from this one; this one alone if it is over.
    pub(super) fn continue_with(self, then: impl FnOnce(Self) -> Vec<Self>) -> Vec<Self> {
        if self.is_over() { vec![self] } else { then(self) }
    }
}

pub(super) struct Simulator<'g> {
    pub(super) game: &'g Game,
    pub(super) law: Law,
}

impl Simulator<'_> {
    fn start_state(&self) -> State {
        let figure_spaces = |on: Option<(i64, Option<i64>)>| {
            let (meeple, messenger) = on.unwrap_or((0, None));
            [meeple, messenger.unwrap_or(0)]
        };
        let mut placed = vec![true; self.game.parts.len()];
        for turn in self.game.turn.all_turns() {
            if let Some(part) = turn.placed_part {
                placed[part] = false;
            }
        }
        State {
            spaces: self.game.track.map(figure_spaces),
            on_board: vec![true; self.game.men.len()],
            placed,
            last_moves: [LastMove::Unmoved; 2],
            is_due: [false; 2],
            is_waiting: [false; 2],
            advances: [0; 2],
            only_pawn: None,
            last_pawn: None,
            pile: VecDeque::from(vec![None; 8]),
            next_draw: 0,
            extra_tiles: 0,
            choice: Vec::new(),
            messages: Vec::new(),
            unknown: 0,
            is_refused: false,
            is_broke: false,
            returned_abbots: Vec::new(),
            has_scored: false,
        }
    }

    pub(super) fn has_pawn(&self, player: usize, pawn: usize) -> bool {
        self.game.track[player].is_some_and(|(_, second)| pawn == 0 || second.is_some())
    }

    pub(super) fn play_turn(&self, turn: &Turn, mut state: State, enclosing: &str) -> Vec<State> {
        state.next_draw = 0;
        state.extra_tiles = 0;
        state.is_due = [false; 2];
        state.is_waiting = [false; 2];
        state.last_pawn = None;
        let mut states = vec![state];
        for (round, word) in ROUNDS.iter().enumerate() {
            states = states.into_iter().flat_map(|s| self.play_round(turn, s, round, word, enclosing)).collect();
        }
        if let Some(builder) = turn.extra_turns.iter().find(|t| t.builder) {
            let name = match enclosing {
                "" => "the extra turn from the builder".to_owned(),
                _ => format!("the extra turn from the builder in {enclosing}"),
            };
            states = states.into_iter().flat_map(|s| s.continue_with(|s| self.play_turn(builder, s, &name))).collect();
        }
        states
    }

    fn play_round(&self, turn: &Turn, mut state: State, round: usize, word: &str, enclosing: &str) -> Vec<State> {
        if state.is_over() {
            return vec![state];
        }
        if round == PLACEMENT_ROUND
            && let Some(part) = turn.placed_part
        {
            state.placed[part] = true;
        }
        let is_outer = enclosing.is_empty();
        if round == SCORING_ROUND {
            self.send_unnamed_home(&mut state);
        }
        let found_entries;
        let entries: Vec<&Entry> = match &turn.entries {
            Some(entries) => entries.iter().filter(|e| e.round == round).collect(),
            None if is_outer && round == SCORING_ROUND => {
                found_entries = self.find_scores(turn, &state);
                found_entries.iter().collect()
            }
            None => Vec::new(),
        };
        if entries.is_empty() && round != SCORING_ROUND {
            return vec![state];
        }
        let scored_parts: Vec<usize> = entries
            .iter()
            .filter_map(|e| match e.value {
                EntryValue::Feature(part) => Some(part),
                EntryValue::Points(_) => None,
            })
            .collect();
        let mut states = vec![state];
        for entry in &entries {
            states = states.into_iter().flat_map(|s| s.continue_with(|s| self.play_entry(turn, entry, s))).collect();
        }
        let mut next_states = Vec::new();
        for mut state in states {
            if state.is_over() {
                next_states.push(state);
                continue;
            }
            for part in &scored_parts {
                if self.is_complete(*part, &state) && !state.returned_abbots.contains(part) {
                    self.send_home(*part, &mut state);
                }
            }
            let label = if is_outer { format!("round {word}") } else { format!("round {word} of {enclosing}") };
            next_states.extend(self.end_round(turn, state, round, !scored_parts.is_empty(), &label, enclosing));
        }
        next_states
    }

    /// Sends the meeples on a scored part home.
    fn send_home(&self, part: usize, state: &mut State) {
        for (man, is_here) in self.game.men.iter().zip(&mut state.on_board) {
            *is_here &= man.spot != Spot::On(part);
        }
    }

    /// Sends home the meeples of complete parts that the turns do not mention, since phase 3 scores these too.
    fn send_unnamed_home(&self, state: &mut State) {
        let turn = &self.game.turn;
        let stated_parts: Vec<usize> = turn.all_turns().iter().flat_map(|t| t.stated_parts()).collect();
        for part in 0..self.game.parts.len() {
            let is_stated = turn.entries.is_some() || state.has_scored;
            if is_stated && self.is_complete(part, state) && !stated_parts.contains(&part) {
                self.send_home(part, state);
            }
        }
        // Parts that are found on the board are scored in the first phase 3.
        state.has_scored = true;
    }

    /// Returns the scores of phase 3 where no rounds are stated: the complete parts that no inner turn states.
    fn find_scores(&self, turn: &Turn, state: &State) -> Vec<Entry> {
        let later_parts: Vec<usize> =
            turn.extra_turns.iter().flat_map(Turn::all_turns).flat_map(Turn::stated_parts).collect();
        (0..self.game.parts.len())
            .filter(|part| self.is_complete(*part, state) && !later_parts.contains(part))
            .map(|part| Entry {
                round: SCORING_ROUND,
                player: 0,
                value: EntryValue::Feature(part),
                by: None,
                name: String::new(),
            })
            .collect()
    }

    /// Plays a score or payment, with every figure that may take it.
    fn play_entry(&self, turn: &Turn, entry: &Entry, state: State) -> Vec<State> {
        match entry.value {
            EntryValue::Points(0) => vec![state],
            EntryValue::Points(points) => self.take_points(entry.player, points, entry.by, &entry.name, state),
            EntryValue::Feature(part) => match self.find_abbot(entry, part, &state) {
                Some(man) => self.return_abbot(entry, part, man, state),
                None => self.score_part(turn, entry, part, state),
            },
        }
    }

    /// Returns red's abbot on a part, if the entry takes him back.
    fn find_abbot(&self, entry: &Entry, part: usize, state: &State) -> Option<usize> {
        let mut men = self.game.men.iter().zip(&state.on_board);
        let is_abbot =
            |(m, here): (&Man, &bool)| *here && m.player == 0 && m.figure == Figure::Abbot && m.spot == Spot::On(part);
        let man = men.position(is_abbot);
        man.filter(|_| entry.round == RETURN_ROUND && entry.player == 0)
    }

    /// Plays the return of an abbot: only red gets the points, and only the abbot goes home.
    fn return_abbot(&self, entry: &Entry, part: usize, man: usize, mut state: State) -> Vec<State> {
        let spot = Spot::On(part);
        let is_owner = self.game.owners(spot, &state.on_board).contains(&0);
        let points = if is_owner { self.worth(spot, &state) } else { 0 };
        state.on_board[man] = false;
        state.returned_abbots.push(part);
        match points {
            0 => vec![state],
            _ => self.take_points(0, points, entry.by, &place_text(self.game, spot), state),
        }
    }

    fn score_part(&self, turn: &Turn, entry: &Entry, part: usize, state: State) -> Vec<State> {
        let spot = Spot::On(part);
        let points = if self.is_complete(part, &state) { self.worth(spot, &state) } else { 0 };
        let owners = self.game.owners(spot, &state.on_board);
        let name = place_text(self.game, spot);
        let mut states = vec![state];
        for player in 0..3 {
            if points == 0 || !owners.contains(&player) || self.game.track[player].is_none() {
                continue;
            }
            let is_own = player == entry.player;
            let scores_along = entry.player == 0 && self.law.needs_alone && !turn.states_score(player, part);
            let by = if is_own { entry.by } else { None };
            if is_own || scores_along {
                states = states.into_iter().flat_map(|s| self.take_points(player, points, by, &name, s)).collect();
            }
        }
        states
    }

    pub(super) fn take_points(
        &self,
        player: usize,
        points: i64,
        by: Option<usize>,
        name: &str,
        state: State,
    ) -> Vec<State> {
        let mut can_pay = false;
        let mut states = Vec::new();
        for pawn in (0..2).filter(|p| self.has_pawn(player, *p) && by.is_none_or(|by| by == *p)) {
            if points < 0 && state.spaces[player][pawn] + points < 0 {
                continue;
            }
            can_pay = true;
            let is_free = player != 0 || !self.law.one_figure || points < 0;
            if !is_free && state.only_pawn.is_some_and(|only| only != pawn) {
                continue;
            }
            let mut state = state.clone();
            if player == 0 {
                record_choice(&mut state, name, PAWNS[pawn]);
            }
            Self::advance(player, pawn, points, &mut state);
            states.push(state);
        }
        if !can_pay {
            return vec![State { is_broke: true, ..state }];
        }
        states
    }

    pub(super) fn advance(player: usize, pawn: usize, points: i64, state: &mut State) {
        state.spaces[player][pawn] += points;
        if player == 0 {
            state.last_moves[pawn] = if points > 0 { LastMove::Forward } else { LastMove::Backward };
            if points > 0 {
                state.is_due[pawn] = true;
                // A waiting figure has moved on, and ends on another space.
                state.is_waiting[pawn] = false;
                state.advances[pawn] += 1;
                state.last_pawn = Some(pawn);
                state.only_pawn.get_or_insert(pawn);
            }
        }
    }

    fn end_round(
        &self,
        turn: &Turn,
        mut state: State,
        round: usize,
        features: bool,
        label: &str,
        enclosing: &str,
    ) -> Vec<State> {
        let is_once = self.law.test_rule == TestRule::Once;
        if round != SCORING_ROUND && (is_once || (self.law.waits_for_scoring && (round == 0 || round == 2))) {
            for pawn in 0..2 {
                state.is_waiting[pawn] |= state.is_due[pawn] && round < SCORING_ROUND;
            }
            state.is_due = [false; 2];
            return vec![state];
        }
        if round == SCORING_ROUND {
            for pawn in 0..2 {
                state.is_due[pawn] |= state.is_waiting[pawn];
            }
            state.is_waiting = [false; 2];
        }
        self.test_for_messages(turn, state, features || round == SCORING_ROUND, label, enclosing)
    }
}

/// Records a choice under `name`, with a number added if that is used already.
pub(super) fn record_choice(state: &mut State, name: &str, choice: &str) {
    let mut key = name.to_owned();
    let mut n = 2;
    while state.choice.iter().any(|(k, _)| *k == key) {
        key = format!("{name} ({n})");
        n += 1;
    }
    state.choice.push((key, choice.to_owned()));
}
