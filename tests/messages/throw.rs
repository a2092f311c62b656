//! Generation of random games.

use super::dice::Dice;
use super::game::{
    Entry, EntryValue, Figure, Game, Kind, Man, MessageDraw, PLACEMENT_ROUND, Part, RETURN_ROUND, SCORING_ROUND, Spot,
    Turn,
};

/// The maximum number of choices that a game may leave open.
const MAX_OPEN_CHOICES: usize = 6;

pub(crate) fn game_from_seed(seed: u64) -> Game {
    generate_game(&mut Dice::new(seed))
}

pub(crate) fn generate_game(dice: &mut Dice) -> Game {
    let parts: Vec<Part> = (0..2 + dice.below(4)).map(|_| generate_part(dice)).collect();
    let men = generate_men(&parts, dice);
    let random_space = |dice: &mut Dice| i64::try_from(dice.below(60)).expect("small");
    let random_figures = |dice: &mut Dice, percent: usize, second_percent: usize| {
        dice.chance(percent).then(|| (random_space(dice), dice.chance(second_percent).then(|| random_space(dice))))
    };
    let track = [random_figures(dice, 100, 92), random_figures(dice, 80, 60), random_figures(dice, 20, 60)];
    let mut game = Game { track, parts, men, turn: Turn::default() };
    let mut plan = Plan {
        spaces: {
            let (meeple, messenger) = track[0].expect("red stands there");
            [meeple, messenger.unwrap_or(meeple)]
        },
        has_both: track[0].is_some_and(|(_, m)| m.is_some()),
        // The parts that red can score, each once.
        open_parts: owned_parts(&game),
        finishable: (0..game.parts.len()).filter(|part| game.parts[*part].spaces > 1).collect(),
        name_count: 0,
        drawn: Vec::new(),
        decided_abbeys: Vec::new(),
        blue_parts: Vec::new(),
    };
    game.turn = generate_turn(&game, &mut plan, dice, 0, false);
    limit_open_choices(&mut game);
    game
}

fn generate_part(dice: &mut Dice) -> Part {
    let kind = match dice.below(5) {
        0 | 1 => Kind::Road { inn: dice.chance(15) },
        2 | 3 => Kind::City { coats: dice.pick(&[0, 0, 1, 1, 2, 3]), cathedral: dice.chance(10) },
        _ => Kind::Monastery,
    };
    let mut complete = dice.chance(50);
    let spaces = match kind {
        Kind::Monastery if complete => 9,
        Kind::Monastery => 1 + u32::try_from(dice.below(3)).expect("small"),
        Kind::Road { .. } | Kind::City { .. } => 1 + u32::try_from(dice.below(4)).expect("small"),
    };
    complete &= spaces > 1;
    let pair = kind != Kind::Monastery && spaces > 2 && dice.chance(40);
    let hill = kind != Kind::Monastery && !pair && spaces > 2 && dice.chance(40);
    Part { kind, spaces, pair, hill, complete }
}

fn generate_men(parts: &[Part], dice: &mut Dice) -> Vec<Man> {
    let mut men = Vec::new();
    for (ix, part) in parts.iter().enumerate() {
        for (player, percent) in [(0, 85), (0, 15), (1, 40), (2, 12)] {
            if dice.chance(percent) {
                let figure = match part.kind {
                    Kind::City { .. } => dice.pick(&[
                        Figure::Plain,
                        Figure::Plain,
                        Figure::Plain,
                        Figure::Large,
                        Figure::Mayor,
                        Figure::Builder,
                    ]),
                    Kind::Road { .. } => dice.pick(&[Figure::Plain, Figure::Plain, Figure::Large, Figure::Builder]),
                    Kind::Monastery => dice.pick(&[Figure::Plain, Figure::Plain, Figure::Phantom, Figure::Abbot]),
                };
                let on_hill = part.hill && dice.chance(45);
                men.push(Man { player, figure, spot: Spot::On(ix), on_hill });
            }
        }
        for (player, percent) in [(0, 25), (1, 10)] {
            if !part.pair && part.kind != Kind::Monastery && dice.chance(percent) {
                let figure = dice.pick(&[Figure::Plain, Figure::Plain, Figure::Large]);
                men.push(Man { player, figure, spot: Spot::Field(ix), on_hill: false });
            }
        }
    }
    men
}

/// Returns the complete parts that red owns.
fn owned_parts(game: &Game) -> Vec<usize> {
    let on_board = vec![true; game.men.len()];
    let all = 0..game.parts.len();
    all.filter(|p| game.parts[*p].complete && game.owners(Spot::On(*p), &on_board).contains(&0)).collect()
}

/// The state while a turn is generated.
struct Plan {
    /// The approximate spaces of red's figures.
    spaces: [i64; 2],
    has_both: bool,
    open_parts: Vec<usize>,
    finishable: Vec<usize>,
    name_count: usize,
    drawn: Vec<u32>,
    /// The monasteries for which taking an abbot back has been decided, either way.
    decided_abbeys: Vec<usize>,
    /// The parts that blue scores by name.
    blue_parts: Vec<usize>,
}

fn generate_turn(game: &Game, plan: &mut Plan, dice: &mut Dice, depth: usize, builder: bool) -> Turn {
    let is_outer = depth == 0;
    let mut turn = Turn { builder, ..Turn::default() };
    let mut own_part: Option<usize> = None;
    if dice.chance(50) && !plan.finishable.is_empty() {
        let at = dice.below(plan.finishable.len());
        let part = plan.finishable.remove(at);
        turn.placed_part = Some(part);
        turn.states_tile = true;
        // The part is complete from now on, and can be scored in this turn only.
        own_part = plan.open_parts.iter().position(|p| *p == part).map(|at| plan.open_parts.remove(at));
    }
    if !(is_outer && dice.chance(25)) {
        let mut entries: Vec<Entry> = (0..dice.below(4)).map(|_| points_entry(game, plan, dice, builder)).collect();
        for _ in 0..dice.below(3) {
            if let Some(part) = own_part.take().or_else(|| pick_part(plan, dice)) {
                let by = pick_pawn(plan, dice, 50);
                let name = format!("part{part}");
                entries.push(Entry { round: SCORING_ROUND, player: 0, value: EntryValue::Feature(part), by, name });
            }
        }
        entries.extend(abbot_entry(game, plan, dice));
        entries.extend(blue_entry(game, plan, dice));
        if entries.is_empty() && is_outer {
            entries.push(points_entry(game, plan, dice, builder));
        }
        entries.sort_by_key(|e| e.round);
        turn.entries = Some(entries);
    }
    if dice.chance(75) {
        for _ in 0..=dice.below(3) {
            let number = if dice.chance(20) { 8 } else { 1 + u32::try_from(dice.below(8)).expect("small") };
            if plan.drawn.contains(&number) && !dice.chance(6) {
                continue;
            }
            plan.drawn.push(number);
            let points = dice.pick(&[None, Some(false), Some(false), Some(true)]);
            turn.draws.push(MessageDraw { number, takes_points: points, by: pick_pawn(plan, dice, 60) });
        }
    }
    if depth < 2 {
        let has_extra_tile = turn.draws.iter().any(|d| d.number == 4 && d.takes_points != Some(true));
        if has_extra_tile && dice.chance(60) {
            turn.extra_turns.push(generate_turn(game, plan, dice, depth + 1, false));
        }
        if !builder && dice.chance(25) {
            turn.extra_turns.push(generate_turn(game, plan, dice, depth + 1, true));
        }
    }
    if turn.placed_part.is_none() {
        find_tile(game, &mut turn, is_outer);
    }
    turn
}

/// Sets the placed tile where it matters but is not stated: the last tile of a complete part with a meeple, if this is
/// the only such part and no meeple is on another tile of it. With several such parts no tile is known to be the last.
fn find_tile(game: &Game, turn: &mut Turn, is_outer: bool) {
    let inner_parts: Vec<usize> =
        turn.extra_turns.iter().flat_map(Turn::all_turns).flat_map(Turn::stated_parts).collect();
    let stated_parts = turn.stated_parts();
    let is_occupied = |part: usize| game.men.iter().any(|m| m.spot == Spot::On(part));
    let mut candidates = (0..game.parts.len()).filter(|part| {
        let is_scored = !inner_parts.contains(part) && (is_outer || stated_parts.contains(part));
        game.parts[*part].complete && is_occupied(*part) && is_scored
    });
    let (Some(part), None) = (candidates.next(), candidates.next()) else { return };
    let is_lone = game.parts[part].spaces == 2 && is_outer;
    let is_early = turn.entries.iter().flatten().any(|e| e.round < PLACEMENT_ROUND);
    let is_stated = turn.all_turns().iter().any(|t| t.placed_part.is_some());
    if is_lone && is_early && !is_stated {
        turn.placed_part = Some(part);
    } else {
        delay_early_entries(turn);
    }
}

/// Moves the entries before the placement of the tile to its round.
fn delay_early_entries(turn: &mut Turn) {
    for entry in turn.entries.iter_mut().flatten().filter(|e| e.round < PLACEMENT_ROUND) {
        entry.round = PLACEMENT_ROUND;
    }
    if let Some(entries) = &mut turn.entries {
        entries.sort_by_key(|e| e.round);
    }
}

/// Returns points or a payment for a player, often such that one of red's figures ends on a dark space.
fn points_entry(game: &Game, plan: &mut Plan, dice: &mut Dice, builder: bool) -> Entry {
    let round = dice.pick(&[SCORING_ROUND, SCORING_ROUND, SCORING_ROUND, SCORING_ROUND, 0, 1, 2, 3, 3, 5]);
    let round = if builder && round == 0 { 1 } else { round };
    plan.name_count += 1;
    let name = format!("w{}", plan.name_count);
    if dice.chance(8) && game.track[1].is_some() {
        let has_second = game.track[1].is_some_and(|(_, m)| m.is_some());
        let by = dice.chance(40).then(|| if has_second { dice.below(2) } else { 0 });
        let points = 1 + i64::try_from(dice.below(6)).expect("small");
        return Entry { round, player: 1, value: EntryValue::Points(points), by, name };
    }
    let pawn = if plan.has_both { dice.below(2) } else { 0 };
    let mut points =
        if dice.chance(70) { 5 - plan.spaces[pawn] % 5 } else { i64::try_from(dice.below(8)).expect("small") };
    if dice.chance(15) {
        let steps_back = plan.spaces[pawn] % 5;
        points = -(if dice.chance(50) && steps_back > 0 {
            steps_back
        } else {
            1 + i64::try_from(dice.below(6)).expect("small")
        });
    }
    let by = if dice.chance(65) { Some(pawn) } else { pick_pawn(plan, dice, 40) };
    plan.spaces[pawn] = (plan.spaces[pawn] + points).max(0);
    Entry { round, player: 0, value: EntryValue::Points(points), by, name }
}

fn pick_pawn(plan: &Plan, dice: &mut Dice, percent: usize) -> Option<usize> {
    dice.chance(percent).then(|| if plan.has_both { dice.below(2) } else { 0 })
}

/// Returns the entry by which red takes an abbot back from a monastery; `None` if that is not possible or not chosen.
fn abbot_entry(game: &Game, plan: &mut Plan, dice: &mut Dice) -> Option<Entry> {
    let man = game.men.iter().find(|m| m.player == 0 && m.figure == Figure::Abbot)?;
    let Spot::On(part) = man.spot else { return None };
    let owners = game.owners(man.spot, &vec![true; game.men.len()]);
    if plan.decided_abbeys.contains(&part) || !owners.contains(&0) || !dice.chance(50) {
        return None;
    }
    // A monastery with this entry is scored in no other way.
    plan.decided_abbeys.push(part);
    if game.parts[part].complete && !plan.open_parts.contains(&part) {
        return None;
    }
    plan.open_parts.retain(|p| *p != part);
    plan.finishable.retain(|p| *p != part);
    let by = pick_pawn(plan, dice, 50);
    let what = EntryValue::Feature(part);
    Some(Entry { round: RETURN_ROUND, player: 0, value: what, by, name: format!("part{part}") })
}

/// Returns an entry for a complete part that blue scores and red does not; `None` if there is none.
fn blue_entry(game: &Game, plan: &mut Plan, dice: &mut Dice) -> Option<Entry> {
    let (_, second) = game.track[1]?;
    let on_board = vec![true; game.men.len()];
    let part = (0..game.parts.len()).find(|p| {
        let owners = game.owners(Spot::On(*p), &on_board);
        game.parts[*p].complete && owners.contains(&1) && !plan.blue_parts.contains(p)
    })?;
    if !dice.chance(25) || !(plan.open_parts.contains(&part) || plan.finishable.contains(&part)) {
        return None;
    }
    plan.blue_parts.push(part);
    plan.open_parts.retain(|p| *p != part);
    plan.finishable.retain(|p| *p != part);
    let by = dice.chance(40).then(|| if second.is_some() { dice.below(2) } else { 0 });
    let what = EntryValue::Feature(part);
    Some(Entry { round: SCORING_ROUND, player: 1, value: what, by, name: format!("part{part}") })
}

/// Returns a part that red may score, and removes it from `plan`; `None` if none is left.
fn pick_part(plan: &mut Plan, dice: &mut Dice) -> Option<usize> {
    if plan.open_parts.is_empty() {
        return None;
    }
    let part = plan.open_parts.remove(dice.below(plan.open_parts.len()));
    plan.finishable.retain(|p| *p != part);
    Some(part)
}

/// Decides open choices until at most [`MAX_OPEN_CHOICES`] are left.
fn limit_open_choices(game: &mut Game) {
    let found_count = if game.turn.entries.is_none() { owned_parts(game).len() } else { 0 };
    while count_open_choices(&game.turn) + found_count > MAX_OPEN_CHOICES && decide_last_choice(&mut game.turn) {}
}

fn count_open_choices(turn: &Turn) -> usize {
    let entries = turn.entries.iter().flatten().filter(|e| e.by.is_none()).count();
    let drawn = turn.draws.iter().map(|d| usize::from(d.by.is_none()) + usize::from(d.takes_points.is_none()));
    entries + drawn.sum::<usize>() + turn.extra_turns.iter().map(count_open_choices).sum::<usize>()
}

/// Decides the last open choice; returns `true` if there was one.
fn decide_last_choice(turn: &mut Turn) -> bool {
    if turn.extra_turns.iter_mut().rev().any(decide_last_choice) {
        return true;
    }
    for drawn in turn.draws.iter_mut().rev() {
        if drawn.by.is_none() {
            drawn.by = Some(0);
            return true;
        }
        if drawn.takes_points.is_none() {
            drawn.takes_points = Some(false);
            return true;
        }
    }
    for entry in turn.entries.iter_mut().flatten().rev() {
        if entry.by.is_none() {
            entry.by = Some(0);
            return true;
        }
    }
    false
}
