//! The tests of the law: every ruling has an effect and a citation, and every date is covered.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_law::{
    CitingItem, Date, Holding, Law, QuestionId, ReadingIx, RuleSet, Ruling, SetKind, SourcePlace, find_source,
    question_data, questions, source_places, sources,
};
use carcassonne_rules::mechanics::{Kind, MECHANICS, Mechanic, Subject, Table};
use carcassonne_rules::verdict::{Outcome, Role, Scope, SubjectVerdicts, judge_lazily};

use crate::common;
use crate::judged::map_scenarios;
use crate::project::{open_corpus, read_file};

fn rulings() -> impl Iterator<Item = (QuestionId, &'static Ruling)> {
    QuestionId::ALL.iter().flat_map(|&q| question_data(q).rulings.iter().map(move |r| (q, r)))
}

/// Returns every era and preset, and the law on the day before, of and after each ruling.
fn sampled_sets() -> Vec<RuleSet> {
    let mut dates: BTreeMap<String, Date> = BTreeMap::new();
    for (_, ruling) in rulings() {
        let day = ruling.from.to_the_day();
        let after = RuleSet::from_word(&day.to_string()).expect("a date").date();
        for date in [day.day_before(), day, next_day(after)] {
            dates.insert(date.to_the_day().to_string(), date);
        }
    }
    let days = dates.into_values().filter(|d| *d >= RuleSet::first_day()).map(RuleSet::on_date);
    RuleSet::eras_and_presets().into_iter().chain(days).collect()
}

/// The readings that no rules adopt, so that only tables play by them.
const TABLE_ONLY_READINGS: [(&str, &str); 8] = [
    ("city.all-gates", "usual"),
    ("inn.unfinished", "plain"),
    ("cathedral.unfinished", "plain"),
    ("building.value", "by-kind"),
    ("hill.most", "most"),
    ("vineyard.where", "three-each"),
    ("end.abbeys", "before"),
    ("king.small", "not"),
];

fn next_day(date: Date) -> Date {
    let text = date.to_the_day().to_string();
    let (rest, day) = text.rsplit_once('-').expect("a full date");
    let next = day.parse::<u8>().expect("a day") + 1;
    Date::parse(&format!("{rest}-{next:02}")).unwrap_or(date)
}

fn is_waiting(question: QuestionId) -> bool {
    !question_data(question).waiting_for.is_empty()
}

/// Returns the contents of verdicts without citations, which a ruling must change.
fn verdict_contents(verdicts: &[SubjectVerdicts<'_>], laws: usize) -> Vec<String> {
    let mut contents = Vec::new();
    for subject in verdicts {
        for n in 0..laws {
            let Some(verdict) = subject.verdict_under(n) else { continue };
            let outcomes: Vec<String> = verdict
                .outcomes
                .iter()
                .map(|o| {
                    format!(
                        "{:?} {:?} {} {:?} {:?}",
                        o.completion(),
                        o.points(),
                        o.worth(),
                        o.reply(),
                        o.other_joined_features().collect::<Vec<_>>()
                    )
                })
                .collect();
            contents.push(format!("{:?} {n} {:?} {outcomes:?}", subject.subject, verdict.status));
        }
    }
    contents
}

#[test]
fn every_question_is_asked_by_a_mechanic_or_waits_for_one() {
    for &question in QuestionId::ALL {
        let is_asked = MECHANICS.iter().any(|m| m.questions.contains(&question));
        let id = question.word();
        assert!(is_asked || is_waiting(question), "{id}: no mechanic asks it; say what it is `waiting_for`");
        assert!(!is_asked || !is_waiting(question), "{id}: a mechanic asks it; strike its `waiting_for`");
    }
}

#[test]
fn mechanics_ask_just_what_they_say_they_ask() {
    let mut asked_by_mechanic: BTreeMap<&str, BTreeSet<QuestionId>> = BTreeMap::new();
    let by_scenario = map_scenarios(|judged| {
        let mut asked_by_mechanic: BTreeMap<&str, BTreeSet<QuestionId>> = BTreeMap::new();
        for subject in &judged.judgement.subjects {
            for verdict in &subject.verdicts {
                let questions = verdict.points_of_law.iter().map(|a| a.question);
                let inapplicable = verdict.not_applicable.and_then(|n| n.question);
                asked_by_mechanic.entry(subject.mechanic).or_default().extend(questions.chain(inapplicable));
            }
        }
        asked_by_mechanic
    });
    for (mechanic, questions) in by_scenario.into_iter().flatten() {
        asked_by_mechanic.entry(mechanic).or_default().extend(questions);
    }
    let questions = |m: &Mechanic| m.questions.iter().copied().collect::<BTreeSet<_>>();
    // The questions of a mechanic that contributes to other features are asked by those features.
    let helpers: BTreeSet<QuestionId> =
        MECHANICS.iter().filter(|m| m.has_influence()).flat_map(|m| questions(m)).collect();
    // The questions of a mechanic that values features are asked by those features too.
    let feature_questions: BTreeSet<QuestionId> = MECHANICS
        .iter()
        .filter(|m| m.forms().next().is_none() || !m.needs_feature_worth())
        .flat_map(|m| questions(m))
        .collect();
    let everything: BTreeSet<QuestionId> = asked_by_mechanic.values().flatten().copied().collect();
    for mechanic in MECHANICS {
        let (name, declared) = (mechanic.name(), questions(mechanic));
        let found = asked_by_mechanic.remove(name).unwrap_or_default();
        let mut unexpected: BTreeSet<QuestionId> = found.difference(&declared).copied().collect();
        if mechanic.needs_feature_worth() {
            unexpected.retain(|question| !feature_questions.contains(question));
        }
        assert!(unexpected.is_subset(&helpers), "{name} asks {unexpected:?}");
        let askable = if mechanic.has_influence() { &everything } else { &found };
        assert!(declared.is_subset(askable), "{name} asks {found:?}");
    }
}

#[test]
fn questions_are_answered_with_what_their_forms_declare_in_that_order() {
    let by_scenario = map_scenarios(|judged| {
        let mut mismatches = BTreeSet::new();
        for subject in &judged.judgement.subjects {
            let declared: Vec<(&str, Kind)> = match judged.table.subject(subject.subject) {
                Some(Subject::Ask(posed)) => posed.form.reply_keys.iter().map(|key| (key.word, key.kind)).collect(),
                // A feature's reply has at most the note that it is something else than it seems.
                Some(Subject::Feature(_)) | None => continue,
            };
            let outcomes = subject.verdicts.iter().flat_map(|v| &v.outcomes);
            for reply in outcomes.map(Outcome::reply) {
                let reply_kinds: Vec<(&str, Kind)> = reply.iter().map(|(key, told)| (key, told.kind())).collect();
                let mut expected = declared.clone();
                expected.retain(|key| reply_kinds.contains(key));
                if reply_kinds != expected {
                    mismatches.insert(format!("{}: {reply_kinds:?}, declared {declared:?}", subject.mechanic));
                }
            }
        }
        mismatches
    });
    let mismatches: BTreeSet<String> = by_scenario.into_iter().flatten().collect();
    assert_eq!(mismatches, BTreeSet::new());
}

#[test]
fn every_reading_can_be_reached() {
    let sets = sampled_sets();
    for &question in QuestionId::ALL {
        let mut reached: BTreeSet<ReadingIx> = BTreeSet::new();
        for set in &sets {
            reached.extend(Law::new(set).holding(question).readings());
        }
        let all = ReadingIx::first(question_data(question).readings.len());
        let idle = all.filter(|place| !reached.contains(place));
        let words = idle.map(|place| question_data(question).readings[place.index()].0);
        let idle: Vec<&str> = words.filter(|word| !TABLE_ONLY_READINGS.contains(&(question.word(), word))).collect();
        assert_eq!(idle, [""; 0], "{}: readings that are held on no day", question.word());
    }
}

#[test]
fn every_ruling_cites_a_place_in_a_source() {
    for (_, ruling) in rulings() {
        let cited = find_source(ruling.source()).expect("a source");
        assert!(!cited.title.is_empty() && !ruling.place().is_empty(), "{}", ruling.id());
        assert!(ruling.says().trim_end_matches('"').ends_with('.'), "{}", ruling.id());
        assert!(!ruling.place().contains(".txt") && !ruling.says().contains(".txt"), "{}", ruling.id());
    }
}

#[test]
fn every_place_is_cited_or_says_why_not_and_what_cites_it_is_known() {
    for source in sources() {
        let Some(places) = source_places(source.id) else {
            assert_ne!(source.read, "in full", "{} has no places", source.id);
            continue;
        };
        for place in places {
            let name = format!("{}: {}", source.id, place.id());
            assert_eq!(place.cited_by().is_empty(), place.uncited_reason().is_some(), "{name}");
            assert!(place.uncited_reason().is_none_or(|why| why.len() > 8), "{name}");
            assert!(!place.is_heading_only() || place.heads > 0, "{name}");
            for id in place.cited_by() {
                match CitingItem::from_id(id).expect(id) {
                    CitingItem::Ruling(_, ruling) => {
                        assert!(ruling.source() == source.id && ruling.at().contains(&place.id()), "{name}");
                    }
                    CitingItem::RuleSet(..) | CitingItem::OwnRisk => {}
                }
            }
        }
    }
}

#[test]
fn every_worked_example_has_a_scenario_that_says_so() {
    for source in sources() {
        for place in source_places(source.id).unwrap_or_default() {
            let name = format!("{}: {}", source.id, place.id());
            assert!(place.kind() != "example" || !place.scenarios().is_empty(), "{name}");
            for scenario in place.scenarios() {
                let text = read_file(format!("scenarios/{scenario}.yaml"));
                let source_line = text.lines().find(|line| line.starts_with("source: ")).expect(scenario);
                let mut words = source_line.split(|c: char| !c.is_alphanumeric());
                assert!(words.any(|word| word == source.id), "{name}: {scenario}: {source_line}");
            }
        }
    }
}

#[test]
fn every_citation_leads_to_an_address_of_its_source() {
    for (_, ruling) in rulings() {
        let document = find_source(ruling.source()).expect("a source");
        match ruling.address() {
            Some(address) => assert!(document.addresses.contains(&address), "{}", ruling.id()),
            None => assert!(!document.no_address.is_empty(), "{}", ruling.id()),
        }
        // If the place names another page than the first, the address must differ too.
        let names_another = ["page on the first edition", "watchtower"];
        let names_another = names_another.iter().any(|page| ruling.place().starts_with(page));
        assert!(!names_another || ruling.address() != document.address(), "{}", ruling.id());
    }
}

/// Checks that `place`, which readers see, names what `at` cites, which is machine-checked: `place` has the heading
/// over the cited place, the kind of that place and its number.
#[test]
fn the_words_of_a_place_name_what_is_cited() {
    let mut unnamed = Vec::new();
    for (_, ruling) in rulings() {
        let places = source_places(ruling.source()).unwrap_or_default();
        let words = ruling.place().split_whitespace();
        let words: BTreeSet<&str> = words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric())).collect();
        for cited_place in places.iter().filter(|p| ruling.at().contains(&p.id())) {
            let is_named = |names: &Vec<String>| names.iter().any(|name| ruling.place().contains(name));
            let mut missing: Vec<Vec<String>> =
                [heading_words(places, cited_place), kind_words(cited_place)].into_iter().flatten().collect();
            missing.retain(|names| !is_named(names));
            let number = number_words(cited_place);
            missing.extend(number.filter(|names| !names.iter().any(|n| words.contains(&**n))));
            if !missing.is_empty() {
                unnamed.push(format!("{} cites {}: not named: {missing:?}", ruling.id(), cited_place.id()));
            }
        }
    }
    assert_eq!(unnamed, [""; 0]);
}

/// Returns the words for the heading over a place; `None` where that is the title of the document.
fn heading_words(places: &[SourcePlace], cited_place: &SourcePlace) -> Option<Vec<String>> {
    let parent_of = |place: &SourcePlace| places.iter().find(|p| p.id() == place.under());
    let mut place = cited_place;
    loop {
        let name = place.name().split(" (").next().unwrap_or_default();
        let is_common =
            matches!(name, "Opmerking" | "Opmerkingen" | "Noten") || place.name().ends_with("(phase of the turn)");
        if place.kind() == "heading" && place.id() == "title" {
            return None;
        }
        if place.kind() == "heading" && !is_common {
            let table = place.name().ends_with("(table)").then(|| "table".to_owned());
            return Some([name.to_owned()].into_iter().chain(table).collect());
        }
        place = parent_of(place)?;
    }
}

/// Returns the words for the kind of a place; `None` where the heading suffices.
fn kind_words(cited_place: &SourcePlace) -> Option<Vec<String>> {
    let words: &[&str] = match cited_place.kind() {
        // A bullet of the worked examples is one of their "entries".
        "example" => &["example", "entries"],
        "caption" => &["caption"],
        "footnote" => &["footnote"],
        "note" => &["note", "Opmerking"],
        "row" => &["row", "column"],
        _ => return None,
    };
    Some(words.iter().map(|&word| word.to_owned()).collect())
}

/// Returns the words for the number of a bullet, an example or a note: in digits, or first, second, ...
fn number_words(cited_place: &SourcePlace) -> Option<Vec<String>> {
    const ORDINALS: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];
    let numbered = ["sub-bullet ", "bullet ", "example ", "footnote ", "note ("];
    let (_, rest) = numbered.iter().find_map(|label| cited_place.name().split_once(label))?;
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    let n: usize = digits.parse().ok()?;
    let ordinal = ORDINALS.get(n.checked_sub(1)?).map(|&word| word.to_owned());
    Some([digits].into_iter().chain(ordinal).collect())
}

#[test]
fn every_ruling_is_known_to_an_era_or_preset() {
    let sets = RuleSet::eras_and_presets();
    for (_, ruling) in rulings() {
        let is_known = |set: &RuleSet| {
            let has_overlay = ruling.overlay().is_empty() || set.overlays().contains(&ruling.overlay());
            has_overlay && set.date() >= ruling.from
        };
        assert!(
            sets.iter().any(is_known),
            "{} is later than what it belongs to: give crates/law/src/rule-sets.yaml an era of its day",
            ruling.id()
        );
    }
}

#[test]
fn every_ruling_of_a_mechanic_is_cited_for_a_scenario() {
    let sets = sampled_sets();
    let laws = Law::for_sets(&sets);
    let mut cited_rulings: BTreeSet<String> = BTreeSet::new();
    for (_, case) in open_corpus() {
        let table = case.table();
        let judged = judge_lazily(&table, laws.as_slice(), Scope::All);
        for verdict in judged.flat_map(|judged| judged.verdicts) {
            cited_rulings.extend(verdict.citations.iter().map(|c| c.ruling.id().to_owned()));
        }
    }
    let idle: Vec<&str> =
        rulings().filter(|(q, r)| !is_waiting(*q) && !cited_rulings.contains(r.id())).map(|(_, r)| r.id()).collect();
    assert_eq!(idle, [""; 0], "rulings that no scenario exercises");
}

fn judge_all<'b>(table: &Table<'_>, laws: &[Law<'b>]) -> Vec<SubjectVerdicts<'b>> {
    judge_lazily(table, laws, Scope::All).collect()
}

#[test]
fn every_ruling_moves_a_verdict_or_says_why_not() {
    let sets = sampled_sets();
    let laws = Law::for_sets(&sets);
    let cases: Vec<_> = open_corpus().collect();
    let tables: Vec<Table<'_>> = cases.iter().map(|(_, case)| case.table()).collect();
    let verdicts: Vec<Vec<SubjectVerdicts<'_>>> = tables.iter().map(|t| judge_all(t, &laws)).collect();
    let before: Vec<Vec<String>> = verdicts.iter().map(|j| verdict_contents(j, laws.len())).collect();
    // A ruling can change only cases in which its question is asked.
    let questions_asked: Vec<BTreeSet<QuestionId>> = verdicts
        .iter()
        .map(|judged| {
            let verdicts = || judged.iter().flat_map(|s| &s.verdicts);
            let asked = verdicts().flat_map(|v| v.points_of_law.iter()).map(|a| a.question);
            asked.chain(verdicts().filter_map(|v| v.not_applicable).filter_map(|n| n.question)).collect()
        })
        .collect();
    let mut failures = Vec::new();
    for (question, ruling) in rulings().filter(|(q, _)| !is_waiting(*q)) {
        let laws_without: Vec<Law<'_>> = sets.iter().map(|s| Law::without_ruling(s, ruling.id())).collect();
        // Only rule sets whose holding changes can change a verdict.
        let is_touched = laws
            .iter()
            .zip(&laws_without)
            .any(|(a, b)| a.holding(question).readings() != b.holding(question).readings());
        let is_moved = is_touched
            && tables
                .iter()
                .zip(&before)
                .zip(&questions_asked)
                .filter(|(_, questions)| questions.contains(&question))
                .any(|((t, old), _)| verdict_contents(&judge_all(t, &laws_without), laws_without.len()) != *old);
        match (is_moved, ruling.unmoved().is_empty()) {
            (false, true) => {
                failures.push(format!("{} moves nothing and does not say why", ruling.id()));
            }
            (true, false) => {
                failures.push(format!("{} says that it moves nothing, but it does", ruling.id()));
            }
            (true, true) | (false, false) => {}
        }
    }
    assert_eq!(failures, [""; 0]);
}

#[test]
fn no_date_falls_into_a_hole_or_an_overlap() {
    let mut sets: Vec<RuleSet> =
        sampled_sets().into_iter().filter(|s| matches!(s.kind(), SetKind::Dated | SetKind::Era)).collect();
    sets.sort_by_key(RuleSet::date);
    for &question in QuestionId::ALL {
        let mut has_spoken = false;
        for set in &sets {
            let law = Law::new(set);
            let holding = law.holding(question);
            let context = format!("{} on {}", question.word(), set.date().to_the_day());
            assert!(!matches!(holding, Holding::Contested { .. }), "{context} is contested");
            let is_silent = matches!(holding, Holding::Open { rulings, .. } if rulings.is_empty());
            assert!(!(has_spoken && is_silent), "{context} falls silent again");
            // Rulings that leave a question open and rulings that settle it are never in force together.
            let words: BTreeSet<Option<ReadingIx>> =
                holding.rulings().iter().map(carcassonne_law::CitedRuling::reading).collect();
            assert!(words.len() < 2, "{context}: rulings in force disagree");
            has_spoken |= !holding.rulings().is_empty();
        }
    }
}

/// The column headings of `snapshots/rulings.tsv`.
const COLUMNS: [&str; 5] = ["question", "holding", "role", "ruling", "rule-sets"];

/// Compares the holdings of every rule set with the snapshot: a line for each ruling that bears on a question, with its
/// rule sets. A new preset adds a word to many lines: compare them with the sources before `.ci/accept` accepts them.
#[test]
fn every_rule_set_holds_what_it_held() {
    let sets = RuleSet::all();
    let laws = Law::for_sets(&sets);
    let mut lines = Vec::new();
    for &question in QuestionId::ALL {
        let mut sets_by_line: BTreeMap<[String; 3], Vec<&RuleSet>> = BTreeMap::new();
        for law in &laws {
            let holding = law.holding(question);
            let role = match holding {
                Holding::Open { .. } => Role::LeavesOpen,
                Holding::Settled { .. } | Holding::Contested { .. } | Holding::NotApplicable(_) => Role::Decides,
            };
            let decisive = holding.rulings().iter().map(|ruling| (role, ruling));
            let secondary = holding.side_rulings().iter().map(|ruling| (Role::Beside, ruling));
            let mut rulings: Vec<(&str, &str)> =
                decisive.chain(secondary).map(|(role, ruling)| (role.word(), ruling.id())).collect();
            if rulings.is_empty() {
                rulings.push(("-", "-"));
            }
            for (role, ruling) in rulings {
                let line = [holding_words(question, holding), role.to_owned(), ruling.to_owned()];
                sets_by_line.entry(line).or_default().push(law.set());
            }
        }
        lines.extend(sets_by_line.into_iter().map(|(line, sets)| {
            let [holding, role, ruling] = line;
            [question.word(), &holding, &role, &ruling, &RuleSet::to_words(&sets).join(",")].join("\t")
        }));
    }
    lines.sort_unstable();
    let head = COLUMNS.join("\t");
    let text: String = std::iter::once(head).chain(lines).map(|line| line + "\n").collect();
    common::compare_with_snapshot("rulings.tsv", &text);
}

/// Returns a holding in words of data; where several readings remain possible, with these: `open(apart|joined)`.
fn holding_words(question: QuestionId, holding: &Holding<'_>) -> String {
    let word = holding.word(question);
    match holding {
        Holding::Settled { .. } | Holding::NotApplicable(_) => word.to_owned(),
        Holding::Open { readings, .. } | Holding::Contested { readings, .. } => {
            let readings: Vec<&str> = readings.iter().map(|r| question_data(question).reading(*r)).collect();
            format!("{word}({})", readings.join("|"))
        }
    }
}

#[test]
fn the_eras_resolve_as_the_sources_tell() {
    let question_ids =
        [QuestionId::CountRoadCity, QuestionId::CountMonastery, QuestionId::GapCityRoad, QuestionId::GapField];
    for [id, words @ ..] in common::table_rows::<5>(include_str!("eras.tsv")) {
        let set = RuleSet::from_word(id).expect("a rule set");
        let law = Law::new(&set);
        assert_eq!(question_ids.map(|q| law.holding(q).word(q)), words, "{id}");
    }
}

#[test]
fn every_question_says_what_it_asks() {
    for data in questions() {
        assert!(data.asks.ends_with('?'), "{}", data.id);
        assert!(data.title.chars().count() <= 60, "{}", data.id);
    }
}
