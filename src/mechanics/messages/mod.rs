//! The expansion The Messages: two figures per player on the score track, scoring rounds, eight messages.
//!
//! [`turn_reader`] and [`rounds`] read a turn into the types of [`written_turn`]. [`turn_state`] makes an agenda of it, which
//! [`play`], [`scores`] and [`dark_space`] execute step by step under the answers of the law ([`turn_rules`]). The state consists
//! of the figures on the [`scoreboard`], those of [`opponents`], the [`pile`] of messages and the board at a moment
//! ([`position`], [`view`]). [`values`] and [`message_eight`] value a message, [`chain`] looks at what may follow, and
//! [`turn_reply`] builds the reply. [`turn_answer`] puts it into words, from the [`ways`] to play in its rows ([`payout`],
//! [`moment`], [`naming`]), under a [`turn_heading`].

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
mod payout;
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

pub use payout::describe_choice;

use crate::mechanics::base::card::cards;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::reply::Kind;
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::QuestionId;
use crate::scenario::asks;
use crate::wording::{answers, messages};

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
    roles: &[
        Role::UsesWorth,
        Role::Answers(&[Askable {
            form: Form {
                declaration: &asks::messages::DECLARATION,
                reply_keys: &[
                    Key::new("choice", Kind::RowMap, messages::SaidChoice::MESSAGE),
                    Key::new("before", Kind::RowMap, messages::SaidBefore::MESSAGE),
                    Key::new("lands", Kind::RowMap, messages::SaidLands::MESSAGE),
                    Key::new("messages", Kind::RowWords, messages::SaidMessages::MESSAGE),
                    Key::new("drawn", Kind::RowWords, messages::SaidDrawn::MESSAGE),
                    Key::new("order", Kind::RowWords, messages::SaidOrder::MESSAGE),
                    Key::new("why", Kind::RowWords, messages::SaidWhy::MESSAGE),
                    Key::new("message", Kind::Words, messages::SaidMessage::MESSAGE),
                    Key::new("most", Kind::Count, messages::SaidMost::MESSAGE),
                    Key::new("best", Kind::Words, messages::SaidBest::MESSAGE),
                    Key::new("chain", Kind::Words, messages::SaidChain::MESSAGE),
                    Key::new("allowed", Kind::Flag, messages::SaidAllowed::MESSAGE),
                    Key::new("reasons", Kind::Words, answers::Reasons::MESSAGE),
                ],
            },
            read: turn_question::read,
        }]),
    ],
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
        Role::Answers(&[Askable {
            form: Form {
                declaration: &asks::message::DECLARATION,
                reply_keys: &[
                    Key::new("brings", Kind::Count, messages::SaidBrings::MESSAGE),
                    Key::new("better", Kind::Words, messages::SaidBetter::MESSAGE),
                    Key::new("because", Kind::Words, messages::SaidBecause::MESSAGE),
                    Key::new("most", Kind::Words, messages::SaidMostOf::MESSAGE),
                    Key::new("message", Kind::RowMap, messages::SaidTitle::MESSAGE),
                    Key::new("gives", Kind::RowWords, messages::SaidGives::MESSAGE),
                    Key::new("take", Kind::RowWords, messages::SaidTake::MESSAGE),
                    Key::new("why", Kind::RowWords, messages::SaidWhy::MESSAGE),
                ],
            },
            read: message_question::read,
        }]),
    ],
};

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{
        answer_question, answer_steps, answer_words, problem_messages, question_problems, scenario_problems,
        with_pointers,
    };
    use crate::text::Code;

    fn turn(rest: &str) -> String {
        format!(
            "players: [red, blue]\nboard: |\n  a  b\ntiles:\n  a: {{ road: E }}\n  b: {{ road: W }}\nmeeples: {{ red: a.road }}\ntrack:\n  red: {{ meeple: 3, messenger: 12 }}\n  blue: {{ meeple: 5 }}\nturn: {{ player: red{rest} }}\n"
        )
    }

    fn rows(text: &str, rule_set: &str) -> Vec<String> {
        answer_question(text, rule_set).0
    }

    #[test]
    fn what_the_board_completes_is_scored_with_either_figure() {
        let found = rows(&turn(""), "2021");
        assert_eq!(
            found,
            [
                "message under 1 of 2 choices; most 19; best a.road meeple | a.road meeple; meeple 3, messenger 12; meeple 5, messenger 12; 3; one message | a.road messenger; meeple 3, messenger 12; meeple 3, messenger 14; ; ; after round 3 no figure ends on a dark space"
            ]
        );
    }

    #[test]
    fn a_figure_that_does_not_move_brings_nothing() {
        let found = rows(&turn(", rounds: [{ round: 3, points: 1, for: circus, by: messenger, player: red }]"), "2021");
        assert!(found[0].contains("under no choice"), "{found:?}");
    }

    #[test]
    fn another_player_gets_no_message() {
        let found = rows(&turn(", rounds: [{ round: 3, points: 5, for: circus, player: blue }]"), "2021");
        assert!(found[0].contains("under no choice"), "{found:?}");
    }

    #[test]
    fn mistakes_are_underlined() {
        let single_refusal = |rest: &str| {
            let found = question_problems(&turn(rest));
            let found: Vec<(Code, &str)> = found.iter().map(|(c, s)| (*c, s.as_str())).collect();
            assert_eq!(found.len(), 1, "{rest}: {found:?}");
            (found[0].0, found[0].1.to_owned())
        };
        let entry = |entry: &str| single_refusal(&format!(", rounds: [{{ {entry} }}]"));
        assert_eq!(entry("round: 5, points: 1"), (Code::ValueWrong, "5".to_owned()));
        assert_eq!(entry("round: 3, score: c.road"), (Code::PlaceUnknown, "c".to_owned()));
        assert_eq!(entry("round: 3, score: { a.city: meeple }"), (Code::PlaceUnknown, "city".to_owned()));
        assert_eq!(entry("round: 3, score: a.field@N"), (Code::ValueWrong, "a.field@N".to_owned()));
        assert_eq!(entry("round: 3, score: { a.road: messanger }"), (Code::ValueWrong, "messanger".to_owned()));
        assert_eq!(entry("round: 3").0, Code::KeyMissing);
        let round_entry = "{ round: 3, points: 2, player: blue, by: messenger }";
        assert_eq!(single_refusal(&format!(", rounds: [{round_entry}]")), (Code::ValueWrong, round_entry.to_owned()));
        let round_entry = "{ round: 3, score: a.road, player: blue }";
        assert_eq!(single_refusal(&format!(", rounds: [{round_entry}]")), (Code::ValueWrong, round_entry.to_owned()));
        assert_eq!(single_refusal(", drew: 9"), (Code::ValueWrong, "9".to_owned()));
        assert_eq!(single_refusal(", then: { rounds: [] }"), (Code::KeyMissing, "{ rounds: [] }".to_owned()));
        assert_eq!(single_refusal(", then: { builder: true, rounds: [{ round: 1a, points: 1 }] }").0, Code::ValueWrong);
        let nobody = turn("").replace("player: red", "player: green");
        assert_eq!(question_problems(&nobody), [(Code::PlayerUnknown, "green".to_owned())]);
    }

    fn refusals(rest: &str) -> Vec<(Code, String)> {
        question_problems(&turn(&format!(", rounds: [{{ round: 3, points: 2, by: meeple }}]{rest}")))
    }

    #[test]
    fn a_message_that_cannot_come_is_underlined() {
        let wrong = |word: &str| vec![(Code::ValueWrong, word.to_owned())];
        assert_eq!(refusals(", drew: [5, 5, 5]"), wrong("5"));
        assert_eq!(refusals(", drew: [8, 8]"), wrong("8"));
        assert_eq!(refusals(", drew: [1, 4], then: { drew: [2, 4] }"), wrong("4"));
        assert_eq!(refusals(", drew: 3, then: { builder: true, drew: [7, 3] }"), wrong("3"));
        let take = "{ message: 9, take: points }";
        assert_eq!(refusals(&format!(", drew: {take}")), wrong("9"));
        let entries = ["1", "2", "3", "4", "5", "6", "7", "8", "1"]
            .map(|n| format!("{{ message: {n}, take: points, by: meeple }}"));
        assert_eq!(refusals(&format!(", drew: [{}]", entries.join(", "))), []);
        let last = entries.map(|one| one.replace("message: 1,", "message: 2,"));
        let last = last.join(", ").replacen("message: 2,", "message: 1,", 1);
        assert_eq!(refusals(&format!(", drew: [{last}]")).len(), 1);
    }

    #[test]
    fn a_payment_is_made_in_full_or_refused() {
        let pays = |entry: &str| question_problems(&turn(&format!(", rounds: [{entry}]")));
        let entry = "{ round: 2, points: -13, for: ransom }";
        assert_eq!(pays(entry), [(Code::ValueWrong, entry.to_owned())]);
        let entry = "{ round: 2, points: -4, for: ransom, by: meeple }";
        assert_eq!(pays(entry), [(Code::ValueWrong, entry.to_owned())]);
        assert_eq!(pays("{ round: 2, points: -12, for: ransom }"), []);
        // Choices that leave too few points for a later payment are left out.
        let found = rows(&turn(", rounds: [{ round: 1b, points: 2 }, { round: 2, points: -14 }]"), "2021");
        assert!(found[0].contains("other choices are left out: no figure"), "{found:?}");
    }

    #[test]
    fn another_player_may_own_what_message_8_has_left() {
        let text = "players: [red, blue]\nboard: |\n  a  b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples: { red: large a.city, blue: b.city }\ntrack:\n  red: { meeple: 4 }\n  blue: { meeple: 5 }\nturn: { player: red, rounds: [{ round: 1c, points: 1 }, { round: 3, score: b.city, player: blue }], drew: { message: 8, take: message } }\n";
        assert_eq!(question_problems(text), []);
        assert!(rows(text, "2021")[0].contains("meeple 9; 1c"), "{:?}", rows(text, "2021"));
    }

    #[test]
    fn it_is_asked_which_tile_is_laid_where_that_matters() {
        let road = |laid: &str| {
            format!(
                "players: [red]\nboard: |\n  a b c\ntiles:\n  a: {{ road: E }}\n  b: {{ road: WE }}\n  c: {{ road: W }}\nmeeples: {{ red: a.road }}\ntrack: {{ red: {{ meeple: 4, messenger: 1 }} }}\nturn: {{ player: red{laid}, rounds: [{{ round: 1b, points: 1, by: meeple }}], drew: {{ message: 1, take: message, by: messenger }} }}\n"
            )
        };
        assert_eq!(question_problems(&road("")).len(), 1);
        assert!(rows(&road(", laid: b"), "2021")[0].contains("message 1 1 points messenger"));
        assert!(rows(&road(", laid: c"), "2021")[0].contains("message 1 2 points messenger"));
        // With the highwayman in the middle the road is worth 2 points before either end is laid.
        let middle = road("").replace("red: a.road", "red: b.road");
        assert!(rows(&middle, "2021")[0].contains("message 1 2 points messenger"));
    }

    #[test]
    fn a_choice_is_left_out_if_the_figure_named_for_a_message_may_not_advance() {
        let text = turn(
            ", rounds: [{ round: 3, points: 2, for: circus, by: meeple }], drew: { message: 6, take: points, by: messenger }",
        );
        let found = rows(&text.replace("messenger: 12", "messenger: 11"), "now");
        assert!(found[0].contains("not allowed") || found[0].contains("allowed no"), "{found:?}");
        let free = text.replace(", by: meeple }], drew", " }], drew");
        let found = rows(&free, "now");
        assert!(!found[0].contains("circus meeple;"), "{found:?}");
        assert!(found[0].contains("the points for message 6 cannot go to the messenger"), "{found:?}");
    }

    /// Returns all rows of a reply under the rules of 2021, as one text.
    fn joined_rows(text: &str) -> String {
        rows(text, "2021").join("\n")
    }

    #[test]
    fn a_figure_that_went_on_in_a_round_looked_at_by_itself_waits_no_more() {
        let text =
            |later: &str| turn(&format!(", rounds: [{{ round: 1a, points: 1, for: fairy, by: messenger }}, {later}]"));
        for later in [
            "{ round: 1b, points: 2, for: wheel, by: messenger }",
            "{ round: 2, points: 2, for: pyramid, by: messenger }",
        ] {
            let found = rows(&text(later), "2014");
            assert_eq!(found.len(), 1, "{found:?}");
            assert_eq!(found[0].matches("; one message").count(), 1, "{found:?}");
        }
    }

    #[test]
    fn the_fairys_points_for_a_feature_are_a_score_of_their_own() {
        let with_fairy = |rest: &str| turn(rest).replace("track:", "figures: { fairy: a.road }\ntrack:");
        let found = joined_rows(&with_fairy(""));
        assert_eq!(found.matches("the fairy's bonus meeple;").count(), 2, "{found}");
        assert_eq!(found.matches("the fairy's bonus messenger;").count(), 2, "{found}");
        assert!(found.contains("meeple 8, messenger 12"), "{found}");
        // A turn that writes the fairy's points itself gets no others.
        let found = joined_rows(&with_fairy(
            ", rounds: [{ round: 3, score: { a.road: meeple } }, { round: 3, points: 3, for: fairy, by: messenger }]",
        ));
        assert!(!found.contains("bonus") && found.contains("meeple 5, messenger 15"), "{found}");
        // The fairy's meeple is scored once.
        let found = joined_rows(&with_fairy(
            ", rounds: [{ round: 3, score: { a.road: meeple } }, { round: 3, score: a.road, player: blue }]",
        ));
        assert_eq!(found.matches("the fairy's bonus").count(), 3, "{found}");
        // The fairy's points of another player are not reported.
        let blue = with_fairy("").replace("red: a.road", "red: b.road, blue: a.road");
        assert!(!joined_rows(&blue).contains("bonus"), "{}", joined_rows(&blue));
    }

    /// Returns a turn of red as the only player, with one figure on 3 and the other on 8.
    fn single_player_turn(rest: &str) -> String {
        format!(
            "players: [red]\nboard: |\n  a\ntiles: {{ a: {{}} }}\ntrack: {{ red: {{ meeple: 3, messenger: 8 }} }}\nturn: {{ player: red{rest} }}\n"
        )
    }

    #[test]
    fn what_lies_under_a_figure_of_the_turn_may_not_turn_on_what_does_not_matter() {
        let text = "players: [red]\nboard: |\n  a #\ntiles: { a: { road: E } }\nmeeples: { red: a.road }\ntrack: { red: { meeple: 3 } }\nturn: { player: red, rounds: [{ round: 1b, points: 2, for: wheel }] }\n";
        assert_eq!(scenario_problems(text), [(Code::BoardRunsInto, "a.road".to_owned())]);
        let field = text.replace("a.road", "a.field@N");
        assert_eq!(scenario_problems(&field), [(Code::BoardRunsInto, "a.field@N".to_owned())]);
    }

    #[test]
    fn the_law_is_asked_for_what_is_in_the_turn_and_no_more() {
        let is_asked = |rest: &str, rule_set: &str, question: &str| {
            answer_question(&single_player_turn(rest), rule_set).1.contains(&question)
        };
        let advance = ", rounds: [{ round: 3, points: 2, by: meeple }]";
        let four = format!("{advance}, drew: {{ message: 4, take: message }}");
        assert!(!is_asked(&four, "now", "message.order"));
        let builder = format!("{four}, then: {{ builder: true, rounds: [] }}");
        assert!(is_asked(&builder, "now", "message.order"));
        // With 2 points the messenger would reach a dark space; under the rules of today it may not advance.
        let six = format!("{advance}, drew: {{ message: 6, take: points }}");
        assert!(!is_asked(&six, "now", "message.chain"));
        assert!(is_asked(&six, "2021", "message.chain"));
    }

    #[test]
    fn a_figure_that_stays_where_it_was_looked_at_has_not_just_moved() {
        let text = single_player_turn(
            ", rounds: [{ round: 1b, points: 2, by: meeple }, { round: 3, points: 1, by: messenger }]",
        )
        .replace("[red]", "[red, blue]")
        .replace("messenger: 8 }", "messenger: 8 }, blue: { meeple: 5 }");
        let found = rows(&text, "zmg");
        assert!(
            found[0].ends_with("after round 3 the scoring meeple is on a dark space, but has not just moved there"),
            "{found:?}"
        );
    }

    #[test]
    fn where_nobody_else_pays_a_choice_of_others_is_not_followed() {
        let text = turn(
            ", rounds: [{ round: 2, points: -1, for: ransom, by: messenger }, { round: 3, score: { a.road: meeple } }]",
        )
        .replace("{ red: a.road }", "{ red: a.road, blue: b.road }")
        .replace("blue: { meeple: 5 }", "blue: { meeple: 3 }");
        assert_eq!(
            answer_words(&text, "now").1,
            ["The scoring meeple moves from 3 to 5 and the messenger moves from 12 to 11; one message after round 3."]
        );
    }

    #[test]
    fn what_another_player_cannot_pay_is_told_in_points() {
        let text = turn(", rounds: [{ round: 2, points: -14, for: ransom, player: blue }]");
        let message = "no figure that may pay has 14 points to pay, and there is no ruling on what happens then";
        let told = problem_messages(&text);
        assert_eq!(told.first().map(|(said, _)| said.as_str()), Some(message));
    }

    #[test]
    fn a_message_that_is_another_tile_leaves_no_figure_to_choose() {
        let score = "{ round: 1b, points: 2, for: wheel }";
        let all = [score; 8].join(", ");
        let four = single_player_turn(&format!(", rounds: [{all}], drew: {{ message: 4, take: message }}"));
        assert_eq!(question_problems(&four), []);
        let six = four.replace("message: 4", "message: 6");
        assert_eq!(question_problems(&six).len(), 1, "a ninth choice");
    }

    #[test]
    fn a_figure_may_go_on_by_the_next_message_only_if_it_is_the_one_that_may_advance() {
        let turn =
            single_player_turn(", rounds: [{ round: 1a, points: 1, by: meeple }, { round: 3, points: 6, by: meeple }]");
        let ahead = |rule_set: &str| rows(&turn, rule_set)[0].contains("messenger to 10");
        assert_eq!((ahead("2014"), ahead("now")), (true, false));
    }

    #[test]
    fn what_each_message_would_bring_is_told_where_an_unknown_one_comes() {
        let steps = answer_steps(&single_player_turn(", rounds: [{ round: 3, points: 2, by: meeple }]"), "now");
        assert_eq!(
            steps,
            [
                "Message 1 (shortest road) would be worth nothing: Red has no meeple on an incomplete road.",
                "Message 2 (smallest city) would be worth nothing: Red has no meeple in an incomplete city.",
                "Message 3 (smallest monastery) would be worth nothing: Red has no meeple on an incomplete monastery.",
                "Message 4 would give a whole turn with another tile, or 2 points.",
                "Message 5 (2 points per coat of arms) would be worth nothing: Red has no meeple in an incomplete city with a coat of arms.",
                "Message 6 (2 points per knight) would be worth nothing: Red has no knight in an incomplete city.",
                "Message 7 (2 points per farmer) would be worth nothing: Red has no farmer.",
                "Message 8 (one meeple scored and returned) would be worth nothing: Red has no meeple on an incomplete feature.",
                "Chains of up to 3 more messages are followed."
            ]
        );
    }

    #[test]
    fn a_complete_city_is_none_of_those_that_a_message_counts_on_the_board_as_it_lies() {
        let text = "players: [red]\nboard: |\n  a b c\ntiles:\n  a: { city: E }\n  b: { city: W }\n  c: { city: N }\nmeeples: { red: [a.city, c.city] }\nask:\n  - message: [2, 6]\n";
        assert_eq!(
            rows(text, "now"),
            [
                "better 2 points; most message 6 (2 points) | 2 smallest city; 1; 2 points; the city on c is worth 1 point | 6 2 points per knight; 2; either; 1 knight, 2 points each"
            ]
        );
    }

    #[test]
    fn the_law_of_each_message_that_is_asked_about_is_asked() {
        let asked_questions = |number: u32| {
            let text = turn("")
                .replace("turn: { player: red }", &format!("ask: {{ message: {{ number: {number}, player: red }} }}"));
            answer_question(&text, "now").1
        };
        let questions: Vec<String> = (1..=8).map(|n| asked_questions(n).join(" ")).collect();
        assert_eq!(
            questions,
            [
                "message.choice message.shortest-road",
                "message.choice message.smallest-city",
                "message.choice message.smallest-monastery",
                "message.another-tile message.choice",
                "message.choice message.coats",
                "message.choice message.knights",
                "message.choice message.farmers",
                "message.8-home message.choice"
            ]
        );
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

    #[test]
    fn what_may_follow_on_a_message_is_told_with_how_far_it_was_looked() {
        let found = rows(&single_player_turn(", rounds: [{ round: 3, points: 2, by: meeple }]"), "2021");
        assert_eq!(
            found,
            [
                "message under every choice; most 15; chain from 5 and 8, 2 points instead of a message take the messenger to 10: another message, this looks 3 messages ahead, if the points of one message may lead to the next | round 3 meeple; meeple 3, messenger 8; meeple 5, messenger 8; 3; one message"
            ]
        );
    }
}
