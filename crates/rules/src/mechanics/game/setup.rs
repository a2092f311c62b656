//! The setup of a game with halves: the number that each player gets.

use carcassonne_law::{
    BothSets, Draft, HalvesEach, Inquiry, LawResult, Players, QuestionId, SETUP_BOTH_SETS, SETUP_DRAFT, SETUP_HALVES,
    SETUP_PLAYERS, SETUP_SYMBOLS, SymbolHalves,
};
use carcassonne_position::asks::setup as ask;
use carcassonne_position::bodies::SetupBody;
use carcassonne_position::wording::{Arg, Message, Sentence, say, setup};
use carcassonne_position::{At, Reader};
use carcassonne_text::{Node, Problem, as_list, problem, words};

use super::problems;
use crate::mechanics::{
    Answer, Askable, Finding, Mechanic, Query, Role, SETUP_FORM, SetupReply, Table, TypedReply, cards,
};

/// The number of half tiles in a set.
const HALVES_PER_SET: u32 = 12;
/// The number of half tiles in set II that show symbols of other expansions.
const SYMBOL_HALVES: u32 = 4;
/// The maximum number of players for whom one set of half tiles is enough.
const PLAYERS_PER_SET: u32 = 6;
pub(super) static SETUP: Mechanic = Mechanic {
    card: cards::SETUP,
    questions: &[
        QuestionId::SetupHalves,
        QuestionId::SetupBothSets,
        QuestionId::SetupSymbols,
        QuestionId::SetupPlayers,
        QuestionId::SetupDraft,
    ],
    roles: &[Role::Answers(&[Askable { form: &SETUP_FORM, read }])],
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
    let typed = item.text().unwrap_or_default().to_owned();
    Some(problem!(item.span, problems::SeveralSets { typed }).fix_by_writing(correction))
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
        let Some(set) = reader.one_of(item, "a set of half tiles", &Set::ALL, Set::word) else { continue };
        let is_used = match set {
            Set::First => &mut sets.first,
            Set::Second => &mut sets.second,
        };
        if std::mem::replace(is_used, true) {
            reader.problem(problem!(item.span, problems::RepeatedSet));
        }
    }
    if let Some(node) = node.filter(|n| as_list(n).is_empty()) {
        reader.problem(problem!(node.span, problems::NoSet { help: ask::SETS.help }));
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
        say!(setup::Heading { players, copies, sets, first })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let SetupReply { reasons, halves, mixed, left, notes, .. } = SetupReply::read(&finding.reply)?;
        let mut answer = if let Some(reasons) = reasons {
            impossible_answer(&reasons)?
        } else {
            // The number of mixed halves is shown only if rules may differ on it.
            let mixed = Arg::list((self.first_game && self.sets.second).then_some(mixed));
            Answer::new(
                say!(setup::Today { halves, left, mixed: mixed.clone() }),
                say!(setup::Row { halves, left, mixed }),
            )
        };
        for note in notes.unwrap_or_default() {
            let is_on_symbols = note.has_message(setup::SymbolsStayOut::MESSAGE);
            answer = answer.with_sentence(say!(setup::Note { note }));
            if is_on_symbols {
                answer = answer.with_question(QuestionId::SetupSymbols);
            }
        }
        Some(answer)
    }

    fn judge(&self, _: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
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
            HalvesEach::Two | HalvesEach::Three => say!(setup::EachGets { halves }),
            HalvesEach::DealtEqually if players >= PLAYERS_PER_SET => {
                say!(setup::VariantForFewer { served: PLAYERS_PER_SET, halves })
            }
            HalvesEach::DealtEqually => say!(setup::DealtAlike { mixed, players, halves }),
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
                players,
                wanted: needed,
                pile,
            });
            if needed > pile && !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        if left > 0 {
            // Only the rules from 2020 on say what is done with the rest.
            steps.push(match reading {
                HalvesEach::Three => say!(setup::BackToTheBox { left }),
                HalvesEach::Two | HalvesEach::DealtEqually => say!(setup::LeftOver { left }),
            });
        }
        if !self.first_game {
            let Draft::LastFirst = law.ask(SETUP_DRAFT)?;
        }
        steps.push(say!(setup::HowDealt { first: self.first_game }));
        if reading == HalvesEach::Three && left >= players {
            notes.push(say!(setup::MoreEach));
        }
        let reply = SetupReply {
            allowed: reasons.is_empty(),
            reasons: Some(reasons).filter(|reasons| !reasons.is_empty()),
            halves,
            mixed,
            left,
            notes: Some(notes).filter(|notes| !notes.is_empty()),
        };
        Ok(Finding { reply: reply.into_reply(), steps, ..Finding::default() })
    }
}

impl SetupQuestion {
    /// Returns `true` if the halves with symbols stay in the box, and then adds a note on them to `notes`.
    fn are_symbols_left_out(&self, law: &mut Inquiry<'_, '_>, notes: &mut Vec<Sentence>) -> LawResult<bool> {
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
    let (_, row) = REASONS.iter().find(|(reason, _)| first.has_message(reason))?;
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
    #[test]
    fn a_reason_begins_with_the_parts_of_its_row() {
        for (reason, row) in super::REASONS {
            assert!(row.args().eq(reason.args().take(row.args().count())), "{}", row.id());
        }
    }
}
