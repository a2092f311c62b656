//! What a case speaks of that its board does not have.
//!
//! A half laid the wrong way round may be legal, and silently answer another question than the one
//! that was meant. A board shows that only by what is said of it: players who disagree where no rule
//! on halves bears on the matter, rule sets that are expected to differ where nothing makes them, a
//! question about a gap where there is none, castles that touch. That is told beside the answer; the
//! answer stands.

use std::collections::{BTreeMap, BTreeSet};

use super::alike::alike;
use super::implausible::implausible;
use super::missed::expected;
use super::nearest::MOST_NEAREST;
use crate::geometry::{Shape, Space};
use crate::landscape::Gaps;
use crate::mechanics::{Subject, SubjectIx, Table};
use crate::rulebook::{RuleSet, question_data};
use crate::scenario::{Board, Claim, Expectation, ExpectedRules, PlayerIx, Status, TileIx, Topic};
use crate::verdict::{Judgement, PointOfLaw, SubjectVerdicts, Verdict, heading};
use crate::wording::{Arg, Sentence, say};

/// What a case speaks of that its board does not have, one or two sentences each; none where all is well.
///
/// The judgement is that of the same table; it need have no more than what is [spoken of](crate::verdict::mentioned_subjects).
pub fn doubts(table: &Table<'_>, judgement: &Judgement<'_>) -> Vec<String> {
    let mut spoken: BTreeMap<SubjectIx, Spoken<'_>> = BTreeMap::new();
    for claim in &table.scenario.claims {
        if let Some(ix) = table.find_subject(claim.about) {
            spoken.entry(ix).or_default().claims.push(claim);
        }
    }
    for expect in &table.scenario.expect {
        if let Some(ix) = table.find_subject(expect.about) {
            spoken.entry(ix).or_default().expected.push(expect);
        }
    }
    let names = alike(table).into_iter();
    let mut doubts: Vec<Vec<Sentence>> = names.chain(unseen(table)).map(|one| vec![one]).collect();
    // Where no half lies, people differ about something else; and whether rules make a difference is seen under all of them.
    let is_asked = |set: &RuleSet| judgement.rule_sets.iter().any(|asked| asked.id() == set.id());
    let all_asked = || table.applicable_rule_sets(&RuleSet::all()).iter().all(is_asked);
    let is_seen = spoken.is_empty() || has_half(table.board()) && all_asked();
    if !is_seen {
        spoken.clear();
    }
    for (ix, spoken) in spoken {
        if judgement.verdicts_on(ix).is_none_or(bears) {
            continue;
        }
        // Where nothing else is answered, it is plain what is meant.
        let about = Arg::list(heading(table, ix).filter(|_| judgement.answered > 1));
        let differ = match (spoken.claims_differ(), spoken.rules_differ(table)) {
            (true, _) => say!(verdict::ClaimsDiffer { about: about }),
            (false, true) => say!(verdict::RulesAreToDiffer { about: about }),
            (false, false) => continue,
        };
        let look = if beside_open_gap(table, ix) { say!(verdict::GapIsOpen) } else { say!(verdict::LookAtHalves) };
        doubts.push(vec![differ, look]);
    }
    let others = apart(table).into_iter().chain(castles_that_touch(table));
    let others = others.chain(many_claims(table));
    doubts.extend(others.chain(implausible(table, judgement.rule_sets)).map(|one| vec![one]));
    let voice = table.voice();
    let in_words =
        |doubt: &Vec<Sentence>| doubt.iter().map(|said| voice.capitalized_sentence(said)).collect::<Vec<_>>().join(" ");
    doubts.iter().map(in_words).collect()
}

/// That not every wrong number is told the nearest, where there may be more than are.
fn many_claims(table: &Table<'_>) -> Option<Sentence> {
    let many = table.scenario.claims.len() > MOST_NEAREST;
    many.then(|| say!(verdict::ManyClaims { most: MOST_NEAREST }))
}

/// Whether any question of law came up about a subject that is told where it decides nothing, or decides.
fn bears(subject: &SubjectVerdicts<'_>) -> bool {
    let tells = |point: &PointOfLaw| !question_data(point.question).quiet;
    let played = subject.verdicts.iter().filter(|v| !v.is_older_than_board());
    let played: Vec<&Verdict<'_>> = played.collect();
    let turns = |v: &&Verdict<'_>| v.points_of_law.iter().any(tells) || v.status != Status::Settled;
    played.len() > 1 || played.iter().any(turns)
}

/// Whether a gap that is not enclosed lies beside a subject.
fn beside_open_gap(table: &Table<'_>, subject: SubjectIx) -> bool {
    let Some(Subject::Feature(subject)) = table.subject(subject) else { return false };
    let beside = |area| table.land.gaps_beside(table.board(), &[area]);
    subject.area.is_some_and(|area| beside(area).iter().any(|gap| !gap.enclosed))
}

fn has_half(board: &Board) -> bool {
    board.all().any(|tile| matches!(board.placed(tile).shape, Shape::Half(_)))
}

/// What is said of a subject.
#[derive(Default)]
struct Spoken<'s> {
    claims: Vec<&'s Claim>,
    expected: Vec<&'s Expectation>,
}

impl Spoken<'_> {
    /// Whether two claims contradict one another.
    fn claims_differ(&self) -> bool {
        let mut each: BTreeSet<u32> = BTreeSet::new();
        let mut points: BTreeSet<&BTreeMap<PlayerIx, u32>> = BTreeSet::new();
        let mut complete: BTreeSet<bool> = BTreeSet::new();
        let mut replies: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for claim in &self.claims {
            each.extend(claim.each);
            points.extend(&claim.points);
            complete.extend(claim.complete);
            for said in &claim.reply {
                replies.entry(&said.key).or_default().insert(said.node.to_words());
            }
        }
        let replies = replies.values().any(|words| words.len() > 1);
        each.len() > 1 || points.len() > 1 || complete.len() > 1 || replies
    }

    /// Whether different things are expected under different rule sets, or several outcomes.
    fn rules_differ(&self, table: &Table<'_>) -> bool {
        let unsettled = |status: Option<Status>| match status {
            Some(Status::Open | Status::Contested | Status::NotApplicable) => true,
            Some(Status::Settled) | None => false,
        };
        let several =
            |e: &&Expectation| unsettled(e.status) || e.outcomes.as_ref().is_some_and(|outcomes| outcomes.len() > 1);
        let under = |e: &&Expectation| match &e.under {
            ExpectedRules::All => vec!["all".to_owned()],
            ExpectedRules::Rest => vec!["rest".to_owned()],
            ExpectedRules::Sets(sets) => sets.iter().map(|set| set.id().to_owned()).collect(),
        };
        let parts: BTreeSet<Vec<String>> = self.expected.iter().map(under).collect();
        let said: BTreeSet<Vec<String>> = self.expected.iter().map(|e| expected(table, e)).collect();
        self.expected.iter().any(several) || (parts.len() > 1 && said.len() > 1)
    }
}

/// Features that are expected to be one with another, but do not meet it at any gap.
fn apart(table: &Table<'_>) -> Vec<Sentence> {
    let (board, land) = (table.board(), table.land);
    let mut doubts: Vec<Sentence> = Vec::new();
    for expect in &table.scenario.expect {
        let Topic::Feature(place) = expect.about else { continue };
        let Some(area) = land.area(board, place) else { continue };
        let outcomes = std::iter::once(&expect.every).chain(expect.outcomes.iter().flatten());
        for other in outcomes.flat_map(|o| o.same_as.iter().flatten()) {
            let never = land
                .area(board, *other)
                .is_none_or(|other| !land.areas_joined_with(board, area, Gaps::Joined).contains(&other));
            if never && table.scenario.barns.is_empty() {
                let (other, this) = (Arg::Place(*other), Arg::Place(place));
                let doubt = say!(verdict::NeverOne { other: other, this: this });
                if !doubts.contains(&doubt) {
                    doubts.push(doubt);
                }
            }
        }
    }
    doubts
}

/// German castles that touch, which no rules let anybody lay so (*Castles in Germany*).
fn castles_that_touch(table: &Table<'_>) -> Vec<Sentence> {
    let board = table.board();
    let is_castle = |tile: TileIx| board.tile(tile).is_some_and(|tile| tile.castle);
    let (mut doubts, mut more) = (Vec::new(), 0);
    for castle in board.all().filter(|tile| is_castle(*tile)) {
        let placed = board.placed(castle);
        let round: BTreeSet<TileIx> = placed
            .shape
            .spaces(placed.at)
            .flat_map(Space::neighbors)
            .flat_map(|space| board.at(space))
            .filter(|other| *other > castle && is_castle(*other))
            .collect();
        let touch = |other: TileIx| say!(verdict::CastlesTouch { one: castle, other: other });
        more += round.len().saturating_sub(MOST_TOUCHING.saturating_sub(doubts.len()));
        let left = MOST_TOUCHING.saturating_sub(doubts.len());
        doubts.extend(round.into_iter().take(left).map(touch));
    }
    if more > 0 {
        doubts.push(say!(verdict::MoreCastlesTouch { count: more }));
    }
    doubts
}

/// How many pairs of castles that touch are told one by one.
const MOST_TOUCHING: usize = 20;

/// What the question names, and no space of the board has.
fn unseen(table: &Table<'_>) -> Vec<Sentence> {
    let (board, scenario) = (table.board(), table.scenario);
    let Some(question) = &scenario.question else { return Vec::new() };
    // What is only to be laid does not lie there yet.
    let lays = |word: &str| matches!(word, "place" | "setup" | "end" | "message" | "turn");
    if scenario.asks.iter().any(|ask| lays(&ask.word)) {
        return Vec::new();
    }
    let words: Vec<String> =
        question.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase).filter(|word| !word.is_empty()).collect();
    let speaks = |any: &[&str]| words.iter().any(|word| any.contains(&word.as_str()));
    let paired = || {
        board.all().any(|tile| {
            let placed = board.placed(tile);
            matches!(placed.shape, Shape::Half(_)) && board.at(placed.at).count() > 1
        })
    };
    let mut doubts = Vec::new();
    if speaks(&["gap", "gaps", "triangular"]) && table.land.gaps().is_empty() {
        doubts.push(say!(verdict::NoGap));
    }
    if speaks(&["pair", "pairs"]) && !paired() {
        doubts.push(say!(verdict::NoPair));
    }
    if speaks(&["half", "halves", "halfling", "halflings"]) && !has_half(board) {
        doubts.push(say!(verdict::NoHalf));
    }
    doubts
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::text::SourceText;
    use crate::verdict::{Case, Scope, judge};

    fn doubted(text: &str) -> Vec<String> {
        let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal case");
        let (table, sets) = (case.table(), RuleSet::all());
        doubts(&table, &judge(&table, &sets, Scope::Answered))
    }

    const PAIR: &str = "question: 8 points or 10?\nplayers: [red, blue]\nboard: |\n  .  a\n  b  p\\q\ntiles:\n  a: { city: S }\n  b: { city: E }\n  p: { city: WL }\n  q: { city: NL }\nmeeples: { red: a.city }\nclaims:\n  red: { a.city: 8 }\n  blue: { a.city: 6 }\n";

    #[test]
    fn where_a_rule_bears_on_what_is_claimed_there_is_nothing_to_say() {
        assert_eq!(doubted(PAIR), [""; 0]);
    }

    #[test]
    fn claims_that_differ_where_no_rule_bears_on_them_are_told() {
        // q shows its city toward a alone, so the two are no pair in one city.
        let apart = PAIR.replace("  p: { city: WL }\n  q: { city: NL }", "  p: { city: W }\n  q: { city: N }");
        let found = doubted(&apart);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("The players disagree, but"), "{found:?}");
        assert!(found[0].contains("the right way round"), "{found:?}");
        let beside = apart.replace("red: a.city }", "red: [a.city, b.city] }");
        let found = doubted(&beside);
        assert!(found[0].starts_with("Red's city on a and q: the players disagree, but"), "{found:?}");
        let agree = apart.replace("a.city: 6", "a.city: 8");
        assert_eq!(doubted(&agree), [""; 0]);
    }

    #[test]
    fn rule_sets_that_are_expected_to_differ_are_told_too() {
        let expect = "expect:\n  - { feature: a.road, points: { red: 2 }, under: 2015 }\n  - { feature: a.road, points: { red: 1 }, under: rest }\n";
        let text = format!(
            "board: |\n  a  p/.\ntiles:\n  a: {{ road: E }}\n  p: {{ road: W }}\nmeeples: {{ red: a.road }}\n{expect}"
        );
        let found = doubted(&text);
        assert!(found[0].starts_with("The rule sets are expected to differ, but"), "{found:?}");
        let gap = text.replace("road: W }", "road: LW }");
        assert!(doubted(&gap)[0].contains("not enclosed"), "{:?}", doubted(&gap));
        let alike = text.replace("{ red: 1 }", "{ red: 2 }");
        assert_eq!(doubted(&alike), [""; 0]);
    }

    #[test]
    fn a_question_about_what_the_board_does_not_have_is_told() {
        let ask = |question: &str, board: &str| {
            doubted(&format!("question: {question}\nboard: |\n  {board}\ntiles:\n  p: {{}}\n"))
        };
        let gap = "The question mentions a gap, but no half tile is alone on its space on this board.";
        assert_eq!(ask("Does the gap matter?", "p/p"), [gap]);
        assert_eq!(ask("Does the gap matter?", "p/."), [""; 0]);
        let pair = "The question mentions a pair, but no space on this board has two half tiles.";
        assert_eq!(ask("Is a pair one tile?", "p/."), [pair]);
        assert_eq!(ask("Is a pair one tile?", "p/p"), [""; 0]);
        let none = "The question mentions half tiles, but there are none on this board.";
        assert_eq!(ask("Does the half count?", "p"), [none]);
        assert_eq!(ask("Does it count?", "p"), [""; 0]);
    }

    #[test]
    fn names_that_look_alike_are_told() {
        let named = |one: &str, other: &str| {
            doubted(&format!(
                "board: |\n  a  b\ntiles:\n  a: {{ city: E }}\n  b: {{ city: W }}\nmeeples: {{ {one}: a.city, {other}: b.city }}\n"
            ))
        };
        let cyrillic = "The names Anna and Аnna look alike, but are two different players: the А in Аnna is Cyrillic. If you mean one, write the same name everywhere.";
        assert_eq!(named("Anna", "Аnna"), [cyrillic]);
        let accent = "The names Zoe and Zoë look alike, but are two different players. If you mean one, write the same name everywhere.";
        assert_eq!(named("Zoe", "Zoë"), [accent]);
        assert_eq!(named("Anna", "Hanna"), [""; 0]);
        let tiles = doubted("board: |\n  aB  ab\ntiles:\n  aB ab: {}\n");
        assert_eq!(
            tiles,
            [
                "The names ab and aB look alike, but are two different tiles. If you mean one, write the same name everywhere."
            ]
        );
        let asked = doubted(
            "board: |\n  a\ntiles: { a: {} }\nask:\n  - { id: myHunt, tower: { at: a, height: 1 } }\n  - { id: myhunt, tower: { at: a, height: 2 } }\n",
        );
        let told = "The names myhunt and myHunt look alike, but are two different questions. If you mean one, write the same name everywhere.";
        assert_eq!(asked, [told]);
    }

    #[test]
    fn castles_that_touch_are_told() {
        let at = |board: &str| doubted(&format!("board: |\n{board}\ntiles:\n  j k: {{ castle: true }}\n  f: {{}}\n"));
        let touch = ["j and k are castles that touch: no rules allow that."];
        assert_eq!(at("  j  <  f  f\n  .  .  k  <"), touch);
        assert_eq!(at("  j  <  f\n  .  .  .\n  k  <  f"), [""; 0]);
    }

    #[test]
    fn what_never_meets_is_told_not_to_be_one() {
        let text = "board: |\n  a  .  b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples: { red: a.city }\nexpect: { feature: a.city, same_as: b.city }\n";
        let found =
            ["The city on b is expected to be joined to the city on a, but there is no enclosed gap between them."];
        assert_eq!(doubted(text), found);
    }
}
