//! Expectations, checked.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::mechanics::{Form, Matter, Reply, SubjectIx, Table, called_now, wanted};
use crate::rulebook::{Date, RuleSet};
use crate::scenario::{About, Expect, ExpectedOutcome, Said, Status, Under};
use crate::text::{Problems, Span, in_yaml};
use crate::wording::Voice;

use super::heading::heading;
use super::judge::judge_spoken_of;
use super::missed::{Missed, missed};
use super::outcome::{Judgement, Outcome, Verdict};

/// What came of checking the expectations of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// Those that fail, in the order of the file.
    pub failures: Vec<Failure>,
    /// How many speak of a rule set that was judged.
    pub checked: usize,
    /// How many speak of others only.
    pub left_out: usize,
}

/// An expectation that a verdict does not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// Where the expectation stands.
    pub span: Span,
    /// What the expectation is about, as a heading: `Red's city on a and p`.
    pub about: String,
    /// The same.
    pub subject: SubjectIx,
    /// The rule sets under which it fails, with the same result, by their places in the judgement.
    pub places: Vec<usize>,
    /// The same rule sets by id.
    pub rule_sets: Vec<String>,
    /// What was expected and did not come out: in a line, and one more for each other outcome.
    pub expected: Vec<String>,
    /// What came out instead, in lines like these.
    pub found: Vec<String>,
    /// Whether that tells of each outcome what it has; else only how the verdict stands.
    pub tells_outcomes: bool,
    /// Where other expectations of the same subject stand that this result would meet: the first of them.
    pub met_instead: Vec<Span>,
    /// Where what does not hold stands: each key of the expectation with its value.
    pub at: Vec<Span>,
    /// What to write instead, where that can be put into a line.
    pub remedy: Option<Remedy>,
}

/// What to write in place of an expectation that fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// This in place of what does not hold: it fails under all rule sets of which it speaks.
    InPlace(String),
    /// An entry of its own for the rule sets under which it fails.
    Apart {
        /// The entry.
        entry: String,
        /// What its `under` says of the other rule sets, if that has to change.
        under: Option<Apart>,
    },
}

impl Remedy {
    /// What to write.
    pub fn text(&self) -> &str {
        match self {
            Self::InPlace(text) | Self::Apart { entry: text, .. } => text,
        }
    }
}

/// What has to change in the `under` of an expectation that holds under other rule sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Apart {
    /// The rule sets of the new entry are left out.
    LeftOut,
    /// It has none, and becomes `rest`.
    Rest,
}

/// Checks every expectation of a case under every rule set that it speaks of; gives those that fail.
///
/// An entry `under: rest` is checked under every era and preset that no other entry of the same
/// subject names.
pub fn check(table: &Table<'_>) -> Vec<Failure> {
    let sets = expected_under(table);
    check_under(table, &judge_spoken_of(table, &sets)).failures
}

/// Every rule set that an expectation of a case may speak of: the eras, the presets, and the dates that
/// are named.
pub fn expected_under(table: &Table<'_>) -> Vec<RuleSet> {
    let mut sets = RuleSet::all();
    let mut known: HashSet<String> = sets.iter().map(|set| set.id().to_owned()).collect();
    for expect in &table.scenario.expect {
        if let Under::These(these) = &expect.under {
            for set in these {
                if known.insert(set.id().to_owned()) {
                    sets.push(set.clone());
                }
            }
        }
    }
    sets
}

/// Checks the expectations of a case under the rule sets of a judgement of its table, and no others. The
/// judgement has to keep what is [spoken of](super::spoken_of).
///
/// What is expected of an era is expected of a date that answers like it too, and what is expected of
/// the rule set over which a table laid its own rules, of these ([`RuleSet::also_known_as`]).
pub fn check_under(table: &Table<'_>, judgement: &Judgement<'_>) -> Checked {
    let mut places_of: HashMap<String, Vec<usize>> = HashMap::new();
    for (place, set) in judgement.rule_sets.iter().enumerate() {
        for id in set.also_known_as() {
            places_of.entry(id).or_default().push(place);
        }
    }
    let every: Vec<usize> = (0..judgement.rule_sets.len()).collect();
    let named = Named::in_expectations(table);
    let mut instead = Instead::of(table);
    let mut all = Checked { failures: Vec::new(), checked: 0, left_out: 0 };
    for expect in &table.scenario.expect {
        let places = match &expect.under {
            Under::All => every.clone(),
            Under::These(_) | Under::Rest => {
                let ids = named.spoken_of(table, expect);
                let found = ids.iter().filter_map(|id| places_of.get(id)).flatten();
                found.copied().collect::<BTreeSet<usize>>().into_iter().collect()
            }
        };
        if places.is_empty() {
            all.left_out += 1;
        } else {
            all.checked += 1;
            let mut failures = failures(table, judgement, expect, &places, &mut instead);
            for failure in &mut failures {
                failure.remedy = failure
                    .remedy
                    .take()
                    .and_then(|r| named.remedy(table, expect, r, &failure.rule_sets));
            }
            all.failures.extend(failures);
        }
    }
    all
}

/// The expectations of a case by what they are about, to find those that a verdict meets. Each verdict is
/// looked at once, however many expectations it fails.
struct Instead<'t> {
    about: HashMap<SubjectIx, Vec<&'t Expect>>,
    met: HashMap<(SubjectIx, usize), Vec<Span>>,
    /// What each subject is called, of those of which an expectation fails.
    called: HashMap<SubjectIx, String>,
}

/// The most expectations that are told to be met instead of one that fails.
const MOST_MET: usize = 3;

impl<'t> Instead<'t> {
    fn of(table: &Table<'t>) -> Self {
        let mut about: HashMap<SubjectIx, Vec<&Expect>> = HashMap::new();
        for expect in &table.scenario.expect {
            if let Some(ix) = table.about(expect.about) {
                about.entry(ix).or_default().push(expect);
            }
        }
        Self { about, met: HashMap::new(), called: HashMap::new() }
    }

    /// Where the first of those stand that a verdict on a subject meets, the verdict given by its first rule
    /// set, by which it is known.
    fn met(&mut self, table: &Table<'_>, ix: SubjectIx, verdict: &Verdict<'_>) -> Vec<Span> {
        let known_by = verdict.rule_sets.first().copied().unwrap_or_default();
        let about = self.about.get(&ix);
        let met = self.met.entry((ix, known_by)).or_insert_with(|| {
            let all = about.into_iter().flatten().filter(|e| meets(table, e, verdict));
            all.map(|e| e.span).take(MOST_MET).collect()
        });
        met.clone()
    }
}

/// The ways in which an expectation fails under rule sets, given by their places: one for each that
/// leads to something else.
fn failures(
    table: &Table<'_>,
    judgement: &Judgement<'_>,
    expect: &Expect,
    places: &[usize],
    instead: &mut Instead<'_>,
) -> Vec<Failure> {
    let mut failures: Vec<Failure> = Vec::new();
    let Some(ix) = table.about(expect.about) else { return failures };
    let Some(subject) = judgement.on(ix) else { return failures };
    // Each verdict, known by its first rule set, is held against the expectation once, and fails in one way.
    let mut seen: Vec<(usize, Option<usize>)> = Vec::new();
    for &place in places {
        let Some(verdict) = subject.under(place) else { continue };
        let known_by = verdict.rule_sets.first().copied().unwrap_or_default();
        let known = seen.iter().find(|(known, _)| *known == known_by).map(|(_, way)| *way);
        let way = known.unwrap_or_else(|| {
            let fails = !meets(table, expect, verdict);
            let way = fails.then(|| way(table, expect, ix, verdict, instead, &mut failures));
            seen.push((known_by, way));
            way
        });
        if let Some(failure) = way.and_then(|way| failures.get_mut(way)) {
            failure.rule_sets.push(judgement.rule_sets[place].id().to_owned());
            failure.places.push(place);
        }
    }
    failures
}

/// The way in which a verdict fails an expectation, among those in which others fail it.
fn way(
    table: &Table<'_>,
    expect: &Expect,
    ix: SubjectIx,
    verdict: &Verdict<'_>,
    instead: &mut Instead<'_>,
    failures: &mut Vec<Failure>,
) -> usize {
    let Missed { expected, found, tells_outcomes, keys, instead: write } =
        missed(table, expect, verdict);
    let same = failures.iter().position(|f| f.expected == expected && f.found == found);
    same.unwrap_or_else(|| {
        let mut at: Vec<Span> = keys.iter().map(|key| expect.key_span(key)).collect();
        at.sort_unstable();
        at.dedup();
        failures.push(Failure {
            span: expect.span,
            about: instead.called.entry(ix).or_insert_with(|| called(table, ix)).clone(),
            subject: ix,
            places: Vec::new(),
            rule_sets: Vec::new(),
            expected,
            found,
            tells_outcomes,
            met_instead: instead.met(table, ix, verdict),
            at,
            remedy: write.map(Remedy::InPlace),
        });
        failures.len() - 1
    })
}

/// What an expectation is about, as a heading.
fn called(table: &Table<'_>, ix: SubjectIx) -> String {
    let voice = Voice::english(table.scenario);
    heading(table, ix).map(|heading| voice.sentence(&heading)).unwrap_or_default()
}

/// The rule sets that the expectations of a case name, by what they are about.
struct Named<'t>(HashMap<Option<SubjectIx>, HashSet<&'t str>>);

impl<'t> Named<'t> {
    fn in_expectations(table: &Table<'t>) -> Self {
        let mut named: HashMap<Option<SubjectIx>, HashSet<&str>> = HashMap::new();
        for expect in &table.scenario.expect {
            if let Under::These(sets) = &expect.under {
                let of = named.entry(table.about(expect.about)).or_default();
                of.extend(sets.iter().map(RuleSet::id));
            }
        }
        Self(named)
    }

    /// The rule sets that an expectation speaks of, by id: those it names, or, for `rest`, those that no
    /// other expectation of the same subject names.
    fn spoken_of(&self, table: &Table<'_>, expect: &Expect) -> Vec<String> {
        let every = || RuleSet::ids().map(str::to_owned);
        match &expect.under {
            Under::All => every().collect(),
            Under::These(sets) => sets.iter().map(|s| s.id().to_owned()).collect(),
            Under::Rest => {
                let named = self.0.get(&table.about(expect.about));
                every()
                    .filter(|id| named.is_none_or(|named| !named.contains(id.as_str())))
                    .collect()
            }
        }
    }
}

impl Named<'_> {
    /// What to write where an expectation fails under rule sets: in its place, if it speaks of no others. `None` if a
    /// file cannot name them.
    fn remedy(
        &self,
        table: &Table<'_>,
        expect: &Expect,
        remedy: Remedy,
        failing: &[String],
    ) -> Option<Remedy> {
        let Remedy::InPlace(write) = remedy else { return Some(remedy) };
        let is_named =
            |id: &String| RuleSet::ids().any(|known| known == id) || Date::parse(id).is_some();
        if !failing.iter().all(is_named) {
            return None;
        }
        if self.spoken_of(table, expect).iter().all(|id| failing.contains(id)) {
            return Some(Remedy::InPlace(write));
        }
        let under = match failing {
            [one] => one.clone(),
            several => format!("[{}]", several.join(", ")),
        };
        let (key, about) = (expect.named_by, in_yaml(&expect.written));
        let under_of_the_rest = match expect.under {
            Under::All => Some(Apart::Rest),
            Under::These(_) => Some(Apart::LeftOut),
            Under::Rest => None,
        };
        let entry = format!("- {{ {key}: {about}, {write}, under: {under} }}");
        Some(Remedy::Apart { entry, under: under_of_the_rest })
    }
}

/// The rule sets that an expectation of a case speaks of, by id: those it names, or, for `rest`, those
/// that no other expectation of the same subject names.
pub fn speaks_of(table: &Table<'_>, expect: &Expect) -> Vec<String> {
    Named::in_expectations(table).spoken_of(table, expect)
}

fn meets(table: &Table<'_>, expect: &Expect, verdict: &Verdict<'_>) -> bool {
    #[cfg(test)]
    tests::count_look();
    if expect.status.is_some_and(|s| s != verdict.status) {
        return false;
    }
    let every = &expect.every;
    let speaks = every.complete.is_some()
        || every.points.is_some()
        || every.worth.is_some()
        || every.same_as.is_some()
        || !every.reply.is_empty();
    if speaks
        && (verdict.status == Status::NotApplicable
            || !verdict.outcomes.iter().all(|o| fits(table, expect.about, every, o)))
    {
        return false;
    }
    match &expect.outcomes {
        None => true,
        Some(outcomes) => covers(table, expect.about, outcomes, &verdict.outcomes),
    }
}

/// Whether what is expected and what was found cover one another: each expected outcome fits one that
/// was found, and each one found fits one that is expected, as far as its keys go.
pub(super) fn covers(
    table: &Table<'_>,
    about: About,
    expected: &[ExpectedOutcome],
    found: &[Outcome],
) -> bool {
    let fit = |wanted: &ExpectedOutcome, o: &Outcome| fits(table, about, wanted, o);
    expected.iter().all(|wanted| found.iter().any(|o| fit(wanted, o)))
        && found.iter().all(|o| expected.iter().any(|wanted| fit(wanted, o)))
}

pub(super) fn fits(
    table: &Table<'_>,
    about: About,
    expected: &ExpectedOutcome,
    outcome: &Outcome,
) -> bool {
    let same = expected.same_as.as_ref().is_none_or(|places| {
        let mut subjects: Vec<_> = places.iter().map(|p| table.subject_of(*p)).collect();
        subjects.sort_unstable();
        subjects.dedup();
        // Whatever is named must be one with it; if nothing is named, it must be alone.
        let found: Vec<_> = outcome.same_as().map(Some).collect();
        subjects.iter().all(|s| found.contains(s)) && subjects.is_empty() == found.is_empty()
    });
    same && replies(table, about, &expected.reply, outcome)
        && expected.complete.is_none_or(|c| outcome.complete() == Some(c))
        && expected.points.as_ref().is_none_or(|p| p == outcome.points())
        && expected.worth.is_none_or(|w| outcome.worths().all(|worth| worth == w))
}

/// Whether a question's answer has everything that is said of it.
pub(super) fn replies(table: &Table<'_>, about: About, said: &[Said], outcome: &Outcome) -> bool {
    if said.is_empty() {
        return true;
    }
    let Some(spoken) = Spoken::of(table, about, said) else { return false };
    if !spoken.own.iter().all(|said| spoken.is_met(table, said, outcome.reply())) {
        return false;
    }
    if !spoken.is_of_rows() {
        return true;
    }
    // The chosen rows must have all the rest, and there must be at least one.
    let mut chosen = spoken.chosen(table, outcome).peekable();
    chosen.peek().is_some()
        && chosen.all(|row| spoken.rest.iter().all(|said| spoken.is_met(table, said, row)))
}

/// What is said of the answer to a question, told apart by what it is about.
pub(super) struct Spoken<'s> {
    /// The form of the question.
    pub(super) form: &'static Form,
    /// What is said of the answer as a whole.
    pub(super) own: Vec<&'s Said>,
    /// What chooses rows of the answer.
    pub(super) choosing: Vec<&'s Said>,
    /// What is said of the chosen rows.
    pub(super) rest: Vec<&'s Said>,
}

impl<'s> Spoken<'s> {
    /// Tells apart what is said; `None` if it is not about a question.
    pub(super) fn of(table: &Table<'_>, about: About, said: &'s [Said]) -> Option<Self> {
        let Some(Matter::Ask(posed)) = table.about(about).and_then(|ix| table.matter(ix)) else {
            return None;
        };
        let form = posed.form;
        let row_keys =
            || form.replies.iter().filter(|key| key.kind.is_of_a_row()).map(|key| key.word);
        let (of_rows, own): (Vec<&Said>, Vec<&Said>) =
            said.iter().partition(|said| row_keys().any(|key| key == called_now(&said.key)));
        let (choosing, rest) =
            of_rows.into_iter().partition(|said| row_keys().next() == Some(called_now(&said.key)));
        Some(Self { form, own, choosing, rest })
    }

    /// Whether anything is said of rows.
    pub(super) fn is_of_rows(&self) -> bool {
        !(self.choosing.is_empty() && self.rest.is_empty())
    }

    /// The rows of an outcome that are spoken of.
    pub(super) fn chosen<'o>(
        &'o self,
        table: &'o Table<'_>,
        outcome: &'o Outcome,
    ) -> impl Iterator<Item = &'o Reply> {
        let rows = outcome.reply().rows().iter();
        rows.filter(|row| self.choosing.iter().all(|said| self.is_met(table, said, row)))
    }

    /// Whether a reply has what is said.
    fn is_met(&self, table: &Table<'_>, said: &Said, reply: &Reply) -> bool {
        let scenario = table.scenario;
        // What is said was read when the case was opened, so nothing is lost here.
        let wanted = wanted(self.form, said, scenario, &mut Problems::new());
        let told = reply.get(called_now(&said.key));
        matches!((wanted, told), (Some(wanted), Some(told)) if wanted.is_met(told, scenario, table.land))
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::cell::Cell;
    use std::sync::Arc;

    use super::*;
    use crate::text::SourceText;
    use crate::verdict::Case;
    use crate::verdict::judge;

    thread_local! {
        static LOOKS: Cell<usize> = const { Cell::new(0) };
    }

    /// Counts a look at whether a verdict meets an expectation.
    pub(super) fn count_look() {
        LOOKS.set(LOOKS.get() + 1);
    }

    #[test]
    fn expectations_are_not_looked_at_again_for_each_other() {
        let looks = |count: usize| {
            let entries = vec!["{ feature: a.city, points: { red: 9 }, under: rest }"; count];
            let case = case(&entries.join(", "));
            LOOKS.set(0);
            assert_eq!(check(&case.table()).len(), 2 * count);
            LOOKS.get()
        };
        assert_eq!(looks(200), 20 * looks(10));
        // Each of the two verdicts is looked at once for an expectation, and once to find another that it meets.
        assert_eq!(looks(10), 40);
    }

    /// A city that one player closes with a pair of halves: 8 points by space, 10 by tile.
    fn case(expect: &str) -> Case {
        let text = format!(
            "players: [red, blue]\nboard: |\n  .  a\n  b  p\\q\ntiles:\n  a: {{ city: S, coats: 1 }}\n  b: {{ city: E }}\n  p: {{ city: WL }}\n  q: {{ city: NL }}\nmeeples: {{ red: a.city }}\nexpect: [{expect}]\n"
        );
        let source = Arc::new(SourceText::new("t", text.into_bytes()).expect("text"));
        Case::open(&source).expect("a legal case")
    }

    /// What was expected and found, and under which rule sets.
    fn told(expect: &str) -> Vec<(String, String, Vec<String>)> {
        let joined = |lines: &[String]| lines.join(" ");
        let case = case(expect);
        let failures = check(&case.table()).into_iter();
        failures.map(|f| (joined(&f.expected), joined(&f.found), f.rule_sets)).collect()
    }

    fn one(expect: &str) -> (String, String) {
        let found = told(&format!("{{ feature: a.city, {expect}, under: 2021 }}"));
        let [(expected, found, _)] = found.as_slice() else { return Default::default() };
        (expected.clone(), found.clone())
    }

    #[test]
    fn only_what_does_not_hold_is_told_and_beside_it_what_does() {
        let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        assert_eq!(one("complete: true, points: { red: 8 }"), pair("", ""));
        assert_eq!(one("complete: true, points: { red: 9 }"), pair("red scores 9", "red scores 8"));
        assert_eq!(
            one("complete: false, points: { red: 3, blue: 2 }"),
            pair(
                "it is not finished; red scores 3 and blue scores 2",
                "it is finished; red scores 8"
            )
        );
        assert_eq!(one("points: {}"), pair("nobody scores", "red scores 8"));
        assert_eq!(one("same_as: []"), pair("", ""));
        assert_eq!(one("status: open"), pair("nobody has ruled on it", "the rules settle it"));
        assert_eq!(
            one("outcomes: [{ worth: 10 }, { worth: 8 }]"),
            pair("it is worth 10 or it is worth 8", "it is worth 8")
        );
    }

    /// What to write for an expectation, and where what does not hold stands.
    fn remedies(expect: &str) -> Vec<(Option<Remedy>, Vec<String>)> {
        let case = case(expect);
        let failures = check(&case.table()).into_iter();
        let source = case.scenario.expect.first().map(|e| e.keys.clone()).unwrap_or_default();
        let key = |span: &Span| {
            let found = source.iter().find(|(_, at)| at == span);
            found.map_or_else(String::new, |(key, _)| key.clone())
        };
        failures.map(|f| (f.remedy, f.at.iter().map(key).collect())).collect()
    }

    #[test]
    fn what_to_write_is_told_and_where() {
        let in_place = |text: &str| Some(Remedy::InPlace(text.to_owned()));
        let keys = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
        assert_eq!(
            remedies("{ feature: a.city, complete: true, points: { red: 9 }, under: 2021 }"),
            [(in_place("points: { red: 8 }"), keys(&["points"]))]
        );
        assert_eq!(
            remedies("{ feature: a.city, complete: false, status: open, under: 2021 }"),
            [(in_place("status: settled, complete: true"), keys(&["complete", "status"]))]
        );
        let entry = "- { feature: a.city, points: { red: 10 }, under: [2015, 2020, community, house-1e, house-2e, zmg] }";
        let apart = |under| Some(Remedy::Apart { entry: entry.to_owned(), under });
        let points = "{ feature: a.city, points: { red: 8 }";
        assert_eq!(
            remedies(&format!("{points} }}")),
            [(apart(Some(Apart::Rest)), keys(&["points"]))]
        );
        assert_eq!(
            remedies(&format!("{points}, under: rest }}")),
            [(apart(None), keys(&["points"]))]
        );
    }

    #[test]
    fn rule_sets_that_fail_alike_are_told_together() {
        let found = told("{ feature: a.city, points: { red: 8 } }");
        assert_eq!(found.len(), 1, "{found:?}");
        let (expected, found, sets) = &found[0];
        assert_eq!((expected.as_str(), found.as_str()), ("red scores 8", "red scores 10"));
        assert_eq!(sets, &["2015", "2020", "community", "house-1e", "house-2e", "zmg"]);
    }

    #[test]
    fn only_the_rule_sets_of_the_judgement_are_checked() {
        let case = case(
            "{ feature: a.city, points: { red: 8 }, under: rest }, { feature: a.city, points: { red: 10 }, under: [2015, community] }",
        );
        let table = case.table();
        let count = |words: &[&str]| {
            let sets: Vec<RuleSet> =
                words.iter().map(|w| RuleSet::named(w).expect("a rule set")).collect();
            let checked = check_under(&table, &judge(&table, &sets));
            (checked.checked, checked.left_out, checked.failures.len())
        };
        assert_eq!(count(&["2021"]), (1, 1, 0));
        assert_eq!(count(&["2015", "2021"]), (2, 0, 0));
        assert_eq!(count(&["2020"]), (1, 1, 1));
        // A date stands for the era that answers like it, and for no other.
        assert_eq!(count(&["2018-05-01"]), (1, 1, 0));
        assert_eq!(count(&["2015-11-01"]), (0, 2, 0));
    }
}
