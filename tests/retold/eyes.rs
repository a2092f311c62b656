//! The view of a retold scenario: its judgement in the words of the original.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_law::{QuestionId, ReadingIx, RuleSet};
use carcassonne_position::wording::{Arg, Sentence, Thing};
use carcassonne_position::{Ask, AskIx, Place, TileIx};
use carcassonne_rules::hints::{self, check, doubts};
use carcassonne_rules::mechanics::{Item, Reply, ReplyPart, Subject, SubjectIx, Table};
use carcassonne_rules::verdict::{self, Case, Scope, judge, weigh_claims};
use carcassonne_show::report::{Detail, MarkedRow, Page, ReadingRow, Report};

use super::back::ReverseMapping;
use super::change::Names;
use super::telling::Retelling;
use super::visible::{Outcome, RuleSetVerdict, SentenceMode, SubjectAnswer, SubjectName, VerdictView, is_excluded};

/// The view of a retold scenario.
pub(super) struct Viewer<'t, 'o> {
    mapping: ReverseMapping<'t, 'o>,
    mode: SentenceMode,
}

impl<'t, 'o> Viewer<'t, 'o> {
    pub(super) fn new(retelling: &'t Retelling<'o>, case: &'t Case, mode: SentenceMode) -> Self {
        Self { mapping: ReverseMapping::new(retelling, case), mode }
    }

    /// Judges the scenario under each of the rule sets.
    pub(super) fn view(&self, sets: &[RuleSet]) -> VerdictView {
        let table = self.mapping.case.table();
        let judgement = judge(&table, sets, Scope::Answered);
        let answers = judgement.subjects.iter().map(|subject| {
            let verdicts = subject.verdicts.iter().flat_map(|verdict| {
                // Rule sets that share a verdict differ only in their citations.
                let visible = self.read_verdict(&table, subject.mechanic, verdict);
                verdict.rule_sets.iter().map(move |n| {
                    let citations = if is_excluded(subject.mechanic, "asked") {
                        BTreeSet::new()
                    } else {
                        cited_rulings(verdict, *n)
                    };
                    (sets[*n].id().to_owned(), RuleSetVerdict { citations, ..visible.clone() })
                })
            });
            (self.subject_name(&table, subject.subject), self.read_answer(&table, subject, verdicts.collect()))
        });
        let answers: BTreeMap<SubjectName, SubjectAnswer> = answers.collect();
        assert_eq!(answers.len(), judgement.subjects.len(), "no two answers have one name");
        let rows = Self::table_rows(&table, &judgement);
        let mut claims: Vec<String> = weigh_claims(&table, &judgement)
            .iter()
            .map(|weighed| {
                let about = table.find_subject(weighed.claim.about).map(|ix| self.subject_name(&table, ix));
                let player = self.mapping.players[&weighed.claim.player];
                format!("{player:?} {about:?} {:?}", weighed.standings)
            })
            .collect();
        claims.sort();
        let doubts = doubts(&table, &judgement);
        let sorted_sentences = |doubts: Vec<&String>| {
            let mut sentences: Vec<String> = doubts.iter().map(|doubt| self.sorted_words(doubt)).collect();
            sentences.sort();
            sentences
        };
        let (copies, doubts) = doubts.iter().partition(|doubt| doubt.contains(" in the game."));
        let (copies, doubts) = (sorted_sentences(copies), sorted_sentences(doubts));
        VerdictView { answers, claims, doubts, copies, failures: check(&table).len(), table: rows }
    }

    /// Returns the rows of the table of outcomes, unordered: the marks of each, and its readings. Empty for a board
    /// whose subjects are not all shown, or where a flier chooses a hand.
    fn table_rows(table: &Table<'_>, judgement: &verdict::Judgement<'_>) -> Vec<String> {
        let claims = hints::weigh(table, judgement);
        let report = Report { file: "case.yaml", table, judgement, claims: &claims, detail: Detail::default() };
        let page = Page::new(&report, &[]);
        if page.more_subjects.is_some() || page.decisions.iter().any(|decided| decided.id == "reach.flier-choice") {
            return Vec::new();
        }
        let readings = page.decisions.iter().flat_map(|decided| {
            let numbered = move |way: &ReadingRow| Some((way.number?, format!("{}: {}", decided.id, way.answer)));
            decided.readings.iter().filter_map(numbered)
        });
        let readings: BTreeMap<usize, String> = readings.collect();
        let reasons = |together: &Vec<usize>| together.iter().map(|n| readings[n].clone()).collect::<BTreeSet<_>>();
        let row = |line: &MarkedRow| {
            let marks: Vec<&str> = line.marks.iter().map(|mark| mark.word()).collect();
            let by: BTreeSet<BTreeSet<String>> = line.reading_numbers.iter().map(reasons).collect();
            format!("{marks:?} {by:?}")
        };
        let mut rows: Vec<String> = page.table.rows().map(row).collect();
        rows.sort();
        rows
    }

    fn read_answer(
        &self,
        table: &Table<'_>,
        subject: &verdict::SubjectVerdicts<'_>,
        verdicts: BTreeMap<String, RuleSetVerdict>,
    ) -> SubjectAnswer {
        let (tiles, mut meeples): (BTreeSet<TileIx>, Vec<String>) = match table.subject(subject.subject) {
            Some(Subject::Feature(feature)) => {
                let tiles = match feature.area {
                    Some(area) => table.land.members(area).iter().map(|p| self.mapping.tiles[&p.tile]).collect(),
                    None => BTreeSet::from([self.mapping.tiles[&feature.place.tile]]),
                };
                let meeples = table.meeples_of(feature).into_iter();
                (tiles, meeples.map(|m| self.mapping.meeple_text(m)).collect())
            }
            Some(Subject::Ask(_)) | None => (BTreeSet::new(), Vec::new()),
        };
        meeples.sort();
        SubjectAnswer { mechanic: subject.mechanic, tiles, meeples, verdicts }
    }

    fn read_verdict(&self, table: &Table<'_>, mechanic: &str, verdict: &verdict::Verdict<'_>) -> RuleSetVerdict {
        let outcomes = verdict.outcomes.iter().map(|o| self.read_outcome(table, mechanic, o));
        let mut outcomes: Vec<Outcome> = outcomes.collect();
        let mut status = verdict.status.word();
        let is_merged = is_excluded(mechanic, "outcomes");
        if is_merged {
            for outcome in &mut outcomes {
                outcome.ways.clear();
            }
            outcomes.sort();
            outcomes.dedup();
            status = if outcomes.len() == 1 && status == "open" { "settled" } else { status };
        }
        let questions = verdict.points_of_law.iter().map(|point| {
            let holding = self.translate_reading(point.holding);
            let matters = point.matters && !is_merged;
            format!("{}: {holding}, matters {matters}", point.question.word())
        });
        // Outcomes are in the order of the readings, and a mirror swaps these.
        if verdict.points_of_law.iter().any(|p| p.question.readings().contains(&"left-half")) {
            outcomes.sort();
        }
        RuleSetVerdict {
            status,
            outcomes,
            questions: if is_excluded(mechanic, "asked") { BTreeSet::new() } else { questions.collect() },
            citations: BTreeSet::new(),
            not_applicable: verdict.not_applicable.map(|reason| {
                if is_excluded(mechanic, "not-applicable") {
                    "it is"
                } else {
                    reason.question.map_or(reason.since.what, |q| q.word())
                }
            }),
        }
    }

    fn read_outcome(&self, table: &Table<'_>, mechanic: &str, outcome: &verdict::Outcome) -> Outcome {
        let list_items =
            |items: &[Item]| -> Vec<_> { items.iter().map(|i| (i.thing.key, i.count, i.points_each)).collect() };
        let steps = outcome.steps().iter().map(|s| self.format_sentence(s));
        Outcome {
            complete: outcome.completion(),
            points: outcome.points().iter().map(|(p, n)| (self.mapping.players[p], *n)).collect(),
            worth: outcome.worth(),
            items: list_items(outcome.items()),
            shares: outcome.shares().iter().map(|(p, i)| (self.mapping.players[p], list_items(i))).collect(),
            reply: self.read_reply(mechanic, outcome.reply()),
            same_as: outcome.other_joined_features().map(|s| self.subject_name(table, s)).collect(),
            ways: outcome.ways.iter().map(|way| self.read_path(way)).collect(),
            other_worths: outcome.other_worths.iter().map(|(n, w)| (*n, self.read_path(w))).collect(),
            steps: if is_excluded(mechanic, "steps") { BTreeSet::new() } else { steps.collect() },
        }
    }

    /// Returns the word of a reading. On a mirrored board the half to the left of a flight is to its right: the flier
    /// sees the other half there, and no rule prefers a hand.
    fn translate_reading(&self, word: &'static str) -> &'static str {
        match word {
            "left-half" if self.mapping.motion.mirrored => "right-half",
            "right-half" if self.mapping.motion.mirrored => "left-half",
            other => other,
        }
    }

    fn read_path(&self, way: &carcassonne_law::ReadingPath) -> BTreeSet<String> {
        let format_reading = |(question, reading): &(QuestionId, ReadingIx)| {
            format!("{} {}", question.word(), self.translate_reading(question.readings()[reading.index()]))
        };
        way.iter().map(format_reading).collect()
    }

    fn read_reply(&self, mechanic: &str, reply: &Reply) -> Vec<String> {
        let format_key = |(key, part): (&str, &ReplyPart)| {
            (!is_excluded(mechanic, key)).then(|| format!("{key}: {}", self.read_reply_part(part)))
        };
        let mut keys: Vec<String> = reply.iter().filter_map(format_key).collect();
        let format_row = |row: &Reply| format!("row {:?}", self.read_reply(mechanic, row));
        let mut rows: Vec<String> = reply.rows().iter().map(format_row).collect();
        rows.sort();
        keys.extend(rows);
        keys
    }

    /// Returns a part of a reply in the words of the original, with lists as sets.
    fn read_reply_part(&self, part: &ReplyPart) -> String {
        let format_set = |mut words: Vec<String>| {
            words.sort();
            format!("{words:?}")
        };
        match part {
            ReplyPart::Flag(yes) => yes.to_string(),
            ReplyPart::Count(count) => count.to_string(),
            ReplyPart::Tiles(tiles) => {
                format_set(tiles.iter().map(|t| format!("{:?}", self.mapping.tiles[t])).collect())
            }
            ReplyPart::Meeples(meeples) => format_set(
                meeples.iter().map(|ix| self.mapping.meeple_text(self.mapping.case.scenario.meeple(*ix))).collect(),
            ),
            ReplyPart::Places(places) => {
                format_set(places.iter().map(|p| format!("{:?}", self.mapping.place(*p))).collect())
            }
            ReplyPart::Features(features) => {
                let areas = |f: &Vec<Place>| format_set(f.iter().map(|p| self.mapping.area_text(*p)).collect());
                format_set(features.iter().map(areas).collect())
            }
            ReplyPart::Spaces(spaces) => {
                format_set(spaces.iter().map(|s| self.mapping.motion.space(*s).to_notation()).collect())
            }
            // The turn of a tile depends on how the tile is written.
            ReplyPart::Placements(all) => {
                format_set(all.iter().map(|p| self.mapping.motion.space(p.at).to_notation()).collect())
            }
            ReplyPart::Players(players) => {
                format_set(players.iter().map(|(p, n)| format!("{:?} {n}", self.mapping.players[p])).collect())
            }
            ReplyPart::Paid(payments) => format_set(
                payments
                    .iter()
                    .map(|paid| {
                        let areas = format_set(paid.places.iter().map(|p| self.mapping.area_text(*p)).collect());
                        let points = paid.points.iter();
                        let points = points.map(|(p, n)| format!("{:?} {n}", self.mapping.players[p]));
                        format!("{areas} {}", format_set(points.collect()))
                    })
                    .collect(),
            ),
            ReplyPart::Words(words) => format_set(words.iter().map(|w| self.format_sentence(w)).collect()),
            ReplyPart::Choices(choices) => {
                format_set(choices.iter().map(|choice| self.format_sentence(&choice.to_sentence())).collect())
            }
            ReplyPart::Figures(figures) => format!("{figures:?}"),
        }
    }

    fn subject_name(&self, table: &Table<'_>, ix: SubjectIx) -> SubjectName {
        match table.subject(ix) {
            Some(Subject::Feature(subject)) => SubjectName::Feature(match subject.area {
                Some(area) => table.land.members(area).iter().map(|p| self.mapping.place(*p)).collect(),
                None => BTreeSet::from([self.mapping.place(subject.place)]),
            }),
            Some(Subject::Ask(posed)) if self.mapping.retelling.change.names == Names::Original => {
                SubjectName::Ask(posed.ask)
            }
            Some(Subject::Ask(posed)) if posed.is_added() => SubjectName::Ask(None),
            Some(Subject::Ask(posed)) => {
                let original = &self.mapping.retelling.original.case.scenario;
                let own_id = self.mapping.case.scenario.ask_id(posed.ask.expect("somebody asked"));
                let is_known = |(n, ask): &(AskIx, &Ask)| {
                    let number = n.index() + 1;
                    ask.id.clone().unwrap_or_else(|| format!("q{number}")) == own_id
                        || own_id == "turn" && original.ask_id(*n) == own_id
                };
                let found = original.each_ask().find(is_known);
                SubjectName::Ask(Some(found.expect("a question of the original").0))
            }
            None => panic!("an answer to nothing"),
        }
    }

    /// Returns a sentence with its parts, as text; empty if words are not compared.
    fn format_sentence(&self, sentence: &Sentence) -> String {
        match self.mode {
            SentenceMode::Compared => {
                let args: Vec<String> = sentence.args().iter().map(|arg| self.format_arg(arg)).collect();
                format!("{}({})", sentence.id(), args.join("; "))
            }
            SentenceMode::Ignored => String::new(),
        }
    }

    /// Returns a part of a sentence; the order of a list is ignored.
    fn format_arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => self.sorted_words(text),
            Arg::Word(word) => (*word).to_owned(),
            Arg::Thing(Thing::Player(player)) => format!("{:?}", self.mapping.players[player]),
            Arg::Thing(Thing::Meeple(meeple)) => self.mapping.meeple_text(self.mapping.case.scenario.meeple(*meeple)),
            Arg::Thing(Thing::Tile(tile)) => format!("{:?}", self.mapping.tiles[tile]),
            Arg::Thing(Thing::Place(place)) => format!("{:?}", self.mapping.place(*place)),
            Arg::Thing(Thing::Feature(place)) => self.mapping.widest_feature(*place),
            Arg::Thing(Thing::Space(space)) => self.mapping.motion.space(*space).to_notation(),
            Arg::Thing(Thing::Compass(to)) => self.mapping.motion.compass(*to).word().to_owned(),
            Arg::Sentence(sentence) => self.format_sentence(sentence),
            Arg::List(args) => {
                let mut texts: Vec<String> = args.iter().map(|arg| self.format_arg(arg)).collect();
                texts.sort_unstable();
                format!("{texts:?}")
            }
        }
    }

    /// Returns the words of a sentence, unordered; empty if words are not compared.
    fn sorted_words(&self, text: &str) -> String {
        match self.mode {
            SentenceMode::Compared => self.mapping.sorted_words(text),
            SentenceMode::Ignored => String::new(),
        }
    }
}

fn cited_rulings(verdict: &verdict::Verdict<'_>, rule_set: usize) -> BTreeSet<String> {
    let citations = verdict.citations.iter().filter(|c| c.rule_sets.contains(&rule_set));
    citations.map(|c| format!("{} {}", c.ruling.id(), c.role.word())).collect()
}
