//! Refusals of the build script: an invalid rulebook never becomes part of a program.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::process::Command;

const RULE_SETS: &str = "rule-sets.yaml";

/// Copies the project's data to a separate folder with changes, each a file of the rulebook, a piece of text and its
/// replacement. A missing file begins empty.
fn copy_with_changes(name: &str, changes: &[(&str, &str, &str)]) -> PathBuf {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("build-script").join(name);
    let _ = std::fs::remove_dir_all(&target);
    for folder in [
        "src/rulebook",
        "src/rulebook/questions",
        "src/rulebook/places",
        "src/tiles",
        "src/wording/en",
        "src/report/find",
        "src/report/notation",
        "src/mechanics/environs",
        "src/mechanics/features",
        "src/mechanics/game",
        "src/mechanics/messages",
        "src/mechanics/moving",
        "src/mechanics/placing",
        "src/mechanics/symbols",
    ] {
        std::fs::create_dir_all(target.join(folder)).expect("a folder");
        for entry in std::fs::read_dir(project.join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|e| e == "yaml" || e == "ftl" || e == "md") {
                let name = path.file_name().expect("a file");
                std::fs::copy(&path, target.join(folder).join(name)).expect("copied");
            }
        }
    }
    for (file, old, new) in changes {
        let path = target.join("src/rulebook").join(file);
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(text.contains(old), "{file} has no {old:?}");
        std::fs::write(path, text.replacen(old, new, 1)).expect("written");
    }
    target
}

/// Runs the build script in a folder; returns its errors if it refuses, else `None`.
fn run_build_script(folder: &Path) -> Option<String> {
    let output = Command::new(env!("BUILD_SCRIPT"))
        .current_dir(folder)
        .env("OUT_DIR", folder)
        .output()
        .expect("the build script runs");
    let stdout = String::from_utf8_lossy(&output.stdout);
    let errors: Vec<&str> = stdout.lines().filter_map(|l| l.strip_prefix("cargo::error=")).collect();
    (!output.status.success()).then(|| errors.join("\n"))
}

/// Returns the errors for the rulebook with changes.
fn refusal_errors(name: &str, changes: &[(&str, &str, &str)]) -> String {
    run_build_script(&copy_with_changes(name, changes)).expect("this should be refused")
}

#[test]
fn the_rulebook_as_it_stands_is_accepted() {
    let folder = copy_with_changes("as-it-stands", &[]);
    assert_eq!(run_build_script(&folder), None);
    let read_made = |name: &str| std::fs::read_to_string(folder.join(name)).expect("made");
    assert!(read_made("questions.rs").contains("pub const COUNT_ROAD_CITY: Question<Unit>"));
    assert!(read_made("rulebook.rs").contains("Era { id: \"2014-10\""));
    assert!(read_made("catalogue.rs").contains("Entry { id: \"I-07\""));
}

#[test]
fn just_one_era_is_the_present_law() {
    let errors = refusal_errors("no-present", &[(RULE_SETS, "    present: true\n", "")]);
    assert!(errors.contains(RULE_SETS) && errors.contains("write `present: true` in one of"), "{errors}");
    let change = (RULE_SETS, "date: 2021-01-01\n", "date: 2021-01-01\n    present: true\n");
    let errors = refusal_errors("two-presents", &[change]);
    assert!(errors.contains("not in 2021 and 20"), "{errors}");
}

#[test]
fn eras_stand_in_time_order() {
    let errors = refusal_errors("order", &[(RULE_SETS, "date: 2021-01-01", "date: 2026-01-01")]);
    assert!(errors.contains("time order"), "{errors}");
    let errors = refusal_errors("date", &[(RULE_SETS, "date: 2021-01-01", "date: 2021-02-29")]);
    assert!(errors.contains("2021-02-29 is not a day in the calendar"), "{errors}");
}

#[test]
fn an_overlay_has_a_preset_and_rulings() {
    let errors = refusal_errors("stray", &[(RULE_SETS, "overlays: [house-2e]", "overlays: []")]);
    assert!(errors.contains("no preset carries the overlay house-2e"), "{errors}");
    let errors = refusal_errors("idle", &[(RULE_SETS, "overlays: [house-2e]", "overlays: [house-2e, zgm]")]);
    assert!(errors.contains("preset house-2e: no ruling is in the overlay zgm"), "{errors}");
}

#[test]
fn an_id_stands_once_and_names_no_leftovers() {
    let errors = refusal_errors("twice", &[(RULE_SETS, "id: community", "id: count.road-city")]);
    assert!(errors.contains("the id count.road-city is taken"), "{errors}");
    let errors = refusal_errors("rest", &[(RULE_SETS, "id: community", "id: rest")]);
    assert!(errors.contains("the id rest is taken"), "{errors}");
}

#[test]
fn questions_that_share_a_type_of_readings_read_alike() {
    let tower = "questions/gap.tower.yaml";
    let errors = refusal_errors("alike", &[(tower, "type: Bars", "type: Unit")]);
    assert!(errors.contains(tower), "{errors}");
    assert!(errors.contains("its readings (skipped, blocks) are of the type Unit"), "{errors}");
    assert!(errors.contains("count.abbot-row (per-tile, per-space)"), "{errors}");
    let errors = refusal_errors("type", &[(tower, "type: Bars", "type: bars")]);
    assert!(errors.contains("write the name of a Rust type"), "{errors}");
}

#[test]
fn a_question_is_called_as_its_file_is_and_in_words_that_code_can_take() {
    let new_question = |id: &str, reading: &str| {
        format!("id: {id}\ntitle: x\nasks: x?\nreadings:\n  {reading}: x\nshortly:\n  asks: x?\n  {reading}: y\n")
    };
    let errors_for = |name: &str, file: &str, text: &str| refusal_errors(name, &[(file, "", text)]);
    let errors = errors_for("file", "questions/gap.nobody-asks.yaml", &new_question("gap.nobody-ask", "one"));
    assert!(errors.contains("not named after its question"), "{errors}");
    let errors = errors_for("id", "questions/nobody.yaml", &new_question("nobody", "one"));
    assert!(errors.contains("not the id of a question"), "{errors}");
    let errors = errors_for("reading", "questions/gap.nobody-asks.yaml", &new_question("gap.nobody-asks", "Two"));
    assert!(errors.contains("small letters"), "{errors}");
    let errors = errors_for("open", "questions/gap.nobody-asks.yaml", &new_question("gap.nobody-asks", "open"));
    assert!(errors.contains("no reading may be called open"), "{errors}");
}

#[test]
fn a_question_and_its_readings_are_put_shortly() {
    let file = "questions/place.touch.yaml";
    let errors_for = |name: &str, old: &str, new: &str| {
        let errors = refusal_errors(&format!("shortly-{name}"), &[(file, old, new)]);
        assert!(errors.contains(file), "{errors}");
        errors
    };
    let block = "shortly:\n  asks: Must a short side of a half tile touch a tile in play?\n  \
                 short-side: yes\n  any-side: no, long side to long side is enough\n";
    let none = errors_for("none", block, "");
    assert!(none.contains("missing field `shortly`"), "{none}");
    assert!(errors_for("asks", "  asks: Must a short", "  # Must a short").contains("asks is missing"));
    let reading = "  any-side: no, long side to long side is enough\n";
    assert!(errors_for("reading", reading, "").contains("shortly: any-side is missing"));
    let unknown = errors_for("unknown", reading, "  each-side: no, long side to long side is enough\n");
    assert!(unknown.contains("no reading each-side (it has short-side, any-side)"), "{unknown}");
    let long = errors_for("long", reading, "  any-side: no, a long side against a long side will do\n");
    assert!(long.contains("any-side: 43 characters are too many; 40 may be"), "{long}");
    let long = errors_for(
        "line",
        "touch a tile in play?",
        "touch one of the tiles that are in play already, wherever they may be?",
    );
    assert!(long.contains("asks: 103 characters are too many; 100 may be"), "{long}");
    assert!(errors_for("words", "tile in play?", "tile in play").contains("a whole question"));
    assert!(errors_for("same", reading, "  any-side: yes\n").contains("the same words"));
    assert!(errors_for("empty", reading, "  any-side: ' '\n").contains("nothing is written"));
}

#[test]
fn a_place_that_is_put_shortly_is_short() {
    let file = "questions/setup.players.yaml";
    let short =
        "place: '\"Preparation\"'\n    short: the paragraph on how many can play with one set of all the halves\n";
    let errors = refusal_errors("short", &[(file, "place: '\"Preparation\"'\n", short)]);
    assert!(errors.contains(file) && errors.contains("short: 65 characters are too many"), "{errors}");
}

#[test]
fn a_ruling_has_a_source_a_place_a_reading_and_a_date() {
    let file = "questions/setup.players.yaml";
    let errors_for = |name: &str, old: &str, new: &str| {
        let errors = refusal_errors(name, &[(file, old, new)]);
        assert!(errors.contains(file) && errors.contains("ruling players-2014-leaflet: "), "{errors}");
        errors
    };
    assert!(errors_for("source", "source: hh", "source: hx").contains("not in sources.yaml"));
    assert!(errors_for("place", "place: '\"Preparation\"'", "place: ' '").contains("no place"));
    assert!(errors_for("read", "reading: up-to-six", "reading: six").contains("no reading six"));
    assert!(errors_for("from", "from: 2014\n", "from: 2014-13\n").contains("2014-13 is not a day"));
    assert!(errors_for("who", "authority: official-rule", "authority: rule").contains("no authority"));
    let supersedes = "authority: official-rule\n    supersedes: [players-2014-again]";
    assert!(errors_for("old", "authority: official-rule", supersedes).contains("not a ruling of this"));
}

#[test]
fn a_source_has_an_address_or_says_why_not() {
    let file = "sources.yaml";
    let errors_for = |name: &str, old: &str, new: &str| {
        let errors = refusal_errors(&format!("source-{name}"), &[(file, old, new)]);
        assert!(errors.contains(file), "{errors}");
        errors
    };
    let reason = "  no_address: a printed leaflet, with no online copy that we know of\n";
    let none = errors_for("none", reason, "");
    assert!(none.contains("hh: write its `address`, or in `no_address` why it has none"), "{none}");
    let address = "  address: https://wikicarpedia.com/car/Bridges,_Castles_and_Bazaars_(1st_edition)\n";
    let both = errors_for("both", address, &format!("{address}{reason}"));
    assert!(both.contains("wiki-bridges-castles: write its `address`"), "{both}");
    let with_address = |name: &str, new: &str| {
        errors_for(name, "https://wikicarpedia.com/car/Bridges,_Castles_and_Bazaars_(1st_edition)", new)
    };
    assert!(with_address("ftp", "ftp://wikicarpedia.com").contains("begins with https:// or http://"));
    assert!(with_address("host", "https:///car/Glossary").contains("names no host"));
    assert!(with_address("local", "https://localhost/car").contains("names no host"));
    let space = with_address("space", "https://wikicarpedia.com/car/Glossary Abbey");
    assert!(space.contains("' ' is to be written as % and its code"), "{space}");
    assert!(with_address("quote", "'https://wikicarpedia.com/\"car'").contains("is to be written as %"));
    assert!(with_address("letter", "https://wikicarpedia.com/Kręgi").contains("is to be written as %"));
    let twice = errors_for(
        "twice",
        "    - https://wikicarpedia.com/car/Halflings\n",
        "    - https://wikicarpedia.com/car/Halflings/nl\n",
    );
    assert!(twice.contains("2e: address") && twice.contains("stands there twice"), "{twice}");
    let revision = "  revision: the thread to be printed, as a stored copy had it\n";
    let none = errors_for("revision", revision, "");
    assert!(none.contains("forum-fairy: write in `revision`"), "{none}");
    let castle = "questions/field.castle.yaml";
    let other = [(castle, "Castles_in_Germany_(1st_edition)", "Castles_in_Germany/nl")];
    let errors = refusal_errors("source-other", &other);
    assert!(errors.contains("Castles_in_Germany/nl"), "{errors}");
    assert!(errors.contains(" is no address of castles (https://"), "{errors}");
}

#[test]
fn a_place_is_cited_or_excused_or_heads_others() {
    let file = "places/hh.yaml";
    let errors_for = |name: &str, old: &str, new: &str| refusal_errors(&format!("place-{name}"), &[(file, old, new)]);
    let excuse = ", uncited: \"not a rule: whose game it is\" }";
    let none = errors_for("none", excuse, " }");
    assert!(none.contains("hh: author is cited by nothing; cite it, or say why not"), "{none}");
    let heading = "{ id: game, kind: heading, name: Carcassonne, uncited: \"not a rule: the name of the game\" }";
    let bare = errors_for("bare", heading, "{ id: game, kind: heading, name: Carcassonne }");
    assert!(bare.contains("hh: game is cited by nothing"), "{bare}");
    let both = errors_for("both", "name: how many may play }", "name: how many may play, uncited: it is not }");
    assert!(both.contains("hh: preparation/players is cited and excused"), "{both}");
    let gone = errors_for("gone", "id: preparation/players,", "id: preparation/player,");
    assert!(gone.contains("players-2014-leaflet cites preparation/players, which is not a place of hh"), "{gone}");
    let over = errors_for("over", "under: preparation, name: how many", "under: end, name: how many");
    assert!(over.contains("hh: preparation/players is under end, which is not before it"), "{over}");
    let twice = errors_for("twice", "id: game,", "id: author,");
    assert!(twice.contains("hh: author is listed twice"), "{twice}");
}

#[test]
fn what_is_quoted_from_another_language_has_its_english() {
    let errors_for = |name, old, new| refusal_errors(name, &[("places/hsw.yaml", old, new)]);
    let bare = errors_for("no-english", "  \"Spielvorbereitung\": \"Preparation\"\n", "");
    assert!(bare.contains("hsw: \"Spielvorbereitung\" has no English"), "{bare}");
    let nowhere = errors_for("english-of-nothing", "translated:\n", "translated:\n  \"Nirgends\": \"Nowhere\"\n");
    assert!(nowhere.contains("\"Nirgends\" has English but is nowhere"), "{nowhere}");
    let twice = errors_for("english-twice", "translated:\n", "english:\n  \"Kloster\": \"Cloister\"\ntranslated:\n");
    assert!(twice.contains("\"Kloster\" has English twice"), "{twice}");
}

/// Adds a second language with the messages of English.
fn add_dutch(name: &str) -> PathBuf {
    let folder = copy_with_changes(name, &[]);
    let (from, to) = (folder.join("src/wording/en"), folder.join("src/wording/nl"));
    std::fs::create_dir_all(&to).expect("a folder");
    for entry in std::fs::read_dir(&from).expect("the messages are there") {
        let path = entry.expect("an entry").path();
        std::fs::copy(&path, to.join(path.file_name().expect("a name"))).expect("copied");
    }
    folder
}

/// Returns the errors for a second language with a change to one file of its messages.
fn translation_errors(name: &str, file: &str, change: impl Fn(String) -> String) -> Option<String> {
    let folder = add_dutch(name);
    let path = folder.join("src/wording/nl").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    std::fs::write(&path, change(text)).expect("written");
    run_build_script(&folder)
}

#[test]
fn another_language_is_another_folder_with_every_message() {
    let dutch = "further = { $before }, { $next }\nand = { $before } en { $last }\nor = { $before } of { $last }\napart = { $before }; { $next }\neither = { $before }; of { $next }\nany-of = { $before } of { $next }\nclauses = { $before }, en { $next }\nany-of-clauses = { $before }, of { $next }\n";
    assert_eq!(translation_errors("dutch", "lists.ftl", |_| dutch.to_owned()), None);
    let less = translation_errors("less", "lists.ftl", |text| text.replace("or = ", "of = "));
    let less = less.expect("refused");
    assert!(less.contains("nl/lists.ftl, `or`: there is no such message"), "{less}");
    let more = translation_errors("more", "lists.ftl", |text| format!("{text}nor = {{ $before }}\n"));
    let more = more.expect("refused");
    assert!(more.contains("nl/lists.ftl, `nor`: English has none"), "{more}");
    let part = translation_errors("part", "lists.ftl", |text| text.replace("$last", "$laatste"));
    let part = part.expect("refused");
    assert!(part.contains("no part is called `$laatste`"), "{part}");
    let broken = translation_errors("broken", "lists.ftl", |text| format!("{text}\nand so on\n"));
    let broken = broken.expect("refused");
    assert!(broken.contains("nl/lists.ftl:"), "{broken}");
    let twice = translation_errors("twice", "lists.ftl", |text| format!("{text}or = x\n"));
    assert!(twice.expect("refused").contains("`or` is there twice"));
}

/// Returns the translatable lines of a question's file: without ids, dates, sources and places.
fn translatable_lines(question: &str) -> String {
    let mut out = String::new();
    let (mut is_kept, mut in_rulings, mut in_since) = (false, false, false);
    for line in question.lines() {
        let indent = line.len() - line.trim_start().len();
        let key = line.trim_start_matches([' ', '-']).split(':').next().unwrap_or_default();
        if indent == 0 && !line.starts_with("- ") {
            (in_rulings, in_since) = (key == "rulings", key == "since");
            is_kept = !matches!(key, "id" | "type" | "pair" | "quiet" | "alike" | "waiting_for" | "rulings");
            if in_rulings && !line.ends_with("[]") {
                out.push_str("rulings:\n");
            }
        } else if in_rulings && line.starts_with("  - id: ") {
            out.extend(["  ", line.trim_start_matches("  - id: "), ":"]);
            is_kept = false;
            continue;
        } else if in_rulings && indent == 4 {
            is_kept = key == "says";
            if is_kept {
                out.extend([line.trim_start().trim_start_matches("says:"), "\n"]);
            }
            continue;
        } else if in_since && indent == 2 {
            is_kept = key != "date";
        }
        if is_kept {
            out.extend([line, "\n"]);
        }
    }
    out
}

/// Returns the errors for a second language that also has the questions, in English, with a change to the file of one.
fn law_translation_errors(name: &str, file: &str, change: impl Fn(String) -> String) -> Option<String> {
    let folder = add_dutch(name);
    let target = folder.join("src/rulebook/nl");
    std::fs::create_dir_all(&target).expect("a folder");
    for entry in std::fs::read_dir(folder.join("src/rulebook/questions")).expect("questions") {
        let path = entry.expect("an entry").path();
        let text = translatable_lines(&std::fs::read_to_string(&path).expect("a question"));
        std::fs::write(target.join(path.file_name().expect("a name")), text).expect("written");
    }
    let path = target.join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    match change(text) {
        gone if gone.is_empty() => std::fs::remove_file(path).expect("removed"),
        text => std::fs::write(path, text).expect("written"),
    }
    let errors = run_build_script(&folder);
    if errors.is_none() {
        let made = std::fs::read_to_string(folder.join("rulebook.rs")).expect("made");
        assert!(made.contains("(\"nl\", &["), "the language is in the table");
    }
    errors
}

#[test]
fn a_language_says_of_each_question_what_english_says() {
    const BARN: &str = "barn.fields.yaml";
    let asks = |text: String| text.replace("does the barn join them", "verbindt de boerderij ze");
    assert_eq!(law_translation_errors("law", BARN, asks), None);
    let errors_for = |name: &str, old: &str, new: &str| {
        let change = |text: String| {
            assert!(text.contains(old), "{old:?} in\n{text}");
            text.replacen(old, new, 1)
        };
        law_translation_errors(name, BARN, change).expect("this should be refused")
    };
    let gone = law_translation_errors("law-gone", BARN, |_| String::new()).expect("refused");
    assert!(gone.contains("nl/barn.fields.yaml: there is no such file"), "{gone}");
    let strange = law_translation_errors("law-strange", "barn.roof.yaml", |_| "title: x\n".to_owned());
    assert!(strange.expect("refused").contains("barn.roof.yaml: there is no such question"));
    let errors = errors_for("law-title", "title: fields that meet under a barn\n", "");
    assert!(errors.contains("missing field `title`"), "{errors}");
    let errors = errors_for("law-key", "title:", "rules: x\ntitle:");
    assert!(errors.contains("unknown field `rules`"), "{errors}");
    let errors = errors_for("law-reading", "  apart: they", "  alone: they");
    assert!(errors.contains("readings: English has no alone"), "{errors}");
    let errors = errors_for("law-less", "  apart: they stay separate fields\n", "");
    assert!(errors.contains("readings: apart is missing"), "{errors}");
    let errors = errors_for("law-shortly", "  apart: no, they stay separate\n", "");
    assert!(errors.contains("shortly: apart is missing; write it in 40 characters"), "{errors}");
    let errors = errors_for("law-ruling", "  barn-fields-house-2:", "  barn-fields-house-3:");
    assert!(errors.contains("rulings: English has no barn-fields-house-3"), "{errors}");
    let errors = errors_for("law-precise", "precision:", "since: { what: x, because: y }\nprecision:");
    assert!(errors.contains("since: English has none"), "{errors}");
    // A language without sentences cannot have law.
    let folder = copy_with_changes("law-alone", &[]);
    std::fs::create_dir_all(folder.join("src/rulebook/fy")).expect("a folder");
    let errors = run_build_script(&folder).expect("refused");
    assert!(errors.contains("fy: no sentences are written in this language"), "{errors}");
}

#[test]
fn a_word_to_find_by_means_one_thing() {
    const SYNONYMS: &str = "../report/find/synonyms.yaml";
    let errors = refusal_errors("synonym-twice", &[(SYNONYMS, "[barn, schuur,", "[barn, klooster, schuur,")]);
    assert!(errors.contains("`klooster` stands twice"), "{errors}");
    let errors = refusal_errors("synonym-also", &[(SYNONYMS, "[farmer, field]", "[boer, field]")]);
    assert!(errors.contains("`boer` begins no line"), "{errors}");
    let errors = refusal_errors("synonym-over", &[(SYNONYMS, "passed_over:\n  [a,", "passed_over:\n  [a, weg,")]);
    assert!(errors.contains("`weg` has a meaning and is passed over"), "{errors}");
    let errors = refusal_errors("synonym-form", &[(SYNONYMS, "[barn, schuur,", "[barn, een schuur,")]);
    assert!(errors.contains("is not one word"), "{errors}");
    let errors = refusal_errors("synonym-alone", &[(SYNONYMS, "[inn, herberg, gasthaus, wirtshaus, tavern]", "[inn]")]);
    assert!(errors.contains("has no other word"), "{errors}");
}
