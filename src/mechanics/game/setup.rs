//! The setup of a game with halves: the number that each player gets.

use super::problems;
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    BothSets, Draft, HalvesEach, Inquiry, NotApplicable, Players, QuestionId, SETUP_BOTH_SETS, SETUP_DRAFT,
    SETUP_HALVES, SETUP_PLAYERS, SETUP_SYMBOLS, SymbolHalves,
};
use crate::scenario::asks::setup as ask;
use crate::scenario::bodies::SetupBody;
use crate::scenario::{At, Reader};
use crate::text::{Node, Problem, as_list, words};
use crate::wording::{Arg, Message, Sentence, answers, say, setup};

/// The number of half tiles in a set.
const HALVES_PER_SET: u32 = 12;
/// The number of half tiles in set II that show symbols of other expansions.
const SYMBOL_HALVES: u32 = 4;
/// The most players for whom one set of half tiles is enough.
const PLAYERS_PER_SET: u32 = 6;
pub(in crate::mechanics) static SETUP: Mechanic = Mechanic {
    card: cards::SETUP,
    questions: &[
        QuestionId::SetupHalves,
        QuestionId::SetupBothSets,
        QuestionId::SetupSymbols,
        QuestionId::SetupPlayers,
        QuestionId::SetupDraft,
    ],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declaration: &ask::DECLARATION,
            reply_keys: &[
                Key::new("allowed", Kind::Flag, setup::SaidAllowed::MESSAGE),
                Key::new("reasons", Kind::Words, answers::Reasons::MESSAGE),
                Key::new("halves", Kind::Count, setup::SaidHalves::MESSAGE),
                Key::new("mixed", Kind::Count, setup::SaidMixed::MESSAGE),
                Key::new("left", Kind::Count, setup::SaidLeft::MESSAGE),
                Key::new("notes", Kind::Words, setup::SaidNotes::MESSAGE),
            ],
        },
        read,
    }])],
};

/// The messages for why a setup is impossible, each with its short form for the table of outcomes; the short form takes
/// the first of the arguments of the long one.
const REASONS: [(&Message, &Message); 2] = [
    (setup::OneSetServes::MESSAGE, setup::RowOneSetServes::MESSAGE),
    (setup::TooFew::MESSAGE, setup::RowTooFew::MESSAGE),
];

words! {
    /// A set of halves.
    #[derive(Debug, Clone, Copy)]
    enum Set {
        First = "I",
        Second = "II",
    }
}

/// The sets of half tiles, I and II, that are used in a setup.
#[derive(Debug, Clone, Copy, Default)]
struct Sets {
    first: bool,
    second: bool,
}

/// A question on how many half tiles each player gets in a setup of the game.
#[derive(Debug)]
struct SetupQuestion {
    players: u32,
    sets: Sets,
    copies: u32,
    first_game: bool,
}

/// Builds the problem of a word for several sets of half tiles, such as `I and II`; `None` for other words.
fn several_sets_problem(item: &Node) -> Option<Problem> {
    let text = item.text()?;
    let all = ["both", "all", "beide", "alle"];
    let text = if all.contains(&text.to_lowercase().as_str()) { "I and II" } else { text };
    let words: Vec<&str> =
        text.split([' ', ',', '+', '&', '/']).filter(|word| !matches!(*word, "" | "and" | "und" | "en")).collect();
    // Some players number the sets with digits.
    let words: Vec<&str> = words
        .into_iter()
        .map(|word| match word {
            "1" => "I",
            "2" => "II",
            other => other,
        })
        .collect();
    let known = |word: &&str| Set::ALL.iter().any(|set| set.word() == *word);
    if words.len() < 2 || !words.iter().all(known) {
        return None;
    }
    let correction = format!("[{}]", words.join(", "));
    Some(problems::several_sets(item.text().unwrap_or_default(), correction, item.span))
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = SetupBody::read(reader);
    let node = reader.need(&ask::SETS);
    let mut sets = Sets::default();
    for item in node.map(as_list).unwrap_or_default() {
        if let Some(problem) = several_sets_problem(item) {
            reader.problem(problem);
            continue;
        }
        let Some(set) = reader.one_of(item, "a set of half tiles", &Set::ALL, Set::word) else {
            continue;
        };
        let is_used = match set {
            Set::First => &mut sets.first,
            Set::Second => &mut sets.second,
        };
        if std::mem::replace(is_used, true) {
            reader.problem(problems::set_twice(item.span));
        }
    }
    if let Some(node) = node.filter(|n| as_list(n).is_empty()) {
        reader.problem(problems::no_set(ask::SETS.help, node.span));
    }
    let (copies, first_game) = (body.copies.map_or(1, At::into_value), body.first_game.is_some_and(At::into_value));
    Some(Box::new(SetupQuestion { players: body.players?.value, sets, copies, first_game }))
}

impl Query for SetupQuestion {
    fn depends_on_board(&self) -> bool {
        false
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let sets = match (self.sets.first, self.sets.second) {
            (true, true) => "both",
            (false, true) => "second",
            (_, false) => "first",
        };
        let (players, copies, first) = (self.players, self.copies, self.first_game);
        say!(setup::Heading { players: players, copies: copies, sets: sets, first: first })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = &finding.reply;
        let (Some(&ReplyPart::Count(halves)), Some(&ReplyPart::Count(left))) = (reply.get("halves"), reply.get("left"))
        else {
            return None;
        };
        let mut answer = if let Some(ReplyPart::Words(reasons)) = reply.get("reasons") {
            impossible_answer(reasons)?
        } else {
            // The number of mixed halves is shown only if rules may differ on it.
            let mixed = reply.get("mixed").filter(|_| self.first_game && self.sets.second);
            let mixed = match mixed {
                Some(&ReplyPart::Count(mixed)) => Arg::list([mixed]),
                Some(_) | None => Arg::List(Vec::new()),
            };
            Answer::new(
                say!(setup::Today { halves: halves, left: left, mixed: mixed.clone() }),
                say!(setup::Row { halves: halves, left: left, mixed: mixed }),
            )
        };
        if let Some(ReplyPart::Words(notes)) = reply.get("notes") {
            for note in notes {
                answer = answer.with_sentence(say!(setup::Note { note: note.clone() }));
                if note.id() == setup::SymbolsStayOut::MESSAGE.id() {
                    answer = answer.with_question(QuestionId::SetupSymbols);
                }
            }
        }
        Some(answer)
    }

    fn judge(&self, _: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        let mut steps = Vec::new();
        let mut notes = Vec::new();
        let symbols_out = self.are_symbols_left_out(law, &mut notes)?;
        let mixed: u32 = self.halves_by_set(symbols_out).iter().sum();
        let reading = law.ask(SETUP_HALVES)?;
        let halves_for =
            |by| self.piles(by, symbols_out).iter().map(|pile| self.halves_per_player(reading, *pile)).sum::<u32>();
        let mut set_reading = BothSets::InAll;
        if halves_for(BothSets::OfEachSet) != halves_for(BothSets::InAll) {
            set_reading = law.ask(SETUP_BOTH_SETS)?;
            steps.push(match set_reading {
                BothSets::OfEachSet => say!(setup::OfEachSet),
                BothSets::InAll => say!(setup::InAll),
            });
        }
        let halves = halves_for(set_reading);
        let left = mixed.saturating_sub(halves.saturating_mul(self.players));
        let players = self.players;
        steps.push(match reading {
            HalvesEach::Two | HalvesEach::Three => say!(setup::EachGets { halves: halves }),
            HalvesEach::DealtEqually if players >= PLAYERS_PER_SET => {
                say!(setup::VariantForFewer { served: PLAYERS_PER_SET, halves: halves })
            }
            HalvesEach::DealtEqually => {
                say!(setup::DealtAlike { mixed: mixed, players: players, halves: halves })
            }
        });
        let mut reasons: Vec<Sentence> = Vec::new();
        if players > PLAYERS_PER_SET {
            let Players::UpToSix = law.ask(SETUP_PLAYERS)?;
            if self.halves_by_set(false).iter().sum::<u32>() == HALVES_PER_SET {
                reasons.push(say!(setup::OneSetServes { served: PLAYERS_PER_SET }));
            } else {
                steps.push(say!(setup::MoreCanPlay { served: PLAYERS_PER_SET }));
            }
        }
        for pile in self.piles(set_reading, symbols_out) {
            let halves_each = self.halves_per_player(reading, pile);
            let needed = halves_each.saturating_mul(players);
            let reason = say!(setup::TooFew {
                each: halves_each,
                of_a_set: set_reading == BothSets::OfEachSet,
                players: players,
                wanted: needed,
                pile: pile,
            });
            if needed > pile && !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        if left > 0 {
            // Only the rules from 2020 on say what is done with the rest.
            steps.push(match reading {
                HalvesEach::Three => say!(setup::BackToTheBox { left: left }),
                HalvesEach::Two | HalvesEach::DealtEqually => say!(setup::LeftOver { left: left }),
            });
        }
        if !self.first_game {
            let Draft::LastFirst = law.ask(SETUP_DRAFT)?;
        }
        steps.push(say!(setup::HowDealt { first: self.first_game }));
        if reading == HalvesEach::Three && left >= players {
            notes.push(say!(setup::MoreEach));
        }
        let mut reply = Reply::allowed(reasons)
            .with("halves", ReplyPart::Count(halves))
            .with("mixed", ReplyPart::Count(mixed))
            .with("left", ReplyPart::Count(left));
        if !notes.is_empty() {
            reply = reply.with("notes", ReplyPart::clauses(notes));
        }
        Ok(Finding { reply, steps, ..Finding::default() })
    }
}

impl SetupQuestion {
    /// Returns `true` if the halves with symbols stay in the box, and then adds a note on them to `notes`.
    fn are_symbols_left_out(
        &self,
        law: &mut Inquiry<'_, '_>,
        notes: &mut Vec<Sentence>,
    ) -> Result<bool, NotApplicable> {
        if !self.first_game || !self.sets.second {
            return Ok(false);
        }
        Ok(match law.ask(SETUP_SYMBOLS)? {
            SymbolHalves::In => false,
            SymbolHalves::OutOfFirstGame => {
                notes.push(say!(setup::SymbolsStayOut));
                true
            }
        })
    }

    /// Returns how many halves are mixed, for each of the sets that are used.
    fn halves_by_set(&self, symbols_out: bool) -> Vec<u32> {
        let second = if symbols_out { HALVES_PER_SET - SYMBOL_HALVES } else { HALVES_PER_SET };
        let sets = [(self.sets.first, HALVES_PER_SET), (self.sets.second, second)].into_iter();
        sets.filter(|(there, _)| *there).map(|(_, halves)| halves * self.copies).collect()
    }

    /// Returns the number of halves in each pile from which all players get some: a pile for each set, or one for all.
    fn piles(&self, set_reading: BothSets, symbols_out: bool) -> Vec<u32> {
        let sets = self.halves_by_set(symbols_out);
        match set_reading {
            BothSets::OfEachSet => sets,
            BothSets::InAll => vec![sets.iter().sum()],
        }
    }

    /// Returns how many halves each player should get from a pile of `pile` halves, even if these are too few.
    fn halves_per_player(&self, reading: HalvesEach, pile: u32) -> u32 {
        match reading {
            HalvesEach::Three => 3,
            HalvesEach::DealtEqually if self.players < PLAYERS_PER_SET => pile / self.players.max(1),
            HalvesEach::Two | HalvesEach::DealtEqually => 2,
        }
    }
}

/// Returns the answer that the setup is impossible, with at most two reasons; `None` if there are none.
fn impossible_answer(reasons: &[Sentence]) -> Option<Answer> {
    let first = reasons.first()?;
    let (_, row) = REASONS.iter().find(|(reason, _)| reason.id() == first.id())?;
    let parts = first.args().iter().take(row.args().count()).cloned().collect();
    let today = say!(setup::TodayNot { reason: first.clone() });
    let answer = Answer::new(today, Sentence::new(row, parts));
    Some(match reasons.get(1) {
        Some(second) => answer.with_sentence(say!(setup::Besides { reason: second.clone() })),
        None => answer,
    })
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{answer_question, question_problems};
    use crate::text::Code;

    fn text(body: &str) -> String {
        format!("board: |\n  a\ntiles:\n  a: {{}}\nask:\n  - setup: {{ {body} }}\n")
    }

    #[test]
    fn a_reason_begins_with_the_parts_of_its_row() {
        for (reason, row) in super::REASONS {
            assert!(row.args().eq(reason.args().take(row.args().count())), "{}", row.id());
        }
    }

    /// Returns the answers without their notes, under each open reading, and the questions of law that were asked.
    fn setup(body: &str, rules: &str) -> (Vec<String>, Vec<&'static str>) {
        let (found, asked) = answer_question(&text(body), rules);
        let short = |line: &String| line.split("; notes").next().unwrap_or("").to_owned();
        (found.iter().map(short).collect(), asked)
    }

    #[test]
    fn each_player_gets_two_or_three_or_all_that_can_be_dealt() {
        let four = "players: 4, sets: I";
        let answers = |rules| setup(four, rules);
        assert_eq!(
            answers("2014"),
            (vec!["allowed yes; halves 2; mixed 12; left 4".to_owned()], vec!["setup.draft", "setup.halves"])
        );
        assert_eq!(answers("2015").0, ["allowed yes; halves 2; mixed 12; left 4"]);
        assert_eq!(answers("house-1e").0, ["allowed yes; halves 3; mixed 12; left 0"]);
        assert_eq!(answers("2020").0, ["allowed yes; halves 3; mixed 12; left 0"]);
        assert_eq!(answers("now").0, ["allowed yes; halves 3; mixed 12; left 0"]);
    }

    #[test]
    fn what_cannot_be_dealt_to_all_alike_is_left() {
        let five = setup("players: 5, sets: II", "house-1e").0;
        assert_eq!(five, ["allowed yes; halves 2; mixed 12; left 2"]);
        let six = setup("players: 6, sets: [I, II]", "house-1e").0;
        assert_eq!(six, ["allowed yes; halves 4; mixed 24; left 0", "allowed yes; halves 2; mixed 24; left 12"]);
    }

    #[test]
    fn both_sets_give_twice_the_number_or_not() {
        let both = "players: 4, sets: [I, II]";
        for rules in ["2014", "2015", "community"] {
            let (found, asked) = setup(both, rules);
            assert_eq!(found, ["allowed yes; halves 4; mixed 24; left 8", "allowed yes; halves 2; mixed 24; left 16"]);
            assert_eq!(asked, ["setup.both-sets", "setup.draft", "setup.halves"]);
        }
        assert_eq!(setup(both, "2020").0, ["allowed yes; halves 3; mixed 24; left 12"]);
        // If the halves are dealt out completely, both readings give the same number.
        let (found, asked) = setup(both, "house-1e");
        assert_eq!(found, ["allowed yes; halves 6; mixed 24; left 0"]);
        assert_eq!(asked, ["setup.draft", "setup.halves"]);
    }

    #[test]
    fn symbols_stay_out_of_a_first_game_from_2020() {
        let first = "players: 4, sets: [II, I], first_game: true";
        assert_eq!(setup(first, "2020").0, ["allowed yes; halves 3; mixed 20; left 8"]);
        assert!(answer_question(&text(first), "2020").0.iter().all(|l| l.contains("stay out")));
        assert_eq!(
            setup("players: 4, sets: II, first_game: true", "2014").0,
            ["allowed yes; halves 2; mixed 12; left 4"]
        );
        assert_eq!(setup("players: 4, sets: I, first_game: true", "2020").1, ["setup.halves"]);
    }

    #[test]
    fn one_set_serves_six_and_the_halves_must_suffice() {
        let seven = "players: 7, sets: I";
        let (found, asked) = setup(seven, "2014");
        assert_eq!(
            found,
            [
                "allowed no; reasons one set of half tiles is for up to 6 players, 2 each for 7 players would take 14 half tiles, but there are only 12; halves 2; mixed 12; left 0"
            ]
        );
        assert_eq!(asked, ["setup.draft", "setup.halves", "setup.players"]);
        let copies = setup("players: 7, sets: I, copies: 2", "2014").0;
        assert_eq!(copies, ["allowed yes; halves 2; mixed 24; left 10"]);
        let nine = setup("players: 9, sets: [I, II]", "now").0;
        assert_eq!(
            nine,
            [
                "allowed no; reasons 3 each for 9 players would take 27 half tiles, but there are only 24; halves 3; mixed 24; left 0"
            ]
        );
        let five = setup("players: 5, sets: I", "2020").0;
        assert_eq!(
            five,
            [
                "allowed no; reasons 3 each for 5 players would take 15 half tiles, but there are only 12; halves 3; mixed 12; left 0"
            ]
        );
    }

    #[test]
    fn mistakes_are_underlined() {
        let refuse = |body: &str| question_problems(&text(body));
        let value = |word: &str| [(Code::ValueWrong, word.to_owned())];
        assert_eq!(refuse("players: 0, sets: I"), value("0"));
        assert_eq!(refuse("players: 21, sets: I"), value("21"));
        assert_eq!(refuse("players: [red], sets: I"), value("[red]"));
        assert_eq!(refuse("players: 4, sets: III"), value("III"));
        assert_eq!(refuse("players: 4, sets: [I, I]"), value("I"));
        assert_eq!(refuse("players: 4, sets: []"), value("[]"));
        assert_eq!(refuse("players: 4, sets: I, copies: 0"), value("0"));
        assert_eq!(refuse("players: 4, sets: I, first_game: yes"), value("yes"));
        let missing = "copies: 2";
        let body = format!("{{ {missing} }}");
        assert_eq!(refuse(missing), [(Code::KeyMissing, body.clone()), (Code::KeyMissing, body)]);
        assert_eq!(refuse("players: 4, sets: I, set: II"), [(Code::KeyUnknown, "set".to_owned())]);
    }
}
