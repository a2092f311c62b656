//! The question `message`: what messages would bring a player on the board as it is.

use std::cmp::Ordering;

use carcassonne_law::{Inquiry, LawResult, MESSAGE_CHOICE, MessageChoice};
use carcassonne_position::asks::{self, message as ask};
use carcassonne_position::bodies::MessageBody;
use carcassonne_position::wording::{Arg, Sentence, messages, say};
use carcassonne_position::{FeatureKind, Place, PlayerIx, Reader, Scenario};
use carcassonne_text::{MapEntries, Node, Problems, Span, Suggestion, as_list, problem};
use carcassonne_words::dictionary;

use super::pile::MESSAGES;
use super::position::Position;
use super::problems;
use super::values::{self, ValuedMessage};
use super::view::{Timing, View};
use crate::mechanics::{
    Answer, Finding, Knowledge, MessageReply, MessageRow, Query, Reply, ReplyRow, Table, TypedReply,
};

/// The limit for the meeples on the board times the earlier `message` questions: above it, a question is not answered.
const MOST_VALUED: usize = 20_000;

/// A question about what messages would bring a player.
#[derive(Debug)]
struct MessageQuery {
    player: PlayerIx,
    numbers: Vec<u32>,
    span: Span,
}

pub(super) fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = reader.body();
    let player = MessageBody::read(reader).player;
    let numbers = if MapEntries::from_unchecked(body).is_some() { reader.need(&ask::NUMBER)? } else { body };
    if let Some(word) = non_number_word(numbers) {
        // For `message: red` or `message:`, the suggestions keep a player who is named.
        let named_player = MapEntries::from_unchecked(body).and_then(|body| body.get("player")?.text());
        let player_name = named_player.or_else(|| (!word.is_empty()).then_some(word));
        let ways = ways_to_write(reader, "all", player_name);
        reader.problem(problem!(numbers.span, problems::NoMessage).with_ways(ways));
        return None;
    }
    let all: Vec<u32> = if numbers.text() == Some("all") {
        (1..=MESSAGES).collect()
    } else {
        let each = as_list(numbers).iter();
        each.filter_map(|n| reader.count(n, "a message", 1, MESSAGES)).collect()
    };
    if all.len() > MESSAGES as usize {
        reader.problem(problem!(numbers.span, problems::TooManyMessages));
    }
    let player = match player {
        Some(player) => player.value,
        // Values that could not be read have been reported, and have to be corrected first.
        None if all.is_empty() || reader.get(&ask::PLAYER).is_some() => return None,
        None => player_of_turn(reader, &all)?,
    };
    Some(Box::new(MessageQuery { player, numbers: all, span: reader.span() }))
}

/// Returns the word written in place of message numbers, empty for nothing; `None` for `all`, numbers and `eight`.
fn non_number_word(numbers: &Node) -> Option<&str> {
    // `eight` counts as a number, and is reported like any number in words.
    let is_word =
        |text: &&str| *text != "all" && text.starts_with(char::is_alphabetic) && dictionary::number(text).is_none();
    if numbers.is_null() {
        return Some("");
    }
    match numbers.text() {
        Some(text) => Some(text).filter(is_word),
        None => as_list(numbers).is_empty().then_some(""),
    }
}

/// Returns two ways to write the question `message`: with a player, and as `number` alone, for the player of the turn.
fn ways_to_write(reader: &Reader<'_>, number: &str, player_name: Option<&str>) -> Vec<Suggestion> {
    let known = reader.scenario.players.first().map(|name| (**name).to_owned());
    let player_name = player_name.map(str::to_owned).or(known).unwrap_or_else(|| "red".to_owned());
    let bodies = [format!("{{ number: {number}, player: {player_name} }}"), number.to_owned()];
    // After a bare colon, a space is missing.
    let space = if reader.body().is_null() { " " } else { "" };
    let way = |body: String| Suggestion {
        typed: format!("message: {body}"),
        ..Suggestion::new(reader.span(), format!("{space}{body}"))
    };
    bodies.into_iter().map(way).collect()
}

/// Returns the player of the file's `turn`, or the only player of the file; reports an error if there is neither.
fn player_of_turn(reader: &mut Reader<'_>, numbers: &[u32]) -> Option<PlayerIx> {
    let turn_player = reader
        .scenario
        .asks
        .iter()
        .find(|ask| ask.word == asks::messages::DECLARATION.ask)
        .and_then(|ask| MapEntries::from_unchecked(&ask.body)?.get(asks::messages::PLAYER.key))
        .and_then(|node| Some((node.text()?, node.span)));
    if let Some((name, span)) = turn_player {
        return reader.player_named(name, span);
    }
    let found = match reader.scenario.players.as_slice() {
        [_] => PlayerIx::new(0),
        _ => None,
    };
    if found.is_none() {
        let number = match numbers {
            [one] => one.to_string(),
            several if several.len() == MESSAGES as usize => "all".to_owned(),
            several => format!("{several:?}"),
        };
        let ways = ways_to_write(reader, &number, None).into_iter().take(1);
        reader.problem(problem!(reader.span(), problems::MessageWithoutPlayer).with_ways(ways));
    }
    found
}

impl Query for MessageQuery {
    fn required_knowledge(&self, scenario: &Scenario) -> Vec<(Place, Knowledge, Span)> {
        let valuing_messages = |kind: FeatureKind| match kind {
            FeatureKind::Road => [1, 8].as_slice(),
            FeatureKind::City => &[2, 5, 6, 8],
            // Message 7 counts farmers, so the worth of their fields does not matter.
            FeatureKind::Field => &[8],
            FeatureKind::Monastery | FeatureKind::Castle | FeatureKind::Garden => &[],
        };
        let own_meeples = scenario.meeples.iter().filter(|m| {
            let numbers = valuing_messages(m.place.feature.kind());
            m.player == self.player && numbers.iter().any(|n| self.numbers.contains(n))
        });
        own_meeples.map(|m| (m.place, Knowledge::Worth, m.span)).collect()
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let numbers = Arg::list(&self.numbers);
        say!(messages::HeadingMessages { numbers, player: self.player })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        Some(answer(self.player, &self.numbers, MessageReply::read(&finding.reply)?))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let mut view = View::new(table, self.player, Timing::OutsideTurn, std::iter::empty());
        let position = Position::default();
        let MessageChoice::OrTwoPoints = law.ask(MESSAGE_CHOICE)?;
        let mut valued: Vec<ValuedMessage> = Vec::new();
        for number in &self.numbers {
            values::cite_message_ruling(*number, law)?;
            valued.push(values::value_message(&mut view, &position, *number, law)?);
        }
        let reply = match valued.as_slice() {
            [only] => single_reply(only),
            several => several_reply(several),
        };
        Ok(Finding { reply, ..Finding::default() })
    }

    fn check(&self, table: &Table<'_>, problems: &mut Problems) {
        // Earlier questions count too, so that only the questions beyond the limit are reported.
        let asked = table.scenario.asks.iter().filter(|ask| ask.word == asks::message::DECLARATION.ask);
        let before = asked.take_while(|ask| ask.body.span != self.span).count();
        let meeples = table.scenario.meeples.len();
        if before > 0 && before.saturating_mul(meeples) > MOST_VALUED {
            problems.push(problem!(self.span, problems::TooManyMessageQuestions));
        }
    }
}

/// Returns the answer to a question about messages in words, from its reply.
fn answer(player: PlayerIx, numbers: &[u32], reply: MessageReply) -> Answer {
    if let [number] = numbers {
        let row = match reply.brings {
            Some(points) => say!(messages::RowPoints { points }),
            None => say!(messages::RowTile),
        };
        let Some(reasons) = reply.because else { return Answer::from_sentence(&row) };
        let reason = values::join_reasons(&reasons);
        let today = match reply.brings {
            Some(points) => say!(messages::TodayBrings { number: *number, player, points, because: reason.clone() }),
            None => say!(messages::TodayTile { player }),
        };
        let phrase = say!(messages::PhraseBrings { row: row.clone(), because: reason });
        let mut answer = Answer::new(today, row).with_phrase(phrase);
        if let Some(points) = reply.brings {
            answer = answer.with_sentence(say!(messages::TodayBetter { points: compare_word(points) }));
        }
        return answer;
    }
    let mut answer = Answer::default();
    for row in &reply.rows {
        let points = match row.gives.first().map(Sentence::args) {
            Some([Arg::Number(points)]) => Some(*points),
            _ => None,
        };
        let text = match points {
            Some(points) => say!(messages::RowOfPoints { number: row.message, points }),
            None => say!(messages::RowOfTile { number: row.message }),
        };
        answer.rows.push(ReplyRow::new(text));
    }
    if !reply.most.is_empty() {
        answer.today.push(say!(messages::TodayMost { most: Arg::list(reply.most) }));
    }
    if let Some(better) = reply.better.first() {
        answer.today.push(match better.args() {
            [numbers] => say!(messages::TodayBetterMessages { numbers: numbers.clone() }),
            _ if better.has_message(messages::BetterPointsOrTile::MESSAGE) => say!(messages::TodayBetterPointsOrTile),
            _ => say!(messages::TodayBetterPoints),
        });
    }
    answer
}

/// Returns the selector word for `points` compared with the 2 taken instead of a message: `less`, `alike` or `more`.
fn compare_word(points: u32) -> &'static str {
    match points.cmp(&2) {
        Ordering::Less => "less",
        Ordering::Equal => "alike",
        Ordering::Greater => "more",
    }
}

/// Returns the reply on one message: its points, why, and the better choice of the message and 2 points instead.
fn single_reply(valued: &ValuedMessage) -> Reply {
    let reply = MessageReply {
        brings: valued.points,
        better: vec![better_choice(valued)],
        because: Some(valued.reasons.clone()),
        ..MessageReply::default()
    };
    let reply = reply.into_reply();
    if valued.number == 8 { reply.with_asides(&["because"]) } else { reply }
}

/// Returns the reply on several messages: a row for each, those better than 2 points, and those that bring the most.
fn several_reply(valued: &[ValuedMessage]) -> Reply {
    let most = valued.iter().filter_map(|v| v.points).max().filter(|points| *points > 0);
    let most = most.into_iter().flat_map(|most| {
        let best = valued.iter().filter(move |v| v.points == Some(most));
        best.map(move |v| say!(messages::MostOf { number: v.number, points: most }))
    });
    let reply = MessageReply { better: vec![better_messages(valued)], most: most.collect(), ..MessageReply::default() };
    valued.iter().fold(reply.into_reply(), |reply, message| {
        let row = MessageRow {
            message: message.number,
            gives: vec![match message.points {
                Some(points) => say!(messages::GivesPoints { points }),
                None => say!(messages::GivesTurn),
            }],
            take: vec![better_choice(message)],
            why: message.reasons.clone(),
        };
        let row = row.into_reply();
        // Which of several equally good meeples message 8 takes makes no different answer.
        reply.with_row(if message.number == 8 { row.with_asides(&["why"]) } else { row })
    })
}

/// Returns the better choice: the message, or 2 points instead; either if both are equal, or for message 4.
fn better_choice(valued: &ValuedMessage) -> Sentence {
    match valued.points.map(|points| points.cmp(&2)) {
        Some(Ordering::Less) => say!(messages::BetterPoints),
        Some(Ordering::Equal) | None => say!(messages::BetterEither),
        Some(Ordering::Greater) => say!(messages::BetterMessage),
    }
}

/// Returns which of several messages are better than 2 points, short enough for the head of the answer. The worth of
/// the tile of message 4 is not known.
fn better_messages(valued: &[ValuedMessage]) -> Sentence {
    let more = valued.iter().filter(|v| v.points.is_some_and(|points| points > 2));
    let more: Vec<u32> = more.map(|v| v.number).collect();
    if more.is_empty() && valued.iter().any(|v| v.points.is_none()) {
        say!(messages::BetterPointsOrTile)
    } else if more.is_empty() {
        say!(messages::BetterPoints)
    } else {
        say!(messages::BetterMessages { numbers: Arg::list(more) })
    }
}
