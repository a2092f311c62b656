//! The answer to a turn, in words: a row for each choice of figures, and the outcome.

use std::collections::BTreeSet;

use super::naming::{asked, moves, outcome, row};
use super::own_turn::OwnTurn;
use super::play::before;
use super::track::Stands;
use super::ways::{Chosen, Playthrough, TurnQuestion, counts, words};
use crate::mechanics::base::answer::{Answer, ReplyRow, RowState};
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::reply::{Reply, ReplyPart};
use crate::rulebook::QuestionId;
use crate::scenario::Scenario;
use crate::wording::{Arg, Message, Sentence, messages, say};

/// The most choices that each have a row.
const MOST_ROWS: usize = 6;
/// The most choices for which each row shows where the figures end.
const MOST_ENDS: usize = 3;
/// The most choices that each have a sentence.
const MOST_SENTENCES: usize = 3;
/// The most sentences about today's rules.
const MOST_TODAY: usize = 4;
/// The most best choices for which the points of the figures are shown.
const MOST_BEST: usize = 2;

/// Returns the answer to the end of the game.
pub(super) fn at_the_end(finding: &Finding, scenario: &Scenario) -> Answer {
    let points = finding.score.points();
    let each = points.iter().map(|(player, points)| {
        let stands = before(scenario, *player).each();
        say!(messages::TodayEndEach { player: *player, stands: stands, points: *points })
    });
    let short = points.iter().map(|(player, points)| say!(names::CountOfPlayer { player: *player, count: *points }));
    Answer::new(say!(messages::TodayEnd { each: Arg::list(each) }), say!(messages::RowEnd { each: Arg::list(short) }))
        .by(QuestionId::MessageEnd)
}

/// Returns the answer to a turn.
pub(super) fn answer(own: &OwnTurn, scenario: &Scenario, reply: &Reply) -> Answer {
    if reply.get("allowed") == Some(&ReplyPart::Flag(false)) {
        let reasons = words(reply, "reasons");
        let by: Vec<QuestionId> = reasons.iter().filter_map(barring).collect();
        let refused =
            Answer::new(say!(messages::TodayNotAllowed { reasons: Arg::list(reasons) }), say!(messages::RowNotAllowed));
        return by.into_iter().fold(refused, Answer::by);
    }
    let asked = TurnQuestion { own, scenario };
    let mut ways: Vec<Playthrough> = Vec::new();
    for way in reply.rows().iter().map(|row| asked.way(row)) {
        if !ways.iter().any(|known| known.comes_to_the_same(&way)) {
            ways.push(way);
        }
    }
    let barred = asked.barred(&ways);
    let mut rows = asked.rows(&ways, &barred, reply);
    // The row must always show where the figures end, so it is never cut.
    for row in &mut rows {
        row.whole = true;
    }
    let mut today = asked.today(&ways, reply);
    let left_out = words(reply, "reasons");
    let barring = left_out.iter().filter_map(|out| match out.args() {
        [Arg::Sentence(why)] => barring(why),
        _ => None,
    });
    let mut barring: Vec<QuestionId> = barring.collect();
    let one_figure = own.turn.written().all(|entry| entry.gain.paid().is_none());
    // Stated only if the reasons for choices that are left out do not name a question of law.
    let only_one = one_figure && !barred.is_empty() && barring.is_empty();
    if only_one {
        barring.push(QuestionId::MessageFigures);
    }
    if only_one && today.len() < MOST_TODAY {
        today.insert(0, say!(messages::TodayOneFigure));
    }
    let left = MOST_TODAY.saturating_sub(today.len());
    today.extend(asked.afterwards(&ways, reply).into_iter().take(left));
    let shortly = alternatives(&rows, &ways, reply);
    let outcome = match ways.as_slice() {
        [way] => Some(outcome(way, &asked.before())),
        _ => shortly.clone(),
    };
    let mut answer = Answer { today, rows, shortly, outcome, ..Answer::default() }.by(QuestionId::MessageTrigger);
    for question in barring {
        answer = answer.by(question);
    }
    if ways.iter().flat_map(|way| &way.why).any(of_rounds) {
        answer = answer.by(QuestionId::MessagePerRound);
    }
    if ways.len() > 1 { answer.by(QuestionId::MessageEnd) } else { answer }
}

/// Returns the possible choices and the best total in one phrase; `None` if there is no choice.
fn alternatives(rows: &[ReplyRow], ways: &[Playthrough], reply: &Reply) -> Option<Sentence> {
    let has = |row: &ReplyRow, what: &Message| row.text.id() == what.id();
    rows.iter().find(|row| has(row, messages::RowMost::MESSAGE))?;
    let Some(ReplyPart::Count(most)) = reply.get("most") else { return None };
    let besides = [messages::RowMost::MESSAGE, messages::RowBarred::MESSAGE];
    let can_be = |row: &&ReplyRow| row.state == RowState::Yes && !besides.iter().any(|besides| has(row, besides));
    let choices: Vec<Sentence> = rows.iter().filter(can_be).map(|row| row.text.clone()).collect();
    let or = |before: Sentence, next: Sentence| say!(lists::Either { before: before, next: next });
    let choices = choices.into_iter().reduce(or).unwrap_or_else(|| say!(messages::RowsNone));
    Some(say!(messages::RowsEither {
        choices: choices,
        most: *most,
        counted: 2 * untold(ways, *most).into_iter().max().unwrap_or(0)
    }))
}

/// Returns the question of law by which something cannot be played; `None` for other reasons.
fn barring(why: &Sentence) -> Option<QuestionId> {
    let known = [
        (messages::BecauseOneFigure::MESSAGE, QuestionId::MessageFigures),
        (messages::BecauseOtherAdvanced::MESSAGE, QuestionId::MessageFigures),
        (messages::BecauseCannotPay::MESSAGE, QuestionId::MessagePayments),
        (messages::BecauseNext::MESSAGE, QuestionId::MessagePile),
        (messages::BecauseLower::MESSAGE, QuestionId::MessagePile),
        (messages::BecauseOut::MESSAGE, QuestionId::MessagePile),
    ];
    known.into_iter().find(|(said, _)| said.id() == why.id()).map(|(_, question)| question)
}

/// Returns `true` if a reason depends on how many messages a round brings, and when figures are checked.
fn of_rounds(why: &Sentence) -> bool {
    [messages::WhyOne::MESSAGE.id(), messages::WhyNotTested::MESSAGE.id()].contains(&why.id())
}

impl TurnQuestion<'_> {
    /// Returns the points on which the player's figures are as the turn begins.
    fn before(&self) -> Stands {
        before(self.scenario, self.own.player)
    }

    /// Returns the choice of figures of a way, with the choices of others that it requires.
    fn scores(&self, way: &Playthrough) -> Option<Sentence> {
        let scores: Vec<Chosen> = way.scores().cloned().collect();
        self.choice(&scores, &way.others)
    }

    /// Like [`scores`](Self::scores), but as short as in a row.
    fn scores_shortly(&self, way: &Playthrough) -> Option<Sentence> {
        let scores: Vec<Chosen> = way.scores().cloned().collect();
        self.choice_shortly(&scores, &way.others)
    }

    /// Returns the rows of the answer: one for each choice, with where the figures end.
    fn rows(&self, ways: &[Playthrough], barred: &[Vec<Chosen>], reply: &Reply) -> Vec<ReplyRow> {
        let mut rows: Vec<ReplyRow> = Vec::new();
        let mut add = |row: ReplyRow| match rows.iter_mut().find(|known| known.text == row.text) {
            Some(known) => known.state = known.state.min(row.state),
            None => rows.push(row),
        };
        // If only one thing can be done, the row shows its outcome instead of a choice.
        let choose = ways.len() > 1 || !barred.is_empty();
        let few = ways.len() + barred.len() <= MOST_ENDS;
        let alone = ways.iter().all(|way| way.others.is_empty());
        // If no message is written, a row asks whether one is drawn; if one is, the row shows its outcome.
        let asks = !(few && alone) && self.own.turn.messages_written().next().is_none();
        let mut chosen = false;
        for way in ways {
            chosen |= choose && self.choice(&way.own, &way.others).is_some();
            let choice = self.scores_shortly(way).filter(|_| choose);
            if asks && way.messages.is_empty() {
                // Without a message, the conditions on others are named only if there is no own choice to name.
                let scores: Vec<Chosen> = way.scores().cloned().collect();
                let text = asked(self.choice_shortly(&scores, &[]).filter(|_| choose).or(choice));
                add(ReplyRow { about: Some(text.clone()), text, state: RowState::No, whole: true });
            } else {
                let about = asks.then(|| asked(choice.clone()));
                add(ReplyRow { about, ..ReplyRow::so(row(choice, way)) });
            }
        }
        for choice in barred.iter().filter_map(|own| self.choice_shortly(own, &[])) {
            if asks {
                let text = asked(Some(choice));
                add(ReplyRow { about: Some(text.clone()), text, state: RowState::Barred, whole: true });
            } else {
                add(ReplyRow::so(say!(messages::RowBarred { choice: choice })));
            }
        }
        let many = rows.len() > MOST_ROWS;
        if many {
            let (some, more, all) = counts(ways);
            let text = say!(messages::RowSome { some: some + more, all: all });
            rows = vec![ReplyRow::so(text)];
        }
        if let Some(ReplyPart::Count(most)) = reply.get("most").filter(|_| chosen) {
            let few = counts(ways).2 + barred.len() <= MOST_ENDS;
            // The best total shows where the figures end only if the rows of the best choices do not.
            let best = |way: &&Playthrough| total(way) == i64::from(*most);
            let rowless = asks && ways.iter().filter(best).any(|way| way.messages.is_empty());
            rows.push(ReplyRow::so(row_most(ways, *most, many || (rowless && !few))));
        }
        rows
    }

    /// Returns where the figures end, and which choice brings a message.
    fn today(&self, ways: &[Playthrough], reply: &Reply) -> Vec<Sentence> {
        match ways {
            [way] if self.scores(way).is_none() => {
                let none = way.why.last().filter(|_| way.messages.is_empty());
                vec![match none {
                    Some(why) => say!(messages::TodayNoMessage { moves: moves(way, &self.before()), why: why.clone() }),
                    None => self.sentence(way),
                }]
            }
            ways if ways.len() <= MOST_SENTENCES => ways.iter().map(|way| self.sentence(way)).collect(),
            ways => {
                let (every, some, all) = counts(ways);
                let brings = |way: &&Playthrough| !way.messages.is_empty();
                let mut which: Vec<Sentence> = Vec::new();
                for way in ways.iter().filter(brings) {
                    let choice = self.choice(&way.own, &way.others);
                    which.extend(choice.filter(|choice| !which.contains(choice)));
                }
                if which.len() > MOST_SENTENCES {
                    which.clear();
                }
                let named = which.clone();
                let mut today =
                    vec![say!(messages::TodayMany { some: every, all: all, which: Arg::list(which), more: some })];
                today.extend(self.best(ways, &named, reply));
                today
            }
        }
    }

    /// Returns the outcome of one way: the movements of the figures, and the messages drawn.
    fn sentence(&self, way: &Playthrough) -> Sentence {
        let moves = moves(way, &self.before());
        let drawn = way.drawn(None);
        let told = self.free(way).is_empty();
        if told && !way.others.is_empty() {
            let conditions = Arg::list(way.others.iter().cloned());
            return say!(messages::TodayIf { conditions: conditions, moves: moves, drawn: drawn });
        }
        match self.scores(way) {
            None => say!(messages::TodayLands { moves: moves, drawn: drawn }),
            Some(choice) => {
                say!(messages::TodayChoice { choice: choice, moves: moves, drawn: drawn })
            }
        }
    }

    /// Returns the sentence on the best total; it names the choices unless they are many or equal to those in `said`.
    fn best(&self, ways: &[Playthrough], said: &[Sentence], reply: &Reply) -> Option<Sentence> {
        let Some(ReplyPart::Count(most)) = reply.get("most") else { return None };
        let mut choices: Vec<Sentence> = Vec::new();
        let mut counted = 0;
        for way in ways.iter().filter(|way| total(way) == i64::from(*most)) {
            counted = way.untold().max(counted);
            let choice = self.choice(&way.own, &way.others);
            choices.extend(choice.filter(|choice| !choices.contains(choice)));
        }
        let all = choices.len();
        let figures = figures(ways);
        if all == ways.len() {
            return Some(say!(messages::TodayAllAlike { most: *most, figures: figures, counted: counted }));
        }
        if all >= MOST_SENTENCES || choices == said {
            choices.clear();
        }
        // Choices with a sentence of their own show there where they end.
        let ends = ways.len() > MOST_SENTENCES;
        let lands = if ends { best_lands(ways, *most, false) } else { Vec::new() };
        Some(say!(messages::TodayBest {
            choices: Arg::list(choices),
            most: *most,
            figures: figures,
            lands: Arg::list(lands),
            counted: counted
        }))
    }

    /// Returns what is added if space allows: the best choice, what is left out, and what may follow.
    fn afterwards(&self, ways: &[Playthrough], reply: &Reply) -> Vec<Sentence> {
        let mut said = Vec::new();
        if (2..=MOST_SENTENCES).contains(&ways.len()) && counts(ways).2 > 1 {
            said.extend(self.best(ways, &[], reply));
        }
        let out = words(reply, "reasons");
        if let Some([why]) = out.first().map(Sentence::args) {
            let player = self.own.player;
            said.push(say!(messages::TodayLeftOut { player: player, why: why.clone() }));
        }
        let chain = words(reply, "chain");
        let mut ahead = chain.iter().filter(|told| told.id() == messages::Ahead::MESSAGE.id());
        if let Some([_, how]) = ahead.next().map(Sentence::args) {
            said.push(say!(messages::TodayFollows { how: how.clone() }));
        }
        said
    }
}

/// Returns the points by which a way is compared: those of both figures, and 2 for each unknown message.
fn total(way: &Playthrough) -> i64 {
    way.points() + 2 * i64::try_from(way.untold()).unwrap_or(0)
}

/// Returns the number of figures that the player has.
fn figures(ways: &[Playthrough]) -> usize {
    ways.first().map_or(0, |way| way.lands.len())
}

/// Returns how many unknown messages the best choices draw, each number once.
fn untold(ways: &[Playthrough], most: u32) -> BTreeSet<usize> {
    ways.iter().filter(|way| total(way) == i64::from(most)).map(Playthrough::untold).collect()
}

/// Returns the row of the best total; with `lands`, also the sums that give it.
fn row_most(ways: &[Playthrough], most: u32, lands: bool) -> Sentence {
    let untold = untold(ways, most);
    // Points counted for messages are added at the end if they are the same for all best choices.
    let apart = untold.len() > 1;
    let mut sums = if lands { best_lands(ways, most, apart) } else { Vec::new() };
    let most_untold = untold.into_iter().max().unwrap_or(0);
    let counted = if apart && !sums.is_empty() { 0 } else { 2 * most_untold };
    if counted > 0 && sums.len() > 1 {
        sums = vec![say!(messages::BestLandsSeveral { lands: Arg::list(sums) })];
    }
    say!(messages::RowMost { most: most, lands: Arg::list(sums), figures: figures(ways), counted: counted })
}

/// Returns the sums of the best choices; empty if there are too many. With `counted`, they include points for messages.
fn best_lands(ways: &[Playthrough], most: u32, counted: bool) -> Vec<Sentence> {
    let mut all: Vec<Sentence> = Vec::new();
    for way in ways.iter().filter(|way| total(way) == i64::from(most)) {
        let counted = if counted { 2 * way.untold() } else { 0 };
        let each = way.lands.iter().map(|(_, at)| *at);
        let each = each.chain((counted > 0).then_some(i64::try_from(counted).unwrap_or(0)));
        let sum = each.map(|points| say!(messages::Addend { points: points }));
        let Some(lands) = sum.reduce(|before, next| say!(messages::BestLands { before: before, next: next })) else {
            continue;
        };
        if !all.contains(&lands) {
            all.push(lands);
        }
    }
    if all.len() > MOST_BEST {
        all.clear();
    }
    all
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::in_words;

    /// Returns a turn of red, whose scoring meeple is on 3 and whose messenger is on 12.
    fn turn(rest: &str) -> String {
        format!(
            "players: [red, blue]\nboard: |\n  a  b\ntiles:\n  a: {{ road: E, city: W }}\n  b: {{ road: W }}\nmeeples: {{ red: a.road }}\ntrack:\n  red: {{ meeple: 3, messenger: 12 }}\n  blue: {{ meeple: 5, messenger: 1 }}\nturn: {{ player: red{rest} }}\n"
        )
    }

    fn rows(rest: &str, rule_set: &str) -> Vec<String> {
        in_words(&turn(rest), rule_set).2
    }

    fn today(rest: &str, rule_set: &str) -> String {
        in_words(&turn(rest), rule_set).1.join(" ")
    }

    #[test]
    fn each_choice_is_a_row() {
        let (heading, today, rows) = in_words(&turn(""), "now");
        assert_eq!(heading, "Red's turn (scoring meeple on 3 and messenger on 12): the completed features are scored");
        assert_eq!(
            today,
            [
                "Choosing the scoring meeple for the road on a: the scoring meeple moves from 3 to 5 and the messenger stays on 12; one message after round 3.",
                "Choosing the messenger for the road on a: the scoring meeple stays on 3 and the messenger moves from 12 to 14; no message.",
                "Best is the scoring meeple for the road on a: both figures together have 19 points before final scoring, counting 2 for the unknown message.",
            ]
        );
        assert_eq!(
            rows,
            [
                "+ meeple takes the road on a: 5 and 12, 1 message",
                "+ messenger takes the road on a: 3 and 14, no message",
                "+ best total 19 (message: 2 points)",
            ]
        );
    }

    #[test]
    fn what_becomes_of_a_message_stands_in_its_row() {
        let drawn = |drew: &str| rows(&format!(", drew: {drew}"), "2021");
        assert_eq!(
            drawn("{ message: 6, take: points, by: messenger }"),
            [
                "+ meeple takes the road on a: 5 and 14, 2 points instead of message 6 (messenger)",
                "+ messenger takes the road on a: 3 and 14, no message",
                "+ best total of both figures 19",
            ]
        );
        assert_eq!(
            drawn("{ message: 5, take: message, by: messenger }")[0],
            "+ meeple takes the road on a: 5 and 12, message 5 (no points)"
        );
        assert_eq!(
            drawn("{ message: 4, take: message }")[0],
            "+ meeple takes the road on a: 5 and 12, message 4 (another tile)"
        );
        let field = turn(", drew: { message: 7, take: message, by: meeple }")
            .replace("red: a.road }", "red: [a.road, a.field@N] }");
        assert_eq!(
            in_words(&field, "2021").2[0],
            "+ meeple takes the road on a: 7 and 12, message 7 (2 points, meeple)"
        );
        let eight = field.replace("message: 7", "message: 8");
        assert!(in_words(&eight, "2021").2[0].contains("message 8 for the field"));
    }

    #[test]
    fn a_figure_moved_back_onto_a_dark_space_is_told_as_that() {
        let rounds = [
            "{ round: 1a, points: 3, for: fairy, by: meeple }",
            "{ round: 1b, points: 2, for: wheel, by: messenger }",
            "{ round: 2, points: -1, for: ransom, by: meeple }",
        ];
        let said = today(&format!(", rounds: [{}]", rounds.join(", ")), "zmg");
        assert!(said.contains("has not moved forward onto it"), "{said}");
    }

    #[test]
    fn which_figure_takes_no_points_is_no_choice() {
        let told = ", rounds: [{ round: 3, points: 2, for: road, by: meeple }], drew: [{ message: 6 }]";
        assert_eq!(
            rows(told, "now"),
            [
                "+ meeple on 5 and messenger on 12, message 6 (no points)",
                "+ meeple on 7 and messenger on 12, 2 points instead of message 6 (meeple)",
                "+ best total of both figures 19",
            ]
        );
    }

    #[test]
    fn a_message_that_cannot_be_taken_as_told_bars_its_choice() {
        let told = ", drew: { message: 8, take: points, by: messenger }";
        assert_eq!(
            rows(told, "now"),
            [
                "+ messenger takes the road on a: 3 and 14, no message",
                "+ meeple takes the road on a: not allowed",
                "+ best total of both figures 17",
            ]
        );
        let said = today(told, "now");
        assert!(
            said.contains(
                "Red cannot choose otherwise: message 8 cannot be scored by the messenger, since only the scoring meeple may still advance this turn."
            ),
            "{said}"
        );
    }

    #[test]
    fn choices_that_only_some_rules_allow_are_barred_under_others() {
        let two = ", rounds: [{ round: 3, score: a.road }, { round: 3, points: 3, for: circus }]";
        assert_eq!(
            rows(two, "2021"),
            [
                "- meeple takes everything: one message",
                "+ meeple takes the road on a, messenger circus: 5 and 15, 1 message",
                "- meeple takes circus, messenger the road on a: one message",
                "- messenger takes everything: one message",
                "+ best total 22 (message: 2 points)",
            ]
        );
        assert_eq!(
            rows(two, "now"),
            [
                "- meeple takes everything: one message",
                "- messenger takes everything: one message",
                "x meeple takes circus, messenger the road on a: one message",
                "x meeple takes the road on a, messenger circus: one message",
                "+ best total 20 = 8 + 12 or 3 + 17",
            ]
        );
        assert!(today(two, "now").starts_with("Only one of the two figures may advance"));
    }

    #[test]
    fn where_nothing_is_left_to_choose_the_row_says_what_comes_of_it() {
        let told = |points: u32| format!(", rounds: [{{ round: 2, points: {points}, by: meeple }}]");
        assert_eq!(rows(&told(2), "2021"), ["+ meeple on 5 and messenger on 12, 1 message after round 2"]);
        assert_eq!(rows(&told(3), "2021"), ["+ meeple on 6 and messenger on 12, no message"]);
        assert_eq!(
            today(&told(3), "2021"),
            "The scoring meeple moves from 3 to 6 and the messenger stays on 12; no message: after round 2 no figure ends on a dark space."
        );
        assert_eq!(rows(&told(2), "zmg"), ["+ meeple on 5 and messenger on 12, no message"]);
    }

    #[test]
    fn a_reason_names_the_last_round_that_the_turn_has() {
        let none = |rounds: &str, rule_set: &str| today(&format!(", rounds: [{rounds}]"), rule_set);
        let fairy = "{ round: 1a, points: 1, for: fairy, by: meeple }";
        let catapult = |points: u32| format!("{{ round: 4, points: {points}, by: meeple }}");
        for (rounds, round) in [
            (fairy.to_owned(), "1a"),
            (format!("{fairy}, {{ round: 3, points: 2, by: meeple }}"), "3"),
            (format!("{fairy}, {}", catapult(2)), "4"),
            (catapult(3), "4"),
        ] {
            let said = none(&rounds, "2021");
            let reason = format!("no message: after round {round} no figure ends on a dark space.");
            assert!(said.contains(&reason), "{rounds}: {said}");
        }
        let late = none(&catapult(2), "now");
        let reason = "after round 4 the scoring meeple is on a dark space, but that counts only up to phase 3";
        assert!(late.contains(reason), "{late}");
    }

    #[test]
    fn what_others_choose_is_a_condition() {
        let theirs =
            ", rounds: [{ round: 2, points: 5, for: flock, player: blue }, { round: 3, points: 7, by: meeple }]";
        let (_, today, rows) = in_words(&turn(theirs), "zmg");
        assert_eq!(
            rows,
            [
                "+ if Blue takes flock with the messenger: 10 and 12, 1 message",
                "- if Blue takes flock with the scoring meeple: one message",
                "+ best total 24 (message: 2 points)",
            ]
        );
        assert!(today[0].starts_with("If Blue takes "), "{today:?}");
    }

    /// The meeple ends on a dark space with 2 or 7 points, and then so does the messenger: 2, 3 + 4, or 1 + 2 + 4.
    #[test]
    fn of_many_choices_it_is_told_how_many_bring_a_message() {
        let all: Vec<String> = (1..=4).map(|n| format!("{{ round: 3, points: {n}, for: circus {n} }}")).collect();
        let many = format!(", rounds: [{}]", all.join(", "));
        assert_eq!(
            rows(&many, "2021"),
            ["+ message drawn in 3 of 16 choices", "+ best total 27 = (10 + 15 or 5 + 20) + 2 for the message",]
        );
        let said = today(&many, "2021");
        assert!(said.starts_with("3 of the 16 choices draw a message: the scoring meeple for "), "{said}");
    }

    #[test]
    fn the_heading_says_all_that_is_told() {
        let told = ", laid: b, rounds: [{ round: 1a, points: 2, for: fairy, by: meeple }, { round: 3, score: a.road }], drew: { message: 4, take: message }, then: { rounds: [{ round: 2, points: -1, for: ransom }] }";
        assert_eq!(
            in_words(&turn(told), "2021").0,
            "Red's turn (scoring meeple on 3 and messenger on 12): placing b; in scoring round 1a, 2 points for the fairy (scoring meeple); in scoring round 3, the road on a; if message 4 is drawn, it is carried out (another tile); the extra turn from message 4: in scoring round 2, 1 point paid for the ransom"
        );
    }

    #[test]
    fn what_cannot_be_played_says_why() {
        let both = ", rounds: [{ round: 3, points: 2, by: meeple }, { round: 3, points: 3, by: messenger }]";
        assert_eq!(rows(both, "now"), ["+ not allowed"]);
        assert_eq!(
            today(both, "now"),
            "This is not allowed: only one figure may advance in a turn, and this turn moves both."
        );
    }

    #[test]
    fn at_the_end_both_figures_count() {
        let (heading, today, rows) = in_words(&turn(", end: true"), "now");
        assert_eq!(heading, "The end of the game, for Red");
        assert_eq!(
            today,
            [
                "Before final scoring, the points of the scoring meeple and the messenger are added up: Red has 15 points (scoring meeple on 3 and messenger on 12) and Blue has 6 points (scoring meeple on 5 and messenger on 1). The scoring meeple moves to the total, and the messenger is returned."
            ]
        );
        assert_eq!(rows, ["+ Red 15 and Blue 6"]);
    }

    #[test]
    fn messages_are_told_together_only_where_the_same_figure_takes_them_alike() {
        let heading = |drew: &str| in_words(&turn(&format!(", drew: [{drew}]")), "2021").0;
        let one = |n: u32, by: &str| format!("{{ message: {n}, take: message, by: {by} }}");
        assert_eq!(
            heading(&[one(6, "meeple"), one(7, "meeple")].join(", ")),
            "Red's turn (scoring meeple on 3 and messenger on 12): the completed features are scored; if messages 6 and 7 are drawn, they are carried out (scoring meeple)"
        );
        assert_eq!(
            heading(&[one(6, "messenger"), one(7, "meeple")].join(", ")),
            "Red's turn (scoring meeple on 3 and messenger on 12): the completed features are scored; if message 6 is drawn, it is carried out (messenger); if message 7 is drawn, it is carried out (scoring meeple)"
        );
    }

    #[test]
    fn where_each_of_three_choices_has_a_sentence_the_best_is_not_told_again() {
        let drawn = today(", rounds: [{ round: 3, points: 2, by: meeple }], drew: { message: 7 }", "now");
        let best = "Best is the scoring meeple for 2 points instead of message 7: both figures together have 19 points before final scoring.";
        assert!(drawn.ends_with(best), "{drawn}");
    }

    #[test]
    fn what_is_taken_as_points_of_message_8_is_left_to_choose_unless_it_is_told() {
        let eight = |take: &str| {
            let scored = ", rounds: [{ round: 3, points: 2, for: circus, by: meeple }]";
            let drew = format!("{scored}, drew: {{ message: 8, take: {take}, by: meeple }}");
            let text = turn(&drew).replace("{ red: a.road }", "{ red: [a.city, a.field@N] }");
            in_words(&text, "now").1
        };
        assert_eq!(
            eight("message"),
            [
                "The scoring meeple moves from 3 to 6 and the messenger stays on 12; message 8 carried out for the city on a (1 point, scoring meeple) after round 3.",
                "The scoring meeple moves from 3 to 5 and the messenger stays on 12; message 8 carried out for the field on a (no points) after round 3.",
                "Best is the scoring meeple for message 8 on the city on a: both figures together have 18 points before final scoring."
            ]
        );
        assert_eq!(
            eight("points"),
            [
                "The scoring meeple moves from 3 to 7 and the messenger stays on 12; message 8 exchanged for 2 points (scoring meeple) after round 3."
            ]
        );
    }
}
