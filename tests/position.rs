//! Positions in code: read, built, judged, and the worth of each place.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_oracle::{
    Answer, Builder, Citation, ClaimValue, Figure, MonasteryKind, Position, Print, Refusal, Rules, Status, Symbol,
};
use proptest::prelude::*;
use serde_json::Value;

use crate::judged::scenarios;
use crate::project::read_scenario;

fn data(answer: &Answer) -> Value {
    serde_json::from_str(&answer.json()).expect("JSON")
}

fn readme_dispute() -> Builder {
    Position::builder()
        .question("8 points or 10?")
        .players(["red", "blue"])
        .row([".", "a"])
        .row(["b", "p\\q"])
        .tile("a", Print::new().city("S").coats(1))
        .tile("b", Print::new().city("E"))
        .tile("p", Print::new().city("WL"))
        .tile("q", Print::new().city("NL"))
        .meeple("red", "a.city")
        .claim("red", "a.city", 10)
        .claim("blue", "a.city", 8)
}

#[test]
fn a_position_writes_the_file_that_it_reads() {
    for name in scenarios().iter().step_by(7) {
        let text = read_scenario(name);
        let position = Position::read(name, text.as_str()).expect("a legal position");
        assert_eq!(position.to_yaml(), text, "{name}");
    }
}

#[test]
fn a_quick_map_is_a_position_whose_file_reads_back_the_same() {
    let original = Position::quick("c*=r, c c\\c", &[]).or_else(|_| Position::quick("f f\\f=r", &["tower a1 2"]));
    let original = original.expect("a legal map");
    let reread = Position::read("again", original.to_yaml()).expect("its file");
    let rules = [Rules::today()];
    let says = |position: &Position| position.judge(&rules).subjects()[0].verdicts[0].says.clone();
    assert_eq!(says(&original), says(&reread));
}

#[test]
fn what_is_built_is_what_a_file_says() {
    let built = readme_dispute().build().expect("a legal position");
    let from_file = Position::read("it", read_scenario("city/pair-closes-city")).expect("legal");
    let (built_answer, file_answer) = (built.judge(&[]), from_file.judge(&[]));
    let verdicts = |answer: &Answer| data(answer)["subjects"].clone();
    assert_eq!(verdicts(&built_answer)[0]["verdicts"], verdicts(&file_answer)[0]["verdicts"]);
    assert_eq!(data(&built_answer)["claims"], data(&file_answer)["claims"]);
}

#[test]
fn a_place_is_found_by_any_tile_of_its_feature() {
    let answer = readme_dispute().build().expect("a legal position").judge(&[]);
    for place in ["a.city", "b.city", "p.city", "q.city"] {
        let city = answer.place(place).expect("it is one city");
        assert_eq!(city.under("2021").expect("shown").points()["red"], 8, "{place}");
        assert_eq!(city.under("2020").expect("shown").points()["red"], 10, "{place}");
        assert!(city.under("1999").is_none());
    }
    for nowhere in ["z.city", "a.road", "a", "", "a:9:9.city", ".", "a.field"] {
        assert!(answer.place(nowhere).is_none(), "{nowhere}");
    }
    let by_rules: Vec<&str> = answer.subjects()[0].verdicts.iter().map(|verdict| verdict.rules.as_str()).collect();
    assert_eq!(by_rules, answer.rules().collect::<Vec<_>>());
}

#[test]
fn a_citation_says_where_and_who() {
    let answer = readme_dispute().build().expect("legal").judge(&[Rules::named("2021").expect("known")]);
    let city = answer.place("a.city").expect("answered");
    let verdict = city.under("2021").expect("asked");
    assert_eq!(verdict.status, Status::Settled);
    let citation: &Citation = verdict.citations.first().expect("a ruling decides");
    assert_eq!(citation.question, "count.road-city");
    for text in [&citation.document, &citation.place, &citation.date, &citation.says, &citation.asks] {
        assert!(!text.trim().is_empty(), "{citation:?}");
    }
    assert!(citation.address.as_ref().is_some_and(|address| address.starts_with("http")));
}

#[test]
fn everything_can_be_built() {
    let position = Position::builder()
        .source("a test")
        .players(["Anna", "o'neill"])
        .row(["a", ".", "b", ".", "k", "<", "."])
        .row([".", ".", ".", ".", ".", ".", "."])
        .row(["c", ".", "d\\e", ".", "m", ".", "n"])
        .tile("a", Print::printed("E", 180))
        .tile("b", Print::new().road("WE").wells(2).inn("W"))
        .tile("k", Print::new().castle().road("W"))
        .tile("c", Print::new().city("N").city("S").coats(2).cathedral().symbol(Symbol::PigHerd))
        .tile("d", Print::new())
        .tile("e", Print::new().symbol(Symbol::Hill))
        .tile("m", Print::new().monastery(MonasteryKind::German))
        .tile("n", Print::new().field("NL NR EL ER SL SR WL WR", ""))
        .figure("Anna", Figure::Large, "b.road")
        .figure("o'neill", Figure::Meeple, "c.city@S")
        .figure("Anna", Figure::Abbot, "m.monastery")
        .dragon("n")
        .fairy("b.road")
        .mage("b.road")
        .witch("c.city@N")
        .ask("tower", "{ at: d, height: 1 }")
        .claim("Anna", "b.road", ClaimValue::Each(vec![("Anna".to_owned(), 2)]))
        .claim("Anna", "b.road", ClaimValue::Complete(false))
        .rule("city.small", "two");
    let built = position.build().unwrap_or_else(|refusal| panic!("{refusal}\n{}", position.to_yaml()));
    let answer = built.judge(&[]);
    assert!(answer.question(1).is_some(), "{}", answer.text(80));
    assert!(built.svg(1.0).starts_with("<svg"));
}

#[test]
fn every_mistake_is_told_at_once_with_its_place() {
    let refusal: Refusal = Position::builder()
        .row(["a", "b"])
        .tile("a", Print::new().city("E").road("E"))
        .meeple("red", "x.city")
        .build()
        .expect_err("it has mistakes");
    assert!(refusal.mistakes().len() >= 2, "{refusal}");
    assert!(refusal.mistakes().iter().all(|mistake| mistake.at.is_some() && !mistake.message.is_empty()));
    assert!(refusal.to_string().contains(&refusal.mistakes()[0].message), "{refusal}");
    let unread = Position::read("it", b"\xff\xfe\x00".to_vec()).expect_err("no text");
    assert_eq!(unread.mistakes().len(), 1);
}

#[test]
fn rule_sets_are_found_by_what_people_call_them() {
    assert_eq!(Rules::named("now").expect("known").id(), Rules::today().id());
    let that_day = Rules::on("2018-05-01").expect("a day");
    assert!(that_day.is_official() && that_day.title().contains("2018-05-01"));
    assert!(Rules::on("1999").is_err() && Rules::on("soon").is_err());
    let unknown = Rules::named("20211").expect_err("none");
    assert_eq!(unknown.written, "20211");
    assert!(unknown.meant.contains(&"2021".to_owned()) && !unknown.to_string().is_empty());
    assert!(Rules::all().iter().any(|rules| !rules.is_official()));
}

#[test]
fn answers_are_told_as_the_program_tells_them() {
    let position = readme_dispute().build().expect("legal");
    let answer = position.judge(&[]);
    let text = answer.text(80);
    assert!(text.contains("Under today's rules: Completed. Red scores 8 points."), "{text}");
    assert!(answer.markdown().contains("| "));
    assert_eq!(data(&answer)["subjects"][0]["id"], "a.city");
    let claim = &answer.claims()[0];
    assert_eq!((claim.player.as_str(), claim.about.as_str()), ("red", "a.city"));
    assert_eq!(claim.under["2021"].word(), "wrong");
    assert!(position.unmet().is_empty());
}

#[test]
fn a_position_and_its_answer_may_be_shared() {
    fn assert_shareable<T: Send + Sync + 'static>() {}
    assert_shareable::<Position>();
    assert_shareable::<Answer>();
    assert_shareable::<Builder>();
    assert_shareable::<Refusal>();
    let position = readme_dispute().build().expect("legal");
    std::thread::scope(|threads| {
        for _ in 0..4 {
            threads.spawn(|| {
                let answer = position.judge(&[]);
                assert!(answer.place("a.city").is_some());
            });
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Checks that no text in any part of a position adds a key to the file or causes a panic.
    #[test]
    fn whatever_is_said_stays_where_it_is_said(word in "(\\PC|[\n\r\t\"'{}:#,&*!|>%@`-]){0,12}") {
        let built = Position::builder()
            .question(&word)
            .source(&word)
            .players([word.as_str()])
            .row([word.as_str(), "a"])
            .tile(&word, Print::new().city(&word).road(&word).inn(&word).field(&word, &word))
            .tile("b", Print::printed(&word, 90).coats(1))
            .meeple(&word, &word)
            .barn(&word, &word)
            .dragon(&word)
            .fairy(&word)
            .mage(&word)
            .witch(&word)
            .token(&word)
            .ask(&word, &word)
            .claim(&word, &word, ClaimValue::Each(vec![(word.clone(), 1)]))
            .rule(&word, &word);
        let text = built.to_yaml();
        let keys = ["question", "source", "players", "board", "tiles", "meeples", "figures", "tokens", "ask", "claims", "rules"];
        for line in text.lines().filter(|line| line.starts_with(|c: char| !c.is_whitespace())) {
            prop_assert!(keys.iter().any(|key| line.starts_with(&format!("{key}:"))), "{text}");
        }
        let _ = built.build();
        let result = readme_dispute().question(&word).source(&word).build();
        if let Ok(position) = result {
            let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
            prop_assert_eq!(letters(position.question()), letters(&word));
        }
    }
}

/// Returns the answer of each outcome in JSON, from the verdict under a rule set.
fn outcome_answers<'v>(subject: &'v Value, rules: &str) -> Vec<&'v Value> {
    let verdicts = subject["verdicts"].as_array().expect("a list");
    let has_rules = |verdict: &&Value| verdict["rule_sets"].as_array().expect("a list").iter().any(|id| id == rules);
    let verdict = verdicts.iter().find(has_rules).expect("a verdict");
    match verdict["outcomes"].as_array() {
        Some(several) => several.iter().map(|outcome| &outcome["answer"]).collect(),
        None => vec![&verdict["answer"]],
    }
}

/// Compares the values under each key with those in JSON; returns how many were compared unchanged.
fn count_same_values(values_by_key: &BTreeMap<String, Vec<String>>, json: &Value, name: &str) -> usize {
    let keys: BTreeSet<&str> = json.as_object().into_iter().flatten().map(|(key, _)| key.as_str()).collect();
    let keys: BTreeSet<&str> = keys.into_iter().filter(|key| *key != "rows").collect();
    assert_eq!(values_by_key.keys().map(String::as_str).collect::<BTreeSet<_>>(), keys, "{name}");
    let mut compared = 0;
    for (key, values) in values_by_key {
        let data = match &json[key] {
            Value::Bool(yes) => vec![yes.to_string()],
            // The name of a message is given with its number.
            Value::Number(n) if key != "message" => vec![n.to_string()],
            // Kinds are clauses in words here.
            Value::Array(all) if key != "kinds" => {
                let text = |one: &Value| one.as_str().map(str::to_owned);
                let plain_values = |one: &Value| match one {
                    Value::String(text) => Some(vec![text.clone()]),
                    Value::Array(space) => Some(vec![format!("[{}, {}]", space[0], space[1])]),
                    Value::Object(paid) if paid.contains_key("feature") => {
                        let (feature, points) = (text(&paid["feature"])?, paid["points"].as_object()?);
                        Some(points.iter().map(|(player, n)| format!("{feature} {player} {n}")).collect())
                    }
                    Value::Object(meeple) => {
                        Some(vec![format!("{} {}", meeple.get("player")?.as_str()?, meeple.get("place")?.as_str()?)])
                    }
                    _ => None,
                };
                let Some(plain_values) = all.iter().map(plain_values).collect::<Option<Vec<_>>>() else { continue };
                plain_values.concat()
            }
            Value::Object(numbers) if numbers.values().all(Value::is_u64) => {
                numbers.iter().map(|(name, n)| format!("{name} {n}")).collect()
            }
            _ => continue,
        };
        let sorted = |mut all: Vec<String>| {
            all.sort();
            all
        };
        assert_eq!(sorted(values.clone()), sorted(data), "{name}: {key}");
        compared += 1;
    }
    compared
}

#[test]
fn what_is_told_is_what_is_there() {
    let mut compared = 0;
    for name in scenarios() {
        let position = Position::read(name, read_scenario(name)).expect("legal");
        let answer = position.judge(&[]);
        let json = data(&answer);
        let subjects_json = json["subjects"].as_array().expect("a list");
        let called: Vec<&str> = subjects_json.iter().map(|s| s["called"].as_str().expect("text")).collect();
        let headings: Vec<&str> = answer.subjects().iter().map(|subject| subject.heading.as_str()).collect();
        assert_eq!(called, headings, "{name}");
        for (subject, subject_json) in answer.subjects().iter().zip(subjects_json) {
            for verdict in subject.verdicts.iter().filter(|verdict| !verdict.outcomes.is_empty()) {
                let replies = outcome_answers(subject_json, &verdict.rules);
                assert_eq!(verdict.outcomes.len(), replies.len(), "{name}");
                for (outcome, answer_json) in verdict.outcomes.iter().zip(replies) {
                    compared += count_same_values(&outcome.answer, answer_json, name);
                    let rows_json = answer_json["rows"].as_array().map_or(&[][..], Vec::as_slice);
                    assert_eq!(outcome.rows.len(), rows_json.len(), "{name}");
                    compared += outcome
                        .rows
                        .iter()
                        .zip(rows_json)
                        .map(|(row, told)| count_same_values(row, told, name))
                        .sum::<usize>();
                }
            }
        }
    }
    assert!(compared > 1000, "{compared} values");
}

#[test]
fn a_claim_of_points_says_whose_they_are_where_more_is_claimed() {
    let builder = readme_dispute().claim("red", "b.city", 8).claim("red", "b.city", ClaimValue::Complete(true));
    let refusal = builder.build().expect_err("a number alone");
    assert!(refusal.mistakes()[0].help.contains("say whose"), "{refusal}");
    let builder = readme_dispute().claim("red", "b.city", ClaimValue::Each(vec![("red".to_owned(), 8)]));
    assert!(builder.claim("red", "b.city", ClaimValue::Complete(true)).build().is_ok());
}

#[test]
fn what_is_judged_together_says_what_is_judged_alone() {
    let all = Rules::all();
    for name in scenarios().iter().step_by(25) {
        let position = Position::read(name, read_scenario(name)).expect("legal");
        let joint_answer = position.judge(&all);
        assert_eq!(joint_answer.rules().count(), all.len(), "{name}");
        for rules in &all {
            let single_answer = position.judge(std::slice::from_ref(rules));
            for (joint, single) in joint_answer.subjects().iter().zip(single_answer.subjects()) {
                let (verdict, single_verdict) = (joint.under(rules.id()).expect("asked"), &single.verdicts[0]);
                assert_eq!(
                    (verdict.status, verdict.points()),
                    (single_verdict.status, single_verdict.points()),
                    "{name}, {}",
                    rules.id()
                );
                let citation_ids = |all: &[Citation]| all.iter().map(|c| c.id.clone()).collect::<BTreeSet<_>>();
                assert_eq!(
                    citation_ids(&verdict.citations),
                    citation_ids(&single_verdict.citations),
                    "{name}, {}",
                    rules.id()
                );
            }
        }
    }
}
