//! A turn of a player at the score track, or the end of the game: the question `turn`.

use std::collections::BTreeSet;

use super::laid;
use super::line::{Line, Planned, plan};
use super::play::{Halt, Play};
use super::reading;
use super::rules::Rules;
use super::view::{Time, View, Views};
use super::written::Turn;
use crate::landscape::Landscape;
use crate::mechanics::base::finding::{Finding, Score};
use crate::mechanics::base::reply::{Reply, tile_word};
use crate::mechanics::base::step::Step;
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::messages::check;
use crate::rulebook::{
    Inquiry, MESSAGE_END, MESSAGE_START, MessageEnd, MessageStart, NotApplicable,
};
use crate::scenario::{PlayerIx, Reader, Scenario, TileIx};
use crate::text::{Problems, Span};

/// A turn of a player, or the end of the game.
#[derive(Debug)]
pub(super) struct OwnTurn {
    pub(super) player: PlayerIx,
    pub(super) turn: Turn,
    end: bool,
    /// Where it is written.
    pub(super) span: Span,
}

pub(super) fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let span = reader.span();
    let (player, turn, end) = reading::read(reader)?;
    Some(Box::new(OwnTurn { player, turn, end, span }))
}

/// Points of the usual figure.
const MEEPLE: Thing =
    Thing { one: "point of the meeple", many: "points of the meeple", key: "meeple" };
/// Points of the messenger.
const MESSENGER: Thing =
    Thing { one: "point of the messenger", many: "points of the messenger", key: "messenger" };

/// How many boards without tiles that are not laid yet are made for one answer.
const MOST_BOARDS: usize = 16;

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
            return at_the_end(table, law);
        }
        let inferred = laid::inferred(table, &self.turn);
        match self.play(table, law, |play, lines| play.tell(&lines)) {
            Ok(mut finding) => {
                finding.steps.extend(inferred.map(|tile| which_tile(table, tile)));
                Ok(finding)
            }
            Err(Halt::NotApplicable(not)) => Err(not),
            Err(halt) => Ok(Finding {
                reply: Reply::allowed(vec![check::sentence(&halt).to_owned()]),
                ..Finding::default()
            }),
        }
    }

    fn check(&self, table: &Table<'_>, problems: &mut Problems) {
        if !self.end {
            check::check(self, table, problems);
        }
    }
}

/// What both figures count together when the game ends.
fn at_the_end(table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
    let MessageStart::BothOnZero = law.ask(MESSAGE_START)?;
    let MessageEnd::Added = law.ask(MESSAGE_END)?;
    let shares = table.scenario.track.iter().map(|(player, on)| {
        let mut items = vec![Item { thing: MEEPLE, count: on.meeple, each: 1 }];
        let messenger = on.messenger.unwrap_or(0);
        items.push(Item { thing: MESSENGER, count: messenger, each: 1 });
        items.retain(|item| item.count > 0);
        (*player, items)
    });
    let score = Score::each(shares.collect());
    Ok(Finding { score, ..Finding::default() })
}

/// Says which tile is taken to be the one that is laid.
fn which_tile(table: &Table<'_>, tile: TileIx) -> Step {
    Step::Tell(format!(
        "The tile laid in the turn is taken to be {}, the only one without a meeple that all completed features share (`laid` says otherwise).",
        tile_word(table.scenario, tile)
    ))
}

impl OwnTurn {
    /// Plays the turn under the law, and makes something of its lines.
    pub(super) fn play<T>(
        &self,
        table: &Table<'_>,
        law: &mut Inquiry<'_, '_>,
        end: impl Fn(&mut Play<'_, '_, '_, '_, '_>, Vec<Line>) -> Result<T, Halt>,
    ) -> Result<T, Halt> {
        let laid = self.turn.laid.or_else(|| laid::inferred(table, &self.turn));
        let turn = Turn { laid, ..self.turn.clone() };
        let turns = plan(&turn);
        let rules = Rules::ask(&turn, law)?;
        // Boards without tiles that are not laid yet are made as they are needed.
        let mut unlaid: Vec<BTreeSet<TileIx>> = Vec::new();
        loop {
            let boards: Vec<(Scenario, Landscape)> =
                unlaid.iter().map(|tiles| before(table.scenario, tiles)).collect();
            let tables: Vec<Table<'_>> =
                boards.iter().map(|(scenario, land)| table.over(scenario, land)).collect();
            let whole = (BTreeSet::new(), self.view(table, &turns));
            let others = unlaid.iter().cloned().zip(&tables);
            let others = others.map(|(tiles, table)| (tiles, self.view(table, &turns)));
            let mut views = Views::of(std::iter::once(whole).chain(others).collect());
            let mut play = Play {
                table,
                player: self.player,
                turns: &turns,
                rules,
                views: &mut views,
                law: &mut *law,
                stopped: Vec::new(),
                found: 0,
            };
            let done = match play.lines() {
                Ok(lines) => end(&mut play, lines),
                Err(halt) => Err(halt),
            };
            match done {
                Err(Halt::Board(tiles)) if unlaid.len() < MOST_BOARDS => unlaid.push(tiles),
                done => return done,
            }
        }
    }

    fn view<'t, 'a>(&self, table: &'t Table<'a>, turns: &[Planned<'_>]) -> View<'t, 'a> {
        let named = turns.first().into_iter().flat_map(|planned| planned.turn.named());
        View::of(table, self.player, Time::Turn, named)
    }
}

/// The position before some tiles are laid, with its landscape.
fn before(scenario: &Scenario, tiles: &BTreeSet<TileIx>) -> (Scenario, Landscape) {
    let mut before = scenario.clone();
    for tile in tiles {
        before = before.before(*tile);
    }
    let land = Landscape::of(&before.board);
    (before, land)
}
