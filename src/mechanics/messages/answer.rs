//! The answer to a turn, in words: a row for each choice of figures, and what they come to.

use super::choice::Taken;
use super::naming::{outcome, row, stands};
use super::own_turn::OwnTurn;
use super::ways::{Asked, Chosen, Way, counts, words};
use crate::mechanics::base::answer::{Answer, Row, So};
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::reply::{Reply, Told};
use crate::scenario::Scenario;
use crate::wording::{Arg, Sentence, messages, say};

/// How many choices are shown, each in a row of its own.
const MOST_ROWS: usize = 12;
/// How many choices have a sentence of their own.
const MOST_SENTENCES: usize = 3;
/// How many sentences are said of today.
const MOST_TODAY: usize = 4;

/// The answer to the end of the game.
pub(super) fn at_the_end(finding: &Finding) -> Answer {
    let points = finding.score.points();
    let each = points
        .iter()
        .map(|(player, points)| say!(messages::TodayEndEach { player: *player, points: *points }));
    let short = points
        .iter()
        .map(|(player, points)| say!(names::CountOfPlayer { player: *player, count: *points }));
    Answer::new(
        say!(messages::TodayEnd { each: Arg::list(each) }),
        say!(messages::RowEnd { each: Arg::list(short) }),
    )
}

/// The answer to a turn.
pub(super) fn of(own: &OwnTurn, scenario: &Scenario, reply: &Reply) -> Answer {
    if reply.get("allowed") == Some(&Told::Flag(false)) {
        let reasons = Arg::list(words(reply, "reasons"));
        return Answer::new(
            say!(messages::TodayNotAllowed { reasons: reasons }),
            say!(messages::RowNotAllowed),
        );
    }
    let asked = Asked { own, scenario };
    let ways: Vec<Way> = reply.rows().iter().map(|row| asked.way(row)).collect();
    let barred = asked.barred(&ways);
    let rows = asked.rows(&ways, &barred, reply);
    let mut today = asked.today(&ways, reply);
    let one_figure = own.turn.written().all(|entry| entry.gain.paid().is_none());
    if one_figure && !barred.is_empty() && today.len() < MOST_TODAY {
        today.insert(0, say!(messages::TodayOneFigure));
    }
    let left = MOST_TODAY.saturating_sub(today.len());
    today.extend(asked.afterwards(&ways, reply).into_iter().take(left));
    Answer { today, rows }
}

impl Asked<'_> {
    /// The rows of the answer.
    fn rows(&self, ways: &[Way], barred: &[Vec<Chosen>], reply: &Reply) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        // Where only one thing can be done, it is told by what comes of it.
        let choose = ways.len() > 1 || !barred.is_empty();
        let mut chosen = false;
        for way in ways {
            // What brings nothing brings nothing whatever the others do, unless it is said when it does.
            let brings = !way.messages.is_empty();
            let unless: &[Sentence] = if brings { &way.others } else { &[] };
            let choice =
                self.choice(&way.own, unless).or_else(|| self.choice(&way.own, &way.others));
            let choice = choice.filter(|_| choose);
            chosen |= choice.is_some();
            let row = match choice {
                Some(choice) => row(choice, way),
                None => Row { text: outcome(way), so: So::Yes },
            };
            match rows.iter_mut().find(|known| known.text == row.text) {
                Some(known) => known.so = known.so.min(row.so),
                None => rows.push(row),
            }
        }
        for own in barred {
            rows.extend(self.choice(own, &[]).map(|choice| {
                let text = say!(messages::RowChoice { choice: choice });
                Row { text, so: So::Barred }
            }));
        }
        if rows.len() > MOST_ROWS {
            let (some, more, all) = counts(ways);
            let text = say!(messages::RowSome { some: some + more, all: all });
            rows = vec![Row { text, so: So::Yes }];
        }
        if let Some(Told::Count(most)) = reply.get("most").filter(|_| chosen) {
            rows.push(Row { text: say!(messages::RowMost { most: *most }), so: So::Yes });
        }
        rows
    }

    /// Where the figures land, and which choice brings a message.
    fn today(&self, ways: &[Way], reply: &Reply) -> Vec<Sentence> {
        let player = self.own.player;
        match ways {
            [way] if self.choice(&way.own, &way.others).is_none() => {
                let mut today = vec![say!(messages::TodayLands {
                    player: player,
                    stands: stands(way),
                    count: way.messages.len(),
                    messages: way.moments()
                })];
                if let (true, Some(why)) = (way.messages.is_empty(), way.why.last()) {
                    today.push(say!(messages::TodayNoMessage { why: why.clone() }));
                }
                today
            }
            ways if ways.len() <= MOST_SENTENCES => {
                ways.iter().map(|way| self.sentence(way)).collect()
            }
            ways => {
                let (every, some, all) = counts(ways);
                let brings = |way: &&Way| !way.messages.is_empty();
                let mut which: Vec<Sentence> = Vec::new();
                for way in ways.iter().filter(brings) {
                    let choice = self.choice(&way.own, &way.others);
                    which.extend(choice.filter(|choice| !which.contains(choice)));
                }
                if which.len() > MOST_SENTENCES {
                    which.clear();
                }
                let named = which.clone();
                let mut today = vec![say!(messages::TodayMany {
                    some: every,
                    all: all,
                    which: Arg::list(which),
                    more: some
                })];
                today.extend(self.best(ways, &named, reply));
                today
            }
        }
    }

    /// What comes of one of several ways.
    fn sentence(&self, way: &Way) -> Sentence {
        let (player, stands) = (self.own.player, stands(way));
        let (count, moments) = (way.messages.len(), way.moments());
        match self.choice(&way.own, &[]) {
            None => say!(messages::TodayIf {
                conditions: Arg::list(way.others.iter().cloned()),
                player: player,
                stands: stands,
                count: count,
                messages: moments
            }),
            Some(_) => say!(messages::TodayChoice {
                choice: Arg::list(self.choice(&way.own, &way.others)),
                player: player,
                stands: stands,
                count: count,
                messages: moments
            }),
        }
    }

    /// Which choices come to most points, unless these were just named.
    fn best(&self, ways: &[Way], said: &[Sentence], reply: &Reply) -> Option<Sentence> {
        let Some(Told::Count(most)) = reply.get("most") else { return None };
        let refused =
            |way: &Way| way.why.iter().any(|why| why.id() == messages::WhyNotTaken::MESSAGE.id);
        let mut choices: Vec<Sentence> = Vec::new();
        let mut counted = 0;
        for way in ways.iter().filter(|way| !refused(way)) {
            let stand: i64 = way.lands.iter().map(|(_, at)| at).sum();
            let told = way.own.iter().filter(|(_, taken)| !matches!(taken, Taken::Figure(_)));
            let open = way.messages.len().saturating_sub(told.count());
            if stand + 2 * i64::try_from(open).unwrap_or(0) == i64::from(*most) {
                counted = open.max(counted);
                let choice = self.choice(&way.own, &way.others);
                choices.extend(choice.filter(|choice| !choices.contains(choice)));
            }
        }
        let all = choices.len();
        if all == ways.len() {
            return Some(say!(messages::TodayAllAlike { most: *most, counted: counted }));
        }
        if all >= MOST_SENTENCES || choices == said {
            choices.clear();
        }
        Some(say!(messages::TodayBest {
            choices: Arg::list(choices),
            most: *most,
            counted: counted
        }))
    }

    /// What is said where there is room: the best choice, what is left out, and what may follow.
    fn afterwards(&self, ways: &[Way], reply: &Reply) -> Vec<Sentence> {
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
        let mut ahead = chain.iter().filter(|told| told.id() == messages::Ahead::MESSAGE.id);
        if let Some([_, how]) = ahead.next().map(Sentence::args) {
            said.push(say!(messages::TodayFollows { how: how.clone() }));
        }
        said
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::in_words;

    /// A turn of red, whose meeple stands on 3 and whose messenger on 12.
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
        let (heading, today, rows) = in_words(&turn(""), "2025");
        assert_eq!(heading, "Red's turn: scoring what the board finishes");
        assert_eq!(
            today,
            [
                "With the meeple for the road on a, red has the meeple on 5 and the messenger on 12, and a message comes after round 3.",
                "With the messenger for the road on a, red has the meeple on 3 and the messenger on 14, and no message comes.",
                "Best is the meeple for the road on a: 19 points in all, counting 2 for the message.",
            ]
        );
        assert_eq!(
            rows,
            [
                "+ the meeple for the road on a: a message comes",
                "- the messenger for the road on a: a message comes",
                "+ best total: 19 points",
            ]
        );
    }

    #[test]
    fn choices_that_only_some_rules_allow_are_barred_under_others() {
        let two = ", rounds: [{ round: 3, score: a.road }, { round: 3, points: 3, for: circus }]";
        assert_eq!(
            rows(two, "2021"),
            [
                "- the meeple for everything: a message comes",
                "+ the meeple for the road on a and the messenger for circus: a message comes",
                "- the meeple for circus and the messenger for the road on a: a message comes",
                "- the messenger for everything: a message comes",
                "+ best total: 22 points",
            ]
        );
        assert_eq!(
            rows(two, "2025"),
            [
                "- the meeple for everything: a message comes",
                "- the messenger for everything: a message comes",
                "x the meeple for circus and the messenger for the road on a: a message comes",
                "x the meeple for the road on a and the messenger for circus: a message comes",
                "+ best total: 20 points",
            ]
        );
        assert!(today(two, "2025").starts_with("Only one of the two figures may advance"));
    }

    #[test]
    fn where_nothing_is_left_to_choose_the_row_says_what_comes_of_it() {
        let told =
            |points: u32| format!(", rounds: [{{ round: 2, points: {points}, by: meeple }}]");
        assert_eq!(rows(&told(2), "2021"), ["+ a message after round 2, ending on 5 and 12"]);
        assert_eq!(rows(&told(3), "2021"), ["+ no message, ending on 6 and 12"]);
        assert_eq!(
            today(&told(3), "2021"),
            "Red ends with the meeple on 6 and the messenger on 12. No message comes: after round 3 no figure ends on a dark space."
        );
        assert_eq!(rows(&told(2), "zmg"), ["+ no message, ending on 5 and 12"]);
    }

    #[test]
    fn what_others_choose_is_a_condition() {
        let theirs = ", rounds: [{ round: 2, points: 5, for: flock, player: blue }, { round: 3, points: 7, by: meeple }]";
        let (_, today, rows) = in_words(&turn(theirs), "zmg");
        assert_eq!(
            rows.first().map(String::as_str),
            Some("+ if blue's messenger takes flock: a message comes")
        );
        assert!(today[0].starts_with("If blue's "), "{today:?}");
    }

    /// The meeple needs 2 or 7 more, and just then the messenger 8 or 3: 2, 3 + 4, or 1 + 2 + 4.
    #[test]
    fn of_many_choices_it_is_told_how_many_bring_a_message() {
        let all: Vec<String> =
            (1..=4).map(|n| format!("{{ round: 3, points: {n}, for: circus {n} }}")).collect();
        let many = format!(", rounds: [{}]", all.join(", "));
        assert_eq!(rows(&many, "2021"), ["+ 3 of 16 choices: message", "+ best total: 27 points"]);
        let said = today(&many, "2021");
        assert!(said.starts_with("3 of the 16 choices bring a message: the meeple for "), "{said}");
    }

    #[test]
    fn the_heading_says_all_that_is_told() {
        let told = ", laid: b, rounds: [{ round: 1a, points: 2, for: fairy, by: meeple }, { round: 3, score: a.road }], drew: { message: 4, take: message }, then: { rounds: [{ round: 2, points: -1, for: ransom }] }";
        assert_eq!(
            in_words(&turn(told), "2021").0,
            "Red's turn: laying b, in round 1a getting 2 points for fairy with the meeple, in round 3 scoring the road on a and message 4 taken as another tile; the turn of message 4: in round 2 paying 1 point for ransom"
        );
    }

    #[test]
    fn what_cannot_be_played_says_why() {
        let both = ", rounds: [{ round: 3, points: 2, by: meeple }, { round: 3, points: 3, by: messenger }]";
        assert_eq!(rows(both, "2025"), ["+ not allowed"]);
        assert_eq!(
            today(both, "2025"),
            "This is not allowed: only one figure may advance in the turn, and two are named."
        );
    }

    #[test]
    fn at_the_end_both_figures_count() {
        let (heading, today, rows) = in_words(&turn(", end: true"), "2025");
        assert_eq!(heading, "The end of the game, for red");
        assert_eq!(
            today,
            ["Both figures count together: red has 15 points and blue has 6 points."]
        );
        assert_eq!(rows, ["+ red 15 and blue 6"]);
    }
}
