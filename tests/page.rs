//! The interface of the page: every text gets one JSON object, a draft is never lost, and a link restores its draft.

use std::sync::Arc;

use carcassonne_show::report::{Detail, json};
use carcassonne_text::{RefusedText, SourceText};
use carcassonne_typing::typing::{Draft, LinkContent, answer};
use proptest::prelude::*;
use serde_json::{Value, json as data};

use crate::judged::map_scenarios;
use crate::project::{self, read_scenario};

/// The keys of a reply, all of which are always present.
const KEYS: &str = "version oracle_version map command questions link turned columns rows cells notes rules leaves_out yaml read \
     today otherwise claims claimable html svg board score problems";

fn reply(text: &str) -> Value {
    let reply: Value = serde_json::from_str(&answer(text)).expect("JSON");
    let keys: Vec<&str> = reply.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys.join(" "), KEYS, "{text}");
    reply
}

fn source(text: &str) -> Arc<SourceText> {
    project::source("a text", text)
}

fn draft_from_link(link: &str) -> Result<Draft, RefusedText> {
    Draft::from_link(&source(link)).map(|linked| linked.draft)
}

/// Returns the link with these characters, none of which is `%`, after its checksum.
fn make_link(signs: &str) -> String {
    let sum = signs.bytes().fold(1, |sum, byte| (sum * 256 + u32::from(byte)) % 32749);
    let sign = |n: u32| char::from(b"0123456789abcdefghjkmnpqrstvwxyz"[n as usize % 32]);
    format!("#3.{}{}{}{}~.{signs}", sign(sum / 1024), sign(sum / 32), sign(sum), signs.len())
}

fn message(refused: &RefusedText) -> String {
    refused.problems().next().expect("a problem").message()
}

fn text_of<'v>(reply: &'v Value, key: &str) -> &'v str {
    reply[key].as_str().unwrap_or_default()
}

#[test]
fn a_map_is_answered_with_all_that_a_page_shows() {
    let reply = reply(". c*=r, c c\\c");
    assert_eq!(reply["link"], "#3.sg012~..-cs=r,c-c!c");
    assert_eq!(reply["today"], data!(["Under today's rules: Completed. Red scores 8 points."]));
    assert!(text_of(&reply, "read").starts_with("Understood: b1 city S, 1 coat of arms, red; "));
    assert!(text_of(&reply, "yaml").starts_with("board: |\n"));
    assert_eq!(reply["problems"], data!([]));
    let points = &reply["score"]["subjects"][0]["verdicts"][0]["points"];
    assert_eq!(points, &data!({ "red": 8 }));
    assert_eq!((&reply["columns"], &reply["rows"]), (&data!(2), &data!(2)));
    assert_eq!(reply["turned"]["map"], "c, c/c c*=r");
    let half = &reply["cells"][3];
    assert_eq!(
        half,
        &data!({
            "at": "b2ne", "column": 1, "row": 1, "corner": "ne", "covers": 1, "stands": false,
            "text": "c", "named": "cNL", "printed": null, "any": false,
            "parts": [{ "kind": "city", "sides": "NL", "written": "", "coats": 0, "built": false, "meeples": [] }],
        })
    );
    let red = &reply["cells"][0]["parts"][0]["meeples"][0];
    assert_eq!(red, &data!({ "who": "red", "letter": "r", "large": false }));
    // The board is a separate picture and is not repeated in the answer.
    let svg = text_of(&reply, "svg");
    assert!(roxmltree::Document::parse(svg).is_ok(), "{svg}");
    assert_eq!(reply["board"], data!({ "x": 0, "y": 0, "space": 100, "columns": 2, "rows": 2 }));
    let html = text_of(&reply, "html");
    assert!(html.contains("8 points") && !html.contains("<figure"), "{html}");
    assert!(!html.contains("<details open"), "{html}");
}

/// Checks that the page reports each claim briefly as of today, and in full with all rules under which it is right.
#[test]
fn what_is_claimed_is_told_shortly_and_in_full() {
    let response = reply(". c*=r, c c\\c\nclaim red b1.city 8\nclaim blue b1.city 10");
    let brief_claims =
        ["Red: \"8 points\" – right since Jan 2021.", "Blue: \"10 points for Red\" – wrong since Jan 2021."];
    assert_eq!(response["claims"], data!(brief_claims));
    let full_claims = [
        "Red: \"8 points\" – right under the 2014 and 2021–today rules.",
        "Blue: \"10 points for Red\" – wrong since Jan 2021; right under the 2015–2020, community, house and Z-Man rules.",
    ];
    let claims = response["score"]["claims"].as_array().expect("claims");
    let texts: Vec<&Value> = claims.iter().map(|claim| &claim["text"]).collect();
    assert_eq!(texts, full_claims);
    assert_eq!(reply(". c*=r, c c\\c")["claims"], data!([]));
}

#[test]
fn every_scenario_is_answered_as_the_program_does() {
    map_scenarios(|judged| {
        let draft = Draft::from_scenario(&judged.case.scenario);
        if let Some(draft) = &draft {
            let link = draft.link();
            assert_eq!(&draft_from_link(&link).expect("a link"), draft, "{link}");
        }
        // The page judges again, which takes time, so a sample is tested.
        if !judged.index().is_multiple_of(10) {
            return;
        }
        let text = read_scenario(judged.name);
        let response = reply(&text);
        assert_eq!(response["problems"], data!([]));
        assert_eq!(response["yaml"], text);
        assert_eq!(response["map"].as_str().map(str::to_owned), draft.map(|draft| draft.map()));
        // The rules of a table are cited by the name of the file, which the page does not know.
        let report_text = json(&judged.report("the scenario", Detail::USUAL)).to_string();
        let score = report_text.replace(&format!("scenarios/{}.yaml", judged.name), "the scenario");
        assert_eq!(response["score"].to_string(), score);
    });
}

/// Checks that the page lists the rules that settle a case differently, and separately those without a ruling.
#[test]
fn what_other_rules_say_is_what_they_settle_otherwise() {
    let other_rules = |text: &str| reply(text)["otherwise"].as_str().map(str::to_owned);
    assert_eq!(
        other_rules(". c*=r, c c\\c").as_deref(),
        Some("Red 10 under the 2015–2020, community, house and Z-Man rules.")
    );
    // Rules with today's outcome are not listed.
    assert_eq!(other_rules("c=r c").as_deref(), Some("Red 2 under the 2000–2001 and Rio Grande rules."));
    assert_eq!(other_rules("r=r r r"), None);
    map_scenarios(|judged| {
        // The page judges again, which takes time, so a sample is tested.
        if !judged.index().is_multiple_of(5) {
            return;
        }
        let text = read_scenario(judged.name);
        let response = reply(&text);
        let other_rulings = response["otherwise"].as_str();
        let sets = response["score"]["rule_sets"].as_array().expect("rule sets");
        let now = sets.iter().find(|set| set["now"] == true).map(|set| &set["id"]);
        let is_of = |verdict: &Value, id: &Value| verdict["rule_sets"].as_array().is_some_and(|all| all.contains(id));
        let is_settled = |verdict: &&Value| verdict["status"] == "settled";
        let (mut is_different, mut has_others) = (false, false);
        for subject in response["score"]["subjects"].as_array().expect("subjects") {
            let verdicts = subject["verdicts"].as_array().expect("verdicts");
            let today = verdicts.iter().find(|verdict| now.is_some_and(|now| is_of(verdict, now)));
            let Some(today) = today else { continue };
            // The rules of the table are reported beside today's.
            let own = |id: &Value| id == "your table";
            let is_own = |verdict: &Value| verdict["rule_sets"].as_array().is_some_and(|all| all.iter().all(own));
            let others = || verdicts.iter().filter(|verdict| *verdict != today && !is_own(verdict));
            has_others |= others().next().is_some();
            let keys = |verdict: &Value| ["points", "complete", "allowed"].map(|key| verdict[key].clone());
            is_different |=
                is_settled(&today) && others().filter(is_settled).any(|verdict| keys(verdict) != keys(today));
        }
        let is_different = is_different && response["score"]["answered"] != 0;
        assert!(!is_different || other_rulings.is_some(), "{}: nothing is said of what differs", judged.name);
        let Some(otherwise) = other_rulings else { return };
        assert!(has_others, "{}: {otherwise}", judged.name);
        assert!(
            otherwise.contains(" under ") || otherwise.contains("the table has more"),
            "{}: {otherwise}",
            judged.name
        );
        let html = text_of(&response, "html");
        assert!(!html.contains(">The same under"), "{}: {otherwise}", judged.name);
    });
}

#[test]
fn what_is_refused_changes_nothing_and_what_is_missing_is_kept() {
    // An unreadable line changes nothing, and the lines after it still run.
    let response = reply("f c\nb1 c c\nnorth south\nc1 f\nundo");
    assert_eq!(response["map"], "f c f");
    let lines: Vec<(Option<u64>, bool)> = response["problems"]
        .as_array()
        .expect("problems")
        .iter()
        .map(|problem| (problem["line"].as_u64(), problem["refused"] == true))
        .collect();
    assert_eq!(lines, [(Some(2), true), (Some(3), true), (Some(5), true), (None, false)]);
    // A city that connects to nothing yet is kept, and its tile is named.
    let last = &response["problems"][3];
    assert_eq!((&last["code"], &last["cells"]), (&data!("cell::part"), &data!(["b1"])));
    assert_eq!(last["labels"][0]["start"], 2);
    for key in ["score", "html", "svg", "today", "otherwise", "board", "read", "yaml"] {
        assert_eq!(response[key], Value::Null, "{key}");
    }
    assert_eq!(response["cells"][1]["parts"][0]["kind"], "city");
    // An unreadable cell is kept too.
    let response = reply("oracle quick 'f c?'\nc1 f");
    assert_eq!(response["map"], "f c? f");
    assert_eq!(response["cells"][1]["text"], "c?");
    assert_eq!(response["cells"][1]["parts"], data!([]));
    // A question about a missing place marks no tile.
    let response = reply("f f\ntower z9 1");
    assert_eq!((&response["problems"][0]["cells"], &response["map"]), (&data!([]), &data!("f f")));
}

#[test]
fn what_it_prints_it_reads_again() {
    for text in ["oracle quick 'f'", "f c\ntower a1 1", "a1 c", "b2 f=anna", "a1 ."] {
        let first = reply(text);
        for key in ["command", "link"] {
            let again = reply(text_of(&first, key));
            assert_eq!(first, again, "{text}: {key}");
        }
    }
    let response = reply(&format!("{}\nb1 =r\nnorth", make_link("f-f")));
    assert_eq!(response["map"], "., f f=r");
    assert_eq!(reply("")["cells"], data!([]));
}

#[test]
fn a_question_that_another_map_leaves_out_is_noted() {
    let response = reply(". c*=r, c c\\c f\ntower c2 1\n. c*=r, c c\\c");
    assert_eq!(response["notes"], data!(["No longer asked: tower c2 1"]));
    assert_eq!(reply(text_of(&response, "link"))["notes"], data!([]));
}

#[test]
fn a_printed_tile_shows_what_is_printed() {
    let response = reply("E@90+f=r");
    let cell = &response["cells"][0];
    assert_eq!(cell["printed"], "E@90");
    let kinds: Vec<&str> =
        cell["parts"].as_array().expect("parts").iter().filter_map(|part| part["kind"].as_str()).collect();
    assert_eq!(kinds, ["city", "field"]);
    assert_eq!(cell["parts"][0]["sides"], "E");
    assert_eq!(cell["parts"][1]["meeples"][0]["who"], "red");
}

#[test]
fn a_fix_is_ready_to_be_sent() {
    let text = "oracle quick 'f f' 'towr a1 1'";
    let response = reply(text);
    let problem = &response["problems"][0];
    if let Some(mended) = problem["mended"].as_str() {
        assert_eq!(reply(mended)["problems"], data!([]), "{mended}");
    }
    // Full-width characters are corrected in the map.
    let response = reply("oracle quick 'c＝r c'");
    let mended = response["problems"].as_array().expect("problems").iter();
    let mended: Vec<&str> = mended.filter_map(|problem| problem["mended"].as_str()).collect();
    assert_eq!(mended, ["oracle quick 'c=r c'"], "{response}");
}

#[test]
fn whatever_names_say_is_text() {
    let hostile = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\" ' & \u{202e}";
    for text in [
        format!("players: [\"{}\"]\nboard: |\n  a\ntiles: {{ a: {{ city: N }} }}\n", "<b>x</b>"),
        format!("question: '{}'\nboard: |\n  a\ntiles: {{ a: {{}} }}\n", hostile.replace('\'', "")),
        format!("oracle quick 'f={}'", hostile.replace([' ', '\''], "")),
        hostile.to_owned(),
        make_link(&format!("f={hostile}")),
    ] {
        let response = reply(&text);
        for key in ["html", "svg"] {
            let page = text_of(&response, key);
            assert!(!page.contains("<script") && !page.contains("<img"), "{page}");
            assert!(!page.contains("<b>x"), "{page}");
        }
    }
}

#[test]
fn a_link_of_another_version_or_in_pieces_is_refused_in_a_sentence() {
    let links = [
        ("#2.kj~..-cs=r,c-c!c", "the link is version 2, but this program reads version 3"),
        ("#99.", "the link is version 99, but this program reads version 3"),
        ("#3.c-c", "the link is cut off, or a sign in it is wrong"),
        ("#3.", "the link is cut off, or a sign in it is wrong"),
        ("#3.c%2", "the link contains `%` where no browser puts it"),
        ("#3.c%ff", "the link contains `%` where no browser puts it"),
        ("#3.frn3~.c%0Ac", "the link contains a line break"),
    ];
    let checked_links = [
        ("c~4", "the link contains `~` without the number of a sign"),
        ("c~zz", "the link contains `~` without the number of a sign"),
        ("c~0ac", "the link contains a line break"),
        ("c.q.a~0db", "the link contains a line break"),
    ];
    let links = links.map(|(link, said)| (link.to_owned(), said));
    let checked_links = checked_links.map(|(signs, said)| (make_link(signs), said));
    for (link, expected) in links.into_iter().chain(checked_links) {
        let refused = draft_from_link(&link).expect_err(&link);
        assert_eq!(message(&refused), expected, "{link}");
        let response = reply(&link);
        assert_eq!(response["problems"][0]["message"], expected, "{link}");
        assert_eq!(response["map"], "", "{link}");
    }
    let long = make_link(&"c-".repeat(1 << 20));
    assert_eq!(reply(&long)["map"], "");
    let wide = make_link(&"c-".repeat(200));
    assert!(message(&draft_from_link(&wide).expect_err("too wide")).contains("100 columns"));
}

#[test]
fn links_are_as_they_were_made() {
    for (map, questions, link) in [
        ("", &[][..], "#3.0010~."),
        (". c*=r, c c\\c", &[], "#3.sg012~..-cs=r,c-c!c"),
        ("f f\\f=r f=b", &["tower b1sw 1"], "#3.8e526~.f-f!f=r-f=b.q.tower-b1sw-1"),
        ("c < c, ^ #", &[], "#3.a1s9~.c-w-c,n-o"),
        ("II-01=r I-07@90+f=b E", &[], "#3.s3c19~.II01=r-I07@90_f=b-E"),
        ("cN=r+cW c=anna", &["fairy a1@se"], "#3.cwm28~.cN=r_cW-c=anna.q.fairy-a1@se"),
        ("., f", &["place R b2.city"], "#3.89321~..,f.q.place-R-b2.city"),
        // Link detection in texts would drop this character at the end, so it is encoded.
        ("f\\.", &[], "#3.42z5~.f!~2e"),
        ("c=d'anna f=Zoë", &[], "#3.10x17~.c=d~27anna-f=Zo%C3%AB"),
        ("f", &["plague: { sources: a1 }"], "#3.s3a35~.f.q.plague~3a-~7b-sources~3a-a1-~7d"),
    ] {
        let draft = Draft::new(map, questions);
        assert_eq!(draft.link(), link);
        let linked = LinkContent { draft, rules: String::new() };
        assert_eq!(Draft::from_link(&source(link)).expect(link), linked, "{link}");
    }
    // The link includes the chosen rules.
    let chosen = reply(". c*=r, c c\\c\nrules 2015,2014-12-01");
    assert_eq!(chosen["rules"], data!(["2015", "2014-12-01"]));
    let link = text_of(&chosen, "link");
    assert!(link.ends_with("~..-cs=r,c-c!c.q.rules-2015,2014~2d12~2d01"), "{link}");
    let again = reply(link);
    for key in ["map", "questions", "rules", "today", "link"] {
        assert_eq!(again[key], chosen[key], "{key}");
    }
    let unknown = reply(&make_link("f-f.q.rules-1999"));
    assert!(text_of(&unknown["problems"][0], "message").contains("1999"), "{unknown}");
    // A map may begin with unknown tiles, and a file with a comment.
    let hut = reply("# #/#, . f\n{ id: hut, surroundings: { of: b2, for: baba-yaga, player: red } }");
    assert_eq!((&hut["map"], &hut["problems"]), (&data!("# #/#, . f"), &data!([])));
    assert_eq!(reply("#\n# a remark\nboard: |\n  a\ntiles: { a: { road: NS } }\n")["problems"], data!([]));
    // Links as browsers and programs pass them on.
    let map_link = Draft::new(". c*=r, c c\\c", &[]).link();
    let passed_links = [map_link.replace('=', "%3D").replace('~', "%7E"), map_link.trim_start_matches('#').to_owned()];
    for link in &passed_links {
        assert_eq!(draft_from_link(link).expect(link).map(), ". c*=r, c c\\c", "{link}");
    }
    for link in [
        "3.sg012~..-cs=r,c-c!c",
        "#3.sg012~..-cs%3Dr%2Cc-c%21c",
        "#3.sg012~..%2Dcs=r,c-c!c",
        " #3.sg012~..-cs=r,c-c!c\n",
    ] {
        assert_eq!(draft_from_link(link).expect(link).map(), ". c*=r, c c\\c", "{link}");
    }
}

/// Generates cells as people write them, and malformed ones.
fn any_cell() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[crxgmfthvb]{1,3}[NESWL1-2]{0,2}\\*{0,2}",
        2 => "[cf]=[a-zA-Z_*'-]{1,8}(\\+[crf][NESW])?",
        2 => "(I|II)-?[01][0-9](@(90|180|270))?(\\+f=r)?",
        2 => "[cfmr.][NESW]?[/\\\\][cfmr.]",
        1 => "[<^#.]",
        1 => "[^\\s,]{1,6}",
    ]
}

proptest! {
    #[test]
    fn a_link_is_the_draft_again(
        rows in prop::collection::vec(prop::collection::vec(any_cell(), 1..5), 0..5),
        questions in prop::collection::vec("[a-z]{1,5}( [a-zA-Z0-9@.:{}\"q]{1,6}){0,3}|[^\n\r\0]{1,12}", 0..4),
    ) {
        let map: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
        let questions: Vec<&str> = questions.iter().map(String::as_str).collect();
        let draft = Draft::new(&map.join(", "), &questions);
        let link = draft.link();
        let safe = |c: char| c.is_ascii_alphanumeric() || "#.-,!=_/@~%".contains(c);
        prop_assert!(link.chars().all(safe), "{}", link);
        prop_assert!(map.is_empty() || link.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '.'));
        prop_assert!(draft.is_blank() || link.ends_with(|c: char| c.is_ascii_alphanumeric()));
        let again = draft_from_link(&link).expect("its own link");
        prop_assert_eq!(&again, &draft, "{}", link);
    }

    /// Checks that a link with a changed, a missing or two swapped characters, or without its end, never opens a board
    /// silently.
    #[test]
    fn a_link_with_a_slip_opens_nothing_in_silence(
        rows in prop::collection::vec(prop::collection::vec(any_cell(), 1..5), 1..5),
        at in 0_usize..200,
        how in 0_u8..4,
        sign in prop::sample::select(b"0123456789abcdefnopqrstwxyzEC.,-=!_~/@".as_slice()),
    ) {
        let map: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
        let draft = Draft::new(&map.join(", "), &["tower a1 1"]);
        let link = draft.link();
        let mut signs: Vec<u8> = link.bytes().collect();
        let at = 1 + at % (signs.len() - 2);
        // An escaped character may be written in several ways.
        prop_assume!(!signs.contains(&b'%') && sign != b'%');
        match how {
            0 => signs[at] = sign,
            1 => drop(signs.remove(at)),
            2 => signs.swap(at, at + 1),
            _ => signs.truncate(at + 1),
        }
        let slipped = String::from_utf8(signs).expect("ASCII");
        prop_assume!(slipped != link);
        let silent = draft_from_link(&slipped).is_ok_and(|other| other != draft);
        prop_assert!(!silent, "{} {}", link, slipped);
    }

    #[test]
    fn whatever_comes_is_answered(text in prop_oneof![
        "[ -~]{0,40}".prop_map(|signs| make_link(&signs)),
        "#3\\.[0-9a-z]{3}[0-9]{1,2}~\\.[ -~]{0,40}",
        "#[0-9]\\.\\PC{0,20}",
        "[a-c][1-3] [cfrm]=?[rb]?(\n[a-d][1-4](sw|ne)? [.cfrm/\\\\=*]{1,4}){0,6}",
        "(\\PC{0,12}\n){0,5}",
    ]) {
        let response = reply(&text);
        prop_assert!(response["score"].is_null() || response["svg"].is_string() || response["map"] != "");
    }
}

#[test]
fn rules_are_chosen_by_their_names_or_a_day() {
    let today = |rules: &str| reply(&format!(". c*=r, c c\\c\nrules {rules}"));
    let sets = |reply: &Value| reply["score"]["rule_sets"].as_array().map_or(0, Vec::len);
    assert_eq!(sets(&today("2015,2021")), 2);
    assert_eq!(sets(&today("all")), sets(&reply(". c*=r, c c\\c")));
    let day = today("2016-03-01");
    assert_eq!(sets(&day), 1);
    assert!(text_of(&day, "html").contains("10"));
    // An unknown rule set changes nothing and is reported.
    let wrong = today("1066");
    assert_eq!(wrong["problems"][0]["code"], "rule::unknown");
    assert_eq!(wrong["map"], ". c*=r, c c\\c");
}

#[test]
fn rules_are_chosen_for_a_scenario_by_the_line_above_it() {
    for path in ["city/pair-closes-city", "plague/double"] {
        let text = read_scenario(path);
        let sets = |reply: &Value| reply["score"]["rule_sets"].as_array().map_or(0, Vec::len);
        let plain = reply(&text);
        assert_eq!((&plain["yaml"], &plain["rules"]), (&data!(text), &data!([])));
        // The line is not part of the scenario and shifts no place in it.
        let with_rule = reply(&format!("rules 2015\n{text}"));
        assert_eq!((&with_rule["yaml"], &with_rule["rules"]), (&data!(text), &data!(["2015"])));
        assert_eq!(sets(&with_rule), 1, "{path}");
        assert_eq!(with_rule["map"], plain["map"]);
        assert_eq!(sets(&reply(&format!("rules all\n{text}"))), sets(&plain), "{path}");
        let unread = format!("{text}\nscore: 3\n");
        let (wrong, chosen) = (reply(&unread), reply(&format!("rules 2015\n{unread}")));
        assert_eq!(wrong["problems"], chosen["problems"]);
        assert_eq!((&chosen["yaml"], &chosen["rules"]), (&data!(unread), &data!(["2015"])));
    }
    let lines = reply("rules 2015\r\nquick: . c*=r, c c\\c\r\n");
    assert_eq!((&lines["rules"], &lines["problems"]), (&data!(["2015"]), &data!([])));
    let wrong = reply("rules 1066\nquick: . c*=r, c c\\c\n");
    assert_eq!((&wrong["problems"][0]["code"], &wrong["problems"][0]["line"]), (&data!("rule::unknown"), &data!(1)));
    // The key `rules` of a scenario is not the line `rules`.
    let own = reply("rules: { city.small: two }\nquick: . c*=r, c c\\c\n");
    assert_eq!((&own["rules"], &own["problems"]), (&data!([]), &data!([])));
}

#[test]
fn what_tapping_leaves_out_of_a_scenario_is_said() {
    let left_out = |path: &str| {
        let text = read_scenario(path);
        reply(&text)["leaves_out"].clone()
    };
    assert_eq!(left_out("city/pair-closes-city"), data!("its source and the answers that are expected"));
    // The scenario selects a feature without meeples, which a draft does not answer.
    let choice = "its choice of features, its source and the answers that are expected";
    assert_eq!(left_out("city/gap-beside-empty-square"), data!(choice));
    assert_eq!(left_out("flock/wolf"), Value::Null);
}

#[test]
fn what_other_rules_say_of_a_feature_is_said_beside_a_question_about_something_newer() {
    let otherwise = |text: &str| reply(text)["otherwise"].clone();
    assert_eq!(otherwise("c=r c"), data!("Red 2 under the 2000–2001 and Rio Grande rules."));
    for question in ["setup: { players: 6, sets: [I] }", "message: { number: 1, player: red }"] {
        let sentence = otherwise(&format!("c=r c\n{question}")).to_string();
        assert!(sentence.ends_with("A: Red 2 under the 2000–2001 and Rio Grande rules.\""), "{question}: {sentence}");
    }
    // The sum over several features has no label.
    let total = otherwise("cf=b cf=b").to_string();
    assert!(total.contains(" Blue 4 in total under the 2000 and Rio Grande rules"), "{total}");
    assert!(!total.contains("all:") && !total.contains("A, B: A:"), "{total}");
}
