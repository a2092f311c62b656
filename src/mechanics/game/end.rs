//! The end of a game with halves: whether the game is over, and which halves are lost.

use std::collections::BTreeMap;

use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::form::{Form, Key};
use crate::mechanics::base::reply::{Kind, Reply, ReplyPart};
use crate::mechanics::base::table::{Query, Table};
use crate::mechanics::{Askable, Mechanic, Role};
use crate::rulebook::{
    END_ABBEYS, END_TRIGGER, END_UNPLAYED, EndAbbeys, EndTrigger, Inquiry, NotApplicable, QuestionId, Unplayed,
};
use crate::scenario::asks::end as ask;
use crate::scenario::{Field, PlayerIx, Reader};
use crate::text::{Fields, as_list};
use crate::wording::{Arg, Sentence, end, say};

/// The highest number of tiles, halves, points or goods that is accepted; no game has as many.
const MANY: u32 = 10_000;

pub(in crate::mechanics) static END: Mechanic = Mechanic {
    card: cards::END,
    questions: &[QuestionId::EndTrigger, QuestionId::EndAbbeys, QuestionId::EndUnplayed],
    roles: &[Role::Answers(&[Askable {
        form: Form {
            declared: &ask::DECLARATION,
            replies: &[
                Key::new("over", Kind::Flag, end::SaidOver::MESSAGE),
                Key::new("lost", Kind::Players, end::SaidLost::MESSAGE),
                Key::new("abbeys", Kind::Players, end::SaidAbbeys::MESSAGE),
            ],
        },
        read,
    }])],
};

/// The end of a turn: the number of normal tiles left, and the halves and abbeys in hand.
#[derive(Debug)]
struct LastTurn {
    normal: u32,
    /// Set if the question has the key for halves in hand, even if no player has any: the game has halves.
    has_halves: bool,
    halves: Vec<(PlayerIx, u32)>,
    abbeys: Vec<(PlayerIx, u32)>,
    /// The players who have had the turn to place an abbey after the last tile.
    passed: Vec<PlayerIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let normal = reader.need(&ask::NORMAL_TILES_LEFT);
    let normal = normal.and_then(|n| reader.number(n, &ask::NORMAL_TILES_LEFT));
    let has_halves = reader.get(&ask::HALVES_IN_HAND).is_some();
    let halves = in_hand(reader, &ask::HALVES_IN_HAND, "a number of halves");
    let abbeys = in_hand(reader, &ask::ABBEYS_IN_HAND, "a number of abbeys");
    let passed = reader.get(&ask::PASSED).map(as_list).unwrap_or_default();
    let passed = passed.iter().filter_map(|node| reader.player(node)).collect();
    Some(Box::new(LastTurn { normal: normal?, has_halves, halves: halves?, abbeys: abbeys?, passed }))
}

/// Reads how many of something each player holds, without players who hold none; empty if the key is
/// absent.
fn in_hand(reader: &mut Reader<'_>, field: &Field, what: &str) -> Option<Vec<(PlayerIx, u32)>> {
    Some(counted(reader, field, what)?.into_iter().filter(|(_, n)| *n > 0).collect())
}

/// Reads a number of something for each player who is named; empty if the key is absent.
pub(super) fn counted(reader: &mut Reader<'_>, field: &Field, what: &str) -> Option<BTreeMap<PlayerIx, u32>> {
    let mut counted = BTreeMap::new();
    if let Some(node) = reader.get(field) {
        let fields = Fields::open(node, &format!("`{}`", field.key), reader.problems)?;
        for (name, span, count) in fields.iter() {
            let player = reader.player_named(name, span);
            let count = reader.count(count, what, 0, MANY);
            counted.extend(player.zip(count));
        }
    }
    Some(counted)
}

impl Query for LastTurn {
    fn looks_at_the_board(&self) -> bool {
        false
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let held = self.halves().chain(self.abbeys());
        let heading = say!(end::Heading { tiles: self.normal, held: Arg::list(held) });
        if self.passed.is_empty() {
            return heading;
        }
        say!(end::HeadingPassed { heading: heading, players: Arg::list(self.passed.iter().copied()) })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let lost = finding.reply.get("lost").is_some();
        let answer = if self.normal > 0 {
            Answer::new(say!(end::TodayGoesOn { tiles: self.normal }), say!(end::RowGoesOn))
        } else if finding.reply.get("abbeys").is_some() {
            let today = say!(end::TodayWaits { players: Arg::list(self.waiting().map(|(player, _)| player)) });
            Answer::new(today, say!(end::RowWaits { lost: lost }))
        } else {
            Answer::new(say!(end::TodayOver), say!(end::RowOver { lost: lost }))
        };
        let halves = || say!(end::Lost { halves: Arg::list(self.halves()) });
        Some(if lost { answer.and(halves()) } else { answer })
    }

    fn judge(&self, _: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Finding, NotApplicable> {
        // Without halves, the last tile ends the game by the rules of the base game.
        if self.has_halves {
            let EndTrigger::LastNormalTile = law.ask(END_TRIGGER)?;
        }
        let last = self.normal == 0;
        let waits = self.waits() && law.ask(END_ABBEYS)? == EndAbbeys::After;
        let passed = self.passed.iter().filter(|player| self.abbeys.iter().any(|(holder, _)| holder == *player));
        let passed: Vec<PlayerIx> = passed.copied().collect();
        let mut steps = vec![match (last, waits) {
            (true, false) if !passed.is_empty() => say!(end::LastTilePassed { players: Arg::list(passed) }),
            (true, false) => say!(end::LastTile),
            (true, true) => say!(end::LastTileButAbbeys),
            (false, _) => say!(end::TileLeft),
        }];
        let mut reply = Reply::new().with("over", ReplyPart::Flag(last && !waits));
        if last && !self.halves.is_empty() {
            let Unplayed::Lost = law.ask(END_UNPLAYED)?;
            steps.push(say!(end::HalvesLost));
            reply = reply.with("lost", ReplyPart::Players(self.halves.clone()));
        }
        if waits {
            reply = reply.with("abbeys", ReplyPart::Players(self.waiting().collect()));
        }
        Ok(Finding { reply, steps, ..Finding::default() })
    }
}

impl LastTurn {
    /// Returns `true` if the last tile has been placed and abbeys may still be.
    fn waits(&self) -> bool {
        self.normal == 0 && self.waiting().next().is_some()
    }

    /// Returns the players who may still place an abbey after the last tile, each with the number of their abbeys.
    fn waiting(&self) -> impl Iterator<Item = (PlayerIx, u32)> {
        self.abbeys.iter().copied().filter(|(player, _)| !self.passed.contains(player))
    }

    /// Returns the halves in hand of each player, in words.
    fn halves(&self) -> impl Iterator<Item = Sentence> {
        self.halves.iter().map(|(player, n)| say!(end::Halves { player: *player, count: *n }))
    }

    /// Returns the abbeys in hand of each player, in words.
    fn abbeys(&self) -> impl Iterator<Item = Sentence> {
        self.abbeys.iter().map(|(player, n)| say!(end::Abbeys { player: *player, count: *n }))
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::try_out::{answered, refused, steps_of_answer};
    use crate::text::Code;

    fn end(body: &str) -> String {
        format!("players: [red, blue]\nboard: |\n  a\ntiles:\n  a: {{}}\nask:\n  - end: {{ {body} }}\n")
    }

    #[test]
    fn the_last_normal_tile_ends_the_game_and_halves_are_lost() {
        let text = end("normal_tiles_left: 0, halves_in_hand: { blue: 2, red: 1 }");
        let both = vec!["end.trigger", "end.unplayed"];
        for rules in ["2014", "2020", "now"] {
            assert_eq!(answered(&text, rules), (vec!["over yes; lost red 1, blue 2".to_owned()], both.clone()));
        }
    }

    #[test]
    fn with_a_normal_tile_left_the_game_goes_on() {
        let text = end("normal_tiles_left: 1, halves_in_hand: { red: 3 }");
        assert_eq!(answered(&text, "now"), (vec!["over no".to_owned()], vec!["end.trigger"]));
    }

    #[test]
    fn a_game_without_halves_ends_with_its_last_tile_under_any_rules() {
        for rules in ["2000", "2002", "rgg", "now"] {
            let over = answered(&end("normal_tiles_left: 0"), rules);
            assert_eq!(over, (vec!["over yes".to_owned()], vec![]));
        }
    }

    #[test]
    fn abbeys_in_hand_may_still_be_laid_after_the_last_tile() {
        let held = "halves_in_hand: { red: 1 }, abbeys_in_hand: { red: 1, blue: 0 }";
        let text = end(&format!("normal_tiles_left: 0, {held}"));
        assert_eq!(answered(&text, "now").0, ["over no; lost red 1; abbeys red 1"]);
        let before = end(&format!("normal_tiles_left: 2, {held}"));
        assert_eq!(answered(&before, "now").0, ["over no"]);
        let passed = end("normal_tiles_left: 0, abbeys_in_hand: { red: 1 }, passed: red");
        assert_eq!(answered(&passed, "now").0, ["over yes"]);
        let one = end("normal_tiles_left: 0, abbeys_in_hand: { red: 1, blue: 1 }, passed: [red]");
        assert_eq!(answered(&one, "now").0, ["over no; abbeys blue 1"]);
        let none = end("normal_tiles_left: 0, abbeys_in_hand: { red: 0 }");
        assert_eq!(answered(&none, "now").0, ["over yes"]);
    }

    #[test]
    fn where_nobody_holds_a_half_nothing_is_lost() {
        let text = end("normal_tiles_left: 0, halves_in_hand: { red: 0 }");
        assert_eq!(answered(&text, "2014"), (vec!["over yes".to_owned()], vec!["end.trigger"]));
    }

    #[test]
    fn mistakes_are_underlined() {
        let wrong = |body: &str| refused(&end(body));
        assert_eq!(wrong("normal_tiles_left: -1"), [(Code::ValueWrong, "-1".to_owned())]);
        let stranger = "normal_tiles_left: 0, halves_in_hand: { green: 1 }";
        assert_eq!(wrong(stranger), [(Code::PlayerUnknown, "green".to_owned())]);
        let words = "normal_tiles_left: 0, halves_in_hand: { red: many }";
        assert_eq!(wrong(words), [(Code::ValueWrong, "many".to_owned())]);
        let list = "normal_tiles_left: 0, halves_in_hand: [red]";
        assert_eq!(wrong(list), [(Code::ValueWrong, "[red]".to_owned())]);
        let missing = "halves_in_hand: { red: 1 }";
        assert_eq!(wrong(missing), [(Code::KeyMissing, format!("{{ {missing} }}"))]);
        let unknown = "normal_tiles_left: 0, tiles: 3";
        assert_eq!(wrong(unknown), [(Code::KeyUnknown, "tiles".to_owned())]);
    }

    #[test]
    fn its_steps_tell_the_last_tile_and_what_becomes_of_the_halves() {
        let text = end("normal_tiles_left: 0, halves_in_hand: { red: 1 }");
        assert_eq!(
            steps_of_answer(&text, "now"),
            [
                "The last regular tile has been placed: the game is over at the end of this turn.",
                "Half tiles in hand can no longer be placed."
            ]
        );
        assert_eq!(
            steps_of_answer(&end("normal_tiles_left: 2"), "now"),
            ["A regular tile is still to be drawn: the game continues."]
        );
    }
}
