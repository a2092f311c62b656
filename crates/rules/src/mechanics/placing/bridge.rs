//! The question whether a bridge may be built.

use carcassonne_base::sorting::sort_by_key;
use carcassonne_board::geometry::{Axis, Shape, Space};
use carcassonne_board::tiles::Edge;
use carcassonne_law::{Allowed, GAP_BRIDGE, Inquiry, LawResult, MayStand, PLACE_BRIDGE, QuestionId};
use carcassonne_position::bodies::BridgeBody;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{At, Board, Reader, Scenario, TileIx};
use carcassonne_text::problem;

use super::{half_words, problems};
use crate::mechanics::{
    Answer, Askable, BRIDGE_FORM, BridgeReply, Finding, Hearing, Mechanic, Pointer, Query, Role, Table, TypedReply,
    cards,
};

pub(super) static BRIDGE: Mechanic = Mechanic {
    card: cards::BRIDGE,
    questions: &[QuestionId::GapBridge, QuestionId::PlaceBridge, QuestionId::TileDouble],
    roles: &[Role::Answers(&[Askable { form: &BRIDGE_FORM, read }])],
};

/// A question whether a bridge may be built over a space.
#[derive(Debug)]
struct BridgeSite {
    tile: TileIx,
    space: Space,
    axis: Axis,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let bridge = BridgeBody::read(reader).bridge?.value;
    let (At { value: tile, span: tile_span }, At { value: axis, .. }) = (bridge.over?, bridge.direction?);
    let board = &reader.scenario.board;
    let (shape, space, span) = {
        let placed = board.placed(tile);
        (placed.shape, placed.at, placed.span)
    };
    if matches!(shape, Shape::Double(_)) {
        reader.problem(problem!(tile_span, problems::BridgeOverDouble).at_related(span));
        return None;
    }
    let facing_sides = board.bridge_ends(space, axis).into_iter().filter_map(|(t, s)| board.side_across(t, s));
    if board.at(space).chain(facing_sides.map(|(t, _)| t)).any(|t| board.is_hash(t)) {
        reader.problem(problem!(tile_span, problems::BridgeAtUnknownTile).at_related(span));
        return None;
    }
    Some(Box::new(BridgeSite { tile, space, axis }))
}

impl BridgeSite {
    /// Returns the reasons against the bridge under all rules: a bridge in the space, or sides that do not fit.
    fn faults(&self, scenario: &Scenario) -> Vec<Sentence> {
        let board: &Board = &scenario.board;
        if scenario.bridges().any(|(tile, _)| board.placed(tile).at == self.space) {
            return vec![say!(bridge::BridgeThere)];
        }
        let mut faults = Vec::new();
        for (tile, side) in board.bridge_ends(self.space, self.axis) {
            if let Some(edge) = board.edge(tile, side).filter(|e| *e != Edge::Field) {
                faults.push(say!(bridge::Ends {
                    side: half_words::tile_side(tile, side),
                    edge: half_words::describe_edge(edge)
                }));
                continue;
            }
            let Some((other, facing)) = board.side_across(tile, side) else { continue };
            if let Some(edge) = board.edge(other, facing).filter(|e| !can_meet_road(*e)) {
                faults.push(say!(bridge::Stops {
                    side: half_words::tile_side(other, facing),
                    edge: half_words::describe_edge(edge)
                }));
            }
        }
        faults
    }
}

/// Returns `true` if a road may be placed against a side that shows `edge`: a road, an abbey or a city gate.
fn can_meet_road(edge: Edge) -> bool {
    matches!(edge, Edge::Road(_) | Edge::Abbey | Edge::CityGate(_))
}

impl Query for BridgeSite {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Bridge { at: self.space, axis: self.axis }]
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let tiles = Arg::list(table.board().at(self.space));
        say!(bridge::Heading { tiles, axis: self.axis.word() })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = BridgeReply::read(&finding.reply)?;
        Some(match reply.reasons.as_slice() {
            [] => Answer::new(say!(bridge::Today), say!(bridge::Row)),
            [first, others @ ..] => Answer::new(
                say!(bridge::TodayNot { because: half_words::summarize_reasons(first, others) }),
                say!(bridge::RowNot { reason: half_words::reason_name(first) }),
            ),
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let (scenario, board) = (table.scenario, table.board());
        let tiles: Vec<TileIx> = board.at(self.space).collect();
        let ends = board.bridge_ends(self.space, self.axis).into_iter();
        let facing_sides = ends.filter_map(|(tile, side)| board.side_across(tile, side));
        Hearing::new(law).ask_doubles_exist(table.has_double_tile(facing_sides.map(|(tile, _)| tile)))?;
        let mut reasons = self.faults(scenario);
        // The order of reasons must not depend on how the board is turned.
        sort_by_key(&mut reasons, Sentence::message);
        let is_half = matches!(board.placed(self.tile).shape, Shape::Half(_));
        let mut steps = vec![say!(bridge::Fits)];
        if is_half && tiles.len() == 1 {
            match law.ask(GAP_BRIDGE)? {
                MayStand::No => {
                    steps.push(say!(bridge::MayNotStandOverAGap));
                    reasons.push(say!(bridge::LoneHalf { tile: self.tile }));
                }
                MayStand::Yes => steps.push(say!(bridge::MayStandOverAGap)),
            }
        } else if is_half {
            match law.ask(PLACE_BRIDGE)? {
                Allowed::Allowed => steps.push(say!(bridge::MayStandOnBoth)),
                Allowed::NotAllowed => {
                    steps.push(say!(bridge::MayNotStandOnBoth));
                    reasons.push(say!(bridge::Pair { tiles: Arg::list(&tiles) }));
                }
            }
        }
        steps.extend(reasons.iter().map(|why| say!(bridge::TodayNot { because: why })));
        let reply = BridgeReply { allowed: reasons.is_empty(), reasons, tiles };
        Ok(Finding { reply: reply.into_reply(), steps, ..Finding::default() })
    }
}
