//! The challenges between shrines and monasteries: the one that is completed second scores nothing.

use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::{Inquiry, LawResult, QuestionId};
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Feature, Figure, Place};

use crate::mechanics::base::completeness;
use crate::mechanics::{
    Answer, ChallengeReply, Finding, Mechanic, Role, Score, ScoredFeature, Table, TypedReply, cards, surroundings,
};

pub(super) static CHALLENGE: Mechanic = Mechanic {
    card: cards::CHALLENGE,
    questions: &[QuestionId::GapMonastery, QuestionId::GapShrine, QuestionId::GapAbbey],
    roles: &[Role::Adds(contribute)],
};

/// Returns `true` for a shrine and `false` for another building that can take part in a challenge; `None` for the rest.
fn is_shrine_if_contender(table: &Table<'_>, place: Place) -> Option<bool> {
    match table.board().tile(place.tile)?.monastery? {
        MonasteryKind::Shrine => Some(true),
        MonasteryKind::Darmstadt => None,
        _ => Some(false),
    }
}

/// Returns the shrine, abbey or monastery at a place as a part of a sentence.
fn describe_contender(table: &Table<'_>, place: Place) -> Sentence {
    let kind = match table.board().tile(place.tile).and_then(|tile| tile.monastery) {
        Some(MonasteryKind::Shrine) => "shrine",
        Some(MonasteryKind::Abbey) => "abbey",
        _ => "monastery",
    };
    say!(challenge::Rival { kind, tile: place.tile })
}

/// Returns the answer for a finding that a challenge is lost; `None` for any other finding.
pub(super) fn lost_answer(finding: &Finding) -> Option<Answer> {
    let reply = ChallengeReply::read(&finding.reply)?;
    let rivals = reply.challenge.first()?.args().first()?.clone();
    let is_finished = finding.complete == Some(true);
    Some(Answer::new(say!(challenge::TodayLost { finished: is_finished, rivals }), say!(challenge::RowLost)))
}

/// Returns `true` if a place has a follower who can be challenged: any but one who is laid as abbot.
fn has_challengeable_follower(table: &Table<'_>, place: Place) -> bool {
    let kind = table.board().tile(place.tile).and_then(|tile| tile.monastery);
    let takes_abbots = kind.is_some_and(MonasteryKind::takes_abbots);
    table.meeples_at(place).iter().any(|m| m.figure.is_follower() && !(takes_abbots && m.figure == Figure::Abbot))
}

/// Removes the points of the loser of a challenge.
fn contribute(
    table: &Table<'_>,
    feature: &ScoredFeature,
    finding: &mut Finding,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<()> {
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
            (false, false) if finding.complete == Some(true) => say!(challenge::Beats { rival: rival_sentence() }),
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
        let lost = say!(challenge::Lost { rivals: Arg::list(beaten_by) });
        finding.reply = ChallengeReply { challenge: vec![lost] }.into_reply();
    }
    Ok(())
}
