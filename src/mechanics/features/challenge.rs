//! The challenges between shrines and monasteries: the one that is completed second scores nothing.

use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::completeness;
use crate::mechanics::base::finding::{Finding, LOST_CHALLENGE, Score};
use crate::mechanics::base::reply::ReplyPart;
use crate::mechanics::base::surroundings;
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{Contributor, Mechanic, Role};
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

/// Returns `true` for a shrine and `false` for another building that can take part in a challenge; `None` for the rest.
fn is_shrine_if_contender(table: &Table<'_>, place: Place) -> Option<bool> {
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

/// Returns the shrine, abbey or monastery at a place as a part of a sentence.
fn describe_contender(table: &Table<'_>, place: Place) -> Sentence {
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

/// Returns the answer for a finding that a challenge is lost; `None` for any other finding.
pub(super) fn lost_answer(finding: &Finding) -> Option<Answer> {
    let Some(ReplyPart::Words(words)) = finding.reply.get(LOST_CHALLENGE) else { return None };
    let rivals = words.first()?.args().first()?.clone();
    let is_finished = finding.complete == Some(true);
    Some(Answer::new(say!(challenge::TodayLost { finished: is_finished, rivals: rivals }), say!(challenge::RowLost)))
}

/// Returns `true` if a place has a follower who can be challenged: any but one who is laid as abbot.
fn has_challengeable_follower(table: &Table<'_>, place: Place) -> bool {
    let kind = table.board().tile(place.tile).and_then(|tile| tile.monastery);
    let takes_abbots = kind.is_some_and(MonasteryKind::takes_abbots);
    table.meeples_at(place).iter().any(|m| m.figure.is_follower() && !(takes_abbots && m.figure == Figure::Abbot))
}

impl Contributor for Challenge {
    fn contribute(
        &self,
        table: &Table<'_>,
        feature: &ScoredFeature,
        finding: &mut Finding,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        // Every challenge has a shrine in it.
        if !table.printed_features().shrine
            || table.monastery_kind(feature).is_none()
            || !has_challengeable_follower(table, feature.place)
            || table.has_laid_abbot(feature)
        {
            return Ok(());
        }
        let Some(is_shrine) = is_shrine_if_contender(table, feature.place) else { return Ok(()) };
        let was_first = |place: Place| table.scenario.completed_first.contains(&place);
        let board = table.board();
        // Each rival that wins has a sentence of its own, in map order.
        let mut beaten_by: Vec<Sentence> = Vec::new();
        for tile in surroundings::tiles_around(board, feature.place.tile, true) {
            let rival = Place { tile, feature: Feature::Monastery };
            let is_challenger = is_shrine_if_contender(table, rival) == Some(!is_shrine);
            if !is_challenger || !(has_challengeable_follower(table, rival) || was_first(rival)) {
                continue;
            }
            let rival_sentence = || describe_contender(table, rival);
            let sentence = match (was_first(feature.place), was_first(rival)) {
                (true, true) => say!(challenge::SameTile { rival: rival_sentence() }),
                (true, false) => say!(challenge::First { rival: rival_sentence() }),
                (false, true) => {
                    beaten_by.push(rival_sentence());
                    say!(challenge::Second { rival: rival_sentence() })
                }
                (false, false) if finding.complete == Some(true) => {
                    say!(challenge::Beats { rival: rival_sentence() })
                }
                (false, false) if completeness::is_unfinished(table, rival, law)? => {
                    say!(challenge::Undecided { rival: rival_sentence() })
                }
                (false, false) => {
                    beaten_by.push(rival_sentence());
                    say!(challenge::Beaten { rival: rival_sentence() })
                }
            };
            finding.steps.push(sentence);
        }
        if !beaten_by.is_empty() {
            finding.score = Score::default();
            let reply = std::mem::take(&mut finding.reply);
            let lost = say!(challenge::Lost { rivals: Arg::list(beaten_by) });
            finding.reply = reply.with(LOST_CHALLENGE, ReplyPart::clauses([lost]));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{feature_results, feature_words, judge_position};

    /// Returns a complete monastery m with a shrine w to its east, which has an empty space beyond.
    fn monastery_with_shrine(meeples: &str, more: &str) -> String {
        format!(
            "board: |\n  #  #  #  #\n  #  m  w  .\n  #  #  #  #\ntiles:\n  m: {{ monastery: true }}\n  w: {{ monastery: shrine }}\nmeeples: {meeples}\n{more}"
        )
    }

    const BOTH: &str = "{ red: m.monastery, blue: w.monastery }";

    #[test]
    fn what_is_complete_beats_what_is_not() {
        let text = monastery_with_shrine(BOTH, "");
        assert_eq!(feature_results(&text, "m.monastery", "now"), ["complete, worth 9: red 9"]);
        assert_eq!(feature_results(&text, "w.monastery", "now"), ["open, worth 0: "]);
        let alone = monastery_with_shrine("{ blue: w.monastery }", "");
        assert_eq!(feature_results(&alone, "w.monastery", "now"), ["open, worth 8: blue 8"]);
    }

    #[test]
    fn while_neither_is_complete_nothing_is_decided() {
        let text = monastery_with_shrine(BOTH, "").replacen("  #  #", "  .  #", 1);
        assert_eq!(feature_results(&text, "m.monastery", "now"), ["open, worth 8: red 8"]);
        assert_eq!(feature_results(&text, "w.monastery", "now"), ["open, worth 8: blue 8"]);
    }

    #[test]
    fn completed_by_the_same_tile_both_score() {
        let text = monastery_with_shrine(BOTH, "").replace("w  .", "w  #");
        assert_eq!(feature_results(&text, "m.monastery", "now"), ["complete, worth 9: red 9"]);
        assert_eq!(feature_results(&text, "w.monastery", "now"), ["complete, worth 9: blue 9"]);
    }

    #[test]
    fn who_was_first_may_be_said() {
        let text = monastery_with_shrine("{ blue: w.monastery }", "completed_first: m.monastery\n");
        assert_eq!(feature_results(&text, "w.monastery", "now"), ["open, worth 0: "]);
        let closed = text.replace("w  .", "w  #").replace("{ blue: w.monastery }", BOTH);
        assert_eq!(feature_results(&closed, "w.monastery", "now"), ["complete, worth 0: "]);
        assert_eq!(feature_results(&closed, "m.monastery", "now"), ["complete, worth 9: red 9"]);
        let tie = closed.replace(": m.monastery\n", ": [m.monastery, w.monastery]\n");
        assert_eq!(feature_results(&tie, "w.monastery", "now"), ["complete, worth 9: blue 9"]);
    }

    #[test]
    fn several_rivals_are_all_told() {
        let text = "board: |\n  #  #  #  #  #\n  #  m  w  n  #\n  #  #  .  #  #\n  #  #  .  #  #\ntiles:\n  m n: { monastery: true }\n  w: { monastery: shrine }\nmeeples: { red: [m.monastery, n.monastery], blue: w.monastery }\n";
        let near = feature_results(text, "w.monastery", "now");
        assert_eq!(near, ["open, worth 8: blue 8"]);
        let first = format!("{text}completed_first: [m.monastery, n.monastery]\n");
        assert_eq!(feature_results(&first, "w.monastery", "now"), ["open, worth 0: "]);
    }

    #[test]
    fn whether_the_rival_is_complete_may_turn_on_a_lone_half() {
        let text = monastery_with_shrine(BOTH, "").replacen("  #  #", "  #/.  #", 1);
        assert_eq!(feature_results(&text, "w.monastery", "now"), ["open, worth 0: "]);
        assert!(judge_position(&text, "w.monastery", "now").1.contains(&"gap.monastery"));
    }

    #[test]
    fn neither_a_laid_abbot_nor_a_monastery_that_is_far_is_challenged() {
        let abbot = monastery_with_shrine("{ red: abbot m.monastery, blue: w.monastery }", "")
            .replace("monastery: true", "monastery: german");
        assert_eq!(feature_results(&abbot, "w.monastery", "now"), ["open, worth 8: blue 8"]);
        let far = monastery_with_shrine(BOTH, "").replace("m  w", "m  #  w").replace("#  #  #  #", "#  #  #  #  #");
        assert_eq!(feature_results(&far, "w.monastery", "now"), ["open, worth 8: blue 8"]);
    }

    #[test]
    fn what_is_said_of_a_loser_tells_whether_it_is_finished() {
        let open = monastery_with_shrine("{ blue: w.monastery }", "completed_first: m.monastery\n");
        assert_eq!(
            feature_words(&open, "w.monastery", "now"),
            [
                "It is incomplete, and the monastery on m has won the challenge against it: nobody scores it.",
                "no points: challenge lost"
            ]
        );
        let closed = open.replace("w  .", "w  #");
        assert_eq!(
            feature_words(&closed, "w.monastery", "now"),
            [
                "It is completed, but the monastery on m has won the challenge against it: nobody scores it.",
                "no points: challenge lost"
            ]
        );
    }
}
