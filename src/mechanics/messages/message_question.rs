//! The question `message`: what messages would bring on the board as it is.

use super::problems;
use std::cmp::Ordering;

use super::pile::MESSAGES;
use super::position::Position;
use super::values::{self, Valued, title};
use super::view::{Time, View};
use crate::mechanics::base::answer::{Answer, ReplyRow};
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::reply::{Reply, ReplyPart};
use crate::mechanics::base::table::{Needs, Query, Table};
use crate::rulebook::{Inquiry, MESSAGE_CHOICE, MessageChoice, NotApplicable};
use crate::scenario::asks::message as ask;
use crate::scenario::{FeatureKind, Place, PlayerIx, Reader, Scenario};
use crate::text::{Fields, Node, Problems, Span, Suggestion, as_list, number_in_words};
use crate::wording::{Arg, Sentence, messages, say};

/// The most meeples for which messages are valued in one file, each counted once per question.
const MOST_VALUED: usize = 20_000;

/// A question about what messages would bring a player.
#[derive(Debug)]
struct Which {
    player: PlayerIx,
    numbers: Vec<u32>,
    span: Span,
}

pub(super) fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = reader.body();
    let (numbers, player) = if Fields::peek(body).is_some() {
        let player = reader.get(&ask::PLAYER).map(|n| reader.player(n));
        (reader.need(&ask::NUMBER)?, player)
    } else {
        (body, None)
    };
    if let Some(who) = no_number(numbers) {
        // For `message: red` or `message:`, the suggestions keep a player who is named.
        let named = Fields::peek(body).and_then(|body| body.get("player")?.text());
        let who = named.or_else(|| (!who.is_empty()).then_some(who));
        let ways = ways_to_write(reader, "all", who);
        reader.problem(problems::no_message(numbers.span, ways));
        return None;
    }
    let all: Vec<u32> = if numbers.text() == Some("all") {
        (1..=MESSAGES).collect()
    } else {
        let each = as_list(numbers).iter();
        each.filter_map(|n| reader.count(n, "a message", 1, MESSAGES)).collect()
    };
    if all.len() > MESSAGES as usize {
        reader.problem(problems::more_than_there_are(numbers.span));
    }
    let player = match player {
        Some(player) => player?,
        // Numbers that could not be read have been reported, and have to be corrected first.
        None if all.is_empty() => return None,
        None => whose_turn(reader, &all)?,
    };
    Some(Box::new(Which { player, numbers: all, span: reader.span() }))
}

/// Returns the word in place of a message number, empty if nothing is written; `None` for numbers and `all`.
fn no_number(numbers: &Node) -> Option<&str> {
    // `eight` counts as a number, and is reported like any number in words.
    let is_word =
        |text: &&str| *text != "all" && text.starts_with(char::is_alphabetic) && number_in_words(text).is_none();
    if numbers.is_null() {
        return Some("");
    }
    match numbers.text() {
        Some(text) => Some(text).filter(is_word),
        None => as_list(numbers).is_empty().then_some(""),
    }
}

/// Returns the ways to write the whole question: with a player, and as a number alone, for the player of the turn.
fn ways_to_write(reader: &Reader<'_>, number: &str, who: Option<&str>) -> Vec<Suggestion> {
    let known = reader.scenario.players.first().map(|name| (**name).to_owned());
    let who = who.map(str::to_owned).or(known).unwrap_or_else(|| "red".to_owned());
    let bodies = [format!("{{ number: {number}, player: {who} }}"), number.to_owned()];
    // After a bare colon, a space is missing.
    let space = if reader.body().is_null() { " " } else { "" };
    let way = |body: String| Suggestion {
        typed: format!("message: {body}"),
        ..Suggestion::new(reader.span(), format!("{space}{body}"))
    };
    bodies.into_iter().map(way).collect()
}

/// Returns the player of the turn, or the only player; reports an error if there is neither.
fn whose_turn(reader: &mut Reader<'_>, numbers: &[u32]) -> Option<PlayerIx> {
    let of_turn = reader
        .scenario
        .asks
        .iter()
        .find(|a| a.word == "turn")
        .and_then(|a| Fields::peek(&a.body)?.get("player"))
        .and_then(|node| Some((node.text()?, node.span)));
    if let Some((name, span)) = of_turn {
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
        reader.problem(problems::whose_message(reader.span(), ways));
    }
    found
}

impl Query for Which {
    fn needs(&self, scenario: &Scenario) -> Vec<(Place, Needs, Span)> {
        let looked_at = |kind: FeatureKind| match kind {
            FeatureKind::Road => [1, 8].as_slice(),
            FeatureKind::City => &[2, 5, 6, 8],
            // Message 7 counts farmers, so the worth of their fields does not matter.
            FeatureKind::Field => &[8],
            FeatureKind::Monastery | FeatureKind::Castle | FeatureKind::Garden => &[],
        };
        let own = scenario.meeples.iter().filter(|m| {
            let numbers = looked_at(m.place.feature.kind());
            m.player == self.player && numbers.iter().any(|n| self.numbers.contains(n))
        });
        own.map(|m| (m.place, Needs::Worth, m.span)).collect()
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let numbers = Arg::list(self.numbers.iter().copied());
        say!(messages::HeadingMessages { numbers: numbers, player: self.player })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        Some(answer(self.player, &self.numbers, &finding.reply))
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let mut view = View::of(table, self.player, Time::Lying, std::iter::empty());
        let position = Position::default();
        let MessageChoice::OrTwoPoints = law.ask(MESSAGE_CHOICE)?;
        let mut valued: Vec<Valued> = Vec::new();
        for number in &self.numbers {
            values::cite(*number, law)?;
            valued.push(values::value(&mut view, &position, *number, law)?);
        }
        let reply = match valued.as_slice() {
            [only] => one(only),
            several => all(several, table.scenario),
        };
        Ok(Finding { reply, ..Finding::default() })
    }

    fn check(&self, table: &Table<'_>, problems: &mut Problems) {
        // Earlier questions count too, so that only the questions beyond the limit are reported.
        let asked = table.scenario.asks.iter().filter(|ask| ask.word == "message");
        let before = asked.take_while(|ask| ask.body.span != self.span).count();
        let meeples = table.scenario.meeples.len();
        if before > 0 && before.saturating_mul(meeples) > MOST_VALUED {
            problems.push(problems::too_many_questions(self.span));
        }
    }
}

/// Returns the answer in words.
fn answer(player: PlayerIx, numbers: &[u32], reply: &Reply) -> Answer {
    let first = |reply: &Reply, key: &str| match reply.get(key) {
        Some(ReplyPart::Words(words)) => words.first().cloned(),
        _ => None,
    };
    if let [number] = numbers {
        let row = match reply.get("brings") {
            Some(ReplyPart::Count(points)) => say!(messages::RowPoints { points: *points }),
            _ => say!(messages::RowTile),
        };
        let Some(ReplyPart::Words(because)) = reply.get("because") else { return Answer::both(&row) };
        let because = values::reason(because);
        let today = match reply.get("brings") {
            Some(ReplyPart::Count(points)) => {
                say!(messages::TodayBrings {
                    number: *number,
                    player: player,
                    points: *points,
                    because: because.clone()
                })
            }
            _ => say!(messages::TodayTile { player: player }),
        };
        let phrase = say!(messages::PhraseBrings { row: row.clone(), because: because });
        let mut answer = Answer::new(today, row).in_a_phrase(phrase);
        if let Some(ReplyPart::Count(points)) = reply.get("brings") {
            answer = answer.and(say!(messages::TodayBetter { points: compared(*points) }));
        }
        return answer;
    }
    let mut answer = Answer::default();
    for (number, row) in numbers.iter().zip(reply.rows()) {
        let points = first(row, "gives").and_then(|gives| match gives.args() {
            [Arg::Number(points)] => Some(*points),
            _ => None,
        });
        let text = match points {
            Some(points) => say!(messages::RowOfPoints { number: *number, points: points }),
            None => say!(messages::RowOfTile { number: *number }),
        };
        answer.rows.push(ReplyRow::so(text));
    }
    if let Some(ReplyPart::Words(most)) = reply.get("most") {
        answer.today.push(say!(messages::TodayMost { most: Arg::list(most.iter().cloned()) }));
    }
    if let Some(better) = first(reply, "better") {
        answer.today.push(match better.args() {
            [numbers] => say!(messages::TodayBetterMessages { numbers: numbers.clone() }),
            _ if better.id() == messages::BetterPointsOrTile::MESSAGE.id() => {
                say!(messages::TodayBetterPointsOrTile)
            }
            _ => say!(messages::TodayBetterPoints),
        });
    }
    answer
}

/// Returns how `points` compare with the 2 taken instead of a message, as a selector word.
fn compared(points: u32) -> &'static str {
    match points.cmp(&2) {
        Ordering::Less => "less",
        Ordering::Equal => "alike",
        Ordering::Greater => "more",
    }
}

/// Returns what one message brings, and what is better.
fn one(valued: &Valued) -> Reply {
    let mut reply = Reply::new();
    if let Some(points) = valued.points {
        reply = reply.with("brings", ReplyPart::Count(points));
    }
    because_of(reply.with("better", ReplyPart::Words(vec![better(valued)])), "because", valued)
}

/// Returns what several messages bring, a row each, and which of them are better than 2 points.
fn all(valued: &[Valued], scenario: &Scenario) -> Reply {
    let mut reply = Reply::new().with("better", ReplyPart::Words(vec![better_of(valued)]));
    let most = valued.iter().filter_map(|v| v.points).max().filter(|points| *points > 0);
    let most = most.into_iter().flat_map(|most| {
        let best = valued.iter().filter(move |v| v.points == Some(most));
        best.map(move |v| say!(messages::MostOf { number: v.number, points: most }))
    });
    let most: Vec<Sentence> = most.collect();
    if !most.is_empty() {
        reply = reply.with("most", ReplyPart::Words(most));
    }
    let voice = scenario.voice();
    for one in valued {
        let title = voice.say(&title(one.number));
        let brings = match one.points {
            Some(points) => say!(messages::GivesPoints { points: points }),
            None => say!(messages::GivesTurn),
        };
        let row = Reply::new()
            .with("message", ReplyPart::Map(vec![(one.number.to_string(), title)]))
            .with("gives", ReplyPart::Words(vec![brings]))
            .with("take", ReplyPart::Words(vec![better(one)]));
        reply = reply.with_row(because_of(row, "why", one));
    }
    reply
}

/// Adds the explanation of a message's points to a reply. For message 8 it is an aside: which of several equally good
/// meeples is taken makes no different answer.
fn because_of(reply: Reply, key: &'static str, valued: &Valued) -> Reply {
    let because = ReplyPart::Words(valued.because.clone());
    if valued.number == 8 { reply.with_aside(key, because) } else { reply.with(key, because) }
}

/// Returns what is better: the message, or 2 points instead.
fn better(valued: &Valued) -> Sentence {
    match valued.points.map(|points| points.cmp(&2)) {
        Some(Ordering::Less) => say!(messages::BetterPoints),
        Some(Ordering::Equal) | None => say!(messages::BetterEither),
        Some(Ordering::Greater) => say!(messages::BetterMessage),
    }
}

/// Returns which of several messages are better than 2 points, short enough for the head of the answer. The worth of
/// the tile of message 4 is not known.
fn better_of(valued: &[Valued]) -> Sentence {
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

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{answered, in_words, refused_in_words};

    /// Returns a question about messages for red, whose road has the tiles of `row`; on the tile `a` alone, a farmer.
    fn messages(row: &str, numbers: &str) -> String {
        let tiles = row.split(' ').map(|tile| format!("  {tile}: {{ road: WE }}\n"));
        let tiles = tiles.collect::<Vec<_>>().concat();
        let text = format!(
            "players: [red]\nboard: |\n  {row}\ntiles:\n{tiles}meeples: {{ red: a.road }}\nask:\n  - message: {numbers}\n"
        );
        if row == "a" { text.replace("a.road", "a.field@N") } else { text }
    }

    #[test]
    fn a_number_as_a_word_is_no_player() {
        let told = |question: &str| {
            let text = format!(
                "players: [red, blue]\nboard: |\n  a  b\ntiles:\n  a: {{ city: E }}\n  b: {{ city: W }}\nmeeples: {{ red: a.city }}\nask:\n  - message: {question}\n"
            );
            refused_in_words(&text).into_iter().map(|(_, help)| help).collect::<String>()
        };
        assert_eq!(told("{ number: eight, player: red }"), "write `8`");
        assert_eq!(told("{ number: [2, seven], player: red }"), "write `7`");
        assert_eq!(told("acht"), "write `8`");
        assert!(!told("nine").contains("player"), "{}", told("nine"));
        assert!(told("{ number: big, player: blue }").contains("{ number: all, player: blue }"));
    }

    fn said(tiles: &str, numbers: &str) -> Vec<String> {
        let (_, today, rows) = in_words(&messages(tiles, numbers), "now");
        [today, rows].concat()
    }

    #[test]
    fn two_points_are_no_better_than_two_points() {
        let more = "Only message 1 is worth more than the 2 points you may take instead.";
        assert_eq!(said("a b c", "[1, 2]")[..2], ["The most points come from message 1 (3 points).", more]);
        let alike = "No message is worth more than the 2 points you may take instead.";
        assert_eq!(said("a b", "[1, 2]")[..2], ["The most points come from message 1 (2 points).", alike]);
    }

    #[test]
    fn where_no_message_brings_anything_none_brings_most() {
        let (found, _) = answered(&messages("a", "[1, 2]"), "now");
        assert_eq!(
            found,
            [
                "better 2 points | 1 shortest road; 0; 2 points; Red has no meeple on an incomplete road | 2 smallest city; 0; 2 points; Red has no meeple in an incomplete city"
            ]
        );
        assert_eq!(
            said("a", "[2, 4]"),
            [
                "No message is sure to be better than 2 points; what the tile of message 4 will score is unknown.",
                "+ 2: no points, so 2 instead",
                "+ 4: another tile, or 2 points"
            ]
        );
    }

    #[test]
    fn one_message_is_told_with_its_points_or_as_a_tile() {
        assert_eq!(
            said("a b c", "1"),
            [
                "Message 1 is worth 3 points to Red: the road on a is worth 3 points.",
                "That is better than taking 2 points instead.",
                "+ 3 points"
            ]
        );
        assert_eq!(
            said("a b c", "4"),
            ["Message 4 gives Red a whole turn with another tile, or 2 points.", "+ another tile, or 2 points"]
        );
    }
}
