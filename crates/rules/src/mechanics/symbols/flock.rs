//! Flocks: the points for driving one home, and the effect of a wolf.

use carcassonne_base::sorting::{sort, sorted_unique};
use carcassonne_board::tiles::Symbol;
use carcassonne_law::{
    Inquiry, LawResult, PrintedSheep, QuestionId, SYMBOL_SHEEP, SYMBOL_SHEEP_POINTS, SYMBOL_WOLF, SheepWorth,
    WolfAndSheep,
};
use carcassonne_position::bodies::FlockBody;
use carcassonne_position::wording::{Arg, Sentence, flock, say};
use carcassonne_position::{At, Feature, FeatureKind, Figure, MeepleIx, Place, PlayerIx, Reader, Scenario, TileIx};
use carcassonne_text::{Span, problem};

use super::problems;
use crate::landscape::{AreaIx, widest_field};
use crate::mechanics::{
    Answer, Askable, FLOCK_FORM, Finding, FlockReply, Hearing, Item, Knowledge, Mechanic, Pointer, Query, Role, Score,
    Table, Thing, TypedReply, cards, farm, meeples, to_u32,
};

/// A sheep on a token, in a sum that counts sheep.
const SHEEP: Thing = Thing { key: "sheep", message: flock::ThingSheep::MESSAGE };
/// A tile on which sheep are printed, in a sum that counts sheep.
const PRINTED_SHEEP: Thing = Thing { key: "printed-sheep", message: flock::ThingPrintedSheep::MESSAGE };

pub(super) static FLOCK: Mechanic = Mechanic {
    card: cards::FLOCK,
    questions: &[
        QuestionId::GapField,
        QuestionId::BarnFields,
        QuestionId::SymbolSheep,
        QuestionId::SymbolSheepPoints,
        QuestionId::SymbolWolf,
        QuestionId::TileDouble,
    ],
    roles: &[Role::Answers(&[Askable { form: &FLOCK_FORM, read }])],
};

/// A question about a flock that is driven home, or meets a wolf.
#[derive(Debug)]
struct FlockQuestion {
    place: Place,
    span: Span,
    player: Option<PlayerIx>,
    has_wolf: bool,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let FlockBody { at, player, wolf } = FlockBody::read(reader);
    let At { value: place, span } = at?;
    let kind = place.feature.kind();
    if kind != FeatureKind::Field {
        reader.problem(problem!(span, problems::FlockOnNoField { kind: kind.word() }));
        return None;
    }
    let (player, has_wolf) = (player.map(At::into_value), wolf.is_some_and(At::into_value));
    Some(Box::new(FlockQuestion { place, span, player, has_wolf }))
}

/// The shepherds and sheep on a field.
#[derive(Debug)]
struct FieldContents {
    shepherds: Vec<MeepleIx>,
    /// The players with a shepherd on the field, without duplicates.
    players: Vec<PlayerIx>,
    /// The number of sheep on the tokens on the field.
    sheep: u32,
    /// The tiles with printed sheep on the field.
    printed: Vec<TileIx>,
}

impl FieldContents {
    fn in_fields(table: &Table<'_>, fields: &[AreaIx]) -> Self {
        let (scenario, land, board) = (table.scenario, table.land, table.board());
        let is_in_fields = |place: Place| land.area(board, place).is_some_and(|a| fields.contains(&a));
        let shepherds = meeples::select(scenario, |m| m.figure == Figure::Shepherd && is_in_fields(m.place));
        let players = sorted_unique(meeples::owners(table, &shepherds));
        let sheep = scenario
            .sheep()
            .filter(|(place, _)| is_in_fields(*place))
            .fold(0_u32, |sum, (_, value)| sum.saturating_add(value));
        let shows_sheep = |place: &&Place| match place.feature {
            Feature::Field(n) => board.tile(place.tile).is_some_and(|t| t.field_of(Symbol::Sheep) == Some(n)),
            _ => false,
        };
        let mut printed: Vec<TileIx> =
            fields.iter().flat_map(|a| land.members(*a)).filter(shows_sheep).map(|p| p.tile).collect();
        sort(&mut printed);
        Self { shepherds, players, sheep, printed }
    }

    fn is_empty(&self) -> bool {
        self.shepherds.is_empty() && self.sheep == 0 && self.printed.is_empty()
    }

    /// Returns the names of the tiles with printed sheep, as a part of a sentence.
    fn printed_tiles(&self) -> Arg {
        Arg::list(&self.printed)
    }
}

impl Query for FlockQuestion {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Feature { place: self.place }]
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let at = Arg::from(self.place);
        let player = Arg::list(self.player);
        if self.has_wolf { say!(flock::HeadingWolf { at, player }) } else { say!(flock::Heading { at, player }) }
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = FlockReply::read(&finding.reply)?;
        if let (Some(player), Some(false)) = (self.player, reply.allowed) {
            return Some(Answer::new(say!(flock::TodayNotTheirs { player }), say!(flock::RowNotTheirs)));
        }
        let tiles = || Arg::list(reply.tiles.iter().flatten());
        if self.has_wolf {
            let shepherds = Arg::list(reply.meeples.iter().flatten());
            return Some(
                Answer::new(say!(flock::TodayWolf { shepherds }), say!(flock::RowWolf { tiles: tiles() }))
                    .with_sentence(say!(flock::TodayWolfPrinted { tiles: tiles() })),
            );
        }
        // Each player with a shepherd there scores the whole flock.
        let points = finding.score.points();
        let points_each = points.values().next().copied().unwrap_or(0);
        let row = say!(flock::Row { players: Arg::list(points.keys()), points: points_each });
        let today = say!(flock::Today { players: Arg::list(points.keys()), points: points_each });
        let answer = Answer::new(today, row);
        Some(if reply.tiles.as_ref().is_none_or(Vec::is_empty) || points.is_empty() {
            answer
        } else {
            answer.with_sentence(say!(flock::TodayPrinted { tiles: tiles() }))
        })
    }

    fn deciding_features(&self, _scenario: &Scenario) -> Vec<(Place, Span)> {
        vec![(self.place, self.span)]
    }

    fn required_knowledge(&self, _scenario: &Scenario) -> Vec<(Place, Knowledge, Span)> {
        // The extent suffices: the cities that the field touches add nothing to a flock.
        vec![(self.place, Knowledge::Extent, self.span)]
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let mut hearing = Hearing::new(law);
        let fields = self.find_field_areas(table, &mut hearing)?;
        hearing.ask_doubles_exist(table.has_double_in(&fields))?;
        let contents = FieldContents::in_fields(table, &fields);
        hearing.push(say!(flock::Shepherds { players: Arg::list(&contents.players) }));
        let mut reply = FlockReply::default();
        if let Some(player) = self.player {
            let is_allowed = contents.players.contains(&player);
            reply.allowed = Some(is_allowed);
            if !is_allowed {
                reply.reasons = Some(vec![say!(flock::NoShepherd { player })]);
                let reply = reply.into_reply();
                return Ok(Finding { reply, steps: hearing.steps, areas: fields, ..Finding::default() });
            }
        }
        if contents.sheep > 0 {
            hearing.push(say!(flock::Tokens { sheep: contents.sheep }));
        }
        let (tiles, items) = if self.has_wolf {
            (tiles_after_wolf(&contents, &mut hearing)?, Vec::new())
        } else {
            (contents.printed.clone(), driven_home_items(&contents, &mut hearing)?)
        };
        (reply.meeples, reply.tiles) = (Some(contents.shepherds), Some(tiles));
        let score = Score::Joint { items, owners: contents.players, allows_additions: false };
        Ok(Finding { score, areas: fields, reply: reply.into_reply(), steps: hearing.steps, ..Finding::default() })
    }
}

impl FlockQuestion {
    /// Returns the areas that form the field. The law is asked only if others that may join it have sheep or shepherds.
    fn find_field_areas(&self, table: &Table<'_>, hearing: &mut Hearing<'_>) -> LawResult<Vec<AreaIx>> {
        let (land, board) = (table.land, table.board());
        let Some(area) = land.area(board, self.place) else { return Ok(Vec::new()) };
        let mut others = widest_field(table.scenario, land, area);
        others.retain(|a| *a != area);
        if FieldContents::in_fields(table, &others).is_empty() {
            return Ok(vec![area]);
        }
        farm::join_fields(table, area, hearing)
    }
}

/// Returns the sum that each player with a shepherd on the field scores for a flock driven home.
fn driven_home_items(contents: &FieldContents, hearing: &mut Hearing<'_>) -> LawResult<Vec<Item>> {
    let mut items = vec![Item { thing: SHEEP, count: contents.sheep, points_each: 1 }];
    if !contents.printed.is_empty() {
        let PrintedSheep::PermanentToken = hearing.ask(SYMBOL_SHEEP)?;
        let SheepWorth::Three = hearing.ask(SYMBOL_SHEEP_POINTS)?;
        let (count, points_each) = (to_u32(contents.printed.len()), 3);
        items.push(Item { thing: PRINTED_SHEEP, count, points_each });
        hearing.push(say!(flock::Printed { tiles: contents.printed_tiles(), points: points_each }));
    }
    items.retain(|item| item.count > 0);
    hearing.push(say!(flock::DrivenHome { players: contents.players.len() }));
    Ok(items)
}

/// Returns the tiles whose printed sheep stay on the field when a wolf comes.
fn tiles_after_wolf(contents: &FieldContents, hearing: &mut Hearing<'_>) -> LawResult<Vec<TileIx>> {
    hearing.push(say!(flock::Wolf));
    if contents.printed.is_empty() {
        return Ok(Vec::new());
    }
    Ok(match hearing.ask(SYMBOL_WOLF)? {
        WolfAndSheep::Stays => {
            hearing.push(say!(flock::WolfLeaves { tiles: contents.printed_tiles() }));
            contents.printed.clone()
        }
        WolfAndSheep::DrivenAway => {
            hearing.push(say!(flock::WolfTakes { tiles: contents.printed_tiles() }));
            Vec::new()
        }
    })
}
