//! The answer to a turn, in words: a row for each choice of figures, and the outcome.

use std::collections::BTreeSet;

use carcassonne_base::gathering::{collect_set, distinct};
use carcassonne_law::QuestionId;
use carcassonne_position::Scenario;
use carcassonne_position::wording::{Arg, Message, Sentence, messages, say};

use super::naming::{message_drawn_row, movements, way_outcome, way_row};
use super::play::starting_points;
use super::scoreboard::PawnPoints;
use super::turn_query::TurnQuery;
use super::ways::{NamedPick, Playthrough, TurnQuestion, count_choices};
use crate::mechanics::{Answer, Finding, MessagesReply, ReplyRow, RowState};

/// The maximum number of rows for single choices; if there are more, one row counts the choices that draw a message.
const MOST_ROWS: usize = 6;
/// The maximum number of choices for which each row shows where the figures end.
const MOST_ENDS: usize = 3;
/// The maximum number of choices that are described in a sentence each.
const MOST_SENTENCES: usize = 3;
/// The maximum number of sentences about today's rules.
const MOST_TODAY: usize = 4;
/// The maximum number of different sums of the figures' points that are shown for the best choices.
const MOST_BEST: usize = 2;

/// Returns the answer to a question about the end of the game: the points of both figures together for each player.
pub(super) fn end_answer(finding: &Finding, scenario: &Scenario) -> Answer {
    let points = finding.score.points();
    let details = points.iter().map(|(player, points)| {
        let stands = starting_points(scenario, *player).to_arg();
        say!(messages::TodayEndEach { player: *player, stands, points: *points })
    });
    let summaries =
        points.iter().map(|(player, points)| say!(names::CountOfPlayer { player: *player, count: *points }));
    Answer::new(
        say!(messages::TodayEnd { each: Arg::list(details) }),
        say!(messages::RowEnd { each: Arg::list(summaries) }),
    )
    .with_question(QuestionId::MessageEnd)
}

/// Returns the answer to a question about a turn, in words, from its reply.
pub(super) fn turn_answer(query: &TurnQuery, scenario: &Scenario, reply: MessagesReply) -> Answer {
    if reply.allowed == Some(false) {
        let reasons = reply.reasons;
        let questions: Vec<QuestionId> = reasons.iter().filter_map(barring_question).collect();
        let refused =
            Answer::new(say!(messages::TodayNotAllowed { reasons: Arg::list(reasons) }), say!(messages::RowNotAllowed));
        return questions.into_iter().fold(refused, Answer::with_question);
    }
    let turn_question = TurnQuestion { query, scenario };
    let mut ways: Vec<Playthrough> = Vec::new();
    for way in reply.rows.iter().map(|row| turn_question.read_row(row)) {
        if !ways.iter().any(|known| known.differs_only_in_zero_points_figure(&way)) {
            ways.push(way);
        }
    }
    let barred = turn_question.barred_choices(&ways);
    let mut rows = turn_question.build_rows(&ways, &barred, reply.most);
    // A row must always show where the figures end, so no row is ever cut.
    for row in &mut rows {
        row.is_uncut = true;
    }
    let mut today = turn_question.today_sentences(&ways, reply.most);
    let barring_questions = reply.reasons.iter().filter_map(|out| match out.args() {
        [Arg::Sentence(why)] => barring_question(why),
        _ => None,
    });
    let mut barring_questions: Vec<QuestionId> = barring_questions.collect();
    let has_no_payment = query.turn.all_entries().all(|entry| entry.gain.payment().is_none());
    // The limit to one figure is stated only if the reasons for choices left out do not name a question of law.
    let is_one_figure = has_no_payment && !barred.is_empty() && barring_questions.is_empty();
    if is_one_figure {
        barring_questions.push(QuestionId::MessageFigures);
    }
    if is_one_figure && today.len() < MOST_TODAY {
        today.insert(0, say!(messages::TodayOneFigure));
    }
    let left = MOST_TODAY.saturating_sub(today.len());
    today.extend(turn_question.further_sentences(&ways, &reply).into_iter().take(left));
    let short_phrase = choices_and_best_total(&rows, &ways, reply.most);
    let outcome = match ways.as_slice() {
        [way] => Some(way_outcome(way, &turn_question.starting_points())),
        _ => short_phrase.clone(),
    };
    let mut answer = Answer { today, rows, phrase: short_phrase, outcome, ..Answer::default() }
        .with_question(QuestionId::MessageTrigger);
    for question in barring_questions {
        answer = answer.with_question(question);
    }
    if ways.iter().flat_map(|way| &way.reasons).any(depends_on_rounds) {
        answer = answer.with_question(QuestionId::MessagePerRound);
    }
    if ways.len() > 1 { answer.with_question(QuestionId::MessageEnd) } else { answer }
}

/// Returns the possible choices and the best total in one phrase; `None` if there is no choice.
fn choices_and_best_total(rows: &[ReplyRow], ways: &[Playthrough], most: Option<u32>) -> Option<Sentence> {
    let has_text = |row: &ReplyRow, message: &Message| row.text.has_message(message);
    rows.iter().find(|row| has_text(row, messages::RowMost::MESSAGE))?;
    let most = most?;
    let excluded = [messages::RowMost::MESSAGE, messages::RowBarred::MESSAGE];
    let is_choice =
        |row: &&ReplyRow| row.state == RowState::Yes && !excluded.iter().any(|besides| has_text(row, besides));
    let choices: Vec<Sentence> = rows.iter().filter(is_choice).map(|row| row.text.clone()).collect();
    let or = |before: Sentence, next: Sentence| say!(answers::Either { before, next });
    let choices = choices.into_iter().reduce(or).unwrap_or_else(|| say!(messages::RowsNone));
    Some(say!(messages::RowsEither {
        choices,
        most,
        counted: 2 * unknown_counts(ways, most).into_iter().max().unwrap_or(0)
    }))
}

/// Returns the question of law that bars a turn or choice, given the `reason`; `None` for a reason without one.
fn barring_question(reason: &Sentence) -> Option<QuestionId> {
    let known = [
        (messages::BecauseOneFigure::MESSAGE, QuestionId::MessageFigures),
        (messages::BecauseOtherAdvanced::MESSAGE, QuestionId::MessageFigures),
        (messages::BecauseCannotPay::MESSAGE, QuestionId::MessagePayments),
        (messages::BecauseNext::MESSAGE, QuestionId::MessagePile),
        (messages::BecauseLower::MESSAGE, QuestionId::MessagePile),
        (messages::BecauseOut::MESSAGE, QuestionId::MessagePile),
    ];
    known.into_iter().find(|(message, _)| reason.has_message(message)).map(|(_, question)| question)
}

/// Returns `true` if a reason depends on the ruling on how many messages a round brings, and for which figures.
fn depends_on_rounds(reason: &Sentence) -> bool {
    reason.has_message(messages::WhyOne::MESSAGE) || reason.has_message(messages::WhyNotTested::MESSAGE)
}

impl TurnQuestion<'_> {
    /// Returns the points on which the player's figures are as the turn begins.
    fn starting_points(&self) -> PawnPoints {
        starting_points(self.scenario, self.query.player)
    }

    /// Returns the open choices for scores and payments in a way to play, with those of others; `None` without any.
    fn scores_phrase(&self, way: &Playthrough) -> Option<Sentence> {
        let scores: Vec<NamedPick> = way.score_picks().cloned().collect();
        self.choice_phrase(&scores, &way.opponent_choices)
    }

    /// Like [`scores_phrase`](Self::scores_phrase), but as short as in a row.
    fn short_scores_phrase(&self, way: &Playthrough) -> Option<Sentence> {
        let scores: Vec<NamedPick> = way.score_picks().cloned().collect();
        self.short_choice_phrase(&scores, &way.opponent_choices)
    }

    /// Returns the rows: one for each choice, allowed or barred, or one that counts many; and the best total.
    fn build_rows(&self, ways: &[Playthrough], barred: &[Vec<NamedPick>], most: Option<u32>) -> Vec<ReplyRow> {
        let mut rows: Vec<ReplyRow> = Vec::new();
        let mut add = |row: ReplyRow| match rows.iter_mut().find(|known| known.text == row.text) {
            Some(known) => known.state = known.state.min(row.state),
            None => rows.push(row),
        };
        // If only one thing can be done, the row shows its outcome instead of a choice.
        let has_choice = ways.len() > 1 || !barred.is_empty();
        let is_few = ways.len() + barred.len() <= MOST_ENDS;
        let is_unconditional = ways.iter().all(|way| way.opponent_choices.is_empty());
        // If no message is written, a row asks whether one is drawn; if one is, the row shows its outcome.
        let is_asking = !(is_few && is_unconditional) && self.query.turn.all_draws().next().is_none();
        let mut is_chosen = false;
        for way in ways {
            is_chosen |= has_choice && self.choice_phrase(&way.picks, &way.opponent_choices).is_some();
            let choice = self.short_scores_phrase(way).filter(|_| has_choice);
            if is_asking && way.moments.is_empty() {
                // Without a message, the conditions on others are named only if there is no own choice to name.
                let scores: Vec<NamedPick> = way.score_picks().cloned().collect();
                let text = message_drawn_row(self.short_choice_phrase(&scores, &[]).filter(|_| has_choice).or(choice));
                add(ReplyRow { topic: Some(text.clone()), text, state: RowState::No, is_uncut: true });
            } else {
                let about = is_asking.then(|| message_drawn_row(choice.clone()));
                add(ReplyRow { topic: about, ..ReplyRow::new(way_row(choice, way)) });
            }
        }
        for choice in barred.iter().filter_map(|own| self.short_choice_phrase(own, &[])) {
            if is_asking {
                let text = message_drawn_row(Some(choice));
                add(ReplyRow { topic: Some(text.clone()), text, state: RowState::Barred, is_uncut: true });
            } else {
                add(ReplyRow::new(say!(messages::RowBarred { choice })));
            }
        }
        let is_many = rows.len() > MOST_ROWS;
        if is_many {
            let (some, more, all) = count_choices(ways.iter().map(Playthrough::picks_and_draw));
            let text = say!(messages::RowSome { some: some + more, all });
            rows = vec![ReplyRow::new(text)];
        }
        if let Some(most) = most.filter(|_| is_chosen) {
            let is_few = count_choices(ways.iter().map(Playthrough::picks_and_draw)).2 + barred.len() <= MOST_ENDS;
            // The best total shows where the figures end only if the rows of the best choices do not.
            let is_best_rowless = is_asking && best_ways(ways, most).any(|way| way.moments.is_empty());
            rows.push(ReplyRow::new(best_total_row(ways, most, is_many || (is_best_rowless && !is_few))));
        }
        rows
    }

    /// Returns sentences on where the figures end and which choices bring a message, or how many of many choices do.
    fn today_sentences(&self, ways: &[Playthrough], most: Option<u32>) -> Vec<Sentence> {
        match ways {
            [way] if self.scores_phrase(way).is_none() => {
                let reason = way.reasons.last().filter(|_| way.moments.is_empty());
                vec![match reason {
                    Some(why) => say!(messages::TodayNoMessage {
                        moves: movements(way, &self.starting_points()),
                        why: why.clone()
                    }),
                    None => self.way_sentence(way, "none"),
                }]
            }
            ways if ways.len() <= MOST_SENTENCES => {
                let alternatives = std::iter::once("first").chain(std::iter::repeat("other"));
                ways.iter().zip(alternatives).map(|(way, which)| self.way_sentence(way, which)).collect()
            }
            ways => {
                let (every, some, all) = count_choices(ways.iter().map(Playthrough::picks_and_draw));
                let mut choices = self.distinct_choices(ways.iter().filter(|way| !way.moments.is_empty()));
                if choices.len() > MOST_SENTENCES {
                    choices.clear();
                }
                let named_choices = choices.clone();
                let mut today =
                    vec![say!(messages::TodayMany { some: every, all, which: Arg::list(choices), more: some })];
                today.extend(self.best_sentence(ways, &named_choices, most));
                today
            }
        }
    }

    /// Returns the open choices in some ways to play as phrases.
    fn distinct_choices<'w>(&self, ways: impl Iterator<Item = &'w Playthrough>) -> Vec<Sentence> {
        distinct(ways.filter_map(|way| self.choice_phrase(&way.picks, &way.opponent_choices)))
    }

    /// Returns the outcome of one way to play: the movements of the figures, and the messages drawn. `alternative` is
    /// `first` or `other` of several ways, else `none`.
    fn way_sentence(&self, way: &Playthrough, alternative: &'static str) -> Sentence {
        let moves = movements(way, &self.starting_points());
        let outcomes = way.outcomes_arg(None);
        let is_determined = !way.score_picks().any(|(occasion, pick)| self.is_free(occasion, pick));
        if is_determined && !way.opponent_choices.is_empty() {
            let conditions = Arg::list(&way.opponent_choices);
            return say!(messages::TodayIf { conditions, moves, drawn: outcomes });
        }
        match self.scores_phrase(way) {
            None => say!(messages::TodayLands { moves, drawn: outcomes, alternative }),
            Some(choice) => say!(messages::TodayChoice { choice, moves, drawn: outcomes }),
        }
    }

    /// Returns the sentence on the best total; it names the choices unless they are many or equal `named_choices`.
    fn best_sentence(&self, ways: &[Playthrough], named_choices: &[Sentence], most: Option<u32>) -> Option<Sentence> {
        let most = most?;
        let mut choices = self.distinct_choices(best_ways(ways, most));
        let counted = best_ways(ways, most).map(Playthrough::count_unknown).max().unwrap_or(0);
        let all = choices.len();
        let figures = figure_count(ways);
        if all == ways.len() {
            return Some(say!(messages::TodayAllAlike { most, figures, counted }));
        }
        if all >= MOST_SENTENCES || choices == named_choices {
            choices.clear();
        }
        // The sentence of a choice, if each choice has one, already shows where the figures end.
        let shows_ends = ways.len() > MOST_SENTENCES;
        let sums = if shows_ends { best_sums(ways, most, false) } else { Vec::new() };
        Some(say!(messages::TodayBest { choices: Arg::list(choices), most, figures, lands: Arg::list(sums), counted }))
    }

    /// Returns the sentences that are added if space allows: on the best choice, choices left out, and a next message.
    fn further_sentences(&self, ways: &[Playthrough], reply: &MessagesReply) -> Vec<Sentence> {
        let mut sentences = Vec::new();
        if (2..=MOST_SENTENCES).contains(&ways.len())
            && count_choices(ways.iter().map(Playthrough::picks_and_draw)).2 > 1
        {
            sentences.extend(self.best_sentence(ways, &[], reply.most));
        }
        if let Some([why]) = reply.reasons.first().map(Sentence::args) {
            let player = self.query.player;
            sentences.push(say!(messages::TodayLeftOut { player, why: why.clone() }));
        }
        let mut ahead = reply.chain.iter().filter(|told| told.has_message(messages::Ahead::MESSAGE));
        if let Some([_, how]) = ahead.next().map(Sentence::args) {
            sentences.push(say!(messages::TodayFollows { how: how.clone() }));
        }
        sentences
    }
}

/// Returns the points by which ways to play are compared: of both figures, and 2 for each unknown message.
fn total_points(way: &Playthrough) -> i64 {
    way.points() + 2 * i64::try_from(way.count_unknown()).unwrap_or(0)
}

/// Returns the ways to play with the best total, `most`.
fn best_ways(ways: &[Playthrough], most: u32) -> impl Iterator<Item = &Playthrough> {
    ways.iter().filter(move |way| total_points(way) == i64::from(most))
}

/// Returns the number of figures that the player has.
fn figure_count(ways: &[Playthrough]) -> usize {
    ways.first().map_or(0, |way| way.end_points.len())
}

/// Returns the different numbers of unknown messages that the choices with the best total, `most`, draw.
fn unknown_counts(ways: &[Playthrough], most: u32) -> BTreeSet<usize> {
    collect_set(best_ways(ways, most).map(Playthrough::count_unknown))
}

/// Returns the row of the best total; with `shows_sums`, also the sums that give it.
fn best_total_row(ways: &[Playthrough], most: u32, shows_sums: bool) -> Sentence {
    let unknown = unknown_counts(ways, most);
    // Points counted for messages are added at the end if they are the same for all best choices.
    let is_mixed = unknown.len() > 1;
    let mut sums = if shows_sums { best_sums(ways, most, is_mixed) } else { Vec::new() };
    let most_unknown = unknown.into_iter().max().unwrap_or(0);
    let counted = if is_mixed && !sums.is_empty() { 0 } else { 2 * most_unknown };
    if counted > 0 && sums.len() > 1 {
        sums = vec![say!(messages::BestLandsSeveral { lands: Arg::list(sums) })];
    }
    say!(messages::RowMost { most, lands: Arg::list(sums), figures: figure_count(ways), counted })
}

/// Returns the different sums that give the total `most`, as sentences; none if there are more than `MOST_BEST`. With
/// `with_messages`, each counts 2 points for each unknown message.
fn best_sums(ways: &[Playthrough], most: u32, with_messages: bool) -> Vec<Sentence> {
    let mut all: Vec<Sentence> = distinct(best_ways(ways, most).filter_map(|way| {
        let counted = if with_messages { 2 * way.count_unknown() } else { 0 };
        let addends = way.end_points.iter().map(|(_, at)| *at);
        let addends = addends.chain((counted > 0).then_some(i64::try_from(counted).unwrap_or(0)));
        let sum = addends.map(|points| say!(messages::Addend { points }));
        sum.reduce(|before, next| say!(messages::BestLands { before, next }))
    }));
    if all.len() > MOST_BEST {
        all.clear();
    }
    all
}
