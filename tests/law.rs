//! The tests of the law: every ruling has an effect and a citation, and every date is covered.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use carcassonne_oracle::inside::mechanics::{Kind, MECHANICS, Mechanic, Subject, Table};
use carcassonne_oracle::inside::rulebook::{
    Citing, Date, Holding, Law, QuestionId, ReadingIx, RuleSet, Ruling, SetKind, SourcePlace, question_data, questions,
    source, source_places, sources,
};
use carcassonne_oracle::inside::text::SourceText;
use carcassonne_oracle::inside::verdict::{Case, Outcome, Role, Scope, SubjectVerdicts, judging};

use crate::common;
use crate::judged::every;

fn corpus() -> Vec<(String, Case)> {
    common::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios"))
        .into_iter()
        .map(|path| {
            let name = path.display().to_string();
            let bytes = std::fs::read(&path).expect("a scenario");
            let source = Arc::new(SourceText::new(&name, bytes).expect("text"));
            (name, Case::open(&source).expect("a legal scenario"))
        })
        .collect()
}

/// Returns every ruling with its question.
fn rulings() -> impl Iterator<Item = (QuestionId, &'static Ruling)> {
    QuestionId::ALL.iter().flat_map(|&q| question_data(q).rulings.iter().map(move |r| (q, r)))
}

/// Returns every era and preset, and the law on the day before, of and after each ruling.
fn sampled() -> Vec<RuleSet> {
    let mut dates: BTreeMap<String, Date> = BTreeMap::new();
    for (_, ruling) in rulings() {
        let day = ruling.from.to_the_day();
        let after = RuleSet::named(&day.to_string()).expect("a date").date();
        for date in [day.day_before(), day, next_day(after)] {
            dates.insert(date.to_the_day().to_string(), date);
        }
    }
    let days = dates.into_values().filter(|d| *d >= RuleSet::first_day()).map(RuleSet::on);
    RuleSet::every().into_iter().chain(days).collect()
}

/// The readings that no rules adopt, so that only tables play by them.
const AT_TABLES: [(&str, &str); 8] = [
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

fn waits(question: QuestionId) -> bool {
    !question_data(question).waiting_for.is_empty()
}

/// Returns the contents of verdicts without citations, which a ruling must change.
fn said(verdicts: &[SubjectVerdicts<'_>], laws: usize) -> Vec<String> {
    let mut all = Vec::new();
    for subject in verdicts {
        for n in 0..laws {
            let Some(verdict) = subject.under(n) else { continue };
            let outcomes: Vec<String> = verdict
                .outcomes
                .iter()
                .map(|o| {
                    format!(
                        "{:?} {:?} {} {:?} {:?}",
                        o.complete(),
                        o.points(),
                        o.worth(),
                        o.reply(),
                        o.same_as().collect::<Vec<_>>()
                    )
                })
                .collect();
            all.push(format!("{:?} {n} {:?} {outcomes:?}", subject.subject, verdict.status));
        }
    }
    all
}

#[test]
fn every_question_is_asked_by_a_mechanic_or_waits_for_one() {
    for &question in QuestionId::ALL {
        let asked = MECHANICS.iter().any(|m| m.questions.contains(&question));
        let id = question.word();
        assert!(asked || waits(question), "{id}: no mechanic asks it; say what it is `waiting_for`");
        assert!(!asked || !waits(question), "{id}: a mechanic asks it; strike its `waiting_for`");
    }
}

#[test]
fn mechanics_ask_just_what_they_say_they_ask() {
    let mut asked: BTreeMap<&str, BTreeSet<QuestionId>> = BTreeMap::new();
    let each = every(|judged| {
        let mut asked: BTreeMap<&str, BTreeSet<QuestionId>> = BTreeMap::new();
        for subject in &judged.judgement.subjects {
            for verdict in &subject.verdicts {
                let questions = verdict.points_of_law.iter().map(|a| a.question);
                let not = verdict.not_applicable.and_then(|n| n.question);
                asked.entry(subject.mechanic).or_default().extend(questions.chain(not));
            }
        }
        asked
    });
    for (mechanic, questions) in each.into_iter().flatten() {
        asked.entry(mechanic).or_default().extend(questions);
    }
    let questions = |m: &Mechanic| m.questions.iter().copied().collect::<BTreeSet<_>>();
    // The questions of a mechanic that contributes to other features are asked by those features.
    let helpers: BTreeSet<QuestionId> = MECHANICS.iter().filter(|m| m.has_a_say()).flat_map(|m| questions(m)).collect();
    // The questions of a mechanic that values features are asked by those features too.
    let of_features: BTreeSet<QuestionId> = MECHANICS
        .iter()
        .filter(|m| m.forms().next().is_none() || !m.values_features())
        .flat_map(|m| questions(m))
        .collect();
    let everything: BTreeSet<QuestionId> = asked.values().flatten().copied().collect();
    for mechanic in MECHANICS {
        let (name, said) = (mechanic.name(), questions(mechanic));
        let found = asked.remove(name).unwrap_or_default();
        let mut others: BTreeSet<QuestionId> = found.difference(&said).copied().collect();
        if mechanic.values_features() {
            others.retain(|question| !of_features.contains(question));
        }
        assert!(others.is_subset(&helpers), "{name} asks {others:?}");
        let by_others = if mechanic.has_a_say() { &everything } else { &found };
        assert!(said.is_subset(by_others), "{name} asks {found:?}");
    }
}

#[test]
fn questions_are_answered_with_what_their_forms_declare_in_that_order() {
    let each = every(|judged| {
        let mut wrong = BTreeSet::new();
        for subject in &judged.judgement.subjects {
            let declared: Vec<(&str, Kind)> = match judged.table.subject(subject.subject) {
                Some(Subject::Ask(posed)) => posed.form.replies.iter().map(|key| (key.word, key.kind)).collect(),
                // A feature's reply has at most the note that it is something else than it seems.
                Some(Subject::Feature(_)) | None => continue,
            };
            let outcomes = subject.verdicts.iter().flat_map(|v| &v.outcomes);
            for reply in outcomes.map(Outcome::reply) {
                let told: Vec<(&str, Kind)> = reply.iter().map(|(key, told)| (key, told.kind())).collect();
                let mut kept = declared.clone();
                kept.retain(|key| told.contains(key));
                if told != kept {
                    wrong.insert(format!("{}: {told:?}, declared {declared:?}", subject.mechanic));
                }
            }
        }
        wrong
    });
    let wrong: BTreeSet<String> = each.into_iter().flatten().collect();
    assert_eq!(wrong, BTreeSet::new());
}

#[test]
fn every_reading_can_be_reached() {
    let sets = sampled();
    for &question in QuestionId::ALL {
        let mut reached: BTreeSet<ReadingIx> = BTreeSet::new();
        for set in &sets {
            reached.extend(Law::of(set).holding(question).readings());
        }
        let all = ReadingIx::first(question_data(question).readings.len());
        let idle = all.filter(|place| !reached.contains(place));
        let words = idle.map(|place| question_data(question).readings[place.index()].0);
        let idle: Vec<&str> = words.filter(|word| !AT_TABLES.contains(&(question.word(), word))).collect();
        assert_eq!(idle, [""; 0], "{}: readings that are held on no day", question.word());
    }
}

#[test]
fn every_ruling_cites_a_place_in_a_source() {
    for (_, ruling) in rulings() {
        let cited = source(ruling.source()).expect("a source");
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
            assert_eq!(place.cited_by().is_empty(), place.why_uncited().is_some(), "{name}");
            assert!(place.why_uncited().is_none_or(|why| why.len() > 8), "{name}");
            assert!(!place.only_heads() || place.heads > 0, "{name}");
            for id in place.cited_by() {
                match Citing::named(id).expect(id) {
                    Citing::Ruling(_, ruling) => {
                        assert!(ruling.source() == source.id && ruling.at().contains(&place.id()), "{name}");
                    }
                    Citing::RuleSet(..) | Citing::OwnRisk => {}
                }
            }
        }
    }
}

#[test]
fn every_worked_example_has_a_scenario_that_says_so() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    for source in sources() {
        for place in source_places(source.id).unwrap_or_default() {
            let name = format!("{}: {}", source.id, place.id());
            assert!(place.kind() != "example" || !place.scenarios().is_empty(), "{name}");
            for scenario in place.scenarios() {
                let path = folder.join(format!("{scenario}.yaml"));
                let text = std::fs::read_to_string(&path).expect(scenario);
                let says = text.lines().find(|line| line.starts_with("source: ")).expect(scenario);
                let mut words = says.split(|c: char| !c.is_alphanumeric());
                assert!(words.any(|word| word == source.id), "{name}: {scenario}: {says}");
            }
        }
    }
}

#[test]
fn every_citation_leads_to_an_address_of_its_source() {
    for (_, ruling) in rulings() {
        let cited = source(ruling.source()).expect("a source");
        match ruling.address() {
            Some(address) => assert!(cited.addresses.contains(&address), "{}", ruling.id()),
            None => assert!(!cited.no_address.is_empty(), "{}", ruling.id()),
        }
        // If the place names another page than the first, the address must differ too.
        let names_another = ["page on the first edition", "watchtower"];
        let names_another = names_another.iter().any(|page| ruling.place().starts_with(page));
        assert!(!names_another || ruling.address() != cited.address(), "{}", ruling.id());
    }
}

/// Checks that `place`, which readers see, names what `at` cites, which is machine-checked: `place` has the heading
/// over the cited place, the kind of that place and its number.
#[test]
fn the_words_of_a_place_name_what_is_cited() {
    let mut wrong = Vec::new();
    for (_, ruling) in rulings() {
        let places = source_places(ruling.source()).unwrap_or_default();
        let words = ruling.place().split_whitespace();
        let words: BTreeSet<&str> = words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric())).collect();
        for cited in places.iter().filter(|p| ruling.at().contains(&p.id())) {
            let told = |names: &Vec<String>| names.iter().any(|name| ruling.place().contains(name));
            let mut missing: Vec<Vec<String>> = [heading(places, cited), kind(cited)].into_iter().flatten().collect();
            missing.retain(|names| !told(names));
            let number = number(cited);
            missing.extend(number.filter(|names| !names.iter().any(|n| words.contains(&**n))));
            if !missing.is_empty() {
                wrong.push(format!("{} cites {}: not named: {missing:?}", ruling.id(), cited.id()));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}

/// Returns the words for the heading over a place; `None` where that is the title of the document.
fn heading(places: &[SourcePlace], cited: &SourcePlace) -> Option<Vec<String>> {
    let over = |place: &SourcePlace| places.iter().find(|p| p.id() == place.under());
    let mut place = cited;
    loop {
        let name = place.name().split(" (").next().unwrap_or_default();
        let common =
            matches!(name, "Opmerking" | "Opmerkingen" | "Noten") || place.name().ends_with("(phase of the turn)");
        if place.kind() == "heading" && place.id() == "title" {
            return None;
        }
        if place.kind() == "heading" && !common {
            let table = place.name().ends_with("(table)").then(|| "table".to_owned());
            return Some([name.to_owned()].into_iter().chain(table).collect());
        }
        place = over(place)?;
    }
}

/// Returns the words for the kind of a place; `None` where the heading suffices.
fn kind(cited: &SourcePlace) -> Option<Vec<String>> {
    let words: &[&str] = match cited.kind() {
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
fn number(cited: &SourcePlace) -> Option<Vec<String>> {
    const ORDINALS: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];
    let numbered = ["sub-bullet ", "bullet ", "example ", "footnote ", "note ("];
    let (_, rest) = numbered.iter().find_map(|label| cited.name().split_once(label))?;
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    let n: usize = digits.parse().ok()?;
    let ordinal = ORDINALS.get(n.checked_sub(1)?).map(|&word| word.to_owned());
    Some([digits].into_iter().chain(ordinal).collect())
}

#[test]
fn every_ruling_is_known_to_an_era_or_preset() {
    let sets = RuleSet::every();
    for (_, ruling) in rulings() {
        let known = |set: &RuleSet| {
            let own = ruling.overlay().is_empty() || set.overlays().contains(&ruling.overlay());
            own && set.date() >= ruling.from
        };
        assert!(
            sets.iter().any(known),
            "{} is later than what it belongs to: give src/rulebook/rule-sets.yaml an era of its day",
            ruling.id()
        );
    }
}

#[test]
fn every_ruling_of_a_mechanic_is_cited_for_a_scenario() {
    let sets = sampled();
    let laws = Law::of_each(&sets);
    let mut cited: BTreeSet<String> = BTreeSet::new();
    for (_, case) in corpus() {
        let table = case.table();
        let judged = judging(&table, laws.as_slice(), Scope::Every);
        for verdict in judged.flat_map(|judged| judged.verdicts) {
            cited.extend(verdict.citations.iter().map(|c| c.ruling.id().to_owned()));
        }
    }
    let idle: Vec<&str> =
        rulings().filter(|(q, r)| !waits(*q) && !cited.contains(r.id())).map(|(_, r)| r.id()).collect();
    assert_eq!(idle, [""; 0], "rulings that no scenario exercises");
}

/// Returns the verdicts on every subject of a table under laws.
fn judged<'b>(table: &Table<'_>, laws: &[Law<'b>]) -> Vec<SubjectVerdicts<'b>> {
    judging(table, laws, Scope::Every).collect()
}

#[test]
fn every_ruling_moves_a_verdict_or_says_why_not() {
    let sets = sampled();
    let laws = Law::of_each(&sets);
    let cases = corpus();
    let tables: Vec<Table<'_>> = cases.iter().map(|(_, case)| case.table()).collect();
    let verdicts: Vec<Vec<SubjectVerdicts<'_>>> = tables.iter().map(|t| judged(t, &laws)).collect();
    let before: Vec<Vec<String>> = verdicts.iter().map(|j| said(j, laws.len())).collect();
    // A ruling can change only cases in which its question is asked.
    let comes_up: Vec<BTreeSet<QuestionId>> = verdicts
        .iter()
        .map(|judged| {
            let verdicts = || judged.iter().flat_map(|s| &s.verdicts);
            let asked = verdicts().flat_map(|v| v.points_of_law.iter()).map(|a| a.question);
            asked.chain(verdicts().filter_map(|v| v.not_applicable).filter_map(|n| n.question)).collect()
        })
        .collect();
    let mut wrong = Vec::new();
    for (question, ruling) in rulings().filter(|(q, _)| !waits(*q)) {
        let without: Vec<Law<'_>> = sets.iter().map(|s| Law::without(s, ruling.id())).collect();
        // Only rule sets whose holding changes can change a verdict.
        let touched =
            laws.iter().zip(&without).any(|(a, b)| a.holding(question).readings() != b.holding(question).readings());
        let moved = touched
            && tables
                .iter()
                .zip(&before)
                .zip(&comes_up)
                .filter(|(_, questions)| questions.contains(&question))
                .any(|((t, old), _)| said(&judged(t, &without), without.len()) != *old);
        match (moved, ruling.unmoved().is_empty()) {
            (false, true) => {
                wrong.push(format!("{} moves nothing and does not say why", ruling.id()));
            }
            (true, false) => {
                wrong.push(format!("{} says that it moves nothing, but it does", ruling.id()));
            }
            (true, true) | (false, false) => {}
        }
    }
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn no_date_falls_into_a_hole_or_an_overlap() {
    let mut sets: Vec<RuleSet> =
        sampled().into_iter().filter(|s| matches!(s.kind(), SetKind::Dated | SetKind::Era)).collect();
    sets.sort_by_key(RuleSet::date);
    for &question in QuestionId::ALL {
        let mut spoken = false;
        for set in &sets {
            let law = Law::of(set);
            let holding = law.holding(question);
            let at = format!("{} on {}", question.word(), set.date().to_the_day());
            assert!(!matches!(holding, Holding::Contested { .. }), "{at} is contested");
            let silent = matches!(holding, Holding::Open { rulings, .. } if rulings.is_empty());
            assert!(!(spoken && silent), "{at} falls silent again");
            // Rulings that leave a question open and rulings that settle it are never in force together.
            let words: BTreeSet<Option<ReadingIx>> =
                holding.rulings().iter().map(carcassonne_oracle::inside::rulebook::Cited::reading).collect();
            assert!(words.len() < 2, "{at}: rulings in force disagree");
            spoken |= !holding.rulings().is_empty();
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
    let laws = Law::of_each(&sets);
    let mut lines = Vec::new();
    for &question in QuestionId::ALL {
        let mut bearing: BTreeMap<[String; 3], Vec<&RuleSet>> = BTreeMap::new();
        for law in &laws {
            let holding = law.holding(question);
            let role = match holding {
                Holding::Open { .. } => Role::LeavesOpen,
                Holding::Settled { .. } | Holding::Contested { .. } | Holding::NotApplicable(_) => Role::Decides,
            };
            let decisive = holding.rulings().iter().map(|ruling| (role, ruling));
            let beside = holding.beside().iter().map(|ruling| (Role::Beside, ruling));
            let mut rulings: Vec<(&str, &str)> =
                decisive.chain(beside).map(|(role, ruling)| (role.word(), ruling.id())).collect();
            if rulings.is_empty() {
                rulings.push(("-", "-"));
            }
            for (role, ruling) in rulings {
                let line = [held(question, holding), role.to_owned(), ruling.to_owned()];
                bearing.entry(line).or_default().push(law.set());
            }
        }
        lines.extend(bearing.into_iter().map(|(line, sets)| {
            let [holding, role, ruling] = line;
            [question.word(), &holding, &role, &ruling, &RuleSet::written(&sets).join(",")].join("\t")
        }));
    }
    lines.sort_unstable();
    let head = COLUMNS.join("\t");
    let text: String = std::iter::once(head).chain(lines).map(|line| line + "\n").collect();
    common::compare_with_snapshot("rulings.tsv", &text);
}

/// Returns a holding in words of data; where several readings remain possible, with these: `open(apart|joined)`.
fn held(question: QuestionId, holding: &Holding<'_>) -> String {
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
    // The questions count.road-city, count.monastery, gap.city-road and gap.field, era by era.
    let expected = [
        ("2014", ["per-space", "per-space", "open", "open"]),
        ("2014-10", ["per-space", "per-space", "open", "open"]),
        ("2015", ["per-tile", "per-tile", "open", "open"]),
        ("2020", ["per-tile", "per-space", "keeps-open", "separates"]),
        ("2021", ["per-space", "per-space", "keeps-open", "separates"]),
        ("now", ["per-space", "per-space", "keeps-open", "separates"]),
        ("community", ["per-tile", "per-tile", "keeps-open", "separates"]),
        ("house-1e", ["per-tile", "per-tile", "open", "separates"]),
        ("house-2e", ["per-tile", "per-space", "keeps-open", "separates"]),
        ("zmg", ["per-tile", "per-space", "keeps-open", "separates"]),
    ];
    let asked = [QuestionId::CountRoadCity, QuestionId::CountMonastery, QuestionId::GapCityRoad, QuestionId::GapField];
    for (id, words) in expected {
        let set = RuleSet::named(id).expect("a rule set");
        let law = Law::of(&set);
        assert_eq!(asked.map(|q| law.holding(q).word(q)), words, "{id}");
    }
}

#[test]
fn every_question_says_what_it_asks() {
    for data in questions() {
        assert!(data.asks.ends_with('?'), "{}", data.id);
        assert!(data.title.chars().count() <= 60, "{}", data.id);
    }
}
