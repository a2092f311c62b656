//! Refusals of the build script: an invalid rulebook never becomes part of a program.

use std::process::Command;

use crate::common::files;
use crate::project::{read_file, root};
use crate::running::TemporaryFolder;

const RULE_SETS: &str = "rule-sets.yaml";

/// Copies the project's data to a temporary folder with changes, each a file of the rulebook, a piece of text and its
/// replacement. A missing file begins empty.
fn copy_with_changes(changes: &[(&str, &str, &str)]) -> TemporaryFolder {
    let copy = TemporaryFolder::new();
    let target = copy.path();
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
        for entry in std::fs::read_dir(root().join(folder)).expect("a folder") {
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
    copy
}

/// Runs the build script in a folder; returns its errors if it refuses, else `None`.
fn run_build_script(folder: &TemporaryFolder) -> Option<String> {
    let output = Command::new(env!("BUILD_SCRIPT"))
        .current_dir(folder.path())
        .env("OUT_DIR", folder.path())
        .output()
        .expect("the build script runs");
    let stdout = String::from_utf8_lossy(&output.stdout);
    let errors: Vec<&str> = stdout.lines().filter_map(|l| l.strip_prefix("cargo::error=")).collect();
    (!output.status.success()).then(|| errors.join("\n"))
}

/// Returns the errors for the rulebook with changes.
fn refusal_errors(changes: &[(&str, &str, &str)]) -> String {
    run_build_script(&copy_with_changes(changes)).expect("this should be refused")
}

/// Fails unless the rulebook with a change in a file is refused with a message.
fn check_refused(file: &str, old: &str, new: &str, message: &str) {
    let errors = refusal_errors(&[(file, old, new)]);
    assert!(errors.contains(message), "{errors}");
}

/// Like [`check_refused`], but the errors must name the file too.
fn check_refused_there(file: &str, old: &str, new: &str, message: &str) {
    let errors = refusal_errors(&[(file, old, new)]);
    assert!(errors.contains(file) && errors.contains(message), "{errors}");
}

#[test]
fn the_rulebook_as_it_stands_is_accepted() {
    let folder = copy_with_changes(&[]);
    assert_eq!(run_build_script(&folder), None);
    assert!(folder.read_text("questions.rs").contains("pub const COUNT_ROAD_CITY: Question<Unit>"));
    assert!(folder.read_text("rulebook.rs").contains("Era { id: \"2014-10\""));
    assert!(folder.read_text("catalogue.rs").contains("Entry { id: \"I-07\""));
}

#[test]
fn just_one_era_is_the_present_law() {
    check_refused_there(RULE_SETS, "    present: true\n", "", "write `present: true` in one of");
    let twice = "date: 2021-01-01\n    present: true\n";
    check_refused(RULE_SETS, "date: 2021-01-01\n", twice, "not in 2021 and 20");
}

#[test]
fn eras_stand_in_time_order() {
    check_refused(RULE_SETS, "date: 2021-01-01", "date: 2026-01-01", "time order");
    check_refused(RULE_SETS, "date: 2021-01-01", "date: 2021-02-29", "2021-02-29 is not a day in the calendar");
}

#[test]
fn an_overlay_has_a_preset_and_rulings() {
    check_refused(RULE_SETS, "overlays: [house-2e]", "overlays: []", "no preset carries the overlay house-2e");
    check_refused(
        RULE_SETS,
        "overlays: [house-2e]",
        "overlays: [house-2e, zgm]",
        "preset house-2e: no ruling is in the overlay zgm",
    );
}

#[test]
fn an_id_stands_once_and_names_no_leftovers() {
    check_refused(RULE_SETS, "id: community", "id: count.road-city", "the id count.road-city is taken");
    check_refused(RULE_SETS, "id: community", "id: rest", "the id rest is taken");
}

#[test]
fn questions_that_share_a_type_of_readings_read_alike() {
    let tower = "questions/gap.tower.yaml";
    let errors = refusal_errors(&[(tower, "type: Bars", "type: Unit")]);
    assert!(errors.contains(tower), "{errors}");
    assert!(errors.contains("its readings (skipped, blocks) are of the type Unit"), "{errors}");
    assert!(errors.contains("count.abbot-row (per-tile, per-space)"), "{errors}");
    check_refused(tower, "type: Bars", "type: bars", "write the name of a Rust type");
}

#[test]
fn a_question_is_called_as_its_file_is_and_in_words_that_code_can_take() {
    let new_question = |id: &str, reading: &str| {
        format!("id: {id}\ntitle: x\nasks: x?\nreadings:\n  {reading}: x\nshortly:\n  asks: x?\n  {reading}: y\n")
    };
    for (file, id, reading, message) in [
        ("questions/gap.nobody-asks.yaml", "gap.nobody-ask", "one", "not named after its question"),
        ("questions/nobody.yaml", "nobody", "one", "not the id of a question"),
        ("questions/gap.nobody-asks.yaml", "gap.nobody-asks", "Two", "small letters"),
        ("questions/gap.nobody-asks.yaml", "gap.nobody-asks", "open", "no reading may be called open"),
    ] {
        check_refused(file, "", &new_question(id, reading), message);
    }
}

#[test]
fn a_question_and_its_readings_are_put_shortly() {
    let file = "questions/place.touch.yaml";
    let check = |old: &str, new: &str, message: &str| check_refused_there(file, old, new, message);
    let block = "shortly:\n  asks: Must a short side of a half tile touch a tile in play?\n  \
                 short-side: yes\n  any-side: no, long side to long side is enough\n";
    check(block, "", "missing field `shortly`");
    check("  asks: Must a short", "  # Must a short", "asks is missing");
    let reading = "  any-side: no, long side to long side is enough\n";
    check(reading, "", "shortly: any-side is missing");
    check(
        reading,
        "  each-side: no, long side to long side is enough\n",
        "no reading each-side (it has short-side, any-side)",
    );
    check(
        reading,
        "  any-side: no, a long side against a long side will do\n",
        "any-side: 43 characters are too many; 40 may be",
    );
    check(
        "touch a tile in play?",
        "touch one of the tiles that are in play already, wherever they may be?",
        "asks: 103 characters are too many; 100 may be",
    );
    check("tile in play?", "tile in play", "a whole question");
    check(reading, "  any-side: yes\n", "the same words");
    check(reading, "  any-side: ' '\n", "nothing is written");
}

#[test]
fn a_place_that_is_put_shortly_is_short() {
    let file = "questions/setup.players.yaml";
    let short =
        "place: '\"Preparation\"'\n    short: the paragraph on how many can play with one set of all the halves\n";
    check_refused_there(file, "place: '\"Preparation\"'\n", short, "short: 65 characters are too many");
}

#[test]
fn a_ruling_has_a_source_a_place_a_reading_and_a_date() {
    let file = "questions/setup.players.yaml";
    let check = |old: &str, new: &str, message: &str| {
        let errors = refusal_errors(&[(file, old, new)]);
        assert!(errors.contains(file) && errors.contains("ruling players-2014-leaflet: "), "{errors}");
        assert!(errors.contains(message), "{errors}");
    };
    check("source: hh", "source: hx", "not in sources.yaml");
    check("place: '\"Preparation\"'", "place: ' '", "no place");
    check("reading: up-to-six", "reading: six", "no reading six");
    check("from: 2014\n", "from: 2014-13\n", "2014-13 is not a day");
    check("authority: official-rule", "authority: rule", "no authority");
    let supersedes = "authority: official-rule\n    supersedes: [players-2014-again]";
    check("authority: official-rule", supersedes, "not a ruling of this");
}

#[test]
fn a_source_has_an_address_or_says_why_not() {
    let file = "sources.yaml";
    let check = |old: &str, new: &str, message: &str| check_refused_there(file, old, new, message);
    let reason = "  no_address: a printed leaflet, with no online copy that we know of\n";
    check(reason, "", "hh: write its `address`, or in `no_address` why it has none");
    let address = "  address: https://wikicarpedia.com/car/Bridges,_Castles_and_Bazaars_(1st_edition)\n";
    check(address, &format!("{address}{reason}"), "wiki-bridges-castles: write its `address`");
    let check_address = |new: &str, message: &str| {
        check("https://wikicarpedia.com/car/Bridges,_Castles_and_Bazaars_(1st_edition)", new, message);
    };
    check_address("ftp://wikicarpedia.com", "begins with https:// or http://");
    check_address("https:///car/Glossary", "names no host");
    check_address("https://localhost/car", "names no host");
    check_address("https://wikicarpedia.com/car/Glossary Abbey", "' ' is to be written as % and its code");
    check_address("'https://wikicarpedia.com/\"car'", "is to be written as %");
    check_address("https://wikicarpedia.com/Kręgi", "is to be written as %");
    let address = "    - https://wikicarpedia.com/car/Halflings\n";
    let errors = refusal_errors(&[(file, address, "    - https://wikicarpedia.com/car/Halflings/nl\n")]);
    assert!(errors.contains("2e: address") && errors.contains("stands there twice"), "{errors}");
    let revision = "  revision: the thread to be printed, as a stored copy had it\n";
    check(revision, "", "forum-fairy: write in `revision`");
    let castle = "questions/field.castle.yaml";
    let errors = refusal_errors(&[(castle, "Castles_in_Germany_(1st_edition)", "Castles_in_Germany/nl")]);
    assert!(errors.contains("Castles_in_Germany/nl"), "{errors}");
    assert!(errors.contains(" is no address of castles (https://"), "{errors}");
}

#[test]
fn a_place_is_cited_or_excused_or_heads_others() {
    let file = "places/hh.yaml";
    let check = |old: &str, new: &str, message: &str| check_refused(file, old, new, message);
    let excuse = ", uncited: \"not a rule: whose game it is\" }";
    check(excuse, " }", "hh: author is cited by nothing; cite it, or say why not");
    let heading = "{ id: game, kind: heading, name: Carcassonne, uncited: \"not a rule: the name of the game\" }";
    check(heading, "{ id: game, kind: heading, name: Carcassonne }", "hh: game is cited by nothing");
    check(
        "name: how many may play }",
        "name: how many may play, uncited: it is not }",
        "hh: preparation/players is cited and excused",
    );
    check(
        "id: preparation/players,",
        "id: preparation/player,",
        "players-2014-leaflet cites preparation/players, which is not a place of hh",
    );
    check(
        "under: preparation, name: how many",
        "under: end, name: how many",
        "hh: preparation/players is under end, which is not before it",
    );
    check("id: game,", "id: author,", "hh: author is listed twice");
}

#[test]
fn what_is_quoted_from_another_language_has_its_english() {
    let check = |old: &str, new: &str, message: &str| check_refused("places/hsw.yaml", old, new, message);
    check("  \"Spielvorbereitung\": \"Preparation\"\n", "", "hsw: \"Spielvorbereitung\" has no English");
    check("translated:\n", "translated:\n  \"Nirgends\": \"Nowhere\"\n", "\"Nirgends\" has English but is nowhere");
    check("translated:\n", "english:\n  \"Kloster\": \"Cloister\"\ntranslated:\n", "\"Kloster\" has English twice");
}

/// Adds a second language with the messages of English.
fn add_dutch() -> TemporaryFolder {
    let folder = copy_with_changes(&[]);
    for path in files(&folder.path().join("src/wording/en")) {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        folder.write(&format!("src/wording/nl/{name}"), read_file(&path));
    }
    folder
}

/// Returns the errors for a second language with a change to its file of lists.
fn translation_errors(change: impl Fn(String) -> String) -> Option<String> {
    const LISTS: &str = "src/wording/nl/lists.ftl";
    let folder = add_dutch();
    folder.write(LISTS, change(folder.read_text(LISTS)));
    run_build_script(&folder)
}

#[test]
fn another_language_is_another_folder_with_every_message() {
    let dutch = "further = { $before }, { $next }\nand = { $before } en { $last }\nor = { $before } of { $last }\napart = { $before }; { $next }\neither = { $before }; of { $next }\nany-of = { $before } of { $next }\nclauses = { $before }, en { $next }\nany-of-clauses = { $before }, of { $next }\n";
    assert_eq!(translation_errors(|_| dutch.to_owned()), None);
    let check = |change: &dyn Fn(String) -> String, message: &str| {
        let errors = translation_errors(change).expect("refused");
        assert!(errors.contains(message), "{errors}");
    };
    check(&|text| text.replace("or = ", "of = "), "nl/lists.ftl, `or`: there is no such message");
    check(&|text| text + "nor = { $before }\n", "nl/lists.ftl, `nor`: English has none");
    check(&|text| text.replace("$last", "$laatste"), "no part is called `$laatste`");
    check(&|text| text + "\nand so on\n", "nl/lists.ftl:");
    check(&|text| text + "or = x\n", "`or` is there twice");
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
fn law_translation_errors(file: &str, change: impl Fn(String) -> String) -> Option<String> {
    let folder = add_dutch();
    for path in files(&folder.path().join("src/rulebook/questions")) {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        folder.write(&format!("src/rulebook/nl/{name}"), translatable_lines(&read_file(&path)));
    }
    let path = folder.path().join("src/rulebook/nl").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    match change(text) {
        gone if gone.is_empty() => std::fs::remove_file(path).expect("removed"),
        text => std::fs::write(path, text).expect("written"),
    }
    let errors = run_build_script(&folder);
    if errors.is_none() {
        assert!(folder.read_text("rulebook.rs").contains("(\"nl\", &["), "the language is in the table");
    }
    errors
}

#[test]
fn a_language_says_of_each_question_what_english_says() {
    const BARN: &str = "barn.fields.yaml";
    let asks = |text: String| text.replace("does the barn join them", "verbindt de boerderij ze");
    assert_eq!(law_translation_errors(BARN, asks), None);
    let check = |old: &str, new: &str, message: &str| {
        let change = |text: String| {
            assert!(text.contains(old), "{old:?} in\n{text}");
            text.replacen(old, new, 1)
        };
        let errors = law_translation_errors(BARN, change).expect("this should be refused");
        assert!(errors.contains(message), "{errors}");
    };
    let gone = law_translation_errors(BARN, |_| String::new()).expect("refused");
    assert!(gone.contains("nl/barn.fields.yaml: there is no such file"), "{gone}");
    let strange = law_translation_errors("barn.roof.yaml", |_| "title: x\n".to_owned());
    assert!(strange.expect("refused").contains("barn.roof.yaml: there is no such question"));
    check("title: fields that meet under a barn\n", "", "missing field `title`");
    check("title:", "rules: x\ntitle:", "unknown field `rules`");
    check("  apart: they", "  alone: they", "readings: English has no alone");
    check("  apart: they stay separate fields\n", "", "readings: apart is missing");
    check("  apart: no, they stay separate\n", "", "shortly: apart is missing; write it in 40 characters");
    check("  barn-fields-house-2:", "  barn-fields-house-3:", "rulings: English has no barn-fields-house-3");
    check("precision:", "since: { what: x, because: y }\nprecision:", "since: English has none");
    // A language without sentences cannot have law.
    let folder = copy_with_changes(&[]);
    std::fs::create_dir_all(folder.path().join("src/rulebook/fy")).expect("a folder");
    let errors = run_build_script(&folder).expect("refused");
    assert!(errors.contains("fy: no sentences are written in this language"), "{errors}");
}

#[test]
fn a_word_to_find_by_means_one_thing() {
    const SYNONYMS: &str = "../report/find/synonyms.yaml";
    check_refused(SYNONYMS, "[barn, schuur,", "[barn, klooster, schuur,", "`klooster` stands twice");
    check_refused(SYNONYMS, "[farmer, field]", "[boer, field]", "`boer` begins no line");
    check_refused(
        SYNONYMS,
        "passed_over:\n  [a,",
        "passed_over:\n  [a, weg,",
        "`weg` has a meaning and is passed over",
    );
    check_refused(SYNONYMS, "[barn, schuur,", "[barn, een schuur,", "is not one word");
    check_refused(SYNONYMS, "[inn, herberg, gasthaus, wirtshaus, tavern]", "[inn]", "has no other word");
}
