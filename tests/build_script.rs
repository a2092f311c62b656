//! Refusals of the build script: an invalid rulebook never becomes part of a program.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::process::Command;

const RULE_SETS: &str = "rule-sets.yaml";

/// Copies the project's data to a separate folder with changes, each a file of the rulebook, a piece of text and its
/// replacement. A missing file begins empty.
fn changed(name: &str, changes: &[(&str, &str, &str)]) -> PathBuf {
    let from = Path::new(env!("CARGO_MANIFEST_DIR"));
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join("build-script").join(name);
    let _ = std::fs::remove_dir_all(&to);
    for folder in [
        "src/rulebook",
        "src/rulebook/questions",
        "src/rulebook/places",
        "src/tiles",
        "src/wording/en",
        "src/report/find",
        "src/report/notation",
        "src/mechanics/around",
        "src/mechanics/features",
        "src/mechanics/game",
        "src/mechanics/messages",
        "src/mechanics/moving",
        "src/mechanics/placing",
        "src/mechanics/symbols",
    ] {
        std::fs::create_dir_all(to.join(folder)).expect("a folder");
        for entry in std::fs::read_dir(from.join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|e| e == "yaml" || e == "ftl" || e == "md") {
                let name = path.file_name().expect("a file");
                std::fs::copy(&path, to.join(folder).join(name)).expect("copied");
            }
        }
    }
    for (file, old, new) in changes {
        let path = to.join("src/rulebook").join(file);
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(text.contains(old), "{file} has no {old:?}");
        std::fs::write(path, text.replacen(old, new, 1)).expect("written");
    }
    to
}

/// Runs the build script in a folder; returns its errors if it refuses, else `None`.
fn run(folder: &Path) -> Option<String> {
    let ran = Command::new(env!("BUILD_SCRIPT"))
        .current_dir(folder)
        .env("OUT_DIR", folder)
        .output()
        .expect("the build script runs");
    let said = String::from_utf8_lossy(&ran.stdout);
    let errors: Vec<&str> = said.lines().filter_map(|l| l.strip_prefix("cargo::error=")).collect();
    (!ran.status.success()).then(|| errors.join("\n"))
}

/// Returns the errors for the rulebook with changes.
fn refused(name: &str, changes: &[(&str, &str, &str)]) -> String {
    run(&changed(name, changes)).expect("this should be refused")
}

#[test]
fn the_rulebook_as_it_stands_is_accepted() {
    let folder = changed("as-it-stands", &[]);
    assert_eq!(run(&folder), None);
    let made = |name: &str| std::fs::read_to_string(folder.join(name)).expect("made");
    assert!(made("questions.rs").contains("pub const COUNT_ROAD_CITY: Question<Unit>"));
    assert!(made("rulebook.rs").contains("Era { id: \"2014-10\""));
    assert!(made("catalogue.rs").contains("Entry { id: \"I-07\""));
}

#[test]
fn just_one_era_is_the_present_law() {
    let none = refused("no-present", &[(RULE_SETS, "    present: true\n", "")]);
    assert!(none.contains(RULE_SETS) && none.contains("write `present: true` in one of"), "{none}");
    let change = (RULE_SETS, "date: 2021-01-01\n", "date: 2021-01-01\n    present: true\n");
    let two = refused("two-presents", &[change]);
    assert!(two.contains("not in 2021 and 20"), "{two}");
}

#[test]
fn eras_stand_in_time_order() {
    let said = refused("order", &[(RULE_SETS, "date: 2021-01-01", "date: 2026-01-01")]);
    assert!(said.contains("time order"), "{said}");
    let said = refused("date", &[(RULE_SETS, "date: 2021-01-01", "date: 2021-02-29")]);
    assert!(said.contains("2021-02-29 is not a day in the calendar"), "{said}");
}

#[test]
fn an_overlay_has_a_preset_and_rulings() {
    let said = refused("stray", &[(RULE_SETS, "overlays: [house-2e]", "overlays: []")]);
    assert!(said.contains("no preset carries the overlay house-2e"), "{said}");
    let said = refused("idle", &[(RULE_SETS, "overlays: [house-2e]", "overlays: [house-2e, zgm]")]);
    assert!(said.contains("preset house-2e: no ruling is in the overlay zgm"), "{said}");
}

#[test]
fn an_id_stands_once_and_names_no_leftovers() {
    let said = refused("twice", &[(RULE_SETS, "id: community", "id: count.road-city")]);
    assert!(said.contains("the id count.road-city is taken"), "{said}");
    let said = refused("rest", &[(RULE_SETS, "id: community", "id: rest")]);
    assert!(said.contains("the id rest is taken"), "{said}");
}

#[test]
fn questions_that_share_a_type_of_readings_read_alike() {
    let tower = "questions/gap.tower.yaml";
    let said = refused("alike", &[(tower, "type: Bars", "type: Unit")]);
    assert!(said.contains(tower), "{said}");
    assert!(said.contains("its readings (skipped, blocks) are of the type Unit"), "{said}");
    assert!(said.contains("count.abbot-row (per-tile, per-space)"), "{said}");
    let said = refused("type", &[(tower, "type: Bars", "type: bars")]);
    assert!(said.contains("write the name of a Rust type"), "{said}");
}

#[test]
fn a_question_is_called_as_its_file_is_and_in_words_that_code_can_take() {
    let new = |id: &str, reading: &str| {
        format!("id: {id}\ntitle: x\nasks: x?\nreadings:\n  {reading}: x\nshortly:\n  asks: x?\n  {reading}: y\n")
    };
    let of = |name: &str, file: &str, text: &str| refused(name, &[(file, "", text)]);
    let said = of("file", "questions/gap.nobody-asks.yaml", &new("gap.nobody-ask", "one"));
    assert!(said.contains("not named after its question"), "{said}");
    let said = of("id", "questions/nobody.yaml", &new("nobody", "one"));
    assert!(said.contains("not the id of a question"), "{said}");
    let said = of("reading", "questions/gap.nobody-asks.yaml", &new("gap.nobody-asks", "Two"));
    assert!(said.contains("small letters"), "{said}");
    let said = of("open", "questions/gap.nobody-asks.yaml", &new("gap.nobody-asks", "open"));
    assert!(said.contains("no reading may be called open"), "{said}");
}

#[test]
fn a_question_and_its_readings_are_put_shortly() {
    let file = "questions/place.touch.yaml";
    let of = |name: &str, old: &str, new: &str| {
        let said = refused(&format!("shortly-{name}"), &[(file, old, new)]);
        assert!(said.contains(file), "{said}");
        said
    };
    let block = "shortly:\n  asks: Must a short side of a half tile touch a tile in play?\n  \
                 short-side: yes\n  any-side: no, long side to long side is enough\n";
    let none = of("none", block, "");
    assert!(none.contains("missing field `shortly`"), "{none}");
    assert!(of("asks", "  asks: Must a short", "  # Must a short").contains("asks is missing"));
    let reading = "  any-side: no, long side to long side is enough\n";
    assert!(of("reading", reading, "").contains("shortly: any-side is missing"));
    let unknown = of("unknown", reading, "  each-side: no, long side to long side is enough\n");
    assert!(unknown.contains("no reading each-side (it has short-side, any-side)"), "{unknown}");
    let long = of("long", reading, "  any-side: no, a long side against a long side will do\n");
    assert!(long.contains("any-side: 43 characters are too many; 40 may be"), "{long}");
    let long =
        of("line", "touch a tile in play?", "touch one of the tiles that are in play already, wherever they may be?");
    assert!(long.contains("asks: 103 characters are too many; 100 may be"), "{long}");
    assert!(of("words", "tile in play?", "tile in play").contains("a whole question"));
    assert!(of("same", reading, "  any-side: yes\n").contains("the same words"));
    assert!(of("empty", reading, "  any-side: ' '\n").contains("nothing is written"));
}

#[test]
fn a_place_that_is_put_shortly_is_short() {
    let file = "questions/setup.players.yaml";
    let short =
        "place: '\"Preparation\"'\n    short: the paragraph on how many can play with one set of all the halves\n";
    let said = refused("short", &[(file, "place: '\"Preparation\"'\n", short)]);
    assert!(said.contains(file) && said.contains("short: 65 characters are too many"), "{said}");
}

#[test]
fn a_ruling_has_a_source_a_place_a_reading_and_a_date() {
    let file = "questions/setup.players.yaml";
    let of = |name: &str, old: &str, new: &str| {
        let said = refused(name, &[(file, old, new)]);
        assert!(said.contains(file) && said.contains("ruling players-2014-leaflet: "), "{said}");
        said
    };
    assert!(of("source", "source: hh", "source: hx").contains("not in sources.yaml"));
    assert!(of("place", "place: '\"Preparation\"'", "place: ' '").contains("no place"));
    assert!(of("read", "reading: up-to-six", "reading: six").contains("no reading six"));
    assert!(of("from", "from: 2014\n", "from: 2014-13\n").contains("2014-13 is not a day"));
    assert!(of("who", "authority: official-rule", "authority: rule").contains("no authority"));
    let supersedes = "authority: official-rule\n    supersedes: [players-2014-again]";
    assert!(of("old", "authority: official-rule", supersedes).contains("not a ruling of this"));
}

#[test]
fn a_source_has_an_address_or_says_why_not() {
    let file = "sources.yaml";
    let of = |name: &str, old: &str, new: &str| {
        let said = refused(&format!("source-{name}"), &[(file, old, new)]);
        assert!(said.contains(file), "{said}");
        said
    };
    let why = "  no_address: a printed leaflet, with no online copy that we know of\n";
    let none = of("none", why, "");
    assert!(none.contains("hh: write its `address`, or in `no_address` why it has none"), "{none}");
    let address = "  address: https://wikicarpedia.com/car/Bridges,_Castles_and_Bazaars_(1st_edition)\n";
    let both = of("both", address, &format!("{address}{why}"));
    assert!(both.contains("wiki-bridges-castles: write its `address`"), "{both}");
    let is = |name: &str, new: &str| {
        of(name, "https://wikicarpedia.com/car/Bridges,_Castles_and_Bazaars_(1st_edition)", new)
    };
    assert!(is("ftp", "ftp://wikicarpedia.com").contains("begins with https:// or http://"));
    assert!(is("host", "https:///car/Glossary").contains("names no host"));
    assert!(is("local", "https://localhost/car").contains("names no host"));
    let space = is("space", "https://wikicarpedia.com/car/Glossary Abbey");
    assert!(space.contains("' ' is to be written as % and its code"), "{space}");
    assert!(is("quote", "'https://wikicarpedia.com/\"car'").contains("is to be written as %"));
    assert!(is("letter", "https://wikicarpedia.com/Kręgi").contains("is to be written as %"));
    let twice = of(
        "twice",
        "    - https://wikicarpedia.com/car/Halflings\n",
        "    - https://wikicarpedia.com/car/Halflings/nl\n",
    );
    assert!(twice.contains("2e: address") && twice.contains("stands there twice"), "{twice}");
    let revision = "  revision: the thread to be printed, as a stored copy had it\n";
    let none = of("revision", revision, "");
    assert!(none.contains("forum-fairy: write in `revision`"), "{none}");
    let castle = "questions/field.castle.yaml";
    let other = [(castle, "Castles_in_Germany_(1st_edition)", "Castles_in_Germany/nl")];
    let said = refused("source-other", &other);
    assert!(said.contains("Castles_in_Germany/nl"), "{said}");
    assert!(said.contains(" is no address of castles (https://"), "{said}");
}

#[test]
fn a_place_is_cited_or_excused_or_heads_others() {
    let file = "places/hh.yaml";
    let of = |name: &str, old: &str, new: &str| refused(&format!("place-{name}"), &[(file, old, new)]);
    let excuse = ", uncited: \"not a rule: whose game it is\" }";
    let none = of("none", excuse, " }");
    assert!(none.contains("hh: author is cited by nothing; cite it, or say why not"), "{none}");
    let heading = "{ id: game, kind: heading, name: Carcassonne, uncited: \"not a rule: the name of the game\" }";
    let bare = of("bare", heading, "{ id: game, kind: heading, name: Carcassonne }");
    assert!(bare.contains("hh: game is cited by nothing"), "{bare}");
    let both = of("both", "name: how many may play }", "name: how many may play, uncited: it is not }");
    assert!(both.contains("hh: preparation/players is cited and excused"), "{both}");
    let gone = of("gone", "id: preparation/players,", "id: preparation/player,");
    assert!(gone.contains("players-2014-leaflet cites preparation/players, which is not a place of hh"), "{gone}");
    let over = of("over", "under: preparation, name: how many", "under: end, name: how many");
    assert!(over.contains("hh: preparation/players is under end, which is not before it"), "{over}");
    let twice = of("twice", "id: game,", "id: author,");
    assert!(twice.contains("hh: author is listed twice"), "{twice}");
}

#[test]
fn what_is_quoted_from_another_language_has_its_english() {
    let of = |name, old, new| refused(name, &[("places/hsw.yaml", old, new)]);
    let bare = of("no-english", "  \"Spielvorbereitung\": \"Preparation\"\n", "");
    assert!(bare.contains("hsw: \"Spielvorbereitung\" has no English"), "{bare}");
    let nowhere = of("english-of-nothing", "translated:\n", "translated:\n  \"Nirgends\": \"Nowhere\"\n");
    assert!(nowhere.contains("\"Nirgends\" has English but is nowhere"), "{nowhere}");
    let twice = of("english-twice", "translated:\n", "english:\n  \"Kloster\": \"Cloister\"\ntranslated:\n");
    assert!(twice.contains("\"Kloster\" has English twice"), "{twice}");
}

/// Adds a second language with the messages of English.
fn with_dutch(name: &str) -> PathBuf {
    let folder = changed(name, &[]);
    let (from, to) = (folder.join("src/wording/en"), folder.join("src/wording/nl"));
    std::fs::create_dir_all(&to).expect("a folder");
    for entry in std::fs::read_dir(&from).expect("the messages are there") {
        let path = entry.expect("an entry").path();
        std::fs::copy(&path, to.join(path.file_name().expect("a name"))).expect("copied");
    }
    folder
}

/// Returns the errors for a second language with a change to one file of its messages.
fn translated(name: &str, file: &str, change: impl Fn(String) -> String) -> Option<String> {
    let folder = with_dutch(name);
    let path = folder.join("src/wording/nl").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    std::fs::write(&path, change(text)).expect("written");
    run(&folder)
}

#[test]
fn another_language_is_another_folder_with_every_message() {
    let dutch = "further = { $before }, { $next }\nand = { $before } en { $last }\nor = { $before } of { $last }\napart = { $before }; { $next }\neither = { $before }; of { $next }\nany-of = { $before } of { $next }\nclauses = { $before }, en { $next }\nany-of-clauses = { $before }, of { $next }\n";
    assert_eq!(translated("dutch", "lists.ftl", |_| dutch.to_owned()), None);
    let less = translated("less", "lists.ftl", |text| text.replace("or = ", "of = "));
    let less = less.expect("refused");
    assert!(less.contains("nl/lists.ftl, `or`: there is no such message"), "{less}");
    let more = translated("more", "lists.ftl", |text| format!("{text}nor = {{ $before }}\n"));
    let more = more.expect("refused");
    assert!(more.contains("nl/lists.ftl, `nor`: English has none"), "{more}");
    let part = translated("part", "lists.ftl", |text| text.replace("$last", "$laatste"));
    let part = part.expect("refused");
    assert!(part.contains("no part is called `$laatste`"), "{part}");
    let broken = translated("broken", "lists.ftl", |text| format!("{text}\nand so on\n"));
    let broken = broken.expect("refused");
    assert!(broken.contains("nl/lists.ftl:"), "{broken}");
    let twice = translated("twice", "lists.ftl", |text| format!("{text}or = x\n"));
    assert!(twice.expect("refused").contains("`or` is there twice"));
}

/// Returns the translatable lines of a question's file: without ids, dates, sources and places.
fn words_of(question: &str) -> String {
    let mut out = String::new();
    let (mut kept, mut in_rulings, mut in_since) = (false, false, false);
    for line in question.lines() {
        let indent = line.len() - line.trim_start().len();
        let key = line.trim_start_matches([' ', '-']).split(':').next().unwrap_or_default();
        if indent == 0 && !line.starts_with("- ") {
            (in_rulings, in_since) = (key == "rulings", key == "since");
            kept = !matches!(key, "id" | "type" | "pair" | "quiet" | "alike" | "waiting_for" | "rulings");
            if in_rulings && !line.ends_with("[]") {
                out.push_str("rulings:\n");
            }
        } else if in_rulings && line.starts_with("  - id: ") {
            out.extend(["  ", line.trim_start_matches("  - id: "), ":"]);
            kept = false;
            continue;
        } else if in_rulings && indent == 4 {
            kept = key == "says";
            if kept {
                out.extend([line.trim_start().trim_start_matches("says:"), "\n"]);
            }
            continue;
        } else if in_since && indent == 2 {
            kept = key != "date";
        }
        if kept {
            out.extend([line, "\n"]);
        }
    }
    out
}

/// Returns the errors for a second language that also has the questions, in English, with a change to the file of one.
fn put(name: &str, file: &str, change: impl Fn(String) -> String) -> Option<String> {
    let folder = with_dutch(name);
    let to = folder.join("src/rulebook/nl");
    std::fs::create_dir_all(&to).expect("a folder");
    for entry in std::fs::read_dir(folder.join("src/rulebook/questions")).expect("questions") {
        let path = entry.expect("an entry").path();
        let text = words_of(&std::fs::read_to_string(&path).expect("a question"));
        std::fs::write(to.join(path.file_name().expect("a name")), text).expect("written");
    }
    let path = to.join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    match change(text) {
        gone if gone.is_empty() => std::fs::remove_file(path).expect("removed"),
        text => std::fs::write(path, text).expect("written"),
    }
    let refused = run(&folder);
    if refused.is_none() {
        let made = std::fs::read_to_string(folder.join("rulebook.rs")).expect("made");
        assert!(made.contains("(\"nl\", &["), "the language is in the table");
    }
    refused
}

#[test]
fn a_language_says_of_each_question_what_english_says() {
    const BARN: &str = "barn.fields.yaml";
    let asks = |text: String| text.replace("does the barn join them", "verbindt de boerderij ze");
    assert_eq!(put("law", BARN, asks), None);
    let of = |name: &str, old: &str, new: &str| {
        let change = |text: String| {
            assert!(text.contains(old), "{old:?} in\n{text}");
            text.replacen(old, new, 1)
        };
        put(name, BARN, change).expect("this should be refused")
    };
    let gone = put("law-gone", BARN, |_| String::new()).expect("refused");
    assert!(gone.contains("nl/barn.fields.yaml: there is no such file"), "{gone}");
    let strange = put("law-strange", "barn.roof.yaml", |_| "title: x\n".to_owned());
    assert!(strange.expect("refused").contains("barn.roof.yaml: there is no such question"));
    let said = of("law-title", "title: fields that meet under a barn\n", "");
    assert!(said.contains("missing field `title`"), "{said}");
    let said = of("law-key", "title:", "rules: x\ntitle:");
    assert!(said.contains("unknown field `rules`"), "{said}");
    let said = of("law-reading", "  apart: they", "  alone: they");
    assert!(said.contains("readings: English has no alone"), "{said}");
    let said = of("law-less", "  apart: they stay separate fields\n", "");
    assert!(said.contains("readings: apart is missing"), "{said}");
    let said = of("law-shortly", "  apart: no, they stay separate\n", "");
    assert!(said.contains("shortly: apart is missing; write it in 40 characters"), "{said}");
    let said = of("law-ruling", "  barn-fields-house-2:", "  barn-fields-house-3:");
    assert!(said.contains("rulings: English has no barn-fields-house-3"), "{said}");
    let said = of("law-precise", "precision:", "since: { what: x, because: y }\nprecision:");
    assert!(said.contains("since: English has none"), "{said}");
    // A language without sentences cannot have law.
    let alone = changed("law-alone", &[]);
    std::fs::create_dir_all(alone.join("src/rulebook/fy")).expect("a folder");
    let said = run(&alone).expect("refused");
    assert!(said.contains("fy: no sentences are written in this language"), "{said}");
}

#[test]
fn a_word_to_find_by_means_one_thing() {
    const SYNONYMS: &str = "../report/find/synonyms.yaml";
    let said = refused("synonym-twice", &[(SYNONYMS, "[barn, schuur,", "[barn, klooster, schuur,")]);
    assert!(said.contains("`klooster` stands twice"), "{said}");
    let said = refused("synonym-also", &[(SYNONYMS, "[farmer, field]", "[boer, field]")]);
    assert!(said.contains("`boer` begins no line"), "{said}");
    let said = refused("synonym-over", &[(SYNONYMS, "passed_over:\n  [a,", "passed_over:\n  [a, weg,")]);
    assert!(said.contains("`weg` has a meaning and is passed over"), "{said}");
    let said = refused("synonym-form", &[(SYNONYMS, "[barn, schuur,", "[barn, een schuur,")]);
    assert!(said.contains("is not one word"), "{said}");
    let said = refused("synonym-alone", &[(SYNONYMS, "[inn, herberg, gasthaus, wirtshaus, tavern]", "[inn]")]);
    assert!(said.contains("has no other word"), "{said}");
}
