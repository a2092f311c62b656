//! The challenges between shrines and monasteries: the one that is completed second scores nothing.

use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::{Finding, LOST, Score};
use crate::mechanics::base::finished;
use crate::mechanics::base::reply::ReplyPart;
use crate::mechanics::base::surroundings;
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{Adds, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId};
use crate::scenario::{Feature, Figure, Place};
use crate::tiles::MonasteryKind;
use crate::wording::{Arg, Sentence, say};

/// The mechanic's part that removes the points of the loser of a challenge.
#[derive(Debug)]
struct Challenge;

pub(in crate::mechanics) static CHALLENGE: Mechanic = Mechanic {
    card: cards::CHALLENGE,
    questions: &[QuestionId::GapMonastery, QuestionId::GapShrine, QuestionId::GapAbbey],
    roles: &[Role::Adds(&Challenge)],
};

/// Returns whether a place that can take part in a challenge is a shrine; `None` if it cannot take part.
fn contender(table: &Table<'_>, place: Place) -> Option<bool> {
    match table.board().tile(place.tile)?.monastery? {
        MonasteryKind::Shrine => Some(true),
        MonasteryKind::Plain
        | MonasteryKind::German
        | MonasteryKind::Dutch
        | MonasteryKind::Japanese
        | MonasteryKind::Abbey => Some(false),
        MonasteryKind::Darmstadt => None,
    }
}

/// Returns a contender as a part of a sentence.
fn says(table: &Table<'_>, place: Place) -> Sentence {
    let kind = match table.board().tile(place.tile).and_then(|tile| tile.monastery) {
        Some(MonasteryKind::Shrine) => "shrine",
        Some(MonasteryKind::Abbey) => "abbey",
        Some(
            MonasteryKind::Plain
            | MonasteryKind::German
            | MonasteryKind::Dutch
            | MonasteryKind::Japanese
            | MonasteryKind::Darmstadt,
        )
        | None => "monastery",
    };
    say!(challenge::Rival { kind: kind, tile: place.tile })
}

/// Returns the answer for a shrine or monastery that has lost its challenge; `None` if it has not.
pub(super) fn lost(finding: &Finding) -> Option<Answer> {
    let Some(ReplyPart::Words(words)) = finding.reply.get(LOST) else { return None };
    let rivals = words.first()?.args().first()?.clone();
    let finished = finding.complete == Some(true);
    Some(Answer::new(say!(challenge::TodayLost { finished: finished, rivals: rivals }), say!(challenge::RowLost)))
}

/// Returns `true` if a follower who can be challenged is there.
fn is_held(table: &Table<'_>, place: Place) -> bool {
    let kind = table.board().tile(place.tile).and_then(|tile| tile.monastery);
    let laid = kind.is_some_and(MonasteryKind::takes_abbots);
    table.meeples_at(place).iter().any(|m| m.figure.is_follower() && !(laid && m.figure == Figure::Abbot))
}

impl Adds for Challenge {
    fn adds(
        &self,
        table: &Table<'_>,
        subject: &ScoredFeature,
        finding: &mut Finding,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        // Every challenge has a shrine in it.
        if !table.printed().shrine
            || table.monastery(subject).is_none()
            || !is_held(table, subject.place)
            || table.is_abbot_laid(subject)
        {
            return Ok(());
        }
        let Some(shrine) = contender(table, subject.place) else { return Ok(()) };
        let first = |place: Place| table.scenario.completed_first.contains(&place);
        let board = table.board();
        // The order is not that of the map: each rival has its own sentence.
        let mut beaten_by: Vec<Sentence> = Vec::new();
        for tile in surroundings::tiles_round(board, subject.place.tile, true) {
            let rival = Place { tile, feature: Feature::Monastery };
            let challenges = contender(table, rival) == Some(!shrine);
            if !challenges || !(is_held(table, rival) || first(rival)) {
                continue;
            }
            let named = || says(table, rival);
            let told = match (first(subject.place), first(rival)) {
                (true, true) => say!(challenge::SameTile { rival: named() }),
                (true, false) => say!(challenge::First { rival: named() }),
                (false, true) => {
                    beaten_by.push(named());
                    say!(challenge::Second { rival: named() })
                }
                (false, false) if finding.complete == Some(true) => {
                    say!(challenge::Beats { rival: named() })
                }
                (false, false) if finished::unfinished(table, rival, law)? => {
                    say!(challenge::Undecided { rival: named() })
                }
                (false, false) => {
                    beaten_by.push(named());
                    say!(challenge::Beaten { rival: named() })
                }
            };
            finding.steps.push(told);
        }
        if !beaten_by.is_empty() {
            finding.score = Score::default();
            let reply = std::mem::take(&mut finding.reply);
            let lost = say!(challenge::Lost { rivals: Arg::list(beaten_by) });
            finding.reply = reply.with(LOST, ReplyPart::clauses([lost]));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{feature_in_words, found, judged};

    /// Returns a complete monastery m with a shrine w to its east, which has an empty space beyond.
    fn beside(meeples: &str, more: &str) -> String {
        format!(
            "board: |\n  #  #  #  #\n  #  m  w  .\n  #  #  #  #\ntiles:\n  m: {{ monastery: true }}\n  w: {{ monastery: shrine }}\nmeeples: {meeples}\n{more}"
        )
    }

    const BOTH: &str = "{ red: m.monastery, blue: w.monastery }";

    #[test]
    fn what_is_complete_beats_what_is_not() {
        let text = beside(BOTH, "");
        assert_eq!(found(&text, "m.monastery", "now"), ["complete, worth 9: red 9"]);
        assert_eq!(found(&text, "w.monastery", "now"), ["open, worth 0: "]);
        let alone = beside("{ blue: w.monastery }", "");
        assert_eq!(found(&alone, "w.monastery", "now"), ["open, worth 8: blue 8"]);
    }

    #[test]
    fn while_neither_is_complete_nothing_is_decided() {
        let text = beside(BOTH, "").replacen("  #  #", "  .  #", 1);
        assert_eq!(found(&text, "m.monastery", "now"), ["open, worth 8: red 8"]);
        assert_eq!(found(&text, "w.monastery", "now"), ["open, worth 8: blue 8"]);
    }

    #[test]
    fn completed_by_the_same_tile_both_score() {
        let text = beside(BOTH, "").replace("w  .", "w  #");
        assert_eq!(found(&text, "m.monastery", "now"), ["complete, worth 9: red 9"]);
        assert_eq!(found(&text, "w.monastery", "now"), ["complete, worth 9: blue 9"]);
    }

    #[test]
    fn who_was_first_may_be_said() {
        let text = beside("{ blue: w.monastery }", "completed_first: m.monastery\n");
        assert_eq!(found(&text, "w.monastery", "now"), ["open, worth 0: "]);
        let whole = text.replace("w  .", "w  #").replace("{ blue: w.monastery }", BOTH);
        assert_eq!(found(&whole, "w.monastery", "now"), ["complete, worth 0: "]);
        assert_eq!(found(&whole, "m.monastery", "now"), ["complete, worth 9: red 9"]);
        let tie = whole.replace(": m.monastery\n", ": [m.monastery, w.monastery]\n");
        assert_eq!(found(&tie, "w.monastery", "now"), ["complete, worth 9: blue 9"]);
    }

    #[test]
    fn several_rivals_are_all_told() {
        let text = "board: |\n  #  #  #  #  #\n  #  m  w  n  #\n  #  #  .  #  #\n  #  #  .  #  #\ntiles:\n  m n: { monastery: true }\n  w: { monastery: shrine }\nmeeples: { red: [m.monastery, n.monastery], blue: w.monastery }\n";
        let near = found(text, "w.monastery", "now");
        assert_eq!(near, ["open, worth 8: blue 8"]);
        let first = format!("{text}completed_first: [m.monastery, n.monastery]\n");
        assert_eq!(found(&first, "w.monastery", "now"), ["open, worth 0: "]);
    }

    #[test]
    fn whether_the_rival_is_complete_may_turn_on_a_lone_half() {
        let text = beside(BOTH, "").replacen("  #  #", "  #/.  #", 1);
        assert_eq!(found(&text, "w.monastery", "now"), ["open, worth 0: "]);
        assert!(judged(&text, "w.monastery", "now").1.contains(&"gap.monastery"));
    }

    #[test]
    fn neither_a_laid_abbot_nor_a_monastery_that_is_far_is_challenged() {
        let abbot =
            beside("{ red: abbot m.monastery, blue: w.monastery }", "").replace("monastery: true", "monastery: german");
        assert_eq!(found(&abbot, "w.monastery", "now"), ["open, worth 8: blue 8"]);
        let far = beside(BOTH, "").replace("m  w", "m  #  w").replace("#  #  #  #", "#  #  #  #  #");
        assert_eq!(found(&far, "w.monastery", "now"), ["open, worth 8: blue 8"]);
    }

    #[test]
    fn what_is_said_of_a_loser_tells_whether_it_is_finished() {
        let open = beside("{ blue: w.monastery }", "completed_first: m.monastery\n");
        assert_eq!(
            feature_in_words(&open, "w.monastery", "now"),
            [
                "It is incomplete, and the monastery on m has won the challenge against it: nobody scores it.",
                "no points: challenge lost"
            ]
        );
        let whole = open.replace("w  .", "w  #");
        assert_eq!(
            feature_in_words(&whole, "w.monastery", "now"),
            [
                "It is completed, but the monastery on m has won the challenge against it: nobody scores it.",
                "no points: challenge lost"
            ]
        );
    }
}
