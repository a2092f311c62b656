//! Generation of random games.

use super::dice::Dice;
use super::game::{Entry, Figure, Game, Kind, LAYS, Man, MessageDraw, Part, SCORES, Spot, TAKES_BACK, Turn, What};

/// The most choices that a game may leave open.
const MOST_FREE: usize = 6;

/// Generates a game from a seed.
pub(crate) fn game(seed: u64) -> Game {
    thrown(&mut Dice::new(seed))
}

/// Generates a game.
pub(crate) fn thrown(dice: &mut Dice) -> Game {
    let parts: Vec<Part> = (0..2 + dice.below(4)).map(|_| part(dice)).collect();
    let men = men(&parts, dice);
    let at = |dice: &mut Dice| i64::try_from(dice.below(60)).expect("small");
    let on = |dice: &mut Dice, here: usize, second: usize| {
        dice.chance(here).then(|| (at(dice), dice.chance(second).then(|| at(dice))))
    };
    let track = [on(dice, 100, 92), on(dice, 80, 60), on(dice, 20, 60)];
    let mut game = Game { track, parts, men, turn: Turn::default() };
    let mut plan = Plan {
        stands: {
            let (meeple, messenger) = track[0].expect("red stands there");
            [meeple, messenger.unwrap_or(meeple)]
        },
        both: track[0].is_some_and(|(_, m)| m.is_some()),
        // The parts that red can score, each once.
        left: owned(&game),
        finishable: finishable(&game),
        names: 0,
        drawn: Vec::new(),
        abbeys: Vec::new(),
        blues: Vec::new(),
    };
    game.turn = turn(&game, &mut plan, dice, 0, false);
    bound(&mut game);
    game
}

fn part(dice: &mut Dice) -> Part {
    let kind = match dice.below(5) {
        0 | 1 => Kind::Road { inn: dice.chance(15) },
        2 | 3 => Kind::City { coats: dice.one(&[0, 0, 1, 1, 2, 3]), cathedral: dice.chance(10) },
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

fn men(parts: &[Part], dice: &mut Dice) -> Vec<Man> {
    let mut men = Vec::new();
    for (ix, part) in parts.iter().enumerate() {
        for (player, often) in [(0, 85), (0, 15), (1, 40), (2, 12)] {
            if dice.chance(often) {
                let figure = match part.kind {
                    Kind::City { .. } => dice.one(&[
                        Figure::Plain,
                        Figure::Plain,
                        Figure::Plain,
                        Figure::Large,
                        Figure::Mayor,
                        Figure::Builder,
                    ]),
                    Kind::Road { .. } => dice.one(&[Figure::Plain, Figure::Plain, Figure::Large, Figure::Builder]),
                    Kind::Monastery => dice.one(&[Figure::Plain, Figure::Plain, Figure::Phantom, Figure::Abbot]),
                };
                let on_hill = part.hill && dice.chance(45);
                men.push(Man { player, figure, spot: Spot::On(ix), on_hill });
            }
        }
        for (player, often) in [(0, 25), (1, 10)] {
            if !part.pair && part.kind != Kind::Monastery && dice.chance(often) {
                let figure = dice.one(&[Figure::Plain, Figure::Plain, Figure::Large]);
                men.push(Man { player, figure, spot: Spot::Field(ix), on_hill: false });
            }
        }
    }
    men
}

/// Returns the complete parts that red owns.
fn owned(game: &Game) -> Vec<usize> {
    let here = vec![true; game.men.len()];
    let all = 0..game.parts.len();
    all.filter(|p| game.parts[*p].complete && game.owners(Spot::On(*p), &here).contains(&0)).collect()
}

/// Returns the parts whose last tile may be the one that is placed.
fn finishable(game: &Game) -> Vec<usize> {
    (0..game.parts.len()).filter(|p| game.parts[*p].spaces > 1).collect()
}

/// The state while a turn is generated.
struct Plan {
    /// The approximate spaces of red's figures.
    stands: [i64; 2],
    both: bool,
    left: Vec<usize>,
    finishable: Vec<usize>,
    names: usize,
    drawn: Vec<u32>,
    /// The monasteries for which taking an abbot back has been decided, either way.
    abbeys: Vec<usize>,
    /// The parts that blue scores by name.
    blues: Vec<usize>,
}

fn turn(game: &Game, plan: &mut Plan, dice: &mut Dice, deep: usize, builder: bool) -> Turn {
    let outer = deep == 0;
    let mut turn = Turn { builder, ..Turn::default() };
    let mut own: Option<usize> = None;
    if dice.chance(50) && !plan.finishable.is_empty() {
        let at = dice.below(plan.finishable.len());
        let part = plan.finishable.remove(at);
        turn.laid = Some(part);
        turn.tells = true;
        // The part is complete from now on, and can be scored in this turn only.
        own = plan.left.iter().position(|p| *p == part).map(|at| plan.left.remove(at));
    }
    if !(outer && dice.chance(25)) {
        let mut entries: Vec<Entry> = Vec::new();
        for _ in 0..dice.below(4) {
            entries.push(points(game, plan, dice, builder));
        }
        for _ in 0..dice.below(3) {
            if let Some(part) = own.take().or_else(|| feature(plan, dice)) {
                let by = pawn(plan, dice, 50);
                let name = format!("part{part}");
                entries.push(Entry { round: SCORES, player: 0, what: What::Feature(part), by, name });
            }
        }
        for taken in [abbey(game, plan, dice), others(game, plan, dice)].into_iter().flatten() {
            entries.push(taken);
        }
        if entries.is_empty() && outer {
            entries.push(points(game, plan, dice, builder));
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
            let points = dice.one(&[None, Some(false), Some(false), Some(true)]);
            turn.drew.push(MessageDraw { number, points, by: pawn(plan, dice, 60) });
        }
    }
    if deep < 2 {
        let four = turn.drew.iter().any(|d| d.number == 4 && d.points != Some(true));
        if four && dice.chance(60) {
            turn.then.push(self::turn(game, plan, dice, deep + 1, false));
        }
        if !builder && dice.chance(25) {
            turn.then.push(self::turn(game, plan, dice, deep + 1, true));
        }
    }
    if turn.laid.is_none() {
        find_tile(game, &mut turn, outer);
    }
    turn
}

/// Sets the placed tile where it matters but is not stated: the last tile of a complete part with a meeple, if this is
/// the only such part and no meeple is on another tile of it. With several such parts no tile is known to be the last.
fn find_tile(game: &Game, turn: &mut Turn, outer: bool) {
    let within: Vec<usize> = turn.then.iter().flat_map(Turn::all).flat_map(Turn::named).collect();
    let named = turn.named();
    let occupied = |part: usize| game.men.iter().any(|m| m.spot == Spot::On(part));
    let mut complete = (0..game.parts.len()).filter(|part| {
        let scored = !within.contains(part) && (outer || named.contains(part));
        game.parts[*part].complete && occupied(*part) && scored
    });
    let (Some(part), None) = (complete.next(), complete.next()) else { return };
    let lone = game.parts[part].spaces == 2 && outer;
    let early = turn.entries.iter().flatten().any(|e| e.round < LAYS);
    let told = turn.all().iter().any(|t| t.laid.is_some());
    if lone && early && !told {
        turn.laid = Some(part);
    } else {
        early_to_late(turn);
    }
}

/// Moves the entries before the placement of the tile to its round.
fn early_to_late(turn: &mut Turn) {
    for entry in turn.entries.iter_mut().flatten().filter(|e| e.round < LAYS) {
        entry.round = LAYS;
    }
    if let Some(entries) = &mut turn.entries {
        entries.sort_by_key(|e| e.round);
    }
}

/// Returns points for a player, often such that one of red's figures ends on a dark space.
fn points(game: &Game, plan: &mut Plan, dice: &mut Dice, builder: bool) -> Entry {
    let round = dice.one(&[SCORES, SCORES, SCORES, SCORES, 0, 1, 2, 3, 3, 5]);
    let round = if builder && round == 0 { 1 } else { round };
    plan.names += 1;
    let name = format!("w{}", plan.names);
    if dice.chance(8) && game.track[1].is_some() {
        let second = game.track[1].is_some_and(|(_, m)| m.is_some());
        let by = dice.chance(40).then(|| if second { dice.below(2) } else { 0 });
        let points = 1 + i64::try_from(dice.below(6)).expect("small");
        return Entry { round, player: 1, what: What::Points(points), by, name };
    }
    let pawn_ = if plan.both { dice.below(2) } else { 0 };
    let mut points =
        if dice.chance(70) { 5 - plan.stands[pawn_] % 5 } else { i64::try_from(dice.below(8)).expect("small") };
    if dice.chance(15) {
        let back = plan.stands[pawn_] % 5;
        points = -(if dice.chance(50) && back > 0 { back } else { 1 + i64::try_from(dice.below(6)).expect("small") });
    }
    let by = if dice.chance(65) { Some(pawn_) } else { pawn(plan, dice, 40) };
    plan.stands[pawn_] = (plan.stands[pawn_] + points).max(0);
    Entry { round, player: 0, what: What::Points(points), by, name }
}

fn pawn(plan: &Plan, dice: &mut Dice, often: usize) -> Option<usize> {
    dice.chance(often).then(|| if plan.both { dice.below(2) } else { 0 })
}

/// Returns a monastery from which red takes the abbot back.
fn abbey(game: &Game, plan: &mut Plan, dice: &mut Dice) -> Option<Entry> {
    let man = game.men.iter().find(|m| m.player == 0 && m.figure == Figure::Abbot)?;
    let Spot::On(part) = man.spot else { return None };
    let owners = game.owners(man.spot, &vec![true; game.men.len()]);
    if plan.abbeys.contains(&part) || !owners.contains(&0) || !dice.chance(50) {
        return None;
    }
    // A monastery with this entry is scored in no other way.
    plan.abbeys.push(part);
    if game.parts[part].complete && !plan.left.contains(&part) {
        return None;
    }
    plan.left.retain(|p| *p != part);
    plan.finishable.retain(|p| *p != part);
    let by = pawn(plan, dice, 50);
    let what = What::Feature(part);
    Some(Entry { round: TAKES_BACK, player: 0, what, by, name: format!("part{part}") })
}

/// Returns a complete part that blue scores and red does not.
fn others(game: &Game, plan: &mut Plan, dice: &mut Dice) -> Option<Entry> {
    let (_, second) = game.track[1]?;
    let here = vec![true; game.men.len()];
    let part = (0..game.parts.len()).find(|p| {
        let owners = game.owners(Spot::On(*p), &here);
        game.parts[*p].complete && owners.contains(&1) && !plan.blues.contains(p)
    })?;
    if !dice.chance(25) || !(plan.left.contains(&part) || plan.finishable.contains(&part)) {
        return None;
    }
    plan.blues.push(part);
    plan.left.retain(|p| *p != part);
    plan.finishable.retain(|p| *p != part);
    let by = dice.chance(40).then(|| if second.is_some() { dice.below(2) } else { 0 });
    let what = What::Feature(part);
    Some(Entry { round: SCORES, player: 1, what, by, name: format!("part{part}") })
}

/// Returns a part that red may score.
fn feature(plan: &mut Plan, dice: &mut Dice) -> Option<usize> {
    if plan.left.is_empty() {
        return None;
    }
    let part = plan.left.remove(dice.below(plan.left.len()));
    plan.finishable.retain(|p| *p != part);
    Some(part)
}

/// Decides open choices until at most [`MOST_FREE`] are left.
fn bound(game: &mut Game) {
    let found = if game.turn.entries.is_none() { owned(game).len() } else { 0 };
    while free(&game.turn) + found > MOST_FREE && close(&mut game.turn) {}
}

fn free(turn: &Turn) -> usize {
    let entries = turn.entries.iter().flatten().filter(|e| e.by.is_none()).count();
    let drawn = turn.drew.iter().map(|d| usize::from(d.by.is_none()) + usize::from(d.points.is_none()));
    entries + drawn.sum::<usize>() + turn.then.iter().map(free).sum::<usize>()
}

/// Decides the last open choice; returns `true` if there was one.
fn close(turn: &mut Turn) -> bool {
    if turn.then.iter_mut().rev().any(close) {
        return true;
    }
    for drawn in turn.drew.iter_mut().rev() {
        if drawn.by.is_none() {
            drawn.by = Some(0);
            return true;
        }
        if drawn.points.is_none() {
            drawn.points = Some(false);
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
