//! The question whether a bridge may be built.

use super::problems;
use crate::geometry::{Axis, Shape, Space};
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::pointer::Pointer;
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::placing::words;
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    Allowed, Doubles, GAP_BRIDGE, Inquiry, MayStand, NotApplicable, PLACE_BRIDGE, QuestionId, TILE_DOUBLE,
};
use crate::scenario::asks::bridge as ask;
use crate::scenario::{Board, Reader, Scenario, TileIx};
use crate::text::Fields;
use crate::tiles::Edge;
use crate::wording::{Arg, Sentence, answers, bridge, say};

pub(in crate::mechanics) static BRIDGE: Mechanic = Mechanic {
    card: cards::BRIDGE,
    questions: &[QuestionId::GapBridge, QuestionId::PlaceBridge, QuestionId::TileDouble],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declared: &ask::DECLARATION,
            replies: &[
                Key::new("allowed", Kind::Flag, bridge::SaidAllowed::MESSAGE),
                Key::new("reasons", Kind::Words, answers::Reasons::MESSAGE),
                Key::new("tiles", Kind::Tiles, bridge::SaidTiles::MESSAGE),
            ],
        },
        read,
    }])],
};

/// A bridge that is to be built.
#[derive(Debug)]
struct Bridging {
    over: TileIx,
    space: Space,
    axis: Axis,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let node = reader.need(&ask::BRIDGE)?;
    let fields = Fields::of(node, "`bridge`", &["over", "direction"], reader.problems)?;
    let over = fields.need("over", "`bridge`", "name a tile: `over: a`", reader.problems);
    let along = fields.need("direction", "`bridge`", "write `direction: ew` or `direction: ns`", reader.problems);
    let tile = over.and_then(|n| reader.tile(n));
    let axis = along.and_then(|n| reader.one_of(n, "a bridge's direction", &Axis::ALL, Axis::word));
    let (over, tile, axis) = (over?, tile?, axis?);
    let board = &reader.scenario.board;
    let (shape, space, span) = {
        let placed = board.placed(tile);
        (placed.shape, placed.at, placed.span)
    };
    if matches!(shape, Shape::Double(_)) {
        reader.problem(problems::bridge_over_double(over.span, span));
        return None;
    }
    let beyond = board.bridge_ends(space, axis).into_iter().filter_map(|(t, s)| board.across(t, s));
    if board.at(space).chain(beyond.map(|(t, _)| t)).any(|t| board.is_hash(t)) {
        reader.problem(problems::bridge_to_hash(over.span, span));
        return None;
    }
    Some(Box::new(Bridging { over: tile, space, axis }))
}

impl Bridging {
    /// Returns why the bridge does not fit the tiles; the law decides about a lone half.
    fn faults(&self, scenario: &Scenario) -> Vec<Sentence> {
        let board: &Board = &scenario.board;
        if scenario.bridges().any(|(tile, _)| board.placed(tile).at == self.space) {
            return vec![say!(bridge::BridgeThere)];
        }
        let mut faults = Vec::new();
        for (tile, side) in board.bridge_ends(self.space, self.axis) {
            if let Some(edge) = board.edge(tile, side).filter(|e| *e != Edge::Field) {
                faults.push(say!(bridge::Ends { side: words::side(tile, side), edge: words::edge(edge) }));
                continue;
            }
            let Some((other, facing)) = board.across(tile, side) else {
                continue;
            };
            if let Some(edge) = board.edge(other, facing).filter(|e| !ends_or_goes_on(*e)) {
                faults.push(say!(bridge::Stops { side: words::side(other, facing), edge: words::edge(edge) }));
            }
        }
        faults
    }
}

/// Returns `true` if a road may be placed against a side: it continues there, or ends at an abbey or a city gate.
fn ends_or_goes_on(edge: Edge) -> bool {
    matches!(edge, Edge::Road(_) | Edge::Abbey | Edge::CityGate(_))
}

impl Query for Bridging {
    fn points(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Bridge { at: self.space, axis: self.axis }]
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let tiles = Arg::list(table.board().at(self.space));
        say!(bridge::Heading { tiles: tiles, axis: self.axis.word() })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        Some(match words::reasons(&finding.reply) {
            [] => Answer::new(say!(bridge::Today), say!(bridge::Row)),
            [first, others @ ..] => Answer::new(
                say!(bridge::TodayNot { because: words::because(first, others) }),
                say!(bridge::RowNot { reason: words::name(first) }),
            ),
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let (scenario, board) = (table.scenario, table.board());
        let tiles: Vec<TileIx> = board.at(self.space).collect();
        let ends = board.bridge_ends(self.space, self.axis).into_iter();
        let beyond = ends.filter_map(|(tile, side)| board.across(tile, side));
        if table.double_among(beyond.map(|(tile, _)| tile)) {
            let Doubles::Exists = law.ask(TILE_DOUBLE)?;
        }
        let mut reasons = self.faults(scenario);
        // The order of reasons must not depend on how the board is turned.
        reasons.sort_by_key(Sentence::id);
        let half = matches!(board.placed(self.over).shape, Shape::Half(_));
        let mut steps = vec![say!(bridge::Fits)];
        if half && tiles.len() == 1 {
            match law.ask(GAP_BRIDGE)? {
                MayStand::No => {
                    steps.push(say!(bridge::MayNotStandOverAGap));
                    reasons.push(say!(bridge::LoneHalf { tile: self.over }));
                }
                MayStand::Yes => steps.push(say!(bridge::MayStandOverAGap)),
            }
        } else if half {
            match law.ask(PLACE_BRIDGE)? {
                Allowed::Allowed => steps.push(say!(bridge::MayStandOnBoth)),
                Allowed::NotAllowed => {
                    steps.push(say!(bridge::MayNotStandOnBoth));
                    reasons.push(say!(bridge::Pair { tiles: Arg::list(tiles.iter().copied()) }));
                }
            }
        }
        let reply = Reply::allowed(reasons).with("tiles", ReplyPart::Tiles(tiles));
        let not = |why: &Sentence| say!(bridge::TodayNot { because: why.clone() });
        steps.extend(words::reasons(&reply).iter().map(not));
        Ok(Finding { reply, steps, ..Finding::default() })
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::placing::said::{heading, said};
    use crate::mechanics::try_out::{answered, refused};
    use crate::text::Code;

    fn ask(board: &str, tiles: &str, over: &str) -> String {
        format!("board: |\n{board}\ntiles:\n{tiles}\nask:\n  place: {{ bridge: {{ {over} }} }}\n")
    }

    fn found(text: &str, rule_set: &str) -> Vec<String> {
        answered(text, rule_set).0
    }

    #[test]
    fn a_bridge_over_a_lone_half_is_open_or_not_allowed() {
        let text = ask("  a  p/.", "  a: { road: E }\n  p: {}", "over: p, direction: ew");
        let no =
            "allowed no; reasons p is a single half tile, and one end of the bridge would be over the gap; tiles p";
        assert_eq!(answered(&text, "now").1, ["gap.bridge"]);
        assert_eq!(found(&text, "now"), [no, "allowed yes; tiles p"]);
        assert_eq!(found(&text, "community"), [no]);
        assert_eq!(found(&text, "house-2e"), [no]);
    }

    #[test]
    fn a_bridge_over_a_pair_or_a_square_is_allowed_where_its_ends_fit() {
        let pair = ask("  a  p/q  b", "  a: { road: E }\n  b: { road: W }\n  p q: {}", "over: q, direction: ew");
        let yes = "allowed yes; tiles p, q";
        let no = "allowed no; reasons it would be on two half tiles, p and q; tiles p, q";
        for rules in ["2014", "2015", "2020"] {
            let (found, asked) = answered(&pair, rules);
            assert_eq!((found, asked), (vec![yes.to_owned(), no.to_owned()], vec!["place.bridge"]));
        }
        for rules in ["2021", "now", "community", "house-1e", "house-2e"] {
            assert_eq!(found(&pair, rules), [yes], "{rules}");
        }
        let square = ask("  x", "  x: { city: [N, S] }", "over: x, direction: ew");
        assert_eq!(found(&square, "now"), ["allowed yes; tiles x"]);
        let across = square.replace("ew", "ns");
        assert_eq!(
            found(&across, "now"),
            [
                "allowed no; reasons the north side of x, where the bridge would end, shows a city instead of a field, the south side of x, where the bridge would end, shows a city instead of a field; tiles x"
            ]
        );
    }

    #[test]
    fn every_reason_is_told() {
        let text = ask("  a  p/.", "  a: {}\n  p: {}", "over: p, direction: ew");
        assert_eq!(
            found(&text, "community"),
            [
                "allowed no; reasons the east side of a, where the road would go on, shows a field, p is a single half tile, and one end of the bridge would be over the gap; tiles p"
            ]
        );
        let twice = ask("  x", "  x: {}", "over: x, direction: ew")
            .replace("ask:", "tokens: { bridge: x, direction: ns }\nask:");
        assert_eq!(found(&twice, "now"), ["allowed no; reasons there is already a bridge over that space; tiles x"]);
    }

    #[test]
    fn what_is_said_names_the_tiles_and_the_reasons() {
        let text = ask("  a  p/.", "  a: {}\n  p: {}", "over: p, direction: ew");
        assert_eq!(heading(&text), "Building a bridge over p, from west to east");
        assert_eq!(
            said(&text, "community"),
            [
                "It cannot be built there: the east side of a, where the road would go on, shows a field; p is a single half tile, and one end of the bridge would be over the gap. | not allowed: no road at one end"
            ]
        );
        let pair = ask("  p/q", "  p q: {}", "over: q, direction: ns");
        assert_eq!(heading(&pair), "Building a bridge over p and q, from north to south");
        assert_eq!(said(&pair, "now"), ["It can be built there. | allowed"]);
    }

    #[test]
    fn mistakes_are_underlined() {
        let text = |over: &str| ask("  x  #\n  k  <\n", "  x k: {}", over);
        let wrong = |over: &str, code, at: &str| {
            assert_eq!(refused(&text(over)), [(code, at.to_owned())]);
        };
        wrong("over: k, direction: ns", Code::ValueWrong, "k");
        wrong("over: x, direction: ew", Code::BoardRunsInto, "x");
        wrong("over: x, direction: up", Code::ValueWrong, "up");
        wrong("over: z, direction: ns", Code::PlaceUnknown, "z");
        wrong("over: x, along: ns, direction: ns", Code::KeyUnknown, "along");
        wrong("over: x", Code::KeyMissing, "{ over: x }");
    }
}
