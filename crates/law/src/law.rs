//! The resolved law: the answer of a rule set to each question.

use std::cell::OnceCell;

use carcassonne_base::sorting::sort;

use super::{CitedRuling, QuestionData, QuestionId, ReadingIx, RuleSet, Ruling, Since, find_release, question_data};

/// The answer of a rule set's law to a question of law.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Holding<'b> {
    /// A settled question: there is one reading.
    Settled {
        /// The reading that the law gives.
        reading: ReadingIx,
        /// The rulings in force that give this reading.
        rulings: Vec<CitedRuling<'b>>,
        /// The other rulings in force, and superseded ones that are still printed, with another reading or none.
        side_rulings: Vec<CitedRuling<'b>>,
    },
    /// An open question: no ruling decides it.
    Open {
        /// The readings that remain possible.
        readings: Vec<ReadingIx>,
        /// The rulings which leave the question open; empty where the sources are silent.
        rulings: Vec<CitedRuling<'b>>,
        /// The superseded rulings that are still printed.
        side_rulings: Vec<CitedRuling<'b>>,
    },
    /// A contested question: rulings of equal rank contradict one another.
    Contested {
        /// The contradictory readings.
        readings: Vec<ReadingIx>,
        /// The rulings that give one of these readings, in the order of the data.
        rulings: Vec<CitedRuling<'b>>,
        /// The other rulings in force, and superseded ones that are still printed, with another reading or none.
        side_rulings: Vec<CitedRuling<'b>>,
    },
    /// A question whose subject did not exist yet, or on which no rules of that time are known.
    NotApplicable(&'static Since),
}

impl<'b> Holding<'b> {
    /// Returns the readings under which a verdict is given; empty where the question does not apply.
    pub fn readings(&self) -> &[ReadingIx] {
        match self {
            Self::Settled { reading, .. } => std::slice::from_ref(reading),
            Self::Open { readings, .. } | Self::Contested { readings, .. } => readings,
            Self::NotApplicable(_) => &[],
        }
    }

    /// Returns the rulings behind the readings, or those which leave the question open.
    pub fn rulings(&self) -> &[CitedRuling<'b>] {
        match self {
            Self::Settled { rulings, .. } | Self::Open { rulings, .. } | Self::Contested { rulings, .. } => rulings,
            Self::NotApplicable(_) => &[],
        }
    }

    /// Returns the rulings that are shown beside [`Holding::rulings`], with another reading or none.
    pub fn side_rulings(&self) -> &[CitedRuling<'b>] {
        match self {
            Self::Settled { side_rulings, .. }
            | Self::Open { side_rulings, .. }
            | Self::Contested { side_rulings, .. } => side_rulings,
            Self::NotApplicable(_) => &[],
        }
    }

    /// Returns the holding as a word: a reading, `open`, `contested` or `not-applicable`.
    pub fn word(&self, question: QuestionId) -> &'static str {
        match self {
            Self::Settled { reading, .. } => question_data(question).reading(*reading),
            Self::Open { .. } => "open",
            Self::Contested { .. } => "contested",
            Self::NotApplicable(_) => "not-applicable",
        }
    }
}

/// The law of a rule set. Each question is resolved when it is first asked.
#[derive(Debug)]
pub struct Law<'b> {
    set: &'b RuleSet,
    omitted_ruling: Option<&'static str>,
    holdings: Vec<OnceCell<Holding<'b>>>,
}

impl<'b> Law<'b> {
    /// Creates the law of a rule set.
    pub fn new(set: &'b RuleSet) -> Self {
        Self { set, omitted_ruling: None, holdings: vec![OnceCell::new(); QuestionId::ALL.len()] }
    }

    /// Creates the law of each rule set.
    pub fn for_sets(sets: &'b [RuleSet]) -> Vec<Self> {
        sets.iter().map(Self::new).collect()
    }

    /// Creates the law of a rule set as it would be if one ruling had never been made, to find out whether the ruling
    /// matters.
    pub fn without_ruling(set: &'b RuleSet, ruling: &'static str) -> Self {
        Self { omitted_ruling: Some(ruling), ..Self::new(set) }
    }

    /// Returns the rule set.
    pub fn set(&self) -> &'b RuleSet {
        self.set
    }

    /// Returns the identity of the law: the id of its rule set, and the id of the ruling left out; `None` if none is.
    pub fn rule_set_and_omitted_ruling(&self) -> (&'b str, Option<&'static str>) {
        (self.set.id(), self.omitted_ruling)
    }

    /// Returns the holding of the law on a question.
    pub fn holding(&self, question: QuestionId) -> &Holding<'b> {
        self.holdings[question as usize].get_or_init(|| self.resolve(question))
    }

    /// Returns `true` if both laws answer every question alike.
    pub fn answers_like(&self, other: &Law<'_>) -> bool {
        QuestionId::ALL.iter().all(|&question| {
            let (own_holding, other_holding) = (self.holding(question), other.holding(question));
            own_holding.readings() == other_holding.readings()
                && own_holding.word(question) == other_holding.word(question)
        })
    }

    /// Returns `true` if the law is older than the known rules on `newer` things, and also than every ruling on the
    /// question, such as those on half tiles. A question without any ruling is not unread.
    fn is_unread(&self, question: &QuestionData, newer: &Since) -> bool {
        let known = newer.judged_from();
        self.set.date() < known
            && !question.rulings.is_empty()
            && question.rulings.iter().all(|ruling| ruling.from >= known)
    }

    fn resolve(&self, question: QuestionId) -> Holding<'b> {
        let data = question_data(question);
        if let Some(rule) = self.set.house_rule(question) {
            return Holding::Settled {
                reading: rule.reading,
                rulings: vec![CitedRuling::House(rule)],
                side_rulings: Vec::new(),
            };
        }
        if let Some(since) = data.since.as_ref().filter(|s| s.date > self.set.date()) {
            return Holding::NotApplicable(since);
        }
        if let Some(newer) = find_release("newer").filter(|newer| self.is_unread(data, newer)) {
            return Holding::NotApplicable(newer);
        }
        let reading_count = data.readings.len();
        let known: Vec<&'static Ruling> =
            data.rulings.iter().filter(|r| r.from <= self.set.date() && self.omitted_ruling != Some(r.id())).collect();
        let overlaid: Vec<&'static Ruling> =
            known.iter().copied().filter(|r| self.set.overlays().contains(&r.overlay())).collect();
        if overlaid.is_empty() {
            let (base, mut superseded) = split_in_force(&known);
            superseded.retain(|r| r.printed_until.is_none_or(|day| self.set.date() < day));
            weigh_rulings(&base, &superseded, reading_count)
        } else {
            weigh_rulings(&overlaid, &[], reading_count)
        }
    }
}

/// Splits an era's rulings into those in force and those superseded.
fn split_in_force(known: &[&'static Ruling]) -> (Vec<&'static Ruling>, Vec<&'static Ruling>) {
    let base: Vec<_> = known.iter().copied().filter(|r| r.overlay().is_empty()).collect();
    base.iter().copied().partition(|r| !base.iter().any(|newer| newer.overtakes(r)))
}

/// Weighs rulings in force: the highest authority decides; equals that contradict one another are
/// contested; a definite ruling takes precedence over one that leaves the question open.
fn weigh_rulings<'b>(
    in_force: &[&'static Ruling],
    superseded: &[&'static Ruling],
    reading_count: usize,
) -> Holding<'b> {
    let definite: Vec<_> = in_force.iter().copied().filter(|r| r.reading.is_some()).collect();
    let leftovers = |excluded: &[ReadingIx]| {
        let is_shown = |r: &&Ruling| r.still_printed && !r.reading.is_some_and(|own| excluded.contains(&own));
        cite(superseded.iter().copied().filter(is_shown))
    };
    let Some(highest) = definite.iter().map(|r| r.authority).min() else {
        let mut readings: Vec<ReadingIx> = in_force.iter().flat_map(|r| r.open_between).copied().collect();
        sort(&mut readings);
        readings.dedup();
        if readings.is_empty() {
            readings = ReadingIx::first(reading_count).collect();
        }
        return Holding::Open { readings, rulings: cite(in_force.iter().copied()), side_rulings: leftovers(&[]) };
    };
    let mut readings: Vec<ReadingIx> =
        definite.iter().filter(|r| r.authority == highest).filter_map(|r| r.reading).collect();
    sort(&mut readings);
    readings.dedup();
    let (agreeing, against): (Vec<_>, Vec<_>) =
        definite.iter().copied().partition(|r| r.reading.is_some_and(|own| readings.contains(&own)));
    let mut side_rulings = cite(against);
    // A ruling in force that leaves the question open is shown beside the answer that decides it.
    side_rulings.extend(cite(in_force.iter().copied().filter(|r| r.reading.is_none())));
    side_rulings.extend(leftovers(&readings));
    let rulings = cite(agreeing);
    match readings.as_slice() {
        [reading] => Holding::Settled { reading: *reading, rulings, side_rulings },
        _ => Holding::Contested { readings, rulings, side_rulings },
    }
}

fn cite<'b>(rulings: impl IntoIterator<Item = &'static Ruling>) -> Vec<CitedRuling<'b>> {
    rulings.into_iter().map(CitedRuling::Book).collect()
}

#[cfg(test)]
mod tests {
    use carcassonne_base::case_table::table_rows;

    use super::*;
    use crate::rulebook_texts::Words;
    use crate::{Authority, Date};

    const NOTHING: Words = Words::new(0, 0);
    /// A text that is not empty.
    const SOMETHING: Words = Words::new(0, 1);
    const FIRST: ReadingIx = ReadingIx::FIRST;
    const SECOND: ReadingIx = ReadingIx::new(1);

    const fn ruling(reading: Option<ReadingIx>, authority: Authority) -> Ruling {
        Ruling {
            id: NOTHING,
            reading,
            open_between: &[],
            from: Date::from_parts(2014, 1, 1, 3),
            source: SOMETHING,
            at: NOTHING,
            place: SOMETHING,
            english: NOTHING,
            translated: false,
            address: NOTHING,
            short: NOTHING,
            short_english: NOTHING,
            dated: NOTHING,
            authority,
            derived: false,
            says: SOMETHING,
            supersedes: &[],
            overlay: NOTHING,
            still_printed: false,
            printed_until: None,
            unmoved: NOTHING,
            guessed: false,
            year_unknown: false,
        }
    }

    static ONE: Ruling = ruling(Some(FIRST), Authority::OfficialRule);
    static SAME: Ruling = ruling(Some(FIRST), Authority::Interpretation);
    static OTHER: Ruling = ruling(Some(SECOND), Authority::OfficialRule);
    static LOWER: Ruling = ruling(Some(SECOND), Authority::Interpretation);
    static OPEN: Ruling = ruling(None, Authority::Interpretation);
    static LEFT: Ruling =
        Ruling { id: SOMETHING, still_printed: true, ..ruling(Some(SECOND), Authority::OfficialRule) };
    static NEWER: Ruling = Ruling { supersedes: &[SOMETHING], ..ruling(Some(FIRST), Authority::Interpretation) };

    #[test]
    fn rulings_that_agree_are_all_cited() {
        let holding = weigh_rulings(&[&ONE, &SAME], &[], 2);
        assert_eq!(holding.readings(), [FIRST]);
        assert_eq!(holding.rulings().len(), 2);
    }

    #[test]
    fn equals_that_contradict_one_another_are_contested() {
        assert!(matches!(weigh_rulings(&[&ONE, &OTHER], &[], 2), Holding::Contested { .. }));
    }

    #[test]
    fn the_highest_authority_decides_and_the_lower_is_shown_beside_it() {
        let holding = weigh_rulings(&[&ONE, &LOWER], &[], 2);
        assert_eq!((holding.readings(), holding.side_rulings().len()), (&[FIRST][..], 1));
    }

    #[test]
    fn no_ruling_and_a_ruling_that_says_so_are_both_open() {
        assert_eq!(weigh_rulings(&[], &[], 3).readings(), [FIRST, SECOND, ReadingIx::new(2)]);
        assert!(matches!(weigh_rulings(&[&OPEN], &[], 2), Holding::Open { rulings, .. } if rulings.len() == 1));
    }

    #[test]
    fn supersession_is_by_id_and_a_leftover_sentence_is_shown() {
        let (base, superseded) = split_in_force(&[&LEFT, &NEWER]);
        let holding = weigh_rulings(&base, &superseded, 2);
        assert_eq!(holding.readings(), [FIRST]);
        assert_eq!(holding.side_rulings(), [CitedRuling::Book(&LEFT)]);
    }

    /// Returns every era and preset, and the law on the day of each ruling and on the day before.
    fn sample_rule_sets() -> Vec<RuleSet> {
        let days = QuestionId::ALL.iter().flat_map(|&q| question_data(q).rulings).flat_map(|r| {
            let day = r.from.to_the_day();
            [day.day_before(), day]
        });
        RuleSet::eras_and_presets()
            .into_iter()
            .chain(days.filter(|d| *d >= RuleSet::first_day()).map(RuleSet::on_date))
            .collect()
    }

    #[test]
    fn a_ruling_that_changes_no_holding_says_why_even_before_a_mechanic_asks() {
        let sets = sample_rule_sets();
        let mut wrong = Vec::new();
        for &question in QuestionId::ALL {
            for ruling in question_data(question).rulings {
                let changes = sets.iter().any(|set| {
                    let (with, without) = (Law::new(set), Law::without_ruling(set, ruling.id()));
                    with.holding(question).readings() != without.holding(question).readings()
                });
                if !changes && ruling.unmoved().is_empty() {
                    wrong.push(ruling.id());
                }
            }
        }
        assert_eq!(wrong, [""; 0]);
    }

    #[test]
    fn what_no_mechanic_asks_yet_resolves_as_the_sources_tell() {
        let mut rows = table_rows::<10>(include_str!("law.holdings.tsv"));
        let [_, ids @ ..] = rows.next().unwrap_or_default();
        let sets: Vec<RuleSet> = ids.iter().filter_map(|id| RuleSet::from_word(id).ok()).collect();
        assert_eq!(sets.len(), ids.len());
        for [question, expected @ ..] in rows {
            let held = |id: QuestionId| sets.iter().map(|set| Law::new(set).holding(id).word(id)).collect::<Vec<_>>();
            assert_eq!(QuestionId::from_word(question).map(held).as_deref(), Some(&expected[..]), "{question}");
        }
    }

    #[test]
    fn what_overtaken_sentences_say_is_shown_beside() {
        let side_ruling_ids = |id: &str, question: QuestionId| -> Vec<&'static str> {
            let Ok(set) = RuleSet::from_word(id) else { return Vec::new() };
            let law = Law::new(&set);
            question_data(question)
                .rulings
                .iter()
                .filter(|r| law.holding(question).side_rulings().contains(&CitedRuling::Book(r)))
                .map(Ruling::id)
                .collect()
        };
        assert_eq!(side_ruling_ids("2021", QuestionId::PlaceBarn), ["barn-2016-04-repeated"]);
        assert_eq!(side_ruling_ids("now", QuestionId::HillTie), ["hill-tie-2020-leaflet"]);
        assert_eq!(side_ruling_ids("2015", QuestionId::PlaceTouch), ["place-touch-2014-leaflet"]);
        let fairy = ["reach-fairy-2020-04-general", "reach-fairy-2020-section"];
        assert_eq!(side_ruling_ids("2021", QuestionId::ReachFairy), fairy);
        let building = ["reach-little-building-2020-04"];
        assert_eq!(side_ruling_ids("2021", QuestionId::ReachLittleBuilding), building);
    }
}
