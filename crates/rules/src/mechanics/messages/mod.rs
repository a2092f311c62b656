//! The expansion The Messages: two figures per player on the score track, scoring rounds, eight messages.
//!
//! [`turn_reader`] and [`rounds`] read a turn into the types of [`written_turn`]. [`turn_state`] makes an agenda of it, which
//! [`play`], [`scores`] and [`dark_space`] execute step by step under the answers of the law ([`turn_rules`]). The state consists
//! of the figures on the [`scoreboard`], those of [`opponents`], the [`pile`] of messages and the board at a moment
//! ([`position`], [`view`]). [`values`] and [`message_eight`] value a message, [`chain`] looks at what may follow, and
//! [`turn_reply`] builds the reply. [`turn_answer`] puts it into words, from the [`ways`] to play in its rows
//! ([`moment`], [`naming`]), under a [`turn_heading`].

mod position;
mod scoreboard;
mod moment;
mod opponents;
mod view;
mod message_eight;
mod values;
mod written_turn;
mod tile_candidates;
mod problems;
mod pile;
mod rounds;
mod turn_reader;
mod turn_rules;
mod narration;
mod turn_state;
mod play;
mod turn_query;
mod ways;
mod chain;
mod turn_check;
mod turn_heading;
mod dark_space;
mod naming;
mod turn_answer;
mod turn_question;
mod scores;
mod turn_reply;
mod message_question;

use carcassonne_law::QuestionId;

use crate::mechanics::{Askable, MESSAGE_FORM, MESSAGES_FORM, Mechanic, Role, cards};

/// The mechanics of this module, in the order in which they are listed.
pub(super) const MECHANICS: &[&Mechanic] = &[&MESSAGES, &MESSAGE];

/// The mechanic for the question `turn`: a turn at the score track, or the end of the game.
static MESSAGES: Mechanic = Mechanic {
    card: cards::MESSAGES,
    questions: &[
        QuestionId::MessageTrigger,
        QuestionId::MessageFigures,
        QuestionId::MessagePerRound,
        QuestionId::MessageRounds,
        QuestionId::MessagePayments,
        QuestionId::MessageChain,
        QuestionId::MessageChoice,
        QuestionId::MessageAnotherTile,
        QuestionId::MessageOrder,
        QuestionId::MessageDoubleTurn,
        QuestionId::MessageDoubleTurnFairy,
        QuestionId::MessagePile,
        QuestionId::MessageStart,
        QuestionId::MessageEnd,
    ],
    roles: &[Role::UsesWorth, Role::Answers(&[Askable { form: &MESSAGES_FORM, read: turn_question::read }])],
};

/// The mechanic for the question `message`: the worth of messages to a player.
static MESSAGE: Mechanic = Mechanic {
    card: cards::MESSAGE,
    questions: &[
        QuestionId::MessageChoice,
        QuestionId::MessageShortestRoad,
        QuestionId::MessageSmallestCity,
        QuestionId::MessageSmallestMonastery,
        QuestionId::MessageValue,
        QuestionId::MessageUnfinished,
        QuestionId::MessageMonasteries,
        QuestionId::MessageAbbots,
        QuestionId::MessageAnotherTile,
        QuestionId::MessageCoats,
        QuestionId::MessageKnights,
        QuestionId::LordKnight,
        QuestionId::TileDouble,
        QuestionId::MessageFarmers,
        QuestionId::MessageLarge,
        QuestionId::MessageEightMajority,
        QuestionId::MessageEightBonus,
        QuestionId::MessageEightHome,
    ],
    roles: &[
        Role::AffectsMajority,
        Role::UsesWorth,
        Role::Answers(&[Askable { form: &MESSAGE_FORM, read: message_question::read }]),
    ],
};

#[cfg(test)]
mod tests {
    use crate::mechanics::testing::with_pointers;

    fn turn(rest: &str) -> String {
        format!(
            "players: [red, blue]\nboard: |\n  a  b\ntiles:\n  a: {{ road: E }}\n  b: {{ road: W }}\nmeeples: {{ red: a.road }}\ntrack:\n  red: {{ meeple: 3, messenger: 12 }}\n  blue: {{ meeple: 5 }}\nturn: {{ player: red{rest} }}\n"
        )
    }

    #[test]
    fn what_the_board_completes_is_pointed_out_where_no_rounds_are_told() {
        let scored = |text: &str| {
            with_pointers(text, |board, points| {
                let tiles = points.iter().filter_map(|p| Some(board.name(p.tile()?)));
                tiles.collect::<Vec<_>>().join(" ")
            })
        };
        assert_eq!(scored(&turn("")), "a");
        assert_eq!(scored(&turn(", rounds: [{ round: 3, points: 2, by: meeple }]")), "");
        assert_eq!(scored(&turn(", end: true").replace("meeples: { red: a.road }\n", "")), "");
    }
}
