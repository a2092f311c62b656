//! Answers to positions, rule set by rule set.

use std::collections::BTreeMap;

use carcassonne_base::sorting::sort_by_key;
use carcassonne_law::RuleSet;
use carcassonne_position::{Scenario, Status};
use carcassonne_rules::hints::weigh;
use carcassonne_rules::landscape::{AreaIx, find_place};
use carcassonne_rules::mechanics::{self, Paid, Reply, ReplyPart, Table};
use carcassonne_rules::verdict::{self, Scope, Standing, judge};
use carcassonne_show::report::{Detail, Output, Report, Run, Sheet, Style, phrase};

use super::{Citation, Position, Rules};

/// The verdicts on every feature and question of a position, under some rule sets.
///
/// ```
/// use carcassonne_oracle::{Position, Rules, Status};
///
/// // A city of two tiles: 2 points by the first printing, 4 today.
/// let answer = Position::quick("cE=r cW", &[])?.judge(&[Rules::named("2000")?, Rules::today()]);
/// let city = answer.place("a1.city").expect("Red is there");
/// assert_eq!(city.under("2000").expect("asked").points()["red"], 2);
/// assert_eq!(city.verdicts[1].points()["red"], 4);
/// assert!(city.verdicts.iter().all(|verdict| verdict.status == Status::Settled));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Answer {
    position: Position,
    rule_sets: Vec<RuleSet>,
    subjects: Vec<Subject>,
    claims: Vec<ClaimVerdict>,
}

/// A feature or question, with the verdicts on it.
///
/// ```
/// # use carcassonne_oracle::{Position, Rules};
/// // A question, and a claim about a city: two things to answer.
/// let text = "quick: cE=r cW\nask: [{ tower: { at: a1, height: 2 } }]\nclaims: { red: { a1.city: 4 } }";
/// let answer = Position::read("two.yaml", text)?.judge(&[Rules::today()]);
/// let places: Vec<_> = answer.subjects().iter().map(|subject| (subject.place.as_deref(), subject.question)).collect();
/// assert_eq!(places, [(Some("a1.city"), None), (None, Some(1))]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Subject {
    /// The heading: `Red's city on a and b`.
    pub heading: String,
    /// The place of the feature: `a.city`; `None` for a question.
    pub place: Option<String>,
    /// The number of the question, from 1; `None` for a feature.
    pub question: Option<usize>,
    /// The verdicts under the rule sets, in their order.
    pub verdicts: Vec<Verdict>,
    area: Option<AreaIx>,
}

/// The verdict on a feature or question under a rule set.
///
/// ```
/// # use carcassonne_oracle::{Position, Rules};
/// // Two halves in one space: two tiles by the rules of 2020, one space by those of 2021.
/// let position = Position::quick(". c*=r, c c\\c", &[])?;
/// let answer = position.judge(&[Rules::named("2020")?, Rules::named("2021")?]);
/// let says: Vec<_> = answer.subjects()[0].verdicts.iter().map(|verdict| verdict.says.as_str()).collect();
/// assert_eq!(says, ["completed, Red 10", "completed, Red 8"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Verdict {
    /// The id of the rule set.
    pub rules: String,
    /// The status of the verdict.
    pub status: Status,
    /// The verdict in a phrase: `completed, Red 8`.
    pub says: String,
    /// The possible outcomes: one if the verdict is settled, none if it is not applicable.
    pub outcomes: Vec<Outcome>,
    /// The rulings that bear on the verdict under this rule set, those that decide first.
    pub citations: Vec<Citation>,
}

/// A possible outcome.
///
/// ```
/// # use carcassonne_oracle::{Position, Rules};
/// // The dragon crosses a pair of halves. In 2014 nobody had ruled whether that is one step or two.
/// let position = Position::quick("f f\\f f", &["dragon a1 b1sw b1ne c1"])?;
/// let answer = position.judge(&[Rules::named("2014")?]);
/// let verdict = &answer.question(1).expect("asked").verdicts[0];
/// let steps: Vec<_> = verdict.outcomes.iter().map(|outcome| outcome.answer["steps"].concat()).collect();
/// assert_eq!(steps, ["3", "2"]); // from a1 to c1
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Outcome {
    /// The completion of the feature, or of the subject of a question; `None` for fields and most questions.
    pub complete: Option<bool>,
    /// The worth of the feature, in points; 0 for a question, where each player may have points of their own.
    pub worth: u32,
    /// The points of each player who scores, by name, without those who score nothing.
    pub points: BTreeMap<String, u32>,
    /// The answer to a question, key by key, as in [`Answer::json`]; empty for a feature.
    ///
    /// `allowed` is `true` or `false`, `steps` a number, `tiles` and `meeples` (`red a.city`) are lists, and `reasons`
    /// are in words. Players have their numbers with them: `red 4`.
    pub answer: BTreeMap<String, Vec<String>>,
    /// The alternatives, where a question asks for them, each like [`answer`](Self::answer).
    pub rows: Vec<BTreeMap<String, Vec<String>>>,
    /// The steps of the reasoning, in sentences.
    pub steps: Vec<String>,
}

/// A claim with its standing.
///
/// ```
/// # use carcassonne_oracle::{Position, Print, Rules, Standing};
/// let position = Position::builder().row(["a"]).tile("a", Print::new().city("N")).meeple("red", "a.city");
/// let answer = position.claim("red", "a.city", 2).build()?.judge(&[Rules::today()]);
/// let claim = &answer.claims()[0];
/// assert_eq!((claim.player.as_str(), claim.about.as_str()), ("red", "a.city"));
/// assert_eq!(claim.under[Rules::today().id()], Standing::Wrong); // an unfinished city of one tile is 1 point
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct ClaimVerdict {
    /// The player who claims.
    pub player: String,
    /// The place or question that the claim is about: `a.city`.
    pub about: String,
    /// The standing of the claim under each rule set, by the id of the rule set.
    pub under: BTreeMap<String, Standing>,
}

impl Answer {
    pub(super) fn from_position(position: &Position, rules: &[Rules]) -> Self {
        let case = &position.case;
        // A rule set that is asked for by name is shown even if it is older than the things on the board.
        let (table, sets) = if rules.is_empty() {
            let all = RuleSet::all();
            let (table, sets) = case.table_with_sets(&all);
            (table, sets.into_owned())
        } else {
            let sets: Vec<RuleSet> = rules.iter().map(|rules| rules.set().clone()).collect();
            (case.table_under(&sets), sets)
        };
        let judgement = judge(&table, &sets, Scope::Answered);
        let ids: Vec<String> = sets.iter().map(|set| set.id().to_owned()).collect();
        let subjects = judgement.subjects.iter().map(|subject| Subject::from_verdicts(&table, subject, &ids)).collect();
        let claims = weigh(&table, &judgement).into_iter().map(|claim| ClaimVerdict {
            player: table.scenario.player(claim.weighed.claim.player).to_owned(),
            about: claim.weighed.claim.written.clone(),
            under: ids.iter().cloned().zip(claim.weighed.standings).collect(),
        });
        let claims = claims.collect();
        Self { position: position.clone(), rule_sets: sets, subjects, claims }
    }

    /// Returns everything that is answered, in the order of the map, questions last.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let answer = Position::quick("r=r r r=b", &[])?.judge(&[]);
    /// let headings: Vec<_> = answer.subjects().iter().map(|subject| subject.heading.as_str()).collect();
    /// assert_eq!(headings, ["Red and Blue's road on a1, b1 and c1"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn subjects(&self) -> &[Subject] {
        &self.subjects
    }

    /// Returns the feature with the verdicts on it, at any of its places: `a.city`, `b.road@N`. `None` if it is not
    /// answered, or there is no such place.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules};
    /// let answer = Position::quick("rE=r rWE rW", &[])?.judge(&[Rules::today()]);
    /// let road = answer.place("c1.road").expect("Red's road reaches c1");
    /// assert_eq!(road.place.as_deref(), Some("a1.road"));
    /// assert_eq!(road.verdicts[0].points()["red"], 3); // points, one for each tile
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn place(&self, place: &str) -> Option<&Subject> {
        if let Some(subject) = self.subjects.iter().find(|s| s.place.as_deref() == Some(place)) {
            return Some(subject);
        }
        let case = &self.position.case;
        let (board, land) = (&case.scenario.board, &case.land);
        let area = land.area(board, find_place(board, place)?)?;
        self.subjects.iter().find(|subject| subject.area == Some(area))
    }

    /// Returns the question with the verdicts on it, by its number from 1; `None` if there is none.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules};
    /// let answer = Position::quick("f=r f", &["tower b1 1"])?.judge(&[Rules::today()]);
    /// let outcome = &answer.question(1).expect("asked").verdicts[0].outcomes[0];
    /// assert_eq!(outcome.answer["tiles"], ["a1", "b1"]); // what the tower reaches
    /// assert_eq!(outcome.answer["meeples"], ["red a1.field"]);
    /// assert!(answer.question(2).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn question(&self, number: usize) -> Option<&Subject> {
        self.subjects.iter().find(|subject| subject.question == Some(number))
    }

    /// Returns the claims, in the order of the file.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules};
    /// let text = "quick: cE=r cW\nplayers: [red, blue]\nclaims: { red: { a1.city: 4 }, blue: { a1.city: 2 } }";
    /// let answer = Position::read("claims.yaml", text)?.judge(&[Rules::named("2000")?, Rules::today()]);
    /// let red = &answer.claims()[0].under;
    /// assert_eq!((red["2000"].word(), red[Rules::today().id()].word()), ("wrong", "right"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn claims(&self) -> &[ClaimVerdict] {
        &self.claims
    }

    /// Returns the ids of the rule sets, in the order in which they are shown.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules};
    /// let answer = Position::quick("cE=r cW", &[])?.judge(&[Rules::named("2015")?, Rules::named("community")?]);
    /// assert_eq!(answer.rules().collect::<Vec<_>>(), ["2015", "community"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.rule_sets.iter().map(RuleSet::id)
    }

    /// Returns the answer as the program prints it, for a terminal of so many columns, without colours.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules};
    /// let answer = Position::quick("cE=r cW", &[])?.judge(&[Rules::today()]);
    /// assert!(answer.text(80).contains("Completed. Red scores 4 points."));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn text(&self, columns: usize) -> String {
        self.render("table", columns)
    }

    /// Returns the answer as Markdown.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let answer = Position::quick(". c*=r, c c\\c", &[])?.judge(&[]);
    /// assert!(answer.markdown().lines().any(|line| line.starts_with("| "))); // a table of rule sets
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn markdown(&self) -> String {
        self.render("markdown", Style::PLAIN.width)
    }

    /// Returns the answer as JSON, as `oracle score --format json` prints it (`oracle schema score` describes it).
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules};
    /// let answer = Position::quick("cE=r cW", &[])?.judge(&[Rules::today()]);
    /// let data: serde_json::Value = serde_json::from_str(&answer.json())?;
    /// assert_eq!(data["subjects"][0]["verdicts"][0]["points"]["red"], 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn json(&self) -> String {
        self.render("json", Style::PLAIN.width)
    }

    /// Returns the answer in a format. The position is judged once more, since an answer does not keep all that a
    /// format needs.
    fn render(&self, format: &str, columns: usize) -> String {
        let table = self.position.case.table_under(&self.rule_sets);
        let judgement = &judge(&table, &self.rule_sets, Scope::Answered);
        let claims = &weigh(&table, judgement);
        let (file, detail) = (&*self.position.name, Detail::USUAL);
        let report = Report { file, table: &table, judgement, claims, detail };
        let mut out = Vec::new();
        let mut sheet = Sheet { out: &mut out, style: Style { width: columns, ..Style::PLAIN } };
        if let Some(format) = Output::Answers.format(format) {
            // Writing to memory cannot fail.
            let _ = format.write_report(&report, Run::new(1), &mut sheet);
        }
        String::from_utf8(out).unwrap_or_default()
    }
}

impl Subject {
    fn from_verdicts(table: &Table<'_>, judged: &verdict::SubjectVerdicts<'_>, ids: &[String]) -> Self {
        let voice = table.voice();
        let heading = verdict::heading(table, judged.subject);
        let (place, area, question) = match table.subject(judged.subject) {
            Some(mechanics::Subject::Feature(feature)) => {
                (Some(table.board().place_text(feature.place)), feature.area, None)
            }
            Some(mechanics::Subject::Ask(posed)) => (None, None, posed.ask.map(|ask| ask.index() + 1)),
            None => (None, None, None),
        };
        // Rule sets with the same verdict share its words, but each has rulings of its own.
        let mut verdicts: Vec<(usize, Verdict)> = Vec::new();
        for verdict in &judged.verdicts {
            let says = phrase(table, judged, verdict);
            let outcomes: Vec<Outcome> =
                verdict.outcomes.iter().map(|outcome| Outcome::from_outcome(table, outcome)).collect();
            for n in verdict.rule_sets.iter().copied() {
                let own = verdict.citations.iter().filter(|citation| citation.rule_sets.contains(&n));
                let mut citations: Vec<Citation> = own.map(Citation::from_cited).collect();
                sort_by_key(&mut citations, |citation| citation.role);
                let (rules, status) = (ids[n].clone(), verdict.status);
                let (says, outcomes) = (says.clone(), outcomes.clone());
                verdicts.push((n, Verdict { rules, status, says, outcomes, citations }));
            }
        }
        sort_by_key(&mut verdicts, |(n, _)| *n);
        let verdicts = verdicts.into_iter().map(|(_, verdict)| verdict);
        Self {
            heading: heading.map(|heading| voice.capitalized_sentence(&heading)).unwrap_or_default(),
            place,
            question,
            verdicts: verdicts.collect(),
            area,
        }
    }

    /// Returns the verdict under a rule set, by its id or another of its names (`2021`, `now`); `None` if it was not
    /// asked for.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules};
    /// let answer = Position::quick("cE=r cW", &[])?.judge(&Rules::all());
    /// let city = answer.place("a1.city").expect("occupied");
    /// assert_eq!(city.under("2000").expect("shown").says, "completed, Red 2");
    /// assert_eq!(city.under("now").expect("shown").says, "completed, Red 4");
    /// assert!(city.under("1999").is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn under(&self, rules: &str) -> Option<&Verdict> {
        let by_id = |id: &str| self.verdicts.iter().find(|verdict| verdict.rules == id);
        by_id(rules).or_else(|| by_id(RuleSet::from_word(rules).ok()?.id()))
    }
}

impl Verdict {
    /// Returns the points of each player who scores, by name; empty if the verdict is open, contested or not
    /// applicable, if nobody scores, and for a question that is not about points.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules};
    /// // A large meeple counts as two: against one small one, Red alone has the majority.
    /// let answer = Position::quick("cE=R cW=b", &[])?.judge(&[Rules::today()]);
    /// let points = answer.subjects()[0].verdicts[0].points();
    /// assert_eq!((points.get("red"), points.get("blue")), (Some(&4), None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn points(&self) -> BTreeMap<&str, u32> {
        match self.outcomes.as_slice() {
            [only] => only.points.iter().map(|(player, n)| (player.as_str(), *n)).collect(),
            _ => BTreeMap::new(),
        }
    }
}

impl Outcome {
    fn from_outcome(table: &Table<'_>, outcome: &verdict::Outcome) -> Self {
        let voice = table.voice();
        let player = |(player, points): (&carcassonne_position::PlayerIx, &u32)| {
            (table.scenario.player(*player).to_owned(), *points)
        };
        Self {
            complete: outcome.completion(),
            worth: outcome.worth(),
            points: outcome.points().iter().map(player).collect(),
            answer: keyed(table.scenario, outcome.reply()),
            rows: outcome.reply().rows().iter().map(|row| keyed(table.scenario, row)).collect(),
            steps: outcome.steps().iter().map(|step| voice.capitalized_sentence(step)).collect(),
        }
    }
}

/// Returns the values of a reply under each key.
fn keyed(scenario: &Scenario, reply: &Reply) -> BTreeMap<String, Vec<String>> {
    reply.iter().map(|(key, told)| (key.to_owned(), values(scenario, told))).collect()
}

/// Returns the values of a part of a reply: a clause is in words; a player, or a feature and whom it pays, has a
/// number.
fn values(scenario: &Scenario, told: &ReplyPart) -> Vec<String> {
    let board = &scenario.board;
    match told {
        ReplyPart::Flag(yes) => vec![yes.to_string()],
        ReplyPart::Tiles(tiles) => {
            // A tile that does not matter has no name, so its space names it.
            let tile = |t| if board.is_hash(t) { board.placed(t).at.to_notation() } else { board.address(t) };
            tiles.iter().copied().map(tile).collect()
        }
        ReplyPart::Paid(all) => {
            let paid = |paid: &Paid| {
                let place = paid.places.first().map(|place| board.place_text(*place)).unwrap_or_default();
                let each = paid.points.iter();
                each.map(move |(player, n)| format!("{place} {} {n}", scenario.player(*player))).collect::<Vec<_>>()
            };
            all.iter().flat_map(paid).collect()
        }
        _ => told.words(scenario),
    }
}
