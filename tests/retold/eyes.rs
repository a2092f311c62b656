//! The view of a retold scenario: its judgement in the words of the original.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_oracle::inside::hints::{self, check, doubts};
use carcassonne_oracle::inside::mechanics::{Item, Reply, ReplyPart, Subject, SubjectIx, Table};
use carcassonne_oracle::inside::report::{Detail, MarkedRow, Page, Report, Way};
use carcassonne_oracle::inside::rulebook::{self, QuestionId, ReadingIx, RuleSet};
use carcassonne_oracle::inside::scenario::{Ask, AskIx, Place, TileIx};
use carcassonne_oracle::inside::verdict::{self, Case, Scope, judge, weigh};
use carcassonne_oracle::inside::wording::{Arg, Sentence};

use super::back::Back;
use super::change::Names;
use super::seen::{Answered, Judged, Name, Outcome, Seen, Words, left_out};
use super::telling::Retold;

/// The view of a retold scenario.
pub(super) struct Eyes<'t, 'o> {
    back: Back<'t, 'o>,
    words: Words,
}

impl<'t, 'o> Eyes<'t, 'o> {
    pub(super) fn new(told: &'t Retold<'o>, case: &'t Case, words: Words) -> Self {
        Self { back: Back::new(told, case), words }
    }

    /// Judges the scenario under each of the rule sets.
    pub(super) fn see(&self, sets: &[RuleSet]) -> Seen {
        let table = self.back.case.table();
        let judgement = judge(&table, sets, Scope::Answered);
        let answers = judgement.subjects.iter().map(|subject| {
            let judged = subject.verdicts.iter().flat_map(|verdict| {
                // Rule sets that share a verdict differ only in their citations.
                let judged = self.judged(&table, subject.mechanic, verdict);
                verdict.rule_sets.iter().map(move |n| {
                    let cited = if left_out(subject.mechanic, "asked") { BTreeSet::new() } else { cited(verdict, *n) };
                    (sets[*n].id().to_owned(), Judged { cited, ..judged.clone() })
                })
            });
            (self.name(&table, subject.subject), self.answered(&table, subject, judged.collect()))
        });
        let answers: BTreeMap<Name, Answered> = answers.collect();
        assert_eq!(answers.len(), judgement.subjects.len(), "no two answers have one name");
        let rows = Self::rows(&table, &judgement);
        let mut claims: Vec<String> = weigh(&table, &judgement)
            .iter()
            .map(|weighed| {
                let about = table.about(weighed.claim.about).map(|ix| self.name(&table, ix));
                let player = self.back.players[&weighed.claim.player];
                format!("{player:?} {about:?} {:?}", weighed.standings)
            })
            .collect();
        claims.sort();
        let doubts = doubts(&table, &judgement);
        let in_words = |doubts: Vec<&String>| {
            let mut all: Vec<String> = doubts.iter().map(|doubt| self.sentence(doubt)).collect();
            all.sort();
            all
        };
        let (copies, doubts) = doubts.iter().partition(|doubt| doubt.contains(" in the game."));
        let (copies, doubts) = (in_words(copies), in_words(doubts));
        Seen { answers, claims, doubts, copies, failures: check(&table).len(), table: rows }
    }

    /// Returns the rows of the table of outcomes, unordered: the marks of each, and its readings. Empty for a board
    /// whose subjects are not all shown, or where a flier chooses a hand.
    fn rows(table: &Table<'_>, judgement: &verdict::Judgement<'_>) -> Vec<String> {
        let claims = hints::weigh(table, judgement);
        let report = Report { file: "case.yaml", table, judgement, claims: &claims, detail: Detail::default() };
        let page = Page::of(&report, &[]);
        if page.more_asked.is_some() || page.decided.iter().any(|decided| decided.id == "reach.flier-choice") {
            return Vec::new();
        }
        let readings = page.decided.iter().flat_map(|decided| {
            let named = move |way: &Way| Some((way.number?, format!("{}: {}", decided.id, way.answer)));
            decided.readings.iter().filter_map(named)
        });
        let readings: BTreeMap<usize, String> = readings.collect();
        let reasons = |together: &Vec<usize>| together.iter().map(|n| readings[n].clone()).collect::<BTreeSet<_>>();
        let row = |line: &MarkedRow| {
            let marks: Vec<&str> = line.marks.iter().map(|mark| mark.word()).collect();
            let by: BTreeSet<BTreeSet<String>> = line.by.iter().map(reasons).collect();
            format!("{marks:?} {by:?}")
        };
        let mut rows: Vec<String> = page.table.lines().into_iter().map(row).collect();
        rows.sort();
        rows
    }

    fn answered(
        &self,
        table: &Table<'_>,
        subject: &verdict::SubjectVerdicts<'_>,
        judged: BTreeMap<String, Judged>,
    ) -> Answered {
        let (tiles, mut meeples): (BTreeSet<TileIx>, Vec<String>) = match table.subject(subject.subject) {
            Some(Subject::Feature(feature)) => {
                let tiles = match feature.area {
                    Some(area) => table.land.members(area).iter().map(|p| self.back.tiles[&p.tile]).collect(),
                    None => BTreeSet::from([self.back.tiles[&feature.place.tile]]),
                };
                let meeples = table.meeples_of(feature).into_iter();
                (tiles, meeples.map(|m| self.back.meeple(m)).collect())
            }
            Some(Subject::Ask(_)) | None => (BTreeSet::new(), Vec::new()),
        };
        meeples.sort();
        Answered { mechanic: subject.mechanic, tiles, meeples, judged }
    }

    fn judged(&self, table: &Table<'_>, mechanic: &str, verdict: &verdict::Verdict<'_>) -> Judged {
        let outcomes = verdict.outcomes.iter().map(|o| self.outcome(table, mechanic, o));
        let mut outcomes: Vec<Outcome> = outcomes.collect();
        let mut status = verdict.status.word();
        let merged = left_out(mechanic, "outcomes");
        if merged {
            for outcome in &mut outcomes {
                outcome.ways.clear();
            }
            outcomes.sort();
            outcomes.dedup();
            status = if outcomes.len() == 1 && status == "open" { "settled" } else { status };
        }
        let asked = verdict.points_of_law.iter().map(|point| {
            let holding = self.reading(point.holding);
            let matters = point.matters && !merged;
            format!("{}: {holding}, matters {matters}", point.question.word())
        });
        // Outcomes are in the order of the readings, and a mirror swaps these.
        if verdict.points_of_law.iter().any(|p| p.question.readings().contains(&"left-half")) {
            outcomes.sort();
        }
        Judged {
            status,
            outcomes,
            asked: if left_out(mechanic, "asked") { BTreeSet::new() } else { asked.collect() },
            cited: BTreeSet::new(),
            not_applicable: verdict.not_applicable.map(|not| {
                if left_out(mechanic, "not-applicable") {
                    "it is"
                } else {
                    not.question.map_or(not.since.what, |q| q.word())
                }
            }),
        }
    }

    fn outcome(&self, table: &Table<'_>, mechanic: &str, outcome: &verdict::Outcome) -> Outcome {
        let items = |items: &[Item]| -> Vec<_> { items.iter().map(|i| (i.thing.key, i.count, i.each)).collect() };
        let steps = outcome.steps().iter().map(|s| self.said(s));
        Outcome {
            complete: outcome.complete(),
            points: outcome.points().iter().map(|(p, n)| (self.back.players[p], *n)).collect(),
            worth: outcome.worth(),
            items: items(outcome.items()),
            shares: outcome.shares().iter().map(|(p, i)| (self.back.players[p], items(i))).collect(),
            reply: self.reply(mechanic, outcome.reply()),
            same_as: outcome.same_as().map(|s| self.name(table, s)).collect(),
            ways: outcome.ways.iter().map(|way| self.way(way)).collect(),
            other_worths: outcome.other_worths.iter().map(|(n, w)| (*n, self.way(w))).collect(),
            steps: if left_out(mechanic, "steps") { BTreeSet::new() } else { steps.collect() },
        }
    }

    /// Returns the word of a reading. On a mirrored board the half to the left of a flight is to its right: the flier
    /// sees the other half there, and no rule prefers a hand.
    fn reading(&self, word: &'static str) -> &'static str {
        match word {
            "left-half" if self.back.motion.mirrored => "right-half",
            "right-half" if self.back.motion.mirrored => "left-half",
            other => other,
        }
    }

    fn way(&self, way: &rulebook::ReadingPath) -> BTreeSet<String> {
        let reading = |(question, reading): &(QuestionId, ReadingIx)| {
            format!("{} {}", question.word(), self.reading(question.readings()[reading.index()]))
        };
        way.iter().map(reading).collect()
    }

    fn reply(&self, mechanic: &str, reply: &Reply) -> Vec<String> {
        let key = |(key, told): (&str, &ReplyPart)| {
            (!left_out(mechanic, key)).then(|| format!("{key}: {}", self.told_of(told)))
        };
        let mut keys: Vec<String> = reply.iter().filter_map(key).collect();
        let row = |row: &Reply| format!("row {:?}", self.reply(mechanic, row));
        let mut rows: Vec<String> = reply.rows().iter().map(row).collect();
        rows.sort();
        keys.extend(rows);
        keys
    }

    /// Writes a part of a reply; lists are sets.
    fn told_of(&self, told: &ReplyPart) -> String {
        let set = |mut words: Vec<String>| {
            words.sort();
            format!("{words:?}")
        };
        match told {
            ReplyPart::Flag(yes) => yes.to_string(),
            ReplyPart::Count(count) => count.to_string(),
            ReplyPart::Tiles(tiles) => set(tiles.iter().map(|t| format!("{:?}", self.back.tiles[t])).collect()),
            ReplyPart::Meeples(meeples) => {
                set(meeples.iter().map(|ix| self.back.meeple(self.back.case.scenario.meeple(*ix))).collect())
            }
            ReplyPart::Places(places) => set(places.iter().map(|p| format!("{:?}", self.back.place(*p))).collect()),
            ReplyPart::Features(features) => {
                let areas = |f: &Vec<Place>| set(f.iter().map(|p| self.back.area(*p)).collect());
                set(features.iter().map(areas).collect())
            }
            ReplyPart::Spaces(spaces) => set(spaces.iter().map(|s| self.back.motion.space(*s).written()).collect()),
            // The turn of a tile depends on how the tile is written.
            ReplyPart::Placements(all) => set(all.iter().map(|p| self.back.motion.space(p.at).written()).collect()),
            ReplyPart::Players(players) => {
                set(players.iter().map(|(p, n)| format!("{:?} {n}", self.back.players[p])).collect())
            }
            ReplyPart::Paid(all) => set(all
                .iter()
                .map(|paid| {
                    let areas = set(paid.places.iter().map(|p| self.back.area(*p)).collect());
                    let points = paid.points.iter();
                    let points = points.map(|(p, n)| format!("{:?} {n}", self.back.players[p]));
                    format!("{areas} {}", set(points.collect()))
                })
                .collect()),
            ReplyPart::Words(words) => set(words.iter().map(|w| self.said(w)).collect()),
            ReplyPart::Map(pairs) => set(pairs
                .iter()
                .map(|(key, value)| format!("{} {}", self.sentence(key), self.sentence(value)))
                .collect()),
        }
    }

    fn name(&self, table: &Table<'_>, ix: SubjectIx) -> Name {
        match table.subject(ix) {
            Some(Subject::Feature(subject)) => Name::Feature(match subject.area {
                Some(area) => table.land.members(area).iter().map(|p| self.back.place(*p)).collect(),
                None => BTreeSet::from([self.back.place(subject.place)]),
            }),
            Some(Subject::Ask(posed)) if self.back.told.change.names == Names::Kept => Name::Ask(posed.ask),
            Some(Subject::Ask(posed)) if posed.is_added() => Name::Ask(None),
            Some(Subject::Ask(posed)) => {
                let original = &self.back.told.original.case.scenario;
                let own = self.back.case.scenario.ask_id(posed.ask.expect("somebody asked"));
                let known = |(n, ask): &(AskIx, &Ask)| {
                    let number = n.index() + 1;
                    ask.id.clone().unwrap_or_else(|| format!("q{number}")) == own
                        || own == "turn" && original.ask_id(*n) == own
                };
                let found = original.each_ask().find(known);
                Name::Ask(Some(found.expect("a question of the original").0))
            }
            None => panic!("an answer to nothing"),
        }
    }

    /// Returns a sentence with its parts, if words are compared.
    fn said(&self, sentence: &Sentence) -> String {
        match self.words {
            Words::Compared => {
                let args: Vec<String> = sentence.args().iter().map(|arg| self.part(arg)).collect();
                format!("{}({})", sentence.id(), args.join("; "))
            }
            Words::LeftOut => String::new(),
        }
    }

    /// Returns a part of a sentence; the order of a list is ignored.
    fn part(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => self.sentence(text),
            Arg::Word(word) => (*word).to_owned(),
            Arg::Player(player) => format!("{:?}", self.back.players[player]),
            Arg::Meeple(meeple) => self.back.meeple(self.back.case.scenario.meeple(*meeple)),
            Arg::Tile(tile) => format!("{:?}", self.back.tiles[tile]),
            Arg::Place(place) => format!("{:?}", self.back.place(*place)),
            Arg::Feature(place) => self.back.widest(*place),
            Arg::Space(space) => self.back.motion.space(*space).written(),
            Arg::Compass(to) => self.back.motion.compass(*to).word().to_owned(),
            Arg::Sentence(sentence) => self.said(sentence),
            Arg::List(all) => {
                let mut all: Vec<String> = all.iter().map(|arg| self.part(arg)).collect();
                all.sort_unstable();
                format!("{all:?}")
            }
        }
    }

    /// Returns the words of a sentence, if words are compared.
    fn sentence(&self, text: &str) -> String {
        match self.words {
            Words::Compared => self.back.sentence(text),
            Words::LeftOut => String::new(),
        }
    }
}

/// Returns the rulings cited for a verdict under a rule set.
fn cited(verdict: &verdict::Verdict<'_>, rule_set: usize) -> BTreeSet<String> {
    let under = verdict.citations.iter().filter(|c| c.rule_sets.contains(&rule_set));
    under.map(|c| format!("{} {}", c.ruling.id(), c.role.word())).collect()
}
