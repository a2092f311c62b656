//! All castles together: the features completed in one turn, and the points passed from castle to castle.

use super::fief::{Castle, castles, completed, tiles_of, worth_of};
use super::problems;
use std::collections::{BTreeMap, BTreeSet};

use crate::landscape::first_place;
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::{Finding, Score, Shares};
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Paid, Reply, ReplyPart};
use crate::mechanics::base::sum::{Item, worth};
use crate::mechanics::base::surroundings::{self, Surroundings};
use crate::mechanics::base::survey;
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{COUNT_SURROUNDINGS, Inquiry, LORD_CHOICE, LordChoice, NotApplicable, QuestionId, Reading, Unit};
use crate::scenario::asks::castle_chain as ask;
use crate::scenario::{MeepleIx, Place, PlayerIx, Reader, Scenario, TileIx};
use crate::text::{Span, as_list};
use crate::wording::{Arg, Sentence, castle_chain, say};

pub(in crate::mechanics) static CASTLE_CHAIN: Mechanic = Mechanic {
    card: cards::CASTLE_CHAIN,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings, QuestionId::LordChoice],
    roles: &[
        Role::Values,
        Role::Answers(&[Askable {
            form: Form {
                declared: &ask::DECLARATION,
                replies: &[
                    Key::new("meeples", Kind::Meeples, castle_chain::SaidMeeples::MESSAGE),
                    Key::new("cities", Kind::Paid, castle_chain::SaidCities::MESSAGE),
                    Key::new("chooses", Kind::Meeples, castle_chain::SaidChooses::MESSAGE),
                ],
            },
            read,
        }]),
    ],
};

/// The features completed in one turn.
#[derive(Debug)]
struct Completed {
    places: Vec<(Place, Span)>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let at = reader.body().span;
    let node = reader.need(&ask::COMPLETED)?;
    let listed = as_list(node);
    if listed.is_empty() {
        reader.problem(problems::nothing_completed(node.span));
        return None;
    }
    let places = listed.iter().filter_map(|node| {
        let place = reader.place(node)?;
        Some((completed(place, node, false, reader)?, node.span))
    });
    let places: Vec<(Place, Span)> = places.collect();
    let scenario = reader.scenario;
    // The check reports a token where no castle can be.
    if scenario.castles().next().is_none() {
        reader.problem(problems::no_castles(at));
        return None;
    }
    for (place, castle) in castles(scenario) {
        let lords = castle.lords(scenario).len();
        if lords > 1 {
            reader.problem(problems::several_lords(lords, &scenario.board.place_text(place), at));
        }
    }
    (places.len() == listed.len()).then(|| Box::new(Completed { places }) as Box<dyn Query>)
}

/// A completed feature: its items for a lord, and its tiles.
struct Done {
    place: Place,
    items: Vec<Item>,
    tiles: Vec<TileIx>,
}

/// A castle with a lord, which waits for a completed feature.
struct Waiting {
    castle: Castle,
    lord: MeepleIx,
    fief: Surroundings,
    /// The indices of the completed features in its fief.
    own: BTreeSet<usize>,
    /// The indices of the other waiting castles in its fief.
    beside: Vec<usize>,
}

/// The indices of the features that each castle can score; empty if it does not score.
type Options = Vec<BTreeSet<usize>>;

/// Returns the castles that wait, in map order, each with the features and castles in its fief.
fn waiting(table: &Table<'_>, done: &[Done]) -> Vec<Waiting> {
    let board = table.board();
    let mut all: Vec<Waiting> = castles(table.scenario)
        .filter_map(|(_, castle)| {
            let lord = *castle.lords(table.scenario).first()?;
            let fief = surroundings::over(board, castle.fief(board));
            Some(Waiting { castle, lord, fief, own: BTreeSet::new(), beside: Vec::new() })
        })
        .collect();
    all.sort_by_key(|waits| waits.castle.pieces.map(|(piece, _)| piece).into_iter().min());
    let mut on: BTreeMap<TileIx, (BTreeSet<usize>, BTreeSet<usize>)> = BTreeMap::new();
    for (n, one) in done.iter().enumerate() {
        for tile in &one.tiles {
            on.entry(*tile).or_default().0.insert(n);
        }
    }
    for (n, waits) in all.iter().enumerate() {
        for (piece, _) in waits.castle.pieces {
            on.entry(piece.tile).or_default().1.insert(n);
        }
    }
    for (n, waits) in all.iter_mut().enumerate() {
        let found = waits.fief.on.iter().filter_map(|tile| on.get(tile));
        let (mut own, mut beside) = (BTreeSet::new(), BTreeSet::new());
        for (features, others) in found {
            own.extend(features);
            beside.extend(others.iter().filter(|other| **other != n));
        }
        waits.own = own;
        waits.beside = beside.into_iter().collect();
    }
    all
}

/// Returns for each castle the castles that have it in their fief.
fn leads(all: &[Waiting]) -> Vec<Vec<usize>> {
    let mut leads = vec![Vec::new(); all.len()];
    for (n, waits) in all.iter().enumerate() {
        for other in &waits.beside {
            leads[*other].push(n);
        }
    }
    leads
}

/// Returns the earliest round in which each castle scores, and the scoring castles in this order.
fn rounds(all: &[Waiting], leads: &[Vec<usize>]) -> (Vec<Option<usize>>, Vec<usize>) {
    let mut rounds: Vec<Option<usize>> = all.iter().map(|waits| (!waits.own.is_empty()).then_some(0)).collect();
    let mut order: Vec<usize> = (0..all.len()).filter(|n| rounds[*n].is_some()).collect();
    let mut at = 0;
    while let Some(n) = order.get(at).copied() {
        for next in &leads[n] {
            if rounds[*next].is_none() {
                rounds[*next] = rounds[n].map(|round| round + 1);
                order.push(*next);
            }
        }
        at += 1;
    }
    order.sort_by_key(|n| (rounds[*n], *n));
    (rounds, order)
}

/// Returns the other castles in the fief that score in earlier rounds, and so make castle `n` score.
fn before<'w>(all: &'w [Waiting], rounds: &'w [Option<usize>], n: usize) -> impl Iterator<Item = usize> + 'w {
    all[n].beside.iter().copied().filter(move |other| rounds[*other].is_some() && rounds[*other] < rounds[n])
}

/// Returns what each castle can score: features completed in its own fief, or else what the castles before it score.
fn one_by_one(all: &[Waiting], rounds: &[Option<usize>], order: &[usize]) -> Options {
    let mut options: Options = all.iter().map(|waits| waits.own.clone()).collect();
    for n in order.iter().copied().filter(|n| all[*n].own.is_empty()) {
        options[n] = before(all, rounds, n).flat_map(|other| options[other].clone()).collect();
    }
    options
}

/// Returns what each castle can score: every feature that reaches it from castle to castle.
fn any_of_all(all: &[Waiting], leads: &[Vec<usize>], done: &[Done]) -> Options {
    let mut options: Options = all.iter().map(|waits| waits.own.clone()).collect();
    for feature in 0..done.len() {
        let mut reached: Vec<usize> = (0..all.len()).filter(|n| all[*n].own.contains(&feature)).collect();
        while let Some(n) = reached.pop() {
            for next in &leads[n] {
                if options[*next].insert(feature) {
                    reached.push(*next);
                }
            }
        }
    }
    options
}

/// Returns the items of the best option, and whether another option is worth less.
fn most(options: &BTreeSet<usize>, done: &[Done]) -> Option<(Vec<Item>, bool)> {
    let all = options.iter().map(|n| &done[*n].items);
    let parts = |items: &[Item]| -> Vec<(&str, u32, u32)> {
        items.iter().map(|item| (item.thing.key, item.count, item.each)).collect()
    };
    let best = all.clone().max_by_key(|items| (worth(items), parts(items)))?;
    Some((best.clone(), all.clone().any(|items| worth(items) < worth(best))))
}

/// Returns the items that each castle scores at most, and whether it can score less.
fn outcome(options: &Options, done: &[Done]) -> Vec<Option<(Vec<Item>, bool)>> {
    options.iter().map(|options| most(options, done)).collect()
}

impl Query for Completed {
    fn points(&self, table: &Table<'_>) -> Vec<Pointer> {
        let own = castles(table.scenario).flat_map(|(_, castle)| castle.pieces).map(|(place, _)| place.tile);
        let own: BTreeSet<TileIx> = own.collect();
        let castles = own.into_iter().map(|tile| Pointer::At { tile });
        castles.chain(self.places.iter().map(|(place, _)| Pointer::About { place: *place })).collect()
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        say!(castle_chain::Heading { done: Arg::list(self.places.iter().map(|(place, _)| *place)) })
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let points = finding.score.points();
        let complete = finding.complete == Some(true);
        if points.is_empty() {
            let why = match (complete, self.places.len()) {
                (true, _) => "far",
                (false, 1) => "unfinished",
                (false, _) => "either",
            };
            let done = Arg::list(self.places.iter().map(|(place, _)| *place));
            return Some(Answer::new(
                say!(castle_chain::TodayNobody { why: why, done: done }),
                say!(castle_chain::RowNobody),
            ));
        }
        let choosers: BTreeSet<PlayerIx> = match finding.reply.get("chooses") {
            Some(ReplyPart::Meeples(lords)) => lords.iter().map(|lord| table.scenario.meeple(*lord).player).collect(),
            _ => BTreeSet::new(),
        };
        let each = points.iter().map(|(player, points)| {
            say!(castle_chain::Each { player: *player, points: *points, most: choosers.contains(player) })
        });
        let rows = points.iter().map(|(player, points)| {
            say!(castle_chain::RowEach { player: *player, points: *points, most: choosers.contains(player) })
        });
        let today = say!(castle_chain::Today { each: Arg::list(each) });
        let home = || Arg::list(finding.reply.meeples().iter().copied());
        let row = say!(castle_chain::Row { each: Arg::list(rows) });
        let phrase = say!(castle_chain::Phrase { row: row.clone(), meeples: home() });
        let mut answer = Answer::new(today, row).in_a_phrase(phrase);
        if !choosers.is_empty() {
            answer = answer.and(say!(castle_chain::TodayChoice { players: Arg::list(choosers) }));
        }
        if !complete {
            answer = answer.and(say!(castle_chain::TodayPartly));
        }
        Some(answer.and(say!(castle_chain::TodayHome { meeples: home() })))
    }

    fn turns_on(&self, _: &Scenario) -> Vec<(Place, Span)> {
        self.places.clone()
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let mut steps = Vec::new();
        let mut done: Vec<Done> = Vec::new();
        // The order in which questions of law come up must not depend on the order of the features in the question.
        let mut places: Vec<Place> = self.places.iter().map(|(place, _)| *place).collect();
        places.sort_by_key(|place| (place.feature.kind(), *place));
        for place in places {
            let Some(finding) = worth_of(table, place, law)? else {
                continue;
            };
            steps.push(say!(castle_chain::Now { done: place }));
            let tiles = tiles_of(table, place, &finding);
            steps.extend(finding.steps);
            match finding.complete {
                Some(true) => done.push(Done { place, items: finding.score.items().to_vec(), tiles }),
                Some(false) => steps.push(say!(castle_chain::Unfinished { done: place })),
                None => steps.push(say!(castle_chain::AtTheEnd { done: place })),
            }
        }
        let all = waiting(table, &done);
        let mut hearing = Hearing::of(law);
        hearing.steps = steps;
        let leads = leads(&all);
        let chain = rounds(&all, &leads);
        let own = one_by_one(&all, &chain.0, &chain.1);
        let any = any_of_all(&all, &leads, &done);
        let options = if outcome(&own, &done) == outcome(&any, &done) {
            own
        } else {
            let reading = hearing.ask(LORD_CHOICE)?;
            hearing.push(say!(castle_chain::Choice { rule: reading.word() }));
            match reading {
                LordChoice::Own => own,
                LordChoice::Any => any,
            }
        };
        let score = scores(table, &Chain { all, done: &done, options, rounds: chain.0, order: chain.1 }, &mut hearing)?;
        Ok(Finding { complete: Some(done.len() == self.places.len()), ..score })
    }
}

/// The castles that wait, and the result.
struct Chain<'d> {
    all: Vec<Waiting>,
    done: &'d [Done],
    options: Options,
    rounds: Vec<Option<usize>>,
    /// The castles that score, in order.
    order: Vec<usize>,
}

/// Scores the castles in order, each with its steps.
fn scores(table: &Table<'_>, chain: &Chain<'_>, hearing: &mut Hearing<'_>) -> Result<Finding, NotApplicable> {
    let (board, land) = (table.board(), table.land);
    let Chain { all, done, options, rounds, order } = chain;
    let (mut lords, mut chooses) = (Vec::new(), Vec::new());
    let (mut shares, mut paid) = (Shares::new(), Vec::new());
    for n in order.iter().copied() {
        let waits = &all[n];
        let Some((items, less)) = most(&options[n], done) else {
            continue;
        };
        survey::doubles(&waits.fief, hearing)?;
        if waits.fief.spaces.iter().any(|space| board.at(*space).count() > 1) {
            // The ruling is cited, though it makes no difference.
            let (Unit::PerTile | Unit::PerSpace) = hearing.ask(COUNT_SURROUNDINGS)?;
        }
        let castle = waits.castle.says();
        if waits.own.is_empty() {
            let others = before(all, rounds, n).map(|other| all[other].castle.says());
            hearing.push(say!(castle_chain::PassedOn { castle: castle, others: Arg::list(others) }));
        } else {
            let own = waits.own.iter().map(|n| done[*n].place);
            hearing.push(say!(castle_chain::Touches { castle: castle, done: Arg::list(own) }));
        }
        let player = table.scenario.meeple(waits.lord).player;
        let places: Option<Vec<Place>> = waits.castle.pieces.first().and_then(|(piece, _)| {
            let area = land.area(board, *piece)?;
            Some(first_place(board, land.members(area)).into_iter().collect())
        });
        paid.push(Paid { places: places.unwrap_or_default(), points: vec![(player, worth(&items))] });
        lords.push(waits.lord);
        if less {
            chooses.push(waits.lord);
        }
        shares.entry(player).or_default().extend(items);
    }
    lords.sort_unstable();
    chooses.sort_unstable();
    paid.sort_by(|a, b| a.places.cmp(&b.places));
    let mut reply = Reply::new().with("meeples", ReplyPart::Meeples(lords)).with("cities", ReplyPart::Paid(paid));
    if !chooses.is_empty() {
        reply = reply.with("chooses", ReplyPart::Meeples(chooses));
    }
    let steps = std::mem::take(&mut hearing.steps);
    Ok(Finding { score: Score::each(shares), reply, steps, ..Finding::default() })
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{answered, refused, refused_in_words, steps_of_answer};
    use crate::text::Code;

    /// Two castles, one above the other, with a road of 2 above and one of 4 below them.
    const TWO: &str = "players: [red, blue]\nboard: |\n  p  q  .  .\n  a  b  .  .\n  c  d  .  .\n  r  s  t  u\ntiles:\n  p r: { road: E }\n  q u: { road: W }\n  s t: { road: WE }\n  a c: { city: E }\n  b d: { city: W }\nmeeples: { red: a.city, blue: c.city }\ntokens: [{ castle: a.city }, { castle: c.city }]\nask:\n  - surroundings: { for: castle-chain, completed: [p.road, r.road] }\n";

    fn one(text: &str) -> String {
        text.replace("[p.road, r.road]", "p.road")
    }

    #[test]
    fn what_is_completed_beside_one_castle_passes_to_the_next() {
        let (found, asked) = answered(&one(TWO), "now");
        assert_eq!(
            found,
            ["meeples red a.city, blue c.city; cities on a, Red 2, on c, Blue 2; complete; red 2; blue 2"]
        );
        assert_eq!(asked, [""; 0]);
    }

    #[test]
    fn a_castle_without_a_lord_neither_scores_nor_passes_anything_on() {
        let empty = one(TWO).replace("red: a.city, ", "");
        assert_eq!(answered(&empty, "now").0, ["meeples ; cities ; complete"]);
    }

    #[test]
    fn whether_a_lord_may_choose_what_another_castle_scores_is_open() {
        let (found, asked) = answered(TWO, "now");
        assert_eq!(asked, ["lord.choice"]);
        assert_eq!(
            found,
            [
                "meeples red a.city, blue c.city; cities on a, Red 2, on c, Blue 4; complete; red 2; blue 4",
                "meeples red a.city, blue c.city; cities on a, Red 4, on c, Blue 4; chooses red a.city, blue c.city; complete; red 4; blue 4"
            ]
        );
    }

    #[test]
    fn two_features_in_one_fief_leave_the_choice_to_the_lord() {
        let text = "players: [red]\nboard: |\n  p  q  .\n  a  b  .\n  r  s  t\ntiles:\n  p r: { road: E }\n  q t: { road: W }\n  s: { road: WE }\n  a: { city: E }\n  b: { city: W }\nmeeples: { red: a.city }\ntokens: { castle: a.city }\nask:\n  - surroundings: { for: castle-chain, completed: [r.road, p.road] }\n";
        let (found, asked) = answered(text, "now");
        assert_eq!(asked, [""; 0]);
        assert_eq!(found, ["meeples red a.city; cities on a, Red 3; chooses red a.city; complete; red 3"]);
        let open = text.replace("q t: { road: W }", "q: { road: W }\n  t: { road: WE }");
        assert_eq!(answered(&open, "now").0, ["meeples red a.city; cities on a, Red 2; not complete; red 2"]);
    }

    #[test]
    fn its_steps_name_the_castle_from_which_it_comes() {
        let told = steps_of_answer(&one(TWO), "now");
        let castles: Vec<&str> = told.iter().map(String::as_str).filter(|step| step.contains("castle")).collect();
        assert_eq!(
            castles,
            [
                "The fief of the castle on a and b has part of the road on p.",
                "The castle on c and d has the castle on a and b in its fief, so it can score the same."
            ]
        );
    }

    #[test]
    fn mistakes_are_underlined() {
        let with = |done: &str| refused(&TWO.replace("[p.road, r.road]", done));
        let wrong = |what: &str| vec![(Code::ValueWrong, what.to_owned())];
        assert_eq!(with("a.city"), wrong("a.city"));
        assert_eq!(with("[p.field, r.road]"), wrong("p.field"));
        assert_eq!(with("[]"), wrong("[]"));
        let none = TWO.replace("tokens: [{ castle: a.city }, { castle: c.city }]\n", "");
        let said = refused_in_words(&none);
        assert_eq!(said.first().map(|(said, _)| said.as_str()), Some("there is no castle on the board"));
        let lords = refused_in_words(&TWO.replace("red: a.city", "red: [a.city, b.city]"));
        assert_eq!(lords.first().map(|(said, _)| said.as_str()), Some("there are 2 meeples on the castle at `a.city`"));
        let bare = refused(&TWO.replace(", completed: [p.road, r.road]", ""));
        assert_eq!(bare.first().map(|p| p.0), Some(Code::KeyMissing));
    }
}
